/* SPDX-License-Identifier: MIT */
/*
 * Tests what makes a window of memory doubtful: its base, the kernel's list of memory, its registers. Each doubt
 * refuses the window with its numbers and writes nothing.
 */
#define _GNU_SOURCE
#include "window_fixture.h"

/* ---- doubts about the base ---- */

static void test_bases(void **state)
{
	static const struct {
		uint32_t base, mem;
		int code;
		const char *text;
	} all[] = {
		{ 0, 0, UNCORE_E_NODEV,
		  "MMIO imc0.channel+0x44 of package 0: base 0x0 (SCF_BAR.base 0x0, MEM0_BAR.mem 0x0): "
		  "the machine has no such window of memory" },
		{ BASE_JUNK, MEM_JUNK, UNCORE_E_NODEV, "has no such window" },
		{ UINT32_MAX, 0x100, UNCORE_E_NODEV, "nothing answers" },
		{ BASE_FIELD, UINT32_MAX, UNCORE_E_NODEV, "nothing answers" },
		{ 0x1fffffff, 0x7ff, UNCORE_E_NODEV,
		  "base 0xffffffffff000 (SCF_BAR.base 0x1fffffff, MEM0_BAR.mem 0x7ff): nothing answers" },
		{ 0x1fffffff, 0x7fe, UNCORE_E_IO,
		  "base 0xfffffffffe000 (SCF_BAR.base 0x1fffffff, MEM0_BAR.mem 0x7fe): it reaches past the 52 bits" },
		/* The last byte alone is past the end. */
		{ 0x1fffffff, 0x7da, UNCORE_E_IO, "it reaches past the 52 bits" },
		{ 0, 1, UNCORE_E_IO, "base 0x1000 (SCF_BAR.base 0x0, MEM0_BAR.mem 0x1): no device has registers" },
		{ 0, 0xdd, UNCORE_E_IO, "no device has registers in the first MiB" },
		{ 0, 0xde, UNCORE_E_IO, "/proc/iomem has System RAM at 0x100000-0x7fffffff" },
	};
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	for (size_t each = 0; each < sizeof(all) / sizeof(all[0]); each++) {
		put_base(&world, 0, all[each].base);
		put_mem(&world, 0, 0, all[each].mem);
		expect_doubt(&world, all[each].code, all[each].text);
	}
	/* The other socket is not doubted, nor another instance, nor this one when it is right again. */
	assert_int_equal(read_one(world.machine, 1, at(&world, "ctl", 0, 1), &value), 0);
	put_base(&world, 0, BASE_FIELD);
	assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 3, 1), &value), 0);
	put_mem(&world, 0, 0, MEM_FIELD);
	assert_int_equal(write_one(world.machine, 0, at(&world, "ctl", 0, 1), 1), 0);
	end(&world);
}

/* The only controller without a base is absent. */
static void test_absent(void **state)
{
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	put_base(&world, 1, 0);
	put_mem(&world, 1, 2, 0);
	for (unsigned n = 6; n < 9; n++)
		assert_int_equal(read_one(world.machine, 1, at(&world, "ctl", n, 0), &value), UNCORE_E_NODEV);
	put_base(&world, 1, BASE_FIELD + 1);
	assert_int_equal(read_one(world.machine, 1, at(&world, "ctl", 0, 0), &value), 0);
	end(&world);
}

