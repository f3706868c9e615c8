/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/ubox.box.json by "make generate". Do not edit. */
/*
 * ivt ubox: System configuration controller. Counts messages and locks, holds the uncore clock counter, and controls
 * every box of the package.
 * Source: 329468-002 p18-23
 */
#ifndef UNCORE_IVT_UBOX_H
#define UNCORE_IVT_UBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define IVT_UBOX_INSTANCES 1

#define IVT_UBOX_GENERAL_COUNTERS   2
#define IVT_UBOX_GENERAL_WIDTH      44
#define IVT_UBOX_GENERAL_COUNT_MASK UINT64_C(0xfffffffffff)

#define IVT_UBOX_FIXED_COUNTERS   1
#define IVT_UBOX_FIXED_WIDTH      48
#define IVT_UBOX_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function node: its device and function on the socket's uncore bus. */
#define IVT_UBOX_NODE_DEVICE_ID 0x0e1eu

/* The device and function of node. */
UNCORE_ACCESSOR uncore_pci ivt_ubox_node_place(void)
{
	uncore_pci place = { 11, 0, 0 };

	return place;
}

/*
 * global_ctl: U_MSR_PMON_GLOBAL_CTL, 32 bits
 * Freezes, unfreezes and aims the overflow interrupt for the whole package.
 * Source: 329468-002 p18 Table 2-1, p19 Table 2-2; sdm-325384-059 p35-186; linux uncore_snbep.c
 * IVBEP_U_MSR_PMON_GLOBAL_CTL; pcm types.h IVT_MSR_UNCORE_PMON_GLOBAL_CTL
 */
typedef struct ivt_ubox_global_ctl {
	uint32_t raw;
} ivt_ubox_global_ctl;

UNCORE_ACCESSOR ivt_ubox_global_ctl ivt_ubox_global_ctl_value_(ivt_ubox_global_ctl r)
{
	return r;
}

#define IVT_UBOX_GLOBAL_CTL_RESET     0x00000000u
#define IVT_UBOX_GLOBAL_CTL_MUST_ZERO 0x18000000u
#define ivt_ubox_global_ctl_reset() /* ivt_ubox_global_ctl (): the value to begin from of U_MSR_PMON_GLOBAL_CTL. */ \
	UNCORE_VALUE_(ivt_ubox_global_ctl, IVT_UBOX_GLOBAL_CTL_RESET)

#define IVT_UBOX_GLOBAL_CTL_MSR 0xc00u

#define ivt_ubox_global_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_CTL. */ \
	uncore_msr_at_(IVT_UBOX_GLOBAL_CTL_MSR)

/* frz_all [31] WO. */
#define IVT_UBOX_GLOBAL_CTL_FRZ_ALL_MASK  0x80000000u
#define IVT_UBOX_GLOBAL_CTL_FRZ_ALL_SHIFT 31
#define IVT_UBOX_GLOBAL_CTL_FRZ_ALL_WIDTH 1
#define ivt_ubox_global_ctl_set_frz_all(r, v) /* ivt_ubox_global_ctl (ivt_ubox_global_ctl r, v up to 0x1u) [31]: Writing 1 freezes the counters of every box of the package. */ \
	UNCORE_PUT32_(ivt_ubox_global_ctl, ivt_ubox_global_ctl_value_(r).raw, IVT_UBOX_GLOBAL_CTL_FRZ_ALL, v)

/* wk_on_pmi [30] RW. */
#define IVT_UBOX_GLOBAL_CTL_WK_ON_PMI_MASK  0x40000000u
#define IVT_UBOX_GLOBAL_CTL_WK_ON_PMI_SHIFT 30
#define IVT_UBOX_GLOBAL_CTL_WK_ON_PMI_WIDTH 1

enum ivt_ubox_global_ctl_wk_on_pmi {
	IVT_UBOX_GLOBAL_CTL_WK_ON_PMI_AWAKE_ONLY = 0x0, /* Only cores that are awake get it. */
	IVT_UBOX_GLOBAL_CTL_WK_ON_PMI_WAKE = 0x1, /* Sleeping cores are woken first. */
};
#define ivt_ubox_global_ctl_get_wk_on_pmi(r) /* uint32_t (ivt_ubox_global_ctl r) [30]: What happens to sleeping cores when the overflow interrupt is sent. */ \
	UNCORE_GET32_(ivt_ubox_global_ctl, r, IVT_UBOX_GLOBAL_CTL_WK_ON_PMI)
#define ivt_ubox_global_ctl_set_wk_on_pmi(r, v) /* ivt_ubox_global_ctl (ivt_ubox_global_ctl r, v up to 0x1u) [30]: What happens to sleeping cores when the overflow interrupt is sent. */ \
	UNCORE_PUT32_(ivt_ubox_global_ctl, ivt_ubox_global_ctl_value_(r).raw, IVT_UBOX_GLOBAL_CTL_WK_ON_PMI, v)

/* unfrz_all [29] WO. */
#define IVT_UBOX_GLOBAL_CTL_UNFRZ_ALL_MASK  0x20000000u
#define IVT_UBOX_GLOBAL_CTL_UNFRZ_ALL_SHIFT 29
#define IVT_UBOX_GLOBAL_CTL_UNFRZ_ALL_WIDTH 1
#define ivt_ubox_global_ctl_set_unfrz_all(r, v) /* ivt_ubox_global_ctl (ivt_ubox_global_ctl r, v up to 0x1u) [29]: Writing 1 lets every box of the package count again. */ \
	UNCORE_PUT32_(ivt_ubox_global_ctl, ivt_ubox_global_ctl_value_(r).raw, IVT_UBOX_GLOBAL_CTL_UNFRZ_ALL, v)

/* pmi_core_sel [14:0] RW. */
#define IVT_UBOX_GLOBAL_CTL_PMI_CORE_SEL_MASK  0x00007fffu
#define IVT_UBOX_GLOBAL_CTL_PMI_CORE_SEL_SHIFT 0
#define IVT_UBOX_GLOBAL_CTL_PMI_CORE_SEL_WIDTH 15

enum ivt_ubox_global_ctl_pmi_core_sel {
	IVT_UBOX_GLOBAL_CTL_PMI_CORE_SEL_NONE = 0x0, /* No interrupt is sent. */
};
#define ivt_ubox_global_ctl_get_pmi_core_sel(r) /* uint32_t (ivt_ubox_global_ctl r) [14:0]: Cores that get the overflow interrupt: bit n is core n. */ \
	UNCORE_GET32_(ivt_ubox_global_ctl, r, IVT_UBOX_GLOBAL_CTL_PMI_CORE_SEL)
