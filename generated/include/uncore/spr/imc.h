/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/spr/imc.box.json by "make generate". Do not edit. */
/*
 * spr imc: Memory controller. Counts the commands of one memory channel: number n is channel n%2 of controller n/2.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_imc; pcm cpucounters.cpp
 */
#ifndef UNCORE_SPR_IMC_H
#define UNCORE_SPR_IMC_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SPR_IMC_INSTANCES 8

#define SPR_IMC_GENERAL_COUNTERS   4
#define SPR_IMC_GENERAL_WIDTH      48
#define SPR_IMC_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define SPR_IMC_FIXED_COUNTERS   1
#define SPR_IMC_FIXED_WIDTH      48
#define SPR_IMC_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * Window channel: registers of an instance, in memory. Its physical address is the sum of memmap.base.base from bit 23
 * on, memmap.mem.mem from bit 12 on (elements by instance: 0, 0, 1, 1, 2, 2, 3, 3), and the instance's offset.
 * Source: linux-6.12 uncore_snbep.c snr_uncore_mmio_map; pcm cpucounters.cpp; pcm-uncore-2024
 */
#define SPR_IMC_CHANNEL_SIZE 0x4000u
#define SPR_IMC_CHANNEL_OFFSETS 0x22800, 0x2a800, 0x22800, 0x2a800, 0x22800, 0x2a800, 0x22800, 0x2a800

UNCORE_ACCESSOR uint32_t spr_imc_channel_offset(unsigned instance)
{
	static const uint32_t offset[SPR_IMC_INSTANCES] = { SPR_IMC_CHANNEL_OFFSETS };

	return offset[instance];
}
#define spr_imc_channel_offset(instance) /* uint32_t (instance below SPR_IMC_INSTANCES): how far window channel is above the sum of its fields. */ \
	spr_imc_channel_offset(UNCORE_INDEX_(instance, SPR_IMC_INSTANCES))
#define spr_imc_channel_base(base, mem, instance) /* uint64_t (base, mem, instance): the physical address of window channel. */ \
	(uncore_put64_(0, UINT64_C(0xfffffff800000), 23, \
			UNCORE_FIT_(base, 29, "SPR_MEMMAP_BASE_BASE", SPR_MEMMAP_BASE_BASE_has_width_), __FILE__, __LINE__, "SPR_MEMMAP_BASE_BASE") + \
		uncore_put64_(0, UINT64_C(0x7ff000), 12, \
			UNCORE_FIT_(mem, 11, "SPR_MEMMAP_MEM_MEM", SPR_MEMMAP_MEM_MEM_has_width_), __FILE__, __LINE__, "SPR_MEMMAP_MEM_MEM") + \
		spr_imc_channel_offset(instance))

/*
 * box_ctl: IMCn_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_mmio_ops; pcm types.h SERVER_MC_CH_PMON_BOX_CTL_OFFSET (cross-source)
 */
typedef struct spr_imc_box_ctl {
	uint32_t raw;
} spr_imc_box_ctl;

UNCORE_ACCESSOR spr_imc_box_ctl spr_imc_box_ctl_value_(spr_imc_box_ctl r)
{
	return r;
}

#define SPR_IMC_BOX_CTL_RESET 0x00000000u
#define spr_imc_box_ctl_reset() /* spr_imc_box_ctl (): the value to begin from of IMCn_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(spr_imc_box_ctl, SPR_IMC_BOX_CTL_RESET)

#define SPR_IMC_BOX_CTL_OFFSET 0x0u

#define spr_imc_box_ctl_addr() /* uncore_mmio (): the address of IMCn_PMON_BOX_CTL. */ \
	uncore_mmio_at_(SPR_IMC_BOX_CTL_OFFSET)
