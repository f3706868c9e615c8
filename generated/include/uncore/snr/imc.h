/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/imc.box.json by "make generate". Do not edit. */
/*
 * snr imc: Memory controller channel. Counts the commands of one memory channel.
 * Source: linux-6.12 uncore_snbep.c snr_uncore_imc; pcm types.h SERVER_MC_CH_PMON_*, cpucounters.cpp (SNOWRIDGE)
 */
#ifndef UNCORE_SNR_IMC_H
#define UNCORE_SNR_IMC_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SNR_IMC_INSTANCES 2

#define SNR_IMC_GENERAL_COUNTERS   4
#define SNR_IMC_GENERAL_WIDTH      48
#define SNR_IMC_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define SNR_IMC_FIXED_COUNTERS   1
#define SNR_IMC_FIXED_WIDTH      48
#define SNR_IMC_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * Window channel: registers of an instance, in memory. Its physical address is the sum of memmap.base.base from bit 23
 * on, memmap.mem.mem from bit 12 on (element 0), and the instance's offset.
 * Source: linux-6.12 uncore_snbep.c __snr_uncore_imc_init_box, snr_uncore_mmio_map, SNR_IMC_MMIO_*; pcm cpucounters.cpp
 * (SNOWRIDGE)
 */
#define SNR_IMC_CHANNEL_SIZE 0x4000u
#define SNR_IMC_CHANNEL_OFFSETS 0x22800, 0x26800

UNCORE_ACCESSOR uint32_t snr_imc_channel_offset(unsigned instance)
{
	static const uint32_t offset[SNR_IMC_INSTANCES] = { SNR_IMC_CHANNEL_OFFSETS };

	return offset[instance];
}
#define snr_imc_channel_offset(instance) /* uint32_t (instance below SNR_IMC_INSTANCES): how far window channel is above the sum of its fields. */ \
	snr_imc_channel_offset(UNCORE_INDEX_(instance, SNR_IMC_INSTANCES))
#define snr_imc_channel_base(base, mem, instance) /* uint64_t (base, mem, instance): the physical address of window channel. */ \
	(uncore_put64_(0, UINT64_C(0xfffffff800000), 23, \
			UNCORE_FIT_(base, 29, "SNR_MEMMAP_BASE_BASE", SNR_MEMMAP_BASE_BASE_has_width_), __FILE__, __LINE__, "SNR_MEMMAP_BASE_BASE") + \
		uncore_put64_(0, UINT64_C(0x7ff000), 12, \
			UNCORE_FIT_(mem, 11, "SNR_MEMMAP_MEM_MEM", SNR_MEMMAP_MEM_MEM_has_width_), __FILE__, __LINE__, "SNR_MEMMAP_MEM_MEM") + \
		snr_imc_channel_offset(instance))

/*
 * box_ctl: IMCn_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux-6.12 uncore_snbep.c SNR_IMC_MMIO_PMON_BOX_CTL, snr_uncore_mmio_init_box; pcm types.h
 * SERVER_MC_CH_PMON_BOX_CTL_OFFSET (cross-source)
 */
typedef struct snr_imc_box_ctl {
	uint32_t raw;
} snr_imc_box_ctl;

UNCORE_ACCESSOR snr_imc_box_ctl snr_imc_box_ctl_value_(snr_imc_box_ctl r)
{
	return r;
}

#define SNR_IMC_BOX_CTL_RESET     0x00030000u
#define SNR_IMC_BOX_CTL_MUST_ONE  0x00030000u
#define snr_imc_box_ctl_reset() /* snr_imc_box_ctl (): the value to begin from of IMCn_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(snr_imc_box_ctl, SNR_IMC_BOX_CTL_RESET)

#define SNR_IMC_BOX_CTL_OFFSET 0x0u

#define snr_imc_box_ctl_addr() /* uncore_mmio (): the address of IMCn_PMON_BOX_CTL. */ \
	uncore_mmio_at_(SNR_IMC_BOX_CTL_OFFSET)
