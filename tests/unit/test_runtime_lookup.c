/* SPDX-License-Identifier: MIT */
/* Tests on the hand-made platform that registers are found by name and by address. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "runtime_tables.h"
#include "uncore/uncore.h"

static const struct uncore_tables *const tables = &toy.head;

static void finds(uint16_t box, const char *name, unsigned instance, unsigned reg, unsigned index)
{
	struct uncore_register found = { 9, 9, 9, 9 };

	assert_int_equal(uncore_find_register(tables, box, name, &found), 0);
	assert_int_equal(found.reg, reg);
	assert_int_equal(found.instance, instance);
	assert_int_equal(found.index, index);
}

static void finds_not(uint16_t box, const char *name, int code)
{
	struct uncore_register found;

	assert_int_equal(uncore_find_register(tables, box, name, &found), code);
}

static void test_tables_check(void **state)
{
	static struct toy copy;

	(void)state;
	assert_int_equal(uncore_tables_check(tables), 0);
	assert_int_equal(uncore_tables_check(NULL), UNCORE_E_ARGUMENT);
	copy = toy;
	copy.head.abi++;
	assert_int_equal(uncore_tables_check(&copy.head), UNCORE_E_STALE);
	copy = toy;
	copy.head.magic = 0;
	assert_int_equal(uncore_tables_check(&copy.head), UNCORE_E_STALE);
	copy = toy;
	copy.head.size = 16;
	assert_int_equal(uncore_tables_check(&copy.head), UNCORE_E_STALE);
	copy = toy;
	copy.head.values.count = UINT32_MAX;
	assert_int_equal(uncore_tables_check(&copy.head), UNCORE_E_STALE);
	copy = toy;
	copy.head.fields.offset++;
	assert_int_equal(uncore_tables_check(&copy.head), UNCORE_E_STALE);
	copy = toy;
	copy.head.pool.count--;
	assert_int_equal(uncore_tables_check(&copy.head), UNCORE_E_STALE);
}

static void test_boxes(void **state)
{
	uint16_t box = 9;

	(void)state;
	assert_int_equal(uncore_find_box(tables, "BeTa", &box), 0);
	assert_int_equal(box, BETA);
	assert_int_equal(uncore_find_box(tables, "bet", &box), UNCORE_E_NOENT);
	assert_int_equal(uncore_find_box(tables, "betas", &box), UNCORE_E_NOENT);
	assert_int_equal(uncore_find_box(tables, "", &box), UNCORE_E_NOENT);
}

static void test_ids(void **state)
{
	(void)state;
	finds(ALPHA, "box_ctl", UNCORE_NO_INDEX, A_BOX_CTL, 0);
	finds(ALPHA, "CTL", UNCORE_NO_INDEX, A_CTL, UNCORE_NO_INDEX);
	finds(ALPHA, "ctl2", UNCORE_NO_INDEX, A_CTL, 2);
	finds(GAMMA, "both1", 0, G_BOTH, 1);
	/* A register with its own ID is found before the element of an array. */
	finds(ALPHA, "filter1", UNCORE_NO_INDEX, A_FILTER1, 0);
	finds(ALPHA, "filter0", UNCORE_NO_INDEX, A_FILTER, 0);
	finds_not(ALPHA, "ctl4", UNCORE_E_RANGE);
	finds_not(ALPHA, "ctl04", UNCORE_E_NOENT);
	finds_not(ALPHA, "ctlx", UNCORE_E_NOENT);
	finds_not(ALPHA, "status0", UNCORE_E_NOENT);
	finds_not(ALPHA, "", UNCORE_E_NOENT);
	finds_not(UNCORE_ANY_BOX, "ctl", UNCORE_E_NOENT);
	finds_not(7, "ctl", UNCORE_E_RANGE);
}

