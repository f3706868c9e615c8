/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdx/ufs.box.json by "make generate". Do not edit. */
/*
 * bdx ufs: Frequency scaling of the uncore. Between which limits the hardware chooses the clock of the ring and of the
 * last-level cache, and what it has chosen. It counts nothing.
 * Source: linux-uncore-frequency uncore-frequency.c intel_uncore_cpu_ids (INTEL_BROADWELL_X); edk2-msr BroadwellMsr.h;
 * msr-safe allowlists/al_06_4F
 */
#ifndef UNCORE_BDX_UFS_H
#define UNCORE_BDX_UFS_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define BDX_UFS_INSTANCES 1

/*
 * limit: MSR_UNCORE_RATIO_LIMIT, 64 bits
 * The limits. After a reset they are the widest that the part allows; limits beyond these have no effect.
 * Source: edk2-msr BroadwellMsr.h MSR_BROADWELL_MSRUNCORE_RATIO_LIMIT; linux-uncore-frequency uncore-frequency.c
 * UNCORE_MAX_RATIO_MASK, UNCORE_MIN_RATIO_MASK (cross-source)
 */
typedef struct bdx_ufs_limit {
	uint64_t raw;
} bdx_ufs_limit;

UNCORE_ACCESSOR bdx_ufs_limit bdx_ufs_limit_value_(bdx_ufs_limit r)
{
	return r;
}

#define BDX_UFS_LIMIT_RESET UINT64_C(0x0000000000000000)
#define bdx_ufs_limit_reset() /* bdx_ufs_limit (): the value to begin from of MSR_UNCORE_RATIO_LIMIT. */ \
	UNCORE_VALUE_(bdx_ufs_limit, BDX_UFS_LIMIT_RESET)

#define BDX_UFS_LIMIT_MSR 0x620u

#define bdx_ufs_limit_addr() /* uncore_msr (): the address of MSR_UNCORE_RATIO_LIMIT. */ \
	uncore_msr_at_(BDX_UFS_LIMIT_MSR)

/* min_ratio [14:8] RW. */
#define BDX_UFS_LIMIT_MIN_RATIO_MASK  UINT64_C(0x0000000000007f00)
#define BDX_UFS_LIMIT_MIN_RATIO_SHIFT 8
#define BDX_UFS_LIMIT_MIN_RATIO_WIDTH 7
#define bdx_ufs_limit_get_min_ratio(r) /* uint64_t (bdx_ufs_limit r) [14:8]: The lowest clock that the hardware may choose. */ \
	UNCORE_GET64_(bdx_ufs_limit, r, BDX_UFS_LIMIT_MIN_RATIO)
#define bdx_ufs_limit_set_min_ratio(r, v) /* bdx_ufs_limit (bdx_ufs_limit r, v up to 0x7fu) [14:8]: The lowest clock that the hardware may choose. */ \
	UNCORE_PUT64_(bdx_ufs_limit, bdx_ufs_limit_value_(r).raw, BDX_UFS_LIMIT_MIN_RATIO, v)

/* max_ratio [6:0] RW. */
#define BDX_UFS_LIMIT_MAX_RATIO_MASK  UINT64_C(0x000000000000007f)
#define BDX_UFS_LIMIT_MAX_RATIO_SHIFT 0
#define BDX_UFS_LIMIT_MAX_RATIO_WIDTH 7
#define bdx_ufs_limit_get_max_ratio(r) /* uint64_t (bdx_ufs_limit r) [6:0]: The highest clock that the hardware may choose. */ \
	UNCORE_GET64_(bdx_ufs_limit, r, BDX_UFS_LIMIT_MAX_RATIO)
#define bdx_ufs_limit_set_max_ratio(r, v) /* bdx_ufs_limit (bdx_ufs_limit r, v up to 0x7fu) [6:0]: The highest clock that the hardware may choose. */ \
	UNCORE_PUT64_(bdx_ufs_limit, bdx_ufs_limit_value_(r).raw, BDX_UFS_LIMIT_MAX_RATIO, v)

/*
 * status: MSR_UNCORE_PERF_STATUS, 64 bits
 * The clock that the hardware has chosen.
 * Source: linux-uncore-frequency uncore-frequency.c MSR_UNCORE_PERF_STATUS, UNCORE_CURRENT_RATIO_MASK; likwid
 * frequency_uncore.c freq_getUncoreFreqCur (cross-source)
 */
typedef struct bdx_ufs_status {
	uint64_t raw;
} bdx_ufs_status;

UNCORE_ACCESSOR bdx_ufs_status bdx_ufs_status_value_(bdx_ufs_status r)
{
	return r;
}

#define BDX_UFS_STATUS_RESET UINT64_C(0x0000000000000000)
#define bdx_ufs_status_reset() /* bdx_ufs_status (): the value to begin from of MSR_UNCORE_PERF_STATUS. */ \
	UNCORE_VALUE_(bdx_ufs_status, BDX_UFS_STATUS_RESET)

#define BDX_UFS_STATUS_MSR 0x621u

#define bdx_ufs_status_addr() /* uncore_msr (): the address of MSR_UNCORE_PERF_STATUS. */ \
	uncore_msr_at_(BDX_UFS_STATUS_MSR)

/* ratio [6:0] RO-V. */
#define BDX_UFS_STATUS_RATIO_MASK  UINT64_C(0x000000000000007f)
#define BDX_UFS_STATUS_RATIO_SHIFT 0
#define BDX_UFS_STATUS_RATIO_WIDTH 7
#define bdx_ufs_status_get_ratio(r) /* uint64_t (bdx_ufs_status r) [6:0]: The clock at the moment of the read. */ \
	UNCORE_GET64_(bdx_ufs_status, r, BDX_UFS_STATUS_RATIO)

#ifdef __cplusplus
}
#endif

#endif
