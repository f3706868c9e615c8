/* SPDX-License-Identifier: MIT */
/* Reads many MSRs in one of msr-safe's batch requests. */
#ifndef RUNTIME_LINUX_BATCH_H
#define RUNTIME_LINUX_BATCH_H

#include <stddef.h>
#include <stdint.h>

#include "linux/host.h"

#define BATCH_OPS 256

/* The layout of msr-safe's batch request, versions 1 and 2 (its msr_safe.h). */
struct batch_op {
	uint16_t cpu;
	uint16_t is_read;
	int32_t error; /* 0 or a negative errno */
	uint32_t number;
	_Alignas(8) uint64_t value;
	uint64_t write_mask;
};

/* As in a 64-bit kernel: the module expects the same request from 32-bit programs. */
struct batch {
	uint32_t count;
	uint32_t version; /* major version in bits 23:16 */
	uint64_t ops;     /* address of an array of struct batch_op */
};

void probe_batch(struct linux_host *host);
/*
 * Reads MSRs of a list in as few requests as possible. The result of an item becomes 0 if it could be read; else it
 * does not change.
 */
void read_batch(struct linux_host *host, unsigned unit, struct uncore_io_item *items, size_t count);

#endif
