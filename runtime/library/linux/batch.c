/* SPDX-License-Identifier: MIT */
/*
 * Makes msr-safe's batch requests: many MSRs in one system call. If an operation is not allowed, the module makes none
 * of them. If one fails in the processor, it makes all and reports which failed.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>

#include "linux/access.h"
#include "linux/batch.h"
#include "linux/file.h"
#include "linux/host.h"
#include "linux/thread.h"
#include "linux/topology.h"

#define BATCH_REQUEST _IOWR('c', 0xa2, struct batch)
#define PROBES 4
#define PROBE_MSR 0x10 /* the time stamp counter, which every processor has */
#define UNTOUCHED 0x7fff
#define VERSION_2 \
	0x20000u /* modules from 2.0.0 on compare its 2, earlier ones do not look (README.md of LLNL/msr-safe) */

_Static_assert(sizeof(struct batch_op) == 32 && sizeof(struct batch) == 16, "as msr-safe lays it out");

static int request(struct linux_host *host, unsigned count)
{
	struct batch batch = { count, VERSION_2, (uintptr_t)host->batch };
	int result = host->sys.ioctl(host->sys.context, host->batch_fd, BATCH_REQUEST, &batch);

	return result > 0 ? 0 : result;
}

static void close_batch(struct linux_host *host)
{
	if (host->batch_fd >= 0)
		(void)host->sys.close(host->sys.context, host->batch_fd);
	host->batch_fd = -1;
}

/*
 * A later version may have another layout of operations. If the module gives no version, or not to this user, a request
 * is tried.
 */
static bool is_known_version(const struct linux_host *host)
{
	char path[PATH_ROOM], text[32];

	host_path(host, path, "/dev/cpu/msr_safe_version");
	return read_text(host, path, text, sizeof(text)) <= 0 || strncmp(text, "1.", 2) == 0 ||
	       strncmp(text, "2.", 2) == 0;
}

static bool is_verdict(int32_t error)
{
	return error == 0 || error == -EACCES || error == -EIO;
}

/* Every operation must come back with a result. They would not if the module expected another size. */
static bool answers(struct linux_host *host)
{
	struct batch_op probe = { (uint16_t)host->sockets[0].cpu, 1, UNTOUCHED, PROBE_MSR, 0, 0 };
	int result;

	for (unsigned at = 0; at < BATCH_OPS; at++)
		host->batch[at] = probe;
	result = request(host, PROBES);
	if (!is_verdict(result))
		return false;
	for (unsigned at = 0; at < BATCH_OPS; at++) {
		int32_t error = host->batch[at].error;

		if (at < PROBES ? !is_verdict(error) : error != UNTOUCHED)
			return false;
	}
	return true;
}

void probe_batch(struct linux_host *host)
{
	char path[PATH_ROOM];

	host_path(host, path, "/dev/cpu/msr_batch");
	if (host->machine.cpu_count > CPU_LIMIT || !is_known_version(host))
		return;
	host->batch_fd = host->sys.open(host->sys.context, path, O_RDONLY);
	if (host->batch_fd < 0) {
		host->batch_fd = -1;
		return;
	}
	host->batch = (struct batch_op *)calloc(BATCH_OPS, sizeof(*host->batch));
	if (host->batch == NULL || !answers(host))
		close_batch(host);
}

/* A request for some items of a list. */
struct asking {
	struct linux_host *host;
	unsigned unit;
	struct uncore_io_item *items;
	size_t count, end; /* after the last item that fits */
	unsigned used;
	struct uncore_io_item *asked[BATCH_OPS]; /* the item of each operation */
};

/* -1: none. */
static int cpu_of(const struct asking *asking, enum uncore_scope scope)
{
	if (check_unit(asking->host, asking->unit, scope) != 0)
		return -1;
	return serving_cpu(asking->host, asking->unit, scope);
}

/* An item without a CPU that serves it is left out. It is then read alone, which explains the failure. */
static void fill_batch(struct asking *asking)
{
	struct linux_host *host = asking->host;
	const struct uncore_address *last = NULL;
	int cpu = -1;
	size_t at;

	asking->used = 0;
	for (at = 0; at < asking->count && asking->used < BATCH_OPS; at++) {
		const struct uncore_address *address = &asking->items[at].address;

		if (address->space != UNCORE_SPACE_MSR)
			continue;
		/* One CPU serves all items of a scope. */
		if (last == NULL || last->scope != address->scope)
			cpu = cpu_of(asking, address->scope);
		last = address;
		if (cpu < 0)
			continue;
		asking->asked[asking->used] = &asking->items[at];
		host->batch[asking->used++] = (struct batch_op){
			.cpu = (uint16_t)cpu, .is_read = 1, .error = UNTOUCHED, .number = address->number
		};
	}
	if (asking->used > 0)
		move_to_cpu(host, host->batch[asking->used - 1].cpu);
	asking->end = at;
}

/*
 * A CPU that went offline is the only reason to try again. Any other refusal of the whole request would be repeated
 * with every sample, so from then on MSRs are read one by one.
 */
static bool ask(struct asking *asking)
{
	struct linux_host *host = asking->host;
	int result = request(host, asking->used);

	if (result == -ENXIO && refresh_cpus(host)) {
		fill_batch(asking);
		result = asking->used == 0 ? 0 : request(host, asking->used);
	}
	if (result == 0 || result == -EIO)
		return true;
	if (result != -ENXIO)
		close_batch(host);
	return false;
}

void read_batch(struct linux_host *host, unsigned unit, struct uncore_io_item *items, size_t count)
{
	struct asking asking;

	for (size_t at = 0; at < count && host->batch_fd >= 0; at += asking.end) {
		asking.host = host;
		asking.unit = unit;
		asking.items = items + at;
		asking.count = count - at;
		fill_batch(&asking);
		if (asking.used == 0 || !ask(&asking))
			continue;
		for (unsigned op = 0; op < asking.used; op++) {
			if (host->batch[op].error != 0)
				continue;
			asking.asked[op]->value = host->batch[op].value;
			asking.asked[op]->result = 0;
		}
	}
}
