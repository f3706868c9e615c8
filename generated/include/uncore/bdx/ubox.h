/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdx/ubox.box.json by "make generate". Do not edit. */
/*
 * bdx ubox: System configuration controller. Interrupts, locks and messages of the socket; also the home of the global
 * freeze and of the node IDs.
 * Source: linux uncore_snbep.c bdx_uncore_ubox; likwid perfmon_broadwellEP_counters.h
 */
#ifndef UNCORE_BDX_UBOX_H
#define UNCORE_BDX_UBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define BDX_UBOX_INSTANCES 1

#define BDX_UBOX_GENERAL_COUNTERS   2
#define BDX_UBOX_GENERAL_WIDTH      48
#define BDX_UBOX_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define BDX_UBOX_FIXED_COUNTERS   1
#define BDX_UBOX_FIXED_WIDTH      48
#define BDX_UBOX_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function node: its device and function on the socket's uncore bus. */
#define BDX_UBOX_NODE_DEVICE_ID 0x6f1eu

/* The device and function of node. */
UNCORE_ACCESSOR uncore_pci bdx_ubox_node_place(void)
{
	uncore_pci place = { 16, 5, 0 };

	return place;
}

/*
 * global_ctl: U_MSR_PMON_GLOBAL_CTL, 32 bits
 * Freezes and unfreezes every box of the socket.
 * Source: likwid registers.h MSR_UNC_V3_U_PMON_GLOBAL_CTL; sdm-325384-059 Table 35-31 (as on hsx/ubox) (cross-source)
 */
typedef struct bdx_ubox_global_ctl {
	uint32_t raw;
} bdx_ubox_global_ctl;

UNCORE_ACCESSOR bdx_ubox_global_ctl bdx_ubox_global_ctl_value_(bdx_ubox_global_ctl r)
{
	return r;
}

#define BDX_UBOX_GLOBAL_CTL_RESET 0x00000000u
#define bdx_ubox_global_ctl_reset() /* bdx_ubox_global_ctl (): the value to begin from of U_MSR_PMON_GLOBAL_CTL. */ \
	UNCORE_VALUE_(bdx_ubox_global_ctl, BDX_UBOX_GLOBAL_CTL_RESET)

#define BDX_UBOX_GLOBAL_CTL_MSR 0x700u

#define bdx_ubox_global_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_CTL. */ \
	uncore_msr_at_(BDX_UBOX_GLOBAL_CTL_MSR)

/* frz_all [31] WO. */
#define BDX_UBOX_GLOBAL_CTL_FRZ_ALL_MASK  0x80000000u
#define BDX_UBOX_GLOBAL_CTL_FRZ_ALL_SHIFT 31
#define BDX_UBOX_GLOBAL_CTL_FRZ_ALL_WIDTH 1
#define bdx_ubox_global_ctl_set_frz_all(r, v) /* bdx_ubox_global_ctl (bdx_ubox_global_ctl r, v up to 0x1u) [31]: Writing 1 holds every counter of the socket. */ \
	UNCORE_PUT32_(bdx_ubox_global_ctl, bdx_ubox_global_ctl_value_(r).raw, BDX_UBOX_GLOBAL_CTL_FRZ_ALL, v)

/* unfrz_all [29] WO. */
#define BDX_UBOX_GLOBAL_CTL_UNFRZ_ALL_MASK  0x20000000u
#define BDX_UBOX_GLOBAL_CTL_UNFRZ_ALL_SHIFT 29
#define BDX_UBOX_GLOBAL_CTL_UNFRZ_ALL_WIDTH 1
#define bdx_ubox_global_ctl_set_unfrz_all(r, v) /* bdx_ubox_global_ctl (bdx_ubox_global_ctl r, v up to 0x1u) [29]: Writing 1 lets every box go on that does not hold itself. */ \
	UNCORE_PUT32_(bdx_ubox_global_ctl, bdx_ubox_global_ctl_value_(r).raw, BDX_UBOX_GLOBAL_CTL_UNFRZ_ALL, v)

/*
 * global_status: U_MSR_PMON_GLOBAL_STATUS, 64 bits
 * Which boxes have a counter that wrapped.
 * Source: likwid registers.h MSR_UNC_V3_U_PMON_GLOBAL_STATUS; sdm-325384-059 Table 35-31 (as on hsx/ubox) (inferred)
 */
typedef struct bdx_ubox_global_status {
	uint64_t raw;
} bdx_ubox_global_status;

UNCORE_ACCESSOR bdx_ubox_global_status bdx_ubox_global_status_value_(bdx_ubox_global_status r)
{
	return r;
}

#define BDX_UBOX_GLOBAL_STATUS_RESET     UINT64_C(0x0000000000000000)
#define BDX_UBOX_GLOBAL_STATUS_RW1C      UINT64_C(0x000000043fe00007)
#define bdx_ubox_global_status_reset() /* bdx_ubox_global_status (): the value to begin from of U_MSR_PMON_GLOBAL_STATUS. */ \
	UNCORE_VALUE_(bdx_ubox_global_status, BDX_UBOX_GLOBAL_STATUS_RESET)

#define bdx_ubox_global_status_clear(seen) /* bdx_ubox_global_status (bdx_ubox_global_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of U_MSR_PMON_GLOBAL_STATUS. */ \
	UNCORE_SEEN_(bdx_ubox_global_status, BDX_UBOX_GLOBAL_STATUS_RESET & ~BDX_UBOX_GLOBAL_STATUS_RW1C, seen, BDX_UBOX_GLOBAL_STATUS_RW1C)

#define BDX_UBOX_GLOBAL_STATUS_MSR 0x701u

#define bdx_ubox_global_status_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_STATUS. */ \
	uncore_msr_at_(BDX_UBOX_GLOBAL_STATUS_MSR)

/* ov_irp [34] RW1C. */
#define BDX_UBOX_GLOBAL_STATUS_OV_IRP_MASK  UINT64_C(0x0000000400000000)
#define BDX_UBOX_GLOBAL_STATUS_OV_IRP_SHIFT 34
#define BDX_UBOX_GLOBAL_STATUS_OV_IRP_WIDTH 1
#define bdx_ubox_global_status_get_ov_irp(r) /* uint64_t (bdx_ubox_global_status r) [34]: A counter of the I/O agent has wrapped. */ \
	UNCORE_GET64_(bdx_ubox_global_status, r, BDX_UBOX_GLOBAL_STATUS_OV_IRP)
