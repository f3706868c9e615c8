/* SPDX-License-Identifier: MIT */
/*
 * Tests the simulated machine: its sockets, buses and CPUs, boxes that are missing, and the registers as the library
 * and as a test sees them.
 */
#include "runtime_tables.h"
#include "sim_fixture.h"

/* ---- the socket of a bus, found as software finds it ---- */

#define NODE_DEVICE 0x0e1e
#define OLDER_NODE_DEVICE 0x3ce0

static unsigned node_device_on(struct uncore_sim *sim, unsigned domain, unsigned bus, unsigned id)
{
	struct uncore_sim_device each;

	for (unsigned at = 0; at < uncore_sim_device_count(sim); at++) {
		assert_int_equal(uncore_sim_device_at(sim, at, &each), 0);
		if (each.domain == domain && each.bus == bus && each.device_id == id)
			return at;
	}
	return uncore_sim_device_count(sim);
}

/* The package of a bus is that of the next bus with the node device. The map assigns a package to its node. */
static int package_of(struct uncore_sim *sim, unsigned domain, unsigned bus, unsigned id)
{
	for (; bus < 256; bus++) {
		unsigned device = node_device_on(sim, domain, bus, id);
		uint32_t node, map;

		if (device == uncore_sim_device_count(sim))
			continue;
		node = config(sim, device, 0x40) & 7;
		map = config(sim, device, 0x54);
		for (int package = 0; package < 8; package++) {
			if ((map >> (3 * package) & 7) == node)
				return package;
		}
	}
	return -1;
}

/* Checks that every device of every socket has the same values through the machine and on the bus of its package. */
static void check_map(struct uncore_sim *sim, unsigned id)
{
	const struct uncore_machine *machine = uncore_sim_machine(sim);

	for (unsigned socket = 0; socket < machine->socket_count; socket++)
		put(sim, socket, "ha", 0, "box_opcodematch", socket + 1);
	for (unsigned at = 0; at < uncore_sim_device_count(sim); at++) {
		struct uncore_sim_device device;
		int package;

		assert_int_equal(uncore_sim_device_at(sim, at, &device), 0);
		package = package_of(sim, device.domain, device.bus, id);
		if (device.device == 14 && device.function == 1)
			assert_int_equal(machine->sockets[config(sim, at, 0x48) - 1].package, package);
		assert_true(package >= 0);
	}
}

static void test_socket_counts(void **state)
{
	static const unsigned counts[] = { 1, 2, 4, 8 };

	(void)state;
	for (unsigned at = 0; at < 4; at++) {
		const struct uncore_scenario scenario = { .socket_count = counts[at] };
		struct uncore_sim *sim = make_sim(at % 2 == 0 ? "ivt" : "jkt", &scenario);

		assert_int_equal(uncore_sim_machine(sim)->socket_count, counts[at]);
		check_map(sim, at % 2 == 0 ? NODE_DEVICE : OLDER_NODE_DEVICE);
		uncore_sim_free(sim);
	}
}

/* Buses and nodes without order, packages with gaps, one socket in another domain. */
static void test_scrambled(void **state)
{
	static const struct uncore_scenario_socket sockets[] = {
		{ 1, 0x3f, -1, 6, 0 }, { 3, 0xff, -1, 0, 0 }, { 4, 0x1f, -1, 3, 0 }, { 7, 0x3f, -1, 1, 1 }
	};
	const struct uncore_scenario scenario = { .socket_count = 4, .sockets = sockets };
	struct uncore_sim *sim = make_sim("ivt", &scenario);
	const struct uncore_machine *machine = uncore_sim_machine(sim);

	(void)state;
	check_map(sim, NODE_DEVICE);
	for (unsigned at = 0; at < 4; at++) {
		assert_int_equal(machine->sockets[at].package, sockets[at].package);
		assert_int_equal(package_of(sim, sockets[at].domain, (unsigned)sockets[at].bus, NODE_DEVICE),
				 sockets[at].package);
	}
	uncore_sim_free(sim);
}

