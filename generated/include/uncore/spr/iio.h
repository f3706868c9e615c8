/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/spr/iio.box.json by "make generate". Do not edit. */
/*
 * spr iio: I/O stack. One stack of I/O lanes: data and transactions between its cards and the rest, and address
 * translation.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_iio; likwid perfmon_sapphirerapids_counters.h
 * sapphirerapids_uncore_discovery_map; pcm types.h SPR_M2IOSF_*
 */
#ifndef UNCORE_SPR_IIO_H
#define UNCORE_SPR_IIO_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SPR_IIO_INSTANCES 12

#define SPR_IIO_GENERAL_COUNTERS   4
#define SPR_IIO_GENERAL_WIDTH      48
#define SPR_IIO_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define SPR_IIO_CLOCK_COUNTERS   1
#define SPR_IIO_CLOCK_WIDTH      48
#define SPR_IIO_CLOCK_COUNT_MASK UINT64_C(0xffffffffffff)

#define SPR_IIO_BW_IN_COUNTERS   8
#define SPR_IIO_BW_IN_WIDTH      48
#define SPR_IIO_BW_IN_COUNT_MASK UINT64_C(0xffffffffffff)

#define SPR_IIO_BW_OUT_COUNTERS   8
#define SPR_IIO_BW_OUT_WIDTH      48
#define SPR_IIO_BW_OUT_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: IIOn_MSR_PMON_BOX_CTL, 64 bits
 * Freezes and resets the counters.
 * Source: pcm types.h SPR_M2IOSF_IIO_*, SPR_M2IOSF_REG_STEP (inferred)
 */
typedef struct spr_iio_box_ctl {
	uint64_t raw;
} spr_iio_box_ctl;

UNCORE_ACCESSOR spr_iio_box_ctl spr_iio_box_ctl_value_(spr_iio_box_ctl r)
{
	return r;
}

#define SPR_IIO_BOX_CTL_RESET UINT64_C(0x0000000000000000)
#define spr_iio_box_ctl_reset() /* spr_iio_box_ctl (): the value to begin from of IIOn_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(spr_iio_box_ctl, SPR_IIO_BOX_CTL_RESET)

#define SPR_IIO_BOX_CTL_MSR 0x3000u
#define SPR_IIO_BOX_CTL_INSTANCE_STRIDE 0x10u

#define spr_iio_box_ctl_addr(instance) /* uncore_msr (instance below SPR_IIO_INSTANCES): the address of IIOn_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(SPR_IIO_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, SPR_IIO_INSTANCES) * SPR_IIO_BOX_CTL_INSTANCE_STRIDE)

/* rst_ctrs [9] WO. */
#define SPR_IIO_BOX_CTL_RST_CTRS_MASK  UINT64_C(0x0000000000000200)
#define SPR_IIO_BOX_CTL_RST_CTRS_SHIFT 9
#define SPR_IIO_BOX_CTL_RST_CTRS_WIDTH 1
#define spr_iio_box_ctl_set_rst_ctrs(r, v) /* spr_iio_box_ctl (spr_iio_box_ctl r, v up to 0x1u) [9]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT64_(spr_iio_box_ctl, spr_iio_box_ctl_value_(r).raw, SPR_IIO_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [8] WO. */
#define SPR_IIO_BOX_CTL_RST_CTRL_MASK  UINT64_C(0x0000000000000100)
#define SPR_IIO_BOX_CTL_RST_CTRL_SHIFT 8
#define SPR_IIO_BOX_CTL_RST_CTRL_WIDTH 1
#define spr_iio_box_ctl_set_rst_ctrl(r, v) /* spr_iio_box_ctl (spr_iio_box_ctl r, v up to 0x1u) [8]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT64_(spr_iio_box_ctl, spr_iio_box_ctl_value_(r).raw, SPR_IIO_BOX_CTL_RST_CTRL, v)

