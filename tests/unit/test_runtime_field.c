/* SPDX-License-Identifier: MIT */
/*
 * Tests on the hand-made platform how fields are put into raw values, what may be written, and how values are decoded.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "runtime_tables.h"
#include "uncore/uncore.h"

static const struct uncore_tables *const tables = &toy.head;

static void test_get(void **state)
{
	uint64_t value = 0;

	(void)state;
	assert_int_equal(uncore_field_get(tables, uncore_field_at(F_UMASK), 0x00403411, &value), 0);
	assert_int_equal(value, 0x34);
	assert_int_equal(uncore_field_get(tables, uncore_field_at(F_SEEN), 0x50, &value), 0);
	assert_int_equal(value, 5);
	assert_int_equal(uncore_field_get(tables, uncore_field_at(F_OV), 0x53, &value), 0);
	assert_int_equal(value, 3);
	assert_int_equal(uncore_field_get(tables, uncore_field_at(F_LATER), 0x200, &value), 0);
	assert_int_equal(value, 1);
	assert_int_equal(uncore_field_get(tables, uncore_field_at(F_WORD), 0xffffffff, &value), 0);
	assert_int_equal(value, 0xffffffff);
	assert_int_equal(uncore_field_get(tables, uncore_field_at(F_RST), 0, &value), UNCORE_E_ACCESS);
	assert_int_equal(uncore_field_get(tables, uncore_field_at(F_DARK), 0, &value), UNCORE_E_ACCESS);
	assert_int_equal(uncore_field_get(tables, uncore_field_at(F_C23), 0, &value), UNCORE_E_ACCESS);
	assert_int_equal(uncore_field_get(tables, uncore_field_at(TOY_FIELDS), 0, &value), UNCORE_E_RANGE);
}

static void test_set(void **state)
{
	uint64_t raw = 0x0040ff00;

	(void)state;
	assert_int_equal(uncore_field_set(tables, uncore_field_at(F_UMASK), 0x34, &raw), 0);
	assert_int_equal(raw, 0x00403400);
	assert_int_equal(uncore_field_set(tables, uncore_field_at(F_RST), 1, &raw), 0);
	assert_int_equal(raw, 0x00423400);
	assert_int_equal(uncore_field_set(tables, uncore_field_at(F_UMASK), 0x100, &raw), UNCORE_E_RANGE);
	assert_int_equal(uncore_field_set(tables, uncore_field_at(F_SEEN), 1, &raw), UNCORE_E_ACCESS);
	assert_int_equal(uncore_field_set(tables, uncore_field_at(F_OV), 1, &raw), UNCORE_E_ACCESS);
	assert_int_equal(uncore_field_set(tables, uncore_field_at(F_LATER), 1, &raw), UNCORE_E_ACCESS);
	assert_int_equal(uncore_field_set(tables, uncore_field_at(F_C23), 0, &raw), UNCORE_E_ACCESS);
	assert_int_equal(uncore_field_set(tables, uncore_field_at(TOY_FIELDS), 0, &raw), UNCORE_E_RANGE);
	assert_int_equal(raw, 0x00423400);
}

static void test_clear(void **state)
{
	uint64_t raw = 0x50;

	(void)state;
	assert_int_equal(uncore_field_clear(tables, uncore_field_at(F_OV), 0x9, &raw), 0);
	assert_int_equal(raw, 0x59);
	assert_int_equal(uncore_field_clear(tables, uncore_field_at(F_OV), 0x10, &raw), UNCORE_E_RANGE);
	assert_int_equal(uncore_field_clear(tables, uncore_field_at(F_EN), 1, &raw), UNCORE_E_ACCESS);
	assert_int_equal(uncore_field_clear(tables, uncore_field_at(TOY_FIELDS), 1, &raw), UNCORE_E_RANGE);
	assert_int_equal(raw, 0x59);
}

static void test_check_write(void **state)
{
	(void)state;
	assert_int_equal(uncore_check_write(tables, A_BOX_CTL, 0x30102), 0);
	assert_int_equal(uncore_check_write(tables, A_BOX_CTL, 0x00100), UNCORE_E_RESERVED); /* must be ones */
	assert_int_equal(uncore_check_write(tables, A_BOX_CTL, 0x30104), UNCORE_E_RESERVED); /* without a rule */
	assert_int_equal(uncore_check_write(tables, A_CTL, 0xff46ffff), 0);
	assert_int_equal(uncore_check_write(tables, A_CTL, 0x00800000), UNCORE_E_RESERVED);
	assert_int_equal(uncore_check_write(tables, A_CTL, UINT64_C(0x100000000)), UNCORE_E_RANGE);
	assert_int_equal(uncore_check_write(tables, A_CTR, UINT64_C(0xfffffffffff)), 0);
	assert_int_equal(uncore_check_write(tables, A_STATUS, 0x5f), 0);
	assert_int_equal(uncore_check_write(tables, A_STATUS, 0x0f), UNCORE_E_ACCESS);    /* read-only */
	assert_int_equal(uncore_check_write(tables, A_STATUS, 0x250), UNCORE_E_ACCESS);   /* named elsewhere */
	assert_int_equal(uncore_check_write(tables, A_STATUS, 0x150), UNCORE_E_RESERVED); /* unknown */
	assert_int_equal(uncore_check_write(tables, A_OTHER, 0), UNCORE_E_ACCESS);
	assert_int_equal(uncore_check_write(tables, TOY_REGS, 0), UNCORE_E_RANGE);
}

