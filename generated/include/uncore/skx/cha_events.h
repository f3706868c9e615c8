/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/skx/cha.events.json by "make generate". Do not edit. */
/*
 * The events of skx cha as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_SKX_CHA_EVENTS_H
#define UNCORE_SKX_CHA_EVENTS_H

#include "uncore/skx/cha.h"

#define SKX_CHA_CTL_(raw) UNCORE_VALUE_(skx_cha_ctl, raw)
#define SKX_CHA_EVENT_CLOCKTICKS /* UNC_CHA_CLOCKTICKS ev_sel=0x0: Cycles of the CHA's clock, the uncore clock. */ \
	SKX_CHA_CTL_(0x0u)
/* UNC_CHA_RxC_OCCUPANCY ev_sel=0x11: Adds up, every cycle, the entries in a queue; divide by RxC_INSERTS for how long one waits. */
#define SKX_CHA_EVENT_RXC_OCCUPANCY_IRQ /* UNC_CHA_RxC_OCCUPANCY.IRQ ev_sel=0x11 umask=0x1: Entries in the IRQ (requests of cores). */ \
	SKX_CHA_CTL_(0x111u)
#define SKX_CHA_EVENT_RXC_OCCUPANCY_IRQ_COUNTERS 0x1u
#define SKX_CHA_EVENT_RXC_OCCUPANCY_IPQ /* UNC_CHA_RxC_OCCUPANCY.IPQ ev_sel=0x11 umask=0x4: Entries in the IPQ (snoops of other sockets). */ \
	SKX_CHA_CTL_(0x411u)
#define SKX_CHA_EVENT_RXC_OCCUPANCY_IPQ_COUNTERS 0x1u
#define SKX_CHA_EVENT_RXC_OCCUPANCY_RRQ /* UNC_CHA_RxC_OCCUPANCY.RRQ ev_sel=0x11 umask=0x40: Entries in the RRQ (responses of other sockets). */ \
	SKX_CHA_CTL_(0x4011u)
#define SKX_CHA_EVENT_RXC_OCCUPANCY_RRQ_COUNTERS 0x1u
#define SKX_CHA_EVENT_RXC_OCCUPANCY_WBQ /* UNC_CHA_RxC_OCCUPANCY.WBQ ev_sel=0x11 umask=0x80: Entries in the WBQ (writes back of other sockets). */ \
	SKX_CHA_CTL_(0x8011u)
#define SKX_CHA_EVENT_RXC_OCCUPANCY_WBQ_COUNTERS 0x1u
/* UNC_CHA_RxC_INSERTS ev_sel=0x13: Entries that are put into a queue. */
#define SKX_CHA_EVENT_RXC_INSERTS_IRQ /* UNC_CHA_RxC_INSERTS.IRQ ev_sel=0x13 umask=0x1: Into the IRQ (requests of cores). */ \
	SKX_CHA_CTL_(0x113u)
#define SKX_CHA_EVENT_RXC_INSERTS_IRQ_REJ /* UNC_CHA_RxC_INSERTS.IRQ_REJ ev_sel=0x13 umask=0x2: Entries of the IRQ that were turned away; they are counted again when they return. */ \
	SKX_CHA_CTL_(0x213u)
#define SKX_CHA_EVENT_RXC_INSERTS_IPQ /* UNC_CHA_RxC_INSERTS.IPQ ev_sel=0x13 umask=0x4: Into the IPQ (snoops of other sockets). */ \
	SKX_CHA_CTL_(0x413u)
#define SKX_CHA_EVENT_RXC_INSERTS_PRQ /* UNC_CHA_RxC_INSERTS.PRQ ev_sel=0x13 umask=0x10: Into the PRQ (requests of devices). */ \
	SKX_CHA_CTL_(0x1013u)
#define SKX_CHA_EVENT_RXC_INSERTS_PRQ_REJ /* UNC_CHA_RxC_INSERTS.PRQ_REJ ev_sel=0x13 umask=0x20: Entries of the PRQ that were turned away; they are counted again when they return. */ \
	SKX_CHA_CTL_(0x2013u)
#define SKX_CHA_EVENT_RXC_INSERTS_RRQ /* UNC_CHA_RxC_INSERTS.RRQ ev_sel=0x13 umask=0x40: Into the RRQ (responses of other sockets). */ \
	SKX_CHA_CTL_(0x4013u)
#define SKX_CHA_EVENT_RXC_INSERTS_WBQ /* UNC_CHA_RxC_INSERTS.WBQ ev_sel=0x13 umask=0x80: Into the WBQ (writes back of other sockets). */ \
	SKX_CHA_CTL_(0x8013u)
/* UNC_CHA_CORE_PMA ev_sel=0x17: States of the cores at this CHA, as power management sees them; Intel's list says no more than the names. */
#define SKX_CHA_EVENT_CORE_PMA_C1_STATE /* UNC_CHA_CORE_PMA.C1_STATE ev_sel=0x17 umask=0x1: A core is in C1. */ \
	SKX_CHA_CTL_(0x117u)
#define SKX_CHA_EVENT_CORE_PMA_C1_TRANSITION /* UNC_CHA_CORE_PMA.C1_TRANSITION ev_sel=0x17 umask=0x2: A core goes to C1 or leaves it. */ \
	SKX_CHA_CTL_(0x217u)
#define SKX_CHA_EVENT_CORE_PMA_C6_STATE /* UNC_CHA_CORE_PMA.C6_STATE ev_sel=0x17 umask=0x4: A core is in C6. */ \
	SKX_CHA_CTL_(0x417u)
#define SKX_CHA_EVENT_CORE_PMA_C6_TRANSITION /* UNC_CHA_CORE_PMA.C6_TRANSITION ev_sel=0x17 umask=0x8: A core goes to C6 or leaves it. */ \
	SKX_CHA_CTL_(0x817u)
#define SKX_CHA_EVENT_CORE_PMA_GV /* UNC_CHA_CORE_PMA.GV ev_sel=0x17 umask=0x10: Changes of frequency or voltage, going by the name. */ \
	SKX_CHA_CTL_(0x1017u)
/* UNC_CHA_RxC_IRQ0_REJECT ev_sel=0x18: Entries of the IRQ (requests of cores) that the pipeline turned away, first set of reasons. */
#define SKX_CHA_EVENT_RXC_IRQ0_REJECT_AD_REQ_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.AD_REQ_VN0 ev_sel=0x18 umask=0x1: For want of a VN0 credit for AD requests. */ \
	SKX_CHA_CTL_(0x118u)
#define SKX_CHA_EVENT_RXC_IRQ0_REJECT_AD_RSP_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.AD_RSP_VN0 ev_sel=0x18 umask=0x2: For want of a VN0 credit for AD responses. */ \
	SKX_CHA_CTL_(0x218u)
#define SKX_CHA_EVENT_RXC_IRQ0_REJECT_BL_RSP_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.BL_RSP_VN0 ev_sel=0x18 umask=0x4: For want of a VN0 credit for BL responses. */ \
	SKX_CHA_CTL_(0x418u)
#define SKX_CHA_EVENT_RXC_IRQ0_REJECT_BL_WB_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.BL_WB_VN0 ev_sel=0x18 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	SKX_CHA_CTL_(0x818u)
#define SKX_CHA_EVENT_RXC_IRQ0_REJECT_BL_NCB_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.BL_NCB_VN0 ev_sel=0x18 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	SKX_CHA_CTL_(0x1018u)
#define SKX_CHA_EVENT_RXC_IRQ0_REJECT_BL_NCS_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.BL_NCS_VN0 ev_sel=0x18 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	SKX_CHA_CTL_(0x2018u)
#define SKX_CHA_EVENT_RXC_IRQ0_REJECT_AK_NON_UPI /* UNC_CHA_RxC_IRQ0_REJECT.AK_NON_UPI ev_sel=0x18 umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x4018u)
#define SKX_CHA_EVENT_RXC_IRQ0_REJECT_IV_NON_UPI /* UNC_CHA_RxC_IRQ0_REJECT.IV_NON_UPI ev_sel=0x18 umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x8018u)
/* UNC_CHA_RxC_IRQ1_REJECT ev_sel=0x19: Entries of the IRQ (requests of cores) that the pipeline turned away, second set of reasons. */
#define SKX_CHA_EVENT_RXC_IRQ1_REJECT_ANY0 /* UNC_CHA_RxC_IRQ1_REJECT.ANY0 ev_sel=0x19 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	SKX_CHA_CTL_(0x119u)
#define SKX_CHA_EVENT_RXC_IRQ1_REJECT_HA /* UNC_CHA_RxC_IRQ1_REJECT.HA ev_sel=0x19 umask=0x2: Because of the home agent. */ \
	SKX_CHA_CTL_(0x219u)
#define SKX_CHA_EVENT_RXC_IRQ1_REJECT_LLC_VICTIM /* UNC_CHA_RxC_IRQ1_REJECT.LLC_VICTIM ev_sel=0x19 umask=0x4: For want of room for a victim of the LLC. */ \
	SKX_CHA_CTL_(0x419u)
#define SKX_CHA_EVENT_RXC_IRQ1_REJECT_SF_VICTIM /* UNC_CHA_RxC_IRQ1_REJECT.SF_VICTIM ev_sel=0x19 umask=0x8: For want of room for a victim of the snoop filter. */ \
	SKX_CHA_CTL_(0x819u)
#define SKX_CHA_EVENT_RXC_IRQ1_REJECT_VICTIM /* UNC_CHA_RxC_IRQ1_REJECT.VICTIM ev_sel=0x19 umask=0x10: For want of room for a victim, of whichever kind. */ \
	SKX_CHA_CTL_(0x1019u)
#define SKX_CHA_EVENT_RXC_IRQ1_REJECT_LLC_OR_SF_WAY /* UNC_CHA_RxC_IRQ1_REJECT.LLC_OR_SF_WAY ev_sel=0x19 umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	SKX_CHA_CTL_(0x2019u)
#define SKX_CHA_EVENT_RXC_IRQ1_REJECT_ALLOW_SNP /* UNC_CHA_RxC_IRQ1_REJECT.ALLOW_SNP ev_sel=0x19 umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	SKX_CHA_CTL_(0x4019u)
#define SKX_CHA_EVENT_RXC_IRQ1_REJECT_PA_MATCH /* UNC_CHA_RxC_IRQ1_REJECT.PA_MATCH ev_sel=0x19 umask=0x80: Another request for the same address is under way. */ \
	SKX_CHA_CTL_(0x8019u)
#define SKX_CHA_EVENT_COUNTER0_OCCUPANCY /* UNC_CHA_COUNTER0_OCCUPANCY ev_sel=0x1f: Follows the level that counter 0 adds up: with a threshold or edges it counts what the level does. */ \
	SKX_CHA_CTL_(0x1fu)
#define SKX_CHA_EVENT_COUNTER0_OCCUPANCY_COUNTERS 0xeu
/* UNC_CHA_RxC_PRQ0_REJECT ev_sel=0x20: Entries of the PRQ (requests of devices) that the pipeline turned away, first set of reasons. */
#define SKX_CHA_EVENT_RXC_PRQ0_REJECT_AD_REQ_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.AD_REQ_VN0 ev_sel=0x20 umask=0x1: For want of a VN0 credit for AD requests. */ \
	SKX_CHA_CTL_(0x120u)
#define SKX_CHA_EVENT_RXC_PRQ0_REJECT_AD_RSP_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.AD_RSP_VN0 ev_sel=0x20 umask=0x2: For want of a VN0 credit for AD responses. */ \
	SKX_CHA_CTL_(0x220u)
#define SKX_CHA_EVENT_RXC_PRQ0_REJECT_BL_RSP_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.BL_RSP_VN0 ev_sel=0x20 umask=0x4: For want of a VN0 credit for BL responses. */ \
	SKX_CHA_CTL_(0x420u)
#define SKX_CHA_EVENT_RXC_PRQ0_REJECT_BL_WB_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.BL_WB_VN0 ev_sel=0x20 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	SKX_CHA_CTL_(0x820u)
#define SKX_CHA_EVENT_RXC_PRQ0_REJECT_BL_NCB_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.BL_NCB_VN0 ev_sel=0x20 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	SKX_CHA_CTL_(0x1020u)
#define SKX_CHA_EVENT_RXC_PRQ0_REJECT_BL_NCS_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.BL_NCS_VN0 ev_sel=0x20 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	SKX_CHA_CTL_(0x2020u)
#define SKX_CHA_EVENT_RXC_PRQ0_REJECT_AK_NON_UPI /* UNC_CHA_RxC_PRQ0_REJECT.AK_NON_UPI ev_sel=0x20 umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x4020u)
#define SKX_CHA_EVENT_RXC_PRQ0_REJECT_IV_NON_UPI /* UNC_CHA_RxC_PRQ0_REJECT.IV_NON_UPI ev_sel=0x20 umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x8020u)
/* UNC_CHA_RxC_PRQ1_REJECT ev_sel=0x21: Entries of the PRQ (requests of devices) that the pipeline turned away, second set of reasons. */
#define SKX_CHA_EVENT_RXC_PRQ1_REJECT_ANY0 /* UNC_CHA_RxC_PRQ1_REJECT.ANY0 ev_sel=0x21 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	SKX_CHA_CTL_(0x121u)
#define SKX_CHA_EVENT_RXC_PRQ1_REJECT_HA /* UNC_CHA_RxC_PRQ1_REJECT.HA ev_sel=0x21 umask=0x2: Because of the home agent. */ \
	SKX_CHA_CTL_(0x221u)
#define SKX_CHA_EVENT_RXC_PRQ1_REJECT_LLC_VICTIM /* UNC_CHA_RxC_PRQ1_REJECT.LLC_VICTIM ev_sel=0x21 umask=0x4: For want of room for a victim of the LLC. */ \
	SKX_CHA_CTL_(0x421u)
#define SKX_CHA_EVENT_RXC_PRQ1_REJECT_SF_VICTIM /* UNC_CHA_RxC_PRQ1_REJECT.SF_VICTIM ev_sel=0x21 umask=0x8: For want of room for a victim of the snoop filter. */ \
	SKX_CHA_CTL_(0x821u)
#define SKX_CHA_EVENT_RXC_PRQ1_REJECT_VICTIM /* UNC_CHA_RxC_PRQ1_REJECT.VICTIM ev_sel=0x21 umask=0x10: For want of room for a victim, of whichever kind. */ \
	SKX_CHA_CTL_(0x1021u)
#define SKX_CHA_EVENT_RXC_PRQ1_REJECT_LLC_OR_SF_WAY /* UNC_CHA_RxC_PRQ1_REJECT.LLC_OR_SF_WAY ev_sel=0x21 umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	SKX_CHA_CTL_(0x2021u)
#define SKX_CHA_EVENT_RXC_PRQ1_REJECT_ALLOW_SNP /* UNC_CHA_RxC_PRQ1_REJECT.ALLOW_SNP ev_sel=0x21 umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	SKX_CHA_CTL_(0x4021u)
#define SKX_CHA_EVENT_RXC_PRQ1_REJECT_PA_MATCH /* UNC_CHA_RxC_PRQ1_REJECT.PA_MATCH ev_sel=0x21 umask=0x80: Another request for the same address is under way. */ \
	SKX_CHA_CTL_(0x8021u)
/* UNC_CHA_RxC_IPQ0_REJECT ev_sel=0x22: Entries of the IPQ (snoops of other sockets) that the pipeline turned away, first set of reasons. */
#define SKX_CHA_EVENT_RXC_IPQ0_REJECT_AD_REQ_VN0 /* UNC_CHA_RxC_IPQ0_REJECT.AD_REQ_VN0 ev_sel=0x22 umask=0x1: For want of a VN0 credit for AD requests. */ \
	SKX_CHA_CTL_(0x122u)
#define SKX_CHA_EVENT_RXC_IPQ0_REJECT_AD_RSP_VN0 /* UNC_CHA_RxC_IPQ0_REJECT.AD_RSP_VN0 ev_sel=0x22 umask=0x2: For want of a VN0 credit for AD responses. */ \
	SKX_CHA_CTL_(0x222u)
#define SKX_CHA_EVENT_RXC_IPQ0_REJECT_BL_RSP_VN0 /* UNC_CHA_RxC_IPQ0_REJECT.BL_RSP_VN0 ev_sel=0x22 umask=0x4: For want of a VN0 credit for BL responses. */ \
	SKX_CHA_CTL_(0x422u)
#define SKX_CHA_EVENT_RXC_IPQ0_REJECT_BL_WB_VN0 /* UNC_CHA_RxC_IPQ0_REJECT.BL_WB_VN0 ev_sel=0x22 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	SKX_CHA_CTL_(0x822u)
#define SKX_CHA_EVENT_RXC_IPQ0_REJECT_BL_NCB_VN0 /* UNC_CHA_RxC_IPQ0_REJECT.BL_NCB_VN0 ev_sel=0x22 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	SKX_CHA_CTL_(0x1022u)
#define SKX_CHA_EVENT_RXC_IPQ0_REJECT_BL_NCS_VN0 /* UNC_CHA_RxC_IPQ0_REJECT.BL_NCS_VN0 ev_sel=0x22 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	SKX_CHA_CTL_(0x2022u)
#define SKX_CHA_EVENT_RXC_IPQ0_REJECT_AK_NON_UPI /* UNC_CHA_RxC_IPQ0_REJECT.AK_NON_UPI ev_sel=0x22 umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x4022u)
#define SKX_CHA_EVENT_RXC_IPQ0_REJECT_IV_NON_UPI /* UNC_CHA_RxC_IPQ0_REJECT.IV_NON_UPI ev_sel=0x22 umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x8022u)
/* UNC_CHA_RxC_IPQ1_REJECT ev_sel=0x23: Entries of the IPQ (snoops of other sockets) that the pipeline turned away, second set of reasons. */
#define SKX_CHA_EVENT_RXC_IPQ1_REJECT_ANY0 /* UNC_CHA_RxC_IPQ1_REJECT.ANY0 ev_sel=0x23 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	SKX_CHA_CTL_(0x123u)
#define SKX_CHA_EVENT_RXC_IPQ1_REJECT_HA /* UNC_CHA_RxC_IPQ1_REJECT.HA ev_sel=0x23 umask=0x2: Because of the home agent. */ \
	SKX_CHA_CTL_(0x223u)
#define SKX_CHA_EVENT_RXC_IPQ1_REJECT_LLC_VICTIM /* UNC_CHA_RxC_IPQ1_REJECT.LLC_VICTIM ev_sel=0x23 umask=0x4: For want of room for a victim of the LLC. */ \
	SKX_CHA_CTL_(0x423u)
#define SKX_CHA_EVENT_RXC_IPQ1_REJECT_SF_VICTIM /* UNC_CHA_RxC_IPQ1_REJECT.SF_VICTIM ev_sel=0x23 umask=0x8: For want of room for a victim of the snoop filter. */ \
	SKX_CHA_CTL_(0x823u)
#define SKX_CHA_EVENT_RXC_IPQ1_REJECT_VICTIM /* UNC_CHA_RxC_IPQ1_REJECT.VICTIM ev_sel=0x23 umask=0x10: For want of room for a victim, of whichever kind. */ \
	SKX_CHA_CTL_(0x1023u)
#define SKX_CHA_EVENT_RXC_IPQ1_REJECT_LLC_OR_SF_WAY /* UNC_CHA_RxC_IPQ1_REJECT.LLC_OR_SF_WAY ev_sel=0x23 umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	SKX_CHA_CTL_(0x2023u)
#define SKX_CHA_EVENT_RXC_IPQ1_REJECT_ALLOW_SNP /* UNC_CHA_RxC_IPQ1_REJECT.ALLOW_SNP ev_sel=0x23 umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	SKX_CHA_CTL_(0x4023u)
#define SKX_CHA_EVENT_RXC_IPQ1_REJECT_PA_MATCH /* UNC_CHA_RxC_IPQ1_REJECT.PA_MATCH ev_sel=0x23 umask=0x80: Another request for the same address is under way. */ \
	SKX_CHA_CTL_(0x8023u)
/* UNC_CHA_RxC_ISMQ0_REJECT ev_sel=0x24: Entries of the ISMQ (answers to requests under way) that the pipeline turned away, first set of reasons. */
#define SKX_CHA_EVENT_RXC_ISMQ0_REJECT_AD_REQ_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.AD_REQ_VN0 ev_sel=0x24 umask=0x1: For want of a VN0 credit for AD requests. */ \
	SKX_CHA_CTL_(0x124u)
#define SKX_CHA_EVENT_RXC_ISMQ0_REJECT_AD_RSP_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.AD_RSP_VN0 ev_sel=0x24 umask=0x2: For want of a VN0 credit for AD responses. */ \
	SKX_CHA_CTL_(0x224u)
#define SKX_CHA_EVENT_RXC_ISMQ0_REJECT_BL_RSP_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.BL_RSP_VN0 ev_sel=0x24 umask=0x4: For want of a VN0 credit for BL responses. */ \
	SKX_CHA_CTL_(0x424u)
#define SKX_CHA_EVENT_RXC_ISMQ0_REJECT_BL_WB_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.BL_WB_VN0 ev_sel=0x24 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	SKX_CHA_CTL_(0x824u)
#define SKX_CHA_EVENT_RXC_ISMQ0_REJECT_BL_NCB_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.BL_NCB_VN0 ev_sel=0x24 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	SKX_CHA_CTL_(0x1024u)
#define SKX_CHA_EVENT_RXC_ISMQ0_REJECT_BL_NCS_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.BL_NCS_VN0 ev_sel=0x24 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	SKX_CHA_CTL_(0x2024u)
#define SKX_CHA_EVENT_RXC_ISMQ0_REJECT_AK_NON_UPI /* UNC_CHA_RxC_ISMQ0_REJECT.AK_NON_UPI ev_sel=0x24 umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x4024u)
#define SKX_CHA_EVENT_RXC_ISMQ0_REJECT_IV_NON_UPI /* UNC_CHA_RxC_ISMQ0_REJECT.IV_NON_UPI ev_sel=0x24 umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x8024u)
/* UNC_CHA_RxC_ISMQ1_REJECT ev_sel=0x25: Entries of the ISMQ (answers to requests under way) that the pipeline turned away, second set of reasons. */
#define SKX_CHA_EVENT_RXC_ISMQ1_REJECT_ANY0 /* UNC_CHA_RxC_ISMQ1_REJECT.ANY0 ev_sel=0x25 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	SKX_CHA_CTL_(0x125u)
#define SKX_CHA_EVENT_RXC_ISMQ1_REJECT_HA /* UNC_CHA_RxC_ISMQ1_REJECT.HA ev_sel=0x25 umask=0x2: Because of the home agent. */ \
	SKX_CHA_CTL_(0x225u)
/* UNC_CHA_RxC_RRQ0_REJECT ev_sel=0x26: Entries of the RRQ (responses of other sockets) that the pipeline turned away, first set of reasons. */
#define SKX_CHA_EVENT_RXC_RRQ0_REJECT_AD_REQ_VN0 /* UNC_CHA_RxC_RRQ0_REJECT.AD_REQ_VN0 ev_sel=0x26 umask=0x1: For want of a VN0 credit for AD requests. */ \
	SKX_CHA_CTL_(0x126u)
#define SKX_CHA_EVENT_RXC_RRQ0_REJECT_AD_RSP_VN0 /* UNC_CHA_RxC_RRQ0_REJECT.AD_RSP_VN0 ev_sel=0x26 umask=0x2: For want of a VN0 credit for AD responses. */ \
	SKX_CHA_CTL_(0x226u)
#define SKX_CHA_EVENT_RXC_RRQ0_REJECT_BL_RSP_VN0 /* UNC_CHA_RxC_RRQ0_REJECT.BL_RSP_VN0 ev_sel=0x26 umask=0x4: For want of a VN0 credit for BL responses. */ \
	SKX_CHA_CTL_(0x426u)
