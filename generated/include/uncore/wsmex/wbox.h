/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/wsmex/wbox.box.json by "make generate". Do not edit. */
/*
 * wsmex wbox: Power controller. Counts throttling, and the clock of the uncore.
 * Source: 323535-001 p2-126 to p2-128; linux-nhmex uncore_nhmex.c nhmex_uncore_wbox (as on nhmex/wbox)
 */
#ifndef UNCORE_WSMEX_WBOX_H
#define UNCORE_WSMEX_WBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define WSMEX_WBOX_INSTANCES 1

#define WSMEX_WBOX_GENERAL_COUNTERS   4
#define WSMEX_WBOX_GENERAL_WIDTH      48
#define WSMEX_WBOX_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define WSMEX_WBOX_FIXED_COUNTERS   1
#define WSMEX_WBOX_FIXED_WIDTH      48
#define WSMEX_WBOX_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * gl_ctl: W_MSR_PMON_GLOBAL_CTL, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/wbox)
 * (cross-source)
 */
typedef struct wsmex_wbox_gl_ctl {
	uint64_t raw;
} wsmex_wbox_gl_ctl;

UNCORE_ACCESSOR wsmex_wbox_gl_ctl wsmex_wbox_gl_ctl_value_(wsmex_wbox_gl_ctl r)
{
	return r;
}

#define WSMEX_WBOX_GL_CTL_RESET UINT64_C(0x0000000000000000)
#define wsmex_wbox_gl_ctl_reset() /* wsmex_wbox_gl_ctl (): the value to begin from of W_MSR_PMON_GLOBAL_CTL. */ \
	UNCORE_VALUE_(wsmex_wbox_gl_ctl, WSMEX_WBOX_GL_CTL_RESET)

#define WSMEX_WBOX_GL_CTL_MSR 0xc80u

#define wsmex_wbox_gl_ctl_addr() /* uncore_msr (): the address of W_MSR_PMON_GLOBAL_CTL. */ \
	uncore_msr_at_(WSMEX_WBOX_GL_CTL_MSR)

/* fixed_en [31] RW. */
#define WSMEX_WBOX_GL_CTL_FIXED_EN_MASK  UINT64_C(0x0000000080000000)
#define WSMEX_WBOX_GL_CTL_FIXED_EN_SHIFT 31
#define WSMEX_WBOX_GL_CTL_FIXED_EN_WIDTH 1
#define wsmex_wbox_gl_ctl_get_fixed_en(r) /* uint64_t (wsmex_wbox_gl_ctl r) [31]: Lets the fixed counter count. */ \
	UNCORE_GET64_(wsmex_wbox_gl_ctl, r, WSMEX_WBOX_GL_CTL_FIXED_EN)
#define wsmex_wbox_gl_ctl_set_fixed_en(r, v) /* wsmex_wbox_gl_ctl (wsmex_wbox_gl_ctl r, v up to 0x1u) [31]: Lets the fixed counter count. */ \
	UNCORE_PUT64_(wsmex_wbox_gl_ctl, wsmex_wbox_gl_ctl_value_(r).raw, WSMEX_WBOX_GL_CTL_FIXED_EN, v)

/* ctr_en [3:0] RW. */
#define WSMEX_WBOX_GL_CTL_CTR_EN_MASK  UINT64_C(0x000000000000000f)
#define WSMEX_WBOX_GL_CTL_CTR_EN_SHIFT 0
#define WSMEX_WBOX_GL_CTL_CTR_EN_WIDTH 4
#define wsmex_wbox_gl_ctl_get_ctr_en(r) /* uint64_t (wsmex_wbox_gl_ctl r) [3:0]: Bit n lets counter n count, if its own control and the U-Box let it too. */ \
	UNCORE_GET64_(wsmex_wbox_gl_ctl, r, WSMEX_WBOX_GL_CTL_CTR_EN)
#define wsmex_wbox_gl_ctl_set_ctr_en(r, v) /* wsmex_wbox_gl_ctl (wsmex_wbox_gl_ctl r, v up to 0xfu) [3:0]: Bit n lets counter n count, if its own control and the U-Box let it too. */ \
	UNCORE_PUT64_(wsmex_wbox_gl_ctl, wsmex_wbox_gl_ctl_value_(r).raw, WSMEX_WBOX_GL_CTL_CTR_EN, v)

