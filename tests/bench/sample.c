/* SPDX-License-Identifier: MIT */
/*
 * Samples every counter of a one-socket machine COUNT times, and prints how long a sample took:
 *
 *	sample sim SCENARIO COUNT         on a simulator in the same process
 *	sample root DIR COUNT             through the Linux back end, below DIR
 *	sample free DIR COUNT             the same with reads that cost nothing: the library's own time, best hundred
 *	sample mapped DIR COUNT           the same as root, with configuration space and windows in memory
 *	sample counters PLATFORM 0        prints how many counters a sample reads of one socket
 *	sample perf SCENARIO COUNT        by perf events of the model of the kernel, also with reads that cost nothing;
 *	                                  then the number of reads of a sample, and of events
 *
 * Or measures the time from the first call to the first count, and prints the best of COUNT times:
 *
 *	sample open-sim SCENARIO COUNT    a session on a simulator that exists already
 *	sample open DIR COUNT             the same, including the opening of the machine
 *	sample begin DIR COUNT            the same, once: COUNT 1 exits after the first count, COUNT 0 before it
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "json/scenario_load.h"
#include "kernel_fixture.h"
#include "perf/perf.h"
#include "uncore/linux.h"
#include "uncore/session.h"
#include "uncore/sim.h"

static void must(int result, const char *what, const struct uncore_fault *fault)
{
	if (result == 0)
		return;
	fprintf(stderr, "sample: %s: %s\n", what,
		fault != NULL && fault->code != 0 ? fault->text : uncore_error_text(result));
	exit(1);
}

static uint64_t now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

/* ---- system calls, whose reads can be made free ---- */

static bool reads_are_free;

/* ---- a machine whose configuration space is in memory, made of one whose files cannot be mapped ---- */

#define BASE UINT64_C(0x80000000)
#define PAGE 4096u
#define FILES 1024

static struct {
	const char *root;        /* NULL: no memory */
	uint8_t *page[1u << 16]; /* by bus, device and function */
	char path[FILES][256];   /* of open files of configuration space; "": another file */
} memory;

static int open_text(const char *text, size_t length)
{
	int file = memfd_create("sample", MFD_CLOEXEC);

	return file < 0 || write(file, text, length) != (ssize_t)length ? -EIO : file;
}

static int open_table(void)
{
	char table[44 + 16] = { 'M', 'C', 'F', 'G', sizeof(table), [47] = (char)(BASE >> 24), [55] = (char)0xff };

	for (unsigned at = 0; at < sizeof(table); at++)
		table[9] = (char)(table[9] - (at == 9 ? 0 : table[at]));
	return open_text(table, sizeof(table));
}

/* 0: no such file here. */
static int open_made_up(const char *path)
{
	static const char text[] = "80000000-8fffffff : PCI MMCONFIG 0000 [bus 00-ff]\n";
	const char *name = strrchr(path, '/');

	if (strcmp(name, "/MCFG") == 0)
		return open_table();
	if (strcmp(name, "/iomem") == 0)
		return open_text(text, sizeof(text) - 1);
	return strcmp(name, "/mem") == 0 ? open("/dev/null", O_RDONLY) : 0;
}

/* Copies a function's file to its page, which any write to the file may have changed. */
static int refresh(int file)
{
	unsigned bus, device, function;
	const char *name = strstr(memory.path[file], "/0000:");
	uint8_t *page;

	if (name == NULL || sscanf(name, "/0000:%x:%x.%x/config", &bus, &device, &function) != 3)
		return 0;
	page = memory.page[bus << 8 | device << 3 | function];
	return page == NULL || pread(file, page, PAGE, 0) == PAGE ? 0 : -EIO;
}

/* A page with registers in memory, which the machine's file gives a dword at a time. */
static int copy_window(uint64_t offset, uint8_t *page)
{
	char path[256];
	int file;

	snprintf(path, sizeof(path), "%s/dev/mem", memory.root);
	file = open(path, O_RDONLY);
	for (unsigned at = 0; at < PAGE; at += 4) {
		if (file < 0 || pread(file, page + at, 4, (off_t)(offset + at)) != 4)
			return -EIO;
	}
	return close(file);
}

static int call_map(void *context, int file, uint64_t offset, size_t bytes, void **mapped)
{
	unsigned place = (unsigned)((offset - BASE) / PAGE);
	char path[256];
	uint8_t *page = (uint8_t *)mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	(void)context, (void)file;
	*mapped = page;
	if (page != MAP_FAILED &&
	    (offset < BASE || offset - BASE >= sizeof(memory.page) / sizeof(memory.page[0]) * PAGE))
		return copy_window(offset, page);
	snprintf(path, sizeof(path), "%s/sys/bus/pci/devices/0000:%02x:%02x.%x/config", memory.root, place >> 8,
		 place >> 3 & 31, place & 7);
	file = open(path, O_RDONLY);
	if (file < 0 || page == MAP_FAILED || pread(file, page, PAGE, 0) != PAGE)
		return -EIO;
	close(file);
	*mapped = memory.page[place] = page;
	return 0;
}