#define ivt_ubox_global_ctl_set_pmi_core_sel(r, v) /* ivt_ubox_global_ctl (ivt_ubox_global_ctl r, v up to 0x7fffu) [14:0]: Cores that get the overflow interrupt: bit n is core n. */ \
	UNCORE_PUT32_(ivt_ubox_global_ctl, ivt_ubox_global_ctl_value_(r).raw, IVT_UBOX_GLOBAL_CTL_PMI_CORE_SEL, v)

/*
 * global_status: U_MSR_PMON_GLOBAL_STATUS, 32 bits
 * Which boxes have a wrapped counter; the bit positions come from another project.
 * Source: 329468-002 p18 Table 2-1; sdm-325384-059 p35-186; likwid perfmon_ivybridgeEP_counters.h (cross-source)
 */
typedef struct ivt_ubox_global_status {
	uint32_t raw;
} ivt_ubox_global_status;

UNCORE_ACCESSOR ivt_ubox_global_status ivt_ubox_global_status_value_(ivt_ubox_global_status r)
{
	return r;
}

#define IVT_UBOX_GLOBAL_STATUS_RESET     0x00000000u
#define IVT_UBOX_GLOBAL_STATUS_RW1C      0x07ffffffu
#define ivt_ubox_global_status_reset() /* ivt_ubox_global_status (): the value to begin from of U_MSR_PMON_GLOBAL_STATUS. */ \
	UNCORE_VALUE_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET)

#define ivt_ubox_global_status_clear(seen) /* ivt_ubox_global_status (ivt_ubox_global_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of U_MSR_PMON_GLOBAL_STATUS. */ \
	UNCORE_SEEN_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, seen, IVT_UBOX_GLOBAL_STATUS_RW1C)

#define IVT_UBOX_GLOBAL_STATUS_MSR 0xc01u

#define ivt_ubox_global_status_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_STATUS. */ \
	uncore_msr_at_(IVT_UBOX_GLOBAL_STATUS_MSR)

