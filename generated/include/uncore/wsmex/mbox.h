/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/wsmex/mbox.box.json by "make generate". Do not edit. */
/*
 * wsmex mbox: Memory controller. Counts commands, DRAM states and errors of two memory channels in lockstep.
 * Source: 323535-001 p2-95, p2-100, p2-101, p2-111; linux-nhmex uncore_nhmex.c nhmex_uncore_mbox (as on nhmex/mbox)
 */
#ifndef UNCORE_WSMEX_MBOX_H
#define UNCORE_WSMEX_MBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define WSMEX_MBOX_INSTANCES 2

#define WSMEX_MBOX_GENERAL_COUNTERS   6
#define WSMEX_MBOX_GENERAL_WIDTH      48
#define WSMEX_MBOX_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * gl_ctl: M_MSR_PERF_GLOBAL_CTL, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/mbox)
 */
typedef struct wsmex_mbox_gl_ctl {
	uint64_t raw;
} wsmex_mbox_gl_ctl;

UNCORE_ACCESSOR wsmex_mbox_gl_ctl wsmex_mbox_gl_ctl_value_(wsmex_mbox_gl_ctl r)
{
	return r;
}

#define WSMEX_MBOX_GL_CTL_RESET UINT64_C(0x0000000000000000)
#define wsmex_mbox_gl_ctl_reset() /* wsmex_mbox_gl_ctl (): the value to begin from of M_MSR_PERF_GLOBAL_CTL. */ \
	UNCORE_VALUE_(wsmex_mbox_gl_ctl, WSMEX_MBOX_GL_CTL_RESET)

#define WSMEX_MBOX_GL_CTL_MSR 0xca0u
#define WSMEX_MBOX_GL_CTL_INSTANCE_STRIDE 0x40u

#define wsmex_mbox_gl_ctl_addr(instance) /* uncore_msr (instance below WSMEX_MBOX_INSTANCES): the address of M_MSR_PERF_GLOBAL_CTL. */ \
	uncore_msr_at_(WSMEX_MBOX_GL_CTL_MSR + \
		UNCORE_INDEX_(instance, WSMEX_MBOX_INSTANCES) * WSMEX_MBOX_GL_CTL_INSTANCE_STRIDE)

/* ctr_en [5:0] RW. */
#define WSMEX_MBOX_GL_CTL_CTR_EN_MASK  UINT64_C(0x000000000000003f)
#define WSMEX_MBOX_GL_CTL_CTR_EN_SHIFT 0
#define WSMEX_MBOX_GL_CTL_CTR_EN_WIDTH 6
#define wsmex_mbox_gl_ctl_get_ctr_en(r) /* uint64_t (wsmex_mbox_gl_ctl r) [5:0]: Bit n lets counter n count, if its own control and the U-Box let it too. */ \
	UNCORE_GET64_(wsmex_mbox_gl_ctl, r, WSMEX_MBOX_GL_CTL_CTR_EN)
#define wsmex_mbox_gl_ctl_set_ctr_en(r, v) /* wsmex_mbox_gl_ctl (wsmex_mbox_gl_ctl r, v up to 0x3fu) [5:0]: Bit n lets counter n count, if its own control and the U-Box let it too. */ \
	UNCORE_PUT64_(wsmex_mbox_gl_ctl, wsmex_mbox_gl_ctl_value_(r).raw, WSMEX_MBOX_GL_CTL_CTR_EN, v)

/*
 * gl_status: M_MSR_PERF_GLOBAL_STATUS, 64 bits
 * Source: likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/mbox) (inferred)
 */
typedef struct wsmex_mbox_gl_status {
	uint64_t raw;
} wsmex_mbox_gl_status;

UNCORE_ACCESSOR wsmex_mbox_gl_status wsmex_mbox_gl_status_value_(wsmex_mbox_gl_status r)
{
	return r;
}

#define WSMEX_MBOX_GL_STATUS_RESET UINT64_C(0x0000000000000000)
#define wsmex_mbox_gl_status_reset() /* wsmex_mbox_gl_status (): the value to begin from of M_MSR_PERF_GLOBAL_STATUS. */ \
	UNCORE_VALUE_(wsmex_mbox_gl_status, WSMEX_MBOX_GL_STATUS_RESET)

#define WSMEX_MBOX_GL_STATUS_MSR 0xca1u
#define WSMEX_MBOX_GL_STATUS_INSTANCE_STRIDE 0x40u

#define wsmex_mbox_gl_status_addr(instance) /* uncore_msr (instance below WSMEX_MBOX_INSTANCES): the address of M_MSR_PERF_GLOBAL_STATUS. */ \
	uncore_msr_at_(WSMEX_MBOX_GL_STATUS_MSR + \
		UNCORE_INDEX_(instance, WSMEX_MBOX_INSTANCES) * WSMEX_MBOX_GL_STATUS_INSTANCE_STRIDE)

/* ov [5:0] RO-V. */
#define WSMEX_MBOX_GL_STATUS_OV_MASK  UINT64_C(0x000000000000003f)
#define WSMEX_MBOX_GL_STATUS_OV_SHIFT 0
#define WSMEX_MBOX_GL_STATUS_OV_WIDTH 6
#define wsmex_mbox_gl_status_get_ov(r) /* uint64_t (wsmex_mbox_gl_status r) [5:0]: Bit n: counter n has wrapped. gl_ovf_ctl clears it. */ \
	UNCORE_GET64_(wsmex_mbox_gl_status, r, WSMEX_MBOX_GL_STATUS_OV)

/*
 * gl_ovf_ctl: M_MSR_PERF_GLOBAL_OVF_CTL, 64 bits
 * Source: likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/mbox) (inferred)
 */
typedef struct wsmex_mbox_gl_ovf_ctl {
	uint64_t raw;
} wsmex_mbox_gl_ovf_ctl;

UNCORE_ACCESSOR wsmex_mbox_gl_ovf_ctl wsmex_mbox_gl_ovf_ctl_value_(wsmex_mbox_gl_ovf_ctl r)
{
	return r;
}

#define WSMEX_MBOX_GL_OVF_CTL_RESET UINT64_C(0x0000000000000000)
#define wsmex_mbox_gl_ovf_ctl_reset() /* wsmex_mbox_gl_ovf_ctl (): the value to begin from of M_MSR_PERF_GLOBAL_OVF_CTL. */ \
	UNCORE_VALUE_(wsmex_mbox_gl_ovf_ctl, WSMEX_MBOX_GL_OVF_CTL_RESET)

#define WSMEX_MBOX_GL_OVF_CTL_MSR 0xca2u
#define WSMEX_MBOX_GL_OVF_CTL_INSTANCE_STRIDE 0x40u

#define wsmex_mbox_gl_ovf_ctl_addr(instance) /* uncore_msr (instance below WSMEX_MBOX_INSTANCES): the address of M_MSR_PERF_GLOBAL_OVF_CTL. */ \
	uncore_msr_at_(WSMEX_MBOX_GL_OVF_CTL_MSR + \
		UNCORE_INDEX_(instance, WSMEX_MBOX_INSTANCES) * WSMEX_MBOX_GL_OVF_CTL_INSTANCE_STRIDE)

/* clr_ov [5:0] WO. */
#define WSMEX_MBOX_GL_OVF_CTL_CLR_OV_MASK  UINT64_C(0x000000000000003f)
#define WSMEX_MBOX_GL_OVF_CTL_CLR_OV_SHIFT 0
#define WSMEX_MBOX_GL_OVF_CTL_CLR_OV_WIDTH 6
#define wsmex_mbox_gl_ovf_ctl_set_clr_ov(r, v) /* wsmex_mbox_gl_ovf_ctl (wsmex_mbox_gl_ovf_ctl r, v up to 0x3fu) [5:0]: Writing 1 clears the same bit of the status. */ \
	UNCORE_PUT64_(wsmex_mbox_gl_ovf_ctl, wsmex_mbox_gl_ovf_ctl_value_(r).raw, WSMEX_MBOX_GL_OVF_CTL_CLR_OV, v)

/*
 * timestamp: M_MSR_PMU_TIMESTAMP_UNIT, 64 bits
 * Source: likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/mbox) (inferred)
 */
typedef struct wsmex_mbox_timestamp {
	uint64_t raw;
} wsmex_mbox_timestamp;

UNCORE_ACCESSOR wsmex_mbox_timestamp wsmex_mbox_timestamp_value_(wsmex_mbox_timestamp r)
{
	return r;
}

#define WSMEX_MBOX_TIMESTAMP_RESET UINT64_C(0x0000000000000000)
#define wsmex_mbox_timestamp_reset() /* wsmex_mbox_timestamp (): the value to begin from of M_MSR_PMU_TIMESTAMP_UNIT. */ \
	UNCORE_VALUE_(wsmex_mbox_timestamp, WSMEX_MBOX_TIMESTAMP_RESET)