static void test_manual_names(void **state)
{
	(void)state;
	finds(ALPHA, "An_MSR_PMON_CTL{i}", UNCORE_NO_INDEX, A_CTL, UNCORE_NO_INDEX);
	finds(ALPHA, "An_MSR_PMON_CTL{0-3}", UNCORE_NO_INDEX, A_CTL, UNCORE_NO_INDEX);
	finds(ALPHA, "An_MSR_PMON_CTL3", UNCORE_NO_INDEX, A_CTL, 3);
	finds(UNCORE_ANY_BOX, "a2_msr_pmon_ctl3", 2, A_CTL, 3);
	finds(UNCORE_ANY_BOX, "Q_B1_MATCH0", 1, B_MATCH, 0);
	finds(UNCORE_ANY_BOX, "B1_CTL0", UNCORE_NO_INDEX, B_CTL, 2);
	finds(UNCORE_ANY_BOX, "GAMMA1", 0, G_BOTH, 1);
	finds_not(UNCORE_ANY_BOX, "A3_MSR_PMON_CTL0", UNCORE_E_RANGE);
	finds_not(UNCORE_ANY_BOX, "A0_MSR_PMON_CTL4", UNCORE_E_RANGE);
	finds_not(UNCORE_ANY_BOX, "A0_MSR_PMON_CTL99999", UNCORE_E_NOENT);
	finds_not(UNCORE_ANY_BOX, "A0_MSR_PMON_CTL", UNCORE_E_NOENT);
	finds_not(UNCORE_ANY_BOX, "A0_MSR_PMON_CTL0 ", UNCORE_E_NOENT);
}

static void test_aliases(void **state)
{
	(void)state;
	finds(UNCORE_ANY_BOX, "pmoncntrcfg_{i}", UNCORE_NO_INDEX, A_CTL, UNCORE_NO_INDEX);
	finds(ALPHA, "PmonCntrCfg_2", UNCORE_NO_INDEX, A_CTL, 2);
	finds_not(ALPHA, "PmonCntrCfg_4", UNCORE_E_RANGE);
	finds_not(BETA, "PmonCntrCfg_2", UNCORE_E_NOENT);
	finds_not(ALPHA, "CounterEnable", UNCORE_E_NOENT);
}

static void test_fields(void **state)
{
	struct uncore_field_index field = { 0 };

	(void)state;
	assert_int_equal(uncore_find_field(tables, A_CTL, "EV_SEL", &field), 0);
	assert_int_equal(field.at, F_EV_SEL);
	assert_int_equal(uncore_find_field(tables, A_CTL, "counterenable", &field), 0);
	assert_int_equal(field.at, F_EN);
	assert_int_equal(uncore_find_field(tables, A_FILTER, "low", &field), 0);
	assert_int_equal(field.at, F_CODE_LOW);
	assert_int_equal(uncore_find_field(tables, A_CTL, "rsv", &field), UNCORE_E_NOENT);
	assert_int_equal(uncore_find_field(tables, A_CTL, "frz", &field), UNCORE_E_NOENT);
	assert_int_equal(uncore_find_field(tables, A_BOX_CTL, "counterenable", &field), UNCORE_E_NOENT);
	assert_int_equal(uncore_find_field(tables, TOY_REGS, "en", &field), UNCORE_E_RANGE);
}

static void test_roles(void **state)
{
	struct uncore_field_index field = { 0 };

	(void)state;
	assert_int_equal(uncore_find_role(tables, A_CTL, UNCORE_ROLE_UMASK, &field), 0);
	assert_int_equal(field.at, F_UMASK);
	assert_int_equal(uncore_find_role(tables, A_CTL, UNCORE_ROLE_FREEZE, &field), UNCORE_E_NOENT);
	assert_int_equal(uncore_find_role(tables, A_CTL, UNCORE_ROLE_NONE, &field), UNCORE_E_RANGE);
	assert_int_equal(uncore_find_role(tables, A_CTL, UNCORE_ROLE_END, &field), UNCORE_E_RANGE);
	assert_int_equal(uncore_find_role(tables, TOY_REGS, UNCORE_ROLE_UMASK, &field), UNCORE_E_RANGE);
}

