/* SPDX-License-Identifier: MIT */
/*
 * Tests units that a table in memory places, on a machine of plain files: a Sapphire Rapids with two sockets. The
 * capability, the table and its records are written here by the layouts of Linux (uncore_discovery.h), not by the
 * tables. A lie of the table must not lead to an access elsewhere.
 */
#define _GNU_SOURCE
#include "linux_double.h"
#include "memory_fixture.h"

#define TABLE(socket) (UINT64_C(0x90000000) + 0x100000 * (socket))
#define STRIDE 24
#define UNIT_MSR 0x2f60u
#define OTHER_BUS(socket) (0x10 + 0x80 * (socket))

static const char iomem_text[] =
	"00000000-00000fff : Reserved\n00100000-7fffffff : System RAM\n"
	"80000000-ffffffff : Reserved\n100000000-207fffffff : System RAM\n";

struct world {
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
};

static void put_qword(const struct world *world, uint64_t at, uint64_t value)
{
	memory_dword(&world->fixture, at, (uint32_t)value);
	memory_dword(&world->fixture, at + 4, (uint32_t)(value >> 32));
}

static void put_record(const struct world *world, unsigned socket, unsigned at, uint64_t shape, uint64_t address,
		       unsigned type, unsigned id)
{
	uint64_t place = TABLE(socket) + (uint64_t)at * STRIDE;

	put_qword(world, place, shape);
	put_qword(world, place + 8, address);
	put_qword(world, place + 16, type | (uint64_t)id << 16);
}

/* Four counters of 48 bits, two behind the address the controls and eight behind it the counters; MSRs. */
static const uint64_t msr_shape = 4 | 2 << 8 | 48 << 16 | UINT64_C(8) << 24;

/* The function that leads to the table: another capability in front, then the one that counts. */
static void put_portal(const struct world *world, unsigned bus, uint64_t table)
{
	fixture_function(&world->fixture, 0, bus, 3, 1, 0x8086, 0x09a7);
	fixture_dword(&world->fixture, 0, bus, 3, 1, 0x100, 0x1481000b);
	fixture_dword(&world->fixture, 0, bus, 3, 1, 0x148, 0x00010023);
	fixture_dword(&world->fixture, 0, bus, 3, 1, 0x150, 0x00010001);
	fixture_dword(&world->fixture, 0, bus, 3, 1, 0x154, 0x00000002);
	fixture_dword(&world->fixture, 0, bus, 3, 1, 0x18, (uint32_t)table | 0xc);
	fixture_dword(&world->fixture, 0, bus, 3, 1, 0x1c, (uint32_t)(table >> 32));
}

static void put_socket(const struct world *world, unsigned socket)
{
	unsigned bus = 0x7e + 0x80 * socket;

	fixture_function(&world->fixture, 0, bus, 0, 0, 0x8086, 0x3250);
	fixture_dword(&world->fixture, 0, bus, 0, 0, 0xc0, socket);
	fixture_dword(&world->fixture, 0, bus, 0, 0, 0xd4, fixture_entry(1, 1));
	put_portal(world, OTHER_BUS(socket), TABLE(socket));
	fixture_number(&world->fixture, socket, "/sys/bus/pci/devices/0000:%02x:03.1/numa_node", OTHER_BUS(socket));
	fixture_text(&world->fixture, socket == 0 ? "0-1,4-5\n" : "2-3,6-7\n",
		     "/sys/devices/system/node/node%u/cpulist", socket);
	put_qword(world, TABLE(socket), 2 << 16 | 3 << 8);
	put_record(world, socket, 1, UINT64_MAX, UINT64_MAX, 0xffff, 0xffff);
	put_record(world, socket, 2, msr_shape, UNIT_MSR + 0x10 * socket, 4, 0);
}

static void begin(struct world *world)
{
	double_begin(&world->fake, &world->fixture);
	fixture_cpuinfo(&world->fixture, "GenuineIntel", 6, 0x8f, 8);
	for (unsigned socket = 0; socket < 2; socket++)
		put_socket(world, socket);
	fixture_text(&world->fixture, iomem_text, "/proc/iomem");
	memory_dword(&world->fixture, TABLE(2), 0);
	world->machine = NULL;
}

