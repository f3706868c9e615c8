/* SPDX-License-Identifier: MIT */
/*
 * Tests on the hand-made platform that registers in memory behave as the tables describe when they are read and
 * written.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "runtime_tables.h"
#include "uncore/regfile.h"

static const struct uncore_tables *const tables = &toy.head;

static int set_up(void **state)
{
	struct uncore_regfile *regfile;

	assert_int_equal(uncore_regfile_create(tables, 2, &regfile), 0);
	*state = regfile;
	return 0;
}

static int tear_down(void **state)
{
	uncore_regfile_free((struct uncore_regfile *)*state);
	return 0;
}

static struct uncore_address address_of(uint16_t box, uint16_t instance, uint16_t reg, uint16_t index)
{
	struct uncore_register at = { box, instance, reg, index };
	struct uncore_address address = { .width = 0 };

	assert_int_equal(uncore_register_address(tables, &at, &address), 0);
	return address;
}

static int put(struct uncore_regfile *regfile, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct uncore_io io = uncore_regfile_io(regfile);

	return uncore_io_write(&io, unit, address, value);
}

static uint64_t get(struct uncore_regfile *regfile, unsigned unit, const struct uncore_address *address)
{
	struct uncore_io io = uncore_regfile_io(regfile);
	uint64_t value = 0;

	assert_int_equal(uncore_io_read(&io, unit, address, &value), 0);
	return value;
}

static uint64_t peek(const struct uncore_regfile *regfile, uint16_t box, uint16_t instance, uint16_t reg,
		     uint16_t index)
{
	struct uncore_register at = { box, instance, reg, index };
	uint64_t value = 0;

	assert_int_equal(uncore_regfile_peek(regfile, 0, &at, &value), 0);
	return value;
}

static void poke(struct uncore_regfile *regfile, uint16_t instance, uint16_t reg, uint16_t index, uint64_t value)
{
	struct uncore_register at = { ALPHA, instance, reg, index };

	assert_int_equal(uncore_regfile_poke(regfile, 0, &at, value), 0);
}

static void test_creation(void **state)
{
	struct toy stale = toy;
	struct uncore_regfile *regfile;

	(void)state;
	assert_int_equal(uncore_regfile_create(tables, 0, &regfile), UNCORE_E_RANGE);
	assert_null(regfile);
	assert_int_equal(uncore_regfile_create(tables, UNCORE_REGFILE_UNITS_MAX + 1, &regfile), UNCORE_E_RANGE);
	assert_int_equal(uncore_regfile_create(NULL, 1, &regfile), UNCORE_E_ARGUMENT);
	stale.head.abi = 0;
	assert_int_equal(uncore_regfile_create(&stale.head, 1, &regfile), UNCORE_E_STALE);
	stale = toy;
	stale.head.boxes = stale.head.layouts = (struct uncore_array){ 0, 0 };
	assert_int_equal(uncore_regfile_create(&stale.head, 1, &regfile), 0);
	uncore_regfile_free(regfile);
	uncore_regfile_free(NULL);
}

static void test_reset_values(void **state)
{
	struct uncore_regfile *regfile = (struct uncore_regfile *)*state;
	struct uncore_address status = address_of(ALPHA, 1, A_STATUS, 0);
	struct uncore_address ctl = address_of(ALPHA, 0, A_CTL, 0);

	assert_int_equal(get(regfile, 0, &status), 0x50);
	assert_int_equal(get(regfile, 1, &status), 0x50);
	assert_int_equal(put(regfile, 0, &ctl, 0x00400034), 0);
	assert_int_equal(get(regfile, 0, &ctl), 0x00400034);
	assert_int_equal(get(regfile, 1, &ctl), 0); /* each unit has its own registers */
	uncore_regfile_reset(regfile);
	assert_int_equal(get(regfile, 0, &ctl), 0);
}

static void test_rights(void **state)
{
	struct uncore_regfile *regfile = (struct uncore_regfile *)*state;
	struct uncore_address status = address_of(ALPHA, 0, A_STATUS, 0);
	struct uncore_address box_ctl = address_of(ALPHA, 0, A_BOX_CTL, 0);

	/* read-only bits 7:4 do not change; a written 1 clears the RW1C bits 3:0; unknown bits do not change */
	poke(regfile, 0, A_STATUS, 0, 0x5f);
	assert_int_equal(put(regfile, 0, &status, 0x1a5), 0);
	assert_int_equal(get(regfile, 0, &status), 0x5a);
	assert_int_equal(put(regfile, 0, &status, 0x00), 0);
	assert_int_equal(get(regfile, 0, &status), 0x5a);
	/* write-only bits are stored, and read as 0; a reserved bit that must be written 1 reads as it was written */
	assert_int_equal(put(regfile, 0, &box_ctl, 0x30100), 0);
	assert_int_equal(get(regfile, 0, &box_ctl), 0x30000);
	assert_int_equal(peek(regfile, ALPHA, 0, A_BOX_CTL, 0), 0x30100);
	/* without strict mode a broken rule is ignored */
	assert_int_equal(put(regfile, 0, &box_ctl, 0xffff0000), 0);
	assert_int_equal(peek(regfile, ALPHA, 0, A_BOX_CTL, 0), 0x30000);
}