#define WSMEX_MBOX_TIMESTAMP_MSR 0xca4u
#define WSMEX_MBOX_TIMESTAMP_INSTANCE_STRIDE 0x40u

#define wsmex_mbox_timestamp_addr(instance) /* uncore_msr (instance below WSMEX_MBOX_INSTANCES): the address of M_MSR_PMU_TIMESTAMP_UNIT. */ \
	uncore_msr_at_(WSMEX_MBOX_TIMESTAMP_MSR + \
		UNCORE_INDEX_(instance, WSMEX_MBOX_INSTANCES) * WSMEX_MBOX_TIMESTAMP_INSTANCE_STRIDE)

/* timestamp [15:0] RO-V. */
#define WSMEX_MBOX_TIMESTAMP_TIMESTAMP_MASK  UINT64_C(0x000000000000ffff)
#define WSMEX_MBOX_TIMESTAMP_TIMESTAMP_SHIFT 0
#define WSMEX_MBOX_TIMESTAMP_TIMESTAMP_WIDTH 16
#define wsmex_mbox_timestamp_get_timestamp(r) /* uint64_t (wsmex_mbox_timestamp r) [15:0]: Clocks of the M-Box; it runs freely and is no input of the counters. */ \
	UNCORE_GET64_(wsmex_mbox_timestamp, r, WSMEX_MBOX_TIMESTAMP_TIMESTAMP)

/*
 * dsp: M_MSR_PMU_DSP, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/mbox)
 */
typedef struct wsmex_mbox_dsp {
	uint64_t raw;
} wsmex_mbox_dsp;

UNCORE_ACCESSOR wsmex_mbox_dsp wsmex_mbox_dsp_value_(wsmex_mbox_dsp r)
{
	return r;
}

#define WSMEX_MBOX_DSP_RESET UINT64_C(0x0000000000000000)
#define wsmex_mbox_dsp_reset() /* wsmex_mbox_dsp (): the value to begin from of M_MSR_PMU_DSP. */ \
	UNCORE_VALUE_(wsmex_mbox_dsp, WSMEX_MBOX_DSP_RESET)

#define WSMEX_MBOX_DSP_MSR 0xca5u
#define WSMEX_MBOX_DSP_INSTANCE_STRIDE 0x40u

#define wsmex_mbox_dsp_addr(instance) /* uncore_msr (instance below WSMEX_MBOX_INSTANCES): the address of M_MSR_PMU_DSP. */ \
	uncore_msr_at_(WSMEX_MBOX_DSP_MSR + \
		UNCORE_INDEX_(instance, WSMEX_MBOX_INSTANCES) * WSMEX_MBOX_DSP_INSTANCE_STRIDE)

/* queue [10:7] RW. */
#define WSMEX_MBOX_DSP_QUEUE_MASK  UINT64_C(0x0000000000000780)
#define WSMEX_MBOX_DSP_QUEUE_SHIFT 7
#define WSMEX_MBOX_DSP_QUEUE_WIDTH 4

enum wsmex_mbox_dsp_queue {
	WSMEX_MBOX_DSP_QUEUE_RDQ_FULL = 0x1, /* The read queue is full. */
	WSMEX_MBOX_DSP_QUEUE_WRQ_FULL = 0x2, /* The write queue is full. */
	WSMEX_MBOX_DSP_QUEUE_RDQ_EMPTY = 0x4, /* The read queue is empty. */
	WSMEX_MBOX_DSP_QUEUE_WRQ_EMPTY = 0x8, /* The write queue is empty. */
};
#define wsmex_mbox_dsp_get_queue(r) /* uint64_t (wsmex_mbox_dsp r) [10:7]: The queue state that DSP_FILL and CYCLES_DSP_FILL count. */ \
	UNCORE_GET64_(wsmex_mbox_dsp, r, WSMEX_MBOX_DSP_QUEUE)
#define wsmex_mbox_dsp_set_queue(r, v) /* wsmex_mbox_dsp (wsmex_mbox_dsp r, v up to 0xfu) [10:7]: The queue state that DSP_FILL and CYCLES_DSP_FILL count. */ \
	UNCORE_PUT64_(wsmex_mbox_dsp, wsmex_mbox_dsp_value_(r).raw, WSMEX_MBOX_DSP_QUEUE, v)

/*
 * iss: M_MSR_PMU_ISS, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/mbox) (inferred)
 */
typedef struct wsmex_mbox_iss {
	uint64_t raw;
} wsmex_mbox_iss;

UNCORE_ACCESSOR wsmex_mbox_iss wsmex_mbox_iss_value_(wsmex_mbox_iss r)
{
	return r;
}

#define WSMEX_MBOX_ISS_RESET UINT64_C(0x0000000000000000)
#define wsmex_mbox_iss_reset() /* wsmex_mbox_iss (): the value to begin from of M_MSR_PMU_ISS. */ \
	UNCORE_VALUE_(wsmex_mbox_iss, WSMEX_MBOX_ISS_RESET)

#define WSMEX_MBOX_ISS_MSR 0xca6u
#define WSMEX_MBOX_ISS_INSTANCE_STRIDE 0x40u

#define wsmex_mbox_iss_addr(instance) /* uncore_msr (instance below WSMEX_MBOX_INSTANCES): the address of M_MSR_PMU_ISS. */ \
	uncore_msr_at_(WSMEX_MBOX_ISS_MSR + \
		UNCORE_INDEX_(instance, WSMEX_MBOX_INSTANCES) * WSMEX_MBOX_ISS_INSTANCE_STRIDE)

/* sched_event [10] RW. */
#define WSMEX_MBOX_ISS_SCHED_EVENT_MASK  UINT64_C(0x0000000000000400)
#define WSMEX_MBOX_ISS_SCHED_EVENT_SHIFT 10
#define WSMEX_MBOX_ISS_SCHED_EVENT_WIDTH 1
#define wsmex_mbox_iss_get_sched_event(r) /* uint64_t (wsmex_mbox_iss r) [10]: 0 counts changes of the scheduling mode; 1 was only seen for a later processor. */ \
	UNCORE_GET64_(wsmex_mbox_iss, r, WSMEX_MBOX_ISS_SCHED_EVENT)
#define wsmex_mbox_iss_set_sched_event(r, v) /* wsmex_mbox_iss (wsmex_mbox_iss r, v up to 0x1u) [10]: 0 counts changes of the scheduling mode; 1 was only seen for a later processor. */ \
	UNCORE_PUT64_(wsmex_mbox_iss, wsmex_mbox_iss_value_(r).raw, WSMEX_MBOX_ISS_SCHED_EVENT, v)

/* sched_cmd [9:7] RW. */
#define WSMEX_MBOX_ISS_SCHED_CMD_MASK  UINT64_C(0x0000000000000380)
#define WSMEX_MBOX_ISS_SCHED_CMD_SHIFT 7
#define WSMEX_MBOX_ISS_SCHED_CMD_WIDTH 3
#define wsmex_mbox_iss_get_sched_cmd(r) /* uint64_t (wsmex_mbox_iss r) [9:7]: The scheduling mode in which DRAM_CMD counts. */ \
	UNCORE_GET64_(wsmex_mbox_iss, r, WSMEX_MBOX_ISS_SCHED_CMD)
#define wsmex_mbox_iss_set_sched_cmd(r, v) /* wsmex_mbox_iss (wsmex_mbox_iss r, v up to 0x7u) [9:7]: The scheduling mode in which DRAM_CMD counts. */ \
	UNCORE_PUT64_(wsmex_mbox_iss, wsmex_mbox_iss_value_(r).raw, WSMEX_MBOX_ISS_SCHED_CMD, v)

/* sched_mode [6:4] RW. */
#define WSMEX_MBOX_ISS_SCHED_MODE_MASK  UINT64_C(0x0000000000000070)
#define WSMEX_MBOX_ISS_SCHED_MODE_SHIFT 4
#define WSMEX_MBOX_ISS_SCHED_MODE_WIDTH 3
#define wsmex_mbox_iss_get_sched_mode(r) /* uint64_t (wsmex_mbox_iss r) [6:4]: The scheduling mode that CYCLES_SCHED_MODE counts. */ \
	UNCORE_GET64_(wsmex_mbox_iss, r, WSMEX_MBOX_ISS_SCHED_MODE)
#define wsmex_mbox_iss_set_sched_mode(r, v) /* wsmex_mbox_iss (wsmex_mbox_iss r, v up to 0x7u) [6:4]: The scheduling mode that CYCLES_SCHED_MODE counts. */ \
	UNCORE_PUT64_(wsmex_mbox_iss, wsmex_mbox_iss_value_(r).raw, WSMEX_MBOX_ISS_SCHED_MODE, v)

/* frame [3:0] RW. */
#define WSMEX_MBOX_ISS_FRAME_MASK  UINT64_C(0x000000000000000f)
#define WSMEX_MBOX_ISS_FRAME_SHIFT 0
#define WSMEX_MBOX_ISS_FRAME_WIDTH 4
#define wsmex_mbox_iss_get_frame(r) /* uint64_t (wsmex_mbox_iss r) [3:0]: The kind of frame that FRM_TYPE counts. */ \
	UNCORE_GET64_(wsmex_mbox_iss, r, WSMEX_MBOX_ISS_FRAME)
