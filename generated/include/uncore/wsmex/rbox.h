/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/wsmex/rbox.box.json by "make generate". Do not edit. */
/*
 * wsmex rbox: Router of QPI packets. Counts flits and packets at four ports of the router; box 0 has ports 0 to 3, box
 * 1 ports 4 to 7.
 * Source: 323535-001 p2-79, p2-84; linux-nhmex uncore_nhmex.c nhmex_uncore_rbox (as on nhmex/rbox)
 */
#ifndef UNCORE_WSMEX_RBOX_H
#define UNCORE_WSMEX_RBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define WSMEX_RBOX_INSTANCES 2

#define WSMEX_RBOX_GENERAL_COUNTERS   8
#define WSMEX_RBOX_GENERAL_WIDTH      48
#define WSMEX_RBOX_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * gl_ctl: R_MSR_PMON_GLOBAL_CTL, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/rbox)
 * (cross-source)
 */
typedef struct wsmex_rbox_gl_ctl {
	uint64_t raw;
} wsmex_rbox_gl_ctl;

UNCORE_ACCESSOR wsmex_rbox_gl_ctl wsmex_rbox_gl_ctl_value_(wsmex_rbox_gl_ctl r)
{
	return r;
}

#define WSMEX_RBOX_GL_CTL_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_gl_ctl_reset() /* wsmex_rbox_gl_ctl (): the value to begin from of R_MSR_PMON_GLOBAL_CTL. */ \
	UNCORE_VALUE_(wsmex_rbox_gl_ctl, WSMEX_RBOX_GL_CTL_RESET)

#define WSMEX_RBOX_GL_CTL_MSR 0xe00u
#define WSMEX_RBOX_GL_CTL_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_gl_ctl_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PMON_GLOBAL_CTL. */ \
	uncore_msr_at_(WSMEX_RBOX_GL_CTL_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_GL_CTL_INSTANCE_STRIDE)

/* ctr_en [7:0] RW. */
#define WSMEX_RBOX_GL_CTL_CTR_EN_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_RBOX_GL_CTL_CTR_EN_SHIFT 0
#define WSMEX_RBOX_GL_CTL_CTR_EN_WIDTH 8
#define wsmex_rbox_gl_ctl_get_ctr_en(r) /* uint64_t (wsmex_rbox_gl_ctl r) [7:0]: Bit n lets counter n count, if its own control and the U-Box let it too. */ \
	UNCORE_GET64_(wsmex_rbox_gl_ctl, r, WSMEX_RBOX_GL_CTL_CTR_EN)
#define wsmex_rbox_gl_ctl_set_ctr_en(r, v) /* wsmex_rbox_gl_ctl (wsmex_rbox_gl_ctl r, v up to 0xffu) [7:0]: Bit n lets counter n count, if its own control and the U-Box let it too. */ \
	UNCORE_PUT64_(wsmex_rbox_gl_ctl, wsmex_rbox_gl_ctl_value_(r).raw, WSMEX_RBOX_GL_CTL_CTR_EN, v)

/*
 * gl_status: R_MSR_PMON_GLOBAL_STATUS, 64 bits
 * Source: likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_gl_status {
	uint64_t raw;
} wsmex_rbox_gl_status;

UNCORE_ACCESSOR wsmex_rbox_gl_status wsmex_rbox_gl_status_value_(wsmex_rbox_gl_status r)
{
	return r;
}

#define WSMEX_RBOX_GL_STATUS_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_gl_status_reset() /* wsmex_rbox_gl_status (): the value to begin from of R_MSR_PMON_GLOBAL_STATUS. */ \
	UNCORE_VALUE_(wsmex_rbox_gl_status, WSMEX_RBOX_GL_STATUS_RESET)

#define WSMEX_RBOX_GL_STATUS_MSR 0xe01u
#define WSMEX_RBOX_GL_STATUS_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_gl_status_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PMON_GLOBAL_STATUS. */ \
	uncore_msr_at_(WSMEX_RBOX_GL_STATUS_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_GL_STATUS_INSTANCE_STRIDE)

/* ov [7:0] RO-V. */
#define WSMEX_RBOX_GL_STATUS_OV_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_RBOX_GL_STATUS_OV_SHIFT 0
#define WSMEX_RBOX_GL_STATUS_OV_WIDTH 8
#define wsmex_rbox_gl_status_get_ov(r) /* uint64_t (wsmex_rbox_gl_status r) [7:0]: Bit n: counter n has wrapped. gl_ovf_ctl clears it. */ \
	UNCORE_GET64_(wsmex_rbox_gl_status, r, WSMEX_RBOX_GL_STATUS_OV)

/*
 * gl_ovf_ctl: R_MSR_PMON_OVF_CTL, 64 bits
 * Source: likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_gl_ovf_ctl {
	uint64_t raw;
} wsmex_rbox_gl_ovf_ctl;

UNCORE_ACCESSOR wsmex_rbox_gl_ovf_ctl wsmex_rbox_gl_ovf_ctl_value_(wsmex_rbox_gl_ovf_ctl r)
{
	return r;
}

#define WSMEX_RBOX_GL_OVF_CTL_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_gl_ovf_ctl_reset() /* wsmex_rbox_gl_ovf_ctl (): the value to begin from of R_MSR_PMON_OVF_CTL. */ \
	UNCORE_VALUE_(wsmex_rbox_gl_ovf_ctl, WSMEX_RBOX_GL_OVF_CTL_RESET)

#define WSMEX_RBOX_GL_OVF_CTL_MSR 0xe02u
#define WSMEX_RBOX_GL_OVF_CTL_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_gl_ovf_ctl_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PMON_OVF_CTL. */ \
	uncore_msr_at_(WSMEX_RBOX_GL_OVF_CTL_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_GL_OVF_CTL_INSTANCE_STRIDE)

/* clr_ov [7:0] WO. */
#define WSMEX_RBOX_GL_OVF_CTL_CLR_OV_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_RBOX_GL_OVF_CTL_CLR_OV_SHIFT 0
#define WSMEX_RBOX_GL_OVF_CTL_CLR_OV_WIDTH 8
#define wsmex_rbox_gl_ovf_ctl_set_clr_ov(r, v) /* wsmex_rbox_gl_ovf_ctl (wsmex_rbox_gl_ovf_ctl r, v up to 0xffu) [7:0]: Writing 1 clears the same bit of the status. */ \
	UNCORE_PUT64_(wsmex_rbox_gl_ovf_ctl, wsmex_rbox_gl_ovf_ctl_value_(r).raw, WSMEX_RBOX_GL_OVF_CTL_CLR_OV, v)

/*
 * ctl: R_MSR_PMON_CTL{0-7}, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/rbox)
 */
typedef struct wsmex_rbox_ctl {
	uint64_t raw;
} wsmex_rbox_ctl;

UNCORE_ACCESSOR wsmex_rbox_ctl wsmex_rbox_ctl_value_(wsmex_rbox_ctl r)
{
	return r;
}

#define WSMEX_RBOX_CTL_RESET     UINT64_C(0x0000000000000000)
#define WSMEX_RBOX_CTL_MUST_ZERO UINT64_C(0x6000000000000000)
#define wsmex_rbox_ctl_reset() /* wsmex_rbox_ctl (): the value to begin from of R_MSR_PMON_CTL{0-7}. */ \
	UNCORE_VALUE_(wsmex_rbox_ctl, WSMEX_RBOX_CTL_RESET)

#define WSMEX_RBOX_CTL_COUNT 8
#define WSMEX_RBOX_CTL_MSR 0xe10u
#define WSMEX_RBOX_CTL_INSTANCE_STRIDE 0x20u
#define WSMEX_RBOX_CTL_INDEX_STRIDE 0x2u

#define wsmex_rbox_ctl_addr(instance, index) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES, index below WSMEX_RBOX_CTL_COUNT): the address of R_MSR_PMON_CTL{0-7}. */ \
	uncore_msr_at_(WSMEX_RBOX_CTL_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, WSMEX_RBOX_CTL_COUNT) * WSMEX_RBOX_CTL_INDEX_STRIDE)

/* pmi_en [6] RW. */
#define WSMEX_RBOX_CTL_PMI_EN_MASK  UINT64_C(0x0000000000000040)
#define WSMEX_RBOX_CTL_PMI_EN_SHIFT 6
#define WSMEX_RBOX_CTL_PMI_EN_WIDTH 1
#define wsmex_rbox_ctl_get_pmi_en(r) /* uint64_t (wsmex_rbox_ctl r) [6]: A wrap sends an overflow interrupt through the U-Box. */ \
	UNCORE_GET64_(wsmex_rbox_ctl, r, WSMEX_RBOX_CTL_PMI_EN)
#define wsmex_rbox_ctl_set_pmi_en(r, v) /* wsmex_rbox_ctl (wsmex_rbox_ctl r, v up to 0x1u) [6]: A wrap sends an overflow interrupt through the U-Box. */ \
	UNCORE_PUT64_(wsmex_rbox_ctl, wsmex_rbox_ctl_value_(r).raw, WSMEX_RBOX_CTL_PMI_EN, v)

/* ev_sel [5:1] RW. */
#define WSMEX_RBOX_CTL_EV_SEL_MASK  UINT64_C(0x000000000000003e)
#define WSMEX_RBOX_CTL_EV_SEL_SHIFT 1
#define WSMEX_RBOX_CTL_EV_SEL_WIDTH 5
#define wsmex_rbox_ctl_get_ev_sel(r) /* uint64_t (wsmex_rbox_ctl r) [5:1]: The port, and the register that chooses what is counted there. */ \
	UNCORE_GET64_(wsmex_rbox_ctl, r, WSMEX_RBOX_CTL_EV_SEL)
#define wsmex_rbox_ctl_set_ev_sel(r, v) /* wsmex_rbox_ctl (wsmex_rbox_ctl r, v up to 0x1fu) [5:1]: The port, and the register that chooses what is counted there. */ \
	UNCORE_PUT64_(wsmex_rbox_ctl, wsmex_rbox_ctl_value_(r).raw, WSMEX_RBOX_CTL_EV_SEL, v)

/* en [0] RW. */
#define WSMEX_RBOX_CTL_EN_MASK  UINT64_C(0x0000000000000001)
#define WSMEX_RBOX_CTL_EN_SHIFT 0
#define WSMEX_RBOX_CTL_EN_WIDTH 1
#define wsmex_rbox_ctl_get_en(r) /* uint64_t (wsmex_rbox_ctl r) [0]: Lets this counter count, once the box and the package let it too. */ \
	UNCORE_GET64_(wsmex_rbox_ctl, r, WSMEX_RBOX_CTL_EN)
#define wsmex_rbox_ctl_set_en(r, v) /* wsmex_rbox_ctl (wsmex_rbox_ctl r, v up to 0x1u) [0]: Lets this counter count, once the box and the package let it too. */ \
	UNCORE_PUT64_(wsmex_rbox_ctl, wsmex_rbox_ctl_value_(r).raw, WSMEX_RBOX_CTL_EN, v)

/*
 * ctr: R_MSR_PMON_CTR{0-7}, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/rbox)
 * (cross-source)
 */
typedef struct wsmex_rbox_ctr {
	uint64_t raw;
} wsmex_rbox_ctr;

UNCORE_ACCESSOR wsmex_rbox_ctr wsmex_rbox_ctr_value_(wsmex_rbox_ctr r)
{
	return r;
}

#define WSMEX_RBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_ctr_reset() /* wsmex_rbox_ctr (): the value to begin from of R_MSR_PMON_CTR{0-7}. */ \
	UNCORE_VALUE_(wsmex_rbox_ctr, WSMEX_RBOX_CTR_RESET)

#define WSMEX_RBOX_CTR_COUNT 8
#define WSMEX_RBOX_CTR_MSR 0xe11u
#define WSMEX_RBOX_CTR_INSTANCE_STRIDE 0x20u
#define WSMEX_RBOX_CTR_INDEX_STRIDE 0x2u

#define wsmex_rbox_ctr_addr(instance, index) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES, index below WSMEX_RBOX_CTR_COUNT): the address of R_MSR_PMON_CTR{0-7}. */ \
	uncore_msr_at_(WSMEX_RBOX_CTR_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, WSMEX_RBOX_CTR_COUNT) * WSMEX_RBOX_CTR_INDEX_STRIDE)

/* count [47:0] RW-V. */
#define WSMEX_RBOX_CTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define WSMEX_RBOX_CTR_COUNT_SHIFT 0
#define WSMEX_RBOX_CTR_COUNT_WIDTH 48
#define wsmex_rbox_ctr_get_count(r) /* uint64_t (wsmex_rbox_ctr r) [47:0]: What the counter has counted. */ \
	UNCORE_GET64_(wsmex_rbox_ctr, r, WSMEX_RBOX_CTR_COUNT)
#define wsmex_rbox_ctr_set_count(r, v) /* wsmex_rbox_ctr (wsmex_rbox_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted. */ \
	UNCORE_PUT64_(wsmex_rbox_ctr, wsmex_rbox_ctr_value_(r).raw, WSMEX_RBOX_CTR_COUNT, v)

/*
 * iperf0_p0: R_MSR_PORT0_IPERF_CFG0, 64 bits
 * Port 0 of the box: port 4 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_IPERF_CFG0; likwid perfmon_nehalemEX_counters.h, registers.h (as
 * on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_iperf0_p0 {
	uint64_t raw;
} wsmex_rbox_iperf0_p0;

UNCORE_ACCESSOR wsmex_rbox_iperf0_p0 wsmex_rbox_iperf0_p0_value_(wsmex_rbox_iperf0_p0 r)
{
	return r;
}

#define WSMEX_RBOX_IPERF0_P0_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_iperf0_p0_reset() /* wsmex_rbox_iperf0_p0 (): the value to begin from of R_MSR_PORT0_IPERF_CFG0. */ \
	UNCORE_VALUE_(wsmex_rbox_iperf0_p0, WSMEX_RBOX_IPERF0_P0_RESET)

#define WSMEX_RBOX_IPERF0_P0_MSR 0xe04u
#define WSMEX_RBOX_IPERF0_P0_INSTANCE_STRIDE 0x4u

#define wsmex_rbox_iperf0_p0_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT0_IPERF_CFG0. */ \
	uncore_msr_at_(WSMEX_RBOX_IPERF0_P0_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_IPERF0_P0_INSTANCE_STRIDE)

/* sel [31:0] RW. */
#define WSMEX_RBOX_IPERF0_P0_SEL_MASK  UINT64_C(0x00000000ffffffff)
#define WSMEX_RBOX_IPERF0_P0_SEL_SHIFT 0
#define WSMEX_RBOX_IPERF0_P0_SEL_WIDTH 32
#define wsmex_rbox_iperf0_p0_get_sel(r) /* uint64_t (wsmex_rbox_iperf0_p0 r) [31:0]: What is counted at the port. Set bits of several kinds would be counted together. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p0, r, WSMEX_RBOX_IPERF0_P0_SEL)
#define wsmex_rbox_iperf0_p0_set_sel(r, v) /* wsmex_rbox_iperf0_p0 (wsmex_rbox_iperf0_p0 r, v up to 0xffffffffu) [31:0]: What is counted at the port. Set bits of several kinds would be counted together. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p0, wsmex_rbox_iperf0_p0_value_(r).raw, WSMEX_RBOX_IPERF0_P0_SEL, v)

/* flits_sent [31] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P0_FLITS_SENT_MASK  UINT64_C(0x0000000080000000)
#define WSMEX_RBOX_IPERF0_P0_FLITS_SENT_SHIFT 31
#define WSMEX_RBOX_IPERF0_P0_FLITS_SENT_WIDTH 1
#define wsmex_rbox_iperf0_p0_get_flits_sent(r) /* uint64_t (wsmex_rbox_iperf0_p0 r) [31]: Flits that were sent. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p0, r, WSMEX_RBOX_IPERF0_P0_FLITS_SENT)
#define wsmex_rbox_iperf0_p0_set_flits_sent(r, v) /* wsmex_rbox_iperf0_p0 (wsmex_rbox_iperf0_p0 r, v up to 0x1u) [31]: Flits that were sent. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p0, wsmex_rbox_iperf0_p0_value_(r).raw, WSMEX_RBOX_IPERF0_P0_FLITS_SENT, v)

/* null_idle [30] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P0_NULL_IDLE_MASK  UINT64_C(0x0000000040000000)
#define WSMEX_RBOX_IPERF0_P0_NULL_IDLE_SHIFT 30
#define WSMEX_RBOX_IPERF0_P0_NULL_IDLE_WIDTH 1
#define wsmex_rbox_iperf0_p0_get_null_idle(r) /* uint64_t (wsmex_rbox_iperf0_p0 r) [30]: Idle flits. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p0, r, WSMEX_RBOX_IPERF0_P0_NULL_IDLE)
#define wsmex_rbox_iperf0_p0_set_null_idle(r, v) /* wsmex_rbox_iperf0_p0 (wsmex_rbox_iperf0_p0 r, v up to 0x1u) [30]: Idle flits. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p0, wsmex_rbox_iperf0_p0_value_(r).raw, WSMEX_RBOX_IPERF0_P0_NULL_IDLE, v)

/* retryq_ov [29] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P0_RETRYQ_OV_MASK  UINT64_C(0x0000000020000000)
#define WSMEX_RBOX_IPERF0_P0_RETRYQ_OV_SHIFT 29
#define WSMEX_RBOX_IPERF0_P0_RETRYQ_OV_WIDTH 1
#define wsmex_rbox_iperf0_p0_get_retryq_ov(r) /* uint64_t (wsmex_rbox_iperf0_p0 r) [29]: The retry queue overflows. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p0, r, WSMEX_RBOX_IPERF0_P0_RETRYQ_OV)
#define wsmex_rbox_iperf0_p0_set_retryq_ov(r, v) /* wsmex_rbox_iperf0_p0 (wsmex_rbox_iperf0_p0 r, v up to 0x1u) [29]: The retry queue overflows. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p0, wsmex_rbox_iperf0_p0_value_(r).raw, WSMEX_RBOX_IPERF0_P0_RETRYQ_OV, v)

/* retryq_ne [28] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P0_RETRYQ_NE_MASK  UINT64_C(0x0000000010000000)
#define WSMEX_RBOX_IPERF0_P0_RETRYQ_NE_SHIFT 28
#define WSMEX_RBOX_IPERF0_P0_RETRYQ_NE_WIDTH 1
#define wsmex_rbox_iperf0_p0_get_retryq_ne(r) /* uint64_t (wsmex_rbox_iperf0_p0 r) [28]: The retry queue is not empty. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p0, r, WSMEX_RBOX_IPERF0_P0_RETRYQ_NE)
#define wsmex_rbox_iperf0_p0_set_retryq_ne(r, v) /* wsmex_rbox_iperf0_p0 (wsmex_rbox_iperf0_p0 r, v up to 0x1u) [28]: The retry queue is not empty. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p0, wsmex_rbox_iperf0_p0_value_(r).raw, WSMEX_RBOX_IPERF0_P0_RETRYQ_NE, v)

/* outq_ov [27] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P0_OUTQ_OV_MASK  UINT64_C(0x0000000008000000)
#define WSMEX_RBOX_IPERF0_P0_OUTQ_OV_SHIFT 27
#define WSMEX_RBOX_IPERF0_P0_OUTQ_OV_WIDTH 1
#define wsmex_rbox_iperf0_p0_get_outq_ov(r) /* uint64_t (wsmex_rbox_iperf0_p0 r) [27]: The output queue overflows. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p0, r, WSMEX_RBOX_IPERF0_P0_OUTQ_OV)
#define wsmex_rbox_iperf0_p0_set_outq_ov(r, v) /* wsmex_rbox_iperf0_p0 (wsmex_rbox_iperf0_p0 r, v up to 0x1u) [27]: The output queue overflows. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p0, wsmex_rbox_iperf0_p0_value_(r).raw, WSMEX_RBOX_IPERF0_P0_OUTQ_OV, v)

/* outq_ne [26] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P0_OUTQ_NE_MASK  UINT64_C(0x0000000004000000)
#define WSMEX_RBOX_IPERF0_P0_OUTQ_NE_SHIFT 26
#define WSMEX_RBOX_IPERF0_P0_OUTQ_NE_WIDTH 1
#define wsmex_rbox_iperf0_p0_get_outq_ne(r) /* uint64_t (wsmex_rbox_iperf0_p0 r) [26]: The output queue is not empty. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p0, r, WSMEX_RBOX_IPERF0_P0_OUTQ_NE)
#define wsmex_rbox_iperf0_p0_set_outq_ne(r, v) /* wsmex_rbox_iperf0_p0 (wsmex_rbox_iperf0_p0 r, v up to 0x1u) [26]: The output queue is not empty. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p0, wsmex_rbox_iperf0_p0_value_(r).raw, WSMEX_RBOX_IPERF0_P0_OUTQ_NE, v)

/* flits_recv_spec [25] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P0_FLITS_RECV_SPEC_MASK  UINT64_C(0x0000000002000000)
#define WSMEX_RBOX_IPERF0_P0_FLITS_RECV_SPEC_SHIFT 25
#define WSMEX_RBOX_IPERF0_P0_FLITS_RECV_SPEC_WIDTH 1
#define wsmex_rbox_iperf0_p0_get_flits_recv_spec(r) /* uint64_t (wsmex_rbox_iperf0_p0 r) [25]: Special flits that were received. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p0, r, WSMEX_RBOX_IPERF0_P0_FLITS_RECV_SPEC)
#define wsmex_rbox_iperf0_p0_set_flits_recv_spec(r, v) /* wsmex_rbox_iperf0_p0 (wsmex_rbox_iperf0_p0 r, v up to 0x1u) [25]: Special flits that were received. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p0, wsmex_rbox_iperf0_p0_value_(r).raw, WSMEX_RBOX_IPERF0_P0_FLITS_RECV_SPEC, v)

/* flits_recv_err [24] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P0_FLITS_RECV_ERR_MASK  UINT64_C(0x0000000001000000)
#define WSMEX_RBOX_IPERF0_P0_FLITS_RECV_ERR_SHIFT 24
#define WSMEX_RBOX_IPERF0_P0_FLITS_RECV_ERR_WIDTH 1
#define wsmex_rbox_iperf0_p0_get_flits_recv_err(r) /* uint64_t (wsmex_rbox_iperf0_p0 r) [24]: Flits that were received with errors. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p0, r, WSMEX_RBOX_IPERF0_P0_FLITS_RECV_ERR)
#define wsmex_rbox_iperf0_p0_set_flits_recv_err(r, v) /* wsmex_rbox_iperf0_p0 (wsmex_rbox_iperf0_p0 r, v up to 0x1u) [24]: Flits that were received with errors. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p0, wsmex_rbox_iperf0_p0_value_(r).raw, WSMEX_RBOX_IPERF0_P0_FLITS_RECV_ERR, v)

/* eot [21:17] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P0_EOT_MASK  UINT64_C(0x00000000003e0000)
#define WSMEX_RBOX_IPERF0_P0_EOT_SHIFT 17
#define WSMEX_RBOX_IPERF0_P0_EOT_WIDTH 5
#define wsmex_rbox_iperf0_p0_get_eot(r) /* uint64_t (wsmex_rbox_iperf0_p0 r) [21:17]: Entries of the entry overflow table: the class, and bit 4 for those that enter. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p0, r, WSMEX_RBOX_IPERF0_P0_EOT)
#define wsmex_rbox_iperf0_p0_set_eot(r, v) /* wsmex_rbox_iperf0_p0 (wsmex_rbox_iperf0_p0 r, v up to 0x1fu) [21:17]: Entries of the entry overflow table: the class, and bit 4 for those that enter. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p0, wsmex_rbox_iperf0_p0_value_(r).raw, WSMEX_RBOX_IPERF0_P0_EOT, v)

/* eot_ne [16] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P0_EOT_NE_MASK  UINT64_C(0x0000000000010000)
#define WSMEX_RBOX_IPERF0_P0_EOT_NE_SHIFT 16
#define WSMEX_RBOX_IPERF0_P0_EOT_NE_WIDTH 1
#define wsmex_rbox_iperf0_p0_get_eot_ne(r) /* uint64_t (wsmex_rbox_iperf0_p0 r) [16]: The entry overflow table is not empty. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p0, r, WSMEX_RBOX_IPERF0_P0_EOT_NE)
#define wsmex_rbox_iperf0_p0_set_eot_ne(r, v) /* wsmex_rbox_iperf0_p0 (wsmex_rbox_iperf0_p0 r, v up to 0x1u) [16]: The entry overflow table is not empty. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p0, wsmex_rbox_iperf0_p0_value_(r).raw, WSMEX_RBOX_IPERF0_P0_EOT_NE, v)

/* alloc [15:9] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P0_ALLOC_MASK  UINT64_C(0x000000000000fe00)
#define WSMEX_RBOX_IPERF0_P0_ALLOC_SHIFT 9
#define WSMEX_RBOX_IPERF0_P0_ALLOC_WIDTH 7
#define wsmex_rbox_iperf0_p0_get_alloc(r) /* uint64_t (wsmex_rbox_iperf0_p0 r) [15:9]: Classes that enter the arbitration. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p0, r, WSMEX_RBOX_IPERF0_P0_ALLOC)
#define wsmex_rbox_iperf0_p0_set_alloc(r, v) /* wsmex_rbox_iperf0_p0 (wsmex_rbox_iperf0_p0 r, v up to 0x7fu) [15:9]: Classes that enter the arbitration. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p0, wsmex_rbox_iperf0_p0_value_(r).raw, WSMEX_RBOX_IPERF0_P0_ALLOC, v)

/* inq_read_win [8] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P0_INQ_READ_WIN_MASK  UINT64_C(0x0000000000000100)
#define WSMEX_RBOX_IPERF0_P0_INQ_READ_WIN_SHIFT 8
#define WSMEX_RBOX_IPERF0_P0_INQ_READ_WIN_WIDTH 1
#define wsmex_rbox_iperf0_p0_get_inq_read_win(r) /* uint64_t (wsmex_rbox_iperf0_p0 r) [8]: The input queue is read. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p0, r, WSMEX_RBOX_IPERF0_P0_INQ_READ_WIN)
#define wsmex_rbox_iperf0_p0_set_inq_read_win(r, v) /* wsmex_rbox_iperf0_p0 (wsmex_rbox_iperf0_p0 r, v up to 0x1u) [8]: The input queue is read. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p0, wsmex_rbox_iperf0_p0_value_(r).raw, WSMEX_RBOX_IPERF0_P0_INQ_READ_WIN, v)

/* new_vn [7:6] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P0_NEW_VN_MASK  UINT64_C(0x00000000000000c0)
#define WSMEX_RBOX_IPERF0_P0_NEW_VN_SHIFT 6
#define WSMEX_RBOX_IPERF0_P0_NEW_VN_WIDTH 2

enum wsmex_rbox_iperf0_p0_new_vn {
	WSMEX_RBOX_IPERF0_P0_NEW_VN_VN0 = 0x0, /* Network 0. */
	WSMEX_RBOX_IPERF0_P0_NEW_VN_VN1 = 0x1, /* Network 1. */
	WSMEX_RBOX_IPERF0_P0_NEW_VN_VNA = 0x2, /* The shared network. */
	WSMEX_RBOX_IPERF0_P0_NEW_VN_ANY = 0x3, /* Any network. */
};
#define wsmex_rbox_iperf0_p0_get_new_vn(r) /* uint64_t (wsmex_rbox_iperf0_p0 r) [7:6]: The virtual network of received packets. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p0, r, WSMEX_RBOX_IPERF0_P0_NEW_VN)
#define wsmex_rbox_iperf0_p0_set_new_vn(r, v) /* wsmex_rbox_iperf0_p0 (wsmex_rbox_iperf0_p0 r, v up to 0x3u) [7:6]: The virtual network of received packets. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p0, wsmex_rbox_iperf0_p0_value_(r).raw, WSMEX_RBOX_IPERF0_P0_NEW_VN, v)

/* new_class [5:0] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P0_NEW_CLASS_MASK  UINT64_C(0x000000000000003f)
#define WSMEX_RBOX_IPERF0_P0_NEW_CLASS_SHIFT 0
#define WSMEX_RBOX_IPERF0_P0_NEW_CLASS_WIDTH 6
#define wsmex_rbox_iperf0_p0_get_new_class(r) /* uint64_t (wsmex_rbox_iperf0_p0 r) [5:0]: Classes of received packets. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p0, r, WSMEX_RBOX_IPERF0_P0_NEW_CLASS)
#define wsmex_rbox_iperf0_p0_set_new_class(r, v) /* wsmex_rbox_iperf0_p0 (wsmex_rbox_iperf0_p0 r, v up to 0x3fu) [5:0]: Classes of received packets. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p0, wsmex_rbox_iperf0_p0_value_(r).raw, WSMEX_RBOX_IPERF0_P0_NEW_CLASS, v)

/*
 * iperf1_p0: R_MSR_PORT0_IPERF_CFG1, 64 bits
 * Port 0 of the box: port 4 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_IPERF_CFG1; likwid perfmon_nehalemEX_counters.h, registers.h (as
 * on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_iperf1_p0 {
	uint64_t raw;
} wsmex_rbox_iperf1_p0;

UNCORE_ACCESSOR wsmex_rbox_iperf1_p0 wsmex_rbox_iperf1_p0_value_(wsmex_rbox_iperf1_p0 r)
{
	return r;
}

#define WSMEX_RBOX_IPERF1_P0_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_iperf1_p0_reset() /* wsmex_rbox_iperf1_p0 (): the value to begin from of R_MSR_PORT0_IPERF_CFG1. */ \
	UNCORE_VALUE_(wsmex_rbox_iperf1_p0, WSMEX_RBOX_IPERF1_P0_RESET)

#define WSMEX_RBOX_IPERF1_P0_MSR 0xe24u
#define WSMEX_RBOX_IPERF1_P0_INSTANCE_STRIDE 0x4u

#define wsmex_rbox_iperf1_p0_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT0_IPERF_CFG1. */ \
	uncore_msr_at_(WSMEX_RBOX_IPERF1_P0_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_IPERF1_P0_INSTANCE_STRIDE)

/* sel [31:0] RW. */
#define WSMEX_RBOX_IPERF1_P0_SEL_MASK  UINT64_C(0x00000000ffffffff)
#define WSMEX_RBOX_IPERF1_P0_SEL_SHIFT 0
#define WSMEX_RBOX_IPERF1_P0_SEL_WIDTH 32
#define wsmex_rbox_iperf1_p0_get_sel(r) /* uint64_t (wsmex_rbox_iperf1_p0 r) [31:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p0, r, WSMEX_RBOX_IPERF1_P0_SEL)
#define wsmex_rbox_iperf1_p0_set_sel(r, v) /* wsmex_rbox_iperf1_p0 (wsmex_rbox_iperf1_p0 r, v up to 0xffffffffu) [31:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p0, wsmex_rbox_iperf1_p0_value_(r).raw, WSMEX_RBOX_IPERF1_P0_SEL, v)

/* flits_sent [31] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P0_FLITS_SENT_MASK  UINT64_C(0x0000000080000000)
#define WSMEX_RBOX_IPERF1_P0_FLITS_SENT_SHIFT 31
#define WSMEX_RBOX_IPERF1_P0_FLITS_SENT_WIDTH 1
#define wsmex_rbox_iperf1_p0_get_flits_sent(r) /* uint64_t (wsmex_rbox_iperf1_p0 r) [31]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p0, r, WSMEX_RBOX_IPERF1_P0_FLITS_SENT)
#define wsmex_rbox_iperf1_p0_set_flits_sent(r, v) /* wsmex_rbox_iperf1_p0 (wsmex_rbox_iperf1_p0 r, v up to 0x1u) [31]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p0, wsmex_rbox_iperf1_p0_value_(r).raw, WSMEX_RBOX_IPERF1_P0_FLITS_SENT, v)

/* null_idle [30] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P0_NULL_IDLE_MASK  UINT64_C(0x0000000040000000)
#define WSMEX_RBOX_IPERF1_P0_NULL_IDLE_SHIFT 30
#define WSMEX_RBOX_IPERF1_P0_NULL_IDLE_WIDTH 1
#define wsmex_rbox_iperf1_p0_get_null_idle(r) /* uint64_t (wsmex_rbox_iperf1_p0 r) [30]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p0, r, WSMEX_RBOX_IPERF1_P0_NULL_IDLE)
#define wsmex_rbox_iperf1_p0_set_null_idle(r, v) /* wsmex_rbox_iperf1_p0 (wsmex_rbox_iperf1_p0 r, v up to 0x1u) [30]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p0, wsmex_rbox_iperf1_p0_value_(r).raw, WSMEX_RBOX_IPERF1_P0_NULL_IDLE, v)

/* retryq_ov [29] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P0_RETRYQ_OV_MASK  UINT64_C(0x0000000020000000)
#define WSMEX_RBOX_IPERF1_P0_RETRYQ_OV_SHIFT 29
#define WSMEX_RBOX_IPERF1_P0_RETRYQ_OV_WIDTH 1
#define wsmex_rbox_iperf1_p0_get_retryq_ov(r) /* uint64_t (wsmex_rbox_iperf1_p0 r) [29]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p0, r, WSMEX_RBOX_IPERF1_P0_RETRYQ_OV)
#define wsmex_rbox_iperf1_p0_set_retryq_ov(r, v) /* wsmex_rbox_iperf1_p0 (wsmex_rbox_iperf1_p0 r, v up to 0x1u) [29]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p0, wsmex_rbox_iperf1_p0_value_(r).raw, WSMEX_RBOX_IPERF1_P0_RETRYQ_OV, v)

/* retryq_ne [28] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P0_RETRYQ_NE_MASK  UINT64_C(0x0000000010000000)
#define WSMEX_RBOX_IPERF1_P0_RETRYQ_NE_SHIFT 28
#define WSMEX_RBOX_IPERF1_P0_RETRYQ_NE_WIDTH 1
#define wsmex_rbox_iperf1_p0_get_retryq_ne(r) /* uint64_t (wsmex_rbox_iperf1_p0 r) [28]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p0, r, WSMEX_RBOX_IPERF1_P0_RETRYQ_NE)
#define wsmex_rbox_iperf1_p0_set_retryq_ne(r, v) /* wsmex_rbox_iperf1_p0 (wsmex_rbox_iperf1_p0 r, v up to 0x1u) [28]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p0, wsmex_rbox_iperf1_p0_value_(r).raw, WSMEX_RBOX_IPERF1_P0_RETRYQ_NE, v)

/* outq_ov [27] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P0_OUTQ_OV_MASK  UINT64_C(0x0000000008000000)
#define WSMEX_RBOX_IPERF1_P0_OUTQ_OV_SHIFT 27
#define WSMEX_RBOX_IPERF1_P0_OUTQ_OV_WIDTH 1
#define wsmex_rbox_iperf1_p0_get_outq_ov(r) /* uint64_t (wsmex_rbox_iperf1_p0 r) [27]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p0, r, WSMEX_RBOX_IPERF1_P0_OUTQ_OV)
#define wsmex_rbox_iperf1_p0_set_outq_ov(r, v) /* wsmex_rbox_iperf1_p0 (wsmex_rbox_iperf1_p0 r, v up to 0x1u) [27]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p0, wsmex_rbox_iperf1_p0_value_(r).raw, WSMEX_RBOX_IPERF1_P0_OUTQ_OV, v)

/* outq_ne [26] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P0_OUTQ_NE_MASK  UINT64_C(0x0000000004000000)
#define WSMEX_RBOX_IPERF1_P0_OUTQ_NE_SHIFT 26
#define WSMEX_RBOX_IPERF1_P0_OUTQ_NE_WIDTH 1
#define wsmex_rbox_iperf1_p0_get_outq_ne(r) /* uint64_t (wsmex_rbox_iperf1_p0 r) [26]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p0, r, WSMEX_RBOX_IPERF1_P0_OUTQ_NE)
#define wsmex_rbox_iperf1_p0_set_outq_ne(r, v) /* wsmex_rbox_iperf1_p0 (wsmex_rbox_iperf1_p0 r, v up to 0x1u) [26]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p0, wsmex_rbox_iperf1_p0_value_(r).raw, WSMEX_RBOX_IPERF1_P0_OUTQ_NE, v)

/* flits_recv_spec [25] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P0_FLITS_RECV_SPEC_MASK  UINT64_C(0x0000000002000000)
#define WSMEX_RBOX_IPERF1_P0_FLITS_RECV_SPEC_SHIFT 25
#define WSMEX_RBOX_IPERF1_P0_FLITS_RECV_SPEC_WIDTH 1
#define wsmex_rbox_iperf1_p0_get_flits_recv_spec(r) /* uint64_t (wsmex_rbox_iperf1_p0 r) [25]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p0, r, WSMEX_RBOX_IPERF1_P0_FLITS_RECV_SPEC)
#define wsmex_rbox_iperf1_p0_set_flits_recv_spec(r, v) /* wsmex_rbox_iperf1_p0 (wsmex_rbox_iperf1_p0 r, v up to 0x1u) [25]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p0, wsmex_rbox_iperf1_p0_value_(r).raw, WSMEX_RBOX_IPERF1_P0_FLITS_RECV_SPEC, v)

/* flits_recv_err [24] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P0_FLITS_RECV_ERR_MASK  UINT64_C(0x0000000001000000)
#define WSMEX_RBOX_IPERF1_P0_FLITS_RECV_ERR_SHIFT 24
#define WSMEX_RBOX_IPERF1_P0_FLITS_RECV_ERR_WIDTH 1
#define wsmex_rbox_iperf1_p0_get_flits_recv_err(r) /* uint64_t (wsmex_rbox_iperf1_p0 r) [24]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p0, r, WSMEX_RBOX_IPERF1_P0_FLITS_RECV_ERR)
#define wsmex_rbox_iperf1_p0_set_flits_recv_err(r, v) /* wsmex_rbox_iperf1_p0 (wsmex_rbox_iperf1_p0 r, v up to 0x1u) [24]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p0, wsmex_rbox_iperf1_p0_value_(r).raw, WSMEX_RBOX_IPERF1_P0_FLITS_RECV_ERR, v)

/* eot [21:17] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P0_EOT_MASK  UINT64_C(0x00000000003e0000)
#define WSMEX_RBOX_IPERF1_P0_EOT_SHIFT 17
#define WSMEX_RBOX_IPERF1_P0_EOT_WIDTH 5
#define wsmex_rbox_iperf1_p0_get_eot(r) /* uint64_t (wsmex_rbox_iperf1_p0 r) [21:17]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p0, r, WSMEX_RBOX_IPERF1_P0_EOT)
#define wsmex_rbox_iperf1_p0_set_eot(r, v) /* wsmex_rbox_iperf1_p0 (wsmex_rbox_iperf1_p0 r, v up to 0x1fu) [21:17]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p0, wsmex_rbox_iperf1_p0_value_(r).raw, WSMEX_RBOX_IPERF1_P0_EOT, v)

/* eot_ne [16] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P0_EOT_NE_MASK  UINT64_C(0x0000000000010000)
#define WSMEX_RBOX_IPERF1_P0_EOT_NE_SHIFT 16
#define WSMEX_RBOX_IPERF1_P0_EOT_NE_WIDTH 1
#define wsmex_rbox_iperf1_p0_get_eot_ne(r) /* uint64_t (wsmex_rbox_iperf1_p0 r) [16]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p0, r, WSMEX_RBOX_IPERF1_P0_EOT_NE)
#define wsmex_rbox_iperf1_p0_set_eot_ne(r, v) /* wsmex_rbox_iperf1_p0 (wsmex_rbox_iperf1_p0 r, v up to 0x1u) [16]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p0, wsmex_rbox_iperf1_p0_value_(r).raw, WSMEX_RBOX_IPERF1_P0_EOT_NE, v)

/* alloc [15:9] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P0_ALLOC_MASK  UINT64_C(0x000000000000fe00)
#define WSMEX_RBOX_IPERF1_P0_ALLOC_SHIFT 9
#define WSMEX_RBOX_IPERF1_P0_ALLOC_WIDTH 7
#define wsmex_rbox_iperf1_p0_get_alloc(r) /* uint64_t (wsmex_rbox_iperf1_p0 r) [15:9]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p0, r, WSMEX_RBOX_IPERF1_P0_ALLOC)
#define wsmex_rbox_iperf1_p0_set_alloc(r, v) /* wsmex_rbox_iperf1_p0 (wsmex_rbox_iperf1_p0 r, v up to 0x7fu) [15:9]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p0, wsmex_rbox_iperf1_p0_value_(r).raw, WSMEX_RBOX_IPERF1_P0_ALLOC, v)

/* inq_read_win [8] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P0_INQ_READ_WIN_MASK  UINT64_C(0x0000000000000100)
#define WSMEX_RBOX_IPERF1_P0_INQ_READ_WIN_SHIFT 8
#define WSMEX_RBOX_IPERF1_P0_INQ_READ_WIN_WIDTH 1
#define wsmex_rbox_iperf1_p0_get_inq_read_win(r) /* uint64_t (wsmex_rbox_iperf1_p0 r) [8]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p0, r, WSMEX_RBOX_IPERF1_P0_INQ_READ_WIN)
#define wsmex_rbox_iperf1_p0_set_inq_read_win(r, v) /* wsmex_rbox_iperf1_p0 (wsmex_rbox_iperf1_p0 r, v up to 0x1u) [8]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p0, wsmex_rbox_iperf1_p0_value_(r).raw, WSMEX_RBOX_IPERF1_P0_INQ_READ_WIN, v)

/* new_vn [7:6] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P0_NEW_VN_MASK  UINT64_C(0x00000000000000c0)
#define WSMEX_RBOX_IPERF1_P0_NEW_VN_SHIFT 6
#define WSMEX_RBOX_IPERF1_P0_NEW_VN_WIDTH 2

enum wsmex_rbox_iperf1_p0_new_vn {
	WSMEX_RBOX_IPERF1_P0_NEW_VN_VN0 = 0x0, /* Network 0. */
	WSMEX_RBOX_IPERF1_P0_NEW_VN_VN1 = 0x1, /* Network 1. */
	WSMEX_RBOX_IPERF1_P0_NEW_VN_VNA = 0x2, /* The shared network. */
	WSMEX_RBOX_IPERF1_P0_NEW_VN_ANY = 0x3, /* Any network. */
};
#define wsmex_rbox_iperf1_p0_get_new_vn(r) /* uint64_t (wsmex_rbox_iperf1_p0 r) [7:6]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p0, r, WSMEX_RBOX_IPERF1_P0_NEW_VN)
#define wsmex_rbox_iperf1_p0_set_new_vn(r, v) /* wsmex_rbox_iperf1_p0 (wsmex_rbox_iperf1_p0 r, v up to 0x3u) [7:6]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p0, wsmex_rbox_iperf1_p0_value_(r).raw, WSMEX_RBOX_IPERF1_P0_NEW_VN, v)

