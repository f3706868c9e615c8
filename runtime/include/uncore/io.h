/* SPDX-License-Identifier: MIT */
/*
 * Access to registers, as a table of operations. A provider of registers (a Linux machine, the simulator, a recording)
 * fills in the table; a user of registers calls uncore_io_read() and uncore_io_write().
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
 * The place of a register in a unit: a unit is a socket or, for boxes of that scope, a logical CPU. A PCI
 * function is found by device, function and ID, or by its ID alone.
 */
struct uncore_address {
	enum uncore_space space;
	enum uncore_scope scope; /* what the unit number of an access counts: sockets or logical CPUs */
	uint32_t number;         /* MSR number, or byte offset in PCI configuration space */
	uint16_t device_id;      /* PCI only; 0 where no source gives it */
	uint8_t device;          /* PCI only: 0..31 on the socket's uncore bus, else UNCORE_NO_PLACE */
	uint8_t function;        /* PCI only: 0..7, else UNCORE_NO_PLACE */
	uint8_t width;           /* bits: 32 or 64 */
	/*
	 * PCI by ID alone: which of the unit's functions with the ID, in the order of bus, device and function, from 0
	 */
	uint8_t nth;
	/* PCI, 64 bits: 1 where a write must go to the high half first, lest the low one act on what stood there */
	uint8_t high_first;
};

/* Whether the address names the PCI function by its ID alone. */
static inline bool uncore_is_by_id(const struct uncore_address *address)
{
	return address->space == UNCORE_SPACE_PCI &&
	       (address->device == UNCORE_NO_PLACE || address->function == UNCORE_NO_PLACE);
}

/* A total order: space, scope, function, number; 0: both are of one register, whatever the widths of the accesses. */
int uncore_compare_addresses(const struct uncore_address *a, const struct uncore_address *b);

/* A register to read, and what came of it. */
struct uncore_io_item {
	struct uncore_address address;
	uint64_t value; /* 0 after a failure */
	int result;     /* 0 or an uncore_error */
};

/*
 * Read and write access the whole width of the address, or fail and change nothing, and return 0 or an uncore_error:
 * NODEV where the unit has no such register, WIDTH, DENIED, IO. A 64-bit register in PCI space is two dwords, the low
 * one at the lower offset; an implementation that must read them apart makes sure that they belong together.
 *
 * read_list is optional: it reads many registers of one unit in as few system calls as it can, which items in the order
 * of place and number make easy. It sets value and result of each item. The halves of a 64-bit register in PCI space
 * may be torn, the low half being the older one: the caller who knows the counts of before reads again where the high
 * half moved.
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

/* ARGUMENT without operations; NOADDR or NOPLACE for an address that is none; WIDTH unless it has 32 or 64 bits. */
UNCORE_MUST_CHECK int uncore_io_read(const struct uncore_io *io, unsigned unit, const struct uncore_address *address,
				     uint64_t *value);
/* The same, and RANGE for a value that is wider than the address. */
UNCORE_MUST_CHECK int uncore_io_write(const struct uncore_io *io, unsigned unit, const struct uncore_address *address,
				      uint64_t value);

/* Reads each item, in one call where io can; ARGUMENT without operations, else 0: the items tell. */
UNCORE_MUST_CHECK int uncore_io_read_list(const struct uncore_io *io, unsigned unit, struct uncore_io_item *items,
					  size_t count);

/* One access, as it went. */
struct uncore_io_access {
	struct uncore_address address;
	unsigned unit;
	bool is_write;
	int result;     /* 0 or an uncore_error */
	uint64_t value; /* written, or read; 0 after a failed read */
};

typedef void uncore_io_record(void *context, const struct uncore_io_access *access);

/* Passes every access on, then tells of it. The caller keeps it for as long as the handle made from it is used. */
struct uncore_io_recorder {
	struct uncore_io next;
	uncore_io_record *record;
	void *context;
};

struct uncore_io uncore_io_recording(struct uncore_io_recorder *recorder);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
