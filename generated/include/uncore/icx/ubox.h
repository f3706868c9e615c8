/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/icx/ubox.box.json by "make generate". Do not edit. */
/*
 * icx ubox: System configuration controller. Interrupts, locks and messages of the socket; also the home of the global
 * freeze and of the node IDs.
 * Source: linux uncore_snbep.c skx_uncore_ubox, icx_msr_uncores; likwid perfmon_icelakeX_counters.h
 */
#ifndef UNCORE_ICX_UBOX_H
#define UNCORE_ICX_UBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define ICX_UBOX_INSTANCES 1

#define ICX_UBOX_GENERAL_COUNTERS   2
#define ICX_UBOX_GENERAL_WIDTH      48
#define ICX_UBOX_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define ICX_UBOX_FIXED_COUNTERS   1
#define ICX_UBOX_FIXED_WIDTH      48
#define ICX_UBOX_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function node: its device and function on the socket's uncore bus. */
#define ICX_UBOX_NODE_DEVICE_ID 0x3450u

/* The device and function of node. */
UNCORE_ACCESSOR uncore_pci icx_ubox_node_place(void)
{
	uncore_pci place = { 0, 0, 0 };

	return place;
}

/*
 * global_ctl: U_MSR_PMON_GLOBAL_CTL, 64 bits
 * Freezes and unfreezes every box of the socket.
 * Source: likwid registers.h MSR_UNC_ICX_U_PMON_GLOBAL_CTRL (inferred)
 */
typedef struct icx_ubox_global_ctl {
	uint64_t raw;
} icx_ubox_global_ctl;

UNCORE_ACCESSOR icx_ubox_global_ctl icx_ubox_global_ctl_value_(icx_ubox_global_ctl r)
{
	return r;
}

#define ICX_UBOX_GLOBAL_CTL_RESET UINT64_C(0x0000000000000000)
#define icx_ubox_global_ctl_reset() /* icx_ubox_global_ctl (): the value to begin from of U_MSR_PMON_GLOBAL_CTL. */ \
	UNCORE_VALUE_(icx_ubox_global_ctl, ICX_UBOX_GLOBAL_CTL_RESET)

#define ICX_UBOX_GLOBAL_CTL_MSR 0x700u

#define icx_ubox_global_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_CTL. */ \
	uncore_msr_at_(ICX_UBOX_GLOBAL_CTL_MSR)

/* frz_all [63] WO. */
#define ICX_UBOX_GLOBAL_CTL_FRZ_ALL_MASK  UINT64_C(0x8000000000000000)
#define ICX_UBOX_GLOBAL_CTL_FRZ_ALL_SHIFT 63
#define ICX_UBOX_GLOBAL_CTL_FRZ_ALL_WIDTH 1
#define icx_ubox_global_ctl_set_frz_all(r, v) /* icx_ubox_global_ctl (icx_ubox_global_ctl r, v up to 0x1u) [63]: Writing 1 holds every counter of the socket. */ \
	UNCORE_PUT64_(icx_ubox_global_ctl, icx_ubox_global_ctl_value_(r).raw, ICX_UBOX_GLOBAL_CTL_FRZ_ALL, v)

/* unfrz_all [61] WO. */
#define ICX_UBOX_GLOBAL_CTL_UNFRZ_ALL_MASK  UINT64_C(0x2000000000000000)
#define ICX_UBOX_GLOBAL_CTL_UNFRZ_ALL_SHIFT 61
#define ICX_UBOX_GLOBAL_CTL_UNFRZ_ALL_WIDTH 1
#define icx_ubox_global_ctl_set_unfrz_all(r, v) /* icx_ubox_global_ctl (icx_ubox_global_ctl r, v up to 0x1u) [61]: Writing 1 lets every box go on that does not hold itself. */ \
	UNCORE_PUT64_(icx_ubox_global_ctl, icx_ubox_global_ctl_value_(r).raw, ICX_UBOX_GLOBAL_CTL_UNFRZ_ALL, v)

/*
 * global_status: U_MSR_PMON_GLOBAL_STATUS, 64 bits
 * Which CHAs have a counter that wrapped.
 * Source: likwid registers.h MSR_UNC_ICX_U_PMON_GLOBAL_STATUS1 (inferred)
 */
typedef struct icx_ubox_global_status {
	uint64_t raw;
} icx_ubox_global_status;

UNCORE_ACCESSOR icx_ubox_global_status icx_ubox_global_status_value_(icx_ubox_global_status r)
{
	return r;
}

#define ICX_UBOX_GLOBAL_STATUS_RESET     UINT64_C(0x0000000000000000)
#define ICX_UBOX_GLOBAL_STATUS_RW1C      UINT64_C(0x000000ffffffffff)
#define icx_ubox_global_status_reset() /* icx_ubox_global_status (): the value to begin from of U_MSR_PMON_GLOBAL_STATUS. */ \
	UNCORE_VALUE_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET)

#define icx_ubox_global_status_clear(seen) /* icx_ubox_global_status (icx_ubox_global_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of U_MSR_PMON_GLOBAL_STATUS. */ \
	UNCORE_SEEN_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, seen, ICX_UBOX_GLOBAL_STATUS_RW1C)

#define ICX_UBOX_GLOBAL_STATUS_MSR 0x70eu

#define icx_ubox_global_status_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_STATUS. */ \
	uncore_msr_at_(ICX_UBOX_GLOBAL_STATUS_MSR)