/* new_class [5:0] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P0_NEW_CLASS_MASK  UINT64_C(0x000000000000003f)
#define WSMEX_RBOX_IPERF1_P0_NEW_CLASS_SHIFT 0
#define WSMEX_RBOX_IPERF1_P0_NEW_CLASS_WIDTH 6
#define wsmex_rbox_iperf1_p0_get_new_class(r) /* uint64_t (wsmex_rbox_iperf1_p0 r) [5:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p0, r, WSMEX_RBOX_IPERF1_P0_NEW_CLASS)
#define wsmex_rbox_iperf1_p0_set_new_class(r, v) /* wsmex_rbox_iperf1_p0 (wsmex_rbox_iperf1_p0 r, v up to 0x3fu) [5:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p0, wsmex_rbox_iperf1_p0_value_(r).raw, WSMEX_RBOX_IPERF1_P0_NEW_CLASS, v)

/*
 * qlx_p0: R_MSR_PORT0_QLX_CFG, 64 bits
 * Port 0 of the box: port 4 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_QLX_CFG; likwid perfmon_nehalemEX_counters.h, registers.h (as on
 * nhmex/rbox)
 */
typedef struct wsmex_rbox_qlx_p0 {
	uint64_t raw;
} wsmex_rbox_qlx_p0;

UNCORE_ACCESSOR wsmex_rbox_qlx_p0 wsmex_rbox_qlx_p0_value_(wsmex_rbox_qlx_p0 r)
{
	return r;
}

#define WSMEX_RBOX_QLX_P0_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_qlx_p0_reset() /* wsmex_rbox_qlx_p0 (): the value to begin from of R_MSR_PORT0_QLX_CFG. */ \
	UNCORE_VALUE_(wsmex_rbox_qlx_p0, WSMEX_RBOX_QLX_P0_RESET)

#define WSMEX_RBOX_QLX_P0_MSR 0xe0cu
#define WSMEX_RBOX_QLX_P0_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_qlx_p0_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT0_QLX_CFG. */ \
	uncore_msr_at_(WSMEX_RBOX_QLX_P0_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_QLX_P0_INSTANCE_STRIDE)

/* ev1 [15:8] RW. */
#define WSMEX_RBOX_QLX_P0_EV1_MASK  UINT64_C(0x000000000000ff00)
#define WSMEX_RBOX_QLX_P0_EV1_SHIFT 8
#define WSMEX_RBOX_QLX_P0_EV1_WIDTH 8
#define wsmex_rbox_qlx_p0_get_ev1(r) /* uint64_t (wsmex_rbox_qlx_p0 r) [15:8]: What event 1 of the port counts. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p0, r, WSMEX_RBOX_QLX_P0_EV1)
#define wsmex_rbox_qlx_p0_set_ev1(r, v) /* wsmex_rbox_qlx_p0 (wsmex_rbox_qlx_p0 r, v up to 0xffu) [15:8]: What event 1 of the port counts. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p0, wsmex_rbox_qlx_p0_value_(r).raw, WSMEX_RBOX_QLX_P0_EV1, v)

/* ev1_sub [15] RW, part of ev1. */
#define WSMEX_RBOX_QLX_P0_EV1_SUB_MASK  UINT64_C(0x0000000000008000)
#define WSMEX_RBOX_QLX_P0_EV1_SUB_SHIFT 15
#define WSMEX_RBOX_QLX_P0_EV1_SUB_WIDTH 1

enum wsmex_rbox_qlx_p0_ev1_sub {
	WSMEX_RBOX_QLX_P0_EV1_SUB_VN0 = 0x0, /* Network 0. */
	WSMEX_RBOX_QLX_P0_EV1_SUB_VN1 = 0x1, /* Network 1. */
};
#define wsmex_rbox_qlx_p0_get_ev1_sub(r) /* uint64_t (wsmex_rbox_qlx_p0 r) [15]: The virtual network. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p0, r, WSMEX_RBOX_QLX_P0_EV1_SUB)
#define wsmex_rbox_qlx_p0_set_ev1_sub(r, v) /* wsmex_rbox_qlx_p0 (wsmex_rbox_qlx_p0 r, v up to 0x1u) [15]: The virtual network. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p0, wsmex_rbox_qlx_p0_value_(r).raw, WSMEX_RBOX_QLX_P0_EV1_SUB, v)

/* ev1_cls [14:12] RW, part of ev1. */
#define WSMEX_RBOX_QLX_P0_EV1_CLS_MASK  UINT64_C(0x0000000000007000)
#define WSMEX_RBOX_QLX_P0_EV1_CLS_SHIFT 12
#define WSMEX_RBOX_QLX_P0_EV1_CLS_WIDTH 3

enum wsmex_rbox_qlx_p0_ev1_cls {
	WSMEX_RBOX_QLX_P0_EV1_CLS_HOM = 0x0, /* Class HOM. */
	WSMEX_RBOX_QLX_P0_EV1_CLS_SNP = 0x1, /* Class SNP. */
	WSMEX_RBOX_QLX_P0_EV1_CLS_NDR = 0x2, /* Class NDR. */
	WSMEX_RBOX_QLX_P0_EV1_CLS_NCS = 0x3, /* Class NCS. */
	WSMEX_RBOX_QLX_P0_EV1_CLS_DRS = 0x4, /* Class DRS. */
	WSMEX_RBOX_QLX_P0_EV1_CLS_NCB = 0x5, /* Class NCB. */
	WSMEX_RBOX_QLX_P0_EV1_CLS_VNA_SMALL = 0x6, /* Class VNA_SMALL. */
	WSMEX_RBOX_QLX_P0_EV1_CLS_VNA_LARGE = 0x7, /* Class VNA_LARGE. */
};
#define wsmex_rbox_qlx_p0_get_ev1_cls(r) /* uint64_t (wsmex_rbox_qlx_p0 r) [14:12]: The message class. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p0, r, WSMEX_RBOX_QLX_P0_EV1_CLS)
#define wsmex_rbox_qlx_p0_set_ev1_cls(r, v) /* wsmex_rbox_qlx_p0 (wsmex_rbox_qlx_p0 r, v up to 0x7u) [14:12]: The message class. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p0, wsmex_rbox_qlx_p0_value_(r).raw, WSMEX_RBOX_QLX_P0_EV1_CLS, v)

/* ev1_type [11:8] RW, part of ev1. */
#define WSMEX_RBOX_QLX_P0_EV1_TYPE_MASK  UINT64_C(0x0000000000000f00)
#define WSMEX_RBOX_QLX_P0_EV1_TYPE_SHIFT 8
#define WSMEX_RBOX_QLX_P0_EV1_TYPE_WIDTH 4

enum wsmex_rbox_qlx_p0_ev1_type {
	WSMEX_RBOX_QLX_P0_EV1_TYPE_QUEUE_BID = 0x0, /* Bids in the arbitration of a queue. */
	WSMEX_RBOX_QLX_P0_EV1_TYPE_LOCAL_BID = 0x1, /* Bids in the local arbitration. */
	WSMEX_RBOX_QLX_P0_EV1_TYPE_GLOBAL_BID = 0x2, /* Bids in the global arbitration. */
	WSMEX_RBOX_QLX_P0_EV1_TYPE_QUEUE_FAIL = 0x3, /* Bids that failed in the arbitration of a queue. */
	WSMEX_RBOX_QLX_P0_EV1_TYPE_LOCAL_FAIL = 0x4, /* Bids that failed locally. */
	WSMEX_RBOX_QLX_P0_EV1_TYPE_GLOBAL_FAIL = 0x5, /* Bids that failed globally. */
	WSMEX_RBOX_QLX_P0_EV1_TYPE_QUEUE_HOME_KILL = 0x6, /* Bids of a queue that were dropped to keep the order of home packets. */
	WSMEX_RBOX_QLX_P0_EV1_TYPE_LOCAL_HOME_KILL = 0x7, /* Local bids that were dropped for that. */
	WSMEX_RBOX_QLX_P0_EV1_TYPE_GLOBAL_HOME_KILL = 0x8, /* Global bids that were dropped for that. */
	WSMEX_RBOX_QLX_P0_EV1_TYPE_TARGET_AVAILABLE = 0x9, /* The target could take a packet. */
	WSMEX_RBOX_QLX_P0_EV1_TYPE_STARVATION = 0xa, /* A packet was starving. */
};
#define wsmex_rbox_qlx_p0_get_ev1_type(r) /* uint64_t (wsmex_rbox_qlx_p0 r) [11:8]: What happens to it. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p0, r, WSMEX_RBOX_QLX_P0_EV1_TYPE)
#define wsmex_rbox_qlx_p0_set_ev1_type(r, v) /* wsmex_rbox_qlx_p0 (wsmex_rbox_qlx_p0 r, v up to 0xfu) [11:8]: What happens to it. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p0, wsmex_rbox_qlx_p0_value_(r).raw, WSMEX_RBOX_QLX_P0_EV1_TYPE, v)

/* ev0 [7:0] RW. */
#define WSMEX_RBOX_QLX_P0_EV0_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_RBOX_QLX_P0_EV0_SHIFT 0
#define WSMEX_RBOX_QLX_P0_EV0_WIDTH 8
#define wsmex_rbox_qlx_p0_get_ev0(r) /* uint64_t (wsmex_rbox_qlx_p0 r) [7:0]: What event 0 of the port counts. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p0, r, WSMEX_RBOX_QLX_P0_EV0)
#define wsmex_rbox_qlx_p0_set_ev0(r, v) /* wsmex_rbox_qlx_p0 (wsmex_rbox_qlx_p0 r, v up to 0xffu) [7:0]: What event 0 of the port counts. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p0, wsmex_rbox_qlx_p0_value_(r).raw, WSMEX_RBOX_QLX_P0_EV0, v)

/* ev0_sub [7] RW, part of ev0. */
#define WSMEX_RBOX_QLX_P0_EV0_SUB_MASK  UINT64_C(0x0000000000000080)
#define WSMEX_RBOX_QLX_P0_EV0_SUB_SHIFT 7
#define WSMEX_RBOX_QLX_P0_EV0_SUB_WIDTH 1

enum wsmex_rbox_qlx_p0_ev0_sub {
	WSMEX_RBOX_QLX_P0_EV0_SUB_VN0 = 0x0, /* Network 0. */
	WSMEX_RBOX_QLX_P0_EV0_SUB_VN1 = 0x1, /* Network 1. */
};
#define wsmex_rbox_qlx_p0_get_ev0_sub(r) /* uint64_t (wsmex_rbox_qlx_p0 r) [7]: The virtual network. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p0, r, WSMEX_RBOX_QLX_P0_EV0_SUB)
#define wsmex_rbox_qlx_p0_set_ev0_sub(r, v) /* wsmex_rbox_qlx_p0 (wsmex_rbox_qlx_p0 r, v up to 0x1u) [7]: The virtual network. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p0, wsmex_rbox_qlx_p0_value_(r).raw, WSMEX_RBOX_QLX_P0_EV0_SUB, v)

/* ev0_cls [6:4] RW, part of ev0. */
#define WSMEX_RBOX_QLX_P0_EV0_CLS_MASK  UINT64_C(0x0000000000000070)
#define WSMEX_RBOX_QLX_P0_EV0_CLS_SHIFT 4
#define WSMEX_RBOX_QLX_P0_EV0_CLS_WIDTH 3

enum wsmex_rbox_qlx_p0_ev0_cls {
	WSMEX_RBOX_QLX_P0_EV0_CLS_HOM = 0x0, /* Class HOM. */
	WSMEX_RBOX_QLX_P0_EV0_CLS_SNP = 0x1, /* Class SNP. */
	WSMEX_RBOX_QLX_P0_EV0_CLS_NDR = 0x2, /* Class NDR. */
	WSMEX_RBOX_QLX_P0_EV0_CLS_NCS = 0x3, /* Class NCS. */
	WSMEX_RBOX_QLX_P0_EV0_CLS_DRS = 0x4, /* Class DRS. */
	WSMEX_RBOX_QLX_P0_EV0_CLS_NCB = 0x5, /* Class NCB. */
	WSMEX_RBOX_QLX_P0_EV0_CLS_VNA_SMALL = 0x6, /* Class VNA_SMALL. */
	WSMEX_RBOX_QLX_P0_EV0_CLS_VNA_LARGE = 0x7, /* Class VNA_LARGE. */
};
#define wsmex_rbox_qlx_p0_get_ev0_cls(r) /* uint64_t (wsmex_rbox_qlx_p0 r) [6:4]: The message class. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p0, r, WSMEX_RBOX_QLX_P0_EV0_CLS)
#define wsmex_rbox_qlx_p0_set_ev0_cls(r, v) /* wsmex_rbox_qlx_p0 (wsmex_rbox_qlx_p0 r, v up to 0x7u) [6:4]: The message class. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p0, wsmex_rbox_qlx_p0_value_(r).raw, WSMEX_RBOX_QLX_P0_EV0_CLS, v)

/* ev0_type [3:0] RW, part of ev0. */
#define WSMEX_RBOX_QLX_P0_EV0_TYPE_MASK  UINT64_C(0x000000000000000f)
#define WSMEX_RBOX_QLX_P0_EV0_TYPE_SHIFT 0
#define WSMEX_RBOX_QLX_P0_EV0_TYPE_WIDTH 4

enum wsmex_rbox_qlx_p0_ev0_type {
	WSMEX_RBOX_QLX_P0_EV0_TYPE_QUEUE_BID = 0x0, /* Bids in the arbitration of a queue. */
	WSMEX_RBOX_QLX_P0_EV0_TYPE_LOCAL_BID = 0x1, /* Bids in the local arbitration. */
	WSMEX_RBOX_QLX_P0_EV0_TYPE_GLOBAL_BID = 0x2, /* Bids in the global arbitration. */
	WSMEX_RBOX_QLX_P0_EV0_TYPE_QUEUE_FAIL = 0x3, /* Bids that failed in the arbitration of a queue. */
	WSMEX_RBOX_QLX_P0_EV0_TYPE_LOCAL_FAIL = 0x4, /* Bids that failed locally. */
	WSMEX_RBOX_QLX_P0_EV0_TYPE_GLOBAL_FAIL = 0x5, /* Bids that failed globally. */
	WSMEX_RBOX_QLX_P0_EV0_TYPE_QUEUE_HOME_KILL = 0x6, /* Bids of a queue that were dropped to keep the order of home packets. */
	WSMEX_RBOX_QLX_P0_EV0_TYPE_LOCAL_HOME_KILL = 0x7, /* Local bids that were dropped for that. */
	WSMEX_RBOX_QLX_P0_EV0_TYPE_GLOBAL_HOME_KILL = 0x8, /* Global bids that were dropped for that. */
	WSMEX_RBOX_QLX_P0_EV0_TYPE_TARGET_AVAILABLE = 0x9, /* The target could take a packet. */
	WSMEX_RBOX_QLX_P0_EV0_TYPE_STARVATION = 0xa, /* A packet was starving. */
};
#define wsmex_rbox_qlx_p0_get_ev0_type(r) /* uint64_t (wsmex_rbox_qlx_p0 r) [3:0]: What happens to it. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p0, r, WSMEX_RBOX_QLX_P0_EV0_TYPE)
#define wsmex_rbox_qlx_p0_set_ev0_type(r, v) /* wsmex_rbox_qlx_p0 (wsmex_rbox_qlx_p0 r, v up to 0xfu) [3:0]: What happens to it. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p0, wsmex_rbox_qlx_p0_value_(r).raw, WSMEX_RBOX_QLX_P0_EV0_TYPE, v)

/*
 * xbr1_cfg_p0: R_MSR_PORT0_XBR_SET1_MM_CFG, 64 bits
 * Port 0 of the box: port 4 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET1_MM_CFG (as on nhmex/rbox)
 */
typedef struct wsmex_rbox_xbr1_cfg_p0 {
	uint64_t raw;
} wsmex_rbox_xbr1_cfg_p0;

UNCORE_ACCESSOR wsmex_rbox_xbr1_cfg_p0 wsmex_rbox_xbr1_cfg_p0_value_(wsmex_rbox_xbr1_cfg_p0 r)
{
	return r;
}

#define WSMEX_RBOX_XBR1_CFG_P0_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr1_cfg_p0_reset() /* wsmex_rbox_xbr1_cfg_p0 (): the value to begin from of R_MSR_PORT0_XBR_SET1_MM_CFG. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr1_cfg_p0, WSMEX_RBOX_XBR1_CFG_P0_RESET)

#define WSMEX_RBOX_XBR1_CFG_P0_MSR 0xe60u
#define WSMEX_RBOX_XBR1_CFG_P0_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr1_cfg_p0_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT0_XBR_SET1_MM_CFG. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR1_CFG_P0_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR1_CFG_P0_INSTANCE_STRIDE)

/* dis [63] RW. */
#define WSMEX_RBOX_XBR1_CFG_P0_DIS_MASK  UINT64_C(0x8000000000000000)
#define WSMEX_RBOX_XBR1_CFG_P0_DIS_SHIFT 63
#define WSMEX_RBOX_XBR1_CFG_P0_DIS_WIDTH 1
#define wsmex_rbox_xbr1_cfg_p0_get_dis(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p0 r) [63]: Switches the match off. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p0, r, WSMEX_RBOX_XBR1_CFG_P0_DIS)
#define wsmex_rbox_xbr1_cfg_p0_set_dis(r, v) /* wsmex_rbox_xbr1_cfg_p0 (wsmex_rbox_xbr1_cfg_p0 r, v up to 0x1u) [63]: Switches the match off. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p0, wsmex_rbox_xbr1_cfg_p0_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P0_DIS, v)

/* mm_trig_en [21] RW. */
#define WSMEX_RBOX_XBR1_CFG_P0_MM_TRIG_EN_MASK  UINT64_C(0x0000000000200000)
#define WSMEX_RBOX_XBR1_CFG_P0_MM_TRIG_EN_SHIFT 21
#define WSMEX_RBOX_XBR1_CFG_P0_MM_TRIG_EN_WIDTH 1
#define wsmex_rbox_xbr1_cfg_p0_get_mm_trig_en(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p0 r) [21]: Lets a match count. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p0, r, WSMEX_RBOX_XBR1_CFG_P0_MM_TRIG_EN)
#define wsmex_rbox_xbr1_cfg_p0_set_mm_trig_en(r, v) /* wsmex_rbox_xbr1_cfg_p0 (wsmex_rbox_xbr1_cfg_p0 r, v up to 0x1u) [21]: Lets a match count. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p0, wsmex_rbox_xbr1_cfg_p0_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P0_MM_TRIG_EN, v)

/* ig_flt_cnt [20] RW. */
#define WSMEX_RBOX_XBR1_CFG_P0_IG_FLT_CNT_MASK  UINT64_C(0x0000000000100000)
#define WSMEX_RBOX_XBR1_CFG_P0_IG_FLT_CNT_SHIFT 20
#define WSMEX_RBOX_XBR1_CFG_P0_IG_FLT_CNT_WIDTH 1
#define wsmex_rbox_xbr1_cfg_p0_get_ig_flt_cnt(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p0 r) [20]: Takes every flit of a packet. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p0, r, WSMEX_RBOX_XBR1_CFG_P0_IG_FLT_CNT)
#define wsmex_rbox_xbr1_cfg_p0_set_ig_flt_cnt(r, v) /* wsmex_rbox_xbr1_cfg_p0 (wsmex_rbox_xbr1_cfg_p0 r, v up to 0x1u) [20]: Takes every flit of a packet. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p0, wsmex_rbox_xbr1_cfg_p0_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P0_IG_FLT_CNT, v)

/* match_flt_cnt [19:16] RW. */
#define WSMEX_RBOX_XBR1_CFG_P0_MATCH_FLT_CNT_MASK  UINT64_C(0x00000000000f0000)
#define WSMEX_RBOX_XBR1_CFG_P0_MATCH_FLT_CNT_SHIFT 16
#define WSMEX_RBOX_XBR1_CFG_P0_MATCH_FLT_CNT_WIDTH 4
#define wsmex_rbox_xbr1_cfg_p0_get_match_flt_cnt(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p0 r) [19:16]: The flit of a packet that is compared. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p0, r, WSMEX_RBOX_XBR1_CFG_P0_MATCH_FLT_CNT)
#define wsmex_rbox_xbr1_cfg_p0_set_match_flt_cnt(r, v) /* wsmex_rbox_xbr1_cfg_p0 (wsmex_rbox_xbr1_cfg_p0 r, v up to 0xfu) [19:16]: The flit of a packet that is compared. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p0, wsmex_rbox_xbr1_cfg_p0_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P0_MATCH_FLT_CNT, v)

/* match_71_64 [15:8] RW. */
#define WSMEX_RBOX_XBR1_CFG_P0_MATCH_71_64_MASK  UINT64_C(0x000000000000ff00)
#define WSMEX_RBOX_XBR1_CFG_P0_MATCH_71_64_SHIFT 8
#define WSMEX_RBOX_XBR1_CFG_P0_MATCH_71_64_WIDTH 8
#define wsmex_rbox_xbr1_cfg_p0_get_match_71_64(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p0 r) [15:8]: Bits 71:64 of the flit to match. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p0, r, WSMEX_RBOX_XBR1_CFG_P0_MATCH_71_64)
#define wsmex_rbox_xbr1_cfg_p0_set_match_71_64(r, v) /* wsmex_rbox_xbr1_cfg_p0 (wsmex_rbox_xbr1_cfg_p0 r, v up to 0xffu) [15:8]: Bits 71:64 of the flit to match. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p0, wsmex_rbox_xbr1_cfg_p0_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P0_MATCH_71_64, v)

/* mask_71_64 [7:0] RW. */
#define WSMEX_RBOX_XBR1_CFG_P0_MASK_71_64_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_RBOX_XBR1_CFG_P0_MASK_71_64_SHIFT 0
#define WSMEX_RBOX_XBR1_CFG_P0_MASK_71_64_WIDTH 8
#define wsmex_rbox_xbr1_cfg_p0_get_mask_71_64(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p0 r) [7:0]: Bits 71:64 that are compared. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p0, r, WSMEX_RBOX_XBR1_CFG_P0_MASK_71_64)
#define wsmex_rbox_xbr1_cfg_p0_set_mask_71_64(r, v) /* wsmex_rbox_xbr1_cfg_p0 (wsmex_rbox_xbr1_cfg_p0 r, v up to 0xffu) [7:0]: Bits 71:64 that are compared. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p0, wsmex_rbox_xbr1_cfg_p0_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P0_MASK_71_64, v)

/*
 * xbr1_match_p0: R_MSR_PORT0_XBR_SET1_MATCH, 64 bits
 * Port 0 of the box: port 4 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET1_MATCH (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_xbr1_match_p0 {
	uint64_t raw;
} wsmex_rbox_xbr1_match_p0;

UNCORE_ACCESSOR wsmex_rbox_xbr1_match_p0 wsmex_rbox_xbr1_match_p0_value_(wsmex_rbox_xbr1_match_p0 r)
{
	return r;
}

#define WSMEX_RBOX_XBR1_MATCH_P0_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr1_match_p0_reset() /* wsmex_rbox_xbr1_match_p0 (): the value to begin from of R_MSR_PORT0_XBR_SET1_MATCH. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr1_match_p0, WSMEX_RBOX_XBR1_MATCH_P0_RESET)

#define WSMEX_RBOX_XBR1_MATCH_P0_MSR 0xe61u
#define WSMEX_RBOX_XBR1_MATCH_P0_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr1_match_p0_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT0_XBR_SET1_MATCH. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR1_MATCH_P0_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR1_MATCH_P0_INSTANCE_STRIDE)

/* bits [63:0] RW. */
#define WSMEX_RBOX_XBR1_MATCH_P0_BITS_MASK  UINT64_C(0xffffffffffffffff)
#define WSMEX_RBOX_XBR1_MATCH_P0_BITS_SHIFT 0
#define WSMEX_RBOX_XBR1_MATCH_P0_BITS_WIDTH 64
#define wsmex_rbox_xbr1_match_p0_get_bits(r) /* uint64_t (wsmex_rbox_xbr1_match_p0 r) [63:0]: Bits 63:0 of the flit to match. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_match_p0, r, WSMEX_RBOX_XBR1_MATCH_P0_BITS)
#define wsmex_rbox_xbr1_match_p0_set_bits(r, v) /* wsmex_rbox_xbr1_match_p0 (wsmex_rbox_xbr1_match_p0 r, v up to 0xffffffffffffffffull) [63:0]: Bits 63:0 of the flit to match. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_match_p0, wsmex_rbox_xbr1_match_p0_value_(r).raw, WSMEX_RBOX_XBR1_MATCH_P0_BITS, v)

/* rds [51:48] RW, part of bits. */
#define WSMEX_RBOX_XBR1_MATCH_P0_RDS_MASK  UINT64_C(0x000f000000000000)
#define WSMEX_RBOX_XBR1_MATCH_P0_RDS_SHIFT 48
#define WSMEX_RBOX_XBR1_MATCH_P0_RDS_WIDTH 4
#define wsmex_rbox_xbr1_match_p0_get_rds(r) /* uint64_t (wsmex_rbox_xbr1_match_p0 r) [51:48]: Field RDS of the header. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_match_p0, r, WSMEX_RBOX_XBR1_MATCH_P0_RDS)
#define wsmex_rbox_xbr1_match_p0_set_rds(r, v) /* wsmex_rbox_xbr1_match_p0 (wsmex_rbox_xbr1_match_p0 r, v up to 0xfu) [51:48]: Field RDS of the header. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_match_p0, wsmex_rbox_xbr1_match_p0_value_(r).raw, WSMEX_RBOX_XBR1_MATCH_P0_RDS, v)

/* rnid [35:31] RW, part of bits. */
#define WSMEX_RBOX_XBR1_MATCH_P0_RNID_MASK  UINT64_C(0x0000000f80000000)
#define WSMEX_RBOX_XBR1_MATCH_P0_RNID_SHIFT 31
#define WSMEX_RBOX_XBR1_MATCH_P0_RNID_WIDTH 5
#define wsmex_rbox_xbr1_match_p0_get_rnid(r) /* uint64_t (wsmex_rbox_xbr1_match_p0 r) [35:31]: Node ID of the requester. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_match_p0, r, WSMEX_RBOX_XBR1_MATCH_P0_RNID)
#define wsmex_rbox_xbr1_match_p0_set_rnid(r, v) /* wsmex_rbox_xbr1_match_p0 (wsmex_rbox_xbr1_match_p0 r, v up to 0x1fu) [35:31]: Node ID of the requester. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_match_p0, wsmex_rbox_xbr1_match_p0_value_(r).raw, WSMEX_RBOX_XBR1_MATCH_P0_RNID, v)

/*
 * xbr1_mask_p0: R_MSR_PORT0_XBR_SET1_MASK, 64 bits
 * Port 0 of the box: port 4 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET1_MASK (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_xbr1_mask_p0 {
	uint64_t raw;
} wsmex_rbox_xbr1_mask_p0;

UNCORE_ACCESSOR wsmex_rbox_xbr1_mask_p0 wsmex_rbox_xbr1_mask_p0_value_(wsmex_rbox_xbr1_mask_p0 r)
{
	return r;
}

#define WSMEX_RBOX_XBR1_MASK_P0_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr1_mask_p0_reset() /* wsmex_rbox_xbr1_mask_p0 (): the value to begin from of R_MSR_PORT0_XBR_SET1_MASK. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr1_mask_p0, WSMEX_RBOX_XBR1_MASK_P0_RESET)

#define WSMEX_RBOX_XBR1_MASK_P0_MSR 0xe62u
#define WSMEX_RBOX_XBR1_MASK_P0_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr1_mask_p0_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT0_XBR_SET1_MASK. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR1_MASK_P0_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR1_MASK_P0_INSTANCE_STRIDE)

/* bits_mask [63:0] RW. */
#define WSMEX_RBOX_XBR1_MASK_P0_BITS_MASK_MASK  UINT64_C(0xffffffffffffffff)
#define WSMEX_RBOX_XBR1_MASK_P0_BITS_MASK_SHIFT 0
#define WSMEX_RBOX_XBR1_MASK_P0_BITS_MASK_WIDTH 64
#define wsmex_rbox_xbr1_mask_p0_get_bits_mask(r) /* uint64_t (wsmex_rbox_xbr1_mask_p0 r) [63:0]: Bits 63:0 that are compared. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_mask_p0, r, WSMEX_RBOX_XBR1_MASK_P0_BITS_MASK)
#define wsmex_rbox_xbr1_mask_p0_set_bits_mask(r, v) /* wsmex_rbox_xbr1_mask_p0 (wsmex_rbox_xbr1_mask_p0 r, v up to 0xffffffffffffffffull) [63:0]: Bits 63:0 that are compared. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_mask_p0, wsmex_rbox_xbr1_mask_p0_value_(r).raw, WSMEX_RBOX_XBR1_MASK_P0_BITS_MASK, v)

/*
 * xbr2_cfg_p0: R_MSR_PORT0_XBR_SET2_MM_CFG, 64 bits
 * Port 0 of the box: port 4 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET2_MM_CFG (as on nhmex/rbox)
 */
typedef struct wsmex_rbox_xbr2_cfg_p0 {
	uint64_t raw;
} wsmex_rbox_xbr2_cfg_p0;

UNCORE_ACCESSOR wsmex_rbox_xbr2_cfg_p0 wsmex_rbox_xbr2_cfg_p0_value_(wsmex_rbox_xbr2_cfg_p0 r)
{
	return r;
}

#define WSMEX_RBOX_XBR2_CFG_P0_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr2_cfg_p0_reset() /* wsmex_rbox_xbr2_cfg_p0 (): the value to begin from of R_MSR_PORT0_XBR_SET2_MM_CFG. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr2_cfg_p0, WSMEX_RBOX_XBR2_CFG_P0_RESET)

#define WSMEX_RBOX_XBR2_CFG_P0_MSR 0xe70u
#define WSMEX_RBOX_XBR2_CFG_P0_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr2_cfg_p0_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT0_XBR_SET2_MM_CFG. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR2_CFG_P0_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR2_CFG_P0_INSTANCE_STRIDE)

/* dis [63] RW. */
#define WSMEX_RBOX_XBR2_CFG_P0_DIS_MASK  UINT64_C(0x8000000000000000)
#define WSMEX_RBOX_XBR2_CFG_P0_DIS_SHIFT 63
#define WSMEX_RBOX_XBR2_CFG_P0_DIS_WIDTH 1
#define wsmex_rbox_xbr2_cfg_p0_get_dis(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p0 r) [63]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p0, r, WSMEX_RBOX_XBR2_CFG_P0_DIS)
#define wsmex_rbox_xbr2_cfg_p0_set_dis(r, v) /* wsmex_rbox_xbr2_cfg_p0 (wsmex_rbox_xbr2_cfg_p0 r, v up to 0x1u) [63]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p0, wsmex_rbox_xbr2_cfg_p0_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P0_DIS, v)

