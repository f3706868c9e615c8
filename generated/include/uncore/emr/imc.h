/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/emr/imc.box.json by "make generate". Do not edit. */
/*
 * emr imc: Memory controller. Counts the commands of one memory channel: number n is channel n%2 of controller n/2.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_imc; pcm cpucounters.cpp (as on spr/imc)
 */
#ifndef UNCORE_EMR_IMC_H
#define UNCORE_EMR_IMC_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define EMR_IMC_INSTANCES 8

#define EMR_IMC_GENERAL_COUNTERS   4
#define EMR_IMC_GENERAL_WIDTH      48
#define EMR_IMC_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define EMR_IMC_FIXED_COUNTERS   1
#define EMR_IMC_FIXED_WIDTH      48
#define EMR_IMC_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * Window channel: registers of an instance, in memory. Its physical address is the sum of memmap.base.base from bit 23
 * on, memmap.mem.mem from bit 12 on (elements by instance: 0, 0, 1, 1, 2, 2, 3, 3), and the instance's offset.
 * Source: linux-6.12 uncore_snbep.c snr_uncore_mmio_map; pcm cpucounters.cpp; pcm-uncore-2024
 */
#define EMR_IMC_CHANNEL_SIZE 0x4000u
#define EMR_IMC_CHANNEL_OFFSETS 0x22800, 0x2a800, 0x22800, 0x2a800, 0x22800, 0x2a800, 0x22800, 0x2a800

UNCORE_ACCESSOR uint32_t emr_imc_channel_offset(unsigned instance)
{
	static const uint32_t offset[EMR_IMC_INSTANCES] = { EMR_IMC_CHANNEL_OFFSETS };

	return offset[instance];
}
#define emr_imc_channel_offset(instance) /* uint32_t (instance below EMR_IMC_INSTANCES): how far window channel is above the sum of its fields. */ \
	emr_imc_channel_offset(UNCORE_INDEX_(instance, EMR_IMC_INSTANCES))
#define emr_imc_channel_base(base, mem, instance) /* uint64_t (base, mem, instance): the physical address of window channel. */ \
	(uncore_put64_(0, UINT64_C(0xfffffff800000), 23, \
			UNCORE_FIT_(base, 29, "EMR_MEMMAP_BASE_BASE", EMR_MEMMAP_BASE_BASE_has_width_), __FILE__, __LINE__, "EMR_MEMMAP_BASE_BASE") + \
		uncore_put64_(0, UINT64_C(0x7ff000), 12, \
			UNCORE_FIT_(mem, 11, "EMR_MEMMAP_MEM_MEM", EMR_MEMMAP_MEM_MEM_has_width_), __FILE__, __LINE__, "EMR_MEMMAP_MEM_MEM") + \
		emr_imc_channel_offset(instance))

/*
 * box_ctl: IMCn_PMON_BOX_CTL, 32 bits
 * Freezes and resets the counters.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_mmio_ops; pcm types.h SERVER_MC_CH_PMON_BOX_CTL_OFFSET (as on spr/imc)
 * (cross-source)
 */
typedef struct emr_imc_box_ctl {
	uint32_t raw;
} emr_imc_box_ctl;

UNCORE_ACCESSOR emr_imc_box_ctl emr_imc_box_ctl_value_(emr_imc_box_ctl r)
{
	return r;
}

#define EMR_IMC_BOX_CTL_RESET 0x00000000u
#define emr_imc_box_ctl_reset() /* emr_imc_box_ctl (): the value to begin from of IMCn_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(emr_imc_box_ctl, EMR_IMC_BOX_CTL_RESET)

#define EMR_IMC_BOX_CTL_OFFSET 0x0u

#define emr_imc_box_ctl_addr() /* uncore_mmio (): the address of IMCn_PMON_BOX_CTL. */ \
	uncore_mmio_at_(EMR_IMC_BOX_CTL_OFFSET)
