/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/clx/iio.box.json by "make generate". Do not edit. */
/*
 * clx iio: I/O stack. One stack of the I/O complex with the devices below it. Stack 0 has the chipset's link (DMI), 1
 * to 3 have PCIe slots, 4 and 5 what is in the package beside the die.
 * Source: linux uncore_snbep.c skx_uncore_iio, skx_iio_freerunning; likwid perfmon_skylakeX_counters.h; pcm
 * pcm-iio-topology.cpp skx_iio_stack_names (as on skx/iio)
 */
#ifndef UNCORE_CLX_IIO_H
#define UNCORE_CLX_IIO_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define CLX_IIO_INSTANCES 6

#define CLX_IIO_GENERAL_COUNTERS   4
#define CLX_IIO_GENERAL_WIDTH      48
#define CLX_IIO_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define CLX_IIO_CLOCK_COUNTERS   1
#define CLX_IIO_CLOCK_WIDTH      36
#define CLX_IIO_CLOCK_COUNT_MASK UINT64_C(0xfffffffff)

#define CLX_IIO_BW_IN_COUNTERS   4
#define CLX_IIO_BW_IN_WIDTH      36
#define CLX_IIO_BW_IN_COUNT_MASK UINT64_C(0xfffffffff)

#define CLX_IIO_BW_OUT_COUNTERS   4
#define CLX_IIO_BW_OUT_WIDTH      36
#define CLX_IIO_BW_OUT_COUNT_MASK UINT64_C(0xfffffffff)

#define CLX_IIO_UTIL_IN_COUNTERS   4
#define CLX_IIO_UTIL_IN_WIDTH      36
#define CLX_IIO_UTIL_IN_COUNT_MASK UINT64_C(0xfffffffff)

#define CLX_IIO_UTIL_OUT_COUNTERS   4
#define CLX_IIO_UTIL_OUT_WIDTH      36
#define CLX_IIO_UTIL_OUT_COUNT_MASK UINT64_C(0xfffffffff)

/*
 * box_ctl: IIOn_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c SKX_IIO0_MSR_PMON_*; likwid registers.h (as on skx/iio) (cross-source)
 */
typedef struct clx_iio_box_ctl {
	uint32_t raw;
} clx_iio_box_ctl;

UNCORE_ACCESSOR clx_iio_box_ctl clx_iio_box_ctl_value_(clx_iio_box_ctl r)
{
	return r;
}

#define CLX_IIO_BOX_CTL_RESET     0x00030000u
#define CLX_IIO_BOX_CTL_MUST_ONE  0x00030000u
#define clx_iio_box_ctl_reset() /* clx_iio_box_ctl (): the value to begin from of IIOn_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(clx_iio_box_ctl, CLX_IIO_BOX_CTL_RESET)

#define CLX_IIO_BOX_CTL_MSR 0xa40u
#define CLX_IIO_BOX_CTL_INSTANCE_STRIDE 0x20u

#define clx_iio_box_ctl_addr(instance) /* uncore_msr (instance below CLX_IIO_INSTANCES): the address of IIOn_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(CLX_IIO_BOX_CTL_MSR + \
		UNCORE_INDEX_(instance, CLX_IIO_INSTANCES) * CLX_IIO_BOX_CTL_INSTANCE_STRIDE)

/* frz [8] RW. */
#define CLX_IIO_BOX_CTL_FRZ_MASK  0x00000100u
#define CLX_IIO_BOX_CTL_FRZ_SHIFT 8
#define CLX_IIO_BOX_CTL_FRZ_WIDTH 1
#define clx_iio_box_ctl_get_frz(r) /* uint32_t (clx_iio_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(clx_iio_box_ctl, r, CLX_IIO_BOX_CTL_FRZ)
#define clx_iio_box_ctl_set_frz(r, v) /* clx_iio_box_ctl (clx_iio_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(clx_iio_box_ctl, clx_iio_box_ctl_value_(r).raw, CLX_IIO_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define CLX_IIO_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define CLX_IIO_BOX_CTL_RST_CTRS_SHIFT 1
#define CLX_IIO_BOX_CTL_RST_CTRS_WIDTH 1
#define clx_iio_box_ctl_set_rst_ctrs(r, v) /* clx_iio_box_ctl (clx_iio_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(clx_iio_box_ctl, clx_iio_box_ctl_value_(r).raw, CLX_IIO_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define CLX_IIO_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define CLX_IIO_BOX_CTL_RST_CTRL_SHIFT 0
#define CLX_IIO_BOX_CTL_RST_CTRL_WIDTH 1
#define clx_iio_box_ctl_set_rst_ctrl(r, v) /* clx_iio_box_ctl (clx_iio_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(clx_iio_box_ctl, clx_iio_box_ctl_value_(r).raw, CLX_IIO_BOX_CTL_RST_CTRL, v)

