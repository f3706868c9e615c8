/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/ubox.box.json by "make generate". Do not edit. */
/*
 * jkt ubox: System configuration controller. Counts messages and locks, and holds the uncore clock counter; it has no
 * box control.
 * Source: 327043-001 p19-21
 */
#ifndef UNCORE_JKT_UBOX_H
#define UNCORE_JKT_UBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define JKT_UBOX_INSTANCES 1

#define JKT_UBOX_GENERAL_COUNTERS   2
#define JKT_UBOX_GENERAL_WIDTH      44
#define JKT_UBOX_GENERAL_COUNT_MASK UINT64_C(0xfffffffffff)

#define JKT_UBOX_FIXED_COUNTERS   1
#define JKT_UBOX_FIXED_WIDTH      44
#define JKT_UBOX_FIXED_COUNT_MASK UINT64_C(0xfffffffffff)

/* PCI function node: its device and function on the socket's uncore bus. */
#define JKT_UBOX_NODE_DEVICE_ID 0x3ce0u

/* The device and function of node. */
UNCORE_ACCESSOR uncore_pci jkt_ubox_node_place(void)
{
	uncore_pci place = { 11, 0, 0 };

	return place;
}

/*
 * ctl: U_MSR_PMON_CTL{0-1}, 32 bits
 * Chooses the event of counter {0-1}, and starts it.
 * Source: 327043-001 p19 Table 2-1, p20 Table 2-2
 */
typedef struct jkt_ubox_ctl {
	uint32_t raw;
} jkt_ubox_ctl;

UNCORE_ACCESSOR jkt_ubox_ctl jkt_ubox_ctl_value_(jkt_ubox_ctl r)
{
	return r;
}

#define JKT_UBOX_CTL_RESET     0x00000000u
#define JKT_UBOX_CTL_MUST_ZERO 0x00310000u
#define jkt_ubox_ctl_reset() /* jkt_ubox_ctl (): the value to begin from of U_MSR_PMON_CTL{0-1}. */ \
	UNCORE_VALUE_(jkt_ubox_ctl, JKT_UBOX_CTL_RESET)

#define JKT_UBOX_CTL_COUNT 2
#define JKT_UBOX_CTL_MSR 0xc10u
#define JKT_UBOX_CTL_INDEX_STRIDE 0x1u

#define jkt_ubox_ctl_addr(index) /* uncore_msr (index below JKT_UBOX_CTL_COUNT): the address of U_MSR_PMON_CTL{0-1}. */ \
	uncore_msr_at_(JKT_UBOX_CTL_MSR + \
		UNCORE_INDEX_(index, JKT_UBOX_CTL_COUNT) * JKT_UBOX_CTL_INDEX_STRIDE)

/* thresh [28:24] RW. */
#define JKT_UBOX_CTL_THRESH_MASK  0x1f000000u
#define JKT_UBOX_CTL_THRESH_SHIFT 24
#define JKT_UBOX_CTL_THRESH_WIDTH 5
#define jkt_ubox_ctl_get_thresh(r) /* uint32_t (jkt_ubox_ctl r) [28:24]: As in other boxes, but five bits wide: the counter steps when the event adds at least this much. */ \
	UNCORE_GET32_(jkt_ubox_ctl, r, JKT_UBOX_CTL_THRESH)
#define jkt_ubox_ctl_set_thresh(r, v) /* jkt_ubox_ctl (jkt_ubox_ctl r, v up to 0x1fu) [28:24]: As in other boxes, but five bits wide: the counter steps when the event adds at least this much. */ \
	UNCORE_PUT32_(jkt_ubox_ctl, jkt_ubox_ctl_value_(r).raw, JKT_UBOX_CTL_THRESH, v)

/* invert [23] RW. Works only where thresh is not 0. */
#define JKT_UBOX_CTL_INVERT_MASK  0x00800000u
#define JKT_UBOX_CTL_INVERT_SHIFT 23
#define JKT_UBOX_CTL_INVERT_WIDTH 1