/* frz [0] RW. */
#define SPR_IIO_BOX_CTL_FRZ_MASK  UINT64_C(0x0000000000000001)
#define SPR_IIO_BOX_CTL_FRZ_SHIFT 0
#define SPR_IIO_BOX_CTL_FRZ_WIDTH 1
#define spr_iio_box_ctl_get_frz(r) /* uint64_t (spr_iio_box_ctl r) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET64_(spr_iio_box_ctl, r, SPR_IIO_BOX_CTL_FRZ)
#define spr_iio_box_ctl_set_frz(r, v) /* spr_iio_box_ctl (spr_iio_box_ctl r, v up to 0x1u) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT64_(spr_iio_box_ctl, spr_iio_box_ctl_value_(r).raw, SPR_IIO_BOX_CTL_FRZ, v)

/*
 * ctl: IIOn_MSR_PMON_CTL{0-3}, 64 bits
 * Chooses the event of counter {0-3}.
 * Source: pcm types.h SPR_M2IOSF_IIO_*, SPR_M2IOSF_REG_STEP (inferred)
 */
typedef struct spr_iio_ctl {
	uint64_t raw;
} spr_iio_ctl;

UNCORE_ACCESSOR spr_iio_ctl spr_iio_ctl_value_(spr_iio_ctl r)
{
	return r;
}

#define SPR_IIO_CTL_RESET     UINT64_C(0x0000000000000000)
#define SPR_IIO_CTL_MUST_ZERO UINT64_C(0x0000000000600000)
#define spr_iio_ctl_reset() /* spr_iio_ctl (): the value to begin from of IIOn_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(spr_iio_ctl, SPR_IIO_CTL_RESET)

#define SPR_IIO_CTL_COUNT 4
#define SPR_IIO_CTL_MSR 0x3002u
#define SPR_IIO_CTL_INSTANCE_STRIDE 0x10u
#define SPR_IIO_CTL_INDEX_STRIDE 0x1u

#define spr_iio_ctl_addr(instance, index) /* uncore_msr (instance below SPR_IIO_INSTANCES, index below SPR_IIO_CTL_COUNT): the address of IIOn_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(SPR_IIO_CTL_MSR + \
		UNCORE_INDEX_(instance, SPR_IIO_INSTANCES) * SPR_IIO_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, SPR_IIO_CTL_COUNT) * SPR_IIO_CTL_INDEX_STRIDE)

/* fc_mask [50:48] RW-V. */
#define SPR_IIO_CTL_FC_MASK_MASK  UINT64_C(0x0007000000000000)
#define SPR_IIO_CTL_FC_MASK_SHIFT 48
#define SPR_IIO_CTL_FC_MASK_WIDTH 3

/* Values may be OR-ed. */
enum spr_iio_ctl_fc_mask {
	SPR_IIO_CTL_FC_MASK_POSTED = 0x1, /* Requests without an answer: memory writes and messages. */
	SPR_IIO_CTL_FC_MASK_NON_POSTED = 0x2, /* Requests that wait for an answer: reads, and accesses to configuration and I/O space. */
	SPR_IIO_CTL_FC_MASK_COMPLETION = 0x4, /* Answers to such requests. */
	SPR_IIO_CTL_FC_MASK_ANY = 0x7, /* Every kind. */
};
#define spr_iio_ctl_get_fc_mask(r) /* uint64_t (spr_iio_ctl r) [50:48]: The kinds of transactions that count. With none, an event of data or of transactions counts nothing. */ \
	UNCORE_GET64_(spr_iio_ctl, r, SPR_IIO_CTL_FC_MASK)
#define spr_iio_ctl_set_fc_mask(r, v) /* spr_iio_ctl (spr_iio_ctl r, v up to 0x7u) [50:48]: The kinds of transactions that count. With none, an event of data or of transactions counts nothing. */ \
	UNCORE_PUT64_(spr_iio_ctl, spr_iio_ctl_value_(r).raw, SPR_IIO_CTL_FC_MASK, v)