/*
 * box_status: IIOn_MSR_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped; Linux does not use it.
 * Source: likwid registers.h (as on skx/iio) (inferred)
 */
typedef struct clx_iio_box_status {
	uint32_t raw;
} clx_iio_box_status;

UNCORE_ACCESSOR clx_iio_box_status clx_iio_box_status_value_(clx_iio_box_status r)
{
	return r;
}

#define CLX_IIO_BOX_STATUS_RESET     0x00000000u
#define CLX_IIO_BOX_STATUS_RW1C      0x0000000fu
#define clx_iio_box_status_reset() /* clx_iio_box_status (): the value to begin from of IIOn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(clx_iio_box_status, CLX_IIO_BOX_STATUS_RESET)

#define clx_iio_box_status_clear(seen) /* clx_iio_box_status (clx_iio_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of IIOn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(clx_iio_box_status, CLX_IIO_BOX_STATUS_RESET & ~CLX_IIO_BOX_STATUS_RW1C, seen, CLX_IIO_BOX_STATUS_RW1C)

#define CLX_IIO_BOX_STATUS_MSR 0xa47u
#define CLX_IIO_BOX_STATUS_INSTANCE_STRIDE 0x20u

#define clx_iio_box_status_addr(instance) /* uncore_msr (instance below CLX_IIO_INSTANCES): the address of IIOn_MSR_PMON_BOX_STATUS. */ \
	uncore_msr_at_(CLX_IIO_BOX_STATUS_MSR + \
		UNCORE_INDEX_(instance, CLX_IIO_INSTANCES) * CLX_IIO_BOX_STATUS_INSTANCE_STRIDE)

/* ov [3:0] RW1C. */
#define CLX_IIO_BOX_STATUS_OV_MASK  0x0000000fu
#define CLX_IIO_BOX_STATUS_OV_SHIFT 0
#define CLX_IIO_BOX_STATUS_OV_WIDTH 4
#define clx_iio_box_status_get_ov(r) /* uint32_t (clx_iio_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(clx_iio_box_status, r, CLX_IIO_BOX_STATUS_OV)
#define clx_iio_box_status_clear_ov(bits) /* clx_iio_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(clx_iio_box_status, CLX_IIO_BOX_STATUS_RESET & ~CLX_IIO_BOX_STATUS_RW1C, CLX_IIO_BOX_STATUS_OV, bits)

/*
 * ctl: IIOn_MSR_PMON_CTL{0-3}, 64 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c SKX_IIO0_MSR_PMON_*; likwid registers.h (as on skx/iio) (cross-source)
 */
typedef struct clx_iio_ctl {
	uint64_t raw;
} clx_iio_ctl;

UNCORE_ACCESSOR clx_iio_ctl clx_iio_ctl_value_(clx_iio_ctl r)
{
	return r;
}

#define CLX_IIO_CTL_RESET     UINT64_C(0x0000000000000000)
#define CLX_IIO_CTL_MUST_ZERO UINT64_C(0x0000000000210000)
#define clx_iio_ctl_reset() /* clx_iio_ctl (): the value to begin from of IIOn_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(clx_iio_ctl, CLX_IIO_CTL_RESET)

#define CLX_IIO_CTL_COUNT 4
#define CLX_IIO_CTL_MSR 0xa48u
#define CLX_IIO_CTL_INSTANCE_STRIDE 0x20u
#define CLX_IIO_CTL_INDEX_STRIDE 0x1u

