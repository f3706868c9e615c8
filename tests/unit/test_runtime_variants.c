/* SPDX-License-Identifier: MIT */
/*
 * Tests events that differ by processor on a platform whose processors differ: what is encoded, decoded and refused.
 * Every event is compared with facts that were collected independently of the spec.
 */
#define _GNU_SOURCE
#include "session_fixture.h"

/* en 22, os 17, usr 16 */
#define EN 0x400000
#define LEVELS 0x30000

static struct uncore_sim *make(const char *variant)
{
	struct uncore_scenario scenario = { .variant = variant };

	return make_sim("p6", &scenario);
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

static int try_add(struct uncore_sim *sim, const char *event)
{
	struct uncore_session *session = make_session(sim, NULL, 0);
	struct uncore_encoding encoding = encode(uncore_sim_machine(sim)->tables, event);
	int result = uncore_session_add(session, &encoding, 0, NULL);

	assert_true((result == 0) == (uncore_session_fault(session)->text[0] == '\0'));
	uncore_session_free(session);
	return result;
}

static void test_session_refuses(void **state)
{
	struct uncore_sim *old = make("pentium_iii"), *m = make("pentium_m");

	(void)state;
	assert_int_equal(try_add(old, "EMON_EST_TRANS.FREQ"), UNCORE_E_NOENT);
	assert_int_equal(try_add(m, "EMON_EST_TRANS.FREQ"), 0);
	assert_int_equal(try_add(old, "EMON_KNI_INST_RETIRED.SCALAR"), 0);
	assert_int_equal(try_add(m, "EMON_KNI_INST_RETIRED.SCALAR"), UNCORE_E_NOENT);
	assert_int_equal(try_add(old, "L2_LINES_IN"), 0);
	assert_int_equal(try_add(m, "L2_LINES_IN"),
			 UNCORE_E_NOENT); /* there the event has umasks, and needs at least one of them */
	assert_int_equal(try_add(old, "L2_LINES_IN.M"), UNCORE_E_NOENT);
	assert_int_equal(try_add(m, "L2_LINES_IN.M+ONLY_HW_PREFETCH"), 0);
	assert_int_equal(try_add(old, "pmc/ev_sel=0x58/"), 0); /* a code without a name is always valid */
	assert_int_equal(try_add(m, "CPU_CLK_UNHALTED"), 0);
	assert_int_equal(try_add(old, "EMON_SIMD_INSTR_RETIRED"), UNCORE_E_NOENT); /* it has no umasks */
	assert_int_equal(try_add(m, "EMON_SIMD_INSTR_RETIRED"), 0);
	uncore_sim_free(old);
	uncore_sim_free(m);
}

static void test_encoding_variants(void **state)
{
	const struct uncore_tables *tables = uncore_platform("p6");
	uint32_t m = UINT32_C(1) << find_variant("pentium_m");
	struct uncore_event_index event = { 0 };

	(void)state;
	assert_int_equal(encode(tables, "INST_RETIRED").variants, 0xf);
	assert_int_equal(encode(tables, "L2_LINES_IN").variants, 0xf & ~m);
	assert_int_equal(encode(tables, "L2_LINES_IN.M").variants, m);
	assert_int_equal(encode(tables, "EMON_SIMD_INSTR_RETIRED").variants, m);
	assert_int_equal(encode(tables, "L2_LD.MESI").variants, 0xf);
	assert_int_equal(encode(tables, "L2_LD.MESI+ALL_PREFETCH").variants, m);
	assert_int_equal(uncore_event_find(tables, "MMX_INSTR_EXEC", 14, &event, NULL), 0);
	assert_int_equal(uncore_event_variants(tables, event, uncore_umask_at(UNCORE_NO_INDEX)),
			 UINT32_C(1) << find_variant("pentium_ii"));
	event.at = (uint16_t)tables->events.count;
	assert_int_equal(uncore_event_variants(tables, event, uncore_umask_at(UNCORE_NO_INDEX)), 0);
	assert_int_equal(encode(uncore_platform("jkt"), "UNC_C_CLOCKTICKS").variants, UINT32_MAX);
}

static void check_decoded(const char *variant, uint64_t control, const char *wanted)
{
	struct uncore_encoding encoding;
	char text[100];

	assert_int_equal(uncore_event_decode_on(uncore_platform("p6"), find_variant(variant), 0, control, NULL, 0,
						&encoding),
			 0);
	assert_true(uncore_event_format(&encoding, text, sizeof(text)) > 0);
	assert_string_equal(text, wanted);
}

/* One code with two meanings. */
static void test_decode_by_variant(void **state)
{
	(void)state;
	check_decoded("pentium_iii", EN | LEVELS | 0x27, "L2_M_LINES_OUTM");
	check_decoded("pentium_m", LEVELS | 0x827, "L2_M_LINES_OUT.M");
	check_decoded("pentium_ii", LEVELS | 0xce, "MMX_INSTR_RET");
	check_decoded("pentium_m", LEVELS | 0xce, "EMON_SIMD_INSTR_RETIRED");
	check_decoded("pentium_iii", LEVELS | 0x1d8, "EMON_KNI_INST_RETIRED.SCALAR");
	check_decoded("pentium_m", LEVELS | 0x3d8, "EMON_SSE_SSE2_INST_RETIRED.SSE2_SCALAR_DOUBLE");
	check_decoded("pentium_m", LEVELS | 0x2f29, "L2_LD.MESI+ALL_PREFETCH");
	check_decoded("pentium_iii", 0x200c0, "INST_RETIRED,usr=0");
}

/* Both levels are counted unless the user says otherwise. */
static void test_default_levels(void **state)
{
	const struct uncore_tables *tables = uncore_platform("p6");

	(void)state;
	assert_int_equal(encode(tables, "INST_RETIRED").control.value, LEVELS | 0xc0);
	assert_int_equal(encode(tables, "INST_RETIRED,usr=0").control.value, 0x200c0);
	assert_int_equal(encode(tables, "INST_RETIRED,os=0").control.value, 0x100c0);
	assert_int_equal(encode(tables, "INST_RETIRED,os,usr=1").control.value, LEVELS | 0xc0);
	assert_int_equal(encode(tables, "pmc/ev_sel=0xc0,usr=0/").control.value, 0x200c0);
	assert_int_equal(encode(tables, "INST_RETIRED,cmask=2,inv,edge").control.value, 0x02870000 | 0xc0);
}

/* ---- every event, against facts collected independently of the spec ---- */

static bool has_models(const char *models, const char *name)
{
	return strcmp(models, "all") == 0 || strstr(models, name) != NULL;
}

static void check_fact(const char *name, unsigned code, const char *counters, const char *umask, unsigned value,
		       const char *models)
{
	const struct uncore_tables *tables = uncore_platform("p6");
	unsigned wanted = strcmp(counters, "0") == 0 ? 1 : strcmp(counters, "1") == 0 ? 2 : 3;
	struct uncore_event_index event = { 0 };
	struct uncore_umask_index row = { UNCORE_NO_INDEX };
	const struct uncore_event_row *found;
	uint32_t variants;

	if (uncore_event_find(tables, name, strlen(name), &event, NULL) != 0)
		fail_msg("no event %s", name);
	found = &uncore_events(tables)[event.at];
	assert_string_equal(uncore_text(tables, found->name), name);
	assert_int_equal(found->control & 0xff, code);
	assert_int_equal(found->counters, wanted);
	/* for some bus events the processor's own part is the only one, and no umask */
	if (uncore_event_find_umask(tables, event, umask, strlen(umask), &row) == 0)
		assert_int_equal(uncore_umasks(tables)[row.at].control >> 8, value);
	else if (strcmp(umask, "-") == 0 || strcmp(umask, "SELF") == 0)
		assert_int_equal(found->control >> 8 & 0xff, value);
	else
		fail_msg("no umask %s.%s", name, umask);
	variants = uncore_event_variants(tables, event, row);
	/* the manual lists the processors of an event; for the Pentium M it lists only what is new */
	if (strcmp(models, "Pentium_M") == 0)
		assert_true(variants >> find_variant("pentium_m") & 1);
	if (strcmp(models, "Pentium_M") == 0 || strcmp(name, "L2_M_LINES_OUTM") == 0)
		return;
	assert_int_equal(variants >> find_variant("pentium_pro") & 1, strcmp(models, "all") == 0);
	assert_int_equal(variants >> find_variant("pentium_iii") & 1, has_models(models, "Pentium_III"));
	assert_int_equal(variants >> find_variant("pentium_ii") & 1,
			 strcmp(models, "Pentium_III") != 0 && has_models(models, "Pentium_II"));
}

static void test_facts(void **state)
{
	FILE *file = fopen("tests/facts/p6_events.txt", "r");
	char line[200], name[64], counters[8], umask[64], models[80];
	unsigned code, value, count = 0;

	(void)state;
	assert_non_null(file);
	while (fgets(line, sizeof(line), file) != NULL) {
		if (line[0] == '#')
			continue;
		assert_int_equal(sscanf(line, "%63s %x %7s %63s %x %79s", name, &code, counters, umask, &value, models),
				 6);
		check_fact(name, code, counters, umask, value, models);
		count++;
	}
	fclose(file);
	assert_true(count > 180);
	assert_int_equal(uncore_platform("p6")->events.count,
			 82 + 29 - 4); /* four of the 29 change events that are among the 82 */
}

/* The look-up searches the rows by halves. */
static void test_rows_in_order(void **state)
{
	const struct uncore_tables *tables;
	unsigned found = 0;

	(void)state;
	for (unsigned platform = 0; (tables = uncore_platform_at(platform)) != NULL; platform++) {
		const struct uncore_event_variant_row *rows = uncore_event_variant_rows(tables);

		for (unsigned at = 0; at < tables->event_variant_rows.count; at++, found++) {
			struct uncore_event_index event = { rows[at].event };
			struct uncore_umask_index umask = { rows[at].umask };

			assert_true(at == 0 || rows[at - 1].event <= rows[at].event);
			assert_int_equal(uncore_event_variants(tables, event, umask) & ~rows[at].variants, 0);
		}
	}
	assert_true(found > 50);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_session_refuses),
		cmocka_unit_test(test_encoding_variants),
		cmocka_unit_test(test_decode_by_variant),
		cmocka_unit_test(test_default_levels),
		cmocka_unit_test(test_facts),
		cmocka_unit_test(test_rows_in_order),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
