/* SPDX-License-Identifier: MIT */
/*
 * Tests two instances that are in one PCI function and share one box control and one box status. A write there is for
 * both. The IRP of ivt is such a box: e7v2-datasheet-v2 p129, likwid perfmon_ivybridgeEP_counters.h.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "uncore/regfile.h"
#include "uncore/sim.h"
#include "uncore/uncore.h"

enum { ENABLE = 0x400000, FREEZE = 0x100, RESET_COUNTERS = 0x2 };

#define SECOND UINT64_C(1000000000)
#define LAST ((UINT64_C(1) << 44) - 1)

static struct uncore_address address_of(unsigned instance, const char *id, unsigned index)
{
	const struct uncore_tables *ivt = uncore_platform("ivt");
	struct uncore_address address;
	struct uncore_register at;
	uint16_t box;

	assert_int_equal(uncore_find_box(ivt, "irp", &box), 0);
	assert_int_equal(uncore_find_register(ivt, box, id, &at), 0);
	at.instance = (uint16_t)instance;
	at.index = (uint16_t)index;
	assert_int_equal(uncore_register_address(ivt, &at, &address), 0);
	return address;
}

static void put(const struct uncore_io *io, unsigned instance, const char *id, unsigned index, uint64_t value)
{
	struct uncore_address address = address_of(instance, id, index);

	assert_int_equal(uncore_io_write(io, 0, &address, value), 0);
}

static uint64_t get(const struct uncore_io *io, unsigned instance, const char *id, unsigned index)
{
	struct uncore_address address = address_of(instance, id, index);
	uint64_t value = 0;

	assert_int_equal(uncore_io_read(io, 0, &address, &value), 0);
	return value;
}

static void reset_is_for_both(const struct uncore_io *io, unsigned through)
{
	put(io, through, "box_ctl", 0, FREEZE);
	for (unsigned counter = 0; counter < 4; counter++)
		put(io, counter / 2, "ctr", counter % 2, 7 + counter);
	for (unsigned counter = 0; counter < 4; counter++)
		assert_int_equal(get(io, counter / 2, "ctr", counter % 2), 7 + counter);
	put(io, through, "box_ctl", 0, FREEZE | RESET_COUNTERS);
	for (unsigned counter = 0; counter < 4; counter++)
		assert_int_equal(get(io, counter / 2, "ctr", counter % 2), 0);
}

static void test_registers_in_memory(void **state)
{
	struct uncore_regfile *regfile;
	struct uncore_io io;

	(void)state;
	assert_int_equal(uncore_regfile_create(uncore_platform("ivt"), 1, &regfile), 0);
	io = uncore_regfile_io(regfile);
	reset_is_for_both(&io, 0);
	reset_is_for_both(&io, 1);
	uncore_regfile_free(regfile);
}

static struct uncore_sim *new_sim(void)
{
	static const struct uncore_scenario_traffic traffic = {
		.event = "UNC_I_TRANSACTIONS.READS", .socket = 0, .instance = UNCORE_SCENARIO_ALL, .rate = 1000
	};
	struct uncore_scenario scenario = { .traffic = &traffic, .traffic_count = 1 };
	struct uncore_sim *sim = NULL;

	assert_int_equal(uncore_sim_create(uncore_platform("ivt"), &scenario, UNCORE_SIM_MANUAL, &sim, NULL), 0);
	return sim;
}

static void advance(struct uncore_sim *sim)
{
	assert_int_equal(uncore_sim_advance(sim, SECOND), 0);
}

/* If the box is frozen and unfrozen through either instance, the counters of both follow. */
static void test_freeze(void **state)
{
	struct uncore_sim *sim = new_sim();
	const struct uncore_io *io = &uncore_sim_machine(sim)->io;

	(void)state;
	for (unsigned through = 0; through < 2; through++) {
		reset_is_for_both(io, through);
		put(io, 0, "ctl", 1, ENABLE | 0x115);
		put(io, 1, "ctl", 0, ENABLE | 0x115);
		advance(sim);
		assert_int_equal(get(io, 0, "ctr", 1), 0);
		assert_int_equal(get(io, 1, "ctr", 0), 0);
		put(io, through, "box_ctl", 0, 0);
		advance(sim);
		put(io, through, "box_ctl", 0, FREEZE);
		advance(sim);
		assert_int_equal(get(io, 0, "ctr", 1), 1000);
		assert_int_equal(get(io, 1, "ctr", 0), 1000);
	}
	uncore_sim_free(sim);
}

/* Bits 1:0 are the first unit's counters, bits 3:2 the second's. Writing a 1 clears a bit. */
static void test_status(void **state)
{
	struct uncore_sim *sim = new_sim();
	const struct uncore_io *io = &uncore_sim_machine(sim)->io;

	(void)state;
	put(io, 0, "box_ctl", 0, FREEZE);
	put(io, 1, "ctl", 1, ENABLE | 0x115);
	put(io, 1, "ctr", 1, LAST);
	put(io, 0, "box_ctl", 0, 0);
	advance(sim);
	assert_int_equal(get(io, 0, "box_status", 0), 0x8);
	assert_int_equal(get(io, 1, "box_status", 0), 0x8);
	put(io, 0, "box_status", 0, 0x8);
	assert_int_equal(get(io, 1, "box_status", 0), 0);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_registers_in_memory),
		cmocka_unit_test(test_freeze),
		cmocka_unit_test(test_status),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
