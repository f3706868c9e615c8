/* SPDX-License-Identifier: MIT */
/* Tests tables of units that are wrong, absent or out of reach: nothing is accessed where a lie of theirs leads. */
#define _GNU_SOURCE
#include "units_fixture.h"
static void test_absent(void **state)
{
	struct world world;

	(void)state;
	begin(&world);
	put_record(&world, 0, 2, msr_shape, UNIT_MSR, 4, 1);
	open_now(&world);
	assert_int_equal(presence_of(&world, 0, "pcu", 0), UNCORE_PRESENCE_ABSENT);
	assert_int_equal(presence_of(&world, 1, "pcu", 0), UNCORE_PRESENCE_OK);
	end(&world);
}

static void lie_msr(uint64_t address, const char *text)
{
	struct world world;

	begin(&world);
	put_record(&world, 0, 2, msr_shape, address, 4, 0);
	expect_refusal(&world, UNCORE_E_IO, text);
}

/* The time stamp counter, the APIC, the cache allocation, beyond the numbers of MSRs. */
static void test_other_msrs(void **state)
{
	(void)state;
	lie_msr(0x10, "FOUND pcu.controls+0x1 of package 0: the table of units has it at 0x10: no unit has such MSRs");
	lie_msr(0x3fd,
		"FOUND pcu.controls+0x1 of package 0: the table of units has it at 0x3fd: no unit has such MSRs");
	lie_msr(0x7fc,
		"FOUND pcu.controls+0x1 of package 0: the table of units has it at 0x7fc: "
		"these MSRs are of other parts of the processor");
	lie_msr(0xc8f,
		"FOUND pcu.controls+0x1 of package 0: the table of units has it at 0xc8f: "
		"these MSRs are of other parts of the processor");
	lie_msr(0xfffc,
		"FOUND pcu.controls+0x1 of package 0: the table of units has it at 0xfffc: no unit has such MSRs");
	lie_msr(UINT64_C(0x100002f60),
		"FOUND pcu.controls+0x1 of package 0: the table of units has it at 0x100002f60: no unit has such MSRs");
}

static void lie_shape(uint64_t shape, const char *why)
{
	struct world world;
	char text[200];

	begin(&world);
	put_record(&world, 0, 2, shape, UNIT_MSR, 4, 0);
	snprintf(text, sizeof(text), "FOUND pcu.controls+0x1 of package 0: the table of units has it at 0x2f60: %s",
		 why);
	expect_refusal(&world, UNCORE_E_IO, text);
}

static void test_other_shapes(void **state)
{
	(void)state;
	lie_shape(msr_shape | UINT64_C(1) << 62, "its registers are reached otherwise than is described");
	lie_shape(msr_shape | UINT64_C(2) << 62, "its registers are reached otherwise than is described");
	lie_shape(msr_shape | UINT64_C(3) << 62, "its registers are reached otherwise than is described");
	lie_shape(msr_shape - 1, "it has fewer counters than are described");
	lie_shape(msr_shape - (1 << 16), "its counters have another width than is described");
}

static void lie_head(uint64_t head, const char *text)
{
	struct world world;

	begin(&world);
	put_qword(&world, TABLE(0), head);
	expect_refusal(&world, UNCORE_E_IO, text);
}

static void test_bad_tables(void **state)
{
	(void)state;
	lie_head(2 << 16, "the table of units of package 0: 0000:10:03.1: its records are too short");
	lie_head(3 << 8, "the table of units of package 0: 0000:10:03.1: it has no records");
	lie_head(UINT64_MAX, "the table of units of package 0: 0000:10:03.1: it is too long");
}

static void lie_bar(uint32_t low, const char *why)
{
	struct world world;
	char text[200];

	begin(&world);
	fixture_dword(&world.fixture, 0, OTHER_BUS(0), 3, 1, 0x18, low);
	snprintf(text, sizeof(text), "the table of units of package 0: 0000:10:03.1: %s", why);
	expect_refusal(&world, UNCORE_E_IO, text);
}

/* The BAR leads to ports, nowhere, or into the memory that programs use. */
static void test_bad_bars(void **state)
{
	struct world world;

	(void)state;
	begin(&world);
	fixture_dword(&world.fixture, 0, OTHER_BUS(0), 3, 1, 0x18, 0x10000000);
	expect_refusal(&world, UNCORE_E_IO, "/proc/iomem has System RAM at 0x100000-0x7fffffff");
	lie_bar(0x90000001, "its BAR leads to no memory, so the table of units is out of reach");
	lie_bar(0x0000000c, "its BAR leads to no memory, so the table of units is out of reach");
	lie_bar(0x00001000, "no device has registers in the first MiB");
}