static int call_unmap(void *context, void *mapped, size_t bytes)
{
	(void)context;
	return munmap(mapped, bytes) < 0 ? -errno : 0;
}

/* ---- the others ---- */

/*
 * A simulated machine's clock is hidden: no real machine has such a file, and the library maps no memory of one that
 * has.
 */
static int call_open(void *context, const char *path, int flags)
{
	int file = memory.root != NULL ? open_made_up(path) : 0;

	(void)context;
	if (strcmp(strrchr(path, '/'), "/advance") == 0)
		return -ENOENT;
	if (file != 0)
		return file;
	file = open(path, flags);
	if (memory.root != NULL && file >= 0 && file < FILES)
		snprintf(memory.path[file], sizeof(memory.path[file]), "%s", path);
	return file < 0 ? -errno : file;
}

static int call_close(void *context, int file)
{
	(void)context;
	return close(file) < 0 ? -errno : 0;
}

static int64_t call_pread(void *context, int file, void *bytes, size_t count, uint64_t offset)
{
	ssize_t got;

	(void)context;
	if (reads_are_free) {
		memset(bytes, 0, count);
		return (int64_t)count;
	}
	got = pread(file, bytes, count, (off_t)offset);
	return got < 0 ? -errno : got;
}

static int64_t call_pwrite(void *context, int file, const void *bytes, size_t count, uint64_t offset)
{
	ssize_t put = pwrite(file, bytes, count, (off_t)offset);

	(void)context;
	if (memory.root != NULL && put >= 0 && refresh(file) != 0)
		return -EIO;
	return put < 0 ? -errno : put;
}

/* An operation of msr-safe's batch request, and the request. */
struct plain_op {
	uint16_t cpu, is_read;
	int32_t error;
	uint32_t number;
	uint64_t value, mask;
};

struct plain_batch {
	uint32_t count, version;
	struct plain_op *ops;
};

static void answer_at_once(const struct plain_batch *batch)
{
	for (uint32_t at = 0; at < batch->count; at++) {
		batch->ops[at].error = 0;
		batch->ops[at].value = 0;
	}
}

static int call_ioctl(void *context, int file, unsigned long request, void *argument)
{
	(void)context;
	if (reads_are_free) {
		answer_at_once((const struct plain_batch *)argument);
		return 0;
	}
	return ioctl(file, request, argument) < 0 ? -errno : 0;
}

static int call_list(void *context, const char *path, uncore_linux_entry *entry, void *to)
{
	DIR *directory = opendir(path);
	const struct dirent *each;
	int result = 0;

	(void)context;
	if (directory == NULL)
		return -errno;
	while (result == 0 && (each = readdir(directory)) != NULL) {
		if (strcmp(each->d_name, ".") != 0 && strcmp(each->d_name, "..") != 0)
			result = entry(to, each->d_name);
	}
	closedir(directory);
	return result;
}

static int call_get(void *context, unsigned long *mask, size_t bytes)
{
	(void)context;
	return sched_getaffinity(0, bytes, (cpu_set_t *)(void *)mask) < 0 ? -errno : 0;
}

static int call_set(void *context, const unsigned long *mask, size_t bytes)
{
	(void)context;
	return sched_setaffinity(0, bytes, (const cpu_set_t *)(const void *)mask) < 0 ? -errno : 0;
}

/*
 * A clock by which each read takes equally long. By a real one, reads are held up when the machine is busy, and the
 * library reads a unit again whose time is known badly.
 */
static uint64_t made_up_time;

static uint64_t call_now(void *context)
{
	(void)context;
	return made_up_time += 1000;
}

static int call_sleep(void *context, uint64_t nanoseconds)
{
	(void)context;
	made_up_time += nanoseconds;
	return 0;
}

static const struct uncore_linux_sys calls = { call_open, call_close, call_pread, call_pwrite, call_ioctl,
					       call_list, call_get,   call_set,   call_now,    call_sleep,
					       call_map,  call_unmap, call_map,   NULL };

/* ---- every counter ---- */