enum jkt_ubox_ctl_invert {
	JKT_UBOX_CTL_INVERT_GE = 0x0, /* Steps while the event adds at least thresh. */
	JKT_UBOX_CTL_INVERT_LT = 0x1, /* Steps while the event adds less than thresh. */
};
#define jkt_ubox_ctl_get_invert(r) /* uint32_t (jkt_ubox_ctl r) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_GET32_(jkt_ubox_ctl, r, JKT_UBOX_CTL_INVERT)
#define jkt_ubox_ctl_set_invert(r, v) /* jkt_ubox_ctl (jkt_ubox_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round; without a threshold it does nothing. */ \
	UNCORE_PUT32_(jkt_ubox_ctl, jkt_ubox_ctl_value_(r).raw, JKT_UBOX_CTL_INVERT, v)

/* en [22] RW. */
#define JKT_UBOX_CTL_EN_MASK  0x00400000u
#define JKT_UBOX_CTL_EN_SHIFT 22
#define JKT_UBOX_CTL_EN_WIDTH 1
#define jkt_ubox_ctl_get_en(r) /* uint32_t (jkt_ubox_ctl r) [22]: Lets this counter count, at once: the UBox has no freeze. */ \
	UNCORE_GET32_(jkt_ubox_ctl, r, JKT_UBOX_CTL_EN)
#define jkt_ubox_ctl_set_en(r, v) /* jkt_ubox_ctl (jkt_ubox_ctl r, v up to 0x1u) [22]: Lets this counter count, at once: the UBox has no freeze. */ \
	UNCORE_PUT32_(jkt_ubox_ctl, jkt_ubox_ctl_value_(r).raw, JKT_UBOX_CTL_EN, v)

/* edge_det [18] RW. Works only where thresh is not 0. */
#define JKT_UBOX_CTL_EDGE_DET_MASK  0x00040000u
#define JKT_UBOX_CTL_EDGE_DET_SHIFT 18
#define JKT_UBOX_CTL_EDGE_DET_WIDTH 1

enum jkt_ubox_ctl_edge_det {
	JKT_UBOX_CTL_EDGE_DET_CYCLES = 0x0, /* Counts as long as the comparison holds. */
	JKT_UBOX_CTL_EDGE_DET_EDGES = 0x1, /* Counts when it begins to hold. */
};
#define jkt_ubox_ctl_get_edge_det(r) /* uint32_t (jkt_ubox_ctl r) [18]: Counts rising edges of the threshold comparison (falling ones with invert), so thresh must be at least 1. */ \
	UNCORE_GET32_(jkt_ubox_ctl, r, JKT_UBOX_CTL_EDGE_DET)
#define jkt_ubox_ctl_set_edge_det(r, v) /* jkt_ubox_ctl (jkt_ubox_ctl r, v up to 0x1u) [18]: Counts rising edges of the threshold comparison (falling ones with invert), so thresh must be at least 1. */ \
	UNCORE_PUT32_(jkt_ubox_ctl, jkt_ubox_ctl_value_(r).raw, JKT_UBOX_CTL_EDGE_DET, v)

/* rst [17] WO. */
#define JKT_UBOX_CTL_RST_MASK  0x00020000u
#define JKT_UBOX_CTL_RST_SHIFT 17
#define JKT_UBOX_CTL_RST_WIDTH 1
#define jkt_ubox_ctl_set_rst(r, v) /* jkt_ubox_ctl (jkt_ubox_ctl r, v up to 0x1u) [17]: Writing 1 zeroes the data register paired with this control. */ \
	UNCORE_PUT32_(jkt_ubox_ctl, jkt_ubox_ctl_value_(r).raw, JKT_UBOX_CTL_RST, v)

/* umask [15:8] RW. */
#define JKT_UBOX_CTL_UMASK_MASK  0x0000ff00u
#define JKT_UBOX_CTL_UMASK_SHIFT 8
#define JKT_UBOX_CTL_UMASK_WIDTH 8
#define jkt_ubox_ctl_get_umask(r) /* uint32_t (jkt_ubox_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET32_(jkt_ubox_ctl, r, JKT_UBOX_CTL_UMASK)
#define jkt_ubox_ctl_set_umask(r, v) /* jkt_ubox_ctl (jkt_ubox_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT32_(jkt_ubox_ctl, jkt_ubox_ctl_value_(r).raw, JKT_UBOX_CTL_UMASK, v)

/* ev_sel [7:0] RW. */
#define JKT_UBOX_CTL_EV_SEL_MASK  0x000000ffu
#define JKT_UBOX_CTL_EV_SEL_SHIFT 0
#define JKT_UBOX_CTL_EV_SEL_WIDTH 8
#define jkt_ubox_ctl_get_ev_sel(r) /* uint32_t (jkt_ubox_ctl r) [7:0]: Code of the event to count. */ \
	UNCORE_GET32_(jkt_ubox_ctl, r, JKT_UBOX_CTL_EV_SEL)