#define snr_imc_box_ctl_load(window) /* snr_imc_box_ctl (const volatile void *window): reads, where window channel is mapped, IMCn_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(snr_imc_box_ctl, uncore_mmio_load32_(window, snr_imc_box_ctl_addr()))
#define snr_imc_box_ctl_store(window, value) /* void (volatile void *window, snr_imc_box_ctl value): writes, where window channel is mapped, IMCn_PMON_BOX_CTL. */ \
	uncore_mmio_store32_(window, snr_imc_box_ctl_addr(), snr_imc_box_ctl_value_(value).raw)

/* frz [8] RW. */
#define SNR_IMC_BOX_CTL_FRZ_MASK  0x00000100u
#define SNR_IMC_BOX_CTL_FRZ_SHIFT 8
#define SNR_IMC_BOX_CTL_FRZ_WIDTH 1
#define snr_imc_box_ctl_get_frz(r) /* uint32_t (snr_imc_box_ctl r) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(snr_imc_box_ctl, r, SNR_IMC_BOX_CTL_FRZ)
#define snr_imc_box_ctl_set_frz(r, v) /* snr_imc_box_ctl (snr_imc_box_ctl r, v up to 0x1u) [8]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(snr_imc_box_ctl, snr_imc_box_ctl_value_(r).raw, SNR_IMC_BOX_CTL_FRZ, v)

/* rst_ctrs [1] WO. */
#define SNR_IMC_BOX_CTL_RST_CTRS_MASK  0x00000002u
#define SNR_IMC_BOX_CTL_RST_CTRS_SHIFT 1
#define SNR_IMC_BOX_CTL_RST_CTRS_WIDTH 1
#define snr_imc_box_ctl_set_rst_ctrs(r, v) /* snr_imc_box_ctl (snr_imc_box_ctl r, v up to 0x1u) [1]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(snr_imc_box_ctl, snr_imc_box_ctl_value_(r).raw, SNR_IMC_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [0] WO. */
#define SNR_IMC_BOX_CTL_RST_CTRL_MASK  0x00000001u
#define SNR_IMC_BOX_CTL_RST_CTRL_SHIFT 0
#define SNR_IMC_BOX_CTL_RST_CTRL_WIDTH 1
#define snr_imc_box_ctl_set_rst_ctrl(r, v) /* snr_imc_box_ctl (snr_imc_box_ctl r, v up to 0x1u) [0]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(snr_imc_box_ctl, snr_imc_box_ctl_value_(r).raw, SNR_IMC_BOX_CTL_RST_CTRL, v)

/*
 * ctl: IMCn_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c SNR_IMC_MMIO_PMON_CTL0, snr_uncore_imc; pcm types.h SERVER_MC_CH_PMON_CTL0_OFFSET
 * (cross-source)
 */
typedef struct snr_imc_ctl {
	uint32_t raw;
} snr_imc_ctl;

UNCORE_ACCESSOR snr_imc_ctl snr_imc_ctl_value_(snr_imc_ctl r)
{
	return r;
}

#define SNR_IMC_CTL_RESET     0x00000000u
#define SNR_IMC_CTL_MUST_ZERO 0x00010000u
#define snr_imc_ctl_reset() /* snr_imc_ctl (): the value to begin from of IMCn_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(snr_imc_ctl, SNR_IMC_CTL_RESET)

#define SNR_IMC_CTL_COUNT 4
#define SNR_IMC_CTL_OFFSET 0x40u
#define SNR_IMC_CTL_INDEX_STRIDE 0x4u

#define snr_imc_ctl_addr(index) /* uncore_mmio (index below SNR_IMC_CTL_COUNT): the address of IMCn_PMON_CTL{0-3}. */ \
	uncore_mmio_at_(SNR_IMC_CTL_OFFSET + \
		UNCORE_INDEX_(index, SNR_IMC_CTL_COUNT) * SNR_IMC_CTL_INDEX_STRIDE)
#define snr_imc_ctl_load(window, index) /* snr_imc_ctl (const volatile void *window, index below SNR_IMC_CTL_COUNT): reads, where window channel is mapped, IMCn_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(snr_imc_ctl, uncore_mmio_load32_(window, snr_imc_ctl_addr(index)))
#define snr_imc_ctl_store(window, index, value) /* void (volatile void *window, index below SNR_IMC_CTL_COUNT, snr_imc_ctl value): writes, where window channel is mapped, IMCn_PMON_CTL{0-3}. */ \
	uncore_mmio_store32_(window, snr_imc_ctl_addr(index), snr_imc_ctl_value_(value).raw)

