/* SPDX-License-Identifier: MIT */
/* Reads Linux's texts: CPU lists (cpulist.rl), names of PCI functions, cpuinfo (text.rl). */
#ifndef RUNTIME_LINUX_TEXT_H
#define RUNTIME_LINUX_TEXT_H

#include <stdbool.h>
#include <stddef.h>

struct pci_place; /* linux/host.h */
struct uncore_signature;

typedef void cpu_range(void *to, unsigned first, unsigned last);
/* Calls each, which may be NULL, for every range. Returns the highest number plus 1, 0 for an empty list, or RANGE. */
int parse_cpulist(const char *text, size_t length, cpu_range *each, void *to);
/* Reads "0000:7f:10.4"; false for anything else. */
bool parse_pci_name(const char *name, struct pci_place *place);

enum { VENDOR_SEEN = 1, SIGNATURE_SEEN = 15 };

/*
 * Reads the part about the first CPU. Bit 0 of the result is for the vendor, bits 1 to 3 are for family, model and
 * stepping.
 */
unsigned parse_cpuinfo(const char *text, size_t length, struct uncore_signature *signature);

#endif
