/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/iio.box.json by "make generate". Do not edit. */
/*
 * snr iio: I/O stack. One stack of the I/O complex with the devices below it: 0 has QAT, 1 the chipset's link (DMI) and
 * the copy engines (CBDMA), 2 the network, 3 the load balancer (DLB, once HQM), 4 the PCIe slots.
 * Source: linux-6.12 uncore_snbep.c snr_uncore_iio, snr_iio_freerunning; pcm types.h SNR_IIO_CBDMA_*, cpucounters.h
 * SnowridgeIIOStacks
 */
#ifndef UNCORE_SNR_IIO_H
#define UNCORE_SNR_IIO_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SNR_IIO_INSTANCES 5

#define SNR_IIO_GENERAL_COUNTERS   4
#define SNR_IIO_GENERAL_WIDTH      48
#define SNR_IIO_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define SNR_IIO_CLOCK_COUNTERS   1
#define SNR_IIO_CLOCK_WIDTH      48
#define SNR_IIO_CLOCK_COUNT_MASK UINT64_C(0xffffffffffff)

#define SNR_IIO_BW_IN_COUNTERS   8
#define SNR_IIO_BW_IN_WIDTH      48
#define SNR_IIO_BW_IN_COUNT_MASK UINT64_C(0xffffffffffff)

#define SNR_IIO_BW_OUT_COUNTERS   8
#define SNR_IIO_BW_OUT_WIDTH      48
#define SNR_IIO_BW_OUT_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: IIOn_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux-6.12 uncore_snbep.c SNR_IIO_MSR_PMON_BOX_CTL, SNR_IIO_MSR_OFFSET; pcm types.h SNR_IIO_CBDMA_UNIT_CTL
 * (cross-source)
 */
typedef struct snr_iio_box_ctl {
	uint32_t raw;
} snr_iio_box_ctl;

UNCORE_ACCESSOR snr_iio_box_ctl snr_iio_box_ctl_value_(snr_iio_box_ctl r)
{
	return r;
}

#define SNR_IIO_BOX_CTL_RESET     0x00030000u
#define SNR_IIO_BOX_CTL_MUST_ONE  0x00030000u
#define snr_iio_box_ctl_reset() /* snr_iio_box_ctl (): the value to begin from of IIOn_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(snr_iio_box_ctl, SNR_IIO_BOX_CTL_RESET)

#define SNR_IIO_BOX_CTL_MSR 0x1e00u
#define SNR_IIO_BOX_CTL_INSTANCE_STRIDE 0x10u

#define snr_iio_box_ctl_addr(instance) /* uncore_msr (instance below SNR_IIO_INSTANCES): the address of IIOn_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(SNR_IIO_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, SNR_IIO_INSTANCES) * SNR_IIO_BOX_CTL_INSTANCE_STRIDE)

/* frz [8] RW. */
#define SNR_IIO_BOX_CTL_FRZ_MASK  0x00000100u
#define SNR_IIO_BOX_CTL_FRZ_SHIFT 8
#define SNR_IIO_BOX_CTL_FRZ_WIDTH 1
#define snr_iio_box_ctl_get_frz(r) /* uint32_t (snr_iio_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(snr_iio_box_ctl, r, SNR_IIO_BOX_CTL_FRZ)
#define snr_iio_box_ctl_set_frz(r, v) /* snr_iio_box_ctl (snr_iio_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(snr_iio_box_ctl, snr_iio_box_ctl_value_(r).raw, SNR_IIO_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define SNR_IIO_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define SNR_IIO_BOX_CTL_RST_CTRS_SHIFT 1
#define SNR_IIO_BOX_CTL_RST_CTRS_WIDTH 1
#define snr_iio_box_ctl_set_rst_ctrs(r, v) /* snr_iio_box_ctl (snr_iio_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(snr_iio_box_ctl, snr_iio_box_ctl_value_(r).raw, SNR_IIO_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define SNR_IIO_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define SNR_IIO_BOX_CTL_RST_CTRL_SHIFT 0
#define SNR_IIO_BOX_CTL_RST_CTRL_WIDTH 1
#define snr_iio_box_ctl_set_rst_ctrl(r, v) /* snr_iio_box_ctl (snr_iio_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(snr_iio_box_ctl, snr_iio_box_ctl_value_(r).raw, SNR_IIO_BOX_CTL_RST_CTRL, v)