/* thresh [31:24] RW-V. */
#define SNR_IMC_CTL_THRESH_MASK  0xff000000u
#define SNR_IMC_CTL_THRESH_SHIFT 24
#define SNR_IMC_CTL_THRESH_WIDTH 8
#define snr_imc_ctl_get_thresh(r) /* uint32_t (snr_imc_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(snr_imc_ctl, r, SNR_IMC_CTL_THRESH)
#define snr_imc_ctl_set_thresh(r, v) /* snr_imc_ctl (snr_imc_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(snr_imc_ctl, snr_imc_ctl_value_(r).raw, SNR_IMC_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SNR_IMC_CTL_INVERT_MASK  0x00800000u
#define SNR_IMC_CTL_INVERT_SHIFT 23
#define SNR_IMC_CTL_INVERT_WIDTH 1

enum snr_imc_ctl_invert {
	SNR_IMC_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SNR_IMC_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define snr_imc_ctl_get_invert(r) /* uint32_t (snr_imc_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(snr_imc_ctl, r, SNR_IMC_CTL_INVERT)
#define snr_imc_ctl_set_invert(r, v) /* snr_imc_ctl (snr_imc_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(snr_imc_ctl, snr_imc_ctl_value_(r).raw, SNR_IMC_CTL_INVERT, v)

/* en [22] RW-V. */
#define SNR_IMC_CTL_EN_MASK  0x00400000u
#define SNR_IMC_CTL_EN_SHIFT 22
#define SNR_IMC_CTL_EN_WIDTH 1
#define snr_imc_ctl_get_en(r) /* uint32_t (snr_imc_ctl r) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_GET32_(snr_imc_ctl, r, SNR_IMC_CTL_EN)
#define snr_imc_ctl_set_en(r, v) /* snr_imc_ctl (snr_imc_ctl r, v up to 0x1u) [22]: Lets this counter count, unless the box is frozen. */ \
	UNCORE_PUT32_(snr_imc_ctl, snr_imc_ctl_value_(r).raw, SNR_IMC_CTL_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SNR_IMC_CTL_EDGE_DET_MASK  0x00040000u
#define SNR_IMC_CTL_EDGE_DET_SHIFT 18
#define SNR_IMC_CTL_EDGE_DET_WIDTH 1
#define snr_imc_ctl_get_edge_det(r) /* uint32_t (snr_imc_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(snr_imc_ctl, r, SNR_IMC_CTL_EDGE_DET)
#define snr_imc_ctl_set_edge_det(r, v) /* snr_imc_ctl (snr_imc_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(snr_imc_ctl, snr_imc_ctl_value_(r).raw, SNR_IMC_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define SNR_IMC_CTL_RST_MASK  0x00020000u
#define SNR_IMC_CTL_RST_SHIFT 17
#define SNR_IMC_CTL_RST_WIDTH 1
#define snr_imc_ctl_set_rst(r, v) /* snr_imc_ctl (snr_imc_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(snr_imc_ctl, snr_imc_ctl_value_(r).raw, SNR_IMC_CTL_RST, v)

/* umask [15:8] RW-V. */
#define SNR_IMC_CTL_UMASK_MASK  0x0000ff00u
#define SNR_IMC_CTL_UMASK_SHIFT 8
#define SNR_IMC_CTL_UMASK_WIDTH 8
#define snr_imc_ctl_get_umask(r) /* uint32_t (snr_imc_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(snr_imc_ctl, r, SNR_IMC_CTL_UMASK)
#define snr_imc_ctl_set_umask(r, v) /* snr_imc_ctl (snr_imc_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(snr_imc_ctl, snr_imc_ctl_value_(r).raw, SNR_IMC_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define SNR_IMC_CTL_EV_SEL_MASK  0x000000ffu
#define SNR_IMC_CTL_EV_SEL_SHIFT 0
#define SNR_IMC_CTL_EV_SEL_WIDTH 8
#define snr_imc_ctl_get_ev_sel(r) /* uint32_t (snr_imc_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(snr_imc_ctl, r, SNR_IMC_CTL_EV_SEL)
#define snr_imc_ctl_set_ev_sel(r, v) /* snr_imc_ctl (snr_imc_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(snr_imc_ctl, snr_imc_ctl_value_(r).raw, SNR_IMC_CTL_EV_SEL, v)

/*
 * ctr: IMCn_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c SNR_IMC_MMIO_PMON_CTR0, snr_uncore_imc; pcm types.h SERVER_MC_CH_PMON_CTR0_OFFSET
 * (cross-source)
 */
typedef struct snr_imc_ctr {
	uint64_t raw;
} snr_imc_ctr;

UNCORE_ACCESSOR snr_imc_ctr snr_imc_ctr_value_(snr_imc_ctr r)
{
	return r;
}

#define SNR_IMC_CTR_RESET UINT64_C(0x0000000000000000)
#define snr_imc_ctr_reset() /* snr_imc_ctr (): the value to begin from of IMCn_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(snr_imc_ctr, SNR_IMC_CTR_RESET)

#define SNR_IMC_CTR_COUNT 4
#define SNR_IMC_CTR_OFFSET 0x8u
#define SNR_IMC_CTR_INDEX_STRIDE 0x8u

#define snr_imc_ctr_addr(index) /* uncore_mmio (index below SNR_IMC_CTR_COUNT): the address of IMCn_PMON_CTR{0-3}. */ \
	uncore_mmio_at_(SNR_IMC_CTR_OFFSET + \
		UNCORE_INDEX_(index, SNR_IMC_CTR_COUNT) * SNR_IMC_CTR_INDEX_STRIDE)
#define snr_imc_ctr_load(window, index) /* snr_imc_ctr (const volatile void *window, index below SNR_IMC_CTR_COUNT): reads, where window channel is mapped, IMCn_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(snr_imc_ctr, uncore_mmio_load64_(window, snr_imc_ctr_addr(index)))
#define snr_imc_ctr_store(window, index, value) /* void (volatile void *window, index below SNR_IMC_CTR_COUNT, snr_imc_ctr value): writes, where window channel is mapped, IMCn_PMON_CTR{0-3}. */ \
	uncore_mmio_store64_(window, snr_imc_ctr_addr(index), snr_imc_ctr_value_(value).raw)

/* event_count [47:0] RW-V. */
#define SNR_IMC_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SNR_IMC_CTR_EVENT_COUNT_SHIFT 0
#define SNR_IMC_CTR_EVENT_COUNT_WIDTH 48
#define snr_imc_ctr_get_event_count(r) /* uint64_t (snr_imc_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(snr_imc_ctr, r, SNR_IMC_CTR_EVENT_COUNT)
#define snr_imc_ctr_set_event_count(r, v) /* snr_imc_ctr (snr_imc_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(snr_imc_ctr, snr_imc_ctr_value_(r).raw, SNR_IMC_CTR_EVENT_COUNT, v)

/*
 * fixed_ctl: IMCn_PMON_FIXED_CTL, 32 bits
 * Enables the counter of the memory clock.
 * Source: linux-6.12 uncore_snbep.c SNR_IMC_MMIO_PMON_FIXED_CTL, snr_uncore_imc; pcm types.h
 * SERVER_MC_CH_PMON_FIXED_CTL_OFFSET (cross-source)
 */
typedef struct snr_imc_fixed_ctl {
	uint32_t raw;
} snr_imc_fixed_ctl;

UNCORE_ACCESSOR snr_imc_fixed_ctl snr_imc_fixed_ctl_value_(snr_imc_fixed_ctl r)
{
	return r;
}

#define SNR_IMC_FIXED_CTL_RESET 0x00000000u
#define snr_imc_fixed_ctl_reset() /* snr_imc_fixed_ctl (): the value to begin from of IMCn_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(snr_imc_fixed_ctl, SNR_IMC_FIXED_CTL_RESET)

#define SNR_IMC_FIXED_CTL_OFFSET 0x54u

#define snr_imc_fixed_ctl_addr() /* uncore_mmio (): the address of IMCn_PMON_FIXED_CTL. */ \
	uncore_mmio_at_(SNR_IMC_FIXED_CTL_OFFSET)
#define snr_imc_fixed_ctl_load(window) /* snr_imc_fixed_ctl (const volatile void *window): reads, where window channel is mapped, IMCn_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(snr_imc_fixed_ctl, uncore_mmio_load32_(window, snr_imc_fixed_ctl_addr()))
#define snr_imc_fixed_ctl_store(window, value) /* void (volatile void *window, snr_imc_fixed_ctl value): writes, where window channel is mapped, IMCn_PMON_FIXED_CTL. */ \
	uncore_mmio_store32_(window, snr_imc_fixed_ctl_addr(), snr_imc_fixed_ctl_value_(value).raw)

/* en [22] RW-V. */
#define SNR_IMC_FIXED_CTL_EN_MASK  0x00400000u
#define SNR_IMC_FIXED_CTL_EN_SHIFT 22
#define SNR_IMC_FIXED_CTL_EN_WIDTH 1
#define snr_imc_fixed_ctl_get_en(r) /* uint32_t (snr_imc_fixed_ctl r) [22]: Lets the clock counter count. */ \
	UNCORE_GET32_(snr_imc_fixed_ctl, r, SNR_IMC_FIXED_CTL_EN)
#define snr_imc_fixed_ctl_set_en(r, v) /* snr_imc_fixed_ctl (snr_imc_fixed_ctl r, v up to 0x1u) [22]: Lets the clock counter count. */ \
	UNCORE_PUT32_(snr_imc_fixed_ctl, snr_imc_fixed_ctl_value_(r).raw, SNR_IMC_FIXED_CTL_EN, v)

/*
 * fixed_ctr: IMCn_PMON_FIXED_CTR, 64 bits
 * Count of the memory clock.
 * Source: linux-6.12 uncore_snbep.c SNR_IMC_MMIO_PMON_FIXED_CTR, snr_uncore_imc; pcm types.h
 * SERVER_MC_CH_PMON_FIXED_CTR_OFFSET (cross-source)
 */
typedef struct snr_imc_fixed_ctr {
	uint64_t raw;
} snr_imc_fixed_ctr;

UNCORE_ACCESSOR snr_imc_fixed_ctr snr_imc_fixed_ctr_value_(snr_imc_fixed_ctr r)
{
	return r;
}

#define SNR_IMC_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define snr_imc_fixed_ctr_reset() /* snr_imc_fixed_ctr (): the value to begin from of IMCn_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(snr_imc_fixed_ctr, SNR_IMC_FIXED_CTR_RESET)

#define SNR_IMC_FIXED_CTR_OFFSET 0x38u

#define snr_imc_fixed_ctr_addr() /* uncore_mmio (): the address of IMCn_PMON_FIXED_CTR. */ \
	uncore_mmio_at_(SNR_IMC_FIXED_CTR_OFFSET)
#define snr_imc_fixed_ctr_load(window) /* snr_imc_fixed_ctr (const volatile void *window): reads, where window channel is mapped, IMCn_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(snr_imc_fixed_ctr, uncore_mmio_load64_(window, snr_imc_fixed_ctr_addr()))
#define snr_imc_fixed_ctr_store(window, value) /* void (volatile void *window, snr_imc_fixed_ctr value): writes, where window channel is mapped, IMCn_PMON_FIXED_CTR. */ \
	uncore_mmio_store64_(window, snr_imc_fixed_ctr_addr(), snr_imc_fixed_ctr_value_(value).raw)

/* event_count [47:0] RW-V. */
#define SNR_IMC_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SNR_IMC_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define SNR_IMC_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define snr_imc_fixed_ctr_get_event_count(r) /* uint64_t (snr_imc_fixed_ctr r) [47:0]: the same bits as in snr_imc_ctr. */ \
	UNCORE_GET64_(snr_imc_fixed_ctr, r, SNR_IMC_FIXED_CTR_EVENT_COUNT)
#define snr_imc_fixed_ctr_set_event_count(r, v) /* snr_imc_fixed_ctr (snr_imc_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: the same bits as in snr_imc_ctr. */ \
	UNCORE_PUT64_(snr_imc_fixed_ctr, snr_imc_fixed_ctr_value_(r).raw, SNR_IMC_FIXED_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
