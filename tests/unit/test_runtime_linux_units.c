/* SPDX-License-Identifier: MIT */
/* Tests units that a table in memory places. A lie of the table must not lead to an access elsewhere. */
#define _GNU_SOURCE
#include "units_fixture.h"
/* ---- what is found ---- */

static void test_places(void **state)
{
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	open_now(&world);
	for (unsigned socket = 0; socket < 2; socket++) {
		unsigned unit = UNIT_MSR + 0x10 * socket;

		world.fake.msrs[socket][(unit + 2 + 3) % DOUBLE_MSRS] = 0x1234 + socket;
		world.fake.msrs[socket][(unit + 8 + 2) % DOUBLE_MSRS] = UINT64_C(0x123456789abc) + socket;
		assert_int_equal(read_one(world.machine, socket, at(&world, "ctl", 3), &value), 0);
		assert_int_equal(value, 0x1234 + socket);
		assert_int_equal(read_one(world.machine, socket, at(&world, "ctr", 2), &value), 0);
		assert_int_equal(value, UINT64_C(0x123456789abc) + socket);
	}
	assert_int_equal(presence_of(&world, 0, "pcu", 0), UNCORE_PRESENCE_OK);
	/* The tables were read once, and nothing was mapped for writing. */
	assert_int_equal(world.fake.write_maps + world.fake.writes, 0);
	double_reset(&world.fake);
	assert_int_equal(read_one(world.machine, 1, at(&world, "ctl", 0), &value), 0);
	assert_int_equal(world.fake.maps, 0);
	end(&world);
}

static void test_writes(void **state)
{
	struct world world;

	(void)state;
	begin(&world);
	open_now(&world);
	for (unsigned number = 0; number < 16; number++)
		world.fake.msrs[1][(UNIT_MSR + 0x10 + number) % DOUBLE_MSRS] = 0;
	assert_int_equal(write_one(world.machine, 1, at(&world, "ctl", 1), 0x41), 0);
	for (unsigned number = 0; number < 16; number++)
		assert_int_equal(world.fake.msrs[1][(UNIT_MSR + 0x10 + number) % DOUBLE_MSRS], number == 3 ? 0x41 : 0);
	end(&world);
}

static void test_list(void **state)
{
	struct uncore_found_unit unit;
	struct uncore_fault fault;
	struct world world;

	(void)state;
	begin(&world);
	put_record(&world, 1, 1, msr_shape | UINT64_C(1) << 62, UINT64_C(0xc8aa2800), 99, 7);
	open_now(&world);
	assert_int_equal(uncore_linux_unit_at(world.machine, 0, 0, &unit, &fault), 0);
	assert_int_equal(unit.address, UNIT_MSR);
	assert_int_equal(unit.type, 4);
	assert_string_equal(uncore_text(world.machine->tables, uncore_boxes(world.machine->tables)[unit.box].id),
			    "pcu");
	assert_int_equal(uncore_linux_unit_at(world.machine, 0, 1, &unit, &fault), UNCORE_E_RANGE);
	assert_int_equal(uncore_linux_unit_at(world.machine, 1, 0, &unit, &fault), 0);
	assert_int_equal(unit.type, 99);
	assert_int_equal(unit.id, 7);
	assert_int_equal(unit.box, UNCORE_NO_INDEX);
	assert_int_equal(unit.space, UNCORE_SPACE_MMIO);
	assert_int_equal(unit.control_offset, 2);
	assert_int_equal(unit.counter_offset, 8);
	assert_int_equal(uncore_linux_unit_at(world.machine, 2, 0, &unit, &fault), UNCORE_E_NOENT);
	end(&world);
}

/* ---- several dies of a socket ---- */

#define SECOND_BUS 0x20u