/* Functions on a lower bus without the node device belong to the socket of the next higher bus that has it. */
static void test_elsewhere(void **state)
{
	static const struct uncore_scenario_socket sockets[] = { { 0, 0x7f, 0x10, -1, 0 }, { 1, 0xff, -1, -1, 0 } };
	static const char *const elsewhere[] = { "ha.pmon", "qpi.filter" };
	const struct uncore_scenario scenario = {
		.socket_count = 2, .sockets = sockets, .elsewhere = elsewhere, .elsewhere_count = 2
	};
	struct uncore_sim *sim = make_sim("ivt", &scenario);
	unsigned none = uncore_sim_device_count(sim);

	(void)state;
	check_map(sim, NODE_DEVICE);
	assert_int_equal(find_device(sim, 0x7f, 14, 1), none);
	assert_int_not_equal(find_device(sim, 0x10, 14, 1), none);
	assert_int_not_equal(find_device(sim, 0xfe, 14, 1), none);
	assert_int_equal(package_of(sim, 0, 0x10, NODE_DEVICE), 0);
	assert_int_equal(package_of(sim, 0, 0xfe, NODE_DEVICE), 1);
	uncore_sim_free(sim);
}

static void test_devices(void **state)
{
	struct uncore_sim *sim = make_sim("ivt", NULL);
	struct uncore_sim_device device, before = { 0 };
	unsigned at;

	(void)state;
	for (at = 0; at < uncore_sim_device_count(sim); at++) {
		assert_int_equal(uncore_sim_device_at(sim, at, &device), 0);
		if (at != 0)
			assert_true((before.device << 3 | before.function) < (device.device << 3 | device.function));
		before = device;
		assert_int_equal(config(sim, at, 0), (uint32_t)device.device_id << 16 | 0x8086);
		assert_int_equal(config(sim, at, 8) >> 8, device.class_code);
	}
	assert_int_equal(uncore_sim_device_at(sim, at, &device), UNCORE_E_RANGE);
	/* one home agent: function 1 of device 14; the first channels share device 16 */
	at = find_device(sim, 0xff, 16, 0);
	assert_int_equal(config(sim, at, 0), 0x0eb08086);
	assert_int_equal(config(sim, at, 0xc) & 0x800000, 0x800000);
	assert_int_equal(config(sim, find_device(sim, 0xff, 14, 1), 0xc) & 0x800000, 0);
	uncore_sim_free(sim);
}

/* ---- CPUs ---- */

/* Leaf 1 has 8 bits for the number of CPUs, leaf 4 has 6 for that of cores; leaf 11 says how many there are. */
static void test_many_cores(void **state)
{
	const struct uncore_scenario scenario = { .socket_count = 2, .cores = 512, .threads = 4 };
	struct uncore_sim *sim = make_sim("skx", &scenario);
	struct uncore_sim_cpu cpu;
	uint32_t answer[4];

	(void)state;
	assert_int_equal(uncore_sim_cpu_count(sim), 4096);
	assert_int_equal(uncore_sim_cpu_at(sim, 1023, &cpu), 0);
	assert_int_equal(cpu.socket, 1);
	assert_int_equal(cpu.core, 511);
	assert_int_equal(uncore_sim_cpuid(sim, 0, 1, 0, answer), 0);
	assert_int_equal(answer[1] >> 16 & 0xff, 255);
	assert_int_equal(uncore_sim_cpuid(sim, 0, 4, 0, answer), 0);
	assert_int_equal(answer[0] >> 26, 63);
	assert_int_equal(uncore_sim_cpuid(sim, 0, 11, 1, answer), 0);
	assert_int_equal(answer[1], 2048);
	uncore_sim_free(sim);
}

/* CPUs are numbered by socket in turn, second threads after all cores. */
static void test_numbering(void **state)
{
	const struct uncore_scenario scenario = {
		.socket_count = 3, .cores = 2, .threads = 2, .numbering = UNCORE_SCENARIO_ALTERNATE
	};
	static const unsigned sockets[] = { 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2 },
			      cores[] = { 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1 };
	struct uncore_sim *sim = make_sim("ivt", &scenario);
	struct uncore_sim_cpu cpu;

	(void)state;
	for (unsigned at = 0; at < 12; at++) {
		assert_int_equal(uncore_sim_cpu_at(sim, at, &cpu), 0);
		assert_int_equal(cpu.socket, sockets[at]);
		assert_int_equal(cpu.core, cores[at]);
	}
	assert_int_equal(uncore_sim_machine(sim)->sockets[2].cpu, 2);
	uncore_sim_free(sim);
}

