/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/knl/ubox.box.json by "make generate". Do not edit. */
/*
 * knl ubox: System configuration controller. Home of the global freeze. Intel lists no event of it; its fixed counter
 * counts the uncore's clock.
 * Source: linux uncore_snbep.c knl_uncore_ubox; likwid perfmon_knl_counters.h
 */
#ifndef UNCORE_KNL_UBOX_H
#define UNCORE_KNL_UBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define KNL_UBOX_INSTANCES 1

#define KNL_UBOX_GENERAL_COUNTERS   2
#define KNL_UBOX_GENERAL_WIDTH      48
#define KNL_UBOX_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define KNL_UBOX_FIXED_COUNTERS   1
#define KNL_UBOX_FIXED_WIDTH      48
#define KNL_UBOX_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * global_ctl: U_MSR_PMON_GLOBAL_CTL, 64 bits
 * Freezes and unfreezes every box of the package.
 * Source: likwid registers.h MSR_MIC2_U_GLOBAL_CTRL (inferred)
 */
typedef struct knl_ubox_global_ctl {
	uint64_t raw;
} knl_ubox_global_ctl;

UNCORE_ACCESSOR knl_ubox_global_ctl knl_ubox_global_ctl_value_(knl_ubox_global_ctl r)
{
	return r;
}

#define KNL_UBOX_GLOBAL_CTL_RESET UINT64_C(0x0000000000000000)
#define knl_ubox_global_ctl_reset() /* knl_ubox_global_ctl (): the value to begin from of U_MSR_PMON_GLOBAL_CTL. */ \
	UNCORE_VALUE_(knl_ubox_global_ctl, KNL_UBOX_GLOBAL_CTL_RESET)

#define KNL_UBOX_GLOBAL_CTL_MSR 0x700u

#define knl_ubox_global_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_CTL. */ \
	uncore_msr_at_(KNL_UBOX_GLOBAL_CTL_MSR)

/* frz_all [63] WO. */
#define KNL_UBOX_GLOBAL_CTL_FRZ_ALL_MASK  UINT64_C(0x8000000000000000)
#define KNL_UBOX_GLOBAL_CTL_FRZ_ALL_SHIFT 63
#define KNL_UBOX_GLOBAL_CTL_FRZ_ALL_WIDTH 1
#define knl_ubox_global_ctl_set_frz_all(r, v) /* knl_ubox_global_ctl (knl_ubox_global_ctl r, v up to 0x1u) [63]: Writing 1 holds every counter of the package. */ \
	UNCORE_PUT64_(knl_ubox_global_ctl, knl_ubox_global_ctl_value_(r).raw, KNL_UBOX_GLOBAL_CTL_FRZ_ALL, v)

/* unfrz_all [61] WO. */
#define KNL_UBOX_GLOBAL_CTL_UNFRZ_ALL_MASK  UINT64_C(0x2000000000000000)
#define KNL_UBOX_GLOBAL_CTL_UNFRZ_ALL_SHIFT 61
#define KNL_UBOX_GLOBAL_CTL_UNFRZ_ALL_WIDTH 1
#define knl_ubox_global_ctl_set_unfrz_all(r, v) /* knl_ubox_global_ctl (knl_ubox_global_ctl r, v up to 0x1u) [61]: Writing 1 lets every box go on that does not hold itself. */ \
	UNCORE_PUT64_(knl_ubox_global_ctl, knl_ubox_global_ctl_value_(r).raw, KNL_UBOX_GLOBAL_CTL_UNFRZ_ALL, v)

/*
 * global_status: U_MSR_PMON_GLOBAL_STATUS, 64 bits
 * Which boxes have a counter that wrapped.
 * Source: likwid registers.h MSR_MIC2_U_GLOBAL_STATUS (inferred)
 */
typedef struct knl_ubox_global_status {
	uint64_t raw;
} knl_ubox_global_status;

UNCORE_ACCESSOR knl_ubox_global_status knl_ubox_global_status_value_(knl_ubox_global_status r)
{
	return r;
}

#define KNL_UBOX_GLOBAL_STATUS_RESET     UINT64_C(0x0000000000000000)
#define KNL_UBOX_GLOBAL_STATUS_RW1C      UINT64_C(0x001fffffffffffff)
#define knl_ubox_global_status_reset() /* knl_ubox_global_status (): the value to begin from of U_MSR_PMON_GLOBAL_STATUS. */ \
	UNCORE_VALUE_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET)

#define knl_ubox_global_status_clear(seen) /* knl_ubox_global_status (knl_ubox_global_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of U_MSR_PMON_GLOBAL_STATUS. */ \
	UNCORE_SEEN_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, seen, KNL_UBOX_GLOBAL_STATUS_RW1C)

#define KNL_UBOX_GLOBAL_STATUS_MSR 0x701u

#define knl_ubox_global_status_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_STATUS. */ \
	uncore_msr_at_(KNL_UBOX_GLOBAL_STATUS_MSR)