#define bdx_ubox_global_status_clear_ov_irp(bits) /* bdx_ubox_global_status (bits up to 0x1u) [34]: A counter of the I/O agent has wrapped. */ \
	UNCORE_PUT64_(bdx_ubox_global_status, BDX_UBOX_GLOBAL_STATUS_RESET & ~BDX_UBOX_GLOBAL_STATUS_RW1C, BDX_UBOX_GLOBAL_STATUS_OV_IRP, bits)

/* ov_rp [29] RW1C. */
#define BDX_UBOX_GLOBAL_STATUS_OV_RP_MASK  UINT64_C(0x0000000020000000)
#define BDX_UBOX_GLOBAL_STATUS_OV_RP_SHIFT 29
#define BDX_UBOX_GLOBAL_STATUS_OV_RP_WIDTH 1
#define bdx_ubox_global_status_get_ov_rp(r) /* uint64_t (bdx_ubox_global_status r) [29]: A wrap: R2PCIe. */ \
	UNCORE_GET64_(bdx_ubox_global_status, r, BDX_UBOX_GLOBAL_STATUS_OV_RP)
#define bdx_ubox_global_status_clear_ov_rp(bits) /* bdx_ubox_global_status (bits up to 0x1u) [29]: A wrap: R2PCIe. */ \
	UNCORE_PUT64_(bdx_ubox_global_status, BDX_UBOX_GLOBAL_STATUS_RESET & ~BDX_UBOX_GLOBAL_STATUS_RW1C, BDX_UBOX_GLOBAL_STATUS_OV_RP, bits)

/* ov_r3_1 [28] RW1C. */
#define BDX_UBOX_GLOBAL_STATUS_OV_R3_1_MASK  UINT64_C(0x0000000010000000)
#define BDX_UBOX_GLOBAL_STATUS_OV_R3_1_SHIFT 28
#define BDX_UBOX_GLOBAL_STATUS_OV_R3_1_WIDTH 1
#define bdx_ubox_global_status_get_ov_r3_1(r) /* uint64_t (bdx_ubox_global_status r) [28]: A wrap: R3QPI of link 1. */ \
	UNCORE_GET64_(bdx_ubox_global_status, r, BDX_UBOX_GLOBAL_STATUS_OV_R3_1)
#define bdx_ubox_global_status_clear_ov_r3_1(bits) /* bdx_ubox_global_status (bits up to 0x1u) [28]: A wrap: R3QPI of link 1. */ \
	UNCORE_PUT64_(bdx_ubox_global_status, BDX_UBOX_GLOBAL_STATUS_RESET & ~BDX_UBOX_GLOBAL_STATUS_RW1C, BDX_UBOX_GLOBAL_STATUS_OV_R3_1, bits)

/* ov_r3_0 [27] RW1C. */
#define BDX_UBOX_GLOBAL_STATUS_OV_R3_0_MASK  UINT64_C(0x0000000008000000)
#define BDX_UBOX_GLOBAL_STATUS_OV_R3_0_SHIFT 27
#define BDX_UBOX_GLOBAL_STATUS_OV_R3_0_WIDTH 1
#define bdx_ubox_global_status_get_ov_r3_0(r) /* uint64_t (bdx_ubox_global_status r) [27]: A wrap: R3QPI of link 0. */ \
	UNCORE_GET64_(bdx_ubox_global_status, r, BDX_UBOX_GLOBAL_STATUS_OV_R3_0)
#define bdx_ubox_global_status_clear_ov_r3_0(bits) /* bdx_ubox_global_status (bits up to 0x1u) [27]: A wrap: R3QPI of link 0. */ \
	UNCORE_PUT64_(bdx_ubox_global_status, BDX_UBOX_GLOBAL_STATUS_RESET & ~BDX_UBOX_GLOBAL_STATUS_RW1C, BDX_UBOX_GLOBAL_STATUS_OV_R3_0, bits)

/* ov_q1 [26] RW1C. */
#define BDX_UBOX_GLOBAL_STATUS_OV_Q1_MASK  UINT64_C(0x0000000004000000)
#define BDX_UBOX_GLOBAL_STATUS_OV_Q1_SHIFT 26
#define BDX_UBOX_GLOBAL_STATUS_OV_Q1_WIDTH 1
#define bdx_ubox_global_status_get_ov_q1(r) /* uint64_t (bdx_ubox_global_status r) [26]: A wrap: QPI port 1. */ \
	UNCORE_GET64_(bdx_ubox_global_status, r, BDX_UBOX_GLOBAL_STATUS_OV_Q1)
#define bdx_ubox_global_status_clear_ov_q1(bits) /* bdx_ubox_global_status (bits up to 0x1u) [26]: A wrap: QPI port 1. */ \
	UNCORE_PUT64_(bdx_ubox_global_status, BDX_UBOX_GLOBAL_STATUS_RESET & ~BDX_UBOX_GLOBAL_STATUS_RW1C, BDX_UBOX_GLOBAL_STATUS_OV_Q1, bits)

/* ov_q0 [25] RW1C. */
#define BDX_UBOX_GLOBAL_STATUS_OV_Q0_MASK  UINT64_C(0x0000000002000000)
#define BDX_UBOX_GLOBAL_STATUS_OV_Q0_SHIFT 25
#define BDX_UBOX_GLOBAL_STATUS_OV_Q0_WIDTH 1
#define bdx_ubox_global_status_get_ov_q0(r) /* uint64_t (bdx_ubox_global_status r) [25]: A wrap: QPI port 0. */ \
	UNCORE_GET64_(bdx_ubox_global_status, r, BDX_UBOX_GLOBAL_STATUS_OV_Q0)
