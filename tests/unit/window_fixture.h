/* SPDX-License-Identifier: MIT */
/*
 * Makes a machine of plain files with registers in windows of memory: an Ice Lake-SP with two sockets. Addresses are
 * computed here from Linux's uncore_snbep.c (snr_uncore_mmio_map()), not from the tables.
 */
#ifndef TESTS_WINDOW_FIXTURE_H
#define TESTS_WINDOW_FIXTURE_H

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
/* As Linux prints it. */
static const char iomem_text[] =
	"00000000-00000fff : Reserved\n"
	"00001000-0009ffff : System RAM\n"
	"00100000-7fffffff : System RAM\n"
	"80000000-ffffffff : Reserved\n"
	"100000000-207fffffff : System RAM\n";

struct world {
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	struct uncore_tables *changed; /* the machine's, if a test changes them */
};

static inline unsigned bus_of(unsigned socket)
{
	return 0x7e + 0x80 * socket;
}

static inline void put_base(const struct world *world, unsigned socket, uint32_t value)
{
	fixture_dword(&world->fixture, 0, bus_of(socket), 0, 1, 0xd0, value);
}

static inline void put_mem(const struct world *world, unsigned socket, unsigned controller, uint32_t value)
{
	fixture_dword(&world->fixture, 0, bus_of(socket), 0, 1, 0xd8 + 4 * controller, value);
}

static inline void put_iomem(const struct world *world, const char *text)
{
	fixture_text(&world->fixture, text, "/proc/iomem");
}

/* Where a channel's registers are. */
static inline uint64_t window_of(unsigned socket, unsigned n)
{
	return ((uint64_t)(BASE_FIELD + socket) << 23) + ((uint64_t)(MEM_FIELD + MEM_STEP * (n / 3)) << 12) + 0x22800 +
	       0x4000 * (n % 3);
}

static inline void put_socket(const struct world *world, unsigned socket)
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

static inline void begin_with(struct world *world, struct uncore_linux_options options)
{
	world->changed = NULL;
	double_begin(&world->fake, &world->fixture);
	fixture_cpuinfo(&world->fixture, "GenuineIntel", 6, 0x6a, 6);
	for (unsigned socket = 0; socket < 2; socket++)
		put_socket(world, socket);
	put_iomem(world, iomem_text);
	memory_dword(&world->fixture, window_of(1, CHANNELS) + 0x10000, 0);
	world->machine = double_machine(&world->fake, options);
	assert_int_equal(world->machine->socket_count, 2);
	double_reset(&world->fake);
}

static inline void begin(struct world *world)
{
	begin_with(world, plain);
}

static inline void end(struct world *world)
{
	double_end(&world->fake, world->machine);
	free(world->changed);
}

static inline struct uncore_address at(const struct world *world, const char *name, unsigned n, unsigned index)
{
	return fixture_address(world->machine, "imc", name, n, index);
}

static inline uint64_t memory_get(const struct world *world, uint64_t place, unsigned count)
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

static inline void memory_qword(const struct world *world, uint64_t place, uint64_t value)
{
	memory_dword(&world->fixture, place, (uint32_t)value);
	memory_dword(&world->fixture, place + 4, (uint32_t)(value >> 32));
}

/* Whether a channel's window has zeros alone, as in the beginning. */
static inline bool is_untouched(const struct world *world, unsigned socket, unsigned n)
{
	for (unsigned byte = 0; byte < WINDOW_BYTES; byte += 8) {
		if (memory_get(world, window_of(socket, n) + byte, 8) != 0)
			return false;
	}
	return true;
}

/* Reads and writes of channel 0 on socket 0 are refused so, and nothing is mapped. */
static inline void expect_doubt(struct world *world, int code, const char *text)
{
	uint64_t value;

	assert_int_equal(read_one(world->machine, 0, at(world, "ctl", 0, 1), &value), code);
	expect_text(world->machine, code, text);
	assert_int_equal(write_one(world->machine, 0, at(world, "ctl", 0, 1), 0x400001), code);
	expect_text(world->machine, code, text);
	assert_int_equal(world->fake.maps + world->fake.write_maps + world->fake.writes, 0);
	assert_true(is_untouched(world, 0, 0));
}

#endif
