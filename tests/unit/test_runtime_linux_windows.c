/* SPDX-License-Identifier: MIT */
/*
 * Tests registers in windows of memory on a machine of plain files: where they are, that each doubt refuses the window
 * with its numbers and writes nothing, and that no write ends outside a described register. The machine is an Ice
 * Lake-SP with two sockets; addresses are computed here from Linux's uncore_snbep.c (snr_uncore_mmio_map()), not from
 * the tables.
 */
#define _GNU_SOURCE
#include "linux_double.h"
#include "memory_fixture.h"

#define CHANNELS 12
#define CONTROLLERS 4
#define BASE_FIELD 0x1fcu /* of socket 0: bits 51:23 of an address */
#define MEM_FIELD 0x100u  /* of controller 0: bits 22:12 */
#define MEM_STEP 0x40u
#define BASE_JUNK 0xa0000000u /* bits 31:29, which are no part of an address */
#define MEM_JUNK 0xfffff800u  /* bits 31:11 */
#define WINDOW_BYTES 0x4000u
#define LINE(range, name) range " : " name "\n"
#define IOMEM \
	LINE("00000000-00000fff", "Reserved") \
	LINE("00001000-0009ffff", "System RAM") \
	LINE("00100000-7fffffff", "System RAM") LINE("80000000-ffffffff", "Reserved") \
		LINE("100000000-207fffffff", "System RAM")

struct world {
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	struct uncore_tables *changed; /* the machine's, if a test changes them */
};

static unsigned bus_of(unsigned socket)
{
	return 0x7e + 0x80 * socket;
}

static void put_base(const struct world *world, unsigned socket, uint32_t value)
{
	fixture_dword(&world->fixture, 0, bus_of(socket), 0, 1, 0xd0, value);
}

static void put_mem(const struct world *world, unsigned socket, unsigned controller, uint32_t value)
{
	fixture_dword(&world->fixture, 0, bus_of(socket), 0, 1, 0xd8 + 4 * controller, value);
}

static void put_iomem(const struct world *world, const char *text)
{
	fixture_text(&world->fixture, text, "/proc/iomem");
}

/* Where a channel's registers are. */
static uint64_t window_of(unsigned socket, unsigned n)
{
	return ((uint64_t)(BASE_FIELD + socket) << 23) + ((uint64_t)(MEM_FIELD + MEM_STEP * (n / 3)) << 12) + 0x22800 +
	       0x4000 * (n % 3);
}

static void put_socket(const struct world *world, unsigned socket)
{
	unsigned bus = bus_of(socket);

	fixture_function(&world->fixture, 0, bus, 0, 0, 0x8086, 0x3450);
	fixture_dword(&world->fixture, 0, bus, 0, 0, 0xc0, socket);
	fixture_dword(&world->fixture, 0, bus, 0, 0, 0xd4, fixture_entry(1, 1));
	fixture_function(&world->fixture, 0, bus, 0, 1, 0x8086, 0x3451);
	put_base(world, socket, BASE_JUNK | (BASE_FIELD + socket));
	for (unsigned controller = 0; controller < CONTROLLERS; controller++)
		put_mem(world, socket, controller, MEM_JUNK | (MEM_FIELD + MEM_STEP * controller));
}

static void begin_with(struct world *world, struct uncore_linux_options options)
{
	world->changed = NULL;
	double_begin(&world->fake, &world->fixture);
	fixture_cpuinfo(&world->fixture, "GenuineIntel", 6, 0x6a, 6);
	for (unsigned socket = 0; socket < 2; socket++)
		put_socket(world, socket);
	put_iomem(world, IOMEM);
	memory_dword(&world->fixture, window_of(1, CHANNELS) + 0x10000, 0);
	world->machine = double_machine(&world->fake, options);
	assert_int_equal(world->machine->socket_count, 2);
	double_reset(&world->fake);
}

static void begin(struct world *world)
{
	begin_with(world, plain);
}

static void end(struct world *world)
{
	double_end(&world->fake, world->machine);
	free(world->changed);
}

static struct uncore_address at(const struct world *world, const char *name, unsigned n, unsigned index)
{
	return fixture_address(world->machine, "imc", name, n, index);
}

