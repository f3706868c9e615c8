/* SPDX-License-Identifier: MIT */
/*
 * Tests how many system calls a sample makes in the Linux back end, on which CPU it runs, and that all files are
 * closed.
 */
#define _GNU_SOURCE
#include "linux_double.h"
#include "memory_fixture.h"

/* ---- the set of 121 counters ---- */

struct set {
	struct uncore_io_item items[160];
	size_t count;
};

/* Adds every element of the register in the first instances; 0 means all instances. */
static void add(struct set *set, const struct uncore_machine *machine, const char *box, const char *name,
		unsigned instances)
{
	struct uncore_register reg;
	uint16_t row;

	assert_int_equal(uncore_find_box(machine->tables, box, &row), 0);
	assert_int_equal(uncore_find_register(machine->tables, row, name, &reg), 0);
	if (instances == 0)
		instances = uncore_boxes(machine->tables)[row].instances;
	for (unsigned instance = 0; instance < instances; instance++) {
		for (unsigned index = 0; index < uncore_registers(machine->tables)[reg.reg].count; index++)
			set->items[set->count++].address = fixture_address(machine, box, name, instance, index);
	}
}

static int by_place(const void *a, const void *b)
{
	const struct uncore_address *one = &((const struct uncore_io_item *)a)->address;
	const struct uncore_address *other = &((const struct uncore_io_item *)b)->address;
	uint64_t x =
		(uint64_t)one->space << 48 | (uint64_t)one->device << 40 | (uint64_t)one->function << 32 | one->number;
	uint64_t y = (uint64_t)other->space << 48 | (uint64_t)other->device << 40 | (uint64_t)other->function << 32 |
		     other->number;

	return x < y ? -1 : x > y;
}

static void make_set(struct set *set, const struct uncore_machine *machine)
{
	memset(set, 0, sizeof(*set));
	add(set, machine, "cbo", "ctr", 10);
	add(set, machine, "pcu", "ctr", 0);
	add(set, machine, "ubox", "ctr", 0);
	add(set, machine, "ubox", "fixed_ctr", 0);
	add(set, machine, "ha", "ctr", 0);
	add(set, machine, "imc", "ctr", 0);
	add(set, machine, "imc", "fixed_ctr", 0);
	add(set, machine, "qpi", "ctr", 0);
	add(set, machine, "r2pcie", "ctr", 0);
	add(set, machine, "r3qpi", "ctr", 2);
	add(set, machine, "irp", "ctr", 0);
	assert_int_equal(set->count, 121);
	qsort(set->items, set->count, sizeof(set->items[0]), by_place);
}

/* Gives each counter of the fixture its own value, which identifies its register. */
static void mark_counters(const struct fixture *fixture, const struct set *set)
{
	for (size_t at = 0; at < set->count; at++) {
		const struct uncore_address *address = &set->items[at].address;
		unsigned bus = address->device == 5 ? 0x00 : 0x3f;

		if (address->space == UNCORE_SPACE_MSR)
			continue;
		fixture_dword(fixture, 0, bus, address->device, address->function, address->number, (uint32_t)at + 1);
		fixture_dword(fixture, 0, bus, address->device, address->function, address->number + 4,
			      0x1000 + (uint32_t)at);
	}
}

static void expect_counters(const struct set *set)
{
	for (size_t at = 0; at < set->count; at++) {
		const struct uncore_io_item *item = &set->items[at];

		assert_int_equal(item->result, 0);
		if (item->address.space == UNCORE_SPACE_MSR)
			assert_int_equal(item->value, 1ull << 40 | item->address.number);
		else
			assert_int_equal(item->value, (0x1000ull + at) << 32 | (at + 1));
	}
}

static void sample(const struct uncore_machine *machine, struct set *set)
{
	assert_int_equal(uncore_io_read_list(&machine->io, 0, set->items, set->count), 0);
	assert_string_equal(machine->fault->text, "");
}