/* ch_mask [47:36] RW-V. */
#define SPR_IIO_CTL_CH_MASK_MASK  UINT64_C(0x0000fff000000000)
#define SPR_IIO_CTL_CH_MASK_SHIFT 36
#define SPR_IIO_CTL_CH_MASK_WIDTH 12

/* Values may be OR-ed. */
enum spr_iio_ctl_ch_mask {
	SPR_IIO_CTL_CH_MASK_PART0 = 0x1, /* Part 0 of the stack. */
	SPR_IIO_CTL_CH_MASK_PART1 = 0x2, /* Part 1 of the stack. */
	SPR_IIO_CTL_CH_MASK_PART2 = 0x4, /* Part 2 of the stack. */
	SPR_IIO_CTL_CH_MASK_PART3 = 0x8, /* Part 3 of the stack. */
	SPR_IIO_CTL_CH_MASK_PART4 = 0x10, /* Part 4 of the stack. */
	SPR_IIO_CTL_CH_MASK_PART5 = 0x20, /* Part 5 of the stack. */
	SPR_IIO_CTL_CH_MASK_PART6 = 0x40, /* Part 6 of the stack. */
	SPR_IIO_CTL_CH_MASK_PART7 = 0x80, /* Part 7 of the stack. */
};
#define spr_iio_ctl_get_ch_mask(r) /* uint64_t (spr_iio_ctl r) [47:36]: The parts of the stack that count; the event list has eight. With none, an event of data or of transactions counts nothing. */ \
	UNCORE_GET64_(spr_iio_ctl, r, SPR_IIO_CTL_CH_MASK)
#define spr_iio_ctl_set_ch_mask(r, v) /* spr_iio_ctl (spr_iio_ctl r, v up to 0xfffu) [47:36]: The parts of the stack that count; the event list has eight. With none, an event of data or of transactions counts nothing. */ \
	UNCORE_PUT64_(spr_iio_ctl, spr_iio_ctl_value_(r).raw, SPR_IIO_CTL_CH_MASK, v)

/* thresh [35:24] RW-V. */
#define SPR_IIO_CTL_THRESH_MASK  UINT64_C(0x0000000fff000000)
#define SPR_IIO_CTL_THRESH_SHIFT 24
#define SPR_IIO_CTL_THRESH_WIDTH 12
#define spr_iio_ctl_get_thresh(r) /* uint64_t (spr_iio_ctl r) [35:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(spr_iio_ctl, r, SPR_IIO_CTL_THRESH)
#define spr_iio_ctl_set_thresh(r, v) /* spr_iio_ctl (spr_iio_ctl r, v up to 0xfffu) [35:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(spr_iio_ctl, spr_iio_ctl_value_(r).raw, SPR_IIO_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SPR_IIO_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define SPR_IIO_CTL_INVERT_SHIFT 23
#define SPR_IIO_CTL_INVERT_WIDTH 1

