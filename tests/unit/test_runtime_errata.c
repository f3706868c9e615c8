/* SPDX-License-Identifier: MIT */
/* Tests the look-up of errata, and which machines have them. */
#define _GNU_SOURCE
#include "session_fixture.h"

#include "uncore/errata.h"

static const struct uncore_erratum_row *row_of(const struct uncore_tables *tables, const char *id)
{
	for (unsigned at = 0; at < tables->errata.count; at++) {
		if (strcmp(uncore_text(tables, uncore_errata(tables)[at].id), id) == 0)
			return &uncore_errata(tables)[at];
	}
	fail_msg("no erratum %s", id);
	return NULL;
}

static bool is_of(const struct uncore_tables *tables, const char *event, const char *id)
{
	const struct uncore_erratum_row *wanted = row_of(tables, id), *erratum;
	struct uncore_encoding encoding = encode(tables, event);
	unsigned next = 0;

	while ((erratum = uncore_erratum_of(&encoding, &next)) != NULL) {
		if (erratum == wanted)
			return true;
	}
	return false;
}

static void test_of_encodings(void **state)
{
	const struct uncore_tables *jkt = uncore_platform("jkt"), *hsx = uncore_platform("hsx");

	(void)state;
	assert_true(is_of(jkt, "UNC_P_FREQ_MAX_OS_CYCLES", "limit_twice"));
	assert_false(is_of(jkt, "UNC_P_CLOCKTICKS", "limit_twice"));
	/* bit 21 of the control: an event with it, one without, and the user's own */
	assert_true(is_of(jkt, "UNC_P_CORE0_TRANSITION_CYCLES", "locked_bit_21"));
	assert_false(is_of(jkt, "UNC_P_CLOCKTICKS", "locked_bit_21"));
	assert_true(is_of(jkt, "pcu/ev_sel=0x3,ev_sel_ext=1/", "locked_bit_21"));
	/* every event of the platform */
	assert_true(is_of(jkt, "UNC_C_CLOCKTICKS", "no_overflow_interrupt"));
	/* a box control is no event's */
	assert_false(is_of(hsx, "UNC_S_CLOCKTICKS", "sbox_bit_by_bit"));
}

static unsigned count_about(const struct uncore_tables *tables, const struct uncore_erratum_item_row *item)
{
	unsigned next = 0, count = 0;

	while (uncore_erratum_about(tables, item, &next) != NULL)
		count++;
	assert_int_equal(next, tables->errata.count);
	return count;
}

static bool is_about_event(const struct uncore_tables *tables, const char *event, const char *id)
{
	const struct uncore_encoding encoding = encode(tables, event);
	const struct uncore_erratum_item_row item = { uncore_events(tables)[encoding.event].box, UNCORE_NO_INDEX,
						      UNCORE_NO_INDEX, encoding.event, UNCORE_NO_INDEX };
	const struct uncore_erratum_row *wanted = row_of(tables, id), *erratum;
	unsigned next = 0;

	while ((erratum = uncore_erratum_about(tables, &item, &next)) != NULL) {
		if (erratum == wanted)
			return true;
	}
	return false;
}

/* An erratum of bit 21 of the control is about the events that set it: 0x200000 of ev_sel_ext. */
static void test_about_events(void **state)
{
	const struct uncore_tables *jkt = uncore_platform("jkt");

	(void)state;
	assert_true(is_about_event(jkt, "UNC_P_CORE0_TRANSITION_CYCLES", "locked_bit_21"));
	assert_false(is_about_event(jkt, "UNC_P_CLOCKTICKS", "locked_bit_21"));
}

/* Whether an erratum is about an item says the same as its own items say, for each of them. */
static void test_about_own_items(void **state)
{
	const struct uncore_tables *tables;

	(void)state;
	for (unsigned at = 0; (tables = uncore_platform_at(at)) != NULL; at++) {
		for (unsigned row = 0; row < tables->errata.count; row++) {
			struct uncore_range items = uncore_errata(tables)[row].items;

			for (unsigned each = 0; each < items.count; each++)
				assert_true(count_about(tables, &uncore_erratum_items(tables)[items.first + each]) >=
					    1);
		}
		assert_int_equal(tables->errata.count != 0, tables->erratum_items.count != 0);
	}
}

static void test_on_machines(void **state)
{
	const struct uncore_tables *p6 = uncore_platform("p6"), *jkt = uncore_platform("jkt");
	const struct uncore_erratum_row *rdpmc = row_of(p6, "26");
	struct uncore_machine machine = { .tables = p6, .variant = 0, .stepping = 8 };

	(void)state;
	assert_string_equal(uncore_text(p6, uncore_variants(p6)[0].id), "pentium_pro");
	assert_int_equal(uncore_erratum_on(&machine, rdpmc), UNCORE_ERRATUM_PRESENT);
	machine.stepping = 9;
	assert_int_equal(uncore_erratum_on(&machine, rdpmc), UNCORE_ERRATUM_ABSENT);
	machine.stepping = UNCORE_NO_INDEX;
	assert_int_equal(uncore_erratum_on(&machine, rdpmc), UNCORE_ERRATUM_POSSIBLE);
	machine.variant = 1;
	assert_int_equal(uncore_erratum_on(&machine, rdpmc), UNCORE_ERRATUM_ABSENT);
	machine.variant = UNCORE_NO_INDEX;
	machine.stepping = 3;
	assert_int_equal(uncore_erratum_on(&machine, rdpmc), UNCORE_ERRATUM_POSSIBLE);
	/* no stepping is named, so that of the machine does not matter */
	machine = (struct uncore_machine){ .tables = jkt, .variant = UNCORE_NO_INDEX, .stepping = UNCORE_NO_INDEX };
	assert_int_equal(uncore_erratum_on(&machine, row_of(jkt, "limit_twice")), UNCORE_ERRATUM_PRESENT);
	assert_string_equal(uncore_erratum_state_name(UNCORE_ERRATUM_POSSIBLE), "possible");
	assert_string_equal(uncore_erratum_state_name(UNCORE_ERRATUM_STATE_END), "?");
}

static void test_what_spoils(void **state)
{
	const struct uncore_tables *jkt = uncore_platform("jkt"), *bdx = uncore_platform("bdx");

	(void)state;
	assert_true(uncore_erratum_spoils(row_of(jkt, "limit_twice")));
	assert_false(uncore_erratum_spoils(row_of(jkt, "no_overflow_interrupt")));
	assert_false(uncore_erratum_spoils(row_of(jkt, "locked_bit_21")));
	assert_false(uncore_erratum_spoils(row_of(bdx, "occupancy_counter_0"))); /* avoided */
	assert_false(uncore_erratum_spoils(row_of(bdx, "BDF2")));
}

/* The simulator shows the stepping that the scenario gives, and its machine has it. */
static void test_simulated(void **state)
{
	struct uncore_scenario scenario = { .has_stepping = true, .stepping = 3 };
	struct uncore_sim *sim = make_sim("hsx", &scenario);

	(void)state;
	assert_int_equal(uncore_sim_machine(sim)->stepping, 3);
	uncore_sim_free(sim);
	scenario.has_stepping = false;
	sim = make_sim("hsx", &scenario);
	assert_int_equal(uncore_sim_machine(sim)->stepping, 2);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_of_encodings), cmocka_unit_test(test_about_own_items),
		cmocka_unit_test(test_on_machines),  cmocka_unit_test(test_what_spoils),
		cmocka_unit_test(test_simulated),    cmocka_unit_test(test_about_events),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