#define bdx_ubox_global_status_clear_ov_q0(bits) /* bdx_ubox_global_status (bits up to 0x1u) [25]: A wrap: QPI port 0. */ \
	UNCORE_PUT64_(bdx_ubox_global_status, BDX_UBOX_GLOBAL_STATUS_RESET & ~BDX_UBOX_GLOBAL_STATUS_RW1C, BDX_UBOX_GLOBAL_STATUS_OV_Q0, bits)

/* ov_m1 [24] RW1C. */
#define BDX_UBOX_GLOBAL_STATUS_OV_M1_MASK  UINT64_C(0x0000000001000000)
#define BDX_UBOX_GLOBAL_STATUS_OV_M1_SHIFT 24
#define BDX_UBOX_GLOBAL_STATUS_OV_M1_WIDTH 1
#define bdx_ubox_global_status_get_ov_m1(r) /* uint64_t (bdx_ubox_global_status r) [24]: A counter of the memory controller 1 has wrapped. */ \
	UNCORE_GET64_(bdx_ubox_global_status, r, BDX_UBOX_GLOBAL_STATUS_OV_M1)
#define bdx_ubox_global_status_clear_ov_m1(bits) /* bdx_ubox_global_status (bits up to 0x1u) [24]: A counter of the memory controller 1 has wrapped. */ \
	UNCORE_PUT64_(bdx_ubox_global_status, BDX_UBOX_GLOBAL_STATUS_RESET & ~BDX_UBOX_GLOBAL_STATUS_RW1C, BDX_UBOX_GLOBAL_STATUS_OV_M1, bits)

/* ov_m0 [23] RW1C. */
#define BDX_UBOX_GLOBAL_STATUS_OV_M0_MASK  UINT64_C(0x0000000000800000)
#define BDX_UBOX_GLOBAL_STATUS_OV_M0_SHIFT 23
#define BDX_UBOX_GLOBAL_STATUS_OV_M0_WIDTH 1
#define bdx_ubox_global_status_get_ov_m0(r) /* uint64_t (bdx_ubox_global_status r) [23]: A counter of the memory controller 0 has wrapped. */ \
	UNCORE_GET64_(bdx_ubox_global_status, r, BDX_UBOX_GLOBAL_STATUS_OV_M0)
#define bdx_ubox_global_status_clear_ov_m0(bits) /* bdx_ubox_global_status (bits up to 0x1u) [23]: A counter of the memory controller 0 has wrapped. */ \
	UNCORE_PUT64_(bdx_ubox_global_status, BDX_UBOX_GLOBAL_STATUS_RESET & ~BDX_UBOX_GLOBAL_STATUS_RW1C, BDX_UBOX_GLOBAL_STATUS_OV_M0, bits)

/* ov_h1 [22] RW1C. */
#define BDX_UBOX_GLOBAL_STATUS_OV_H1_MASK  UINT64_C(0x0000000000400000)
#define BDX_UBOX_GLOBAL_STATUS_OV_H1_SHIFT 22
#define BDX_UBOX_GLOBAL_STATUS_OV_H1_WIDTH 1
#define bdx_ubox_global_status_get_ov_h1(r) /* uint64_t (bdx_ubox_global_status r) [22]: A counter of the home agent 1 has wrapped. */ \
	UNCORE_GET64_(bdx_ubox_global_status, r, BDX_UBOX_GLOBAL_STATUS_OV_H1)
#define bdx_ubox_global_status_clear_ov_h1(bits) /* bdx_ubox_global_status (bits up to 0x1u) [22]: A counter of the home agent 1 has wrapped. */ \
	UNCORE_PUT64_(bdx_ubox_global_status, BDX_UBOX_GLOBAL_STATUS_RESET & ~BDX_UBOX_GLOBAL_STATUS_RW1C, BDX_UBOX_GLOBAL_STATUS_OV_H1, bits)

/* ov_h0 [21] RW1C. */
#define BDX_UBOX_GLOBAL_STATUS_OV_H0_MASK  UINT64_C(0x0000000000200000)
#define BDX_UBOX_GLOBAL_STATUS_OV_H0_SHIFT 21
#define BDX_UBOX_GLOBAL_STATUS_OV_H0_WIDTH 1
#define bdx_ubox_global_status_get_ov_h0(r) /* uint64_t (bdx_ubox_global_status r) [21]: A counter of the home agent 0 has wrapped. */ \
	UNCORE_GET64_(bdx_ubox_global_status, r, BDX_UBOX_GLOBAL_STATUS_OV_H0)
#define bdx_ubox_global_status_clear_ov_h0(bits) /* bdx_ubox_global_status (bits up to 0x1u) [21]: A counter of the home agent 0 has wrapped. */ \
	UNCORE_PUT64_(bdx_ubox_global_status, BDX_UBOX_GLOBAL_STATUS_RESET & ~BDX_UBOX_GLOBAL_STATUS_RW1C, BDX_UBOX_GLOBAL_STATUS_OV_H0, bits)

/* ov_p [2] RW1C. */
#define BDX_UBOX_GLOBAL_STATUS_OV_P_MASK  UINT64_C(0x0000000000000004)
#define BDX_UBOX_GLOBAL_STATUS_OV_P_SHIFT 2
#define BDX_UBOX_GLOBAL_STATUS_OV_P_WIDTH 1
#define bdx_ubox_global_status_get_ov_p(r) /* uint64_t (bdx_ubox_global_status r) [2]: A counter of the power control unit has wrapped. */ \
	UNCORE_GET64_(bdx_ubox_global_status, r, BDX_UBOX_GLOBAL_STATUS_OV_P)
#define bdx_ubox_global_status_clear_ov_p(bits) /* bdx_ubox_global_status (bits up to 0x1u) [2]: A counter of the power control unit has wrapped. */ \
	UNCORE_PUT64_(bdx_ubox_global_status, BDX_UBOX_GLOBAL_STATUS_RESET & ~BDX_UBOX_GLOBAL_STATUS_RW1C, BDX_UBOX_GLOBAL_STATUS_OV_P, bits)