static void test_sample(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	struct set set;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, plain);
	assert_false(uncore_linux_batches(machine));
	make_set(&set, machine);
	mark_counters(&fixture, &set);
	sample(machine, &set);
	expect_counters(&set);
	for (unsigned samples = 0; samples < 3; samples++) {
		double_reset(&fake);
		sample(machine, &set);
		expect_counters(&set);
		assert_int_equal(fake.msr_reads, 47);
		assert_int_equal(fake.config_reads, 26);
		assert_int_equal(double_calls(&fake), 73);
		assert_int_equal(fake.dwords, 148);
	}
	double_end(&fake, machine);
}

static void test_sample_batch(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	struct set set;

	(void)state;
	double_begin(&fake, &fixture);
	fake.batch = BATCH_GOOD;
	machine = double_machine(&fake, plain);
	assert_true(uncore_linux_batches(machine));
	make_set(&set, machine);
	mark_counters(&fixture, &set);
	sample(machine, &set);
	for (unsigned samples = 0; samples < 3; samples++) {
		double_reset(&fake);
		sample(machine, &set);
		expect_counters(&set);
		assert_int_equal(fake.ioctls, 1);
		assert_int_equal(fake.batch_ops, 47);
		assert_int_equal(double_calls(&fake), 27);
		assert_int_equal(fake.dwords, 148);
	}
	double_end(&fake, machine);
}

/* Configuration space that is mapped takes no system call. The counts are in memory alone. */
static void test_sample_mapped(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	struct set set;
	unsigned mapped = 0;

	(void)state;
	for (unsigned batch = 0; batch < 2; batch++) {
		double_begin(&fake, &fixture);
		fake.batch = batch != 0 ? BATCH_GOOD : BATCH_NONE;
		machine = double_machine(&fake, plain);
		make_set(&set, machine);
		mark_counters(&fixture, &set);
		memory_begin(&fixture);
		memset(fixture.fault.text, 0, sizeof(fixture.fault.text));
		assert_int_equal(uncore_linux_map(machine, &mapped, &fixture.fault), 0);
		assert_int_equal(mapped, 2 * 23);
		for (size_t at = 0; at < set.count; at++)
			if (set.items[at].address.space == UNCORE_SPACE_PCI)
				fixture_dword(&fixture, 0, set.items[at].address.device == 5 ? 0x00 : 0x3f,
					      set.items[at].address.device, set.items[at].address.function,
					      set.items[at].address.number, 0xdead);
		sample(machine, &set);
		for (unsigned samples = 0; samples < 3; samples++) {
			double_reset(&fake);
			sample(machine, &set);
			expect_counters(&set);
			assert_int_equal(fake.config_reads, 0);
			assert_int_equal(double_calls(&fake), batch != 0 ? 1 : 47);
		}
		double_end(&fake, machine);
	}
}

/* Samples of two sockets move the thread once for each socket, and release restores the thread's CPU mask. */
static void test_moves(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint64_t value;

	(void)state;
	double_begin(&fake, &fixture);
	fake.mask[0] = 0xaa; /* CPU 1 of the first socket, 3 of the second, and the second threads of their cores */
	machine = double_machine(&fake, plain);
	assert_int_equal(machine->sockets[0].cpu, 1);
	assert_int_equal(machine->sockets[1].cpu, 3);
	double_reset(&fake);
	for (unsigned samples = 0; samples < 2; samples++) {
		assert_int_equal(read_one(machine, 0, msr(0xd16, 64), &value), 0);
		assert_int_equal(value, 1ull << 40 | 0xd16);
		assert_int_equal(fake.last_cpu, 1);
		assert_int_equal(fake.mask[0], 1 << 1);
		assert_int_equal(read_one(machine, 0, channel(machine, "ctr"), &value), 0);
	}
	assert_int_equal(fake.sets, 1);
	assert_int_equal(read_one(machine, 1, channel(machine, "ctr"), &value), 0);
	assert_int_equal(fake.mask[0], 1 << 3);
	assert_int_equal(read_one(machine, 1, msr(0xd16, 64), &value), 0);
	assert_int_equal(value, 2ull << 40 | 0xd16);
	assert_int_equal(fake.sets, 2);
	uncore_machine_release(machine);
	assert_int_equal(fake.mask[0], 0xaa);
	uncore_machine_release(machine);
	assert_int_equal(fake.sets, 3);
	assert_int_equal(read_one(machine, 1, msr(0xd16, 64), &value), 0);
	assert_int_equal(fake.mask[0], 1 << 3);
	double_end(&fake, machine);
	assert_int_equal(fake.mask[0], 0xaa);
}

