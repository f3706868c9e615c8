/* SPDX-License-Identifier: MIT */
/*
 * Tests mapped configuration space: which tables and texts of the kernel are refused, that each failure leaves the
 * files in use, and that a session counts the same as by files.
 */
#define _GNU_SOURCE
#include "linux_double.h"
#include "memory_fixture.h"
#include "uncore/event.h"
#include "uncore/session.h"

#define MAPPED 46 /* functions of the two sockets: 21, one with the node ID, and one on the I/O bus, each */

struct world {
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint8_t table[MEMORY_ROOM];
	unsigned mapped;
};

static void begin(struct world *world)
{
	double_begin(&world->fake, &world->fixture);
	memory_begin(&world->fixture);
	world->machine = double_machine(&world->fake, plain);
}

static void end(struct world *world)
{
	double_end(&world->fake, world->machine);
}

static int map(struct world *world)
{
	uncore_fault_clear(&world->fixture.fault);
	return uncore_linux_map(world->machine, &world->mapped, &world->fixture.fault);
}

/* Tries to map: it fails so, so many functions are mapped, and every register can be read. */
static void expect_map(struct world *world, int code, const char *text, unsigned mapped)
{
	uint64_t value = 0;

	assert_int_equal(map(world), code);
	if (strstr(world->fixture.fault.text, text) == NULL)
		fail_msg("\"%s\" lacks \"%s\"", world->fixture.fault.text, text);
	assert_int_equal(world->fixture.fault.code, code);
	assert_int_equal(world->mapped, mapped);
	assert_int_equal(read_one(world->machine, 0, channel(world->machine, "ctl"), &value), 0);
	assert_int_equal(world->machine->fault->code, 0);
}

/* ---- the table ---- */

static void put_table(struct world *world, const struct memory_entry *entries, size_t count)
{
	fixture_write(&world->fixture, world->table, memory_table(world->table, entries, count), MEMORY_TABLE);
}

static void test_no_table(void **state)
{
	struct world world;

	(void)state;
	begin(&world);
	fixture_delete(&world.fixture, MEMORY_TABLE);
	expect_map(&world, UNCORE_E_NODEV, MEMORY_TABLE ": cannot read: no such file (ENOENT)", 0);
	assert_int_equal(world.fake.maps, 0);
	end(&world);
}

/* Every length from nothing to a byte too many, with the checksum of the whole and with one that is right. */
static void test_lengths(void **state)
{
	struct world world;
	size_t length;

	(void)state;
	begin(&world);
	length = memory_table(world.table, &memory_all, 1);
	world.table[length] = 0;
	for (size_t count = 0; count <= length + 1; count++) {
		if (count == length)
			continue;
		fixture_write(&world.fixture, world.table, count, MEMORY_TABLE);
		expect_map(&world, UNCORE_E_IO, count < 44 ? "shorter than its header" : "not what its header says", 0);
	}
	for (size_t count = 44; count < length; count++) {
		(void)memory_table(world.table, &memory_all, 1);
		world.table[4] = (uint8_t)count;
		memory_sum(world.table, count);
		fixture_write(&world.fixture, world.table, count, MEMORY_TABLE);
		expect_map(&world, UNCORE_E_IO, count == 44 ? "it has no entry" : "in the middle of an entry", 0);
	}
	assert_int_equal(world.fake.maps, 0);
	end(&world);
}

/* A wrong bit anywhere is found. */
static void test_bits(void **state)
{
	struct world world;
	size_t length;

	(void)state;
	begin(&world);
	length = memory_table(world.table, &memory_all, 1);
	for (size_t byte = 0; byte < length; byte++) {
		world.table[byte] ^= (uint8_t)(1u << byte % 8);
		fixture_write(&world.fixture, world.table, length, MEMORY_TABLE);
		assert_int_equal(map(&world), UNCORE_E_IO);
		assert_int_equal(world.mapped, 0);
		world.table[byte] ^= (uint8_t)(1u << byte % 8);
	}
	assert_int_equal(world.fake.maps, 0);
	fixture_write(&world.fixture, world.table, length, MEMORY_TABLE);
	expect_map(&world, 0, "", MAPPED);
	end(&world);
}

