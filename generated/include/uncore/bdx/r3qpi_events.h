/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdx/r3qpi.events.json by "make generate". Do not edit. */
/*
 * The events of bdx r3qpi as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_BDX_R3QPI_EVENTS_H
#define UNCORE_BDX_R3QPI_EVENTS_H

#include "uncore/bdx/r3qpi.h"

#define BDX_R3QPI_CTL_(raw) UNCORE_VALUE_(bdx_r3qpi_ctl, raw)
#define BDX_R3QPI_EVENT_CLOCKTICKS /* UNC_R3_CLOCKTICKS ev_sel=0x1: Uncore clock cycles in R3QPI; start and freeze delays set it apart from the UBox clock. */ \
	BDX_R3QPI_CTL_(0x1u)
/* UNC_R3_RING_AD_USED ev_sel=0x7: Cycles the AD ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define BDX_R3QPI_EVENT_RING_AD_USED_CW_EVEN /* UNC_R3_RING_AD_USED.CW_EVEN ev_sel=0x7 umask=0x1: Clockwise, even polarity. */ \
	BDX_R3QPI_CTL_(0x107u)
#define BDX_R3QPI_EVENT_RING_AD_USED_CW_ODD /* UNC_R3_RING_AD_USED.CW_ODD ev_sel=0x7 umask=0x2: Clockwise, odd polarity. */ \
	BDX_R3QPI_CTL_(0x207u)
#define BDX_R3QPI_EVENT_RING_AD_USED_CCW_EVEN /* UNC_R3_RING_AD_USED.CCW_EVEN ev_sel=0x7 umask=0x4: Counterclockwise, even polarity. */ \
	BDX_R3QPI_CTL_(0x407u)
#define BDX_R3QPI_EVENT_RING_AD_USED_CCW_ODD /* UNC_R3_RING_AD_USED.CCW_ODD ev_sel=0x7 umask=0x8: Counterclockwise, odd polarity. */ \
	BDX_R3QPI_CTL_(0x807u)
#define BDX_R3QPI_EVENT_RING_AD_USED_CW /* UNC_R3_RING_AD_USED.CW ev_sel=0x7 umask=0x3: Clockwise, both polarities. */ \
	BDX_R3QPI_CTL_(0x307u)
#define BDX_R3QPI_EVENT_RING_AD_USED_CCW /* UNC_R3_RING_AD_USED.CCW ev_sel=0x7 umask=0xc: Counterclockwise, both polarities. */ \
	BDX_R3QPI_CTL_(0xc07u)
#define BDX_R3QPI_EVENT_RING_AD_USED_ALL /* UNC_R3_RING_AD_USED.ALL ev_sel=0x7 umask=0xf: Both ways, both polarities. */ \
	BDX_R3QPI_CTL_(0xf07u)
/* UNC_R3_RING_AK_USED ev_sel=0x8: Cycles the AK ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define BDX_R3QPI_EVENT_RING_AK_USED_CW_EVEN /* UNC_R3_RING_AK_USED.CW_EVEN ev_sel=0x8 umask=0x1: Clockwise, even polarity. */ \
	BDX_R3QPI_CTL_(0x108u)
#define BDX_R3QPI_EVENT_RING_AK_USED_CW_ODD /* UNC_R3_RING_AK_USED.CW_ODD ev_sel=0x8 umask=0x2: Clockwise, odd polarity. */ \
	BDX_R3QPI_CTL_(0x208u)
#define BDX_R3QPI_EVENT_RING_AK_USED_CCW_EVEN /* UNC_R3_RING_AK_USED.CCW_EVEN ev_sel=0x8 umask=0x4: Counterclockwise, even polarity. */ \
	BDX_R3QPI_CTL_(0x408u)
#define BDX_R3QPI_EVENT_RING_AK_USED_CCW_ODD /* UNC_R3_RING_AK_USED.CCW_ODD ev_sel=0x8 umask=0x8: Counterclockwise, odd polarity. */ \
	BDX_R3QPI_CTL_(0x808u)
#define BDX_R3QPI_EVENT_RING_AK_USED_CW /* UNC_R3_RING_AK_USED.CW ev_sel=0x8 umask=0x3: Clockwise, both polarities. */ \
	BDX_R3QPI_CTL_(0x308u)
#define BDX_R3QPI_EVENT_RING_AK_USED_CCW /* UNC_R3_RING_AK_USED.CCW ev_sel=0x8 umask=0xc: Counterclockwise, both polarities. */ \
	BDX_R3QPI_CTL_(0xc08u)
#define BDX_R3QPI_EVENT_RING_AK_USED_ALL /* UNC_R3_RING_AK_USED.ALL ev_sel=0x8 umask=0xf: Both ways, both polarities. */ \
	BDX_R3QPI_CTL_(0xf08u)
/* UNC_R3_RING_BL_USED ev_sel=0x9: Cycles the BL ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define BDX_R3QPI_EVENT_RING_BL_USED_CW_EVEN /* UNC_R3_RING_BL_USED.CW_EVEN ev_sel=0x9 umask=0x1: Clockwise, even polarity. */ \
	BDX_R3QPI_CTL_(0x109u)
#define BDX_R3QPI_EVENT_RING_BL_USED_CW_ODD /* UNC_R3_RING_BL_USED.CW_ODD ev_sel=0x9 umask=0x2: Clockwise, odd polarity. */ \
	BDX_R3QPI_CTL_(0x209u)
#define BDX_R3QPI_EVENT_RING_BL_USED_CCW_EVEN /* UNC_R3_RING_BL_USED.CCW_EVEN ev_sel=0x9 umask=0x4: Counterclockwise, even polarity. */ \
	BDX_R3QPI_CTL_(0x409u)
#define BDX_R3QPI_EVENT_RING_BL_USED_CCW_ODD /* UNC_R3_RING_BL_USED.CCW_ODD ev_sel=0x9 umask=0x8: Counterclockwise, odd polarity. */ \
	BDX_R3QPI_CTL_(0x809u)
#define BDX_R3QPI_EVENT_RING_BL_USED_CW /* UNC_R3_RING_BL_USED.CW ev_sel=0x9 umask=0x3: Clockwise, both polarities. */ \
	BDX_R3QPI_CTL_(0x309u)
#define BDX_R3QPI_EVENT_RING_BL_USED_CCW /* UNC_R3_RING_BL_USED.CCW ev_sel=0x9 umask=0xc: Counterclockwise, both polarities. */ \
	BDX_R3QPI_CTL_(0xc09u)
