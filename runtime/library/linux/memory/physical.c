/* SPDX-License-Identifier: MIT */
/*
 * Reads and writes physical memory, a register in one access. A page is mapped when it is first used, for reading; the
 * first write maps it again. A simulated machine has no memory, but a file that takes one register at a time.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>

#include "linux/file.h"
#include "linux/memory/pages.h"
#include "linux/memory/window.h"
#include "linux/pci.h"

#define MEMORY "/sys/kernel/uncore_sim/memory"
#define READS 8 /* tries to read a high half that changes meanwhile: it does so every 2^32 counts */

/* ---- a simulated machine's file ---- */

static int open_file(struct linux_host *host, char *path)
{
	host_path(host, path, MEMORY);
	if (host->memory_fd < 0)
		host->memory_fd = open_rw(host, path, &host->memory_refused);
	if (host->memory_fd >= 0)
		return 0;
	return uncore_fault_set(&host->fault, access_code(host->memory_fd), "%s: cannot open: %s", path,
				errno_text(host->memory_fd));
}

static int failed(struct linux_host *host, const char *path, bool write, uint64_t at, int64_t error, unsigned bytes)
{
	const char *doing = write ? "write" : "read";

	if (error >= 0)
		return uncore_fault_set(&host->fault, UNCORE_E_IO, "%s: %s of 0x%llx took %d of %u bytes", path, doing,
					(unsigned long long)at, (int)error, bytes);
	return uncore_fault_set(&host->fault, errno_code(error), "%s: cannot %s 0x%llx: %s%s", path, doing,
				(unsigned long long)at, errno_text(error),
				write && host->memory_refused != 0 ? "; the file can only be opened for reading" : "");
}

static int read_file(struct linux_host *host, uint64_t at, unsigned count, uint64_t *value)
{
	char path[PATH_ROOM];
	uint8_t bytes[8];
	int64_t got;
	int result = open_file(host, path);

	if (result != 0)
		return result;
	got = host->sys.pread(host->sys.context, host->memory_fd, bytes, count, at);
	if (got != (int64_t)count)
		return failed(host, path, false, at, got, count);
	*value = 0;
	for (unsigned byte = 0; byte < count; byte++)
		*value |= (uint64_t)bytes[byte] << 8 * byte;
	return 0;
}

static int write_file(struct linux_host *host, uint64_t at, unsigned count, uint64_t value)
{
	char path[PATH_ROOM];
	uint8_t bytes[8];
	int64_t put;
	int result = open_file(host, path);

	if (result != 0)
		return result;
	for (unsigned byte = 0; byte < count; byte++)
		bytes[byte] = (uint8_t)(value >> 8 * byte);
	put = host->memory_refused;
	if (put == 0)
		put = host->sys.pwrite(host->sys.context, host->memory_fd, bytes, count, at);
	return put == (int64_t)count ? 0 : failed(host, path, true, at, put, count);
}

/* ---- pages ---- */

/* Finds the page, or makes room for it: it maps nothing yet then. */
static struct mapped_page *page_at(struct linux_host *host, uint64_t address)
{
	struct mapped_page *grown;
	size_t room = 2 * host->page_room + 16;

	for (size_t at = 0; at < host->page_count; at++) {
		if (host->pages[at].address == address)
			return &host->pages[at];
	}
	if (host->page_count == host->page_room) {
		grown = (struct mapped_page *)realloc(host->pages, room * sizeof(*grown));
		if (grown == NULL)
			return NULL;
		host->pages = grown;
		host->page_room = room;
	}
	host->pages[host->page_count] = (struct mapped_page){ address, NULL, false };
	return &host->pages[host->page_count++];
}

/* Maps the page, for writing too if that is wanted. After a failure it is as it was. */
static int map_again(struct linux_host *host, struct mapped_page *page, bool write)
{
	int memory = open_memory(host, write), result;
	void *at;

	if (memory < 0)
		return memory;
	result = map_page(host, memory, page->address, write, &at);
	(void)host->sys.close(host->sys.context, memory);
	if (result != 0)
		return result;
	if (page->at != NULL)
		unmap_page(host, page->at);
	page->at = at;
	page->is_writable = write;
	return 0;
}

/* Returns 0 and where the byte is in this program. */
static int use_page(struct linux_host *host, uint64_t address, bool write, volatile uint8_t **byte)
{
	uint64_t within = address % PAGE_BYTES;
	struct mapped_page *page = page_at(host, address - within);
	int result = 0;

	if (page == NULL)
		return uncore_fault_set(&host->fault, UNCORE_E_NOMEM, "out of memory for a page of registers");
	if (page->at == NULL || (write && !page->is_writable))
		result = map_again(host, page, write);
	if (result == 0)
		*byte = (volatile uint8_t *)page->at + within;
	return result;
}

