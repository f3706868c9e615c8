/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/nhmex/bbox.box.json by "make generate". Do not edit. */
/*
 * nhmex bbox: Home agent. Counts requests in the tracker of a home agent, its queues and its messages; each counter has
 * events of its own.
 * Source: 323535-001 p2-31 to p2-36; linux-nhmex uncore_nhmex.c nhmex_uncore_bbox
 */
#ifndef UNCORE_NHMEX_BBOX_H
#define UNCORE_NHMEX_BBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define NHMEX_BBOX_INSTANCES 2

#define NHMEX_BBOX_COUNTER0_COUNTERS   1
#define NHMEX_BBOX_COUNTER0_WIDTH      48
#define NHMEX_BBOX_COUNTER0_COUNT_MASK UINT64_C(0xffffffffffff)

#define NHMEX_BBOX_COUNTER1_COUNTERS   1
#define NHMEX_BBOX_COUNTER1_WIDTH      48
#define NHMEX_BBOX_COUNTER1_COUNT_MASK UINT64_C(0xffffffffffff)

#define NHMEX_BBOX_COUNTER2_COUNTERS   1
#define NHMEX_BBOX_COUNTER2_WIDTH      48
#define NHMEX_BBOX_COUNTER2_COUNT_MASK UINT64_C(0xffffffffffff)

#define NHMEX_BBOX_COUNTER3_COUNTERS   1
#define NHMEX_BBOX_COUNTER3_WIDTH      48
#define NHMEX_BBOX_COUNTER3_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * gl_ctl: B_MSR_PMON_GLOBAL_CTL, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h
 */
typedef struct nhmex_bbox_gl_ctl {
	uint64_t raw;
} nhmex_bbox_gl_ctl;

UNCORE_ACCESSOR nhmex_bbox_gl_ctl nhmex_bbox_gl_ctl_value_(nhmex_bbox_gl_ctl r)
{
	return r;
}

#define NHMEX_BBOX_GL_CTL_RESET UINT64_C(0x0000000000000000)
#define nhmex_bbox_gl_ctl_reset() /* nhmex_bbox_gl_ctl (): the value to begin from of B_MSR_PMON_GLOBAL_CTL. */ \
	UNCORE_VALUE_(nhmex_bbox_gl_ctl, NHMEX_BBOX_GL_CTL_RESET)

#define NHMEX_BBOX_GL_CTL_MSR 0xc20u
#define NHMEX_BBOX_GL_CTL_INSTANCE_STRIDE 0x40u

#define nhmex_bbox_gl_ctl_addr(instance) /* uncore_msr (instance below NHMEX_BBOX_INSTANCES): the address of B_MSR_PMON_GLOBAL_CTL. */ \
	uncore_msr_at_(NHMEX_BBOX_GL_CTL_MSR + \
		UNCORE_INDEX_(instance, NHMEX_BBOX_INSTANCES) * NHMEX_BBOX_GL_CTL_INSTANCE_STRIDE)

/* ctr_en [3:0] RW. */
#define NHMEX_BBOX_GL_CTL_CTR_EN_MASK  UINT64_C(0x000000000000000f)
#define NHMEX_BBOX_GL_CTL_CTR_EN_SHIFT 0
#define NHMEX_BBOX_GL_CTL_CTR_EN_WIDTH 4
#define nhmex_bbox_gl_ctl_get_ctr_en(r) /* uint64_t (nhmex_bbox_gl_ctl r) [3:0]: Bit n lets counter n count, if its own control and the U-Box let it too. */ \
	UNCORE_GET64_(nhmex_bbox_gl_ctl, r, NHMEX_BBOX_GL_CTL_CTR_EN)
#define nhmex_bbox_gl_ctl_set_ctr_en(r, v) /* nhmex_bbox_gl_ctl (nhmex_bbox_gl_ctl r, v up to 0xfu) [3:0]: Bit n lets counter n count, if its own control and the U-Box let it too. */ \
	UNCORE_PUT64_(nhmex_bbox_gl_ctl, nhmex_bbox_gl_ctl_value_(r).raw, NHMEX_BBOX_GL_CTL_CTR_EN, v)

/*
 * gl_status: B_MSR_PMON_GLOBAL_STATUS, 64 bits
 * Source: likwid perfmon_nehalemEX_counters.h, registers.h (inferred)
 */
typedef struct nhmex_bbox_gl_status {
	uint64_t raw;
} nhmex_bbox_gl_status;

UNCORE_ACCESSOR nhmex_bbox_gl_status nhmex_bbox_gl_status_value_(nhmex_bbox_gl_status r)
{
	return r;
}

#define NHMEX_BBOX_GL_STATUS_RESET UINT64_C(0x0000000000000000)
#define nhmex_bbox_gl_status_reset() /* nhmex_bbox_gl_status (): the value to begin from of B_MSR_PMON_GLOBAL_STATUS. */ \
	UNCORE_VALUE_(nhmex_bbox_gl_status, NHMEX_BBOX_GL_STATUS_RESET)

#define NHMEX_BBOX_GL_STATUS_MSR 0xc21u
#define NHMEX_BBOX_GL_STATUS_INSTANCE_STRIDE 0x40u

#define nhmex_bbox_gl_status_addr(instance) /* uncore_msr (instance below NHMEX_BBOX_INSTANCES): the address of B_MSR_PMON_GLOBAL_STATUS. */ \
	uncore_msr_at_(NHMEX_BBOX_GL_STATUS_MSR + \
		UNCORE_INDEX_(instance, NHMEX_BBOX_INSTANCES) * NHMEX_BBOX_GL_STATUS_INSTANCE_STRIDE)

/* ov [3:0] RO-V. */
#define NHMEX_BBOX_GL_STATUS_OV_MASK  UINT64_C(0x000000000000000f)
#define NHMEX_BBOX_GL_STATUS_OV_SHIFT 0
#define NHMEX_BBOX_GL_STATUS_OV_WIDTH 4
#define nhmex_bbox_gl_status_get_ov(r) /* uint64_t (nhmex_bbox_gl_status r) [3:0]: Bit n: counter n has wrapped. gl_ovf_ctl clears it. */ \
	UNCORE_GET64_(nhmex_bbox_gl_status, r, NHMEX_BBOX_GL_STATUS_OV)