#define BDX_R3QPI_EVENT_RING_BL_USED_ALL /* UNC_R3_RING_BL_USED.ALL ev_sel=0x9 umask=0xf: Both ways, both polarities. */ \
	BDX_R3QPI_CTL_(0xf09u)
/* UNC_R3_RING_IV_USED ev_sel=0xa: Cycles the IV ring, which runs one way, is busy at this stop; ask for both directions. */
#define BDX_R3QPI_EVENT_RING_IV_USED_CW /* UNC_R3_RING_IV_USED.CW ev_sel=0xa umask=0x3: Clockwise, both polarities. */ \
	BDX_R3QPI_CTL_(0x30au)
#define BDX_R3QPI_EVENT_RING_IV_USED_ANY /* UNC_R3_RING_IV_USED.ANY ev_sel=0xa umask=0xf: Both ways, both polarities. */ \
	BDX_R3QPI_CTL_(0xf0au)
/* UNC_R3_IOT_BACKPRESSURE ev_sel=0xb: Back pressure in the debug network; Intel does not say more. */
#define BDX_R3QPI_EVENT_IOT_BACKPRESSURE_SAT /* UNC_R3_IOT_BACKPRESSURE.SAT ev_sel=0xb umask=0x1: Satellite side, going by the name. */ \
	BDX_R3QPI_CTL_(0x10bu)
#define BDX_R3QPI_EVENT_IOT_BACKPRESSURE_HUB /* UNC_R3_IOT_BACKPRESSURE.HUB ev_sel=0xb umask=0x2: Hub side, going by the name. */ \
	BDX_R3QPI_CTL_(0x20bu)
/* UNC_R3_IOT_CTS_LO ev_sel=0xc: Debug triggers, lower two. */
#define BDX_R3QPI_EVENT_IOT_CTS_LO_CTS0 /* UNC_R3_IOT_CTS_LO.CTS0 ev_sel=0xc umask=0x1: Trigger 0. */ \
	BDX_R3QPI_CTL_(0x10cu)
#define BDX_R3QPI_EVENT_IOT_CTS_LO_CTS1 /* UNC_R3_IOT_CTS_LO.CTS1 ev_sel=0xc umask=0x2: Trigger 1. */ \
	BDX_R3QPI_CTL_(0x20cu)
/* UNC_R3_IOT_CTS_HI ev_sel=0xd: Debug triggers, upper two. */
#define BDX_R3QPI_EVENT_IOT_CTS_HI_CTS2 /* UNC_R3_IOT_CTS_HI.CTS2 ev_sel=0xd umask=0x1: Trigger 2. */ \
	BDX_R3QPI_CTL_(0x10du)
#define BDX_R3QPI_EVENT_IOT_CTS_HI_CTS3 /* UNC_R3_IOT_CTS_HI.CTS3 ev_sel=0xd umask=0x2: Trigger 3. */ \
	BDX_R3QPI_CTL_(0x20du)
/* UNC_R3_RING_SINK_STARVED ev_sel=0xe: Cycles in which a stop that takes messages is starved. */
#define BDX_R3QPI_EVENT_RING_SINK_STARVED_AK /* UNC_R3_RING_SINK_STARVED.AK ev_sel=0xe umask=0x2: AK ring (acknowledgements). */ \
	BDX_R3QPI_CTL_(0x20eu)
/* UNC_R3_RxR_CYCLES_NE ev_sel=0x10: Cycles in which an ingress queue from the ring is not empty. */
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_HOM /* UNC_R3_RxR_CYCLES_NE.HOM ev_sel=0x10 umask=0x1: Queue for home messages (HOM). */ \
	BDX_R3QPI_CTL_(0x110u)
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_HOM_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_SNP /* UNC_R3_RxR_CYCLES_NE.SNP ev_sel=0x10 umask=0x2: Queue for snoops (SNP). */ \
	BDX_R3QPI_CTL_(0x210u)
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_SNP_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_NDR /* UNC_R3_RxR_CYCLES_NE.NDR ev_sel=0x10 umask=0x4: Queue for responses without data (NDR). */ \
	BDX_R3QPI_CTL_(0x410u)
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_NDR_COUNTERS 0x3u
/* UNC_R3_RxR_INSERTS ev_sel=0x11: Messages put into an ingress queue from the ring. */
#define BDX_R3QPI_EVENT_RXR_INSERTS_HOM /* UNC_R3_RxR_INSERTS.HOM ev_sel=0x11 umask=0x1: Queue for home messages (HOM). */ \
	BDX_R3QPI_CTL_(0x111u)
#define BDX_R3QPI_EVENT_RXR_INSERTS_HOM_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_INSERTS_SNP /* UNC_R3_RxR_INSERTS.SNP ev_sel=0x11 umask=0x2: Queue for snoops (SNP). */ \
	BDX_R3QPI_CTL_(0x211u)
#define BDX_R3QPI_EVENT_RXR_INSERTS_SNP_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_INSERTS_NDR /* UNC_R3_RxR_INSERTS.NDR ev_sel=0x11 umask=0x4: Queue for responses without data (NDR). */ \
	BDX_R3QPI_CTL_(0x411u)
#define BDX_R3QPI_EVENT_RXR_INSERTS_NDR_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_INSERTS_DRS /* UNC_R3_RxR_INSERTS.DRS ev_sel=0x11 umask=0x8: Queue for data responses (DRS). */ \
	BDX_R3QPI_CTL_(0x811u)
#define BDX_R3QPI_EVENT_RXR_INSERTS_DRS_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_INSERTS_NCB /* UNC_R3_RxR_INSERTS.NCB ev_sel=0x11 umask=0x10: Queue for non-coherent bypass (NCB). */ \
	BDX_R3QPI_CTL_(0x1011u)
#define BDX_R3QPI_EVENT_RXR_INSERTS_NCB_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_INSERTS_NCS /* UNC_R3_RxR_INSERTS.NCS ev_sel=0x11 umask=0x20: Queue for non-coherent standard (NCS). */ \
	BDX_R3QPI_CTL_(0x2011u)
#define BDX_R3QPI_EVENT_RXR_INSERTS_NCS_COUNTERS 0x3u
/* UNC_R3_RxR_OCCUPANCY_VN1 ev_sel=0x13: Entries in the ingress queues of virtual network VN1, added up each cycle. */
#define BDX_R3QPI_EVENT_RXR_OCCUPANCY_VN1_HOM /* UNC_R3_RxR_OCCUPANCY_VN1.HOM ev_sel=0x13 umask=0x1: Home requests. */ \
	BDX_R3QPI_CTL_(0x113u)
