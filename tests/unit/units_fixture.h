/* SPDX-License-Identifier: MIT */
/*
 * Builds a Sapphire Rapids with two sockets from plain files, whose table in memory places units. The capability, the
 * table and its records are written here by the layouts of Linux (uncore_discovery.h), not by the tables.
 */
#ifndef TESTS_UNITS_FIXTURE_H
#define TESTS_UNITS_FIXTURE_H

#include "linux_double.h"
#include "memory_fixture.h"

#define TABLE(socket) (UINT64_C(0x90000000) + 0x100000 * (socket))
#define STRIDE 24
#define UNIT_MSR 0x2f60u
#define OTHER_BUS(socket) (0x10 + 0x80 * (socket))

static const char iomem_text[] =
	"00000000-00000fff : Reserved\n00100000-7fffffff : System RAM\n"
	"80000000-ffffffff : Reserved\n100000000-207fffffff : System RAM\n";

struct world {
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
};

static inline void put_qword(const struct world *world, uint64_t at, uint64_t value)
{
	memory_dword(&world->fixture, at, (uint32_t)value);
	memory_dword(&world->fixture, at + 4, (uint32_t)(value >> 32));
}

static inline void put_record(const struct world *world, unsigned socket, unsigned at, uint64_t shape, uint64_t address,
			      unsigned type, unsigned id)
{
	uint64_t place = TABLE(socket) + (uint64_t)at * STRIDE;

	put_qword(world, place, shape);
	put_qword(world, place + 8, address);
	put_qword(world, place + 16, type | (uint64_t)id << 16);
}

/* Four counters of 48 bits, two behind the address the controls and eight behind it the counters; MSRs. */
static const uint64_t msr_shape = 4 | 2 << 8 | 48 << 16 | UINT64_C(8) << 24;

/* The function that leads to the table: another capability in front, then the one that counts. */
static inline void put_portal(const struct world *world, unsigned bus, uint64_t table)
{
	fixture_function(&world->fixture, 0, bus, 3, 1, 0x8086, 0x09a7);
	fixture_dword(&world->fixture, 0, bus, 3, 1, 0x100, 0x1481000b);
	fixture_dword(&world->fixture, 0, bus, 3, 1, 0x148, 0x00010023);
	fixture_dword(&world->fixture, 0, bus, 3, 1, 0x150, 0x00010001);
	fixture_dword(&world->fixture, 0, bus, 3, 1, 0x154, 0x00000002);
	fixture_dword(&world->fixture, 0, bus, 3, 1, 0x18, (uint32_t)table | 0xc);
	fixture_dword(&world->fixture, 0, bus, 3, 1, 0x1c, (uint32_t)(table >> 32));
}

static inline void put_socket(const struct world *world, unsigned socket)
{
	unsigned bus = 0x7e + 0x80 * socket;

	fixture_function(&world->fixture, 0, bus, 0, 0, 0x8086, 0x3250);
	fixture_dword(&world->fixture, 0, bus, 0, 0, 0xc0, socket);
	fixture_dword(&world->fixture, 0, bus, 0, 0, 0xd4, fixture_entry(1, 1));
	put_portal(world, OTHER_BUS(socket), TABLE(socket));
	fixture_number(&world->fixture, socket, "/sys/bus/pci/devices/0000:%02x:03.1/numa_node", OTHER_BUS(socket));
	fixture_text(&world->fixture, socket == 0 ? "0-1,4-5\n" : "2-3,6-7\n",
		     "/sys/devices/system/node/node%u/cpulist", socket);
	put_qword(world, TABLE(socket), 2 << 16 | 3 << 8);
	put_record(world, socket, 1, UINT64_MAX, UINT64_MAX, 0xffff, 0xffff);
	put_record(world, socket, 2, msr_shape, UNIT_MSR + 0x10 * socket, 4, 0);
}

static inline void begin(struct world *world)
{
	double_begin(&world->fake, &world->fixture);
	fixture_cpuinfo(&world->fixture, "GenuineIntel", 6, 0x8f, 8);
	for (unsigned socket = 0; socket < 2; socket++)
		put_socket(world, socket);
	fixture_text(&world->fixture, iomem_text, "/proc/iomem");
	memory_dword(&world->fixture, TABLE(2), 0);
	world->machine = NULL;
}

/* The machine looks at its files from now on. */
static inline void open_now(struct world *world)
{
	world->machine = double_machine(&world->fake, plain);
	assert_int_equal(world->machine->socket_count, 2);
	double_reset(&world->fake);
}

static inline void end(struct world *world)
{
	double_end(&world->fake, world->machine);
}

static inline struct uncore_address at(const struct world *world, const char *name, unsigned index)
{
	return fixture_address(world->machine, "pcu", name, 0, index);
}

static inline enum uncore_presence presence_of(const struct world *world, unsigned socket, const char *name,
					       unsigned instance)
{
	enum uncore_presence presence;
	uint16_t box;

	assert_int_equal(uncore_find_box(world->machine->tables, name, &box), 0);
	assert_int_equal(uncore_machine_presence(world->machine, socket, box, (uint16_t)instance, &presence), 0);
	uncore_fault_clear(world->machine->fault);
	return presence;
}

/* Neither a read nor a write of the unit on socket 0 is made, and both say why. */
static inline void expect_refusal(struct world *world, int code, const char *text)
{
	uint64_t value;

	open_now(world);
	assert_int_equal(read_one(world->machine, 0, at(world, "ctl", 1), &value), code);
	expect_text(world->machine, code, text);
	assert_int_equal(write_one(world->machine, 0, at(world, "ctl", 1), 1), code);
	assert_int_equal(world->fake.msr_reads + world->fake.writes + world->fake.write_maps, 0);
	end(world);
}

#endif
