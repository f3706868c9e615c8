/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/nhmex/cbox.events.json by "make generate". Do not edit. */
/*
 * The events of nhmex cbox as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_NHMEX_CBOX_EVENTS_H
#define UNCORE_NHMEX_CBOX_EVENTS_H

#include "uncore/nhmex/cbox.h"

#define NHMEX_CBOX_CTL_(raw) UNCORE_VALUE_(nhmex_cbox_ctl, raw)
/* LLC_MISSES ev_sel=0x14: Look-ups of the cache slice that missed, by the state in which the line arrives. */
#define NHMEX_CBOX_EVENT_LLC_MISSES_SHARED /* LLC_MISSES.SHARED ev_sel=0x14 umask=0x1: Events in state S. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x114))
#define NHMEX_CBOX_EVENT_LLC_MISSES_FORWARD /* LLC_MISSES.FORWARD ev_sel=0x14 umask=0x2: Events in state F. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x214))
#define NHMEX_CBOX_EVENT_LLC_MISSES_INVALID /* LLC_MISSES.INVALID ev_sel=0x14 umask=0x4: Events in state I. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x414))
#define NHMEX_CBOX_EVENT_LLC_MISSES_ALL /* LLC_MISSES.ALL ev_sel=0x14 umask=0x7: Events of all kinds. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x714))
/* LLC_HITS ev_sel=0x15: Look-ups of the cache slice that hit, by the state of the line. */
#define NHMEX_CBOX_EVENT_LLC_HITS_MODIFIED /* LLC_HITS.MODIFIED ev_sel=0x15 umask=0x1: Events in state M. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x115))
#define NHMEX_CBOX_EVENT_LLC_HITS_EXCLUSIVE /* LLC_HITS.EXCLUSIVE ev_sel=0x15 umask=0x2: Events in state E. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x215))
#define NHMEX_CBOX_EVENT_LLC_HITS_SHARED /* LLC_HITS.SHARED ev_sel=0x15 umask=0x4: Events in state S. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x415))
#define NHMEX_CBOX_EVENT_LLC_HITS_FORWARD /* LLC_HITS.FORWARD ev_sel=0x15 umask=0x8: Events in state F. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x815))
#define NHMEX_CBOX_EVENT_LLC_HITS_ALL /* LLC_HITS.ALL ev_sel=0x15 umask=0xf: Events of all kinds. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0xf15))
/* LLC_S_FILLS ev_sel=0x16: Lines that the S-Box filled into the slice, by state. */
#define NHMEX_CBOX_EVENT_LLC_S_FILLS_MODIFIED /* LLC_S_FILLS.MODIFIED ev_sel=0x16 umask=0x1: Events in state M. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x116))
#define NHMEX_CBOX_EVENT_LLC_S_FILLS_EXCLUSIVE /* LLC_S_FILLS.EXCLUSIVE ev_sel=0x16 umask=0x2: Events in state E. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x216))
#define NHMEX_CBOX_EVENT_LLC_S_FILLS_SHARED /* LLC_S_FILLS.SHARED ev_sel=0x16 umask=0x4: Events in state S. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x416))
#define NHMEX_CBOX_EVENT_LLC_S_FILLS_FORWARD /* LLC_S_FILLS.FORWARD ev_sel=0x16 umask=0x8: Events in state F. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x816))
#define NHMEX_CBOX_EVENT_LLC_S_FILLS_ALL /* LLC_S_FILLS.ALL ev_sel=0x16 umask=0xf: Events of all kinds. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0xf16))
/* LLC_VICTIMS ev_sel=0x17: Lines that a fill drove out of the slice, by state. */
#define NHMEX_CBOX_EVENT_LLC_VICTIMS_MODIFIED /* LLC_VICTIMS.MODIFIED ev_sel=0x17 umask=0x1: Events in state M. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x117))
#define NHMEX_CBOX_EVENT_LLC_VICTIMS_EXCLUSIVE /* LLC_VICTIMS.EXCLUSIVE ev_sel=0x17 umask=0x2: Events in state E. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x217))
#define NHMEX_CBOX_EVENT_LLC_VICTIMS_SHARED /* LLC_VICTIMS.SHARED ev_sel=0x17 umask=0x4: Events in state S. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x417))
#define NHMEX_CBOX_EVENT_LLC_VICTIMS_FORWARD /* LLC_VICTIMS.FORWARD ev_sel=0x17 umask=0x8: Events in state F. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x817))
#define NHMEX_CBOX_EVENT_LLC_VICTIMS_ALL /* LLC_VICTIMS.ALL ev_sel=0x17 umask=0x1f: Events of all kinds. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x1f17))
#define NHMEX_CBOX_EVENT_LLC_VICTIMS_FILL_WITHOUT_VICTIMS /* LLC_VICTIMS.FILL_WITHOUT_VICTIMS ev_sel=0x17 umask=0x10: Events of fills that drove out nothing. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x1017))
/* ARB_LOSSES ev_sel=0xa: Times that an egress queue lost the arbitration for a ring. */
#define NHMEX_CBOX_EVENT_ARB_LOSSES_AD_SB /* ARB_LOSSES.AD_SB ev_sel=0xa umask=0x1: Events of the address ring towards the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x10a))
#define NHMEX_CBOX_EVENT_ARB_LOSSES_AD_NSB /* ARB_LOSSES.AD_NSB ev_sel=0xa umask=0x2: Events of the address ring away from the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x20a))
#define NHMEX_CBOX_EVENT_ARB_LOSSES_AD_ALL /* ARB_LOSSES.AD_ALL ev_sel=0xa umask=0x3: Events of the address ring of all kinds. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x30a))
#define NHMEX_CBOX_EVENT_ARB_LOSSES_AK_SB /* ARB_LOSSES.AK_SB ev_sel=0xa umask=0x4: Events of the acknowledge ring towards the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x40a))
#define NHMEX_CBOX_EVENT_ARB_LOSSES_AK_NSB /* ARB_LOSSES.AK_NSB ev_sel=0xa umask=0x8: Events of the acknowledge ring away from the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x80a))
#define NHMEX_CBOX_EVENT_ARB_LOSSES_AK_ALL /* ARB_LOSSES.AK_ALL ev_sel=0xa umask=0xc: Events of the acknowledge ring of all kinds. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0xc0a))
#define NHMEX_CBOX_EVENT_ARB_LOSSES_BL_SB /* ARB_LOSSES.BL_SB ev_sel=0xa umask=0x10: Events of the data ring towards the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x100a))
#define NHMEX_CBOX_EVENT_ARB_LOSSES_BL_NSB /* ARB_LOSSES.BL_NSB ev_sel=0xa umask=0x20: Events of the data ring away from the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x200a))
#define NHMEX_CBOX_EVENT_ARB_LOSSES_BL_ALL /* ARB_LOSSES.BL_ALL ev_sel=0xa umask=0x30: Events of the data ring of all kinds. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x300a))
#define NHMEX_CBOX_EVENT_ARB_LOSSES_IV /* ARB_LOSSES.IV ev_sel=0xa umask=0x40: Events of the invalidate ring. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x400a))
#define NHMEX_CBOX_EVENT_ARB_LOSSES_ALL /* ARB_LOSSES.ALL ev_sel=0xa umask=0x7f: Events of all kinds. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x7f0a))
/* ARB_WINS ev_sel=0xa: Times that an egress queue won the arbitration for a ring. It has no constant: LIKWID gives it the code of ARB_LOSSES, and no other source was read. */
/* BOUNCES_C2P_AK ev_sel=0x2: Acknowledgements to cores that bounced on the ring. */
#define NHMEX_CBOX_EVENT_BOUNCES_C2P_AK_SB /* BOUNCES_C2P_AK.SB ev_sel=0x2 umask=0x1: Events towards the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x102))
#define NHMEX_CBOX_EVENT_BOUNCES_C2P_AK_NSB /* BOUNCES_C2P_AK.NSB ev_sel=0x2 umask=0x2: Events away from the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x202))
#define NHMEX_CBOX_EVENT_BOUNCES_C2P_AK_ALL /* BOUNCES_C2P_AK.ALL ev_sel=0x2 umask=0x3: Events of all kinds. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x302))
/* BOUNCES_C2P_BL ev_sel=0x3: Data to cores that bounced on the ring. */
#define NHMEX_CBOX_EVENT_BOUNCES_C2P_BL_SB /* BOUNCES_C2P_BL.SB ev_sel=0x3 umask=0x1: Events towards the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x103))
#define NHMEX_CBOX_EVENT_BOUNCES_C2P_BL_NSB /* BOUNCES_C2P_BL.NSB ev_sel=0x3 umask=0x2: Events away from the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x203))
#define NHMEX_CBOX_EVENT_BOUNCES_C2P_BL_ALL /* BOUNCES_C2P_BL.ALL ev_sel=0x3 umask=0x3: Events of all kinds. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x303))
#define NHMEX_CBOX_EVENT_BOUNCES_C2P_IV /* BOUNCES_C2P_IV ev_sel=0x4: Invalidations to cores that bounced on the ring. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x4))
/* BOUNCES_P2C_AD ev_sel=0x1: Requests of cores that bounced on the ring. */
#define NHMEX_CBOX_EVENT_BOUNCES_P2C_AD_SB /* BOUNCES_P2C_AD.SB ev_sel=0x1 umask=0x1: Events towards the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x101))
#define NHMEX_CBOX_EVENT_BOUNCES_P2C_AD_NSB /* BOUNCES_P2C_AD.NSB ev_sel=0x1 umask=0x2: Events away from the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x201))
#define NHMEX_CBOX_EVENT_BOUNCES_P2C_AD_ALL /* BOUNCES_P2C_AD.ALL ev_sel=0x1 umask=0x3: Events of all kinds. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x301))
/* EGRESS_BYPASS_WINS ev_sel=0xc: Messages that went past an egress queue. */
#define NHMEX_CBOX_EVENT_EGRESS_BYPASS_WINS_AD_BYP0 /* EGRESS_BYPASS_WINS.AD_BYP0 ev_sel=0xc umask=0x1: Events of the address ring by the first bypass. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x10c))
#define NHMEX_CBOX_EVENT_EGRESS_BYPASS_WINS_AD_BYP1 /* EGRESS_BYPASS_WINS.AD_BYP1 ev_sel=0xc umask=0x2: Events of the address ring by the second bypass. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x20c))
#define NHMEX_CBOX_EVENT_EGRESS_BYPASS_WINS_AK_BYP0 /* EGRESS_BYPASS_WINS.AK_BYP0 ev_sel=0xc umask=0x4: Events of the acknowledge ring by the first bypass. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x40c))
#define NHMEX_CBOX_EVENT_EGRESS_BYPASS_WINS_AK_BYP1 /* EGRESS_BYPASS_WINS.AK_BYP1 ev_sel=0xc umask=0x8: Events of the acknowledge ring by the second bypass. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x80c))
#define NHMEX_CBOX_EVENT_EGRESS_BYPASS_WINS_BL_BYP0 /* EGRESS_BYPASS_WINS.BL_BYP0 ev_sel=0xc umask=0x10: Events of the data ring by the first bypass. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x100c))
#define NHMEX_CBOX_EVENT_EGRESS_BYPASS_WINS_BL_BYP1 /* EGRESS_BYPASS_WINS.BL_BYP1 ev_sel=0xc umask=0x20: Events of the data ring by the second bypass. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x200c))
#define NHMEX_CBOX_EVENT_EGRESS_BYPASS_WINS_IV_BYP0 /* EGRESS_BYPASS_WINS.IV_BYP0 ev_sel=0xc umask=0x40: Events of the invalidate ring by the first bypass. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x400c))
#define NHMEX_CBOX_EVENT_EGRESS_BYPASS_WINS_IV_BYP1 /* EGRESS_BYPASS_WINS.IV_BYP1 ev_sel=0xc umask=0x80: Events of the invalidate ring by the second bypass. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x800c))
/* INGRESS_BYPASS_WINS_AD ev_sel=0xe: Requests that went past an ingress queue. */
#define NHMEX_CBOX_EVENT_INGRESS_BYPASS_WINS_AD_IRQ_BYP0 /* INGRESS_BYPASS_WINS_AD.IRQ_BYP0 ev_sel=0xe umask=0x1: Events of requests from cores by the first bypass. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x10e))
#define NHMEX_CBOX_EVENT_INGRESS_BYPASS_WINS_AD_IRQ_BYP1 /* INGRESS_BYPASS_WINS_AD.IRQ_BYP1 ev_sel=0xe umask=0x2: Events of requests from cores by the second bypass. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x20e))
#define NHMEX_CBOX_EVENT_INGRESS_BYPASS_WINS_AD_IPQ_BYP0 /* INGRESS_BYPASS_WINS_AD.IPQ_BYP0 ev_sel=0xe umask=0x4: Events of snoops from QPI by the first bypass. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x40e))
#define NHMEX_CBOX_EVENT_INGRESS_BYPASS_WINS_AD_IPQ_BYP1 /* INGRESS_BYPASS_WINS_AD.IPQ_BYP1 ev_sel=0xe umask=0x8: Events of snoops from QPI by the second bypass. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x80e))
#define NHMEX_CBOX_EVENT_MAF_ACK /* MAF_ACK ev_sel=0x10: Requests that the table of missed addresses accepted. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x10))
/* MAF_NACK1 ev_sel=0x11: Requests that the table of missed addresses refused, first list of reasons. */
#define NHMEX_CBOX_EVENT_MAF_NACK1_GO_PENDING /* MAF_NACK1.GO_PENDING ev_sel=0x11 umask=0x1: Events as a completion was pending. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x111))
#define NHMEX_CBOX_EVENT_MAF_NACK1_VIC_PENDING /* MAF_NACK1.VIC_PENDING ev_sel=0x11 umask=0x2: Events as a victim was pending. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x211))
#define NHMEX_CBOX_EVENT_MAF_NACK1_SNP_PENDING /* MAF_NACK1.SNP_PENDING ev_sel=0x11 umask=0x4: Events as a snoop was pending. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x411))
#define NHMEX_CBOX_EVENT_MAF_NACK1_AC_PENDING /* MAF_NACK1.AC_PENDING ev_sel=0x11 umask=0x8: Events as an acknowledgement was pending. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x811))
#define NHMEX_CBOX_EVENT_MAF_NACK1_IDX_BLOCK /* MAF_NACK1.IDX_BLOCK ev_sel=0x11 umask=0x10: Events as the index was blocked. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x1011))
#define NHMEX_CBOX_EVENT_MAF_NACK1_PA_BLOCK /* MAF_NACK1.PA_BLOCK ev_sel=0x11 umask=0x20: Events as the address was blocked. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x2011))
#define NHMEX_CBOX_EVENT_MAF_NACK1_IDLE_QPI /* MAF_NACK1.IDLE_QPI ev_sel=0x11 umask=0x40: Events for an idle QPI. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x4011))
#define NHMEX_CBOX_EVENT_MAF_NACK1_ALL_MAF_NACK1 /* MAF_NACK1.ALL_MAF_NACK1 ev_sel=0x11 umask=0x80: Events for other reasons of this list. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x8011))
#define NHMEX_CBOX_EVENT_MAF_NACK1_TOTAL_MAF_NACKS /* MAF_NACK1.TOTAL_MAF_NACKS ev_sel=0x11 umask=0xff: Events for any reason of this list. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0xff11))
/* MAF_NACK2 ev_sel=0x12: Requests that the table of missed addresses refused, second list of reasons. */
#define NHMEX_CBOX_EVENT_MAF_NACK2_MAF_FULL /* MAF_NACK2.MAF_FULL ev_sel=0x12 umask=0x1: Events as the table was full. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x112))
#define NHMEX_CBOX_EVENT_MAF_NACK2_EGRESS_FULL /* MAF_NACK2.EGRESS_FULL ev_sel=0x12 umask=0x2: Events as an egress queue was full. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x212))
#define NHMEX_CBOX_EVENT_MAF_NACK2_VIQ_FULL /* MAF_NACK2.VIQ_FULL ev_sel=0x12 umask=0x4: Events as the victim queue was full. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x412))
#define NHMEX_CBOX_EVENT_MAF_NACK2_NO_TRACKER_CREDITS /* MAF_NACK2.NO_TRACKER_CREDITS ev_sel=0x12 umask=0x8: Events as there was no tracker credit. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x812))
#define NHMEX_CBOX_EVENT_MAF_NACK2_NO_S_FIFO_CREDITS /* MAF_NACK2.NO_S_FIFO_CREDITS ev_sel=0x12 umask=0x10: Events as there was no credit of an S-Box queue. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x1012))
#define NHMEX_CBOX_EVENT_MAF_NACK2_NO_S_REQTBL_ENTRIES /* MAF_NACK2.NO_S_REQTBL_ENTRIES ev_sel=0x12 umask=0x20: Events as the request table of the S-Box was full. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x2012))
#define NHMEX_CBOX_EVENT_MAF_NACK2_WB_PENDING /* MAF_NACK2.WB_PENDING ev_sel=0x12 umask=0x40: Events as a writeback was pending. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x4012))
#define NHMEX_CBOX_EVENT_MAF_NACK2_NACK2_ELSE /* MAF_NACK2.NACK2_ELSE ev_sel=0x12 umask=0x80: Events for other reasons of this list. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x8012))
#define NHMEX_CBOX_EVENT_OCCUPANCY_IPQ /* OCCUPANCY_IPQ ev_sel=0x1a: Entries in the queue of snoops from QPI, added up each cycle. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x1a))
#define NHMEX_CBOX_EVENT_OCCUPANCY_IRQ /* OCCUPANCY_IRQ ev_sel=0x18: Entries in the queue of requests from cores, added up each cycle. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x18))
#define NHMEX_CBOX_EVENT_OCCUPANCY_MAF /* OCCUPANCY_MAF ev_sel=0x1e: Entries in the table of missed addresses, added up each cycle. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x1e))
#define NHMEX_CBOX_EVENT_OCCUPANCY_RSPF /* OCCUPANCY_RSPF ev_sel=0x22: Entries in the queue of responses, added up each cycle. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x22))
#define NHMEX_CBOX_EVENT_OCCUPANCY_RWRF /* OCCUPANCY_RWRF ev_sel=0x20: Entries in the queue of writebacks, added up each cycle. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x20))
#define NHMEX_CBOX_EVENT_OCCUPANCY_VIQ /* OCCUPANCY_VIQ ev_sel=0x1c: Entries in the queue of victims, added up each cycle. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x1c))
/* SINKS_C2P ev_sel=0x6: Messages of C-Boxes that a core took from the ring. */
#define NHMEX_CBOX_EVENT_SINKS_C2P_IV /* SINKS_C2P.IV ev_sel=0x6 umask=0x1: Events of the invalidate ring. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x106))
#define NHMEX_CBOX_EVENT_SINKS_C2P_AK /* SINKS_C2P.AK ev_sel=0x6 umask=0x2: Events of the acknowledge ring. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x206))
#define NHMEX_CBOX_EVENT_SINKS_C2P_BL /* SINKS_C2P.BL ev_sel=0x6 umask=0x4: Events of the data ring. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x406))
/* SINKS_P2C ev_sel=0x5: Messages of cores that a C-Box took from the ring. */
#define NHMEX_CBOX_EVENT_SINKS_P2C_IV /* SINKS_P2C.IV ev_sel=0x5 umask=0x1: Events of the invalidate ring. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x105))
#define NHMEX_CBOX_EVENT_SINKS_P2C_AK /* SINKS_P2C.AK ev_sel=0x5 umask=0x2: Events of the acknowledge ring. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x205))
#define NHMEX_CBOX_EVENT_SINKS_P2C_BL /* SINKS_P2C.BL ev_sel=0x5 umask=0x4: Events of the data ring. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x405))
/* SINKS_S2C ev_sel=0x7: Messages of the S-Box that a C-Box took from the ring. */
#define NHMEX_CBOX_EVENT_SINKS_S2C_AD /* SINKS_S2C.AD ev_sel=0x7 umask=0x1: Events of the address ring. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x107))
#define NHMEX_CBOX_EVENT_SINKS_S2C_AK /* SINKS_S2C.AK ev_sel=0x7 umask=0x2: Events of the acknowledge ring. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x207))
#define NHMEX_CBOX_EVENT_SINKS_S2C_BL /* SINKS_S2C.BL ev_sel=0x7 umask=0x4: Events of the data ring. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x407))
#define NHMEX_CBOX_EVENT_SINKS_S2P_BL /* SINKS_S2P_BL ev_sel=0x8: Data of the S-Box that a core took from the ring. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x8))
/* SNP_HITS ev_sel=0x28: Snoops from QPI that hit a line of the slice, by the snoop and the state. */
#define NHMEX_CBOX_EVENT_SNP_HITS_REMOTE_RD_HITM /* SNP_HITS.REMOTE_RD_HITM ev_sel=0x28 umask=0x1: Events by remote reads that hit state M. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x128))
#define NHMEX_CBOX_EVENT_SNP_HITS_REMOTE_RD_HITE /* SNP_HITS.REMOTE_RD_HITE ev_sel=0x28 umask=0x2: Events by remote reads that hit state E. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x228))
#define NHMEX_CBOX_EVENT_SNP_HITS_REMOTE_RD_HITS /* SNP_HITS.REMOTE_RD_HITS ev_sel=0x28 umask=0x4: Events by remote reads that hit state S. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x428))
#define NHMEX_CBOX_EVENT_SNP_HITS_REMOTE_RD_HITF /* SNP_HITS.REMOTE_RD_HITF ev_sel=0x28 umask=0x8: Events by remote reads that hit state F. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x828))
#define NHMEX_CBOX_EVENT_SNP_HITS_REMOTE_RFO_HITM /* SNP_HITS.REMOTE_RFO_HITM ev_sel=0x28 umask=0x10: Events by remote reads for ownership that hit state M. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x1028))
#define NHMEX_CBOX_EVENT_SNP_HITS_REMOTE_RFO_HITE /* SNP_HITS.REMOTE_RFO_HITE ev_sel=0x28 umask=0x20: Events by remote reads for ownership that hit state E. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x2028))
#define NHMEX_CBOX_EVENT_SNP_HITS_REMOTE_RFO_HITS /* SNP_HITS.REMOTE_RFO_HITS ev_sel=0x28 umask=0x40: Events by remote reads for ownership that hit state S. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x4028))
#define NHMEX_CBOX_EVENT_SNP_HITS_REMOTE_RFO_HITF /* SNP_HITS.REMOTE_RFO_HITF ev_sel=0x28 umask=0x80: Events by remote reads for ownership that hit state F. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x8028))
#define NHMEX_CBOX_EVENT_SNP_HITS_REMOTE_HITM /* SNP_HITS.REMOTE_HITM ev_sel=0x28 umask=0x11: Events by any remote request that hit state M. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x1128))
#define NHMEX_CBOX_EVENT_SNP_HITS_REMOTE_HITE /* SNP_HITS.REMOTE_HITE ev_sel=0x28 umask=0x22: Events by any remote request that hit state E. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x2228))
#define NHMEX_CBOX_EVENT_SNP_HITS_REMOTE_HITS /* SNP_HITS.REMOTE_HITS ev_sel=0x28 umask=0x44: Events by any remote request that hit state S. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x4428))
#define NHMEX_CBOX_EVENT_SNP_HITS_REMOTE_HITF /* SNP_HITS.REMOTE_HITF ev_sel=0x28 umask=0x88: Events by any remote request that hit state F. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x8828))
#define NHMEX_CBOX_EVENT_SNP_HITS_REMOTE_ANY /* SNP_HITS.REMOTE_ANY ev_sel=0x28 umask=0xff: Events by any remote request. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0xff28))
/* SNPS ev_sel=0x27: Snoops from QPI that the slice got. */
#define NHMEX_CBOX_EVENT_SNPS_REMOTE_RD /* SNPS.REMOTE_RD ev_sel=0x27 umask=0x1: Events by remote reads. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x127))
#define NHMEX_CBOX_EVENT_SNPS_REMOTE_RFO /* SNPS.REMOTE_RFO ev_sel=0x27 umask=0x2: Events by remote reads for ownership. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x227))
#define NHMEX_CBOX_EVENT_SNPS_REMOTE_ANY /* SNPS.REMOTE_ANY ev_sel=0x27 umask=0x3: Events by any remote request. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x327))
/* STARVED_EGRESS ev_sel=0xb: Cycles in which an egress queue starved. */
#define NHMEX_CBOX_EVENT_STARVED_EGRESS_P2C_AD_SB /* STARVED_EGRESS.P2C_AD_SB ev_sel=0xb umask=0x1: Events of core requests on the address ring towards the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x10b))
#define NHMEX_CBOX_EVENT_STARVED_EGRESS_C2P_AD_SB /* STARVED_EGRESS.C2P_AD_SB ev_sel=0xb umask=0x2: Events of C-Box messages on the address ring towards the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x20b))
#define NHMEX_CBOX_EVENT_STARVED_EGRESS_AD_SB /* STARVED_EGRESS.AD_SB ev_sel=0xb umask=0x3: Events of the address ring towards the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x30b))
#define NHMEX_CBOX_EVENT_STARVED_EGRESS_AD_NSB /* STARVED_EGRESS.AD_NSB ev_sel=0xb umask=0x4: Events of the address ring away from the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x40b))
#define NHMEX_CBOX_EVENT_STARVED_EGRESS_AD /* STARVED_EGRESS.AD ev_sel=0xb umask=0x7: Events of the address ring. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x70b))
#define NHMEX_CBOX_EVENT_STARVED_EGRESS_AK_SB /* STARVED_EGRESS.AK_SB ev_sel=0xb umask=0x8: Events of the acknowledge ring towards the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x80b))
#define NHMEX_CBOX_EVENT_STARVED_EGRESS_AK_NSB /* STARVED_EGRESS.AK_NSB ev_sel=0xb umask=0x10: Events of the acknowledge ring away from the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x100b))
#define NHMEX_CBOX_EVENT_STARVED_EGRESS_AK /* STARVED_EGRESS.AK ev_sel=0xb umask=0x18: Events of the acknowledge ring. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x180b))
#define NHMEX_CBOX_EVENT_STARVED_EGRESS_BL_SB /* STARVED_EGRESS.BL_SB ev_sel=0xb umask=0x20: Events of the data ring towards the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x200b))
#define NHMEX_CBOX_EVENT_STARVED_EGRESS_BL_NSB /* STARVED_EGRESS.BL_NSB ev_sel=0xb umask=0x40: Events of the data ring away from the nearest S-Box. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x400b))
#define NHMEX_CBOX_EVENT_STARVED_EGRESS_BL /* STARVED_EGRESS.BL ev_sel=0xb umask=0x60: Events of the data ring. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x600b))
#define NHMEX_CBOX_EVENT_STARVED_EGRESS_IV /* STARVED_EGRESS.IV ev_sel=0xb umask=0x80: Events of the invalidate ring. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x800b))
#define NHMEX_CBOX_EVENT_TRANS_IPQ /* TRANS_IPQ ev_sel=0x1b: Entries that were put into the queue of snoops from QPI. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x1b))
#define NHMEX_CBOX_EVENT_TRANS_IRQ /* TRANS_IRQ ev_sel=0x19: Entries that were put into the queue of requests from cores. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x19))
#define NHMEX_CBOX_EVENT_TRANS_MAF /* TRANS_MAF ev_sel=0x1f: Entries that were put into the table of missed addresses. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x1f))
#define NHMEX_CBOX_EVENT_TRANS_RSPF /* TRANS_RSPF ev_sel=0x23: Entries that were put into the queue of responses. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x23))
#define NHMEX_CBOX_EVENT_TRANS_RWRF /* TRANS_RWRF ev_sel=0x21: Entries that were put into the queue of writebacks. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x21))
#define NHMEX_CBOX_EVENT_TRANS_VIQ /* TRANS_VIQ ev_sel=0x1d: Entries that were put into the queue of victims. */ \
	NHMEX_CBOX_CTL_(UINT64_C(0x1d))

#endif