/* ov_rp [26] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_RP_MASK  0x04000000u
#define IVT_UBOX_GLOBAL_STATUS_OV_RP_SHIFT 26
#define IVT_UBOX_GLOBAL_STATUS_OV_RP_WIDTH 1
#define ivt_ubox_global_status_get_ov_rp(r) /* uint32_t (ivt_ubox_global_status r) [26]: A counter of R2PCIe has wrapped. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_RP)
#define ivt_ubox_global_status_clear_ov_rp(bits) /* ivt_ubox_global_status (bits up to 0x1u) [26]: A counter of R2PCIe has wrapped. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_RP, bits)

/* ov_r3_1 [25] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_R3_1_MASK  0x02000000u
#define IVT_UBOX_GLOBAL_STATUS_OV_R3_1_SHIFT 25
#define IVT_UBOX_GLOBAL_STATUS_OV_R3_1_WIDTH 1
#define ivt_ubox_global_status_get_ov_r3_1(r) /* uint32_t (ivt_ubox_global_status r) [25]: A counter of R3QPI link 1 has wrapped. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_R3_1)
#define ivt_ubox_global_status_clear_ov_r3_1(bits) /* ivt_ubox_global_status (bits up to 0x1u) [25]: A counter of R3QPI link 1 has wrapped. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_R3_1, bits)

/* ov_r3_0 [24] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_R3_0_MASK  0x01000000u
#define IVT_UBOX_GLOBAL_STATUS_OV_R3_0_SHIFT 24
#define IVT_UBOX_GLOBAL_STATUS_OV_R3_0_WIDTH 1
#define ivt_ubox_global_status_get_ov_r3_0(r) /* uint32_t (ivt_ubox_global_status r) [24]: A counter of R3QPI link 0 has wrapped. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_R3_0)
#define ivt_ubox_global_status_clear_ov_r3_0(bits) /* ivt_ubox_global_status (bits up to 0x1u) [24]: A counter of R3QPI link 0 has wrapped. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_R3_0, bits)

/* ov_q1 [23] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_Q1_MASK  0x00800000u
#define IVT_UBOX_GLOBAL_STATUS_OV_Q1_SHIFT 23
#define IVT_UBOX_GLOBAL_STATUS_OV_Q1_WIDTH 1
#define ivt_ubox_global_status_get_ov_q1(r) /* uint32_t (ivt_ubox_global_status r) [23]: A counter of QPI port 1 has wrapped. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_Q1)
#define ivt_ubox_global_status_clear_ov_q1(bits) /* ivt_ubox_global_status (bits up to 0x1u) [23]: A counter of QPI port 1 has wrapped. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_Q1, bits)

/* ov_q0 [22] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_Q0_MASK  0x00400000u
#define IVT_UBOX_GLOBAL_STATUS_OV_Q0_SHIFT 22
#define IVT_UBOX_GLOBAL_STATUS_OV_Q0_WIDTH 1
#define ivt_ubox_global_status_get_ov_q0(r) /* uint32_t (ivt_ubox_global_status r) [22]: A counter of QPI port 0 has wrapped. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_Q0)
#define ivt_ubox_global_status_clear_ov_q0(bits) /* ivt_ubox_global_status (bits up to 0x1u) [22]: A counter of QPI port 0 has wrapped. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_Q0, bits)

/* ov_m1 [21] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_M1_MASK  0x00200000u
#define IVT_UBOX_GLOBAL_STATUS_OV_M1_SHIFT 21
#define IVT_UBOX_GLOBAL_STATUS_OV_M1_WIDTH 1
#define ivt_ubox_global_status_get_ov_m1(r) /* uint32_t (ivt_ubox_global_status r) [21]: A counter of some channel of memory controller 1 has wrapped. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_M1)
#define ivt_ubox_global_status_clear_ov_m1(bits) /* ivt_ubox_global_status (bits up to 0x1u) [21]: A counter of some channel of memory controller 1 has wrapped. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_M1, bits)

/* ov_m0 [20] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_M0_MASK  0x00100000u
#define IVT_UBOX_GLOBAL_STATUS_OV_M0_SHIFT 20
#define IVT_UBOX_GLOBAL_STATUS_OV_M0_WIDTH 1
#define ivt_ubox_global_status_get_ov_m0(r) /* uint32_t (ivt_ubox_global_status r) [20]: A counter of some channel of memory controller 0 has wrapped. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_M0)
#define ivt_ubox_global_status_clear_ov_m0(bits) /* ivt_ubox_global_status (bits up to 0x1u) [20]: A counter of some channel of memory controller 0 has wrapped. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_M0, bits)

/* ov_h1 [19] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_H1_MASK  0x00080000u
#define IVT_UBOX_GLOBAL_STATUS_OV_H1_SHIFT 19
#define IVT_UBOX_GLOBAL_STATUS_OV_H1_WIDTH 1
#define ivt_ubox_global_status_get_ov_h1(r) /* uint32_t (ivt_ubox_global_status r) [19]: A counter of home agent 1 has wrapped. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_H1)
#define ivt_ubox_global_status_clear_ov_h1(bits) /* ivt_ubox_global_status (bits up to 0x1u) [19]: A counter of home agent 1 has wrapped. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_H1, bits)

/* ov_h0 [18] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_H0_MASK  0x00040000u
#define IVT_UBOX_GLOBAL_STATUS_OV_H0_SHIFT 18
#define IVT_UBOX_GLOBAL_STATUS_OV_H0_WIDTH 1
#define ivt_ubox_global_status_get_ov_h0(r) /* uint32_t (ivt_ubox_global_status r) [18]: A counter of home agent 0 has wrapped. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_H0)
#define ivt_ubox_global_status_clear_ov_h0(bits) /* ivt_ubox_global_status (bits up to 0x1u) [18]: A counter of home agent 0 has wrapped. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_H0, bits)

/* ov_c14 [17] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_C14_MASK  0x00020000u
#define IVT_UBOX_GLOBAL_STATUS_OV_C14_SHIFT 17
#define IVT_UBOX_GLOBAL_STATUS_OV_C14_WIDTH 1
#define ivt_ubox_global_status_get_ov_c14(r) /* uint32_t (ivt_ubox_global_status r) [17]: Set aside for CBo 14, whose control register has no overflow enable. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_C14)
#define ivt_ubox_global_status_clear_ov_c14(bits) /* ivt_ubox_global_status (bits up to 0x1u) [17]: Set aside for CBo 14, whose control register has no overflow enable. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_C14, bits)

/* ov_c13 [16] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_C13_MASK  0x00010000u
#define IVT_UBOX_GLOBAL_STATUS_OV_C13_SHIFT 16
#define IVT_UBOX_GLOBAL_STATUS_OV_C13_WIDTH 1
#define ivt_ubox_global_status_get_ov_c13(r) /* uint32_t (ivt_ubox_global_status r) [16]: Set aside for CBo 13, whose control register has no overflow enable. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_C13)
#define ivt_ubox_global_status_clear_ov_c13(bits) /* ivt_ubox_global_status (bits up to 0x1u) [16]: Set aside for CBo 13, whose control register has no overflow enable. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_C13, bits)

/* ov_c12 [15] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_C12_MASK  0x00008000u
#define IVT_UBOX_GLOBAL_STATUS_OV_C12_SHIFT 15
#define IVT_UBOX_GLOBAL_STATUS_OV_C12_WIDTH 1
#define ivt_ubox_global_status_get_ov_c12(r) /* uint32_t (ivt_ubox_global_status r) [15]: Set aside for CBo 12, whose control register has no overflow enable. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_C12)
#define ivt_ubox_global_status_clear_ov_c12(bits) /* ivt_ubox_global_status (bits up to 0x1u) [15]: Set aside for CBo 12, whose control register has no overflow enable. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_C12, bits)

/* ov_c11 [14] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_C11_MASK  0x00004000u
#define IVT_UBOX_GLOBAL_STATUS_OV_C11_SHIFT 14
#define IVT_UBOX_GLOBAL_STATUS_OV_C11_WIDTH 1
#define ivt_ubox_global_status_get_ov_c11(r) /* uint32_t (ivt_ubox_global_status r) [14]: Set aside for CBo 11, whose control register has no overflow enable. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_C11)
#define ivt_ubox_global_status_clear_ov_c11(bits) /* ivt_ubox_global_status (bits up to 0x1u) [14]: Set aside for CBo 11, whose control register has no overflow enable. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_C11, bits)

/* ov_c10 [13] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_C10_MASK  0x00002000u
#define IVT_UBOX_GLOBAL_STATUS_OV_C10_SHIFT 13
#define IVT_UBOX_GLOBAL_STATUS_OV_C10_WIDTH 1
#define ivt_ubox_global_status_get_ov_c10(r) /* uint32_t (ivt_ubox_global_status r) [13]: Set aside for CBo 10, whose control register has no overflow enable. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_C10)
#define ivt_ubox_global_status_clear_ov_c10(bits) /* ivt_ubox_global_status (bits up to 0x1u) [13]: Set aside for CBo 10, whose control register has no overflow enable. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_C10, bits)

/* ov_c9 [12] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_C9_MASK  0x00001000u
#define IVT_UBOX_GLOBAL_STATUS_OV_C9_SHIFT 12
#define IVT_UBOX_GLOBAL_STATUS_OV_C9_WIDTH 1
#define ivt_ubox_global_status_get_ov_c9(r) /* uint32_t (ivt_ubox_global_status r) [12]: Set aside for CBo 9, whose control register has no overflow enable. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_C9)
#define ivt_ubox_global_status_clear_ov_c9(bits) /* ivt_ubox_global_status (bits up to 0x1u) [12]: Set aside for CBo 9, whose control register has no overflow enable. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_C9, bits)

/* ov_c8 [11] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_C8_MASK  0x00000800u
#define IVT_UBOX_GLOBAL_STATUS_OV_C8_SHIFT 11
#define IVT_UBOX_GLOBAL_STATUS_OV_C8_WIDTH 1
#define ivt_ubox_global_status_get_ov_c8(r) /* uint32_t (ivt_ubox_global_status r) [11]: Set aside for CBo 8, whose control register has no overflow enable. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_C8)
#define ivt_ubox_global_status_clear_ov_c8(bits) /* ivt_ubox_global_status (bits up to 0x1u) [11]: Set aside for CBo 8, whose control register has no overflow enable. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_C8, bits)

/* ov_c7 [10] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_C7_MASK  0x00000400u
#define IVT_UBOX_GLOBAL_STATUS_OV_C7_SHIFT 10
#define IVT_UBOX_GLOBAL_STATUS_OV_C7_WIDTH 1
#define ivt_ubox_global_status_get_ov_c7(r) /* uint32_t (ivt_ubox_global_status r) [10]: Set aside for CBo 7, whose control register has no overflow enable. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_C7)
#define ivt_ubox_global_status_clear_ov_c7(bits) /* ivt_ubox_global_status (bits up to 0x1u) [10]: Set aside for CBo 7, whose control register has no overflow enable. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_C7, bits)

/* ov_c6 [9] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_C6_MASK  0x00000200u
#define IVT_UBOX_GLOBAL_STATUS_OV_C6_SHIFT 9
#define IVT_UBOX_GLOBAL_STATUS_OV_C6_WIDTH 1
#define ivt_ubox_global_status_get_ov_c6(r) /* uint32_t (ivt_ubox_global_status r) [9]: Set aside for CBo 6, whose control register has no overflow enable. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_C6)
#define ivt_ubox_global_status_clear_ov_c6(bits) /* ivt_ubox_global_status (bits up to 0x1u) [9]: Set aside for CBo 6, whose control register has no overflow enable. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_C6, bits)

/* ov_c5 [8] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_C5_MASK  0x00000100u
#define IVT_UBOX_GLOBAL_STATUS_OV_C5_SHIFT 8
#define IVT_UBOX_GLOBAL_STATUS_OV_C5_WIDTH 1
#define ivt_ubox_global_status_get_ov_c5(r) /* uint32_t (ivt_ubox_global_status r) [8]: Set aside for CBo 5, whose control register has no overflow enable. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_C5)
#define ivt_ubox_global_status_clear_ov_c5(bits) /* ivt_ubox_global_status (bits up to 0x1u) [8]: Set aside for CBo 5, whose control register has no overflow enable. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_C5, bits)

/* ov_c4 [7] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_C4_MASK  0x00000080u
#define IVT_UBOX_GLOBAL_STATUS_OV_C4_SHIFT 7
#define IVT_UBOX_GLOBAL_STATUS_OV_C4_WIDTH 1
#define ivt_ubox_global_status_get_ov_c4(r) /* uint32_t (ivt_ubox_global_status r) [7]: Set aside for CBo 4, whose control register has no overflow enable. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_C4)
#define ivt_ubox_global_status_clear_ov_c4(bits) /* ivt_ubox_global_status (bits up to 0x1u) [7]: Set aside for CBo 4, whose control register has no overflow enable. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_C4, bits)

/* ov_c3 [6] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_C3_MASK  0x00000040u
#define IVT_UBOX_GLOBAL_STATUS_OV_C3_SHIFT 6
#define IVT_UBOX_GLOBAL_STATUS_OV_C3_WIDTH 1
#define ivt_ubox_global_status_get_ov_c3(r) /* uint32_t (ivt_ubox_global_status r) [6]: Set aside for CBo 3, whose control register has no overflow enable. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_C3)
#define ivt_ubox_global_status_clear_ov_c3(bits) /* ivt_ubox_global_status (bits up to 0x1u) [6]: Set aside for CBo 3, whose control register has no overflow enable. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_C3, bits)

/* ov_c2 [5] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_C2_MASK  0x00000020u
#define IVT_UBOX_GLOBAL_STATUS_OV_C2_SHIFT 5
#define IVT_UBOX_GLOBAL_STATUS_OV_C2_WIDTH 1
#define ivt_ubox_global_status_get_ov_c2(r) /* uint32_t (ivt_ubox_global_status r) [5]: Set aside for CBo 2, whose control register has no overflow enable. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_C2)
#define ivt_ubox_global_status_clear_ov_c2(bits) /* ivt_ubox_global_status (bits up to 0x1u) [5]: Set aside for CBo 2, whose control register has no overflow enable. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_C2, bits)

/* ov_c1 [4] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_C1_MASK  0x00000010u
#define IVT_UBOX_GLOBAL_STATUS_OV_C1_SHIFT 4
#define IVT_UBOX_GLOBAL_STATUS_OV_C1_WIDTH 1
#define ivt_ubox_global_status_get_ov_c1(r) /* uint32_t (ivt_ubox_global_status r) [4]: Set aside for CBo 1, whose control register has no overflow enable. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_C1)
#define ivt_ubox_global_status_clear_ov_c1(bits) /* ivt_ubox_global_status (bits up to 0x1u) [4]: Set aside for CBo 1, whose control register has no overflow enable. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_C1, bits)

/* ov_c0 [3] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_C0_MASK  0x00000008u
#define IVT_UBOX_GLOBAL_STATUS_OV_C0_SHIFT 3
#define IVT_UBOX_GLOBAL_STATUS_OV_C0_WIDTH 1
#define ivt_ubox_global_status_get_ov_c0(r) /* uint32_t (ivt_ubox_global_status r) [3]: Set aside for CBo 0, whose control register has no overflow enable. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_C0)
#define ivt_ubox_global_status_clear_ov_c0(bits) /* ivt_ubox_global_status (bits up to 0x1u) [3]: Set aside for CBo 0, whose control register has no overflow enable. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_C0, bits)

/* ov_p [2] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_P_MASK  0x00000004u
#define IVT_UBOX_GLOBAL_STATUS_OV_P_SHIFT 2
#define IVT_UBOX_GLOBAL_STATUS_OV_P_WIDTH 1
#define ivt_ubox_global_status_get_ov_p(r) /* uint32_t (ivt_ubox_global_status r) [2]: A counter of the PCU has wrapped. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_P)
#define ivt_ubox_global_status_clear_ov_p(bits) /* ivt_ubox_global_status (bits up to 0x1u) [2]: A counter of the PCU has wrapped. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_P, bits)

/* ov_u [1] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_U_MASK  0x00000002u
#define IVT_UBOX_GLOBAL_STATUS_OV_U_SHIFT 1
#define IVT_UBOX_GLOBAL_STATUS_OV_U_WIDTH 1
#define ivt_ubox_global_status_get_ov_u(r) /* uint32_t (ivt_ubox_global_status r) [1]: A programmable counter of the UBox has wrapped. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_U)
#define ivt_ubox_global_status_clear_ov_u(bits) /* ivt_ubox_global_status (bits up to 0x1u) [1]: A programmable counter of the UBox has wrapped. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_U, bits)

/* ov_u_fixed [0] RW1C. */
#define IVT_UBOX_GLOBAL_STATUS_OV_U_FIXED_MASK  0x00000001u
#define IVT_UBOX_GLOBAL_STATUS_OV_U_FIXED_SHIFT 0
#define IVT_UBOX_GLOBAL_STATUS_OV_U_FIXED_WIDTH 1
#define ivt_ubox_global_status_get_ov_u_fixed(r) /* uint32_t (ivt_ubox_global_status r) [0]: The fixed counter of the UBox has wrapped. */ \
	UNCORE_GET32_(ivt_ubox_global_status, r, IVT_UBOX_GLOBAL_STATUS_OV_U_FIXED)
