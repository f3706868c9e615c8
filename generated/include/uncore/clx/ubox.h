/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/clx/ubox.box.json by "make generate". Do not edit. */
/*
 * clx ubox: System configuration controller. Interrupts, locks and messages of the socket; also the home of the global
 * freeze and of the node IDs.
 * Source: linux uncore_snbep.c skx_uncore_ubox; likwid perfmon_skylakeX_counters.h (as on skx/ubox)
 */
#ifndef UNCORE_CLX_UBOX_H
#define UNCORE_CLX_UBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define CLX_UBOX_INSTANCES 1

#define CLX_UBOX_GENERAL_COUNTERS   2
#define CLX_UBOX_GENERAL_WIDTH      48
#define CLX_UBOX_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define CLX_UBOX_FIXED_COUNTERS   1
#define CLX_UBOX_FIXED_WIDTH      48
#define CLX_UBOX_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function node: its device and function on the socket's uncore bus. */
#define CLX_UBOX_NODE_DEVICE_ID 0x2014u

/* The device and function of node. */
UNCORE_ACCESSOR uncore_pci clx_ubox_node_place(void)
{
	uncore_pci place = { 8, 0, 0 };

	return place;
}

/*
 * global_ctl: U_MSR_PMON_GLOBAL_CTL, 64 bits
 * Freezes and unfreezes every box of the socket.
 * Source: likwid registers.h MSR_UNC_V3_U_PMON_GLOBAL_CTL; sdm-325384-059 Table 35-31 (Haswell) (as on skx/ubox)
 * (inferred)
 */
typedef struct clx_ubox_global_ctl {
	uint64_t raw;
} clx_ubox_global_ctl;

UNCORE_ACCESSOR clx_ubox_global_ctl clx_ubox_global_ctl_value_(clx_ubox_global_ctl r)
{
	return r;
}

#define CLX_UBOX_GLOBAL_CTL_RESET UINT64_C(0x0000000000000000)
#define clx_ubox_global_ctl_reset() /* clx_ubox_global_ctl (): the value to begin from of U_MSR_PMON_GLOBAL_CTL. */ \
	UNCORE_VALUE_(clx_ubox_global_ctl, CLX_UBOX_GLOBAL_CTL_RESET)

#define CLX_UBOX_GLOBAL_CTL_MSR 0x700u

#define clx_ubox_global_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_CTL. */ \
	uncore_msr_at_(CLX_UBOX_GLOBAL_CTL_MSR)

/* frz_all [63] WO. */
#define CLX_UBOX_GLOBAL_CTL_FRZ_ALL_MASK  UINT64_C(0x8000000000000000)
#define CLX_UBOX_GLOBAL_CTL_FRZ_ALL_SHIFT 63
#define CLX_UBOX_GLOBAL_CTL_FRZ_ALL_WIDTH 1
#define clx_ubox_global_ctl_set_frz_all(r, v) /* clx_ubox_global_ctl (clx_ubox_global_ctl r, v up to 0x1u) [63]: Writing 1 holds every counter of the socket. */ \
	UNCORE_PUT64_(clx_ubox_global_ctl, clx_ubox_global_ctl_value_(r).raw, CLX_UBOX_GLOBAL_CTL_FRZ_ALL, v)

/* unfrz_all [61] WO. */
#define CLX_UBOX_GLOBAL_CTL_UNFRZ_ALL_MASK  UINT64_C(0x2000000000000000)
#define CLX_UBOX_GLOBAL_CTL_UNFRZ_ALL_SHIFT 61
#define CLX_UBOX_GLOBAL_CTL_UNFRZ_ALL_WIDTH 1
#define clx_ubox_global_ctl_set_unfrz_all(r, v) /* clx_ubox_global_ctl (clx_ubox_global_ctl r, v up to 0x1u) [61]: Writing 1 lets every box go on that does not hold itself. */ \
	UNCORE_PUT64_(clx_ubox_global_ctl, clx_ubox_global_ctl_value_(r).raw, CLX_UBOX_GLOBAL_CTL_UNFRZ_ALL, v)

/*
 * global_status: U_MSR_PMON_GLOBAL_STATUS, 64 bits
 * Which boxes have a counter that wrapped.
 * Source: likwid registers.h MSR_UNC_V3_U_PMON_GLOBAL_STATUS; sdm-325384-059 Table 35-31 (Haswell) (as on skx/ubox)
 * (inferred)
 */
typedef struct clx_ubox_global_status {
	uint64_t raw;
} clx_ubox_global_status;

UNCORE_ACCESSOR clx_ubox_global_status clx_ubox_global_status_value_(clx_ubox_global_status r)
{
	return r;
}

#define CLX_UBOX_GLOBAL_STATUS_RESET     UINT64_C(0x0000000000000000)
#define CLX_UBOX_GLOBAL_STATUS_RW1C      UINT64_C(0xdf00cf807fffffff)
#define clx_ubox_global_status_reset() /* clx_ubox_global_status (): the value to begin from of U_MSR_PMON_GLOBAL_STATUS. */ \
	UNCORE_VALUE_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET)

#define clx_ubox_global_status_clear(seen) /* clx_ubox_global_status (clx_ubox_global_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of U_MSR_PMON_GLOBAL_STATUS. */ \
	UNCORE_SEEN_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, seen, CLX_UBOX_GLOBAL_STATUS_RW1C)

#define CLX_UBOX_GLOBAL_STATUS_MSR 0x701u

#define clx_ubox_global_status_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_STATUS. */ \
	uncore_msr_at_(CLX_UBOX_GLOBAL_STATUS_MSR)