/* ov_irp [52] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_IRP_MASK  UINT64_C(0x0010000000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_IRP_SHIFT 52
#define KNL_UBOX_GLOBAL_STATUS_OV_IRP_WIDTH 1
#define knl_ubox_global_status_get_ov_irp(r) /* uint64_t (knl_ubox_global_status r) [52]: A wrap: the I/O agent. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_IRP)
#define knl_ubox_global_status_clear_ov_irp(bits) /* knl_ubox_global_status (bits up to 0x1u) [52]: A wrap: the I/O agent. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_IRP, bits)

/* ov_m2p [51] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_M2P_MASK  UINT64_C(0x0008000000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_M2P_SHIFT 51
#define KNL_UBOX_GLOBAL_STATUS_OV_M2P_WIDTH 1
#define knl_ubox_global_status_get_ov_m2p(r) /* uint64_t (knl_ubox_global_status r) [51]: A wrap: M2PCIe. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_M2P)
#define knl_ubox_global_status_clear_ov_m2p(bits) /* knl_ubox_global_status (bits up to 0x1u) [51]: A wrap: M2PCIe. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_M2P, bits)

/* ov_edc7 [50] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC7_MASK  UINT64_C(0x0004000000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC7_SHIFT 50
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC7_WIDTH 1
#define knl_ubox_global_status_get_ov_edc7(r) /* uint64_t (knl_ubox_global_status r) [50]: A counter of the MCDRAM controller 7 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_EDC7)
#define knl_ubox_global_status_clear_ov_edc7(bits) /* knl_ubox_global_status (bits up to 0x1u) [50]: A counter of the MCDRAM controller 7 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_EDC7, bits)

/* ov_edc6 [49] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC6_MASK  UINT64_C(0x0002000000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC6_SHIFT 49
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC6_WIDTH 1
#define knl_ubox_global_status_get_ov_edc6(r) /* uint64_t (knl_ubox_global_status r) [49]: A counter of the MCDRAM controller 6 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_EDC6)
#define knl_ubox_global_status_clear_ov_edc6(bits) /* knl_ubox_global_status (bits up to 0x1u) [49]: A counter of the MCDRAM controller 6 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_EDC6, bits)

/* ov_edc5 [48] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC5_MASK  UINT64_C(0x0001000000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC5_SHIFT 48
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC5_WIDTH 1
#define knl_ubox_global_status_get_ov_edc5(r) /* uint64_t (knl_ubox_global_status r) [48]: A counter of the MCDRAM controller 5 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_EDC5)
#define knl_ubox_global_status_clear_ov_edc5(bits) /* knl_ubox_global_status (bits up to 0x1u) [48]: A counter of the MCDRAM controller 5 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_EDC5, bits)

/* ov_edc4 [47] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC4_MASK  UINT64_C(0x0000800000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC4_SHIFT 47
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC4_WIDTH 1
#define knl_ubox_global_status_get_ov_edc4(r) /* uint64_t (knl_ubox_global_status r) [47]: A counter of the MCDRAM controller 4 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_EDC4)
#define knl_ubox_global_status_clear_ov_edc4(bits) /* knl_ubox_global_status (bits up to 0x1u) [47]: A counter of the MCDRAM controller 4 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_EDC4, bits)

/* ov_edc3 [46] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC3_MASK  UINT64_C(0x0000400000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC3_SHIFT 46
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC3_WIDTH 1
#define knl_ubox_global_status_get_ov_edc3(r) /* uint64_t (knl_ubox_global_status r) [46]: A counter of the MCDRAM controller 3 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_EDC3)
#define knl_ubox_global_status_clear_ov_edc3(bits) /* knl_ubox_global_status (bits up to 0x1u) [46]: A counter of the MCDRAM controller 3 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_EDC3, bits)

/* ov_edc2 [45] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC2_MASK  UINT64_C(0x0000200000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC2_SHIFT 45
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC2_WIDTH 1
#define knl_ubox_global_status_get_ov_edc2(r) /* uint64_t (knl_ubox_global_status r) [45]: A counter of the MCDRAM controller 2 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_EDC2)
#define knl_ubox_global_status_clear_ov_edc2(bits) /* knl_ubox_global_status (bits up to 0x1u) [45]: A counter of the MCDRAM controller 2 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_EDC2, bits)

/* ov_edc1 [44] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC1_MASK  UINT64_C(0x0000100000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC1_SHIFT 44
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC1_WIDTH 1
#define knl_ubox_global_status_get_ov_edc1(r) /* uint64_t (knl_ubox_global_status r) [44]: A counter of the MCDRAM controller 1 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_EDC1)
#define knl_ubox_global_status_clear_ov_edc1(bits) /* knl_ubox_global_status (bits up to 0x1u) [44]: A counter of the MCDRAM controller 1 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_EDC1, bits)

/* ov_edc0 [43] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC0_MASK  UINT64_C(0x0000080000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC0_SHIFT 43
#define KNL_UBOX_GLOBAL_STATUS_OV_EDC0_WIDTH 1
#define knl_ubox_global_status_get_ov_edc0(r) /* uint64_t (knl_ubox_global_status r) [43]: A counter of the MCDRAM controller 0 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_EDC0)
#define knl_ubox_global_status_clear_ov_edc0(bits) /* knl_ubox_global_status (bits up to 0x1u) [43]: A counter of the MCDRAM controller 0 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_EDC0, bits)

/* ov_m1 [42] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_M1_MASK  UINT64_C(0x0000040000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_M1_SHIFT 42
#define KNL_UBOX_GLOBAL_STATUS_OV_M1_WIDTH 1
#define knl_ubox_global_status_get_ov_m1(r) /* uint64_t (knl_ubox_global_status r) [42]: A counter of the memory controller 1 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_M1)
#define knl_ubox_global_status_clear_ov_m1(bits) /* knl_ubox_global_status (bits up to 0x1u) [42]: A counter of the memory controller 1 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_M1, bits)

/* ov_m0 [41] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_M0_MASK  UINT64_C(0x0000020000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_M0_SHIFT 41
#define KNL_UBOX_GLOBAL_STATUS_OV_M0_WIDTH 1
#define knl_ubox_global_status_get_ov_m0(r) /* uint64_t (knl_ubox_global_status r) [41]: A counter of the memory controller 0 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_M0)
#define knl_ubox_global_status_clear_ov_m0(bits) /* knl_ubox_global_status (bits up to 0x1u) [41]: A counter of the memory controller 0 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_M0, bits)

/* ov_cha37 [40] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA37_MASK  UINT64_C(0x0000010000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA37_SHIFT 40
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA37_WIDTH 1
#define knl_ubox_global_status_get_ov_cha37(r) /* uint64_t (knl_ubox_global_status r) [40]: A counter of CHA 37 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA37)
#define knl_ubox_global_status_clear_ov_cha37(bits) /* knl_ubox_global_status (bits up to 0x1u) [40]: A counter of CHA 37 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA37, bits)

/* ov_cha36 [39] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA36_MASK  UINT64_C(0x0000008000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA36_SHIFT 39
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA36_WIDTH 1
#define knl_ubox_global_status_get_ov_cha36(r) /* uint64_t (knl_ubox_global_status r) [39]: A counter of CHA 36 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA36)
#define knl_ubox_global_status_clear_ov_cha36(bits) /* knl_ubox_global_status (bits up to 0x1u) [39]: A counter of CHA 36 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA36, bits)

/* ov_cha35 [38] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA35_MASK  UINT64_C(0x0000004000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA35_SHIFT 38
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA35_WIDTH 1
#define knl_ubox_global_status_get_ov_cha35(r) /* uint64_t (knl_ubox_global_status r) [38]: A counter of CHA 35 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA35)
#define knl_ubox_global_status_clear_ov_cha35(bits) /* knl_ubox_global_status (bits up to 0x1u) [38]: A counter of CHA 35 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA35, bits)

/* ov_cha34 [37] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA34_MASK  UINT64_C(0x0000002000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA34_SHIFT 37
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA34_WIDTH 1
#define knl_ubox_global_status_get_ov_cha34(r) /* uint64_t (knl_ubox_global_status r) [37]: A counter of CHA 34 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA34)
#define knl_ubox_global_status_clear_ov_cha34(bits) /* knl_ubox_global_status (bits up to 0x1u) [37]: A counter of CHA 34 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA34, bits)

/* ov_cha33 [36] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA33_MASK  UINT64_C(0x0000001000000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA33_SHIFT 36
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA33_WIDTH 1
#define knl_ubox_global_status_get_ov_cha33(r) /* uint64_t (knl_ubox_global_status r) [36]: A counter of CHA 33 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA33)
#define knl_ubox_global_status_clear_ov_cha33(bits) /* knl_ubox_global_status (bits up to 0x1u) [36]: A counter of CHA 33 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA33, bits)

/* ov_cha32 [35] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA32_MASK  UINT64_C(0x0000000800000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA32_SHIFT 35
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA32_WIDTH 1
#define knl_ubox_global_status_get_ov_cha32(r) /* uint64_t (knl_ubox_global_status r) [35]: A counter of CHA 32 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA32)
#define knl_ubox_global_status_clear_ov_cha32(bits) /* knl_ubox_global_status (bits up to 0x1u) [35]: A counter of CHA 32 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA32, bits)

/* ov_cha31 [34] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA31_MASK  UINT64_C(0x0000000400000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA31_SHIFT 34
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA31_WIDTH 1
#define knl_ubox_global_status_get_ov_cha31(r) /* uint64_t (knl_ubox_global_status r) [34]: A counter of CHA 31 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA31)
#define knl_ubox_global_status_clear_ov_cha31(bits) /* knl_ubox_global_status (bits up to 0x1u) [34]: A counter of CHA 31 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA31, bits)

/* ov_cha30 [33] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA30_MASK  UINT64_C(0x0000000200000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA30_SHIFT 33
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA30_WIDTH 1
#define knl_ubox_global_status_get_ov_cha30(r) /* uint64_t (knl_ubox_global_status r) [33]: A counter of CHA 30 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA30)
#define knl_ubox_global_status_clear_ov_cha30(bits) /* knl_ubox_global_status (bits up to 0x1u) [33]: A counter of CHA 30 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA30, bits)

/* ov_cha29 [32] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA29_MASK  UINT64_C(0x0000000100000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA29_SHIFT 32
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA29_WIDTH 1
#define knl_ubox_global_status_get_ov_cha29(r) /* uint64_t (knl_ubox_global_status r) [32]: A counter of CHA 29 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA29)
#define knl_ubox_global_status_clear_ov_cha29(bits) /* knl_ubox_global_status (bits up to 0x1u) [32]: A counter of CHA 29 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA29, bits)

/* ov_cha28 [31] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA28_MASK  UINT64_C(0x0000000080000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA28_SHIFT 31
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA28_WIDTH 1
#define knl_ubox_global_status_get_ov_cha28(r) /* uint64_t (knl_ubox_global_status r) [31]: A counter of CHA 28 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA28)
#define knl_ubox_global_status_clear_ov_cha28(bits) /* knl_ubox_global_status (bits up to 0x1u) [31]: A counter of CHA 28 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA28, bits)

/* ov_cha27 [30] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA27_MASK  UINT64_C(0x0000000040000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA27_SHIFT 30
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA27_WIDTH 1
#define knl_ubox_global_status_get_ov_cha27(r) /* uint64_t (knl_ubox_global_status r) [30]: A counter of CHA 27 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA27)
#define knl_ubox_global_status_clear_ov_cha27(bits) /* knl_ubox_global_status (bits up to 0x1u) [30]: A counter of CHA 27 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA27, bits)

/* ov_cha26 [29] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA26_MASK  UINT64_C(0x0000000020000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA26_SHIFT 29
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA26_WIDTH 1
#define knl_ubox_global_status_get_ov_cha26(r) /* uint64_t (knl_ubox_global_status r) [29]: A counter of CHA 26 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA26)
#define knl_ubox_global_status_clear_ov_cha26(bits) /* knl_ubox_global_status (bits up to 0x1u) [29]: A counter of CHA 26 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA26, bits)

/* ov_cha25 [28] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA25_MASK  UINT64_C(0x0000000010000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA25_SHIFT 28
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA25_WIDTH 1
#define knl_ubox_global_status_get_ov_cha25(r) /* uint64_t (knl_ubox_global_status r) [28]: A counter of CHA 25 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA25)
#define knl_ubox_global_status_clear_ov_cha25(bits) /* knl_ubox_global_status (bits up to 0x1u) [28]: A counter of CHA 25 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA25, bits)

/* ov_cha24 [27] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA24_MASK  UINT64_C(0x0000000008000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA24_SHIFT 27
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA24_WIDTH 1
#define knl_ubox_global_status_get_ov_cha24(r) /* uint64_t (knl_ubox_global_status r) [27]: A counter of CHA 24 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA24)
#define knl_ubox_global_status_clear_ov_cha24(bits) /* knl_ubox_global_status (bits up to 0x1u) [27]: A counter of CHA 24 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA24, bits)

/* ov_cha23 [26] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA23_MASK  UINT64_C(0x0000000004000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA23_SHIFT 26
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA23_WIDTH 1
#define knl_ubox_global_status_get_ov_cha23(r) /* uint64_t (knl_ubox_global_status r) [26]: A counter of CHA 23 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA23)
#define knl_ubox_global_status_clear_ov_cha23(bits) /* knl_ubox_global_status (bits up to 0x1u) [26]: A counter of CHA 23 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA23, bits)

/* ov_cha22 [25] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA22_MASK  UINT64_C(0x0000000002000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA22_SHIFT 25
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA22_WIDTH 1
#define knl_ubox_global_status_get_ov_cha22(r) /* uint64_t (knl_ubox_global_status r) [25]: A counter of CHA 22 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA22)
#define knl_ubox_global_status_clear_ov_cha22(bits) /* knl_ubox_global_status (bits up to 0x1u) [25]: A counter of CHA 22 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA22, bits)

/* ov_cha21 [24] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA21_MASK  UINT64_C(0x0000000001000000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA21_SHIFT 24
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA21_WIDTH 1
#define knl_ubox_global_status_get_ov_cha21(r) /* uint64_t (knl_ubox_global_status r) [24]: A counter of CHA 21 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA21)
#define knl_ubox_global_status_clear_ov_cha21(bits) /* knl_ubox_global_status (bits up to 0x1u) [24]: A counter of CHA 21 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA21, bits)

/* ov_cha20 [23] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA20_MASK  UINT64_C(0x0000000000800000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA20_SHIFT 23
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA20_WIDTH 1
#define knl_ubox_global_status_get_ov_cha20(r) /* uint64_t (knl_ubox_global_status r) [23]: A counter of CHA 20 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA20)
#define knl_ubox_global_status_clear_ov_cha20(bits) /* knl_ubox_global_status (bits up to 0x1u) [23]: A counter of CHA 20 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA20, bits)

/* ov_cha19 [22] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA19_MASK  UINT64_C(0x0000000000400000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA19_SHIFT 22
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA19_WIDTH 1
#define knl_ubox_global_status_get_ov_cha19(r) /* uint64_t (knl_ubox_global_status r) [22]: A counter of CHA 19 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA19)
#define knl_ubox_global_status_clear_ov_cha19(bits) /* knl_ubox_global_status (bits up to 0x1u) [22]: A counter of CHA 19 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA19, bits)

/* ov_cha18 [21] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA18_MASK  UINT64_C(0x0000000000200000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA18_SHIFT 21
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA18_WIDTH 1
#define knl_ubox_global_status_get_ov_cha18(r) /* uint64_t (knl_ubox_global_status r) [21]: A counter of CHA 18 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA18)
#define knl_ubox_global_status_clear_ov_cha18(bits) /* knl_ubox_global_status (bits up to 0x1u) [21]: A counter of CHA 18 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA18, bits)

/* ov_cha17 [20] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA17_MASK  UINT64_C(0x0000000000100000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA17_SHIFT 20
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA17_WIDTH 1
#define knl_ubox_global_status_get_ov_cha17(r) /* uint64_t (knl_ubox_global_status r) [20]: A counter of CHA 17 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA17)
#define knl_ubox_global_status_clear_ov_cha17(bits) /* knl_ubox_global_status (bits up to 0x1u) [20]: A counter of CHA 17 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA17, bits)

/* ov_cha16 [19] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA16_MASK  UINT64_C(0x0000000000080000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA16_SHIFT 19
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA16_WIDTH 1
#define knl_ubox_global_status_get_ov_cha16(r) /* uint64_t (knl_ubox_global_status r) [19]: A counter of CHA 16 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA16)
#define knl_ubox_global_status_clear_ov_cha16(bits) /* knl_ubox_global_status (bits up to 0x1u) [19]: A counter of CHA 16 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA16, bits)

/* ov_cha15 [18] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA15_MASK  UINT64_C(0x0000000000040000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA15_SHIFT 18
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA15_WIDTH 1
#define knl_ubox_global_status_get_ov_cha15(r) /* uint64_t (knl_ubox_global_status r) [18]: A counter of CHA 15 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA15)
#define knl_ubox_global_status_clear_ov_cha15(bits) /* knl_ubox_global_status (bits up to 0x1u) [18]: A counter of CHA 15 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA15, bits)

/* ov_cha14 [17] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA14_MASK  UINT64_C(0x0000000000020000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA14_SHIFT 17
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA14_WIDTH 1
#define knl_ubox_global_status_get_ov_cha14(r) /* uint64_t (knl_ubox_global_status r) [17]: A counter of CHA 14 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA14)
#define knl_ubox_global_status_clear_ov_cha14(bits) /* knl_ubox_global_status (bits up to 0x1u) [17]: A counter of CHA 14 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA14, bits)

/* ov_cha13 [16] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA13_MASK  UINT64_C(0x0000000000010000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA13_SHIFT 16
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA13_WIDTH 1
#define knl_ubox_global_status_get_ov_cha13(r) /* uint64_t (knl_ubox_global_status r) [16]: A counter of CHA 13 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA13)
#define knl_ubox_global_status_clear_ov_cha13(bits) /* knl_ubox_global_status (bits up to 0x1u) [16]: A counter of CHA 13 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA13, bits)

/* ov_cha12 [15] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA12_MASK  UINT64_C(0x0000000000008000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA12_SHIFT 15
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA12_WIDTH 1
#define knl_ubox_global_status_get_ov_cha12(r) /* uint64_t (knl_ubox_global_status r) [15]: A counter of CHA 12 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA12)
#define knl_ubox_global_status_clear_ov_cha12(bits) /* knl_ubox_global_status (bits up to 0x1u) [15]: A counter of CHA 12 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA12, bits)

/* ov_cha11 [14] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA11_MASK  UINT64_C(0x0000000000004000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA11_SHIFT 14
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA11_WIDTH 1
#define knl_ubox_global_status_get_ov_cha11(r) /* uint64_t (knl_ubox_global_status r) [14]: A counter of CHA 11 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA11)
#define knl_ubox_global_status_clear_ov_cha11(bits) /* knl_ubox_global_status (bits up to 0x1u) [14]: A counter of CHA 11 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA11, bits)

/* ov_cha10 [13] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA10_MASK  UINT64_C(0x0000000000002000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA10_SHIFT 13
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA10_WIDTH 1
#define knl_ubox_global_status_get_ov_cha10(r) /* uint64_t (knl_ubox_global_status r) [13]: A counter of CHA 10 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA10)
#define knl_ubox_global_status_clear_ov_cha10(bits) /* knl_ubox_global_status (bits up to 0x1u) [13]: A counter of CHA 10 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA10, bits)

/* ov_cha9 [12] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA9_MASK  UINT64_C(0x0000000000001000)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA9_SHIFT 12
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA9_WIDTH 1
#define knl_ubox_global_status_get_ov_cha9(r) /* uint64_t (knl_ubox_global_status r) [12]: A counter of CHA 9 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA9)
#define knl_ubox_global_status_clear_ov_cha9(bits) /* knl_ubox_global_status (bits up to 0x1u) [12]: A counter of CHA 9 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA9, bits)

/* ov_cha8 [11] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA8_MASK  UINT64_C(0x0000000000000800)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA8_SHIFT 11
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA8_WIDTH 1
#define knl_ubox_global_status_get_ov_cha8(r) /* uint64_t (knl_ubox_global_status r) [11]: A counter of CHA 8 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA8)
#define knl_ubox_global_status_clear_ov_cha8(bits) /* knl_ubox_global_status (bits up to 0x1u) [11]: A counter of CHA 8 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA8, bits)

/* ov_cha7 [10] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA7_MASK  UINT64_C(0x0000000000000400)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA7_SHIFT 10
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA7_WIDTH 1
#define knl_ubox_global_status_get_ov_cha7(r) /* uint64_t (knl_ubox_global_status r) [10]: A counter of CHA 7 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA7)
#define knl_ubox_global_status_clear_ov_cha7(bits) /* knl_ubox_global_status (bits up to 0x1u) [10]: A counter of CHA 7 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA7, bits)

/* ov_cha6 [9] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA6_MASK  UINT64_C(0x0000000000000200)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA6_SHIFT 9
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA6_WIDTH 1
#define knl_ubox_global_status_get_ov_cha6(r) /* uint64_t (knl_ubox_global_status r) [9]: A counter of CHA 6 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA6)
#define knl_ubox_global_status_clear_ov_cha6(bits) /* knl_ubox_global_status (bits up to 0x1u) [9]: A counter of CHA 6 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA6, bits)

/* ov_cha5 [8] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA5_MASK  UINT64_C(0x0000000000000100)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA5_SHIFT 8
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA5_WIDTH 1
#define knl_ubox_global_status_get_ov_cha5(r) /* uint64_t (knl_ubox_global_status r) [8]: A counter of CHA 5 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA5)
#define knl_ubox_global_status_clear_ov_cha5(bits) /* knl_ubox_global_status (bits up to 0x1u) [8]: A counter of CHA 5 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA5, bits)

/* ov_cha4 [7] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA4_MASK  UINT64_C(0x0000000000000080)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA4_SHIFT 7
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA4_WIDTH 1
#define knl_ubox_global_status_get_ov_cha4(r) /* uint64_t (knl_ubox_global_status r) [7]: A counter of CHA 4 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA4)
#define knl_ubox_global_status_clear_ov_cha4(bits) /* knl_ubox_global_status (bits up to 0x1u) [7]: A counter of CHA 4 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA4, bits)

/* ov_cha3 [6] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA3_MASK  UINT64_C(0x0000000000000040)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA3_SHIFT 6
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA3_WIDTH 1
#define knl_ubox_global_status_get_ov_cha3(r) /* uint64_t (knl_ubox_global_status r) [6]: A counter of CHA 3 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA3)
#define knl_ubox_global_status_clear_ov_cha3(bits) /* knl_ubox_global_status (bits up to 0x1u) [6]: A counter of CHA 3 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA3, bits)

/* ov_cha2 [5] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA2_MASK  UINT64_C(0x0000000000000020)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA2_SHIFT 5
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA2_WIDTH 1
#define knl_ubox_global_status_get_ov_cha2(r) /* uint64_t (knl_ubox_global_status r) [5]: A counter of CHA 2 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA2)
#define knl_ubox_global_status_clear_ov_cha2(bits) /* knl_ubox_global_status (bits up to 0x1u) [5]: A counter of CHA 2 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA2, bits)

/* ov_cha1 [4] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA1_MASK  UINT64_C(0x0000000000000010)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA1_SHIFT 4
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA1_WIDTH 1
#define knl_ubox_global_status_get_ov_cha1(r) /* uint64_t (knl_ubox_global_status r) [4]: A counter of CHA 1 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA1)
#define knl_ubox_global_status_clear_ov_cha1(bits) /* knl_ubox_global_status (bits up to 0x1u) [4]: A counter of CHA 1 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA1, bits)

/* ov_cha0 [3] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA0_MASK  UINT64_C(0x0000000000000008)
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA0_SHIFT 3
#define KNL_UBOX_GLOBAL_STATUS_OV_CHA0_WIDTH 1
#define knl_ubox_global_status_get_ov_cha0(r) /* uint64_t (knl_ubox_global_status r) [3]: A counter of CHA 0 has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_CHA0)
#define knl_ubox_global_status_clear_ov_cha0(bits) /* knl_ubox_global_status (bits up to 0x1u) [3]: A counter of CHA 0 has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_CHA0, bits)

/* ov_p [2] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_P_MASK  UINT64_C(0x0000000000000004)
#define KNL_UBOX_GLOBAL_STATUS_OV_P_SHIFT 2
#define KNL_UBOX_GLOBAL_STATUS_OV_P_WIDTH 1
#define knl_ubox_global_status_get_ov_p(r) /* uint64_t (knl_ubox_global_status r) [2]: A counter of the power control unit has wrapped. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_P)
#define knl_ubox_global_status_clear_ov_p(bits) /* knl_ubox_global_status (bits up to 0x1u) [2]: A counter of the power control unit has wrapped. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_P, bits)

/* ov_u [1] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_U_MASK  UINT64_C(0x0000000000000002)
#define KNL_UBOX_GLOBAL_STATUS_OV_U_SHIFT 1
#define KNL_UBOX_GLOBAL_STATUS_OV_U_WIDTH 1
#define knl_ubox_global_status_get_ov_u(r) /* uint64_t (knl_ubox_global_status r) [1]: A wrap: UBox. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_U)
#define knl_ubox_global_status_clear_ov_u(bits) /* knl_ubox_global_status (bits up to 0x1u) [1]: A wrap: UBox. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_U, bits)

/* ov_u_fixed [0] RW1C. */
#define KNL_UBOX_GLOBAL_STATUS_OV_U_FIXED_MASK  UINT64_C(0x0000000000000001)
#define KNL_UBOX_GLOBAL_STATUS_OV_U_FIXED_SHIFT 0
#define KNL_UBOX_GLOBAL_STATUS_OV_U_FIXED_WIDTH 1
#define knl_ubox_global_status_get_ov_u_fixed(r) /* uint64_t (knl_ubox_global_status r) [0]: A wrap: fixed counter of the UBox. */ \
	UNCORE_GET64_(knl_ubox_global_status, r, KNL_UBOX_GLOBAL_STATUS_OV_U_FIXED)