static uint64_t memory_get(const struct world *world, uint64_t place, unsigned count)
{
	char path[128];
	uint8_t bytes[8];
	uint64_t value = 0;
	int file;

	snprintf(path, sizeof(path), "%s/dev/mem", world->fixture.root);
	file = open(path, O_RDONLY | O_CLOEXEC);
	assert_int_equal(pread(file, bytes, count, (off_t)place), count);
	assert_int_equal(close(file), 0);
	for (unsigned byte = 0; byte < count; byte++)
		value |= (uint64_t)bytes[byte] << 8 * byte;
	return value;
}

static void memory_qword(const struct world *world, uint64_t place, uint64_t value)
{
	memory_dword(&world->fixture, place, (uint32_t)value);
	memory_dword(&world->fixture, place + 4, (uint32_t)(value >> 32));
}

/* Whether a channel's window has zeros alone, as in the beginning. */
static bool is_untouched(const struct world *world, unsigned socket, unsigned n)
{
	for (unsigned byte = 0; byte < WINDOW_BYTES; byte += 8) {
		if (memory_get(world, window_of(socket, n) + byte, 8) != 0)
			return false;
	}
	return true;
}

/* ---- where registers are ---- */

static void test_places(void **state)
{
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	for (unsigned each = 0; each < 2 * CHANNELS; each++) {
		uint64_t window = window_of(each / CHANNELS, each % CHANNELS);

		memory_dword(&world.fixture, window, 0x100 + each);
		memory_dword(&world.fixture, window + 0x40 + 4 * 2, 0x400000 + each);
		memory_qword(&world, window + 8 + 8 * 3, UINT64_C(0x123456789abc) + each);
		memory_qword(&world, window + 0x38, UINT64_C(0x80000000000) + each);
	}
	for (unsigned each = 0; each < 2 * CHANNELS; each++) {
		unsigned socket = each / CHANNELS, n = each % CHANNELS;

		assert_int_equal(read_one(world.machine, socket, at(&world, "box_ctl", n, 0), &value), 0);
		assert_int_equal(value, 0x100 + each);
		assert_int_equal(read_one(world.machine, socket, at(&world, "ctl", n, 2), &value), 0);
		assert_int_equal(value, 0x400000 + each);
		assert_int_equal(read_one(world.machine, socket, at(&world, "ctr", n, 3), &value), 0);
		assert_int_equal(value, UINT64_C(0x123456789abc) + each);
		assert_int_equal(read_one(world.machine, socket, at(&world, "fixed_ctr", n, 0), &value), 0);
		assert_int_equal(value, UINT64_C(0x80000000000) + each);
	}
	/* Each is in a page of its own, which is mapped once, and nothing is mapped for writing. */
	assert_int_equal(world.fake.maps, 2 * CHANNELS);
	assert_int_equal(world.fake.write_maps + world.fake.writes, 0);
	assert_int_equal(world.fake.memory_flags & (O_ACCMODE | O_SYNC), O_RDONLY | O_SYNC);
	double_reset(&world.fake);
	assert_int_equal(read_one(world.machine, 1, at(&world, "ctl", 11, 2), &value), 0);
	assert_int_equal(double_calls(&world.fake), 0);
	end(&world);
}

/* The controllers' counters are before the channels', in another page. */
static void test_two_windows(void **state)
{
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	memory_qword(&world, window_of(1, 3) - 0x22800 + 0x2290 + 8, 77);
	assert_int_equal(
		read_one(world.machine, 1, fixture_address(world.machine, "imc_free", "ddr_ctr", 1, 1), &value), 0);
	assert_int_equal(value, 77);
	assert_int_equal(write_one(world.machine, 1, fixture_address(world.machine, "imc_free", "ddr_ctr", 1, 1), 0),
			 UNCORE_E_RANGE);
	expect_text(world.machine, UNCORE_E_RANGE,
		    "MMIO imc_free1.controller+0x2298, 64 bits: no bit of it can be written, so nothing was");
	assert_int_equal(memory_get(&world, window_of(1, 3) - 0x22800 + 0x2298, 8), 77);
	assert_int_equal(world.fake.write_maps, 0);
	end(&world);
}