/* ov_m2m1 [63] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_M2M1_MASK  UINT64_C(0x8000000000000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_M2M1_SHIFT 63
#define CLX_UBOX_GLOBAL_STATUS_OV_M2M1_WIDTH 1
#define clx_ubox_global_status_get_ov_m2m1(r) /* uint64_t (clx_ubox_global_status r) [63]: A wrap: M2M 1. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_M2M1)
#define clx_ubox_global_status_clear_ov_m2m1(bits) /* clx_ubox_global_status (bits up to 0x1u) [63]: A wrap: M2M 1. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_M2M1, bits)

/* ov_m2m0 [62] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_M2M0_MASK  UINT64_C(0x4000000000000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_M2M0_SHIFT 62
#define CLX_UBOX_GLOBAL_STATUS_OV_M2M0_WIDTH 1
#define clx_ubox_global_status_get_ov_m2m0(r) /* uint64_t (clx_ubox_global_status r) [62]: A wrap: M2M 0. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_M2M0)
#define clx_ubox_global_status_clear_ov_m2m0(bits) /* clx_ubox_global_status (bits up to 0x1u) [62]: A wrap: M2M 0. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_M2M0, bits)

/* ov_iio4 [60] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_IIO4_MASK  UINT64_C(0x1000000000000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_IIO4_SHIFT 60
#define CLX_UBOX_GLOBAL_STATUS_OV_IIO4_WIDTH 1
#define clx_ubox_global_status_get_ov_iio4(r) /* uint64_t (clx_ubox_global_status r) [60]: A wrap: IIO 4 or its IRP. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_IIO4)
#define clx_ubox_global_status_clear_ov_iio4(bits) /* clx_ubox_global_status (bits up to 0x1u) [60]: A wrap: IIO 4 or its IRP. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_IIO4, bits)

/* ov_iio3 [59] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_IIO3_MASK  UINT64_C(0x0800000000000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_IIO3_SHIFT 59
#define CLX_UBOX_GLOBAL_STATUS_OV_IIO3_WIDTH 1
#define clx_ubox_global_status_get_ov_iio3(r) /* uint64_t (clx_ubox_global_status r) [59]: A wrap: IIO 3 or its IRP. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_IIO3)
#define clx_ubox_global_status_clear_ov_iio3(bits) /* clx_ubox_global_status (bits up to 0x1u) [59]: A wrap: IIO 3 or its IRP. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_IIO3, bits)

/* ov_iio2 [58] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_IIO2_MASK  UINT64_C(0x0400000000000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_IIO2_SHIFT 58
#define CLX_UBOX_GLOBAL_STATUS_OV_IIO2_WIDTH 1
#define clx_ubox_global_status_get_ov_iio2(r) /* uint64_t (clx_ubox_global_status r) [58]: A wrap: IIO 2 or its IRP. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_IIO2)
#define clx_ubox_global_status_clear_ov_iio2(bits) /* clx_ubox_global_status (bits up to 0x1u) [58]: A wrap: IIO 2 or its IRP. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_IIO2, bits)

/* ov_iio1 [57] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_IIO1_MASK  UINT64_C(0x0200000000000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_IIO1_SHIFT 57
#define CLX_UBOX_GLOBAL_STATUS_OV_IIO1_WIDTH 1
#define clx_ubox_global_status_get_ov_iio1(r) /* uint64_t (clx_ubox_global_status r) [57]: A wrap: IIO 1 or its IRP. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_IIO1)
#define clx_ubox_global_status_clear_ov_iio1(bits) /* clx_ubox_global_status (bits up to 0x1u) [57]: A wrap: IIO 1 or its IRP. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_IIO1, bits)

/* ov_iio0 [56] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_IIO0_MASK  UINT64_C(0x0100000000000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_IIO0_SHIFT 56
#define CLX_UBOX_GLOBAL_STATUS_OV_IIO0_WIDTH 1
#define clx_ubox_global_status_get_ov_iio0(r) /* uint64_t (clx_ubox_global_status r) [56]: A wrap: IIO 0 or its IRP. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_IIO0)
#define clx_ubox_global_status_clear_ov_iio0(bits) /* clx_ubox_global_status (bits up to 0x1u) [56]: A wrap: IIO 0 or its IRP. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_IIO0, bits)

/* ov_m3upi1 [47] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_M3UPI1_MASK  UINT64_C(0x0000800000000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_M3UPI1_SHIFT 47
#define CLX_UBOX_GLOBAL_STATUS_OV_M3UPI1_WIDTH 1
#define clx_ubox_global_status_get_ov_m3upi1(r) /* uint64_t (clx_ubox_global_status r) [47]: A wrap: M3UPI 1. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_M3UPI1)
#define clx_ubox_global_status_clear_ov_m3upi1(bits) /* clx_ubox_global_status (bits up to 0x1u) [47]: A wrap: M3UPI 1. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_M3UPI1, bits)

/* ov_m3upi0 [46] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_M3UPI0_MASK  UINT64_C(0x0000400000000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_M3UPI0_SHIFT 46
#define CLX_UBOX_GLOBAL_STATUS_OV_M3UPI0_WIDTH 1
#define clx_ubox_global_status_get_ov_m3upi0(r) /* uint64_t (clx_ubox_global_status r) [46]: A wrap: M3UPI 0. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_M3UPI0)
#define clx_ubox_global_status_clear_ov_m3upi0(bits) /* clx_ubox_global_status (bits up to 0x1u) [46]: A wrap: M3UPI 0. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_M3UPI0, bits)

/* ov_upi2 [43] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_UPI2_MASK  UINT64_C(0x0000080000000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_UPI2_SHIFT 43
#define CLX_UBOX_GLOBAL_STATUS_OV_UPI2_WIDTH 1
#define clx_ubox_global_status_get_ov_upi2(r) /* uint64_t (clx_ubox_global_status r) [43]: A wrap: UPI link 2. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_UPI2)
#define clx_ubox_global_status_clear_ov_upi2(bits) /* clx_ubox_global_status (bits up to 0x1u) [43]: A wrap: UPI link 2. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_UPI2, bits)

/* ov_upi1 [42] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_UPI1_MASK  UINT64_C(0x0000040000000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_UPI1_SHIFT 42
#define CLX_UBOX_GLOBAL_STATUS_OV_UPI1_WIDTH 1
#define clx_ubox_global_status_get_ov_upi1(r) /* uint64_t (clx_ubox_global_status r) [42]: A wrap: UPI link 1. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_UPI1)
#define clx_ubox_global_status_clear_ov_upi1(bits) /* clx_ubox_global_status (bits up to 0x1u) [42]: A wrap: UPI link 1. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_UPI1, bits)

/* ov_upi0 [41] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_UPI0_MASK  UINT64_C(0x0000020000000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_UPI0_SHIFT 41
#define CLX_UBOX_GLOBAL_STATUS_OV_UPI0_WIDTH 1
#define clx_ubox_global_status_get_ov_upi0(r) /* uint64_t (clx_ubox_global_status r) [41]: A wrap: UPI link 0. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_UPI0)
#define clx_ubox_global_status_clear_ov_upi0(bits) /* clx_ubox_global_status (bits up to 0x1u) [41]: A wrap: UPI link 0. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_UPI0, bits)

/* ov_m1 [40] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_M1_MASK  UINT64_C(0x0000010000000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_M1_SHIFT 40
#define CLX_UBOX_GLOBAL_STATUS_OV_M1_WIDTH 1
#define clx_ubox_global_status_get_ov_m1(r) /* uint64_t (clx_ubox_global_status r) [40]: A channel of memory controller 1 has a counter that wrapped. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_M1)
#define clx_ubox_global_status_clear_ov_m1(bits) /* clx_ubox_global_status (bits up to 0x1u) [40]: A channel of memory controller 1 has a counter that wrapped. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_M1, bits)

/* ov_m0 [39] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_M0_MASK  UINT64_C(0x0000008000000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_M0_SHIFT 39
#define CLX_UBOX_GLOBAL_STATUS_OV_M0_WIDTH 1
#define clx_ubox_global_status_get_ov_m0(r) /* uint64_t (clx_ubox_global_status r) [39]: A channel of memory controller 0 has a counter that wrapped. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_M0)
#define clx_ubox_global_status_clear_ov_m0(bits) /* clx_ubox_global_status (bits up to 0x1u) [39]: A channel of memory controller 0 has a counter that wrapped. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_M0, bits)

/* ov_cha27 [30] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA27_MASK  UINT64_C(0x0000000040000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA27_SHIFT 30
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA27_WIDTH 1
#define clx_ubox_global_status_get_ov_cha27(r) /* uint64_t (clx_ubox_global_status r) [30]: A wrap: CHA 27. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA27)
#define clx_ubox_global_status_clear_ov_cha27(bits) /* clx_ubox_global_status (bits up to 0x1u) [30]: A wrap: CHA 27. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA27, bits)

/* ov_cha26 [29] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA26_MASK  UINT64_C(0x0000000020000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA26_SHIFT 29
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA26_WIDTH 1
#define clx_ubox_global_status_get_ov_cha26(r) /* uint64_t (clx_ubox_global_status r) [29]: A wrap: CHA 26. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA26)
#define clx_ubox_global_status_clear_ov_cha26(bits) /* clx_ubox_global_status (bits up to 0x1u) [29]: A wrap: CHA 26. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA26, bits)

/* ov_cha25 [28] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA25_MASK  UINT64_C(0x0000000010000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA25_SHIFT 28
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA25_WIDTH 1
#define clx_ubox_global_status_get_ov_cha25(r) /* uint64_t (clx_ubox_global_status r) [28]: A wrap: CHA 25. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA25)
#define clx_ubox_global_status_clear_ov_cha25(bits) /* clx_ubox_global_status (bits up to 0x1u) [28]: A wrap: CHA 25. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA25, bits)

/* ov_cha24 [27] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA24_MASK  UINT64_C(0x0000000008000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA24_SHIFT 27
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA24_WIDTH 1
#define clx_ubox_global_status_get_ov_cha24(r) /* uint64_t (clx_ubox_global_status r) [27]: A wrap: CHA 24. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA24)
#define clx_ubox_global_status_clear_ov_cha24(bits) /* clx_ubox_global_status (bits up to 0x1u) [27]: A wrap: CHA 24. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA24, bits)

/* ov_cha23 [26] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA23_MASK  UINT64_C(0x0000000004000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA23_SHIFT 26
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA23_WIDTH 1
#define clx_ubox_global_status_get_ov_cha23(r) /* uint64_t (clx_ubox_global_status r) [26]: A wrap: CHA 23. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA23)
#define clx_ubox_global_status_clear_ov_cha23(bits) /* clx_ubox_global_status (bits up to 0x1u) [26]: A wrap: CHA 23. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA23, bits)

/* ov_cha22 [25] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA22_MASK  UINT64_C(0x0000000002000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA22_SHIFT 25
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA22_WIDTH 1
#define clx_ubox_global_status_get_ov_cha22(r) /* uint64_t (clx_ubox_global_status r) [25]: A wrap: CHA 22. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA22)
#define clx_ubox_global_status_clear_ov_cha22(bits) /* clx_ubox_global_status (bits up to 0x1u) [25]: A wrap: CHA 22. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA22, bits)

/* ov_cha21 [24] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA21_MASK  UINT64_C(0x0000000001000000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA21_SHIFT 24
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA21_WIDTH 1
#define clx_ubox_global_status_get_ov_cha21(r) /* uint64_t (clx_ubox_global_status r) [24]: A wrap: CHA 21. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA21)
#define clx_ubox_global_status_clear_ov_cha21(bits) /* clx_ubox_global_status (bits up to 0x1u) [24]: A wrap: CHA 21. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA21, bits)

/* ov_cha20 [23] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA20_MASK  UINT64_C(0x0000000000800000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA20_SHIFT 23
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA20_WIDTH 1
#define clx_ubox_global_status_get_ov_cha20(r) /* uint64_t (clx_ubox_global_status r) [23]: A wrap: CHA 20. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA20)
#define clx_ubox_global_status_clear_ov_cha20(bits) /* clx_ubox_global_status (bits up to 0x1u) [23]: A wrap: CHA 20. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA20, bits)

/* ov_cha19 [22] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA19_MASK  UINT64_C(0x0000000000400000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA19_SHIFT 22
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA19_WIDTH 1
#define clx_ubox_global_status_get_ov_cha19(r) /* uint64_t (clx_ubox_global_status r) [22]: A wrap: CHA 19. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA19)
#define clx_ubox_global_status_clear_ov_cha19(bits) /* clx_ubox_global_status (bits up to 0x1u) [22]: A wrap: CHA 19. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA19, bits)

/* ov_cha18 [21] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA18_MASK  UINT64_C(0x0000000000200000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA18_SHIFT 21
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA18_WIDTH 1
#define clx_ubox_global_status_get_ov_cha18(r) /* uint64_t (clx_ubox_global_status r) [21]: A wrap: CHA 18. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA18)
#define clx_ubox_global_status_clear_ov_cha18(bits) /* clx_ubox_global_status (bits up to 0x1u) [21]: A wrap: CHA 18. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA18, bits)

/* ov_cha17 [20] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA17_MASK  UINT64_C(0x0000000000100000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA17_SHIFT 20
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA17_WIDTH 1
#define clx_ubox_global_status_get_ov_cha17(r) /* uint64_t (clx_ubox_global_status r) [20]: A wrap: CHA 17. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA17)
#define clx_ubox_global_status_clear_ov_cha17(bits) /* clx_ubox_global_status (bits up to 0x1u) [20]: A wrap: CHA 17. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA17, bits)

/* ov_cha16 [19] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA16_MASK  UINT64_C(0x0000000000080000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA16_SHIFT 19
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA16_WIDTH 1
#define clx_ubox_global_status_get_ov_cha16(r) /* uint64_t (clx_ubox_global_status r) [19]: A wrap: CHA 16. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA16)
#define clx_ubox_global_status_clear_ov_cha16(bits) /* clx_ubox_global_status (bits up to 0x1u) [19]: A wrap: CHA 16. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA16, bits)

/* ov_cha15 [18] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA15_MASK  UINT64_C(0x0000000000040000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA15_SHIFT 18
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA15_WIDTH 1
#define clx_ubox_global_status_get_ov_cha15(r) /* uint64_t (clx_ubox_global_status r) [18]: A wrap: CHA 15. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA15)
#define clx_ubox_global_status_clear_ov_cha15(bits) /* clx_ubox_global_status (bits up to 0x1u) [18]: A wrap: CHA 15. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA15, bits)

/* ov_cha14 [17] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA14_MASK  UINT64_C(0x0000000000020000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA14_SHIFT 17
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA14_WIDTH 1
#define clx_ubox_global_status_get_ov_cha14(r) /* uint64_t (clx_ubox_global_status r) [17]: A wrap: CHA 14. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA14)
#define clx_ubox_global_status_clear_ov_cha14(bits) /* clx_ubox_global_status (bits up to 0x1u) [17]: A wrap: CHA 14. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA14, bits)

/* ov_cha13 [16] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA13_MASK  UINT64_C(0x0000000000010000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA13_SHIFT 16
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA13_WIDTH 1
#define clx_ubox_global_status_get_ov_cha13(r) /* uint64_t (clx_ubox_global_status r) [16]: A wrap: CHA 13. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA13)
#define clx_ubox_global_status_clear_ov_cha13(bits) /* clx_ubox_global_status (bits up to 0x1u) [16]: A wrap: CHA 13. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA13, bits)

/* ov_cha12 [15] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA12_MASK  UINT64_C(0x0000000000008000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA12_SHIFT 15
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA12_WIDTH 1
#define clx_ubox_global_status_get_ov_cha12(r) /* uint64_t (clx_ubox_global_status r) [15]: A wrap: CHA 12. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA12)
#define clx_ubox_global_status_clear_ov_cha12(bits) /* clx_ubox_global_status (bits up to 0x1u) [15]: A wrap: CHA 12. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA12, bits)

/* ov_cha11 [14] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA11_MASK  UINT64_C(0x0000000000004000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA11_SHIFT 14
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA11_WIDTH 1
#define clx_ubox_global_status_get_ov_cha11(r) /* uint64_t (clx_ubox_global_status r) [14]: A wrap: CHA 11. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA11)
#define clx_ubox_global_status_clear_ov_cha11(bits) /* clx_ubox_global_status (bits up to 0x1u) [14]: A wrap: CHA 11. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA11, bits)

/* ov_cha10 [13] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA10_MASK  UINT64_C(0x0000000000002000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA10_SHIFT 13
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA10_WIDTH 1
#define clx_ubox_global_status_get_ov_cha10(r) /* uint64_t (clx_ubox_global_status r) [13]: A wrap: CHA 10. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA10)
#define clx_ubox_global_status_clear_ov_cha10(bits) /* clx_ubox_global_status (bits up to 0x1u) [13]: A wrap: CHA 10. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA10, bits)

/* ov_cha9 [12] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA9_MASK  UINT64_C(0x0000000000001000)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA9_SHIFT 12
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA9_WIDTH 1
#define clx_ubox_global_status_get_ov_cha9(r) /* uint64_t (clx_ubox_global_status r) [12]: A wrap: CHA 9. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA9)
#define clx_ubox_global_status_clear_ov_cha9(bits) /* clx_ubox_global_status (bits up to 0x1u) [12]: A wrap: CHA 9. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA9, bits)

/* ov_cha8 [11] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA8_MASK  UINT64_C(0x0000000000000800)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA8_SHIFT 11
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA8_WIDTH 1
#define clx_ubox_global_status_get_ov_cha8(r) /* uint64_t (clx_ubox_global_status r) [11]: A wrap: CHA 8. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA8)
#define clx_ubox_global_status_clear_ov_cha8(bits) /* clx_ubox_global_status (bits up to 0x1u) [11]: A wrap: CHA 8. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA8, bits)

/* ov_cha7 [10] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA7_MASK  UINT64_C(0x0000000000000400)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA7_SHIFT 10
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA7_WIDTH 1
#define clx_ubox_global_status_get_ov_cha7(r) /* uint64_t (clx_ubox_global_status r) [10]: A wrap: CHA 7. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA7)
#define clx_ubox_global_status_clear_ov_cha7(bits) /* clx_ubox_global_status (bits up to 0x1u) [10]: A wrap: CHA 7. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA7, bits)

/* ov_cha6 [9] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA6_MASK  UINT64_C(0x0000000000000200)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA6_SHIFT 9
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA6_WIDTH 1
#define clx_ubox_global_status_get_ov_cha6(r) /* uint64_t (clx_ubox_global_status r) [9]: A wrap: CHA 6. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA6)
#define clx_ubox_global_status_clear_ov_cha6(bits) /* clx_ubox_global_status (bits up to 0x1u) [9]: A wrap: CHA 6. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA6, bits)

/* ov_cha5 [8] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA5_MASK  UINT64_C(0x0000000000000100)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA5_SHIFT 8
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA5_WIDTH 1
#define clx_ubox_global_status_get_ov_cha5(r) /* uint64_t (clx_ubox_global_status r) [8]: A wrap: CHA 5. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA5)
#define clx_ubox_global_status_clear_ov_cha5(bits) /* clx_ubox_global_status (bits up to 0x1u) [8]: A wrap: CHA 5. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA5, bits)

/* ov_cha4 [7] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA4_MASK  UINT64_C(0x0000000000000080)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA4_SHIFT 7
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA4_WIDTH 1
#define clx_ubox_global_status_get_ov_cha4(r) /* uint64_t (clx_ubox_global_status r) [7]: A wrap: CHA 4. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA4)
#define clx_ubox_global_status_clear_ov_cha4(bits) /* clx_ubox_global_status (bits up to 0x1u) [7]: A wrap: CHA 4. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA4, bits)

/* ov_cha3 [6] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA3_MASK  UINT64_C(0x0000000000000040)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA3_SHIFT 6
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA3_WIDTH 1
#define clx_ubox_global_status_get_ov_cha3(r) /* uint64_t (clx_ubox_global_status r) [6]: A wrap: CHA 3. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA3)
#define clx_ubox_global_status_clear_ov_cha3(bits) /* clx_ubox_global_status (bits up to 0x1u) [6]: A wrap: CHA 3. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA3, bits)

/* ov_cha2 [5] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA2_MASK  UINT64_C(0x0000000000000020)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA2_SHIFT 5
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA2_WIDTH 1
#define clx_ubox_global_status_get_ov_cha2(r) /* uint64_t (clx_ubox_global_status r) [5]: A wrap: CHA 2. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA2)
#define clx_ubox_global_status_clear_ov_cha2(bits) /* clx_ubox_global_status (bits up to 0x1u) [5]: A wrap: CHA 2. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA2, bits)

/* ov_cha1 [4] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA1_MASK  UINT64_C(0x0000000000000010)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA1_SHIFT 4
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA1_WIDTH 1
#define clx_ubox_global_status_get_ov_cha1(r) /* uint64_t (clx_ubox_global_status r) [4]: A wrap: CHA 1. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA1)
#define clx_ubox_global_status_clear_ov_cha1(bits) /* clx_ubox_global_status (bits up to 0x1u) [4]: A wrap: CHA 1. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA1, bits)

/* ov_cha0 [3] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA0_MASK  UINT64_C(0x0000000000000008)
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA0_SHIFT 3
#define CLX_UBOX_GLOBAL_STATUS_OV_CHA0_WIDTH 1
#define clx_ubox_global_status_get_ov_cha0(r) /* uint64_t (clx_ubox_global_status r) [3]: A wrap: CHA 0. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_CHA0)
#define clx_ubox_global_status_clear_ov_cha0(bits) /* clx_ubox_global_status (bits up to 0x1u) [3]: A wrap: CHA 0. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_CHA0, bits)

/* ov_p [2] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_P_MASK  UINT64_C(0x0000000000000004)
#define CLX_UBOX_GLOBAL_STATUS_OV_P_SHIFT 2
#define CLX_UBOX_GLOBAL_STATUS_OV_P_WIDTH 1
#define clx_ubox_global_status_get_ov_p(r) /* uint64_t (clx_ubox_global_status r) [2]: A wrap: power control unit. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_P)
#define clx_ubox_global_status_clear_ov_p(bits) /* clx_ubox_global_status (bits up to 0x1u) [2]: A wrap: power control unit. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_P, bits)

/* ov_u [1] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_U_MASK  UINT64_C(0x0000000000000002)
#define CLX_UBOX_GLOBAL_STATUS_OV_U_SHIFT 1
#define CLX_UBOX_GLOBAL_STATUS_OV_U_WIDTH 1
#define clx_ubox_global_status_get_ov_u(r) /* uint64_t (clx_ubox_global_status r) [1]: A wrap: UBox. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_U)
#define clx_ubox_global_status_clear_ov_u(bits) /* clx_ubox_global_status (bits up to 0x1u) [1]: A wrap: UBox. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_U, bits)

/* ov_u_fixed [0] RW1C. */
#define CLX_UBOX_GLOBAL_STATUS_OV_U_FIXED_MASK  UINT64_C(0x0000000000000001)
#define CLX_UBOX_GLOBAL_STATUS_OV_U_FIXED_SHIFT 0
#define CLX_UBOX_GLOBAL_STATUS_OV_U_FIXED_WIDTH 1
#define clx_ubox_global_status_get_ov_u_fixed(r) /* uint64_t (clx_ubox_global_status r) [0]: A wrap: fixed counter of the UBox. */ \
	UNCORE_GET64_(clx_ubox_global_status, r, CLX_UBOX_GLOBAL_STATUS_OV_U_FIXED)