#define BDX_R3QPI_EVENT_RXR_OCCUPANCY_VN1_HOM_COUNTERS 0x1u
#define BDX_R3QPI_EVENT_RXR_OCCUPANCY_VN1_SNP /* UNC_R3_RxR_OCCUPANCY_VN1.SNP ev_sel=0x13 umask=0x2: Snoops. */ \
	BDX_R3QPI_CTL_(0x213u)
#define BDX_R3QPI_EVENT_RXR_OCCUPANCY_VN1_SNP_COUNTERS 0x1u
#define BDX_R3QPI_EVENT_RXR_OCCUPANCY_VN1_NDR /* UNC_R3_RxR_OCCUPANCY_VN1.NDR ev_sel=0x13 umask=0x4: Responses without data. */ \
	BDX_R3QPI_CTL_(0x413u)
#define BDX_R3QPI_EVENT_RXR_OCCUPANCY_VN1_NDR_COUNTERS 0x1u
#define BDX_R3QPI_EVENT_RXR_OCCUPANCY_VN1_DRS /* UNC_R3_RxR_OCCUPANCY_VN1.DRS ev_sel=0x13 umask=0x8: Responses with data. */ \
	BDX_R3QPI_CTL_(0x813u)
#define BDX_R3QPI_EVENT_RXR_OCCUPANCY_VN1_DRS_COUNTERS 0x1u
#define BDX_R3QPI_EVENT_RXR_OCCUPANCY_VN1_NCB /* UNC_R3_RxR_OCCUPANCY_VN1.NCB ev_sel=0x13 umask=0x10: Non-coherent bypass. */ \
	BDX_R3QPI_CTL_(0x1013u)
#define BDX_R3QPI_EVENT_RXR_OCCUPANCY_VN1_NCB_COUNTERS 0x1u
#define BDX_R3QPI_EVENT_RXR_OCCUPANCY_VN1_NCS /* UNC_R3_RxR_OCCUPANCY_VN1.NCS ev_sel=0x13 umask=0x20: Non-coherent standard. */ \
	BDX_R3QPI_CTL_(0x2013u)
#define BDX_R3QPI_EVENT_RXR_OCCUPANCY_VN1_NCS_COUNTERS 0x1u
/* UNC_R3_RxR_CYCLES_NE_VN1 ev_sel=0x14: Cycles in which an ingress queue of virtual network VN1 holds something. */
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_VN1_HOM /* UNC_R3_RxR_CYCLES_NE_VN1.HOM ev_sel=0x14 umask=0x1: Home requests. */ \
	BDX_R3QPI_CTL_(0x114u)
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_VN1_HOM_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_VN1_SNP /* UNC_R3_RxR_CYCLES_NE_VN1.SNP ev_sel=0x14 umask=0x2: Snoops. */ \
	BDX_R3QPI_CTL_(0x214u)
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_VN1_SNP_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_VN1_NDR /* UNC_R3_RxR_CYCLES_NE_VN1.NDR ev_sel=0x14 umask=0x4: Responses without data. */ \
	BDX_R3QPI_CTL_(0x414u)
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_VN1_NDR_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_VN1_DRS /* UNC_R3_RxR_CYCLES_NE_VN1.DRS ev_sel=0x14 umask=0x8: Responses with data. */ \
	BDX_R3QPI_CTL_(0x814u)
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_VN1_DRS_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_VN1_NCB /* UNC_R3_RxR_CYCLES_NE_VN1.NCB ev_sel=0x14 umask=0x10: Non-coherent bypass. */ \
	BDX_R3QPI_CTL_(0x1014u)
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_VN1_NCB_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_VN1_NCS /* UNC_R3_RxR_CYCLES_NE_VN1.NCS ev_sel=0x14 umask=0x20: Non-coherent standard. */ \
	BDX_R3QPI_CTL_(0x2014u)
#define BDX_R3QPI_EVENT_RXR_CYCLES_NE_VN1_NCS_COUNTERS 0x3u
/* UNC_R3_RxR_INSERTS_VN1 ev_sel=0x15: Messages put into the ingress queues of virtual network VN1. */
#define BDX_R3QPI_EVENT_RXR_INSERTS_VN1_HOM /* UNC_R3_RxR_INSERTS_VN1.HOM ev_sel=0x15 umask=0x1: Home requests. */ \
	BDX_R3QPI_CTL_(0x115u)
#define BDX_R3QPI_EVENT_RXR_INSERTS_VN1_HOM_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_INSERTS_VN1_SNP /* UNC_R3_RxR_INSERTS_VN1.SNP ev_sel=0x15 umask=0x2: Snoops. */ \
	BDX_R3QPI_CTL_(0x215u)
#define BDX_R3QPI_EVENT_RXR_INSERTS_VN1_SNP_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_INSERTS_VN1_NDR /* UNC_R3_RxR_INSERTS_VN1.NDR ev_sel=0x15 umask=0x4: Responses without data. */ \
	BDX_R3QPI_CTL_(0x415u)
#define BDX_R3QPI_EVENT_RXR_INSERTS_VN1_NDR_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_INSERTS_VN1_DRS /* UNC_R3_RxR_INSERTS_VN1.DRS ev_sel=0x15 umask=0x8: Responses with data. */ \
	BDX_R3QPI_CTL_(0x815u)
#define BDX_R3QPI_EVENT_RXR_INSERTS_VN1_DRS_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_INSERTS_VN1_NCB /* UNC_R3_RxR_INSERTS_VN1.NCB ev_sel=0x15 umask=0x10: Non-coherent bypass. */ \
	BDX_R3QPI_CTL_(0x1015u)
#define BDX_R3QPI_EVENT_RXR_INSERTS_VN1_NCB_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_RXR_INSERTS_VN1_NCS /* UNC_R3_RxR_INSERTS_VN1.NCS ev_sel=0x15 umask=0x20: Non-coherent standard. */ \
	BDX_R3QPI_CTL_(0x2015u)
#define BDX_R3QPI_EVENT_RXR_INSERTS_VN1_NCS_COUNTERS 0x3u
/* UNC_R3_C_HI_AD_CREDITS_EMPTY ev_sel=0x1f: No credit to send AD messages to a CBo, CBos 8 and up. */
#define BDX_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO8 /* UNC_R3_C_HI_AD_CREDITS_EMPTY.CBO8 ev_sel=0x1f umask=0x1: CBo 8. */ \
	BDX_R3QPI_CTL_(0x11fu)
#define BDX_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO8_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO9 /* UNC_R3_C_HI_AD_CREDITS_EMPTY.CBO9 ev_sel=0x1f umask=0x2: CBo 9. */ \
	BDX_R3QPI_CTL_(0x21fu)