/*
 * gl_ovf_ctl: B_MSR_PMON_GLOBAL_OVF_CTL, 64 bits
 * Source: likwid perfmon_nehalemEX_counters.h, registers.h (inferred)
 */
typedef struct nhmex_bbox_gl_ovf_ctl {
	uint64_t raw;
} nhmex_bbox_gl_ovf_ctl;

UNCORE_ACCESSOR nhmex_bbox_gl_ovf_ctl nhmex_bbox_gl_ovf_ctl_value_(nhmex_bbox_gl_ovf_ctl r)
{
	return r;
}

#define NHMEX_BBOX_GL_OVF_CTL_RESET UINT64_C(0x0000000000000000)
#define nhmex_bbox_gl_ovf_ctl_reset() /* nhmex_bbox_gl_ovf_ctl (): the value to begin from of B_MSR_PMON_GLOBAL_OVF_CTL. */ \
	UNCORE_VALUE_(nhmex_bbox_gl_ovf_ctl, NHMEX_BBOX_GL_OVF_CTL_RESET)

#define NHMEX_BBOX_GL_OVF_CTL_MSR 0xc22u
#define NHMEX_BBOX_GL_OVF_CTL_INSTANCE_STRIDE 0x40u

#define nhmex_bbox_gl_ovf_ctl_addr(instance) /* uncore_msr (instance below NHMEX_BBOX_INSTANCES): the address of B_MSR_PMON_GLOBAL_OVF_CTL. */ \
	uncore_msr_at_(NHMEX_BBOX_GL_OVF_CTL_MSR + \
		UNCORE_INDEX_(instance, NHMEX_BBOX_INSTANCES) * NHMEX_BBOX_GL_OVF_CTL_INSTANCE_STRIDE)

/* clr_ov [3:0] WO. */
#define NHMEX_BBOX_GL_OVF_CTL_CLR_OV_MASK  UINT64_C(0x000000000000000f)
#define NHMEX_BBOX_GL_OVF_CTL_CLR_OV_SHIFT 0
#define NHMEX_BBOX_GL_OVF_CTL_CLR_OV_WIDTH 4
#define nhmex_bbox_gl_ovf_ctl_set_clr_ov(r, v) /* nhmex_bbox_gl_ovf_ctl (nhmex_bbox_gl_ovf_ctl r, v up to 0xfu) [3:0]: Writing 1 clears the same bit of the status. */ \
	UNCORE_PUT64_(nhmex_bbox_gl_ovf_ctl, nhmex_bbox_gl_ovf_ctl_value_(r).raw, NHMEX_BBOX_GL_OVF_CTL_CLR_OV, v)

/*
 * ctl0: B_MSR_PMON_EVT_SEL0, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h
 */
typedef struct nhmex_bbox_ctl0 {
	uint64_t raw;
} nhmex_bbox_ctl0;

UNCORE_ACCESSOR nhmex_bbox_ctl0 nhmex_bbox_ctl0_value_(nhmex_bbox_ctl0 r)
{
	return r;
}

#define NHMEX_BBOX_CTL0_RESET     UINT64_C(0x0000000000000000)
#define NHMEX_BBOX_CTL0_MUST_ZERO UINT64_C(0x6004000000000000)
#define nhmex_bbox_ctl0_reset() /* nhmex_bbox_ctl0 (): the value to begin from of B_MSR_PMON_EVT_SEL0. */ \
	UNCORE_VALUE_(nhmex_bbox_ctl0, NHMEX_BBOX_CTL0_RESET)

#define NHMEX_BBOX_CTL0_MSR 0xc30u
#define NHMEX_BBOX_CTL0_INSTANCE_STRIDE 0x40u

#define nhmex_bbox_ctl0_addr(instance) /* uncore_msr (instance below NHMEX_BBOX_INSTANCES): the address of B_MSR_PMON_EVT_SEL0. */ \
	uncore_msr_at_(NHMEX_BBOX_CTL0_MSR + \
		UNCORE_INDEX_(instance, NHMEX_BBOX_INSTANCES) * NHMEX_BBOX_CTL0_INSTANCE_STRIDE)

/* pmi_en [20] RW. */
#define NHMEX_BBOX_CTL0_PMI_EN_MASK  UINT64_C(0x0000000000100000)
#define NHMEX_BBOX_CTL0_PMI_EN_SHIFT 20
#define NHMEX_BBOX_CTL0_PMI_EN_WIDTH 1
#define nhmex_bbox_ctl0_get_pmi_en(r) /* uint64_t (nhmex_bbox_ctl0 r) [20]: A wrap sends an overflow interrupt through the U-Box. */ \
	UNCORE_GET64_(nhmex_bbox_ctl0, r, NHMEX_BBOX_CTL0_PMI_EN)
#define nhmex_bbox_ctl0_set_pmi_en(r, v) /* nhmex_bbox_ctl0 (nhmex_bbox_ctl0 r, v up to 0x1u) [20]: A wrap sends an overflow interrupt through the U-Box. */ \
	UNCORE_PUT64_(nhmex_bbox_ctl0, nhmex_bbox_ctl0_value_(r).raw, NHMEX_BBOX_CTL0_PMI_EN, v)

/* ev_sel [5:1] RW. */
#define NHMEX_BBOX_CTL0_EV_SEL_MASK  UINT64_C(0x000000000000003e)
#define NHMEX_BBOX_CTL0_EV_SEL_SHIFT 1
#define NHMEX_BBOX_CTL0_EV_SEL_WIDTH 5
#define nhmex_bbox_ctl0_get_ev_sel(r) /* uint64_t (nhmex_bbox_ctl0 r) [5:1]: Code of the event, of those that this counter has. */ \
	UNCORE_GET64_(nhmex_bbox_ctl0, r, NHMEX_BBOX_CTL0_EV_SEL)
#define nhmex_bbox_ctl0_set_ev_sel(r, v) /* nhmex_bbox_ctl0 (nhmex_bbox_ctl0 r, v up to 0x1fu) [5:1]: Code of the event, of those that this counter has. */ \
	UNCORE_PUT64_(nhmex_bbox_ctl0, nhmex_bbox_ctl0_value_(r).raw, NHMEX_BBOX_CTL0_EV_SEL, v)