#define emr_imc_box_ctl_load(window) /* emr_imc_box_ctl (const volatile void *window): reads, where window channel is mapped, IMCn_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(emr_imc_box_ctl, uncore_mmio_load32_(window, emr_imc_box_ctl_addr()))
#define emr_imc_box_ctl_store(window, value) /* void (volatile void *window, emr_imc_box_ctl value): writes, where window channel is mapped, IMCn_PMON_BOX_CTL. */ \
	uncore_mmio_store32_(window, emr_imc_box_ctl_addr(), emr_imc_box_ctl_value_(value).raw)

/* rst_ctrs [9] WO. */
#define EMR_IMC_BOX_CTL_RST_CTRS_MASK  0x00000200u
#define EMR_IMC_BOX_CTL_RST_CTRS_SHIFT 9
#define EMR_IMC_BOX_CTL_RST_CTRS_WIDTH 1
#define emr_imc_box_ctl_set_rst_ctrs(r, v) /* emr_imc_box_ctl (emr_imc_box_ctl r, v up to 0x1u) [9]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT32_(emr_imc_box_ctl, emr_imc_box_ctl_value_(r).raw, EMR_IMC_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [8] WO. */
#define EMR_IMC_BOX_CTL_RST_CTRL_MASK  0x00000100u
#define EMR_IMC_BOX_CTL_RST_CTRL_SHIFT 8
#define EMR_IMC_BOX_CTL_RST_CTRL_WIDTH 1
#define emr_imc_box_ctl_set_rst_ctrl(r, v) /* emr_imc_box_ctl (emr_imc_box_ctl r, v up to 0x1u) [8]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT32_(emr_imc_box_ctl, emr_imc_box_ctl_value_(r).raw, EMR_IMC_BOX_CTL_RST_CTRL, v)

/* frz [0] RW. */
#define EMR_IMC_BOX_CTL_FRZ_MASK  0x00000001u
#define EMR_IMC_BOX_CTL_FRZ_SHIFT 0
#define EMR_IMC_BOX_CTL_FRZ_WIDTH 1
#define emr_imc_box_ctl_get_frz(r) /* uint32_t (emr_imc_box_ctl r) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET32_(emr_imc_box_ctl, r, EMR_IMC_BOX_CTL_FRZ)
#define emr_imc_box_ctl_set_frz(r, v) /* emr_imc_box_ctl (emr_imc_box_ctl r, v up to 0x1u) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT32_(emr_imc_box_ctl, emr_imc_box_ctl_value_(r).raw, EMR_IMC_BOX_CTL_FRZ, v)

/*
 * ctl: IMCn_PMON_CTL{0-3}, 32 bits
 * Chooses the event of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_imc; pcm types.h SERVER_MC_CH_PMON_* (as on spr/imc) (cross-source)
 */
typedef struct emr_imc_ctl {
	uint32_t raw;
} emr_imc_ctl;

UNCORE_ACCESSOR emr_imc_ctl emr_imc_ctl_value_(emr_imc_ctl r)
{
	return r;
}

#define EMR_IMC_CTL_RESET     0x00000000u
#define EMR_IMC_CTL_MUST_ZERO 0x00600000u
#define emr_imc_ctl_reset() /* emr_imc_ctl (): the value to begin from of IMCn_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(emr_imc_ctl, EMR_IMC_CTL_RESET)

#define EMR_IMC_CTL_COUNT 4
#define EMR_IMC_CTL_OFFSET 0x40u
#define EMR_IMC_CTL_INDEX_STRIDE 0x4u

#define emr_imc_ctl_addr(index) /* uncore_mmio (index below EMR_IMC_CTL_COUNT): the address of IMCn_PMON_CTL{0-3}. */ \
	uncore_mmio_at_(EMR_IMC_CTL_OFFSET + \
		UNCORE_INDEX_(index, EMR_IMC_CTL_COUNT) * EMR_IMC_CTL_INDEX_STRIDE)
#define emr_imc_ctl_load(window, index) /* emr_imc_ctl (const volatile void *window, index below EMR_IMC_CTL_COUNT): reads, where window channel is mapped, IMCn_PMON_CTL{0-3}. */ \
	UNCORE_VALUE_(emr_imc_ctl, uncore_mmio_load32_(window, emr_imc_ctl_addr(index)))