#define knl_ubox_global_status_clear_ov_u_fixed(bits) /* knl_ubox_global_status (bits up to 0x1u) [0]: A wrap: fixed counter of the UBox. */ \
	UNCORE_PUT64_(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS_RESET & ~KNL_UBOX_GLOBAL_STATUS_RW1C, KNL_UBOX_GLOBAL_STATUS_OV_U_FIXED, bits)

/*
 * global_config: NCUPMONConfig, 32 bits
 * The number of CHAs.
 * Source: pcm cpucounters.cpp getMaxNumOfCBoxesInternal; likwid registers.h MSR_MIC2_U_CONFIG (inferred)
 */
typedef struct knl_ubox_global_config {
	uint32_t raw;
} knl_ubox_global_config;

UNCORE_ACCESSOR knl_ubox_global_config knl_ubox_global_config_value_(knl_ubox_global_config r)
{
	return r;
}

#define KNL_UBOX_GLOBAL_CONFIG_RESET 0x00000000u
#define knl_ubox_global_config_reset() /* knl_ubox_global_config (): the value to begin from of NCUPMONConfig. */ \
	UNCORE_VALUE_(knl_ubox_global_config, KNL_UBOX_GLOBAL_CONFIG_RESET)

#define KNL_UBOX_GLOBAL_CONFIG_MSR 0x702u