#define wsmex_mbox_iss_set_frame(r, v) /* wsmex_mbox_iss (wsmex_mbox_iss r, v up to 0xfu) [3:0]: The kind of frame that FRM_TYPE counts. */ \
	UNCORE_PUT64_(wsmex_mbox_iss, wsmex_mbox_iss_value_(r).raw, WSMEX_MBOX_ISS_FRAME, v)

/*
 * map: M_MSR_PMU_MAP, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/mbox)
 */
typedef struct wsmex_mbox_map {
	uint64_t raw;
} wsmex_mbox_map;

UNCORE_ACCESSOR wsmex_mbox_map wsmex_mbox_map_value_(wsmex_mbox_map r)
{
	return r;
}

#define WSMEX_MBOX_MAP_RESET UINT64_C(0x0000000000000000)
#define wsmex_mbox_map_reset() /* wsmex_mbox_map (): the value to begin from of M_MSR_PMU_MAP. */ \
	UNCORE_VALUE_(wsmex_mbox_map, WSMEX_MBOX_MAP_RESET)

#define WSMEX_MBOX_MAP_MSR 0xca7u
#define WSMEX_MBOX_MAP_INSTANCE_STRIDE 0x40u

#define wsmex_mbox_map_addr(instance) /* uncore_msr (instance below WSMEX_MBOX_INSTANCES): the address of M_MSR_PMU_MAP. */ \
	uncore_msr_at_(WSMEX_MBOX_MAP_MSR + \
		UNCORE_INDEX_(instance, WSMEX_MBOX_INSTANCES) * WSMEX_MBOX_MAP_INSTANCE_STRIDE)

/* cmd [8:5] RW. */
#define WSMEX_MBOX_MAP_CMD_MASK  UINT64_C(0x00000000000001e0)
#define WSMEX_MBOX_MAP_CMD_SHIFT 5
#define WSMEX_MBOX_MAP_CMD_WIDTH 4
#define wsmex_mbox_map_get_cmd(r) /* uint64_t (wsmex_mbox_map r) [8:5]: The command whose queue BCMD_SCHEDQ_OCCUPANCY adds up. */ \
	UNCORE_GET64_(wsmex_mbox_map, r, WSMEX_MBOX_MAP_CMD)
#define wsmex_mbox_map_set_cmd(r, v) /* wsmex_mbox_map (wsmex_mbox_map r, v up to 0xfu) [8:5]: The command whose queue BCMD_SCHEDQ_OCCUPANCY adds up. */ \
	UNCORE_PUT64_(wsmex_mbox_map, wsmex_mbox_map_value_(r).raw, WSMEX_MBOX_MAP_CMD, v)

/*
 * thr: M_MSR_PMU_MSC_THR, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/mbox) (inferred)
 */
typedef struct wsmex_mbox_thr {
	uint64_t raw;
} wsmex_mbox_thr;

UNCORE_ACCESSOR wsmex_mbox_thr wsmex_mbox_thr_value_(wsmex_mbox_thr r)
{
	return r;
}

#define WSMEX_MBOX_THR_RESET UINT64_C(0x0000000000000000)
#define wsmex_mbox_thr_reset() /* wsmex_mbox_thr (): the value to begin from of M_MSR_PMU_MSC_THR. */ \
	UNCORE_VALUE_(wsmex_mbox_thr, WSMEX_MBOX_THR_RESET)

#define WSMEX_MBOX_THR_MSR 0xca8u
#define WSMEX_MBOX_THR_INSTANCE_STRIDE 0x40u

#define wsmex_mbox_thr_addr(instance) /* uncore_msr (instance below WSMEX_MBOX_INSTANCES): the address of M_MSR_PMU_MSC_THR. */ \
	uncore_msr_at_(WSMEX_MBOX_THR_MSR + \
		UNCORE_INDEX_(instance, WSMEX_MBOX_INSTANCES) * WSMEX_MBOX_THR_INSTANCE_STRIDE)

/* dn [10:9] RW. */
#define WSMEX_MBOX_THR_DN_MASK  UINT64_C(0x0000000000000600)
#define WSMEX_MBOX_THR_DN_SHIFT 9
#define WSMEX_MBOX_THR_DN_WIDTH 2
#define wsmex_mbox_thr_get_dn(r) /* uint64_t (wsmex_mbox_thr r) [10:9]: The threshold that THERM_TRP_DN counts. */ \
	UNCORE_GET64_(wsmex_mbox_thr, r, WSMEX_MBOX_THR_DN)
#define wsmex_mbox_thr_set_dn(r, v) /* wsmex_mbox_thr (wsmex_mbox_thr r, v up to 0x3u) [10:9]: The threshold that THERM_TRP_DN counts. */ \
	UNCORE_PUT64_(wsmex_mbox_thr, wsmex_mbox_thr_value_(r).raw, WSMEX_MBOX_THR_DN, v)

/* up [8:7] RW. */
#define WSMEX_MBOX_THR_UP_MASK  UINT64_C(0x0000000000000180)
#define WSMEX_MBOX_THR_UP_SHIFT 7
#define WSMEX_MBOX_THR_UP_WIDTH 2
#define wsmex_mbox_thr_get_up(r) /* uint64_t (wsmex_mbox_thr r) [8:7]: The threshold that THERM_TRP_UP counts. */ \
	UNCORE_GET64_(wsmex_mbox_thr, r, WSMEX_MBOX_THR_UP)
#define wsmex_mbox_thr_set_up(r, v) /* wsmex_mbox_thr (wsmex_mbox_thr r, v up to 0x3u) [8:7]: The threshold that THERM_TRP_UP counts. */ \
	UNCORE_PUT64_(wsmex_mbox_thr, wsmex_mbox_thr_value_(r).raw, WSMEX_MBOX_THR_UP, v)

/* dimm [6:4] RW. */
#define WSMEX_MBOX_THR_DIMM_MASK  UINT64_C(0x0000000000000070)
#define WSMEX_MBOX_THR_DIMM_SHIFT 4
#define WSMEX_MBOX_THR_DIMM_WIDTH 3
#define wsmex_mbox_thr_get_dimm(r) /* uint64_t (wsmex_mbox_thr r) [6:4]: The DIMM, where all is 0. */ \
	UNCORE_GET64_(wsmex_mbox_thr, r, WSMEX_MBOX_THR_DIMM)
#define wsmex_mbox_thr_set_dimm(r, v) /* wsmex_mbox_thr (wsmex_mbox_thr r, v up to 0x7u) [6:4]: The DIMM, where all is 0. */ \
	UNCORE_PUT64_(wsmex_mbox_thr, wsmex_mbox_thr_value_(r).raw, WSMEX_MBOX_THR_DIMM, v)

/* all [3] RW. */
#define WSMEX_MBOX_THR_ALL_MASK  UINT64_C(0x0000000000000008)
#define WSMEX_MBOX_THR_ALL_SHIFT 3
#define WSMEX_MBOX_THR_ALL_WIDTH 1
#define wsmex_mbox_thr_get_all(r) /* uint64_t (wsmex_mbox_thr r) [3]: 1: every DIMM. */ \
	UNCORE_GET64_(wsmex_mbox_thr, r, WSMEX_MBOX_THR_ALL)
#define wsmex_mbox_thr_set_all(r, v) /* wsmex_mbox_thr (wsmex_mbox_thr r, v up to 0x1u) [3]: 1: every DIMM. */ \
	UNCORE_PUT64_(wsmex_mbox_thr, wsmex_mbox_thr_value_(r).raw, WSMEX_MBOX_THR_ALL, v)

/*
 * pgt: M_MSR_PMU_PGT, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/mbox) (inferred)
 */
typedef struct wsmex_mbox_pgt {
	uint64_t raw;
} wsmex_mbox_pgt;

UNCORE_ACCESSOR wsmex_mbox_pgt wsmex_mbox_pgt_value_(wsmex_mbox_pgt r)
{
	return r;
}

#define WSMEX_MBOX_PGT_RESET UINT64_C(0x0000000000000000)
#define wsmex_mbox_pgt_reset() /* wsmex_mbox_pgt (): the value to begin from of M_MSR_PMU_PGT. */ \
	UNCORE_VALUE_(wsmex_mbox_pgt, WSMEX_MBOX_PGT_RESET)

#define WSMEX_MBOX_PGT_MSR 0xca9u
#define WSMEX_MBOX_PGT_INSTANCE_STRIDE 0x40u

#define wsmex_mbox_pgt_addr(instance) /* uncore_msr (instance below WSMEX_MBOX_INSTANCES): the address of M_MSR_PMU_PGT. */ \
	uncore_msr_at_(WSMEX_MBOX_PGT_MSR + \
		UNCORE_INDEX_(instance, WSMEX_MBOX_INSTANCES) * WSMEX_MBOX_PGT_INSTANCE_STRIDE)

