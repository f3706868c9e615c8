/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/icx/imc_free.box.json by "make generate". Do not edit. */
/*
 * icx imc_free: Free-running counters of a memory controller. What one memory controller moves and the cycles of its
 * clock, counted without any set-up.
 * Source: linux uncore_snbep.c icx_uncore_imc_free_running; likwid perfmon_icelakeX_counters.h MDEV0
 */
#ifndef UNCORE_ICX_IMC_FREE_H
#define UNCORE_ICX_IMC_FREE_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define ICX_IMC_FREE_INSTANCES 4

#define ICX_IMC_FREE_DCLK_COUNTERS   1
#define ICX_IMC_FREE_DCLK_WIDTH      48
#define ICX_IMC_FREE_DCLK_COUNT_MASK UINT64_C(0xffffffffffff)

#define ICX_IMC_FREE_DDR_COUNTERS   2
#define ICX_IMC_FREE_DDR_WIDTH      48
#define ICX_IMC_FREE_DDR_COUNT_MASK UINT64_C(0xffffffffffff)

#define ICX_IMC_FREE_PMM_COUNTERS   2
#define ICX_IMC_FREE_PMM_WIDTH      48
#define ICX_IMC_FREE_PMM_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * Window controller: registers of an instance, in memory. Its physical address is the sum of memmap.base.base from bit
 * 23 on, memmap.mem.mem from bit 12 on (elements by instance: 0, 1, 2, 3).
 * Source: linux uncore_snbep.c icx_uncore_imc_freerunning_init_box, snr_uncore_mmio_map
 */
#define ICX_IMC_FREE_CONTROLLER_SIZE 0x2800u
#define icx_imc_free_controller_base(base, mem) /* uint64_t (base, mem): the physical address of window controller. */ \
	(uncore_put64_(0, UINT64_C(0xfffffff800000), 23, \
			UNCORE_FIT_(base, 29, "ICX_MEMMAP_BASE_BASE", ICX_MEMMAP_BASE_BASE_has_width_), __FILE__, __LINE__, "ICX_MEMMAP_BASE_BASE") + \
		uncore_put64_(0, UINT64_C(0x7ff000), 12, \
			UNCORE_FIT_(mem, 11, "ICX_MEMMAP_MEM_MEM", ICX_MEMMAP_MEM_MEM_has_width_), __FILE__, __LINE__, "ICX_MEMMAP_MEM_MEM"))

/*
 * dclk_ctr: MCn_FRCTR_DCLK, 64 bits
 * Cycles of the memory clock, running freely.
 * Source: linux uncore_snbep.c icx_imc_freerunning ICX_IMC_DCLK; likwid registers.h MMIO_ICX_IMC_FREERUN_* (inferred)
 */
typedef struct icx_imc_free_dclk_ctr {
	uint64_t raw;
} icx_imc_free_dclk_ctr;

UNCORE_ACCESSOR icx_imc_free_dclk_ctr icx_imc_free_dclk_ctr_value_(icx_imc_free_dclk_ctr r)
{
	return r;
}

#define ICX_IMC_FREE_DCLK_CTR_RESET UINT64_C(0x0000000000000000)
#define icx_imc_free_dclk_ctr_reset() /* icx_imc_free_dclk_ctr (): the value to begin from of MCn_FRCTR_DCLK. */ \
	UNCORE_VALUE_(icx_imc_free_dclk_ctr, ICX_IMC_FREE_DCLK_CTR_RESET)

#define ICX_IMC_FREE_DCLK_CTR_OFFSET 0x22b0u

#define icx_imc_free_dclk_ctr_addr() /* uncore_mmio (): the address of MCn_FRCTR_DCLK. */ \
	uncore_mmio_at_(ICX_IMC_FREE_DCLK_CTR_OFFSET)
#define icx_imc_free_dclk_ctr_load(window) /* icx_imc_free_dclk_ctr (const volatile void *window): reads, where window controller is mapped, MCn_FRCTR_DCLK. */ \
	UNCORE_VALUE_(icx_imc_free_dclk_ctr, uncore_mmio_load64_(window, icx_imc_free_dclk_ctr_addr()))

/* event_count [47:0] RO-V. */
#define ICX_IMC_FREE_DCLK_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define ICX_IMC_FREE_DCLK_CTR_EVENT_COUNT_SHIFT 0
#define ICX_IMC_FREE_DCLK_CTR_EVENT_COUNT_WIDTH 48
#define icx_imc_free_dclk_ctr_get_event_count(r) /* uint64_t (icx_imc_free_dclk_ctr r) [47:0]: What has been counted since the processor was reset; it wraps at 48 bits. */ \
	UNCORE_GET64_(icx_imc_free_dclk_ctr, r, ICX_IMC_FREE_DCLK_CTR_EVENT_COUNT)

/*
 * ddr_ctr: MCn_FRCTR_DDR{0-1}, 64 bits
 * Lines read from DRAM (0) and written to it (1), running freely.
 * Source: linux uncore_snbep.c icx_imc_freerunning ICX_IMC_DDR; likwid registers.h MMIO_ICX_IMC_FREERUN_* (inferred)
 */
typedef struct icx_imc_free_ddr_ctr {
	uint64_t raw;
} icx_imc_free_ddr_ctr;

UNCORE_ACCESSOR icx_imc_free_ddr_ctr icx_imc_free_ddr_ctr_value_(icx_imc_free_ddr_ctr r)
{
	return r;
}