#define clx_iio_ctl_addr(instance, index) /* uncore_msr (instance below CLX_IIO_INSTANCES, index below CLX_IIO_CTL_COUNT): the address of IIOn_MSR_PMON_CTL{0-3}. */ \
	uncore_msr_at_(CLX_IIO_CTL_MSR + \
		UNCORE_INDEX_(instance, CLX_IIO_INSTANCES) * CLX_IIO_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, CLX_IIO_CTL_COUNT) * CLX_IIO_CTL_INDEX_STRIDE)

/* fc_mask [46:44] RW-V. */
#define CLX_IIO_CTL_FC_MASK_MASK  UINT64_C(0x0000700000000000)
#define CLX_IIO_CTL_FC_MASK_SHIFT 44
#define CLX_IIO_CTL_FC_MASK_WIDTH 3

/* Values may be OR-ed. */
enum clx_iio_ctl_fc_mask {
	CLX_IIO_CTL_FC_MASK_POSTED = 0x1, /* Requests without an answer: memory writes and messages. */
	CLX_IIO_CTL_FC_MASK_NON_POSTED = 0x2, /* Requests that wait for an answer: reads, and accesses to configuration and I/O space. */
	CLX_IIO_CTL_FC_MASK_COMPLETION = 0x4, /* Answers to such requests. */
	CLX_IIO_CTL_FC_MASK_ANY = 0x7, /* Every kind. */
};
#define clx_iio_ctl_get_fc_mask(r) /* uint64_t (clx_iio_ctl r) [46:44]: The kinds of transactions that count. With none, an event of data or of transactions counts nothing. */ \
	UNCORE_GET64_(clx_iio_ctl, r, CLX_IIO_CTL_FC_MASK)
#define clx_iio_ctl_set_fc_mask(r, v) /* clx_iio_ctl (clx_iio_ctl r, v up to 0x7u) [46:44]: The kinds of transactions that count. With none, an event of data or of transactions counts nothing. */ \
	UNCORE_PUT64_(clx_iio_ctl, clx_iio_ctl_value_(r).raw, CLX_IIO_CTL_FC_MASK, v)

/* ch_mask [43:36] RW-V. */
#define CLX_IIO_CTL_CH_MASK_MASK  UINT64_C(0x00000ff000000000)
#define CLX_IIO_CTL_CH_MASK_SHIFT 36
#define CLX_IIO_CTL_CH_MASK_WIDTH 8

/* Values may be OR-ed. */
enum clx_iio_ctl_ch_mask {
	CLX_IIO_CTL_CH_MASK_PART0 = 0x1, /* The card in the first slot, whatever its width. */
	CLX_IIO_CTL_CH_MASK_PART1 = 0x2, /* An x4 card in the second slot. */
	CLX_IIO_CTL_CH_MASK_PART2 = 0x4, /* An x8 or x4 card in the third slot. */
	CLX_IIO_CTL_CH_MASK_PART3 = 0x8, /* An x4 card in the fourth slot. */
	CLX_IIO_CTL_CH_MASK_VTD0 = 0x10, /* Address translation (VT-d), type 0. */
	CLX_IIO_CTL_CH_MASK_VTD1 = 0x20, /* Address translation (VT-d), type 1. */
};
#define clx_iio_ctl_get_ch_mask(r) /* uint64_t (clx_iio_ctl r) [43:36]: The parts of the stack that count. With none, an event of data or of transactions counts nothing. */ \
	UNCORE_GET64_(clx_iio_ctl, r, CLX_IIO_CTL_CH_MASK)
#define clx_iio_ctl_set_ch_mask(r, v) /* clx_iio_ctl (clx_iio_ctl r, v up to 0xffu) [43:36]: The parts of the stack that count. With none, an event of data or of transactions counts nothing. */ \
	UNCORE_PUT64_(clx_iio_ctl, clx_iio_ctl_value_(r).raw, CLX_IIO_CTL_CH_MASK, v)

