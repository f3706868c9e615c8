/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/memmap.box.json by "make generate". Do not edit. */
/*
 * snr memmap: Where the memory controller's registers are. Which addresses in memory lead to the registers of the
 * memory controller.
 * Source: linux-6.12 uncore_snbep.c snr_uncore_mmio_map; pcm cpucounters.cpp (SNOWRIDGE)
 */
#ifndef UNCORE_SNR_MEMMAP_H
#define UNCORE_SNR_MEMMAP_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SNR_MEMMAP_INSTANCES 1

/* PCI function map: its device and function on the socket's uncore bus. */
#define SNR_MEMMAP_MAP_DEVICE_ID 0x3451u

/* The device and function of map. */
UNCORE_ACCESSOR uncore_pci snr_memmap_map_place(void)
{
	uncore_pci place = { 0, 1, 0 };

	return place;
}

/*
 * base: SCF_BAR, 32 bits
 * Where the registers of the memory controller begin, in large steps.
 * Source: linux-6.12 uncore_snbep.c SNR_IMC_MMIO_BASE_OFFSET, SNR_IMC_MMIO_BASE_MASK; pcm cpucounters.cpp (SNOWRIDGE)
 * (cross-source)
 */
typedef struct snr_memmap_base {
	uint32_t raw;
} snr_memmap_base;

UNCORE_ACCESSOR snr_memmap_base snr_memmap_base_value_(snr_memmap_base r)
{
	return r;
}

#define SNR_MEMMAP_BASE_RESET 0x00000000u
#define snr_memmap_base_reset() /* snr_memmap_base (): the value to begin from of SCF_BAR. */ \
	UNCORE_VALUE_(snr_memmap_base, SNR_MEMMAP_BASE_RESET)

#define SNR_MEMMAP_BASE_OFFSET 0xd0u

#define snr_memmap_base_addr() /* uncore_pci (): the address of SCF_BAR. */ \
	uncore_pci_at_(snr_memmap_map_place(), SNR_MEMMAP_BASE_OFFSET)

/* base [28:0] RO. */
#define SNR_MEMMAP_BASE_BASE_MASK  0x1fffffffu
#define SNR_MEMMAP_BASE_BASE_SHIFT 0
#define SNR_MEMMAP_BASE_BASE_WIDTH 29
#define snr_memmap_base_get_base(r) /* uint32_t (snr_memmap_base r) [28:0]: Bits 51:23 of the address. */ \
	UNCORE_GET32_(snr_memmap_base, r, SNR_MEMMAP_BASE_BASE)

/*
 * mem: MEM0_BAR, 32 bits
 * How far behind that they begin.
 * Source: linux-6.12 uncore_snbep.c SNR_IMC_MMIO_MEM0_OFFSET, SNR_IMC_MMIO_MEM_MASK; pcm cpucounters.cpp (SNOWRIDGE)
 * (cross-source)
 */
typedef struct snr_memmap_mem {
	uint32_t raw;
} snr_memmap_mem;

UNCORE_ACCESSOR snr_memmap_mem snr_memmap_mem_value_(snr_memmap_mem r)
{
	return r;
}

#define SNR_MEMMAP_MEM_RESET 0x00000000u
#define snr_memmap_mem_reset() /* snr_memmap_mem (): the value to begin from of MEM0_BAR. */ \
	UNCORE_VALUE_(snr_memmap_mem, SNR_MEMMAP_MEM_RESET)

#define SNR_MEMMAP_MEM_COUNT 1
#define SNR_MEMMAP_MEM_OFFSET 0xd8u
#define SNR_MEMMAP_MEM_INDEX_STRIDE 0x4u

#define snr_memmap_mem_addr(index) /* uncore_pci (index below SNR_MEMMAP_MEM_COUNT): the address of MEM0_BAR. */ \
	uncore_pci_at_(snr_memmap_map_place(), SNR_MEMMAP_MEM_OFFSET + \
		UNCORE_INDEX_(index, SNR_MEMMAP_MEM_COUNT) * SNR_MEMMAP_MEM_INDEX_STRIDE)

/* mem [10:0] RO. */
#define SNR_MEMMAP_MEM_MEM_MASK  0x000007ffu
#define SNR_MEMMAP_MEM_MEM_SHIFT 0
#define SNR_MEMMAP_MEM_MEM_WIDTH 11
#define snr_memmap_mem_get_mem(r) /* uint32_t (snr_memmap_mem r) [10:0]: Bits 22:12 of the address. */ \
	UNCORE_GET32_(snr_memmap_mem, r, SNR_MEMMAP_MEM_MEM)

#ifdef __cplusplus
}
#endif

#endif
