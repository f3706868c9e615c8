/* SPDX-License-Identifier: MIT */
/*
 * Tests the generated tables through the library against facts of the manuals (329468-002 for ivt, 327043-001 for jkt).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "uncore/regfile.h"
#include "uncore/run.h"

static const struct uncore_tables *platform(const char *id)
{
	const struct uncore_tables *tables = uncore_platform(id);

	assert_non_null(tables);
	return tables;
}

static uint16_t box_of(const struct uncore_tables *tables, const char *id)
{
	uint16_t box = 0;

	assert_int_equal(uncore_find_box(tables, id, &box), 0);
	return box;
}

static struct uncore_register named(const struct uncore_tables *tables, const char *name)
{
	struct uncore_register at = { 0, 0, 0, 0 };

	assert_int_equal(uncore_find_register(tables, UNCORE_ANY_BOX, name, &at), 0);
	return at;
}

static struct uncore_register by_id(const struct uncore_tables *tables, const char *box, unsigned instance,
				    const char *id)
{
	struct uncore_register at = { 0, 0, 0, 0 };

	assert_int_equal(uncore_find_register(tables, box_of(tables, box), id, &at), 0);
	at.instance = (uint16_t)instance;
	return at;
}

static void is_msr(const struct uncore_tables *tables, const char *name, uint32_t number)
{
	struct uncore_register at = named(tables, name);
	struct uncore_address address;

	assert_int_equal(uncore_register_address(tables, &at, &address), 0);
	assert_int_equal(address.space, UNCORE_SPACE_MSR);
	assert_int_equal(address.number, number);
}

static void is_pci(const struct uncore_tables *tables, const char *name, unsigned device, unsigned function,
		   uint32_t offset)
{
	struct uncore_register at = named(tables, name);
	struct uncore_address address;

	assert_int_equal(uncore_register_address(tables, &at, &address), 0);
	assert_int_equal(address.space, UNCORE_SPACE_PCI);
	assert_int_equal(address.device, device);
	assert_int_equal(address.function, function);
	assert_int_equal(address.number, offset);
}

static void test_list(void **state)
{
	(void)state;
	assert_non_null(uncore_platform("IVT"));
	assert_ptr_equal(uncore_platform("ivt"), platform("Ivt"));
	assert_null(uncore_platform("iv"));
	for (unsigned index = 0; uncore_platform_at(index) != NULL; index++) {
		const struct uncore_tables *tables = uncore_platform_at(index);

		assert_ptr_equal(uncore_platform(uncore_text(tables, tables->id)), tables);
	}
}

static void test_ivt_addresses(void **state)
{
	const struct uncore_tables *ivt = platform("ivt");

	(void)state;
	is_msr(ivt, "C3_MSR_PMON_CTL0", 0xd70);
	is_msr(ivt, "C3_MSR_PMON_CTR3", 0xd79);
	is_msr(ivt, "C14_MSR_PMON_BOX_CTL", 0xec4);
	is_msr(ivt, "C0_MSR_PMON_BOX_FILTER1", 0xd1a);
	is_msr(ivt, "U_MSR_PMON_GLOBAL_CTL", 0xc00);
	is_msr(ivt, "PCU_MSR_PMON_CTL2", 0xc32);
	is_pci(ivt, "HA1_PCI_PMON_CTL0", 28, 1, 0xd8);
	/* the IRP's counters have no regular stride, and its two units share a function */
	is_pci(ivt, "IRP0_PCI_PMON_CTL1", 5, 6, 0xdc);
	is_pci(ivt, "IRP1_PCI_PMON_CTL0", 5, 6, 0xe0);
	is_pci(ivt, "IRP0_PCI_PMON_CTR0", 5, 6, 0xa0);
	is_pci(ivt, "IRP0_PCI_PMON_CTR1", 5, 6, 0xb0);
	is_pci(ivt, "IRP1_PCI_PMON_CTR0", 5, 6, 0xb8);
	is_pci(ivt, "IRP1_PCI_PMON_CTR1", 5, 6, 0xc0);
	is_pci(ivt, "Q_P2_PCI_PMON_CTL3", 24, 2, 0xe4);
	is_pci(ivt, "R3_L2_PCI_PMON_CTR2", 18, 5, 0xb0);
}