/* ov_cha39 [39] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA39_MASK  UINT64_C(0x0000008000000000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA39_SHIFT 39
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA39_WIDTH 1
#define icx_ubox_global_status_get_ov_cha39(r) /* uint64_t (icx_ubox_global_status r) [39]: A wrap: CHA 39. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA39)
#define icx_ubox_global_status_clear_ov_cha39(bits) /* icx_ubox_global_status (bits up to 0x1u) [39]: A wrap: CHA 39. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA39, bits)

/* ov_cha38 [38] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA38_MASK  UINT64_C(0x0000004000000000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA38_SHIFT 38
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA38_WIDTH 1
#define icx_ubox_global_status_get_ov_cha38(r) /* uint64_t (icx_ubox_global_status r) [38]: A wrap: CHA 38. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA38)
#define icx_ubox_global_status_clear_ov_cha38(bits) /* icx_ubox_global_status (bits up to 0x1u) [38]: A wrap: CHA 38. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA38, bits)

/* ov_cha37 [37] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA37_MASK  UINT64_C(0x0000002000000000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA37_SHIFT 37
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA37_WIDTH 1
#define icx_ubox_global_status_get_ov_cha37(r) /* uint64_t (icx_ubox_global_status r) [37]: A wrap: CHA 37. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA37)
#define icx_ubox_global_status_clear_ov_cha37(bits) /* icx_ubox_global_status (bits up to 0x1u) [37]: A wrap: CHA 37. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA37, bits)

/* ov_cha36 [36] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA36_MASK  UINT64_C(0x0000001000000000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA36_SHIFT 36
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA36_WIDTH 1
#define icx_ubox_global_status_get_ov_cha36(r) /* uint64_t (icx_ubox_global_status r) [36]: A wrap: CHA 36. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA36)
#define icx_ubox_global_status_clear_ov_cha36(bits) /* icx_ubox_global_status (bits up to 0x1u) [36]: A wrap: CHA 36. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA36, bits)

/* ov_cha35 [35] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA35_MASK  UINT64_C(0x0000000800000000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA35_SHIFT 35
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA35_WIDTH 1
#define icx_ubox_global_status_get_ov_cha35(r) /* uint64_t (icx_ubox_global_status r) [35]: A wrap: CHA 35. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA35)
#define icx_ubox_global_status_clear_ov_cha35(bits) /* icx_ubox_global_status (bits up to 0x1u) [35]: A wrap: CHA 35. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA35, bits)

/* ov_cha34 [34] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA34_MASK  UINT64_C(0x0000000400000000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA34_SHIFT 34
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA34_WIDTH 1
#define icx_ubox_global_status_get_ov_cha34(r) /* uint64_t (icx_ubox_global_status r) [34]: A wrap: CHA 34. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA34)
#define icx_ubox_global_status_clear_ov_cha34(bits) /* icx_ubox_global_status (bits up to 0x1u) [34]: A wrap: CHA 34. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA34, bits)

/* ov_cha33 [33] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA33_MASK  UINT64_C(0x0000000200000000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA33_SHIFT 33
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA33_WIDTH 1
#define icx_ubox_global_status_get_ov_cha33(r) /* uint64_t (icx_ubox_global_status r) [33]: A wrap: CHA 33. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA33)
#define icx_ubox_global_status_clear_ov_cha33(bits) /* icx_ubox_global_status (bits up to 0x1u) [33]: A wrap: CHA 33. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA33, bits)

/* ov_cha32 [32] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA32_MASK  UINT64_C(0x0000000100000000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA32_SHIFT 32
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA32_WIDTH 1
#define icx_ubox_global_status_get_ov_cha32(r) /* uint64_t (icx_ubox_global_status r) [32]: A wrap: CHA 32. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA32)
#define icx_ubox_global_status_clear_ov_cha32(bits) /* icx_ubox_global_status (bits up to 0x1u) [32]: A wrap: CHA 32. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA32, bits)

/* ov_cha31 [31] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA31_MASK  UINT64_C(0x0000000080000000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA31_SHIFT 31
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA31_WIDTH 1
#define icx_ubox_global_status_get_ov_cha31(r) /* uint64_t (icx_ubox_global_status r) [31]: A wrap: CHA 31. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA31)
#define icx_ubox_global_status_clear_ov_cha31(bits) /* icx_ubox_global_status (bits up to 0x1u) [31]: A wrap: CHA 31. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA31, bits)

/* ov_cha30 [30] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA30_MASK  UINT64_C(0x0000000040000000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA30_SHIFT 30
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA30_WIDTH 1
#define icx_ubox_global_status_get_ov_cha30(r) /* uint64_t (icx_ubox_global_status r) [30]: A wrap: CHA 30. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA30)
#define icx_ubox_global_status_clear_ov_cha30(bits) /* icx_ubox_global_status (bits up to 0x1u) [30]: A wrap: CHA 30. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA30, bits)

/* ov_cha29 [29] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA29_MASK  UINT64_C(0x0000000020000000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA29_SHIFT 29
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA29_WIDTH 1
#define icx_ubox_global_status_get_ov_cha29(r) /* uint64_t (icx_ubox_global_status r) [29]: A wrap: CHA 29. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA29)
#define icx_ubox_global_status_clear_ov_cha29(bits) /* icx_ubox_global_status (bits up to 0x1u) [29]: A wrap: CHA 29. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA29, bits)

/* ov_cha28 [28] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA28_MASK  UINT64_C(0x0000000010000000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA28_SHIFT 28
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA28_WIDTH 1
#define icx_ubox_global_status_get_ov_cha28(r) /* uint64_t (icx_ubox_global_status r) [28]: A wrap: CHA 28. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA28)
#define icx_ubox_global_status_clear_ov_cha28(bits) /* icx_ubox_global_status (bits up to 0x1u) [28]: A wrap: CHA 28. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA28, bits)

/* ov_cha27 [27] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA27_MASK  UINT64_C(0x0000000008000000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA27_SHIFT 27
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA27_WIDTH 1
#define icx_ubox_global_status_get_ov_cha27(r) /* uint64_t (icx_ubox_global_status r) [27]: A wrap: CHA 27. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA27)
#define icx_ubox_global_status_clear_ov_cha27(bits) /* icx_ubox_global_status (bits up to 0x1u) [27]: A wrap: CHA 27. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA27, bits)

/* ov_cha26 [26] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA26_MASK  UINT64_C(0x0000000004000000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA26_SHIFT 26
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA26_WIDTH 1
#define icx_ubox_global_status_get_ov_cha26(r) /* uint64_t (icx_ubox_global_status r) [26]: A wrap: CHA 26. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA26)
#define icx_ubox_global_status_clear_ov_cha26(bits) /* icx_ubox_global_status (bits up to 0x1u) [26]: A wrap: CHA 26. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA26, bits)

/* ov_cha25 [25] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA25_MASK  UINT64_C(0x0000000002000000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA25_SHIFT 25
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA25_WIDTH 1
#define icx_ubox_global_status_get_ov_cha25(r) /* uint64_t (icx_ubox_global_status r) [25]: A wrap: CHA 25. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA25)
#define icx_ubox_global_status_clear_ov_cha25(bits) /* icx_ubox_global_status (bits up to 0x1u) [25]: A wrap: CHA 25. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA25, bits)

/* ov_cha24 [24] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA24_MASK  UINT64_C(0x0000000001000000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA24_SHIFT 24
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA24_WIDTH 1
#define icx_ubox_global_status_get_ov_cha24(r) /* uint64_t (icx_ubox_global_status r) [24]: A wrap: CHA 24. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA24)
#define icx_ubox_global_status_clear_ov_cha24(bits) /* icx_ubox_global_status (bits up to 0x1u) [24]: A wrap: CHA 24. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA24, bits)

/* ov_cha23 [23] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA23_MASK  UINT64_C(0x0000000000800000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA23_SHIFT 23
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA23_WIDTH 1
#define icx_ubox_global_status_get_ov_cha23(r) /* uint64_t (icx_ubox_global_status r) [23]: A wrap: CHA 23. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA23)
#define icx_ubox_global_status_clear_ov_cha23(bits) /* icx_ubox_global_status (bits up to 0x1u) [23]: A wrap: CHA 23. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA23, bits)

/* ov_cha22 [22] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA22_MASK  UINT64_C(0x0000000000400000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA22_SHIFT 22
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA22_WIDTH 1
#define icx_ubox_global_status_get_ov_cha22(r) /* uint64_t (icx_ubox_global_status r) [22]: A wrap: CHA 22. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA22)
#define icx_ubox_global_status_clear_ov_cha22(bits) /* icx_ubox_global_status (bits up to 0x1u) [22]: A wrap: CHA 22. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA22, bits)

/* ov_cha21 [21] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA21_MASK  UINT64_C(0x0000000000200000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA21_SHIFT 21
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA21_WIDTH 1
#define icx_ubox_global_status_get_ov_cha21(r) /* uint64_t (icx_ubox_global_status r) [21]: A wrap: CHA 21. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA21)
#define icx_ubox_global_status_clear_ov_cha21(bits) /* icx_ubox_global_status (bits up to 0x1u) [21]: A wrap: CHA 21. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA21, bits)

/* ov_cha20 [20] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA20_MASK  UINT64_C(0x0000000000100000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA20_SHIFT 20
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA20_WIDTH 1
#define icx_ubox_global_status_get_ov_cha20(r) /* uint64_t (icx_ubox_global_status r) [20]: A wrap: CHA 20. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA20)
#define icx_ubox_global_status_clear_ov_cha20(bits) /* icx_ubox_global_status (bits up to 0x1u) [20]: A wrap: CHA 20. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA20, bits)

/* ov_cha19 [19] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA19_MASK  UINT64_C(0x0000000000080000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA19_SHIFT 19
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA19_WIDTH 1
#define icx_ubox_global_status_get_ov_cha19(r) /* uint64_t (icx_ubox_global_status r) [19]: A wrap: CHA 19. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA19)
#define icx_ubox_global_status_clear_ov_cha19(bits) /* icx_ubox_global_status (bits up to 0x1u) [19]: A wrap: CHA 19. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA19, bits)

/* ov_cha18 [18] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA18_MASK  UINT64_C(0x0000000000040000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA18_SHIFT 18
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA18_WIDTH 1
#define icx_ubox_global_status_get_ov_cha18(r) /* uint64_t (icx_ubox_global_status r) [18]: A wrap: CHA 18. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA18)
#define icx_ubox_global_status_clear_ov_cha18(bits) /* icx_ubox_global_status (bits up to 0x1u) [18]: A wrap: CHA 18. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA18, bits)

/* ov_cha17 [17] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA17_MASK  UINT64_C(0x0000000000020000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA17_SHIFT 17
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA17_WIDTH 1
#define icx_ubox_global_status_get_ov_cha17(r) /* uint64_t (icx_ubox_global_status r) [17]: A wrap: CHA 17. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA17)
#define icx_ubox_global_status_clear_ov_cha17(bits) /* icx_ubox_global_status (bits up to 0x1u) [17]: A wrap: CHA 17. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA17, bits)

/* ov_cha16 [16] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA16_MASK  UINT64_C(0x0000000000010000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA16_SHIFT 16
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA16_WIDTH 1
#define icx_ubox_global_status_get_ov_cha16(r) /* uint64_t (icx_ubox_global_status r) [16]: A wrap: CHA 16. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA16)
#define icx_ubox_global_status_clear_ov_cha16(bits) /* icx_ubox_global_status (bits up to 0x1u) [16]: A wrap: CHA 16. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA16, bits)

/* ov_cha15 [15] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA15_MASK  UINT64_C(0x0000000000008000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA15_SHIFT 15
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA15_WIDTH 1
#define icx_ubox_global_status_get_ov_cha15(r) /* uint64_t (icx_ubox_global_status r) [15]: A wrap: CHA 15. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA15)
#define icx_ubox_global_status_clear_ov_cha15(bits) /* icx_ubox_global_status (bits up to 0x1u) [15]: A wrap: CHA 15. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA15, bits)

/* ov_cha14 [14] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA14_MASK  UINT64_C(0x0000000000004000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA14_SHIFT 14
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA14_WIDTH 1
#define icx_ubox_global_status_get_ov_cha14(r) /* uint64_t (icx_ubox_global_status r) [14]: A wrap: CHA 14. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA14)
#define icx_ubox_global_status_clear_ov_cha14(bits) /* icx_ubox_global_status (bits up to 0x1u) [14]: A wrap: CHA 14. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA14, bits)

/* ov_cha13 [13] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA13_MASK  UINT64_C(0x0000000000002000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA13_SHIFT 13
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA13_WIDTH 1
#define icx_ubox_global_status_get_ov_cha13(r) /* uint64_t (icx_ubox_global_status r) [13]: A wrap: CHA 13. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA13)
#define icx_ubox_global_status_clear_ov_cha13(bits) /* icx_ubox_global_status (bits up to 0x1u) [13]: A wrap: CHA 13. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA13, bits)

/* ov_cha12 [12] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA12_MASK  UINT64_C(0x0000000000001000)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA12_SHIFT 12
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA12_WIDTH 1
#define icx_ubox_global_status_get_ov_cha12(r) /* uint64_t (icx_ubox_global_status r) [12]: A wrap: CHA 12. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA12)
#define icx_ubox_global_status_clear_ov_cha12(bits) /* icx_ubox_global_status (bits up to 0x1u) [12]: A wrap: CHA 12. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA12, bits)

/* ov_cha11 [11] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA11_MASK  UINT64_C(0x0000000000000800)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA11_SHIFT 11
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA11_WIDTH 1
#define icx_ubox_global_status_get_ov_cha11(r) /* uint64_t (icx_ubox_global_status r) [11]: A wrap: CHA 11. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA11)
#define icx_ubox_global_status_clear_ov_cha11(bits) /* icx_ubox_global_status (bits up to 0x1u) [11]: A wrap: CHA 11. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA11, bits)

/* ov_cha10 [10] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA10_MASK  UINT64_C(0x0000000000000400)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA10_SHIFT 10
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA10_WIDTH 1
#define icx_ubox_global_status_get_ov_cha10(r) /* uint64_t (icx_ubox_global_status r) [10]: A wrap: CHA 10. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA10)
#define icx_ubox_global_status_clear_ov_cha10(bits) /* icx_ubox_global_status (bits up to 0x1u) [10]: A wrap: CHA 10. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA10, bits)

/* ov_cha9 [9] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA9_MASK  UINT64_C(0x0000000000000200)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA9_SHIFT 9
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA9_WIDTH 1
#define icx_ubox_global_status_get_ov_cha9(r) /* uint64_t (icx_ubox_global_status r) [9]: A wrap: CHA 9. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA9)
#define icx_ubox_global_status_clear_ov_cha9(bits) /* icx_ubox_global_status (bits up to 0x1u) [9]: A wrap: CHA 9. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA9, bits)

/* ov_cha8 [8] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA8_MASK  UINT64_C(0x0000000000000100)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA8_SHIFT 8
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA8_WIDTH 1
#define icx_ubox_global_status_get_ov_cha8(r) /* uint64_t (icx_ubox_global_status r) [8]: A wrap: CHA 8. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA8)
#define icx_ubox_global_status_clear_ov_cha8(bits) /* icx_ubox_global_status (bits up to 0x1u) [8]: A wrap: CHA 8. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA8, bits)

/* ov_cha7 [7] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA7_MASK  UINT64_C(0x0000000000000080)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA7_SHIFT 7
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA7_WIDTH 1
#define icx_ubox_global_status_get_ov_cha7(r) /* uint64_t (icx_ubox_global_status r) [7]: A wrap: CHA 7. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA7)
#define icx_ubox_global_status_clear_ov_cha7(bits) /* icx_ubox_global_status (bits up to 0x1u) [7]: A wrap: CHA 7. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA7, bits)

/* ov_cha6 [6] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA6_MASK  UINT64_C(0x0000000000000040)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA6_SHIFT 6
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA6_WIDTH 1
#define icx_ubox_global_status_get_ov_cha6(r) /* uint64_t (icx_ubox_global_status r) [6]: A wrap: CHA 6. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA6)
#define icx_ubox_global_status_clear_ov_cha6(bits) /* icx_ubox_global_status (bits up to 0x1u) [6]: A wrap: CHA 6. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA6, bits)

/* ov_cha5 [5] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA5_MASK  UINT64_C(0x0000000000000020)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA5_SHIFT 5
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA5_WIDTH 1
#define icx_ubox_global_status_get_ov_cha5(r) /* uint64_t (icx_ubox_global_status r) [5]: A wrap: CHA 5. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA5)
#define icx_ubox_global_status_clear_ov_cha5(bits) /* icx_ubox_global_status (bits up to 0x1u) [5]: A wrap: CHA 5. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA5, bits)

/* ov_cha4 [4] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA4_MASK  UINT64_C(0x0000000000000010)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA4_SHIFT 4
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA4_WIDTH 1
#define icx_ubox_global_status_get_ov_cha4(r) /* uint64_t (icx_ubox_global_status r) [4]: A wrap: CHA 4. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA4)
#define icx_ubox_global_status_clear_ov_cha4(bits) /* icx_ubox_global_status (bits up to 0x1u) [4]: A wrap: CHA 4. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA4, bits)

/* ov_cha3 [3] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA3_MASK  UINT64_C(0x0000000000000008)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA3_SHIFT 3
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA3_WIDTH 1
#define icx_ubox_global_status_get_ov_cha3(r) /* uint64_t (icx_ubox_global_status r) [3]: A wrap: CHA 3. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA3)
#define icx_ubox_global_status_clear_ov_cha3(bits) /* icx_ubox_global_status (bits up to 0x1u) [3]: A wrap: CHA 3. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA3, bits)

/* ov_cha2 [2] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA2_MASK  UINT64_C(0x0000000000000004)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA2_SHIFT 2
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA2_WIDTH 1
#define icx_ubox_global_status_get_ov_cha2(r) /* uint64_t (icx_ubox_global_status r) [2]: A wrap: CHA 2. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA2)
#define icx_ubox_global_status_clear_ov_cha2(bits) /* icx_ubox_global_status (bits up to 0x1u) [2]: A wrap: CHA 2. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA2, bits)

/* ov_cha1 [1] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA1_MASK  UINT64_C(0x0000000000000002)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA1_SHIFT 1
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA1_WIDTH 1
#define icx_ubox_global_status_get_ov_cha1(r) /* uint64_t (icx_ubox_global_status r) [1]: A wrap: CHA 1. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA1)
#define icx_ubox_global_status_clear_ov_cha1(bits) /* icx_ubox_global_status (bits up to 0x1u) [1]: A wrap: CHA 1. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA1, bits)

/* ov_cha0 [0] RW1C. */
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA0_MASK  UINT64_C(0x0000000000000001)
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA0_SHIFT 0
#define ICX_UBOX_GLOBAL_STATUS_OV_CHA0_WIDTH 1
#define icx_ubox_global_status_get_ov_cha0(r) /* uint64_t (icx_ubox_global_status r) [0]: A wrap: CHA 0. */ \
	UNCORE_GET64_(icx_ubox_global_status, r, ICX_UBOX_GLOBAL_STATUS_OV_CHA0)
