/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/icx/iio.box.json by "make generate". Do not edit. */
/*
 * icx iio: I/O stack. One stack of the I/O complex with the devices below it. Stacks 0 to 4 have PCIe slots; stack 5
 * has the chipset's link (DMI) and the copy engines (CBDMA).
 * Source: linux uncore_snbep.c icx_uncore_iio, icx_iio_freerunning; likwid perfmon_icelakeX_counters.h; pcm
 * pcm-iio-topology.cpp icx_iio_stack_names
 */
#ifndef UNCORE_ICX_IIO_H
#define UNCORE_ICX_IIO_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define ICX_IIO_INSTANCES 6

#define ICX_IIO_GENERAL_COUNTERS   4
#define ICX_IIO_GENERAL_WIDTH      48
#define ICX_IIO_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define ICX_IIO_CLOCK_COUNTERS   1
#define ICX_IIO_CLOCK_WIDTH      48
#define ICX_IIO_CLOCK_COUNT_MASK UINT64_C(0xffffffffffff)

#define ICX_IIO_BW_IN_COUNTERS   8
#define ICX_IIO_BW_IN_WIDTH      48
#define ICX_IIO_BW_IN_COUNT_MASK UINT64_C(0xffffffffffff)

#define ICX_IIO_BW_OUT_COUNTERS   8
#define ICX_IIO_BW_OUT_WIDTH      48
#define ICX_IIO_BW_OUT_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * box_ctl: IIOn_MSR_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c ICX_IIO_MSR_PMON_BOX_CTL, icx_msr_offsets; likwid registers.h MSR_UNC_M2IOSF_TC*
 * (cross-source)
 */
typedef struct icx_iio_box_ctl {
	uint32_t raw;
} icx_iio_box_ctl;

UNCORE_ACCESSOR icx_iio_box_ctl icx_iio_box_ctl_value_(icx_iio_box_ctl r)
{
	return r;
}

#define ICX_IIO_BOX_CTL_RESET     0x00030000u
#define ICX_IIO_BOX_CTL_MUST_ONE  0x00030000u
#define icx_iio_box_ctl_reset() /* icx_iio_box_ctl (): the value to begin from of IIOn_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(icx_iio_box_ctl, ICX_IIO_BOX_CTL_RESET)

#define ICX_IIO_BOX_CTL_MSRS 0xa50, 0xa70, 0xa90, 0xae0, 0xb00, 0xb20