/* Socket 0 has another table, on a bus that the kernel has on another node with CPUs of that package. */
static void put_second_die(const struct world *world, uint64_t address, unsigned type, unsigned id)
{
	put_portal(world, SECOND_BUS, TABLE(3));
	fixture_number(&world->fixture, 5, "/sys/bus/pci/devices/0000:%02x:03.1/numa_node", SECOND_BUS);
	fixture_text(&world->fixture, "0-1\n", "/sys/devices/system/node/node%u/cpulist", 0);
	fixture_text(&world->fixture, "4-5\n", "/sys/devices/system/node/node%u/cpulist", 5);
	put_qword(world, TABLE(3), 1 << 16 | 3 << 8);
	put_record(world, 3, 1, msr_shape, address, type, id);
	memory_dword(&world->fixture, TABLE(4), 0);
}

static void test_dies(void **state)
{
	struct uncore_found_unit unit;
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	put_second_die(&world, UNIT_MSR + 0x40, 3, 1);
	open_now(&world);
	assert_int_equal(uncore_linux_unit_at(world.machine, 0, 0, &unit, NULL), 0);
	assert_int_equal(unit.die, 0);
	assert_int_equal(unit.node, 0);
	assert_int_equal(uncore_linux_unit_at(world.machine, 0, 1, &unit, NULL), 0);
	assert_int_equal(unit.die, 1);
	assert_int_equal(unit.node, 5);
	assert_int_equal(unit.id, 1);
	assert_int_equal(uncore_linux_unit_at(world.machine, 0, 2, &unit, NULL), UNCORE_E_RANGE);
	assert_int_equal(uncore_linux_unit_at(world.machine, 1, 0, &unit, NULL), 0);
	assert_int_equal(unit.die, 0);
	assert_int_equal(unit.node, 1);
	world.fake.msrs[0][(UNIT_MSR + 0x40 + 2) % DOUBLE_MSRS] = 0x77;
	assert_int_equal(read_one(world.machine, 0, fixture_address(world.machine, "m2pcie", "ctl", 1, 0), &value), 0);
	assert_int_equal(value, 0x77);
	end(&world);
}

/* The units of one die are given although the table of the other has no record; past them comes why. */
static void test_lost_die(void **state)
{
	struct uncore_found_unit unit;
	struct uncore_fault fault = { 0 };
	struct world world;

	(void)state;
	begin(&world);
	put_second_die(&world, UNIT_MSR + 0x40, 3, 1);
	put_qword(&world, TABLE(3), 3 << 8);
	open_now(&world);
	assert_int_equal(uncore_linux_unit_at(world.machine, 0, 0, &unit, &fault), 0);
	assert_int_equal(uncore_linux_unit_at(world.machine, 0, 1, &unit, &fault), UNCORE_E_IO);
	assert_string_equal(fault.text, "0000:20:03.1: it has no records");
	assert_int_equal(uncore_linux_unit_at(world.machine, 1, 1, &unit, &fault), UNCORE_E_RANGE);
	end(&world);
}

/* Both dies have a pcu 0: in one place it is one unit, in two neither is taken. */
static void test_same_unit_of_dies(void **state)
{
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	put_second_die(&world, UNIT_MSR, 4, 0);
	open_now(&world);
	assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 1), &value), 0);
	end(&world);
	begin(&world);
	put_second_die(&world, UNIT_MSR + 0x40, 4, 0);
	expect_refusal(&world, UNCORE_E_IO,
		       "package 0 lists pcu 0 at 0x2f60 (die 0, node 0), "
		       "unit 0 of type 4 at 0x2fa0 (die 1, node 5): one is wrong");
}