/* ov_u [1] RW1C. */
#define BDX_UBOX_GLOBAL_STATUS_OV_U_MASK  UINT64_C(0x0000000000000002)
#define BDX_UBOX_GLOBAL_STATUS_OV_U_SHIFT 1
#define BDX_UBOX_GLOBAL_STATUS_OV_U_WIDTH 1
#define bdx_ubox_global_status_get_ov_u(r) /* uint64_t (bdx_ubox_global_status r) [1]: A wrap: UBox. */ \
	UNCORE_GET64_(bdx_ubox_global_status, r, BDX_UBOX_GLOBAL_STATUS_OV_U)
#define bdx_ubox_global_status_clear_ov_u(bits) /* bdx_ubox_global_status (bits up to 0x1u) [1]: A wrap: UBox. */ \
	UNCORE_PUT64_(bdx_ubox_global_status, BDX_UBOX_GLOBAL_STATUS_RESET & ~BDX_UBOX_GLOBAL_STATUS_RW1C, BDX_UBOX_GLOBAL_STATUS_OV_U, bits)

/* ov_u_fixed [0] RW1C. */
#define BDX_UBOX_GLOBAL_STATUS_OV_U_FIXED_MASK  UINT64_C(0x0000000000000001)
#define BDX_UBOX_GLOBAL_STATUS_OV_U_FIXED_SHIFT 0
#define BDX_UBOX_GLOBAL_STATUS_OV_U_FIXED_WIDTH 1
#define bdx_ubox_global_status_get_ov_u_fixed(r) /* uint64_t (bdx_ubox_global_status r) [0]: A wrap: fixed counter of the UBox. */ \
	UNCORE_GET64_(bdx_ubox_global_status, r, BDX_UBOX_GLOBAL_STATUS_OV_U_FIXED)
#define bdx_ubox_global_status_clear_ov_u_fixed(bits) /* bdx_ubox_global_status (bits up to 0x1u) [0]: A wrap: fixed counter of the UBox. */ \
	UNCORE_PUT64_(bdx_ubox_global_status, BDX_UBOX_GLOBAL_STATUS_RESET & ~BDX_UBOX_GLOBAL_STATUS_RW1C, BDX_UBOX_GLOBAL_STATUS_OV_U_FIXED, bits)

/*
 * global_config: U_MSR_PMON_GLOBAL_CONFIG, 32 bits
 * Nobody says what it holds.
 * No source says whether it can be read or written.
 * Source: likwid registers.h MSR_UNC_V3_U_PMON_GLOBAL_CONFIG; sdm-325384-059 Table 35-31 (as on hsx/ubox) (unknown)
 */
typedef struct bdx_ubox_global_config {
	uint32_t raw;
} bdx_ubox_global_config;

UNCORE_ACCESSOR bdx_ubox_global_config bdx_ubox_global_config_value_(bdx_ubox_global_config r)
{
	return r;
}

#define BDX_UBOX_GLOBAL_CONFIG_RESET 0x00000000u
#define bdx_ubox_global_config_reset() /* bdx_ubox_global_config (): the value to begin from of U_MSR_PMON_GLOBAL_CONFIG. */ \
	UNCORE_VALUE_(bdx_ubox_global_config, BDX_UBOX_GLOBAL_CONFIG_RESET)

#define BDX_UBOX_GLOBAL_CONFIG_MSR 0x702u

#define bdx_ubox_global_config_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_CONFIG. */ \
	uncore_msr_at_(BDX_UBOX_GLOBAL_CONFIG_MSR)

/*
 * fixed_ctl: U_MSR_PMON_FIXED_CTL, 32 bits
 * Enables the fixed counter.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_*; likwid registers.h MSR_UNC_V3_U_*; sdm-325384-059 Table 35-31 (as on
 * hsx/ubox) (cross-source)
 */
typedef struct bdx_ubox_fixed_ctl {
	uint32_t raw;
} bdx_ubox_fixed_ctl;

UNCORE_ACCESSOR bdx_ubox_fixed_ctl bdx_ubox_fixed_ctl_value_(bdx_ubox_fixed_ctl r)
{
	return r;
}

#define BDX_UBOX_FIXED_CTL_RESET     0x00000000u
#define BDX_UBOX_FIXED_CTL_MUST_ZERO 0x00200000u
#define bdx_ubox_fixed_ctl_reset() /* bdx_ubox_fixed_ctl (): the value to begin from of U_MSR_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(bdx_ubox_fixed_ctl, BDX_UBOX_FIXED_CTL_RESET)

#define BDX_UBOX_FIXED_CTL_MSR 0x703u

#define bdx_ubox_fixed_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_FIXED_CTL. */ \
	uncore_msr_at_(BDX_UBOX_FIXED_CTL_MSR)

/* en [22] RW-V. */
#define BDX_UBOX_FIXED_CTL_EN_MASK  0x00400000u
#define BDX_UBOX_FIXED_CTL_EN_SHIFT 22
#define BDX_UBOX_FIXED_CTL_EN_WIDTH 1
#define bdx_ubox_fixed_ctl_get_en(r) /* uint32_t (bdx_ubox_fixed_ctl r) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_GET32_(bdx_ubox_fixed_ctl, r, BDX_UBOX_FIXED_CTL_EN)
#define bdx_ubox_fixed_ctl_set_en(r, v) /* bdx_ubox_fixed_ctl (bdx_ubox_fixed_ctl r, v up to 0x1u) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_PUT32_(bdx_ubox_fixed_ctl, bdx_ubox_fixed_ctl_value_(r).raw, BDX_UBOX_FIXED_CTL_EN, v)

/* ov_en [20] RW-V. */
#define BDX_UBOX_FIXED_CTL_OV_EN_MASK  0x00100000u
#define BDX_UBOX_FIXED_CTL_OV_EN_SHIFT 20
#define BDX_UBOX_FIXED_CTL_OV_EN_WIDTH 1
#define bdx_ubox_fixed_ctl_get_ov_en(r) /* uint32_t (bdx_ubox_fixed_ctl r) [20]: A wrap is reported. */ \
	UNCORE_GET32_(bdx_ubox_fixed_ctl, r, BDX_UBOX_FIXED_CTL_OV_EN)