static struct uncore_address address_of(uint16_t box, uint16_t instance, uint16_t reg, uint16_t index, int result)
{
	struct uncore_register at = { box, instance, reg, index };
	struct uncore_address address = { .width = 0 };

	assert_int_equal(uncore_register_address(tables, &at, &address), result);
	return address;
}

static void test_msr_addresses(void **state)
{
	struct uncore_address address = address_of(ALPHA, 2, A_CTL, 3, 0);

	(void)state;
	assert_int_equal(address.space, UNCORE_SPACE_MSR);
	assert_int_equal(address.number, 0xd53);
	assert_int_equal(address.width, 32);
	assert_int_equal(address.scope, UNCORE_SCOPE_PACKAGE);
	assert_int_equal(address_of(ALPHA, 0, A_CTR, 0, 0).width, 64);
	assert_int_equal(address_of(ALPHA, 0, A_LISTED, 0, 0).number, 0x700);
	assert_int_equal(address_of(ALPHA, 2, A_LISTED, 0, 0).number, 0x733);
	assert_int_equal(address_of(ALPHA, 1, A_FILTER, 1, 0).number, 0xd3a);
	assert_int_equal(address_of(GAMMA, 0, G_BOTH, 1, 0).number, 0x107cd);
	assert_int_equal(address_of(GAMMA, 0, G_BOTH, 1, 0).scope, UNCORE_SCOPE_CPU);
}

static void test_pci_addresses(void **state)
{
	struct uncore_address address = address_of(BETA, 1, B_CTR, 1, 0);

	(void)state;
	assert_int_equal(address.space, UNCORE_SPACE_PCI);
	assert_int_equal(address.device, 9);
	assert_int_equal(address.function, 2);
	assert_int_equal(address.device_id, 0x3c42);
	assert_int_equal(address.number, 0xb0);
	assert_int_equal(address_of(BETA, 0, B_CTR, 3, 0).number, 0xc0);
	assert_int_equal(address_of(BETA, 0, B_CTL, 3, 0).number, 0xe4);
	assert_int_equal(address_of(BETA, 0, B_HIDDEN, 0, 0).function, 6);
}

/* If there are more offsets than elements, each instance has its own list. */
static void test_offsets_by_instance(void **state)
{
	static const uint32_t wanted[2][2] = { { 0xa0, 0xb0 }, { 0xb8, 0xc0 } };
	static struct toy copy;

	(void)state;
	copy = toy;
	copy.registers[B_CTR].count = 2;
	for (uint16_t instance = 0; instance < 2; instance++)
		for (uint16_t index = 0; index < 2; index++) {
			struct uncore_register at = { BETA, instance, B_CTR, index };
			struct uncore_address address;

			copy.registers[B_CTR].offsets.count = 4;
			assert_int_equal(uncore_register_address(&copy.head, &at, &address), 0);
			assert_int_equal(address.number, wanted[instance][index]);
			copy.registers[B_CTR].offsets.count = 2;
			assert_int_equal(uncore_register_address(&copy.head, &at, &address), 0);
			assert_int_equal(address.number, wanted[0][index]);
		}
}