static void test_entries(void **state)
{
	static const char impossible[] = "an impossible address or range of buses",
			  overlap[] = "two of its entries overlap";
	static const struct {
		const char *text;
		struct memory_entry entries[2];
	} all[] = {
		{ impossible, { { 0, 0, 0, 255 }, { MEMORY_BASE, 1, 0, 255 } } },
		{ impossible, { { MEMORY_BASE + 0x1000, 0, 0, 255 }, { 0x90000000, 1, 0, 255 } } },
		{ impossible, { { MEMORY_BASE, 0, 64, 63 }, { 0x90000000, 1, 0, 255 } } },
		{ impossible, { { UINT64_C(1) << 52, 0, 0, 255 }, { 0x90000000, 1, 0, 255 } } },
		{ impossible, { { (UINT64_C(1) << 52) - (255u << 20), 0, 0, 255 }, { 0x90000000, 1, 0, 255 } } },
		{ impossible, { { MEMORY_BASE, 0, 0, 255 }, { UINT64_MAX - 0xfffff, 1, 0, 255 } } },
		{ overlap, { { MEMORY_BASE, 0, 0, 255 }, { MEMORY_BASE, 0, 0, 255 } } },
		{ overlap, { { MEMORY_BASE, 0, 0, 127 }, { 0xa0000000, 0, 127, 255 } } },
		{ overlap, { { MEMORY_BASE, 0, 0, 255 }, { 0x8ff00000, 1, 0, 255 } } },
		{ overlap, { { 0x90000000, 1, 0, 255 }, { MEMORY_BASE + 0x100000, 0, 0, 255 } } },
	};
	struct memory_entry many[257];
	struct world world;

	(void)state;
	begin(&world);
	for (size_t at = 0; at < sizeof(all) / sizeof(all[0]); at++) {
		put_table(&world, all[at].entries, 2);
		expect_map(&world, UNCORE_E_IO, all[at].text, 0);
	}
	for (unsigned at = 0; at < 257; at++)
		many[at] = (struct memory_entry){ MEMORY_BASE + ((uint64_t)at << 28), (uint16_t)at, 0, 255 };
	put_table(&world, many, 257);
	expect_map(&world, UNCORE_E_IO, "not what its header says", 0);
	assert_int_equal(world.fake.maps, 0);
	put_table(&world, many, 256);
	expect_map(&world, UNCORE_E_IO, "domain 0001: the kernel does not list it", MAPPED);
	end(&world);
}

/* ---- /proc/iomem ---- */

#define LINE(range, what) range " : " what "\n"
#define RAM LINE("00001000-7fdfffff", "System RAM")

static void test_iomem(void **state)
{
	static const struct {
		const char *iomem, *text;
	} all[] = {
		{ "", "the kernel does not list it" },
		{ RAM, "the kernel does not list it" },
		{ "\n\n:\nPCI MMCONFIG\n80000000 : PCI MMCONFIG 0000 [bus 00-ff]\n", "the kernel does not list it" },
		{ LINE("80000000-8fffffff", "PCI MMCONFIG 0001 [bus 00-ff]"), "the kernel does not list it" },
		{ LINE("80000000-8fffffff", "PCI MMCONFIG 0000 [bus ff-00]"), "the kernel does not list it" },
		{ LINE("80000000-8fffffff", "PCI MMCONFIG 0000"), "the kernel does not list it" },
		{ LINE("8fffffff-80000000", "PCI MMCONFIG 0000 [bus 00-ff]"), "the kernel does not list it" },
		{ LINE("80000000-8fffffff", "Reserved"), "the kernel does not list it" },
		{ LINE("00000000-00000000", "System RAM") LINE("00000000-00000000", "PCI MMCONFIG 0000 [bus 00-ff]"),
		  "the kernel hides addresses from this user" },
		{ LINE("90000000-9fffffff", "PCI MMCONFIG 0000 [bus 00-ff]"),
		  "at another address than the table MCFG" },
		{ LINE("80000000-87ffffff", "PCI MMCONFIG 0000 [bus 00-ff]"),
		  "at another address than the table MCFG" },
		{ LINE("80000000-83ffffff", "PCI MMCONFIG 0000 [bus 40-7f]"),
		  "at another address than the table MCFG" },
		{ LINE("80000000-8fffffff", "PCI MMCONFIG 0000 [bus 00-ff]") LINE("8fffffff-ffffffff", "System RAM"),
		  "System RAM is at its address" },
		{ LINE("00001000-80000000", "System RAM") LINE("80000000-8fffffff", "PCI ECAM 0000 [bus 00-ff]"),
		  "System RAM is at its address" },
		{ LINE("80000000-8fffffff", "PCI ECAM 0000 [bus 00-ff]") LINE("  88000000-88000fff", "System RAM"),
		  "System RAM is at its address" },
	};
	struct world world;

	(void)state;
	begin(&world);
	for (size_t at = 0; at < sizeof(all) / sizeof(all[0]); at++) {
		fixture_text(&world.fixture, all[at].iomem, "/proc/iomem");
		expect_map(&world, UNCORE_E_IO, all[at].text, 0);
	}
	fixture_delete(&world.fixture, "/proc/iomem");
	expect_map(&world, UNCORE_E_DENIED, "/proc/iomem: cannot read: no such file (ENOENT)", 0);
	assert_int_equal(world.fake.maps, 0);
	end(&world);
}

