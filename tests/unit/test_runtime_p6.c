/* SPDX-License-Identifier: MIT */
/*
 * Tests a platform of cores: counters of logical CPUs, one enable bit for both counters, writes of 32 of 40 bits, and
 * events that differ by processor. The numbers were computed from the text of the manual (Intel SDM volume 3,
 * 325384-059, 18.22 and 19.17).
 */
#define _GNU_SOURCE
#include "session_fixture.h"
#include "uncore/run.h"

#define CTL0 "PerfEvtSel0"
#define CTL1 "PerfEvtSel1"
#define CTR0 "PerfCtr0"
#define CTR1 "PerfCtr1"

/* en 22, os 17, usr 16 */
#define EN 0x400000
#define LEVELS 0x30000

static const struct uncore_scenario_traffic traffic[] = {
	{ .event = "INST_RETIRED", .socket = 0, .instance = ALL, .rate = 1000003 },
	{ .event = "FLOPS", .socket = ALL, .instance = ALL, .rate = 77 },
	{ .event = "MUL", .socket = ALL, .instance = ALL, .rate = 501 },
	{ .event = "L2_LD.M", .socket = ALL, .instance = ALL, .rate = 40 },
	{ .event = "INST_RETIRED", .socket = 1, .instance = ALL, .rate = 2000006 },
};

/* All entries except the last are for machines with any number of sockets. */
#define OF_ONE (sizeof(traffic) / sizeof(traffic[0]) - 1)

static struct uncore_sim *make(const char *variant, unsigned sockets, const unsigned *offline, size_t offline_count)
{
	struct uncore_scenario scenario = { .variant = variant,
					    .socket_count = sockets,
					    .offline = offline,
					    .offline_count = offline_count,
					    .strict = true,
					    .traffic = traffic,
					    .traffic_count = OF_ONE + (sockets > 1) };

	return make_sim("p6", &scenario);
}

/* Counts for a second. It samples as often as the width of the counters and the largest possible increment require. */
static void count_second(struct uncore_session *session, struct uncore_sim *sim)
{
	for (unsigned part = 0; part < 4; part++) {
		assert_true(uncore_session_interval(session) >= SECOND / 4);
		pass(sim, SECOND / 4);
		assert_int_equal(uncore_session_sample(session), 0);
	}
}

static uint16_t find_variant(const char *id)
{
	const struct uncore_tables *tables = uncore_platform("p6");

	for (uint16_t at = 0; at < tables->variants.count; at++) {
		if (strcmp(uncore_text(tables, uncore_variants(tables)[at].id), id) == 0)
			return at;
	}
	fail_msg("no variant %s", id);
	return UNCORE_NO_INDEX;
}

/* ---- processors and variants ---- */

static void test_signatures(void **state)
{
	static const struct {
		unsigned model;
		const char *variant;
	} parts[] = {
		{ 0x1, "pentium_pro" }, { 0x3, "pentium_ii" },  { 0x5, "pentium_ii" },  { 0x6, "pentium_ii" },
		{ 0x7, "pentium_iii" }, { 0x8, "pentium_iii" }, { 0xa, "pentium_iii" }, { 0xb, "pentium_iii" },
		{ 0x9, "pentium_m" },   { 0xd, "pentium_m" },
	};
	const struct uncore_tables *tables = uncore_platform("p6");
	unsigned models = 0;

	(void)state;
	for (size_t at = 0; at < sizeof(parts) / sizeof(parts[0]); at++) {
		for (unsigned stepping = 0; stepping < 16; stepping++) {
			struct uncore_signature signature = { 6, parts[at].model, stepping, 0 };

			assert_ptr_equal(uncore_platform_by_signature(&signature), tables);
			assert_int_equal(uncore_variant_by_signature(tables, &signature),
					 find_variant(parts[at].variant));
		}
	}
	for (unsigned model = 0; model < 256; model++) {
		struct uncore_signature signature = { 6, model, 1, 0 };

		models += uncore_platform_by_signature(&signature) == tables;
	}
	assert_int_equal(models, sizeof(parts) / sizeof(parts[0]));
}

