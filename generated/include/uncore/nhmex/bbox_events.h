/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/nhmex/bbox.events.json by "make generate". Do not edit. */
/*
 * The events of nhmex bbox as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_NHMEX_BBOX_EVENTS_H
#define UNCORE_NHMEX_BBOX_EVENTS_H

#include "uncore/nhmex/bbox.h"

#define NHMEX_BBOX_CTL0_(raw) UNCORE_VALUE_(nhmex_bbox_ctl0, raw)
#define NHMEX_BBOX_CTL1_(raw) UNCORE_VALUE_(nhmex_bbox_ctl1, raw)
#define NHMEX_BBOX_CTL2_(raw) UNCORE_VALUE_(nhmex_bbox_ctl2, raw)
#define NHMEX_BBOX_CTL3_(raw) UNCORE_VALUE_(nhmex_bbox_ctl3, raw)
#define NHMEX_BBOX_EVENT_ACK_BEFORE_LAST_SNP /* ACK_BEFORE_LAST_SNP ev_sel=0x19: Acknowledgements of the memory that arrived before the last snoop response. */ \
	NHMEX_BBOX_CTL3_(UINT64_C(0x32))
#define NHMEX_BBOX_EVENT_ADDR_IN_MATCH /* ADDR_IN_MATCH ev_sel=0x4: Incoming packets whose address matches. */ \
	NHMEX_BBOX_CTL2_(UINT64_C(0x8))
#define NHMEX_BBOX_EVENT_ADDR_IN_MATCH_MATCH_MASK UINT64_C(0xfffffffffff)
#define NHMEX_BBOX_EVENT_ADDR_IN_MATCH_MASK_MASK UINT64_C(0xfffffffffff)
#define NHMEX_BBOX_EVENT_CONFLICTS /* CONFLICTS ev_sel=0x17: Conflicts. */ \
	NHMEX_BBOX_CTL3_(UINT64_C(0x2e))
#define NHMEX_BBOX_EVENT_COHQ_BYPASS /* COHQ_BYPASS ev_sel=0xe: Requests that went past the coherence queue. */ \
	NHMEX_BBOX_CTL3_(UINT64_C(0x1c))
#define NHMEX_BBOX_EVENT_COHQ_IMT_ALLOC_WAIT /* COHQ_IMT_ALLOC_WAIT ev_sel=0x13: Cycles in which the coherence queue waited for a tracker entry. */ \
	NHMEX_BBOX_CTL3_(UINT64_C(0x26))
#define NHMEX_BBOX_EVENT_DIRQ_INSERTS /* DIRQ_INSERTS ev_sel=0x17: Entries that were put into the directory queue. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x2e))
#define NHMEX_BBOX_EVENT_DIRQ_OCCUPANCY /* DIRQ_OCCUPANCY ev_sel=0x17: Wraps of the accumulator of the directory queue. */ \
	NHMEX_BBOX_CTL0_(UINT64_C(0x2e))
#define NHMEX_BBOX_EVENT_DEMAND_FETCH /* DEMAND_FETCH ev_sel=0xf: Demand fetches. */ \
	NHMEX_BBOX_CTL3_(UINT64_C(0x1e))
#define NHMEX_BBOX_EVENT_DRSQ_INSERTS /* DRSQ_INSERTS ev_sel=0x9: Entries that were put into the queue of data responses. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x12))
#define NHMEX_BBOX_EVENT_DRSQ_OCCUPANCY /* DRSQ_OCCUPANCY ev_sel=0x9: Wraps of the accumulator of that queue of data responses. */ \
	NHMEX_BBOX_CTL0_(UINT64_C(0x12))
#define NHMEX_BBOX_EVENT_EARLY_ACK /* EARLY_ACK ev_sel=0x2: Acknowledgements that were sent early. */ \
	NHMEX_BBOX_CTL3_(UINT64_C(0x4))