UNCORE_ACCESSOR uncore_msr icx_iio_box_ctl_addr(unsigned instance)
{
	static const uint32_t base[ICX_IIO_INSTANCES] = { ICX_IIO_BOX_CTL_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define icx_iio_box_ctl_addr(instance) /* uncore_msr (instance below ICX_IIO_INSTANCES): the address of IIOn_MSR_PMON_BOX_CTL. */ \
	icx_iio_box_ctl_addr(UNCORE_INDEX_(instance, ICX_IIO_INSTANCES))

/* frz [8] RW. */
#define ICX_IIO_BOX_CTL_FRZ_MASK  0x00000100u
#define ICX_IIO_BOX_CTL_FRZ_SHIFT 8
#define ICX_IIO_BOX_CTL_FRZ_WIDTH 1
#define icx_iio_box_ctl_get_frz(r) /* uint32_t (icx_iio_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(icx_iio_box_ctl, r, ICX_IIO_BOX_CTL_FRZ)
#define icx_iio_box_ctl_set_frz(r, v) /* icx_iio_box_ctl (icx_iio_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(icx_iio_box_ctl, icx_iio_box_ctl_value_(r).raw, ICX_IIO_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define ICX_IIO_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define ICX_IIO_BOX_CTL_RST_CTRS_SHIFT 1
#define ICX_IIO_BOX_CTL_RST_CTRS_WIDTH 1
#define icx_iio_box_ctl_set_rst_ctrs(r, v) /* icx_iio_box_ctl (icx_iio_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(icx_iio_box_ctl, icx_iio_box_ctl_value_(r).raw, ICX_IIO_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define ICX_IIO_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define ICX_IIO_BOX_CTL_RST_CTRL_SHIFT 0
#define ICX_IIO_BOX_CTL_RST_CTRL_WIDTH 1
#define icx_iio_box_ctl_set_rst_ctrl(r, v) /* icx_iio_box_ctl (icx_iio_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(icx_iio_box_ctl, icx_iio_box_ctl_value_(r).raw, ICX_IIO_BOX_CTL_RST_CTRL, v)

/*
 * box_status: IIOn_MSR_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped; Linux does not use it.
 * Source: likwid registers.h MSR_UNC_M2IOSF_TC*_PMON_STATUS (inferred)
 */
typedef struct icx_iio_box_status {
	uint32_t raw;
} icx_iio_box_status;

UNCORE_ACCESSOR icx_iio_box_status icx_iio_box_status_value_(icx_iio_box_status r)
{
	return r;
}

#define ICX_IIO_BOX_STATUS_RESET     0x00000000u
#define ICX_IIO_BOX_STATUS_RW1C      0x0000000fu
#define icx_iio_box_status_reset() /* icx_iio_box_status (): the value to begin from of IIOn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(icx_iio_box_status, ICX_IIO_BOX_STATUS_RESET)

#define icx_iio_box_status_clear(seen) /* icx_iio_box_status (icx_iio_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of IIOn_MSR_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(icx_iio_box_status, ICX_IIO_BOX_STATUS_RESET & ~ICX_IIO_BOX_STATUS_RW1C, seen, ICX_IIO_BOX_STATUS_RW1C)

#define ICX_IIO_BOX_STATUS_MSRS 0xa57, 0xa77, 0xa97, 0xae7, 0xb07, 0xb27

UNCORE_ACCESSOR uncore_msr icx_iio_box_status_addr(unsigned instance)
{
	static const uint32_t base[ICX_IIO_INSTANCES] = { ICX_IIO_BOX_STATUS_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define icx_iio_box_status_addr(instance) /* uncore_msr (instance below ICX_IIO_INSTANCES): the address of IIOn_MSR_PMON_BOX_STATUS. */ \
	icx_iio_box_status_addr(UNCORE_INDEX_(instance, ICX_IIO_INSTANCES))

/* ov [3:0] RW1C. */
#define ICX_IIO_BOX_STATUS_OV_MASK  0x0000000fu
#define ICX_IIO_BOX_STATUS_OV_SHIFT 0
#define ICX_IIO_BOX_STATUS_OV_WIDTH 4
#define icx_iio_box_status_get_ov(r) /* uint32_t (icx_iio_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(icx_iio_box_status, r, ICX_IIO_BOX_STATUS_OV)
#define icx_iio_box_status_clear_ov(bits) /* icx_iio_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(icx_iio_box_status, ICX_IIO_BOX_STATUS_RESET & ~ICX_IIO_BOX_STATUS_RW1C, ICX_IIO_BOX_STATUS_OV, bits)

/*
 * ctl: IIOn_MSR_PMON_CTL{0-3}, 64 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c ICX_IIO_MSR_PMON_CTL0, icx_msr_offsets; likwid registers.h MSR_UNC_M2IOSF_TC*
 * (cross-source)
 */
typedef struct icx_iio_ctl {
	uint64_t raw;
} icx_iio_ctl;

UNCORE_ACCESSOR icx_iio_ctl icx_iio_ctl_value_(icx_iio_ctl r)
{
	return r;
}

#define ICX_IIO_CTL_RESET     UINT64_C(0x0000000000000000)
#define ICX_IIO_CTL_MUST_ZERO UINT64_C(0x0000000000210000)
#define icx_iio_ctl_reset() /* icx_iio_ctl (): the value to begin from of IIOn_MSR_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(icx_iio_ctl, ICX_IIO_CTL_RESET)

#define ICX_IIO_CTL_COUNT 4
#define ICX_IIO_CTL_MSRS 0xa58, 0xa78, 0xa98, 0xae8, 0xb08, 0xb28
#define ICX_IIO_CTL_INDEX_STRIDE 0x1u

UNCORE_ACCESSOR uncore_msr icx_iio_ctl_addr(unsigned instance, unsigned index)
{
	static const uint32_t base[ICX_IIO_INSTANCES] = { ICX_IIO_CTL_MSRS };

	return uncore_msr_at_(base[instance] +
		index * ICX_IIO_CTL_INDEX_STRIDE);
}
#define icx_iio_ctl_addr(instance, index) /* uncore_msr (instance below ICX_IIO_INSTANCES, index below ICX_IIO_CTL_COUNT): the address of IIOn_MSR_PMON_CTL{0-3}. */ \
	icx_iio_ctl_addr(UNCORE_INDEX_(instance, ICX_IIO_INSTANCES), UNCORE_INDEX_(index, ICX_IIO_CTL_COUNT))

/* fc_mask [50:48] RW-V. */
#define ICX_IIO_CTL_FC_MASK_MASK  UINT64_C(0x0007000000000000)
#define ICX_IIO_CTL_FC_MASK_SHIFT 48
#define ICX_IIO_CTL_FC_MASK_WIDTH 3

/* Values may be OR-ed. */
enum icx_iio_ctl_fc_mask {
	ICX_IIO_CTL_FC_MASK_POSTED = 0x1, /* Requests without an answer: memory writes and messages. */
	ICX_IIO_CTL_FC_MASK_NON_POSTED = 0x2, /* Requests that wait for an answer: reads, and accesses to configuration and I/O space. */
	ICX_IIO_CTL_FC_MASK_COMPLETION = 0x4, /* Answers to such requests. */
	ICX_IIO_CTL_FC_MASK_ANY = 0x7, /* Every kind. */
};
#define icx_iio_ctl_get_fc_mask(r) /* uint64_t (icx_iio_ctl r) [50:48]: The kinds of transactions that count. With none, an event of data or of transactions counts nothing. */ \
	UNCORE_GET64_(icx_iio_ctl, r, ICX_IIO_CTL_FC_MASK)
#define icx_iio_ctl_set_fc_mask(r, v) /* icx_iio_ctl (icx_iio_ctl r, v up to 0x7u) [50:48]: The kinds of transactions that count. With none, an event of data or of transactions counts nothing. */ \
	UNCORE_PUT64_(icx_iio_ctl, icx_iio_ctl_value_(r).raw, ICX_IIO_CTL_FC_MASK, v)

/* ch_mask [47:36] RW-V. */
#define ICX_IIO_CTL_CH_MASK_MASK  UINT64_C(0x0000fff000000000)
#define ICX_IIO_CTL_CH_MASK_SHIFT 36
#define ICX_IIO_CTL_CH_MASK_WIDTH 12

/* Values may be OR-ed. */
enum icx_iio_ctl_ch_mask {
	ICX_IIO_CTL_CH_MASK_PART0 = 0x1, /* Part 0 of the stack. */
	ICX_IIO_CTL_CH_MASK_PART1 = 0x2, /* Part 1 of the stack. */
	ICX_IIO_CTL_CH_MASK_PART2 = 0x4, /* Part 2 of the stack. */
	ICX_IIO_CTL_CH_MASK_PART3 = 0x8, /* Part 3 of the stack. */
	ICX_IIO_CTL_CH_MASK_PART4 = 0x10, /* Part 4 of the stack. */
	ICX_IIO_CTL_CH_MASK_PART5 = 0x20, /* Part 5 of the stack. */
	ICX_IIO_CTL_CH_MASK_PART6 = 0x40, /* Part 6 of the stack. */
	ICX_IIO_CTL_CH_MASK_PART7 = 0x80, /* Part 7 of the stack. */
	ICX_IIO_CTL_CH_MASK_IOMMU0 = 0x100, /* Address translation (IOMMU), type 0. */
	ICX_IIO_CTL_CH_MASK_IOMMU1 = 0x200, /* Address translation (IOMMU), type 1. */
};
#define icx_iio_ctl_get_ch_mask(r) /* uint64_t (icx_iio_ctl r) [47:36]: The parts of the stack that count. With none, an event of data or of transactions counts nothing. */ \
	UNCORE_GET64_(icx_iio_ctl, r, ICX_IIO_CTL_CH_MASK)
#define icx_iio_ctl_set_ch_mask(r, v) /* icx_iio_ctl (icx_iio_ctl r, v up to 0xfffu) [47:36]: The parts of the stack that count. With none, an event of data or of transactions counts nothing. */ \
	UNCORE_PUT64_(icx_iio_ctl, icx_iio_ctl_value_(r).raw, ICX_IIO_CTL_CH_MASK, v)

/* thresh [35:24] RW-V. */
#define ICX_IIO_CTL_THRESH_MASK  UINT64_C(0x0000000fff000000)
#define ICX_IIO_CTL_THRESH_SHIFT 24
#define ICX_IIO_CTL_THRESH_WIDTH 12
#define icx_iio_ctl_get_thresh(r) /* uint64_t (icx_iio_ctl r) [35:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(icx_iio_ctl, r, ICX_IIO_CTL_THRESH)
#define icx_iio_ctl_set_thresh(r, v) /* icx_iio_ctl (icx_iio_ctl r, v up to 0xfffu) [35:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(icx_iio_ctl, icx_iio_ctl_value_(r).raw, ICX_IIO_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define ICX_IIO_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define ICX_IIO_CTL_INVERT_SHIFT 23
#define ICX_IIO_CTL_INVERT_WIDTH 1

enum icx_iio_ctl_invert {
	ICX_IIO_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	ICX_IIO_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define icx_iio_ctl_get_invert(r) /* uint64_t (icx_iio_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(icx_iio_ctl, r, ICX_IIO_CTL_INVERT)
#define icx_iio_ctl_set_invert(r, v) /* icx_iio_ctl (icx_iio_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(icx_iio_ctl, icx_iio_ctl_value_(r).raw, ICX_IIO_CTL_INVERT, v)

/* en [22] RW-V. */
#define ICX_IIO_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define ICX_IIO_CTL_EN_SHIFT 22
#define ICX_IIO_CTL_EN_WIDTH 1
#define icx_iio_ctl_get_en(r) /* uint64_t (icx_iio_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET64_(icx_iio_ctl, r, ICX_IIO_CTL_EN)
#define icx_iio_ctl_set_en(r, v) /* icx_iio_ctl (icx_iio_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT64_(icx_iio_ctl, icx_iio_ctl_value_(r).raw, ICX_IIO_CTL_EN, v)

/* ov_en [20] RW-V. */
#define ICX_IIO_CTL_OV_EN_MASK  UINT64_C(0x0000000000100000)
#define ICX_IIO_CTL_OV_EN_SHIFT 20
#define ICX_IIO_CTL_OV_EN_WIDTH 1
#define icx_iio_ctl_get_ov_en(r) /* uint64_t (icx_iio_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET64_(icx_iio_ctl, r, ICX_IIO_CTL_OV_EN)
#define icx_iio_ctl_set_ov_en(r, v) /* icx_iio_ctl (icx_iio_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT64_(icx_iio_ctl, icx_iio_ctl_value_(r).raw, ICX_IIO_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define ICX_IIO_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define ICX_IIO_CTL_EDGE_DET_SHIFT 18
#define ICX_IIO_CTL_EDGE_DET_WIDTH 1
#define icx_iio_ctl_get_edge_det(r) /* uint64_t (icx_iio_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(icx_iio_ctl, r, ICX_IIO_CTL_EDGE_DET)
#define icx_iio_ctl_set_edge_det(r, v) /* icx_iio_ctl (icx_iio_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(icx_iio_ctl, icx_iio_ctl_value_(r).raw, ICX_IIO_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define ICX_IIO_CTL_RST_MASK  UINT64_C(0x0000000000020000)
#define ICX_IIO_CTL_RST_SHIFT 17
#define ICX_IIO_CTL_RST_WIDTH 1
#define icx_iio_ctl_set_rst(r, v) /* icx_iio_ctl (icx_iio_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT64_(icx_iio_ctl, icx_iio_ctl_value_(r).raw, ICX_IIO_CTL_RST, v)

/* umask [15:8] RW-V. */
#define ICX_IIO_CTL_UMASK_MASK  UINT64_C(0x000000000000ff00)
#define ICX_IIO_CTL_UMASK_SHIFT 8
#define ICX_IIO_CTL_UMASK_WIDTH 8
#define icx_iio_ctl_get_umask(r) /* uint64_t (icx_iio_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET64_(icx_iio_ctl, r, ICX_IIO_CTL_UMASK)
#define icx_iio_ctl_set_umask(r, v) /* icx_iio_ctl (icx_iio_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT64_(icx_iio_ctl, icx_iio_ctl_value_(r).raw, ICX_IIO_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define ICX_IIO_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define ICX_IIO_CTL_EV_SEL_SHIFT 0
#define ICX_IIO_CTL_EV_SEL_WIDTH 8
#define icx_iio_ctl_get_ev_sel(r) /* uint64_t (icx_iio_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(icx_iio_ctl, r, ICX_IIO_CTL_EV_SEL)
#define icx_iio_ctl_set_ev_sel(r, v) /* icx_iio_ctl (icx_iio_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(icx_iio_ctl, icx_iio_ctl_value_(r).raw, ICX_IIO_CTL_EV_SEL, v)

/*
 * ctr: IIOn_MSR_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c ICX_IIO_MSR_PMON_CTR0, icx_msr_offsets; likwid registers.h MSR_UNC_M2IOSF_TC*
 * (cross-source)
 */
typedef struct icx_iio_ctr {
	uint64_t raw;
} icx_iio_ctr;

UNCORE_ACCESSOR icx_iio_ctr icx_iio_ctr_value_(icx_iio_ctr r)
{
	return r;
}

#define ICX_IIO_CTR_RESET UINT64_C(0x0000000000000000)
#define icx_iio_ctr_reset() /* icx_iio_ctr (): the value to begin from of IIOn_MSR_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(icx_iio_ctr, ICX_IIO_CTR_RESET)

#define ICX_IIO_CTR_COUNT 4
#define ICX_IIO_CTR_MSRS 0xa51, 0xa71, 0xa91, 0xae1, 0xb01, 0xb21
#define ICX_IIO_CTR_INDEX_STRIDE 0x1u

UNCORE_ACCESSOR uncore_msr icx_iio_ctr_addr(unsigned instance, unsigned index)
{
	static const uint32_t base[ICX_IIO_INSTANCES] = { ICX_IIO_CTR_MSRS };

	return uncore_msr_at_(base[instance] +
		index * ICX_IIO_CTR_INDEX_STRIDE);
}
#define icx_iio_ctr_addr(instance, index) /* uncore_msr (instance below ICX_IIO_INSTANCES, index below ICX_IIO_CTR_COUNT): the address of IIOn_MSR_PMON_CTR{0-3}. */ \
	icx_iio_ctr_addr(UNCORE_INDEX_(instance, ICX_IIO_INSTANCES), UNCORE_INDEX_(index, ICX_IIO_CTR_COUNT))

/* event_count [47:0] RW-V. */
#define ICX_IIO_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define ICX_IIO_CTR_EVENT_COUNT_SHIFT 0
#define ICX_IIO_CTR_EVENT_COUNT_WIDTH 48
#define icx_iio_ctr_get_event_count(r) /* uint64_t (icx_iio_ctr r) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_GET64_(icx_iio_ctr, r, ICX_IIO_CTR_EVENT_COUNT)
#define icx_iio_ctr_set_event_count(r, v) /* icx_iio_ctr (icx_iio_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at its own width. */ \
	UNCORE_PUT64_(icx_iio_ctr, icx_iio_ctr_value_(r).raw, ICX_IIO_CTR_EVENT_COUNT, v)

/*
 * clk_ctr: IIOn_MSR_PMON_FRCTR_CLK, 64 bits
 * Clock of the stack, running freely.
 * Source: linux uncore_snbep.c icx_iio_freerunning ICX_IIO_MSR_IOCLK; likwid registers.h MSR_UNC_M2IOSF_TC*_PMON_CLK
 * (cross-source)
 */
typedef struct icx_iio_clk_ctr {
	uint64_t raw;
} icx_iio_clk_ctr;

UNCORE_ACCESSOR icx_iio_clk_ctr icx_iio_clk_ctr_value_(icx_iio_clk_ctr r)
{
	return r;
}

#define ICX_IIO_CLK_CTR_RESET UINT64_C(0x0000000000000000)
#define icx_iio_clk_ctr_reset() /* icx_iio_clk_ctr (): the value to begin from of IIOn_MSR_PMON_FRCTR_CLK. */ \
	UNCORE_VALUE_(icx_iio_clk_ctr, ICX_IIO_CLK_CTR_RESET)

#define ICX_IIO_CLK_CTR_MSRS 0xa55, 0xa75, 0xa95, 0xae5, 0xb05, 0xb25

UNCORE_ACCESSOR uncore_msr icx_iio_clk_ctr_addr(unsigned instance)
{
	static const uint32_t base[ICX_IIO_INSTANCES] = { ICX_IIO_CLK_CTR_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define icx_iio_clk_ctr_addr(instance) /* uncore_msr (instance below ICX_IIO_INSTANCES): the address of IIOn_MSR_PMON_FRCTR_CLK. */ \
	icx_iio_clk_ctr_addr(UNCORE_INDEX_(instance, ICX_IIO_INSTANCES))

/* event_count [47:0] RO-V. */
#define ICX_IIO_CLK_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define ICX_IIO_CLK_CTR_EVENT_COUNT_SHIFT 0
#define ICX_IIO_CLK_CTR_EVENT_COUNT_WIDTH 48
#define icx_iio_clk_ctr_get_event_count(r) /* uint64_t (icx_iio_clk_ctr r) [47:0]: What has been counted since the processor was reset; it wraps at 48 bits. */ \
	UNCORE_GET64_(icx_iio_clk_ctr, r, ICX_IIO_CLK_CTR_EVENT_COUNT)

/*
 * bw_in_ctr: IIOn_MSR_PMON_FRCTR_BW_IN{0-7}, 64 bits
 * Data that came in through part {0-7}, running freely.
 * Source: linux uncore_snbep.c icx_iio_freerunning ICX_IIO_MSR_BW_IN; likwid registers.h MSR_UNC_M2IOSF_IIO*_PMON_PORT*
 * (cross-source)
 */
typedef struct icx_iio_bw_in_ctr {
	uint64_t raw;
} icx_iio_bw_in_ctr;

UNCORE_ACCESSOR icx_iio_bw_in_ctr icx_iio_bw_in_ctr_value_(icx_iio_bw_in_ctr r)
{
	return r;
}

#define ICX_IIO_BW_IN_CTR_RESET UINT64_C(0x0000000000000000)
#define icx_iio_bw_in_ctr_reset() /* icx_iio_bw_in_ctr (): the value to begin from of IIOn_MSR_PMON_FRCTR_BW_IN{0-7}. */ \
	UNCORE_VALUE_(icx_iio_bw_in_ctr, ICX_IIO_BW_IN_CTR_RESET)

#define ICX_IIO_BW_IN_CTR_COUNT 8
#define ICX_IIO_BW_IN_CTR_MSRS 0xaa0, 0xab0, 0xac0, 0xb30, 0xb40, 0xb50
#define ICX_IIO_BW_IN_CTR_INDEX_STRIDE 0x1u

UNCORE_ACCESSOR uncore_msr icx_iio_bw_in_ctr_addr(unsigned instance, unsigned index)
{
	static const uint32_t base[ICX_IIO_INSTANCES] = { ICX_IIO_BW_IN_CTR_MSRS };

	return uncore_msr_at_(base[instance] +
		index * ICX_IIO_BW_IN_CTR_INDEX_STRIDE);
}
#define icx_iio_bw_in_ctr_addr(instance, index) /* uncore_msr (instance below ICX_IIO_INSTANCES, index below ICX_IIO_BW_IN_CTR_COUNT): the address of IIOn_MSR_PMON_FRCTR_BW_IN{0-7}. */ \
	icx_iio_bw_in_ctr_addr(UNCORE_INDEX_(instance, ICX_IIO_INSTANCES), UNCORE_INDEX_(index, ICX_IIO_BW_IN_CTR_COUNT))

/* event_count [47:0] RO-V. */
#define ICX_IIO_BW_IN_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define ICX_IIO_BW_IN_CTR_EVENT_COUNT_SHIFT 0
#define ICX_IIO_BW_IN_CTR_EVENT_COUNT_WIDTH 48
#define icx_iio_bw_in_ctr_get_event_count(r) /* uint64_t (icx_iio_bw_in_ctr r) [47:0]: the same bits as in icx_iio_clk_ctr. */ \
	UNCORE_GET64_(icx_iio_bw_in_ctr, r, ICX_IIO_BW_IN_CTR_EVENT_COUNT)

/*
 * bw_out_ctr: IIOn_MSR_PMON_FRCTR_BW_OUT{0-7}, 64 bits
 * Data that went out through part {0-7}, running freely.
 * Source: perfmon-icx V1.30 UNC_IIO_BANDWIDTH_OUT (inferred)
 */
typedef struct icx_iio_bw_out_ctr {
	uint64_t raw;
} icx_iio_bw_out_ctr;

UNCORE_ACCESSOR icx_iio_bw_out_ctr icx_iio_bw_out_ctr_value_(icx_iio_bw_out_ctr r)
{
	return r;
}

#define ICX_IIO_BW_OUT_CTR_RESET UINT64_C(0x0000000000000000)
#define icx_iio_bw_out_ctr_reset() /* icx_iio_bw_out_ctr (): the value to begin from of IIOn_MSR_PMON_FRCTR_BW_OUT{0-7}. */ \
	UNCORE_VALUE_(icx_iio_bw_out_ctr, ICX_IIO_BW_OUT_CTR_RESET)

/* No source gives its address. */

/* event_count [47:0] RO-V. */
#define ICX_IIO_BW_OUT_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define ICX_IIO_BW_OUT_CTR_EVENT_COUNT_SHIFT 0
#define ICX_IIO_BW_OUT_CTR_EVENT_COUNT_WIDTH 48
#define icx_iio_bw_out_ctr_get_event_count(r) /* uint64_t (icx_iio_bw_out_ctr r) [47:0]: the same bits as in icx_iio_clk_ctr. */ \
	UNCORE_GET64_(icx_iio_bw_out_ctr, r, ICX_IIO_BW_OUT_CTR_EVENT_COUNT)

#ifdef __cplusplus
}
#endif

#endif