#define clx_ubox_global_status_clear_ov_u_fixed(bits) /* clx_ubox_global_status (bits up to 0x1u) [0]: A wrap: fixed counter of the UBox. */ \
	UNCORE_PUT64_(clx_ubox_global_status, CLX_UBOX_GLOBAL_STATUS_RESET & ~CLX_UBOX_GLOBAL_STATUS_RW1C, CLX_UBOX_GLOBAL_STATUS_OV_U_FIXED, bits)

/*
 * global_config: U_MSR_PMON_GLOBAL_CONFIG, 32 bits
 * The number of CHAs.
 * Source: pcm cpucounters.cpp getMaxNumOfCBoxes; likwid registers.h MSR_UNC_V3_U_PMON_GLOBAL_CONFIG; sdm-325384-059
 * Table 35-31 (Haswell) (as on skx/ubox) (inferred)
 */
typedef struct clx_ubox_global_config {
	uint32_t raw;
} clx_ubox_global_config;

UNCORE_ACCESSOR clx_ubox_global_config clx_ubox_global_config_value_(clx_ubox_global_config r)
{
	return r;
}

#define CLX_UBOX_GLOBAL_CONFIG_RESET 0x00000000u
#define clx_ubox_global_config_reset() /* clx_ubox_global_config (): the value to begin from of U_MSR_PMON_GLOBAL_CONFIG. */ \
	UNCORE_VALUE_(clx_ubox_global_config, CLX_UBOX_GLOBAL_CONFIG_RESET)