#define knl_ubox_global_config_addr() /* uncore_msr (): the address of NCUPMONConfig. */ \
	uncore_msr_at_(KNL_UBOX_GLOBAL_CONFIG_MSR)

/* cha_count [5:0] RO. */
#define KNL_UBOX_GLOBAL_CONFIG_CHA_COUNT_MASK  0x0000003fu
#define KNL_UBOX_GLOBAL_CONFIG_CHA_COUNT_SHIFT 0
#define KNL_UBOX_GLOBAL_CONFIG_CHA_COUNT_WIDTH 6
#define knl_ubox_global_config_get_cha_count(r) /* uint32_t (knl_ubox_global_config r) [5:0]: How many CHAs the part has. */ \
	UNCORE_GET32_(knl_ubox_global_config, r, KNL_UBOX_GLOBAL_CONFIG_CHA_COUNT)

/*
 * fixed_ctl: U_MSR_PMON_UCLK_FIXED_CTL, 32 bits
 * Enables the fixed counter.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_*, knl_uncore_ubox; likwid registers.h MSR_MIC2_U_* (cross-source)
 */
typedef struct knl_ubox_fixed_ctl {
	uint32_t raw;
} knl_ubox_fixed_ctl;

UNCORE_ACCESSOR knl_ubox_fixed_ctl knl_ubox_fixed_ctl_value_(knl_ubox_fixed_ctl r)
{
	return r;
}