static void test_iomem_length(void **state)
{
	const size_t room = 1u << 20;
	char *text = (char *)malloc(room);
	struct world world;

	(void)state;
	assert_non_null(text);
	begin(&world);
	memset(text, '\n', room);
	memcpy(text, LINE("80000000-8fffffff", "PCI ECAM 0000 [bus 00-ff]"), 46);
	fixture_write(&world.fixture, text, room, "/proc/iomem");
	expect_map(&world, UNCORE_E_IO, "/proc/iomem: cannot read: offset past the end (EFBIG)", 0);
	fixture_write(&world.fixture, text, 100000, "/proc/iomem");
	expect_map(&world, 0, "", MAPPED);
	free(text);
	end(&world);
}

/* ---- what is mapped ---- */

/* Two windows for the buses of one domain, and a domain without functions. The kernel uses a part of each. */
static void test_windows(void **state)
{
	static const struct memory_entry entries[] = { { 0x40000000, 0, 0, 0x3f },
						       { UINT64_C(0x1000000000), 0, 0x40, 0xff },
						       { 0x70000000, 1, 0, 255 } };
	struct uncore_address address;
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	address = channel(world.machine, "fixed_ctr");
	put_table(&world, entries, 3);
	fixture_text(&world.fixture,
		     LINE("00001000-3fffffff", "System RAM") LINE("40000000-43ffffff", "PCI MMCONFIG 0000 [bus 00-3f]")
			     LINE("70000000-7fffffff", "PCI MMCONFIG 0001 [bus 00-ff]")
				     LINE("1004000000-1007ffffff", "PCI MMCONFIG 0000 [bus 40-7f]"),
		     "/proc/iomem");
	for (unsigned at = 0; at < 2; at++)
		memory_show(&world.fixture, &entries[at]);
	memory_dword(&world.fixture, memory_of(entries[0].base, 0x3f, 16, 4, address.number), 0x1111);
	memory_dword(&world.fixture, memory_of(entries[1].base, 0x7f, 16, 4, address.number), 0x2222);
	expect_map(&world, 0, "", MAPPED);
	assert_int_equal(read_one(world.machine, 0, address, &value), 0);
	assert_int_equal(value, 0x1111);
	assert_int_equal(read_one(world.machine, 1, address, &value), 0);
	assert_int_equal(value, 0x2222);
	end(&world);
	/* The second socket's uncore bus is not among the buses that the kernel uses. */
	begin(&world);
	fixture_text(&world.fixture, LINE("80000000-85ffffff", "PCI ECAM 0000 [bus 00-5f]"), "/proc/iomem");
	expect_map(&world, UNCORE_E_NODEV, "no memory has the bus 0000:7f", MAPPED - 22);
	end(&world);
}

