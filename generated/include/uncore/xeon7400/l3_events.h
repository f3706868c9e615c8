/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeon7400/l3.events.json by "make generate". Do not edit. */
/*
 * The events of xeon7400 l3 as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_XEON7400_L3_EVENTS_H
#define UNCORE_XEON7400_L3_EVENTS_H

#include "uncore/xeon7400/l3.h"

#define XEON7400_L3_GBSQ_(raw) UNCORE_VALUE_(xeon7400_l3_gbsq, raw)
#define XEON7400_L3_GSNPQ_(raw) UNCORE_VALUE_(xeon7400_l3_gsnpq, raw)
#define XEON7400_L3_FSB_(raw) UNCORE_VALUE_(xeon7400_l3_fsb, raw)
#define XEON7400_L3_EVENT_GBSQ /* GBSQ: Transactions between cores and L3, as the GBSQ sees them, that have every attribute: hits or misses by state, for example. As it stands, all of them. */ \
	XEON7400_L3_GBSQ_(UINT64_C(0x3ffff700000000))
#define XEON7400_L3_EVENT_GSNPQ /* GSNPQ: Snoops in the GSNPQ that have every attribute; as it stands, those of every agent that is described. The manual gives a value for all agents, 0x3f, for the 7100 series alone. */ \
	XEON7400_L3_GSNPQ_(UINT64_C(0x3fffe700000000))
#define XEON7400_L3_EVENT_FSB_L_CLEAR /* FSB_L_clear fsb_l_clear=0x1: Clean snoop results, from whichever source, for transactions of this package. */ \
	XEON7400_L3_FSB_(UINT64_C(0x400004000000000))
#define XEON7400_L3_EVENT_FSB_L_HIT /* FSB_L_hit fsb_l_hit=0x1: HIT snoop results, from whichever source, for transactions of this package. */ \
	XEON7400_L3_FSB_(UINT64_C(0x400008000000000))
#define XEON7400_L3_EVENT_FSB_L_HITM /* FSB_L_hitm fsb_l_hitm=0x1: HITM snoop results (another cache holds the line modified), from whichever source, for transactions of this package. */ \
	XEON7400_L3_FSB_(UINT64_C(0x400010000000000))
#define XEON7400_L3_EVENT_FSB_L_DEFER /* FSB_L_defer fsb_l_defer=0x1: Own transactions whose response was DEFER. */ \
	XEON7400_L3_FSB_(UINT64_C(0x400020000000000))
#define XEON7400_L3_EVENT_FSB_L_RETRY /* FSB_L_retry fsb_l_retry=0x1: Own transactions whose response was RETRY, so that they are issued again. */ \
	XEON7400_L3_FSB_(UINT64_C(0x400040000000000))
#define XEON7400_L3_EVENT_FSB_L_SNOOP_STALL /* FSB_L_snoop_stall fsb_l_snoop_stall=0x1: Snoop stalls of own transactions. */ \
	XEON7400_L3_FSB_(UINT64_C(0x400080000000000))
#define XEON7400_L3_EVENT_FSB_DBSY /* FSB_DBSY fsb_dbsy=0x1: This side asserts DBSY and not DRDY: it holds the data bus without sending. */ \
	XEON7400_L3_FSB_(UINT64_C(0x400100000000000))
#define XEON7400_L3_EVENT_FSB_DRDY /* FSB_DRDY fsb_drdy=0x1: This side asserts DRDY: its data are on the bus. */ \
	XEON7400_L3_FSB_(UINT64_C(0x400200000000000))
#define XEON7400_L3_EVENT_FSB_BNR /* FSB_BNR fsb_bnr=0x1: This side asserts BNR and so keeps new requests off the bus. */ \
	XEON7400_L3_FSB_(UINT64_C(0x400400000000000))
#define XEON7400_L3_EVENT_FSB_IOQ_EMPTY /* FSB_IOQ_empty fsb_ioq_empty=0x1: Bus clocks in which the in-order queue has no entry. */ \
	XEON7400_L3_FSB_(UINT64_C(0x400800000000000))
#define XEON7400_L3_EVENT_FSB_IOQ_FULL /* FSB_IOQ_full fsb_ioq_full=0x1: Bus clocks in which the in-order queue takes no further entry. */ \
	XEON7400_L3_FSB_(UINT64_C(0x401000000000000))
#define XEON7400_L3_EVENT_FSB_IOQ_ACTIVE /* FSB_IOQ_active fsb_ioq_active=0x1: Bus clocks in which the in-order queue has an entry. */ \
	XEON7400_L3_FSB_(UINT64_C(0x402000000000000))
#define XEON7400_L3_EVENT_FSB_WW_DATA /* FSB_WW_data fsb_ww_data=0x1: Data phases of one write right behind another. */ \
	XEON7400_L3_FSB_(UINT64_C(0x404000000000000))
#define XEON7400_L3_EVENT_FSB_WW_ISSUE /* FSB_WW_issue fsb_ww_issue=0x1: Own write requests issued right behind a write. */ \
	XEON7400_L3_FSB_(UINT64_C(0x408000000000000))
#define XEON7400_L3_EVENT_FSB_WR_ISSUE /* FSB_WR_issue fsb_wr_issue=0x1: Own reads issued right behind a write. */ \
	XEON7400_L3_FSB_(UINT64_C(0x410000000000000))
#define XEON7400_L3_EVENT_FSB_RW_ISSUE /* FSB_RW_issue fsb_rw_issue=0x1: Own writes issued right behind a read. */ \
	XEON7400_L3_FSB_(UINT64_C(0x420000000000000))
#define XEON7400_L3_EVENT_FSB_OTHER_DBSY /* FSB_other_DBSY fsb_other_dbsy=0x1: Another agent asserts DBSY and not DRDY. */ \
	XEON7400_L3_FSB_(UINT64_C(0x440000000000000))
#define XEON7400_L3_EVENT_FSB_OTHER_DRDY /* FSB_other_DRDY fsb_other_drdy=0x1: Another agent asserts DRDY: its data are on the bus. */ \
	XEON7400_L3_FSB_(UINT64_C(0x480000000000000))
#define XEON7400_L3_EVENT_FSB_OTHER_SNOOP_STALL /* FSB_other_snoop_stall fsb_other_snoop_stall=0x1: Snoop stalls by another agent. */ \
	XEON7400_L3_FSB_(UINT64_C(0x500000000000000))
#define XEON7400_L3_EVENT_FSB_OTHER_BNR /* FSB_other_BNR fsb_other_bnr=0x1: Another agent asserts BNR and so keeps new requests off the bus. */ \
	XEON7400_L3_FSB_(UINT64_C(0x600000000000000))
#define XEON7400_L3_EVENT_FSB_TYPE /* FSB_type: Transactions of this package of the types in the mask; as it stands, of any. */ \
	XEON7400_L3_FSB_(UINT64_C(0x400003f00000000))

#endif