/* empty [11] RW. */
#define WSMEX_MBOX_PGT_EMPTY_MASK  UINT64_C(0x0000000000000800)
#define WSMEX_MBOX_PGT_EMPTY_SHIFT 11
#define WSMEX_MBOX_PGT_EMPTY_WIDTH 1
#define wsmex_mbox_pgt_get_empty(r) /* uint64_t (wsmex_mbox_pgt r) [11]: 0 counts automatic closes for PAGE_EMPTY of a later processor, 1 empty pages. */ \
	UNCORE_GET64_(wsmex_mbox_pgt, r, WSMEX_MBOX_PGT_EMPTY)
#define wsmex_mbox_pgt_set_empty(r, v) /* wsmex_mbox_pgt (wsmex_mbox_pgt r, v up to 0x1u) [11]: 0 counts automatic closes for PAGE_EMPTY of a later processor, 1 empty pages. */ \
	UNCORE_PUT64_(wsmex_mbox_pgt, wsmex_mbox_pgt_value_(r).raw, WSMEX_MBOX_PGT_EMPTY, v)

/* state [6] RW. */
#define WSMEX_MBOX_PGT_STATE_MASK  UINT64_C(0x0000000000000040)
#define WSMEX_MBOX_PGT_STATE_SHIFT 6
#define WSMEX_MBOX_PGT_STATE_WIDTH 1
#define wsmex_mbox_pgt_get_state(r) /* uint64_t (wsmex_mbox_pgt r) [6]: The page state that CYCLES_PGT_STATE counts. */ \
	UNCORE_GET64_(wsmex_mbox_pgt, r, WSMEX_MBOX_PGT_STATE)
#define wsmex_mbox_pgt_set_state(r, v) /* wsmex_mbox_pgt (wsmex_mbox_pgt r, v up to 0x1u) [6]: The page state that CYCLES_PGT_STATE counts. */ \
	UNCORE_PUT64_(wsmex_mbox_pgt, wsmex_mbox_pgt_value_(r).raw, WSMEX_MBOX_PGT_STATE, v)

/* change [0] RW. */
#define WSMEX_MBOX_PGT_CHANGE_MASK  UINT64_C(0x0000000000000001)
#define WSMEX_MBOX_PGT_CHANGE_SHIFT 0
#define WSMEX_MBOX_PGT_CHANGE_WIDTH 1
#define wsmex_mbox_pgt_get_change(r) /* uint64_t (wsmex_mbox_pgt r) [0]: The change that PGT_PAGE_EV counts. */ \
	UNCORE_GET64_(wsmex_mbox_pgt, r, WSMEX_MBOX_PGT_CHANGE)
#define wsmex_mbox_pgt_set_change(r, v) /* wsmex_mbox_pgt (wsmex_mbox_pgt r, v up to 0x1u) [0]: The change that PGT_PAGE_EV counts. */ \
	UNCORE_PUT64_(wsmex_mbox_pgt, wsmex_mbox_pgt_value_(r).raw, WSMEX_MBOX_PGT_CHANGE, v)

/*
 * pld: M_MSR_PMU_PLD, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/mbox) (inferred)
 */
typedef struct wsmex_mbox_pld {
	uint64_t raw;
} wsmex_mbox_pld;

UNCORE_ACCESSOR wsmex_mbox_pld wsmex_mbox_pld_value_(wsmex_mbox_pld r)
{
	return r;
}

#define WSMEX_MBOX_PLD_RESET UINT64_C(0x0000000000000000)
#define wsmex_mbox_pld_reset() /* wsmex_mbox_pld (): the value to begin from of M_MSR_PMU_PLD. */ \
	UNCORE_VALUE_(wsmex_mbox_pld, WSMEX_MBOX_PLD_RESET)

#define WSMEX_MBOX_PLD_MSR 0xcaau
#define WSMEX_MBOX_PLD_INSTANCE_STRIDE 0x40u

#define wsmex_mbox_pld_addr(instance) /* uncore_msr (instance below WSMEX_MBOX_INSTANCES): the address of M_MSR_PMU_PLD. */ \
	uncore_msr_at_(WSMEX_MBOX_PLD_MSR + \
		UNCORE_INDEX_(instance, WSMEX_MBOX_INSTANCES) * WSMEX_MBOX_PLD_INSTANCE_STRIDE)

/* misc_cmd [23:19] RW. */
#define WSMEX_MBOX_PLD_MISC_CMD_MASK  UINT64_C(0x0000000000f80000)
#define WSMEX_MBOX_PLD_MISC_CMD_SHIFT 19
#define WSMEX_MBOX_PLD_MISC_CMD_WIDTH 5
#define wsmex_mbox_pld_get_misc_cmd(r) /* uint64_t (wsmex_mbox_pld r) [23:19]: The command that the event of other DRAM commands counts. */ \
	UNCORE_GET64_(wsmex_mbox_pld, r, WSMEX_MBOX_PLD_MISC_CMD)
#define wsmex_mbox_pld_set_misc_cmd(r, v) /* wsmex_mbox_pld (wsmex_mbox_pld r, v up to 0x1fu) [23:19]: The command that the event of other DRAM commands counts. */ \
	UNCORE_PUT64_(wsmex_mbox_pld, wsmex_mbox_pld_value_(r).raw, WSMEX_MBOX_PLD_MISC_CMD, v)

/* misc_real [18] RW. */
#define WSMEX_MBOX_PLD_MISC_REAL_MASK  UINT64_C(0x0000000000040000)
#define WSMEX_MBOX_PLD_MISC_REAL_SHIFT 18
#define WSMEX_MBOX_PLD_MISC_REAL_WIDTH 1
#define wsmex_mbox_pld_get_misc_real(r) /* uint64_t (wsmex_mbox_pld r) [18]: The event of other DRAM commands counts those that do something. */ \
	UNCORE_GET64_(wsmex_mbox_pld, r, WSMEX_MBOX_PLD_MISC_REAL)
#define wsmex_mbox_pld_set_misc_real(r, v) /* wsmex_mbox_pld (wsmex_mbox_pld r, v up to 0x1u) [18]: The event of other DRAM commands counts those that do something. */ \
	UNCORE_PUT64_(wsmex_mbox_pld, wsmex_mbox_pld_value_(r).raw, WSMEX_MBOX_PLD_MISC_REAL, v)

/* misc_valid [17] RW. */
#define WSMEX_MBOX_PLD_MISC_VALID_MASK  UINT64_C(0x0000000000020000)
#define WSMEX_MBOX_PLD_MISC_VALID_SHIFT 17
#define WSMEX_MBOX_PLD_MISC_VALID_WIDTH 1
#define wsmex_mbox_pld_get_misc_valid(r) /* uint64_t (wsmex_mbox_pld r) [17]: The event of other DRAM commands counts valid ones. */ \
	UNCORE_GET64_(wsmex_mbox_pld, r, WSMEX_MBOX_PLD_MISC_VALID)
#define wsmex_mbox_pld_set_misc_valid(r, v) /* wsmex_mbox_pld (wsmex_mbox_pld r, v up to 0x1u) [17]: The event of other DRAM commands counts valid ones. */ \
	UNCORE_PUT64_(wsmex_mbox_pld, wsmex_mbox_pld_value_(r).raw, WSMEX_MBOX_PLD_MISC_VALID, v)

/* misc_en [16] RW. */
#define WSMEX_MBOX_PLD_MISC_EN_MASK  UINT64_C(0x0000000000010000)
#define WSMEX_MBOX_PLD_MISC_EN_SHIFT 16
#define WSMEX_MBOX_PLD_MISC_EN_WIDTH 1
#define wsmex_mbox_pld_get_misc_en(r) /* uint64_t (wsmex_mbox_pld r) [16]: The event of other DRAM commands counts misc_cmd. */ \
	UNCORE_GET64_(wsmex_mbox_pld, r, WSMEX_MBOX_PLD_MISC_EN)
#define wsmex_mbox_pld_set_misc_en(r, v) /* wsmex_mbox_pld (wsmex_mbox_pld r, v up to 0x1u) [16]: The event of other DRAM commands counts misc_cmd. */ \
	UNCORE_PUT64_(wsmex_mbox_pld, wsmex_mbox_pld_value_(r).raw, WSMEX_MBOX_PLD_MISC_EN, v)

/* cmd [12:8] RW. */
#define WSMEX_MBOX_PLD_CMD_MASK  UINT64_C(0x0000000000001f00)
#define WSMEX_MBOX_PLD_CMD_SHIFT 8
#define WSMEX_MBOX_PLD_CMD_WIDTH 5
#define wsmex_mbox_pld_get_cmd(r) /* uint64_t (wsmex_mbox_pld r) [12:8]: The command that DRAM_CMD counts. */ \
	UNCORE_GET64_(wsmex_mbox_pld, r, WSMEX_MBOX_PLD_CMD)