static void test_jkt_addresses(void **state)
{
	const struct uncore_tables *jkt = platform("jkt");

	(void)state;
	is_msr(jkt, "C7_MSR_PMON_CTL3", 0xdf3);
	is_msr(jkt, "PCU_MSR_CORE_C6_CTR", 0x3fd);
	is_pci(jkt, "Q_P1_PCI_PMON_PKT_MATCH0", 9, 6, 0x228);
	is_pci(jkt, "Q_P1_PCI_PMON_CTR1", 9, 2, 0xa8);
	is_pci(jkt, "MC_CH2_PCI_PMON_FIXED_CTR", 16, 4, 0xd0);
	is_pci(jkt, "HA_PCI_PMON_BOX_ADDRMATCH1", 14, 1, 0x44);
	is_pci(jkt, "R3_L1_PCI_PMON_CTL2", 19, 6, 0xe0);
}

static void test_counts(void **state)
{
	const struct uncore_tables *ivt = platform("ivt");
	struct uncore_register none;

	(void)state;
	assert_int_equal(uncore_boxes(ivt)[box_of(ivt, "cbo")].instances, 15);
	assert_int_equal(uncore_counter_count(ivt, box_of(ivt, "cbo")), 4);
	/* four general counters and the fixed one */
	assert_int_equal(uncore_counter_count(ivt, box_of(ivt, "imc")), 5);
	assert_int_equal(uncore_find_register(ivt, UNCORE_ANY_BOX, "C15_MSR_PMON_CTL0", &none), UNCORE_E_RANGE);
	assert_int_equal(uncore_find_register(ivt, UNCORE_ANY_BOX, "C0_MSR_PMON_CTL4", &none), UNCORE_E_RANGE);
	assert_int_equal(uncore_find_register(ivt, UNCORE_ANY_BOX, "C0_MSR_PMON_CTLX", &none), UNCORE_E_NOENT);
}

/*
 * e7v2-datasheet-v2 p129: bits 1:0 are unit 0's counters, bits 3:2 unit 1's; the two units share one control and
 * status.
 */
static void test_two_units(void **state)
{
	const struct uncore_tables *ivt = platform("ivt");
	const struct uncore_box_row *box = &uncore_boxes(ivt)[box_of(ivt, "irp")];
	const struct uncore_counter_row *group = &uncore_counters(ivt)[box->counters.first];
	struct uncore_address one, other;

	(void)state;
	assert_int_equal(box->instances, 2);
	assert_int_equal(group->count, 2);
	assert_int_equal(group->overflow_bits.count, 2);
	assert_int_equal(uncore_overflow_bit(ivt, group, 0), 0);
	assert_int_equal(uncore_overflow_bit(ivt, group, 1), 2);
	for (unsigned at = 0; at < 2; at++) {
		static const char *const ids[] = { "box_ctl", "box_status" };
		static const uint32_t numbers[] = { 0xf4, 0xf8 };
		struct uncore_register first = by_id(ivt, "irp", 0, ids[at]), second = by_id(ivt, "irp", 1, ids[at]);

		assert_int_equal(uncore_register_address(ivt, &first, &one), 0);
		assert_int_equal(uncore_register_address(ivt, &second, &other), 0);
		assert_int_equal(one.number, numbers[at]);
		assert_int_equal(other.number, numbers[at]);
	}
}

