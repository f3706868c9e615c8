/* SPDX-License-Identifier: MIT */
/* Tests the model of the kernel's perf events: what Linux 6.1 answers, and counts by hand. */
#define _POSIX_C_SOURCE 200809L
#include "sim_fixture.h"
#include "kernel_fixture.h"

#define MS UINT64_C(1000000)
#define SECOND (1000 * MS)
#define READS 1000u /* a second */
#define WRITES 3000u

enum { ONE = 3, GROUP = 15, GROUP_BIT = 1 };

/* Two sockets with two CPUs each; socket 1 reads three times as much. */
static const struct uncore_scenario_traffic traffic[] = {
	{ .event = "UNC_M_CAS_COUNT.RD", .socket = 0, .instance = 0, .rate = READS },
	{ .event = "UNC_M_CAS_COUNT.RD", .socket = 1, .instance = 0, .rate = 3 * READS },
	{ .event = "UNC_M_CAS_COUNT.WR", .socket = 0, .instance = 0, .rate = WRITES },
};
static const struct uncore_scenario_clock clocks[] = { { "imc", NULL, 800000000 }, { "cbo", NULL, 2000000000 } };

struct machine {
	struct uncore_sim *sim;
	struct kernel_events *events;
	struct perf_sys sys;
	struct uncore_linux_sys files;
};

static struct machine make_machine(const char *platform)
{
	struct uncore_scenario scenario = { .sockets = NULL,
					    .socket_count = 2,
					    .cores = 4,
					    .threads = 1,
					    .clocks = clocks,
					    .clock_count = 2,
					    .traffic = traffic,
					    .traffic_count = 3 };
	struct machine out = { .sim = make_sim(platform, &scenario) };

	assert_int_equal(kernel_events_create(out.sim, 0, &out.events), 0);
	out.sys = kernel_perf_sys(out.events);
	out.files = kernel_file_sys(out.events);
	return out;
}

static void end_machine(struct machine *machine)
{
	kernel_events_free(machine->events);
	uncore_sim_free(machine->sim);
}

/* The text of a PMU's file. */
static const char *text_of(const struct machine *machine, const char *pmu, const char *name)
{
	static char text[256];
	char path[160];
	int64_t length;
	int fd;

	snprintf(path, sizeof(path), "/sys/bus/event_source/devices/%s/%s", pmu, name);
	fd = machine->files.open(machine->files.context, path, 0);
	if (fd < 0)
		return "missing";
	length = machine->files.pread(machine->files.context, fd, text, sizeof(text) - 1, 0);
	assert_true(length >= 0);
	text[length] = '\0';
	return text;
}

static struct perf_attr attr_of(const struct machine *machine, const char *pmu, uint64_t config)
{
	return (struct perf_attr){ .type = (uint32_t)strtoul(text_of(machine, pmu, "type"), NULL, 10),
				   .size = sizeof(struct perf_attr),
				   .config = config,
				   .read_format = ONE };
}

static int open_with(const struct machine *machine, const struct perf_attr *attr, int cpu, int group)
{
	return machine->sys.open(machine->sys.context, attr, -1, cpu, group, 0);
}

static int open_on(const struct machine *machine, const char *pmu, uint64_t config, int cpu, int group)
{
	struct perf_attr attr = attr_of(machine, pmu, config);

	return open_with(machine, &attr, cpu, group);
}

/* Count, time enabled, time running. */
static void read_one(const struct machine *machine, int fd, uint64_t out[3])
{
	assert_int_equal(machine->sys.read(machine->sys.context, fd, out, 24), 24);
}

static void expect(const struct machine *machine, int fd, uint64_t count, uint64_t enabled, uint64_t running)
{
	uint64_t out[3];

	read_one(machine, fd, out);
	assert_int_equal(out[0], count);
	assert_int_equal(out[1], enabled);
	assert_int_equal(out[2], running);
}