#define icx_ubox_global_status_clear_ov_cha0(bits) /* icx_ubox_global_status (bits up to 0x1u) [0]: A wrap: CHA 0. */ \
	UNCORE_PUT64_(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS_RESET & ~ICX_UBOX_GLOBAL_STATUS_RW1C, ICX_UBOX_GLOBAL_STATUS_OV_CHA0, bits)

/*
 * global_status2: U_MSR_PMON_GLOBAL_STATUS2, 64 bits
 * More boxes, by its name; nobody says which bit is whose.
 * No source says whether it can be read or written.
 * Source: likwid registers.h MSR_UNC_ICX_U_PMON_GLOBAL_STATUS2 (inferred)
 */
typedef struct icx_ubox_global_status2 {
	uint64_t raw;
} icx_ubox_global_status2;

UNCORE_ACCESSOR icx_ubox_global_status2 icx_ubox_global_status2_value_(icx_ubox_global_status2 r)
{
	return r;
}

#define ICX_UBOX_GLOBAL_STATUS2_RESET UINT64_C(0x0000000000000000)
#define icx_ubox_global_status2_reset() /* icx_ubox_global_status2 (): the value to begin from of U_MSR_PMON_GLOBAL_STATUS2. */ \
	UNCORE_VALUE_(icx_ubox_global_status2, ICX_UBOX_GLOBAL_STATUS2_RESET)