/*
 * gl_status: W_MSR_PMON_GLOBAL_STATUS, 64 bits
 * Source: likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/wbox) (inferred)
 */
typedef struct wsmex_wbox_gl_status {
	uint64_t raw;
} wsmex_wbox_gl_status;

UNCORE_ACCESSOR wsmex_wbox_gl_status wsmex_wbox_gl_status_value_(wsmex_wbox_gl_status r)
{
	return r;
}

#define WSMEX_WBOX_GL_STATUS_RESET UINT64_C(0x0000000000000000)
#define wsmex_wbox_gl_status_reset() /* wsmex_wbox_gl_status (): the value to begin from of W_MSR_PMON_GLOBAL_STATUS. */ \
	UNCORE_VALUE_(wsmex_wbox_gl_status, WSMEX_WBOX_GL_STATUS_RESET)

#define WSMEX_WBOX_GL_STATUS_MSR 0xc81u

#define wsmex_wbox_gl_status_addr() /* uncore_msr (): the address of W_MSR_PMON_GLOBAL_STATUS. */ \
	uncore_msr_at_(WSMEX_WBOX_GL_STATUS_MSR)

/* ov_fixed [31] RO-V. */
#define WSMEX_WBOX_GL_STATUS_OV_FIXED_MASK  UINT64_C(0x0000000080000000)
#define WSMEX_WBOX_GL_STATUS_OV_FIXED_SHIFT 31
#define WSMEX_WBOX_GL_STATUS_OV_FIXED_WIDTH 1
#define wsmex_wbox_gl_status_get_ov_fixed(r) /* uint64_t (wsmex_wbox_gl_status r) [31]: The fixed counter has wrapped. */ \
	UNCORE_GET64_(wsmex_wbox_gl_status, r, WSMEX_WBOX_GL_STATUS_OV_FIXED)

/* ov [3:0] RO-V. */
#define WSMEX_WBOX_GL_STATUS_OV_MASK  UINT64_C(0x000000000000000f)
#define WSMEX_WBOX_GL_STATUS_OV_SHIFT 0
#define WSMEX_WBOX_GL_STATUS_OV_WIDTH 4
#define wsmex_wbox_gl_status_get_ov(r) /* uint64_t (wsmex_wbox_gl_status r) [3:0]: Bit n: counter n has wrapped. gl_ovf_ctl clears it. */ \
	UNCORE_GET64_(wsmex_wbox_gl_status, r, WSMEX_WBOX_GL_STATUS_OV)

/*
 * gl_ovf_ctl: W_MSR_PMON_GLOBAL_OVF_CTRL, 64 bits
 * Source: likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/wbox) (inferred)
 */
typedef struct wsmex_wbox_gl_ovf_ctl {
	uint64_t raw;
} wsmex_wbox_gl_ovf_ctl;

UNCORE_ACCESSOR wsmex_wbox_gl_ovf_ctl wsmex_wbox_gl_ovf_ctl_value_(wsmex_wbox_gl_ovf_ctl r)
{
	return r;
}

#define WSMEX_WBOX_GL_OVF_CTL_RESET UINT64_C(0x0000000000000000)
#define wsmex_wbox_gl_ovf_ctl_reset() /* wsmex_wbox_gl_ovf_ctl (): the value to begin from of W_MSR_PMON_GLOBAL_OVF_CTRL. */ \
	UNCORE_VALUE_(wsmex_wbox_gl_ovf_ctl, WSMEX_WBOX_GL_OVF_CTL_RESET)

#define WSMEX_WBOX_GL_OVF_CTL_MSR 0xc82u

#define wsmex_wbox_gl_ovf_ctl_addr() /* uncore_msr (): the address of W_MSR_PMON_GLOBAL_OVF_CTRL. */ \
	uncore_msr_at_(WSMEX_WBOX_GL_OVF_CTL_MSR)