enum spr_iio_ctl_invert {
	SPR_IIO_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SPR_IIO_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define spr_iio_ctl_get_invert(r) /* uint64_t (spr_iio_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(spr_iio_ctl, r, SPR_IIO_CTL_INVERT)
#define spr_iio_ctl_set_invert(r, v) /* spr_iio_ctl (spr_iio_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(spr_iio_ctl, spr_iio_ctl_value_(r).raw, SPR_IIO_CTL_INVERT, v)

/* ov_en [20] RW-V. */
#define SPR_IIO_CTL_OV_EN_MASK  UINT64_C(0x0000000000100000)
#define SPR_IIO_CTL_OV_EN_SHIFT 20
#define SPR_IIO_CTL_OV_EN_WIDTH 1
#define spr_iio_ctl_get_ov_en(r) /* uint64_t (spr_iio_ctl r) [20]: A wrap of the counter is reported. */ \
	UNCORE_GET64_(spr_iio_ctl, r, SPR_IIO_CTL_OV_EN)
#define spr_iio_ctl_set_ov_en(r, v) /* spr_iio_ctl (spr_iio_ctl r, v up to 0x1u) [20]: A wrap of the counter is reported. */ \
	UNCORE_PUT64_(spr_iio_ctl, spr_iio_ctl_value_(r).raw, SPR_IIO_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SPR_IIO_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define SPR_IIO_CTL_EDGE_DET_SHIFT 18
#define SPR_IIO_CTL_EDGE_DET_WIDTH 1
#define spr_iio_ctl_get_edge_det(r) /* uint64_t (spr_iio_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(spr_iio_ctl, r, SPR_IIO_CTL_EDGE_DET)
#define spr_iio_ctl_set_edge_det(r, v) /* spr_iio_ctl (spr_iio_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(spr_iio_ctl, spr_iio_ctl_value_(r).raw, SPR_IIO_CTL_EDGE_DET, v)

/* umask [15:8] RW-V. */
#define SPR_IIO_CTL_UMASK_MASK  UINT64_C(0x000000000000ff00)
#define SPR_IIO_CTL_UMASK_SHIFT 8
#define SPR_IIO_CTL_UMASK_WIDTH 8
#define spr_iio_ctl_get_umask(r) /* uint64_t (spr_iio_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET64_(spr_iio_ctl, r, SPR_IIO_CTL_UMASK)
#define spr_iio_ctl_set_umask(r, v) /* spr_iio_ctl (spr_iio_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT64_(spr_iio_ctl, spr_iio_ctl_value_(r).raw, SPR_IIO_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define SPR_IIO_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define SPR_IIO_CTL_EV_SEL_SHIFT 0
#define SPR_IIO_CTL_EV_SEL_WIDTH 8
#define spr_iio_ctl_get_ev_sel(r) /* uint64_t (spr_iio_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(spr_iio_ctl, r, SPR_IIO_CTL_EV_SEL)
#define spr_iio_ctl_set_ev_sel(r, v) /* spr_iio_ctl (spr_iio_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(spr_iio_ctl, spr_iio_ctl_value_(r).raw, SPR_IIO_CTL_EV_SEL, v)

/*
 * ctr: IIOn_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: pcm types.h SPR_M2IOSF_IIO_*, SPR_M2IOSF_REG_STEP (inferred)
 */
typedef struct spr_iio_ctr {
	uint64_t raw;
} spr_iio_ctr;

UNCORE_ACCESSOR spr_iio_ctr spr_iio_ctr_value_(spr_iio_ctr r)
{
	return r;
}

#define SPR_IIO_CTR_RESET UINT64_C(0x0000000000000000)
#define spr_iio_ctr_reset() /* spr_iio_ctr (): the value to begin from of IIOn_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(spr_iio_ctr, SPR_IIO_CTR_RESET)

#define SPR_IIO_CTR_COUNT 4
#define SPR_IIO_CTR_MSR 0x3008u
#define SPR_IIO_CTR_INSTANCE_STRIDE 0x10u
#define SPR_IIO_CTR_INDEX_STRIDE 0x1u

#define spr_iio_ctr_addr(instance, index) /* uncore_msr (instance below SPR_IIO_INSTANCES, index below SPR_IIO_CTR_COUNT): the address of IIOn_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(SPR_IIO_CTR_MSR + \
		UNCORE_INDEX_(instance, SPR_IIO_INSTANCES) * SPR_IIO_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, SPR_IIO_CTR_COUNT) * SPR_IIO_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define SPR_IIO_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SPR_IIO_CTR_EVENT_COUNT_SHIFT 0
#define SPR_IIO_CTR_EVENT_COUNT_WIDTH 48
#define spr_iio_ctr_get_event_count(r) /* uint64_t (spr_iio_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(spr_iio_ctr, r, SPR_IIO_CTR_EVENT_COUNT)
#define spr_iio_ctr_set_event_count(r, v) /* spr_iio_ctr (spr_iio_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(spr_iio_ctr, spr_iio_ctr_value_(r).raw, SPR_IIO_CTR_EVENT_COUNT, v)

/*
 * clk_ctr: IIOn_MSR_PMON_FRCTR_CLK, 64 bits
 * Clock of the stack, running freely.
 * Source: linux-6.12 uncore_snbep.c spr_iio_freerunning SPR_IIO_MSR_IOCLK (inferred)
 */
typedef struct spr_iio_clk_ctr {
	uint64_t raw;
} spr_iio_clk_ctr;

UNCORE_ACCESSOR spr_iio_clk_ctr spr_iio_clk_ctr_value_(spr_iio_clk_ctr r)
{
	return r;
}

#define SPR_IIO_CLK_CTR_RESET UINT64_C(0x0000000000000000)
#define spr_iio_clk_ctr_reset() /* spr_iio_clk_ctr (): the value to begin from of IIOn_MSR_PMON_FRCTR_CLK. */ \
	UNCORE_VALUE_(spr_iio_clk_ctr, SPR_IIO_CLK_CTR_RESET)

#define SPR_IIO_CLK_CTR_MSR 0x340eu
#define SPR_IIO_CLK_CTR_INSTANCE_STRIDE 0x10u

#define spr_iio_clk_ctr_addr(instance) /* uncore_msr (instance below SPR_IIO_INSTANCES): the address of IIOn_MSR_PMON_FRCTR_CLK. */ \
	uncore_msr_at_(SPR_IIO_CLK_CTR_MSR + \
		UNCORE_INDEX_(instance, SPR_IIO_INSTANCES) * SPR_IIO_CLK_CTR_INSTANCE_STRIDE)

/* event_count [47:0] RO-V. */
#define SPR_IIO_CLK_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SPR_IIO_CLK_CTR_EVENT_COUNT_SHIFT 0
#define SPR_IIO_CLK_CTR_EVENT_COUNT_WIDTH 48
#define spr_iio_clk_ctr_get_event_count(r) /* uint64_t (spr_iio_clk_ctr r) [47:0]: What has been counted since the processor was reset; it wraps at 48 bits. */ \
	UNCORE_GET64_(spr_iio_clk_ctr, r, SPR_IIO_CLK_CTR_EVENT_COUNT)

/*
 * bw_in_ctr: IIOn_MSR_PMON_FRCTR_BW_IN{0-7}, 64 bits
 * Data that came in through part {0-7}, running freely.
 * Source: linux-6.12 uncore_snbep.c spr_iio_freerunning SPR_IIO_MSR_BW_IN (inferred)
 */
typedef struct spr_iio_bw_in_ctr {
	uint64_t raw;
} spr_iio_bw_in_ctr;

UNCORE_ACCESSOR spr_iio_bw_in_ctr spr_iio_bw_in_ctr_value_(spr_iio_bw_in_ctr r)
{
	return r;
}

#define SPR_IIO_BW_IN_CTR_RESET UINT64_C(0x0000000000000000)
#define spr_iio_bw_in_ctr_reset() /* spr_iio_bw_in_ctr (): the value to begin from of IIOn_MSR_PMON_FRCTR_BW_IN{0-7}. */ \
	UNCORE_VALUE_(spr_iio_bw_in_ctr, SPR_IIO_BW_IN_CTR_RESET)

#define SPR_IIO_BW_IN_CTR_COUNT 8
#define SPR_IIO_BW_IN_CTR_MSR 0x3800u
#define SPR_IIO_BW_IN_CTR_INSTANCE_STRIDE 0x10u
#define SPR_IIO_BW_IN_CTR_INDEX_STRIDE 0x1u

#define spr_iio_bw_in_ctr_addr(instance, index) /* uncore_msr (instance below SPR_IIO_INSTANCES, index below SPR_IIO_BW_IN_CTR_COUNT): the address of IIOn_MSR_PMON_FRCTR_BW_IN{0-7}. */ \
	uncore_msr_at_(SPR_IIO_BW_IN_CTR_MSR + \
		UNCORE_INDEX_(instance, SPR_IIO_INSTANCES) * SPR_IIO_BW_IN_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, SPR_IIO_BW_IN_CTR_COUNT) * SPR_IIO_BW_IN_CTR_INDEX_STRIDE)