static void test_cpus(void **state)
{
	static const unsigned offline[] = { 0, 4 };
	const struct uncore_scenario scenario = {
		.socket_count = 2, .cores = 4, .threads = 2, .offline = offline, .offline_count = 2
	};
	struct uncore_sim *sim = make_sim("ivt", &scenario);
	const struct uncore_machine *machine = uncore_sim_machine(sim);
	struct uncore_sim_cpu cpu;
	uint64_t value;

	(void)state;
	assert_int_equal(machine->cpu_count, 16);
	assert_int_equal(uncore_sim_cpu_at(sim, 13, &cpu), 0);
	assert_int_equal(cpu.socket, 1);
	assert_int_equal(cpu.core, 1);
	assert_true(cpu.online);
	assert_int_equal(uncore_sim_cpu_at(sim, 16, &cpu), UNCORE_E_RANGE);
	assert_int_equal(machine->sockets[0].cpu, 1);
	assert_int_equal(machine->sockets[1].cpu, 5);
	assert_int_equal(machine->sockets[0].cores, 4);
	assert_int_equal(uncore_sim_msr_read(sim, 0, 0xd04, &value), UNCORE_E_NODEV);
	assert_int_equal(uncore_sim_msr_read(sim, 1, 0xd04, &value), 0);
	assert_int_equal(uncore_sim_set_online(sim, 0, true), 0);
	assert_int_equal(machine->sockets[0].cpu, 0);
	assert_int_equal(uncore_sim_set_online(sim, 16, true), UNCORE_E_RANGE);
	/* a socket without an online CPU has no MSRs, but its devices exist */
	for (unsigned at = 4; at < 16; at = at == 7 ? 12 : at + 1)
		assert_int_equal(uncore_sim_set_online(sim, at, false), 0);
	assert_int_equal(machine->sockets[1].cpu, -1);
	assert_int_equal(try_read(sim, 1, "cbo", 0, "ctl0", &value), UNCORE_E_NODEV);
	assert_int_equal(try_read(sim, 1, "ha", 0, "ctl0", &value), 0);
	uncore_sim_free(sim);
}

/* There are as many of these boxes as cores; accesses to the MSRs of others fault. */
static void test_cores_rule(void **state)
{
	const struct uncore_scenario scenario = { .cores = 10 };
	struct uncore_sim *sim = make_sim("ivt", &scenario);
	uint64_t value;

	(void)state;
	assert_int_equal(try_read(sim, 0, "cbo", 9, "ctl0", &value), 0);
	assert_int_equal(try_read(sim, 0, "cbo", 10, "ctl0", &value), UNCORE_E_IO);
	assert_int_equal(uncore_sim_msr_read(sim, 0, 0xd10 + 9 * 0x20, &value), 0);
	assert_int_equal(uncore_sim_msr_read(sim, 0, 0xd10 + 10 * 0x20, &value), UNCORE_E_IO);
	assert_int_equal(uncore_sim_msr_read(sim, 0, 0x620, &value), UNCORE_E_IO);
	uncore_sim_free(sim);
}

/* ---- missing boxes ---- */

