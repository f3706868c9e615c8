/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/spr/ubox.box.json by "make generate". Do not edit. */
/*
 * spr ubox: UBox. Messages between the parts of a package, such as interrupts.
 * Source: pcm types.h SPR_UBOX_MSR_PMON_*; perfmon-spr V1.39
 */
#ifndef UNCORE_SPR_UBOX_H
#define UNCORE_SPR_UBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define SPR_UBOX_INSTANCES 1

#define SPR_UBOX_GENERAL_COUNTERS   2
#define SPR_UBOX_GENERAL_WIDTH      48
#define SPR_UBOX_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define SPR_UBOX_FIXED_COUNTERS   1
#define SPR_UBOX_FIXED_WIDTH      48
#define SPR_UBOX_FIXED_COUNT_MASK UINT64_C(0xffffffffffff)

/* PCI function node: no source gives its device and function number. */
#define SPR_UBOX_NODE_DEVICE_ID 0x3250u

/*
 * box_ctl: U_MSR_PMON_BOX_CTL, 64 bits
 * Freezes and resets the counters.
 * Source: pcm types.h SPR_UBOX_MSR_PMON_* (inferred)
 */
typedef struct spr_ubox_box_ctl {
	uint64_t raw;
} spr_ubox_box_ctl;

UNCORE_ACCESSOR spr_ubox_box_ctl spr_ubox_box_ctl_value_(spr_ubox_box_ctl r)
{
	return r;
}

#define SPR_UBOX_BOX_CTL_RESET UINT64_C(0x0000000000000000)
#define spr_ubox_box_ctl_reset() /* spr_ubox_box_ctl (): the value to begin from of U_MSR_PMON_BOX_CTL. */ \
	UNCORE_VALUE_(spr_ubox_box_ctl, SPR_UBOX_BOX_CTL_RESET)

#define SPR_UBOX_BOX_CTL_MSR 0x2fd0u

#define spr_ubox_box_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_BOX_CTL. */ \
	uncore_msr_at_(SPR_UBOX_BOX_CTL_MSR)

/* rst_ctrs [9] WO. */
#define SPR_UBOX_BOX_CTL_RST_CTRS_MASK  UINT64_C(0x0000000000000200)
#define SPR_UBOX_BOX_CTL_RST_CTRS_SHIFT 9
#define SPR_UBOX_BOX_CTL_RST_CTRS_WIDTH 1
#define spr_ubox_box_ctl_set_rst_ctrs(r, v) /* spr_ubox_box_ctl (spr_ubox_box_ctl r, v up to 0x1u) [9]: Writing 1 zeroes the data registers of this box. */ \
	UNCORE_PUT64_(spr_ubox_box_ctl, spr_ubox_box_ctl_value_(r).raw, SPR_UBOX_BOX_CTL_RST_CTRS, v)

/* rst_ctrl [8] WO. */
#define SPR_UBOX_BOX_CTL_RST_CTRL_MASK  UINT64_C(0x0000000000000100)
#define SPR_UBOX_BOX_CTL_RST_CTRL_SHIFT 8
#define SPR_UBOX_BOX_CTL_RST_CTRL_WIDTH 1
#define spr_ubox_box_ctl_set_rst_ctrl(r, v) /* spr_ubox_box_ctl (spr_ubox_box_ctl r, v up to 0x1u) [8]: Writing 1 zeroes the control registers of this box. */ \
	UNCORE_PUT64_(spr_ubox_box_ctl, spr_ubox_box_ctl_value_(r).raw, SPR_UBOX_BOX_CTL_RST_CTRL, v)

/* frz [0] RW. */
#define SPR_UBOX_BOX_CTL_FRZ_MASK  UINT64_C(0x0000000000000001)
#define SPR_UBOX_BOX_CTL_FRZ_SHIFT 0
#define SPR_UBOX_BOX_CTL_FRZ_WIDTH 1
#define spr_ubox_box_ctl_get_frz(r) /* uint64_t (spr_ubox_box_ctl r) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_GET64_(spr_ubox_box_ctl, r, SPR_UBOX_BOX_CTL_FRZ)
#define spr_ubox_box_ctl_set_frz(r, v) /* spr_ubox_box_ctl (spr_ubox_box_ctl r, v up to 0x1u) [0]: While it is 1, no counter of this box counts. */ \
	UNCORE_PUT64_(spr_ubox_box_ctl, spr_ubox_box_ctl_value_(r).raw, SPR_UBOX_BOX_CTL_FRZ, v)