/* mm_trig_en [21] RW. */
#define WSMEX_RBOX_XBR2_CFG_P0_MM_TRIG_EN_MASK  UINT64_C(0x0000000000200000)
#define WSMEX_RBOX_XBR2_CFG_P0_MM_TRIG_EN_SHIFT 21
#define WSMEX_RBOX_XBR2_CFG_P0_MM_TRIG_EN_WIDTH 1
#define wsmex_rbox_xbr2_cfg_p0_get_mm_trig_en(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p0 r) [21]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p0, r, WSMEX_RBOX_XBR2_CFG_P0_MM_TRIG_EN)
#define wsmex_rbox_xbr2_cfg_p0_set_mm_trig_en(r, v) /* wsmex_rbox_xbr2_cfg_p0 (wsmex_rbox_xbr2_cfg_p0 r, v up to 0x1u) [21]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p0, wsmex_rbox_xbr2_cfg_p0_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P0_MM_TRIG_EN, v)

/* ig_flt_cnt [20] RW. */
#define WSMEX_RBOX_XBR2_CFG_P0_IG_FLT_CNT_MASK  UINT64_C(0x0000000000100000)
#define WSMEX_RBOX_XBR2_CFG_P0_IG_FLT_CNT_SHIFT 20
#define WSMEX_RBOX_XBR2_CFG_P0_IG_FLT_CNT_WIDTH 1
#define wsmex_rbox_xbr2_cfg_p0_get_ig_flt_cnt(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p0 r) [20]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p0, r, WSMEX_RBOX_XBR2_CFG_P0_IG_FLT_CNT)
#define wsmex_rbox_xbr2_cfg_p0_set_ig_flt_cnt(r, v) /* wsmex_rbox_xbr2_cfg_p0 (wsmex_rbox_xbr2_cfg_p0 r, v up to 0x1u) [20]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p0, wsmex_rbox_xbr2_cfg_p0_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P0_IG_FLT_CNT, v)

/* match_flt_cnt [19:16] RW. */
#define WSMEX_RBOX_XBR2_CFG_P0_MATCH_FLT_CNT_MASK  UINT64_C(0x00000000000f0000)
#define WSMEX_RBOX_XBR2_CFG_P0_MATCH_FLT_CNT_SHIFT 16
#define WSMEX_RBOX_XBR2_CFG_P0_MATCH_FLT_CNT_WIDTH 4
#define wsmex_rbox_xbr2_cfg_p0_get_match_flt_cnt(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p0 r) [19:16]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p0, r, WSMEX_RBOX_XBR2_CFG_P0_MATCH_FLT_CNT)
#define wsmex_rbox_xbr2_cfg_p0_set_match_flt_cnt(r, v) /* wsmex_rbox_xbr2_cfg_p0 (wsmex_rbox_xbr2_cfg_p0 r, v up to 0xfu) [19:16]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p0, wsmex_rbox_xbr2_cfg_p0_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P0_MATCH_FLT_CNT, v)

/* match_71_64 [15:8] RW. */
#define WSMEX_RBOX_XBR2_CFG_P0_MATCH_71_64_MASK  UINT64_C(0x000000000000ff00)
#define WSMEX_RBOX_XBR2_CFG_P0_MATCH_71_64_SHIFT 8
#define WSMEX_RBOX_XBR2_CFG_P0_MATCH_71_64_WIDTH 8
#define wsmex_rbox_xbr2_cfg_p0_get_match_71_64(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p0 r) [15:8]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p0, r, WSMEX_RBOX_XBR2_CFG_P0_MATCH_71_64)
#define wsmex_rbox_xbr2_cfg_p0_set_match_71_64(r, v) /* wsmex_rbox_xbr2_cfg_p0 (wsmex_rbox_xbr2_cfg_p0 r, v up to 0xffu) [15:8]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p0, wsmex_rbox_xbr2_cfg_p0_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P0_MATCH_71_64, v)

/* mask_71_64 [7:0] RW. */
#define WSMEX_RBOX_XBR2_CFG_P0_MASK_71_64_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_RBOX_XBR2_CFG_P0_MASK_71_64_SHIFT 0
#define WSMEX_RBOX_XBR2_CFG_P0_MASK_71_64_WIDTH 8
#define wsmex_rbox_xbr2_cfg_p0_get_mask_71_64(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p0 r) [7:0]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p0, r, WSMEX_RBOX_XBR2_CFG_P0_MASK_71_64)
#define wsmex_rbox_xbr2_cfg_p0_set_mask_71_64(r, v) /* wsmex_rbox_xbr2_cfg_p0 (wsmex_rbox_xbr2_cfg_p0 r, v up to 0xffu) [7:0]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p0, wsmex_rbox_xbr2_cfg_p0_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P0_MASK_71_64, v)

/*
 * xbr2_match_p0: R_MSR_PORT0_XBR_SET2_MATCH, 64 bits
 * Port 0 of the box: port 4 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET2_MATCH (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_xbr2_match_p0 {
	uint64_t raw;
} wsmex_rbox_xbr2_match_p0;

UNCORE_ACCESSOR wsmex_rbox_xbr2_match_p0 wsmex_rbox_xbr2_match_p0_value_(wsmex_rbox_xbr2_match_p0 r)
{
	return r;
}

#define WSMEX_RBOX_XBR2_MATCH_P0_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr2_match_p0_reset() /* wsmex_rbox_xbr2_match_p0 (): the value to begin from of R_MSR_PORT0_XBR_SET2_MATCH. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr2_match_p0, WSMEX_RBOX_XBR2_MATCH_P0_RESET)

#define WSMEX_RBOX_XBR2_MATCH_P0_MSR 0xe71u
#define WSMEX_RBOX_XBR2_MATCH_P0_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr2_match_p0_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT0_XBR_SET2_MATCH. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR2_MATCH_P0_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR2_MATCH_P0_INSTANCE_STRIDE)

/* bits [63:0] RW. */
#define WSMEX_RBOX_XBR2_MATCH_P0_BITS_MASK  UINT64_C(0xffffffffffffffff)
#define WSMEX_RBOX_XBR2_MATCH_P0_BITS_SHIFT 0
#define WSMEX_RBOX_XBR2_MATCH_P0_BITS_WIDTH 64
#define wsmex_rbox_xbr2_match_p0_get_bits(r) /* uint64_t (wsmex_rbox_xbr2_match_p0 r) [63:0]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_match_p0, r, WSMEX_RBOX_XBR2_MATCH_P0_BITS)
#define wsmex_rbox_xbr2_match_p0_set_bits(r, v) /* wsmex_rbox_xbr2_match_p0 (wsmex_rbox_xbr2_match_p0 r, v up to 0xffffffffffffffffull) [63:0]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_match_p0, wsmex_rbox_xbr2_match_p0_value_(r).raw, WSMEX_RBOX_XBR2_MATCH_P0_BITS, v)

/* rds [51:48] RW, part of bits. */
#define WSMEX_RBOX_XBR2_MATCH_P0_RDS_MASK  UINT64_C(0x000f000000000000)
#define WSMEX_RBOX_XBR2_MATCH_P0_RDS_SHIFT 48
#define WSMEX_RBOX_XBR2_MATCH_P0_RDS_WIDTH 4
#define wsmex_rbox_xbr2_match_p0_get_rds(r) /* uint64_t (wsmex_rbox_xbr2_match_p0 r) [51:48]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_match_p0, r, WSMEX_RBOX_XBR2_MATCH_P0_RDS)
#define wsmex_rbox_xbr2_match_p0_set_rds(r, v) /* wsmex_rbox_xbr2_match_p0 (wsmex_rbox_xbr2_match_p0 r, v up to 0xfu) [51:48]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_match_p0, wsmex_rbox_xbr2_match_p0_value_(r).raw, WSMEX_RBOX_XBR2_MATCH_P0_RDS, v)

/* rnid [35:31] RW, part of bits. */
#define WSMEX_RBOX_XBR2_MATCH_P0_RNID_MASK  UINT64_C(0x0000000f80000000)
#define WSMEX_RBOX_XBR2_MATCH_P0_RNID_SHIFT 31
#define WSMEX_RBOX_XBR2_MATCH_P0_RNID_WIDTH 5
#define wsmex_rbox_xbr2_match_p0_get_rnid(r) /* uint64_t (wsmex_rbox_xbr2_match_p0 r) [35:31]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_match_p0, r, WSMEX_RBOX_XBR2_MATCH_P0_RNID)
#define wsmex_rbox_xbr2_match_p0_set_rnid(r, v) /* wsmex_rbox_xbr2_match_p0 (wsmex_rbox_xbr2_match_p0 r, v up to 0x1fu) [35:31]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_match_p0, wsmex_rbox_xbr2_match_p0_value_(r).raw, WSMEX_RBOX_XBR2_MATCH_P0_RNID, v)

/*
 * xbr2_mask_p0: R_MSR_PORT0_XBR_SET2_MASK, 64 bits
 * Port 0 of the box: port 4 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET2_MASK (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_xbr2_mask_p0 {
	uint64_t raw;
} wsmex_rbox_xbr2_mask_p0;

UNCORE_ACCESSOR wsmex_rbox_xbr2_mask_p0 wsmex_rbox_xbr2_mask_p0_value_(wsmex_rbox_xbr2_mask_p0 r)
{
	return r;
}

#define WSMEX_RBOX_XBR2_MASK_P0_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr2_mask_p0_reset() /* wsmex_rbox_xbr2_mask_p0 (): the value to begin from of R_MSR_PORT0_XBR_SET2_MASK. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr2_mask_p0, WSMEX_RBOX_XBR2_MASK_P0_RESET)

#define WSMEX_RBOX_XBR2_MASK_P0_MSR 0xe72u
#define WSMEX_RBOX_XBR2_MASK_P0_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr2_mask_p0_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT0_XBR_SET2_MASK. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR2_MASK_P0_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR2_MASK_P0_INSTANCE_STRIDE)

/* bits_mask [63:0] RW. */
#define WSMEX_RBOX_XBR2_MASK_P0_BITS_MASK_MASK  UINT64_C(0xffffffffffffffff)
#define WSMEX_RBOX_XBR2_MASK_P0_BITS_MASK_SHIFT 0
#define WSMEX_RBOX_XBR2_MASK_P0_BITS_MASK_WIDTH 64
#define wsmex_rbox_xbr2_mask_p0_get_bits_mask(r) /* uint64_t (wsmex_rbox_xbr2_mask_p0 r) [63:0]: the same bits as in wsmex_rbox_xbr1_mask_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_mask_p0, r, WSMEX_RBOX_XBR2_MASK_P0_BITS_MASK)
#define wsmex_rbox_xbr2_mask_p0_set_bits_mask(r, v) /* wsmex_rbox_xbr2_mask_p0 (wsmex_rbox_xbr2_mask_p0 r, v up to 0xffffffffffffffffull) [63:0]: the same bits as in wsmex_rbox_xbr1_mask_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_mask_p0, wsmex_rbox_xbr2_mask_p0_value_(r).raw, WSMEX_RBOX_XBR2_MASK_P0_BITS_MASK, v)

/*
 * iperf0_p1: R_MSR_PORT1_IPERF_CFG0, 64 bits
 * Port 1 of the box: port 5 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_IPERF_CFG0; likwid perfmon_nehalemEX_counters.h, registers.h (as
 * on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_iperf0_p1 {
	uint64_t raw;
} wsmex_rbox_iperf0_p1;

UNCORE_ACCESSOR wsmex_rbox_iperf0_p1 wsmex_rbox_iperf0_p1_value_(wsmex_rbox_iperf0_p1 r)
{
	return r;
}

#define WSMEX_RBOX_IPERF0_P1_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_iperf0_p1_reset() /* wsmex_rbox_iperf0_p1 (): the value to begin from of R_MSR_PORT1_IPERF_CFG0. */ \
	UNCORE_VALUE_(wsmex_rbox_iperf0_p1, WSMEX_RBOX_IPERF0_P1_RESET)

#define WSMEX_RBOX_IPERF0_P1_MSR 0xe05u
#define WSMEX_RBOX_IPERF0_P1_INSTANCE_STRIDE 0x4u

#define wsmex_rbox_iperf0_p1_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT1_IPERF_CFG0. */ \
	uncore_msr_at_(WSMEX_RBOX_IPERF0_P1_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_IPERF0_P1_INSTANCE_STRIDE)

/* sel [31:0] RW. */
#define WSMEX_RBOX_IPERF0_P1_SEL_MASK  UINT64_C(0x00000000ffffffff)
#define WSMEX_RBOX_IPERF0_P1_SEL_SHIFT 0
#define WSMEX_RBOX_IPERF0_P1_SEL_WIDTH 32
#define wsmex_rbox_iperf0_p1_get_sel(r) /* uint64_t (wsmex_rbox_iperf0_p1 r) [31:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p1, r, WSMEX_RBOX_IPERF0_P1_SEL)
#define wsmex_rbox_iperf0_p1_set_sel(r, v) /* wsmex_rbox_iperf0_p1 (wsmex_rbox_iperf0_p1 r, v up to 0xffffffffu) [31:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p1, wsmex_rbox_iperf0_p1_value_(r).raw, WSMEX_RBOX_IPERF0_P1_SEL, v)

/* flits_sent [31] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P1_FLITS_SENT_MASK  UINT64_C(0x0000000080000000)
#define WSMEX_RBOX_IPERF0_P1_FLITS_SENT_SHIFT 31
#define WSMEX_RBOX_IPERF0_P1_FLITS_SENT_WIDTH 1
#define wsmex_rbox_iperf0_p1_get_flits_sent(r) /* uint64_t (wsmex_rbox_iperf0_p1 r) [31]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p1, r, WSMEX_RBOX_IPERF0_P1_FLITS_SENT)
#define wsmex_rbox_iperf0_p1_set_flits_sent(r, v) /* wsmex_rbox_iperf0_p1 (wsmex_rbox_iperf0_p1 r, v up to 0x1u) [31]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p1, wsmex_rbox_iperf0_p1_value_(r).raw, WSMEX_RBOX_IPERF0_P1_FLITS_SENT, v)

/* null_idle [30] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P1_NULL_IDLE_MASK  UINT64_C(0x0000000040000000)
#define WSMEX_RBOX_IPERF0_P1_NULL_IDLE_SHIFT 30
#define WSMEX_RBOX_IPERF0_P1_NULL_IDLE_WIDTH 1
#define wsmex_rbox_iperf0_p1_get_null_idle(r) /* uint64_t (wsmex_rbox_iperf0_p1 r) [30]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p1, r, WSMEX_RBOX_IPERF0_P1_NULL_IDLE)
#define wsmex_rbox_iperf0_p1_set_null_idle(r, v) /* wsmex_rbox_iperf0_p1 (wsmex_rbox_iperf0_p1 r, v up to 0x1u) [30]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p1, wsmex_rbox_iperf0_p1_value_(r).raw, WSMEX_RBOX_IPERF0_P1_NULL_IDLE, v)

/* retryq_ov [29] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P1_RETRYQ_OV_MASK  UINT64_C(0x0000000020000000)
#define WSMEX_RBOX_IPERF0_P1_RETRYQ_OV_SHIFT 29
#define WSMEX_RBOX_IPERF0_P1_RETRYQ_OV_WIDTH 1
#define wsmex_rbox_iperf0_p1_get_retryq_ov(r) /* uint64_t (wsmex_rbox_iperf0_p1 r) [29]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p1, r, WSMEX_RBOX_IPERF0_P1_RETRYQ_OV)
#define wsmex_rbox_iperf0_p1_set_retryq_ov(r, v) /* wsmex_rbox_iperf0_p1 (wsmex_rbox_iperf0_p1 r, v up to 0x1u) [29]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p1, wsmex_rbox_iperf0_p1_value_(r).raw, WSMEX_RBOX_IPERF0_P1_RETRYQ_OV, v)

/* retryq_ne [28] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P1_RETRYQ_NE_MASK  UINT64_C(0x0000000010000000)
#define WSMEX_RBOX_IPERF0_P1_RETRYQ_NE_SHIFT 28
#define WSMEX_RBOX_IPERF0_P1_RETRYQ_NE_WIDTH 1
#define wsmex_rbox_iperf0_p1_get_retryq_ne(r) /* uint64_t (wsmex_rbox_iperf0_p1 r) [28]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p1, r, WSMEX_RBOX_IPERF0_P1_RETRYQ_NE)
#define wsmex_rbox_iperf0_p1_set_retryq_ne(r, v) /* wsmex_rbox_iperf0_p1 (wsmex_rbox_iperf0_p1 r, v up to 0x1u) [28]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p1, wsmex_rbox_iperf0_p1_value_(r).raw, WSMEX_RBOX_IPERF0_P1_RETRYQ_NE, v)

/* outq_ov [27] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P1_OUTQ_OV_MASK  UINT64_C(0x0000000008000000)
#define WSMEX_RBOX_IPERF0_P1_OUTQ_OV_SHIFT 27
#define WSMEX_RBOX_IPERF0_P1_OUTQ_OV_WIDTH 1
#define wsmex_rbox_iperf0_p1_get_outq_ov(r) /* uint64_t (wsmex_rbox_iperf0_p1 r) [27]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p1, r, WSMEX_RBOX_IPERF0_P1_OUTQ_OV)
#define wsmex_rbox_iperf0_p1_set_outq_ov(r, v) /* wsmex_rbox_iperf0_p1 (wsmex_rbox_iperf0_p1 r, v up to 0x1u) [27]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p1, wsmex_rbox_iperf0_p1_value_(r).raw, WSMEX_RBOX_IPERF0_P1_OUTQ_OV, v)

/* outq_ne [26] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P1_OUTQ_NE_MASK  UINT64_C(0x0000000004000000)
#define WSMEX_RBOX_IPERF0_P1_OUTQ_NE_SHIFT 26
#define WSMEX_RBOX_IPERF0_P1_OUTQ_NE_WIDTH 1
#define wsmex_rbox_iperf0_p1_get_outq_ne(r) /* uint64_t (wsmex_rbox_iperf0_p1 r) [26]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p1, r, WSMEX_RBOX_IPERF0_P1_OUTQ_NE)
#define wsmex_rbox_iperf0_p1_set_outq_ne(r, v) /* wsmex_rbox_iperf0_p1 (wsmex_rbox_iperf0_p1 r, v up to 0x1u) [26]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p1, wsmex_rbox_iperf0_p1_value_(r).raw, WSMEX_RBOX_IPERF0_P1_OUTQ_NE, v)

/* flits_recv_spec [25] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P1_FLITS_RECV_SPEC_MASK  UINT64_C(0x0000000002000000)
#define WSMEX_RBOX_IPERF0_P1_FLITS_RECV_SPEC_SHIFT 25
#define WSMEX_RBOX_IPERF0_P1_FLITS_RECV_SPEC_WIDTH 1
#define wsmex_rbox_iperf0_p1_get_flits_recv_spec(r) /* uint64_t (wsmex_rbox_iperf0_p1 r) [25]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p1, r, WSMEX_RBOX_IPERF0_P1_FLITS_RECV_SPEC)
#define wsmex_rbox_iperf0_p1_set_flits_recv_spec(r, v) /* wsmex_rbox_iperf0_p1 (wsmex_rbox_iperf0_p1 r, v up to 0x1u) [25]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p1, wsmex_rbox_iperf0_p1_value_(r).raw, WSMEX_RBOX_IPERF0_P1_FLITS_RECV_SPEC, v)

/* flits_recv_err [24] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P1_FLITS_RECV_ERR_MASK  UINT64_C(0x0000000001000000)
#define WSMEX_RBOX_IPERF0_P1_FLITS_RECV_ERR_SHIFT 24
#define WSMEX_RBOX_IPERF0_P1_FLITS_RECV_ERR_WIDTH 1
#define wsmex_rbox_iperf0_p1_get_flits_recv_err(r) /* uint64_t (wsmex_rbox_iperf0_p1 r) [24]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p1, r, WSMEX_RBOX_IPERF0_P1_FLITS_RECV_ERR)
#define wsmex_rbox_iperf0_p1_set_flits_recv_err(r, v) /* wsmex_rbox_iperf0_p1 (wsmex_rbox_iperf0_p1 r, v up to 0x1u) [24]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p1, wsmex_rbox_iperf0_p1_value_(r).raw, WSMEX_RBOX_IPERF0_P1_FLITS_RECV_ERR, v)

/* eot [21:17] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P1_EOT_MASK  UINT64_C(0x00000000003e0000)
#define WSMEX_RBOX_IPERF0_P1_EOT_SHIFT 17
#define WSMEX_RBOX_IPERF0_P1_EOT_WIDTH 5
#define wsmex_rbox_iperf0_p1_get_eot(r) /* uint64_t (wsmex_rbox_iperf0_p1 r) [21:17]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p1, r, WSMEX_RBOX_IPERF0_P1_EOT)
#define wsmex_rbox_iperf0_p1_set_eot(r, v) /* wsmex_rbox_iperf0_p1 (wsmex_rbox_iperf0_p1 r, v up to 0x1fu) [21:17]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p1, wsmex_rbox_iperf0_p1_value_(r).raw, WSMEX_RBOX_IPERF0_P1_EOT, v)

/* eot_ne [16] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P1_EOT_NE_MASK  UINT64_C(0x0000000000010000)
#define WSMEX_RBOX_IPERF0_P1_EOT_NE_SHIFT 16
#define WSMEX_RBOX_IPERF0_P1_EOT_NE_WIDTH 1
#define wsmex_rbox_iperf0_p1_get_eot_ne(r) /* uint64_t (wsmex_rbox_iperf0_p1 r) [16]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p1, r, WSMEX_RBOX_IPERF0_P1_EOT_NE)
#define wsmex_rbox_iperf0_p1_set_eot_ne(r, v) /* wsmex_rbox_iperf0_p1 (wsmex_rbox_iperf0_p1 r, v up to 0x1u) [16]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p1, wsmex_rbox_iperf0_p1_value_(r).raw, WSMEX_RBOX_IPERF0_P1_EOT_NE, v)

/* alloc [15:9] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P1_ALLOC_MASK  UINT64_C(0x000000000000fe00)
#define WSMEX_RBOX_IPERF0_P1_ALLOC_SHIFT 9
#define WSMEX_RBOX_IPERF0_P1_ALLOC_WIDTH 7
#define wsmex_rbox_iperf0_p1_get_alloc(r) /* uint64_t (wsmex_rbox_iperf0_p1 r) [15:9]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p1, r, WSMEX_RBOX_IPERF0_P1_ALLOC)
#define wsmex_rbox_iperf0_p1_set_alloc(r, v) /* wsmex_rbox_iperf0_p1 (wsmex_rbox_iperf0_p1 r, v up to 0x7fu) [15:9]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p1, wsmex_rbox_iperf0_p1_value_(r).raw, WSMEX_RBOX_IPERF0_P1_ALLOC, v)

/* inq_read_win [8] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P1_INQ_READ_WIN_MASK  UINT64_C(0x0000000000000100)
#define WSMEX_RBOX_IPERF0_P1_INQ_READ_WIN_SHIFT 8
#define WSMEX_RBOX_IPERF0_P1_INQ_READ_WIN_WIDTH 1
#define wsmex_rbox_iperf0_p1_get_inq_read_win(r) /* uint64_t (wsmex_rbox_iperf0_p1 r) [8]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p1, r, WSMEX_RBOX_IPERF0_P1_INQ_READ_WIN)
#define wsmex_rbox_iperf0_p1_set_inq_read_win(r, v) /* wsmex_rbox_iperf0_p1 (wsmex_rbox_iperf0_p1 r, v up to 0x1u) [8]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p1, wsmex_rbox_iperf0_p1_value_(r).raw, WSMEX_RBOX_IPERF0_P1_INQ_READ_WIN, v)

/* new_vn [7:6] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P1_NEW_VN_MASK  UINT64_C(0x00000000000000c0)
#define WSMEX_RBOX_IPERF0_P1_NEW_VN_SHIFT 6
#define WSMEX_RBOX_IPERF0_P1_NEW_VN_WIDTH 2

enum wsmex_rbox_iperf0_p1_new_vn {
	WSMEX_RBOX_IPERF0_P1_NEW_VN_VN0 = 0x0, /* Network 0. */
	WSMEX_RBOX_IPERF0_P1_NEW_VN_VN1 = 0x1, /* Network 1. */
	WSMEX_RBOX_IPERF0_P1_NEW_VN_VNA = 0x2, /* The shared network. */
	WSMEX_RBOX_IPERF0_P1_NEW_VN_ANY = 0x3, /* Any network. */
};
#define wsmex_rbox_iperf0_p1_get_new_vn(r) /* uint64_t (wsmex_rbox_iperf0_p1 r) [7:6]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p1, r, WSMEX_RBOX_IPERF0_P1_NEW_VN)
#define wsmex_rbox_iperf0_p1_set_new_vn(r, v) /* wsmex_rbox_iperf0_p1 (wsmex_rbox_iperf0_p1 r, v up to 0x3u) [7:6]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p1, wsmex_rbox_iperf0_p1_value_(r).raw, WSMEX_RBOX_IPERF0_P1_NEW_VN, v)

/* new_class [5:0] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P1_NEW_CLASS_MASK  UINT64_C(0x000000000000003f)
#define WSMEX_RBOX_IPERF0_P1_NEW_CLASS_SHIFT 0
#define WSMEX_RBOX_IPERF0_P1_NEW_CLASS_WIDTH 6
#define wsmex_rbox_iperf0_p1_get_new_class(r) /* uint64_t (wsmex_rbox_iperf0_p1 r) [5:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p1, r, WSMEX_RBOX_IPERF0_P1_NEW_CLASS)
#define wsmex_rbox_iperf0_p1_set_new_class(r, v) /* wsmex_rbox_iperf0_p1 (wsmex_rbox_iperf0_p1 r, v up to 0x3fu) [5:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p1, wsmex_rbox_iperf0_p1_value_(r).raw, WSMEX_RBOX_IPERF0_P1_NEW_CLASS, v)

/*
 * iperf1_p1: R_MSR_PORT1_IPERF_CFG1, 64 bits
 * Port 1 of the box: port 5 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_IPERF_CFG1; likwid perfmon_nehalemEX_counters.h, registers.h (as
 * on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_iperf1_p1 {
	uint64_t raw;
} wsmex_rbox_iperf1_p1;

UNCORE_ACCESSOR wsmex_rbox_iperf1_p1 wsmex_rbox_iperf1_p1_value_(wsmex_rbox_iperf1_p1 r)
{
	return r;
}

#define WSMEX_RBOX_IPERF1_P1_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_iperf1_p1_reset() /* wsmex_rbox_iperf1_p1 (): the value to begin from of R_MSR_PORT1_IPERF_CFG1. */ \
	UNCORE_VALUE_(wsmex_rbox_iperf1_p1, WSMEX_RBOX_IPERF1_P1_RESET)

#define WSMEX_RBOX_IPERF1_P1_MSR 0xe25u
#define WSMEX_RBOX_IPERF1_P1_INSTANCE_STRIDE 0x4u

#define wsmex_rbox_iperf1_p1_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT1_IPERF_CFG1. */ \
	uncore_msr_at_(WSMEX_RBOX_IPERF1_P1_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_IPERF1_P1_INSTANCE_STRIDE)

/* sel [31:0] RW. */
#define WSMEX_RBOX_IPERF1_P1_SEL_MASK  UINT64_C(0x00000000ffffffff)
#define WSMEX_RBOX_IPERF1_P1_SEL_SHIFT 0
#define WSMEX_RBOX_IPERF1_P1_SEL_WIDTH 32
#define wsmex_rbox_iperf1_p1_get_sel(r) /* uint64_t (wsmex_rbox_iperf1_p1 r) [31:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p1, r, WSMEX_RBOX_IPERF1_P1_SEL)
#define wsmex_rbox_iperf1_p1_set_sel(r, v) /* wsmex_rbox_iperf1_p1 (wsmex_rbox_iperf1_p1 r, v up to 0xffffffffu) [31:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p1, wsmex_rbox_iperf1_p1_value_(r).raw, WSMEX_RBOX_IPERF1_P1_SEL, v)

/* flits_sent [31] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P1_FLITS_SENT_MASK  UINT64_C(0x0000000080000000)
#define WSMEX_RBOX_IPERF1_P1_FLITS_SENT_SHIFT 31
#define WSMEX_RBOX_IPERF1_P1_FLITS_SENT_WIDTH 1
#define wsmex_rbox_iperf1_p1_get_flits_sent(r) /* uint64_t (wsmex_rbox_iperf1_p1 r) [31]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p1, r, WSMEX_RBOX_IPERF1_P1_FLITS_SENT)
#define wsmex_rbox_iperf1_p1_set_flits_sent(r, v) /* wsmex_rbox_iperf1_p1 (wsmex_rbox_iperf1_p1 r, v up to 0x1u) [31]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p1, wsmex_rbox_iperf1_p1_value_(r).raw, WSMEX_RBOX_IPERF1_P1_FLITS_SENT, v)

/* null_idle [30] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P1_NULL_IDLE_MASK  UINT64_C(0x0000000040000000)
#define WSMEX_RBOX_IPERF1_P1_NULL_IDLE_SHIFT 30
#define WSMEX_RBOX_IPERF1_P1_NULL_IDLE_WIDTH 1
#define wsmex_rbox_iperf1_p1_get_null_idle(r) /* uint64_t (wsmex_rbox_iperf1_p1 r) [30]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p1, r, WSMEX_RBOX_IPERF1_P1_NULL_IDLE)
#define wsmex_rbox_iperf1_p1_set_null_idle(r, v) /* wsmex_rbox_iperf1_p1 (wsmex_rbox_iperf1_p1 r, v up to 0x1u) [30]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p1, wsmex_rbox_iperf1_p1_value_(r).raw, WSMEX_RBOX_IPERF1_P1_NULL_IDLE, v)

/* retryq_ov [29] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P1_RETRYQ_OV_MASK  UINT64_C(0x0000000020000000)
#define WSMEX_RBOX_IPERF1_P1_RETRYQ_OV_SHIFT 29
#define WSMEX_RBOX_IPERF1_P1_RETRYQ_OV_WIDTH 1
#define wsmex_rbox_iperf1_p1_get_retryq_ov(r) /* uint64_t (wsmex_rbox_iperf1_p1 r) [29]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p1, r, WSMEX_RBOX_IPERF1_P1_RETRYQ_OV)
#define wsmex_rbox_iperf1_p1_set_retryq_ov(r, v) /* wsmex_rbox_iperf1_p1 (wsmex_rbox_iperf1_p1 r, v up to 0x1u) [29]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p1, wsmex_rbox_iperf1_p1_value_(r).raw, WSMEX_RBOX_IPERF1_P1_RETRYQ_OV, v)

/* retryq_ne [28] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P1_RETRYQ_NE_MASK  UINT64_C(0x0000000010000000)
#define WSMEX_RBOX_IPERF1_P1_RETRYQ_NE_SHIFT 28
#define WSMEX_RBOX_IPERF1_P1_RETRYQ_NE_WIDTH 1
#define wsmex_rbox_iperf1_p1_get_retryq_ne(r) /* uint64_t (wsmex_rbox_iperf1_p1 r) [28]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p1, r, WSMEX_RBOX_IPERF1_P1_RETRYQ_NE)
#define wsmex_rbox_iperf1_p1_set_retryq_ne(r, v) /* wsmex_rbox_iperf1_p1 (wsmex_rbox_iperf1_p1 r, v up to 0x1u) [28]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p1, wsmex_rbox_iperf1_p1_value_(r).raw, WSMEX_RBOX_IPERF1_P1_RETRYQ_NE, v)

/* outq_ov [27] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P1_OUTQ_OV_MASK  UINT64_C(0x0000000008000000)
#define WSMEX_RBOX_IPERF1_P1_OUTQ_OV_SHIFT 27
#define WSMEX_RBOX_IPERF1_P1_OUTQ_OV_WIDTH 1
#define wsmex_rbox_iperf1_p1_get_outq_ov(r) /* uint64_t (wsmex_rbox_iperf1_p1 r) [27]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p1, r, WSMEX_RBOX_IPERF1_P1_OUTQ_OV)
#define wsmex_rbox_iperf1_p1_set_outq_ov(r, v) /* wsmex_rbox_iperf1_p1 (wsmex_rbox_iperf1_p1 r, v up to 0x1u) [27]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p1, wsmex_rbox_iperf1_p1_value_(r).raw, WSMEX_RBOX_IPERF1_P1_OUTQ_OV, v)

/* outq_ne [26] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P1_OUTQ_NE_MASK  UINT64_C(0x0000000004000000)
#define WSMEX_RBOX_IPERF1_P1_OUTQ_NE_SHIFT 26
#define WSMEX_RBOX_IPERF1_P1_OUTQ_NE_WIDTH 1
#define wsmex_rbox_iperf1_p1_get_outq_ne(r) /* uint64_t (wsmex_rbox_iperf1_p1 r) [26]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p1, r, WSMEX_RBOX_IPERF1_P1_OUTQ_NE)
#define wsmex_rbox_iperf1_p1_set_outq_ne(r, v) /* wsmex_rbox_iperf1_p1 (wsmex_rbox_iperf1_p1 r, v up to 0x1u) [26]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p1, wsmex_rbox_iperf1_p1_value_(r).raw, WSMEX_RBOX_IPERF1_P1_OUTQ_NE, v)

/* flits_recv_spec [25] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P1_FLITS_RECV_SPEC_MASK  UINT64_C(0x0000000002000000)
#define WSMEX_RBOX_IPERF1_P1_FLITS_RECV_SPEC_SHIFT 25
#define WSMEX_RBOX_IPERF1_P1_FLITS_RECV_SPEC_WIDTH 1
#define wsmex_rbox_iperf1_p1_get_flits_recv_spec(r) /* uint64_t (wsmex_rbox_iperf1_p1 r) [25]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p1, r, WSMEX_RBOX_IPERF1_P1_FLITS_RECV_SPEC)
#define wsmex_rbox_iperf1_p1_set_flits_recv_spec(r, v) /* wsmex_rbox_iperf1_p1 (wsmex_rbox_iperf1_p1 r, v up to 0x1u) [25]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p1, wsmex_rbox_iperf1_p1_value_(r).raw, WSMEX_RBOX_IPERF1_P1_FLITS_RECV_SPEC, v)

/* flits_recv_err [24] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P1_FLITS_RECV_ERR_MASK  UINT64_C(0x0000000001000000)
#define WSMEX_RBOX_IPERF1_P1_FLITS_RECV_ERR_SHIFT 24
#define WSMEX_RBOX_IPERF1_P1_FLITS_RECV_ERR_WIDTH 1
#define wsmex_rbox_iperf1_p1_get_flits_recv_err(r) /* uint64_t (wsmex_rbox_iperf1_p1 r) [24]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p1, r, WSMEX_RBOX_IPERF1_P1_FLITS_RECV_ERR)
#define wsmex_rbox_iperf1_p1_set_flits_recv_err(r, v) /* wsmex_rbox_iperf1_p1 (wsmex_rbox_iperf1_p1 r, v up to 0x1u) [24]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p1, wsmex_rbox_iperf1_p1_value_(r).raw, WSMEX_RBOX_IPERF1_P1_FLITS_RECV_ERR, v)

/* eot [21:17] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P1_EOT_MASK  UINT64_C(0x00000000003e0000)
#define WSMEX_RBOX_IPERF1_P1_EOT_SHIFT 17
#define WSMEX_RBOX_IPERF1_P1_EOT_WIDTH 5
#define wsmex_rbox_iperf1_p1_get_eot(r) /* uint64_t (wsmex_rbox_iperf1_p1 r) [21:17]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p1, r, WSMEX_RBOX_IPERF1_P1_EOT)
#define wsmex_rbox_iperf1_p1_set_eot(r, v) /* wsmex_rbox_iperf1_p1 (wsmex_rbox_iperf1_p1 r, v up to 0x1fu) [21:17]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p1, wsmex_rbox_iperf1_p1_value_(r).raw, WSMEX_RBOX_IPERF1_P1_EOT, v)

/* eot_ne [16] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P1_EOT_NE_MASK  UINT64_C(0x0000000000010000)
#define WSMEX_RBOX_IPERF1_P1_EOT_NE_SHIFT 16
#define WSMEX_RBOX_IPERF1_P1_EOT_NE_WIDTH 1
#define wsmex_rbox_iperf1_p1_get_eot_ne(r) /* uint64_t (wsmex_rbox_iperf1_p1 r) [16]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p1, r, WSMEX_RBOX_IPERF1_P1_EOT_NE)
#define wsmex_rbox_iperf1_p1_set_eot_ne(r, v) /* wsmex_rbox_iperf1_p1 (wsmex_rbox_iperf1_p1 r, v up to 0x1u) [16]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p1, wsmex_rbox_iperf1_p1_value_(r).raw, WSMEX_RBOX_IPERF1_P1_EOT_NE, v)

/* alloc [15:9] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P1_ALLOC_MASK  UINT64_C(0x000000000000fe00)
#define WSMEX_RBOX_IPERF1_P1_ALLOC_SHIFT 9
#define WSMEX_RBOX_IPERF1_P1_ALLOC_WIDTH 7
#define wsmex_rbox_iperf1_p1_get_alloc(r) /* uint64_t (wsmex_rbox_iperf1_p1 r) [15:9]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p1, r, WSMEX_RBOX_IPERF1_P1_ALLOC)
#define wsmex_rbox_iperf1_p1_set_alloc(r, v) /* wsmex_rbox_iperf1_p1 (wsmex_rbox_iperf1_p1 r, v up to 0x7fu) [15:9]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p1, wsmex_rbox_iperf1_p1_value_(r).raw, WSMEX_RBOX_IPERF1_P1_ALLOC, v)

/* inq_read_win [8] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P1_INQ_READ_WIN_MASK  UINT64_C(0x0000000000000100)
#define WSMEX_RBOX_IPERF1_P1_INQ_READ_WIN_SHIFT 8
#define WSMEX_RBOX_IPERF1_P1_INQ_READ_WIN_WIDTH 1
#define wsmex_rbox_iperf1_p1_get_inq_read_win(r) /* uint64_t (wsmex_rbox_iperf1_p1 r) [8]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p1, r, WSMEX_RBOX_IPERF1_P1_INQ_READ_WIN)
#define wsmex_rbox_iperf1_p1_set_inq_read_win(r, v) /* wsmex_rbox_iperf1_p1 (wsmex_rbox_iperf1_p1 r, v up to 0x1u) [8]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p1, wsmex_rbox_iperf1_p1_value_(r).raw, WSMEX_RBOX_IPERF1_P1_INQ_READ_WIN, v)

/* new_vn [7:6] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P1_NEW_VN_MASK  UINT64_C(0x00000000000000c0)
#define WSMEX_RBOX_IPERF1_P1_NEW_VN_SHIFT 6
#define WSMEX_RBOX_IPERF1_P1_NEW_VN_WIDTH 2

enum wsmex_rbox_iperf1_p1_new_vn {
	WSMEX_RBOX_IPERF1_P1_NEW_VN_VN0 = 0x0, /* Network 0. */
	WSMEX_RBOX_IPERF1_P1_NEW_VN_VN1 = 0x1, /* Network 1. */
	WSMEX_RBOX_IPERF1_P1_NEW_VN_VNA = 0x2, /* The shared network. */
	WSMEX_RBOX_IPERF1_P1_NEW_VN_ANY = 0x3, /* Any network. */
};
#define wsmex_rbox_iperf1_p1_get_new_vn(r) /* uint64_t (wsmex_rbox_iperf1_p1 r) [7:6]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p1, r, WSMEX_RBOX_IPERF1_P1_NEW_VN)
#define wsmex_rbox_iperf1_p1_set_new_vn(r, v) /* wsmex_rbox_iperf1_p1 (wsmex_rbox_iperf1_p1 r, v up to 0x3u) [7:6]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p1, wsmex_rbox_iperf1_p1_value_(r).raw, WSMEX_RBOX_IPERF1_P1_NEW_VN, v)