#define spr_imc_box_ctl_load(window) /* spr_imc_box_ctl (const volatile void *window): reads, where window channel is mapped, IMCn_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(spr_imc_box_ctl, uncore_mmio_load32_(window, spr_imc_box_ctl_addr()))
#define spr_imc_box_ctl_store(window, value) /* void (volatile void *window, spr_imc_box_ctl value): writes, where window channel is mapped, IMCn_PMON_BOX_CTL. */ \
	uncore_mmio_store32_(window, spr_imc_box_ctl_addr(), spr_imc_box_ctl_value_(value).raw)

/* rst_ctrs [9] WO. */
#define SPR_IMC_BOX_CTL_RST_CTRS_MASK  0x00000200u
#define SPR_IMC_BOX_CTL_RST_CTRS_SHIFT 9
#define SPR_IMC_BOX_CTL_RST_CTRS_WIDTH 1
#define spr_imc_box_ctl_set_rst_ctrs(r, v) /* spr_imc_box_ctl (spr_imc_box_ctl r, v up to 0x1u) [9]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(spr_imc_box_ctl, spr_imc_box_ctl_value_(r).raw, SPR_IMC_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [8] WO. */
#define SPR_IMC_BOX_CTL_RST_CTRL_MASK  0x00000100u
#define SPR_IMC_BOX_CTL_RST_CTRL_SHIFT 8
#define SPR_IMC_BOX_CTL_RST_CTRL_WIDTH 1
#define spr_imc_box_ctl_set_rst_ctrl(r, v) /* spr_imc_box_ctl (spr_imc_box_ctl r, v up to 0x1u) [8]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(spr_imc_box_ctl, spr_imc_box_ctl_value_(r).raw, SPR_IMC_BOX_CTL_RST_CTRL, v)

/* frz [0] RW. */
#define SPR_IMC_BOX_CTL_FRZ_MASK  0x00000001u
#define SPR_IMC_BOX_CTL_FRZ_SHIFT 0
#define SPR_IMC_BOX_CTL_FRZ_WIDTH 1
#define spr_imc_box_ctl_get_frz(r) /* uint32_t (spr_imc_box_ctl r) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(spr_imc_box_ctl, r, SPR_IMC_BOX_CTL_FRZ)
#define spr_imc_box_ctl_set_frz(r, v) /* spr_imc_box_ctl (spr_imc_box_ctl r, v up to 0x1u) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(spr_imc_box_ctl, spr_imc_box_ctl_value_(r).raw, SPR_IMC_BOX_CTL_FRZ, v)

/*
 * ctl: IMCn_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_imc; pcm types.h SERVER_MC_CH_PMON_* (cross-source)
 */
typedef struct spr_imc_ctl {
	uint32_t raw;
} spr_imc_ctl;

UNCORE_ACCESSOR spr_imc_ctl spr_imc_ctl_value_(spr_imc_ctl r)
{
	return r;
}

#define SPR_IMC_CTL_RESET     0x00000000u
#define SPR_IMC_CTL_MUST_ZERO 0x00600000u
#define spr_imc_ctl_reset() /* spr_imc_ctl (): the value to begin from of IMCn_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(spr_imc_ctl, SPR_IMC_CTL_RESET)

#define SPR_IMC_CTL_COUNT 4
#define SPR_IMC_CTL_OFFSET 0x40u
#define SPR_IMC_CTL_INDEX_STRIDE 0x4u

#define spr_imc_ctl_addr(index) /* uncore_mmio (index below SPR_IMC_CTL_COUNT): the address of IMCn_PMON_CTL{0-3}. */ \
	uncore_mmio_at_(SPR_IMC_CTL_OFFSET + \
		UNCORE_INDEX_(index, SPR_IMC_CTL_COUNT) * SPR_IMC_CTL_INDEX_STRIDE)
#define spr_imc_ctl_load(window, index) /* spr_imc_ctl (const volatile void *window, index below SPR_IMC_CTL_COUNT): reads, where window channel is mapped, IMCn_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(spr_imc_ctl, uncore_mmio_load32_(window, spr_imc_ctl_addr(index)))
#define spr_imc_ctl_store(window, index, value) /* void (volatile void *window, index below SPR_IMC_CTL_COUNT, spr_imc_ctl value): writes, where window channel is mapped, IMCn_PMON_CTL{0-3}. */ \
	uncore_mmio_store32_(window, spr_imc_ctl_addr(index), spr_imc_ctl_value_(value).raw)

