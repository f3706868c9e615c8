/* SPDX-License-Identifier: MIT */
/*
 * Gives a machine of plain files configuration space in memory: ACPI's table MCFG, /proc/iomem, and a /dev/mem with
 * holes. Layouts are written from the PCI Firmware Specification and from what Linux prints.
 */
#ifndef TESTS_MEMORY_FIXTURE_H
#define TESTS_MEMORY_FIXTURE_H

#include <dirent.h>
#include <fcntl.h>

#include "linux_fixture.h"

#define MEMORY_BASE UINT64_C(0x80000000)
#define MEMORY_TABLE "/sys/firmware/acpi/tables/MCFG"
#define MEMORY_ROOM (44 + 16 * 300)

struct memory_entry {
	uint64_t base; /* of bus 0 */
	uint16_t segment;
	uint8_t first, last;
};

static const struct memory_entry memory_all = { MEMORY_BASE, 0, 0, 255 };

static inline void memory_sum(uint8_t *table, size_t count)
{
	uint8_t sum = 0;

	table[9] = 0;
	for (size_t at = 0; at < count; at++)
		sum = (uint8_t)(sum + table[at]);
	table[9] = (uint8_t)-sum;
}

/* Returns how many bytes the table has. */
static inline size_t memory_table(uint8_t *table, const struct memory_entry *entries, size_t count)
{
	size_t length = 44 + 16 * count;

	memset(table, 0, length);
	memcpy(table, "MCFG", 4);
	table[4] = (uint8_t)length;
	table[5] = (uint8_t)(length >> 8);
	table[8] = 1;
	memcpy(table + 10, "MADEUPTHETABLE..", 16);
	for (size_t at = 0; at < count; at++) {
		uint8_t *entry = table + 44 + 16 * at;

		for (unsigned byte = 0; byte < 8; byte++)
			entry[byte] = (uint8_t)(entries[at].base >> 8 * byte);
		entry[8] = (uint8_t)entries[at].segment;
		entry[9] = (uint8_t)(entries[at].segment >> 8);
		entry[10] = entries[at].first;
		entry[11] = entries[at].last;
	}
	memory_sum(table, length);
	return length;
}

static inline void memory_put(const struct fixture *fixture, uint64_t at, const void *bytes, size_t count)
{
	char path[128];
	int file;

	snprintf(path, sizeof(path), "%s/dev", fixture->root);
	(void)mkdir(path, 0700);
	strcat(path, "/mem");
	file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	assert_true(file >= 0);
	assert_int_equal(pwrite(file, bytes, count, (off_t)at), (ssize_t)count);
	assert_int_equal(close(file), 0);
}

static inline void memory_dword(const struct fixture *fixture, uint64_t at, uint32_t value)
{
	uint8_t bytes[4] = { (uint8_t)value, (uint8_t)(value >> 8), (uint8_t)(value >> 16), (uint8_t)(value >> 24) };

	memory_put(fixture, at, bytes, sizeof(bytes));
}

/* Where a byte of a function is, from the specification of PCI Express. */
static inline uint64_t memory_of(uint64_t base, unsigned bus, unsigned device, unsigned function, unsigned offset)
{
	return base + ((uint64_t)bus << 20) + ((uint64_t)device << 15) + ((uint64_t)function << 12) + offset;
}

/* Copies the functions of an entry from their files to memory, whose other bytes are those of a missing function. */
static inline void memory_show(const struct fixture *fixture, const struct memory_entry *entry)
{
	char path[400];
	const struct dirent *each;
	DIR *devices;

	snprintf(path, sizeof(path), "%s/sys/bus/pci/devices", fixture->root);
	devices = opendir(path);
	assert_non_null(devices);
	memory_dword(fixture, memory_of(entry->base, entry->last + 1u, 0, 0, 0), UINT32_MAX);
	while ((each = readdir(devices)) != NULL) {
		unsigned domain, bus, device, function;
		uint8_t bytes[CONFIG_BYTES];
		FILE *file;

		if (sscanf(each->d_name, "%x:%x:%x.%x", &domain, &bus, &device, &function) != 4 ||
		    domain != entry->segment || bus < entry->first || bus > entry->last)
			continue;
		snprintf(path, sizeof(path), "%s/sys/bus/pci/devices/%s/config", fixture->root, each->d_name);
		file = fopen(path, "rb");
		assert_non_null(file);
		assert_int_equal(fread(bytes, 1, sizeof(bytes), file), sizeof(bytes));
		assert_int_equal(fclose(file), 0);
		memory_put(fixture, memory_of(entry->base, bus, device, function, 0), bytes, sizeof(bytes));
	}
	assert_int_equal(closedir(devices), 0);
}

/* All buses of domain 0, as Linux 6.1 shows them. */
static inline void memory_begin(const struct fixture *fixture)
{
	uint8_t table[MEMORY_ROOM];

	fixture_write(fixture, table, memory_table(table, &memory_all, 1), MEMORY_TABLE);
	fixture_text(fixture,
		     "00000000-00000fff : Reserved\n00001000-0009ffff : System RAM\n"
		     "7fe00000-7fffffff : Reserved\n80000000-8fffffff : PCI MMCONFIG 0000 [bus 00-ff]\n"
		     "  80000000-8fffffff : Reserved\n100000000-107fffffff : System RAM\n",
		     "/proc/iomem");
	memory_show(fixture, &memory_all);
}

#endif