#define jkt_ubox_ctl_set_ev_sel(r, v) /* jkt_ubox_ctl (jkt_ubox_ctl r, v up to 0xffu) [7:0]: Code of the event to count. */ \
	UNCORE_PUT32_(jkt_ubox_ctl, jkt_ubox_ctl_value_(r).raw, JKT_UBOX_CTL_EV_SEL, v)

/*
 * ctr: U_MSR_PMON_CTR{0-1}, 64 bits
 * Count of counter {0-1}; cleared by writing 0.
 * Source: 327043-001 p19 Table 2-1, p20 Table 2-3; linux uncore_snbep.c SNBEP_U_MSR_PMON_CTR0 (cross-source)
 */
typedef struct jkt_ubox_ctr {
	uint64_t raw;
} jkt_ubox_ctr;

UNCORE_ACCESSOR jkt_ubox_ctr jkt_ubox_ctr_value_(jkt_ubox_ctr r)
{
	return r;
}

#define JKT_UBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define jkt_ubox_ctr_reset() /* jkt_ubox_ctr (): the value to begin from of U_MSR_PMON_CTR{0-1}. */ \
	UNCORE_VALUE_(jkt_ubox_ctr, JKT_UBOX_CTR_RESET)

#define JKT_UBOX_CTR_COUNT 2
#define JKT_UBOX_CTR_MSR 0xc16u
#define JKT_UBOX_CTR_INDEX_STRIDE 0x1u

#define jkt_ubox_ctr_addr(index) /* uncore_msr (index below JKT_UBOX_CTR_COUNT): the address of U_MSR_PMON_CTR{0-1}. */ \
	uncore_msr_at_(JKT_UBOX_CTR_MSR + \
		UNCORE_INDEX_(index, JKT_UBOX_CTR_COUNT) * JKT_UBOX_CTR_INDEX_STRIDE)

/* event_count [43:0] RW-V. */
#define JKT_UBOX_CTR_EVENT_COUNT_MASK  UINT64_C(0x00000fffffffffff)
#define JKT_UBOX_CTR_EVENT_COUNT_SHIFT 0
#define JKT_UBOX_CTR_EVENT_COUNT_WIDTH 44
#define jkt_ubox_ctr_get_event_count(r) /* uint64_t (jkt_ubox_ctr r) [43:0]: What the counter has counted; it wraps silently at its own width. */ \
	UNCORE_GET64_(jkt_ubox_ctr, r, JKT_UBOX_CTR_EVENT_COUNT)
#define jkt_ubox_ctr_set_event_count(r, v) /* jkt_ubox_ctr (jkt_ubox_ctr r, v up to 0xfffffffffffull) [43:0]: What the counter has counted; it wraps silently at its own width. */ \
	UNCORE_PUT64_(jkt_ubox_ctr, jkt_ubox_ctr_value_(r).raw, JKT_UBOX_CTR_EVENT_COUNT, v)

/*
 * fixed_ctl: U_MSR_PMON_UCLK_FIXED_CTL, 32 bits; also U_MSR_PMON_FIXED_CTL
 * Switches the uncore clock counter.
 * Source: 327043-001 p21 Table 2-4; linux uncore_snbep.c SNBEP_U_MSR_PMON_UCLK_FIXED_CTL; likwid registers.h
 * (cross-source)
 */
typedef struct jkt_ubox_fixed_ctl {
	uint32_t raw;
} jkt_ubox_fixed_ctl;

UNCORE_ACCESSOR jkt_ubox_fixed_ctl jkt_ubox_fixed_ctl_value_(jkt_ubox_fixed_ctl r)
{
	return r;
}

#define JKT_UBOX_FIXED_CTL_RESET     0x00000000u
#define JKT_UBOX_FIXED_CTL_MUST_ZERO 0x00300000u
#define jkt_ubox_fixed_ctl_reset() /* jkt_ubox_fixed_ctl (): the value to begin from of U_MSR_PMON_UCLK_FIXED_CTL. */ \
	UNCORE_VALUE_(jkt_ubox_fixed_ctl, JKT_UBOX_FIXED_CTL_RESET)

#define JKT_UBOX_FIXED_CTL_MSR 0xc08u