/* thresh [35:24] RW-V. */
#define CLX_IIO_CTL_THRESH_MASK  UINT64_C(0x0000000fff000000)
#define CLX_IIO_CTL_THRESH_SHIFT 24
#define CLX_IIO_CTL_THRESH_WIDTH 12
#define clx_iio_ctl_get_thresh(r) /* uint64_t (clx_iio_ctl r) [35:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(clx_iio_ctl, r, CLX_IIO_CTL_THRESH)
#define clx_iio_ctl_set_thresh(r, v) /* clx_iio_ctl (clx_iio_ctl r, v up to 0xfffu) [35:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(clx_iio_ctl, clx_iio_ctl_value_(r).raw, CLX_IIO_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define CLX_IIO_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define CLX_IIO_CTL_INVERT_SHIFT 23
#define CLX_IIO_CTL_INVERT_WIDTH 1

enum clx_iio_ctl_invert {
	CLX_IIO_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	CLX_IIO_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define clx_iio_ctl_get_invert(r) /* uint64_t (clx_iio_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(clx_iio_ctl, r, CLX_IIO_CTL_INVERT)
#define clx_iio_ctl_set_invert(r, v) /* clx_iio_ctl (clx_iio_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(clx_iio_ctl, clx_iio_ctl_value_(r).raw, CLX_IIO_CTL_INVERT, v)

/* en [22] RW-V. */
#define CLX_IIO_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define CLX_IIO_CTL_EN_SHIFT 22
#define CLX_IIO_CTL_EN_WIDTH 1
#define clx_iio_ctl_get_en(r) /* uint64_t (clx_iio_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET64_(clx_iio_ctl, r, CLX_IIO_CTL_EN)
#define clx_iio_ctl_set_en(r, v) /* clx_iio_ctl (clx_iio_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT64_(clx_iio_ctl, clx_iio_ctl_value_(r).raw, CLX_IIO_CTL_EN, v)

/* ov_en [20] RW-V. */
#define CLX_IIO_CTL_OV_EN_MASK  UINT64_C(0x0000000000100000)
#define CLX_IIO_CTL_OV_EN_SHIFT 20
#define CLX_IIO_CTL_OV_EN_WIDTH 1
#define clx_iio_ctl_get_ov_en(r) /* uint64_t (clx_iio_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET64_(clx_iio_ctl, r, CLX_IIO_CTL_OV_EN)
#define clx_iio_ctl_set_ov_en(r, v) /* clx_iio_ctl (clx_iio_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT64_(clx_iio_ctl, clx_iio_ctl_value_(r).raw, CLX_IIO_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define CLX_IIO_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define CLX_IIO_CTL_EDGE_DET_SHIFT 18
#define CLX_IIO_CTL_EDGE_DET_WIDTH 1
#define clx_iio_ctl_get_edge_det(r) /* uint64_t (clx_iio_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(clx_iio_ctl, r, CLX_IIO_CTL_EDGE_DET)
#define clx_iio_ctl_set_edge_det(r, v) /* clx_iio_ctl (clx_iio_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(clx_iio_ctl, clx_iio_ctl_value_(r).raw, CLX_IIO_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define CLX_IIO_CTL_RST_MASK  UINT64_C(0x0000000000020000)
#define CLX_IIO_CTL_RST_SHIFT 17
#define CLX_IIO_CTL_RST_WIDTH 1
#define clx_iio_ctl_set_rst(r, v) /* clx_iio_ctl (clx_iio_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT64_(clx_iio_ctl, clx_iio_ctl_value_(r).raw, CLX_IIO_CTL_RST, v)

/* umask [15:8] RW-V. */
#define CLX_IIO_CTL_UMASK_MASK  UINT64_C(0x000000000000ff00)
#define CLX_IIO_CTL_UMASK_SHIFT 8
#define CLX_IIO_CTL_UMASK_WIDTH 8
#define clx_iio_ctl_get_umask(r) /* uint64_t (clx_iio_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET64_(clx_iio_ctl, r, CLX_IIO_CTL_UMASK)
#define clx_iio_ctl_set_umask(r, v) /* clx_iio_ctl (clx_iio_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT64_(clx_iio_ctl, clx_iio_ctl_value_(r).raw, CLX_IIO_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define CLX_IIO_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define CLX_IIO_CTL_EV_SEL_SHIFT 0
#define CLX_IIO_CTL_EV_SEL_WIDTH 8
#define clx_iio_ctl_get_ev_sel(r) /* uint64_t (clx_iio_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(clx_iio_ctl, r, CLX_IIO_CTL_EV_SEL)
#define clx_iio_ctl_set_ev_sel(r, v) /* clx_iio_ctl (clx_iio_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(clx_iio_ctl, clx_iio_ctl_value_(r).raw, CLX_IIO_CTL_EV_SEL, v)

/*
 * ctr: IIOn_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c SKX_IIO0_MSR_PMON_*; likwid registers.h (as on skx/iio) (cross-source)
 */
typedef struct clx_iio_ctr {
	uint64_t raw;
} clx_iio_ctr;

UNCORE_ACCESSOR clx_iio_ctr clx_iio_ctr_value_(clx_iio_ctr r)
{
	return r;
}

#define CLX_IIO_CTR_RESET UINT64_C(0x0000000000000000)
#define clx_iio_ctr_reset() /* clx_iio_ctr (): the value to begin from of IIOn_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(clx_iio_ctr, CLX_IIO_CTR_RESET)

#define CLX_IIO_CTR_COUNT 4
#define CLX_IIO_CTR_MSR 0xa41u
#define CLX_IIO_CTR_INSTANCE_STRIDE 0x20u
#define CLX_IIO_CTR_INDEX_STRIDE 0x1u

#define clx_iio_ctr_addr(instance, index) /* uncore_msr (instance below CLX_IIO_INSTANCES, index below CLX_IIO_CTR_COUNT): the address of IIOn_MSR_PMON_CTR{0-3}. */ \
	uncore_msr_at_(CLX_IIO_CTR_MSR + \
		UNCORE_INDEX_(instance, CLX_IIO_INSTANCES) * CLX_IIO_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, CLX_IIO_CTR_COUNT) * CLX_IIO_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define CLX_IIO_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define CLX_IIO_CTR_EVENT_COUNT_SHIFT 0
#define CLX_IIO_CTR_EVENT_COUNT_WIDTH 48
#define clx_iio_ctr_get_event_count(r) /* uint64_t (clx_iio_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(clx_iio_ctr, r, CLX_IIO_CTR_EVENT_COUNT)
#define clx_iio_ctr_set_event_count(r, v) /* clx_iio_ctr (clx_iio_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(clx_iio_ctr, clx_iio_ctr_value_(r).raw, CLX_IIO_CTR_EVENT_COUNT, v)

/*
 * clk_ctr: IIOn_MSR_PMON_FRCTR_CLK, 64 bits
 * Clock of the stack, running freely.
 * Source: linux uncore_snbep.c skx_iio_freerunning SKX_IIO_MSR_IOCLK; likwid registers.h MSR_UNC_SKX_II0_*_CLOCK (as on
 * skx/iio) (cross-source)
 */
typedef struct clx_iio_clk_ctr {
	uint64_t raw;
} clx_iio_clk_ctr;

UNCORE_ACCESSOR clx_iio_clk_ctr clx_iio_clk_ctr_value_(clx_iio_clk_ctr r)
{
	return r;
}

#define CLX_IIO_CLK_CTR_RESET UINT64_C(0x0000000000000000)
#define clx_iio_clk_ctr_reset() /* clx_iio_clk_ctr (): the value to begin from of IIOn_MSR_PMON_FRCTR_CLK. */ \
	UNCORE_VALUE_(clx_iio_clk_ctr, CLX_IIO_CLK_CTR_RESET)

#define CLX_IIO_CLK_CTR_MSR 0xa45u
#define CLX_IIO_CLK_CTR_INSTANCE_STRIDE 0x20u

#define clx_iio_clk_ctr_addr(instance) /* uncore_msr (instance below CLX_IIO_INSTANCES): the address of IIOn_MSR_PMON_FRCTR_CLK. */ \
	uncore_msr_at_(CLX_IIO_CLK_CTR_MSR + \
		UNCORE_INDEX_(instance, CLX_IIO_INSTANCES) * CLX_IIO_CLK_CTR_INSTANCE_STRIDE)

/* event_count [35:0] RO-V. */
#define CLX_IIO_CLK_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000000fffffffff)
#define CLX_IIO_CLK_CTR_EVENT_COUNT_SHIFT 0
#define CLX_IIO_CLK_CTR_EVENT_COUNT_WIDTH 36
#define clx_iio_clk_ctr_get_event_count(r) /* uint64_t (clx_iio_clk_ctr r) [35:0]: What has been counted since the processor was reset; it wraps at 36 bits. */ \
	UNCORE_GET64_(clx_iio_clk_ctr, r, CLX_IIO_CLK_CTR_EVENT_COUNT)

/*
 * bw_in_ctr: IIOn_MSR_PMON_FRCTR_BW_IN{0-3}, 64 bits
 * Data that came in through part {0-3}, running freely.
 * Source: linux uncore_snbep.c skx_iio_freerunning SKX_IIO_MSR_BW; likwid registers.h MSR_UNC_SKX_II0_*_BAND_* (as on
 * skx/iio) (cross-source)
 */
typedef struct clx_iio_bw_in_ctr {
	uint64_t raw;
} clx_iio_bw_in_ctr;

UNCORE_ACCESSOR clx_iio_bw_in_ctr clx_iio_bw_in_ctr_value_(clx_iio_bw_in_ctr r)
{
	return r;
}

#define CLX_IIO_BW_IN_CTR_RESET UINT64_C(0x0000000000000000)
#define clx_iio_bw_in_ctr_reset() /* clx_iio_bw_in_ctr (): the value to begin from of IIOn_MSR_PMON_FRCTR_BW_IN{0-3}. */ \
	UNCORE_VALUE_(clx_iio_bw_in_ctr, CLX_IIO_BW_IN_CTR_RESET)

#define CLX_IIO_BW_IN_CTR_COUNT 4
#define CLX_IIO_BW_IN_CTR_MSR 0xb00u
#define CLX_IIO_BW_IN_CTR_INSTANCE_STRIDE 0x10u
#define CLX_IIO_BW_IN_CTR_INDEX_STRIDE 0x1u

#define clx_iio_bw_in_ctr_addr(instance, index) /* uncore_msr (instance below CLX_IIO_INSTANCES, index below CLX_IIO_BW_IN_CTR_COUNT): the address of IIOn_MSR_PMON_FRCTR_BW_IN{0-3}. */ \
	uncore_msr_at_(CLX_IIO_BW_IN_CTR_MSR + \
		UNCORE_INDEX_(instance, CLX_IIO_INSTANCES) * CLX_IIO_BW_IN_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, CLX_IIO_BW_IN_CTR_COUNT) * CLX_IIO_BW_IN_CTR_INDEX_STRIDE)