/* event_count [47:0] RO-V. */
#define SPR_IIO_BW_IN_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SPR_IIO_BW_IN_CTR_EVENT_COUNT_SHIFT 0
#define SPR_IIO_BW_IN_CTR_EVENT_COUNT_WIDTH 48
#define spr_iio_bw_in_ctr_get_event_count(r) /* uint64_t (spr_iio_bw_in_ctr r) [47:0]: the same bits as in spr_iio_clk_ctr. */ \
	UNCORE_GET64_(spr_iio_bw_in_ctr, r, SPR_IIO_BW_IN_CTR_EVENT_COUNT)

/*
 * bw_out_ctr: IIOn_MSR_PMON_FRCTR_BW_OUT{0-7}, 64 bits
 * Data that went out through part {0-7}, running freely.
 * Source: linux-6.12 uncore_snbep.c spr_iio_freerunning SPR_IIO_MSR_BW_OUT (inferred)
 */
typedef struct spr_iio_bw_out_ctr {
	uint64_t raw;
} spr_iio_bw_out_ctr;

UNCORE_ACCESSOR spr_iio_bw_out_ctr spr_iio_bw_out_ctr_value_(spr_iio_bw_out_ctr r)
{
	return r;
}

#define SPR_IIO_BW_OUT_CTR_RESET UINT64_C(0x0000000000000000)
#define spr_iio_bw_out_ctr_reset() /* spr_iio_bw_out_ctr (): the value to begin from of IIOn_MSR_PMON_FRCTR_BW_OUT{0-7}. */ \
	UNCORE_VALUE_(spr_iio_bw_out_ctr, SPR_IIO_BW_OUT_CTR_RESET)