static unsigned claims(const struct uncore_tables *tables, unsigned family, unsigned model, unsigned stepping)
{
	unsigned count = 0;

	for (unsigned at = 0; at < tables->cpuids.count; at++) {
		const struct uncore_cpuid_row *row = &uncore_cpuids(tables)[at];

		count += row->family == family && row->model == model && stepping >= row->stepping_lo &&
			 stepping <= row->stepping_hi;
	}
	return count;
}

static void test_no_signature_twice(void **state)
{
	(void)state;
	for (unsigned code = 0; code < 16 * 256 * 16; code++) {
		const struct uncore_tables *tables;
		unsigned count = 0;

		for (unsigned at = 0; (tables = uncore_platform_at(at)) != NULL; at++)
			count += claims(tables, code >> 12, code >> 4 & 0xff, code & 0xf);
		assert_true(count <= 1);
	}
}

/* ---- registers ---- */

static void test_writes_extend_sign(void **state)
{
	struct uncore_sim *sim = make(NULL, 2, NULL, 0);

	(void)state;
	put(sim, 1, "pmc", 0, CTR0, 0x7fffffff);
	assert_int_equal(get(sim, 1, "pmc", 0, CTR0), 0x7fffffff);
	put(sim, 1, "pmc", 0, CTR0, 0x80000000);
	assert_int_equal(get(sim, 1, "pmc", 0, CTR0), 0xff80000000);
	put(sim, 1, "pmc", 0, CTR0, 0xffffffff);
	assert_int_equal(get(sim, 1, "pmc", 0, CTR0), 0xffffffffff);
	put(sim, 1, "pmc", 0, CTR0, 0xab00000001); /* the upper bits of the value are ignored */
	assert_int_equal(get(sim, 1, "pmc", 0, CTR0), 1);
	put(sim, 1, "pmc", 0, CTR0, 0x00ffffff00);
	assert_int_equal(get(sim, 1, "pmc", 0, CTR0), 0xffffffff00);
	assert_int_equal(get(sim, 0, "pmc", 0, CTR0), 0); /* the counter of another CPU */
	assert_int_equal(get(sim, 1, "pmc", 0, CTR1), 0);
	uncore_sim_free(sim);
}

static void test_one_enable(void **state)
{
	struct uncore_sim *sim = make(NULL, 1, NULL, 0);

	(void)state;
	put(sim, 0, "pmc", 0, CTL0, LEVELS | 0xc0);
	put(sim, 0, "pmc", 0, CTL1, LEVELS | 0x12);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "pmc", 0, CTR0), 0);
	assert_int_equal(get(sim, 0, "pmc", 0, CTR1), 0);
	/* the second control has no bit 22 */
	assert_int_equal(try_write(sim, 0, "pmc", 0, CTL1, EN | LEVELS | 0x12), UNCORE_E_RESERVED);
	put(sim, 0, "pmc", 0, CTL0, EN); /* no event and no level, but it enables the other counter */
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "pmc", 0, CTR0), 0);
	assert_int_equal(get(sim, 0, "pmc", 0, CTR1), 501);
	put(sim, 0, "pmc", 0, CTL1, 0); /* stops only the second counter */
	put(sim, 0, "pmc", 0, CTL0, EN | LEVELS | 0xc0);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "pmc", 0, CTR0), 1000003);
	assert_int_equal(get(sim, 0, "pmc", 0, CTR1), 501);
	uncore_sim_free(sim);
}

static void test_enable_without_strictness(void **state)
{
	struct uncore_scenario scenario = { .traffic = traffic, .traffic_count = OF_ONE };
	struct uncore_sim *sim = make_sim("p6", &scenario);

	(void)state;
	put(sim, 0, "pmc", 0, CTL1, EN | LEVELS | 0x12);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "pmc", 0, CTR1), 0);
	uncore_sim_free(sim);
}

