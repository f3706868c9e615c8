/* SPDX-License-Identifier: MIT */
/* Finds CPUs and packages: which exist, which are online, and which CPU of a package makes accesses. */
#include <stdlib.h>
#include <string.h>

#include "linux/file.h"
#include "linux/host.h"
#include "linux/text.h"
#include "linux/thread.h"
#include "linux/topology.h"

#define CPUS "/sys/devices/system/cpu"

/* The package, die and core of each online CPU, by number, as found at first. */
struct seat {
	long package, die, core;
	unsigned cpu;
};

/* Reads a CPU list from a file. Returns its highest number plus 1, or an error of read_text(). */
static int read_list(const struct linux_host *host, const char *name, cpu_range *each, void *to)
{
	char path[PATH_ROOM], text[LIST_ROOM];
	int length, result;

	host_path(host, path, CPUS "/%s", name);
	length = read_text(host, path, text, sizeof(text));
	if (length < 0)
		return length;
	if ((size_t)length == sizeof(text) - 1) /* a part of the list is a list, too */
		return -BAD_TEXT;
	result = parse_cpulist(text, (size_t)length, each, to);
	return result < 0 ? -BAD_TEXT : result;
}

static long read_cpu_number(const struct linux_host *host, unsigned cpu, const char *name, long otherwise)
{
	char path[PATH_ROOM];
	long number;

	host_path(host, path, CPUS "/cpu%u/topology/%s", cpu, name);
	return read_number(host, path, &number) ? number : otherwise;
}

static void add_count(void *to, unsigned first, unsigned last)
{
	unsigned *count = (unsigned *)to;

	*count += last - first + 1;
}

static void mark_online(void *to, unsigned first, unsigned last)
{
	struct linux_host *host = (struct linux_host *)to;

	for (unsigned cpu = first; cpu <= last && cpu < host->machine.cpu_count; cpu++)
		host->cpus[cpu].online = true;
}

/* ---- the first look ---- */

/* The number of possible CPUs, with those that can be plugged in, if the kernel gives it. */
static int count_cpus(struct linux_host *host)
{
	char path[PATH_ROOM];
	int possible = read_list(host, "possible", NULL, NULL), present = read_list(host, "present", NULL, NULL);
	int online = read_list(host, "online", NULL, NULL), most = possible > present ? possible : present;

	host_path(host, path, CPUS "/online");
	if (online < 0)
		return host_failed(host, online, "read which CPUs are online", path);
	if (online == 0)
		return uncore_fault_set(&host->fault, UNCORE_E_NODEV, "%s: no CPU is online", path);
	host->machine.cpu_count = (unsigned)(most > online ? most : online);
	host->cpus = (struct cpu *)calloc(host->machine.cpu_count, sizeof(*host->cpus));
	if (host->cpus == NULL)
		return uncore_fault_set(&host->fault, UNCORE_E_NOMEM, "out of memory for %u CPUs",
					host->machine.cpu_count);
	for (unsigned cpu = 0; cpu < host->machine.cpu_count; cpu++) {
		host->cpus[cpu].fd = -1;
		host->cpus[cpu].socket = -1;
	}
	online = read_list(host, "online", mark_online, host);
	return online < 0 ? host_failed(host, online, "read which CPUs are online", path) : 0;
}

/* The core is read last: if it exists, so did everything before it. */
static void read_seat(const struct linux_host *host, unsigned cpu, struct seat *seat)
{
	seat->cpu = cpu;
	seat->package = read_cpu_number(host, cpu, "physical_package_id", -1);
	seat->die = read_cpu_number(host, cpu, "die_id", 0);
	seat->core = read_cpu_number(host, cpu, "core_id", -1);
}

struct sought {
	unsigned cpu;
	bool is_found;
};

static void look_for(void *to, unsigned first, unsigned last)
{
	struct sought *sought = (struct sought *)to;

	sought->is_found = sought->is_found || (first <= sought->cpu && sought->cpu <= last);
}

/*
 * The kernel removes the topology of a CPU that goes offline, which may happen after the list of online CPUs was read.
 */
static bool has_left(const struct linux_host *host, const struct seat *seat)
{
	struct sought sought = { seat->cpu, false };

	if (seat->package >= 0 && seat->core >= 0)
		return false;
	return read_list(host, "online", look_for, &sought) >= 0 && !sought.is_found;
}

static int read_seats(struct linux_host *host, struct seat *seats, size_t *count)
{
	for (unsigned cpu = 0; cpu < host->machine.cpu_count; cpu++) {
		struct seat *seat = &seats[*count];

		if (!host->cpus[cpu].online)
			continue;
		read_seat(host, cpu, seat);
		if (has_left(host, seat)) {
			host->cpus[cpu].online = false;
			continue;
		}
		if (seat->package < 0)
			return uncore_fault_set(&host->fault, UNCORE_E_IO,
						"%s" CPUS
						"/cpu%u/topology/physical_package_id: it holds no package number, "
						"although the CPU is online",
						host->root, cpu);
		++*count;
	}
	return *count != 0 ? 0 :
			     uncore_fault_set(&host->fault, UNCORE_E_NODEV, "%s" CPUS "/online: no CPU is online",
					      host->root);
}

static int compare(long a, long b)
{
	return a < b ? -1 : a > b;
}

