/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/nhmex/sbox.box.json by "make generate". Do not edit. */
/*
 * nhmex sbox: Caching agent between the rings and the system. Counts packets and flits to and from the system, queues
 * and credits.
 * Source: 323535-001 p2-47, p2-51, p2-53; linux-nhmex uncore_nhmex.c nhmex_uncore_sbox
 */
#ifndef UNCORE_NHMEX_SBOX_H
#define UNCORE_NHMEX_SBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define NHMEX_SBOX_INSTANCES 2

#define NHMEX_SBOX_GENERAL_COUNTERS   4
#define NHMEX_SBOX_GENERAL_WIDTH      48
#define NHMEX_SBOX_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * gl_ctl: S_MSR_PMON_GLOBAL_CTL, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h
 */
typedef struct nhmex_sbox_gl_ctl {
	uint64_t raw;
} nhmex_sbox_gl_ctl;

UNCORE_ACCESSOR nhmex_sbox_gl_ctl nhmex_sbox_gl_ctl_value_(nhmex_sbox_gl_ctl r)
{
	return r;
}

#define NHMEX_SBOX_GL_CTL_RESET UINT64_C(0x0000000000000000)
#define nhmex_sbox_gl_ctl_reset() /* nhmex_sbox_gl_ctl (): the value to begin from of S_MSR_PMON_GLOBAL_CTL. */ \
	UNCORE_VALUE_(nhmex_sbox_gl_ctl, NHMEX_SBOX_GL_CTL_RESET)

#define NHMEX_SBOX_GL_CTL_MSR 0xc40u
#define NHMEX_SBOX_GL_CTL_INSTANCE_STRIDE 0x80u

#define nhmex_sbox_gl_ctl_addr(instance) /* uncore_msr (instance below NHMEX_SBOX_INSTANCES): the address of S_MSR_PMON_GLOBAL_CTL. */ \
	uncore_msr_at_(NHMEX_SBOX_GL_CTL_MSR + \
		UNCORE_INDEX_(instance, NHMEX_SBOX_INSTANCES) * NHMEX_SBOX_GL_CTL_INSTANCE_STRIDE)

/* ctr_en [3:0] RW. */
#define NHMEX_SBOX_GL_CTL_CTR_EN_MASK  UINT64_C(0x000000000000000f)
#define NHMEX_SBOX_GL_CTL_CTR_EN_SHIFT 0
#define NHMEX_SBOX_GL_CTL_CTR_EN_WIDTH 4
#define nhmex_sbox_gl_ctl_get_ctr_en(r) /* uint64_t (nhmex_sbox_gl_ctl r) [3:0]: Bit n lets counter n count, if its own control and the U-Box let it too. */ \
	UNCORE_GET64_(nhmex_sbox_gl_ctl, r, NHMEX_SBOX_GL_CTL_CTR_EN)
#define nhmex_sbox_gl_ctl_set_ctr_en(r, v) /* nhmex_sbox_gl_ctl (nhmex_sbox_gl_ctl r, v up to 0xfu) [3:0]: Bit n lets counter n count, if its own control and the U-Box let it too. */ \
	UNCORE_PUT64_(nhmex_sbox_gl_ctl, nhmex_sbox_gl_ctl_value_(r).raw, NHMEX_SBOX_GL_CTL_CTR_EN, v)

/*
 * gl_status: S_MSR_PMON_GLOBAL_STATUS, 64 bits
 * Source: likwid perfmon_nehalemEX_counters.h, registers.h (inferred)
 */
typedef struct nhmex_sbox_gl_status {
	uint64_t raw;
} nhmex_sbox_gl_status;

UNCORE_ACCESSOR nhmex_sbox_gl_status nhmex_sbox_gl_status_value_(nhmex_sbox_gl_status r)
{
	return r;
}

#define NHMEX_SBOX_GL_STATUS_RESET UINT64_C(0x0000000000000000)
#define nhmex_sbox_gl_status_reset() /* nhmex_sbox_gl_status (): the value to begin from of S_MSR_PMON_GLOBAL_STATUS. */ \
	UNCORE_VALUE_(nhmex_sbox_gl_status, NHMEX_SBOX_GL_STATUS_RESET)

