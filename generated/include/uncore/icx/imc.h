/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/icx/imc.box.json by "make generate". Do not edit. */
/*
 * icx imc: Memory controller channel. Counts the commands of one memory channel: number n is channel n%3 of controller
 * n/3. Server parts have two channels for each controller.
 * Source: linux uncore_snbep.c icx_uncore_imc; likwid perfmon_icelakeX_counters.h; pcm cpucounters.cpp
 */
#ifndef UNCORE_ICX_IMC_H
#define UNCORE_ICX_IMC_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define ICX_IMC_INSTANCES 12

#define ICX_IMC_GENERAL_COUNTERS   4
#define ICX_IMC_GENERAL_WIDTH      48
#define ICX_IMC_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define ICX_IMC_FIXED_COUNTERS   1
#define ICX_IMC_FIXED_WIDTH      48
#define ICX_IMC_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * Window channel: registers of an instance, in memory. Its physical address is the sum of memmap.base.base from bit 23
 * on, memmap.mem.mem from bit 12 on (elements by instance: 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3), and the instance's
 * offset.
 * Source: linux uncore_snbep.c __snr_uncore_imc_init_box, snr_uncore_mmio_map, ICX_NUMBER_IMC_CHN; pcm cpucounters.cpp;
 * likwid access_x86_mmio.c
 */
#define ICX_IMC_CHANNEL_SIZE 0x4000u
#define ICX_IMC_CHANNEL_OFFSETS 0x22800, 0x26800, 0x2a800, 0x22800, 0x26800, 0x2a800, 0x22800, 0x26800, 0x2a800, 0x22800, 0x26800, 0x2a800

UNCORE_ACCESSOR uint32_t icx_imc_channel_offset(unsigned instance)
{
	static const uint32_t offset[ICX_IMC_INSTANCES] = { ICX_IMC_CHANNEL_OFFSETS };

	return offset[instance];
}
#define icx_imc_channel_offset(instance) /* uint32_t (instance below ICX_IMC_INSTANCES): how far window channel is above the sum of its fields. */ \
	icx_imc_channel_offset(UNCORE_INDEX_(instance, ICX_IMC_INSTANCES))
#define icx_imc_channel_base(base, mem, instance) /* uint64_t (base, mem, instance): the physical address of window channel. */ \
	(uncore_put64_(0, UINT64_C(0xfffffff800000), 23, \
			UNCORE_FIT_(base, 29, "ICX_MEMMAP_BASE_BASE", ICX_MEMMAP_BASE_BASE_has_width_), __FILE__, __LINE__, "ICX_MEMMAP_BASE_BASE") + \
		uncore_put64_(0, UINT64_C(0x7ff000), 12, \
			UNCORE_FIT_(mem, 11, "ICX_MEMMAP_MEM_MEM", ICX_MEMMAP_MEM_MEM_has_width_), __FILE__, __LINE__, "ICX_MEMMAP_MEM_MEM") + \
		icx_imc_channel_offset(instance))

/*
 * box_ctl: IMCn_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux uncore_snbep.c SNR_IMC_MMIO_PMON_BOX_CTL, snr_uncore_mmio_init_box; pcm types.h
 * SERVER_MC_CH_PMON_BOX_CTL_OFFSET; likwid registers.h MMIO_ICX_IMC_* (cross-source)
 */
typedef struct icx_imc_box_ctl {
	uint32_t raw;
} icx_imc_box_ctl;

UNCORE_ACCESSOR icx_imc_box_ctl icx_imc_box_ctl_value_(icx_imc_box_ctl r)
{
	return r;
}

#define ICX_IMC_BOX_CTL_RESET     0x00030000u
#define ICX_IMC_BOX_CTL_MUST_ONE  0x00030000u
#define icx_imc_box_ctl_reset() /* icx_imc_box_ctl (): the value to begin from of IMCn_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(icx_imc_box_ctl, ICX_IMC_BOX_CTL_RESET)

#define ICX_IMC_BOX_CTL_OFFSET 0x0u