/* One table has a unit at two places, or two units whose registers meet: neither is taken, and others are. */
static void test_clash_in_a_table(void **state)
{
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	put_record(&world, 0, 1, msr_shape, UNIT_MSR + 0x40, 4, 0);
	expect_refusal(&world, UNCORE_E_IO,
		       "package 0 lists pcu 0 at 0x2fa0 (die 0, node 0), "
		       "unit 0 of type 4 at 0x2f60 (die 0, node 0): one is wrong");
	for (unsigned offset = 0; offset <= 16; offset++) {
		begin(&world);
		put_record(&world, 0, 1, msr_shape, UNIT_MSR - 8 + offset, 11, 1);
		expect_refusal(&world, UNCORE_E_IO, "lists pcu 0 at 0x2f60 (die 0, node 0), unit 1 of type 11 at ");
	}
	for (unsigned type = 99; type <= 100; type++) {
		begin(&world);
		put_record(&world, 0, 1, msr_shape, type == 99 ? UNIT_MSR - 9 : UNIT_MSR + 9, type, 1);
		open_now(&world);
		assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 1), &value), 0);
		assert_int_equal(presence_of(&world, 1, "pcu", 0), UNCORE_PRESENCE_OK);
		end(&world);
	}
	/* Records of upi are not trusted. */
	begin(&world);
	put_record(&world, 0, 1, msr_shape, UNIT_MSR, 8, 1);
	open_now(&world);
	assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 1), &value), 0);
	end(&world);
}

/* The kernel has no nodes, and no register says whose buses these are: the order of the tables must do. */
static void test_no_nodes(void **state)
{
	struct uncore_found_unit unit;
	struct world world;

	(void)state;
	begin(&world);
	for (unsigned socket = 0; socket < 2; socket++) {
		fixture_number(&world.fixture, -1, "/sys/bus/pci/devices/0000:%02x:03.1/numa_node", OTHER_BUS(socket));
		fixture_dword(&world.fixture, 0, 0x7e + 0x80 * socket, 0, 0, 0xd4, fixture_entry(6, 6));
	}
	open_now(&world);
	for (unsigned socket = 0; socket < 2; socket++) {
		assert_int_equal(uncore_linux_unit_at(world.machine, socket, 0, &unit, NULL), 0);
		assert_int_equal(unit.address, UNIT_MSR + 0x10 * socket);
		assert_int_equal(unit.node, -1);
	}
	end(&world);
}

/* ---- types that no box has ---- */

static void test_types(void **state)
{
	struct uncore_found_unit unit;
	struct uncore_address control;
	struct world world;
	uint16_t box;

	(void)state;
	begin(&world);
	put_record(&world, 1, 1, msr_shape, UNIT_MSR + 0x60, 99, 1);
	open_now(&world);
	assert_int_not_equal(uncore_find_box(world.machine->tables, "type99_", &box), 0);
	assert_int_equal(uncore_linux_add_types(world.machine, NULL), 0);
	assert_int_equal(uncore_find_box(world.machine->tables, "type99_", &box), 0);
	assert_int_equal(uncore_boxes(world.machine->tables)[box].instances, 2);
	assert_int_equal(uncore_linux_unit_at(world.machine, 1, 0, &unit, NULL), 0);
	assert_int_equal(unit.box, box);
	assert_int_equal(presence_of(&world, 0, "type99_", 1), UNCORE_PRESENCE_ABSENT);
	assert_int_equal(presence_of(&world, 1, "type99_", 0), UNCORE_PRESENCE_ABSENT);
	assert_int_equal(presence_of(&world, 1, "type99_", 1), UNCORE_PRESENCE_OK);
	assert_int_equal(presence_of(&world, 1, "othertypes", 0), UNCORE_PRESENCE_ABSENT);
	for (unsigned number = 0; number < 16; number++)
		world.fake.msrs[1][(UNIT_MSR + 0x60 + number) % DOUBLE_MSRS] = 0;
	control = fixture_address(world.machine, "type99_", "ctl", 1, 0);
	assert_int_equal(write_one(world.machine, 1, control, 0x402), 0);
	for (unsigned number = 0; number < 16; number++)
		assert_int_equal(world.fake.msrs[1][(UNIT_MSR + 0x60 + number) % DOUBLE_MSRS], number == 2 ? 0x402 : 0);
	/* What the platform describes is where it was, and a second call changes nothing. */
	assert_int_equal(write_one(world.machine, 1, at(&world, "ctl", 0), 0x41), 0);
	assert_int_equal(world.fake.msrs[1][(UNIT_MSR + 0x10 + 2) % DOUBLE_MSRS], 0x41);
	assert_int_equal(uncore_linux_add_types(world.machine, NULL), 0);
	end(&world);
}