/*
 * box_status: IIOn_MSR_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped, by its name; no program uses it.
 * No source says whether it can be read or written.
 * Source: pcm types.h SNR_IIO_CBDMA_UNIT_STATUS (inferred)
 */
typedef struct snr_iio_box_status {
	uint32_t raw;
} snr_iio_box_status;

UNCORE_ACCESSOR snr_iio_box_status snr_iio_box_status_value_(snr_iio_box_status r)
{
	return r;
}

#define SNR_IIO_BOX_STATUS_RESET 0x00000000u
#define snr_iio_box_status_reset() /* snr_iio_box_status (): the value to begin from of IIOn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(snr_iio_box_status, SNR_IIO_BOX_STATUS_RESET)

#define SNR_IIO_BOX_STATUS_MSR 0x1e07u
#define SNR_IIO_BOX_STATUS_INSTANCE_STRIDE 0x10u

#define snr_iio_box_status_addr(instance) /* uncore_msr (instance below SNR_IIO_INSTANCES): the address of IIOn_MSR_PMON_BOX_STATUS. */ \
	uncore_msr_at_(SNR_IIO_BOX_STATUS_MSR + \
		UNCORE_INDEX_(instance, SNR_IIO_INSTANCES) * SNR_IIO_BOX_STATUS_INSTANCE_STRIDE)

/*
 * ctl: IIOn_MSR_PMON_CTL{0-3}, 64 bits
 * Chooses the event of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c SNR_IIO_MSR_PMON_CTL0, SNR_IIO_MSR_OFFSET; pcm types.h SNR_IIO_CBDMA_CTL0
 * (cross-source)
 */
typedef struct snr_iio_ctl {
	uint64_t raw;
} snr_iio_ctl;

UNCORE_ACCESSOR snr_iio_ctl snr_iio_ctl_value_(snr_iio_ctl r)
{
	return r;
}

#define SNR_IIO_CTL_RESET     UINT64_C(0x0000000000000000)
#define SNR_IIO_CTL_MUST_ZERO UINT64_C(0x0000000000010000)
#define snr_iio_ctl_reset() /* snr_iio_ctl (): the value to begin from of IIOn_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(snr_iio_ctl, SNR_IIO_CTL_RESET)

#define SNR_IIO_CTL_COUNT 4
#define SNR_IIO_CTL_MSR 0x1e08u
#define SNR_IIO_CTL_INSTANCE_STRIDE 0x10u
#define SNR_IIO_CTL_INDEX_STRIDE 0x1u

#define snr_iio_ctl_addr(instance, index) /* uncore_msr (instance below SNR_IIO_INSTANCES, index below SNR_IIO_CTL_COUNT): the address of IIOn_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(SNR_IIO_CTL_MSR + \
		UNCORE_INDEX_(instance, SNR_IIO_INSTANCES) * SNR_IIO_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, SNR_IIO_CTL_COUNT) * SNR_IIO_CTL_INDEX_STRIDE)

/* fc_mask [50:48] RW-V. */
#define SNR_IIO_CTL_FC_MASK_MASK  UINT64_C(0x0007000000000000)
#define SNR_IIO_CTL_FC_MASK_SHIFT 48
#define SNR_IIO_CTL_FC_MASK_WIDTH 3

