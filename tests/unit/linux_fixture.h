/* SPDX-License-Identifier: MIT */
/*
 * Builds a machine from plain files in a temporary folder: /proc/cpuinfo, CPUs and PCI functions, as the kernel shows
 * them. The values are those of an Ivy Bridge-EP with two or more sockets. They were written by hand here, not taken
 * from the tables.
 */
#ifndef TESTS_LINUX_FIXTURE_H
#define TESTS_LINUX_FIXTURE_H

#include <ftw.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "uncore/linux.h"
#include "uncore/uncore.h"

#define CONFIG_BYTES 4096
#define NODE_DEVICE 0x0e1e

struct fixture {
	char root[64];
	struct uncore_fault fault;
};

static inline void fixture_begin(struct fixture *fixture)
{
	memset(fixture, 0, sizeof(*fixture));
	strcpy(fixture->root, "/tmp/uncore-linux-XXXXXX");
	assert_non_null(mkdtemp(fixture->root));
}

static inline int fixture_remove(const char *path, const struct stat *status, int kind, struct FTW *place)
{
	(void)status;
	(void)kind;
	(void)place;
	return remove(path);
}

static inline void fixture_end(struct fixture *fixture)
{
	assert_int_equal(nftw(fixture->root, fixture_remove, 16, FTW_DEPTH | FTW_PHYS), 0);
}

static inline void fixture_path(const struct fixture *fixture, char *path, const char *format, va_list arguments)
{
	size_t length = strlen(fixture->root);

	memcpy(path, fixture->root, length);
	vsnprintf(path + length, 256 - length, format, arguments);
}