/* The machine looks at its files from now on. */
static void open_now(struct world *world)
{
	world->machine = double_machine(&world->fake, plain);
	assert_int_equal(world->machine->socket_count, 2);
	double_reset(&world->fake);
}

static void end(struct world *world)
{
	double_end(&world->fake, world->machine);
}

static struct uncore_address at(const struct world *world, const char *name, unsigned index)
{
	return fixture_address(world->machine, "pcu", name, 0, index);
}

static enum uncore_presence presence_of(const struct world *world, unsigned socket, const char *name, unsigned instance)
{
	enum uncore_presence presence;
	uint16_t box;

	assert_int_equal(uncore_find_box(world->machine->tables, name, &box), 0);
	assert_int_equal(uncore_machine_presence(world->machine, socket, box, (uint16_t)instance, &presence), 0);
	uncore_fault_clear(world->machine->fault);
	return presence;
}

/* Neither a read nor a write of the unit on socket 0 is made, and both say why. */
static void expect_refusal(struct world *world, int code, const char *text)
{
	uint64_t value;

	open_now(world);
	assert_int_equal(read_one(world->machine, 0, at(world, "ctl", 1), &value), code);
	expect_text(world->machine, code, text);
	assert_int_equal(write_one(world->machine, 0, at(world, "ctl", 1), 1), code);
	assert_int_equal(world->fake.msr_reads + world->fake.writes + world->fake.write_maps, 0);
	end(world);
}

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

/* ---- what is not ---- */

static void test_absent(void **state)
{
	struct world world;

	(void)state;
	begin(&world);
	put_record(&world, 0, 2, msr_shape, UNIT_MSR, 4, 1);
	open_now(&world);
	assert_int_equal(presence_of(&world, 0, "pcu", 0), UNCORE_PRESENCE_ABSENT);
	assert_int_equal(presence_of(&world, 1, "pcu", 0), UNCORE_PRESENCE_OK);
	end(&world);
}

static void lie_msr(uint64_t address, const char *text)
{
	struct world world;

	begin(&world);
	put_record(&world, 0, 2, msr_shape, address, 4, 0);
	expect_refusal(&world, UNCORE_E_IO, text);
}

/* The time stamp counter, the APIC, the cache allocation, beyond the numbers of MSRs. */
static void test_other_msrs(void **state)
{
	(void)state;
	lie_msr(0x10, "FOUND pcu.controls+0x1 of package 0: the table of units has it at 0x10: no unit has such MSRs");
	lie_msr(0x3fd,
		"FOUND pcu.controls+0x1 of package 0: the table of units has it at 0x3fd: no unit has such MSRs");
	lie_msr(0x7fc,
		"FOUND pcu.controls+0x1 of package 0: the table of units has it at 0x7fc: "
		"these MSRs are of other parts of the processor");
	lie_msr(0xc8f,
		"FOUND pcu.controls+0x1 of package 0: the table of units has it at 0xc8f: "
		"these MSRs are of other parts of the processor");
	lie_msr(0xfffc,
		"FOUND pcu.controls+0x1 of package 0: the table of units has it at 0xfffc: no unit has such MSRs");
	lie_msr(UINT64_C(0x100002f60),
		"FOUND pcu.controls+0x1 of package 0: the table of units has it at 0x100002f60: no unit has such MSRs");
}

static void lie_shape(uint64_t shape, const char *why)
{
	struct world world;
	char text[200];

	begin(&world);
	put_record(&world, 0, 2, shape, UNIT_MSR, 4, 0);
	snprintf(text, sizeof(text), "FOUND pcu.controls+0x1 of package 0: the table of units has it at 0x2f60: %s",
		 why);
	expect_refusal(&world, UNCORE_E_IO, text);
}