#define KNL_UBOX_FIXED_CTL_RESET     0x00000000u
#define KNL_UBOX_FIXED_CTL_MUST_ZERO 0x00200000u
#define knl_ubox_fixed_ctl_reset() /* knl_ubox_fixed_ctl (): the value to begin from of U_MSR_PMON_UCLK_FIXED_CTL. */ \
	UNCORE_VALUE_(knl_ubox_fixed_ctl, KNL_UBOX_FIXED_CTL_RESET)

#define KNL_UBOX_FIXED_CTL_MSR 0x703u

#define knl_ubox_fixed_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_UCLK_FIXED_CTL. */ \
	uncore_msr_at_(KNL_UBOX_FIXED_CTL_MSR)

/* en [22] RW-V. */
#define KNL_UBOX_FIXED_CTL_EN_MASK  0x00400000u
#define KNL_UBOX_FIXED_CTL_EN_SHIFT 22
#define KNL_UBOX_FIXED_CTL_EN_WIDTH 1
#define knl_ubox_fixed_ctl_get_en(r) /* uint32_t (knl_ubox_fixed_ctl r) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_GET32_(knl_ubox_fixed_ctl, r, KNL_UBOX_FIXED_CTL_EN)
#define knl_ubox_fixed_ctl_set_en(r, v) /* knl_ubox_fixed_ctl (knl_ubox_fixed_ctl r, v up to 0x1u) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_PUT32_(knl_ubox_fixed_ctl, knl_ubox_fixed_ctl_value_(r).raw, KNL_UBOX_FIXED_CTL_EN, v)

