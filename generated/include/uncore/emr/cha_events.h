/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/emr/cha.events.json by "make generate". Do not edit. */
/*
 * The events of emr cha as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_EMR_CHA_EVENTS_H
#define UNCORE_EMR_CHA_EVENTS_H

#include "uncore/emr/cha.h"

#define EMR_CHA_CTL_(raw) UNCORE_VALUE_(emr_cha_ctl, raw)
#define EMR_CHA_EVENT_CLOCKTICKS /* UNC_CHA_CLOCKTICKS ev_sel=0x1: Cycles of the CHA's clock, the uncore clock. */ \
	EMR_CHA_CTL_(UINT64_C(0x1))
/* UNC_CHA_RxC_OCCUPANCY ev_sel=0x11: Adds up, every cycle, the entries in a queue; divide by RxC_INSERTS for how long one waits. */
#define EMR_CHA_EVENT_RXC_OCCUPANCY_IPQ /* UNC_CHA_RxC_OCCUPANCY.IPQ ev_sel=0x11 umask=0x4: Entries in the IPQ (snoops of other sockets). */ \
	EMR_CHA_CTL_(UINT64_C(0x411))
#define EMR_CHA_EVENT_RXC_OCCUPANCY_IPQ_COUNTERS 0x1u
#define EMR_CHA_EVENT_RXC_OCCUPANCY_RRQ /* UNC_CHA_RxC_OCCUPANCY.RRQ ev_sel=0x11 umask=0x40: Entries in the RRQ (requests of other sockets). */ \
	EMR_CHA_CTL_(UINT64_C(0x4011))
#define EMR_CHA_EVENT_RXC_OCCUPANCY_RRQ_COUNTERS 0x1u
#define EMR_CHA_EVENT_RXC_OCCUPANCY_WBQ /* UNC_CHA_RxC_OCCUPANCY.WBQ ev_sel=0x11 umask=0x80: Entries in the WBQ (writes back of other sockets). */ \
	EMR_CHA_CTL_(UINT64_C(0x8011))
#define EMR_CHA_EVENT_RXC_OCCUPANCY_WBQ_COUNTERS 0x1u
/* UNC_CHA_RxC_INSERTS ev_sel=0x13: Entries that are put into a queue. */
#define EMR_CHA_EVENT_RXC_INSERTS_IRQ /* UNC_CHA_RxC_INSERTS.IRQ ev_sel=0x13 umask=0x1: Into the IRQ (requests of cores). */ \
	EMR_CHA_CTL_(UINT64_C(0x113))
#define EMR_CHA_EVENT_RXC_INSERTS_IRQ_REJ /* UNC_CHA_RxC_INSERTS.IRQ_REJ ev_sel=0x13 umask=0x2: Into the IRQ (requests of cores), rejected. */ \
	EMR_CHA_CTL_(UINT64_C(0x213))
#define EMR_CHA_EVENT_RXC_INSERTS_IPQ /* UNC_CHA_RxC_INSERTS.IPQ ev_sel=0x13 umask=0x4: Into the IPQ (snoops of other sockets). */ \
	EMR_CHA_CTL_(UINT64_C(0x413))
#define EMR_CHA_EVENT_RXC_INSERTS_PRQ /* UNC_CHA_RxC_INSERTS.PRQ ev_sel=0x13 umask=0x10: Into the PRQ (requests of devices). */ \
	EMR_CHA_CTL_(UINT64_C(0x1013))
#define EMR_CHA_EVENT_RXC_INSERTS_PRQ_REJ /* UNC_CHA_RxC_INSERTS.PRQ_REJ ev_sel=0x13 umask=0x20: Into the PRQ (requests of devices), rejected. */ \
	EMR_CHA_CTL_(UINT64_C(0x2013))
#define EMR_CHA_EVENT_RXC_INSERTS_RRQ /* UNC_CHA_RxC_INSERTS.RRQ ev_sel=0x13 umask=0x40: Into the RRQ (requests of other sockets). */ \
	EMR_CHA_CTL_(UINT64_C(0x4013))
#define EMR_CHA_EVENT_RXC_INSERTS_WBQ /* UNC_CHA_RxC_INSERTS.WBQ ev_sel=0x13 umask=0x80: Into the WBQ (writes back of other sockets). */ \
	EMR_CHA_CTL_(UINT64_C(0x8013))
/* UNC_CHA_RxC_IRQ0_REJECT ev_sel=0x18: Entries of the IRQ (requests of cores) that the pipeline turned away, first set of reasons. */
#define EMR_CHA_EVENT_RXC_IRQ0_REJECT_AD_REQ_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.AD_REQ_VN0 ev_sel=0x18 umask=0x1: For want of a VN0 credit for AD requests. */ \
	EMR_CHA_CTL_(UINT64_C(0x118))
#define EMR_CHA_EVENT_RXC_IRQ0_REJECT_AD_RSP_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.AD_RSP_VN0 ev_sel=0x18 umask=0x2: For want of a VN0 credit for AD responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x218))
#define EMR_CHA_EVENT_RXC_IRQ0_REJECT_BL_RSP_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.BL_RSP_VN0 ev_sel=0x18 umask=0x4: For want of a VN0 credit for BL responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x418))
#define EMR_CHA_EVENT_RXC_IRQ0_REJECT_BL_WB_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.BL_WB_VN0 ev_sel=0x18 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	EMR_CHA_CTL_(UINT64_C(0x818))
#define EMR_CHA_EVENT_RXC_IRQ0_REJECT_BL_NCB_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.BL_NCB_VN0 ev_sel=0x18 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	EMR_CHA_CTL_(UINT64_C(0x1018))
#define EMR_CHA_EVENT_RXC_IRQ0_REJECT_BL_NCS_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.BL_NCS_VN0 ev_sel=0x18 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	EMR_CHA_CTL_(UINT64_C(0x2018))
#define EMR_CHA_EVENT_RXC_IRQ0_REJECT_AK_NON_UPI /* UNC_CHA_RxC_IRQ0_REJECT.AK_NON_UPI ev_sel=0x18 umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x4018))
#define EMR_CHA_EVENT_RXC_IRQ0_REJECT_IV_NON_UPI /* UNC_CHA_RxC_IRQ0_REJECT.IV_NON_UPI ev_sel=0x18 umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x8018))
/* UNC_CHA_RxC_IRQ1_REJECT ev_sel=0x19: Entries of the IRQ (requests of cores) that the pipeline turned away, second set of reasons. */
#define EMR_CHA_EVENT_RXC_IRQ1_REJECT_PA_MATCH /* UNC_CHA_RxC_IRQ1_REJECT.PA_MATCH ev_sel=0x19 umask=0x80: Another request for the same address is under way. */ \
	EMR_CHA_CTL_(UINT64_C(0x8019))
#define EMR_CHA_EVENT_RXC_IRQ1_REJECT_ANY0 /* UNC_CHA_RxC_IRQ1_REJECT.ANY0 ev_sel=0x19 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	EMR_CHA_CTL_(UINT64_C(0x119))
#define EMR_CHA_EVENT_RXC_IRQ1_REJECT_HA /* UNC_CHA_RxC_IRQ1_REJECT.HA ev_sel=0x19 umask=0x2: Because of the home agent. */ \
	EMR_CHA_CTL_(UINT64_C(0x219))
#define EMR_CHA_EVENT_RXC_IRQ1_REJECT_LLC_VICTIM /* UNC_CHA_RxC_IRQ1_REJECT.LLC_VICTIM ev_sel=0x19 umask=0x4: For want of room for a victim of the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0x419))
#define EMR_CHA_EVENT_RXC_IRQ1_REJECT_SF_VICTIM /* UNC_CHA_RxC_IRQ1_REJECT.SF_VICTIM ev_sel=0x19 umask=0x8: For want of room for a victim of the snoop filter. */ \
	EMR_CHA_CTL_(UINT64_C(0x819))
#define EMR_CHA_EVENT_RXC_IRQ1_REJECT_VICTIM /* UNC_CHA_RxC_IRQ1_REJECT.VICTIM ev_sel=0x19 umask=0x10: For want of room for a victim, of whichever kind. */ \
	EMR_CHA_CTL_(UINT64_C(0x1019))
#define EMR_CHA_EVENT_RXC_IRQ1_REJECT_LLC_OR_SF_WAY /* UNC_CHA_RxC_IRQ1_REJECT.LLC_OR_SF_WAY ev_sel=0x19 umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	EMR_CHA_CTL_(UINT64_C(0x2019))
#define EMR_CHA_EVENT_RXC_IRQ1_REJECT_ALLOW_SNP /* UNC_CHA_RxC_IRQ1_REJECT.ALLOW_SNP ev_sel=0x19 umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	EMR_CHA_CTL_(UINT64_C(0x4019))
/* UNC_CHA_RxC_PRQ0_REJECT ev_sel=0x20: Entries of the PRQ (requests of devices) that the pipeline turned away, first set of reasons. */
#define EMR_CHA_EVENT_RXC_PRQ0_REJECT_AD_REQ_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.AD_REQ_VN0 ev_sel=0x20 umask=0x1: For want of a VN0 credit for AD requests. */ \
	EMR_CHA_CTL_(UINT64_C(0x120))
#define EMR_CHA_EVENT_RXC_PRQ0_REJECT_AD_RSP_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.AD_RSP_VN0 ev_sel=0x20 umask=0x2: For want of a VN0 credit for AD responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x220))
#define EMR_CHA_EVENT_RXC_PRQ0_REJECT_BL_RSP_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.BL_RSP_VN0 ev_sel=0x20 umask=0x4: For want of a VN0 credit for BL responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x420))
#define EMR_CHA_EVENT_RXC_PRQ0_REJECT_BL_WB_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.BL_WB_VN0 ev_sel=0x20 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	EMR_CHA_CTL_(UINT64_C(0x820))
#define EMR_CHA_EVENT_RXC_PRQ0_REJECT_BL_NCB_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.BL_NCB_VN0 ev_sel=0x20 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	EMR_CHA_CTL_(UINT64_C(0x1020))
#define EMR_CHA_EVENT_RXC_PRQ0_REJECT_BL_NCS_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.BL_NCS_VN0 ev_sel=0x20 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	EMR_CHA_CTL_(UINT64_C(0x2020))
#define EMR_CHA_EVENT_RXC_PRQ0_REJECT_AK_NON_UPI /* UNC_CHA_RxC_PRQ0_REJECT.AK_NON_UPI ev_sel=0x20 umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x4020))
#define EMR_CHA_EVENT_RXC_PRQ0_REJECT_IV_NON_UPI /* UNC_CHA_RxC_PRQ0_REJECT.IV_NON_UPI ev_sel=0x20 umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x8020))
/* UNC_CHA_RxC_PRQ1_REJECT ev_sel=0x21: Entries of the PRQ (requests of devices) that the pipeline turned away, second set of reasons. */
#define EMR_CHA_EVENT_RXC_PRQ1_REJECT_ANY0 /* UNC_CHA_RxC_PRQ1_REJECT.ANY0 ev_sel=0x21 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	EMR_CHA_CTL_(UINT64_C(0x121))
#define EMR_CHA_EVENT_RXC_PRQ1_REJECT_HA /* UNC_CHA_RxC_PRQ1_REJECT.HA ev_sel=0x21 umask=0x2: Because of the home agent. */ \
	EMR_CHA_CTL_(UINT64_C(0x221))
#define EMR_CHA_EVENT_RXC_PRQ1_REJECT_LLC_VICTIM /* UNC_CHA_RxC_PRQ1_REJECT.LLC_VICTIM ev_sel=0x21 umask=0x4: For want of room for a victim of the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0x421))
#define EMR_CHA_EVENT_RXC_PRQ1_REJECT_SF_VICTIM /* UNC_CHA_RxC_PRQ1_REJECT.SF_VICTIM ev_sel=0x21 umask=0x8: For want of room for a victim of the snoop filter. */ \
	EMR_CHA_CTL_(UINT64_C(0x821))
#define EMR_CHA_EVENT_RXC_PRQ1_REJECT_VICTIM /* UNC_CHA_RxC_PRQ1_REJECT.VICTIM ev_sel=0x21 umask=0x10: For want of room for a victim, of whichever kind. */ \
	EMR_CHA_CTL_(UINT64_C(0x1021))
#define EMR_CHA_EVENT_RXC_PRQ1_REJECT_LLC_OR_SF_WAY /* UNC_CHA_RxC_PRQ1_REJECT.LLC_OR_SF_WAY ev_sel=0x21 umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	EMR_CHA_CTL_(UINT64_C(0x2021))
#define EMR_CHA_EVENT_RXC_PRQ1_REJECT_ALLOW_SNP /* UNC_CHA_RxC_PRQ1_REJECT.ALLOW_SNP ev_sel=0x21 umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	EMR_CHA_CTL_(UINT64_C(0x4021))
#define EMR_CHA_EVENT_RXC_PRQ1_REJECT_PA_MATCH /* UNC_CHA_RxC_PRQ1_REJECT.PA_MATCH ev_sel=0x21 umask=0x80: Another request for the same address is under way. */ \
	EMR_CHA_CTL_(UINT64_C(0x8021))
/* UNC_CHA_RxC_IPQ0_REJECT ev_sel=0x22: Entries of the IPQ (snoops of other sockets) that the pipeline turned away, first set of reasons. */
#define EMR_CHA_EVENT_RXC_IPQ0_REJECT_AD_REQ_VN0 /* UNC_CHA_RxC_IPQ0_REJECT.AD_REQ_VN0 ev_sel=0x22 umask=0x1: For want of a VN0 credit for AD requests. */ \
	EMR_CHA_CTL_(UINT64_C(0x122))
#define EMR_CHA_EVENT_RXC_IPQ0_REJECT_AD_RSP_VN0 /* UNC_CHA_RxC_IPQ0_REJECT.AD_RSP_VN0 ev_sel=0x22 umask=0x2: For want of a VN0 credit for AD responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x222))
#define EMR_CHA_EVENT_RXC_IPQ0_REJECT_BL_RSP_VN0 /* UNC_CHA_RxC_IPQ0_REJECT.BL_RSP_VN0 ev_sel=0x22 umask=0x4: For want of a VN0 credit for BL responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x422))
#define EMR_CHA_EVENT_RXC_IPQ0_REJECT_BL_WB_VN0 /* UNC_CHA_RxC_IPQ0_REJECT.BL_WB_VN0 ev_sel=0x22 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	EMR_CHA_CTL_(UINT64_C(0x822))
#define EMR_CHA_EVENT_RXC_IPQ0_REJECT_BL_NCB_VN0 /* UNC_CHA_RxC_IPQ0_REJECT.BL_NCB_VN0 ev_sel=0x22 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	EMR_CHA_CTL_(UINT64_C(0x1022))
#define EMR_CHA_EVENT_RXC_IPQ0_REJECT_BL_NCS_VN0 /* UNC_CHA_RxC_IPQ0_REJECT.BL_NCS_VN0 ev_sel=0x22 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	EMR_CHA_CTL_(UINT64_C(0x2022))
#define EMR_CHA_EVENT_RXC_IPQ0_REJECT_AK_NON_UPI /* UNC_CHA_RxC_IPQ0_REJECT.AK_NON_UPI ev_sel=0x22 umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x4022))
#define EMR_CHA_EVENT_RXC_IPQ0_REJECT_IV_NON_UPI /* UNC_CHA_RxC_IPQ0_REJECT.IV_NON_UPI ev_sel=0x22 umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x8022))
/* UNC_CHA_RxC_IPQ1_REJECT ev_sel=0x23: Entries of the IPQ (snoops of other sockets) that the pipeline turned away, second set of reasons. */
#define EMR_CHA_EVENT_RXC_IPQ1_REJECT_ANY0 /* UNC_CHA_RxC_IPQ1_REJECT.ANY0 ev_sel=0x23 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	EMR_CHA_CTL_(UINT64_C(0x123))
#define EMR_CHA_EVENT_RXC_IPQ1_REJECT_HA /* UNC_CHA_RxC_IPQ1_REJECT.HA ev_sel=0x23 umask=0x2: Because of the home agent. */ \
	EMR_CHA_CTL_(UINT64_C(0x223))
#define EMR_CHA_EVENT_RXC_IPQ1_REJECT_LLC_VICTIM /* UNC_CHA_RxC_IPQ1_REJECT.LLC_VICTIM ev_sel=0x23 umask=0x4: For want of room for a victim of the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0x423))
#define EMR_CHA_EVENT_RXC_IPQ1_REJECT_SF_VICTIM /* UNC_CHA_RxC_IPQ1_REJECT.SF_VICTIM ev_sel=0x23 umask=0x8: For want of room for a victim of the snoop filter. */ \
	EMR_CHA_CTL_(UINT64_C(0x823))
#define EMR_CHA_EVENT_RXC_IPQ1_REJECT_VICTIM /* UNC_CHA_RxC_IPQ1_REJECT.VICTIM ev_sel=0x23 umask=0x10: For want of room for a victim, of whichever kind. */ \
	EMR_CHA_CTL_(UINT64_C(0x1023))
#define EMR_CHA_EVENT_RXC_IPQ1_REJECT_LLC_OR_SF_WAY /* UNC_CHA_RxC_IPQ1_REJECT.LLC_OR_SF_WAY ev_sel=0x23 umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	EMR_CHA_CTL_(UINT64_C(0x2023))
#define EMR_CHA_EVENT_RXC_IPQ1_REJECT_ALLOW_SNP /* UNC_CHA_RxC_IPQ1_REJECT.ALLOW_SNP ev_sel=0x23 umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	EMR_CHA_CTL_(UINT64_C(0x4023))
#define EMR_CHA_EVENT_RXC_IPQ1_REJECT_PA_MATCH /* UNC_CHA_RxC_IPQ1_REJECT.PA_MATCH ev_sel=0x23 umask=0x80: Another request for the same address is under way. */ \
	EMR_CHA_CTL_(UINT64_C(0x8023))
/* UNC_CHA_RxC_ISMQ0_REJECT ev_sel=0x24: Entries of the ISMQ (answers to requests under way) that the pipeline turned away, first set of reasons. */
#define EMR_CHA_EVENT_RXC_ISMQ0_REJECT_AD_REQ_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.AD_REQ_VN0 ev_sel=0x24 umask=0x1: For want of a VN0 credit for AD requests. */ \
	EMR_CHA_CTL_(UINT64_C(0x124))
#define EMR_CHA_EVENT_RXC_ISMQ0_REJECT_AD_RSP_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.AD_RSP_VN0 ev_sel=0x24 umask=0x2: For want of a VN0 credit for AD responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x224))
#define EMR_CHA_EVENT_RXC_ISMQ0_REJECT_BL_RSP_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.BL_RSP_VN0 ev_sel=0x24 umask=0x4: For want of a VN0 credit for BL responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x424))
#define EMR_CHA_EVENT_RXC_ISMQ0_REJECT_BL_WB_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.BL_WB_VN0 ev_sel=0x24 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	EMR_CHA_CTL_(UINT64_C(0x824))
#define EMR_CHA_EVENT_RXC_ISMQ0_REJECT_BL_NCB_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.BL_NCB_VN0 ev_sel=0x24 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	EMR_CHA_CTL_(UINT64_C(0x1024))
#define EMR_CHA_EVENT_RXC_ISMQ0_REJECT_BL_NCS_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.BL_NCS_VN0 ev_sel=0x24 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	EMR_CHA_CTL_(UINT64_C(0x2024))
#define EMR_CHA_EVENT_RXC_ISMQ0_REJECT_AK_NON_UPI /* UNC_CHA_RxC_ISMQ0_REJECT.AK_NON_UPI ev_sel=0x24 umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x4024))
#define EMR_CHA_EVENT_RXC_ISMQ0_REJECT_IV_NON_UPI /* UNC_CHA_RxC_ISMQ0_REJECT.IV_NON_UPI ev_sel=0x24 umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x8024))
/* UNC_CHA_RxC_ISMQ1_REJECT ev_sel=0x25: Entries of the ISMQ (answers to requests under way) that the pipeline turned away, second set of reasons. */
#define EMR_CHA_EVENT_RXC_ISMQ1_REJECT_ANY0 /* UNC_CHA_RxC_ISMQ1_REJECT.ANY0 ev_sel=0x25 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	EMR_CHA_CTL_(UINT64_C(0x125))
#define EMR_CHA_EVENT_RXC_ISMQ1_REJECT_HA /* UNC_CHA_RxC_ISMQ1_REJECT.HA ev_sel=0x25 umask=0x2: Because of the home agent. */ \
	EMR_CHA_CTL_(UINT64_C(0x225))
/* UNC_CHA_RxC_RRQ0_REJECT ev_sel=0x26: Entries of the RRQ (responses of other sockets) that the pipeline turned away, first set of reasons. */
#define EMR_CHA_EVENT_RXC_RRQ0_REJECT_AD_REQ_VN0 /* UNC_CHA_RxC_RRQ0_REJECT.AD_REQ_VN0 ev_sel=0x26 umask=0x1: For want of a VN0 credit for AD requests. */ \
	EMR_CHA_CTL_(UINT64_C(0x126))
#define EMR_CHA_EVENT_RXC_RRQ0_REJECT_AD_RSP_VN0 /* UNC_CHA_RxC_RRQ0_REJECT.AD_RSP_VN0 ev_sel=0x26 umask=0x2: For want of a VN0 credit for AD responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x226))
#define EMR_CHA_EVENT_RXC_RRQ0_REJECT_BL_RSP_VN0 /* UNC_CHA_RxC_RRQ0_REJECT.BL_RSP_VN0 ev_sel=0x26 umask=0x4: For want of a VN0 credit for BL responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x426))
#define EMR_CHA_EVENT_RXC_RRQ0_REJECT_BL_WB_VN0 /* UNC_CHA_RxC_RRQ0_REJECT.BL_WB_VN0 ev_sel=0x26 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	EMR_CHA_CTL_(UINT64_C(0x826))
#define EMR_CHA_EVENT_RXC_RRQ0_REJECT_BL_NCB_VN0 /* UNC_CHA_RxC_RRQ0_REJECT.BL_NCB_VN0 ev_sel=0x26 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	EMR_CHA_CTL_(UINT64_C(0x1026))
#define EMR_CHA_EVENT_RXC_RRQ0_REJECT_BL_NCS_VN0 /* UNC_CHA_RxC_RRQ0_REJECT.BL_NCS_VN0 ev_sel=0x26 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	EMR_CHA_CTL_(UINT64_C(0x2026))
#define EMR_CHA_EVENT_RXC_RRQ0_REJECT_AK_NON_UPI /* UNC_CHA_RxC_RRQ0_REJECT.AK_NON_UPI ev_sel=0x26 umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x4026))
#define EMR_CHA_EVENT_RXC_RRQ0_REJECT_IV_NON_UPI /* UNC_CHA_RxC_RRQ0_REJECT.IV_NON_UPI ev_sel=0x26 umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x8026))
/* UNC_CHA_RxC_RRQ1_REJECT ev_sel=0x27: Entries of the RRQ (responses of other sockets) that the pipeline turned away, second set of reasons. */
#define EMR_CHA_EVENT_RXC_RRQ1_REJECT_ANY0 /* UNC_CHA_RxC_RRQ1_REJECT.ANY0 ev_sel=0x27 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	EMR_CHA_CTL_(UINT64_C(0x127))
#define EMR_CHA_EVENT_RXC_RRQ1_REJECT_HA /* UNC_CHA_RxC_RRQ1_REJECT.HA ev_sel=0x27 umask=0x2: Because of the home agent. */ \
	EMR_CHA_CTL_(UINT64_C(0x227))
