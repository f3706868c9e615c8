/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/wsmex/cbox.events.json by "make generate". Do not edit. */
/*
 * The events of wsmex cbox as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_WSMEX_CBOX_EVENTS_H
#define UNCORE_WSMEX_CBOX_EVENTS_H

#include "uncore/wsmex/cbox.h"

#define WSMEX_CBOX_CTL_(raw) UNCORE_VALUE_(wsmex_cbox_ctl, raw)
/* LLC_MISSES ev_sel=0x14: Look-ups of the cache slice that missed, by the state in which the line arrives. */
#define WSMEX_CBOX_EVENT_LLC_MISSES_SHARED /* LLC_MISSES.SHARED ev_sel=0x14 umask=0x1: Events in state S. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x114))
#define WSMEX_CBOX_EVENT_LLC_MISSES_FORWARD /* LLC_MISSES.FORWARD ev_sel=0x14 umask=0x2: Events in state F. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x214))
#define WSMEX_CBOX_EVENT_LLC_MISSES_INVALID /* LLC_MISSES.INVALID ev_sel=0x14 umask=0x4: Events in state I. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x414))
#define WSMEX_CBOX_EVENT_LLC_MISSES_ALL /* LLC_MISSES.ALL ev_sel=0x14 umask=0x7: Events of all kinds. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x714))
/* LLC_HITS ev_sel=0x15: Look-ups of the cache slice that hit, by the state of the line. */
#define WSMEX_CBOX_EVENT_LLC_HITS_MODIFIED /* LLC_HITS.MODIFIED ev_sel=0x15 umask=0x1: Events in state M. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x115))
#define WSMEX_CBOX_EVENT_LLC_HITS_EXCLUSIVE /* LLC_HITS.EXCLUSIVE ev_sel=0x15 umask=0x2: Events in state E. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x215))
#define WSMEX_CBOX_EVENT_LLC_HITS_SHARED /* LLC_HITS.SHARED ev_sel=0x15 umask=0x4: Events in state S. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x415))
#define WSMEX_CBOX_EVENT_LLC_HITS_FORWARD /* LLC_HITS.FORWARD ev_sel=0x15 umask=0x8: Events in state F. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x815))
#define WSMEX_CBOX_EVENT_LLC_HITS_ALL /* LLC_HITS.ALL ev_sel=0x15 umask=0xf: Events of all kinds. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0xf15))
/* LLC_S_FILLS ev_sel=0x16: Lines that the S-Box filled into the slice, by state. */
#define WSMEX_CBOX_EVENT_LLC_S_FILLS_MODIFIED /* LLC_S_FILLS.MODIFIED ev_sel=0x16 umask=0x1: Events in state M. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x116))
#define WSMEX_CBOX_EVENT_LLC_S_FILLS_EXCLUSIVE /* LLC_S_FILLS.EXCLUSIVE ev_sel=0x16 umask=0x2: Events in state E. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x216))
#define WSMEX_CBOX_EVENT_LLC_S_FILLS_SHARED /* LLC_S_FILLS.SHARED ev_sel=0x16 umask=0x4: Events in state S. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x416))
#define WSMEX_CBOX_EVENT_LLC_S_FILLS_FORWARD /* LLC_S_FILLS.FORWARD ev_sel=0x16 umask=0x8: Events in state F. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x816))
#define WSMEX_CBOX_EVENT_LLC_S_FILLS_ALL /* LLC_S_FILLS.ALL ev_sel=0x16 umask=0xf: Events of all kinds. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0xf16))
/* LLC_VICTIMS ev_sel=0x17: Lines that a fill drove out of the slice, by state. */
#define WSMEX_CBOX_EVENT_LLC_VICTIMS_MODIFIED /* LLC_VICTIMS.MODIFIED ev_sel=0x17 umask=0x1: Events in state M. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x117))
#define WSMEX_CBOX_EVENT_LLC_VICTIMS_EXCLUSIVE /* LLC_VICTIMS.EXCLUSIVE ev_sel=0x17 umask=0x2: Events in state E. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x217))
#define WSMEX_CBOX_EVENT_LLC_VICTIMS_SHARED /* LLC_VICTIMS.SHARED ev_sel=0x17 umask=0x4: Events in state S. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x417))
#define WSMEX_CBOX_EVENT_LLC_VICTIMS_FORWARD /* LLC_VICTIMS.FORWARD ev_sel=0x17 umask=0x8: Events in state F. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x817))
#define WSMEX_CBOX_EVENT_LLC_VICTIMS_ALL /* LLC_VICTIMS.ALL ev_sel=0x17 umask=0xf: Events of all kinds. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0xf17))
#define WSMEX_CBOX_EVENT_LLC_VICTIMS_FILL_WITHOUT_VICTIMS /* LLC_VICTIMS.FILL_WITHOUT_VICTIMS ev_sel=0x17 umask=0x10: Events of fills that drove out nothing. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x1017))
/* ARB_LOSSES ev_sel=0xa: Times that an egress queue lost the arbitration for a ring. */
#define WSMEX_CBOX_EVENT_ARB_LOSSES_AD_SB /* ARB_LOSSES.AD_SB ev_sel=0xa umask=0x1: Events of the address ring towards the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x10a))
#define WSMEX_CBOX_EVENT_ARB_LOSSES_AD_NSB /* ARB_LOSSES.AD_NSB ev_sel=0xa umask=0x2: Events of the address ring away from the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x20a))
#define WSMEX_CBOX_EVENT_ARB_LOSSES_AD_ALL /* ARB_LOSSES.AD_ALL ev_sel=0xa umask=0x3: Events of the address ring of all kinds. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x30a))
#define WSMEX_CBOX_EVENT_ARB_LOSSES_AK_SB /* ARB_LOSSES.AK_SB ev_sel=0xa umask=0x4: Events of the acknowledge ring towards the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x40a))
#define WSMEX_CBOX_EVENT_ARB_LOSSES_AK_NSB /* ARB_LOSSES.AK_NSB ev_sel=0xa umask=0x8: Events of the acknowledge ring away from the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x80a))
#define WSMEX_CBOX_EVENT_ARB_LOSSES_AK_ALL /* ARB_LOSSES.AK_ALL ev_sel=0xa umask=0xc: Events of the acknowledge ring of all kinds. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0xc0a))
#define WSMEX_CBOX_EVENT_ARB_LOSSES_BL_SB /* ARB_LOSSES.BL_SB ev_sel=0xa umask=0x10: Events of the data ring towards the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x100a))
#define WSMEX_CBOX_EVENT_ARB_LOSSES_BL_NSB /* ARB_LOSSES.BL_NSB ev_sel=0xa umask=0x20: Events of the data ring away from the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x200a))
#define WSMEX_CBOX_EVENT_ARB_LOSSES_BL_ALL /* ARB_LOSSES.BL_ALL ev_sel=0xa umask=0x30: Events of the data ring of all kinds. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x300a))
#define WSMEX_CBOX_EVENT_ARB_LOSSES_IV /* ARB_LOSSES.IV ev_sel=0xa umask=0x40: Events of the invalidate ring. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x400a))
#define WSMEX_CBOX_EVENT_ARB_LOSSES_ALL /* ARB_LOSSES.ALL ev_sel=0xa umask=0x7f: Events of all kinds. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x7f0a))
/* ARB_WINS ev_sel=0xa: Times that an egress queue won the arbitration for a ring. It has no constant: LIKWID gives it the code of ARB_LOSSES, and no other source was read. */
#define WSMEX_CBOX_EVENT_ARB_WINS_P2C_NSB /* ARB_WINS_P2C_NSB ev_sel=0x34: Wins of core requests that leave away from the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x34))
#define WSMEX_CBOX_EVENT_ARB_WINS_P2C_SB /* ARB_WINS_P2C_SB ev_sel=0x33: Wins of core requests that leave towards the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x33))
#define WSMEX_CBOX_EVENT_BOUNCE_ASSERT /* BOUNCE_ASSERT ev_sel=0x38: Times that a bounce was signalled. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x38))
#define WSMEX_CBOX_EVENT_BOUNCE_DEASSERT /* BOUNCE_DEASSERT ev_sel=0x39: Times that a bounce signal ended. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x39))
/* BOUNCES_C2P_AK ev_sel=0x2: Acknowledgements to cores that bounced on the ring. */
#define WSMEX_CBOX_EVENT_BOUNCES_C2P_AK_SB /* BOUNCES_C2P_AK.SB ev_sel=0x2 umask=0x1: Events towards the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x102))
#define WSMEX_CBOX_EVENT_BOUNCES_C2P_AK_NSB /* BOUNCES_C2P_AK.NSB ev_sel=0x2 umask=0x2: Events away from the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x202))
#define WSMEX_CBOX_EVENT_BOUNCES_C2P_AK_ALL /* BOUNCES_C2P_AK.ALL ev_sel=0x2 umask=0x3: Events of all kinds. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x302))
/* BOUNCES_C2P_BL ev_sel=0x3: Data to cores that bounced on the ring. */
#define WSMEX_CBOX_EVENT_BOUNCES_C2P_BL_SB /* BOUNCES_C2P_BL.SB ev_sel=0x3 umask=0x1: Events towards the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x103))
#define WSMEX_CBOX_EVENT_BOUNCES_C2P_BL_NSB /* BOUNCES_C2P_BL.NSB ev_sel=0x3 umask=0x2: Events away from the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x203))
#define WSMEX_CBOX_EVENT_BOUNCES_C2P_BL_ALL /* BOUNCES_C2P_BL.ALL ev_sel=0x3 umask=0x3: Events of all kinds. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x303))
/* BOUNCES_C2P_AD ev_sel=0x1: Address messages to cores that bounced on the ring. */
#define WSMEX_CBOX_EVENT_BOUNCES_C2P_AD_SB /* BOUNCES_C2P_AD.SB ev_sel=0x1 umask=0x1: Events towards the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x101))
#define WSMEX_CBOX_EVENT_BOUNCES_C2P_AD_NSB /* BOUNCES_C2P_AD.NSB ev_sel=0x1 umask=0x2: Events away from the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x201))
#define WSMEX_CBOX_EVENT_BOUNCES_C2P_AD_ALL /* BOUNCES_C2P_AD.ALL ev_sel=0x1 umask=0x3: Events of all kinds. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x301))
#define WSMEX_CBOX_EVENT_BOUNCES_C2P_IV /* BOUNCES_C2P_IV ev_sel=0x4: Invalidations to cores that bounced on the ring. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x4))
/* EGRESS_BYPASS_WINS ev_sel=0xc: Messages that went past an egress queue. */
#define WSMEX_CBOX_EVENT_EGRESS_BYPASS_WINS_AD_BYP0 /* EGRESS_BYPASS_WINS.AD_BYP0 ev_sel=0xc umask=0x1: Events of the address ring by the first bypass. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x10c))
#define WSMEX_CBOX_EVENT_EGRESS_BYPASS_WINS_AD_BYP1 /* EGRESS_BYPASS_WINS.AD_BYP1 ev_sel=0xc umask=0x2: Events of the address ring by the second bypass. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x20c))
#define WSMEX_CBOX_EVENT_EGRESS_BYPASS_WINS_AK_BYP0 /* EGRESS_BYPASS_WINS.AK_BYP0 ev_sel=0xc umask=0x4: Events of the acknowledge ring by the first bypass. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x40c))
#define WSMEX_CBOX_EVENT_EGRESS_BYPASS_WINS_AK_BYP1 /* EGRESS_BYPASS_WINS.AK_BYP1 ev_sel=0xc umask=0x8: Events of the acknowledge ring by the second bypass. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x80c))
#define WSMEX_CBOX_EVENT_EGRESS_BYPASS_WINS_BL_BYP0 /* EGRESS_BYPASS_WINS.BL_BYP0 ev_sel=0xc umask=0x10: Events of the data ring by the first bypass. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x100c))
#define WSMEX_CBOX_EVENT_EGRESS_BYPASS_WINS_BL_BYP1 /* EGRESS_BYPASS_WINS.BL_BYP1 ev_sel=0xc umask=0x20: Events of the data ring by the second bypass. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x200c))
#define WSMEX_CBOX_EVENT_EGRESS_BYPASS_WINS_IV_BYP0 /* EGRESS_BYPASS_WINS.IV_BYP0 ev_sel=0xc umask=0x40: Events of the invalidate ring by the first bypass. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x400c))
#define WSMEX_CBOX_EVENT_EGRESS_BYPASS_WINS_IV_BYP1 /* EGRESS_BYPASS_WINS.IV_BYP1 ev_sel=0xc umask=0x80: Events of the invalidate ring by the second bypass. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x800c))
/* INGRESS_BYPASS_WINS_AD ev_sel=0xe: Requests that went past an ingress queue. */
#define WSMEX_CBOX_EVENT_INGRESS_BYPASS_WINS_AD_IRQ_BYP0 /* INGRESS_BYPASS_WINS_AD.IRQ_BYP0 ev_sel=0xe umask=0x1: Events of requests from cores by the first bypass. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x10e))
#define WSMEX_CBOX_EVENT_INGRESS_BYPASS_WINS_AD_IRQ_BYP1 /* INGRESS_BYPASS_WINS_AD.IRQ_BYP1 ev_sel=0xe umask=0x2: Events of requests from cores by the second bypass. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x20e))
#define WSMEX_CBOX_EVENT_INGRESS_BYPASS_WINS_AD_IPQ_BYP0 /* INGRESS_BYPASS_WINS_AD.IPQ_BYP0 ev_sel=0xe umask=0x4: Events of snoops from QPI by the first bypass. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x40e))
#define WSMEX_CBOX_EVENT_INGRESS_BYPASS_WINS_AD_IPQ_BYP1 /* INGRESS_BYPASS_WINS_AD.IPQ_BYP1 ev_sel=0xe umask=0x8: Events of snoops from QPI by the second bypass. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x80e))
#define WSMEX_CBOX_EVENT_IDF_NONZERO_NO_BL_CRD /* IDF_NONZERO_NO_BL_CRD ev_sel=0x36: Data was waiting, and no credit of the data ring was there. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x36))
#define WSMEX_CBOX_EVENT_IDF_NONZERO_NO_VLD /* IDF_NONZERO_NO_VLD ev_sel=0x37: Data was waiting that was not valid yet. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x37))
#define WSMEX_CBOX_EVENT_IGR_BID_BLOCKED /* IGR_BID_BLOCKED ev_sel=0x3c: Bids of the ingress that were held up. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x3c))
#define WSMEX_CBOX_EVENT_IGR_OP_SRAM /* IGR_OP_SRAM ev_sel=0x31: Operations of the ingress on its memory. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x31))
#define WSMEX_CBOX_EVENT_IGR_OP_UC /* IGR_OP_UC ev_sel=0x32: Operations of the ingress that are not cached. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x32))
#define WSMEX_CBOX_EVENT_MAF_ACK /* MAF_ACK ev_sel=0x10: Requests that the table of missed addresses accepted. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x10))
/* MAF_NACK1 ev_sel=0x11: Requests that the table of missed addresses refused, first list of reasons. */
#define WSMEX_CBOX_EVENT_MAF_NACK1_GO_PENDING /* MAF_NACK1.GO_PENDING ev_sel=0x11 umask=0x1: Events as a completion was pending. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x111))
#define WSMEX_CBOX_EVENT_MAF_NACK1_VIC_PENDING /* MAF_NACK1.VIC_PENDING ev_sel=0x11 umask=0x2: Events as a victim was pending. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x211))
#define WSMEX_CBOX_EVENT_MAF_NACK1_SNP_PENDING /* MAF_NACK1.SNP_PENDING ev_sel=0x11 umask=0x4: Events as a snoop was pending. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x411))
#define WSMEX_CBOX_EVENT_MAF_NACK1_AC_PENDING /* MAF_NACK1.AC_PENDING ev_sel=0x11 umask=0x8: Events as an acknowledgement was pending. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x811))
#define WSMEX_CBOX_EVENT_MAF_NACK1_IDX_BLOCK /* MAF_NACK1.IDX_BLOCK ev_sel=0x11 umask=0x10: Events as the index was blocked. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x1011))
#define WSMEX_CBOX_EVENT_MAF_NACK1_PA_BLOCK /* MAF_NACK1.PA_BLOCK ev_sel=0x11 umask=0x20: Events as the address was blocked. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x2011))
#define WSMEX_CBOX_EVENT_MAF_NACK1_IDLE_QPI /* MAF_NACK1.IDLE_QPI ev_sel=0x11 umask=0x40: Events for an idle QPI. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x4011))
#define WSMEX_CBOX_EVENT_MAF_NACK1_ALL_MAF_NACK1 /* MAF_NACK1.ALL_MAF_NACK1 ev_sel=0x11 umask=0x80: Events for other reasons of this list. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x8011))
#define WSMEX_CBOX_EVENT_MAF_NACK1_TOTAL_MAF_NACKS /* MAF_NACK1.TOTAL_MAF_NACKS ev_sel=0x11 umask=0xff: Events for any reason of this list. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0xff11))
/* MAF_NACK2 ev_sel=0x12: Requests that the table of missed addresses refused, second list of reasons. */
#define WSMEX_CBOX_EVENT_MAF_NACK2_MAF_FULL /* MAF_NACK2.MAF_FULL ev_sel=0x12 umask=0x1: Events as the table was full. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x112))
#define WSMEX_CBOX_EVENT_MAF_NACK2_EGRESS_FULL /* MAF_NACK2.EGRESS_FULL ev_sel=0x12 umask=0x2: Events as an egress queue was full. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x212))
#define WSMEX_CBOX_EVENT_MAF_NACK2_VIQ_FULL /* MAF_NACK2.VIQ_FULL ev_sel=0x12 umask=0x4: Events as the victim queue was full. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x412))
#define WSMEX_CBOX_EVENT_MAF_NACK2_NO_TRACKER_CREDITS /* MAF_NACK2.NO_TRACKER_CREDITS ev_sel=0x12 umask=0x8: Events as there was no tracker credit. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x812))
#define WSMEX_CBOX_EVENT_MAF_NACK2_NO_S_FIFO_CREDITS /* MAF_NACK2.NO_S_FIFO_CREDITS ev_sel=0x12 umask=0x10: Events as there was no credit of an S-Box queue. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x1012))
#define WSMEX_CBOX_EVENT_MAF_NACK2_NO_S_REQTBL_ENTRIES /* MAF_NACK2.NO_S_REQTBL_ENTRIES ev_sel=0x12 umask=0x20: Events as the request table of the S-Box was full. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x2012))
#define WSMEX_CBOX_EVENT_MAF_NACK2_WB_PENDING /* MAF_NACK2.WB_PENDING ev_sel=0x12 umask=0x40: Events as a writeback was pending. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x4012))
#define WSMEX_CBOX_EVENT_MAF_NACK2_NACK2_ELSE /* MAF_NACK2.NACK2_ELSE ev_sel=0x12 umask=0x80: Events for other reasons of this list. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x8012))
#define WSMEX_CBOX_EVENT_OCCUPANCY_IPQ /* OCCUPANCY_IPQ ev_sel=0x1a: Entries in the queue of snoops from QPI, added up each cycle. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x1a))
#define WSMEX_CBOX_EVENT_OCCUPANCY_IRQ /* OCCUPANCY_IRQ ev_sel=0x18: Entries in the queue of requests from cores, added up each cycle. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x18))
#define WSMEX_CBOX_EVENT_OCCUPANCY_MAF /* OCCUPANCY_MAF ev_sel=0x1e: Entries in the table of missed addresses, added up each cycle. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x1e))
#define WSMEX_CBOX_EVENT_OCCUPANCY_RSPF /* OCCUPANCY_RSPF ev_sel=0x22: Entries in the queue of responses, added up each cycle. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x22))
#define WSMEX_CBOX_EVENT_OCCUPANCY_RWRF /* OCCUPANCY_RWRF ev_sel=0x20: Entries in the queue of writebacks, added up each cycle. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x20))
#define WSMEX_CBOX_EVENT_OCCUPANCY_VIQ /* OCCUPANCY_VIQ ev_sel=0x1c: Entries in the queue of victims, added up each cycle. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x1c))
/* SINKS_C2P ev_sel=0x6: Messages of C-Boxes that a core took from the ring. */
#define WSMEX_CBOX_EVENT_SINKS_C2P_IV /* SINKS_C2P.IV ev_sel=0x6 umask=0x1: Events of the invalidate ring. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x106))
#define WSMEX_CBOX_EVENT_SINKS_C2P_AK /* SINKS_C2P.AK ev_sel=0x6 umask=0x2: Events of the acknowledge ring. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x206))
#define WSMEX_CBOX_EVENT_SINKS_C2P_BL /* SINKS_C2P.BL ev_sel=0x6 umask=0x4: Events of the data ring. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x406))
/* SINKS_P2C ev_sel=0x5: Messages of cores that a C-Box took from the ring. */
#define WSMEX_CBOX_EVENT_SINKS_P2C_IV /* SINKS_P2C.IV ev_sel=0x5 umask=0x1: Events of the invalidate ring. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x105))
#define WSMEX_CBOX_EVENT_SINKS_P2C_AK /* SINKS_P2C.AK ev_sel=0x5 umask=0x2: Events of the acknowledge ring. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x205))
#define WSMEX_CBOX_EVENT_SINKS_P2C_BL /* SINKS_P2C.BL ev_sel=0x5 umask=0x4: Events of the data ring. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x405))
/* SINKS_S2C ev_sel=0x7: Messages of the S-Box that a C-Box took from the ring. */
#define WSMEX_CBOX_EVENT_SINKS_S2C_AD /* SINKS_S2C.AD ev_sel=0x7 umask=0x1: Events of the address ring. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x107))
#define WSMEX_CBOX_EVENT_SINKS_S2C_AK /* SINKS_S2C.AK ev_sel=0x7 umask=0x2: Events of the acknowledge ring. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x207))
#define WSMEX_CBOX_EVENT_SINKS_S2C_BL /* SINKS_S2C.BL ev_sel=0x7 umask=0x4: Events of the data ring. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x407))
#define WSMEX_CBOX_EVENT_SINKS_S2P_BL /* SINKS_S2P_BL ev_sel=0x8: Data of the S-Box that a core took from the ring. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x8))
/* SNP_HITS ev_sel=0x28: Snoops from QPI that hit a line of the slice, by the snoop and the state. */
#define WSMEX_CBOX_EVENT_SNP_HITS_REMOTE_RD_HITM /* SNP_HITS.REMOTE_RD_HITM ev_sel=0x28 umask=0x1: Events by remote reads that hit state M. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x128))
#define WSMEX_CBOX_EVENT_SNP_HITS_REMOTE_RD_HITE /* SNP_HITS.REMOTE_RD_HITE ev_sel=0x28 umask=0x2: Events by remote reads that hit state E. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x228))
#define WSMEX_CBOX_EVENT_SNP_HITS_REMOTE_RD_HITS /* SNP_HITS.REMOTE_RD_HITS ev_sel=0x28 umask=0x4: Events by remote reads that hit state S. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x428))
#define WSMEX_CBOX_EVENT_SNP_HITS_REMOTE_RD_HITF /* SNP_HITS.REMOTE_RD_HITF ev_sel=0x28 umask=0x8: Events by remote reads that hit state F. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x828))
#define WSMEX_CBOX_EVENT_SNP_HITS_REMOTE_RFO_HITM /* SNP_HITS.REMOTE_RFO_HITM ev_sel=0x28 umask=0x10: Events by remote reads for ownership that hit state M. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x1028))
#define WSMEX_CBOX_EVENT_SNP_HITS_REMOTE_RFO_HITE /* SNP_HITS.REMOTE_RFO_HITE ev_sel=0x28 umask=0x20: Events by remote reads for ownership that hit state E. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x2028))
#define WSMEX_CBOX_EVENT_SNP_HITS_REMOTE_RFO_HITS /* SNP_HITS.REMOTE_RFO_HITS ev_sel=0x28 umask=0x40: Events by remote reads for ownership that hit state S. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x4028))
#define WSMEX_CBOX_EVENT_SNP_HITS_REMOTE_RFO_HITF /* SNP_HITS.REMOTE_RFO_HITF ev_sel=0x28 umask=0x80: Events by remote reads for ownership that hit state F. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x8028))
#define WSMEX_CBOX_EVENT_SNP_HITS_REMOTE_HITM /* SNP_HITS.REMOTE_HITM ev_sel=0x28 umask=0x11: Events by any remote request that hit state M. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x1128))
#define WSMEX_CBOX_EVENT_SNP_HITS_REMOTE_HITE /* SNP_HITS.REMOTE_HITE ev_sel=0x28 umask=0x22: Events by any remote request that hit state E. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x2228))
#define WSMEX_CBOX_EVENT_SNP_HITS_REMOTE_HITS /* SNP_HITS.REMOTE_HITS ev_sel=0x28 umask=0x44: Events by any remote request that hit state S. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x4428))
#define WSMEX_CBOX_EVENT_SNP_HITS_REMOTE_HITF /* SNP_HITS.REMOTE_HITF ev_sel=0x28 umask=0x88: Events by any remote request that hit state F. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x8828))
#define WSMEX_CBOX_EVENT_SNP_HITS_REMOTE_ANY /* SNP_HITS.REMOTE_ANY ev_sel=0x28 umask=0xff: Events by any remote request. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0xff28))
/* SNPS ev_sel=0x27: Snoops from QPI that the slice got. */
#define WSMEX_CBOX_EVENT_SNPS_REMOTE_RD /* SNPS.REMOTE_RD ev_sel=0x27 umask=0x1: Events by remote reads. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x127))
#define WSMEX_CBOX_EVENT_SNPS_REMOTE_RFO /* SNPS.REMOTE_RFO ev_sel=0x27 umask=0x2: Events by remote reads for ownership. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x227))
#define WSMEX_CBOX_EVENT_SNPS_REMOTE_ANY /* SNPS.REMOTE_ANY ev_sel=0x27 umask=0x3: Events by any remote request. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x327))
#define WSMEX_CBOX_EVENT_SPL_ARB_PRI_SW /* SPL_ARB_PRI_SW ev_sel=0x2a: Changes of priority in the splitter. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x2a))
#define WSMEX_CBOX_EVENT_SPL_CO_SB /* SPL_CO_SB ev_sel=0x2c: Messages that cross over towards the S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x2c))
#define WSMEX_CBOX_EVENT_SPL_CO_NSB /* SPL_CO_NSB ev_sel=0x2d: Messages that cross over away from the S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x2d))
#define WSMEX_CBOX_EVENT_SPL_DEAD /* SPL_DEAD ev_sel=0x29: Cycles that the splitter lost. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x29))
#define WSMEX_CBOX_EVENT_SPL_EGR_SB /* SPL_EGR_SB ev_sel=0x2f: Messages of the egress towards the S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x2f))
#define WSMEX_CBOX_EVENT_SPL_EGR_NSB /* SPL_EGR_NSB ev_sel=0x30: Messages of the egress away from the S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x30))
#define WSMEX_CBOX_EVENT_SPL_IN_FULL_IRQ /* SPL_IN_FULL_IRQ ev_sel=0x2e: Cycles in which its request queue was full. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x2e))
#define WSMEX_CBOX_EVENT_SPL_NOT_CO /* SPL_NOT_CO ev_sel=0x2b: Messages that did not cross over. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x2b))
#define WSMEX_CBOX_EVENT_SPOOF_ASSERT /* SPOOF_ASSERT ev_sel=0x3a: Times that a spoof was signalled. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x3a))
#define WSMEX_CBOX_EVENT_SPOOF_DEASSERT /* SPOOF_DEASSERT ev_sel=0x3b: Times that a spoof signal ended. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x3b))
#define WSMEX_CBOX_EVENT_SPOOF_CRD_EMPTY /* SPOOF_CRD_EMPTY ev_sel=0x35: No credit for a spoof was left. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x35))
/* STARVED_EGRESS ev_sel=0xb: Cycles in which an egress queue starved. */
#define WSMEX_CBOX_EVENT_STARVED_EGRESS_P2C_AD_SB /* STARVED_EGRESS.P2C_AD_SB ev_sel=0xb umask=0x1: Events of core requests on the address ring towards the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x10b))
#define WSMEX_CBOX_EVENT_STARVED_EGRESS_C2P_AD_SB /* STARVED_EGRESS.C2P_AD_SB ev_sel=0xb umask=0x2: Events of C-Box messages on the address ring towards the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x20b))
#define WSMEX_CBOX_EVENT_STARVED_EGRESS_AD_SB /* STARVED_EGRESS.AD_SB ev_sel=0xb umask=0x3: Events of the address ring towards the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x30b))
#define WSMEX_CBOX_EVENT_STARVED_EGRESS_AD_NSB /* STARVED_EGRESS.AD_NSB ev_sel=0xb umask=0x4: Events of the address ring away from the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x40b))
#define WSMEX_CBOX_EVENT_STARVED_EGRESS_AD /* STARVED_EGRESS.AD ev_sel=0xb umask=0x7: Events of the address ring. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x70b))
#define WSMEX_CBOX_EVENT_STARVED_EGRESS_AK_SB /* STARVED_EGRESS.AK_SB ev_sel=0xb umask=0x8: Events of the acknowledge ring towards the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x80b))
#define WSMEX_CBOX_EVENT_STARVED_EGRESS_AK_NSB /* STARVED_EGRESS.AK_NSB ev_sel=0xb umask=0x10: Events of the acknowledge ring away from the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x100b))
#define WSMEX_CBOX_EVENT_STARVED_EGRESS_AK /* STARVED_EGRESS.AK ev_sel=0xb umask=0x18: Events of the acknowledge ring. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x180b))
#define WSMEX_CBOX_EVENT_STARVED_EGRESS_BL_SB /* STARVED_EGRESS.BL_SB ev_sel=0xb umask=0x20: Events of the data ring towards the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x200b))
#define WSMEX_CBOX_EVENT_STARVED_EGRESS_BL_NSB /* STARVED_EGRESS.BL_NSB ev_sel=0xb umask=0x40: Events of the data ring away from the nearest S-Box. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x400b))
#define WSMEX_CBOX_EVENT_STARVED_EGRESS_BL /* STARVED_EGRESS.BL ev_sel=0xb umask=0x60: Events of the data ring. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x600b))
#define WSMEX_CBOX_EVENT_STARVED_EGRESS_IV /* STARVED_EGRESS.IV ev_sel=0xb umask=0x80: Events of the invalidate ring. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x800b))
#define WSMEX_CBOX_EVENT_TRANS_IPQ /* TRANS_IPQ ev_sel=0x1b: Entries that were put into the queue of snoops from QPI. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x1b))
#define WSMEX_CBOX_EVENT_TRANS_IRQ /* TRANS_IRQ ev_sel=0x19: Entries that were put into the queue of requests from cores. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x19))
#define WSMEX_CBOX_EVENT_TRANS_MAF /* TRANS_MAF ev_sel=0x1f: Entries that were put into the table of missed addresses. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x1f))
#define WSMEX_CBOX_EVENT_TRANS_RSPF /* TRANS_RSPF ev_sel=0x23: Entries that were put into the queue of responses. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x23))
#define WSMEX_CBOX_EVENT_TRANS_RWRF /* TRANS_RWRF ev_sel=0x21: Entries that were put into the queue of writebacks. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x21))
#define WSMEX_CBOX_EVENT_TRANS_VIQ /* TRANS_VIQ ev_sel=0x1d: Entries that were put into the queue of victims. */ \
	WSMEX_CBOX_CTL_(UINT64_C(0x1d))

#endif
