/* SPDX-License-Identifier: MIT */
/*
 * Reads and writes registers through a table of operations. A provider of registers (a Linux machine, the simulator, a
 * recording, your own code) fills in the table. Users of registers call uncore_io_read() and uncore_io_write().
 */
#ifndef UNCORE_IO_H
#define UNCORE_IO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/error.h"
#include "uncore/tables.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

#define UNCORE_NO_PLACE UINT8_C(0xff)

/*
 * The address of a register in a unit. A unit is a socket or, for boxes of CPU scope, a logical CPU. A PCI function is
 * found by device, function and ID, or by its ID alone. Where a window of memory is, only the machine knows.
 */
struct uncore_address {
	enum uncore_space space;
	enum uncore_scope scope; /* whether the unit number of an access is that of a socket or of a logical CPU */
	uint32_t number;    /* the MSR's number, or the byte in PCI configuration space; in a window the byte or MSR */
	uint16_t device_id; /* PCI only; 0 if no source gives it */
	uint8_t device;     /* PCI only: 0..31 on the socket's uncore bus, or UNCORE_NO_PLACE */
	uint8_t function;   /* PCI only: 0..7, or UNCORE_NO_PLACE */
	uint8_t width;      /* of the access, in bits: 32 or 64 */
	/*
	 * PCI by ID alone: which of the unit's functions with that ID, counted from 0 in the order of bus, device and
	 * function
	 */
	uint8_t nth;
	/*
	 * PCI, 64 bits: 1 where a write must go to the high half first, because the low one acts on what the high
	 * one holds
	 */
	uint8_t high_first;
	uint8_t bus;       /* PCI only: which of the socket's buses, as the platform's tables number them */
	uint16_t window;   /* in memory, or in a unit that is found: index in windows[] */
	uint16_t instance; /* there: of the window's box */
};

/* Room for the text of any address. */
#define UNCORE_ADDRESS_TEXT 128

/*
 * Writes an address of a platform as every command prints and takes it, in hexadecimal:
 *   "MSR 0xd10"
 *   "PCI 10.4+0xd8"         device, function, byte
 *   "PCI bus2:0a.2+0xd8"    on another bus, by the tables' number
 *   "PCI 8086:2066+0xd8"    of a function that only its ID names
 *   "PCI 8086:2066:1+0xd8"  of the second function with this ID
 *   "MMIO imc3.channel+0x8" in a window of an instance of a box: byte
 *   "FOUND mdf7.controls+0x1" in a unit that a table lists: byte or MSR
 * Without tables (NULL) windows have numbers, as in "MMIO 0.3+0x8". Returns text.
 */
char *uncore_address_text(const struct uncore_tables *tables, const struct uncore_address *address,
			  char text[UNCORE_ADDRESS_TEXT]);

/* Returns whether the address names a PCI function by its ID alone. */
static inline bool uncore_is_by_id(const struct uncore_address *address)
{
	return address->space == UNCORE_SPACE_PCI &&
	       (address->device == UNCORE_NO_PLACE || address->function == UNCORE_NO_PLACE);
}

/* Returns whether the address is one in a window: of memory, or of a unit that is found. */
static inline bool uncore_is_in_window(const struct uncore_address *address)
{
	return address->space == UNCORE_SPACE_MMIO || address->space == UNCORE_SPACE_FOUND;
}

/*
 * Orders addresses by space, scope, place and number. The place is a PCI function with its bus, or a window with its
 * instance. Returns 0 if both are of one register, whatever the widths of the accesses; else -1 or 1.
 */
int uncore_compare_addresses(const struct uncore_address *a, const struct uncore_address *b);

/* A register to read, and the result. */
struct uncore_io_item {
	struct uncore_address address;
	uint64_t value; /* 0 after a failure */
	int result;     /* 0 or an uncore_error */
};

/*
 * What a provider of registers implements. read and write access the whole width of the address, or fail and change
 * nothing. They return 0, NODEV if the unit has no such register, WIDTH, DENIED or IO. A 64-bit register in PCI space
 * is two dwords, the low one at the lower offset. An implementation that must read them one after the other makes sure
 * that they belong together.
 *
 * read_list may be NULL. It reads many registers of one unit in as few system calls as it can and sets value and result
 * of each item. Items sorted by function and number need the fewest calls. The halves of a 64-bit register in PCI space
 * may not belong together; the low half is the older one. A caller that knows the previous count reads again if the
 * high half has changed.
 */
struct uncore_io_ops {
	int (*read)(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value);
	int (*write)(void *context, unsigned unit, const struct uncore_address *address, uint64_t value);
	void (*read_list)(void *context, unsigned unit, struct uncore_io_item *items, size_t count);
};

struct uncore_io {
	const struct uncore_io_ops *ops;
	void *context;
};

/*
 * Reads a register of a unit. Returns 0; an error of the provider; ARGUMENT if io has no operations; NOADDR or NOPLACE
 * if the address is incomplete; WIDTH if its width is neither 32 nor 64.
 */
UNCORE_MUST_CHECK int uncore_io_read(const struct uncore_io *io, unsigned unit, const struct uncore_address *address,
				     uint64_t *value);
/*
 * Writes a register of a unit. Returns the errors of uncore_io_read(), and RANGE if the value is wider than the
 * address.
 */
UNCORE_MUST_CHECK int uncore_io_write(const struct uncore_io *io, unsigned unit, const struct uncore_address *address,
				      uint64_t value);

/*
 * Reads each item, with read_list if io has it. Returns 0 or, if io has no operations, ARGUMENT; item.result says
 * whether that item could be read.
 */
UNCORE_MUST_CHECK int uncore_io_read_list(const struct uncore_io *io, unsigned unit, struct uncore_io_item *items,
					  size_t count);

/* One access and its result. */
struct uncore_io_access {
	struct uncore_address address;
	unsigned unit;
	bool is_write;
	int result;     /* 0 or an uncore_error */
	uint64_t value; /* written or read; 0 after a failed read */
};

typedef void uncore_io_record(void *context, const struct uncore_io_access *access);

/* Passes every access on to next and then calls record. It must outlive every uncore_io made from it. */
struct uncore_io_recorder {
	struct uncore_io next;
	uncore_io_record *record;
	void *context;
};

/* An io that makes its accesses through the recorder, which stays the caller's. */
struct uncore_io uncore_io_recording(struct uncore_io_recorder *recorder);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