#define NHMEX_SBOX_GL_STATUS_MSR 0xc41u
#define NHMEX_SBOX_GL_STATUS_INSTANCE_STRIDE 0x80u

#define nhmex_sbox_gl_status_addr(instance) /* uncore_msr (instance below NHMEX_SBOX_INSTANCES): the address of S_MSR_PMON_GLOBAL_STATUS. */ \
	uncore_msr_at_(NHMEX_SBOX_GL_STATUS_MSR + \
		UNCORE_INDEX_(instance, NHMEX_SBOX_INSTANCES) * NHMEX_SBOX_GL_STATUS_INSTANCE_STRIDE)

/* ov [3:0] RO-V. */
#define NHMEX_SBOX_GL_STATUS_OV_MASK  UINT64_C(0x000000000000000f)
#define NHMEX_SBOX_GL_STATUS_OV_SHIFT 0
#define NHMEX_SBOX_GL_STATUS_OV_WIDTH 4
#define nhmex_sbox_gl_status_get_ov(r) /* uint64_t (nhmex_sbox_gl_status r) [3:0]: Bit n: counter n has wrapped. gl_ovf_ctl clears it. */ \
	UNCORE_GET64_(nhmex_sbox_gl_status, r, NHMEX_SBOX_GL_STATUS_OV)

/*
 * gl_ovf_ctl: S_MSR_PMON_GLOBAL_OVF_CTL, 64 bits
 * Source: likwid perfmon_nehalemEX_counters.h, registers.h (inferred)
 */
typedef struct nhmex_sbox_gl_ovf_ctl {
	uint64_t raw;
} nhmex_sbox_gl_ovf_ctl;

UNCORE_ACCESSOR nhmex_sbox_gl_ovf_ctl nhmex_sbox_gl_ovf_ctl_value_(nhmex_sbox_gl_ovf_ctl r)
{
	return r;
}

#define NHMEX_SBOX_GL_OVF_CTL_RESET UINT64_C(0x0000000000000000)
#define nhmex_sbox_gl_ovf_ctl_reset() /* nhmex_sbox_gl_ovf_ctl (): the value to begin from of S_MSR_PMON_GLOBAL_OVF_CTL. */ \
	UNCORE_VALUE_(nhmex_sbox_gl_ovf_ctl, NHMEX_SBOX_GL_OVF_CTL_RESET)

#define NHMEX_SBOX_GL_OVF_CTL_MSR 0xc42u
#define NHMEX_SBOX_GL_OVF_CTL_INSTANCE_STRIDE 0x80u

#define nhmex_sbox_gl_ovf_ctl_addr(instance) /* uncore_msr (instance below NHMEX_SBOX_INSTANCES): the address of S_MSR_PMON_GLOBAL_OVF_CTL. */ \
	uncore_msr_at_(NHMEX_SBOX_GL_OVF_CTL_MSR + \
		UNCORE_INDEX_(instance, NHMEX_SBOX_INSTANCES) * NHMEX_SBOX_GL_OVF_CTL_INSTANCE_STRIDE)

/* clr_ov [3:0] WO. */
#define NHMEX_SBOX_GL_OVF_CTL_CLR_OV_MASK  UINT64_C(0x000000000000000f)
#define NHMEX_SBOX_GL_OVF_CTL_CLR_OV_SHIFT 0
#define NHMEX_SBOX_GL_OVF_CTL_CLR_OV_WIDTH 4
#define nhmex_sbox_gl_ovf_ctl_set_clr_ov(r, v) /* nhmex_sbox_gl_ovf_ctl (nhmex_sbox_gl_ovf_ctl r, v up to 0xfu) [3:0]: Writing 1 clears the same bit of the status. */ \
	UNCORE_PUT64_(nhmex_sbox_gl_ovf_ctl, nhmex_sbox_gl_ovf_ctl_value_(r).raw, NHMEX_SBOX_GL_OVF_CTL_CLR_OV, v)