#define NHMEX_BBOX_EVENT_IMPLICIT_WBS /* IMPLICIT_WBS ev_sel=0x12: Writebacks that a snoop caused. */ \
	NHMEX_BBOX_CTL3_(UINT64_C(0x24))
#define NHMEX_BBOX_EVENT_IMT_FULL /* IMT_FULL ev_sel=0x16: Cycles in which the tracker was full. */ \
	NHMEX_BBOX_CTL3_(UINT64_C(0x2c))
#define NHMEX_BBOX_EVENT_IMT_INSERTS_ALL /* IMT_INSERTS_ALL ev_sel=0x7: Requests that entered the tracker. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0xe))
#define NHMEX_BBOX_EVENT_IMT_INSERTS_INVITOE /* IMT_INSERTS_INVITOE ev_sel=0xf: Requests for ownership without data that entered the tracker. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x1e))
#define NHMEX_BBOX_EVENT_IMT_INSERTS_IOH /* IMT_INSERTS_IOH ev_sel=0xa: Requests of I/O hubs that entered the tracker. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x14))
#define NHMEX_BBOX_EVENT_IMT_INSERTS_IOH_INVITOE /* IMT_INSERTS_IOH_INVITOE ev_sel=0x10: Requests of I/O hubs for ownership without data. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x20))
#define NHMEX_BBOX_EVENT_IMT_INSERTS_IOH_WR /* IMT_INSERTS_IOH_WR ev_sel=0xd: Writes of I/O hubs that entered the tracker. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x1a))
#define NHMEX_BBOX_EVENT_IMT_INSERTS_NON_IOH /* IMT_INSERTS_NON_IOH ev_sel=0xb: Requests of others than I/O hubs that entered the tracker. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x16))
#define NHMEX_BBOX_EVENT_IMT_INSERTS_NON_IOH_INVITOE /* IMT_INSERTS_NON_IOH_INVITOE ev_sel=0x1c: Requests of others for ownership without data. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x38))
#define NHMEX_BBOX_EVENT_IMT_INSERTS_NON_IOH_RD /* IMT_INSERTS_NON_IOH_RD ev_sel=0x1f: Reads of others than I/O hubs that entered the tracker. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x3e))
#define NHMEX_BBOX_EVENT_IMT_INSERTS_NON_IOH_WR /* IMT_INSERTS_NON_IOH_WR ev_sel=0xe: Writes of others than I/O hubs that entered the tracker. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x1c))
#define NHMEX_BBOX_EVENT_IMT_INSERTS_RD /* IMT_INSERTS_RD ev_sel=0x1d: Reads that entered the tracker. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x3a))
#define NHMEX_BBOX_EVENT_IMT_INSERTS_WR /* IMT_INSERTS_WR ev_sel=0xc: Writes that entered the tracker. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x18))
#define NHMEX_BBOX_EVENT_IMT_NE_CYCLES /* IMT_NE_CYCLES ev_sel=0x7: Cycles in which the tracker was not empty. */ \
	NHMEX_BBOX_CTL2_(UINT64_C(0xe))
#define NHMEX_BBOX_EVENT_IMT_PREALLOC /* IMT_PREALLOC ev_sel=0x6: Entries that were reserved in advance. */ \
	NHMEX_BBOX_CTL3_(UINT64_C(0xc))
#define NHMEX_BBOX_EVENT_IMT_VALID_OCCUPANCY /* IMT_VALID_OCCUPANCY ev_sel=0x7: Wraps of the accumulator of the tracker. */ \
	NHMEX_BBOX_CTL0_(UINT64_C(0xe))
#define NHMEX_BBOX_EVENT_MSG_ADDR_IN_MATCH /* MSG_ADDR_IN_MATCH ev_sel=0x1: Incoming packets whose message class and address match. */ \
	NHMEX_BBOX_CTL0_(UINT64_C(0x2))