#define jkt_ubox_fixed_ctl_addr() /* uncore_msr (): the address of U_MSR_PMON_UCLK_FIXED_CTL. */ \
	uncore_msr_at_(JKT_UBOX_FIXED_CTL_MSR)

/* en [22] RW. */
#define JKT_UBOX_FIXED_CTL_EN_MASK  0x00400000u
#define JKT_UBOX_FIXED_CTL_EN_SHIFT 22
#define JKT_UBOX_FIXED_CTL_EN_WIDTH 1
#define jkt_ubox_fixed_ctl_get_en(r) /* uint32_t (jkt_ubox_fixed_ctl r) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_GET32_(jkt_ubox_fixed_ctl, r, JKT_UBOX_FIXED_CTL_EN)
#define jkt_ubox_fixed_ctl_set_en(r, v) /* jkt_ubox_fixed_ctl (jkt_ubox_fixed_ctl r, v up to 0x1u) [22]: Lets the fixed counter count uncore clocks. */ \
	UNCORE_PUT32_(jkt_ubox_fixed_ctl, jkt_ubox_fixed_ctl_value_(r).raw, JKT_UBOX_FIXED_CTL_EN, v)

/*
 * fixed_ctr: U_MSR_PMON_UCLK_FIXED_CTR, 64 bits; also U_MSR_PMON_FIXED_CTR
 * Uncore clocks counted.
 * Source: 327043-001 p19 Table 2-1, p21 Table 2-5
 */
typedef struct jkt_ubox_fixed_ctr {
	uint64_t raw;
} jkt_ubox_fixed_ctr;

UNCORE_ACCESSOR jkt_ubox_fixed_ctr jkt_ubox_fixed_ctr_value_(jkt_ubox_fixed_ctr r)
{
	return r;
}

#define JKT_UBOX_FIXED_CTR_RESET UINT64_C(0x0000000000000000)
#define jkt_ubox_fixed_ctr_reset() /* jkt_ubox_fixed_ctr (): the value to begin from of U_MSR_PMON_UCLK_FIXED_CTR. */ \
	UNCORE_VALUE_(jkt_ubox_fixed_ctr, JKT_UBOX_FIXED_CTR_RESET)

#define JKT_UBOX_FIXED_CTR_MSR 0xc09u

#define jkt_ubox_fixed_ctr_addr() /* uncore_msr (): the address of U_MSR_PMON_UCLK_FIXED_CTR. */ \
	uncore_msr_at_(JKT_UBOX_FIXED_CTR_MSR)

/* event_count [43:0] RW-V. */
#define JKT_UBOX_FIXED_CTR_EVENT_COUNT_MASK  UINT64_C(0x00000fffffffffff)
#define JKT_UBOX_FIXED_CTR_EVENT_COUNT_SHIFT 0
#define JKT_UBOX_FIXED_CTR_EVENT_COUNT_WIDTH 44
#define jkt_ubox_fixed_ctr_get_event_count(r) /* uint64_t (jkt_ubox_fixed_ctr r) [43:0]: Uncore clocks; the row says 44 bits and the text 48, and the low 44 give right differences either way. */ \
	UNCORE_GET64_(jkt_ubox_fixed_ctr, r, JKT_UBOX_FIXED_CTR_EVENT_COUNT)
#define jkt_ubox_fixed_ctr_set_event_count(r, v) /* jkt_ubox_fixed_ctr (jkt_ubox_fixed_ctr r, v up to 0xfffffffffffull) [43:0]: Uncore clocks; the row says 44 bits and the text 48, and the low 44 give right differences either way. */ \
	UNCORE_PUT64_(jkt_ubox_fixed_ctr, jkt_ubox_fixed_ctr_value_(r).raw, JKT_UBOX_FIXED_CTR_EVENT_COUNT, v)

/*
 * box_filter: NCUPMONCTRLGLCTR, 32 bits; also UBoxFilter
 * Thread filter of the message events; no source says where it stands.
 * No source says whether it can be read or written.
 * Source: 327043-001 p21; perfmon-jkt UNC_U_FILTER_MATCH (unknown)
 */
typedef struct jkt_ubox_box_filter {
	uint32_t raw;
} jkt_ubox_box_filter;

UNCORE_ACCESSOR jkt_ubox_box_filter jkt_ubox_box_filter_value_(jkt_ubox_box_filter r)
{
	return r;
}