/* clr_ov_fixed [31] WO. */
#define WSMEX_WBOX_GL_OVF_CTL_CLR_OV_FIXED_MASK  UINT64_C(0x0000000080000000)
#define WSMEX_WBOX_GL_OVF_CTL_CLR_OV_FIXED_SHIFT 31
#define WSMEX_WBOX_GL_OVF_CTL_CLR_OV_FIXED_WIDTH 1
#define wsmex_wbox_gl_ovf_ctl_set_clr_ov_fixed(r, v) /* wsmex_wbox_gl_ovf_ctl (wsmex_wbox_gl_ovf_ctl r, v up to 0x1u) [31]: Writing 1 clears the same bit of the status. */ \
	UNCORE_PUT64_(wsmex_wbox_gl_ovf_ctl, wsmex_wbox_gl_ovf_ctl_value_(r).raw, WSMEX_WBOX_GL_OVF_CTL_CLR_OV_FIXED, v)

/* clr_ov [3:0] WO. */
#define WSMEX_WBOX_GL_OVF_CTL_CLR_OV_MASK  UINT64_C(0x000000000000000f)
#define WSMEX_WBOX_GL_OVF_CTL_CLR_OV_SHIFT 0
#define WSMEX_WBOX_GL_OVF_CTL_CLR_OV_WIDTH 4
#define wsmex_wbox_gl_ovf_ctl_set_clr_ov(r, v) /* wsmex_wbox_gl_ovf_ctl (wsmex_wbox_gl_ovf_ctl r, v up to 0xfu) [3:0]: Writing 1 clears the same bit of the status. */ \
	UNCORE_PUT64_(wsmex_wbox_gl_ovf_ctl, wsmex_wbox_gl_ovf_ctl_value_(r).raw, WSMEX_WBOX_GL_OVF_CTL_CLR_OV, v)

/*
 * ctl: W_MSR_PMON_EVT_SEL_{0-3}, 64 bits
 * Source: linux-nhmex uncore_nhmex.c nhmex_uncore_wbox; likwid perfmon_nehalemEX_counters.h, registers.h (as on
 * nhmex/wbox)
 */
typedef struct wsmex_wbox_ctl {
	uint64_t raw;
} wsmex_wbox_ctl;

UNCORE_ACCESSOR wsmex_wbox_ctl wsmex_wbox_ctl_value_(wsmex_wbox_ctl r)
{
	return r;
}

#define WSMEX_WBOX_CTL_RESET     UINT64_C(0x0000000000000000)
#define WSMEX_WBOX_CTL_MUST_ZERO UINT64_C(0x6004000000000000)
#define wsmex_wbox_ctl_reset() /* wsmex_wbox_ctl (): the value to begin from of W_MSR_PMON_EVT_SEL_{0-3}. */ \
	UNCORE_VALUE_(wsmex_wbox_ctl, WSMEX_WBOX_CTL_RESET)

#define WSMEX_WBOX_CTL_COUNT 4
#define WSMEX_WBOX_CTL_MSR 0xc90u
#define WSMEX_WBOX_CTL_INDEX_STRIDE 0x2u

#define wsmex_wbox_ctl_addr(index) /* uncore_msr (index below WSMEX_WBOX_CTL_COUNT): the address of W_MSR_PMON_EVT_SEL_{0-3}. */ \
	uncore_msr_at_(WSMEX_WBOX_CTL_MSR + \
		UNCORE_INDEX_(index, WSMEX_WBOX_CTL_COUNT) * WSMEX_WBOX_CTL_INDEX_STRIDE)

/* thresh [31:24] RW. */
#define WSMEX_WBOX_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define WSMEX_WBOX_CTL_THRESH_SHIFT 24
#define WSMEX_WBOX_CTL_THRESH_WIDTH 8
#define wsmex_wbox_ctl_get_thresh(r) /* uint64_t (wsmex_wbox_ctl r) [31:24]: Compared with what the event adds in a cycle; 0 adds it as it is. */ \
	UNCORE_GET64_(wsmex_wbox_ctl, r, WSMEX_WBOX_CTL_THRESH)
#define wsmex_wbox_ctl_set_thresh(r, v) /* wsmex_wbox_ctl (wsmex_wbox_ctl r, v up to 0xffu) [31:24]: Compared with what the event adds in a cycle; 0 adds it as it is. */ \
	UNCORE_PUT64_(wsmex_wbox_ctl, wsmex_wbox_ctl_value_(r).raw, WSMEX_WBOX_CTL_THRESH, v)

