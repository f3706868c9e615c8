/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/map.box.json by "make generate". Do not edit. */
/*
 * madeup map: Map of memory. Says where registers in memory are.
 * Source: made-up-2 p80
 */
#ifndef UNCORE_MADEUP_MAP_H
#define UNCORE_MADEUP_MAP_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MADEUP_MAP_INSTANCES 1

/* PCI function map: its device and function on the socket's uncore bus. */
#define MADEUP_MAP_MAP_DEVICE_ID 0xac00u

/* The device and function of map. */
UNCORE_ACCESSOR uncore_pci madeup_map_map_place(void)
{
	uncore_pci place = { 16, 0, 0 };

	return place;
}

/*
 * base: M_BASE, 32 bits
 * Source: made-up-2 p80
 */
typedef struct madeup_map_base {
	uint32_t raw;
} madeup_map_base;

UNCORE_ACCESSOR madeup_map_base madeup_map_base_value_(madeup_map_base r)
{
	return r;
}

#define MADEUP_MAP_BASE_RESET     0x00000000u
#define MADEUP_MAP_BASE_MUST_ZERO 0xe0000000u
#define madeup_map_base_reset() /* madeup_map_base (): the value to begin from of M_BASE. */ \
	UNCORE_VALUE_(madeup_map_base, MADEUP_MAP_BASE_RESET)

#define MADEUP_MAP_BASE_OFFSET 0xd0u

#define madeup_map_base_addr() /* uncore_pci (): the address of M_BASE. */ \
	uncore_pci_at_(madeup_map_map_place(), MADEUP_MAP_BASE_OFFSET)

/* base [28:0] RO. */
#define MADEUP_MAP_BASE_BASE_MASK  0x1fffffffu
#define MADEUP_MAP_BASE_BASE_SHIFT 0
#define MADEUP_MAP_BASE_BASE_WIDTH 29
#define madeup_map_base_get_base(r) /* uint32_t (madeup_map_base r) [28:0]: Bits 51:23 of every address. */ \
	UNCORE_GET32_(madeup_map_base, r, MADEUP_MAP_BASE_BASE)

/*
 * mem: M_MEM{0-1}, 32 bits
 * Source: made-up-2 p80
 */
typedef struct madeup_map_mem {
	uint32_t raw;
} madeup_map_mem;

UNCORE_ACCESSOR madeup_map_mem madeup_map_mem_value_(madeup_map_mem r)
{
	return r;
}

#define MADEUP_MAP_MEM_RESET     0x00000000u
#define MADEUP_MAP_MEM_MUST_ZERO 0xfffff800u
#define madeup_map_mem_reset() /* madeup_map_mem (): the value to begin from of M_MEM{0-1}. */ \
	UNCORE_VALUE_(madeup_map_mem, MADEUP_MAP_MEM_RESET)

#define MADEUP_MAP_MEM_COUNT 2
#define MADEUP_MAP_MEM_OFFSET 0xd8u
#define MADEUP_MAP_MEM_INDEX_STRIDE 0x4u

#define madeup_map_mem_addr(index) /* uncore_pci (index below MADEUP_MAP_MEM_COUNT): the address of M_MEM{0-1}. */ \
	uncore_pci_at_(madeup_map_map_place(), MADEUP_MAP_MEM_OFFSET + \
		UNCORE_INDEX_(index, MADEUP_MAP_MEM_COUNT) * MADEUP_MAP_MEM_INDEX_STRIDE)

/* mem [10:0] RO. */
#define MADEUP_MAP_MEM_MEM_MASK  0x000007ffu
#define MADEUP_MAP_MEM_MEM_SHIFT 0
#define MADEUP_MAP_MEM_MEM_WIDTH 11
#define madeup_map_mem_get_mem(r) /* uint32_t (madeup_map_mem r) [10:0]: Bits 22:12 of the address of one vault. */ \
	UNCORE_GET32_(madeup_map_mem, r, MADEUP_MAP_MEM_MEM)

#ifdef __cplusplus
}
#endif

#endif
