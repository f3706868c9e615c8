/* SPDX-License-Identifier: MIT */
/*
 * Finds where configuration space is in memory (ECAM, "enhanced configuration access mechanism"): in ACPI's table MCFG
 * (mcfg.c), which the kernel must confirm in /proc/iomem (iomem.c). Neither makes a system call.
 */
#ifndef RUNTIME_LINUX_MEMORY_ECAM_H
#define RUNTIME_LINUX_MEMORY_ECAM_H

#include <stddef.h>
#include <stdint.h>

#define ECAM_LIMIT 256       /* of windows: machines have one for a socket at most */
#define ECAM_BUS_SHIFT 20    /* a bus has 256 functions */
#define ECAM_DEVFN_SHIFT 12  /* of 4096 bytes */
#define MCFG_HEADER_BYTES 44 /* with 8 reserved ones */
#define MCFG_ENTRY_BYTES 16

/* The buses of a segment (a domain, in Linux's words) whose configuration space is in memory. */
struct ecam {
	uint64_t base; /* where bus 0 is, or would be */
	uint16_t segment;
	uint8_t first, last; /* buses */
};

/* Reads a table. Returns NULL and 1 to ECAM_LIMIT windows, or what is wrong with the table. */
const char *read_mcfg(const uint8_t *bytes, size_t count, struct ecam *windows, size_t *found);
/*
 * Reduces the window to the buses whose memory the kernel has reserved for it, by the text of /proc/iomem. Returns
 * NULL, or why the window must not be used.
 */
const char *confirm_ecam(const char *iomem, struct ecam *window);

static inline uint64_t ecam_begin(const struct ecam *window)
{
	return window->base + ((uint64_t)window->first << ECAM_BUS_SHIFT);
}

/* The last byte. */
static inline uint64_t ecam_end(const struct ecam *window)
{
	return window->base + (((uint64_t)window->last + 1) << ECAM_BUS_SHIFT) - 1;
}

#endif
