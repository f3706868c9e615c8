/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/wsmex/sbox.events.json by "make generate". Do not edit. */
/*
 * The events of wsmex sbox as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_WSMEX_SBOX_EVENTS_H
#define UNCORE_WSMEX_SBOX_EVENTS_H

#include "uncore/wsmex/sbox.h"

#define WSMEX_SBOX_CTL_(raw) UNCORE_VALUE_(wsmex_sbox_ctl, raw)
#define WSMEX_SBOX_EVENT_TO_R_PROG_EV /* TO_R_PROG_EV ev_sel=0x0: Packets to the system that match and mask choose. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x0))
#define WSMEX_SBOX_EVENT_TO_R_PROG_EV_MATCH_MASK UINT64_C(0xffffffffffffffff)
#define WSMEX_SBOX_EVENT_TO_R_PROG_EV_MASK_MASK UINT64_C(0xffffffffffffffff)
/* TO_R_B_HOM_MSGQ_CYCLES_FULL ev_sel=0x3: Cycles in which the queue of home messages to the system was full. */
#define WSMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_CYCLES_FULL_RBOX /* TO_R_B_HOM_MSGQ_CYCLES_FULL.RBOX ev_sel=0x3 umask=0x1: Events of the R-Box. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x103))
#define WSMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_CYCLES_FULL_BBOX /* TO_R_B_HOM_MSGQ_CYCLES_FULL.BBOX ev_sel=0x3 umask=0x2: Events of the B-Box. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x203))
#define WSMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_CYCLES_FULL_ALL /* TO_R_B_HOM_MSGQ_CYCLES_FULL.ALL ev_sel=0x3 umask=0x3: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x303))
/* TO_R_B_HOM_MSGQ_CYCLES_NE ev_sel=0x6: Cycles in which the queue of home messages to the system was not empty. */
#define WSMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_CYCLES_NE_RBOX /* TO_R_B_HOM_MSGQ_CYCLES_NE.RBOX ev_sel=0x6 umask=0x1: Events of the R-Box. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x106))
#define WSMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_CYCLES_NE_BBOX /* TO_R_B_HOM_MSGQ_CYCLES_NE.BBOX ev_sel=0x6 umask=0x2: Events of the B-Box. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x206))
#define WSMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_CYCLES_NE_ALL /* TO_R_B_HOM_MSGQ_CYCLES_NE.ALL ev_sel=0x6 umask=0x3: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x306))
/* TO_R_B_HOM_MSGQ_OCCUPANCY ev_sel=0x7: Entries in the queue of home messages to the system, added up each cycle. */
#define WSMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_OCCUPANCY_RBOX /* TO_R_B_HOM_MSGQ_OCCUPANCY.RBOX ev_sel=0x7 umask=0x1: Events of the R-Box. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x107))
#define WSMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_OCCUPANCY_BBOX /* TO_R_B_HOM_MSGQ_OCCUPANCY.BBOX ev_sel=0x7 umask=0x2: Events of the B-Box. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x207))
#define WSMEX_SBOX_EVENT_TO_R_B_HOM_MSGQ_OCCUPANCY_ALL /* TO_R_B_HOM_MSGQ_OCCUPANCY.ALL ev_sel=0x7 umask=0x3: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x307))
#define WSMEX_SBOX_EVENT_TO_R_SNP_MSGQ_CYCLES_FULL /* TO_R_SNP_MSGQ_CYCLES_FULL ev_sel=0x8: Cycles in which the queue of snoop messages to the system was full. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x8))
#define WSMEX_SBOX_EVENT_TO_R_SNP_MSGQ_CYCLES_NE /* TO_R_SNP_MSGQ_CYCLES_NE ev_sel=0x9: Cycles in which the queue of snoop messages to the system was not empty. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x9))
#define WSMEX_SBOX_EVENT_TO_R_SNP_MSGQ_OCCUPANCY /* TO_R_SNP_MSGQ_OCCUPANCY ev_sel=0xa: Entries in the queue of snoop messages to the system, added up each cycle. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0xa))
#define WSMEX_SBOX_EVENT_TO_R_NDR_MSGQ_CYCLES_FULL /* TO_R_NDR_MSGQ_CYCLES_FULL ev_sel=0xb: Cycles in which the queue of no-data response messages to the system was full. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0xb))
#define WSMEX_SBOX_EVENT_TO_R_NDR_MSGQ_CYCLES_NE /* TO_R_NDR_MSGQ_CYCLES_NE ev_sel=0xc: Cycles in which the queue of no-data response messages to the system was not empty. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0xc))
#define WSMEX_SBOX_EVENT_TO_R_NDR_MSGQ_OCCUPANCY /* TO_R_NDR_MSGQ_OCCUPANCY ev_sel=0xd: Entries in the queue of no-data response messages to the system, added up each cycle. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0xd))
/* TO_R_DRS_MSGQ_CYCLES_FULL ev_sel=0xe: Cycles in which the queue of data response messages to the system was full. */
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_FULL_CBOX0_5 /* TO_R_DRS_MSGQ_CYCLES_FULL.CBOX0_5 ev_sel=0xe umask=0x1: Events of C-Boxes 0 and 5. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x10e))
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_FULL_CBOX1_6 /* TO_R_DRS_MSGQ_CYCLES_FULL.CBOX1_6 ev_sel=0xe umask=0x2: Events of C-Boxes 1 and 6. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x20e))
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_FULL_CBOX2_7 /* TO_R_DRS_MSGQ_CYCLES_FULL.CBOX2_7 ev_sel=0xe umask=0x4: Events of C-Boxes 2 and 7. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x40e))
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_FULL_CBOX3_8 /* TO_R_DRS_MSGQ_CYCLES_FULL.CBOX3_8 ev_sel=0xe umask=0x8: Events of C-Boxes 3 and 8. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x80e))
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_FULL_CBOX4_9 /* TO_R_DRS_MSGQ_CYCLES_FULL.CBOX4_9 ev_sel=0xe umask=0x10: Events of C-Boxes 4 and 9. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x100e))
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_FULL_ALL /* TO_R_DRS_MSGQ_CYCLES_FULL.ALL ev_sel=0xe umask=0x1f: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1f0e))
/* TO_R_DRS_MSGQ_CYCLES_NE ev_sel=0xf: Cycles in which the queue of data response messages to the system was not empty. */
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_NE_CBOX0_5 /* TO_R_DRS_MSGQ_CYCLES_NE.CBOX0_5 ev_sel=0xf umask=0x1: Events of C-Boxes 0 and 5. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x10f))
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_NE_CBOX1_6 /* TO_R_DRS_MSGQ_CYCLES_NE.CBOX1_6 ev_sel=0xf umask=0x2: Events of C-Boxes 1 and 6. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x20f))
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_NE_CBOX2_7 /* TO_R_DRS_MSGQ_CYCLES_NE.CBOX2_7 ev_sel=0xf umask=0x4: Events of C-Boxes 2 and 7. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x40f))
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_NE_CBOX3_8 /* TO_R_DRS_MSGQ_CYCLES_NE.CBOX3_8 ev_sel=0xf umask=0x8: Events of C-Boxes 3 and 8. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x80f))
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_NE_CBOX4_9 /* TO_R_DRS_MSGQ_CYCLES_NE.CBOX4_9 ev_sel=0xf umask=0x10: Events of C-Boxes 4 and 9. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x100f))
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_CYCLES_NE_ALL /* TO_R_DRS_MSGQ_CYCLES_NE.ALL ev_sel=0xf umask=0x1f: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1f0f))
/* TO_R_DRS_MSGQ_OCCUPANCY ev_sel=0x10: Entries in the queue of data response messages to the system, added up each cycle. */
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_OCCUPANCY_CBOX0_5 /* TO_R_DRS_MSGQ_OCCUPANCY.CBOX0_5 ev_sel=0x10 umask=0x1: Events of C-Boxes 0 and 5. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x110))
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_OCCUPANCY_CBOX1_6 /* TO_R_DRS_MSGQ_OCCUPANCY.CBOX1_6 ev_sel=0x10 umask=0x2: Events of C-Boxes 1 and 6. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x210))
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_OCCUPANCY_CBOX2_7 /* TO_R_DRS_MSGQ_OCCUPANCY.CBOX2_7 ev_sel=0x10 umask=0x4: Events of C-Boxes 2 and 7. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x410))
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_OCCUPANCY_CBOX3_8 /* TO_R_DRS_MSGQ_OCCUPANCY.CBOX3_8 ev_sel=0x10 umask=0x8: Events of C-Boxes 3 and 8. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x810))
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_OCCUPANCY_CBOX4_9 /* TO_R_DRS_MSGQ_OCCUPANCY.CBOX4_9 ev_sel=0x10 umask=0x10: Events of C-Boxes 4 and 9. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1010))
#define WSMEX_SBOX_EVENT_TO_R_DRS_MSGQ_OCCUPANCY_ALL /* TO_R_DRS_MSGQ_OCCUPANCY.ALL ev_sel=0x10 umask=0x1f: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1f10))
/* TO_R_NCB_MSGQ_CYCLES_FULL ev_sel=0x11: Cycles in which the queue of non-coherent bypass messages to the system was full. */
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_FULL_CBOX0_5 /* TO_R_NCB_MSGQ_CYCLES_FULL.CBOX0_5 ev_sel=0x11 umask=0x1: Events of C-Boxes 0 and 5. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x111))
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_FULL_CBOX1_6 /* TO_R_NCB_MSGQ_CYCLES_FULL.CBOX1_6 ev_sel=0x11 umask=0x2: Events of C-Boxes 1 and 6. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x211))
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_FULL_CBOX2_7 /* TO_R_NCB_MSGQ_CYCLES_FULL.CBOX2_7 ev_sel=0x11 umask=0x4: Events of C-Boxes 2 and 7. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x411))
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_FULL_CBOX3_8 /* TO_R_NCB_MSGQ_CYCLES_FULL.CBOX3_8 ev_sel=0x11 umask=0x8: Events of C-Boxes 3 and 8. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x811))
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_FULL_CBOX4_9 /* TO_R_NCB_MSGQ_CYCLES_FULL.CBOX4_9 ev_sel=0x11 umask=0x10: Events of C-Boxes 4 and 9. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1011))
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_FULL_ALL /* TO_R_NCB_MSGQ_CYCLES_FULL.ALL ev_sel=0x11 umask=0x1f: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1f11))
/* TO_R_NCB_MSGQ_CYCLES_NE ev_sel=0x12: Cycles in which the queue of non-coherent bypass messages to the system was not empty. */
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_NE_CBOX0_5 /* TO_R_NCB_MSGQ_CYCLES_NE.CBOX0_5 ev_sel=0x12 umask=0x1: Events of C-Boxes 0 and 5. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x112))
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_NE_CBOX1_6 /* TO_R_NCB_MSGQ_CYCLES_NE.CBOX1_6 ev_sel=0x12 umask=0x2: Events of C-Boxes 1 and 6. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x212))
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_NE_CBOX2_7 /* TO_R_NCB_MSGQ_CYCLES_NE.CBOX2_7 ev_sel=0x12 umask=0x4: Events of C-Boxes 2 and 7. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x412))
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_NE_CBOX3_8 /* TO_R_NCB_MSGQ_CYCLES_NE.CBOX3_8 ev_sel=0x12 umask=0x8: Events of C-Boxes 3 and 8. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x812))
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_NE_CBOX4_9 /* TO_R_NCB_MSGQ_CYCLES_NE.CBOX4_9 ev_sel=0x12 umask=0x10: Events of C-Boxes 4 and 9. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1012))
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_CYCLES_NE_ALL /* TO_R_NCB_MSGQ_CYCLES_NE.ALL ev_sel=0x12 umask=0x1f: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1f12))
/* TO_R_NCB_MSGQ_OCCUPANCY ev_sel=0x13: Entries in the queue of non-coherent bypass messages to the system, added up each cycle. */
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_OCCUPANCY_CBOX0_5 /* TO_R_NCB_MSGQ_OCCUPANCY.CBOX0_5 ev_sel=0x13 umask=0x1: Events of C-Boxes 0 and 5. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x113))
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_OCCUPANCY_CBOX1_6 /* TO_R_NCB_MSGQ_OCCUPANCY.CBOX1_6 ev_sel=0x13 umask=0x2: Events of C-Boxes 1 and 6. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x213))
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_OCCUPANCY_CBOX2_7 /* TO_R_NCB_MSGQ_OCCUPANCY.CBOX2_7 ev_sel=0x13 umask=0x4: Events of C-Boxes 2 and 7. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x413))
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_OCCUPANCY_CBOX3_8 /* TO_R_NCB_MSGQ_OCCUPANCY.CBOX3_8 ev_sel=0x13 umask=0x8: Events of C-Boxes 3 and 8. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x813))
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_OCCUPANCY_CBOX4_9 /* TO_R_NCB_MSGQ_OCCUPANCY.CBOX4_9 ev_sel=0x13 umask=0x10: Events of C-Boxes 4 and 9. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1013))
#define WSMEX_SBOX_EVENT_TO_R_NCB_MSGQ_OCCUPANCY_ALL /* TO_R_NCB_MSGQ_OCCUPANCY.ALL ev_sel=0x13 umask=0x1f: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1f13))
/* TO_R_NCS_MSGQ_CYCLES_FULL ev_sel=0x14: Cycles in which the queue of non-coherent standard messages to the system was full. */
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_FULL_CBOX0_5 /* TO_R_NCS_MSGQ_CYCLES_FULL.CBOX0_5 ev_sel=0x14 umask=0x1: Events of C-Boxes 0 and 5. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x114))
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_FULL_CBOX1_6 /* TO_R_NCS_MSGQ_CYCLES_FULL.CBOX1_6 ev_sel=0x14 umask=0x2: Events of C-Boxes 1 and 6. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x214))
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_FULL_CBOX2_7 /* TO_R_NCS_MSGQ_CYCLES_FULL.CBOX2_7 ev_sel=0x14 umask=0x4: Events of C-Boxes 2 and 7. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x414))
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_FULL_CBOX3_8 /* TO_R_NCS_MSGQ_CYCLES_FULL.CBOX3_8 ev_sel=0x14 umask=0x8: Events of C-Boxes 3 and 8. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x814))
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_FULL_CBOX4_9 /* TO_R_NCS_MSGQ_CYCLES_FULL.CBOX4_9 ev_sel=0x14 umask=0x10: Events of C-Boxes 4 and 9. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1014))
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_FULL_ALL /* TO_R_NCS_MSGQ_CYCLES_FULL.ALL ev_sel=0x14 umask=0x1f: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1f14))
/* TO_R_NCS_MSGQ_CYCLES_NE ev_sel=0x15: Cycles in which the queue of non-coherent standard messages to the system was not empty. */
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_NE_CBOX0_5 /* TO_R_NCS_MSGQ_CYCLES_NE.CBOX0_5 ev_sel=0x15 umask=0x1: Events of C-Boxes 0 and 5. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x115))
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_NE_CBOX1_6 /* TO_R_NCS_MSGQ_CYCLES_NE.CBOX1_6 ev_sel=0x15 umask=0x2: Events of C-Boxes 1 and 6. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x215))
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_NE_CBOX2_7 /* TO_R_NCS_MSGQ_CYCLES_NE.CBOX2_7 ev_sel=0x15 umask=0x4: Events of C-Boxes 2 and 7. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x415))
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_NE_CBOX3_8 /* TO_R_NCS_MSGQ_CYCLES_NE.CBOX3_8 ev_sel=0x15 umask=0x8: Events of C-Boxes 3 and 8. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x815))
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_NE_CBOX4_9 /* TO_R_NCS_MSGQ_CYCLES_NE.CBOX4_9 ev_sel=0x15 umask=0x10: Events of C-Boxes 4 and 9. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1015))
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_CYCLES_NE_ALL /* TO_R_NCS_MSGQ_CYCLES_NE.ALL ev_sel=0x15 umask=0x1f: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1f15))
/* TO_R_NCS_MSGQ_OCCUPANCY ev_sel=0x16: Entries in the queue of non-coherent standard messages to the system, added up each cycle. */
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_OCCUPANCY_CBOX0_5 /* TO_R_NCS_MSGQ_OCCUPANCY.CBOX0_5 ev_sel=0x16 umask=0x1: Events of C-Boxes 0 and 5. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x116))
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_OCCUPANCY_CBOX1_6 /* TO_R_NCS_MSGQ_OCCUPANCY.CBOX1_6 ev_sel=0x16 umask=0x2: Events of C-Boxes 1 and 6. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x216))
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_OCCUPANCY_CBOX2_7 /* TO_R_NCS_MSGQ_OCCUPANCY.CBOX2_7 ev_sel=0x16 umask=0x4: Events of C-Boxes 2 and 7. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x416))
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_OCCUPANCY_CBOX3_8 /* TO_R_NCS_MSGQ_OCCUPANCY.CBOX3_8 ev_sel=0x16 umask=0x8: Events of C-Boxes 3 and 8. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x816))
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_OCCUPANCY_CBOX4_9 /* TO_R_NCS_MSGQ_OCCUPANCY.CBOX4_9 ev_sel=0x16 umask=0x10: Events of C-Boxes 4 and 9. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1016))
#define WSMEX_SBOX_EVENT_TO_R_NCS_MSGQ_OCCUPANCY_ALL /* TO_R_NCS_MSGQ_OCCUPANCY.ALL ev_sel=0x16 umask=0x1f: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1f16))
#define WSMEX_SBOX_EVENT_TO_RING_SNP_MSGQ_CYCLES_FULL /* TO_RING_SNP_MSGQ_CYCLES_FULL ev_sel=0x20: Cycles in which the queue of snoop messages to the ring was full. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x20))
#define WSMEX_SBOX_EVENT_TO_RING_NCB_MSGQ_CYCLES_FULL /* TO_RING_NCB_MSGQ_CYCLES_FULL ev_sel=0x21: Cycles in which the queue of non-coherent bypass messages to the ring was full. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x21))
#define WSMEX_SBOX_EVENT_TO_RING_NCS_MSGQ_CYCLES_FULL /* TO_RING_NCS_MSGQ_CYCLES_FULL ev_sel=0x22: Cycles in which the queue of non-coherent standard messages to the ring was full. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x22))
#define WSMEX_SBOX_EVENT_TO_RING_SNP_MSGQ_CYCLES_NE /* TO_RING_SNP_MSGQ_CYCLES_NE ev_sel=0x23: Cycles in which the queue of snoop messages to the ring was not empty. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x23))
#define WSMEX_SBOX_EVENT_TO_RING_NCB_MSGQ_CYCLES_NE /* TO_RING_NCB_MSGQ_CYCLES_NE ev_sel=0x24: Cycles in which the queue of non-coherent bypass messages to the ring was not empty. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x24))
#define WSMEX_SBOX_EVENT_TO_RING_NCS_MSGQ_CYCLES_NE /* TO_RING_NCS_MSGQ_CYCLES_NE ev_sel=0x25: Cycles in which the queue of non-coherent standard messages to the ring was not empty. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x25))
/* TO_RING_MSGQ_OCCUPANCY ev_sel=0x26: Entries in queues of messages to the ring, added up each cycle. */
#define WSMEX_SBOX_EVENT_TO_RING_MSGQ_OCCUPANCY_SNP /* TO_RING_MSGQ_OCCUPANCY.SNP ev_sel=0x26 umask=0x1: Events of snoops. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x126))
#define WSMEX_SBOX_EVENT_TO_RING_MSGQ_OCCUPANCY_NCS /* TO_RING_MSGQ_OCCUPANCY.NCS ev_sel=0x26 umask=0x2: Events of non-coherent standard messages. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x226))
#define WSMEX_SBOX_EVENT_TO_RING_MSGQ_OCCUPANCY_NCB /* TO_RING_MSGQ_OCCUPANCY.NCB ev_sel=0x26 umask=0x4: Events of non-coherent bypass messages. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x426))
#define WSMEX_SBOX_EVENT_TO_RING_MSGQ_OCCUPANCY_ALL /* TO_RING_MSGQ_OCCUPANCY.ALL ev_sel=0x26 umask=0x7: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x726))
#define WSMEX_SBOX_EVENT_TO_RING_NDR_MSGQ_CYCLES_FULL /* TO_RING_NDR_MSGQ_CYCLES_FULL ev_sel=0x27: Cycles in which the queue of no-data response messages to the ring was full. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x27))
#define WSMEX_SBOX_EVENT_TO_RING_NDR_MSGQ_CYCLES_NE /* TO_RING_NDR_MSGQ_CYCLES_NE ev_sel=0x28: Cycles in which the queue of no-data response messages to the ring was not empty. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x28))
#define WSMEX_SBOX_EVENT_TO_RING_NDR_MSGQ_OCCUPANCY /* TO_RING_NDR_MSGQ_OCCUPANCY ev_sel=0x29: Entries in the queue of no-data response messages to the ring, added up each cycle. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x29))
#define WSMEX_SBOX_EVENT_TO_RING_R2S_MSGQ_CYCLES_FULL /* TO_RING_R2S_MSGQ_CYCLES_FULL ev_sel=0x2a: Cycles in which the queue of R-Box to S-Box messages to the ring was full. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x2a))
#define WSMEX_SBOX_EVENT_TO_RING_R2S_MSGQ_CYCLES_NE /* TO_RING_R2S_MSGQ_CYCLES_NE ev_sel=0x2b: Cycles in which the queue of R-Box to S-Box messages to the ring was not empty. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x2b))
#define WSMEX_SBOX_EVENT_TO_RING_R2S_MSGQ_OCCUPANCY /* TO_RING_R2S_MSGQ_OCCUPANCY ev_sel=0x2c: Entries in the queue of R-Box to S-Box messages to the ring, added up each cycle. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x2c))
#define WSMEX_SBOX_EVENT_TO_RING_B2S_MSGQ_CYCLES_FULL /* TO_RING_B2S_MSGQ_CYCLES_FULL ev_sel=0x2d: Cycles in which the queue of B-Box to S-Box messages to the ring was full. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x2d))
#define WSMEX_SBOX_EVENT_TO_RING_B2S_MSGQ_CYCLES_NE /* TO_RING_B2S_MSGQ_CYCLES_NE ev_sel=0x2e: Cycles in which the queue of B-Box to S-Box messages to the ring was not empty. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x2e))
#define WSMEX_SBOX_EVENT_TO_RING_B2S_MSGQ_OCCUPANCY /* TO_RING_B2S_MSGQ_OCCUPANCY ev_sel=0x2f: Entries in the queue of B-Box to S-Box messages to the ring, added up each cycle. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x2f))
#define WSMEX_SBOX_EVENT_HALFLINE_BYPASS /* HALFLINE_BYPASS ev_sel=0x30: Half lines that went past the buffer. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x30))
/* REQ_TBL_OCCUPANCY ev_sel=0x31: Entries of the request table that are in use, added up each cycle. */
#define WSMEX_SBOX_EVENT_REQ_TBL_OCCUPANCY_LOCAL /* REQ_TBL_OCCUPANCY.LOCAL ev_sel=0x31 umask=0x1: Events of this socket. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x131))
#define WSMEX_SBOX_EVENT_REQ_TBL_OCCUPANCY_REMOTE /* REQ_TBL_OCCUPANCY.REMOTE ev_sel=0x31 umask=0x2: Events of other sockets. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x231))
#define WSMEX_SBOX_EVENT_REQ_TBL_OCCUPANCY_ALL /* REQ_TBL_OCCUPANCY.ALL ev_sel=0x31 umask=0x3: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x331))
/* EGRESS_BYPASS ev_sel=0x40: Messages that went past the egress queue of a ring. */
#define WSMEX_SBOX_EVENT_EGRESS_BYPASS_AD_CW /* EGRESS_BYPASS.AD_CW ev_sel=0x40 umask=0x1: Events of the address ring clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x140))
#define WSMEX_SBOX_EVENT_EGRESS_BYPASS_AD_CCW /* EGRESS_BYPASS.AD_CCW ev_sel=0x40 umask=0x2: Events of the address ring counter-clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x240))
#define WSMEX_SBOX_EVENT_EGRESS_BYPASS_AD /* EGRESS_BYPASS.AD ev_sel=0x40 umask=0x3: Events of the address ring. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x340))
#define WSMEX_SBOX_EVENT_EGRESS_BYPASS_AK_CW /* EGRESS_BYPASS.AK_CW ev_sel=0x40 umask=0x4: Events of the acknowledge ring clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x440))
#define WSMEX_SBOX_EVENT_EGRESS_BYPASS_AK_CCW /* EGRESS_BYPASS.AK_CCW ev_sel=0x40 umask=0x8: Events of the acknowledge ring counter-clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x840))
#define WSMEX_SBOX_EVENT_EGRESS_BYPASS_AK /* EGRESS_BYPASS.AK ev_sel=0x40 umask=0xc: Events of the acknowledge ring. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0xc40))
#define WSMEX_SBOX_EVENT_EGRESS_BYPASS_BL_CW /* EGRESS_BYPASS.BL_CW ev_sel=0x40 umask=0x10: Events of the data ring clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1040))
#define WSMEX_SBOX_EVENT_EGRESS_BYPASS_BL_CCW /* EGRESS_BYPASS.BL_CCW ev_sel=0x40 umask=0x20: Events of the data ring counter-clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x2040))
#define WSMEX_SBOX_EVENT_EGRESS_BYPASS_BL /* EGRESS_BYPASS.BL ev_sel=0x40 umask=0x30: Events of the data ring. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x3040))
/* EGRESS_ARB_WINS ev_sel=0x41: Times that an egress queue won the arbitration for its ring. */
#define WSMEX_SBOX_EVENT_EGRESS_ARB_WINS_AD_CW /* EGRESS_ARB_WINS.AD_CW ev_sel=0x41 umask=0x1: Events of the address ring clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x141))
#define WSMEX_SBOX_EVENT_EGRESS_ARB_WINS_AD_CCW /* EGRESS_ARB_WINS.AD_CCW ev_sel=0x41 umask=0x2: Events of the address ring counter-clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x241))
#define WSMEX_SBOX_EVENT_EGRESS_ARB_WINS_AD /* EGRESS_ARB_WINS.AD ev_sel=0x41 umask=0x3: Events of the address ring. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x341))
#define WSMEX_SBOX_EVENT_EGRESS_ARB_WINS_AK_CW /* EGRESS_ARB_WINS.AK_CW ev_sel=0x41 umask=0x4: Events of the acknowledge ring clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x441))
#define WSMEX_SBOX_EVENT_EGRESS_ARB_WINS_AK_CCW /* EGRESS_ARB_WINS.AK_CCW ev_sel=0x41 umask=0x8: Events of the acknowledge ring counter-clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x841))
#define WSMEX_SBOX_EVENT_EGRESS_ARB_WINS_AK /* EGRESS_ARB_WINS.AK ev_sel=0x41 umask=0xc: Events of the acknowledge ring. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0xc41))
#define WSMEX_SBOX_EVENT_EGRESS_ARB_WINS_BL_CW /* EGRESS_ARB_WINS.BL_CW ev_sel=0x41 umask=0x10: Events of the data ring clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1041))
#define WSMEX_SBOX_EVENT_EGRESS_ARB_WINS_BL_CCW /* EGRESS_ARB_WINS.BL_CCW ev_sel=0x41 umask=0x20: Events of the data ring counter-clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x2041))
#define WSMEX_SBOX_EVENT_EGRESS_ARB_WINS_BL /* EGRESS_ARB_WINS.BL ev_sel=0x41 umask=0x30: Events of the data ring. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x3041))
/* EGRESS_ARB_LOSSES ev_sel=0x42: Times that an egress queue lost the arbitration for its ring. */
#define WSMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_AD_CW /* EGRESS_ARB_LOSSES.AD_CW ev_sel=0x42 umask=0x1: Events of the address ring clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x142))
#define WSMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_AD_CCW /* EGRESS_ARB_LOSSES.AD_CCW ev_sel=0x42 umask=0x2: Events of the address ring counter-clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x242))
#define WSMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_AD /* EGRESS_ARB_LOSSES.AD ev_sel=0x42 umask=0x3: Events of the address ring. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x342))
#define WSMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_AK_CW /* EGRESS_ARB_LOSSES.AK_CW ev_sel=0x42 umask=0x4: Events of the acknowledge ring clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x442))
#define WSMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_AK_CCW /* EGRESS_ARB_LOSSES.AK_CCW ev_sel=0x42 umask=0x8: Events of the acknowledge ring counter-clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x842))
#define WSMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_AK /* EGRESS_ARB_LOSSES.AK ev_sel=0x42 umask=0xc: Events of the acknowledge ring. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0xc42))
#define WSMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_BL_CW /* EGRESS_ARB_LOSSES.BL_CW ev_sel=0x42 umask=0x10: Events of the data ring clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1042))
#define WSMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_BL_CCW /* EGRESS_ARB_LOSSES.BL_CCW ev_sel=0x42 umask=0x20: Events of the data ring counter-clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x2042))
#define WSMEX_SBOX_EVENT_EGRESS_ARB_LOSSES_BL /* EGRESS_ARB_LOSSES.BL ev_sel=0x42 umask=0x30: Events of the data ring. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x3042))
/* EGRESS_STARVED ev_sel=0x43: Cycles in which an egress queue starved. */
#define WSMEX_SBOX_EVENT_EGRESS_STARVED_AD_CW /* EGRESS_STARVED.AD_CW ev_sel=0x43 umask=0x1: Events of the address ring clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x143))
#define WSMEX_SBOX_EVENT_EGRESS_STARVED_AD_CCW /* EGRESS_STARVED.AD_CCW ev_sel=0x43 umask=0x2: Events of the address ring counter-clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x243))
#define WSMEX_SBOX_EVENT_EGRESS_STARVED_AD /* EGRESS_STARVED.AD ev_sel=0x43 umask=0x3: Events of the address ring. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x343))
#define WSMEX_SBOX_EVENT_EGRESS_STARVED_AK_CW /* EGRESS_STARVED.AK_CW ev_sel=0x43 umask=0x4: Events of the acknowledge ring clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x443))
#define WSMEX_SBOX_EVENT_EGRESS_STARVED_AK_CCW /* EGRESS_STARVED.AK_CCW ev_sel=0x43 umask=0x8: Events of the acknowledge ring counter-clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x843))
#define WSMEX_SBOX_EVENT_EGRESS_STARVED_AK /* EGRESS_STARVED.AK ev_sel=0x43 umask=0xc: Events of the acknowledge ring. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0xc43))
#define WSMEX_SBOX_EVENT_EGRESS_STARVED_BL_CW /* EGRESS_STARVED.BL_CW ev_sel=0x43 umask=0x10: Events of the data ring clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1043))
#define WSMEX_SBOX_EVENT_EGRESS_STARVED_BL_CCW /* EGRESS_STARVED.BL_CCW ev_sel=0x43 umask=0x20: Events of the data ring counter-clockwise. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x2043))
#define WSMEX_SBOX_EVENT_EGRESS_STARVED_BL /* EGRESS_STARVED.BL ev_sel=0x43 umask=0x30: Events of the data ring. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x3043))
#define WSMEX_SBOX_EVENT_RBOX_HOM_BYPASS /* RBOX_HOM_BYPASS ev_sel=0x50: Home messages to the router that went past the queue. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x50))
/* RBOX_SNP_BYPASS ev_sel=0x51: Snoops to the router that went past the queue. */
#define WSMEX_SBOX_EVENT_RBOX_SNP_BYPASS_SNP /* RBOX_SNP_BYPASS.SNP ev_sel=0x51 umask=0x1: Events of snoops. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x151))
#define WSMEX_SBOX_EVENT_RBOX_SNP_BYPASS_BIG_SNP /* RBOX_SNP_BYPASS.BIG_SNP ev_sel=0x51 umask=0x2: Events of big snoops. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x251))
#define WSMEX_SBOX_EVENT_RBOX_SNP_BYPASS_ALL /* RBOX_SNP_BYPASS.ALL ev_sel=0x51 umask=0x3: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x351))
#define WSMEX_SBOX_EVENT_S2B_HOM_BYPASS /* S2B_HOM_BYPASS ev_sel=0x52: Cycles in which home messages went directly to the B-Box. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x52))
#define WSMEX_SBOX_EVENT_B2S_DRS_BYPASS /* B2S_DRS_BYPASS ev_sel=0x53: Data of the B-Box that went past the queue. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x53))
#define WSMEX_SBOX_EVENT_BBOX_HOM_BYPASS /* BBOX_HOM_BYPASS ev_sel=0x54: Home messages to the B-Box that went past the queue. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x54))
/* PKTS_SENT_HOM ev_sel=0x60: Packets of home messages that were sent to the system. */
#define WSMEX_SBOX_EVENT_PKTS_SENT_HOM_RBOX /* PKTS_SENT_HOM.RBOX ev_sel=0x60 umask=0x1: Events of the R-Box. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x160))
#define WSMEX_SBOX_EVENT_PKTS_SENT_HOM_BBOX /* PKTS_SENT_HOM.BBOX ev_sel=0x60 umask=0x2: Events of the B-Box. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x260))
#define WSMEX_SBOX_EVENT_PKTS_SENT_HOM_ALL /* PKTS_SENT_HOM.ALL ev_sel=0x60 umask=0x3: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x360))
#define WSMEX_SBOX_EVENT_PKTS_SENT_SNP /* PKTS_SENT_SNP ev_sel=0x62: Packets of snoop messages that were sent to the system. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x62))
#define WSMEX_SBOX_EVENT_PKTS_RCVD_SNP /* PKTS_RCVD_SNP ev_sel=0x71: Packets of snoop messages that came from the system. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x71))
#define WSMEX_SBOX_EVENT_PKTS_SENT_NDR /* PKTS_SENT_NDR ev_sel=0x63: Packets of no-data response messages that were sent to the system. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x63))
#define WSMEX_SBOX_EVENT_PKTS_RCVD_NDR /* PKTS_RCVD_NDR ev_sel=0x70: Packets of no-data response messages that came from the system. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x70))
/* PKTS_SENT_DRS ev_sel=0x64: Packets of data response messages that were sent to the system. */
#define WSMEX_SBOX_EVENT_PKTS_SENT_DRS_CBOX0_5 /* PKTS_SENT_DRS.CBOX0_5 ev_sel=0x64 umask=0x1: Events of C-Boxes 0 and 5. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x164))
#define WSMEX_SBOX_EVENT_PKTS_SENT_DRS_CBOX1_6 /* PKTS_SENT_DRS.CBOX1_6 ev_sel=0x64 umask=0x2: Events of C-Boxes 1 and 6. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x264))
#define WSMEX_SBOX_EVENT_PKTS_SENT_DRS_CBOX2_7 /* PKTS_SENT_DRS.CBOX2_7 ev_sel=0x64 umask=0x4: Events of C-Boxes 2 and 7. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x464))
#define WSMEX_SBOX_EVENT_PKTS_SENT_DRS_CBOX3_8 /* PKTS_SENT_DRS.CBOX3_8 ev_sel=0x64 umask=0x8: Events of C-Boxes 3 and 8. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x864))
#define WSMEX_SBOX_EVENT_PKTS_SENT_DRS_CBOX4_9 /* PKTS_SENT_DRS.CBOX4_9 ev_sel=0x64 umask=0x10: Events of C-Boxes 4 and 9. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1064))
#define WSMEX_SBOX_EVENT_PKTS_SENT_DRS_ALL /* PKTS_SENT_DRS.ALL ev_sel=0x64 umask=0x1f: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1f64))
#define WSMEX_SBOX_EVENT_FLITS_SENT_DRS /* FLITS_SENT_DRS ev_sel=0x65: Flits of data response messages that were sent to the system. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x65))
#define WSMEX_SBOX_EVENT_PKTS_RCVD_DRS_FROM_R /* PKTS_RCVD_DRS_FROM_R ev_sel=0x72: Packets of data responses that came from the R-Box. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x72))
#define WSMEX_SBOX_EVENT_PKTS_RCVD_DRS_FROM_B /* PKTS_RCVD_DRS_FROM_B ev_sel=0x73: Packets of data responses that came from the B-Box. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x73))
/* PKTS_SENT_NCS ev_sel=0x66: Packets of non-coherent standard messages that were sent to the system. */
#define WSMEX_SBOX_EVENT_PKTS_SENT_NCS_CBOX0_5 /* PKTS_SENT_NCS.CBOX0_5 ev_sel=0x66 umask=0x1: Events of C-Boxes 0 and 5. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x166))
#define WSMEX_SBOX_EVENT_PKTS_SENT_NCS_CBOX1_6 /* PKTS_SENT_NCS.CBOX1_6 ev_sel=0x66 umask=0x2: Events of C-Boxes 1 and 6. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x266))
#define WSMEX_SBOX_EVENT_PKTS_SENT_NCS_CBOX2_7 /* PKTS_SENT_NCS.CBOX2_7 ev_sel=0x66 umask=0x4: Events of C-Boxes 2 and 7. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x466))
#define WSMEX_SBOX_EVENT_PKTS_SENT_NCS_CBOX3_8 /* PKTS_SENT_NCS.CBOX3_8 ev_sel=0x66 umask=0x8: Events of C-Boxes 3 and 8. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x866))
#define WSMEX_SBOX_EVENT_PKTS_SENT_NCS_CBOX4_9 /* PKTS_SENT_NCS.CBOX4_9 ev_sel=0x66 umask=0x10: Events of C-Boxes 4 and 9. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1066))
#define WSMEX_SBOX_EVENT_PKTS_SENT_NCS_ALL /* PKTS_SENT_NCS.ALL ev_sel=0x66 umask=0x1f: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1f66))
#define WSMEX_SBOX_EVENT_FLITS_SENT_NCS /* FLITS_SENT_NCS ev_sel=0x67: Flits of non-coherent standard messages that were sent to the system. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x67))
#define WSMEX_SBOX_EVENT_PKTS_RCVD_NCS /* PKTS_RCVD_NCS ev_sel=0x74: Packets of non-coherent standard messages that came from the system. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x74))
/* PKTS_SENT_NCB ev_sel=0x68: Packets of non-coherent bypass messages that were sent to the system. */
#define WSMEX_SBOX_EVENT_PKTS_SENT_NCB_CBOX0_5 /* PKTS_SENT_NCB.CBOX0_5 ev_sel=0x68 umask=0x1: Events of C-Boxes 0 and 5. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x168))
#define WSMEX_SBOX_EVENT_PKTS_SENT_NCB_CBOX1_6 /* PKTS_SENT_NCB.CBOX1_6 ev_sel=0x68 umask=0x2: Events of C-Boxes 1 and 6. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x268))
#define WSMEX_SBOX_EVENT_PKTS_SENT_NCB_CBOX2_7 /* PKTS_SENT_NCB.CBOX2_7 ev_sel=0x68 umask=0x4: Events of C-Boxes 2 and 7. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x468))
#define WSMEX_SBOX_EVENT_PKTS_SENT_NCB_CBOX3_8 /* PKTS_SENT_NCB.CBOX3_8 ev_sel=0x68 umask=0x8: Events of C-Boxes 3 and 8. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x868))
#define WSMEX_SBOX_EVENT_PKTS_SENT_NCB_CBOX4_9 /* PKTS_SENT_NCB.CBOX4_9 ev_sel=0x68 umask=0x10: Events of C-Boxes 4 and 9. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1068))
#define WSMEX_SBOX_EVENT_PKTS_SENT_NCB_ALL /* PKTS_SENT_NCB.ALL ev_sel=0x68 umask=0x1f: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1f68))
#define WSMEX_SBOX_EVENT_FLITS_SENT_NCB /* FLITS_SENT_NCB ev_sel=0x69: Flits of non-coherent bypass messages that were sent to the system. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x69))
#define WSMEX_SBOX_EVENT_PKTS_RCVD_NCB /* PKTS_RCVD_NCB ev_sel=0x75: Packets of non-coherent bypass messages that came from the system. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x75))
#define WSMEX_SBOX_EVENT_FLITS_SENT_LOC_NCS /* FLITS_SENT_LOC_NCS ev_sel=0x90: Flits of local non-coherent standard messages that were sent to the system. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x90))
#define WSMEX_SBOX_EVENT_PKTS_RCVD_LOC_NCS /* PKTS_RCVD_LOC_NCS ev_sel=0x8f: Packets of local non-coherent standard messages that came from the system. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x8f))
#define WSMEX_SBOX_EVENT_RBOX_CREDIT_RETURNS /* RBOX_CREDIT_RETURNS ev_sel=0x6a: Credits that went back to the router. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x6a))
#define WSMEX_SBOX_EVENT_BBOX_CREDIT_RETURNS /* BBOX_CREDIT_RETURNS ev_sel=0x6b: Credits that went back to the B-Box. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x6b))
/* TO_R_B_REQUESTS ev_sel=0x6c: Requests to home agents. */
#define WSMEX_SBOX_EVENT_TO_R_B_REQUESTS_LOCAL /* TO_R_B_REQUESTS.LOCAL ev_sel=0x6c umask=0x1: Events of this socket. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x16c))
#define WSMEX_SBOX_EVENT_TO_R_B_REQUESTS_REMOTE /* TO_R_B_REQUESTS.REMOTE ev_sel=0x6c umask=0x2: Events of other sockets. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x26c))
#define WSMEX_SBOX_EVENT_TO_R_B_REQUESTS_ALL /* TO_R_B_REQUESTS.ALL ev_sel=0x6c umask=0x3: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x36c))
#define WSMEX_SBOX_EVENT_RBOX_CREDITS /* RBOX_CREDITS ev_sel=0x76: Credits that came from the router. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x76))
#define WSMEX_SBOX_EVENT_BBOX_CREDITS /* BBOX_CREDITS ev_sel=0x77: Credits that came from the B-Box. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x77))
#define WSMEX_SBOX_EVENT_NO_CREDIT_HOM /* NO_CREDIT_HOM ev_sel=0x80: Cycles in which no credit for home messages was left. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x80))
#define WSMEX_SBOX_EVENT_NO_CREDIT_SNP /* NO_CREDIT_SNP ev_sel=0x81: Cycles in which no credit for snoop messages was left. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x81))
#define WSMEX_SBOX_EVENT_NO_CREDIT_DRS /* NO_CREDIT_DRS ev_sel=0x82: Cycles in which no credit for data response messages was left. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x82))
#define WSMEX_SBOX_EVENT_NO_CREDIT_NCS /* NO_CREDIT_NCS ev_sel=0x83: Cycles in which no credit for non-coherent standard messages was left. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x83))
#define WSMEX_SBOX_EVENT_NO_CREDIT_NCB /* NO_CREDIT_NCB ev_sel=0x84: Cycles in which no credit for non-coherent bypass messages was left. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x84))
#define WSMEX_SBOX_EVENT_NO_CREDIT_NDR /* NO_CREDIT_NDR ev_sel=0x85: Cycles in which no credit for no-data response messages was left. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x85))
/* NO_CREDIT_VNA ev_sel=0x86: Cycles in which no credit for the shared network was left. */
#define WSMEX_SBOX_EVENT_NO_CREDIT_VNA_RBOX /* NO_CREDIT_VNA.RBOX ev_sel=0x86 umask=0x1: Events of the R-Box. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x186))
#define WSMEX_SBOX_EVENT_NO_CREDIT_VNA_BBOX /* NO_CREDIT_VNA.BBOX ev_sel=0x86 umask=0x2: Events of the B-Box. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x286))
#define WSMEX_SBOX_EVENT_NO_CREDIT_VNA_ALL /* NO_CREDIT_VNA.ALL ev_sel=0x86 umask=0x3: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x386))
#define WSMEX_SBOX_EVENT_NO_CREDIT_AD /* NO_CREDIT_AD ev_sel=0x87: Cycles in which no credit for the address ring was left. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x87))
#define WSMEX_SBOX_EVENT_NO_CREDIT_AK /* NO_CREDIT_AK ev_sel=0x88: Cycles in which no credit for the acknowledge ring was left. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x88))
#define WSMEX_SBOX_EVENT_NO_CREDIT_BL /* NO_CREDIT_BL ev_sel=0x89: Cycles in which no credit for the data ring was left. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x89))
#define WSMEX_SBOX_EVENT_NO_CREDIT_IPQ /* NO_CREDIT_IPQ ev_sel=0x8a: Cycles in which no credit for the snoop queues of the C-Boxes was left. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x8a))
#define WSMEX_SBOX_EVENT_NO_CREDIT_LOC_NCS /* NO_CREDIT_LOC_NCS ev_sel=0x8b: Cycles in which no credit for local non-coherent standard messages was left. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x8b))
/* TO_R_LOC_NCS_MSGQ_CYCLES_FULL ev_sel=0x8c: Cycles in which the queue of local non-coherent standard messages to the system was full. */
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_CYCLES_FULL_CBOX0_5 /* TO_R_LOC_NCS_MSGQ_CYCLES_FULL.CBOX0_5 ev_sel=0x8c umask=0x1: Events of C-Boxes 0 and 5. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x18c))
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_CYCLES_FULL_CBOX1_6 /* TO_R_LOC_NCS_MSGQ_CYCLES_FULL.CBOX1_6 ev_sel=0x8c umask=0x2: Events of C-Boxes 1 and 6. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x28c))
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_CYCLES_FULL_CBOX2_7 /* TO_R_LOC_NCS_MSGQ_CYCLES_FULL.CBOX2_7 ev_sel=0x8c umask=0x4: Events of C-Boxes 2 and 7. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x48c))
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_CYCLES_FULL_CBOX3_8 /* TO_R_LOC_NCS_MSGQ_CYCLES_FULL.CBOX3_8 ev_sel=0x8c umask=0x8: Events of C-Boxes 3 and 8. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x88c))
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_CYCLES_FULL_CBOX4_9 /* TO_R_LOC_NCS_MSGQ_CYCLES_FULL.CBOX4_9 ev_sel=0x8c umask=0x10: Events of C-Boxes 4 and 9. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x108c))
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_CYCLES_FULL_ALL /* TO_R_LOC_NCS_MSGQ_CYCLES_FULL.ALL ev_sel=0x8c umask=0x1f: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1f8c))
/* TO_R_LOC_NCS_MSGQ_CYCLES_NE ev_sel=0x8d: Cycles in which the queue of local non-coherent standard messages to the system was not empty. */
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_CYCLES_NE_CBOX0_5 /* TO_R_LOC_NCS_MSGQ_CYCLES_NE.CBOX0_5 ev_sel=0x8d umask=0x1: Events of C-Boxes 0 and 5. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x18d))
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_CYCLES_NE_CBOX1_6 /* TO_R_LOC_NCS_MSGQ_CYCLES_NE.CBOX1_6 ev_sel=0x8d umask=0x2: Events of C-Boxes 1 and 6. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x28d))
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_CYCLES_NE_CBOX2_7 /* TO_R_LOC_NCS_MSGQ_CYCLES_NE.CBOX2_7 ev_sel=0x8d umask=0x4: Events of C-Boxes 2 and 7. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x48d))
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_CYCLES_NE_CBOX3_8 /* TO_R_LOC_NCS_MSGQ_CYCLES_NE.CBOX3_8 ev_sel=0x8d umask=0x8: Events of C-Boxes 3 and 8. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x88d))
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_CYCLES_NE_CBOX4_9 /* TO_R_LOC_NCS_MSGQ_CYCLES_NE.CBOX4_9 ev_sel=0x8d umask=0x10: Events of C-Boxes 4 and 9. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x108d))
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_CYCLES_NE_ALL /* TO_R_LOC_NCS_MSGQ_CYCLES_NE.ALL ev_sel=0x8d umask=0x1f: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1f8d))
/* TO_R_LOC_NCS_MSGQ_OCCUPANCY ev_sel=0x8e: Entries in the queue of local non-coherent standard messages to the system, added up each cycle. */
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_OCCUPANCY_CBOX0_5 /* TO_R_LOC_NCS_MSGQ_OCCUPANCY.CBOX0_5 ev_sel=0x8e umask=0x1: Events of C-Boxes 0 and 5. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x18e))
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_OCCUPANCY_CBOX1_6 /* TO_R_LOC_NCS_MSGQ_OCCUPANCY.CBOX1_6 ev_sel=0x8e umask=0x2: Events of C-Boxes 1 and 6. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x28e))
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_OCCUPANCY_CBOX2_7 /* TO_R_LOC_NCS_MSGQ_OCCUPANCY.CBOX2_7 ev_sel=0x8e umask=0x4: Events of C-Boxes 2 and 7. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x48e))
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_OCCUPANCY_CBOX3_8 /* TO_R_LOC_NCS_MSGQ_OCCUPANCY.CBOX3_8 ev_sel=0x8e umask=0x8: Events of C-Boxes 3 and 8. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x88e))
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_OCCUPANCY_CBOX4_9 /* TO_R_LOC_NCS_MSGQ_OCCUPANCY.CBOX4_9 ev_sel=0x8e umask=0x10: Events of C-Boxes 4 and 9. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x108e))
#define WSMEX_SBOX_EVENT_TO_R_LOC_NCS_MSGQ_OCCUPANCY_ALL /* TO_R_LOC_NCS_MSGQ_OCCUPANCY.ALL ev_sel=0x8e umask=0x1f: Events of all kinds. */ \
	WSMEX_SBOX_CTL_(UINT64_C(0x1f8e))

#endif