#define ICX_UBOX_GLOBAL_STATUS2_MSR 0x70fu

#define icx_ubox_global_status2_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_STATUS2. */ \
	uncore_msr_at_(ICX_UBOX_GLOBAL_STATUS2_MSR)

/*
 * fixed_ctl: U_MSR_PMON_FIXED_CTL, 32 bits
 * Enables the fixed counter.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_*, icx_msr_uncores; likwid registers.h MSR_UNC_ICX_U_* (cross-source)
 */
typedef struct icx_ubox_fixed_ctl {
	uint32_t raw;
} icx_ubox_fixed_ctl;

UNCORE_ACCESSOR icx_ubox_fixed_ctl icx_ubox_fixed_ctl_value_(icx_ubox_fixed_ctl r)
{
	return r;
}

#define ICX_UBOX_FIXED_CTL_RESET     0x00000000u
#define ICX_UBOX_FIXED_CTL_MUST_ZERO 0x00200000u
#define icx_ubox_fixed_ctl_reset() /* icx_ubox_fixed_ctl (): the value to begin from of U_MSR_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(icx_ubox_fixed_ctl, ICX_UBOX_FIXED_CTL_RESET)

#define ICX_UBOX_FIXED_CTL_MSR 0x703u

#define icx_ubox_fixed_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_FIXED_CTL. */ \
	uncore_msr_at_(ICX_UBOX_FIXED_CTL_MSR)