/* thresh [31:24] RW-V. */
#define SPR_IMC_CTL_THRESH_MASK  0xff000000u
#define SPR_IMC_CTL_THRESH_SHIFT 24
#define SPR_IMC_CTL_THRESH_WIDTH 8
#define spr_imc_ctl_get_thresh(r) /* uint32_t (spr_imc_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(spr_imc_ctl, r, SPR_IMC_CTL_THRESH)
#define spr_imc_ctl_set_thresh(r, v) /* spr_imc_ctl (spr_imc_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(spr_imc_ctl, spr_imc_ctl_value_(r).raw, SPR_IMC_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SPR_IMC_CTL_INVERT_MASK  0x00800000u
#define SPR_IMC_CTL_INVERT_SHIFT 23
#define SPR_IMC_CTL_INVERT_WIDTH 1

enum spr_imc_ctl_invert {
	SPR_IMC_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SPR_IMC_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define spr_imc_ctl_get_invert(r) /* uint32_t (spr_imc_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(spr_imc_ctl, r, SPR_IMC_CTL_INVERT)
#define spr_imc_ctl_set_invert(r, v) /* spr_imc_ctl (spr_imc_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(spr_imc_ctl, spr_imc_ctl_value_(r).raw, SPR_IMC_CTL_INVERT, v)

/* ov_en [20] RW-V. */
#define SPR_IMC_CTL_OV_EN_MASK  0x00100000u
#define SPR_IMC_CTL_OV_EN_SHIFT 20
#define SPR_IMC_CTL_OV_EN_WIDTH 1
#define spr_imc_ctl_get_ov_en(r) /* uint32_t (spr_imc_ctl r) [20]: A wrap of the counter is reported. */ \
	UNCORE_GET32_(spr_imc_ctl, r, SPR_IMC_CTL_OV_EN)
#define spr_imc_ctl_set_ov_en(r, v) /* spr_imc_ctl (spr_imc_ctl r, v up to 0x1u) [20]: A wrap of the counter is reported. */ \
	UNCORE_PUT32_(spr_imc_ctl, spr_imc_ctl_value_(r).raw, SPR_IMC_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SPR_IMC_CTL_EDGE_DET_MASK  0x00040000u
#define SPR_IMC_CTL_EDGE_DET_SHIFT 18
#define SPR_IMC_CTL_EDGE_DET_WIDTH 1
#define spr_imc_ctl_get_edge_det(r) /* uint32_t (spr_imc_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(spr_imc_ctl, r, SPR_IMC_CTL_EDGE_DET)
#define spr_imc_ctl_set_edge_det(r, v) /* spr_imc_ctl (spr_imc_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(spr_imc_ctl, spr_imc_ctl_value_(r).raw, SPR_IMC_CTL_EDGE_DET, v)

/* umask [15:8] RW-V. */
#define SPR_IMC_CTL_UMASK_MASK  0x0000ff00u
#define SPR_IMC_CTL_UMASK_SHIFT 8
#define SPR_IMC_CTL_UMASK_WIDTH 8
#define spr_imc_ctl_get_umask(r) /* uint32_t (spr_imc_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(spr_imc_ctl, r, SPR_IMC_CTL_UMASK)
#define spr_imc_ctl_set_umask(r, v) /* spr_imc_ctl (spr_imc_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(spr_imc_ctl, spr_imc_ctl_value_(r).raw, SPR_IMC_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define SPR_IMC_CTL_EV_SEL_MASK  0x000000ffu
#define SPR_IMC_CTL_EV_SEL_SHIFT 0
#define SPR_IMC_CTL_EV_SEL_WIDTH 8
#define spr_imc_ctl_get_ev_sel(r) /* uint32_t (spr_imc_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(spr_imc_ctl, r, SPR_IMC_CTL_EV_SEL)
#define spr_imc_ctl_set_ev_sel(r, v) /* spr_imc_ctl (spr_imc_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(spr_imc_ctl, spr_imc_ctl_value_(r).raw, SPR_IMC_CTL_EV_SEL, v)

/*
 * ctr: IMCn_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_imc; pcm types.h SERVER_MC_CH_PMON_* (inferred)
 */
typedef struct spr_imc_ctr {
	uint64_t raw;
} spr_imc_ctr;

UNCORE_ACCESSOR spr_imc_ctr spr_imc_ctr_value_(spr_imc_ctr r)
{
	return r;
}

#define SPR_IMC_CTR_RESET UINT64_C(0x0000000000000000)
#define spr_imc_ctr_reset() /* spr_imc_ctr (): the value to begin from of IMCn_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(spr_imc_ctr, SPR_IMC_CTR_RESET)

#define SPR_IMC_CTR_COUNT 4
#define SPR_IMC_CTR_OFFSET 0x8u
#define SPR_IMC_CTR_INDEX_STRIDE 0x8u

#define spr_imc_ctr_addr(index) /* uncore_mmio (index below SPR_IMC_CTR_COUNT): the address of IMCn_PMON_CTR{0-3}. */ \
	uncore_mmio_at_(SPR_IMC_CTR_OFFSET + \
		UNCORE_INDEX_(index, SPR_IMC_CTR_COUNT) * SPR_IMC_CTR_INDEX_STRIDE)
#define spr_imc_ctr_load(window, index) /* spr_imc_ctr (const volatile void *window, index below SPR_IMC_CTR_COUNT): reads, where window channel is mapped, IMCn_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(spr_imc_ctr, uncore_mmio_load64_(window, spr_imc_ctr_addr(index)))
#define spr_imc_ctr_store(window, index, value) /* void (volatile void *window, index below SPR_IMC_CTR_COUNT, spr_imc_ctr value): writes, where window channel is mapped, IMCn_PMON_CTR{0-3}. */ \
	uncore_mmio_store64_(window, spr_imc_ctr_addr(index), spr_imc_ctr_value_(value).raw)

/* event_count [47:0] RW-V. */
#define SPR_IMC_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SPR_IMC_CTR_EVENT_COUNT_SHIFT 0
#define SPR_IMC_CTR_EVENT_COUNT_WIDTH 48
#define spr_imc_ctr_get_event_count(r) /* uint64_t (spr_imc_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(spr_imc_ctr, r, SPR_IMC_CTR_EVENT_COUNT)
#define spr_imc_ctr_set_event_count(r, v) /* spr_imc_ctr (spr_imc_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(spr_imc_ctr, spr_imc_ctr_value_(r).raw, SPR_IMC_CTR_EVENT_COUNT, v)

/*
 * fixed_ctl: IMCn_PMON_FIXED_CTL, 32 bits
 * Enables the counter of the memory clock.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_imc; pcm types.h SERVER_MC_CH_PMON_* (cross-source)
 */
typedef struct spr_imc_fixed_ctl {
	uint32_t raw;
} spr_imc_fixed_ctl;

UNCORE_ACCESSOR spr_imc_fixed_ctl spr_imc_fixed_ctl_value_(spr_imc_fixed_ctl r)
{
	return r;
}

#define SPR_IMC_FIXED_CTL_RESET 0x00000000u
#define spr_imc_fixed_ctl_reset() /* spr_imc_fixed_ctl (): the value to begin from of IMCn_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(spr_imc_fixed_ctl, SPR_IMC_FIXED_CTL_RESET)

#define SPR_IMC_FIXED_CTL_OFFSET 0x54u

#define spr_imc_fixed_ctl_addr() /* uncore_mmio (): the address of IMCn_PMON_FIXED_CTL. */ \
	uncore_mmio_at_(SPR_IMC_FIXED_CTL_OFFSET)
#define spr_imc_fixed_ctl_load(window) /* spr_imc_fixed_ctl (const volatile void *window): reads, where window channel is mapped, IMCn_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(spr_imc_fixed_ctl, uncore_mmio_load32_(window, spr_imc_fixed_ctl_addr()))
#define spr_imc_fixed_ctl_store(window, value) /* void (volatile void *window, spr_imc_fixed_ctl value): writes, where window channel is mapped, IMCn_PMON_FIXED_CTL. */ \
	uncore_mmio_store32_(window, spr_imc_fixed_ctl_addr(), spr_imc_fixed_ctl_value_(value).raw)

/* en [22] RW-V. */
#define SPR_IMC_FIXED_CTL_EN_MASK  0x00400000u
#define SPR_IMC_FIXED_CTL_EN_SHIFT 22
#define SPR_IMC_FIXED_CTL_EN_WIDTH 1
#define spr_imc_fixed_ctl_get_en(r) /* uint32_t (spr_imc_fixed_ctl r) [22]: Lets the clock counter count. */ \
	UNCORE_GET32_(spr_imc_fixed_ctl, r, SPR_IMC_FIXED_CTL_EN)
#define spr_imc_fixed_ctl_set_en(r, v) /* spr_imc_fixed_ctl (spr_imc_fixed_ctl r, v up to 0x1u) [22]: Lets the clock counter count. */ \
	UNCORE_PUT32_(spr_imc_fixed_ctl, spr_imc_fixed_ctl_value_(r).raw, SPR_IMC_FIXED_CTL_EN, v)

/*
 * fixed_ctr: IMCn_PMON_FIXED_CTR, 64 bits
 * Count of the memory clock.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_imc; pcm types.h SERVER_MC_CH_PMON_* (inferred)
 */
typedef struct spr_imc_fixed_ctr {
	uint64_t raw;
} spr_imc_fixed_ctr;

UNCORE_ACCESSOR spr_imc_fixed_ctr spr_imc_fixed_ctr_value_(spr_imc_fixed_ctr r)
{
	return r;
}

#define SPR_IMC_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define spr_imc_fixed_ctr_reset() /* spr_imc_fixed_ctr (): the value to begin from of IMCn_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(spr_imc_fixed_ctr, SPR_IMC_FIXED_CTR_RESET)

#define SPR_IMC_FIXED_CTR_OFFSET 0x38u

#define spr_imc_fixed_ctr_addr() /* uncore_mmio (): the address of IMCn_PMON_FIXED_CTR. */ \
	uncore_mmio_at_(SPR_IMC_FIXED_CTR_OFFSET)
#define spr_imc_fixed_ctr_load(window) /* spr_imc_fixed_ctr (const volatile void *window): reads, where window channel is mapped, IMCn_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(spr_imc_fixed_ctr, uncore_mmio_load64_(window, spr_imc_fixed_ctr_addr()))
#define spr_imc_fixed_ctr_store(window, value) /* void (volatile void *window, spr_imc_fixed_ctr value): writes, where window channel is mapped, IMCn_PMON_FIXED_CTR. */ \
	uncore_mmio_store64_(window, spr_imc_fixed_ctr_addr(), spr_imc_fixed_ctr_value_(value).raw)

/* event_count [47:0] RW-V. */
#define SPR_IMC_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SPR_IMC_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define SPR_IMC_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define spr_imc_fixed_ctr_get_event_count(r) /* uint64_t (spr_imc_fixed_ctr r) [47:0]: the same bits as in spr_imc_ctr. */ \
	UNCORE_GET64_(spr_imc_fixed_ctr, r, SPR_IMC_FIXED_CTR_EVENT_COUNT)
#define spr_imc_fixed_ctr_set_event_count(r, v) /* spr_imc_fixed_ctr (spr_imc_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: the same bits as in spr_imc_ctr. */ \
	UNCORE_PUT64_(spr_imc_fixed_ctr, spr_imc_fixed_ctr_value_(r).raw, SPR_IMC_FIXED_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