/* Tables that place a window inside of 8 bytes, or whose shift is too high: a sum that wraps round is no address. */
static void test_wrong_tables(void **state)
{
	const struct uncore_window_row *row;
	struct uncore_window_part_row *parts;
	struct uncore_address address;
	struct world world;
	uint64_t value;
	uint32_t *offset;

	(void)state;
	begin(&world);
	address = at(&world, "ctl", 0, 1);
	world.changed = (struct uncore_tables *)malloc(world.machine->tables->size);
	assert_non_null(world.changed);
	memcpy(world.changed, world.machine->tables, world.machine->tables->size);
	world.machine->tables = world.changed;
	row = &uncore_windows(world.changed)[address.window];
	offset = (uint32_t *)(uintptr_t)&uncore_numbers(world.changed)[row->offsets.first];
	*offset = 0x22804;
	expect_doubt(&world, UNCORE_E_IO, "the window begins inside of 8 bytes");
	*offset = 0x22800;
	parts = (struct uncore_window_part_row *)(uintptr_t)&uncore_window_parts(world.changed)[row->parts.first];
	parts[0].shift = 44;
	expect_doubt(&world, UNCORE_E_IO, "it reaches past the 52 bits");
	parts[0].shift = parts[1].shift = 35;
	put_base(&world, 0, 0x1fffffff);
	put_mem(&world, 0, 0, 3);
	expect_doubt(&world, UNCORE_E_IO,
		     "base 0x1000000000 (SCF_BAR.base 0x1fffffff, MEM0_BAR.mem 0x3): it reaches past");
	parts[0].shift = 23;
	parts[1].shift = 12;
	put_base(&world, 0, BASE_FIELD);
	put_mem(&world, 0, 0, MEM_FIELD);
	assert_int_equal(read_one(world.machine, 0, address, &value), 0);
	end(&world);
}

/* ---- what the kernel says of the memory ---- */

static void test_data(void **state)
{
	static const char *const names[] = { "System RAM",  "System RAM (kmem)", "Persistent Memory (legacy)",
					     "ACPI Tables", "Soft Reserved",     "ACPI Non-volatile Storage" };
	uint64_t first = window_of(0, 0) & ~UINT64_C(0xfff), last = (window_of(0, 0) + WINDOW_BYTES - 1) | 0xfff;
	struct world world;
	uint64_t value;
	char text[200];

	(void)state;
	for (size_t each = 0; each < sizeof(names) / sizeof(names[0]); each++) {
		begin(&world);
		snprintf(text, sizeof(text), LINE("1000-9ffff", "System RAM") "  %llx-%llx : %s\n",
			 (unsigned long long)first - 0x100000, (unsigned long long)first, names[each]);
		put_iomem(&world, text);
		snprintf(text, sizeof(text), "/proc/iomem has %s at 0x%llx-0x%llx", names[each],
			 (unsigned long long)first - 0x100000, (unsigned long long)first);
		expect_doubt(&world, UNCORE_E_IO, text);
		snprintf(text, sizeof(text), LINE("1000-9ffff", "System RAM") "%llx-%llx : %s\n",
			 (unsigned long long)last, (unsigned long long)last, names[each]);
		put_iomem(&world, text);
		expect_doubt(&world, UNCORE_E_IO, "base 0xfe100000 (SCF_BAR.base 0x1fc, MEM0_BAR.mem 0x100)");
		/* On both sides of it. */
		snprintf(text, sizeof(text), "%llx-%llx : System RAM\n%llx-ffffffffff : System RAM\n",
			 (unsigned long long)first - 0x100000, (unsigned long long)first - 1,
			 (unsigned long long)last + 1);
		put_iomem(&world, text);
		assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 0, 1), &value), 0);
		end(&world);
	}
}

static void test_hidden_addresses(void **state)
{
	struct world world;

	(void)state;
	begin(&world);
	put_iomem(&world, LINE("00000000-00000000", "Reserved") LINE("00000000-00000000", "System RAM"));
	expect_doubt(&world, UNCORE_E_DENIED, "/proc/iomem shows no addresses of memory to this user");
	put_iomem(&world, LINE("80000000-8fffffff", "Reserved"));
	expect_doubt(&world, UNCORE_E_DENIED, "shows no addresses of memory");
	put_iomem(&world, "");
	expect_doubt(&world, UNCORE_E_DENIED, "shows no addresses of memory");
	put_iomem(&world, "nonsense\n\n");
	expect_doubt(&world, UNCORE_E_DENIED, "shows no addresses of memory");
	fixture_delete(&world.fixture, "/proc/iomem");
	expect_doubt(&world, UNCORE_E_DENIED, "/proc/iomem: cannot read: no such file (ENOENT)");
	end(&world);
}

/* ---- doubts about the registers ---- */