static int change(const struct machine *machine, int fd, unsigned long request, unsigned long argument)
{
	return machine->sys.ioctl(machine->sys.context, fd, request, argument);
}

/* ---- files ---- */

static void test_files(void **state)
{
	struct machine machine = make_machine("ivt");

	(void)state;
	assert_string_equal(text_of(&machine, "uncore_imc_0", "format/event"), "config:0-7\n");
	assert_string_equal(text_of(&machine, "uncore_cbox_1", "format/filter_nid"), "config1:32-47\n");
	assert_string_equal(text_of(&machine, "uncore_qpi_0", "format/event"), "config:0-7,21\n");
	assert_string_equal(text_of(&machine, "uncore_imc_0", "events/cas_count_read"), "event=0x04,umask=0x03");
	assert_string_equal(text_of(&machine, "uncore_imc_0", "events/cas_count_read.scale"), "6.103515625e-5");
	assert_string_equal(text_of(&machine, "uncore_imc_0", "events/cas_count_write.unit"), "MiB");
	assert_string_equal(text_of(&machine, "uncore_imc_0", "events/clockticks.scale"), "missing");
	assert_string_equal(text_of(&machine, "uncore_imc_0", "perf_event_mux_interval_ms"), "4\n");
	assert_string_equal(text_of(&machine, "uncore_pcu", "cpumask"), "0,4\n");
	assert_string_equal(text_of(&machine, "software", "type"), "1\n");
	assert_string_equal(text_of(&machine, "software", "cpumask"), "missing");
	assert_string_equal(text_of(&machine, "uncore_imc", "type"), "missing");
	/* ivt's part has four cores here */
	assert_string_equal(text_of(&machine, "uncore_cbox_4", "type"), "missing");
	end_machine(&machine);
}

/* ---- counting ---- */

static void test_counts(void **state)
{
	struct machine machine = make_machine("ivt");
	int own, far, clock;

	(void)state;
	own = open_on(&machine, "uncore_imc_0", 0x304, 0, -1);
	far = open_on(&machine, "uncore_imc_0", 0x304, 4, -1);
	clock = open_on(&machine, "uncore_imc_0", 0xff, 0, -1);
	kernel_events_advance(machine.events, SECOND);
	expect(&machine, own, READS, SECOND, SECOND);
	expect(&machine, far, 3 * READS, SECOND, SECOND);
	expect(&machine, clock, 800000000, SECOND, SECOND);
	/* Another event beside it takes nothing away. */
	assert_true(open_on(&machine, "uncore_imc_0", 0xc04, 0, -1) >= 0);
	kernel_events_advance(machine.events, SECOND);
	expect(&machine, own, 2 * READS, 2 * SECOND, 2 * SECOND);
	assert_int_equal(change(&machine, own, PERF_DISABLE, 0), 0);
	kernel_events_advance(machine.events, SECOND);
	expect(&machine, own, 2 * READS, 2 * SECOND, 2 * SECOND);
	assert_int_equal(change(&machine, own, PERF_ENABLE, 0), 0);
	assert_int_equal(change(&machine, own, 0x2403, 0), 0);
	kernel_events_advance(machine.events, SECOND);
	expect(&machine, own, READS, 3 * SECOND, 3 * SECOND);
	end_machine(&machine);
}