/*
 * summary: S_MSR_PMON_SUMMARY, 64 bits
 * Which boxes below this S-Box have wrapped counters.
 * Source: 323535-001 p2-47 Table 2-26
 */
typedef struct nhmex_sbox_summary {
	uint64_t raw;
} nhmex_sbox_summary;

UNCORE_ACCESSOR nhmex_sbox_summary nhmex_sbox_summary_value_(nhmex_sbox_summary r)
{
	return r;
}

#define NHMEX_SBOX_SUMMARY_RESET UINT64_C(0x0000000000000000)
#define nhmex_sbox_summary_reset() /* nhmex_sbox_summary (): the value to begin from of S_MSR_PMON_SUMMARY. */ \
	UNCORE_VALUE_(nhmex_sbox_summary, NHMEX_SBOX_SUMMARY_RESET)

/* No source gives its address. */

/* ov_r [19] RO-V. */
#define NHMEX_SBOX_SUMMARY_OV_R_MASK  UINT64_C(0x0000000000080000)
#define NHMEX_SBOX_SUMMARY_OV_R_SHIFT 19
#define NHMEX_SBOX_SUMMARY_OV_R_WIDTH 1
#define nhmex_sbox_summary_get_ov_r(r) /* uint64_t (nhmex_sbox_summary r) [19]: The left R-Box (of S-Box 0) or the right one (of S-Box 1) has a wrap. */ \
	UNCORE_GET64_(nhmex_sbox_summary, r, NHMEX_SBOX_SUMMARY_OV_R)

/* ov_s [18] RO-V. */
#define NHMEX_SBOX_SUMMARY_OV_S_MASK  UINT64_C(0x0000000000040000)
#define NHMEX_SBOX_SUMMARY_OV_S_SHIFT 18
#define NHMEX_SBOX_SUMMARY_OV_S_WIDTH 1
#define nhmex_sbox_summary_get_ov_s(r) /* uint64_t (nhmex_sbox_summary r) [18]: A counter of this S-Box has wrapped. */ \
	UNCORE_GET64_(nhmex_sbox_summary, r, NHMEX_SBOX_SUMMARY_OV_S)

/* ov_mb [16] RO-V. */
#define NHMEX_SBOX_SUMMARY_OV_MB_MASK  UINT64_C(0x0000000000010000)
#define NHMEX_SBOX_SUMMARY_OV_MB_SHIFT 16
#define NHMEX_SBOX_SUMMARY_OV_MB_WIDTH 1
#define nhmex_sbox_summary_get_ov_mb(r) /* uint64_t (nhmex_sbox_summary r) [16]: An M- or B-Box has a wrap. */ \
	UNCORE_GET64_(nhmex_sbox_summary, r, NHMEX_SBOX_SUMMARY_OV_MB)

/* ov_c_l [2] RO-V. */
#define NHMEX_SBOX_SUMMARY_OV_C_L_MASK  UINT64_C(0x0000000000000004)
#define NHMEX_SBOX_SUMMARY_OV_C_L_SHIFT 2
#define NHMEX_SBOX_SUMMARY_OV_C_L_WIDTH 1
#define nhmex_sbox_summary_get_ov_c_l(r) /* uint64_t (nhmex_sbox_summary r) [2]: C-Box 0 or 1 (of S-Box 0), 4 or 5 (of S-Box 1) has a wrap. */ \
	UNCORE_GET64_(nhmex_sbox_summary, r, NHMEX_SBOX_SUMMARY_OV_C_L)

/* ov_c_r [0] RO-V. */
#define NHMEX_SBOX_SUMMARY_OV_C_R_MASK  UINT64_C(0x0000000000000001)
#define NHMEX_SBOX_SUMMARY_OV_C_R_SHIFT 0
#define NHMEX_SBOX_SUMMARY_OV_C_R_WIDTH 1
#define nhmex_sbox_summary_get_ov_c_r(r) /* uint64_t (nhmex_sbox_summary r) [0]: C-Box 2 or 3 (of S-Box 0), 6 or 7 (of S-Box 1) has a wrap. */ \
	UNCORE_GET64_(nhmex_sbox_summary, r, NHMEX_SBOX_SUMMARY_OV_C_R)