#define ivt_ubox_global_status_clear_ov_u_fixed(bits) /* ivt_ubox_global_status (bits up to 0x1u) [0]: The fixed counter of the UBox has wrapped. */ \
	UNCORE_PUT32_(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS_RESET & ~IVT_UBOX_GLOBAL_STATUS_RW1C, IVT_UBOX_GLOBAL_STATUS_OV_U_FIXED, bits)

/*
 * global_config: U_MSR_PMON_GLOBAL_CONFIG, 32 bits
 * Named and placed by the guide, but what it holds was not seen.
 * No source says whether it can be read or written.
 * Source: 329468-002 p18 Table 2-1; sdm-325384-059 p35-186 (unknown)
 */
typedef struct ivt_ubox_global_config {
	uint32_t raw;
} ivt_ubox_global_config;

UNCORE_ACCESSOR ivt_ubox_global_config ivt_ubox_global_config_value_(ivt_ubox_global_config r)
{
	return r;
}

#define IVT_UBOX_GLOBAL_CONFIG_RESET 0x00000000u
#define ivt_ubox_global_config_reset() /* ivt_ubox_global_config (): the value to begin from of U_MSR_PMON_GLOBAL_CONFIG. */ \
	UNCORE_VALUE_(ivt_ubox_global_config, IVT_UBOX_GLOBAL_CONFIG_RESET)