static void test_bad_addresses(void **state)
{
	struct uncore_register hidden = { BETA, 1, B_HIDDEN, 0 };
	struct uncore_address address;
	struct toy copy = toy;

	(void)state;
	copy.places[uncore_functions(&toy.head)[FN_HIDDEN].first_place + 1].device_id = 0;
	assert_int_equal(uncore_register_address(&copy.head, &hidden, &address), UNCORE_E_NOPLACE);
	assert_int_equal(address.number, 0x238);
	assert_int_equal(address.device, UNCORE_NO_PLACE);
	address_of(ALPHA, 0, A_NOWHERE, 0, UNCORE_E_NOADDR);
	address_of(TOY_BOXES, 0, A_CTL, 0, UNCORE_E_RANGE);
	address_of(ALPHA, 3, A_CTL, 0, UNCORE_E_RANGE);
	address_of(ALPHA, 0, A_CTL, 4, UNCORE_E_RANGE);
	address_of(ALPHA, 0, B_CTL, 0, UNCORE_E_RANGE);
	address_of(BETA, 0, A_CTL, 0, UNCORE_E_RANGE);
	address_of(ALPHA, 0, TOY_REGS, 0, UNCORE_E_RANGE);
	address_of(ALPHA, UNCORE_NO_INDEX, A_CTL, UNCORE_NO_INDEX, UNCORE_E_RANGE);
}

/* If no source gives a function's place, it is found by its ID and the number of functions with that ID before it. */
static void test_by_id(void **state)
{
	struct uncore_address one = address_of(BETA, 1, B_HIDDEN, 0, 0), other;
	struct uncore_register hidden = { BETA, 0, B_HIDDEN, 0 }, found;
	struct toy copy = toy;
	unsigned first = uncore_functions(&toy.head)[FN_HIDDEN].first_place;

	(void)state;
	assert_true(uncore_is_by_id(&one));
	assert_int_equal(one.device_id, 0x3c96);
	assert_int_equal(one.nth, 0);
	assert_int_equal(uncore_find_address(tables, &one, &found), 0);
	assert_int_equal(found.instance, 1);
	/* Both functions have the same ID. */
	copy.places[first] = copy.places[first + 1];
	copy.places[first + 1].nth = 1;
	assert_int_equal(uncore_register_address(&copy.head, &hidden, &other), 0);
	assert_int_equal(uncore_compare_addresses(&one, &other), 0);
	hidden.instance = 1;
	assert_int_equal(uncore_register_address(&copy.head, &hidden, &other), 0);
	assert_int_equal(other.nth, 1);
	assert_true(uncore_compare_addresses(&one, &other) < 0);
	assert_true(uncore_compare_addresses(&other, &one) > 0);
	for (hidden.instance = 0; hidden.instance < 2; hidden.instance++) {
		assert_int_equal(uncore_register_address(&copy.head, &hidden, &other), 0);
		assert_int_equal(uncore_find_address(&copy.head, &other, &found), 0);
		assert_int_equal(found.instance, hidden.instance);
	}
	other.device_id++;
	assert_int_equal(uncore_find_address(&copy.head, &other, &found), UNCORE_E_NOENT);
}

/* Another ID at the same place is another function. An address without an ID matches by its place. */
static void test_compare_addresses(void **state)
{
	struct uncore_address one = address_of(BETA, 0, B_CTL, 0, 0), other = one;
	struct uncore_register found;

	(void)state;
	other.width = 64;
	assert_int_equal(uncore_compare_addresses(&one, &other), 0);
	other.device_id++;
	assert_true(uncore_compare_addresses(&one, &other) < 0);
	assert_int_equal(uncore_find_address(tables, &other, &found), UNCORE_E_NOENT);
	other.device_id = 0;
	assert_int_equal(uncore_find_address(tables, &other, &found), 0);
	other = one;
	other.number += 4;
	assert_true(uncore_compare_addresses(&one, &other) < 0);
	other.number = 0;
	other.function++;
	assert_true(uncore_compare_addresses(&one, &other) < 0);
	other = one;
	other.bus++;
	assert_true(uncore_compare_addresses(&one, &other) < 0);
	assert_true(uncore_compare_addresses(&other, &one) > 0);
	assert_int_equal(uncore_find_address(tables, &other, &found), UNCORE_E_NOENT);
}