#define wsmex_mbox_pld_set_cmd(r, v) /* wsmex_mbox_pld (wsmex_mbox_pld r, v up to 0x1fu) [12:8]: The command that DRAM_CMD counts. */ \
	UNCORE_PUT64_(wsmex_mbox_pld, wsmex_mbox_pld_value_(r).raw, WSMEX_MBOX_PLD_CMD, v)

/* retry_fvid [7] RW. */
#define WSMEX_MBOX_PLD_RETRY_FVID_MASK  UINT64_C(0x0000000000000080)
#define WSMEX_MBOX_PLD_RETRY_FVID_SHIFT 7
#define WSMEX_MBOX_PLD_RETRY_FVID_WIDTH 1
#define wsmex_mbox_pld_get_retry_fvid(r) /* uint64_t (wsmex_mbox_pld r) [7]: The event of other DRAM commands counts retries of one index. */ \
	UNCORE_GET64_(wsmex_mbox_pld, r, WSMEX_MBOX_PLD_RETRY_FVID)
#define wsmex_mbox_pld_set_retry_fvid(r, v) /* wsmex_mbox_pld (wsmex_mbox_pld r, v up to 0x1u) [7]: The event of other DRAM commands counts retries of one index. */ \
	UNCORE_PUT64_(wsmex_mbox_pld, wsmex_mbox_pld_value_(r).raw, WSMEX_MBOX_PLD_RETRY_FVID, v)

/* by_mode [0] RW. */
#define WSMEX_MBOX_PLD_BY_MODE_MASK  UINT64_C(0x0000000000000001)
#define WSMEX_MBOX_PLD_BY_MODE_SHIFT 0
#define WSMEX_MBOX_PLD_BY_MODE_WIDTH 1
#define wsmex_mbox_pld_get_by_mode(r) /* uint64_t (wsmex_mbox_pld r) [0]: DRAM_CMD counts only in the mode sched_cmd. */ \
	UNCORE_GET64_(wsmex_mbox_pld, r, WSMEX_MBOX_PLD_BY_MODE)
#define wsmex_mbox_pld_set_by_mode(r, v) /* wsmex_mbox_pld (wsmex_mbox_pld r, v up to 0x1u) [0]: DRAM_CMD counts only in the mode sched_cmd. */ \
	UNCORE_PUT64_(wsmex_mbox_pld, wsmex_mbox_pld_value_(r).raw, WSMEX_MBOX_PLD_BY_MODE, v)

/*
 * fvc: M_MSR_PMU_ZDP_CTL_FVC, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/mbox)
 * (cross-source)
 */
typedef struct wsmex_mbox_fvc {
	uint64_t raw;
} wsmex_mbox_fvc;

UNCORE_ACCESSOR wsmex_mbox_fvc wsmex_mbox_fvc_value_(wsmex_mbox_fvc r)
{
	return r;
}

#define WSMEX_MBOX_FVC_RESET UINT64_C(0x0000000000000000)
#define wsmex_mbox_fvc_reset() /* wsmex_mbox_fvc (): the value to begin from of M_MSR_PMU_ZDP_CTL_FVC. */ \
	UNCORE_VALUE_(wsmex_mbox_fvc, WSMEX_MBOX_FVC_RESET)

#define WSMEX_MBOX_FVC_MSR 0xcabu
#define WSMEX_MBOX_FVC_INSTANCE_STRIDE 0x40u

#define wsmex_mbox_fvc_addr(instance) /* uncore_msr (instance below WSMEX_MBOX_INSTANCES): the address of M_MSR_PMU_ZDP_CTL_FVC. */ \
	uncore_msr_at_(WSMEX_MBOX_FVC_MSR + \
		UNCORE_INDEX_(instance, WSMEX_MBOX_INSTANCES) * WSMEX_MBOX_FVC_INSTANCE_STRIDE)

/* shared_high [24] RW. */
#define WSMEX_MBOX_FVC_SHARED_HIGH_MASK  UINT64_C(0x0000000001000000)
#define WSMEX_MBOX_FVC_SHARED_HIGH_SHIFT 24
#define WSMEX_MBOX_FVC_SHARED_HIGH_WIDTH 1
#define wsmex_mbox_fvc_get_shared_high(r) /* uint64_t (wsmex_mbox_fvc r) [24]: Shared by the four selections; what it does was not seen. */ \
	UNCORE_GET64_(wsmex_mbox_fvc, r, WSMEX_MBOX_FVC_SHARED_HIGH)
#define wsmex_mbox_fvc_set_shared_high(r, v) /* wsmex_mbox_fvc (wsmex_mbox_fvc r, v up to 0x1u) [24]: Shared by the four selections; what it does was not seen. */ \
	UNCORE_PUT64_(wsmex_mbox_fvc, wsmex_mbox_fvc_value_(r).raw, WSMEX_MBOX_FVC_SHARED_HIGH, v)

/* evnt3 [23:21] RW. */
#define WSMEX_MBOX_FVC_EVNT3_MASK  UINT64_C(0x0000000000e00000)
#define WSMEX_MBOX_FVC_EVNT3_SHIFT 21
#define WSMEX_MBOX_FVC_EVNT3_WIDTH 3

enum wsmex_mbox_fvc_evnt3 {
	WSMEX_MBOX_FVC_EVNT3_CRC_ERR = 0x0, /* CRC errors of the memory link. */
	WSMEX_MBOX_FVC_EVNT3_ECC_ERR = 0x1, /* Memory ECC errors. */
	WSMEX_MBOX_FVC_EVNT3_POISON = 0x2, /* Poisoned transactions. */
	WSMEX_MBOX_FVC_EVNT3_ALERT = 0x3, /* Alert frames. */
	WSMEX_MBOX_FVC_EVNT3_FAST_RESET = 0x4, /* Fast resets. */
	WSMEX_MBOX_FVC_EVNT3_BCMD = 0x5, /* Commands of the B-Box that bcmd names. */
	WSMEX_MBOX_FVC_EVNT3_RESP = 0x6, /* Responses to the B-Box that resp names. */
	WSMEX_MBOX_FVC_EVNT3_NB_TRIG = 0x7, /* Debug events from the memory buffers. */
};
#define wsmex_mbox_fvc_get_evnt3(r) /* uint64_t (wsmex_mbox_fvc r) [23:21]: What FVC_EV3 counts. */ \
	UNCORE_GET64_(wsmex_mbox_fvc, r, WSMEX_MBOX_FVC_EVNT3)
#define wsmex_mbox_fvc_set_evnt3(r, v) /* wsmex_mbox_fvc (wsmex_mbox_fvc r, v up to 0x7u) [23:21]: What FVC_EV3 counts. */ \
	UNCORE_PUT64_(wsmex_mbox_fvc, wsmex_mbox_fvc_value_(r).raw, WSMEX_MBOX_FVC_EVNT3, v)

/* evnt2 [20:18] RW. */
#define WSMEX_MBOX_FVC_EVNT2_MASK  UINT64_C(0x00000000001c0000)
#define WSMEX_MBOX_FVC_EVNT2_SHIFT 18
#define WSMEX_MBOX_FVC_EVNT2_WIDTH 3

enum wsmex_mbox_fvc_evnt2 {
	WSMEX_MBOX_FVC_EVNT2_CRC_ERR = 0x0, /* CRC errors of the memory link. */
	WSMEX_MBOX_FVC_EVNT2_ECC_ERR = 0x1, /* Memory ECC errors. */
	WSMEX_MBOX_FVC_EVNT2_POISON = 0x2, /* Poisoned transactions. */
	WSMEX_MBOX_FVC_EVNT2_ALERT = 0x3, /* Alert frames. */
	WSMEX_MBOX_FVC_EVNT2_FAST_RESET = 0x4, /* Fast resets. */
	WSMEX_MBOX_FVC_EVNT2_BCMD = 0x5, /* Commands of the B-Box that bcmd names. */
	WSMEX_MBOX_FVC_EVNT2_RESP = 0x6, /* Responses to the B-Box that resp names. */
	WSMEX_MBOX_FVC_EVNT2_NB_TRIG = 0x7, /* Debug events from the memory buffers. */
};
#define wsmex_mbox_fvc_get_evnt2(r) /* uint64_t (wsmex_mbox_fvc r) [20:18]: What FVC_EV2 counts. */ \
	UNCORE_GET64_(wsmex_mbox_fvc, r, WSMEX_MBOX_FVC_EVNT2)
#define wsmex_mbox_fvc_set_evnt2(r, v) /* wsmex_mbox_fvc (wsmex_mbox_fvc r, v up to 0x7u) [20:18]: What FVC_EV2 counts. */ \
	UNCORE_PUT64_(wsmex_mbox_fvc, wsmex_mbox_fvc_value_(r).raw, WSMEX_MBOX_FVC_EVNT2, v)