/* A filter reaches its register as the driver writes it: ivt's opcode, bits 60:52 of config1, is in box_filter1. */
static void test_filter(void **state)
{
	struct machine machine = make_machine("ivt");
	struct perf_attr attr = attr_of(&machine, "uncore_cbox_1", 0x135);
	int fd;

	(void)state;
	attr.config1 = UINT64_C(0x182) << 52 | 0x3; /* the event does not use a thread's number */
	fd = open_with(&machine, &attr, 0, -1);
	assert_true(fd >= 0);
	assert_int_equal(get(machine.sim, 0, "cbo", 1, "box_filter1"), UINT64_C(0x182) << 20);
	assert_int_equal(get(machine.sim, 0, "cbo", 1, "box_filter") & 0x1f, 0);
	assert_int_equal(get(machine.sim, 0, "cbo", 1, "ctl0") & 0x40ffff, 0x400135);
	/* Another opcode in the same group can never count. Alone it waits for its turn. */
	attr.config1 = UINT64_C(0x181) << 52;
	assert_int_equal(open_with(&machine, &attr, 0, fd), -EINVAL);
	assert_true(open_with(&machine, &attr, 0, -1) >= 0);
	assert_int_equal(machine.sys.close(machine.sys.context, fd), 0);
	assert_int_equal(get(machine.sim, 0, "cbo", 1, "box_filter1"), UINT64_C(0x181) << 20);
	end_machine(&machine);
}

static void test_group(void **state)
{
	struct machine machine = make_machine("ivt");
	struct perf_attr attr = attr_of(&machine, "uncore_imc_0", 0x304);
	uint64_t out[16];
	int leader;

	(void)state;
	attr.read_format = GROUP;
	attr.flags = PERF_DISABLED;
	leader = open_with(&machine, &attr, 2, -1);
	attr.flags = 0;
	attr.config = 0xc04;
	assert_true(open_with(&machine, &attr, 2, leader) >= 0);
	kernel_events_advance(machine.events, SECOND);
	assert_int_equal(change(&machine, leader, PERF_ENABLE, GROUP_BIT), 0);
	kernel_events_advance(machine.events, SECOND);
	assert_int_equal(machine.sys.read(machine.sys.context, leader, out, 55), -ENOSPC);
	assert_int_equal(machine.sys.read(machine.sys.context, leader, out, sizeof(out)), 56);
	assert_int_equal(out[0], 2);
	assert_int_equal(out[1], SECOND);
	assert_int_equal(out[2], SECOND);
	assert_int_equal(out[3], READS);
	assert_int_equal(out[5], WRITES);
	assert_int_not_equal(out[4], out[6]);
	/* Four counters and the fixed one: the fifth event does not fit into the group, the clock does. */
	assert_true(open_with(&machine, &attr, 0, leader) >= 0);
	assert_true(open_with(&machine, &attr, 0, leader) >= 0);
	assert_int_equal(open_with(&machine, &attr, 0, leader), -EINVAL);
	attr.config = 0xff;
	assert_true(open_with(&machine, &attr, 0, leader) >= 0);
	assert_int_equal(open_with(&machine, &attr, 0, leader), -EINVAL);
	/* Another PMU, another socket, a sibling as leader */
	assert_int_equal(open_on(&machine, "uncore_imc_1", 0x304, 0, leader), -EINVAL);
	assert_int_equal(open_on(&machine, "uncore_imc_0", 0x304, 4, leader), -EINVAL);
	assert_int_equal(open_on(&machine, "uncore_imc_0", 0x304, 0, 999999), -EBADF);
	end_machine(&machine);
}

/* Six events on four counters: each counts four turns of six. A second is 250 turns. */
static void test_turns(void **state)
{
	struct machine machine = make_machine("ivt");
	uint64_t out[3], running = 0;
	int fds[6];

	(void)state;
	for (unsigned at = 0; at < 6; at++)
		fds[at] = open_on(&machine, "uncore_imc_0", 0x304, 0, -1);
	kernel_events_advance(machine.events, 6 * SECOND);
	for (unsigned at = 0; at < 6; at++) {
		read_one(&machine, fds[at], out);
		assert_int_equal(out[1], 6 * SECOND);
		assert_in_range(out[2], 4 * SECOND - 16 * MS, 4 * SECOND + 16 * MS);
		assert_in_range(out[0], out[2] / MS - 1000, out[2] / MS + 1000);
		/* what it counted is what happened while it ran, up to a count for each turn */
		assert_true(llabs((long long)(out[0] - out[2] * READS / SECOND)) <= 1000);
		running += out[2];
	}
	assert_int_equal(running, 24 * SECOND);
	/* With two less, all run all the time. */
	assert_int_equal(machine.sys.close(machine.sys.context, fds[0]), 0);
	assert_int_equal(machine.sys.close(machine.sys.context, fds[1]), 0);
	read_one(&machine, fds[5], out);
	running = out[2];
	kernel_events_advance(machine.events, SECOND);
	read_one(&machine, fds[5], out);
	assert_int_equal(out[2], running + SECOND);
	end_machine(&machine);
}

