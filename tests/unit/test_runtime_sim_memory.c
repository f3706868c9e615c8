/* SPDX-License-Identifier: MIT */
/*
 * Tests registers in memory on a simulated machine. Addresses are computed here as Linux computes them for Ice Lake:
 * uncore_snbep.c, snr_uncore_mmio_map() and __snr_uncore_imc_init_box(). Offsets in a channel are SNR_IMC_MMIO_PMON_*.
 */
#include "sim_fixture.h"

#define MAP_ID 0x3451
#define EN 0x400000u
#define CAS_COUNT_RD 0x0f04u
#define CTL0 0x40
#define CTR0 0x08
#define SECOND UINT64_C(1000000000)

static const struct uncore_scenario_traffic reads[] = {
	{ .event = "UNC_M_CAS_COUNT.RD", .socket = 1, .instance = 5, .rate = 1000000 },
	{ .event = "UNC_M_CAS_COUNT.WR", .socket = ALL, .instance = ALL, .rate = 7000 }
};

static struct uncore_sim *make(void)
{
	struct uncore_scenario scenario = { .socket_count = 2, .cores = 4, .traffic = reads, .traffic_count = 2 };

	return make_sim("icx", &scenario);
}

/* The function of a socket that holds the addresses. Devices are in the order of their buses, and so of the sockets. */
static unsigned map_of(struct uncore_sim *sim, unsigned socket)
{
	struct uncore_sim_device each;

	for (unsigned at = 0; at < uncore_sim_device_count(sim); at++) {
		assert_int_equal(uncore_sim_device_at(sim, at, &each), 0);
		if (each.device_id == MAP_ID && socket-- == 0)
			return at;
	}
	fail_msg("no function with the addresses");
	return 0;
}

static uint64_t channel_at(struct uncore_sim *sim, unsigned socket, unsigned box)
{
	unsigned map = map_of(sim, socket);

	return (((uint64_t)config(sim, map, 0xd0) & 0x1fffffff) << 23) +
	       ((config(sim, map, 0xd8 + box / 3 * 4) & 0x7ff) << 12) + 0x22800 + box % 3 * UINT64_C(0x4000);
}

static uint64_t memory(struct uncore_sim *sim, uint64_t address, unsigned width)
{
	uint64_t value = 0;

	assert_int_equal(uncore_sim_physical_read(sim, address, width, &value), 0);
	return value;
}

static void store(struct uncore_sim *sim, uint64_t address, unsigned width, uint64_t value)
{
	assert_int_equal(uncore_sim_physical_write(sim, address, width, value), 0);
}

static void test_places(void **state)
{
	struct uncore_sim *sim = make();

	(void)state;
	for (unsigned socket = 0; socket < 2; socket++) {
		for (unsigned box = 0; box < 12; box++) {
			uint64_t value = 0x100000u * (socket + 1) + box;

			put(sim, socket, "imc", box, "ctr0", value);
			assert_int_equal(memory(sim, channel_at(sim, socket, box) + CTR0, 64), value);
			assert_int_equal(memory(sim, channel_at(sim, socket, box) + CTR0 + 4, 32), 0);
		}
	}
	store(sim, channel_at(sim, 1, 7) + CTR0, 64, UINT64_C(0x812345678901));
	assert_int_equal(get(sim, 1, "imc", 7, "ctr0"), UINT64_C(0x812345678901));
	assert_int_equal(memory(sim, channel_at(sim, 1, 7) + CTR0 + 4, 32), 0x8123);
	assert_int_equal(get(sim, 0, "imc", 7, "ctr0"), 0x100007);
	uncore_sim_free(sim);
}

static void test_counts(void **state)
{
	struct uncore_sim *sim = make();
	uint64_t at = channel_at(sim, 1, 5);

	(void)state;
	store(sim, at + CTL0, 32, CAS_COUNT_RD | EN);
	store(sim, channel_at(sim, 0, 5) + CTL0, 32, CAS_COUNT_RD | EN);
	pass(sim, 3 * SECOND);
	assert_int_equal(memory(sim, at + CTR0, 64), 3000000);
	assert_int_equal(memory(sim, channel_at(sim, 0, 5) + CTR0, 64), 0);
	store(sim, at, 32, 0x30100); /* frozen; Ivy Bridge's reserved bits are 1 */
	pass(sim, SECOND);
	assert_int_equal(memory(sim, at + CTR0, 64), 3000000);
	uncore_sim_free(sim);
}

/* Two controls of 32 bits may be written by one access of 64. */
static void test_widths(void **state)
{
	struct uncore_sim *sim = make();
	uint64_t at = channel_at(sim, 0, 0), value;

	(void)state;
	store(sim, at + CTL0, 64, UINT64_C(0x0000030400000f04));
	assert_int_equal(get(sim, 0, "imc", 0, "ctl0"), 0xf04);
	assert_int_equal(get(sim, 0, "imc", 0, "ctl1"), 0x304);
	assert_int_equal(memory(sim, at + CTL0, 64), UINT64_C(0x0000030400000f04));
	assert_int_equal(uncore_sim_physical_read(sim, at + CTL0, 16, &value), UNCORE_E_WIDTH);
	assert_int_equal(uncore_sim_physical_read(sim, at + CTL0 + 2, 32, &value), UNCORE_E_WIDTH);
	assert_int_equal(uncore_sim_physical_read(sim, at + 4, 64, &value), UNCORE_E_WIDTH);
	assert_int_equal(uncore_sim_physical_write(sim, at + 4, 64, 0), UNCORE_E_WIDTH);
	uncore_sim_free(sim);
}

static void test_elsewhere(void **state)
{
	struct uncore_sim *sim = make();
	uint64_t at = channel_at(sim, 0, 0);

	(void)state;
	assert_int_equal(memory(sim, 0x1000, 32), 0xffffffff);
	assert_int_equal(memory(sim, 0x1000, 64), UINT64_MAX);
	store(sim, 0x1000, 32, 1);
	assert_int_equal(memory(sim, at + 0x100, 32), 0); /* in the window, of no register */
	store(sim, at + 0x100, 32, 1);
	assert_int_equal(memory(sim, at + 0x100, 32), 0);
	uncore_sim_free(sim);
}

/* What firmware wrote decides, not what the simulator would choose. */
static void test_moved(void **state)
{
	const struct uncore_scenario_register moved = {
		.where = { .box = "memmap", .reg = "mem", .socket = 0, .instance = ALL, .index = 2 }, .value = 0x7f0
	};
	struct uncore_scenario scenario = { .socket_count = 2, .cores = 4, .registers = &moved, .register_count = 1 };
	struct uncore_sim *sim = make_sim("icx", &scenario);
	uint64_t base = ((uint64_t)config(sim, map_of(sim, 0), 0xd0) & 0x1fffffff) << 23;

	(void)state;
	put(sim, 0, "imc", 6, "ctr0", 6);
	assert_int_equal(memory(sim, base + 0x7f0000 + 0x22800 + CTR0, 64), 6);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),    cmocka_unit_test(test_counts), cmocka_unit_test(test_widths),
		cmocka_unit_test(test_elsewhere), cmocka_unit_test(test_moved),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