/* invert [23] RW. Works only where thresh is not 0. */
#define WSMEX_WBOX_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define WSMEX_WBOX_CTL_INVERT_SHIFT 23
#define WSMEX_WBOX_CTL_INVERT_WIDTH 1
#define wsmex_wbox_ctl_get_invert(r) /* uint64_t (wsmex_wbox_ctl r) [23]: Turns the comparison with thresh round. */ \
	UNCORE_GET64_(wsmex_wbox_ctl, r, WSMEX_WBOX_CTL_INVERT)
#define wsmex_wbox_ctl_set_invert(r, v) /* wsmex_wbox_ctl (wsmex_wbox_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round. */ \
	UNCORE_PUT64_(wsmex_wbox_ctl, wsmex_wbox_ctl_value_(r).raw, WSMEX_WBOX_CTL_INVERT, v)

/* en [22] RW. */
#define WSMEX_WBOX_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define WSMEX_WBOX_CTL_EN_SHIFT 22
#define WSMEX_WBOX_CTL_EN_WIDTH 1
#define wsmex_wbox_ctl_get_en(r) /* uint64_t (wsmex_wbox_ctl r) [22]: Lets this counter count, once the box and the package let it too. */ \
	UNCORE_GET64_(wsmex_wbox_ctl, r, WSMEX_WBOX_CTL_EN)
#define wsmex_wbox_ctl_set_en(r, v) /* wsmex_wbox_ctl (wsmex_wbox_ctl r, v up to 0x1u) [22]: Lets this counter count, once the box and the package let it too. */ \
	UNCORE_PUT64_(wsmex_wbox_ctl, wsmex_wbox_ctl_value_(r).raw, WSMEX_WBOX_CTL_EN, v)

/* pmi_en [20] RW. */
#define WSMEX_WBOX_CTL_PMI_EN_MASK  UINT64_C(0x0000000000100000)
#define WSMEX_WBOX_CTL_PMI_EN_SHIFT 20
#define WSMEX_WBOX_CTL_PMI_EN_WIDTH 1
#define wsmex_wbox_ctl_get_pmi_en(r) /* uint64_t (wsmex_wbox_ctl r) [20]: A wrap sends an overflow interrupt through the U-Box. */ \
	UNCORE_GET64_(wsmex_wbox_ctl, r, WSMEX_WBOX_CTL_PMI_EN)
#define wsmex_wbox_ctl_set_pmi_en(r, v) /* wsmex_wbox_ctl (wsmex_wbox_ctl r, v up to 0x1u) [20]: A wrap sends an overflow interrupt through the U-Box. */ \
	UNCORE_PUT64_(wsmex_wbox_ctl, wsmex_wbox_ctl_value_(r).raw, WSMEX_WBOX_CTL_PMI_EN, v)

/* edge_det [18] RW. */
#define WSMEX_WBOX_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define WSMEX_WBOX_CTL_EDGE_DET_SHIFT 18
#define WSMEX_WBOX_CTL_EDGE_DET_WIDTH 1
#define wsmex_wbox_ctl_get_edge_det(r) /* uint64_t (wsmex_wbox_ctl r) [18]: Counts when the event begins to hold, instead of the cycles in which it does. */ \
	UNCORE_GET64_(wsmex_wbox_ctl, r, WSMEX_WBOX_CTL_EDGE_DET)
#define wsmex_wbox_ctl_set_edge_det(r, v) /* wsmex_wbox_ctl (wsmex_wbox_ctl r, v up to 0x1u) [18]: Counts when the event begins to hold, instead of the cycles in which it does. */ \
	UNCORE_PUT64_(wsmex_wbox_ctl, wsmex_wbox_ctl_value_(r).raw, WSMEX_WBOX_CTL_EDGE_DET, v)