#define icx_imc_box_ctl_addr() /* uncore_mmio (): the address of IMCn_PMON_BOX_CTL. */ \
	uncore_mmio_at_(ICX_IMC_BOX_CTL_OFFSET)
#define icx_imc_box_ctl_load(window) /* icx_imc_box_ctl (const volatile void *window): reads, where window channel is mapped, IMCn_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(icx_imc_box_ctl, uncore_mmio_load32_(window, icx_imc_box_ctl_addr()))
#define icx_imc_box_ctl_store(window, value) /* void (volatile void *window, icx_imc_box_ctl value): writes, where window channel is mapped, IMCn_PMON_BOX_CTL. */ \
	uncore_mmio_store32_(window, icx_imc_box_ctl_addr(), icx_imc_box_ctl_value_(value).raw)

/* frz [8] RW. */
#define ICX_IMC_BOX_CTL_FRZ_MASK  0x00000100u
#define ICX_IMC_BOX_CTL_FRZ_SHIFT 8
#define ICX_IMC_BOX_CTL_FRZ_WIDTH 1
#define icx_imc_box_ctl_get_frz(r) /* uint32_t (icx_imc_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(icx_imc_box_ctl, r, ICX_IMC_BOX_CTL_FRZ)
#define icx_imc_box_ctl_set_frz(r, v) /* icx_imc_box_ctl (icx_imc_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(icx_imc_box_ctl, icx_imc_box_ctl_value_(r).raw, ICX_IMC_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define ICX_IMC_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define ICX_IMC_BOX_CTL_RST_CTRS_SHIFT 1
#define ICX_IMC_BOX_CTL_RST_CTRS_WIDTH 1
#define icx_imc_box_ctl_set_rst_ctrs(r, v) /* icx_imc_box_ctl (icx_imc_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(icx_imc_box_ctl, icx_imc_box_ctl_value_(r).raw, ICX_IMC_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define ICX_IMC_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define ICX_IMC_BOX_CTL_RST_CTRL_SHIFT 0
#define ICX_IMC_BOX_CTL_RST_CTRL_WIDTH 1
#define icx_imc_box_ctl_set_rst_ctrl(r, v) /* icx_imc_box_ctl (icx_imc_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(icx_imc_box_ctl, icx_imc_box_ctl_value_(r).raw, ICX_IMC_BOX_CTL_RST_CTRL, v)

/*
 * box_status: IMCn_PMON_BOX_STATUS, 32 bits
 * Which counters have wrapped; Linux does not use it.
 * Source: likwid registers.h MMIO_ICX_IMC_BOX_STATUS (inferred)
 */
typedef struct icx_imc_box_status {
	uint32_t raw;
} icx_imc_box_status;

UNCORE_ACCESSOR icx_imc_box_status icx_imc_box_status_value_(icx_imc_box_status r)
{
	return r;
}

#define ICX_IMC_BOX_STATUS_RESET     0x00000000u
#define ICX_IMC_BOX_STATUS_RW1C      0x0000000fu
#define icx_imc_box_status_reset() /* icx_imc_box_status (): the value to begin from of IMCn_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(icx_imc_box_status, ICX_IMC_BOX_STATUS_RESET)

#define icx_imc_box_status_clear(seen) /* icx_imc_box_status (icx_imc_box_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of IMCn_PMON_BOX_STATUS. */ \
	UNCORE_SEEN_(icx_imc_box_status, ICX_IMC_BOX_STATUS_RESET & ~ICX_IMC_BOX_STATUS_RW1C, seen, ICX_IMC_BOX_STATUS_RW1C)

#define ICX_IMC_BOX_STATUS_OFFSET 0x5cu

#define icx_imc_box_status_addr() /* uncore_mmio (): the address of IMCn_PMON_BOX_STATUS. */ \
	uncore_mmio_at_(ICX_IMC_BOX_STATUS_OFFSET)
#define icx_imc_box_status_load(window) /* icx_imc_box_status (const volatile void *window): reads, where window channel is mapped, IMCn_PMON_BOX_STATUS. */ \
	UNCORE_VALUE_(icx_imc_box_status, uncore_mmio_load32_(window, icx_imc_box_status_addr()))