#define SKX_CHA_EVENT_RXC_RRQ0_REJECT_BL_WB_VN0 /* UNC_CHA_RxC_RRQ0_REJECT.BL_WB_VN0 ev_sel=0x26 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	SKX_CHA_CTL_(0x826u)
#define SKX_CHA_EVENT_RXC_RRQ0_REJECT_BL_NCB_VN0 /* UNC_CHA_RxC_RRQ0_REJECT.BL_NCB_VN0 ev_sel=0x26 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	SKX_CHA_CTL_(0x1026u)
#define SKX_CHA_EVENT_RXC_RRQ0_REJECT_BL_NCS_VN0 /* UNC_CHA_RxC_RRQ0_REJECT.BL_NCS_VN0 ev_sel=0x26 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	SKX_CHA_CTL_(0x2026u)
#define SKX_CHA_EVENT_RXC_RRQ0_REJECT_AK_NON_UPI /* UNC_CHA_RxC_RRQ0_REJECT.AK_NON_UPI ev_sel=0x26 umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x4026u)
#define SKX_CHA_EVENT_RXC_RRQ0_REJECT_IV_NON_UPI /* UNC_CHA_RxC_RRQ0_REJECT.IV_NON_UPI ev_sel=0x26 umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x8026u)
/* UNC_CHA_RxC_RRQ1_REJECT ev_sel=0x27: Entries of the RRQ (responses of other sockets) that the pipeline turned away, second set of reasons. */
#define SKX_CHA_EVENT_RXC_RRQ1_REJECT_ANY0 /* UNC_CHA_RxC_RRQ1_REJECT.ANY0 ev_sel=0x27 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	SKX_CHA_CTL_(0x127u)
#define SKX_CHA_EVENT_RXC_RRQ1_REJECT_HA /* UNC_CHA_RxC_RRQ1_REJECT.HA ev_sel=0x27 umask=0x2: Because of the home agent. */ \
	SKX_CHA_CTL_(0x227u)
#define SKX_CHA_EVENT_RXC_RRQ1_REJECT_LLC_VICTIM /* UNC_CHA_RxC_RRQ1_REJECT.LLC_VICTIM ev_sel=0x27 umask=0x4: For want of room for a victim of the LLC. */ \
	SKX_CHA_CTL_(0x427u)
#define SKX_CHA_EVENT_RXC_RRQ1_REJECT_SF_VICTIM /* UNC_CHA_RxC_RRQ1_REJECT.SF_VICTIM ev_sel=0x27 umask=0x8: For want of room for a victim of the snoop filter. */ \
	SKX_CHA_CTL_(0x827u)
#define SKX_CHA_EVENT_RXC_RRQ1_REJECT_VICTIM /* UNC_CHA_RxC_RRQ1_REJECT.VICTIM ev_sel=0x27 umask=0x10: For want of room for a victim, of whichever kind. */ \
	SKX_CHA_CTL_(0x1027u)
#define SKX_CHA_EVENT_RXC_RRQ1_REJECT_LLC_OR_SF_WAY /* UNC_CHA_RxC_RRQ1_REJECT.LLC_OR_SF_WAY ev_sel=0x27 umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	SKX_CHA_CTL_(0x2027u)
#define SKX_CHA_EVENT_RXC_RRQ1_REJECT_ALLOW_SNP /* UNC_CHA_RxC_RRQ1_REJECT.ALLOW_SNP ev_sel=0x27 umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	SKX_CHA_CTL_(0x4027u)
#define SKX_CHA_EVENT_RXC_RRQ1_REJECT_PA_MATCH /* UNC_CHA_RxC_RRQ1_REJECT.PA_MATCH ev_sel=0x27 umask=0x80: Another request for the same address is under way. */ \
	SKX_CHA_CTL_(0x8027u)
/* UNC_CHA_RxC_WBQ0_REJECT ev_sel=0x28: Entries of the WBQ (writes back of other sockets) that the pipeline turned away, first set of reasons. */
#define SKX_CHA_EVENT_RXC_WBQ0_REJECT_AD_REQ_VN0 /* UNC_CHA_RxC_WBQ0_REJECT.AD_REQ_VN0 ev_sel=0x28 umask=0x1: For want of a VN0 credit for AD requests. */ \
	SKX_CHA_CTL_(0x128u)
#define SKX_CHA_EVENT_RXC_WBQ0_REJECT_AD_RSP_VN0 /* UNC_CHA_RxC_WBQ0_REJECT.AD_RSP_VN0 ev_sel=0x28 umask=0x2: For want of a VN0 credit for AD responses. */ \
	SKX_CHA_CTL_(0x228u)
#define SKX_CHA_EVENT_RXC_WBQ0_REJECT_BL_RSP_VN0 /* UNC_CHA_RxC_WBQ0_REJECT.BL_RSP_VN0 ev_sel=0x28 umask=0x4: For want of a VN0 credit for BL responses. */ \
	SKX_CHA_CTL_(0x428u)
#define SKX_CHA_EVENT_RXC_WBQ0_REJECT_BL_WB_VN0 /* UNC_CHA_RxC_WBQ0_REJECT.BL_WB_VN0 ev_sel=0x28 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	SKX_CHA_CTL_(0x828u)
#define SKX_CHA_EVENT_RXC_WBQ0_REJECT_BL_NCB_VN0 /* UNC_CHA_RxC_WBQ0_REJECT.BL_NCB_VN0 ev_sel=0x28 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	SKX_CHA_CTL_(0x1028u)
#define SKX_CHA_EVENT_RXC_WBQ0_REJECT_BL_NCS_VN0 /* UNC_CHA_RxC_WBQ0_REJECT.BL_NCS_VN0 ev_sel=0x28 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	SKX_CHA_CTL_(0x2028u)
#define SKX_CHA_EVENT_RXC_WBQ0_REJECT_AK_NON_UPI /* UNC_CHA_RxC_WBQ0_REJECT.AK_NON_UPI ev_sel=0x28 umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x4028u)
#define SKX_CHA_EVENT_RXC_WBQ0_REJECT_IV_NON_UPI /* UNC_CHA_RxC_WBQ0_REJECT.IV_NON_UPI ev_sel=0x28 umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x8028u)
/* UNC_CHA_RxC_WBQ1_REJECT ev_sel=0x29: Entries of the WBQ (writes back of other sockets) that the pipeline turned away, second set of reasons. */
#define SKX_CHA_EVENT_RXC_WBQ1_REJECT_ANY0 /* UNC_CHA_RxC_WBQ1_REJECT.ANY0 ev_sel=0x29 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	SKX_CHA_CTL_(0x129u)
#define SKX_CHA_EVENT_RXC_WBQ1_REJECT_HA /* UNC_CHA_RxC_WBQ1_REJECT.HA ev_sel=0x29 umask=0x2: Because of the home agent. */ \
	SKX_CHA_CTL_(0x229u)
#define SKX_CHA_EVENT_RXC_WBQ1_REJECT_LLC_VICTIM /* UNC_CHA_RxC_WBQ1_REJECT.LLC_VICTIM ev_sel=0x29 umask=0x4: For want of room for a victim of the LLC. */ \
	SKX_CHA_CTL_(0x429u)
#define SKX_CHA_EVENT_RXC_WBQ1_REJECT_SF_VICTIM /* UNC_CHA_RxC_WBQ1_REJECT.SF_VICTIM ev_sel=0x29 umask=0x8: For want of room for a victim of the snoop filter. */ \
	SKX_CHA_CTL_(0x829u)
#define SKX_CHA_EVENT_RXC_WBQ1_REJECT_VICTIM /* UNC_CHA_RxC_WBQ1_REJECT.VICTIM ev_sel=0x29 umask=0x10: For want of room for a victim, of whichever kind. */ \
	SKX_CHA_CTL_(0x1029u)
#define SKX_CHA_EVENT_RXC_WBQ1_REJECT_LLC_OR_SF_WAY /* UNC_CHA_RxC_WBQ1_REJECT.LLC_OR_SF_WAY ev_sel=0x29 umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	SKX_CHA_CTL_(0x2029u)
#define SKX_CHA_EVENT_RXC_WBQ1_REJECT_ALLOW_SNP /* UNC_CHA_RxC_WBQ1_REJECT.ALLOW_SNP ev_sel=0x29 umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	SKX_CHA_CTL_(0x4029u)
#define SKX_CHA_EVENT_RXC_WBQ1_REJECT_PA_MATCH /* UNC_CHA_RxC_WBQ1_REJECT.PA_MATCH ev_sel=0x29 umask=0x80: Another request for the same address is under way. */ \
	SKX_CHA_CTL_(0x8029u)
/* UNC_CHA_RxC_REQ_Q0_RETRY ev_sel=0x2a: Entries that came back from the queue of rejected requests (all queues but the ISMQ) and failed again, first set of reasons. */
#define SKX_CHA_EVENT_RXC_REQ_Q0_RETRY_AD_REQ_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.AD_REQ_VN0 ev_sel=0x2a umask=0x1: For want of a VN0 credit for AD requests. */ \
	SKX_CHA_CTL_(0x12au)
#define SKX_CHA_EVENT_RXC_REQ_Q0_RETRY_AD_RSP_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.AD_RSP_VN0 ev_sel=0x2a umask=0x2: For want of a VN0 credit for AD responses. */ \
	SKX_CHA_CTL_(0x22au)
#define SKX_CHA_EVENT_RXC_REQ_Q0_RETRY_BL_RSP_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.BL_RSP_VN0 ev_sel=0x2a umask=0x4: For want of a VN0 credit for BL responses. */ \
	SKX_CHA_CTL_(0x42au)
#define SKX_CHA_EVENT_RXC_REQ_Q0_RETRY_BL_WB_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.BL_WB_VN0 ev_sel=0x2a umask=0x8: For want of a VN0 credit for BL writes back. */ \
	SKX_CHA_CTL_(0x82au)
#define SKX_CHA_EVENT_RXC_REQ_Q0_RETRY_BL_NCB_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.BL_NCB_VN0 ev_sel=0x2a umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	SKX_CHA_CTL_(0x102au)
#define SKX_CHA_EVENT_RXC_REQ_Q0_RETRY_BL_NCS_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.BL_NCS_VN0 ev_sel=0x2a umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	SKX_CHA_CTL_(0x202au)
#define SKX_CHA_EVENT_RXC_REQ_Q0_RETRY_AK_NON_UPI /* UNC_CHA_RxC_REQ_Q0_RETRY.AK_NON_UPI ev_sel=0x2a umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x402au)
#define SKX_CHA_EVENT_RXC_REQ_Q0_RETRY_IV_NON_UPI /* UNC_CHA_RxC_REQ_Q0_RETRY.IV_NON_UPI ev_sel=0x2a umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x802au)
/* UNC_CHA_RxC_REQ_Q1_RETRY ev_sel=0x2b: Entries that came back from the queue of rejected requests (all queues but the ISMQ) and failed again, second set of reasons. */
#define SKX_CHA_EVENT_RXC_REQ_Q1_RETRY_ANY0 /* UNC_CHA_RxC_REQ_Q1_RETRY.ANY0 ev_sel=0x2b umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	SKX_CHA_CTL_(0x12bu)
#define SKX_CHA_EVENT_RXC_REQ_Q1_RETRY_HA /* UNC_CHA_RxC_REQ_Q1_RETRY.HA ev_sel=0x2b umask=0x2: Because of the home agent. */ \
	SKX_CHA_CTL_(0x22bu)
#define SKX_CHA_EVENT_RXC_REQ_Q1_RETRY_LLC_VICTIM /* UNC_CHA_RxC_REQ_Q1_RETRY.LLC_VICTIM ev_sel=0x2b umask=0x4: For want of room for a victim of the LLC. */ \
	SKX_CHA_CTL_(0x42bu)
#define SKX_CHA_EVENT_RXC_REQ_Q1_RETRY_SF_VICTIM /* UNC_CHA_RxC_REQ_Q1_RETRY.SF_VICTIM ev_sel=0x2b umask=0x8: For want of room for a victim of the snoop filter. */ \
	SKX_CHA_CTL_(0x82bu)
#define SKX_CHA_EVENT_RXC_REQ_Q1_RETRY_VICTIM /* UNC_CHA_RxC_REQ_Q1_RETRY.VICTIM ev_sel=0x2b umask=0x10: For want of room for a victim, of whichever kind. */ \
	SKX_CHA_CTL_(0x102bu)
#define SKX_CHA_EVENT_RXC_REQ_Q1_RETRY_LLC_OR_SF_WAY /* UNC_CHA_RxC_REQ_Q1_RETRY.LLC_OR_SF_WAY ev_sel=0x2b umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	SKX_CHA_CTL_(0x202bu)
#define SKX_CHA_EVENT_RXC_REQ_Q1_RETRY_ALLOW_SNP /* UNC_CHA_RxC_REQ_Q1_RETRY.ALLOW_SNP ev_sel=0x2b umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	SKX_CHA_CTL_(0x402bu)
#define SKX_CHA_EVENT_RXC_REQ_Q1_RETRY_PA_MATCH /* UNC_CHA_RxC_REQ_Q1_RETRY.PA_MATCH ev_sel=0x2b umask=0x80: Another request for the same address is under way. */ \
	SKX_CHA_CTL_(0x802bu)
/* UNC_CHA_RxC_ISMQ0_RETRY ev_sel=0x2c: Entries of the ISMQ (answers to requests under way) that had to try again, first set of reasons. */
#define SKX_CHA_EVENT_RXC_ISMQ0_RETRY_AD_REQ_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.AD_REQ_VN0 ev_sel=0x2c umask=0x1: For want of a VN0 credit for AD requests. */ \
	SKX_CHA_CTL_(0x12cu)
#define SKX_CHA_EVENT_RXC_ISMQ0_RETRY_AD_RSP_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.AD_RSP_VN0 ev_sel=0x2c umask=0x2: For want of a VN0 credit for AD responses. */ \
	SKX_CHA_CTL_(0x22cu)
#define SKX_CHA_EVENT_RXC_ISMQ0_RETRY_BL_RSP_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.BL_RSP_VN0 ev_sel=0x2c umask=0x4: For want of a VN0 credit for BL responses. */ \
	SKX_CHA_CTL_(0x42cu)
#define SKX_CHA_EVENT_RXC_ISMQ0_RETRY_BL_WB_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.BL_WB_VN0 ev_sel=0x2c umask=0x8: For want of a VN0 credit for BL writes back. */ \
	SKX_CHA_CTL_(0x82cu)
#define SKX_CHA_EVENT_RXC_ISMQ0_RETRY_BL_NCB_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.BL_NCB_VN0 ev_sel=0x2c umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	SKX_CHA_CTL_(0x102cu)
#define SKX_CHA_EVENT_RXC_ISMQ0_RETRY_BL_NCS_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.BL_NCS_VN0 ev_sel=0x2c umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	SKX_CHA_CTL_(0x202cu)
#define SKX_CHA_EVENT_RXC_ISMQ0_RETRY_AK_NON_UPI /* UNC_CHA_RxC_ISMQ0_RETRY.AK_NON_UPI ev_sel=0x2c umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x402cu)
#define SKX_CHA_EVENT_RXC_ISMQ0_RETRY_IV_NON_UPI /* UNC_CHA_RxC_ISMQ0_RETRY.IV_NON_UPI ev_sel=0x2c umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x802cu)
/* UNC_CHA_RxC_ISMQ1_RETRY ev_sel=0x2d: Entries of the ISMQ (answers to requests under way) that had to try again, second set of reasons. */
#define SKX_CHA_EVENT_RXC_ISMQ1_RETRY_ANY0 /* UNC_CHA_RxC_ISMQ1_RETRY.ANY0 ev_sel=0x2d umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	SKX_CHA_CTL_(0x12du)
#define SKX_CHA_EVENT_RXC_ISMQ1_RETRY_HA /* UNC_CHA_RxC_ISMQ1_RETRY.HA ev_sel=0x2d umask=0x2: Because of the home agent. */ \
	SKX_CHA_CTL_(0x22du)
/* UNC_CHA_RxC_OTHER0_RETRY ev_sel=0x2e: Entries that go from one retry queue to another, by the next reason for it, first set. */
#define SKX_CHA_EVENT_RXC_OTHER0_RETRY_AD_REQ_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.AD_REQ_VN0 ev_sel=0x2e umask=0x1: For want of a VN0 credit for AD requests. */ \
	SKX_CHA_CTL_(0x12eu)
#define SKX_CHA_EVENT_RXC_OTHER0_RETRY_AD_RSP_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.AD_RSP_VN0 ev_sel=0x2e umask=0x2: For want of a VN0 credit for AD responses. */ \
	SKX_CHA_CTL_(0x22eu)
#define SKX_CHA_EVENT_RXC_OTHER0_RETRY_BL_RSP_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.BL_RSP_VN0 ev_sel=0x2e umask=0x4: For want of a VN0 credit for BL responses. */ \
	SKX_CHA_CTL_(0x42eu)
#define SKX_CHA_EVENT_RXC_OTHER0_RETRY_BL_WB_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.BL_WB_VN0 ev_sel=0x2e umask=0x8: For want of a VN0 credit for BL writes back. */ \
	SKX_CHA_CTL_(0x82eu)
#define SKX_CHA_EVENT_RXC_OTHER0_RETRY_BL_NCB_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.BL_NCB_VN0 ev_sel=0x2e umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	SKX_CHA_CTL_(0x102eu)
#define SKX_CHA_EVENT_RXC_OTHER0_RETRY_BL_NCS_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.BL_NCS_VN0 ev_sel=0x2e umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	SKX_CHA_CTL_(0x202eu)
#define SKX_CHA_EVENT_RXC_OTHER0_RETRY_AK_NON_UPI /* UNC_CHA_RxC_OTHER0_RETRY.AK_NON_UPI ev_sel=0x2e umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x402eu)
#define SKX_CHA_EVENT_RXC_OTHER0_RETRY_IV_NON_UPI /* UNC_CHA_RxC_OTHER0_RETRY.IV_NON_UPI ev_sel=0x2e umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	SKX_CHA_CTL_(0x802eu)
/* UNC_CHA_RxC_OTHER1_RETRY ev_sel=0x2f: Entries that go from one retry queue to another, by the next reason for it, second set. */
#define SKX_CHA_EVENT_RXC_OTHER1_RETRY_ANY0 /* UNC_CHA_RxC_OTHER1_RETRY.ANY0 ev_sel=0x2f umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	SKX_CHA_CTL_(0x12fu)
#define SKX_CHA_EVENT_RXC_OTHER1_RETRY_HA /* UNC_CHA_RxC_OTHER1_RETRY.HA ev_sel=0x2f umask=0x2: Because of the home agent. */ \
	SKX_CHA_CTL_(0x22fu)
#define SKX_CHA_EVENT_RXC_OTHER1_RETRY_LLC_VICTIM /* UNC_CHA_RxC_OTHER1_RETRY.LLC_VICTIM ev_sel=0x2f umask=0x4: For want of room for a victim of the LLC. */ \
	SKX_CHA_CTL_(0x42fu)
#define SKX_CHA_EVENT_RXC_OTHER1_RETRY_SF_VICTIM /* UNC_CHA_RxC_OTHER1_RETRY.SF_VICTIM ev_sel=0x2f umask=0x8: For want of room for a victim of the snoop filter. */ \
	SKX_CHA_CTL_(0x82fu)
#define SKX_CHA_EVENT_RXC_OTHER1_RETRY_VICTIM /* UNC_CHA_RxC_OTHER1_RETRY.VICTIM ev_sel=0x2f umask=0x10: For want of room for a victim, of whichever kind. */ \
	SKX_CHA_CTL_(0x102fu)
#define SKX_CHA_EVENT_RXC_OTHER1_RETRY_LLC_OR_SF_WAY /* UNC_CHA_RxC_OTHER1_RETRY.LLC_OR_SF_WAY ev_sel=0x2f umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	SKX_CHA_CTL_(0x202fu)
#define SKX_CHA_EVENT_RXC_OTHER1_RETRY_ALLOW_SNP /* UNC_CHA_RxC_OTHER1_RETRY.ALLOW_SNP ev_sel=0x2f umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	SKX_CHA_CTL_(0x402fu)
#define SKX_CHA_EVENT_RXC_OTHER1_RETRY_PA_MATCH /* UNC_CHA_RxC_OTHER1_RETRY.PA_MATCH ev_sel=0x2f umask=0x80: Another request for the same address is under way. */ \
	SKX_CHA_CTL_(0x802fu)
/* UNC_CHA_XSNP_RESP ev_sel=0x32: Answers of cores to snoops, by cause and by what the core had. */
#define SKX_CHA_EVENT_XSNP_RESP_EXT_RSP_HITFSE /* UNC_CHA_XSNP_RESP.EXT_RSP_HITFSE ev_sel=0x32 umask=0x21: For requests of other sockets: the core has the line unmodified and gives no data. */ \
	SKX_CHA_CTL_(0x2132u)
#define SKX_CHA_EVENT_XSNP_RESP_EXT_RSPS_FWDFE /* UNC_CHA_XSNP_RESP.EXT_RSPS_FWDFE ev_sel=0x32 umask=0x22: For requests of other sockets: the core gave its exclusive or forward line away and keeps it shared. */ \
	SKX_CHA_CTL_(0x2232u)
#define SKX_CHA_EVENT_XSNP_RESP_EXT_RSPI_FWDFE /* UNC_CHA_XSNP_RESP.EXT_RSPI_FWDFE ev_sel=0x32 umask=0x24: For requests of other sockets: the core gave its exclusive or forward line away and keeps none. */ \
	SKX_CHA_CTL_(0x2432u)
#define SKX_CHA_EVENT_XSNP_RESP_EXT_RSPS_FWDM /* UNC_CHA_XSNP_RESP.EXT_RSPS_FWDM ev_sel=0x32 umask=0x28: For requests of other sockets: the core gave its modified line away and keeps it shared. */ \
	SKX_CHA_CTL_(0x2832u)
#define SKX_CHA_EVENT_XSNP_RESP_EXT_RSPI_FWDM /* UNC_CHA_XSNP_RESP.EXT_RSPI_FWDM ev_sel=0x32 umask=0x30: For requests of other sockets: the core gave its modified line away and keeps none. */ \
	SKX_CHA_CTL_(0x3032u)
#define SKX_CHA_EVENT_XSNP_RESP_CORE_RSP_HITFSE /* UNC_CHA_XSNP_RESP.CORE_RSP_HITFSE ev_sel=0x32 umask=0x41: For requests of cores: the core has the line unmodified and gives no data. */ \
	SKX_CHA_CTL_(0x4132u)
#define SKX_CHA_EVENT_XSNP_RESP_CORE_RSPS_FWDFE /* UNC_CHA_XSNP_RESP.CORE_RSPS_FWDFE ev_sel=0x32 umask=0x42: For requests of cores: the core gave its exclusive or forward line away and keeps it shared. */ \
	SKX_CHA_CTL_(0x4232u)
#define SKX_CHA_EVENT_XSNP_RESP_CORE_RSPI_FWDFE /* UNC_CHA_XSNP_RESP.CORE_RSPI_FWDFE ev_sel=0x32 umask=0x44: For requests of cores: the core gave its exclusive or forward line away and keeps none. */ \
	SKX_CHA_CTL_(0x4432u)
#define SKX_CHA_EVENT_XSNP_RESP_CORE_RSPS_FWDM /* UNC_CHA_XSNP_RESP.CORE_RSPS_FWDM ev_sel=0x32 umask=0x48: For requests of cores: the core gave its modified line away and keeps it shared. */ \
	SKX_CHA_CTL_(0x4832u)
#define SKX_CHA_EVENT_XSNP_RESP_CORE_RSPI_FWDM /* UNC_CHA_XSNP_RESP.CORE_RSPI_FWDM ev_sel=0x32 umask=0x50: For requests of cores: the core gave its modified line away and keeps none. */ \
	SKX_CHA_CTL_(0x5032u)
#define SKX_CHA_EVENT_XSNP_RESP_EVICT_RSP_HITFSE /* UNC_CHA_XSNP_RESP.EVICT_RSP_HITFSE ev_sel=0x32 umask=0x81: For evictions: the core has the line unmodified and gives no data. */ \
	SKX_CHA_CTL_(0x8132u)
#define SKX_CHA_EVENT_XSNP_RESP_EVICT_RSPS_FWDFE /* UNC_CHA_XSNP_RESP.EVICT_RSPS_FWDFE ev_sel=0x32 umask=0x82: For evictions: the core gave its exclusive or forward line away and keeps it shared. */ \
	SKX_CHA_CTL_(0x8232u)
#define SKX_CHA_EVENT_XSNP_RESP_EVICT_RSPI_FWDFE /* UNC_CHA_XSNP_RESP.EVICT_RSPI_FWDFE ev_sel=0x32 umask=0x84: For evictions: the core gave its exclusive or forward line away and keeps none. */ \
	SKX_CHA_CTL_(0x8432u)