/* Uses codes of no event, so that each request has its own counter and can use any. */
static void add_group(struct uncore_session *session, const struct uncore_tables *tables, uint16_t box, uint16_t group)
{
	const struct uncore_counter_row *row = &uncore_counters(tables)[group];
	const char *id = uncore_text(tables, uncore_boxes(tables)[box].id);

	for (unsigned at = 0; at < row->count; at++) {
		struct uncore_encoding encoding;
		struct uncore_event_error error;
		char text[64];

		if (row->kind == UNCORE_COUNTER_GENERAL)
			snprintf(text, sizeof(text), "%s/ev_sel=0x%x/", id, 0xf0 + at);
		else
			snprintf(text, sizeof(text), "%s:%s", id, uncore_text(tables, row->id));
		if (uncore_event_parse(tables, text, strlen(text), &encoding, &error) != 0) {
			fprintf(stderr, "sample: %s: %s\n", text, error.message);
			exit(1);
		}
		must(uncore_session_add(session, &encoding, 0, NULL), text, NULL);
	}
}

/* Free-running residency counters, which monitors read separately, are not among the 121 counters of the comparison. */
static bool is_compared(const struct uncore_counter_row *row)
{
	return row->kind != UNCORE_COUNTER_FREE;
}

/* NULL: by registers. */
static struct uncore_way *way;

static struct uncore_session *start(struct uncore_machine *machine)
{
	const struct uncore_tables *tables = machine->tables;
	struct uncore_session_options options = { .size = sizeof(options), .way = way };
	struct uncore_fault fault = { 0, "" };
	struct uncore_session *session;

	must(uncore_session_create(machine, &options, &session, &fault), "session", &fault);
	for (uint16_t box = 0; box < tables->boxes.count; box++) {
		struct uncore_range groups = uncore_boxes(tables)[box].counters;

		for (uint16_t at = 0; at < groups.count; at++)
			if (is_compared(&uncore_counters(tables)[groups.first + at]))
				add_group(session, tables, box, (uint16_t)(groups.first + at));
	}
	must(uncore_session_start(session), "start", uncore_session_fault(session));
	return session;
}

static void count_counters(const char *platform)
{
	const struct uncore_tables *tables = uncore_platform(platform);
	unsigned sum = 0;

	for (uint16_t box = 0; tables != NULL && box < tables->boxes.count; box++) {
		struct uncore_range groups = uncore_boxes(tables)[box].counters;

		for (uint16_t at = groups.first; at < groups.first + groups.count; at++)
			if (is_compared(&uncore_counters(tables)[at]))
				sum += uncore_boxes(tables)[box].instances * uncore_counters(tables)[at].count;
	}
	printf("%u\n", sum);
}

static struct uncore_machine *open_root(const char *root)
{
	struct uncore_linux_options options = { .size = sizeof(options), .root = root, .sys = &calls };
	struct uncore_fault fault = { 0, "" };
	struct uncore_machine *machine;

	must(uncore_linux_open(&options, &machine, &fault), root, &fault);
	if (memory.root != NULL)
		must(uncore_linux_map(machine, NULL, &fault), root, &fault);
	return machine;
}

static struct uncore_sim *open_sim(const char *path, enum uncore_sim_clock clock)
{
	struct uncore_fault fault = { 0, "" };
	struct uncore_scenario_text *loaded;
	struct uncore_scenario *scenario;
	struct uncore_sim *sim;

	must(uncore_scenario_load_file(path, &loaded, &fault), path, &fault);
	scenario = uncore_scenario_of(loaded);
	must(uncore_sim_create(uncore_platform(scenario->platform), scenario, clock, &sim, &fault), path, &fault);
	uncore_scenario_text_free(loaded);
	return sim;
}

static uint64_t sampled(struct uncore_session *session, unsigned long count)
{
	uint64_t begun = now();

	for (unsigned long at = 0; at < count; at++)
		must(uncore_session_sample(session), "sample", uncore_session_fault(session));
	return (now() - begun) / (count == 0 ? 1 : count);
}

/*
 * Returns the mean of the best few consecutive samples: what a sample takes while no other program uses the processor.
 * The mean of all samples would include the other programs.
 */
static uint64_t best_of(struct uncore_session *session, unsigned long count)
{
	const unsigned long few = 100;
	uint64_t best = UINT64_MAX;

	for (unsigned long at = 0; at < count; at += few) {
		uint64_t mean = sampled(session, few);

		best = mean < best ? mean : best;
	}
	return best;
}

/* Only samples after the first are free: if all reads returned zero, the devices would look like phantoms. */
static void sample(struct uncore_machine *machine, unsigned long count, bool for_free)
{
	struct uncore_session *session = start(machine);

	reads_are_free = for_free;
	if (for_free)
		(void)sampled(session, 1);
	printf("%llu\n", (unsigned long long)(for_free ? best_of(session, count) : sampled(session, count)));
	reads_are_free = false;
	if (!for_free)
		must(uncore_session_stop(session), "stop", uncore_session_fault(session));
	uncore_session_free(session);
}