#define SPR_IIO_BW_OUT_CTR_COUNT 8
#define SPR_IIO_BW_OUT_CTR_MSR 0x3808u
#define SPR_IIO_BW_OUT_CTR_INSTANCE_STRIDE 0x10u
#define SPR_IIO_BW_OUT_CTR_INDEX_STRIDE 0x1u

#define spr_iio_bw_out_ctr_addr(instance, index) /* uncore_msr (instance below SPR_IIO_INSTANCES, index below SPR_IIO_BW_OUT_CTR_COUNT): the address of IIOn_MSR_PMON_FRCTR_BW_OUT{0-7}. */ \
	uncore_msr_at_(SPR_IIO_BW_OUT_CTR_MSR + \
		UNCORE_INDEX_(instance, SPR_IIO_INSTANCES) * SPR_IIO_BW_OUT_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, SPR_IIO_BW_OUT_CTR_COUNT) * SPR_IIO_BW_OUT_CTR_INDEX_STRIDE)

/* event_count [47:0] RO-V. */
#define SPR_IIO_BW_OUT_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SPR_IIO_BW_OUT_CTR_EVENT_COUNT_SHIFT 0
#define SPR_IIO_BW_OUT_CTR_EVENT_COUNT_WIDTH 48
#define spr_iio_bw_out_ctr_get_event_count(r) /* uint64_t (spr_iio_bw_out_ctr r) [47:0]: the same bits as in spr_iio_clk_ctr. */ \
	UNCORE_GET64_(spr_iio_bw_out_ctr, r, SPR_IIO_BW_OUT_CTR_EVENT_COUNT)

#ifdef __cplusplus
}
#endif

#endif
