/* SPDX-License-Identifier: MIT */
/*
 * Tests registers in windows of memory: where they are, that a list is read without system calls, that no write ends
 * outside a described register, that each system call may fail, and a simulated machine's file.
 */
#define _GNU_SOURCE
#include "window_fixture.h"
#include "uncore/event.h"
#include "uncore/session.h"

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
	uint64_t value;

	(void)state;
	begin(&world);
	address = at(&world, "ctl", 4, 0);
	for (uint32_t number = 0; number < WINDOW_BYTES + 64; number++) {
		for (unsigned width = 32; width <= 64; width += 32) {
			address.number = number;
			address.width = (uint8_t)width;
			if (!is_described(number, width))
				expect_refused(&world, 0, address, UNCORE_E_RANGE);
			/* Reads stay in the window, and at a multiple of their bytes. */
			if (number % (width / 8) != 0 || number >= WINDOW_BYTES)
				assert_int_equal(read_one(world.machine, 0, address, &value), UNCORE_E_RANGE);
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

static enum uncore_presence presence_of(const struct world *world, unsigned socket)
{
	enum uncore_presence presence;
	uint16_t box;

	assert_int_equal(uncore_find_box(world->machine->tables, "imc", &box), 0);
	assert_int_equal(uncore_machine_presence(world->machine, socket, box, 0, &presence), 0);
	uncore_fault_clear(world->machine->fault);
	return presence;
}

/* A controller whose base is 0 is hidden where another socket has it, and unseen where none has. */
static void test_presence(void **state)
{
	struct world world;

	(void)state;
	for (unsigned without = 0; without <= 2; without++) {
		begin(&world);
		for (unsigned socket = 0; socket < without; socket++) {
			put_base(&world, socket, 0);
			put_mem(&world, socket, 0, 0);
		}
		assert_int_equal(presence_of(&world, 0), without == 0 ? UNCORE_PRESENCE_OK :
							 without == 1 ? UNCORE_PRESENCE_HIDDEN :
									UNCORE_PRESENCE_UNSEEN);
		assert_int_equal(presence_of(&world, 1), without < 2 ? UNCORE_PRESENCE_OK : UNCORE_PRESENCE_UNSEEN);
		end(&world);
	}
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

/* ---- counting ---- */

static uint64_t value_of(struct uncore_session *session, unsigned socket, uint16_t instance)
{
	struct uncore_value value;

	assert_int_equal(uncore_session_value(session, 0, socket, instance, &value), 0);
	assert_string_equal(uncore_value_state_name(value.state), "ok");
	return value.count;
}

/*
 * A session counts on all channels of both sockets, samples without a system call, and leaves control registers as they
 * were.
 */
static void test_counts(void **state)
{
	static const char event[] = "imc/ev_sel=0x04,umask=0x0f/";
	struct uncore_session_options options = { .size = sizeof(options) };
	struct uncore_event_error error;
	struct uncore_encoding encoding;
	struct uncore_session *session;
	struct world world;

	(void)state;
	begin(&world);
	memory_dword(&world.fixture, window_of(1, 11) + 0x4c, 0xff000000);
	assert_int_equal(uncore_session_create(world.machine, &options, &session, NULL), 0);
	assert_int_equal(uncore_event_parse(world.machine->tables, event, strlen(event), &encoding, &error), 0);
	assert_int_equal(uncore_session_add(session, &encoding, 0, NULL), 0);
	assert_int_equal(uncore_session_start(session), 0);
	for (unsigned each = 0; each < 2 * CHANNELS; each++)
		assert_int_equal(memory_get(&world, window_of(each / CHANNELS, each % CHANNELS) + 0x40, 4), 0x400f04);
	double_reset(&world.fake);
	for (unsigned each = 0; each < 2 * CHANNELS; each++)
		memory_qword(&world, window_of(each / CHANNELS, each % CHANNELS) + 8, UINT64_C(0xfffffff0) + each);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_int_equal(double_calls(&world.fake), 0);
	for (unsigned each = 0; each < 2 * CHANNELS; each++)
		assert_int_equal(value_of(session, each / CHANNELS, (uint16_t)(each % CHANNELS)),
				 UINT64_C(0xfffffff0) + each);
	assert_int_equal(uncore_session_verify(session), 0);
	assert_int_equal(uncore_session_stop(session), 0);
	for (unsigned each = 0; each < 2 * CHANNELS; each++)
		assert_int_equal(memory_get(&world, window_of(each / CHANNELS, each % CHANNELS) + 0x40, 4) >> 22 & 1,
				 0);
	assert_int_equal(memory_get(&world, window_of(1, 11) + 0x4c, 4), 0xff000000);
	uncore_session_free(session);
	end(&world);
}

/* ---- a simulated machine ---- */

static void begin_simulated(struct world *world, bool has_memory)
{
	struct uncore_linux_options options = { .size = sizeof(options) };
	char path[160];

	begin(world);
	uncore_machine_close(world->machine);
	fixture_text(&world->fixture, "1\n", "/sys/kernel/uncore_sim/advance");
	snprintf(path, sizeof(path), "%s" SIMULATED_MEMORY, world->fixture.root);
	assert_int_equal(has_memory ? symlink("../../../dev/mem", path) : 0, 0);
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
	expect_text(world.machine, UNCORE_E_IO, SIMULATED_MEMORY ": cannot read 0xfe92a808");
	assert_int_equal(write_one(world.machine, 1, at(&world, "ctr", 2, 0), 0), UNCORE_E_IO);
	expect_text(world.machine, UNCORE_E_IO, SIMULATED_MEMORY ": cannot write 0xfe92a808");
	end(&world);
}

/* The same doubts as on a real machine; and /dev/mem, which may be the host's, never takes the place of the file. */
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
	expect_text(world.machine, UNCORE_E_DENIED, SIMULATED_MEMORY ": cannot open: no such file");
	assert_int_equal(write_one(world.machine, 0, at(&world, "ctl", 0, 1), 1), UNCORE_E_DENIED);
	assert_int_equal(world.fake.writes + world.fake.maps, 0);
	end(&world);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),       cmocka_unit_test(test_two_windows),
		cmocka_unit_test(test_lists),        cmocka_unit_test(test_writes),
		cmocka_unit_test(test_nothing_else), cmocka_unit_test(test_no_such_window),
		cmocka_unit_test(test_refused),      cmocka_unit_test(test_each_open),
		cmocka_unit_test(test_no_base),      cmocka_unit_test(test_presence),
		cmocka_unit_test(test_read_only),    cmocka_unit_test(test_counts),
		cmocka_unit_test(test_simulated),    cmocka_unit_test(test_simulated_doubts),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