/* en [0] RW. */
#define NHMEX_BBOX_CTL0_EN_MASK  UINT64_C(0x0000000000000001)
#define NHMEX_BBOX_CTL0_EN_SHIFT 0
#define NHMEX_BBOX_CTL0_EN_WIDTH 1
#define nhmex_bbox_ctl0_get_en(r) /* uint64_t (nhmex_bbox_ctl0 r) [0]: Lets this counter count, once the box and the package let it too. */ \
	UNCORE_GET64_(nhmex_bbox_ctl0, r, NHMEX_BBOX_CTL0_EN)
#define nhmex_bbox_ctl0_set_en(r, v) /* nhmex_bbox_ctl0 (nhmex_bbox_ctl0 r, v up to 0x1u) [0]: Lets this counter count, once the box and the package let it too. */ \
	UNCORE_PUT64_(nhmex_bbox_ctl0, nhmex_bbox_ctl0_value_(r).raw, NHMEX_BBOX_CTL0_EN, v)

/*
 * ctr0: B_MSR_PMON_CNT0, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h
 */
typedef struct nhmex_bbox_ctr0 {
	uint64_t raw;
} nhmex_bbox_ctr0;

UNCORE_ACCESSOR nhmex_bbox_ctr0 nhmex_bbox_ctr0_value_(nhmex_bbox_ctr0 r)
{
	return r;
}

#define NHMEX_BBOX_CTR0_RESET UINT64_C(0x0000000000000000)
#define nhmex_bbox_ctr0_reset() /* nhmex_bbox_ctr0 (): the value to begin from of B_MSR_PMON_CNT0. */ \
	UNCORE_VALUE_(nhmex_bbox_ctr0, NHMEX_BBOX_CTR0_RESET)

#define NHMEX_BBOX_CTR0_MSR 0xc31u
#define NHMEX_BBOX_CTR0_INSTANCE_STRIDE 0x40u

#define nhmex_bbox_ctr0_addr(instance) /* uncore_msr (instance below NHMEX_BBOX_INSTANCES): the address of B_MSR_PMON_CNT0. */ \
	uncore_msr_at_(NHMEX_BBOX_CTR0_MSR + \
		UNCORE_INDEX_(instance, NHMEX_BBOX_INSTANCES) * NHMEX_BBOX_CTR0_INSTANCE_STRIDE)

/* count [47:0] RW-V. */
#define NHMEX_BBOX_CTR0_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define NHMEX_BBOX_CTR0_COUNT_SHIFT 0
#define NHMEX_BBOX_CTR0_COUNT_WIDTH 48
#define nhmex_bbox_ctr0_get_count(r) /* uint64_t (nhmex_bbox_ctr0 r) [47:0]: What the counter has counted. */ \
	UNCORE_GET64_(nhmex_bbox_ctr0, r, NHMEX_BBOX_CTR0_COUNT)
#define nhmex_bbox_ctr0_set_count(r, v) /* nhmex_bbox_ctr0 (nhmex_bbox_ctr0 r, v up to 0xffffffffffffull) [47:0]: What the counter has counted. */ \
	UNCORE_PUT64_(nhmex_bbox_ctr0, nhmex_bbox_ctr0_value_(r).raw, NHMEX_BBOX_CTR0_COUNT, v)

/*
 * ctl1: B_MSR_PMON_EVT_SEL1, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h
 */
typedef struct nhmex_bbox_ctl1 {
	uint64_t raw;
} nhmex_bbox_ctl1;

UNCORE_ACCESSOR nhmex_bbox_ctl1 nhmex_bbox_ctl1_value_(nhmex_bbox_ctl1 r)
{
	return r;
}

#define NHMEX_BBOX_CTL1_RESET     UINT64_C(0x0000000000000000)
#define NHMEX_BBOX_CTL1_MUST_ZERO UINT64_C(0x6004000000000000)
#define nhmex_bbox_ctl1_reset() /* nhmex_bbox_ctl1 (): the value to begin from of B_MSR_PMON_EVT_SEL1. */ \
	UNCORE_VALUE_(nhmex_bbox_ctl1, NHMEX_BBOX_CTL1_RESET)

#define NHMEX_BBOX_CTL1_MSR 0xc32u
#define NHMEX_BBOX_CTL1_INSTANCE_STRIDE 0x40u

#define nhmex_bbox_ctl1_addr(instance) /* uncore_msr (instance below NHMEX_BBOX_INSTANCES): the address of B_MSR_PMON_EVT_SEL1. */ \
	uncore_msr_at_(NHMEX_BBOX_CTL1_MSR + \
		UNCORE_INDEX_(instance, NHMEX_BBOX_INSTANCES) * NHMEX_BBOX_CTL1_INSTANCE_STRIDE)

/* pmi_en [20] RW. */
#define NHMEX_BBOX_CTL1_PMI_EN_MASK  UINT64_C(0x0000000000100000)
#define NHMEX_BBOX_CTL1_PMI_EN_SHIFT 20
#define NHMEX_BBOX_CTL1_PMI_EN_WIDTH 1
#define nhmex_bbox_ctl1_get_pmi_en(r) /* uint64_t (nhmex_bbox_ctl1 r) [20]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_GET64_(nhmex_bbox_ctl1, r, NHMEX_BBOX_CTL1_PMI_EN)
#define nhmex_bbox_ctl1_set_pmi_en(r, v) /* nhmex_bbox_ctl1 (nhmex_bbox_ctl1 r, v up to 0x1u) [20]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_PUT64_(nhmex_bbox_ctl1, nhmex_bbox_ctl1_value_(r).raw, NHMEX_BBOX_CTL1_PMI_EN, v)

/* ev_sel [5:1] RW. */
#define NHMEX_BBOX_CTL1_EV_SEL_MASK  UINT64_C(0x000000000000003e)
#define NHMEX_BBOX_CTL1_EV_SEL_SHIFT 1
#define NHMEX_BBOX_CTL1_EV_SEL_WIDTH 5
#define nhmex_bbox_ctl1_get_ev_sel(r) /* uint64_t (nhmex_bbox_ctl1 r) [5:1]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_GET64_(nhmex_bbox_ctl1, r, NHMEX_BBOX_CTL1_EV_SEL)
#define nhmex_bbox_ctl1_set_ev_sel(r, v) /* nhmex_bbox_ctl1 (nhmex_bbox_ctl1 r, v up to 0x1fu) [5:1]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_PUT64_(nhmex_bbox_ctl1, nhmex_bbox_ctl1_value_(r).raw, NHMEX_BBOX_CTL1_EV_SEL, v)

