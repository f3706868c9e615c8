/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/wsmex/ubox.box.json by "make generate". Do not edit. */
/*
 * wsmex ubox: System configuration controller. Lets all counters of the package count, and has one counter of its own.
 * Source: 323535-001 p2-3, p2-5; linux-nhmex uncore_nhmex.c (as on nhmex/ubox)
 */
#ifndef UNCORE_WSMEX_UBOX_H
#define UNCORE_WSMEX_UBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define WSMEX_UBOX_INSTANCES 1

#define WSMEX_UBOX_GENERAL_COUNTERS   1
#define WSMEX_UBOX_GENERAL_WIDTH      48
#define WSMEX_UBOX_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * global_ctl: U_MSR_PMON_GLOBAL_CTL, 64 bits
 * Source: 323535-001 p2-3 Table 2-1; linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as
 * on nhmex/ubox) (cross-source)
 */
typedef struct wsmex_ubox_global_ctl {
	uint64_t raw;
} wsmex_ubox_global_ctl;

UNCORE_ACCESSOR wsmex_ubox_global_ctl wsmex_ubox_global_ctl_value_(wsmex_ubox_global_ctl r)
{
	return r;
}

#define WSMEX_UBOX_GLOBAL_CTL_RESET UINT64_C(0x0000000000000000)
#define wsmex_ubox_global_ctl_reset() /* wsmex_ubox_global_ctl (): the value to begin from of U_MSR_PMON_GLOBAL_CTL. */ \
	UNCORE_VALUE_(wsmex_ubox_global_ctl, WSMEX_UBOX_GLOBAL_CTL_RESET)

#define WSMEX_UBOX_GLOBAL_CTL_MSR 0xc00u

#define wsmex_ubox_global_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_CTL. */ \
	uncore_msr_at_(WSMEX_UBOX_GLOBAL_CTL_MSR)

/* frz_all [31] RW. */
#define WSMEX_UBOX_GLOBAL_CTL_FRZ_ALL_MASK  UINT64_C(0x0000000080000000)
#define WSMEX_UBOX_GLOBAL_CTL_FRZ_ALL_SHIFT 31
#define WSMEX_UBOX_GLOBAL_CTL_FRZ_ALL_WIDTH 1
#define wsmex_ubox_global_ctl_get_frz_all(r) /* uint64_t (wsmex_ubox_global_ctl r) [31]: Counting stops everywhere once an overflow interrupt is sent. */ \
	UNCORE_GET64_(wsmex_ubox_global_ctl, r, WSMEX_UBOX_GLOBAL_CTL_FRZ_ALL)
#define wsmex_ubox_global_ctl_set_frz_all(r, v) /* wsmex_ubox_global_ctl (wsmex_ubox_global_ctl r, v up to 0x1u) [31]: Counting stops everywhere once an overflow interrupt is sent. */ \
	UNCORE_PUT64_(wsmex_ubox_global_ctl, wsmex_ubox_global_ctl_value_(r).raw, WSMEX_UBOX_GLOBAL_CTL_FRZ_ALL, v)

/* rst_all [29] RW. */
#define WSMEX_UBOX_GLOBAL_CTL_RST_ALL_MASK  UINT64_C(0x0000000020000000)
#define WSMEX_UBOX_GLOBAL_CTL_RST_ALL_SHIFT 29
#define WSMEX_UBOX_GLOBAL_CTL_RST_ALL_WIDTH 1
#define wsmex_ubox_global_ctl_get_rst_all(r) /* uint64_t (wsmex_ubox_global_ctl r) [29]: While it is 1, the counters of every box are zeroed. It is set back with the next write. */ \
	UNCORE_GET64_(wsmex_ubox_global_ctl, r, WSMEX_UBOX_GLOBAL_CTL_RST_ALL)
#define wsmex_ubox_global_ctl_set_rst_all(r, v) /* wsmex_ubox_global_ctl (wsmex_ubox_global_ctl r, v up to 0x1u) [29]: While it is 1, the counters of every box are zeroed. It is set back with the next write. */ \
	UNCORE_PUT64_(wsmex_ubox_global_ctl, wsmex_ubox_global_ctl_value_(r).raw, WSMEX_UBOX_GLOBAL_CTL_RST_ALL, v)

/* en_all [28] RW. */
#define WSMEX_UBOX_GLOBAL_CTL_EN_ALL_MASK  UINT64_C(0x0000000010000000)
#define WSMEX_UBOX_GLOBAL_CTL_EN_ALL_SHIFT 28
#define WSMEX_UBOX_GLOBAL_CTL_EN_ALL_WIDTH 1
#define wsmex_ubox_global_ctl_get_en_all(r) /* uint64_t (wsmex_ubox_global_ctl r) [28]: Lets the counters of all boxes count; without it none does. */ \
	UNCORE_GET64_(wsmex_ubox_global_ctl, r, WSMEX_UBOX_GLOBAL_CTL_EN_ALL)