/* Values may be OR-ed. */
enum snr_iio_ctl_fc_mask {
	SNR_IIO_CTL_FC_MASK_POSTED = 0x1, /* Requests without an answer: memory writes and messages. */
	SNR_IIO_CTL_FC_MASK_NON_POSTED = 0x2, /* Requests that wait for an answer: reads, and accesses to configuration and I/O space. */
	SNR_IIO_CTL_FC_MASK_COMPLETION = 0x4, /* Answers to such requests. */
	SNR_IIO_CTL_FC_MASK_ANY = 0x7, /* Every kind. */
};
#define snr_iio_ctl_get_fc_mask(r) /* uint64_t (snr_iio_ctl r) [50:48]: The kinds of transactions that count. With none, an event of data or of transactions counts nothing. */ \
	UNCORE_GET64_(snr_iio_ctl, r, SNR_IIO_CTL_FC_MASK)
#define snr_iio_ctl_set_fc_mask(r, v) /* snr_iio_ctl (snr_iio_ctl r, v up to 0x7u) [50:48]: The kinds of transactions that count. With none, an event of data or of transactions counts nothing. */ \
	UNCORE_PUT64_(snr_iio_ctl, snr_iio_ctl_value_(r).raw, SNR_IIO_CTL_FC_MASK, v)

/* ch_mask [47:36] RW-V. */
#define SNR_IIO_CTL_CH_MASK_MASK  UINT64_C(0x0000fff000000000)
#define SNR_IIO_CTL_CH_MASK_SHIFT 36
#define SNR_IIO_CTL_CH_MASK_WIDTH 12

/* Values may be OR-ed. */
enum snr_iio_ctl_ch_mask {
	SNR_IIO_CTL_CH_MASK_PART0 = 0x1, /* Part 0 of the stack. */
	SNR_IIO_CTL_CH_MASK_PART1 = 0x2, /* Part 1 of the stack. */
	SNR_IIO_CTL_CH_MASK_PART2 = 0x4, /* Part 2 of the stack. */
	SNR_IIO_CTL_CH_MASK_PART3 = 0x8, /* Part 3 of the stack. */
	SNR_IIO_CTL_CH_MASK_PART4 = 0x10, /* Part 4 of the stack. */
	SNR_IIO_CTL_CH_MASK_PART5 = 0x20, /* Part 5 of the stack. */
	SNR_IIO_CTL_CH_MASK_PART6 = 0x40, /* Part 6 of the stack. */
	SNR_IIO_CTL_CH_MASK_PART7 = 0x80, /* Part 7 of the stack. */
	SNR_IIO_CTL_CH_MASK_IOMMU0 = 0x100, /* Address translation (IOMMU), type 0. */
	SNR_IIO_CTL_CH_MASK_IOMMU1 = 0x200, /* Address translation (IOMMU), type 1. */
};
#define snr_iio_ctl_get_ch_mask(r) /* uint64_t (snr_iio_ctl r) [47:36]: The parts of the stack that count. With none, an event of data or of transactions counts nothing. */ \
	UNCORE_GET64_(snr_iio_ctl, r, SNR_IIO_CTL_CH_MASK)
#define snr_iio_ctl_set_ch_mask(r, v) /* snr_iio_ctl (snr_iio_ctl r, v up to 0xfffu) [47:36]: The parts of the stack that count. With none, an event of data or of transactions counts nothing. */ \
	UNCORE_PUT64_(snr_iio_ctl, snr_iio_ctl_value_(r).raw, SNR_IIO_CTL_CH_MASK, v)

/* thresh [35:24] RW-V. */
#define SNR_IIO_CTL_THRESH_MASK  UINT64_C(0x0000000fff000000)
#define SNR_IIO_CTL_THRESH_SHIFT 24
#define SNR_IIO_CTL_THRESH_WIDTH 12
#define snr_iio_ctl_get_thresh(r) /* uint64_t (snr_iio_ctl r) [35:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(snr_iio_ctl, r, SNR_IIO_CTL_THRESH)
#define snr_iio_ctl_set_thresh(r, v) /* snr_iio_ctl (snr_iio_ctl r, v up to 0xfffu) [35:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(snr_iio_ctl, snr_iio_ctl_value_(r).raw, SNR_IIO_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SNR_IIO_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define SNR_IIO_CTL_INVERT_SHIFT 23
#define SNR_IIO_CTL_INVERT_WIDTH 1