/* new_class [5:0] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P1_NEW_CLASS_MASK  UINT64_C(0x000000000000003f)
#define WSMEX_RBOX_IPERF1_P1_NEW_CLASS_SHIFT 0
#define WSMEX_RBOX_IPERF1_P1_NEW_CLASS_WIDTH 6
#define wsmex_rbox_iperf1_p1_get_new_class(r) /* uint64_t (wsmex_rbox_iperf1_p1 r) [5:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p1, r, WSMEX_RBOX_IPERF1_P1_NEW_CLASS)
#define wsmex_rbox_iperf1_p1_set_new_class(r, v) /* wsmex_rbox_iperf1_p1 (wsmex_rbox_iperf1_p1 r, v up to 0x3fu) [5:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p1, wsmex_rbox_iperf1_p1_value_(r).raw, WSMEX_RBOX_IPERF1_P1_NEW_CLASS, v)

/*
 * qlx_p1: R_MSR_PORT1_QLX_CFG, 64 bits
 * Port 1 of the box: port 5 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_QLX_CFG; likwid perfmon_nehalemEX_counters.h, registers.h (as on
 * nhmex/rbox)
 */
typedef struct wsmex_rbox_qlx_p1 {
	uint64_t raw;
} wsmex_rbox_qlx_p1;

UNCORE_ACCESSOR wsmex_rbox_qlx_p1 wsmex_rbox_qlx_p1_value_(wsmex_rbox_qlx_p1 r)
{
	return r;
}

#define WSMEX_RBOX_QLX_P1_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_qlx_p1_reset() /* wsmex_rbox_qlx_p1 (): the value to begin from of R_MSR_PORT1_QLX_CFG. */ \
	UNCORE_VALUE_(wsmex_rbox_qlx_p1, WSMEX_RBOX_QLX_P1_RESET)

#define WSMEX_RBOX_QLX_P1_MSR 0xe0du
#define WSMEX_RBOX_QLX_P1_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_qlx_p1_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT1_QLX_CFG. */ \
	uncore_msr_at_(WSMEX_RBOX_QLX_P1_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_QLX_P1_INSTANCE_STRIDE)

/* ev1 [15:8] RW. */
#define WSMEX_RBOX_QLX_P1_EV1_MASK  UINT64_C(0x000000000000ff00)
#define WSMEX_RBOX_QLX_P1_EV1_SHIFT 8
#define WSMEX_RBOX_QLX_P1_EV1_WIDTH 8
#define wsmex_rbox_qlx_p1_get_ev1(r) /* uint64_t (wsmex_rbox_qlx_p1 r) [15:8]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p1, r, WSMEX_RBOX_QLX_P1_EV1)
#define wsmex_rbox_qlx_p1_set_ev1(r, v) /* wsmex_rbox_qlx_p1 (wsmex_rbox_qlx_p1 r, v up to 0xffu) [15:8]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p1, wsmex_rbox_qlx_p1_value_(r).raw, WSMEX_RBOX_QLX_P1_EV1, v)

/* ev1_sub [15] RW, part of ev1. */
#define WSMEX_RBOX_QLX_P1_EV1_SUB_MASK  UINT64_C(0x0000000000008000)
#define WSMEX_RBOX_QLX_P1_EV1_SUB_SHIFT 15
#define WSMEX_RBOX_QLX_P1_EV1_SUB_WIDTH 1

enum wsmex_rbox_qlx_p1_ev1_sub {
	WSMEX_RBOX_QLX_P1_EV1_SUB_VN0 = 0x0, /* Network 0. */
	WSMEX_RBOX_QLX_P1_EV1_SUB_VN1 = 0x1, /* Network 1. */
};
#define wsmex_rbox_qlx_p1_get_ev1_sub(r) /* uint64_t (wsmex_rbox_qlx_p1 r) [15]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p1, r, WSMEX_RBOX_QLX_P1_EV1_SUB)
#define wsmex_rbox_qlx_p1_set_ev1_sub(r, v) /* wsmex_rbox_qlx_p1 (wsmex_rbox_qlx_p1 r, v up to 0x1u) [15]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p1, wsmex_rbox_qlx_p1_value_(r).raw, WSMEX_RBOX_QLX_P1_EV1_SUB, v)

/* ev1_cls [14:12] RW, part of ev1. */
#define WSMEX_RBOX_QLX_P1_EV1_CLS_MASK  UINT64_C(0x0000000000007000)
#define WSMEX_RBOX_QLX_P1_EV1_CLS_SHIFT 12
#define WSMEX_RBOX_QLX_P1_EV1_CLS_WIDTH 3

enum wsmex_rbox_qlx_p1_ev1_cls {
	WSMEX_RBOX_QLX_P1_EV1_CLS_HOM = 0x0, /* Class HOM. */
	WSMEX_RBOX_QLX_P1_EV1_CLS_SNP = 0x1, /* Class SNP. */
	WSMEX_RBOX_QLX_P1_EV1_CLS_NDR = 0x2, /* Class NDR. */
	WSMEX_RBOX_QLX_P1_EV1_CLS_NCS = 0x3, /* Class NCS. */
	WSMEX_RBOX_QLX_P1_EV1_CLS_DRS = 0x4, /* Class DRS. */
	WSMEX_RBOX_QLX_P1_EV1_CLS_NCB = 0x5, /* Class NCB. */
	WSMEX_RBOX_QLX_P1_EV1_CLS_VNA_SMALL = 0x6, /* Class VNA_SMALL. */
	WSMEX_RBOX_QLX_P1_EV1_CLS_VNA_LARGE = 0x7, /* Class VNA_LARGE. */
};
#define wsmex_rbox_qlx_p1_get_ev1_cls(r) /* uint64_t (wsmex_rbox_qlx_p1 r) [14:12]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p1, r, WSMEX_RBOX_QLX_P1_EV1_CLS)
#define wsmex_rbox_qlx_p1_set_ev1_cls(r, v) /* wsmex_rbox_qlx_p1 (wsmex_rbox_qlx_p1 r, v up to 0x7u) [14:12]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p1, wsmex_rbox_qlx_p1_value_(r).raw, WSMEX_RBOX_QLX_P1_EV1_CLS, v)

/* ev1_type [11:8] RW, part of ev1. */
#define WSMEX_RBOX_QLX_P1_EV1_TYPE_MASK  UINT64_C(0x0000000000000f00)
#define WSMEX_RBOX_QLX_P1_EV1_TYPE_SHIFT 8
#define WSMEX_RBOX_QLX_P1_EV1_TYPE_WIDTH 4

enum wsmex_rbox_qlx_p1_ev1_type {
	WSMEX_RBOX_QLX_P1_EV1_TYPE_QUEUE_BID = 0x0, /* Bids in the arbitration of a queue. */
	WSMEX_RBOX_QLX_P1_EV1_TYPE_LOCAL_BID = 0x1, /* Bids in the local arbitration. */
	WSMEX_RBOX_QLX_P1_EV1_TYPE_GLOBAL_BID = 0x2, /* Bids in the global arbitration. */
	WSMEX_RBOX_QLX_P1_EV1_TYPE_QUEUE_FAIL = 0x3, /* Bids that failed in the arbitration of a queue. */
	WSMEX_RBOX_QLX_P1_EV1_TYPE_LOCAL_FAIL = 0x4, /* Bids that failed locally. */
	WSMEX_RBOX_QLX_P1_EV1_TYPE_GLOBAL_FAIL = 0x5, /* Bids that failed globally. */
	WSMEX_RBOX_QLX_P1_EV1_TYPE_QUEUE_HOME_KILL = 0x6, /* Bids of a queue that were dropped to keep the order of home packets. */
	WSMEX_RBOX_QLX_P1_EV1_TYPE_LOCAL_HOME_KILL = 0x7, /* Local bids that were dropped for that. */
	WSMEX_RBOX_QLX_P1_EV1_TYPE_GLOBAL_HOME_KILL = 0x8, /* Global bids that were dropped for that. */
	WSMEX_RBOX_QLX_P1_EV1_TYPE_TARGET_AVAILABLE = 0x9, /* The target could take a packet. */
	WSMEX_RBOX_QLX_P1_EV1_TYPE_STARVATION = 0xa, /* A packet was starving. */
};
#define wsmex_rbox_qlx_p1_get_ev1_type(r) /* uint64_t (wsmex_rbox_qlx_p1 r) [11:8]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p1, r, WSMEX_RBOX_QLX_P1_EV1_TYPE)
#define wsmex_rbox_qlx_p1_set_ev1_type(r, v) /* wsmex_rbox_qlx_p1 (wsmex_rbox_qlx_p1 r, v up to 0xfu) [11:8]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p1, wsmex_rbox_qlx_p1_value_(r).raw, WSMEX_RBOX_QLX_P1_EV1_TYPE, v)

/* ev0 [7:0] RW. */
#define WSMEX_RBOX_QLX_P1_EV0_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_RBOX_QLX_P1_EV0_SHIFT 0
#define WSMEX_RBOX_QLX_P1_EV0_WIDTH 8
#define wsmex_rbox_qlx_p1_get_ev0(r) /* uint64_t (wsmex_rbox_qlx_p1 r) [7:0]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p1, r, WSMEX_RBOX_QLX_P1_EV0)
#define wsmex_rbox_qlx_p1_set_ev0(r, v) /* wsmex_rbox_qlx_p1 (wsmex_rbox_qlx_p1 r, v up to 0xffu) [7:0]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p1, wsmex_rbox_qlx_p1_value_(r).raw, WSMEX_RBOX_QLX_P1_EV0, v)

/* ev0_sub [7] RW, part of ev0. */
#define WSMEX_RBOX_QLX_P1_EV0_SUB_MASK  UINT64_C(0x0000000000000080)
#define WSMEX_RBOX_QLX_P1_EV0_SUB_SHIFT 7
#define WSMEX_RBOX_QLX_P1_EV0_SUB_WIDTH 1

enum wsmex_rbox_qlx_p1_ev0_sub {
	WSMEX_RBOX_QLX_P1_EV0_SUB_VN0 = 0x0, /* Network 0. */
	WSMEX_RBOX_QLX_P1_EV0_SUB_VN1 = 0x1, /* Network 1. */
};
#define wsmex_rbox_qlx_p1_get_ev0_sub(r) /* uint64_t (wsmex_rbox_qlx_p1 r) [7]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p1, r, WSMEX_RBOX_QLX_P1_EV0_SUB)
#define wsmex_rbox_qlx_p1_set_ev0_sub(r, v) /* wsmex_rbox_qlx_p1 (wsmex_rbox_qlx_p1 r, v up to 0x1u) [7]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p1, wsmex_rbox_qlx_p1_value_(r).raw, WSMEX_RBOX_QLX_P1_EV0_SUB, v)

/* ev0_cls [6:4] RW, part of ev0. */
#define WSMEX_RBOX_QLX_P1_EV0_CLS_MASK  UINT64_C(0x0000000000000070)
#define WSMEX_RBOX_QLX_P1_EV0_CLS_SHIFT 4
#define WSMEX_RBOX_QLX_P1_EV0_CLS_WIDTH 3

enum wsmex_rbox_qlx_p1_ev0_cls {
	WSMEX_RBOX_QLX_P1_EV0_CLS_HOM = 0x0, /* Class HOM. */
	WSMEX_RBOX_QLX_P1_EV0_CLS_SNP = 0x1, /* Class SNP. */
	WSMEX_RBOX_QLX_P1_EV0_CLS_NDR = 0x2, /* Class NDR. */
	WSMEX_RBOX_QLX_P1_EV0_CLS_NCS = 0x3, /* Class NCS. */
	WSMEX_RBOX_QLX_P1_EV0_CLS_DRS = 0x4, /* Class DRS. */
	WSMEX_RBOX_QLX_P1_EV0_CLS_NCB = 0x5, /* Class NCB. */
	WSMEX_RBOX_QLX_P1_EV0_CLS_VNA_SMALL = 0x6, /* Class VNA_SMALL. */
	WSMEX_RBOX_QLX_P1_EV0_CLS_VNA_LARGE = 0x7, /* Class VNA_LARGE. */
};
#define wsmex_rbox_qlx_p1_get_ev0_cls(r) /* uint64_t (wsmex_rbox_qlx_p1 r) [6:4]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p1, r, WSMEX_RBOX_QLX_P1_EV0_CLS)
#define wsmex_rbox_qlx_p1_set_ev0_cls(r, v) /* wsmex_rbox_qlx_p1 (wsmex_rbox_qlx_p1 r, v up to 0x7u) [6:4]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p1, wsmex_rbox_qlx_p1_value_(r).raw, WSMEX_RBOX_QLX_P1_EV0_CLS, v)

/* ev0_type [3:0] RW, part of ev0. */
#define WSMEX_RBOX_QLX_P1_EV0_TYPE_MASK  UINT64_C(0x000000000000000f)
#define WSMEX_RBOX_QLX_P1_EV0_TYPE_SHIFT 0
#define WSMEX_RBOX_QLX_P1_EV0_TYPE_WIDTH 4

enum wsmex_rbox_qlx_p1_ev0_type {
	WSMEX_RBOX_QLX_P1_EV0_TYPE_QUEUE_BID = 0x0, /* Bids in the arbitration of a queue. */
	WSMEX_RBOX_QLX_P1_EV0_TYPE_LOCAL_BID = 0x1, /* Bids in the local arbitration. */
	WSMEX_RBOX_QLX_P1_EV0_TYPE_GLOBAL_BID = 0x2, /* Bids in the global arbitration. */
	WSMEX_RBOX_QLX_P1_EV0_TYPE_QUEUE_FAIL = 0x3, /* Bids that failed in the arbitration of a queue. */
	WSMEX_RBOX_QLX_P1_EV0_TYPE_LOCAL_FAIL = 0x4, /* Bids that failed locally. */
	WSMEX_RBOX_QLX_P1_EV0_TYPE_GLOBAL_FAIL = 0x5, /* Bids that failed globally. */
	WSMEX_RBOX_QLX_P1_EV0_TYPE_QUEUE_HOME_KILL = 0x6, /* Bids of a queue that were dropped to keep the order of home packets. */
	WSMEX_RBOX_QLX_P1_EV0_TYPE_LOCAL_HOME_KILL = 0x7, /* Local bids that were dropped for that. */
	WSMEX_RBOX_QLX_P1_EV0_TYPE_GLOBAL_HOME_KILL = 0x8, /* Global bids that were dropped for that. */
	WSMEX_RBOX_QLX_P1_EV0_TYPE_TARGET_AVAILABLE = 0x9, /* The target could take a packet. */
	WSMEX_RBOX_QLX_P1_EV0_TYPE_STARVATION = 0xa, /* A packet was starving. */
};
#define wsmex_rbox_qlx_p1_get_ev0_type(r) /* uint64_t (wsmex_rbox_qlx_p1 r) [3:0]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p1, r, WSMEX_RBOX_QLX_P1_EV0_TYPE)
#define wsmex_rbox_qlx_p1_set_ev0_type(r, v) /* wsmex_rbox_qlx_p1 (wsmex_rbox_qlx_p1 r, v up to 0xfu) [3:0]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p1, wsmex_rbox_qlx_p1_value_(r).raw, WSMEX_RBOX_QLX_P1_EV0_TYPE, v)

/*
 * xbr1_cfg_p1: R_MSR_PORT1_XBR_SET1_MM_CFG, 64 bits
 * Port 1 of the box: port 5 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET1_MM_CFG (as on nhmex/rbox)
 */
typedef struct wsmex_rbox_xbr1_cfg_p1 {
	uint64_t raw;
} wsmex_rbox_xbr1_cfg_p1;

UNCORE_ACCESSOR wsmex_rbox_xbr1_cfg_p1 wsmex_rbox_xbr1_cfg_p1_value_(wsmex_rbox_xbr1_cfg_p1 r)
{
	return r;
}

#define WSMEX_RBOX_XBR1_CFG_P1_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr1_cfg_p1_reset() /* wsmex_rbox_xbr1_cfg_p1 (): the value to begin from of R_MSR_PORT1_XBR_SET1_MM_CFG. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr1_cfg_p1, WSMEX_RBOX_XBR1_CFG_P1_RESET)

#define WSMEX_RBOX_XBR1_CFG_P1_MSR 0xe64u
#define WSMEX_RBOX_XBR1_CFG_P1_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr1_cfg_p1_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT1_XBR_SET1_MM_CFG. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR1_CFG_P1_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR1_CFG_P1_INSTANCE_STRIDE)

/* dis [63] RW. */
#define WSMEX_RBOX_XBR1_CFG_P1_DIS_MASK  UINT64_C(0x8000000000000000)
#define WSMEX_RBOX_XBR1_CFG_P1_DIS_SHIFT 63
#define WSMEX_RBOX_XBR1_CFG_P1_DIS_WIDTH 1
#define wsmex_rbox_xbr1_cfg_p1_get_dis(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p1 r) [63]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p1, r, WSMEX_RBOX_XBR1_CFG_P1_DIS)
#define wsmex_rbox_xbr1_cfg_p1_set_dis(r, v) /* wsmex_rbox_xbr1_cfg_p1 (wsmex_rbox_xbr1_cfg_p1 r, v up to 0x1u) [63]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p1, wsmex_rbox_xbr1_cfg_p1_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P1_DIS, v)

/* mm_trig_en [21] RW. */
#define WSMEX_RBOX_XBR1_CFG_P1_MM_TRIG_EN_MASK  UINT64_C(0x0000000000200000)
#define WSMEX_RBOX_XBR1_CFG_P1_MM_TRIG_EN_SHIFT 21
#define WSMEX_RBOX_XBR1_CFG_P1_MM_TRIG_EN_WIDTH 1
#define wsmex_rbox_xbr1_cfg_p1_get_mm_trig_en(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p1 r) [21]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p1, r, WSMEX_RBOX_XBR1_CFG_P1_MM_TRIG_EN)
#define wsmex_rbox_xbr1_cfg_p1_set_mm_trig_en(r, v) /* wsmex_rbox_xbr1_cfg_p1 (wsmex_rbox_xbr1_cfg_p1 r, v up to 0x1u) [21]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p1, wsmex_rbox_xbr1_cfg_p1_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P1_MM_TRIG_EN, v)

/* ig_flt_cnt [20] RW. */
#define WSMEX_RBOX_XBR1_CFG_P1_IG_FLT_CNT_MASK  UINT64_C(0x0000000000100000)
#define WSMEX_RBOX_XBR1_CFG_P1_IG_FLT_CNT_SHIFT 20
#define WSMEX_RBOX_XBR1_CFG_P1_IG_FLT_CNT_WIDTH 1
#define wsmex_rbox_xbr1_cfg_p1_get_ig_flt_cnt(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p1 r) [20]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p1, r, WSMEX_RBOX_XBR1_CFG_P1_IG_FLT_CNT)
#define wsmex_rbox_xbr1_cfg_p1_set_ig_flt_cnt(r, v) /* wsmex_rbox_xbr1_cfg_p1 (wsmex_rbox_xbr1_cfg_p1 r, v up to 0x1u) [20]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p1, wsmex_rbox_xbr1_cfg_p1_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P1_IG_FLT_CNT, v)

/* match_flt_cnt [19:16] RW. */
#define WSMEX_RBOX_XBR1_CFG_P1_MATCH_FLT_CNT_MASK  UINT64_C(0x00000000000f0000)
#define WSMEX_RBOX_XBR1_CFG_P1_MATCH_FLT_CNT_SHIFT 16
#define WSMEX_RBOX_XBR1_CFG_P1_MATCH_FLT_CNT_WIDTH 4
#define wsmex_rbox_xbr1_cfg_p1_get_match_flt_cnt(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p1 r) [19:16]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p1, r, WSMEX_RBOX_XBR1_CFG_P1_MATCH_FLT_CNT)
#define wsmex_rbox_xbr1_cfg_p1_set_match_flt_cnt(r, v) /* wsmex_rbox_xbr1_cfg_p1 (wsmex_rbox_xbr1_cfg_p1 r, v up to 0xfu) [19:16]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p1, wsmex_rbox_xbr1_cfg_p1_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P1_MATCH_FLT_CNT, v)

/* match_71_64 [15:8] RW. */
#define WSMEX_RBOX_XBR1_CFG_P1_MATCH_71_64_MASK  UINT64_C(0x000000000000ff00)
#define WSMEX_RBOX_XBR1_CFG_P1_MATCH_71_64_SHIFT 8
#define WSMEX_RBOX_XBR1_CFG_P1_MATCH_71_64_WIDTH 8
#define wsmex_rbox_xbr1_cfg_p1_get_match_71_64(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p1 r) [15:8]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p1, r, WSMEX_RBOX_XBR1_CFG_P1_MATCH_71_64)
#define wsmex_rbox_xbr1_cfg_p1_set_match_71_64(r, v) /* wsmex_rbox_xbr1_cfg_p1 (wsmex_rbox_xbr1_cfg_p1 r, v up to 0xffu) [15:8]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p1, wsmex_rbox_xbr1_cfg_p1_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P1_MATCH_71_64, v)

/* mask_71_64 [7:0] RW. */
#define WSMEX_RBOX_XBR1_CFG_P1_MASK_71_64_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_RBOX_XBR1_CFG_P1_MASK_71_64_SHIFT 0
#define WSMEX_RBOX_XBR1_CFG_P1_MASK_71_64_WIDTH 8
#define wsmex_rbox_xbr1_cfg_p1_get_mask_71_64(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p1 r) [7:0]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p1, r, WSMEX_RBOX_XBR1_CFG_P1_MASK_71_64)
#define wsmex_rbox_xbr1_cfg_p1_set_mask_71_64(r, v) /* wsmex_rbox_xbr1_cfg_p1 (wsmex_rbox_xbr1_cfg_p1 r, v up to 0xffu) [7:0]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p1, wsmex_rbox_xbr1_cfg_p1_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P1_MASK_71_64, v)

/*
 * xbr1_match_p1: R_MSR_PORT1_XBR_SET1_MATCH, 64 bits
 * Port 1 of the box: port 5 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET1_MATCH (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_xbr1_match_p1 {
	uint64_t raw;
} wsmex_rbox_xbr1_match_p1;

UNCORE_ACCESSOR wsmex_rbox_xbr1_match_p1 wsmex_rbox_xbr1_match_p1_value_(wsmex_rbox_xbr1_match_p1 r)
{
	return r;
}

#define WSMEX_RBOX_XBR1_MATCH_P1_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr1_match_p1_reset() /* wsmex_rbox_xbr1_match_p1 (): the value to begin from of R_MSR_PORT1_XBR_SET1_MATCH. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr1_match_p1, WSMEX_RBOX_XBR1_MATCH_P1_RESET)

#define WSMEX_RBOX_XBR1_MATCH_P1_MSR 0xe65u
#define WSMEX_RBOX_XBR1_MATCH_P1_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr1_match_p1_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT1_XBR_SET1_MATCH. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR1_MATCH_P1_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR1_MATCH_P1_INSTANCE_STRIDE)

/* bits [63:0] RW. */
#define WSMEX_RBOX_XBR1_MATCH_P1_BITS_MASK  UINT64_C(0xffffffffffffffff)
#define WSMEX_RBOX_XBR1_MATCH_P1_BITS_SHIFT 0
#define WSMEX_RBOX_XBR1_MATCH_P1_BITS_WIDTH 64
#define wsmex_rbox_xbr1_match_p1_get_bits(r) /* uint64_t (wsmex_rbox_xbr1_match_p1 r) [63:0]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_match_p1, r, WSMEX_RBOX_XBR1_MATCH_P1_BITS)
#define wsmex_rbox_xbr1_match_p1_set_bits(r, v) /* wsmex_rbox_xbr1_match_p1 (wsmex_rbox_xbr1_match_p1 r, v up to 0xffffffffffffffffull) [63:0]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_match_p1, wsmex_rbox_xbr1_match_p1_value_(r).raw, WSMEX_RBOX_XBR1_MATCH_P1_BITS, v)

/* rds [51:48] RW, part of bits. */
#define WSMEX_RBOX_XBR1_MATCH_P1_RDS_MASK  UINT64_C(0x000f000000000000)
#define WSMEX_RBOX_XBR1_MATCH_P1_RDS_SHIFT 48
#define WSMEX_RBOX_XBR1_MATCH_P1_RDS_WIDTH 4
#define wsmex_rbox_xbr1_match_p1_get_rds(r) /* uint64_t (wsmex_rbox_xbr1_match_p1 r) [51:48]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_match_p1, r, WSMEX_RBOX_XBR1_MATCH_P1_RDS)
#define wsmex_rbox_xbr1_match_p1_set_rds(r, v) /* wsmex_rbox_xbr1_match_p1 (wsmex_rbox_xbr1_match_p1 r, v up to 0xfu) [51:48]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_match_p1, wsmex_rbox_xbr1_match_p1_value_(r).raw, WSMEX_RBOX_XBR1_MATCH_P1_RDS, v)

/* rnid [35:31] RW, part of bits. */
#define WSMEX_RBOX_XBR1_MATCH_P1_RNID_MASK  UINT64_C(0x0000000f80000000)
#define WSMEX_RBOX_XBR1_MATCH_P1_RNID_SHIFT 31
#define WSMEX_RBOX_XBR1_MATCH_P1_RNID_WIDTH 5
#define wsmex_rbox_xbr1_match_p1_get_rnid(r) /* uint64_t (wsmex_rbox_xbr1_match_p1 r) [35:31]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_match_p1, r, WSMEX_RBOX_XBR1_MATCH_P1_RNID)
#define wsmex_rbox_xbr1_match_p1_set_rnid(r, v) /* wsmex_rbox_xbr1_match_p1 (wsmex_rbox_xbr1_match_p1 r, v up to 0x1fu) [35:31]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_match_p1, wsmex_rbox_xbr1_match_p1_value_(r).raw, WSMEX_RBOX_XBR1_MATCH_P1_RNID, v)

/*
 * xbr1_mask_p1: R_MSR_PORT1_XBR_SET1_MASK, 64 bits
 * Port 1 of the box: port 5 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET1_MASK (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_xbr1_mask_p1 {
	uint64_t raw;
} wsmex_rbox_xbr1_mask_p1;

UNCORE_ACCESSOR wsmex_rbox_xbr1_mask_p1 wsmex_rbox_xbr1_mask_p1_value_(wsmex_rbox_xbr1_mask_p1 r)
{
	return r;
}

#define WSMEX_RBOX_XBR1_MASK_P1_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr1_mask_p1_reset() /* wsmex_rbox_xbr1_mask_p1 (): the value to begin from of R_MSR_PORT1_XBR_SET1_MASK. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr1_mask_p1, WSMEX_RBOX_XBR1_MASK_P1_RESET)

#define WSMEX_RBOX_XBR1_MASK_P1_MSR 0xe66u
#define WSMEX_RBOX_XBR1_MASK_P1_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr1_mask_p1_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT1_XBR_SET1_MASK. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR1_MASK_P1_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR1_MASK_P1_INSTANCE_STRIDE)

/* bits_mask [63:0] RW. */
#define WSMEX_RBOX_XBR1_MASK_P1_BITS_MASK_MASK  UINT64_C(0xffffffffffffffff)
#define WSMEX_RBOX_XBR1_MASK_P1_BITS_MASK_SHIFT 0
#define WSMEX_RBOX_XBR1_MASK_P1_BITS_MASK_WIDTH 64
#define wsmex_rbox_xbr1_mask_p1_get_bits_mask(r) /* uint64_t (wsmex_rbox_xbr1_mask_p1 r) [63:0]: the same bits as in wsmex_rbox_xbr1_mask_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_mask_p1, r, WSMEX_RBOX_XBR1_MASK_P1_BITS_MASK)
#define wsmex_rbox_xbr1_mask_p1_set_bits_mask(r, v) /* wsmex_rbox_xbr1_mask_p1 (wsmex_rbox_xbr1_mask_p1 r, v up to 0xffffffffffffffffull) [63:0]: the same bits as in wsmex_rbox_xbr1_mask_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_mask_p1, wsmex_rbox_xbr1_mask_p1_value_(r).raw, WSMEX_RBOX_XBR1_MASK_P1_BITS_MASK, v)

/*
 * xbr2_cfg_p1: R_MSR_PORT1_XBR_SET2_MM_CFG, 64 bits
 * Port 1 of the box: port 5 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET2_MM_CFG (as on nhmex/rbox)
 */
typedef struct wsmex_rbox_xbr2_cfg_p1 {
	uint64_t raw;
} wsmex_rbox_xbr2_cfg_p1;

UNCORE_ACCESSOR wsmex_rbox_xbr2_cfg_p1 wsmex_rbox_xbr2_cfg_p1_value_(wsmex_rbox_xbr2_cfg_p1 r)
{
	return r;
}

#define WSMEX_RBOX_XBR2_CFG_P1_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr2_cfg_p1_reset() /* wsmex_rbox_xbr2_cfg_p1 (): the value to begin from of R_MSR_PORT1_XBR_SET2_MM_CFG. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr2_cfg_p1, WSMEX_RBOX_XBR2_CFG_P1_RESET)

#define WSMEX_RBOX_XBR2_CFG_P1_MSR 0xe74u
#define WSMEX_RBOX_XBR2_CFG_P1_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr2_cfg_p1_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT1_XBR_SET2_MM_CFG. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR2_CFG_P1_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR2_CFG_P1_INSTANCE_STRIDE)

/* dis [63] RW. */
#define WSMEX_RBOX_XBR2_CFG_P1_DIS_MASK  UINT64_C(0x8000000000000000)
#define WSMEX_RBOX_XBR2_CFG_P1_DIS_SHIFT 63
#define WSMEX_RBOX_XBR2_CFG_P1_DIS_WIDTH 1
#define wsmex_rbox_xbr2_cfg_p1_get_dis(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p1 r) [63]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p1, r, WSMEX_RBOX_XBR2_CFG_P1_DIS)
#define wsmex_rbox_xbr2_cfg_p1_set_dis(r, v) /* wsmex_rbox_xbr2_cfg_p1 (wsmex_rbox_xbr2_cfg_p1 r, v up to 0x1u) [63]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p1, wsmex_rbox_xbr2_cfg_p1_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P1_DIS, v)

/* mm_trig_en [21] RW. */
#define WSMEX_RBOX_XBR2_CFG_P1_MM_TRIG_EN_MASK  UINT64_C(0x0000000000200000)
#define WSMEX_RBOX_XBR2_CFG_P1_MM_TRIG_EN_SHIFT 21
#define WSMEX_RBOX_XBR2_CFG_P1_MM_TRIG_EN_WIDTH 1
#define wsmex_rbox_xbr2_cfg_p1_get_mm_trig_en(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p1 r) [21]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p1, r, WSMEX_RBOX_XBR2_CFG_P1_MM_TRIG_EN)
#define wsmex_rbox_xbr2_cfg_p1_set_mm_trig_en(r, v) /* wsmex_rbox_xbr2_cfg_p1 (wsmex_rbox_xbr2_cfg_p1 r, v up to 0x1u) [21]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p1, wsmex_rbox_xbr2_cfg_p1_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P1_MM_TRIG_EN, v)

/* ig_flt_cnt [20] RW. */
#define WSMEX_RBOX_XBR2_CFG_P1_IG_FLT_CNT_MASK  UINT64_C(0x0000000000100000)
#define WSMEX_RBOX_XBR2_CFG_P1_IG_FLT_CNT_SHIFT 20
#define WSMEX_RBOX_XBR2_CFG_P1_IG_FLT_CNT_WIDTH 1
#define wsmex_rbox_xbr2_cfg_p1_get_ig_flt_cnt(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p1 r) [20]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p1, r, WSMEX_RBOX_XBR2_CFG_P1_IG_FLT_CNT)
#define wsmex_rbox_xbr2_cfg_p1_set_ig_flt_cnt(r, v) /* wsmex_rbox_xbr2_cfg_p1 (wsmex_rbox_xbr2_cfg_p1 r, v up to 0x1u) [20]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p1, wsmex_rbox_xbr2_cfg_p1_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P1_IG_FLT_CNT, v)

/* match_flt_cnt [19:16] RW. */
#define WSMEX_RBOX_XBR2_CFG_P1_MATCH_FLT_CNT_MASK  UINT64_C(0x00000000000f0000)
#define WSMEX_RBOX_XBR2_CFG_P1_MATCH_FLT_CNT_SHIFT 16
#define WSMEX_RBOX_XBR2_CFG_P1_MATCH_FLT_CNT_WIDTH 4
#define wsmex_rbox_xbr2_cfg_p1_get_match_flt_cnt(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p1 r) [19:16]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p1, r, WSMEX_RBOX_XBR2_CFG_P1_MATCH_FLT_CNT)
#define wsmex_rbox_xbr2_cfg_p1_set_match_flt_cnt(r, v) /* wsmex_rbox_xbr2_cfg_p1 (wsmex_rbox_xbr2_cfg_p1 r, v up to 0xfu) [19:16]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p1, wsmex_rbox_xbr2_cfg_p1_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P1_MATCH_FLT_CNT, v)

/* match_71_64 [15:8] RW. */
#define WSMEX_RBOX_XBR2_CFG_P1_MATCH_71_64_MASK  UINT64_C(0x000000000000ff00)
#define WSMEX_RBOX_XBR2_CFG_P1_MATCH_71_64_SHIFT 8
#define WSMEX_RBOX_XBR2_CFG_P1_MATCH_71_64_WIDTH 8
#define wsmex_rbox_xbr2_cfg_p1_get_match_71_64(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p1 r) [15:8]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p1, r, WSMEX_RBOX_XBR2_CFG_P1_MATCH_71_64)
#define wsmex_rbox_xbr2_cfg_p1_set_match_71_64(r, v) /* wsmex_rbox_xbr2_cfg_p1 (wsmex_rbox_xbr2_cfg_p1 r, v up to 0xffu) [15:8]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p1, wsmex_rbox_xbr2_cfg_p1_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P1_MATCH_71_64, v)

/* mask_71_64 [7:0] RW. */
#define WSMEX_RBOX_XBR2_CFG_P1_MASK_71_64_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_RBOX_XBR2_CFG_P1_MASK_71_64_SHIFT 0
#define WSMEX_RBOX_XBR2_CFG_P1_MASK_71_64_WIDTH 8
#define wsmex_rbox_xbr2_cfg_p1_get_mask_71_64(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p1 r) [7:0]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p1, r, WSMEX_RBOX_XBR2_CFG_P1_MASK_71_64)
#define wsmex_rbox_xbr2_cfg_p1_set_mask_71_64(r, v) /* wsmex_rbox_xbr2_cfg_p1 (wsmex_rbox_xbr2_cfg_p1 r, v up to 0xffu) [7:0]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p1, wsmex_rbox_xbr2_cfg_p1_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P1_MASK_71_64, v)