#define wsmex_ubox_global_ctl_set_en_all(r, v) /* wsmex_ubox_global_ctl (wsmex_ubox_global_ctl r, v up to 0x1u) [28]: Lets the counters of all boxes count; without it none does. */ \
	UNCORE_PUT64_(wsmex_ubox_global_ctl, wsmex_ubox_global_ctl_value_(r).raw, WSMEX_UBOX_GLOBAL_CTL_EN_ALL, v)

/* pmi_core_sel [4:1] RW. */
#define WSMEX_UBOX_GLOBAL_CTL_PMI_CORE_SEL_MASK  UINT64_C(0x000000000000001e)
#define WSMEX_UBOX_GLOBAL_CTL_PMI_CORE_SEL_SHIFT 1
#define WSMEX_UBOX_GLOBAL_CTL_PMI_CORE_SEL_WIDTH 4
#define wsmex_ubox_global_ctl_get_pmi_core_sel(r) /* uint64_t (wsmex_ubox_global_ctl r) [4:1]: The core that takes the overflow interrupt. */ \
	UNCORE_GET64_(wsmex_ubox_global_ctl, r, WSMEX_UBOX_GLOBAL_CTL_PMI_CORE_SEL)
#define wsmex_ubox_global_ctl_set_pmi_core_sel(r, v) /* wsmex_ubox_global_ctl (wsmex_ubox_global_ctl r, v up to 0xfu) [4:1]: The core that takes the overflow interrupt. */ \
	UNCORE_PUT64_(wsmex_ubox_global_ctl, wsmex_ubox_global_ctl_value_(r).raw, WSMEX_UBOX_GLOBAL_CTL_PMI_CORE_SEL, v)

/* en [0] RW. */
#define WSMEX_UBOX_GLOBAL_CTL_EN_MASK  UINT64_C(0x0000000000000001)
#define WSMEX_UBOX_GLOBAL_CTL_EN_SHIFT 0
#define WSMEX_UBOX_GLOBAL_CTL_EN_WIDTH 1
#define wsmex_ubox_global_ctl_get_en(r) /* uint64_t (wsmex_ubox_global_ctl r) [0]: Lets the U-Box's own counter count. */ \
	UNCORE_GET64_(wsmex_ubox_global_ctl, r, WSMEX_UBOX_GLOBAL_CTL_EN)
#define wsmex_ubox_global_ctl_set_en(r, v) /* wsmex_ubox_global_ctl (wsmex_ubox_global_ctl r, v up to 0x1u) [0]: Lets the U-Box's own counter count. */ \
	UNCORE_PUT64_(wsmex_ubox_global_ctl, wsmex_ubox_global_ctl_value_(r).raw, WSMEX_UBOX_GLOBAL_CTL_EN, v)

/*
 * global_status: U_MSR_PMON_GLOBAL_STATUS, 64 bits
 * Which boxes have wrapped counters. It collects what the U-Box, the W-Box and the S-Boxes report; its bits were not
 * seen.
 * No source says whether it can be read or written.
 * Source: likwid perfmon_nehalemEX_counters.h, registers.h; 323535-001 p2-3 (name) (as on nhmex/ubox) (inferred)
 */
typedef struct wsmex_ubox_global_status {
	uint64_t raw;
} wsmex_ubox_global_status;

UNCORE_ACCESSOR wsmex_ubox_global_status wsmex_ubox_global_status_value_(wsmex_ubox_global_status r)
{
	return r;
}

#define WSMEX_UBOX_GLOBAL_STATUS_RESET UINT64_C(0x0000000000000000)
#define wsmex_ubox_global_status_reset() /* wsmex_ubox_global_status (): the value to begin from of U_MSR_PMON_GLOBAL_STATUS. */ \
	UNCORE_VALUE_(wsmex_ubox_global_status, WSMEX_UBOX_GLOBAL_STATUS_RESET)

#define WSMEX_UBOX_GLOBAL_STATUS_MSR 0xc01u

#define wsmex_ubox_global_status_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_STATUS. */ \
	uncore_msr_at_(WSMEX_UBOX_GLOBAL_STATUS_MSR)

/*
 * global_ovf_ctl: U_MSR_PMON_GLOBAL_OVF_CTL, 64 bits
 * Clears bits of the global status; its fields were not seen.
 * No source says whether it can be read or written.
 * Source: 323535-001 p2-3 Table 2-1; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/ubox) (unknown)
 */