/* event_count [35:0] RO-V. */
#define CLX_IIO_BW_IN_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000000fffffffff)
#define CLX_IIO_BW_IN_CTR_EVENT_COUNT_SHIFT 0
#define CLX_IIO_BW_IN_CTR_EVENT_COUNT_WIDTH 36
#define clx_iio_bw_in_ctr_get_event_count(r) /* uint64_t (clx_iio_bw_in_ctr r) [35:0]: the same bits as in clx_iio_clk_ctr. */ \
	UNCORE_GET64_(clx_iio_bw_in_ctr, r, CLX_IIO_BW_IN_CTR_EVENT_COUNT)

/*
 * bw_out_ctr: IIOn_MSR_PMON_FRCTR_BW_OUT{0-3}, 64 bits
 * Data that went out through part {0-3}, running freely.
 * Source: linux uncore_snbep.c skx_iio_freerunning SKX_IIO_MSR_BW; likwid registers.h MSR_UNC_SKX_II0_*_BAND_* (as on
 * skx/iio) (cross-source)
 */
typedef struct clx_iio_bw_out_ctr {
	uint64_t raw;
} clx_iio_bw_out_ctr;

UNCORE_ACCESSOR clx_iio_bw_out_ctr clx_iio_bw_out_ctr_value_(clx_iio_bw_out_ctr r)
{
	return r;
}

