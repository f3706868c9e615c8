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

#if UNCORE_GENERATED_ABI != 24 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 24)
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

/* No source gives its address. */

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

/* No source gives its address. */

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
