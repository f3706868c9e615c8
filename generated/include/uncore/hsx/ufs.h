/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/hsx/ufs.box.json by "make generate". Do not edit. */
/*
 * hsx ufs: Frequency scaling of the uncore. Between which limits the hardware chooses the clock of the ring and of the
 * last-level cache, and what it has chosen. It counts nothing.
 * Source: edk2-msr HaswellEMsr.h; msr-safe allowlists/al_06_3F; msr-safe-56; likwid frequency_uncore.c
 */
#ifndef UNCORE_HSX_UFS_H
#define UNCORE_HSX_UFS_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define HSX_UFS_INSTANCES 1

/*
 * limit: MSR_UNCORE_RATIO_LIMIT, 64 bits
 * The limits. After a reset they are the widest that the part allows; limits beyond these have no effect.
 * Source: edk2-msr HaswellEMsr.h MSR_HASWELL_E_MSRUNCORE_RATIO_LIMIT; likwid frequency_uncore.c (cross-source)
 */
typedef struct hsx_ufs_limit {
	uint64_t raw;
} hsx_ufs_limit;

UNCORE_ACCESSOR hsx_ufs_limit hsx_ufs_limit_value_(hsx_ufs_limit r)
{
	return r;
}

#define HSX_UFS_LIMIT_RESET UINT64_C(0x0000000000000000)
#define hsx_ufs_limit_reset() /* hsx_ufs_limit (): the value to begin from of MSR_UNCORE_RATIO_LIMIT. */ \
	UNCORE_VALUE_(hsx_ufs_limit, HSX_UFS_LIMIT_RESET)

#define HSX_UFS_LIMIT_MSR 0x620u

#define hsx_ufs_limit_addr() /* uncore_msr (): the address of MSR_UNCORE_RATIO_LIMIT. */ \
	uncore_msr_at_(HSX_UFS_LIMIT_MSR)

/* min_ratio [14:8] RW. */
#define HSX_UFS_LIMIT_MIN_RATIO_MASK  UINT64_C(0x0000000000007f00)
#define HSX_UFS_LIMIT_MIN_RATIO_SHIFT 8
#define HSX_UFS_LIMIT_MIN_RATIO_WIDTH 7
#define hsx_ufs_limit_get_min_ratio(r) /* uint64_t (hsx_ufs_limit r) [14:8]: The lowest clock that the hardware may choose. */ \
	UNCORE_GET64_(hsx_ufs_limit, r, HSX_UFS_LIMIT_MIN_RATIO)
#define hsx_ufs_limit_set_min_ratio(r, v) /* hsx_ufs_limit (hsx_ufs_limit r, v up to 0x7fu) [14:8]: The lowest clock that the hardware may choose. */ \
	UNCORE_PUT64_(hsx_ufs_limit, hsx_ufs_limit_value_(r).raw, HSX_UFS_LIMIT_MIN_RATIO, v)

/* max_ratio [6:0] RW. */
#define HSX_UFS_LIMIT_MAX_RATIO_MASK  UINT64_C(0x000000000000007f)
#define HSX_UFS_LIMIT_MAX_RATIO_SHIFT 0
#define HSX_UFS_LIMIT_MAX_RATIO_WIDTH 7
#define hsx_ufs_limit_get_max_ratio(r) /* uint64_t (hsx_ufs_limit r) [6:0]: The highest clock that the hardware may choose. */ \
	UNCORE_GET64_(hsx_ufs_limit, r, HSX_UFS_LIMIT_MAX_RATIO)
#define hsx_ufs_limit_set_max_ratio(r, v) /* hsx_ufs_limit (hsx_ufs_limit r, v up to 0x7fu) [6:0]: The highest clock that the hardware may choose. */ \
	UNCORE_PUT64_(hsx_ufs_limit, hsx_ufs_limit_value_(r).raw, HSX_UFS_LIMIT_MAX_RATIO, v)

/*
 * status: MSR_UNCORE_PERF_STATUS, 64 bits
 * The clock that the hardware has chosen.
 * Source: likwid registers.h MSR_UNCORE_FREQ_READ; msr-safe-56 (on the same processors as 0x620) (inferred)
 */
typedef struct hsx_ufs_status {
	uint64_t raw;
} hsx_ufs_status;

UNCORE_ACCESSOR hsx_ufs_status hsx_ufs_status_value_(hsx_ufs_status r)
{
	return r;
}

#define HSX_UFS_STATUS_RESET UINT64_C(0x0000000000000000)
#define hsx_ufs_status_reset() /* hsx_ufs_status (): the value to begin from of MSR_UNCORE_PERF_STATUS. */ \
	UNCORE_VALUE_(hsx_ufs_status, HSX_UFS_STATUS_RESET)

#define HSX_UFS_STATUS_MSR 0x621u

#define hsx_ufs_status_addr() /* uncore_msr (): the address of MSR_UNCORE_PERF_STATUS. */ \
	uncore_msr_at_(HSX_UFS_STATUS_MSR)

/* ratio [6:0] RO-V. */
#define HSX_UFS_STATUS_RATIO_MASK  UINT64_C(0x000000000000007f)
#define HSX_UFS_STATUS_RATIO_SHIFT 0
#define HSX_UFS_STATUS_RATIO_WIDTH 7
#define hsx_ufs_status_get_ratio(r) /* uint64_t (hsx_ufs_status r) [6:0]: The clock at the moment of the read. */ \
	UNCORE_GET64_(hsx_ufs_status, r, HSX_UFS_STATUS_RATIO)

#ifdef __cplusplus
}
#endif

#endif