/* en [0] RW. */
#define NHMEX_BBOX_CTL1_EN_MASK  UINT64_C(0x0000000000000001)
#define NHMEX_BBOX_CTL1_EN_SHIFT 0
#define NHMEX_BBOX_CTL1_EN_WIDTH 1
#define nhmex_bbox_ctl1_get_en(r) /* uint64_t (nhmex_bbox_ctl1 r) [0]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_GET64_(nhmex_bbox_ctl1, r, NHMEX_BBOX_CTL1_EN)
#define nhmex_bbox_ctl1_set_en(r, v) /* nhmex_bbox_ctl1 (nhmex_bbox_ctl1 r, v up to 0x1u) [0]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_PUT64_(nhmex_bbox_ctl1, nhmex_bbox_ctl1_value_(r).raw, NHMEX_BBOX_CTL1_EN, v)

/*
 * ctr1: B_MSR_PMON_CNT1, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h
 */
typedef struct nhmex_bbox_ctr1 {
	uint64_t raw;
} nhmex_bbox_ctr1;

UNCORE_ACCESSOR nhmex_bbox_ctr1 nhmex_bbox_ctr1_value_(nhmex_bbox_ctr1 r)
{
	return r;
}

#define NHMEX_BBOX_CTR1_RESET UINT64_C(0x0000000000000000)
#define nhmex_bbox_ctr1_reset() /* nhmex_bbox_ctr1 (): the value to begin from of B_MSR_PMON_CNT1. */ \
	UNCORE_VALUE_(nhmex_bbox_ctr1, NHMEX_BBOX_CTR1_RESET)

#define NHMEX_BBOX_CTR1_MSR 0xc33u
#define NHMEX_BBOX_CTR1_INSTANCE_STRIDE 0x40u

#define nhmex_bbox_ctr1_addr(instance) /* uncore_msr (instance below NHMEX_BBOX_INSTANCES): the address of B_MSR_PMON_CNT1. */ \
	uncore_msr_at_(NHMEX_BBOX_CTR1_MSR + \
		UNCORE_INDEX_(instance, NHMEX_BBOX_INSTANCES) * NHMEX_BBOX_CTR1_INSTANCE_STRIDE)

/* count [47:0] RW-V. */
#define NHMEX_BBOX_CTR1_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define NHMEX_BBOX_CTR1_COUNT_SHIFT 0
#define NHMEX_BBOX_CTR1_COUNT_WIDTH 48
#define nhmex_bbox_ctr1_get_count(r) /* uint64_t (nhmex_bbox_ctr1 r) [47:0]: the same bits as in nhmex_bbox_ctr0. */ \
	UNCORE_GET64_(nhmex_bbox_ctr1, r, NHMEX_BBOX_CTR1_COUNT)
#define nhmex_bbox_ctr1_set_count(r, v) /* nhmex_bbox_ctr1 (nhmex_bbox_ctr1 r, v up to 0xffffffffffffull) [47:0]: the same bits as in nhmex_bbox_ctr0. */ \
	UNCORE_PUT64_(nhmex_bbox_ctr1, nhmex_bbox_ctr1_value_(r).raw, NHMEX_BBOX_CTR1_COUNT, v)

/*
 * ctl2: B_MSR_PMON_EVT_SEL2, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h
 */
typedef struct nhmex_bbox_ctl2 {
	uint64_t raw;
} nhmex_bbox_ctl2;

UNCORE_ACCESSOR nhmex_bbox_ctl2 nhmex_bbox_ctl2_value_(nhmex_bbox_ctl2 r)
{
	return r;
}

#define NHMEX_BBOX_CTL2_RESET     UINT64_C(0x0000000000000000)
#define NHMEX_BBOX_CTL2_MUST_ZERO UINT64_C(0x6004000000000000)
#define nhmex_bbox_ctl2_reset() /* nhmex_bbox_ctl2 (): the value to begin from of B_MSR_PMON_EVT_SEL2. */ \
	UNCORE_VALUE_(nhmex_bbox_ctl2, NHMEX_BBOX_CTL2_RESET)

#define NHMEX_BBOX_CTL2_MSR 0xc34u
#define NHMEX_BBOX_CTL2_INSTANCE_STRIDE 0x40u

#define nhmex_bbox_ctl2_addr(instance) /* uncore_msr (instance below NHMEX_BBOX_INSTANCES): the address of B_MSR_PMON_EVT_SEL2. */ \
	uncore_msr_at_(NHMEX_BBOX_CTL2_MSR + \
		UNCORE_INDEX_(instance, NHMEX_BBOX_INSTANCES) * NHMEX_BBOX_CTL2_INSTANCE_STRIDE)

/* pmi_en [20] RW. */
#define NHMEX_BBOX_CTL2_PMI_EN_MASK  UINT64_C(0x0000000000100000)
#define NHMEX_BBOX_CTL2_PMI_EN_SHIFT 20
#define NHMEX_BBOX_CTL2_PMI_EN_WIDTH 1
#define nhmex_bbox_ctl2_get_pmi_en(r) /* uint64_t (nhmex_bbox_ctl2 r) [20]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_GET64_(nhmex_bbox_ctl2, r, NHMEX_BBOX_CTL2_PMI_EN)
#define nhmex_bbox_ctl2_set_pmi_en(r, v) /* nhmex_bbox_ctl2 (nhmex_bbox_ctl2 r, v up to 0x1u) [20]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_PUT64_(nhmex_bbox_ctl2, nhmex_bbox_ctl2_value_(r).raw, NHMEX_BBOX_CTL2_PMI_EN, v)