#define EMR_CHA_EVENT_RXC_RRQ1_REJECT_LLC_VICTIM /* UNC_CHA_RxC_RRQ1_REJECT.LLC_VICTIM ev_sel=0x27 umask=0x4: For want of room for a victim of the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0x427))
#define EMR_CHA_EVENT_RXC_RRQ1_REJECT_SF_VICTIM /* UNC_CHA_RxC_RRQ1_REJECT.SF_VICTIM ev_sel=0x27 umask=0x8: For want of room for a victim of the snoop filter. */ \
	EMR_CHA_CTL_(UINT64_C(0x827))
#define EMR_CHA_EVENT_RXC_RRQ1_REJECT_VICTIM /* UNC_CHA_RxC_RRQ1_REJECT.VICTIM ev_sel=0x27 umask=0x10: For want of room for a victim, of whichever kind. */ \
	EMR_CHA_CTL_(UINT64_C(0x1027))
#define EMR_CHA_EVENT_RXC_RRQ1_REJECT_LLC_OR_SF_WAY /* UNC_CHA_RxC_RRQ1_REJECT.LLC_OR_SF_WAY ev_sel=0x27 umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	EMR_CHA_CTL_(UINT64_C(0x2027))
#define EMR_CHA_EVENT_RXC_RRQ1_REJECT_ALLOW_SNP /* UNC_CHA_RxC_RRQ1_REJECT.ALLOW_SNP ev_sel=0x27 umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	EMR_CHA_CTL_(UINT64_C(0x4027))
#define EMR_CHA_EVENT_RXC_RRQ1_REJECT_PA_MATCH /* UNC_CHA_RxC_RRQ1_REJECT.PA_MATCH ev_sel=0x27 umask=0x80: Another request for the same address is under way. */ \
	EMR_CHA_CTL_(UINT64_C(0x8027))
/* UNC_CHA_RxC_WBQ0_REJECT ev_sel=0x28: Entries of the WBQ (writes back of other sockets) that the pipeline turned away, first set of reasons. */
#define EMR_CHA_EVENT_RXC_WBQ0_REJECT_AD_REQ_VN0 /* UNC_CHA_RxC_WBQ0_REJECT.AD_REQ_VN0 ev_sel=0x28 umask=0x1: For want of a VN0 credit for AD requests. */ \
	EMR_CHA_CTL_(UINT64_C(0x128))
#define EMR_CHA_EVENT_RXC_WBQ0_REJECT_AD_RSP_VN0 /* UNC_CHA_RxC_WBQ0_REJECT.AD_RSP_VN0 ev_sel=0x28 umask=0x2: For want of a VN0 credit for AD responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x228))
#define EMR_CHA_EVENT_RXC_WBQ0_REJECT_BL_RSP_VN0 /* UNC_CHA_RxC_WBQ0_REJECT.BL_RSP_VN0 ev_sel=0x28 umask=0x4: For want of a VN0 credit for BL responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x428))
#define EMR_CHA_EVENT_RXC_WBQ0_REJECT_BL_WB_VN0 /* UNC_CHA_RxC_WBQ0_REJECT.BL_WB_VN0 ev_sel=0x28 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	EMR_CHA_CTL_(UINT64_C(0x828))
#define EMR_CHA_EVENT_RXC_WBQ0_REJECT_BL_NCB_VN0 /* UNC_CHA_RxC_WBQ0_REJECT.BL_NCB_VN0 ev_sel=0x28 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	EMR_CHA_CTL_(UINT64_C(0x1028))
#define EMR_CHA_EVENT_RXC_WBQ0_REJECT_BL_NCS_VN0 /* UNC_CHA_RxC_WBQ0_REJECT.BL_NCS_VN0 ev_sel=0x28 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	EMR_CHA_CTL_(UINT64_C(0x2028))
#define EMR_CHA_EVENT_RXC_WBQ0_REJECT_AK_NON_UPI /* UNC_CHA_RxC_WBQ0_REJECT.AK_NON_UPI ev_sel=0x28 umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x4028))
#define EMR_CHA_EVENT_RXC_WBQ0_REJECT_IV_NON_UPI /* UNC_CHA_RxC_WBQ0_REJECT.IV_NON_UPI ev_sel=0x28 umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x8028))
/* UNC_CHA_RxC_WBQ1_REJECT ev_sel=0x29: Entries of the WBQ (writes back of other sockets) that the pipeline turned away, second set of reasons. */
#define EMR_CHA_EVENT_RXC_WBQ1_REJECT_ANY0 /* UNC_CHA_RxC_WBQ1_REJECT.ANY0 ev_sel=0x29 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	EMR_CHA_CTL_(UINT64_C(0x129))
#define EMR_CHA_EVENT_RXC_WBQ1_REJECT_HA /* UNC_CHA_RxC_WBQ1_REJECT.HA ev_sel=0x29 umask=0x2: Because of the home agent. */ \
	EMR_CHA_CTL_(UINT64_C(0x229))
#define EMR_CHA_EVENT_RXC_WBQ1_REJECT_LLC_VICTIM /* UNC_CHA_RxC_WBQ1_REJECT.LLC_VICTIM ev_sel=0x29 umask=0x4: For want of room for a victim of the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0x429))
#define EMR_CHA_EVENT_RXC_WBQ1_REJECT_SF_VICTIM /* UNC_CHA_RxC_WBQ1_REJECT.SF_VICTIM ev_sel=0x29 umask=0x8: For want of room for a victim of the snoop filter. */ \
	EMR_CHA_CTL_(UINT64_C(0x829))
#define EMR_CHA_EVENT_RXC_WBQ1_REJECT_VICTIM /* UNC_CHA_RxC_WBQ1_REJECT.VICTIM ev_sel=0x29 umask=0x10: For want of room for a victim, of whichever kind. */ \
	EMR_CHA_CTL_(UINT64_C(0x1029))
#define EMR_CHA_EVENT_RXC_WBQ1_REJECT_LLC_OR_SF_WAY /* UNC_CHA_RxC_WBQ1_REJECT.LLC_OR_SF_WAY ev_sel=0x29 umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	EMR_CHA_CTL_(UINT64_C(0x2029))
#define EMR_CHA_EVENT_RXC_WBQ1_REJECT_ALLOW_SNP /* UNC_CHA_RxC_WBQ1_REJECT.ALLOW_SNP ev_sel=0x29 umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	EMR_CHA_CTL_(UINT64_C(0x4029))
#define EMR_CHA_EVENT_RXC_WBQ1_REJECT_PA_MATCH /* UNC_CHA_RxC_WBQ1_REJECT.PA_MATCH ev_sel=0x29 umask=0x80: Another request for the same address is under way. */ \
	EMR_CHA_CTL_(UINT64_C(0x8029))
/* UNC_CHA_RxC_REQ_Q0_RETRY ev_sel=0x2a: Entries that came back from the queue of rejected requests (all queues but the ISMQ) and failed again, first set of reasons. */
#define EMR_CHA_EVENT_RXC_REQ_Q0_RETRY_AD_REQ_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.AD_REQ_VN0 ev_sel=0x2a umask=0x1: For want of a VN0 credit for AD requests. */ \
	EMR_CHA_CTL_(UINT64_C(0x12a))
#define EMR_CHA_EVENT_RXC_REQ_Q0_RETRY_AD_RSP_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.AD_RSP_VN0 ev_sel=0x2a umask=0x2: For want of a VN0 credit for AD responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x22a))
#define EMR_CHA_EVENT_RXC_REQ_Q0_RETRY_BL_RSP_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.BL_RSP_VN0 ev_sel=0x2a umask=0x4: For want of a VN0 credit for BL responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x42a))
#define EMR_CHA_EVENT_RXC_REQ_Q0_RETRY_BL_WB_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.BL_WB_VN0 ev_sel=0x2a umask=0x8: For want of a VN0 credit for BL writes back. */ \
	EMR_CHA_CTL_(UINT64_C(0x82a))
#define EMR_CHA_EVENT_RXC_REQ_Q0_RETRY_BL_NCB_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.BL_NCB_VN0 ev_sel=0x2a umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	EMR_CHA_CTL_(UINT64_C(0x102a))
#define EMR_CHA_EVENT_RXC_REQ_Q0_RETRY_BL_NCS_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.BL_NCS_VN0 ev_sel=0x2a umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	EMR_CHA_CTL_(UINT64_C(0x202a))
#define EMR_CHA_EVENT_RXC_REQ_Q0_RETRY_AK_NON_UPI /* UNC_CHA_RxC_REQ_Q0_RETRY.AK_NON_UPI ev_sel=0x2a umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x402a))
#define EMR_CHA_EVENT_RXC_REQ_Q0_RETRY_IV_NON_UPI /* UNC_CHA_RxC_REQ_Q0_RETRY.IV_NON_UPI ev_sel=0x2a umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x802a))
/* UNC_CHA_RxC_REQ_Q1_RETRY ev_sel=0x2b: Entries that came back from the queue of rejected requests (all queues but the ISMQ) and failed again, second set of reasons. */
#define EMR_CHA_EVENT_RXC_REQ_Q1_RETRY_ANY0 /* UNC_CHA_RxC_REQ_Q1_RETRY.ANY0 ev_sel=0x2b umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	EMR_CHA_CTL_(UINT64_C(0x12b))
#define EMR_CHA_EVENT_RXC_REQ_Q1_RETRY_HA /* UNC_CHA_RxC_REQ_Q1_RETRY.HA ev_sel=0x2b umask=0x2: Because of the home agent. */ \
	EMR_CHA_CTL_(UINT64_C(0x22b))
#define EMR_CHA_EVENT_RXC_REQ_Q1_RETRY_LLC_VICTIM /* UNC_CHA_RxC_REQ_Q1_RETRY.LLC_VICTIM ev_sel=0x2b umask=0x4: For want of room for a victim of the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0x42b))
#define EMR_CHA_EVENT_RXC_REQ_Q1_RETRY_SF_VICTIM /* UNC_CHA_RxC_REQ_Q1_RETRY.SF_VICTIM ev_sel=0x2b umask=0x8: For want of room for a victim of the snoop filter. */ \
	EMR_CHA_CTL_(UINT64_C(0x82b))
#define EMR_CHA_EVENT_RXC_REQ_Q1_RETRY_VICTIM /* UNC_CHA_RxC_REQ_Q1_RETRY.VICTIM ev_sel=0x2b umask=0x10: For want of room for a victim, of whichever kind. */ \
	EMR_CHA_CTL_(UINT64_C(0x102b))
#define EMR_CHA_EVENT_RXC_REQ_Q1_RETRY_LLC_OR_SF_WAY /* UNC_CHA_RxC_REQ_Q1_RETRY.LLC_OR_SF_WAY ev_sel=0x2b umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	EMR_CHA_CTL_(UINT64_C(0x202b))
#define EMR_CHA_EVENT_RXC_REQ_Q1_RETRY_ALLOW_SNP /* UNC_CHA_RxC_REQ_Q1_RETRY.ALLOW_SNP ev_sel=0x2b umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	EMR_CHA_CTL_(UINT64_C(0x402b))
#define EMR_CHA_EVENT_RXC_REQ_Q1_RETRY_PA_MATCH /* UNC_CHA_RxC_REQ_Q1_RETRY.PA_MATCH ev_sel=0x2b umask=0x80: Another request for the same address is under way. */ \
	EMR_CHA_CTL_(UINT64_C(0x802b))
/* UNC_CHA_RxC_ISMQ0_RETRY ev_sel=0x2c: Entries of the ISMQ (answers to requests under way) that had to try again, first set of reasons. */
#define EMR_CHA_EVENT_RXC_ISMQ0_RETRY_AD_REQ_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.AD_REQ_VN0 ev_sel=0x2c umask=0x1: For want of a VN0 credit for AD requests. */ \
	EMR_CHA_CTL_(UINT64_C(0x12c))
#define EMR_CHA_EVENT_RXC_ISMQ0_RETRY_AD_RSP_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.AD_RSP_VN0 ev_sel=0x2c umask=0x2: For want of a VN0 credit for AD responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x22c))
#define EMR_CHA_EVENT_RXC_ISMQ0_RETRY_BL_RSP_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.BL_RSP_VN0 ev_sel=0x2c umask=0x4: For want of a VN0 credit for BL responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x42c))
#define EMR_CHA_EVENT_RXC_ISMQ0_RETRY_BL_WB_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.BL_WB_VN0 ev_sel=0x2c umask=0x8: For want of a VN0 credit for BL writes back. */ \
	EMR_CHA_CTL_(UINT64_C(0x82c))
#define EMR_CHA_EVENT_RXC_ISMQ0_RETRY_BL_NCB_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.BL_NCB_VN0 ev_sel=0x2c umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	EMR_CHA_CTL_(UINT64_C(0x102c))
#define EMR_CHA_EVENT_RXC_ISMQ0_RETRY_BL_NCS_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.BL_NCS_VN0 ev_sel=0x2c umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	EMR_CHA_CTL_(UINT64_C(0x202c))
#define EMR_CHA_EVENT_RXC_ISMQ0_RETRY_AK_NON_UPI /* UNC_CHA_RxC_ISMQ0_RETRY.AK_NON_UPI ev_sel=0x2c umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x402c))
#define EMR_CHA_EVENT_RXC_ISMQ0_RETRY_IV_NON_UPI /* UNC_CHA_RxC_ISMQ0_RETRY.IV_NON_UPI ev_sel=0x2c umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x802c))
/* UNC_CHA_RxC_ISMQ1_RETRY ev_sel=0x2d: Entries of the ISMQ (answers to requests under way) that had to try again, second set of reasons. */
#define EMR_CHA_EVENT_RXC_ISMQ1_RETRY_ANY0 /* UNC_CHA_RxC_ISMQ1_RETRY.ANY0 ev_sel=0x2d umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	EMR_CHA_CTL_(UINT64_C(0x12d))
#define EMR_CHA_EVENT_RXC_ISMQ1_RETRY_HA /* UNC_CHA_RxC_ISMQ1_RETRY.HA ev_sel=0x2d umask=0x2: Because of the home agent. */ \
	EMR_CHA_CTL_(UINT64_C(0x22d))
/* UNC_CHA_RxC_OTHER0_RETRY ev_sel=0x2e: Entries that go from one retry queue to another, by the next reason for it, first set. */
#define EMR_CHA_EVENT_RXC_OTHER0_RETRY_AD_REQ_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.AD_REQ_VN0 ev_sel=0x2e umask=0x1: For want of a VN0 credit for AD requests. */ \
	EMR_CHA_CTL_(UINT64_C(0x12e))
#define EMR_CHA_EVENT_RXC_OTHER0_RETRY_AD_RSP_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.AD_RSP_VN0 ev_sel=0x2e umask=0x2: For want of a VN0 credit for AD responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x22e))
#define EMR_CHA_EVENT_RXC_OTHER0_RETRY_BL_RSP_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.BL_RSP_VN0 ev_sel=0x2e umask=0x4: For want of a VN0 credit for BL responses. */ \
	EMR_CHA_CTL_(UINT64_C(0x42e))
#define EMR_CHA_EVENT_RXC_OTHER0_RETRY_BL_WB_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.BL_WB_VN0 ev_sel=0x2e umask=0x8: For want of a VN0 credit for BL writes back. */ \
	EMR_CHA_CTL_(UINT64_C(0x82e))
#define EMR_CHA_EVENT_RXC_OTHER0_RETRY_BL_NCB_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.BL_NCB_VN0 ev_sel=0x2e umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	EMR_CHA_CTL_(UINT64_C(0x102e))
#define EMR_CHA_EVENT_RXC_OTHER0_RETRY_BL_NCS_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.BL_NCS_VN0 ev_sel=0x2e umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	EMR_CHA_CTL_(UINT64_C(0x202e))
#define EMR_CHA_EVENT_RXC_OTHER0_RETRY_AK_NON_UPI /* UNC_CHA_RxC_OTHER0_RETRY.AK_NON_UPI ev_sel=0x2e umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x402e))
#define EMR_CHA_EVENT_RXC_OTHER0_RETRY_IV_NON_UPI /* UNC_CHA_RxC_OTHER0_RETRY.IV_NON_UPI ev_sel=0x2e umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	EMR_CHA_CTL_(UINT64_C(0x802e))
/* UNC_CHA_RxC_OTHER1_RETRY ev_sel=0x2f: Entries that go from one retry queue to another, by the next reason for it, second set. */
#define EMR_CHA_EVENT_RXC_OTHER1_RETRY_ANY0 /* UNC_CHA_RxC_OTHER1_RETRY.ANY0 ev_sel=0x2f umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	EMR_CHA_CTL_(UINT64_C(0x12f))
#define EMR_CHA_EVENT_RXC_OTHER1_RETRY_HA /* UNC_CHA_RxC_OTHER1_RETRY.HA ev_sel=0x2f umask=0x2: Because of the home agent. */ \
	EMR_CHA_CTL_(UINT64_C(0x22f))
#define EMR_CHA_EVENT_RXC_OTHER1_RETRY_LLC_VICTIM /* UNC_CHA_RxC_OTHER1_RETRY.LLC_VICTIM ev_sel=0x2f umask=0x4: For want of room for a victim of the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0x42f))
#define EMR_CHA_EVENT_RXC_OTHER1_RETRY_SF_VICTIM /* UNC_CHA_RxC_OTHER1_RETRY.SF_VICTIM ev_sel=0x2f umask=0x8: For want of room for a victim of the snoop filter. */ \
	EMR_CHA_CTL_(UINT64_C(0x82f))
#define EMR_CHA_EVENT_RXC_OTHER1_RETRY_VICTIM /* UNC_CHA_RxC_OTHER1_RETRY.VICTIM ev_sel=0x2f umask=0x10: For want of room for a victim, of whichever kind. */ \
	EMR_CHA_CTL_(UINT64_C(0x102f))
#define EMR_CHA_EVENT_RXC_OTHER1_RETRY_LLC_OR_SF_WAY /* UNC_CHA_RxC_OTHER1_RETRY.LLC_OR_SF_WAY ev_sel=0x2f umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	EMR_CHA_CTL_(UINT64_C(0x202f))
#define EMR_CHA_EVENT_RXC_OTHER1_RETRY_ALLOW_SNP /* UNC_CHA_RxC_OTHER1_RETRY.ALLOW_SNP ev_sel=0x2f umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	EMR_CHA_CTL_(UINT64_C(0x402f))
#define EMR_CHA_EVENT_RXC_OTHER1_RETRY_PA_MATCH /* UNC_CHA_RxC_OTHER1_RETRY.PA_MATCH ev_sel=0x2f umask=0x80: Another request for the same address is under way. */ \
	EMR_CHA_CTL_(UINT64_C(0x802f))
/* UNC_CHA_CORE_SNP ev_sel=0x33: Requests that make the CHA snoop cores, by cause and by how many are snooped. */
#define EMR_CHA_EVENT_CORE_SNP_REMOTE_ONE /* UNC_CHA_CORE_SNP.REMOTE_ONE ev_sel=0x33 umask=0x11: For requests of a remote socket: one core is snooped. */ \
	EMR_CHA_CTL_(UINT64_C(0x1133))
#define EMR_CHA_EVENT_CORE_SNP_EXT_ONE /* UNC_CHA_CORE_SNP.EXT_ONE ev_sel=0x33 umask=0x21: For requests of other sockets: one core is snooped. */ \
	EMR_CHA_CTL_(UINT64_C(0x2133))
#define EMR_CHA_EVENT_CORE_SNP_CORE_ONE /* UNC_CHA_CORE_SNP.CORE_ONE ev_sel=0x33 umask=0x41: For requests of cores: one core is snooped. */ \
	EMR_CHA_CTL_(UINT64_C(0x4133))
#define EMR_CHA_EVENT_CORE_SNP_EVICT_ONE /* UNC_CHA_CORE_SNP.EVICT_ONE ev_sel=0x33 umask=0x81: For evictions: one core is snooped. */ \
	EMR_CHA_CTL_(UINT64_C(0x8133))
#define EMR_CHA_EVENT_CORE_SNP_ANY_ONE /* UNC_CHA_CORE_SNP.ANY_ONE ev_sel=0x33 umask=0xf1: For any cause: one core is snooped. */ \
	EMR_CHA_CTL_(UINT64_C(0xf133))
#define EMR_CHA_EVENT_CORE_SNP_REMOTE_GTONE /* UNC_CHA_CORE_SNP.REMOTE_GTONE ev_sel=0x33 umask=0x12: For requests of a remote socket: more than one core is snooped. */ \
	EMR_CHA_CTL_(UINT64_C(0x1233))
#define EMR_CHA_EVENT_CORE_SNP_EXT_GTONE /* UNC_CHA_CORE_SNP.EXT_GTONE ev_sel=0x33 umask=0x22: For requests of other sockets: more than one core is snooped. */ \
	EMR_CHA_CTL_(UINT64_C(0x2233))
#define EMR_CHA_EVENT_CORE_SNP_CORE_GTONE /* UNC_CHA_CORE_SNP.CORE_GTONE ev_sel=0x33 umask=0x42: For requests of cores: more than one core is snooped. */ \
	EMR_CHA_CTL_(UINT64_C(0x4233))
#define EMR_CHA_EVENT_CORE_SNP_EVICT_GTONE /* UNC_CHA_CORE_SNP.EVICT_GTONE ev_sel=0x33 umask=0x82: For evictions: more than one core is snooped. */ \
	EMR_CHA_CTL_(UINT64_C(0x8233))