#define IVT_UBOX_GLOBAL_CONFIG_MSR 0xc06u

#define ivt_ubox_global_config_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_CONFIG. */ \
	uncore_msr_at_(IVT_UBOX_GLOBAL_CONFIG_MSR)

/*
 * box_status: U_MSR_PMON_BOX_STATUS, 32 bits
 * Which counters of the UBox have wrapped.
 * Source: 329468-002 p22 Table 2-5; sdm-325384-059 p35-186; likwid registers.h
 */
typedef struct ivt_ubox_box_status {
	uint32_t raw;
} ivt_ubox_box_status;

UNCORE_ACCESSOR ivt_ubox_box_status ivt_ubox_box_status_value_(ivt_ubox_box_status r)
{
	return r;
}

#define IVT_UBOX_BOX_STATUS_RESET     0x00000000u
#define IVT_UBOX_BOX_STATUS_RW1C      0x00000003u
#define ivt_ubox_box_status_reset() /* ivt_ubox_box_status (): the value to begin from of U_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(ivt_ubox_box_status, IVT_UBOX_BOX_STATUS_RESET)

#define ivt_ubox_box_status_clear(seen) /* ivt_ubox_box_status (ivt_ubox_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of U_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(ivt_ubox_box_status, IVT_UBOX_BOX_STATUS_RESET & ~IVT_UBOX_BOX_STATUS_RW1C, seen, IVT_UBOX_BOX_STATUS_RW1C)

#define IVT_UBOX_BOX_STATUS_MSR 0xc15u

#define ivt_ubox_box_status_addr() /* uncore_msr (): the address of U_MSR_PMON_BOX_STATUS. */ \
	uncore_msr_at_(IVT_UBOX_BOX_STATUS_MSR)

/* ov [1:0] RW1C. */
#define IVT_UBOX_BOX_STATUS_OV_MASK  0x00000003u
#define IVT_UBOX_BOX_STATUS_OV_SHIFT 0
#define IVT_UBOX_BOX_STATUS_OV_WIDTH 2
#define ivt_ubox_box_status_get_ov(r) /* uint32_t (ivt_ubox_box_status r) [1:0]: Bit n: counter n has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(ivt_ubox_box_status, r, IVT_UBOX_BOX_STATUS_OV)
#define ivt_ubox_box_status_clear_ov(bits) /* ivt_ubox_box_status (bits up to 0x3u) [1:0]: Bit n: counter n has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(ivt_ubox_box_status, IVT_UBOX_BOX_STATUS_RESET & ~IVT_UBOX_BOX_STATUS_RW1C, IVT_UBOX_BOX_STATUS_OV, bits)

/*
 * ctl: U_MSR_PMON_CTL{0-1}, 32 bits
 * Chooses the event of counter {0-1}.
 * Source: 329468-002 p22-23 Table 2-6; linux uncore_snbep.c SNBEP_U_MSR_PMON_CTL0; sdm-325384-059 p35-170
 */
typedef struct ivt_ubox_ctl {
	uint32_t raw;
} ivt_ubox_ctl;

UNCORE_ACCESSOR ivt_ubox_ctl ivt_ubox_ctl_value_(ivt_ubox_ctl r)
{
	return r;
}

#define IVT_UBOX_CTL_RESET     0x00000000u
#define IVT_UBOX_CTL_MUST_ZERO 0x00a10000u
#define ivt_ubox_ctl_reset() /* ivt_ubox_ctl (): the value to begin from of U_MSR_PMON_CTL{0-1}. */ \
	UNCORE_VALUE_(ivt_ubox_ctl, IVT_UBOX_CTL_RESET)

#define IVT_UBOX_CTL_COUNT 2
#define IVT_UBOX_CTL_MSR 0xc10u
#define IVT_UBOX_CTL_INDEX_STRIDE 0x1u

#define ivt_ubox_ctl_addr(index) /* uncore_msr (index below IVT_UBOX_CTL_COUNT): the address of U_MSR_PMON_CTL{0-1}. */ \
	uncore_msr_at_(IVT_UBOX_CTL_MSR + \
		UNCORE_INDEX_(index, IVT_UBOX_CTL_COUNT) * IVT_UBOX_CTL_INDEX_STRIDE)

/* thresh [28:24] RW. */
#define IVT_UBOX_CTL_THRESH_MASK  0x1f000000u
#define IVT_UBOX_CTL_THRESH_SHIFT 24
#define IVT_UBOX_CTL_THRESH_WIDTH 5
#define ivt_ubox_ctl_get_thresh(r) /* uint32_t (ivt_ubox_ctl r) [28:24]: As in other boxes, but five bits wide: the counter steps when the event adds at least this much. */ \
	UNCORE_GET32_(ivt_ubox_ctl, r, IVT_UBOX_CTL_THRESH)
#define ivt_ubox_ctl_set_thresh(r, v) /* ivt_ubox_ctl (ivt_ubox_ctl r, v up to 0x1fu) [28:24]: As in other boxes, but five bits wide: the counter steps when the event adds at least this much. */ \
	UNCORE_PUT32_(ivt_ubox_ctl, ivt_ubox_ctl_value_(r).raw, IVT_UBOX_CTL_THRESH, v)

/* en [22] RW. */
#define IVT_UBOX_CTL_EN_MASK  0x00400000u
#define IVT_UBOX_CTL_EN_SHIFT 22
#define IVT_UBOX_CTL_EN_WIDTH 1
#define ivt_ubox_ctl_get_en(r) /* uint32_t (ivt_ubox_ctl r) [22]: Lets this counter count, at once: the UBox has no freeze of its own. */ \
	UNCORE_GET32_(ivt_ubox_ctl, r, IVT_UBOX_CTL_EN)
#define ivt_ubox_ctl_set_en(r, v) /* ivt_ubox_ctl (ivt_ubox_ctl r, v up to 0x1u) [22]: Lets this counter count, at once: the UBox has no freeze of its own. */ \
	UNCORE_PUT32_(ivt_ubox_ctl, ivt_ubox_ctl_value_(r).raw, IVT_UBOX_CTL_EN, v)