static int by_core(const void *a, const void *b)
{
	const struct seat *one = (const struct seat *)a, *other = (const struct seat *)b;
	int order = compare(one->package, other->package);

	order = order != 0 ? order : compare(one->die, other->die);
	order = order != 0 ? order : compare(one->core, other->core);
	return order != 0 ? order : compare((long)one->cpu, (long)other->cpu);
}

static void seat_cpus(struct linux_host *host, const struct seat *seats, size_t count)
{
	int socket = -1;

	for (size_t at = 0; at < count; at++) {
		const struct seat *each = &seats[at], *last = at > 0 ? each - 1 : NULL;
		bool new_package = last == NULL || last->package != each->package;

		if (new_package)
			host->sockets[++socket] = (struct uncore_socket){ (int)each->package, 0, -1 };
		if (new_package || last->die != each->die || last->core != each->core)
			host->sockets[socket].cores++;
		host->cpus[each->cpu].socket = socket;
	}
}

/*
 * Whether every core is visible: no present CPU is offline, or simultaneous threads are switched off and exactly half
 * of the CPUs are.
 */
static bool all_cores_show(const struct linux_host *host, unsigned online)
{
	char path[PATH_ROOM];
	unsigned present = 0;
	long active;

	if (read_list(host, "present", add_count, &present) < 0 && read_list(host, "possible", add_count, &present) < 0)
		return true;
	if (present == online)
		return true;
	host_path(host, path, CPUS "/smt/active");
	return present == 2 * online && read_number(host, path, &active) && active == 0;
}

static int make_sockets(struct linux_host *host, struct seat *seats, size_t count)
{
	unsigned sockets = 0;
	bool complete;

	qsort(seats, count, sizeof(*seats), by_core);
	for (size_t at = 0; at < count; at++)
		sockets += at == 0 || seats[at].package != seats[at - 1].package;
	host->sockets = (struct uncore_socket *)calloc(sockets, sizeof(*host->sockets));
	host->maps = (struct socket_map *)calloc(sockets, sizeof(*host->maps));
	if (host->sockets == NULL || host->maps == NULL)
		return uncore_fault_set(&host->fault, UNCORE_E_NOMEM, "out of memory for %u sockets", sockets);
	host->machine.sockets = host->sockets;
	host->machine.socket_count = sockets;
	seat_cpus(host, seats, count);
	complete = all_cores_show(host, (unsigned)count);
	for (unsigned socket = 0; socket < sockets; socket++) {
		if (!complete)
			host->sockets[socket].cores = 0;
		host->sockets[socket].cpu = elect_cpu(host, socket);
	}
	return 0;
}

int find_topology(struct linux_host *host)
{
	int result = count_cpus(host);
	struct seat *seats;
	size_t count = 0;

	if (result == 0)
		result = prepare_masks(host);
	if (result != 0)
		return result;
	seats = (struct seat *)calloc(host->machine.cpu_count, sizeof(*seats));
	if (seats == NULL)
		return uncore_fault_set(&host->fault, UNCORE_E_NOMEM, "out of memory");
	result = read_seats(host, seats, &count);
	if (result == 0)
		result = make_sockets(host, seats, count);
	free(seats);
	return result;
}

/* ---- later looks ---- */

static void went_offline(struct linux_host *host, unsigned cpu)
{
	struct cpu *each = &host->cpus[cpu];

	if (each->fd >= 0)
		(void)host->sys.close(host->sys.context, each->fd);
	each->fd = -1;
	each->past_safe = false;
	each->unmovable = false;
	/* If the only CPU of a thread goes offline, the kernel lets the thread run anywhere. */
	if (host->at_cpu == (int)cpu)
		host->at_cpu = -1;
	if (each->socket >= 0 && host->sockets[each->socket].cpu == (int)cpu)
		host->sockets[each->socket].cpu = -1;
}

/* A CPU that was offline until now is of a known package, or of one whose boxes were not looked for. */
static void came_online(struct linux_host *host, unsigned cpu)
{
	long package = host->cpus[cpu].socket >= 0 ? -1 : read_cpu_number(host, cpu, "physical_package_id", -1);

	for (unsigned socket = 0; package >= 0 && socket < host->machine.socket_count; socket++) {
		if (host->sockets[socket].package == package)
			host->cpus[cpu].socket = (int)socket;
	}
}

bool refresh_cpus(struct linux_host *host)
{
	for (unsigned cpu = 0; cpu < host->machine.cpu_count; cpu++) {
		host->cpus[cpu].was_online = host->cpus[cpu].online;
		host->cpus[cpu].online = false;
	}
	if (read_list(host, "online", mark_online, host) < 0) {
		for (unsigned cpu = 0; cpu < host->machine.cpu_count; cpu++)
			host->cpus[cpu].online = host->cpus[cpu].was_online;
		return false;
	}
	for (unsigned cpu = 0; cpu < host->machine.cpu_count; cpu++) {
		if (host->cpus[cpu].was_online && !host->cpus[cpu].online)
			went_offline(host, cpu);
		else if (host->cpus[cpu].online && !host->cpus[cpu].was_online)
			came_online(host, cpu);
	}
	return true;
}

int elect_cpu(struct linux_host *host, unsigned socket)
{
	int any = -1;

	for (unsigned cpu = 0; cpu < host->machine.cpu_count; cpu++) {
		if (!host->cpus[cpu].online || host->cpus[cpu].socket != (int)socket)
			continue;
		if (in_mask(host->own_mask, host->mask_bytes, cpu))
			return (int)cpu;
		if (any < 0)
			any = (int)cpu;
	}
	return any;
}
