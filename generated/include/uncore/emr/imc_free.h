/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/emr/imc_free.box.json by "make generate". Do not edit. */
/*
 * emr imc_free: Free-running counters of a memory controller. The cycles of the memory clock, and those in which queues
 * of a memory controller hold something, counted without any set-up.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_imc_free_running (as on spr/imc_free)
 */
#ifndef UNCORE_EMR_IMC_FREE_H
#define UNCORE_EMR_IMC_FREE_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define EMR_IMC_FREE_INSTANCES 4

#define EMR_IMC_FREE_DCLK_COUNTERS   1
#define EMR_IMC_FREE_DCLK_WIDTH      48
#define EMR_IMC_FREE_DCLK_COUNT_MASK UINT64_C(0xffffffffffff)

#define EMR_IMC_FREE_PQ_COUNTERS   2
#define EMR_IMC_FREE_PQ_WIDTH      48
#define EMR_IMC_FREE_PQ_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * Window controller: registers of an instance, in memory. Its physical address is the sum of memmap.base.base from bit
 * 23 on, memmap.mem.mem from bit 12 on (elements by instance: 0, 1, 2, 3).
 * Source: linux-6.12 uncore_snbep.c spr_uncore_imc_freerunning_init_box, snr_uncore_mmio_map
 */
#define EMR_IMC_FREE_CONTROLLER_SIZE 0x2800u
#define emr_imc_free_controller_base(base, mem) /* uint64_t (base, mem): the physical address of window controller. */ \
	(uncore_put64_(0, UINT64_C(0xfffffff800000), 23, \
			UNCORE_FIT_(base, 29, "EMR_MEMMAP_BASE_BASE", EMR_MEMMAP_BASE_BASE_has_width_), __FILE__, __LINE__, "EMR_MEMMAP_BASE_BASE") + \
		uncore_put64_(0, UINT64_C(0x7ff000), 12, \
			UNCORE_FIT_(mem, 11, "EMR_MEMMAP_MEM_MEM", EMR_MEMMAP_MEM_MEM_has_width_), __FILE__, __LINE__, "EMR_MEMMAP_MEM_MEM"))

/*
 * dclk_ctr: MCn_FRCTR_DCLK, 64 bits
 * Cycles of the memory clock, running freely.
 * Source: linux-6.12 uncore_snbep.c spr_imc_freerunning SPR_IMC_DCLK (as on spr/imc_free) (inferred)
 */
typedef struct emr_imc_free_dclk_ctr {
	uint64_t raw;
} emr_imc_free_dclk_ctr;

UNCORE_ACCESSOR emr_imc_free_dclk_ctr emr_imc_free_dclk_ctr_value_(emr_imc_free_dclk_ctr r)
{
	return r;
}

#define EMR_IMC_FREE_DCLK_CTR_RESET UINT64_C(0x0000000000000000)
#define emr_imc_free_dclk_ctr_reset() /* emr_imc_free_dclk_ctr (): the value to begin from of MCn_FRCTR_DCLK. */ \
	UNCORE_VALUE_(emr_imc_free_dclk_ctr, EMR_IMC_FREE_DCLK_CTR_RESET)

#define EMR_IMC_FREE_DCLK_CTR_OFFSET 0x22b0u

#define emr_imc_free_dclk_ctr_addr() /* uncore_mmio (): the address of MCn_FRCTR_DCLK. */ \
	uncore_mmio_at_(EMR_IMC_FREE_DCLK_CTR_OFFSET)
#define emr_imc_free_dclk_ctr_load(window) /* emr_imc_free_dclk_ctr (const volatile void *window): reads, where window controller is mapped, MCn_FRCTR_DCLK. */ \
	UNCORE_VALUE_(emr_imc_free_dclk_ctr, uncore_mmio_load64_(window, emr_imc_free_dclk_ctr_addr()))

/* event_count [47:0] RO-V. */
#define EMR_IMC_FREE_DCLK_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define EMR_IMC_FREE_DCLK_CTR_EVENT_COUNT_SHIFT 0
#define EMR_IMC_FREE_DCLK_CTR_EVENT_COUNT_WIDTH 48
#define emr_imc_free_dclk_ctr_get_event_count(r) /* uint64_t (emr_imc_free_dclk_ctr r) [47:0]: What has been counted since the processor was reset; it wraps at 48 bits. */ \
	UNCORE_GET64_(emr_imc_free_dclk_ctr, r, EMR_IMC_FREE_DCLK_CTR_EVENT_COUNT)

/*
 * pq_ctr: MCn_FRCTR_PQ_CYCLES{0-1}, 64 bits
 * Cycles in which the queue of reads (0) or of writes (1) holds something, running freely.
 * Source: linux-6.12 uncore_snbep.c spr_imc_freerunning SPR_IMC_PQ_CYCLES (as on spr/imc_free) (inferred)
 */
typedef struct emr_imc_free_pq_ctr {
	uint64_t raw;
} emr_imc_free_pq_ctr;

UNCORE_ACCESSOR emr_imc_free_pq_ctr emr_imc_free_pq_ctr_value_(emr_imc_free_pq_ctr r)
{
	return r;
}

#define EMR_IMC_FREE_PQ_CTR_RESET UINT64_C(0x0000000000000000)
#define emr_imc_free_pq_ctr_reset() /* emr_imc_free_pq_ctr (): the value to begin from of MCn_FRCTR_PQ_CYCLES{0-1}. */ \
	UNCORE_VALUE_(emr_imc_free_pq_ctr, EMR_IMC_FREE_PQ_CTR_RESET)

#define EMR_IMC_FREE_PQ_CTR_COUNT 2
#define EMR_IMC_FREE_PQ_CTR_OFFSET 0x2318u
#define EMR_IMC_FREE_PQ_CTR_INDEX_STRIDE 0x8u

#define emr_imc_free_pq_ctr_addr(index) /* uncore_mmio (index below EMR_IMC_FREE_PQ_CTR_COUNT): the address of MCn_FRCTR_PQ_CYCLES{0-1}. */ \
	uncore_mmio_at_(EMR_IMC_FREE_PQ_CTR_OFFSET + \
		UNCORE_INDEX_(index, EMR_IMC_FREE_PQ_CTR_COUNT) * EMR_IMC_FREE_PQ_CTR_INDEX_STRIDE)
#define emr_imc_free_pq_ctr_load(window, index) /* emr_imc_free_pq_ctr (const volatile void *window, index below EMR_IMC_FREE_PQ_CTR_COUNT): reads, where window controller is mapped, MCn_FRCTR_PQ_CYCLES{0-1}. */ \
	UNCORE_VALUE_(emr_imc_free_pq_ctr, uncore_mmio_load64_(window, emr_imc_free_pq_ctr_addr(index)))

/* event_count [47:0] RO-V. */
#define EMR_IMC_FREE_PQ_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define EMR_IMC_FREE_PQ_CTR_EVENT_COUNT_SHIFT 0
#define EMR_IMC_FREE_PQ_CTR_EVENT_COUNT_WIDTH 48
#define emr_imc_free_pq_ctr_get_event_count(r) /* uint64_t (emr_imc_free_pq_ctr r) [47:0]: the same bits as in emr_imc_free_dclk_ctr. */ \
	UNCORE_GET64_(emr_imc_free_pq_ctr, r, EMR_IMC_FREE_PQ_CTR_EVENT_COUNT)

#ifdef __cplusplus
}
#endif

#endif