#define CLX_UBOX_GLOBAL_CONFIG_MSR 0x702u

#define clx_ubox_global_config_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_CONFIG. */ \
	uncore_msr_at_(CLX_UBOX_GLOBAL_CONFIG_MSR)

/* cha_count [5:0] RO. */
#define CLX_UBOX_GLOBAL_CONFIG_CHA_COUNT_MASK  0x0000003fu
#define CLX_UBOX_GLOBAL_CONFIG_CHA_COUNT_SHIFT 0
#define CLX_UBOX_GLOBAL_CONFIG_CHA_COUNT_WIDTH 6
#define clx_ubox_global_config_get_cha_count(r) /* uint32_t (clx_ubox_global_config r) [5:0]: How many CHAs the part has. */ \
	UNCORE_GET32_(clx_ubox_global_config, r, CLX_UBOX_GLOBAL_CONFIG_CHA_COUNT)

/*
 * fixed_ctl: U_MSR_PMON_FIXED_CTL, 32 bits
 * Enables the fixed counter.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_*; likwid registers.h MSR_UNC_V3_U_*; sdm-325384-059 Table 35-31
 * (Haswell) (as on skx/ubox) (cross-source)
 */
typedef struct clx_ubox_fixed_ctl {
	uint32_t raw;
} clx_ubox_fixed_ctl;

