/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/imc_free.box.json by "make generate". Do not edit. */
/*
 * snr imc_free: Free-running counters of a memory controller. What the memory controller moves and the cycles of its
 * clock, counted without any set-up.
 * Source: linux-6.12 uncore_snbep.c snr_uncore_imc_free_running; pcm bw.cpp PCM_SERVER_IMC_DRAM_DATA_READS
 */
#ifndef UNCORE_SNR_IMC_FREE_H
#define UNCORE_SNR_IMC_FREE_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SNR_IMC_FREE_INSTANCES 1

#define SNR_IMC_FREE_DCLK_COUNTERS   1
#define SNR_IMC_FREE_DCLK_WIDTH      48
#define SNR_IMC_FREE_DCLK_COUNT_MASK UINT64_C(0xffffffffffff)

#define SNR_IMC_FREE_DDR_COUNTERS   2
#define SNR_IMC_FREE_DDR_WIDTH      48
#define SNR_IMC_FREE_DDR_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * Window controller: registers of an instance, in memory. Its physical address is the sum of memmap.base.base from bit
 * 23 on, memmap.mem.mem from bit 12 on (element 0).
 * Source: linux-6.12 uncore_snbep.c snr_uncore_imc_freerunning_init_box, snr_uncore_mmio_map
 */
#define SNR_IMC_FREE_CONTROLLER_SIZE 0x2800u
#define snr_imc_free_controller_base(base, mem) /* uint64_t (base, mem): the physical address of window controller. */ \
	(uncore_put64_(0, UINT64_C(0xfffffff800000), 23, \
			UNCORE_FIT_(base, 29, "SNR_MEMMAP_BASE_BASE", SNR_MEMMAP_BASE_BASE_has_width_), __FILE__, __LINE__, "SNR_MEMMAP_BASE_BASE") + \
		uncore_put64_(0, UINT64_C(0x7ff000), 12, \
			UNCORE_FIT_(mem, 11, "SNR_MEMMAP_MEM_MEM", SNR_MEMMAP_MEM_MEM_has_width_), __FILE__, __LINE__, "SNR_MEMMAP_MEM_MEM"))

/*
 * dclk_ctr: MCn_FRCTR_DCLK, 64 bits
 * Cycles of the memory clock, running freely.
 * Source: linux-6.12 uncore_snbep.c snr_imc_freerunning SNR_IMC_DCLK (inferred)
 */
typedef struct snr_imc_free_dclk_ctr {
	uint64_t raw;
} snr_imc_free_dclk_ctr;

UNCORE_ACCESSOR snr_imc_free_dclk_ctr snr_imc_free_dclk_ctr_value_(snr_imc_free_dclk_ctr r)
{
	return r;
}

#define SNR_IMC_FREE_DCLK_CTR_RESET UINT64_C(0x0000000000000000)
#define snr_imc_free_dclk_ctr_reset() /* snr_imc_free_dclk_ctr (): the value to begin from of MCn_FRCTR_DCLK. */ \
	UNCORE_VALUE_(snr_imc_free_dclk_ctr, SNR_IMC_FREE_DCLK_CTR_RESET)

#define SNR_IMC_FREE_DCLK_CTR_OFFSET 0x22b0u

#define snr_imc_free_dclk_ctr_addr() /* uncore_mmio (): the address of MCn_FRCTR_DCLK. */ \
	uncore_mmio_at_(SNR_IMC_FREE_DCLK_CTR_OFFSET)
#define snr_imc_free_dclk_ctr_load(window) /* snr_imc_free_dclk_ctr (const volatile void *window): reads, where window controller is mapped, MCn_FRCTR_DCLK. */ \
	UNCORE_VALUE_(snr_imc_free_dclk_ctr, uncore_mmio_load64_(window, snr_imc_free_dclk_ctr_addr()))

/* event_count [47:0] RO-V. */
#define SNR_IMC_FREE_DCLK_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SNR_IMC_FREE_DCLK_CTR_EVENT_COUNT_SHIFT 0
#define SNR_IMC_FREE_DCLK_CTR_EVENT_COUNT_WIDTH 48
#define snr_imc_free_dclk_ctr_get_event_count(r) /* uint64_t (snr_imc_free_dclk_ctr r) [47:0]: What has been counted since the processor was reset; it wraps at 48 bits. */ \
	UNCORE_GET64_(snr_imc_free_dclk_ctr, r, SNR_IMC_FREE_DCLK_CTR_EVENT_COUNT)

/*
 * ddr_ctr: MCn_FRCTR_DDR{0-1}, 64 bits
 * Lines read from DRAM (0) and written to it (1), running freely.
 * Source: linux-6.12 uncore_snbep.c snr_imc_freerunning SNR_IMC_DDR; pcm bw.cpp PCM_SERVER_IMC_DRAM_DATA_*
 * (cross-source)
 */
typedef struct snr_imc_free_ddr_ctr {
	uint64_t raw;
} snr_imc_free_ddr_ctr;

UNCORE_ACCESSOR snr_imc_free_ddr_ctr snr_imc_free_ddr_ctr_value_(snr_imc_free_ddr_ctr r)
{
	return r;
}

#define SNR_IMC_FREE_DDR_CTR_RESET UINT64_C(0x0000000000000000)
#define snr_imc_free_ddr_ctr_reset() /* snr_imc_free_ddr_ctr (): the value to begin from of MCn_FRCTR_DDR{0-1}. */ \
	UNCORE_VALUE_(snr_imc_free_ddr_ctr, SNR_IMC_FREE_DDR_CTR_RESET)

#define SNR_IMC_FREE_DDR_CTR_COUNT 2
#define SNR_IMC_FREE_DDR_CTR_OFFSET 0x2290u
#define SNR_IMC_FREE_DDR_CTR_INDEX_STRIDE 0x8u

#define snr_imc_free_ddr_ctr_addr(index) /* uncore_mmio (index below SNR_IMC_FREE_DDR_CTR_COUNT): the address of MCn_FRCTR_DDR{0-1}. */ \
	uncore_mmio_at_(SNR_IMC_FREE_DDR_CTR_OFFSET + \
		UNCORE_INDEX_(index, SNR_IMC_FREE_DDR_CTR_COUNT) * SNR_IMC_FREE_DDR_CTR_INDEX_STRIDE)
#define snr_imc_free_ddr_ctr_load(window, index) /* snr_imc_free_ddr_ctr (const volatile void *window, index below SNR_IMC_FREE_DDR_CTR_COUNT): reads, where window controller is mapped, MCn_FRCTR_DDR{0-1}. */ \
	UNCORE_VALUE_(snr_imc_free_ddr_ctr, uncore_mmio_load64_(window, snr_imc_free_ddr_ctr_addr(index)))

/* event_count [47:0] RO-V. */
#define SNR_IMC_FREE_DDR_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SNR_IMC_FREE_DDR_CTR_EVENT_COUNT_SHIFT 0
#define SNR_IMC_FREE_DDR_CTR_EVENT_COUNT_WIDTH 48
#define snr_imc_free_ddr_ctr_get_event_count(r) /* uint64_t (snr_imc_free_ddr_ctr r) [47:0]: the same bits as in snr_imc_free_dclk_ctr. */ \
	UNCORE_GET64_(snr_imc_free_ddr_ctr, r, SNR_IMC_FREE_DDR_CTR_EVENT_COUNT)

#ifdef __cplusplus
}
#endif

#endif
