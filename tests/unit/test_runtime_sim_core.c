/* SPDX-License-Identifier: MIT */
/*
 * Tests the cores of a simulated machine: their own counters, and the results of CPUID. The numbers of registers and
 * bits were copied by hand from the SDM, volumes 2 (CPUID) and 3 (chapter 18).
 */
#include "sim_fixture.h"

#define SECOND UINT64_C(1000000000)

static uint64_t msr(struct uncore_sim *sim, unsigned cpu, uint32_t number)
{
	uint64_t value = 0;

	assert_int_equal(uncore_sim_msr_read(sim, cpu, number, &value), 0);
	return value;
}

static void set_msr(struct uncore_sim *sim, unsigned cpu, uint32_t number, uint64_t value)
{
	assert_int_equal(uncore_sim_msr_write(sim, cpu, number, value), 0);
}

static struct uncore_sim *sim_of(const char *platform, unsigned sockets)
{
	const struct uncore_scenario scenario = {
		.socket_count = sockets,
		.cores = 3,
		.threads = 2,
		.core = { .nominal_hertz = 2000000000, .hertz = 3000000000, .instructions = 1500000000 },
	};

	return make_sim(platform, &scenario);
}

static struct uncore_sim *small_sim(const char *platform)
{
	return sim_of(platform, 2);
}

static void test_clocks(void **state)
{
	struct uncore_sim *sim = small_sim("jkt");

	(void)state;
	pass(sim, SECOND / 2);
	assert_int_equal(msr(sim, 0, 0x10), 1000000000);
	assert_int_equal(msr(sim, 11, 0xe7), 1000000000);
	assert_int_equal(msr(sim, 11, 0xe8), 1500000000);
	assert_int_equal(msr(sim, 0, 0xce) >> 8 & 0xff, 20);
	/* the counters continue from the written values: TSC and MPERF at 2 GHz, APERF at 3 GHz */
	set_msr(sim, 0, 0x10, 5);
	set_msr(sim, 11, 0xe7, 0);
	set_msr(sim, 11, 0xe8, 7);
	assert_int_equal(msr(sim, 11, 0xe8), 7);
	pass(sim, SECOND);
	assert_int_equal(msr(sim, 11, 0xe7), 2000000000);
	assert_int_equal(msr(sim, 11, 0xe8), 3000000007);
	assert_int_equal(msr(sim, 0, 0x10), 2000000005);
	assert_int_equal(msr(sim, 1, 0x10), 3000000000);
	uncore_sim_free(sim);
}

/*
 * Every processor since the Pentium has the time stamp counter (SDM, volume 3, table 35-2). One socket, because some
 * platforms have no more.
 */
static void test_every_platform(void **state)
{
	(void)state;
	for (unsigned at = 0; uncore_platform_tables(at) != NULL; at++) {
		struct uncore_sim *sim =
			sim_of(uncore_text(uncore_platform_tables(at), uncore_platform_tables(at)->id), 1);

		pass(sim, SECOND / 2);
		assert_int_equal(msr(sim, 0, 0x10), 1000000000);
		uncore_sim_free(sim);
	}
}

/* A counter counts if its own control, a privilege level and the global control enable it. */
static void test_general_counters(void **state)
{
	struct uncore_sim *sim = small_sim("ivt");
	static const struct {
		uint64_t select, global, counts;
	} cases[] = {
		{ 0x41003c, 1, 3000000000 }, { 0x42003c, 1, 3000000000 }, { 0x40003c, 1, 0 },
		{ 0x01003c, 1, 0 },          { 0x43003c, 0, 0 },          { 0x43003c, 2, 0 },
		{ 0x4300c0, 1, 1500000000 }, { 0x43013c, 1, 100000000 },  { 0x43412e, 1, 0 },
	};

	(void)state;
	for (size_t at = 0; at < sizeof(cases) / sizeof(cases[0]); at++) {
		set_msr(sim, 3, 0x38f, cases[at].global);
		set_msr(sim, 3, 0xc1, 0);
		set_msr(sim, 3, 0x186, cases[at].select);
		pass(sim, SECOND);
		assert_int_equal(msr(sim, 3, 0xc1), cases[at].counts);
		assert_int_equal(msr(sim, 2, 0xc1), 0);
	}
	uncore_sim_free(sim);
}

/* 48 bits; bits 32 to 34 of the status belong to the fixed counters. */
static void test_wraps(void **state)
{
	struct uncore_sim *sim = small_sim("ivt");

	(void)state;
	set_msr(sim, 0, 0x30a, (UINT64_C(1) << 48) - 10);
	set_msr(sim, 0, 0x38d, 0x20);
	set_msr(sim, 0, 0x38f, UINT64_C(1) << 33);
	pass(sim, SECOND);
	assert_int_equal(msr(sim, 0, 0x30a), 3000000000 - 10);
	assert_int_equal(msr(sim, 0, 0x38e), UINT64_C(1) << 33);
	set_msr(sim, 0, 0x390, UINT64_C(1) << 32);
	assert_int_equal(msr(sim, 0, 0x38e), UINT64_C(1) << 33);
	set_msr(sim, 0, 0x390, UINT64_C(1) << 33);
	assert_int_equal(msr(sim, 0, 0x38e), 0);
	assert_int_equal(msr(sim, 0, 0x390), 0);
	uncore_sim_free(sim);
}

