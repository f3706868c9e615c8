/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/p6/pmc.box.json by "make generate". Do not edit. */
/*
 * p6 pmc: Core performance counters. Two counters of 40 bits that one bit starts and stops together.
 * Source: sdm-325384-059 18.22.1 Figure 18-60, Table 35-46
 */
#ifndef UNCORE_P6_PMC_H
#define UNCORE_P6_PMC_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define P6_PMC_INSTANCES 1

#define P6_PMC_GENERAL_COUNTERS   2
#define P6_PMC_GENERAL_WIDTH      40
#define P6_PMC_GENERAL_COUNT_MASK UINT64_C(0xffffffffff)
#define P6_PMC_GENERAL_RDPMC      0 /* index of the first; the others follow */

/*
 * ctl: PerfEvtSel{0-1}, 32 bits; also EVNTSEL{0-1}
 * Chooses the event of counter {0-1}; that of counter 0 enables both.
 * Source: sdm-325384-059 18.22.1 Figure 18-60, Table 35-46
 */
typedef struct p6_pmc_ctl {
	uint32_t raw;
} p6_pmc_ctl;

UNCORE_ACCESSOR p6_pmc_ctl p6_pmc_ctl_value_(p6_pmc_ctl r)
{
	return r;
}

#define P6_PMC_CTL_RESET     0x00000000u
#define P6_PMC_CTL_MUST_ZERO 0x00200000u
#define p6_pmc_ctl_reset() /* p6_pmc_ctl (): the value to begin from of PerfEvtSel{0-1}. */ \
	UNCORE_VALUE_(p6_pmc_ctl, P6_PMC_CTL_RESET)

#define P6_PMC_CTL_COUNT 2
#define P6_PMC_CTL_MSR 0x186u
#define P6_PMC_CTL_INDEX_STRIDE 0x1u

#define p6_pmc_ctl_addr(index) /* uncore_msr (index below P6_PMC_CTL_COUNT): the address of PerfEvtSel{0-1}. */ \
	uncore_msr_at_(P6_PMC_CTL_MSR + \
		UNCORE_INDEX_(index, P6_PMC_CTL_COUNT) * P6_PMC_CTL_INDEX_STRIDE)

/* CMASK [31:24] RW. */
#define P6_PMC_CTL_CMASK_MASK  0xff000000u
#define P6_PMC_CTL_CMASK_SHIFT 24
#define P6_PMC_CTL_CMASK_WIDTH 8
#define p6_pmc_ctl_get_cmask(r) /* uint32_t (p6_pmc_ctl r) [31:24]: Compared with what the event adds in a cycle; 0 counts that itself. */ \
	UNCORE_GET32_(p6_pmc_ctl, r, P6_PMC_CTL_CMASK)
#define p6_pmc_ctl_set_cmask(r, v) /* p6_pmc_ctl (p6_pmc_ctl r, v up to 0xffu) [31:24]: Compared with what the event adds in a cycle; 0 counts that itself. */ \
	UNCORE_PUT32_(p6_pmc_ctl, p6_pmc_ctl_value_(r).raw, P6_PMC_CTL_CMASK, v)

/* INV [23] RW. Works only where cmask is not 0. */
#define P6_PMC_CTL_INV_MASK  0x00800000u
#define P6_PMC_CTL_INV_SHIFT 23
#define P6_PMC_CTL_INV_WIDTH 1

enum p6_pmc_ctl_inv {
	P6_PMC_CTL_INV_GE = 0x0, /* Steps while the event adds at least cmask. */
	P6_PMC_CTL_INV_LT = 0x1, /* Steps while it adds less than cmask. */
};
#define p6_pmc_ctl_get_inv(r) /* uint32_t (p6_pmc_ctl r) [23]: Turns the comparison with cmask round; without a cmask it does nothing. */ \
	UNCORE_GET32_(p6_pmc_ctl, r, P6_PMC_CTL_INV)