/* evnt1 [17:15] RW. */
#define WSMEX_MBOX_FVC_EVNT1_MASK  UINT64_C(0x0000000000038000)
#define WSMEX_MBOX_FVC_EVNT1_SHIFT 15
#define WSMEX_MBOX_FVC_EVNT1_WIDTH 3

enum wsmex_mbox_fvc_evnt1 {
	WSMEX_MBOX_FVC_EVNT1_CRC_ERR = 0x0, /* CRC errors of the memory link. */
	WSMEX_MBOX_FVC_EVNT1_ECC_ERR = 0x1, /* Memory ECC errors. */
	WSMEX_MBOX_FVC_EVNT1_POISON = 0x2, /* Poisoned transactions. */
	WSMEX_MBOX_FVC_EVNT1_ALERT = 0x3, /* Alert frames. */
	WSMEX_MBOX_FVC_EVNT1_FAST_RESET = 0x4, /* Fast resets. */
	WSMEX_MBOX_FVC_EVNT1_BCMD = 0x5, /* Commands of the B-Box that bcmd names. */
	WSMEX_MBOX_FVC_EVNT1_RESP = 0x6, /* Responses to the B-Box that resp names. */
	WSMEX_MBOX_FVC_EVNT1_NB_TRIG = 0x7, /* Debug events from the memory buffers. */
};
#define wsmex_mbox_fvc_get_evnt1(r) /* uint64_t (wsmex_mbox_fvc r) [17:15]: What FVC_EV1 counts. */ \
	UNCORE_GET64_(wsmex_mbox_fvc, r, WSMEX_MBOX_FVC_EVNT1)
#define wsmex_mbox_fvc_set_evnt1(r, v) /* wsmex_mbox_fvc (wsmex_mbox_fvc r, v up to 0x7u) [17:15]: What FVC_EV1 counts. */ \
	UNCORE_PUT64_(wsmex_mbox_fvc, wsmex_mbox_fvc_value_(r).raw, WSMEX_MBOX_FVC_EVNT1, v)

/* evnt0 [14:12] RW. */
#define WSMEX_MBOX_FVC_EVNT0_MASK  UINT64_C(0x0000000000007000)
#define WSMEX_MBOX_FVC_EVNT0_SHIFT 12
#define WSMEX_MBOX_FVC_EVNT0_WIDTH 3

enum wsmex_mbox_fvc_evnt0 {
	WSMEX_MBOX_FVC_EVNT0_CRC_ERR = 0x0, /* CRC errors of the memory link. */
	WSMEX_MBOX_FVC_EVNT0_ECC_ERR = 0x1, /* Memory ECC errors. */
	WSMEX_MBOX_FVC_EVNT0_POISON = 0x2, /* Poisoned transactions. */
	WSMEX_MBOX_FVC_EVNT0_ALERT = 0x3, /* Alert frames. */
	WSMEX_MBOX_FVC_EVNT0_FAST_RESET = 0x4, /* Fast resets. */
	WSMEX_MBOX_FVC_EVNT0_BCMD = 0x5, /* Commands of the B-Box that bcmd names. */
	WSMEX_MBOX_FVC_EVNT0_RESP = 0x6, /* Responses to the B-Box that resp names. */
	WSMEX_MBOX_FVC_EVNT0_NB_TRIG = 0x7, /* Debug events from the memory buffers. */
};
#define wsmex_mbox_fvc_get_evnt0(r) /* uint64_t (wsmex_mbox_fvc r) [14:12]: What FVC_EV0 counts. */ \
	UNCORE_GET64_(wsmex_mbox_fvc, r, WSMEX_MBOX_FVC_EVNT0)
#define wsmex_mbox_fvc_set_evnt0(r, v) /* wsmex_mbox_fvc (wsmex_mbox_fvc r, v up to 0x7u) [14:12]: What FVC_EV0 counts. */ \
	UNCORE_PUT64_(wsmex_mbox_fvc, wsmex_mbox_fvc_value_(r).raw, WSMEX_MBOX_FVC_EVNT0, v)

/* resp [11:9] RW. */
#define WSMEX_MBOX_FVC_RESP_MASK  UINT64_C(0x0000000000000e00)
#define WSMEX_MBOX_FVC_RESP_SHIFT 9
#define WSMEX_MBOX_FVC_RESP_WIDTH 3
#define wsmex_mbox_fvc_get_resp(r) /* uint64_t (wsmex_mbox_fvc r) [11:9]: The response that resp selects. */ \
	UNCORE_GET64_(wsmex_mbox_fvc, r, WSMEX_MBOX_FVC_RESP)
#define wsmex_mbox_fvc_set_resp(r, v) /* wsmex_mbox_fvc (wsmex_mbox_fvc r, v up to 0x7u) [11:9]: The response that resp selects. */ \
	UNCORE_PUT64_(wsmex_mbox_fvc, wsmex_mbox_fvc_value_(r).raw, WSMEX_MBOX_FVC_RESP, v)

/* bcmd [8:6] RW. */
#define WSMEX_MBOX_FVC_BCMD_MASK  UINT64_C(0x00000000000001c0)
#define WSMEX_MBOX_FVC_BCMD_SHIFT 6
#define WSMEX_MBOX_FVC_BCMD_WIDTH 3
#define wsmex_mbox_fvc_get_bcmd(r) /* uint64_t (wsmex_mbox_fvc r) [8:6]: The command that bcmd selects. */ \
	UNCORE_GET64_(wsmex_mbox_fvc, r, WSMEX_MBOX_FVC_BCMD)
#define wsmex_mbox_fvc_set_bcmd(r, v) /* wsmex_mbox_fvc (wsmex_mbox_fvc r, v up to 0x7u) [8:6]: The command that bcmd selects. */ \
	UNCORE_PUT64_(wsmex_mbox_fvc, wsmex_mbox_fvc_value_(r).raw, WSMEX_MBOX_FVC_BCMD, v)

/* fvid [5:0] RW. */
#define WSMEX_MBOX_FVC_FVID_MASK  UINT64_C(0x000000000000003f)
#define WSMEX_MBOX_FVC_FVID_SHIFT 0
#define WSMEX_MBOX_FVC_FVID_WIDTH 6
#define wsmex_mbox_fvc_get_fvid(r) /* uint64_t (wsmex_mbox_fvc r) [5:0]: The fill victim index. */ \
	UNCORE_GET64_(wsmex_mbox_fvc, r, WSMEX_MBOX_FVC_FVID)
#define wsmex_mbox_fvc_set_fvid(r, v) /* wsmex_mbox_fvc (wsmex_mbox_fvc r, v up to 0x3fu) [5:0]: The fill victim index. */ \
	UNCORE_PUT64_(wsmex_mbox_fvc, wsmex_mbox_fvc_value_(r).raw, WSMEX_MBOX_FVC_FVID, v)

/*
 * ctl: M_MSR_PMU_CNT_CTL{0-5}, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/mbox)
 */
typedef struct wsmex_mbox_ctl {
	uint64_t raw;
} wsmex_mbox_ctl;

UNCORE_ACCESSOR wsmex_mbox_ctl wsmex_mbox_ctl_value_(wsmex_mbox_ctl r)
{
	return r;
}

#define WSMEX_MBOX_CTL_RESET     UINT64_C(0x0000000000000000)
#define WSMEX_MBOX_CTL_MUST_ZERO UINT64_C(0x6000000001c7c100)
#define wsmex_mbox_ctl_reset() /* wsmex_mbox_ctl (): the value to begin from of M_MSR_PMU_CNT_CTL{0-5}. */ \
	UNCORE_VALUE_(wsmex_mbox_ctl, WSMEX_MBOX_CTL_RESET)

#define WSMEX_MBOX_CTL_COUNT 6
#define WSMEX_MBOX_CTL_MSR 0xcb0u
#define WSMEX_MBOX_CTL_INSTANCE_STRIDE 0x40u
#define WSMEX_MBOX_CTL_INDEX_STRIDE 0x2u

#define wsmex_mbox_ctl_addr(instance, index) /* uncore_msr (instance below WSMEX_MBOX_INSTANCES, index below WSMEX_MBOX_CTL_COUNT): the address of M_MSR_PMU_CNT_CTL{0-5}. */ \
	uncore_msr_at_(WSMEX_MBOX_CTL_MSR + \
		UNCORE_INDEX_(instance, WSMEX_MBOX_INSTANCES) * WSMEX_MBOX_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, WSMEX_MBOX_CTL_COUNT) * WSMEX_MBOX_CTL_INDEX_STRIDE)

/* set_flag_sel [21:19] RW. */
#define WSMEX_MBOX_CTL_SET_FLAG_SEL_MASK  UINT64_C(0x0000000000380000)
#define WSMEX_MBOX_CTL_SET_FLAG_SEL_SHIFT 19
#define WSMEX_MBOX_CTL_SET_FLAG_SEL_WIDTH 3
#define wsmex_mbox_ctl_get_set_flag_sel(r) /* uint64_t (wsmex_mbox_ctl r) [21:19]: Event that sets the enable flag; counted where flag_mode is 1. */ \
	UNCORE_GET64_(wsmex_mbox_ctl, r, WSMEX_MBOX_CTL_SET_FLAG_SEL)