#define BDX_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO9_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO10 /* UNC_R3_C_HI_AD_CREDITS_EMPTY.CBO10 ev_sel=0x1f umask=0x4: CBo 10. */ \
	BDX_R3QPI_CTL_(0x41fu)
#define BDX_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO10_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO11 /* UNC_R3_C_HI_AD_CREDITS_EMPTY.CBO11 ev_sel=0x1f umask=0x8: CBo 11. */ \
	BDX_R3QPI_CTL_(0x81fu)
#define BDX_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO11_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO12 /* UNC_R3_C_HI_AD_CREDITS_EMPTY.CBO12 ev_sel=0x1f umask=0x10: CBo 12. */ \
	BDX_R3QPI_CTL_(0x101fu)
#define BDX_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO12_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO13 /* UNC_R3_C_HI_AD_CREDITS_EMPTY.CBO13 ev_sel=0x1f umask=0x20: CBo 13. */ \
	BDX_R3QPI_CTL_(0x201fu)
#define BDX_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO13_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO14_16 /* UNC_R3_C_HI_AD_CREDITS_EMPTY.CBO14_16 ev_sel=0x1f umask=0x40: CBos 14 and 16. */ \
	BDX_R3QPI_CTL_(0x401fu)
#define BDX_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO14_16_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO_15_17 /* UNC_R3_C_HI_AD_CREDITS_EMPTY.CBO_15_17 ev_sel=0x1f umask=0x80: CBos 15 and 17. */ \
	BDX_R3QPI_CTL_(0x801fu)
#define BDX_R3QPI_EVENT_C_HI_AD_CREDITS_EMPTY_CBO_15_17_COUNTERS 0x3u
/* UNC_R3_QPI0_AD_CREDITS_EMPTY ev_sel=0x20: No credit to send AD messages to QPI link 0. */
#define BDX_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VNA /* UNC_R3_QPI0_AD_CREDITS_EMPTY.VNA ev_sel=0x20 umask=0x1: VNA credits. */ \
	BDX_R3QPI_CTL_(0x120u)
#define BDX_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VNA_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN0_HOM /* UNC_R3_QPI0_AD_CREDITS_EMPTY.VN0_HOM ev_sel=0x20 umask=0x2: VN0 credits, home messages (HOM). */ \
	BDX_R3QPI_CTL_(0x220u)
#define BDX_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN0_HOM_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN0_SNP /* UNC_R3_QPI0_AD_CREDITS_EMPTY.VN0_SNP ev_sel=0x20 umask=0x4: VN0 credits, snoops (SNP). */ \
	BDX_R3QPI_CTL_(0x420u)
#define BDX_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN0_SNP_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN0_NDR /* UNC_R3_QPI0_AD_CREDITS_EMPTY.VN0_NDR ev_sel=0x20 umask=0x8: VN0 credits, responses without data (NDR). */ \
	BDX_R3QPI_CTL_(0x820u)
#define BDX_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN0_NDR_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN1_HOM /* UNC_R3_QPI0_AD_CREDITS_EMPTY.VN1_HOM ev_sel=0x20 umask=0x10: VN1 credits, home messages (HOM). */ \
	BDX_R3QPI_CTL_(0x1020u)
#define BDX_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN1_HOM_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN1_SNP /* UNC_R3_QPI0_AD_CREDITS_EMPTY.VN1_SNP ev_sel=0x20 umask=0x20: VN1 credits, snoops (SNP). */ \
	BDX_R3QPI_CTL_(0x2020u)
#define BDX_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN1_SNP_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN1_NDR /* UNC_R3_QPI0_AD_CREDITS_EMPTY.VN1_NDR ev_sel=0x20 umask=0x40: VN1 credits, responses without data (NDR). */ \
	BDX_R3QPI_CTL_(0x4020u)
#define BDX_R3QPI_EVENT_QPI0_AD_CREDITS_EMPTY_VN1_NDR_COUNTERS 0x3u
/* UNC_R3_QPI0_BL_CREDITS_EMPTY ev_sel=0x21: No credit to send BL messages to QPI link 0. */
#define BDX_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VNA /* UNC_R3_QPI0_BL_CREDITS_EMPTY.VNA ev_sel=0x21 umask=0x1: VNA credits. */ \
	BDX_R3QPI_CTL_(0x121u)
#define BDX_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VNA_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN1_HOM /* UNC_R3_QPI0_BL_CREDITS_EMPTY.VN1_HOM ev_sel=0x21 umask=0x10: VN1 credits, home messages (HOM). */ \
	BDX_R3QPI_CTL_(0x1021u)
#define BDX_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN1_HOM_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN1_SNP /* UNC_R3_QPI0_BL_CREDITS_EMPTY.VN1_SNP ev_sel=0x21 umask=0x20: VN1 credits, snoops (SNP). */ \
	BDX_R3QPI_CTL_(0x2021u)
#define BDX_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN1_SNP_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN1_NDR /* UNC_R3_QPI0_BL_CREDITS_EMPTY.VN1_NDR ev_sel=0x21 umask=0x40: VN1 credits, responses without data (NDR). */ \
	BDX_R3QPI_CTL_(0x4021u)
#define BDX_R3QPI_EVENT_QPI0_BL_CREDITS_EMPTY_VN1_NDR_COUNTERS 0x3u
/* UNC_R3_C_LO_AD_CREDITS_EMPTY ev_sel=0x22: No credit to send AD messages to a CBo, CBos 0 to 7. */
#define BDX_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO0 /* UNC_R3_C_LO_AD_CREDITS_EMPTY.CBO0 ev_sel=0x22 umask=0x1: CBo 0. */ \
	BDX_R3QPI_CTL_(0x122u)
#define BDX_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO0_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO1 /* UNC_R3_C_LO_AD_CREDITS_EMPTY.CBO1 ev_sel=0x22 umask=0x2: CBo 1. */ \
	BDX_R3QPI_CTL_(0x222u)
#define BDX_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO1_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO2 /* UNC_R3_C_LO_AD_CREDITS_EMPTY.CBO2 ev_sel=0x22 umask=0x4: CBo 2. */ \
	BDX_R3QPI_CTL_(0x422u)
#define BDX_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO2_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO3 /* UNC_R3_C_LO_AD_CREDITS_EMPTY.CBO3 ev_sel=0x22 umask=0x8: CBo 3. */ \
	BDX_R3QPI_CTL_(0x822u)
#define BDX_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO3_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO4 /* UNC_R3_C_LO_AD_CREDITS_EMPTY.CBO4 ev_sel=0x22 umask=0x10: CBo 4. */ \
	BDX_R3QPI_CTL_(0x1022u)