/*
 * ctl: S_MSR_PMON_CTL{0-3}, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (cross-source)
 */
typedef struct nhmex_sbox_ctl {
	uint64_t raw;
} nhmex_sbox_ctl;

UNCORE_ACCESSOR nhmex_sbox_ctl nhmex_sbox_ctl_value_(nhmex_sbox_ctl r)
{
	return r;
}

#define NHMEX_SBOX_CTL_RESET     UINT64_C(0x0000000000000000)
#define NHMEX_SBOX_CTL_MUST_ZERO UINT64_C(0x6004000000000000)
#define nhmex_sbox_ctl_reset() /* nhmex_sbox_ctl (): the value to begin from of S_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(nhmex_sbox_ctl, NHMEX_SBOX_CTL_RESET)

#define NHMEX_SBOX_CTL_COUNT 4
#define NHMEX_SBOX_CTL_MSR 0xc50u
#define NHMEX_SBOX_CTL_INSTANCE_STRIDE 0x80u
#define NHMEX_SBOX_CTL_INDEX_STRIDE 0x2u

#define nhmex_sbox_ctl_addr(instance, index) /* uncore_msr (instance below NHMEX_SBOX_INSTANCES, index below NHMEX_SBOX_CTL_COUNT): the address of S_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(NHMEX_SBOX_CTL_MSR + \
		UNCORE_INDEX_(instance, NHMEX_SBOX_INSTANCES) * NHMEX_SBOX_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, NHMEX_SBOX_CTL_COUNT) * NHMEX_SBOX_CTL_INDEX_STRIDE)

/* thresh [31:24] RW. */
#define NHMEX_SBOX_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define NHMEX_SBOX_CTL_THRESH_SHIFT 24
#define NHMEX_SBOX_CTL_THRESH_WIDTH 8
#define nhmex_sbox_ctl_get_thresh(r) /* uint64_t (nhmex_sbox_ctl r) [31:24]: Compared with what the event adds in a cycle; 0 adds it as it is. */ \
	UNCORE_GET64_(nhmex_sbox_ctl, r, NHMEX_SBOX_CTL_THRESH)
#define nhmex_sbox_ctl_set_thresh(r, v) /* nhmex_sbox_ctl (nhmex_sbox_ctl r, v up to 0xffu) [31:24]: Compared with what the event adds in a cycle; 0 adds it as it is. */ \
	UNCORE_PUT64_(nhmex_sbox_ctl, nhmex_sbox_ctl_value_(r).raw, NHMEX_SBOX_CTL_THRESH, v)

/* invert [23] RW. Works only where thresh is not 0. */
#define NHMEX_SBOX_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define NHMEX_SBOX_CTL_INVERT_SHIFT 23
#define NHMEX_SBOX_CTL_INVERT_WIDTH 1
#define nhmex_sbox_ctl_get_invert(r) /* uint64_t (nhmex_sbox_ctl r) [23]: Turns the comparison with thresh round. */ \
	UNCORE_GET64_(nhmex_sbox_ctl, r, NHMEX_SBOX_CTL_INVERT)
#define nhmex_sbox_ctl_set_invert(r, v) /* nhmex_sbox_ctl (nhmex_sbox_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round. */ \
	UNCORE_PUT64_(nhmex_sbox_ctl, nhmex_sbox_ctl_value_(r).raw, NHMEX_SBOX_CTL_INVERT, v)

/* en [22] RW. */
#define NHMEX_SBOX_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define NHMEX_SBOX_CTL_EN_SHIFT 22
#define NHMEX_SBOX_CTL_EN_WIDTH 1
#define nhmex_sbox_ctl_get_en(r) /* uint64_t (nhmex_sbox_ctl r) [22]: Lets this counter count, once the box and the package let it too. */ \
	UNCORE_GET64_(nhmex_sbox_ctl, r, NHMEX_SBOX_CTL_EN)