#define NHMEX_BBOX_EVENT_MSG_ADDR_IN_MATCH_MATCH_MASK UINT64_C(0xffffffffffff)
#define NHMEX_BBOX_EVENT_MSG_ADDR_IN_MATCH_MASK_MASK UINT64_C(0xffffffffffff)
#define NHMEX_BBOX_EVENT_MSGS_B_TO_S /* MSGS_B_TO_S ev_sel=0x3: Messages of the B-Box to the S-Box. */ \
	NHMEX_BBOX_CTL2_(UINT64_C(0x6))
#define NHMEX_BBOX_EVENT_MSGS_S_TO_B /* MSGS_S_TO_B ev_sel=0x2: Messages of the S-Box to the B-Box. */ \
	NHMEX_BBOX_CTL2_(UINT64_C(0x4))
#define NHMEX_BBOX_EVENT_MSG_IN_MATCH /* MSG_IN_MATCH ev_sel=0x1: Incoming packets whose message class matches. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x2))
#define NHMEX_BBOX_EVENT_MSG_IN_MATCH_MATCH_MASK UINT64_C(0xf00000000000)
#define NHMEX_BBOX_EVENT_MSG_IN_MATCH_MASK_MASK UINT64_C(0xf00000000000)
#define NHMEX_BBOX_EVENT_MSGS_IN_NON_SNP /* MSGS_IN_NON_SNP ev_sel=0x1: Messages that arrived, snoops left out. */ \
	NHMEX_BBOX_CTL2_(UINT64_C(0x2))
#define NHMEX_BBOX_EVENT_MSG_OPCODE_ADDR_IN_MATCH /* MSG_OPCODE_ADDR_IN_MATCH ev_sel=0x3: Incoming packets whose message class, opcode and address match. */ \
	NHMEX_BBOX_CTL0_(UINT64_C(0x6))
#define NHMEX_BBOX_EVENT_MSG_OPCODE_ADDR_IN_MATCH_MATCH_MASK UINT64_C(0xf0ffffffffffff)
#define NHMEX_BBOX_EVENT_MSG_OPCODE_ADDR_IN_MATCH_MASK_MASK UINT64_C(0xf0ffffffffffff)
#define NHMEX_BBOX_EVENT_MSG_OPCODE_IN_MATCH /* MSG_OPCODE_IN_MATCH ev_sel=0x5: Incoming packets whose message class and opcode match. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0xa))
#define NHMEX_BBOX_EVENT_MSG_OPCODE_IN_MATCH_MATCH_MASK UINT64_C(0xf0f00000000000)
#define NHMEX_BBOX_EVENT_MSG_OPCODE_IN_MATCH_MASK_MASK UINT64_C(0xf0f00000000000)
#define NHMEX_BBOX_EVENT_MSG_OPCODE_OUT_MATCH /* MSG_OPCODE_OUT_MATCH ev_sel=0x6: Outgoing packets whose message class and opcode match. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0xc))
#define NHMEX_BBOX_EVENT_MSG_OPCODE_OUT_MATCH_MATCH_MASK UINT64_C(0xf0f000000000000)
#define NHMEX_BBOX_EVENT_MSG_OPCODE_OUT_MATCH_MASK_MASK UINT64_C(0xf0f000000000000)
#define NHMEX_BBOX_EVENT_MSG_OUT_MATCH /* MSG_OUT_MATCH ev_sel=0x2: Outgoing packets whose message class matches. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x4))
#define NHMEX_BBOX_EVENT_MSG_OUT_MATCH_MATCH_MASK UINT64_C(0xf000000000000)
#define NHMEX_BBOX_EVENT_MSG_OUT_MATCH_MASK_MASK UINT64_C(0xf000000000000)
#define NHMEX_BBOX_EVENT_OPCODE_ADDR_IN_MATCH /* OPCODE_ADDR_IN_MATCH ev_sel=0x2: Incoming packets whose opcode and address match. */ \
	NHMEX_BBOX_CTL0_(UINT64_C(0x4))