/* en [22] RW-V. */
#define ICX_UBOX_FIXED_CTL_EN_MASK  0x00400000u
#define ICX_UBOX_FIXED_CTL_EN_SHIFT 22
#define ICX_UBOX_FIXED_CTL_EN_WIDTH 1
#define icx_ubox_fixed_ctl_get_en(r) /* uint32_t (icx_ubox_fixed_ctl r) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_GET32_(icx_ubox_fixed_ctl, r, ICX_UBOX_FIXED_CTL_EN)
#define icx_ubox_fixed_ctl_set_en(r, v) /* icx_ubox_fixed_ctl (icx_ubox_fixed_ctl r, v up to 0x1u) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_PUT32_(icx_ubox_fixed_ctl, icx_ubox_fixed_ctl_value_(r).raw, ICX_UBOX_FIXED_CTL_EN, v)

/* ov_en [20] RW-V. */
#define ICX_UBOX_FIXED_CTL_OV_EN_MASK  0x00100000u
#define ICX_UBOX_FIXED_CTL_OV_EN_SHIFT 20
#define ICX_UBOX_FIXED_CTL_OV_EN_WIDTH 1
#define icx_ubox_fixed_ctl_get_ov_en(r) /* uint32_t (icx_ubox_fixed_ctl r) [20]: A wrap is reported. */ \
	UNCORE_GET32_(icx_ubox_fixed_ctl, r, ICX_UBOX_FIXED_CTL_OV_EN)
#define icx_ubox_fixed_ctl_set_ov_en(r, v) /* icx_ubox_fixed_ctl (icx_ubox_fixed_ctl r, v up to 0x1u) [20]: A wrap is reported. */ \
	UNCORE_PUT32_(icx_ubox_fixed_ctl, icx_ubox_fixed_ctl_value_(r).raw, ICX_UBOX_FIXED_CTL_OV_EN, v)

/*
 * fixed_ctr: U_MSR_PMON_FIXED_CTR, 64 bits
 * Counts uncore clocks.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_*, icx_msr_uncores; likwid registers.h MSR_UNC_ICX_U_* (cross-source)
 */
typedef struct icx_ubox_fixed_ctr {
	uint64_t raw;
} icx_ubox_fixed_ctr;

UNCORE_ACCESSOR icx_ubox_fixed_ctr icx_ubox_fixed_ctr_value_(icx_ubox_fixed_ctr r)
{
	return r;
}

#define ICX_UBOX_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define icx_ubox_fixed_ctr_reset() /* icx_ubox_fixed_ctr (): the value to begin from of U_MSR_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(icx_ubox_fixed_ctr, ICX_UBOX_FIXED_CTR_RESET)

#define ICX_UBOX_FIXED_CTR_MSR 0x704u

#define icx_ubox_fixed_ctr_addr() /* uncore_msr (): the address of U_MSR_PMON_FIXED_CTR. */ \
	uncore_msr_at_(ICX_UBOX_FIXED_CTR_MSR)

/* event_count [47:0] RW-V. */
#define ICX_UBOX_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define ICX_UBOX_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define ICX_UBOX_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define icx_ubox_fixed_ctr_get_event_count(r) /* uint64_t (icx_ubox_fixed_ctr r) [47:0]: Uncore clocks. */ \
	UNCORE_GET64_(icx_ubox_fixed_ctr, r, ICX_UBOX_FIXED_CTR_EVENT_COUNT)
#define icx_ubox_fixed_ctr_set_event_count(r, v) /* icx_ubox_fixed_ctr (icx_ubox_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: Uncore clocks. */ \
	UNCORE_PUT64_(icx_ubox_fixed_ctr, icx_ubox_fixed_ctr_value_(r).raw, ICX_UBOX_FIXED_CTR_EVENT_COUNT, v)