/* ev_sel [5:1] RW. */
#define NHMEX_BBOX_CTL2_EV_SEL_MASK  UINT64_C(0x000000000000003e)
#define NHMEX_BBOX_CTL2_EV_SEL_SHIFT 1
#define NHMEX_BBOX_CTL2_EV_SEL_WIDTH 5
#define nhmex_bbox_ctl2_get_ev_sel(r) /* uint64_t (nhmex_bbox_ctl2 r) [5:1]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_GET64_(nhmex_bbox_ctl2, r, NHMEX_BBOX_CTL2_EV_SEL)
#define nhmex_bbox_ctl2_set_ev_sel(r, v) /* nhmex_bbox_ctl2 (nhmex_bbox_ctl2 r, v up to 0x1fu) [5:1]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_PUT64_(nhmex_bbox_ctl2, nhmex_bbox_ctl2_value_(r).raw, NHMEX_BBOX_CTL2_EV_SEL, v)

/* en [0] RW. */
#define NHMEX_BBOX_CTL2_EN_MASK  UINT64_C(0x0000000000000001)
#define NHMEX_BBOX_CTL2_EN_SHIFT 0
#define NHMEX_BBOX_CTL2_EN_WIDTH 1
#define nhmex_bbox_ctl2_get_en(r) /* uint64_t (nhmex_bbox_ctl2 r) [0]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_GET64_(nhmex_bbox_ctl2, r, NHMEX_BBOX_CTL2_EN)
#define nhmex_bbox_ctl2_set_en(r, v) /* nhmex_bbox_ctl2 (nhmex_bbox_ctl2 r, v up to 0x1u) [0]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_PUT64_(nhmex_bbox_ctl2, nhmex_bbox_ctl2_value_(r).raw, NHMEX_BBOX_CTL2_EN, v)

/*
 * ctr2: B_MSR_PMON_CNT2, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h
 */
typedef struct nhmex_bbox_ctr2 {
	uint64_t raw;
} nhmex_bbox_ctr2;

UNCORE_ACCESSOR nhmex_bbox_ctr2 nhmex_bbox_ctr2_value_(nhmex_bbox_ctr2 r)
{
	return r;
}

#define NHMEX_BBOX_CTR2_RESET UINT64_C(0x0000000000000000)
#define nhmex_bbox_ctr2_reset() /* nhmex_bbox_ctr2 (): the value to begin from of B_MSR_PMON_CNT2. */ \
	UNCORE_VALUE_(nhmex_bbox_ctr2, NHMEX_BBOX_CTR2_RESET)

#define NHMEX_BBOX_CTR2_MSR 0xc35u
#define NHMEX_BBOX_CTR2_INSTANCE_STRIDE 0x40u

#define nhmex_bbox_ctr2_addr(instance) /* uncore_msr (instance below NHMEX_BBOX_INSTANCES): the address of B_MSR_PMON_CNT2. */ \
	uncore_msr_at_(NHMEX_BBOX_CTR2_MSR + \
		UNCORE_INDEX_(instance, NHMEX_BBOX_INSTANCES) * NHMEX_BBOX_CTR2_INSTANCE_STRIDE)

/* count [47:0] RW-V. */
#define NHMEX_BBOX_CTR2_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define NHMEX_BBOX_CTR2_COUNT_SHIFT 0
#define NHMEX_BBOX_CTR2_COUNT_WIDTH 48
#define nhmex_bbox_ctr2_get_count(r) /* uint64_t (nhmex_bbox_ctr2 r) [47:0]: the same bits as in nhmex_bbox_ctr0. */ \
	UNCORE_GET64_(nhmex_bbox_ctr2, r, NHMEX_BBOX_CTR2_COUNT)
#define nhmex_bbox_ctr2_set_count(r, v) /* nhmex_bbox_ctr2 (nhmex_bbox_ctr2 r, v up to 0xffffffffffffull) [47:0]: the same bits as in nhmex_bbox_ctr0. */ \
	UNCORE_PUT64_(nhmex_bbox_ctr2, nhmex_bbox_ctr2_value_(r).raw, NHMEX_BBOX_CTR2_COUNT, v)

/*
 * ctl3: B_MSR_PMON_EVT_SEL3, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h
 */
typedef struct nhmex_bbox_ctl3 {
	uint64_t raw;
} nhmex_bbox_ctl3;

UNCORE_ACCESSOR nhmex_bbox_ctl3 nhmex_bbox_ctl3_value_(nhmex_bbox_ctl3 r)
{
	return r;
}

#define NHMEX_BBOX_CTL3_RESET     UINT64_C(0x0000000000000000)
#define NHMEX_BBOX_CTL3_MUST_ZERO UINT64_C(0x6004000000000000)
#define nhmex_bbox_ctl3_reset() /* nhmex_bbox_ctl3 (): the value to begin from of B_MSR_PMON_EVT_SEL3. */ \
	UNCORE_VALUE_(nhmex_bbox_ctl3, NHMEX_BBOX_CTL3_RESET)

#define NHMEX_BBOX_CTL3_MSR 0xc36u
#define NHMEX_BBOX_CTL3_INSTANCE_STRIDE 0x40u

#define nhmex_bbox_ctl3_addr(instance) /* uncore_msr (instance below NHMEX_BBOX_INSTANCES): the address of B_MSR_PMON_EVT_SEL3. */ \
	uncore_msr_at_(NHMEX_BBOX_CTL3_MSR + \
		UNCORE_INDEX_(instance, NHMEX_BBOX_INSTANCES) * NHMEX_BBOX_CTL3_INSTANCE_STRIDE)

/* pmi_en [20] RW. */
#define NHMEX_BBOX_CTL3_PMI_EN_MASK  UINT64_C(0x0000000000100000)
#define NHMEX_BBOX_CTL3_PMI_EN_SHIFT 20
#define NHMEX_BBOX_CTL3_PMI_EN_WIDTH 1
#define nhmex_bbox_ctl3_get_pmi_en(r) /* uint64_t (nhmex_bbox_ctl3 r) [20]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_GET64_(nhmex_bbox_ctl3, r, NHMEX_BBOX_CTL3_PMI_EN)
#define nhmex_bbox_ctl3_set_pmi_en(r, v) /* nhmex_bbox_ctl3 (nhmex_bbox_ctl3 r, v up to 0x1u) [20]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_PUT64_(nhmex_bbox_ctl3, nhmex_bbox_ctl3_value_(r).raw, NHMEX_BBOX_CTL3_PMI_EN, v)