#define wsmex_mbox_ctl_set_set_flag_sel(r, v) /* wsmex_mbox_ctl (wsmex_mbox_ctl r, v up to 0x7u) [21:19]: Event that sets the enable flag; counted where flag_mode is 1. */ \
	UNCORE_PUT64_(wsmex_mbox_ctl, wsmex_mbox_ctl_value_(r).raw, WSMEX_MBOX_CTL_SET_FLAG_SEL, v)

/* inc_sel [13:9] RW. */
#define WSMEX_MBOX_CTL_INC_SEL_MASK  UINT64_C(0x0000000000003e00)
#define WSMEX_MBOX_CTL_INC_SEL_SHIFT 9
#define WSMEX_MBOX_CTL_INC_SEL_WIDTH 5
#define wsmex_mbox_ctl_get_inc_sel(r) /* uint64_t (wsmex_mbox_ctl r) [13:9]: Event that makes the counter step. */ \
	UNCORE_GET64_(wsmex_mbox_ctl, r, WSMEX_MBOX_CTL_INC_SEL)
#define wsmex_mbox_ctl_set_inc_sel(r, v) /* wsmex_mbox_ctl (wsmex_mbox_ctl r, v up to 0x1fu) [13:9]: Event that makes the counter step. */ \
	UNCORE_PUT64_(wsmex_mbox_ctl, wsmex_mbox_ctl_value_(r).raw, WSMEX_MBOX_CTL_INC_SEL, v)

/* flag_mode [7] RW. */
#define WSMEX_MBOX_CTL_FLAG_MODE_MASK  UINT64_C(0x0000000000000080)
#define WSMEX_MBOX_CTL_FLAG_MODE_SHIFT 7
#define WSMEX_MBOX_CTL_FLAG_MODE_WIDTH 1
#define wsmex_mbox_ctl_get_flag_mode(r) /* uint64_t (wsmex_mbox_ctl r) [7]: The counter goes by set_flag_sel. */ \
	UNCORE_GET64_(wsmex_mbox_ctl, r, WSMEX_MBOX_CTL_FLAG_MODE)
#define wsmex_mbox_ctl_set_flag_mode(r, v) /* wsmex_mbox_ctl (wsmex_mbox_ctl r, v up to 0x1u) [7]: The counter goes by set_flag_sel. */ \
	UNCORE_PUT64_(wsmex_mbox_ctl, wsmex_mbox_ctl_value_(r).raw, WSMEX_MBOX_CTL_FLAG_MODE, v)

/* wrap_mode [6] RW. */
#define WSMEX_MBOX_CTL_WRAP_MODE_MASK  UINT64_C(0x0000000000000040)
#define WSMEX_MBOX_CTL_WRAP_MODE_SHIFT 6
#define WSMEX_MBOX_CTL_WRAP_MODE_WIDTH 1
#define wsmex_mbox_ctl_get_wrap_mode(r) /* uint64_t (wsmex_mbox_ctl r) [6]: 1 goes on after a wrap, 0 stops at it. */ \
	UNCORE_GET64_(wsmex_mbox_ctl, r, WSMEX_MBOX_CTL_WRAP_MODE)
#define wsmex_mbox_ctl_set_wrap_mode(r, v) /* wsmex_mbox_ctl (wsmex_mbox_ctl r, v up to 0x1u) [6]: 1 goes on after a wrap, 0 stops at it. */ \
	UNCORE_PUT64_(wsmex_mbox_ctl, wsmex_mbox_ctl_value_(r).raw, WSMEX_MBOX_CTL_WRAP_MODE, v)

/* storage_mode [5:4] RW. */
#define WSMEX_MBOX_CTL_STORAGE_MODE_MASK  UINT64_C(0x0000000000000030)
#define WSMEX_MBOX_CTL_STORAGE_MODE_SHIFT 4
#define WSMEX_MBOX_CTL_STORAGE_MODE_WIDTH 2
#define wsmex_mbox_ctl_get_storage_mode(r) /* uint64_t (wsmex_mbox_ctl r) [5:4]: 1 counts only while the enable flag is set. */ \
	UNCORE_GET64_(wsmex_mbox_ctl, r, WSMEX_MBOX_CTL_STORAGE_MODE)
#define wsmex_mbox_ctl_set_storage_mode(r, v) /* wsmex_mbox_ctl (wsmex_mbox_ctl r, v up to 0x3u) [5:4]: 1 counts only while the enable flag is set. */ \
	UNCORE_PUT64_(wsmex_mbox_ctl, wsmex_mbox_ctl_value_(r).raw, WSMEX_MBOX_CTL_STORAGE_MODE, v)

/* count_mode [3:2] RW. */
#define WSMEX_MBOX_CTL_COUNT_MODE_MASK  UINT64_C(0x000000000000000c)
#define WSMEX_MBOX_CTL_COUNT_MODE_SHIFT 2
#define WSMEX_MBOX_CTL_COUNT_MODE_WIDTH 2

enum wsmex_mbox_ctl_count_mode {
	WSMEX_MBOX_CTL_COUNT_MODE_UP = 0x0, /* Up. */
	WSMEX_MBOX_CTL_COUNT_MODE_DOWN = 0x1, /* Down. */
	WSMEX_MBOX_CTL_COUNT_MODE_BOTH = 0x2, /* Up and down. */
};
#define wsmex_mbox_ctl_get_count_mode(r) /* uint64_t (wsmex_mbox_ctl r) [3:2]: The direction. */ \
	UNCORE_GET64_(wsmex_mbox_ctl, r, WSMEX_MBOX_CTL_COUNT_MODE)
#define wsmex_mbox_ctl_set_count_mode(r, v) /* wsmex_mbox_ctl (wsmex_mbox_ctl r, v up to 0x3u) [3:2]: The direction. */ \
	UNCORE_PUT64_(wsmex_mbox_ctl, wsmex_mbox_ctl_value_(r).raw, WSMEX_MBOX_CTL_COUNT_MODE, v)

/* pmi_en [1] RW. */
#define WSMEX_MBOX_CTL_PMI_EN_MASK  UINT64_C(0x0000000000000002)
#define WSMEX_MBOX_CTL_PMI_EN_SHIFT 1
#define WSMEX_MBOX_CTL_PMI_EN_WIDTH 1
#define wsmex_mbox_ctl_get_pmi_en(r) /* uint64_t (wsmex_mbox_ctl r) [1]: A wrap sends an overflow interrupt through the U-Box. */ \
	UNCORE_GET64_(wsmex_mbox_ctl, r, WSMEX_MBOX_CTL_PMI_EN)
#define wsmex_mbox_ctl_set_pmi_en(r, v) /* wsmex_mbox_ctl (wsmex_mbox_ctl r, v up to 0x1u) [1]: A wrap sends an overflow interrupt through the U-Box. */ \
	UNCORE_PUT64_(wsmex_mbox_ctl, wsmex_mbox_ctl_value_(r).raw, WSMEX_MBOX_CTL_PMI_EN, v)

/* en [0] RW. */
#define WSMEX_MBOX_CTL_EN_MASK  UINT64_C(0x0000000000000001)
#define WSMEX_MBOX_CTL_EN_SHIFT 0
#define WSMEX_MBOX_CTL_EN_WIDTH 1
#define wsmex_mbox_ctl_get_en(r) /* uint64_t (wsmex_mbox_ctl r) [0]: Lets this counter count, once the box and the package let it too. */ \
	UNCORE_GET64_(wsmex_mbox_ctl, r, WSMEX_MBOX_CTL_EN)
#define wsmex_mbox_ctl_set_en(r, v) /* wsmex_mbox_ctl (wsmex_mbox_ctl r, v up to 0x1u) [0]: Lets this counter count, once the box and the package let it too. */ \
	UNCORE_PUT64_(wsmex_mbox_ctl, wsmex_mbox_ctl_value_(r).raw, WSMEX_MBOX_CTL_EN, v)

/*
 * ctr: M_MSR_PMU_CNT_{0-5}, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/mbox)
 */
typedef struct wsmex_mbox_ctr {
	uint64_t raw;
} wsmex_mbox_ctr;

UNCORE_ACCESSOR wsmex_mbox_ctr wsmex_mbox_ctr_value_(wsmex_mbox_ctr r)
{
	return r;
}

#define WSMEX_MBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define wsmex_mbox_ctr_reset() /* wsmex_mbox_ctr (): the value to begin from of M_MSR_PMU_CNT_{0-5}. */ \
	UNCORE_VALUE_(wsmex_mbox_ctr, WSMEX_MBOX_CTR_RESET)

#define WSMEX_MBOX_CTR_COUNT 6
#define WSMEX_MBOX_CTR_MSR 0xcb1u
#define WSMEX_MBOX_CTR_INSTANCE_STRIDE 0x40u
#define WSMEX_MBOX_CTR_INDEX_STRIDE 0x2u