static void test_missing(void **state)
{
	static const struct uncore_scenario_box boxes[] = {
		{ 0, "imc", 2, NULL, UNCORE_SCENARIO_HIDDEN, 0 },
		{ 0, "cbo", 1, NULL, UNCORE_SCENARIO_ABSENT, 0 },
		{ ALL, "ha", 1, NULL, UNCORE_SCENARIO_ABSENT, 0 },
		{ 0, "irp", ALL, NULL, UNCORE_SCENARIO_PHANTOM, 0xdeadbeef },
		{ 0, "pcu", 0, NULL, UNCORE_SCENARIO_DENIED, 0 },
		{ 0, "qpi", 0, "misc", UNCORE_SCENARIO_HIDDEN, 0 },
		{ 0, "qpi", 1, "filter", UNCORE_SCENARIO_HIDDEN, 0 },
		{ 1, "qpi", 0, "misc", UNCORE_SCENARIO_DENIED, 0 },
	};
	const struct uncore_scenario scenario = { .socket_count = 2, .boxes = boxes, .box_count = 8 };
	struct uncore_sim *sim = make_sim("ivt", &scenario);
	unsigned none = uncore_sim_device_count(sim);
	uint64_t value;

	(void)state;
	assert_int_equal(try_read(sim, 0, "imc", 2, "ctl0", &value), UNCORE_E_NODEV);
	assert_int_equal(try_read(sim, 1, "imc", 2, "ctl0", &value), 0);
	assert_int_equal(find_device(sim, 0x7f, 16, 0), none);
	assert_int_not_equal(find_device(sim, 0xff, 16, 0), none);
	assert_int_equal(try_read(sim, 0, "cbo", 1, "ctl0", &value), UNCORE_E_IO);
	assert_int_equal(find_device(sim, 0x7f, 28, 1), none);
	assert_int_equal(find_device(sim, 0xff, 28, 1), none);
	assert_int_equal(try_write(sim, 0, "irp", 0, "ctl0", 1), 0);
	assert_int_equal(get(sim, 0, "irp", 0, "ctl0"), 0xdeadbeef);
	assert_int_equal(get(sim, 0, "irp", 0, "ctr0"), UINT64_C(0xdeadbeefdeadbeef));
	assert_int_equal(config(sim, find_device(sim, 0x7f, 5, 6), 0), 0x0e398086);
	assert_int_equal(config(sim, find_device(sim, 0x7f, 5, 6), 0x800), 0xdeadbeef);
	assert_int_equal(try_read(sim, 0, "pcu", 0, "ctl0", &value), UNCORE_E_DENIED);
	assert_int_equal(uncore_sim_msr_write(sim, 0, 0xc30, 0), UNCORE_E_DENIED);
	/* port 1 still needs the function that both ports share */
	assert_int_equal(try_read(sim, 0, "qpi", 0, "rate_status", &value), 0);
	assert_int_equal(try_read(sim, 1, "qpi", 0, "rate_status", &value), 0);
	assert_int_equal(try_read(sim, 0, "qpi", 1, "pkt_match0", &value), UNCORE_E_NODEV);
	assert_int_equal(try_read(sim, 0, "qpi", 1, "ctl0", &value), 0);
	uncore_sim_free(sim);
}

/* ---- registers ---- */

static void test_semantics(void **state)
{
	static const struct uncore_scenario_register registers[] = { { { 0, "imc", 1, "box_status", ALL }, 0x1f },
								     { { ALL, "qpi", 0, "rate_status", ALL }, 4 } };
	const struct uncore_scenario scenario = { .registers = registers, .register_count = 2 };
	struct uncore_sim *sim = make_sim("ivt", &scenario);

	(void)state;
	/* the scenario's values are in these registers, and in no other ones of the box or of its other instances */
	assert_int_equal(get(sim, 0, "imc", 1, "box_status"), 0x1f);
	assert_int_equal(get(sim, 0, "imc", 2, "box_status"), 0);
	assert_int_equal(get(sim, 0, "imc", 1, "ctl0"), 0);
	assert_int_equal(get(sim, 0, "imc", 1, "ctr0"), 0);
	/* write-only: reads as 0, but takes effect */
	put(sim, 0, "cbo", 0, "box_ctl", 0x30103);
	assert_int_equal(get(sim, 0, "cbo", 0, "box_ctl"), 0x30100);
	assert_int_equal(peek(sim, 0, "cbo", 0, "box_ctl"), 0x30100);
	/* a reserved bit that must be written 1 reads as it was written; PCM writes only bit 16 of the two */
	put(sim, 0, "cbo", 0, "box_ctl", 0x10100);
	assert_int_equal(get(sim, 0, "cbo", 0, "box_ctl"), 0x10100);
	/* read-only */
	put(sim, 0, "qpi", 0, "rate_status", 0xffffffff);
	assert_int_equal(get(sim, 0, "qpi", 0, "rate_status"), 4);
	/* a written 1 clears */
	put(sim, 0, "imc", 1, "box_status", 0x5);
	assert_int_equal(get(sim, 0, "imc", 1, "box_status"), 0x1a);
	/* reserved bits do not change */
	put(sim, 0, "imc", 1, "ctl0", 0xffffffff);
	assert_int_equal(get(sim, 0, "imc", 1, "ctl0"), 0xff54ffff);
	put(sim, 0, "imc", 1, "ctr0", UINT64_MAX);
	assert_int_equal(get(sim, 0, "imc", 1, "ctr0"), UINT64_C(0xffffffffffff));
	uncore_sim_free(sim);
}