#define CLX_IIO_BW_OUT_CTR_RESET UINT64_C(0x0000000000000000)
#define clx_iio_bw_out_ctr_reset() /* clx_iio_bw_out_ctr (): the value to begin from of IIOn_MSR_PMON_FRCTR_BW_OUT{0-3}. */ \
	UNCORE_VALUE_(clx_iio_bw_out_ctr, CLX_IIO_BW_OUT_CTR_RESET)

#define CLX_IIO_BW_OUT_CTR_COUNT 4
#define CLX_IIO_BW_OUT_CTR_MSR 0xb04u
#define CLX_IIO_BW_OUT_CTR_INSTANCE_STRIDE 0x10u
#define CLX_IIO_BW_OUT_CTR_INDEX_STRIDE 0x1u

#define clx_iio_bw_out_ctr_addr(instance, index) /* uncore_msr (instance below CLX_IIO_INSTANCES, index below CLX_IIO_BW_OUT_CTR_COUNT): the address of IIOn_MSR_PMON_FRCTR_BW_OUT{0-3}. */ \
	uncore_msr_at_(CLX_IIO_BW_OUT_CTR_MSR + \
		UNCORE_INDEX_(instance, CLX_IIO_INSTANCES) * CLX_IIO_BW_OUT_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, CLX_IIO_BW_OUT_CTR_COUNT) * CLX_IIO_BW_OUT_CTR_INDEX_STRIDE)