#define SKX_CHA_EVENT_XSNP_RESP_EVICT_RSPS_FWDM /* UNC_CHA_XSNP_RESP.EVICT_RSPS_FWDM ev_sel=0x32 umask=0x88: For evictions: the core gave its modified line away and keeps it shared. */ \
	SKX_CHA_CTL_(0x8832u)
#define SKX_CHA_EVENT_XSNP_RESP_EVICT_RSPI_FWDM /* UNC_CHA_XSNP_RESP.EVICT_RSPI_FWDM ev_sel=0x32 umask=0x90: For evictions: the core gave its modified line away and keeps none. */ \
	SKX_CHA_CTL_(0x9032u)
#define SKX_CHA_EVENT_XSNP_RESP_ANY_RSP_HITFSE /* UNC_CHA_XSNP_RESP.ANY_RSP_HITFSE ev_sel=0x32 umask=0xe1: For any cause: the core has the line unmodified and gives no data. */ \
	SKX_CHA_CTL_(0xe132u)
#define SKX_CHA_EVENT_XSNP_RESP_ANY_RSPS_FWDFE /* UNC_CHA_XSNP_RESP.ANY_RSPS_FWDFE ev_sel=0x32 umask=0xe2: For any cause: the core gave its exclusive or forward line away and keeps it shared. */ \
	SKX_CHA_CTL_(0xe232u)
#define SKX_CHA_EVENT_XSNP_RESP_ANY_RSPI_FWDFE /* UNC_CHA_XSNP_RESP.ANY_RSPI_FWDFE ev_sel=0x32 umask=0xe4: For any cause: the core gave its exclusive or forward line away and keeps none. */ \
	SKX_CHA_CTL_(0xe432u)
#define SKX_CHA_EVENT_XSNP_RESP_ANY_RSPS_FWDM /* UNC_CHA_XSNP_RESP.ANY_RSPS_FWDM ev_sel=0x32 umask=0xe8: For any cause: the core gave its modified line away and keeps it shared. */ \
	SKX_CHA_CTL_(0xe832u)
#define SKX_CHA_EVENT_XSNP_RESP_ANY_RSPI_FWDM /* UNC_CHA_XSNP_RESP.ANY_RSPI_FWDM ev_sel=0x32 umask=0xf0: For any cause: the core gave its modified line away and keeps none. */ \
	SKX_CHA_CTL_(0xf032u)
/* UNC_CHA_CORE_SNP ev_sel=0x33: Requests that make the CHA snoop cores, by cause and by how many are snooped. */
#define SKX_CHA_EVENT_CORE_SNP_EXT_ONE /* UNC_CHA_CORE_SNP.EXT_ONE ev_sel=0x33 umask=0x21: For requests of other sockets: one core is snooped. */ \
	SKX_CHA_CTL_(0x2133u)
#define SKX_CHA_EVENT_CORE_SNP_EXT_GTONE /* UNC_CHA_CORE_SNP.EXT_GTONE ev_sel=0x33 umask=0x22: For requests of other sockets: more than one core is snooped. */ \
	SKX_CHA_CTL_(0x2233u)
#define SKX_CHA_EVENT_CORE_SNP_EXT_REMOTE /* UNC_CHA_CORE_SNP.EXT_REMOTE ev_sel=0x33 umask=0x24: For requests of other sockets: cores of another socket are snooped. */ \
	SKX_CHA_CTL_(0x2433u)
#define SKX_CHA_EVENT_CORE_SNP_CORE_ONE /* UNC_CHA_CORE_SNP.CORE_ONE ev_sel=0x33 umask=0x41: For requests of cores: one core is snooped. */ \
	SKX_CHA_CTL_(0x4133u)
#define SKX_CHA_EVENT_CORE_SNP_CORE_GTONE /* UNC_CHA_CORE_SNP.CORE_GTONE ev_sel=0x33 umask=0x42: For requests of cores: more than one core is snooped. */ \
	SKX_CHA_CTL_(0x4233u)
#define SKX_CHA_EVENT_CORE_SNP_CORE_REMOTE /* UNC_CHA_CORE_SNP.CORE_REMOTE ev_sel=0x33 umask=0x44: For requests of cores: cores of another socket are snooped. */ \
	SKX_CHA_CTL_(0x4433u)
#define SKX_CHA_EVENT_CORE_SNP_EVICT_ONE /* UNC_CHA_CORE_SNP.EVICT_ONE ev_sel=0x33 umask=0x81: For evictions: one core is snooped. */ \
	SKX_CHA_CTL_(0x8133u)
#define SKX_CHA_EVENT_CORE_SNP_EVICT_GTONE /* UNC_CHA_CORE_SNP.EVICT_GTONE ev_sel=0x33 umask=0x82: For evictions: more than one core is snooped. */ \
	SKX_CHA_CTL_(0x8233u)
#define SKX_CHA_EVENT_CORE_SNP_EVICT_REMOTE /* UNC_CHA_CORE_SNP.EVICT_REMOTE ev_sel=0x33 umask=0x84: For evictions: cores of another socket are snooped. */ \
	SKX_CHA_CTL_(0x8433u)
#define SKX_CHA_EVENT_CORE_SNP_ANY_ONE /* UNC_CHA_CORE_SNP.ANY_ONE ev_sel=0x33 umask=0xe1: For any cause: one core is snooped. */ \
	SKX_CHA_CTL_(0xe133u)
#define SKX_CHA_EVENT_CORE_SNP_ANY_GTONE /* UNC_CHA_CORE_SNP.ANY_GTONE ev_sel=0x33 umask=0xe2: For any cause: more than one core is snooped. */ \
	SKX_CHA_CTL_(0xe233u)
#define SKX_CHA_EVENT_CORE_SNP_ANY_REMOTE /* UNC_CHA_CORE_SNP.ANY_REMOTE ev_sel=0x33 umask=0xe4: For any cause: cores of another socket are snooped. */ \
	SKX_CHA_CTL_(0xe433u)
/* UNC_CHA_LLC_LOOKUP ev_sel=0x34: Look-ups of the cache slice. Only lines in the states of box_filter.state count; a request that looks up several times counts as often. */
#define SKX_CHA_EVENT_LLC_LOOKUP_DATA_READ /* UNC_CHA_LLC_LOOKUP.DATA_READ ev_sel=0x34 umask=0x3: To read data. */ \
	SKX_CHA_CTL_(0x334u)
#define SKX_CHA_EVENT_LLC_LOOKUP_DATA_READ_BOX_FILTER_MASK 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_DATA_READ_BOX_FILTER 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_DATA_READ_BOX_FILTER_FREE 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_WRITE /* UNC_CHA_LLC_LOOKUP.WRITE ev_sel=0x34 umask=0x5: To write, among them write backs of cores. */ \
	SKX_CHA_CTL_(0x534u)
#define SKX_CHA_EVENT_LLC_LOOKUP_WRITE_BOX_FILTER_MASK 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_WRITE_BOX_FILTER 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_WRITE_BOX_FILTER_FREE 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_REMOTE_SNOOP /* UNC_CHA_LLC_LOOKUP.REMOTE_SNOOP ev_sel=0x34 umask=0x9: By snoops of other sockets. */ \
	SKX_CHA_CTL_(0x934u)
#define SKX_CHA_EVENT_LLC_LOOKUP_REMOTE_SNOOP_BOX_FILTER_MASK 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_REMOTE_SNOOP_BOX_FILTER 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_REMOTE_SNOOP_BOX_FILTER_FREE 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_ANY /* UNC_CHA_LLC_LOOKUP.ANY ev_sel=0x34 umask=0x11: Of any kind: code, data, prefetches, hints, writes and snoops. */ \
	SKX_CHA_CTL_(0x1134u)
#define SKX_CHA_EVENT_LLC_LOOKUP_ANY_BOX_FILTER_MASK 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_ANY_BOX_FILTER 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_ANY_BOX_FILTER_FREE 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_LOCAL /* UNC_CHA_LLC_LOOKUP.LOCAL ev_sel=0x34 umask=0x31: For requests of this socket. */ \
	SKX_CHA_CTL_(0x3134u)
#define SKX_CHA_EVENT_LLC_LOOKUP_LOCAL_BOX_FILTER_MASK 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_LOCAL_BOX_FILTER 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_LOCAL_BOX_FILTER_FREE 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_REMOTE /* UNC_CHA_LLC_LOOKUP.REMOTE ev_sel=0x34 umask=0x91: For requests of other sockets. */ \
	SKX_CHA_CTL_(0x9134u)
#define SKX_CHA_EVENT_LLC_LOOKUP_REMOTE_BOX_FILTER_MASK 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_REMOTE_BOX_FILTER 0x7fe0000u
#define SKX_CHA_EVENT_LLC_LOOKUP_REMOTE_BOX_FILTER_FREE 0x7fe0000u
/* UNC_CHA_TOR_INSERTS ev_sel=0x35: Requests that enter the TOR, each once for its life. Filters choose target, memory and opcode; unless you give them they let everything pass. One opcode for all four counters; umasks are not to be OR-ed. */
#define SKX_CHA_EVENT_TOR_INSERTS_IRQ /* UNC_CHA_TOR_INSERTS.IRQ ev_sel=0x35 umask=0x1: New entries: requests of cores (IRQ), hits and misses not chosen; IA counts both. */ \
	SKX_CHA_CTL_(0x135u)
#define SKX_CHA_EVENT_TOR_INSERTS_IRQ_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IRQ_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IRQ_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_EVICT /* UNC_CHA_TOR_INSERTS.EVICT ev_sel=0x35 umask=0x2: New entries: evictions from the LLC or the snoop filter, hits and misses not chosen. */ \
	SKX_CHA_CTL_(0x235u)
#define SKX_CHA_EVENT_TOR_INSERTS_EVICT_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_EVICT_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_EVICT_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_PRQ /* UNC_CHA_TOR_INSERTS.PRQ ev_sel=0x35 umask=0x4: New entries: requests of devices (PRQ), hits and misses not chosen; IO counts both. */ \
	SKX_CHA_CTL_(0x435u)
#define SKX_CHA_EVENT_TOR_INSERTS_PRQ_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_PRQ_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_PRQ_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IPQ /* UNC_CHA_TOR_INSERTS.IPQ ev_sel=0x35 umask=0x8: New entries: snoops of other sockets (IPQ), hits and misses not chosen. */ \
	SKX_CHA_CTL_(0x835u)
#define SKX_CHA_EVENT_TOR_INSERTS_IPQ_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IPQ_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IPQ_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_HIT /* UNC_CHA_TOR_INSERTS.HIT ev_sel=0x35 umask=0x10: New entries: hits alone, with no source chosen; Intel's other umasks add a source. */ \
	SKX_CHA_CTL_(0x1035u)
#define SKX_CHA_EVENT_TOR_INSERTS_HIT_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_HIT_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_HIT_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT /* UNC_CHA_TOR_INSERTS.IA_HIT ev_sel=0x35 umask=0x11: New entries: requests of cores that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1135u)
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_CRD /* UNC_CHA_TOR_INSERTS.IA_HIT_CRD ev_sel=0x35 umask=0x11: New entries: code reads of cores that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1135u)
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_CRD_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_CRD_BOX_FILTER1 0x40233u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_CRD_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_DRD /* UNC_CHA_TOR_INSERTS.IA_HIT_DRD ev_sel=0x35 umask=0x11: New entries: data reads of cores, with those of L1 prefetchers, that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1135u)
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_DRD_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_DRD_BOX_FILTER1 0x40433u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_DRD_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFCRD /* UNC_CHA_TOR_INSERTS.IA_HIT_LlcPrefCRD ev_sel=0x35 umask=0x11: New entries: prefetches of code into the LLC of cores that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1135u)
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFCRD_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFCRD_BOX_FILTER1 0x4b233u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFCRD_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFDRD /* UNC_CHA_TOR_INSERTS.IA_HIT_LlcPrefDRD ev_sel=0x35 umask=0x11: New entries: prefetches of data into the LLC of cores that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1135u)
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFDRD_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFDRD_BOX_FILTER1 0x4b433u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFDRD_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFRFO /* UNC_CHA_TOR_INSERTS.IA_HIT_LlcPrefRFO ev_sel=0x35 umask=0x11: New entries: prefetches for ownership into the LLC of cores that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1135u)
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFRFO_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFRFO_BOX_FILTER1 0x4b033u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFRFO_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_RFO /* UNC_CHA_TOR_INSERTS.IA_HIT_RFO ev_sel=0x35 umask=0x11: New entries: reads for ownership of cores that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1135u)
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_RFO_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_RFO_BOX_FILTER1 0x40033u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_HIT_RFO_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_INSERTS_IO_HIT /* UNC_CHA_TOR_INSERTS.IO_HIT ev_sel=0x35 umask=0x14: New entries: requests of devices that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1435u)
#define SKX_CHA_EVENT_TOR_INSERTS_IO_HIT_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IO_HIT_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IO_HIT_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_ALL_HIT /* UNC_CHA_TOR_INSERTS.ALL_HIT ev_sel=0x35 umask=0x15: New entries: requests of this socket that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1535u)
#define SKX_CHA_EVENT_TOR_INSERTS_ALL_HIT_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_ALL_HIT_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_ALL_HIT_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_MISS /* UNC_CHA_TOR_INSERTS.MISS ev_sel=0x35 umask=0x20: New entries: misses alone, with no source chosen; Intel's other umasks add a source. */ \
	SKX_CHA_CTL_(0x2035u)
#define SKX_CHA_EVENT_TOR_INSERTS_MISS_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_MISS_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_MISS_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS /* UNC_CHA_TOR_INSERTS.IA_MISS ev_sel=0x35 umask=0x21: New entries: requests of cores that missed the LLC. */ \
	SKX_CHA_CTL_(0x2135u)
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_CRD /* UNC_CHA_TOR_INSERTS.IA_MISS_CRD ev_sel=0x35 umask=0x21: New entries: code reads of cores that missed the LLC. */ \
	SKX_CHA_CTL_(0x2135u)
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_CRD_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_CRD_BOX_FILTER1 0x40233u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_CRD_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD ev_sel=0x35 umask=0x21: New entries: data reads of cores, with those of L1 prefetchers, that missed the LLC. */ \
	SKX_CHA_CTL_(0x2135u)
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_BOX_FILTER1 0x40433u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFCRD /* UNC_CHA_TOR_INSERTS.IA_MISS_LlcPrefCRD ev_sel=0x35 umask=0x21: New entries: prefetches of code into the LLC of cores that missed the LLC. */ \
	SKX_CHA_CTL_(0x2135u)
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFCRD_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFCRD_BOX_FILTER1 0x4b233u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFCRD_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFDRD /* UNC_CHA_TOR_INSERTS.IA_MISS_LlcPrefDRD ev_sel=0x35 umask=0x21: New entries: prefetches of data into the LLC of cores that missed the LLC. */ \
	SKX_CHA_CTL_(0x2135u)
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFDRD_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFDRD_BOX_FILTER1 0x4b433u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFDRD_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFRFO /* UNC_CHA_TOR_INSERTS.IA_MISS_LlcPrefRFO ev_sel=0x35 umask=0x21: New entries: prefetches for ownership into the LLC of cores that missed the LLC. */ \
	SKX_CHA_CTL_(0x2135u)
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFRFO_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFRFO_BOX_FILTER1 0x4b033u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFRFO_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO ev_sel=0x35 umask=0x21: New entries: reads for ownership of cores that missed the LLC. */ \
	SKX_CHA_CTL_(0x2135u)
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_BOX_FILTER1 0x40033u
#define SKX_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_INSERTS_IO_MISS /* UNC_CHA_TOR_INSERTS.IO_MISS ev_sel=0x35 umask=0x24: New entries: requests of devices that missed the LLC. */ \
	SKX_CHA_CTL_(0x2435u)
#define SKX_CHA_EVENT_TOR_INSERTS_IO_MISS_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IO_MISS_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IO_MISS_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IO_MISS_ITOM /* UNC_CHA_TOR_INSERTS.IO_MISS_ITOM ev_sel=0x35 umask=0x24: New entries: writes of whole lines by devices (ItoM) that missed the LLC. */ \
	SKX_CHA_CTL_(0x2435u)
#define SKX_CHA_EVENT_TOR_INSERTS_IO_MISS_ITOM_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IO_MISS_ITOM_BOX_FILTER1 0x49033u
#define SKX_CHA_EVENT_TOR_INSERTS_IO_MISS_ITOM_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_INSERTS_IO_MISS_RDCUR /* UNC_CHA_TOR_INSERTS.IO_MISS_RDCUR ev_sel=0x35 umask=0x24: New entries: reads by devices (RdCur) that missed the LLC. */ \
	SKX_CHA_CTL_(0x2435u)
#define SKX_CHA_EVENT_TOR_INSERTS_IO_MISS_RDCUR_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IO_MISS_RDCUR_BOX_FILTER1 0x43c33u
#define SKX_CHA_EVENT_TOR_INSERTS_IO_MISS_RDCUR_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_INSERTS_IO_MISS_RFO /* UNC_CHA_TOR_INSERTS.IO_MISS_RFO ev_sel=0x35 umask=0x24: New entries: reads for ownership by devices, for writes of parts of lines that missed the LLC. */ \
	SKX_CHA_CTL_(0x2435u)
#define SKX_CHA_EVENT_TOR_INSERTS_IO_MISS_RFO_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IO_MISS_RFO_BOX_FILTER1 0x40033u
#define SKX_CHA_EVENT_TOR_INSERTS_IO_MISS_RFO_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_INSERTS_ALL_MISS /* UNC_CHA_TOR_INSERTS.ALL_MISS ev_sel=0x35 umask=0x25: New entries: requests of this socket that missed the LLC. */ \
	SKX_CHA_CTL_(0x2535u)
#define SKX_CHA_EVENT_TOR_INSERTS_ALL_MISS_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_ALL_MISS_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_ALL_MISS_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA /* UNC_CHA_TOR_INSERTS.IA ev_sel=0x35 umask=0x31: New entries: all requests of cores. */ \
	SKX_CHA_CTL_(0x3135u)
#define SKX_CHA_EVENT_TOR_INSERTS_IA_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IA_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IO /* UNC_CHA_TOR_INSERTS.IO ev_sel=0x35 umask=0x34: New entries: all requests of devices. */ \
	SKX_CHA_CTL_(0x3435u)
#define SKX_CHA_EVENT_TOR_INSERTS_IO_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IO_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IO_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_ALL_IO_IA /* UNC_CHA_TOR_INSERTS.ALL_IO_IA ev_sel=0x35 umask=0x35: New entries: all requests of cores and devices of this socket. */ \
	SKX_CHA_CTL_(0x3535u)
#define SKX_CHA_EVENT_TOR_INSERTS_ALL_IO_IA_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_ALL_IO_IA_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_ALL_IO_IA_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IPQ_HIT /* UNC_CHA_TOR_INSERTS.IPQ_HIT ev_sel=0x35 umask=0x18: New entries: snoops of other sockets that hit. */ \
	SKX_CHA_CTL_(0x1835u)
#define SKX_CHA_EVENT_TOR_INSERTS_IPQ_HIT_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IPQ_HIT_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IPQ_HIT_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IPQ_MISS /* UNC_CHA_TOR_INSERTS.IPQ_MISS ev_sel=0x35 umask=0x28: New entries: snoops of other sockets that missed. */ \
	SKX_CHA_CTL_(0x2835u)
#define SKX_CHA_EVENT_TOR_INSERTS_IPQ_MISS_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IPQ_MISS_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_IPQ_MISS_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_REM_ALL /* UNC_CHA_TOR_INSERTS.REM_ALL ev_sel=0x35 umask=0x30: New entries: what has umask 0x30, hits and misses with no source. */ \
	SKX_CHA_CTL_(0x3035u)
#define SKX_CHA_EVENT_TOR_INSERTS_REM_ALL_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_REM_ALL_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_REM_ALL_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_LOC_ALL /* UNC_CHA_TOR_INSERTS.LOC_ALL ev_sel=0x35 umask=0x37: New entries: all from this socket: requests of cores and devices, and evictions. */ \
	SKX_CHA_CTL_(0x3735u)
#define SKX_CHA_EVENT_TOR_INSERTS_LOC_ALL_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_LOC_ALL_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_LOC_ALL_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_RRQ_HIT /* UNC_CHA_TOR_INSERTS.RRQ_HIT ev_sel=0x35 umask=0x50: New entries: responses of other sockets, hits. */ \
	SKX_CHA_CTL_(0x5035u)
#define SKX_CHA_EVENT_TOR_INSERTS_RRQ_HIT_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_RRQ_HIT_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_RRQ_HIT_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_RRQ_MISS /* UNC_CHA_TOR_INSERTS.RRQ_MISS ev_sel=0x35 umask=0x60: New entries: responses of other sockets, misses. */ \
	SKX_CHA_CTL_(0x6035u)
#define SKX_CHA_EVENT_TOR_INSERTS_RRQ_MISS_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_RRQ_MISS_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_RRQ_MISS_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_WBQ_HIT /* UNC_CHA_TOR_INSERTS.WBQ_HIT ev_sel=0x35 umask=0x90: New entries: writes back of other sockets, hits. */ \
	SKX_CHA_CTL_(0x9035u)
#define SKX_CHA_EVENT_TOR_INSERTS_WBQ_HIT_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_WBQ_HIT_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_WBQ_HIT_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_WBQ_MISS /* UNC_CHA_TOR_INSERTS.WBQ_MISS ev_sel=0x35 umask=0xa0: New entries: writes back of other sockets, misses. */ \
	SKX_CHA_CTL_(0xa035u)