static void test_stays(void **state)
{
	struct uncore_linux_options still = { .size = sizeof(still), .keep_affinity = true };
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint64_t value;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, still);
	assert_int_equal(read_one(machine, 0, msr(0xd16, 64), &value), 0);
	assert_int_equal(read_one(machine, 1, msr(0xd16, 64), &value), 0);
	assert_int_equal(value, 2ull << 40 | 0xd16);
	assert_int_equal(fake.sets, 0);
	uncore_machine_close(machine);
	/* A thread whose mask has only that CPU is not moved, and its mask is not read for each access. */
	fake.mask[0] = 1 << 6;
	machine = double_machine(&fake, plain);
	assert_int_equal(machine->sockets[1].cpu, 6);
	double_reset(&fake);
	for (unsigned reads = 0; reads < 3; reads++)
		assert_int_equal(read_one(machine, 1, msr(0xd16, 64), &value), 0);
	assert_int_equal(fake.sets, 0);
	assert_int_equal(fake.gets, 1);
	double_end(&fake, machine);
}

/* A cpuset that forbids the CPU, and a kernel with longer masks. */
static void test_cannot_move(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint64_t value;

	(void)state;
	double_begin(&fake, &fixture);
	fake.mask_bytes = 1024;
	fake.affinity_error = EINVAL;
	machine = double_machine(&fake, plain);
	for (unsigned samples = 0; samples < 4; samples++)
		assert_int_equal(read_one(machine, 1, msr(0xd16, 64), &value), 0);
	assert_int_equal(fake.sets, 1);
	fake.affinity_error = 0;
	assert_int_equal(read_one(machine, 0, msr(0xd16, 64), &value), 0);
	assert_int_equal(fake.mask[0], 1);
	double_end(&fake, machine);
	assert_int_equal(fake.mask[0], 0xff);
}

/* ---- the handle ---- */

static void test_clock(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, plain);
	assert_int_equal(uncore_machine_now(machine), 12345);
	assert_int_equal(uncore_machine_sleep(machine, 1000), 0);
	assert_int_equal(uncore_machine_sleep(machine, 1), UNCORE_E_IO);
	double_end(&fake, machine);
}

/* Files of a simulated machine use its clock, because the host's clock does not match its counts. */
static void test_simulated_clock(void **state)
{
	static const char clock[] = "/sys/kernel/uncore_sim/advance";
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;

	(void)state;
	double_begin(&fake, &fixture);
	fixture_text(&fixture, "18446744073709551615\n", clock);
	machine = double_machine(&fake, plain);
	assert_int_equal(uncore_machine_now(machine), UINT64_MAX);
	fixture_text(&fixture, "777\n", clock);
	assert_int_equal(uncore_machine_now(machine), 777);
	fixture_text(&fixture, "", clock);
	assert_int_equal(uncore_machine_now(machine), 777);
	uncore_machine_close(machine);
	fixture_text(&fixture, "soon\n", clock);
	machine = double_machine(&fake, plain);
	assert_int_equal(uncore_machine_now(machine), 12345);
	double_end(&fake, machine);
}

static void test_presence(void **state)
{
	enum uncore_presence presence;
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint16_t box;

	(void)state;
	double_begin(&fake, &fixture);
	fixture_function(&fixture, 0, 0x7f, 16, 4, 0x8086, 0x1111);
	machine = double_machine(&fake, plain);
	assert_int_equal(uncore_find_box(machine->tables, "imc", &box), 0);
	assert_int_equal(uncore_machine_presence(machine, 0, box, 0, &presence), 0);
	assert_int_equal(presence, UNCORE_PRESENCE_OK);
	assert_int_equal(uncore_machine_presence(machine, 1, box, 0, &presence), 0);
	assert_int_equal(presence, UNCORE_PRESENCE_HIDDEN);
	assert_int_equal(uncore_machine_presence(machine, 1, box, 1, &presence), 0);
	assert_int_equal(presence, UNCORE_PRESENCE_OK);
	fake.read_error = EPERM;
	assert_int_equal(uncore_machine_presence(machine, 1, box, 1, &presence), 0);
	assert_int_equal(presence, UNCORE_PRESENCE_DENIED);
	double_end(&fake, machine);
}