/* In another domain than 0, and registers of 32 and 64 bits. */
static void test_domain(void **state)
{
	static const struct memory_entry entries[] = { { 0x40000000, 0, 0, 255 }, { 0x60000000, 2, 0, 255 } };
	struct uncore_address counter, control;
	struct world world;
	uint64_t value;

	(void)state;
	double_begin(&world.fake, &world.fixture);
	fixture_lists(&world.fixture, "0-11\n", "0-11\n");
	for (unsigned cpu = 8; cpu < 12; cpu++)
		fixture_cpu(&world.fixture, cpu, 2, cpu % 2);
	fixture_socket(&world.fixture, 2, 0, 0x3f);
	for (unsigned node = 0; node < 3; node++)
		fixture_node(&world.fixture, node == 2 ? 2 : 0, node == 1 ? 0x7f : 0x3f, node,
			     fixture_entry(1, 1) | fixture_entry(2, 2));
	for (unsigned at = 0; at < 2; at++)
		memory_show(&world.fixture, &entries[at]);
	put_table(&world, entries, 2);
	fixture_text(&world.fixture,
		     LINE("40000000-4fffffff", "PCI ECAM 0000 [bus 00-ff]")
			     LINE("60000000-6fffffff", "PCI ECAM 0002 [bus 00-ff]"),
		     "/proc/iomem");
	world.machine = double_machine(&world.fake, plain);
	counter = channel(world.machine, "ctr");
	control = channel(world.machine, "ctl");
	memory_dword(&world.fixture, memory_of(0x60000000, 0x3f, 16, 4, counter.number), 0x89abcdef);
	memory_dword(&world.fixture, memory_of(0x60000000, 0x3f, 16, 4, counter.number + 4), 0x4567);
	memory_dword(&world.fixture, memory_of(0x60000000, 0x3f, 16, 4, control.number), 0x400005);
	expect_map(&world, 0, "", MAPPED + 23);
	double_reset(&world.fake);
	assert_int_equal(read_one(world.machine, 2, counter, &value), 0);
	assert_int_equal(value, UINT64_C(0x456789abcdef));
	assert_int_equal(read_one(world.machine, 2, control, &value), 0);
	assert_int_equal(value, 0x400005);
	assert_int_equal(world.fake.config_reads, 0);
	end(&world);
}

/* Another function's page is not used, and the other functions keep theirs. */
static void test_proof(void **state)
{
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	fixture_dword(&world.fixture, 0, 0x3f, 16, 4, channel(world.machine, "fixed_ctr").number, 0xf11e);
	memory_dword(&world.fixture, memory_of(MEMORY_BASE, 0x3f, 16, 4, 0), 0x0eb58086);
	expect_map(&world, UNCORE_E_IO, "0000:3f:10.4/config has 8086:0eb4, and its memory 8086:0eb5", MAPPED - 1);
	assert_int_equal(world.fake.held_pages, MAPPED - 1);
	assert_int_equal(read_one(world.machine, 0, channel(world.machine, "fixed_ctr"), &value), 0);
	assert_int_equal(value, 0xf11e);
	/* A second try maps what was missing, and nothing again. */
	memory_dword(&world.fixture, memory_of(MEMORY_BASE, 0x3f, 16, 4, 0), 0x0eb48086);
	double_reset(&world.fake);
	expect_map(&world, 0, "", MAPPED);
	assert_int_equal(world.fake.maps, 1);
	end(&world);
}

/* A bit of the vendor alone, or of the device alone. */
static void test_proof_of_each_bit(void **state)
{
	struct world world;

	(void)state;
	for (unsigned bit = 0; bit < 32; bit++) {
		begin(&world);
		memory_dword(&world.fixture, memory_of(MEMORY_BASE, 0x7f, 30, 5, 0), 0x0ef58086u ^ 1u << bit);
		expect_map(&world, UNCORE_E_IO, "0000:7f:1e.5/config has 8086:0ef5, and its memory ", MAPPED - 1);
		end(&world);
	}
}

/* If the function no longer answers, its memory has only ones, and the file decides. A counter of ones is a count. */
static void test_gone(void **state)
{
	struct uncore_address address;
	struct world world;
	uint64_t value;

	(void)state;
	begin(&world);
	address = channel(world.machine, "fixed_ctr");
	fixture_dword(&world.fixture, 0, 0x3f, 16, 4, address.number, 7);
	expect_map(&world, 0, "", MAPPED);
	memory_dword(&world.fixture, memory_of(MEMORY_BASE, 0x3f, 16, 4, address.number), UINT32_MAX);
	assert_int_equal(read_one(world.machine, 0, address, &value), 0);
	assert_int_equal(value, UINT32_MAX);
	memory_dword(&world.fixture, memory_of(MEMORY_BASE, 0x3f, 16, 4, 0), UINT32_MAX);
	assert_int_equal(read_one(world.machine, 0, address, &value), 0);
	assert_int_equal(value, 7);
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
		/* Functions come in the order of their places: the first is that of the IRP, 00:05.6. */
		{ 0, EPERM, UNCORE_E_DENIED, "/dev/mem: cannot map 0x8002e000" },
		{ 0, EPERM, UNCORE_E_DENIED, "not permitted (EPERM); CONFIG_IO_STRICT_DEVMEM forbids it" },
		{ 0, EAGAIN, UNCORE_E_IO, "not now (EAGAIN)" },
	};
	struct world world;

	(void)state;
	begin(&world);
	for (size_t at = 0; at < sizeof(all) / sizeof(all[0]); at++) {
		world.fake.memory_error = all[at].open;
		world.fake.map_error = all[at].map;
		expect_map(&world, all[at].code, all[at].text, 0);
	}
	assert_int_equal(world.fake.memory_flags & (O_ACCMODE | O_SYNC), O_RDONLY | O_SYNC);
	world.fake.memory_error = world.fake.map_error = 0;
	world.fake.unmap_error = EINVAL;
	expect_map(&world, 0, "", MAPPED);
	end(&world);
}

