/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/icx/ufs.box.json by "make generate". Do not edit. */
/*
 * icx ufs: Frequency scaling of the uncore. Between which limits the hardware chooses the clock of the ring and of the
 * last-level cache, and what it has chosen. It counts nothing.
 * Source: linux-uncore-frequency uncore-frequency.c intel_uncore_cpu_ids (INTEL_ICELAKE_X, INTEL_ICELAKE_D); likwid
 * frequency_uncore.c
 */
#ifndef UNCORE_ICX_UFS_H
#define UNCORE_ICX_UFS_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define ICX_UFS_INSTANCES 1

/*
 * limit: MSR_UNCORE_RATIO_LIMIT, 64 bits
 * The limits. After a reset they are the widest that the part allows; limits beyond these have no effect.
 * Source: linux-uncore-frequency uncore-frequency.c UNCORE_MAX_RATIO_MASK, UNCORE_MIN_RATIO_MASK; likwid
 * frequency_uncore.c (cross-source)
 */
typedef struct icx_ufs_limit {
	uint64_t raw;
} icx_ufs_limit;

UNCORE_ACCESSOR icx_ufs_limit icx_ufs_limit_value_(icx_ufs_limit r)
{
	return r;
}

#define ICX_UFS_LIMIT_RESET UINT64_C(0x0000000000000000)
#define icx_ufs_limit_reset() /* icx_ufs_limit (): the value to begin from of MSR_UNCORE_RATIO_LIMIT. */ \
	UNCORE_VALUE_(icx_ufs_limit, ICX_UFS_LIMIT_RESET)

#define ICX_UFS_LIMIT_MSR 0x620u

#define icx_ufs_limit_addr() /* uncore_msr (): the address of MSR_UNCORE_RATIO_LIMIT. */ \
	uncore_msr_at_(ICX_UFS_LIMIT_MSR)

/* min_ratio [14:8] RW. */
#define ICX_UFS_LIMIT_MIN_RATIO_MASK  UINT64_C(0x0000000000007f00)
#define ICX_UFS_LIMIT_MIN_RATIO_SHIFT 8
#define ICX_UFS_LIMIT_MIN_RATIO_WIDTH 7
#define icx_ufs_limit_get_min_ratio(r) /* uint64_t (icx_ufs_limit r) [14:8]: The lowest clock that the hardware may choose. */ \
	UNCORE_GET64_(icx_ufs_limit, r, ICX_UFS_LIMIT_MIN_RATIO)
#define icx_ufs_limit_set_min_ratio(r, v) /* icx_ufs_limit (icx_ufs_limit r, v up to 0x7fu) [14:8]: The lowest clock that the hardware may choose. */ \
	UNCORE_PUT64_(icx_ufs_limit, icx_ufs_limit_value_(r).raw, ICX_UFS_LIMIT_MIN_RATIO, v)

/* max_ratio [6:0] RW. */
#define ICX_UFS_LIMIT_MAX_RATIO_MASK  UINT64_C(0x000000000000007f)
#define ICX_UFS_LIMIT_MAX_RATIO_SHIFT 0
#define ICX_UFS_LIMIT_MAX_RATIO_WIDTH 7
#define icx_ufs_limit_get_max_ratio(r) /* uint64_t (icx_ufs_limit r) [6:0]: The highest clock that the hardware may choose. */ \
	UNCORE_GET64_(icx_ufs_limit, r, ICX_UFS_LIMIT_MAX_RATIO)
#define icx_ufs_limit_set_max_ratio(r, v) /* icx_ufs_limit (icx_ufs_limit r, v up to 0x7fu) [6:0]: The highest clock that the hardware may choose. */ \
	UNCORE_PUT64_(icx_ufs_limit, icx_ufs_limit_value_(r).raw, ICX_UFS_LIMIT_MAX_RATIO, v)

/*
 * status: MSR_UNCORE_PERF_STATUS, 64 bits
 * The clock that the hardware has chosen.
 * Source: linux-uncore-frequency uncore-frequency.c MSR_UNCORE_PERF_STATUS, UNCORE_CURRENT_RATIO_MASK; likwid
 * frequency_uncore.c freq_getUncoreFreqCur (cross-source)
 */
typedef struct icx_ufs_status {
	uint64_t raw;
} icx_ufs_status;

UNCORE_ACCESSOR icx_ufs_status icx_ufs_status_value_(icx_ufs_status r)
{
	return r;
}

#define ICX_UFS_STATUS_RESET UINT64_C(0x0000000000000000)
#define icx_ufs_status_reset() /* icx_ufs_status (): the value to begin from of MSR_UNCORE_PERF_STATUS. */ \
	UNCORE_VALUE_(icx_ufs_status, ICX_UFS_STATUS_RESET)

#define ICX_UFS_STATUS_MSR 0x621u

#define icx_ufs_status_addr() /* uncore_msr (): the address of MSR_UNCORE_PERF_STATUS. */ \
	uncore_msr_at_(ICX_UFS_STATUS_MSR)

/* ratio [6:0] RO-V. */
#define ICX_UFS_STATUS_RATIO_MASK  UINT64_C(0x000000000000007f)
#define ICX_UFS_STATUS_RATIO_SHIFT 0
#define ICX_UFS_STATUS_RATIO_WIDTH 7
#define icx_ufs_status_get_ratio(r) /* uint64_t (icx_ufs_status r) [6:0]: The clock at the moment of the read. */ \
	UNCORE_GET64_(icx_ufs_status, r, ICX_UFS_STATUS_RATIO)

#ifdef __cplusplus
}
#endif

#endif