static void test_decode(void **state)
{
	struct uncore_decoded items[16];

	(void)state;
	/* enable, umask 0x34, event 0x11 */
	assert_int_equal(uncore_decode_register(tables, A_CTL, 0x00403411, items, 16), 10);
	for (unsigned at = 0; at < 10; at++) {
		assert_int_equal(items[at].field.at, F_THRESH + at);
		assert_int_equal(items[at].problems, 0);
		assert_int_equal(items[at].enumerator, UNCORE_NO_INDEX);
	}
	assert_int_equal(items[F_EN - F_THRESH].value, 1);
	assert_int_equal(items[F_UMASK - F_THRESH].value, 0x34);
	assert_int_equal(items[F_EV_SEL - F_THRESH].value, 0x11);
	assert_int_equal(items[F_THRESH - F_THRESH].value, 0);
}

static void test_decode_problems(void **state)
{
	struct uncore_decoded items[16];

	(void)state;
	assert_int_equal(uncore_decode_register(tables, A_CTL, 0x00850000, items, 16), 10);
	assert_int_equal(items[F_C23 - F_THRESH].problems, UNCORE_PROBLEM_RESERVED);
	assert_int_equal(items[F_C16 - F_THRESH].problems, UNCORE_PROBLEM_RESERVED);
	assert_int_equal(items[F_EDGE - F_THRESH].problems, UNCORE_PROBLEM_NEEDS);
	assert_int_equal(uncore_decode_register(tables, A_CTL, 0x01040000, items, 16), 10);
	assert_int_equal(items[F_EDGE - F_THRESH].problems, 0);
	assert_int_equal(uncore_decode_register(tables, A_BOX_CTL, 0x10000, items, 16), 7);
	assert_int_equal(items[1].problems, UNCORE_PROBLEM_RESERVED);
	assert_int_equal(uncore_decode_register(tables, A_BOX_CTL, 0x30000, items, 16), 7);
	assert_int_equal(items[1].problems, 0);
}

static void test_decode_room(void **state)
{
	struct uncore_decoded items[3];

	(void)state;
	items[2].field.at = 77;
	assert_int_equal(uncore_decode_register(tables, A_CTL, 0, items, 2), 10);
	assert_int_equal(items[1].field.at, F_C23);
	assert_int_equal(items[2].field.at, 77);
	assert_int_equal(uncore_decode_register(tables, A_CTL, 0, NULL, 0), 10);
	assert_int_equal(uncore_decode_register(tables, A_CTL, UINT64_C(1) << 32, items, 3), UNCORE_E_RANGE);
	assert_int_equal(uncore_decode_register(tables, TOY_REGS, 0, items, 3), UNCORE_E_RANGE);
}

static void name_is(unsigned field, uint64_t value, const char *wanted)
{
	char name[32];

	assert_int_equal(uncore_value_name(tables, uncore_field_at(field), value << toy.fields[field].lo, name,
					   sizeof(name)),
			 (int)strlen(wanted));
	assert_string_equal(name, wanted);
}

static void test_flags(void **state)
{
	(void)state;
	name_is(F_STATE, 0, "");
	name_is(F_STATE, 1, "F");
	name_is(F_STATE, 3, "FM"); /* a name of both bits goes before two names */
	name_is(F_STATE, 5, "F|S");
	name_is(F_STATE, 7, "F|M|S");
	name_is(F_STATE, 0x3f, "F|M|S|0x38");
	name_is(F_STATE, 0x20, "");
}

static void test_meanings(void **state)
{
	char name[8];

	(void)state;
	name_is(F_CLASS, 1, "snoop");
	name_is(F_CODE, 4, "RdHome");
	assert_int_equal(uncore_value_name(tables, uncore_field_at(F_CODE), 0x0a000000, name, sizeof(name)), 7);
	assert_string_equal(name, "RdSnoop");
	assert_int_equal(uncore_value_name(tables, uncore_field_at(F_CODE), 0x12000000, name, sizeof(name)), 0);
	assert_string_equal(name, "");
	name_is(F_CODE, 9, "AnyHigh"); /* only the highest set bit counts */
	assert_int_equal(uncore_value_name(tables, uncore_field_at(F_CODE), 0x0a000000, name, 4), 7);
	assert_string_equal(name, "RdS");
	assert_int_equal(uncore_value_name(tables, uncore_field_at(F_CODE), 0x0a000000, NULL, 0), 7);
	assert_int_equal(uncore_value_name(tables, uncore_field_at(TOY_FIELDS), 0, name, 4), UNCORE_E_RANGE);
}

static void test_decode_values(void **state)
{
	struct uncore_decoded items[6];

	(void)state;
	/* class snoop, code 4, states F and S */
	assert_int_equal(uncore_decode_register(tables, A_FILTER, 0x0a0a0000, items, 6), 6);
	assert_int_equal(items[1].enumerator, V_SNOOP);
	assert_int_equal(items[2].enumerator, V_S_RD);
	assert_int_equal(items[3].field.at, F_CODE_LOW);
	assert_int_equal(items[4].enumerator, UNCORE_NO_INDEX);
	assert_int_equal(items[4].problems, 0);
	assert_int_equal(uncore_decode_register(tables, A_FILTER, 0x11400000, items, 6), 6);
	assert_int_equal(items[1].problems, UNCORE_PROBLEM_UNNAMED); /* class 2 */
	assert_int_equal(items[2].problems, UNCORE_PROBLEM_UNNAMED);
	assert_int_equal(items[4].problems, UNCORE_PROBLEM_UNNAMED); /* state bit 5 */
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_get),         cmocka_unit_test(test_set),
		cmocka_unit_test(test_clear),       cmocka_unit_test(test_check_write),
		cmocka_unit_test(test_decode),      cmocka_unit_test(test_decode_problems),
		cmocka_unit_test(test_decode_room), cmocka_unit_test(test_flags),
		cmocka_unit_test(test_meanings),    cmocka_unit_test(test_decode_values),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