/* A list is read without a system call, and one bad item leaves the others alone. */
static void test_lists(void **state)
{
	struct uncore_io_item items[6];
	struct world world;

	(void)state;
	begin(&world);
	for (unsigned index = 0; index < 4; index++) {
		memory_qword(&world, window_of(0, 5) + 8 + 8 * index, 1000 + index);
		items[index] = (struct uncore_io_item){ .address = at(&world, "ctr", 5, index) };
	}
	items[4] = (struct uncore_io_item){ .address = at(&world, "ctl", 5, 0) };
	items[5] = (struct uncore_io_item){ .address = at(&world, "ctr", 5, 0) };
	items[2].address.number = WINDOW_BYTES;
	memory_dword(&world.fixture, window_of(0, 5) + 0x40, 0x4000f1);
	items[5].address.width = 16;
	for (unsigned turn = 0; turn < 2; turn++) {
		double_reset(&world.fake);
		uncore_fault_clear(world.machine->fault);
		assert_int_equal(uncore_io_read_list(&world.machine->io, 0, items, 6), 0);
		for (unsigned index = 0; index < 4; index++) {
			assert_int_equal(items[index].result, index == 2 ? UNCORE_E_RANGE : 0);
			assert_int_equal(items[index].value, index == 2 ? 0 : 1000 + index);
		}
		assert_int_equal(items[4].result, 0);
		assert_int_equal(items[4].value, 0x4000f1);
		assert_int_equal(items[5].result, UNCORE_E_WIDTH);
	}
	assert_int_equal(double_calls(&world.fake), 0);
	assert_int_equal(uncore_io_read_list(&world.machine->io, 2, items, 1), 0);
	assert_int_equal(items[0].result, UNCORE_E_RANGE);
	end(&world);
}

/* ---- writing ---- */

static void test_writes(void **state)
{
	struct world world;
	uint64_t value, window = window_of(1, 7);

	(void)state;
	begin(&world);
	memory_dword(&world.fixture, window + 0x40, 0x11111111 & ~0x210000u);
	memory_dword(&world.fixture, window + 0x48, 0x22222222 & ~0x210000u);
	assert_int_equal(read_one(world.machine, 1, at(&world, "ctl", 7, 1), &value), 0);
	assert_int_equal(world.fake.write_maps, 0);
	assert_int_equal(write_one(world.machine, 1, at(&world, "ctl", 7, 1), 0xff4000f5), 0);
	assert_int_equal(memory_get(&world, window + 0x44, 4), 0xff4000f5);
	assert_int_equal(memory_get(&world, window + 0x40, 4), 0x11111111 & ~0x210000u);
	assert_int_equal(memory_get(&world, window + 0x48, 4), 0x22222222 & ~0x210000u);
	assert_int_equal(world.fake.write_maps, 1);
	assert_int_equal(world.fake.held_pages, 1);
	assert_int_equal(world.fake.memory_flags & (O_ACCMODE | O_SYNC), O_RDWR | O_SYNC);
	/* From now on without system calls, 64 bits too. */
	double_reset(&world.fake);
	assert_int_equal(write_one(world.machine, 1, at(&world, "ctr", 7, 0), UINT64_C(0xfedcba987654)), 0);
	assert_int_equal(memory_get(&world, window + 8, 8), UINT64_C(0xfedcba987654));
	assert_int_equal(memory_get(&world, window + 16, 8), 0);
	assert_int_equal(read_one(world.machine, 1, at(&world, "ctr", 7, 0), &value), 0);
	assert_int_equal(value, UINT64_C(0xfedcba987654));
	assert_int_equal(double_calls(&world.fake), 0);
	assert_true(is_untouched(&world, 0, 7));
	end(&world);
}

static bool is_described(uint32_t number, unsigned width)
{
	if (width == 64)
		return number == 0x38 || (number >= 8 && number < 0x28 && number % 8 == 0);
	return number == 0 || number == 0x54 || number == 0x5c || (number >= 0x40 && number < 0x50 && number % 4 == 0);
}

static void expect_refused(struct world *world, unsigned unit, struct uncore_address address, int code)
{
	assert_int_equal(write_one(world->machine, unit, address, 0x5a), code);
	assert_int_equal(world->machine->fault->code, code);
}

/* Every byte of the window and past it, with both widths: only registers are written. */
static void test_nothing_else(void **state)
{
	static const uint32_t far[] = { WINDOW_BYTES, 0x7fffffff, 0x80000000, 0xfffffff8, 0xfffffffc, 0xffffffff };
	struct uncore_address address;
	struct world world;

	(void)state;
	begin(&world);
	address = at(&world, "ctl", 4, 0);
	for (uint32_t number = 0; number < WINDOW_BYTES + 64; number++) {
		for (unsigned width = 32; width <= 64; width += 32) {
			address.number = number;
			address.width = (uint8_t)width;
			if (!is_described(number, width))
				expect_refused(&world, 0, address, UNCORE_E_RANGE);
		}
	}
	for (size_t each = 0; each < sizeof(far) / sizeof(far[0]); each++) {
		address.number = far[each];
		expect_refused(&world, 0, address, UNCORE_E_RANGE);
	}
	assert_int_equal(world.fake.write_maps, 0);
	assert_true(is_untouched(&world, 0, 4));
	end(&world);
}

