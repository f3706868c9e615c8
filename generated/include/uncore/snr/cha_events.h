/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/cha.events.json by "make generate". Do not edit. */
/*
 * The events of snr cha as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_SNR_CHA_EVENTS_H
#define UNCORE_SNR_CHA_EVENTS_H

#include "uncore/snr/cha.h"

#define SNR_CHA_CTL_(raw) UNCORE_VALUE_(snr_cha_ctl, raw)
#define SNR_CHA_EVENT_CLOCKTICKS /* UNC_CHA_CLOCKTICKS ev_sel=0x0: Cycles of the CHA's clock, the uncore clock. */ \
	SNR_CHA_CTL_(UINT64_C(0x0))
/* UNC_CHA_RxC_OCCUPANCY ev_sel=0x11: Adds up, every cycle, the entries in a queue; divide by RxC_INSERTS for how long one waits. */
#define SNR_CHA_EVENT_RXC_OCCUPANCY_IRQ /* UNC_CHA_RxC_OCCUPANCY.IRQ ev_sel=0x11 umask=0x1: Entries in the IRQ (requests of cores). */ \
	SNR_CHA_CTL_(UINT64_C(0x111))
#define SNR_CHA_EVENT_RXC_OCCUPANCY_IRQ_COUNTERS 0x1u
/* UNC_CHA_RxC_INSERTS ev_sel=0x13: Entries that are put into a queue. */
#define SNR_CHA_EVENT_RXC_INSERTS_IRQ /* UNC_CHA_RxC_INSERTS.IRQ ev_sel=0x13 umask=0x1: Into the IRQ (requests of cores). */ \
	SNR_CHA_CTL_(UINT64_C(0x113))
#define SNR_CHA_EVENT_RXC_INSERTS_IRQ_REJ /* UNC_CHA_RxC_INSERTS.IRQ_REJ ev_sel=0x13 umask=0x2: Entries of the IRQ that were turned away; they are counted again when they return. */ \
	SNR_CHA_CTL_(UINT64_C(0x213))
#define SNR_CHA_EVENT_RXC_INSERTS_PRQ /* UNC_CHA_RxC_INSERTS.PRQ ev_sel=0x13 umask=0x10: Into the PRQ (requests of devices). */ \
	SNR_CHA_CTL_(UINT64_C(0x1013))
#define SNR_CHA_EVENT_RXC_INSERTS_PRQ_REJ /* UNC_CHA_RxC_INSERTS.PRQ_REJ ev_sel=0x13 umask=0x20: Entries of the PRQ that were turned away; they are counted again when they return. */ \
	SNR_CHA_CTL_(UINT64_C(0x2013))
/* UNC_CHA_RxC_IRQ0_REJECT ev_sel=0x18: Entries of the IRQ (requests of cores) that the pipeline turned away, first set of reasons. */
#define SNR_CHA_EVENT_RXC_IRQ0_REJECT_AD_REQ_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.AD_REQ_VN0 ev_sel=0x18 umask=0x1: For want of a VN0 credit for AD requests. */ \
	SNR_CHA_CTL_(UINT64_C(0x118))
#define SNR_CHA_EVENT_RXC_IRQ0_REJECT_AD_RSP_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.AD_RSP_VN0 ev_sel=0x18 umask=0x2: For want of a VN0 credit for AD responses. */ \
	SNR_CHA_CTL_(UINT64_C(0x218))
#define SNR_CHA_EVENT_RXC_IRQ0_REJECT_BL_RSP_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.BL_RSP_VN0 ev_sel=0x18 umask=0x4: For want of a VN0 credit for BL responses. */ \
	SNR_CHA_CTL_(UINT64_C(0x418))
#define SNR_CHA_EVENT_RXC_IRQ0_REJECT_BL_WB_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.BL_WB_VN0 ev_sel=0x18 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	SNR_CHA_CTL_(UINT64_C(0x818))
#define SNR_CHA_EVENT_RXC_IRQ0_REJECT_BL_NCB_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.BL_NCB_VN0 ev_sel=0x18 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	SNR_CHA_CTL_(UINT64_C(0x1018))
#define SNR_CHA_EVENT_RXC_IRQ0_REJECT_BL_NCS_VN0 /* UNC_CHA_RxC_IRQ0_REJECT.BL_NCS_VN0 ev_sel=0x18 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	SNR_CHA_CTL_(UINT64_C(0x2018))
#define SNR_CHA_EVENT_RXC_IRQ0_REJECT_AK_NON_UPI /* UNC_CHA_RxC_IRQ0_REJECT.AK_NON_UPI ev_sel=0x18 umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	SNR_CHA_CTL_(UINT64_C(0x4018))
#define SNR_CHA_EVENT_RXC_IRQ0_REJECT_IV_NON_UPI /* UNC_CHA_RxC_IRQ0_REJECT.IV_NON_UPI ev_sel=0x18 umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	SNR_CHA_CTL_(UINT64_C(0x8018))
/* UNC_CHA_RxC_IRQ1_REJECT ev_sel=0x19: Entries of the IRQ (requests of cores) that the pipeline turned away, second set of reasons. */
#define SNR_CHA_EVENT_RXC_IRQ1_REJECT_PA_MATCH /* UNC_CHA_RxC_IRQ1_REJECT.PA_MATCH ev_sel=0x19 umask=0x80: Another request for the same address is under way. */ \
	SNR_CHA_CTL_(UINT64_C(0x8019))
#define SNR_CHA_EVENT_RXC_IRQ1_REJECT_ANY0 /* UNC_CHA_RxC_IRQ1_REJECT.ANY0 ev_sel=0x19 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	SNR_CHA_CTL_(UINT64_C(0x119))
#define SNR_CHA_EVENT_RXC_IRQ1_REJECT_HA /* UNC_CHA_RxC_IRQ1_REJECT.HA ev_sel=0x19 umask=0x2: Because of the home agent. */ \
	SNR_CHA_CTL_(UINT64_C(0x219))
#define SNR_CHA_EVENT_RXC_IRQ1_REJECT_LLC_VICTIM /* UNC_CHA_RxC_IRQ1_REJECT.LLC_VICTIM ev_sel=0x19 umask=0x4: For want of room for a victim of the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0x419))
#define SNR_CHA_EVENT_RXC_IRQ1_REJECT_SF_VICTIM /* UNC_CHA_RxC_IRQ1_REJECT.SF_VICTIM ev_sel=0x19 umask=0x8: For want of room for a victim of the snoop filter. */ \
	SNR_CHA_CTL_(UINT64_C(0x819))
#define SNR_CHA_EVENT_RXC_IRQ1_REJECT_VICTIM /* UNC_CHA_RxC_IRQ1_REJECT.VICTIM ev_sel=0x19 umask=0x10: For want of room for a victim, of whichever kind. */ \
	SNR_CHA_CTL_(UINT64_C(0x1019))
#define SNR_CHA_EVENT_RXC_IRQ1_REJECT_LLC_OR_SF_WAY /* UNC_CHA_RxC_IRQ1_REJECT.LLC_OR_SF_WAY ev_sel=0x19 umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	SNR_CHA_CTL_(UINT64_C(0x2019))
#define SNR_CHA_EVENT_RXC_IRQ1_REJECT_ALLOW_SNP /* UNC_CHA_RxC_IRQ1_REJECT.ALLOW_SNP ev_sel=0x19 umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	SNR_CHA_CTL_(UINT64_C(0x4019))
#define SNR_CHA_EVENT_COUNTER0_OCCUPANCY /* UNC_CHA_COUNTER0_OCCUPANCY ev_sel=0x1f: Follows the level that counter 0 adds up: with a threshold or edges it counts what the level does. */ \
	SNR_CHA_CTL_(UINT64_C(0x1f))
#define SNR_CHA_EVENT_COUNTER0_OCCUPANCY_COUNTERS 0xeu
/* UNC_CHA_RxC_PRQ0_REJECT ev_sel=0x20: Entries of the PRQ (requests of devices) that the pipeline turned away, first set of reasons. */
#define SNR_CHA_EVENT_RXC_PRQ0_REJECT_AD_REQ_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.AD_REQ_VN0 ev_sel=0x20 umask=0x1: For want of a VN0 credit for AD requests. */ \
	SNR_CHA_CTL_(UINT64_C(0x120))
#define SNR_CHA_EVENT_RXC_PRQ0_REJECT_AD_RSP_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.AD_RSP_VN0 ev_sel=0x20 umask=0x2: For want of a VN0 credit for AD responses. */ \
	SNR_CHA_CTL_(UINT64_C(0x220))
#define SNR_CHA_EVENT_RXC_PRQ0_REJECT_BL_RSP_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.BL_RSP_VN0 ev_sel=0x20 umask=0x4: For want of a VN0 credit for BL responses. */ \
	SNR_CHA_CTL_(UINT64_C(0x420))
#define SNR_CHA_EVENT_RXC_PRQ0_REJECT_BL_WB_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.BL_WB_VN0 ev_sel=0x20 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	SNR_CHA_CTL_(UINT64_C(0x820))
#define SNR_CHA_EVENT_RXC_PRQ0_REJECT_BL_NCB_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.BL_NCB_VN0 ev_sel=0x20 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	SNR_CHA_CTL_(UINT64_C(0x1020))
#define SNR_CHA_EVENT_RXC_PRQ0_REJECT_BL_NCS_VN0 /* UNC_CHA_RxC_PRQ0_REJECT.BL_NCS_VN0 ev_sel=0x20 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	SNR_CHA_CTL_(UINT64_C(0x2020))
#define SNR_CHA_EVENT_RXC_PRQ0_REJECT_AK_NON_UPI /* UNC_CHA_RxC_PRQ0_REJECT.AK_NON_UPI ev_sel=0x20 umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	SNR_CHA_CTL_(UINT64_C(0x4020))
#define SNR_CHA_EVENT_RXC_PRQ0_REJECT_IV_NON_UPI /* UNC_CHA_RxC_PRQ0_REJECT.IV_NON_UPI ev_sel=0x20 umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	SNR_CHA_CTL_(UINT64_C(0x8020))
/* UNC_CHA_RxC_PRQ1_REJECT ev_sel=0x21: Entries of the PRQ (requests of devices) that the pipeline turned away, second set of reasons. */
#define SNR_CHA_EVENT_RXC_PRQ1_REJECT_ANY0 /* UNC_CHA_RxC_PRQ1_REJECT.ANY0 ev_sel=0x21 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	SNR_CHA_CTL_(UINT64_C(0x121))
#define SNR_CHA_EVENT_RXC_PRQ1_REJECT_HA /* UNC_CHA_RxC_PRQ1_REJECT.HA ev_sel=0x21 umask=0x2: Because of the home agent. */ \
	SNR_CHA_CTL_(UINT64_C(0x221))
#define SNR_CHA_EVENT_RXC_PRQ1_REJECT_LLC_VICTIM /* UNC_CHA_RxC_PRQ1_REJECT.LLC_VICTIM ev_sel=0x21 umask=0x4: For want of room for a victim of the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0x421))
#define SNR_CHA_EVENT_RXC_PRQ1_REJECT_SF_VICTIM /* UNC_CHA_RxC_PRQ1_REJECT.SF_VICTIM ev_sel=0x21 umask=0x8: For want of room for a victim of the snoop filter. */ \
	SNR_CHA_CTL_(UINT64_C(0x821))
#define SNR_CHA_EVENT_RXC_PRQ1_REJECT_VICTIM /* UNC_CHA_RxC_PRQ1_REJECT.VICTIM ev_sel=0x21 umask=0x10: For want of room for a victim, of whichever kind. */ \
	SNR_CHA_CTL_(UINT64_C(0x1021))
#define SNR_CHA_EVENT_RXC_PRQ1_REJECT_LLC_OR_SF_WAY /* UNC_CHA_RxC_PRQ1_REJECT.LLC_OR_SF_WAY ev_sel=0x21 umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	SNR_CHA_CTL_(UINT64_C(0x2021))
#define SNR_CHA_EVENT_RXC_PRQ1_REJECT_ALLOW_SNP /* UNC_CHA_RxC_PRQ1_REJECT.ALLOW_SNP ev_sel=0x21 umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	SNR_CHA_CTL_(UINT64_C(0x4021))
#define SNR_CHA_EVENT_RXC_PRQ1_REJECT_PA_MATCH /* UNC_CHA_RxC_PRQ1_REJECT.PA_MATCH ev_sel=0x21 umask=0x80: Another request for the same address is under way. */ \
	SNR_CHA_CTL_(UINT64_C(0x8021))
/* UNC_CHA_RxC_ISMQ0_REJECT ev_sel=0x24: Entries of the ISMQ (answers to requests under way) that the pipeline turned away, first set of reasons. */
#define SNR_CHA_EVENT_RXC_ISMQ0_REJECT_AD_REQ_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.AD_REQ_VN0 ev_sel=0x24 umask=0x1: For want of a VN0 credit for AD requests. */ \
	SNR_CHA_CTL_(UINT64_C(0x124))
#define SNR_CHA_EVENT_RXC_ISMQ0_REJECT_AD_RSP_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.AD_RSP_VN0 ev_sel=0x24 umask=0x2: For want of a VN0 credit for AD responses. */ \
	SNR_CHA_CTL_(UINT64_C(0x224))
#define SNR_CHA_EVENT_RXC_ISMQ0_REJECT_BL_RSP_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.BL_RSP_VN0 ev_sel=0x24 umask=0x4: For want of a VN0 credit for BL responses. */ \
	SNR_CHA_CTL_(UINT64_C(0x424))
#define SNR_CHA_EVENT_RXC_ISMQ0_REJECT_BL_WB_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.BL_WB_VN0 ev_sel=0x24 umask=0x8: For want of a VN0 credit for BL writes back. */ \
	SNR_CHA_CTL_(UINT64_C(0x824))
#define SNR_CHA_EVENT_RXC_ISMQ0_REJECT_BL_NCB_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.BL_NCB_VN0 ev_sel=0x24 umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	SNR_CHA_CTL_(UINT64_C(0x1024))
#define SNR_CHA_EVENT_RXC_ISMQ0_REJECT_BL_NCS_VN0 /* UNC_CHA_RxC_ISMQ0_REJECT.BL_NCS_VN0 ev_sel=0x24 umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	SNR_CHA_CTL_(UINT64_C(0x2024))
#define SNR_CHA_EVENT_RXC_ISMQ0_REJECT_AK_NON_UPI /* UNC_CHA_RxC_ISMQ0_REJECT.AK_NON_UPI ev_sel=0x24 umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	SNR_CHA_CTL_(UINT64_C(0x4024))
#define SNR_CHA_EVENT_RXC_ISMQ0_REJECT_IV_NON_UPI /* UNC_CHA_RxC_ISMQ0_REJECT.IV_NON_UPI ev_sel=0x24 umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	SNR_CHA_CTL_(UINT64_C(0x8024))
/* UNC_CHA_RxC_ISMQ1_REJECT ev_sel=0x25: Entries of the ISMQ (answers to requests under way) that the pipeline turned away, second set of reasons. */
#define SNR_CHA_EVENT_RXC_ISMQ1_REJECT_ANY0 /* UNC_CHA_RxC_ISMQ1_REJECT.ANY0 ev_sel=0x25 umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	SNR_CHA_CTL_(UINT64_C(0x125))
#define SNR_CHA_EVENT_RXC_ISMQ1_REJECT_HA /* UNC_CHA_RxC_ISMQ1_REJECT.HA ev_sel=0x25 umask=0x2: Because of the home agent. */ \
	SNR_CHA_CTL_(UINT64_C(0x225))
/* UNC_CHA_RxC_REQ_Q0_RETRY ev_sel=0x2a: Entries that came back from the queue of rejected requests (all queues but the ISMQ) and failed again, first set of reasons. */
#define SNR_CHA_EVENT_RXC_REQ_Q0_RETRY_AD_REQ_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.AD_REQ_VN0 ev_sel=0x2a umask=0x1: For want of a VN0 credit for AD requests. */ \
	SNR_CHA_CTL_(UINT64_C(0x12a))
#define SNR_CHA_EVENT_RXC_REQ_Q0_RETRY_AD_RSP_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.AD_RSP_VN0 ev_sel=0x2a umask=0x2: For want of a VN0 credit for AD responses. */ \
	SNR_CHA_CTL_(UINT64_C(0x22a))
#define SNR_CHA_EVENT_RXC_REQ_Q0_RETRY_BL_RSP_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.BL_RSP_VN0 ev_sel=0x2a umask=0x4: For want of a VN0 credit for BL responses. */ \
	SNR_CHA_CTL_(UINT64_C(0x42a))
#define SNR_CHA_EVENT_RXC_REQ_Q0_RETRY_BL_WB_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.BL_WB_VN0 ev_sel=0x2a umask=0x8: For want of a VN0 credit for BL writes back. */ \
	SNR_CHA_CTL_(UINT64_C(0x82a))
#define SNR_CHA_EVENT_RXC_REQ_Q0_RETRY_BL_NCB_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.BL_NCB_VN0 ev_sel=0x2a umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	SNR_CHA_CTL_(UINT64_C(0x102a))
#define SNR_CHA_EVENT_RXC_REQ_Q0_RETRY_BL_NCS_VN0 /* UNC_CHA_RxC_REQ_Q0_RETRY.BL_NCS_VN0 ev_sel=0x2a umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	SNR_CHA_CTL_(UINT64_C(0x202a))
#define SNR_CHA_EVENT_RXC_REQ_Q0_RETRY_AK_NON_UPI /* UNC_CHA_RxC_REQ_Q0_RETRY.AK_NON_UPI ev_sel=0x2a umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	SNR_CHA_CTL_(UINT64_C(0x402a))
#define SNR_CHA_EVENT_RXC_REQ_Q0_RETRY_IV_NON_UPI /* UNC_CHA_RxC_REQ_Q0_RETRY.IV_NON_UPI ev_sel=0x2a umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	SNR_CHA_CTL_(UINT64_C(0x802a))
/* UNC_CHA_RxC_REQ_Q1_RETRY ev_sel=0x2b: Entries that came back from the queue of rejected requests (all queues but the ISMQ) and failed again, second set of reasons. */
#define SNR_CHA_EVENT_RXC_REQ_Q1_RETRY_ANY0 /* UNC_CHA_RxC_REQ_Q1_RETRY.ANY0 ev_sel=0x2b umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	SNR_CHA_CTL_(UINT64_C(0x12b))
#define SNR_CHA_EVENT_RXC_REQ_Q1_RETRY_HA /* UNC_CHA_RxC_REQ_Q1_RETRY.HA ev_sel=0x2b umask=0x2: Because of the home agent. */ \
	SNR_CHA_CTL_(UINT64_C(0x22b))
#define SNR_CHA_EVENT_RXC_REQ_Q1_RETRY_LLC_VICTIM /* UNC_CHA_RxC_REQ_Q1_RETRY.LLC_VICTIM ev_sel=0x2b umask=0x4: For want of room for a victim of the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0x42b))
#define SNR_CHA_EVENT_RXC_REQ_Q1_RETRY_SF_VICTIM /* UNC_CHA_RxC_REQ_Q1_RETRY.SF_VICTIM ev_sel=0x2b umask=0x8: For want of room for a victim of the snoop filter. */ \
	SNR_CHA_CTL_(UINT64_C(0x82b))
#define SNR_CHA_EVENT_RXC_REQ_Q1_RETRY_VICTIM /* UNC_CHA_RxC_REQ_Q1_RETRY.VICTIM ev_sel=0x2b umask=0x10: For want of room for a victim, of whichever kind. */ \
	SNR_CHA_CTL_(UINT64_C(0x102b))
#define SNR_CHA_EVENT_RXC_REQ_Q1_RETRY_LLC_OR_SF_WAY /* UNC_CHA_RxC_REQ_Q1_RETRY.LLC_OR_SF_WAY ev_sel=0x2b umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	SNR_CHA_CTL_(UINT64_C(0x202b))
#define SNR_CHA_EVENT_RXC_REQ_Q1_RETRY_ALLOW_SNP /* UNC_CHA_RxC_REQ_Q1_RETRY.ALLOW_SNP ev_sel=0x2b umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	SNR_CHA_CTL_(UINT64_C(0x402b))
#define SNR_CHA_EVENT_RXC_REQ_Q1_RETRY_PA_MATCH /* UNC_CHA_RxC_REQ_Q1_RETRY.PA_MATCH ev_sel=0x2b umask=0x80: Another request for the same address is under way. */ \
	SNR_CHA_CTL_(UINT64_C(0x802b))
/* UNC_CHA_RxC_ISMQ0_RETRY ev_sel=0x2c: Entries of the ISMQ (answers to requests under way) that had to try again, first set of reasons. */
#define SNR_CHA_EVENT_RXC_ISMQ0_RETRY_AD_REQ_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.AD_REQ_VN0 ev_sel=0x2c umask=0x1: For want of a VN0 credit for AD requests. */ \
	SNR_CHA_CTL_(UINT64_C(0x12c))
#define SNR_CHA_EVENT_RXC_ISMQ0_RETRY_AD_RSP_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.AD_RSP_VN0 ev_sel=0x2c umask=0x2: For want of a VN0 credit for AD responses. */ \
	SNR_CHA_CTL_(UINT64_C(0x22c))
#define SNR_CHA_EVENT_RXC_ISMQ0_RETRY_BL_RSP_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.BL_RSP_VN0 ev_sel=0x2c umask=0x4: For want of a VN0 credit for BL responses. */ \
	SNR_CHA_CTL_(UINT64_C(0x42c))
#define SNR_CHA_EVENT_RXC_ISMQ0_RETRY_BL_WB_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.BL_WB_VN0 ev_sel=0x2c umask=0x8: For want of a VN0 credit for BL writes back. */ \
	SNR_CHA_CTL_(UINT64_C(0x82c))
#define SNR_CHA_EVENT_RXC_ISMQ0_RETRY_BL_NCB_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.BL_NCB_VN0 ev_sel=0x2c umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	SNR_CHA_CTL_(UINT64_C(0x102c))
#define SNR_CHA_EVENT_RXC_ISMQ0_RETRY_BL_NCS_VN0 /* UNC_CHA_RxC_ISMQ0_RETRY.BL_NCS_VN0 ev_sel=0x2c umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	SNR_CHA_CTL_(UINT64_C(0x202c))
#define SNR_CHA_EVENT_RXC_ISMQ0_RETRY_AK_NON_UPI /* UNC_CHA_RxC_ISMQ0_RETRY.AK_NON_UPI ev_sel=0x2c umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	SNR_CHA_CTL_(UINT64_C(0x402c))
#define SNR_CHA_EVENT_RXC_ISMQ0_RETRY_IV_NON_UPI /* UNC_CHA_RxC_ISMQ0_RETRY.IV_NON_UPI ev_sel=0x2c umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	SNR_CHA_CTL_(UINT64_C(0x802c))
/* UNC_CHA_RxC_ISMQ1_RETRY ev_sel=0x2d: Entries of the ISMQ (answers to requests under way) that had to try again, second set of reasons. */
#define SNR_CHA_EVENT_RXC_ISMQ1_RETRY_ANY0 /* UNC_CHA_RxC_ISMQ1_RETRY.ANY0 ev_sel=0x2d umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	SNR_CHA_CTL_(UINT64_C(0x12d))
#define SNR_CHA_EVENT_RXC_ISMQ1_RETRY_HA /* UNC_CHA_RxC_ISMQ1_RETRY.HA ev_sel=0x2d umask=0x2: Because of the home agent. */ \
	SNR_CHA_CTL_(UINT64_C(0x22d))
/* UNC_CHA_RxC_OTHER0_RETRY ev_sel=0x2e: Entries that go from one retry queue to another, by the next reason for it, first set. */
#define SNR_CHA_EVENT_RXC_OTHER0_RETRY_AD_REQ_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.AD_REQ_VN0 ev_sel=0x2e umask=0x1: For want of a VN0 credit for AD requests. */ \
	SNR_CHA_CTL_(UINT64_C(0x12e))
#define SNR_CHA_EVENT_RXC_OTHER0_RETRY_AD_RSP_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.AD_RSP_VN0 ev_sel=0x2e umask=0x2: For want of a VN0 credit for AD responses. */ \
	SNR_CHA_CTL_(UINT64_C(0x22e))
#define SNR_CHA_EVENT_RXC_OTHER0_RETRY_BL_RSP_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.BL_RSP_VN0 ev_sel=0x2e umask=0x4: For want of a VN0 credit for BL responses. */ \
	SNR_CHA_CTL_(UINT64_C(0x42e))
#define SNR_CHA_EVENT_RXC_OTHER0_RETRY_BL_WB_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.BL_WB_VN0 ev_sel=0x2e umask=0x8: For want of a VN0 credit for BL writes back. */ \
	SNR_CHA_CTL_(UINT64_C(0x82e))
#define SNR_CHA_EVENT_RXC_OTHER0_RETRY_BL_NCB_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.BL_NCB_VN0 ev_sel=0x2e umask=0x10: For want of a VN0 credit for BL messages of the class NCB. */ \
	SNR_CHA_CTL_(UINT64_C(0x102e))
#define SNR_CHA_EVENT_RXC_OTHER0_RETRY_BL_NCS_VN0 /* UNC_CHA_RxC_OTHER0_RETRY.BL_NCS_VN0 ev_sel=0x2e umask=0x20: For want of a VN0 credit for BL messages of the class NCS. */ \
	SNR_CHA_CTL_(UINT64_C(0x202e))
#define SNR_CHA_EVENT_RXC_OTHER0_RETRY_AK_NON_UPI /* UNC_CHA_RxC_OTHER0_RETRY.AK_NON_UPI ev_sel=0x2e umask=0x40: An AK message that does not go to the UPI could not be sent. */ \
	SNR_CHA_CTL_(UINT64_C(0x402e))
#define SNR_CHA_EVENT_RXC_OTHER0_RETRY_IV_NON_UPI /* UNC_CHA_RxC_OTHER0_RETRY.IV_NON_UPI ev_sel=0x2e umask=0x80: An IV message that does not go to the UPI could not be sent. */ \
	SNR_CHA_CTL_(UINT64_C(0x802e))
/* UNC_CHA_RxC_OTHER1_RETRY ev_sel=0x2f: Entries that go from one retry queue to another, by the next reason for it, second set. */
#define SNR_CHA_EVENT_RXC_OTHER1_RETRY_ANY0 /* UNC_CHA_RxC_OTHER1_RETRY.ANY0 ev_sel=0x2f umask=0x1: For any reason of the first set (the event with 0 in its name). */ \
	SNR_CHA_CTL_(UINT64_C(0x12f))