/* ov_en [20] RW. */
#define IVT_UBOX_CTL_OV_EN_MASK  0x00100000u
#define IVT_UBOX_CTL_OV_EN_SHIFT 20
#define IVT_UBOX_CTL_OV_EN_WIDTH 1
#define ivt_ubox_ctl_get_ov_en(r) /* uint32_t (ivt_ubox_ctl r) [20]: A wrap is shown in the box status and in the global status. */ \
	UNCORE_GET32_(ivt_ubox_ctl, r, IVT_UBOX_CTL_OV_EN)
#define ivt_ubox_ctl_set_ov_en(r, v) /* ivt_ubox_ctl (ivt_ubox_ctl r, v up to 0x1u) [20]: A wrap is shown in the box status and in the global status. */ \
	UNCORE_PUT32_(ivt_ubox_ctl, ivt_ubox_ctl_value_(r).raw, IVT_UBOX_CTL_OV_EN, v)

/* edge_det [18] RW. Works only where thresh is not 0. */
#define IVT_UBOX_CTL_EDGE_DET_MASK  0x00040000u
#define IVT_UBOX_CTL_EDGE_DET_SHIFT 18
#define IVT_UBOX_CTL_EDGE_DET_WIDTH 1
#define ivt_ubox_ctl_get_edge_det(r) /* uint32_t (ivt_ubox_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(ivt_ubox_ctl, r, IVT_UBOX_CTL_EDGE_DET)
#define ivt_ubox_ctl_set_edge_det(r, v) /* ivt_ubox_ctl (ivt_ubox_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(ivt_ubox_ctl, ivt_ubox_ctl_value_(r).raw, IVT_UBOX_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define IVT_UBOX_CTL_RST_MASK  0x00020000u
#define IVT_UBOX_CTL_RST_SHIFT 17
#define IVT_UBOX_CTL_RST_WIDTH 1
#define ivt_ubox_ctl_set_rst(r, v) /* ivt_ubox_ctl (ivt_ubox_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(ivt_ubox_ctl, ivt_ubox_ctl_value_(r).raw, IVT_UBOX_CTL_RST, v)

/* umask [15:8] RW. */
#define IVT_UBOX_CTL_UMASK_MASK  0x0000ff00u
#define IVT_UBOX_CTL_UMASK_SHIFT 8
#define IVT_UBOX_CTL_UMASK_WIDTH 8
#define ivt_ubox_ctl_get_umask(r) /* uint32_t (ivt_ubox_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(ivt_ubox_ctl, r, IVT_UBOX_CTL_UMASK)
#define ivt_ubox_ctl_set_umask(r, v) /* ivt_ubox_ctl (ivt_ubox_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(ivt_ubox_ctl, ivt_ubox_ctl_value_(r).raw, IVT_UBOX_CTL_UMASK, v)

/* ev_sel [7:0] RW. */
#define IVT_UBOX_CTL_EV_SEL_MASK  0x000000ffu
#define IVT_UBOX_CTL_EV_SEL_SHIFT 0
#define IVT_UBOX_CTL_EV_SEL_WIDTH 8
#define ivt_ubox_ctl_get_ev_sel(r) /* uint32_t (ivt_ubox_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(ivt_ubox_ctl, r, IVT_UBOX_CTL_EV_SEL)
#define ivt_ubox_ctl_set_ev_sel(r, v) /* ivt_ubox_ctl (ivt_ubox_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(ivt_ubox_ctl, ivt_ubox_ctl_value_(r).raw, IVT_UBOX_CTL_EV_SEL, v)

/*
 * ctr: U_MSR_PMON_CTR{0-1}, 64 bits
 * Count of counter {0-1}.
 * Source: 329468-002 p23 Table 2-7; linux uncore_snbep.c; sdm-325384-059 p35-170
 */
typedef struct ivt_ubox_ctr {
	uint64_t raw;
} ivt_ubox_ctr;

UNCORE_ACCESSOR ivt_ubox_ctr ivt_ubox_ctr_value_(ivt_ubox_ctr r)
{
	return r;
}

#define IVT_UBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define ivt_ubox_ctr_reset() /* ivt_ubox_ctr (): the value to begin from of U_MSR_PMON_CTR{0-1}. */ \
	UNCORE_VALUE_(ivt_ubox_ctr, IVT_UBOX_CTR_RESET)

#define IVT_UBOX_CTR_COUNT 2
#define IVT_UBOX_CTR_MSR 0xc16u
#define IVT_UBOX_CTR_INDEX_STRIDE 0x1u

#define ivt_ubox_ctr_addr(index) /* uncore_msr (index below IVT_UBOX_CTR_COUNT): the address of U_MSR_PMON_CTR{0-1}. */ \
	uncore_msr_at_(IVT_UBOX_CTR_MSR + \
		UNCORE_INDEX_(index, IVT_UBOX_CTR_COUNT) * IVT_UBOX_CTR_INDEX_STRIDE)

/* event_count [43:0] RW-V. */
#define IVT_UBOX_CTR_EVENT_COUNT_MASK  UINT64_C(0x00000fffffffffff)
#define IVT_UBOX_CTR_EVENT_COUNT_SHIFT 0
#define IVT_UBOX_CTR_EVENT_COUNT_WIDTH 44
#define ivt_ubox_ctr_get_event_count(r) /* uint64_t (ivt_ubox_ctr r) [43:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(ivt_ubox_ctr, r, IVT_UBOX_CTR_EVENT_COUNT)
#define ivt_ubox_ctr_set_event_count(r, v) /* ivt_ubox_ctr (ivt_ubox_ctr r, v up to 0xfffffffffffull) [43:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(ivt_ubox_ctr, ivt_ubox_ctr_value_(r).raw, IVT_UBOX_CTR_EVENT_COUNT, v)

/*
 * fixed_ctl: U_MSR_PMON_FIXED_CTL, 32 bits; also U_MSR_PMON_UCLK_FIXED_CTL
 * Switches the uncore clock counter.
 * Source: 329468-002 p23 Table 2-8; linux uncore_snbep.c SNBEP_U_MSR_PMON_UCLK_FIXED_CTL
 */
typedef struct ivt_ubox_fixed_ctl {
	uint32_t raw;
} ivt_ubox_fixed_ctl;

UNCORE_ACCESSOR ivt_ubox_fixed_ctl ivt_ubox_fixed_ctl_value_(ivt_ubox_fixed_ctl r)
{
	return r;
}

#define IVT_UBOX_FIXED_CTL_RESET     0x00000000u
#define IVT_UBOX_FIXED_CTL_MUST_ZERO 0x00200000u
#define ivt_ubox_fixed_ctl_reset() /* ivt_ubox_fixed_ctl (): the value to begin from of U_MSR_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(ivt_ubox_fixed_ctl, IVT_UBOX_FIXED_CTL_RESET)

#define IVT_UBOX_FIXED_CTL_MSR 0xc08u