#define p6_pmc_ctl_set_inv(r, v) /* p6_pmc_ctl (p6_pmc_ctl r, v up to 0x1u) [23]: Turns the comparison with cmask round; without a cmask it does nothing. */ \
	UNCORE_PUT32_(p6_pmc_ctl, p6_pmc_ctl_value_(r).raw, P6_PMC_CTL_INV, v)

/* EN [22] RW. */
#define P6_PMC_CTL_EN_MASK  0x00400000u
#define P6_PMC_CTL_EN_SHIFT 22
#define P6_PMC_CTL_EN_WIDTH 1
#define p6_pmc_ctl_get_en(r) /* uint32_t (p6_pmc_ctl r) [22]: Lets both counters count; only counter 0's control register has it. */ \
	UNCORE_GET32_(p6_pmc_ctl, r, P6_PMC_CTL_EN)
#define p6_pmc_ctl_set_en(r, v) /* p6_pmc_ctl (p6_pmc_ctl r, v up to 0x1u) [22]: Lets both counters count; only counter 0's control register has it. */ \
	UNCORE_PUT32_(p6_pmc_ctl, p6_pmc_ctl_value_(r).raw, P6_PMC_CTL_EN, v)

/* INT [20] RW. */
#define P6_PMC_CTL_INT_EN_MASK  0x00100000u
#define P6_PMC_CTL_INT_EN_SHIFT 20
#define P6_PMC_CTL_INT_EN_WIDTH 1
#define p6_pmc_ctl_get_int_en(r) /* uint32_t (p6_pmc_ctl r) [20]: An overflow raises an interrupt by the local APIC. */ \
	UNCORE_GET32_(p6_pmc_ctl, r, P6_PMC_CTL_INT_EN)
#define p6_pmc_ctl_set_int_en(r, v) /* p6_pmc_ctl (p6_pmc_ctl r, v up to 0x1u) [20]: An overflow raises an interrupt by the local APIC. */ \
	UNCORE_PUT32_(p6_pmc_ctl, p6_pmc_ctl_value_(r).raw, P6_PMC_CTL_INT_EN, v)

/* PC [19] RW. */
#define P6_PMC_CTL_PC_MASK  0x00080000u
#define P6_PMC_CTL_PC_SHIFT 19
#define P6_PMC_CTL_PC_WIDTH 1

enum p6_pmc_ctl_pc {
	P6_PMC_CTL_PC_OVERFLOWS = 0x0, /* The pin toggles when the counter overflows. */
	P6_PMC_CTL_PC_COUNTS = 0x1, /* The pin toggles with each event that is counted. */
};
#define p6_pmc_ctl_get_pc(r) /* uint32_t (p6_pmc_ctl r) [19]: What the PM pin of the counter shows. */ \
	UNCORE_GET32_(p6_pmc_ctl, r, P6_PMC_CTL_PC)
#define p6_pmc_ctl_set_pc(r, v) /* p6_pmc_ctl (p6_pmc_ctl r, v up to 0x1u) [19]: What the PM pin of the counter shows. */ \
	UNCORE_PUT32_(p6_pmc_ctl, p6_pmc_ctl_value_(r).raw, P6_PMC_CTL_PC, v)

/* E [18] RW. */
#define P6_PMC_CTL_EDGE_MASK  0x00040000u
#define P6_PMC_CTL_EDGE_SHIFT 18
#define P6_PMC_CTL_EDGE_WIDTH 1

enum p6_pmc_ctl_edge {
	P6_PMC_CTL_EDGE_CYCLES = 0x0, /* Counts as long as it lasts. */
	P6_PMC_CTL_EDGE_EDGES = 0x1, /* Counts when it begins. */
};
#define p6_pmc_ctl_get_edge(r) /* uint32_t (p6_pmc_ctl r) [18]: Counts how often the event begins instead of how long it lasts. */ \
	UNCORE_GET32_(p6_pmc_ctl, r, P6_PMC_CTL_EDGE)