#define BDX_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO4_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO5 /* UNC_R3_C_LO_AD_CREDITS_EMPTY.CBO5 ev_sel=0x22 umask=0x20: CBo 5. */ \
	BDX_R3QPI_CTL_(0x2022u)
#define BDX_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO5_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO6 /* UNC_R3_C_LO_AD_CREDITS_EMPTY.CBO6 ev_sel=0x22 umask=0x40: CBo 6. */ \
	BDX_R3QPI_CTL_(0x4022u)
#define BDX_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO6_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO7 /* UNC_R3_C_LO_AD_CREDITS_EMPTY.CBO7 ev_sel=0x22 umask=0x80: CBo 7. */ \
	BDX_R3QPI_CTL_(0x8022u)
#define BDX_R3QPI_EVENT_C_LO_AD_CREDITS_EMPTY_CBO7_COUNTERS 0x3u
/* UNC_R3_TxR_NACK ev_sel=0x26: Packets that a ring refused (NACK), by direction and ring as the names say; from UP_AD on, Intel's titles name others. */
#define BDX_R3QPI_EVENT_TXR_NACK_DN_AD /* UNC_R3_TxR_NACK.DN_AD ev_sel=0x26 umask=0x1: Downwards, AD ring (requests). */ \
	BDX_R3QPI_CTL_(0x126u)
#define BDX_R3QPI_EVENT_TXR_NACK_DN_AD_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_TXR_NACK_DN_BL /* UNC_R3_TxR_NACK.DN_BL ev_sel=0x26 umask=0x2: Downwards, BL ring (data). */ \
	BDX_R3QPI_CTL_(0x226u)
#define BDX_R3QPI_EVENT_TXR_NACK_DN_BL_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_TXR_NACK_DN_AK /* UNC_R3_TxR_NACK.DN_AK ev_sel=0x26 umask=0x4: Downwards, AK ring (acknowledgements). */ \
	BDX_R3QPI_CTL_(0x426u)
#define BDX_R3QPI_EVENT_TXR_NACK_DN_AK_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_TXR_NACK_UP_AD /* UNC_R3_TxR_NACK.UP_AD ev_sel=0x26 umask=0x8: Upwards, AD ring (requests). */ \
	BDX_R3QPI_CTL_(0x826u)
#define BDX_R3QPI_EVENT_TXR_NACK_UP_AD_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_TXR_NACK_UP_BL /* UNC_R3_TxR_NACK.UP_BL ev_sel=0x26 umask=0x10: Upwards, BL ring (data). */ \
	BDX_R3QPI_CTL_(0x1026u)
#define BDX_R3QPI_EVENT_TXR_NACK_UP_BL_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_TXR_NACK_UP_AK /* UNC_R3_TxR_NACK.UP_AK ev_sel=0x26 umask=0x20: Upwards, AK ring (acknowledgements). */ \
	BDX_R3QPI_CTL_(0x2026u)
#define BDX_R3QPI_EVENT_TXR_NACK_UP_AK_COUNTERS 0x3u
/* UNC_R3_SBO0_CREDITS_ACQUIRED ev_sel=0x28: Credits of SBox 0 taken, by ring. */
#define BDX_R3QPI_EVENT_SBO0_CREDITS_ACQUIRED_AD /* UNC_R3_SBO0_CREDITS_ACQUIRED.AD ev_sel=0x28 umask=0x1: AD ring (requests). */ \
	BDX_R3QPI_CTL_(0x128u)
#define BDX_R3QPI_EVENT_SBO0_CREDITS_ACQUIRED_AD_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_SBO0_CREDITS_ACQUIRED_BL /* UNC_R3_SBO0_CREDITS_ACQUIRED.BL ev_sel=0x28 umask=0x2: BL ring (data). */ \
	BDX_R3QPI_CTL_(0x228u)
#define BDX_R3QPI_EVENT_SBO0_CREDITS_ACQUIRED_BL_COUNTERS 0x3u
/* UNC_R3_SBO1_CREDITS_ACQUIRED ev_sel=0x29: Credits of SBox 1 taken, by ring. */
#define BDX_R3QPI_EVENT_SBO1_CREDITS_ACQUIRED_AD /* UNC_R3_SBO1_CREDITS_ACQUIRED.AD ev_sel=0x29 umask=0x1: AD ring (requests). */ \
	BDX_R3QPI_CTL_(0x129u)
#define BDX_R3QPI_EVENT_SBO1_CREDITS_ACQUIRED_AD_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_SBO1_CREDITS_ACQUIRED_BL /* UNC_R3_SBO1_CREDITS_ACQUIRED.BL ev_sel=0x29 umask=0x2: BL ring (data). */ \
	BDX_R3QPI_CTL_(0x229u)
#define BDX_R3QPI_EVENT_SBO1_CREDITS_ACQUIRED_BL_COUNTERS 0x3u
/* UNC_R3_SBO0_CREDIT_OCCUPANCY ev_sel=0x2a: Credits of SBox 0 in use, added up each cycle, by ring. */
#define BDX_R3QPI_EVENT_SBO0_CREDIT_OCCUPANCY_AD /* UNC_R3_SBO0_CREDIT_OCCUPANCY.AD ev_sel=0x2a umask=0x1: AD ring (requests). */ \
	BDX_R3QPI_CTL_(0x12au)
#define BDX_R3QPI_EVENT_SBO0_CREDIT_OCCUPANCY_AD_COUNTERS 0x1u
#define BDX_R3QPI_EVENT_SBO0_CREDIT_OCCUPANCY_BL /* UNC_R3_SBO0_CREDIT_OCCUPANCY.BL ev_sel=0x2a umask=0x2: BL ring (data). */ \
	BDX_R3QPI_CTL_(0x22au)
#define BDX_R3QPI_EVENT_SBO0_CREDIT_OCCUPANCY_BL_COUNTERS 0x1u
/* UNC_R3_SBO1_CREDIT_OCCUPANCY ev_sel=0x2b: Credits of SBox 1 in use, added up each cycle, by ring. */
#define BDX_R3QPI_EVENT_SBO1_CREDIT_OCCUPANCY_AD /* UNC_R3_SBO1_CREDIT_OCCUPANCY.AD ev_sel=0x2b umask=0x1: AD ring (requests). */ \
	BDX_R3QPI_CTL_(0x12bu)