static void test_strict(void **state)
{
	const struct uncore_scenario scenario = { .strict = true };
	struct uncore_sim *sim = make_sim("ivt", &scenario);

	(void)state;
	assert_int_equal(try_write(sim, 0, "cbo", 0, "box_ctl", 0x100), UNCORE_E_RESERVED);
	assert_non_null(strstr(uncore_sim_machine(sim)->fault->text, "socket 0, MSR 0xd04"));
	assert_int_equal(peek(sim, 0, "cbo", 0, "box_ctl"), 0x30000); /* as at the start */
	assert_int_equal(uncore_sim_msr_write(sim, 0, 0xd04, 0x100), UNCORE_E_IO);
	assert_int_equal(uncore_sim_msr_write(sim, 0, 0xd04, UINT64_C(0x100030100)), UNCORE_E_IO);
	assert_int_equal(try_write(sim, 0, "cbo", 0, "box_ctl", 0x30100), 0);
	uncore_sim_free(sim);
}

/* Accesses through the library and by the test reach the same registers. */
static void test_two_sides(void **state)
{
	const struct uncore_scenario scenario = { .socket_count = 2, .cores = 4 };
	struct uncore_sim *sim = make_sim("ivt", &scenario);
	unsigned device = find_device(sim, 0xff, 16, 4);
	uint64_t value;

	(void)state;
	put(sim, 1, "cbo", 2, "ctl3", 0x40aa11);
	assert_int_equal(uncore_sim_msr_read(sim, 4, 0xd53, &value), 0);
	assert_int_equal(value, 0x40aa11);
	assert_int_equal(uncore_sim_msr_read(sim, 0, 0xd53, &value), 0);
	assert_int_equal(value, 0);
	assert_int_equal(uncore_sim_msr_write(sim, 7, 0xd53, 0x12), 0);
	assert_int_equal(get(sim, 1, "cbo", 2, "ctl3"), 0x12);
	/* a 64-bit register is two dwords */
	assert_int_equal(uncore_sim_config_write(sim, device, 0xa0, 0x89abcdef), 0);
	assert_int_equal(uncore_sim_config_write(sim, device, 0xa4, 0x4567), 0);
	assert_int_equal(get(sim, 1, "imc", 0, "ctr0"), UINT64_C(0x456789abcdef));
	put(sim, 1, "imc", 0, "ctr0", UINT64_C(0x111122223333));
	assert_int_equal(config(sim, device, 0xa0), 0x22223333);
	assert_int_equal(config(sim, device, 0xa4), 0x1111);
	/* an offset without a register */
	assert_int_equal(uncore_sim_config_write(sim, device, 0x900, 7), 0);
	assert_int_equal(config(sim, device, 0x900), 0);
	assert_int_equal(uncore_sim_config_write(sim, device, 0, 7), 0);
	assert_int_equal(config(sim, device, 0), 0x0eb48086);
	assert_int_equal(uncore_sim_config_read(sim, device, 0x1000, (uint32_t *)(void *)&value), UNCORE_E_RANGE);
	assert_int_equal(uncore_sim_config_read(sim, device, 2, (uint32_t *)(void *)&value), UNCORE_E_RANGE);
	assert_int_equal(uncore_sim_config_read(sim, 999, 0, (uint32_t *)(void *)&value), UNCORE_E_NODEV);
	uncore_sim_free(sim);
}