#define bdx_ubox_fixed_ctl_set_ov_en(r, v) /* bdx_ubox_fixed_ctl (bdx_ubox_fixed_ctl r, v up to 0x1u) [20]: A wrap is reported. */ \
	UNCORE_PUT32_(bdx_ubox_fixed_ctl, bdx_ubox_fixed_ctl_value_(r).raw, BDX_UBOX_FIXED_CTL_OV_EN, v)

/*
 * fixed_ctr: U_MSR_PMON_FIXED_CTR, 64 bits
 * Counts uncore clocks.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_*; likwid registers.h MSR_UNC_V3_U_*; sdm-325384-059 Table 35-31 (as on
 * hsx/ubox) (cross-source)
 */
typedef struct bdx_ubox_fixed_ctr {
	uint64_t raw;
} bdx_ubox_fixed_ctr;

UNCORE_ACCESSOR bdx_ubox_fixed_ctr bdx_ubox_fixed_ctr_value_(bdx_ubox_fixed_ctr r)
{
	return r;
}

#define BDX_UBOX_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define bdx_ubox_fixed_ctr_reset() /* bdx_ubox_fixed_ctr (): the value to begin from of U_MSR_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(bdx_ubox_fixed_ctr, BDX_UBOX_FIXED_CTR_RESET)

#define BDX_UBOX_FIXED_CTR_MSR 0x704u

#define bdx_ubox_fixed_ctr_addr() /* uncore_msr (): the address of U_MSR_PMON_FIXED_CTR. */ \
	uncore_msr_at_(BDX_UBOX_FIXED_CTR_MSR)

/* event_count [47:0] RW-V. */
#define BDX_UBOX_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define BDX_UBOX_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define BDX_UBOX_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define bdx_ubox_fixed_ctr_get_event_count(r) /* uint64_t (bdx_ubox_fixed_ctr r) [47:0]: Uncore clocks. */ \
	UNCORE_GET64_(bdx_ubox_fixed_ctr, r, BDX_UBOX_FIXED_CTR_EVENT_COUNT)
#define bdx_ubox_fixed_ctr_set_event_count(r, v) /* bdx_ubox_fixed_ctr (bdx_ubox_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: Uncore clocks. */ \
	UNCORE_PUT64_(bdx_ubox_fixed_ctr, bdx_ubox_fixed_ctr_value_(r).raw, BDX_UBOX_FIXED_CTR_EVENT_COUNT, v)

/*
 * ctl: U_MSR_PMON_CTL{0-1}, 32 bits
 * Chooses the event of counter {0-1}.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_*; likwid registers.h MSR_UNC_V3_U_*; sdm-325384-059 Table 35-31 (as on
 * hsx/ubox) (cross-source)
 */
typedef struct bdx_ubox_ctl {
	uint32_t raw;
} bdx_ubox_ctl;

UNCORE_ACCESSOR bdx_ubox_ctl bdx_ubox_ctl_value_(bdx_ubox_ctl r)
{
	return r;
}

#define BDX_UBOX_CTL_RESET     0x00000000u
#define BDX_UBOX_CTL_MUST_ZERO 0x00210000u
#define bdx_ubox_ctl_reset() /* bdx_ubox_ctl (): the value to begin from of U_MSR_PMON_CTL{0-1}. */ \
	UNCORE_VALUE_(bdx_ubox_ctl, BDX_UBOX_CTL_RESET)

#define BDX_UBOX_CTL_COUNT 2
#define BDX_UBOX_CTL_MSR 0x705u
#define BDX_UBOX_CTL_INDEX_STRIDE 0x1u

#define bdx_ubox_ctl_addr(index) /* uncore_msr (index below BDX_UBOX_CTL_COUNT): the address of U_MSR_PMON_CTL{0-1}. */ \
	uncore_msr_at_(BDX_UBOX_CTL_MSR + \
		UNCORE_INDEX_(index, BDX_UBOX_CTL_COUNT) * BDX_UBOX_CTL_INDEX_STRIDE)

/* thresh [28:24] RW-V. */
#define BDX_UBOX_CTL_THRESH_MASK  0x1f000000u
#define BDX_UBOX_CTL_THRESH_SHIFT 24
#define BDX_UBOX_CTL_THRESH_WIDTH 5
#define bdx_ubox_ctl_get_thresh(r) /* uint32_t (bdx_ubox_ctl r) [28:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(bdx_ubox_ctl, r, BDX_UBOX_CTL_THRESH)
#define bdx_ubox_ctl_set_thresh(r, v) /* bdx_ubox_ctl (bdx_ubox_ctl r, v up to 0x1fu) [28:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(bdx_ubox_ctl, bdx_ubox_ctl_value_(r).raw, BDX_UBOX_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define BDX_UBOX_CTL_INVERT_MASK  0x00800000u
#define BDX_UBOX_CTL_INVERT_SHIFT 23
#define BDX_UBOX_CTL_INVERT_WIDTH 1