#define ivt_ubox_fixed_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_FIXED_CTL. */ \
	uncore_msr_at_(IVT_UBOX_FIXED_CTL_MSR)

/* en [22] RW-V. */
#define IVT_UBOX_FIXED_CTL_EN_MASK  0x00400000u
#define IVT_UBOX_FIXED_CTL_EN_SHIFT 22
#define IVT_UBOX_FIXED_CTL_EN_WIDTH 1
#define ivt_ubox_fixed_ctl_get_en(r) /* uint32_t (ivt_ubox_fixed_ctl r) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_GET32_(ivt_ubox_fixed_ctl, r, IVT_UBOX_FIXED_CTL_EN)
#define ivt_ubox_fixed_ctl_set_en(r, v) /* ivt_ubox_fixed_ctl (ivt_ubox_fixed_ctl r, v up to 0x1u) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_PUT32_(ivt_ubox_fixed_ctl, ivt_ubox_fixed_ctl_value_(r).raw, IVT_UBOX_FIXED_CTL_EN, v)

/* ov_en [20] RW-V. */
#define IVT_UBOX_FIXED_CTL_OV_EN_MASK  0x00100000u
#define IVT_UBOX_FIXED_CTL_OV_EN_SHIFT 20
#define IVT_UBOX_FIXED_CTL_OV_EN_WIDTH 1
#define ivt_ubox_fixed_ctl_get_ov_en(r) /* uint32_t (ivt_ubox_fixed_ctl r) [20]: A wrap of the fixed counter is shown in the box status and in ov_u_fixed. */ \
	UNCORE_GET32_(ivt_ubox_fixed_ctl, r, IVT_UBOX_FIXED_CTL_OV_EN)
#define ivt_ubox_fixed_ctl_set_ov_en(r, v) /* ivt_ubox_fixed_ctl (ivt_ubox_fixed_ctl r, v up to 0x1u) [20]: A wrap of the fixed counter is shown in the box status and in ov_u_fixed. */ \
	UNCORE_PUT32_(ivt_ubox_fixed_ctl, ivt_ubox_fixed_ctl_value_(r).raw, IVT_UBOX_FIXED_CTL_OV_EN, v)

/*
 * fixed_ctr: U_MSR_PMON_FIXED_CTR, 64 bits; also U_MSR_PMON_UCLK_FIXED_CTR
 * Uncore clocks counted.
 * Source: 329468-002 p21, p23 Table 2-9; linux uncore_snbep.c SNBEP_U_MSR_PMON_UCLK_FIXED_CTR
 */
typedef struct ivt_ubox_fixed_ctr {
	uint64_t raw;
} ivt_ubox_fixed_ctr;

UNCORE_ACCESSOR ivt_ubox_fixed_ctr ivt_ubox_fixed_ctr_value_(ivt_ubox_fixed_ctr r)
{
	return r;
}

#define IVT_UBOX_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define ivt_ubox_fixed_ctr_reset() /* ivt_ubox_fixed_ctr (): the value to begin from of U_MSR_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(ivt_ubox_fixed_ctr, IVT_UBOX_FIXED_CTR_RESET)

#define IVT_UBOX_FIXED_CTR_MSR 0xc09u

#define ivt_ubox_fixed_ctr_addr() /* uncore_msr (): the address of U_MSR_PMON_FIXED_CTR. */ \
	uncore_msr_at_(IVT_UBOX_FIXED_CTR_MSR)

/* event_count [47:0] RW-V. */
#define IVT_UBOX_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define IVT_UBOX_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define IVT_UBOX_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define ivt_ubox_fixed_ctr_get_event_count(r) /* uint64_t (ivt_ubox_fixed_ctr r) [47:0]: Uncore clocks; the table row says 44 bits, its text and other sources 48. */ \
	UNCORE_GET64_(ivt_ubox_fixed_ctr, r, IVT_UBOX_FIXED_CTR_EVENT_COUNT)
#define ivt_ubox_fixed_ctr_set_event_count(r, v) /* ivt_ubox_fixed_ctr (ivt_ubox_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: Uncore clocks; the table row says 44 bits, its text and other sources 48. */ \
	UNCORE_PUT64_(ivt_ubox_fixed_ctr, ivt_ubox_fixed_ctr_value_(r).raw, IVT_UBOX_FIXED_CTR_EVENT_COUNT, v)

/*
 * box_filter: U_MSR_PMON_BOX_FILTER, 32 bits; also UBoxFilter
 * Thread filter of FILTER_MATCH; no source says where it stands.
 * No source says whether it can be read or written.
 * Source: perfmon-ivt UNC_U_FILTER_MATCH; pmu-tools ivt_uc.py (unknown)
 */
typedef struct ivt_ubox_box_filter {
	uint32_t raw;
} ivt_ubox_box_filter;

UNCORE_ACCESSOR ivt_ubox_box_filter ivt_ubox_box_filter_value_(ivt_ubox_box_filter r)
{
	return r;
}

#define IVT_UBOX_BOX_FILTER_RESET 0x00000000u
#define ivt_ubox_box_filter_reset() /* ivt_ubox_box_filter (): the value to begin from of U_MSR_PMON_BOX_FILTER. */ \
	UNCORE_VALUE_(ivt_ubox_box_filter, IVT_UBOX_BOX_FILTER_RESET)

/* No source gives its address. */

/*
 * tid [3:0] unknown. Thread that the event FILTER_MATCH counts. No source gives its access rights: it has no accessors.
 */
#define IVT_UBOX_BOX_FILTER_TID_MASK  0x0000000fu
#define IVT_UBOX_BOX_FILTER_TID_SHIFT 0
#define IVT_UBOX_BOX_FILTER_TID_WIDTH 4

/*
 * cpunodeid: CPUNODEID, 32 bits
 * Tells which node the socket of this bus is.
 * Source: linux uncore_snbep.c SNBEP_CPUNODEID (inferred)
 */
typedef struct ivt_ubox_cpunodeid {
	uint32_t raw;
} ivt_ubox_cpunodeid;

UNCORE_ACCESSOR ivt_ubox_cpunodeid ivt_ubox_cpunodeid_value_(ivt_ubox_cpunodeid r)
{
	return r;
}

#define IVT_UBOX_CPUNODEID_RESET 0x00000000u
#define ivt_ubox_cpunodeid_reset() /* ivt_ubox_cpunodeid (): the value to begin from of CPUNODEID. */ \
	UNCORE_VALUE_(ivt_ubox_cpunodeid, IVT_UBOX_CPUNODEID_RESET)

#define IVT_UBOX_CPUNODEID_OFFSET 0x40u

#define ivt_ubox_cpunodeid_addr() /* uncore_pci (): the address of CPUNODEID. */ \
	uncore_pci_at_(ivt_ubox_node_place(), IVT_UBOX_CPUNODEID_OFFSET)