enum snr_iio_ctl_invert {
	SNR_IIO_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SNR_IIO_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define snr_iio_ctl_get_invert(r) /* uint64_t (snr_iio_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(snr_iio_ctl, r, SNR_IIO_CTL_INVERT)
#define snr_iio_ctl_set_invert(r, v) /* snr_iio_ctl (snr_iio_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(snr_iio_ctl, snr_iio_ctl_value_(r).raw, SNR_IIO_CTL_INVERT, v)

/* en [22] RW-V. */
#define SNR_IIO_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define SNR_IIO_CTL_EN_SHIFT 22
#define SNR_IIO_CTL_EN_WIDTH 1
#define snr_iio_ctl_get_en(r) /* uint64_t (snr_iio_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET64_(snr_iio_ctl, r, SNR_IIO_CTL_EN)
#define snr_iio_ctl_set_en(r, v) /* snr_iio_ctl (snr_iio_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT64_(snr_iio_ctl, snr_iio_ctl_value_(r).raw, SNR_IIO_CTL_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SNR_IIO_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define SNR_IIO_CTL_EDGE_DET_SHIFT 18
#define SNR_IIO_CTL_EDGE_DET_WIDTH 1
#define snr_iio_ctl_get_edge_det(r) /* uint64_t (snr_iio_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(snr_iio_ctl, r, SNR_IIO_CTL_EDGE_DET)
#define snr_iio_ctl_set_edge_det(r, v) /* snr_iio_ctl (snr_iio_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(snr_iio_ctl, snr_iio_ctl_value_(r).raw, SNR_IIO_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define SNR_IIO_CTL_RST_MASK  UINT64_C(0x0000000000020000)
#define SNR_IIO_CTL_RST_SHIFT 17
#define SNR_IIO_CTL_RST_WIDTH 1
#define snr_iio_ctl_set_rst(r, v) /* snr_iio_ctl (snr_iio_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT64_(snr_iio_ctl, snr_iio_ctl_value_(r).raw, SNR_IIO_CTL_RST, v)

/* umask [15:8] RW-V. */
#define SNR_IIO_CTL_UMASK_MASK  UINT64_C(0x000000000000ff00)
#define SNR_IIO_CTL_UMASK_SHIFT 8
#define SNR_IIO_CTL_UMASK_WIDTH 8
#define snr_iio_ctl_get_umask(r) /* uint64_t (snr_iio_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET64_(snr_iio_ctl, r, SNR_IIO_CTL_UMASK)
#define snr_iio_ctl_set_umask(r, v) /* snr_iio_ctl (snr_iio_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT64_(snr_iio_ctl, snr_iio_ctl_value_(r).raw, SNR_IIO_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define SNR_IIO_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define SNR_IIO_CTL_EV_SEL_SHIFT 0
#define SNR_IIO_CTL_EV_SEL_WIDTH 8
#define snr_iio_ctl_get_ev_sel(r) /* uint64_t (snr_iio_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(snr_iio_ctl, r, SNR_IIO_CTL_EV_SEL)
#define snr_iio_ctl_set_ev_sel(r, v) /* snr_iio_ctl (snr_iio_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(snr_iio_ctl, snr_iio_ctl_value_(r).raw, SNR_IIO_CTL_EV_SEL, v)

/*
 * ctr: IIOn_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c SNR_IIO_MSR_PMON_CTR0, SNR_IIO_MSR_OFFSET; pcm types.h SNR_IIO_CBDMA_CTR0
 * (cross-source)
 */
typedef struct snr_iio_ctr {
	uint64_t raw;
} snr_iio_ctr;

UNCORE_ACCESSOR snr_iio_ctr snr_iio_ctr_value_(snr_iio_ctr r)
{
	return r;
}

#define SNR_IIO_CTR_RESET UINT64_C(0x0000000000000000)
#define snr_iio_ctr_reset() /* snr_iio_ctr (): the value to begin from of IIOn_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(snr_iio_ctr, SNR_IIO_CTR_RESET)

#define SNR_IIO_CTR_COUNT 4
#define SNR_IIO_CTR_MSR 0x1e01u
#define SNR_IIO_CTR_INSTANCE_STRIDE 0x10u
#define SNR_IIO_CTR_INDEX_STRIDE 0x1u

#define snr_iio_ctr_addr(instance, index) /* uncore_msr (instance below SNR_IIO_INSTANCES, index below SNR_IIO_CTR_COUNT): the address of IIOn_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(SNR_IIO_CTR_MSR + \
		UNCORE_INDEX_(instance, SNR_IIO_INSTANCES) * SNR_IIO_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, SNR_IIO_CTR_COUNT) * SNR_IIO_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define SNR_IIO_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SNR_IIO_CTR_EVENT_COUNT_SHIFT 0