/* Of a box whose access is not described, the table alone says it: MSRs on one socket, PCI space on the other. */
static void test_any_access(void **state)
{
	const uint64_t pci_shape = 4 | 0x40 << 8 | 48 << 16 | UINT64_C(0x60) << 24 | UINT64_C(2) << 62;
	struct uncore_address control;
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	fixture_cpuinfo(&world.fixture, "GenuineIntel", 6, 0xad, 1);
	put_record(&world, 0, 1, msr_shape, UNIT_MSR + 0x60, 15, 3);
	put_record(&world, 1, 1, pci_shape, UINT64_C(1) << 31 | 0xfe << 20 | 0x100, 15, 3);
	open_now(&world);
	control = fixture_address(world.machine, "b2hot", "ctl", 3, 0);
	world.fake.msrs[0][(UNIT_MSR + 0x60 + 2) % DOUBLE_MSRS] = 0;
	assert_int_equal(write_one(world.machine, 0, control, 0x101), 0);
	assert_int_equal(world.fake.msrs[0][(UNIT_MSR + 0x60 + 2) % DOUBLE_MSRS], 0x101);
	assert_int_equal(world.fake.writes, 1);
	assert_int_equal(write_one(world.machine, 1, control, 0x101), 0);
	assert_int_equal(world.fake.writes, 2);
	assert_int_equal(read_one(world.machine, 1, control, &value), 0);
	assert_int_equal(value, 0x101);
	end(&world);
}

/* Such units are doubted as others are. */
static void test_type_elsewhere(void **state)
{
	struct uncore_address control;
	struct world world;

	(void)state;
	begin(&world);
	put_record(&world, 1, 1, msr_shape, 0x10, 99, 1);
	open_now(&world);
	assert_int_equal(uncore_linux_add_types(world.machine, NULL), 0);
	control = fixture_address(world.machine, "type99_", "ctl", 1, 0);
	assert_int_equal(write_one(world.machine, 1, control, 0x402), UNCORE_E_IO);
	expect_text(
		world.machine, UNCORE_E_IO,
		"FOUND type99_1.controls+0x0 of package 1: the table of units has it at 0x10: no unit has such MSRs");
	assert_int_equal(world.fake.writes, 0);
	end(&world);
}

/* In configuration space no unit begins in the header, where a function has its command register and base addresses. */
static void test_config_header(void **state)
{
	const uint64_t shape = 4 | 0x40 << 8 | 48 << 16 | UINT64_C(0x60) << 24 | UINT64_C(2) << 62;
	struct world world;

	(void)state;
	for (uint32_t offset = 0; offset <= 0x40; offset += 4) {
		struct uncore_address control;

		begin(&world);
		put_record(&world, 1, 1, shape, UINT64_C(1) << 31 | 0xfe << 20 | offset, 99, 1);
		open_now(&world);
		assert_int_equal(uncore_linux_add_types(world.machine, NULL), 0);
		control = fixture_address(world.machine, "type99_", "ctl", 1, 0);
		assert_int_equal(write_one(world.machine, 1, control, 0x402), offset < 0x40 ? UNCORE_E_IO : 0);
		if (offset < 0x40)
			expect_text(world.machine, UNCORE_E_IO, ": that is no place in PCI configuration space");
		assert_int_equal(world.fake.writes != 0, offset == 0x40);
		end(&world);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_writes),
		cmocka_unit_test(test_list),
		cmocka_unit_test(test_dies),
		cmocka_unit_test(test_lost_die),
		cmocka_unit_test(test_same_unit_of_dies),
		cmocka_unit_test(test_clash_in_a_table),
		cmocka_unit_test(test_no_nodes),
		cmocka_unit_test(test_types),
		cmocka_unit_test(test_any_access),
		cmocka_unit_test(test_type_elsewhere),
		cmocka_unit_test(test_config_header),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