#define EMR_CHA_EVENT_CORE_SNP_ANY_GTONE /* UNC_CHA_CORE_SNP.ANY_GTONE ev_sel=0x33 umask=0xf2: For any cause: more than one core is snooped. */ \
	EMR_CHA_CTL_(UINT64_C(0xf233))
/* UNC_CHA_LLC_LOOKUP ev_sel=0x34: Look-ups of the cache slice, by kind of request and by the home of the address. */
#define EMR_CHA_EVENT_LLC_LOOKUP_I /* UNC_CHA_LLC_LOOKUP.I ev_sel=0x34 umask=0x1: Bit of the state: invalid in the cache, a miss; needs bits that name requests. */ \
	EMR_CHA_CTL_(UINT64_C(0x134))
#define EMR_CHA_EVENT_LLC_LOOKUP_SF_S /* UNC_CHA_LLC_LOOKUP.SF_S ev_sel=0x34 umask=0x2: Bit of the state: shared in the snoop filter. */ \
	EMR_CHA_CTL_(UINT64_C(0x234))
#define EMR_CHA_EVENT_LLC_LOOKUP_SF_E /* UNC_CHA_LLC_LOOKUP.SF_E ev_sel=0x34 umask=0x4: Bit of the state: exclusive in the snoop filter. */ \
	EMR_CHA_CTL_(UINT64_C(0x434))
#define EMR_CHA_EVENT_LLC_LOOKUP_SF_H /* UNC_CHA_LLC_LOOKUP.SF_H ev_sel=0x34 umask=0x8: Bit of the state: H in the snoop filter, a line of the HitMe cache. */ \
	EMR_CHA_CTL_(UINT64_C(0x834))
#define EMR_CHA_EVENT_LLC_LOOKUP_S /* UNC_CHA_LLC_LOOKUP.S ev_sel=0x34 umask=0x10: Bit of the state: shared in the cache. */ \
	EMR_CHA_CTL_(UINT64_C(0x1034))
#define EMR_CHA_EVENT_LLC_LOOKUP_E /* UNC_CHA_LLC_LOOKUP.E ev_sel=0x34 umask=0x20: Bit of the state: exclusive in the cache. */ \
	EMR_CHA_CTL_(UINT64_C(0x2034))
#define EMR_CHA_EVENT_LLC_LOOKUP_M /* UNC_CHA_LLC_LOOKUP.M ev_sel=0x34 umask=0x40: Bit of the state: modified in the cache. */ \
	EMR_CHA_CTL_(UINT64_C(0x4034))
#define EMR_CHA_EVENT_LLC_LOOKUP_F /* UNC_CHA_LLC_LOOKUP.F ev_sel=0x34 umask=0x80: Bit of the state: forward in the cache. */ \
	EMR_CHA_CTL_(UINT64_C(0x8034))