/*
 * xbr2_match_p1: R_MSR_PORT1_XBR_SET2_MATCH, 64 bits
 * Port 1 of the box: port 5 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET2_MATCH (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_xbr2_match_p1 {
	uint64_t raw;
} wsmex_rbox_xbr2_match_p1;

UNCORE_ACCESSOR wsmex_rbox_xbr2_match_p1 wsmex_rbox_xbr2_match_p1_value_(wsmex_rbox_xbr2_match_p1 r)
{
	return r;
}

#define WSMEX_RBOX_XBR2_MATCH_P1_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr2_match_p1_reset() /* wsmex_rbox_xbr2_match_p1 (): the value to begin from of R_MSR_PORT1_XBR_SET2_MATCH. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr2_match_p1, WSMEX_RBOX_XBR2_MATCH_P1_RESET)

#define WSMEX_RBOX_XBR2_MATCH_P1_MSR 0xe75u
#define WSMEX_RBOX_XBR2_MATCH_P1_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr2_match_p1_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT1_XBR_SET2_MATCH. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR2_MATCH_P1_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR2_MATCH_P1_INSTANCE_STRIDE)

/* bits [63:0] RW. */
#define WSMEX_RBOX_XBR2_MATCH_P1_BITS_MASK  UINT64_C(0xffffffffffffffff)
#define WSMEX_RBOX_XBR2_MATCH_P1_BITS_SHIFT 0
#define WSMEX_RBOX_XBR2_MATCH_P1_BITS_WIDTH 64
#define wsmex_rbox_xbr2_match_p1_get_bits(r) /* uint64_t (wsmex_rbox_xbr2_match_p1 r) [63:0]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_match_p1, r, WSMEX_RBOX_XBR2_MATCH_P1_BITS)
#define wsmex_rbox_xbr2_match_p1_set_bits(r, v) /* wsmex_rbox_xbr2_match_p1 (wsmex_rbox_xbr2_match_p1 r, v up to 0xffffffffffffffffull) [63:0]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_match_p1, wsmex_rbox_xbr2_match_p1_value_(r).raw, WSMEX_RBOX_XBR2_MATCH_P1_BITS, v)

/* rds [51:48] RW, part of bits. */
#define WSMEX_RBOX_XBR2_MATCH_P1_RDS_MASK  UINT64_C(0x000f000000000000)
#define WSMEX_RBOX_XBR2_MATCH_P1_RDS_SHIFT 48
#define WSMEX_RBOX_XBR2_MATCH_P1_RDS_WIDTH 4
#define wsmex_rbox_xbr2_match_p1_get_rds(r) /* uint64_t (wsmex_rbox_xbr2_match_p1 r) [51:48]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_match_p1, r, WSMEX_RBOX_XBR2_MATCH_P1_RDS)
#define wsmex_rbox_xbr2_match_p1_set_rds(r, v) /* wsmex_rbox_xbr2_match_p1 (wsmex_rbox_xbr2_match_p1 r, v up to 0xfu) [51:48]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_match_p1, wsmex_rbox_xbr2_match_p1_value_(r).raw, WSMEX_RBOX_XBR2_MATCH_P1_RDS, v)

/* rnid [35:31] RW, part of bits. */
#define WSMEX_RBOX_XBR2_MATCH_P1_RNID_MASK  UINT64_C(0x0000000f80000000)
#define WSMEX_RBOX_XBR2_MATCH_P1_RNID_SHIFT 31
#define WSMEX_RBOX_XBR2_MATCH_P1_RNID_WIDTH 5
#define wsmex_rbox_xbr2_match_p1_get_rnid(r) /* uint64_t (wsmex_rbox_xbr2_match_p1 r) [35:31]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_match_p1, r, WSMEX_RBOX_XBR2_MATCH_P1_RNID)
#define wsmex_rbox_xbr2_match_p1_set_rnid(r, v) /* wsmex_rbox_xbr2_match_p1 (wsmex_rbox_xbr2_match_p1 r, v up to 0x1fu) [35:31]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_match_p1, wsmex_rbox_xbr2_match_p1_value_(r).raw, WSMEX_RBOX_XBR2_MATCH_P1_RNID, v)

/*
 * xbr2_mask_p1: R_MSR_PORT1_XBR_SET2_MASK, 64 bits
 * Port 1 of the box: port 5 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET2_MASK (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_xbr2_mask_p1 {
	uint64_t raw;
} wsmex_rbox_xbr2_mask_p1;

UNCORE_ACCESSOR wsmex_rbox_xbr2_mask_p1 wsmex_rbox_xbr2_mask_p1_value_(wsmex_rbox_xbr2_mask_p1 r)
{
	return r;
}

#define WSMEX_RBOX_XBR2_MASK_P1_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr2_mask_p1_reset() /* wsmex_rbox_xbr2_mask_p1 (): the value to begin from of R_MSR_PORT1_XBR_SET2_MASK. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr2_mask_p1, WSMEX_RBOX_XBR2_MASK_P1_RESET)

#define WSMEX_RBOX_XBR2_MASK_P1_MSR 0xe76u
#define WSMEX_RBOX_XBR2_MASK_P1_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr2_mask_p1_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT1_XBR_SET2_MASK. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR2_MASK_P1_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR2_MASK_P1_INSTANCE_STRIDE)

/* bits_mask [63:0] RW. */
#define WSMEX_RBOX_XBR2_MASK_P1_BITS_MASK_MASK  UINT64_C(0xffffffffffffffff)
#define WSMEX_RBOX_XBR2_MASK_P1_BITS_MASK_SHIFT 0
#define WSMEX_RBOX_XBR2_MASK_P1_BITS_MASK_WIDTH 64
#define wsmex_rbox_xbr2_mask_p1_get_bits_mask(r) /* uint64_t (wsmex_rbox_xbr2_mask_p1 r) [63:0]: the same bits as in wsmex_rbox_xbr1_mask_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_mask_p1, r, WSMEX_RBOX_XBR2_MASK_P1_BITS_MASK)
#define wsmex_rbox_xbr2_mask_p1_set_bits_mask(r, v) /* wsmex_rbox_xbr2_mask_p1 (wsmex_rbox_xbr2_mask_p1 r, v up to 0xffffffffffffffffull) [63:0]: the same bits as in wsmex_rbox_xbr1_mask_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_mask_p1, wsmex_rbox_xbr2_mask_p1_value_(r).raw, WSMEX_RBOX_XBR2_MASK_P1_BITS_MASK, v)

/*
 * iperf0_p2: R_MSR_PORT2_IPERF_CFG0, 64 bits
 * Port 2 of the box: port 6 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_IPERF_CFG0; likwid perfmon_nehalemEX_counters.h, registers.h (as
 * on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_iperf0_p2 {
	uint64_t raw;
} wsmex_rbox_iperf0_p2;

UNCORE_ACCESSOR wsmex_rbox_iperf0_p2 wsmex_rbox_iperf0_p2_value_(wsmex_rbox_iperf0_p2 r)
{
	return r;
}

#define WSMEX_RBOX_IPERF0_P2_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_iperf0_p2_reset() /* wsmex_rbox_iperf0_p2 (): the value to begin from of R_MSR_PORT2_IPERF_CFG0. */ \
	UNCORE_VALUE_(wsmex_rbox_iperf0_p2, WSMEX_RBOX_IPERF0_P2_RESET)

#define WSMEX_RBOX_IPERF0_P2_MSR 0xe06u
#define WSMEX_RBOX_IPERF0_P2_INSTANCE_STRIDE 0x4u

#define wsmex_rbox_iperf0_p2_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT2_IPERF_CFG0. */ \
	uncore_msr_at_(WSMEX_RBOX_IPERF0_P2_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_IPERF0_P2_INSTANCE_STRIDE)

/* sel [31:0] RW. */
#define WSMEX_RBOX_IPERF0_P2_SEL_MASK  UINT64_C(0x00000000ffffffff)
#define WSMEX_RBOX_IPERF0_P2_SEL_SHIFT 0
#define WSMEX_RBOX_IPERF0_P2_SEL_WIDTH 32
#define wsmex_rbox_iperf0_p2_get_sel(r) /* uint64_t (wsmex_rbox_iperf0_p2 r) [31:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p2, r, WSMEX_RBOX_IPERF0_P2_SEL)
#define wsmex_rbox_iperf0_p2_set_sel(r, v) /* wsmex_rbox_iperf0_p2 (wsmex_rbox_iperf0_p2 r, v up to 0xffffffffu) [31:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p2, wsmex_rbox_iperf0_p2_value_(r).raw, WSMEX_RBOX_IPERF0_P2_SEL, v)

/* flits_sent [31] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P2_FLITS_SENT_MASK  UINT64_C(0x0000000080000000)
#define WSMEX_RBOX_IPERF0_P2_FLITS_SENT_SHIFT 31
#define WSMEX_RBOX_IPERF0_P2_FLITS_SENT_WIDTH 1
#define wsmex_rbox_iperf0_p2_get_flits_sent(r) /* uint64_t (wsmex_rbox_iperf0_p2 r) [31]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p2, r, WSMEX_RBOX_IPERF0_P2_FLITS_SENT)
#define wsmex_rbox_iperf0_p2_set_flits_sent(r, v) /* wsmex_rbox_iperf0_p2 (wsmex_rbox_iperf0_p2 r, v up to 0x1u) [31]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p2, wsmex_rbox_iperf0_p2_value_(r).raw, WSMEX_RBOX_IPERF0_P2_FLITS_SENT, v)

/* null_idle [30] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P2_NULL_IDLE_MASK  UINT64_C(0x0000000040000000)
#define WSMEX_RBOX_IPERF0_P2_NULL_IDLE_SHIFT 30
#define WSMEX_RBOX_IPERF0_P2_NULL_IDLE_WIDTH 1
#define wsmex_rbox_iperf0_p2_get_null_idle(r) /* uint64_t (wsmex_rbox_iperf0_p2 r) [30]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p2, r, WSMEX_RBOX_IPERF0_P2_NULL_IDLE)
#define wsmex_rbox_iperf0_p2_set_null_idle(r, v) /* wsmex_rbox_iperf0_p2 (wsmex_rbox_iperf0_p2 r, v up to 0x1u) [30]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p2, wsmex_rbox_iperf0_p2_value_(r).raw, WSMEX_RBOX_IPERF0_P2_NULL_IDLE, v)

/* retryq_ov [29] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P2_RETRYQ_OV_MASK  UINT64_C(0x0000000020000000)
#define WSMEX_RBOX_IPERF0_P2_RETRYQ_OV_SHIFT 29
#define WSMEX_RBOX_IPERF0_P2_RETRYQ_OV_WIDTH 1
#define wsmex_rbox_iperf0_p2_get_retryq_ov(r) /* uint64_t (wsmex_rbox_iperf0_p2 r) [29]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p2, r, WSMEX_RBOX_IPERF0_P2_RETRYQ_OV)
#define wsmex_rbox_iperf0_p2_set_retryq_ov(r, v) /* wsmex_rbox_iperf0_p2 (wsmex_rbox_iperf0_p2 r, v up to 0x1u) [29]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p2, wsmex_rbox_iperf0_p2_value_(r).raw, WSMEX_RBOX_IPERF0_P2_RETRYQ_OV, v)

/* retryq_ne [28] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P2_RETRYQ_NE_MASK  UINT64_C(0x0000000010000000)
#define WSMEX_RBOX_IPERF0_P2_RETRYQ_NE_SHIFT 28
#define WSMEX_RBOX_IPERF0_P2_RETRYQ_NE_WIDTH 1
#define wsmex_rbox_iperf0_p2_get_retryq_ne(r) /* uint64_t (wsmex_rbox_iperf0_p2 r) [28]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p2, r, WSMEX_RBOX_IPERF0_P2_RETRYQ_NE)
#define wsmex_rbox_iperf0_p2_set_retryq_ne(r, v) /* wsmex_rbox_iperf0_p2 (wsmex_rbox_iperf0_p2 r, v up to 0x1u) [28]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p2, wsmex_rbox_iperf0_p2_value_(r).raw, WSMEX_RBOX_IPERF0_P2_RETRYQ_NE, v)

/* outq_ov [27] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P2_OUTQ_OV_MASK  UINT64_C(0x0000000008000000)
#define WSMEX_RBOX_IPERF0_P2_OUTQ_OV_SHIFT 27
#define WSMEX_RBOX_IPERF0_P2_OUTQ_OV_WIDTH 1
#define wsmex_rbox_iperf0_p2_get_outq_ov(r) /* uint64_t (wsmex_rbox_iperf0_p2 r) [27]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p2, r, WSMEX_RBOX_IPERF0_P2_OUTQ_OV)
#define wsmex_rbox_iperf0_p2_set_outq_ov(r, v) /* wsmex_rbox_iperf0_p2 (wsmex_rbox_iperf0_p2 r, v up to 0x1u) [27]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p2, wsmex_rbox_iperf0_p2_value_(r).raw, WSMEX_RBOX_IPERF0_P2_OUTQ_OV, v)

/* outq_ne [26] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P2_OUTQ_NE_MASK  UINT64_C(0x0000000004000000)
#define WSMEX_RBOX_IPERF0_P2_OUTQ_NE_SHIFT 26
#define WSMEX_RBOX_IPERF0_P2_OUTQ_NE_WIDTH 1
#define wsmex_rbox_iperf0_p2_get_outq_ne(r) /* uint64_t (wsmex_rbox_iperf0_p2 r) [26]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p2, r, WSMEX_RBOX_IPERF0_P2_OUTQ_NE)
#define wsmex_rbox_iperf0_p2_set_outq_ne(r, v) /* wsmex_rbox_iperf0_p2 (wsmex_rbox_iperf0_p2 r, v up to 0x1u) [26]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p2, wsmex_rbox_iperf0_p2_value_(r).raw, WSMEX_RBOX_IPERF0_P2_OUTQ_NE, v)

/* flits_recv_spec [25] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P2_FLITS_RECV_SPEC_MASK  UINT64_C(0x0000000002000000)
#define WSMEX_RBOX_IPERF0_P2_FLITS_RECV_SPEC_SHIFT 25
#define WSMEX_RBOX_IPERF0_P2_FLITS_RECV_SPEC_WIDTH 1
#define wsmex_rbox_iperf0_p2_get_flits_recv_spec(r) /* uint64_t (wsmex_rbox_iperf0_p2 r) [25]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p2, r, WSMEX_RBOX_IPERF0_P2_FLITS_RECV_SPEC)
#define wsmex_rbox_iperf0_p2_set_flits_recv_spec(r, v) /* wsmex_rbox_iperf0_p2 (wsmex_rbox_iperf0_p2 r, v up to 0x1u) [25]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p2, wsmex_rbox_iperf0_p2_value_(r).raw, WSMEX_RBOX_IPERF0_P2_FLITS_RECV_SPEC, v)

/* flits_recv_err [24] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P2_FLITS_RECV_ERR_MASK  UINT64_C(0x0000000001000000)
#define WSMEX_RBOX_IPERF0_P2_FLITS_RECV_ERR_SHIFT 24
#define WSMEX_RBOX_IPERF0_P2_FLITS_RECV_ERR_WIDTH 1
#define wsmex_rbox_iperf0_p2_get_flits_recv_err(r) /* uint64_t (wsmex_rbox_iperf0_p2 r) [24]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p2, r, WSMEX_RBOX_IPERF0_P2_FLITS_RECV_ERR)
#define wsmex_rbox_iperf0_p2_set_flits_recv_err(r, v) /* wsmex_rbox_iperf0_p2 (wsmex_rbox_iperf0_p2 r, v up to 0x1u) [24]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p2, wsmex_rbox_iperf0_p2_value_(r).raw, WSMEX_RBOX_IPERF0_P2_FLITS_RECV_ERR, v)

/* eot [21:17] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P2_EOT_MASK  UINT64_C(0x00000000003e0000)
#define WSMEX_RBOX_IPERF0_P2_EOT_SHIFT 17
#define WSMEX_RBOX_IPERF0_P2_EOT_WIDTH 5
#define wsmex_rbox_iperf0_p2_get_eot(r) /* uint64_t (wsmex_rbox_iperf0_p2 r) [21:17]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p2, r, WSMEX_RBOX_IPERF0_P2_EOT)
#define wsmex_rbox_iperf0_p2_set_eot(r, v) /* wsmex_rbox_iperf0_p2 (wsmex_rbox_iperf0_p2 r, v up to 0x1fu) [21:17]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p2, wsmex_rbox_iperf0_p2_value_(r).raw, WSMEX_RBOX_IPERF0_P2_EOT, v)

/* eot_ne [16] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P2_EOT_NE_MASK  UINT64_C(0x0000000000010000)
#define WSMEX_RBOX_IPERF0_P2_EOT_NE_SHIFT 16
#define WSMEX_RBOX_IPERF0_P2_EOT_NE_WIDTH 1
#define wsmex_rbox_iperf0_p2_get_eot_ne(r) /* uint64_t (wsmex_rbox_iperf0_p2 r) [16]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p2, r, WSMEX_RBOX_IPERF0_P2_EOT_NE)
#define wsmex_rbox_iperf0_p2_set_eot_ne(r, v) /* wsmex_rbox_iperf0_p2 (wsmex_rbox_iperf0_p2 r, v up to 0x1u) [16]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p2, wsmex_rbox_iperf0_p2_value_(r).raw, WSMEX_RBOX_IPERF0_P2_EOT_NE, v)

/* alloc [15:9] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P2_ALLOC_MASK  UINT64_C(0x000000000000fe00)
#define WSMEX_RBOX_IPERF0_P2_ALLOC_SHIFT 9
#define WSMEX_RBOX_IPERF0_P2_ALLOC_WIDTH 7
#define wsmex_rbox_iperf0_p2_get_alloc(r) /* uint64_t (wsmex_rbox_iperf0_p2 r) [15:9]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p2, r, WSMEX_RBOX_IPERF0_P2_ALLOC)
#define wsmex_rbox_iperf0_p2_set_alloc(r, v) /* wsmex_rbox_iperf0_p2 (wsmex_rbox_iperf0_p2 r, v up to 0x7fu) [15:9]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p2, wsmex_rbox_iperf0_p2_value_(r).raw, WSMEX_RBOX_IPERF0_P2_ALLOC, v)

/* inq_read_win [8] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P2_INQ_READ_WIN_MASK  UINT64_C(0x0000000000000100)
#define WSMEX_RBOX_IPERF0_P2_INQ_READ_WIN_SHIFT 8
#define WSMEX_RBOX_IPERF0_P2_INQ_READ_WIN_WIDTH 1
#define wsmex_rbox_iperf0_p2_get_inq_read_win(r) /* uint64_t (wsmex_rbox_iperf0_p2 r) [8]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p2, r, WSMEX_RBOX_IPERF0_P2_INQ_READ_WIN)
#define wsmex_rbox_iperf0_p2_set_inq_read_win(r, v) /* wsmex_rbox_iperf0_p2 (wsmex_rbox_iperf0_p2 r, v up to 0x1u) [8]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p2, wsmex_rbox_iperf0_p2_value_(r).raw, WSMEX_RBOX_IPERF0_P2_INQ_READ_WIN, v)

/* new_vn [7:6] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P2_NEW_VN_MASK  UINT64_C(0x00000000000000c0)
#define WSMEX_RBOX_IPERF0_P2_NEW_VN_SHIFT 6
#define WSMEX_RBOX_IPERF0_P2_NEW_VN_WIDTH 2

enum wsmex_rbox_iperf0_p2_new_vn {
	WSMEX_RBOX_IPERF0_P2_NEW_VN_VN0 = 0x0, /* Network 0. */
	WSMEX_RBOX_IPERF0_P2_NEW_VN_VN1 = 0x1, /* Network 1. */
	WSMEX_RBOX_IPERF0_P2_NEW_VN_VNA = 0x2, /* The shared network. */
	WSMEX_RBOX_IPERF0_P2_NEW_VN_ANY = 0x3, /* Any network. */
};
#define wsmex_rbox_iperf0_p2_get_new_vn(r) /* uint64_t (wsmex_rbox_iperf0_p2 r) [7:6]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p2, r, WSMEX_RBOX_IPERF0_P2_NEW_VN)
#define wsmex_rbox_iperf0_p2_set_new_vn(r, v) /* wsmex_rbox_iperf0_p2 (wsmex_rbox_iperf0_p2 r, v up to 0x3u) [7:6]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p2, wsmex_rbox_iperf0_p2_value_(r).raw, WSMEX_RBOX_IPERF0_P2_NEW_VN, v)

/* new_class [5:0] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P2_NEW_CLASS_MASK  UINT64_C(0x000000000000003f)
#define WSMEX_RBOX_IPERF0_P2_NEW_CLASS_SHIFT 0
#define WSMEX_RBOX_IPERF0_P2_NEW_CLASS_WIDTH 6
#define wsmex_rbox_iperf0_p2_get_new_class(r) /* uint64_t (wsmex_rbox_iperf0_p2 r) [5:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p2, r, WSMEX_RBOX_IPERF0_P2_NEW_CLASS)
#define wsmex_rbox_iperf0_p2_set_new_class(r, v) /* wsmex_rbox_iperf0_p2 (wsmex_rbox_iperf0_p2 r, v up to 0x3fu) [5:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p2, wsmex_rbox_iperf0_p2_value_(r).raw, WSMEX_RBOX_IPERF0_P2_NEW_CLASS, v)

/*
 * iperf1_p2: R_MSR_PORT2_IPERF_CFG1, 64 bits
 * Port 2 of the box: port 6 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_IPERF_CFG1; likwid perfmon_nehalemEX_counters.h, registers.h (as
 * on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_iperf1_p2 {
	uint64_t raw;
} wsmex_rbox_iperf1_p2;

UNCORE_ACCESSOR wsmex_rbox_iperf1_p2 wsmex_rbox_iperf1_p2_value_(wsmex_rbox_iperf1_p2 r)
{
	return r;
}

#define WSMEX_RBOX_IPERF1_P2_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_iperf1_p2_reset() /* wsmex_rbox_iperf1_p2 (): the value to begin from of R_MSR_PORT2_IPERF_CFG1. */ \
	UNCORE_VALUE_(wsmex_rbox_iperf1_p2, WSMEX_RBOX_IPERF1_P2_RESET)

#define WSMEX_RBOX_IPERF1_P2_MSR 0xe26u
#define WSMEX_RBOX_IPERF1_P2_INSTANCE_STRIDE 0x4u

#define wsmex_rbox_iperf1_p2_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT2_IPERF_CFG1. */ \
	uncore_msr_at_(WSMEX_RBOX_IPERF1_P2_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_IPERF1_P2_INSTANCE_STRIDE)

/* sel [31:0] RW. */
#define WSMEX_RBOX_IPERF1_P2_SEL_MASK  UINT64_C(0x00000000ffffffff)
#define WSMEX_RBOX_IPERF1_P2_SEL_SHIFT 0
#define WSMEX_RBOX_IPERF1_P2_SEL_WIDTH 32
#define wsmex_rbox_iperf1_p2_get_sel(r) /* uint64_t (wsmex_rbox_iperf1_p2 r) [31:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p2, r, WSMEX_RBOX_IPERF1_P2_SEL)
#define wsmex_rbox_iperf1_p2_set_sel(r, v) /* wsmex_rbox_iperf1_p2 (wsmex_rbox_iperf1_p2 r, v up to 0xffffffffu) [31:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p2, wsmex_rbox_iperf1_p2_value_(r).raw, WSMEX_RBOX_IPERF1_P2_SEL, v)

/* flits_sent [31] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P2_FLITS_SENT_MASK  UINT64_C(0x0000000080000000)
#define WSMEX_RBOX_IPERF1_P2_FLITS_SENT_SHIFT 31
#define WSMEX_RBOX_IPERF1_P2_FLITS_SENT_WIDTH 1
#define wsmex_rbox_iperf1_p2_get_flits_sent(r) /* uint64_t (wsmex_rbox_iperf1_p2 r) [31]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p2, r, WSMEX_RBOX_IPERF1_P2_FLITS_SENT)
#define wsmex_rbox_iperf1_p2_set_flits_sent(r, v) /* wsmex_rbox_iperf1_p2 (wsmex_rbox_iperf1_p2 r, v up to 0x1u) [31]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p2, wsmex_rbox_iperf1_p2_value_(r).raw, WSMEX_RBOX_IPERF1_P2_FLITS_SENT, v)

/* null_idle [30] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P2_NULL_IDLE_MASK  UINT64_C(0x0000000040000000)
#define WSMEX_RBOX_IPERF1_P2_NULL_IDLE_SHIFT 30
#define WSMEX_RBOX_IPERF1_P2_NULL_IDLE_WIDTH 1
#define wsmex_rbox_iperf1_p2_get_null_idle(r) /* uint64_t (wsmex_rbox_iperf1_p2 r) [30]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p2, r, WSMEX_RBOX_IPERF1_P2_NULL_IDLE)
#define wsmex_rbox_iperf1_p2_set_null_idle(r, v) /* wsmex_rbox_iperf1_p2 (wsmex_rbox_iperf1_p2 r, v up to 0x1u) [30]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p2, wsmex_rbox_iperf1_p2_value_(r).raw, WSMEX_RBOX_IPERF1_P2_NULL_IDLE, v)

/* retryq_ov [29] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P2_RETRYQ_OV_MASK  UINT64_C(0x0000000020000000)
#define WSMEX_RBOX_IPERF1_P2_RETRYQ_OV_SHIFT 29
#define WSMEX_RBOX_IPERF1_P2_RETRYQ_OV_WIDTH 1
#define wsmex_rbox_iperf1_p2_get_retryq_ov(r) /* uint64_t (wsmex_rbox_iperf1_p2 r) [29]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p2, r, WSMEX_RBOX_IPERF1_P2_RETRYQ_OV)
#define wsmex_rbox_iperf1_p2_set_retryq_ov(r, v) /* wsmex_rbox_iperf1_p2 (wsmex_rbox_iperf1_p2 r, v up to 0x1u) [29]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p2, wsmex_rbox_iperf1_p2_value_(r).raw, WSMEX_RBOX_IPERF1_P2_RETRYQ_OV, v)

/* retryq_ne [28] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P2_RETRYQ_NE_MASK  UINT64_C(0x0000000010000000)
#define WSMEX_RBOX_IPERF1_P2_RETRYQ_NE_SHIFT 28
#define WSMEX_RBOX_IPERF1_P2_RETRYQ_NE_WIDTH 1
#define wsmex_rbox_iperf1_p2_get_retryq_ne(r) /* uint64_t (wsmex_rbox_iperf1_p2 r) [28]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p2, r, WSMEX_RBOX_IPERF1_P2_RETRYQ_NE)
#define wsmex_rbox_iperf1_p2_set_retryq_ne(r, v) /* wsmex_rbox_iperf1_p2 (wsmex_rbox_iperf1_p2 r, v up to 0x1u) [28]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p2, wsmex_rbox_iperf1_p2_value_(r).raw, WSMEX_RBOX_IPERF1_P2_RETRYQ_NE, v)

/* outq_ov [27] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P2_OUTQ_OV_MASK  UINT64_C(0x0000000008000000)
#define WSMEX_RBOX_IPERF1_P2_OUTQ_OV_SHIFT 27
#define WSMEX_RBOX_IPERF1_P2_OUTQ_OV_WIDTH 1
#define wsmex_rbox_iperf1_p2_get_outq_ov(r) /* uint64_t (wsmex_rbox_iperf1_p2 r) [27]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p2, r, WSMEX_RBOX_IPERF1_P2_OUTQ_OV)
#define wsmex_rbox_iperf1_p2_set_outq_ov(r, v) /* wsmex_rbox_iperf1_p2 (wsmex_rbox_iperf1_p2 r, v up to 0x1u) [27]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p2, wsmex_rbox_iperf1_p2_value_(r).raw, WSMEX_RBOX_IPERF1_P2_OUTQ_OV, v)

/* outq_ne [26] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P2_OUTQ_NE_MASK  UINT64_C(0x0000000004000000)
#define WSMEX_RBOX_IPERF1_P2_OUTQ_NE_SHIFT 26
#define WSMEX_RBOX_IPERF1_P2_OUTQ_NE_WIDTH 1
#define wsmex_rbox_iperf1_p2_get_outq_ne(r) /* uint64_t (wsmex_rbox_iperf1_p2 r) [26]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p2, r, WSMEX_RBOX_IPERF1_P2_OUTQ_NE)
#define wsmex_rbox_iperf1_p2_set_outq_ne(r, v) /* wsmex_rbox_iperf1_p2 (wsmex_rbox_iperf1_p2 r, v up to 0x1u) [26]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p2, wsmex_rbox_iperf1_p2_value_(r).raw, WSMEX_RBOX_IPERF1_P2_OUTQ_NE, v)

/* flits_recv_spec [25] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P2_FLITS_RECV_SPEC_MASK  UINT64_C(0x0000000002000000)
#define WSMEX_RBOX_IPERF1_P2_FLITS_RECV_SPEC_SHIFT 25
#define WSMEX_RBOX_IPERF1_P2_FLITS_RECV_SPEC_WIDTH 1
#define wsmex_rbox_iperf1_p2_get_flits_recv_spec(r) /* uint64_t (wsmex_rbox_iperf1_p2 r) [25]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p2, r, WSMEX_RBOX_IPERF1_P2_FLITS_RECV_SPEC)
#define wsmex_rbox_iperf1_p2_set_flits_recv_spec(r, v) /* wsmex_rbox_iperf1_p2 (wsmex_rbox_iperf1_p2 r, v up to 0x1u) [25]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p2, wsmex_rbox_iperf1_p2_value_(r).raw, WSMEX_RBOX_IPERF1_P2_FLITS_RECV_SPEC, v)

/* flits_recv_err [24] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P2_FLITS_RECV_ERR_MASK  UINT64_C(0x0000000001000000)
#define WSMEX_RBOX_IPERF1_P2_FLITS_RECV_ERR_SHIFT 24
#define WSMEX_RBOX_IPERF1_P2_FLITS_RECV_ERR_WIDTH 1
#define wsmex_rbox_iperf1_p2_get_flits_recv_err(r) /* uint64_t (wsmex_rbox_iperf1_p2 r) [24]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p2, r, WSMEX_RBOX_IPERF1_P2_FLITS_RECV_ERR)
#define wsmex_rbox_iperf1_p2_set_flits_recv_err(r, v) /* wsmex_rbox_iperf1_p2 (wsmex_rbox_iperf1_p2 r, v up to 0x1u) [24]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p2, wsmex_rbox_iperf1_p2_value_(r).raw, WSMEX_RBOX_IPERF1_P2_FLITS_RECV_ERR, v)

/* eot [21:17] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P2_EOT_MASK  UINT64_C(0x00000000003e0000)
#define WSMEX_RBOX_IPERF1_P2_EOT_SHIFT 17
#define WSMEX_RBOX_IPERF1_P2_EOT_WIDTH 5
#define wsmex_rbox_iperf1_p2_get_eot(r) /* uint64_t (wsmex_rbox_iperf1_p2 r) [21:17]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p2, r, WSMEX_RBOX_IPERF1_P2_EOT)
#define wsmex_rbox_iperf1_p2_set_eot(r, v) /* wsmex_rbox_iperf1_p2 (wsmex_rbox_iperf1_p2 r, v up to 0x1fu) [21:17]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p2, wsmex_rbox_iperf1_p2_value_(r).raw, WSMEX_RBOX_IPERF1_P2_EOT, v)

/* eot_ne [16] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P2_EOT_NE_MASK  UINT64_C(0x0000000000010000)
#define WSMEX_RBOX_IPERF1_P2_EOT_NE_SHIFT 16
#define WSMEX_RBOX_IPERF1_P2_EOT_NE_WIDTH 1
#define wsmex_rbox_iperf1_p2_get_eot_ne(r) /* uint64_t (wsmex_rbox_iperf1_p2 r) [16]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p2, r, WSMEX_RBOX_IPERF1_P2_EOT_NE)
#define wsmex_rbox_iperf1_p2_set_eot_ne(r, v) /* wsmex_rbox_iperf1_p2 (wsmex_rbox_iperf1_p2 r, v up to 0x1u) [16]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p2, wsmex_rbox_iperf1_p2_value_(r).raw, WSMEX_RBOX_IPERF1_P2_EOT_NE, v)

/* alloc [15:9] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P2_ALLOC_MASK  UINT64_C(0x000000000000fe00)
#define WSMEX_RBOX_IPERF1_P2_ALLOC_SHIFT 9
#define WSMEX_RBOX_IPERF1_P2_ALLOC_WIDTH 7
#define wsmex_rbox_iperf1_p2_get_alloc(r) /* uint64_t (wsmex_rbox_iperf1_p2 r) [15:9]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p2, r, WSMEX_RBOX_IPERF1_P2_ALLOC)
#define wsmex_rbox_iperf1_p2_set_alloc(r, v) /* wsmex_rbox_iperf1_p2 (wsmex_rbox_iperf1_p2 r, v up to 0x7fu) [15:9]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p2, wsmex_rbox_iperf1_p2_value_(r).raw, WSMEX_RBOX_IPERF1_P2_ALLOC, v)

/* inq_read_win [8] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P2_INQ_READ_WIN_MASK  UINT64_C(0x0000000000000100)
#define WSMEX_RBOX_IPERF1_P2_INQ_READ_WIN_SHIFT 8
#define WSMEX_RBOX_IPERF1_P2_INQ_READ_WIN_WIDTH 1
#define wsmex_rbox_iperf1_p2_get_inq_read_win(r) /* uint64_t (wsmex_rbox_iperf1_p2 r) [8]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p2, r, WSMEX_RBOX_IPERF1_P2_INQ_READ_WIN)
#define wsmex_rbox_iperf1_p2_set_inq_read_win(r, v) /* wsmex_rbox_iperf1_p2 (wsmex_rbox_iperf1_p2 r, v up to 0x1u) [8]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p2, wsmex_rbox_iperf1_p2_value_(r).raw, WSMEX_RBOX_IPERF1_P2_INQ_READ_WIN, v)

/* new_vn [7:6] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P2_NEW_VN_MASK  UINT64_C(0x00000000000000c0)
#define WSMEX_RBOX_IPERF1_P2_NEW_VN_SHIFT 6
#define WSMEX_RBOX_IPERF1_P2_NEW_VN_WIDTH 2

enum wsmex_rbox_iperf1_p2_new_vn {
	WSMEX_RBOX_IPERF1_P2_NEW_VN_VN0 = 0x0, /* Network 0. */
	WSMEX_RBOX_IPERF1_P2_NEW_VN_VN1 = 0x1, /* Network 1. */
	WSMEX_RBOX_IPERF1_P2_NEW_VN_VNA = 0x2, /* The shared network. */
	WSMEX_RBOX_IPERF1_P2_NEW_VN_ANY = 0x3, /* Any network. */
};
#define wsmex_rbox_iperf1_p2_get_new_vn(r) /* uint64_t (wsmex_rbox_iperf1_p2 r) [7:6]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p2, r, WSMEX_RBOX_IPERF1_P2_NEW_VN)
#define wsmex_rbox_iperf1_p2_set_new_vn(r, v) /* wsmex_rbox_iperf1_p2 (wsmex_rbox_iperf1_p2 r, v up to 0x3u) [7:6]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p2, wsmex_rbox_iperf1_p2_value_(r).raw, WSMEX_RBOX_IPERF1_P2_NEW_VN, v)

/* new_class [5:0] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P2_NEW_CLASS_MASK  UINT64_C(0x000000000000003f)
#define WSMEX_RBOX_IPERF1_P2_NEW_CLASS_SHIFT 0
#define WSMEX_RBOX_IPERF1_P2_NEW_CLASS_WIDTH 6
#define wsmex_rbox_iperf1_p2_get_new_class(r) /* uint64_t (wsmex_rbox_iperf1_p2 r) [5:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p2, r, WSMEX_RBOX_IPERF1_P2_NEW_CLASS)
#define wsmex_rbox_iperf1_p2_set_new_class(r, v) /* wsmex_rbox_iperf1_p2 (wsmex_rbox_iperf1_p2 r, v up to 0x3fu) [5:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p2, wsmex_rbox_iperf1_p2_value_(r).raw, WSMEX_RBOX_IPERF1_P2_NEW_CLASS, v)

/*
 * qlx_p2: R_MSR_PORT2_QLX_CFG, 64 bits
 * Port 2 of the box: port 6 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_QLX_CFG; likwid perfmon_nehalemEX_counters.h, registers.h (as on
 * nhmex/rbox)
 */
typedef struct wsmex_rbox_qlx_p2 {
	uint64_t raw;
} wsmex_rbox_qlx_p2;

UNCORE_ACCESSOR wsmex_rbox_qlx_p2 wsmex_rbox_qlx_p2_value_(wsmex_rbox_qlx_p2 r)
{
	return r;
}

#define WSMEX_RBOX_QLX_P2_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_qlx_p2_reset() /* wsmex_rbox_qlx_p2 (): the value to begin from of R_MSR_PORT2_QLX_CFG. */ \
	UNCORE_VALUE_(wsmex_rbox_qlx_p2, WSMEX_RBOX_QLX_P2_RESET)