/* event_count [35:0] RO-V. */
#define CLX_IIO_BW_OUT_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000000fffffffff)
#define CLX_IIO_BW_OUT_CTR_EVENT_COUNT_SHIFT 0
#define CLX_IIO_BW_OUT_CTR_EVENT_COUNT_WIDTH 36
#define clx_iio_bw_out_ctr_get_event_count(r) /* uint64_t (clx_iio_bw_out_ctr r) [35:0]: the same bits as in clx_iio_clk_ctr. */ \
	UNCORE_GET64_(clx_iio_bw_out_ctr, r, CLX_IIO_BW_OUT_CTR_EVENT_COUNT)

/*
 * util_in_ctr: IIOn_MSR_PMON_FRCTR_UTIL_IN{0-3}, 64 bits
 * Use of part {0-3} by what comes in, running freely.
 * Source: linux uncore_snbep.c skx_iio_freerunning SKX_IIO_MSR_UTIL, skx_uncore_iio_freerunning_events; likwid
 * registers.h MSR_UNC_SKX_II0_*_UTIL_* (as on skx/iio) (cross-source)
 */
typedef struct clx_iio_util_in_ctr {
	uint64_t raw;
} clx_iio_util_in_ctr;

UNCORE_ACCESSOR clx_iio_util_in_ctr clx_iio_util_in_ctr_value_(clx_iio_util_in_ctr r)
{
	return r;
}

#define CLX_IIO_UTIL_IN_CTR_RESET UINT64_C(0x0000000000000000)
#define clx_iio_util_in_ctr_reset() /* clx_iio_util_in_ctr (): the value to begin from of IIOn_MSR_PMON_FRCTR_UTIL_IN{0-3}. */ \
	UNCORE_VALUE_(clx_iio_util_in_ctr, CLX_IIO_UTIL_IN_CTR_RESET)

#define CLX_IIO_UTIL_IN_CTR_COUNT 4
#define CLX_IIO_UTIL_IN_CTR_MSR 0xb08u
#define CLX_IIO_UTIL_IN_CTR_INSTANCE_STRIDE 0x10u
#define CLX_IIO_UTIL_IN_CTR_INDEX_STRIDE 0x2u