static inline void fixture_write(const struct fixture *fixture, const void *bytes, size_t count, const char *format,
				 ...)
{
	char path[256];
	va_list arguments;
	FILE *file;

	va_start(arguments, format);
	fixture_path(fixture, path, format, arguments);
	va_end(arguments);
	for (char *slash = strchr(path + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
		*slash = '\0';
		(void)mkdir(path, 0700);
		*slash = '/';
	}
	file = fopen(path, "wb");
	assert_non_null(file);
	assert_int_equal(fwrite(bytes, 1, count, file), count);
	assert_int_equal(fclose(file), 0);
}

static inline void fixture_text(const struct fixture *fixture, const char *text, const char *format, ...)
{
	char name[200];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(name, sizeof(name), format, arguments);
	va_end(arguments);
	fixture_write(fixture, text, strlen(text), "%s", name);
}

static inline void fixture_number(const struct fixture *fixture, long number, const char *format, ...)
{
	char name[200], text[32];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(name, sizeof(name), format, arguments);
	va_end(arguments);
	snprintf(text, sizeof(text), "%ld\n", number);
	fixture_text(fixture, text, "%s", name);
}

static inline void fixture_delete(const struct fixture *fixture, const char *format, ...)
{
	char path[256];
	va_list arguments;

	va_start(arguments, format);
	fixture_path(fixture, path, format, arguments);
	va_end(arguments);
	assert_int_equal(remove(path), 0);
}

/* ---- the processor ---- */

static inline void fixture_cpuinfo(const struct fixture *fixture, const char *vendor, unsigned family, unsigned model,
				   unsigned stepping)
{
	char text[512];

	snprintf(text, sizeof(text),
		 "processor\t: 0\nvendor_id\t: %s\ncpu family\t: %u\nmodel\t\t: %u\n"
		 "model name\t: Some 12 core CPU @ 2.70GHz\nstepping\t: %u\nmicrocode\t: 0x42e\n\n"
		 "processor\t: 1\nvendor_id\t: Other\ncpu family\t: 1\nmodel\t\t: 2\nstepping\t: 3\n\n",
		 vendor, family, model, stepping);
	fixture_text(fixture, text, "/proc/cpuinfo");
}

static inline void fixture_cpu(const struct fixture *fixture, unsigned cpu, int package, unsigned core)
{
	fixture_number(fixture, package, "/sys/devices/system/cpu/cpu%u/topology/physical_package_id", cpu);
	fixture_number(fixture, core, "/sys/devices/system/cpu/cpu%u/topology/core_id", cpu);
	fixture_number(fixture, 0, "/sys/devices/system/cpu/cpu%u/topology/die_id", cpu);
}

static inline void fixture_lists(const struct fixture *fixture, const char *possible, const char *online)
{
	fixture_text(fixture, possible, "/sys/devices/system/cpu/possible");
	fixture_text(fixture, possible, "/sys/devices/system/cpu/present");
	fixture_text(fixture, online, "/sys/devices/system/cpu/online");
}

/* ---- PCI ---- */

static inline void fixture_function(const struct fixture *fixture, unsigned domain, unsigned bus, unsigned device,
				    unsigned function, unsigned vendor, unsigned id)
{
	uint8_t config[CONFIG_BYTES] = { (uint8_t)vendor, (uint8_t)(vendor >> 8), (uint8_t)id, (uint8_t)(id >> 8) };
	char folder[64], text[16];

	snprintf(folder, sizeof(folder), "/sys/bus/pci/devices/%04x:%02x:%02x.%x", domain, bus, device, function);
	fixture_write(fixture, config, sizeof(config), "%s/config", folder);
	snprintf(text, sizeof(text), "0x%04x\n", vendor);
	fixture_text(fixture, text, "%s/vendor", folder);
	snprintf(text, sizeof(text), "0x%04x\n", id);
	fixture_text(fixture, text, "%s/device", folder);
}

static inline void fixture_dword(const struct fixture *fixture, unsigned domain, unsigned bus, unsigned device,
				 unsigned function, unsigned offset, uint32_t value)
{
	uint8_t bytes[4] = { (uint8_t)value, (uint8_t)(value >> 8), (uint8_t)(value >> 16), (uint8_t)(value >> 24) };
	char path[200];
	FILE *file;

	snprintf(path, sizeof(path), "%s/sys/bus/pci/devices/%04x:%02x:%02x.%x/config", fixture->root, domain, bus,
		 device, function);
	file = fopen(path, "r+b");
	assert_non_null(file);
	assert_int_equal(fseek(file, (long)offset, SEEK_SET), 0);
	assert_int_equal(fwrite(bytes, 1, 4, file), 4);
	assert_int_equal(fclose(file), 0);
}

/* Entry i of a node map is 3 bits wide. */
static inline uint32_t fixture_entry(unsigned package, unsigned node)
{
	return (uint32_t)node << 3 * package;
}

static inline void fixture_node(const struct fixture *fixture, unsigned domain, unsigned bus, unsigned node,
				uint32_t map)
{
	fixture_function(fixture, domain, bus, 11, 0, 0x8086, NODE_DEVICE);
	fixture_dword(fixture, domain, bus, 11, 0, 0x40, 0xabcdef00u | node);
	fixture_dword(fixture, domain, bus, 11, 0, 0x54, map);
}

/* Creates the functions of one socket: those on its uncore bus, and the IRP's on its I/O bus. */
static inline void fixture_socket(const struct fixture *fixture, unsigned domain, unsigned io_bus, unsigned bus)
{
	static const struct {
		uint8_t device, function;
		uint16_t id;
	} all[] = { { 8, 0, 0xe80 },  { 8, 2, 0xe32 },  { 8, 6, 0xe86 },  { 9, 2, 0xe33 },  { 9, 6, 0xe96 },
		    { 14, 1, 0xe30 }, { 16, 0, 0xeb0 }, { 16, 1, 0xeb1 }, { 16, 4, 0xeb4 }, { 16, 5, 0xeb5 },
		    { 18, 5, 0xe3e }, { 19, 1, 0xe34 }, { 19, 5, 0xe36 }, { 19, 6, 0xe37 }, { 24, 2, 0xe3a },
		    { 24, 6, 0xe99 }, { 28, 1, 0xe38 }, { 30, 0, 0xef0 }, { 30, 1, 0xef1 }, { 30, 4, 0xef4 },
		    { 30, 5, 0xef5 } };

	fixture_function(fixture, domain, io_bus, 0, 0, 0x8086, 0xe00);
	fixture_function(fixture, domain, io_bus, 5, 6, 0x8086, 0xe39);
	for (size_t at = 0; at < sizeof(all) / sizeof(all[0]); at++)
		fixture_function(fixture, domain, bus, all[at].device, all[at].function, 0x8086, all[at].id);
}

/* Creates two sockets of two cores with two threads each. Nodes and packages have the same order. */
static inline void fixture_two_sockets(const struct fixture *fixture)
{
	fixture_cpuinfo(fixture, "GenuineIntel", 6, 62, 4);
	fixture_lists(fixture, "0-7\n", "0-7\n");
	for (unsigned cpu = 0; cpu < 8; cpu++)
		fixture_cpu(fixture, cpu, (int)cpu % 4 / 2, cpu % 2);
	for (unsigned socket = 0; socket < 2; socket++) {
		fixture_socket(fixture, 0, 0x40 * socket, 0x3f + 0x40 * socket);
		fixture_node(fixture, 0, 0x3f + 0x40 * socket, socket, fixture_entry(1, 1));
	}
}

/* ---- the machine ---- */

static inline int fixture_open(struct fixture *fixture, struct uncore_machine **machine)
{
	struct uncore_linux_options options = { .size = sizeof(options), .root = fixture->root };

	uncore_fault_clear(&fixture->fault);
	return uncore_linux_open(&options, machine, &fixture->fault);
}

static inline struct uncore_machine *fixture_machine(struct fixture *fixture)
{
	struct uncore_machine *machine = NULL;
	int result = fixture_open(fixture, &machine);

	assert_string_equal(fixture->fault.text, "");
	assert_int_equal(result, 0);
	assert_non_null(machine);
	return machine;
}

/* Returns the address of a register, found by its names in the spec. */
static inline struct uncore_address fixture_address(const struct uncore_machine *machine, const char *box,
						    const char *name, unsigned instance, unsigned index)
{
	struct uncore_address address;
	struct uncore_register reg;
	uint16_t row;

	assert_int_equal(uncore_find_box(machine->tables, box, &row), 0);
	assert_int_equal(uncore_find_register(machine->tables, row, name, &reg), 0);
	reg.instance = (uint16_t)instance;
	reg.index = (uint16_t)index;
	assert_int_equal(uncore_register_address(machine->tables, &reg, &address), 0);
	return address;
}

#endif