/* umask [15:8] RW. */
#define WSMEX_WBOX_CTL_UMASK_MASK  UINT64_C(0x000000000000ff00)
#define WSMEX_WBOX_CTL_UMASK_SHIFT 8
#define WSMEX_WBOX_CTL_UMASK_WIDTH 8
#define wsmex_wbox_ctl_get_umask(r) /* uint64_t (wsmex_wbox_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET64_(wsmex_wbox_ctl, r, WSMEX_WBOX_CTL_UMASK)
#define wsmex_wbox_ctl_set_umask(r, v) /* wsmex_wbox_ctl (wsmex_wbox_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT64_(wsmex_wbox_ctl, wsmex_wbox_ctl_value_(r).raw, WSMEX_WBOX_CTL_UMASK, v)

/* ev_sel [7:0] RW. */
#define WSMEX_WBOX_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_WBOX_CTL_EV_SEL_SHIFT 0
#define WSMEX_WBOX_CTL_EV_SEL_WIDTH 8
#define wsmex_wbox_ctl_get_ev_sel(r) /* uint64_t (wsmex_wbox_ctl r) [7:0]: Code of the event. */ \
	UNCORE_GET64_(wsmex_wbox_ctl, r, WSMEX_WBOX_CTL_EV_SEL)
#define wsmex_wbox_ctl_set_ev_sel(r, v) /* wsmex_wbox_ctl (wsmex_wbox_ctl r, v up to 0xffu) [7:0]: Code of the event. */ \
	UNCORE_PUT64_(wsmex_wbox_ctl, wsmex_wbox_ctl_value_(r).raw, WSMEX_WBOX_CTL_EV_SEL, v)

/*
 * ctr: W_MSR_PMON_CTR_{0-3}, 64 bits
 * Source: linux-nhmex uncore_nhmex.c nhmex_uncore_wbox; likwid perfmon_nehalemEX_counters.h, registers.h (as on
 * nhmex/wbox)
 */
typedef struct wsmex_wbox_ctr {
	uint64_t raw;
} wsmex_wbox_ctr;

UNCORE_ACCESSOR wsmex_wbox_ctr wsmex_wbox_ctr_value_(wsmex_wbox_ctr r)
{
	return r;
}

#define WSMEX_WBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define wsmex_wbox_ctr_reset() /* wsmex_wbox_ctr (): the value to begin from of W_MSR_PMON_CTR_{0-3}. */ \
	UNCORE_VALUE_(wsmex_wbox_ctr, WSMEX_WBOX_CTR_RESET)

#define WSMEX_WBOX_CTR_COUNT 4
#define WSMEX_WBOX_CTR_MSR 0xc91u
#define WSMEX_WBOX_CTR_INDEX_STRIDE 0x2u

#define wsmex_wbox_ctr_addr(index) /* uncore_msr (index below WSMEX_WBOX_CTR_COUNT): the address of W_MSR_PMON_CTR_{0-3}. */ \
	uncore_msr_at_(WSMEX_WBOX_CTR_MSR + \
		UNCORE_INDEX_(index, WSMEX_WBOX_CTR_COUNT) * WSMEX_WBOX_CTR_INDEX_STRIDE)

/* count [47:0] RW-V. */
#define WSMEX_WBOX_CTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define WSMEX_WBOX_CTR_COUNT_SHIFT 0
#define WSMEX_WBOX_CTR_COUNT_WIDTH 48
#define wsmex_wbox_ctr_get_count(r) /* uint64_t (wsmex_wbox_ctr r) [47:0]: What the counter has counted. */ \
	UNCORE_GET64_(wsmex_wbox_ctr, r, WSMEX_WBOX_CTR_COUNT)
#define wsmex_wbox_ctr_set_count(r, v) /* wsmex_wbox_ctr (wsmex_wbox_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted. */ \
	UNCORE_PUT64_(wsmex_wbox_ctr, wsmex_wbox_ctr_value_(r).raw, WSMEX_WBOX_CTR_COUNT, v)

/*
 * fixed_ctr: W_MSR_PMON_FIXED_CTR, 64 bits
 * Source: linux-nhmex uncore_nhmex.c NHMEX_W_MSR_PMON_FIXED_CTR; likwid perfmon_nehalemEX_counters.h, registers.h (as
 * on nhmex/wbox)
 */
typedef struct wsmex_wbox_fixed_ctr {
	uint64_t raw;
} wsmex_wbox_fixed_ctr;