static void test_no_such_window(void **state)
{
	struct uncore_address address, good;
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	address = good = at(&world, "ctl", 4, 0);
	address.window = (uint16_t)world.machine->tables->windows.count;
	expect_refused(&world, 0, address, UNCORE_E_RANGE);
	address.window = UNCORE_NO_INDEX;
	expect_refused(&world, 0, address, UNCORE_E_RANGE);
	assert_int_equal(read_one(world.machine, 0, address, &value), UNCORE_E_RANGE);
	address = good;
	address.instance = CHANNELS;
	expect_refused(&world, 0, address, UNCORE_E_RANGE);
	expect_text(world.machine, UNCORE_E_RANGE, "the box has no such instance");
	address = good;
	address.scope = UNCORE_SCOPE_CPU;
	expect_refused(&world, 0, address, UNCORE_E_RANGE);
	expect_refused(&world, 2, good, UNCORE_E_RANGE);
	expect_text(world.machine, UNCORE_E_RANGE, "there is no socket 2: the machine has 2");
	assert_int_equal(world.fake.maps + world.fake.write_maps, 0);
	end(&world);
}

/* ---- doubts about the base ---- */

/* Reads and writes of channel 0 on socket 0 are refused so, and nothing is mapped. */
static void expect_doubt(struct world *world, int code, const char *text)
{
	uint64_t value;

	assert_int_equal(read_one(world->machine, 0, at(world, "ctl", 0, 1), &value), code);
	expect_text(world->machine, code, text);
	assert_int_equal(write_one(world->machine, 0, at(world, "ctl", 0, 1), 0x400001), code);
	expect_text(world->machine, code, text);
	assert_int_equal(world->fake.maps + world->fake.write_maps + world->fake.writes, 0);
	assert_true(is_untouched(world, 0, 0));
}

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

/* Tables that place a window inside of 8 bytes, or whose shift is too high. */
static void test_wrong_tables(void **state)
{
	const struct uncore_window_row *row;
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
	((struct uncore_window_part_row *)(uintptr_t)uncore_window_parts(world.changed))[row->parts.first].shift = 44;
	expect_doubt(&world, UNCORE_E_IO, "it reaches past the 52 bits");
	((struct uncore_window_part_row *)(uintptr_t)uncore_window_parts(world.changed))[row->parts.first].shift = 23;
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

/* ---- failures of system calls ---- */

static void test_refused(void **state)
{
	static const struct {
		int open, map, code;
		const char *text;
	} all[] = {
		{ EPERM, 0, UNCORE_E_DENIED, "/dev/mem: cannot open: not permitted (EPERM); CAP_SYS_RAWIO is missing" },
		{ EACCES, 0, UNCORE_E_DENIED, "/dev/mem: cannot open: permission denied (EACCES)" },
		{ ENOENT, 0, UNCORE_E_DENIED, "/dev/mem: cannot open: no such file (ENOENT); the kernel has none" },
		{ ENXIO, 0, UNCORE_E_DENIED, "/dev/mem: cannot open: no such device" },
		{ 0, EPERM, UNCORE_E_DENIED,
		  "/dev/mem: cannot map 0xfe122000: not permitted (EPERM); CONFIG_IO_STRICT" },
		{ 0, EAGAIN, UNCORE_E_IO, "not now (EAGAIN)" },
		{ 0, ENOMEM, UNCORE_E_NOMEM, "out of memory (ENOMEM)" },
	};
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	for (size_t each = 0; each < sizeof(all) / sizeof(all[0]); each++) {
		world.fake.memory_error = all[each].open;
		world.fake.map_error = all[each].map;
		assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 0, 0), &value), all[each].code);
		expect_text(world.machine, all[each].code, all[each].text);
		assert_int_equal(write_one(world.machine, 0, at(&world, "ctl", 0, 0), 1), all[each].code);
		assert_int_equal(world.fake.held_pages, 0);
	}
	world.fake.memory_error = world.fake.map_error = 0;
	assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 0, 0), &value), 0);
	/* The page stays as it is if it cannot be mapped for writing, or unmapping is refused. */
	world.fake.map_write_error = EPERM;
	assert_int_equal(write_one(world.machine, 0, at(&world, "ctl", 0, 0), 1), UNCORE_E_DENIED);
	expect_text(world.machine, UNCORE_E_DENIED,
		    "/dev/mem: cannot map 0xfe122000 for writing: not permitted (EPERM)");
	assert_int_equal(world.fake.held_pages, 1);
	assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 0, 0), &value), 0);
	assert_int_equal(value, 0);
	world.fake.map_write_error = 0;
	world.fake.unmap_error = EINVAL;
	assert_int_equal(write_one(world.machine, 0, at(&world, "ctl", 0, 0), 1), 0);
	assert_int_equal(memory_get(&world, window_of(0, 0) + 0x40, 4), 1);
	end(&world);
}