/* The nth mapping fails: that function alone is read through its file. */
static void test_each_map(void **state)
{
	struct world world;

	(void)state;
	for (int at = 1; at <= MAPPED; at++) {
		begin(&world);
		world.fake.map_error = ENOMEM;
		world.fake.map_fails_at = at;
		expect_map(&world, UNCORE_E_NOMEM, "out of memory (ENOMEM)", MAPPED - 1);
		end(&world);
	}
}

/* The nth opening of a file fails: whatever it is, all registers can be read, and all files are closed. */
static void test_each_open(void **state)
{
	struct world world;
	unsigned opens;

	(void)state;
	begin(&world);
	double_reset(&world.fake);
	assert_int_equal(map(&world), 0);
	opens = world.fake.opens;
	/* The table, the text, the memory, and each function's file. */
	assert_int_equal(opens, 3 + MAPPED);
	end(&world);
	for (unsigned at = 1; at <= opens; at++) {
		begin(&world);
		world.fake.fail_at = (int)at;
		expect_map(&world, UNCORE_E_IO, "too many open files (EMFILE)", at <= 3 ? 0 : MAPPED - 1);
		end(&world);
	}
}

static void test_other_machines(void **state)
{
	struct uncore_linux_options options = { .size = sizeof(options) };
	struct uncore_machine other = { .name = "other" };
	struct world world;

	(void)state;
	begin(&world);
	uncore_fault_clear(&world.fixture.fault);
	world.mapped = 7;
	assert_int_equal(uncore_linux_map(&other, &world.mapped, &world.fixture.fault), UNCORE_E_ARGUMENT);
	assert_int_equal(world.mapped, 0);
	assert_int_equal(uncore_linux_map(NULL, NULL, NULL), UNCORE_E_ARGUMENT);
	assert_int_equal(uncore_linux_map(world.machine, NULL, NULL), 0);
	uncore_machine_close(world.machine);
	/* A simulated machine's files may lie over those of a real one. */
	fixture_text(&world.fixture, "1\n", "/sys/kernel/uncore_sim/advance");
	world.machine = double_machine(&world.fake, options);
	expect_map(&world, UNCORE_E_NODEV, "a simulated machine", 0);
	end(&world);
}

/* ---- counting ---- */

/* What hardware does: a write through the file of a function changes its memory. */
static int64_t write_both(void *context, int fd, const void *bytes, size_t count, uint64_t offset)
{
	struct linux_double *fake = (struct linux_double *)context;
	unsigned bus, device, function;
	char link[32], path[300] = "";
	const char *name;

	snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
	if (fd < FAKE_FD && readlink(link, path, sizeof(path) - 1) > 0 && (name = strstr(path, "/0000:")) != NULL &&
	    sscanf(name, "/0000:%x:%x.%x/config", &bus, &device, &function) == 3)
		memory_put(fake->fixture, memory_of(MEMORY_BASE, bus, device, function, (unsigned)offset), bytes,
			   count);
	return double_pwrite(context, fd, bytes, count, offset);
}

static uint64_t now_ns;

static uint64_t count_time(void *context)
{
	(void)context;
	return now_ns += UINT64_C(10000000000);
}

#define ACCESSES 4000

struct tape {
	struct uncore_io_access accesses[ACCESSES];
	size_t count;
};

static void on_access(void *context, const struct uncore_io_access *access)
{
	struct tape *tape = (struct tape *)context;

	assert_true(tape->count < ACCESSES);
	tape->accesses[tape->count++] = *access;
}