enum bdx_ubox_ctl_invert {
	BDX_UBOX_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	BDX_UBOX_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define bdx_ubox_ctl_get_invert(r) /* uint32_t (bdx_ubox_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(bdx_ubox_ctl, r, BDX_UBOX_CTL_INVERT)
#define bdx_ubox_ctl_set_invert(r, v) /* bdx_ubox_ctl (bdx_ubox_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(bdx_ubox_ctl, bdx_ubox_ctl_value_(r).raw, BDX_UBOX_CTL_INVERT, v)

/* en [22] RW-V. */
#define BDX_UBOX_CTL_EN_MASK  0x00400000u
#define BDX_UBOX_CTL_EN_SHIFT 22
#define BDX_UBOX_CTL_EN_WIDTH 1
#define bdx_ubox_ctl_get_en(r) /* uint32_t (bdx_ubox_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(bdx_ubox_ctl, r, BDX_UBOX_CTL_EN)
#define bdx_ubox_ctl_set_en(r, v) /* bdx_ubox_ctl (bdx_ubox_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(bdx_ubox_ctl, bdx_ubox_ctl_value_(r).raw, BDX_UBOX_CTL_EN, v)

/* ov_en [20] RW-V. */
#define BDX_UBOX_CTL_OV_EN_MASK  0x00100000u
#define BDX_UBOX_CTL_OV_EN_SHIFT 20
#define BDX_UBOX_CTL_OV_EN_WIDTH 1
#define bdx_ubox_ctl_get_ov_en(r) /* uint32_t (bdx_ubox_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(bdx_ubox_ctl, r, BDX_UBOX_CTL_OV_EN)
#define bdx_ubox_ctl_set_ov_en(r, v) /* bdx_ubox_ctl (bdx_ubox_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(bdx_ubox_ctl, bdx_ubox_ctl_value_(r).raw, BDX_UBOX_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define BDX_UBOX_CTL_EDGE_DET_MASK  0x00040000u
#define BDX_UBOX_CTL_EDGE_DET_SHIFT 18
#define BDX_UBOX_CTL_EDGE_DET_WIDTH 1
#define bdx_ubox_ctl_get_edge_det(r) /* uint32_t (bdx_ubox_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(bdx_ubox_ctl, r, BDX_UBOX_CTL_EDGE_DET)
#define bdx_ubox_ctl_set_edge_det(r, v) /* bdx_ubox_ctl (bdx_ubox_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(bdx_ubox_ctl, bdx_ubox_ctl_value_(r).raw, BDX_UBOX_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define BDX_UBOX_CTL_RST_MASK  0x00020000u
#define BDX_UBOX_CTL_RST_SHIFT 17
#define BDX_UBOX_CTL_RST_WIDTH 1
#define bdx_ubox_ctl_set_rst(r, v) /* bdx_ubox_ctl (bdx_ubox_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(bdx_ubox_ctl, bdx_ubox_ctl_value_(r).raw, BDX_UBOX_CTL_RST, v)

/* umask [15:8] RW-V. */
#define BDX_UBOX_CTL_UMASK_MASK  0x0000ff00u
#define BDX_UBOX_CTL_UMASK_SHIFT 8
#define BDX_UBOX_CTL_UMASK_WIDTH 8
#define bdx_ubox_ctl_get_umask(r) /* uint32_t (bdx_ubox_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(bdx_ubox_ctl, r, BDX_UBOX_CTL_UMASK)
#define bdx_ubox_ctl_set_umask(r, v) /* bdx_ubox_ctl (bdx_ubox_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(bdx_ubox_ctl, bdx_ubox_ctl_value_(r).raw, BDX_UBOX_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define BDX_UBOX_CTL_EV_SEL_MASK  0x000000ffu
#define BDX_UBOX_CTL_EV_SEL_SHIFT 0
#define BDX_UBOX_CTL_EV_SEL_WIDTH 8
#define bdx_ubox_ctl_get_ev_sel(r) /* uint32_t (bdx_ubox_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(bdx_ubox_ctl, r, BDX_UBOX_CTL_EV_SEL)
#define bdx_ubox_ctl_set_ev_sel(r, v) /* bdx_ubox_ctl (bdx_ubox_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(bdx_ubox_ctl, bdx_ubox_ctl_value_(r).raw, BDX_UBOX_CTL_EV_SEL, v)

/*
 * box_filter: U_MSR_PMON_FILTER, 32 bits; also UBoxFilter
 * Core and thread that FILTER_MATCH counts.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_FILTER; likwid registers.h (as on hsx/ubox) (cross-source)
 */
typedef struct bdx_ubox_box_filter {
	uint32_t raw;
} bdx_ubox_box_filter;

UNCORE_ACCESSOR bdx_ubox_box_filter bdx_ubox_box_filter_value_(bdx_ubox_box_filter r)
{
	return r;
}

#define BDX_UBOX_BOX_FILTER_RESET 0x00000000u
#define bdx_ubox_box_filter_reset() /* bdx_ubox_box_filter (): the value to begin from of U_MSR_PMON_FILTER. */ \
	UNCORE_VALUE_(bdx_ubox_box_filter, BDX_UBOX_BOX_FILTER_RESET)

#define BDX_UBOX_BOX_FILTER_MSR 0x707u

#define bdx_ubox_box_filter_addr() /* uncore_msr (): the address of U_MSR_PMON_FILTER. */ \
	uncore_msr_at_(BDX_UBOX_BOX_FILTER_MSR)

/* cid [5:1] RW. */
#define BDX_UBOX_BOX_FILTER_CID_MASK  0x0000003eu
#define BDX_UBOX_BOX_FILTER_CID_SHIFT 1
#define BDX_UBOX_BOX_FILTER_CID_WIDTH 5
#define bdx_ubox_box_filter_get_cid(r) /* uint32_t (bdx_ubox_box_filter r) [5:1]: Core whose messages FILTER_MATCH counts. */ \
	UNCORE_GET32_(bdx_ubox_box_filter, r, BDX_UBOX_BOX_FILTER_CID)
#define bdx_ubox_box_filter_set_cid(r, v) /* bdx_ubox_box_filter (bdx_ubox_box_filter r, v up to 0x1fu) [5:1]: Core whose messages FILTER_MATCH counts. */ \
	UNCORE_PUT32_(bdx_ubox_box_filter, bdx_ubox_box_filter_value_(r).raw, BDX_UBOX_BOX_FILTER_CID, v)

/* tid [0] RW. */
#define BDX_UBOX_BOX_FILTER_TID_MASK  0x00000001u
#define BDX_UBOX_BOX_FILTER_TID_SHIFT 0
#define BDX_UBOX_BOX_FILTER_TID_WIDTH 1
#define bdx_ubox_box_filter_get_tid(r) /* uint32_t (bdx_ubox_box_filter r) [0]: Thread of that core. */ \
	UNCORE_GET32_(bdx_ubox_box_filter, r, BDX_UBOX_BOX_FILTER_TID)
#define bdx_ubox_box_filter_set_tid(r, v) /* bdx_ubox_box_filter (bdx_ubox_box_filter r, v up to 0x1u) [0]: Thread of that core. */ \
	UNCORE_PUT32_(bdx_ubox_box_filter, bdx_ubox_box_filter_value_(r).raw, BDX_UBOX_BOX_FILTER_TID, v)

/*
 * box_status: U_MSR_PMON_BOX_STATUS, 32 bits
 * Which of its counters have wrapped.
 * Source: likwid registers.h MSR_UNC_V3_U_PMON_BOX_STATUS; sdm-325384-059 Table 35-31 (as on hsx/ubox) (inferred)
 */
typedef struct bdx_ubox_box_status {
	uint32_t raw;
} bdx_ubox_box_status;

UNCORE_ACCESSOR bdx_ubox_box_status bdx_ubox_box_status_value_(bdx_ubox_box_status r)
{
	return r;
}

#define BDX_UBOX_BOX_STATUS_RESET     0x00000000u
#define BDX_UBOX_BOX_STATUS_RW1C      0x00000003u
#define bdx_ubox_box_status_reset() /* bdx_ubox_box_status (): the value to begin from of U_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(bdx_ubox_box_status, BDX_UBOX_BOX_STATUS_RESET)

#define bdx_ubox_box_status_clear(seen) /* bdx_ubox_box_status (bdx_ubox_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of U_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(bdx_ubox_box_status, BDX_UBOX_BOX_STATUS_RESET & ~BDX_UBOX_BOX_STATUS_RW1C, seen, BDX_UBOX_BOX_STATUS_RW1C)

#define BDX_UBOX_BOX_STATUS_MSR 0x708u

#define bdx_ubox_box_status_addr() /* uncore_msr (): the address of U_MSR_PMON_BOX_STATUS. */ \
	uncore_msr_at_(BDX_UBOX_BOX_STATUS_MSR)

/* ov [1:0] RW1C. */
#define BDX_UBOX_BOX_STATUS_OV_MASK  0x00000003u
#define BDX_UBOX_BOX_STATUS_OV_SHIFT 0
#define BDX_UBOX_BOX_STATUS_OV_WIDTH 2
#define bdx_ubox_box_status_get_ov(r) /* uint32_t (bdx_ubox_box_status r) [1:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(bdx_ubox_box_status, r, BDX_UBOX_BOX_STATUS_OV)
#define bdx_ubox_box_status_clear_ov(bits) /* bdx_ubox_box_status (bits up to 0x3u) [1:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(bdx_ubox_box_status, BDX_UBOX_BOX_STATUS_RESET & ~BDX_UBOX_BOX_STATUS_RW1C, BDX_UBOX_BOX_STATUS_OV, bits)

/*
 * ctr: U_MSR_PMON_CTR{0-1}, 64 bits
 * Count of counter {0-1}.
 * Source: linux uncore_snbep.c HSWEP_U_MSR_PMON_*; likwid registers.h MSR_UNC_V3_U_*; sdm-325384-059 Table 35-31 (as on
 * hsx/ubox) (cross-source)
 */
typedef struct bdx_ubox_ctr {
	uint64_t raw;
} bdx_ubox_ctr;

UNCORE_ACCESSOR bdx_ubox_ctr bdx_ubox_ctr_value_(bdx_ubox_ctr r)
{
	return r;
}

#define BDX_UBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define bdx_ubox_ctr_reset() /* bdx_ubox_ctr (): the value to begin from of U_MSR_PMON_CTR{0-1}. */ \
	UNCORE_VALUE_(bdx_ubox_ctr, BDX_UBOX_CTR_RESET)

#define BDX_UBOX_CTR_COUNT 2
#define BDX_UBOX_CTR_MSR 0x709u
#define BDX_UBOX_CTR_INDEX_STRIDE 0x1u

#define bdx_ubox_ctr_addr(index) /* uncore_msr (index below BDX_UBOX_CTR_COUNT): the address of U_MSR_PMON_CTR{0-1}. */ \
	uncore_msr_at_(BDX_UBOX_CTR_MSR + \
		UNCORE_INDEX_(index, BDX_UBOX_CTR_COUNT) * BDX_UBOX_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define BDX_UBOX_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define BDX_UBOX_CTR_EVENT_COUNT_SHIFT 0
#define BDX_UBOX_CTR_EVENT_COUNT_WIDTH 48
#define bdx_ubox_ctr_get_event_count(r) /* uint64_t (bdx_ubox_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(bdx_ubox_ctr, r, BDX_UBOX_CTR_EVENT_COUNT)
#define bdx_ubox_ctr_set_event_count(r, v) /* bdx_ubox_ctr (bdx_ubox_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(bdx_ubox_ctr, bdx_ubox_ctr_value_(r).raw, BDX_UBOX_CTR_EVENT_COUNT, v)

/*
 * cpunodeid: CPUNODEID, 32 bits
 * This socket's node ID.
 * Source: linux uncore_snbep.c snbep_pci2phy_map_init (as on hsx/ubox) (inferred)
 */
typedef struct bdx_ubox_cpunodeid {
	uint32_t raw;
} bdx_ubox_cpunodeid;

UNCORE_ACCESSOR bdx_ubox_cpunodeid bdx_ubox_cpunodeid_value_(bdx_ubox_cpunodeid r)
{
	return r;
}

#define BDX_UBOX_CPUNODEID_RESET 0x00000000u
#define bdx_ubox_cpunodeid_reset() /* bdx_ubox_cpunodeid (): the value to begin from of CPUNODEID. */ \
	UNCORE_VALUE_(bdx_ubox_cpunodeid, BDX_UBOX_CPUNODEID_RESET)

#define BDX_UBOX_CPUNODEID_OFFSET 0x40u

#define bdx_ubox_cpunodeid_addr() /* uncore_pci (): the address of CPUNODEID. */ \
	uncore_pci_at_(bdx_ubox_node_place(), BDX_UBOX_CPUNODEID_OFFSET)

/* nodeid [2:0] RO. */
#define BDX_UBOX_CPUNODEID_NODEID_MASK  0x00000007u
#define BDX_UBOX_CPUNODEID_NODEID_SHIFT 0
#define BDX_UBOX_CPUNODEID_NODEID_WIDTH 3
#define bdx_ubox_cpunodeid_get_nodeid(r) /* uint32_t (bdx_ubox_cpunodeid r) [2:0]: Node ID of the socket that this bus belongs to. */ \
	UNCORE_GET32_(bdx_ubox_cpunodeid, r, BDX_UBOX_CPUNODEID_NODEID)

/*
 * gidnidmap: GIDNIDMAP, 32 bits
 * Node ID of each package.
 * Source: linux uncore_snbep.c snbep_pci2phy_map_init (as on hsx/ubox) (inferred)
 */
typedef struct bdx_ubox_gidnidmap {
	uint32_t raw;
} bdx_ubox_gidnidmap;

UNCORE_ACCESSOR bdx_ubox_gidnidmap bdx_ubox_gidnidmap_value_(bdx_ubox_gidnidmap r)
{
	return r;
}

#define BDX_UBOX_GIDNIDMAP_RESET 0x00000000u
#define bdx_ubox_gidnidmap_reset() /* bdx_ubox_gidnidmap (): the value to begin from of GIDNIDMAP. */ \
	UNCORE_VALUE_(bdx_ubox_gidnidmap, BDX_UBOX_GIDNIDMAP_RESET)

#define BDX_UBOX_GIDNIDMAP_OFFSET 0x54u

#define bdx_ubox_gidnidmap_addr() /* uncore_pci (): the address of GIDNIDMAP. */ \
	uncore_pci_at_(bdx_ubox_node_place(), BDX_UBOX_GIDNIDMAP_OFFSET)

/* node7 [23:21] RO. */
#define BDX_UBOX_GIDNIDMAP_NODE7_MASK  0x00e00000u
#define BDX_UBOX_GIDNIDMAP_NODE7_SHIFT 21
#define BDX_UBOX_GIDNIDMAP_NODE7_WIDTH 3
#define bdx_ubox_gidnidmap_get_node7(r) /* uint32_t (bdx_ubox_gidnidmap r) [23:21]: Node ID of physical package 7. */ \
	UNCORE_GET32_(bdx_ubox_gidnidmap, r, BDX_UBOX_GIDNIDMAP_NODE7)

/* node6 [20:18] RO. */
#define BDX_UBOX_GIDNIDMAP_NODE6_MASK  0x001c0000u
#define BDX_UBOX_GIDNIDMAP_NODE6_SHIFT 18
#define BDX_UBOX_GIDNIDMAP_NODE6_WIDTH 3
#define bdx_ubox_gidnidmap_get_node6(r) /* uint32_t (bdx_ubox_gidnidmap r) [20:18]: Node ID of physical package 6. */ \
	UNCORE_GET32_(bdx_ubox_gidnidmap, r, BDX_UBOX_GIDNIDMAP_NODE6)

/* node5 [17:15] RO. */
#define BDX_UBOX_GIDNIDMAP_NODE5_MASK  0x00038000u
#define BDX_UBOX_GIDNIDMAP_NODE5_SHIFT 15
#define BDX_UBOX_GIDNIDMAP_NODE5_WIDTH 3
#define bdx_ubox_gidnidmap_get_node5(r) /* uint32_t (bdx_ubox_gidnidmap r) [17:15]: Node ID of physical package 5. */ \
	UNCORE_GET32_(bdx_ubox_gidnidmap, r, BDX_UBOX_GIDNIDMAP_NODE5)

/* node4 [14:12] RO. */
#define BDX_UBOX_GIDNIDMAP_NODE4_MASK  0x00007000u
#define BDX_UBOX_GIDNIDMAP_NODE4_SHIFT 12
#define BDX_UBOX_GIDNIDMAP_NODE4_WIDTH 3
#define bdx_ubox_gidnidmap_get_node4(r) /* uint32_t (bdx_ubox_gidnidmap r) [14:12]: Node ID of physical package 4. */ \
	UNCORE_GET32_(bdx_ubox_gidnidmap, r, BDX_UBOX_GIDNIDMAP_NODE4)

/* node3 [11:9] RO. */
#define BDX_UBOX_GIDNIDMAP_NODE3_MASK  0x00000e00u
#define BDX_UBOX_GIDNIDMAP_NODE3_SHIFT 9
#define BDX_UBOX_GIDNIDMAP_NODE3_WIDTH 3
#define bdx_ubox_gidnidmap_get_node3(r) /* uint32_t (bdx_ubox_gidnidmap r) [11:9]: Node ID of physical package 3. */ \
	UNCORE_GET32_(bdx_ubox_gidnidmap, r, BDX_UBOX_GIDNIDMAP_NODE3)

/* node2 [8:6] RO. */
#define BDX_UBOX_GIDNIDMAP_NODE2_MASK  0x000001c0u
#define BDX_UBOX_GIDNIDMAP_NODE2_SHIFT 6
#define BDX_UBOX_GIDNIDMAP_NODE2_WIDTH 3
#define bdx_ubox_gidnidmap_get_node2(r) /* uint32_t (bdx_ubox_gidnidmap r) [8:6]: Node ID of physical package 2. */ \
	UNCORE_GET32_(bdx_ubox_gidnidmap, r, BDX_UBOX_GIDNIDMAP_NODE2)

/* node1 [5:3] RO. */
#define BDX_UBOX_GIDNIDMAP_NODE1_MASK  0x00000038u
#define BDX_UBOX_GIDNIDMAP_NODE1_SHIFT 3
#define BDX_UBOX_GIDNIDMAP_NODE1_WIDTH 3
#define bdx_ubox_gidnidmap_get_node1(r) /* uint32_t (bdx_ubox_gidnidmap r) [5:3]: Node ID of physical package 1. */ \
	UNCORE_GET32_(bdx_ubox_gidnidmap, r, BDX_UBOX_GIDNIDMAP_NODE1)

/* node0 [2:0] RO. */
#define BDX_UBOX_GIDNIDMAP_NODE0_MASK  0x00000007u
#define BDX_UBOX_GIDNIDMAP_NODE0_SHIFT 0
#define BDX_UBOX_GIDNIDMAP_NODE0_WIDTH 3
#define bdx_ubox_gidnidmap_get_node0(r) /* uint32_t (bdx_ubox_gidnidmap r) [2:0]: Node ID of physical package 0. */ \
	UNCORE_GET32_(bdx_ubox_gidnidmap, r, BDX_UBOX_GIDNIDMAP_NODE0)

#ifdef __cplusplus
}
#endif

#endif
