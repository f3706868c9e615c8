/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/knl/cha.events.json by "make generate". Do not edit. */
/*
 * The events of knl cha as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_KNL_CHA_EVENTS_H
#define UNCORE_KNL_CHA_EVENTS_H

#include "uncore/knl/cha.h"

#define KNL_CHA_CTL_(raw) UNCORE_VALUE_(knl_cha_ctl, raw)
#define KNL_CHA_EVENT_U_CLOCKTICKS /* UNC_H_U_CLOCKTICKS ev_sel=0x0: Cycles of the CHA's clock, the uncore clock. */ \
	KNL_CHA_CTL_(0x0u)
/* UNC_H_INGRESS_OCCUPANCY ev_sel=0x11: Adds up, every cycle, the entries in a queue; divide by INGRESS_INSERTS for how long one waits. */
#define KNL_CHA_EVENT_INGRESS_OCCUPANCY_IRQ /* UNC_H_INGRESS_OCCUPANCY.IRQ ev_sel=0x11 umask=0x1: Entries in the IRQ (requests of cores). */ \
	KNL_CHA_CTL_(0x111u)
#define KNL_CHA_EVENT_INGRESS_OCCUPANCY_IRQ_COUNTERS 0x1u
#define KNL_CHA_EVENT_INGRESS_OCCUPANCY_IRQ_REJ /* UNC_H_INGRESS_OCCUPANCY.IRQ_REJ ev_sel=0x11 umask=0x2: Entries of the IRQ that were turned away and wait. */ \
	KNL_CHA_CTL_(0x211u)
#define KNL_CHA_EVENT_INGRESS_OCCUPANCY_IRQ_REJ_COUNTERS 0x1u
#define KNL_CHA_EVENT_INGRESS_OCCUPANCY_IPQ /* UNC_H_INGRESS_OCCUPANCY.IPQ ev_sel=0x11 umask=0x4: Entries in the IPQ (snoops). */ \
	KNL_CHA_CTL_(0x411u)
#define KNL_CHA_EVENT_INGRESS_OCCUPANCY_IPQ_COUNTERS 0x1u
#define KNL_CHA_EVENT_INGRESS_OCCUPANCY_PRQ /* UNC_H_INGRESS_OCCUPANCY.PRQ ev_sel=0x11 umask=0x10: Entries in the PRQ (requests of devices). */ \
	KNL_CHA_CTL_(0x1011u)
#define KNL_CHA_EVENT_INGRESS_OCCUPANCY_PRQ_COUNTERS 0x1u
#define KNL_CHA_EVENT_INGRESS_OCCUPANCY_PRQ_REJ /* UNC_H_INGRESS_OCCUPANCY.PRQ_REJ ev_sel=0x11 umask=0x20: Entries of the PRQ that were turned away and wait. */ \
	KNL_CHA_CTL_(0x2011u)
#define KNL_CHA_EVENT_INGRESS_OCCUPANCY_PRQ_REJ_COUNTERS 0x1u
/* UNC_H_INGRESS_INSERTS ev_sel=0x13: Entries that are put into a queue. */
#define KNL_CHA_EVENT_INGRESS_INSERTS_IRQ /* UNC_H_INGRESS_INSERTS.IRQ ev_sel=0x13 umask=0x1: Into the IRQ (requests of cores). */ \
	KNL_CHA_CTL_(0x113u)
#define KNL_CHA_EVENT_INGRESS_INSERTS_IRQ_REJ /* UNC_H_INGRESS_INSERTS.IRQ_REJ ev_sel=0x13 umask=0x2: Into the IRQ, of entries that were turned away. */ \
	KNL_CHA_CTL_(0x213u)
#define KNL_CHA_EVENT_INGRESS_INSERTS_IPQ /* UNC_H_INGRESS_INSERTS.IPQ ev_sel=0x13 umask=0x4: Into the IPQ (snoops). */ \
	KNL_CHA_CTL_(0x413u)
#define KNL_CHA_EVENT_INGRESS_INSERTS_PRQ /* UNC_H_INGRESS_INSERTS.PRQ ev_sel=0x13 umask=0x10: Into the PRQ (requests of devices). */ \
	KNL_CHA_CTL_(0x1013u)
#define KNL_CHA_EVENT_INGRESS_INSERTS_PRQ_REJ /* UNC_H_INGRESS_INSERTS.PRQ_REJ ev_sel=0x13 umask=0x20: Into the PRQ, of entries that were turned away. */ \
	KNL_CHA_CTL_(0x2013u)
/* UNC_H_INGRESS_INT_STARVED ev_sel=0x14: Cycles in which an entry of a queue waits so long for the pipeline that it counts as starved. */
#define KNL_CHA_EVENT_INGRESS_INT_STARVED_IRQ /* UNC_H_INGRESS_INT_STARVED.IRQ ev_sel=0x14 umask=0x1: Of the IRQ (requests of cores). */ \
	KNL_CHA_CTL_(0x114u)
#define KNL_CHA_EVENT_INGRESS_INT_STARVED_IPQ /* UNC_H_INGRESS_INT_STARVED.IPQ ev_sel=0x14 umask=0x4: Of the IPQ (snoops). */ \
	KNL_CHA_CTL_(0x414u)
#define KNL_CHA_EVENT_INGRESS_INT_STARVED_ISMQ /* UNC_H_INGRESS_INT_STARVED.ISMQ ev_sel=0x14 umask=0x8: Of the ISMQ (answers to requests under way). */ \
	KNL_CHA_CTL_(0x814u)
#define KNL_CHA_EVENT_INGRESS_INT_STARVED_PRQ /* UNC_H_INGRESS_INT_STARVED.PRQ ev_sel=0x14 umask=0x10: Of the PRQ (requests of devices). */ \
	KNL_CHA_CTL_(0x1014u)