#define p6_pmc_ctl_set_edge(r, v) /* p6_pmc_ctl (p6_pmc_ctl r, v up to 0x1u) [18]: Counts how often the event begins instead of how long it lasts. */ \
	UNCORE_PUT32_(p6_pmc_ctl, p6_pmc_ctl_value_(r).raw, P6_PMC_CTL_EDGE, v)

/* OS [17] RW. */
#define P6_PMC_CTL_OS_MASK  0x00020000u
#define P6_PMC_CTL_OS_SHIFT 17
#define P6_PMC_CTL_OS_WIDTH 1
#define p6_pmc_ctl_get_os(r) /* uint32_t (p6_pmc_ctl r) [17]: Counts while the processor is at privilege level 0. */ \
	UNCORE_GET32_(p6_pmc_ctl, r, P6_PMC_CTL_OS)
#define p6_pmc_ctl_set_os(r, v) /* p6_pmc_ctl (p6_pmc_ctl r, v up to 0x1u) [17]: Counts while the processor is at privilege level 0. */ \
	UNCORE_PUT32_(p6_pmc_ctl, p6_pmc_ctl_value_(r).raw, P6_PMC_CTL_OS, v)

/* USR [16] RW. */
#define P6_PMC_CTL_USR_MASK  0x00010000u
#define P6_PMC_CTL_USR_SHIFT 16
#define P6_PMC_CTL_USR_WIDTH 1
#define p6_pmc_ctl_get_usr(r) /* uint32_t (p6_pmc_ctl r) [16]: Counts while the processor is at privilege level 1, 2 or 3. */ \
	UNCORE_GET32_(p6_pmc_ctl, r, P6_PMC_CTL_USR)
#define p6_pmc_ctl_set_usr(r, v) /* p6_pmc_ctl (p6_pmc_ctl r, v up to 0x1u) [16]: Counts while the processor is at privilege level 1, 2 or 3. */ \
	UNCORE_PUT32_(p6_pmc_ctl, p6_pmc_ctl_value_(r).raw, P6_PMC_CTL_USR, v)

/* UMASK [15:8] RW. */
#define P6_PMC_CTL_UMASK_MASK  0x0000ff00u
#define P6_PMC_CTL_UMASK_SHIFT 8
#define P6_PMC_CTL_UMASK_WIDTH 8
#define p6_pmc_ctl_get_umask(r) /* uint32_t (p6_pmc_ctl r) [15:8]: Which part of the event is counted. */ \
	UNCORE_GET32_(p6_pmc_ctl, r, P6_PMC_CTL_UMASK)
#define p6_pmc_ctl_set_umask(r, v) /* p6_pmc_ctl (p6_pmc_ctl r, v up to 0xffu) [15:8]: Which part of the event is counted. */ \
	UNCORE_PUT32_(p6_pmc_ctl, p6_pmc_ctl_value_(r).raw, P6_PMC_CTL_UMASK, v)

/* Event Select [7:0] RW. */
#define P6_PMC_CTL_EV_SEL_MASK  0x000000ffu
#define P6_PMC_CTL_EV_SEL_SHIFT 0
#define P6_PMC_CTL_EV_SEL_WIDTH 8
#define p6_pmc_ctl_get_ev_sel(r) /* uint32_t (p6_pmc_ctl r) [7:0]: Code of the event. */ \
	UNCORE_GET32_(p6_pmc_ctl, r, P6_PMC_CTL_EV_SEL)
#define p6_pmc_ctl_set_ev_sel(r, v) /* p6_pmc_ctl (p6_pmc_ctl r, v up to 0xffu) [7:0]: Code of the event. */ \
	UNCORE_PUT32_(p6_pmc_ctl, p6_pmc_ctl_value_(r).raw, P6_PMC_CTL_EV_SEL, v)

/*
 * ctr: PerfCtr{0-1}, 64 bits; also PERFCTR{0-1}
 * Count of counter {0-1}.
 * Erratum 26 (unsaid): RDPMC is not safe for user programs.
 * Source: sdm-325384-059 18.22.2, Table 35-46
 */
typedef struct p6_pmc_ctr {
	uint64_t raw;
} p6_pmc_ctr;