#define BDX_R3QPI_EVENT_SBO1_CREDIT_OCCUPANCY_AD_COUNTERS 0x1u
#define BDX_R3QPI_EVENT_SBO1_CREDIT_OCCUPANCY_BL /* UNC_R3_SBO1_CREDIT_OCCUPANCY.BL ev_sel=0x2b umask=0x2: BL ring (data). */ \
	BDX_R3QPI_CTL_(0x22bu)
#define BDX_R3QPI_EVENT_SBO1_CREDIT_OCCUPANCY_BL_COUNTERS 0x1u
/* UNC_R3_STALL_NO_SBO_CREDIT ev_sel=0x2c: Cycles in which the egress waits for a credit of an SBox. */
#define BDX_R3QPI_EVENT_STALL_NO_SBO_CREDIT_SBO0_AD /* UNC_R3_STALL_NO_SBO_CREDIT.SBO0_AD ev_sel=0x2c umask=0x1: SBox 0, AD ring (requests). */ \
	BDX_R3QPI_CTL_(0x12cu)
#define BDX_R3QPI_EVENT_STALL_NO_SBO_CREDIT_SBO0_AD_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_STALL_NO_SBO_CREDIT_SBO1_AD /* UNC_R3_STALL_NO_SBO_CREDIT.SBO1_AD ev_sel=0x2c umask=0x2: SBox 1, AD ring (requests). */ \
	BDX_R3QPI_CTL_(0x22cu)
#define BDX_R3QPI_EVENT_STALL_NO_SBO_CREDIT_SBO1_AD_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_STALL_NO_SBO_CREDIT_SBO0_BL /* UNC_R3_STALL_NO_SBO_CREDIT.SBO0_BL ev_sel=0x2c umask=0x4: SBox 0, BL ring (data). */ \
	BDX_R3QPI_CTL_(0x42cu)
#define BDX_R3QPI_EVENT_STALL_NO_SBO_CREDIT_SBO0_BL_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_STALL_NO_SBO_CREDIT_SBO1_BL /* UNC_R3_STALL_NO_SBO_CREDIT.SBO1_BL ev_sel=0x2c umask=0x8: SBox 1, BL ring (data). */ \
	BDX_R3QPI_CTL_(0x82cu)
#define BDX_R3QPI_EVENT_STALL_NO_SBO_CREDIT_SBO1_BL_COUNTERS 0x3u
/* UNC_R3_HA_R2_BL_CREDITS_EMPTY ev_sel=0x2d: No credit to send BL messages to a home agent or R2PCIe. */
#define BDX_R3QPI_EVENT_HA_R2_BL_CREDITS_EMPTY_HA0 /* UNC_R3_HA_R2_BL_CREDITS_EMPTY.HA0 ev_sel=0x2d umask=0x1: Home agent 0. */ \
	BDX_R3QPI_CTL_(0x12du)
#define BDX_R3QPI_EVENT_HA_R2_BL_CREDITS_EMPTY_HA0_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_HA_R2_BL_CREDITS_EMPTY_HA1 /* UNC_R3_HA_R2_BL_CREDITS_EMPTY.HA1 ev_sel=0x2d umask=0x2: Home agent 1. */ \
	BDX_R3QPI_CTL_(0x22du)
#define BDX_R3QPI_EVENT_HA_R2_BL_CREDITS_EMPTY_HA1_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_HA_R2_BL_CREDITS_EMPTY_R2_NCB /* UNC_R3_HA_R2_BL_CREDITS_EMPTY.R2_NCB ev_sel=0x2d umask=0x4: R2PCIe, non-coherent bypass. */ \
	BDX_R3QPI_CTL_(0x42du)
#define BDX_R3QPI_EVENT_HA_R2_BL_CREDITS_EMPTY_R2_NCB_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_HA_R2_BL_CREDITS_EMPTY_R2_NCS /* UNC_R3_HA_R2_BL_CREDITS_EMPTY.R2_NCS ev_sel=0x2d umask=0x8: R2PCIe, non-coherent standard. */ \
	BDX_R3QPI_CTL_(0x82du)
#define BDX_R3QPI_EVENT_HA_R2_BL_CREDITS_EMPTY_R2_NCS_COUNTERS 0x3u
/* UNC_R3_QPI1_AD_CREDITS_EMPTY ev_sel=0x2e: No credit to send AD messages to QPI link 1. */
#define BDX_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VNA /* UNC_R3_QPI1_AD_CREDITS_EMPTY.VNA ev_sel=0x2e umask=0x1: VNA credits. */ \
	BDX_R3QPI_CTL_(0x12eu)
#define BDX_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VNA_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN1_HOM /* UNC_R3_QPI1_AD_CREDITS_EMPTY.VN1_HOM ev_sel=0x2e umask=0x10: VN1 credits, home messages (HOM). */ \
	BDX_R3QPI_CTL_(0x102eu)
#define BDX_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN1_HOM_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN1_SNP /* UNC_R3_QPI1_AD_CREDITS_EMPTY.VN1_SNP ev_sel=0x2e umask=0x20: VN1 credits, snoops (SNP). */ \
	BDX_R3QPI_CTL_(0x202eu)
#define BDX_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN1_SNP_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN1_NDR /* UNC_R3_QPI1_AD_CREDITS_EMPTY.VN1_NDR ev_sel=0x2e umask=0x40: VN1 credits, responses without data (NDR). */ \
	BDX_R3QPI_CTL_(0x402eu)
#define BDX_R3QPI_EVENT_QPI1_AD_CREDITS_EMPTY_VN1_NDR_COUNTERS 0x3u
/* UNC_R3_QPI1_BL_CREDITS_EMPTY ev_sel=0x2f: No credit to send BL messages to QPI link 1. */
#define BDX_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VNA /* UNC_R3_QPI1_BL_CREDITS_EMPTY.VNA ev_sel=0x2f umask=0x1: VNA credits. */ \
	BDX_R3QPI_CTL_(0x12fu)
#define BDX_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VNA_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN0_HOM /* UNC_R3_QPI1_BL_CREDITS_EMPTY.VN0_HOM ev_sel=0x2f umask=0x2: VN0 credits, home messages (HOM). */ \
	BDX_R3QPI_CTL_(0x22fu)
#define BDX_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN0_HOM_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN0_SNP /* UNC_R3_QPI1_BL_CREDITS_EMPTY.VN0_SNP ev_sel=0x2f umask=0x4: VN0 credits, snoops (SNP). */ \
	BDX_R3QPI_CTL_(0x42fu)
#define BDX_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN0_SNP_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN0_NDR /* UNC_R3_QPI1_BL_CREDITS_EMPTY.VN0_NDR ev_sel=0x2f umask=0x8: VN0 credits, responses without data (NDR). */ \
	BDX_R3QPI_CTL_(0x82fu)