/* UNC_H_INGRESS_RETRY_IRQ0_REJECT ev_sel=0x18: Entries of the IRQ (requests of cores) that the pipeline turned away, first set of reasons. */
#define KNL_CHA_EVENT_INGRESS_RETRY_IRQ0_REJECT_AD_REQ_VN0 /* UNC_H_INGRESS_RETRY_IRQ0_REJECT.AD_REQ_VN0 ev_sel=0x18 umask=0x1: For want of a VN0 credit for AD requests. */ \
	KNL_CHA_CTL_(0x118u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IRQ0_REJECT_AD_RSP_VN0 /* UNC_H_INGRESS_RETRY_IRQ0_REJECT.AD_RSP_VN0 ev_sel=0x18 umask=0x2: For want of a VN0 credit for AD responses. */ \
	KNL_CHA_CTL_(0x218u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IRQ0_REJECT_BL_RSP_VN0 /* UNC_H_INGRESS_RETRY_IRQ0_REJECT.BL_RSP_VN0 ev_sel=0x18 umask=0x4: For want of a VN0 credit for BL responses. */ \
	KNL_CHA_CTL_(0x418u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IRQ0_REJECT_BL_WB_VN0 /* UNC_H_INGRESS_RETRY_IRQ0_REJECT.BL_WB_VN0 ev_sel=0x18 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	KNL_CHA_CTL_(0x818u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IRQ0_REJECT_BL_NCB_VN0 /* UNC_H_INGRESS_RETRY_IRQ0_REJECT.BL_NCB_VN0 ev_sel=0x18 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	KNL_CHA_CTL_(0x1018u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IRQ0_REJECT_BL_NCS_VN0 /* UNC_H_INGRESS_RETRY_IRQ0_REJECT.BL_NCS_VN0 ev_sel=0x18 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	KNL_CHA_CTL_(0x2018u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IRQ0_REJECT_AK_NON_UPI /* UNC_H_INGRESS_RETRY_IRQ0_REJECT.AK_NON_UPI ev_sel=0x18 umask=0x40: For want of room for an AK message that stays in the package. */ \
	KNL_CHA_CTL_(0x4018u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IRQ0_REJECT_IV_NON_UPI /* UNC_H_INGRESS_RETRY_IRQ0_REJECT.IV_NON_UPI ev_sel=0x18 umask=0x80: For want of room for an IV message that stays in the package. */ \
	KNL_CHA_CTL_(0x8018u)
/* UNC_H_INGRESS_RETRY_IRQ1_REJECT ev_sel=0x19: Entries of the IRQ (requests of cores) that the pipeline turned away, second set of reasons. */
#define KNL_CHA_EVENT_INGRESS_RETRY_IRQ1_REJECT_ANY_REJECT_IRQ0 /* UNC_H_INGRESS_RETRY_IRQ1_REJECT.ANY_REJECT_IRQ0 ev_sel=0x19 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	KNL_CHA_CTL_(0x119u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IRQ1_REJECT_SF_VICTIM /* UNC_H_INGRESS_RETRY_IRQ1_REJECT.SF_VICTIM ev_sel=0x19 umask=0x8: For want of room for a victim of the snoop filter. */ \
	KNL_CHA_CTL_(0x819u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IRQ1_REJECT_SF_WAY /* UNC_H_INGRESS_RETRY_IRQ1_REJECT.SF_WAY ev_sel=0x19 umask=0x20: For want of a free way of the snoop filter. */ \
	KNL_CHA_CTL_(0x2019u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IRQ1_REJECT_ALLOW_SNP /* UNC_H_INGRESS_RETRY_IRQ1_REJECT.ALLOW_SNP ev_sel=0x19 umask=0x40: Because no snoop may be sent now. */ \
	KNL_CHA_CTL_(0x4019u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IRQ1_REJECT_PA_MATCH /* UNC_H_INGRESS_RETRY_IRQ1_REJECT.PA_MATCH ev_sel=0x19 umask=0x80: Because a request for the same address is under way. */ \
	KNL_CHA_CTL_(0x8019u)
/* UNC_H_INGRESS_RETRY_PRQ0_REJECT ev_sel=0x20: Entries of the PRQ (requests of devices) that the pipeline turned away, first set of reasons. */
#define KNL_CHA_EVENT_INGRESS_RETRY_PRQ0_REJECT_AD_REQ_VN0 /* UNC_H_INGRESS_RETRY_PRQ0_REJECT.AD_REQ_VN0 ev_sel=0x20 umask=0x1: For want of a VN0 credit for AD requests. */ \
	KNL_CHA_CTL_(0x120u)
#define KNL_CHA_EVENT_INGRESS_RETRY_PRQ0_REJECT_AD_RSP_VN0 /* UNC_H_INGRESS_RETRY_PRQ0_REJECT.AD_RSP_VN0 ev_sel=0x20 umask=0x2: For want of a VN0 credit for AD responses. */ \
	KNL_CHA_CTL_(0x220u)
#define KNL_CHA_EVENT_INGRESS_RETRY_PRQ0_REJECT_BL_RSP_VN0 /* UNC_H_INGRESS_RETRY_PRQ0_REJECT.BL_RSP_VN0 ev_sel=0x20 umask=0x4: For want of a VN0 credit for BL responses. */ \
	KNL_CHA_CTL_(0x420u)
#define KNL_CHA_EVENT_INGRESS_RETRY_PRQ0_REJECT_BL_WB_VN0 /* UNC_H_INGRESS_RETRY_PRQ0_REJECT.BL_WB_VN0 ev_sel=0x20 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	KNL_CHA_CTL_(0x820u)
#define KNL_CHA_EVENT_INGRESS_RETRY_PRQ0_REJECT_BL_NCB_VN0 /* UNC_H_INGRESS_RETRY_PRQ0_REJECT.BL_NCB_VN0 ev_sel=0x20 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	KNL_CHA_CTL_(0x1020u)
#define KNL_CHA_EVENT_INGRESS_RETRY_PRQ0_REJECT_BL_NCS_VN0 /* UNC_H_INGRESS_RETRY_PRQ0_REJECT.BL_NCS_VN0 ev_sel=0x20 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	KNL_CHA_CTL_(0x2020u)
#define KNL_CHA_EVENT_INGRESS_RETRY_PRQ0_REJECT_AK_NON_UPI /* UNC_H_INGRESS_RETRY_PRQ0_REJECT.AK_NON_UPI ev_sel=0x20 umask=0x40: For want of room for an AK message that stays in the package. */ \
	KNL_CHA_CTL_(0x4020u)
#define KNL_CHA_EVENT_INGRESS_RETRY_PRQ0_REJECT_IV_NON_UPI /* UNC_H_INGRESS_RETRY_PRQ0_REJECT.IV_NON_UPI ev_sel=0x20 umask=0x80: For want of room for an IV message that stays in the package. */ \
	KNL_CHA_CTL_(0x8020u)
/* UNC_H_INGRESS_RETRY_PRQ1_REJECT ev_sel=0x21: Entries of the PRQ (requests of devices) that the pipeline turned away, second set of reasons. */
#define KNL_CHA_EVENT_INGRESS_RETRY_PRQ1_REJECT_ANY_REJECT_IRQ0 /* UNC_H_INGRESS_RETRY_PRQ1_REJECT.ANY_REJECT_IRQ0 ev_sel=0x21 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	KNL_CHA_CTL_(0x121u)
#define KNL_CHA_EVENT_INGRESS_RETRY_PRQ1_REJECT_SF_VICTIM /* UNC_H_INGRESS_RETRY_PRQ1_REJECT.SF_VICTIM ev_sel=0x21 umask=0x8: For want of room for a victim of the snoop filter. */ \
	KNL_CHA_CTL_(0x821u)
#define KNL_CHA_EVENT_INGRESS_RETRY_PRQ1_REJECT_SF_WAY /* UNC_H_INGRESS_RETRY_PRQ1_REJECT.SF_WAY ev_sel=0x21 umask=0x20: For want of a free way of the snoop filter. */ \
	KNL_CHA_CTL_(0x2021u)
#define KNL_CHA_EVENT_INGRESS_RETRY_PRQ1_REJECT_ALLOW_SNP /* UNC_H_INGRESS_RETRY_PRQ1_REJECT.ALLOW_SNP ev_sel=0x21 umask=0x40: Because no snoop may be sent now. */ \
	KNL_CHA_CTL_(0x4021u)
#define KNL_CHA_EVENT_INGRESS_RETRY_PRQ1_REJECT_PA_MATCH /* UNC_H_INGRESS_RETRY_PRQ1_REJECT.PA_MATCH ev_sel=0x21 umask=0x80: Because a request for the same address is under way. */ \
	KNL_CHA_CTL_(0x8021u)
/* UNC_H_INGRESS_RETRY_IPQ0_REJECT ev_sel=0x22: Entries of the IPQ (snoops) that the pipeline turned away, first set of reasons. */
#define KNL_CHA_EVENT_INGRESS_RETRY_IPQ0_REJECT_AD_REQ_VN0 /* UNC_H_INGRESS_RETRY_IPQ0_REJECT.AD_REQ_VN0 ev_sel=0x22 umask=0x1: For want of a VN0 credit for AD requests. */ \
	KNL_CHA_CTL_(0x122u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IPQ0_REJECT_AD_RSP_VN0 /* UNC_H_INGRESS_RETRY_IPQ0_REJECT.AD_RSP_VN0 ev_sel=0x22 umask=0x2: For want of a VN0 credit for AD responses. */ \
	KNL_CHA_CTL_(0x222u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IPQ0_REJECT_BL_RSP_VN0 /* UNC_H_INGRESS_RETRY_IPQ0_REJECT.BL_RSP_VN0 ev_sel=0x22 umask=0x4: For want of a VN0 credit for BL responses. */ \
	KNL_CHA_CTL_(0x422u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IPQ0_REJECT_BL_WB_VN0 /* UNC_H_INGRESS_RETRY_IPQ0_REJECT.BL_WB_VN0 ev_sel=0x22 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	KNL_CHA_CTL_(0x822u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IPQ0_REJECT_BL_NCB_VN0 /* UNC_H_INGRESS_RETRY_IPQ0_REJECT.BL_NCB_VN0 ev_sel=0x22 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	KNL_CHA_CTL_(0x1022u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IPQ0_REJECT_BL_NCS_VN0 /* UNC_H_INGRESS_RETRY_IPQ0_REJECT.BL_NCS_VN0 ev_sel=0x22 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	KNL_CHA_CTL_(0x2022u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IPQ0_REJECT_AK_NON_UPI /* UNC_H_INGRESS_RETRY_IPQ0_REJECT.AK_NON_UPI ev_sel=0x22 umask=0x40: For want of room for an AK message that stays in the package. */ \
	KNL_CHA_CTL_(0x4022u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IPQ0_REJECT_IV_NON_UPI /* UNC_H_INGRESS_RETRY_IPQ0_REJECT.IV_NON_UPI ev_sel=0x22 umask=0x80: For want of room for an IV message that stays in the package. */ \
	KNL_CHA_CTL_(0x8022u)
/* UNC_H_INGRESS_RETRY_IPQ1_REJECT ev_sel=0x23: Entries of the IPQ (snoops) that the pipeline turned away, second set of reasons. */
#define KNL_CHA_EVENT_INGRESS_RETRY_IPQ1_REJECT_ANY_REJECT_IPQ0 /* UNC_H_INGRESS_RETRY_IPQ1_REJECT.ANY_REJECT_IPQ0 ev_sel=0x23 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	KNL_CHA_CTL_(0x123u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IPQ1_REJECT_SF_VICTIM /* UNC_H_INGRESS_RETRY_IPQ1_REJECT.SF_VICTIM ev_sel=0x23 umask=0x8: For want of room for a victim of the snoop filter. */ \
	KNL_CHA_CTL_(0x823u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IPQ1_REJECT_SF_WAY /* UNC_H_INGRESS_RETRY_IPQ1_REJECT.SF_WAY ev_sel=0x23 umask=0x20: For want of a free way of the snoop filter. */ \
	KNL_CHA_CTL_(0x2023u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IPQ1_REJECT_ALLOW_SNP /* UNC_H_INGRESS_RETRY_IPQ1_REJECT.ALLOW_SNP ev_sel=0x23 umask=0x40: Because no snoop may be sent now. */ \
	KNL_CHA_CTL_(0x4023u)
#define KNL_CHA_EVENT_INGRESS_RETRY_IPQ1_REJECT_PA_MATCH /* UNC_H_INGRESS_RETRY_IPQ1_REJECT.PA_MATCH ev_sel=0x23 umask=0x80: Because a request for the same address is under way. */ \
	KNL_CHA_CTL_(0x8023u)
/* UNC_H_INGRESS_RETRY_ISMQ0_REJECT ev_sel=0x24: Entries of the ISMQ (answers to requests under way) that the pipeline turned away, first set of reasons. */
#define KNL_CHA_EVENT_INGRESS_RETRY_ISMQ0_REJECT_AD_REQ_VN0 /* UNC_H_INGRESS_RETRY_ISMQ0_REJECT.AD_REQ_VN0 ev_sel=0x24 umask=0x1: For want of a VN0 credit for AD requests. */ \
	KNL_CHA_CTL_(0x124u)
#define KNL_CHA_EVENT_INGRESS_RETRY_ISMQ0_REJECT_AD_RSP_VN0 /* UNC_H_INGRESS_RETRY_ISMQ0_REJECT.AD_RSP_VN0 ev_sel=0x24 umask=0x2: For want of a VN0 credit for AD responses. */ \
	KNL_CHA_CTL_(0x224u)
#define KNL_CHA_EVENT_INGRESS_RETRY_ISMQ0_REJECT_BL_RSP_VN0 /* UNC_H_INGRESS_RETRY_ISMQ0_REJECT.BL_RSP_VN0 ev_sel=0x24 umask=0x4: For want of a VN0 credit for BL responses. */ \
	KNL_CHA_CTL_(0x424u)
#define KNL_CHA_EVENT_INGRESS_RETRY_ISMQ0_REJECT_BL_WB_VN0 /* UNC_H_INGRESS_RETRY_ISMQ0_REJECT.BL_WB_VN0 ev_sel=0x24 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	KNL_CHA_CTL_(0x824u)
#define KNL_CHA_EVENT_INGRESS_RETRY_ISMQ0_REJECT_BL_NCB_VN0 /* UNC_H_INGRESS_RETRY_ISMQ0_REJECT.BL_NCB_VN0 ev_sel=0x24 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	KNL_CHA_CTL_(0x1024u)
#define KNL_CHA_EVENT_INGRESS_RETRY_ISMQ0_REJECT_BL_NCS_VN0 /* UNC_H_INGRESS_RETRY_ISMQ0_REJECT.BL_NCS_VN0 ev_sel=0x24 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	KNL_CHA_CTL_(0x2024u)
#define KNL_CHA_EVENT_INGRESS_RETRY_ISMQ0_REJECT_AK_NON_UPI /* UNC_H_INGRESS_RETRY_ISMQ0_REJECT.AK_NON_UPI ev_sel=0x24 umask=0x40: For want of room for an AK message that stays in the package. */ \
	KNL_CHA_CTL_(0x4024u)
#define KNL_CHA_EVENT_INGRESS_RETRY_ISMQ0_REJECT_IV_NON_UPI /* UNC_H_INGRESS_RETRY_ISMQ0_REJECT.IV_NON_UPI ev_sel=0x24 umask=0x80: For want of room for an IV message that stays in the package. */ \
	KNL_CHA_CTL_(0x8024u)
/* UNC_H_INGRESS_RETRY_REQ_Q0_RETRY ev_sel=0x2a: Entries that came back from the queue of rejected requests (all queues but the ISMQ) and failed again, first set of reasons. */
#define KNL_CHA_EVENT_INGRESS_RETRY_REQ_Q0_RETRY_AD_REQ_VN0 /* UNC_H_INGRESS_RETRY_REQ_Q0_RETRY.AD_REQ_VN0 ev_sel=0x2a umask=0x1: For want of a VN0 credit for AD requests. */ \
	KNL_CHA_CTL_(0x12au)
#define KNL_CHA_EVENT_INGRESS_RETRY_REQ_Q0_RETRY_AD_RSP_VN0 /* UNC_H_INGRESS_RETRY_REQ_Q0_RETRY.AD_RSP_VN0 ev_sel=0x2a umask=0x2: For want of a VN0 credit for AD responses. */ \
	KNL_CHA_CTL_(0x22au)
#define KNL_CHA_EVENT_INGRESS_RETRY_REQ_Q0_RETRY_BL_RSP_VN0 /* UNC_H_INGRESS_RETRY_REQ_Q0_RETRY.BL_RSP_VN0 ev_sel=0x2a umask=0x4: For want of a VN0 credit for BL responses. */ \
	KNL_CHA_CTL_(0x42au)
#define KNL_CHA_EVENT_INGRESS_RETRY_REQ_Q0_RETRY_BL_WB_VN0 /* UNC_H_INGRESS_RETRY_REQ_Q0_RETRY.BL_WB_VN0 ev_sel=0x2a umask=0x8: For want of a VN0 credit for BL writes back. */ \
	KNL_CHA_CTL_(0x82au)
#define KNL_CHA_EVENT_INGRESS_RETRY_REQ_Q0_RETRY_BL_NCB_VN0 /* UNC_H_INGRESS_RETRY_REQ_Q0_RETRY.BL_NCB_VN0 ev_sel=0x2a umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	KNL_CHA_CTL_(0x102au)
#define KNL_CHA_EVENT_INGRESS_RETRY_REQ_Q0_RETRY_BL_NCS_VN0 /* UNC_H_INGRESS_RETRY_REQ_Q0_RETRY.BL_NCS_VN0 ev_sel=0x2a umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	KNL_CHA_CTL_(0x202au)
#define KNL_CHA_EVENT_INGRESS_RETRY_REQ_Q0_RETRY_AK_NON_UPI /* UNC_H_INGRESS_RETRY_REQ_Q0_RETRY.AK_NON_UPI ev_sel=0x2a umask=0x40: For want of room for an AK message that stays in the package. */ \
	KNL_CHA_CTL_(0x402au)
#define KNL_CHA_EVENT_INGRESS_RETRY_REQ_Q0_RETRY_IV_NON_UPI /* UNC_H_INGRESS_RETRY_REQ_Q0_RETRY.IV_NON_UPI ev_sel=0x2a umask=0x80: For want of room for an IV message that stays in the package. */ \
	KNL_CHA_CTL_(0x802au)
/* UNC_H_INGRESS_RETRY_REQ_Q1_RETRY ev_sel=0x2b: Entries that came back from the queue of rejected requests (all queues but the ISMQ) and failed again, second set of reasons. */
#define KNL_CHA_EVENT_INGRESS_RETRY_REQ_Q1_RETRY_ANY_REJECT_IRQ0 /* UNC_H_INGRESS_RETRY_REQ_Q1_RETRY.ANY_REJECT_IRQ0 ev_sel=0x2b umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	KNL_CHA_CTL_(0x12bu)
#define KNL_CHA_EVENT_INGRESS_RETRY_REQ_Q1_RETRY_SF_VICTIM /* UNC_H_INGRESS_RETRY_REQ_Q1_RETRY.SF_VICTIM ev_sel=0x2b umask=0x8: For want of room for a victim of the snoop filter. */ \
	KNL_CHA_CTL_(0x82bu)
#define KNL_CHA_EVENT_INGRESS_RETRY_REQ_Q1_RETRY_SF_WAY /* UNC_H_INGRESS_RETRY_REQ_Q1_RETRY.SF_WAY ev_sel=0x2b umask=0x20: For want of a free way of the snoop filter. */ \
	KNL_CHA_CTL_(0x202bu)
#define KNL_CHA_EVENT_INGRESS_RETRY_REQ_Q1_RETRY_ALLOW_SNP /* UNC_H_INGRESS_RETRY_REQ_Q1_RETRY.ALLOW_SNP ev_sel=0x2b umask=0x40: Because no snoop may be sent now. */ \
	KNL_CHA_CTL_(0x402bu)
#define KNL_CHA_EVENT_INGRESS_RETRY_REQ_Q1_RETRY_PA_MATCH /* UNC_H_INGRESS_RETRY_REQ_Q1_RETRY.PA_MATCH ev_sel=0x2b umask=0x80: Because a request for the same address is under way. */ \
	KNL_CHA_CTL_(0x802bu)
/* UNC_H_INGRESS_RETRY_ISMQ0_RETRY ev_sel=0x2c: Entries of the ISMQ (answers to requests under way) that had to try again, first set of reasons. */
#define KNL_CHA_EVENT_INGRESS_RETRY_ISMQ0_RETRY_AD_REQ_VN0 /* UNC_H_INGRESS_RETRY_ISMQ0_RETRY.AD_REQ_VN0 ev_sel=0x2c umask=0x1: For want of a VN0 credit for AD requests. */ \
	KNL_CHA_CTL_(0x12cu)
#define KNL_CHA_EVENT_INGRESS_RETRY_ISMQ0_RETRY_AD_RSP_VN0 /* UNC_H_INGRESS_RETRY_ISMQ0_RETRY.AD_RSP_VN0 ev_sel=0x2c umask=0x2: For want of a VN0 credit for AD responses. */ \
	KNL_CHA_CTL_(0x22cu)
#define KNL_CHA_EVENT_INGRESS_RETRY_ISMQ0_RETRY_BL_RSP_VN0 /* UNC_H_INGRESS_RETRY_ISMQ0_RETRY.BL_RSP_VN0 ev_sel=0x2c umask=0x4: For want of a VN0 credit for BL responses. */ \
	KNL_CHA_CTL_(0x42cu)
#define KNL_CHA_EVENT_INGRESS_RETRY_ISMQ0_RETRY_BL_WB_VN0 /* UNC_H_INGRESS_RETRY_ISMQ0_RETRY.BL_WB_VN0 ev_sel=0x2c umask=0x8: For want of a VN0 credit for BL writes back. */ \
	KNL_CHA_CTL_(0x82cu)
#define KNL_CHA_EVENT_INGRESS_RETRY_ISMQ0_RETRY_BL_NCB_VN0 /* UNC_H_INGRESS_RETRY_ISMQ0_RETRY.BL_NCB_VN0 ev_sel=0x2c umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	KNL_CHA_CTL_(0x102cu)
#define KNL_CHA_EVENT_INGRESS_RETRY_ISMQ0_RETRY_BL_NCS_VN0 /* UNC_H_INGRESS_RETRY_ISMQ0_RETRY.BL_NCS_VN0 ev_sel=0x2c umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	KNL_CHA_CTL_(0x202cu)
#define KNL_CHA_EVENT_INGRESS_RETRY_ISMQ0_RETRY_AK_NON_UPI /* UNC_H_INGRESS_RETRY_ISMQ0_RETRY.AK_NON_UPI ev_sel=0x2c umask=0x40: For want of room for an AK message that stays in the package. */ \
	KNL_CHA_CTL_(0x402cu)
#define KNL_CHA_EVENT_INGRESS_RETRY_ISMQ0_RETRY_IV_NON_UPI /* UNC_H_INGRESS_RETRY_ISMQ0_RETRY.IV_NON_UPI ev_sel=0x2c umask=0x80: For want of room for an IV message that stays in the package. */ \
	KNL_CHA_CTL_(0x802cu)
/* UNC_H_INGRESS_RETRY_OTHER0_RETRY ev_sel=0x2e: Entries that go from one retry queue to another, by the next reason for it, first set. */
#define KNL_CHA_EVENT_INGRESS_RETRY_OTHER0_RETRY_AD_REQ_VN0 /* UNC_H_INGRESS_RETRY_OTHER0_RETRY.AD_REQ_VN0 ev_sel=0x2e umask=0x1: For want of a VN0 credit for AD requests. */ \
	KNL_CHA_CTL_(0x12eu)
#define KNL_CHA_EVENT_INGRESS_RETRY_OTHER0_RETRY_AD_RSP_VN0 /* UNC_H_INGRESS_RETRY_OTHER0_RETRY.AD_RSP_VN0 ev_sel=0x2e umask=0x2: For want of a VN0 credit for AD responses. */ \
	KNL_CHA_CTL_(0x22eu)
#define KNL_CHA_EVENT_INGRESS_RETRY_OTHER0_RETRY_BL_RSP_VN0 /* UNC_H_INGRESS_RETRY_OTHER0_RETRY.BL_RSP_VN0 ev_sel=0x2e umask=0x4: For want of a VN0 credit for BL responses. */ \
	KNL_CHA_CTL_(0x42eu)
#define KNL_CHA_EVENT_INGRESS_RETRY_OTHER0_RETRY_BL_WB_VN0 /* UNC_H_INGRESS_RETRY_OTHER0_RETRY.BL_WB_VN0 ev_sel=0x2e umask=0x8: For want of a VN0 credit for BL writes back. */ \
	KNL_CHA_CTL_(0x82eu)
#define KNL_CHA_EVENT_INGRESS_RETRY_OTHER0_RETRY_BL_NCB_VN0 /* UNC_H_INGRESS_RETRY_OTHER0_RETRY.BL_NCB_VN0 ev_sel=0x2e umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	KNL_CHA_CTL_(0x102eu)
#define KNL_CHA_EVENT_INGRESS_RETRY_OTHER0_RETRY_BL_NCS_VN0 /* UNC_H_INGRESS_RETRY_OTHER0_RETRY.BL_NCS_VN0 ev_sel=0x2e umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	KNL_CHA_CTL_(0x202eu)
#define KNL_CHA_EVENT_INGRESS_RETRY_OTHER0_RETRY_AK_NON_UPI /* UNC_H_INGRESS_RETRY_OTHER0_RETRY.AK_NON_UPI ev_sel=0x2e umask=0x40: For want of room for an AK message that stays in the package. */ \
	KNL_CHA_CTL_(0x402eu)
#define KNL_CHA_EVENT_INGRESS_RETRY_OTHER0_RETRY_IV_NON_UPI /* UNC_H_INGRESS_RETRY_OTHER0_RETRY.IV_NON_UPI ev_sel=0x2e umask=0x80: For want of room for an IV message that stays in the package. */ \
	KNL_CHA_CTL_(0x802eu)
/* UNC_H_INGRESS_RETRY_OTHER1_RETRY ev_sel=0x2f: Entries that go from one retry queue to another, by the next reason for it, second set. */
#define KNL_CHA_EVENT_INGRESS_RETRY_OTHER1_RETRY_ANY_REJECT_IRQ0 /* UNC_H_INGRESS_RETRY_OTHER1_RETRY.ANY_REJECT_IRQ0 ev_sel=0x2f umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	KNL_CHA_CTL_(0x12fu)
#define KNL_CHA_EVENT_INGRESS_RETRY_OTHER1_RETRY_SF_VICTIM /* UNC_H_INGRESS_RETRY_OTHER1_RETRY.SF_VICTIM ev_sel=0x2f umask=0x8: For want of room for a victim of the snoop filter. */ \
	KNL_CHA_CTL_(0x82fu)
#define KNL_CHA_EVENT_INGRESS_RETRY_OTHER1_RETRY_SF_WAY /* UNC_H_INGRESS_RETRY_OTHER1_RETRY.SF_WAY ev_sel=0x2f umask=0x20: For want of a free way of the snoop filter. */ \
	KNL_CHA_CTL_(0x202fu)
#define KNL_CHA_EVENT_INGRESS_RETRY_OTHER1_RETRY_ALLOW_SNP /* UNC_H_INGRESS_RETRY_OTHER1_RETRY.ALLOW_SNP ev_sel=0x2f umask=0x40: Because no snoop may be sent now. */ \
	KNL_CHA_CTL_(0x402fu)
#define KNL_CHA_EVENT_INGRESS_RETRY_OTHER1_RETRY_PA_MATCH /* UNC_H_INGRESS_RETRY_OTHER1_RETRY.PA_MATCH ev_sel=0x2f umask=0x80: Because a request for the same address is under way. */ \
	KNL_CHA_CTL_(0x802fu)
/* UNC_H_SF_LOOKUP ev_sel=0x34: Look-ups of the snoop filter. Intel's words speak of the last-level cache, which this processor has not. */
#define KNL_CHA_EVENT_SF_LOOKUP_DATA_READ /* UNC_H_SF_LOOKUP.DATA_READ ev_sel=0x34 umask=0x3: Look-ups of reads. */ \
	KNL_CHA_CTL_(0x334u)
#define KNL_CHA_EVENT_SF_LOOKUP_DATA_READ_BOX_FILTER_MASK 0x1c0000u
#define KNL_CHA_EVENT_SF_LOOKUP_WRITE /* UNC_H_SF_LOOKUP.WRITE ev_sel=0x34 umask=0x5: Look-ups of writes, those that a core writes back and others. */ \
	KNL_CHA_CTL_(0x534u)
#define KNL_CHA_EVENT_SF_LOOKUP_WRITE_BOX_FILTER_MASK 0x1c0000u
#define KNL_CHA_EVENT_SF_LOOKUP_REMOTE_SNOOP /* UNC_H_SF_LOOKUP.REMOTE_SNOOP ev_sel=0x34 umask=0x9: Look-ups of snoops that come through the IPQ. */ \
	KNL_CHA_CTL_(0x934u)
#define KNL_CHA_EVENT_SF_LOOKUP_REMOTE_SNOOP_BOX_FILTER_MASK 0x1c0000u
#define KNL_CHA_EVENT_SF_LOOKUP_ANY /* UNC_H_SF_LOOKUP.ANY ev_sel=0x34 umask=0x11: Look-ups of whatever comes through IRQ or IPQ. */ \
	KNL_CHA_CTL_(0x1134u)
#define KNL_CHA_EVENT_SF_LOOKUP_ANY_BOX_FILTER_MASK 0x1c0000u
/* UNC_H_TOR_INSERTS ev_sel=0x35: Requests that enter the TOR, each once for its life. Filters choose opcodes and memory; unless you give them every opcode counts. One filter for all four counters. */
#define KNL_CHA_EVENT_TOR_INSERTS_IRQ /* UNC_H_TOR_INSERTS.IRQ ev_sel=0x35 umask=0x31: Requests of the IRQ (cores), hit or missed. */ \
	KNL_CHA_CTL_(0x3135u)
#define KNL_CHA_EVENT_TOR_INSERTS_IRQ_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_IRQ_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_INSERTS_IRQ_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_EVICT /* UNC_H_TOR_INSERTS.EVICT ev_sel=0x35 umask=0x32: Evictions of the snoop filter. */ \
	KNL_CHA_CTL_(0x3235u)
#define KNL_CHA_EVENT_TOR_INSERTS_EVICT_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_EVICT_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_INSERTS_EVICT_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_PRQ /* UNC_H_TOR_INSERTS.PRQ ev_sel=0x35 umask=0x34: Requests of the PRQ (devices), hit or missed. */ \
	KNL_CHA_CTL_(0x3435u)
#define KNL_CHA_EVENT_TOR_INSERTS_PRQ_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_PRQ_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_INSERTS_PRQ_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_IPQ /* UNC_H_TOR_INSERTS.IPQ ev_sel=0x35 umask=0x38: Requests of the IPQ (snoops), hit or missed. */ \
	KNL_CHA_CTL_(0x3835u)
#define KNL_CHA_EVENT_TOR_INSERTS_IPQ_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_IPQ_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_INSERTS_IPQ_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_HIT /* UNC_H_TOR_INSERTS.HIT ev_sel=0x35 umask=0x1f: Requests of every queue that hit. */ \
	KNL_CHA_CTL_(0x1f35u)
#define KNL_CHA_EVENT_TOR_INSERTS_HIT_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_HIT_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_INSERTS_HIT_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_MISS /* UNC_H_TOR_INSERTS.MISS ev_sel=0x35 umask=0x2f: Requests of every queue that missed. */ \
	KNL_CHA_CTL_(0x2f35u)
#define KNL_CHA_EVENT_TOR_INSERTS_MISS_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_MISS_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_INSERTS_MISS_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_IRQ_HIT /* UNC_H_TOR_INSERTS.IRQ_HIT ev_sel=0x35 umask=0x11: Requests of the IRQ that hit. */ \
	KNL_CHA_CTL_(0x1135u)
#define KNL_CHA_EVENT_TOR_INSERTS_IRQ_HIT_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_IRQ_HIT_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_INSERTS_IRQ_HIT_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_IRQ_MISS /* UNC_H_TOR_INSERTS.IRQ_MISS ev_sel=0x35 umask=0x21: Requests of the IRQ that missed. */ \
	KNL_CHA_CTL_(0x2135u)
#define KNL_CHA_EVENT_TOR_INSERTS_IRQ_MISS_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_IRQ_MISS_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_INSERTS_IRQ_MISS_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_PRQ_HIT /* UNC_H_TOR_INSERTS.PRQ_HIT ev_sel=0x35 umask=0x14: Requests of the PRQ that hit. */ \
	KNL_CHA_CTL_(0x1435u)
#define KNL_CHA_EVENT_TOR_INSERTS_PRQ_HIT_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_PRQ_HIT_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_INSERTS_PRQ_HIT_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_PRQ_MISS /* UNC_H_TOR_INSERTS.PRQ_MISS ev_sel=0x35 umask=0x24: Requests of the PRQ that missed. */ \
	KNL_CHA_CTL_(0x2435u)
#define KNL_CHA_EVENT_TOR_INSERTS_PRQ_MISS_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_PRQ_MISS_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_INSERTS_PRQ_MISS_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_IPQ_HIT /* UNC_H_TOR_INSERTS.IPQ_HIT ev_sel=0x35 umask=0x18: Requests of the IPQ that hit. */ \
	KNL_CHA_CTL_(0x1835u)
#define KNL_CHA_EVENT_TOR_INSERTS_IPQ_HIT_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_IPQ_HIT_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_INSERTS_IPQ_HIT_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_IPQ_MISS /* UNC_H_TOR_INSERTS.IPQ_MISS ev_sel=0x35 umask=0x28: Requests of the IPQ that missed. */ \
	KNL_CHA_CTL_(0x2835u)
#define KNL_CHA_EVENT_TOR_INSERTS_IPQ_MISS_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_IPQ_MISS_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_INSERTS_IPQ_MISS_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_LOC_ALL /* UNC_H_TOR_INSERTS.LOC_ALL ev_sel=0x35 umask=0x37: Requests of IRQ and PRQ and evictions, hit or missed, going by the bits; Intel's words name IRQ or PRQ. */ \
	KNL_CHA_CTL_(0x3735u)
#define KNL_CHA_EVENT_TOR_INSERTS_LOC_ALL_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_INSERTS_LOC_ALL_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_INSERTS_LOC_ALL_BOX_FILTER1_FREE 0xdffffe3au
/* UNC_H_TOR_OCCUPANCY ev_sel=0x36: Adds up, every cycle, the requests in the TOR; divide by the same umask of TOR_INSERTS for the mean cycles under way. The filters are those of TOR_INSERTS. */
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IRQ /* UNC_H_TOR_OCCUPANCY.IRQ ev_sel=0x36 umask=0x31: Requests of the IRQ (cores), hit or missed. */ \
	KNL_CHA_CTL_(0x3136u)
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IRQ_COUNTERS 0x1u
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IRQ_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IRQ_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IRQ_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_EVICT /* UNC_H_TOR_OCCUPANCY.EVICT ev_sel=0x36 umask=0x32: Evictions of the snoop filter. */ \
	KNL_CHA_CTL_(0x3236u)
#define KNL_CHA_EVENT_TOR_OCCUPANCY_EVICT_COUNTERS 0x1u
#define KNL_CHA_EVENT_TOR_OCCUPANCY_EVICT_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_EVICT_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_EVICT_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_PRQ /* UNC_H_TOR_OCCUPANCY.PRQ ev_sel=0x36 umask=0x34: Requests of the PRQ (devices), hit or missed. */ \
	KNL_CHA_CTL_(0x3436u)
#define KNL_CHA_EVENT_TOR_OCCUPANCY_PRQ_COUNTERS 0x1u
#define KNL_CHA_EVENT_TOR_OCCUPANCY_PRQ_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_PRQ_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_PRQ_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IPQ /* UNC_H_TOR_OCCUPANCY.IPQ ev_sel=0x36 umask=0x38: Requests of the IPQ (snoops), hit or missed. */ \
	KNL_CHA_CTL_(0x3836u)
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IPQ_COUNTERS 0x1u
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IPQ_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IPQ_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IPQ_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_HIT /* UNC_H_TOR_OCCUPANCY.HIT ev_sel=0x36 umask=0x1f: Requests of every queue that hit. */ \
	KNL_CHA_CTL_(0x1f36u)
#define KNL_CHA_EVENT_TOR_OCCUPANCY_HIT_COUNTERS 0x1u
#define KNL_CHA_EVENT_TOR_OCCUPANCY_HIT_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_HIT_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_HIT_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_MISS /* UNC_H_TOR_OCCUPANCY.MISS ev_sel=0x36 umask=0x2f: Requests of every queue that missed. */ \
	KNL_CHA_CTL_(0x2f36u)
#define KNL_CHA_EVENT_TOR_OCCUPANCY_MISS_COUNTERS 0x1u
#define KNL_CHA_EVENT_TOR_OCCUPANCY_MISS_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_MISS_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_MISS_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IRQ_HIT /* UNC_H_TOR_OCCUPANCY.IRQ_HIT ev_sel=0x36 umask=0x11: Requests of the IRQ that hit. */ \
	KNL_CHA_CTL_(0x1136u)
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IRQ_HIT_COUNTERS 0x1u
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IRQ_HIT_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IRQ_HIT_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IRQ_HIT_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IRQ_MISS /* UNC_H_TOR_OCCUPANCY.IRQ_MISS ev_sel=0x36 umask=0x21: Requests of the IRQ that missed. */ \
	KNL_CHA_CTL_(0x2136u)
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IRQ_MISS_COUNTERS 0x1u
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IRQ_MISS_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IRQ_MISS_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IRQ_MISS_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_PRQ_HIT /* UNC_H_TOR_OCCUPANCY.PRQ_HIT ev_sel=0x36 umask=0x14: Requests of the PRQ that hit. */ \
	KNL_CHA_CTL_(0x1436u)
#define KNL_CHA_EVENT_TOR_OCCUPANCY_PRQ_HIT_COUNTERS 0x1u
#define KNL_CHA_EVENT_TOR_OCCUPANCY_PRQ_HIT_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_PRQ_HIT_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_PRQ_HIT_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_PRQ_MISS /* UNC_H_TOR_OCCUPANCY.PRQ_MISS ev_sel=0x36 umask=0x24: Requests of the PRQ that missed. */ \
	KNL_CHA_CTL_(0x2436u)
#define KNL_CHA_EVENT_TOR_OCCUPANCY_PRQ_MISS_COUNTERS 0x1u
#define KNL_CHA_EVENT_TOR_OCCUPANCY_PRQ_MISS_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_PRQ_MISS_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_PRQ_MISS_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IPQ_HIT /* UNC_H_TOR_OCCUPANCY.IPQ_HIT ev_sel=0x36 umask=0x18: Requests of the IPQ that hit. */ \
	KNL_CHA_CTL_(0x1836u)
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IPQ_HIT_COUNTERS 0x1u
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IPQ_HIT_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IPQ_HIT_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IPQ_HIT_BOX_FILTER1_FREE 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IPQ_MISS /* UNC_H_TOR_OCCUPANCY.IPQ_MISS ev_sel=0x36 umask=0x28: Requests of the IPQ that missed. */ \
	KNL_CHA_CTL_(0x2836u)
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IPQ_MISS_COUNTERS 0x1u
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IPQ_MISS_BOX_FILTER1_MASK 0xdffffe3au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IPQ_MISS_BOX_FILTER1 0x2au
#define KNL_CHA_EVENT_TOR_OCCUPANCY_IPQ_MISS_BOX_FILTER1_FREE 0xdffffe3au
/* UNC_H_CACHE_LINES_VICTIMIZED ev_sel=0x37: Lines that leave to make room for others, by their names; Intel's words are those of SF_LOOKUP. */
#define KNL_CHA_EVENT_CACHE_LINES_VICTIMIZED_M_STATE /* UNC_H_CACHE_LINES_VICTIMIZED.M_STATE ev_sel=0x37 umask=0x1: Lines that were modified. */ \
	KNL_CHA_CTL_(0x137u)
#define KNL_CHA_EVENT_CACHE_LINES_VICTIMIZED_E_STATE /* UNC_H_CACHE_LINES_VICTIMIZED.E_STATE ev_sel=0x37 umask=0x2: Lines that were exclusive. */ \
	KNL_CHA_CTL_(0x237u)
#define KNL_CHA_EVENT_CACHE_LINES_VICTIMIZED_S_STATE /* UNC_H_CACHE_LINES_VICTIMIZED.S_STATE ev_sel=0x37 umask=0x4: Lines that were shared. */ \
	KNL_CHA_CTL_(0x437u)
#define KNL_CHA_EVENT_CACHE_LINES_VICTIMIZED_F_STATE /* UNC_H_CACHE_LINES_VICTIMIZED.F_STATE ev_sel=0x37 umask=0x8: Lines that were in the forward state. */ \
	KNL_CHA_CTL_(0x837u)
#define KNL_CHA_EVENT_CACHE_LINES_VICTIMIZED_LOCAL /* UNC_H_CACHE_LINES_VICTIMIZED.LOCAL ev_sel=0x37 umask=0x20: Lines of the node. */ \
	KNL_CHA_CTL_(0x2037u)
#define KNL_CHA_EVENT_CACHE_LINES_VICTIMIZED_REMOTE /* UNC_H_CACHE_LINES_VICTIMIZED.REMOTE ev_sel=0x37 umask=0x80: Lines of other nodes. */ \
	KNL_CHA_CTL_(0x8037u)
/* UNC_H_MISC ev_sel=0x39: Rare cases, each a thing of its own. */
#define KNL_CHA_EVENT_MISC_RSPI_WAS_FSE /* UNC_H_MISC.RSPI_WAS_FSE ev_sel=0x39 umask=0x1: Snoops of a core that had dropped its clean line silently. */ \
	KNL_CHA_CTL_(0x139u)
#define KNL_CHA_EVENT_MISC_WC_ALIASING /* UNC_H_MISC.WC_ALIASING ev_sel=0x39 umask=0x2: Write-combining stores that met a line in the cache. */ \
	KNL_CHA_CTL_(0x239u)
#define KNL_CHA_EVENT_MISC_RFO_HIT_S /* UNC_H_MISC.RFO_HIT_S ev_sel=0x39 umask=0x8: Reads for ownership that hit a shared line. */ \
	KNL_CHA_CTL_(0x839u)
#define KNL_CHA_EVENT_MISC_CV0_PREF_VIC /* UNC_H_MISC.CV0_PREF_VIC ev_sel=0x39 umask=0x10: Prefetches of lines with no core marked as holder, which were victims. */ \
	KNL_CHA_CTL_(0x1039u)
#define KNL_CHA_EVENT_MISC_CV0_PREF_MISS /* UNC_H_MISC.CV0_PREF_MISS ev_sel=0x39 umask=0x20: Prefetches of lines with no core marked as holder, which missed. */ \
	KNL_CHA_CTL_(0x2039u)
/* UNC_H_AG0_AD_CRD_ACQUIRED ev_sel=0x80: AD credits that agent 0 of the mesh stop takes, by transgress buffer. */
#define KNL_CHA_EVENT_AG0_AD_CRD_ACQUIRED_TGR0 /* UNC_H_AG0_AD_CRD_ACQUIRED.TGR0 ev_sel=0x80 umask=0x1: Credits of transgress 0. */ \
	KNL_CHA_CTL_(0x180u)
#define KNL_CHA_EVENT_AG0_AD_CRD_ACQUIRED_TGR1 /* UNC_H_AG0_AD_CRD_ACQUIRED.TGR1 ev_sel=0x80 umask=0x2: Credits of transgress 1. */ \
	KNL_CHA_CTL_(0x280u)
#define KNL_CHA_EVENT_AG0_AD_CRD_ACQUIRED_TGR2 /* UNC_H_AG0_AD_CRD_ACQUIRED.TGR2 ev_sel=0x80 umask=0x4: Credits of transgress 2. */ \
	KNL_CHA_CTL_(0x480u)
#define KNL_CHA_EVENT_AG0_AD_CRD_ACQUIRED_TGR3 /* UNC_H_AG0_AD_CRD_ACQUIRED.TGR3 ev_sel=0x80 umask=0x8: Credits of transgress 3. */ \
	KNL_CHA_CTL_(0x880u)
#define KNL_CHA_EVENT_AG0_AD_CRD_ACQUIRED_TGR4 /* UNC_H_AG0_AD_CRD_ACQUIRED.TGR4 ev_sel=0x80 umask=0x10: Credits of transgress 4. */ \
	KNL_CHA_CTL_(0x1080u)
#define KNL_CHA_EVENT_AG0_AD_CRD_ACQUIRED_TGR5 /* UNC_H_AG0_AD_CRD_ACQUIRED.TGR5 ev_sel=0x80 umask=0x20: Credits of transgress 5. */ \
	KNL_CHA_CTL_(0x2080u)
#define KNL_CHA_EVENT_AG0_AD_CRD_ACQUIRED_TGR6 /* UNC_H_AG0_AD_CRD_ACQUIRED.TGR6 ev_sel=0x80 umask=0x40: Credits of transgress 6. */ \
	KNL_CHA_CTL_(0x4080u)
#define KNL_CHA_EVENT_AG0_AD_CRD_ACQUIRED_TGR7 /* UNC_H_AG0_AD_CRD_ACQUIRED.TGR7 ev_sel=0x80 umask=0x80: Credits of transgress 7. */ \
	KNL_CHA_CTL_(0x8080u)
/* UNC_H_AG0_AD_CRD_ACQUIRED_EXT ev_sel=0x81: AD credits that agent 0 of the mesh stop takes, by transgress buffer: the rest. */
#define KNL_CHA_EVENT_AG0_AD_CRD_ACQUIRED_EXT_TGR8 /* UNC_H_AG0_AD_CRD_ACQUIRED_EXT.TGR8 ev_sel=0x81 umask=0x1: Credits of transgress 8. */ \
	KNL_CHA_CTL_(0x181u)
#define KNL_CHA_EVENT_AG0_AD_CRD_ACQUIRED_EXT_ANY_OF_TGR0_THRU_TGR7 /* UNC_H_AG0_AD_CRD_ACQUIRED_EXT.ANY_OF_TGR0_THRU_TGR7 ev_sel=0x81 umask=0x2: Credits of transgress 0 to 7. */ \
	KNL_CHA_CTL_(0x281u)
/* UNC_H_AG0_AD_CRD_OCCUPANCY ev_sel=0x82: AD credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer. */
#define KNL_CHA_EVENT_AG0_AD_CRD_OCCUPANCY_TGR0 /* UNC_H_AG0_AD_CRD_OCCUPANCY.TGR0 ev_sel=0x82 umask=0x1: Credits of transgress 0. */ \
	KNL_CHA_CTL_(0x182u)
#define KNL_CHA_EVENT_AG0_AD_CRD_OCCUPANCY_TGR1 /* UNC_H_AG0_AD_CRD_OCCUPANCY.TGR1 ev_sel=0x82 umask=0x2: Credits of transgress 1. */ \
	KNL_CHA_CTL_(0x282u)
#define KNL_CHA_EVENT_AG0_AD_CRD_OCCUPANCY_TGR2 /* UNC_H_AG0_AD_CRD_OCCUPANCY.TGR2 ev_sel=0x82 umask=0x4: Credits of transgress 2. */ \
	KNL_CHA_CTL_(0x482u)
#define KNL_CHA_EVENT_AG0_AD_CRD_OCCUPANCY_TGR3 /* UNC_H_AG0_AD_CRD_OCCUPANCY.TGR3 ev_sel=0x82 umask=0x8: Credits of transgress 3. */ \
	KNL_CHA_CTL_(0x882u)
#define KNL_CHA_EVENT_AG0_AD_CRD_OCCUPANCY_TGR4 /* UNC_H_AG0_AD_CRD_OCCUPANCY.TGR4 ev_sel=0x82 umask=0x10: Credits of transgress 4. */ \
	KNL_CHA_CTL_(0x1082u)
#define KNL_CHA_EVENT_AG0_AD_CRD_OCCUPANCY_TGR5 /* UNC_H_AG0_AD_CRD_OCCUPANCY.TGR5 ev_sel=0x82 umask=0x20: Credits of transgress 5. */ \
	KNL_CHA_CTL_(0x2082u)
#define KNL_CHA_EVENT_AG0_AD_CRD_OCCUPANCY_TGR6 /* UNC_H_AG0_AD_CRD_OCCUPANCY.TGR6 ev_sel=0x82 umask=0x40: Credits of transgress 6. */ \
	KNL_CHA_CTL_(0x4082u)
#define KNL_CHA_EVENT_AG0_AD_CRD_OCCUPANCY_TGR7 /* UNC_H_AG0_AD_CRD_OCCUPANCY.TGR7 ev_sel=0x82 umask=0x80: Credits of transgress 7. */ \
	KNL_CHA_CTL_(0x8082u)
/* UNC_H_AG0_AD_CRD_OCCUPANCY_EXT ev_sel=0x83: AD credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer: the rest. */
#define KNL_CHA_EVENT_AG0_AD_CRD_OCCUPANCY_EXT_TGR8 /* UNC_H_AG0_AD_CRD_OCCUPANCY_EXT.TGR8 ev_sel=0x83 umask=0x1: Credits of transgress 8. */ \
	KNL_CHA_CTL_(0x183u)
#define KNL_CHA_EVENT_AG0_AD_CRD_OCCUPANCY_EXT_ANY_OF_TGR0_THRU_TGR7 /* UNC_H_AG0_AD_CRD_OCCUPANCY_EXT.ANY_OF_TGR0_THRU_TGR7 ev_sel=0x83 umask=0x2: Credits of transgress 0 to 7. */ \
	KNL_CHA_CTL_(0x283u)
/* UNC_H_AG1_AD_CRD_ACQUIRED ev_sel=0x84: AD credits that agent 1 of the mesh stop takes, by transgress buffer. */
#define KNL_CHA_EVENT_AG1_AD_CRD_ACQUIRED_TGR0 /* UNC_H_AG1_AD_CRD_ACQUIRED.TGR0 ev_sel=0x84 umask=0x1: Credits of transgress 0. */ \
	KNL_CHA_CTL_(0x184u)
#define KNL_CHA_EVENT_AG1_AD_CRD_ACQUIRED_TGR1 /* UNC_H_AG1_AD_CRD_ACQUIRED.TGR1 ev_sel=0x84 umask=0x2: Credits of transgress 1. */ \
	KNL_CHA_CTL_(0x284u)
#define KNL_CHA_EVENT_AG1_AD_CRD_ACQUIRED_TGR2 /* UNC_H_AG1_AD_CRD_ACQUIRED.TGR2 ev_sel=0x84 umask=0x4: Credits of transgress 2. */ \
	KNL_CHA_CTL_(0x484u)
#define KNL_CHA_EVENT_AG1_AD_CRD_ACQUIRED_TGR3 /* UNC_H_AG1_AD_CRD_ACQUIRED.TGR3 ev_sel=0x84 umask=0x8: Credits of transgress 3. */ \
	KNL_CHA_CTL_(0x884u)
#define KNL_CHA_EVENT_AG1_AD_CRD_ACQUIRED_TGR4 /* UNC_H_AG1_AD_CRD_ACQUIRED.TGR4 ev_sel=0x84 umask=0x10: Credits of transgress 4. */ \
	KNL_CHA_CTL_(0x1084u)
#define KNL_CHA_EVENT_AG1_AD_CRD_ACQUIRED_TGR5 /* UNC_H_AG1_AD_CRD_ACQUIRED.TGR5 ev_sel=0x84 umask=0x20: Credits of transgress 5. */ \
	KNL_CHA_CTL_(0x2084u)
#define KNL_CHA_EVENT_AG1_AD_CRD_ACQUIRED_TGR6 /* UNC_H_AG1_AD_CRD_ACQUIRED.TGR6 ev_sel=0x84 umask=0x40: Credits of transgress 6. */ \
	KNL_CHA_CTL_(0x4084u)
#define KNL_CHA_EVENT_AG1_AD_CRD_ACQUIRED_TGR7 /* UNC_H_AG1_AD_CRD_ACQUIRED.TGR7 ev_sel=0x84 umask=0x80: Credits of transgress 7. */ \
	KNL_CHA_CTL_(0x8084u)
/* UNC_H_AG1_AD_CRD_ACQUIRED_EXT ev_sel=0x85: AD credits that agent 1 of the mesh stop takes, by transgress buffer: the rest. */
#define KNL_CHA_EVENT_AG1_AD_CRD_ACQUIRED_EXT_TGR8 /* UNC_H_AG1_AD_CRD_ACQUIRED_EXT.TGR8 ev_sel=0x85 umask=0x1: Credits of transgress 8. */ \
	KNL_CHA_CTL_(0x185u)
#define KNL_CHA_EVENT_AG1_AD_CRD_ACQUIRED_EXT_ANY_OF_TGR0_THRU_TGR7 /* UNC_H_AG1_AD_CRD_ACQUIRED_EXT.ANY_OF_TGR0_THRU_TGR7 ev_sel=0x85 umask=0x2: Credits of transgress 0 to 7. */ \
	KNL_CHA_CTL_(0x285u)
/* UNC_H_AG1_AD_CRD_OCCUPANCY ev_sel=0x86: AD credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer. */
#define KNL_CHA_EVENT_AG1_AD_CRD_OCCUPANCY_TGR0 /* UNC_H_AG1_AD_CRD_OCCUPANCY.TGR0 ev_sel=0x86 umask=0x1: Credits of transgress 0. */ \
	KNL_CHA_CTL_(0x186u)
#define KNL_CHA_EVENT_AG1_AD_CRD_OCCUPANCY_TGR1 /* UNC_H_AG1_AD_CRD_OCCUPANCY.TGR1 ev_sel=0x86 umask=0x2: Credits of transgress 1. */ \
	KNL_CHA_CTL_(0x286u)
#define KNL_CHA_EVENT_AG1_AD_CRD_OCCUPANCY_TGR2 /* UNC_H_AG1_AD_CRD_OCCUPANCY.TGR2 ev_sel=0x86 umask=0x4: Credits of transgress 2. */ \
	KNL_CHA_CTL_(0x486u)
#define KNL_CHA_EVENT_AG1_AD_CRD_OCCUPANCY_TGR3 /* UNC_H_AG1_AD_CRD_OCCUPANCY.TGR3 ev_sel=0x86 umask=0x8: Credits of transgress 3. */ \
	KNL_CHA_CTL_(0x886u)
#define KNL_CHA_EVENT_AG1_AD_CRD_OCCUPANCY_TGR4 /* UNC_H_AG1_AD_CRD_OCCUPANCY.TGR4 ev_sel=0x86 umask=0x10: Credits of transgress 4. */ \
	KNL_CHA_CTL_(0x1086u)
#define KNL_CHA_EVENT_AG1_AD_CRD_OCCUPANCY_TGR5 /* UNC_H_AG1_AD_CRD_OCCUPANCY.TGR5 ev_sel=0x86 umask=0x20: Credits of transgress 5. */ \
	KNL_CHA_CTL_(0x2086u)
#define KNL_CHA_EVENT_AG1_AD_CRD_OCCUPANCY_TGR6 /* UNC_H_AG1_AD_CRD_OCCUPANCY.TGR6 ev_sel=0x86 umask=0x40: Credits of transgress 6. */ \
	KNL_CHA_CTL_(0x4086u)
#define KNL_CHA_EVENT_AG1_AD_CRD_OCCUPANCY_TGR7 /* UNC_H_AG1_AD_CRD_OCCUPANCY.TGR7 ev_sel=0x86 umask=0x80: Credits of transgress 7. */ \
	KNL_CHA_CTL_(0x8086u)
/* UNC_H_AG1_AD_CRD_OCCUPANCY_EXT ev_sel=0x87: AD credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer: the rest. */
#define KNL_CHA_EVENT_AG1_AD_CRD_OCCUPANCY_EXT_TGR8 /* UNC_H_AG1_AD_CRD_OCCUPANCY_EXT.TGR8 ev_sel=0x87 umask=0x1: Credits of transgress 8. */ \
	KNL_CHA_CTL_(0x187u)
#define KNL_CHA_EVENT_AG1_AD_CRD_OCCUPANCY_EXT_ANY_OF_TGR0_THRU_TGR7 /* UNC_H_AG1_AD_CRD_OCCUPANCY_EXT.ANY_OF_TGR0_THRU_TGR7 ev_sel=0x87 umask=0x2: Credits of transgress 0 to 7. */ \
	KNL_CHA_CTL_(0x287u)
/* UNC_H_AG0_BL_CRD_ACQUIRED ev_sel=0x88: BL credits that agent 0 of the mesh stop takes, by transgress buffer. */
#define KNL_CHA_EVENT_AG0_BL_CRD_ACQUIRED_TGR0 /* UNC_H_AG0_BL_CRD_ACQUIRED.TGR0 ev_sel=0x88 umask=0x1: Credits of transgress 0. */ \
	KNL_CHA_CTL_(0x188u)
#define KNL_CHA_EVENT_AG0_BL_CRD_ACQUIRED_TGR1 /* UNC_H_AG0_BL_CRD_ACQUIRED.TGR1 ev_sel=0x88 umask=0x2: Credits of transgress 1. */ \
	KNL_CHA_CTL_(0x288u)
#define KNL_CHA_EVENT_AG0_BL_CRD_ACQUIRED_TGR2 /* UNC_H_AG0_BL_CRD_ACQUIRED.TGR2 ev_sel=0x88 umask=0x4: Credits of transgress 2. */ \
	KNL_CHA_CTL_(0x488u)
#define KNL_CHA_EVENT_AG0_BL_CRD_ACQUIRED_TGR3 /* UNC_H_AG0_BL_CRD_ACQUIRED.TGR3 ev_sel=0x88 umask=0x8: Credits of transgress 3. */ \
	KNL_CHA_CTL_(0x888u)
#define KNL_CHA_EVENT_AG0_BL_CRD_ACQUIRED_TGR4 /* UNC_H_AG0_BL_CRD_ACQUIRED.TGR4 ev_sel=0x88 umask=0x10: Credits of transgress 4. */ \
	KNL_CHA_CTL_(0x1088u)
#define KNL_CHA_EVENT_AG0_BL_CRD_ACQUIRED_TGR5 /* UNC_H_AG0_BL_CRD_ACQUIRED.TGR5 ev_sel=0x88 umask=0x20: Credits of transgress 5. */ \
	KNL_CHA_CTL_(0x2088u)
#define KNL_CHA_EVENT_AG0_BL_CRD_ACQUIRED_TGR6 /* UNC_H_AG0_BL_CRD_ACQUIRED.TGR6 ev_sel=0x88 umask=0x40: Credits of transgress 6. */ \
	KNL_CHA_CTL_(0x4088u)
#define KNL_CHA_EVENT_AG0_BL_CRD_ACQUIRED_TGR7 /* UNC_H_AG0_BL_CRD_ACQUIRED.TGR7 ev_sel=0x88 umask=0x80: Credits of transgress 7. */ \
	KNL_CHA_CTL_(0x8088u)
/* UNC_H_AG0_BL_CRD_ACQUIRED_EXT ev_sel=0x89: BL credits that agent 0 of the mesh stop takes, by transgress buffer: the rest. */
#define KNL_CHA_EVENT_AG0_BL_CRD_ACQUIRED_EXT_TGR8 /* UNC_H_AG0_BL_CRD_ACQUIRED_EXT.TGR8 ev_sel=0x89 umask=0x1: Credits of transgress 8. */ \
	KNL_CHA_CTL_(0x189u)
#define KNL_CHA_EVENT_AG0_BL_CRD_ACQUIRED_EXT_ANY_OF_TGR0_THRU_TGR7 /* UNC_H_AG0_BL_CRD_ACQUIRED_EXT.ANY_OF_TGR0_THRU_TGR7 ev_sel=0x89 umask=0x2: Credits of transgress 0 to 7. */ \
	KNL_CHA_CTL_(0x289u)
/* UNC_H_AG0_BL_CRD_OCCUPANCY ev_sel=0x8a: BL credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer. */
#define KNL_CHA_EVENT_AG0_BL_CRD_OCCUPANCY_TGR0 /* UNC_H_AG0_BL_CRD_OCCUPANCY.TGR0 ev_sel=0x8a umask=0x1: Credits of transgress 0. */ \
	KNL_CHA_CTL_(0x18au)
#define KNL_CHA_EVENT_AG0_BL_CRD_OCCUPANCY_TGR1 /* UNC_H_AG0_BL_CRD_OCCUPANCY.TGR1 ev_sel=0x8a umask=0x2: Credits of transgress 1. */ \
	KNL_CHA_CTL_(0x28au)
#define KNL_CHA_EVENT_AG0_BL_CRD_OCCUPANCY_TGR2 /* UNC_H_AG0_BL_CRD_OCCUPANCY.TGR2 ev_sel=0x8a umask=0x4: Credits of transgress 2. */ \
	KNL_CHA_CTL_(0x48au)
#define KNL_CHA_EVENT_AG0_BL_CRD_OCCUPANCY_TGR3 /* UNC_H_AG0_BL_CRD_OCCUPANCY.TGR3 ev_sel=0x8a umask=0x8: Credits of transgress 3. */ \
	KNL_CHA_CTL_(0x88au)
#define KNL_CHA_EVENT_AG0_BL_CRD_OCCUPANCY_TGR4 /* UNC_H_AG0_BL_CRD_OCCUPANCY.TGR4 ev_sel=0x8a umask=0x10: Credits of transgress 4. */ \
	KNL_CHA_CTL_(0x108au)
#define KNL_CHA_EVENT_AG0_BL_CRD_OCCUPANCY_TGR5 /* UNC_H_AG0_BL_CRD_OCCUPANCY.TGR5 ev_sel=0x8a umask=0x20: Credits of transgress 5. */ \
	KNL_CHA_CTL_(0x208au)
#define KNL_CHA_EVENT_AG0_BL_CRD_OCCUPANCY_TGR6 /* UNC_H_AG0_BL_CRD_OCCUPANCY.TGR6 ev_sel=0x8a umask=0x40: Credits of transgress 6. */ \
	KNL_CHA_CTL_(0x408au)
#define KNL_CHA_EVENT_AG0_BL_CRD_OCCUPANCY_TGR7 /* UNC_H_AG0_BL_CRD_OCCUPANCY.TGR7 ev_sel=0x8a umask=0x80: Credits of transgress 7. */ \
	KNL_CHA_CTL_(0x808au)
/* UNC_H_AG0_BL_CRD_OCCUPANCY_EXT ev_sel=0x8b: BL credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer: the rest. */
#define KNL_CHA_EVENT_AG0_BL_CRD_OCCUPANCY_EXT_TGR8 /* UNC_H_AG0_BL_CRD_OCCUPANCY_EXT.TGR8 ev_sel=0x8b umask=0x1: Credits of transgress 8. */ \
	KNL_CHA_CTL_(0x18bu)
#define KNL_CHA_EVENT_AG0_BL_CRD_OCCUPANCY_EXT_ANY_OF_TGR0_THRU_TGR7 /* UNC_H_AG0_BL_CRD_OCCUPANCY_EXT.ANY_OF_TGR0_THRU_TGR7 ev_sel=0x8b umask=0x2: Credits of transgress 0 to 7. */ \
	KNL_CHA_CTL_(0x28bu)
/* UNC_H_AG1_BL_CRD_ACQUIRED ev_sel=0x8c: BL credits that agent 1 of the mesh stop takes, by transgress buffer. */
#define KNL_CHA_EVENT_AG1_BL_CRD_ACQUIRED_TGR0 /* UNC_H_AG1_BL_CRD_ACQUIRED.TGR0 ev_sel=0x8c umask=0x1: Credits of transgress 0. */ \
	KNL_CHA_CTL_(0x18cu)
#define KNL_CHA_EVENT_AG1_BL_CRD_ACQUIRED_TGR1 /* UNC_H_AG1_BL_CRD_ACQUIRED.TGR1 ev_sel=0x8c umask=0x2: Credits of transgress 1. */ \
	KNL_CHA_CTL_(0x28cu)
#define KNL_CHA_EVENT_AG1_BL_CRD_ACQUIRED_TGR2 /* UNC_H_AG1_BL_CRD_ACQUIRED.TGR2 ev_sel=0x8c umask=0x4: Credits of transgress 2. */ \
	KNL_CHA_CTL_(0x48cu)
#define KNL_CHA_EVENT_AG1_BL_CRD_ACQUIRED_TGR3 /* UNC_H_AG1_BL_CRD_ACQUIRED.TGR3 ev_sel=0x8c umask=0x8: Credits of transgress 3. */ \
	KNL_CHA_CTL_(0x88cu)
#define KNL_CHA_EVENT_AG1_BL_CRD_ACQUIRED_TGR4 /* UNC_H_AG1_BL_CRD_ACQUIRED.TGR4 ev_sel=0x8c umask=0x10: Credits of transgress 4. */ \
	KNL_CHA_CTL_(0x108cu)
#define KNL_CHA_EVENT_AG1_BL_CRD_ACQUIRED_TGR5 /* UNC_H_AG1_BL_CRD_ACQUIRED.TGR5 ev_sel=0x8c umask=0x20: Credits of transgress 5. */ \
	KNL_CHA_CTL_(0x208cu)
#define KNL_CHA_EVENT_AG1_BL_CRD_ACQUIRED_TGR6 /* UNC_H_AG1_BL_CRD_ACQUIRED.TGR6 ev_sel=0x8c umask=0x40: Credits of transgress 6. */ \
	KNL_CHA_CTL_(0x408cu)
#define KNL_CHA_EVENT_AG1_BL_CRD_ACQUIRED_TGR7 /* UNC_H_AG1_BL_CRD_ACQUIRED.TGR7 ev_sel=0x8c umask=0x80: Credits of transgress 7. */ \
	KNL_CHA_CTL_(0x808cu)
/* UNC_H_AG1_BL_CRD_ACQUIRED_EXT ev_sel=0x8d: BL credits that agent 1 of the mesh stop takes, by transgress buffer: the rest. */
#define KNL_CHA_EVENT_AG1_BL_CRD_ACQUIRED_EXT_TGR8 /* UNC_H_AG1_BL_CRD_ACQUIRED_EXT.TGR8 ev_sel=0x8d umask=0x1: Credits of transgress 8. */ \
	KNL_CHA_CTL_(0x18du)
#define KNL_CHA_EVENT_AG1_BL_CRD_ACQUIRED_EXT_ANY_OF_TGR0_THRU_TGR7 /* UNC_H_AG1_BL_CRD_ACQUIRED_EXT.ANY_OF_TGR0_THRU_TGR7 ev_sel=0x8d umask=0x2: Credits of transgress 0 to 7. */ \
	KNL_CHA_CTL_(0x28du)
/* UNC_H_AG1_BL_CRD_OCCUPANCY ev_sel=0x8e: BL credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer. */
#define KNL_CHA_EVENT_AG1_BL_CRD_OCCUPANCY_TGR0 /* UNC_H_AG1_BL_CRD_OCCUPANCY.TGR0 ev_sel=0x8e umask=0x1: Credits of transgress 0. */ \
	KNL_CHA_CTL_(0x18eu)
#define KNL_CHA_EVENT_AG1_BL_CRD_OCCUPANCY_TGR1 /* UNC_H_AG1_BL_CRD_OCCUPANCY.TGR1 ev_sel=0x8e umask=0x2: Credits of transgress 1. */ \
	KNL_CHA_CTL_(0x28eu)
#define KNL_CHA_EVENT_AG1_BL_CRD_OCCUPANCY_TGR2 /* UNC_H_AG1_BL_CRD_OCCUPANCY.TGR2 ev_sel=0x8e umask=0x4: Credits of transgress 2. */ \
	KNL_CHA_CTL_(0x48eu)
#define KNL_CHA_EVENT_AG1_BL_CRD_OCCUPANCY_TGR3 /* UNC_H_AG1_BL_CRD_OCCUPANCY.TGR3 ev_sel=0x8e umask=0x8: Credits of transgress 3. */ \
	KNL_CHA_CTL_(0x88eu)
#define KNL_CHA_EVENT_AG1_BL_CRD_OCCUPANCY_TGR4 /* UNC_H_AG1_BL_CRD_OCCUPANCY.TGR4 ev_sel=0x8e umask=0x10: Credits of transgress 4. */ \
	KNL_CHA_CTL_(0x108eu)
#define KNL_CHA_EVENT_AG1_BL_CRD_OCCUPANCY_TGR5 /* UNC_H_AG1_BL_CRD_OCCUPANCY.TGR5 ev_sel=0x8e umask=0x20: Credits of transgress 5. */ \
	KNL_CHA_CTL_(0x208eu)
#define KNL_CHA_EVENT_AG1_BL_CRD_OCCUPANCY_TGR6 /* UNC_H_AG1_BL_CRD_OCCUPANCY.TGR6 ev_sel=0x8e umask=0x40: Credits of transgress 6. */ \
	KNL_CHA_CTL_(0x408eu)
#define KNL_CHA_EVENT_AG1_BL_CRD_OCCUPANCY_TGR7 /* UNC_H_AG1_BL_CRD_OCCUPANCY.TGR7 ev_sel=0x8e umask=0x80: Credits of transgress 7. */ \
	KNL_CHA_CTL_(0x808eu)
/* UNC_H_AG1_BL_CRD_OCCUPANCY_EXT ev_sel=0x8f: BL credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer: the rest. */
#define KNL_CHA_EVENT_AG1_BL_CRD_OCCUPANCY_EXT_TGR8 /* UNC_H_AG1_BL_CRD_OCCUPANCY_EXT.TGR8 ev_sel=0x8f umask=0x1: Credits of transgress 8. */ \
	KNL_CHA_CTL_(0x18fu)
#define KNL_CHA_EVENT_AG1_BL_CRD_OCCUPANCY_EXT_ANY_OF_TGR0_THRU_TGR7 /* UNC_H_AG1_BL_CRD_OCCUPANCY_EXT.ANY_OF_TGR0_THRU_TGR7 ev_sel=0x8f umask=0x2: Credits of transgress 0 to 7. */ \
	KNL_CHA_CTL_(0x28fu)
/* UNC_H_EGRESS_VERT_OCCUPANCY ev_sel=0x90: Messages that wait for the vertical ring, added up each cycle. */
#define KNL_CHA_EVENT_EGRESS_VERT_OCCUPANCY_AD_AG0 /* UNC_H_EGRESS_VERT_OCCUPANCY.AD_AG0 ev_sel=0x90 umask=0x1: AD messages of agent 0. */ \
	KNL_CHA_CTL_(0x190u)
#define KNL_CHA_EVENT_EGRESS_VERT_OCCUPANCY_AK_AG0 /* UNC_H_EGRESS_VERT_OCCUPANCY.AK_AG0 ev_sel=0x90 umask=0x2: AK messages of agent 0. */ \
	KNL_CHA_CTL_(0x290u)
#define KNL_CHA_EVENT_EGRESS_VERT_OCCUPANCY_BL_AG0 /* UNC_H_EGRESS_VERT_OCCUPANCY.BL_AG0 ev_sel=0x90 umask=0x4: BL messages of agent 0. */ \
	KNL_CHA_CTL_(0x490u)
#define KNL_CHA_EVENT_EGRESS_VERT_OCCUPANCY_IV_AG0 /* UNC_H_EGRESS_VERT_OCCUPANCY.IV_AG0 ev_sel=0x90 umask=0x8: IV messages of agent 0. */ \
	KNL_CHA_CTL_(0x890u)
#define KNL_CHA_EVENT_EGRESS_VERT_OCCUPANCY_AD_AG1 /* UNC_H_EGRESS_VERT_OCCUPANCY.AD_AG1 ev_sel=0x90 umask=0x10: AD messages of agent 1. */ \
	KNL_CHA_CTL_(0x1090u)
#define KNL_CHA_EVENT_EGRESS_VERT_OCCUPANCY_AK_AG1 /* UNC_H_EGRESS_VERT_OCCUPANCY.AK_AG1 ev_sel=0x90 umask=0x20: AK messages of agent 1. */ \
	KNL_CHA_CTL_(0x2090u)
#define KNL_CHA_EVENT_EGRESS_VERT_OCCUPANCY_BL_AG1 /* UNC_H_EGRESS_VERT_OCCUPANCY.BL_AG1 ev_sel=0x90 umask=0x40: BL messages of agent 1. */ \
	KNL_CHA_CTL_(0x4090u)
/* UNC_H_EGRESS_VERT_INSERTS ev_sel=0x91: Messages that enter the queue for the vertical ring. */
#define KNL_CHA_EVENT_EGRESS_VERT_INSERTS_AD_AG0 /* UNC_H_EGRESS_VERT_INSERTS.AD_AG0 ev_sel=0x91 umask=0x1: AD messages of agent 0. */ \
	KNL_CHA_CTL_(0x191u)
#define KNL_CHA_EVENT_EGRESS_VERT_INSERTS_AK_AG0 /* UNC_H_EGRESS_VERT_INSERTS.AK_AG0 ev_sel=0x91 umask=0x2: AK messages of agent 0. */ \
	KNL_CHA_CTL_(0x291u)
#define KNL_CHA_EVENT_EGRESS_VERT_INSERTS_BL_AG0 /* UNC_H_EGRESS_VERT_INSERTS.BL_AG0 ev_sel=0x91 umask=0x4: BL messages of agent 0. */ \
	KNL_CHA_CTL_(0x491u)
#define KNL_CHA_EVENT_EGRESS_VERT_INSERTS_IV_AG0 /* UNC_H_EGRESS_VERT_INSERTS.IV_AG0 ev_sel=0x91 umask=0x8: IV messages of agent 0. */ \
	KNL_CHA_CTL_(0x891u)
#define KNL_CHA_EVENT_EGRESS_VERT_INSERTS_AD_AG1 /* UNC_H_EGRESS_VERT_INSERTS.AD_AG1 ev_sel=0x91 umask=0x10: AD messages of agent 1. */ \
	KNL_CHA_CTL_(0x1091u)
#define KNL_CHA_EVENT_EGRESS_VERT_INSERTS_AK_AG1 /* UNC_H_EGRESS_VERT_INSERTS.AK_AG1 ev_sel=0x91 umask=0x20: AK messages of agent 1. */ \
	KNL_CHA_CTL_(0x2091u)
#define KNL_CHA_EVENT_EGRESS_VERT_INSERTS_BL_AG1 /* UNC_H_EGRESS_VERT_INSERTS.BL_AG1 ev_sel=0x91 umask=0x40: BL messages of agent 1. */ \
	KNL_CHA_CTL_(0x4091u)
/* UNC_H_EGRESS_VERT_CYCLES_FULL ev_sel=0x92: Cycles in which the queue for the vertical ring is full. */
#define KNL_CHA_EVENT_EGRESS_VERT_CYCLES_FULL_AD_AG0 /* UNC_H_EGRESS_VERT_CYCLES_FULL.AD_AG0 ev_sel=0x92 umask=0x1: AD messages of agent 0. */ \
	KNL_CHA_CTL_(0x192u)
#define KNL_CHA_EVENT_EGRESS_VERT_CYCLES_FULL_AK_AG0 /* UNC_H_EGRESS_VERT_CYCLES_FULL.AK_AG0 ev_sel=0x92 umask=0x2: AK messages of agent 0. */ \
	KNL_CHA_CTL_(0x292u)
#define KNL_CHA_EVENT_EGRESS_VERT_CYCLES_FULL_BL_AG0 /* UNC_H_EGRESS_VERT_CYCLES_FULL.BL_AG0 ev_sel=0x92 umask=0x4: BL messages of agent 0. */ \
	KNL_CHA_CTL_(0x492u)
#define KNL_CHA_EVENT_EGRESS_VERT_CYCLES_FULL_IV_AG0 /* UNC_H_EGRESS_VERT_CYCLES_FULL.IV_AG0 ev_sel=0x92 umask=0x8: IV messages of agent 0. */ \
	KNL_CHA_CTL_(0x892u)
#define KNL_CHA_EVENT_EGRESS_VERT_CYCLES_FULL_AD_AG1 /* UNC_H_EGRESS_VERT_CYCLES_FULL.AD_AG1 ev_sel=0x92 umask=0x10: AD messages of agent 1. */ \
	KNL_CHA_CTL_(0x1092u)
#define KNL_CHA_EVENT_EGRESS_VERT_CYCLES_FULL_AK_AG1 /* UNC_H_EGRESS_VERT_CYCLES_FULL.AK_AG1 ev_sel=0x92 umask=0x20: AK messages of agent 1. */ \
	KNL_CHA_CTL_(0x2092u)
#define KNL_CHA_EVENT_EGRESS_VERT_CYCLES_FULL_BL_AG1 /* UNC_H_EGRESS_VERT_CYCLES_FULL.BL_AG1 ev_sel=0x92 umask=0x40: BL messages of agent 1. */ \
	KNL_CHA_CTL_(0x4092u)
/* UNC_H_EGRESS_VERT_CYCLES_NE ev_sel=0x93: Cycles in which something waits for the vertical ring. */
#define KNL_CHA_EVENT_EGRESS_VERT_CYCLES_NE_AD_AG0 /* UNC_H_EGRESS_VERT_CYCLES_NE.AD_AG0 ev_sel=0x93 umask=0x1: AD messages of agent 0. */ \
	KNL_CHA_CTL_(0x193u)
#define KNL_CHA_EVENT_EGRESS_VERT_CYCLES_NE_AK_AG0 /* UNC_H_EGRESS_VERT_CYCLES_NE.AK_AG0 ev_sel=0x93 umask=0x2: AK messages of agent 0. */ \
	KNL_CHA_CTL_(0x293u)
#define KNL_CHA_EVENT_EGRESS_VERT_CYCLES_NE_BL_AG0 /* UNC_H_EGRESS_VERT_CYCLES_NE.BL_AG0 ev_sel=0x93 umask=0x4: BL messages of agent 0. */ \
	KNL_CHA_CTL_(0x493u)
#define KNL_CHA_EVENT_EGRESS_VERT_CYCLES_NE_IV_AG0 /* UNC_H_EGRESS_VERT_CYCLES_NE.IV_AG0 ev_sel=0x93 umask=0x8: IV messages of agent 0. */ \
	KNL_CHA_CTL_(0x893u)
#define KNL_CHA_EVENT_EGRESS_VERT_CYCLES_NE_AD_AG1 /* UNC_H_EGRESS_VERT_CYCLES_NE.AD_AG1 ev_sel=0x93 umask=0x10: AD messages of agent 1. */ \
	KNL_CHA_CTL_(0x1093u)
#define KNL_CHA_EVENT_EGRESS_VERT_CYCLES_NE_AK_AG1 /* UNC_H_EGRESS_VERT_CYCLES_NE.AK_AG1 ev_sel=0x93 umask=0x20: AK messages of agent 1. */ \
	KNL_CHA_CTL_(0x2093u)
#define KNL_CHA_EVENT_EGRESS_VERT_CYCLES_NE_BL_AG1 /* UNC_H_EGRESS_VERT_CYCLES_NE.BL_AG1 ev_sel=0x93 umask=0x40: BL messages of agent 1. */ \
	KNL_CHA_CTL_(0x4093u)
/* UNC_H_EGRESS_HORZ_OCCUPANCY ev_sel=0x94: Messages that wait for the horizontal ring, added up each cycle. */
#define KNL_CHA_EVENT_EGRESS_HORZ_OCCUPANCY_AD /* UNC_H_EGRESS_HORZ_OCCUPANCY.AD ev_sel=0x94 umask=0x1: AD messages. */ \
	KNL_CHA_CTL_(0x194u)
#define KNL_CHA_EVENT_EGRESS_HORZ_OCCUPANCY_AK /* UNC_H_EGRESS_HORZ_OCCUPANCY.AK ev_sel=0x94 umask=0x2: AK messages. */ \
	KNL_CHA_CTL_(0x294u)
#define KNL_CHA_EVENT_EGRESS_HORZ_OCCUPANCY_BL /* UNC_H_EGRESS_HORZ_OCCUPANCY.BL ev_sel=0x94 umask=0x4: BL messages. */ \
	KNL_CHA_CTL_(0x494u)
#define KNL_CHA_EVENT_EGRESS_HORZ_OCCUPANCY_IV /* UNC_H_EGRESS_HORZ_OCCUPANCY.IV ev_sel=0x94 umask=0x8: IV messages. */ \
	KNL_CHA_CTL_(0x894u)
/* UNC_H_EGRESS_HORZ_INSERTS ev_sel=0x95: Messages that enter the queue for the horizontal ring. */
#define KNL_CHA_EVENT_EGRESS_HORZ_INSERTS_AD /* UNC_H_EGRESS_HORZ_INSERTS.AD ev_sel=0x95 umask=0x1: AD messages. */ \
	KNL_CHA_CTL_(0x195u)
#define KNL_CHA_EVENT_EGRESS_HORZ_INSERTS_AK /* UNC_H_EGRESS_HORZ_INSERTS.AK ev_sel=0x95 umask=0x2: AK messages. */ \
	KNL_CHA_CTL_(0x295u)
#define KNL_CHA_EVENT_EGRESS_HORZ_INSERTS_BL /* UNC_H_EGRESS_HORZ_INSERTS.BL ev_sel=0x95 umask=0x4: BL messages. */ \
	KNL_CHA_CTL_(0x495u)
#define KNL_CHA_EVENT_EGRESS_HORZ_INSERTS_IV /* UNC_H_EGRESS_HORZ_INSERTS.IV ev_sel=0x95 umask=0x8: IV messages. */ \
	KNL_CHA_CTL_(0x895u)
/* UNC_H_EGRESS_HORZ_CYCLES_FULL ev_sel=0x96: Cycles in which the queue for the horizontal ring is full. */
#define KNL_CHA_EVENT_EGRESS_HORZ_CYCLES_FULL_AD /* UNC_H_EGRESS_HORZ_CYCLES_FULL.AD ev_sel=0x96 umask=0x1: AD messages. */ \
	KNL_CHA_CTL_(0x196u)
#define KNL_CHA_EVENT_EGRESS_HORZ_CYCLES_FULL_AK /* UNC_H_EGRESS_HORZ_CYCLES_FULL.AK ev_sel=0x96 umask=0x2: AK messages. */ \
	KNL_CHA_CTL_(0x296u)
#define KNL_CHA_EVENT_EGRESS_HORZ_CYCLES_FULL_BL /* UNC_H_EGRESS_HORZ_CYCLES_FULL.BL ev_sel=0x96 umask=0x4: BL messages. */ \
	KNL_CHA_CTL_(0x496u)
#define KNL_CHA_EVENT_EGRESS_HORZ_CYCLES_FULL_IV /* UNC_H_EGRESS_HORZ_CYCLES_FULL.IV ev_sel=0x96 umask=0x8: IV messages. */ \
	KNL_CHA_CTL_(0x896u)
/* UNC_H_EGRESS_HORZ_CYCLES_NE ev_sel=0x97: Cycles in which something waits for the horizontal ring. */
#define KNL_CHA_EVENT_EGRESS_HORZ_CYCLES_NE_AD /* UNC_H_EGRESS_HORZ_CYCLES_NE.AD ev_sel=0x97 umask=0x1: AD messages. */ \
	KNL_CHA_CTL_(0x197u)
#define KNL_CHA_EVENT_EGRESS_HORZ_CYCLES_NE_AK /* UNC_H_EGRESS_HORZ_CYCLES_NE.AK ev_sel=0x97 umask=0x2: AK messages. */ \
	KNL_CHA_CTL_(0x297u)
#define KNL_CHA_EVENT_EGRESS_HORZ_CYCLES_NE_BL /* UNC_H_EGRESS_HORZ_CYCLES_NE.BL ev_sel=0x97 umask=0x4: BL messages. */ \
	KNL_CHA_CTL_(0x497u)
#define KNL_CHA_EVENT_EGRESS_HORZ_CYCLES_NE_IV /* UNC_H_EGRESS_HORZ_CYCLES_NE.IV ev_sel=0x97 umask=0x8: IV messages. */ \
	KNL_CHA_CTL_(0x897u)
/* UNC_H_EGRESS_VERT_NACK ev_sel=0x98: Messages that the vertical ring refused. */
#define KNL_CHA_EVENT_EGRESS_VERT_NACK_AD_AG0 /* UNC_H_EGRESS_VERT_NACK.AD_AG0 ev_sel=0x98 umask=0x1: AD messages of agent 0. */ \
	KNL_CHA_CTL_(0x198u)
#define KNL_CHA_EVENT_EGRESS_VERT_NACK_AK_AG0 /* UNC_H_EGRESS_VERT_NACK.AK_AG0 ev_sel=0x98 umask=0x2: AK messages of agent 0. */ \
	KNL_CHA_CTL_(0x298u)
#define KNL_CHA_EVENT_EGRESS_VERT_NACK_BL_AG0 /* UNC_H_EGRESS_VERT_NACK.BL_AG0 ev_sel=0x98 umask=0x4: BL messages of agent 0. */ \
	KNL_CHA_CTL_(0x498u)
#define KNL_CHA_EVENT_EGRESS_VERT_NACK_IV_AG0 /* UNC_H_EGRESS_VERT_NACK.IV_AG0 ev_sel=0x98 umask=0x8: IV messages of agent 0. */ \
	KNL_CHA_CTL_(0x898u)
#define KNL_CHA_EVENT_EGRESS_VERT_NACK_AD_AG1 /* UNC_H_EGRESS_VERT_NACK.AD_AG1 ev_sel=0x98 umask=0x10: AD messages of agent 1. */ \
	KNL_CHA_CTL_(0x1098u)
#define KNL_CHA_EVENT_EGRESS_VERT_NACK_AK_AG1 /* UNC_H_EGRESS_VERT_NACK.AK_AG1 ev_sel=0x98 umask=0x20: AK messages of agent 1. */ \
	KNL_CHA_CTL_(0x2098u)
#define KNL_CHA_EVENT_EGRESS_VERT_NACK_BL_AG1 /* UNC_H_EGRESS_VERT_NACK.BL_AG1 ev_sel=0x98 umask=0x40: BL messages of agent 1. */ \
	KNL_CHA_CTL_(0x4098u)
/* UNC_H_EGRESS_HORZ_NACK ev_sel=0x99: Messages that the horizontal ring refused. */
#define KNL_CHA_EVENT_EGRESS_HORZ_NACK_AD /* UNC_H_EGRESS_HORZ_NACK.AD ev_sel=0x99 umask=0x1: AD messages. */ \
	KNL_CHA_CTL_(0x199u)
#define KNL_CHA_EVENT_EGRESS_HORZ_NACK_AK /* UNC_H_EGRESS_HORZ_NACK.AK ev_sel=0x99 umask=0x2: AK messages. */ \
	KNL_CHA_CTL_(0x299u)
#define KNL_CHA_EVENT_EGRESS_HORZ_NACK_BL /* UNC_H_EGRESS_HORZ_NACK.BL ev_sel=0x99 umask=0x4: BL messages. */ \
	KNL_CHA_CTL_(0x499u)
#define KNL_CHA_EVENT_EGRESS_HORZ_NACK_IV /* UNC_H_EGRESS_HORZ_NACK.IV ev_sel=0x99 umask=0x8: IV messages. */ \
	KNL_CHA_CTL_(0x899u)
/* UNC_H_EGRESS_VERT_STARVED ev_sel=0x9a: Times that messages waited so long for the vertical ring that they counted as starved. */
#define KNL_CHA_EVENT_EGRESS_VERT_STARVED_AD_AG0 /* UNC_H_EGRESS_VERT_STARVED.AD_AG0 ev_sel=0x9a umask=0x1: AD messages of agent 0. */ \
	KNL_CHA_CTL_(0x19au)
#define KNL_CHA_EVENT_EGRESS_VERT_STARVED_AK_AG0 /* UNC_H_EGRESS_VERT_STARVED.AK_AG0 ev_sel=0x9a umask=0x2: AK messages of agent 0. */ \
	KNL_CHA_CTL_(0x29au)
#define KNL_CHA_EVENT_EGRESS_VERT_STARVED_BL_AG0 /* UNC_H_EGRESS_VERT_STARVED.BL_AG0 ev_sel=0x9a umask=0x4: BL messages of agent 0. */ \
	KNL_CHA_CTL_(0x49au)
#define KNL_CHA_EVENT_EGRESS_VERT_STARVED_IV_AG0 /* UNC_H_EGRESS_VERT_STARVED.IV_AG0 ev_sel=0x9a umask=0x8: IV messages of agent 0. */ \
	KNL_CHA_CTL_(0x89au)
#define KNL_CHA_EVENT_EGRESS_VERT_STARVED_AD_AG1 /* UNC_H_EGRESS_VERT_STARVED.AD_AG1 ev_sel=0x9a umask=0x10: AD messages of agent 1. */ \
	KNL_CHA_CTL_(0x109au)
#define KNL_CHA_EVENT_EGRESS_VERT_STARVED_AK_AG1 /* UNC_H_EGRESS_VERT_STARVED.AK_AG1 ev_sel=0x9a umask=0x20: AK messages of agent 1. */ \
	KNL_CHA_CTL_(0x209au)
#define KNL_CHA_EVENT_EGRESS_VERT_STARVED_BL_AG1 /* UNC_H_EGRESS_VERT_STARVED.BL_AG1 ev_sel=0x9a umask=0x40: BL messages of agent 1. */ \
	KNL_CHA_CTL_(0x409au)
/* UNC_H_EGRESS_HORZ_STARVED ev_sel=0x9b: Times that messages waited so long for the horizontal ring that they counted as starved. */
#define KNL_CHA_EVENT_EGRESS_HORZ_STARVED_AD /* UNC_H_EGRESS_HORZ_STARVED.AD ev_sel=0x9b umask=0x1: AD messages. */ \
	KNL_CHA_CTL_(0x19bu)
#define KNL_CHA_EVENT_EGRESS_HORZ_STARVED_AK /* UNC_H_EGRESS_HORZ_STARVED.AK ev_sel=0x9b umask=0x2: AK messages. */ \
	KNL_CHA_CTL_(0x29bu)
#define KNL_CHA_EVENT_EGRESS_HORZ_STARVED_BL /* UNC_H_EGRESS_HORZ_STARVED.BL ev_sel=0x9b umask=0x4: BL messages. */ \
	KNL_CHA_CTL_(0x49bu)
#define KNL_CHA_EVENT_EGRESS_HORZ_STARVED_IV /* UNC_H_EGRESS_HORZ_STARVED.IV ev_sel=0x9b umask=0x8: IV messages. */ \
	KNL_CHA_CTL_(0x89bu)
/* UNC_H_EGRESS_VERT_ADS_USED ev_sel=0x9c: Messages that took the slot that the vertical ring keeps free against deadlocks. */
#define KNL_CHA_EVENT_EGRESS_VERT_ADS_USED_AD_AG0 /* UNC_H_EGRESS_VERT_ADS_USED.AD_AG0 ev_sel=0x9c umask=0x1: AD messages of agent 0. */ \
	KNL_CHA_CTL_(0x19cu)
#define KNL_CHA_EVENT_EGRESS_VERT_ADS_USED_AK_AG0 /* UNC_H_EGRESS_VERT_ADS_USED.AK_AG0 ev_sel=0x9c umask=0x2: AK messages of agent 0. */ \
	KNL_CHA_CTL_(0x29cu)
#define KNL_CHA_EVENT_EGRESS_VERT_ADS_USED_BL_AG0 /* UNC_H_EGRESS_VERT_ADS_USED.BL_AG0 ev_sel=0x9c umask=0x4: BL messages of agent 0. */ \
	KNL_CHA_CTL_(0x49cu)
#define KNL_CHA_EVENT_EGRESS_VERT_ADS_USED_AD_AG1 /* UNC_H_EGRESS_VERT_ADS_USED.AD_AG1 ev_sel=0x9c umask=0x10: AD messages of agent 1. */ \
	KNL_CHA_CTL_(0x109cu)
#define KNL_CHA_EVENT_EGRESS_VERT_ADS_USED_AK_AG1 /* UNC_H_EGRESS_VERT_ADS_USED.AK_AG1 ev_sel=0x9c umask=0x20: AK messages of agent 1. */ \
	KNL_CHA_CTL_(0x209cu)
#define KNL_CHA_EVENT_EGRESS_VERT_ADS_USED_BL_AG1 /* UNC_H_EGRESS_VERT_ADS_USED.BL_AG1 ev_sel=0x9c umask=0x40: BL messages of agent 1. */ \
	KNL_CHA_CTL_(0x409cu)
/* UNC_H_EGRESS_HORZ_ADS_USED ev_sel=0x9d: Messages that took the slot that the horizontal ring keeps free against deadlocks. */
#define KNL_CHA_EVENT_EGRESS_HORZ_ADS_USED_AD /* UNC_H_EGRESS_HORZ_ADS_USED.AD ev_sel=0x9d umask=0x1: AD messages. */ \
	KNL_CHA_CTL_(0x19du)
#define KNL_CHA_EVENT_EGRESS_HORZ_ADS_USED_AK /* UNC_H_EGRESS_HORZ_ADS_USED.AK ev_sel=0x9d umask=0x2: AK messages. */ \
	KNL_CHA_CTL_(0x29du)
#define KNL_CHA_EVENT_EGRESS_HORZ_ADS_USED_BL /* UNC_H_EGRESS_HORZ_ADS_USED.BL ev_sel=0x9d umask=0x4: BL messages. */ \
	KNL_CHA_CTL_(0x49du)
/* UNC_H_EGRESS_VERT_BYPASS ev_sel=0x9e: Messages that went straight onto the vertical ring, without waiting in its queue. */
#define KNL_CHA_EVENT_EGRESS_VERT_BYPASS_AD_AG0 /* UNC_H_EGRESS_VERT_BYPASS.AD_AG0 ev_sel=0x9e umask=0x1: AD messages of agent 0. */ \
	KNL_CHA_CTL_(0x19eu)
#define KNL_CHA_EVENT_EGRESS_VERT_BYPASS_AK_AG0 /* UNC_H_EGRESS_VERT_BYPASS.AK_AG0 ev_sel=0x9e umask=0x2: AK messages of agent 0. */ \
	KNL_CHA_CTL_(0x29eu)
#define KNL_CHA_EVENT_EGRESS_VERT_BYPASS_BL_AG0 /* UNC_H_EGRESS_VERT_BYPASS.BL_AG0 ev_sel=0x9e umask=0x4: BL messages of agent 0. */ \
	KNL_CHA_CTL_(0x49eu)
#define KNL_CHA_EVENT_EGRESS_VERT_BYPASS_IV /* UNC_H_EGRESS_VERT_BYPASS.IV ev_sel=0x9e umask=0x8: IV messages. */ \
	KNL_CHA_CTL_(0x89eu)
#define KNL_CHA_EVENT_EGRESS_VERT_BYPASS_AD_AG1 /* UNC_H_EGRESS_VERT_BYPASS.AD_AG1 ev_sel=0x9e umask=0x10: AD messages of agent 1. */ \
	KNL_CHA_CTL_(0x109eu)
#define KNL_CHA_EVENT_EGRESS_VERT_BYPASS_AK_AG1 /* UNC_H_EGRESS_VERT_BYPASS.AK_AG1 ev_sel=0x9e umask=0x20: AK messages of agent 1. */ \
	KNL_CHA_CTL_(0x209eu)
#define KNL_CHA_EVENT_EGRESS_VERT_BYPASS_BL_AG1 /* UNC_H_EGRESS_VERT_BYPASS.BL_AG1 ev_sel=0x9e umask=0x40: BL messages of agent 1. */ \
	KNL_CHA_CTL_(0x409eu)
/* UNC_H_EGRESS_HORZ_BYPASS ev_sel=0x9f: Messages that went straight onto the horizontal ring, without waiting in its queue. */
#define KNL_CHA_EVENT_EGRESS_HORZ_BYPASS_AD /* UNC_H_EGRESS_HORZ_BYPASS.AD ev_sel=0x9f umask=0x1: AD messages. */ \
	KNL_CHA_CTL_(0x19fu)
#define KNL_CHA_EVENT_EGRESS_HORZ_BYPASS_AK /* UNC_H_EGRESS_HORZ_BYPASS.AK ev_sel=0x9f umask=0x2: AK messages. */ \
	KNL_CHA_CTL_(0x29fu)
#define KNL_CHA_EVENT_EGRESS_HORZ_BYPASS_BL /* UNC_H_EGRESS_HORZ_BYPASS.BL ev_sel=0x9f umask=0x4: BL messages. */ \
	KNL_CHA_CTL_(0x49fu)
#define KNL_CHA_EVENT_EGRESS_HORZ_BYPASS_IV /* UNC_H_EGRESS_HORZ_BYPASS.IV ev_sel=0x9f umask=0x8: IV messages. */ \
	KNL_CHA_CTL_(0x89fu)
/* UNC_H_RING_BOUNCES_VERT ev_sel=0xa0: Messages of the vertical ring that were turned away at this stop. */
#define KNL_CHA_EVENT_RING_BOUNCES_VERT_AD /* UNC_H_RING_BOUNCES_VERT.AD ev_sel=0xa0 umask=0x1: AD messages. */ \
	KNL_CHA_CTL_(0x1a0u)
#define KNL_CHA_EVENT_RING_BOUNCES_VERT_AK /* UNC_H_RING_BOUNCES_VERT.AK ev_sel=0xa0 umask=0x2: AK messages. */ \
	KNL_CHA_CTL_(0x2a0u)
#define KNL_CHA_EVENT_RING_BOUNCES_VERT_BL /* UNC_H_RING_BOUNCES_VERT.BL ev_sel=0xa0 umask=0x4: BL messages. */ \
	KNL_CHA_CTL_(0x4a0u)
#define KNL_CHA_EVENT_RING_BOUNCES_VERT_IV /* UNC_H_RING_BOUNCES_VERT.IV ev_sel=0xa0 umask=0x8: IV messages. */ \
	KNL_CHA_CTL_(0x8a0u)
/* UNC_H_RING_BOUNCES_HORZ ev_sel=0xa1: Messages of the horizontal ring that were turned away at this stop. */
#define KNL_CHA_EVENT_RING_BOUNCES_HORZ_AD /* UNC_H_RING_BOUNCES_HORZ.AD ev_sel=0xa1 umask=0x1: AD messages. */ \
	KNL_CHA_CTL_(0x1a1u)
#define KNL_CHA_EVENT_RING_BOUNCES_HORZ_AK /* UNC_H_RING_BOUNCES_HORZ.AK ev_sel=0xa1 umask=0x2: AK messages. */ \
	KNL_CHA_CTL_(0x2a1u)
#define KNL_CHA_EVENT_RING_BOUNCES_HORZ_BL /* UNC_H_RING_BOUNCES_HORZ.BL ev_sel=0xa1 umask=0x4: BL messages. */ \
	KNL_CHA_CTL_(0x4a1u)
#define KNL_CHA_EVENT_RING_BOUNCES_HORZ_IV /* UNC_H_RING_BOUNCES_HORZ.IV ev_sel=0xa1 umask=0x8: IV messages. */ \
	KNL_CHA_CTL_(0x8a1u)
/* UNC_H_RING_SINK_STARVED_VERT ev_sel=0xa2: Starvation where messages leave the vertical ring; Intel says no more than the name. */
#define KNL_CHA_EVENT_RING_SINK_STARVED_VERT_AD /* UNC_H_RING_SINK_STARVED_VERT.AD ev_sel=0xa2 umask=0x1: AD messages. */ \
	KNL_CHA_CTL_(0x1a2u)
#define KNL_CHA_EVENT_RING_SINK_STARVED_VERT_AK /* UNC_H_RING_SINK_STARVED_VERT.AK ev_sel=0xa2 umask=0x2: AK messages. */ \
	KNL_CHA_CTL_(0x2a2u)
#define KNL_CHA_EVENT_RING_SINK_STARVED_VERT_BL /* UNC_H_RING_SINK_STARVED_VERT.BL ev_sel=0xa2 umask=0x4: BL messages. */ \
	KNL_CHA_CTL_(0x4a2u)
#define KNL_CHA_EVENT_RING_SINK_STARVED_VERT_IV /* UNC_H_RING_SINK_STARVED_VERT.IV ev_sel=0xa2 umask=0x8: IV messages. */ \
	KNL_CHA_CTL_(0x8a2u)
/* UNC_H_RING_SINK_STARVED_HORZ ev_sel=0xa3: Starvation where messages leave the horizontal ring; Intel says no more than the name. */
#define KNL_CHA_EVENT_RING_SINK_STARVED_HORZ_AD /* UNC_H_RING_SINK_STARVED_HORZ.AD ev_sel=0xa3 umask=0x1: AD messages. */ \
	KNL_CHA_CTL_(0x1a3u)
#define KNL_CHA_EVENT_RING_SINK_STARVED_HORZ_AK /* UNC_H_RING_SINK_STARVED_HORZ.AK ev_sel=0xa3 umask=0x2: AK messages. */ \
	KNL_CHA_CTL_(0x2a3u)
#define KNL_CHA_EVENT_RING_SINK_STARVED_HORZ_BL /* UNC_H_RING_SINK_STARVED_HORZ.BL ev_sel=0xa3 umask=0x4: BL messages. */ \
	KNL_CHA_CTL_(0x4a3u)
#define KNL_CHA_EVENT_RING_SINK_STARVED_HORZ_IV /* UNC_H_RING_SINK_STARVED_HORZ.IV ev_sel=0xa3 umask=0x8: IV messages. */ \
	KNL_CHA_CTL_(0x8a3u)
#define KNL_CHA_EVENT_RING_SRC_THRTL /* UNC_H_RING_SRC_THRTL ev_sel=0xa4: Cycles in which the source of messages is throttled. */ \
	KNL_CHA_CTL_(0xa4u)
/* UNC_H_FAST_ASSERTED ev_sel=0xa5: Cycles in which this stop or a neighbour signals distress, which throttles those who send. */
#define KNL_CHA_EVENT_FAST_ASSERTED_VERT /* UNC_H_FAST_ASSERTED.VERT ev_sel=0xa5 umask=0x1: Distress along the vertical ring. */ \
	KNL_CHA_CTL_(0x1a5u)
#define KNL_CHA_EVENT_FAST_ASSERTED_HORZ /* UNC_H_FAST_ASSERTED.HORZ ev_sel=0xa5 umask=0x2: Distress along the horizontal ring. */ \
	KNL_CHA_CTL_(0x2a5u)
/* UNC_H_VERT_RING_AD_IN_USE ev_sel=0xa6: Cycles in which the vertical AD ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define KNL_CHA_EVENT_VERT_RING_AD_IN_USE_UP_EVEN /* UNC_H_VERT_RING_AD_IN_USE.UP_EVEN ev_sel=0xa6 umask=0x1: The even ring upwards. */ \
	KNL_CHA_CTL_(0x1a6u)
#define KNL_CHA_EVENT_VERT_RING_AD_IN_USE_UP_ODD /* UNC_H_VERT_RING_AD_IN_USE.UP_ODD ev_sel=0xa6 umask=0x2: The odd ring upwards. */ \
	KNL_CHA_CTL_(0x2a6u)
#define KNL_CHA_EVENT_VERT_RING_AD_IN_USE_DN_EVEN /* UNC_H_VERT_RING_AD_IN_USE.DN_EVEN ev_sel=0xa6 umask=0x4: The even ring downwards. */ \
	KNL_CHA_CTL_(0x4a6u)
#define KNL_CHA_EVENT_VERT_RING_AD_IN_USE_DN_ODD /* UNC_H_VERT_RING_AD_IN_USE.DN_ODD ev_sel=0xa6 umask=0x8: The odd ring downwards. */ \
	KNL_CHA_CTL_(0x8a6u)
/* UNC_H_HORZ_RING_AD_IN_USE ev_sel=0xa7: Cycles in which the horizontal AD ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define KNL_CHA_EVENT_HORZ_RING_AD_IN_USE_LEFT_EVEN /* UNC_H_HORZ_RING_AD_IN_USE.LEFT_EVEN ev_sel=0xa7 umask=0x1: The even ring to the left. */ \
	KNL_CHA_CTL_(0x1a7u)
#define KNL_CHA_EVENT_HORZ_RING_AD_IN_USE_LEFT_ODD /* UNC_H_HORZ_RING_AD_IN_USE.LEFT_ODD ev_sel=0xa7 umask=0x2: The odd ring to the left. */ \
	KNL_CHA_CTL_(0x2a7u)
#define KNL_CHA_EVENT_HORZ_RING_AD_IN_USE_RIGHT_EVEN /* UNC_H_HORZ_RING_AD_IN_USE.RIGHT_EVEN ev_sel=0xa7 umask=0x4: The even ring to the right. */ \
	KNL_CHA_CTL_(0x4a7u)
#define KNL_CHA_EVENT_HORZ_RING_AD_IN_USE_RIGHT_ODD /* UNC_H_HORZ_RING_AD_IN_USE.RIGHT_ODD ev_sel=0xa7 umask=0x8: The odd ring to the right. */ \
	KNL_CHA_CTL_(0x8a7u)
/* UNC_H_VERT_RING_AK_IN_USE ev_sel=0xa8: Cycles in which the vertical AK ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define KNL_CHA_EVENT_VERT_RING_AK_IN_USE_UP_EVEN /* UNC_H_VERT_RING_AK_IN_USE.UP_EVEN ev_sel=0xa8 umask=0x1: The even ring upwards. */ \
	KNL_CHA_CTL_(0x1a8u)
#define KNL_CHA_EVENT_VERT_RING_AK_IN_USE_UP_ODD /* UNC_H_VERT_RING_AK_IN_USE.UP_ODD ev_sel=0xa8 umask=0x2: The odd ring upwards. */ \
	KNL_CHA_CTL_(0x2a8u)
#define KNL_CHA_EVENT_VERT_RING_AK_IN_USE_DN_EVEN /* UNC_H_VERT_RING_AK_IN_USE.DN_EVEN ev_sel=0xa8 umask=0x4: The even ring downwards. */ \
	KNL_CHA_CTL_(0x4a8u)
#define KNL_CHA_EVENT_VERT_RING_AK_IN_USE_DN_ODD /* UNC_H_VERT_RING_AK_IN_USE.DN_ODD ev_sel=0xa8 umask=0x8: The odd ring downwards. */ \
	KNL_CHA_CTL_(0x8a8u)
/* UNC_H_HORZ_RING_AK_IN_USE ev_sel=0xa9: Cycles in which the horizontal AK ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define KNL_CHA_EVENT_HORZ_RING_AK_IN_USE_LEFT_EVEN /* UNC_H_HORZ_RING_AK_IN_USE.LEFT_EVEN ev_sel=0xa9 umask=0x1: The even ring to the left. */ \
	KNL_CHA_CTL_(0x1a9u)
#define KNL_CHA_EVENT_HORZ_RING_AK_IN_USE_LEFT_ODD /* UNC_H_HORZ_RING_AK_IN_USE.LEFT_ODD ev_sel=0xa9 umask=0x2: The odd ring to the left. */ \
	KNL_CHA_CTL_(0x2a9u)
#define KNL_CHA_EVENT_HORZ_RING_AK_IN_USE_RIGHT_EVEN /* UNC_H_HORZ_RING_AK_IN_USE.RIGHT_EVEN ev_sel=0xa9 umask=0x4: The even ring to the right. */ \
	KNL_CHA_CTL_(0x4a9u)
#define KNL_CHA_EVENT_HORZ_RING_AK_IN_USE_RIGHT_ODD /* UNC_H_HORZ_RING_AK_IN_USE.RIGHT_ODD ev_sel=0xa9 umask=0x8: The odd ring to the right. */ \
	KNL_CHA_CTL_(0x8a9u)
/* UNC_H_VERT_RING_BL_IN_USE ev_sel=0xaa: Cycles in which the vertical BL ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define KNL_CHA_EVENT_VERT_RING_BL_IN_USE_UP_EVEN /* UNC_H_VERT_RING_BL_IN_USE.UP_EVEN ev_sel=0xaa umask=0x1: The even ring upwards. */ \
	KNL_CHA_CTL_(0x1aau)
#define KNL_CHA_EVENT_VERT_RING_BL_IN_USE_UP_ODD /* UNC_H_VERT_RING_BL_IN_USE.UP_ODD ev_sel=0xaa umask=0x2: The odd ring upwards. */ \
	KNL_CHA_CTL_(0x2aau)
#define KNL_CHA_EVENT_VERT_RING_BL_IN_USE_DN_EVEN /* UNC_H_VERT_RING_BL_IN_USE.DN_EVEN ev_sel=0xaa umask=0x4: The even ring downwards. */ \
	KNL_CHA_CTL_(0x4aau)
#define KNL_CHA_EVENT_VERT_RING_BL_IN_USE_DN_ODD /* UNC_H_VERT_RING_BL_IN_USE.DN_ODD ev_sel=0xaa umask=0x8: The odd ring downwards. */ \
	KNL_CHA_CTL_(0x8aau)
/* UNC_H_HORZ_RING_BL_IN_USE ev_sel=0xab: Cycles in which the horizontal BL ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define KNL_CHA_EVENT_HORZ_RING_BL_IN_USE_LEFT_EVEN /* UNC_H_HORZ_RING_BL_IN_USE.LEFT_EVEN ev_sel=0xab umask=0x1: The even ring to the left. */ \
	KNL_CHA_CTL_(0x1abu)
#define KNL_CHA_EVENT_HORZ_RING_BL_IN_USE_LEFT_ODD /* UNC_H_HORZ_RING_BL_IN_USE.LEFT_ODD ev_sel=0xab umask=0x2: The odd ring to the left. */ \
	KNL_CHA_CTL_(0x2abu)
#define KNL_CHA_EVENT_HORZ_RING_BL_IN_USE_RIGHT_EVEN /* UNC_H_HORZ_RING_BL_IN_USE.RIGHT_EVEN ev_sel=0xab umask=0x4: The even ring to the right. */ \
	KNL_CHA_CTL_(0x4abu)
#define KNL_CHA_EVENT_HORZ_RING_BL_IN_USE_RIGHT_ODD /* UNC_H_HORZ_RING_BL_IN_USE.RIGHT_ODD ev_sel=0xab umask=0x8: The odd ring to the right. */ \
	KNL_CHA_CTL_(0x8abu)
/* UNC_H_VERT_RING_IV_IN_USE ev_sel=0xac: Cycles in which the vertical IV ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define KNL_CHA_EVENT_VERT_RING_IV_IN_USE_UP /* UNC_H_VERT_RING_IV_IN_USE.UP ev_sel=0xac umask=0x1: The ring upwards. */ \
	KNL_CHA_CTL_(0x1acu)
#define KNL_CHA_EVENT_VERT_RING_IV_IN_USE_DN /* UNC_H_VERT_RING_IV_IN_USE.DN ev_sel=0xac umask=0x4: The ring downwards. */ \
	KNL_CHA_CTL_(0x4acu)
/* UNC_H_HORZ_RING_IV_IN_USE ev_sel=0xad: Cycles in which the horizontal IV ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define KNL_CHA_EVENT_HORZ_RING_IV_IN_USE_LEFT /* UNC_H_HORZ_RING_IV_IN_USE.LEFT ev_sel=0xad umask=0x1: The ring to the left. */ \
	KNL_CHA_CTL_(0x1adu)
#define KNL_CHA_EVENT_HORZ_RING_IV_IN_USE_RIGHT /* UNC_H_HORZ_RING_IV_IN_USE.RIGHT ev_sel=0xad umask=0x4: The ring to the right. */ \
	KNL_CHA_CTL_(0x4adu)
/* UNC_H_EGRESS_ORDERING ev_sel=0xae: Cycles in which IV messages must wait so that snoops and GO messages keep their order. */
#define KNL_CHA_EVENT_EGRESS_ORDERING_IV_SNP_GO_UP /* UNC_H_EGRESS_ORDERING.IV_SNP_GO_UP ev_sel=0xae umask=0x1: IV messages upwards. */ \
	KNL_CHA_CTL_(0x1aeu)
#define KNL_CHA_EVENT_EGRESS_ORDERING_IV_SNP_GO_DN /* UNC_H_EGRESS_ORDERING.IV_SNP_GO_DN ev_sel=0xae umask=0x4: IV messages downwards. */ \
	KNL_CHA_CTL_(0x4aeu)
/* UNC_H_TG_INGRESS_OCCUPANCY ev_sel=0xb0: Messages from the mesh that wait in the mesh stop, added up each cycle. */
#define KNL_CHA_EVENT_TG_INGRESS_OCCUPANCY_AD_BNC /* UNC_H_TG_INGRESS_OCCUPANCY.AD_BNC ev_sel=0xb0 umask=0x1: AD messages without a credit. */ \
	KNL_CHA_CTL_(0x1b0u)
#define KNL_CHA_EVENT_TG_INGRESS_OCCUPANCY_AK_BNC /* UNC_H_TG_INGRESS_OCCUPANCY.AK_BNC ev_sel=0xb0 umask=0x2: AK messages without a credit. */ \
	KNL_CHA_CTL_(0x2b0u)
#define KNL_CHA_EVENT_TG_INGRESS_OCCUPANCY_BL_BNC /* UNC_H_TG_INGRESS_OCCUPANCY.BL_BNC ev_sel=0xb0 umask=0x4: BL messages without a credit. */ \
	KNL_CHA_CTL_(0x4b0u)
#define KNL_CHA_EVENT_TG_INGRESS_OCCUPANCY_IV_BNC /* UNC_H_TG_INGRESS_OCCUPANCY.IV_BNC ev_sel=0xb0 umask=0x8: IV messages without a credit. */ \
	KNL_CHA_CTL_(0x8b0u)
#define KNL_CHA_EVENT_TG_INGRESS_OCCUPANCY_AD_CRD /* UNC_H_TG_INGRESS_OCCUPANCY.AD_CRD ev_sel=0xb0 umask=0x10: AD messages with a credit. */ \
	KNL_CHA_CTL_(0x10b0u)
#define KNL_CHA_EVENT_TG_INGRESS_OCCUPANCY_BL_CRD /* UNC_H_TG_INGRESS_OCCUPANCY.BL_CRD ev_sel=0xb0 umask=0x40: BL messages with a credit. */ \
	KNL_CHA_CTL_(0x40b0u)
/* UNC_H_TG_INGRESS_INSERTS ev_sel=0xb1: Messages from the mesh that enter the queue of the mesh stop. */
#define KNL_CHA_EVENT_TG_INGRESS_INSERTS_AD_BNC /* UNC_H_TG_INGRESS_INSERTS.AD_BNC ev_sel=0xb1 umask=0x1: AD messages without a credit. */ \
	KNL_CHA_CTL_(0x1b1u)
#define KNL_CHA_EVENT_TG_INGRESS_INSERTS_AK_BNC /* UNC_H_TG_INGRESS_INSERTS.AK_BNC ev_sel=0xb1 umask=0x2: AK messages without a credit. */ \
	KNL_CHA_CTL_(0x2b1u)
#define KNL_CHA_EVENT_TG_INGRESS_INSERTS_BL_BNC /* UNC_H_TG_INGRESS_INSERTS.BL_BNC ev_sel=0xb1 umask=0x4: BL messages without a credit. */ \
	KNL_CHA_CTL_(0x4b1u)
#define KNL_CHA_EVENT_TG_INGRESS_INSERTS_IV_BNC /* UNC_H_TG_INGRESS_INSERTS.IV_BNC ev_sel=0xb1 umask=0x8: IV messages without a credit. */ \
	KNL_CHA_CTL_(0x8b1u)
#define KNL_CHA_EVENT_TG_INGRESS_INSERTS_AD_CRD /* UNC_H_TG_INGRESS_INSERTS.AD_CRD ev_sel=0xb1 umask=0x10: AD messages with a credit. */ \
	KNL_CHA_CTL_(0x10b1u)
#define KNL_CHA_EVENT_TG_INGRESS_INSERTS_BL_CRD /* UNC_H_TG_INGRESS_INSERTS.BL_CRD ev_sel=0xb1 umask=0x40: BL messages with a credit. */ \
	KNL_CHA_CTL_(0x40b1u)
/* UNC_H_TG_INGRESS_BYPASS ev_sel=0xb2: Messages from the mesh that did not wait in the queue of the mesh stop. */
#define KNL_CHA_EVENT_TG_INGRESS_BYPASS_AD_BNC /* UNC_H_TG_INGRESS_BYPASS.AD_BNC ev_sel=0xb2 umask=0x1: AD messages without a credit. */ \
	KNL_CHA_CTL_(0x1b2u)
#define KNL_CHA_EVENT_TG_INGRESS_BYPASS_AK_BNC /* UNC_H_TG_INGRESS_BYPASS.AK_BNC ev_sel=0xb2 umask=0x2: AK messages without a credit. */ \
	KNL_CHA_CTL_(0x2b2u)
#define KNL_CHA_EVENT_TG_INGRESS_BYPASS_BL_BNC /* UNC_H_TG_INGRESS_BYPASS.BL_BNC ev_sel=0xb2 umask=0x4: BL messages without a credit. */ \
	KNL_CHA_CTL_(0x4b2u)
#define KNL_CHA_EVENT_TG_INGRESS_BYPASS_IV_BNC /* UNC_H_TG_INGRESS_BYPASS.IV_BNC ev_sel=0xb2 umask=0x8: IV messages without a credit. */ \
	KNL_CHA_CTL_(0x8b2u)
#define KNL_CHA_EVENT_TG_INGRESS_BYPASS_AD_CRD /* UNC_H_TG_INGRESS_BYPASS.AD_CRD ev_sel=0xb2 umask=0x10: AD messages with a credit. */ \
	KNL_CHA_CTL_(0x10b2u)
#define KNL_CHA_EVENT_TG_INGRESS_BYPASS_BL_CRD /* UNC_H_TG_INGRESS_BYPASS.BL_CRD ev_sel=0xb2 umask=0x40: BL messages with a credit. */ \
	KNL_CHA_CTL_(0x40b2u)
/* UNC_H_TG_INGRESS_CRD_STARVED ev_sel=0xb3: Cycles in which messages from the mesh are starved, because no credit lets them go on. */
#define KNL_CHA_EVENT_TG_INGRESS_CRD_STARVED_AD_BNC /* UNC_H_TG_INGRESS_CRD_STARVED.AD_BNC ev_sel=0xb3 umask=0x1: AD messages without a credit. */ \
	KNL_CHA_CTL_(0x1b3u)
#define KNL_CHA_EVENT_TG_INGRESS_CRD_STARVED_AK_BNC /* UNC_H_TG_INGRESS_CRD_STARVED.AK_BNC ev_sel=0xb3 umask=0x2: AK messages without a credit. */ \
	KNL_CHA_CTL_(0x2b3u)
#define KNL_CHA_EVENT_TG_INGRESS_CRD_STARVED_BL_BNC /* UNC_H_TG_INGRESS_CRD_STARVED.BL_BNC ev_sel=0xb3 umask=0x4: BL messages without a credit. */ \
	KNL_CHA_CTL_(0x4b3u)
#define KNL_CHA_EVENT_TG_INGRESS_CRD_STARVED_IV_BNC /* UNC_H_TG_INGRESS_CRD_STARVED.IV_BNC ev_sel=0xb3 umask=0x8: IV messages without a credit. */ \
	KNL_CHA_CTL_(0x8b3u)
#define KNL_CHA_EVENT_TG_INGRESS_CRD_STARVED_AD_CRD /* UNC_H_TG_INGRESS_CRD_STARVED.AD_CRD ev_sel=0xb3 umask=0x10: AD messages with a credit. */ \
	KNL_CHA_CTL_(0x10b3u)
#define KNL_CHA_EVENT_TG_INGRESS_CRD_STARVED_BL_CRD /* UNC_H_TG_INGRESS_CRD_STARVED.BL_CRD ev_sel=0xb3 umask=0x40: BL messages with a credit. */ \
	KNL_CHA_CTL_(0x40b3u)
#define KNL_CHA_EVENT_TG_INGRESS_CRD_STARVED_IFV /* UNC_H_TG_INGRESS_CRD_STARVED.IFV ev_sel=0xb3 umask=0x80: IFV messages, which Intel does not spell out. */ \
	KNL_CHA_CTL_(0x80b3u)
/* UNC_H_TG_INGRESS_BUSY_STARVED ev_sel=0xb4: Cycles in which messages from the mesh are starved, because those of the other queue go first. */
#define KNL_CHA_EVENT_TG_INGRESS_BUSY_STARVED_AD_BNC /* UNC_H_TG_INGRESS_BUSY_STARVED.AD_BNC ev_sel=0xb4 umask=0x1: AD messages without a credit. */ \
	KNL_CHA_CTL_(0x1b4u)
#define KNL_CHA_EVENT_TG_INGRESS_BUSY_STARVED_BL_BNC /* UNC_H_TG_INGRESS_BUSY_STARVED.BL_BNC ev_sel=0xb4 umask=0x4: BL messages without a credit. */ \
	KNL_CHA_CTL_(0x4b4u)
#define KNL_CHA_EVENT_TG_INGRESS_BUSY_STARVED_AD_CRD /* UNC_H_TG_INGRESS_BUSY_STARVED.AD_CRD ev_sel=0xb4 umask=0x10: AD messages with a credit. */ \
	KNL_CHA_CTL_(0x10b4u)
#define KNL_CHA_EVENT_TG_INGRESS_BUSY_STARVED_BL_CRD /* UNC_H_TG_INGRESS_BUSY_STARVED.BL_CRD ev_sel=0xb4 umask=0x40: BL messages with a credit. */ \
	KNL_CHA_CTL_(0x40b4u)
#define KNL_CHA_EVENT_CLOCK /* UNC_H_CLOCK ev_sel=0xc0: Clock cycles of the mesh stop. */ \
	KNL_CHA_CTL_(0xc0u)
/* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD ev_sel=0xd0: Cycles in which AD messages of agent 0 stand still for want of a credit, by transgress buffer. */
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR0 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD.TGR0 ev_sel=0xd0 umask=0x1: Credits of transgress 0. */ \
	KNL_CHA_CTL_(0x1d0u)
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR1 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD.TGR1 ev_sel=0xd0 umask=0x2: Credits of transgress 1. */ \
	KNL_CHA_CTL_(0x2d0u)
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR2 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD.TGR2 ev_sel=0xd0 umask=0x4: Credits of transgress 2. */ \
	KNL_CHA_CTL_(0x4d0u)
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR3 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD.TGR3 ev_sel=0xd0 umask=0x8: Credits of transgress 3. */ \
	KNL_CHA_CTL_(0x8d0u)
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR4 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD.TGR4 ev_sel=0xd0 umask=0x10: Credits of transgress 4. */ \
	KNL_CHA_CTL_(0x10d0u)
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR5 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD.TGR5 ev_sel=0xd0 umask=0x20: Credits of transgress 5. */ \
	KNL_CHA_CTL_(0x20d0u)
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR6 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD.TGR6 ev_sel=0xd0 umask=0x40: Credits of transgress 6. */ \
	KNL_CHA_CTL_(0x40d0u)
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_TGR7 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD.TGR7 ev_sel=0xd0 umask=0x80: Credits of transgress 7. */ \
	KNL_CHA_CTL_(0x80d0u)
/* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT ev_sel=0xd1: Cycles in which AD messages of agent 0 stand still for want of a credit, by transgress buffer: the rest. */
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT_TGR8 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT.TGR8 ev_sel=0xd1 umask=0x1: Credits of transgress 8. */ \
	KNL_CHA_CTL_(0x1d1u)
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT_ANY_OF_TGR0_THRU_TGR7 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_AD_EXT.ANY_OF_TGR0_THRU_TGR7 ev_sel=0xd1 umask=0x2: Credits of transgress 0 to 7. */ \
	KNL_CHA_CTL_(0x2d1u)
/* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD ev_sel=0xd2: Cycles in which AD messages of agent 1 stand still for want of a credit, by transgress buffer. */
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR0 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD.TGR0 ev_sel=0xd2 umask=0x1: Credits of transgress 0. */ \
	KNL_CHA_CTL_(0x1d2u)
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR1 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD.TGR1 ev_sel=0xd2 umask=0x2: Credits of transgress 1. */ \
	KNL_CHA_CTL_(0x2d2u)
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR2 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD.TGR2 ev_sel=0xd2 umask=0x4: Credits of transgress 2. */ \
	KNL_CHA_CTL_(0x4d2u)
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR3 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD.TGR3 ev_sel=0xd2 umask=0x8: Credits of transgress 3. */ \
	KNL_CHA_CTL_(0x8d2u)
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR4 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD.TGR4 ev_sel=0xd2 umask=0x10: Credits of transgress 4. */ \
	KNL_CHA_CTL_(0x10d2u)
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR5 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD.TGR5 ev_sel=0xd2 umask=0x20: Credits of transgress 5. */ \
	KNL_CHA_CTL_(0x20d2u)
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR6 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD.TGR6 ev_sel=0xd2 umask=0x40: Credits of transgress 6. */ \
	KNL_CHA_CTL_(0x40d2u)
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_TGR7 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD.TGR7 ev_sel=0xd2 umask=0x80: Credits of transgress 7. */ \
	KNL_CHA_CTL_(0x80d2u)
/* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT ev_sel=0xd3: Cycles in which AD messages of agent 1 stand still for want of a credit, by transgress buffer: the rest. */
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT_TGR8 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT.TGR8 ev_sel=0xd3 umask=0x1: Credits of transgress 8. */ \
	KNL_CHA_CTL_(0x1d3u)
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT_ANY_OF_TGR0_THRU_TGR7 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_AD_EXT.ANY_OF_TGR0_THRU_TGR7 ev_sel=0xd3 umask=0x2: Credits of transgress 0 to 7. */ \
	KNL_CHA_CTL_(0x2d3u)
/* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL ev_sel=0xd4: Cycles in which BL messages of agent 0 stand still for want of a credit, by transgress buffer. */
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR0 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL.TGR0 ev_sel=0xd4 umask=0x1: Credits of transgress 0. */ \
	KNL_CHA_CTL_(0x1d4u)
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR1 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL.TGR1 ev_sel=0xd4 umask=0x2: Credits of transgress 1. */ \
	KNL_CHA_CTL_(0x2d4u)
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR2 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL.TGR2 ev_sel=0xd4 umask=0x4: Credits of transgress 2. */ \
	KNL_CHA_CTL_(0x4d4u)
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR3 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL.TGR3 ev_sel=0xd4 umask=0x8: Credits of transgress 3. */ \
	KNL_CHA_CTL_(0x8d4u)
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR4 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL.TGR4 ev_sel=0xd4 umask=0x10: Credits of transgress 4. */ \
	KNL_CHA_CTL_(0x10d4u)
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR5 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL.TGR5 ev_sel=0xd4 umask=0x20: Credits of transgress 5. */ \
	KNL_CHA_CTL_(0x20d4u)
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR6 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL.TGR6 ev_sel=0xd4 umask=0x40: Credits of transgress 6. */ \
	KNL_CHA_CTL_(0x40d4u)
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_TGR7 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL.TGR7 ev_sel=0xd4 umask=0x80: Credits of transgress 7. */ \
	KNL_CHA_CTL_(0x80d4u)
/* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT ev_sel=0xd5: Cycles in which BL messages of agent 0 stand still for want of a credit, by transgress buffer: the rest. */
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT_TGR8 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT.TGR8 ev_sel=0xd5 umask=0x1: Credits of transgress 8. */ \
	KNL_CHA_CTL_(0x1d5u)
#define KNL_CHA_EVENT_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT_ANY_OF_TGR0_THRU_TGR7 /* UNC_H_AG0_STALL_NO_CRD_EGRESS_HORZ_BL_EXT.ANY_OF_TGR0_THRU_TGR7 ev_sel=0xd5 umask=0x2: Credits of transgress 0 to 7. */ \
	KNL_CHA_CTL_(0x2d5u)
/* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL ev_sel=0xd6: Cycles in which BL messages of agent 1 stand still for want of a credit, by transgress buffer. */
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR0 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL.TGR0 ev_sel=0xd6 umask=0x1: Credits of transgress 0. */ \
	KNL_CHA_CTL_(0x1d6u)
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR1 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL.TGR1 ev_sel=0xd6 umask=0x2: Credits of transgress 1. */ \
	KNL_CHA_CTL_(0x2d6u)
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR2 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL.TGR2 ev_sel=0xd6 umask=0x4: Credits of transgress 2. */ \
	KNL_CHA_CTL_(0x4d6u)
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR3 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL.TGR3 ev_sel=0xd6 umask=0x8: Credits of transgress 3. */ \
	KNL_CHA_CTL_(0x8d6u)
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR4 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL.TGR4 ev_sel=0xd6 umask=0x10: Credits of transgress 4. */ \
	KNL_CHA_CTL_(0x10d6u)
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR5 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL.TGR5 ev_sel=0xd6 umask=0x20: Credits of transgress 5. */ \
	KNL_CHA_CTL_(0x20d6u)
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR6 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL.TGR6 ev_sel=0xd6 umask=0x40: Credits of transgress 6. */ \
	KNL_CHA_CTL_(0x40d6u)
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_TGR7 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL.TGR7 ev_sel=0xd6 umask=0x80: Credits of transgress 7. */ \
	KNL_CHA_CTL_(0x80d6u)
/* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT ev_sel=0xd7: Cycles in which BL messages of agent 1 stand still for want of a credit, by transgress buffer: the rest. */
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT_TGR8 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT.TGR8 ev_sel=0xd7 umask=0x1: Credits of transgress 8. */ \
	KNL_CHA_CTL_(0x1d7u)
#define KNL_CHA_EVENT_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT_ANY_OF_TGR0_THRU_TGR7 /* UNC_H_AG1_STALL_NO_CRD_EGRESS_HORZ_BL_EXT.ANY_OF_TGR0_THRU_TGR7 ev_sel=0xd7 umask=0x2: Credits of transgress 0 to 7. */ \
	KNL_CHA_CTL_(0x2d7u)

#endif