UNCORE_ACCESSOR p6_pmc_ctr p6_pmc_ctr_value_(p6_pmc_ctr r)
{
	return r;
}

#define P6_PMC_CTR_RESET UINT64_C(0x0000000000000000)
#define p6_pmc_ctr_reset() /* p6_pmc_ctr (): the value to begin from of PerfCtr{0-1}. */ \
	UNCORE_VALUE_(p6_pmc_ctr, P6_PMC_CTR_RESET)

#define P6_PMC_CTR_COUNT 2
#define P6_PMC_CTR_MSR 0xc1u
#define P6_PMC_CTR_INDEX_STRIDE 0x1u

#define p6_pmc_ctr_addr(index) /* uncore_msr (index below P6_PMC_CTR_COUNT): the address of PerfCtr{0-1}. */ \
	uncore_msr_at_(P6_PMC_CTR_MSR + \
		UNCORE_INDEX_(index, P6_PMC_CTR_COUNT) * P6_PMC_CTR_INDEX_STRIDE)

/* event_count [39:0] RW. */
#define P6_PMC_CTR_EVENT_COUNT_MASK  UINT64_C(0x000000ffffffffff)
#define P6_PMC_CTR_EVENT_COUNT_SHIFT 0
#define P6_PMC_CTR_EVENT_COUNT_WIDTH 40
#define p6_pmc_ctr_get_event_count(r) /* uint64_t (p6_pmc_ctr r) [39:0]: What the counter has counted; a write takes bits 31:0 and copies bit 31 into those above. */ \
	UNCORE_GET64_(p6_pmc_ctr, r, P6_PMC_CTR_EVENT_COUNT)
#define p6_pmc_ctr_set_event_count(r, v) /* p6_pmc_ctr (p6_pmc_ctr r, v up to 0xffffffffffull) [39:0]: What the counter has counted; a write takes bits 31:0 and copies bit 31 into those above. */ \
	UNCORE_PUT64_(p6_pmc_ctr, p6_pmc_ctr_value_(r).raw, P6_PMC_CTR_EVENT_COUNT, v)

/* count_hi [39:32] RW, part of event_count. */
#define P6_PMC_CTR_COUNT_HI_MASK  UINT64_C(0x000000ff00000000)
#define P6_PMC_CTR_COUNT_HI_SHIFT 32
#define P6_PMC_CTR_COUNT_HI_WIDTH 8
#define p6_pmc_ctr_get_count_hi(r) /* uint64_t (p6_pmc_ctr r) [39:32]: Copies of bit 31 after a write. */ \
	UNCORE_GET64_(p6_pmc_ctr, r, P6_PMC_CTR_COUNT_HI)
#define p6_pmc_ctr_set_count_hi(r, v) /* p6_pmc_ctr (p6_pmc_ctr r, v up to 0xffu) [39:32]: Copies of bit 31 after a write. */ \
	UNCORE_PUT64_(p6_pmc_ctr, p6_pmc_ctr_value_(r).raw, P6_PMC_CTR_COUNT_HI, v)

/* count_lo [31:0] RW, part of event_count. */
#define P6_PMC_CTR_COUNT_LO_MASK  UINT64_C(0x00000000ffffffff)
#define P6_PMC_CTR_COUNT_LO_SHIFT 0
#define P6_PMC_CTR_COUNT_LO_WIDTH 32
#define p6_pmc_ctr_get_count_lo(r) /* uint64_t (p6_pmc_ctr r) [31:0]: The bits that a write takes. */ \
	UNCORE_GET64_(p6_pmc_ctr, r, P6_PMC_CTR_COUNT_LO)
#define p6_pmc_ctr_set_count_lo(r, v) /* p6_pmc_ctr (p6_pmc_ctr r, v up to 0xffffffffu) [31:0]: The bits that a write takes. */ \
	UNCORE_PUT64_(p6_pmc_ctr, p6_pmc_ctr_value_(r).raw, P6_PMC_CTR_COUNT_LO, v)

#ifdef __cplusplus
}
#endif

#endif