#define WSMEX_RBOX_QLX_P2_MSR 0xe0eu
#define WSMEX_RBOX_QLX_P2_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_qlx_p2_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT2_QLX_CFG. */ \
	uncore_msr_at_(WSMEX_RBOX_QLX_P2_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_QLX_P2_INSTANCE_STRIDE)

/* ev1 [15:8] RW. */
#define WSMEX_RBOX_QLX_P2_EV1_MASK  UINT64_C(0x000000000000ff00)
#define WSMEX_RBOX_QLX_P2_EV1_SHIFT 8
#define WSMEX_RBOX_QLX_P2_EV1_WIDTH 8
#define wsmex_rbox_qlx_p2_get_ev1(r) /* uint64_t (wsmex_rbox_qlx_p2 r) [15:8]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p2, r, WSMEX_RBOX_QLX_P2_EV1)
#define wsmex_rbox_qlx_p2_set_ev1(r, v) /* wsmex_rbox_qlx_p2 (wsmex_rbox_qlx_p2 r, v up to 0xffu) [15:8]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p2, wsmex_rbox_qlx_p2_value_(r).raw, WSMEX_RBOX_QLX_P2_EV1, v)

/* ev1_sub [15] RW, part of ev1. */
#define WSMEX_RBOX_QLX_P2_EV1_SUB_MASK  UINT64_C(0x0000000000008000)
#define WSMEX_RBOX_QLX_P2_EV1_SUB_SHIFT 15
#define WSMEX_RBOX_QLX_P2_EV1_SUB_WIDTH 1

enum wsmex_rbox_qlx_p2_ev1_sub {
	WSMEX_RBOX_QLX_P2_EV1_SUB_VN0 = 0x0, /* Network 0. */
	WSMEX_RBOX_QLX_P2_EV1_SUB_VN1 = 0x1, /* Network 1. */
};
#define wsmex_rbox_qlx_p2_get_ev1_sub(r) /* uint64_t (wsmex_rbox_qlx_p2 r) [15]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p2, r, WSMEX_RBOX_QLX_P2_EV1_SUB)
#define wsmex_rbox_qlx_p2_set_ev1_sub(r, v) /* wsmex_rbox_qlx_p2 (wsmex_rbox_qlx_p2 r, v up to 0x1u) [15]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p2, wsmex_rbox_qlx_p2_value_(r).raw, WSMEX_RBOX_QLX_P2_EV1_SUB, v)

/* ev1_cls [14:12] RW, part of ev1. */
#define WSMEX_RBOX_QLX_P2_EV1_CLS_MASK  UINT64_C(0x0000000000007000)
#define WSMEX_RBOX_QLX_P2_EV1_CLS_SHIFT 12
#define WSMEX_RBOX_QLX_P2_EV1_CLS_WIDTH 3

enum wsmex_rbox_qlx_p2_ev1_cls {
	WSMEX_RBOX_QLX_P2_EV1_CLS_HOM = 0x0, /* Class HOM. */
	WSMEX_RBOX_QLX_P2_EV1_CLS_SNP = 0x1, /* Class SNP. */
	WSMEX_RBOX_QLX_P2_EV1_CLS_NDR = 0x2, /* Class NDR. */
	WSMEX_RBOX_QLX_P2_EV1_CLS_NCS = 0x3, /* Class NCS. */
	WSMEX_RBOX_QLX_P2_EV1_CLS_DRS = 0x4, /* Class DRS. */
	WSMEX_RBOX_QLX_P2_EV1_CLS_NCB = 0x5, /* Class NCB. */
	WSMEX_RBOX_QLX_P2_EV1_CLS_VNA_SMALL = 0x6, /* Class VNA_SMALL. */
	WSMEX_RBOX_QLX_P2_EV1_CLS_VNA_LARGE = 0x7, /* Class VNA_LARGE. */
};
#define wsmex_rbox_qlx_p2_get_ev1_cls(r) /* uint64_t (wsmex_rbox_qlx_p2 r) [14:12]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p2, r, WSMEX_RBOX_QLX_P2_EV1_CLS)
#define wsmex_rbox_qlx_p2_set_ev1_cls(r, v) /* wsmex_rbox_qlx_p2 (wsmex_rbox_qlx_p2 r, v up to 0x7u) [14:12]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p2, wsmex_rbox_qlx_p2_value_(r).raw, WSMEX_RBOX_QLX_P2_EV1_CLS, v)

/* ev1_type [11:8] RW, part of ev1. */
#define WSMEX_RBOX_QLX_P2_EV1_TYPE_MASK  UINT64_C(0x0000000000000f00)
#define WSMEX_RBOX_QLX_P2_EV1_TYPE_SHIFT 8
#define WSMEX_RBOX_QLX_P2_EV1_TYPE_WIDTH 4

enum wsmex_rbox_qlx_p2_ev1_type {
	WSMEX_RBOX_QLX_P2_EV1_TYPE_QUEUE_BID = 0x0, /* Bids in the arbitration of a queue. */
	WSMEX_RBOX_QLX_P2_EV1_TYPE_LOCAL_BID = 0x1, /* Bids in the local arbitration. */
	WSMEX_RBOX_QLX_P2_EV1_TYPE_GLOBAL_BID = 0x2, /* Bids in the global arbitration. */
	WSMEX_RBOX_QLX_P2_EV1_TYPE_QUEUE_FAIL = 0x3, /* Bids that failed in the arbitration of a queue. */
	WSMEX_RBOX_QLX_P2_EV1_TYPE_LOCAL_FAIL = 0x4, /* Bids that failed locally. */
	WSMEX_RBOX_QLX_P2_EV1_TYPE_GLOBAL_FAIL = 0x5, /* Bids that failed globally. */
	WSMEX_RBOX_QLX_P2_EV1_TYPE_QUEUE_HOME_KILL = 0x6, /* Bids of a queue that were dropped to keep the order of home packets. */
	WSMEX_RBOX_QLX_P2_EV1_TYPE_LOCAL_HOME_KILL = 0x7, /* Local bids that were dropped for that. */
	WSMEX_RBOX_QLX_P2_EV1_TYPE_GLOBAL_HOME_KILL = 0x8, /* Global bids that were dropped for that. */
	WSMEX_RBOX_QLX_P2_EV1_TYPE_TARGET_AVAILABLE = 0x9, /* The target could take a packet. */
	WSMEX_RBOX_QLX_P2_EV1_TYPE_STARVATION = 0xa, /* A packet was starving. */
};
#define wsmex_rbox_qlx_p2_get_ev1_type(r) /* uint64_t (wsmex_rbox_qlx_p2 r) [11:8]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p2, r, WSMEX_RBOX_QLX_P2_EV1_TYPE)
#define wsmex_rbox_qlx_p2_set_ev1_type(r, v) /* wsmex_rbox_qlx_p2 (wsmex_rbox_qlx_p2 r, v up to 0xfu) [11:8]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p2, wsmex_rbox_qlx_p2_value_(r).raw, WSMEX_RBOX_QLX_P2_EV1_TYPE, v)

/* ev0 [7:0] RW. */
#define WSMEX_RBOX_QLX_P2_EV0_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_RBOX_QLX_P2_EV0_SHIFT 0
#define WSMEX_RBOX_QLX_P2_EV0_WIDTH 8
#define wsmex_rbox_qlx_p2_get_ev0(r) /* uint64_t (wsmex_rbox_qlx_p2 r) [7:0]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p2, r, WSMEX_RBOX_QLX_P2_EV0)
#define wsmex_rbox_qlx_p2_set_ev0(r, v) /* wsmex_rbox_qlx_p2 (wsmex_rbox_qlx_p2 r, v up to 0xffu) [7:0]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p2, wsmex_rbox_qlx_p2_value_(r).raw, WSMEX_RBOX_QLX_P2_EV0, v)

/* ev0_sub [7] RW, part of ev0. */
#define WSMEX_RBOX_QLX_P2_EV0_SUB_MASK  UINT64_C(0x0000000000000080)
#define WSMEX_RBOX_QLX_P2_EV0_SUB_SHIFT 7
#define WSMEX_RBOX_QLX_P2_EV0_SUB_WIDTH 1

enum wsmex_rbox_qlx_p2_ev0_sub {
	WSMEX_RBOX_QLX_P2_EV0_SUB_VN0 = 0x0, /* Network 0. */
	WSMEX_RBOX_QLX_P2_EV0_SUB_VN1 = 0x1, /* Network 1. */
};
#define wsmex_rbox_qlx_p2_get_ev0_sub(r) /* uint64_t (wsmex_rbox_qlx_p2 r) [7]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p2, r, WSMEX_RBOX_QLX_P2_EV0_SUB)
#define wsmex_rbox_qlx_p2_set_ev0_sub(r, v) /* wsmex_rbox_qlx_p2 (wsmex_rbox_qlx_p2 r, v up to 0x1u) [7]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p2, wsmex_rbox_qlx_p2_value_(r).raw, WSMEX_RBOX_QLX_P2_EV0_SUB, v)

/* ev0_cls [6:4] RW, part of ev0. */
#define WSMEX_RBOX_QLX_P2_EV0_CLS_MASK  UINT64_C(0x0000000000000070)
#define WSMEX_RBOX_QLX_P2_EV0_CLS_SHIFT 4
#define WSMEX_RBOX_QLX_P2_EV0_CLS_WIDTH 3

enum wsmex_rbox_qlx_p2_ev0_cls {
	WSMEX_RBOX_QLX_P2_EV0_CLS_HOM = 0x0, /* Class HOM. */
	WSMEX_RBOX_QLX_P2_EV0_CLS_SNP = 0x1, /* Class SNP. */
	WSMEX_RBOX_QLX_P2_EV0_CLS_NDR = 0x2, /* Class NDR. */
	WSMEX_RBOX_QLX_P2_EV0_CLS_NCS = 0x3, /* Class NCS. */
	WSMEX_RBOX_QLX_P2_EV0_CLS_DRS = 0x4, /* Class DRS. */
	WSMEX_RBOX_QLX_P2_EV0_CLS_NCB = 0x5, /* Class NCB. */
	WSMEX_RBOX_QLX_P2_EV0_CLS_VNA_SMALL = 0x6, /* Class VNA_SMALL. */
	WSMEX_RBOX_QLX_P2_EV0_CLS_VNA_LARGE = 0x7, /* Class VNA_LARGE. */
};
#define wsmex_rbox_qlx_p2_get_ev0_cls(r) /* uint64_t (wsmex_rbox_qlx_p2 r) [6:4]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p2, r, WSMEX_RBOX_QLX_P2_EV0_CLS)
#define wsmex_rbox_qlx_p2_set_ev0_cls(r, v) /* wsmex_rbox_qlx_p2 (wsmex_rbox_qlx_p2 r, v up to 0x7u) [6:4]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p2, wsmex_rbox_qlx_p2_value_(r).raw, WSMEX_RBOX_QLX_P2_EV0_CLS, v)

/* ev0_type [3:0] RW, part of ev0. */
#define WSMEX_RBOX_QLX_P2_EV0_TYPE_MASK  UINT64_C(0x000000000000000f)
#define WSMEX_RBOX_QLX_P2_EV0_TYPE_SHIFT 0
#define WSMEX_RBOX_QLX_P2_EV0_TYPE_WIDTH 4

enum wsmex_rbox_qlx_p2_ev0_type {
	WSMEX_RBOX_QLX_P2_EV0_TYPE_QUEUE_BID = 0x0, /* Bids in the arbitration of a queue. */
	WSMEX_RBOX_QLX_P2_EV0_TYPE_LOCAL_BID = 0x1, /* Bids in the local arbitration. */
	WSMEX_RBOX_QLX_P2_EV0_TYPE_GLOBAL_BID = 0x2, /* Bids in the global arbitration. */
	WSMEX_RBOX_QLX_P2_EV0_TYPE_QUEUE_FAIL = 0x3, /* Bids that failed in the arbitration of a queue. */
	WSMEX_RBOX_QLX_P2_EV0_TYPE_LOCAL_FAIL = 0x4, /* Bids that failed locally. */
	WSMEX_RBOX_QLX_P2_EV0_TYPE_GLOBAL_FAIL = 0x5, /* Bids that failed globally. */
	WSMEX_RBOX_QLX_P2_EV0_TYPE_QUEUE_HOME_KILL = 0x6, /* Bids of a queue that were dropped to keep the order of home packets. */
	WSMEX_RBOX_QLX_P2_EV0_TYPE_LOCAL_HOME_KILL = 0x7, /* Local bids that were dropped for that. */
	WSMEX_RBOX_QLX_P2_EV0_TYPE_GLOBAL_HOME_KILL = 0x8, /* Global bids that were dropped for that. */
	WSMEX_RBOX_QLX_P2_EV0_TYPE_TARGET_AVAILABLE = 0x9, /* The target could take a packet. */
	WSMEX_RBOX_QLX_P2_EV0_TYPE_STARVATION = 0xa, /* A packet was starving. */
};
#define wsmex_rbox_qlx_p2_get_ev0_type(r) /* uint64_t (wsmex_rbox_qlx_p2 r) [3:0]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p2, r, WSMEX_RBOX_QLX_P2_EV0_TYPE)
#define wsmex_rbox_qlx_p2_set_ev0_type(r, v) /* wsmex_rbox_qlx_p2 (wsmex_rbox_qlx_p2 r, v up to 0xfu) [3:0]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p2, wsmex_rbox_qlx_p2_value_(r).raw, WSMEX_RBOX_QLX_P2_EV0_TYPE, v)

/*
 * xbr1_cfg_p2: R_MSR_PORT2_XBR_SET1_MM_CFG, 64 bits
 * Port 2 of the box: port 6 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET1_MM_CFG (as on nhmex/rbox)
 */
typedef struct wsmex_rbox_xbr1_cfg_p2 {
	uint64_t raw;
} wsmex_rbox_xbr1_cfg_p2;

UNCORE_ACCESSOR wsmex_rbox_xbr1_cfg_p2 wsmex_rbox_xbr1_cfg_p2_value_(wsmex_rbox_xbr1_cfg_p2 r)
{
	return r;
}

#define WSMEX_RBOX_XBR1_CFG_P2_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr1_cfg_p2_reset() /* wsmex_rbox_xbr1_cfg_p2 (): the value to begin from of R_MSR_PORT2_XBR_SET1_MM_CFG. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr1_cfg_p2, WSMEX_RBOX_XBR1_CFG_P2_RESET)

#define WSMEX_RBOX_XBR1_CFG_P2_MSR 0xe68u
#define WSMEX_RBOX_XBR1_CFG_P2_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr1_cfg_p2_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT2_XBR_SET1_MM_CFG. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR1_CFG_P2_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR1_CFG_P2_INSTANCE_STRIDE)

/* dis [63] RW. */
#define WSMEX_RBOX_XBR1_CFG_P2_DIS_MASK  UINT64_C(0x8000000000000000)
#define WSMEX_RBOX_XBR1_CFG_P2_DIS_SHIFT 63
#define WSMEX_RBOX_XBR1_CFG_P2_DIS_WIDTH 1
#define wsmex_rbox_xbr1_cfg_p2_get_dis(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p2 r) [63]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p2, r, WSMEX_RBOX_XBR1_CFG_P2_DIS)
#define wsmex_rbox_xbr1_cfg_p2_set_dis(r, v) /* wsmex_rbox_xbr1_cfg_p2 (wsmex_rbox_xbr1_cfg_p2 r, v up to 0x1u) [63]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p2, wsmex_rbox_xbr1_cfg_p2_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P2_DIS, v)

/* mm_trig_en [21] RW. */
#define WSMEX_RBOX_XBR1_CFG_P2_MM_TRIG_EN_MASK  UINT64_C(0x0000000000200000)
#define WSMEX_RBOX_XBR1_CFG_P2_MM_TRIG_EN_SHIFT 21
#define WSMEX_RBOX_XBR1_CFG_P2_MM_TRIG_EN_WIDTH 1
#define wsmex_rbox_xbr1_cfg_p2_get_mm_trig_en(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p2 r) [21]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p2, r, WSMEX_RBOX_XBR1_CFG_P2_MM_TRIG_EN)
#define wsmex_rbox_xbr1_cfg_p2_set_mm_trig_en(r, v) /* wsmex_rbox_xbr1_cfg_p2 (wsmex_rbox_xbr1_cfg_p2 r, v up to 0x1u) [21]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p2, wsmex_rbox_xbr1_cfg_p2_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P2_MM_TRIG_EN, v)

/* ig_flt_cnt [20] RW. */
#define WSMEX_RBOX_XBR1_CFG_P2_IG_FLT_CNT_MASK  UINT64_C(0x0000000000100000)
#define WSMEX_RBOX_XBR1_CFG_P2_IG_FLT_CNT_SHIFT 20
#define WSMEX_RBOX_XBR1_CFG_P2_IG_FLT_CNT_WIDTH 1
#define wsmex_rbox_xbr1_cfg_p2_get_ig_flt_cnt(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p2 r) [20]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p2, r, WSMEX_RBOX_XBR1_CFG_P2_IG_FLT_CNT)
#define wsmex_rbox_xbr1_cfg_p2_set_ig_flt_cnt(r, v) /* wsmex_rbox_xbr1_cfg_p2 (wsmex_rbox_xbr1_cfg_p2 r, v up to 0x1u) [20]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p2, wsmex_rbox_xbr1_cfg_p2_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P2_IG_FLT_CNT, v)

/* match_flt_cnt [19:16] RW. */
#define WSMEX_RBOX_XBR1_CFG_P2_MATCH_FLT_CNT_MASK  UINT64_C(0x00000000000f0000)
#define WSMEX_RBOX_XBR1_CFG_P2_MATCH_FLT_CNT_SHIFT 16
#define WSMEX_RBOX_XBR1_CFG_P2_MATCH_FLT_CNT_WIDTH 4
#define wsmex_rbox_xbr1_cfg_p2_get_match_flt_cnt(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p2 r) [19:16]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p2, r, WSMEX_RBOX_XBR1_CFG_P2_MATCH_FLT_CNT)
#define wsmex_rbox_xbr1_cfg_p2_set_match_flt_cnt(r, v) /* wsmex_rbox_xbr1_cfg_p2 (wsmex_rbox_xbr1_cfg_p2 r, v up to 0xfu) [19:16]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p2, wsmex_rbox_xbr1_cfg_p2_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P2_MATCH_FLT_CNT, v)

/* match_71_64 [15:8] RW. */
#define WSMEX_RBOX_XBR1_CFG_P2_MATCH_71_64_MASK  UINT64_C(0x000000000000ff00)
#define WSMEX_RBOX_XBR1_CFG_P2_MATCH_71_64_SHIFT 8
#define WSMEX_RBOX_XBR1_CFG_P2_MATCH_71_64_WIDTH 8
#define wsmex_rbox_xbr1_cfg_p2_get_match_71_64(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p2 r) [15:8]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p2, r, WSMEX_RBOX_XBR1_CFG_P2_MATCH_71_64)
#define wsmex_rbox_xbr1_cfg_p2_set_match_71_64(r, v) /* wsmex_rbox_xbr1_cfg_p2 (wsmex_rbox_xbr1_cfg_p2 r, v up to 0xffu) [15:8]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p2, wsmex_rbox_xbr1_cfg_p2_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P2_MATCH_71_64, v)

/* mask_71_64 [7:0] RW. */
#define WSMEX_RBOX_XBR1_CFG_P2_MASK_71_64_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_RBOX_XBR1_CFG_P2_MASK_71_64_SHIFT 0
#define WSMEX_RBOX_XBR1_CFG_P2_MASK_71_64_WIDTH 8
#define wsmex_rbox_xbr1_cfg_p2_get_mask_71_64(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p2 r) [7:0]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p2, r, WSMEX_RBOX_XBR1_CFG_P2_MASK_71_64)
#define wsmex_rbox_xbr1_cfg_p2_set_mask_71_64(r, v) /* wsmex_rbox_xbr1_cfg_p2 (wsmex_rbox_xbr1_cfg_p2 r, v up to 0xffu) [7:0]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p2, wsmex_rbox_xbr1_cfg_p2_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P2_MASK_71_64, v)

/*
 * xbr1_match_p2: R_MSR_PORT2_XBR_SET1_MATCH, 64 bits
 * Port 2 of the box: port 6 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET1_MATCH (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_xbr1_match_p2 {
	uint64_t raw;
} wsmex_rbox_xbr1_match_p2;

UNCORE_ACCESSOR wsmex_rbox_xbr1_match_p2 wsmex_rbox_xbr1_match_p2_value_(wsmex_rbox_xbr1_match_p2 r)
{
	return r;
}

#define WSMEX_RBOX_XBR1_MATCH_P2_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr1_match_p2_reset() /* wsmex_rbox_xbr1_match_p2 (): the value to begin from of R_MSR_PORT2_XBR_SET1_MATCH. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr1_match_p2, WSMEX_RBOX_XBR1_MATCH_P2_RESET)

#define WSMEX_RBOX_XBR1_MATCH_P2_MSR 0xe69u
#define WSMEX_RBOX_XBR1_MATCH_P2_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr1_match_p2_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT2_XBR_SET1_MATCH. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR1_MATCH_P2_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR1_MATCH_P2_INSTANCE_STRIDE)

/* bits [63:0] RW. */
#define WSMEX_RBOX_XBR1_MATCH_P2_BITS_MASK  UINT64_C(0xffffffffffffffff)
#define WSMEX_RBOX_XBR1_MATCH_P2_BITS_SHIFT 0
#define WSMEX_RBOX_XBR1_MATCH_P2_BITS_WIDTH 64
#define wsmex_rbox_xbr1_match_p2_get_bits(r) /* uint64_t (wsmex_rbox_xbr1_match_p2 r) [63:0]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_match_p2, r, WSMEX_RBOX_XBR1_MATCH_P2_BITS)
#define wsmex_rbox_xbr1_match_p2_set_bits(r, v) /* wsmex_rbox_xbr1_match_p2 (wsmex_rbox_xbr1_match_p2 r, v up to 0xffffffffffffffffull) [63:0]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_match_p2, wsmex_rbox_xbr1_match_p2_value_(r).raw, WSMEX_RBOX_XBR1_MATCH_P2_BITS, v)

/* rds [51:48] RW, part of bits. */
#define WSMEX_RBOX_XBR1_MATCH_P2_RDS_MASK  UINT64_C(0x000f000000000000)
#define WSMEX_RBOX_XBR1_MATCH_P2_RDS_SHIFT 48
#define WSMEX_RBOX_XBR1_MATCH_P2_RDS_WIDTH 4
#define wsmex_rbox_xbr1_match_p2_get_rds(r) /* uint64_t (wsmex_rbox_xbr1_match_p2 r) [51:48]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_match_p2, r, WSMEX_RBOX_XBR1_MATCH_P2_RDS)
#define wsmex_rbox_xbr1_match_p2_set_rds(r, v) /* wsmex_rbox_xbr1_match_p2 (wsmex_rbox_xbr1_match_p2 r, v up to 0xfu) [51:48]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_match_p2, wsmex_rbox_xbr1_match_p2_value_(r).raw, WSMEX_RBOX_XBR1_MATCH_P2_RDS, v)

/* rnid [35:31] RW, part of bits. */
#define WSMEX_RBOX_XBR1_MATCH_P2_RNID_MASK  UINT64_C(0x0000000f80000000)
#define WSMEX_RBOX_XBR1_MATCH_P2_RNID_SHIFT 31
#define WSMEX_RBOX_XBR1_MATCH_P2_RNID_WIDTH 5
#define wsmex_rbox_xbr1_match_p2_get_rnid(r) /* uint64_t (wsmex_rbox_xbr1_match_p2 r) [35:31]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_match_p2, r, WSMEX_RBOX_XBR1_MATCH_P2_RNID)
#define wsmex_rbox_xbr1_match_p2_set_rnid(r, v) /* wsmex_rbox_xbr1_match_p2 (wsmex_rbox_xbr1_match_p2 r, v up to 0x1fu) [35:31]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_match_p2, wsmex_rbox_xbr1_match_p2_value_(r).raw, WSMEX_RBOX_XBR1_MATCH_P2_RNID, v)

/*
 * xbr1_mask_p2: R_MSR_PORT2_XBR_SET1_MASK, 64 bits
 * Port 2 of the box: port 6 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET1_MASK (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_xbr1_mask_p2 {
	uint64_t raw;
} wsmex_rbox_xbr1_mask_p2;

UNCORE_ACCESSOR wsmex_rbox_xbr1_mask_p2 wsmex_rbox_xbr1_mask_p2_value_(wsmex_rbox_xbr1_mask_p2 r)
{
	return r;
}

#define WSMEX_RBOX_XBR1_MASK_P2_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr1_mask_p2_reset() /* wsmex_rbox_xbr1_mask_p2 (): the value to begin from of R_MSR_PORT2_XBR_SET1_MASK. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr1_mask_p2, WSMEX_RBOX_XBR1_MASK_P2_RESET)

#define WSMEX_RBOX_XBR1_MASK_P2_MSR 0xe6au
#define WSMEX_RBOX_XBR1_MASK_P2_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr1_mask_p2_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT2_XBR_SET1_MASK. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR1_MASK_P2_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR1_MASK_P2_INSTANCE_STRIDE)

/* bits_mask [63:0] RW. */
#define WSMEX_RBOX_XBR1_MASK_P2_BITS_MASK_MASK  UINT64_C(0xffffffffffffffff)
#define WSMEX_RBOX_XBR1_MASK_P2_BITS_MASK_SHIFT 0
#define WSMEX_RBOX_XBR1_MASK_P2_BITS_MASK_WIDTH 64
#define wsmex_rbox_xbr1_mask_p2_get_bits_mask(r) /* uint64_t (wsmex_rbox_xbr1_mask_p2 r) [63:0]: the same bits as in wsmex_rbox_xbr1_mask_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_mask_p2, r, WSMEX_RBOX_XBR1_MASK_P2_BITS_MASK)
#define wsmex_rbox_xbr1_mask_p2_set_bits_mask(r, v) /* wsmex_rbox_xbr1_mask_p2 (wsmex_rbox_xbr1_mask_p2 r, v up to 0xffffffffffffffffull) [63:0]: the same bits as in wsmex_rbox_xbr1_mask_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_mask_p2, wsmex_rbox_xbr1_mask_p2_value_(r).raw, WSMEX_RBOX_XBR1_MASK_P2_BITS_MASK, v)

/*
 * xbr2_cfg_p2: R_MSR_PORT2_XBR_SET2_MM_CFG, 64 bits
 * Port 2 of the box: port 6 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET2_MM_CFG (as on nhmex/rbox)
 */
typedef struct wsmex_rbox_xbr2_cfg_p2 {
	uint64_t raw;
} wsmex_rbox_xbr2_cfg_p2;

UNCORE_ACCESSOR wsmex_rbox_xbr2_cfg_p2 wsmex_rbox_xbr2_cfg_p2_value_(wsmex_rbox_xbr2_cfg_p2 r)
{
	return r;
}

#define WSMEX_RBOX_XBR2_CFG_P2_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr2_cfg_p2_reset() /* wsmex_rbox_xbr2_cfg_p2 (): the value to begin from of R_MSR_PORT2_XBR_SET2_MM_CFG. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr2_cfg_p2, WSMEX_RBOX_XBR2_CFG_P2_RESET)

#define WSMEX_RBOX_XBR2_CFG_P2_MSR 0xe78u
#define WSMEX_RBOX_XBR2_CFG_P2_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr2_cfg_p2_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT2_XBR_SET2_MM_CFG. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR2_CFG_P2_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR2_CFG_P2_INSTANCE_STRIDE)

/* dis [63] RW. */
#define WSMEX_RBOX_XBR2_CFG_P2_DIS_MASK  UINT64_C(0x8000000000000000)
#define WSMEX_RBOX_XBR2_CFG_P2_DIS_SHIFT 63
#define WSMEX_RBOX_XBR2_CFG_P2_DIS_WIDTH 1
#define wsmex_rbox_xbr2_cfg_p2_get_dis(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p2 r) [63]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p2, r, WSMEX_RBOX_XBR2_CFG_P2_DIS)
#define wsmex_rbox_xbr2_cfg_p2_set_dis(r, v) /* wsmex_rbox_xbr2_cfg_p2 (wsmex_rbox_xbr2_cfg_p2 r, v up to 0x1u) [63]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p2, wsmex_rbox_xbr2_cfg_p2_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P2_DIS, v)

/* mm_trig_en [21] RW. */
#define WSMEX_RBOX_XBR2_CFG_P2_MM_TRIG_EN_MASK  UINT64_C(0x0000000000200000)
#define WSMEX_RBOX_XBR2_CFG_P2_MM_TRIG_EN_SHIFT 21
#define WSMEX_RBOX_XBR2_CFG_P2_MM_TRIG_EN_WIDTH 1
#define wsmex_rbox_xbr2_cfg_p2_get_mm_trig_en(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p2 r) [21]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p2, r, WSMEX_RBOX_XBR2_CFG_P2_MM_TRIG_EN)
#define wsmex_rbox_xbr2_cfg_p2_set_mm_trig_en(r, v) /* wsmex_rbox_xbr2_cfg_p2 (wsmex_rbox_xbr2_cfg_p2 r, v up to 0x1u) [21]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p2, wsmex_rbox_xbr2_cfg_p2_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P2_MM_TRIG_EN, v)

/* ig_flt_cnt [20] RW. */
#define WSMEX_RBOX_XBR2_CFG_P2_IG_FLT_CNT_MASK  UINT64_C(0x0000000000100000)
#define WSMEX_RBOX_XBR2_CFG_P2_IG_FLT_CNT_SHIFT 20
#define WSMEX_RBOX_XBR2_CFG_P2_IG_FLT_CNT_WIDTH 1
#define wsmex_rbox_xbr2_cfg_p2_get_ig_flt_cnt(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p2 r) [20]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p2, r, WSMEX_RBOX_XBR2_CFG_P2_IG_FLT_CNT)
#define wsmex_rbox_xbr2_cfg_p2_set_ig_flt_cnt(r, v) /* wsmex_rbox_xbr2_cfg_p2 (wsmex_rbox_xbr2_cfg_p2 r, v up to 0x1u) [20]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p2, wsmex_rbox_xbr2_cfg_p2_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P2_IG_FLT_CNT, v)

/* match_flt_cnt [19:16] RW. */
#define WSMEX_RBOX_XBR2_CFG_P2_MATCH_FLT_CNT_MASK  UINT64_C(0x00000000000f0000)
#define WSMEX_RBOX_XBR2_CFG_P2_MATCH_FLT_CNT_SHIFT 16
#define WSMEX_RBOX_XBR2_CFG_P2_MATCH_FLT_CNT_WIDTH 4
#define wsmex_rbox_xbr2_cfg_p2_get_match_flt_cnt(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p2 r) [19:16]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p2, r, WSMEX_RBOX_XBR2_CFG_P2_MATCH_FLT_CNT)
#define wsmex_rbox_xbr2_cfg_p2_set_match_flt_cnt(r, v) /* wsmex_rbox_xbr2_cfg_p2 (wsmex_rbox_xbr2_cfg_p2 r, v up to 0xfu) [19:16]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p2, wsmex_rbox_xbr2_cfg_p2_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P2_MATCH_FLT_CNT, v)

/* match_71_64 [15:8] RW. */
#define WSMEX_RBOX_XBR2_CFG_P2_MATCH_71_64_MASK  UINT64_C(0x000000000000ff00)
#define WSMEX_RBOX_XBR2_CFG_P2_MATCH_71_64_SHIFT 8
#define WSMEX_RBOX_XBR2_CFG_P2_MATCH_71_64_WIDTH 8
#define wsmex_rbox_xbr2_cfg_p2_get_match_71_64(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p2 r) [15:8]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p2, r, WSMEX_RBOX_XBR2_CFG_P2_MATCH_71_64)
#define wsmex_rbox_xbr2_cfg_p2_set_match_71_64(r, v) /* wsmex_rbox_xbr2_cfg_p2 (wsmex_rbox_xbr2_cfg_p2 r, v up to 0xffu) [15:8]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p2, wsmex_rbox_xbr2_cfg_p2_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P2_MATCH_71_64, v)

/* mask_71_64 [7:0] RW. */
#define WSMEX_RBOX_XBR2_CFG_P2_MASK_71_64_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_RBOX_XBR2_CFG_P2_MASK_71_64_SHIFT 0
#define WSMEX_RBOX_XBR2_CFG_P2_MASK_71_64_WIDTH 8
#define wsmex_rbox_xbr2_cfg_p2_get_mask_71_64(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p2 r) [7:0]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p2, r, WSMEX_RBOX_XBR2_CFG_P2_MASK_71_64)
#define wsmex_rbox_xbr2_cfg_p2_set_mask_71_64(r, v) /* wsmex_rbox_xbr2_cfg_p2 (wsmex_rbox_xbr2_cfg_p2 r, v up to 0xffu) [7:0]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p2, wsmex_rbox_xbr2_cfg_p2_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P2_MASK_71_64, v)

/*
 * xbr2_match_p2: R_MSR_PORT2_XBR_SET2_MATCH, 64 bits
 * Port 2 of the box: port 6 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET2_MATCH (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_xbr2_match_p2 {
	uint64_t raw;
} wsmex_rbox_xbr2_match_p2;

UNCORE_ACCESSOR wsmex_rbox_xbr2_match_p2 wsmex_rbox_xbr2_match_p2_value_(wsmex_rbox_xbr2_match_p2 r)
{
	return r;
}

#define WSMEX_RBOX_XBR2_MATCH_P2_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr2_match_p2_reset() /* wsmex_rbox_xbr2_match_p2 (): the value to begin from of R_MSR_PORT2_XBR_SET2_MATCH. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr2_match_p2, WSMEX_RBOX_XBR2_MATCH_P2_RESET)

#define WSMEX_RBOX_XBR2_MATCH_P2_MSR 0xe79u
#define WSMEX_RBOX_XBR2_MATCH_P2_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr2_match_p2_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT2_XBR_SET2_MATCH. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR2_MATCH_P2_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR2_MATCH_P2_INSTANCE_STRIDE)

/* bits [63:0] RW. */
#define WSMEX_RBOX_XBR2_MATCH_P2_BITS_MASK  UINT64_C(0xffffffffffffffff)
#define WSMEX_RBOX_XBR2_MATCH_P2_BITS_SHIFT 0
#define WSMEX_RBOX_XBR2_MATCH_P2_BITS_WIDTH 64
#define wsmex_rbox_xbr2_match_p2_get_bits(r) /* uint64_t (wsmex_rbox_xbr2_match_p2 r) [63:0]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_match_p2, r, WSMEX_RBOX_XBR2_MATCH_P2_BITS)
#define wsmex_rbox_xbr2_match_p2_set_bits(r, v) /* wsmex_rbox_xbr2_match_p2 (wsmex_rbox_xbr2_match_p2 r, v up to 0xffffffffffffffffull) [63:0]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_match_p2, wsmex_rbox_xbr2_match_p2_value_(r).raw, WSMEX_RBOX_XBR2_MATCH_P2_BITS, v)

/* rds [51:48] RW, part of bits. */
#define WSMEX_RBOX_XBR2_MATCH_P2_RDS_MASK  UINT64_C(0x000f000000000000)
#define WSMEX_RBOX_XBR2_MATCH_P2_RDS_SHIFT 48
#define WSMEX_RBOX_XBR2_MATCH_P2_RDS_WIDTH 4
#define wsmex_rbox_xbr2_match_p2_get_rds(r) /* uint64_t (wsmex_rbox_xbr2_match_p2 r) [51:48]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_match_p2, r, WSMEX_RBOX_XBR2_MATCH_P2_RDS)
#define wsmex_rbox_xbr2_match_p2_set_rds(r, v) /* wsmex_rbox_xbr2_match_p2 (wsmex_rbox_xbr2_match_p2 r, v up to 0xfu) [51:48]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_match_p2, wsmex_rbox_xbr2_match_p2_value_(r).raw, WSMEX_RBOX_XBR2_MATCH_P2_RDS, v)

/* rnid [35:31] RW, part of bits. */
#define WSMEX_RBOX_XBR2_MATCH_P2_RNID_MASK  UINT64_C(0x0000000f80000000)
#define WSMEX_RBOX_XBR2_MATCH_P2_RNID_SHIFT 31
#define WSMEX_RBOX_XBR2_MATCH_P2_RNID_WIDTH 5
#define wsmex_rbox_xbr2_match_p2_get_rnid(r) /* uint64_t (wsmex_rbox_xbr2_match_p2 r) [35:31]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_match_p2, r, WSMEX_RBOX_XBR2_MATCH_P2_RNID)
#define wsmex_rbox_xbr2_match_p2_set_rnid(r, v) /* wsmex_rbox_xbr2_match_p2 (wsmex_rbox_xbr2_match_p2 r, v up to 0x1fu) [35:31]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_match_p2, wsmex_rbox_xbr2_match_p2_value_(r).raw, WSMEX_RBOX_XBR2_MATCH_P2_RNID, v)