#define icx_imc_box_status_store(window, value) /* void (volatile void *window, icx_imc_box_status value): writes, where window channel is mapped, IMCn_PMON_BOX_STATUS. */ \
	uncore_mmio_store32_(window, icx_imc_box_status_addr(), icx_imc_box_status_value_(value).raw)

/* ov [3:0] RW1C. */
#define ICX_IMC_BOX_STATUS_OV_MASK  0x0000000fu
#define ICX_IMC_BOX_STATUS_OV_SHIFT 0
#define ICX_IMC_BOX_STATUS_OV_WIDTH 4
#define icx_imc_box_status_get_ov(r) /* uint32_t (icx_imc_box_status r) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_GET32_(icx_imc_box_status, r, ICX_IMC_BOX_STATUS_OV)
#define icx_imc_box_status_clear_ov(bits) /* icx_imc_box_status (bits up to 0xfu) [3:0]: A bit for each counter that has wrapped; writing 1 clears it. */ \
	UNCORE_PUT32_(icx_imc_box_status, ICX_IMC_BOX_STATUS_RESET & ~ICX_IMC_BOX_STATUS_RW1C, ICX_IMC_BOX_STATUS_OV, bits)

/*
 * ctl: IMCn_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux uncore_snbep.c SNR_IMC_MMIO_PMON_CTL0, icx_uncore_imc; likwid registers.h MMIO_ICX_IMC_* (cross-source)
 */
typedef struct icx_imc_ctl {
	uint32_t raw;
} icx_imc_ctl;

UNCORE_ACCESSOR icx_imc_ctl icx_imc_ctl_value_(icx_imc_ctl r)
{
	return r;
}

#define ICX_IMC_CTL_RESET     0x00000000u
#define ICX_IMC_CTL_MUST_ZERO 0x00210000u
#define icx_imc_ctl_reset() /* icx_imc_ctl (): the value to begin from of IMCn_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(icx_imc_ctl, ICX_IMC_CTL_RESET)

#define ICX_IMC_CTL_COUNT 4
#define ICX_IMC_CTL_OFFSET 0x40u
#define ICX_IMC_CTL_INDEX_STRIDE 0x4u

#define icx_imc_ctl_addr(index) /* uncore_mmio (index below ICX_IMC_CTL_COUNT): the address of IMCn_PMON_CTL{0-3}. */ \
	uncore_mmio_at_(ICX_IMC_CTL_OFFSET + \
		UNCORE_INDEX_(index, ICX_IMC_CTL_COUNT) * ICX_IMC_CTL_INDEX_STRIDE)
#define icx_imc_ctl_load(window, index) /* icx_imc_ctl (const volatile void *window, index below ICX_IMC_CTL_COUNT): reads, where window channel is mapped, IMCn_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(icx_imc_ctl, uncore_mmio_load32_(window, icx_imc_ctl_addr(index)))
#define icx_imc_ctl_store(window, index, value) /* void (volatile void *window, index below ICX_IMC_CTL_COUNT, icx_imc_ctl value): writes, where window channel is mapped, IMCn_PMON_CTL{0-3}. */ \
	uncore_mmio_store32_(window, icx_imc_ctl_addr(index), icx_imc_ctl_value_(value).raw)

/* thresh [31:24] RW-V. */
#define ICX_IMC_CTL_THRESH_MASK  0xff000000u
#define ICX_IMC_CTL_THRESH_SHIFT 24
#define ICX_IMC_CTL_THRESH_WIDTH 8
#define icx_imc_ctl_get_thresh(r) /* uint32_t (icx_imc_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(icx_imc_ctl, r, ICX_IMC_CTL_THRESH)
#define icx_imc_ctl_set_thresh(r, v) /* icx_imc_ctl (icx_imc_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(icx_imc_ctl, icx_imc_ctl_value_(r).raw, ICX_IMC_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define ICX_IMC_CTL_INVERT_MASK  0x00800000u
#define ICX_IMC_CTL_INVERT_SHIFT 23
#define ICX_IMC_CTL_INVERT_WIDTH 1