static void test_snapshot(void **state)
{
	static const uint32_t one[] = { 1 };
	const struct uncore_scenario_traffic traffic = {
		.event = "UNC_M_DCLOCKTICKS", .socket = ALL, .instance = ALL, .increments = one, .increment_count = 1
	};
	const struct uncore_scenario scenario = { .socket_count = 2, .traffic = &traffic, .traffic_count = 1 };
	struct uncore_sim *sim = make_sim("ivt", &scenario);
	struct uncore_sim_snapshot *snapshot;
	struct uncore_sim_difference difference;

	(void)state;
	put(sim, 1, "imc", 3, "ctl1", 0x400000);
	put(sim, 1, "imc", 2, "ctl1", 0x500000);
	assert_int_equal(uncore_sim_snapshot_take(sim, &snapshot), 0);
	assert_int_equal(uncore_sim_compare(sim, snapshot, true, &difference), 0);
	pass(sim, 5);
	/* a wrap changes status registers, which may differ, and freezes the socket, which must not differ */
	put(sim, 1, "imc", 2, "ctr1", UINT64_C(0xfffffffffffe));
	pass(sim, 5);
	assert_int_equal(peek(sim, 1, "imc", 2, "box_status"), 4);
	assert_int_equal(uncore_sim_compare(sim, snapshot, false, &difference), 1);
	assert_int_equal(difference.unit, 1);
	assert_int_equal(difference.now, 1);
	put(sim, 1, "ubox", 0, "global_ctl", 0x20000000);
	assert_int_equal(uncore_sim_compare(sim, snapshot, false, &difference), 0);
	assert_int_equal(uncore_sim_compare(sim, snapshot, true, &difference), 1);
	put(sim, 1, "imc", 3, "ctl1", 0x400001);
	assert_int_equal(uncore_sim_compare(sim, snapshot, false, &difference), 1);
	assert_int_equal(difference.unit, 1);
	assert_int_equal(difference.reg.instance, 3);
	assert_int_equal(difference.reg.index, 1);
	assert_int_equal(difference.before, 0x400000);
	assert_int_equal(difference.now, 0x400001);
	put(sim, 1, "imc", 3, "ctl1", 0x400000);
	put(sim, 0, "ubox", 0, "global_ctl", 0x80000000);
	assert_int_equal(uncore_sim_compare(sim, snapshot, false, &difference), 1);
	assert_int_equal(difference.unit, 0);
	assert_int_equal(difference.now, 1);
	uncore_sim_snapshot_free(snapshot);
	uncore_sim_snapshot_free(NULL);
	uncore_sim_free(sim);
}

/* A platform with boxes of single CPUs: each CPU has its own registers. */
static void test_cpu_scope(void **state)
{
	const struct uncore_scenario scenario = { .socket_count = 2, .cores = 2, .threads = 1 };
	struct uncore_fault fault = { 0 };
	struct uncore_sim *sim = NULL;
	struct uncore_register reg = { GAMMA, 0, G_BOTH, 1 };
	struct toy unmapped = toy;
	uint64_t value;

	(void)state;
	unmapped.head.sockets.method = UNCORE_NO_INDEX;
	assert_int_equal(uncore_sim_create(&unmapped.head, &scenario, UNCORE_SIM_MANUAL, &sim, &fault), 0);
	assert_int_equal(uncore_machine_units(uncore_sim_machine(sim), GAMMA), 4);
	assert_int_equal(uncore_sim_msr_write(sim, 3, 0x107cd, 0x1234), 0);
	assert_int_equal(uncore_sim_peek(sim, 3, &reg, &value), 0);
	assert_int_equal(value, 0x1234);
	assert_int_equal(uncore_sim_peek(sim, 2, &reg, &value), 0);
	assert_int_equal(value, 0);
	assert_int_equal(uncore_sim_peek(sim, 4, &reg, &value), UNCORE_E_NODEV);
	assert_int_equal(uncore_sim_poke(sim, 2, &reg, 9), 0);
	assert_int_equal(uncore_sim_msr_read(sim, 2, 0x107cd, &value), 0);
	assert_int_equal(value, 9);
	/* a package register is the same from both CPUs of a socket */
	assert_int_equal(uncore_sim_msr_write(sim, 2, 0xd10, 0x11), 0);
	assert_int_equal(uncore_sim_msr_read(sim, 3, 0xd10, &value), 0);
	assert_int_equal(value, 0x11);
	assert_int_equal(uncore_sim_msr_read(sim, 0, 0xd10, &value), 0);
	assert_int_equal(value, 0);
	uncore_sim_free(sim);
}