#define ICX_IMC_FREE_DDR_CTR_RESET UINT64_C(0x0000000000000000)
#define icx_imc_free_ddr_ctr_reset() /* icx_imc_free_ddr_ctr (): the value to begin from of MCn_FRCTR_DDR{0-1}. */ \
	UNCORE_VALUE_(icx_imc_free_ddr_ctr, ICX_IMC_FREE_DDR_CTR_RESET)

#define ICX_IMC_FREE_DDR_CTR_COUNT 2
#define ICX_IMC_FREE_DDR_CTR_OFFSET 0x2290u
#define ICX_IMC_FREE_DDR_CTR_INDEX_STRIDE 0x8u

#define icx_imc_free_ddr_ctr_addr(index) /* uncore_mmio (index below ICX_IMC_FREE_DDR_CTR_COUNT): the address of MCn_FRCTR_DDR{0-1}. */ \
	uncore_mmio_at_(ICX_IMC_FREE_DDR_CTR_OFFSET + \
		UNCORE_INDEX_(index, ICX_IMC_FREE_DDR_CTR_COUNT) * ICX_IMC_FREE_DDR_CTR_INDEX_STRIDE)
#define icx_imc_free_ddr_ctr_load(window, index) /* icx_imc_free_ddr_ctr (const volatile void *window, index below ICX_IMC_FREE_DDR_CTR_COUNT): reads, where window controller is mapped, MCn_FRCTR_DDR{0-1}. */ \
	UNCORE_VALUE_(icx_imc_free_ddr_ctr, uncore_mmio_load64_(window, icx_imc_free_ddr_ctr_addr(index)))

/* event_count [47:0] RO-V. */
#define ICX_IMC_FREE_DDR_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define ICX_IMC_FREE_DDR_CTR_EVENT_COUNT_SHIFT 0
#define ICX_IMC_FREE_DDR_CTR_EVENT_COUNT_WIDTH 48
#define icx_imc_free_ddr_ctr_get_event_count(r) /* uint64_t (icx_imc_free_ddr_ctr r) [47:0]: the same bits as in icx_imc_free_dclk_ctr. */ \
	UNCORE_GET64_(icx_imc_free_ddr_ctr, r, ICX_IMC_FREE_DDR_CTR_EVENT_COUNT)

/*
 * pmm_ctr: MCn_FRCTR_DDRT{0-1}, 64 bits
 * Lines read from persistent memory (0) and written to it (1), running freely.
 * Source: linux uncore_snbep.c icx_imc_freerunning ICX_IMC_DDRT; likwid registers.h MMIO_ICX_IMC_FREERUN_* (inferred)
 */
typedef struct icx_imc_free_pmm_ctr {
	uint64_t raw;
} icx_imc_free_pmm_ctr;

UNCORE_ACCESSOR icx_imc_free_pmm_ctr icx_imc_free_pmm_ctr_value_(icx_imc_free_pmm_ctr r)
{
	return r;
}

#define ICX_IMC_FREE_PMM_CTR_RESET UINT64_C(0x0000000000000000)
#define icx_imc_free_pmm_ctr_reset() /* icx_imc_free_pmm_ctr (): the value to begin from of MCn_FRCTR_DDRT{0-1}. */ \
	UNCORE_VALUE_(icx_imc_free_pmm_ctr, ICX_IMC_FREE_PMM_CTR_RESET)

#define ICX_IMC_FREE_PMM_CTR_COUNT 2
#define ICX_IMC_FREE_PMM_CTR_OFFSET 0x22a0u
#define ICX_IMC_FREE_PMM_CTR_INDEX_STRIDE 0x8u

#define icx_imc_free_pmm_ctr_addr(index) /* uncore_mmio (index below ICX_IMC_FREE_PMM_CTR_COUNT): the address of MCn_FRCTR_DDRT{0-1}. */ \
	uncore_mmio_at_(ICX_IMC_FREE_PMM_CTR_OFFSET + \
		UNCORE_INDEX_(index, ICX_IMC_FREE_PMM_CTR_COUNT) * ICX_IMC_FREE_PMM_CTR_INDEX_STRIDE)
#define icx_imc_free_pmm_ctr_load(window, index) /* icx_imc_free_pmm_ctr (const volatile void *window, index below ICX_IMC_FREE_PMM_CTR_COUNT): reads, where window controller is mapped, MCn_FRCTR_DDRT{0-1}. */ \
	UNCORE_VALUE_(icx_imc_free_pmm_ctr, uncore_mmio_load64_(window, icx_imc_free_pmm_ctr_addr(index)))

/* event_count [47:0] RO-V. */
#define ICX_IMC_FREE_PMM_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define ICX_IMC_FREE_PMM_CTR_EVENT_COUNT_SHIFT 0
#define ICX_IMC_FREE_PMM_CTR_EVENT_COUNT_WIDTH 48
#define icx_imc_free_pmm_ctr_get_event_count(r) /* uint64_t (icx_imc_free_pmm_ctr r) [47:0]: the same bits as in icx_imc_free_dclk_ctr. */ \
	UNCORE_GET64_(icx_imc_free_pmm_ctr, r, ICX_IMC_FREE_PMM_CTR_EVENT_COUNT)

#ifdef __cplusplus
}
#endif

#endif
