/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/nhmex/sbox.events.json by "make generate". Do not edit. */
/*
 * The events of nhmex sbox as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_NHMEX_SBOX_EVENTS_H
#define UNCORE_NHMEX_SBOX_EVENTS_H

#include "uncore/nhmex/sbox.h"

#define NHMEX_SBOX_CTL_(raw) UNCORE_VALUE_(nhmex_sbox_ctl, raw)
#define NHMEX_SBOX_EVENT_B2S_DRS_BYPASS /* B2S_DRS_BYPASS ev_sel=0x53: Data of the B-Box that went past the queue. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x53))
#define NHMEX_SBOX_EVENT_BBOX_CREDITS /* BBOX_CREDITS ev_sel=0x77: Credits that came from the B-Box. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x77))
#define NHMEX_SBOX_EVENT_BBOX_CREDIT_RETURNS /* BBOX_CREDIT_RETURNS ev_sel=0x6b: Credits that went back to the B-Box. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x6b))
#define NHMEX_SBOX_EVENT_BBOX_HOM_BYPASS /* BBOX_HOM_BYPASS ev_sel=0x54: Home messages to the B-Box that went past the queue. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x54))
/* EGRESS_BYPASS ev_sel=0x40: Messages that went past the egress queue of a ring. */
#define NHMEX_SBOX_EVENT_EGRESS_BYPASS_AD_CW /* EGRESS_BYPASS.AD_CW ev_sel=0x40 umask=0x1: Events of the address ring clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x140))
#define NHMEX_SBOX_EVENT_EGRESS_BYPASS_AD_CCW /* EGRESS_BYPASS.AD_CCW ev_sel=0x40 umask=0x2: Events of the address ring counter-clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x240))
#define NHMEX_SBOX_EVENT_EGRESS_BYPASS_AD /* EGRESS_BYPASS.AD ev_sel=0x40 umask=0x3: Events of the address ring. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x340))
#define NHMEX_SBOX_EVENT_EGRESS_BYPASS_AK_CW /* EGRESS_BYPASS.AK_CW ev_sel=0x40 umask=0x4: Events of the acknowledge ring clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x440))
#define NHMEX_SBOX_EVENT_EGRESS_BYPASS_AK_CCW /* EGRESS_BYPASS.AK_CCW ev_sel=0x40 umask=0x8: Events of the acknowledge ring counter-clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x840))
#define NHMEX_SBOX_EVENT_EGRESS_BYPASS_AK /* EGRESS_BYPASS.AK ev_sel=0x40 umask=0xc: Events of the acknowledge ring. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xc40))
#define NHMEX_SBOX_EVENT_EGRESS_BYPASS_BL_CW /* EGRESS_BYPASS.BL_CW ev_sel=0x40 umask=0x10: Events of the data ring clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x1040))
#define NHMEX_SBOX_EVENT_EGRESS_BYPASS_BL_CCW /* EGRESS_BYPASS.BL_CCW ev_sel=0x40 umask=0x20: Events of the data ring counter-clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x2040))
#define NHMEX_SBOX_EVENT_EGRESS_BYPASS_BL /* EGRESS_BYPASS.BL ev_sel=0x40 umask=0x30: Events of the data ring. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x3040))
/* EGRESS_ARB_WINS ev_sel=0x41: Times that an egress queue won the arbitration for its ring. */
#define NHMEX_SBOX_EVENT_EGRESS_ARB_WINS_AD_CW /* EGRESS_ARB_WINS.AD_CW ev_sel=0x41 umask=0x1: Events of the address ring clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x141))
#define NHMEX_SBOX_EVENT_EGRESS_ARB_WINS_AD_CCW /* EGRESS_ARB_WINS.AD_CCW ev_sel=0x41 umask=0x2: Events of the address ring counter-clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x241))
#define NHMEX_SBOX_EVENT_EGRESS_ARB_WINS_AD /* EGRESS_ARB_WINS.AD ev_sel=0x41 umask=0x3: Events of the address ring. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x341))
#define NHMEX_SBOX_EVENT_EGRESS_ARB_WINS_AK_CW /* EGRESS_ARB_WINS.AK_CW ev_sel=0x41 umask=0x4: Events of the acknowledge ring clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x441))
#define NHMEX_SBOX_EVENT_EGRESS_ARB_WINS_AK_CCW /* EGRESS_ARB_WINS.AK_CCW ev_sel=0x41 umask=0x8: Events of the acknowledge ring counter-clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x841))
#define NHMEX_SBOX_EVENT_EGRESS_ARB_WINS_AK /* EGRESS_ARB_WINS.AK ev_sel=0x41 umask=0xc: Events of the acknowledge ring. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xc41))
#define NHMEX_SBOX_EVENT_EGRESS_ARB_WINS_BL_CW /* EGRESS_ARB_WINS.BL_CW ev_sel=0x41 umask=0x10: Events of the data ring clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x1041))
#define NHMEX_SBOX_EVENT_EGRESS_ARB_WINS_BL_CCW /* EGRESS_ARB_WINS.BL_CCW ev_sel=0x41 umask=0x20: Events of the data ring counter-clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x2041))
#define NHMEX_SBOX_EVENT_EGRESS_ARB_WINS_BL /* EGRESS_ARB_WINS.BL ev_sel=0x41 umask=0x30: Events of the data ring. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x3041))
/* EGRESS_ARB_LOSSES ev_sel=0x42: Times that an egress queue lost the arbitration for its ring. */
#define NHMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_AD_CW /* EGRESS_ARB_LOSSES.AD_CW ev_sel=0x42 umask=0x1: Events of the address ring clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x142))
#define NHMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_AD_CCW /* EGRESS_ARB_LOSSES.AD_CCW ev_sel=0x42 umask=0x2: Events of the address ring counter-clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x242))
#define NHMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_AD /* EGRESS_ARB_LOSSES.AD ev_sel=0x42 umask=0x3: Events of the address ring. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x342))
#define NHMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_AK_CW /* EGRESS_ARB_LOSSES.AK_CW ev_sel=0x42 umask=0x4: Events of the acknowledge ring clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x442))
#define NHMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_AK_CCW /* EGRESS_ARB_LOSSES.AK_CCW ev_sel=0x42 umask=0x8: Events of the acknowledge ring counter-clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x842))
#define NHMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_AK /* EGRESS_ARB_LOSSES.AK ev_sel=0x42 umask=0xc: Events of the acknowledge ring. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xc42))
#define NHMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_BL_CW /* EGRESS_ARB_LOSSES.BL_CW ev_sel=0x42 umask=0x10: Events of the data ring clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x1042))
#define NHMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_BL_CCW /* EGRESS_ARB_LOSSES.BL_CCW ev_sel=0x42 umask=0x20: Events of the data ring counter-clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x2042))
#define NHMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_BL /* EGRESS_ARB_LOSSES.BL ev_sel=0x42 umask=0x30: Events of the data ring. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x3042))
/* EGRESS_STARVED ev_sel=0x43: Cycles in which an egress queue starved. */
#define NHMEX_SBOX_EVENT_EGRESS_STARVED_AD_CW /* EGRESS_STARVED.AD_CW ev_sel=0x43 umask=0x1: Events of the address ring clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x143))
#define NHMEX_SBOX_EVENT_EGRESS_STARVED_AD_CCW /* EGRESS_STARVED.AD_CCW ev_sel=0x43 umask=0x2: Events of the address ring counter-clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x243))
#define NHMEX_SBOX_EVENT_EGRESS_STARVED_AD /* EGRESS_STARVED.AD ev_sel=0x43 umask=0x3: Events of the address ring. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x343))
#define NHMEX_SBOX_EVENT_EGRESS_STARVED_AK_CW /* EGRESS_STARVED.AK_CW ev_sel=0x43 umask=0x4: Events of the acknowledge ring clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x443))
#define NHMEX_SBOX_EVENT_EGRESS_STARVED_AK_CCW /* EGRESS_STARVED.AK_CCW ev_sel=0x43 umask=0x8: Events of the acknowledge ring counter-clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x843))
#define NHMEX_SBOX_EVENT_EGRESS_STARVED_AK /* EGRESS_STARVED.AK ev_sel=0x43 umask=0xc: Events of the acknowledge ring. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xc43))
#define NHMEX_SBOX_EVENT_EGRESS_STARVED_BL_CW /* EGRESS_STARVED.BL_CW ev_sel=0x43 umask=0x10: Events of the data ring clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x1043))
#define NHMEX_SBOX_EVENT_EGRESS_STARVED_BL_CCW /* EGRESS_STARVED.BL_CCW ev_sel=0x43 umask=0x20: Events of the data ring counter-clockwise. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x2043))
#define NHMEX_SBOX_EVENT_EGRESS_STARVED_BL /* EGRESS_STARVED.BL ev_sel=0x43 umask=0x30: Events of the data ring. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x3043))
#define NHMEX_SBOX_EVENT_FLITS_SENT_DRS /* FLITS_SENT_DRS ev_sel=0x65: Flits of data response messages that were sent to the system. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x65))
#define NHMEX_SBOX_EVENT_FLITS_SENT_NCB /* FLITS_SENT_NCB ev_sel=0x69: Flits of non-coherent bypass messages that were sent to the system. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x69))
#define NHMEX_SBOX_EVENT_FLITS_SENT_NCS /* FLITS_SENT_NCS ev_sel=0x67: Flits of non-coherent standard messages that were sent to the system. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x67))
#define NHMEX_SBOX_EVENT_HALFLINE_BYPASS /* HALFLINE_BYPASS ev_sel=0x30: Half lines that went past the buffer. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x30))
#define NHMEX_SBOX_EVENT_NO_CREDIT_AD /* NO_CREDIT_AD ev_sel=0x87: Cycles in which no credit for the address ring was left. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x87))
#define NHMEX_SBOX_EVENT_NO_CREDIT_AK /* NO_CREDIT_AK ev_sel=0x88: Cycles in which no credit for the acknowledge ring was left. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x88))
#define NHMEX_SBOX_EVENT_NO_CREDIT_BL /* NO_CREDIT_BL ev_sel=0x89: Cycles in which no credit for the data ring was left. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x89))
#define NHMEX_SBOX_EVENT_NO_CREDIT_HOM /* NO_CREDIT_HOM ev_sel=0x80: Cycles in which no credit for home messages was left. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x80))
#define NHMEX_SBOX_EVENT_NO_CREDIT_SNP /* NO_CREDIT_SNP ev_sel=0x81: Cycles in which no credit for snoop messages was left. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x81))
#define NHMEX_SBOX_EVENT_NO_CREDIT_DRS /* NO_CREDIT_DRS ev_sel=0x82: Cycles in which no credit for data response messages was left. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x82))
#define NHMEX_SBOX_EVENT_NO_CREDIT_NCS /* NO_CREDIT_NCS ev_sel=0x83: Cycles in which no credit for non-coherent standard messages was left. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x83))
#define NHMEX_SBOX_EVENT_NO_CREDIT_NCB /* NO_CREDIT_NCB ev_sel=0x84: Cycles in which no credit for non-coherent bypass messages was left. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x84))
#define NHMEX_SBOX_EVENT_NO_CREDIT_NDR /* NO_CREDIT_NDR ev_sel=0x85: Cycles in which no credit for no-data response messages was left. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x85))
#define NHMEX_SBOX_EVENT_NO_CREDIT_IPQ /* NO_CREDIT_IPQ ev_sel=0x8a: Cycles in which no credit for the snoop queues of the C-Boxes was left. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x8a))
/* NO_CREDIT_VNA ev_sel=0x86: Cycles in which no credit for the shared network was left. */
#define NHMEX_SBOX_EVENT_NO_CREDIT_VNA_RBOX /* NO_CREDIT_VNA.RBOX ev_sel=0x86 umask=0x1: Events of the R-Box. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x186))
#define NHMEX_SBOX_EVENT_NO_CREDIT_VNA_BBOX /* NO_CREDIT_VNA.BBOX ev_sel=0x86 umask=0x2: Events of the B-Box. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x286))
#define NHMEX_SBOX_EVENT_NO_CREDIT_VNA_ALL /* NO_CREDIT_VNA.ALL ev_sel=0x86 umask=0x3: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x386))
#define NHMEX_SBOX_EVENT_PKTS_RCVD_DRS_FROM_R /* PKTS_RCVD_DRS_FROM_R ev_sel=0x72: Packets of data responses that came from the R-Box. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x72))
#define NHMEX_SBOX_EVENT_PKTS_RCVD_DRS_FROM_B /* PKTS_RCVD_DRS_FROM_B ev_sel=0x73: Packets of data responses that came from the B-Box. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x73))
#define NHMEX_SBOX_EVENT_PKTS_RCVD_NCB /* PKTS_RCVD_NCB ev_sel=0x75: Packets of non-coherent bypass messages that came from the system. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x75))
#define NHMEX_SBOX_EVENT_PKTS_RCVD_NCS /* PKTS_RCVD_NCS ev_sel=0x74: Packets of non-coherent standard messages that came from the system. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x74))
#define NHMEX_SBOX_EVENT_PKTS_RCVD_NDR /* PKTS_RCVD_NDR ev_sel=0x70: Packets of no-data response messages that came from the system. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x70))
#define NHMEX_SBOX_EVENT_PKTS_RCVD_SNP /* PKTS_RCVD_SNP ev_sel=0x71: Packets of snoop messages that came from the system. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x71))
/* PKTS_SENT_DRS ev_sel=0x64: Packets of data response messages that were sent to the system. */
#define NHMEX_SBOX_EVENT_PKTS_SENT_DRS_CBOX0_4 /* PKTS_SENT_DRS.CBOX0_4 ev_sel=0x64 umask=0x1: Events of C-Boxes 0 and 4. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x164))
#define NHMEX_SBOX_EVENT_PKTS_SENT_DRS_CBOX1_5 /* PKTS_SENT_DRS.CBOX1_5 ev_sel=0x64 umask=0x2: Events of C-Boxes 1 and 5. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x264))
#define NHMEX_SBOX_EVENT_PKTS_SENT_DRS_CBOX2_6 /* PKTS_SENT_DRS.CBOX2_6 ev_sel=0x64 umask=0x4: Events of C-Boxes 2 and 6. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x464))
#define NHMEX_SBOX_EVENT_PKTS_SENT_DRS_CBOX3_7 /* PKTS_SENT_DRS.CBOX3_7 ev_sel=0x64 umask=0x8: Events of C-Boxes 3 and 7. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x864))
#define NHMEX_SBOX_EVENT_PKTS_SENT_DRS_ALL /* PKTS_SENT_DRS.ALL ev_sel=0x64 umask=0xf: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xf64))
/* PKTS_SENT_HOM ev_sel=0x60: Packets of home messages that were sent to the system. */
#define NHMEX_SBOX_EVENT_PKTS_SENT_HOM_RBOX /* PKTS_SENT_HOM.RBOX ev_sel=0x60 umask=0x1: Events of the R-Box. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x160))
#define NHMEX_SBOX_EVENT_PKTS_SENT_HOM_BBOX /* PKTS_SENT_HOM.BBOX ev_sel=0x60 umask=0x2: Events of the B-Box. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x260))
#define NHMEX_SBOX_EVENT_PKTS_SENT_HOM_ALL /* PKTS_SENT_HOM.ALL ev_sel=0x60 umask=0x3: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x360))
/* PKTS_SENT_NCB ev_sel=0x68: Packets of non-coherent bypass messages that were sent to the system. */
#define NHMEX_SBOX_EVENT_PKTS_SENT_NCB_CBOX0_4 /* PKTS_SENT_NCB.CBOX0_4 ev_sel=0x68 umask=0x1: Events of C-Boxes 0 and 4. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x168))
#define NHMEX_SBOX_EVENT_PKTS_SENT_NCB_CBOX1_5 /* PKTS_SENT_NCB.CBOX1_5 ev_sel=0x68 umask=0x2: Events of C-Boxes 1 and 5. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x268))
#define NHMEX_SBOX_EVENT_PKTS_SENT_NCB_CBOX2_6 /* PKTS_SENT_NCB.CBOX2_6 ev_sel=0x68 umask=0x4: Events of C-Boxes 2 and 6. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x468))
#define NHMEX_SBOX_EVENT_PKTS_SENT_NCB_CBOX3_7 /* PKTS_SENT_NCB.CBOX3_7 ev_sel=0x68 umask=0x8: Events of C-Boxes 3 and 7. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x868))
#define NHMEX_SBOX_EVENT_PKTS_SENT_NCB_ALL /* PKTS_SENT_NCB.ALL ev_sel=0x68 umask=0xf: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xf68))
/* PKTS_SENT_NCS ev_sel=0x66: Packets of non-coherent standard messages that were sent to the system. */
#define NHMEX_SBOX_EVENT_PKTS_SENT_NCS_CBOX0_4 /* PKTS_SENT_NCS.CBOX0_4 ev_sel=0x66 umask=0x1: Events of C-Boxes 0 and 4. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x166))
#define NHMEX_SBOX_EVENT_PKTS_SENT_NCS_CBOX1_5 /* PKTS_SENT_NCS.CBOX1_5 ev_sel=0x66 umask=0x2: Events of C-Boxes 1 and 5. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x266))
#define NHMEX_SBOX_EVENT_PKTS_SENT_NCS_CBOX2_6 /* PKTS_SENT_NCS.CBOX2_6 ev_sel=0x66 umask=0x4: Events of C-Boxes 2 and 6. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x466))
#define NHMEX_SBOX_EVENT_PKTS_SENT_NCS_CBOX3_7 /* PKTS_SENT_NCS.CBOX3_7 ev_sel=0x66 umask=0x8: Events of C-Boxes 3 and 7. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x866))
#define NHMEX_SBOX_EVENT_PKTS_SENT_NCS_ALL /* PKTS_SENT_NCS.ALL ev_sel=0x66 umask=0xf: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xf66))
#define NHMEX_SBOX_EVENT_PKTS_SENT_NDR /* PKTS_SENT_NDR ev_sel=0x63: Packets of no-data response messages that were sent to the system. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x63))
#define NHMEX_SBOX_EVENT_PKTS_SENT_SNP /* PKTS_SENT_SNP ev_sel=0x62: Packets of snoop messages that were sent to the system. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x62))
#define NHMEX_SBOX_EVENT_RBOX_CREDIT_RETURNS /* RBOX_CREDIT_RETURNS ev_sel=0x6a: Credits that went back to the router. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x6a))
#define NHMEX_SBOX_EVENT_RBOX_CREDIT_CARRIERS /* RBOX_CREDIT_CARRIERS ev_sel=0x76: Flits that carried credits from the router. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x76))
#define NHMEX_SBOX_EVENT_RBOX_HOM_BYPASS /* RBOX_HOM_BYPASS ev_sel=0x50: Home messages to the router that went past the queue. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x50))
/* RBOX_SNP_BYPASS ev_sel=0x51: Snoops to the router that went past the queue. */
#define NHMEX_SBOX_EVENT_RBOX_SNP_BYPASS_SNP /* RBOX_SNP_BYPASS.SNP ev_sel=0x51 umask=0x1: Events of snoops. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x151))
#define NHMEX_SBOX_EVENT_RBOX_SNP_BYPASS_BIG_SNP /* RBOX_SNP_BYPASS.BIG_SNP ev_sel=0x51 umask=0x2: Events of big snoops. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x251))
#define NHMEX_SBOX_EVENT_RBOX_SNP_BYPASS_ALL /* RBOX_SNP_BYPASS.ALL ev_sel=0x51 umask=0x3: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x351))
/* REQ_TBL_OCCUPANCY ev_sel=0x31: Entries of the request table that are in use, added up each cycle. */
#define NHMEX_SBOX_EVENT_REQ_TBL_OCCUPANCY_LOCAL /* REQ_TBL_OCCUPANCY.LOCAL ev_sel=0x31 umask=0x1: Events of this socket. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x131))
#define NHMEX_SBOX_EVENT_REQ_TBL_OCCUPANCY_REMOTE /* REQ_TBL_OCCUPANCY.REMOTE ev_sel=0x31 umask=0x2: Events of other sockets. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x231))
#define NHMEX_SBOX_EVENT_REQ_TBL_OCCUPANCY_ALL /* REQ_TBL_OCCUPANCY.ALL ev_sel=0x31 umask=0x3: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x331))
#define NHMEX_SBOX_EVENT_S2B_HOM_BYPASS /* S2B_HOM_BYPASS ev_sel=0x52: Cycles in which home messages went directly to the B-Box. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x52))
#define NHMEX_SBOX_EVENT_TO_RING_B2S_MSGQ_CYCLES_FULL /* TO_RING_B2S_MSGQ_CYCLES_FULL ev_sel=0x2b: Cycles in which the queue of B-Box to S-Box messages to the ring was full. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x2b))
#define NHMEX_SBOX_EVENT_TO_RING_B2S_MSGQ_CYCLES_NE /* TO_RING_B2S_MSGQ_CYCLES_NE ev_sel=0x2d: Cycles in which the queue of B-Box to S-Box messages to the ring was not empty. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x2d))
#define NHMEX_SBOX_EVENT_TO_RING_B2S_MSGQ_OCCUPANCY /* TO_RING_B2S_MSGQ_OCCUPANCY ev_sel=0x2f: Entries in the queue of B-Box to S-Box messages to the ring, added up each cycle. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x2f))
/* TO_RING_MSGQ_OCCUPANCY ev_sel=0x26: Entries in queues of messages to the ring, added up each cycle. */
#define NHMEX_SBOX_EVENT_TO_RING_MSGQ_OCCUPANCY_SNP /* TO_RING_MSGQ_OCCUPANCY.SNP ev_sel=0x26 umask=0x1: Events of snoops. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x126))
#define NHMEX_SBOX_EVENT_TO_RING_MSGQ_OCCUPANCY_NCS /* TO_RING_MSGQ_OCCUPANCY.NCS ev_sel=0x26 umask=0x2: Events of non-coherent standard messages. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x226))
#define NHMEX_SBOX_EVENT_TO_RING_MSGQ_OCCUPANCY_NCB /* TO_RING_MSGQ_OCCUPANCY.NCB ev_sel=0x26 umask=0x4: Events of non-coherent bypass messages. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x426))
#define NHMEX_SBOX_EVENT_TO_RING_MSGQ_OCCUPANCY_ALL /* TO_RING_MSGQ_OCCUPANCY.ALL ev_sel=0x26 umask=0x7: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x726))
#define NHMEX_SBOX_EVENT_TO_RING_NCB_MSGQ_CYCLES_FULL /* TO_RING_NCB_MSGQ_CYCLES_FULL ev_sel=0x21: Cycles in which the queue of non-coherent bypass messages to the ring was full. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x21))
#define NHMEX_SBOX_EVENT_TO_RING_NCB_MSGQ_CYCLES_NE /* TO_RING_NCB_MSGQ_CYCLES_NE ev_sel=0x24: Cycles in which the queue of non-coherent bypass messages to the ring was not empty. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x24))
#define NHMEX_SBOX_EVENT_TO_RING_NCS_MSGQ_CYCLES_FULL /* TO_RING_NCS_MSGQ_CYCLES_FULL ev_sel=0x22: Cycles in which the queue of non-coherent standard messages to the ring was full. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x22))
#define NHMEX_SBOX_EVENT_TO_RING_NDR_MSGQ_CYCLES_FULL /* TO_RING_NDR_MSGQ_CYCLES_FULL ev_sel=0x27: Cycles in which the queue of no-data response messages to the ring was full. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x27))
#define NHMEX_SBOX_EVENT_TO_RING_NDR_MSGQ_CYCLES_NE /* TO_RING_NDR_MSGQ_CYCLES_NE ev_sel=0x28: Cycles in which the queue of no-data response messages to the ring was not empty. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x28))
#define NHMEX_SBOX_EVENT_TO_RING_NDR_MSGQ_OCCUPANCY /* TO_RING_NDR_MSGQ_OCCUPANCY ev_sel=0x29: Entries in the queue of no-data response messages to the ring, added up each cycle. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x29))
#define NHMEX_SBOX_EVENT_TO_RING_R2S_MSGQ_CYCLES_FULL /* TO_RING_R2S_MSGQ_CYCLES_FULL ev_sel=0x2a: Cycles in which the queue of R-Box to S-Box messages to the ring was full. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x2a))
#define NHMEX_SBOX_EVENT_TO_RING_R2S_MSGQ_CYCLES_NE /* TO_RING_R2S_MSGQ_CYCLES_NE ev_sel=0x2c: Cycles in which the queue of R-Box to S-Box messages to the ring was not empty. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x2c))
#define NHMEX_SBOX_EVENT_TO_RING_R2S_MSGQ_OCCUPANCY /* TO_RING_R2S_MSGQ_OCCUPANCY ev_sel=0x2e: Entries in the queue of R-Box to S-Box messages to the ring, added up each cycle. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x2e))
#define NHMEX_SBOX_EVENT_TO_RING_SNP_MSGQ_CYCLES_FULL /* TO_RING_SNP_MSGQ_CYCLES_FULL ev_sel=0x20: Cycles in which the queue of snoop messages to the ring was full. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x20))
#define NHMEX_SBOX_EVENT_TO_RING_SNP_MSGQ_CYCLES_NE /* TO_RING_SNP_MSGQ_CYCLES_NE ev_sel=0x23: Cycles in which the queue of snoop messages to the ring was not empty. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x23))
/* TO_R_DRS_MSGQ_CYCLES_FULL ev_sel=0xe: Cycles in which the queue of data response messages to the system was full. */
#define NHMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_FULL_CBOX0_4 /* TO_R_DRS_MSGQ_CYCLES_FULL.CBOX0_4 ev_sel=0xe umask=0x1: Events of C-Boxes 0 and 4. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x10e))
#define NHMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_FULL_CBOX1_5 /* TO_R_DRS_MSGQ_CYCLES_FULL.CBOX1_5 ev_sel=0xe umask=0x2: Events of C-Boxes 1 and 5. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x20e))
#define NHMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_FULL_CBOX2_6 /* TO_R_DRS_MSGQ_CYCLES_FULL.CBOX2_6 ev_sel=0xe umask=0x4: Events of C-Boxes 2 and 6. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x40e))
#define NHMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_FULL_CBOX3_7 /* TO_R_DRS_MSGQ_CYCLES_FULL.CBOX3_7 ev_sel=0xe umask=0x8: Events of C-Boxes 3 and 7. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x80e))
#define NHMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_FULL_ALL /* TO_R_DRS_MSGQ_CYCLES_FULL.ALL ev_sel=0xe umask=0xf: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xf0e))
/* TO_R_DRS_MSGQ_CYCLES_NE ev_sel=0xf: Cycles in which the queue of data response messages to the system was not empty. */
#define NHMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_NE_CBOX0_4 /* TO_R_DRS_MSGQ_CYCLES_NE.CBOX0_4 ev_sel=0xf umask=0x1: Events of C-Boxes 0 and 4. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x10f))
#define NHMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_NE_CBOX1_5 /* TO_R_DRS_MSGQ_CYCLES_NE.CBOX1_5 ev_sel=0xf umask=0x2: Events of C-Boxes 1 and 5. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x20f))
#define NHMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_NE_CBOX2_6 /* TO_R_DRS_MSGQ_CYCLES_NE.CBOX2_6 ev_sel=0xf umask=0x4: Events of C-Boxes 2 and 6. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x40f))
#define NHMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_NE_CBOX3_7 /* TO_R_DRS_MSGQ_CYCLES_NE.CBOX3_7 ev_sel=0xf umask=0x8: Events of C-Boxes 3 and 7. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x80f))
#define NHMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_NE_ALL /* TO_R_DRS_MSGQ_CYCLES_NE.ALL ev_sel=0xf umask=0xf: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xf0f))
/* TO_R_DRS_MSGQ_OCCUPANCY ev_sel=0x10: Entries in the queue of data response messages to the system, added up each cycle. */
#define NHMEX_SBOX_EVENT_TO_R_DRS_MSGQ_OCCUPANCY_CBOX0_4 /* TO_R_DRS_MSGQ_OCCUPANCY.CBOX0_4 ev_sel=0x10 umask=0x1: Events of C-Boxes 0 and 4. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x110))
#define NHMEX_SBOX_EVENT_TO_R_DRS_MSGQ_OCCUPANCY_CBOX1_5 /* TO_R_DRS_MSGQ_OCCUPANCY.CBOX1_5 ev_sel=0x10 umask=0x2: Events of C-Boxes 1 and 5. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x210))
#define NHMEX_SBOX_EVENT_TO_R_DRS_MSGQ_OCCUPANCY_CBOX2_6 /* TO_R_DRS_MSGQ_OCCUPANCY.CBOX2_6 ev_sel=0x10 umask=0x4: Events of C-Boxes 2 and 6. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x410))
#define NHMEX_SBOX_EVENT_TO_R_DRS_MSGQ_OCCUPANCY_CBOX3_7 /* TO_R_DRS_MSGQ_OCCUPANCY.CBOX3_7 ev_sel=0x10 umask=0x8: Events of C-Boxes 3 and 7. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x810))
#define NHMEX_SBOX_EVENT_TO_R_DRS_MSGQ_OCCUPANCY_ALL /* TO_R_DRS_MSGQ_OCCUPANCY.ALL ev_sel=0x10 umask=0xf: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xf10))
/* TO_R_B_HOM_MSGQ_CYCLES_FULL ev_sel=0x3: Cycles in which the queue of home messages to the system was full. */
#define NHMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_CYCLES_FULL_RBOX /* TO_R_B_HOM_MSGQ_CYCLES_FULL.RBOX ev_sel=0x3 umask=0x1: Events of the R-Box. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x103))
#define NHMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_CYCLES_FULL_BBOX /* TO_R_B_HOM_MSGQ_CYCLES_FULL.BBOX ev_sel=0x3 umask=0x2: Events of the B-Box. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x203))
#define NHMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_CYCLES_FULL_ALL /* TO_R_B_HOM_MSGQ_CYCLES_FULL.ALL ev_sel=0x3 umask=0x3: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x303))
/* TO_R_B_HOM_MSGQ_CYCLES_NE ev_sel=0x6: Cycles in which the queue of home messages to the system was not empty. */
#define NHMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_CYCLES_NE_RBOX /* TO_R_B_HOM_MSGQ_CYCLES_NE.RBOX ev_sel=0x6 umask=0x1: Events of the R-Box. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x106))
#define NHMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_CYCLES_NE_BBOX /* TO_R_B_HOM_MSGQ_CYCLES_NE.BBOX ev_sel=0x6 umask=0x2: Events of the B-Box. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x206))
#define NHMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_CYCLES_NE_ALL /* TO_R_B_HOM_MSGQ_CYCLES_NE.ALL ev_sel=0x6 umask=0x3: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x306))
/* TO_R_B_HOM_MSGQ_OCCUPANCY ev_sel=0x7: Entries in the queue of home messages to the system, added up each cycle. */
#define NHMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_OCCUPANCY_RBOX /* TO_R_B_HOM_MSGQ_OCCUPANCY.RBOX ev_sel=0x7 umask=0x1: Events of the R-Box. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x107))
#define NHMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_OCCUPANCY_BBOX /* TO_R_B_HOM_MSGQ_OCCUPANCY.BBOX ev_sel=0x7 umask=0x2: Events of the B-Box. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x207))
#define NHMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_OCCUPANCY_ALL /* TO_R_B_HOM_MSGQ_OCCUPANCY.ALL ev_sel=0x7 umask=0x3: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x307))
/* TO_R_NCB_MSGQ_CYCLES_FULL ev_sel=0x11: Cycles in which the queue of non-coherent bypass messages to the system was full. */
#define NHMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_FULL_CBOX0_4 /* TO_R_NCB_MSGQ_CYCLES_FULL.CBOX0_4 ev_sel=0x11 umask=0x1: Events of C-Boxes 0 and 4. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x111))
#define NHMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_FULL_CBOX1_5 /* TO_R_NCB_MSGQ_CYCLES_FULL.CBOX1_5 ev_sel=0x11 umask=0x2: Events of C-Boxes 1 and 5. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x211))
#define NHMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_FULL_CBOX2_6 /* TO_R_NCB_MSGQ_CYCLES_FULL.CBOX2_6 ev_sel=0x11 umask=0x4: Events of C-Boxes 2 and 6. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x411))
#define NHMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_FULL_CBOX3_7 /* TO_R_NCB_MSGQ_CYCLES_FULL.CBOX3_7 ev_sel=0x11 umask=0x8: Events of C-Boxes 3 and 7. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x811))
#define NHMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_FULL_ALL /* TO_R_NCB_MSGQ_CYCLES_FULL.ALL ev_sel=0x11 umask=0xf: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xf11))
/* TO_R_NCB_MSGQ_CYCLES_NE ev_sel=0x12: Cycles in which the queue of non-coherent bypass messages to the system was not empty. */
#define NHMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_NE_CBOX0_4 /* TO_R_NCB_MSGQ_CYCLES_NE.CBOX0_4 ev_sel=0x12 umask=0x1: Events of C-Boxes 0 and 4. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x112))
#define NHMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_NE_CBOX1_5 /* TO_R_NCB_MSGQ_CYCLES_NE.CBOX1_5 ev_sel=0x12 umask=0x2: Events of C-Boxes 1 and 5. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x212))
#define NHMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_NE_CBOX2_6 /* TO_R_NCB_MSGQ_CYCLES_NE.CBOX2_6 ev_sel=0x12 umask=0x4: Events of C-Boxes 2 and 6. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x412))
#define NHMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_NE_CBOX3_7 /* TO_R_NCB_MSGQ_CYCLES_NE.CBOX3_7 ev_sel=0x12 umask=0x8: Events of C-Boxes 3 and 7. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x812))
#define NHMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_NE_ALL /* TO_R_NCB_MSGQ_CYCLES_NE.ALL ev_sel=0x12 umask=0xf: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xf12))
/* TO_R_NCB_MSGQ_OCCUPANCY ev_sel=0x13: Entries in the queue of non-coherent bypass messages to the system, added up each cycle. */
#define NHMEX_SBOX_EVENT_TO_R_NCB_MSGQ_OCCUPANCY_CBOX0_4 /* TO_R_NCB_MSGQ_OCCUPANCY.CBOX0_4 ev_sel=0x13 umask=0x1: Events of C-Boxes 0 and 4. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x113))
#define NHMEX_SBOX_EVENT_TO_R_NCB_MSGQ_OCCUPANCY_CBOX1_5 /* TO_R_NCB_MSGQ_OCCUPANCY.CBOX1_5 ev_sel=0x13 umask=0x2: Events of C-Boxes 1 and 5. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x213))
#define NHMEX_SBOX_EVENT_TO_R_NCB_MSGQ_OCCUPANCY_CBOX2_6 /* TO_R_NCB_MSGQ_OCCUPANCY.CBOX2_6 ev_sel=0x13 umask=0x4: Events of C-Boxes 2 and 6. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x413))
#define NHMEX_SBOX_EVENT_TO_R_NCB_MSGQ_OCCUPANCY_CBOX3_7 /* TO_R_NCB_MSGQ_OCCUPANCY.CBOX3_7 ev_sel=0x13 umask=0x8: Events of C-Boxes 3 and 7. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x813))
#define NHMEX_SBOX_EVENT_TO_R_NCB_MSGQ_OCCUPANCY_ALL /* TO_R_NCB_MSGQ_OCCUPANCY.ALL ev_sel=0x13 umask=0xf: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xf13))
/* TO_R_NCS_MSGQ_CYCLES_FULL ev_sel=0x14: Cycles in which the queue of non-coherent standard messages to the system was full. */
#define NHMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_FULL_CBOX0_4 /* TO_R_NCS_MSGQ_CYCLES_FULL.CBOX0_4 ev_sel=0x14 umask=0x1: Events of C-Boxes 0 and 4. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x114))
#define NHMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_FULL_CBOX1_5 /* TO_R_NCS_MSGQ_CYCLES_FULL.CBOX1_5 ev_sel=0x14 umask=0x2: Events of C-Boxes 1 and 5. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x214))
#define NHMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_FULL_CBOX2_6 /* TO_R_NCS_MSGQ_CYCLES_FULL.CBOX2_6 ev_sel=0x14 umask=0x4: Events of C-Boxes 2 and 6. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x414))
#define NHMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_FULL_CBOX3_7 /* TO_R_NCS_MSGQ_CYCLES_FULL.CBOX3_7 ev_sel=0x14 umask=0x8: Events of C-Boxes 3 and 7. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x814))
#define NHMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_FULL_ALL /* TO_R_NCS_MSGQ_CYCLES_FULL.ALL ev_sel=0x14 umask=0xf: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xf14))
/* TO_R_NCS_MSGQ_CYCLES_NE ev_sel=0x15: Cycles in which the queue of non-coherent standard messages to the system was not empty. */
#define NHMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_NE_CBOX0_4 /* TO_R_NCS_MSGQ_CYCLES_NE.CBOX0_4 ev_sel=0x15 umask=0x1: Events of C-Boxes 0 and 4. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x115))
#define NHMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_NE_CBOX1_5 /* TO_R_NCS_MSGQ_CYCLES_NE.CBOX1_5 ev_sel=0x15 umask=0x2: Events of C-Boxes 1 and 5. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x215))
#define NHMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_NE_CBOX2_6 /* TO_R_NCS_MSGQ_CYCLES_NE.CBOX2_6 ev_sel=0x15 umask=0x4: Events of C-Boxes 2 and 6. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x415))
#define NHMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_NE_CBOX3_7 /* TO_R_NCS_MSGQ_CYCLES_NE.CBOX3_7 ev_sel=0x15 umask=0x8: Events of C-Boxes 3 and 7. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x815))
#define NHMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_NE_ALL /* TO_R_NCS_MSGQ_CYCLES_NE.ALL ev_sel=0x15 umask=0xf: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xf15))
/* TO_R_NCS_MSGQ_OCCUPANCY ev_sel=0x16: Entries in the queue of non-coherent standard messages to the system, added up each cycle. */
#define NHMEX_SBOX_EVENT_TO_R_NCS_MSGQ_OCCUPANCY_CBOX0_4 /* TO_R_NCS_MSGQ_OCCUPANCY.CBOX0_4 ev_sel=0x16 umask=0x1: Events of C-Boxes 0 and 4. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x116))
#define NHMEX_SBOX_EVENT_TO_R_NCS_MSGQ_OCCUPANCY_CBOX1_5 /* TO_R_NCS_MSGQ_OCCUPANCY.CBOX1_5 ev_sel=0x16 umask=0x2: Events of C-Boxes 1 and 5. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x216))
#define NHMEX_SBOX_EVENT_TO_R_NCS_MSGQ_OCCUPANCY_CBOX2_6 /* TO_R_NCS_MSGQ_OCCUPANCY.CBOX2_6 ev_sel=0x16 umask=0x4: Events of C-Boxes 2 and 6. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x416))
#define NHMEX_SBOX_EVENT_TO_R_NCS_MSGQ_OCCUPANCY_CBOX3_7 /* TO_R_NCS_MSGQ_OCCUPANCY.CBOX3_7 ev_sel=0x16 umask=0x8: Events of C-Boxes 3 and 7. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x816))
#define NHMEX_SBOX_EVENT_TO_R_NCS_MSGQ_OCCUPANCY_ALL /* TO_R_NCS_MSGQ_OCCUPANCY.ALL ev_sel=0x16 umask=0xf: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xf16))
#define NHMEX_SBOX_EVENT_TO_R_NDR_MSGQ_CYCLES_FULL /* TO_R_NDR_MSGQ_CYCLES_FULL ev_sel=0xb: Cycles in which the queue of no-data response messages to the system was full. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xb))
#define NHMEX_SBOX_EVENT_TO_R_NDR_MSGQ_CYCLES_NE /* TO_R_NDR_MSGQ_CYCLES_NE ev_sel=0xc: Cycles in which the queue of no-data response messages to the system was not empty. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xc))
#define NHMEX_SBOX_EVENT_TO_R_NDR_MSGQ_OCCUPANCY /* TO_R_NDR_MSGQ_OCCUPANCY ev_sel=0xd: Entries in the queue of no-data response messages to the system, added up each cycle. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xd))
#define NHMEX_SBOX_EVENT_TO_R_PROG_EV /* TO_R_PROG_EV ev_sel=0x0: Packets to the system that match and mask choose. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x0))
#define NHMEX_SBOX_EVENT_TO_R_PROG_EV_MATCH_MASK UINT64_C(0xffffffffffffffff)
#define NHMEX_SBOX_EVENT_TO_R_PROG_EV_MASK_MASK UINT64_C(0xffffffffffffffff)
/* TO_R_B_REQUESTS ev_sel=0x6c: Requests to home agents. */
#define NHMEX_SBOX_EVENT_TO_R_B_REQUESTS_LOCAL /* TO_R_B_REQUESTS.LOCAL ev_sel=0x6c umask=0x1: Events of this socket. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x16c))
#define NHMEX_SBOX_EVENT_TO_R_B_REQUESTS_REMOTE /* TO_R_B_REQUESTS.REMOTE ev_sel=0x6c umask=0x2: Events of other sockets. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x26c))
#define NHMEX_SBOX_EVENT_TO_R_B_REQUESTS_ALL /* TO_R_B_REQUESTS.ALL ev_sel=0x6c umask=0x3: Events of all kinds. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x36c))
#define NHMEX_SBOX_EVENT_TO_R_SNP_MSGQ_CYCLES_FULL /* TO_R_SNP_MSGQ_CYCLES_FULL ev_sel=0x8: Cycles in which the queue of snoop messages to the system was full. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x8))
#define NHMEX_SBOX_EVENT_TO_R_SNP_MSGQ_CYCLES_NE /* TO_R_SNP_MSGQ_CYCLES_NE ev_sel=0x9: Cycles in which the queue of snoop messages to the system was not empty. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0x9))
#define NHMEX_SBOX_EVENT_TO_R_SNP_MSGQ_OCCUPANCY /* TO_R_SNP_MSGQ_OCCUPANCY ev_sel=0xa: Entries in the queue of snoop messages to the system, added up each cycle. */ \
	NHMEX_SBOX_CTL_(UINT64_C(0xa))

#endif