#define nhmex_sbox_ctl_set_en(r, v) /* nhmex_sbox_ctl (nhmex_sbox_ctl r, v up to 0x1u) [22]: Lets this counter count, once the box and the package let it too. */ \
	UNCORE_PUT64_(nhmex_sbox_ctl, nhmex_sbox_ctl_value_(r).raw, NHMEX_SBOX_CTL_EN, v)

/* pmi_en [20] RW. */
#define NHMEX_SBOX_CTL_PMI_EN_MASK  UINT64_C(0x0000000000100000)
#define NHMEX_SBOX_CTL_PMI_EN_SHIFT 20
#define NHMEX_SBOX_CTL_PMI_EN_WIDTH 1
#define nhmex_sbox_ctl_get_pmi_en(r) /* uint64_t (nhmex_sbox_ctl r) [20]: A wrap sends an overflow interrupt through the U-Box. */ \
	UNCORE_GET64_(nhmex_sbox_ctl, r, NHMEX_SBOX_CTL_PMI_EN)
#define nhmex_sbox_ctl_set_pmi_en(r, v) /* nhmex_sbox_ctl (nhmex_sbox_ctl r, v up to 0x1u) [20]: A wrap sends an overflow interrupt through the U-Box. */ \
	UNCORE_PUT64_(nhmex_sbox_ctl, nhmex_sbox_ctl_value_(r).raw, NHMEX_SBOX_CTL_PMI_EN, v)

/* edge_det [18] RW. */
#define NHMEX_SBOX_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define NHMEX_SBOX_CTL_EDGE_DET_SHIFT 18
#define NHMEX_SBOX_CTL_EDGE_DET_WIDTH 1
#define nhmex_sbox_ctl_get_edge_det(r) /* uint64_t (nhmex_sbox_ctl r) [18]: Counts when the event begins to hold, instead of the cycles in which it does. */ \
	UNCORE_GET64_(nhmex_sbox_ctl, r, NHMEX_SBOX_CTL_EDGE_DET)
#define nhmex_sbox_ctl_set_edge_det(r, v) /* nhmex_sbox_ctl (nhmex_sbox_ctl r, v up to 0x1u) [18]: Counts when the event begins to hold, instead of the cycles in which it does. */ \
	UNCORE_PUT64_(nhmex_sbox_ctl, nhmex_sbox_ctl_value_(r).raw, NHMEX_SBOX_CTL_EDGE_DET, v)

/* umask [15:8] RW. */
#define NHMEX_SBOX_CTL_UMASK_MASK  UINT64_C(0x000000000000ff00)
#define NHMEX_SBOX_CTL_UMASK_SHIFT 8
#define NHMEX_SBOX_CTL_UMASK_WIDTH 8
#define nhmex_sbox_ctl_get_umask(r) /* uint64_t (nhmex_sbox_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET64_(nhmex_sbox_ctl, r, NHMEX_SBOX_CTL_UMASK)
#define nhmex_sbox_ctl_set_umask(r, v) /* nhmex_sbox_ctl (nhmex_sbox_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT64_(nhmex_sbox_ctl, nhmex_sbox_ctl_value_(r).raw, NHMEX_SBOX_CTL_UMASK, v)

/* ev_sel [7:0] RW. */
#define NHMEX_SBOX_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define NHMEX_SBOX_CTL_EV_SEL_SHIFT 0
#define NHMEX_SBOX_CTL_EV_SEL_WIDTH 8
#define nhmex_sbox_ctl_get_ev_sel(r) /* uint64_t (nhmex_sbox_ctl r) [7:0]: Code of the event. */ \
	UNCORE_GET64_(nhmex_sbox_ctl, r, NHMEX_SBOX_CTL_EV_SEL)
