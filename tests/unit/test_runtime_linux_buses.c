/* SPDX-License-Identifier: MIT */
/* Tests on trees of plain files which PCI buses and functions the Linux back end assigns to which socket. */
#define _GNU_SOURCE
#include "linux_fixture.h"

/* The control of the first counter of memory channel 0 (10.4) gets a mark that identifies the bus. */
#define MARK 0xd8

static void put_mark(const struct fixture *fixture, unsigned domain, unsigned bus, uint32_t mark)
{
	fixture_dword(fixture, domain, bus, 16, 4, MARK, mark);
}

static int read_mark(const struct uncore_machine *machine, unsigned socket, uint64_t *mark)
{
	struct uncore_address address = fixture_address(machine, "imc", "ctl", 0, 0);

	uncore_fault_clear(machine->fault);
	return uncore_io_read(&machine->io, socket, &address, mark);
}

static void expect_mark(const struct uncore_machine *machine, unsigned socket, uint64_t expected)
{
	uint64_t mark = 0;
	int result = read_mark(machine, socket, &mark);

	assert_string_equal(machine->fault->text, "");
	assert_int_equal(result, 0);
	assert_int_equal(mark, expected);
}

static void expect_fault(const struct uncore_machine *machine, unsigned socket, int code, const char *text)
{
	uint64_t mark;

	assert_int_equal(read_mark(machine, socket, &mark), code);
	assert_int_equal(machine->fault->code, code);
	if (strstr(machine->fault->text, text) == NULL)
		fail_msg("\"%s\" lacks \"%s\"", machine->fault->text, text);
}

static void expect_evidence(const struct uncore_machine *machine, unsigned socket, const char *text)
{
	const char *evidence = uncore_linux_evidence(machine, socket);

	assert_non_null(evidence);
	if (strstr(evidence, text) == NULL)
		fail_msg("\"%s\" lacks \"%s\"", evidence, text);
}