#define SNR_CHA_EVENT_RXC_OTHER1_RETRY_HA /* UNC_CHA_RxC_OTHER1_RETRY.HA ev_sel=0x2f umask=0x2: Because of the home agent. */ \
	SNR_CHA_CTL_(UINT64_C(0x22f))
#define SNR_CHA_EVENT_RXC_OTHER1_RETRY_LLC_VICTIM /* UNC_CHA_RxC_OTHER1_RETRY.LLC_VICTIM ev_sel=0x2f umask=0x4: For want of room for a victim of the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0x42f))
#define SNR_CHA_EVENT_RXC_OTHER1_RETRY_SF_VICTIM /* UNC_CHA_RxC_OTHER1_RETRY.SF_VICTIM ev_sel=0x2f umask=0x8: For want of room for a victim of the snoop filter. */ \
	SNR_CHA_CTL_(UINT64_C(0x82f))
#define SNR_CHA_EVENT_RXC_OTHER1_RETRY_VICTIM /* UNC_CHA_RxC_OTHER1_RETRY.VICTIM ev_sel=0x2f umask=0x10: For want of room for a victim, of whichever kind. */ \
	SNR_CHA_CTL_(UINT64_C(0x102f))
#define SNR_CHA_EVENT_RXC_OTHER1_RETRY_LLC_OR_SF_WAY /* UNC_CHA_RxC_OTHER1_RETRY.LLC_OR_SF_WAY ev_sel=0x2f umask=0x20: No way of the LLC or of the snoop filter was free. */ \
	SNR_CHA_CTL_(UINT64_C(0x202f))
#define SNR_CHA_EVENT_RXC_OTHER1_RETRY_ALLOW_SNP /* UNC_CHA_RxC_OTHER1_RETRY.ALLOW_SNP ev_sel=0x2f umask=0x40: A rule about which snoops are allowed now; Intel does not explain it. */ \
	SNR_CHA_CTL_(UINT64_C(0x402f))
#define SNR_CHA_EVENT_RXC_OTHER1_RETRY_PA_MATCH /* UNC_CHA_RxC_OTHER1_RETRY.PA_MATCH ev_sel=0x2f umask=0x80: Another request for the same address is under way. */ \
	SNR_CHA_CTL_(UINT64_C(0x802f))
/* UNC_CHA_CORE_SNP ev_sel=0x33: Requests that make the CHA snoop cores, by cause and by how many are snooped. */
#define SNR_CHA_EVENT_CORE_SNP_EXT_ONE /* UNC_CHA_CORE_SNP.EXT_ONE ev_sel=0x33 umask=0x21: For requests of other sockets: one core is snooped. */ \
	SNR_CHA_CTL_(UINT64_C(0x2133))
#define SNR_CHA_EVENT_CORE_SNP_CORE_ONE /* UNC_CHA_CORE_SNP.CORE_ONE ev_sel=0x33 umask=0x41: For requests of cores: one core is snooped. */ \
	SNR_CHA_CTL_(UINT64_C(0x4133))
#define SNR_CHA_EVENT_CORE_SNP_EVICT_ONE /* UNC_CHA_CORE_SNP.EVICT_ONE ev_sel=0x33 umask=0x81: For evictions: one core is snooped. */ \
	SNR_CHA_CTL_(UINT64_C(0x8133))
#define SNR_CHA_EVENT_CORE_SNP_ANY_ONE /* UNC_CHA_CORE_SNP.ANY_ONE ev_sel=0x33 umask=0xf1: For any cause: one core is snooped. */ \
	SNR_CHA_CTL_(UINT64_C(0xf133))
#define SNR_CHA_EVENT_CORE_SNP_EXT_GTONE /* UNC_CHA_CORE_SNP.EXT_GTONE ev_sel=0x33 umask=0x22: For requests of other sockets: more than one core is snooped. */ \
	SNR_CHA_CTL_(UINT64_C(0x2233))
#define SNR_CHA_EVENT_CORE_SNP_CORE_GTONE /* UNC_CHA_CORE_SNP.CORE_GTONE ev_sel=0x33 umask=0x42: For requests of cores: more than one core is snooped. */ \
	SNR_CHA_CTL_(UINT64_C(0x4233))
#define SNR_CHA_EVENT_CORE_SNP_EVICT_GTONE /* UNC_CHA_CORE_SNP.EVICT_GTONE ev_sel=0x33 umask=0x82: For evictions: more than one core is snooped. */ \
	SNR_CHA_CTL_(UINT64_C(0x8233))
#define SNR_CHA_EVENT_CORE_SNP_ANY_GTONE /* UNC_CHA_CORE_SNP.ANY_GTONE ev_sel=0x33 umask=0xf2: For any cause: more than one core is snooped. */ \
	SNR_CHA_CTL_(UINT64_C(0xf233))
/* UNC_CHA_LLC_LOOKUP ev_sel=0x34: Look-ups of the cache slice and its snoop filter, by kind of request and by the home of the address. Umasks must choose a state and a kind. */
#define SNR_CHA_EVENT_LLC_LOOKUP_DATA_READ /* UNC_CHA_LLC_LOOKUP.DATA_READ ev_sel=0x34 umask=0x1bc1ff: Data reads and their prefetches. */ \
	SNR_CHA_CTL_(UINT64_C(0x1bc10000ff34))
#define SNR_CHA_EVENT_LLC_LOOKUP_I /* UNC_CHA_LLC_LOOKUP.I ev_sel=0x34 umask=0x1: Requests that missed, if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x134))
#define SNR_CHA_EVENT_LLC_LOOKUP_SF_S /* UNC_CHA_LLC_LOOKUP.SF_S ev_sel=0x34 umask=0x2: Hits of lines shared in the snoop filter, if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x234))
#define SNR_CHA_EVENT_LLC_LOOKUP_SF_E /* UNC_CHA_LLC_LOOKUP.SF_E ev_sel=0x34 umask=0x4: Hits of lines exclusive in the snoop filter, if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x434))
#define SNR_CHA_EVENT_LLC_LOOKUP_SF_H /* UNC_CHA_LLC_LOOKUP.SF_H ev_sel=0x34 umask=0x8: Hits of lines in state H of the snoop filter (HitMe), if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x834))
#define SNR_CHA_EVENT_LLC_LOOKUP_S /* UNC_CHA_LLC_LOOKUP.S ev_sel=0x34 umask=0x10: Hits of shared lines, if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x1034))
#define SNR_CHA_EVENT_LLC_LOOKUP_E /* UNC_CHA_LLC_LOOKUP.E ev_sel=0x34 umask=0x20: Hits of exclusive lines, if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x2034))
#define SNR_CHA_EVENT_LLC_LOOKUP_M /* UNC_CHA_LLC_LOOKUP.M ev_sel=0x34 umask=0x40: Hits of modified lines, if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x4034))
#define SNR_CHA_EVENT_LLC_LOOKUP_F /* UNC_CHA_LLC_LOOKUP.F ev_sel=0x34 umask=0x80: Hits of lines in state F, if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x8034))
#define SNR_CHA_EVENT_LLC_LOOKUP_RFO /* UNC_CHA_LLC_LOOKUP.RFO ev_sel=0x34 umask=0x1bc8ff: Reads for ownership and their prefetches. */ \
	SNR_CHA_CTL_(UINT64_C(0x1bc80000ff34))
#define SNR_CHA_EVENT_LLC_LOOKUP_ALL /* UNC_CHA_LLC_LOOKUP.ALL ev_sel=0x34 umask=0x1fffff: Requests of any kind. */ \
	SNR_CHA_CTL_(UINT64_C(0x1fff0000ff34))
#define SNR_CHA_EVENT_LLC_LOOKUP_FLUSH_INV /* UNC_CHA_LLC_LOOKUP.FLUSH_INV ev_sel=0x34 umask=0x1a44ff: Flushes and invalidations. */ \
	SNR_CHA_CTL_(UINT64_C(0x1a440000ff34))
#define SNR_CHA_EVENT_LLC_LOOKUP_RFO_F /* UNC_CHA_LLC_LOOKUP.RFO_F ev_sel=0x34 umask=0x800: Narrows others to reads for ownership. */ \
	SNR_CHA_CTL_(UINT64_C(0x800000034))
#define SNR_CHA_EVENT_LLC_LOOKUP_LOCAL_F /* UNC_CHA_LLC_LOOKUP.LOCAL_F ev_sel=0x34 umask=0x80000: Narrows others to memory of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0x80000000034))
#define SNR_CHA_EVENT_LLC_LOOKUP_ANY_F /* UNC_CHA_LLC_LOOKUP.ANY_F ev_sel=0x34 umask=0x2000: Narrows others to requests of any kind, that is, not at all. */ \
	SNR_CHA_CTL_(UINT64_C(0x2000000034))
#define SNR_CHA_EVENT_LLC_LOOKUP_DATA_READ_F /* UNC_CHA_LLC_LOOKUP.DATA_READ_F ev_sel=0x34 umask=0x100: Narrows others to data reads. */ \
	SNR_CHA_CTL_(UINT64_C(0x100000034))
#define SNR_CHA_EVENT_LLC_LOOKUP_OTHER_REQ_F /* UNC_CHA_LLC_LOOKUP.OTHER_REQ_F ev_sel=0x34 umask=0x200: Narrows others to writes. */ \
	SNR_CHA_CTL_(UINT64_C(0x200000034))
#define SNR_CHA_EVENT_LLC_LOOKUP_FLUSH_OR_INV_F /* UNC_CHA_LLC_LOOKUP.FLUSH_OR_INV_F ev_sel=0x34 umask=0x400: Narrows others to flushes and invalidations. */ \
	SNR_CHA_CTL_(UINT64_C(0x400000034))
#define SNR_CHA_EVENT_LLC_LOOKUP_CODE_READ_F /* UNC_CHA_LLC_LOOKUP.CODE_READ_F ev_sel=0x34 umask=0x1000: Narrows others to code reads. */ \
	SNR_CHA_CTL_(UINT64_C(0x1000000034))
#define SNR_CHA_EVENT_LLC_LOOKUP_COREPREF_OR_DMND_LOCAL_F /* UNC_CHA_LLC_LOOKUP.COREPREF_OR_DMND_LOCAL_F ev_sel=0x34 umask=0x4000: Narrows others to what cores of this socket ask for, prefetches among it. */ \
	SNR_CHA_CTL_(UINT64_C(0x4000000034))
#define SNR_CHA_EVENT_LLC_LOOKUP_MISS_ALL /* UNC_CHA_LLC_LOOKUP.MISS_ALL ev_sel=0x34 umask=0x1fe001: Requests of any kind that missed. */ \
	SNR_CHA_CTL_(UINT64_C(0x1fe000000134))
#define SNR_CHA_EVENT_LLC_LOOKUP_DATA_READ_ALL /* UNC_CHA_LLC_LOOKUP.DATA_READ_ALL ev_sel=0x34 umask=0x1fc1ff: Data reads, their prefetches and snoops; Intel gave the name up. */ \
	SNR_CHA_CTL_(UINT64_C(0x1fc10000ff34))
#define SNR_CHA_EVENT_LLC_LOOKUP_DATA_READ_MISS /* UNC_CHA_LLC_LOOKUP.DATA_READ_MISS ev_sel=0x34 umask=0x1bc101: Data reads and their prefetches that missed. */ \
	SNR_CHA_CTL_(UINT64_C(0x1bc100000134))
#define SNR_CHA_EVENT_LLC_LOOKUP_DMND_READ_LOCAL /* UNC_CHA_LLC_LOOKUP.DMND_READ_LOCAL ev_sel=0x34 umask=0x841ff: Demand data reads for memory of this socket; Intel gave the name up. */ \
	SNR_CHA_CTL_(UINT64_C(0x8410000ff34))
#define SNR_CHA_EVENT_LLC_LOOKUP_WRITE_LOCAL /* UNC_CHA_LLC_LOOKUP.WRITE_LOCAL ev_sel=0x34 umask=0x842ff: Writes of this socket; Intel gave the name up. */ \
	SNR_CHA_CTL_(UINT64_C(0x8420000ff34))
#define SNR_CHA_EVENT_LLC_LOOKUP_RFO_PREF_LOCAL /* UNC_CHA_LLC_LOOKUP.RFO_PREF_LOCAL ev_sel=0x34 umask=0x888ff: Prefetches for ownership of this socket; Intel gave the name up. */ \
	SNR_CHA_CTL_(UINT64_C(0x8880000ff34))
#define SNR_CHA_EVENT_LLC_LOOKUP_CODE_READ_MISS /* UNC_CHA_LLC_LOOKUP.CODE_READ_MISS ev_sel=0x34 umask=0x1bd001: Code reads that missed. */ \
	SNR_CHA_CTL_(UINT64_C(0x1bd000000134))
#define SNR_CHA_EVENT_LLC_LOOKUP_RFO_MISS /* UNC_CHA_LLC_LOOKUP.RFO_MISS ev_sel=0x34 umask=0x1bc801: Reads for ownership that missed. */ \
	SNR_CHA_CTL_(UINT64_C(0x1bc800000134))
#define SNR_CHA_EVENT_LLC_LOOKUP_READ /* UNC_CHA_LLC_LOOKUP.READ ev_sel=0x34 umask=0x1bd9ff: Reads of any kind. */ \
	SNR_CHA_CTL_(UINT64_C(0x1bd90000ff34))
#define SNR_CHA_EVENT_LLC_LOOKUP_READ_MISS /* UNC_CHA_LLC_LOOKUP.READ_MISS ev_sel=0x34 umask=0x1bd901: Reads of any kind that missed. */ \
	SNR_CHA_CTL_(UINT64_C(0x1bd900000134))
#define SNR_CHA_EVENT_LLC_LOOKUP_READ_MISS_LOC_HOM /* UNC_CHA_LLC_LOOKUP.READ_MISS_LOC_HOM ev_sel=0x34 umask=0xbd901: Reads of memory of this socket that missed. */ \
	SNR_CHA_CTL_(UINT64_C(0xbd900000134))
#define SNR_CHA_EVENT_LLC_LOOKUP_READ_MISS_REM_HOM /* UNC_CHA_LLC_LOOKUP.READ_MISS_REM_HOM ev_sel=0x34 umask=0x13d901: Reads of memory of other sockets that missed. */ \
	SNR_CHA_CTL_(UINT64_C(0x13d900000134))
#define SNR_CHA_EVENT_LLC_LOOKUP_READ_LOCAL_LOC_HOM /* UNC_CHA_LLC_LOOKUP.READ_LOCAL_LOC_HOM ev_sel=0x34 umask=0x9d9ff: Reads of this socket for its own memory. */ \
	SNR_CHA_CTL_(UINT64_C(0x9d90000ff34))
#define SNR_CHA_EVENT_LLC_LOOKUP_READ_REMOTE_LOC_HOM /* UNC_CHA_LLC_LOOKUP.READ_REMOTE_LOC_HOM ev_sel=0x34 umask=0xa19ff: Reads of other sockets for memory of this one. */ \
	SNR_CHA_CTL_(UINT64_C(0xa190000ff34))
#define SNR_CHA_EVENT_LLC_LOOKUP_READ_LOCAL_REM_HOM /* UNC_CHA_LLC_LOOKUP.READ_LOCAL_REM_HOM ev_sel=0x34 umask=0x11d9ff: Reads of this socket for memory of others. */ \
	SNR_CHA_CTL_(UINT64_C(0x11d90000ff34))
#define SNR_CHA_EVENT_LLC_LOOKUP_READ_SF_HIT /* UNC_CHA_LLC_LOOKUP.READ_SF_HIT ev_sel=0x34 umask=0x1bd90e: Reads that hit the snoop filter. */ \
	SNR_CHA_CTL_(UINT64_C(0x1bd900000e34))
#define SNR_CHA_EVENT_LLC_LOOKUP_READ_OR_SNOOP_REMOTE_MISS_REM_HOM /* UNC_CHA_LLC_LOOKUP.READ_OR_SNOOP_REMOTE_MISS_REM_HOM ev_sel=0x34 umask=0x161901: Reads and snoops of other sockets, for memory of others, that missed. */ \
	SNR_CHA_CTL_(UINT64_C(0x161900000134))
#define SNR_CHA_EVENT_LLC_LOOKUP_WRITES_AND_OTHER /* UNC_CHA_LLC_LOOKUP.WRITES_AND_OTHER ev_sel=0x34 umask=0x1a42ff: Writes, and what else puts lines into the cache. */ \
	SNR_CHA_CTL_(UINT64_C(0x1a420000ff34))
#define SNR_CHA_EVENT_LLC_LOOKUP_CODE_READ /* UNC_CHA_LLC_LOOKUP.CODE_READ ev_sel=0x34 umask=0x1bd0ff: Code reads. */ \
	SNR_CHA_CTL_(UINT64_C(0x1bd00000ff34))