/* ov_en [20] RW-V. */
#define KNL_UBOX_FIXED_CTL_OV_EN_MASK  0x00100000u
#define KNL_UBOX_FIXED_CTL_OV_EN_SHIFT 20
#define KNL_UBOX_FIXED_CTL_OV_EN_WIDTH 1
#define knl_ubox_fixed_ctl_get_ov_en(r) /* uint32_t (knl_ubox_fixed_ctl r) [20]: A wrap is reported. */ \
	UNCORE_GET32_(knl_ubox_fixed_ctl, r, KNL_UBOX_FIXED_CTL_OV_EN)
#define knl_ubox_fixed_ctl_set_ov_en(r, v) /* knl_ubox_fixed_ctl (knl_ubox_fixed_ctl r, v up to 0x1u) [20]: A wrap is reported. */ \
	UNCORE_PUT32_(knl_ubox_fixed_ctl, knl_ubox_fixed_ctl_value_(r).raw, KNL_UBOX_FIXED_CTL_OV_EN, v)

/*
 * fixed_ctr: U_MSR_PMON_UCLK_FIXED_CTR, 64 bits
 * Counts uncore clocks.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_*, knl_uncore_ubox; likwid registers.h MSR_MIC2_U_* (cross-source)
 */
typedef struct knl_ubox_fixed_ctr {
	uint64_t raw;
} knl_ubox_fixed_ctr;

UNCORE_ACCESSOR knl_ubox_fixed_ctr knl_ubox_fixed_ctr_value_(knl_ubox_fixed_ctr r)
{
	return r;
}

#define KNL_UBOX_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define knl_ubox_fixed_ctr_reset() /* knl_ubox_fixed_ctr (): the value to begin from of U_MSR_PMON_UCLK_FIXED_CTR. */ \
	UNCORE_VALUE_(knl_ubox_fixed_ctr, KNL_UBOX_FIXED_CTR_RESET)

#define KNL_UBOX_FIXED_CTR_MSR 0x704u