/* ev_sel [5:1] RW. */
#define NHMEX_BBOX_CTL3_EV_SEL_MASK  UINT64_C(0x000000000000003e)
#define NHMEX_BBOX_CTL3_EV_SEL_SHIFT 1
#define NHMEX_BBOX_CTL3_EV_SEL_WIDTH 5
#define nhmex_bbox_ctl3_get_ev_sel(r) /* uint64_t (nhmex_bbox_ctl3 r) [5:1]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_GET64_(nhmex_bbox_ctl3, r, NHMEX_BBOX_CTL3_EV_SEL)
#define nhmex_bbox_ctl3_set_ev_sel(r, v) /* nhmex_bbox_ctl3 (nhmex_bbox_ctl3 r, v up to 0x1fu) [5:1]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_PUT64_(nhmex_bbox_ctl3, nhmex_bbox_ctl3_value_(r).raw, NHMEX_BBOX_CTL3_EV_SEL, v)

/* en [0] RW. */
#define NHMEX_BBOX_CTL3_EN_MASK  UINT64_C(0x0000000000000001)
#define NHMEX_BBOX_CTL3_EN_SHIFT 0
#define NHMEX_BBOX_CTL3_EN_WIDTH 1
#define nhmex_bbox_ctl3_get_en(r) /* uint64_t (nhmex_bbox_ctl3 r) [0]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_GET64_(nhmex_bbox_ctl3, r, NHMEX_BBOX_CTL3_EN)
#define nhmex_bbox_ctl3_set_en(r, v) /* nhmex_bbox_ctl3 (nhmex_bbox_ctl3 r, v up to 0x1u) [0]: the same bits as in nhmex_bbox_ctl0. */ \
	UNCORE_PUT64_(nhmex_bbox_ctl3, nhmex_bbox_ctl3_value_(r).raw, NHMEX_BBOX_CTL3_EN, v)

/*
 * ctr3: B_MSR_PMON_CNT3, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h
 */
typedef struct nhmex_bbox_ctr3 {
	uint64_t raw;
} nhmex_bbox_ctr3;

UNCORE_ACCESSOR nhmex_bbox_ctr3 nhmex_bbox_ctr3_value_(nhmex_bbox_ctr3 r)
{
	return r;
}

#define NHMEX_BBOX_CTR3_RESET UINT64_C(0x0000000000000000)
#define nhmex_bbox_ctr3_reset() /* nhmex_bbox_ctr3 (): the value to begin from of B_MSR_PMON_CNT3. */ \
	UNCORE_VALUE_(nhmex_bbox_ctr3, NHMEX_BBOX_CTR3_RESET)

#define NHMEX_BBOX_CTR3_MSR 0xc37u
#define NHMEX_BBOX_CTR3_INSTANCE_STRIDE 0x40u

#define nhmex_bbox_ctr3_addr(instance) /* uncore_msr (instance below NHMEX_BBOX_INSTANCES): the address of B_MSR_PMON_CNT3. */ \
	uncore_msr_at_(NHMEX_BBOX_CTR3_MSR + \
		UNCORE_INDEX_(instance, NHMEX_BBOX_INSTANCES) * NHMEX_BBOX_CTR3_INSTANCE_STRIDE)

/* count [47:0] RW-V. */
#define NHMEX_BBOX_CTR3_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define NHMEX_BBOX_CTR3_COUNT_SHIFT 0
#define NHMEX_BBOX_CTR3_COUNT_WIDTH 48
#define nhmex_bbox_ctr3_get_count(r) /* uint64_t (nhmex_bbox_ctr3 r) [47:0]: the same bits as in nhmex_bbox_ctr0. */ \
	UNCORE_GET64_(nhmex_bbox_ctr3, r, NHMEX_BBOX_CTR3_COUNT)
#define nhmex_bbox_ctr3_set_count(r, v) /* nhmex_bbox_ctr3 (nhmex_bbox_ctr3 r, v up to 0xffffffffffffull) [47:0]: the same bits as in nhmex_bbox_ctr0. */ \
	UNCORE_PUT64_(nhmex_bbox_ctr3, nhmex_bbox_ctr3_value_(r).raw, NHMEX_BBOX_CTR3_COUNT, v)

/*
 * match: B_MSR_MATCH_REG, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h
 */
typedef struct nhmex_bbox_match {
	uint64_t raw;
} nhmex_bbox_match;

UNCORE_ACCESSOR nhmex_bbox_match nhmex_bbox_match_value_(nhmex_bbox_match r)
{
	return r;
}

#define NHMEX_BBOX_MATCH_RESET     UINT64_C(0x0000000000000000)
#define NHMEX_BBOX_MATCH_MUST_ZERO UINT64_C(0xf000000000000000)
#define nhmex_bbox_match_reset() /* nhmex_bbox_match (): the value to begin from of B_MSR_MATCH_REG. */ \
	UNCORE_VALUE_(nhmex_bbox_match, NHMEX_BBOX_MATCH_RESET)

#define NHMEX_BBOX_MATCH_MSRS 0xe45, 0xe4d

