/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/emr/memmap.box.json by "make generate". Do not edit. */
/*
 * emr memmap: Where the memory controllers' registers are. Which addresses in memory lead to the registers of the
 * memory controllers.
 * Source: linux-6.12 uncore_snbep.c snr_uncore_mmio_map, spr_uncore_imc_freerunning_init_box; pcm cpucounters.cpp (as
 * on spr/memmap)
 */
#ifndef UNCORE_EMR_MEMMAP_H
#define UNCORE_EMR_MEMMAP_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define EMR_MEMMAP_INSTANCES 1

/* PCI function map: its device and function on the socket's uncore bus. */
#define EMR_MEMMAP_MAP_DEVICE_ID 0x3251u

/* The device and function of map. */
UNCORE_ACCESSOR uncore_pci emr_memmap_map_place(void)
{
	uncore_pci place = { 0, 1, 0 };

	return place;
}

/*
 * base: SCF_BAR, 32 bits
 * Where the registers of all memory controllers begin.
 * Source: linux-6.12 uncore_snbep.c SNR_IMC_MMIO_BASE_OFFSET, SNR_IMC_MMIO_BASE_MASK; pcm cpucounters.cpp (as on
 * spr/memmap) (cross-source)
 */
typedef struct emr_memmap_base {
	uint32_t raw;
} emr_memmap_base;

UNCORE_ACCESSOR emr_memmap_base emr_memmap_base_value_(emr_memmap_base r)
{
	return r;
}

#define EMR_MEMMAP_BASE_RESET 0x00000000u
#define emr_memmap_base_reset() /* emr_memmap_base (): the value to begin from of SCF_BAR. */ \
	UNCORE_VALUE_(emr_memmap_base, EMR_MEMMAP_BASE_RESET)

#define EMR_MEMMAP_BASE_OFFSET 0xd0u

#define emr_memmap_base_addr() /* uncore_pci (): the address of SCF_BAR. */ \
	uncore_pci_at_(emr_memmap_map_place(), EMR_MEMMAP_BASE_OFFSET)

/* base [28:0] RO. */
#define EMR_MEMMAP_BASE_BASE_MASK  0x1fffffffu
#define EMR_MEMMAP_BASE_BASE_SHIFT 0
#define EMR_MEMMAP_BASE_BASE_WIDTH 29
#define emr_memmap_base_get_base(r) /* uint32_t (emr_memmap_base r) [28:0]: Bits 51:23 of the address of all controllers. */ \
	UNCORE_GET32_(emr_memmap_base, r, EMR_MEMMAP_BASE_BASE)

/*
 * mem: MEM{0-3}_BAR, 32 bits
 * How far behind that the registers of controller {0-3} begin.
 * Source: linux-6.12 uncore_snbep.c SNR_IMC_MMIO_MEM0_OFFSET, SNR_IMC_MMIO_MEM_STRIDE, SNR_IMC_MMIO_MEM_MASK; pcm
 * cpucounters.cpp (as on spr/memmap) (cross-source)
 */
typedef struct emr_memmap_mem {
	uint32_t raw;
} emr_memmap_mem;

UNCORE_ACCESSOR emr_memmap_mem emr_memmap_mem_value_(emr_memmap_mem r)
{
	return r;
}

#define EMR_MEMMAP_MEM_RESET 0x00000000u
#define emr_memmap_mem_reset() /* emr_memmap_mem (): the value to begin from of MEM{0-3}_BAR. */ \
	UNCORE_VALUE_(emr_memmap_mem, EMR_MEMMAP_MEM_RESET)

#define EMR_MEMMAP_MEM_COUNT 4
#define EMR_MEMMAP_MEM_OFFSET 0xd8u
#define EMR_MEMMAP_MEM_INDEX_STRIDE 0x4u

#define emr_memmap_mem_addr(index) /* uncore_pci (index below EMR_MEMMAP_MEM_COUNT): the address of MEM{0-3}_BAR. */ \
	uncore_pci_at_(emr_memmap_map_place(), EMR_MEMMAP_MEM_OFFSET + \
		UNCORE_INDEX_(index, EMR_MEMMAP_MEM_COUNT) * EMR_MEMMAP_MEM_INDEX_STRIDE)

/* mem [10:0] RO. */
#define EMR_MEMMAP_MEM_MEM_MASK  0x000007ffu
#define EMR_MEMMAP_MEM_MEM_SHIFT 0
#define EMR_MEMMAP_MEM_MEM_WIDTH 11
#define emr_memmap_mem_get_mem(r) /* uint32_t (emr_memmap_mem r) [10:0]: Bits 22:12 of the address of one controller. */ \
	UNCORE_GET32_(emr_memmap_mem, r, EMR_MEMMAP_MEM_MEM)

#ifdef __cplusplus
}
#endif

#endif