#define clx_iio_util_in_ctr_addr(instance, index) /* uncore_msr (instance below CLX_IIO_INSTANCES, index below CLX_IIO_UTIL_IN_CTR_COUNT): the address of IIOn_MSR_PMON_FRCTR_UTIL_IN{0-3}. */ \
	uncore_msr_at_(CLX_IIO_UTIL_IN_CTR_MSR + \
		UNCORE_INDEX_(instance, CLX_IIO_INSTANCES) * CLX_IIO_UTIL_IN_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, CLX_IIO_UTIL_IN_CTR_COUNT) * CLX_IIO_UTIL_IN_CTR_INDEX_STRIDE)

/* event_count [35:0] RO-V. */
#define CLX_IIO_UTIL_IN_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000000fffffffff)
#define CLX_IIO_UTIL_IN_CTR_EVENT_COUNT_SHIFT 0
#define CLX_IIO_UTIL_IN_CTR_EVENT_COUNT_WIDTH 36
#define clx_iio_util_in_ctr_get_event_count(r) /* uint64_t (clx_iio_util_in_ctr r) [35:0]: the same bits as in clx_iio_clk_ctr. */ \
	UNCORE_GET64_(clx_iio_util_in_ctr, r, CLX_IIO_UTIL_IN_CTR_EVENT_COUNT)

/*
 * util_out_ctr: IIOn_MSR_PMON_FRCTR_UTIL_OUT{0-3}, 64 bits
 * Use of part {0-3} by what goes out, running freely.
 * Source: linux uncore_snbep.c skx_iio_freerunning SKX_IIO_MSR_UTIL, skx_uncore_iio_freerunning_events; likwid
 * registers.h MSR_UNC_SKX_II0_*_UTIL_* (as on skx/iio) (cross-source)
 */
typedef struct clx_iio_util_out_ctr {
	uint64_t raw;
} clx_iio_util_out_ctr;

UNCORE_ACCESSOR clx_iio_util_out_ctr clx_iio_util_out_ctr_value_(clx_iio_util_out_ctr r)
{
	return r;
}

#define CLX_IIO_UTIL_OUT_CTR_RESET UINT64_C(0x0000000000000000)
#define clx_iio_util_out_ctr_reset() /* clx_iio_util_out_ctr (): the value to begin from of IIOn_MSR_PMON_FRCTR_UTIL_OUT{0-3}. */ \
	UNCORE_VALUE_(clx_iio_util_out_ctr, CLX_IIO_UTIL_OUT_CTR_RESET)

#define CLX_IIO_UTIL_OUT_CTR_COUNT 4
#define CLX_IIO_UTIL_OUT_CTR_MSR 0xb09u
#define CLX_IIO_UTIL_OUT_CTR_INSTANCE_STRIDE 0x10u
#define CLX_IIO_UTIL_OUT_CTR_INDEX_STRIDE 0x2u

#define clx_iio_util_out_ctr_addr(instance, index) /* uncore_msr (instance below CLX_IIO_INSTANCES, index below CLX_IIO_UTIL_OUT_CTR_COUNT): the address of IIOn_MSR_PMON_FRCTR_UTIL_OUT{0-3}. */ \
	uncore_msr_at_(CLX_IIO_UTIL_OUT_CTR_MSR + \
		UNCORE_INDEX_(instance, CLX_IIO_INSTANCES) * CLX_IIO_UTIL_OUT_CTR_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, CLX_IIO_UTIL_OUT_CTR_COUNT) * CLX_IIO_UTIL_OUT_CTR_INDEX_STRIDE)

/* event_count [35:0] RO-V. */
#define CLX_IIO_UTIL_OUT_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000000fffffffff)
#define CLX_IIO_UTIL_OUT_CTR_EVENT_COUNT_SHIFT 0
#define CLX_IIO_UTIL_OUT_CTR_EVENT_COUNT_WIDTH 36
#define clx_iio_util_out_ctr_get_event_count(r) /* uint64_t (clx_iio_util_out_ctr r) [35:0]: the same bits as in clx_iio_clk_ctr. */ \
	UNCORE_GET64_(clx_iio_util_out_ctr, r, CLX_IIO_UTIL_OUT_CTR_EVENT_COUNT)

#ifdef __cplusplus
}
#endif

#endif