static void test_two_sockets(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;

	(void)state;
	fixture_begin(&fixture);
	fixture_two_sockets(&fixture);
	put_mark(&fixture, 0, 0x3f, 0x11);
	put_mark(&fixture, 0, 0x7f, 0x22);
	machine = fixture_machine(&fixture);
	assert_int_equal(machine->socket_count, 2);
	assert_int_equal(machine->cpu_count, 8);
	for (unsigned socket = 0; socket < 2; socket++) {
		assert_int_equal(machine->sockets[socket].package, socket);
		assert_int_equal(machine->sockets[socket].cores, 2);
		expect_mark(machine, socket, 0x11 + 0x11 * socket);
	}
	assert_in_range(machine->sockets[0].cpu, 0, 1);
	assert_in_range(machine->sockets[1].cpu, 2, 3);
	expect_evidence(machine, 0, "0000:3f:0b.0: its register holds node 0, and the map has that node for package 0");
	expect_evidence(machine, 1, "0000:7f:0b.0: its register holds node 1, and the map has that node for package 1");
	assert_null(uncore_linux_evidence(machine, 2));
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

/* ---- buses ---- */

/* Creates packages of two CPUs each, with the given buses and nodes. */
static void make_sockets(struct fixture *fixture, const int *packages, const unsigned *buses, const unsigned *nodes,
			 unsigned count)
{
	uint32_t map = 0;
	char online[16];

	fixture_cpuinfo(fixture, "GenuineIntel", 6, 62, 7);
	snprintf(online, sizeof(online), "0-%u\n", 2 * count - 1);
	fixture_lists(fixture, online, online);
	for (unsigned socket = 0; socket < count; socket++) {
		map |= fixture_entry((unsigned)packages[socket], nodes[socket]);
		fixture_cpu(fixture, 2 * socket, packages[socket], 0);
		fixture_cpu(fixture, 2 * socket + 1, packages[socket], 1);
	}
	for (unsigned socket = 0; socket < count; socket++) {
		fixture_socket(fixture, 0, buses[socket] - 0xf, buses[socket]);
		fixture_node(fixture, 0, buses[socket], nodes[socket], map);
		put_mark(fixture, 0, buses[socket], 0x100 + (uint32_t)packages[socket]);
	}
}

static void expect_packages(struct fixture *fixture, const int *packages, unsigned count)
{
	struct uncore_machine *machine = fixture_machine(fixture);

	assert_int_equal(machine->socket_count, count);
	for (unsigned socket = 0; socket < count; socket++) {
		assert_int_equal(machine->sockets[socket].package, packages[socket]);
		expect_mark(machine, socket, 0x100 + (uint64_t)packages[socket]);
	}
	uncore_machine_close(machine);
}

static void test_one_socket(void **state)
{
	static const int packages[] = { 0 };
	static const unsigned buses[] = { 0x7f }, nodes[] = { 0 };
	struct fixture fixture;

	(void)state;
	fixture_begin(&fixture);
	make_sockets(&fixture, packages, buses, nodes, 1);
	expect_packages(&fixture, packages, 1);
	fixture_end(&fixture);
}

/* The buses are in another order than the nodes and the packages. */
static void test_crossed(void **state)
{
	static const int packages[] = { 0, 1 };
	static const unsigned buses[] = { 0xff, 0x7f }, nodes[] = { 0, 1 }, other_nodes[] = { 5, 2 };
	struct fixture fixture;

	(void)state;
	fixture_begin(&fixture);
	make_sockets(&fixture, packages, buses, nodes, 2);
	expect_packages(&fixture, packages, 2);
	make_sockets(&fixture, packages, buses, other_nodes, 2);
	expect_packages(&fixture, packages, 2);
	fixture_end(&fixture);
}

static void test_four_and_eight_sockets(void **state)
{
	static const int packages[] = { 0, 1, 2, 3, 4, 5, 6, 7 };
	static const unsigned buses[] = { 0x9f, 0x1f, 0xdf, 0x5f, 0xff, 0x3f, 0x7f, 0xbf };
	static const unsigned nodes[] = { 3, 7, 0, 6, 1, 4, 2, 5 }, four[] = { 2, 0, 3, 1 };
	struct fixture fixture;

	(void)state;
	fixture_begin(&fixture);
	make_sockets(&fixture, packages, buses, nodes, 8);
	expect_packages(&fixture, packages, 8);
	fixture_end(&fixture);
	fixture_begin(&fixture);
	make_sockets(&fixture, packages, buses, four, 4);
	expect_packages(&fixture, packages, 4);
	fixture_end(&fixture);
}

/* Empty seats: the map's entries for them read 0, which is also the node of a package that exists. */
static void test_holes(void **state)
{
	static const int packages[] = { 1, 4, 6 };
	static const unsigned buses[] = { 0x3f, 0x7f, 0xbf }, nodes[] = { 4, 0, 6 };
	struct fixture fixture;

	(void)state;
	fixture_begin(&fixture);
	make_sockets(&fixture, packages, buses, nodes, 3);
	expect_packages(&fixture, packages, 3);
	fixture_end(&fixture);
}

/* Bus numbers repeat in each domain, and a bus never belongs to a socket of another domain. */
static void test_domains(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;

	(void)state;
	fixture_begin(&fixture);
	fixture_cpuinfo(&fixture, "GenuineIntel", 6, 62, 7);
	fixture_lists(&fixture, "0-1\n", "0-1\n");
	for (unsigned cpu = 0; cpu < 2; cpu++) {
		fixture_cpu(&fixture, cpu, (int)cpu, 0);
		fixture_socket(&fixture, cpu, 0x00, 0x7f);
		fixture_node(&fixture, cpu, 0x7f, 1 - cpu, fixture_entry(0, 1));
		put_mark(&fixture, cpu, 0x7f, 0x30 + cpu);
	}
	/* The same functions in a domain without the node register. */
	fixture_socket(&fixture, 0x10000, 0x00, 0x3f);
	machine = fixture_machine(&fixture);
	expect_mark(machine, 0, 0x30);
	expect_mark(machine, 1, 0x31);
	expect_evidence(machine, 1, "0001:7f:0b.0: its register holds node 0");
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

/*
 * A function on a lower bus belongs to the socket with the next higher bus. A function above the last bus belongs to
 * none.
 */
static void test_other_buses(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;
	struct uncore_address address;
	uint64_t value = 0;

	(void)state;
	fixture_begin(&fixture);
	fixture_two_sockets(&fixture);
	fixture_dword(&fixture, 0, 0x00, 5, 6, MARK, 0x51);
	fixture_dword(&fixture, 0, 0x40, 5, 6, MARK, 0x52);
	fixture_function(&fixture, 0, 0x80, 16, 4, 0x8086, 0xeb4);
	machine = fixture_machine(&fixture);
	address = fixture_address(machine, "irp", "ctl", 0, 0);
	for (unsigned socket = 0; socket < 2; socket++) {
		assert_int_equal(uncore_io_read(&machine->io, socket, &address, &value), 0);
		assert_int_equal(value, 0x51 + socket);
		expect_mark(machine, socket, 0);
	}
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

static void test_hidden_and_foreign(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;
	struct uncore_address address;
	uint64_t value;

	(void)state;
	fixture_begin(&fixture);
	fixture_two_sockets(&fixture);
	/* Another device ID, another vendor, and no function. */
	fixture_function(&fixture, 0, 0x3f, 16, 4, 0x8086, 0xeb5);
	fixture_function(&fixture, 0, 0x7f, 16, 4, 0x10de, 0xeb4);
	fixture_delete(&fixture, "/sys/bus/pci/devices/0000:7f:10.5/vendor");
	fixture_delete(&fixture, "/sys/bus/pci/devices/0000:7f:10.5/config");
	machine = fixture_machine(&fixture);
	expect_fault(machine, 0, UNCORE_E_NODEV, "package 0 has no PCI function 8086:0eb4 at 10.4");
	expect_fault(machine, 1, UNCORE_E_NODEV, "package 1 has no PCI function 8086:0eb4 at 10.4");
	address = fixture_address(machine, "imc", "ctl", 1, 0);
	assert_int_equal(uncore_io_read(&machine->io, 1, &address, &value), UNCORE_E_NODEV);
	/*
	 * No source gives the ID of 18.6. Any function of the vendor at that place, on the bus of the node register, is
	 * used.
	 */
	address = fixture_address(machine, "qpi", "pkt_match0", 2, 0);
	assert_int_equal(address.device_id, 0);
	assert_int_equal(uncore_io_read(&machine->io, 0, &address, &value), 0);
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

static void test_unknown_id_elsewhere(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;
	struct uncore_address address;
	uint64_t value;

	(void)state;
	fixture_begin(&fixture);
	fixture_two_sockets(&fixture);
	fixture_function(&fixture, 0, 0x3f, 24, 6, 0x1000, 0xe99);
	fixture_function(&fixture, 0, 0x00, 24, 6, 0x8086, 0xe99);
	machine = fixture_machine(&fixture);
	address = fixture_address(machine, "qpi", "pkt_match0", 2, 0);
	assert_int_equal(uncore_io_read(&machine->io, 0, &address, &value), UNCORE_E_NODEV);
	assert_int_equal(uncore_io_read(&machine->io, 1, &address, &value), 0);
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

static void test_twice(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;

	(void)state;
	fixture_begin(&fixture);
	fixture_two_sockets(&fixture);
	fixture_function(&fixture, 0, 0x50, 16, 4, 0x8086, 0xeb4);
	machine = fixture_machine(&fixture);
	expect_mark(machine, 0, 0);
	expect_fault(machine, 1, UNCORE_E_IO, "8086:0eb4 at 10.4 on two buses");
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

/* If sysfs has no files with the IDs, they are read from configuration space. */
static void test_ids_in_config(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;

	(void)state;
	fixture_begin(&fixture);
	fixture_two_sockets(&fixture);
	put_mark(&fixture, 0, 0x3f, 0x77);
	fixture_delete(&fixture, "/sys/bus/pci/devices/0000:3f:10.4/vendor");
	fixture_delete(&fixture, "/sys/bus/pci/devices/0000:3f:0b.0/device");
	machine = fixture_machine(&fixture);
	expect_mark(machine, 0, 0x77);
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

/* All CPUs of a package are offline: its bus belongs to no socket, and the others stay as they were. */
static void test_offline_package(void **state)
{
	static const int packages[] = { 0, 1, 2 };
	static const unsigned buses[] = { 0x3f, 0x7f, 0xbf }, nodes[] = { 0, 1, 2 };
	struct fixture fixture;
	struct uncore_machine *machine;

	(void)state;
	fixture_begin(&fixture);
	make_sockets(&fixture, packages, buses, nodes, 3);
	fixture_text(&fixture, "0-1,4-5\n", "/sys/devices/system/cpu/online");
	machine = fixture_machine(&fixture);
	assert_int_equal(machine->socket_count, 2);
	expect_mark(machine, 0, 0x100);
	expect_mark(machine, 1, 0x102);
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

/* ---- buses whose socket is not known ---- */

static void test_no_register(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;

	(void)state;
	fixture_begin(&fixture);
	fixture_two_sockets(&fixture);
	fixture_function(&fixture, 0, 0x7f, 11, 0, 0x8086, 0x1234);
	machine = fixture_machine(&fixture);
	expect_mark(machine, 0, 0);
	expect_fault(machine, 1, UNCORE_E_NODEV,
		     "PCI registers of package 1: no PCI bus has the function 8086:0e1e that identifies package 1");
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

static void test_no_pci(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;

	(void)state;
	fixture_begin(&fixture);
	fixture_cpuinfo(&fixture, "GenuineIntel", 6, 62, 4);
	fixture_lists(&fixture, "0\n", "0\n");
	fixture_cpu(&fixture, 0, 0, 0);
	machine = fixture_machine(&fixture);
	expect_fault(machine, 0, UNCORE_E_NODEV, "firmware may hide it");
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

static void test_two_claim_one(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;

	(void)state;
	fixture_begin(&fixture);
	fixture_two_sockets(&fixture);
	fixture_dword(&fixture, 0, 0x3f, 11, 0, 0x40, 1);
	machine = fixture_machine(&fixture);
	expect_fault(machine, 1, UNCORE_E_IO, "buses 0000:3f and 0000:7f both say that they belong to package 1");
	expect_fault(machine, 0, UNCORE_E_NODEV, "no PCI bus");
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

static void test_ambiguous_map(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;

	(void)state;
	fixture_begin(&fixture);
	fixture_two_sockets(&fixture);
	fixture_dword(&fixture, 0, 0x7f, 11, 0, 0x54, fixture_entry(0, 1) | fixture_entry(1, 1));
	machine = fixture_machine(&fixture);
	expect_mark(machine, 0, 0);
	expect_fault(machine, 1, UNCORE_E_IO, "node 1 is twice in the map, for packages");
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

static void test_node_without_package(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;

	(void)state;
	fixture_begin(&fixture);
	fixture_two_sockets(&fixture);
	fixture_dword(&fixture, 0, 0x7f, 11, 0, 0x40, 6);
	machine = fixture_machine(&fixture);
	expect_fault(machine, 1, UNCORE_E_NODEV,
		     "1 PCI bus does not say; 0000:7f:0b.0: node 6 belongs to no package that has a CPU online");
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

/* The part of configuration space that users other than root see. */
static void test_small_config(void **state)
{
	static const uint8_t config[64] = { 0x86, 0x80, 0x1e, 0x0e };
	struct fixture fixture;
	struct uncore_machine *machine;

	(void)state;
	fixture_begin(&fixture);
	fixture_two_sockets(&fixture);
	for (unsigned bus = 0x3f; bus <= 0x7f; bus += 0x40)
		fixture_write(&fixture, config, sizeof(config), "/sys/bus/pci/devices/0000:%02x:0b.0/config", bus);
	machine = fixture_machine(&fixture);
	expect_fault(machine, 0, UNCORE_E_DENIED, "offset 0x40 is not shown: all bytes past 63 need CAP_SYS_ADMIN");
	expect_evidence(machine, 1, "CAP_SYS_ADMIN");
	uncore_machine_close(machine);
	fixture_write(&fixture, config, 6, "/sys/bus/pci/devices/0000:7f:0b.0/config");
	machine = fixture_machine(&fixture);
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

/* ---- more packages than the map can hold ---- */

static void make_many(struct fixture *fixture)
{
	fixture_cpuinfo(fixture, "GenuineIntel", 6, 62, 7);
	fixture_lists(fixture, "0-8\n", "0-8\n");
	for (unsigned cpu = 0; cpu < 9; cpu++) {
		unsigned bus = 0xff - 0x10 * cpu;

		fixture_cpu(fixture, cpu, (int)cpu, 0);
		fixture_socket(fixture, 0, bus - 0xf, bus);
		fixture_node(fixture, 0, bus, cpu & 7, 0xfac688);
		put_mark(fixture, 0, bus, 0x200 + cpu);
		fixture_number(fixture, cpu + 20, "/sys/bus/pci/devices/0000:%02x:0b.0/numa_node", bus);
		fixture_number(fixture, cpu, "/sys/devices/system/node/node%u/cpulist", cpu + 20);
	}
}

static void test_numa(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;

	(void)state;
	fixture_begin(&fixture);
	make_many(&fixture);
	fixture_number(&fixture, -1, "/sys/bus/pci/devices/0000:ef:0b.0/numa_node");
	fixture_text(&fixture, "2-3\n", "/sys/devices/system/node/node22/cpulist");
	machine = fixture_machine(&fixture);
	assert_int_equal(machine->socket_count, 9);
	for (unsigned socket = 3; socket < 9; socket++)
		expect_mark(machine, socket, 0x200 + socket);
	expect_evidence(machine, 8, "the kernel has it on NUMA node 28, whose CPUs are of package 8");
	expect_fault(machine, 1, UNCORE_E_NODEV, "2 PCI buses do not say; 0000:df:0b.0: it is on NUMA node 22");
	expect_fault(machine, 2, UNCORE_E_NODEV, "whose CPUs are not of one package");
	uncore_machine_close(machine);
	fixture_number(&fixture, 2, "/sys/devices/system/node/node22/cpulist");
	machine = fixture_machine(&fixture);
	expect_mark(machine, 2, 0x202);
	expect_fault(machine, 1, UNCORE_E_NODEV, "the map holds 8 nodes, and the kernel knows no NUMA node");
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_two_sockets),
		cmocka_unit_test(test_one_socket),
		cmocka_unit_test(test_crossed),
		cmocka_unit_test(test_four_and_eight_sockets),
		cmocka_unit_test(test_holes),
		cmocka_unit_test(test_domains),
		cmocka_unit_test(test_other_buses),
		cmocka_unit_test(test_hidden_and_foreign),
		cmocka_unit_test(test_unknown_id_elsewhere),
		cmocka_unit_test(test_twice),
		cmocka_unit_test(test_ids_in_config),
		cmocka_unit_test(test_offline_package),
		cmocka_unit_test(test_no_register),
		cmocka_unit_test(test_no_pci),
		cmocka_unit_test(test_two_claim_one),
		cmocka_unit_test(test_ambiguous_map),
		cmocka_unit_test(test_node_without_package),
		cmocka_unit_test(test_small_config),
		cmocka_unit_test(test_numa),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