#define BDX_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN0_NDR_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN1_HOM /* UNC_R3_QPI1_BL_CREDITS_EMPTY.VN1_HOM ev_sel=0x2f umask=0x10: VN1 credits, home messages (HOM). */ \
	BDX_R3QPI_CTL_(0x102fu)
#define BDX_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN1_HOM_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN1_SNP /* UNC_R3_QPI1_BL_CREDITS_EMPTY.VN1_SNP ev_sel=0x2f umask=0x20: VN1 credits, snoops (SNP). */ \
	BDX_R3QPI_CTL_(0x202fu)
#define BDX_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN1_SNP_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN1_NDR /* UNC_R3_QPI1_BL_CREDITS_EMPTY.VN1_NDR ev_sel=0x2f umask=0x40: VN1 credits, responses without data (NDR). */ \
	BDX_R3QPI_CTL_(0x402fu)
#define BDX_R3QPI_EVENT_QPI1_BL_CREDITS_EMPTY_VN1_NDR_COUNTERS 0x3u
/* UNC_R3_VNA_CREDITS_ACQUIRED ev_sel=0x33: VNA credits taken to send over the link, up to 4 in a cycle: a packet may need several. */
#define BDX_R3QPI_EVENT_VNA_CREDITS_ACQUIRED_AD /* UNC_R3_VNA_CREDITS_ACQUIRED.AD ev_sel=0x33 umask=0x1: Messages of the AD ring, going by the name. */ \
	BDX_R3QPI_CTL_(0x133u)
#define BDX_R3QPI_EVENT_VNA_CREDITS_ACQUIRED_AD_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VNA_CREDITS_ACQUIRED_BL /* UNC_R3_VNA_CREDITS_ACQUIRED.BL ev_sel=0x33 umask=0x4: Messages of the BL ring, going by the name. */ \
	BDX_R3QPI_CTL_(0x433u)
#define BDX_R3QPI_EVENT_VNA_CREDITS_ACQUIRED_BL_COUNTERS 0x3u
/* UNC_R3_VNA_CREDITS_REJECT ev_sel=0x34: Requests for VNA credits refused; a packet may need more credits than are left. */
#define BDX_R3QPI_EVENT_VNA_CREDITS_REJECT_HOM /* UNC_R3_VNA_CREDITS_REJECT.HOM ev_sel=0x34 umask=0x1: Home messages (HOM). */ \
	BDX_R3QPI_CTL_(0x134u)
#define BDX_R3QPI_EVENT_VNA_CREDITS_REJECT_HOM_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VNA_CREDITS_REJECT_SNP /* UNC_R3_VNA_CREDITS_REJECT.SNP ev_sel=0x34 umask=0x2: Snoops (SNP). */ \
	BDX_R3QPI_CTL_(0x234u)
#define BDX_R3QPI_EVENT_VNA_CREDITS_REJECT_SNP_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VNA_CREDITS_REJECT_NDR /* UNC_R3_VNA_CREDITS_REJECT.NDR ev_sel=0x34 umask=0x4: Responses without data (NDR). */ \
	BDX_R3QPI_CTL_(0x434u)
#define BDX_R3QPI_EVENT_VNA_CREDITS_REJECT_NDR_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VNA_CREDITS_REJECT_DRS /* UNC_R3_VNA_CREDITS_REJECT.DRS ev_sel=0x34 umask=0x8: Data responses (DRS). */ \
	BDX_R3QPI_CTL_(0x834u)
#define BDX_R3QPI_EVENT_VNA_CREDITS_REJECT_DRS_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VNA_CREDITS_REJECT_NCB /* UNC_R3_VNA_CREDITS_REJECT.NCB ev_sel=0x34 umask=0x10: Non-coherent bypass (NCB). */ \
	BDX_R3QPI_CTL_(0x1034u)
#define BDX_R3QPI_EVENT_VNA_CREDITS_REJECT_NCB_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VNA_CREDITS_REJECT_NCS /* UNC_R3_VNA_CREDITS_REJECT.NCS ev_sel=0x34 umask=0x20: Non-coherent standard (NCS). */ \
	BDX_R3QPI_CTL_(0x2034u)
#define BDX_R3QPI_EVENT_VNA_CREDITS_REJECT_NCS_COUNTERS 0x3u
/* UNC_R3_VN0_CREDITS_USED ev_sel=0x36: Times that a packet took a VN0 credit, the reserve when no VNA credit is free; one credit for the whole packet. */
#define BDX_R3QPI_EVENT_VN0_CREDITS_USED_HOM /* UNC_R3_VN0_CREDITS_USED.HOM ev_sel=0x36 umask=0x1: Home messages (HOM). */ \
	BDX_R3QPI_CTL_(0x136u)
#define BDX_R3QPI_EVENT_VN0_CREDITS_USED_HOM_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN0_CREDITS_USED_SNP /* UNC_R3_VN0_CREDITS_USED.SNP ev_sel=0x36 umask=0x2: Snoops (SNP). */ \
	BDX_R3QPI_CTL_(0x236u)
#define BDX_R3QPI_EVENT_VN0_CREDITS_USED_SNP_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN0_CREDITS_USED_NDR /* UNC_R3_VN0_CREDITS_USED.NDR ev_sel=0x36 umask=0x4: Responses without data (NDR). */ \
	BDX_R3QPI_CTL_(0x436u)
#define BDX_R3QPI_EVENT_VN0_CREDITS_USED_NDR_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN0_CREDITS_USED_DRS /* UNC_R3_VN0_CREDITS_USED.DRS ev_sel=0x36 umask=0x8: Data responses (DRS). */ \
	BDX_R3QPI_CTL_(0x836u)
#define BDX_R3QPI_EVENT_VN0_CREDITS_USED_DRS_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN0_CREDITS_USED_NCB /* UNC_R3_VN0_CREDITS_USED.NCB ev_sel=0x36 umask=0x10: Non-coherent bypass (NCB). */ \
	BDX_R3QPI_CTL_(0x1036u)
#define BDX_R3QPI_EVENT_VN0_CREDITS_USED_NCB_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN0_CREDITS_USED_NCS /* UNC_R3_VN0_CREDITS_USED.NCS ev_sel=0x36 umask=0x20: Non-coherent standard (NCS). */ \
	BDX_R3QPI_CTL_(0x2036u)
#define BDX_R3QPI_EVENT_VN0_CREDITS_USED_NCS_COUNTERS 0x3u
/* UNC_R3_VN0_CREDITS_REJECT ev_sel=0x37: Requests that got neither a VNA nor a VN0 credit, and wait. */
#define BDX_R3QPI_EVENT_VN0_CREDITS_REJECT_HOM /* UNC_R3_VN0_CREDITS_REJECT.HOM ev_sel=0x37 umask=0x1: Home messages (HOM). */ \
	BDX_R3QPI_CTL_(0x137u)