static void test_other_shapes(void **state)
{
	(void)state;
	lie_shape(msr_shape | UINT64_C(1) << 62, "its registers are reached otherwise than is described");
	lie_shape(msr_shape | UINT64_C(2) << 62, "its registers are reached otherwise than is described");
	lie_shape(msr_shape | UINT64_C(3) << 62, "its registers are reached otherwise than is described");
	lie_shape(msr_shape - 1, "it has fewer counters than are described");
	lie_shape(msr_shape - (1 << 16), "its counters have another width than is described");
}

static void lie_head(uint64_t head, const char *text)
{
	struct world world;

	begin(&world);
	put_qword(&world, TABLE(0), head);
	expect_refusal(&world, UNCORE_E_IO, text);
}

static void test_bad_tables(void **state)
{
	(void)state;
	lie_head(2 << 16, "the table of units of package 0: 0000:10:03.1: its records are too short");
	lie_head(3 << 8, "the table of units of package 0: 0000:10:03.1: it has no records");
	lie_head(UINT64_MAX, "the table of units of package 0: 0000:10:03.1: it is too long");
}

static void lie_bar(uint32_t low, const char *why)
{
	struct world world;
	char text[200];

	begin(&world);
	fixture_dword(&world.fixture, 0, OTHER_BUS(0), 3, 1, 0x18, low);
	snprintf(text, sizeof(text), "the table of units of package 0: 0000:10:03.1: %s", why);
	expect_refusal(&world, UNCORE_E_IO, text);
}

/* The BAR leads to ports, nowhere, or into the memory that programs use. */
static void test_bad_bars(void **state)
{
	struct world world;

	(void)state;
	begin(&world);
	fixture_dword(&world.fixture, 0, OTHER_BUS(0), 3, 1, 0x18, 0x10000000);
	expect_refusal(&world, UNCORE_E_IO, "/proc/iomem has System RAM at 0x100000-0x7fffffff");
	lie_bar(0x90000001, "its BAR leads to no memory, so the table of units is out of reach");
	lie_bar(0x0000000c, "its BAR leads to no memory, so the table of units is out of reach");
	lie_bar(0x00001000, "no device has registers in the first MiB");
}

/* Without the function, or without the capability, nothing is known of the units. */
static void test_no_table(void **state)
{
	struct uncore_found_unit unit;
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	fixture_dword(&world.fixture, 0, OTHER_BUS(0), 3, 1, 0x150, 0x00010002);
	fixture_dword(&world.fixture, 0, OTHER_BUS(1), 3, 1, 0x148, 0x0001000b);
	open_now(&world);
	for (unsigned socket = 0; socket < 2; socket++) {
		assert_int_equal(read_one(world.machine, socket, at(&world, "ctl", 1), &value), UNCORE_E_NODEV);
		assert_int_equal(uncore_linux_unit_at(world.machine, socket, 0, &unit, NULL), UNCORE_E_NOENT);
	}
	end(&world);
}

/* A list of capabilities that never ends. */
static void test_circle(void **state)
{
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	fixture_dword(&world.fixture, 0, OTHER_BUS(0), 3, 1, 0x100, 0x1001000b);
	open_now(&world);
	assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 1), &value), UNCORE_E_NODEV);
	end(&world);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),        cmocka_unit_test(test_writes),
		cmocka_unit_test(test_list),          cmocka_unit_test(test_absent),
		cmocka_unit_test(test_dies),          cmocka_unit_test(test_same_unit_of_dies),
		cmocka_unit_test(test_no_nodes),      cmocka_unit_test(test_types),
		cmocka_unit_test(test_any_access),    cmocka_unit_test(test_clash_in_a_table),
		cmocka_unit_test(test_config_header), cmocka_unit_test(test_type_elsewhere),
		cmocka_unit_test(test_other_msrs),    cmocka_unit_test(test_other_shapes),
		cmocka_unit_test(test_bad_tables),    cmocka_unit_test(test_bad_bars),
		cmocka_unit_test(test_no_table),      cmocka_unit_test(test_circle),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