#define SNR_IIO_CTR_EVENT_COUNT_WIDTH 48
#define snr_iio_ctr_get_event_count(r) /* uint64_t (snr_iio_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(snr_iio_ctr, r, SNR_IIO_CTR_EVENT_COUNT)
#define snr_iio_ctr_set_event_count(r, v) /* snr_iio_ctr (snr_iio_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(snr_iio_ctr, snr_iio_ctr_value_(r).raw, SNR_IIO_CTR_EVENT_COUNT, v)

/*
 * clk_ctr: IIOn_MSR_PMON_FRCTR_CLK, 64 bits
 * Clock of the stack, running freely.
 * Source: linux-6.12 uncore_snbep.c snr_iio_freerunning SNR_IIO_MSR_IOCLK (inferred)
 */
typedef struct snr_iio_clk_ctr {
	uint64_t raw;
} snr_iio_clk_ctr;

UNCORE_ACCESSOR snr_iio_clk_ctr snr_iio_clk_ctr_value_(snr_iio_clk_ctr r)
{
	return r;
}

#define SNR_IIO_CLK_CTR_RESET UINT64_C(0x0000000000000000)
#define snr_iio_clk_ctr_reset() /* snr_iio_clk_ctr (): the value to begin from of IIOn_MSR_PMON_FRCTR_CLK. */ \
	UNCORE_VALUE_(snr_iio_clk_ctr, SNR_IIO_CLK_CTR_RESET)

#define SNR_IIO_CLK_CTR_MSR 0x1eacu
#define SNR_IIO_CLK_CTR_INSTANCE_STRIDE 0x10u

#define snr_iio_clk_ctr_addr(instance) /* uncore_msr (instance below SNR_IIO_INSTANCES): the address of IIOn_MSR_PMON_FRCTR_CLK. */ \
	uncore_msr_at_(SNR_IIO_CLK_CTR_MSR + \
		UNCORE_INDEX_(instance, SNR_IIO_INSTANCES) * SNR_IIO_CLK_CTR_INSTANCE_STRIDE)

/* event_count [47:0] RO-V. */
#define SNR_IIO_CLK_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SNR_IIO_CLK_CTR_EVENT_COUNT_SHIFT 0
#define SNR_IIO_CLK_CTR_EVENT_COUNT_WIDTH 48
#define snr_iio_clk_ctr_get_event_count(r) /* uint64_t (snr_iio_clk_ctr r) [47:0]: What has been counted since the processor was reset; it wraps at 48 bits. */ \
	UNCORE_GET64_(snr_iio_clk_ctr, r, SNR_IIO_CLK_CTR_EVENT_COUNT)

/*
 * bw_in_ctr: IIOn_MSR_PMON_FRCTR_BW_IN{0-7}, 64 bits
 * Data that came in through part {0-7}, running freely.
 * Source: linux-6.12 uncore_snbep.c snr_iio_freerunning SNR_IIO_MSR_BW_IN (inferred)
 */
typedef struct snr_iio_bw_in_ctr {
	uint64_t raw;
} snr_iio_bw_in_ctr;