/*
 * xbr2_mask_p2: R_MSR_PORT2_XBR_SET2_MASK, 64 bits
 * Port 2 of the box: port 6 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET2_MASK (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_xbr2_mask_p2 {
	uint64_t raw;
} wsmex_rbox_xbr2_mask_p2;

UNCORE_ACCESSOR wsmex_rbox_xbr2_mask_p2 wsmex_rbox_xbr2_mask_p2_value_(wsmex_rbox_xbr2_mask_p2 r)
{
	return r;
}

#define WSMEX_RBOX_XBR2_MASK_P2_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr2_mask_p2_reset() /* wsmex_rbox_xbr2_mask_p2 (): the value to begin from of R_MSR_PORT2_XBR_SET2_MASK. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr2_mask_p2, WSMEX_RBOX_XBR2_MASK_P2_RESET)

#define WSMEX_RBOX_XBR2_MASK_P2_MSR 0xe7au
#define WSMEX_RBOX_XBR2_MASK_P2_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr2_mask_p2_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT2_XBR_SET2_MASK. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR2_MASK_P2_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR2_MASK_P2_INSTANCE_STRIDE)

/* bits_mask [63:0] RW. */
#define WSMEX_RBOX_XBR2_MASK_P2_BITS_MASK_MASK  UINT64_C(0xffffffffffffffff)
#define WSMEX_RBOX_XBR2_MASK_P2_BITS_MASK_SHIFT 0
#define WSMEX_RBOX_XBR2_MASK_P2_BITS_MASK_WIDTH 64
#define wsmex_rbox_xbr2_mask_p2_get_bits_mask(r) /* uint64_t (wsmex_rbox_xbr2_mask_p2 r) [63:0]: the same bits as in wsmex_rbox_xbr1_mask_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_mask_p2, r, WSMEX_RBOX_XBR2_MASK_P2_BITS_MASK)
#define wsmex_rbox_xbr2_mask_p2_set_bits_mask(r, v) /* wsmex_rbox_xbr2_mask_p2 (wsmex_rbox_xbr2_mask_p2 r, v up to 0xffffffffffffffffull) [63:0]: the same bits as in wsmex_rbox_xbr1_mask_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_mask_p2, wsmex_rbox_xbr2_mask_p2_value_(r).raw, WSMEX_RBOX_XBR2_MASK_P2_BITS_MASK, v)

/*
 * iperf0_p3: R_MSR_PORT3_IPERF_CFG0, 64 bits
 * Port 3 of the box: port 7 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_IPERF_CFG0; likwid perfmon_nehalemEX_counters.h, registers.h (as
 * on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_iperf0_p3 {
	uint64_t raw;
} wsmex_rbox_iperf0_p3;

UNCORE_ACCESSOR wsmex_rbox_iperf0_p3 wsmex_rbox_iperf0_p3_value_(wsmex_rbox_iperf0_p3 r)
{
	return r;
}

#define WSMEX_RBOX_IPERF0_P3_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_iperf0_p3_reset() /* wsmex_rbox_iperf0_p3 (): the value to begin from of R_MSR_PORT3_IPERF_CFG0. */ \
	UNCORE_VALUE_(wsmex_rbox_iperf0_p3, WSMEX_RBOX_IPERF0_P3_RESET)

#define WSMEX_RBOX_IPERF0_P3_MSR 0xe07u
#define WSMEX_RBOX_IPERF0_P3_INSTANCE_STRIDE 0x4u

#define wsmex_rbox_iperf0_p3_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT3_IPERF_CFG0. */ \
	uncore_msr_at_(WSMEX_RBOX_IPERF0_P3_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_IPERF0_P3_INSTANCE_STRIDE)

/* sel [31:0] RW. */
#define WSMEX_RBOX_IPERF0_P3_SEL_MASK  UINT64_C(0x00000000ffffffff)
#define WSMEX_RBOX_IPERF0_P3_SEL_SHIFT 0
#define WSMEX_RBOX_IPERF0_P3_SEL_WIDTH 32
#define wsmex_rbox_iperf0_p3_get_sel(r) /* uint64_t (wsmex_rbox_iperf0_p3 r) [31:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p3, r, WSMEX_RBOX_IPERF0_P3_SEL)
#define wsmex_rbox_iperf0_p3_set_sel(r, v) /* wsmex_rbox_iperf0_p3 (wsmex_rbox_iperf0_p3 r, v up to 0xffffffffu) [31:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p3, wsmex_rbox_iperf0_p3_value_(r).raw, WSMEX_RBOX_IPERF0_P3_SEL, v)

/* flits_sent [31] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P3_FLITS_SENT_MASK  UINT64_C(0x0000000080000000)
#define WSMEX_RBOX_IPERF0_P3_FLITS_SENT_SHIFT 31
#define WSMEX_RBOX_IPERF0_P3_FLITS_SENT_WIDTH 1
#define wsmex_rbox_iperf0_p3_get_flits_sent(r) /* uint64_t (wsmex_rbox_iperf0_p3 r) [31]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p3, r, WSMEX_RBOX_IPERF0_P3_FLITS_SENT)
#define wsmex_rbox_iperf0_p3_set_flits_sent(r, v) /* wsmex_rbox_iperf0_p3 (wsmex_rbox_iperf0_p3 r, v up to 0x1u) [31]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p3, wsmex_rbox_iperf0_p3_value_(r).raw, WSMEX_RBOX_IPERF0_P3_FLITS_SENT, v)

/* null_idle [30] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P3_NULL_IDLE_MASK  UINT64_C(0x0000000040000000)
#define WSMEX_RBOX_IPERF0_P3_NULL_IDLE_SHIFT 30
#define WSMEX_RBOX_IPERF0_P3_NULL_IDLE_WIDTH 1
#define wsmex_rbox_iperf0_p3_get_null_idle(r) /* uint64_t (wsmex_rbox_iperf0_p3 r) [30]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p3, r, WSMEX_RBOX_IPERF0_P3_NULL_IDLE)
#define wsmex_rbox_iperf0_p3_set_null_idle(r, v) /* wsmex_rbox_iperf0_p3 (wsmex_rbox_iperf0_p3 r, v up to 0x1u) [30]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p3, wsmex_rbox_iperf0_p3_value_(r).raw, WSMEX_RBOX_IPERF0_P3_NULL_IDLE, v)

/* retryq_ov [29] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P3_RETRYQ_OV_MASK  UINT64_C(0x0000000020000000)
#define WSMEX_RBOX_IPERF0_P3_RETRYQ_OV_SHIFT 29
#define WSMEX_RBOX_IPERF0_P3_RETRYQ_OV_WIDTH 1
#define wsmex_rbox_iperf0_p3_get_retryq_ov(r) /* uint64_t (wsmex_rbox_iperf0_p3 r) [29]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p3, r, WSMEX_RBOX_IPERF0_P3_RETRYQ_OV)
#define wsmex_rbox_iperf0_p3_set_retryq_ov(r, v) /* wsmex_rbox_iperf0_p3 (wsmex_rbox_iperf0_p3 r, v up to 0x1u) [29]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p3, wsmex_rbox_iperf0_p3_value_(r).raw, WSMEX_RBOX_IPERF0_P3_RETRYQ_OV, v)

/* retryq_ne [28] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P3_RETRYQ_NE_MASK  UINT64_C(0x0000000010000000)
#define WSMEX_RBOX_IPERF0_P3_RETRYQ_NE_SHIFT 28
#define WSMEX_RBOX_IPERF0_P3_RETRYQ_NE_WIDTH 1
#define wsmex_rbox_iperf0_p3_get_retryq_ne(r) /* uint64_t (wsmex_rbox_iperf0_p3 r) [28]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p3, r, WSMEX_RBOX_IPERF0_P3_RETRYQ_NE)
#define wsmex_rbox_iperf0_p3_set_retryq_ne(r, v) /* wsmex_rbox_iperf0_p3 (wsmex_rbox_iperf0_p3 r, v up to 0x1u) [28]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p3, wsmex_rbox_iperf0_p3_value_(r).raw, WSMEX_RBOX_IPERF0_P3_RETRYQ_NE, v)

/* outq_ov [27] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P3_OUTQ_OV_MASK  UINT64_C(0x0000000008000000)
#define WSMEX_RBOX_IPERF0_P3_OUTQ_OV_SHIFT 27
#define WSMEX_RBOX_IPERF0_P3_OUTQ_OV_WIDTH 1
#define wsmex_rbox_iperf0_p3_get_outq_ov(r) /* uint64_t (wsmex_rbox_iperf0_p3 r) [27]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p3, r, WSMEX_RBOX_IPERF0_P3_OUTQ_OV)
#define wsmex_rbox_iperf0_p3_set_outq_ov(r, v) /* wsmex_rbox_iperf0_p3 (wsmex_rbox_iperf0_p3 r, v up to 0x1u) [27]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p3, wsmex_rbox_iperf0_p3_value_(r).raw, WSMEX_RBOX_IPERF0_P3_OUTQ_OV, v)

/* outq_ne [26] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P3_OUTQ_NE_MASK  UINT64_C(0x0000000004000000)
#define WSMEX_RBOX_IPERF0_P3_OUTQ_NE_SHIFT 26
#define WSMEX_RBOX_IPERF0_P3_OUTQ_NE_WIDTH 1
#define wsmex_rbox_iperf0_p3_get_outq_ne(r) /* uint64_t (wsmex_rbox_iperf0_p3 r) [26]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p3, r, WSMEX_RBOX_IPERF0_P3_OUTQ_NE)
#define wsmex_rbox_iperf0_p3_set_outq_ne(r, v) /* wsmex_rbox_iperf0_p3 (wsmex_rbox_iperf0_p3 r, v up to 0x1u) [26]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p3, wsmex_rbox_iperf0_p3_value_(r).raw, WSMEX_RBOX_IPERF0_P3_OUTQ_NE, v)

/* flits_recv_spec [25] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P3_FLITS_RECV_SPEC_MASK  UINT64_C(0x0000000002000000)
#define WSMEX_RBOX_IPERF0_P3_FLITS_RECV_SPEC_SHIFT 25
#define WSMEX_RBOX_IPERF0_P3_FLITS_RECV_SPEC_WIDTH 1
#define wsmex_rbox_iperf0_p3_get_flits_recv_spec(r) /* uint64_t (wsmex_rbox_iperf0_p3 r) [25]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p3, r, WSMEX_RBOX_IPERF0_P3_FLITS_RECV_SPEC)
#define wsmex_rbox_iperf0_p3_set_flits_recv_spec(r, v) /* wsmex_rbox_iperf0_p3 (wsmex_rbox_iperf0_p3 r, v up to 0x1u) [25]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p3, wsmex_rbox_iperf0_p3_value_(r).raw, WSMEX_RBOX_IPERF0_P3_FLITS_RECV_SPEC, v)

/* flits_recv_err [24] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P3_FLITS_RECV_ERR_MASK  UINT64_C(0x0000000001000000)
#define WSMEX_RBOX_IPERF0_P3_FLITS_RECV_ERR_SHIFT 24
#define WSMEX_RBOX_IPERF0_P3_FLITS_RECV_ERR_WIDTH 1
#define wsmex_rbox_iperf0_p3_get_flits_recv_err(r) /* uint64_t (wsmex_rbox_iperf0_p3 r) [24]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p3, r, WSMEX_RBOX_IPERF0_P3_FLITS_RECV_ERR)
#define wsmex_rbox_iperf0_p3_set_flits_recv_err(r, v) /* wsmex_rbox_iperf0_p3 (wsmex_rbox_iperf0_p3 r, v up to 0x1u) [24]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p3, wsmex_rbox_iperf0_p3_value_(r).raw, WSMEX_RBOX_IPERF0_P3_FLITS_RECV_ERR, v)

/* eot [21:17] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P3_EOT_MASK  UINT64_C(0x00000000003e0000)
#define WSMEX_RBOX_IPERF0_P3_EOT_SHIFT 17
#define WSMEX_RBOX_IPERF0_P3_EOT_WIDTH 5
#define wsmex_rbox_iperf0_p3_get_eot(r) /* uint64_t (wsmex_rbox_iperf0_p3 r) [21:17]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p3, r, WSMEX_RBOX_IPERF0_P3_EOT)
#define wsmex_rbox_iperf0_p3_set_eot(r, v) /* wsmex_rbox_iperf0_p3 (wsmex_rbox_iperf0_p3 r, v up to 0x1fu) [21:17]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p3, wsmex_rbox_iperf0_p3_value_(r).raw, WSMEX_RBOX_IPERF0_P3_EOT, v)

/* eot_ne [16] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P3_EOT_NE_MASK  UINT64_C(0x0000000000010000)
#define WSMEX_RBOX_IPERF0_P3_EOT_NE_SHIFT 16
#define WSMEX_RBOX_IPERF0_P3_EOT_NE_WIDTH 1
#define wsmex_rbox_iperf0_p3_get_eot_ne(r) /* uint64_t (wsmex_rbox_iperf0_p3 r) [16]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p3, r, WSMEX_RBOX_IPERF0_P3_EOT_NE)
#define wsmex_rbox_iperf0_p3_set_eot_ne(r, v) /* wsmex_rbox_iperf0_p3 (wsmex_rbox_iperf0_p3 r, v up to 0x1u) [16]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p3, wsmex_rbox_iperf0_p3_value_(r).raw, WSMEX_RBOX_IPERF0_P3_EOT_NE, v)

/* alloc [15:9] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P3_ALLOC_MASK  UINT64_C(0x000000000000fe00)
#define WSMEX_RBOX_IPERF0_P3_ALLOC_SHIFT 9
#define WSMEX_RBOX_IPERF0_P3_ALLOC_WIDTH 7
#define wsmex_rbox_iperf0_p3_get_alloc(r) /* uint64_t (wsmex_rbox_iperf0_p3 r) [15:9]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p3, r, WSMEX_RBOX_IPERF0_P3_ALLOC)
#define wsmex_rbox_iperf0_p3_set_alloc(r, v) /* wsmex_rbox_iperf0_p3 (wsmex_rbox_iperf0_p3 r, v up to 0x7fu) [15:9]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p3, wsmex_rbox_iperf0_p3_value_(r).raw, WSMEX_RBOX_IPERF0_P3_ALLOC, v)

/* inq_read_win [8] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P3_INQ_READ_WIN_MASK  UINT64_C(0x0000000000000100)
#define WSMEX_RBOX_IPERF0_P3_INQ_READ_WIN_SHIFT 8
#define WSMEX_RBOX_IPERF0_P3_INQ_READ_WIN_WIDTH 1
#define wsmex_rbox_iperf0_p3_get_inq_read_win(r) /* uint64_t (wsmex_rbox_iperf0_p3 r) [8]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p3, r, WSMEX_RBOX_IPERF0_P3_INQ_READ_WIN)
#define wsmex_rbox_iperf0_p3_set_inq_read_win(r, v) /* wsmex_rbox_iperf0_p3 (wsmex_rbox_iperf0_p3 r, v up to 0x1u) [8]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p3, wsmex_rbox_iperf0_p3_value_(r).raw, WSMEX_RBOX_IPERF0_P3_INQ_READ_WIN, v)

/* new_vn [7:6] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P3_NEW_VN_MASK  UINT64_C(0x00000000000000c0)
#define WSMEX_RBOX_IPERF0_P3_NEW_VN_SHIFT 6
#define WSMEX_RBOX_IPERF0_P3_NEW_VN_WIDTH 2

enum wsmex_rbox_iperf0_p3_new_vn {
	WSMEX_RBOX_IPERF0_P3_NEW_VN_VN0 = 0x0, /* Network 0. */
	WSMEX_RBOX_IPERF0_P3_NEW_VN_VN1 = 0x1, /* Network 1. */
	WSMEX_RBOX_IPERF0_P3_NEW_VN_VNA = 0x2, /* The shared network. */
	WSMEX_RBOX_IPERF0_P3_NEW_VN_ANY = 0x3, /* Any network. */
};
#define wsmex_rbox_iperf0_p3_get_new_vn(r) /* uint64_t (wsmex_rbox_iperf0_p3 r) [7:6]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p3, r, WSMEX_RBOX_IPERF0_P3_NEW_VN)
#define wsmex_rbox_iperf0_p3_set_new_vn(r, v) /* wsmex_rbox_iperf0_p3 (wsmex_rbox_iperf0_p3 r, v up to 0x3u) [7:6]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p3, wsmex_rbox_iperf0_p3_value_(r).raw, WSMEX_RBOX_IPERF0_P3_NEW_VN, v)

/* new_class [5:0] RW, part of sel. */
#define WSMEX_RBOX_IPERF0_P3_NEW_CLASS_MASK  UINT64_C(0x000000000000003f)
#define WSMEX_RBOX_IPERF0_P3_NEW_CLASS_SHIFT 0
#define WSMEX_RBOX_IPERF0_P3_NEW_CLASS_WIDTH 6
#define wsmex_rbox_iperf0_p3_get_new_class(r) /* uint64_t (wsmex_rbox_iperf0_p3 r) [5:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf0_p3, r, WSMEX_RBOX_IPERF0_P3_NEW_CLASS)
#define wsmex_rbox_iperf0_p3_set_new_class(r, v) /* wsmex_rbox_iperf0_p3 (wsmex_rbox_iperf0_p3 r, v up to 0x3fu) [5:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf0_p3, wsmex_rbox_iperf0_p3_value_(r).raw, WSMEX_RBOX_IPERF0_P3_NEW_CLASS, v)

/*
 * iperf1_p3: R_MSR_PORT3_IPERF_CFG1, 64 bits
 * Port 3 of the box: port 7 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_IPERF_CFG1; likwid perfmon_nehalemEX_counters.h, registers.h (as
 * on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_iperf1_p3 {
	uint64_t raw;
} wsmex_rbox_iperf1_p3;

UNCORE_ACCESSOR wsmex_rbox_iperf1_p3 wsmex_rbox_iperf1_p3_value_(wsmex_rbox_iperf1_p3 r)
{
	return r;
}

#define WSMEX_RBOX_IPERF1_P3_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_iperf1_p3_reset() /* wsmex_rbox_iperf1_p3 (): the value to begin from of R_MSR_PORT3_IPERF_CFG1. */ \
	UNCORE_VALUE_(wsmex_rbox_iperf1_p3, WSMEX_RBOX_IPERF1_P3_RESET)

#define WSMEX_RBOX_IPERF1_P3_MSR 0xe27u
#define WSMEX_RBOX_IPERF1_P3_INSTANCE_STRIDE 0x4u

#define wsmex_rbox_iperf1_p3_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT3_IPERF_CFG1. */ \
	uncore_msr_at_(WSMEX_RBOX_IPERF1_P3_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_IPERF1_P3_INSTANCE_STRIDE)

/* sel [31:0] RW. */
#define WSMEX_RBOX_IPERF1_P3_SEL_MASK  UINT64_C(0x00000000ffffffff)
#define WSMEX_RBOX_IPERF1_P3_SEL_SHIFT 0
#define WSMEX_RBOX_IPERF1_P3_SEL_WIDTH 32
#define wsmex_rbox_iperf1_p3_get_sel(r) /* uint64_t (wsmex_rbox_iperf1_p3 r) [31:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p3, r, WSMEX_RBOX_IPERF1_P3_SEL)
#define wsmex_rbox_iperf1_p3_set_sel(r, v) /* wsmex_rbox_iperf1_p3 (wsmex_rbox_iperf1_p3 r, v up to 0xffffffffu) [31:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p3, wsmex_rbox_iperf1_p3_value_(r).raw, WSMEX_RBOX_IPERF1_P3_SEL, v)

/* flits_sent [31] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P3_FLITS_SENT_MASK  UINT64_C(0x0000000080000000)
#define WSMEX_RBOX_IPERF1_P3_FLITS_SENT_SHIFT 31
#define WSMEX_RBOX_IPERF1_P3_FLITS_SENT_WIDTH 1
#define wsmex_rbox_iperf1_p3_get_flits_sent(r) /* uint64_t (wsmex_rbox_iperf1_p3 r) [31]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p3, r, WSMEX_RBOX_IPERF1_P3_FLITS_SENT)
#define wsmex_rbox_iperf1_p3_set_flits_sent(r, v) /* wsmex_rbox_iperf1_p3 (wsmex_rbox_iperf1_p3 r, v up to 0x1u) [31]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p3, wsmex_rbox_iperf1_p3_value_(r).raw, WSMEX_RBOX_IPERF1_P3_FLITS_SENT, v)

/* null_idle [30] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P3_NULL_IDLE_MASK  UINT64_C(0x0000000040000000)
#define WSMEX_RBOX_IPERF1_P3_NULL_IDLE_SHIFT 30
#define WSMEX_RBOX_IPERF1_P3_NULL_IDLE_WIDTH 1
#define wsmex_rbox_iperf1_p3_get_null_idle(r) /* uint64_t (wsmex_rbox_iperf1_p3 r) [30]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p3, r, WSMEX_RBOX_IPERF1_P3_NULL_IDLE)
#define wsmex_rbox_iperf1_p3_set_null_idle(r, v) /* wsmex_rbox_iperf1_p3 (wsmex_rbox_iperf1_p3 r, v up to 0x1u) [30]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p3, wsmex_rbox_iperf1_p3_value_(r).raw, WSMEX_RBOX_IPERF1_P3_NULL_IDLE, v)

/* retryq_ov [29] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P3_RETRYQ_OV_MASK  UINT64_C(0x0000000020000000)
#define WSMEX_RBOX_IPERF1_P3_RETRYQ_OV_SHIFT 29
#define WSMEX_RBOX_IPERF1_P3_RETRYQ_OV_WIDTH 1
#define wsmex_rbox_iperf1_p3_get_retryq_ov(r) /* uint64_t (wsmex_rbox_iperf1_p3 r) [29]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p3, r, WSMEX_RBOX_IPERF1_P3_RETRYQ_OV)
#define wsmex_rbox_iperf1_p3_set_retryq_ov(r, v) /* wsmex_rbox_iperf1_p3 (wsmex_rbox_iperf1_p3 r, v up to 0x1u) [29]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p3, wsmex_rbox_iperf1_p3_value_(r).raw, WSMEX_RBOX_IPERF1_P3_RETRYQ_OV, v)

/* retryq_ne [28] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P3_RETRYQ_NE_MASK  UINT64_C(0x0000000010000000)
#define WSMEX_RBOX_IPERF1_P3_RETRYQ_NE_SHIFT 28
#define WSMEX_RBOX_IPERF1_P3_RETRYQ_NE_WIDTH 1
#define wsmex_rbox_iperf1_p3_get_retryq_ne(r) /* uint64_t (wsmex_rbox_iperf1_p3 r) [28]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p3, r, WSMEX_RBOX_IPERF1_P3_RETRYQ_NE)
#define wsmex_rbox_iperf1_p3_set_retryq_ne(r, v) /* wsmex_rbox_iperf1_p3 (wsmex_rbox_iperf1_p3 r, v up to 0x1u) [28]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p3, wsmex_rbox_iperf1_p3_value_(r).raw, WSMEX_RBOX_IPERF1_P3_RETRYQ_NE, v)

/* outq_ov [27] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P3_OUTQ_OV_MASK  UINT64_C(0x0000000008000000)
#define WSMEX_RBOX_IPERF1_P3_OUTQ_OV_SHIFT 27
#define WSMEX_RBOX_IPERF1_P3_OUTQ_OV_WIDTH 1
#define wsmex_rbox_iperf1_p3_get_outq_ov(r) /* uint64_t (wsmex_rbox_iperf1_p3 r) [27]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p3, r, WSMEX_RBOX_IPERF1_P3_OUTQ_OV)
#define wsmex_rbox_iperf1_p3_set_outq_ov(r, v) /* wsmex_rbox_iperf1_p3 (wsmex_rbox_iperf1_p3 r, v up to 0x1u) [27]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p3, wsmex_rbox_iperf1_p3_value_(r).raw, WSMEX_RBOX_IPERF1_P3_OUTQ_OV, v)

/* outq_ne [26] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P3_OUTQ_NE_MASK  UINT64_C(0x0000000004000000)
#define WSMEX_RBOX_IPERF1_P3_OUTQ_NE_SHIFT 26
#define WSMEX_RBOX_IPERF1_P3_OUTQ_NE_WIDTH 1
#define wsmex_rbox_iperf1_p3_get_outq_ne(r) /* uint64_t (wsmex_rbox_iperf1_p3 r) [26]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p3, r, WSMEX_RBOX_IPERF1_P3_OUTQ_NE)
#define wsmex_rbox_iperf1_p3_set_outq_ne(r, v) /* wsmex_rbox_iperf1_p3 (wsmex_rbox_iperf1_p3 r, v up to 0x1u) [26]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p3, wsmex_rbox_iperf1_p3_value_(r).raw, WSMEX_RBOX_IPERF1_P3_OUTQ_NE, v)

/* flits_recv_spec [25] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P3_FLITS_RECV_SPEC_MASK  UINT64_C(0x0000000002000000)
#define WSMEX_RBOX_IPERF1_P3_FLITS_RECV_SPEC_SHIFT 25
#define WSMEX_RBOX_IPERF1_P3_FLITS_RECV_SPEC_WIDTH 1
#define wsmex_rbox_iperf1_p3_get_flits_recv_spec(r) /* uint64_t (wsmex_rbox_iperf1_p3 r) [25]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p3, r, WSMEX_RBOX_IPERF1_P3_FLITS_RECV_SPEC)
#define wsmex_rbox_iperf1_p3_set_flits_recv_spec(r, v) /* wsmex_rbox_iperf1_p3 (wsmex_rbox_iperf1_p3 r, v up to 0x1u) [25]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p3, wsmex_rbox_iperf1_p3_value_(r).raw, WSMEX_RBOX_IPERF1_P3_FLITS_RECV_SPEC, v)

/* flits_recv_err [24] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P3_FLITS_RECV_ERR_MASK  UINT64_C(0x0000000001000000)
#define WSMEX_RBOX_IPERF1_P3_FLITS_RECV_ERR_SHIFT 24
#define WSMEX_RBOX_IPERF1_P3_FLITS_RECV_ERR_WIDTH 1
#define wsmex_rbox_iperf1_p3_get_flits_recv_err(r) /* uint64_t (wsmex_rbox_iperf1_p3 r) [24]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p3, r, WSMEX_RBOX_IPERF1_P3_FLITS_RECV_ERR)
#define wsmex_rbox_iperf1_p3_set_flits_recv_err(r, v) /* wsmex_rbox_iperf1_p3 (wsmex_rbox_iperf1_p3 r, v up to 0x1u) [24]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p3, wsmex_rbox_iperf1_p3_value_(r).raw, WSMEX_RBOX_IPERF1_P3_FLITS_RECV_ERR, v)

/* eot [21:17] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P3_EOT_MASK  UINT64_C(0x00000000003e0000)
#define WSMEX_RBOX_IPERF1_P3_EOT_SHIFT 17
#define WSMEX_RBOX_IPERF1_P3_EOT_WIDTH 5
#define wsmex_rbox_iperf1_p3_get_eot(r) /* uint64_t (wsmex_rbox_iperf1_p3 r) [21:17]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p3, r, WSMEX_RBOX_IPERF1_P3_EOT)
#define wsmex_rbox_iperf1_p3_set_eot(r, v) /* wsmex_rbox_iperf1_p3 (wsmex_rbox_iperf1_p3 r, v up to 0x1fu) [21:17]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p3, wsmex_rbox_iperf1_p3_value_(r).raw, WSMEX_RBOX_IPERF1_P3_EOT, v)

/* eot_ne [16] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P3_EOT_NE_MASK  UINT64_C(0x0000000000010000)
#define WSMEX_RBOX_IPERF1_P3_EOT_NE_SHIFT 16
#define WSMEX_RBOX_IPERF1_P3_EOT_NE_WIDTH 1
#define wsmex_rbox_iperf1_p3_get_eot_ne(r) /* uint64_t (wsmex_rbox_iperf1_p3 r) [16]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p3, r, WSMEX_RBOX_IPERF1_P3_EOT_NE)
#define wsmex_rbox_iperf1_p3_set_eot_ne(r, v) /* wsmex_rbox_iperf1_p3 (wsmex_rbox_iperf1_p3 r, v up to 0x1u) [16]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p3, wsmex_rbox_iperf1_p3_value_(r).raw, WSMEX_RBOX_IPERF1_P3_EOT_NE, v)

/* alloc [15:9] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P3_ALLOC_MASK  UINT64_C(0x000000000000fe00)
#define WSMEX_RBOX_IPERF1_P3_ALLOC_SHIFT 9
#define WSMEX_RBOX_IPERF1_P3_ALLOC_WIDTH 7
#define wsmex_rbox_iperf1_p3_get_alloc(r) /* uint64_t (wsmex_rbox_iperf1_p3 r) [15:9]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p3, r, WSMEX_RBOX_IPERF1_P3_ALLOC)
#define wsmex_rbox_iperf1_p3_set_alloc(r, v) /* wsmex_rbox_iperf1_p3 (wsmex_rbox_iperf1_p3 r, v up to 0x7fu) [15:9]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p3, wsmex_rbox_iperf1_p3_value_(r).raw, WSMEX_RBOX_IPERF1_P3_ALLOC, v)

/* inq_read_win [8] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P3_INQ_READ_WIN_MASK  UINT64_C(0x0000000000000100)
#define WSMEX_RBOX_IPERF1_P3_INQ_READ_WIN_SHIFT 8
#define WSMEX_RBOX_IPERF1_P3_INQ_READ_WIN_WIDTH 1
#define wsmex_rbox_iperf1_p3_get_inq_read_win(r) /* uint64_t (wsmex_rbox_iperf1_p3 r) [8]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p3, r, WSMEX_RBOX_IPERF1_P3_INQ_READ_WIN)
#define wsmex_rbox_iperf1_p3_set_inq_read_win(r, v) /* wsmex_rbox_iperf1_p3 (wsmex_rbox_iperf1_p3 r, v up to 0x1u) [8]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p3, wsmex_rbox_iperf1_p3_value_(r).raw, WSMEX_RBOX_IPERF1_P3_INQ_READ_WIN, v)

/* new_vn [7:6] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P3_NEW_VN_MASK  UINT64_C(0x00000000000000c0)
#define WSMEX_RBOX_IPERF1_P3_NEW_VN_SHIFT 6
#define WSMEX_RBOX_IPERF1_P3_NEW_VN_WIDTH 2

enum wsmex_rbox_iperf1_p3_new_vn {
	WSMEX_RBOX_IPERF1_P3_NEW_VN_VN0 = 0x0, /* Network 0. */
	WSMEX_RBOX_IPERF1_P3_NEW_VN_VN1 = 0x1, /* Network 1. */
	WSMEX_RBOX_IPERF1_P3_NEW_VN_VNA = 0x2, /* The shared network. */
	WSMEX_RBOX_IPERF1_P3_NEW_VN_ANY = 0x3, /* Any network. */
};
#define wsmex_rbox_iperf1_p3_get_new_vn(r) /* uint64_t (wsmex_rbox_iperf1_p3 r) [7:6]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p3, r, WSMEX_RBOX_IPERF1_P3_NEW_VN)
#define wsmex_rbox_iperf1_p3_set_new_vn(r, v) /* wsmex_rbox_iperf1_p3 (wsmex_rbox_iperf1_p3 r, v up to 0x3u) [7:6]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p3, wsmex_rbox_iperf1_p3_value_(r).raw, WSMEX_RBOX_IPERF1_P3_NEW_VN, v)

/* new_class [5:0] RW, part of sel. */
#define WSMEX_RBOX_IPERF1_P3_NEW_CLASS_MASK  UINT64_C(0x000000000000003f)
#define WSMEX_RBOX_IPERF1_P3_NEW_CLASS_SHIFT 0
#define WSMEX_RBOX_IPERF1_P3_NEW_CLASS_WIDTH 6
#define wsmex_rbox_iperf1_p3_get_new_class(r) /* uint64_t (wsmex_rbox_iperf1_p3 r) [5:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_GET64_(wsmex_rbox_iperf1_p3, r, WSMEX_RBOX_IPERF1_P3_NEW_CLASS)
#define wsmex_rbox_iperf1_p3_set_new_class(r, v) /* wsmex_rbox_iperf1_p3 (wsmex_rbox_iperf1_p3 r, v up to 0x3fu) [5:0]: the same bits as in wsmex_rbox_iperf0_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_iperf1_p3, wsmex_rbox_iperf1_p3_value_(r).raw, WSMEX_RBOX_IPERF1_P3_NEW_CLASS, v)

/*
 * qlx_p3: R_MSR_PORT3_QLX_CFG, 64 bits
 * Port 3 of the box: port 7 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_QLX_CFG; likwid perfmon_nehalemEX_counters.h, registers.h (as on
 * nhmex/rbox)
 */
typedef struct wsmex_rbox_qlx_p3 {
	uint64_t raw;
} wsmex_rbox_qlx_p3;

UNCORE_ACCESSOR wsmex_rbox_qlx_p3 wsmex_rbox_qlx_p3_value_(wsmex_rbox_qlx_p3 r)
{
	return r;
}

#define WSMEX_RBOX_QLX_P3_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_qlx_p3_reset() /* wsmex_rbox_qlx_p3 (): the value to begin from of R_MSR_PORT3_QLX_CFG. */ \
	UNCORE_VALUE_(wsmex_rbox_qlx_p3, WSMEX_RBOX_QLX_P3_RESET)

#define WSMEX_RBOX_QLX_P3_MSR 0xe0fu
#define WSMEX_RBOX_QLX_P3_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_qlx_p3_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT3_QLX_CFG. */ \
	uncore_msr_at_(WSMEX_RBOX_QLX_P3_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_QLX_P3_INSTANCE_STRIDE)

/* ev1 [15:8] RW. */
#define WSMEX_RBOX_QLX_P3_EV1_MASK  UINT64_C(0x000000000000ff00)
#define WSMEX_RBOX_QLX_P3_EV1_SHIFT 8
#define WSMEX_RBOX_QLX_P3_EV1_WIDTH 8
#define wsmex_rbox_qlx_p3_get_ev1(r) /* uint64_t (wsmex_rbox_qlx_p3 r) [15:8]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p3, r, WSMEX_RBOX_QLX_P3_EV1)
#define wsmex_rbox_qlx_p3_set_ev1(r, v) /* wsmex_rbox_qlx_p3 (wsmex_rbox_qlx_p3 r, v up to 0xffu) [15:8]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p3, wsmex_rbox_qlx_p3_value_(r).raw, WSMEX_RBOX_QLX_P3_EV1, v)

/* ev1_sub [15] RW, part of ev1. */
#define WSMEX_RBOX_QLX_P3_EV1_SUB_MASK  UINT64_C(0x0000000000008000)
#define WSMEX_RBOX_QLX_P3_EV1_SUB_SHIFT 15
#define WSMEX_RBOX_QLX_P3_EV1_SUB_WIDTH 1

enum wsmex_rbox_qlx_p3_ev1_sub {
	WSMEX_RBOX_QLX_P3_EV1_SUB_VN0 = 0x0, /* Network 0. */
	WSMEX_RBOX_QLX_P3_EV1_SUB_VN1 = 0x1, /* Network 1. */
};
#define wsmex_rbox_qlx_p3_get_ev1_sub(r) /* uint64_t (wsmex_rbox_qlx_p3 r) [15]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p3, r, WSMEX_RBOX_QLX_P3_EV1_SUB)
#define wsmex_rbox_qlx_p3_set_ev1_sub(r, v) /* wsmex_rbox_qlx_p3 (wsmex_rbox_qlx_p3 r, v up to 0x1u) [15]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p3, wsmex_rbox_qlx_p3_value_(r).raw, WSMEX_RBOX_QLX_P3_EV1_SUB, v)

/* ev1_cls [14:12] RW, part of ev1. */
#define WSMEX_RBOX_QLX_P3_EV1_CLS_MASK  UINT64_C(0x0000000000007000)
#define WSMEX_RBOX_QLX_P3_EV1_CLS_SHIFT 12
#define WSMEX_RBOX_QLX_P3_EV1_CLS_WIDTH 3

enum wsmex_rbox_qlx_p3_ev1_cls {
	WSMEX_RBOX_QLX_P3_EV1_CLS_HOM = 0x0, /* Class HOM. */
	WSMEX_RBOX_QLX_P3_EV1_CLS_SNP = 0x1, /* Class SNP. */
	WSMEX_RBOX_QLX_P3_EV1_CLS_NDR = 0x2, /* Class NDR. */
	WSMEX_RBOX_QLX_P3_EV1_CLS_NCS = 0x3, /* Class NCS. */
	WSMEX_RBOX_QLX_P3_EV1_CLS_DRS = 0x4, /* Class DRS. */
	WSMEX_RBOX_QLX_P3_EV1_CLS_NCB = 0x5, /* Class NCB. */
	WSMEX_RBOX_QLX_P3_EV1_CLS_VNA_SMALL = 0x6, /* Class VNA_SMALL. */
	WSMEX_RBOX_QLX_P3_EV1_CLS_VNA_LARGE = 0x7, /* Class VNA_LARGE. */
};
#define wsmex_rbox_qlx_p3_get_ev1_cls(r) /* uint64_t (wsmex_rbox_qlx_p3 r) [14:12]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p3, r, WSMEX_RBOX_QLX_P3_EV1_CLS)
#define wsmex_rbox_qlx_p3_set_ev1_cls(r, v) /* wsmex_rbox_qlx_p3 (wsmex_rbox_qlx_p3 r, v up to 0x7u) [14:12]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p3, wsmex_rbox_qlx_p3_value_(r).raw, WSMEX_RBOX_QLX_P3_EV1_CLS, v)