#define knl_ubox_fixed_ctr_addr() /* uncore_msr (): the address of U_MSR_PMON_UCLK_FIXED_CTR. */ \
	uncore_msr_at_(KNL_UBOX_FIXED_CTR_MSR)

/* event_count [47:0] RW-V. */
#define KNL_UBOX_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define KNL_UBOX_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define KNL_UBOX_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define knl_ubox_fixed_ctr_get_event_count(r) /* uint64_t (knl_ubox_fixed_ctr r) [47:0]: Uncore clocks. */ \
	UNCORE_GET64_(knl_ubox_fixed_ctr, r, KNL_UBOX_FIXED_CTR_EVENT_COUNT)
#define knl_ubox_fixed_ctr_set_event_count(r, v) /* knl_ubox_fixed_ctr (knl_ubox_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: Uncore clocks. */ \
	UNCORE_PUT64_(knl_ubox_fixed_ctr, knl_ubox_fixed_ctr_value_(r).raw, KNL_UBOX_FIXED_CTR_EVENT_COUNT, v)

/*
 * ctl: U_MSR_PMON_CTL{0-1}, 32 bits
 * Chooses the event of counter {0-1}.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_*, knl_uncore_ubox; likwid registers.h MSR_MIC2_U_* (cross-source)
 */
typedef struct knl_ubox_ctl {
	uint32_t raw;
} knl_ubox_ctl;

UNCORE_ACCESSOR knl_ubox_ctl knl_ubox_ctl_value_(knl_ubox_ctl r)
{
	return r;
}

#define KNL_UBOX_CTL_RESET     0x00000000u
#define KNL_UBOX_CTL_MUST_ZERO 0x00210000u
#define knl_ubox_ctl_reset() /* knl_ubox_ctl (): the value to begin from of U_MSR_PMON_CTL{0-1}. */ \
	UNCORE_VALUE_(knl_ubox_ctl, KNL_UBOX_CTL_RESET)

#define KNL_UBOX_CTL_COUNT 2
#define KNL_UBOX_CTL_MSR 0x705u
#define KNL_UBOX_CTL_INDEX_STRIDE 0x1u

#define knl_ubox_ctl_addr(index) /* uncore_msr (index below KNL_UBOX_CTL_COUNT): the address of U_MSR_PMON_CTL{0-1}. */ \
	uncore_msr_at_(KNL_UBOX_CTL_MSR + \
		UNCORE_INDEX_(index, KNL_UBOX_CTL_COUNT) * KNL_UBOX_CTL_INDEX_STRIDE)

/* thresh [28:24] RW-V. */
#define KNL_UBOX_CTL_THRESH_MASK  0x1f000000u
#define KNL_UBOX_CTL_THRESH_SHIFT 24
#define KNL_UBOX_CTL_THRESH_WIDTH 5
#define knl_ubox_ctl_get_thresh(r) /* uint32_t (knl_ubox_ctl r) [28:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(knl_ubox_ctl, r, KNL_UBOX_CTL_THRESH)
#define knl_ubox_ctl_set_thresh(r, v) /* knl_ubox_ctl (knl_ubox_ctl r, v up to 0x1fu) [28:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(knl_ubox_ctl, knl_ubox_ctl_value_(r).raw, KNL_UBOX_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define KNL_UBOX_CTL_INVERT_MASK  0x00800000u
#define KNL_UBOX_CTL_INVERT_SHIFT 23
#define KNL_UBOX_CTL_INVERT_WIDTH 1