/* A first write is refused so; nothing is written or mapped for it. Reading stays possible. */
static void expect_no_proof(struct world *world, const char *text)
{
	uint64_t value;

	assert_int_equal(write_one(world->machine, 0, at(world, "ctl", 0, 1), 0x400001), UNCORE_E_IO);
	expect_text(world->machine, UNCORE_E_IO, text);
	assert_int_equal(world->fake.write_maps + world->fake.writes, 0);
	assert_int_equal(read_one(world->machine, 0, at(world, "ctr", 0, 0), &value), 0);
}

static void test_proof(void **state)
{
	/* Every register but counters, and values that it never holds. */
	static const struct {
		uint32_t number, value, wrong;
	} all[] = { { 0, UINT32_MAX, 0 },          { 0x40, 0x200000, 0x200000 },   { 0x44, 0x210000, 0x210000 },
		    { 0x4c, 0xffdfffff, 0x10000 }, { 0x48, 0xffeeffff, 0x200000 }, { 0x54, UINT32_MAX, 0 },
		    { 0x5c, UINT32_MAX, 0 },       { 0x48, UINT32_MAX, 0x210000 } };
	struct world world;
	char text[200];

	(void)state;
	begin(&world);
	for (size_t each = 0; each < sizeof(all) / sizeof(all[0]); each++) {
		uint64_t place = window_of(0, 0) + all[each].number;

		memory_dword(&world.fixture, place, all[each].value);
		snprintf(text, sizeof(text), "MMIO imc0.channel+0x%x of package 0 at 0x%llx holds 0x%x",
			 (unsigned)all[each].number, (unsigned long long)place, (unsigned)all[each].value);
		expect_no_proof(&world, text);
		snprintf(text, sizeof(text), "of which 0x%x must be 0: it is another register, so nothing was written",
			 (unsigned)all[each].wrong);
		if (all[each].value == UINT32_MAX)
			strcpy(text, "nothing answers, so nothing was written");
		expect_no_proof(&world, text);
		assert_int_equal(memory_get(&world, place, 4), all[each].value);
		assert_int_equal(memory_get(&world, window_of(0, 0) + 0x44, 4),
				 all[each].number == 0x44 ? all[each].value : 0);
		memory_dword(&world.fixture, place, 0);
	}
	/* What is documented, and counters full of ones. */
	memory_dword(&world.fixture, window_of(0, 0) + 0x40, 0xffdeffff);
	memory_qword(&world, window_of(0, 0) + 8, UINT64_MAX);
	memory_qword(&world, window_of(0, 0) + 0x38, UINT64_MAX);
	assert_int_equal(write_one(world.machine, 0, at(&world, "ctl", 0, 1), 0x400001), 0);
	assert_int_equal(memory_get(&world, window_of(0, 0) + 0x44, 4), 0x400001);
	end(&world);
}

/* Each window is proven for itself: another instance, another socket. */
static void test_proof_of_each(void **state)
{
	struct world world;

	(void)state;
	begin(&world);
	assert_int_equal(write_one(world.machine, 0, at(&world, "ctl", 1, 0), 1), 0);
	memory_dword(&world.fixture, window_of(0, 2), UINT32_MAX);
	memory_dword(&world.fixture, window_of(1, 1), UINT32_MAX);
	assert_int_equal(write_one(world.machine, 0, at(&world, "ctl", 2, 0), 1), UNCORE_E_IO);
	expect_text(world.machine, UNCORE_E_IO, "MMIO imc2.channel+0x0 of package 0 at");
	assert_int_equal(write_one(world.machine, 1, at(&world, "ctl", 1, 0), 1), UNCORE_E_IO);
	expect_text(world.machine, UNCORE_E_IO, "MMIO imc1.channel+0x0 of package 1 at");
	assert_int_equal(memory_get(&world, window_of(0, 2) + 0x40, 4), 0);
	assert_int_equal(memory_get(&world, window_of(1, 1) + 0x40, 4), 0);
	end(&world);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_bases),
		cmocka_unit_test(test_absent),
		cmocka_unit_test(test_wrong_tables),
		cmocka_unit_test(test_data),
		cmocka_unit_test(test_hidden_addresses),
		cmocka_unit_test(test_proof),
		cmocka_unit_test(test_proof_of_each),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