/*
 * ctl: U_MSR_PMON_CTL{0-1}, 32 bits
 * Chooses the event of counter {0-1}.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_*, icx_msr_uncores; likwid registers.h MSR_UNC_ICX_U_* (cross-source)
 */
typedef struct icx_ubox_ctl {
	uint32_t raw;
} icx_ubox_ctl;

UNCORE_ACCESSOR icx_ubox_ctl icx_ubox_ctl_value_(icx_ubox_ctl r)
{
	return r;
}

#define ICX_UBOX_CTL_RESET     0x00000000u
#define ICX_UBOX_CTL_MUST_ZERO 0x00210000u
#define icx_ubox_ctl_reset() /* icx_ubox_ctl (): the value to begin from of U_MSR_PMON_CTL{0-1}. */ \
	UNCORE_VALUE_(icx_ubox_ctl, ICX_UBOX_CTL_RESET)

#define ICX_UBOX_CTL_COUNT 2
#define ICX_UBOX_CTL_MSR 0x705u
#define ICX_UBOX_CTL_INDEX_STRIDE 0x1u

#define icx_ubox_ctl_addr(index) /* uncore_msr (index below ICX_UBOX_CTL_COUNT): the address of U_MSR_PMON_CTL{0-1}. */ \
	uncore_msr_at_(ICX_UBOX_CTL_MSR + \
		UNCORE_INDEX_(index, ICX_UBOX_CTL_COUNT) * ICX_UBOX_CTL_INDEX_STRIDE)

/* thresh [28:24] RW-V. */
#define ICX_UBOX_CTL_THRESH_MASK  0x1f000000u
#define ICX_UBOX_CTL_THRESH_SHIFT 24
#define ICX_UBOX_CTL_THRESH_WIDTH 5
#define icx_ubox_ctl_get_thresh(r) /* uint32_t (icx_ubox_ctl r) [28:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(icx_ubox_ctl, r, ICX_UBOX_CTL_THRESH)
#define icx_ubox_ctl_set_thresh(r, v) /* icx_ubox_ctl (icx_ubox_ctl r, v up to 0x1fu) [28:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(icx_ubox_ctl, icx_ubox_ctl_value_(r).raw, ICX_UBOX_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define ICX_UBOX_CTL_INVERT_MASK  0x00800000u
#define ICX_UBOX_CTL_INVERT_SHIFT 23
#define ICX_UBOX_CTL_INVERT_WIDTH 1