/* UNC_CHA_TOR_INSERTS ev_sel=0x35: Requests that enter the TOR, each once for its life; umasks are not to be OR-ed. */
#define SNR_CHA_EVENT_TOR_INSERTS_IA_MISS_CRD /* UNC_CHA_TOR_INSERTS.IA_MISS_CRD ev_sel=0x35 umask=0xc80ffe01: Code reads from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc80ffe00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_HIT_CRD /* UNC_CHA_TOR_INSERTS.IA_HIT_CRD ev_sel=0x35 umask=0xc80ffd01: Code reads from cores that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc80ffd00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_CRD /* UNC_CHA_TOR_INSERTS.IA_CRD ev_sel=0x35 umask=0xc80fff01: Code reads from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc80fff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO ev_sel=0x35 umask=0xc807fe01: Reads for ownership from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc807fe00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_HIT_RFO /* UNC_CHA_TOR_INSERTS.IA_HIT_RFO ev_sel=0x35 umask=0xc807fd01: Reads for ownership from cores that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc807fd00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_RFO /* UNC_CHA_TOR_INSERTS.IA_RFO ev_sel=0x35 umask=0xc807ff01: Reads for ownership from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc807ff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_PREF /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO_PREF ev_sel=0x35 umask=0xc887fe01: Prefetches for ownership from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc887fe00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_HIT_RFO_PREF /* UNC_CHA_TOR_INSERTS.IA_HIT_RFO_PREF ev_sel=0x35 umask=0xc887fd01: Prefetches for ownership from cores that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc887fd00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_RFO_PREF /* UNC_CHA_TOR_INSERTS.IA_RFO_PREF ev_sel=0x35 umask=0xc887ff01: Prefetches for ownership from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc887ff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_MISS /* UNC_CHA_TOR_INSERTS.IA_MISS ev_sel=0x35 umask=0xc001fe01: Requests from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc001fe00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_HIT /* UNC_CHA_TOR_INSERTS.IA_HIT ev_sel=0x35 umask=0xc001fd01: Requests from cores that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc001fd00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA /* UNC_CHA_TOR_INSERTS.IA ev_sel=0x35 umask=0xc001ff01: Requests from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc001ff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IO_PCIRDCUR /* UNC_CHA_TOR_INSERTS.IO_PCIRDCUR ev_sel=0x35 umask=0xc8f3ff04: Reads that leave the line where it is (PCIRdCur) from devices. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8f3ff00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_IO_MISS_PCIRDCUR /* UNC_CHA_TOR_INSERTS.IO_MISS_PCIRDCUR ev_sel=0x35 umask=0xc8f3fe04: Reads that leave the line where it is (PCIRdCur) from devices that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8f3fe00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_IO_HIT_PCIRDCUR /* UNC_CHA_TOR_INSERTS.IO_HIT_PCIRDCUR ev_sel=0x35 umask=0xc8f3fd04: Reads that leave the line where it is (PCIRdCur) from devices that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8f3fd00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_IO_ITOM /* UNC_CHA_TOR_INSERTS.IO_ITOM ev_sel=0x35 umask=0xcc43ff04: Writes of whole lines (ItoM) from devices. */ \
	SNR_CHA_CTL_(UINT64_C(0xcc43ff00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_IO_MISS_ITOM /* UNC_CHA_TOR_INSERTS.IO_MISS_ITOM ev_sel=0x35 umask=0xcc43fe04: Writes of whole lines (ItoM) from devices that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xcc43fe00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_IO_HIT_ITOM /* UNC_CHA_TOR_INSERTS.IO_HIT_ITOM ev_sel=0x35 umask=0xcc43fd04: Writes of whole lines (ItoM) from devices that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xcc43fd00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_IO_ITOMCACHENEAR /* UNC_CHA_TOR_INSERTS.IO_ITOMCACHENEAR ev_sel=0x35 umask=0xcd43ff04: Writes of parts of lines (ItoMCacheNear) from devices. */ \
	SNR_CHA_CTL_(UINT64_C(0xcd43ff00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_IO_MISS_ITOMCACHENEAR /* UNC_CHA_TOR_INSERTS.IO_MISS_ITOMCACHENEAR ev_sel=0x35 umask=0xcd43fe04: Writes of parts of lines (ItoMCacheNear) from devices that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xcd43fe00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_IO_HIT_ITOMCACHENEAR /* UNC_CHA_TOR_INSERTS.IO_HIT_ITOMCACHENEAR ev_sel=0x35 umask=0xcd43fd04: Writes of parts of lines (ItoMCacheNear) from devices that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xcd43fd00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_IO /* UNC_CHA_TOR_INSERTS.IO ev_sel=0x35 umask=0xc001ff04: Requests from devices. */ \
	SNR_CHA_CTL_(UINT64_C(0xc001ff00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_IO_MISS /* UNC_CHA_TOR_INSERTS.IO_MISS ev_sel=0x35 umask=0xc001fe04: Requests from devices that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc001fe00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_IO_HIT /* UNC_CHA_TOR_INSERTS.IO_HIT ev_sel=0x35 umask=0xc001fd04: Requests from devices that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc001fd00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_LOC_IA /* UNC_CHA_TOR_INSERTS.LOC_IA ev_sel=0x35 umask=0xc000ff01: Requests from cores of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0xc000ff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_LOC_IO /* UNC_CHA_TOR_INSERTS.LOC_IO ev_sel=0x35 umask=0xc000ff04: Requests from devices of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0xc000ff00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_LOC_ALL /* UNC_CHA_TOR_INSERTS.LOC_ALL ev_sel=0x35 umask=0xc000ff05: Requests from cores and devices of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0xc000ff00000535))
#define SNR_CHA_EVENT_TOR_INSERTS_ALL /* UNC_CHA_TOR_INSERTS.ALL ev_sel=0x35 umask=0xc001ffff: Requests of every source, hits and misses. */ \
	SNR_CHA_CTL_(UINT64_C(0xc001ff0000ff35))
#define SNR_CHA_EVENT_TOR_INSERTS_IO_RFO /* UNC_CHA_TOR_INSERTS.IO_RFO ev_sel=0x35 umask=0xc803ff04: Reads for ownership from devices. */ \
	SNR_CHA_CTL_(UINT64_C(0xc803ff00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_IO_MISS_RFO /* UNC_CHA_TOR_INSERTS.IO_MISS_RFO ev_sel=0x35 umask=0xc803fe04: Reads for ownership from devices that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc803fe00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_IO_HIT_RFO /* UNC_CHA_TOR_INSERTS.IO_HIT_RFO ev_sel=0x35 umask=0xc803fd04: Reads for ownership from devices that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc803fd00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_HIT_CRD_PREF /* UNC_CHA_TOR_INSERTS.IA_HIT_CRD_PREF ev_sel=0x35 umask=0xc88ffd01: Prefetches of code from cores that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc88ffd00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_MISS_CRD_PREF /* UNC_CHA_TOR_INSERTS.IA_MISS_CRD_PREF ev_sel=0x35 umask=0xc88ffe01: Prefetches of code from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc88ffe00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_CLFLUSH /* UNC_CHA_TOR_INSERTS.IA_CLFLUSH ev_sel=0x35 umask=0xc8c7ff01: Flushes of lines (CLFlush) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8c7ff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_MISS_FULL_STREAMING_WR /* UNC_CHA_TOR_INSERTS.IA_MISS_FULL_STREAMING_WR ev_sel=0x35 umask=0xc867fe01: Streaming writes of whole lines (WCiLF) from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc867fe00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_MISS_PARTIAL_STREAMING_WR /* UNC_CHA_TOR_INSERTS.IA_MISS_PARTIAL_STREAMING_WR ev_sel=0x35 umask=0xc86ffe01: Streaming writes of parts of lines (WCiL) from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc86ffe00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IRQ_IA /* UNC_CHA_TOR_INSERTS.IRQ_IA ev_sel=0x35 umask=0x1: Requests of cores (IRQ), if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x135))
#define SNR_CHA_EVENT_TOR_INSERTS_EVICT /* UNC_CHA_TOR_INSERTS.EVICT ev_sel=0x35 umask=0x2: Evictions from the LLC or the snoop filter, if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x235))
#define SNR_CHA_EVENT_TOR_INSERTS_PRQ_IOSF /* UNC_CHA_TOR_INSERTS.PRQ_IOSF ev_sel=0x35 umask=0x4: Requests of devices (PRQ), if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x435))
#define SNR_CHA_EVENT_TOR_INSERTS_IRQ_NON_IA /* UNC_CHA_TOR_INSERTS.IRQ_NON_IA ev_sel=0x35 umask=0x10: Requests in the IRQ that are not of cores, if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x1035))
#define SNR_CHA_EVENT_TOR_INSERTS_PRQ_NON_IOSF /* UNC_CHA_TOR_INSERTS.PRQ_NON_IOSF ev_sel=0x35 umask=0x20: Requests in the PRQ that are not of devices, if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x2035))
#define SNR_CHA_EVENT_TOR_INSERTS_HIT /* UNC_CHA_TOR_INSERTS.HIT ev_sel=0x35 umask=0x100: Requests that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0x100000035))
#define SNR_CHA_EVENT_TOR_INSERTS_MISS /* UNC_CHA_TOR_INSERTS.MISS ev_sel=0x35 umask=0x200: Requests that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0x200000035))
#define SNR_CHA_EVENT_TOR_INSERTS_MMCFG /* UNC_CHA_TOR_INSERTS.MMCFG ev_sel=0x35 umask=0x2000: Narrows others to accesses of configuration space (MMCFG). */ \
	SNR_CHA_CTL_(UINT64_C(0x2000000035))
#define SNR_CHA_EVENT_TOR_INSERTS_LOCAL_TGT /* UNC_CHA_TOR_INSERTS.LOCAL_TGT ev_sel=0x35 umask=0x8000: Narrows others to targets of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0x8000000035))
#define SNR_CHA_EVENT_TOR_INSERTS_MATCH_OPC /* UNC_CHA_TOR_INSERTS.MATCH_OPC ev_sel=0x35 umask=0x20000: Narrows others to the opcode in bits 29:19 of the extended umask. */ \
	SNR_CHA_CTL_(UINT64_C(0x20000000035))
#define SNR_CHA_EVENT_TOR_INSERTS_PREMORPH_OPC /* UNC_CHA_TOR_INSERTS.PREMORPH_OPC ev_sel=0x35 umask=0x40000: Narrows others to the opcode there, as it was before it changed on the way. */ \
	SNR_CHA_CTL_(UINT64_C(0x40000000035))
#define SNR_CHA_EVENT_TOR_INSERTS_NEARMEM /* UNC_CHA_TOR_INSERTS.NEARMEM ev_sel=0x35 umask=0x40000000: Narrows others to near memory. */ \
	SNR_CHA_CTL_(UINT64_C(0x40000000000035))
#define SNR_CHA_EVENT_TOR_INSERTS_NOT_NEARMEM /* UNC_CHA_TOR_INSERTS.NOT_NEARMEM ev_sel=0x35 umask=0x80000000: Narrows others to what is not near memory. */ \
	SNR_CHA_CTL_(UINT64_C(0x80000000000035))
#define SNR_CHA_EVENT_TOR_INSERTS_NONCOH /* UNC_CHA_TOR_INSERTS.NONCOH ev_sel=0x35 umask=0x100000000: Narrows others to non-coherent requests. */ \
	SNR_CHA_CTL_(UINT64_C(0x100000000000035))
#define SNR_CHA_EVENT_TOR_INSERTS_ISOC /* UNC_CHA_TOR_INSERTS.ISOC ev_sel=0x35 umask=0x200000000: Narrows others to isochronous requests. */ \
	SNR_CHA_CTL_(UINT64_C(0x200000000000035))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_HIT_DRD_OPT /* UNC_CHA_TOR_INSERTS.IA_HIT_DRD_OPT ev_sel=0x35 umask=0xc827fd01: Demand data reads (DRd_Opt) from cores that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc827fd00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_HIT_DRD_OPT_PREF /* UNC_CHA_TOR_INSERTS.IA_HIT_DRD_OPT_PREF ev_sel=0x35 umask=0xc8a7fd01: Prefetches of data (DRd_Opt_Pref) from cores that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8a7fd00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_OPT /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT ev_sel=0x35 umask=0xc827fe01: Demand data reads (DRd_Opt) from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc827fe00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_OPT_PREF /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_PREF ev_sel=0x35 umask=0xc8a7fe01: Prefetches of data (DRd_Opt_Pref) from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8a7fe00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_DRD_OPT /* UNC_CHA_TOR_INSERTS.IA_DRD_OPT ev_sel=0x35 umask=0xc827ff01: Demand data reads (DRd_Opt) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc827ff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_DRD_OPT_PREF /* UNC_CHA_TOR_INSERTS.IA_DRD_OPT_PREF ev_sel=0x35 umask=0xc8a7ff01: Prefetches of data (DRd_Opt_Pref) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8a7ff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_CRD_PREF /* UNC_CHA_TOR_INSERTS.IA_CRD_PREF ev_sel=0x35 umask=0xc88fff01: Prefetches of code from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc88fff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_CLFLUSHOPT /* UNC_CHA_TOR_INSERTS.IA_CLFLUSHOPT ev_sel=0x35 umask=0xc8d7ff01: Flushes of lines (CLFlushOpt) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8d7ff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IO_WBMTOI /* UNC_CHA_TOR_INSERTS.IO_WBMTOI ev_sel=0x35 umask=0xcc23ff04: Writebacks of modified lines, then invalid (WbMtoI) from devices. */ \
	SNR_CHA_CTL_(UINT64_C(0xcc23ff00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_IO_CLFLUSH /* UNC_CHA_TOR_INSERTS.IO_CLFLUSH ev_sel=0x35 umask=0xc8c3ff04: Flushes of lines (CLFlush) from devices. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8c3ff00000435))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_WBMTOI /* UNC_CHA_TOR_INSERTS.IA_WBMTOI ev_sel=0x35 umask=0xcc27ff01: Writebacks of modified lines, then invalid (WbMtoI) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xcc27ff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_MISS_WCIL /* UNC_CHA_TOR_INSERTS.IA_MISS_WCIL ev_sel=0x35 umask=0xc86ffe01: Streaming writes of parts of lines (WCiL) from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc86ffe00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_WCILF /* UNC_CHA_TOR_INSERTS.IA_WCILF ev_sel=0x35 umask=0xc867ff01: Streaming writes of whole lines (WCiLF) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc867ff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_WCIL /* UNC_CHA_TOR_INSERTS.IA_WCIL ev_sel=0x35 umask=0xc86fff01: Streaming writes of parts of lines (WCiL) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc86fff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_MISS_WIL /* UNC_CHA_TOR_INSERTS.IA_MISS_WIL ev_sel=0x35 umask=0xc87fde01: Uncacheable writes (WiL) from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc87fde00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_MISS_UCRDF /* UNC_CHA_TOR_INSERTS.IA_MISS_UCRDF ev_sel=0x35 umask=0xc877de01: Uncacheable reads (UCRdF) from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc877de00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_DDR /* UNC_CHA_TOR_INSERTS.DDR ev_sel=0x35 umask=0x400: Requests in DRAM. */ \
	SNR_CHA_CTL_(UINT64_C(0x400000035))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_MISS_WCILF /* UNC_CHA_TOR_INSERTS.IA_MISS_WCILF ev_sel=0x35 umask=0xc867fe01: Streaming writes of whole lines (WCiLF) from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc867fe00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_WBEFTOE /* UNC_CHA_TOR_INSERTS.IA_WBEFTOE ev_sel=0x35 umask=0xcc3fff01: Writebacks of clean lines, kept exclusive (WbEFtoE) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xcc3fff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRDPTE /* UNC_CHA_TOR_INSERTS.IA_MISS_DRDPTE ev_sel=0x35 umask=0xc837fe01: Data reads of page walks from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc837fe00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_HIT_DRDPTE /* UNC_CHA_TOR_INSERTS.IA_HIT_DRDPTE ev_sel=0x35 umask=0xc837fd01: Data reads of page walks from cores that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc837fd00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_DRDPTE /* UNC_CHA_TOR_INSERTS.IA_DRDPTE ev_sel=0x35 umask=0xc837ff01: Data reads of page walks from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc837ff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_WBSTOI /* UNC_CHA_TOR_INSERTS.IA_WBSTOI ev_sel=0x35 umask=0xcc67ff01: Writebacks of shared lines, then invalid (WbStoI) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xcc67ff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_WBEFTOI /* UNC_CHA_TOR_INSERTS.IA_WBEFTOI ev_sel=0x35 umask=0xcc37ff01: Writebacks of clean lines, then invalid (WbEFtoI) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xcc37ff00000135))
#define SNR_CHA_EVENT_TOR_INSERTS_IA_WBMTOE /* UNC_CHA_TOR_INSERTS.IA_WBMTOE ev_sel=0x35 umask=0xcc2fff01: Writebacks of modified lines, kept exclusive (WbMtoE) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xcc2fff00000135))
/* UNC_CHA_TOR_OCCUPANCY ev_sel=0x36: Requests in the TOR, added up every cycle; divide by TOR_INSERTS for how long one stays. Umasks are not to be OR-ed. */
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_CRD ev_sel=0x36 umask=0xc80ffe01: Code reads from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc80ffe00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_CRD ev_sel=0x36 umask=0xc80ffd01: Code reads from cores that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc80ffd00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_CRD /* UNC_CHA_TOR_OCCUPANCY.IA_CRD ev_sel=0x36 umask=0xc80fff01: Code reads from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc80fff00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_CRD_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO ev_sel=0x36 umask=0xc807fe01: Reads for ownership from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc807fe00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_RFO ev_sel=0x36 umask=0xc807fd01: Reads for ownership from cores that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc807fd00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_RFO /* UNC_CHA_TOR_OCCUPANCY.IA_RFO ev_sel=0x36 umask=0xc807ff01: Reads for ownership from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc807ff00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_RFO_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO_PREF ev_sel=0x36 umask=0xc887fe01: Prefetches for ownership from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc887fe00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_RFO_PREF ev_sel=0x36 umask=0xc887fd01: Prefetches for ownership from cores that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc887fd00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO_PREF_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_RFO_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_RFO_PREF ev_sel=0x36 umask=0xc887ff01: Prefetches for ownership from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc887ff00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_RFO_PREF_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS /* UNC_CHA_TOR_OCCUPANCY.IA_MISS ev_sel=0x36 umask=0xc001fe01: Requests from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc001fe00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT /* UNC_CHA_TOR_OCCUPANCY.IA_HIT ev_sel=0x36 umask=0xc001fd01: Requests from cores that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc001fd00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA /* UNC_CHA_TOR_OCCUPANCY.IA ev_sel=0x36 umask=0xc001ff01: Requests from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc001ff00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_PCIRDCUR /* UNC_CHA_TOR_OCCUPANCY.IO_PCIRDCUR ev_sel=0x36 umask=0xc8f3ff04: Reads that leave the line where it is (PCIRdCur) from devices. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8f3ff00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_PCIRDCUR_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_PCIRDCUR /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_PCIRDCUR ev_sel=0x36 umask=0xc8f3fe04: Reads that leave the line where it is (PCIRdCur) from devices that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8f3fe00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_PCIRDCUR_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_PCIRDCUR /* UNC_CHA_TOR_OCCUPANCY.IO_HIT_PCIRDCUR ev_sel=0x36 umask=0xc8f3fd04: Reads that leave the line where it is (PCIRdCur) from devices that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8f3fd00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_PCIRDCUR_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_ITOM /* UNC_CHA_TOR_OCCUPANCY.IO_ITOM ev_sel=0x36 umask=0xcc43ff04: Writes of whole lines (ItoM) from devices. */ \
	SNR_CHA_CTL_(UINT64_C(0xcc43ff00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_ITOM_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOM /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_ITOM ev_sel=0x36 umask=0xcc43fe04: Writes of whole lines (ItoM) from devices that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xcc43fe00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOM_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_ITOM /* UNC_CHA_TOR_OCCUPANCY.IO_HIT_ITOM ev_sel=0x36 umask=0xcc43fd04: Writes of whole lines (ItoM) from devices that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xcc43fd00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_ITOM_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_ITOMCACHENEAR /* UNC_CHA_TOR_OCCUPANCY.IO_ITOMCACHENEAR ev_sel=0x36 umask=0xcd43ff04: Writes of parts of lines (ItoMCacheNear) from devices. */ \
	SNR_CHA_CTL_(UINT64_C(0xcd43ff00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_ITOMCACHENEAR_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOMCACHENEAR /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_ITOMCACHENEAR ev_sel=0x36 umask=0xcd43fe04: Writes of parts of lines (ItoMCacheNear) from devices that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xcd43fe00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOMCACHENEAR_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_ITOMCACHENEAR /* UNC_CHA_TOR_OCCUPANCY.IO_HIT_ITOMCACHENEAR ev_sel=0x36 umask=0xcd43fd04: Writes of parts of lines (ItoMCacheNear) from devices that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xcd43fd00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_ITOMCACHENEAR_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO /* UNC_CHA_TOR_OCCUPANCY.IO ev_sel=0x36 umask=0xc001ff04: Requests from devices. */ \
	SNR_CHA_CTL_(UINT64_C(0xc001ff00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS /* UNC_CHA_TOR_OCCUPANCY.IO_MISS ev_sel=0x36 umask=0xc001fe04: Requests from devices that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc001fe00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT /* UNC_CHA_TOR_OCCUPANCY.IO_HIT ev_sel=0x36 umask=0xc001fd04: Requests from devices that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc001fd00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_LOC_IA /* UNC_CHA_TOR_OCCUPANCY.LOC_IA ev_sel=0x36 umask=0xc000ff01: Requests from cores of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0xc000ff00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_LOC_IA_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_LOC_IO /* UNC_CHA_TOR_OCCUPANCY.LOC_IO ev_sel=0x36 umask=0xc000ff04: Requests from devices of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0xc000ff00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_LOC_IO_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_LOC_ALL /* UNC_CHA_TOR_OCCUPANCY.LOC_ALL ev_sel=0x36 umask=0xc000ff05: Requests from cores and devices of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0xc000ff00000536))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_LOC_ALL_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_RFO /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_RFO ev_sel=0x36 umask=0xc803fe04: Reads for ownership from devices that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc803fe00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_RFO_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IRQ_IA /* UNC_CHA_TOR_OCCUPANCY.IRQ_IA ev_sel=0x36 umask=0x1: Requests of cores (IRQ), if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IRQ_IA_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_EVICT /* UNC_CHA_TOR_OCCUPANCY.EVICT ev_sel=0x36 umask=0x2: Evictions from the LLC or the snoop filter, if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x236))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_EVICT_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_PRQ /* UNC_CHA_TOR_OCCUPANCY.PRQ ev_sel=0x36 umask=0x4: Requests of devices (PRQ), if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_PRQ_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IRQ_NON_IA /* UNC_CHA_TOR_OCCUPANCY.IRQ_NON_IA ev_sel=0x36 umask=0x10: Requests in the IRQ that are not of cores, if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x1036))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IRQ_NON_IA_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_PRQ_NON_IOSF /* UNC_CHA_TOR_OCCUPANCY.PRQ_NON_IOSF ev_sel=0x36 umask=0x20: Requests in the PRQ that are not of devices, if an extended umask chooses. */ \
	SNR_CHA_CTL_(UINT64_C(0x2036))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_PRQ_NON_IOSF_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_HIT /* UNC_CHA_TOR_OCCUPANCY.HIT ev_sel=0x36 umask=0x100: Requests that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0x100000036))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_HIT_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_MISS /* UNC_CHA_TOR_OCCUPANCY.MISS ev_sel=0x36 umask=0x200: Requests that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0x200000036))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_MISS_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_MMCFG /* UNC_CHA_TOR_OCCUPANCY.MMCFG ev_sel=0x36 umask=0x2000: Narrows others to accesses of configuration space (MMCFG). */ \
	SNR_CHA_CTL_(UINT64_C(0x2000000036))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_MMCFG_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_LOCAL_TGT /* UNC_CHA_TOR_OCCUPANCY.LOCAL_TGT ev_sel=0x36 umask=0x8000: Narrows others to targets of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0x8000000036))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_LOCAL_TGT_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_MATCH_OPC /* UNC_CHA_TOR_OCCUPANCY.MATCH_OPC ev_sel=0x36 umask=0x20000: Narrows others to the opcode in bits 29:19 of the extended umask. */ \
	SNR_CHA_CTL_(UINT64_C(0x20000000036))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_MATCH_OPC_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_PREMORPH_OPC /* UNC_CHA_TOR_OCCUPANCY.PREMORPH_OPC ev_sel=0x36 umask=0x40000: Narrows others to the opcode there, as it was before it changed on the way. */ \
	SNR_CHA_CTL_(UINT64_C(0x40000000036))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_PREMORPH_OPC_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_NEARMEM /* UNC_CHA_TOR_OCCUPANCY.NEARMEM ev_sel=0x36 umask=0x40000000: Narrows others to near memory. */ \
	SNR_CHA_CTL_(UINT64_C(0x40000000000036))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_NEARMEM_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_NOT_NEARMEM /* UNC_CHA_TOR_OCCUPANCY.NOT_NEARMEM ev_sel=0x36 umask=0x80000000: Narrows others to what is not near memory. */ \
	SNR_CHA_CTL_(UINT64_C(0x80000000000036))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_NOT_NEARMEM_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_NONCOH /* UNC_CHA_TOR_OCCUPANCY.NONCOH ev_sel=0x36 umask=0x100000000: Narrows others to non-coherent requests. */ \
	SNR_CHA_CTL_(UINT64_C(0x100000000000036))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_NONCOH_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_ISOC /* UNC_CHA_TOR_OCCUPANCY.ISOC ev_sel=0x36 umask=0x200000000: Narrows others to isochronous requests. */ \
	SNR_CHA_CTL_(UINT64_C(0x200000000000036))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_ISOC_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_CRD_PREF ev_sel=0x36 umask=0xc88ffd01: Prefetches of code from cores that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc88ffd00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD_PREF_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_OPT /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_DRD_OPT ev_sel=0x36 umask=0xc827fd01: Demand data reads (DRd_Opt) from cores that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc827fd00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_OPT_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_OPT_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_DRD_OPT_PREF ev_sel=0x36 umask=0xc8a7fd01: Prefetches of data (DRd_Opt_Pref) from cores that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8a7fd00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_OPT_PREF_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_CRD_PREF ev_sel=0x36 umask=0xc88ffe01: Prefetches of code from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc88ffe00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_PREF_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_OPT /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_OPT ev_sel=0x36 umask=0xc827fe01: Demand data reads (DRd_Opt) from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc827fe00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_OPT_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_OPT_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_OPT_PREF ev_sel=0x36 umask=0xc8a7fe01: Prefetches of data (DRd_Opt_Pref) from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8a7fe00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_OPT_PREF_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_RFO /* UNC_CHA_TOR_OCCUPANCY.IO_HIT_RFO ev_sel=0x36 umask=0xc803fd04: Reads for ownership from devices that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc803fd00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_RFO_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_RFO /* UNC_CHA_TOR_OCCUPANCY.IO_RFO ev_sel=0x36 umask=0xc803ff04: Reads for ownership from devices. */ \
	SNR_CHA_CTL_(UINT64_C(0xc803ff00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_RFO_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_DRD_OPT /* UNC_CHA_TOR_OCCUPANCY.IA_DRD_OPT ev_sel=0x36 umask=0xc827ff01: Demand data reads (DRd_Opt) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc827ff00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_DRD_OPT_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_DRD_OPT_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_DRD_OPT_PREF ev_sel=0x36 umask=0xc8a7ff01: Prefetches of data (DRd_Opt_Pref) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8a7ff00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_DRD_OPT_PREF_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_CRD_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_CRD_PREF ev_sel=0x36 umask=0xc88fff01: Prefetches of code from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc88fff00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_CRD_PREF_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_FULL_STREAMING_WR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_FULL_STREAMING_WR ev_sel=0x36 umask=0xc867fe01: Streaming writes of whole lines (WCiLF) from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc867fe00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_FULL_STREAMING_WR_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_PARTIAL_STREAMING_WR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_PARTIAL_STREAMING_WR ev_sel=0x36 umask=0xc86ffe01: Streaming writes of parts of lines (WCiL) from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc86ffe00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_PARTIAL_STREAMING_WR_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_DDR /* UNC_CHA_TOR_OCCUPANCY.DDR ev_sel=0x36 umask=0x400: Requests in DRAM. */ \
	SNR_CHA_CTL_(UINT64_C(0x400000036))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_DDR_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCILF /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_WCILF ev_sel=0x36 umask=0xc867fe01: Streaming writes of whole lines (WCiLF) from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc867fe00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCILF_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCIL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_WCIL ev_sel=0x36 umask=0xc86ffe01: Streaming writes of parts of lines (WCiL) from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc86ffe00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCIL_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_CLFLUSH /* UNC_CHA_TOR_OCCUPANCY.IA_CLFLUSH ev_sel=0x36 umask=0xc8c7ff01: Flushes of lines (CLFlush) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8c7ff00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_CLFLUSH_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_CLFLUSHOPT /* UNC_CHA_TOR_OCCUPANCY.IA_CLFLUSHOPT ev_sel=0x36 umask=0xc8d7ff01: Flushes of lines (CLFlushOpt) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8d7ff00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_CLFLUSHOPT_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_WBMTOI /* UNC_CHA_TOR_OCCUPANCY.IA_WBMTOI ev_sel=0x36 umask=0xcc27ff01: Writebacks of modified lines, then invalid (WbMtoI) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xcc27ff00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_WBMTOI_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_UCRDF /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_UCRDF ev_sel=0x36 umask=0xc877de01: Uncacheable reads (UCRdF) from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc877de00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_UCRDF_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WIL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_WIL ev_sel=0x36 umask=0xc87fde01: Uncacheable writes (WiL) from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc87fde00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WIL_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_WCILF /* UNC_CHA_TOR_OCCUPANCY.IA_WCILF ev_sel=0x36 umask=0xc867ff01: Streaming writes of whole lines (WCiLF) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc867ff00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_WCILF_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_WCIL /* UNC_CHA_TOR_OCCUPANCY.IA_WCIL ev_sel=0x36 umask=0xc86fff01: Streaming writes of parts of lines (WCiL) from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc86fff00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_WCIL_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_WBMTOI /* UNC_CHA_TOR_OCCUPANCY.IO_WBMTOI ev_sel=0x36 umask=0xcc23ff04: Writebacks of modified lines, then invalid (WbMtoI) from devices. */ \
	SNR_CHA_CTL_(UINT64_C(0xcc23ff00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_WBMTOI_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_CLFLUSH /* UNC_CHA_TOR_OCCUPANCY.IO_CLFLUSH ev_sel=0x36 umask=0xc8c3ff04: Flushes of lines (CLFlush) from devices. */ \
	SNR_CHA_CTL_(UINT64_C(0xc8c3ff00000436))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IO_CLFLUSH_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_DRDPTE /* UNC_CHA_TOR_OCCUPANCY.IA_DRDPTE ev_sel=0x36 umask=0xc837ff01: Data reads of page walks from cores. */ \
	SNR_CHA_CTL_(UINT64_C(0xc837ff00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_DRDPTE_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRDPTE /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_DRDPTE ev_sel=0x36 umask=0xc837fd01: Data reads of page walks from cores that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc837fd00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRDPTE_COUNTERS 0x1u
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRDPTE /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRDPTE ev_sel=0x36 umask=0xc837fe01: Data reads of page walks from cores that missed the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0xc837fe00000136))
#define SNR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRDPTE_COUNTERS 0x1u
/* UNC_CHA_LLC_VICTIMS ev_sel=0x37: Lines that leave the cache slice to make room for a fill, by state and home. */
#define SNR_CHA_EVENT_LLC_VICTIMS_ALL /* UNC_CHA_LLC_VICTIMS.ALL ev_sel=0x37 umask=0xf: Lines of any state. */ \
	SNR_CHA_CTL_(UINT64_C(0xf37))
#define SNR_CHA_EVENT_LLC_VICTIMS_LOCAL_ALL /* UNC_CHA_LLC_VICTIMS.LOCAL_ALL ev_sel=0x37 umask=0x200f: Lines in every state of memory of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0x2000000f37))
#define SNR_CHA_EVENT_LLC_VICTIMS_M_STATE /* UNC_CHA_LLC_VICTIMS.M_STATE ev_sel=0x37 umask=0x1: Modified lines. */ \
	SNR_CHA_CTL_(UINT64_C(0x137))
#define SNR_CHA_EVENT_LLC_VICTIMS_E_STATE /* UNC_CHA_LLC_VICTIMS.E_STATE ev_sel=0x37 umask=0x2: Exclusive lines. */ \
	SNR_CHA_CTL_(UINT64_C(0x237))
#define SNR_CHA_EVENT_LLC_VICTIMS_S_STATE /* UNC_CHA_LLC_VICTIMS.S_STATE ev_sel=0x37 umask=0x4: Shared lines. */ \
	SNR_CHA_CTL_(UINT64_C(0x437))
#define SNR_CHA_EVENT_LLC_VICTIMS_LOCAL_ONLY /* UNC_CHA_LLC_VICTIMS.LOCAL_ONLY ev_sel=0x37 umask=0x2000: Narrows others to lines of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0x2000000037))
#define SNR_CHA_EVENT_LLC_VICTIMS_LOCAL_M /* UNC_CHA_LLC_VICTIMS.LOCAL_M ev_sel=0x37 umask=0x2001: Modified lines of memory of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0x2000000137))
#define SNR_CHA_EVENT_LLC_VICTIMS_LOCAL_E /* UNC_CHA_LLC_VICTIMS.LOCAL_E ev_sel=0x37 umask=0x2002: Exclusive lines of memory of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0x2000000237))
#define SNR_CHA_EVENT_LLC_VICTIMS_LOCAL_S /* UNC_CHA_LLC_VICTIMS.LOCAL_S ev_sel=0x37 umask=0x2004: Shared lines of memory of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0x2000000437))
/* UNC_CHA_MISC ev_sel=0x39: Rare cases, each a thing of its own. */
#define SNR_CHA_EVENT_MISC_RFO_HIT_S /* UNC_CHA_MISC.RFO_HIT_S ev_sel=0x39 umask=0x8: Reads for ownership that hit a shared line. */ \
	SNR_CHA_CTL_(UINT64_C(0x839))
#define SNR_CHA_EVENT_MISC_RSPI_WAS_FSE /* UNC_CHA_MISC.RSPI_WAS_FSE ev_sel=0x39 umask=0x1: Snoops of a core that had dropped its clean line silently. */ \
	SNR_CHA_CTL_(UINT64_C(0x139))
#define SNR_CHA_EVENT_MISC_WC_ALIASING /* UNC_CHA_MISC.WC_ALIASING ev_sel=0x39 umask=0x2: Write-combining stores that met a line in the cache. */ \
	SNR_CHA_CTL_(UINT64_C(0x239))
#define SNR_CHA_EVENT_MISC_CV0_PREF_VIC /* UNC_CHA_MISC.CV0_PREF_VIC ev_sel=0x39 umask=0x10: Prefetches of lines with no core marked as holder, which were victims. */ \
	SNR_CHA_CTL_(UINT64_C(0x1039))
#define SNR_CHA_EVENT_MISC_CV0_PREF_MISS /* UNC_CHA_MISC.CV0_PREF_MISS ev_sel=0x39 umask=0x20: Prefetches of lines with no core marked as holder, which missed. */ \
	SNR_CHA_CTL_(UINT64_C(0x2039))
/* UNC_CHA_SF_EVICTION ev_sel=0x3d: Entries that the full snoop filter drops for new ones; cores lose the line. What cores give up by themselves does not count. */
#define SNR_CHA_EVENT_SF_EVICTION_E_STATE /* UNC_CHA_SF_EVICTION.E_STATE ev_sel=0x3d umask=0x2: Of lines that were exclusive. */ \
	SNR_CHA_CTL_(UINT64_C(0x23d))
#define SNR_CHA_EVENT_SF_EVICTION_M_STATE /* UNC_CHA_SF_EVICTION.M_STATE ev_sel=0x3d umask=0x1: Of lines that were modified. */ \
	SNR_CHA_CTL_(UINT64_C(0x13d))
#define SNR_CHA_EVENT_SF_EVICTION_S_STATE /* UNC_CHA_SF_EVICTION.S_STATE ev_sel=0x3d umask=0x4: Of lines that were shared. */ \
	SNR_CHA_CTL_(UINT64_C(0x43d))
/* UNC_CHA_PIPE_REJECT ev_sel=0x42: Requests that the pipeline turned away; Intel gives names of reasons and no more. */
#define SNR_CHA_EVENT_PIPE_REJECT_RMW_SETMATCH /* UNC_CHA_PIPE_REJECT.RMW_SETMATCH ev_sel=0x42 umask=0x1: A read with a write, to a set in use. */ \
	SNR_CHA_CTL_(UINT64_C(0x142))
#define SNR_CHA_EVENT_PIPE_REJECT_GOTRACK_PAMATCH /* UNC_CHA_PIPE_REJECT.GOTRACK_PAMATCH ev_sel=0x42 umask=0x2: A GO for the address is being tracked. */ \
	SNR_CHA_CTL_(UINT64_C(0x242))
#define SNR_CHA_EVENT_PIPE_REJECT_GOTRACK_ALLOWSNP /* UNC_CHA_PIPE_REJECT.GOTRACK_ALLOWSNP ev_sel=0x42 umask=0x4: A GO that allows snoops is being tracked. */ \
	SNR_CHA_CTL_(UINT64_C(0x442))
#define SNR_CHA_EVENT_PIPE_REJECT_GOTRACK_WAYMATCH /* UNC_CHA_PIPE_REJECT.GOTRACK_WAYMATCH ev_sel=0x42 umask=0x8: A GO for the way is being tracked. */ \
	SNR_CHA_CTL_(UINT64_C(0x842))
#define SNR_CHA_EVENT_PIPE_REJECT_GOTRACK_ALLWAYRSV /* UNC_CHA_PIPE_REJECT.GOTRACK_ALLWAYRSV ev_sel=0x42 umask=0x10: Every way is kept for tracked GOs. */ \
	SNR_CHA_CTL_(UINT64_C(0x1042))
#define SNR_CHA_EVENT_PIPE_REJECT_PTL_INPIPE /* UNC_CHA_PIPE_REJECT.PTL_INPIPE ev_sel=0x42 umask=0x80: Part of the line is in the pipeline. */ \
	SNR_CHA_CTL_(UINT64_C(0x8042))
#define SNR_CHA_EVENT_PIPE_REJECT_IRQ_SETMATCH_VICP /* UNC_CHA_PIPE_REJECT.IRQ_SETMATCH_VICP ev_sel=0x42 umask=0x100: IRQ: the set has a victim waiting. */ \
	SNR_CHA_CTL_(UINT64_C(0x100000042))
#define SNR_CHA_EVENT_PIPE_REJECT_FSF_VICP /* UNC_CHA_PIPE_REJECT.FSF_VICP ev_sel=0x42 umask=0x200: The snoop filter has a victim waiting. */ \
	SNR_CHA_CTL_(UINT64_C(0x200000042))
#define SNR_CHA_EVENT_PIPE_REJECT_ONE_FSF_VIC /* UNC_CHA_PIPE_REJECT.ONE_FSF_VIC ev_sel=0x42 umask=0x400: One victim of the snoop filter at a time. */ \
	SNR_CHA_CTL_(UINT64_C(0x400000042))
#define SNR_CHA_EVENT_PIPE_REJECT_TORID_MATCH_GO_P /* UNC_CHA_PIPE_REJECT.TORID_MATCH_GO_P ev_sel=0x42 umask=0x1000: The entry of the TOR waits for a GO. */ \
	SNR_CHA_CTL_(UINT64_C(0x1000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_IPQ_SETMATCH_VICP /* UNC_CHA_PIPE_REJECT.IPQ_SETMATCH_VICP ev_sel=0x42 umask=0x2000: IPQ: the set has a victim waiting. */ \
	SNR_CHA_CTL_(UINT64_C(0x2000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_WAY_MATCH /* UNC_CHA_PIPE_REJECT.WAY_MATCH ev_sel=0x42 umask=0x4000: The way is in use. */ \
	SNR_CHA_CTL_(UINT64_C(0x4000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_ONE_RSP_CON /* UNC_CHA_PIPE_REJECT.ONE_RSP_CON ev_sel=0x42 umask=0x8000: One answer at a time. */ \
	SNR_CHA_CTL_(UINT64_C(0x8000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_IDX_INPIPE /* UNC_CHA_PIPE_REJECT.IDX_INPIPE ev_sel=0x42 umask=0x10000: The index is in the pipeline. */ \
	SNR_CHA_CTL_(UINT64_C(0x10000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_SETMATCHENTRYWSCT /* UNC_CHA_PIPE_REJECT.SETMATCHENTRYWSCT ev_sel=0x42 umask=0x20000: The set fits an entry of the WSCT. */ \
	SNR_CHA_CTL_(UINT64_C(0x20000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_ALLRSFWAYS_RES /* UNC_CHA_PIPE_REJECT.ALLRSFWAYS_RES ev_sel=0x42 umask=0x80000: Every way of the RSF is kept. */ \
	SNR_CHA_CTL_(UINT64_C(0x80000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_RRQ_SETMATCH_VICP /* UNC_CHA_PIPE_REJECT.RRQ_SETMATCH_VICP ev_sel=0x42 umask=0x100000: RRQ: the set has a victim waiting. */ \
	SNR_CHA_CTL_(UINT64_C(0x100000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_ISMQ_SETMATCH_VICP /* UNC_CHA_PIPE_REJECT.ISMQ_SETMATCH_VICP ev_sel=0x42 umask=0x200000: ISMQ: the set has a victim waiting. */ \
	SNR_CHA_CTL_(UINT64_C(0x200000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_SF_WAYS_RES /* UNC_CHA_PIPE_REJECT.SF_WAYS_RES ev_sel=0x42 umask=0x400000: The ways of the snoop filter are kept. */ \
	SNR_CHA_CTL_(UINT64_C(0x400000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_LLC_WAYS_RES /* UNC_CHA_PIPE_REJECT.LLC_WAYS_RES ev_sel=0x42 umask=0x800000: The ways of the LLC are kept. */ \
	SNR_CHA_CTL_(UINT64_C(0x800000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_NOTALLOWSNOOP /* UNC_CHA_PIPE_REJECT.NOTALLOWSNOOP ev_sel=0x42 umask=0x1000000: Snoops are not allowed. */ \
	SNR_CHA_CTL_(UINT64_C(0x1000000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_TOPA_MATCH /* UNC_CHA_PIPE_REJECT.TOPA_MATCH ev_sel=0x42 umask=0x2000000: The address is in the TOR. */ \
	SNR_CHA_CTL_(UINT64_C(0x2000000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_IVEGRCREDIT /* UNC_CHA_PIPE_REJECT.IVEGRCREDIT ev_sel=0x42 umask=0x4000000: No credit to send IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x4000000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_BLEGRCREDIT /* UNC_CHA_PIPE_REJECT.BLEGRCREDIT ev_sel=0x42 umask=0x8000000: No credit to send BL messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x8000000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_ADEGRCREDIT /* UNC_CHA_PIPE_REJECT.ADEGRCREDIT ev_sel=0x42 umask=0x10000000: No credit to send AD messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x10000000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_AKEGRCREDIT /* UNC_CHA_PIPE_REJECT.AKEGRCREDIT ev_sel=0x42 umask=0x20000000: No credit to send AK messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x20000000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_HACREDIT /* UNC_CHA_PIPE_REJECT.HACREDIT ev_sel=0x42 umask=0x40000000: No credit of the home agent. */ \
	SNR_CHA_CTL_(UINT64_C(0x40000000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_VN_AD_REQ /* UNC_CHA_PIPE_REJECT.VN_AD_REQ ev_sel=0x42 umask=0x80000000: No credit for requests on AD. */ \
	SNR_CHA_CTL_(UINT64_C(0x80000000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_VN_AD_RSP /* UNC_CHA_PIPE_REJECT.VN_AD_RSP ev_sel=0x42 umask=0x100000000: No credit for responses on AD. */ \
	SNR_CHA_CTL_(UINT64_C(0x100000000000042))
#define SNR_CHA_EVENT_PIPE_REJECT_VN_BL_RSP /* UNC_CHA_PIPE_REJECT.VN_BL_RSP ev_sel=0x42 umask=0x200000000: No credit for responses on BL. */ \
	SNR_CHA_CTL_(UINT64_C(0x200000000000042))
/* UNC_CHA_REQUESTS ev_sel=0x50: Requests that reach the home agent, by kind and by where they come from. */
#define SNR_CHA_EVENT_REQUESTS_READS /* UNC_CHA_REQUESTS.READS ev_sel=0x50 umask=0x3: Reads of any socket. */ \
	SNR_CHA_CTL_(UINT64_C(0x350))
#define SNR_CHA_EVENT_REQUESTS_WRITES /* UNC_CHA_REQUESTS.WRITES ev_sel=0x50 umask=0xc: Writes of any socket. */ \
	SNR_CHA_CTL_(UINT64_C(0xc50))
#define SNR_CHA_EVENT_REQUESTS_INVITOE /* UNC_CHA_REQUESTS.INVITOE ev_sel=0x50 umask=0x30: Requests for ownership without data, of this socket and of others. */ \
	SNR_CHA_CTL_(UINT64_C(0x3050))
/* UNC_CHA_SNOOPS_SENT ev_sel=0x51: Snoops that the home agent sends. */
#define SNR_CHA_EVENT_SNOOPS_SENT_ALL /* UNC_CHA_SNOOPS_SENT.ALL ev_sel=0x51 umask=0x1: All of them. */ \
	SNR_CHA_CTL_(UINT64_C(0x151))
#define SNR_CHA_EVENT_SNOOPS_SENT_LOCAL /* UNC_CHA_SNOOPS_SENT.LOCAL ev_sel=0x51 umask=0x4: For requests of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0x451))
#define SNR_CHA_EVENT_SNOOPS_SENT_BCST_LOCAL /* UNC_CHA_SNOOPS_SENT.BCST_LOCAL ev_sel=0x51 umask=0x10: To everyone, for requests of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0x1051))
#define SNR_CHA_EVENT_SNOOPS_SENT_DIRECT_LOCAL /* UNC_CHA_SNOOPS_SENT.DIRECT_LOCAL ev_sel=0x51 umask=0x40: To one socket, for requests of this socket. */ \
	SNR_CHA_CTL_(UINT64_C(0x4051))
/* UNC_CHA_WB_PUSH_MTOI ev_sel=0x56: Writes back of modified lines that a core pushes (WbPushMtoI), by where they end. */
#define SNR_CHA_EVENT_WB_PUSH_MTOI_LLC /* UNC_CHA_WB_PUSH_MTOI.LLC ev_sel=0x56 umask=0x1: In the cache. */ \
	SNR_CHA_CTL_(UINT64_C(0x156))
#define SNR_CHA_EVENT_WB_PUSH_MTOI_MEM /* UNC_CHA_WB_PUSH_MTOI.MEM ev_sel=0x56 umask=0x2: In memory. */ \
	SNR_CHA_CTL_(UINT64_C(0x256))
/* UNC_CHA_BYPASS_CHA_IMC ev_sel=0x57: Reads that may skip the pipeline of the home agent on their way to memory, which saves time when there is little load. */
#define SNR_CHA_EVENT_BYPASS_CHA_IMC_TAKEN /* UNC_CHA_BYPASS_CHA_IMC.TAKEN ev_sel=0x57 umask=0x1: The full bypass was taken. */ \
	SNR_CHA_CTL_(UINT64_C(0x157))
#define SNR_CHA_EVENT_BYPASS_CHA_IMC_INTERMEDIATE /* UNC_CHA_BYPASS_CHA_IMC.INTERMEDIATE ev_sel=0x57 umask=0x2: The intermediate bypass was taken. */ \
	SNR_CHA_CTL_(UINT64_C(0x257))
#define SNR_CHA_EVENT_BYPASS_CHA_IMC_NOT_TAKEN /* UNC_CHA_BYPASS_CHA_IMC.NOT_TAKEN ev_sel=0x57 umask=0x4: None was taken. */ \
	SNR_CHA_CTL_(UINT64_C(0x457))
/* UNC_CHA_READ_NO_CREDITS ev_sel=0x58: Times that no credit was left to send a read to memory. */
#define SNR_CHA_EVENT_READ_NO_CREDITS_MC0 /* UNC_CHA_READ_NO_CREDITS.MC0 ev_sel=0x58 umask=0x1: For controller 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x158))
#define SNR_CHA_EVENT_READ_NO_CREDITS_MC1 /* UNC_CHA_READ_NO_CREDITS.MC1 ev_sel=0x58 umask=0x2: For controller 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x258))
#define SNR_CHA_EVENT_READ_NO_CREDITS_MC2 /* UNC_CHA_READ_NO_CREDITS.MC2 ev_sel=0x58 umask=0x4: For controller 2. */ \
	SNR_CHA_CTL_(UINT64_C(0x458))
#define SNR_CHA_EVENT_READ_NO_CREDITS_MC3 /* UNC_CHA_READ_NO_CREDITS.MC3 ev_sel=0x58 umask=0x8: For controller 3. */ \
	SNR_CHA_CTL_(UINT64_C(0x858))
#define SNR_CHA_EVENT_READ_NO_CREDITS_MC4 /* UNC_CHA_READ_NO_CREDITS.MC4 ev_sel=0x58 umask=0x10: For controller 4. */ \
	SNR_CHA_CTL_(UINT64_C(0x1058))
#define SNR_CHA_EVENT_READ_NO_CREDITS_MC5 /* UNC_CHA_READ_NO_CREDITS.MC5 ev_sel=0x58 umask=0x20: For controller 5. */ \
	SNR_CHA_CTL_(UINT64_C(0x2058))
#define SNR_CHA_EVENT_READ_NO_CREDITS_MC6 /* UNC_CHA_READ_NO_CREDITS.MC6 ev_sel=0x58 umask=0x40: For controller 6. */ \
	SNR_CHA_CTL_(UINT64_C(0x4058))
#define SNR_CHA_EVENT_READ_NO_CREDITS_MC7 /* UNC_CHA_READ_NO_CREDITS.MC7 ev_sel=0x58 umask=0x80: For controller 7. */ \
	SNR_CHA_CTL_(UINT64_C(0x8058))
#define SNR_CHA_EVENT_READ_NO_CREDITS_MC8 /* UNC_CHA_READ_NO_CREDITS.MC8 ev_sel=0x58 umask=0x100: For controller 8. */ \
	SNR_CHA_CTL_(UINT64_C(0x100000058))
#define SNR_CHA_EVENT_READ_NO_CREDITS_MC9 /* UNC_CHA_READ_NO_CREDITS.MC9 ev_sel=0x58 umask=0x200: For controller 9. */ \
	SNR_CHA_CTL_(UINT64_C(0x200000058))
#define SNR_CHA_EVENT_READ_NO_CREDITS_MC10 /* UNC_CHA_READ_NO_CREDITS.MC10 ev_sel=0x58 umask=0x400: For controller 10. */ \
	SNR_CHA_CTL_(UINT64_C(0x400000058))
#define SNR_CHA_EVENT_READ_NO_CREDITS_MC11 /* UNC_CHA_READ_NO_CREDITS.MC11 ev_sel=0x58 umask=0x800: For controller 11. */ \
	SNR_CHA_CTL_(UINT64_C(0x800000058))
#define SNR_CHA_EVENT_READ_NO_CREDITS_MC12 /* UNC_CHA_READ_NO_CREDITS.MC12 ev_sel=0x58 umask=0x1000: For controller 12. */ \
	SNR_CHA_CTL_(UINT64_C(0x1000000058))
#define SNR_CHA_EVENT_READ_NO_CREDITS_MC13 /* UNC_CHA_READ_NO_CREDITS.MC13 ev_sel=0x58 umask=0x2000: For controller 13. */ \
	SNR_CHA_CTL_(UINT64_C(0x2000000058))
/* UNC_CHA_IMC_READS_COUNT ev_sel=0x59: Reads that the CHA sends to the memory channels. */
#define SNR_CHA_EVENT_IMC_READS_COUNT_NORMAL /* UNC_CHA_IMC_READS_COUNT.NORMAL ev_sel=0x59 umask=0x1: Of normal priority. */ \
	SNR_CHA_CTL_(UINT64_C(0x159))
#define SNR_CHA_EVENT_IMC_READS_COUNT_PRIORITY /* UNC_CHA_IMC_READS_COUNT.PRIORITY ev_sel=0x59 umask=0x2: Isochronous ones. */ \
	SNR_CHA_CTL_(UINT64_C(0x259))
/* UNC_CHA_WRITE_NO_CREDITS ev_sel=0x5a: Times that no credit was left to send a write to memory. */
#define SNR_CHA_EVENT_WRITE_NO_CREDITS_MC0 /* UNC_CHA_WRITE_NO_CREDITS.MC0 ev_sel=0x5a umask=0x1: For controller 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x15a))
#define SNR_CHA_EVENT_WRITE_NO_CREDITS_MC1 /* UNC_CHA_WRITE_NO_CREDITS.MC1 ev_sel=0x5a umask=0x2: For controller 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x25a))
#define SNR_CHA_EVENT_WRITE_NO_CREDITS_MC2 /* UNC_CHA_WRITE_NO_CREDITS.MC2 ev_sel=0x5a umask=0x4: For controller 2. */ \
	SNR_CHA_CTL_(UINT64_C(0x45a))
#define SNR_CHA_EVENT_WRITE_NO_CREDITS_MC3 /* UNC_CHA_WRITE_NO_CREDITS.MC3 ev_sel=0x5a umask=0x8: For controller 3. */ \
	SNR_CHA_CTL_(UINT64_C(0x85a))
#define SNR_CHA_EVENT_WRITE_NO_CREDITS_MC4 /* UNC_CHA_WRITE_NO_CREDITS.MC4 ev_sel=0x5a umask=0x10: For controller 4. */ \
	SNR_CHA_CTL_(UINT64_C(0x105a))
#define SNR_CHA_EVENT_WRITE_NO_CREDITS_MC5 /* UNC_CHA_WRITE_NO_CREDITS.MC5 ev_sel=0x5a umask=0x20: For controller 5. */ \
	SNR_CHA_CTL_(UINT64_C(0x205a))
#define SNR_CHA_EVENT_WRITE_NO_CREDITS_MC6 /* UNC_CHA_WRITE_NO_CREDITS.MC6 ev_sel=0x5a umask=0x40: For controller 6. */ \
	SNR_CHA_CTL_(UINT64_C(0x405a))
#define SNR_CHA_EVENT_WRITE_NO_CREDITS_MC7 /* UNC_CHA_WRITE_NO_CREDITS.MC7 ev_sel=0x5a umask=0x80: For controller 7. */ \
	SNR_CHA_CTL_(UINT64_C(0x805a))
#define SNR_CHA_EVENT_WRITE_NO_CREDITS_MC8 /* UNC_CHA_WRITE_NO_CREDITS.MC8 ev_sel=0x5a umask=0x100: For controller 8. */ \
	SNR_CHA_CTL_(UINT64_C(0x10000005a))
#define SNR_CHA_EVENT_WRITE_NO_CREDITS_MC9 /* UNC_CHA_WRITE_NO_CREDITS.MC9 ev_sel=0x5a umask=0x200: For controller 9. */ \
	SNR_CHA_CTL_(UINT64_C(0x20000005a))
#define SNR_CHA_EVENT_WRITE_NO_CREDITS_MC10 /* UNC_CHA_WRITE_NO_CREDITS.MC10 ev_sel=0x5a umask=0x400: For controller 10. */ \
	SNR_CHA_CTL_(UINT64_C(0x40000005a))
#define SNR_CHA_EVENT_WRITE_NO_CREDITS_MC11 /* UNC_CHA_WRITE_NO_CREDITS.MC11 ev_sel=0x5a umask=0x800: For controller 11. */ \
	SNR_CHA_CTL_(UINT64_C(0x80000005a))
#define SNR_CHA_EVENT_WRITE_NO_CREDITS_MC12 /* UNC_CHA_WRITE_NO_CREDITS.MC12 ev_sel=0x5a umask=0x1000: For controller 12. */ \
	SNR_CHA_CTL_(UINT64_C(0x100000005a))
#define SNR_CHA_EVENT_WRITE_NO_CREDITS_MC13 /* UNC_CHA_WRITE_NO_CREDITS.MC13 ev_sel=0x5a umask=0x2000: For controller 13. */ \
	SNR_CHA_CTL_(UINT64_C(0x200000005a))
/* UNC_CHA_IMC_WRITES_COUNT ev_sel=0x5b: Writes that the CHA sends to the memory channels. */
#define SNR_CHA_EVENT_IMC_WRITES_COUNT_FULL /* UNC_CHA_IMC_WRITES_COUNT.FULL ev_sel=0x5b umask=0x1: Whole lines. */ \
	SNR_CHA_CTL_(UINT64_C(0x15b))
#define SNR_CHA_EVENT_IMC_WRITES_COUNT_PARTIAL /* UNC_CHA_IMC_WRITES_COUNT.PARTIAL ev_sel=0x5b umask=0x2: Parts of lines. */ \
	SNR_CHA_CTL_(UINT64_C(0x25b))
#define SNR_CHA_EVENT_IMC_WRITES_COUNT_FULL_PRIORITY /* UNC_CHA_IMC_WRITES_COUNT.FULL_PRIORITY ev_sel=0x5b umask=0x4: Whole lines, isochronous. */ \
	SNR_CHA_CTL_(UINT64_C(0x45b))
#define SNR_CHA_EVENT_IMC_WRITES_COUNT_PARTIAL_PRIORITY /* UNC_CHA_IMC_WRITES_COUNT.PARTIAL_PRIORITY ev_sel=0x5b umask=0x8: Parts of lines, isochronous. */ \
	SNR_CHA_CTL_(UINT64_C(0x85b))
/* UNC_CHA_SNOOP_RESP_LOCAL ev_sel=0x5d: Answers to snoops for requests of this socket, by kind. */
#define SNR_CHA_EVENT_SNOOP_RESP_LOCAL_RSPI /* UNC_CHA_SNOOP_RESP_LOCAL.RSPI ev_sel=0x5d umask=0x1: The other side has no copy now. */ \
	SNR_CHA_CTL_(UINT64_C(0x15d))
#define SNR_CHA_EVENT_SNOOP_RESP_LOCAL_RSPS /* UNC_CHA_SNOOP_RESP_LOCAL.RSPS ev_sel=0x5d umask=0x2: The other side keeps a shared copy. */ \
	SNR_CHA_CTL_(UINT64_C(0x25d))
#define SNR_CHA_EVENT_SNOOP_RESP_LOCAL_RSPIFWD /* UNC_CHA_SNOOP_RESP_LOCAL.RSPIFWD ev_sel=0x5d umask=0x4: Data was forwarded, no copy kept. */ \
	SNR_CHA_CTL_(UINT64_C(0x45d))
#define SNR_CHA_EVENT_SNOOP_RESP_LOCAL_RSPSFWD /* UNC_CHA_SNOOP_RESP_LOCAL.RSPSFWD ev_sel=0x5d umask=0x8: Data was forwarded, a shared copy kept. */ \
	SNR_CHA_CTL_(UINT64_C(0x85d))
#define SNR_CHA_EVENT_SNOOP_RESP_LOCAL_RSPWB /* UNC_CHA_SNOOP_RESP_LOCAL.RSPWB ev_sel=0x5d umask=0x10: A modified line was written back. */ \
	SNR_CHA_CTL_(UINT64_C(0x105d))
#define SNR_CHA_EVENT_SNOOP_RESP_LOCAL_RSPFWDWB /* UNC_CHA_SNOOP_RESP_LOCAL.RSPFWDWB ev_sel=0x5d umask=0x20: A modified line was passed on and written back. */ \
	SNR_CHA_CTL_(UINT64_C(0x205d))
#define SNR_CHA_EVENT_SNOOP_RESP_LOCAL_RSPCNFLCT /* UNC_CHA_SNOOP_RESP_LOCAL.RSPCNFLCT ev_sel=0x5d umask=0x40: The other side has a request for the line itself. */ \
	SNR_CHA_CTL_(UINT64_C(0x405d))
#define SNR_CHA_EVENT_SNOOP_RESP_LOCAL_RSPFWD /* UNC_CHA_SNOOP_RESP_LOCAL.RSPFWD ev_sel=0x5d umask=0x80: Data went straight to who asked, whatever was kept. */ \
	SNR_CHA_CTL_(UINT64_C(0x805d))
/* UNC_CHA_SNOOP_RSP_MISC ev_sel=0x6b: Rarer answers to snoops, going by the names. */
#define SNR_CHA_EVENT_SNOOP_RSP_MISC_MTOI_RSPIFWDM /* UNC_CHA_SNOOP_RSP_MISC.MTOI_RSPIFWDM ev_sel=0x6b umask=0x1: MtoI, answered by RspIFwdM. */ \
	SNR_CHA_CTL_(UINT64_C(0x16b))
#define SNR_CHA_EVENT_SNOOP_RSP_MISC_MTOI_RSPDATAM /* UNC_CHA_SNOOP_RSP_MISC.MTOI_RSPDATAM ev_sel=0x6b umask=0x2: MtoI, answered by RspDataM. */ \
	SNR_CHA_CTL_(UINT64_C(0x26b))
#define SNR_CHA_EVENT_SNOOP_RSP_MISC_RSPIFWDMPTL_HITSF /* UNC_CHA_SNOOP_RSP_MISC.RSPIFWDMPTL_HITSF ev_sel=0x6b umask=0x4: RspIFwdMPtl that hit the snoop filter. */ \
	SNR_CHA_CTL_(UINT64_C(0x46b))
#define SNR_CHA_EVENT_SNOOP_RSP_MISC_RSPIFWDMPTL_HITLLC /* UNC_CHA_SNOOP_RSP_MISC.RSPIFWDMPTL_HITLLC ev_sel=0x6b umask=0x8: RspIFwdMPtl that hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0x86b))
#define SNR_CHA_EVENT_SNOOP_RSP_MISC_PULLDATAPTL_HITSF /* UNC_CHA_SNOOP_RSP_MISC.PULLDATAPTL_HITSF ev_sel=0x6b umask=0x10: Part of a line pulled, which hit the snoop filter. */ \
	SNR_CHA_CTL_(UINT64_C(0x106b))
#define SNR_CHA_EVENT_SNOOP_RSP_MISC_PULLDATAPTL_HITLLC /* UNC_CHA_SNOOP_RSP_MISC.PULLDATAPTL_HITLLC ev_sel=0x6b umask=0x20: Part of a line pulled, which hit the LLC. */ \
	SNR_CHA_CTL_(UINT64_C(0x206b))
/* UNC_CHA_DIRECT_GO_OPC ev_sel=0x6d: Direct GO messages, by opcode; Intel gives names and no more. */
#define SNR_CHA_EVENT_DIRECT_GO_OPC_EXTCMP /* UNC_CHA_DIRECT_GO_OPC.EXTCMP ev_sel=0x6d umask=0x1: ExtCmp. */ \
	SNR_CHA_CTL_(UINT64_C(0x16d))
#define SNR_CHA_EVENT_DIRECT_GO_OPC_PULL /* UNC_CHA_DIRECT_GO_OPC.PULL ev_sel=0x6d umask=0x2: Pull. */ \
	SNR_CHA_CTL_(UINT64_C(0x26d))
#define SNR_CHA_EVENT_DIRECT_GO_OPC_GO /* UNC_CHA_DIRECT_GO_OPC.GO ev_sel=0x6d umask=0x4: GO. */ \
	SNR_CHA_CTL_(UINT64_C(0x46d))
#define SNR_CHA_EVENT_DIRECT_GO_OPC_GO_PULL /* UNC_CHA_DIRECT_GO_OPC.GO_PULL ev_sel=0x6d umask=0x8: GO with Pull. */ \
	SNR_CHA_CTL_(UINT64_C(0x86d))
#define SNR_CHA_EVENT_DIRECT_GO_OPC_FAST_GO /* UNC_CHA_DIRECT_GO_OPC.FAST_GO ev_sel=0x6d umask=0x10: Fast GO. */ \
	SNR_CHA_CTL_(UINT64_C(0x106d))
#define SNR_CHA_EVENT_DIRECT_GO_OPC_FAST_GO_PULL /* UNC_CHA_DIRECT_GO_OPC.FAST_GO_PULL ev_sel=0x6d umask=0x20: Fast GO with Pull. */ \
	SNR_CHA_CTL_(UINT64_C(0x206d))
#define SNR_CHA_EVENT_DIRECT_GO_OPC_NOP /* UNC_CHA_DIRECT_GO_OPC.NOP ev_sel=0x6d umask=0x40: Nothing. */ \
	SNR_CHA_CTL_(UINT64_C(0x406d))
#define SNR_CHA_EVENT_DIRECT_GO_OPC_IDLE_DUE_SUPPRESS /* UNC_CHA_DIRECT_GO_OPC.IDLE_DUE_SUPPRESS ev_sel=0x6d umask=0x80: Nothing, as it was suppressed. */ \
	SNR_CHA_CTL_(UINT64_C(0x806d))
/* UNC_CHA_DIRECT_GO ev_sel=0x6e: Direct GO messages; Intel gives names and no more. */
#define SNR_CHA_EVENT_DIRECT_GO_HA_TOR_DEALLOC /* UNC_CHA_DIRECT_GO.HA_TOR_DEALLOC ev_sel=0x6e umask=0x1: The home agent frees an entry of its TOR. */ \
	SNR_CHA_CTL_(UINT64_C(0x16e))
#define SNR_CHA_EVENT_DIRECT_GO_HA_SUPPRESS_NO_D2C /* UNC_CHA_DIRECT_GO.HA_SUPPRESS_NO_D2C ev_sel=0x6e umask=0x2: Suppressed by the home agent, as the data does not go straight to the core. */ \
	SNR_CHA_CTL_(UINT64_C(0x26e))
#define SNR_CHA_EVENT_DIRECT_GO_HA_SUPPRESS_DRD /* UNC_CHA_DIRECT_GO.HA_SUPPRESS_DRD ev_sel=0x6e umask=0x4: Suppressed by the home agent for a data read. */ \
	SNR_CHA_CTL_(UINT64_C(0x46e))
/* UNC_CHA_XPT_PREF ev_sel=0x6f: Prefetches that go ahead to the memory (XPT), sent and dropped. */
#define SNR_CHA_EVENT_XPT_PREF_SENT0 /* UNC_CHA_XPT_PREF.SENT0 ev_sel=0x6f umask=0x1: Sent, port 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x16f))
#define SNR_CHA_EVENT_XPT_PREF_DROP0_NOCRD /* UNC_CHA_XPT_PREF.DROP0_NOCRD ev_sel=0x6f umask=0x4: Dropped for want of a credit, port 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x46f))
#define SNR_CHA_EVENT_XPT_PREF_DROP0_CONFLICT /* UNC_CHA_XPT_PREF.DROP0_CONFLICT ev_sel=0x6f umask=0x8: Dropped as the way to the mesh was taken, port 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x86f))
#define SNR_CHA_EVENT_XPT_PREF_SENT1 /* UNC_CHA_XPT_PREF.SENT1 ev_sel=0x6f umask=0x10: Sent, port 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x106f))
#define SNR_CHA_EVENT_XPT_PREF_DROP1_NOCRD /* UNC_CHA_XPT_PREF.DROP1_NOCRD ev_sel=0x6f umask=0x40: Dropped for want of a credit, port 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x406f))
#define SNR_CHA_EVENT_XPT_PREF_DROP1_CONFLICT /* UNC_CHA_XPT_PREF.DROP1_CONFLICT ev_sel=0x6f umask=0x80: Dropped as the way to the mesh was taken, port 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x806f))
/* UNC_CHA_AG0_AD_CRD_ACQUIRED0 ev_sel=0x80: AD credits that agent 0 of the mesh stop takes, by transgress buffer up to 7. */
#define SNR_CHA_EVENT_AG0_AD_CRD_ACQUIRED0_TGR0 /* UNC_CHA_AG0_AD_CRD_ACQUIRED0.TGR0 ev_sel=0x80 umask=0x1: Credits of transgress 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x180))
#define SNR_CHA_EVENT_AG0_AD_CRD_ACQUIRED0_TGR1 /* UNC_CHA_AG0_AD_CRD_ACQUIRED0.TGR1 ev_sel=0x80 umask=0x2: Credits of transgress 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x280))
#define SNR_CHA_EVENT_AG0_AD_CRD_ACQUIRED0_TGR2 /* UNC_CHA_AG0_AD_CRD_ACQUIRED0.TGR2 ev_sel=0x80 umask=0x4: Credits of transgress 2. */ \
	SNR_CHA_CTL_(UINT64_C(0x480))
#define SNR_CHA_EVENT_AG0_AD_CRD_ACQUIRED0_TGR3 /* UNC_CHA_AG0_AD_CRD_ACQUIRED0.TGR3 ev_sel=0x80 umask=0x8: Credits of transgress 3. */ \
	SNR_CHA_CTL_(UINT64_C(0x880))
#define SNR_CHA_EVENT_AG0_AD_CRD_ACQUIRED0_TGR4 /* UNC_CHA_AG0_AD_CRD_ACQUIRED0.TGR4 ev_sel=0x80 umask=0x10: Credits of transgress 4. */ \
	SNR_CHA_CTL_(UINT64_C(0x1080))
#define SNR_CHA_EVENT_AG0_AD_CRD_ACQUIRED0_TGR5 /* UNC_CHA_AG0_AD_CRD_ACQUIRED0.TGR5 ev_sel=0x80 umask=0x20: Credits of transgress 5. */ \
	SNR_CHA_CTL_(UINT64_C(0x2080))
#define SNR_CHA_EVENT_AG0_AD_CRD_ACQUIRED0_TGR6 /* UNC_CHA_AG0_AD_CRD_ACQUIRED0.TGR6 ev_sel=0x80 umask=0x40: Credits of transgress 6. */ \
	SNR_CHA_CTL_(UINT64_C(0x4080))
#define SNR_CHA_EVENT_AG0_AD_CRD_ACQUIRED0_TGR7 /* UNC_CHA_AG0_AD_CRD_ACQUIRED0.TGR7 ev_sel=0x80 umask=0x80: Credits of transgress 7. */ \
	SNR_CHA_CTL_(UINT64_C(0x8080))
/* UNC_CHA_AG0_AD_CRD_ACQUIRED1 ev_sel=0x81: AD credits that agent 0 of the mesh stop takes, by transgress buffer from 8 on. */
#define SNR_CHA_EVENT_AG0_AD_CRD_ACQUIRED1_TGR8 /* UNC_CHA_AG0_AD_CRD_ACQUIRED1.TGR8 ev_sel=0x81 umask=0x1: Credits of transgress 8. */ \
	SNR_CHA_CTL_(UINT64_C(0x181))
#define SNR_CHA_EVENT_AG0_AD_CRD_ACQUIRED1_TGR9 /* UNC_CHA_AG0_AD_CRD_ACQUIRED1.TGR9 ev_sel=0x81 umask=0x2: Credits of transgress 9. */ \
	SNR_CHA_CTL_(UINT64_C(0x281))
#define SNR_CHA_EVENT_AG0_AD_CRD_ACQUIRED1_TGR10 /* UNC_CHA_AG0_AD_CRD_ACQUIRED1.TGR10 ev_sel=0x81 umask=0x4: Credits of transgress 10. */ \
	SNR_CHA_CTL_(UINT64_C(0x481))
/* UNC_CHA_AG0_AD_CRD_OCCUPANCY0 ev_sel=0x82: AD credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer up to 7. */
#define SNR_CHA_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR0 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY0.TGR0 ev_sel=0x82 umask=0x1: Credits of transgress 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x182))
#define SNR_CHA_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR1 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY0.TGR1 ev_sel=0x82 umask=0x2: Credits of transgress 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x282))
#define SNR_CHA_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR2 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY0.TGR2 ev_sel=0x82 umask=0x4: Credits of transgress 2. */ \
	SNR_CHA_CTL_(UINT64_C(0x482))
#define SNR_CHA_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR3 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY0.TGR3 ev_sel=0x82 umask=0x8: Credits of transgress 3. */ \
	SNR_CHA_CTL_(UINT64_C(0x882))
#define SNR_CHA_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR4 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY0.TGR4 ev_sel=0x82 umask=0x10: Credits of transgress 4. */ \
	SNR_CHA_CTL_(UINT64_C(0x1082))
#define SNR_CHA_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR5 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY0.TGR5 ev_sel=0x82 umask=0x20: Credits of transgress 5. */ \
	SNR_CHA_CTL_(UINT64_C(0x2082))
#define SNR_CHA_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR6 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY0.TGR6 ev_sel=0x82 umask=0x40: Credits of transgress 6. */ \
	SNR_CHA_CTL_(UINT64_C(0x4082))
#define SNR_CHA_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR7 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY0.TGR7 ev_sel=0x82 umask=0x80: Credits of transgress 7. */ \
	SNR_CHA_CTL_(UINT64_C(0x8082))
/* UNC_CHA_AG0_AD_CRD_OCCUPANCY1 ev_sel=0x83: AD credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer from 8 on. */
#define SNR_CHA_EVENT_AG0_AD_CRD_OCCUPANCY1_TGR8 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY1.TGR8 ev_sel=0x83 umask=0x1: Credits of transgress 8. */ \
	SNR_CHA_CTL_(UINT64_C(0x183))
#define SNR_CHA_EVENT_AG0_AD_CRD_OCCUPANCY1_TGR9 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY1.TGR9 ev_sel=0x83 umask=0x2: Credits of transgress 9. */ \
	SNR_CHA_CTL_(UINT64_C(0x283))
#define SNR_CHA_EVENT_AG0_AD_CRD_OCCUPANCY1_TGR10 /* UNC_CHA_AG0_AD_CRD_OCCUPANCY1.TGR10 ev_sel=0x83 umask=0x4: Credits of transgress 10. */ \
	SNR_CHA_CTL_(UINT64_C(0x483))
/* UNC_CHA_AG1_AD_CRD_ACQUIRED0 ev_sel=0x84: AD credits that agent 1 of the mesh stop takes, by transgress buffer up to 7. */
#define SNR_CHA_EVENT_AG1_AD_CRD_ACQUIRED0_TGR0 /* UNC_CHA_AG1_AD_CRD_ACQUIRED0.TGR0 ev_sel=0x84 umask=0x1: Credits of transgress 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x184))
#define SNR_CHA_EVENT_AG1_AD_CRD_ACQUIRED0_TGR1 /* UNC_CHA_AG1_AD_CRD_ACQUIRED0.TGR1 ev_sel=0x84 umask=0x2: Credits of transgress 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x284))
#define SNR_CHA_EVENT_AG1_AD_CRD_ACQUIRED0_TGR2 /* UNC_CHA_AG1_AD_CRD_ACQUIRED0.TGR2 ev_sel=0x84 umask=0x4: Credits of transgress 2. */ \
	SNR_CHA_CTL_(UINT64_C(0x484))
#define SNR_CHA_EVENT_AG1_AD_CRD_ACQUIRED0_TGR3 /* UNC_CHA_AG1_AD_CRD_ACQUIRED0.TGR3 ev_sel=0x84 umask=0x8: Credits of transgress 3. */ \
	SNR_CHA_CTL_(UINT64_C(0x884))
#define SNR_CHA_EVENT_AG1_AD_CRD_ACQUIRED0_TGR4 /* UNC_CHA_AG1_AD_CRD_ACQUIRED0.TGR4 ev_sel=0x84 umask=0x10: Credits of transgress 4. */ \
	SNR_CHA_CTL_(UINT64_C(0x1084))
#define SNR_CHA_EVENT_AG1_AD_CRD_ACQUIRED0_TGR5 /* UNC_CHA_AG1_AD_CRD_ACQUIRED0.TGR5 ev_sel=0x84 umask=0x20: Credits of transgress 5. */ \
	SNR_CHA_CTL_(UINT64_C(0x2084))
#define SNR_CHA_EVENT_AG1_AD_CRD_ACQUIRED0_TGR6 /* UNC_CHA_AG1_AD_CRD_ACQUIRED0.TGR6 ev_sel=0x84 umask=0x40: Credits of transgress 6. */ \
	SNR_CHA_CTL_(UINT64_C(0x4084))
#define SNR_CHA_EVENT_AG1_AD_CRD_ACQUIRED0_TGR7 /* UNC_CHA_AG1_AD_CRD_ACQUIRED0.TGR7 ev_sel=0x84 umask=0x80: Credits of transgress 7. */ \
	SNR_CHA_CTL_(UINT64_C(0x8084))
/* UNC_CHA_AG1_AD_CRD_ACQUIRED1 ev_sel=0x85: AD credits that agent 1 of the mesh stop takes, by transgress buffer from 8 on. */
#define SNR_CHA_EVENT_AG1_AD_CRD_ACQUIRED1_TGR8 /* UNC_CHA_AG1_AD_CRD_ACQUIRED1.TGR8 ev_sel=0x85 umask=0x1: Credits of transgress 8. */ \
	SNR_CHA_CTL_(UINT64_C(0x185))
#define SNR_CHA_EVENT_AG1_AD_CRD_ACQUIRED1_TGR9 /* UNC_CHA_AG1_AD_CRD_ACQUIRED1.TGR9 ev_sel=0x85 umask=0x2: Credits of transgress 9. */ \
	SNR_CHA_CTL_(UINT64_C(0x285))
#define SNR_CHA_EVENT_AG1_AD_CRD_ACQUIRED1_TGR10 /* UNC_CHA_AG1_AD_CRD_ACQUIRED1.TGR10 ev_sel=0x85 umask=0x4: Credits of transgress 10. */ \
	SNR_CHA_CTL_(UINT64_C(0x485))
/* UNC_CHA_AG1_AD_CRD_OCCUPANCY0 ev_sel=0x86: AD credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer up to 7. */
#define SNR_CHA_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR0 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY0.TGR0 ev_sel=0x86 umask=0x1: Credits of transgress 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x186))
#define SNR_CHA_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR1 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY0.TGR1 ev_sel=0x86 umask=0x2: Credits of transgress 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x286))
#define SNR_CHA_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR2 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY0.TGR2 ev_sel=0x86 umask=0x4: Credits of transgress 2. */ \
	SNR_CHA_CTL_(UINT64_C(0x486))
#define SNR_CHA_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR3 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY0.TGR3 ev_sel=0x86 umask=0x8: Credits of transgress 3. */ \
	SNR_CHA_CTL_(UINT64_C(0x886))
#define SNR_CHA_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR4 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY0.TGR4 ev_sel=0x86 umask=0x10: Credits of transgress 4. */ \
	SNR_CHA_CTL_(UINT64_C(0x1086))
#define SNR_CHA_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR5 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY0.TGR5 ev_sel=0x86 umask=0x20: Credits of transgress 5. */ \
	SNR_CHA_CTL_(UINT64_C(0x2086))
#define SNR_CHA_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR6 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY0.TGR6 ev_sel=0x86 umask=0x40: Credits of transgress 6. */ \
	SNR_CHA_CTL_(UINT64_C(0x4086))
#define SNR_CHA_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR7 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY0.TGR7 ev_sel=0x86 umask=0x80: Credits of transgress 7. */ \
	SNR_CHA_CTL_(UINT64_C(0x8086))
/* UNC_CHA_AG1_AD_CRD_OCCUPANCY1 ev_sel=0x87: AD credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer from 8 on. */
#define SNR_CHA_EVENT_AG1_AD_CRD_OCCUPANCY1_TGR8 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY1.TGR8 ev_sel=0x87 umask=0x1: Credits of transgress 8. */ \
	SNR_CHA_CTL_(UINT64_C(0x187))
#define SNR_CHA_EVENT_AG1_AD_CRD_OCCUPANCY1_TGR9 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY1.TGR9 ev_sel=0x87 umask=0x2: Credits of transgress 9. */ \
	SNR_CHA_CTL_(UINT64_C(0x287))
#define SNR_CHA_EVENT_AG1_AD_CRD_OCCUPANCY1_TGR10 /* UNC_CHA_AG1_AD_CRD_OCCUPANCY1.TGR10 ev_sel=0x87 umask=0x4: Credits of transgress 10. */ \
	SNR_CHA_CTL_(UINT64_C(0x487))
/* UNC_CHA_AG0_BL_CRD_ACQUIRED0 ev_sel=0x88: BL credits that agent 0 of the mesh stop takes, by transgress buffer up to 7. */
#define SNR_CHA_EVENT_AG0_BL_CRD_ACQUIRED0_TGR0 /* UNC_CHA_AG0_BL_CRD_ACQUIRED0.TGR0 ev_sel=0x88 umask=0x1: Credits of transgress 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x188))
#define SNR_CHA_EVENT_AG0_BL_CRD_ACQUIRED0_TGR1 /* UNC_CHA_AG0_BL_CRD_ACQUIRED0.TGR1 ev_sel=0x88 umask=0x2: Credits of transgress 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x288))
#define SNR_CHA_EVENT_AG0_BL_CRD_ACQUIRED0_TGR2 /* UNC_CHA_AG0_BL_CRD_ACQUIRED0.TGR2 ev_sel=0x88 umask=0x4: Credits of transgress 2. */ \
	SNR_CHA_CTL_(UINT64_C(0x488))
#define SNR_CHA_EVENT_AG0_BL_CRD_ACQUIRED0_TGR3 /* UNC_CHA_AG0_BL_CRD_ACQUIRED0.TGR3 ev_sel=0x88 umask=0x8: Credits of transgress 3. */ \
	SNR_CHA_CTL_(UINT64_C(0x888))
#define SNR_CHA_EVENT_AG0_BL_CRD_ACQUIRED0_TGR4 /* UNC_CHA_AG0_BL_CRD_ACQUIRED0.TGR4 ev_sel=0x88 umask=0x10: Credits of transgress 4. */ \
	SNR_CHA_CTL_(UINT64_C(0x1088))
#define SNR_CHA_EVENT_AG0_BL_CRD_ACQUIRED0_TGR5 /* UNC_CHA_AG0_BL_CRD_ACQUIRED0.TGR5 ev_sel=0x88 umask=0x20: Credits of transgress 5. */ \
	SNR_CHA_CTL_(UINT64_C(0x2088))
#define SNR_CHA_EVENT_AG0_BL_CRD_ACQUIRED0_TGR6 /* UNC_CHA_AG0_BL_CRD_ACQUIRED0.TGR6 ev_sel=0x88 umask=0x40: Credits of transgress 6. */ \
	SNR_CHA_CTL_(UINT64_C(0x4088))
#define SNR_CHA_EVENT_AG0_BL_CRD_ACQUIRED0_TGR7 /* UNC_CHA_AG0_BL_CRD_ACQUIRED0.TGR7 ev_sel=0x88 umask=0x80: Credits of transgress 7. */ \
	SNR_CHA_CTL_(UINT64_C(0x8088))
/* UNC_CHA_AG0_BL_CRD_ACQUIRED1 ev_sel=0x89: BL credits that agent 0 of the mesh stop takes, by transgress buffer from 8 on. */
#define SNR_CHA_EVENT_AG0_BL_CRD_ACQUIRED1_TGR8 /* UNC_CHA_AG0_BL_CRD_ACQUIRED1.TGR8 ev_sel=0x89 umask=0x1: Credits of transgress 8. */ \
	SNR_CHA_CTL_(UINT64_C(0x189))
#define SNR_CHA_EVENT_AG0_BL_CRD_ACQUIRED1_TGR9 /* UNC_CHA_AG0_BL_CRD_ACQUIRED1.TGR9 ev_sel=0x89 umask=0x2: Credits of transgress 9. */ \
	SNR_CHA_CTL_(UINT64_C(0x289))
#define SNR_CHA_EVENT_AG0_BL_CRD_ACQUIRED1_TGR10 /* UNC_CHA_AG0_BL_CRD_ACQUIRED1.TGR10 ev_sel=0x89 umask=0x4: Credits of transgress 10. */ \
	SNR_CHA_CTL_(UINT64_C(0x489))
/* UNC_CHA_AG0_BL_CRD_OCCUPANCY0 ev_sel=0x8a: BL credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer up to 7. */
#define SNR_CHA_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR0 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY0.TGR0 ev_sel=0x8a umask=0x1: Credits of transgress 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x18a))
#define SNR_CHA_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR1 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY0.TGR1 ev_sel=0x8a umask=0x2: Credits of transgress 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x28a))
#define SNR_CHA_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR2 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY0.TGR2 ev_sel=0x8a umask=0x4: Credits of transgress 2. */ \
	SNR_CHA_CTL_(UINT64_C(0x48a))
#define SNR_CHA_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR3 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY0.TGR3 ev_sel=0x8a umask=0x8: Credits of transgress 3. */ \
	SNR_CHA_CTL_(UINT64_C(0x88a))
#define SNR_CHA_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR4 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY0.TGR4 ev_sel=0x8a umask=0x10: Credits of transgress 4. */ \
	SNR_CHA_CTL_(UINT64_C(0x108a))
#define SNR_CHA_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR5 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY0.TGR5 ev_sel=0x8a umask=0x20: Credits of transgress 5. */ \
	SNR_CHA_CTL_(UINT64_C(0x208a))
#define SNR_CHA_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR6 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY0.TGR6 ev_sel=0x8a umask=0x40: Credits of transgress 6. */ \
	SNR_CHA_CTL_(UINT64_C(0x408a))
#define SNR_CHA_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR7 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY0.TGR7 ev_sel=0x8a umask=0x80: Credits of transgress 7. */ \
	SNR_CHA_CTL_(UINT64_C(0x808a))
/* UNC_CHA_AG0_BL_CRD_OCCUPANCY1 ev_sel=0x8b: BL credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer from 8 on. */
#define SNR_CHA_EVENT_AG0_BL_CRD_OCCUPANCY1_TGR8 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY1.TGR8 ev_sel=0x8b umask=0x1: Credits of transgress 8. */ \
	SNR_CHA_CTL_(UINT64_C(0x18b))
#define SNR_CHA_EVENT_AG0_BL_CRD_OCCUPANCY1_TGR9 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY1.TGR9 ev_sel=0x8b umask=0x2: Credits of transgress 9. */ \
	SNR_CHA_CTL_(UINT64_C(0x28b))
#define SNR_CHA_EVENT_AG0_BL_CRD_OCCUPANCY1_TGR10 /* UNC_CHA_AG0_BL_CRD_OCCUPANCY1.TGR10 ev_sel=0x8b umask=0x4: Credits of transgress 10. */ \
	SNR_CHA_CTL_(UINT64_C(0x48b))
/* UNC_CHA_AG1_BL_CRD_ACQUIRED0 ev_sel=0x8c: BL credits that agent 1 of the mesh stop takes, by transgress buffer up to 7. */
#define SNR_CHA_EVENT_AG1_BL_CRD_ACQUIRED0_TGR0 /* UNC_CHA_AG1_BL_CRD_ACQUIRED0.TGR0 ev_sel=0x8c umask=0x1: Credits of transgress 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x18c))
#define SNR_CHA_EVENT_AG1_BL_CRD_ACQUIRED0_TGR1 /* UNC_CHA_AG1_BL_CRD_ACQUIRED0.TGR1 ev_sel=0x8c umask=0x2: Credits of transgress 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x28c))
#define SNR_CHA_EVENT_AG1_BL_CRD_ACQUIRED0_TGR2 /* UNC_CHA_AG1_BL_CRD_ACQUIRED0.TGR2 ev_sel=0x8c umask=0x4: Credits of transgress 2. */ \
	SNR_CHA_CTL_(UINT64_C(0x48c))
#define SNR_CHA_EVENT_AG1_BL_CRD_ACQUIRED0_TGR3 /* UNC_CHA_AG1_BL_CRD_ACQUIRED0.TGR3 ev_sel=0x8c umask=0x8: Credits of transgress 3. */ \
	SNR_CHA_CTL_(UINT64_C(0x88c))
#define SNR_CHA_EVENT_AG1_BL_CRD_ACQUIRED0_TGR4 /* UNC_CHA_AG1_BL_CRD_ACQUIRED0.TGR4 ev_sel=0x8c umask=0x10: Credits of transgress 4. */ \
	SNR_CHA_CTL_(UINT64_C(0x108c))
#define SNR_CHA_EVENT_AG1_BL_CRD_ACQUIRED0_TGR5 /* UNC_CHA_AG1_BL_CRD_ACQUIRED0.TGR5 ev_sel=0x8c umask=0x20: Credits of transgress 5. */ \
	SNR_CHA_CTL_(UINT64_C(0x208c))
#define SNR_CHA_EVENT_AG1_BL_CRD_ACQUIRED0_TGR6 /* UNC_CHA_AG1_BL_CRD_ACQUIRED0.TGR6 ev_sel=0x8c umask=0x40: Credits of transgress 6. */ \
	SNR_CHA_CTL_(UINT64_C(0x408c))
#define SNR_CHA_EVENT_AG1_BL_CRD_ACQUIRED0_TGR7 /* UNC_CHA_AG1_BL_CRD_ACQUIRED0.TGR7 ev_sel=0x8c umask=0x80: Credits of transgress 7. */ \
	SNR_CHA_CTL_(UINT64_C(0x808c))
/* UNC_CHA_AG1_BL_CRD_ACQUIRED1 ev_sel=0x8d: BL credits that agent 1 of the mesh stop takes, by transgress buffer from 8 on. */
#define SNR_CHA_EVENT_AG1_BL_CRD_ACQUIRED1_TGR8 /* UNC_CHA_AG1_BL_CRD_ACQUIRED1.TGR8 ev_sel=0x8d umask=0x1: Credits of transgress 8. */ \
	SNR_CHA_CTL_(UINT64_C(0x18d))
#define SNR_CHA_EVENT_AG1_BL_CRD_ACQUIRED1_TGR9 /* UNC_CHA_AG1_BL_CRD_ACQUIRED1.TGR9 ev_sel=0x8d umask=0x2: Credits of transgress 9. */ \
	SNR_CHA_CTL_(UINT64_C(0x28d))
#define SNR_CHA_EVENT_AG1_BL_CRD_ACQUIRED1_TGR10 /* UNC_CHA_AG1_BL_CRD_ACQUIRED1.TGR10 ev_sel=0x8d umask=0x4: Credits of transgress 10. */ \
	SNR_CHA_CTL_(UINT64_C(0x48d))
/* UNC_CHA_AG1_BL_CRD_OCCUPANCY0 ev_sel=0x8e: BL credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer up to 7. */
#define SNR_CHA_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR0 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY0.TGR0 ev_sel=0x8e umask=0x1: Credits of transgress 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x18e))
#define SNR_CHA_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR1 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY0.TGR1 ev_sel=0x8e umask=0x2: Credits of transgress 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x28e))
#define SNR_CHA_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR2 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY0.TGR2 ev_sel=0x8e umask=0x4: Credits of transgress 2. */ \
	SNR_CHA_CTL_(UINT64_C(0x48e))
#define SNR_CHA_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR3 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY0.TGR3 ev_sel=0x8e umask=0x8: Credits of transgress 3. */ \
	SNR_CHA_CTL_(UINT64_C(0x88e))
#define SNR_CHA_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR4 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY0.TGR4 ev_sel=0x8e umask=0x10: Credits of transgress 4. */ \
	SNR_CHA_CTL_(UINT64_C(0x108e))
#define SNR_CHA_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR5 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY0.TGR5 ev_sel=0x8e umask=0x20: Credits of transgress 5. */ \
	SNR_CHA_CTL_(UINT64_C(0x208e))
#define SNR_CHA_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR6 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY0.TGR6 ev_sel=0x8e umask=0x40: Credits of transgress 6. */ \
	SNR_CHA_CTL_(UINT64_C(0x408e))
#define SNR_CHA_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR7 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY0.TGR7 ev_sel=0x8e umask=0x80: Credits of transgress 7. */ \
	SNR_CHA_CTL_(UINT64_C(0x808e))
/* UNC_CHA_AG1_BL_CRD_OCCUPANCY1 ev_sel=0x8f: BL credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer from 8 on. */
#define SNR_CHA_EVENT_AG1_BL_CRD_OCCUPANCY1_TGR8 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY1.TGR8 ev_sel=0x8f umask=0x1: Credits of transgress 8. */ \
	SNR_CHA_CTL_(UINT64_C(0x18f))
#define SNR_CHA_EVENT_AG1_BL_CRD_OCCUPANCY1_TGR9 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY1.TGR9 ev_sel=0x8f umask=0x2: Credits of transgress 9. */ \
	SNR_CHA_CTL_(UINT64_C(0x28f))
#define SNR_CHA_EVENT_AG1_BL_CRD_OCCUPANCY1_TGR10 /* UNC_CHA_AG1_BL_CRD_OCCUPANCY1.TGR10 ev_sel=0x8f umask=0x4: Credits of transgress 10. */ \
	SNR_CHA_CTL_(UINT64_C(0x48f))
/* UNC_CHA_TxR_VERT_OCCUPANCY0 ev_sel=0x90: Messages that wait for the vertical ring, added up each cycle. */
#define SNR_CHA_EVENT_TXR_VERT_OCCUPANCY0_AD_AG0 /* UNC_CHA_TxR_VERT_OCCUPANCY0.AD_AG0 ev_sel=0x90 umask=0x1: AD messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x190))
#define SNR_CHA_EVENT_TXR_VERT_OCCUPANCY0_AK_AG0 /* UNC_CHA_TxR_VERT_OCCUPANCY0.AK_AG0 ev_sel=0x90 umask=0x2: AK messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x290))
#define SNR_CHA_EVENT_TXR_VERT_OCCUPANCY0_BL_AG0 /* UNC_CHA_TxR_VERT_OCCUPANCY0.BL_AG0 ev_sel=0x90 umask=0x4: BL messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x490))
#define SNR_CHA_EVENT_TXR_VERT_OCCUPANCY0_IV_AG0 /* UNC_CHA_TxR_VERT_OCCUPANCY0.IV_AG0 ev_sel=0x90 umask=0x8: IV messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x890))
#define SNR_CHA_EVENT_TXR_VERT_OCCUPANCY0_AD_AG1 /* UNC_CHA_TxR_VERT_OCCUPANCY0.AD_AG1 ev_sel=0x90 umask=0x10: AD messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x1090))
#define SNR_CHA_EVENT_TXR_VERT_OCCUPANCY0_AK_AG1 /* UNC_CHA_TxR_VERT_OCCUPANCY0.AK_AG1 ev_sel=0x90 umask=0x20: AK messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x2090))
#define SNR_CHA_EVENT_TXR_VERT_OCCUPANCY0_BL_AG1 /* UNC_CHA_TxR_VERT_OCCUPANCY0.BL_AG1 ev_sel=0x90 umask=0x40: BL messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x4090))
/* UNC_CHA_TxR_VERT_OCCUPANCY1 ev_sel=0x91: Messages that wait for the vertical ring, added up each cycle (AKC messages). */
#define SNR_CHA_EVENT_TXR_VERT_OCCUPANCY1_AKC_AG0 /* UNC_CHA_TxR_VERT_OCCUPANCY1.AKC_AG0 ev_sel=0x91 umask=0x1: AKC messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x191))
#define SNR_CHA_EVENT_TXR_VERT_OCCUPANCY1_AKC_AG1 /* UNC_CHA_TxR_VERT_OCCUPANCY1.AKC_AG1 ev_sel=0x91 umask=0x2: AKC messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x291))
/* UNC_CHA_TxR_VERT_INSERTS0 ev_sel=0x92: Messages that enter the queue for the vertical ring. */
#define SNR_CHA_EVENT_TXR_VERT_INSERTS0_AD_AG0 /* UNC_CHA_TxR_VERT_INSERTS0.AD_AG0 ev_sel=0x92 umask=0x1: AD messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x192))
#define SNR_CHA_EVENT_TXR_VERT_INSERTS0_AK_AG0 /* UNC_CHA_TxR_VERT_INSERTS0.AK_AG0 ev_sel=0x92 umask=0x2: AK messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x292))
#define SNR_CHA_EVENT_TXR_VERT_INSERTS0_BL_AG0 /* UNC_CHA_TxR_VERT_INSERTS0.BL_AG0 ev_sel=0x92 umask=0x4: BL messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x492))
#define SNR_CHA_EVENT_TXR_VERT_INSERTS0_IV_AG0 /* UNC_CHA_TxR_VERT_INSERTS0.IV_AG0 ev_sel=0x92 umask=0x8: IV messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x892))
#define SNR_CHA_EVENT_TXR_VERT_INSERTS0_AD_AG1 /* UNC_CHA_TxR_VERT_INSERTS0.AD_AG1 ev_sel=0x92 umask=0x10: AD messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x1092))
#define SNR_CHA_EVENT_TXR_VERT_INSERTS0_AK_AG1 /* UNC_CHA_TxR_VERT_INSERTS0.AK_AG1 ev_sel=0x92 umask=0x20: AK messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x2092))
#define SNR_CHA_EVENT_TXR_VERT_INSERTS0_BL_AG1 /* UNC_CHA_TxR_VERT_INSERTS0.BL_AG1 ev_sel=0x92 umask=0x40: BL messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x4092))
/* UNC_CHA_TxR_VERT_INSERTS1 ev_sel=0x93: Messages that enter the queue for the vertical ring (AKC messages). */
#define SNR_CHA_EVENT_TXR_VERT_INSERTS1_AKC_AG0 /* UNC_CHA_TxR_VERT_INSERTS1.AKC_AG0 ev_sel=0x93 umask=0x1: AKC messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x193))
#define SNR_CHA_EVENT_TXR_VERT_INSERTS1_AKC_AG1 /* UNC_CHA_TxR_VERT_INSERTS1.AKC_AG1 ev_sel=0x93 umask=0x2: AKC messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x293))
/* UNC_CHA_TxR_VERT_CYCLES_FULL0 ev_sel=0x94: Cycles in which the queue for the vertical ring is full, going by the name; Intel's longer description says not full. */
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_FULL0_AD_AG0 /* UNC_CHA_TxR_VERT_CYCLES_FULL0.AD_AG0 ev_sel=0x94 umask=0x1: AD messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x194))
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_FULL0_AK_AG0 /* UNC_CHA_TxR_VERT_CYCLES_FULL0.AK_AG0 ev_sel=0x94 umask=0x2: AK messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x294))
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_FULL0_BL_AG0 /* UNC_CHA_TxR_VERT_CYCLES_FULL0.BL_AG0 ev_sel=0x94 umask=0x4: BL messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x494))
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_FULL0_IV_AG0 /* UNC_CHA_TxR_VERT_CYCLES_FULL0.IV_AG0 ev_sel=0x94 umask=0x8: IV messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x894))
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_FULL0_AD_AG1 /* UNC_CHA_TxR_VERT_CYCLES_FULL0.AD_AG1 ev_sel=0x94 umask=0x10: AD messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x1094))
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_FULL0_AK_AG1 /* UNC_CHA_TxR_VERT_CYCLES_FULL0.AK_AG1 ev_sel=0x94 umask=0x20: AK messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x2094))
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_FULL0_BL_AG1 /* UNC_CHA_TxR_VERT_CYCLES_FULL0.BL_AG1 ev_sel=0x94 umask=0x40: BL messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x4094))
/* UNC_CHA_TxR_VERT_CYCLES_FULL1 ev_sel=0x95: Cycles in which the queue for the vertical ring is full, going by the name; Intel's longer description says not full (AKC messages). */
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_FULL1_AKC_AG0 /* UNC_CHA_TxR_VERT_CYCLES_FULL1.AKC_AG0 ev_sel=0x95 umask=0x1: AKC messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x195))
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_FULL1_AKC_AG1 /* UNC_CHA_TxR_VERT_CYCLES_FULL1.AKC_AG1 ev_sel=0x95 umask=0x2: AKC messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x295))
/* UNC_CHA_TxR_VERT_CYCLES_NE0 ev_sel=0x96: Cycles in which something waits for the vertical ring. */
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_NE0_AD_AG0 /* UNC_CHA_TxR_VERT_CYCLES_NE0.AD_AG0 ev_sel=0x96 umask=0x1: AD messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x196))
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_NE0_AK_AG0 /* UNC_CHA_TxR_VERT_CYCLES_NE0.AK_AG0 ev_sel=0x96 umask=0x2: AK messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x296))
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_NE0_BL_AG0 /* UNC_CHA_TxR_VERT_CYCLES_NE0.BL_AG0 ev_sel=0x96 umask=0x4: BL messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x496))
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_NE0_IV_AG0 /* UNC_CHA_TxR_VERT_CYCLES_NE0.IV_AG0 ev_sel=0x96 umask=0x8: IV messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x896))
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_NE0_AD_AG1 /* UNC_CHA_TxR_VERT_CYCLES_NE0.AD_AG1 ev_sel=0x96 umask=0x10: AD messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x1096))
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_NE0_AK_AG1 /* UNC_CHA_TxR_VERT_CYCLES_NE0.AK_AG1 ev_sel=0x96 umask=0x20: AK messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x2096))
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_NE0_BL_AG1 /* UNC_CHA_TxR_VERT_CYCLES_NE0.BL_AG1 ev_sel=0x96 umask=0x40: BL messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x4096))
/* UNC_CHA_TxR_VERT_CYCLES_NE1 ev_sel=0x97: Cycles in which something waits for the vertical ring (AKC messages). */
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_NE1_AKC_AG0 /* UNC_CHA_TxR_VERT_CYCLES_NE1.AKC_AG0 ev_sel=0x97 umask=0x1: AKC messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x197))
#define SNR_CHA_EVENT_TXR_VERT_CYCLES_NE1_AKC_AG1 /* UNC_CHA_TxR_VERT_CYCLES_NE1.AKC_AG1 ev_sel=0x97 umask=0x2: AKC messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x297))
/* UNC_CHA_TxR_VERT_NACK0 ev_sel=0x98: Messages that the vertical ring refused. */
#define SNR_CHA_EVENT_TXR_VERT_NACK0_AD_AG0 /* UNC_CHA_TxR_VERT_NACK0.AD_AG0 ev_sel=0x98 umask=0x1: AD messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x198))
#define SNR_CHA_EVENT_TXR_VERT_NACK0_AK_AG0 /* UNC_CHA_TxR_VERT_NACK0.AK_AG0 ev_sel=0x98 umask=0x2: AK messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x298))
#define SNR_CHA_EVENT_TXR_VERT_NACK0_BL_AG0 /* UNC_CHA_TxR_VERT_NACK0.BL_AG0 ev_sel=0x98 umask=0x4: BL messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x498))
#define SNR_CHA_EVENT_TXR_VERT_NACK0_IV_AG0 /* UNC_CHA_TxR_VERT_NACK0.IV_AG0 ev_sel=0x98 umask=0x8: IV messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x898))
#define SNR_CHA_EVENT_TXR_VERT_NACK0_AD_AG1 /* UNC_CHA_TxR_VERT_NACK0.AD_AG1 ev_sel=0x98 umask=0x10: AD messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x1098))
#define SNR_CHA_EVENT_TXR_VERT_NACK0_AK_AG1 /* UNC_CHA_TxR_VERT_NACK0.AK_AG1 ev_sel=0x98 umask=0x20: AK messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x2098))
#define SNR_CHA_EVENT_TXR_VERT_NACK0_BL_AG1 /* UNC_CHA_TxR_VERT_NACK0.BL_AG1 ev_sel=0x98 umask=0x40: BL messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x4098))
/* UNC_CHA_TxR_VERT_NACK1 ev_sel=0x99: Messages that the vertical ring refused (AKC messages). */
#define SNR_CHA_EVENT_TXR_VERT_NACK1_AKC_AG0 /* UNC_CHA_TxR_VERT_NACK1.AKC_AG0 ev_sel=0x99 umask=0x1: AKC messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x199))
#define SNR_CHA_EVENT_TXR_VERT_NACK1_AKC_AG1 /* UNC_CHA_TxR_VERT_NACK1.AKC_AG1 ev_sel=0x99 umask=0x2: AKC messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x299))
/* UNC_CHA_TxR_VERT_STARVED0 ev_sel=0x9a: Times that messages waited so long for the vertical ring that they counted as starved. */
#define SNR_CHA_EVENT_TXR_VERT_STARVED0_AD_AG0 /* UNC_CHA_TxR_VERT_STARVED0.AD_AG0 ev_sel=0x9a umask=0x1: AD messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x19a))
#define SNR_CHA_EVENT_TXR_VERT_STARVED0_AK_AG0 /* UNC_CHA_TxR_VERT_STARVED0.AK_AG0 ev_sel=0x9a umask=0x2: AK messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x29a))
#define SNR_CHA_EVENT_TXR_VERT_STARVED0_BL_AG0 /* UNC_CHA_TxR_VERT_STARVED0.BL_AG0 ev_sel=0x9a umask=0x4: BL messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x49a))
#define SNR_CHA_EVENT_TXR_VERT_STARVED0_IV_AG0 /* UNC_CHA_TxR_VERT_STARVED0.IV_AG0 ev_sel=0x9a umask=0x8: IV messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x89a))
#define SNR_CHA_EVENT_TXR_VERT_STARVED0_AD_AG1 /* UNC_CHA_TxR_VERT_STARVED0.AD_AG1 ev_sel=0x9a umask=0x10: AD messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x109a))
#define SNR_CHA_EVENT_TXR_VERT_STARVED0_AK_AG1 /* UNC_CHA_TxR_VERT_STARVED0.AK_AG1 ev_sel=0x9a umask=0x20: AK messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x209a))
#define SNR_CHA_EVENT_TXR_VERT_STARVED0_BL_AG1 /* UNC_CHA_TxR_VERT_STARVED0.BL_AG1 ev_sel=0x9a umask=0x40: BL messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x409a))
/* UNC_CHA_TxR_VERT_STARVED1 ev_sel=0x9b: Times that messages waited so long for the vertical ring that they counted as starved (AKC messages). */
#define SNR_CHA_EVENT_TXR_VERT_STARVED1_AKC_AG0 /* UNC_CHA_TxR_VERT_STARVED1.AKC_AG0 ev_sel=0x9b umask=0x1: AKC messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x19b))
#define SNR_CHA_EVENT_TXR_VERT_STARVED1_AKC_AG1 /* UNC_CHA_TxR_VERT_STARVED1.AKC_AG1 ev_sel=0x9b umask=0x2: AKC messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x29b))
#define SNR_CHA_EVENT_TXR_VERT_STARVED1_TGC /* UNC_CHA_TxR_VERT_STARVED1.TGC ev_sel=0x9b umask=0x4: TGC messages, which Intel does not spell out. */ \
	SNR_CHA_CTL_(UINT64_C(0x49b))
/* UNC_CHA_TxR_VERT_ADS_USED ev_sel=0x9c: Messages that took the slot that the vertical ring keeps free against deadlocks. */
#define SNR_CHA_EVENT_TXR_VERT_ADS_USED_AD_AG0 /* UNC_CHA_TxR_VERT_ADS_USED.AD_AG0 ev_sel=0x9c umask=0x1: AD messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x19c))
#define SNR_CHA_EVENT_TXR_VERT_ADS_USED_BL_AG0 /* UNC_CHA_TxR_VERT_ADS_USED.BL_AG0 ev_sel=0x9c umask=0x4: BL messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x49c))
#define SNR_CHA_EVENT_TXR_VERT_ADS_USED_AD_AG1 /* UNC_CHA_TxR_VERT_ADS_USED.AD_AG1 ev_sel=0x9c umask=0x10: AD messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x109c))
#define SNR_CHA_EVENT_TXR_VERT_ADS_USED_BL_AG1 /* UNC_CHA_TxR_VERT_ADS_USED.BL_AG1 ev_sel=0x9c umask=0x40: BL messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x409c))
/* UNC_CHA_TxR_VERT_BYPASS ev_sel=0x9d: Messages that went straight onto the vertical ring, without waiting in its queue. */
#define SNR_CHA_EVENT_TXR_VERT_BYPASS_AD_AG0 /* UNC_CHA_TxR_VERT_BYPASS.AD_AG0 ev_sel=0x9d umask=0x1: AD messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x19d))
#define SNR_CHA_EVENT_TXR_VERT_BYPASS_AK_AG0 /* UNC_CHA_TxR_VERT_BYPASS.AK_AG0 ev_sel=0x9d umask=0x2: AK messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x29d))
#define SNR_CHA_EVENT_TXR_VERT_BYPASS_BL_AG0 /* UNC_CHA_TxR_VERT_BYPASS.BL_AG0 ev_sel=0x9d umask=0x4: BL messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x49d))
#define SNR_CHA_EVENT_TXR_VERT_BYPASS_IV_AG1 /* UNC_CHA_TxR_VERT_BYPASS.IV_AG1 ev_sel=0x9d umask=0x8: IV messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x89d))
#define SNR_CHA_EVENT_TXR_VERT_BYPASS_AD_AG1 /* UNC_CHA_TxR_VERT_BYPASS.AD_AG1 ev_sel=0x9d umask=0x10: AD messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x109d))
#define SNR_CHA_EVENT_TXR_VERT_BYPASS_AK_AG1 /* UNC_CHA_TxR_VERT_BYPASS.AK_AG1 ev_sel=0x9d umask=0x20: AK messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x209d))
#define SNR_CHA_EVENT_TXR_VERT_BYPASS_BL_AG1 /* UNC_CHA_TxR_VERT_BYPASS.BL_AG1 ev_sel=0x9d umask=0x40: BL messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x409d))
/* UNC_CHA_TxR_VERT_BYPASS_1 ev_sel=0x9e: Messages that went straight onto the vertical ring, without waiting in its queue (AKC messages). */
#define SNR_CHA_EVENT_TXR_VERT_BYPASS_1_AKC_AG0 /* UNC_CHA_TxR_VERT_BYPASS_1.AKC_AG0 ev_sel=0x9e umask=0x1: AKC messages of agent 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x19e))
#define SNR_CHA_EVENT_TXR_VERT_BYPASS_1_AKC_AG1 /* UNC_CHA_TxR_VERT_BYPASS_1.AKC_AG1 ev_sel=0x9e umask=0x2: AKC messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x29e))
/* UNC_CHA_TxR_HORZ_OCCUPANCY ev_sel=0xa0: Messages that wait for the horizontal ring, added up each cycle. */
#define SNR_CHA_EVENT_TXR_HORZ_OCCUPANCY_AD_UNCRD /* UNC_CHA_TxR_HORZ_OCCUPANCY.AD_UNCRD ev_sel=0xa0 umask=0x1: AD messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x1a0))
#define SNR_CHA_EVENT_TXR_HORZ_OCCUPANCY_AK /* UNC_CHA_TxR_HORZ_OCCUPANCY.AK ev_sel=0xa0 umask=0x2: AK messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x2a0))
#define SNR_CHA_EVENT_TXR_HORZ_OCCUPANCY_BL_UNCRD /* UNC_CHA_TxR_HORZ_OCCUPANCY.BL_UNCRD ev_sel=0xa0 umask=0x4: BL messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x4a0))
#define SNR_CHA_EVENT_TXR_HORZ_OCCUPANCY_IV /* UNC_CHA_TxR_HORZ_OCCUPANCY.IV ev_sel=0xa0 umask=0x8: IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x8a0))
#define SNR_CHA_EVENT_TXR_HORZ_OCCUPANCY_AD_CRD /* UNC_CHA_TxR_HORZ_OCCUPANCY.AD_CRD ev_sel=0xa0 umask=0x10: AD messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x10a0))
#define SNR_CHA_EVENT_TXR_HORZ_OCCUPANCY_BL_CRD /* UNC_CHA_TxR_HORZ_OCCUPANCY.BL_CRD ev_sel=0xa0 umask=0x40: BL messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x40a0))
#define SNR_CHA_EVENT_TXR_HORZ_OCCUPANCY_AKC_UNCRD /* UNC_CHA_TxR_HORZ_OCCUPANCY.AKC_UNCRD ev_sel=0xa0 umask=0x80: AKC messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x80a0))
#define SNR_CHA_EVENT_TXR_HORZ_OCCUPANCY_AD_ALL /* UNC_CHA_TxR_HORZ_OCCUPANCY.AD_ALL ev_sel=0xa0 umask=0x11: AD messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x11a0))
#define SNR_CHA_EVENT_TXR_HORZ_OCCUPANCY_BL_ALL /* UNC_CHA_TxR_HORZ_OCCUPANCY.BL_ALL ev_sel=0xa0 umask=0x44: BL messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x44a0))
/* UNC_CHA_TxR_HORZ_INSERTS ev_sel=0xa1: Messages that enter the queue for the horizontal ring. */
#define SNR_CHA_EVENT_TXR_HORZ_INSERTS_AD_UNCRD /* UNC_CHA_TxR_HORZ_INSERTS.AD_UNCRD ev_sel=0xa1 umask=0x1: AD messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x1a1))
#define SNR_CHA_EVENT_TXR_HORZ_INSERTS_AK /* UNC_CHA_TxR_HORZ_INSERTS.AK ev_sel=0xa1 umask=0x2: AK messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x2a1))
#define SNR_CHA_EVENT_TXR_HORZ_INSERTS_BL_UNCRD /* UNC_CHA_TxR_HORZ_INSERTS.BL_UNCRD ev_sel=0xa1 umask=0x4: BL messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x4a1))
#define SNR_CHA_EVENT_TXR_HORZ_INSERTS_IV /* UNC_CHA_TxR_HORZ_INSERTS.IV ev_sel=0xa1 umask=0x8: IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x8a1))
#define SNR_CHA_EVENT_TXR_HORZ_INSERTS_AD_CRD /* UNC_CHA_TxR_HORZ_INSERTS.AD_CRD ev_sel=0xa1 umask=0x10: AD messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x10a1))
#define SNR_CHA_EVENT_TXR_HORZ_INSERTS_BL_CRD /* UNC_CHA_TxR_HORZ_INSERTS.BL_CRD ev_sel=0xa1 umask=0x40: BL messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x40a1))
#define SNR_CHA_EVENT_TXR_HORZ_INSERTS_AKC_UNCRD /* UNC_CHA_TxR_HORZ_INSERTS.AKC_UNCRD ev_sel=0xa1 umask=0x80: AKC messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x80a1))
#define SNR_CHA_EVENT_TXR_HORZ_INSERTS_AD_ALL /* UNC_CHA_TxR_HORZ_INSERTS.AD_ALL ev_sel=0xa1 umask=0x11: AD messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x11a1))
#define SNR_CHA_EVENT_TXR_HORZ_INSERTS_BL_ALL /* UNC_CHA_TxR_HORZ_INSERTS.BL_ALL ev_sel=0xa1 umask=0x44: BL messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x44a1))
/* UNC_CHA_TxR_HORZ_CYCLES_FULL ev_sel=0xa2: Cycles in which the queue for the horizontal ring is full. */
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_FULL_AD_UNCRD /* UNC_CHA_TxR_HORZ_CYCLES_FULL.AD_UNCRD ev_sel=0xa2 umask=0x1: AD messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x1a2))
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_FULL_AK /* UNC_CHA_TxR_HORZ_CYCLES_FULL.AK ev_sel=0xa2 umask=0x2: AK messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x2a2))
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_FULL_BL_UNCRD /* UNC_CHA_TxR_HORZ_CYCLES_FULL.BL_UNCRD ev_sel=0xa2 umask=0x4: BL messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x4a2))
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_FULL_IV /* UNC_CHA_TxR_HORZ_CYCLES_FULL.IV ev_sel=0xa2 umask=0x8: IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x8a2))
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_FULL_AD_CRD /* UNC_CHA_TxR_HORZ_CYCLES_FULL.AD_CRD ev_sel=0xa2 umask=0x10: AD messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x10a2))
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_FULL_BL_CRD /* UNC_CHA_TxR_HORZ_CYCLES_FULL.BL_CRD ev_sel=0xa2 umask=0x40: BL messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x40a2))
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_FULL_AKC_UNCRD /* UNC_CHA_TxR_HORZ_CYCLES_FULL.AKC_UNCRD ev_sel=0xa2 umask=0x80: AKC messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x80a2))
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_FULL_AD_ALL /* UNC_CHA_TxR_HORZ_CYCLES_FULL.AD_ALL ev_sel=0xa2 umask=0x11: AD messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x11a2))
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_FULL_BL_ALL /* UNC_CHA_TxR_HORZ_CYCLES_FULL.BL_ALL ev_sel=0xa2 umask=0x44: BL messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x44a2))
/* UNC_CHA_TxR_HORZ_CYCLES_NE ev_sel=0xa3: Cycles in which something waits for the horizontal ring. */
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_NE_AD_UNCRD /* UNC_CHA_TxR_HORZ_CYCLES_NE.AD_UNCRD ev_sel=0xa3 umask=0x1: AD messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x1a3))
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_NE_AK /* UNC_CHA_TxR_HORZ_CYCLES_NE.AK ev_sel=0xa3 umask=0x2: AK messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x2a3))
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_NE_BL_UNCRD /* UNC_CHA_TxR_HORZ_CYCLES_NE.BL_UNCRD ev_sel=0xa3 umask=0x4: BL messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x4a3))
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_NE_IV /* UNC_CHA_TxR_HORZ_CYCLES_NE.IV ev_sel=0xa3 umask=0x8: IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x8a3))
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_NE_AD_CRD /* UNC_CHA_TxR_HORZ_CYCLES_NE.AD_CRD ev_sel=0xa3 umask=0x10: AD messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x10a3))
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_NE_BL_CRD /* UNC_CHA_TxR_HORZ_CYCLES_NE.BL_CRD ev_sel=0xa3 umask=0x40: BL messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x40a3))
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_NE_AKC_UNCRD /* UNC_CHA_TxR_HORZ_CYCLES_NE.AKC_UNCRD ev_sel=0xa3 umask=0x80: AKC messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x80a3))
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_NE_AD_ALL /* UNC_CHA_TxR_HORZ_CYCLES_NE.AD_ALL ev_sel=0xa3 umask=0x11: AD messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x11a3))
#define SNR_CHA_EVENT_TXR_HORZ_CYCLES_NE_BL_ALL /* UNC_CHA_TxR_HORZ_CYCLES_NE.BL_ALL ev_sel=0xa3 umask=0x44: BL messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x44a3))
/* UNC_CHA_TxR_HORZ_NACK ev_sel=0xa4: Messages that the horizontal ring refused. */
#define SNR_CHA_EVENT_TXR_HORZ_NACK_AD_UNCRD /* UNC_CHA_TxR_HORZ_NACK.AD_UNCRD ev_sel=0xa4 umask=0x1: AD messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x1a4))
#define SNR_CHA_EVENT_TXR_HORZ_NACK_AK /* UNC_CHA_TxR_HORZ_NACK.AK ev_sel=0xa4 umask=0x2: AK messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x2a4))
#define SNR_CHA_EVENT_TXR_HORZ_NACK_BL_UNCRD /* UNC_CHA_TxR_HORZ_NACK.BL_UNCRD ev_sel=0xa4 umask=0x4: BL messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x4a4))
#define SNR_CHA_EVENT_TXR_HORZ_NACK_IV /* UNC_CHA_TxR_HORZ_NACK.IV ev_sel=0xa4 umask=0x8: IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x8a4))
#define SNR_CHA_EVENT_TXR_HORZ_NACK_AD_CRD /* UNC_CHA_TxR_HORZ_NACK.AD_CRD ev_sel=0xa4 umask=0x10: AD messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x10a4))
#define SNR_CHA_EVENT_TXR_HORZ_NACK_BL_CRD /* UNC_CHA_TxR_HORZ_NACK.BL_CRD ev_sel=0xa4 umask=0x40: BL messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x40a4))
#define SNR_CHA_EVENT_TXR_HORZ_NACK_AKC_UNCRD /* UNC_CHA_TxR_HORZ_NACK.AKC_UNCRD ev_sel=0xa4 umask=0x80: AKC messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x80a4))
#define SNR_CHA_EVENT_TXR_HORZ_NACK_AD_ALL /* UNC_CHA_TxR_HORZ_NACK.AD_ALL ev_sel=0xa4 umask=0x11: AD messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x11a4))
#define SNR_CHA_EVENT_TXR_HORZ_NACK_BL_ALL /* UNC_CHA_TxR_HORZ_NACK.BL_ALL ev_sel=0xa4 umask=0x44: BL messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x44a4))
/* UNC_CHA_TxR_HORZ_STARVED ev_sel=0xa5: Times that messages waited so long for the horizontal ring that they counted as starved. */
#define SNR_CHA_EVENT_TXR_HORZ_STARVED_AD_UNCRD /* UNC_CHA_TxR_HORZ_STARVED.AD_UNCRD ev_sel=0xa5 umask=0x1: AD messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x1a5))
#define SNR_CHA_EVENT_TXR_HORZ_STARVED_AK /* UNC_CHA_TxR_HORZ_STARVED.AK ev_sel=0xa5 umask=0x2: AK messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x2a5))
#define SNR_CHA_EVENT_TXR_HORZ_STARVED_BL_UNCRD /* UNC_CHA_TxR_HORZ_STARVED.BL_UNCRD ev_sel=0xa5 umask=0x4: BL messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x4a5))
#define SNR_CHA_EVENT_TXR_HORZ_STARVED_IV /* UNC_CHA_TxR_HORZ_STARVED.IV ev_sel=0xa5 umask=0x8: IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x8a5))
#define SNR_CHA_EVENT_TXR_HORZ_STARVED_AKC_UNCRD /* UNC_CHA_TxR_HORZ_STARVED.AKC_UNCRD ev_sel=0xa5 umask=0x80: AKC messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x80a5))
#define SNR_CHA_EVENT_TXR_HORZ_STARVED_AD_ALL /* UNC_CHA_TxR_HORZ_STARVED.AD_ALL ev_sel=0xa5 umask=0x1: AD messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x1a5))
#define SNR_CHA_EVENT_TXR_HORZ_STARVED_BL_ALL /* UNC_CHA_TxR_HORZ_STARVED.BL_ALL ev_sel=0xa5 umask=0x4: BL messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x4a5))
/* UNC_CHA_TxR_HORZ_ADS_USED ev_sel=0xa6: Messages that took the slot that the horizontal ring keeps free against deadlocks. */
#define SNR_CHA_EVENT_TXR_HORZ_ADS_USED_AD_UNCRD /* UNC_CHA_TxR_HORZ_ADS_USED.AD_UNCRD ev_sel=0xa6 umask=0x1: AD messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x1a6))
#define SNR_CHA_EVENT_TXR_HORZ_ADS_USED_BL_UNCRD /* UNC_CHA_TxR_HORZ_ADS_USED.BL_UNCRD ev_sel=0xa6 umask=0x4: BL messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x4a6))
#define SNR_CHA_EVENT_TXR_HORZ_ADS_USED_AD_CRD /* UNC_CHA_TxR_HORZ_ADS_USED.AD_CRD ev_sel=0xa6 umask=0x10: AD messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x10a6))
#define SNR_CHA_EVENT_TXR_HORZ_ADS_USED_BL_CRD /* UNC_CHA_TxR_HORZ_ADS_USED.BL_CRD ev_sel=0xa6 umask=0x40: BL messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x40a6))
#define SNR_CHA_EVENT_TXR_HORZ_ADS_USED_AD_ALL /* UNC_CHA_TxR_HORZ_ADS_USED.AD_ALL ev_sel=0xa6 umask=0x11: AD messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x11a6))
#define SNR_CHA_EVENT_TXR_HORZ_ADS_USED_BL_ALL /* UNC_CHA_TxR_HORZ_ADS_USED.BL_ALL ev_sel=0xa6 umask=0x44: BL messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x44a6))
/* UNC_CHA_TxR_HORZ_BYPASS ev_sel=0xa7: Messages that went straight onto the horizontal ring, without waiting in its queue. */
#define SNR_CHA_EVENT_TXR_HORZ_BYPASS_AD_UNCRD /* UNC_CHA_TxR_HORZ_BYPASS.AD_UNCRD ev_sel=0xa7 umask=0x1: AD messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x1a7))
#define SNR_CHA_EVENT_TXR_HORZ_BYPASS_AK /* UNC_CHA_TxR_HORZ_BYPASS.AK ev_sel=0xa7 umask=0x2: AK messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x2a7))
#define SNR_CHA_EVENT_TXR_HORZ_BYPASS_BL_UNCRD /* UNC_CHA_TxR_HORZ_BYPASS.BL_UNCRD ev_sel=0xa7 umask=0x4: BL messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x4a7))
#define SNR_CHA_EVENT_TXR_HORZ_BYPASS_IV /* UNC_CHA_TxR_HORZ_BYPASS.IV ev_sel=0xa7 umask=0x8: IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x8a7))
#define SNR_CHA_EVENT_TXR_HORZ_BYPASS_AD_CRD /* UNC_CHA_TxR_HORZ_BYPASS.AD_CRD ev_sel=0xa7 umask=0x10: AD messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x10a7))
#define SNR_CHA_EVENT_TXR_HORZ_BYPASS_BL_CRD /* UNC_CHA_TxR_HORZ_BYPASS.BL_CRD ev_sel=0xa7 umask=0x40: BL messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x40a7))
#define SNR_CHA_EVENT_TXR_HORZ_BYPASS_AKC_UNCRD /* UNC_CHA_TxR_HORZ_BYPASS.AKC_UNCRD ev_sel=0xa7 umask=0x80: AKC messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x80a7))
#define SNR_CHA_EVENT_TXR_HORZ_BYPASS_AD_ALL /* UNC_CHA_TxR_HORZ_BYPASS.AD_ALL ev_sel=0xa7 umask=0x11: AD messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x11a7))
#define SNR_CHA_EVENT_TXR_HORZ_BYPASS_BL_ALL /* UNC_CHA_TxR_HORZ_BYPASS.BL_ALL ev_sel=0xa7 umask=0x44: BL messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x44a7))
/* UNC_CHA_RING_BOUNCES_VERT ev_sel=0xaa: Cycles in which messages of the vertical ring were turned away at this stop. */
#define SNR_CHA_EVENT_RING_BOUNCES_VERT_AD /* UNC_CHA_RING_BOUNCES_VERT.AD ev_sel=0xaa umask=0x1: AD messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x1aa))
#define SNR_CHA_EVENT_RING_BOUNCES_VERT_AK /* UNC_CHA_RING_BOUNCES_VERT.AK ev_sel=0xaa umask=0x2: AK messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x2aa))
#define SNR_CHA_EVENT_RING_BOUNCES_VERT_BL /* UNC_CHA_RING_BOUNCES_VERT.BL ev_sel=0xaa umask=0x4: BL messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x4aa))
#define SNR_CHA_EVENT_RING_BOUNCES_VERT_IV /* UNC_CHA_RING_BOUNCES_VERT.IV ev_sel=0xaa umask=0x8: IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x8aa))
#define SNR_CHA_EVENT_RING_BOUNCES_VERT_AKC /* UNC_CHA_RING_BOUNCES_VERT.AKC ev_sel=0xaa umask=0x10: AKC messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x10aa))
/* UNC_CHA_RING_SINK_STARVED_VERT ev_sel=0xab: Starvation where messages leave the vertical ring, going by the name; Intel does not explain it. */
#define SNR_CHA_EVENT_RING_SINK_STARVED_VERT_AD /* UNC_CHA_RING_SINK_STARVED_VERT.AD ev_sel=0xab umask=0x1: AD messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x1ab))
#define SNR_CHA_EVENT_RING_SINK_STARVED_VERT_AK /* UNC_CHA_RING_SINK_STARVED_VERT.AK ev_sel=0xab umask=0x2: AK messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x2ab))
#define SNR_CHA_EVENT_RING_SINK_STARVED_VERT_BL /* UNC_CHA_RING_SINK_STARVED_VERT.BL ev_sel=0xab umask=0x4: BL messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x4ab))
#define SNR_CHA_EVENT_RING_SINK_STARVED_VERT_IV /* UNC_CHA_RING_SINK_STARVED_VERT.IV ev_sel=0xab umask=0x8: IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x8ab))
#define SNR_CHA_EVENT_RING_SINK_STARVED_VERT_AKC /* UNC_CHA_RING_SINK_STARVED_VERT.AKC ev_sel=0xab umask=0x10: AKC messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x10ab))
/* UNC_CHA_RING_BOUNCES_HORZ ev_sel=0xac: Cycles in which messages of the horizontal ring were turned away at this stop. */
#define SNR_CHA_EVENT_RING_BOUNCES_HORZ_AD /* UNC_CHA_RING_BOUNCES_HORZ.AD ev_sel=0xac umask=0x1: AD messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x1ac))
#define SNR_CHA_EVENT_RING_BOUNCES_HORZ_AK /* UNC_CHA_RING_BOUNCES_HORZ.AK ev_sel=0xac umask=0x2: AK messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x2ac))
#define SNR_CHA_EVENT_RING_BOUNCES_HORZ_BL /* UNC_CHA_RING_BOUNCES_HORZ.BL ev_sel=0xac umask=0x4: BL messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x4ac))
#define SNR_CHA_EVENT_RING_BOUNCES_HORZ_IV /* UNC_CHA_RING_BOUNCES_HORZ.IV ev_sel=0xac umask=0x8: IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x8ac))
/* UNC_CHA_RING_SINK_STARVED_HORZ ev_sel=0xad: Starvation where messages leave the horizontal ring, going by the name; Intel does not explain it. */
#define SNR_CHA_EVENT_RING_SINK_STARVED_HORZ_AD /* UNC_CHA_RING_SINK_STARVED_HORZ.AD ev_sel=0xad umask=0x1: AD messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x1ad))
#define SNR_CHA_EVENT_RING_SINK_STARVED_HORZ_AK /* UNC_CHA_RING_SINK_STARVED_HORZ.AK ev_sel=0xad umask=0x2: AK messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x2ad))
#define SNR_CHA_EVENT_RING_SINK_STARVED_HORZ_BL /* UNC_CHA_RING_SINK_STARVED_HORZ.BL ev_sel=0xad umask=0x4: BL messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x4ad))
#define SNR_CHA_EVENT_RING_SINK_STARVED_HORZ_IV /* UNC_CHA_RING_SINK_STARVED_HORZ.IV ev_sel=0xad umask=0x8: IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x8ad))
#define SNR_CHA_EVENT_RING_SINK_STARVED_HORZ_AK_AG1 /* UNC_CHA_RING_SINK_STARVED_HORZ.AK_AG1 ev_sel=0xad umask=0x20: AK messages of agent 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x20ad))
#define SNR_CHA_EVENT_RING_SRC_THRTL /* UNC_CHA_RING_SRC_THRTL ev_sel=0xae: Throttling at the source of messages, going by the name; Intel does not explain it. */ \
	SNR_CHA_CTL_(UINT64_C(0xae))
/* UNC_CHA_DISTRESS_ASSERTED ev_sel=0xaf: Cycles in which a signal of distress asks others to send less. */
#define SNR_CHA_EVENT_DISTRESS_ASSERTED_VERT /* UNC_CHA_DISTRESS_ASSERTED.VERT ev_sel=0xaf umask=0x1: Distress along the vertical ring. */ \
	SNR_CHA_CTL_(UINT64_C(0x1af))
#define SNR_CHA_EVENT_DISTRESS_ASSERTED_HORZ /* UNC_CHA_DISTRESS_ASSERTED.HORZ ev_sel=0xaf umask=0x2: Distress along the horizontal ring. */ \
	SNR_CHA_CTL_(UINT64_C(0x2af))
#define SNR_CHA_EVENT_DISTRESS_ASSERTED_DPT_LOCAL /* UNC_CHA_DISTRESS_ASSERTED.DPT_LOCAL ev_sel=0xaf umask=0x4: Throttled prefetches, as this stop asked. */ \
	SNR_CHA_CTL_(UINT64_C(0x4af))
#define SNR_CHA_EVENT_DISTRESS_ASSERTED_DPT_NONLOCAL /* UNC_CHA_DISTRESS_ASSERTED.DPT_NONLOCAL ev_sel=0xaf umask=0x8: Throttled prefetches, as another stop asked. */ \
	SNR_CHA_CTL_(UINT64_C(0x8af))
#define SNR_CHA_EVENT_DISTRESS_ASSERTED_DPT_STALL_IV /* UNC_CHA_DISTRESS_ASSERTED.DPT_STALL_IV ev_sel=0xaf umask=0x40: Throttled prefetches, held up by IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x40af))
#define SNR_CHA_EVENT_DISTRESS_ASSERTED_DPT_STALL_NOCRD /* UNC_CHA_DISTRESS_ASSERTED.DPT_STALL_NOCRD ev_sel=0xaf umask=0x80: Throttled prefetches, held up for want of a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x80af))
/* UNC_CHA_VERT_RING_AD_IN_USE ev_sel=0xb0: Cycles in which the vertical AD ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_CHA_EVENT_VERT_RING_AD_IN_USE_UP_EVEN /* UNC_CHA_VERT_RING_AD_IN_USE.UP_EVEN ev_sel=0xb0 umask=0x1: The even ring upwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x1b0))
#define SNR_CHA_EVENT_VERT_RING_AD_IN_USE_UP_ODD /* UNC_CHA_VERT_RING_AD_IN_USE.UP_ODD ev_sel=0xb0 umask=0x2: The odd ring upwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x2b0))
#define SNR_CHA_EVENT_VERT_RING_AD_IN_USE_DN_EVEN /* UNC_CHA_VERT_RING_AD_IN_USE.DN_EVEN ev_sel=0xb0 umask=0x4: The even ring downwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x4b0))
#define SNR_CHA_EVENT_VERT_RING_AD_IN_USE_DN_ODD /* UNC_CHA_VERT_RING_AD_IN_USE.DN_ODD ev_sel=0xb0 umask=0x8: The odd ring downwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x8b0))
/* UNC_CHA_VERT_RING_AK_IN_USE ev_sel=0xb1: Cycles in which the vertical AK ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_CHA_EVENT_VERT_RING_AK_IN_USE_UP_EVEN /* UNC_CHA_VERT_RING_AK_IN_USE.UP_EVEN ev_sel=0xb1 umask=0x1: The even ring upwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x1b1))
#define SNR_CHA_EVENT_VERT_RING_AK_IN_USE_UP_ODD /* UNC_CHA_VERT_RING_AK_IN_USE.UP_ODD ev_sel=0xb1 umask=0x2: The odd ring upwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x2b1))
#define SNR_CHA_EVENT_VERT_RING_AK_IN_USE_DN_EVEN /* UNC_CHA_VERT_RING_AK_IN_USE.DN_EVEN ev_sel=0xb1 umask=0x4: The even ring downwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x4b1))
#define SNR_CHA_EVENT_VERT_RING_AK_IN_USE_DN_ODD /* UNC_CHA_VERT_RING_AK_IN_USE.DN_ODD ev_sel=0xb1 umask=0x8: The odd ring downwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x8b1))
/* UNC_CHA_VERT_RING_BL_IN_USE ev_sel=0xb2: Cycles in which the vertical BL ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_CHA_EVENT_VERT_RING_BL_IN_USE_UP_EVEN /* UNC_CHA_VERT_RING_BL_IN_USE.UP_EVEN ev_sel=0xb2 umask=0x1: The even ring upwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x1b2))
#define SNR_CHA_EVENT_VERT_RING_BL_IN_USE_UP_ODD /* UNC_CHA_VERT_RING_BL_IN_USE.UP_ODD ev_sel=0xb2 umask=0x2: The odd ring upwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x2b2))
#define SNR_CHA_EVENT_VERT_RING_BL_IN_USE_DN_EVEN /* UNC_CHA_VERT_RING_BL_IN_USE.DN_EVEN ev_sel=0xb2 umask=0x4: The even ring downwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x4b2))
#define SNR_CHA_EVENT_VERT_RING_BL_IN_USE_DN_ODD /* UNC_CHA_VERT_RING_BL_IN_USE.DN_ODD ev_sel=0xb2 umask=0x8: The odd ring downwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x8b2))
/* UNC_CHA_VERT_RING_IV_IN_USE ev_sel=0xb3: Cycles in which the vertical IV ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_CHA_EVENT_VERT_RING_IV_IN_USE_UP /* UNC_CHA_VERT_RING_IV_IN_USE.UP ev_sel=0xb3 umask=0x1: The ring upwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x1b3))
#define SNR_CHA_EVENT_VERT_RING_IV_IN_USE_DN /* UNC_CHA_VERT_RING_IV_IN_USE.DN ev_sel=0xb3 umask=0x4: The ring downwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x4b3))
/* UNC_CHA_VERT_RING_AKC_IN_USE ev_sel=0xb4: Cycles in which the vertical AKC ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_CHA_EVENT_VERT_RING_AKC_IN_USE_UP_EVEN /* UNC_CHA_VERT_RING_AKC_IN_USE.UP_EVEN ev_sel=0xb4 umask=0x1: The even ring upwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x1b4))
#define SNR_CHA_EVENT_VERT_RING_AKC_IN_USE_UP_ODD /* UNC_CHA_VERT_RING_AKC_IN_USE.UP_ODD ev_sel=0xb4 umask=0x2: The odd ring upwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x2b4))
#define SNR_CHA_EVENT_VERT_RING_AKC_IN_USE_DN_EVEN /* UNC_CHA_VERT_RING_AKC_IN_USE.DN_EVEN ev_sel=0xb4 umask=0x4: The even ring downwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x4b4))
#define SNR_CHA_EVENT_VERT_RING_AKC_IN_USE_DN_ODD /* UNC_CHA_VERT_RING_AKC_IN_USE.DN_ODD ev_sel=0xb4 umask=0x8: The odd ring downwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x8b4))
/* UNC_CHA_VERT_RING_TGC_IN_USE ev_sel=0xb5: Cycles in which the vertical TGC ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_CHA_EVENT_VERT_RING_TGC_IN_USE_UP_EVEN /* UNC_CHA_VERT_RING_TGC_IN_USE.UP_EVEN ev_sel=0xb5 umask=0x1: The even ring upwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x1b5))
#define SNR_CHA_EVENT_VERT_RING_TGC_IN_USE_UP_ODD /* UNC_CHA_VERT_RING_TGC_IN_USE.UP_ODD ev_sel=0xb5 umask=0x2: The odd ring upwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x2b5))
#define SNR_CHA_EVENT_VERT_RING_TGC_IN_USE_DN_EVEN /* UNC_CHA_VERT_RING_TGC_IN_USE.DN_EVEN ev_sel=0xb5 umask=0x4: The even ring downwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x4b5))
#define SNR_CHA_EVENT_VERT_RING_TGC_IN_USE_DN_ODD /* UNC_CHA_VERT_RING_TGC_IN_USE.DN_ODD ev_sel=0xb5 umask=0x8: The odd ring downwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x8b5))
/* UNC_CHA_HORZ_RING_AD_IN_USE ev_sel=0xb6: Cycles in which the horizontal AD ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_CHA_EVENT_HORZ_RING_AD_IN_USE_LEFT_EVEN /* UNC_CHA_HORZ_RING_AD_IN_USE.LEFT_EVEN ev_sel=0xb6 umask=0x1: The even ring to the left. */ \
	SNR_CHA_CTL_(UINT64_C(0x1b6))
#define SNR_CHA_EVENT_HORZ_RING_AD_IN_USE_LEFT_ODD /* UNC_CHA_HORZ_RING_AD_IN_USE.LEFT_ODD ev_sel=0xb6 umask=0x2: The odd ring to the left. */ \
	SNR_CHA_CTL_(UINT64_C(0x2b6))
#define SNR_CHA_EVENT_HORZ_RING_AD_IN_USE_RIGHT_EVEN /* UNC_CHA_HORZ_RING_AD_IN_USE.RIGHT_EVEN ev_sel=0xb6 umask=0x4: The even ring to the right. */ \
	SNR_CHA_CTL_(UINT64_C(0x4b6))
#define SNR_CHA_EVENT_HORZ_RING_AD_IN_USE_RIGHT_ODD /* UNC_CHA_HORZ_RING_AD_IN_USE.RIGHT_ODD ev_sel=0xb6 umask=0x8: The odd ring to the right. */ \
	SNR_CHA_CTL_(UINT64_C(0x8b6))
/* UNC_CHA_HORZ_RING_AK_IN_USE ev_sel=0xb7: Cycles in which the horizontal AK ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_CHA_EVENT_HORZ_RING_AK_IN_USE_LEFT_EVEN /* UNC_CHA_HORZ_RING_AK_IN_USE.LEFT_EVEN ev_sel=0xb7 umask=0x1: The even ring to the left. */ \
	SNR_CHA_CTL_(UINT64_C(0x1b7))
#define SNR_CHA_EVENT_HORZ_RING_AK_IN_USE_LEFT_ODD /* UNC_CHA_HORZ_RING_AK_IN_USE.LEFT_ODD ev_sel=0xb7 umask=0x2: The odd ring to the left. */ \
	SNR_CHA_CTL_(UINT64_C(0x2b7))
#define SNR_CHA_EVENT_HORZ_RING_AK_IN_USE_RIGHT_EVEN /* UNC_CHA_HORZ_RING_AK_IN_USE.RIGHT_EVEN ev_sel=0xb7 umask=0x4: The even ring to the right. */ \
	SNR_CHA_CTL_(UINT64_C(0x4b7))
#define SNR_CHA_EVENT_HORZ_RING_AK_IN_USE_RIGHT_ODD /* UNC_CHA_HORZ_RING_AK_IN_USE.RIGHT_ODD ev_sel=0xb7 umask=0x8: The odd ring to the right. */ \
	SNR_CHA_CTL_(UINT64_C(0x8b7))
/* UNC_CHA_HORZ_RING_BL_IN_USE ev_sel=0xb8: Cycles in which the horizontal BL ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_CHA_EVENT_HORZ_RING_BL_IN_USE_LEFT_EVEN /* UNC_CHA_HORZ_RING_BL_IN_USE.LEFT_EVEN ev_sel=0xb8 umask=0x1: The even ring to the left. */ \
	SNR_CHA_CTL_(UINT64_C(0x1b8))
#define SNR_CHA_EVENT_HORZ_RING_BL_IN_USE_LEFT_ODD /* UNC_CHA_HORZ_RING_BL_IN_USE.LEFT_ODD ev_sel=0xb8 umask=0x2: The odd ring to the left. */ \
	SNR_CHA_CTL_(UINT64_C(0x2b8))
#define SNR_CHA_EVENT_HORZ_RING_BL_IN_USE_RIGHT_EVEN /* UNC_CHA_HORZ_RING_BL_IN_USE.RIGHT_EVEN ev_sel=0xb8 umask=0x4: The even ring to the right. */ \
	SNR_CHA_CTL_(UINT64_C(0x4b8))
#define SNR_CHA_EVENT_HORZ_RING_BL_IN_USE_RIGHT_ODD /* UNC_CHA_HORZ_RING_BL_IN_USE.RIGHT_ODD ev_sel=0xb8 umask=0x8: The odd ring to the right. */ \
	SNR_CHA_CTL_(UINT64_C(0x8b8))
/* UNC_CHA_HORZ_RING_IV_IN_USE ev_sel=0xb9: Cycles in which the horizontal IV ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_CHA_EVENT_HORZ_RING_IV_IN_USE_LEFT /* UNC_CHA_HORZ_RING_IV_IN_USE.LEFT ev_sel=0xb9 umask=0x1: The ring to the left. */ \
	SNR_CHA_CTL_(UINT64_C(0x1b9))
#define SNR_CHA_EVENT_HORZ_RING_IV_IN_USE_RIGHT /* UNC_CHA_HORZ_RING_IV_IN_USE.RIGHT ev_sel=0xb9 umask=0x4: The ring to the right. */ \
	SNR_CHA_CTL_(UINT64_C(0x4b9))
/* UNC_CHA_EGRESS_ORDERING ev_sel=0xba: Cycles in which IV messages must wait so that snoops and GO messages keep their order. */
#define SNR_CHA_EVENT_EGRESS_ORDERING_IV_SNOOPGO_UP /* UNC_CHA_EGRESS_ORDERING.IV_SNOOPGO_UP ev_sel=0xba umask=0x1: IV messages upwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x1ba))
#define SNR_CHA_EVENT_EGRESS_ORDERING_IV_SNOOPGO_DN /* UNC_CHA_EGRESS_ORDERING.IV_SNOOPGO_DN ev_sel=0xba umask=0x4: IV messages downwards. */ \
	SNR_CHA_CTL_(UINT64_C(0x4ba))
/* UNC_CHA_HORZ_RING_AKC_IN_USE ev_sel=0xbb: Cycles in which the horizontal AKC ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_CHA_EVENT_HORZ_RING_AKC_IN_USE_LEFT_EVEN /* UNC_CHA_HORZ_RING_AKC_IN_USE.LEFT_EVEN ev_sel=0xbb umask=0x1: The even ring to the left. */ \
	SNR_CHA_CTL_(UINT64_C(0x1bb))
#define SNR_CHA_EVENT_HORZ_RING_AKC_IN_USE_LEFT_ODD /* UNC_CHA_HORZ_RING_AKC_IN_USE.LEFT_ODD ev_sel=0xbb umask=0x2: The odd ring to the left. */ \
	SNR_CHA_CTL_(UINT64_C(0x2bb))
#define SNR_CHA_EVENT_HORZ_RING_AKC_IN_USE_RIGHT_EVEN /* UNC_CHA_HORZ_RING_AKC_IN_USE.RIGHT_EVEN ev_sel=0xbb umask=0x4: The even ring to the right. */ \
	SNR_CHA_CTL_(UINT64_C(0x4bb))
#define SNR_CHA_EVENT_HORZ_RING_AKC_IN_USE_RIGHT_ODD /* UNC_CHA_HORZ_RING_AKC_IN_USE.RIGHT_ODD ev_sel=0xbb umask=0x8: The odd ring to the right. */ \
	SNR_CHA_CTL_(UINT64_C(0x8bb))
#define SNR_CHA_EVENT_CMS_CLOCKTICKS /* UNC_CHA_CMS_CLOCKTICKS ev_sel=0xc0: Clock cycles of the mesh stop. */ \
	SNR_CHA_CTL_(UINT64_C(0xc0))
/* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG0 ev_sel=0xd0: Cycles in which AD messages of agent 0 stand still for want of a credit, by transgress buffer up to 7. */
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR0 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR0 ev_sel=0xd0 umask=0x1: Credits of transgress 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x1d0))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR1 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR1 ev_sel=0xd0 umask=0x2: Credits of transgress 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x2d0))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR2 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR2 ev_sel=0xd0 umask=0x4: Credits of transgress 2. */ \
	SNR_CHA_CTL_(UINT64_C(0x4d0))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR3 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR3 ev_sel=0xd0 umask=0x8: Credits of transgress 3. */ \
	SNR_CHA_CTL_(UINT64_C(0x8d0))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR4 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR4 ev_sel=0xd0 umask=0x10: Credits of transgress 4. */ \
	SNR_CHA_CTL_(UINT64_C(0x10d0))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR5 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR5 ev_sel=0xd0 umask=0x20: Credits of transgress 5. */ \
	SNR_CHA_CTL_(UINT64_C(0x20d0))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR6 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR6 ev_sel=0xd0 umask=0x40: Credits of transgress 6. */ \
	SNR_CHA_CTL_(UINT64_C(0x40d0))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR7 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR7 ev_sel=0xd0 umask=0x80: Credits of transgress 7. */ \
	SNR_CHA_CTL_(UINT64_C(0x80d0))
/* UNC_CHA_STALL1_NO_TxR_HORZ_CRD_AD_AG0 ev_sel=0xd1: Cycles in which AD messages of agent 0 stand still for want of a credit, by transgress buffer from 8 on. */
#define SNR_CHA_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG0_TGR8 /* UNC_CHA_STALL1_NO_TxR_HORZ_CRD_AD_AG0.TGR8 ev_sel=0xd1 umask=0x1: Credits of transgress 8. */ \
	SNR_CHA_CTL_(UINT64_C(0x1d1))
#define SNR_CHA_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG0_TGR9 /* UNC_CHA_STALL1_NO_TxR_HORZ_CRD_AD_AG0.TGR9 ev_sel=0xd1 umask=0x2: Credits of transgress 9. */ \
	SNR_CHA_CTL_(UINT64_C(0x2d1))
#define SNR_CHA_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG0_TGR10 /* UNC_CHA_STALL1_NO_TxR_HORZ_CRD_AD_AG0.TGR10 ev_sel=0xd1 umask=0x4: Credits of transgress 10. */ \
	SNR_CHA_CTL_(UINT64_C(0x4d1))
/* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG1 ev_sel=0xd2: Cycles in which AD messages of agent 1 stand still for want of a credit, by transgress buffer up to 7. */
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR0 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR0 ev_sel=0xd2 umask=0x1: Credits of transgress 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x1d2))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR1 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR1 ev_sel=0xd2 umask=0x2: Credits of transgress 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x2d2))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR2 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR2 ev_sel=0xd2 umask=0x4: Credits of transgress 2. */ \
	SNR_CHA_CTL_(UINT64_C(0x4d2))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR3 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR3 ev_sel=0xd2 umask=0x8: Credits of transgress 3. */ \
	SNR_CHA_CTL_(UINT64_C(0x8d2))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR4 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR4 ev_sel=0xd2 umask=0x10: Credits of transgress 4. */ \
	SNR_CHA_CTL_(UINT64_C(0x10d2))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR5 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR5 ev_sel=0xd2 umask=0x20: Credits of transgress 5. */ \
	SNR_CHA_CTL_(UINT64_C(0x20d2))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR6 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR6 ev_sel=0xd2 umask=0x40: Credits of transgress 6. */ \
	SNR_CHA_CTL_(UINT64_C(0x40d2))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR7 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR7 ev_sel=0xd2 umask=0x80: Credits of transgress 7. */ \
	SNR_CHA_CTL_(UINT64_C(0x80d2))
/* UNC_CHA_STALL1_NO_TxR_HORZ_CRD_AD_AG1_1 ev_sel=0xd3: Cycles in which AD messages of agent 1 stand still for want of a credit, by transgress buffer from 8 on. */
#define SNR_CHA_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG1_1_TGR8 /* UNC_CHA_STALL1_NO_TxR_HORZ_CRD_AD_AG1_1.TGR8 ev_sel=0xd3 umask=0x1: Credits of transgress 8. */ \
	SNR_CHA_CTL_(UINT64_C(0x1d3))
#define SNR_CHA_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG1_1_TGR9 /* UNC_CHA_STALL1_NO_TxR_HORZ_CRD_AD_AG1_1.TGR9 ev_sel=0xd3 umask=0x2: Credits of transgress 9. */ \
	SNR_CHA_CTL_(UINT64_C(0x2d3))
#define SNR_CHA_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG1_1_TGR10 /* UNC_CHA_STALL1_NO_TxR_HORZ_CRD_AD_AG1_1.TGR10 ev_sel=0xd3 umask=0x4: Credits of transgress 10. */ \
	SNR_CHA_CTL_(UINT64_C(0x4d3))
/* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG0 ev_sel=0xd4: Cycles in which BL messages of agent 0 stand still for want of a credit, by transgress buffer up to 7. */
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR0 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR0 ev_sel=0xd4 umask=0x1: Credits of transgress 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x1d4))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR1 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR1 ev_sel=0xd4 umask=0x2: Credits of transgress 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x2d4))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR2 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR2 ev_sel=0xd4 umask=0x4: Credits of transgress 2. */ \
	SNR_CHA_CTL_(UINT64_C(0x4d4))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR3 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR3 ev_sel=0xd4 umask=0x8: Credits of transgress 3. */ \
	SNR_CHA_CTL_(UINT64_C(0x8d4))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR4 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR4 ev_sel=0xd4 umask=0x10: Credits of transgress 4. */ \
	SNR_CHA_CTL_(UINT64_C(0x10d4))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR5 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR5 ev_sel=0xd4 umask=0x20: Credits of transgress 5. */ \
	SNR_CHA_CTL_(UINT64_C(0x20d4))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR6 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR6 ev_sel=0xd4 umask=0x40: Credits of transgress 6. */ \
	SNR_CHA_CTL_(UINT64_C(0x40d4))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR7 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR7 ev_sel=0xd4 umask=0x80: Credits of transgress 7. */ \
	SNR_CHA_CTL_(UINT64_C(0x80d4))
/* UNC_CHA_STALL1_NO_TxR_HORZ_CRD_BL_AG0_1 ev_sel=0xd5: Cycles in which BL messages of agent 0 stand still for want of a credit, by transgress buffer from 8 on. */
#define SNR_CHA_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG0_1_TGR8 /* UNC_CHA_STALL1_NO_TxR_HORZ_CRD_BL_AG0_1.TGR8 ev_sel=0xd5 umask=0x1: Credits of transgress 8. */ \
	SNR_CHA_CTL_(UINT64_C(0x1d5))
#define SNR_CHA_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG0_1_TGR9 /* UNC_CHA_STALL1_NO_TxR_HORZ_CRD_BL_AG0_1.TGR9 ev_sel=0xd5 umask=0x2: Credits of transgress 9. */ \
	SNR_CHA_CTL_(UINT64_C(0x2d5))
#define SNR_CHA_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG0_1_TGR10 /* UNC_CHA_STALL1_NO_TxR_HORZ_CRD_BL_AG0_1.TGR10 ev_sel=0xd5 umask=0x4: Credits of transgress 10. */ \
	SNR_CHA_CTL_(UINT64_C(0x4d5))
/* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG1 ev_sel=0xd6: Cycles in which BL messages of agent 1 stand still for want of a credit, by transgress buffer up to 7. */
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR0 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR0 ev_sel=0xd6 umask=0x1: Credits of transgress 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x1d6))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR1 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR1 ev_sel=0xd6 umask=0x2: Credits of transgress 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x2d6))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR2 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR2 ev_sel=0xd6 umask=0x4: Credits of transgress 2. */ \
	SNR_CHA_CTL_(UINT64_C(0x4d6))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR3 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR3 ev_sel=0xd6 umask=0x8: Credits of transgress 3. */ \
	SNR_CHA_CTL_(UINT64_C(0x8d6))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR4 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR4 ev_sel=0xd6 umask=0x10: Credits of transgress 4. */ \
	SNR_CHA_CTL_(UINT64_C(0x10d6))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR5 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR5 ev_sel=0xd6 umask=0x20: Credits of transgress 5. */ \
	SNR_CHA_CTL_(UINT64_C(0x20d6))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR6 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR6 ev_sel=0xd6 umask=0x40: Credits of transgress 6. */ \
	SNR_CHA_CTL_(UINT64_C(0x40d6))
#define SNR_CHA_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR7 /* UNC_CHA_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR7 ev_sel=0xd6 umask=0x80: Credits of transgress 7. */ \
	SNR_CHA_CTL_(UINT64_C(0x80d6))
/* UNC_CHA_STALL1_NO_TxR_HORZ_CRD_BL_AG1_1 ev_sel=0xd7: Cycles in which BL messages of agent 1 stand still for want of a credit, by transgress buffer from 8 on. */
#define SNR_CHA_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG1_1_TGR8 /* UNC_CHA_STALL1_NO_TxR_HORZ_CRD_BL_AG1_1.TGR8 ev_sel=0xd7 umask=0x1: Credits of transgress 8. */ \
	SNR_CHA_CTL_(UINT64_C(0x1d7))
#define SNR_CHA_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG1_1_TGR9 /* UNC_CHA_STALL1_NO_TxR_HORZ_CRD_BL_AG1_1.TGR9 ev_sel=0xd7 umask=0x2: Credits of transgress 9. */ \
	SNR_CHA_CTL_(UINT64_C(0x2d7))
#define SNR_CHA_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG1_1_TGR10 /* UNC_CHA_STALL1_NO_TxR_HORZ_CRD_BL_AG1_1.TGR10 ev_sel=0xd7 umask=0x4: Credits of transgress 10. */ \
	SNR_CHA_CTL_(UINT64_C(0x4d7))
/* UNC_CHA_RxR_OCCUPANCY ev_sel=0xe0: Messages from the mesh that wait in the mesh stop, added up each cycle. */
#define SNR_CHA_EVENT_RXR_OCCUPANCY_AD_UNCRD /* UNC_CHA_RxR_OCCUPANCY.AD_UNCRD ev_sel=0xe0 umask=0x1: AD messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x1e0))
#define SNR_CHA_EVENT_RXR_OCCUPANCY_AK /* UNC_CHA_RxR_OCCUPANCY.AK ev_sel=0xe0 umask=0x2: AK messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x2e0))
#define SNR_CHA_EVENT_RXR_OCCUPANCY_BL_UNCRD /* UNC_CHA_RxR_OCCUPANCY.BL_UNCRD ev_sel=0xe0 umask=0x4: BL messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x4e0))
#define SNR_CHA_EVENT_RXR_OCCUPANCY_IV /* UNC_CHA_RxR_OCCUPANCY.IV ev_sel=0xe0 umask=0x8: IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x8e0))
#define SNR_CHA_EVENT_RXR_OCCUPANCY_AD_CRD /* UNC_CHA_RxR_OCCUPANCY.AD_CRD ev_sel=0xe0 umask=0x10: AD messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x10e0))
#define SNR_CHA_EVENT_RXR_OCCUPANCY_BL_CRD /* UNC_CHA_RxR_OCCUPANCY.BL_CRD ev_sel=0xe0 umask=0x20: BL messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x20e0))
#define SNR_CHA_EVENT_RXR_OCCUPANCY_AKC_UNCRD /* UNC_CHA_RxR_OCCUPANCY.AKC_UNCRD ev_sel=0xe0 umask=0x80: AKC messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x80e0))
#define SNR_CHA_EVENT_RXR_OCCUPANCY_AD_ALL /* UNC_CHA_RxR_OCCUPANCY.AD_ALL ev_sel=0xe0 umask=0x11: AD messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x11e0))
#define SNR_CHA_EVENT_RXR_OCCUPANCY_BL_ALL /* UNC_CHA_RxR_OCCUPANCY.BL_ALL ev_sel=0xe0 umask=0x44: BL messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x44e0))
/* UNC_CHA_RxR_INSERTS ev_sel=0xe1: Messages from the mesh that enter the queue of the mesh stop. */
#define SNR_CHA_EVENT_RXR_INSERTS_AD_UNCRD /* UNC_CHA_RxR_INSERTS.AD_UNCRD ev_sel=0xe1 umask=0x1: AD messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x1e1))
#define SNR_CHA_EVENT_RXR_INSERTS_AK /* UNC_CHA_RxR_INSERTS.AK ev_sel=0xe1 umask=0x2: AK messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x2e1))
#define SNR_CHA_EVENT_RXR_INSERTS_BL_UNCRD /* UNC_CHA_RxR_INSERTS.BL_UNCRD ev_sel=0xe1 umask=0x4: BL messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x4e1))
#define SNR_CHA_EVENT_RXR_INSERTS_IV /* UNC_CHA_RxR_INSERTS.IV ev_sel=0xe1 umask=0x8: IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x8e1))
#define SNR_CHA_EVENT_RXR_INSERTS_AD_CRD /* UNC_CHA_RxR_INSERTS.AD_CRD ev_sel=0xe1 umask=0x10: AD messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x10e1))
#define SNR_CHA_EVENT_RXR_INSERTS_BL_CRD /* UNC_CHA_RxR_INSERTS.BL_CRD ev_sel=0xe1 umask=0x40: BL messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x40e1))
#define SNR_CHA_EVENT_RXR_INSERTS_AKC_UNCRD /* UNC_CHA_RxR_INSERTS.AKC_UNCRD ev_sel=0xe1 umask=0x80: AKC messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x80e1))
#define SNR_CHA_EVENT_RXR_INSERTS_AD_ALL /* UNC_CHA_RxR_INSERTS.AD_ALL ev_sel=0xe1 umask=0x11: AD messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x11e1))
#define SNR_CHA_EVENT_RXR_INSERTS_BL_ALL /* UNC_CHA_RxR_INSERTS.BL_ALL ev_sel=0xe1 umask=0x44: BL messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x44e1))
/* UNC_CHA_RxR_BYPASS ev_sel=0xe2: Messages from the mesh that did not wait in the queue of the mesh stop. */
#define SNR_CHA_EVENT_RXR_BYPASS_AD_UNCRD /* UNC_CHA_RxR_BYPASS.AD_UNCRD ev_sel=0xe2 umask=0x1: AD messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x1e2))
#define SNR_CHA_EVENT_RXR_BYPASS_AK /* UNC_CHA_RxR_BYPASS.AK ev_sel=0xe2 umask=0x2: AK messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x2e2))
#define SNR_CHA_EVENT_RXR_BYPASS_BL_UNCRD /* UNC_CHA_RxR_BYPASS.BL_UNCRD ev_sel=0xe2 umask=0x4: BL messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x4e2))
#define SNR_CHA_EVENT_RXR_BYPASS_IV /* UNC_CHA_RxR_BYPASS.IV ev_sel=0xe2 umask=0x8: IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x8e2))
#define SNR_CHA_EVENT_RXR_BYPASS_AD_CRD /* UNC_CHA_RxR_BYPASS.AD_CRD ev_sel=0xe2 umask=0x10: AD messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x10e2))
#define SNR_CHA_EVENT_RXR_BYPASS_BL_CRD /* UNC_CHA_RxR_BYPASS.BL_CRD ev_sel=0xe2 umask=0x40: BL messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x40e2))
#define SNR_CHA_EVENT_RXR_BYPASS_AKC_UNCRD /* UNC_CHA_RxR_BYPASS.AKC_UNCRD ev_sel=0xe2 umask=0x80: AKC messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x80e2))
#define SNR_CHA_EVENT_RXR_BYPASS_AD_ALL /* UNC_CHA_RxR_BYPASS.AD_ALL ev_sel=0xe2 umask=0x11: AD messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x11e2))
#define SNR_CHA_EVENT_RXR_BYPASS_BL_ALL /* UNC_CHA_RxR_BYPASS.BL_ALL ev_sel=0xe2 umask=0x44: BL messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x44e2))
/* UNC_CHA_RxR_CRD_STARVED ev_sel=0xe3: Cycles in which messages from the mesh are starved, because no credit lets them go on. */
#define SNR_CHA_EVENT_RXR_CRD_STARVED_AD_UNCRD /* UNC_CHA_RxR_CRD_STARVED.AD_UNCRD ev_sel=0xe3 umask=0x1: AD messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x1e3))
#define SNR_CHA_EVENT_RXR_CRD_STARVED_AK /* UNC_CHA_RxR_CRD_STARVED.AK ev_sel=0xe3 umask=0x2: AK messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x2e3))
#define SNR_CHA_EVENT_RXR_CRD_STARVED_BL_UNCRD /* UNC_CHA_RxR_CRD_STARVED.BL_UNCRD ev_sel=0xe3 umask=0x4: BL messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x4e3))
#define SNR_CHA_EVENT_RXR_CRD_STARVED_IV /* UNC_CHA_RxR_CRD_STARVED.IV ev_sel=0xe3 umask=0x8: IV messages. */ \
	SNR_CHA_CTL_(UINT64_C(0x8e3))
#define SNR_CHA_EVENT_RXR_CRD_STARVED_AD_CRD /* UNC_CHA_RxR_CRD_STARVED.AD_CRD ev_sel=0xe3 umask=0x10: AD messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x10e3))
#define SNR_CHA_EVENT_RXR_CRD_STARVED_BL_CRD /* UNC_CHA_RxR_CRD_STARVED.BL_CRD ev_sel=0xe3 umask=0x40: BL messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x40e3))
#define SNR_CHA_EVENT_RXR_CRD_STARVED_IFV /* UNC_CHA_RxR_CRD_STARVED.IFV ev_sel=0xe3 umask=0x80: IFV messages, which Intel does not spell out. */ \
	SNR_CHA_CTL_(UINT64_C(0x80e3))
#define SNR_CHA_EVENT_RXR_CRD_STARVED_AD_ALL /* UNC_CHA_RxR_CRD_STARVED.AD_ALL ev_sel=0xe3 umask=0x11: AD messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x11e3))
#define SNR_CHA_EVENT_RXR_CRD_STARVED_BL_ALL /* UNC_CHA_RxR_CRD_STARVED.BL_ALL ev_sel=0xe3 umask=0x44: BL messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x44e3))
#define SNR_CHA_EVENT_RXR_CRD_STARVED_1 /* UNC_CHA_RxR_CRD_STARVED_1 ev_sel=0xe4: Cycles in which messages from the mesh are starved, because no credit lets them go on, second part. */ \
	SNR_CHA_CTL_(UINT64_C(0xe4))
/* UNC_CHA_RxR_BUSY_STARVED ev_sel=0xe5: Cycles in which messages from the mesh are starved, because those of the other queue go first. */
#define SNR_CHA_EVENT_RXR_BUSY_STARVED_AD_UNCRD /* UNC_CHA_RxR_BUSY_STARVED.AD_UNCRD ev_sel=0xe5 umask=0x1: AD messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x1e5))
#define SNR_CHA_EVENT_RXR_BUSY_STARVED_BL_UNCRD /* UNC_CHA_RxR_BUSY_STARVED.BL_UNCRD ev_sel=0xe5 umask=0x4: BL messages without a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x4e5))
#define SNR_CHA_EVENT_RXR_BUSY_STARVED_AD_CRD /* UNC_CHA_RxR_BUSY_STARVED.AD_CRD ev_sel=0xe5 umask=0x10: AD messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x10e5))
#define SNR_CHA_EVENT_RXR_BUSY_STARVED_BL_CRD /* UNC_CHA_RxR_BUSY_STARVED.BL_CRD ev_sel=0xe5 umask=0x40: BL messages with a credit. */ \
	SNR_CHA_CTL_(UINT64_C(0x40e5))
#define SNR_CHA_EVENT_RXR_BUSY_STARVED_AD_ALL /* UNC_CHA_RxR_BUSY_STARVED.AD_ALL ev_sel=0xe5 umask=0x11: AD messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x11e5))
#define SNR_CHA_EVENT_RXR_BUSY_STARVED_BL_ALL /* UNC_CHA_RxR_BUSY_STARVED.BL_ALL ev_sel=0xe5 umask=0x44: BL messages, with a credit and without. */ \
	SNR_CHA_CTL_(UINT64_C(0x44e5))
/* UNC_CHA_MISC_EXTERNAL ev_sel=0xe6: Events from outside of the mesh stop, mostly of the cores. */
#define SNR_CHA_EVENT_MISC_EXTERNAL_MBE_INST0 /* UNC_CHA_MISC_EXTERNAL.MBE_INST0 ev_sel=0xe6 umask=0x1: Input 0. */ \
	SNR_CHA_CTL_(UINT64_C(0x1e6))
#define SNR_CHA_EVENT_MISC_EXTERNAL_MBE_INST1 /* UNC_CHA_MISC_EXTERNAL.MBE_INST1 ev_sel=0xe6 umask=0x2: Input 1. */ \
	SNR_CHA_CTL_(UINT64_C(0x2e6))

#endif