#define JKT_UBOX_BOX_FILTER_RESET 0x00000000u
#define jkt_ubox_box_filter_reset() /* jkt_ubox_box_filter (): the value to begin from of NCUPMONCTRLGLCTR. */ \
	UNCORE_VALUE_(jkt_ubox_box_filter, JKT_UBOX_BOX_FILTER_RESET)

/* No source gives its address. */

/*
 * ThreadID [3:0] unknown. Thread whose messages FILTER_MATCH counts. No source gives its access rights: it has no
 * accessors.
 */
#define JKT_UBOX_BOX_FILTER_TID_MASK  0x0000000fu
#define JKT_UBOX_BOX_FILTER_TID_SHIFT 0
#define JKT_UBOX_BOX_FILTER_TID_WIDTH 4

/*
 * cpunodeid: CPUNODEID, 32 bits
 * Tells which node the socket of this bus is.
 * Source: linux uncore_snbep.c SNBEP_CPUNODEID (inferred)
 */
typedef struct jkt_ubox_cpunodeid {
	uint32_t raw;
} jkt_ubox_cpunodeid;

UNCORE_ACCESSOR jkt_ubox_cpunodeid jkt_ubox_cpunodeid_value_(jkt_ubox_cpunodeid r)
{
	return r;
}

#define JKT_UBOX_CPUNODEID_RESET 0x00000000u
#define jkt_ubox_cpunodeid_reset() /* jkt_ubox_cpunodeid (): the value to begin from of CPUNODEID. */ \
	UNCORE_VALUE_(jkt_ubox_cpunodeid, JKT_UBOX_CPUNODEID_RESET)

#define JKT_UBOX_CPUNODEID_OFFSET 0x40u

#define jkt_ubox_cpunodeid_addr() /* uncore_pci (): the address of CPUNODEID. */ \
	uncore_pci_at_(jkt_ubox_node_place(), JKT_UBOX_CPUNODEID_OFFSET)

/* NodeId [2:0] RO. */
#define JKT_UBOX_CPUNODEID_NODEID_MASK  0x00000007u
#define JKT_UBOX_CPUNODEID_NODEID_SHIFT 0
#define JKT_UBOX_CPUNODEID_NODEID_WIDTH 3
#define jkt_ubox_cpunodeid_get_nodeid(r) /* uint32_t (jkt_ubox_cpunodeid r) [2:0]: Node ID of the socket that this bus belongs to. */ \
	UNCORE_GET32_(jkt_ubox_cpunodeid, r, JKT_UBOX_CPUNODEID_NODEID)

/*
 * gidnidmap: GIDNIDMAP, 32 bits
 * Tells which node each physical package is.
 * Source: linux uncore_snbep.c SNBEP_GIDNIDMAP (inferred)
 */
typedef struct jkt_ubox_gidnidmap {
	uint32_t raw;
} jkt_ubox_gidnidmap;

UNCORE_ACCESSOR jkt_ubox_gidnidmap jkt_ubox_gidnidmap_value_(jkt_ubox_gidnidmap r)
{
	return r;
}

#define JKT_UBOX_GIDNIDMAP_RESET 0x00000000u
#define jkt_ubox_gidnidmap_reset() /* jkt_ubox_gidnidmap (): the value to begin from of GIDNIDMAP. */ \
	UNCORE_VALUE_(jkt_ubox_gidnidmap, JKT_UBOX_GIDNIDMAP_RESET)

#define JKT_UBOX_GIDNIDMAP_OFFSET 0x54u

#define jkt_ubox_gidnidmap_addr() /* uncore_pci (): the address of GIDNIDMAP. */ \
	uncore_pci_at_(jkt_ubox_node_place(), JKT_UBOX_GIDNIDMAP_OFFSET)

/* node7 [23:21] RO. */
#define JKT_UBOX_GIDNIDMAP_NODE7_MASK  0x00e00000u
#define JKT_UBOX_GIDNIDMAP_NODE7_SHIFT 21
#define JKT_UBOX_GIDNIDMAP_NODE7_WIDTH 3
#define jkt_ubox_gidnidmap_get_node7(r) /* uint32_t (jkt_ubox_gidnidmap r) [23:21]: Node ID of physical package 7. */ \
	UNCORE_GET32_(jkt_ubox_gidnidmap, r, JKT_UBOX_GIDNIDMAP_NODE7)