/*
 * ctl: U_MSR_PMON_CTL{0-1}, 64 bits
 * Chooses the event of counter {0-1}.
 * Source: pcm types.h SPR_UBOX_MSR_PMON_* (inferred)
 */
typedef struct spr_ubox_ctl {
	uint64_t raw;
} spr_ubox_ctl;

UNCORE_ACCESSOR spr_ubox_ctl spr_ubox_ctl_value_(spr_ubox_ctl r)
{
	return r;
}

#define SPR_UBOX_CTL_RESET     UINT64_C(0x0000000000000000)
#define SPR_UBOX_CTL_MUST_ZERO UINT64_C(0x0000000000600000)
#define spr_ubox_ctl_reset() /* spr_ubox_ctl (): the value to begin from of U_MSR_PMON_CTL{0-1}. */ \
	UNCORE_VALUE_(spr_ubox_ctl, SPR_UBOX_CTL_RESET)

#define SPR_UBOX_CTL_COUNT 2
#define SPR_UBOX_CTL_MSR 0x2fd2u
#define SPR_UBOX_CTL_INDEX_STRIDE 0x1u

#define spr_ubox_ctl_addr(index) /* uncore_msr (index below SPR_UBOX_CTL_COUNT): the address of U_MSR_PMON_CTL{0-1}. */ \
	uncore_msr_at_(SPR_UBOX_CTL_MSR + \
		UNCORE_INDEX_(index, SPR_UBOX_CTL_COUNT) * SPR_UBOX_CTL_INDEX_STRIDE)

/* thresh [31:24] RW-V. */
#define SPR_UBOX_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define SPR_UBOX_CTL_THRESH_SHIFT 24
#define SPR_UBOX_CTL_THRESH_WIDTH 8
#define spr_ubox_ctl_get_thresh(r) /* uint64_t (spr_ubox_ctl r) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_GET64_(spr_ubox_ctl, r, SPR_UBOX_CTL_THRESH)
#define spr_ubox_ctl_set_thresh(r, v) /* spr_ubox_ctl (spr_ubox_ctl r, v up to 0xffu) [31:24]: The counter steps in cycles where the event adds at least this much; 0 counts what the event adds. */ \
	UNCORE_PUT64_(spr_ubox_ctl, spr_ubox_ctl_value_(r).raw, SPR_UBOX_CTL_THRESH, v)

/* invert [23] RW-V. Works only where thresh is not 0. */
#define SPR_UBOX_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define SPR_UBOX_CTL_INVERT_SHIFT 23
#define SPR_UBOX_CTL_INVERT_WIDTH 1