/* 327043-001 p62: the fixed counter's bit is below those of the general counters. */
static void test_overflow_bits(void **state)
{
	const struct uncore_tables *ivt = platform("ivt");
	uint16_t imc = box_of(ivt, "imc");
	const struct uncore_counter_row *group = &uncore_counters(ivt)[uncore_boxes(ivt)[imc].counters.first];

	(void)state;
	for (unsigned at = 0; at < 2; at++) {
		assert_int_equal(group[at].overflow_bits.count, uncore_boxes(ivt)[imc].instances);
		for (unsigned instance = 0; instance < group[at].overflow_bits.count; instance++)
			assert_int_equal(uncore_overflow_bit(ivt, &group[at], instance),
					 group[at].kind == UNCORE_COUNTER_FIXED ? 0 : 1);
	}
	group = &uncore_counters(ivt)[uncore_boxes(ivt)[box_of(ivt, "cbo")].counters.first];
	assert_int_equal(group->overflow_bits.count, 0);
}

/* Linux uncore_snbep.c: there are no more CBos than cores; boxes in PCI space are found by their device. */
static void test_presence(void **state)
{
	static const char *const platforms[] = { "jkt", "ivt" };

	(void)state;
	for (unsigned at = 0; at < 2; at++) {
		const struct uncore_tables *tables = platform(platforms[at]);

		assert_int_equal(uncore_boxes(tables)[box_of(tables, "cbo")].presence, UNCORE_INSTANCES_CORES);
		assert_int_equal(uncore_boxes(tables)[box_of(tables, "pcu")].presence, UNCORE_INSTANCES_ALWAYS);
		assert_int_equal(uncore_boxes(tables)[box_of(tables, "ubox")].presence, UNCORE_INSTANCES_ALWAYS);
		assert_int_equal(uncore_boxes(tables)[box_of(tables, "imc")].presence, UNCORE_INSTANCES_DEVICE);
		assert_int_equal(uncore_boxes(tables)[box_of(tables, "r3qpi")].presence, UNCORE_INSTANCES_DEVICE);
	}
}

static void test_counter_groups(void **state)
{
	const struct uncore_tables *ivt = platform("ivt");
	uint16_t imc = box_of(ivt, "imc");
	struct uncore_range groups = uncore_boxes(ivt)[imc].counters;
	unsigned before = 0;

	(void)state;
	for (unsigned at = 0; at < groups.count; at++) {
		uint16_t group = (uint16_t)(groups.first + at);
		unsigned first = 99;

		assert_int_equal(uncore_counter_first(ivt, imc, group, &first), 0);
		assert_int_equal(first, before);
		before += uncore_counters(ivt)[group].count;
	}
	assert_int_equal(before, 5);
}

static const struct uncore_event_row *event_of(const struct uncore_tables *tables, const char *name)
{
	for (unsigned at = 0; at < tables->events.count; at++)
		if (strcmp(uncore_text(tables, uncore_events(tables)[at].name), name) == 0)
			return &uncore_events(tables)[at];
	fail_msg("no event %s", name);
	return NULL;
}

/* Perfmon gives codes to this part's IRP events, but no source gives them a register. */
static void test_codes_without_registers(void **state)
{
	const struct uncore_tables *jkt = platform("jkt");
	const struct uncore_event_row *event = event_of(jkt, "UNC_I_ADDRESS_MATCH");
	struct uncore_range run = uncore_event_codes(event);
	const struct uncore_code_row *code = uncore_codes(jkt) + run.first;

	(void)state;
	assert_int_equal(run.count, 1);
	assert_string_equal(uncore_text(jkt, code->field), "ev_sel");
	assert_int_equal(code->value, 0x17);
	assert_int_equal(code->role, UNCORE_ROLE_EVENT_SELECT);
	assert_int_equal(uncore_event_codes(event_of(jkt, "UNC_C_CLOCKTICKS")).count, 0);
	assert_int_equal(uncore_event_codes(event_of(jkt, "UNC_U_RACU_REQUESTS")).count, 0);
}

/*
 * Every event with a code but without a register is marked as not programmable, and its list of codes stays inside the
 * table.
 */