#define nhmex_sbox_ctl_set_ev_sel(r, v) /* nhmex_sbox_ctl (nhmex_sbox_ctl r, v up to 0xffu) [7:0]: Code of the event. */ \
	UNCORE_PUT64_(nhmex_sbox_ctl, nhmex_sbox_ctl_value_(r).raw, NHMEX_SBOX_CTL_EV_SEL, v)

/*
 * ctr: S_MSR_PMON_CTR{0-3}, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (cross-source)
 */
typedef struct nhmex_sbox_ctr {
	uint64_t raw;
} nhmex_sbox_ctr;

UNCORE_ACCESSOR nhmex_sbox_ctr nhmex_sbox_ctr_value_(nhmex_sbox_ctr r)
{
	return r;
}

#define NHMEX_SBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define nhmex_sbox_ctr_reset() /* nhmex_sbox_ctr (): the value to begin from of S_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(nhmex_sbox_ctr, NHMEX_SBOX_CTR_RESET)

#define NHMEX_SBOX_CTR_COUNT 4
#define NHMEX_SBOX_CTR_MSR 0xc51u
#define NHMEX_SBOX_CTR_INSTANCE_STRIDE 0x80u
#define NHMEX_SBOX_CTR_INDEX_STRIDE 0x2u

#define nhmex_sbox_ctr_addr(instance, index) /* uncore_msr (instance below NHMEX_SBOX_INSTANCES, index below NHMEX_SBOX_CTR_COUNT): the address of S_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(NHMEX_SBOX_CTR_MSR + \
		UNCORE_INDEX_(instance, NHMEX_SBOX_INSTANCES) * NHMEX_SBOX_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, NHMEX_SBOX_CTR_COUNT) * NHMEX_SBOX_CTR_INDEX_STRIDE)

/* count [47:0] RW-V. */
#define NHMEX_SBOX_CTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define NHMEX_SBOX_CTR_COUNT_SHIFT 0
#define NHMEX_SBOX_CTR_COUNT_WIDTH 48
#define nhmex_sbox_ctr_get_count(r) /* uint64_t (nhmex_sbox_ctr r) [47:0]: What the counter has counted. */ \
	UNCORE_GET64_(nhmex_sbox_ctr, r, NHMEX_SBOX_CTR_COUNT)
#define nhmex_sbox_ctr_set_count(r, v) /* nhmex_sbox_ctr (nhmex_sbox_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted. */ \
	UNCORE_PUT64_(nhmex_sbox_ctr, nhmex_sbox_ctr_value_(r).raw, NHMEX_SBOX_CTR_COUNT, v)

/*
 * mm_cfg: S_MSR_MM_CFG, 64 bits
 * Source: linux-nhmex uncore_nhmex.c NHMEX_S0_MSR_MM_CFG, NHMEX_S1_MSR_MM_CFG; likwid registers.h MSR_S1_PMON_MM_CFG
 * (cross-source)
 */
typedef struct nhmex_sbox_mm_cfg {
	uint64_t raw;
} nhmex_sbox_mm_cfg;

UNCORE_ACCESSOR nhmex_sbox_mm_cfg nhmex_sbox_mm_cfg_value_(nhmex_sbox_mm_cfg r)
{
	return r;
}

#define NHMEX_SBOX_MM_CFG_RESET UINT64_C(0x0000000000000000)
#define nhmex_sbox_mm_cfg_reset() /* nhmex_sbox_mm_cfg (): the value to begin from of S_MSR_MM_CFG. */ \
	UNCORE_VALUE_(nhmex_sbox_mm_cfg, NHMEX_SBOX_MM_CFG_RESET)

#define NHMEX_SBOX_MM_CFG_MSRS 0xe48, 0xe58