UNCORE_ACCESSOR clx_ubox_fixed_ctl clx_ubox_fixed_ctl_value_(clx_ubox_fixed_ctl r)
{
	return r;
}

#define CLX_UBOX_FIXED_CTL_RESET     0x00000000u
#define CLX_UBOX_FIXED_CTL_MUST_ZERO 0x00200000u
#define clx_ubox_fixed_ctl_reset() /* clx_ubox_fixed_ctl (): the value to begin from of U_MSR_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(clx_ubox_fixed_ctl, CLX_UBOX_FIXED_CTL_RESET)

#define CLX_UBOX_FIXED_CTL_MSR 0x703u

#define clx_ubox_fixed_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_FIXED_CTL. */ \
	uncore_msr_at_(CLX_UBOX_FIXED_CTL_MSR)

/* en [22] RW-V. */
#define CLX_UBOX_FIXED_CTL_EN_MASK  0x00400000u
#define CLX_UBOX_FIXED_CTL_EN_SHIFT 22
#define CLX_UBOX_FIXED_CTL_EN_WIDTH 1
#define clx_ubox_fixed_ctl_get_en(r) /* uint32_t (clx_ubox_fixed_ctl r) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_GET32_(clx_ubox_fixed_ctl, r, CLX_UBOX_FIXED_CTL_EN)
#define clx_ubox_fixed_ctl_set_en(r, v) /* clx_ubox_fixed_ctl (clx_ubox_fixed_ctl r, v up to 0x1u) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_PUT32_(clx_ubox_fixed_ctl, clx_ubox_fixed_ctl_value_(r).raw, CLX_UBOX_FIXED_CTL_EN, v)

/* ov_en [20] RW-V. */
#define CLX_UBOX_FIXED_CTL_OV_EN_MASK  0x00100000u
#define CLX_UBOX_FIXED_CTL_OV_EN_SHIFT 20
#define CLX_UBOX_FIXED_CTL_OV_EN_WIDTH 1
#define clx_ubox_fixed_ctl_get_ov_en(r) /* uint32_t (clx_ubox_fixed_ctl r) [20]: A wrap is reported. */ \
	UNCORE_GET32_(clx_ubox_fixed_ctl, r, CLX_UBOX_FIXED_CTL_OV_EN)
#define clx_ubox_fixed_ctl_set_ov_en(r, v) /* clx_ubox_fixed_ctl (clx_ubox_fixed_ctl r, v up to 0x1u) [20]: A wrap is reported. */ \
	UNCORE_PUT32_(clx_ubox_fixed_ctl, clx_ubox_fixed_ctl_value_(r).raw, CLX_UBOX_FIXED_CTL_OV_EN, v)

/*
 * fixed_ctr: U_MSR_PMON_FIXED_CTR, 64 bits
 * Counts uncore clocks.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_*; likwid registers.h MSR_UNC_V3_U_*; sdm-325384-059 Table 35-31
 * (Haswell) (as on skx/ubox) (cross-source)
 */
typedef struct clx_ubox_fixed_ctr {
	uint64_t raw;
} clx_ubox_fixed_ctr;

UNCORE_ACCESSOR clx_ubox_fixed_ctr clx_ubox_fixed_ctr_value_(clx_ubox_fixed_ctr r)
{
	return r;
}

#define CLX_UBOX_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define clx_ubox_fixed_ctr_reset() /* clx_ubox_fixed_ctr (): the value to begin from of U_MSR_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(clx_ubox_fixed_ctr, CLX_UBOX_FIXED_CTR_RESET)

#define CLX_UBOX_FIXED_CTR_MSR 0x704u

#define clx_ubox_fixed_ctr_addr() /* uncore_msr (): the address of U_MSR_PMON_FIXED_CTR. */ \
	uncore_msr_at_(CLX_UBOX_FIXED_CTR_MSR)

/* event_count [47:0] RW-V. */
#define CLX_UBOX_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define CLX_UBOX_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define CLX_UBOX_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define clx_ubox_fixed_ctr_get_event_count(r) /* uint64_t (clx_ubox_fixed_ctr r) [47:0]: Uncore clocks. */ \
	UNCORE_GET64_(clx_ubox_fixed_ctr, r, CLX_UBOX_FIXED_CTR_EVENT_COUNT)
#define clx_ubox_fixed_ctr_set_event_count(r, v) /* clx_ubox_fixed_ctr (clx_ubox_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: Uncore clocks. */ \
	UNCORE_PUT64_(clx_ubox_fixed_ctr, clx_ubox_fixed_ctr_value_(r).raw, CLX_UBOX_FIXED_CTR_EVENT_COUNT, v)

/*
 * ctl: U_MSR_PMON_CTL{0-1}, 32 bits
 * Chooses the event of counter {0-1}.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_*; likwid registers.h MSR_UNC_V3_U_*; sdm-325384-059 Table 35-31
 * (Haswell) (as on skx/ubox) (cross-source)
 */
typedef struct clx_ubox_ctl {
	uint32_t raw;
} clx_ubox_ctl;

UNCORE_ACCESSOR clx_ubox_ctl clx_ubox_ctl_value_(clx_ubox_ctl r)
{
	return r;
}

#define CLX_UBOX_CTL_RESET     0x00000000u
#define CLX_UBOX_CTL_MUST_ZERO 0x00210000u
#define clx_ubox_ctl_reset() /* clx_ubox_ctl (): the value to begin from of U_MSR_PMON_CTL{0-1}. */ \
	UNCORE_VALUE_(clx_ubox_ctl, CLX_UBOX_CTL_RESET)

#define CLX_UBOX_CTL_COUNT 2
#define CLX_UBOX_CTL_MSR 0x705u
#define CLX_UBOX_CTL_INDEX_STRIDE 0x1u

#define clx_ubox_ctl_addr(index) /* uncore_msr (index below CLX_UBOX_CTL_COUNT): the address of U_MSR_PMON_CTL{0-1}. */ \
	uncore_msr_at_(CLX_UBOX_CTL_MSR + \
		UNCORE_INDEX_(index, CLX_UBOX_CTL_COUNT) * CLX_UBOX_CTL_INDEX_STRIDE)

/* thresh [28:24] RW-V. */
#define CLX_UBOX_CTL_THRESH_MASK  0x1f000000u
#define CLX_UBOX_CTL_THRESH_SHIFT 24
#define CLX_UBOX_CTL_THRESH_WIDTH 5
#define clx_ubox_ctl_get_thresh(r) /* uint32_t (clx_ubox_ctl r) [28:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(clx_ubox_ctl, r, CLX_UBOX_CTL_THRESH)
#define clx_ubox_ctl_set_thresh(r, v) /* clx_ubox_ctl (clx_ubox_ctl r, v up to 0x1fu) [28:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(clx_ubox_ctl, clx_ubox_ctl_value_(r).raw, CLX_UBOX_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define CLX_UBOX_CTL_INVERT_MASK  0x00800000u
#define CLX_UBOX_CTL_INVERT_SHIFT 23
#define CLX_UBOX_CTL_INVERT_WIDTH 1