static void test_codes_are_not_programmed(void **state)
{
	(void)state;
	for (unsigned index = 0; uncore_platform_at(index) != NULL; index++) {
		const struct uncore_tables *tables = uncore_platform_at(index);

		for (unsigned at = 0; at < tables->events.count; at++) {
			const struct uncore_event_row *event = &uncore_events(tables)[at];
			struct uncore_range run = uncore_event_codes(event);

			if (!(event->flags & UNCORE_EVENT_UNPLACED))
				continue;
			assert_true(event->flags & UNCORE_EVENT_UNPROGRAMMABLE);
			assert_true(run.count > 0 && run.first + run.count <= tables->codes.count);
		}
	}
}

static void test_rows_are_small(void **state)
{
	(void)state;
	assert_int_equal(sizeof(struct uncore_event_row), 40);
	assert_int_equal(sizeof(struct uncore_umask_row), 32);
}

static uint64_t value_of(const struct uncore_tables *tables, const struct uncore_decoded *items, int count,
			 const char *id)
{
	for (int at = 0; at < count; at++) {
		if (strcmp(uncore_text(tables, uncore_fields(tables)[items[at].field.at].id), id) == 0)
			return items[at].value;
	}
	fail_msg("no field %s", id);
	return 0;
}

static void test_decode(void **state)
{
	const struct uncore_tables *ivt = platform("ivt");
	struct uncore_decoded items[32];
	int count = uncore_decode_register(ivt, named(ivt, "Cn_MSR_PMON_CTL{i}").reg, 0x00403411, items, 32);

	(void)state;
	assert_in_range(count, 10, 32);
	assert_int_equal(value_of(ivt, items, count, "en"), 1);
	assert_int_equal(value_of(ivt, items, count, "umask"), 0x34);
	assert_int_equal(value_of(ivt, items, count, "ev_sel"), 0x11);
	assert_int_equal(value_of(ivt, items, count, "thresh"), 0);
	for (int at = 0; at < count; at++)
		assert_int_equal(items[at].problems, 0);
}

static void test_write_rules(void **state)
{
	const struct uncore_tables *ivt = platform("ivt");
	const struct uncore_tables *jkt = platform("jkt");
	struct uncore_register box_ctl = by_id(ivt, "cbo", 0, "box_ctl");
	struct uncore_register ha_ctl = by_id(jkt, "ha", 0, "box_ctl");

	(void)state;
	/* ivt box controls: 17:16 are written 1; jkt HA: the reset bits 1:0 stay 0 */
	assert_int_equal(uncore_check_write(ivt, box_ctl.reg, 0x30100), 0);
	assert_int_equal(uncore_check_write(ivt, box_ctl.reg, 0x00100), UNCORE_E_RESERVED);
	assert_int_equal(uncore_check_write(jkt, ha_ctl.reg, 0x10100), 0);
	assert_int_equal(uncore_check_write(jkt, ha_ctl.reg, 0x10102), UNCORE_E_RESERVED);
}

static void test_overflow_status(void **state)
{
	const struct uncore_tables *ivt = platform("ivt");
	struct uncore_register status = by_id(ivt, "ha", 1, "box_status");
	struct uncore_register at = status;
	struct uncore_regfile *regfile;
	struct uncore_address address;
	struct uncore_io io;
	uint64_t value = 0;

	(void)state;
	assert_int_equal(uncore_regfile_create(ivt, 1, &regfile), 0);
	io = uncore_regfile_io(regfile);
	assert_int_equal(uncore_register_address(ivt, &at, &address), 0);
	assert_int_equal(uncore_regfile_poke(regfile, 0, &at, 0xb), 0);
	assert_int_equal(uncore_io_write(&io, 0, &address, 0x2), 0);
	assert_int_equal(uncore_io_read(&io, 0, &address, &value), 0);
	assert_int_equal(value, 0x9);
	uncore_regfile_free(regfile);
}

/*
 * Runs every procedure on each instance of each box of every platform: no procedure may break a rule of its own tables.
 */
