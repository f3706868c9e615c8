/* SPDX-License-Identifier: MIT */
/*
 * Tests accesses to PCI configuration space in the Linux back end: halves of 64-bit registers, runs of registers, and
 * failures.
 */
#define _GNU_SOURCE
#include "linux_double.h"

static void test_config_write(void **state)
{
	static const uint8_t low_first[] = { 0x08, 0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01 };
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint64_t value;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, plain);
	assert_int_equal(write_one(machine, 1, channel(machine, "ctl"), 0x00400304), 0);
	assert_int_equal(fake.written_count, 4);
	assert_int_equal(fake.written_at, 0xd8);
	assert_int_equal(read_one(machine, 1, channel(machine, "ctl"), &value), 0);
	assert_int_equal(value, 0x00400304);
	assert_int_equal(read_one(machine, 0, channel(machine, "ctl"), &value), 0);
	assert_int_equal(value, 0);
	assert_int_equal(write_one(machine, 1, channel(machine, "ctr"), 0x0102030405060708), 0);
	assert_int_equal(fake.written_count, 8);
	assert_int_equal(fake.written_at, 0xa0);
	assert_memory_equal(fake.written, low_first, 8);
	assert_int_equal(read_one(machine, 1, channel(machine, "ctr"), &value), 0);
	assert_int_equal(value, 0x0102030405060708);
	assert_int_equal(write_one(machine, 1, channel(machine, "ctl"), 1ull << 32), UNCORE_E_RANGE);
	double_end(&fake, machine);
}

/* The half whose write may take effect at once is written last. */
static void test_high_first(void **state)
{
	static const uint8_t low[] = { 0x18, 0x17, 0x16, 0x15 };
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	struct uncore_address address;
	uint64_t value;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, plain);
	address = channel(machine, "ctr");
	assert_int_equal(address.high_first, 0);
	address.high_first = 1;
	double_reset(&fake);
	assert_int_equal(write_one(machine, 1, address, 0x1112131415161718), 0);
	assert_int_equal(fake.writes, 2);
	assert_int_equal(fake.written_count, 4);
	assert_int_equal(fake.written_at, 0xa0);
	assert_memory_equal(fake.written, low, 4);
	assert_int_equal(read_one(machine, 1, address, &value), 0);
	assert_int_equal(value, 0x1112131415161718);
	/* After a half that fails, the other one is not written. */
	fake.write_error = EIO;
	double_reset(&fake);
	assert_int_equal(write_one(machine, 1, address, 0), UNCORE_E_IO);
	assert_int_equal(fake.writes, 1);
	expect_text(machine, UNCORE_E_IO, "cannot write offset 0xa4");
	double_end(&fake, machine);
}

/* The counter moves between the reads of its halves. The value read must be one that it really had. */
static void test_torn(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint64_t value;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, plain);
	fake.runs = true;
	fake.live_at = 0xa0;
	fake.step = 0x1000;
	for (unsigned before = 0; before < 12; before++) {
		uint64_t start = (7ull << 32) - before * 0x800;

		fake.live = start;
		assert_int_equal(read_one(machine, 0, channel(machine, "ctr"), &value), 0);
		assert_in_range(value, start, fake.live);
	}
	/* A counter that does not move takes two system calls. */
	fake.step = 0;
	double_reset(&fake);
	assert_int_equal(read_one(machine, 0, channel(machine, "ctr"), &value), 0);
	assert_int_equal(double_calls(&fake), 2);
	/* A counter that moves at every read. */
	fake.step = 1ull << 32;
	assert_int_equal(read_one(machine, 0, channel(machine, "ctr"), &value), UNCORE_E_IO);
	expect_text(machine, UNCORE_E_IO, "the high half at offset 0xa4 changed at each of 8 reads");
	double_end(&fake, machine);
}

static void test_config_errors(void **state)
{
	static const struct {
		int error, code;
		const char *text;
	} each[] = { { EIO, UNCORE_E_IO, "0000:3f:10.4/config: cannot read offset 0xd8: the access failed (EIO)" },
		     { EPERM, UNCORE_E_DENIED, "(EPERM)" },
		     { ENODEV, UNCORE_E_NODEV, "(ENODEV)" } };
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint64_t value;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, plain);
	for (size_t at = 0; at < sizeof(each) / sizeof(each[0]); at++) {
		fake.read_error = each[at].error;
		assert_int_equal(read_one(machine, 0, channel(machine, "ctl"), &value), each[at].code);
		expect_text(machine, each[at].code, each[at].text);
		assert_int_equal(read_one(machine, 0, channel(machine, "ctr"), &value), each[at].code);
	}
	fake.read_error = 0;
	fake.short_by = 2;
	assert_int_equal(read_one(machine, 0, channel(machine, "ctl"), &value), UNCORE_E_IO);
	expect_text(machine, UNCORE_E_IO, "read at offset 0xd8 took 2 of 4 bytes");
	fake.short_by = 0;
	fake.most = 64;
	assert_int_equal(read_one(machine, 0, channel(machine, "ctl"), &value), UNCORE_E_DENIED);
	expect_text(machine, UNCORE_E_DENIED, "bytes past 63 are shown only with CAP_SYS_ADMIN");
	/* Without extended space the registers after byte 255 do not exist. That is not a lack of permission. */
	fake.most = 256;
	assert_int_equal(read_one(machine, 0, fixture_address(machine, "qpi", "pkt_match0", 0, 0), &value),
			 UNCORE_E_IO);
	expect_text(machine, UNCORE_E_IO, "read at offset 0x228 took 0 of 4 bytes");
	fake.most = 0;
	fake.write_error = EPERM;
	assert_int_equal(write_one(machine, 0, channel(machine, "ctl"), 0), UNCORE_E_DENIED);
	expect_text(machine, UNCORE_E_DENIED, "cannot write offset 0xd8: not permitted (EPERM); kernel lockdown");
	double_end(&fake, machine);
}