/* The nth opening of a file fails: nothing is written, no file stays open, and the next try works. */
static void test_each_open(void **state)
{
	struct world world;
	unsigned opens;

	(void)state;
	begin(&world);
	assert_int_equal(write_one(world.machine, 0, at(&world, "ctl", 0, 0), 1), 0);
	/* The configuration space with the base, /proc/iomem, and the memory for the proof and for the write. */
	opens = world.fake.opens;
	assert_int_equal(opens, 4);
	end(&world);
	for (unsigned each = 1; each <= opens; each++) {
		begin(&world);
		world.fake.fail_at = (int)each;
		assert_int_equal(write_one(world.machine, 0, at(&world, "ctl", 0, 0), 1), UNCORE_E_IO);
		expect_text(world.machine, UNCORE_E_IO, "too many open files (EMFILE)");
		assert_true(is_untouched(&world, 0, 0));
		assert_int_equal(write_one(world.machine, 0, at(&world, "ctl", 0, 0), 1), 0);
		end(&world);
	}
}

static void test_no_base(void **state)
{
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	world.fake.read_error = EIO;
	assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 0, 0), &value), UNCORE_E_IO);
	expect_text(world.machine, UNCORE_E_IO, "0000:7e:00.1/config: cannot read offset 0xd0");
	world.fake.read_error = 0;
	world.fake.most = 64;
	assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 0, 0), &value), UNCORE_E_DENIED);
	expect_text(world.machine, UNCORE_E_DENIED, "bytes past 63 are shown only with CAP_SYS_ADMIN");
	assert_int_equal(world.fake.maps, 0);
	end(&world);
}

static void test_read_only(void **state)
{
	struct uncore_linux_options options = { .size = sizeof(options), .read_only = true };
	struct world world;
	uint64_t value;

	(void)state;
	begin_with(&world, options);
	assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 0, 0), &value), 0);
	assert_int_equal(write_one(world.machine, 0, at(&world, "ctl", 0, 0), 1), UNCORE_E_DENIED);
	expect_text(world.machine, UNCORE_E_DENIED, "opened only for reading");
	assert_int_equal(world.fake.write_maps + world.fake.writable_opens, 0);
	assert_true(is_untouched(&world, 0, 0));
	end(&world);
	/* A build that only reads opens nothing for writing. */
	begin(&world);
	world.fake.rw_error = EROFS;
	assert_int_equal(write_one(world.machine, 0, at(&world, "ctl", 0, 0), 1), UNCORE_E_DENIED);
	expect_text(world.machine, UNCORE_E_DENIED, "/dev/mem: cannot open for writing: read-only file system (EROFS)");
	assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 0, 0), &value), 0);
	assert_true(is_untouched(&world, 0, 0));
	end(&world);
}

/* ---- a simulated machine ---- */

static void begin_simulated(struct world *world, bool is_simulators)
{
	struct uncore_linux_options options = { .size = sizeof(options) };

	begin(world);
	uncore_machine_close(world->machine);
	fixture_text(&world->fixture, "1\n", "/sys/kernel/uncore_sim/advance");
	world->fake.one_register = is_simulators;
	world->machine = double_machine(&world->fake, options);
	double_reset(&world->fake);
}