enum clx_ubox_ctl_invert {
	CLX_UBOX_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	CLX_UBOX_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define clx_ubox_ctl_get_invert(r) /* uint32_t (clx_ubox_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(clx_ubox_ctl, r, CLX_UBOX_CTL_INVERT)
#define clx_ubox_ctl_set_invert(r, v) /* clx_ubox_ctl (clx_ubox_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(clx_ubox_ctl, clx_ubox_ctl_value_(r).raw, CLX_UBOX_CTL_INVERT, v)

/* en [22] RW-V. */
#define CLX_UBOX_CTL_EN_MASK  0x00400000u
#define CLX_UBOX_CTL_EN_SHIFT 22
#define CLX_UBOX_CTL_EN_WIDTH 1
#define clx_ubox_ctl_get_en(r) /* uint32_t (clx_ubox_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(clx_ubox_ctl, r, CLX_UBOX_CTL_EN)
#define clx_ubox_ctl_set_en(r, v) /* clx_ubox_ctl (clx_ubox_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(clx_ubox_ctl, clx_ubox_ctl_value_(r).raw, CLX_UBOX_CTL_EN, v)

/* ov_en [20] RW-V. */
#define CLX_UBOX_CTL_OV_EN_MASK  0x00100000u
#define CLX_UBOX_CTL_OV_EN_SHIFT 20
#define CLX_UBOX_CTL_OV_EN_WIDTH 1
#define clx_ubox_ctl_get_ov_en(r) /* uint32_t (clx_ubox_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(clx_ubox_ctl, r, CLX_UBOX_CTL_OV_EN)
#define clx_ubox_ctl_set_ov_en(r, v) /* clx_ubox_ctl (clx_ubox_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(clx_ubox_ctl, clx_ubox_ctl_value_(r).raw, CLX_UBOX_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define CLX_UBOX_CTL_EDGE_DET_MASK  0x00040000u
#define CLX_UBOX_CTL_EDGE_DET_SHIFT 18
#define CLX_UBOX_CTL_EDGE_DET_WIDTH 1
#define clx_ubox_ctl_get_edge_det(r) /* uint32_t (clx_ubox_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(clx_ubox_ctl, r, CLX_UBOX_CTL_EDGE_DET)
#define clx_ubox_ctl_set_edge_det(r, v) /* clx_ubox_ctl (clx_ubox_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(clx_ubox_ctl, clx_ubox_ctl_value_(r).raw, CLX_UBOX_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define CLX_UBOX_CTL_RST_MASK  0x00020000u
#define CLX_UBOX_CTL_RST_SHIFT 17
#define CLX_UBOX_CTL_RST_WIDTH 1
#define clx_ubox_ctl_set_rst(r, v) /* clx_ubox_ctl (clx_ubox_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(clx_ubox_ctl, clx_ubox_ctl_value_(r).raw, CLX_UBOX_CTL_RST, v)

/* umask [15:8] RW-V. */
#define CLX_UBOX_CTL_UMASK_MASK  0x0000ff00u
#define CLX_UBOX_CTL_UMASK_SHIFT 8
#define CLX_UBOX_CTL_UMASK_WIDTH 8
#define clx_ubox_ctl_get_umask(r) /* uint32_t (clx_ubox_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(clx_ubox_ctl, r, CLX_UBOX_CTL_UMASK)
#define clx_ubox_ctl_set_umask(r, v) /* clx_ubox_ctl (clx_ubox_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(clx_ubox_ctl, clx_ubox_ctl_value_(r).raw, CLX_UBOX_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define CLX_UBOX_CTL_EV_SEL_MASK  0x000000ffu
#define CLX_UBOX_CTL_EV_SEL_SHIFT 0
#define CLX_UBOX_CTL_EV_SEL_WIDTH 8
#define clx_ubox_ctl_get_ev_sel(r) /* uint32_t (clx_ubox_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(clx_ubox_ctl, r, CLX_UBOX_CTL_EV_SEL)
#define clx_ubox_ctl_set_ev_sel(r, v) /* clx_ubox_ctl (clx_ubox_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(clx_ubox_ctl, clx_ubox_ctl_value_(r).raw, CLX_UBOX_CTL_EV_SEL, v)

/*
 * box_filter: U_MSR_PMON_FILTER, 32 bits; also UBoxFilter
 * Core and thread for the events that have a filter; its address is that of Haswell.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_FILTER (Haswell); perfmon-skx V1.37 (UBoxFilter, without an address)
 * (as on skx/ubox) (inferred)
 */
typedef struct clx_ubox_box_filter {
	uint32_t raw;
} clx_ubox_box_filter;

UNCORE_ACCESSOR clx_ubox_box_filter clx_ubox_box_filter_value_(clx_ubox_box_filter r)
{
	return r;
}

#define CLX_UBOX_BOX_FILTER_RESET 0x00000000u
#define clx_ubox_box_filter_reset() /* clx_ubox_box_filter (): the value to begin from of U_MSR_PMON_FILTER. */ \
	UNCORE_VALUE_(clx_ubox_box_filter, CLX_UBOX_BOX_FILTER_RESET)

#define CLX_UBOX_BOX_FILTER_MSR 0x707u

#define clx_ubox_box_filter_addr() /* uncore_msr (): the address of U_MSR_PMON_FILTER. */ \
	uncore_msr_at_(CLX_UBOX_BOX_FILTER_MSR)

/* cid [5:1] RW. */
#define CLX_UBOX_BOX_FILTER_CID_MASK  0x0000003eu
#define CLX_UBOX_BOX_FILTER_CID_SHIFT 1
#define CLX_UBOX_BOX_FILTER_CID_WIDTH 5
#define clx_ubox_box_filter_get_cid(r) /* uint32_t (clx_ubox_box_filter r) [5:1]: Core whose interrupts and messages are counted. */ \
	UNCORE_GET32_(clx_ubox_box_filter, r, CLX_UBOX_BOX_FILTER_CID)
#define clx_ubox_box_filter_set_cid(r, v) /* clx_ubox_box_filter (clx_ubox_box_filter r, v up to 0x1fu) [5:1]: Core whose interrupts and messages are counted. */ \
	UNCORE_PUT32_(clx_ubox_box_filter, clx_ubox_box_filter_value_(r).raw, CLX_UBOX_BOX_FILTER_CID, v)

/* tid [0] RW. */
#define CLX_UBOX_BOX_FILTER_TID_MASK  0x00000001u
#define CLX_UBOX_BOX_FILTER_TID_SHIFT 0
#define CLX_UBOX_BOX_FILTER_TID_WIDTH 1
#define clx_ubox_box_filter_get_tid(r) /* uint32_t (clx_ubox_box_filter r) [0]: Thread of that core. */ \
	UNCORE_GET32_(clx_ubox_box_filter, r, CLX_UBOX_BOX_FILTER_TID)
#define clx_ubox_box_filter_set_tid(r, v) /* clx_ubox_box_filter (clx_ubox_box_filter r, v up to 0x1u) [0]: Thread of that core. */ \
	UNCORE_PUT32_(clx_ubox_box_filter, clx_ubox_box_filter_value_(r).raw, CLX_UBOX_BOX_FILTER_TID, v)

/*
 * box_status: U_MSR_PMON_BOX_STATUS, 32 bits
 * Which of its counters have wrapped.
 * Source: likwid registers.h MSR_UNC_V3_U_PMON_BOX_STATUS; sdm-325384-059 Table 35-31 (Haswell) (as on skx/ubox)
 * (inferred)
 */
typedef struct clx_ubox_box_status {
	uint32_t raw;
} clx_ubox_box_status;

UNCORE_ACCESSOR clx_ubox_box_status clx_ubox_box_status_value_(clx_ubox_box_status r)
{
	return r;
}

#define CLX_UBOX_BOX_STATUS_RESET     0x00000000u
#define CLX_UBOX_BOX_STATUS_RW1C      0x00000003u
#define clx_ubox_box_status_reset() /* clx_ubox_box_status (): the value to begin from of U_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(clx_ubox_box_status, CLX_UBOX_BOX_STATUS_RESET)

#define clx_ubox_box_status_clear(seen) /* clx_ubox_box_status (clx_ubox_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of U_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(clx_ubox_box_status, CLX_UBOX_BOX_STATUS_RESET & ~CLX_UBOX_BOX_STATUS_RW1C, seen, CLX_UBOX_BOX_STATUS_RW1C)

#define CLX_UBOX_BOX_STATUS_MSR 0x708u

#define clx_ubox_box_status_addr() /* uncore_msr (): the address of U_MSR_PMON_BOX_STATUS. */ \
	uncore_msr_at_(CLX_UBOX_BOX_STATUS_MSR)

/* ov [1:0] RW1C. */
#define CLX_UBOX_BOX_STATUS_OV_MASK  0x00000003u
#define CLX_UBOX_BOX_STATUS_OV_SHIFT 0
#define CLX_UBOX_BOX_STATUS_OV_WIDTH 2
#define clx_ubox_box_status_get_ov(r) /* uint32_t (clx_ubox_box_status r) [1:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(clx_ubox_box_status, r, CLX_UBOX_BOX_STATUS_OV)
#define clx_ubox_box_status_clear_ov(bits) /* clx_ubox_box_status (bits up to 0x3u) [1:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(clx_ubox_box_status, CLX_UBOX_BOX_STATUS_RESET & ~CLX_UBOX_BOX_STATUS_RW1C, CLX_UBOX_BOX_STATUS_OV, bits)

/*
 * ctr: U_MSR_PMON_CTR{0-1}, 64 bits
 * Count of counter {0-1}.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_*; likwid registers.h MSR_UNC_V3_U_*; sdm-325384-059 Table 35-31
 * (Haswell) (as on skx/ubox) (cross-source)
 */
typedef struct clx_ubox_ctr {
	uint64_t raw;
} clx_ubox_ctr;

UNCORE_ACCESSOR clx_ubox_ctr clx_ubox_ctr_value_(clx_ubox_ctr r)
{
	return r;
}

#define CLX_UBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define clx_ubox_ctr_reset() /* clx_ubox_ctr (): the value to begin from of U_MSR_PMON_CTR{0-1}. */ \
	UNCORE_VALUE_(clx_ubox_ctr, CLX_UBOX_CTR_RESET)

#define CLX_UBOX_CTR_COUNT 2
#define CLX_UBOX_CTR_MSR 0x709u
#define CLX_UBOX_CTR_INDEX_STRIDE 0x1u

#define clx_ubox_ctr_addr(index) /* uncore_msr (index below CLX_UBOX_CTR_COUNT): the address of U_MSR_PMON_CTR{0-1}. */ \
	uncore_msr_at_(CLX_UBOX_CTR_MSR + \
		UNCORE_INDEX_(index, CLX_UBOX_CTR_COUNT) * CLX_UBOX_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define CLX_UBOX_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define CLX_UBOX_CTR_EVENT_COUNT_SHIFT 0
#define CLX_UBOX_CTR_EVENT_COUNT_WIDTH 48
#define clx_ubox_ctr_get_event_count(r) /* uint64_t (clx_ubox_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(clx_ubox_ctr, r, CLX_UBOX_CTR_EVENT_COUNT)
#define clx_ubox_ctr_set_event_count(r, v) /* clx_ubox_ctr (clx_ubox_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(clx_ubox_ctr, clx_ubox_ctr_value_(r).raw, CLX_UBOX_CTR_EVENT_COUNT, v)

/*
 * cpunodeid: CPUNODEID, 32 bits
 * This socket's node ID.
 * Source: linux uncore_snbep.c SKX_CPUNODEID (as on skx/ubox) (inferred)
 */
typedef struct clx_ubox_cpunodeid {
	uint32_t raw;
} clx_ubox_cpunodeid;

UNCORE_ACCESSOR clx_ubox_cpunodeid clx_ubox_cpunodeid_value_(clx_ubox_cpunodeid r)
{
	return r;
}

#define CLX_UBOX_CPUNODEID_RESET 0x00000000u
#define clx_ubox_cpunodeid_reset() /* clx_ubox_cpunodeid (): the value to begin from of CPUNODEID. */ \
	UNCORE_VALUE_(clx_ubox_cpunodeid, CLX_UBOX_CPUNODEID_RESET)

#define CLX_UBOX_CPUNODEID_OFFSET 0xc0u

#define clx_ubox_cpunodeid_addr() /* uncore_pci (): the address of CPUNODEID. */ \
	uncore_pci_at_(clx_ubox_node_place(), CLX_UBOX_CPUNODEID_OFFSET)

/* nodeid [2:0] RO. */
#define CLX_UBOX_CPUNODEID_NODEID_MASK  0x00000007u
#define CLX_UBOX_CPUNODEID_NODEID_SHIFT 0
#define CLX_UBOX_CPUNODEID_NODEID_WIDTH 3
#define clx_ubox_cpunodeid_get_nodeid(r) /* uint32_t (clx_ubox_cpunodeid r) [2:0]: Node ID of the socket that this bus belongs to. */ \
	UNCORE_GET32_(clx_ubox_cpunodeid, r, CLX_UBOX_CPUNODEID_NODEID)

/*
 * gidnidmap: GIDNIDMAP, 32 bits
 * Node ID of each package.
 * Source: linux uncore_snbep.c SKX_GIDNIDMAP (as on skx/ubox) (inferred)
 */
typedef struct clx_ubox_gidnidmap {
	uint32_t raw;
} clx_ubox_gidnidmap;

UNCORE_ACCESSOR clx_ubox_gidnidmap clx_ubox_gidnidmap_value_(clx_ubox_gidnidmap r)
{
	return r;
}

#define CLX_UBOX_GIDNIDMAP_RESET 0x00000000u
#define clx_ubox_gidnidmap_reset() /* clx_ubox_gidnidmap (): the value to begin from of GIDNIDMAP. */ \
	UNCORE_VALUE_(clx_ubox_gidnidmap, CLX_UBOX_GIDNIDMAP_RESET)

#define CLX_UBOX_GIDNIDMAP_OFFSET 0xd4u

#define clx_ubox_gidnidmap_addr() /* uncore_pci (): the address of GIDNIDMAP. */ \
	uncore_pci_at_(clx_ubox_node_place(), CLX_UBOX_GIDNIDMAP_OFFSET)

/* node7 [23:21] RO. */
#define CLX_UBOX_GIDNIDMAP_NODE7_MASK  0x00e00000u
#define CLX_UBOX_GIDNIDMAP_NODE7_SHIFT 21
#define CLX_UBOX_GIDNIDMAP_NODE7_WIDTH 3
#define clx_ubox_gidnidmap_get_node7(r) /* uint32_t (clx_ubox_gidnidmap r) [23:21]: Node ID of physical package 7. */ \
	UNCORE_GET32_(clx_ubox_gidnidmap, r, CLX_UBOX_GIDNIDMAP_NODE7)

/* node6 [20:18] RO. */
#define CLX_UBOX_GIDNIDMAP_NODE6_MASK  0x001c0000u
#define CLX_UBOX_GIDNIDMAP_NODE6_SHIFT 18
#define CLX_UBOX_GIDNIDMAP_NODE6_WIDTH 3
#define clx_ubox_gidnidmap_get_node6(r) /* uint32_t (clx_ubox_gidnidmap r) [20:18]: Node ID of physical package 6. */ \
	UNCORE_GET32_(clx_ubox_gidnidmap, r, CLX_UBOX_GIDNIDMAP_NODE6)

/* node5 [17:15] RO. */
#define CLX_UBOX_GIDNIDMAP_NODE5_MASK  0x00038000u
#define CLX_UBOX_GIDNIDMAP_NODE5_SHIFT 15
#define CLX_UBOX_GIDNIDMAP_NODE5_WIDTH 3
#define clx_ubox_gidnidmap_get_node5(r) /* uint32_t (clx_ubox_gidnidmap r) [17:15]: Node ID of physical package 5. */ \
	UNCORE_GET32_(clx_ubox_gidnidmap, r, CLX_UBOX_GIDNIDMAP_NODE5)

/* node4 [14:12] RO. */
#define CLX_UBOX_GIDNIDMAP_NODE4_MASK  0x00007000u
#define CLX_UBOX_GIDNIDMAP_NODE4_SHIFT 12
#define CLX_UBOX_GIDNIDMAP_NODE4_WIDTH 3
#define clx_ubox_gidnidmap_get_node4(r) /* uint32_t (clx_ubox_gidnidmap r) [14:12]: Node ID of physical package 4. */ \
	UNCORE_GET32_(clx_ubox_gidnidmap, r, CLX_UBOX_GIDNIDMAP_NODE4)

/* node3 [11:9] RO. */
#define CLX_UBOX_GIDNIDMAP_NODE3_MASK  0x00000e00u
#define CLX_UBOX_GIDNIDMAP_NODE3_SHIFT 9
#define CLX_UBOX_GIDNIDMAP_NODE3_WIDTH 3
#define clx_ubox_gidnidmap_get_node3(r) /* uint32_t (clx_ubox_gidnidmap r) [11:9]: Node ID of physical package 3. */ \
	UNCORE_GET32_(clx_ubox_gidnidmap, r, CLX_UBOX_GIDNIDMAP_NODE3)

/* node2 [8:6] RO. */
#define CLX_UBOX_GIDNIDMAP_NODE2_MASK  0x000001c0u
#define CLX_UBOX_GIDNIDMAP_NODE2_SHIFT 6
#define CLX_UBOX_GIDNIDMAP_NODE2_WIDTH 3
#define clx_ubox_gidnidmap_get_node2(r) /* uint32_t (clx_ubox_gidnidmap r) [8:6]: Node ID of physical package 2. */ \
	UNCORE_GET32_(clx_ubox_gidnidmap, r, CLX_UBOX_GIDNIDMAP_NODE2)

/* node1 [5:3] RO. */
#define CLX_UBOX_GIDNIDMAP_NODE1_MASK  0x00000038u
#define CLX_UBOX_GIDNIDMAP_NODE1_SHIFT 3
#define CLX_UBOX_GIDNIDMAP_NODE1_WIDTH 3
#define clx_ubox_gidnidmap_get_node1(r) /* uint32_t (clx_ubox_gidnidmap r) [5:3]: Node ID of physical package 1. */ \
	UNCORE_GET32_(clx_ubox_gidnidmap, r, CLX_UBOX_GIDNIDMAP_NODE1)

/* node0 [2:0] RO. */
#define CLX_UBOX_GIDNIDMAP_NODE0_MASK  0x00000007u
#define CLX_UBOX_GIDNIDMAP_NODE0_SHIFT 0
#define CLX_UBOX_GIDNIDMAP_NODE0_WIDTH 3
#define clx_ubox_gidnidmap_get_node0(r) /* uint32_t (clx_ubox_gidnidmap r) [2:0]: Node ID of physical package 0. */ \
	UNCORE_GET32_(clx_ubox_gidnidmap, r, CLX_UBOX_GIDNIDMAP_NODE0)

/*
 * bus_numbers: CPU_BUS_NUMBER, 64 bits
 * Which PCI bus each I/O stack has.
 * The platform's own guide does not describe it: it can be read, and has no setters.
 * Source: linux uncore_snbep.c SKX_MSR_CPU_BUS_NUMBER (as on skx/ubox) (inferred)
 */
typedef struct clx_ubox_bus_numbers {
	uint64_t raw;
} clx_ubox_bus_numbers;

UNCORE_ACCESSOR clx_ubox_bus_numbers clx_ubox_bus_numbers_value_(clx_ubox_bus_numbers r)
{
	return r;
}


#define CLX_UBOX_BUS_NUMBERS_MSR 0x300u

#define clx_ubox_bus_numbers_addr() /* uncore_msr (): the address of CPU_BUS_NUMBER. */ \
	uncore_msr_at_(CLX_UBOX_BUS_NUMBERS_MSR)

/* valid [63] RO. */
#define CLX_UBOX_BUS_NUMBERS_VALID_MASK  UINT64_C(0x8000000000000000)
#define CLX_UBOX_BUS_NUMBERS_VALID_SHIFT 63
#define CLX_UBOX_BUS_NUMBERS_VALID_WIDTH 1
#define clx_ubox_bus_numbers_get_valid(r) /* uint64_t (clx_ubox_bus_numbers r) [63]: The bus numbers hold. */ \
	UNCORE_GET64_(clx_ubox_bus_numbers, r, CLX_UBOX_BUS_NUMBERS_VALID)

/* bus5 [47:40] RO. */
#define CLX_UBOX_BUS_NUMBERS_BUS5_MASK  UINT64_C(0x0000ff0000000000)
#define CLX_UBOX_BUS_NUMBERS_BUS5_SHIFT 40
#define CLX_UBOX_BUS_NUMBERS_BUS5_WIDTH 8
#define clx_ubox_bus_numbers_get_bus5(r) /* uint64_t (clx_ubox_bus_numbers r) [47:40]: Bus of I/O stack 5. */ \
	UNCORE_GET64_(clx_ubox_bus_numbers, r, CLX_UBOX_BUS_NUMBERS_BUS5)

/* bus4 [39:32] RO. */
#define CLX_UBOX_BUS_NUMBERS_BUS4_MASK  UINT64_C(0x000000ff00000000)
#define CLX_UBOX_BUS_NUMBERS_BUS4_SHIFT 32
#define CLX_UBOX_BUS_NUMBERS_BUS4_WIDTH 8
#define clx_ubox_bus_numbers_get_bus4(r) /* uint64_t (clx_ubox_bus_numbers r) [39:32]: Bus of I/O stack 4. */ \
	UNCORE_GET64_(clx_ubox_bus_numbers, r, CLX_UBOX_BUS_NUMBERS_BUS4)

/* bus3 [31:24] RO. */
#define CLX_UBOX_BUS_NUMBERS_BUS3_MASK  UINT64_C(0x00000000ff000000)
#define CLX_UBOX_BUS_NUMBERS_BUS3_SHIFT 24
#define CLX_UBOX_BUS_NUMBERS_BUS3_WIDTH 8
#define clx_ubox_bus_numbers_get_bus3(r) /* uint64_t (clx_ubox_bus_numbers r) [31:24]: Bus of I/O stack 3. */ \
	UNCORE_GET64_(clx_ubox_bus_numbers, r, CLX_UBOX_BUS_NUMBERS_BUS3)

/* bus2 [23:16] RO. */
#define CLX_UBOX_BUS_NUMBERS_BUS2_MASK  UINT64_C(0x0000000000ff0000)
#define CLX_UBOX_BUS_NUMBERS_BUS2_SHIFT 16
#define CLX_UBOX_BUS_NUMBERS_BUS2_WIDTH 8
#define clx_ubox_bus_numbers_get_bus2(r) /* uint64_t (clx_ubox_bus_numbers r) [23:16]: Bus of I/O stack 2. */ \
	UNCORE_GET64_(clx_ubox_bus_numbers, r, CLX_UBOX_BUS_NUMBERS_BUS2)

/* bus1 [15:8] RO. */
#define CLX_UBOX_BUS_NUMBERS_BUS1_MASK  UINT64_C(0x000000000000ff00)
#define CLX_UBOX_BUS_NUMBERS_BUS1_SHIFT 8
#define CLX_UBOX_BUS_NUMBERS_BUS1_WIDTH 8
#define clx_ubox_bus_numbers_get_bus1(r) /* uint64_t (clx_ubox_bus_numbers r) [15:8]: Bus of I/O stack 1. */ \
	UNCORE_GET64_(clx_ubox_bus_numbers, r, CLX_UBOX_BUS_NUMBERS_BUS1)

/* bus0 [7:0] RO. */
#define CLX_UBOX_BUS_NUMBERS_BUS0_MASK  UINT64_C(0x00000000000000ff)
#define CLX_UBOX_BUS_NUMBERS_BUS0_SHIFT 0
#define CLX_UBOX_BUS_NUMBERS_BUS0_WIDTH 8
#define clx_ubox_bus_numbers_get_bus0(r) /* uint64_t (clx_ubox_bus_numbers r) [7:0]: Bus of I/O stack 0. */ \
	UNCORE_GET64_(clx_ubox_bus_numbers, r, CLX_UBOX_BUS_NUMBERS_BUS0)

#ifdef __cplusplus
}
#endif

#endif