/* The registers that a short read returns completely are valid. */
static void test_short_run(void **state)
{
	struct uncore_io_item items[4];
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, plain);
	for (unsigned at = 0; at < 4; at++) {
		items[at] = (struct uncore_io_item){ .address = fixture_address(machine, "imc", "ctr", 0, at) };
		fixture_dword(&fixture, 0, 0x3f, 16, 4, 0xa0 + 8 * at, 0x50 + at);
	}
	fake.short_by = 9;
	assert_int_equal(uncore_io_read_list(&machine->io, 0, items, 4), 0);
	for (unsigned at = 0; at < 4; at++) {
		assert_int_equal(items[at].result, at < 2 ? 0 : UNCORE_E_IO);
		assert_int_equal(items[at].value, at < 2 ? 0x50 + at : 0);
	}
	expect_text(machine, UNCORE_E_IO, "read at offset 0xa0 took 23 of 32 bytes");
	double_end(&fake, machine);
}

/* A gap, another function, another width after a gap, or a missing register ends a run. */
static void test_runs(void **state)
{
	struct uncore_io_item items[6];
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, plain);
	memset(items, 0, sizeof(items));
	items[0].address = fixture_address(machine, "imc", "ctr", 0, 3);
	items[1].address = fixture_address(machine, "imc", "ctl", 0, 0);
	items[2].address = fixture_address(machine, "imc", "ctl", 0, 1);
	items[3].address = fixture_address(machine, "imc", "ctl", 0, 3);
	items[4].address = fixture_address(machine, "imc", "ctl", 1, 0);
	items[5].address = items[4].address;
	items[5].address.device_id = 0xfff;
	fixture_dword(&fixture, 0, 0x3f, 16, 4, 0xdc, 0x1234);
	fixture_dword(&fixture, 0, 0x3f, 16, 4, 0xe4, 0x5678);
	assert_int_equal(uncore_io_read_list(&machine->io, 0, items, 6), 0);
	double_reset(&fake);
	assert_int_equal(uncore_io_read_list(&machine->io, 0, items, 6), 0);
	assert_int_equal(fake.config_reads, 4);
	assert_int_equal(fake.dwords, 2 + 2 + 1 + 1);
	assert_int_equal(items[2].value, 0x1234);
	assert_int_equal(items[3].value, 0x5678);
	assert_int_equal(items[4].result, 0);
	assert_int_equal(items[5].result, UNCORE_E_NODEV);
	/* A register of 32 bits has no upper half, in a list too. */
	items[0].address = msr(0xd10, 32);
	assert_int_equal(uncore_io_read_list(&machine->io, 0, items, 1), 0);
	assert_int_equal(items[0].value, 0xd10);
	items[0].address.space = UNCORE_SPACE_UNKNOWN;
	items[1].address.width = 16;
	items[2].address = msr(0xd16, 64);
	assert_int_equal(uncore_io_read_list(&machine->io, 7, items, 4), 0);
	assert_int_equal(items[0].result, UNCORE_E_NOADDR);
	assert_int_equal(items[1].result, UNCORE_E_WIDTH);
	assert_int_equal(items[2].result, UNCORE_E_RANGE);
	assert_int_equal(items[3].result, UNCORE_E_RANGE);
	double_end(&fake, machine);
}

/* Registers of two functions are not read together, even if their offsets follow each other. */
static void test_other_functions(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, plain);
	fixture_dword(&fixture, 0, 0x3f, 16, 4, 0xa8, 0x51);
	for (unsigned which = 0; which < 4; which++) {
		struct uncore_io_item items[2] = { { .address = fixture_address(machine, "imc", "ctr", 0, 0) },
						   { .address = fixture_address(machine, "imc", "ctr", 0, 1) } };
		struct uncore_address *next = &items[1].address;

		next->device = (uint8_t)(next->device + (which == 1));
		next->function = (uint8_t)(next->function + (which == 2));
		next->device_id = (uint16_t)(next->device_id + (which == 3));
		assert_int_equal(uncore_io_read_list(&machine->io, 0, items, 2), 0);
		assert_int_equal(items[0].result, 0);
		assert_int_equal(items[1].value, which == 0 ? 0x51 : 0);
	}
	double_end(&fake, machine);
}

/* Finds the function at its place; tests/parts has functions that only their IDs identify. */
static void test_by_id(void **state)
{
	struct uncore_register reg;
	struct uncore_io_item item = { .result = 1 };
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint16_t box;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, plain);
	assert_int_equal(uncore_find_box(machine->tables, "ubox", &box), 0);
	assert_int_equal(uncore_find_register(machine->tables, box, "gidnidmap", &reg), 0);
	assert_int_equal(uncore_register_address(machine->tables, &reg, &item.address), 0);
	assert_int_equal(uncore_io_read_list(&machine->io, 1, &item, 1), 0);
	assert_int_equal(item.result, 0);
	assert_int_equal(item.value, 1 << 3);
	/* The tables list no function with that ID alone, so none is found. */
	item.address.device = item.address.function = UNCORE_NO_PLACE;
	assert_int_equal(uncore_io_read_list(&machine->io, 1, &item, 1), 0);
	assert_int_equal(item.result, UNCORE_E_NODEV);
	double_end(&fake, machine);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_config_write), cmocka_unit_test(test_high_first),
		cmocka_unit_test(test_torn),         cmocka_unit_test(test_config_errors),
		cmocka_unit_test(test_short_run),    cmocka_unit_test(test_runs),
		cmocka_unit_test(test_by_id),        cmocka_unit_test(test_other_functions),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