/* If machine is NULL, it is opened below root each time. */
static void open_often(struct uncore_machine *machine, const char *root, unsigned long count)
{
	uint64_t best = UINT64_MAX;

	for (unsigned long at = 0; at < count; at++) {
		uint64_t begun = now(), spent;
		struct uncore_machine *opened = machine == NULL ? open_root(root) : machine;
		struct uncore_session *session = start(opened);

		spent = now() - begun;
		best = spent < best ? spent : best;
		uncore_session_free(session);
		if (machine == NULL)
			uncore_machine_close(opened);
	}
	printf("%llu\n", (unsigned long long)best);
}

static void on_simulator(const char *mode, const char *scenario, unsigned long count)
{
	struct uncore_sim *sim = open_sim(scenario, UNCORE_SIM_REAL);

	if (strcmp(mode, "sim") == 0)
		sample(uncore_sim_machine(sim), count, false);
	else
		open_often(uncore_sim_machine(sim), NULL, count);
	uncore_sim_free(sim);
}

static void below_root(const char *mode, const char *root, unsigned long count)
{
	struct uncore_machine *machine;

	memory.root = strcmp(mode, "mapped") == 0 ? root : NULL;
	machine = open_root(root);
	sample(machine, count, strcmp(mode, "free") == 0);
	uncore_machine_close(machine);
}

/* ---- perf events ---- */

enum { EVENTS = 1000, READ_BYTES = 512 };

static struct {
	struct perf_sys kernel;
	unsigned long reads, events;
	char last[EVENTS][READ_BYTES]; /* what the last read of a descriptor gave */
	int64_t length[EVENTS];
} perf;

static int open_event(void *context, const struct perf_attr *attr, int pid, int cpu, int group_fd, unsigned long flags)
{
	perf.events++;
	return perf.kernel.open(context, attr, pid, cpu, group_fd, flags);
}

static int64_t read_event(void *context, int fd, void *bytes, size_t count)
{
	unsigned at = (unsigned)(fd - KERNEL_FIRST_FD) % EVENTS;

	perf.reads++;
	if (!reads_are_free) {
		perf.length[at] = perf.kernel.read(context, fd, bytes, count);
		if (perf.length[at] > 0 && perf.length[at] <= READ_BYTES)
			memcpy(perf.last[at], bytes, (size_t)perf.length[at]);
		return perf.length[at];
	}
	memcpy(bytes, perf.last[at], (size_t)perf.length[at]);
	return perf.length[at];
}

static void by_perf(const char *scenario, unsigned long count)
{
	struct uncore_sim *sim = open_sim(scenario, UNCORE_SIM_MANUAL);
	struct uncore_fault fault = { 0, "" };
	struct kernel_events *events;
	struct perf_sys kernel;
	struct uncore_linux_sys files;
	struct uncore_perf_options options = { .size = sizeof(options), .sys = &files };

	must(kernel_events_create(sim, 0, &events), "kernel", NULL);
	files = kernel_file_sys(events);
	kernel = perf.kernel = kernel_perf_sys(events);
	kernel.open = open_event;
	kernel.read = read_event;
	must(perf_open(uncore_sim_machine(sim), &options, &kernel, &way, &fault), "perf", &fault);
	perf.events = 0;
	sample(uncore_sim_machine(sim), count, true);
	printf("%lu %lu\n", perf.reads / (count + 1), perf.events);
	uncore_perf_close(way);
	kernel_events_free(events);
	uncore_sim_free(sim);
}

int main(int argc, char **argv)
{
	unsigned long count = argc == 4 ? strtoul(argv[3], NULL, 10) : 0;
	const char *mode = argv[1];

	if (argc != 4) {
		fputs("usage: sample sim|root|mapped|counters|free|perf|open-sim|open|begin PLACE COUNT\n", stderr);
		return 2;
	}
	if (strcmp(mode, "sim") == 0 || strcmp(mode, "open-sim") == 0)
		on_simulator(mode, argv[2], count);
	else if (strcmp(mode, "counters") == 0)
		count_counters(argv[2]);
	else if (strcmp(mode, "perf") == 0)
		by_perf(argv[2], count);
	else if (strcmp(mode, "open") == 0)
		open_often(NULL, argv[2], count);
	else if (strcmp(mode, "begin") == 0 && count != 0)
		(void)start(open_root(argv[2]));
	else if (strcmp(mode, "begin") != 0)
		below_root(mode, argv[2], count);
	return 0;
}