UNCORE_ACCESSOR uncore_msr nhmex_sbox_mm_cfg_addr(unsigned instance)
{
	static const uint32_t base[NHMEX_SBOX_INSTANCES] = { NHMEX_SBOX_MM_CFG_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define nhmex_sbox_mm_cfg_addr(instance) /* uncore_msr (instance below NHMEX_SBOX_INSTANCES): the address of S_MSR_MM_CFG. */ \
	nhmex_sbox_mm_cfg_addr(UNCORE_INDEX_(instance, NHMEX_SBOX_INSTANCES))

/* en [63] RW. */
#define NHMEX_SBOX_MM_CFG_EN_MASK  UINT64_C(0x8000000000000000)
#define NHMEX_SBOX_MM_CFG_EN_SHIFT 63
#define NHMEX_SBOX_MM_CFG_EN_WIDTH 1
#define nhmex_sbox_mm_cfg_get_en(r) /* uint64_t (nhmex_sbox_mm_cfg r) [63]: Lets match and mask decide what TO_R_PROG_EV counts. */ \
	UNCORE_GET64_(nhmex_sbox_mm_cfg, r, NHMEX_SBOX_MM_CFG_EN)
#define nhmex_sbox_mm_cfg_set_en(r, v) /* nhmex_sbox_mm_cfg (nhmex_sbox_mm_cfg r, v up to 0x1u) [63]: Lets match and mask decide what TO_R_PROG_EV counts. */ \
	UNCORE_PUT64_(nhmex_sbox_mm_cfg, nhmex_sbox_mm_cfg_value_(r).raw, NHMEX_SBOX_MM_CFG_EN, v)

/*
 * match: S_MSR_MATCH, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (inferred)
 */
typedef struct nhmex_sbox_match {
	uint64_t raw;
} nhmex_sbox_match;

UNCORE_ACCESSOR nhmex_sbox_match nhmex_sbox_match_value_(nhmex_sbox_match r)
{
	return r;
}

#define NHMEX_SBOX_MATCH_RESET UINT64_C(0x0000000000000000)
#define nhmex_sbox_match_reset() /* nhmex_sbox_match (): the value to begin from of S_MSR_MATCH. */ \
	UNCORE_VALUE_(nhmex_sbox_match, NHMEX_SBOX_MATCH_RESET)

#define NHMEX_SBOX_MATCH_MSRS 0xe49, 0xe59

UNCORE_ACCESSOR uncore_msr nhmex_sbox_match_addr(unsigned instance)
{
	static const uint32_t base[NHMEX_SBOX_INSTANCES] = { NHMEX_SBOX_MATCH_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define nhmex_sbox_match_addr(instance) /* uncore_msr (instance below NHMEX_SBOX_INSTANCES): the address of S_MSR_MATCH. */ \
	nhmex_sbox_match_addr(UNCORE_INDEX_(instance, NHMEX_SBOX_INSTANCES))

/* match [63:0] RW. */
#define NHMEX_SBOX_MATCH_MATCH_MASK  UINT64_C(0xffffffffffffffff)
#define NHMEX_SBOX_MATCH_MATCH_SHIFT 0
#define NHMEX_SBOX_MATCH_MATCH_WIDTH 64
#define nhmex_sbox_match_get_match(r) /* uint64_t (nhmex_sbox_match r) [63:0]: The packet to count; only the address part was seen. */ \
	UNCORE_GET64_(nhmex_sbox_match, r, NHMEX_SBOX_MATCH_MATCH)
#define nhmex_sbox_match_set_match(r, v) /* nhmex_sbox_match (nhmex_sbox_match r, v up to 0xffffffffffffffffull) [63:0]: The packet to count; only the address part was seen. */ \
	UNCORE_PUT64_(nhmex_sbox_match, nhmex_sbox_match_value_(r).raw, NHMEX_SBOX_MATCH_MATCH, v)

/* addr [38:1] RW, part of match. */
#define NHMEX_SBOX_MATCH_ADDR_MASK  UINT64_C(0x0000007ffffffffe)
#define NHMEX_SBOX_MATCH_ADDR_SHIFT 1
#define NHMEX_SBOX_MATCH_ADDR_WIDTH 38
#define nhmex_sbox_match_get_addr(r) /* uint64_t (nhmex_sbox_match r) [38:1]: Bits 43:6 of the physical address. */ \
	UNCORE_GET64_(nhmex_sbox_match, r, NHMEX_SBOX_MATCH_ADDR)
#define nhmex_sbox_match_set_addr(r, v) /* nhmex_sbox_match (nhmex_sbox_match r, v up to 0x3fffffffffull) [38:1]: Bits 43:6 of the physical address. */ \
	UNCORE_PUT64_(nhmex_sbox_match, nhmex_sbox_match_value_(r).raw, NHMEX_SBOX_MATCH_ADDR, v)

/*
 * mask: S_MSR_MASK, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (inferred)
 */
typedef struct nhmex_sbox_mask {
	uint64_t raw;
} nhmex_sbox_mask;

UNCORE_ACCESSOR nhmex_sbox_mask nhmex_sbox_mask_value_(nhmex_sbox_mask r)
{
	return r;
}

#define NHMEX_SBOX_MASK_RESET UINT64_C(0x0000000000000000)
#define nhmex_sbox_mask_reset() /* nhmex_sbox_mask (): the value to begin from of S_MSR_MASK. */ \
	UNCORE_VALUE_(nhmex_sbox_mask, NHMEX_SBOX_MASK_RESET)

#define NHMEX_SBOX_MASK_MSRS 0xe4a, 0xe5a

UNCORE_ACCESSOR uncore_msr nhmex_sbox_mask_addr(unsigned instance)
{
	static const uint32_t base[NHMEX_SBOX_INSTANCES] = { NHMEX_SBOX_MASK_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define nhmex_sbox_mask_addr(instance) /* uncore_msr (instance below NHMEX_SBOX_INSTANCES): the address of S_MSR_MASK. */ \
	nhmex_sbox_mask_addr(UNCORE_INDEX_(instance, NHMEX_SBOX_INSTANCES))

/* mask [63:0] RW. */
#define NHMEX_SBOX_MASK_MASK_MASK  UINT64_C(0xffffffffffffffff)
#define NHMEX_SBOX_MASK_MASK_SHIFT 0
#define NHMEX_SBOX_MASK_MASK_WIDTH 64
#define nhmex_sbox_mask_get_mask(r) /* uint64_t (nhmex_sbox_mask r) [63:0]: Bits of match that do not matter, in the address part; the rest was not seen. */ \
	UNCORE_GET64_(nhmex_sbox_mask, r, NHMEX_SBOX_MASK_MASK)
#define nhmex_sbox_mask_set_mask(r, v) /* nhmex_sbox_mask (nhmex_sbox_mask r, v up to 0xffffffffffffffffull) [63:0]: Bits of match that do not matter, in the address part; the rest was not seen. */ \
	UNCORE_PUT64_(nhmex_sbox_mask, nhmex_sbox_mask_value_(r).raw, NHMEX_SBOX_MASK_MASK, v)

/* addr_mask [38:1] RW, part of mask. */
#define NHMEX_SBOX_MASK_ADDR_MASK_MASK  UINT64_C(0x0000007ffffffffe)
#define NHMEX_SBOX_MASK_ADDR_MASK_SHIFT 1
#define NHMEX_SBOX_MASK_ADDR_MASK_WIDTH 38
#define nhmex_sbox_mask_get_addr_mask(r) /* uint64_t (nhmex_sbox_mask r) [38:1]: A 1 takes this address bit as matched. */ \
	UNCORE_GET64_(nhmex_sbox_mask, r, NHMEX_SBOX_MASK_ADDR_MASK)
#define nhmex_sbox_mask_set_addr_mask(r, v) /* nhmex_sbox_mask (nhmex_sbox_mask r, v up to 0x3fffffffffull) [38:1]: A 1 takes this address bit as matched. */ \
	UNCORE_PUT64_(nhmex_sbox_mask, nhmex_sbox_mask_value_(r).raw, NHMEX_SBOX_MASK_ADDR_MASK, v)

#ifdef __cplusplus
}
#endif

#endif