#define SKX_CHA_EVENT_TOR_INSERTS_WBQ_MISS_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_INSERTS_WBQ_MISS_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_INSERTS_WBQ_MISS_BOX_FILTER1_FREE 0xdffffe3bu
/* UNC_CHA_TOR_OCCUPANCY ev_sel=0x36: Adds up, every cycle, the requests in the TOR; divide by the same umask of TOR_INSERTS for the mean cycles under way. The filters are those of TOR_INSERTS. */
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IRQ /* UNC_CHA_TOR_OCCUPANCY.IRQ ev_sel=0x36 umask=0x1: Entries in the table each cycle: requests of cores (IRQ), hits and misses not chosen; IA counts both. */ \
	SKX_CHA_CTL_(0x136u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IRQ_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IRQ_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IRQ_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IRQ_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_EVICT /* UNC_CHA_TOR_OCCUPANCY.EVICT ev_sel=0x36 umask=0x2: Entries in the table each cycle: evictions from the LLC or the snoop filter, hits and misses not chosen. */ \
	SKX_CHA_CTL_(0x236u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_EVICT_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_EVICT_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_EVICT_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_EVICT_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_PRQ /* UNC_CHA_TOR_OCCUPANCY.PRQ ev_sel=0x36 umask=0x4: Entries in the table each cycle: requests of devices (PRQ), hits and misses not chosen; IO counts both. */ \
	SKX_CHA_CTL_(0x436u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_PRQ_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_PRQ_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_PRQ_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_PRQ_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IPQ /* UNC_CHA_TOR_OCCUPANCY.IPQ ev_sel=0x36 umask=0x8: Entries in the table each cycle: snoops of other sockets (IPQ), hits and misses not chosen. */ \
	SKX_CHA_CTL_(0x836u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IPQ_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IPQ_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IPQ_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IPQ_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_HIT /* UNC_CHA_TOR_OCCUPANCY.HIT ev_sel=0x36 umask=0x10: Entries in the table each cycle: hits alone, with no source chosen; Intel's other umasks add a source. */ \
	SKX_CHA_CTL_(0x1036u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_HIT_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_HIT_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_HIT_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_HIT_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT /* UNC_CHA_TOR_OCCUPANCY.IA_HIT ev_sel=0x36 umask=0x11: Entries in the table each cycle: requests of cores that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1136u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_CRD ev_sel=0x36 umask=0x11: Entries in the table each cycle: code reads of cores that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1136u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD_BOX_FILTER1 0x40233u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_DRD ev_sel=0x36 umask=0x11: Entries in the table each cycle: data reads of cores, with those of L1 prefetchers, that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1136u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_BOX_FILTER1 0x40433u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFCRD /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_LlcPrefCRD ev_sel=0x36 umask=0x11: Entries in the table each cycle: prefetches of code into the LLC of cores that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1136u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFCRD_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFCRD_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFCRD_BOX_FILTER1 0x4b233u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFCRD_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFDRD /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_LlcPrefDRD ev_sel=0x36 umask=0x11: Entries in the table each cycle: prefetches of data into the LLC of cores that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1136u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFDRD_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFDRD_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFDRD_BOX_FILTER1 0x4b433u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFDRD_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFRFO /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_LlcPrefRFO ev_sel=0x36 umask=0x11: Entries in the table each cycle: prefetches for ownership into the LLC of cores that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1136u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFRFO_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFRFO_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFRFO_BOX_FILTER1 0x4b033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFRFO_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_RFO ev_sel=0x36 umask=0x11: Entries in the table each cycle: reads for ownership of cores that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1136u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO_BOX_FILTER1 0x40033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_HIT /* UNC_CHA_TOR_OCCUPANCY.IO_HIT ev_sel=0x36 umask=0x14: Entries in the table each cycle: requests of devices that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1436u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_ALL_HIT /* UNC_CHA_TOR_OCCUPANCY.ALL_HIT ev_sel=0x36 umask=0x17: Entries in the table each cycle: requests of this socket that the LLC or the snoop filter served. */ \
	SKX_CHA_CTL_(0x1736u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_ALL_HIT_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_ALL_HIT_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_ALL_HIT_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_ALL_HIT_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_MISS /* UNC_CHA_TOR_OCCUPANCY.MISS ev_sel=0x36 umask=0x20: Entries in the table each cycle: misses alone, with no source chosen; Intel's other umasks add a source. */ \
	SKX_CHA_CTL_(0x2036u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_MISS_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_MISS_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_MISS_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_MISS_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS /* UNC_CHA_TOR_OCCUPANCY.IA_MISS ev_sel=0x36 umask=0x21: Entries in the table each cycle: requests of cores that missed the LLC. */ \
	SKX_CHA_CTL_(0x2136u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_CRD ev_sel=0x36 umask=0x21: Entries in the table each cycle: code reads of cores that missed the LLC. */ \
	SKX_CHA_CTL_(0x2136u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_BOX_FILTER1 0x40233u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD ev_sel=0x36 umask=0x21: Entries in the table each cycle: data reads of cores, with those of L1 prefetchers, that missed the LLC. */ \
	SKX_CHA_CTL_(0x2136u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_BOX_FILTER1 0x40433u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFCRD /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LlcPrefCRD ev_sel=0x36 umask=0x21: Entries in the table each cycle: prefetches of code into the LLC of cores that missed the LLC. */ \
	SKX_CHA_CTL_(0x2136u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFCRD_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFCRD_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFCRD_BOX_FILTER1 0x4b233u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFCRD_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFDRD /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LlcPrefDRD ev_sel=0x36 umask=0x21: Entries in the table each cycle: prefetches of data into the LLC of cores that missed the LLC. */ \
	SKX_CHA_CTL_(0x2136u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFDRD_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFDRD_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFDRD_BOX_FILTER1 0x4b433u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFDRD_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFRFO /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LlcPrefRFO ev_sel=0x36 umask=0x21: Entries in the table each cycle: prefetches for ownership into the LLC of cores that missed the LLC. */ \
	SKX_CHA_CTL_(0x2136u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFRFO_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFRFO_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFRFO_BOX_FILTER1 0x4b033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFRFO_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO ev_sel=0x36 umask=0x21: Entries in the table each cycle: reads for ownership of cores that missed the LLC. */ \
	SKX_CHA_CTL_(0x2136u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_BOX_FILTER1 0x40033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS /* UNC_CHA_TOR_OCCUPANCY.IO_MISS ev_sel=0x36 umask=0x24: Entries in the table each cycle: requests of devices that missed the LLC. */ \
	SKX_CHA_CTL_(0x2436u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOM /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_ITOM ev_sel=0x36 umask=0x24: Entries in the table each cycle: writes of whole lines by devices (ItoM) that missed the LLC. */ \
	SKX_CHA_CTL_(0x2436u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOM_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOM_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOM_BOX_FILTER1 0x49033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOM_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_RDCUR /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_RDCUR ev_sel=0x36 umask=0x24: Entries in the table each cycle: reads by devices (RdCur) that missed the LLC. */ \
	SKX_CHA_CTL_(0x2436u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_RDCUR_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_RDCUR_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_RDCUR_BOX_FILTER1 0x43c33u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_RDCUR_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_RFO /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_RFO ev_sel=0x36 umask=0x24: Entries in the table each cycle: reads for ownership by devices, for writes of parts of lines that missed the LLC. */ \
	SKX_CHA_CTL_(0x2436u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_RFO_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_RFO_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_RFO_BOX_FILTER1 0x40033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_RFO_BOX_FILTER1_FREE 0xc0000033u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_ALL_MISS /* UNC_CHA_TOR_OCCUPANCY.ALL_MISS ev_sel=0x36 umask=0x27: Entries in the table each cycle: requests of this socket that missed the LLC. */ \
	SKX_CHA_CTL_(0x2736u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_ALL_MISS_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_ALL_MISS_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_ALL_MISS_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_ALL_MISS_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA /* UNC_CHA_TOR_OCCUPANCY.IA ev_sel=0x36 umask=0x31: Entries in the table each cycle: all requests of cores. */ \
	SKX_CHA_CTL_(0x3136u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IA_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO /* UNC_CHA_TOR_OCCUPANCY.IO ev_sel=0x36 umask=0x34: Entries in the table each cycle: all requests of devices. */ \
	SKX_CHA_CTL_(0x3436u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IO_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_ALL_FROM_LOC /* UNC_CHA_TOR_OCCUPANCY.ALL_FROM_LOC ev_sel=0x36 umask=0x37: Entries in the table each cycle: all from this socket: requests of cores and devices, and evictions. */ \
	SKX_CHA_CTL_(0x3736u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_ALL_FROM_LOC_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_ALL_FROM_LOC_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_ALL_FROM_LOC_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_ALL_FROM_LOC_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IPQ_HIT /* UNC_CHA_TOR_OCCUPANCY.IPQ_HIT ev_sel=0x36 umask=0x18: Entries in the table each cycle: snoops of other sockets that hit. */ \
	SKX_CHA_CTL_(0x1836u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IPQ_HIT_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IPQ_HIT_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IPQ_HIT_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IPQ_HIT_BOX_FILTER1_FREE 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IPQ_MISS /* UNC_CHA_TOR_OCCUPANCY.IPQ_MISS ev_sel=0x36 umask=0x28: Entries in the table each cycle: snoops of other sockets that missed. */ \
	SKX_CHA_CTL_(0x2836u)
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IPQ_MISS_COUNTERS 0x1u
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IPQ_MISS_BOX_FILTER1_MASK 0xdffffe3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IPQ_MISS_BOX_FILTER1 0x3bu
#define SKX_CHA_EVENT_TOR_OCCUPANCY_IPQ_MISS_BOX_FILTER1_FREE 0xdffffe3bu
/* UNC_CHA_LLC_VICTIMS ev_sel=0x37: Lines that leave the cache slice to make room for a fill, by state and home. */
#define SKX_CHA_EVENT_LLC_VICTIMS_TOTAL_M /* UNC_CHA_LLC_VICTIMS.TOTAL_M ev_sel=0x37 umask=0x1: Modified lines, wherever their memory is. Other tools set the bits for both places too. */ \
	SKX_CHA_CTL_(0x137u)
#define SKX_CHA_EVENT_LLC_VICTIMS_TOTAL_E /* UNC_CHA_LLC_VICTIMS.TOTAL_E ev_sel=0x37 umask=0x2: Exclusive lines, wherever their memory is. Other tools set the bits for both places too. */ \
	SKX_CHA_CTL_(0x237u)
#define SKX_CHA_EVENT_LLC_VICTIMS_TOTAL_S /* UNC_CHA_LLC_VICTIMS.TOTAL_S ev_sel=0x37 umask=0x4: Shared lines, wherever their memory is. Other tools set the bits for both places too. */ \
	SKX_CHA_CTL_(0x437u)
#define SKX_CHA_EVENT_LLC_VICTIMS_TOTAL_F /* UNC_CHA_LLC_VICTIMS.TOTAL_F ev_sel=0x37 umask=0x8: Forward lines, wherever their memory is. Other tools set the bits for both places too. */ \
	SKX_CHA_CTL_(0x837u)
#define SKX_CHA_EVENT_LLC_VICTIMS_LOCAL_M /* UNC_CHA_LLC_VICTIMS.LOCAL_M ev_sel=0x37 umask=0x21: Modified lines of memory of this socket. */ \
	SKX_CHA_CTL_(0x2137u)
#define SKX_CHA_EVENT_LLC_VICTIMS_LOCAL_E /* UNC_CHA_LLC_VICTIMS.LOCAL_E ev_sel=0x37 umask=0x22: Exclusive lines of memory of this socket. */ \
	SKX_CHA_CTL_(0x2237u)
#define SKX_CHA_EVENT_LLC_VICTIMS_LOCAL_S /* UNC_CHA_LLC_VICTIMS.LOCAL_S ev_sel=0x37 umask=0x24: Shared lines of memory of this socket. */ \
	SKX_CHA_CTL_(0x2437u)
#define SKX_CHA_EVENT_LLC_VICTIMS_LOCAL_F /* UNC_CHA_LLC_VICTIMS.LOCAL_F ev_sel=0x37 umask=0x28: Forward lines of memory of this socket. */ \
	SKX_CHA_CTL_(0x2837u)
#define SKX_CHA_EVENT_LLC_VICTIMS_LOCAL_ALL /* UNC_CHA_LLC_VICTIMS.LOCAL_ALL ev_sel=0x37 umask=0x2f: Lines in every state of memory of this socket. */ \
	SKX_CHA_CTL_(0x2f37u)
#define SKX_CHA_EVENT_LLC_VICTIMS_REMOTE_M /* UNC_CHA_LLC_VICTIMS.REMOTE_M ev_sel=0x37 umask=0x81: Modified lines of memory of other sockets. */ \
	SKX_CHA_CTL_(0x8137u)
#define SKX_CHA_EVENT_LLC_VICTIMS_REMOTE_E /* UNC_CHA_LLC_VICTIMS.REMOTE_E ev_sel=0x37 umask=0x82: Exclusive lines of memory of other sockets. */ \
	SKX_CHA_CTL_(0x8237u)
#define SKX_CHA_EVENT_LLC_VICTIMS_REMOTE_S /* UNC_CHA_LLC_VICTIMS.REMOTE_S ev_sel=0x37 umask=0x84: Shared lines of memory of other sockets. */ \
	SKX_CHA_CTL_(0x8437u)
#define SKX_CHA_EVENT_LLC_VICTIMS_REMOTE_F /* UNC_CHA_LLC_VICTIMS.REMOTE_F ev_sel=0x37 umask=0x88: Forward lines of memory of other sockets. */ \
	SKX_CHA_CTL_(0x8837u)
#define SKX_CHA_EVENT_LLC_VICTIMS_REMOTE_ALL /* UNC_CHA_LLC_VICTIMS.REMOTE_ALL ev_sel=0x37 umask=0x8f: Lines in every state of memory of other sockets. */ \
	SKX_CHA_CTL_(0x8f37u)
#define SKX_CHA_EVENT_LLC_VICTIMS_LOCAL /* UNC_CHA_LLC_VICTIMS.LOCAL ev_sel=0x37 umask=0x20: The bit for memory of this socket without a state; LOCAL_ALL has the states. */ \
	SKX_CHA_CTL_(0x2037u)
#define SKX_CHA_EVENT_LLC_VICTIMS_REMOTE /* UNC_CHA_LLC_VICTIMS.REMOTE ev_sel=0x37 umask=0x80: The bit for memory of other sockets without a state; REMOTE_ALL has the states. */ \
	SKX_CHA_CTL_(0x8037u)
/* UNC_CHA_UPI_CREDITS_ACQUIRED ev_sel=0x38: Credits taken for messages to the UPI links; divide UPI_CREDIT_OCCUPANCY by it for how long one is held. */
#define SKX_CHA_EVENT_UPI_CREDITS_ACQUIRED_VNA /* UNC_CHA_UPI_CREDITS_ACQUIRED.VNA ev_sel=0x38 umask=0x1: Shared (VNA) credits. */ \
	SKX_CHA_CTL_(0x138u)
#define SKX_CHA_EVENT_UPI_CREDITS_ACQUIRED_VNA_BOX_FILTER_MASK 0x1fffu
#define SKX_CHA_EVENT_UPI_CREDITS_ACQUIRED_VN0 /* UNC_CHA_UPI_CREDITS_ACQUIRED.VN0 ev_sel=0x38 umask=0x2: VN0 credits of any class. */ \
	SKX_CHA_CTL_(0x238u)
#define SKX_CHA_EVENT_UPI_CREDITS_ACQUIRED_VN0_BOX_FILTER_MASK 0x1fffu
#define SKX_CHA_EVENT_UPI_CREDITS_ACQUIRED_AD_REQ /* UNC_CHA_UPI_CREDITS_ACQUIRED.AD_REQ ev_sel=0x38 umask=0x4: VN0 credits for AD requests. */ \
	SKX_CHA_CTL_(0x438u)
#define SKX_CHA_EVENT_UPI_CREDITS_ACQUIRED_AD_REQ_BOX_FILTER_MASK 0x1fffu
#define SKX_CHA_EVENT_UPI_CREDITS_ACQUIRED_AD_RSP /* UNC_CHA_UPI_CREDITS_ACQUIRED.AD_RSP ev_sel=0x38 umask=0x8: VN0 credits for AD responses. */ \
	SKX_CHA_CTL_(0x838u)
#define SKX_CHA_EVENT_UPI_CREDITS_ACQUIRED_AD_RSP_BOX_FILTER_MASK 0x1fffu
#define SKX_CHA_EVENT_UPI_CREDITS_ACQUIRED_BL_RSP /* UNC_CHA_UPI_CREDITS_ACQUIRED.BL_RSP ev_sel=0x38 umask=0x10: VN0 credits for BL responses. */ \
	SKX_CHA_CTL_(0x1038u)
#define SKX_CHA_EVENT_UPI_CREDITS_ACQUIRED_BL_RSP_BOX_FILTER_MASK 0x1fffu
#define SKX_CHA_EVENT_UPI_CREDITS_ACQUIRED_BL_WB /* UNC_CHA_UPI_CREDITS_ACQUIRED.BL_WB ev_sel=0x38 umask=0x20: VN0 credits for BL writes back. */ \
	SKX_CHA_CTL_(0x2038u)
#define SKX_CHA_EVENT_UPI_CREDITS_ACQUIRED_BL_WB_BOX_FILTER_MASK 0x1fffu
#define SKX_CHA_EVENT_UPI_CREDITS_ACQUIRED_BL_NCB /* UNC_CHA_UPI_CREDITS_ACQUIRED.BL_NCB ev_sel=0x38 umask=0x40: VN0 credits for BL messages of the class NCB. */ \
	SKX_CHA_CTL_(0x4038u)
#define SKX_CHA_EVENT_UPI_CREDITS_ACQUIRED_BL_NCB_BOX_FILTER_MASK 0x1fffu
#define SKX_CHA_EVENT_UPI_CREDITS_ACQUIRED_BL_NCS /* UNC_CHA_UPI_CREDITS_ACQUIRED.BL_NCS ev_sel=0x38 umask=0x80: VN0 credits for BL messages of the class NCS. */ \
	SKX_CHA_CTL_(0x8038u)
#define SKX_CHA_EVENT_UPI_CREDITS_ACQUIRED_BL_NCS_BOX_FILTER_MASK 0x1fffu
/* UNC_CHA_MISC ev_sel=0x39: Rare cases, each a thing of its own. */
#define SKX_CHA_EVENT_MISC_RSPI_WAS_FSE /* UNC_CHA_MISC.RSPI_WAS_FSE ev_sel=0x39 umask=0x1: Snoops of a core that had dropped its clean line silently. */ \
	SKX_CHA_CTL_(0x139u)
#define SKX_CHA_EVENT_MISC_WC_ALIASING /* UNC_CHA_MISC.WC_ALIASING ev_sel=0x39 umask=0x2: Write-combining stores that met a line in the cache. */ \
	SKX_CHA_CTL_(0x239u)
#define SKX_CHA_EVENT_MISC_RFO_HIT_S /* UNC_CHA_MISC.RFO_HIT_S ev_sel=0x39 umask=0x8: Reads for ownership that hit a shared line. */ \
	SKX_CHA_CTL_(0x839u)
#define SKX_CHA_EVENT_MISC_CV0_PREF_VIC /* UNC_CHA_MISC.CV0_PREF_VIC ev_sel=0x39 umask=0x10: Prefetches of lines with no core marked as holder, which were victims. */ \
	SKX_CHA_CTL_(0x1039u)
#define SKX_CHA_EVENT_MISC_CV0_PREF_MISS /* UNC_CHA_MISC.CV0_PREF_MISS ev_sel=0x39 umask=0x20: Prefetches of lines with no core marked as holder, which missed. */ \
	SKX_CHA_CTL_(0x2039u)
/* UNC_CHA_UPI_CREDIT_OCCUPANCY ev_sel=0x3b: Adds up, every cycle, credits for messages to the UPI links; Intel's title says in use, its text says free. */
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VNA_AD /* UNC_CHA_UPI_CREDIT_OCCUPANCY.VNA_AD ev_sel=0x3b umask=0x1: Shared (VNA) credits for AD messages. */ \
	SKX_CHA_CTL_(0x13bu)
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VNA_AD_COUNTERS 0x1u
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VNA_AD_BOX_FILTER_MASK 0x1fffu
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VNA_BL /* UNC_CHA_UPI_CREDIT_OCCUPANCY.VNA_BL ev_sel=0x3b umask=0x2: Shared (VNA) credits for BL messages. */ \
	SKX_CHA_CTL_(0x23bu)
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VNA_BL_COUNTERS 0x1u
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VNA_BL_BOX_FILTER_MASK 0x1fffu
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_AD_REQ /* UNC_CHA_UPI_CREDIT_OCCUPANCY.VN0_AD_REQ ev_sel=0x3b umask=0x4: VN0 credits for AD requests. */ \
	SKX_CHA_CTL_(0x43bu)
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_AD_REQ_COUNTERS 0x1u
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_AD_REQ_BOX_FILTER_MASK 0x1fffu
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_AD_RSP /* UNC_CHA_UPI_CREDIT_OCCUPANCY.VN0_AD_RSP ev_sel=0x3b umask=0x8: VN0 credits for AD responses. */ \
	SKX_CHA_CTL_(0x83bu)
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_AD_RSP_COUNTERS 0x1u
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_AD_RSP_BOX_FILTER_MASK 0x1fffu
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_BL_RSP /* UNC_CHA_UPI_CREDIT_OCCUPANCY.VN0_BL_RSP ev_sel=0x3b umask=0x10: VN0 credits for BL responses. */ \
	SKX_CHA_CTL_(0x103bu)
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_BL_RSP_COUNTERS 0x1u
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_BL_RSP_BOX_FILTER_MASK 0x1fffu
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_BL_WB /* UNC_CHA_UPI_CREDIT_OCCUPANCY.VN0_BL_WB ev_sel=0x3b umask=0x20: VN0 credits for BL writes back. */ \
	SKX_CHA_CTL_(0x203bu)
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_BL_WB_COUNTERS 0x1u
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_BL_WB_BOX_FILTER_MASK 0x1fffu
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_BL_NCB /* UNC_CHA_UPI_CREDIT_OCCUPANCY.VN0_BL_NCB ev_sel=0x3b umask=0x40: VN0 credits for BL messages of the class NCB. */ \
	SKX_CHA_CTL_(0x403bu)
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_BL_NCB_COUNTERS 0x1u
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_BL_NCB_BOX_FILTER_MASK 0x1fffu
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_BL_NCS /* UNC_CHA_UPI_CREDIT_OCCUPANCY.VN0_BL_NCS ev_sel=0x3b umask=0x80: VN0 credits for BL messages of the class NCS. */ \
	SKX_CHA_CTL_(0x803bu)
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_BL_NCS_COUNTERS 0x1u
#define SKX_CHA_EVENT_UPI_CREDIT_OCCUPANCY_VN0_BL_NCS_BOX_FILTER_MASK 0x1fffu
/* UNC_CHA_SF_EVICTION ev_sel=0x3d: Entries that the full snoop filter drops for new ones; cores lose the line. What cores give up by themselves does not count. */
#define SKX_CHA_EVENT_SF_EVICTION_M_STATE /* UNC_CHA_SF_EVICTION.M_STATE ev_sel=0x3d umask=0x1: Of lines that were modified. */ \
	SKX_CHA_CTL_(0x13du)
#define SKX_CHA_EVENT_SF_EVICTION_E_STATE /* UNC_CHA_SF_EVICTION.E_STATE ev_sel=0x3d umask=0x2: Of lines that were exclusive. */ \
	SKX_CHA_CTL_(0x23du)
#define SKX_CHA_EVENT_SF_EVICTION_S_STATE /* UNC_CHA_SF_EVICTION.S_STATE ev_sel=0x3d umask=0x4: Of lines that were shared. */ \
	SKX_CHA_CTL_(0x43du)
/* UNC_CHA_REQUESTS ev_sel=0x50: Requests that reach the home agent, by kind and by where they come from. */
#define SKX_CHA_EVENT_REQUESTS_READS_LOCAL /* UNC_CHA_REQUESTS.READS_LOCAL ev_sel=0x50 umask=0x1: Reads of this socket. */ \
	SKX_CHA_CTL_(0x150u)
#define SKX_CHA_EVENT_REQUESTS_READS_REMOTE /* UNC_CHA_REQUESTS.READS_REMOTE ev_sel=0x50 umask=0x2: Reads of other sockets. */ \
	SKX_CHA_CTL_(0x250u)
#define SKX_CHA_EVENT_REQUESTS_READS /* UNC_CHA_REQUESTS.READS ev_sel=0x50 umask=0x3: Reads of any socket. */ \
	SKX_CHA_CTL_(0x350u)
#define SKX_CHA_EVENT_REQUESTS_WRITES_LOCAL /* UNC_CHA_REQUESTS.WRITES_LOCAL ev_sel=0x50 umask=0x4: Writes of this socket. */ \
	SKX_CHA_CTL_(0x450u)
#define SKX_CHA_EVENT_REQUESTS_WRITES_REMOTE /* UNC_CHA_REQUESTS.WRITES_REMOTE ev_sel=0x50 umask=0x8: Writes of other sockets. */ \
	SKX_CHA_CTL_(0x850u)
#define SKX_CHA_EVENT_REQUESTS_WRITES /* UNC_CHA_REQUESTS.WRITES ev_sel=0x50 umask=0xc: Writes of any socket. */ \
	SKX_CHA_CTL_(0xc50u)
#define SKX_CHA_EVENT_REQUESTS_INVITOE_LOCAL /* UNC_CHA_REQUESTS.INVITOE_LOCAL ev_sel=0x50 umask=0x10: Ownership without data, asked by this socket. */ \
	SKX_CHA_CTL_(0x1050u)
#define SKX_CHA_EVENT_REQUESTS_INVITOE_REMOTE /* UNC_CHA_REQUESTS.INVITOE_REMOTE ev_sel=0x50 umask=0x20: Ownership without data, asked by other sockets, going by the name; Intel's text says local. */ \
	SKX_CHA_CTL_(0x2050u)
/* UNC_CHA_SNOOPS_SENT ev_sel=0x51: Snoops that the home agent sends to other sockets. */
#define SKX_CHA_EVENT_SNOOPS_SENT_ALL /* UNC_CHA_SNOOPS_SENT.ALL ev_sel=0x51 umask=0x1: All of them. */ \
	SKX_CHA_CTL_(0x151u)
#define SKX_CHA_EVENT_SNOOPS_SENT_LOCAL /* UNC_CHA_SNOOPS_SENT.LOCAL ev_sel=0x51 umask=0x4: For requests of this socket. */ \
	SKX_CHA_CTL_(0x451u)
#define SKX_CHA_EVENT_SNOOPS_SENT_REMOTE /* UNC_CHA_SNOOPS_SENT.REMOTE ev_sel=0x51 umask=0x8: For requests of other sockets. */ \
	SKX_CHA_CTL_(0x851u)
#define SKX_CHA_EVENT_SNOOPS_SENT_BCST_LOCAL /* UNC_CHA_SNOOPS_SENT.BCST_LOCAL ev_sel=0x51 umask=0x10: To everyone, for requests of this socket. */ \
	SKX_CHA_CTL_(0x1051u)
#define SKX_CHA_EVENT_SNOOPS_SENT_BCST_REMOTE /* UNC_CHA_SNOOPS_SENT.BCST_REMOTE ev_sel=0x51 umask=0x20: To everyone, for requests of other sockets. */ \
	SKX_CHA_CTL_(0x2051u)
#define SKX_CHA_EVENT_SNOOPS_SENT_DIRECT_LOCAL /* UNC_CHA_SNOOPS_SENT.DIRECT_LOCAL ev_sel=0x51 umask=0x40: To one socket, for requests of this socket. */ \
	SKX_CHA_CTL_(0x4051u)
#define SKX_CHA_EVENT_SNOOPS_SENT_DIRECT_REMOTE /* UNC_CHA_SNOOPS_SENT.DIRECT_REMOTE ev_sel=0x51 umask=0x80: To one socket, for requests of other sockets. */ \
	SKX_CHA_CTL_(0x8051u)
/* UNC_CHA_DIR_LOOKUP ev_sel=0x53: Look-ups of the directory that says which sockets may hold a line. */
#define SKX_CHA_EVENT_DIR_LOOKUP_SNP /* UNC_CHA_DIR_LOOKUP.SNP ev_sel=0x53 umask=0x1: A snoop was needed. */ \
	SKX_CHA_CTL_(0x153u)
#define SKX_CHA_EVENT_DIR_LOOKUP_NO_SNP /* UNC_CHA_DIR_LOOKUP.NO_SNP ev_sel=0x53 umask=0x2: No snoop was needed. */ \
	SKX_CHA_CTL_(0x253u)
/* UNC_CHA_DIR_UPDATE ev_sel=0x54: Writes to memory that only change the directory. */
#define SKX_CHA_EVENT_DIR_UPDATE_HA /* UNC_CHA_DIR_UPDATE.HA ev_sel=0x54 umask=0x1: From the pipeline of the home agent. */ \
	SKX_CHA_CTL_(0x154u)
#define SKX_CHA_EVENT_DIR_UPDATE_TOR /* UNC_CHA_DIR_UPDATE.TOR ev_sel=0x54 umask=0x2: From the table of requests. */ \
	SKX_CHA_CTL_(0x254u)
#define SKX_CHA_EVENT_OSB /* UNC_CHA_OSB ev_sel=0x55: Requests for which snoops are broadcast before the directory is known (OSB); each counts once, however many snoops it causes. */ \
	SKX_CHA_CTL_(0x55u)
/* UNC_CHA_WB_PUSH_MTOI ev_sel=0x56: Writes back of modified lines that a core pushes (WbPushMtoI), by where they end. */
#define SKX_CHA_EVENT_WB_PUSH_MTOI_LLC /* UNC_CHA_WB_PUSH_MTOI.LLC ev_sel=0x56 umask=0x1: In the cache. */ \
	SKX_CHA_CTL_(0x156u)
#define SKX_CHA_EVENT_WB_PUSH_MTOI_MEM /* UNC_CHA_WB_PUSH_MTOI.MEM ev_sel=0x56 umask=0x2: In memory. */ \
	SKX_CHA_CTL_(0x256u)
/* UNC_CHA_BYPASS_CHA_IMC ev_sel=0x57: Reads that may skip the pipeline of the home agent on their way to memory, which saves time when there is little load. */
#define SKX_CHA_EVENT_BYPASS_CHA_IMC_TAKEN /* UNC_CHA_BYPASS_CHA_IMC.TAKEN ev_sel=0x57 umask=0x1: The full bypass was taken. */ \
	SKX_CHA_CTL_(0x157u)
#define SKX_CHA_EVENT_BYPASS_CHA_IMC_INTERMEDIATE /* UNC_CHA_BYPASS_CHA_IMC.INTERMEDIATE ev_sel=0x57 umask=0x2: The intermediate bypass was taken. */ \
	SKX_CHA_CTL_(0x257u)
#define SKX_CHA_EVENT_BYPASS_CHA_IMC_NOT_TAKEN /* UNC_CHA_BYPASS_CHA_IMC.NOT_TAKEN ev_sel=0x57 umask=0x4: None was taken. */ \
	SKX_CHA_CTL_(0x457u)
/* UNC_CHA_READ_NO_CREDITS ev_sel=0x58: Times that no credit was left to send a read to memory. */
#define SKX_CHA_EVENT_READ_NO_CREDITS_MC0_SMI0 /* UNC_CHA_READ_NO_CREDITS.MC0_SMI0 ev_sel=0x58 umask=0x1: For memory controller 0. */ \
	SKX_CHA_CTL_(0x158u)
#define SKX_CHA_EVENT_READ_NO_CREDITS_MC1_SMI1 /* UNC_CHA_READ_NO_CREDITS.MC1_SMI1 ev_sel=0x58 umask=0x2: For memory controller 1. */ \
	SKX_CHA_CTL_(0x258u)
#define SKX_CHA_EVENT_READ_NO_CREDITS_EDC0_SMI2 /* UNC_CHA_READ_NO_CREDITS.EDC0_SMI2 ev_sel=0x58 umask=0x4: For channel 2 in Intel's count; this processor's list names it, and nobody says what it is here. */ \
	SKX_CHA_CTL_(0x458u)
#define SKX_CHA_EVENT_READ_NO_CREDITS_EDC1_SMI3 /* UNC_CHA_READ_NO_CREDITS.EDC1_SMI3 ev_sel=0x58 umask=0x8: For channel 3 in Intel's count; nobody says what it is here. */ \
	SKX_CHA_CTL_(0x858u)
#define SKX_CHA_EVENT_READ_NO_CREDITS_EDC2_SMI4 /* UNC_CHA_READ_NO_CREDITS.EDC2_SMI4 ev_sel=0x58 umask=0x10: For channel 4 in Intel's count; nobody says what it is here. */ \
	SKX_CHA_CTL_(0x1058u)
#define SKX_CHA_EVENT_READ_NO_CREDITS_EDC3_SMI5 /* UNC_CHA_READ_NO_CREDITS.EDC3_SMI5 ev_sel=0x58 umask=0x20: For channel 5 in Intel's count; nobody says what it is here. */ \
	SKX_CHA_CTL_(0x2058u)
/* UNC_CHA_IMC_READS_COUNT ev_sel=0x59: Reads that the CHA sends to the memory channels. */
#define SKX_CHA_EVENT_IMC_READS_COUNT_NORMAL /* UNC_CHA_IMC_READS_COUNT.NORMAL ev_sel=0x59 umask=0x1: Of normal priority. */ \
	SKX_CHA_CTL_(0x159u)
#define SKX_CHA_EVENT_IMC_READS_COUNT_PRIORITY /* UNC_CHA_IMC_READS_COUNT.PRIORITY ev_sel=0x59 umask=0x2: Isochronous ones. */ \
	SKX_CHA_CTL_(0x259u)
/* UNC_CHA_WRITE_NO_CREDITS ev_sel=0x5a: Times that no credit was left to send a write to memory. */
#define SKX_CHA_EVENT_WRITE_NO_CREDITS_MC0_SMI0 /* UNC_CHA_WRITE_NO_CREDITS.MC0_SMI0 ev_sel=0x5a umask=0x1: For memory controller 0. */ \
	SKX_CHA_CTL_(0x15au)
#define SKX_CHA_EVENT_WRITE_NO_CREDITS_MC1_SMI1 /* UNC_CHA_WRITE_NO_CREDITS.MC1_SMI1 ev_sel=0x5a umask=0x2: For memory controller 1. */ \
	SKX_CHA_CTL_(0x25au)
#define SKX_CHA_EVENT_WRITE_NO_CREDITS_EDC0_SMI2 /* UNC_CHA_WRITE_NO_CREDITS.EDC0_SMI2 ev_sel=0x5a umask=0x4: For channel 2 in Intel's count; this processor's list names it, and nobody says what it is here. */ \
	SKX_CHA_CTL_(0x45au)
#define SKX_CHA_EVENT_WRITE_NO_CREDITS_EDC1_SMI3 /* UNC_CHA_WRITE_NO_CREDITS.EDC1_SMI3 ev_sel=0x5a umask=0x8: For channel 3 in Intel's count; nobody says what it is here. */ \
	SKX_CHA_CTL_(0x85au)
#define SKX_CHA_EVENT_WRITE_NO_CREDITS_EDC2_SMI4 /* UNC_CHA_WRITE_NO_CREDITS.EDC2_SMI4 ev_sel=0x5a umask=0x10: For channel 4 in Intel's count; nobody says what it is here. */ \
	SKX_CHA_CTL_(0x105au)
#define SKX_CHA_EVENT_WRITE_NO_CREDITS_EDC3_SMI5 /* UNC_CHA_WRITE_NO_CREDITS.EDC3_SMI5 ev_sel=0x5a umask=0x20: For channel 5 in Intel's count; nobody says what it is here. */ \
	SKX_CHA_CTL_(0x205au)
/* UNC_CHA_IMC_WRITES_COUNT ev_sel=0x5b: Writes that the CHA sends to the memory channels. */
#define SKX_CHA_EVENT_IMC_WRITES_COUNT_FULL /* UNC_CHA_IMC_WRITES_COUNT.FULL ev_sel=0x5b umask=0x1: Whole lines. */ \
	SKX_CHA_CTL_(0x15bu)
#define SKX_CHA_EVENT_IMC_WRITES_COUNT_PARTIAL /* UNC_CHA_IMC_WRITES_COUNT.PARTIAL ev_sel=0x5b umask=0x2: Parts of lines. */ \
	SKX_CHA_CTL_(0x25bu)
#define SKX_CHA_EVENT_IMC_WRITES_COUNT_FULL_PRIORITY /* UNC_CHA_IMC_WRITES_COUNT.FULL_PRIORITY ev_sel=0x5b umask=0x4: Whole lines, isochronous. */ \
	SKX_CHA_CTL_(0x45bu)
#define SKX_CHA_EVENT_IMC_WRITES_COUNT_PARTIAL_PRIORITY /* UNC_CHA_IMC_WRITES_COUNT.PARTIAL_PRIORITY ev_sel=0x5b umask=0x8: Parts of lines, isochronous. */ \
	SKX_CHA_CTL_(0x85bu)
#define SKX_CHA_EVENT_IMC_WRITES_COUNT_FULL_MIG /* UNC_CHA_IMC_WRITES_COUNT.FULL_MIG ev_sel=0x5b umask=0x10: Whole lines, with MIG in the name, which Intel does not spell out. */ \
	SKX_CHA_CTL_(0x105bu)
#define SKX_CHA_EVENT_IMC_WRITES_COUNT_PARTIAL_MIG /* UNC_CHA_IMC_WRITES_COUNT.PARTIAL_MIG ev_sel=0x5b umask=0x20: Parts of lines, with MIG in the name, which Intel does not spell out. */ \
	SKX_CHA_CTL_(0x205bu)
/* UNC_CHA_SNOOP_RESP ev_sel=0x5c: Answers of other sockets to snoops, by kind. */
#define SKX_CHA_EVENT_SNOOP_RESP_RSPI /* UNC_CHA_SNOOP_RESP.RSPI ev_sel=0x5c umask=0x1: The other side has no copy now. */ \
	SKX_CHA_CTL_(0x15cu)
#define SKX_CHA_EVENT_SNOOP_RESP_RSPS /* UNC_CHA_SNOOP_RESP.RSPS ev_sel=0x5c umask=0x2: The other side keeps a shared copy. */ \
	SKX_CHA_CTL_(0x25cu)
#define SKX_CHA_EVENT_SNOOP_RESP_RSPIFWD /* UNC_CHA_SNOOP_RESP.RSPIFWD ev_sel=0x5c umask=0x4: Data was forwarded, no copy kept. */ \
	SKX_CHA_CTL_(0x45cu)
#define SKX_CHA_EVENT_SNOOP_RESP_RSPSFWD /* UNC_CHA_SNOOP_RESP.RSPSFWD ev_sel=0x5c umask=0x8: Data was forwarded, a shared copy kept. */ \
	SKX_CHA_CTL_(0x85cu)
#define SKX_CHA_EVENT_SNOOP_RESP_RSP_WBWB /* UNC_CHA_SNOOP_RESP.RSP_WBWB ev_sel=0x5c umask=0x10: A modified line was written back. */ \
	SKX_CHA_CTL_(0x105cu)
#define SKX_CHA_EVENT_SNOOP_RESP_RSP_FWD_WB /* UNC_CHA_SNOOP_RESP.RSP_FWD_WB ev_sel=0x5c umask=0x20: Data was forwarded and written back. */ \
	SKX_CHA_CTL_(0x205cu)
#define SKX_CHA_EVENT_SNOOP_RESP_RSPCNFLCTS /* UNC_CHA_SNOOP_RESP.RSPCNFLCTS ev_sel=0x5c umask=0x40: The other side has a request for the line itself. */ \
	SKX_CHA_CTL_(0x405cu)
#define SKX_CHA_EVENT_SNOOP_RESP_RSPFWD /* UNC_CHA_SNOOP_RESP.RSPFWD ev_sel=0x5c umask=0x80: Data went straight to who asked, whatever was kept. */ \
	SKX_CHA_CTL_(0x805cu)
/* UNC_CHA_SNOOP_RESP_LOCAL ev_sel=0x5d: Answers of other sockets to snoops for requests of this socket, by kind. */
#define SKX_CHA_EVENT_SNOOP_RESP_LOCAL_RSPI /* UNC_CHA_SNOOP_RESP_LOCAL.RSPI ev_sel=0x5d umask=0x1: The other side has no copy now. */ \
	SKX_CHA_CTL_(0x15du)
#define SKX_CHA_EVENT_SNOOP_RESP_LOCAL_RSPS /* UNC_CHA_SNOOP_RESP_LOCAL.RSPS ev_sel=0x5d umask=0x2: The other side keeps a shared copy. */ \
	SKX_CHA_CTL_(0x25du)
#define SKX_CHA_EVENT_SNOOP_RESP_LOCAL_RSPIFWD /* UNC_CHA_SNOOP_RESP_LOCAL.RSPIFWD ev_sel=0x5d umask=0x4: Data was forwarded, no copy kept. */ \
	SKX_CHA_CTL_(0x45du)
#define SKX_CHA_EVENT_SNOOP_RESP_LOCAL_RSPSFWD /* UNC_CHA_SNOOP_RESP_LOCAL.RSPSFWD ev_sel=0x5d umask=0x8: Data was forwarded, a shared copy kept. */ \
	SKX_CHA_CTL_(0x85du)
#define SKX_CHA_EVENT_SNOOP_RESP_LOCAL_RSP_WB /* UNC_CHA_SNOOP_RESP_LOCAL.RSP_WB ev_sel=0x5d umask=0x10: A modified line was written back. */ \
	SKX_CHA_CTL_(0x105du)
#define SKX_CHA_EVENT_SNOOP_RESP_LOCAL_RSP_FWD_WB /* UNC_CHA_SNOOP_RESP_LOCAL.RSP_FWD_WB ev_sel=0x5d umask=0x20: Data was forwarded and written back. */ \
	SKX_CHA_CTL_(0x205du)
#define SKX_CHA_EVENT_SNOOP_RESP_LOCAL_RSPCNFLCT /* UNC_CHA_SNOOP_RESP_LOCAL.RSPCNFLCT ev_sel=0x5d umask=0x40: The other side has a request for the line itself. */ \
	SKX_CHA_CTL_(0x405du)
#define SKX_CHA_EVENT_SNOOP_RESP_LOCAL_RSPFWD /* UNC_CHA_SNOOP_RESP_LOCAL.RSPFWD ev_sel=0x5d umask=0x80: Data went straight to who asked, whatever was kept. */ \
	SKX_CHA_CTL_(0x805du)
/* UNC_CHA_HITME_LOOKUP ev_sel=0x5e: Look-ups of the HitMe cache, which holds directory entries of lines that sockets pass round. */
#define SKX_CHA_EVENT_HITME_LOOKUP_READ /* UNC_CHA_HITME_LOOKUP.READ ev_sel=0x5e umask=0x1: By reads and invalidations. */ \
	SKX_CHA_CTL_(0x15eu)
#define SKX_CHA_EVENT_HITME_LOOKUP_WRITE /* UNC_CHA_HITME_LOOKUP.WRITE ev_sel=0x5e umask=0x2: By writes back. */ \
	SKX_CHA_CTL_(0x25eu)
/* UNC_CHA_HITME_HIT ev_sel=0x5f: Hits in the HitMe cache. */
#define SKX_CHA_EVENT_HITME_HIT_EX_RDS /* UNC_CHA_HITME_HIT.EX_RDS ev_sel=0x5f umask=0x1: Reads of other sockets, of a line that one socket holds exclusive. */ \
	SKX_CHA_CTL_(0x15fu)
#define SKX_CHA_EVENT_HITME_HIT_SHARED_OWNREQ /* UNC_CHA_HITME_HIT.SHARED_OWNREQ ev_sel=0x5f umask=0x4: Requests for ownership of a shared line. */ \
	SKX_CHA_CTL_(0x45fu)
#define SKX_CHA_EVENT_HITME_HIT_WBMTOE /* UNC_CHA_HITME_HIT.WBMTOE ev_sel=0x5f umask=0x8: Writes back that keep the line exclusive (WbMtoE). */ \
	SKX_CHA_CTL_(0x85fu)
#define SKX_CHA_EVENT_HITME_HIT_WBMTOI_OR_S /* UNC_CHA_HITME_HIT.WBMTOI_OR_S ev_sel=0x5f umask=0x10: Writes back that leave the line invalid or shared. */ \
	SKX_CHA_CTL_(0x105fu)
/* UNC_CHA_HITME_MISS ev_sel=0x60: Misses in the HitMe cache. */
#define SKX_CHA_EVENT_HITME_MISS_SHARED_RDINVOWN /* UNC_CHA_HITME_MISS.SHARED_RDINVOWN ev_sel=0x60 umask=0x20: RdInvOwn of a line that is shared here. */ \
	SKX_CHA_CTL_(0x2060u)
#define SKX_CHA_EVENT_HITME_MISS_NOTSHARED_RDINVOWN /* UNC_CHA_HITME_MISS.NOTSHARED_RDINVOWN ev_sel=0x60 umask=0x40: RdInvOwn of a line that nobody here shares. */ \
	SKX_CHA_CTL_(0x4060u)
#define SKX_CHA_EVENT_HITME_MISS_READ_OR_INV /* UNC_CHA_HITME_MISS.READ_OR_INV ev_sel=0x60 umask=0x80: Reads and invalidations. */ \
	SKX_CHA_CTL_(0x8060u)
/* UNC_CHA_HITME_UPDATE ev_sel=0x61: Changes of the HitMe cache. */
#define SKX_CHA_EVENT_HITME_UPDATE_DEALLOCATE_RSPFWDI_LOC /* UNC_CHA_HITME_UPDATE.DEALLOCATE_RSPFWDI_LOC ev_sel=0x61 umask=0x1: A line was forwarded for a request of this socket, and no copy kept. */ \
	SKX_CHA_CTL_(0x161u)
#define SKX_CHA_EVENT_HITME_UPDATE_RSPFWDI_REM /* UNC_CHA_HITME_UPDATE.RSPFWDI_REM ev_sel=0x61 umask=0x2: A line was forwarded for a request of another socket, and no copy kept. */ \
	SKX_CHA_CTL_(0x261u)
#define SKX_CHA_EVENT_HITME_UPDATE_SHARED /* UNC_CHA_HITME_UPDATE.SHARED ev_sel=0x61 umask=0x4: The entry becomes shared. */ \
	SKX_CHA_CTL_(0x461u)
#define SKX_CHA_EVENT_HITME_UPDATE_RDINVOWN /* UNC_CHA_HITME_UPDATE.RDINVOWN ev_sel=0x61 umask=0x8: By RdInvOwn. */ \
	SKX_CHA_CTL_(0x861u)
#define SKX_CHA_EVENT_HITME_UPDATE_DEALLOCATE /* UNC_CHA_HITME_UPDATE.DEALLOCATE ev_sel=0x61 umask=0x10: An entry is dropped by a read to which no line was forwarded. */ \
	SKX_CHA_CTL_(0x1061u)
/* UNC_CHA_IODC_ALLOC ev_sel=0x62: Attempts to make an entry in the directory cache for writes of devices (IODC). */
#define SKX_CHA_EVENT_IODC_ALLOC_INVITOM /* UNC_CHA_IODC_ALLOC.INVITOM ev_sel=0x62 umask=0x1: Entries that were made, or tried, for InvItoM. */ \
	SKX_CHA_CTL_(0x162u)
#define SKX_CHA_EVENT_IODC_ALLOC_IODCFULL /* UNC_CHA_IODC_ALLOC.IODCFULL ev_sel=0x62 umask=0x2: None was made: it was full. */ \
	SKX_CHA_CTL_(0x262u)
#define SKX_CHA_EVENT_IODC_ALLOC_OSBGATED /* UNC_CHA_IODC_ALLOC.OSBGATED ev_sel=0x62 umask=0x4: None was made, because of OSB. */ \
	SKX_CHA_CTL_(0x462u)
/* UNC_CHA_IODC_DEALLOC ev_sel=0x63: Entries of the IODC that are dropped, by reason. */
#define SKX_CHA_EVENT_IODC_DEALLOC_WBMTOE /* UNC_CHA_IODC_DEALLOC.WBMTOE ev_sel=0x63 umask=0x1: For WbMtoE. */ \
	SKX_CHA_CTL_(0x163u)
#define SKX_CHA_EVENT_IODC_DEALLOC_WBMTOI /* UNC_CHA_IODC_DEALLOC.WBMTOI ev_sel=0x63 umask=0x2: For WbMtoI. */ \
	SKX_CHA_CTL_(0x263u)
#define SKX_CHA_EVENT_IODC_DEALLOC_WBPUSHMTOI /* UNC_CHA_IODC_DEALLOC.WBPUSHMTOI ev_sel=0x63 umask=0x4: For WbPushMtoI. */ \
	SKX_CHA_CTL_(0x463u)
#define SKX_CHA_EVENT_IODC_DEALLOC_SNPOUT /* UNC_CHA_IODC_DEALLOC.SNPOUT ev_sel=0x63 umask=0x8: For a request that conflicts. */ \
	SKX_CHA_CTL_(0x863u)
#define SKX_CHA_EVENT_IODC_DEALLOC_ALL /* UNC_CHA_IODC_DEALLOC.ALL ev_sel=0x63 umask=0x10: For any reason. */ \
	SKX_CHA_CTL_(0x1063u)
/* UNC_CHA_AG0_AD_CRD_ACQUIRED ev_sel=0x80: AD credits that agent 0 of the mesh stop takes, by transgress buffer. */
#define SKX_CHA_EVENT_AG0_AD_CRD_ACQUIRED_TGR0 /* UNC_CHA_AG0_AD_CRD_ACQUIRED.TGR0 ev_sel=0x80 umask=0x1: Credits of transgress 0. */ \
	SKX_CHA_CTL_(0x180u)
#define SKX_CHA_EVENT_AG0_AD_CRD_ACQUIRED_TGR1 /* UNC_CHA_AG0_AD_CRD_ACQUIRED.TGR1 ev_sel=0x80 umask=0x2: Credits of transgress 1. */ \
	SKX_CHA_CTL_(0x280u)
#define SKX_CHA_EVENT_AG0_AD_CRD_ACQUIRED_TGR2 /* UNC_CHA_AG0_AD_CRD_ACQUIRED.TGR2 ev_sel=0x80 umask=0x4: Credits of transgress 2. */ \
	SKX_CHA_CTL_(0x480u)
#define SKX_CHA_EVENT_AG0_AD_CRD_ACQUIRED_TGR3 /* UNC_CHA_AG0_AD_CRD_ACQUIRED.TGR3 ev_sel=0x80 umask=0x8: Credits of transgress 3. */ \
	SKX_CHA_CTL_(0x880u)
#define SKX_CHA_EVENT_AG0_AD_CRD_ACQUIRED_TGR4 /* UNC_CHA_AG0_AD_CRD_ACQUIRED.TGR4 ev_sel=0x80 umask=0x10: Credits of transgress 4. */ \
	SKX_CHA_CTL_(0x1080u)
#define SKX_CHA_EVENT_AG0_AD_CRD_ACQUIRED_TGR5 /* UNC_CHA_AG0_AD_CRD_ACQUIRED.TGR5 ev_sel=0x80 umask=0x20: Credits of transgress 5. */ \
	SKX_CHA_CTL_(0x2080u)
/* UNC_CHA_AG0_AD_CRD_OCCUPANCY ev_sel=0x82: AD credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer. */
#define SKX_CHA_EVENT_AG0_AD_CRD_OCCUPANCY_TGR0 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY.TGR0 ev_sel=0x82 umask=0x1: Credits of transgress 0. */ \
	SKX_CHA_CTL_(0x182u)
#define SKX_CHA_EVENT_AG0_AD_CRD_OCCUPANCY_TGR1 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY.TGR1 ev_sel=0x82 umask=0x2: Credits of transgress 1. */ \
	SKX_CHA_CTL_(0x282u)
#define SKX_CHA_EVENT_AG0_AD_CRD_OCCUPANCY_TGR2 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY.TGR2 ev_sel=0x82 umask=0x4: Credits of transgress 2. */ \
	SKX_CHA_CTL_(0x482u)
#define SKX_CHA_EVENT_AG0_AD_CRD_OCCUPANCY_TGR3 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY.TGR3 ev_sel=0x82 umask=0x8: Credits of transgress 3. */ \
	SKX_CHA_CTL_(0x882u)
#define SKX_CHA_EVENT_AG0_AD_CRD_OCCUPANCY_TGR4 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY.TGR4 ev_sel=0x82 umask=0x10: Credits of transgress 4. */ \
	SKX_CHA_CTL_(0x1082u)
#define SKX_CHA_EVENT_AG0_AD_CRD_OCCUPANCY_TGR5 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY.TGR5 ev_sel=0x82 umask=0x20: Credits of transgress 5. */ \
	SKX_CHA_CTL_(0x2082u)
/* UNC_CHA_AG1_AD_CRD_ACQUIRED ev_sel=0x84: AD credits that agent 1 of the mesh stop takes, by transgress buffer. */
#define SKX_CHA_EVENT_AG1_AD_CRD_ACQUIRED_TGR0 /* UNC_CHA_AG1_AD_CRD_ACQUIRED.TGR0 ev_sel=0x84 umask=0x1: Credits of transgress 0. */ \
	SKX_CHA_CTL_(0x184u)
#define SKX_CHA_EVENT_AG1_AD_CRD_ACQUIRED_TGR1 /* UNC_CHA_AG1_AD_CRD_ACQUIRED.TGR1 ev_sel=0x84 umask=0x2: Credits of transgress 1. */ \
	SKX_CHA_CTL_(0x284u)
#define SKX_CHA_EVENT_AG1_AD_CRD_ACQUIRED_TGR2 /* UNC_CHA_AG1_AD_CRD_ACQUIRED.TGR2 ev_sel=0x84 umask=0x4: Credits of transgress 2. */ \
	SKX_CHA_CTL_(0x484u)
#define SKX_CHA_EVENT_AG1_AD_CRD_ACQUIRED_TGR3 /* UNC_CHA_AG1_AD_CRD_ACQUIRED.TGR3 ev_sel=0x84 umask=0x8: Credits of transgress 3. */ \
	SKX_CHA_CTL_(0x884u)
#define SKX_CHA_EVENT_AG1_AD_CRD_ACQUIRED_TGR4 /* UNC_CHA_AG1_AD_CRD_ACQUIRED.TGR4 ev_sel=0x84 umask=0x10: Credits of transgress 4. */ \
	SKX_CHA_CTL_(0x1084u)
#define SKX_CHA_EVENT_AG1_AD_CRD_ACQUIRED_TGR5 /* UNC_CHA_AG1_AD_CRD_ACQUIRED.TGR5 ev_sel=0x84 umask=0x20: Credits of transgress 5. */ \
	SKX_CHA_CTL_(0x2084u)
/* UNC_CHA_AG1_AD_CRD_OCCUPANCY ev_sel=0x86: AD credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer. */
#define SKX_CHA_EVENT_AG1_AD_CRD_OCCUPANCY_TGR0 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY.TGR0 ev_sel=0x86 umask=0x1: Credits of transgress 0. */ \
	SKX_CHA_CTL_(0x186u)
#define SKX_CHA_EVENT_AG1_AD_CRD_OCCUPANCY_TGR1 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY.TGR1 ev_sel=0x86 umask=0x2: Credits of transgress 1. */ \
	SKX_CHA_CTL_(0x286u)
#define SKX_CHA_EVENT_AG1_AD_CRD_OCCUPANCY_TGR2 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY.TGR2 ev_sel=0x86 umask=0x4: Credits of transgress 2. */ \
	SKX_CHA_CTL_(0x486u)
#define SKX_CHA_EVENT_AG1_AD_CRD_OCCUPANCY_TGR3 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY.TGR3 ev_sel=0x86 umask=0x8: Credits of transgress 3. */ \
	SKX_CHA_CTL_(0x886u)
#define SKX_CHA_EVENT_AG1_AD_CRD_OCCUPANCY_TGR4 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY.TGR4 ev_sel=0x86 umask=0x10: Credits of transgress 4. */ \
	SKX_CHA_CTL_(0x1086u)
#define SKX_CHA_EVENT_AG1_AD_CRD_OCCUPANCY_TGR5 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY.TGR5 ev_sel=0x86 umask=0x20: Credits of transgress 5. */ \
	SKX_CHA_CTL_(0x2086u)
/* UNC_CHA_AG0_BL_CRD_ACQUIRED ev_sel=0x88: BL credits that agent 0 of the mesh stop takes, by transgress buffer. */
#define SKX_CHA_EVENT_AG0_BL_CRD_ACQUIRED_TGR0 /* UNC_CHA_AG0_BL_CRD_ACQUIRED.TGR0 ev_sel=0x88 umask=0x1: Credits of transgress 0. */ \
	SKX_CHA_CTL_(0x188u)
#define SKX_CHA_EVENT_AG0_BL_CRD_ACQUIRED_TGR1 /* UNC_CHA_AG0_BL_CRD_ACQUIRED.TGR1 ev_sel=0x88 umask=0x2: Credits of transgress 1. */ \
	SKX_CHA_CTL_(0x288u)
#define SKX_CHA_EVENT_AG0_BL_CRD_ACQUIRED_TGR2 /* UNC_CHA_AG0_BL_CRD_ACQUIRED.TGR2 ev_sel=0x88 umask=0x4: Credits of transgress 2. */ \
	SKX_CHA_CTL_(0x488u)
#define SKX_CHA_EVENT_AG0_BL_CRD_ACQUIRED_TGR3 /* UNC_CHA_AG0_BL_CRD_ACQUIRED.TGR3 ev_sel=0x88 umask=0x8: Credits of transgress 3. */ \
	SKX_CHA_CTL_(0x888u)
#define SKX_CHA_EVENT_AG0_BL_CRD_ACQUIRED_TGR4 /* UNC_CHA_AG0_BL_CRD_ACQUIRED.TGR4 ev_sel=0x88 umask=0x10: Credits of transgress 4. */ \
	SKX_CHA_CTL_(0x1088u)
#define SKX_CHA_EVENT_AG0_BL_CRD_ACQUIRED_TGR5 /* UNC_CHA_AG0_BL_CRD_ACQUIRED.TGR5 ev_sel=0x88 umask=0x20: Credits of transgress 5. */ \
	SKX_CHA_CTL_(0x2088u)
/* UNC_CHA_AG0_BL_CRD_OCCUPANCY ev_sel=0x8a: BL credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer. */
#define SKX_CHA_EVENT_AG0_BL_CRD_OCCUPANCY_TGR0 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY.TGR0 ev_sel=0x8a umask=0x1: Credits of transgress 0. */ \
	SKX_CHA_CTL_(0x18au)
#define SKX_CHA_EVENT_AG0_BL_CRD_OCCUPANCY_TGR1 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY.TGR1 ev_sel=0x8a umask=0x2: Credits of transgress 1. */ \
	SKX_CHA_CTL_(0x28au)
#define SKX_CHA_EVENT_AG0_BL_CRD_OCCUPANCY_TGR2 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY.TGR2 ev_sel=0x8a umask=0x4: Credits of transgress 2. */ \
	SKX_CHA_CTL_(0x48au)
#define SKX_CHA_EVENT_AG0_BL_CRD_OCCUPANCY_TGR3 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY.TGR3 ev_sel=0x8a umask=0x8: Credits of transgress 3. */ \
	SKX_CHA_CTL_(0x88au)
#define SKX_CHA_EVENT_AG0_BL_CRD_OCCUPANCY_TGR4 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY.TGR4 ev_sel=0x8a umask=0x10: Credits of transgress 4. */ \
	SKX_CHA_CTL_(0x108au)
#define SKX_CHA_EVENT_AG0_BL_CRD_OCCUPANCY_TGR5 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY.TGR5 ev_sel=0x8a umask=0x20: Credits of transgress 5. */ \
	SKX_CHA_CTL_(0x208au)
/* UNC_CHA_AG1_BL_CREDITS_ACQUIRED ev_sel=0x8c: BL credits that agent 1 of the mesh stop takes, by transgress buffer. */
#define SKX_CHA_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR0 /* UNC_CHA_AG1_BL_CREDITS_ACQUIRED.TGR0 ev_sel=0x8c umask=0x1: Credits of transgress 0. */ \
	SKX_CHA_CTL_(0x18cu)
#define SKX_CHA_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR1 /* UNC_CHA_AG1_BL_CREDITS_ACQUIRED.TGR1 ev_sel=0x8c umask=0x2: Credits of transgress 1. */ \
	SKX_CHA_CTL_(0x28cu)
#define SKX_CHA_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR2 /* UNC_CHA_AG1_BL_CREDITS_ACQUIRED.TGR2 ev_sel=0x8c umask=0x4: Credits of transgress 2. */ \
	SKX_CHA_CTL_(0x48cu)
#define SKX_CHA_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR3 /* UNC_CHA_AG1_BL_CREDITS_ACQUIRED.TGR3 ev_sel=0x8c umask=0x8: Credits of transgress 3. */ \
	SKX_CHA_CTL_(0x88cu)
#define SKX_CHA_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR4 /* UNC_CHA_AG1_BL_CREDITS_ACQUIRED.TGR4 ev_sel=0x8c umask=0x10: Credits of transgress 4. */ \
	SKX_CHA_CTL_(0x108cu)
#define SKX_CHA_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR5 /* UNC_CHA_AG1_BL_CREDITS_ACQUIRED.TGR5 ev_sel=0x8c umask=0x20: Credits of transgress 5. */ \
	SKX_CHA_CTL_(0x208cu)
/* UNC_CHA_AG1_BL_CRD_OCCUPANCY ev_sel=0x8e: BL credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer. */
#define SKX_CHA_EVENT_AG1_BL_CRD_OCCUPANCY_TGR0 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY.TGR0 ev_sel=0x8e umask=0x1: Credits of transgress 0. */ \
	SKX_CHA_CTL_(0x18eu)
#define SKX_CHA_EVENT_AG1_BL_CRD_OCCUPANCY_TGR1 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY.TGR1 ev_sel=0x8e umask=0x2: Credits of transgress 1. */ \
	SKX_CHA_CTL_(0x28eu)
#define SKX_CHA_EVENT_AG1_BL_CRD_OCCUPANCY_TGR2 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY.TGR2 ev_sel=0x8e umask=0x4: Credits of transgress 2. */ \
	SKX_CHA_CTL_(0x48eu)
#define SKX_CHA_EVENT_AG1_BL_CRD_OCCUPANCY_TGR3 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY.TGR3 ev_sel=0x8e umask=0x8: Credits of transgress 3. */ \
	SKX_CHA_CTL_(0x88eu)
#define SKX_CHA_EVENT_AG1_BL_CRD_OCCUPANCY_TGR4 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY.TGR4 ev_sel=0x8e umask=0x10: Credits of transgress 4. */ \
	SKX_CHA_CTL_(0x108eu)
#define SKX_CHA_EVENT_AG1_BL_CRD_OCCUPANCY_TGR5 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY.TGR5 ev_sel=0x8e umask=0x20: Credits of transgress 5. */ \
	SKX_CHA_CTL_(0x208eu)
/* UNC_CHA_TxR_VERT_OCCUPANCY ev_sel=0x90: Messages that wait for the vertical ring, added up each cycle. */
#define SKX_CHA_EVENT_TXR_VERT_OCCUPANCY_AD_AG0 /* UNC_CHA_TxR_VERT_OCCUPANCY.AD_AG0 ev_sel=0x90 umask=0x1: AD messages of agent 0. */ \
	SKX_CHA_CTL_(0x190u)
#define SKX_CHA_EVENT_TXR_VERT_OCCUPANCY_AK_AG0 /* UNC_CHA_TxR_VERT_OCCUPANCY.AK_AG0 ev_sel=0x90 umask=0x2: AK messages of agent 0. */ \
	SKX_CHA_CTL_(0x290u)
#define SKX_CHA_EVENT_TXR_VERT_OCCUPANCY_BL_AG0 /* UNC_CHA_TxR_VERT_OCCUPANCY.BL_AG0 ev_sel=0x90 umask=0x4: BL messages of agent 0. */ \
	SKX_CHA_CTL_(0x490u)
#define SKX_CHA_EVENT_TXR_VERT_OCCUPANCY_IV /* UNC_CHA_TxR_VERT_OCCUPANCY.IV ev_sel=0x90 umask=0x8: IV messages. */ \
	SKX_CHA_CTL_(0x890u)
#define SKX_CHA_EVENT_TXR_VERT_OCCUPANCY_AD_AG1 /* UNC_CHA_TxR_VERT_OCCUPANCY.AD_AG1 ev_sel=0x90 umask=0x10: AD messages of agent 1. */ \
	SKX_CHA_CTL_(0x1090u)
#define SKX_CHA_EVENT_TXR_VERT_OCCUPANCY_AK_AG1 /* UNC_CHA_TxR_VERT_OCCUPANCY.AK_AG1 ev_sel=0x90 umask=0x20: AK messages of agent 1. */ \
	SKX_CHA_CTL_(0x2090u)
#define SKX_CHA_EVENT_TXR_VERT_OCCUPANCY_BL_AG1 /* UNC_CHA_TxR_VERT_OCCUPANCY.BL_AG1 ev_sel=0x90 umask=0x40: BL messages of agent 1. */ \
	SKX_CHA_CTL_(0x4090u)
/* UNC_CHA_TxR_VERT_INSERTS ev_sel=0x91: Messages that enter the queue for the vertical ring. */
#define SKX_CHA_EVENT_TXR_VERT_INSERTS_AD_AG0 /* UNC_CHA_TxR_VERT_INSERTS.AD_AG0 ev_sel=0x91 umask=0x1: AD messages of agent 0. */ \
	SKX_CHA_CTL_(0x191u)
#define SKX_CHA_EVENT_TXR_VERT_INSERTS_AK_AG0 /* UNC_CHA_TxR_VERT_INSERTS.AK_AG0 ev_sel=0x91 umask=0x2: AK messages of agent 0. */ \
	SKX_CHA_CTL_(0x291u)
#define SKX_CHA_EVENT_TXR_VERT_INSERTS_BL_AG0 /* UNC_CHA_TxR_VERT_INSERTS.BL_AG0 ev_sel=0x91 umask=0x4: BL messages of agent 0. */ \
	SKX_CHA_CTL_(0x491u)
#define SKX_CHA_EVENT_TXR_VERT_INSERTS_IV /* UNC_CHA_TxR_VERT_INSERTS.IV ev_sel=0x91 umask=0x8: IV messages. */ \
	SKX_CHA_CTL_(0x891u)
#define SKX_CHA_EVENT_TXR_VERT_INSERTS_AD_AG1 /* UNC_CHA_TxR_VERT_INSERTS.AD_AG1 ev_sel=0x91 umask=0x10: AD messages of agent 1. */ \
	SKX_CHA_CTL_(0x1091u)
#define SKX_CHA_EVENT_TXR_VERT_INSERTS_AK_AG1 /* UNC_CHA_TxR_VERT_INSERTS.AK_AG1 ev_sel=0x91 umask=0x20: AK messages of agent 1. */ \
	SKX_CHA_CTL_(0x2091u)
#define SKX_CHA_EVENT_TXR_VERT_INSERTS_BL_AG1 /* UNC_CHA_TxR_VERT_INSERTS.BL_AG1 ev_sel=0x91 umask=0x40: BL messages of agent 1. */ \
	SKX_CHA_CTL_(0x4091u)
/* UNC_CHA_TxR_VERT_CYCLES_FULL ev_sel=0x92: Cycles in which the queue for the vertical ring is full, going by the name; Intel's longer description says not full. */
#define SKX_CHA_EVENT_TXR_VERT_CYCLES_FULL_AD_AG0 /* UNC_CHA_TxR_VERT_CYCLES_FULL.AD_AG0 ev_sel=0x92 umask=0x1: AD messages of agent 0. */ \
	SKX_CHA_CTL_(0x192u)
#define SKX_CHA_EVENT_TXR_VERT_CYCLES_FULL_AK_AG0 /* UNC_CHA_TxR_VERT_CYCLES_FULL.AK_AG0 ev_sel=0x92 umask=0x2: AK messages of agent 0. */ \
	SKX_CHA_CTL_(0x292u)
#define SKX_CHA_EVENT_TXR_VERT_CYCLES_FULL_BL_AG0 /* UNC_CHA_TxR_VERT_CYCLES_FULL.BL_AG0 ev_sel=0x92 umask=0x4: BL messages of agent 0. */ \
	SKX_CHA_CTL_(0x492u)
#define SKX_CHA_EVENT_TXR_VERT_CYCLES_FULL_IV /* UNC_CHA_TxR_VERT_CYCLES_FULL.IV ev_sel=0x92 umask=0x8: IV messages. */ \
	SKX_CHA_CTL_(0x892u)
#define SKX_CHA_EVENT_TXR_VERT_CYCLES_FULL_AD_AG1 /* UNC_CHA_TxR_VERT_CYCLES_FULL.AD_AG1 ev_sel=0x92 umask=0x10: AD messages of agent 1. */ \
	SKX_CHA_CTL_(0x1092u)
#define SKX_CHA_EVENT_TXR_VERT_CYCLES_FULL_AK_AG1 /* UNC_CHA_TxR_VERT_CYCLES_FULL.AK_AG1 ev_sel=0x92 umask=0x20: AK messages of agent 1. */ \
	SKX_CHA_CTL_(0x2092u)
#define SKX_CHA_EVENT_TXR_VERT_CYCLES_FULL_BL_AG1 /* UNC_CHA_TxR_VERT_CYCLES_FULL.BL_AG1 ev_sel=0x92 umask=0x40: BL messages of agent 1. */ \
	SKX_CHA_CTL_(0x4092u)
/* UNC_CHA_TxR_VERT_CYCLES_NE ev_sel=0x93: Cycles in which something waits for the vertical ring. */
#define SKX_CHA_EVENT_TXR_VERT_CYCLES_NE_AD_AG0 /* UNC_CHA_TxR_VERT_CYCLES_NE.AD_AG0 ev_sel=0x93 umask=0x1: AD messages of agent 0. */ \
	SKX_CHA_CTL_(0x193u)
#define SKX_CHA_EVENT_TXR_VERT_CYCLES_NE_AK_AG0 /* UNC_CHA_TxR_VERT_CYCLES_NE.AK_AG0 ev_sel=0x93 umask=0x2: AK messages of agent 0. */ \
	SKX_CHA_CTL_(0x293u)
#define SKX_CHA_EVENT_TXR_VERT_CYCLES_NE_BL_AG0 /* UNC_CHA_TxR_VERT_CYCLES_NE.BL_AG0 ev_sel=0x93 umask=0x4: BL messages of agent 0. */ \
	SKX_CHA_CTL_(0x493u)
#define SKX_CHA_EVENT_TXR_VERT_CYCLES_NE_IV /* UNC_CHA_TxR_VERT_CYCLES_NE.IV ev_sel=0x93 umask=0x8: IV messages. */ \
	SKX_CHA_CTL_(0x893u)
#define SKX_CHA_EVENT_TXR_VERT_CYCLES_NE_AD_AG1 /* UNC_CHA_TxR_VERT_CYCLES_NE.AD_AG1 ev_sel=0x93 umask=0x10: AD messages of agent 1. */ \
	SKX_CHA_CTL_(0x1093u)
#define SKX_CHA_EVENT_TXR_VERT_CYCLES_NE_AK_AG1 /* UNC_CHA_TxR_VERT_CYCLES_NE.AK_AG1 ev_sel=0x93 umask=0x20: AK messages of agent 1. */ \
	SKX_CHA_CTL_(0x2093u)
#define SKX_CHA_EVENT_TXR_VERT_CYCLES_NE_BL_AG1 /* UNC_CHA_TxR_VERT_CYCLES_NE.BL_AG1 ev_sel=0x93 umask=0x40: BL messages of agent 1. */ \
	SKX_CHA_CTL_(0x4093u)
/* UNC_CHA_TxR_HORZ_OCCUPANCY ev_sel=0x94: Messages that wait for the horizontal ring, added up each cycle. */
#define SKX_CHA_EVENT_TXR_HORZ_OCCUPANCY_AD_BNC /* UNC_CHA_TxR_HORZ_OCCUPANCY.AD_BNC ev_sel=0x94 umask=0x1: AD messages without a credit. */ \
	SKX_CHA_CTL_(0x194u)
#define SKX_CHA_EVENT_TXR_HORZ_OCCUPANCY_AK_BNC /* UNC_CHA_TxR_HORZ_OCCUPANCY.AK_BNC ev_sel=0x94 umask=0x2: AK messages without a credit. */ \
	SKX_CHA_CTL_(0x294u)
#define SKX_CHA_EVENT_TXR_HORZ_OCCUPANCY_BL_BNC /* UNC_CHA_TxR_HORZ_OCCUPANCY.BL_BNC ev_sel=0x94 umask=0x4: BL messages without a credit. */ \
	SKX_CHA_CTL_(0x494u)
#define SKX_CHA_EVENT_TXR_HORZ_OCCUPANCY_IV_BNC /* UNC_CHA_TxR_HORZ_OCCUPANCY.IV_BNC ev_sel=0x94 umask=0x8: IV messages without a credit. */ \
	SKX_CHA_CTL_(0x894u)
#define SKX_CHA_EVENT_TXR_HORZ_OCCUPANCY_AD_CRD /* UNC_CHA_TxR_HORZ_OCCUPANCY.AD_CRD ev_sel=0x94 umask=0x10: AD messages with a credit. */ \
	SKX_CHA_CTL_(0x1094u)
#define SKX_CHA_EVENT_TXR_HORZ_OCCUPANCY_BL_CRD /* UNC_CHA_TxR_HORZ_OCCUPANCY.BL_CRD ev_sel=0x94 umask=0x40: BL messages with a credit. */ \
	SKX_CHA_CTL_(0x4094u)
/* UNC_CHA_TxR_HORZ_INSERTS ev_sel=0x95: Messages that enter the queue for the horizontal ring. */
#define SKX_CHA_EVENT_TXR_HORZ_INSERTS_AD_BNC /* UNC_CHA_TxR_HORZ_INSERTS.AD_BNC ev_sel=0x95 umask=0x1: AD messages without a credit. */ \
	SKX_CHA_CTL_(0x195u)
#define SKX_CHA_EVENT_TXR_HORZ_INSERTS_AK_BNC /* UNC_CHA_TxR_HORZ_INSERTS.AK_BNC ev_sel=0x95 umask=0x2: AK messages without a credit. */ \
	SKX_CHA_CTL_(0x295u)
#define SKX_CHA_EVENT_TXR_HORZ_INSERTS_BL_BNC /* UNC_CHA_TxR_HORZ_INSERTS.BL_BNC ev_sel=0x95 umask=0x4: BL messages without a credit. */ \
	SKX_CHA_CTL_(0x495u)
#define SKX_CHA_EVENT_TXR_HORZ_INSERTS_IV_BNC /* UNC_CHA_TxR_HORZ_INSERTS.IV_BNC ev_sel=0x95 umask=0x8: IV messages without a credit. */ \
	SKX_CHA_CTL_(0x895u)
#define SKX_CHA_EVENT_TXR_HORZ_INSERTS_AD_CRD /* UNC_CHA_TxR_HORZ_INSERTS.AD_CRD ev_sel=0x95 umask=0x10: AD messages with a credit. */ \
	SKX_CHA_CTL_(0x1095u)
#define SKX_CHA_EVENT_TXR_HORZ_INSERTS_BL_CRD /* UNC_CHA_TxR_HORZ_INSERTS.BL_CRD ev_sel=0x95 umask=0x40: BL messages with a credit. */ \
	SKX_CHA_CTL_(0x4095u)
/* UNC_CHA_TxR_HORZ_CYCLES_FULL ev_sel=0x96: Cycles in which the queue for the horizontal ring is full. */
#define SKX_CHA_EVENT_TXR_HORZ_CYCLES_FULL_AD_BNC /* UNC_CHA_TxR_HORZ_CYCLES_FULL.AD_BNC ev_sel=0x96 umask=0x1: AD messages without a credit. */ \
	SKX_CHA_CTL_(0x196u)
#define SKX_CHA_EVENT_TXR_HORZ_CYCLES_FULL_AK_BNC /* UNC_CHA_TxR_HORZ_CYCLES_FULL.AK_BNC ev_sel=0x96 umask=0x2: AK messages without a credit. */ \
	SKX_CHA_CTL_(0x296u)
#define SKX_CHA_EVENT_TXR_HORZ_CYCLES_FULL_BL_BNC /* UNC_CHA_TxR_HORZ_CYCLES_FULL.BL_BNC ev_sel=0x96 umask=0x4: BL messages without a credit. */ \
	SKX_CHA_CTL_(0x496u)
#define SKX_CHA_EVENT_TXR_HORZ_CYCLES_FULL_IV_BNC /* UNC_CHA_TxR_HORZ_CYCLES_FULL.IV_BNC ev_sel=0x96 umask=0x8: IV messages without a credit. */ \
	SKX_CHA_CTL_(0x896u)
#define SKX_CHA_EVENT_TXR_HORZ_CYCLES_FULL_AD_CRD /* UNC_CHA_TxR_HORZ_CYCLES_FULL.AD_CRD ev_sel=0x96 umask=0x10: AD messages with a credit. */ \
	SKX_CHA_CTL_(0x1096u)
#define SKX_CHA_EVENT_TXR_HORZ_CYCLES_FULL_BL_CRD /* UNC_CHA_TxR_HORZ_CYCLES_FULL.BL_CRD ev_sel=0x96 umask=0x40: BL messages with a credit. */ \
	SKX_CHA_CTL_(0x4096u)
/* UNC_CHA_TxR_HORZ_CYCLES_NE ev_sel=0x97: Cycles in which something waits for the horizontal ring. */
#define SKX_CHA_EVENT_TXR_HORZ_CYCLES_NE_AD_BNC /* UNC_CHA_TxR_HORZ_CYCLES_NE.AD_BNC ev_sel=0x97 umask=0x1: AD messages without a credit. */ \
	SKX_CHA_CTL_(0x197u)
#define SKX_CHA_EVENT_TXR_HORZ_CYCLES_NE_AK_BNC /* UNC_CHA_TxR_HORZ_CYCLES_NE.AK_BNC ev_sel=0x97 umask=0x2: AK messages without a credit. */ \
	SKX_CHA_CTL_(0x297u)
#define SKX_CHA_EVENT_TXR_HORZ_CYCLES_NE_BL_BNC /* UNC_CHA_TxR_HORZ_CYCLES_NE.BL_BNC ev_sel=0x97 umask=0x4: BL messages without a credit. */ \
	SKX_CHA_CTL_(0x497u)
#define SKX_CHA_EVENT_TXR_HORZ_CYCLES_NE_IV_BNC /* UNC_CHA_TxR_HORZ_CYCLES_NE.IV_BNC ev_sel=0x97 umask=0x8: IV messages without a credit. */ \
	SKX_CHA_CTL_(0x897u)
#define SKX_CHA_EVENT_TXR_HORZ_CYCLES_NE_AD_CRD /* UNC_CHA_TxR_HORZ_CYCLES_NE.AD_CRD ev_sel=0x97 umask=0x10: AD messages with a credit. */ \
	SKX_CHA_CTL_(0x1097u)
#define SKX_CHA_EVENT_TXR_HORZ_CYCLES_NE_BL_CRD /* UNC_CHA_TxR_HORZ_CYCLES_NE.BL_CRD ev_sel=0x97 umask=0x40: BL messages with a credit. */ \
	SKX_CHA_CTL_(0x4097u)
/* UNC_CHA_TxR_VERT_NACK ev_sel=0x98: Messages that the vertical ring refused. */
#define SKX_CHA_EVENT_TXR_VERT_NACK_AD_AG0 /* UNC_CHA_TxR_VERT_NACK.AD_AG0 ev_sel=0x98 umask=0x1: AD messages of agent 0. */ \
	SKX_CHA_CTL_(0x198u)
#define SKX_CHA_EVENT_TXR_VERT_NACK_AK_AG0 /* UNC_CHA_TxR_VERT_NACK.AK_AG0 ev_sel=0x98 umask=0x2: AK messages of agent 0. */ \
	SKX_CHA_CTL_(0x298u)
#define SKX_CHA_EVENT_TXR_VERT_NACK_BL_AG0 /* UNC_CHA_TxR_VERT_NACK.BL_AG0 ev_sel=0x98 umask=0x4: BL messages of agent 0. */ \
	SKX_CHA_CTL_(0x498u)
#define SKX_CHA_EVENT_TXR_VERT_NACK_IV /* UNC_CHA_TxR_VERT_NACK.IV ev_sel=0x98 umask=0x8: IV messages. */ \
	SKX_CHA_CTL_(0x898u)
#define SKX_CHA_EVENT_TXR_VERT_NACK_AD_AG1 /* UNC_CHA_TxR_VERT_NACK.AD_AG1 ev_sel=0x98 umask=0x10: AD messages of agent 1. */ \
	SKX_CHA_CTL_(0x1098u)
#define SKX_CHA_EVENT_TXR_VERT_NACK_AK_AG1 /* UNC_CHA_TxR_VERT_NACK.AK_AG1 ev_sel=0x98 umask=0x20: AK messages of agent 1. */ \
	SKX_CHA_CTL_(0x2098u)
#define SKX_CHA_EVENT_TXR_VERT_NACK_BL_AG1 /* UNC_CHA_TxR_VERT_NACK.BL_AG1 ev_sel=0x98 umask=0x40: BL messages of agent 1. */ \
	SKX_CHA_CTL_(0x4098u)
/* UNC_CHA_TxR_HORZ_NACK ev_sel=0x99: Messages that the horizontal ring refused. */
#define SKX_CHA_EVENT_TXR_HORZ_NACK_AD_BNC /* UNC_CHA_TxR_HORZ_NACK.AD_BNC ev_sel=0x99 umask=0x1: AD messages without a credit. */ \
	SKX_CHA_CTL_(0x199u)
#define SKX_CHA_EVENT_TXR_HORZ_NACK_AK_BNC /* UNC_CHA_TxR_HORZ_NACK.AK_BNC ev_sel=0x99 umask=0x2: AK messages without a credit. */ \
	SKX_CHA_CTL_(0x299u)
#define SKX_CHA_EVENT_TXR_HORZ_NACK_BL_BNC /* UNC_CHA_TxR_HORZ_NACK.BL_BNC ev_sel=0x99 umask=0x4: BL messages without a credit. */ \
	SKX_CHA_CTL_(0x499u)
#define SKX_CHA_EVENT_TXR_HORZ_NACK_IV_BNC /* UNC_CHA_TxR_HORZ_NACK.IV_BNC ev_sel=0x99 umask=0x8: IV messages without a credit. */ \
	SKX_CHA_CTL_(0x899u)
#define SKX_CHA_EVENT_TXR_HORZ_NACK_AD_CRD /* UNC_CHA_TxR_HORZ_NACK.AD_CRD ev_sel=0x99 umask=0x20: AD messages with a credit. */ \
	SKX_CHA_CTL_(0x2099u)
#define SKX_CHA_EVENT_TXR_HORZ_NACK_BL_CRD /* UNC_CHA_TxR_HORZ_NACK.BL_CRD ev_sel=0x99 umask=0x40: BL messages with a credit. */ \
	SKX_CHA_CTL_(0x4099u)
/* UNC_CHA_TxR_VERT_STARVED ev_sel=0x9a: Times that messages waited so long for the vertical ring that they counted as starved. */
#define SKX_CHA_EVENT_TXR_VERT_STARVED_AD_AG0 /* UNC_CHA_TxR_VERT_STARVED.AD_AG0 ev_sel=0x9a umask=0x1: AD messages of agent 0. */ \
	SKX_CHA_CTL_(0x19au)
#define SKX_CHA_EVENT_TXR_VERT_STARVED_AK_AG0 /* UNC_CHA_TxR_VERT_STARVED.AK_AG0 ev_sel=0x9a umask=0x2: AK messages of agent 0. */ \
	SKX_CHA_CTL_(0x29au)
#define SKX_CHA_EVENT_TXR_VERT_STARVED_BL_AG0 /* UNC_CHA_TxR_VERT_STARVED.BL_AG0 ev_sel=0x9a umask=0x4: BL messages of agent 0. */ \
	SKX_CHA_CTL_(0x49au)
#define SKX_CHA_EVENT_TXR_VERT_STARVED_IV /* UNC_CHA_TxR_VERT_STARVED.IV ev_sel=0x9a umask=0x8: IV messages. */ \
	SKX_CHA_CTL_(0x89au)
#define SKX_CHA_EVENT_TXR_VERT_STARVED_AD_AG1 /* UNC_CHA_TxR_VERT_STARVED.AD_AG1 ev_sel=0x9a umask=0x10: AD messages of agent 1. */ \
	SKX_CHA_CTL_(0x109au)
#define SKX_CHA_EVENT_TXR_VERT_STARVED_AK_AG1 /* UNC_CHA_TxR_VERT_STARVED.AK_AG1 ev_sel=0x9a umask=0x20: AK messages of agent 1. */ \
	SKX_CHA_CTL_(0x209au)
#define SKX_CHA_EVENT_TXR_VERT_STARVED_BL_AG1 /* UNC_CHA_TxR_VERT_STARVED.BL_AG1 ev_sel=0x9a umask=0x40: BL messages of agent 1. */ \
	SKX_CHA_CTL_(0x409au)
/* UNC_CHA_TxR_HORZ_STARVED ev_sel=0x9b: Times that messages waited so long for the horizontal ring that they counted as starved. */
#define SKX_CHA_EVENT_TXR_HORZ_STARVED_AD_BNC /* UNC_CHA_TxR_HORZ_STARVED.AD_BNC ev_sel=0x9b umask=0x1: AD messages without a credit. */ \
	SKX_CHA_CTL_(0x19bu)
#define SKX_CHA_EVENT_TXR_HORZ_STARVED_AK_BNC /* UNC_CHA_TxR_HORZ_STARVED.AK_BNC ev_sel=0x9b umask=0x2: AK messages without a credit. */ \
	SKX_CHA_CTL_(0x29bu)
#define SKX_CHA_EVENT_TXR_HORZ_STARVED_BL_BNC /* UNC_CHA_TxR_HORZ_STARVED.BL_BNC ev_sel=0x9b umask=0x4: BL messages without a credit. */ \
	SKX_CHA_CTL_(0x49bu)
#define SKX_CHA_EVENT_TXR_HORZ_STARVED_IV_BNC /* UNC_CHA_TxR_HORZ_STARVED.IV_BNC ev_sel=0x9b umask=0x8: IV messages without a credit. */ \
	SKX_CHA_CTL_(0x89bu)
/* UNC_CHA_TxR_VERT_ADS_USED ev_sel=0x9c: Messages that took the slot that the vertical ring keeps free against deadlocks. */
#define SKX_CHA_EVENT_TXR_VERT_ADS_USED_AD_AG0 /* UNC_CHA_TxR_VERT_ADS_USED.AD_AG0 ev_sel=0x9c umask=0x1: AD messages of agent 0. */ \
	SKX_CHA_CTL_(0x19cu)
#define SKX_CHA_EVENT_TXR_VERT_ADS_USED_AK_AG0 /* UNC_CHA_TxR_VERT_ADS_USED.AK_AG0 ev_sel=0x9c umask=0x2: AK messages of agent 0. */ \
	SKX_CHA_CTL_(0x29cu)
#define SKX_CHA_EVENT_TXR_VERT_ADS_USED_BL_AG0 /* UNC_CHA_TxR_VERT_ADS_USED.BL_AG0 ev_sel=0x9c umask=0x4: BL messages of agent 0. */ \
	SKX_CHA_CTL_(0x49cu)
#define SKX_CHA_EVENT_TXR_VERT_ADS_USED_AD_AG1 /* UNC_CHA_TxR_VERT_ADS_USED.AD_AG1 ev_sel=0x9c umask=0x10: AD messages of agent 1. */ \
	SKX_CHA_CTL_(0x109cu)
#define SKX_CHA_EVENT_TXR_VERT_ADS_USED_AK_AG1 /* UNC_CHA_TxR_VERT_ADS_USED.AK_AG1 ev_sel=0x9c umask=0x20: AK messages of agent 1. */ \
	SKX_CHA_CTL_(0x209cu)
#define SKX_CHA_EVENT_TXR_VERT_ADS_USED_BL_AG1 /* UNC_CHA_TxR_VERT_ADS_USED.BL_AG1 ev_sel=0x9c umask=0x40: BL messages of agent 1. */ \
	SKX_CHA_CTL_(0x409cu)
/* UNC_CHA_TxR_HORZ_ADS_USED ev_sel=0x9d: Messages that took the slot that the horizontal ring keeps free against deadlocks. */
#define SKX_CHA_EVENT_TXR_HORZ_ADS_USED_AD_BNC /* UNC_CHA_TxR_HORZ_ADS_USED.AD_BNC ev_sel=0x9d umask=0x1: AD messages without a credit. */ \
	SKX_CHA_CTL_(0x19du)
#define SKX_CHA_EVENT_TXR_HORZ_ADS_USED_AK_BNC /* UNC_CHA_TxR_HORZ_ADS_USED.AK_BNC ev_sel=0x9d umask=0x2: AK messages without a credit. */ \
	SKX_CHA_CTL_(0x29du)
#define SKX_CHA_EVENT_TXR_HORZ_ADS_USED_BL_BNC /* UNC_CHA_TxR_HORZ_ADS_USED.BL_BNC ev_sel=0x9d umask=0x4: BL messages without a credit. */ \
	SKX_CHA_CTL_(0x49du)
#define SKX_CHA_EVENT_TXR_HORZ_ADS_USED_AD_CRD /* UNC_CHA_TxR_HORZ_ADS_USED.AD_CRD ev_sel=0x9d umask=0x10: AD messages with a credit. */ \
	SKX_CHA_CTL_(0x109du)
#define SKX_CHA_EVENT_TXR_HORZ_ADS_USED_BL_CRD /* UNC_CHA_TxR_HORZ_ADS_USED.BL_CRD ev_sel=0x9d umask=0x40: BL messages with a credit. */ \
	SKX_CHA_CTL_(0x409du)
/* UNC_CHA_TxR_VERT_BYPASS ev_sel=0x9e: Messages that went straight onto the vertical ring, without waiting in its queue. */
#define SKX_CHA_EVENT_TXR_VERT_BYPASS_AD_AG0 /* UNC_CHA_TxR_VERT_BYPASS.AD_AG0 ev_sel=0x9e umask=0x1: AD messages of agent 0. */ \
	SKX_CHA_CTL_(0x19eu)
#define SKX_CHA_EVENT_TXR_VERT_BYPASS_AK_AG0 /* UNC_CHA_TxR_VERT_BYPASS.AK_AG0 ev_sel=0x9e umask=0x2: AK messages of agent 0. */ \
	SKX_CHA_CTL_(0x29eu)
#define SKX_CHA_EVENT_TXR_VERT_BYPASS_BL_AG0 /* UNC_CHA_TxR_VERT_BYPASS.BL_AG0 ev_sel=0x9e umask=0x4: BL messages of agent 0. */ \
	SKX_CHA_CTL_(0x49eu)
#define SKX_CHA_EVENT_TXR_VERT_BYPASS_IV /* UNC_CHA_TxR_VERT_BYPASS.IV ev_sel=0x9e umask=0x8: IV messages. */ \
	SKX_CHA_CTL_(0x89eu)
#define SKX_CHA_EVENT_TXR_VERT_BYPASS_AD_AG1 /* UNC_CHA_TxR_VERT_BYPASS.AD_AG1 ev_sel=0x9e umask=0x10: AD messages of agent 1. */ \
	SKX_CHA_CTL_(0x109eu)
#define SKX_CHA_EVENT_TXR_VERT_BYPASS_AK_AG1 /* UNC_CHA_TxR_VERT_BYPASS.AK_AG1 ev_sel=0x9e umask=0x20: AK messages of agent 1. */ \
	SKX_CHA_CTL_(0x209eu)
#define SKX_CHA_EVENT_TXR_VERT_BYPASS_BL_AG1 /* UNC_CHA_TxR_VERT_BYPASS.BL_AG1 ev_sel=0x9e umask=0x40: BL messages of agent 1. */ \
	SKX_CHA_CTL_(0x409eu)
/* UNC_CHA_TxR_HORZ_BYPASS ev_sel=0x9f: Messages that went straight onto the horizontal ring, without waiting in its queue. */
#define SKX_CHA_EVENT_TXR_HORZ_BYPASS_AD_BNC /* UNC_CHA_TxR_HORZ_BYPASS.AD_BNC ev_sel=0x9f umask=0x1: AD messages without a credit. */ \
	SKX_CHA_CTL_(0x19fu)
#define SKX_CHA_EVENT_TXR_HORZ_BYPASS_AK_BNC /* UNC_CHA_TxR_HORZ_BYPASS.AK_BNC ev_sel=0x9f umask=0x2: AK messages without a credit. */ \
	SKX_CHA_CTL_(0x29fu)
#define SKX_CHA_EVENT_TXR_HORZ_BYPASS_BL_BNC /* UNC_CHA_TxR_HORZ_BYPASS.BL_BNC ev_sel=0x9f umask=0x4: BL messages without a credit. */ \
	SKX_CHA_CTL_(0x49fu)
#define SKX_CHA_EVENT_TXR_HORZ_BYPASS_IV_BNC /* UNC_CHA_TxR_HORZ_BYPASS.IV_BNC ev_sel=0x9f umask=0x8: IV messages without a credit. */ \
	SKX_CHA_CTL_(0x89fu)
#define SKX_CHA_EVENT_TXR_HORZ_BYPASS_AD_CRD /* UNC_CHA_TxR_HORZ_BYPASS.AD_CRD ev_sel=0x9f umask=0x10: AD messages with a credit. */ \
	SKX_CHA_CTL_(0x109fu)
#define SKX_CHA_EVENT_TXR_HORZ_BYPASS_BL_CRD /* UNC_CHA_TxR_HORZ_BYPASS.BL_CRD ev_sel=0x9f umask=0x40: BL messages with a credit. */ \
	SKX_CHA_CTL_(0x409fu)
/* UNC_CHA_RING_BOUNCES_VERT ev_sel=0xa0: Cycles in which messages of the vertical ring were turned away at this stop. */
#define SKX_CHA_EVENT_RING_BOUNCES_VERT_AD /* UNC_CHA_RING_BOUNCES_VERT.AD ev_sel=0xa0 umask=0x1: AD messages. */ \
	SKX_CHA_CTL_(0x1a0u)
#define SKX_CHA_EVENT_RING_BOUNCES_VERT_AK /* UNC_CHA_RING_BOUNCES_VERT.AK ev_sel=0xa0 umask=0x2: AK messages. */ \
	SKX_CHA_CTL_(0x2a0u)
#define SKX_CHA_EVENT_RING_BOUNCES_VERT_BL /* UNC_CHA_RING_BOUNCES_VERT.BL ev_sel=0xa0 umask=0x4: BL messages. */ \
	SKX_CHA_CTL_(0x4a0u)
#define SKX_CHA_EVENT_RING_BOUNCES_VERT_IV /* UNC_CHA_RING_BOUNCES_VERT.IV ev_sel=0xa0 umask=0x8: IV messages. */ \
	SKX_CHA_CTL_(0x8a0u)
/* UNC_CHA_RING_BOUNCES_HORZ ev_sel=0xa1: Cycles in which messages of the horizontal ring were turned away at this stop. */
#define SKX_CHA_EVENT_RING_BOUNCES_HORZ_AD /* UNC_CHA_RING_BOUNCES_HORZ.AD ev_sel=0xa1 umask=0x1: AD messages. */ \
	SKX_CHA_CTL_(0x1a1u)
#define SKX_CHA_EVENT_RING_BOUNCES_HORZ_AK /* UNC_CHA_RING_BOUNCES_HORZ.AK ev_sel=0xa1 umask=0x2: AK messages. */ \
	SKX_CHA_CTL_(0x2a1u)
#define SKX_CHA_EVENT_RING_BOUNCES_HORZ_BL /* UNC_CHA_RING_BOUNCES_HORZ.BL ev_sel=0xa1 umask=0x4: BL messages. */ \
	SKX_CHA_CTL_(0x4a1u)
#define SKX_CHA_EVENT_RING_BOUNCES_HORZ_IV /* UNC_CHA_RING_BOUNCES_HORZ.IV ev_sel=0xa1 umask=0x8: IV messages. */ \
	SKX_CHA_CTL_(0x8a1u)
/* UNC_CHA_RING_SINK_STARVED_VERT ev_sel=0xa2: Starvation where messages leave the vertical ring, going by the name; Intel does not explain it. */
#define SKX_CHA_EVENT_RING_SINK_STARVED_VERT_AD /* UNC_CHA_RING_SINK_STARVED_VERT.AD ev_sel=0xa2 umask=0x1: AD messages. */ \
	SKX_CHA_CTL_(0x1a2u)
#define SKX_CHA_EVENT_RING_SINK_STARVED_VERT_AK /* UNC_CHA_RING_SINK_STARVED_VERT.AK ev_sel=0xa2 umask=0x2: AK messages. */ \
	SKX_CHA_CTL_(0x2a2u)
#define SKX_CHA_EVENT_RING_SINK_STARVED_VERT_BL /* UNC_CHA_RING_SINK_STARVED_VERT.BL ev_sel=0xa2 umask=0x4: BL messages. */ \
	SKX_CHA_CTL_(0x4a2u)
#define SKX_CHA_EVENT_RING_SINK_STARVED_VERT_IV /* UNC_CHA_RING_SINK_STARVED_VERT.IV ev_sel=0xa2 umask=0x8: IV messages. */ \
	SKX_CHA_CTL_(0x8a2u)
/* UNC_CHA_RING_SINK_STARVED_HORZ ev_sel=0xa3: Starvation where messages leave the horizontal ring, going by the name; Intel does not explain it. */
#define SKX_CHA_EVENT_RING_SINK_STARVED_HORZ_AD /* UNC_CHA_RING_SINK_STARVED_HORZ.AD ev_sel=0xa3 umask=0x1: AD messages. */ \
	SKX_CHA_CTL_(0x1a3u)
#define SKX_CHA_EVENT_RING_SINK_STARVED_HORZ_AK /* UNC_CHA_RING_SINK_STARVED_HORZ.AK ev_sel=0xa3 umask=0x2: AK messages. */ \
	SKX_CHA_CTL_(0x2a3u)
#define SKX_CHA_EVENT_RING_SINK_STARVED_HORZ_BL /* UNC_CHA_RING_SINK_STARVED_HORZ.BL ev_sel=0xa3 umask=0x4: BL messages. */ \
	SKX_CHA_CTL_(0x4a3u)
#define SKX_CHA_EVENT_RING_SINK_STARVED_HORZ_IV /* UNC_CHA_RING_SINK_STARVED_HORZ.IV ev_sel=0xa3 umask=0x8: IV messages. */ \
	SKX_CHA_CTL_(0x8a3u)
#define SKX_CHA_EVENT_RING_SINK_STARVED_HORZ_AK_AG1 /* UNC_CHA_RING_SINK_STARVED_HORZ.AK_AG1 ev_sel=0xa3 umask=0x20: AK messages of agent 1. */ \
	SKX_CHA_CTL_(0x20a3u)
#define SKX_CHA_EVENT_RING_SRC_THRTL /* UNC_CHA_RING_SRC_THRTL ev_sel=0xa4: Throttling at the source of messages, going by the name; Intel does not explain it. */ \
	SKX_CHA_CTL_(0xa4u)
/* UNC_CHA_FAST_ASSERTED ev_sel=0xa5: Cycles in which this stop or a neighbour signals distress, which throttles those who send. */
#define SKX_CHA_EVENT_FAST_ASSERTED_VERT /* UNC_CHA_FAST_ASSERTED.VERT ev_sel=0xa5 umask=0x1: Distress along the vertical ring. */ \
	SKX_CHA_CTL_(0x1a5u)
#define SKX_CHA_EVENT_FAST_ASSERTED_HORZ /* UNC_CHA_FAST_ASSERTED.HORZ ev_sel=0xa5 umask=0x2: Distress along the horizontal ring. */ \
	SKX_CHA_CTL_(0x2a5u)
/* UNC_CHA_VERT_RING_AD_IN_USE ev_sel=0xa6: Cycles in which the vertical AD ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_CHA_EVENT_VERT_RING_AD_IN_USE_UP_EVEN /* UNC_CHA_VERT_RING_AD_IN_USE.UP_EVEN ev_sel=0xa6 umask=0x1: The even ring upwards. */ \
	SKX_CHA_CTL_(0x1a6u)
#define SKX_CHA_EVENT_VERT_RING_AD_IN_USE_UP_ODD /* UNC_CHA_VERT_RING_AD_IN_USE.UP_ODD ev_sel=0xa6 umask=0x2: The odd ring upwards. */ \
	SKX_CHA_CTL_(0x2a6u)
#define SKX_CHA_EVENT_VERT_RING_AD_IN_USE_DN_EVEN /* UNC_CHA_VERT_RING_AD_IN_USE.DN_EVEN ev_sel=0xa6 umask=0x4: The even ring downwards. */ \
	SKX_CHA_CTL_(0x4a6u)
#define SKX_CHA_EVENT_VERT_RING_AD_IN_USE_DN_ODD /* UNC_CHA_VERT_RING_AD_IN_USE.DN_ODD ev_sel=0xa6 umask=0x8: The odd ring downwards. */ \
	SKX_CHA_CTL_(0x8a6u)
/* UNC_CHA_HORZ_RING_AD_IN_USE ev_sel=0xa7: Cycles in which the horizontal AD ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_CHA_EVENT_HORZ_RING_AD_IN_USE_LEFT_EVEN /* UNC_CHA_HORZ_RING_AD_IN_USE.LEFT_EVEN ev_sel=0xa7 umask=0x1: The even ring to the left. */ \
	SKX_CHA_CTL_(0x1a7u)
#define SKX_CHA_EVENT_HORZ_RING_AD_IN_USE_LEFT_ODD /* UNC_CHA_HORZ_RING_AD_IN_USE.LEFT_ODD ev_sel=0xa7 umask=0x2: The odd ring to the left. */ \
	SKX_CHA_CTL_(0x2a7u)
#define SKX_CHA_EVENT_HORZ_RING_AD_IN_USE_RIGHT_EVEN /* UNC_CHA_HORZ_RING_AD_IN_USE.RIGHT_EVEN ev_sel=0xa7 umask=0x4: The even ring to the right. */ \
	SKX_CHA_CTL_(0x4a7u)
#define SKX_CHA_EVENT_HORZ_RING_AD_IN_USE_RIGHT_ODD /* UNC_CHA_HORZ_RING_AD_IN_USE.RIGHT_ODD ev_sel=0xa7 umask=0x8: The odd ring to the right. */ \
	SKX_CHA_CTL_(0x8a7u)
/* UNC_CHA_VERT_RING_AK_IN_USE ev_sel=0xa8: Cycles in which the vertical AK ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_CHA_EVENT_VERT_RING_AK_IN_USE_UP_EVEN /* UNC_CHA_VERT_RING_AK_IN_USE.UP_EVEN ev_sel=0xa8 umask=0x1: The even ring upwards. */ \
	SKX_CHA_CTL_(0x1a8u)
#define SKX_CHA_EVENT_VERT_RING_AK_IN_USE_UP_ODD /* UNC_CHA_VERT_RING_AK_IN_USE.UP_ODD ev_sel=0xa8 umask=0x2: The odd ring upwards. */ \
	SKX_CHA_CTL_(0x2a8u)
#define SKX_CHA_EVENT_VERT_RING_AK_IN_USE_DN_EVEN /* UNC_CHA_VERT_RING_AK_IN_USE.DN_EVEN ev_sel=0xa8 umask=0x4: The even ring downwards. */ \
	SKX_CHA_CTL_(0x4a8u)
#define SKX_CHA_EVENT_VERT_RING_AK_IN_USE_DN_ODD /* UNC_CHA_VERT_RING_AK_IN_USE.DN_ODD ev_sel=0xa8 umask=0x8: The odd ring downwards. */ \
	SKX_CHA_CTL_(0x8a8u)
/* UNC_CHA_HORZ_RING_AK_IN_USE ev_sel=0xa9: Cycles in which the horizontal AK ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_CHA_EVENT_HORZ_RING_AK_IN_USE_LEFT_EVEN /* UNC_CHA_HORZ_RING_AK_IN_USE.LEFT_EVEN ev_sel=0xa9 umask=0x1: The even ring to the left. */ \
	SKX_CHA_CTL_(0x1a9u)
#define SKX_CHA_EVENT_HORZ_RING_AK_IN_USE_LEFT_ODD /* UNC_CHA_HORZ_RING_AK_IN_USE.LEFT_ODD ev_sel=0xa9 umask=0x2: The odd ring to the left. */ \
	SKX_CHA_CTL_(0x2a9u)
#define SKX_CHA_EVENT_HORZ_RING_AK_IN_USE_RIGHT_EVEN /* UNC_CHA_HORZ_RING_AK_IN_USE.RIGHT_EVEN ev_sel=0xa9 umask=0x4: The even ring to the right. */ \
	SKX_CHA_CTL_(0x4a9u)
#define SKX_CHA_EVENT_HORZ_RING_AK_IN_USE_RIGHT_ODD /* UNC_CHA_HORZ_RING_AK_IN_USE.RIGHT_ODD ev_sel=0xa9 umask=0x8: The odd ring to the right. */ \
	SKX_CHA_CTL_(0x8a9u)
/* UNC_CHA_VERT_RING_BL_IN_USE ev_sel=0xaa: Cycles in which the vertical BL ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_CHA_EVENT_VERT_RING_BL_IN_USE_UP_EVEN /* UNC_CHA_VERT_RING_BL_IN_USE.UP_EVEN ev_sel=0xaa umask=0x1: The even ring upwards. */ \
	SKX_CHA_CTL_(0x1aau)
#define SKX_CHA_EVENT_VERT_RING_BL_IN_USE_UP_ODD /* UNC_CHA_VERT_RING_BL_IN_USE.UP_ODD ev_sel=0xaa umask=0x2: The odd ring upwards. */ \
	SKX_CHA_CTL_(0x2aau)
#define SKX_CHA_EVENT_VERT_RING_BL_IN_USE_DN_EVEN /* UNC_CHA_VERT_RING_BL_IN_USE.DN_EVEN ev_sel=0xaa umask=0x4: The even ring downwards. */ \
	SKX_CHA_CTL_(0x4aau)
#define SKX_CHA_EVENT_VERT_RING_BL_IN_USE_DN_ODD /* UNC_CHA_VERT_RING_BL_IN_USE.DN_ODD ev_sel=0xaa umask=0x8: The odd ring downwards. */ \
	SKX_CHA_CTL_(0x8aau)
/* UNC_CHA_HORZ_RING_BL_IN_USE ev_sel=0xab: Cycles in which the horizontal BL ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_CHA_EVENT_HORZ_RING_BL_IN_USE_LEFT_EVEN /* UNC_CHA_HORZ_RING_BL_IN_USE.LEFT_EVEN ev_sel=0xab umask=0x1: The even ring to the left. */ \
	SKX_CHA_CTL_(0x1abu)
#define SKX_CHA_EVENT_HORZ_RING_BL_IN_USE_LEFT_ODD /* UNC_CHA_HORZ_RING_BL_IN_USE.LEFT_ODD ev_sel=0xab umask=0x2: The odd ring to the left. */ \
	SKX_CHA_CTL_(0x2abu)
#define SKX_CHA_EVENT_HORZ_RING_BL_IN_USE_RIGHT_EVEN /* UNC_CHA_HORZ_RING_BL_IN_USE.RIGHT_EVEN ev_sel=0xab umask=0x4: The even ring to the right. */ \
	SKX_CHA_CTL_(0x4abu)
#define SKX_CHA_EVENT_HORZ_RING_BL_IN_USE_RIGHT_ODD /* UNC_CHA_HORZ_RING_BL_IN_USE.RIGHT_ODD ev_sel=0xab umask=0x8: The odd ring to the right. */ \
	SKX_CHA_CTL_(0x8abu)
/* UNC_CHA_VERT_RING_IV_IN_USE ev_sel=0xac: Cycles in which the vertical IV ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_CHA_EVENT_VERT_RING_IV_IN_USE_UP /* UNC_CHA_VERT_RING_IV_IN_USE.UP ev_sel=0xac umask=0x1: The ring upwards. */ \
	SKX_CHA_CTL_(0x1acu)
#define SKX_CHA_EVENT_VERT_RING_IV_IN_USE_DN /* UNC_CHA_VERT_RING_IV_IN_USE.DN ev_sel=0xac umask=0x4: The ring downwards. */ \
	SKX_CHA_CTL_(0x4acu)
/* UNC_CHA_HORZ_RING_IV_IN_USE ev_sel=0xad: Cycles in which the horizontal IV ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_CHA_EVENT_HORZ_RING_IV_IN_USE_LEFT /* UNC_CHA_HORZ_RING_IV_IN_USE.LEFT ev_sel=0xad umask=0x1: The ring to the left. */ \
	SKX_CHA_CTL_(0x1adu)
#define SKX_CHA_EVENT_HORZ_RING_IV_IN_USE_RIGHT /* UNC_CHA_HORZ_RING_IV_IN_USE.RIGHT ev_sel=0xad umask=0x4: The ring to the right. */ \
	SKX_CHA_CTL_(0x4adu)
/* UNC_CHA_EGRESS_ORDERING ev_sel=0xae: Cycles in which IV messages must wait so that snoops and GO messages keep their order. */
#define SKX_CHA_EVENT_EGRESS_ORDERING_IV_SNOOPGO_UP /* UNC_CHA_EGRESS_ORDERING.IV_SNOOPGO_UP ev_sel=0xae umask=0x1: IV messages upwards. */ \
	SKX_CHA_CTL_(0x1aeu)
#define SKX_CHA_EVENT_EGRESS_ORDERING_IV_SNOOPGO_DN /* UNC_CHA_EGRESS_ORDERING.IV_SNOOPGO_DN ev_sel=0xae umask=0x4: IV messages downwards. */ \
	SKX_CHA_CTL_(0x4aeu)
/* UNC_CHA_RxR_OCCUPANCY ev_sel=0xb0: Messages from the mesh that wait in the mesh stop, added up each cycle. */
#define SKX_CHA_EVENT_RXR_OCCUPANCY_AD_BNC /* UNC_CHA_RxR_OCCUPANCY.AD_BNC ev_sel=0xb0 umask=0x1: AD messages without a credit. */ \
	SKX_CHA_CTL_(0x1b0u)
#define SKX_CHA_EVENT_RXR_OCCUPANCY_AK_BNC /* UNC_CHA_RxR_OCCUPANCY.AK_BNC ev_sel=0xb0 umask=0x2: AK messages without a credit. */ \
	SKX_CHA_CTL_(0x2b0u)
#define SKX_CHA_EVENT_RXR_OCCUPANCY_BL_BNC /* UNC_CHA_RxR_OCCUPANCY.BL_BNC ev_sel=0xb0 umask=0x4: BL messages without a credit. */ \
	SKX_CHA_CTL_(0x4b0u)
#define SKX_CHA_EVENT_RXR_OCCUPANCY_IV_BNC /* UNC_CHA_RxR_OCCUPANCY.IV_BNC ev_sel=0xb0 umask=0x8: IV messages without a credit. */ \
	SKX_CHA_CTL_(0x8b0u)
#define SKX_CHA_EVENT_RXR_OCCUPANCY_AD_CRD /* UNC_CHA_RxR_OCCUPANCY.AD_CRD ev_sel=0xb0 umask=0x10: AD messages with a credit. */ \
	SKX_CHA_CTL_(0x10b0u)
#define SKX_CHA_EVENT_RXR_OCCUPANCY_BL_CRD /* UNC_CHA_RxR_OCCUPANCY.BL_CRD ev_sel=0xb0 umask=0x40: BL messages with a credit. */ \
	SKX_CHA_CTL_(0x40b0u)
/* UNC_CHA_RxR_INSERTS ev_sel=0xb1: Messages from the mesh that enter the queue of the mesh stop. */
#define SKX_CHA_EVENT_RXR_INSERTS_AD_BNC /* UNC_CHA_RxR_INSERTS.AD_BNC ev_sel=0xb1 umask=0x1: AD messages without a credit. */ \
	SKX_CHA_CTL_(0x1b1u)
#define SKX_CHA_EVENT_RXR_INSERTS_AK_BNC /* UNC_CHA_RxR_INSERTS.AK_BNC ev_sel=0xb1 umask=0x2: AK messages without a credit. */ \
	SKX_CHA_CTL_(0x2b1u)
#define SKX_CHA_EVENT_RXR_INSERTS_BL_BNC /* UNC_CHA_RxR_INSERTS.BL_BNC ev_sel=0xb1 umask=0x4: BL messages without a credit. */ \
	SKX_CHA_CTL_(0x4b1u)
#define SKX_CHA_EVENT_RXR_INSERTS_IV_BNC /* UNC_CHA_RxR_INSERTS.IV_BNC ev_sel=0xb1 umask=0x8: IV messages without a credit. */ \
	SKX_CHA_CTL_(0x8b1u)
#define SKX_CHA_EVENT_RXR_INSERTS_AD_CRD /* UNC_CHA_RxR_INSERTS.AD_CRD ev_sel=0xb1 umask=0x10: AD messages with a credit. */ \
	SKX_CHA_CTL_(0x10b1u)
#define SKX_CHA_EVENT_RXR_INSERTS_BL_CRD /* UNC_CHA_RxR_INSERTS.BL_CRD ev_sel=0xb1 umask=0x40: BL messages with a credit. */ \
	SKX_CHA_CTL_(0x40b1u)
/* UNC_CHA_RxR_BYPASS ev_sel=0xb2: Messages from the mesh that did not wait in the queue of the mesh stop. */
#define SKX_CHA_EVENT_RXR_BYPASS_AD_BNC /* UNC_CHA_RxR_BYPASS.AD_BNC ev_sel=0xb2 umask=0x1: AD messages without a credit. */ \
	SKX_CHA_CTL_(0x1b2u)
#define SKX_CHA_EVENT_RXR_BYPASS_AK_BNC /* UNC_CHA_RxR_BYPASS.AK_BNC ev_sel=0xb2 umask=0x2: AK messages without a credit. */ \
	SKX_CHA_CTL_(0x2b2u)
#define SKX_CHA_EVENT_RXR_BYPASS_BL_BNC /* UNC_CHA_RxR_BYPASS.BL_BNC ev_sel=0xb2 umask=0x4: BL messages without a credit. */ \
	SKX_CHA_CTL_(0x4b2u)
#define SKX_CHA_EVENT_RXR_BYPASS_IV_BNC /* UNC_CHA_RxR_BYPASS.IV_BNC ev_sel=0xb2 umask=0x8: IV messages without a credit. */ \
	SKX_CHA_CTL_(0x8b2u)
#define SKX_CHA_EVENT_RXR_BYPASS_AD_CRD /* UNC_CHA_RxR_BYPASS.AD_CRD ev_sel=0xb2 umask=0x10: AD messages with a credit. */ \
	SKX_CHA_CTL_(0x10b2u)
#define SKX_CHA_EVENT_RXR_BYPASS_BL_CRD /* UNC_CHA_RxR_BYPASS.BL_CRD ev_sel=0xb2 umask=0x40: BL messages with a credit. */ \
	SKX_CHA_CTL_(0x40b2u)
/* UNC_CHA_RxR_CRD_STARVED ev_sel=0xb3: Cycles in which messages from the mesh are starved, because no credit lets them go on. */
#define SKX_CHA_EVENT_RXR_CRD_STARVED_AD_BNC /* UNC_CHA_RxR_CRD_STARVED.AD_BNC ev_sel=0xb3 umask=0x1: AD messages without a credit. */ \
	SKX_CHA_CTL_(0x1b3u)
#define SKX_CHA_EVENT_RXR_CRD_STARVED_AK_BNC /* UNC_CHA_RxR_CRD_STARVED.AK_BNC ev_sel=0xb3 umask=0x2: AK messages without a credit. */ \
	SKX_CHA_CTL_(0x2b3u)
#define SKX_CHA_EVENT_RXR_CRD_STARVED_BL_BNC /* UNC_CHA_RxR_CRD_STARVED.BL_BNC ev_sel=0xb3 umask=0x4: BL messages without a credit. */ \
	SKX_CHA_CTL_(0x4b3u)
#define SKX_CHA_EVENT_RXR_CRD_STARVED_IV_BNC /* UNC_CHA_RxR_CRD_STARVED.IV_BNC ev_sel=0xb3 umask=0x8: IV messages without a credit. */ \
	SKX_CHA_CTL_(0x8b3u)
#define SKX_CHA_EVENT_RXR_CRD_STARVED_AD_CRD /* UNC_CHA_RxR_CRD_STARVED.AD_CRD ev_sel=0xb3 umask=0x10: AD messages with a credit. */ \
	SKX_CHA_CTL_(0x10b3u)
#define SKX_CHA_EVENT_RXR_CRD_STARVED_BL_CRD /* UNC_CHA_RxR_CRD_STARVED.BL_CRD ev_sel=0xb3 umask=0x40: BL messages with a credit. */ \
	SKX_CHA_CTL_(0x40b3u)
#define SKX_CHA_EVENT_RXR_CRD_STARVED_IFV /* UNC_CHA_RxR_CRD_STARVED.IFV ev_sel=0xb3 umask=0x80: IFV messages, which Intel does not spell out. */ \
	SKX_CHA_CTL_(0x80b3u)
/* UNC_CHA_RxR_BUSY_STARVED ev_sel=0xb4: Cycles in which messages from the mesh are starved, because those of the other queue go first. */
#define SKX_CHA_EVENT_RXR_BUSY_STARVED_AD_BNC /* UNC_CHA_RxR_BUSY_STARVED.AD_BNC ev_sel=0xb4 umask=0x1: AD messages without a credit. */ \
	SKX_CHA_CTL_(0x1b4u)
#define SKX_CHA_EVENT_RXR_BUSY_STARVED_BL_BNC /* UNC_CHA_RxR_BUSY_STARVED.BL_BNC ev_sel=0xb4 umask=0x4: BL messages without a credit. */ \
	SKX_CHA_CTL_(0x4b4u)
#define SKX_CHA_EVENT_RXR_BUSY_STARVED_AD_CRD /* UNC_CHA_RxR_BUSY_STARVED.AD_CRD ev_sel=0xb4 umask=0x10: AD messages with a credit. */ \
	SKX_CHA_CTL_(0x10b4u)
#define SKX_CHA_EVENT_RXR_BUSY_STARVED_BL_CRD /* UNC_CHA_RxR_BUSY_STARVED.BL_CRD ev_sel=0xb4 umask=0x40: BL messages with a credit. */ \
	SKX_CHA_CTL_(0x40b4u)
#define SKX_CHA_EVENT_CMS_CLOCKTICKS /* UNC_CHA_CMS_CLOCKTICKS ev_sel=0xc0: Clock cycles of the mesh stop. */ \
	SKX_CHA_CTL_(0xc0u)
/* UNC_CHA_STALL_NO_TxR_HORZ_CRD_AD_AG0 ev_sel=0xd0: Cycles in which AD messages of agent 0 stand still for want of a credit, by transgress buffer. */
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR0 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR0 ev_sel=0xd0 umask=0x1: Credits of transgress 0. */ \
	SKX_CHA_CTL_(0x1d0u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR1 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR1 ev_sel=0xd0 umask=0x2: Credits of transgress 1. */ \
	SKX_CHA_CTL_(0x2d0u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR2 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR2 ev_sel=0xd0 umask=0x4: Credits of transgress 2. */ \
	SKX_CHA_CTL_(0x4d0u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR3 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR3 ev_sel=0xd0 umask=0x8: Credits of transgress 3. */ \
	SKX_CHA_CTL_(0x8d0u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR4 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR4 ev_sel=0xd0 umask=0x10: Credits of transgress 4. */ \
	SKX_CHA_CTL_(0x10d0u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR5 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR5 ev_sel=0xd0 umask=0x20: Credits of transgress 5. */ \
	SKX_CHA_CTL_(0x20d0u)
/* UNC_CHA_STALL_NO_TxR_HORZ_CRD_AD_AG1 ev_sel=0xd2: Cycles in which AD messages of agent 1 stand still for want of a credit, by transgress buffer. */
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR0 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR0 ev_sel=0xd2 umask=0x1: Credits of transgress 0. */ \
	SKX_CHA_CTL_(0x1d2u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR1 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR1 ev_sel=0xd2 umask=0x2: Credits of transgress 1. */ \
	SKX_CHA_CTL_(0x2d2u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR2 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR2 ev_sel=0xd2 umask=0x4: Credits of transgress 2. */ \
	SKX_CHA_CTL_(0x4d2u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR3 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR3 ev_sel=0xd2 umask=0x8: Credits of transgress 3. */ \
	SKX_CHA_CTL_(0x8d2u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR4 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR4 ev_sel=0xd2 umask=0x10: Credits of transgress 4. */ \
	SKX_CHA_CTL_(0x10d2u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR5 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR5 ev_sel=0xd2 umask=0x20: Credits of transgress 5. */ \
	SKX_CHA_CTL_(0x20d2u)
/* UNC_CHA_STALL_NO_TxR_HORZ_CRD_BL_AG0 ev_sel=0xd4: Cycles in which BL messages of agent 0 stand still for want of a credit, by transgress buffer. */
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR0 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR0 ev_sel=0xd4 umask=0x1: Credits of transgress 0. */ \
	SKX_CHA_CTL_(0x1d4u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR1 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR1 ev_sel=0xd4 umask=0x2: Credits of transgress 1. */ \
	SKX_CHA_CTL_(0x2d4u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR2 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR2 ev_sel=0xd4 umask=0x4: Credits of transgress 2. */ \
	SKX_CHA_CTL_(0x4d4u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR3 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR3 ev_sel=0xd4 umask=0x8: Credits of transgress 3. */ \
	SKX_CHA_CTL_(0x8d4u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR4 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR4 ev_sel=0xd4 umask=0x10: Credits of transgress 4. */ \
	SKX_CHA_CTL_(0x10d4u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR5 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR5 ev_sel=0xd4 umask=0x20: Credits of transgress 5. */ \
	SKX_CHA_CTL_(0x20d4u)
/* UNC_CHA_STALL_NO_TxR_HORZ_CRD_BL_AG1 ev_sel=0xd6: Cycles in which BL messages of agent 1 stand still for want of a credit, by transgress buffer. */
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR0 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR0 ev_sel=0xd6 umask=0x1: Credits of transgress 0. */ \
	SKX_CHA_CTL_(0x1d6u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR1 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR1 ev_sel=0xd6 umask=0x2: Credits of transgress 1. */ \
	SKX_CHA_CTL_(0x2d6u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR2 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR2 ev_sel=0xd6 umask=0x4: Credits of transgress 2. */ \
	SKX_CHA_CTL_(0x4d6u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR3 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR3 ev_sel=0xd6 umask=0x8: Credits of transgress 3. */ \
	SKX_CHA_CTL_(0x8d6u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR4 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR4 ev_sel=0xd6 umask=0x10: Credits of transgress 4. */ \
	SKX_CHA_CTL_(0x10d6u)
#define SKX_CHA_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR5 /* UNC_CHA_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR5 ev_sel=0xd6 umask=0x20: Credits of transgress 5. */ \
	SKX_CHA_CTL_(0x20d6u)

#endif