UNCORE_ACCESSOR snr_iio_bw_in_ctr snr_iio_bw_in_ctr_value_(snr_iio_bw_in_ctr r)
{
	return r;
}

#define SNR_IIO_BW_IN_CTR_RESET UINT64_C(0x0000000000000000)
#define snr_iio_bw_in_ctr_reset() /* snr_iio_bw_in_ctr (): the value to begin from of IIOn_MSR_PMON_FRCTR_BW_IN{0-7}. */ \
	UNCORE_VALUE_(snr_iio_bw_in_ctr, SNR_IIO_BW_IN_CTR_RESET)

#define SNR_IIO_BW_IN_CTR_COUNT 8
#define SNR_IIO_BW_IN_CTR_MSR 0x1f00u
#define SNR_IIO_BW_IN_CTR_INSTANCE_STRIDE 0x10u
#define SNR_IIO_BW_IN_CTR_INDEX_STRIDE 0x1u

#define snr_iio_bw_in_ctr_addr(instance, index) /* uncore_msr (instance below SNR_IIO_INSTANCES, index below SNR_IIO_BW_IN_CTR_COUNT): the address of IIOn_MSR_PMON_FRCTR_BW_IN{0-7}. */ \
	uncore_msr_at_(SNR_IIO_BW_IN_CTR_MSR + \
		UNCORE_INDEX_(instance, SNR_IIO_INSTANCES) * SNR_IIO_BW_IN_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, SNR_IIO_BW_IN_CTR_COUNT) * SNR_IIO_BW_IN_CTR_INDEX_STRIDE)

/* event_count [47:0] RO-V. */
#define SNR_IIO_BW_IN_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SNR_IIO_BW_IN_CTR_EVENT_COUNT_SHIFT 0
#define SNR_IIO_BW_IN_CTR_EVENT_COUNT_WIDTH 48
#define snr_iio_bw_in_ctr_get_event_count(r) /* uint64_t (snr_iio_bw_in_ctr r) [47:0]: the same bits as in snr_iio_clk_ctr. */ \
	UNCORE_GET64_(snr_iio_bw_in_ctr, r, SNR_IIO_BW_IN_CTR_EVENT_COUNT)

/*
 * bw_out_ctr: IIOn_MSR_PMON_FRCTR_BW_OUT{0-7}, 64 bits
 * Data that went out through part {0-7}, running freely.
 * Source: perfmon-snr V1.23 UNC_IIO_BANDWIDTH_OUT (inferred)
 */
typedef struct snr_iio_bw_out_ctr {
	uint64_t raw;
} snr_iio_bw_out_ctr;

UNCORE_ACCESSOR snr_iio_bw_out_ctr snr_iio_bw_out_ctr_value_(snr_iio_bw_out_ctr r)
{
	return r;
}

#define SNR_IIO_BW_OUT_CTR_RESET UINT64_C(0x0000000000000000)
#define snr_iio_bw_out_ctr_reset() /* snr_iio_bw_out_ctr (): the value to begin from of IIOn_MSR_PMON_FRCTR_BW_OUT{0-7}. */ \
	UNCORE_VALUE_(snr_iio_bw_out_ctr, SNR_IIO_BW_OUT_CTR_RESET)

/* No source gives its address. */

/* event_count [47:0] RO-V. */
#define SNR_IIO_BW_OUT_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SNR_IIO_BW_OUT_CTR_EVENT_COUNT_SHIFT 0
#define SNR_IIO_BW_OUT_CTR_EVENT_COUNT_WIDTH 48
#define snr_iio_bw_out_ctr_get_event_count(r) /* uint64_t (snr_iio_bw_out_ctr r) [47:0]: the same bits as in snr_iio_clk_ctr. */ \
	UNCORE_GET64_(snr_iio_bw_out_ctr, r, SNR_IIO_BW_OUT_CTR_EVENT_COUNT)

#ifdef __cplusplus
}
#endif

#endif