enum icx_ubox_ctl_invert {
	ICX_UBOX_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	ICX_UBOX_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define icx_ubox_ctl_get_invert(r) /* uint32_t (icx_ubox_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(icx_ubox_ctl, r, ICX_UBOX_CTL_INVERT)
#define icx_ubox_ctl_set_invert(r, v) /* icx_ubox_ctl (icx_ubox_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(icx_ubox_ctl, icx_ubox_ctl_value_(r).raw, ICX_UBOX_CTL_INVERT, v)

/* en [22] RW-V. */
#define ICX_UBOX_CTL_EN_MASK  0x00400000u
#define ICX_UBOX_CTL_EN_SHIFT 22
#define ICX_UBOX_CTL_EN_WIDTH 1
#define icx_ubox_ctl_get_en(r) /* uint32_t (icx_ubox_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(icx_ubox_ctl, r, ICX_UBOX_CTL_EN)
#define icx_ubox_ctl_set_en(r, v) /* icx_ubox_ctl (icx_ubox_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(icx_ubox_ctl, icx_ubox_ctl_value_(r).raw, ICX_UBOX_CTL_EN, v)

/* ov_en [20] RW-V. */
#define ICX_UBOX_CTL_OV_EN_MASK  0x00100000u
#define ICX_UBOX_CTL_OV_EN_SHIFT 20
#define ICX_UBOX_CTL_OV_EN_WIDTH 1
#define icx_ubox_ctl_get_ov_en(r) /* uint32_t (icx_ubox_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(icx_ubox_ctl, r, ICX_UBOX_CTL_OV_EN)
#define icx_ubox_ctl_set_ov_en(r, v) /* icx_ubox_ctl (icx_ubox_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(icx_ubox_ctl, icx_ubox_ctl_value_(r).raw, ICX_UBOX_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define ICX_UBOX_CTL_EDGE_DET_MASK  0x00040000u
#define ICX_UBOX_CTL_EDGE_DET_SHIFT 18
#define ICX_UBOX_CTL_EDGE_DET_WIDTH 1
#define icx_ubox_ctl_get_edge_det(r) /* uint32_t (icx_ubox_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(icx_ubox_ctl, r, ICX_UBOX_CTL_EDGE_DET)
#define icx_ubox_ctl_set_edge_det(r, v) /* icx_ubox_ctl (icx_ubox_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(icx_ubox_ctl, icx_ubox_ctl_value_(r).raw, ICX_UBOX_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define ICX_UBOX_CTL_RST_MASK  0x00020000u
#define ICX_UBOX_CTL_RST_SHIFT 17
#define ICX_UBOX_CTL_RST_WIDTH 1
#define icx_ubox_ctl_set_rst(r, v) /* icx_ubox_ctl (icx_ubox_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(icx_ubox_ctl, icx_ubox_ctl_value_(r).raw, ICX_UBOX_CTL_RST, v)

/* umask [15:8] RW-V. */
#define ICX_UBOX_CTL_UMASK_MASK  0x0000ff00u
#define ICX_UBOX_CTL_UMASK_SHIFT 8
#define ICX_UBOX_CTL_UMASK_WIDTH 8
#define icx_ubox_ctl_get_umask(r) /* uint32_t (icx_ubox_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(icx_ubox_ctl, r, ICX_UBOX_CTL_UMASK)
#define icx_ubox_ctl_set_umask(r, v) /* icx_ubox_ctl (icx_ubox_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(icx_ubox_ctl, icx_ubox_ctl_value_(r).raw, ICX_UBOX_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define ICX_UBOX_CTL_EV_SEL_MASK  0x000000ffu
#define ICX_UBOX_CTL_EV_SEL_SHIFT 0
#define ICX_UBOX_CTL_EV_SEL_WIDTH 8
#define icx_ubox_ctl_get_ev_sel(r) /* uint32_t (icx_ubox_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(icx_ubox_ctl, r, ICX_UBOX_CTL_EV_SEL)
#define icx_ubox_ctl_set_ev_sel(r, v) /* icx_ubox_ctl (icx_ubox_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(icx_ubox_ctl, icx_ubox_ctl_value_(r).raw, ICX_UBOX_CTL_EV_SEL, v)

/*
 * box_status: U_MSR_PMON_BOX_STATUS, 32 bits
 * Which of its counters have wrapped.
 * Source: likwid registers.h MSR_UNC_ICX_U_PMON_CTRL; likwid registers.h MSR_UNC_V3_U_PMON_BOX_STATUS (Haswell)
 * (inferred)
 */
typedef struct icx_ubox_box_status {
	uint32_t raw;
} icx_ubox_box_status;

UNCORE_ACCESSOR icx_ubox_box_status icx_ubox_box_status_value_(icx_ubox_box_status r)
{
	return r;
}

#define ICX_UBOX_BOX_STATUS_RESET     0x00000000u
#define ICX_UBOX_BOX_STATUS_RW1C      0x00000003u
#define icx_ubox_box_status_reset() /* icx_ubox_box_status (): the value to begin from of U_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(icx_ubox_box_status, ICX_UBOX_BOX_STATUS_RESET)

#define icx_ubox_box_status_clear(seen) /* icx_ubox_box_status (icx_ubox_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of U_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(icx_ubox_box_status, ICX_UBOX_BOX_STATUS_RESET & ~ICX_UBOX_BOX_STATUS_RW1C, seen, ICX_UBOX_BOX_STATUS_RW1C)

#define ICX_UBOX_BOX_STATUS_MSR 0x708u

#define icx_ubox_box_status_addr() /* uncore_msr (): the address of U_MSR_PMON_BOX_STATUS. */ \
	uncore_msr_at_(ICX_UBOX_BOX_STATUS_MSR)

/* ov [1:0] RW1C. */
#define ICX_UBOX_BOX_STATUS_OV_MASK  0x00000003u
#define ICX_UBOX_BOX_STATUS_OV_SHIFT 0
#define ICX_UBOX_BOX_STATUS_OV_WIDTH 2
#define icx_ubox_box_status_get_ov(r) /* uint32_t (icx_ubox_box_status r) [1:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(icx_ubox_box_status, r, ICX_UBOX_BOX_STATUS_OV)
#define icx_ubox_box_status_clear_ov(bits) /* icx_ubox_box_status (bits up to 0x3u) [1:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(icx_ubox_box_status, ICX_UBOX_BOX_STATUS_RESET & ~ICX_UBOX_BOX_STATUS_RW1C, ICX_UBOX_BOX_STATUS_OV, bits)

/*
 * ctr: U_MSR_PMON_CTR{0-1}, 64 bits
 * Count of counter {0-1}.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_*, icx_msr_uncores; likwid registers.h MSR_UNC_ICX_U_* (cross-source)
 */
typedef struct icx_ubox_ctr {
	uint64_t raw;
} icx_ubox_ctr;

UNCORE_ACCESSOR icx_ubox_ctr icx_ubox_ctr_value_(icx_ubox_ctr r)
{
	return r;
}

#define ICX_UBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define icx_ubox_ctr_reset() /* icx_ubox_ctr (): the value to begin from of U_MSR_PMON_CTR{0-1}. */ \
	UNCORE_VALUE_(icx_ubox_ctr, ICX_UBOX_CTR_RESET)

#define ICX_UBOX_CTR_COUNT 2
#define ICX_UBOX_CTR_MSR 0x709u
#define ICX_UBOX_CTR_INDEX_STRIDE 0x1u

#define icx_ubox_ctr_addr(index) /* uncore_msr (index below ICX_UBOX_CTR_COUNT): the address of U_MSR_PMON_CTR{0-1}. */ \
	uncore_msr_at_(ICX_UBOX_CTR_MSR + \
		UNCORE_INDEX_(index, ICX_UBOX_CTR_COUNT) * ICX_UBOX_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define ICX_UBOX_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define ICX_UBOX_CTR_EVENT_COUNT_SHIFT 0
#define ICX_UBOX_CTR_EVENT_COUNT_WIDTH 48
#define icx_ubox_ctr_get_event_count(r) /* uint64_t (icx_ubox_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(icx_ubox_ctr, r, ICX_UBOX_CTR_EVENT_COUNT)
#define icx_ubox_ctr_set_event_count(r, v) /* icx_ubox_ctr (icx_ubox_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(icx_ubox_ctr, icx_ubox_ctr_value_(r).raw, ICX_UBOX_CTR_EVENT_COUNT, v)

/*
 * cpunodeid: CPUNODEID, 32 bits
 * This socket's node ID.
 * Source: linux uncore_snbep.c SKX_CPUNODEID, icx_uncore_pci_init (inferred)
 */
typedef struct icx_ubox_cpunodeid {
	uint32_t raw;
} icx_ubox_cpunodeid;

UNCORE_ACCESSOR icx_ubox_cpunodeid icx_ubox_cpunodeid_value_(icx_ubox_cpunodeid r)
{
	return r;
}

#define ICX_UBOX_CPUNODEID_RESET 0x00000000u
#define icx_ubox_cpunodeid_reset() /* icx_ubox_cpunodeid (): the value to begin from of CPUNODEID. */ \
	UNCORE_VALUE_(icx_ubox_cpunodeid, ICX_UBOX_CPUNODEID_RESET)

#define ICX_UBOX_CPUNODEID_OFFSET 0xc0u

#define icx_ubox_cpunodeid_addr() /* uncore_pci (): the address of CPUNODEID. */ \
	uncore_pci_at_(icx_ubox_node_place(), ICX_UBOX_CPUNODEID_OFFSET)

/* nodeid [2:0] RO. */
#define ICX_UBOX_CPUNODEID_NODEID_MASK  0x00000007u
#define ICX_UBOX_CPUNODEID_NODEID_SHIFT 0
#define ICX_UBOX_CPUNODEID_NODEID_WIDTH 3
#define icx_ubox_cpunodeid_get_nodeid(r) /* uint32_t (icx_ubox_cpunodeid r) [2:0]: Node ID of the socket that this bus belongs to. */ \
	UNCORE_GET32_(icx_ubox_cpunodeid, r, ICX_UBOX_CPUNODEID_NODEID)

/*
 * gidnidmap: GIDNIDMAP, 32 bits
 * Node ID of each package.
 * Source: linux uncore_snbep.c SKX_GIDNIDMAP, icx_uncore_pci_init (inferred)
 */
typedef struct icx_ubox_gidnidmap {
	uint32_t raw;
} icx_ubox_gidnidmap;

UNCORE_ACCESSOR icx_ubox_gidnidmap icx_ubox_gidnidmap_value_(icx_ubox_gidnidmap r)
{
	return r;
}

#define ICX_UBOX_GIDNIDMAP_RESET 0x00000000u
#define icx_ubox_gidnidmap_reset() /* icx_ubox_gidnidmap (): the value to begin from of GIDNIDMAP. */ \
	UNCORE_VALUE_(icx_ubox_gidnidmap, ICX_UBOX_GIDNIDMAP_RESET)

#define ICX_UBOX_GIDNIDMAP_OFFSET 0xd4u

#define icx_ubox_gidnidmap_addr() /* uncore_pci (): the address of GIDNIDMAP. */ \
	uncore_pci_at_(icx_ubox_node_place(), ICX_UBOX_GIDNIDMAP_OFFSET)

/* node7 [23:21] RO. */
#define ICX_UBOX_GIDNIDMAP_NODE7_MASK  0x00e00000u
#define ICX_UBOX_GIDNIDMAP_NODE7_SHIFT 21
#define ICX_UBOX_GIDNIDMAP_NODE7_WIDTH 3
#define icx_ubox_gidnidmap_get_node7(r) /* uint32_t (icx_ubox_gidnidmap r) [23:21]: Node ID of physical package 7. */ \
	UNCORE_GET32_(icx_ubox_gidnidmap, r, ICX_UBOX_GIDNIDMAP_NODE7)

/* node6 [20:18] RO. */
#define ICX_UBOX_GIDNIDMAP_NODE6_MASK  0x001c0000u
#define ICX_UBOX_GIDNIDMAP_NODE6_SHIFT 18
#define ICX_UBOX_GIDNIDMAP_NODE6_WIDTH 3
#define icx_ubox_gidnidmap_get_node6(r) /* uint32_t (icx_ubox_gidnidmap r) [20:18]: Node ID of physical package 6. */ \
	UNCORE_GET32_(icx_ubox_gidnidmap, r, ICX_UBOX_GIDNIDMAP_NODE6)

/* node5 [17:15] RO. */
#define ICX_UBOX_GIDNIDMAP_NODE5_MASK  0x00038000u
#define ICX_UBOX_GIDNIDMAP_NODE5_SHIFT 15
#define ICX_UBOX_GIDNIDMAP_NODE5_WIDTH 3
#define icx_ubox_gidnidmap_get_node5(r) /* uint32_t (icx_ubox_gidnidmap r) [17:15]: Node ID of physical package 5. */ \
	UNCORE_GET32_(icx_ubox_gidnidmap, r, ICX_UBOX_GIDNIDMAP_NODE5)

/* node4 [14:12] RO. */
#define ICX_UBOX_GIDNIDMAP_NODE4_MASK  0x00007000u
#define ICX_UBOX_GIDNIDMAP_NODE4_SHIFT 12
#define ICX_UBOX_GIDNIDMAP_NODE4_WIDTH 3
#define icx_ubox_gidnidmap_get_node4(r) /* uint32_t (icx_ubox_gidnidmap r) [14:12]: Node ID of physical package 4. */ \
	UNCORE_GET32_(icx_ubox_gidnidmap, r, ICX_UBOX_GIDNIDMAP_NODE4)

/* node3 [11:9] RO. */
#define ICX_UBOX_GIDNIDMAP_NODE3_MASK  0x00000e00u
#define ICX_UBOX_GIDNIDMAP_NODE3_SHIFT 9
#define ICX_UBOX_GIDNIDMAP_NODE3_WIDTH 3
#define icx_ubox_gidnidmap_get_node3(r) /* uint32_t (icx_ubox_gidnidmap r) [11:9]: Node ID of physical package 3. */ \
	UNCORE_GET32_(icx_ubox_gidnidmap, r, ICX_UBOX_GIDNIDMAP_NODE3)

/* node2 [8:6] RO. */
#define ICX_UBOX_GIDNIDMAP_NODE2_MASK  0x000001c0u
#define ICX_UBOX_GIDNIDMAP_NODE2_SHIFT 6
#define ICX_UBOX_GIDNIDMAP_NODE2_WIDTH 3
#define icx_ubox_gidnidmap_get_node2(r) /* uint32_t (icx_ubox_gidnidmap r) [8:6]: Node ID of physical package 2. */ \
	UNCORE_GET32_(icx_ubox_gidnidmap, r, ICX_UBOX_GIDNIDMAP_NODE2)

/* node1 [5:3] RO. */
#define ICX_UBOX_GIDNIDMAP_NODE1_MASK  0x00000038u
#define ICX_UBOX_GIDNIDMAP_NODE1_SHIFT 3
#define ICX_UBOX_GIDNIDMAP_NODE1_WIDTH 3
#define icx_ubox_gidnidmap_get_node1(r) /* uint32_t (icx_ubox_gidnidmap r) [5:3]: Node ID of physical package 1. */ \
	UNCORE_GET32_(icx_ubox_gidnidmap, r, ICX_UBOX_GIDNIDMAP_NODE1)

/* node0 [2:0] RO. */
#define ICX_UBOX_GIDNIDMAP_NODE0_MASK  0x00000007u
#define ICX_UBOX_GIDNIDMAP_NODE0_SHIFT 0
#define ICX_UBOX_GIDNIDMAP_NODE0_WIDTH 3
#define icx_ubox_gidnidmap_get_node0(r) /* uint32_t (icx_ubox_gidnidmap r) [2:0]: Node ID of physical package 0. */ \
	UNCORE_GET32_(icx_ubox_gidnidmap, r, ICX_UBOX_GIDNIDMAP_NODE0)

#ifdef __cplusplus
}
#endif

#endif