/* A register that holds the number of the bus. */
static void test_bus_numbers(void **state)
{
	static const struct uncore_scenario_socket sockets[] = { { 0, 0x99, -1, -1, 0 }, { 5, 0x21, -1, -1, 0 } };
	const struct uncore_scenario scenario = { .socket_count = 2, .sockets = sockets };
	struct uncore_register reg = { BETA, 0, B_RATE, 0 };
	struct toy numbered = toy;
	struct uncore_sim *sim = NULL;
	uint64_t value;

	(void)state;
	numbered.head.sockets.method = UNCORE_SOCKET_BUS_NUMBER;
	numbered.head.sockets.node = (struct uncore_field_ref){ BETA, B_RATE, F_WORD };
	assert_int_equal(uncore_sim_create(&numbered.head, &scenario, UNCORE_SIM_MANUAL, &sim, NULL), 0);
	for (unsigned socket = 0; socket < 2; socket++) {
		assert_int_equal(uncore_sim_peek(sim, socket, &reg, &value), 0);
		assert_int_equal(value, sockets[socket].bus);
	}
	uncore_sim_free(sim);
}

/* If only one counter's control register has an enable bit, it enables all counters. */
static void test_one_enable(void **state)
{
	struct toy one = toy;
	struct uncore_sim *sim = NULL;
	struct uncore_register enable = { ALPHA, 0, A_CTL, 0 }, follower = { ALPHA, 0, A_OTHER, 0 };
	uint64_t value;

	(void)state;
	one.head.sockets.method = UNCORE_NO_INDEX;
	one.boxes[ALPHA].counters = (struct uncore_range){ 0, 2 };
	one.boxes[BETA].counters = (struct uncore_range){ 0, 0 };
	one.counters[0].count = 1;
	one.counters[1] = (struct uncore_counter_row){
		.control = A_FILTER1, .data = A_OTHER, .count = 1, .width = 32, .kind = UNCORE_COUNTER_FIXED
	};
	assert_int_equal(uncore_sim_create(&one.head, NULL, UNCORE_SIM_MANUAL, &sim, NULL), 0);
	pass(sim, 100);
	assert_int_equal(uncore_sim_peek(sim, 0, &follower, &value), 0);
	assert_int_equal(value, 0);
	assert_int_equal(uncore_sim_poke(sim, 0, &enable, 0x400000), 0);
	pass(sim, 100);
	assert_int_equal(uncore_sim_peek(sim, 0, &follower, &value), 0);
	assert_int_equal(value, 100);
	uncore_sim_free(sim);
}

/* ---- time ---- */

static void test_time(void **state)
{
	struct uncore_sim *sim = make_sim("ivt", NULL);
	struct uncore_machine *machine = uncore_sim_machine(sim);
	uint64_t before;

	(void)state;
	assert_int_equal(uncore_machine_now(machine), 0);
	assert_int_equal(uncore_machine_sleep(machine, 70), 0);
	assert_int_equal(uncore_sim_now(sim), 70);
	assert_int_equal(uncore_sim_advance(sim, UINT64_MAX), UNCORE_E_RANGE);
	uncore_machine_close(machine);
	uncore_sim_free(sim);
	assert_int_equal(uncore_sim_create(uncore_platform("ivt"), NULL, UNCORE_SIM_REAL, &sim, NULL), 0);
	machine = uncore_sim_machine(sim);
	put(sim, 0, "ubox", 0, "fixed_ctl", 0x400000);
	before = get(sim, 0, "ubox", 0, "fixed_ctr");
	assert_int_equal(uncore_machine_sleep(machine, 2000000), 0);
	assert_true(get(sim, 0, "ubox", 0, "fixed_ctr") >= before + 2000000);
	assert_int_equal(uncore_sim_advance(sim, 1), UNCORE_E_ARGUMENT);
	uncore_sim_free(sim);
	uncore_sim_free(NULL);
}