static void test_find_address(void **state)
{
	struct uncore_address address = address_of(ALPHA, 1, A_CTL, 2, 0);
	struct uncore_register found;

	(void)state;
	assert_int_equal(uncore_find_address(tables, &address, &found), 0);
	assert_int_equal(found.box, ALPHA);
	assert_int_equal(found.instance, 1);
	assert_int_equal(found.reg, A_CTL);
	assert_int_equal(found.index, 2);
	address = address_of(BETA, 1, B_RATE, 0, 0);
	assert_int_equal(uncore_find_address(tables, &address, &found), 0);
	assert_int_equal(found.reg, B_RATE);
	assert_int_equal(found.instance, 0); /* two instances share the function: the first is found */
	address.function = 1;
	assert_int_equal(uncore_find_address(tables, &address, &found), UNCORE_E_NOENT);
}

static void name_is(uint16_t box, uint16_t instance, uint16_t reg, uint16_t index, const char *wanted)
{
	struct uncore_register at = { box, instance, reg, index };
	struct uncore_register found;
	char name[40];

	assert_int_equal(uncore_register_name(tables, &at, name, sizeof(name)), (int)strlen(wanted));
	assert_string_equal(name, wanted);
	assert_int_equal(uncore_find_register(tables, UNCORE_ANY_BOX, name, &found), 0);
	assert_int_equal(found.reg, reg);
	assert_int_equal(found.index, index);
}

static void test_names(void **state)
{
	struct uncore_register at = { ALPHA, 1, A_CTL, 2 };
	char name[6];

	(void)state;
	name_is(ALPHA, 1, A_CTL, 2, "A1_MSR_PMON_CTL2");
	name_is(ALPHA, 0, A_BOX_CTL, 0, "A0_MSR_PMON_BOX_CTL");
	name_is(BETA, 1, B_MATCH, 0, "Q_B1_MATCH0");
	name_is(BETA, 1, B_CTL, 3, "B1_CTL1");
	name_is(BETA, 0, B_RATE, 0, "RATE");
	assert_int_equal(uncore_register_name(tables, &at, name, sizeof(name)), 16);
	assert_string_equal(name, "A1_MS");
	assert_int_equal(uncore_register_name(tables, &at, NULL, 0), 16);
	at.index = 4;
	assert_int_equal(uncore_register_name(tables, &at, name, sizeof(name)), UNCORE_E_RANGE);
}

static void test_all_registers(void **state)
{
	struct uncore_register at;
	struct uncore_register last = { 0, 0, 0, 0 };
	unsigned count = 0;

	(void)state;
	for (bool more = uncore_first_register(tables, &at); more; more = uncore_next_register(tables, &at)) {
		count++;
		last = at;
	}
	/* alpha: 1 + 4 + 4 + 2 + 5 singles; beta: 4 + 4 + 3 singles; gamma: 2 */
	assert_int_equal(count, 3 * 16 + 2 * 11 + 2);
	assert_int_equal(last.reg, G_BOTH);
	assert_int_equal(last.index, 1);
}

static void test_no_platform(void **state)
{
	(void)state;
	assert_null(uncore_platform(NULL));
	assert_null(uncore_platform("no such platform"));
	assert_null(uncore_platform_at(100000));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_tables_check),
		cmocka_unit_test(test_boxes),
		cmocka_unit_test(test_ids),
		cmocka_unit_test(test_manual_names),
		cmocka_unit_test(test_aliases),
		cmocka_unit_test(test_fields),
		cmocka_unit_test(test_roles),
		cmocka_unit_test(test_msr_addresses),
		cmocka_unit_test(test_pci_addresses),
		cmocka_unit_test(test_bad_addresses),
		cmocka_unit_test(test_by_id),
		cmocka_unit_test(test_compare_addresses),
		cmocka_unit_test(test_offsets_by_instance),
		cmocka_unit_test(test_find_address),
		cmocka_unit_test(test_names),
		cmocka_unit_test(test_all_registers),
		cmocka_unit_test(test_no_platform),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