static void test_strict(void **state)
{
	struct uncore_regfile *regfile = (struct uncore_regfile *)*state;
	struct uncore_address ctl = address_of(ALPHA, 0, A_CTL, 1);
	struct uncore_address box_ctl = address_of(ALPHA, 0, A_BOX_CTL, 0);

	uncore_regfile_set_strict(regfile, true);
	assert_int_equal(put(regfile, 0, &ctl, 0x00800001), UNCORE_E_RESERVED);
	assert_int_equal(get(regfile, 0, &ctl), 0);
	assert_string_equal(uncore_regfile_fault(regfile)->text,
			    "unit 0, MSR 0xd11: reserved bits must be written as documented");
	assert_int_equal(put(regfile, 0, &box_ctl, 0x10100), UNCORE_E_RESERVED);
	assert_int_equal(put(regfile, 0, &box_ctl, 0x30100), 0);
	uncore_regfile_set_strict(regfile, false);
	assert_int_equal(put(regfile, 0, &ctl, 0x00800001), 0);
	assert_int_equal(get(regfile, 0, &ctl), 1);
}

static void test_missing(void **state)
{
	struct uncore_regfile *regfile = (struct uncore_regfile *)*state;
	struct uncore_address ctl = address_of(ALPHA, 0, A_CTL, 0);
	struct uncore_address pci = address_of(BETA, 0, B_CTL, 0);

	assert_int_equal(put(regfile, 2, &ctl, 0), UNCORE_E_NODEV);
	ctl.number = 0xc00;
	assert_int_equal(put(regfile, 0, &ctl, 0), UNCORE_E_NODEV);
	uncore_fault_clear(uncore_regfile_fault(regfile));
	pci.function = 3;
	assert_int_equal(put(regfile, 1, &pci, 0), UNCORE_E_NODEV);
	assert_string_equal(uncore_regfile_fault(regfile)->text,
			    "unit 1, PCI 08.3+0xd8: no such register on this machine");
	pci = address_of(BETA, 1, B_HIDDEN, 0);
	pci.nth = 1;
	assert_int_equal(put(regfile, 1, &pci, 0), UNCORE_E_NODEV);
	uncore_fault_clear(uncore_regfile_fault(regfile));
	pci.nth = 0;
	assert_int_equal(put(regfile, 0, &pci, 7), 0);
	assert_int_equal(peek(regfile, BETA, 1, B_HIDDEN, 0), 7);
	assert_int_equal(peek(regfile, BETA, 0, B_HIDDEN, 0), 0);
}

static void test_widths(void **state)
{
	struct uncore_regfile *regfile = (struct uncore_regfile *)*state;
	struct uncore_address ctl = address_of(ALPHA, 0, A_CTL, 0);
	struct uncore_address ctr = address_of(ALPHA, 0, A_CTR, 0);
	struct uncore_address pci = address_of(BETA, 0, B_CTL, 0);

	ctl.width = 64;
	assert_int_equal(put(regfile, 0, &ctl, 0), UNCORE_E_WIDTH);
	ctr.width = 32;
	assert_int_equal(put(regfile, 0, &ctr, 0), UNCORE_E_WIDTH); /* an MSR is never read in halves */
	pci.width = 64;
	assert_int_equal(put(regfile, 0, &pci, 0), UNCORE_E_WIDTH);
}

static void test_dwords(void **state)
{
	struct uncore_regfile *regfile = (struct uncore_regfile *)*state;
	struct uncore_address whole = address_of(BETA, 1, B_CTR, 2);
	struct uncore_address low = whole, high = whole;

	low.width = 32;
	high.width = 32;
	high.number += 4;
	assert_int_equal(put(regfile, 0, &whole, UINT64_C(0x12345678abc)), 0);
	assert_int_equal(get(regfile, 0, &low), 0x45678abc);
	assert_int_equal(get(regfile, 0, &high), 0x123);
	assert_int_equal(put(regfile, 0, &high, 0xfffff001), 0);
	assert_int_equal(get(regfile, 0, &whole), UINT64_C(0x00145678abc));
	assert_int_equal(put(regfile, 0, &low, 7), 0);
	assert_int_equal(get(regfile, 0, &whole), UINT64_C(0x00100000007));
	high.width = 64;
	assert_int_equal(put(regfile, 0, &high, 0), UNCORE_E_NODEV);
	high.width = 32;
	high.number = 2;
	assert_int_equal(put(regfile, 0, &high, 0), UNCORE_E_NODEV);
}

static void fill_counters(struct uncore_regfile *regfile)
{
	for (uint16_t instance = 0; instance < 2; instance++) {
		for (uint16_t index = 0; index < 4; index++) {
			poke(regfile, instance, A_CTR, index, 100U + index);
			poke(regfile, instance, A_CTL, index, 0x400011);
		}
	}
}