/* ---- invalid machines ---- */

static void test_refused(void **state)
{
	static const struct uncore_scenario_socket falling[] = { { 1, -1, -1, -1, 0 }, { 0, -1, -1, -1, 0 } };
	static const struct uncore_scenario_socket one_bus[] = { { 0, 5, -1, -1, 0 }, { 1, 5, -1, -1, 0 } };
	static const struct uncore_scenario_socket one_node[] = { { 0, -1, -1, 3, 0 }, { 1, -1, -1, 3, 0 } };
	static const struct uncore_scenario_socket crossed[] = { { 0, 0x40, 0x10, -1, 0 }, { 1, 0x20, -1, -1, 0 } };
	static const char *const node_moved[] = { "ubox.node" }, *const ha_moved[] = { "ha.pmon" };
	static const struct uncore_scenario_box box = { 0, "cbo", 0, NULL, UNCORE_SCENARIO_HIDDEN, 0 };
	static const struct uncore_scenario_box nobody = { 0, "cbx", 0, NULL, UNCORE_SCENARIO_ABSENT, 0 };
	static const unsigned cpu = 16;

	(void)state;
	refuse_sim("ivt", &(struct uncore_scenario){ .socket_count = 9 }, UNCORE_E_RANGE, "node map");
	refuse_sim("ivt", &(struct uncore_scenario){ .cores = 513 }, UNCORE_E_RANGE, "/cores");
	refuse_sim("ivt", &(struct uncore_scenario){ .platform = "jkt" }, UNCORE_E_ARGUMENT, "/platform");
	refuse_sim("ivt", &(struct uncore_scenario){ .socket_count = 2, .sockets = falling }, UNCORE_E_RANGE,
		   "/sockets/1/package: 0 is not above 1");
	refuse_sim("ivt", &(struct uncore_scenario){ .socket_count = 2, .sockets = one_bus }, UNCORE_E_RANGE,
		   "/sockets/1/bus");
	refuse_sim("ivt", &(struct uncore_scenario){ .socket_count = 2, .sockets = one_node }, UNCORE_E_RANGE,
		   "/sockets/1/node");
	refuse_sim("ivt",
		   &(struct uncore_scenario){
			   .socket_count = 2, .sockets = crossed, .elsewhere = ha_moved, .elsewhere_count = 1 },
		   UNCORE_E_RANGE, "/sockets/0/other_bus: 0x10 would belong to socket 1");
	refuse_sim("ivt", &(struct uncore_scenario){ .elsewhere = node_moved, .elsewhere_count = 1 }, UNCORE_E_RANGE,
		   "/elsewhere/0");
	refuse_sim("ivt", &(struct uncore_scenario){ .boxes = &box, .box_count = 1 }, UNCORE_E_RANGE,
		   "cbo has no PCI device");
	refuse_sim("ivt", &(struct uncore_scenario){ .boxes = &nobody, .box_count = 1 }, UNCORE_E_NOENT,
		   "/boxes/0/box: there is no box cbx; ivt has ubox, cbo");
	refuse_sim("ivt", &(struct uncore_scenario){ .cores = 8, .threads = 2, .offline = &cpu, .offline_count = 1 },
		   UNCORE_E_RANGE, "/offline/0: the machine has CPUs 0 to 15, not 16");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_socket_counts), cmocka_unit_test(test_scrambled),
		cmocka_unit_test(test_elsewhere),     cmocka_unit_test(test_devices),
		cmocka_unit_test(test_numbering),     cmocka_unit_test(test_cpus),
		cmocka_unit_test(test_many_cores),    cmocka_unit_test(test_cores_rule),
		cmocka_unit_test(test_missing),       cmocka_unit_test(test_semantics),
		cmocka_unit_test(test_strict),        cmocka_unit_test(test_two_sides),
		cmocka_unit_test(test_snapshot),      cmocka_unit_test(test_cpu_scope),
		cmocka_unit_test(test_one_enable),    cmocka_unit_test(test_bus_numbers),
		cmocka_unit_test(test_time),          cmocka_unit_test(test_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