/* nodeid [2:0] RO. */
#define IVT_UBOX_CPUNODEID_NODEID_MASK  0x00000007u
#define IVT_UBOX_CPUNODEID_NODEID_SHIFT 0
#define IVT_UBOX_CPUNODEID_NODEID_WIDTH 3
#define ivt_ubox_cpunodeid_get_nodeid(r) /* uint32_t (ivt_ubox_cpunodeid r) [2:0]: Node ID of the socket that this bus belongs to. */ \
	UNCORE_GET32_(ivt_ubox_cpunodeid, r, IVT_UBOX_CPUNODEID_NODEID)

/*
 * gidnidmap: GIDNIDMAP, 32 bits
 * Tells which node each physical package is.
 * Source: linux uncore_snbep.c SNBEP_GIDNIDMAP (inferred)
 */
typedef struct ivt_ubox_gidnidmap {
	uint32_t raw;
} ivt_ubox_gidnidmap;

UNCORE_ACCESSOR ivt_ubox_gidnidmap ivt_ubox_gidnidmap_value_(ivt_ubox_gidnidmap r)
{
	return r;
}

#define IVT_UBOX_GIDNIDMAP_RESET 0x00000000u
#define ivt_ubox_gidnidmap_reset() /* ivt_ubox_gidnidmap (): the value to begin from of GIDNIDMAP. */ \
	UNCORE_VALUE_(ivt_ubox_gidnidmap, IVT_UBOX_GIDNIDMAP_RESET)

#define IVT_UBOX_GIDNIDMAP_OFFSET 0x54u

#define ivt_ubox_gidnidmap_addr() /* uncore_pci (): the address of GIDNIDMAP. */ \
	uncore_pci_at_(ivt_ubox_node_place(), IVT_UBOX_GIDNIDMAP_OFFSET)

/* node7 [23:21] RO. */
#define IVT_UBOX_GIDNIDMAP_NODE7_MASK  0x00e00000u
#define IVT_UBOX_GIDNIDMAP_NODE7_SHIFT 21
#define IVT_UBOX_GIDNIDMAP_NODE7_WIDTH 3
#define ivt_ubox_gidnidmap_get_node7(r) /* uint32_t (ivt_ubox_gidnidmap r) [23:21]: Node ID of physical package 7. */ \
	UNCORE_GET32_(ivt_ubox_gidnidmap, r, IVT_UBOX_GIDNIDMAP_NODE7)

/* node6 [20:18] RO. */
#define IVT_UBOX_GIDNIDMAP_NODE6_MASK  0x001c0000u
#define IVT_UBOX_GIDNIDMAP_NODE6_SHIFT 18
#define IVT_UBOX_GIDNIDMAP_NODE6_WIDTH 3
#define ivt_ubox_gidnidmap_get_node6(r) /* uint32_t (ivt_ubox_gidnidmap r) [20:18]: Node ID of physical package 6. */ \
	UNCORE_GET32_(ivt_ubox_gidnidmap, r, IVT_UBOX_GIDNIDMAP_NODE6)

/* node5 [17:15] RO. */
#define IVT_UBOX_GIDNIDMAP_NODE5_MASK  0x00038000u
#define IVT_UBOX_GIDNIDMAP_NODE5_SHIFT 15
#define IVT_UBOX_GIDNIDMAP_NODE5_WIDTH 3
#define ivt_ubox_gidnidmap_get_node5(r) /* uint32_t (ivt_ubox_gidnidmap r) [17:15]: Node ID of physical package 5. */ \
	UNCORE_GET32_(ivt_ubox_gidnidmap, r, IVT_UBOX_GIDNIDMAP_NODE5)

/* node4 [14:12] RO. */
#define IVT_UBOX_GIDNIDMAP_NODE4_MASK  0x00007000u
#define IVT_UBOX_GIDNIDMAP_NODE4_SHIFT 12
#define IVT_UBOX_GIDNIDMAP_NODE4_WIDTH 3
#define ivt_ubox_gidnidmap_get_node4(r) /* uint32_t (ivt_ubox_gidnidmap r) [14:12]: Node ID of physical package 4. */ \
	UNCORE_GET32_(ivt_ubox_gidnidmap, r, IVT_UBOX_GIDNIDMAP_NODE4)

/* node3 [11:9] RO. */
#define IVT_UBOX_GIDNIDMAP_NODE3_MASK  0x00000e00u
#define IVT_UBOX_GIDNIDMAP_NODE3_SHIFT 9
#define IVT_UBOX_GIDNIDMAP_NODE3_WIDTH 3
#define ivt_ubox_gidnidmap_get_node3(r) /* uint32_t (ivt_ubox_gidnidmap r) [11:9]: Node ID of physical package 3. */ \
	UNCORE_GET32_(ivt_ubox_gidnidmap, r, IVT_UBOX_GIDNIDMAP_NODE3)

/* node2 [8:6] RO. */
#define IVT_UBOX_GIDNIDMAP_NODE2_MASK  0x000001c0u
#define IVT_UBOX_GIDNIDMAP_NODE2_SHIFT 6
#define IVT_UBOX_GIDNIDMAP_NODE2_WIDTH 3
#define ivt_ubox_gidnidmap_get_node2(r) /* uint32_t (ivt_ubox_gidnidmap r) [8:6]: Node ID of physical package 2. */ \
	UNCORE_GET32_(ivt_ubox_gidnidmap, r, IVT_UBOX_GIDNIDMAP_NODE2)

/* node1 [5:3] RO. */
#define IVT_UBOX_GIDNIDMAP_NODE1_MASK  0x00000038u
#define IVT_UBOX_GIDNIDMAP_NODE1_SHIFT 3
#define IVT_UBOX_GIDNIDMAP_NODE1_WIDTH 3
#define ivt_ubox_gidnidmap_get_node1(r) /* uint32_t (ivt_ubox_gidnidmap r) [5:3]: Node ID of physical package 1. */ \
	UNCORE_GET32_(ivt_ubox_gidnidmap, r, IVT_UBOX_GIDNIDMAP_NODE1)

/* node0 [2:0] RO. */
#define IVT_UBOX_GIDNIDMAP_NODE0_MASK  0x00000007u
#define IVT_UBOX_GIDNIDMAP_NODE0_SHIFT 0
#define IVT_UBOX_GIDNIDMAP_NODE0_WIDTH 3
#define ivt_ubox_gidnidmap_get_node0(r) /* uint32_t (ivt_ubox_gidnidmap r) [2:0]: Node ID of physical package 0. */ \
	UNCORE_GET32_(ivt_ubox_gidnidmap, r, IVT_UBOX_GIDNIDMAP_NODE0)

#ifdef __cplusplus
}
#endif

#endif