static void test_box_resets(void **state)
{
	struct uncore_regfile *regfile = (struct uncore_regfile *)*state;
	struct uncore_address box_ctl = address_of(ALPHA, 0, A_BOX_CTL, 0);

	fill_counters(regfile);
	assert_int_equal(put(regfile, 0, &box_ctl, 0x30102), 0);
	for (uint16_t index = 0; index < 4; index++) {
		assert_int_equal(peek(regfile, ALPHA, 0, A_CTR, index), 0);
		assert_int_equal(peek(regfile, ALPHA, 0, A_CTL, index), 0x400011);
		assert_int_equal(peek(regfile, ALPHA, 1, A_CTR, index), 100U + index);
	}
	assert_int_equal(peek(regfile, ALPHA, 0, A_BOX_CTL, 0), 0x30100); /* the reset bit clears itself */
	fill_counters(regfile);
	assert_int_equal(put(regfile, 0, &box_ctl, 0x30001), 0);
	for (uint16_t index = 0; index < 4; index++) {
		assert_int_equal(peek(regfile, ALPHA, 0, A_CTL, index), 0);
		assert_int_equal(peek(regfile, ALPHA, 0, A_CTR, index), 100U + index);
		assert_int_equal(peek(regfile, ALPHA, 1, A_CTL, index), 0x400011);
	}
}

static void test_counter_reset(void **state)
{
	struct uncore_regfile *regfile = (struct uncore_regfile *)*state;
	struct uncore_address ctl = address_of(ALPHA, 0, A_CTL, 2);

	fill_counters(regfile);
	assert_int_equal(put(regfile, 0, &ctl, 0x00420034), 0);
	assert_int_equal(peek(regfile, ALPHA, 0, A_CTR, 1), 101);
	assert_int_equal(peek(regfile, ALPHA, 0, A_CTR, 2), 0);
	assert_int_equal(peek(regfile, ALPHA, 0, A_CTR, 3), 103);
	assert_int_equal(peek(regfile, ALPHA, 0, A_CTL, 2), 0x00400034);
	assert_int_equal(peek(regfile, ALPHA, 1, A_CTR, 2), 102);
}

static void test_shared_function(void **state)
{
	struct uncore_regfile *regfile = (struct uncore_regfile *)*state;
	struct uncore_address rate = address_of(BETA, 1, B_RATE, 0);

	assert_int_equal(put(regfile, 0, &rate, 0x77), 0);
	assert_int_equal(peek(regfile, BETA, 0, B_RATE, 0), 0x77);
	assert_int_equal(peek(regfile, BETA, 1, B_RATE, 0), 0x77);
}

static void test_every_register(void **state)
{
	struct uncore_regfile *regfile = (struct uncore_regfile *)*state;
	struct uncore_register at;
	struct uncore_address address;
	unsigned found = 0;

	for (bool more = uncore_first_register(tables, &at); more; more = uncore_next_register(tables, &at)) {
		uint64_t value;

		if (uncore_register_address(tables, &at, &address) != 0)
			continue;
		assert_int_equal(uncore_regfile_peek(regfile, 1, &at, &value), 0);
		(void)get(regfile, 1, &address);
		found++;
	}
	assert_int_equal(found, 3 * 15 + 2 * 11 + 2); /* all except "nowhere" */
}

static void test_compare(void **state)
{
	struct uncore_regfile *regfile = (struct uncore_regfile *)*state;
	struct uncore_regfile_difference difference;
	struct uncore_regfile *other, *fewer;
	struct uncore_register at = { ALPHA, 2, A_CTL, 3 };

	assert_int_equal(uncore_regfile_create(tables, 2, &other), 0);
	assert_int_equal(uncore_regfile_create(tables, 1, &fewer), 0);
	assert_int_equal(uncore_regfile_compare(regfile, other, &difference), 0);
	assert_int_equal(uncore_regfile_poke(other, 1, &at, 9), 0);
	assert_int_equal(uncore_regfile_compare(regfile, other, &difference), 1);
	assert_int_equal(difference.unit, 1);
	assert_memory_equal(&difference.reg, &at, sizeof(at));
	assert_int_equal(difference.left, 0);
	assert_int_equal(difference.right, 9);
	assert_int_equal(uncore_regfile_compare(regfile, fewer, &difference), UNCORE_E_ARGUMENT);
	uncore_regfile_free(other);
	uncore_regfile_free(fewer);
}

#define WITH_REGFILE(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_creation),    WITH_REGFILE(test_reset_values),   WITH_REGFILE(test_rights),
		WITH_REGFILE(test_strict),          WITH_REGFILE(test_missing),        WITH_REGFILE(test_widths),
		WITH_REGFILE(test_dwords),          WITH_REGFILE(test_box_resets),     WITH_REGFILE(test_counter_reset),
		WITH_REGFILE(test_shared_function), WITH_REGFILE(test_every_register), WITH_REGFILE(test_compare),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