static void test_levels(void **state)
{
	static const uint32_t levels[] = { 0, 0x10000, 0x20000, 0x30000 };
	struct uncore_sim *sim = make(NULL, 1, NULL, 0);

	(void)state;
	for (size_t at = 0; at < 4; at++) {
		put(sim, 0, "pmc", 0, CTR0, 0);
		put(sim, 0, "pmc", 0, CTL0, EN | levels[at] | 0xc0);
		pass(sim, SECOND);
		assert_int_equal(get(sim, 0, "pmc", 0, CTR0), at == 0 ? 0 : 1000003);
	}
	uncore_sim_free(sim);
}

/* ---- start values ---- */

static int preload(struct uncore_sim *sim, uint64_t period, uint64_t *written)
{
	struct uncore_machine *machine = uncore_sim_machine(sim);
	struct uncore_unit unit = { .tables = machine->tables, .io = machine->io };
	struct uncore_counter_run counters[2] = { { .in_use = true, .period = period } };
	struct uncore_box_run run = { .unit = &unit, .counters = counters, .counter_count = 2 };
	int result = uncore_run(&run, UNCORE_PROC_RESET);

	*written = get(sim, 0, "pmc", 0, CTR0);
	return result;
}

static void test_preload(void **state)
{
	struct uncore_sim *sim = make(NULL, 1, NULL, 0);
	uint64_t value;

	(void)state;
	assert_int_equal(preload(sim, 0, &value), 0);
	assert_int_equal(value, 0);
	assert_int_equal(preload(sim, 1, &value), 0);
	assert_int_equal(value, 0xffffffffff);
	assert_int_equal(preload(sim, 100000, &value), 0);
	assert_int_equal(value, UINT64_C(0x10000000000) - 100000);
	assert_int_equal(preload(sim, 0x80000000, &value), 0);
	assert_int_equal(value, 0xff80000000);
	/*
	 * a start value further from the wrap would be read back as another one: it is refused, and nothing is written
	 */
	assert_int_equal(preload(sim, 0x80000001, &value), UNCORE_E_RANGE);
	assert_int_equal(preload(sim, UINT64_C(0xff00000000), &value), UNCORE_E_RANGE);
	assert_int_equal(value, 0xff80000000);
	/* periods that give a small start value are possible, too */
	assert_int_equal(preload(sim, UINT64_C(0x10000000000) - 5, &value), 0);
	assert_int_equal(value, 5);
	uncore_sim_free(sim);
}

static void test_wrap(void **state)
{
	struct uncore_sim *sim = make(NULL, 1, NULL, 0);

	(void)state;
	put(sim, 0, "pmc", 0, CTR0, 0xfffffff0);
	put(sim, 0, "pmc", 0, CTL0, EN | LEVELS | 0xc1);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "pmc", 0, CTR0), 77 - 16); /* 40 bits */
	uncore_sim_free(sim);
}

/* A count is right even if the counter wraps while a session reads it. */
static void test_session_over_wrap(void **state)
{
	/* fast enough that a counter of 40 bits wraps within seconds, but not twice between two reads */
	const uint64_t rate = UINT64_C(1000000000000);
	const struct uncore_scenario_traffic fast = {
		.event = "INST_RETIRED", .socket = ALL, .instance = ALL, .rate = rate
	};
	struct uncore_scenario scenario = { .traffic = &fast, .traffic_count = 1 };
	struct uncore_sim *sim = make_sim("p6", &scenario);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "INST_RETIRED");

	(void)state;
	start(session);
	count_second(session, sim);
	count_second(session, sim);
	stop(session);
	assert_true(2 * rate > UINT64_C(1) << 40);
	assert_int_equal(value_of(session, request, 0, EACH).count, 2 * rate);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* ---- sessions on CPUs ---- */