/* node6 [20:18] RO. */
#define JKT_UBOX_GIDNIDMAP_NODE6_MASK  0x001c0000u
#define JKT_UBOX_GIDNIDMAP_NODE6_SHIFT 18
#define JKT_UBOX_GIDNIDMAP_NODE6_WIDTH 3
#define jkt_ubox_gidnidmap_get_node6(r) /* uint32_t (jkt_ubox_gidnidmap r) [20:18]: Node ID of physical package 6. */ \
	UNCORE_GET32_(jkt_ubox_gidnidmap, r, JKT_UBOX_GIDNIDMAP_NODE6)

/* node5 [17:15] RO. */
#define JKT_UBOX_GIDNIDMAP_NODE5_MASK  0x00038000u
#define JKT_UBOX_GIDNIDMAP_NODE5_SHIFT 15
#define JKT_UBOX_GIDNIDMAP_NODE5_WIDTH 3
#define jkt_ubox_gidnidmap_get_node5(r) /* uint32_t (jkt_ubox_gidnidmap r) [17:15]: Node ID of physical package 5. */ \
	UNCORE_GET32_(jkt_ubox_gidnidmap, r, JKT_UBOX_GIDNIDMAP_NODE5)

/* node4 [14:12] RO. */
#define JKT_UBOX_GIDNIDMAP_NODE4_MASK  0x00007000u
#define JKT_UBOX_GIDNIDMAP_NODE4_SHIFT 12
#define JKT_UBOX_GIDNIDMAP_NODE4_WIDTH 3
#define jkt_ubox_gidnidmap_get_node4(r) /* uint32_t (jkt_ubox_gidnidmap r) [14:12]: Node ID of physical package 4. */ \
	UNCORE_GET32_(jkt_ubox_gidnidmap, r, JKT_UBOX_GIDNIDMAP_NODE4)

/* node3 [11:9] RO. */
#define JKT_UBOX_GIDNIDMAP_NODE3_MASK  0x00000e00u
#define JKT_UBOX_GIDNIDMAP_NODE3_SHIFT 9
#define JKT_UBOX_GIDNIDMAP_NODE3_WIDTH 3
#define jkt_ubox_gidnidmap_get_node3(r) /* uint32_t (jkt_ubox_gidnidmap r) [11:9]: Node ID of physical package 3. */ \
	UNCORE_GET32_(jkt_ubox_gidnidmap, r, JKT_UBOX_GIDNIDMAP_NODE3)

/* node2 [8:6] RO. */
#define JKT_UBOX_GIDNIDMAP_NODE2_MASK  0x000001c0u
#define JKT_UBOX_GIDNIDMAP_NODE2_SHIFT 6
#define JKT_UBOX_GIDNIDMAP_NODE2_WIDTH 3
#define jkt_ubox_gidnidmap_get_node2(r) /* uint32_t (jkt_ubox_gidnidmap r) [8:6]: Node ID of physical package 2. */ \
	UNCORE_GET32_(jkt_ubox_gidnidmap, r, JKT_UBOX_GIDNIDMAP_NODE2)

/* node1 [5:3] RO. */
#define JKT_UBOX_GIDNIDMAP_NODE1_MASK  0x00000038u
#define JKT_UBOX_GIDNIDMAP_NODE1_SHIFT 3
#define JKT_UBOX_GIDNIDMAP_NODE1_WIDTH 3
#define jkt_ubox_gidnidmap_get_node1(r) /* uint32_t (jkt_ubox_gidnidmap r) [5:3]: Node ID of physical package 1. */ \
	UNCORE_GET32_(jkt_ubox_gidnidmap, r, JKT_UBOX_GIDNIDMAP_NODE1)

/* node0 [2:0] RO. */
#define JKT_UBOX_GIDNIDMAP_NODE0_MASK  0x00000007u
#define JKT_UBOX_GIDNIDMAP_NODE0_SHIFT 0
#define JKT_UBOX_GIDNIDMAP_NODE0_WIDTH 3
#define jkt_ubox_gidnidmap_get_node0(r) /* uint32_t (jkt_ubox_gidnidmap r) [2:0]: Node ID of physical package 0. */ \
	UNCORE_GET32_(jkt_ubox_gidnidmap, r, JKT_UBOX_GIDNIDMAP_NODE0)

#ifdef __cplusplus
}
#endif

#endif