enum icx_imc_ctl_invert {
	ICX_IMC_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	ICX_IMC_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define icx_imc_ctl_get_invert(r) /* uint32_t (icx_imc_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(icx_imc_ctl, r, ICX_IMC_CTL_INVERT)
#define icx_imc_ctl_set_invert(r, v) /* icx_imc_ctl (icx_imc_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(icx_imc_ctl, icx_imc_ctl_value_(r).raw, ICX_IMC_CTL_INVERT, v)

/* en [22] RW-V. */
#define ICX_IMC_CTL_EN_MASK  0x00400000u
#define ICX_IMC_CTL_EN_SHIFT 22
#define ICX_IMC_CTL_EN_WIDTH 1
#define icx_imc_ctl_get_en(r) /* uint32_t (icx_imc_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(icx_imc_ctl, r, ICX_IMC_CTL_EN)
#define icx_imc_ctl_set_en(r, v) /* icx_imc_ctl (icx_imc_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(icx_imc_ctl, icx_imc_ctl_value_(r).raw, ICX_IMC_CTL_EN, v)

/* ov_en [20] RW-V. */
#define ICX_IMC_CTL_OV_EN_MASK  0x00100000u
#define ICX_IMC_CTL_OV_EN_SHIFT 20
#define ICX_IMC_CTL_OV_EN_WIDTH 1
#define icx_imc_ctl_get_ov_en(r) /* uint32_t (icx_imc_ctl r) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_GET32_(icx_imc_ctl, r, ICX_IMC_CTL_OV_EN)
#define icx_imc_ctl_set_ov_en(r, v) /* icx_imc_ctl (icx_imc_ctl r, v up to 0x1u) [20]: A wrap is reported in the box status and on to the UBox. */ \
	UNCORE_PUT32_(icx_imc_ctl, icx_imc_ctl_value_(r).raw, ICX_IMC_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define ICX_IMC_CTL_EDGE_DET_MASK  0x00040000u
#define ICX_IMC_CTL_EDGE_DET_SHIFT 18
#define ICX_IMC_CTL_EDGE_DET_WIDTH 1
#define icx_imc_ctl_get_edge_det(r) /* uint32_t (icx_imc_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(icx_imc_ctl, r, ICX_IMC_CTL_EDGE_DET)
#define icx_imc_ctl_set_edge_det(r, v) /* icx_imc_ctl (icx_imc_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(icx_imc_ctl, icx_imc_ctl_value_(r).raw, ICX_IMC_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define ICX_IMC_CTL_RST_MASK  0x00020000u
#define ICX_IMC_CTL_RST_SHIFT 17
#define ICX_IMC_CTL_RST_WIDTH 1
#define icx_imc_ctl_set_rst(r, v) /* icx_imc_ctl (icx_imc_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(icx_imc_ctl, icx_imc_ctl_value_(r).raw, ICX_IMC_CTL_RST, v)

/* umask [15:8] RW-V. */
#define ICX_IMC_CTL_UMASK_MASK  0x0000ff00u
#define ICX_IMC_CTL_UMASK_SHIFT 8
#define ICX_IMC_CTL_UMASK_WIDTH 8
#define icx_imc_ctl_get_umask(r) /* uint32_t (icx_imc_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(icx_imc_ctl, r, ICX_IMC_CTL_UMASK)
#define icx_imc_ctl_set_umask(r, v) /* icx_imc_ctl (icx_imc_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(icx_imc_ctl, icx_imc_ctl_value_(r).raw, ICX_IMC_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define ICX_IMC_CTL_EV_SEL_MASK  0x000000ffu
#define ICX_IMC_CTL_EV_SEL_SHIFT 0
#define ICX_IMC_CTL_EV_SEL_WIDTH 8
#define icx_imc_ctl_get_ev_sel(r) /* uint32_t (icx_imc_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(icx_imc_ctl, r, ICX_IMC_CTL_EV_SEL)
#define icx_imc_ctl_set_ev_sel(r, v) /* icx_imc_ctl (icx_imc_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(icx_imc_ctl, icx_imc_ctl_value_(r).raw, ICX_IMC_CTL_EV_SEL, v)

/*
 * ctr: IMCn_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux uncore_snbep.c SNR_IMC_MMIO_PMON_CTR0, icx_uncore_imc; likwid registers.h MMIO_ICX_IMC_* (cross-source)
 */
typedef struct icx_imc_ctr {
	uint64_t raw;
} icx_imc_ctr;

UNCORE_ACCESSOR icx_imc_ctr icx_imc_ctr_value_(icx_imc_ctr r)
{
	return r;
}

#define ICX_IMC_CTR_RESET UINT64_C(0x0000000000000000)
#define icx_imc_ctr_reset() /* icx_imc_ctr (): the value to begin from of IMCn_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(icx_imc_ctr, ICX_IMC_CTR_RESET)

#define ICX_IMC_CTR_COUNT 4
#define ICX_IMC_CTR_OFFSET 0x8u
#define ICX_IMC_CTR_INDEX_STRIDE 0x8u

#define icx_imc_ctr_addr(index) /* uncore_mmio (index below ICX_IMC_CTR_COUNT): the address of IMCn_PMON_CTR{0-3}. */ \
	uncore_mmio_at_(ICX_IMC_CTR_OFFSET + \
		UNCORE_INDEX_(index, ICX_IMC_CTR_COUNT) * ICX_IMC_CTR_INDEX_STRIDE)
#define icx_imc_ctr_load(window, index) /* icx_imc_ctr (const volatile void *window, index below ICX_IMC_CTR_COUNT): reads, where window channel is mapped, IMCn_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(icx_imc_ctr, uncore_mmio_load64_(window, icx_imc_ctr_addr(index)))
#define icx_imc_ctr_store(window, index, value) /* void (volatile void *window, index below ICX_IMC_CTR_COUNT, icx_imc_ctr value): writes, where window channel is mapped, IMCn_PMON_CTR{0-3}. */ \
	uncore_mmio_store64_(window, icx_imc_ctr_addr(index), icx_imc_ctr_value_(value).raw)

/* event_count [47:0] RW-V. */
#define ICX_IMC_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define ICX_IMC_CTR_EVENT_COUNT_SHIFT 0
#define ICX_IMC_CTR_EVENT_COUNT_WIDTH 48
#define icx_imc_ctr_get_event_count(r) /* uint64_t (icx_imc_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(icx_imc_ctr, r, ICX_IMC_CTR_EVENT_COUNT)
#define icx_imc_ctr_set_event_count(r, v) /* icx_imc_ctr (icx_imc_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(icx_imc_ctr, icx_imc_ctr_value_(r).raw, ICX_IMC_CTR_EVENT_COUNT, v)

/*
 * fixed_ctl: IMCn_PMON_FIXED_CTL, 32 bits
 * Enables the counter of the memory clock.
 * Source: linux uncore_snbep.c SNR_IMC_MMIO_PMON_FIXED_CTL, icx_uncore_imc; likwid registers.h MMIO_ICX_IMC_*
 * (cross-source)
 */
typedef struct icx_imc_fixed_ctl {
	uint32_t raw;
} icx_imc_fixed_ctl;

UNCORE_ACCESSOR icx_imc_fixed_ctl icx_imc_fixed_ctl_value_(icx_imc_fixed_ctl r)
{
	return r;
}

#define ICX_IMC_FIXED_CTL_RESET 0x00000000u
#define icx_imc_fixed_ctl_reset() /* icx_imc_fixed_ctl (): the value to begin from of IMCn_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(icx_imc_fixed_ctl, ICX_IMC_FIXED_CTL_RESET)

#define ICX_IMC_FIXED_CTL_OFFSET 0x54u

#define icx_imc_fixed_ctl_addr() /* uncore_mmio (): the address of IMCn_PMON_FIXED_CTL. */ \
	uncore_mmio_at_(ICX_IMC_FIXED_CTL_OFFSET)
#define icx_imc_fixed_ctl_load(window) /* icx_imc_fixed_ctl (const volatile void *window): reads, where window channel is mapped, IMCn_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(icx_imc_fixed_ctl, uncore_mmio_load32_(window, icx_imc_fixed_ctl_addr()))
#define icx_imc_fixed_ctl_store(window, value) /* void (volatile void *window, icx_imc_fixed_ctl value): writes, where window channel is mapped, IMCn_PMON_FIXED_CTL. */ \
	uncore_mmio_store32_(window, icx_imc_fixed_ctl_addr(), icx_imc_fixed_ctl_value_(value).raw)

/* en [22] RW-V. */
#define ICX_IMC_FIXED_CTL_EN_MASK  0x00400000u
#define ICX_IMC_FIXED_CTL_EN_SHIFT 22
#define ICX_IMC_FIXED_CTL_EN_WIDTH 1
#define icx_imc_fixed_ctl_get_en(r) /* uint32_t (icx_imc_fixed_ctl r) [22]: Lets the clock counter count. */ \
	UNCORE_GET32_(icx_imc_fixed_ctl, r, ICX_IMC_FIXED_CTL_EN)
#define icx_imc_fixed_ctl_set_en(r, v) /* icx_imc_fixed_ctl (icx_imc_fixed_ctl r, v up to 0x1u) [22]: Lets the clock counter count. */ \
	UNCORE_PUT32_(icx_imc_fixed_ctl, icx_imc_fixed_ctl_value_(r).raw, ICX_IMC_FIXED_CTL_EN, v)

/*
 * fixed_ctr: IMCn_PMON_FIXED_CTR, 64 bits
 * Count of the memory clock.
 * Source: linux uncore_snbep.c SNR_IMC_MMIO_PMON_FIXED_CTR, icx_uncore_imc; likwid registers.h MMIO_ICX_IMC_*
 * (cross-source)
 */
typedef struct icx_imc_fixed_ctr {
	uint64_t raw;
} icx_imc_fixed_ctr;

UNCORE_ACCESSOR icx_imc_fixed_ctr icx_imc_fixed_ctr_value_(icx_imc_fixed_ctr r)
{
	return r;
}

#define ICX_IMC_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define icx_imc_fixed_ctr_reset() /* icx_imc_fixed_ctr (): the value to begin from of IMCn_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(icx_imc_fixed_ctr, ICX_IMC_FIXED_CTR_RESET)

#define ICX_IMC_FIXED_CTR_OFFSET 0x38u

#define icx_imc_fixed_ctr_addr() /* uncore_mmio (): the address of IMCn_PMON_FIXED_CTR. */ \
	uncore_mmio_at_(ICX_IMC_FIXED_CTR_OFFSET)
#define icx_imc_fixed_ctr_load(window) /* icx_imc_fixed_ctr (const volatile void *window): reads, where window channel is mapped, IMCn_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(icx_imc_fixed_ctr, uncore_mmio_load64_(window, icx_imc_fixed_ctr_addr()))
#define icx_imc_fixed_ctr_store(window, value) /* void (volatile void *window, icx_imc_fixed_ctr value): writes, where window channel is mapped, IMCn_PMON_FIXED_CTR. */ \
	uncore_mmio_store64_(window, icx_imc_fixed_ctr_addr(), icx_imc_fixed_ctr_value_(value).raw)

/* event_count [47:0] RW-V. */
#define ICX_IMC_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define ICX_IMC_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define ICX_IMC_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define icx_imc_fixed_ctr_get_event_count(r) /* uint64_t (icx_imc_fixed_ctr r) [47:0]: the same bits as in icx_imc_ctr. */ \
	UNCORE_GET64_(icx_imc_fixed_ctr, r, ICX_IMC_FIXED_CTR_EVENT_COUNT)
#define icx_imc_fixed_ctr_set_event_count(r, v) /* icx_imc_fixed_ctr (icx_imc_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: the same bits as in icx_imc_ctr. */ \
	UNCORE_PUT64_(icx_imc_fixed_ctr, icx_imc_fixed_ctr_value_(r).raw, ICX_IMC_FIXED_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