typedef struct wsmex_ubox_global_ovf_ctl {
	uint64_t raw;
} wsmex_ubox_global_ovf_ctl;

UNCORE_ACCESSOR wsmex_ubox_global_ovf_ctl wsmex_ubox_global_ovf_ctl_value_(wsmex_ubox_global_ovf_ctl r)
{
	return r;
}

#define WSMEX_UBOX_GLOBAL_OVF_CTL_RESET UINT64_C(0x0000000000000000)
#define wsmex_ubox_global_ovf_ctl_reset() /* wsmex_ubox_global_ovf_ctl (): the value to begin from of U_MSR_PMON_GLOBAL_OVF_CTL. */ \
	UNCORE_VALUE_(wsmex_ubox_global_ovf_ctl, WSMEX_UBOX_GLOBAL_OVF_CTL_RESET)

#define WSMEX_UBOX_GLOBAL_OVF_CTL_MSR 0xc02u

#define wsmex_ubox_global_ovf_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_OVF_CTL. */ \
	uncore_msr_at_(WSMEX_UBOX_GLOBAL_OVF_CTL_MSR)

/*
 * ctl: U_MSR_PMON_EV_SEL, 64 bits
 * Source: 323535-001 p2-5 Table 2-5; linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as
 * on nhmex/ubox)
 */
typedef struct wsmex_ubox_ctl {
	uint64_t raw;
} wsmex_ubox_ctl;

UNCORE_ACCESSOR wsmex_ubox_ctl wsmex_ubox_ctl_value_(wsmex_ubox_ctl r)
{
	return r;
}

#define WSMEX_UBOX_CTL_RESET     UINT64_C(0x0000000000000000)
#define WSMEX_UBOX_CTL_MUST_ZERO UINT64_C(0x4000000000000000)
#define wsmex_ubox_ctl_reset() /* wsmex_ubox_ctl (): the value to begin from of U_MSR_PMON_EV_SEL. */ \
	UNCORE_VALUE_(wsmex_ubox_ctl, WSMEX_UBOX_CTL_RESET)

#define WSMEX_UBOX_CTL_MSR 0xc10u

#define wsmex_ubox_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_EV_SEL. */ \
	uncore_msr_at_(WSMEX_UBOX_CTL_MSR)

/* en [22] RW. */
#define WSMEX_UBOX_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define WSMEX_UBOX_CTL_EN_SHIFT 22
#define WSMEX_UBOX_CTL_EN_WIDTH 1
#define wsmex_ubox_ctl_get_en(r) /* uint64_t (wsmex_ubox_ctl r) [22]: Lets this counter count, once the box and the package let it too. */ \
	UNCORE_GET64_(wsmex_ubox_ctl, r, WSMEX_UBOX_CTL_EN)
#define wsmex_ubox_ctl_set_en(r, v) /* wsmex_ubox_ctl (wsmex_ubox_ctl r, v up to 0x1u) [22]: Lets this counter count, once the box and the package let it too. */ \
	UNCORE_PUT64_(wsmex_ubox_ctl, wsmex_ubox_ctl_value_(r).raw, WSMEX_UBOX_CTL_EN, v)

/* pmi_en [20] RW. */
#define WSMEX_UBOX_CTL_PMI_EN_MASK  UINT64_C(0x0000000000100000)
#define WSMEX_UBOX_CTL_PMI_EN_SHIFT 20
#define WSMEX_UBOX_CTL_PMI_EN_WIDTH 1
#define wsmex_ubox_ctl_get_pmi_en(r) /* uint64_t (wsmex_ubox_ctl r) [20]: A wrap sends an overflow interrupt through the U-Box. */ \
	UNCORE_GET64_(wsmex_ubox_ctl, r, WSMEX_UBOX_CTL_PMI_EN)
#define wsmex_ubox_ctl_set_pmi_en(r, v) /* wsmex_ubox_ctl (wsmex_ubox_ctl r, v up to 0x1u) [20]: A wrap sends an overflow interrupt through the U-Box. */ \
	UNCORE_PUT64_(wsmex_ubox_ctl, wsmex_ubox_ctl_value_(r).raw, WSMEX_UBOX_CTL_PMI_EN, v)