static void run_all(const struct uncore_tables *tables, struct uncore_unit *unit, uint16_t box, uint16_t instance)
{
	struct uncore_counter_run counters[64];
	struct uncore_box_run run = { .unit = unit,
				      .box = box,
				      .instance = instance,
				      .counters = counters,
				      .counter_count = uncore_counter_count(tables, box) };

	assert_in_range(run.counter_count, 0, 64);
	memset(counters, 0, sizeof(counters));
	for (unsigned at = 0; at < run.counter_count; at++)
		counters[at].in_use = true;
	for (unsigned procedure = 0; procedure < UNCORE_PROC_END; procedure++) {
		int result = uncore_run(&run, (enum uncore_procedure)procedure);

		if (result != 0 && result != UNCORE_E_NOENT && result != UNCORE_E_NOPLACE)
			fail_msg("%s %u: %s", uncore_text(tables, uncore_boxes(tables)[box].id), instance,
				 unit->fault.text);
	}
}

static void test_every_procedure(void **state)
{
	(void)state;
	for (unsigned index = 0; uncore_platform_at(index) != NULL; index++) {
		const struct uncore_tables *tables = uncore_platform_at(index);
		struct uncore_regfile *regfile;
		struct uncore_unit unit = { .tables = tables };

		assert_int_equal(uncore_regfile_create(tables, 1, &regfile), 0);
		uncore_regfile_set_strict(regfile, true);
		unit.io = uncore_regfile_io(regfile);
		for (uint16_t box = 0; box < tables->boxes.count; box++) {
			for (uint16_t instance = 0; instance < uncore_boxes(tables)[box].instances; instance++)
				run_all(tables, &unit, box, instance);
		}
		for (unsigned procedure = 0; procedure < UNCORE_PROC_END; procedure++) {
			int result = uncore_run_platform(&unit, (enum uncore_procedure)procedure);

			assert_true(result == 0 || result == UNCORE_E_NOENT);
		}
		assert_int_equal(uncore_regfile_fault(regfile)->code, 0);
		uncore_regfile_free(regfile);
	}
}

/* The name and the address of each register lead back to it. */
static void test_every_register(void **state)
{
	(void)state;
	for (unsigned index = 0; uncore_platform_at(index) != NULL; index++) {
		const struct uncore_tables *tables = uncore_platform_at(index);
		struct uncore_register at, found;
		struct uncore_address address, again;
		char name[80];

		for (bool more = uncore_first_register(tables, &at); more; more = uncore_next_register(tables, &at)) {
			assert_in_range(uncore_register_name(tables, &at, name, sizeof(name)), 1, sizeof(name) - 1);
			assert_int_equal(uncore_find_register(tables, at.box, name, &found), 0);
			assert_int_equal(found.reg, at.reg);
			assert_int_equal(found.index, at.index);
			if (uncore_register_address(tables, &at, &address) != 0)
				continue;
			assert_int_equal(uncore_find_address(tables, &address, &found), 0);
			assert_int_equal(uncore_register_address(tables, &found, &again), 0);
			assert_int_equal(again.number, address.number);
			assert_int_equal(found.reg, at.reg);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_list),
		cmocka_unit_test(test_ivt_addresses),
		cmocka_unit_test(test_jkt_addresses),
		cmocka_unit_test(test_counts),
		cmocka_unit_test(test_counter_groups),
		cmocka_unit_test(test_decode),
		cmocka_unit_test(test_write_rules),
		cmocka_unit_test(test_overflow_status),
		cmocka_unit_test(test_every_procedure),
		cmocka_unit_test(test_codes_without_registers),
		cmocka_unit_test(test_codes_are_not_programmed),
		cmocka_unit_test(test_rows_are_small),
		cmocka_unit_test(test_two_units),
		cmocka_unit_test(test_overflow_bits),
		cmocka_unit_test(test_presence),
		cmocka_unit_test(test_every_register),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