#define emr_imc_ctl_store(window, index, value) /* void (volatile void *window, index below EMR_IMC_CTL_COUNT, emr_imc_ctl value): writes, where window channel is mapped, IMCn_PMON_CTL{0-3}. */ \
	uncore_mmio_store32_(window, emr_imc_ctl_addr(index), emr_imc_ctl_value_(value).raw)

/* thresh [31:24] RW-V. */
#define EMR_IMC_CTL_THRESH_MASK  0xff000000u
#define EMR_IMC_CTL_THRESH_SHIFT 24
#define EMR_IMC_CTL_THRESH_WIDTH 8
#define emr_imc_ctl_get_thresh(r) /* uint32_t (emr_imc_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET32_(emr_imc_ctl, r, EMR_IMC_CTL_THRESH)
#define emr_imc_ctl_set_thresh(r, v) /* emr_imc_ctl (emr_imc_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT32_(emr_imc_ctl, emr_imc_ctl_value_(r).raw, EMR_IMC_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define EMR_IMC_CTL_INVERT_MASK  0x00800000u
#define EMR_IMC_CTL_INVERT_SHIFT 23
#define EMR_IMC_CTL_INVERT_WIDTH 1

enum emr_imc_ctl_invert {
	EMR_IMC_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	EMR_IMC_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define emr_imc_ctl_get_invert(r) /* uint32_t (emr_imc_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(emr_imc_ctl, r, EMR_IMC_CTL_INVERT)
#define emr_imc_ctl_set_invert(r, v) /* emr_imc_ctl (emr_imc_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(emr_imc_ctl, emr_imc_ctl_value_(r).raw, EMR_IMC_CTL_INVERT, v)

/* ov_en [20] RW-V. */
#define EMR_IMC_CTL_OV_EN_MASK  0x00100000u
#define EMR_IMC_CTL_OV_EN_SHIFT 20
#define EMR_IMC_CTL_OV_EN_WIDTH 1
#define emr_imc_ctl_get_ov_en(r) /* uint32_t (emr_imc_ctl r) [20]: A wrap of the counter is reported. */ \
	UNCORE_GET32_(emr_imc_ctl, r, EMR_IMC_CTL_OV_EN)
#define emr_imc_ctl_set_ov_en(r, v) /* emr_imc_ctl (emr_imc_ctl r, v up to 0x1u) [20]: A wrap of the counter is reported. */ \
	UNCORE_PUT32_(emr_imc_ctl, emr_imc_ctl_value_(r).raw, EMR_IMC_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define EMR_IMC_CTL_EDGE_DET_MASK  0x00040000u
#define EMR_IMC_CTL_EDGE_DET_SHIFT 18
#define EMR_IMC_CTL_EDGE_DET_WIDTH 1
#define emr_imc_ctl_get_edge_det(r) /* uint32_t (emr_imc_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET32_(emr_imc_ctl, r, EMR_IMC_CTL_EDGE_DET)
#define emr_imc_ctl_set_edge_det(r, v) /* emr_imc_ctl (emr_imc_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT32_(emr_imc_ctl, emr_imc_ctl_value_(r).raw, EMR_IMC_CTL_EDGE_DET, v)

/* umask [15:8] RW-V. */
#define EMR_IMC_CTL_UMASK_MASK  0x0000ff00u
#define EMR_IMC_CTL_UMASK_SHIFT 8
#define EMR_IMC_CTL_UMASK_WIDTH 8
#define emr_imc_ctl_get_umask(r) /* uint32_t (emr_imc_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(emr_imc_ctl, r, EMR_IMC_CTL_UMASK)
#define emr_imc_ctl_set_umask(r, v) /* emr_imc_ctl (emr_imc_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(emr_imc_ctl, emr_imc_ctl_value_(r).raw, EMR_IMC_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define EMR_IMC_CTL_EV_SEL_MASK  0x000000ffu
#define EMR_IMC_CTL_EV_SEL_SHIFT 0
#define EMR_IMC_CTL_EV_SEL_WIDTH 8
#define emr_imc_ctl_get_ev_sel(r) /* uint32_t (emr_imc_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(emr_imc_ctl, r, EMR_IMC_CTL_EV_SEL)
#define emr_imc_ctl_set_ev_sel(r, v) /* emr_imc_ctl (emr_imc_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(emr_imc_ctl, emr_imc_ctl_value_(r).raw, EMR_IMC_CTL_EV_SEL, v)

/*
 * ctr: IMCn_PMON_CTR{0-3}, 64 bits
 * Count of counter {0-3}.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_imc; pcm types.h SERVER_MC_CH_PMON_* (as on spr/imc) (inferred)
 */
typedef struct emr_imc_ctr {
	uint64_t raw;
} emr_imc_ctr;

UNCORE_ACCESSOR emr_imc_ctr emr_imc_ctr_value_(emr_imc_ctr r)
{
	return r;
}

#define EMR_IMC_CTR_RESET UINT64_C(0x0000000000000000)
#define emr_imc_ctr_reset() /* emr_imc_ctr (): the value to begin from of IMCn_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(emr_imc_ctr, EMR_IMC_CTR_RESET)

#define EMR_IMC_CTR_COUNT 4
#define EMR_IMC_CTR_OFFSET 0x8u
#define EMR_IMC_CTR_INDEX_STRIDE 0x8u

#define emr_imc_ctr_addr(index) /* uncore_mmio (index below EMR_IMC_CTR_COUNT): the address of IMCn_PMON_CTR{0-3}. */ \
	uncore_mmio_at_(EMR_IMC_CTR_OFFSET + \
		UNCORE_INDEX_(index, EMR_IMC_CTR_COUNT) * EMR_IMC_CTR_INDEX_STRIDE)
#define emr_imc_ctr_load(window, index) /* emr_imc_ctr (const volatile void *window, index below EMR_IMC_CTR_COUNT): reads, where window channel is mapped, IMCn_PMON_CTR{0-3}. */ \
	UNCORE_VALUE_(emr_imc_ctr, uncore_mmio_load64_(window, emr_imc_ctr_addr(index)))
#define emr_imc_ctr_store(window, index, value) /* void (volatile void *window, index below EMR_IMC_CTR_COUNT, emr_imc_ctr value): writes, where window channel is mapped, IMCn_PMON_CTR{0-3}. */ \
	uncore_mmio_store64_(window, emr_imc_ctr_addr(index), emr_imc_ctr_value_(value).raw)

/* event_count [47:0] RW-V. */
#define EMR_IMC_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define EMR_IMC_CTR_EVENT_COUNT_SHIFT 0
#define EMR_IMC_CTR_EVENT_COUNT_WIDTH 48
#define emr_imc_ctr_get_event_count(r) /* uint64_t (emr_imc_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(emr_imc_ctr, r, EMR_IMC_CTR_EVENT_COUNT)
#define emr_imc_ctr_set_event_count(r, v) /* emr_imc_ctr (emr_imc_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(emr_imc_ctr, emr_imc_ctr_value_(r).raw, EMR_IMC_CTR_EVENT_COUNT, v)

/*
 * fixed_ctl: IMCn_PMON_FIXED_CTL, 32 bits
 * Enables the counter of the memory clock.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_imc; pcm types.h SERVER_MC_CH_PMON_* (as on spr/imc) (cross-source)
 */
typedef struct emr_imc_fixed_ctl {
	uint32_t raw;
} emr_imc_fixed_ctl;

UNCORE_ACCESSOR emr_imc_fixed_ctl emr_imc_fixed_ctl_value_(emr_imc_fixed_ctl r)
{
	return r;
}

#define EMR_IMC_FIXED_CTL_RESET 0x00000000u
#define emr_imc_fixed_ctl_reset() /* emr_imc_fixed_ctl (): the value to begin from of IMCn_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(emr_imc_fixed_ctl, EMR_IMC_FIXED_CTL_RESET)

#define EMR_IMC_FIXED_CTL_OFFSET 0x54u

#define emr_imc_fixed_ctl_addr() /* uncore_mmio (): the address of IMCn_PMON_FIXED_CTL. */ \
	uncore_mmio_at_(EMR_IMC_FIXED_CTL_OFFSET)
#define emr_imc_fixed_ctl_load(window) /* emr_imc_fixed_ctl (const volatile void *window): reads, where window channel is mapped, IMCn_PMON_FIXED_CTL. */ \
	UNCORE_VALUE_(emr_imc_fixed_ctl, uncore_mmio_load32_(window, emr_imc_fixed_ctl_addr()))
#define emr_imc_fixed_ctl_store(window, value) /* void (volatile void *window, emr_imc_fixed_ctl value): writes, where window channel is mapped, IMCn_PMON_FIXED_CTL. */ \
	uncore_mmio_store32_(window, emr_imc_fixed_ctl_addr(), emr_imc_fixed_ctl_value_(value).raw)

/* en [22] RW-V. */
#define EMR_IMC_FIXED_CTL_EN_MASK  0x00400000u
#define EMR_IMC_FIXED_CTL_EN_SHIFT 22
#define EMR_IMC_FIXED_CTL_EN_WIDTH 1
#define emr_imc_fixed_ctl_get_en(r) /* uint32_t (emr_imc_fixed_ctl r) [22]: Lets the clock counter count. */ \
	UNCORE_GET32_(emr_imc_fixed_ctl, r, EMR_IMC_FIXED_CTL_EN)
#define emr_imc_fixed_ctl_set_en(r, v) /* emr_imc_fixed_ctl (emr_imc_fixed_ctl r, v up to 0x1u) [22]: Lets the clock counter count. */ \
	UNCORE_PUT32_(emr_imc_fixed_ctl, emr_imc_fixed_ctl_value_(r).raw, EMR_IMC_FIXED_CTL_EN, v)

/*
 * fixed_ctr: IMCn_PMON_FIXED_CTR, 64 bits
 * Count of the memory clock.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_imc; pcm types.h SERVER_MC_CH_PMON_* (as on spr/imc) (inferred)
 */
typedef struct emr_imc_fixed_ctr {
	uint64_t raw;
} emr_imc_fixed_ctr;

UNCORE_ACCESSOR emr_imc_fixed_ctr emr_imc_fixed_ctr_value_(emr_imc_fixed_ctr r)
{
	return r;
}

#define EMR_IMC_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define emr_imc_fixed_ctr_reset() /* emr_imc_fixed_ctr (): the value to begin from of IMCn_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(emr_imc_fixed_ctr, EMR_IMC_FIXED_CTR_RESET)

#define EMR_IMC_FIXED_CTR_OFFSET 0x38u

#define emr_imc_fixed_ctr_addr() /* uncore_mmio (): the address of IMCn_PMON_FIXED_CTR. */ \
	uncore_mmio_at_(EMR_IMC_FIXED_CTR_OFFSET)
#define emr_imc_fixed_ctr_load(window) /* emr_imc_fixed_ctr (const volatile void *window): reads, where window channel is mapped, IMCn_PMON_FIXED_CTR. */ \
	UNCORE_VALUE_(emr_imc_fixed_ctr, uncore_mmio_load64_(window, emr_imc_fixed_ctr_addr()))
#define emr_imc_fixed_ctr_store(window, value) /* void (volatile void *window, emr_imc_fixed_ctr value): writes, where window channel is mapped, IMCn_PMON_FIXED_CTR. */ \
	uncore_mmio_store64_(window, emr_imc_fixed_ctr_addr(), emr_imc_fixed_ctr_value_(value).raw)

/* event_count [47:0] RW-V. */
#define EMR_IMC_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define EMR_IMC_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define EMR_IMC_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define emr_imc_fixed_ctr_get_event_count(r) /* uint64_t (emr_imc_fixed_ctr r) [47:0]: the same bits as in emr_imc_ctr. */ \
	UNCORE_GET64_(emr_imc_fixed_ctr, r, EMR_IMC_FIXED_CTR_EVENT_COUNT)
#define emr_imc_fixed_ctr_set_event_count(r, v) /* emr_imc_fixed_ctr (emr_imc_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: the same bits as in emr_imc_ctr. */ \
	UNCORE_PUT64_(emr_imc_fixed_ctr, emr_imc_fixed_ctr_value_(r).raw, EMR_IMC_FIXED_CTR_EVENT_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