#define EMR_CHA_EVENT_LLC_LOOKUP_RFO /* UNC_CHA_LLC_LOOKUP.RFO ev_sel=0x34 umask=0x1bc8ff: Reads for ownership and their prefetches. */ \
	EMR_CHA_CTL_(UINT64_C(0x1bc80000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_ALL /* UNC_CHA_LLC_LOOKUP.ALL ev_sel=0x34 umask=0x1fffff: Requests of any kind, and snoops, in any state. */ \
	EMR_CHA_CTL_(UINT64_C(0x1fff0000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_DATA_RD /* UNC_CHA_LLC_LOOKUP.DATA_RD ev_sel=0x34 umask=0x1bc1ff: Data reads and their prefetches. */ \
	EMR_CHA_CTL_(UINT64_C(0x1bc10000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_FLUSH_INV /* UNC_CHA_LLC_LOOKUP.FLUSH_INV ev_sel=0x34 umask=0x1a44ff: Flushes and invalidations. */ \
	EMR_CHA_CTL_(UINT64_C(0x1a440000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_CODE /* UNC_CHA_LLC_LOOKUP.CODE ev_sel=0x34 umask=0x1bd0ff: Code reads. */ \
	EMR_CHA_CTL_(UINT64_C(0x1bd00000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_LOCALLY_HOMED_ADDRESS /* UNC_CHA_LLC_LOOKUP.LOCALLY_HOMED_ADDRESS ev_sel=0x34 umask=0xbdfff: Requests of any kind for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xbdf0000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_REMOTELY_HOMED_ADDRESS /* UNC_CHA_LLC_LOOKUP.REMOTELY_HOMED_ADDRESS ev_sel=0x34 umask=0x15dfff: Requests of any kind whose memory other sockets have. */ \
	EMR_CHA_CTL_(UINT64_C(0x15df0000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_REMOTE_OTHER /* UNC_CHA_LLC_LOOKUP.REMOTE_OTHER ev_sel=0x34 umask=0x1a02ff: Requests from other sockets that write into the cache. */ \
	EMR_CHA_CTL_(UINT64_C(0x1a020000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_REMOTE_FLUSH_INV /* UNC_CHA_LLC_LOOKUP.REMOTE_FLUSH_INV ev_sel=0x34 umask=0x1a04ff: Flushes and invalidations from other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x1a040000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_REMOTE_DATA_RD /* UNC_CHA_LLC_LOOKUP.REMOTE_DATA_RD ev_sel=0x34 umask=0x1a01ff: Data reads from other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x1a010000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_REMOTE_RFO /* UNC_CHA_LLC_LOOKUP.REMOTE_RFO ev_sel=0x34 umask=0x1a08ff: Reads for ownership from other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x1a080000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_REMOTE_CODE /* UNC_CHA_LLC_LOOKUP.REMOTE_CODE ev_sel=0x34 umask=0x1a10ff: Code reads from other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x1a100000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_REMOTE_SNP /* UNC_CHA_LLC_LOOKUP.REMOTE_SNP ev_sel=0x34 umask=0x1c19ff: Snoops from other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x1c190000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_LOCAL_FLUSH_INV /* UNC_CHA_LLC_LOOKUP.LOCAL_FLUSH_INV ev_sel=0x34 umask=0x1844ff: Flushes and invalidations from this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x18440000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_LOCAL_DATA_RD /* UNC_CHA_LLC_LOOKUP.LOCAL_DATA_RD ev_sel=0x34 umask=0x19c1ff: Data reads and prefetches for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x19c10000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_LOCAL_RFO /* UNC_CHA_LLC_LOOKUP.LOCAL_RFO ev_sel=0x34 umask=0x19c8ff: Reads for ownership and prefetches for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x19c80000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_LOCAL_CODE /* UNC_CHA_LLC_LOOKUP.LOCAL_CODE ev_sel=0x34 umask=0x19d0ff: Code reads and prefetches for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x19d00000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_LOCAL_DMND_DATA_RD /* UNC_CHA_LLC_LOOKUP.LOCAL_DMND_DATA_RD ev_sel=0x34 umask=0x1841ff: Demand data reads for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x18410000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_LOCAL_DMND_RFO /* UNC_CHA_LLC_LOOKUP.LOCAL_DMND_RFO ev_sel=0x34 umask=0x1848ff: Demand reads for ownership for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x18480000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_LOCAL_DMND_CODE /* UNC_CHA_LLC_LOOKUP.LOCAL_DMND_CODE ev_sel=0x34 umask=0x1850ff: Demand code reads for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x18500000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_LOCAL_PF_DATA_RD /* UNC_CHA_LLC_LOOKUP.LOCAL_PF_DATA_RD ev_sel=0x34 umask=0x1981ff: Prefetches of data for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x19810000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_LOCAL_PF_RFO /* UNC_CHA_LLC_LOOKUP.LOCAL_PF_RFO ev_sel=0x34 umask=0x1908ff: Prefetches for ownership for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x19080000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_LOCAL_PF_CODE /* UNC_CHA_LLC_LOOKUP.LOCAL_PF_CODE ev_sel=0x34 umask=0x1910ff: Prefetches of code for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x19100000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_LOCAL_LLC_PF /* UNC_CHA_LLC_LOOKUP.LOCAL_LLC_PF ev_sel=0x34 umask=0x189dff: Prefetches into the LLC for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x189d0000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_LOCAL_PF /* UNC_CHA_LLC_LOOKUP.LOCAL_PF ev_sel=0x34 umask=0x199dff: Prefetches of any kind for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x199d0000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_LOCAL_F /* UNC_CHA_LLC_LOOKUP.LOCAL_F ev_sel=0x34 umask=0x80000: Bit of the request: its memory is of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x80000000034))
#define EMR_CHA_EVENT_LLC_LOOKUP_REMOTE_F /* UNC_CHA_LLC_LOOKUP.REMOTE_F ev_sel=0x34 umask=0x100000: Bit of the request: its memory is of another socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x100000000034))
#define EMR_CHA_EVENT_LLC_LOOKUP_REMOTE_SNOOP_F /* UNC_CHA_LLC_LOOKUP.REMOTE_SNOOP_F ev_sel=0x34 umask=0x40000: Bit of the request: snoops from other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x40000000034))
#define EMR_CHA_EVENT_LLC_LOOKUP_DATA_READ_F /* UNC_CHA_LLC_LOOKUP.DATA_READ_F ev_sel=0x34 umask=0x100: Bit of the request: data reads. */ \
	EMR_CHA_CTL_(UINT64_C(0x100000034))
#define EMR_CHA_EVENT_LLC_LOOKUP_ANY_F /* UNC_CHA_LLC_LOOKUP.ANY_F ev_sel=0x34 umask=0x2000: Bits of the request: any, prefetches too. */ \
	EMR_CHA_CTL_(UINT64_C(0x2000000034))
#define EMR_CHA_EVENT_LLC_LOOKUP_OTHER_REQ_F /* UNC_CHA_LLC_LOOKUP.OTHER_REQ_F ev_sel=0x34 umask=0x200: Bit of the request: writes, cacheable or not. */ \
	EMR_CHA_CTL_(UINT64_C(0x200000034))
#define EMR_CHA_EVENT_LLC_LOOKUP_FLUSH_OR_INV_F /* UNC_CHA_LLC_LOOKUP.FLUSH_OR_INV_F ev_sel=0x34 umask=0x400: Bit of the request: flushes and invalidations. */ \
	EMR_CHA_CTL_(UINT64_C(0x400000034))
#define EMR_CHA_EVENT_LLC_LOOKUP_CODE_READ_F /* UNC_CHA_LLC_LOOKUP.CODE_READ_F ev_sel=0x34 umask=0x1000: Bit of the request: code reads and their prefetches. */ \
	EMR_CHA_CTL_(UINT64_C(0x1000000034))
#define EMR_CHA_EVENT_LLC_LOOKUP_LLCPREF_LOCAL_F /* UNC_CHA_LLC_LOOKUP.LLCPREF_LOCAL_F ev_sel=0x34 umask=0x8000: Bit of the request: prefetches into the LLC from this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x8000000034))
#define EMR_CHA_EVENT_LLC_LOOKUP_PREF_OR_DMND_REMOTE_F /* UNC_CHA_LLC_LOOKUP.PREF_OR_DMND_REMOTE_F ev_sel=0x34 umask=0x20000: Bit of the request: from other sockets, no snoops. */ \
	EMR_CHA_CTL_(UINT64_C(0x20000000034))
#define EMR_CHA_EVENT_LLC_LOOKUP_RFO_F /* UNC_CHA_LLC_LOOKUP.RFO_F ev_sel=0x34 umask=0x800: Bit of the request: reads for ownership and their prefetches. */ \
	EMR_CHA_CTL_(UINT64_C(0x800000034))
#define EMR_CHA_EVENT_LLC_LOOKUP_MISS_ALL /* UNC_CHA_LLC_LOOKUP.MISS_ALL ev_sel=0x34 umask=0x1fe001: Requests of any kind that missed. */ \
	EMR_CHA_CTL_(UINT64_C(0x1fe000000134))
#define EMR_CHA_EVENT_LLC_LOOKUP_DATA_READ_ALL /* UNC_CHA_LLC_LOOKUP.DATA_READ_ALL ev_sel=0x34 umask=0x1fc1ff: Data reads, their prefetches and snoops. */ \
	EMR_CHA_CTL_(UINT64_C(0x1fc10000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_DATA_READ_MISS /* UNC_CHA_LLC_LOOKUP.DATA_READ_MISS ev_sel=0x34 umask=0x1fc101: Data reads, prefetches and snoops that missed. */ \
	EMR_CHA_CTL_(UINT64_C(0x1fc100000134))
#define EMR_CHA_EVENT_LLC_LOOKUP_DATA_READ_LOCAL /* UNC_CHA_LLC_LOOKUP.DATA_READ_LOCAL ev_sel=0x34 umask=0x841ff: Data reads for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x8410000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_WRITE_LOCAL /* UNC_CHA_LLC_LOOKUP.WRITE_LOCAL ev_sel=0x34 umask=0x842ff: Writes to memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x8420000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_RFO_LOCAL /* UNC_CHA_LLC_LOOKUP.RFO_LOCAL ev_sel=0x34 umask=0x9c8ff: Reads for ownership whose memory is of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x9c80000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_WRITE_REMOTE /* UNC_CHA_LLC_LOOKUP.WRITE_REMOTE ev_sel=0x34 umask=0x17c2ff: Writes to memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x17c20000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_ALL_REMOTE /* UNC_CHA_LLC_LOOKUP.ALL_REMOTE ev_sel=0x34 umask=0x17e0ff: Requests of any kind for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x17e00000ff34))
#define EMR_CHA_EVENT_LLC_LOOKUP_COREPREF_OR_DMND_LOCAL_F /* UNC_CHA_LLC_LOOKUP.COREPREF_OR_DMND_LOCAL_F ev_sel=0x34 umask=0x4000: Bit of the request: from this socket, no prefetches into the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0x4000000034))
/* UNC_CHA_TOR_INSERTS ev_sel=0x35: Requests that enter the TOR, each once for its life; umasks are not to be OR-ed. */
#define EMR_CHA_EVENT_TOR_INSERTS_IA /* UNC_CHA_TOR_INSERTS.IA ev_sel=0x35 umask=0xc001ff01: Requests from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_HIT /* UNC_CHA_TOR_INSERTS.IA_HIT ev_sel=0x35 umask=0xc001fd01: Requests from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001fd00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_HIT_CRD /* UNC_CHA_TOR_INSERTS.IA_HIT_CRD ev_sel=0x35 umask=0xc80ffd01: Code reads from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc80ffd00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_HIT_DRD /* UNC_CHA_TOR_INSERTS.IA_HIT_DRD ev_sel=0x35 umask=0xc817fd01: Demand data reads from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc817fd00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFRFO /* UNC_CHA_TOR_INSERTS.IA_HIT_LLCPREFRFO ev_sel=0x35 umask=0xccc7fd01: Prefetches for ownership into the LLC from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xccc7fd00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_HIT_RFO /* UNC_CHA_TOR_INSERTS.IA_HIT_RFO ev_sel=0x35 umask=0xc807fd01: Reads for ownership from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc807fd00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS /* UNC_CHA_TOR_INSERTS.IA_MISS ev_sel=0x35 umask=0xc001fe01: Requests from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001fe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_CRD /* UNC_CHA_TOR_INSERTS.IA_MISS_CRD ev_sel=0x35 umask=0xc80ffe01: Code reads from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc80ffe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD ev_sel=0x35 umask=0xc817fe01: Demand data reads from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc817fe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFRFO /* UNC_CHA_TOR_INSERTS.IA_MISS_LLCPREFRFO ev_sel=0x35 umask=0xccc7fe01: Prefetches for ownership into the LLC from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xccc7fe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO ev_sel=0x35 umask=0xc807fe01: Reads for ownership from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc807fe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IO /* UNC_CHA_TOR_INSERTS.IO ev_sel=0x35 umask=0xc001ff04: Requests from devices. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001ff00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_HIT /* UNC_CHA_TOR_INSERTS.IO_HIT ev_sel=0x35 umask=0xc001fd04: Requests from devices that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001fd00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_MISS /* UNC_CHA_TOR_INSERTS.IO_MISS ev_sel=0x35 umask=0xc001fe04: Requests from devices that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001fe00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_MISS_ITOM /* UNC_CHA_TOR_INSERTS.IO_MISS_ITOM ev_sel=0x35 umask=0xcc43fe04: Writes of whole lines (ItoM) from devices that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc43fe00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_MISS_RFO /* UNC_CHA_TOR_INSERTS.IO_MISS_RFO ev_sel=0x35 umask=0xc803fe04: Reads for ownership from devices that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc803fe00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_HIT_DRD_PREF /* UNC_CHA_TOR_INSERTS.IA_HIT_DRD_PREF ev_sel=0x35 umask=0xc897fd01: Prefetches of data from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc897fd00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_HIT_RFO_PREF /* UNC_CHA_TOR_INSERTS.IA_HIT_RFO_PREF ev_sel=0x35 umask=0xc887fd01: Prefetches for ownership from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc887fd00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_PREF /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_PREF ev_sel=0x35 umask=0xc897fe01: Prefetches of data from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc897fe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_PREF /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO_PREF ev_sel=0x35 umask=0xc887fe01: Prefetches for ownership from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc887fe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_HIT_ITOM /* UNC_CHA_TOR_INSERTS.IO_HIT_ITOM ev_sel=0x35 umask=0xcc43fd04: Writes of whole lines (ItoM) from devices that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc43fd00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_HIT_RFO /* UNC_CHA_TOR_INSERTS.IO_HIT_RFO ev_sel=0x35 umask=0xc803fd04: Reads for ownership from devices that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc803fd00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_RFO /* UNC_CHA_TOR_INSERTS.IO_RFO ev_sel=0x35 umask=0xc803ff04: Reads for ownership from devices. */ \
	EMR_CHA_CTL_(UINT64_C(0xc803ff00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_ITOM /* UNC_CHA_TOR_INSERTS.IO_ITOM ev_sel=0x35 umask=0xcc43ff04: Writes of whole lines (ItoM) from devices. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc43ff00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_RFO_PREF /* UNC_CHA_TOR_INSERTS.IA_RFO_PREF ev_sel=0x35 umask=0xc887ff01: Prefetches for ownership from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc887ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_RFO /* UNC_CHA_TOR_INSERTS.IA_RFO ev_sel=0x35 umask=0xc807ff01: Reads for ownership from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc807ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_LLCPREFRFO /* UNC_CHA_TOR_INSERTS.IA_LLCPREFRFO ev_sel=0x35 umask=0xccc7ff01: Prefetches for ownership into the LLC from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xccc7ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_DRD /* UNC_CHA_TOR_INSERTS.IA_DRD ev_sel=0x35 umask=0xc817ff01: Demand data reads from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc817ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_DRD_PREF /* UNC_CHA_TOR_INSERTS.IA_DRD_PREF ev_sel=0x35 umask=0xc897ff01: Prefetches of data from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc897ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_CRD /* UNC_CHA_TOR_INSERTS.IA_CRD ev_sel=0x35 umask=0xc80fff01: Code reads from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc80fff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_LOCAL ev_sel=0x35 umask=0xc816fe01: Demand data reads from cores that missed the LLC for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc816fe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_REMOTE /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_REMOTE ev_sel=0x35 umask=0xc8177e01: Demand data reads from cores that missed the LLC for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8177e00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_PREF_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_PREF_LOCAL ev_sel=0x35 umask=0xc896fe01: Prefetches of data from cores that missed the LLC for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc896fe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_PREF_REMOTE /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_PREF_REMOTE ev_sel=0x35 umask=0xc8977e01: Prefetches of data from cores that missed the LLC for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8977e00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO_LOCAL ev_sel=0x35 umask=0xc806fe01: Reads for ownership from cores that missed the LLC for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc806fe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_REMOTE /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO_REMOTE ev_sel=0x35 umask=0xc8077e01: Reads for ownership from cores that missed the LLC for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8077e00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_PREF_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO_PREF_LOCAL ev_sel=0x35 umask=0xc886fe01: Prefetches for ownership from cores that missed the LLC for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc886fe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_PREF_REMOTE /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO_PREF_REMOTE ev_sel=0x35 umask=0xc8877e01: Prefetches for ownership from cores that missed the LLC for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8877e00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_PMM /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_PMM ev_sel=0x35 umask=0xc8178a01: Demand data reads from cores that missed the LLC in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8178a00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_DDR /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_DDR ev_sel=0x35 umask=0xc8178601: Demand data reads from cores that missed the LLC in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8178600000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_HIT_ITOMCACHENEAR /* UNC_CHA_TOR_INSERTS.IO_HIT_ITOMCACHENEAR ev_sel=0x35 umask=0xcd43fd04: Writes of parts of lines (ItoMCacheNear) from devices that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xcd43fd00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_MISS_ITOMCACHENEAR /* UNC_CHA_TOR_INSERTS.IO_MISS_ITOMCACHENEAR ev_sel=0x35 umask=0xcd43fe04: Writes of parts of lines (ItoMCacheNear) from devices that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xcd43fe00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_HIT_PCIRDCUR /* UNC_CHA_TOR_INSERTS.IO_HIT_PCIRDCUR ev_sel=0x35 umask=0xc8f3fd04: Reads that leave the line where it is (PCIRdCur) from devices that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8f3fd00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_MISS_PCIRDCUR /* UNC_CHA_TOR_INSERTS.IO_MISS_PCIRDCUR ev_sel=0x35 umask=0xc8f3fe04: Reads that leave the line where it is (PCIRdCur) from devices that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8f3fe00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_PCIRDCUR /* UNC_CHA_TOR_INSERTS.IO_PCIRDCUR ev_sel=0x35 umask=0xc8f3ff04: Reads that leave the line where it is (PCIRdCur) from devices. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8f3ff00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_LLCPREFDATA /* UNC_CHA_TOR_INSERTS.IA_LLCPREFDATA ev_sel=0x35 umask=0xccd7ff01: Prefetches of data into the LLC from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xccd7ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFDATA /* UNC_CHA_TOR_INSERTS.IA_MISS_LLCPREFDATA ev_sel=0x35 umask=0xccd7fe01: Prefetches of data into the LLC from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xccd7fe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_ITOMCACHENEAR /* UNC_CHA_TOR_INSERTS.IO_ITOMCACHENEAR ev_sel=0x35 umask=0xcd43ff04: Writes of parts of lines (ItoMCacheNear) from devices. */ \
	EMR_CHA_CTL_(UINT64_C(0xcd43ff00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_LOCAL_DDR /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_LOCAL_DDR ev_sel=0x35 umask=0xc8168601: Demand data reads from cores that missed the LLC for memory of this socket in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8168600000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_REMOTE_DDR /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_REMOTE_DDR ev_sel=0x35 umask=0xc8170601: Demand data reads from cores that missed the LLC for memory of other sockets in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8170600000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_PCIRDCUR_LOCAL /* UNC_CHA_TOR_INSERTS.IO_PCIRDCUR_LOCAL ev_sel=0x35 umask=0xc8f2ff04: Reads that leave the line where it is (PCIRdCur) from devices for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8f2ff00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_PCIRDCUR_REMOTE /* UNC_CHA_TOR_INSERTS.IO_PCIRDCUR_REMOTE ev_sel=0x35 umask=0xc8f37f04: Reads that leave the line where it is (PCIRdCur) from devices for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8f37f00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_ITOM_REMOTE /* UNC_CHA_TOR_INSERTS.IO_ITOM_REMOTE ev_sel=0x35 umask=0xcc437f04: Writes of whole lines (ItoM) from devices for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc437f00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_ITOM_LOCAL /* UNC_CHA_TOR_INSERTS.IO_ITOM_LOCAL ev_sel=0x35 umask=0xcc42ff04: Writes of whole lines (ItoM) from devices for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc42ff00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_ITOMCACHENEAR_REMOTE /* UNC_CHA_TOR_INSERTS.IO_ITOMCACHENEAR_REMOTE ev_sel=0x35 umask=0xcd437f04: Writes of parts of lines (ItoMCacheNear) from devices for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xcd437f00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_ITOMCACHENEAR_LOCAL /* UNC_CHA_TOR_INSERTS.IO_ITOMCACHENEAR_LOCAL ev_sel=0x35 umask=0xcd42ff04: Writes of parts of lines (ItoMCacheNear) from devices for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xcd42ff00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFCODE /* UNC_CHA_TOR_INSERTS.IA_HIT_LLCPREFCODE ev_sel=0x35 umask=0xcccffd01: Prefetches of code into the LLC from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xcccffd00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFDATA /* UNC_CHA_TOR_INSERTS.IA_HIT_LLCPREFDATA ev_sel=0x35 umask=0xccd7fd01: Prefetches of data into the LLC from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xccd7fd00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFCODE /* UNC_CHA_TOR_INSERTS.IA_MISS_LLCPREFCODE ev_sel=0x35 umask=0xcccffe01: Prefetches of code into the LLC from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xcccffe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_PREF_DDR /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_PREF_DDR ev_sel=0x35 umask=0xc8978601: Prefetches of data from cores that missed the LLC in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8978600000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_PREF_LOCAL_DDR /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_PREF_LOCAL_DDR ev_sel=0x35 umask=0xc8968601: Prefetches of data from cores that missed the LLC for memory of this socket in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8968600000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_PREF_REMOTE_DDR /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_PREF_REMOTE_DDR ev_sel=0x35 umask=0xc8970601: Prefetches of data from cores that missed the LLC for memory of other sockets in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8970600000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_CXL_ACC /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_CXL_ACC ev_sel=0x35 umask=0x10c8178201: Demand data reads from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8178200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_CXL_ACC /* UNC_CHA_TOR_INSERTS.IA_MISS_CXL_ACC ev_sel=0x35 umask=0x10c0018201: Requests from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c0018200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_ALL /* UNC_CHA_TOR_INSERTS.ALL ev_sel=0x35 umask=0xc001ffff: All requests. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001ff0000ff35))
#define EMR_CHA_EVENT_TOR_INSERTS_LOC_IO /* UNC_CHA_TOR_INSERTS.LOC_IO ev_sel=0x35 umask=0xc000ff04: Requests of this socket from devices. */ \
	EMR_CHA_CTL_(UINT64_C(0xc000ff00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_LOC_IA /* UNC_CHA_TOR_INSERTS.LOC_IA ev_sel=0x35 umask=0xc000ff01: Requests of this socket from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc000ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_LOC_ALL /* UNC_CHA_TOR_INSERTS.LOC_ALL ev_sel=0x35 umask=0xc000ff05: All requests of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc000ff00000535))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_LLCPREFCODE /* UNC_CHA_TOR_INSERTS.IA_LLCPREFCODE ev_sel=0x35 umask=0xcccfff01: Prefetches of code into the LLC from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xcccfff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_CXL_ACC_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_CXL_ACC_LOCAL ev_sel=0x35 umask=0x10c8168201: Demand data reads from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8168200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_CXL_ACC_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_CXL_ACC_LOCAL ev_sel=0x35 umask=0x10c0008201: Requests from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c0008200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_LOCAL_PMM /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_LOCAL_PMM ev_sel=0x35 umask=0xc8168a01: Demand data reads from cores that missed the LLC for memory of this socket in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8168a00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_REMOTE_PMM /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_REMOTE_PMM ev_sel=0x35 umask=0xc8170a01: Demand data reads from cores that missed the LLC for memory of other sockets in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8170a00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_HIT_CRD_PREF /* UNC_CHA_TOR_INSERTS.IA_HIT_CRD_PREF ev_sel=0x35 umask=0xc88ffd01: Prefetches of code from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc88ffd00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_CRD_PREF /* UNC_CHA_TOR_INSERTS.IA_MISS_CRD_PREF ev_sel=0x35 umask=0xc88ffe01: Prefetches of code from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc88ffe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_CLFLUSH /* UNC_CHA_TOR_INSERTS.IA_CLFLUSH ev_sel=0x35 umask=0xc8c7ff01: Flushes of lines (CLFlush) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8c7ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_SPECITOM /* UNC_CHA_TOR_INSERTS.IA_SPECITOM ev_sel=0x35 umask=0xcc57ff01: Speculative ItoM from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc57ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_WBMTOI /* UNC_CHA_TOR_INSERTS.IO_WBMTOI ev_sel=0x35 umask=0xcc23ff04: Writebacks of modified lines, then invalid (WbMtoI) from devices. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc23ff00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_IO_CLFLUSH /* UNC_CHA_TOR_INSERTS.IO_CLFLUSH ev_sel=0x35 umask=0xc8c3ff04: Flushes of lines (CLFlush) from devices. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8c3ff00000435))
#define EMR_CHA_EVENT_TOR_INSERTS_SNPS_FROM_REM /* UNC_CHA_TOR_INSERTS.SNPS_FROM_REM ev_sel=0x35 umask=0xc001ff08: Snoops of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001ff00000835))
#define EMR_CHA_EVENT_TOR_INSERTS_IRQ_IA /* UNC_CHA_TOR_INSERTS.IRQ_IA ev_sel=0x35 umask=0x1: Bit of the source: cores, through the IRQ. */ \
	EMR_CHA_CTL_(UINT64_C(0x135))
#define EMR_CHA_EVENT_TOR_INSERTS_EVICT /* UNC_CHA_TOR_INSERTS.EVICT ev_sel=0x35 umask=0x2: Bit of the source: evictions of the cache and snoop filter. */ \
	EMR_CHA_CTL_(UINT64_C(0x235))
#define EMR_CHA_EVENT_TOR_INSERTS_PRQ_IOSF /* UNC_CHA_TOR_INSERTS.PRQ_IOSF ev_sel=0x35 umask=0x4: Bit of the source: devices, through the PRQ. */ \
	EMR_CHA_CTL_(UINT64_C(0x435))
#define EMR_CHA_EVENT_TOR_INSERTS_IPQ /* UNC_CHA_TOR_INSERTS.IPQ ev_sel=0x35 umask=0x8: Bit of the source: snoops of other sockets, through the IPQ. */ \
	EMR_CHA_CTL_(UINT64_C(0x835))
#define EMR_CHA_EVENT_TOR_INSERTS_IRQ_NON_IA /* UNC_CHA_TOR_INSERTS.IRQ_NON_IA ev_sel=0x35 umask=0x10: Bit of the source: the IRQ, but no cores. */ \
	EMR_CHA_CTL_(UINT64_C(0x1035))
#define EMR_CHA_EVENT_TOR_INSERTS_PRQ_NON_IOSF /* UNC_CHA_TOR_INSERTS.PRQ_NON_IOSF ev_sel=0x35 umask=0x20: Bit of the source: the PRQ, but no devices. */ \
	EMR_CHA_CTL_(UINT64_C(0x2035))
#define EMR_CHA_EVENT_TOR_INSERTS_RRQ /* UNC_CHA_TOR_INSERTS.RRQ ev_sel=0x35 umask=0x40: Bit of the source: requests of other sockets, through the RRQ. */ \
	EMR_CHA_CTL_(UINT64_C(0x4035))
#define EMR_CHA_EVENT_TOR_INSERTS_WBQ /* UNC_CHA_TOR_INSERTS.WBQ ev_sel=0x35 umask=0x80: Bit of the source: writes back of other sockets, through the WBQ. */ \
	EMR_CHA_CTL_(UINT64_C(0x8035))
#define EMR_CHA_EVENT_TOR_INSERTS_REM_SNPS /* UNC_CHA_TOR_INSERTS.REM_SNPS ev_sel=0x35 umask=0xc001ff08: Snoops of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001ff00000835))
#define EMR_CHA_EVENT_TOR_INSERTS_REM_ALL /* UNC_CHA_TOR_INSERTS.REM_ALL ev_sel=0x35 umask=0xc001ffc8: All requests of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001ff0000c835))
#define EMR_CHA_EVENT_TOR_INSERTS_HIT /* UNC_CHA_TOR_INSERTS.HIT ev_sel=0x35 umask=0x100: Requests that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0x100000035))
#define EMR_CHA_EVENT_TOR_INSERTS_MISS /* UNC_CHA_TOR_INSERTS.MISS ev_sel=0x35 umask=0x200: Requests that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0x200000035))
#define EMR_CHA_EVENT_TOR_INSERTS_MMCFG /* UNC_CHA_TOR_INSERTS.MMCFG ev_sel=0x35 umask=0x2000: Bit of the kind: accesses to configuration space. */ \
	EMR_CHA_CTL_(UINT64_C(0x2000000035))
#define EMR_CHA_EVENT_TOR_INSERTS_MMIO /* UNC_CHA_TOR_INSERTS.MMIO ev_sel=0x35 umask=0x4000: Bit of the kind: accesses to memory of devices. */ \
	EMR_CHA_CTL_(UINT64_C(0x4000000035))
#define EMR_CHA_EVENT_TOR_INSERTS_LOCAL_TGT /* UNC_CHA_TOR_INSERTS.LOCAL_TGT ev_sel=0x35 umask=0x8000: Bit of the target: memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x8000000035))
#define EMR_CHA_EVENT_TOR_INSERTS_REMOTE_TGT /* UNC_CHA_TOR_INSERTS.REMOTE_TGT ev_sel=0x35 umask=0x10000: Bit of the target: memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x10000000035))
#define EMR_CHA_EVENT_TOR_INSERTS_MATCH_OPC /* UNC_CHA_TOR_INSERTS.MATCH_OPC ev_sel=0x35 umask=0x20000: Bit that compares the opcode with bits 29:19 of the upper umask. */ \
	EMR_CHA_CTL_(UINT64_C(0x20000000035))
#define EMR_CHA_EVENT_TOR_INSERTS_PREMORPH_OPC /* UNC_CHA_TOR_INSERTS.PREMORPH_OPC ev_sel=0x35 umask=0x40000: Bit that compares the opcode as it was sent with bits 29:19 of the upper umask. */ \
	EMR_CHA_CTL_(UINT64_C(0x40000000035))
#define EMR_CHA_EVENT_TOR_INSERTS_NEARMEM /* UNC_CHA_TOR_INSERTS.NEARMEM ev_sel=0x35 umask=0x40000000: Bit of the target: near memory. */ \
	EMR_CHA_CTL_(UINT64_C(0x40000000000035))
#define EMR_CHA_EVENT_TOR_INSERTS_NOT_NEARMEM /* UNC_CHA_TOR_INSERTS.NOT_NEARMEM ev_sel=0x35 umask=0x80000000: Bit of the target: other than near memory. */ \
	EMR_CHA_CTL_(UINT64_C(0x80000000000035))
#define EMR_CHA_EVENT_TOR_INSERTS_NONCOH /* UNC_CHA_TOR_INSERTS.NONCOH ev_sel=0x35 umask=0x100000000: Bit of the kind: requests without coherence. */ \
	EMR_CHA_CTL_(UINT64_C(0x100000000000035))
#define EMR_CHA_EVENT_TOR_INSERTS_ISOC /* UNC_CHA_TOR_INSERTS.ISOC ev_sel=0x35 umask=0x200000000: Bit of the kind: isochronous requests. */ \
	EMR_CHA_CTL_(UINT64_C(0x200000000000035))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_HIT_DRD_OPT /* UNC_CHA_TOR_INSERTS.IA_HIT_DRD_OPT ev_sel=0x35 umask=0xc827fd01: Optimized data reads (DRd_Opt) from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc827fd00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_HIT_DRD_OPT_PREF /* UNC_CHA_TOR_INSERTS.IA_HIT_DRD_OPT_PREF ev_sel=0x35 umask=0xc8a7fd01: Prefetches of optimized data reads (DRd_Opt_Pref) from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8a7fd00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_OPT /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT ev_sel=0x35 umask=0xc827fe01: Optimized data reads (DRd_Opt) from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc827fe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_OPT_PREF /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_PREF ev_sel=0x35 umask=0xc8a7fe01: Prefetches of optimized data reads (DRd_Opt_Pref) from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8a7fe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_DRD_OPT /* UNC_CHA_TOR_INSERTS.IA_DRD_OPT ev_sel=0x35 umask=0xc827ff01: Optimized data reads (DRd_Opt) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc827ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_DRD_OPT_PREF /* UNC_CHA_TOR_INSERTS.IA_DRD_OPT_PREF ev_sel=0x35 umask=0xc8a7ff01: Prefetches of optimized data reads (DRd_Opt_Pref) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8a7ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_CRD_PREF /* UNC_CHA_TOR_INSERTS.IA_CRD_PREF ev_sel=0x35 umask=0xc88fff01: Prefetches of code from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc88fff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_CLFLUSHOPT /* UNC_CHA_TOR_INSERTS.IA_CLFLUSHOPT ev_sel=0x35 umask=0xc8d7ff01: Weakly ordered flushes of lines (CLFlushOpt) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8d7ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_ITOM /* UNC_CHA_TOR_INSERTS.IA_ITOM ev_sel=0x35 umask=0xcc47ff01: Writes of whole lines (ItoM) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc47ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRDPTE /* UNC_CHA_TOR_INSERTS.IA_MISS_DRDPTE ev_sel=0x35 umask=0xc837fe01: Data reads of page walks from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc837fe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_HIT_DRDPTE /* UNC_CHA_TOR_INSERTS.IA_HIT_DRDPTE ev_sel=0x35 umask=0xc837fd01: Data reads of page walks from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc837fd00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_DRDPTE /* UNC_CHA_TOR_INSERTS.IA_DRDPTE ev_sel=0x35 umask=0xc837ff01: Data reads of page walks from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc837ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_WBEFTOE /* UNC_CHA_TOR_INSERTS.IA_WBEFTOE ev_sel=0x35 umask=0xcc3fff01: Writebacks of clean lines, kept exclusive (WbEFtoE) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc3fff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_PREF_PMM /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_PREF_PMM ev_sel=0x35 umask=0xc8978a01: Prefetches of data from cores that missed the LLC in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8978a00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_PREF_LOCAL_PMM /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_PREF_LOCAL_PMM ev_sel=0x35 umask=0xc8968a01: Prefetches of data from cores that missed the LLC for memory of this socket in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8968a00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_PREF_REMOTE_PMM /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_PREF_REMOTE_PMM ev_sel=0x35 umask=0xc8970a01: Prefetches of data from cores that missed the LLC for memory of other sockets in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8970a00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_CRD_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_CRD_LOCAL ev_sel=0x35 umask=0xc80efe01: Code reads from cores that missed the LLC for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc80efe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_CRD_REMOTE /* UNC_CHA_TOR_INSERTS.IA_MISS_CRD_REMOTE ev_sel=0x35 umask=0xc80f7e01: Code reads from cores that missed the LLC for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc80f7e00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_CRD_PREF_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_CRD_PREF_LOCAL ev_sel=0x35 umask=0xc88efe01: Prefetches of code from cores that missed the LLC for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc88efe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_CRD_PREF_REMOTE /* UNC_CHA_TOR_INSERTS.IA_MISS_CRD_PREF_REMOTE ev_sel=0x35 umask=0xc88f7e01: Prefetches of code from cores that missed the LLC for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc88f7e00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_ITOMCACHENEAR /* UNC_CHA_TOR_INSERTS.IA_ITOMCACHENEAR ev_sel=0x35 umask=0xcd47ff01: Writes of parts of lines (ItoMCacheNear) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xcd47ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_WBMTOI /* UNC_CHA_TOR_INSERTS.IA_WBMTOI ev_sel=0x35 umask=0xcc27ff01: Writebacks of modified lines, then invalid (WbMtoI) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc27ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_HIT_ITOM /* UNC_CHA_TOR_INSERTS.IA_HIT_ITOM ev_sel=0x35 umask=0xcc47fd01: Writes of whole lines (ItoM) from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc47fd00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_ITOM /* UNC_CHA_TOR_INSERTS.IA_MISS_ITOM ev_sel=0x35 umask=0xcc47fe01: Writes of whole lines (ItoM) from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc47fe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_UCRDF /* UNC_CHA_TOR_INSERTS.IA_MISS_UCRDF ev_sel=0x35 umask=0xc877de01: Uncacheable reads (UCRdF) from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc877de00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_WIL /* UNC_CHA_TOR_INSERTS.IA_MISS_WIL ev_sel=0x35 umask=0xc87fde01: Uncacheable writes (WiL) from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc87fde00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_WCILF /* UNC_CHA_TOR_INSERTS.IA_WCILF ev_sel=0x35 umask=0xc867ff01: Streaming writes of whole lines (WCiLF) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc867ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_WCILF /* UNC_CHA_TOR_INSERTS.IA_MISS_WCILF ev_sel=0x35 umask=0xc867fe01: Streaming writes of whole lines (WCiLF) from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc867fe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_WCILF_PMM /* UNC_CHA_TOR_INSERTS.IA_MISS_WCILF_PMM ev_sel=0x35 umask=0xc8678a01: Streaming writes of whole lines (WCiLF) from cores that missed the LLC in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8678a00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_LOCAL_WCILF_PMM /* UNC_CHA_TOR_INSERTS.IA_MISS_LOCAL_WCILF_PMM ev_sel=0x35 umask=0xc8668a01: Streaming writes of whole lines (WCiLF) from cores that missed the LLC for memory of this socket in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8668a00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_REMOTE_WCILF_PMM /* UNC_CHA_TOR_INSERTS.IA_MISS_REMOTE_WCILF_PMM ev_sel=0x35 umask=0xc8670a01: Streaming writes of whole lines (WCiLF) from cores that missed the LLC for memory of other sockets in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8670a00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_WCILF_DDR /* UNC_CHA_TOR_INSERTS.IA_MISS_WCILF_DDR ev_sel=0x35 umask=0xc8678601: Streaming writes of whole lines (WCiLF) from cores that missed the LLC in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8678600000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_LOCAL_WCILF_DDR /* UNC_CHA_TOR_INSERTS.IA_MISS_LOCAL_WCILF_DDR ev_sel=0x35 umask=0xc8668601: Streaming writes of whole lines (WCiLF) from cores that missed the LLC for memory of this socket in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8668600000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_REMOTE_WCILF_DDR /* UNC_CHA_TOR_INSERTS.IA_MISS_REMOTE_WCILF_DDR ev_sel=0x35 umask=0xc8670601: Streaming writes of whole lines (WCiLF) from cores that missed the LLC for memory of other sockets in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8670600000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_WCIL /* UNC_CHA_TOR_INSERTS.IA_WCIL ev_sel=0x35 umask=0xc86fff01: Streaming writes of parts of lines (WCiL) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc86fff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_WCIL /* UNC_CHA_TOR_INSERTS.IA_MISS_WCIL ev_sel=0x35 umask=0xc86ffe01: Streaming writes of parts of lines (WCiL) from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc86ffe00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_WCIL_PMM /* UNC_CHA_TOR_INSERTS.IA_MISS_WCIL_PMM ev_sel=0x35 umask=0xc86f8a01: Streaming writes of parts of lines (WCiL) from cores that missed the LLC in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc86f8a00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_LOCAL_WCIL_PMM /* UNC_CHA_TOR_INSERTS.IA_MISS_LOCAL_WCIL_PMM ev_sel=0x35 umask=0xc86e8a01: Streaming writes of parts of lines (WCiL) from cores that missed the LLC for memory of this socket in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc86e8a00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_REMOTE_WCIL_PMM /* UNC_CHA_TOR_INSERTS.IA_MISS_REMOTE_WCIL_PMM ev_sel=0x35 umask=0xc86f0a01: Streaming writes of parts of lines (WCiL) from cores that missed the LLC for memory of other sockets in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc86f0a00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_WCIL_DDR /* UNC_CHA_TOR_INSERTS.IA_MISS_WCIL_DDR ev_sel=0x35 umask=0xc86f8601: Streaming writes of parts of lines (WCiL) from cores that missed the LLC in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc86f8600000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_LOCAL_WCIL_DDR /* UNC_CHA_TOR_INSERTS.IA_MISS_LOCAL_WCIL_DDR ev_sel=0x35 umask=0xc86e8601: Streaming writes of parts of lines (WCiL) from cores that missed the LLC for memory of this socket in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc86e8600000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_REMOTE_WCIL_DDR /* UNC_CHA_TOR_INSERTS.IA_MISS_REMOTE_WCIL_DDR ev_sel=0x35 umask=0xc86f0601: Streaming writes of parts of lines (WCiL) from cores that missed the LLC for memory of other sockets in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc86f0600000135))
#define EMR_CHA_EVENT_TOR_INSERTS_PMM /* UNC_CHA_TOR_INSERTS.PMM ev_sel=0x35 umask=0x800: Requests in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0x800000035))
#define EMR_CHA_EVENT_TOR_INSERTS_DDR /* UNC_CHA_TOR_INSERTS.DDR ev_sel=0x35 umask=0x400: Requests in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0x400000035))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_WBMTOE /* UNC_CHA_TOR_INSERTS.IA_WBMTOE ev_sel=0x35 umask=0xcc2fff01: Writebacks of modified lines, kept exclusive (WbMtoE) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc2fff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_WBEFTOI /* UNC_CHA_TOR_INSERTS.IA_WBEFTOI ev_sel=0x35 umask=0xcc37ff01: Writebacks of clean lines, then invalid (WbEFtoI) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc37ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_WBSTOI /* UNC_CHA_TOR_INSERTS.IA_WBSTOI ev_sel=0x35 umask=0xcc67ff01: Writebacks of shared lines, then invalid (WbStoI) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc67ff00000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_CXL_ACC /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO_CXL_ACC ev_sel=0x35 umask=0x10c8078201: Reads for ownership from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8078200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFRFO_CXL_ACC /* UNC_CHA_TOR_INSERTS.IA_MISS_LLCPREFRFO_CXL_ACC ev_sel=0x35 umask=0x10c8878201: Prefetches for ownership into the LLC from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8878200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_PREF_CXL_ACC /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO_PREF_CXL_ACC ev_sel=0x35 umask=0x10ccc78201: Prefetches for ownership from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10ccc78200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_PREF_CXL_ACC /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_PREF_CXL_ACC ev_sel=0x35 umask=0x10c8978201: Prefetches of data from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8978200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFDATA_CXL_ACC /* UNC_CHA_TOR_INSERTS.IA_MISS_LLCPREFDATA_CXL_ACC ev_sel=0x35 umask=0x10ccd78201: Prefetches of data into the LLC from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10ccd78200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_HIT_CXL_ACC /* UNC_CHA_TOR_INSERTS.IA_HIT_CXL_ACC ev_sel=0x35 umask=0x10c0018101: Requests from cores that hit the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c0018100000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFOMORPH_CXL_ACC /* UNC_CHA_TOR_INSERTS.IA_MISS_RFOMORPH_CXL_ACC ev_sel=0x35 umask=0x10c8038201: Reads for ownership of any kind from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8038200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_CRDMORPH_CXL_ACC /* UNC_CHA_TOR_INSERTS.IA_MISS_CRDMORPH_CXL_ACC ev_sel=0x35 umask=0x10c80b8201: Code reads of any kind from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c80b8200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRDMORPH_CXL_ACC /* UNC_CHA_TOR_INSERTS.IA_MISS_DRDMORPH_CXL_ACC ev_sel=0x35 umask=0x10c8138201: Data reads of any kind from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8138200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFCODE_CXL_ACC /* UNC_CHA_TOR_INSERTS.IA_MISS_LLCPREFCODE_CXL_ACC ev_sel=0x35 umask=0x10cccf8201: Prefetches of code into the LLC from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10cccf8200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_PREF_CXL_ACC_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_PREF_CXL_ACC_LOCAL ev_sel=0x35 umask=0x10c8968201: Prefetches of data from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8968200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_OPT_CXL_ACC_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_CXL_ACC_LOCAL ev_sel=0x35 umask=0x10c8268201: Optimized data reads (DRd_Opt) from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8268200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_OPT_PREF_CXL_ACC_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_PREF_CXL_ACC_LOCAL ev_sel=0x35 umask=0x10c8a68201: Prefetches of optimized data reads (DRd_Opt_Pref) from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8a68200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFDATA_CXL_ACC_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_LLCPREFDATA_CXL_ACC_LOCAL ev_sel=0x35 umask=0x10ccd68201: Prefetches of data into the LLC from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10ccd68200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_CXL_ACC_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO_CXL_ACC_LOCAL ev_sel=0x35 umask=0x10c8068201: Reads for ownership from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8068200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_PREF_CXL_ACC_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO_PREF_CXL_ACC_LOCAL ev_sel=0x35 umask=0x10ccc68201: Prefetches for ownership from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10ccc68200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFRFO_CXL_ACC_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_LLCPREFRFO_CXL_ACC_LOCAL ev_sel=0x35 umask=0x10c8868201: Prefetches for ownership into the LLC from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8868200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_HIT_CXL_ACC_LOCAL /* UNC_CHA_TOR_INSERTS.IA_HIT_CXL_ACC_LOCAL ev_sel=0x35 umask=0x10c0008101: Requests from cores that hit the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c0008100000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_CXL_EXP_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_CXL_EXP_LOCAL ev_sel=0x35 umask=0x20c8168201: Demand data reads from cores that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20c8168200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_CXL_EXP_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO_CXL_EXP_LOCAL ev_sel=0x35 umask=0x20c8068201: Reads for ownership from cores that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20c8068200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_RRQ_MISS_RDCUR_CXL_EXP_LOCAL /* UNC_CHA_TOR_INSERTS.RRQ_MISS_RDCUR_CXL_EXP_LOCAL ev_sel=0x35 umask=0x20e8068240: Reads that leave the line where it is (RdCur) of other sockets that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20e8068200004035))
#define EMR_CHA_EVENT_TOR_INSERTS_RRQ_MISS_RDCODE_CXL_EXP_LOCAL /* UNC_CHA_TOR_INSERTS.RRQ_MISS_RDCODE_CXL_EXP_LOCAL ev_sel=0x35 umask=0x20e80e8240: Code reads (RdCode) of other sockets that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20e80e8200004035))
#define EMR_CHA_EVENT_TOR_INSERTS_RRQ_MISS_RDDATA_CXL_EXP_LOCAL /* UNC_CHA_TOR_INSERTS.RRQ_MISS_RDDATA_CXL_EXP_LOCAL ev_sel=0x35 umask=0x20e8168240: Data reads (RdData) of other sockets that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20e8168200004035))
#define EMR_CHA_EVENT_TOR_INSERTS_RRQ_MISS_RDINVOWN_OPT_CXL_EXP_LOCAL /* UNC_CHA_TOR_INSERTS.RRQ_MISS_RDINVOWN_OPT_CXL_EXP_LOCAL ev_sel=0x35 umask=0x20e8268240: Reads for ownership (RdInvOwnOpt) of other sockets that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20e8268200004035))
#define EMR_CHA_EVENT_TOR_INSERTS_RRQ_MISS_INVXTOM_CXL_EXP_LOCAL /* UNC_CHA_TOR_INSERTS.RRQ_MISS_INVXTOM_CXL_EXP_LOCAL ev_sel=0x35 umask=0x20e87e8240: Requests for ownership without data (InvXtoM) of other sockets that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20e87e8200004035))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFDATA_CXL_EXP_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_LLCPREFDATA_CXL_EXP_LOCAL ev_sel=0x35 umask=0x20ccd68201: Prefetches of data into the LLC from cores that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20ccd68200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFRFO_CXL_EXP_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_LLCPREFRFO_CXL_EXP_LOCAL ev_sel=0x35 umask=0x20c8868201: Prefetches for ownership into the LLC from cores that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20c8868200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_PREF_CXL_EXP_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO_PREF_CXL_EXP_LOCAL ev_sel=0x35 umask=0x20ccc68201: Prefetches for ownership from cores that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20ccc68200000135))
#define EMR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_PREF_CXL_EXP_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_PREF_CXL_EXP_LOCAL ev_sel=0x35 umask=0x20c8968201: Prefetches of data from cores that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20c8968200000135))
/* UNC_CHA_TOR_OCCUPANCY ev_sel=0x36: Adds up, every cycle, the requests in the TOR; divide by the same umask of TOR_INSERTS for the mean cycles under way. */
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA /* UNC_CHA_TOR_OCCUPANCY.IA ev_sel=0x36 umask=0xc001ff01: Requests from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT /* UNC_CHA_TOR_OCCUPANCY.IA_HIT ev_sel=0x36 umask=0xc001fd01: Requests from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001fd00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_CRD ev_sel=0x36 umask=0xc80ffd01: Code reads from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc80ffd00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_DRD ev_sel=0x36 umask=0xc817fd01: Demand data reads from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc817fd00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFRFO /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_LLCPREFRFO ev_sel=0x36 umask=0xccc7fd01: Prefetches for ownership into the LLC from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xccc7fd00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFRFO_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_RFO ev_sel=0x36 umask=0xc807fd01: Reads for ownership from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc807fd00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS /* UNC_CHA_TOR_OCCUPANCY.IA_MISS ev_sel=0x36 umask=0xc001fe01: Requests from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001fe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_CRD ev_sel=0x36 umask=0xc80ffe01: Code reads from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc80ffe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD ev_sel=0x36 umask=0xc817fe01: Demand data reads from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc817fe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFRFO /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LLCPREFRFO ev_sel=0x36 umask=0xccc7fe01: Prefetches for ownership into the LLC from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xccc7fe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFRFO_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO ev_sel=0x36 umask=0xc807fe01: Reads for ownership from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc807fe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO /* UNC_CHA_TOR_OCCUPANCY.IO ev_sel=0x36 umask=0xc001ff04: Requests from devices. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001ff00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT /* UNC_CHA_TOR_OCCUPANCY.IO_HIT ev_sel=0x36 umask=0xc001fd04: Requests from devices that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001fd00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS /* UNC_CHA_TOR_OCCUPANCY.IO_MISS ev_sel=0x36 umask=0xc001fe04: Requests from devices that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001fe00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOM /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_ITOM ev_sel=0x36 umask=0xcc43fe04: Writes of whole lines (ItoM) from devices that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc43fe00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_DRD_PREF ev_sel=0x36 umask=0xc897fd01: Prefetches of data from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc897fd00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_PREF_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_RFO_PREF ev_sel=0x36 umask=0xc887fd01: Prefetches for ownership from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc887fd00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO_PREF_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_PREF ev_sel=0x36 umask=0xc897fe01: Prefetches of data from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc897fe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO_PREF ev_sel=0x36 umask=0xc887fe01: Prefetches for ownership from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc887fe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_ITOM /* UNC_CHA_TOR_OCCUPANCY.IO_HIT_ITOM ev_sel=0x36 umask=0xcc43fd04: Writes of whole lines (ItoM) from devices that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc43fd00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_ITOM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_ITOM /* UNC_CHA_TOR_OCCUPANCY.IO_ITOM ev_sel=0x36 umask=0xcc43ff04: Writes of whole lines (ItoM) from devices. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc43ff00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_ITOM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_RFO /* UNC_CHA_TOR_OCCUPANCY.IA_RFO ev_sel=0x36 umask=0xc807ff01: Reads for ownership from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc807ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_RFO_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_RFO_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_RFO_PREF ev_sel=0x36 umask=0xc887ff01: Prefetches for ownership from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc887ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_RFO_PREF_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_LLCPREFRFO /* UNC_CHA_TOR_OCCUPANCY.IA_LLCPREFRFO ev_sel=0x36 umask=0xccc7ff01: Prefetches for ownership into the LLC from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xccc7ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_LLCPREFRFO_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_DRD /* UNC_CHA_TOR_OCCUPANCY.IA_DRD ev_sel=0x36 umask=0xc817ff01: Demand data reads from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc817ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_DRD_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_CRD /* UNC_CHA_TOR_OCCUPANCY.IA_CRD ev_sel=0x36 umask=0xc80fff01: Code reads from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc80fff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_CRD_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_DRD_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_DRD_PREF ev_sel=0x36 umask=0xc897ff01: Prefetches of data from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc897ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_DRD_PREF_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_LOCAL ev_sel=0x36 umask=0xc816fe01: Demand data reads from cores that missed the LLC for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc816fe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_REMOTE /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_REMOTE ev_sel=0x36 umask=0xc8177e01: Demand data reads from cores that missed the LLC for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8177e00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_REMOTE_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_REMOTE /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_PREF_REMOTE ev_sel=0x36 umask=0xc8977e01: Prefetches of data from cores that missed the LLC for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8977e00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_REMOTE_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO_LOCAL ev_sel=0x36 umask=0xc806fe01: Reads for ownership from cores that missed the LLC for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc806fe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_REMOTE /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO_REMOTE ev_sel=0x36 umask=0xc8077e01: Reads for ownership from cores that missed the LLC for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8077e00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_REMOTE_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO_PREF_LOCAL ev_sel=0x36 umask=0xc886fe01: Prefetches for ownership from cores that missed the LLC for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc886fe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF_REMOTE /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO_PREF_REMOTE ev_sel=0x36 umask=0xc8877e01: Prefetches for ownership from cores that missed the LLC for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8877e00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF_REMOTE_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_DDR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_DDR ev_sel=0x36 umask=0xc8178601: Demand data reads from cores that missed the LLC in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8178600000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_DDR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PMM /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_PMM ev_sel=0x36 umask=0xc8178a01: Demand data reads from cores that missed the LLC in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8178a00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PMM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_PCIRDCUR /* UNC_CHA_TOR_OCCUPANCY.IO_HIT_PCIRDCUR ev_sel=0x36 umask=0xc8f3fd04: Reads that leave the line where it is (PCIRdCur) from devices that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8f3fd00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_PCIRDCUR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_PCIRDCUR /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_PCIRDCUR ev_sel=0x36 umask=0xc8f3fe04: Reads that leave the line where it is (PCIRdCur) from devices that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8f3fe00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_PCIRDCUR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_PCIRDCUR /* UNC_CHA_TOR_OCCUPANCY.IO_PCIRDCUR ev_sel=0x36 umask=0xc8f3ff04: Reads that leave the line where it is (PCIRdCur) from devices. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8f3ff00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_PCIRDCUR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_LLCPREFDATA /* UNC_CHA_TOR_OCCUPANCY.IA_LLCPREFDATA ev_sel=0x36 umask=0xccd7ff01: Prefetches of data into the LLC from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xccd7ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_LLCPREFDATA_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFDATA /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LLCPREFDATA ev_sel=0x36 umask=0xccd7fe01: Prefetches of data into the LLC from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xccd7fe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFDATA_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_LOCAL_DDR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_LOCAL_DDR ev_sel=0x36 umask=0xc8168601: Demand data reads from cores that missed the LLC for memory of this socket in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8168600000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_LOCAL_DDR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_REMOTE_DDR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_REMOTE_DDR ev_sel=0x36 umask=0xc8170601: Demand data reads from cores that missed the LLC for memory of other sockets in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8170600000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_REMOTE_DDR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_ITOMCACHENEAR /* UNC_CHA_TOR_OCCUPANCY.IO_HIT_ITOMCACHENEAR ev_sel=0x36 umask=0xcd43fd04: Writes of parts of lines (ItoMCacheNear) from devices that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xcd43fd00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_ITOMCACHENEAR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOMCACHENEAR /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_ITOMCACHENEAR ev_sel=0x36 umask=0xcd43fe04: Writes of parts of lines (ItoMCacheNear) from devices that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xcd43fe00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOMCACHENEAR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_ALL /* UNC_CHA_TOR_OCCUPANCY.ALL ev_sel=0x36 umask=0xc001ffff: All requests. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001ff0000ff36))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_ALL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_LOC_IO /* UNC_CHA_TOR_OCCUPANCY.LOC_IO ev_sel=0x36 umask=0xc000ff04: Requests of this socket from devices. */ \
	EMR_CHA_CTL_(UINT64_C(0xc000ff00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_LOC_IO_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_LOC_IA /* UNC_CHA_TOR_OCCUPANCY.LOC_IA ev_sel=0x36 umask=0xc000ff01: Requests of this socket from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc000ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_LOC_IA_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_LOC_ALL /* UNC_CHA_TOR_OCCUPANCY.LOC_ALL ev_sel=0x36 umask=0xc000ff05: All requests of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc000ff00000536))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_LOC_ALL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_PREF_LOCAL ev_sel=0x36 umask=0xc896fe01: Prefetches of data from cores that missed the LLC for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc896fe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFCODE /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_LLCPREFCODE ev_sel=0x36 umask=0xcccffd01: Prefetches of code into the LLC from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xcccffd00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFCODE_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFDATA /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_LLCPREFDATA ev_sel=0x36 umask=0xccd7fd01: Prefetches of data into the LLC from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xccd7fd00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFDATA_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFCODE /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LLCPREFCODE ev_sel=0x36 umask=0xcccffe01: Prefetches of code into the LLC from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xcccffe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFCODE_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_LLCPREFCODE /* UNC_CHA_TOR_OCCUPANCY.IA_LLCPREFCODE ev_sel=0x36 umask=0xcccfff01: Prefetches of code into the LLC from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xcccfff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_LLCPREFCODE_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_DDR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_PREF_DDR ev_sel=0x36 umask=0xc8978601: Prefetches of data from cores that missed the LLC in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8978600000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_DDR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_LOCAL_DDR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_PREF_LOCAL_DDR ev_sel=0x36 umask=0xc8968601: Prefetches of data from cores that missed the LLC for memory of this socket in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8968600000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_LOCAL_DDR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_REMOTE_DDR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_PREF_REMOTE_DDR ev_sel=0x36 umask=0xc8970601: Prefetches of data from cores that missed the LLC for memory of other sockets in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8970600000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_REMOTE_DDR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_ITOMCACHENEAR /* UNC_CHA_TOR_OCCUPANCY.IO_ITOMCACHENEAR ev_sel=0x36 umask=0xcd43ff04: Writes of parts of lines (ItoMCacheNear) from devices. */ \
	EMR_CHA_CTL_(UINT64_C(0xcd43ff00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_ITOMCACHENEAR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_CXL_ACC /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_CXL_ACC ev_sel=0x36 umask=0x10c8178201: Demand data reads from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8178200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_CXL_ACC_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CXL_ACC /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_CXL_ACC ev_sel=0x36 umask=0x10c0018201: Requests from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c0018200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CXL_ACC_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_CXL_ACC_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_CXL_ACC_LOCAL ev_sel=0x36 umask=0x10c8168201: Demand data reads from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8168200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_CXL_ACC_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CXL_ACC_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_CXL_ACC_LOCAL ev_sel=0x36 umask=0x10c0008201: Requests from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c0008200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CXL_ACC_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_LOCAL_PMM /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_LOCAL_PMM ev_sel=0x36 umask=0xc8168a01: Demand data reads from cores that missed the LLC for memory of this socket in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8168a00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_LOCAL_PMM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_REMOTE_PMM /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_REMOTE_PMM ev_sel=0x36 umask=0xc8170a01: Demand data reads from cores that missed the LLC for memory of other sockets in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8170a00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_REMOTE_PMM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_CRD_PREF ev_sel=0x36 umask=0xc88ffd01: Prefetches of code from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc88ffd00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD_PREF_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_CLFLUSH /* UNC_CHA_TOR_OCCUPANCY.IA_CLFLUSH ev_sel=0x36 umask=0xc8c7ff01: Flushes of lines (CLFlush) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8c7ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_CLFLUSH_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_SPECITOM /* UNC_CHA_TOR_OCCUPANCY.IA_SPECITOM ev_sel=0x36 umask=0xcc57ff01: Speculative ItoM from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc57ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_SPECITOM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_SNPS_FROM_REM /* UNC_CHA_TOR_OCCUPANCY.SNPS_FROM_REM ev_sel=0x36 umask=0xc001ff08: Snoops of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001ff00000836))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_SNPS_FROM_REM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_RFO /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_RFO ev_sel=0x36 umask=0xc803fe04: Reads for ownership from devices that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc803fe00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_RFO_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IRQ_IA /* UNC_CHA_TOR_OCCUPANCY.IRQ_IA ev_sel=0x36 umask=0x1: Bit of the source: cores, through the IRQ. */ \
	EMR_CHA_CTL_(UINT64_C(0x136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IRQ_IA_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_EVICT /* UNC_CHA_TOR_OCCUPANCY.EVICT ev_sel=0x36 umask=0x2: Bit of the source: evictions of the cache and snoop filter. */ \
	EMR_CHA_CTL_(UINT64_C(0x236))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_EVICT_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_PRQ /* UNC_CHA_TOR_OCCUPANCY.PRQ ev_sel=0x36 umask=0x4: Bit of the source: devices, through the PRQ. */ \
	EMR_CHA_CTL_(UINT64_C(0x436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_PRQ_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IPQ /* UNC_CHA_TOR_OCCUPANCY.IPQ ev_sel=0x36 umask=0x8: Bit of the source: snoops of other sockets, through the IPQ. */ \
	EMR_CHA_CTL_(UINT64_C(0x836))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IPQ_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IRQ_NON_IA /* UNC_CHA_TOR_OCCUPANCY.IRQ_NON_IA ev_sel=0x36 umask=0x10: Bit of the source: the IRQ, but no cores. */ \
	EMR_CHA_CTL_(UINT64_C(0x1036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IRQ_NON_IA_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_PRQ_NON_IOSF /* UNC_CHA_TOR_OCCUPANCY.PRQ_NON_IOSF ev_sel=0x36 umask=0x20: Bit of the source: the PRQ, but no devices. */ \
	EMR_CHA_CTL_(UINT64_C(0x2036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_PRQ_NON_IOSF_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_RRQ /* UNC_CHA_TOR_OCCUPANCY.RRQ ev_sel=0x36 umask=0x40: Bit of the source: requests of other sockets, through the RRQ. */ \
	EMR_CHA_CTL_(UINT64_C(0x4036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_RRQ_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_WBQ /* UNC_CHA_TOR_OCCUPANCY.WBQ ev_sel=0x36 umask=0x80: Bit of the source: writes back of other sockets, through the WBQ. */ \
	EMR_CHA_CTL_(UINT64_C(0x8036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_WBQ_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_REM_SNPS /* UNC_CHA_TOR_OCCUPANCY.REM_SNPS ev_sel=0x36 umask=0xc001ff08: Snoops of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001ff00000836))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_REM_SNPS_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_REM_ALL /* UNC_CHA_TOR_OCCUPANCY.REM_ALL ev_sel=0x36 umask=0xc001ffc8: All requests of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc001ff0000c836))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_REM_ALL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_HIT /* UNC_CHA_TOR_OCCUPANCY.HIT ev_sel=0x36 umask=0x100: Requests that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0x100000036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_HIT_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_MISS /* UNC_CHA_TOR_OCCUPANCY.MISS ev_sel=0x36 umask=0x200: Requests that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0x200000036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_MISS_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_MMCFG /* UNC_CHA_TOR_OCCUPANCY.MMCFG ev_sel=0x36 umask=0x2000: Bit of the kind: accesses to configuration space. */ \
	EMR_CHA_CTL_(UINT64_C(0x2000000036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_MMCFG_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_MMIO /* UNC_CHA_TOR_OCCUPANCY.MMIO ev_sel=0x36 umask=0x4000: Bit of the kind: accesses to memory of devices. */ \
	EMR_CHA_CTL_(UINT64_C(0x4000000036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_MMIO_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_LOCAL_TGT /* UNC_CHA_TOR_OCCUPANCY.LOCAL_TGT ev_sel=0x36 umask=0x8000: Bit of the target: memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x8000000036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_LOCAL_TGT_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_REMOTE_TGT /* UNC_CHA_TOR_OCCUPANCY.REMOTE_TGT ev_sel=0x36 umask=0x10000: Bit of the target: memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x10000000036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_REMOTE_TGT_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_MATCH_OPC /* UNC_CHA_TOR_OCCUPANCY.MATCH_OPC ev_sel=0x36 umask=0x20000: Bit that compares the opcode with bits 29:19 of the upper umask. */ \
	EMR_CHA_CTL_(UINT64_C(0x20000000036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_MATCH_OPC_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_PREMORPH_OPC /* UNC_CHA_TOR_OCCUPANCY.PREMORPH_OPC ev_sel=0x36 umask=0x40000: Bit that compares the opcode as it was sent with bits 29:19 of the upper umask. */ \
	EMR_CHA_CTL_(UINT64_C(0x40000000036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_PREMORPH_OPC_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_NEARMEM /* UNC_CHA_TOR_OCCUPANCY.NEARMEM ev_sel=0x36 umask=0x40000000: Bit of the target: near memory. */ \
	EMR_CHA_CTL_(UINT64_C(0x40000000000036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_NEARMEM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_NOT_NEARMEM /* UNC_CHA_TOR_OCCUPANCY.NOT_NEARMEM ev_sel=0x36 umask=0x80000000: Bit of the target: other than near memory. */ \
	EMR_CHA_CTL_(UINT64_C(0x80000000000036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_NOT_NEARMEM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_NONCOH /* UNC_CHA_TOR_OCCUPANCY.NONCOH ev_sel=0x36 umask=0x100000000: Bit of the kind: requests without coherence. */ \
	EMR_CHA_CTL_(UINT64_C(0x100000000000036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_NONCOH_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_ISOC /* UNC_CHA_TOR_OCCUPANCY.ISOC ev_sel=0x36 umask=0x200000000: Bit of the kind: isochronous requests. */ \
	EMR_CHA_CTL_(UINT64_C(0x200000000000036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_ISOC_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_OPT /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_DRD_OPT ev_sel=0x36 umask=0xc827fd01: Optimized data reads (DRd_Opt) from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc827fd00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_OPT_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_OPT_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_DRD_OPT_PREF ev_sel=0x36 umask=0xc8a7fd01: Prefetches of optimized data reads (DRd_Opt_Pref) from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8a7fd00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_OPT_PREF_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_CRD_PREF ev_sel=0x36 umask=0xc88ffe01: Prefetches of code from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc88ffe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_PREF_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_OPT /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_OPT ev_sel=0x36 umask=0xc827fe01: Optimized data reads (DRd_Opt) from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc827fe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_OPT_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_OPT_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_OPT_PREF ev_sel=0x36 umask=0xc8a7fe01: Prefetches of optimized data reads (DRd_Opt_Pref) from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8a7fe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_OPT_PREF_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_RFO /* UNC_CHA_TOR_OCCUPANCY.IO_HIT_RFO ev_sel=0x36 umask=0xc803fd04: Reads for ownership from devices that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc803fd00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_RFO_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_RFO /* UNC_CHA_TOR_OCCUPANCY.IO_RFO ev_sel=0x36 umask=0xc803ff04: Reads for ownership from devices. */ \
	EMR_CHA_CTL_(UINT64_C(0xc803ff00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_RFO_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_DRD_OPT /* UNC_CHA_TOR_OCCUPANCY.IA_DRD_OPT ev_sel=0x36 umask=0xc827ff01: Optimized data reads (DRd_Opt) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc827ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_DRD_OPT_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_DRD_OPT_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_DRD_OPT_PREF ev_sel=0x36 umask=0xc8a7ff01: Prefetches of optimized data reads (DRd_Opt_Pref) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8a7ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_DRD_OPT_PREF_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_CRD_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_CRD_PREF ev_sel=0x36 umask=0xc88fff01: Prefetches of code from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc88fff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_CRD_PREF_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_PMM /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_PREF_PMM ev_sel=0x36 umask=0xc8978a01: Prefetches of data from cores that missed the LLC in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8978a00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_PMM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_LOCAL_PMM /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_PREF_LOCAL_PMM ev_sel=0x36 umask=0xc8968a01: Prefetches of data from cores that missed the LLC for memory of this socket in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8968a00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_LOCAL_PMM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_REMOTE_PMM /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_PREF_REMOTE_PMM ev_sel=0x36 umask=0xc8970a01: Prefetches of data from cores that missed the LLC for memory of other sockets in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8970a00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_REMOTE_PMM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_CRD_LOCAL ev_sel=0x36 umask=0xc80efe01: Code reads from cores that missed the LLC for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc80efe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_REMOTE /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_CRD_REMOTE ev_sel=0x36 umask=0xc80f7e01: Code reads from cores that missed the LLC for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc80f7e00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_REMOTE_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_PREF_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_CRD_PREF_LOCAL ev_sel=0x36 umask=0xc88efe01: Prefetches of code from cores that missed the LLC for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc88efe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_PREF_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_PREF_REMOTE /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_CRD_PREF_REMOTE ev_sel=0x36 umask=0xc88f7e01: Prefetches of code from cores that missed the LLC for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc88f7e00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_PREF_REMOTE_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_CLFLUSHOPT /* UNC_CHA_TOR_OCCUPANCY.IA_CLFLUSHOPT ev_sel=0x36 umask=0xc8d7ff01: Weakly ordered flushes of lines (CLFlushOpt) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8d7ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_CLFLUSHOPT_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_ITOMCACHENEAR /* UNC_CHA_TOR_OCCUPANCY.IA_ITOMCACHENEAR ev_sel=0x36 umask=0xcd47ff01: Writes of parts of lines (ItoMCacheNear) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xcd47ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_ITOMCACHENEAR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_WBMTOI /* UNC_CHA_TOR_OCCUPANCY.IA_WBMTOI ev_sel=0x36 umask=0xcc27ff01: Writebacks of modified lines, then invalid (WbMtoI) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc27ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_WBMTOI_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_ITOM /* UNC_CHA_TOR_OCCUPANCY.IA_ITOM ev_sel=0x36 umask=0xcc47ff01: Writes of whole lines (ItoM) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc47ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_ITOM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_ITOM /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_ITOM ev_sel=0x36 umask=0xcc47fd01: Writes of whole lines (ItoM) from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc47fd00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_ITOM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_ITOM /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_ITOM ev_sel=0x36 umask=0xcc47fe01: Writes of whole lines (ItoM) from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc47fe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_ITOM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_UCRDF /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_UCRDF ev_sel=0x36 umask=0xc877de01: Uncacheable reads (UCRdF) from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc877de00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_UCRDF_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WIL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_WIL ev_sel=0x36 umask=0xc87fde01: Uncacheable writes (WiL) from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc87fde00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WIL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_WCILF /* UNC_CHA_TOR_OCCUPANCY.IA_WCILF ev_sel=0x36 umask=0xc867ff01: Streaming writes of whole lines (WCiLF) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc867ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_WCILF_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCILF /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_WCILF ev_sel=0x36 umask=0xc867fe01: Streaming writes of whole lines (WCiLF) from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc867fe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCILF_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCILF_PMM /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_WCILF_PMM ev_sel=0x36 umask=0xc8678a01: Streaming writes of whole lines (WCiLF) from cores that missed the LLC in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8678a00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCILF_PMM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LOCAL_WCILF_PMM /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LOCAL_WCILF_PMM ev_sel=0x36 umask=0xc8668a01: Streaming writes of whole lines (WCiLF) from cores that missed the LLC for memory of this socket in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8668a00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LOCAL_WCILF_PMM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_REMOTE_WCILF_PMM /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_REMOTE_WCILF_PMM ev_sel=0x36 umask=0xc8670a01: Streaming writes of whole lines (WCiLF) from cores that missed the LLC for memory of other sockets in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8670a00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_REMOTE_WCILF_PMM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCILF_DDR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_WCILF_DDR ev_sel=0x36 umask=0xc8678601: Streaming writes of whole lines (WCiLF) from cores that missed the LLC in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8678600000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCILF_DDR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LOCAL_WCILF_DDR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LOCAL_WCILF_DDR ev_sel=0x36 umask=0xc8668601: Streaming writes of whole lines (WCiLF) from cores that missed the LLC for memory of this socket in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8668600000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LOCAL_WCILF_DDR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_REMOTE_WCILF_DDR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_REMOTE_WCILF_DDR ev_sel=0x36 umask=0xc8670601: Streaming writes of whole lines (WCiLF) from cores that missed the LLC for memory of other sockets in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8670600000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_REMOTE_WCILF_DDR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_WCIL /* UNC_CHA_TOR_OCCUPANCY.IA_WCIL ev_sel=0x36 umask=0xc86fff01: Streaming writes of parts of lines (WCiL) from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc86fff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_WCIL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCIL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_WCIL ev_sel=0x36 umask=0xc86ffe01: Streaming writes of parts of lines (WCiL) from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc86ffe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCIL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCIL_PMM /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_WCIL_PMM ev_sel=0x36 umask=0xc86f8a01: Streaming writes of parts of lines (WCiL) from cores that missed the LLC in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc86f8a00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCIL_PMM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LOCAL_WCIL_PMM /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LOCAL_WCIL_PMM ev_sel=0x36 umask=0xc86e8a01: Streaming writes of parts of lines (WCiL) from cores that missed the LLC for memory of this socket in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc86e8a00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LOCAL_WCIL_PMM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_REMOTE_WCIL_PMM /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_REMOTE_WCIL_PMM ev_sel=0x36 umask=0xc86f0a01: Streaming writes of parts of lines (WCiL) from cores that missed the LLC for memory of other sockets in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0xc86f0a00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_REMOTE_WCIL_PMM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCIL_DDR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_WCIL_DDR ev_sel=0x36 umask=0xc86f8601: Streaming writes of parts of lines (WCiL) from cores that missed the LLC in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc86f8600000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCIL_DDR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LOCAL_WCIL_DDR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LOCAL_WCIL_DDR ev_sel=0x36 umask=0xc86e8601: Streaming writes of parts of lines (WCiL) from cores that missed the LLC for memory of this socket in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc86e8600000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LOCAL_WCIL_DDR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_REMOTE_WCIL_DDR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_REMOTE_WCIL_DDR ev_sel=0x36 umask=0xc86f0601: Streaming writes of parts of lines (WCiL) from cores that missed the LLC for memory of other sockets in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0xc86f0600000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_REMOTE_WCIL_DDR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_WBMTOI /* UNC_CHA_TOR_OCCUPANCY.IO_WBMTOI ev_sel=0x36 umask=0xcc23ff04: Writebacks of modified lines, then invalid (WbMtoI) from devices. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc23ff00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_WBMTOI_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_CLFLUSH /* UNC_CHA_TOR_OCCUPANCY.IO_CLFLUSH ev_sel=0x36 umask=0xc8c3ff04: Flushes of lines (CLFlush) from devices. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8c3ff00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_CLFLUSH_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_PMM /* UNC_CHA_TOR_OCCUPANCY.PMM ev_sel=0x36 umask=0x800: Requests in persistent memory. */ \
	EMR_CHA_CTL_(UINT64_C(0x800000036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_PMM_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_DDR /* UNC_CHA_TOR_OCCUPANCY.DDR ev_sel=0x36 umask=0x400: Requests in DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0x400000036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_DDR_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_DRDPTE /* UNC_CHA_TOR_OCCUPANCY.IA_DRDPTE ev_sel=0x36 umask=0xc837ff01: Data reads of page walks from cores. */ \
	EMR_CHA_CTL_(UINT64_C(0xc837ff00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_DRDPTE_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRDPTE /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_DRDPTE ev_sel=0x36 umask=0xc837fd01: Data reads of page walks from cores that hit the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc837fd00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRDPTE_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRDPTE /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRDPTE ev_sel=0x36 umask=0xc837fe01: Data reads of page walks from cores that missed the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0xc837fe00000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRDPTE_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_CXL_ACC /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO_CXL_ACC ev_sel=0x36 umask=0x10c8078201: Reads for ownership from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8078200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_CXL_ACC_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_CXL_ACC /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_PREF_CXL_ACC ev_sel=0x36 umask=0x10c8978201: Prefetches of data from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8978200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_CXL_ACC_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFDATA_CXL_ACC /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LLCPREFDATA_CXL_ACC ev_sel=0x36 umask=0x10ccd78201: Prefetches of data into the LLC from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10ccd78200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFDATA_CXL_ACC_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFRFO_CXL_ACC /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LLCPREFRFO_CXL_ACC ev_sel=0x36 umask=0x10c8878201: Prefetches for ownership into the LLC from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8878200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFRFO_CXL_ACC_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF_CXL_ACC /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO_PREF_CXL_ACC ev_sel=0x36 umask=0x10ccc78201: Prefetches for ownership from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10ccc78200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF_CXL_ACC_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CXL_ACC /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_CXL_ACC ev_sel=0x36 umask=0x10c0018101: Requests from cores that hit the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c0018100000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CXL_ACC_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFOMORPH_CXL_ACC /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFOMORPH_CXL_ACC ev_sel=0x36 umask=0x10c8038201: Reads for ownership of any kind from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8038200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFOMORPH_CXL_ACC_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRDMORPH_CXL_ACC /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_CRDMORPH_CXL_ACC ev_sel=0x36 umask=0x10c80b8201: Code reads of any kind from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c80b8200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRDMORPH_CXL_ACC_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRDMORPH_CXL_ACC /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRDMORPH_CXL_ACC ev_sel=0x36 umask=0x10c8138201: Data reads of any kind from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8138200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRDMORPH_CXL_ACC_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFCODE_CXL_ACC /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LLCPREFCODE_CXL_ACC ev_sel=0x36 umask=0x10cccf8201: Prefetches of code into the LLC from cores that missed the LLC for memory of a CXL device. */ \
	EMR_CHA_CTL_(UINT64_C(0x10cccf8200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFCODE_CXL_ACC_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_CXL_ACC_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_PREF_CXL_ACC_LOCAL ev_sel=0x36 umask=0x10c8968201: Prefetches of data from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8968200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_CXL_ACC_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_OPT_CXL_ACC_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_OPT_CXL_ACC_LOCAL ev_sel=0x36 umask=0x10c8268201: Optimized data reads (DRd_Opt) from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8268200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_OPT_CXL_ACC_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_OPT_PREF_CXL_ACC_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_OPT_PREF_CXL_ACC_LOCAL ev_sel=0x36 umask=0x10c8a68201: Prefetches of optimized data reads (DRd_Opt_Pref) from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8a68200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_OPT_PREF_CXL_ACC_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFDATA_CXL_ACC_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LLCPREFDATA_CXL_ACC_LOCAL ev_sel=0x36 umask=0x10ccd68201: Prefetches of data into the LLC from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10ccd68200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFDATA_CXL_ACC_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_CXL_ACC_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO_CXL_ACC_LOCAL ev_sel=0x36 umask=0x10c8068201: Reads for ownership from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8068200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_CXL_ACC_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF_CXL_ACC_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO_PREF_CXL_ACC_LOCAL ev_sel=0x36 umask=0x10ccc68201: Prefetches for ownership from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10ccc68200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF_CXL_ACC_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFRFO_CXL_ACC_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LLCPREFRFO_CXL_ACC_LOCAL ev_sel=0x36 umask=0x10c8868201: Prefetches for ownership into the LLC from cores that missed the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c8868200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFRFO_CXL_ACC_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CXL_ACC_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_CXL_ACC_LOCAL ev_sel=0x36 umask=0x10c0008101: Requests from cores that hit the LLC for memory of a CXL device for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x10c0008100000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CXL_ACC_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_PCIRDCUR_REMOTE /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_PCIRDCUR_REMOTE ev_sel=0x36 umask=0xc8f37e04: Reads that leave the line where it is (PCIRdCur) from devices that missed the LLC for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8f37e00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_PCIRDCUR_REMOTE_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_PCIRDCUR_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_PCIRDCUR_LOCAL ev_sel=0x36 umask=0xc8f2fe04: Reads that leave the line where it is (PCIRdCur) from devices that missed the LLC for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc8f2fe00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_PCIRDCUR_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOM_REMOTE /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_ITOM_REMOTE ev_sel=0x36 umask=0xcc437e04: Writes of whole lines (ItoM) from devices that missed the LLC for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc437e00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOM_REMOTE_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOM_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_ITOM_LOCAL ev_sel=0x36 umask=0xcc42fe04: Writes of whole lines (ItoM) from devices that missed the LLC for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xcc42fe00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOM_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOMCACHENEAR_REMOTE /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_ITOMCACHENEAR_REMOTE ev_sel=0x36 umask=0xcd437e04: Writes of parts of lines (ItoMCacheNear) from devices that missed the LLC for memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0xcd437e00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOMCACHENEAR_REMOTE_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOMCACHENEAR_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_ITOMCACHENEAR_LOCAL ev_sel=0x36 umask=0xcd42fe04: Writes of parts of lines (ItoMCacheNear) from devices that missed the LLC for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xcd42fe00000436))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOMCACHENEAR_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_CXL_EXP_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_CXL_EXP_LOCAL ev_sel=0x36 umask=0x20c8168201: Demand data reads from cores that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20c8168200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_CXL_EXP_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_CXL_EXP_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO_CXL_EXP_LOCAL ev_sel=0x36 umask=0x20c8068201: Reads for ownership from cores that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20c8068200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_CXL_EXP_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_RRQ_MISS_RDCUR_CXL_EXP_LOCAL /* UNC_CHA_TOR_OCCUPANCY.RRQ_MISS_RDCUR_CXL_EXP_LOCAL ev_sel=0x36 umask=0x20e8068240: Reads that leave the line where it is (RdCur) of other sockets that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20e8068200004036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_RRQ_MISS_RDCUR_CXL_EXP_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_RRQ_MISS_RDCODE_CXL_EXP_LOCAL /* UNC_CHA_TOR_OCCUPANCY.RRQ_MISS_RDCODE_CXL_EXP_LOCAL ev_sel=0x36 umask=0x20e80e8240: Code reads (RdCode) of other sockets that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20e80e8200004036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_RRQ_MISS_RDCODE_CXL_EXP_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_RRQ_MISS_RDDATA_CXL_EXP_LOCAL /* UNC_CHA_TOR_OCCUPANCY.RRQ_MISS_RDDATA_CXL_EXP_LOCAL ev_sel=0x36 umask=0x20e8168240: Data reads (RdData) of other sockets that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20e8168200004036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_RRQ_MISS_RDDATA_CXL_EXP_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_RRQ_MISS_RDINVOWN_OPT_CXL_EXP_LOCAL /* UNC_CHA_TOR_OCCUPANCY.RRQ_MISS_RDINVOWN_OPT_CXL_EXP_LOCAL ev_sel=0x36 umask=0x20e8268240: Reads for ownership (RdInvOwnOpt) of other sockets that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20e8268200004036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_RRQ_MISS_RDINVOWN_OPT_CXL_EXP_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_RRQ_MISS_INVXTOM_CXL_EXP_LOCAL /* UNC_CHA_TOR_OCCUPANCY.RRQ_MISS_INVXTOM_CXL_EXP_LOCAL ev_sel=0x36 umask=0x20e87e8240: Requests for ownership without data (InvXtoM) of other sockets that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20e87e8200004036))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_RRQ_MISS_INVXTOM_CXL_EXP_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFDATA_CXL_EXP_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LLCPREFDATA_CXL_EXP_LOCAL ev_sel=0x36 umask=0x20ccd68201: Prefetches of data into the LLC from cores that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20ccd68200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFDATA_CXL_EXP_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFRFO_CXL_EXP_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LLCPREFRFO_CXL_EXP_LOCAL ev_sel=0x36 umask=0x20c8868201: Prefetches for ownership into the LLC from cores that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20c8868200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFRFO_CXL_EXP_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF_CXL_EXP_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO_PREF_CXL_EXP_LOCAL ev_sel=0x36 umask=0x20ccc68201: Prefetches for ownership from cores that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20ccc68200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF_CXL_EXP_LOCAL_COUNTERS 0x1u
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_CXL_EXP_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_PREF_CXL_EXP_LOCAL ev_sel=0x36 umask=0x20c8968201: Prefetches of data from cores that missed the LLC for memory of a CXL expander for memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x20c8968200000136))
#define EMR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_PREF_CXL_EXP_LOCAL_COUNTERS 0x1u
/* UNC_CHA_LLC_VICTIMS ev_sel=0x37: Lines that leave the cache slice to make room for a fill, by state and home. */
#define EMR_CHA_EVENT_LLC_VICTIMS_LOCAL_ALL /* UNC_CHA_LLC_VICTIMS.LOCAL_ALL ev_sel=0x37 umask=0x200f: Lines of this socket's memory in every state. */ \
	EMR_CHA_CTL_(UINT64_C(0x2000000f37))
#define EMR_CHA_EVENT_LLC_VICTIMS_REMOTE_ALL /* UNC_CHA_LLC_VICTIMS.REMOTE_ALL ev_sel=0x37 umask=0x800f: Lines of other sockets' memory in every state. */ \
	EMR_CHA_CTL_(UINT64_C(0x8000000f37))
#define EMR_CHA_EVENT_LLC_VICTIMS_TOTAL_E /* UNC_CHA_LLC_VICTIMS.TOTAL_E ev_sel=0x37 umask=0x2: Exclusive lines, wherever their memory is. */ \
	EMR_CHA_CTL_(UINT64_C(0x237))
#define EMR_CHA_EVENT_LLC_VICTIMS_TOTAL_M /* UNC_CHA_LLC_VICTIMS.TOTAL_M ev_sel=0x37 umask=0x1: Modified lines, wherever their memory is. */ \
	EMR_CHA_CTL_(UINT64_C(0x137))
#define EMR_CHA_EVENT_LLC_VICTIMS_TOTAL_S /* UNC_CHA_LLC_VICTIMS.TOTAL_S ev_sel=0x37 umask=0x4: Shared lines, wherever their memory is. */ \
	EMR_CHA_CTL_(UINT64_C(0x437))
#define EMR_CHA_EVENT_LLC_VICTIMS_M_STATE /* UNC_CHA_LLC_VICTIMS.M_STATE ev_sel=0x37 umask=0x1: Bit of the state: modified. */ \
	EMR_CHA_CTL_(UINT64_C(0x137))
#define EMR_CHA_EVENT_LLC_VICTIMS_E_STATE /* UNC_CHA_LLC_VICTIMS.E_STATE ev_sel=0x37 umask=0x2: Bit of the state: exclusive. */ \
	EMR_CHA_CTL_(UINT64_C(0x237))
#define EMR_CHA_EVENT_LLC_VICTIMS_S_STATE /* UNC_CHA_LLC_VICTIMS.S_STATE ev_sel=0x37 umask=0x4: Bit of the state: shared. */ \
	EMR_CHA_CTL_(UINT64_C(0x437))
#define EMR_CHA_EVENT_LLC_VICTIMS_LOCAL_ONLY /* UNC_CHA_LLC_VICTIMS.LOCAL_ONLY ev_sel=0x37 umask=0x2000: Bit of the place: memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x2000000037))
#define EMR_CHA_EVENT_LLC_VICTIMS_REMOTE_ONLY /* UNC_CHA_LLC_VICTIMS.REMOTE_ONLY ev_sel=0x37 umask=0x8000: Bit of the place: memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x8000000037))
#define EMR_CHA_EVENT_LLC_VICTIMS_LOCAL_M /* UNC_CHA_LLC_VICTIMS.LOCAL_M ev_sel=0x37 umask=0x2001: Modified lines of memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x2000000137))
#define EMR_CHA_EVENT_LLC_VICTIMS_LOCAL_E /* UNC_CHA_LLC_VICTIMS.LOCAL_E ev_sel=0x37 umask=0x2002: Exclusive lines of memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x2000000237))
#define EMR_CHA_EVENT_LLC_VICTIMS_LOCAL_S /* UNC_CHA_LLC_VICTIMS.LOCAL_S ev_sel=0x37 umask=0x2004: Shared lines of memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x2000000437))
#define EMR_CHA_EVENT_LLC_VICTIMS_REMOTE_M /* UNC_CHA_LLC_VICTIMS.REMOTE_M ev_sel=0x37 umask=0x8001: Modified lines of memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x8000000137))
#define EMR_CHA_EVENT_LLC_VICTIMS_REMOTE_E /* UNC_CHA_LLC_VICTIMS.REMOTE_E ev_sel=0x37 umask=0x8002: Exclusive lines of memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x8000000237))
#define EMR_CHA_EVENT_LLC_VICTIMS_REMOTE_S /* UNC_CHA_LLC_VICTIMS.REMOTE_S ev_sel=0x37 umask=0x8004: Shared lines of memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x8000000437))
#define EMR_CHA_EVENT_LLC_VICTIMS_IO /* UNC_CHA_LLC_VICTIMS.IO ev_sel=0x37 umask=0x10: Lines thrown out for devices. */ \
	EMR_CHA_CTL_(UINT64_C(0x1037))
#define EMR_CHA_EVENT_LLC_VICTIMS_IA /* UNC_CHA_LLC_VICTIMS.IA ev_sel=0x37 umask=0x20: Lines thrown out for cores. */ \
	EMR_CHA_CTL_(UINT64_C(0x2037))
#define EMR_CHA_EVENT_LLC_VICTIMS_IO_MESF /* UNC_CHA_LLC_VICTIMS.IO_MESF ev_sel=0x37 umask=0x1f: Lines in any state, for a fill by a device. */ \
	EMR_CHA_CTL_(UINT64_C(0x1f37))
#define EMR_CHA_EVENT_LLC_VICTIMS_IO_E /* UNC_CHA_LLC_VICTIMS.IO_E ev_sel=0x37 umask=0x12: Lines in state E, for a fill by a device. */ \
	EMR_CHA_CTL_(UINT64_C(0x1237))
#define EMR_CHA_EVENT_LLC_VICTIMS_IO_FS /* UNC_CHA_LLC_VICTIMS.IO_FS ev_sel=0x37 umask=0x1c: Lines in state F or S, for a fill by a device. */ \
	EMR_CHA_CTL_(UINT64_C(0x1c37))
#define EMR_CHA_EVENT_LLC_VICTIMS_IO_M /* UNC_CHA_LLC_VICTIMS.IO_M ev_sel=0x37 umask=0x11: Lines in state M, for a fill by a device. */ \
	EMR_CHA_CTL_(UINT64_C(0x1137))
/* UNC_CHA_MISC ev_sel=0x39: Rare cases, each a thing of its own. */
#define EMR_CHA_EVENT_MISC_RFO_HIT_S /* UNC_CHA_MISC.RFO_HIT_S ev_sel=0x39 umask=0x8: Reads for ownership that hit a shared line. */ \
	EMR_CHA_CTL_(UINT64_C(0x839))
#define EMR_CHA_EVENT_MISC_RSPI_WAS_FSE /* UNC_CHA_MISC.RSPI_WAS_FSE ev_sel=0x39 umask=0x1: Snoop answers that a line is gone which the filter had as F, S or E. */ \
	EMR_CHA_CTL_(UINT64_C(0x139))
#define EMR_CHA_EVENT_MISC_WC_ALIASING /* UNC_CHA_MISC.WC_ALIASING ev_sel=0x39 umask=0x2: Writes to uncached memory whose line was in the cache. */ \
	EMR_CHA_CTL_(UINT64_C(0x239))
#define EMR_CHA_EVENT_MISC_CV0_PREF_VIC /* UNC_CHA_MISC.CV0_PREF_VIC ev_sel=0x39 umask=0x10: Victims of prefetches whose core bits were all 0, going by the name. */ \
	EMR_CHA_CTL_(UINT64_C(0x1039))
#define EMR_CHA_EVENT_MISC_CV0_PREF_MISS /* UNC_CHA_MISC.CV0_PREF_MISS ev_sel=0x39 umask=0x20: Misses of prefetches whose core bits were all 0, going by the name. */ \
	EMR_CHA_CTL_(UINT64_C(0x2039))
/* UNC_CHA_REQUESTS ev_sel=0x50: Requests that reach the home agent, by kind and by where they come from. */
#define EMR_CHA_EVENT_REQUESTS_INVITOE_LOCAL /* UNC_CHA_REQUESTS.INVITOE_LOCAL ev_sel=0x50 umask=0x10: Ownership without data, asked by this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x1050))
#define EMR_CHA_EVENT_REQUESTS_INVITOE_REMOTE /* UNC_CHA_REQUESTS.INVITOE_REMOTE ev_sel=0x50 umask=0x20: Ownership without data, asked by other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x2050))
#define EMR_CHA_EVENT_REQUESTS_READS_LOCAL /* UNC_CHA_REQUESTS.READS_LOCAL ev_sel=0x50 umask=0x1: Reads of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x150))
#define EMR_CHA_EVENT_REQUESTS_READS_REMOTE /* UNC_CHA_REQUESTS.READS_REMOTE ev_sel=0x50 umask=0x2: Reads of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x250))
#define EMR_CHA_EVENT_REQUESTS_WRITES_LOCAL /* UNC_CHA_REQUESTS.WRITES_LOCAL ev_sel=0x50 umask=0x4: Writes of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x450))
#define EMR_CHA_EVENT_REQUESTS_WRITES_REMOTE /* UNC_CHA_REQUESTS.WRITES_REMOTE ev_sel=0x50 umask=0x8: Writes of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x850))
#define EMR_CHA_EVENT_REQUESTS_READS /* UNC_CHA_REQUESTS.READS ev_sel=0x50 umask=0x3: Reads of any socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x350))
#define EMR_CHA_EVENT_REQUESTS_WRITES /* UNC_CHA_REQUESTS.WRITES ev_sel=0x50 umask=0xc: Writes of any socket. */ \
	EMR_CHA_CTL_(UINT64_C(0xc50))
#define EMR_CHA_EVENT_REQUESTS_INVITOE /* UNC_CHA_REQUESTS.INVITOE ev_sel=0x50 umask=0x30: Ownership without data, asked by any socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x3050))
/* UNC_CHA_SNOOPS_SENT ev_sel=0x51: Snoops that the home agent sends to other sockets. */
#define EMR_CHA_EVENT_SNOOPS_SENT_ALL /* UNC_CHA_SNOOPS_SENT.ALL ev_sel=0x51 umask=0x1: All of them. */ \
	EMR_CHA_CTL_(UINT64_C(0x151))
#define EMR_CHA_EVENT_SNOOPS_SENT_LOCAL /* UNC_CHA_SNOOPS_SENT.LOCAL ev_sel=0x51 umask=0x4: For requests of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x451))
#define EMR_CHA_EVENT_SNOOPS_SENT_REMOTE /* UNC_CHA_SNOOPS_SENT.REMOTE ev_sel=0x51 umask=0x8: For requests of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x851))
#define EMR_CHA_EVENT_SNOOPS_SENT_BCST_LOCAL /* UNC_CHA_SNOOPS_SENT.BCST_LOCAL ev_sel=0x51 umask=0x10: To everyone, for requests of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x1051))
#define EMR_CHA_EVENT_SNOOPS_SENT_BCST_REMOTE /* UNC_CHA_SNOOPS_SENT.BCST_REMOTE ev_sel=0x51 umask=0x20: To everyone, for requests of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x2051))
#define EMR_CHA_EVENT_SNOOPS_SENT_DIRECT_LOCAL /* UNC_CHA_SNOOPS_SENT.DIRECT_LOCAL ev_sel=0x51 umask=0x40: To one socket, for requests of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x4051))
#define EMR_CHA_EVENT_SNOOPS_SENT_DIRECT_REMOTE /* UNC_CHA_SNOOPS_SENT.DIRECT_REMOTE ev_sel=0x51 umask=0x80: To one socket, for requests of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x8051))
/* UNC_CHA_DIR_LOOKUP ev_sel=0x53: Look-ups of the directory that says which sockets may hold a line. */
#define EMR_CHA_EVENT_DIR_LOOKUP_NO_SNP /* UNC_CHA_DIR_LOOKUP.NO_SNP ev_sel=0x53 umask=0x2: No snoop was needed. */ \
	EMR_CHA_CTL_(UINT64_C(0x253))
#define EMR_CHA_EVENT_DIR_LOOKUP_SNP /* UNC_CHA_DIR_LOOKUP.SNP ev_sel=0x53 umask=0x1: A snoop was needed. */ \
	EMR_CHA_CTL_(UINT64_C(0x153))
/* UNC_CHA_DIR_UPDATE ev_sel=0x54: Writes to memory that only change the directory. */
#define EMR_CHA_EVENT_DIR_UPDATE_HA /* UNC_CHA_DIR_UPDATE.HA ev_sel=0x54 umask=0x1: From the pipeline of the home agent. */ \
	EMR_CHA_CTL_(UINT64_C(0x154))
#define EMR_CHA_EVENT_DIR_UPDATE_TOR /* UNC_CHA_DIR_UPDATE.TOR ev_sel=0x54 umask=0x2: From the table of requests. */ \
	EMR_CHA_CTL_(UINT64_C(0x254))
/* UNC_CHA_OSB ev_sel=0x55: Requests for which snoops are broadcast before the directory is known (OSB), each once. */
#define EMR_CHA_EVENT_OSB_LOCAL_INVITOE /* UNC_CHA_OSB.LOCAL_INVITOE ev_sel=0x55 umask=0x1: Claims of ownership by this socket (InvItoE). */ \
	EMR_CHA_CTL_(UINT64_C(0x155))
#define EMR_CHA_EVENT_OSB_LOCAL_READ /* UNC_CHA_OSB.LOCAL_READ ev_sel=0x55 umask=0x2: Reads of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x255))
#define EMR_CHA_EVENT_OSB_REMOTE_READ /* UNC_CHA_OSB.REMOTE_READ ev_sel=0x55 umask=0x4: Reads of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x455))
#define EMR_CHA_EVENT_OSB_REMOTE_READINVITOE /* UNC_CHA_OSB.REMOTE_READINVITOE ev_sel=0x55 umask=0x8: For reads with InvItoE of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x855))
#define EMR_CHA_EVENT_OSB_RFO_HITS_SNP_BCAST /* UNC_CHA_OSB.RFO_HITS_SNP_BCAST ev_sel=0x55 umask=0x10: Reads for ownership that hit a shared line. */ \
	EMR_CHA_CTL_(UINT64_C(0x1055))
#define EMR_CHA_EVENT_OSB_OFF_PWRHEURISTIC /* UNC_CHA_OSB.OFF_PWRHEURISTIC ev_sel=0x55 umask=0x20: Requests without a broadcast, to save power, going by the name. */ \
	EMR_CHA_CTL_(UINT64_C(0x2055))
/* UNC_CHA_WB_PUSH_MTOI ev_sel=0x56: Writes back of modified lines that a core pushes (WbPushMtoI), by where they end. */
#define EMR_CHA_EVENT_WB_PUSH_MTOI_LLC /* UNC_CHA_WB_PUSH_MTOI.LLC ev_sel=0x56 umask=0x1: In the cache. */ \
	EMR_CHA_CTL_(UINT64_C(0x156))
#define EMR_CHA_EVENT_WB_PUSH_MTOI_MEM /* UNC_CHA_WB_PUSH_MTOI.MEM ev_sel=0x56 umask=0x2: In memory. */ \
	EMR_CHA_CTL_(UINT64_C(0x256))
/* UNC_CHA_BYPASS_CHA_IMC ev_sel=0x57: Reads that may skip the pipeline of the home agent on their way to memory, which saves time when there is little load. */
#define EMR_CHA_EVENT_BYPASS_CHA_IMC_TAKEN /* UNC_CHA_BYPASS_CHA_IMC.TAKEN ev_sel=0x57 umask=0x1: The full bypass was taken. */ \
	EMR_CHA_CTL_(UINT64_C(0x157))
#define EMR_CHA_EVENT_BYPASS_CHA_IMC_INTERMEDIATE /* UNC_CHA_BYPASS_CHA_IMC.INTERMEDIATE ev_sel=0x57 umask=0x2: The intermediate bypass was taken. */ \
	EMR_CHA_CTL_(UINT64_C(0x257))
#define EMR_CHA_EVENT_BYPASS_CHA_IMC_NOT_TAKEN /* UNC_CHA_BYPASS_CHA_IMC.NOT_TAKEN ev_sel=0x57 umask=0x4: None was taken. */ \
	EMR_CHA_CTL_(UINT64_C(0x457))
/* UNC_CHA_READ_NO_CREDITS ev_sel=0x58: Times that no credit was left to send a read to memory. */
#define EMR_CHA_EVENT_READ_NO_CREDITS_MC0 /* UNC_CHA_READ_NO_CREDITS.MC0 ev_sel=0x58 umask=0x1: For memory controller 0. */ \
	EMR_CHA_CTL_(UINT64_C(0x158))
#define EMR_CHA_EVENT_READ_NO_CREDITS_MC1 /* UNC_CHA_READ_NO_CREDITS.MC1 ev_sel=0x58 umask=0x2: For memory controller 1. */ \
	EMR_CHA_CTL_(UINT64_C(0x258))
#define EMR_CHA_EVENT_READ_NO_CREDITS_MC2 /* UNC_CHA_READ_NO_CREDITS.MC2 ev_sel=0x58 umask=0x4: For memory controller 2. */ \
	EMR_CHA_CTL_(UINT64_C(0x458))
#define EMR_CHA_EVENT_READ_NO_CREDITS_MC3 /* UNC_CHA_READ_NO_CREDITS.MC3 ev_sel=0x58 umask=0x8: For memory controller 3. */ \
	EMR_CHA_CTL_(UINT64_C(0x858))
#define EMR_CHA_EVENT_READ_NO_CREDITS_MC4 /* UNC_CHA_READ_NO_CREDITS.MC4 ev_sel=0x58 umask=0x10: For memory controller 4. */ \
	EMR_CHA_CTL_(UINT64_C(0x1058))
#define EMR_CHA_EVENT_READ_NO_CREDITS_MC5 /* UNC_CHA_READ_NO_CREDITS.MC5 ev_sel=0x58 umask=0x20: For memory controller 5. */ \
	EMR_CHA_CTL_(UINT64_C(0x2058))
/* UNC_CHA_IMC_READS_COUNT ev_sel=0x59: Reads that the CHA sends to the memory channels. */
#define EMR_CHA_EVENT_IMC_READS_COUNT_NORMAL /* UNC_CHA_IMC_READS_COUNT.NORMAL ev_sel=0x59 umask=0x1: Of normal priority. */ \
	EMR_CHA_CTL_(UINT64_C(0x159))
#define EMR_CHA_EVENT_IMC_READS_COUNT_PRIORITY /* UNC_CHA_IMC_READS_COUNT.PRIORITY ev_sel=0x59 umask=0x2: Isochronous ones. */ \
	EMR_CHA_CTL_(UINT64_C(0x259))
/* UNC_CHA_WRITE_NO_CREDITS ev_sel=0x5a: Times that no credit was left to send a write to memory. */
#define EMR_CHA_EVENT_WRITE_NO_CREDITS_MC0 /* UNC_CHA_WRITE_NO_CREDITS.MC0 ev_sel=0x5a umask=0x1: For memory controller 0. */ \
	EMR_CHA_CTL_(UINT64_C(0x15a))
#define EMR_CHA_EVENT_WRITE_NO_CREDITS_MC1 /* UNC_CHA_WRITE_NO_CREDITS.MC1 ev_sel=0x5a umask=0x2: For memory controller 1. */ \
	EMR_CHA_CTL_(UINT64_C(0x25a))
#define EMR_CHA_EVENT_WRITE_NO_CREDITS_MC2 /* UNC_CHA_WRITE_NO_CREDITS.MC2 ev_sel=0x5a umask=0x4: For memory controller 2. */ \
	EMR_CHA_CTL_(UINT64_C(0x45a))
#define EMR_CHA_EVENT_WRITE_NO_CREDITS_MC3 /* UNC_CHA_WRITE_NO_CREDITS.MC3 ev_sel=0x5a umask=0x8: For memory controller 3. */ \
	EMR_CHA_CTL_(UINT64_C(0x85a))
#define EMR_CHA_EVENT_WRITE_NO_CREDITS_MC4 /* UNC_CHA_WRITE_NO_CREDITS.MC4 ev_sel=0x5a umask=0x10: For memory controller 4. */ \
	EMR_CHA_CTL_(UINT64_C(0x105a))
#define EMR_CHA_EVENT_WRITE_NO_CREDITS_MC5 /* UNC_CHA_WRITE_NO_CREDITS.MC5 ev_sel=0x5a umask=0x20: For memory controller 5. */ \
	EMR_CHA_CTL_(UINT64_C(0x205a))
/* UNC_CHA_IMC_WRITES_COUNT ev_sel=0x5b: Writes that the CHA sends to the memory channels. */
#define EMR_CHA_EVENT_IMC_WRITES_COUNT_FULL /* UNC_CHA_IMC_WRITES_COUNT.FULL ev_sel=0x5b umask=0x1: Whole lines. */ \
	EMR_CHA_CTL_(UINT64_C(0x15b))
#define EMR_CHA_EVENT_IMC_WRITES_COUNT_PARTIAL /* UNC_CHA_IMC_WRITES_COUNT.PARTIAL ev_sel=0x5b umask=0x2: Parts of lines. */ \
	EMR_CHA_CTL_(UINT64_C(0x25b))
#define EMR_CHA_EVENT_IMC_WRITES_COUNT_FULL_PRIORITY /* UNC_CHA_IMC_WRITES_COUNT.FULL_PRIORITY ev_sel=0x5b umask=0x4: Whole lines, isochronous. */ \
	EMR_CHA_CTL_(UINT64_C(0x45b))
#define EMR_CHA_EVENT_IMC_WRITES_COUNT_PARTIAL_PRIORITY /* UNC_CHA_IMC_WRITES_COUNT.PARTIAL_PRIORITY ev_sel=0x5b umask=0x8: Parts of lines, isochronous. */ \
	EMR_CHA_CTL_(UINT64_C(0x85b))
/* UNC_CHA_SNOOP_RESP ev_sel=0x5c: Answers of other sockets to snoops, by kind. */
#define EMR_CHA_EVENT_SNOOP_RESP_RSPI /* UNC_CHA_SNOOP_RESP.RSPI ev_sel=0x5c umask=0x1: The other side has no copy now. */ \
	EMR_CHA_CTL_(UINT64_C(0x15c))
#define EMR_CHA_EVENT_SNOOP_RESP_RSPIFWD /* UNC_CHA_SNOOP_RESP.RSPIFWD ev_sel=0x5c umask=0x4: Data was forwarded, no copy kept. */ \
	EMR_CHA_CTL_(UINT64_C(0x45c))
#define EMR_CHA_EVENT_SNOOP_RESP_RSPS /* UNC_CHA_SNOOP_RESP.RSPS ev_sel=0x5c umask=0x2: The other side keeps a shared copy. */ \
	EMR_CHA_CTL_(UINT64_C(0x25c))
#define EMR_CHA_EVENT_SNOOP_RESP_RSPSFWD /* UNC_CHA_SNOOP_RESP.RSPSFWD ev_sel=0x5c umask=0x8: Data was forwarded, a shared copy kept. */ \
	EMR_CHA_CTL_(UINT64_C(0x85c))
#define EMR_CHA_EVENT_SNOOP_RESP_RSPWB /* UNC_CHA_SNOOP_RESP.RSPWB ev_sel=0x5c umask=0x10: The line was modified and is written back to memory. */ \
	EMR_CHA_CTL_(UINT64_C(0x105c))
#define EMR_CHA_EVENT_SNOOP_RESP_RSPFWDWB /* UNC_CHA_SNOOP_RESP.RSPFWDWB ev_sel=0x5c umask=0x20: The line was modified, forwarded and written back to memory. */ \
	EMR_CHA_CTL_(UINT64_C(0x205c))
#define EMR_CHA_EVENT_SNOOP_RESP_RSPCNFLCT /* UNC_CHA_SNOOP_RESP.RSPCNFLCT ev_sel=0x5c umask=0x40: A conflict: another request for the line is under way there. */ \
	EMR_CHA_CTL_(UINT64_C(0x405c))
#define EMR_CHA_EVENT_SNOOP_RESP_RSPFWD /* UNC_CHA_SNOOP_RESP.RSPFWD ev_sel=0x5c umask=0x80: Data went straight to who asked, whatever was kept. */ \
	EMR_CHA_CTL_(UINT64_C(0x805c))
/* UNC_CHA_SNOOP_RESP_LOCAL ev_sel=0x5d: Answers of other sockets to snoops for requests of this socket, by kind. */
#define EMR_CHA_EVENT_SNOOP_RESP_LOCAL_RSPI /* UNC_CHA_SNOOP_RESP_LOCAL.RSPI ev_sel=0x5d umask=0x1: The other side has no copy now. */ \
	EMR_CHA_CTL_(UINT64_C(0x15d))
#define EMR_CHA_EVENT_SNOOP_RESP_LOCAL_RSPS /* UNC_CHA_SNOOP_RESP_LOCAL.RSPS ev_sel=0x5d umask=0x2: The other side keeps a shared copy. */ \
	EMR_CHA_CTL_(UINT64_C(0x25d))
#define EMR_CHA_EVENT_SNOOP_RESP_LOCAL_RSPIFWD /* UNC_CHA_SNOOP_RESP_LOCAL.RSPIFWD ev_sel=0x5d umask=0x4: Data was forwarded, no copy kept. */ \
	EMR_CHA_CTL_(UINT64_C(0x45d))
#define EMR_CHA_EVENT_SNOOP_RESP_LOCAL_RSPSFWD /* UNC_CHA_SNOOP_RESP_LOCAL.RSPSFWD ev_sel=0x5d umask=0x8: Data was forwarded, a shared copy kept. */ \
	EMR_CHA_CTL_(UINT64_C(0x85d))
#define EMR_CHA_EVENT_SNOOP_RESP_LOCAL_RSPWB /* UNC_CHA_SNOOP_RESP_LOCAL.RSPWB ev_sel=0x5d umask=0x10: The line was modified and is written back to memory. */ \
	EMR_CHA_CTL_(UINT64_C(0x105d))
#define EMR_CHA_EVENT_SNOOP_RESP_LOCAL_RSPFWDWB /* UNC_CHA_SNOOP_RESP_LOCAL.RSPFWDWB ev_sel=0x5d umask=0x20: The line was modified, forwarded and written back to memory. */ \
	EMR_CHA_CTL_(UINT64_C(0x205d))
#define EMR_CHA_EVENT_SNOOP_RESP_LOCAL_RSPCNFLCT /* UNC_CHA_SNOOP_RESP_LOCAL.RSPCNFLCT ev_sel=0x5d umask=0x40: The other side has a request for the line itself. */ \
	EMR_CHA_CTL_(UINT64_C(0x405d))
#define EMR_CHA_EVENT_SNOOP_RESP_LOCAL_RSPFWD /* UNC_CHA_SNOOP_RESP_LOCAL.RSPFWD ev_sel=0x5d umask=0x80: Data went straight to who asked, whatever was kept. */ \
	EMR_CHA_CTL_(UINT64_C(0x805d))
/* UNC_CHA_HITME_LOOKUP ev_sel=0x5e: Look-ups of the HitMe cache, which holds directory entries of lines that sockets pass round. */
#define EMR_CHA_EVENT_HITME_LOOKUP_READ /* UNC_CHA_HITME_LOOKUP.READ ev_sel=0x5e umask=0x1: By reads and invalidations. */ \
	EMR_CHA_CTL_(UINT64_C(0x15e))
#define EMR_CHA_EVENT_HITME_LOOKUP_WRITE /* UNC_CHA_HITME_LOOKUP.WRITE ev_sel=0x5e umask=0x2: By writes back. */ \
	EMR_CHA_CTL_(UINT64_C(0x25e))
/* UNC_CHA_HITME_HIT ev_sel=0x5f: Hits in the HitMe cache. */
#define EMR_CHA_EVENT_HITME_HIT_EX_RDS /* UNC_CHA_HITME_HIT.EX_RDS ev_sel=0x5f umask=0x1: Reads of other sockets, of a line that one socket holds exclusive. */ \
	EMR_CHA_CTL_(UINT64_C(0x15f))
#define EMR_CHA_EVENT_HITME_HIT_SHARED_OWNREQ /* UNC_CHA_HITME_HIT.SHARED_OWNREQ ev_sel=0x5f umask=0x4: Requests for ownership of a shared line. */ \
	EMR_CHA_CTL_(UINT64_C(0x45f))
#define EMR_CHA_EVENT_HITME_HIT_WBMTOE /* UNC_CHA_HITME_HIT.WBMTOE ev_sel=0x5f umask=0x8: Writes back that keep the line exclusive (WbMtoE). */ \
	EMR_CHA_CTL_(UINT64_C(0x85f))
#define EMR_CHA_EVENT_HITME_HIT_WBMTOI_OR_S /* UNC_CHA_HITME_HIT.WBMTOI_OR_S ev_sel=0x5f umask=0x10: Writes back that leave the line invalid or shared. */ \
	EMR_CHA_CTL_(UINT64_C(0x105f))
/* UNC_CHA_HITME_MISS ev_sel=0x60: Misses in the HitMe cache. */
#define EMR_CHA_EVENT_HITME_MISS_SHARED_RDINVOWN /* UNC_CHA_HITME_MISS.SHARED_RDINVOWN ev_sel=0x60 umask=0x20: RdInvOwn of a line that is shared here. */ \
	EMR_CHA_CTL_(UINT64_C(0x2060))
#define EMR_CHA_EVENT_HITME_MISS_NOTSHARED_RDINVOWN /* UNC_CHA_HITME_MISS.NOTSHARED_RDINVOWN ev_sel=0x60 umask=0x40: RdInvOwn of a line that nobody here shares. */ \
	EMR_CHA_CTL_(UINT64_C(0x4060))
#define EMR_CHA_EVENT_HITME_MISS_READ_OR_INV /* UNC_CHA_HITME_MISS.READ_OR_INV ev_sel=0x60 umask=0x80: Reads and invalidations. */ \
	EMR_CHA_CTL_(UINT64_C(0x8060))
/* UNC_CHA_HITME_UPDATE ev_sel=0x61: Changes of the HitMe cache. */
#define EMR_CHA_EVENT_HITME_UPDATE_DEALLOCATE_RSPFWDI_LOC /* UNC_CHA_HITME_UPDATE.DEALLOCATE_RSPFWDI_LOC ev_sel=0x61 umask=0x1: A line was forwarded for a request of this socket, and no copy kept. */ \
	EMR_CHA_CTL_(UINT64_C(0x161))
#define EMR_CHA_EVENT_HITME_UPDATE_RSPFWDI_REM /* UNC_CHA_HITME_UPDATE.RSPFWDI_REM ev_sel=0x61 umask=0x2: A line was forwarded for a request of another socket, and no copy kept. */ \
	EMR_CHA_CTL_(UINT64_C(0x261))
#define EMR_CHA_EVENT_HITME_UPDATE_SHARED /* UNC_CHA_HITME_UPDATE.SHARED ev_sel=0x61 umask=0x4: The entry becomes shared. */ \
	EMR_CHA_CTL_(UINT64_C(0x461))
#define EMR_CHA_EVENT_HITME_UPDATE_RDINVOWN /* UNC_CHA_HITME_UPDATE.RDINVOWN ev_sel=0x61 umask=0x8: By RdInvOwn. */ \
	EMR_CHA_CTL_(UINT64_C(0x861))
#define EMR_CHA_EVENT_HITME_UPDATE_DEALLOCATE /* UNC_CHA_HITME_UPDATE.DEALLOCATE ev_sel=0x61 umask=0x10: An entry is dropped by a read to which no line was forwarded. */ \
	EMR_CHA_CTL_(UINT64_C(0x1061))
/* UNC_CHA_PMM_MEMMODE_NM_SETCONFLICTS ev_sel=0x64: Requests that found another one to the same set of near memory under way, in memory mode: DRAM is a cache of persistent memory there. */
#define EMR_CHA_EVENT_PMM_MEMMODE_NM_SETCONFLICTS_LLC /* UNC_CHA_PMM_MEMMODE_NM_SETCONFLICTS.LLC ev_sel=0x64 umask=0x2: Lines that a read to the same set drove out, found in the LLC. */ \
	EMR_CHA_CTL_(UINT64_C(0x264))
#define EMR_CHA_EVENT_PMM_MEMMODE_NM_SETCONFLICTS_TOR /* UNC_CHA_PMM_MEMMODE_NM_SETCONFLICTS.TOR ev_sel=0x64 umask=0x4: Requests that went on although a read to the same set is in the TOR. */ \
	EMR_CHA_CTL_(UINT64_C(0x464))
#define EMR_CHA_EVENT_PMM_MEMMODE_NM_SETCONFLICTS_SF /* UNC_CHA_PMM_MEMMODE_NM_SETCONFLICTS.SF ev_sel=0x64 umask=0x1: Lines that a read to the same set drove out, found in the snoop filter. */ \
	EMR_CHA_CTL_(UINT64_C(0x164))
/* UNC_CHA_PMM_MEMMODE_NM_INVITOX ev_sel=0x65: Requests for ownership without data, by home, where DRAM caches persistent memory. */
#define EMR_CHA_EVENT_PMM_MEMMODE_NM_INVITOX_SETCONFLICT /* UNC_CHA_PMM_MEMMODE_NM_INVITOX.SETCONFLICT ev_sel=0x65 umask=0x4: They met another line of their set. */ \
	EMR_CHA_CTL_(UINT64_C(0x465))
#define EMR_CHA_EVENT_PMM_MEMMODE_NM_INVITOX_REMOTE /* UNC_CHA_PMM_MEMMODE_NM_INVITOX.REMOTE ev_sel=0x65 umask=0x2: For memory of other sockets. */ \
	EMR_CHA_CTL_(UINT64_C(0x265))
#define EMR_CHA_EVENT_PMM_MEMMODE_NM_INVITOX_LOCAL /* UNC_CHA_PMM_MEMMODE_NM_INVITOX.LOCAL ev_sel=0x65 umask=0x1: For memory of this socket. */ \
	EMR_CHA_CTL_(UINT64_C(0x165))
/* UNC_CHA_PMM_QOS ev_sel=0x66: Throttling of requests for the sake of persistent memory; Intel gives names and no more. */
#define EMR_CHA_EVENT_PMM_QOS_SLOW_INSERT /* UNC_CHA_PMM_QOS.SLOW_INSERT ev_sel=0x66 umask=0x1: Entries into the slow queue. */ \
	EMR_CHA_CTL_(UINT64_C(0x166))
#define EMR_CHA_EVENT_PMM_QOS_DDR4_FAST_INSERT /* UNC_CHA_PMM_QOS.DDR4_FAST_INSERT ev_sel=0x66 umask=0x2: Entries into the fast queue, for DRAM. */ \
	EMR_CHA_CTL_(UINT64_C(0x266))
#define EMR_CHA_EVENT_PMM_QOS_THROTTLE /* UNC_CHA_PMM_QOS.THROTTLE ev_sel=0x66 umask=0x4: Requests held back. */ \
	EMR_CHA_CTL_(UINT64_C(0x466))
#define EMR_CHA_EVENT_PMM_QOS_REJ_IRQ /* UNC_CHA_PMM_QOS.REJ_IRQ ev_sel=0x66 umask=0x8: Requests of cores turned away. */ \
	EMR_CHA_CTL_(UINT64_C(0x866))
#define EMR_CHA_EVENT_PMM_QOS_THROTTLE_PRQ /* UNC_CHA_PMM_QOS.THROTTLE_PRQ ev_sel=0x66 umask=0x10: Requests of devices held back. */ \
	EMR_CHA_CTL_(UINT64_C(0x1066))
#define EMR_CHA_EVENT_PMM_QOS_THROTTLE_IRQ /* UNC_CHA_PMM_QOS.THROTTLE_IRQ ev_sel=0x66 umask=0x20: Requests of cores held back. */ \
	EMR_CHA_CTL_(UINT64_C(0x2066))
#define EMR_CHA_EVENT_PMM_QOS_SLOWTORQ_SKIP /* UNC_CHA_PMM_QOS.SLOWTORQ_SKIP ev_sel=0x66 umask=0x40: Turns of the slow queue that were skipped. */ \
	EMR_CHA_CTL_(UINT64_C(0x4066))
/* UNC_CHA_PMM_QOS_OCCUPANCY ev_sel=0x67: Adds up the entries of the two queues of this throttling, every cycle. */
#define EMR_CHA_EVENT_PMM_QOS_OCCUPANCY_DDR_SLOW_FIFO /* UNC_CHA_PMM_QOS_OCCUPANCY.DDR_SLOW_FIFO ev_sel=0x67 umask=0x1: Entries of the slow queue. */ \
	EMR_CHA_CTL_(UINT64_C(0x167))
#define EMR_CHA_EVENT_PMM_QOS_OCCUPANCY_DDR_FAST_FIFO /* UNC_CHA_PMM_QOS_OCCUPANCY.DDR_FAST_FIFO ev_sel=0x67 umask=0x2: Entries of the fast queue. */ \
	EMR_CHA_CTL_(UINT64_C(0x267))
/* UNC_CHA_SNOOP_RSP_MISC ev_sel=0x6b: Answers to snoops in rarer cases. */
#define EMR_CHA_EVENT_SNOOP_RSP_MISC_MTOI_RSPIFWDM /* UNC_CHA_SNOOP_RSP_MISC.MTOI_RSPIFWDM ev_sel=0x6b umask=0x1: MtoI, answered RspIFwdM. */ \
	EMR_CHA_CTL_(UINT64_C(0x16b))
#define EMR_CHA_EVENT_SNOOP_RSP_MISC_MTOI_RSPDATAM /* UNC_CHA_SNOOP_RSP_MISC.MTOI_RSPDATAM ev_sel=0x6b umask=0x2: MtoI, answered RspIDataM. */ \
	EMR_CHA_CTL_(UINT64_C(0x26b))
#define EMR_CHA_EVENT_SNOOP_RSP_MISC_RSPIFWDMPTL_HITSF /* UNC_CHA_SNOOP_RSP_MISC.RSPIFWDMPTL_HITSF ev_sel=0x6b umask=0x4: RspIFwdPtl for a line of the snoop filter. */ \
	EMR_CHA_CTL_(UINT64_C(0x46b))
#define EMR_CHA_EVENT_SNOOP_RSP_MISC_RSPIFWDMPTL_HITLLC /* UNC_CHA_SNOOP_RSP_MISC.RSPIFWDMPTL_HITLLC ev_sel=0x6b umask=0x8: RspIFwdPtl for a line of the cache. */ \
	EMR_CHA_CTL_(UINT64_C(0x86b))
#define EMR_CHA_EVENT_SNOOP_RSP_MISC_PULLDATAPTL_HITSF /* UNC_CHA_SNOOP_RSP_MISC.PULLDATAPTL_HITSF ev_sel=0x6b umask=0x10: Part of a line pulled that the snoop filter knows. */ \
	EMR_CHA_CTL_(UINT64_C(0x106b))
#define EMR_CHA_EVENT_SNOOP_RSP_MISC_PULLDATAPTL_HITLLC /* UNC_CHA_SNOOP_RSP_MISC.PULLDATAPTL_HITLLC ev_sel=0x6b umask=0x20: Part of a line pulled that the cache has. */ \
	EMR_CHA_CTL_(UINT64_C(0x206b))
/* UNC_CHA_DIRECT_GO_OPC ev_sel=0x6d: Messages by which the home tells a requester that it may go on, by opcode; Intel gives names and no more. */
#define EMR_CHA_EVENT_DIRECT_GO_OPC_EXTCMP /* UNC_CHA_DIRECT_GO_OPC.EXTCMP ev_sel=0x6d umask=0x1: Messages ExtCmp. */ \
	EMR_CHA_CTL_(UINT64_C(0x16d))
#define EMR_CHA_EVENT_DIRECT_GO_OPC_PULL /* UNC_CHA_DIRECT_GO_OPC.PULL ev_sel=0x6d umask=0x2: Messages Pull. */ \
	EMR_CHA_CTL_(UINT64_C(0x26d))
#define EMR_CHA_EVENT_DIRECT_GO_OPC_GO /* UNC_CHA_DIRECT_GO_OPC.GO ev_sel=0x6d umask=0x4: Messages GO. */ \
	EMR_CHA_CTL_(UINT64_C(0x46d))
#define EMR_CHA_EVENT_DIRECT_GO_OPC_GO_PULL /* UNC_CHA_DIRECT_GO_OPC.GO_PULL ev_sel=0x6d umask=0x8: Messages GO_Pull. */ \
	EMR_CHA_CTL_(UINT64_C(0x86d))
#define EMR_CHA_EVENT_DIRECT_GO_OPC_FAST_GO /* UNC_CHA_DIRECT_GO_OPC.FAST_GO ev_sel=0x6d umask=0x10: Messages Fast_GO. */ \
	EMR_CHA_CTL_(UINT64_C(0x106d))
#define EMR_CHA_EVENT_DIRECT_GO_OPC_FAST_GO_PULL /* UNC_CHA_DIRECT_GO_OPC.FAST_GO_PULL ev_sel=0x6d umask=0x20: Messages Fast_GO_Pull. */ \
	EMR_CHA_CTL_(UINT64_C(0x206d))
#define EMR_CHA_EVENT_DIRECT_GO_OPC_NOP /* UNC_CHA_DIRECT_GO_OPC.NOP ev_sel=0x6d umask=0x40: Messages NOP. */ \
	EMR_CHA_CTL_(UINT64_C(0x406d))
#define EMR_CHA_EVENT_DIRECT_GO_OPC_IDLE_DUE_SUPPRESS /* UNC_CHA_DIRECT_GO_OPC.IDLE_DUE_SUPPRESS ev_sel=0x6d umask=0x80: None is sent, as one was suppressed. */ \
	EMR_CHA_CTL_(UINT64_C(0x806d))
/* UNC_CHA_DIRECT_GO ev_sel=0x6e: What becomes of messages that the home sends to a requester; Intel gives names and no more. */
#define EMR_CHA_EVENT_DIRECT_GO_HA_TOR_DEALLOC /* UNC_CHA_DIRECT_GO.HA_TOR_DEALLOC ev_sel=0x6e umask=0x1: The home frees its entry of the table. */ \
	EMR_CHA_CTL_(UINT64_C(0x16e))
#define EMR_CHA_EVENT_DIRECT_GO_HA_SUPPRESS_NO_D2C /* UNC_CHA_DIRECT_GO.HA_SUPPRESS_NO_D2C ev_sel=0x6e umask=0x2: Suppressed, as nothing goes directly to the core. */ \
	EMR_CHA_CTL_(UINT64_C(0x26e))
#define EMR_CHA_EVENT_DIRECT_GO_HA_SUPPRESS_DRD /* UNC_CHA_DIRECT_GO.HA_SUPPRESS_DRD ev_sel=0x6e umask=0x4: Suppressed for a data read. */ \
	EMR_CHA_CTL_(UINT64_C(0x46e))
/* UNC_CHA_XPT_PREF ev_sel=0x6f: Prefetches that go to memory before the cache was looked up (XPT), in two lanes. */
#define EMR_CHA_EVENT_XPT_PREF_SENT0 /* UNC_CHA_XPT_PREF.SENT0 ev_sel=0x6f umask=0x1: Sent on lane 0. */ \
	EMR_CHA_CTL_(UINT64_C(0x16f))
#define EMR_CHA_EVENT_XPT_PREF_DROP0_NOCRD /* UNC_CHA_XPT_PREF.DROP0_NOCRD ev_sel=0x6f umask=0x4: Dropped on lane 0 for want of a credit. */ \
	EMR_CHA_CTL_(UINT64_C(0x46f))
#define EMR_CHA_EVENT_XPT_PREF_DROP0_CONFLICT /* UNC_CHA_XPT_PREF.DROP0_CONFLICT ev_sel=0x6f umask=0x8: Dropped on lane 0, as the way into the mesh was taken. */ \
	EMR_CHA_CTL_(UINT64_C(0x86f))
#define EMR_CHA_EVENT_XPT_PREF_SENT1 /* UNC_CHA_XPT_PREF.SENT1 ev_sel=0x6f umask=0x10: Sent on lane 1. */ \
	EMR_CHA_CTL_(UINT64_C(0x106f))
#define EMR_CHA_EVENT_XPT_PREF_DROP1_NOCRD /* UNC_CHA_XPT_PREF.DROP1_NOCRD ev_sel=0x6f umask=0x40: Dropped on lane 1 for want of a credit. */ \
	EMR_CHA_CTL_(UINT64_C(0x406f))
#define EMR_CHA_EVENT_XPT_PREF_DROP1_CONFLICT /* UNC_CHA_XPT_PREF.DROP1_CONFLICT ev_sel=0x6f umask=0x80: Dropped on lane 1, as the way into the mesh was taken. */ \
	EMR_CHA_CTL_(UINT64_C(0x806f))
/* UNC_CHA_PMM_MEMMODE_NM_SETCONFLICTS2 ev_sel=0x70: Conflicts of sets where DRAM caches persistent memory, more of them. */
#define EMR_CHA_EVENT_PMM_MEMMODE_NM_SETCONFLICTS2_MEMWRNI /* UNC_CHA_PMM_MEMMODE_NM_SETCONFLICTS2.MEMWRNI ev_sel=0x70 umask=0x4: For writes without invalidation (MemWrNI). */ \
	EMR_CHA_CTL_(UINT64_C(0x470))
#define EMR_CHA_EVENT_PMM_MEMMODE_NM_SETCONFLICTS2_MEMWR /* UNC_CHA_PMM_MEMMODE_NM_SETCONFLICTS2.MEMWR ev_sel=0x70 umask=0x2: For writes (MemWr). */ \
	EMR_CHA_CTL_(UINT64_C(0x270))
#define EMR_CHA_EVENT_PMM_MEMMODE_NM_SETCONFLICTS2_IODC /* UNC_CHA_PMM_MEMMODE_NM_SETCONFLICTS2.IODC ev_sel=0x70 umask=0x1: For lines of the directory cache of devices. */ \
	EMR_CHA_CTL_(UINT64_C(0x170))
/* UNC_CHA_DISTRESS_ASSERTED ev_sel=0xaf: Signals that ask prefetchers to slow down (DPT), by the queue that is too full. */
#define EMR_CHA_EVENT_DISTRESS_ASSERTED_DPT_NONLOCAL /* UNC_CHA_DISTRESS_ASSERTED.DPT_NONLOCAL ev_sel=0xaf umask=0x8: Prefetches are to slow down, signalled by another tile. */ \
	EMR_CHA_CTL_(UINT64_C(0x8af))
/* UNC_CHA_EGRESS_ORDERING ev_sel=0xba: Cycles in which IV messages must wait so that snoops and GO messages keep their order. */
#define EMR_CHA_EVENT_EGRESS_ORDERING_IV_SNOOPGO_UP /* UNC_CHA_EGRESS_ORDERING.IV_SNOOPGO_UP ev_sel=0xba umask=0x1: IV messages upwards. */ \
	EMR_CHA_CTL_(UINT64_C(0x1ba))
#define EMR_CHA_EVENT_EGRESS_ORDERING_IV_SNOOPGO_DN /* UNC_CHA_EGRESS_ORDERING.IV_SNOOPGO_DN ev_sel=0xba umask=0x4: IV messages downwards. */ \
	EMR_CHA_CTL_(UINT64_C(0x4ba))
#define EMR_CHA_EVENT_CMS_CLOCKTICKS /* UNC_CHA_CMS_CLOCKTICKS ev_sel=0xc0: Clock cycles of the mesh stop. */ \
	EMR_CHA_CTL_(UINT64_C(0xc0))

#endif