/* Every opened file is closed, at whichever open or read the library stops. */
static void test_balance(void **state)
{
	struct uncore_linux_options options = { .size = sizeof(options) };
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_linux_sys sys;
	unsigned opens = 2;

	(void)state;
	double_begin(&fake, &fixture);
	fake.batch = BATCH_GOOD;
	fake.safe = true;
	sys = double_sys(&fake);
	options.root = fixture.root;
	options.sys = &sys;
	for (unsigned at = 0; at < opens + 2; at++) {
		struct uncore_machine *machine = NULL;
		struct set set;

		double_reset(&fake);
		fake.fail_at = (int)at;
		uncore_fault_clear(&fixture.fault);
		if (uncore_linux_open(&options, &machine, &fixture.fault) == 0) {
			make_set(&set, machine);
			assert_int_equal(uncore_io_read_list(&machine->io, 0, set.items, set.count), 0);
			assert_int_equal(uncore_io_read_list(&machine->io, 1, set.items, set.count), 0);
			uncore_machine_close(machine);
		} else {
			assert_null(machine);
			assert_int_not_equal(fixture.fault.code, 0);
		}
		if (at == 0)
			opens = fake.opens;
		assert_int_equal(fake.held, 0);
	}
	fixture_end(&fixture);
}

/* A CPU goes offline while the machine is opened, before or during the reading of its topology. */
static void test_leaves_at_opening(void **state)
{
	static const char *const files[] = { "/sys/devices/system/cpu/cpu5/topology/physical_package_id",
					     "/sys/devices/system/cpu/cpu5/topology/core_id" };
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint64_t value;

	(void)state;
	for (size_t at = 0; at < sizeof(files) / sizeof(files[0]); at++) {
		double_begin(&fake, &fixture);
		fake.leaves_at = files[at];
		fake.left = "0-4,6-7\n";
		fake.gone[5] = true;
		machine = double_machine(&fake, plain);
		assert_int_equal(machine->socket_count, 2);
		/* A core may have gone offline with it. */
		assert_int_equal(machine->sockets[0].cores, 0);
		assert_int_equal(read_one(machine, 0, msr(0xd16, 64), &value), 0);
		assert_int_equal(read_one(machine, 5, cpu_msr(0xd16), &value), UNCORE_E_NODEV);
		expect_text(machine, UNCORE_E_NODEV, "CPU 5 is offline");
		/* The CPU comes back. */
		fake.leaves_at = NULL;
		fake.gone[5] = false;
		fixture_text(&fixture, "0-7\n", "/sys/devices/system/cpu/online");
		assert_int_equal(read_one(machine, 5, cpu_msr(0xd16), &value), 0);
		assert_int_equal(value >> 40, 1);
		double_end(&fake, machine);
	}
}

/* ---- the real calls ---- */

/* read(2), write(2): 0 is no error, and errno keeps what an earlier call set. SIGALRM ends an endless loop. */
static void test_nothing_moves(void **state)
{
	int file = open("/dev/null", O_RDWR);
	char byte = 1;

	(void)state;
	assert_true(file >= 0);
	alarm(30);
	errno = EINTR;
	assert_int_equal(linux_sys.pread(NULL, file, &byte, 1, 0), 0);
	errno = EINTR;
	assert_int_equal(linux_sys.pwrite(NULL, file, &byte, 0, 0), 0);
	alarm(0);
	assert_int_equal(byte, 1);
	assert_int_equal(close(file), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_leaves_at_opening),
		cmocka_unit_test(test_sample),
		cmocka_unit_test(test_sample_batch),
		cmocka_unit_test(test_sample_mapped),
		cmocka_unit_test(test_moves),
		cmocka_unit_test(test_stays),
		cmocka_unit_test(test_cannot_move),
		cmocka_unit_test(test_clock),
		cmocka_unit_test(test_simulated_clock),
		cmocka_unit_test(test_presence),
		cmocka_unit_test(test_balance),
		cmocka_unit_test(test_nothing_moves),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