enum spr_ubox_ctl_invert {
	SPR_UBOX_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	SPR_UBOX_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define spr_ubox_ctl_get_invert(r) /* uint64_t (spr_ubox_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET64_(spr_ubox_ctl, r, SPR_UBOX_CTL_INVERT)
#define spr_ubox_ctl_set_invert(r, v) /* spr_ubox_ctl (spr_ubox_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT64_(spr_ubox_ctl, spr_ubox_ctl_value_(r).raw, SPR_UBOX_CTL_INVERT, v)

/* ov_en [20] RW-V. */
#define SPR_UBOX_CTL_OV_EN_MASK  UINT64_C(0x0000000000100000)
#define SPR_UBOX_CTL_OV_EN_SHIFT 20
#define SPR_UBOX_CTL_OV_EN_WIDTH 1
#define spr_ubox_ctl_get_ov_en(r) /* uint64_t (spr_ubox_ctl r) [20]: A wrap of the counter is reported. */ \
	UNCORE_GET64_(spr_ubox_ctl, r, SPR_UBOX_CTL_OV_EN)
#define spr_ubox_ctl_set_ov_en(r, v) /* spr_ubox_ctl (spr_ubox_ctl r, v up to 0x1u) [20]: A wrap of the counter is reported. */ \
	UNCORE_PUT64_(spr_ubox_ctl, spr_ubox_ctl_value_(r).raw, SPR_UBOX_CTL_OV_EN, v)

/* edge_det [18] RW-V. Works only where thresh is not 0. */
#define SPR_UBOX_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define SPR_UBOX_CTL_EDGE_DET_SHIFT 18
#define SPR_UBOX_CTL_EDGE_DET_WIDTH 1
#define spr_ubox_ctl_get_edge_det(r) /* uint64_t (spr_ubox_ctl r) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_GET64_(spr_ubox_ctl, r, SPR_UBOX_CTL_EDGE_DET)
#define spr_ubox_ctl_set_edge_det(r, v) /* spr_ubox_ctl (spr_ubox_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison, so thresh must be at least 1. */ \
	UNCORE_PUT64_(spr_ubox_ctl, spr_ubox_ctl_value_(r).raw, SPR_UBOX_CTL_EDGE_DET, v)

/* umask [15:8] RW-V. */
#define SPR_UBOX_CTL_UMASK_MASK  UINT64_C(0x000000000000ff00)
#define SPR_UBOX_CTL_UMASK_SHIFT 8
#define SPR_UBOX_CTL_UMASK_WIDTH 8
#define spr_ubox_ctl_get_umask(r) /* uint64_t (spr_ubox_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET64_(spr_ubox_ctl, r, SPR_UBOX_CTL_UMASK)
#define spr_ubox_ctl_set_umask(r, v) /* spr_ubox_ctl (spr_ubox_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT64_(spr_ubox_ctl, spr_ubox_ctl_value_(r).raw, SPR_UBOX_CTL_UMASK, v)

/* ev_sel [7:0] RW-V. */
#define SPR_UBOX_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define SPR_UBOX_CTL_EV_SEL_SHIFT 0
#define SPR_UBOX_CTL_EV_SEL_WIDTH 8
#define spr_ubox_ctl_get_ev_sel(r) /* uint64_t (spr_ubox_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET64_(spr_ubox_ctl, r, SPR_UBOX_CTL_EV_SEL)
#define spr_ubox_ctl_set_ev_sel(r, v) /* spr_ubox_ctl (spr_ubox_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT64_(spr_ubox_ctl, spr_ubox_ctl_value_(r).raw, SPR_UBOX_CTL_EV_SEL, v)

/*
 * ctr: U_MSR_PMON_CTR{0-1}, 64 bits
 * Count of counter {0-1}.
 * Source: pcm types.h SPR_UBOX_MSR_PMON_* (inferred)
 */
typedef struct spr_ubox_ctr {
	uint64_t raw;
} spr_ubox_ctr;

UNCORE_ACCESSOR spr_ubox_ctr spr_ubox_ctr_value_(spr_ubox_ctr r)
{
	return r;
}

#define SPR_UBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define spr_ubox_ctr_reset() /* spr_ubox_ctr (): the value to begin from of U_MSR_PMON_CTR{0-1}. */ \
	UNCORE_VALUE_(spr_ubox_ctr, SPR_UBOX_CTR_RESET)

#define SPR_UBOX_CTR_COUNT 2
#define SPR_UBOX_CTR_MSR 0x2fd8u
#define SPR_UBOX_CTR_INDEX_STRIDE 0x1u

#define spr_ubox_ctr_addr(index) /* uncore_msr (index below SPR_UBOX_CTR_COUNT): the address of U_MSR_PMON_CTR{0-1}. */ \
	uncore_msr_at_(SPR_UBOX_CTR_MSR + \
		UNCORE_INDEX_(index, SPR_UBOX_CTR_COUNT) * SPR_UBOX_CTR_INDEX_STRIDE)

/* event_count [47:0] RW-V. */
#define SPR_UBOX_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SPR_UBOX_CTR_EVENT_COUNT_SHIFT 0
#define SPR_UBOX_CTR_EVENT_COUNT_WIDTH 48
#define spr_ubox_ctr_get_event_count(r) /* uint64_t (spr_ubox_ctr r) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_GET64_(spr_ubox_ctr, r, SPR_UBOX_CTR_EVENT_COUNT)
#define spr_ubox_ctr_set_event_count(r, v) /* spr_ubox_ctr (spr_ubox_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted; it wraps at 48 bits. */ \
	UNCORE_PUT64_(spr_ubox_ctr, spr_ubox_ctr_value_(r).raw, SPR_UBOX_CTR_EVENT_COUNT, v)

/*
 * fixed_ctl: U_MSR_PMON_UCLK_FIXED_CTL, 64 bits
 * Enables the fixed counter.
 * Source: pcm types.h SPR_UCLK_FIXED_CTL_ADDR (inferred)
 */
typedef struct spr_ubox_fixed_ctl {
	uint64_t raw;
} spr_ubox_fixed_ctl;

UNCORE_ACCESSOR spr_ubox_fixed_ctl spr_ubox_fixed_ctl_value_(spr_ubox_fixed_ctl r)
{
	return r;
}

#define SPR_UBOX_FIXED_CTL_RESET UINT64_C(0x0000000000000000)
#define spr_ubox_fixed_ctl_reset() /* spr_ubox_fixed_ctl (): the value to begin from of U_MSR_PMON_UCLK_FIXED_CTL. */ \
	UNCORE_VALUE_(spr_ubox_fixed_ctl, SPR_UBOX_FIXED_CTL_RESET)

#define SPR_UBOX_FIXED_CTL_MSR 0x2fdeu

#define spr_ubox_fixed_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_UCLK_FIXED_CTL. */ \
	uncore_msr_at_(SPR_UBOX_FIXED_CTL_MSR)

/* en [22] RW-V. */
#define SPR_UBOX_FIXED_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define SPR_UBOX_FIXED_CTL_EN_SHIFT 22
#define SPR_UBOX_FIXED_CTL_EN_WIDTH 1
#define spr_ubox_fixed_ctl_get_en(r) /* uint64_t (spr_ubox_fixed_ctl r) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_GET64_(spr_ubox_fixed_ctl, r, SPR_UBOX_FIXED_CTL_EN)
#define spr_ubox_fixed_ctl_set_en(r, v) /* spr_ubox_fixed_ctl (spr_ubox_fixed_ctl r, v up to 0x1u) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_PUT64_(spr_ubox_fixed_ctl, spr_ubox_fixed_ctl_value_(r).raw, SPR_UBOX_FIXED_CTL_EN, v)

/*
 * fixed_ctr: U_MSR_PMON_UCLK_FIXED_CTR, 64 bits
 * Counts uncore clocks.
 * Source: pcm types.h SPR_UCLK_FIXED_CTR_ADDR (inferred)
 */
typedef struct spr_ubox_fixed_ctr {
	uint64_t raw;
} spr_ubox_fixed_ctr;

UNCORE_ACCESSOR spr_ubox_fixed_ctr spr_ubox_fixed_ctr_value_(spr_ubox_fixed_ctr r)
{
	return r;
}

#define SPR_UBOX_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define spr_ubox_fixed_ctr_reset() /* spr_ubox_fixed_ctr (): the value to begin from of U_MSR_PMON_UCLK_FIXED_CTR. */ \
	UNCORE_VALUE_(spr_ubox_fixed_ctr, SPR_UBOX_FIXED_CTR_RESET)

#define SPR_UBOX_FIXED_CTR_MSR 0x2fdfu

#define spr_ubox_fixed_ctr_addr() /* uncore_msr (): the address of U_MSR_PMON_UCLK_FIXED_CTR. */ \
	uncore_msr_at_(SPR_UBOX_FIXED_CTR_MSR)

/* event_count [47:0] RW-V. */
#define SPR_UBOX_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define SPR_UBOX_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define SPR_UBOX_FIXED_CTR_EVENT_COUNT_WIDTH 48
#define spr_ubox_fixed_ctr_get_event_count(r) /* uint64_t (spr_ubox_fixed_ctr r) [47:0]: the same bits as in spr_ubox_ctr. */ \
	UNCORE_GET64_(spr_ubox_fixed_ctr, r, SPR_UBOX_FIXED_CTR_EVENT_COUNT)
#define spr_ubox_fixed_ctr_set_event_count(r, v) /* spr_ubox_fixed_ctr (spr_ubox_fixed_ctr r, v up to 0xffffffffffffull) [47:0]: the same bits as in spr_ubox_ctr. */ \
	UNCORE_PUT64_(spr_ubox_fixed_ctr, spr_ubox_fixed_ctr_value_(r).raw, SPR_UBOX_FIXED_CTR_EVENT_COUNT, v)

/*
 * global_ctl: U_MSR_PMON_GLOBAL_CTL, 64 bits
 * Freezes every box of the socket.
 * Source: pcm types.h SPR_MSR_UNCORE_PMON_GLOBAL_CTL; likwid perfmon_sapphirerapids.h FAKE_UNC_GLOBAL_CTRL (its address
 * is from the table of the machine) (inferred)
 */
typedef struct spr_ubox_global_ctl {
	uint64_t raw;
} spr_ubox_global_ctl;

UNCORE_ACCESSOR spr_ubox_global_ctl spr_ubox_global_ctl_value_(spr_ubox_global_ctl r)
{
	return r;
}

#define SPR_UBOX_GLOBAL_CTL_RESET UINT64_C(0x0000000000000000)
#define spr_ubox_global_ctl_reset() /* spr_ubox_global_ctl (): the value to begin from of U_MSR_PMON_GLOBAL_CTL. */ \
	UNCORE_VALUE_(spr_ubox_global_ctl, SPR_UBOX_GLOBAL_CTL_RESET)

#define SPR_UBOX_GLOBAL_CTL_MSR 0x2ff0u

#define spr_ubox_global_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_GLOBAL_CTL. */ \
	uncore_msr_at_(SPR_UBOX_GLOBAL_CTL_MSR)

/* frz_all [0] RW. */
#define SPR_UBOX_GLOBAL_CTL_FRZ_ALL_MASK  UINT64_C(0x0000000000000001)
#define SPR_UBOX_GLOBAL_CTL_FRZ_ALL_SHIFT 0
#define SPR_UBOX_GLOBAL_CTL_FRZ_ALL_WIDTH 1
#define spr_ubox_global_ctl_get_frz_all(r) /* uint64_t (spr_ubox_global_ctl r) [0]: While it is 1, no counter of the socket counts. */ \
	UNCORE_GET64_(spr_ubox_global_ctl, r, SPR_UBOX_GLOBAL_CTL_FRZ_ALL)
#define spr_ubox_global_ctl_set_frz_all(r, v) /* spr_ubox_global_ctl (spr_ubox_global_ctl r, v up to 0x1u) [0]: While it is 1, no counter of the socket counts. */ \
	UNCORE_PUT64_(spr_ubox_global_ctl, spr_ubox_global_ctl_value_(r).raw, SPR_UBOX_GLOBAL_CTL_FRZ_ALL, v)

/*
 * cha_count: CBO_CONFIG, 64 bits
 * How many CHAs the driver takes if the table of the machine says otherwise.
 * The platform's own guide does not describe it: it can be read, and has no setters.
 * Source: linux-6.12 uncore_snbep.c SPR_MSR_UNC_CBO_CONFIG (inferred)
 */
typedef struct spr_ubox_cha_count {
	uint64_t raw;
} spr_ubox_cha_count;

UNCORE_ACCESSOR spr_ubox_cha_count spr_ubox_cha_count_value_(spr_ubox_cha_count r)
{
	return r;
}


#define SPR_UBOX_CHA_COUNT_MSR 0x2ffeu

#define spr_ubox_cha_count_addr() /* uncore_msr (): the address of CBO_CONFIG. */ \
	uncore_msr_at_(SPR_UBOX_CHA_COUNT_MSR)

/* count [63:0] RO. */
#define SPR_UBOX_CHA_COUNT_COUNT_MASK  UINT64_C(0xffffffffffffffff)
#define SPR_UBOX_CHA_COUNT_COUNT_SHIFT 0
#define SPR_UBOX_CHA_COUNT_COUNT_WIDTH 64
#define spr_ubox_cha_count_get_count(r) /* uint64_t (spr_ubox_cha_count r) [63:0]: How many CHAs there are; 0 on Emerald Rapids with two dies, where it says nothing. */ \
	UNCORE_GET64_(spr_ubox_cha_count, r, SPR_UBOX_CHA_COUNT_COUNT)

/*
 * cpunodeid: CPUNODEID, 32 bits
 * This socket's node ID.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_mmio_init, SKX_CPUNODEID; pcm (inferred)
 */
typedef struct spr_ubox_cpunodeid {
	uint32_t raw;
} spr_ubox_cpunodeid;

UNCORE_ACCESSOR spr_ubox_cpunodeid spr_ubox_cpunodeid_value_(spr_ubox_cpunodeid r)
{
	return r;
}

#define SPR_UBOX_CPUNODEID_RESET 0x00000000u
#define spr_ubox_cpunodeid_reset() /* spr_ubox_cpunodeid (): the value to begin from of CPUNODEID. */ \
	UNCORE_VALUE_(spr_ubox_cpunodeid, SPR_UBOX_CPUNODEID_RESET)

#define SPR_UBOX_CPUNODEID_OFFSET 0xc0u
/* No source gives the place of its PCI function, so it has an offset, and no address. */

/* nodeid [2:0] RO. */
#define SPR_UBOX_CPUNODEID_NODEID_MASK  0x00000007u
#define SPR_UBOX_CPUNODEID_NODEID_SHIFT 0
#define SPR_UBOX_CPUNODEID_NODEID_WIDTH 3
#define spr_ubox_cpunodeid_get_nodeid(r) /* uint32_t (spr_ubox_cpunodeid r) [2:0]: This socket's node ID. */ \
	UNCORE_GET32_(spr_ubox_cpunodeid, r, SPR_UBOX_CPUNODEID_NODEID)

/*
 * gidnidmap: GIDNIDMAP, 32 bits
 * Node ID of each package.
 * Source: linux-6.12 uncore_snbep.c spr_uncore_mmio_init, SKX_GIDNIDMAP (inferred)
 */
typedef struct spr_ubox_gidnidmap {
	uint32_t raw;
} spr_ubox_gidnidmap;

UNCORE_ACCESSOR spr_ubox_gidnidmap spr_ubox_gidnidmap_value_(spr_ubox_gidnidmap r)
{
	return r;
}

#define SPR_UBOX_GIDNIDMAP_RESET 0x00000000u
#define spr_ubox_gidnidmap_reset() /* spr_ubox_gidnidmap (): the value to begin from of GIDNIDMAP. */ \
	UNCORE_VALUE_(spr_ubox_gidnidmap, SPR_UBOX_GIDNIDMAP_RESET)

#define SPR_UBOX_GIDNIDMAP_OFFSET 0xd4u
/* No source gives the place of its PCI function, so it has an offset, and no address. */

/* node7 [23:21] RO. */
#define SPR_UBOX_GIDNIDMAP_NODE7_MASK  0x00e00000u
#define SPR_UBOX_GIDNIDMAP_NODE7_SHIFT 21
#define SPR_UBOX_GIDNIDMAP_NODE7_WIDTH 3
#define spr_ubox_gidnidmap_get_node7(r) /* uint32_t (spr_ubox_gidnidmap r) [23:21]: Node ID of package 7. */ \
	UNCORE_GET32_(spr_ubox_gidnidmap, r, SPR_UBOX_GIDNIDMAP_NODE7)

/* node6 [20:18] RO. */
#define SPR_UBOX_GIDNIDMAP_NODE6_MASK  0x001c0000u
#define SPR_UBOX_GIDNIDMAP_NODE6_SHIFT 18
#define SPR_UBOX_GIDNIDMAP_NODE6_WIDTH 3
#define spr_ubox_gidnidmap_get_node6(r) /* uint32_t (spr_ubox_gidnidmap r) [20:18]: Node ID of package 6. */ \
	UNCORE_GET32_(spr_ubox_gidnidmap, r, SPR_UBOX_GIDNIDMAP_NODE6)

/* node5 [17:15] RO. */
#define SPR_UBOX_GIDNIDMAP_NODE5_MASK  0x00038000u
#define SPR_UBOX_GIDNIDMAP_NODE5_SHIFT 15
#define SPR_UBOX_GIDNIDMAP_NODE5_WIDTH 3
#define spr_ubox_gidnidmap_get_node5(r) /* uint32_t (spr_ubox_gidnidmap r) [17:15]: Node ID of package 5. */ \
	UNCORE_GET32_(spr_ubox_gidnidmap, r, SPR_UBOX_GIDNIDMAP_NODE5)

/* node4 [14:12] RO. */
#define SPR_UBOX_GIDNIDMAP_NODE4_MASK  0x00007000u
#define SPR_UBOX_GIDNIDMAP_NODE4_SHIFT 12
#define SPR_UBOX_GIDNIDMAP_NODE4_WIDTH 3
#define spr_ubox_gidnidmap_get_node4(r) /* uint32_t (spr_ubox_gidnidmap r) [14:12]: Node ID of package 4. */ \
	UNCORE_GET32_(spr_ubox_gidnidmap, r, SPR_UBOX_GIDNIDMAP_NODE4)

/* node3 [11:9] RO. */
#define SPR_UBOX_GIDNIDMAP_NODE3_MASK  0x00000e00u
#define SPR_UBOX_GIDNIDMAP_NODE3_SHIFT 9
#define SPR_UBOX_GIDNIDMAP_NODE3_WIDTH 3
#define spr_ubox_gidnidmap_get_node3(r) /* uint32_t (spr_ubox_gidnidmap r) [11:9]: Node ID of package 3. */ \
	UNCORE_GET32_(spr_ubox_gidnidmap, r, SPR_UBOX_GIDNIDMAP_NODE3)

/* node2 [8:6] RO. */
#define SPR_UBOX_GIDNIDMAP_NODE2_MASK  0x000001c0u
#define SPR_UBOX_GIDNIDMAP_NODE2_SHIFT 6
#define SPR_UBOX_GIDNIDMAP_NODE2_WIDTH 3
#define spr_ubox_gidnidmap_get_node2(r) /* uint32_t (spr_ubox_gidnidmap r) [8:6]: Node ID of package 2. */ \
	UNCORE_GET32_(spr_ubox_gidnidmap, r, SPR_UBOX_GIDNIDMAP_NODE2)

/* node1 [5:3] RO. */
#define SPR_UBOX_GIDNIDMAP_NODE1_MASK  0x00000038u
#define SPR_UBOX_GIDNIDMAP_NODE1_SHIFT 3
#define SPR_UBOX_GIDNIDMAP_NODE1_WIDTH 3
#define spr_ubox_gidnidmap_get_node1(r) /* uint32_t (spr_ubox_gidnidmap r) [5:3]: Node ID of package 1. */ \
	UNCORE_GET32_(spr_ubox_gidnidmap, r, SPR_UBOX_GIDNIDMAP_NODE1)

/* node0 [2:0] RO. */
#define SPR_UBOX_GIDNIDMAP_NODE0_MASK  0x00000007u
#define SPR_UBOX_GIDNIDMAP_NODE0_SHIFT 0
#define SPR_UBOX_GIDNIDMAP_NODE0_WIDTH 3
#define spr_ubox_gidnidmap_get_node0(r) /* uint32_t (spr_ubox_gidnidmap r) [2:0]: Node ID of package 0. */ \
	UNCORE_GET32_(spr_ubox_gidnidmap, r, SPR_UBOX_GIDNIDMAP_NODE0)

#ifdef __cplusplus
}
#endif

#endif