UNCORE_ACCESSOR wsmex_wbox_fixed_ctr wsmex_wbox_fixed_ctr_value_(wsmex_wbox_fixed_ctr r)
{
	return r;
}

#define WSMEX_WBOX_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define wsmex_wbox_fixed_ctr_reset() /* wsmex_wbox_fixed_ctr (): the value to begin from of W_MSR_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(wsmex_wbox_fixed_ctr, WSMEX_WBOX_FIXED_CTR_RESET)

#define WSMEX_WBOX_FIXED_CTR_MSR 0x394u

#define wsmex_wbox_fixed_ctr_addr() /* uncore_msr (): the address of W_MSR_PMON_FIXED_CTR. */ \
	uncore_msr_at_(WSMEX_WBOX_FIXED_CTR_MSR)

/* count [47:0] RW-V. */
#define WSMEX_WBOX_FIXED_CTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define WSMEX_WBOX_FIXED_CTR_COUNT_SHIFT 0
#define WSMEX_WBOX_FIXED_CTR_COUNT_WIDTH 48
#define wsmex_wbox_fixed_ctr_get_count(r) /* uint64_t (wsmex_wbox_fixed_ctr r) [47:0]: What the counter has counted. */ \
	UNCORE_GET64_(wsmex_wbox_fixed_ctr, r, WSMEX_WBOX_FIXED_CTR_COUNT)
#define wsmex_wbox_fixed_ctr_set_count(r, v) /* wsmex_wbox_fixed_ctr (wsmex_wbox_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted. */ \
	UNCORE_PUT64_(wsmex_wbox_fixed_ctr, wsmex_wbox_fixed_ctr_value_(r).raw, WSMEX_WBOX_FIXED_CTR_COUNT, v)

/*
 * fixed_ctl: W_MSR_PMON_FIXED_CTR_CTL, 64 bits
 * Source: linux-nhmex uncore_nhmex.c NHMEX_W_MSR_PMON_FIXED_CTL; likwid perfmon_nehalemEX_counters.h, registers.h (as
 * on nhmex/wbox) (cross-source)
 */
typedef struct wsmex_wbox_fixed_ctl {
	uint64_t raw;
} wsmex_wbox_fixed_ctl;

UNCORE_ACCESSOR wsmex_wbox_fixed_ctl wsmex_wbox_fixed_ctl_value_(wsmex_wbox_fixed_ctl r)
{
	return r;
}

#define WSMEX_WBOX_FIXED_CTL_RESET UINT64_C(0x0000000000000000)
#define wsmex_wbox_fixed_ctl_reset() /* wsmex_wbox_fixed_ctl (): the value to begin from of W_MSR_PMON_FIXED_CTR_CTL. */ \
	UNCORE_VALUE_(wsmex_wbox_fixed_ctl, WSMEX_WBOX_FIXED_CTL_RESET)

#define WSMEX_WBOX_FIXED_CTL_MSR 0x395u

#define wsmex_wbox_fixed_ctl_addr() /* uncore_msr (): the address of W_MSR_PMON_FIXED_CTR_CTL. */ \
	uncore_msr_at_(WSMEX_WBOX_FIXED_CTL_MSR)

/* en [0] RW. */
#define WSMEX_WBOX_FIXED_CTL_EN_MASK  UINT64_C(0x0000000000000001)
#define WSMEX_WBOX_FIXED_CTL_EN_SHIFT 0
#define WSMEX_WBOX_FIXED_CTL_EN_WIDTH 1
#define wsmex_wbox_fixed_ctl_get_en(r) /* uint64_t (wsmex_wbox_fixed_ctl r) [0]: Lets the fixed counter count. */ \
	UNCORE_GET64_(wsmex_wbox_fixed_ctl, r, WSMEX_WBOX_FIXED_CTL_EN)
#define wsmex_wbox_fixed_ctl_set_en(r, v) /* wsmex_wbox_fixed_ctl (wsmex_wbox_fixed_ctl r, v up to 0x1u) [0]: Lets the fixed counter count. */ \
	UNCORE_PUT64_(wsmex_wbox_fixed_ctl, wsmex_wbox_fixed_ctl_value_(r).raw, WSMEX_WBOX_FIXED_CTL_EN, v)

#ifdef __cplusplus
}
#endif

#endif