enum knl_ubox_ctl_invert {
	KNL_UBOX_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	KNL_UBOX_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define knl_ubox_ctl_get_invert(r) /* uint32_t (knl_ubox_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(knl_ubox_ctl, r, KNL_UBOX_CTL_INVERT)
#define knl_ubox_ctl_set_invert(r, v) /* knl_ubox_ctl (knl_ubox_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(knl_ubox_ctl, knl_ubox_ctl_value_(r).raw, KNL_UBOX_CTL_INVERT, v)

/* en [22] RW-V. */
#define KNL_UBOX_CTL_EN_MASK  0x00400000u
#define KNL_UBOX_CTL_EN_SHIFT 22
#define KNL_UBOX_CTL_EN_WIDTH 1
#define knl_ubox_ctl_get_en(r) /* uint32_t (knl_ubox_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(knl_ubox_ctl, r, KNL_UBOX_CTL_EN)
#define knl_ubox_ctl_set_en(r, v) /* knl_ubox_ctl (knl_ubox_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(knl_ubox_ctl, knl_ubox_ctl_value_(r).raw, KNL_UBOX_CTL_EN, v)

/* ov_en [20] RW-V. */
#define KNL_UBOX_CTL_OV_EN_MASK  0x00100000u
#define KNL_UBOX_CTL_OV_EN_SHIFT 20
#define KNL_UBOX_CTL_OV_EN_WIDTH 1
#define knl_ubox_ctl_get_ov_en(r) /* uint32_t (knl_ubox_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(knl_ubox_ctl, r, KNL_UBOX_CTL_OV_EN)
#define knl_ubox_ctl_set_ov_en(r, v) /* knl_ubox_ctl (knl_ubox_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(knl_ubox_ctl, knl_ubox_ctl_value_(r).raw, KNL_UBOX_CTL_OV_EN, v)

/* tid_en [19] RW-V. */
#define KNL_UBOX_CTL_TID_EN_MASK  0x00080000u
#define KNL_UBOX_CTL_TID_EN_SHIFT 19
#define KNL_UBOX_CTL_TID_EN_WIDTH 1
#define knl_ubox_ctl_get_tid_en(r) /* uint32_t (knl_ubox_ctl r) [19]: Counts what a thread causes; no source names the register that says which. */ \
	UNCORE_GET32_(knl_ubox_ctl, r, KNL_UBOX_CTL_TID_EN)
#define knl_ubox_ctl_set_tid_en(r, v) /* knl_ubox_ctl (knl_ubox_ctl r, v up to 0x1u) [19]: Counts what a thread causes; no source names the register that says which. */ \
	UNCORE_PUT32_(knl_ubox_ctl, knl_ubox_ctl_value_(r).raw, KNL_UBOX_CTL_TID_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define KNL_UBOX_CTL_EDGE_DET_MASK  0x00040000u
#define KNL_UBOX_CTL_EDGE_DET_SHIFT 18
#define KNL_UBOX_CTL_EDGE_DET_WIDTH 1
#define knl_ubox_ctl_get_edge_det(r) /* uint32_t (knl_ubox_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(knl_ubox_ctl, r, KNL_UBOX_CTL_EDGE_DET)
#define knl_ubox_ctl_set_edge_det(r, v) /* knl_ubox_ctl (knl_ubox_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(knl_ubox_ctl, knl_ubox_ctl_value_(r).raw, KNL_UBOX_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define KNL_UBOX_CTL_RST_MASK  0x00020000u
#define KNL_UBOX_CTL_RST_SHIFT 17
#define KNL_UBOX_CTL_RST_WIDTH 1
#define knl_ubox_ctl_set_rst(r, v) /* knl_ubox_ctl (knl_ubox_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(knl_ubox_ctl, knl_ubox_ctl_value_(r).raw, KNL_UBOX_CTL_RST, v)

/* umask [15:8] RW-V. */
#define KNL_UBOX_CTL_UMASK_MASK  0x0000ff00u
#define KNL_UBOX_CTL_UMASK_SHIFT 8
#define KNL_UBOX_CTL_UMASK_WIDTH 8
#define knl_ubox_ctl_get_umask(r) /* uint32_t (knl_ubox_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(knl_ubox_ctl, r, KNL_UBOX_CTL_UMASK)
#define knl_ubox_ctl_set_umask(r, v) /* knl_ubox_ctl (knl_ubox_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(knl_ubox_ctl, knl_ubox_ctl_value_(r).raw, KNL_UBOX_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define KNL_UBOX_CTL_EV_SEL_MASK  0x000000ffu
#define KNL_UBOX_CTL_EV_SEL_SHIFT 0
#define KNL_UBOX_CTL_EV_SEL_WIDTH 8
#define knl_ubox_ctl_get_ev_sel(r) /* uint32_t (knl_ubox_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(knl_ubox_ctl, r, KNL_UBOX_CTL_EV_SEL)
#define knl_ubox_ctl_set_ev_sel(r, v) /* knl_ubox_ctl (knl_ubox_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(knl_ubox_ctl, knl_ubox_ctl_value_(r).raw, KNL_UBOX_CTL_EV_SEL, v)

/*
 * box_status: U_MSR_PMON_BOX_STATUS, 32 bits
 * Which of its counters have wrapped.
 * Source: likwid registers.h MSR_MIC2_U_OVFL (inferred)
 */
typedef struct knl_ubox_box_status {
	uint32_t raw;
} knl_ubox_box_status;

UNCORE_ACCESSOR knl_ubox_box_status knl_ubox_box_status_value_(knl_ubox_box_status r)
{
	return r;
}

#define KNL_UBOX_BOX_STATUS_RESET     0x00000000u
#define KNL_UBOX_BOX_STATUS_RW1C      0x00000003u
#define knl_ubox_box_status_reset() /* knl_ubox_box_status (): the value to begin from of U_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(knl_ubox_box_status, KNL_UBOX_BOX_STATUS_RESET)

#define knl_ubox_box_status_clear(seen) /* knl_ubox_box_status (knl_ubox_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of U_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(knl_ubox_box_status, KNL_UBOX_BOX_STATUS_RESET & ~KNL_UBOX_BOX_STATUS_RW1C, seen, KNL_UBOX_BOX_STATUS_RW1C)

#define KNL_UBOX_BOX_STATUS_MSR 0x708u

#define knl_ubox_box_status_addr() /* uncore_msr (): the address of U_MSR_PMON_BOX_STATUS. */ \
	uncore_msr_at_(KNL_UBOX_BOX_STATUS_MSR)

/* ov [1:0] RW1C. */
#define KNL_UBOX_BOX_STATUS_OV_MASK  0x00000003u
#define KNL_UBOX_BOX_STATUS_OV_SHIFT 0
#define KNL_UBOX_BOX_STATUS_OV_WIDTH 2
#define knl_ubox_box_status_get_ov(r) /* uint32_t (knl_ubox_box_status r) [1:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(knl_ubox_box_status, r, KNL_UBOX_BOX_STATUS_OV)
#define knl_ubox_box_status_clear_ov(bits) /* knl_ubox_box_status (bits up to 0x3u) [1:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(knl_ubox_box_status, KNL_UBOX_BOX_STATUS_RESET & ~KNL_UBOX_BOX_STATUS_RW1C, KNL_UBOX_BOX_STATUS_OV, bits)

/*
 * ctr: U_MSR_PMON_CTR{0-1}, 64 bits
 * Count of counter {0-1}.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_*, knl_uncore_ubox; likwid registers.h MSR_MIC2_U_* (cross-source)
 */
typedef struct knl_ubox_ctr {
	uint64_t raw;
} knl_ubox_ctr;

UNCORE_ACCESSOR knl_ubox_ctr knl_ubox_ctr_value_(knl_ubox_ctr r)
{
	return r;
}

#define KNL_UBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define knl_ubox_ctr_reset() /* knl_ubox_ctr (): the value to begin from of U_MSR_PMON_CTR{0-1}. */ \
	UNCORE_VALUE_(knl_ubox_ctr, KNL_UBOX_CTR_RESET)

#define KNL_UBOX_CTR_COUNT 2
#define KNL_UBOX_CTR_MSR 0x709u
#define KNL_UBOX_CTR_INDEX_STRIDE 0x1u

#define knl_ubox_ctr_addr(index) /* uncore_msr (index below KNL_UBOX_CTR_COUNT): the address of U_MSR_PMON_CTR{0-1}. */ \
	uncore_msr_at_(KNL_UBOX_CTR_MSR + \
		UNCORE_INDEX_(index, KNL_UBOX_CTR_COUNT) * KNL_UBOX_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define KNL_UBOX_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define KNL_UBOX_CTR_EVENT_COUNT_SHIFT 0
#define KNL_UBOX_CTR_EVENT_COUNT_WIDTH 48
#define knl_ubox_ctr_get_event_count(r) /* uint64_t (knl_ubox_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(knl_ubox_ctr, r, KNL_UBOX_CTR_EVENT_COUNT)
#define knl_ubox_ctr_set_event_count(r, v) /* knl_ubox_ctr (knl_ubox_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(knl_ubox_ctr, knl_ubox_ctr_value_(r).raw, KNL_UBOX_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