UNCORE_ACCESSOR uncore_msr nhmex_bbox_match_addr(unsigned instance)
{
	static const uint32_t base[NHMEX_BBOX_INSTANCES] = { NHMEX_BBOX_MATCH_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define nhmex_bbox_match_addr(instance) /* uncore_msr (instance below NHMEX_BBOX_INSTANCES): the address of B_MSR_MATCH_REG. */ \
	nhmex_bbox_match_addr(UNCORE_INDEX_(instance, NHMEX_BBOX_INSTANCES))

/* opc_out [59:56] RW. */
#define NHMEX_BBOX_MATCH_OPC_OUT_MASK  UINT64_C(0x0f00000000000000)
#define NHMEX_BBOX_MATCH_OPC_OUT_SHIFT 56
#define NHMEX_BBOX_MATCH_OPC_OUT_WIDTH 4
#define nhmex_bbox_match_get_opc_out(r) /* uint64_t (nhmex_bbox_match r) [59:56]: Outgoing opcode to match. */ \
	UNCORE_GET64_(nhmex_bbox_match, r, NHMEX_BBOX_MATCH_OPC_OUT)
#define nhmex_bbox_match_set_opc_out(r, v) /* nhmex_bbox_match (nhmex_bbox_match r, v up to 0xfu) [59:56]: Outgoing opcode to match. */ \
	UNCORE_PUT64_(nhmex_bbox_match, nhmex_bbox_match_value_(r).raw, NHMEX_BBOX_MATCH_OPC_OUT, v)

/* opc_in [55:52] RW. */
#define NHMEX_BBOX_MATCH_OPC_IN_MASK  UINT64_C(0x00f0000000000000)
#define NHMEX_BBOX_MATCH_OPC_IN_SHIFT 52
#define NHMEX_BBOX_MATCH_OPC_IN_WIDTH 4
#define nhmex_bbox_match_get_opc_in(r) /* uint64_t (nhmex_bbox_match r) [55:52]: Incoming opcode to match. */ \
	UNCORE_GET64_(nhmex_bbox_match, r, NHMEX_BBOX_MATCH_OPC_IN)
#define nhmex_bbox_match_set_opc_in(r, v) /* nhmex_bbox_match (nhmex_bbox_match r, v up to 0xfu) [55:52]: Incoming opcode to match. */ \
	UNCORE_PUT64_(nhmex_bbox_match, nhmex_bbox_match_value_(r).raw, NHMEX_BBOX_MATCH_OPC_IN, v)

/* msg_out [51:48] RW. */
#define NHMEX_BBOX_MATCH_MSG_OUT_MASK  UINT64_C(0x000f000000000000)
#define NHMEX_BBOX_MATCH_MSG_OUT_SHIFT 48
#define NHMEX_BBOX_MATCH_MSG_OUT_WIDTH 4

enum nhmex_bbox_match_msg_out {
	NHMEX_BBOX_MATCH_MSG_OUT_HOM_REQ = 0x0, /* Home requests. */
	NHMEX_BBOX_MATCH_MSG_OUT_HOM_RESP = 0x1, /* Home responses. */
	NHMEX_BBOX_MATCH_MSG_OUT_NDR = 0x2, /* Responses without data. */
	NHMEX_BBOX_MATCH_MSG_OUT_SNP = 0x3, /* Snoops. */
	NHMEX_BBOX_MATCH_MSG_OUT_NCS = 0x4, /* Non-coherent standard. */
	NHMEX_BBOX_MATCH_MSG_OUT_NCB = 0xc, /* Non-coherent bypass. */
	NHMEX_BBOX_MATCH_MSG_OUT_DRS = 0xe, /* Responses with data. */
};
#define nhmex_bbox_match_get_msg_out(r) /* uint64_t (nhmex_bbox_match r) [51:48]: Outgoing message class to match. */ \
	UNCORE_GET64_(nhmex_bbox_match, r, NHMEX_BBOX_MATCH_MSG_OUT)
#define nhmex_bbox_match_set_msg_out(r, v) /* nhmex_bbox_match (nhmex_bbox_match r, v up to 0xfu) [51:48]: Outgoing message class to match. */ \
	UNCORE_PUT64_(nhmex_bbox_match, nhmex_bbox_match_value_(r).raw, NHMEX_BBOX_MATCH_MSG_OUT, v)

/* msg_in [47:44] RW. */
#define NHMEX_BBOX_MATCH_MSG_IN_MASK  UINT64_C(0x0000f00000000000)
#define NHMEX_BBOX_MATCH_MSG_IN_SHIFT 44
#define NHMEX_BBOX_MATCH_MSG_IN_WIDTH 4

enum nhmex_bbox_match_msg_in {
	NHMEX_BBOX_MATCH_MSG_IN_HOM_REQ = 0x0, /* Home requests. */
	NHMEX_BBOX_MATCH_MSG_IN_HOM_RESP = 0x1, /* Home responses. */
	NHMEX_BBOX_MATCH_MSG_IN_NDR = 0x2, /* Responses without data. */
	NHMEX_BBOX_MATCH_MSG_IN_SNP = 0x3, /* Snoops. */
	NHMEX_BBOX_MATCH_MSG_IN_NCS = 0x4, /* Non-coherent standard. */
	NHMEX_BBOX_MATCH_MSG_IN_NCB = 0xc, /* Non-coherent bypass. */
	NHMEX_BBOX_MATCH_MSG_IN_DRS = 0xe, /* Responses with data. */
};
#define nhmex_bbox_match_get_msg_in(r) /* uint64_t (nhmex_bbox_match r) [47:44]: Incoming message class to match. */ \
	UNCORE_GET64_(nhmex_bbox_match, r, NHMEX_BBOX_MATCH_MSG_IN)
#define nhmex_bbox_match_set_msg_in(r, v) /* nhmex_bbox_match (nhmex_bbox_match r, v up to 0xfu) [47:44]: Incoming message class to match. */ \
	UNCORE_PUT64_(nhmex_bbox_match, nhmex_bbox_match_value_(r).raw, NHMEX_BBOX_MATCH_MSG_IN, v)

/* addr [43:0] RW. */
#define NHMEX_BBOX_MATCH_ADDR_MASK  UINT64_C(0x00000fffffffffff)
#define NHMEX_BBOX_MATCH_ADDR_SHIFT 0
#define NHMEX_BBOX_MATCH_ADDR_WIDTH 44
#define nhmex_bbox_match_get_addr(r) /* uint64_t (nhmex_bbox_match r) [43:0]: Address bits 49:6 to match. */ \
	UNCORE_GET64_(nhmex_bbox_match, r, NHMEX_BBOX_MATCH_ADDR)
#define nhmex_bbox_match_set_addr(r, v) /* nhmex_bbox_match (nhmex_bbox_match r, v up to 0xfffffffffffull) [43:0]: Address bits 49:6 to match. */ \
	UNCORE_PUT64_(nhmex_bbox_match, nhmex_bbox_match_value_(r).raw, NHMEX_BBOX_MATCH_ADDR, v)

/*
 * mask: B_MSR_MASK_REG, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h
 */
typedef struct nhmex_bbox_mask {
	uint64_t raw;
} nhmex_bbox_mask;

UNCORE_ACCESSOR nhmex_bbox_mask nhmex_bbox_mask_value_(nhmex_bbox_mask r)
{
	return r;
}

#define NHMEX_BBOX_MASK_RESET     UINT64_C(0x0000000000000000)
#define NHMEX_BBOX_MASK_MUST_ZERO UINT64_C(0xf000000000000000)
#define nhmex_bbox_mask_reset() /* nhmex_bbox_mask (): the value to begin from of B_MSR_MASK_REG. */ \
	UNCORE_VALUE_(nhmex_bbox_mask, NHMEX_BBOX_MASK_RESET)

#define NHMEX_BBOX_MASK_MSRS 0xe46, 0xe4e

UNCORE_ACCESSOR uncore_msr nhmex_bbox_mask_addr(unsigned instance)
{
	static const uint32_t base[NHMEX_BBOX_INSTANCES] = { NHMEX_BBOX_MASK_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define nhmex_bbox_mask_addr(instance) /* uncore_msr (instance below NHMEX_BBOX_INSTANCES): the address of B_MSR_MASK_REG. */ \
	nhmex_bbox_mask_addr(UNCORE_INDEX_(instance, NHMEX_BBOX_INSTANCES))

/* opc_out_mask [59:56] RW. */
#define NHMEX_BBOX_MASK_OPC_OUT_MASK_MASK  UINT64_C(0x0f00000000000000)
#define NHMEX_BBOX_MASK_OPC_OUT_MASK_SHIFT 56
#define NHMEX_BBOX_MASK_OPC_OUT_MASK_WIDTH 4
#define nhmex_bbox_mask_get_opc_out_mask(r) /* uint64_t (nhmex_bbox_mask r) [59:56]: Outgoing opcode bits that are compared. */ \
	UNCORE_GET64_(nhmex_bbox_mask, r, NHMEX_BBOX_MASK_OPC_OUT_MASK)
#define nhmex_bbox_mask_set_opc_out_mask(r, v) /* nhmex_bbox_mask (nhmex_bbox_mask r, v up to 0xfu) [59:56]: Outgoing opcode bits that are compared. */ \
	UNCORE_PUT64_(nhmex_bbox_mask, nhmex_bbox_mask_value_(r).raw, NHMEX_BBOX_MASK_OPC_OUT_MASK, v)

/* opc_in_mask [55:52] RW. */
#define NHMEX_BBOX_MASK_OPC_IN_MASK_MASK  UINT64_C(0x00f0000000000000)
#define NHMEX_BBOX_MASK_OPC_IN_MASK_SHIFT 52
#define NHMEX_BBOX_MASK_OPC_IN_MASK_WIDTH 4
#define nhmex_bbox_mask_get_opc_in_mask(r) /* uint64_t (nhmex_bbox_mask r) [55:52]: Incoming opcode bits that are compared. */ \
	UNCORE_GET64_(nhmex_bbox_mask, r, NHMEX_BBOX_MASK_OPC_IN_MASK)
#define nhmex_bbox_mask_set_opc_in_mask(r, v) /* nhmex_bbox_mask (nhmex_bbox_mask r, v up to 0xfu) [55:52]: Incoming opcode bits that are compared. */ \
	UNCORE_PUT64_(nhmex_bbox_mask, nhmex_bbox_mask_value_(r).raw, NHMEX_BBOX_MASK_OPC_IN_MASK, v)

/* msg_out_mask [51:48] RW. */
#define NHMEX_BBOX_MASK_MSG_OUT_MASK_MASK  UINT64_C(0x000f000000000000)
#define NHMEX_BBOX_MASK_MSG_OUT_MASK_SHIFT 48
#define NHMEX_BBOX_MASK_MSG_OUT_MASK_WIDTH 4
#define nhmex_bbox_mask_get_msg_out_mask(r) /* uint64_t (nhmex_bbox_mask r) [51:48]: Outgoing message class bits that are compared. */ \
	UNCORE_GET64_(nhmex_bbox_mask, r, NHMEX_BBOX_MASK_MSG_OUT_MASK)
#define nhmex_bbox_mask_set_msg_out_mask(r, v) /* nhmex_bbox_mask (nhmex_bbox_mask r, v up to 0xfu) [51:48]: Outgoing message class bits that are compared. */ \
	UNCORE_PUT64_(nhmex_bbox_mask, nhmex_bbox_mask_value_(r).raw, NHMEX_BBOX_MASK_MSG_OUT_MASK, v)

/* msg_in_mask [47:44] RW. */
#define NHMEX_BBOX_MASK_MSG_IN_MASK_MASK  UINT64_C(0x0000f00000000000)
#define NHMEX_BBOX_MASK_MSG_IN_MASK_SHIFT 44
#define NHMEX_BBOX_MASK_MSG_IN_MASK_WIDTH 4
#define nhmex_bbox_mask_get_msg_in_mask(r) /* uint64_t (nhmex_bbox_mask r) [47:44]: Incoming message class bits that are compared. */ \
	UNCORE_GET64_(nhmex_bbox_mask, r, NHMEX_BBOX_MASK_MSG_IN_MASK)
#define nhmex_bbox_mask_set_msg_in_mask(r, v) /* nhmex_bbox_mask (nhmex_bbox_mask r, v up to 0xfu) [47:44]: Incoming message class bits that are compared. */ \
	UNCORE_PUT64_(nhmex_bbox_mask, nhmex_bbox_mask_value_(r).raw, NHMEX_BBOX_MASK_MSG_IN_MASK, v)

/* addr_mask [43:0] RW. */
#define NHMEX_BBOX_MASK_ADDR_MASK_MASK  UINT64_C(0x00000fffffffffff)
#define NHMEX_BBOX_MASK_ADDR_MASK_SHIFT 0
#define NHMEX_BBOX_MASK_ADDR_MASK_WIDTH 44
#define nhmex_bbox_mask_get_addr_mask(r) /* uint64_t (nhmex_bbox_mask r) [43:0]: Address bits 49:6 bits that are compared. */ \
	UNCORE_GET64_(nhmex_bbox_mask, r, NHMEX_BBOX_MASK_ADDR_MASK)
#define nhmex_bbox_mask_set_addr_mask(r, v) /* nhmex_bbox_mask (nhmex_bbox_mask r, v up to 0xfffffffffffull) [43:0]: Address bits 49:6 bits that are compared. */ \
	UNCORE_PUT64_(nhmex_bbox_mask, nhmex_bbox_mask_value_(r).raw, NHMEX_BBOX_MASK_ADDR_MASK, v)

#ifdef __cplusplus
}
#endif

#endif