static int map_page_of(struct linux_host *host, int file, uint64_t address, uint64_t offset)
{
	struct mapped_page *page = page_at(host, address);

	if (page == NULL)
		return -ENOMEM;
	return page->at != NULL ? 0 : host->sys.map(host->sys.context, file, offset, PAGE_BYTES, &page->at);
}

/* Page 0 of the kernel's file has the first byte of the BAR (drivers/pci/pci-sysfs.c, pci_mmap_resource()). */
int map_bar(struct linux_host *host, const struct bar *bar, uint64_t address, size_t bytes)
{
	const uint64_t rest = PAGE_BYTES - 1;
	char path[PATH_ROOM], name[16];
	int file, result = 0;

	(void)snprintf(name, sizeof(name), "resource%u", bar->number);
	pci_path(host, bar->place, name, path);
	file = host->sys.open(host->sys.context, path, O_RDONLY | O_SYNC);
	if (file < 0)
		return file;
	for (uint64_t page = address & ~rest; page < address + bytes && result == 0; page += PAGE_BYTES)
		result = map_page_of(host, file, page, page - (bar->address & ~rest));
	(void)host->sys.close(host->sys.context, file);
	return result;
}

void unmap_windows(struct linux_host *host)
{
	for (size_t at = 0; at < host->page_count; at++) {
		if (host->pages[at].at != NULL)
			unmap_page(host, host->pages[at].at);
	}
	free(host->pages);
	free(host->windows);
	host->pages = NULL;
	host->windows = NULL;
	host->page_count = host->page_room = 0;
}

/* ---- one access. Devices have the low byte first, as x86 has. ---- */

#define IS_SWAPPED (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__)
#define HAS_QWORDS (sizeof(void *) == 8) /* else the compiler makes two accesses of one, in any order */

static uint32_t load_dword(const volatile uint8_t *byte)
{
	uint32_t value = *(const volatile uint32_t *)(const volatile void *)byte;

	return IS_SWAPPED ? __builtin_bswap32(value) : value;
}

static void store_dword(volatile uint8_t *byte, uint32_t value)
{
	*(volatile uint32_t *)(volatile void *)byte = IS_SWAPPED ? __builtin_bswap32(value) : value;
}

static uint64_t load_qword(const volatile uint8_t *byte)
{
	uint64_t value = *(const volatile uint64_t *)(const volatile void *)byte;

	return IS_SWAPPED ? __builtin_bswap64(value) : value;
}

/* Reads the high half before and after the low one. If both are equal, they belong to the low half. */
static bool load_halves(const volatile uint8_t *byte, uint64_t *value)
{
	for (unsigned reads = 0; reads < READS; reads++) {
		uint32_t before = load_dword(byte + 4), low = load_dword(byte);

		*value = (uint64_t)before << 32 | low;
		if (load_dword(byte + 4) == before)
			return true;
	}
	return false;
}

int physical_read(struct linux_host *host, uint64_t at, unsigned width, uint64_t *value)
{
	volatile uint8_t *byte;
	int result;

	if (host->machine.is_simulated)
		return read_file(host, at, width / 8, value);
	result = use_page(host, at, false, &byte);
	if (result != 0)
		return result;
	if (width == 32)
		*value = load_dword(byte);
	else if (HAS_QWORDS)
		*value = load_qword(byte);
	else if (!load_halves(byte, value))
		return uncore_fault_set(&host->fault, UNCORE_E_IO,
					"the high half at 0x%llx changed at each of %d reads",
					(unsigned long long)at + 4, READS);
	return 0;
}

/* Without 64-bit stores Linux writes the low half first (include/linux/io-64-nonatomic-lo-hi.h, for these drivers). */
int physical_write(struct linux_host *host, uint64_t at, unsigned width, uint64_t value)
{
	volatile uint8_t *byte;
	int result;

	if (host->machine.is_simulated)
		return write_file(host, at, width / 8, value);
	result = use_page(host, at, true, &byte);
	if (result != 0)
		return result;
	if (width == 64 && HAS_QWORDS) {
		*(volatile uint64_t *)(volatile void *)byte = IS_SWAPPED ? __builtin_bswap64(value) : value;
		return 0;
	}
	store_dword(byte, (uint32_t)value);
	if (width == 64)
		store_dword(byte + 4, (uint32_t)(value >> 32));
	return 0;
}