/* A channel counts: in the file and in memory, as they are one register. */
static void tick(const struct world *world, unsigned channel_function, uint64_t count)
{
	uint32_t number = channel(world->machine, "ctr").number;

	for (unsigned half = 0; half < 2; half++) {
		uint32_t value = (uint32_t)(count >> 32 * half);

		fixture_dword(&world->fixture, 0, 0x3f, 16, channel_function, number + 4 * half, value);
		memory_dword(&world->fixture, memory_of(MEMORY_BASE, 0x3f, 16, channel_function, number + 4 * half),
			     value);
	}
}

static uint64_t value_of(struct uncore_session *session, uint16_t instance)
{
	struct uncore_value value;

	assert_int_equal(uncore_session_value(session, 0, 0, instance, &value), 0);
	assert_string_equal(uncore_value_state_name(value.state), "ok");
	return value.count;
}

/* Counts on two channels, with a carry into the high half. Returns the accesses. */
static void count(bool is_mapped, struct tape *tape)
{
	static const char event[] = "imc/ev_sel=0xf0/";
	struct uncore_session_options options = { .size = sizeof(options) };
	struct uncore_linux_options opening = { .size = sizeof(opening) };
	struct uncore_io_recorder recorder = { .record = on_access, .context = tape };
	struct uncore_event_error error;
	struct uncore_encoding encoding;
	struct uncore_session *session;
	struct uncore_linux_sys sys;
	struct world world;

	double_begin(&world.fake, &world.fixture);
	memory_begin(&world.fixture);
	sys = double_sys(&world.fake);
	sys.pwrite = write_both;
	sys.now = count_time;
	now_ns = 0;
	opening.sys = &sys;
	opening.root = world.fixture.root;
	assert_int_equal(uncore_linux_open(&opening, &world.machine, NULL), 0);
	if (is_mapped)
		expect_map(&world, 0, "", MAPPED);
	tape->count = 0;
	recorder.next = world.machine->io;
	world.machine->io = uncore_io_recording(&recorder);
	assert_int_equal(uncore_session_create(world.machine, &options, &session, NULL), 0);
	assert_int_equal(uncore_event_parse(world.machine->tables, event, strlen(event), &encoding, &error), 0);
	assert_int_equal(uncore_session_add(session, &encoding, 0, NULL), 0);
	assert_int_equal(uncore_session_start(session), 0);
	double_reset(&world.fake);
	tick(&world, 4, 0xfffffff0);
	tick(&world, 5, 12345);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_int_equal(value_of(session, 0), 0xfffffff0);
	tick(&world, 4, UINT64_C(0x100000010));
	assert_int_equal(uncore_session_sample(session), 0);
	assert_int_equal(value_of(session, 0), UINT64_C(0x100000010));
	assert_int_equal(value_of(session, 1), 12345);
	assert_int_equal(uncore_session_verify(session), 0);
	assert_int_equal(world.fake.config_reads == 0, is_mapped);
	assert_int_equal(uncore_session_stop(session), 0);
	uncore_session_free(session);
	world.machine->io = recorder.next;
	end(&world);
}

static void test_counts(void **state)
{
	static struct tape by_files, by_memory;

	(void)state;
	count(false, &by_files);
	count(true, &by_memory);
	assert_true(by_files.count > 100);
	assert_int_equal(by_files.count, by_memory.count);
	for (size_t at = 0; at < by_files.count; at++) {
		const struct uncore_io_access *one = &by_files.accesses[at], *other = &by_memory.accesses[at];

		assert_int_equal(uncore_compare_addresses(&one->address, &other->address), 0);
		assert_int_equal(one->unit, other->unit);
		assert_int_equal(one->is_write, other->is_write);
		assert_int_equal(one->result, other->result);
		assert_int_equal(one->value, other->value);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_no_table),       cmocka_unit_test(test_lengths),
		cmocka_unit_test(test_bits),           cmocka_unit_test(test_entries),
		cmocka_unit_test(test_iomem),          cmocka_unit_test(test_iomem_length),
		cmocka_unit_test(test_windows),        cmocka_unit_test(test_domain),
		cmocka_unit_test(test_proof),          cmocka_unit_test(test_proof_of_each_bit),
		cmocka_unit_test(test_gone),           cmocka_unit_test(test_refused),
		cmocka_unit_test(test_each_map),       cmocka_unit_test(test_each_open),
		cmocka_unit_test(test_other_machines), cmocka_unit_test(test_counts),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