/* ev1_type [11:8] RW, part of ev1. */
#define WSMEX_RBOX_QLX_P3_EV1_TYPE_MASK  UINT64_C(0x0000000000000f00)
#define WSMEX_RBOX_QLX_P3_EV1_TYPE_SHIFT 8
#define WSMEX_RBOX_QLX_P3_EV1_TYPE_WIDTH 4

enum wsmex_rbox_qlx_p3_ev1_type {
	WSMEX_RBOX_QLX_P3_EV1_TYPE_QUEUE_BID = 0x0, /* Bids in the arbitration of a queue. */
	WSMEX_RBOX_QLX_P3_EV1_TYPE_LOCAL_BID = 0x1, /* Bids in the local arbitration. */
	WSMEX_RBOX_QLX_P3_EV1_TYPE_GLOBAL_BID = 0x2, /* Bids in the global arbitration. */
	WSMEX_RBOX_QLX_P3_EV1_TYPE_QUEUE_FAIL = 0x3, /* Bids that failed in the arbitration of a queue. */
	WSMEX_RBOX_QLX_P3_EV1_TYPE_LOCAL_FAIL = 0x4, /* Bids that failed locally. */
	WSMEX_RBOX_QLX_P3_EV1_TYPE_GLOBAL_FAIL = 0x5, /* Bids that failed globally. */
	WSMEX_RBOX_QLX_P3_EV1_TYPE_QUEUE_HOME_KILL = 0x6, /* Bids of a queue that were dropped to keep the order of home packets. */
	WSMEX_RBOX_QLX_P3_EV1_TYPE_LOCAL_HOME_KILL = 0x7, /* Local bids that were dropped for that. */
	WSMEX_RBOX_QLX_P3_EV1_TYPE_GLOBAL_HOME_KILL = 0x8, /* Global bids that were dropped for that. */
	WSMEX_RBOX_QLX_P3_EV1_TYPE_TARGET_AVAILABLE = 0x9, /* The target could take a packet. */
	WSMEX_RBOX_QLX_P3_EV1_TYPE_STARVATION = 0xa, /* A packet was starving. */
};
#define wsmex_rbox_qlx_p3_get_ev1_type(r) /* uint64_t (wsmex_rbox_qlx_p3 r) [11:8]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p3, r, WSMEX_RBOX_QLX_P3_EV1_TYPE)
#define wsmex_rbox_qlx_p3_set_ev1_type(r, v) /* wsmex_rbox_qlx_p3 (wsmex_rbox_qlx_p3 r, v up to 0xfu) [11:8]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p3, wsmex_rbox_qlx_p3_value_(r).raw, WSMEX_RBOX_QLX_P3_EV1_TYPE, v)

/* ev0 [7:0] RW. */
#define WSMEX_RBOX_QLX_P3_EV0_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_RBOX_QLX_P3_EV0_SHIFT 0
#define WSMEX_RBOX_QLX_P3_EV0_WIDTH 8
#define wsmex_rbox_qlx_p3_get_ev0(r) /* uint64_t (wsmex_rbox_qlx_p3 r) [7:0]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p3, r, WSMEX_RBOX_QLX_P3_EV0)
#define wsmex_rbox_qlx_p3_set_ev0(r, v) /* wsmex_rbox_qlx_p3 (wsmex_rbox_qlx_p3 r, v up to 0xffu) [7:0]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p3, wsmex_rbox_qlx_p3_value_(r).raw, WSMEX_RBOX_QLX_P3_EV0, v)

/* ev0_sub [7] RW, part of ev0. */
#define WSMEX_RBOX_QLX_P3_EV0_SUB_MASK  UINT64_C(0x0000000000000080)
#define WSMEX_RBOX_QLX_P3_EV0_SUB_SHIFT 7
#define WSMEX_RBOX_QLX_P3_EV0_SUB_WIDTH 1

enum wsmex_rbox_qlx_p3_ev0_sub {
	WSMEX_RBOX_QLX_P3_EV0_SUB_VN0 = 0x0, /* Network 0. */
	WSMEX_RBOX_QLX_P3_EV0_SUB_VN1 = 0x1, /* Network 1. */
};
#define wsmex_rbox_qlx_p3_get_ev0_sub(r) /* uint64_t (wsmex_rbox_qlx_p3 r) [7]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p3, r, WSMEX_RBOX_QLX_P3_EV0_SUB)
#define wsmex_rbox_qlx_p3_set_ev0_sub(r, v) /* wsmex_rbox_qlx_p3 (wsmex_rbox_qlx_p3 r, v up to 0x1u) [7]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p3, wsmex_rbox_qlx_p3_value_(r).raw, WSMEX_RBOX_QLX_P3_EV0_SUB, v)

/* ev0_cls [6:4] RW, part of ev0. */
#define WSMEX_RBOX_QLX_P3_EV0_CLS_MASK  UINT64_C(0x0000000000000070)
#define WSMEX_RBOX_QLX_P3_EV0_CLS_SHIFT 4
#define WSMEX_RBOX_QLX_P3_EV0_CLS_WIDTH 3

enum wsmex_rbox_qlx_p3_ev0_cls {
	WSMEX_RBOX_QLX_P3_EV0_CLS_HOM = 0x0, /* Class HOM. */
	WSMEX_RBOX_QLX_P3_EV0_CLS_SNP = 0x1, /* Class SNP. */
	WSMEX_RBOX_QLX_P3_EV0_CLS_NDR = 0x2, /* Class NDR. */
	WSMEX_RBOX_QLX_P3_EV0_CLS_NCS = 0x3, /* Class NCS. */
	WSMEX_RBOX_QLX_P3_EV0_CLS_DRS = 0x4, /* Class DRS. */
	WSMEX_RBOX_QLX_P3_EV0_CLS_NCB = 0x5, /* Class NCB. */
	WSMEX_RBOX_QLX_P3_EV0_CLS_VNA_SMALL = 0x6, /* Class VNA_SMALL. */
	WSMEX_RBOX_QLX_P3_EV0_CLS_VNA_LARGE = 0x7, /* Class VNA_LARGE. */
};
#define wsmex_rbox_qlx_p3_get_ev0_cls(r) /* uint64_t (wsmex_rbox_qlx_p3 r) [6:4]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p3, r, WSMEX_RBOX_QLX_P3_EV0_CLS)
#define wsmex_rbox_qlx_p3_set_ev0_cls(r, v) /* wsmex_rbox_qlx_p3 (wsmex_rbox_qlx_p3 r, v up to 0x7u) [6:4]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p3, wsmex_rbox_qlx_p3_value_(r).raw, WSMEX_RBOX_QLX_P3_EV0_CLS, v)

/* ev0_type [3:0] RW, part of ev0. */
#define WSMEX_RBOX_QLX_P3_EV0_TYPE_MASK  UINT64_C(0x000000000000000f)
#define WSMEX_RBOX_QLX_P3_EV0_TYPE_SHIFT 0
#define WSMEX_RBOX_QLX_P3_EV0_TYPE_WIDTH 4

enum wsmex_rbox_qlx_p3_ev0_type {
	WSMEX_RBOX_QLX_P3_EV0_TYPE_QUEUE_BID = 0x0, /* Bids in the arbitration of a queue. */
	WSMEX_RBOX_QLX_P3_EV0_TYPE_LOCAL_BID = 0x1, /* Bids in the local arbitration. */
	WSMEX_RBOX_QLX_P3_EV0_TYPE_GLOBAL_BID = 0x2, /* Bids in the global arbitration. */
	WSMEX_RBOX_QLX_P3_EV0_TYPE_QUEUE_FAIL = 0x3, /* Bids that failed in the arbitration of a queue. */
	WSMEX_RBOX_QLX_P3_EV0_TYPE_LOCAL_FAIL = 0x4, /* Bids that failed locally. */
	WSMEX_RBOX_QLX_P3_EV0_TYPE_GLOBAL_FAIL = 0x5, /* Bids that failed globally. */
	WSMEX_RBOX_QLX_P3_EV0_TYPE_QUEUE_HOME_KILL = 0x6, /* Bids of a queue that were dropped to keep the order of home packets. */
	WSMEX_RBOX_QLX_P3_EV0_TYPE_LOCAL_HOME_KILL = 0x7, /* Local bids that were dropped for that. */
	WSMEX_RBOX_QLX_P3_EV0_TYPE_GLOBAL_HOME_KILL = 0x8, /* Global bids that were dropped for that. */
	WSMEX_RBOX_QLX_P3_EV0_TYPE_TARGET_AVAILABLE = 0x9, /* The target could take a packet. */
	WSMEX_RBOX_QLX_P3_EV0_TYPE_STARVATION = 0xa, /* A packet was starving. */
};
#define wsmex_rbox_qlx_p3_get_ev0_type(r) /* uint64_t (wsmex_rbox_qlx_p3 r) [3:0]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_GET64_(wsmex_rbox_qlx_p3, r, WSMEX_RBOX_QLX_P3_EV0_TYPE)
#define wsmex_rbox_qlx_p3_set_ev0_type(r, v) /* wsmex_rbox_qlx_p3 (wsmex_rbox_qlx_p3 r, v up to 0xfu) [3:0]: the same bits as in wsmex_rbox_qlx_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_qlx_p3, wsmex_rbox_qlx_p3_value_(r).raw, WSMEX_RBOX_QLX_P3_EV0_TYPE, v)

/*
 * xbr1_cfg_p3: R_MSR_PORT3_XBR_SET1_MM_CFG, 64 bits
 * Port 3 of the box: port 7 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET1_MM_CFG (as on nhmex/rbox)
 */
typedef struct wsmex_rbox_xbr1_cfg_p3 {
	uint64_t raw;
} wsmex_rbox_xbr1_cfg_p3;

UNCORE_ACCESSOR wsmex_rbox_xbr1_cfg_p3 wsmex_rbox_xbr1_cfg_p3_value_(wsmex_rbox_xbr1_cfg_p3 r)
{
	return r;
}

#define WSMEX_RBOX_XBR1_CFG_P3_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr1_cfg_p3_reset() /* wsmex_rbox_xbr1_cfg_p3 (): the value to begin from of R_MSR_PORT3_XBR_SET1_MM_CFG. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr1_cfg_p3, WSMEX_RBOX_XBR1_CFG_P3_RESET)

#define WSMEX_RBOX_XBR1_CFG_P3_MSR 0xe6cu
#define WSMEX_RBOX_XBR1_CFG_P3_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr1_cfg_p3_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT3_XBR_SET1_MM_CFG. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR1_CFG_P3_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR1_CFG_P3_INSTANCE_STRIDE)

/* dis [63] RW. */
#define WSMEX_RBOX_XBR1_CFG_P3_DIS_MASK  UINT64_C(0x8000000000000000)
#define WSMEX_RBOX_XBR1_CFG_P3_DIS_SHIFT 63
#define WSMEX_RBOX_XBR1_CFG_P3_DIS_WIDTH 1
#define wsmex_rbox_xbr1_cfg_p3_get_dis(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p3 r) [63]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p3, r, WSMEX_RBOX_XBR1_CFG_P3_DIS)
#define wsmex_rbox_xbr1_cfg_p3_set_dis(r, v) /* wsmex_rbox_xbr1_cfg_p3 (wsmex_rbox_xbr1_cfg_p3 r, v up to 0x1u) [63]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p3, wsmex_rbox_xbr1_cfg_p3_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P3_DIS, v)

/* mm_trig_en [21] RW. */
#define WSMEX_RBOX_XBR1_CFG_P3_MM_TRIG_EN_MASK  UINT64_C(0x0000000000200000)
#define WSMEX_RBOX_XBR1_CFG_P3_MM_TRIG_EN_SHIFT 21
#define WSMEX_RBOX_XBR1_CFG_P3_MM_TRIG_EN_WIDTH 1
#define wsmex_rbox_xbr1_cfg_p3_get_mm_trig_en(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p3 r) [21]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p3, r, WSMEX_RBOX_XBR1_CFG_P3_MM_TRIG_EN)
#define wsmex_rbox_xbr1_cfg_p3_set_mm_trig_en(r, v) /* wsmex_rbox_xbr1_cfg_p3 (wsmex_rbox_xbr1_cfg_p3 r, v up to 0x1u) [21]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p3, wsmex_rbox_xbr1_cfg_p3_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P3_MM_TRIG_EN, v)

/* ig_flt_cnt [20] RW. */
#define WSMEX_RBOX_XBR1_CFG_P3_IG_FLT_CNT_MASK  UINT64_C(0x0000000000100000)
#define WSMEX_RBOX_XBR1_CFG_P3_IG_FLT_CNT_SHIFT 20
#define WSMEX_RBOX_XBR1_CFG_P3_IG_FLT_CNT_WIDTH 1
#define wsmex_rbox_xbr1_cfg_p3_get_ig_flt_cnt(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p3 r) [20]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p3, r, WSMEX_RBOX_XBR1_CFG_P3_IG_FLT_CNT)
#define wsmex_rbox_xbr1_cfg_p3_set_ig_flt_cnt(r, v) /* wsmex_rbox_xbr1_cfg_p3 (wsmex_rbox_xbr1_cfg_p3 r, v up to 0x1u) [20]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p3, wsmex_rbox_xbr1_cfg_p3_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P3_IG_FLT_CNT, v)

/* match_flt_cnt [19:16] RW. */
#define WSMEX_RBOX_XBR1_CFG_P3_MATCH_FLT_CNT_MASK  UINT64_C(0x00000000000f0000)
#define WSMEX_RBOX_XBR1_CFG_P3_MATCH_FLT_CNT_SHIFT 16
#define WSMEX_RBOX_XBR1_CFG_P3_MATCH_FLT_CNT_WIDTH 4
#define wsmex_rbox_xbr1_cfg_p3_get_match_flt_cnt(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p3 r) [19:16]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p3, r, WSMEX_RBOX_XBR1_CFG_P3_MATCH_FLT_CNT)
#define wsmex_rbox_xbr1_cfg_p3_set_match_flt_cnt(r, v) /* wsmex_rbox_xbr1_cfg_p3 (wsmex_rbox_xbr1_cfg_p3 r, v up to 0xfu) [19:16]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p3, wsmex_rbox_xbr1_cfg_p3_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P3_MATCH_FLT_CNT, v)

/* match_71_64 [15:8] RW. */
#define WSMEX_RBOX_XBR1_CFG_P3_MATCH_71_64_MASK  UINT64_C(0x000000000000ff00)
#define WSMEX_RBOX_XBR1_CFG_P3_MATCH_71_64_SHIFT 8
#define WSMEX_RBOX_XBR1_CFG_P3_MATCH_71_64_WIDTH 8
#define wsmex_rbox_xbr1_cfg_p3_get_match_71_64(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p3 r) [15:8]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p3, r, WSMEX_RBOX_XBR1_CFG_P3_MATCH_71_64)
#define wsmex_rbox_xbr1_cfg_p3_set_match_71_64(r, v) /* wsmex_rbox_xbr1_cfg_p3 (wsmex_rbox_xbr1_cfg_p3 r, v up to 0xffu) [15:8]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p3, wsmex_rbox_xbr1_cfg_p3_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P3_MATCH_71_64, v)

/* mask_71_64 [7:0] RW. */
#define WSMEX_RBOX_XBR1_CFG_P3_MASK_71_64_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_RBOX_XBR1_CFG_P3_MASK_71_64_SHIFT 0
#define WSMEX_RBOX_XBR1_CFG_P3_MASK_71_64_WIDTH 8
#define wsmex_rbox_xbr1_cfg_p3_get_mask_71_64(r) /* uint64_t (wsmex_rbox_xbr1_cfg_p3 r) [7:0]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_cfg_p3, r, WSMEX_RBOX_XBR1_CFG_P3_MASK_71_64)
#define wsmex_rbox_xbr1_cfg_p3_set_mask_71_64(r, v) /* wsmex_rbox_xbr1_cfg_p3 (wsmex_rbox_xbr1_cfg_p3 r, v up to 0xffu) [7:0]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_cfg_p3, wsmex_rbox_xbr1_cfg_p3_value_(r).raw, WSMEX_RBOX_XBR1_CFG_P3_MASK_71_64, v)

/*
 * xbr1_match_p3: R_MSR_PORT3_XBR_SET1_MATCH, 64 bits
 * Port 3 of the box: port 7 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET1_MATCH (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_xbr1_match_p3 {
	uint64_t raw;
} wsmex_rbox_xbr1_match_p3;

UNCORE_ACCESSOR wsmex_rbox_xbr1_match_p3 wsmex_rbox_xbr1_match_p3_value_(wsmex_rbox_xbr1_match_p3 r)
{
	return r;
}

#define WSMEX_RBOX_XBR1_MATCH_P3_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr1_match_p3_reset() /* wsmex_rbox_xbr1_match_p3 (): the value to begin from of R_MSR_PORT3_XBR_SET1_MATCH. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr1_match_p3, WSMEX_RBOX_XBR1_MATCH_P3_RESET)

#define WSMEX_RBOX_XBR1_MATCH_P3_MSR 0xe6du
#define WSMEX_RBOX_XBR1_MATCH_P3_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr1_match_p3_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT3_XBR_SET1_MATCH. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR1_MATCH_P3_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR1_MATCH_P3_INSTANCE_STRIDE)

/* bits [63:0] RW. */
#define WSMEX_RBOX_XBR1_MATCH_P3_BITS_MASK  UINT64_C(0xffffffffffffffff)
#define WSMEX_RBOX_XBR1_MATCH_P3_BITS_SHIFT 0
#define WSMEX_RBOX_XBR1_MATCH_P3_BITS_WIDTH 64
#define wsmex_rbox_xbr1_match_p3_get_bits(r) /* uint64_t (wsmex_rbox_xbr1_match_p3 r) [63:0]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_match_p3, r, WSMEX_RBOX_XBR1_MATCH_P3_BITS)
#define wsmex_rbox_xbr1_match_p3_set_bits(r, v) /* wsmex_rbox_xbr1_match_p3 (wsmex_rbox_xbr1_match_p3 r, v up to 0xffffffffffffffffull) [63:0]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_match_p3, wsmex_rbox_xbr1_match_p3_value_(r).raw, WSMEX_RBOX_XBR1_MATCH_P3_BITS, v)

/* rds [51:48] RW, part of bits. */
#define WSMEX_RBOX_XBR1_MATCH_P3_RDS_MASK  UINT64_C(0x000f000000000000)
#define WSMEX_RBOX_XBR1_MATCH_P3_RDS_SHIFT 48
#define WSMEX_RBOX_XBR1_MATCH_P3_RDS_WIDTH 4
#define wsmex_rbox_xbr1_match_p3_get_rds(r) /* uint64_t (wsmex_rbox_xbr1_match_p3 r) [51:48]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_match_p3, r, WSMEX_RBOX_XBR1_MATCH_P3_RDS)
#define wsmex_rbox_xbr1_match_p3_set_rds(r, v) /* wsmex_rbox_xbr1_match_p3 (wsmex_rbox_xbr1_match_p3 r, v up to 0xfu) [51:48]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_match_p3, wsmex_rbox_xbr1_match_p3_value_(r).raw, WSMEX_RBOX_XBR1_MATCH_P3_RDS, v)

/* rnid [35:31] RW, part of bits. */
#define WSMEX_RBOX_XBR1_MATCH_P3_RNID_MASK  UINT64_C(0x0000000f80000000)
#define WSMEX_RBOX_XBR1_MATCH_P3_RNID_SHIFT 31
#define WSMEX_RBOX_XBR1_MATCH_P3_RNID_WIDTH 5
#define wsmex_rbox_xbr1_match_p3_get_rnid(r) /* uint64_t (wsmex_rbox_xbr1_match_p3 r) [35:31]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_match_p3, r, WSMEX_RBOX_XBR1_MATCH_P3_RNID)
#define wsmex_rbox_xbr1_match_p3_set_rnid(r, v) /* wsmex_rbox_xbr1_match_p3 (wsmex_rbox_xbr1_match_p3 r, v up to 0x1fu) [35:31]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_match_p3, wsmex_rbox_xbr1_match_p3_value_(r).raw, WSMEX_RBOX_XBR1_MATCH_P3_RNID, v)

/*
 * xbr1_mask_p3: R_MSR_PORT3_XBR_SET1_MASK, 64 bits
 * Port 3 of the box: port 7 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET1_MASK (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_xbr1_mask_p3 {
	uint64_t raw;
} wsmex_rbox_xbr1_mask_p3;

UNCORE_ACCESSOR wsmex_rbox_xbr1_mask_p3 wsmex_rbox_xbr1_mask_p3_value_(wsmex_rbox_xbr1_mask_p3 r)
{
	return r;
}

#define WSMEX_RBOX_XBR1_MASK_P3_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr1_mask_p3_reset() /* wsmex_rbox_xbr1_mask_p3 (): the value to begin from of R_MSR_PORT3_XBR_SET1_MASK. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr1_mask_p3, WSMEX_RBOX_XBR1_MASK_P3_RESET)

#define WSMEX_RBOX_XBR1_MASK_P3_MSR 0xe6eu
#define WSMEX_RBOX_XBR1_MASK_P3_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr1_mask_p3_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT3_XBR_SET1_MASK. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR1_MASK_P3_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR1_MASK_P3_INSTANCE_STRIDE)

/* bits_mask [63:0] RW. */
#define WSMEX_RBOX_XBR1_MASK_P3_BITS_MASK_MASK  UINT64_C(0xffffffffffffffff)
#define WSMEX_RBOX_XBR1_MASK_P3_BITS_MASK_SHIFT 0
#define WSMEX_RBOX_XBR1_MASK_P3_BITS_MASK_WIDTH 64
#define wsmex_rbox_xbr1_mask_p3_get_bits_mask(r) /* uint64_t (wsmex_rbox_xbr1_mask_p3 r) [63:0]: the same bits as in wsmex_rbox_xbr1_mask_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr1_mask_p3, r, WSMEX_RBOX_XBR1_MASK_P3_BITS_MASK)
#define wsmex_rbox_xbr1_mask_p3_set_bits_mask(r, v) /* wsmex_rbox_xbr1_mask_p3 (wsmex_rbox_xbr1_mask_p3 r, v up to 0xffffffffffffffffull) [63:0]: the same bits as in wsmex_rbox_xbr1_mask_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr1_mask_p3, wsmex_rbox_xbr1_mask_p3_value_(r).raw, WSMEX_RBOX_XBR1_MASK_P3_BITS_MASK, v)

/*
 * xbr2_cfg_p3: R_MSR_PORT3_XBR_SET2_MM_CFG, 64 bits
 * Port 3 of the box: port 7 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET2_MM_CFG (as on nhmex/rbox)
 */
typedef struct wsmex_rbox_xbr2_cfg_p3 {
	uint64_t raw;
} wsmex_rbox_xbr2_cfg_p3;

UNCORE_ACCESSOR wsmex_rbox_xbr2_cfg_p3 wsmex_rbox_xbr2_cfg_p3_value_(wsmex_rbox_xbr2_cfg_p3 r)
{
	return r;
}

#define WSMEX_RBOX_XBR2_CFG_P3_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr2_cfg_p3_reset() /* wsmex_rbox_xbr2_cfg_p3 (): the value to begin from of R_MSR_PORT3_XBR_SET2_MM_CFG. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr2_cfg_p3, WSMEX_RBOX_XBR2_CFG_P3_RESET)

#define WSMEX_RBOX_XBR2_CFG_P3_MSR 0xe7cu
#define WSMEX_RBOX_XBR2_CFG_P3_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr2_cfg_p3_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT3_XBR_SET2_MM_CFG. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR2_CFG_P3_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR2_CFG_P3_INSTANCE_STRIDE)

/* dis [63] RW. */
#define WSMEX_RBOX_XBR2_CFG_P3_DIS_MASK  UINT64_C(0x8000000000000000)
#define WSMEX_RBOX_XBR2_CFG_P3_DIS_SHIFT 63
#define WSMEX_RBOX_XBR2_CFG_P3_DIS_WIDTH 1
#define wsmex_rbox_xbr2_cfg_p3_get_dis(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p3 r) [63]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p3, r, WSMEX_RBOX_XBR2_CFG_P3_DIS)
#define wsmex_rbox_xbr2_cfg_p3_set_dis(r, v) /* wsmex_rbox_xbr2_cfg_p3 (wsmex_rbox_xbr2_cfg_p3 r, v up to 0x1u) [63]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p3, wsmex_rbox_xbr2_cfg_p3_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P3_DIS, v)

/* mm_trig_en [21] RW. */
#define WSMEX_RBOX_XBR2_CFG_P3_MM_TRIG_EN_MASK  UINT64_C(0x0000000000200000)
#define WSMEX_RBOX_XBR2_CFG_P3_MM_TRIG_EN_SHIFT 21
#define WSMEX_RBOX_XBR2_CFG_P3_MM_TRIG_EN_WIDTH 1
#define wsmex_rbox_xbr2_cfg_p3_get_mm_trig_en(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p3 r) [21]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p3, r, WSMEX_RBOX_XBR2_CFG_P3_MM_TRIG_EN)
#define wsmex_rbox_xbr2_cfg_p3_set_mm_trig_en(r, v) /* wsmex_rbox_xbr2_cfg_p3 (wsmex_rbox_xbr2_cfg_p3 r, v up to 0x1u) [21]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p3, wsmex_rbox_xbr2_cfg_p3_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P3_MM_TRIG_EN, v)

/* ig_flt_cnt [20] RW. */
#define WSMEX_RBOX_XBR2_CFG_P3_IG_FLT_CNT_MASK  UINT64_C(0x0000000000100000)
#define WSMEX_RBOX_XBR2_CFG_P3_IG_FLT_CNT_SHIFT 20
#define WSMEX_RBOX_XBR2_CFG_P3_IG_FLT_CNT_WIDTH 1
#define wsmex_rbox_xbr2_cfg_p3_get_ig_flt_cnt(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p3 r) [20]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p3, r, WSMEX_RBOX_XBR2_CFG_P3_IG_FLT_CNT)
#define wsmex_rbox_xbr2_cfg_p3_set_ig_flt_cnt(r, v) /* wsmex_rbox_xbr2_cfg_p3 (wsmex_rbox_xbr2_cfg_p3 r, v up to 0x1u) [20]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p3, wsmex_rbox_xbr2_cfg_p3_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P3_IG_FLT_CNT, v)

/* match_flt_cnt [19:16] RW. */
#define WSMEX_RBOX_XBR2_CFG_P3_MATCH_FLT_CNT_MASK  UINT64_C(0x00000000000f0000)
#define WSMEX_RBOX_XBR2_CFG_P3_MATCH_FLT_CNT_SHIFT 16
#define WSMEX_RBOX_XBR2_CFG_P3_MATCH_FLT_CNT_WIDTH 4
#define wsmex_rbox_xbr2_cfg_p3_get_match_flt_cnt(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p3 r) [19:16]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p3, r, WSMEX_RBOX_XBR2_CFG_P3_MATCH_FLT_CNT)
#define wsmex_rbox_xbr2_cfg_p3_set_match_flt_cnt(r, v) /* wsmex_rbox_xbr2_cfg_p3 (wsmex_rbox_xbr2_cfg_p3 r, v up to 0xfu) [19:16]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p3, wsmex_rbox_xbr2_cfg_p3_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P3_MATCH_FLT_CNT, v)

/* match_71_64 [15:8] RW. */
#define WSMEX_RBOX_XBR2_CFG_P3_MATCH_71_64_MASK  UINT64_C(0x000000000000ff00)
#define WSMEX_RBOX_XBR2_CFG_P3_MATCH_71_64_SHIFT 8
#define WSMEX_RBOX_XBR2_CFG_P3_MATCH_71_64_WIDTH 8
#define wsmex_rbox_xbr2_cfg_p3_get_match_71_64(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p3 r) [15:8]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p3, r, WSMEX_RBOX_XBR2_CFG_P3_MATCH_71_64)
#define wsmex_rbox_xbr2_cfg_p3_set_match_71_64(r, v) /* wsmex_rbox_xbr2_cfg_p3 (wsmex_rbox_xbr2_cfg_p3 r, v up to 0xffu) [15:8]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p3, wsmex_rbox_xbr2_cfg_p3_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P3_MATCH_71_64, v)

/* mask_71_64 [7:0] RW. */
#define WSMEX_RBOX_XBR2_CFG_P3_MASK_71_64_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_RBOX_XBR2_CFG_P3_MASK_71_64_SHIFT 0
#define WSMEX_RBOX_XBR2_CFG_P3_MASK_71_64_WIDTH 8
#define wsmex_rbox_xbr2_cfg_p3_get_mask_71_64(r) /* uint64_t (wsmex_rbox_xbr2_cfg_p3 r) [7:0]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_cfg_p3, r, WSMEX_RBOX_XBR2_CFG_P3_MASK_71_64)
#define wsmex_rbox_xbr2_cfg_p3_set_mask_71_64(r, v) /* wsmex_rbox_xbr2_cfg_p3 (wsmex_rbox_xbr2_cfg_p3 r, v up to 0xffu) [7:0]: the same bits as in wsmex_rbox_xbr1_cfg_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_cfg_p3, wsmex_rbox_xbr2_cfg_p3_value_(r).raw, WSMEX_RBOX_XBR2_CFG_P3_MASK_71_64, v)

/*
 * xbr2_match_p3: R_MSR_PORT3_XBR_SET2_MATCH, 64 bits
 * Port 3 of the box: port 7 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET2_MATCH (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_xbr2_match_p3 {
	uint64_t raw;
} wsmex_rbox_xbr2_match_p3;

UNCORE_ACCESSOR wsmex_rbox_xbr2_match_p3 wsmex_rbox_xbr2_match_p3_value_(wsmex_rbox_xbr2_match_p3 r)
{
	return r;
}

#define WSMEX_RBOX_XBR2_MATCH_P3_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr2_match_p3_reset() /* wsmex_rbox_xbr2_match_p3 (): the value to begin from of R_MSR_PORT3_XBR_SET2_MATCH. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr2_match_p3, WSMEX_RBOX_XBR2_MATCH_P3_RESET)

#define WSMEX_RBOX_XBR2_MATCH_P3_MSR 0xe7du
#define WSMEX_RBOX_XBR2_MATCH_P3_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr2_match_p3_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT3_XBR_SET2_MATCH. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR2_MATCH_P3_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR2_MATCH_P3_INSTANCE_STRIDE)

/* bits [63:0] RW. */
#define WSMEX_RBOX_XBR2_MATCH_P3_BITS_MASK  UINT64_C(0xffffffffffffffff)
#define WSMEX_RBOX_XBR2_MATCH_P3_BITS_SHIFT 0
#define WSMEX_RBOX_XBR2_MATCH_P3_BITS_WIDTH 64
#define wsmex_rbox_xbr2_match_p3_get_bits(r) /* uint64_t (wsmex_rbox_xbr2_match_p3 r) [63:0]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_match_p3, r, WSMEX_RBOX_XBR2_MATCH_P3_BITS)
#define wsmex_rbox_xbr2_match_p3_set_bits(r, v) /* wsmex_rbox_xbr2_match_p3 (wsmex_rbox_xbr2_match_p3 r, v up to 0xffffffffffffffffull) [63:0]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_match_p3, wsmex_rbox_xbr2_match_p3_value_(r).raw, WSMEX_RBOX_XBR2_MATCH_P3_BITS, v)

/* rds [51:48] RW, part of bits. */
#define WSMEX_RBOX_XBR2_MATCH_P3_RDS_MASK  UINT64_C(0x000f000000000000)
#define WSMEX_RBOX_XBR2_MATCH_P3_RDS_SHIFT 48
#define WSMEX_RBOX_XBR2_MATCH_P3_RDS_WIDTH 4
#define wsmex_rbox_xbr2_match_p3_get_rds(r) /* uint64_t (wsmex_rbox_xbr2_match_p3 r) [51:48]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_match_p3, r, WSMEX_RBOX_XBR2_MATCH_P3_RDS)
#define wsmex_rbox_xbr2_match_p3_set_rds(r, v) /* wsmex_rbox_xbr2_match_p3 (wsmex_rbox_xbr2_match_p3 r, v up to 0xfu) [51:48]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_match_p3, wsmex_rbox_xbr2_match_p3_value_(r).raw, WSMEX_RBOX_XBR2_MATCH_P3_RDS, v)

/* rnid [35:31] RW, part of bits. */
#define WSMEX_RBOX_XBR2_MATCH_P3_RNID_MASK  UINT64_C(0x0000000f80000000)
#define WSMEX_RBOX_XBR2_MATCH_P3_RNID_SHIFT 31
#define WSMEX_RBOX_XBR2_MATCH_P3_RNID_WIDTH 5
#define wsmex_rbox_xbr2_match_p3_get_rnid(r) /* uint64_t (wsmex_rbox_xbr2_match_p3 r) [35:31]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_match_p3, r, WSMEX_RBOX_XBR2_MATCH_P3_RNID)
#define wsmex_rbox_xbr2_match_p3_set_rnid(r, v) /* wsmex_rbox_xbr2_match_p3 (wsmex_rbox_xbr2_match_p3 r, v up to 0x1fu) [35:31]: the same bits as in wsmex_rbox_xbr1_match_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_match_p3, wsmex_rbox_xbr2_match_p3_value_(r).raw, WSMEX_RBOX_XBR2_MATCH_P3_RNID, v)

/*
 * xbr2_mask_p3: R_MSR_PORT3_XBR_SET2_MASK, 64 bits
 * Port 3 of the box: port 7 of the router on box 1.
 * Source: linux-nhmex uncore_nhmex.c NHMEX_R_MSR_PORTN_XBR_SET2_MASK (as on nhmex/rbox) (inferred)
 */
typedef struct wsmex_rbox_xbr2_mask_p3 {
	uint64_t raw;
} wsmex_rbox_xbr2_mask_p3;

UNCORE_ACCESSOR wsmex_rbox_xbr2_mask_p3 wsmex_rbox_xbr2_mask_p3_value_(wsmex_rbox_xbr2_mask_p3 r)
{
	return r;
}

#define WSMEX_RBOX_XBR2_MASK_P3_RESET UINT64_C(0x0000000000000000)
#define wsmex_rbox_xbr2_mask_p3_reset() /* wsmex_rbox_xbr2_mask_p3 (): the value to begin from of R_MSR_PORT3_XBR_SET2_MASK. */ \
	UNCORE_VALUE_(wsmex_rbox_xbr2_mask_p3, WSMEX_RBOX_XBR2_MASK_P3_RESET)

#define WSMEX_RBOX_XBR2_MASK_P3_MSR 0xe7eu
#define WSMEX_RBOX_XBR2_MASK_P3_INSTANCE_STRIDE 0x20u

#define wsmex_rbox_xbr2_mask_p3_addr(instance) /* uncore_msr (instance below WSMEX_RBOX_INSTANCES): the address of R_MSR_PORT3_XBR_SET2_MASK. */ \
	uncore_msr_at_(WSMEX_RBOX_XBR2_MASK_P3_MSR + \
		UNCORE_INDEX_(instance, WSMEX_RBOX_INSTANCES) * WSMEX_RBOX_XBR2_MASK_P3_INSTANCE_STRIDE)

/* bits_mask [63:0] RW. */
#define WSMEX_RBOX_XBR2_MASK_P3_BITS_MASK_MASK  UINT64_C(0xffffffffffffffff)
#define WSMEX_RBOX_XBR2_MASK_P3_BITS_MASK_SHIFT 0
#define WSMEX_RBOX_XBR2_MASK_P3_BITS_MASK_WIDTH 64
#define wsmex_rbox_xbr2_mask_p3_get_bits_mask(r) /* uint64_t (wsmex_rbox_xbr2_mask_p3 r) [63:0]: the same bits as in wsmex_rbox_xbr1_mask_p0. */ \
	UNCORE_GET64_(wsmex_rbox_xbr2_mask_p3, r, WSMEX_RBOX_XBR2_MASK_P3_BITS_MASK)
#define wsmex_rbox_xbr2_mask_p3_set_bits_mask(r, v) /* wsmex_rbox_xbr2_mask_p3 (wsmex_rbox_xbr2_mask_p3 r, v up to 0xffffffffffffffffull) [63:0]: the same bits as in wsmex_rbox_xbr1_mask_p0. */ \
	UNCORE_PUT64_(wsmex_rbox_xbr2_mask_p3, wsmex_rbox_xbr2_mask_p3_value_(r).raw, WSMEX_RBOX_XBR2_MASK_P3_BITS_MASK, v)

#ifdef __cplusplus
}
#endif

#endif