#define wsmex_mbox_ctr_addr(instance, index) /* uncore_msr (instance below WSMEX_MBOX_INSTANCES, index below WSMEX_MBOX_CTR_COUNT): the address of M_MSR_PMU_CNT_{0-5}. */ \
	uncore_msr_at_(WSMEX_MBOX_CTR_MSR + \
		UNCORE_INDEX_(instance, WSMEX_MBOX_INSTANCES) * WSMEX_MBOX_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, WSMEX_MBOX_CTR_COUNT) * WSMEX_MBOX_CTR_INDEX_STRIDE)

/* count [47:0] RW-V. */
#define WSMEX_MBOX_CTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define WSMEX_MBOX_CTR_COUNT_SHIFT 0
#define WSMEX_MBOX_CTR_COUNT_WIDTH 48
#define wsmex_mbox_ctr_get_count(r) /* uint64_t (wsmex_mbox_ctr r) [47:0]: What the counter has counted. */ \
	UNCORE_GET64_(wsmex_mbox_ctr, r, WSMEX_MBOX_CTR_COUNT)
#define wsmex_mbox_ctr_set_count(r, v) /* wsmex_mbox_ctr (wsmex_mbox_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted. */ \
	UNCORE_PUT64_(wsmex_mbox_ctr, wsmex_mbox_ctr_value_(r).raw, WSMEX_MBOX_CTR_COUNT, v)

/*
 * mm_cfg: M_MSR_PMU_MM_CFG, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/mbox) (inferred)
 */
typedef struct wsmex_mbox_mm_cfg {
	uint64_t raw;
} wsmex_mbox_mm_cfg;

UNCORE_ACCESSOR wsmex_mbox_mm_cfg wsmex_mbox_mm_cfg_value_(wsmex_mbox_mm_cfg r)
{
	return r;
}

#define WSMEX_MBOX_MM_CFG_RESET UINT64_C(0x0000000000000000)
#define wsmex_mbox_mm_cfg_reset() /* wsmex_mbox_mm_cfg (): the value to begin from of M_MSR_PMU_MM_CFG. */ \
	UNCORE_VALUE_(wsmex_mbox_mm_cfg, WSMEX_MBOX_MM_CFG_RESET)

#define WSMEX_MBOX_MM_CFG_MSRS 0xe54, 0xe5c

UNCORE_ACCESSOR uncore_msr wsmex_mbox_mm_cfg_addr(unsigned instance)
{
	static const uint32_t base[WSMEX_MBOX_INSTANCES] = { WSMEX_MBOX_MM_CFG_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define wsmex_mbox_mm_cfg_addr(instance) /* uncore_msr (instance below WSMEX_MBOX_INSTANCES): the address of M_MSR_PMU_MM_CFG. */ \
	wsmex_mbox_mm_cfg_addr(UNCORE_INDEX_(instance, WSMEX_MBOX_INSTANCES))

/* en [63] RW. */
#define WSMEX_MBOX_MM_CFG_MATCH_EN_MASK  UINT64_C(0x8000000000000000)
#define WSMEX_MBOX_MM_CFG_MATCH_EN_SHIFT 63
#define WSMEX_MBOX_MM_CFG_MATCH_EN_WIDTH 1
#define wsmex_mbox_mm_cfg_get_match_en(r) /* uint64_t (wsmex_mbox_mm_cfg r) [63]: Lets the address match decide what DRAM_CMD counts. */ \
	UNCORE_GET64_(wsmex_mbox_mm_cfg, r, WSMEX_MBOX_MM_CFG_MATCH_EN)
#define wsmex_mbox_mm_cfg_set_match_en(r, v) /* wsmex_mbox_mm_cfg (wsmex_mbox_mm_cfg r, v up to 0x1u) [63]: Lets the address match decide what DRAM_CMD counts. */ \
	UNCORE_PUT64_(wsmex_mbox_mm_cfg, wsmex_mbox_mm_cfg_value_(r).raw, WSMEX_MBOX_MM_CFG_MATCH_EN, v)

/*
 * match: M_MSR_PMU_ADDR_MATCH, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/mbox)
 * (cross-source)
 */
typedef struct wsmex_mbox_match {
	uint64_t raw;
} wsmex_mbox_match;

UNCORE_ACCESSOR wsmex_mbox_match wsmex_mbox_match_value_(wsmex_mbox_match r)
{
	return r;
}

#define WSMEX_MBOX_MATCH_RESET UINT64_C(0x0000000000000000)
#define wsmex_mbox_match_reset() /* wsmex_mbox_match (): the value to begin from of M_MSR_PMU_ADDR_MATCH. */ \
	UNCORE_VALUE_(wsmex_mbox_match, WSMEX_MBOX_MATCH_RESET)

#define WSMEX_MBOX_MATCH_MSRS 0xe55, 0xe5d

UNCORE_ACCESSOR uncore_msr wsmex_mbox_match_addr(unsigned instance)
{
	static const uint32_t base[WSMEX_MBOX_INSTANCES] = { WSMEX_MBOX_MATCH_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define wsmex_mbox_match_addr(instance) /* uncore_msr (instance below WSMEX_MBOX_INSTANCES): the address of M_MSR_PMU_ADDR_MATCH. */ \
	wsmex_mbox_match_addr(UNCORE_INDEX_(instance, WSMEX_MBOX_INSTANCES))

/* addr [33:0] RW. */
#define WSMEX_MBOX_MATCH_ADDR_MASK  UINT64_C(0x00000003ffffffff)
#define WSMEX_MBOX_MATCH_ADDR_SHIFT 0
#define WSMEX_MBOX_MATCH_ADDR_WIDTH 34
#define wsmex_mbox_match_get_addr(r) /* uint64_t (wsmex_mbox_match r) [33:0]: Address to match, while match_en is 1. */ \
	UNCORE_GET64_(wsmex_mbox_match, r, WSMEX_MBOX_MATCH_ADDR)
#define wsmex_mbox_match_set_addr(r, v) /* wsmex_mbox_match (wsmex_mbox_match r, v up to 0x3ffffffffull) [33:0]: Address to match, while match_en is 1. */ \
	UNCORE_PUT64_(wsmex_mbox_match, wsmex_mbox_match_value_(r).raw, WSMEX_MBOX_MATCH_ADDR, v)

/*
 * mask: M_MSR_PMU_ADDR_MASK, 64 bits
 * Source: linux-nhmex uncore_nhmex.c; likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/mbox)
 * (cross-source)
 */
typedef struct wsmex_mbox_mask {
	uint64_t raw;
} wsmex_mbox_mask;

UNCORE_ACCESSOR wsmex_mbox_mask wsmex_mbox_mask_value_(wsmex_mbox_mask r)
{
	return r;
}

#define WSMEX_MBOX_MASK_RESET UINT64_C(0x0000000000000000)
#define wsmex_mbox_mask_reset() /* wsmex_mbox_mask (): the value to begin from of M_MSR_PMU_ADDR_MASK. */ \
	UNCORE_VALUE_(wsmex_mbox_mask, WSMEX_MBOX_MASK_RESET)

#define WSMEX_MBOX_MASK_MSRS 0xe56, 0xe5e

UNCORE_ACCESSOR uncore_msr wsmex_mbox_mask_addr(unsigned instance)
{
	static const uint32_t base[WSMEX_MBOX_INSTANCES] = { WSMEX_MBOX_MASK_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define wsmex_mbox_mask_addr(instance) /* uncore_msr (instance below WSMEX_MBOX_INSTANCES): the address of M_MSR_PMU_ADDR_MASK. */ \
	wsmex_mbox_mask_addr(UNCORE_INDEX_(instance, WSMEX_MBOX_INSTANCES))

/* addr_mask [26:0] RW. */
#define WSMEX_MBOX_MASK_ADDR_MASK_MASK  UINT64_C(0x0000000007ffffff)
#define WSMEX_MBOX_MASK_ADDR_MASK_SHIFT 0
#define WSMEX_MBOX_MASK_ADDR_MASK_WIDTH 27
#define wsmex_mbox_mask_get_addr_mask(r) /* uint64_t (wsmex_mbox_mask r) [26:0]: Bits 32:6 of the address that are compared, while match_en is 1. */ \
	UNCORE_GET64_(wsmex_mbox_mask, r, WSMEX_MBOX_MASK_ADDR_MASK)
#define wsmex_mbox_mask_set_addr_mask(r, v) /* wsmex_mbox_mask (wsmex_mbox_mask r, v up to 0x7ffffffu) [26:0]: Bits 32:6 of the address that are compared, while match_en is 1. */ \
	UNCORE_PUT64_(wsmex_mbox_mask, wsmex_mbox_mask_value_(r).raw, WSMEX_MBOX_MASK_ADDR_MASK, v)

#ifdef __cplusplus
}
#endif

#endif