#define BDX_R3QPI_EVENT_VN0_CREDITS_REJECT_HOM_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN0_CREDITS_REJECT_SNP /* UNC_R3_VN0_CREDITS_REJECT.SNP ev_sel=0x37 umask=0x2: Snoops (SNP). */ \
	BDX_R3QPI_CTL_(0x237u)
#define BDX_R3QPI_EVENT_VN0_CREDITS_REJECT_SNP_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN0_CREDITS_REJECT_NDR /* UNC_R3_VN0_CREDITS_REJECT.NDR ev_sel=0x37 umask=0x4: Responses without data (NDR). */ \
	BDX_R3QPI_CTL_(0x437u)
#define BDX_R3QPI_EVENT_VN0_CREDITS_REJECT_NDR_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN0_CREDITS_REJECT_DRS /* UNC_R3_VN0_CREDITS_REJECT.DRS ev_sel=0x37 umask=0x8: Data responses (DRS). */ \
	BDX_R3QPI_CTL_(0x837u)
#define BDX_R3QPI_EVENT_VN0_CREDITS_REJECT_DRS_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN0_CREDITS_REJECT_NCB /* UNC_R3_VN0_CREDITS_REJECT.NCB ev_sel=0x37 umask=0x10: Non-coherent bypass (NCB). */ \
	BDX_R3QPI_CTL_(0x1037u)
#define BDX_R3QPI_EVENT_VN0_CREDITS_REJECT_NCB_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN0_CREDITS_REJECT_NCS /* UNC_R3_VN0_CREDITS_REJECT.NCS ev_sel=0x37 umask=0x20: Non-coherent standard (NCS). */ \
	BDX_R3QPI_CTL_(0x2037u)
#define BDX_R3QPI_EVENT_VN0_CREDITS_REJECT_NCS_COUNTERS 0x3u
/* UNC_R3_VN1_CREDITS_USED ev_sel=0x38: Times that a packet took a VN1 credit, the reserve when no VNA credit is free; one credit for the whole packet. */
#define BDX_R3QPI_EVENT_VN1_CREDITS_USED_HOM /* UNC_R3_VN1_CREDITS_USED.HOM ev_sel=0x38 umask=0x1: Home messages (HOM). */ \
	BDX_R3QPI_CTL_(0x138u)
#define BDX_R3QPI_EVENT_VN1_CREDITS_USED_HOM_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN1_CREDITS_USED_SNP /* UNC_R3_VN1_CREDITS_USED.SNP ev_sel=0x38 umask=0x2: Snoops (SNP). */ \
	BDX_R3QPI_CTL_(0x238u)
#define BDX_R3QPI_EVENT_VN1_CREDITS_USED_SNP_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN1_CREDITS_USED_NDR /* UNC_R3_VN1_CREDITS_USED.NDR ev_sel=0x38 umask=0x4: Responses without data (NDR). */ \
	BDX_R3QPI_CTL_(0x438u)
#define BDX_R3QPI_EVENT_VN1_CREDITS_USED_NDR_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN1_CREDITS_USED_DRS /* UNC_R3_VN1_CREDITS_USED.DRS ev_sel=0x38 umask=0x8: Data responses (DRS). */ \
	BDX_R3QPI_CTL_(0x838u)
#define BDX_R3QPI_EVENT_VN1_CREDITS_USED_DRS_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN1_CREDITS_USED_NCB /* UNC_R3_VN1_CREDITS_USED.NCB ev_sel=0x38 umask=0x10: Non-coherent bypass (NCB). */ \
	BDX_R3QPI_CTL_(0x1038u)
#define BDX_R3QPI_EVENT_VN1_CREDITS_USED_NCB_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN1_CREDITS_USED_NCS /* UNC_R3_VN1_CREDITS_USED.NCS ev_sel=0x38 umask=0x20: Non-coherent standard (NCS). */ \
	BDX_R3QPI_CTL_(0x2038u)
#define BDX_R3QPI_EVENT_VN1_CREDITS_USED_NCS_COUNTERS 0x3u
/* UNC_R3_VN1_CREDITS_REJECT ev_sel=0x39: Requests that got neither a VNA nor a VN1 credit, and wait. */
#define BDX_R3QPI_EVENT_VN1_CREDITS_REJECT_HOM /* UNC_R3_VN1_CREDITS_REJECT.HOM ev_sel=0x39 umask=0x1: Home messages (HOM). */ \
	BDX_R3QPI_CTL_(0x139u)
#define BDX_R3QPI_EVENT_VN1_CREDITS_REJECT_HOM_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN1_CREDITS_REJECT_SNP /* UNC_R3_VN1_CREDITS_REJECT.SNP ev_sel=0x39 umask=0x2: Snoops (SNP). */ \
	BDX_R3QPI_CTL_(0x239u)
#define BDX_R3QPI_EVENT_VN1_CREDITS_REJECT_SNP_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN1_CREDITS_REJECT_NDR /* UNC_R3_VN1_CREDITS_REJECT.NDR ev_sel=0x39 umask=0x4: Responses without data (NDR). */ \
	BDX_R3QPI_CTL_(0x439u)
#define BDX_R3QPI_EVENT_VN1_CREDITS_REJECT_NDR_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN1_CREDITS_REJECT_DRS /* UNC_R3_VN1_CREDITS_REJECT.DRS ev_sel=0x39 umask=0x8: Data responses (DRS). */ \
	BDX_R3QPI_CTL_(0x839u)
#define BDX_R3QPI_EVENT_VN1_CREDITS_REJECT_DRS_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN1_CREDITS_REJECT_NCB /* UNC_R3_VN1_CREDITS_REJECT.NCB ev_sel=0x39 umask=0x10: Non-coherent bypass (NCB). */ \
	BDX_R3QPI_CTL_(0x1039u)
#define BDX_R3QPI_EVENT_VN1_CREDITS_REJECT_NCB_COUNTERS 0x3u
#define BDX_R3QPI_EVENT_VN1_CREDITS_REJECT_NCS /* UNC_R3_VN1_CREDITS_REJECT.NCS ev_sel=0x39 umask=0x20: Non-coherent standard (NCS). */ \
	BDX_R3QPI_CTL_(0x2039u)
#define BDX_R3QPI_EVENT_VN1_CREDITS_REJECT_NCS_COUNTERS 0x3u

#endif
