/* SPDX-License-Identifier: MIT */
/* Declares where windows of memory are, as far as the tables say (window.c). Not installed. */
#ifndef RUNTIME_CORE_WINDOW_H
#define RUNTIME_CORE_WINDOW_H

#include <stdint.h>

#include "uncore/tables.h"
#include "uncore/uncore.h"

/* A field that holds some bits of the address of a window. */
struct window_part {
	struct uncore_register reg;
	const struct uncore_field_row *field;
	unsigned shift; /* which bit of the address the field's lowest bit is */
};

/* Part number at, below parts.count of the row in windows[], for an instance of the window's box. */
struct window_part window_part(const struct uncore_tables *tables, unsigned window, unsigned instance, unsigned at);
/* The bits of the address that the part holds, where its register has the value raw. */
uint64_t window_bits(const struct window_part *part, uint64_t raw);
/* Bytes from the sum of the parts to the window. */
uint32_t window_offset(const struct uncore_tables *tables, unsigned window, unsigned instance);

#endif