/* edge_det [18] RW. */
#define WSMEX_UBOX_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define WSMEX_UBOX_CTL_EDGE_DET_SHIFT 18
#define WSMEX_UBOX_CTL_EDGE_DET_WIDTH 1
#define wsmex_ubox_ctl_get_edge_det(r) /* uint64_t (wsmex_ubox_ctl r) [18]: Counts when the event begins to hold, instead of the cycles in which it does. */ \
	UNCORE_GET64_(wsmex_ubox_ctl, r, WSMEX_UBOX_CTL_EDGE_DET)
#define wsmex_ubox_ctl_set_edge_det(r, v) /* wsmex_ubox_ctl (wsmex_ubox_ctl r, v up to 0x1u) [18]: Counts when the event begins to hold, instead of the cycles in which it does. */ \
	UNCORE_PUT64_(wsmex_ubox_ctl, wsmex_ubox_ctl_value_(r).raw, WSMEX_UBOX_CTL_EDGE_DET, v)

/* ev_sel_ext [8] RW. */
#define WSMEX_UBOX_CTL_EV_SEL_EXT_MASK  UINT64_C(0x0000000000000100)
#define WSMEX_UBOX_CTL_EV_SEL_EXT_SHIFT 8
#define WSMEX_UBOX_CTL_EV_SEL_EXT_WIDTH 1
#define wsmex_ubox_ctl_get_ev_sel_ext(r) /* uint64_t (wsmex_ubox_ctl r) [8]: One more bit of the code, as some codes have nine bits. Linux drops it. */ \
	UNCORE_GET64_(wsmex_ubox_ctl, r, WSMEX_UBOX_CTL_EV_SEL_EXT)
#define wsmex_ubox_ctl_set_ev_sel_ext(r, v) /* wsmex_ubox_ctl (wsmex_ubox_ctl r, v up to 0x1u) [8]: One more bit of the code, as some codes have nine bits. Linux drops it. */ \
	UNCORE_PUT64_(wsmex_ubox_ctl, wsmex_ubox_ctl_value_(r).raw, WSMEX_UBOX_CTL_EV_SEL_EXT, v)

/* ev_sel [7:0] RW. */
#define WSMEX_UBOX_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_UBOX_CTL_EV_SEL_SHIFT 0
#define WSMEX_UBOX_CTL_EV_SEL_WIDTH 8
#define wsmex_ubox_ctl_get_ev_sel(r) /* uint64_t (wsmex_ubox_ctl r) [7:0]: Code of the event; there are no sub-events. */ \
	UNCORE_GET64_(wsmex_ubox_ctl, r, WSMEX_UBOX_CTL_EV_SEL)
#define wsmex_ubox_ctl_set_ev_sel(r, v) /* wsmex_ubox_ctl (wsmex_ubox_ctl r, v up to 0xffu) [7:0]: Code of the event; there are no sub-events. */ \
	UNCORE_PUT64_(wsmex_ubox_ctl, wsmex_ubox_ctl_value_(r).raw, WSMEX_UBOX_CTL_EV_SEL, v)

/*
 * ctr: U_MSR_PMON_CTR, 64 bits
 * Source: 323535-001 p2-5 Table 2-5; linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as
 * on nhmex/ubox) (cross-source)
 */
typedef struct wsmex_ubox_ctr {
	uint64_t raw;
} wsmex_ubox_ctr;

UNCORE_ACCESSOR wsmex_ubox_ctr wsmex_ubox_ctr_value_(wsmex_ubox_ctr r)
{
	return r;
}

#define WSMEX_UBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define wsmex_ubox_ctr_reset() /* wsmex_ubox_ctr (): the value to begin from of U_MSR_PMON_CTR. */ \
	UNCORE_VALUE_(wsmex_ubox_ctr, WSMEX_UBOX_CTR_RESET)

#define WSMEX_UBOX_CTR_MSR 0xc11u

#define wsmex_ubox_ctr_addr() /* uncore_msr (): the address of U_MSR_PMON_CTR. */ \
	uncore_msr_at_(WSMEX_UBOX_CTR_MSR)

/* count [47:0] RW-V. */
#define WSMEX_UBOX_CTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define WSMEX_UBOX_CTR_COUNT_SHIFT 0
#define WSMEX_UBOX_CTR_COUNT_WIDTH 48
#define wsmex_ubox_ctr_get_count(r) /* uint64_t (wsmex_ubox_ctr r) [47:0]: What the counter has counted. */ \
	UNCORE_GET64_(wsmex_ubox_ctr, r, WSMEX_UBOX_CTR_COUNT)
#define wsmex_ubox_ctr_set_count(r, v) /* wsmex_ubox_ctr (wsmex_ubox_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted. */ \
	UNCORE_PUT64_(wsmex_ubox_ctr, wsmex_ubox_ctr_value_(r).raw, WSMEX_UBOX_CTR_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