/* A pinned event that finds no counter reads as end of file. */
static void test_pinned(void **state)
{
	struct machine machine = make_machine("ivt");
	struct perf_attr attr = attr_of(&machine, "uncore_imc_0", 0x304);
	uint64_t out[3];
	int fds[5];

	(void)state;
	attr.flags = PERF_FLAG(2);
	for (unsigned at = 0; at < 5; at++)
		fds[at] = open_with(&machine, &attr, 0, -1);
	read_one(&machine, fds[3], out);
	assert_int_equal(machine.sys.read(machine.sys.context, fds[4], out, sizeof(out)), 0);
	end_machine(&machine);
}

/* ---- refusals ---- */

static int try(const struct machine *machine, const struct perf_attr *attr, int pid, int cpu, bool may_monitor)
{
	struct kernel_open open = { attr, attr->size, pid, cpu, -1, 0, may_monitor };

	return kernel_event_open(machine->events, &open);
}

static void test_refusals(void **state)
{
	struct machine machine = make_machine("ivt");
	const struct perf_attr good = attr_of(&machine, "uncore_imc_0", 0x304);
	struct perf_attr attr = good;

	(void)state;
	assert_int_equal(try(&machine, &good, 1, 0, true), -EINVAL);
	assert_int_equal(try(&machine, &good, -1, -1, true), -EINVAL);
	assert_int_equal(try(&machine, &good, -1, 8, true), -EINVAL);
	assert_int_equal(try(&machine, &good, -1, 0, false), -EACCES);
	assert_int_equal(kernel_file_write(machine.events, KERNEL_PARANOID, 0, "0\n", 2), 2);
	assert_true(try(&machine, &good, -1, 0, false) >= 0);
	assert_int_equal(kernel_file_write(machine.events, KERNEL_PARANOID, 0, "much", 4), -EINVAL);
	attr.sample_period = 1000;
	assert_int_equal(try(&machine, &attr, -1, 0, true), -EINVAL);
	attr = good;
	attr.flags = PERF_EXCLUDE_USER;
	assert_int_equal(try(&machine, &attr, -1, 0, true), -EINVAL);
	attr.flags = PERF_FLAG(60);
	assert_int_equal(try(&machine, &attr, -1, 0, true), -EINVAL);
	attr = good;
	attr.type = 31;
	assert_int_equal(try(&machine, &attr, -1, 0, true), -ENOENT);
	attr = good;
	attr.size = 63;
	assert_int_equal(try(&machine, &attr, -1, 0, true), -E2BIG);
	attr = good;
	attr.read_format = 32;
	assert_int_equal(try(&machine, &attr, -1, 0, true), -EINVAL);
	/* no fixed counter */
	assert_int_equal(open_on(&machine, "uncore_ha_0", 0xff, 0, -1), -EINVAL);
	end_machine(&machine);
}

/* A newer program's struct is longer: good as long as what is unknown is 0. */
static void test_long_attr(void **state)
{
	struct machine machine = make_machine("ivt");
	struct perf_attr attr = attr_of(&machine, "uncore_imc_0", 0x304);
	uint8_t bytes[136] = { 0 };
	struct kernel_open open = { bytes, sizeof(bytes), -1, 0, -1, 0, true };

	(void)state;
	attr.size = sizeof(bytes);
	memcpy(bytes, &attr, sizeof(attr));
	assert_true(kernel_event_open(machine.events, &open) >= 0);
	bytes[135] = 1;
	assert_int_equal(kernel_event_open(machine.events, &open), -E2BIG);
	end_machine(&machine);
}