#define NHMEX_BBOX_EVENT_OPCODE_ADDR_IN_MATCH_MATCH_MASK UINT64_C(0xf00fffffffffff)
#define NHMEX_BBOX_EVENT_OPCODE_ADDR_IN_MATCH_MASK_MASK UINT64_C(0xf00fffffffffff)
#define NHMEX_BBOX_EVENT_OPCODE_IN_MATCH /* OPCODE_IN_MATCH ev_sel=0x3: Incoming packets whose opcode matches. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x6))
#define NHMEX_BBOX_EVENT_OPCODE_IN_MATCH_MATCH_MASK UINT64_C(0xf0000000000000)
#define NHMEX_BBOX_EVENT_OPCODE_IN_MATCH_MASK_MASK UINT64_C(0xf0000000000000)
#define NHMEX_BBOX_EVENT_OPCODE_OUT_MATCH /* OPCODE_OUT_MATCH ev_sel=0x4: Outgoing packets whose opcode matches. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x8))
#define NHMEX_BBOX_EVENT_OPCODE_OUT_MATCH_MATCH_MASK UINT64_C(0xf00000000000000)
#define NHMEX_BBOX_EVENT_OPCODE_OUT_MATCH_MASK_MASK UINT64_C(0xf00000000000000)
#define NHMEX_BBOX_EVENT_RBOX_VNA_UNAVAIL /* RBOX_VNA_UNAVAIL ev_sel=0x15: No credit of the shared network of the router was left. */ \
	NHMEX_BBOX_CTL3_(UINT64_C(0x2a))
#define NHMEX_BBOX_EVENT_SBOX_VN0_UNAVAIL /* SBOX_VN0_UNAVAIL ev_sel=0x14: No credit of network 0 of the S-Box was left. */ \
	NHMEX_BBOX_CTL3_(UINT64_C(0x28))
#define NHMEX_BBOX_EVENT_SNPOQ_INSERTS /* SNPOQ_INSERTS ev_sel=0x12: Entries that were put into the queue of outgoing snoops. */ \
	NHMEX_BBOX_CTL1_(UINT64_C(0x24))
#define NHMEX_BBOX_EVENT_SNPOQ_OCCUPANCY /* SNPOQ_OCCUPANCY ev_sel=0x12: Wraps of the accumulator of outgoing snoops. */ \
	NHMEX_BBOX_CTL0_(UINT64_C(0x24))
#define NHMEX_BBOX_EVENT_TF_ALL /* TF_ALL ev_sel=0x4: Wraps of the accumulator of all requests. */ \
	NHMEX_BBOX_CTL0_(UINT64_C(0x8))
#define NHMEX_BBOX_EVENT_TF_INVITOE /* TF_INVITOE ev_sel=0x6: Wraps of the accumulator of requests for ownership without data. */ \
	NHMEX_BBOX_CTL0_(UINT64_C(0xc))
#define NHMEX_BBOX_EVENT_TF_IOH /* TF_IOH ev_sel=0xb: Wraps of the accumulator of requests of I/O hubs. */ \
	NHMEX_BBOX_CTL0_(UINT64_C(0x16))
#define NHMEX_BBOX_EVENT_TF_IOH_INVITOE /* TF_IOH_INVITOE ev_sel=0xf: Wraps of the accumulator of requests of I/O hubs for ownership without data. */ \
	NHMEX_BBOX_CTL0_(UINT64_C(0x1e))
#define NHMEX_BBOX_EVENT_TF_IOH_NON_INVITOE_RD /* TF_IOH_NON_INVITOE_RD ev_sel=0x1c: Wraps of the accumulator of reads of I/O hubs. */ \
	NHMEX_BBOX_CTL0_(UINT64_C(0x38))
#define NHMEX_BBOX_EVENT_TF_IOH_WR /* TF_IOH_WR ev_sel=0xd: Wraps of the accumulator of writes of I/O hubs. */ \
	NHMEX_BBOX_CTL0_(UINT64_C(0x1a))
#define NHMEX_BBOX_EVENT_TF_WR /* TF_WR ev_sel=0x5: Wraps of the accumulator of writes. */ \
	NHMEX_BBOX_CTL0_(UINT64_C(0xa))

#endif