static void test_simulated(void **state)
{
	struct world world;
	uint64_t value;

	(void)state;
	begin_simulated(&world, true);
	memory_qword(&world, window_of(1, 2) + 8, UINT64_C(0x112233445566));
	assert_int_equal(read_one(world.machine, 1, at(&world, "ctr", 2, 0), &value), 0);
	assert_int_equal(value, UINT64_C(0x112233445566));
	assert_int_equal(write_one(world.machine, 1, at(&world, "ctl", 2, 3), 0x4000ff), 0);
	assert_int_equal(memory_get(&world, window_of(1, 2) + 0x4c, 4), 0x4000ff);
	assert_int_equal(world.fake.written_count, 4);
	assert_int_equal(world.fake.written_at, window_of(1, 2) + 0x4c);
	assert_int_equal(write_one(world.machine, 1, at(&world, "ctr", 2, 1), UINT64_C(0x8000000000)), 0);
	assert_int_equal(world.fake.written_count, 8);
	assert_int_equal(memory_get(&world, window_of(1, 2) + 16, 8), UINT64_C(0x8000000000));
	assert_int_equal(world.fake.maps + world.fake.write_maps, 0);
	/* One system call for a register. */
	double_reset(&world.fake);
	assert_int_equal(read_one(world.machine, 1, at(&world, "ctr", 2, 0), &value), 0);
	assert_int_equal(double_calls(&world.fake), 1);
	world.fake.memory_io_error = EFAULT;
	assert_int_equal(read_one(world.machine, 1, at(&world, "ctr", 2, 0), &value), UNCORE_E_IO);
	expect_text(world.machine, UNCORE_E_IO, "/dev/mem: cannot read 0xfe92a808");
	assert_int_equal(write_one(world.machine, 1, at(&world, "ctr", 2, 0), 0), UNCORE_E_IO);
	expect_text(world.machine, UNCORE_E_IO, "/dev/mem: cannot write 0xfe92a808");
	end(&world);
}

/* The same doubts as on a real machine; and the file may be the real machine's. */
static void test_simulated_doubts(void **state)
{
	struct world world;
	uint64_t value;

	(void)state;
	begin_simulated(&world, true);
	put_base(&world, 0, 0);
	put_mem(&world, 0, 0, 0);
	expect_doubt(&world, UNCORE_E_NODEV, "has no such window");
	put_base(&world, 0, BASE_FIELD);
	put_mem(&world, 0, 0, MEM_FIELD);
	memory_dword(&world.fixture, window_of(0, 0) + 0x40, 0x10000);
	assert_int_equal(write_one(world.machine, 0, at(&world, "ctl", 0, 1), 1), UNCORE_E_IO);
	expect_text(world.machine, UNCORE_E_IO, "holds 0x10000, of which 0x10000 must be 0");
	assert_int_equal(world.fake.writes, 0);
	memory_dword(&world.fixture, window_of(0, 0) + 0x40, 0);
	world.fake.rw_error = EACCES;
	end(&world);
	begin_simulated(&world, true);
	world.fake.rw_error = EACCES;
	assert_int_equal(write_one(world.machine, 0, at(&world, "ctl", 0, 1), 1), UNCORE_E_DENIED);
	expect_text(world.machine, UNCORE_E_DENIED, "the file can only be opened for reading");
	end(&world);
	begin_simulated(&world, false);
	assert_int_equal(read_one(world.machine, 0, at(&world, "ctl", 0, 1), &value), UNCORE_E_DENIED);
	expect_text(world.machine, UNCORE_E_DENIED, "/dev/mem: it is not the memory of the simulated machine");
	assert_int_equal(write_one(world.machine, 0, at(&world, "ctl", 0, 1), 1), UNCORE_E_DENIED);
	assert_int_equal(world.fake.writes + world.fake.maps, 0);
	end(&world);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_two_windows),
		cmocka_unit_test(test_lists),
		cmocka_unit_test(test_writes),
		cmocka_unit_test(test_nothing_else),
		cmocka_unit_test(test_no_such_window),
		cmocka_unit_test(test_bases),
		cmocka_unit_test(test_absent),
		cmocka_unit_test(test_wrong_tables),
		cmocka_unit_test(test_data),
		cmocka_unit_test(test_hidden_addresses),
		cmocka_unit_test(test_proof),
		cmocka_unit_test(test_proof_of_each),
		cmocka_unit_test(test_refused),
		cmocka_unit_test(test_each_open),
		cmocka_unit_test(test_no_base),
		cmocka_unit_test(test_read_only),
		cmocka_unit_test(test_simulated),
		cmocka_unit_test(test_simulated_doubts),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