/* ---- CPUs ---- */

static void test_offline(void **state)
{
	struct machine machine = make_machine("ivt");
	int fd = open_on(&machine, "uncore_imc_0", 0x304, 3, -1), more;

	(void)state;
	kernel_events_advance(machine.events, SECOND);
	assert_int_equal(uncore_sim_set_online(machine.sim, 0, false), 0);
	assert_string_equal(text_of(&machine, "uncore_pcu", "cpumask"), "1,4\n");
	kernel_events_advance(machine.events, SECOND);
	expect(&machine, fd, 2 * READS, 2 * SECOND, 2 * SECOND);
	more = open_on(&machine, "uncore_imc_0", 0xc04, 2, fd);
	assert_true(more >= 0);
	/* It stays where it is when the first CPU comes back. */
	assert_int_equal(uncore_sim_set_online(machine.sim, 0, true), 0);
	assert_string_equal(text_of(&machine, "uncore_pcu", "cpumask"), "1,4\n");
	end_machine(&machine);
}

/* Constraints: ivt's RING_BL events and many others count on all, UNC_C_RxR_OCCUPANCY on counter 0 alone. */
static void test_constraints(void **state)
{
	struct machine machine = make_machine("ivt");
	int leader = open_on(&machine, "uncore_cbox_0", 0x111, 0, -1);

	(void)state;
	assert_true(leader >= 0);
	assert_int_equal(open_on(&machine, "uncore_cbox_0", 0x111, 0, leader), -EINVAL);
	assert_true(open_on(&machine, "uncore_cbox_0", 0, 0, leader) >= 0);
	end_machine(&machine);
}

/* An event that came first gives its counter to one that has no other. */
static void test_moves(void **state)
{
	struct machine machine = make_machine("ivt");
	int leader = open_on(&machine, "uncore_cbox_0", 0, 0, -1);
	uint64_t out[3];

	(void)state;
	kernel_events_advance(machine.events, SECOND);
	assert_true(open_on(&machine, "uncore_cbox_0", 0x111, 0, leader) >= 0);
	kernel_events_advance(machine.events, SECOND);
	read_one(&machine, leader, out);
	assert_int_equal(out[0], UINT64_C(4000000000));
	end_machine(&machine);
}

/* ---- the cores: 2.5 GHz and no instruction, as the scenario says nothing of them; a bus of 100 MHz ---- */

static void test_core_files(void **state)
{
	struct machine machine = make_machine("ivt");

	(void)state;
	assert_string_equal(text_of(&machine, "cpu", "type"), "4\n");
	assert_string_equal(text_of(&machine, "cpu", "rdpmc"), "0\n");
	assert_string_equal(text_of(&machine, "cpu", "format/cmask"), "config:24-31\n");
	assert_string_equal(text_of(&machine, "cpu", "events/ref-cycles"), "event=0x00,umask=0x03\n");
	assert_string_equal(text_of(&machine, "cpu", "cpumask"), "missing");
	end_machine(&machine);
}