/* ---- the kernel's file for the BAR ---- */

#define RESOURCE "/sys/bus/pci/devices/0000:10:03.1/resource2"

/* A table that begins in the middle of a page and ends in the next one, in the BAR that begins there. */
static void put_table_in_bar(const struct world *world, uint64_t *qwords)
{
	const uint64_t unit[] = { msr_shape, UNIT_MSR + 0x80, 4 };

	fixture_dword(&world->fixture, 0, OTHER_BUS(0), 3, 1, 0x18, (uint32_t)TABLE(0) | 0xfc0 | 0xc);
	qwords[0xfc0 / 8] = 2 << 16 | 3 << 8;
	memcpy(&qwords[(0xfc0 + 2 * STRIDE) / 8], unit, sizeof(unit));
}

static void put_resource(const struct world *world, size_t bytes)
{
	uint64_t qwords[1024] = { 0 };

	put_table_in_bar(world, qwords);
	fixture_write(&world->fixture, qwords, bytes, RESOURCE);
}

/* Without /dev/mem, and without addresses in /proc/iomem: units that are MSRs are found nevertheless. */
static void test_bar_file(void **state)
{
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	put_resource(&world, 8192);
	fixture_text(&world.fixture, "00000000-00000000 : System RAM\n", "/proc/iomem");
	world.fake.memory_error = ENOENT;
	open_now(&world);
	world.fake.msrs[0][(UNIT_MSR + 0x80 + 2) % DOUBLE_MSRS] = 0x77;
	assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 0), &value), 0);
	assert_int_equal(value, 0x77);
	assert_int_equal(world.fake.maps, 2);
	assert_int_equal(world.fake.write_maps, 0);
	/* The other socket's table has no such file. */
	assert_int_equal(read_one(world.machine, 1, at(&world, "ctl", 0), &value), UNCORE_E_DENIED);
	end(&world);
}

/* Lockdown, a claimed BAR, one page that cannot be mapped: /dev/mem is asked, after the same checks as ever. */
static void test_no_bar_file(void **state)
{
	struct world world;
	uint64_t value, qwords[1024] = { 0 };

	(void)state;
	for (int page = 1; page <= 2; page++) {
		begin(&world);
		put_resource(&world, 8192);
		put_table_in_bar(&world, qwords);
		memory_put(&world.fixture, TABLE(0), qwords, sizeof(qwords));
		world.fake.map_error = EINVAL;
		world.fake.map_fails_at = page;
		open_now(&world);
		assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 0), &value), 0);
		end(&world);
	}
	begin(&world);
	put_resource(&world, 8192);
	fixture_text(&world.fixture, "00000000-00000000 : System RAM\n", "/proc/iomem");
	world.fake.map_error = EPERM;
	expect_refusal(&world, UNCORE_E_DENIED, "/proc/iomem shows no addresses of memory to this user");
}

/* Without the function, or without the capability, nothing is known of the units. */
static void test_no_table(void **state)
{
	struct uncore_found_unit unit;
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	fixture_dword(&world.fixture, 0, OTHER_BUS(0), 3, 1, 0x150, 0x00010002);
	fixture_dword(&world.fixture, 0, OTHER_BUS(1), 3, 1, 0x148, 0x0001000b);
	open_now(&world);
	for (unsigned socket = 0; socket < 2; socket++) {
		assert_int_equal(read_one(world.machine, socket, at(&world, "ctl", 1), &value), UNCORE_E_NODEV);
		assert_int_equal(uncore_linux_unit_at(world.machine, socket, 0, &unit, NULL), UNCORE_E_NOENT);
	}
	end(&world);
}

/* A list of capabilities that never ends. */
static void test_circle(void **state)
{
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	fixture_dword(&world.fixture, 0, OTHER_BUS(0), 3, 1, 0x100, 0x1001000b);
	open_now(&world);
	assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 1), &value), UNCORE_E_NODEV);
	end(&world);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_absent),       cmocka_unit_test(test_other_msrs),
		cmocka_unit_test(test_other_shapes), cmocka_unit_test(test_bad_tables),
		cmocka_unit_test(test_bad_bars),     cmocka_unit_test(test_bar_file),
		cmocka_unit_test(test_no_bar_file),  cmocka_unit_test(test_no_table),
		cmocka_unit_test(test_circle),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