static void test_faults(void **state)
{
	struct uncore_sim *sim = small_sim("jkt");
	uint64_t value = 0;

	(void)state;
	assert_int_equal(uncore_sim_msr_read(sim, 0, 0x1234, &value), UNCORE_E_IO);
	assert_int_equal(uncore_sim_msr_write(sim, 0, 0x1234, 0), UNCORE_E_IO);
	assert_int_equal(uncore_sim_msr_write(sim, 0, 0xce, 0), UNCORE_E_IO);
	assert_int_equal(uncore_sim_msr_write(sim, 0, 0x38e, 0), UNCORE_E_IO);
	assert_int_equal(uncore_sim_set_online(sim, 5, false), 0);
	assert_int_equal(uncore_sim_msr_read(sim, 5, 0x10, &value), UNCORE_E_NODEV);
	uncore_sim_free(sim);
	/* a platform without MSRs other than those of its boxes has none */
	sim = make_sim("p6", NULL);
	assert_int_equal(uncore_sim_msr_read(sim, 0, 0x3f1, &value), UNCORE_E_IO);
	uncore_sim_free(sim);
}

static void test_first_values(void **state)
{
	const struct uncore_scenario_msr msrs[] = { { 0x1a2, 0, 0x660600 }, { 0x3f1, ALL, 7 } };
	struct uncore_scenario scenario = { .cores = 2, .core = { .msrs = msrs, .msr_count = 2 } };
	const struct uncore_scenario_msr wrong[] = { { 0x1a2, 4, 0 }, { 0x620, ALL, 0 } };
	struct uncore_sim *sim = make_sim("ivt", &scenario);

	(void)state;
	assert_int_equal(msr(sim, 3, 0x1a2), 0x660600);
	assert_int_equal(msr(sim, 2, 0x3f1), 7);
	uncore_sim_free(sim);
	scenario.core.msrs = wrong;
	scenario.core.msr_count = 1;
	refuse_sim("ivt", &scenario, UNCORE_E_RANGE, "/core/msrs/0: the machine has CPUs 0 to 3, not 4");
	scenario.core.msrs = wrong + 1;
	refuse_sim("ivt", &scenario, UNCORE_E_NOENT, "/core/msrs/0: the cores have no MSR 0x620");
}

static void ask(const struct uncore_sim *sim, unsigned cpu, uint32_t leaf, uint32_t subleaf, uint32_t out[4])
{
	assert_int_equal(uncore_sim_cpuid(sim, cpu, leaf, subleaf, out), 0);
}

/* Two sockets of three cores of two threads: 2 bits for the core and 1 for the thread. */
static void test_cpuid(void **state)
{
	struct uncore_sim *sim = small_sim("jkt");
	uint32_t out[4];

	(void)state;
	ask(sim, 10, 1, 0, out); /* socket 1, core 1, thread 1 */
	assert_int_equal(out[0], 0x206d7);
	assert_int_equal(out[1] >> 24, 11);
	assert_int_equal(out[2] >> 28 & 3, 1); /* AVX, but no F16C */
	assert_int_equal(out[3] & 0x30, 0x30); /* TSC, MSR */
	ask(sim, 10, 0xb, 0, out);
	assert_int_equal(out[0], 1);
	assert_int_equal(out[1], 2);
	assert_int_equal(out[2], 0x100);
	assert_int_equal(out[3], 11);
	ask(sim, 10, 0xb, 1, out);
	assert_int_equal(out[0], 3);
	assert_int_equal(out[1], 6);
	assert_int_equal(out[2], 0x201);
	ask(sim, 10, 0xb, 2, out);
	assert_int_equal(out[0] | out[1], 0);
	/* counters: version 3, 4 of 48 bits, and 3 fixed ones */
	ask(sim, 0, 0xa, 0, out);
	assert_int_equal(out[0], 0x07300403);
	assert_int_equal(out[1], 0);
	assert_int_equal(out[3], 0x603);
	/* the last level: unified, shared by 8 identifiers, 20 ways of 64 bytes, 2.5 MB a core */
	ask(sim, 0, 4, 3, out);
	assert_int_equal(out[0] & 0x3ffffff, 3 | 3 << 5 | 1 << 8 | 7 << 14);
	assert_int_equal(((out[1] >> 22) + 1) * ((out[1] & 0xfff) + 1) * (out[2] + 1), 3 * 2621440);
	ask(sim, 0, 4, 4, out);
	assert_int_equal(out[0], 0);
	ask(sim, 0, 0x80000001, 0, out);
	assert_int_equal(out[3] >> 29 & 1, 1);
	assert_int_equal(uncore_sim_cpuid(sim, 12, 0, 0, out), UNCORE_E_RANGE);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_clocks),         cmocka_unit_test(test_general_counters),
		cmocka_unit_test(test_wraps),          cmocka_unit_test(test_faults),
		cmocka_unit_test(test_first_values),   cmocka_unit_test(test_cpuid),
		cmocka_unit_test(test_every_platform),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