static void test_core_counts(void **state)
{
	struct machine machine = make_machine("ivt");
	struct perf_attr attr = attr_of(&machine, "cpu", 0x3c);
	int cycles, bus, nothing, generic;
	uint64_t value;

	(void)state;
	cycles = open_with(&machine, &attr, 3, -1);
	/* The fixed counter of cycles counts in user and kernel mode (3 in its four bits), on this CPU alone. */
	assert_int_equal(uncore_sim_msr_read(machine.sim, 3, 0x38d, &value), 0);
	assert_int_equal(value >> 4 & 15, 3);
	assert_int_equal(uncore_sim_msr_read(machine.sim, 2, 0x38d, &value), 0);
	assert_int_equal(value, 0);
	bus = open_on(&machine, "cpu", 0x13c, 3, cycles);
	attr.flags = PERF_EXCLUDE_USER | PERF_EXCLUDE_KERNEL;
	nothing = open_with(&machine, &attr, 3, -1);
	attr = (struct perf_attr){ .type = 0, .size = sizeof(attr), .config = 9, .read_format = ONE };
	generic = open_with(&machine, &attr, 5, -1);
	kernel_events_advance(machine.events, SECOND);
	expect(&machine, cycles, UINT64_C(2500000000), SECOND, SECOND);
	expect(&machine, bus, 100000000, SECOND, SECOND);
	expect(&machine, nothing, 0, SECOND, SECOND);
	expect(&machine, generic, UINT64_C(2500000000), SECOND, SECOND);
	assert_int_equal(machine.sys.close(machine.sys.context, cycles), 0);
	kernel_events_advance(machine.events, SECOND);
	expect(&machine, bus, 200000000, 2 * SECOND, 2 * SECOND);
	assert_int_equal(uncore_sim_msr_read(machine.sim, 3, 0x38d, &value), 0);
	assert_int_equal(value >> 4 & 15, 0);
	end_machine(&machine);
}

/* Four general counters, of which each event here needs one; and the fixed one of reference cycles is a single one. */
static void test_core_groups(void **state)
{
	struct machine machine = make_machine("ivt");
	int leader = open_on(&machine, "cpu", 0xc4, 0, -1), single = open_on(&machine, "cpu", 0x300, 1, -1);

	(void)state;
	for (unsigned more = 0; more < 3; more++)
		assert_true(open_on(&machine, "cpu", 0xc5, 0, leader) >= 0);
	assert_int_equal(open_on(&machine, "cpu", 0xc5, 0, leader), -EINVAL);
	assert_true(open_on(&machine, "cpu", 0xc0, 0, leader) >= 0);
	assert_int_equal(open_on(&machine, "cpu", 0x300, 1, single), -EINVAL);
	/* Not of one CPU, or not of one PMU. */
	assert_int_equal(open_on(&machine, "cpu", 0xc0, 2, leader), -EINVAL);
	assert_int_equal(open_on(&machine, "uncore_imc_0", 0x304, 0, leader), -EINVAL);
	end_machine(&machine);
}

static void test_core_refusals(void **state)
{
	struct machine machine = make_machine("ivt");
	const struct perf_attr good = attr_of(&machine, "cpu", 0x3c);
	struct perf_attr attr = good;

	(void)state;
	assert_int_equal(try(&machine, &good, -1, 0, false), -EACCES);
	assert_int_equal(try(&machine, &good, -1, 8, true), -EINVAL);
	/* A task may watch itself without rights, but not the kernel. */
	assert_int_equal(try(&machine, &good, 1, 0, false), -EACCES);
	attr.flags = PERF_EXCLUDE_KERNEL;
	assert_true(try(&machine, &attr, 1, 0, false) >= 0);
	attr = good;
	attr.sample_period = 1000;
	assert_int_equal(try(&machine, &attr, -1, 0, true), -EOPNOTSUPP);
	attr = good;
	attr.type = 3;
	assert_int_equal(try(&machine, &attr, -1, 0, true), -ENOENT);
	attr.type = 0;
	attr.config = 7;
	assert_int_equal(try(&machine, &attr, -1, 0, true), -ENOENT);
	end_machine(&machine);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_core_files),  cmocka_unit_test(test_core_counts),
		cmocka_unit_test(test_core_groups), cmocka_unit_test(test_core_refusals),
		cmocka_unit_test(test_files),       cmocka_unit_test(test_counts),
		cmocka_unit_test(test_filter),      cmocka_unit_test(test_group),
		cmocka_unit_test(test_turns),       cmocka_unit_test(test_pinned),
		cmocka_unit_test(test_refusals),    cmocka_unit_test(test_long_attr),
		cmocka_unit_test(test_offline),     cmocka_unit_test(test_constraints),
		cmocka_unit_test(test_moves),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