static void test_session_counts(void **state)
{
	struct uncore_sim *sim = make(NULL, 2, NULL, 0);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned retired = want(session, sim, "INST_RETIRED"), mul = want(session, sim, "MUL"), unit = 0;

	(void)state;
	put(sim, 1, "pmc", 0, CTR1, 0x1234);
	start(session);
	count_second(session, sim);
	stop(session);
	assert_counted(value_of(session, retired, 0, EACH), 1000003, 1, 1);
	assert_counted(value_of(session, retired, 1, EACH), 2000006, 1, 1);
	assert_counted(value_of(session, retired, EVERY, EACH), 3000009, 2, 2);
	assert_counted(value_of(session, mul, EVERY, EACH), 1002, 2, 2);
	assert_int_equal(uncore_session_unit_count(session, mul), 2);
	assert_int_equal(uncore_session_unit(session, mul, 1, &unit), 0);
	assert_int_equal(unit, 1);
	/* all registers are as before */
	assert_int_equal(get(sim, 1, "pmc", 0, CTL0) | get(sim, 1, "pmc", 0, CTL1), 0);
	assert_int_equal(get(sim, 1, "pmc", 0, CTR1), 0x1234);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* Counter 0 is not used, but its control register is written because it has the enable bit. */
static void test_second_counter_alone(void **state)
{
	struct uncore_sim *sim = make(NULL, 1, NULL, 0);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned mul = want(session, sim, "MUL");

	(void)state;
	put(sim, 0, "pmc", 0, CTL0, LEVELS | 0x79); /* chosen and stopped by another program */
	start(session);
	assert_int_equal(get(sim, 0, "pmc", 0, CTL0), EN);
	assert_int_equal(get(sim, 0, "pmc", 0, CTL1), LEVELS | 0x12);
	count_second(session, sim);
	stop(session);
	assert_counted(value_of(session, mul, EVERY, EACH), 501, 1, 1);
	assert_int_equal(get(sim, 0, "pmc", 0, CTL0), LEVELS | 0x79);
	assert_int_equal(get(sim, 0, "pmc", 0, CTR0), 0);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

static void test_restricted_counters(void **state)
{
	struct uncore_sim *sim = make(NULL, 1, NULL, 0);
	struct uncore_session *session = make_session(sim, NULL, 0);
	const struct uncore_schedule_conflict *conflict;

	(void)state;
	(void)want(session, sim, "FLOPS");
	(void)want(session, sim, "CYCLES_DIV_BUSY");
	assert_int_equal(uncore_session_start(session), UNCORE_E_CONFLICT);
	conflict = uncore_session_conflict(session);
	assert_non_null(conflict);
	assert_non_null(strstr(conflict->text, "counter 0"));
	assert_int_equal(conflict->passes, 2);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* A program that takes the only enable bit takes every counter of the group. */
static void test_theft_of_enable(void **state)
{
	struct uncore_sim *sim = make(NULL, 2, NULL, 0);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned mul = want(session, sim, "MUL");

	(void)state;
	start(session);
	count_second(session, sim);
	put(sim, 1, "pmc", 0, CTL0, LEVELS | 0x79);
	assert_int_equal(uncore_session_verify(session), 0);
	assert_state(value_of(session, mul, 1, EACH), "stolen");
	assert_counted(value_of(session, mul, 0, EACH), 501, 1, 1);
	stop(session);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* An offline CPU is not reported as missing: it runs no program, so nothing is lost. */
static void test_offline(void **state)
{
	static const unsigned offline[] = { 1, 2 };
	struct uncore_sim *sim = make(NULL, 4, offline, 2);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned mul = want(session, sim, "MUL"), unit = 0;
	enum uncore_presence presence = UNCORE_PRESENCE_OK;

	(void)state;
	start(session);
	count_second(session, sim);
	stop(session);
	assert_counted(value_of(session, mul, EVERY, EACH), 1002, 2, 2);
	assert_int_equal(uncore_session_unit_count(session, mul), 2);
	assert_int_equal(uncore_session_unit(session, mul, 1, &unit), 0);
	assert_int_equal(unit, 3);
	assert_state(value_of(session, mul, 2, EACH), "absent");
	assert_int_equal(uncore_machine_presence(uncore_sim_machine(sim), 2, 0, 0, &presence), 0);
	assert_string_equal(uncore_presence_name(presence), "offline");
	uncore_session_free(session);
	uncore_sim_free(sim);
}

static void check_lock(const char *path, void *context)
{
	const char *name = strrchr(path, '/') + 1;
	unsigned *seen = (unsigned *)context;

	*seen |= strcmp(name, "cpu0.pmc.lock") == 0 ? 1U : strcmp(name, "cpu1.pmc.lock") == 0 ? 2U : 4U;
}

static void test_locks(void **state)
{
	struct uncore_sim *sim = make(NULL, 2, NULL, 0);
	struct state_dir dir = make_state();
	struct uncore_session *session = make_session(sim, dir.path, 0), *second = make_session(sim, dir.path, 0);
	unsigned seen = 0;

	(void)state;
	(void)want(session, sim, "MUL");
	(void)want(second, sim, "FLOPS");
	start(session);
	each_file(&dir, "cpu", check_lock, &seen);
	assert_int_equal(seen, 3);
	assert_int_equal(uncore_session_start(second), UNCORE_E_BUSY);
	assert_non_null(strstr(uncore_session_fault(second)->text, "pmc"));
	stop(session);
	uncore_session_free(session);
	uncore_session_free(second);
	assert_int_equal(journals(&dir), 0);
	assert_unlocked(&dir);
	drop_state(&dir);
	uncore_sim_free(sim);
}

/* Restores the registers from a journal that a dead process would have left. */
static void test_restore(void **state)
{
	struct uncore_sim *sim = make(NULL, 2, NULL, 0);
	struct state_dir dir = make_state();
	struct uncore_restored restored = { 0 };
	struct uncore_fault fault = { 0 };
	char path[120];
	FILE *journal;

	(void)state;
	put(sim, 1, "pmc", 0, CTL0, EN | LEVELS | 0xc0);
	put(sim, 1, "pmc", 0, CTL1, LEVELS | 0x13);
	snprintf(path, sizeof(path), "%s/journal.1.1", dir.path);
	journal = fopen(path, "w");
	assert_non_null(journal);
	fputs("uncore journal 3\nplatform p6\nboot - 0\nmachine the simulator\npid 1\ncpu 1 pmc 0 ctr 0 0x55\ncpu 1 "
	      "pmc 0 ctl 0 0x30079\n"
	      "cpu 1 pmc 0 ctl 1 0x0\nend 3 0x7ffc7594\n",
	      journal);
	fclose(journal);
	assert_int_equal(uncore_restore(uncore_sim_machine(sim), dir.path, false, NULL, NULL, &restored, &fault), 0);
	assert_string_equal(fault.text, "");
	assert_int_equal(get(sim, 1, "pmc", 0, CTL0), 0x30079);
	assert_int_equal(get(sim, 1, "pmc", 0, CTL1), 0);
	assert_int_equal(get(sim, 1, "pmc", 0, CTR0), 0x55);
	assert_int_equal(journals(&dir), 0);
	drop_state(&dir);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_signatures),
		cmocka_unit_test(test_no_signature_twice),
		cmocka_unit_test(test_writes_extend_sign),
		cmocka_unit_test(test_one_enable),
		cmocka_unit_test(test_enable_without_strictness),
		cmocka_unit_test(test_levels),
		cmocka_unit_test(test_preload),
		cmocka_unit_test(test_wrap),
		cmocka_unit_test(test_session_over_wrap),
		cmocka_unit_test(test_session_counts),
		cmocka_unit_test(test_second_counter_alone),
		cmocka_unit_test(test_restricted_counters),
		cmocka_unit_test(test_theft_of_enable),
		cmocka_unit_test(test_offline),
		cmocka_unit_test(test_locks),
		cmocka_unit_test(test_restore),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
