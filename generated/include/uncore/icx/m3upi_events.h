/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/icx/m3upi.events.json by "make generate". Do not edit. */
/*
 * The events of icx m3upi as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_ICX_M3UPI_EVENTS_H
#define UNCORE_ICX_M3UPI_EVENTS_H

#include "uncore/icx/m3upi.h"

#define ICX_M3UPI_CTL_(raw) UNCORE_VALUE_(icx_m3upi_ctl, raw)
#define ICX_M3UPI_EVENT_CLOCKTICKS /* UNC_M3UPI_CLOCKTICKS ev_sel=0x1: Uncore clock cycles; the counts of other boxes may differ by a few, as no two start at once. */ \
	ICX_M3UPI_CTL_(0x1u)
/* UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY ev_sel=0x1c: AD messages in the flow queue, added up each cycle, by network and class. */
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN0_REQ /* UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY.VN0_REQ ev_sel=0x1c umask=0x1: Requests of VN0. */ \
	ICX_M3UPI_CTL_(0x11cu)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN0_REQ_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN0_SNP /* UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY.VN0_SNP ev_sel=0x1c umask=0x2: Snoops of VN0. */ \
	ICX_M3UPI_CTL_(0x21cu)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN0_SNP_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN0_RSP /* UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY.VN0_RSP ev_sel=0x1c umask=0x4: Responses of VN0. */ \
	ICX_M3UPI_CTL_(0x41cu)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN0_RSP_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN0_WB /* UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY.VN0_WB ev_sel=0x1c umask=0x8: Writebacks of VN0. */ \
	ICX_M3UPI_CTL_(0x81cu)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN0_WB_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN1_REQ /* UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY.VN1_REQ ev_sel=0x1c umask=0x10: Requests of VN1. */ \
	ICX_M3UPI_CTL_(0x101cu)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN1_REQ_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN1_SNP /* UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY.VN1_SNP ev_sel=0x1c umask=0x20: Snoops of VN1. */ \
	ICX_M3UPI_CTL_(0x201cu)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN1_SNP_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN1_RSP /* UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY.VN1_RSP ev_sel=0x1c umask=0x40: Responses of VN1. */ \
	ICX_M3UPI_CTL_(0x401cu)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN1_RSP_COUNTERS 0x1u
/* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY ev_sel=0x1d: BL messages in the flow queue, added up each cycle, by network and class. For VN1, Intel's titles swap NCB and NCS. The umasks of TxC_BL_FLQ_INSERTS are in another order. */
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN0_RSP /* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN0_RSP ev_sel=0x1d umask=0x1: Responses of VN0. */ \
	ICX_M3UPI_CTL_(0x11du)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN0_RSP_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN0_WB /* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN0_WB ev_sel=0x1d umask=0x2: Writebacks of VN0. */ \
	ICX_M3UPI_CTL_(0x21du)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN0_WB_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN0_NCB /* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN0_NCB ev_sel=0x1d umask=0x4: Non-coherent bypass messages of VN0. */ \
	ICX_M3UPI_CTL_(0x41du)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN0_NCB_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN0_NCS /* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN0_NCS ev_sel=0x1d umask=0x8: Non-coherent standard messages of VN0. */ \
	ICX_M3UPI_CTL_(0x81du)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN0_NCS_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN1_RSP /* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN1_RSP ev_sel=0x1d umask=0x10: Responses of VN1. */ \
	ICX_M3UPI_CTL_(0x101du)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN1_RSP_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN1_WB /* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN1_WB ev_sel=0x1d umask=0x20: Writebacks of VN1. */ \
	ICX_M3UPI_CTL_(0x201du)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN1_WB_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN1_NCB /* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN1_NCB ev_sel=0x1d umask=0x40: Non-coherent bypass messages of VN1. */ \
	ICX_M3UPI_CTL_(0x401du)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN1_NCB_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN1_NCS /* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN1_NCS ev_sel=0x1d umask=0x80: Non-coherent standard messages of VN1. */ \
	ICX_M3UPI_CTL_(0x801du)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN1_NCS_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_AK_FLQ_OCCUPANCY /* UNC_M3UPI_TxC_AK_FLQ_OCCUPANCY ev_sel=0x1e: AK messages in the flow queue, added up each cycle. */ \
	ICX_M3UPI_CTL_(0x1eu)
#define ICX_M3UPI_EVENT_TXC_AK_FLQ_OCCUPANCY_COUNTERS 0x1u
/* UNC_M3UPI_TxC_BL_WB_FLQ_OCCUPANCY ev_sel=0x1f: Write backs in the BL flow queue, added up every cycle. */
#define ICX_M3UPI_EVENT_TXC_BL_WB_FLQ_OCCUPANCY_VN0_LOCAL /* UNC_M3UPI_TxC_BL_WB_FLQ_OCCUPANCY.VN0_LOCAL ev_sel=0x1f umask=0x1: Those for this socket, VN0. */ \
	ICX_M3UPI_CTL_(0x11fu)
#define ICX_M3UPI_EVENT_TXC_BL_WB_FLQ_OCCUPANCY_VN0_LOCAL_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_BL_WB_FLQ_OCCUPANCY_VN0_THROUGH /* UNC_M3UPI_TxC_BL_WB_FLQ_OCCUPANCY.VN0_THROUGH ev_sel=0x1f umask=0x2: Those that pass through, VN0. */ \
	ICX_M3UPI_CTL_(0x21fu)
#define ICX_M3UPI_EVENT_TXC_BL_WB_FLQ_OCCUPANCY_VN0_THROUGH_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_BL_WB_FLQ_OCCUPANCY_VN0_WRPULL /* UNC_M3UPI_TxC_BL_WB_FLQ_OCCUPANCY.VN0_WRPULL ev_sel=0x1f umask=0x4: Those that wait to be pulled, VN0. */ \
	ICX_M3UPI_CTL_(0x41fu)
#define ICX_M3UPI_EVENT_TXC_BL_WB_FLQ_OCCUPANCY_VN0_WRPULL_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_BL_WB_FLQ_OCCUPANCY_VN1_LOCAL /* UNC_M3UPI_TxC_BL_WB_FLQ_OCCUPANCY.VN1_LOCAL ev_sel=0x1f umask=0x10: Those for this socket, VN1. */ \
	ICX_M3UPI_CTL_(0x101fu)
#define ICX_M3UPI_EVENT_TXC_BL_WB_FLQ_OCCUPANCY_VN1_LOCAL_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_BL_WB_FLQ_OCCUPANCY_VN1_THROUGH /* UNC_M3UPI_TxC_BL_WB_FLQ_OCCUPANCY.VN1_THROUGH ev_sel=0x1f umask=0x20: Those that pass through, VN1. */ \
	ICX_M3UPI_CTL_(0x201fu)
#define ICX_M3UPI_EVENT_TXC_BL_WB_FLQ_OCCUPANCY_VN1_THROUGH_COUNTERS 0x1u
#define ICX_M3UPI_EVENT_TXC_BL_WB_FLQ_OCCUPANCY_VN1_WRPULL /* UNC_M3UPI_TxC_BL_WB_FLQ_OCCUPANCY.VN1_WRPULL ev_sel=0x1f umask=0x40: Those that wait to be pulled, VN1. */ \
	ICX_M3UPI_CTL_(0x401fu)
#define ICX_M3UPI_EVENT_TXC_BL_WB_FLQ_OCCUPANCY_VN1_WRPULL_COUNTERS 0x1u
/* UNC_M3UPI_UPI_PEER_AD_CREDITS_EMPTY ev_sel=0x20: No credit left to send on AD to the other UPI links of the socket, by network and class. */
#define ICX_M3UPI_EVENT_UPI_PEER_AD_CREDITS_EMPTY_VNA /* UNC_M3UPI_UPI_PEER_AD_CREDITS_EMPTY.VNA ev_sel=0x20 umask=0x1: Shared credits (VNA). */ \
	ICX_M3UPI_CTL_(0x120u)
#define ICX_M3UPI_EVENT_UPI_PEER_AD_CREDITS_EMPTY_VN0_REQ /* UNC_M3UPI_UPI_PEER_AD_CREDITS_EMPTY.VN0_REQ ev_sel=0x20 umask=0x2: Requests of VN0. */ \
	ICX_M3UPI_CTL_(0x220u)
#define ICX_M3UPI_EVENT_UPI_PEER_AD_CREDITS_EMPTY_VN0_SNP /* UNC_M3UPI_UPI_PEER_AD_CREDITS_EMPTY.VN0_SNP ev_sel=0x20 umask=0x4: Snoops of VN0. */ \
	ICX_M3UPI_CTL_(0x420u)
#define ICX_M3UPI_EVENT_UPI_PEER_AD_CREDITS_EMPTY_VN0_RSP /* UNC_M3UPI_UPI_PEER_AD_CREDITS_EMPTY.VN0_RSP ev_sel=0x20 umask=0x8: Responses of VN0. */ \
	ICX_M3UPI_CTL_(0x820u)
#define ICX_M3UPI_EVENT_UPI_PEER_AD_CREDITS_EMPTY_VN1_REQ /* UNC_M3UPI_UPI_PEER_AD_CREDITS_EMPTY.VN1_REQ ev_sel=0x20 umask=0x10: Requests of VN1. */ \
	ICX_M3UPI_CTL_(0x1020u)
#define ICX_M3UPI_EVENT_UPI_PEER_AD_CREDITS_EMPTY_VN1_SNP /* UNC_M3UPI_UPI_PEER_AD_CREDITS_EMPTY.VN1_SNP ev_sel=0x20 umask=0x20: Snoops of VN1. */ \
	ICX_M3UPI_CTL_(0x2020u)
#define ICX_M3UPI_EVENT_UPI_PEER_AD_CREDITS_EMPTY_VN1_RSP /* UNC_M3UPI_UPI_PEER_AD_CREDITS_EMPTY.VN1_RSP ev_sel=0x20 umask=0x40: Responses of VN1. */ \
	ICX_M3UPI_CTL_(0x4020u)
/* UNC_M3UPI_UPI_PEER_BL_CREDITS_EMPTY ev_sel=0x21: No credit left to send on BL to the other UPI links of the socket, by network and class; Intel's titles name other classes than its names. */
#define ICX_M3UPI_EVENT_UPI_PEER_BL_CREDITS_EMPTY_VNA /* UNC_M3UPI_UPI_PEER_BL_CREDITS_EMPTY.VNA ev_sel=0x21 umask=0x1: Shared credits (VNA). */ \
	ICX_M3UPI_CTL_(0x121u)
#define ICX_M3UPI_EVENT_UPI_PEER_BL_CREDITS_EMPTY_VN0_RSP /* UNC_M3UPI_UPI_PEER_BL_CREDITS_EMPTY.VN0_RSP ev_sel=0x21 umask=0x2: Responses of VN0. */ \
	ICX_M3UPI_CTL_(0x221u)
#define ICX_M3UPI_EVENT_UPI_PEER_BL_CREDITS_EMPTY_VN0_NCS_NCB /* UNC_M3UPI_UPI_PEER_BL_CREDITS_EMPTY.VN0_NCS_NCB ev_sel=0x21 umask=0x4: Non-coherent standard and bypass messages of VN0. */ \
	ICX_M3UPI_CTL_(0x421u)
#define ICX_M3UPI_EVENT_UPI_PEER_BL_CREDITS_EMPTY_VN0_WB /* UNC_M3UPI_UPI_PEER_BL_CREDITS_EMPTY.VN0_WB ev_sel=0x21 umask=0x8: Writebacks of VN0. */ \
	ICX_M3UPI_CTL_(0x821u)
#define ICX_M3UPI_EVENT_UPI_PEER_BL_CREDITS_EMPTY_VN1_RSP /* UNC_M3UPI_UPI_PEER_BL_CREDITS_EMPTY.VN1_RSP ev_sel=0x21 umask=0x10: Responses of VN1. */ \
	ICX_M3UPI_CTL_(0x1021u)
#define ICX_M3UPI_EVENT_UPI_PEER_BL_CREDITS_EMPTY_VN1_NCS_NCB /* UNC_M3UPI_UPI_PEER_BL_CREDITS_EMPTY.VN1_NCS_NCB ev_sel=0x21 umask=0x20: Non-coherent standard and bypass messages of VN1. */ \
	ICX_M3UPI_CTL_(0x2021u)
#define ICX_M3UPI_EVENT_UPI_PEER_BL_CREDITS_EMPTY_VN1_WB /* UNC_M3UPI_UPI_PEER_BL_CREDITS_EMPTY.VN1_WB ev_sel=0x21 umask=0x40: Writebacks of VN1. */ \
	ICX_M3UPI_CTL_(0x4021u)
/* UNC_M3UPI_CHA_AD_CREDITS_EMPTY ev_sel=0x22: No credit left to send on AD to a CHA, by class. */
#define ICX_M3UPI_EVENT_CHA_AD_CREDITS_EMPTY_VNA /* UNC_M3UPI_CHA_AD_CREDITS_EMPTY.VNA ev_sel=0x22 umask=0x1: Shared credits (VNA). */ \
	ICX_M3UPI_CTL_(0x122u)
#define ICX_M3UPI_EVENT_CHA_AD_CREDITS_EMPTY_WB /* UNC_M3UPI_CHA_AD_CREDITS_EMPTY.WB ev_sel=0x22 umask=0x2: Writebacks. */ \
	ICX_M3UPI_CTL_(0x222u)
#define ICX_M3UPI_EVENT_CHA_AD_CREDITS_EMPTY_REQ /* UNC_M3UPI_CHA_AD_CREDITS_EMPTY.REQ ev_sel=0x22 umask=0x4: Requests. */ \
	ICX_M3UPI_CTL_(0x422u)
#define ICX_M3UPI_EVENT_CHA_AD_CREDITS_EMPTY_SNP /* UNC_M3UPI_CHA_AD_CREDITS_EMPTY.SNP ev_sel=0x22 umask=0x8: Snoops. */ \
	ICX_M3UPI_CTL_(0x822u)
/* UNC_M3UPI_M2_BL_CREDITS_EMPTY ev_sel=0x23: No credit of any kind left to send on BL to an I/O stack, by stack and class. */
#define ICX_M3UPI_EVENT_M2_BL_CREDITS_EMPTY_IIO2_NCB /* UNC_M3UPI_M2_BL_CREDITS_EMPTY.IIO2_NCB ev_sel=0x23 umask=0x2: Non-coherent bypass messages to stack 2. */ \
	ICX_M3UPI_CTL_(0x223u)
#define ICX_M3UPI_EVENT_M2_BL_CREDITS_EMPTY_IIO3_NCB /* UNC_M3UPI_M2_BL_CREDITS_EMPTY.IIO3_NCB ev_sel=0x23 umask=0x4: Non-coherent bypass messages to stack 3. */ \
	ICX_M3UPI_CTL_(0x423u)
#define ICX_M3UPI_EVENT_M2_BL_CREDITS_EMPTY_IIO4_NCB /* UNC_M3UPI_M2_BL_CREDITS_EMPTY.IIO4_NCB ev_sel=0x23 umask=0x8: Non-coherent bypass messages to stack 4. */ \
	ICX_M3UPI_CTL_(0x823u)
#define ICX_M3UPI_EVENT_M2_BL_CREDITS_EMPTY_IIO5_NCB /* UNC_M3UPI_M2_BL_CREDITS_EMPTY.IIO5_NCB ev_sel=0x23 umask=0x10: Non-coherent bypass messages to stack 5. */ \
	ICX_M3UPI_CTL_(0x1023u)
#define ICX_M3UPI_EVENT_M2_BL_CREDITS_EMPTY_NCS /* UNC_M3UPI_M2_BL_CREDITS_EMPTY.NCS ev_sel=0x23 umask=0x40: Non-coherent standard messages to any stack. */ \
	ICX_M3UPI_CTL_(0x4023u)
#define ICX_M3UPI_EVENT_M2_BL_CREDITS_EMPTY_NCS_SEL /* UNC_M3UPI_M2_BL_CREDITS_EMPTY.NCS_SEL ev_sel=0x23 umask=0x80: Non-coherent standard messages to the stack that is selected; Intel does not say where. */ \
	ICX_M3UPI_CTL_(0x8023u)
#define ICX_M3UPI_EVENT_M2_BL_CREDITS_EMPTY_IIO1_NCB /* UNC_M3UPI_M2_BL_CREDITS_EMPTY.IIO1_NCB ev_sel=0x23 umask=0x1: NCB messages to I/O stack 1, and to stack 0 by the list. */ \
	ICX_M3UPI_CTL_(0x123u)
#define ICX_M3UPI_EVENT_M2_BL_CREDITS_EMPTY_UBOX_NCB /* UNC_M3UPI_M2_BL_CREDITS_EMPTY.UBOX_NCB ev_sel=0x23 umask=0x20: NCB messages to the UBox. */ \
	ICX_M3UPI_CTL_(0x2023u)
/* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE ev_sel=0x27: Cycles in which the AD flow queue holds something, by network and class. */
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_CYCLES_NE_VN0_REQ /* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE.VN0_REQ ev_sel=0x27 umask=0x1: Requests of VN0. */ \
	ICX_M3UPI_CTL_(0x127u)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_CYCLES_NE_VN0_SNP /* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE.VN0_SNP ev_sel=0x27 umask=0x2: Snoops of VN0. */ \
	ICX_M3UPI_CTL_(0x227u)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_CYCLES_NE_VN0_RSP /* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE.VN0_RSP ev_sel=0x27 umask=0x4: Responses of VN0. */ \
	ICX_M3UPI_CTL_(0x427u)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_CYCLES_NE_VN0_WB /* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE.VN0_WB ev_sel=0x27 umask=0x8: Writebacks of VN0. */ \
	ICX_M3UPI_CTL_(0x827u)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_CYCLES_NE_VN1_REQ /* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE.VN1_REQ ev_sel=0x27 umask=0x10: Requests of VN1. */ \
	ICX_M3UPI_CTL_(0x1027u)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_CYCLES_NE_VN1_SNP /* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE.VN1_SNP ev_sel=0x27 umask=0x20: Snoops of VN1. */ \
	ICX_M3UPI_CTL_(0x2027u)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_CYCLES_NE_VN1_RSP /* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE.VN1_RSP ev_sel=0x27 umask=0x40: Responses of VN1. */ \
	ICX_M3UPI_CTL_(0x4027u)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_CYCLES_NE_VN1_WB /* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE.VN1_WB ev_sel=0x27 umask=0x80: Writebacks of VN1. */ \
	ICX_M3UPI_CTL_(0x8027u)
/* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE ev_sel=0x28: Cycles in which the BL flow queue holds something, by network and class; the classes are named as those of AD. */
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_CYCLES_NE_VN0_REQ /* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE.VN0_REQ ev_sel=0x28 umask=0x1: Requests of VN0. */ \
	ICX_M3UPI_CTL_(0x128u)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_CYCLES_NE_VN0_SNP /* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE.VN0_SNP ev_sel=0x28 umask=0x2: Snoops of VN0. */ \
	ICX_M3UPI_CTL_(0x228u)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_CYCLES_NE_VN0_RSP /* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE.VN0_RSP ev_sel=0x28 umask=0x4: Responses of VN0. */ \
	ICX_M3UPI_CTL_(0x428u)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_CYCLES_NE_VN0_WB /* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE.VN0_WB ev_sel=0x28 umask=0x8: Writebacks of VN0. */ \
	ICX_M3UPI_CTL_(0x828u)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_CYCLES_NE_VN1_REQ /* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE.VN1_REQ ev_sel=0x28 umask=0x10: Requests of VN1. */ \
	ICX_M3UPI_CTL_(0x1028u)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_CYCLES_NE_VN1_SNP /* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE.VN1_SNP ev_sel=0x28 umask=0x20: Snoops of VN1. */ \
	ICX_M3UPI_CTL_(0x2028u)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_CYCLES_NE_VN1_RSP /* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE.VN1_RSP ev_sel=0x28 umask=0x40: Responses of VN1. */ \
	ICX_M3UPI_CTL_(0x4028u)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_CYCLES_NE_VN1_WB /* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE.VN1_WB ev_sel=0x28 umask=0x80: Writebacks of VN1. */ \
	ICX_M3UPI_CTL_(0x8028u)
#define ICX_M3UPI_EVENT_UPI_PREFETCH_SPAWN /* UNC_M3UPI_UPI_PREFETCH_SPAWN ev_sel=0x29: Prefetches that the flow queue sends to a memory controller of its own accord. */ \
	ICX_M3UPI_CTL_(0x29u)
#define ICX_M3UPI_EVENT_D2U_SENT /* UNC_M3UPI_D2U_SENT ev_sel=0x2a: Commands to send data straight to a UPI link (D2U), on SMI3, the messages to and from memory. */ \
	ICX_M3UPI_CTL_(0x2au)
#define ICX_M3UPI_EVENT_D2C_SENT /* UNC_M3UPI_D2C_SENT ev_sel=0x2b: Data that BL sends straight to a core (D2C). */ \
	ICX_M3UPI_CTL_(0x2bu)
/* UNC_M3UPI_TxC_AD_FLQ_BYPASS ev_sel=0x2c: AD messages that went past the flow queue, by the slot they came in; slot 0 comes first. */
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_BYPASS_AD_SLOT0 /* UNC_M3UPI_TxC_AD_FLQ_BYPASS.AD_SLOT0 ev_sel=0x2c umask=0x1: Slot 0. */ \
	ICX_M3UPI_CTL_(0x12cu)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_BYPASS_AD_SLOT1 /* UNC_M3UPI_TxC_AD_FLQ_BYPASS.AD_SLOT1 ev_sel=0x2c umask=0x2: Slot 1. */ \
	ICX_M3UPI_CTL_(0x22cu)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_BYPASS_AD_SLOT2 /* UNC_M3UPI_TxC_AD_FLQ_BYPASS.AD_SLOT2 ev_sel=0x2c umask=0x4: Slot 2. */ \
	ICX_M3UPI_CTL_(0x42cu)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_BYPASS_BL_EARLY_RSP /* UNC_M3UPI_TxC_AD_FLQ_BYPASS.BL_EARLY_RSP ev_sel=0x2c umask=0x8: An early response on BL, going by the name. */ \
	ICX_M3UPI_CTL_(0x82cu)
/* UNC_M3UPI_TxC_AD_FLQ_INSERTS ev_sel=0x2d: AD messages that enter the flow queue, by network and class; only one queue can be followed at a time. */
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_INSERTS_VN0_REQ /* UNC_M3UPI_TxC_AD_FLQ_INSERTS.VN0_REQ ev_sel=0x2d umask=0x1: Requests of VN0. */ \
	ICX_M3UPI_CTL_(0x12du)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_INSERTS_VN0_SNP /* UNC_M3UPI_TxC_AD_FLQ_INSERTS.VN0_SNP ev_sel=0x2d umask=0x2: Snoops of VN0. */ \
	ICX_M3UPI_CTL_(0x22du)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_INSERTS_VN0_RSP /* UNC_M3UPI_TxC_AD_FLQ_INSERTS.VN0_RSP ev_sel=0x2d umask=0x4: Responses of VN0. */ \
	ICX_M3UPI_CTL_(0x42du)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_INSERTS_VN0_WB /* UNC_M3UPI_TxC_AD_FLQ_INSERTS.VN0_WB ev_sel=0x2d umask=0x8: Writebacks of VN0. */ \
	ICX_M3UPI_CTL_(0x82du)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_INSERTS_VN1_REQ /* UNC_M3UPI_TxC_AD_FLQ_INSERTS.VN1_REQ ev_sel=0x2d umask=0x10: Requests of VN1. */ \
	ICX_M3UPI_CTL_(0x102du)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_INSERTS_VN1_SNP /* UNC_M3UPI_TxC_AD_FLQ_INSERTS.VN1_SNP ev_sel=0x2d umask=0x20: Snoops of VN1. */ \
	ICX_M3UPI_CTL_(0x202du)
#define ICX_M3UPI_EVENT_TXC_AD_FLQ_INSERTS_VN1_RSP /* UNC_M3UPI_TxC_AD_FLQ_INSERTS.VN1_RSP ev_sel=0x2d umask=0x40: Responses of VN1. */ \
	ICX_M3UPI_CTL_(0x402du)
/* UNC_M3UPI_TxC_BL_FLQ_INSERTS ev_sel=0x2e: BL messages that enter the flow queue, by network and class; only one queue can be followed at a time. Intel's titles name other classes than its names: by them, the umasks are in the order of TxC_BL_FLQ_OCCUPANCY. */
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_INSERTS_VN0_NCB /* UNC_M3UPI_TxC_BL_FLQ_INSERTS.VN0_NCB ev_sel=0x2e umask=0x1: Non-coherent bypass messages of VN0. */ \
	ICX_M3UPI_CTL_(0x12eu)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_INSERTS_VN0_NCS /* UNC_M3UPI_TxC_BL_FLQ_INSERTS.VN0_NCS ev_sel=0x2e umask=0x2: Non-coherent standard messages of VN0. */ \
	ICX_M3UPI_CTL_(0x22eu)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_INSERTS_VN0_WB /* UNC_M3UPI_TxC_BL_FLQ_INSERTS.VN0_WB ev_sel=0x2e umask=0x4: Writebacks of VN0. */ \
	ICX_M3UPI_CTL_(0x42eu)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_INSERTS_VN0_RSP /* UNC_M3UPI_TxC_BL_FLQ_INSERTS.VN0_RSP ev_sel=0x2e umask=0x8: Responses of VN0. */ \
	ICX_M3UPI_CTL_(0x82eu)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_INSERTS_VN1_NCB /* UNC_M3UPI_TxC_BL_FLQ_INSERTS.VN1_NCB ev_sel=0x2e umask=0x10: Non-coherent bypass messages of VN1. */ \
	ICX_M3UPI_CTL_(0x102eu)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_INSERTS_VN1_NCS /* UNC_M3UPI_TxC_BL_FLQ_INSERTS.VN1_NCS ev_sel=0x2e umask=0x20: Non-coherent standard messages of VN1. */ \
	ICX_M3UPI_CTL_(0x202eu)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_INSERTS_VN1_WB /* UNC_M3UPI_TxC_BL_FLQ_INSERTS.VN1_WB ev_sel=0x2e umask=0x40: Writebacks of VN1. */ \
	ICX_M3UPI_CTL_(0x402eu)
#define ICX_M3UPI_EVENT_TXC_BL_FLQ_INSERTS_VN1_RSP /* UNC_M3UPI_TxC_BL_FLQ_INSERTS.VN1_RSP ev_sel=0x2e umask=0x80: Responses of VN1. */ \
	ICX_M3UPI_CTL_(0x802eu)
#define ICX_M3UPI_EVENT_TXC_AK_FLQ_INSERTS /* UNC_M3UPI_TxC_AK_FLQ_INSERTS ev_sel=0x2f: AK messages that enter the flow queue. */ \
	ICX_M3UPI_CTL_(0x2fu)
/* UNC_M3UPI_TxC_AD_ARB_FAIL ev_sel=0x30: AD messages of the flow queue that asked for the mesh and lost, by network and class. */
#define ICX_M3UPI_EVENT_TXC_AD_ARB_FAIL_VN0_REQ /* UNC_M3UPI_TxC_AD_ARB_FAIL.VN0_REQ ev_sel=0x30 umask=0x1: Requests of VN0. */ \
	ICX_M3UPI_CTL_(0x130u)
#define ICX_M3UPI_EVENT_TXC_AD_ARB_FAIL_VN0_SNP /* UNC_M3UPI_TxC_AD_ARB_FAIL.VN0_SNP ev_sel=0x30 umask=0x2: Snoops of VN0. */ \
	ICX_M3UPI_CTL_(0x230u)
#define ICX_M3UPI_EVENT_TXC_AD_ARB_FAIL_VN0_RSP /* UNC_M3UPI_TxC_AD_ARB_FAIL.VN0_RSP ev_sel=0x30 umask=0x4: Responses of VN0. */ \
	ICX_M3UPI_CTL_(0x430u)
#define ICX_M3UPI_EVENT_TXC_AD_ARB_FAIL_VN0_WB /* UNC_M3UPI_TxC_AD_ARB_FAIL.VN0_WB ev_sel=0x30 umask=0x8: Writebacks of VN0. */ \
	ICX_M3UPI_CTL_(0x830u)
#define ICX_M3UPI_EVENT_TXC_AD_ARB_FAIL_VN1_REQ /* UNC_M3UPI_TxC_AD_ARB_FAIL.VN1_REQ ev_sel=0x30 umask=0x10: Requests of VN1. */ \
	ICX_M3UPI_CTL_(0x1030u)
#define ICX_M3UPI_EVENT_TXC_AD_ARB_FAIL_VN1_SNP /* UNC_M3UPI_TxC_AD_ARB_FAIL.VN1_SNP ev_sel=0x30 umask=0x20: Snoops of VN1. */ \
	ICX_M3UPI_CTL_(0x2030u)
#define ICX_M3UPI_EVENT_TXC_AD_ARB_FAIL_VN1_RSP /* UNC_M3UPI_TxC_AD_ARB_FAIL.VN1_RSP ev_sel=0x30 umask=0x40: Responses of VN1. */ \
	ICX_M3UPI_CTL_(0x4030u)
#define ICX_M3UPI_EVENT_TXC_AD_ARB_FAIL_VN1_WB /* UNC_M3UPI_TxC_AD_ARB_FAIL.VN1_WB ev_sel=0x30 umask=0x80: Writebacks of VN1. */ \
	ICX_M3UPI_CTL_(0x8030u)
/* UNC_M3UPI_TxC_BL_ARB_FAIL ev_sel=0x35: BL messages of the flow queue that asked for the mesh and lost, by network and class. For VN1, Intel's titles swap NCB and NCS. */
#define ICX_M3UPI_EVENT_TXC_BL_ARB_FAIL_VN0_RSP /* UNC_M3UPI_TxC_BL_ARB_FAIL.VN0_RSP ev_sel=0x35 umask=0x1: Responses of VN0. */ \
	ICX_M3UPI_CTL_(0x135u)
#define ICX_M3UPI_EVENT_TXC_BL_ARB_FAIL_VN0_WB /* UNC_M3UPI_TxC_BL_ARB_FAIL.VN0_WB ev_sel=0x35 umask=0x2: Writebacks of VN0. */ \
	ICX_M3UPI_CTL_(0x235u)
#define ICX_M3UPI_EVENT_TXC_BL_ARB_FAIL_VN0_NCB /* UNC_M3UPI_TxC_BL_ARB_FAIL.VN0_NCB ev_sel=0x35 umask=0x4: Non-coherent bypass messages of VN0. */ \
	ICX_M3UPI_CTL_(0x435u)
#define ICX_M3UPI_EVENT_TXC_BL_ARB_FAIL_VN0_NCS /* UNC_M3UPI_TxC_BL_ARB_FAIL.VN0_NCS ev_sel=0x35 umask=0x8: Non-coherent standard messages of VN0. */ \
	ICX_M3UPI_CTL_(0x835u)
#define ICX_M3UPI_EVENT_TXC_BL_ARB_FAIL_VN1_RSP /* UNC_M3UPI_TxC_BL_ARB_FAIL.VN1_RSP ev_sel=0x35 umask=0x10: Responses of VN1. */ \
	ICX_M3UPI_CTL_(0x1035u)
#define ICX_M3UPI_EVENT_TXC_BL_ARB_FAIL_VN1_WB /* UNC_M3UPI_TxC_BL_ARB_FAIL.VN1_WB ev_sel=0x35 umask=0x20: Writebacks of VN1. */ \
	ICX_M3UPI_CTL_(0x2035u)
#define ICX_M3UPI_EVENT_TXC_BL_ARB_FAIL_VN1_NCB /* UNC_M3UPI_TxC_BL_ARB_FAIL.VN1_NCB ev_sel=0x35 umask=0x40: Non-coherent bypass messages of VN1. */ \
	ICX_M3UPI_CTL_(0x4035u)
#define ICX_M3UPI_EVENT_TXC_BL_ARB_FAIL_VN1_NCS /* UNC_M3UPI_TxC_BL_ARB_FAIL.VN1_NCS ev_sel=0x35 umask=0x80: Non-coherent standard messages of VN1. */ \
	ICX_M3UPI_CTL_(0x8035u)
/* UNC_M3UPI_MULTI_SLOT_RCVD ev_sel=0x3e: Flits of several slots that the link received, by the slots that carried a message. */
#define ICX_M3UPI_EVENT_MULTI_SLOT_RCVD_AD_SLOT0 /* UNC_M3UPI_MULTI_SLOT_RCVD.AD_SLOT0 ev_sel=0x3e umask=0x1: AD, slot 0. */ \
	ICX_M3UPI_CTL_(0x13eu)
#define ICX_M3UPI_EVENT_MULTI_SLOT_RCVD_AD_SLOT1 /* UNC_M3UPI_MULTI_SLOT_RCVD.AD_SLOT1 ev_sel=0x3e umask=0x2: AD, slot 1. */ \
	ICX_M3UPI_CTL_(0x23eu)
#define ICX_M3UPI_EVENT_MULTI_SLOT_RCVD_AD_SLOT2 /* UNC_M3UPI_MULTI_SLOT_RCVD.AD_SLOT2 ev_sel=0x3e umask=0x4: AD, slot 2. */ \
	ICX_M3UPI_CTL_(0x43eu)
#define ICX_M3UPI_EVENT_MULTI_SLOT_RCVD_BL_SLOT0 /* UNC_M3UPI_MULTI_SLOT_RCVD.BL_SLOT0 ev_sel=0x3e umask=0x8: BL, slot 0. */ \
	ICX_M3UPI_CTL_(0x83eu)
#define ICX_M3UPI_EVENT_MULTI_SLOT_RCVD_AK_SLOT0 /* UNC_M3UPI_MULTI_SLOT_RCVD.AK_SLOT0 ev_sel=0x3e umask=0x10: AK, slot 0. */ \
	ICX_M3UPI_CTL_(0x103eu)
#define ICX_M3UPI_EVENT_MULTI_SLOT_RCVD_AK_SLOT2 /* UNC_M3UPI_MULTI_SLOT_RCVD.AK_SLOT2 ev_sel=0x3e umask=0x20: AK, slot 2. */ \
	ICX_M3UPI_CTL_(0x203eu)
/* UNC_M3UPI_RxC_BYPASSED ev_sel=0x40: AD messages that went past the ingress queue, by the slot they went to. */
#define ICX_M3UPI_EVENT_RXC_BYPASSED_AD_S0_IDLE /* UNC_M3UPI_RxC_BYPASSED.AD_S0_IDLE ev_sel=0x40 umask=0x1: Slot 0 of a flit of their own, while nothing else was under way. */ \
	ICX_M3UPI_CTL_(0x140u)
#define ICX_M3UPI_EVENT_RXC_BYPASSED_AD_S0_IDLE_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_BYPASSED_AD_S0_BL_ARB /* UNC_M3UPI_RxC_BYPASSED.AD_S0_BL_ARB ev_sel=0x40 umask=0x2: Slot 0 of a flit of their own, while a BL message asked for one. */ \
	ICX_M3UPI_CTL_(0x240u)
#define ICX_M3UPI_EVENT_RXC_BYPASSED_AD_S0_BL_ARB_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_BYPASSED_AD_S1_BL_SLOT /* UNC_M3UPI_RxC_BYPASSED.AD_S1_BL_SLOT ev_sel=0x40 umask=0x4: Slot 1 of a flit that a BL message is in. */ \
	ICX_M3UPI_CTL_(0x440u)
#define ICX_M3UPI_EVENT_RXC_BYPASSED_AD_S1_BL_SLOT_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_BYPASSED_AD_S2_BL_SLOT /* UNC_M3UPI_RxC_BYPASSED.AD_S2_BL_SLOT ev_sel=0x40 umask=0x8: Slot 2 of a flit that a BL message is in. */ \
	ICX_M3UPI_CTL_(0x840u)
#define ICX_M3UPI_EVENT_RXC_BYPASSED_AD_S2_BL_SLOT_COUNTERS 0x7u
/* UNC_M3UPI_RxC_INSERTS_VN0 ev_sel=0x41: Messages of VN0 that enter the ingress queues, by class. */
#define ICX_M3UPI_EVENT_RXC_INSERTS_VN0_AD_REQ /* UNC_M3UPI_RxC_INSERTS_VN0.AD_REQ ev_sel=0x41 umask=0x1: Requests on AD. */ \
	ICX_M3UPI_CTL_(0x141u)
#define ICX_M3UPI_EVENT_RXC_INSERTS_VN0_AD_SNP /* UNC_M3UPI_RxC_INSERTS_VN0.AD_SNP ev_sel=0x41 umask=0x2: Snoops on AD. */ \
	ICX_M3UPI_CTL_(0x241u)
#define ICX_M3UPI_EVENT_RXC_INSERTS_VN0_AD_RSP /* UNC_M3UPI_RxC_INSERTS_VN0.AD_RSP ev_sel=0x41 umask=0x4: Responses on AD. */ \
	ICX_M3UPI_CTL_(0x441u)
#define ICX_M3UPI_EVENT_RXC_INSERTS_VN0_BL_RSP /* UNC_M3UPI_RxC_INSERTS_VN0.BL_RSP ev_sel=0x41 umask=0x8: Responses on BL. */ \
	ICX_M3UPI_CTL_(0x841u)
#define ICX_M3UPI_EVENT_RXC_INSERTS_VN0_BL_WB /* UNC_M3UPI_RxC_INSERTS_VN0.BL_WB ev_sel=0x41 umask=0x10: Writebacks on BL. */ \
	ICX_M3UPI_CTL_(0x1041u)
#define ICX_M3UPI_EVENT_RXC_INSERTS_VN0_BL_NCB /* UNC_M3UPI_RxC_INSERTS_VN0.BL_NCB ev_sel=0x41 umask=0x20: Non-coherent bypass messages on BL. */ \
	ICX_M3UPI_CTL_(0x2041u)
#define ICX_M3UPI_EVENT_RXC_INSERTS_VN0_BL_NCS /* UNC_M3UPI_RxC_INSERTS_VN0.BL_NCS ev_sel=0x41 umask=0x40: Non-coherent standard messages on BL. */ \
	ICX_M3UPI_CTL_(0x4041u)
/* UNC_M3UPI_RxC_INSERTS_VN1 ev_sel=0x42: Messages of VN1 that enter the ingress queues, by class. */
#define ICX_M3UPI_EVENT_RXC_INSERTS_VN1_AD_REQ /* UNC_M3UPI_RxC_INSERTS_VN1.AD_REQ ev_sel=0x42 umask=0x1: Requests on AD. */ \
	ICX_M3UPI_CTL_(0x142u)
#define ICX_M3UPI_EVENT_RXC_INSERTS_VN1_AD_SNP /* UNC_M3UPI_RxC_INSERTS_VN1.AD_SNP ev_sel=0x42 umask=0x2: Snoops on AD. */ \
	ICX_M3UPI_CTL_(0x242u)
#define ICX_M3UPI_EVENT_RXC_INSERTS_VN1_AD_RSP /* UNC_M3UPI_RxC_INSERTS_VN1.AD_RSP ev_sel=0x42 umask=0x4: Responses on AD. */ \
	ICX_M3UPI_CTL_(0x442u)
#define ICX_M3UPI_EVENT_RXC_INSERTS_VN1_BL_RSP /* UNC_M3UPI_RxC_INSERTS_VN1.BL_RSP ev_sel=0x42 umask=0x8: Responses on BL. */ \
	ICX_M3UPI_CTL_(0x842u)
#define ICX_M3UPI_EVENT_RXC_INSERTS_VN1_BL_WB /* UNC_M3UPI_RxC_INSERTS_VN1.BL_WB ev_sel=0x42 umask=0x10: Writebacks on BL. */ \
	ICX_M3UPI_CTL_(0x1042u)
#define ICX_M3UPI_EVENT_RXC_INSERTS_VN1_BL_NCB /* UNC_M3UPI_RxC_INSERTS_VN1.BL_NCB ev_sel=0x42 umask=0x20: Non-coherent bypass messages on BL. */ \
	ICX_M3UPI_CTL_(0x2042u)
#define ICX_M3UPI_EVENT_RXC_INSERTS_VN1_BL_NCS /* UNC_M3UPI_RxC_INSERTS_VN1.BL_NCS ev_sel=0x42 umask=0x40: Non-coherent standard messages on BL. */ \
	ICX_M3UPI_CTL_(0x4042u)
/* UNC_M3UPI_RxC_CYCLES_NE_VN0 ev_sel=0x43: Cycles in which an ingress queue of VN0 holds something, by class. */
#define ICX_M3UPI_EVENT_RXC_CYCLES_NE_VN0_AD_REQ /* UNC_M3UPI_RxC_CYCLES_NE_VN0.AD_REQ ev_sel=0x43 umask=0x1: Requests on AD. */ \
	ICX_M3UPI_CTL_(0x143u)
#define ICX_M3UPI_EVENT_RXC_CYCLES_NE_VN0_AD_SNP /* UNC_M3UPI_RxC_CYCLES_NE_VN0.AD_SNP ev_sel=0x43 umask=0x2: Snoops on AD. */ \
	ICX_M3UPI_CTL_(0x243u)
#define ICX_M3UPI_EVENT_RXC_CYCLES_NE_VN0_AD_RSP /* UNC_M3UPI_RxC_CYCLES_NE_VN0.AD_RSP ev_sel=0x43 umask=0x4: Responses on AD. */ \
	ICX_M3UPI_CTL_(0x443u)
#define ICX_M3UPI_EVENT_RXC_CYCLES_NE_VN0_BL_RSP /* UNC_M3UPI_RxC_CYCLES_NE_VN0.BL_RSP ev_sel=0x43 umask=0x8: Responses on BL. */ \
	ICX_M3UPI_CTL_(0x843u)
#define ICX_M3UPI_EVENT_RXC_CYCLES_NE_VN0_BL_WB /* UNC_M3UPI_RxC_CYCLES_NE_VN0.BL_WB ev_sel=0x43 umask=0x10: Writebacks on BL. */ \
	ICX_M3UPI_CTL_(0x1043u)
#define ICX_M3UPI_EVENT_RXC_CYCLES_NE_VN0_BL_NCB /* UNC_M3UPI_RxC_CYCLES_NE_VN0.BL_NCB ev_sel=0x43 umask=0x20: Non-coherent bypass messages on BL. */ \
	ICX_M3UPI_CTL_(0x2043u)
#define ICX_M3UPI_EVENT_RXC_CYCLES_NE_VN0_BL_NCS /* UNC_M3UPI_RxC_CYCLES_NE_VN0.BL_NCS ev_sel=0x43 umask=0x40: Non-coherent standard messages on BL. */ \
	ICX_M3UPI_CTL_(0x4043u)
/* UNC_M3UPI_RxC_CYCLES_NE_VN1 ev_sel=0x44: Cycles in which an ingress queue of VN1 holds something, by class. Intel describes it as entries; the name and its title say cycles. */
#define ICX_M3UPI_EVENT_RXC_CYCLES_NE_VN1_AD_REQ /* UNC_M3UPI_RxC_CYCLES_NE_VN1.AD_REQ ev_sel=0x44 umask=0x1: Requests on AD. */ \
	ICX_M3UPI_CTL_(0x144u)
#define ICX_M3UPI_EVENT_RXC_CYCLES_NE_VN1_AD_SNP /* UNC_M3UPI_RxC_CYCLES_NE_VN1.AD_SNP ev_sel=0x44 umask=0x2: Snoops on AD. */ \
	ICX_M3UPI_CTL_(0x244u)
#define ICX_M3UPI_EVENT_RXC_CYCLES_NE_VN1_AD_RSP /* UNC_M3UPI_RxC_CYCLES_NE_VN1.AD_RSP ev_sel=0x44 umask=0x4: Responses on AD. */ \
	ICX_M3UPI_CTL_(0x444u)
#define ICX_M3UPI_EVENT_RXC_CYCLES_NE_VN1_BL_RSP /* UNC_M3UPI_RxC_CYCLES_NE_VN1.BL_RSP ev_sel=0x44 umask=0x8: Responses on BL. */ \
	ICX_M3UPI_CTL_(0x844u)
#define ICX_M3UPI_EVENT_RXC_CYCLES_NE_VN1_BL_WB /* UNC_M3UPI_RxC_CYCLES_NE_VN1.BL_WB ev_sel=0x44 umask=0x10: Writebacks on BL. */ \
	ICX_M3UPI_CTL_(0x1044u)
#define ICX_M3UPI_EVENT_RXC_CYCLES_NE_VN1_BL_NCB /* UNC_M3UPI_RxC_CYCLES_NE_VN1.BL_NCB ev_sel=0x44 umask=0x20: Non-coherent bypass messages on BL. */ \
	ICX_M3UPI_CTL_(0x2044u)
#define ICX_M3UPI_EVENT_RXC_CYCLES_NE_VN1_BL_NCS /* UNC_M3UPI_RxC_CYCLES_NE_VN1.BL_NCS ev_sel=0x44 umask=0x40: Non-coherent standard messages on BL. */ \
	ICX_M3UPI_CTL_(0x4044u)
/* UNC_M3UPI_RxC_OCCUPANCY_VN0 ev_sel=0x45: Messages of VN0 in the ingress queues, added up each cycle, by class. */
#define ICX_M3UPI_EVENT_RXC_OCCUPANCY_VN0_AD_REQ /* UNC_M3UPI_RxC_OCCUPANCY_VN0.AD_REQ ev_sel=0x45 umask=0x1: Requests on AD. */ \
	ICX_M3UPI_CTL_(0x145u)
#define ICX_M3UPI_EVENT_RXC_OCCUPANCY_VN0_AD_SNP /* UNC_M3UPI_RxC_OCCUPANCY_VN0.AD_SNP ev_sel=0x45 umask=0x2: Snoops on AD. */ \
	ICX_M3UPI_CTL_(0x245u)
#define ICX_M3UPI_EVENT_RXC_OCCUPANCY_VN0_AD_RSP /* UNC_M3UPI_RxC_OCCUPANCY_VN0.AD_RSP ev_sel=0x45 umask=0x4: Responses on AD. */ \
	ICX_M3UPI_CTL_(0x445u)
#define ICX_M3UPI_EVENT_RXC_OCCUPANCY_VN0_BL_RSP /* UNC_M3UPI_RxC_OCCUPANCY_VN0.BL_RSP ev_sel=0x45 umask=0x8: Responses on BL. */ \
	ICX_M3UPI_CTL_(0x845u)
#define ICX_M3UPI_EVENT_RXC_OCCUPANCY_VN0_BL_WB /* UNC_M3UPI_RxC_OCCUPANCY_VN0.BL_WB ev_sel=0x45 umask=0x10: Writebacks on BL. */ \
	ICX_M3UPI_CTL_(0x1045u)
#define ICX_M3UPI_EVENT_RXC_OCCUPANCY_VN0_BL_NCB /* UNC_M3UPI_RxC_OCCUPANCY_VN0.BL_NCB ev_sel=0x45 umask=0x20: Non-coherent bypass messages on BL. */ \
	ICX_M3UPI_CTL_(0x2045u)
#define ICX_M3UPI_EVENT_RXC_OCCUPANCY_VN0_BL_NCS /* UNC_M3UPI_RxC_OCCUPANCY_VN0.BL_NCS ev_sel=0x45 umask=0x40: Non-coherent standard messages on BL. */ \
	ICX_M3UPI_CTL_(0x4045u)
/* UNC_M3UPI_RxC_OCCUPANCY_VN1 ev_sel=0x46: Messages of VN1 in the ingress queues, added up each cycle, by class. */
#define ICX_M3UPI_EVENT_RXC_OCCUPANCY_VN1_AD_REQ /* UNC_M3UPI_RxC_OCCUPANCY_VN1.AD_REQ ev_sel=0x46 umask=0x1: Requests on AD. */ \
	ICX_M3UPI_CTL_(0x146u)
#define ICX_M3UPI_EVENT_RXC_OCCUPANCY_VN1_AD_SNP /* UNC_M3UPI_RxC_OCCUPANCY_VN1.AD_SNP ev_sel=0x46 umask=0x2: Snoops on AD. */ \
	ICX_M3UPI_CTL_(0x246u)
#define ICX_M3UPI_EVENT_RXC_OCCUPANCY_VN1_AD_RSP /* UNC_M3UPI_RxC_OCCUPANCY_VN1.AD_RSP ev_sel=0x46 umask=0x4: Responses on AD. */ \
	ICX_M3UPI_CTL_(0x446u)
#define ICX_M3UPI_EVENT_RXC_OCCUPANCY_VN1_BL_RSP /* UNC_M3UPI_RxC_OCCUPANCY_VN1.BL_RSP ev_sel=0x46 umask=0x8: Responses on BL. */ \
	ICX_M3UPI_CTL_(0x846u)
#define ICX_M3UPI_EVENT_RXC_OCCUPANCY_VN1_BL_WB /* UNC_M3UPI_RxC_OCCUPANCY_VN1.BL_WB ev_sel=0x46 umask=0x10: Writebacks on BL. */ \
	ICX_M3UPI_CTL_(0x1046u)
#define ICX_M3UPI_EVENT_RXC_OCCUPANCY_VN1_BL_NCB /* UNC_M3UPI_RxC_OCCUPANCY_VN1.BL_NCB ev_sel=0x46 umask=0x20: Non-coherent bypass messages on BL. */ \
	ICX_M3UPI_CTL_(0x2046u)
#define ICX_M3UPI_EVENT_RXC_OCCUPANCY_VN1_BL_NCS /* UNC_M3UPI_RxC_OCCUPANCY_VN1.BL_NCS ev_sel=0x46 umask=0x40: Non-coherent standard messages on BL. */ \
	ICX_M3UPI_CTL_(0x4046u)
/* UNC_M3UPI_RxC_ARB_NOCRD_VN0 ev_sel=0x47: Times that a VN0 message could not take part for want of a remote credit, by class. */
#define ICX_M3UPI_EVENT_RXC_ARB_NOCRD_VN0_AD_REQ /* UNC_M3UPI_RxC_ARB_NOCRD_VN0.AD_REQ ev_sel=0x47 umask=0x1: Requests on AD. */ \
	ICX_M3UPI_CTL_(0x147u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOCRD_VN0_AD_SNP /* UNC_M3UPI_RxC_ARB_NOCRD_VN0.AD_SNP ev_sel=0x47 umask=0x2: Snoops on AD. */ \
	ICX_M3UPI_CTL_(0x247u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOCRD_VN0_AD_RSP /* UNC_M3UPI_RxC_ARB_NOCRD_VN0.AD_RSP ev_sel=0x47 umask=0x4: Responses on AD. */ \
	ICX_M3UPI_CTL_(0x447u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOCRD_VN0_BL_RSP /* UNC_M3UPI_RxC_ARB_NOCRD_VN0.BL_RSP ev_sel=0x47 umask=0x8: Responses on BL. */ \
	ICX_M3UPI_CTL_(0x847u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOCRD_VN0_BL_WB /* UNC_M3UPI_RxC_ARB_NOCRD_VN0.BL_WB ev_sel=0x47 umask=0x10: Write backs on BL. */ \
	ICX_M3UPI_CTL_(0x1047u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOCRD_VN0_BL_NCB /* UNC_M3UPI_RxC_ARB_NOCRD_VN0.BL_NCB ev_sel=0x47 umask=0x20: NCB messages on BL. */ \
	ICX_M3UPI_CTL_(0x2047u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOCRD_VN0_BL_NCS /* UNC_M3UPI_RxC_ARB_NOCRD_VN0.BL_NCS ev_sel=0x47 umask=0x40: NCS messages on BL. */ \
	ICX_M3UPI_CTL_(0x4047u)
/* UNC_M3UPI_RxC_ARB_NOCRD_VN1 ev_sel=0x48: Times that a VN1 message could not take part for want of a remote credit, by class. */
#define ICX_M3UPI_EVENT_RXC_ARB_NOCRD_VN1_AD_REQ /* UNC_M3UPI_RxC_ARB_NOCRD_VN1.AD_REQ ev_sel=0x48 umask=0x1: Requests on AD. */ \
	ICX_M3UPI_CTL_(0x148u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOCRD_VN1_AD_SNP /* UNC_M3UPI_RxC_ARB_NOCRD_VN1.AD_SNP ev_sel=0x48 umask=0x2: Snoops on AD. */ \
	ICX_M3UPI_CTL_(0x248u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOCRD_VN1_AD_RSP /* UNC_M3UPI_RxC_ARB_NOCRD_VN1.AD_RSP ev_sel=0x48 umask=0x4: Responses on AD. */ \
	ICX_M3UPI_CTL_(0x448u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOCRD_VN1_BL_RSP /* UNC_M3UPI_RxC_ARB_NOCRD_VN1.BL_RSP ev_sel=0x48 umask=0x8: Responses on BL. */ \
	ICX_M3UPI_CTL_(0x848u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOCRD_VN1_BL_WB /* UNC_M3UPI_RxC_ARB_NOCRD_VN1.BL_WB ev_sel=0x48 umask=0x10: Write backs on BL. */ \
	ICX_M3UPI_CTL_(0x1048u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOCRD_VN1_BL_NCB /* UNC_M3UPI_RxC_ARB_NOCRD_VN1.BL_NCB ev_sel=0x48 umask=0x20: NCB messages on BL. */ \
	ICX_M3UPI_CTL_(0x2048u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOCRD_VN1_BL_NCS /* UNC_M3UPI_RxC_ARB_NOCRD_VN1.BL_NCS ev_sel=0x48 umask=0x40: NCS messages on BL. */ \
	ICX_M3UPI_CTL_(0x4048u)
/* UNC_M3UPI_RxC_ARB_NOREQ_VN0 ev_sel=0x49: Times that a VN0 message did not take part, as another way was open or it was not ready, by class. */
#define ICX_M3UPI_EVENT_RXC_ARB_NOREQ_VN0_AD_REQ /* UNC_M3UPI_RxC_ARB_NOREQ_VN0.AD_REQ ev_sel=0x49 umask=0x1: Requests on AD. */ \
	ICX_M3UPI_CTL_(0x149u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOREQ_VN0_AD_SNP /* UNC_M3UPI_RxC_ARB_NOREQ_VN0.AD_SNP ev_sel=0x49 umask=0x2: Snoops on AD. */ \
	ICX_M3UPI_CTL_(0x249u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOREQ_VN0_AD_RSP /* UNC_M3UPI_RxC_ARB_NOREQ_VN0.AD_RSP ev_sel=0x49 umask=0x4: Responses on AD. */ \
	ICX_M3UPI_CTL_(0x449u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOREQ_VN0_BL_RSP /* UNC_M3UPI_RxC_ARB_NOREQ_VN0.BL_RSP ev_sel=0x49 umask=0x8: Responses on BL. */ \
	ICX_M3UPI_CTL_(0x849u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOREQ_VN0_BL_WB /* UNC_M3UPI_RxC_ARB_NOREQ_VN0.BL_WB ev_sel=0x49 umask=0x10: Write backs on BL. */ \
	ICX_M3UPI_CTL_(0x1049u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOREQ_VN0_BL_NCB /* UNC_M3UPI_RxC_ARB_NOREQ_VN0.BL_NCB ev_sel=0x49 umask=0x20: NCB messages on BL. */ \
	ICX_M3UPI_CTL_(0x2049u)
#define ICX_M3UPI_EVENT_RXC_ARB_NOREQ_VN0_BL_NCS /* UNC_M3UPI_RxC_ARB_NOREQ_VN0.BL_NCS ev_sel=0x49 umask=0x40: NCS messages on BL. */ \
	ICX_M3UPI_CTL_(0x4049u)
/* UNC_M3UPI_RxC_ARB_NOREQ_VN1 ev_sel=0x4a: Times that a VN1 message did not take part, as another way was open or it was not ready, by class. */
#define ICX_M3UPI_EVENT_RXC_ARB_NOREQ_VN1_AD_REQ /* UNC_M3UPI_RxC_ARB_NOREQ_VN1.AD_REQ ev_sel=0x4a umask=0x1: Requests on AD. */ \
	ICX_M3UPI_CTL_(0x14au)
#define ICX_M3UPI_EVENT_RXC_ARB_NOREQ_VN1_AD_SNP /* UNC_M3UPI_RxC_ARB_NOREQ_VN1.AD_SNP ev_sel=0x4a umask=0x2: Snoops on AD. */ \
	ICX_M3UPI_CTL_(0x24au)
#define ICX_M3UPI_EVENT_RXC_ARB_NOREQ_VN1_AD_RSP /* UNC_M3UPI_RxC_ARB_NOREQ_VN1.AD_RSP ev_sel=0x4a umask=0x4: Responses on AD. */ \
	ICX_M3UPI_CTL_(0x44au)
#define ICX_M3UPI_EVENT_RXC_ARB_NOREQ_VN1_BL_RSP /* UNC_M3UPI_RxC_ARB_NOREQ_VN1.BL_RSP ev_sel=0x4a umask=0x8: Responses on BL. */ \
	ICX_M3UPI_CTL_(0x84au)
#define ICX_M3UPI_EVENT_RXC_ARB_NOREQ_VN1_BL_WB /* UNC_M3UPI_RxC_ARB_NOREQ_VN1.BL_WB ev_sel=0x4a umask=0x10: Write backs on BL. */ \
	ICX_M3UPI_CTL_(0x104au)
#define ICX_M3UPI_EVENT_RXC_ARB_NOREQ_VN1_BL_NCB /* UNC_M3UPI_RxC_ARB_NOREQ_VN1.BL_NCB ev_sel=0x4a umask=0x20: NCB messages on BL. */ \
	ICX_M3UPI_CTL_(0x204au)
#define ICX_M3UPI_EVENT_RXC_ARB_NOREQ_VN1_BL_NCS /* UNC_M3UPI_RxC_ARB_NOREQ_VN1.BL_NCS ev_sel=0x4a umask=0x40: NCS messages on BL. */ \
	ICX_M3UPI_CTL_(0x404au)
/* UNC_M3UPI_RxC_ARB_LOST_VN0 ev_sel=0x4b: Messages of VN0 that asked for a flit and lost, by class. */
#define ICX_M3UPI_EVENT_RXC_ARB_LOST_VN0_AD_REQ /* UNC_M3UPI_RxC_ARB_LOST_VN0.AD_REQ ev_sel=0x4b umask=0x1: Requests on AD. */ \
	ICX_M3UPI_CTL_(0x14bu)
#define ICX_M3UPI_EVENT_RXC_ARB_LOST_VN0_AD_SNP /* UNC_M3UPI_RxC_ARB_LOST_VN0.AD_SNP ev_sel=0x4b umask=0x2: Snoops on AD. */ \
	ICX_M3UPI_CTL_(0x24bu)
#define ICX_M3UPI_EVENT_RXC_ARB_LOST_VN0_AD_RSP /* UNC_M3UPI_RxC_ARB_LOST_VN0.AD_RSP ev_sel=0x4b umask=0x4: Responses on AD. */ \
	ICX_M3UPI_CTL_(0x44bu)
#define ICX_M3UPI_EVENT_RXC_ARB_LOST_VN0_BL_RSP /* UNC_M3UPI_RxC_ARB_LOST_VN0.BL_RSP ev_sel=0x4b umask=0x8: Responses on BL. */ \
	ICX_M3UPI_CTL_(0x84bu)
#define ICX_M3UPI_EVENT_RXC_ARB_LOST_VN0_BL_WB /* UNC_M3UPI_RxC_ARB_LOST_VN0.BL_WB ev_sel=0x4b umask=0x10: Writebacks on BL. */ \
	ICX_M3UPI_CTL_(0x104bu)
#define ICX_M3UPI_EVENT_RXC_ARB_LOST_VN0_BL_NCB /* UNC_M3UPI_RxC_ARB_LOST_VN0.BL_NCB ev_sel=0x4b umask=0x20: Non-coherent bypass messages on BL. */ \
	ICX_M3UPI_CTL_(0x204bu)
#define ICX_M3UPI_EVENT_RXC_ARB_LOST_VN0_BL_NCS /* UNC_M3UPI_RxC_ARB_LOST_VN0.BL_NCS ev_sel=0x4b umask=0x40: Non-coherent standard messages on BL. */ \
	ICX_M3UPI_CTL_(0x404bu)
/* UNC_M3UPI_RxC_ARB_LOST_VN1 ev_sel=0x4c: Messages of VN1 that asked for a flit and lost, by class. */
#define ICX_M3UPI_EVENT_RXC_ARB_LOST_VN1_AD_REQ /* UNC_M3UPI_RxC_ARB_LOST_VN1.AD_REQ ev_sel=0x4c umask=0x1: Requests on AD. */ \
	ICX_M3UPI_CTL_(0x14cu)
#define ICX_M3UPI_EVENT_RXC_ARB_LOST_VN1_AD_SNP /* UNC_M3UPI_RxC_ARB_LOST_VN1.AD_SNP ev_sel=0x4c umask=0x2: Snoops on AD. */ \
	ICX_M3UPI_CTL_(0x24cu)
#define ICX_M3UPI_EVENT_RXC_ARB_LOST_VN1_AD_RSP /* UNC_M3UPI_RxC_ARB_LOST_VN1.AD_RSP ev_sel=0x4c umask=0x4: Responses on AD. */ \
	ICX_M3UPI_CTL_(0x44cu)
#define ICX_M3UPI_EVENT_RXC_ARB_LOST_VN1_BL_RSP /* UNC_M3UPI_RxC_ARB_LOST_VN1.BL_RSP ev_sel=0x4c umask=0x8: Responses on BL. */ \
	ICX_M3UPI_CTL_(0x84cu)
#define ICX_M3UPI_EVENT_RXC_ARB_LOST_VN1_BL_WB /* UNC_M3UPI_RxC_ARB_LOST_VN1.BL_WB ev_sel=0x4c umask=0x10: Writebacks on BL. */ \
	ICX_M3UPI_CTL_(0x104cu)
#define ICX_M3UPI_EVENT_RXC_ARB_LOST_VN1_BL_NCB /* UNC_M3UPI_RxC_ARB_LOST_VN1.BL_NCB ev_sel=0x4c umask=0x20: Non-coherent bypass messages on BL. */ \
	ICX_M3UPI_CTL_(0x204cu)
#define ICX_M3UPI_EVENT_RXC_ARB_LOST_VN1_BL_NCS /* UNC_M3UPI_RxC_ARB_LOST_VN1.BL_NCS ev_sel=0x4c umask=0x40: Non-coherent standard messages on BL. */ \
	ICX_M3UPI_CTL_(0x404cu)
/* UNC_M3UPI_RxC_ARB_MISC ev_sel=0x4d: Other outcomes when messages ask for a flit. */
#define ICX_M3UPI_EVENT_RXC_ARB_MISC_NO_PROG_AD_VN0 /* UNC_M3UPI_RxC_ARB_MISC.NO_PROG_AD_VN0 ev_sel=0x4d umask=0x1: AD messages of VN0 stood still, as the flits could take no more. */ \
	ICX_M3UPI_CTL_(0x14du)
#define ICX_M3UPI_EVENT_RXC_ARB_MISC_NO_PROG_AD_VN1 /* UNC_M3UPI_RxC_ARB_MISC.NO_PROG_AD_VN1 ev_sel=0x4d umask=0x2: AD messages of VN1 stood still, as the flits could take no more. */ \
	ICX_M3UPI_CTL_(0x24du)
#define ICX_M3UPI_EVENT_RXC_ARB_MISC_NO_PROG_BL_VN0 /* UNC_M3UPI_RxC_ARB_MISC.NO_PROG_BL_VN0 ev_sel=0x4d umask=0x4: BL messages of VN0 stood still, as the flits could take no more. */ \
	ICX_M3UPI_CTL_(0x44du)
#define ICX_M3UPI_EVENT_RXC_ARB_MISC_NO_PROG_BL_VN1 /* UNC_M3UPI_RxC_ARB_MISC.NO_PROG_BL_VN1 ev_sel=0x4d umask=0x8: BL messages of VN1 stood still, as the flits could take no more. */ \
	ICX_M3UPI_CTL_(0x84du)
#define ICX_M3UPI_EVENT_RXC_ARB_MISC_ADBL_PARALLEL_WIN_VN0 /* UNC_M3UPI_RxC_ARB_MISC.ADBL_PARALLEL_WIN_VN0 ev_sel=0x4d umask=0x10: AD and BL messages of VN0 win at the same time. */ \
	ICX_M3UPI_CTL_(0x104du)
#define ICX_M3UPI_EVENT_RXC_ARB_MISC_ADBL_PARALLEL_WIN_VN1 /* UNC_M3UPI_RxC_ARB_MISC.ADBL_PARALLEL_WIN_VN1 ev_sel=0x4d umask=0x20: AD and BL messages of VN1 win at the same time. */ \
	ICX_M3UPI_CTL_(0x204du)
#define ICX_M3UPI_EVENT_RXC_ARB_MISC_VN01_PARALLEL_WIN /* UNC_M3UPI_RxC_ARB_MISC.VN01_PARALLEL_WIN ev_sel=0x4d umask=0x40: Messages of VN0 and VN1 win at the same time. */ \
	ICX_M3UPI_CTL_(0x404du)
#define ICX_M3UPI_EVENT_RXC_ARB_MISC_ALL_PARALLEL_WIN /* UNC_M3UPI_RxC_ARB_MISC.ALL_PARALLEL_WIN ev_sel=0x4d umask=0x80: AD and BL messages, of VN0 and VN1, win at the same time. */ \
	ICX_M3UPI_CTL_(0x804du)
/* UNC_M3UPI_RxC_PACKING_MISS_VN0 ev_sel=0x4e: Messages of VN0 that came too late for a slot, which then stayed empty, by class. */
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_AD_REQ /* UNC_M3UPI_RxC_PACKING_MISS_VN0.AD_REQ ev_sel=0x4e umask=0x1: Requests on AD. */ \
	ICX_M3UPI_CTL_(0x14eu)
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_AD_REQ_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_AD_SNP /* UNC_M3UPI_RxC_PACKING_MISS_VN0.AD_SNP ev_sel=0x4e umask=0x2: Snoops on AD. */ \
	ICX_M3UPI_CTL_(0x24eu)
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_AD_SNP_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_AD_RSP /* UNC_M3UPI_RxC_PACKING_MISS_VN0.AD_RSP ev_sel=0x4e umask=0x4: Responses on AD. */ \
	ICX_M3UPI_CTL_(0x44eu)
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_AD_RSP_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_BL_RSP /* UNC_M3UPI_RxC_PACKING_MISS_VN0.BL_RSP ev_sel=0x4e umask=0x8: Responses on BL. */ \
	ICX_M3UPI_CTL_(0x84eu)
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_BL_RSP_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_BL_WB /* UNC_M3UPI_RxC_PACKING_MISS_VN0.BL_WB ev_sel=0x4e umask=0x10: Writebacks on BL. */ \
	ICX_M3UPI_CTL_(0x104eu)
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_BL_WB_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_BL_NCB /* UNC_M3UPI_RxC_PACKING_MISS_VN0.BL_NCB ev_sel=0x4e umask=0x20: Non-coherent bypass messages on BL. */ \
	ICX_M3UPI_CTL_(0x204eu)
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_BL_NCB_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_BL_NCS /* UNC_M3UPI_RxC_PACKING_MISS_VN0.BL_NCS ev_sel=0x4e umask=0x40: Non-coherent standard messages on BL. */ \
	ICX_M3UPI_CTL_(0x404eu)
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_BL_NCS_COUNTERS 0x7u
/* UNC_M3UPI_RxC_PACKING_MISS_VN1 ev_sel=0x4f: Messages of VN1 that came too late for a slot, which then stayed empty, by class. */
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_AD_REQ /* UNC_M3UPI_RxC_PACKING_MISS_VN1.AD_REQ ev_sel=0x4f umask=0x1: Requests on AD. */ \
	ICX_M3UPI_CTL_(0x14fu)
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_AD_REQ_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_AD_SNP /* UNC_M3UPI_RxC_PACKING_MISS_VN1.AD_SNP ev_sel=0x4f umask=0x2: Snoops on AD. */ \
	ICX_M3UPI_CTL_(0x24fu)
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_AD_SNP_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_AD_RSP /* UNC_M3UPI_RxC_PACKING_MISS_VN1.AD_RSP ev_sel=0x4f umask=0x4: Responses on AD. */ \
	ICX_M3UPI_CTL_(0x44fu)
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_AD_RSP_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_BL_RSP /* UNC_M3UPI_RxC_PACKING_MISS_VN1.BL_RSP ev_sel=0x4f umask=0x8: Responses on BL. */ \
	ICX_M3UPI_CTL_(0x84fu)
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_BL_RSP_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_BL_WB /* UNC_M3UPI_RxC_PACKING_MISS_VN1.BL_WB ev_sel=0x4f umask=0x10: Writebacks on BL. */ \
	ICX_M3UPI_CTL_(0x104fu)
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_BL_WB_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_BL_NCB /* UNC_M3UPI_RxC_PACKING_MISS_VN1.BL_NCB ev_sel=0x4f umask=0x20: Non-coherent bypass messages on BL. */ \
	ICX_M3UPI_CTL_(0x204fu)
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_BL_NCB_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_BL_NCS /* UNC_M3UPI_RxC_PACKING_MISS_VN1.BL_NCS ev_sel=0x4f umask=0x40: Non-coherent standard messages on BL. */ \
	ICX_M3UPI_CTL_(0x404fu)
#define ICX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_BL_NCS_COUNTERS 0x7u
/* UNC_M3UPI_RxC_HELD ev_sel=0x50: Messages that won and still had to wait for a slot, and those that tried for one flit together. */
#define ICX_M3UPI_EVENT_RXC_HELD_VN0 /* UNC_M3UPI_RxC_HELD.VN0 ev_sel=0x50 umask=0x1: Left over from a flit of VN0, waiting while one of VN1 is made. */ \
	ICX_M3UPI_CTL_(0x150u)
#define ICX_M3UPI_EVENT_RXC_HELD_VN0_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_HELD_VN1 /* UNC_M3UPI_RxC_HELD.VN1 ev_sel=0x50 umask=0x2: Left over from a flit of VN1, waiting while one of VN0 is made. */ \
	ICX_M3UPI_CTL_(0x250u)
#define ICX_M3UPI_EVENT_RXC_HELD_VN1_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_HELD_PARALLEL_ATTEMPT /* UNC_M3UPI_RxC_HELD.PARALLEL_ATTEMPT ev_sel=0x50 umask=0x4: An AD and a BL message tried for the same flit. */ \
	ICX_M3UPI_CTL_(0x450u)
#define ICX_M3UPI_EVENT_RXC_HELD_PARALLEL_ATTEMPT_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_HELD_PARALLEL_SUCCESS /* UNC_M3UPI_RxC_HELD.PARALLEL_SUCCESS ev_sel=0x50 umask=0x8: An AD and a BL message got into the same flit. */ \
	ICX_M3UPI_CTL_(0x850u)
#define ICX_M3UPI_EVENT_RXC_HELD_PARALLEL_SUCCESS_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_HELD_CANT_SLOT_AD /* UNC_M3UPI_RxC_HELD.CANT_SLOT_AD ev_sel=0x50 umask=0x10: An AD message found no slot. */ \
	ICX_M3UPI_CTL_(0x1050u)
#define ICX_M3UPI_EVENT_RXC_HELD_CANT_SLOT_AD_COUNTERS 0x7u
#define ICX_M3UPI_EVENT_RXC_HELD_CANT_SLOT_BL /* UNC_M3UPI_RxC_HELD.CANT_SLOT_BL ev_sel=0x50 umask=0x20: A BL message found no slot. */ \
	ICX_M3UPI_CTL_(0x2050u)
#define ICX_M3UPI_EVENT_RXC_HELD_CANT_SLOT_BL_COUNTERS 0x7u
/* UNC_M3UPI_RxC_FLIT_GEN_HDR1 ev_sel=0x51: States of the logic that makes header flits; more are in RxC_FLIT_GEN_HDR2. */
#define ICX_M3UPI_EVENT_RXC_FLIT_GEN_HDR1_ACCUM /* UNC_M3UPI_RxC_FLIT_GEN_HDR1.ACCUM ev_sel=0x51 umask=0x1: Collecting messages for a flit over several cycles. */ \
	ICX_M3UPI_CTL_(0x151u)
#define ICX_M3UPI_EVENT_RXC_FLIT_GEN_HDR1_ACCUM_READ /* UNC_M3UPI_RxC_FLIT_GEN_HDR1.ACCUM_READ ev_sel=0x51 umask=0x2: The flit is ready and may not leave; more messages can join it. */ \
	ICX_M3UPI_CTL_(0x251u)
#define ICX_M3UPI_EVENT_RXC_FLIT_GEN_HDR1_ACCUM_WASTED /* UNC_M3UPI_RxC_FLIT_GEN_HDR1.ACCUM_WASTED ev_sel=0x51 umask=0x4: Collecting, and no message came this cycle. */ \
	ICX_M3UPI_CTL_(0x451u)
#define ICX_M3UPI_EVENT_RXC_FLIT_GEN_HDR1_AHEAD_BLOCKED /* UNC_M3UPI_RxC_FLIT_GEN_HDR1.AHEAD_BLOCKED ev_sel=0x51 umask=0x8: A new flit is begun while the one before, complete, may not leave. */ \
	ICX_M3UPI_CTL_(0x851u)
#define ICX_M3UPI_EVENT_RXC_FLIT_GEN_HDR1_AHEAD_MSG1_DURING /* UNC_M3UPI_RxC_FLIT_GEN_HDR1.AHEAD_MSG1_DURING ev_sel=0x51 umask=0x10: A message joins the flit during its turn. */ \
	ICX_M3UPI_CTL_(0x1051u)
#define ICX_M3UPI_EVENT_RXC_FLIT_GEN_HDR1_AHEAD_MSG2_AFTER /* UNC_M3UPI_RxC_FLIT_GEN_HDR1.AHEAD_MSG2_AFTER ev_sel=0x51 umask=0x20: A second message joins the flit after its turn. */ \
	ICX_M3UPI_CTL_(0x2051u)
#define ICX_M3UPI_EVENT_RXC_FLIT_GEN_HDR1_AHEAD_MSG2_SENT /* UNC_M3UPI_RxC_FLIT_GEN_HDR1.AHEAD_MSG2_SENT ev_sel=0x51 umask=0x40: A flit leaves with a second message that joined ahead. */ \
	ICX_M3UPI_CTL_(0x4051u)
#define ICX_M3UPI_EVENT_RXC_FLIT_GEN_HDR1_AHEAD_MSG1_AFTER /* UNC_M3UPI_RxC_FLIT_GEN_HDR1.AHEAD_MSG1_AFTER ev_sel=0x51 umask=0x80: A message joins the flit after its turn. */ \
	ICX_M3UPI_CTL_(0x8051u)
/* UNC_M3UPI_RxC_FLIT_GEN_HDR2 ev_sel=0x52: Pauses of the logic that makes header flits, to match the rate of the link. */
#define ICX_M3UPI_EVENT_RXC_FLIT_GEN_HDR2_RMSTALL /* UNC_M3UPI_RxC_FLIT_GEN_HDR2.RMSTALL ev_sel=0x52 umask=0x1: Every pause. */ \
	ICX_M3UPI_CTL_(0x152u)
#define ICX_M3UPI_EVENT_RXC_FLIT_GEN_HDR2_RMSTALL_NOMSG /* UNC_M3UPI_RxC_FLIT_GEN_HDR2.RMSTALL_NOMSG ev_sel=0x52 umask=0x2: Pauses in which no message joined the flit. */ \
	ICX_M3UPI_CTL_(0x252u)
#define ICX_M3UPI_EVENT_RXC_FLIT_GEN_HDR2_PAR /* UNC_M3UPI_RxC_FLIT_GEN_HDR2.PAR ev_sel=0x52 umask=0x4: Flits are put together in parallel. */ \
	ICX_M3UPI_CTL_(0x452u)
#define ICX_M3UPI_EVENT_RXC_FLIT_GEN_HDR2_PAR_MSG /* UNC_M3UPI_RxC_FLIT_GEN_HDR2.PAR_MSG ev_sel=0x52 umask=0x8: Messages in flits that are put together in parallel. */ \
	ICX_M3UPI_CTL_(0x852u)
#define ICX_M3UPI_EVENT_RXC_FLIT_GEN_HDR2_PAR_FLIT /* UNC_M3UPI_RxC_FLIT_GEN_HDR2.PAR_FLIT ev_sel=0x52 umask=0x10: Flits that are put together in parallel and leave. */ \
	ICX_M3UPI_CTL_(0x1052u)
/* UNC_M3UPI_RxC_HDR_FLIT_NOT_SENT ev_sel=0x53: Header flits that were not sent, by reason. */
#define ICX_M3UPI_EVENT_RXC_HDR_FLIT_NOT_SENT_ALL /* UNC_M3UPI_RxC_HDR_FLIT_NOT_SENT.ALL ev_sel=0x53 umask=0x1: Any reason. */ \
	ICX_M3UPI_CTL_(0x153u)
#define ICX_M3UPI_EVENT_RXC_HDR_FLIT_NOT_SENT_TSV_HI /* UNC_M3UPI_RxC_HDR_FLIT_NOT_SENT.TSV_HI ev_sel=0x53 umask=0x2: A high TSV, which Intel does not explain. */ \
	ICX_M3UPI_CTL_(0x253u)
#define ICX_M3UPI_EVENT_RXC_HDR_FLIT_NOT_SENT_VALID_FOR_FLIT /* UNC_M3UPI_RxC_HDR_FLIT_NOT_SENT.VALID_FOR_FLIT ev_sel=0x53 umask=0x4: A flit that is not ready. */ \
	ICX_M3UPI_CTL_(0x453u)
#define ICX_M3UPI_EVENT_RXC_HDR_FLIT_NOT_SENT_NO_BGF_CRD /* UNC_M3UPI_RxC_HDR_FLIT_NOT_SENT.NO_BGF_CRD ev_sel=0x53 umask=0x8: No credit of the BGF. */ \
	ICX_M3UPI_CTL_(0x853u)
#define ICX_M3UPI_EVENT_RXC_HDR_FLIT_NOT_SENT_NO_TXQ_CRD /* UNC_M3UPI_RxC_HDR_FLIT_NOT_SENT.NO_TXQ_CRD ev_sel=0x53 umask=0x10: No credit of the queue to be sent. */ \
	ICX_M3UPI_CTL_(0x1053u)
#define ICX_M3UPI_EVENT_RXC_HDR_FLIT_NOT_SENT_NO_BGF_NO_MSG /* UNC_M3UPI_RxC_HDR_FLIT_NOT_SENT.NO_BGF_NO_MSG ev_sel=0x53 umask=0x20: No credit of the BGF, and no further message. */ \
	ICX_M3UPI_CTL_(0x2053u)
#define ICX_M3UPI_EVENT_RXC_HDR_FLIT_NOT_SENT_NO_TXQ_NO_MSG /* UNC_M3UPI_RxC_HDR_FLIT_NOT_SENT.NO_TXQ_NO_MSG ev_sel=0x53 umask=0x40: No credit of the queue to be sent, and no further message. */ \
	ICX_M3UPI_CTL_(0x4053u)
/* UNC_M3UPI_RxC_HDR_FLITS_SENT ev_sel=0x54: Header flits that were sent, by what is in them. */
#define ICX_M3UPI_EVENT_RXC_HDR_FLITS_SENT_1_MSG /* UNC_M3UPI_RxC_HDR_FLITS_SENT.1_MSG ev_sel=0x54 umask=0x1: One message. */ \
	ICX_M3UPI_CTL_(0x154u)
#define ICX_M3UPI_EVENT_RXC_HDR_FLITS_SENT_2_MSGS /* UNC_M3UPI_RxC_HDR_FLITS_SENT.2_MSGS ev_sel=0x54 umask=0x2: Two messages. */ \
	ICX_M3UPI_CTL_(0x254u)
#define ICX_M3UPI_EVENT_RXC_HDR_FLITS_SENT_3_MSGS /* UNC_M3UPI_RxC_HDR_FLITS_SENT.3_MSGS ev_sel=0x54 umask=0x4: Three messages. */ \
	ICX_M3UPI_CTL_(0x454u)
#define ICX_M3UPI_EVENT_RXC_HDR_FLITS_SENT_1_MSG_VNX /* UNC_M3UPI_RxC_HDR_FLITS_SENT.1_MSG_VNX ev_sel=0x54 umask=0x8: One message, and no room for others (VNX). */ \
	ICX_M3UPI_CTL_(0x854u)
#define ICX_M3UPI_EVENT_RXC_HDR_FLITS_SENT_SLOTS_1 /* UNC_M3UPI_RxC_HDR_FLITS_SENT.SLOTS_1 ev_sel=0x54 umask=0x10: 1 slots. */ \
	ICX_M3UPI_CTL_(0x1054u)
#define ICX_M3UPI_EVENT_RXC_HDR_FLITS_SENT_SLOTS_2 /* UNC_M3UPI_RxC_HDR_FLITS_SENT.SLOTS_2 ev_sel=0x54 umask=0x20: 2 slots. */ \
	ICX_M3UPI_CTL_(0x2054u)
#define ICX_M3UPI_EVENT_RXC_HDR_FLITS_SENT_SLOTS_3 /* UNC_M3UPI_RxC_HDR_FLITS_SENT.SLOTS_3 ev_sel=0x54 umask=0x40: 3 slots. */ \
	ICX_M3UPI_CTL_(0x4054u)
/* UNC_M3UPI_RxC_DATA_FLITS_NOT_SENT ev_sel=0x55: Data flits that were not sent, by reason. */
#define ICX_M3UPI_EVENT_RXC_DATA_FLITS_NOT_SENT_ALL /* UNC_M3UPI_RxC_DATA_FLITS_NOT_SENT.ALL ev_sel=0x55 umask=0x1: Any reason. */ \
	ICX_M3UPI_CTL_(0x155u)
#define ICX_M3UPI_EVENT_RXC_DATA_FLITS_NOT_SENT_TSV_HI /* UNC_M3UPI_RxC_DATA_FLITS_NOT_SENT.TSV_HI ev_sel=0x55 umask=0x2: A high TSV, which Intel does not explain. */ \
	ICX_M3UPI_CTL_(0x255u)
#define ICX_M3UPI_EVENT_RXC_DATA_FLITS_NOT_SENT_VALID_FOR_FLIT /* UNC_M3UPI_RxC_DATA_FLITS_NOT_SENT.VALID_FOR_FLIT ev_sel=0x55 umask=0x4: A flit that is not ready. */ \
	ICX_M3UPI_CTL_(0x455u)
#define ICX_M3UPI_EVENT_RXC_DATA_FLITS_NOT_SENT_NO_BGF /* UNC_M3UPI_RxC_DATA_FLITS_NOT_SENT.NO_BGF ev_sel=0x55 umask=0x8: No credit of the BGF. */ \
	ICX_M3UPI_CTL_(0x855u)
#define ICX_M3UPI_EVENT_RXC_DATA_FLITS_NOT_SENT_NO_TXQ /* UNC_M3UPI_RxC_DATA_FLITS_NOT_SENT.NO_TXQ ev_sel=0x55 umask=0x10: No credit of the queue to be sent. */ \
	ICX_M3UPI_CTL_(0x1055u)
/* UNC_M3UPI_RxC_FLITS_SLOT_BL ev_sel=0x56: BL messages that go into a header flit; their data comes in two halves, pump 0 and pump 1. */
#define ICX_M3UPI_EVENT_RXC_FLITS_SLOT_BL_ALL /* UNC_M3UPI_RxC_FLITS_SLOT_BL.ALL ev_sel=0x56 umask=0x1: Every one. */ \
	ICX_M3UPI_CTL_(0x156u)
#define ICX_M3UPI_EVENT_RXC_FLITS_SLOT_BL_NEED_DATA /* UNC_M3UPI_RxC_FLITS_SLOT_BL.NEED_DATA ev_sel=0x56 umask=0x2: Data flits must follow. */ \
	ICX_M3UPI_CTL_(0x256u)
#define ICX_M3UPI_EVENT_RXC_FLITS_SLOT_BL_P0_WAIT /* UNC_M3UPI_RxC_FLITS_SLOT_BL.P0_WAIT ev_sel=0x56 umask=0x4: Waiting for half 0 of the header. */ \
	ICX_M3UPI_CTL_(0x456u)
#define ICX_M3UPI_EVENT_RXC_FLITS_SLOT_BL_P1_WAIT /* UNC_M3UPI_RxC_FLITS_SLOT_BL.P1_WAIT ev_sel=0x56 umask=0x8: Waiting for half 1 of the header. */ \
	ICX_M3UPI_CTL_(0x856u)
#define ICX_M3UPI_EVENT_RXC_FLITS_SLOT_BL_P1_NOT_REQ /* UNC_M3UPI_RxC_FLITS_SLOT_BL.P1_NOT_REQ ev_sel=0x56 umask=0x10: Half 1 is not needed. */ \
	ICX_M3UPI_CTL_(0x1056u)
#define ICX_M3UPI_EVENT_RXC_FLITS_SLOT_BL_P1_NOT_REQ_BUT_BUBBLE /* UNC_M3UPI_RxC_FLITS_SLOT_BL.P1_NOT_REQ_BUT_BUBBLE ev_sel=0x56 umask=0x20: Half 1 is not needed, and yet the flit is late. */ \
	ICX_M3UPI_CTL_(0x2056u)
#define ICX_M3UPI_EVENT_RXC_FLITS_SLOT_BL_P1_NOT_REQ_NOT_AVAIL /* UNC_M3UPI_RxC_FLITS_SLOT_BL.P1_NOT_REQ_NOT_AVAIL ev_sel=0x56 umask=0x40: Half 1 is not needed, and not there. */ \
	ICX_M3UPI_CTL_(0x4056u)
/* UNC_M3UPI_RxC_FLITS_GEN_BL ev_sel=0x57: States of the logic that makes data flits; a message whose half 1 is missing is set aside. */
#define ICX_M3UPI_EVENT_RXC_FLITS_GEN_BL_P0_WAIT /* UNC_M3UPI_RxC_FLITS_GEN_BL.P0_WAIT ev_sel=0x57 umask=0x1: Waiting for half 0 of the data. */ \
	ICX_M3UPI_CTL_(0x157u)
#define ICX_M3UPI_EVENT_RXC_FLITS_GEN_BL_P1_WAIT /* UNC_M3UPI_RxC_FLITS_GEN_BL.P1_WAIT ev_sel=0x57 umask=0x2: Waiting for half 1 of the data. */ \
	ICX_M3UPI_CTL_(0x257u)
#define ICX_M3UPI_EVENT_RXC_FLITS_GEN_BL_P1P_TO_LIMBO /* UNC_M3UPI_RxC_FLITS_GEN_BL.P1P_TO_LIMBO ev_sel=0x57 umask=0x4: A message that is done but for half 1 is set aside. */ \
	ICX_M3UPI_CTL_(0x457u)
#define ICX_M3UPI_EVENT_RXC_FLITS_GEN_BL_P1P_BUSY /* UNC_M3UPI_RxC_FLITS_GEN_BL.P1P_BUSY ev_sel=0x57 umask=0x8: At least one message is set aside. */ \
	ICX_M3UPI_CTL_(0x857u)
#define ICX_M3UPI_EVENT_RXC_FLITS_GEN_BL_P1P_AT_LIMIT /* UNC_M3UPI_RxC_FLITS_GEN_BL.P1P_AT_LIMIT ev_sel=0x57 umask=0x10: No more messages can be set aside. */ \
	ICX_M3UPI_CTL_(0x1057u)
#define ICX_M3UPI_EVENT_RXC_FLITS_GEN_BL_P1P_HOLD_P0 /* UNC_M3UPI_RxC_FLITS_GEN_BL.P1P_HOLD_P0 ev_sel=0x57 umask=0x20: So many are set aside that messages of half 0 alone are held up. */ \
	ICX_M3UPI_CTL_(0x2057u)
#define ICX_M3UPI_EVENT_RXC_FLITS_GEN_BL_P1P_FIFO_FULL /* UNC_M3UPI_RxC_FLITS_GEN_BL.P1P_FIFO_FULL ev_sel=0x57 umask=0x40: The queue of those that were completed is full. */ \
	ICX_M3UPI_CTL_(0x4057u)
/* UNC_M3UPI_RxC_FLITS_MISC ev_sel=0x58: Other things about flits; Intel does not explain it. */
#define ICX_M3UPI_EVENT_RXC_FLITS_MISC_S2REQ_RECEIVED /* UNC_M3UPI_RxC_FLITS_MISC.S2REQ_RECEIVED ev_sel=0x58 umask=0x1: A request for slot 2 arrives. */ \
	ICX_M3UPI_CTL_(0x158u)
#define ICX_M3UPI_EVENT_RXC_FLITS_MISC_S2REQ_WITHDRAWN /* UNC_M3UPI_RxC_FLITS_MISC.S2REQ_WITHDRAWN ev_sel=0x58 umask=0x2: A request for slot 2 is withdrawn. */ \
	ICX_M3UPI_CTL_(0x258u)
#define ICX_M3UPI_EVENT_RXC_FLITS_MISC_S2REQ_IN_HOLDOFF /* UNC_M3UPI_RxC_FLITS_MISC.S2REQ_IN_HOLDOFF ev_sel=0x58 umask=0x4: A request for slot 2 is held off. */ \
	ICX_M3UPI_CTL_(0x458u)
#define ICX_M3UPI_EVENT_RXC_FLITS_MISC_S2REQ_IN_SERVICE /* UNC_M3UPI_RxC_FLITS_MISC.S2REQ_IN_SERVICE ev_sel=0x58 umask=0x8: A request for slot 2 is served. */ \
	ICX_M3UPI_CTL_(0x858u)
/* UNC_M3UPI_RxC_VNA_CRD_MISC ev_sel=0x59: How the shared credits (VNA) of the link are used, rarer cases; going by the names. */
#define ICX_M3UPI_EVENT_RXC_VNA_CRD_MISC_REQ_VN01_ALLOC_LT10 /* UNC_M3UPI_RxC_VNA_CRD_MISC.REQ_VN01_ALLOC_LT10 ev_sel=0x59 umask=0x1: Both virtual networks ask, and fewer than 10 are left. */ \
	ICX_M3UPI_CTL_(0x159u)
#define ICX_M3UPI_EVENT_RXC_VNA_CRD_MISC_REQ_ADBL_ALLOC_L5 /* UNC_M3UPI_RxC_VNA_CRD_MISC.REQ_ADBL_ALLOC_L5 ev_sel=0x59 umask=0x2: AD and BL ask, and fewer than 5 are left. */ \
	ICX_M3UPI_CTL_(0x259u)
#define ICX_M3UPI_EVENT_RXC_VNA_CRD_MISC_VN0_ONLY /* UNC_M3UPI_RxC_VNA_CRD_MISC.VN0_ONLY ev_sel=0x59 umask=0x4: Only VN0 asks. */ \
	ICX_M3UPI_CTL_(0x459u)
#define ICX_M3UPI_EVENT_RXC_VNA_CRD_MISC_VN1_ONLY /* UNC_M3UPI_RxC_VNA_CRD_MISC.VN1_ONLY ev_sel=0x59 umask=0x8: Only VN1 asks. */ \
	ICX_M3UPI_CTL_(0x859u)
#define ICX_M3UPI_EVENT_RXC_VNA_CRD_MISC_VN0_JUST_AD /* UNC_M3UPI_RxC_VNA_CRD_MISC.VN0_JUST_AD ev_sel=0x59 umask=0x10: Only AD of VN0 asks. */ \
	ICX_M3UPI_CTL_(0x1059u)
#define ICX_M3UPI_EVENT_RXC_VNA_CRD_MISC_VN0_JUST_BL /* UNC_M3UPI_RxC_VNA_CRD_MISC.VN0_JUST_BL ev_sel=0x59 umask=0x20: Only BL of VN0 asks. */ \
	ICX_M3UPI_CTL_(0x2059u)
#define ICX_M3UPI_EVENT_RXC_VNA_CRD_MISC_VN1_JUST_AD /* UNC_M3UPI_RxC_VNA_CRD_MISC.VN1_JUST_AD ev_sel=0x59 umask=0x40: Only AD of VN1 asks. */ \
	ICX_M3UPI_CTL_(0x4059u)
#define ICX_M3UPI_EVENT_RXC_VNA_CRD_MISC_VN1_JUST_BL /* UNC_M3UPI_RxC_VNA_CRD_MISC.VN1_JUST_BL ev_sel=0x59 umask=0x80: Only BL of VN1 asks. */ \
	ICX_M3UPI_CTL_(0x8059u)
/* UNC_M3UPI_RxC_VNA_CRD ev_sel=0x5a: Shared credits (VNA) of the other end of the link. */
#define ICX_M3UPI_EVENT_RXC_VNA_CRD_CORRECTED /* UNC_M3UPI_RxC_VNA_CRD.CORRECTED ev_sel=0x5a umask=0x1: Credits given back on this side. */ \
	ICX_M3UPI_CTL_(0x15au)
#define ICX_M3UPI_EVENT_RXC_VNA_CRD_LT1 /* UNC_M3UPI_RxC_VNA_CRD.LT1 ev_sel=0x5a umask=0x2: Cycles with none left. */ \
	ICX_M3UPI_CTL_(0x25au)
#define ICX_M3UPI_EVENT_RXC_VNA_CRD_LT4 /* UNC_M3UPI_RxC_VNA_CRD.LT4 ev_sel=0x5a umask=0x4: Cycles with fewer than four left, too few for a BL message. */ \
	ICX_M3UPI_CTL_(0x45au)
#define ICX_M3UPI_EVENT_RXC_VNA_CRD_LT5 /* UNC_M3UPI_RxC_VNA_CRD.LT5 ev_sel=0x5a umask=0x8: Cycles with fewer than five left, too few for an AD and a BL message at once. */ \
	ICX_M3UPI_CTL_(0x85au)
#define ICX_M3UPI_EVENT_RXC_VNA_CRD_LT10 /* UNC_M3UPI_RxC_VNA_CRD.LT10 ev_sel=0x5a umask=0x10: Fewer than 10 are left. */ \
	ICX_M3UPI_CTL_(0x105au)
#define ICX_M3UPI_EVENT_RXC_VNA_CRD_ANY_IN_USE /* UNC_M3UPI_RxC_VNA_CRD.ANY_IN_USE ev_sel=0x5a umask=0x20: Cycles with at least one taken. */ \
	ICX_M3UPI_CTL_(0x205au)
/* UNC_M3UPI_VN0_CREDITS_USED ev_sel=0x5b: Credits of VN0 that messages took to cross the link, as no shared one (VNA) was left; one lasts for a whole message. Intel's titles of WB, NCB and NCS say responses, writebacks and NCB. */
#define ICX_M3UPI_EVENT_VN0_CREDITS_USED_REQ /* UNC_M3UPI_VN0_CREDITS_USED.REQ ev_sel=0x5b umask=0x1: Requests. */ \
	ICX_M3UPI_CTL_(0x15bu)
#define ICX_M3UPI_EVENT_VN0_CREDITS_USED_SNP /* UNC_M3UPI_VN0_CREDITS_USED.SNP ev_sel=0x5b umask=0x2: Snoops. */ \
	ICX_M3UPI_CTL_(0x25bu)
#define ICX_M3UPI_EVENT_VN0_CREDITS_USED_RSP /* UNC_M3UPI_VN0_CREDITS_USED.RSP ev_sel=0x5b umask=0x4: Responses. */ \
	ICX_M3UPI_CTL_(0x45bu)
#define ICX_M3UPI_EVENT_VN0_CREDITS_USED_WB /* UNC_M3UPI_VN0_CREDITS_USED.WB ev_sel=0x5b umask=0x8: Writebacks. */ \
	ICX_M3UPI_CTL_(0x85bu)
#define ICX_M3UPI_EVENT_VN0_CREDITS_USED_NCB /* UNC_M3UPI_VN0_CREDITS_USED.NCB ev_sel=0x5b umask=0x10: Non-coherent bypass messages. */ \
	ICX_M3UPI_CTL_(0x105bu)
#define ICX_M3UPI_EVENT_VN0_CREDITS_USED_NCS /* UNC_M3UPI_VN0_CREDITS_USED.NCS ev_sel=0x5b umask=0x20: Non-coherent standard messages. */ \
	ICX_M3UPI_CTL_(0x205bu)
/* UNC_M3UPI_VN1_CREDITS_USED ev_sel=0x5c: Credits of VN1 that messages took to cross the link, as no shared one (VNA) was left; one lasts for a whole message. Intel's titles of WB, NCB and NCS say responses, writebacks and NCB. */
#define ICX_M3UPI_EVENT_VN1_CREDITS_USED_REQ /* UNC_M3UPI_VN1_CREDITS_USED.REQ ev_sel=0x5c umask=0x1: Requests. */ \
	ICX_M3UPI_CTL_(0x15cu)
#define ICX_M3UPI_EVENT_VN1_CREDITS_USED_SNP /* UNC_M3UPI_VN1_CREDITS_USED.SNP ev_sel=0x5c umask=0x2: Snoops. */ \
	ICX_M3UPI_CTL_(0x25cu)
#define ICX_M3UPI_EVENT_VN1_CREDITS_USED_RSP /* UNC_M3UPI_VN1_CREDITS_USED.RSP ev_sel=0x5c umask=0x4: Responses. */ \
	ICX_M3UPI_CTL_(0x45cu)
#define ICX_M3UPI_EVENT_VN1_CREDITS_USED_WB /* UNC_M3UPI_VN1_CREDITS_USED.WB ev_sel=0x5c umask=0x8: Writebacks. */ \
	ICX_M3UPI_CTL_(0x85cu)
#define ICX_M3UPI_EVENT_VN1_CREDITS_USED_NCB /* UNC_M3UPI_VN1_CREDITS_USED.NCB ev_sel=0x5c umask=0x10: Non-coherent bypass messages. */ \
	ICX_M3UPI_CTL_(0x105cu)
#define ICX_M3UPI_EVENT_VN1_CREDITS_USED_NCS /* UNC_M3UPI_VN1_CREDITS_USED.NCS ev_sel=0x5c umask=0x20: Non-coherent standard messages. */ \
	ICX_M3UPI_CTL_(0x205cu)
/* UNC_M3UPI_VN0_NO_CREDITS ev_sel=0x5d: Cycles in which no credit of VN0 was left, by class. Intel's titles of WB, NCB and NCS say responses, writebacks and NCB. */
#define ICX_M3UPI_EVENT_VN0_NO_CREDITS_REQ /* UNC_M3UPI_VN0_NO_CREDITS.REQ ev_sel=0x5d umask=0x1: Requests. */ \
	ICX_M3UPI_CTL_(0x15du)
#define ICX_M3UPI_EVENT_VN0_NO_CREDITS_SNP /* UNC_M3UPI_VN0_NO_CREDITS.SNP ev_sel=0x5d umask=0x2: Snoops. */ \
	ICX_M3UPI_CTL_(0x25du)
#define ICX_M3UPI_EVENT_VN0_NO_CREDITS_RSP /* UNC_M3UPI_VN0_NO_CREDITS.RSP ev_sel=0x5d umask=0x4: Responses. */ \
	ICX_M3UPI_CTL_(0x45du)
#define ICX_M3UPI_EVENT_VN0_NO_CREDITS_WB /* UNC_M3UPI_VN0_NO_CREDITS.WB ev_sel=0x5d umask=0x8: Writebacks. */ \
	ICX_M3UPI_CTL_(0x85du)
#define ICX_M3UPI_EVENT_VN0_NO_CREDITS_NCB /* UNC_M3UPI_VN0_NO_CREDITS.NCB ev_sel=0x5d umask=0x10: Non-coherent bypass messages. */ \
	ICX_M3UPI_CTL_(0x105du)
#define ICX_M3UPI_EVENT_VN0_NO_CREDITS_NCS /* UNC_M3UPI_VN0_NO_CREDITS.NCS ev_sel=0x5d umask=0x20: Non-coherent standard messages. */ \
	ICX_M3UPI_CTL_(0x205du)
/* UNC_M3UPI_VN1_NO_CREDITS ev_sel=0x5e: Cycles in which no credit of VN1 was left, by class. Intel's titles of WB, NCB and NCS say responses, writebacks and NCB. */
#define ICX_M3UPI_EVENT_VN1_NO_CREDITS_REQ /* UNC_M3UPI_VN1_NO_CREDITS.REQ ev_sel=0x5e umask=0x1: Requests. */ \
	ICX_M3UPI_CTL_(0x15eu)
#define ICX_M3UPI_EVENT_VN1_NO_CREDITS_SNP /* UNC_M3UPI_VN1_NO_CREDITS.SNP ev_sel=0x5e umask=0x2: Snoops. */ \
	ICX_M3UPI_CTL_(0x25eu)
#define ICX_M3UPI_EVENT_VN1_NO_CREDITS_RSP /* UNC_M3UPI_VN1_NO_CREDITS.RSP ev_sel=0x5e umask=0x4: Responses. */ \
	ICX_M3UPI_CTL_(0x45eu)
#define ICX_M3UPI_EVENT_VN1_NO_CREDITS_WB /* UNC_M3UPI_VN1_NO_CREDITS.WB ev_sel=0x5e umask=0x8: Writebacks. */ \
	ICX_M3UPI_CTL_(0x85eu)
#define ICX_M3UPI_EVENT_VN1_NO_CREDITS_NCB /* UNC_M3UPI_VN1_NO_CREDITS.NCB ev_sel=0x5e umask=0x10: Non-coherent bypass messages. */ \
	ICX_M3UPI_CTL_(0x105eu)
#define ICX_M3UPI_EVENT_VN1_NO_CREDITS_NCS /* UNC_M3UPI_VN1_NO_CREDITS.NCS ev_sel=0x5e umask=0x20: Non-coherent standard messages. */ \
	ICX_M3UPI_CTL_(0x205eu)
/* UNC_M3UPI_RxC_CRD_MISC ev_sel=0x5f: Flits on their way to the link, and data held up for want of a credit. */
#define ICX_M3UPI_EVENT_RXC_CRD_MISC_ANY_BGF_FIFO /* UNC_M3UPI_RxC_CRD_MISC.ANY_BGF_FIFO ev_sel=0x5f umask=0x1: Cycles with a flit in the queue between the two clocks (BGF). */ \
	ICX_M3UPI_CTL_(0x15fu)
#define ICX_M3UPI_EVENT_RXC_CRD_MISC_ANY_BGF_PATH /* UNC_M3UPI_RxC_CRD_MISC.ANY_BGF_PATH ev_sel=0x5f umask=0x2: Cycles with a flit in that queue or on the way to it. */ \
	ICX_M3UPI_CTL_(0x25fu)
#define ICX_M3UPI_EVENT_RXC_CRD_MISC_VN0_NO_D2K_FOR_ARB /* UNC_M3UPI_RxC_CRD_MISC.VN0_NO_D2K_FOR_ARB ev_sel=0x5f umask=0x4: VN0 messages wait, as no credit for D2K is there. */ \
	ICX_M3UPI_CTL_(0x45fu)
#define ICX_M3UPI_EVENT_RXC_CRD_MISC_VN1_NO_D2K_FOR_ARB /* UNC_M3UPI_RxC_CRD_MISC.VN1_NO_D2K_FOR_ARB ev_sel=0x5f umask=0x8: VN1 messages wait, as no credit for D2K is there. */ \
	ICX_M3UPI_CTL_(0x85fu)
#define ICX_M3UPI_EVENT_RXC_CRD_MISC_LT1_FOR_D2K /* UNC_M3UPI_RxC_CRD_MISC.LT1_FOR_D2K ev_sel=0x5f umask=0x10: Fewer than 1 credit is left for D2K. */ \
	ICX_M3UPI_CTL_(0x105fu)
#define ICX_M3UPI_EVENT_RXC_CRD_MISC_LT2_FOR_D2K /* UNC_M3UPI_RxC_CRD_MISC.LT2_FOR_D2K ev_sel=0x5f umask=0x20: Fewer than 2 credits are left for D2K. */ \
	ICX_M3UPI_CTL_(0x205fu)
/* UNC_M3UPI_RxC_CRD_OCC ev_sel=0x60: Credits and flits in use, added up each cycle. */
#define ICX_M3UPI_EVENT_RXC_CRD_OCC_VNA_IN_USE /* UNC_M3UPI_RxC_CRD_OCC.VNA_IN_USE ev_sel=0x60 umask=0x1: Shared credits (VNA) of the other end. */ \
	ICX_M3UPI_CTL_(0x160u)
#define ICX_M3UPI_EVENT_RXC_CRD_OCC_FLITS_IN_FIFO /* UNC_M3UPI_RxC_CRD_OCC.FLITS_IN_FIFO ev_sel=0x60 umask=0x2: Flits in the queue between the two clocks (BGF). */ \
	ICX_M3UPI_CTL_(0x260u)
#define ICX_M3UPI_EVENT_RXC_CRD_OCC_FLITS_IN_PATH /* UNC_M3UPI_RxC_CRD_OCC.FLITS_IN_PATH ev_sel=0x60 umask=0x4: Flits in that queue or on the way to it. */ \
	ICX_M3UPI_CTL_(0x460u)
#define ICX_M3UPI_EVENT_RXC_CRD_OCC_TXQ_CRD /* UNC_M3UPI_RxC_CRD_OCC.TxQ_CRD ev_sel=0x60 umask=0x8: Credits for the send queue of the link. */ \
	ICX_M3UPI_CTL_(0x860u)
#define ICX_M3UPI_EVENT_RXC_CRD_OCC_D2K_CRD /* UNC_M3UPI_RxC_CRD_OCC.D2K_CRD ev_sel=0x60 umask=0x10: Credits for completions (D2K). */ \
	ICX_M3UPI_CTL_(0x1060u)
#define ICX_M3UPI_EVENT_RXC_CRD_OCC_P1P_TOTAL /* UNC_M3UPI_RxC_CRD_OCC.P1P_TOTAL ev_sel=0x60 umask=0x20: BL messages that are set aside for their second half. */ \
	ICX_M3UPI_CTL_(0x2060u)
#define ICX_M3UPI_EVENT_RXC_CRD_OCC_P1P_FIFO /* UNC_M3UPI_RxC_CRD_OCC.P1P_FIFO ev_sel=0x60 umask=0x40: Those of them that are complete. */ \
	ICX_M3UPI_CTL_(0x4060u)
#define ICX_M3UPI_EVENT_RXC_CRD_OCC_CONSUMED /* UNC_M3UPI_RxC_CRD_OCC.CONSUMED ev_sel=0x60 umask=0x80: Credits that are used. */ \
	ICX_M3UPI_CTL_(0x8060u)
/* UNC_M3UPI_XPT_PFTCH ev_sel=0x61: Prefetches from other sockets (XPT), and what becomes of them. */
#define ICX_M3UPI_EVENT_XPT_PFTCH_ARRIVED /* UNC_M3UPI_XPT_PFTCH.ARRIVED ev_sel=0x61 umask=0x1: Those that arrive. */ \
	ICX_M3UPI_CTL_(0x161u)
#define ICX_M3UPI_EVENT_XPT_PFTCH_BYPASS /* UNC_M3UPI_XPT_PFTCH.BYPASS ev_sel=0x61 umask=0x2: Those that pass the queue. */ \
	ICX_M3UPI_CTL_(0x261u)
#define ICX_M3UPI_EVENT_XPT_PFTCH_ARB /* UNC_M3UPI_XPT_PFTCH.ARB ev_sel=0x61 umask=0x4: Those that take part in the choice. */ \
	ICX_M3UPI_CTL_(0x461u)
#define ICX_M3UPI_EVENT_XPT_PFTCH_LOST_ARB /* UNC_M3UPI_XPT_PFTCH.LOST_ARB ev_sel=0x61 umask=0x8: Those that lose the choice. */ \
	ICX_M3UPI_CTL_(0x861u)
#define ICX_M3UPI_EVENT_XPT_PFTCH_FLITTED /* UNC_M3UPI_XPT_PFTCH.FLITTED ev_sel=0x61 umask=0x10: Those that leave in a flit. */ \
	ICX_M3UPI_CTL_(0x1061u)
#define ICX_M3UPI_EVENT_XPT_PFTCH_LOST_OLD /* UNC_M3UPI_XPT_PFTCH.LOST_OLD ev_sel=0x61 umask=0x20: Those lost as they are too old. */ \
	ICX_M3UPI_CTL_(0x2061u)
#define ICX_M3UPI_EVENT_XPT_PFTCH_LOST_QFULL /* UNC_M3UPI_XPT_PFTCH.LOST_QFULL ev_sel=0x61 umask=0x20: Those lost as the queue is full. */ \
	ICX_M3UPI_CTL_(0x2061u)
/* UNC_M3UPI_WB_PENDING ev_sel=0x7d: Write backs that wait, added up every cycle; going by the name. */
#define ICX_M3UPI_EVENT_WB_PENDING_LOCALDEST_VN0 /* UNC_M3UPI_WB_PENDING.LOCALDEST_VN0 ev_sel=0x7d umask=0x1: Those for this socket, VN0. */ \
	ICX_M3UPI_CTL_(0x17du)
#define ICX_M3UPI_EVENT_WB_PENDING_ROUTETHRU_VN0 /* UNC_M3UPI_WB_PENDING.ROUTETHRU_VN0 ev_sel=0x7d umask=0x2: Those that pass through, VN0. */ \
	ICX_M3UPI_CTL_(0x27du)
#define ICX_M3UPI_EVENT_WB_PENDING_LOCAL_AND_RT_VN0 /* UNC_M3UPI_WB_PENDING.LOCAL_AND_RT_VN0 ev_sel=0x7d umask=0x4: Those of both kinds, VN0. */ \
	ICX_M3UPI_CTL_(0x47du)
#define ICX_M3UPI_EVENT_WB_PENDING_WAITING4PULL_VN0 /* UNC_M3UPI_WB_PENDING.WAITING4PULL_VN0 ev_sel=0x7d umask=0x8: Those that wait to be pulled, VN0. */ \
	ICX_M3UPI_CTL_(0x87du)
#define ICX_M3UPI_EVENT_WB_PENDING_LOCALDEST_VN1 /* UNC_M3UPI_WB_PENDING.LOCALDEST_VN1 ev_sel=0x7d umask=0x10: Those for this socket, VN1. */ \
	ICX_M3UPI_CTL_(0x107du)
#define ICX_M3UPI_EVENT_WB_PENDING_ROUTETHRU_VN1 /* UNC_M3UPI_WB_PENDING.ROUTETHRU_VN1 ev_sel=0x7d umask=0x20: Those that pass through, VN1. */ \
	ICX_M3UPI_CTL_(0x207du)
#define ICX_M3UPI_EVENT_WB_PENDING_LOCAL_AND_RT_VN1 /* UNC_M3UPI_WB_PENDING.LOCAL_AND_RT_VN1 ev_sel=0x7d umask=0x40: Those of both kinds, VN1. */ \
	ICX_M3UPI_CTL_(0x407du)
#define ICX_M3UPI_EVENT_WB_PENDING_WAITING4PULL_VN1 /* UNC_M3UPI_WB_PENDING.WAITING4PULL_VN1 ev_sel=0x7d umask=0x80: Those that wait to be pulled, VN1. */ \
	ICX_M3UPI_CTL_(0x807du)
/* UNC_M3UPI_WB_OCC_COMPARE ev_sel=0x7e: Cycles in which more, as many or fewer write backs pass through than are for this socket. */
#define ICX_M3UPI_EVENT_WB_OCC_COMPARE_RT_GT_LOCALDEST_VN0 /* UNC_M3UPI_WB_OCC_COMPARE.RT_GT_LOCALDEST_VN0 ev_sel=0x7e umask=0x1: More, VN0. */ \
	ICX_M3UPI_CTL_(0x17eu)
#define ICX_M3UPI_EVENT_WB_OCC_COMPARE_RT_EQ_LOCALDEST_VN0 /* UNC_M3UPI_WB_OCC_COMPARE.RT_EQ_LOCALDEST_VN0 ev_sel=0x7e umask=0x2: As many, VN0. */ \
	ICX_M3UPI_CTL_(0x27eu)
#define ICX_M3UPI_EVENT_WB_OCC_COMPARE_RT_LT_LOCALDEST_VN0 /* UNC_M3UPI_WB_OCC_COMPARE.RT_LT_LOCALDEST_VN0 ev_sel=0x7e umask=0x4: Fewer, VN0. */ \
	ICX_M3UPI_CTL_(0x47eu)
#define ICX_M3UPI_EVENT_WB_OCC_COMPARE_RT_GT_LOCALDEST_VN1 /* UNC_M3UPI_WB_OCC_COMPARE.RT_GT_LOCALDEST_VN1 ev_sel=0x7e umask=0x10: More, VN1. */ \
	ICX_M3UPI_CTL_(0x107eu)
#define ICX_M3UPI_EVENT_WB_OCC_COMPARE_RT_EQ_LOCALDEST_VN1 /* UNC_M3UPI_WB_OCC_COMPARE.RT_EQ_LOCALDEST_VN1 ev_sel=0x7e umask=0x20: As many, VN1. */ \
	ICX_M3UPI_CTL_(0x207eu)
#define ICX_M3UPI_EVENT_WB_OCC_COMPARE_RT_LT_LOCALDEST_VN1 /* UNC_M3UPI_WB_OCC_COMPARE.RT_LT_LOCALDEST_VN1 ev_sel=0x7e umask=0x40: Fewer, VN1. */ \
	ICX_M3UPI_CTL_(0x407eu)
#define ICX_M3UPI_EVENT_WB_OCC_COMPARE_BOTHNONZERO_RT_GT_LOCALDEST_VN0 /* UNC_M3UPI_WB_OCC_COMPARE.BOTHNONZERO_RT_GT_LOCALDEST_VN0 ev_sel=0x7e umask=0x81: More, and neither is 0, VN0. */ \
	ICX_M3UPI_CTL_(0x817eu)
#define ICX_M3UPI_EVENT_WB_OCC_COMPARE_BOTHNONZERO_RT_EQ_LOCALDEST_VN0 /* UNC_M3UPI_WB_OCC_COMPARE.BOTHNONZERO_RT_EQ_LOCALDEST_VN0 ev_sel=0x7e umask=0x82: As many, and neither is 0, VN0. */ \
	ICX_M3UPI_CTL_(0x827eu)
#define ICX_M3UPI_EVENT_WB_OCC_COMPARE_BOTHNONZERO_RT_LT_LOCALDEST_VN0 /* UNC_M3UPI_WB_OCC_COMPARE.BOTHNONZERO_RT_LT_LOCALDEST_VN0 ev_sel=0x7e umask=0x84: Fewer, and neither is 0, VN0. */ \
	ICX_M3UPI_CTL_(0x847eu)
#define ICX_M3UPI_EVENT_WB_OCC_COMPARE_BOTHNONZERO_RT_GT_LOCALDEST_VN1 /* UNC_M3UPI_WB_OCC_COMPARE.BOTHNONZERO_RT_GT_LOCALDEST_VN1 ev_sel=0x7e umask=0x90: More, and neither is 0, VN1. */ \
	ICX_M3UPI_CTL_(0x907eu)
#define ICX_M3UPI_EVENT_WB_OCC_COMPARE_BOTHNONZERO_RT_EQ_LOCALDEST_VN1 /* UNC_M3UPI_WB_OCC_COMPARE.BOTHNONZERO_RT_EQ_LOCALDEST_VN1 ev_sel=0x7e umask=0xa0: As many, and neither is 0, VN1. */ \
	ICX_M3UPI_CTL_(0xa07eu)
#define ICX_M3UPI_EVENT_WB_OCC_COMPARE_BOTHNONZERO_RT_LT_LOCALDEST_VN1 /* UNC_M3UPI_WB_OCC_COMPARE.BOTHNONZERO_RT_LT_LOCALDEST_VN1 ev_sel=0x7e umask=0xc0: Fewer, and neither is 0, VN1. */ \
	ICX_M3UPI_CTL_(0xc07eu)
/* UNC_M3UPI_AG0_AD_CRD_ACQUIRED0 ev_sel=0x80: AD credits that agent 0 of the mesh stop takes, by transgress buffer up to 7. */
#define ICX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED0_TGR0 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED0.TGR0 ev_sel=0x80 umask=0x1: Credits of transgress 0. */ \
	ICX_M3UPI_CTL_(0x180u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED0_TGR1 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED0.TGR1 ev_sel=0x80 umask=0x2: Credits of transgress 1. */ \
	ICX_M3UPI_CTL_(0x280u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED0_TGR2 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED0.TGR2 ev_sel=0x80 umask=0x4: Credits of transgress 2. */ \
	ICX_M3UPI_CTL_(0x480u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED0_TGR3 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED0.TGR3 ev_sel=0x80 umask=0x8: Credits of transgress 3. */ \
	ICX_M3UPI_CTL_(0x880u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED0_TGR4 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED0.TGR4 ev_sel=0x80 umask=0x10: Credits of transgress 4. */ \
	ICX_M3UPI_CTL_(0x1080u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED0_TGR5 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED0.TGR5 ev_sel=0x80 umask=0x20: Credits of transgress 5. */ \
	ICX_M3UPI_CTL_(0x2080u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED0_TGR6 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED0.TGR6 ev_sel=0x80 umask=0x40: Credits of transgress 6. */ \
	ICX_M3UPI_CTL_(0x4080u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED0_TGR7 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED0.TGR7 ev_sel=0x80 umask=0x80: Credits of transgress 7. */ \
	ICX_M3UPI_CTL_(0x8080u)
/* UNC_M3UPI_AG0_AD_CRD_ACQUIRED1 ev_sel=0x81: AD credits that agent 0 of the mesh stop takes, by transgress buffer from 8 on. */
#define ICX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED1_TGR8 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED1.TGR8 ev_sel=0x81 umask=0x1: Credits of transgress 8. */ \
	ICX_M3UPI_CTL_(0x181u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED1_TGR9 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED1.TGR9 ev_sel=0x81 umask=0x2: Credits of transgress 9. */ \
	ICX_M3UPI_CTL_(0x281u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED1_TGR10 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED1.TGR10 ev_sel=0x81 umask=0x4: Credits of transgress 10. */ \
	ICX_M3UPI_CTL_(0x481u)
/* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY0 ev_sel=0x82: AD credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer up to 7. */
#define ICX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR0 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY0.TGR0 ev_sel=0x82 umask=0x1: Credits of transgress 0. */ \
	ICX_M3UPI_CTL_(0x182u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR1 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY0.TGR1 ev_sel=0x82 umask=0x2: Credits of transgress 1. */ \
	ICX_M3UPI_CTL_(0x282u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR2 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY0.TGR2 ev_sel=0x82 umask=0x4: Credits of transgress 2. */ \
	ICX_M3UPI_CTL_(0x482u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR3 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY0.TGR3 ev_sel=0x82 umask=0x8: Credits of transgress 3. */ \
	ICX_M3UPI_CTL_(0x882u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR4 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY0.TGR4 ev_sel=0x82 umask=0x10: Credits of transgress 4. */ \
	ICX_M3UPI_CTL_(0x1082u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR5 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY0.TGR5 ev_sel=0x82 umask=0x20: Credits of transgress 5. */ \
	ICX_M3UPI_CTL_(0x2082u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR6 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY0.TGR6 ev_sel=0x82 umask=0x40: Credits of transgress 6. */ \
	ICX_M3UPI_CTL_(0x4082u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR7 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY0.TGR7 ev_sel=0x82 umask=0x80: Credits of transgress 7. */ \
	ICX_M3UPI_CTL_(0x8082u)
/* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY1 ev_sel=0x83: AD credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer from 8 on. */
#define ICX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY1_TGR8 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY1.TGR8 ev_sel=0x83 umask=0x1: Credits of transgress 8. */ \
	ICX_M3UPI_CTL_(0x183u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY1_TGR9 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY1.TGR9 ev_sel=0x83 umask=0x2: Credits of transgress 9. */ \
	ICX_M3UPI_CTL_(0x283u)
#define ICX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY1_TGR10 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY1.TGR10 ev_sel=0x83 umask=0x4: Credits of transgress 10. */ \
	ICX_M3UPI_CTL_(0x483u)
/* UNC_M3UPI_AG1_AD_CRD_ACQUIRED0 ev_sel=0x84: AD credits that agent 1 of the mesh stop takes, by transgress buffer up to 7. */
#define ICX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED0_TGR0 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED0.TGR0 ev_sel=0x84 umask=0x1: Credits of transgress 0. */ \
	ICX_M3UPI_CTL_(0x184u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED0_TGR1 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED0.TGR1 ev_sel=0x84 umask=0x2: Credits of transgress 1. */ \
	ICX_M3UPI_CTL_(0x284u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED0_TGR2 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED0.TGR2 ev_sel=0x84 umask=0x4: Credits of transgress 2. */ \
	ICX_M3UPI_CTL_(0x484u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED0_TGR3 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED0.TGR3 ev_sel=0x84 umask=0x8: Credits of transgress 3. */ \
	ICX_M3UPI_CTL_(0x884u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED0_TGR4 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED0.TGR4 ev_sel=0x84 umask=0x10: Credits of transgress 4. */ \
	ICX_M3UPI_CTL_(0x1084u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED0_TGR5 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED0.TGR5 ev_sel=0x84 umask=0x20: Credits of transgress 5. */ \
	ICX_M3UPI_CTL_(0x2084u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED0_TGR6 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED0.TGR6 ev_sel=0x84 umask=0x40: Credits of transgress 6. */ \
	ICX_M3UPI_CTL_(0x4084u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED0_TGR7 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED0.TGR7 ev_sel=0x84 umask=0x80: Credits of transgress 7. */ \
	ICX_M3UPI_CTL_(0x8084u)
/* UNC_M3UPI_AG1_AD_CRD_ACQUIRED1 ev_sel=0x85: AD credits that agent 1 of the mesh stop takes, by transgress buffer from 8 on. */
#define ICX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED1_TGR8 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED1.TGR8 ev_sel=0x85 umask=0x1: Credits of transgress 8. */ \
	ICX_M3UPI_CTL_(0x185u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED1_TGR9 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED1.TGR9 ev_sel=0x85 umask=0x2: Credits of transgress 9. */ \
	ICX_M3UPI_CTL_(0x285u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED1_TGR10 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED1.TGR10 ev_sel=0x85 umask=0x4: Credits of transgress 10. */ \
	ICX_M3UPI_CTL_(0x485u)
/* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY0 ev_sel=0x86: AD credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer up to 7. */
#define ICX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR0 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY0.TGR0 ev_sel=0x86 umask=0x1: Credits of transgress 0. */ \
	ICX_M3UPI_CTL_(0x186u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR1 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY0.TGR1 ev_sel=0x86 umask=0x2: Credits of transgress 1. */ \
	ICX_M3UPI_CTL_(0x286u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR2 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY0.TGR2 ev_sel=0x86 umask=0x4: Credits of transgress 2. */ \
	ICX_M3UPI_CTL_(0x486u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR3 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY0.TGR3 ev_sel=0x86 umask=0x8: Credits of transgress 3. */ \
	ICX_M3UPI_CTL_(0x886u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR4 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY0.TGR4 ev_sel=0x86 umask=0x10: Credits of transgress 4. */ \
	ICX_M3UPI_CTL_(0x1086u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR5 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY0.TGR5 ev_sel=0x86 umask=0x20: Credits of transgress 5. */ \
	ICX_M3UPI_CTL_(0x2086u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR6 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY0.TGR6 ev_sel=0x86 umask=0x40: Credits of transgress 6. */ \
	ICX_M3UPI_CTL_(0x4086u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR7 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY0.TGR7 ev_sel=0x86 umask=0x80: Credits of transgress 7. */ \
	ICX_M3UPI_CTL_(0x8086u)
/* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY1 ev_sel=0x87: AD credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer from 8 on. */
#define ICX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY1_TGR8 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY1.TGR8 ev_sel=0x87 umask=0x1: Credits of transgress 8. */ \
	ICX_M3UPI_CTL_(0x187u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY1_TGR9 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY1.TGR9 ev_sel=0x87 umask=0x2: Credits of transgress 9. */ \
	ICX_M3UPI_CTL_(0x287u)
#define ICX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY1_TGR10 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY1.TGR10 ev_sel=0x87 umask=0x4: Credits of transgress 10. */ \
	ICX_M3UPI_CTL_(0x487u)
/* UNC_M3UPI_AG0_BL_CRD_ACQUIRED0 ev_sel=0x88: BL credits that agent 0 of the mesh stop takes, by transgress buffer up to 7. */
#define ICX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED0_TGR0 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED0.TGR0 ev_sel=0x88 umask=0x1: Credits of transgress 0. */ \
	ICX_M3UPI_CTL_(0x188u)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED0_TGR1 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED0.TGR1 ev_sel=0x88 umask=0x2: Credits of transgress 1. */ \
	ICX_M3UPI_CTL_(0x288u)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED0_TGR2 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED0.TGR2 ev_sel=0x88 umask=0x4: Credits of transgress 2. */ \
	ICX_M3UPI_CTL_(0x488u)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED0_TGR3 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED0.TGR3 ev_sel=0x88 umask=0x8: Credits of transgress 3. */ \
	ICX_M3UPI_CTL_(0x888u)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED0_TGR4 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED0.TGR4 ev_sel=0x88 umask=0x10: Credits of transgress 4. */ \
	ICX_M3UPI_CTL_(0x1088u)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED0_TGR5 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED0.TGR5 ev_sel=0x88 umask=0x20: Credits of transgress 5. */ \
	ICX_M3UPI_CTL_(0x2088u)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED0_TGR6 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED0.TGR6 ev_sel=0x88 umask=0x40: Credits of transgress 6. */ \
	ICX_M3UPI_CTL_(0x4088u)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED0_TGR7 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED0.TGR7 ev_sel=0x88 umask=0x80: Credits of transgress 7. */ \
	ICX_M3UPI_CTL_(0x8088u)
/* UNC_M3UPI_AG0_BL_CRD_ACQUIRED1 ev_sel=0x89: BL credits that agent 0 of the mesh stop takes, by transgress buffer from 8 on. */
#define ICX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED1_TGR8 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED1.TGR8 ev_sel=0x89 umask=0x1: Credits of transgress 8. */ \
	ICX_M3UPI_CTL_(0x189u)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED1_TGR9 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED1.TGR9 ev_sel=0x89 umask=0x2: Credits of transgress 9. */ \
	ICX_M3UPI_CTL_(0x289u)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED1_TGR10 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED1.TGR10 ev_sel=0x89 umask=0x4: Credits of transgress 10. */ \
	ICX_M3UPI_CTL_(0x489u)
/* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY0 ev_sel=0x8a: BL credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer up to 7. */
#define ICX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR0 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY0.TGR0 ev_sel=0x8a umask=0x1: Credits of transgress 0. */ \
	ICX_M3UPI_CTL_(0x18au)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR1 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY0.TGR1 ev_sel=0x8a umask=0x2: Credits of transgress 1. */ \
	ICX_M3UPI_CTL_(0x28au)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR2 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY0.TGR2 ev_sel=0x8a umask=0x4: Credits of transgress 2. */ \
	ICX_M3UPI_CTL_(0x48au)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR3 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY0.TGR3 ev_sel=0x8a umask=0x8: Credits of transgress 3. */ \
	ICX_M3UPI_CTL_(0x88au)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR4 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY0.TGR4 ev_sel=0x8a umask=0x10: Credits of transgress 4. */ \
	ICX_M3UPI_CTL_(0x108au)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR5 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY0.TGR5 ev_sel=0x8a umask=0x20: Credits of transgress 5. */ \
	ICX_M3UPI_CTL_(0x208au)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR6 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY0.TGR6 ev_sel=0x8a umask=0x40: Credits of transgress 6. */ \
	ICX_M3UPI_CTL_(0x408au)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR7 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY0.TGR7 ev_sel=0x8a umask=0x80: Credits of transgress 7. */ \
	ICX_M3UPI_CTL_(0x808au)
/* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY1 ev_sel=0x8b: BL credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer from 8 on. */
#define ICX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY1_TGR8 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY1.TGR8 ev_sel=0x8b umask=0x1: Credits of transgress 8. */ \
	ICX_M3UPI_CTL_(0x18bu)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY1_TGR9 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY1.TGR9 ev_sel=0x8b umask=0x2: Credits of transgress 9. */ \
	ICX_M3UPI_CTL_(0x28bu)
#define ICX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY1_TGR10 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY1.TGR10 ev_sel=0x8b umask=0x4: Credits of transgress 10. */ \
	ICX_M3UPI_CTL_(0x48bu)
/* UNC_M3UPI_AG1_BL_CRD_ACQUIRED0 ev_sel=0x8c: BL credits that agent 1 of the mesh stop takes, by transgress buffer up to 7. */
#define ICX_M3UPI_EVENT_AG1_BL_CRD_ACQUIRED0_TGR0 /* UNC_M3UPI_AG1_BL_CRD_ACQUIRED0.TGR0 ev_sel=0x8c umask=0x1: Credits of transgress 0. */ \
	ICX_M3UPI_CTL_(0x18cu)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_ACQUIRED0_TGR1 /* UNC_M3UPI_AG1_BL_CRD_ACQUIRED0.TGR1 ev_sel=0x8c umask=0x2: Credits of transgress 1. */ \
	ICX_M3UPI_CTL_(0x28cu)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_ACQUIRED0_TGR2 /* UNC_M3UPI_AG1_BL_CRD_ACQUIRED0.TGR2 ev_sel=0x8c umask=0x4: Credits of transgress 2. */ \
	ICX_M3UPI_CTL_(0x48cu)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_ACQUIRED0_TGR3 /* UNC_M3UPI_AG1_BL_CRD_ACQUIRED0.TGR3 ev_sel=0x8c umask=0x8: Credits of transgress 3. */ \
	ICX_M3UPI_CTL_(0x88cu)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_ACQUIRED0_TGR4 /* UNC_M3UPI_AG1_BL_CRD_ACQUIRED0.TGR4 ev_sel=0x8c umask=0x10: Credits of transgress 4. */ \
	ICX_M3UPI_CTL_(0x108cu)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_ACQUIRED0_TGR5 /* UNC_M3UPI_AG1_BL_CRD_ACQUIRED0.TGR5 ev_sel=0x8c umask=0x20: Credits of transgress 5. */ \
	ICX_M3UPI_CTL_(0x208cu)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_ACQUIRED0_TGR6 /* UNC_M3UPI_AG1_BL_CRD_ACQUIRED0.TGR6 ev_sel=0x8c umask=0x40: Credits of transgress 6. */ \
	ICX_M3UPI_CTL_(0x408cu)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_ACQUIRED0_TGR7 /* UNC_M3UPI_AG1_BL_CRD_ACQUIRED0.TGR7 ev_sel=0x8c umask=0x80: Credits of transgress 7. */ \
	ICX_M3UPI_CTL_(0x808cu)
/* UNC_M3UPI_AG1_BL_CRD_ACQUIRED1 ev_sel=0x8d: BL credits that agent 1 of the mesh stop takes, by transgress buffer from 8 on. */
#define ICX_M3UPI_EVENT_AG1_BL_CRD_ACQUIRED1_TGR8 /* UNC_M3UPI_AG1_BL_CRD_ACQUIRED1.TGR8 ev_sel=0x8d umask=0x1: Credits of transgress 8. */ \
	ICX_M3UPI_CTL_(0x18du)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_ACQUIRED1_TGR9 /* UNC_M3UPI_AG1_BL_CRD_ACQUIRED1.TGR9 ev_sel=0x8d umask=0x2: Credits of transgress 9. */ \
	ICX_M3UPI_CTL_(0x28du)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_ACQUIRED1_TGR10 /* UNC_M3UPI_AG1_BL_CRD_ACQUIRED1.TGR10 ev_sel=0x8d umask=0x4: Credits of transgress 10. */ \
	ICX_M3UPI_CTL_(0x48du)
/* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY0 ev_sel=0x8e: BL credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer up to 7. */
#define ICX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR0 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY0.TGR0 ev_sel=0x8e umask=0x1: Credits of transgress 0. */ \
	ICX_M3UPI_CTL_(0x18eu)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR1 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY0.TGR1 ev_sel=0x8e umask=0x2: Credits of transgress 1. */ \
	ICX_M3UPI_CTL_(0x28eu)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR2 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY0.TGR2 ev_sel=0x8e umask=0x4: Credits of transgress 2. */ \
	ICX_M3UPI_CTL_(0x48eu)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR3 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY0.TGR3 ev_sel=0x8e umask=0x8: Credits of transgress 3. */ \
	ICX_M3UPI_CTL_(0x88eu)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR4 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY0.TGR4 ev_sel=0x8e umask=0x10: Credits of transgress 4. */ \
	ICX_M3UPI_CTL_(0x108eu)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR5 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY0.TGR5 ev_sel=0x8e umask=0x20: Credits of transgress 5. */ \
	ICX_M3UPI_CTL_(0x208eu)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR6 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY0.TGR6 ev_sel=0x8e umask=0x40: Credits of transgress 6. */ \
	ICX_M3UPI_CTL_(0x408eu)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR7 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY0.TGR7 ev_sel=0x8e umask=0x80: Credits of transgress 7. */ \
	ICX_M3UPI_CTL_(0x808eu)
/* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY1 ev_sel=0x8f: BL credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer from 8 on. */
#define ICX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY1_TGR8 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY1.TGR8 ev_sel=0x8f umask=0x1: Credits of transgress 8. */ \
	ICX_M3UPI_CTL_(0x18fu)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY1_TGR9 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY1.TGR9 ev_sel=0x8f umask=0x2: Credits of transgress 9. */ \
	ICX_M3UPI_CTL_(0x28fu)
#define ICX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY1_TGR10 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY1.TGR10 ev_sel=0x8f umask=0x4: Credits of transgress 10. */ \
	ICX_M3UPI_CTL_(0x48fu)
/* UNC_M3UPI_TxR_VERT_OCCUPANCY0 ev_sel=0x90: Messages that wait for the vertical ring, added up each cycle. */
#define ICX_M3UPI_EVENT_TXR_VERT_OCCUPANCY0_AD_AG0 /* UNC_M3UPI_TxR_VERT_OCCUPANCY0.AD_AG0 ev_sel=0x90 umask=0x1: AD messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x190u)
#define ICX_M3UPI_EVENT_TXR_VERT_OCCUPANCY0_AK_AG0 /* UNC_M3UPI_TxR_VERT_OCCUPANCY0.AK_AG0 ev_sel=0x90 umask=0x2: AK messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x290u)
#define ICX_M3UPI_EVENT_TXR_VERT_OCCUPANCY0_BL_AG0 /* UNC_M3UPI_TxR_VERT_OCCUPANCY0.BL_AG0 ev_sel=0x90 umask=0x4: BL messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x490u)
#define ICX_M3UPI_EVENT_TXR_VERT_OCCUPANCY0_IV_AG0 /* UNC_M3UPI_TxR_VERT_OCCUPANCY0.IV_AG0 ev_sel=0x90 umask=0x8: IV messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x890u)
#define ICX_M3UPI_EVENT_TXR_VERT_OCCUPANCY0_AD_AG1 /* UNC_M3UPI_TxR_VERT_OCCUPANCY0.AD_AG1 ev_sel=0x90 umask=0x10: AD messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x1090u)
#define ICX_M3UPI_EVENT_TXR_VERT_OCCUPANCY0_AK_AG1 /* UNC_M3UPI_TxR_VERT_OCCUPANCY0.AK_AG1 ev_sel=0x90 umask=0x20: AK messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x2090u)
#define ICX_M3UPI_EVENT_TXR_VERT_OCCUPANCY0_BL_AG1 /* UNC_M3UPI_TxR_VERT_OCCUPANCY0.BL_AG1 ev_sel=0x90 umask=0x40: BL messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x4090u)
/* UNC_M3UPI_TxR_VERT_OCCUPANCY1 ev_sel=0x91: Messages that wait for the vertical ring, added up each cycle (AKC messages). */
#define ICX_M3UPI_EVENT_TXR_VERT_OCCUPANCY1_AKC_AG0 /* UNC_M3UPI_TxR_VERT_OCCUPANCY1.AKC_AG0 ev_sel=0x91 umask=0x1: AKC messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x191u)
#define ICX_M3UPI_EVENT_TXR_VERT_OCCUPANCY1_AKC_AG1 /* UNC_M3UPI_TxR_VERT_OCCUPANCY1.AKC_AG1 ev_sel=0x91 umask=0x2: AKC messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x291u)
/* UNC_M3UPI_TxR_VERT_INSERTS0 ev_sel=0x92: Messages that enter the queue for the vertical ring. */
#define ICX_M3UPI_EVENT_TXR_VERT_INSERTS0_AD_AG0 /* UNC_M3UPI_TxR_VERT_INSERTS0.AD_AG0 ev_sel=0x92 umask=0x1: AD messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x192u)
#define ICX_M3UPI_EVENT_TXR_VERT_INSERTS0_AK_AG0 /* UNC_M3UPI_TxR_VERT_INSERTS0.AK_AG0 ev_sel=0x92 umask=0x2: AK messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x292u)
#define ICX_M3UPI_EVENT_TXR_VERT_INSERTS0_BL_AG0 /* UNC_M3UPI_TxR_VERT_INSERTS0.BL_AG0 ev_sel=0x92 umask=0x4: BL messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x492u)
#define ICX_M3UPI_EVENT_TXR_VERT_INSERTS0_IV_AG0 /* UNC_M3UPI_TxR_VERT_INSERTS0.IV_AG0 ev_sel=0x92 umask=0x8: IV messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x892u)
#define ICX_M3UPI_EVENT_TXR_VERT_INSERTS0_AD_AG1 /* UNC_M3UPI_TxR_VERT_INSERTS0.AD_AG1 ev_sel=0x92 umask=0x10: AD messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x1092u)
#define ICX_M3UPI_EVENT_TXR_VERT_INSERTS0_AK_AG1 /* UNC_M3UPI_TxR_VERT_INSERTS0.AK_AG1 ev_sel=0x92 umask=0x20: AK messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x2092u)
#define ICX_M3UPI_EVENT_TXR_VERT_INSERTS0_BL_AG1 /* UNC_M3UPI_TxR_VERT_INSERTS0.BL_AG1 ev_sel=0x92 umask=0x40: BL messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x4092u)
/* UNC_M3UPI_TxR_VERT_INSERTS1 ev_sel=0x93: Messages that enter the queue for the vertical ring (AKC messages). */
#define ICX_M3UPI_EVENT_TXR_VERT_INSERTS1_AKC_AG0 /* UNC_M3UPI_TxR_VERT_INSERTS1.AKC_AG0 ev_sel=0x93 umask=0x1: AKC messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x193u)
#define ICX_M3UPI_EVENT_TXR_VERT_INSERTS1_AKC_AG1 /* UNC_M3UPI_TxR_VERT_INSERTS1.AKC_AG1 ev_sel=0x93 umask=0x2: AKC messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x293u)
/* UNC_M3UPI_TxR_VERT_CYCLES_FULL0 ev_sel=0x94: Cycles in which the queue for the vertical ring is full, going by the name; Intel's longer description says not full. */
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_FULL0_AD_AG0 /* UNC_M3UPI_TxR_VERT_CYCLES_FULL0.AD_AG0 ev_sel=0x94 umask=0x1: AD messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x194u)
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_FULL0_AK_AG0 /* UNC_M3UPI_TxR_VERT_CYCLES_FULL0.AK_AG0 ev_sel=0x94 umask=0x2: AK messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x294u)
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_FULL0_BL_AG0 /* UNC_M3UPI_TxR_VERT_CYCLES_FULL0.BL_AG0 ev_sel=0x94 umask=0x4: BL messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x494u)
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_FULL0_IV_AG0 /* UNC_M3UPI_TxR_VERT_CYCLES_FULL0.IV_AG0 ev_sel=0x94 umask=0x8: IV messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x894u)
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_FULL0_AD_AG1 /* UNC_M3UPI_TxR_VERT_CYCLES_FULL0.AD_AG1 ev_sel=0x94 umask=0x10: AD messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x1094u)
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_FULL0_AK_AG1 /* UNC_M3UPI_TxR_VERT_CYCLES_FULL0.AK_AG1 ev_sel=0x94 umask=0x20: AK messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x2094u)
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_FULL0_BL_AG1 /* UNC_M3UPI_TxR_VERT_CYCLES_FULL0.BL_AG1 ev_sel=0x94 umask=0x40: BL messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x4094u)
/* UNC_M3UPI_TxR_VERT_CYCLES_FULL1 ev_sel=0x95: Cycles in which the queue for the vertical ring is full, going by the name; Intel's longer description says not full (AKC messages). */
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_FULL1_AKC_AG0 /* UNC_M3UPI_TxR_VERT_CYCLES_FULL1.AKC_AG0 ev_sel=0x95 umask=0x1: AKC messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x195u)
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_FULL1_AKC_AG1 /* UNC_M3UPI_TxR_VERT_CYCLES_FULL1.AKC_AG1 ev_sel=0x95 umask=0x2: AKC messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x295u)
/* UNC_M3UPI_TxR_VERT_CYCLES_NE0 ev_sel=0x96: Cycles in which something waits for the vertical ring. */
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_NE0_AD_AG0 /* UNC_M3UPI_TxR_VERT_CYCLES_NE0.AD_AG0 ev_sel=0x96 umask=0x1: AD messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x196u)
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_NE0_AK_AG0 /* UNC_M3UPI_TxR_VERT_CYCLES_NE0.AK_AG0 ev_sel=0x96 umask=0x2: AK messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x296u)
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_NE0_BL_AG0 /* UNC_M3UPI_TxR_VERT_CYCLES_NE0.BL_AG0 ev_sel=0x96 umask=0x4: BL messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x496u)
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_NE0_IV_AG0 /* UNC_M3UPI_TxR_VERT_CYCLES_NE0.IV_AG0 ev_sel=0x96 umask=0x8: IV messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x896u)
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_NE0_AD_AG1 /* UNC_M3UPI_TxR_VERT_CYCLES_NE0.AD_AG1 ev_sel=0x96 umask=0x10: AD messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x1096u)
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_NE0_AK_AG1 /* UNC_M3UPI_TxR_VERT_CYCLES_NE0.AK_AG1 ev_sel=0x96 umask=0x20: AK messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x2096u)
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_NE0_BL_AG1 /* UNC_M3UPI_TxR_VERT_CYCLES_NE0.BL_AG1 ev_sel=0x96 umask=0x40: BL messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x4096u)
/* UNC_M3UPI_TxR_VERT_CYCLES_NE1 ev_sel=0x97: Cycles in which something waits for the vertical ring (AKC messages). */
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_NE1_AKC_AG0 /* UNC_M3UPI_TxR_VERT_CYCLES_NE1.AKC_AG0 ev_sel=0x97 umask=0x1: AKC messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x197u)
#define ICX_M3UPI_EVENT_TXR_VERT_CYCLES_NE1_AKC_AG1 /* UNC_M3UPI_TxR_VERT_CYCLES_NE1.AKC_AG1 ev_sel=0x97 umask=0x2: AKC messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x297u)
/* UNC_M3UPI_TxR_VERT_NACK0 ev_sel=0x98: Messages that the vertical ring refused. */
#define ICX_M3UPI_EVENT_TXR_VERT_NACK0_AD_AG0 /* UNC_M3UPI_TxR_VERT_NACK0.AD_AG0 ev_sel=0x98 umask=0x1: AD messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x198u)
#define ICX_M3UPI_EVENT_TXR_VERT_NACK0_AK_AG0 /* UNC_M3UPI_TxR_VERT_NACK0.AK_AG0 ev_sel=0x98 umask=0x2: AK messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x298u)
#define ICX_M3UPI_EVENT_TXR_VERT_NACK0_BL_AG0 /* UNC_M3UPI_TxR_VERT_NACK0.BL_AG0 ev_sel=0x98 umask=0x4: BL messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x498u)
#define ICX_M3UPI_EVENT_TXR_VERT_NACK0_IV_AG0 /* UNC_M3UPI_TxR_VERT_NACK0.IV_AG0 ev_sel=0x98 umask=0x8: IV messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x898u)
#define ICX_M3UPI_EVENT_TXR_VERT_NACK0_AD_AG1 /* UNC_M3UPI_TxR_VERT_NACK0.AD_AG1 ev_sel=0x98 umask=0x10: AD messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x1098u)
#define ICX_M3UPI_EVENT_TXR_VERT_NACK0_AK_AG1 /* UNC_M3UPI_TxR_VERT_NACK0.AK_AG1 ev_sel=0x98 umask=0x20: AK messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x2098u)
#define ICX_M3UPI_EVENT_TXR_VERT_NACK0_BL_AG1 /* UNC_M3UPI_TxR_VERT_NACK0.BL_AG1 ev_sel=0x98 umask=0x40: BL messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x4098u)
/* UNC_M3UPI_TxR_VERT_NACK1 ev_sel=0x99: Messages that the vertical ring refused (AKC messages). */
#define ICX_M3UPI_EVENT_TXR_VERT_NACK1_AKC_AG0 /* UNC_M3UPI_TxR_VERT_NACK1.AKC_AG0 ev_sel=0x99 umask=0x1: AKC messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x199u)
#define ICX_M3UPI_EVENT_TXR_VERT_NACK1_AKC_AG1 /* UNC_M3UPI_TxR_VERT_NACK1.AKC_AG1 ev_sel=0x99 umask=0x2: AKC messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x299u)
/* UNC_M3UPI_TxR_VERT_STARVED0 ev_sel=0x9a: Times that messages waited so long for the vertical ring that they counted as starved. */
#define ICX_M3UPI_EVENT_TXR_VERT_STARVED0_AD_AG0 /* UNC_M3UPI_TxR_VERT_STARVED0.AD_AG0 ev_sel=0x9a umask=0x1: AD messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x19au)
#define ICX_M3UPI_EVENT_TXR_VERT_STARVED0_AK_AG0 /* UNC_M3UPI_TxR_VERT_STARVED0.AK_AG0 ev_sel=0x9a umask=0x2: AK messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x29au)
#define ICX_M3UPI_EVENT_TXR_VERT_STARVED0_BL_AG0 /* UNC_M3UPI_TxR_VERT_STARVED0.BL_AG0 ev_sel=0x9a umask=0x4: BL messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x49au)
#define ICX_M3UPI_EVENT_TXR_VERT_STARVED0_IV_AG0 /* UNC_M3UPI_TxR_VERT_STARVED0.IV_AG0 ev_sel=0x9a umask=0x8: IV messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x89au)
#define ICX_M3UPI_EVENT_TXR_VERT_STARVED0_AD_AG1 /* UNC_M3UPI_TxR_VERT_STARVED0.AD_AG1 ev_sel=0x9a umask=0x10: AD messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x109au)
#define ICX_M3UPI_EVENT_TXR_VERT_STARVED0_AK_AG1 /* UNC_M3UPI_TxR_VERT_STARVED0.AK_AG1 ev_sel=0x9a umask=0x20: AK messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x209au)
#define ICX_M3UPI_EVENT_TXR_VERT_STARVED0_BL_AG1 /* UNC_M3UPI_TxR_VERT_STARVED0.BL_AG1 ev_sel=0x9a umask=0x40: BL messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x409au)
/* UNC_M3UPI_TxR_VERT_STARVED1 ev_sel=0x9b: Times that messages waited so long for the vertical ring that they counted as starved (AKC messages). */
#define ICX_M3UPI_EVENT_TXR_VERT_STARVED1_AKC_AG0 /* UNC_M3UPI_TxR_VERT_STARVED1.AKC_AG0 ev_sel=0x9b umask=0x1: AKC messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x19bu)
#define ICX_M3UPI_EVENT_TXR_VERT_STARVED1_AKC_AG1 /* UNC_M3UPI_TxR_VERT_STARVED1.AKC_AG1 ev_sel=0x9b umask=0x2: AKC messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x29bu)
#define ICX_M3UPI_EVENT_TXR_VERT_STARVED1_TGC /* UNC_M3UPI_TxR_VERT_STARVED1.TGC ev_sel=0x9b umask=0x4: TGC messages, which Intel does not spell out. */ \
	ICX_M3UPI_CTL_(0x49bu)
/* UNC_M3UPI_TxR_VERT_ADS_USED ev_sel=0x9c: Messages that took the slot that the vertical ring keeps free against deadlocks. */
#define ICX_M3UPI_EVENT_TXR_VERT_ADS_USED_AD_AG0 /* UNC_M3UPI_TxR_VERT_ADS_USED.AD_AG0 ev_sel=0x9c umask=0x1: AD messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x19cu)
#define ICX_M3UPI_EVENT_TXR_VERT_ADS_USED_BL_AG0 /* UNC_M3UPI_TxR_VERT_ADS_USED.BL_AG0 ev_sel=0x9c umask=0x4: BL messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x49cu)
#define ICX_M3UPI_EVENT_TXR_VERT_ADS_USED_AD_AG1 /* UNC_M3UPI_TxR_VERT_ADS_USED.AD_AG1 ev_sel=0x9c umask=0x10: AD messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x109cu)
#define ICX_M3UPI_EVENT_TXR_VERT_ADS_USED_BL_AG1 /* UNC_M3UPI_TxR_VERT_ADS_USED.BL_AG1 ev_sel=0x9c umask=0x40: BL messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x409cu)
/* UNC_M3UPI_TxR_VERT_BYPASS ev_sel=0x9d: Messages that went straight onto the vertical ring, without waiting in its queue. */
#define ICX_M3UPI_EVENT_TXR_VERT_BYPASS_AD_AG0 /* UNC_M3UPI_TxR_VERT_BYPASS.AD_AG0 ev_sel=0x9d umask=0x1: AD messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x19du)
#define ICX_M3UPI_EVENT_TXR_VERT_BYPASS_AK_AG0 /* UNC_M3UPI_TxR_VERT_BYPASS.AK_AG0 ev_sel=0x9d umask=0x2: AK messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x29du)
#define ICX_M3UPI_EVENT_TXR_VERT_BYPASS_BL_AG0 /* UNC_M3UPI_TxR_VERT_BYPASS.BL_AG0 ev_sel=0x9d umask=0x4: BL messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x49du)
#define ICX_M3UPI_EVENT_TXR_VERT_BYPASS_IV_AG1 /* UNC_M3UPI_TxR_VERT_BYPASS.IV_AG1 ev_sel=0x9d umask=0x8: IV messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x89du)
#define ICX_M3UPI_EVENT_TXR_VERT_BYPASS_AD_AG1 /* UNC_M3UPI_TxR_VERT_BYPASS.AD_AG1 ev_sel=0x9d umask=0x10: AD messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x109du)
#define ICX_M3UPI_EVENT_TXR_VERT_BYPASS_AK_AG1 /* UNC_M3UPI_TxR_VERT_BYPASS.AK_AG1 ev_sel=0x9d umask=0x20: AK messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x209du)
#define ICX_M3UPI_EVENT_TXR_VERT_BYPASS_BL_AG1 /* UNC_M3UPI_TxR_VERT_BYPASS.BL_AG1 ev_sel=0x9d umask=0x40: BL messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x409du)
/* UNC_M3UPI_TxR_VERT_BYPASS_1 ev_sel=0x9e: Messages that went straight onto the vertical ring, without waiting in its queue (AKC messages). */
#define ICX_M3UPI_EVENT_TXR_VERT_BYPASS_1_AKC_AG0 /* UNC_M3UPI_TxR_VERT_BYPASS_1.AKC_AG0 ev_sel=0x9e umask=0x1: AKC messages of agent 0. */ \
	ICX_M3UPI_CTL_(0x19eu)
#define ICX_M3UPI_EVENT_TXR_VERT_BYPASS_1_AKC_AG1 /* UNC_M3UPI_TxR_VERT_BYPASS_1.AKC_AG1 ev_sel=0x9e umask=0x2: AKC messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x29eu)
/* UNC_M3UPI_TxR_HORZ_OCCUPANCY ev_sel=0xa0: Messages that wait for the horizontal ring, added up each cycle. */
#define ICX_M3UPI_EVENT_TXR_HORZ_OCCUPANCY_AD_UNCRD /* UNC_M3UPI_TxR_HORZ_OCCUPANCY.AD_UNCRD ev_sel=0xa0 umask=0x1: AD messages without a credit. */ \
	ICX_M3UPI_CTL_(0x1a0u)
#define ICX_M3UPI_EVENT_TXR_HORZ_OCCUPANCY_AK /* UNC_M3UPI_TxR_HORZ_OCCUPANCY.AK ev_sel=0xa0 umask=0x2: AK messages. */ \
	ICX_M3UPI_CTL_(0x2a0u)
#define ICX_M3UPI_EVENT_TXR_HORZ_OCCUPANCY_BL_UNCRD /* UNC_M3UPI_TxR_HORZ_OCCUPANCY.BL_UNCRD ev_sel=0xa0 umask=0x4: BL messages without a credit. */ \
	ICX_M3UPI_CTL_(0x4a0u)
#define ICX_M3UPI_EVENT_TXR_HORZ_OCCUPANCY_IV /* UNC_M3UPI_TxR_HORZ_OCCUPANCY.IV ev_sel=0xa0 umask=0x8: IV messages. */ \
	ICX_M3UPI_CTL_(0x8a0u)
#define ICX_M3UPI_EVENT_TXR_HORZ_OCCUPANCY_AD_CRD /* UNC_M3UPI_TxR_HORZ_OCCUPANCY.AD_CRD ev_sel=0xa0 umask=0x10: AD messages with a credit. */ \
	ICX_M3UPI_CTL_(0x10a0u)
#define ICX_M3UPI_EVENT_TXR_HORZ_OCCUPANCY_BL_CRD /* UNC_M3UPI_TxR_HORZ_OCCUPANCY.BL_CRD ev_sel=0xa0 umask=0x40: BL messages with a credit. */ \
	ICX_M3UPI_CTL_(0x40a0u)
#define ICX_M3UPI_EVENT_TXR_HORZ_OCCUPANCY_AKC_UNCRD /* UNC_M3UPI_TxR_HORZ_OCCUPANCY.AKC_UNCRD ev_sel=0xa0 umask=0x80: AKC messages without a credit. */ \
	ICX_M3UPI_CTL_(0x80a0u)
#define ICX_M3UPI_EVENT_TXR_HORZ_OCCUPANCY_AD_ALL /* UNC_M3UPI_TxR_HORZ_OCCUPANCY.AD_ALL ev_sel=0xa0 umask=0x11: AD messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x11a0u)
#define ICX_M3UPI_EVENT_TXR_HORZ_OCCUPANCY_BL_ALL /* UNC_M3UPI_TxR_HORZ_OCCUPANCY.BL_ALL ev_sel=0xa0 umask=0x44: BL messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x44a0u)
/* UNC_M3UPI_TxR_HORZ_INSERTS ev_sel=0xa1: Messages that enter the queue for the horizontal ring. */
#define ICX_M3UPI_EVENT_TXR_HORZ_INSERTS_AD_UNCRD /* UNC_M3UPI_TxR_HORZ_INSERTS.AD_UNCRD ev_sel=0xa1 umask=0x1: AD messages without a credit. */ \
	ICX_M3UPI_CTL_(0x1a1u)
#define ICX_M3UPI_EVENT_TXR_HORZ_INSERTS_AK /* UNC_M3UPI_TxR_HORZ_INSERTS.AK ev_sel=0xa1 umask=0x2: AK messages. */ \
	ICX_M3UPI_CTL_(0x2a1u)
#define ICX_M3UPI_EVENT_TXR_HORZ_INSERTS_BL_UNCRD /* UNC_M3UPI_TxR_HORZ_INSERTS.BL_UNCRD ev_sel=0xa1 umask=0x4: BL messages without a credit. */ \
	ICX_M3UPI_CTL_(0x4a1u)
#define ICX_M3UPI_EVENT_TXR_HORZ_INSERTS_IV /* UNC_M3UPI_TxR_HORZ_INSERTS.IV ev_sel=0xa1 umask=0x8: IV messages. */ \
	ICX_M3UPI_CTL_(0x8a1u)
#define ICX_M3UPI_EVENT_TXR_HORZ_INSERTS_AD_CRD /* UNC_M3UPI_TxR_HORZ_INSERTS.AD_CRD ev_sel=0xa1 umask=0x10: AD messages with a credit. */ \
	ICX_M3UPI_CTL_(0x10a1u)
#define ICX_M3UPI_EVENT_TXR_HORZ_INSERTS_BL_CRD /* UNC_M3UPI_TxR_HORZ_INSERTS.BL_CRD ev_sel=0xa1 umask=0x40: BL messages with a credit. */ \
	ICX_M3UPI_CTL_(0x40a1u)
#define ICX_M3UPI_EVENT_TXR_HORZ_INSERTS_AKC_UNCRD /* UNC_M3UPI_TxR_HORZ_INSERTS.AKC_UNCRD ev_sel=0xa1 umask=0x80: AKC messages without a credit. */ \
	ICX_M3UPI_CTL_(0x80a1u)
#define ICX_M3UPI_EVENT_TXR_HORZ_INSERTS_AD_ALL /* UNC_M3UPI_TxR_HORZ_INSERTS.AD_ALL ev_sel=0xa1 umask=0x11: AD messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x11a1u)
#define ICX_M3UPI_EVENT_TXR_HORZ_INSERTS_BL_ALL /* UNC_M3UPI_TxR_HORZ_INSERTS.BL_ALL ev_sel=0xa1 umask=0x44: BL messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x44a1u)
/* UNC_M3UPI_TxR_HORZ_CYCLES_FULL ev_sel=0xa2: Cycles in which the queue for the horizontal ring is full. */
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_FULL_AD_UNCRD /* UNC_M3UPI_TxR_HORZ_CYCLES_FULL.AD_UNCRD ev_sel=0xa2 umask=0x1: AD messages without a credit. */ \
	ICX_M3UPI_CTL_(0x1a2u)
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_FULL_AK /* UNC_M3UPI_TxR_HORZ_CYCLES_FULL.AK ev_sel=0xa2 umask=0x2: AK messages. */ \
	ICX_M3UPI_CTL_(0x2a2u)
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_FULL_BL_UNCRD /* UNC_M3UPI_TxR_HORZ_CYCLES_FULL.BL_UNCRD ev_sel=0xa2 umask=0x4: BL messages without a credit. */ \
	ICX_M3UPI_CTL_(0x4a2u)
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_FULL_IV /* UNC_M3UPI_TxR_HORZ_CYCLES_FULL.IV ev_sel=0xa2 umask=0x8: IV messages. */ \
	ICX_M3UPI_CTL_(0x8a2u)
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_FULL_AD_CRD /* UNC_M3UPI_TxR_HORZ_CYCLES_FULL.AD_CRD ev_sel=0xa2 umask=0x10: AD messages with a credit. */ \
	ICX_M3UPI_CTL_(0x10a2u)
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_FULL_BL_CRD /* UNC_M3UPI_TxR_HORZ_CYCLES_FULL.BL_CRD ev_sel=0xa2 umask=0x40: BL messages with a credit. */ \
	ICX_M3UPI_CTL_(0x40a2u)
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_FULL_AKC_UNCRD /* UNC_M3UPI_TxR_HORZ_CYCLES_FULL.AKC_UNCRD ev_sel=0xa2 umask=0x80: AKC messages without a credit. */ \
	ICX_M3UPI_CTL_(0x80a2u)
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_FULL_AD_ALL /* UNC_M3UPI_TxR_HORZ_CYCLES_FULL.AD_ALL ev_sel=0xa2 umask=0x11: AD messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x11a2u)
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_FULL_BL_ALL /* UNC_M3UPI_TxR_HORZ_CYCLES_FULL.BL_ALL ev_sel=0xa2 umask=0x44: BL messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x44a2u)
/* UNC_M3UPI_TxR_HORZ_CYCLES_NE ev_sel=0xa3: Cycles in which something waits for the horizontal ring. */
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_NE_AD_UNCRD /* UNC_M3UPI_TxR_HORZ_CYCLES_NE.AD_UNCRD ev_sel=0xa3 umask=0x1: AD messages without a credit. */ \
	ICX_M3UPI_CTL_(0x1a3u)
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_NE_AK /* UNC_M3UPI_TxR_HORZ_CYCLES_NE.AK ev_sel=0xa3 umask=0x2: AK messages. */ \
	ICX_M3UPI_CTL_(0x2a3u)
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_NE_BL_UNCRD /* UNC_M3UPI_TxR_HORZ_CYCLES_NE.BL_UNCRD ev_sel=0xa3 umask=0x4: BL messages without a credit. */ \
	ICX_M3UPI_CTL_(0x4a3u)
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_NE_IV /* UNC_M3UPI_TxR_HORZ_CYCLES_NE.IV ev_sel=0xa3 umask=0x8: IV messages. */ \
	ICX_M3UPI_CTL_(0x8a3u)
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_NE_AD_CRD /* UNC_M3UPI_TxR_HORZ_CYCLES_NE.AD_CRD ev_sel=0xa3 umask=0x10: AD messages with a credit. */ \
	ICX_M3UPI_CTL_(0x10a3u)
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_NE_BL_CRD /* UNC_M3UPI_TxR_HORZ_CYCLES_NE.BL_CRD ev_sel=0xa3 umask=0x40: BL messages with a credit. */ \
	ICX_M3UPI_CTL_(0x40a3u)
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_NE_AKC_UNCRD /* UNC_M3UPI_TxR_HORZ_CYCLES_NE.AKC_UNCRD ev_sel=0xa3 umask=0x80: AKC messages without a credit. */ \
	ICX_M3UPI_CTL_(0x80a3u)
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_NE_AD_ALL /* UNC_M3UPI_TxR_HORZ_CYCLES_NE.AD_ALL ev_sel=0xa3 umask=0x11: AD messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x11a3u)
#define ICX_M3UPI_EVENT_TXR_HORZ_CYCLES_NE_BL_ALL /* UNC_M3UPI_TxR_HORZ_CYCLES_NE.BL_ALL ev_sel=0xa3 umask=0x44: BL messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x44a3u)
/* UNC_M3UPI_TxR_HORZ_NACK ev_sel=0xa4: Messages that the horizontal ring refused. */
#define ICX_M3UPI_EVENT_TXR_HORZ_NACK_AD_UNCRD /* UNC_M3UPI_TxR_HORZ_NACK.AD_UNCRD ev_sel=0xa4 umask=0x1: AD messages without a credit. */ \
	ICX_M3UPI_CTL_(0x1a4u)
#define ICX_M3UPI_EVENT_TXR_HORZ_NACK_AK /* UNC_M3UPI_TxR_HORZ_NACK.AK ev_sel=0xa4 umask=0x2: AK messages. */ \
	ICX_M3UPI_CTL_(0x2a4u)
#define ICX_M3UPI_EVENT_TXR_HORZ_NACK_BL_UNCRD /* UNC_M3UPI_TxR_HORZ_NACK.BL_UNCRD ev_sel=0xa4 umask=0x4: BL messages without a credit. */ \
	ICX_M3UPI_CTL_(0x4a4u)
#define ICX_M3UPI_EVENT_TXR_HORZ_NACK_IV /* UNC_M3UPI_TxR_HORZ_NACK.IV ev_sel=0xa4 umask=0x8: IV messages. */ \
	ICX_M3UPI_CTL_(0x8a4u)
#define ICX_M3UPI_EVENT_TXR_HORZ_NACK_AD_CRD /* UNC_M3UPI_TxR_HORZ_NACK.AD_CRD ev_sel=0xa4 umask=0x10: AD messages with a credit. */ \
	ICX_M3UPI_CTL_(0x10a4u)
#define ICX_M3UPI_EVENT_TXR_HORZ_NACK_BL_CRD /* UNC_M3UPI_TxR_HORZ_NACK.BL_CRD ev_sel=0xa4 umask=0x40: BL messages with a credit. */ \
	ICX_M3UPI_CTL_(0x40a4u)
#define ICX_M3UPI_EVENT_TXR_HORZ_NACK_AKC_UNCRD /* UNC_M3UPI_TxR_HORZ_NACK.AKC_UNCRD ev_sel=0xa4 umask=0x80: AKC messages without a credit. */ \
	ICX_M3UPI_CTL_(0x80a4u)
#define ICX_M3UPI_EVENT_TXR_HORZ_NACK_AD_ALL /* UNC_M3UPI_TxR_HORZ_NACK.AD_ALL ev_sel=0xa4 umask=0x11: AD messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x11a4u)
#define ICX_M3UPI_EVENT_TXR_HORZ_NACK_BL_ALL /* UNC_M3UPI_TxR_HORZ_NACK.BL_ALL ev_sel=0xa4 umask=0x44: BL messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x44a4u)
/* UNC_M3UPI_TxR_HORZ_STARVED ev_sel=0xa5: Times that messages waited so long for the horizontal ring that they counted as starved. */
#define ICX_M3UPI_EVENT_TXR_HORZ_STARVED_AD_UNCRD /* UNC_M3UPI_TxR_HORZ_STARVED.AD_UNCRD ev_sel=0xa5 umask=0x1: AD messages without a credit. */ \
	ICX_M3UPI_CTL_(0x1a5u)
#define ICX_M3UPI_EVENT_TXR_HORZ_STARVED_AK /* UNC_M3UPI_TxR_HORZ_STARVED.AK ev_sel=0xa5 umask=0x2: AK messages. */ \
	ICX_M3UPI_CTL_(0x2a5u)
#define ICX_M3UPI_EVENT_TXR_HORZ_STARVED_BL_UNCRD /* UNC_M3UPI_TxR_HORZ_STARVED.BL_UNCRD ev_sel=0xa5 umask=0x4: BL messages without a credit. */ \
	ICX_M3UPI_CTL_(0x4a5u)
#define ICX_M3UPI_EVENT_TXR_HORZ_STARVED_IV /* UNC_M3UPI_TxR_HORZ_STARVED.IV ev_sel=0xa5 umask=0x8: IV messages. */ \
	ICX_M3UPI_CTL_(0x8a5u)
#define ICX_M3UPI_EVENT_TXR_HORZ_STARVED_AKC_UNCRD /* UNC_M3UPI_TxR_HORZ_STARVED.AKC_UNCRD ev_sel=0xa5 umask=0x80: AKC messages without a credit. */ \
	ICX_M3UPI_CTL_(0x80a5u)
#define ICX_M3UPI_EVENT_TXR_HORZ_STARVED_AD_ALL /* UNC_M3UPI_TxR_HORZ_STARVED.AD_ALL ev_sel=0xa5 umask=0x1: AD messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x1a5u)
#define ICX_M3UPI_EVENT_TXR_HORZ_STARVED_BL_ALL /* UNC_M3UPI_TxR_HORZ_STARVED.BL_ALL ev_sel=0xa5 umask=0x4: BL messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x4a5u)
/* UNC_M3UPI_TxR_HORZ_ADS_USED ev_sel=0xa6: Messages that took the slot that the horizontal ring keeps free against deadlocks. */
#define ICX_M3UPI_EVENT_TXR_HORZ_ADS_USED_AD_UNCRD /* UNC_M3UPI_TxR_HORZ_ADS_USED.AD_UNCRD ev_sel=0xa6 umask=0x1: AD messages without a credit. */ \
	ICX_M3UPI_CTL_(0x1a6u)
#define ICX_M3UPI_EVENT_TXR_HORZ_ADS_USED_BL_UNCRD /* UNC_M3UPI_TxR_HORZ_ADS_USED.BL_UNCRD ev_sel=0xa6 umask=0x4: BL messages without a credit. */ \
	ICX_M3UPI_CTL_(0x4a6u)
#define ICX_M3UPI_EVENT_TXR_HORZ_ADS_USED_AD_CRD /* UNC_M3UPI_TxR_HORZ_ADS_USED.AD_CRD ev_sel=0xa6 umask=0x10: AD messages with a credit. */ \
	ICX_M3UPI_CTL_(0x10a6u)
#define ICX_M3UPI_EVENT_TXR_HORZ_ADS_USED_BL_CRD /* UNC_M3UPI_TxR_HORZ_ADS_USED.BL_CRD ev_sel=0xa6 umask=0x40: BL messages with a credit. */ \
	ICX_M3UPI_CTL_(0x40a6u)
#define ICX_M3UPI_EVENT_TXR_HORZ_ADS_USED_AD_ALL /* UNC_M3UPI_TxR_HORZ_ADS_USED.AD_ALL ev_sel=0xa6 umask=0x11: AD messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x11a6u)
#define ICX_M3UPI_EVENT_TXR_HORZ_ADS_USED_BL_ALL /* UNC_M3UPI_TxR_HORZ_ADS_USED.BL_ALL ev_sel=0xa6 umask=0x44: BL messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x44a6u)
/* UNC_M3UPI_TxR_HORZ_BYPASS ev_sel=0xa7: Messages that went straight onto the horizontal ring, without waiting in its queue. */
#define ICX_M3UPI_EVENT_TXR_HORZ_BYPASS_AD_UNCRD /* UNC_M3UPI_TxR_HORZ_BYPASS.AD_UNCRD ev_sel=0xa7 umask=0x1: AD messages without a credit. */ \
	ICX_M3UPI_CTL_(0x1a7u)
#define ICX_M3UPI_EVENT_TXR_HORZ_BYPASS_AK /* UNC_M3UPI_TxR_HORZ_BYPASS.AK ev_sel=0xa7 umask=0x2: AK messages. */ \
	ICX_M3UPI_CTL_(0x2a7u)
#define ICX_M3UPI_EVENT_TXR_HORZ_BYPASS_BL_UNCRD /* UNC_M3UPI_TxR_HORZ_BYPASS.BL_UNCRD ev_sel=0xa7 umask=0x4: BL messages without a credit. */ \
	ICX_M3UPI_CTL_(0x4a7u)
#define ICX_M3UPI_EVENT_TXR_HORZ_BYPASS_IV /* UNC_M3UPI_TxR_HORZ_BYPASS.IV ev_sel=0xa7 umask=0x8: IV messages. */ \
	ICX_M3UPI_CTL_(0x8a7u)
#define ICX_M3UPI_EVENT_TXR_HORZ_BYPASS_AD_CRD /* UNC_M3UPI_TxR_HORZ_BYPASS.AD_CRD ev_sel=0xa7 umask=0x10: AD messages with a credit. */ \
	ICX_M3UPI_CTL_(0x10a7u)
#define ICX_M3UPI_EVENT_TXR_HORZ_BYPASS_BL_CRD /* UNC_M3UPI_TxR_HORZ_BYPASS.BL_CRD ev_sel=0xa7 umask=0x40: BL messages with a credit. */ \
	ICX_M3UPI_CTL_(0x40a7u)
#define ICX_M3UPI_EVENT_TXR_HORZ_BYPASS_AKC_UNCRD /* UNC_M3UPI_TxR_HORZ_BYPASS.AKC_UNCRD ev_sel=0xa7 umask=0x80: AKC messages without a credit. */ \
	ICX_M3UPI_CTL_(0x80a7u)
#define ICX_M3UPI_EVENT_TXR_HORZ_BYPASS_AD_ALL /* UNC_M3UPI_TxR_HORZ_BYPASS.AD_ALL ev_sel=0xa7 umask=0x11: AD messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x11a7u)
#define ICX_M3UPI_EVENT_TXR_HORZ_BYPASS_BL_ALL /* UNC_M3UPI_TxR_HORZ_BYPASS.BL_ALL ev_sel=0xa7 umask=0x44: BL messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x44a7u)
/* UNC_M3UPI_RING_BOUNCES_VERT ev_sel=0xaa: Cycles in which messages of the vertical ring were turned away at this stop. */
#define ICX_M3UPI_EVENT_RING_BOUNCES_VERT_AD /* UNC_M3UPI_RING_BOUNCES_VERT.AD ev_sel=0xaa umask=0x1: AD messages. */ \
	ICX_M3UPI_CTL_(0x1aau)
#define ICX_M3UPI_EVENT_RING_BOUNCES_VERT_AK /* UNC_M3UPI_RING_BOUNCES_VERT.AK ev_sel=0xaa umask=0x2: AK messages. */ \
	ICX_M3UPI_CTL_(0x2aau)
#define ICX_M3UPI_EVENT_RING_BOUNCES_VERT_BL /* UNC_M3UPI_RING_BOUNCES_VERT.BL ev_sel=0xaa umask=0x4: BL messages. */ \
	ICX_M3UPI_CTL_(0x4aau)
#define ICX_M3UPI_EVENT_RING_BOUNCES_VERT_IV /* UNC_M3UPI_RING_BOUNCES_VERT.IV ev_sel=0xaa umask=0x8: IV messages. */ \
	ICX_M3UPI_CTL_(0x8aau)
#define ICX_M3UPI_EVENT_RING_BOUNCES_VERT_AKC /* UNC_M3UPI_RING_BOUNCES_VERT.AKC ev_sel=0xaa umask=0x10: AKC messages. */ \
	ICX_M3UPI_CTL_(0x10aau)
/* UNC_M3UPI_RING_SINK_STARVED_VERT ev_sel=0xab: Starvation where messages leave the vertical ring, going by the name; Intel does not explain it. */
#define ICX_M3UPI_EVENT_RING_SINK_STARVED_VERT_AD /* UNC_M3UPI_RING_SINK_STARVED_VERT.AD ev_sel=0xab umask=0x1: AD messages. */ \
	ICX_M3UPI_CTL_(0x1abu)
#define ICX_M3UPI_EVENT_RING_SINK_STARVED_VERT_AK /* UNC_M3UPI_RING_SINK_STARVED_VERT.AK ev_sel=0xab umask=0x2: AK messages. */ \
	ICX_M3UPI_CTL_(0x2abu)
#define ICX_M3UPI_EVENT_RING_SINK_STARVED_VERT_BL /* UNC_M3UPI_RING_SINK_STARVED_VERT.BL ev_sel=0xab umask=0x4: BL messages. */ \
	ICX_M3UPI_CTL_(0x4abu)
#define ICX_M3UPI_EVENT_RING_SINK_STARVED_VERT_IV /* UNC_M3UPI_RING_SINK_STARVED_VERT.IV ev_sel=0xab umask=0x8: IV messages. */ \
	ICX_M3UPI_CTL_(0x8abu)
#define ICX_M3UPI_EVENT_RING_SINK_STARVED_VERT_AKC /* UNC_M3UPI_RING_SINK_STARVED_VERT.AKC ev_sel=0xab umask=0x10: AKC messages. */ \
	ICX_M3UPI_CTL_(0x10abu)
/* UNC_M3UPI_RING_BOUNCES_HORZ ev_sel=0xac: Cycles in which messages of the horizontal ring were turned away at this stop. */
#define ICX_M3UPI_EVENT_RING_BOUNCES_HORZ_AD /* UNC_M3UPI_RING_BOUNCES_HORZ.AD ev_sel=0xac umask=0x1: AD messages. */ \
	ICX_M3UPI_CTL_(0x1acu)
#define ICX_M3UPI_EVENT_RING_BOUNCES_HORZ_AK /* UNC_M3UPI_RING_BOUNCES_HORZ.AK ev_sel=0xac umask=0x2: AK messages. */ \
	ICX_M3UPI_CTL_(0x2acu)
#define ICX_M3UPI_EVENT_RING_BOUNCES_HORZ_BL /* UNC_M3UPI_RING_BOUNCES_HORZ.BL ev_sel=0xac umask=0x4: BL messages. */ \
	ICX_M3UPI_CTL_(0x4acu)
#define ICX_M3UPI_EVENT_RING_BOUNCES_HORZ_IV /* UNC_M3UPI_RING_BOUNCES_HORZ.IV ev_sel=0xac umask=0x8: IV messages. */ \
	ICX_M3UPI_CTL_(0x8acu)
/* UNC_M3UPI_RING_SINK_STARVED_HORZ ev_sel=0xad: Starvation where messages leave the horizontal ring, going by the name; Intel does not explain it. */
#define ICX_M3UPI_EVENT_RING_SINK_STARVED_HORZ_AD /* UNC_M3UPI_RING_SINK_STARVED_HORZ.AD ev_sel=0xad umask=0x1: AD messages. */ \
	ICX_M3UPI_CTL_(0x1adu)
#define ICX_M3UPI_EVENT_RING_SINK_STARVED_HORZ_AK /* UNC_M3UPI_RING_SINK_STARVED_HORZ.AK ev_sel=0xad umask=0x2: AK messages. */ \
	ICX_M3UPI_CTL_(0x2adu)
#define ICX_M3UPI_EVENT_RING_SINK_STARVED_HORZ_BL /* UNC_M3UPI_RING_SINK_STARVED_HORZ.BL ev_sel=0xad umask=0x4: BL messages. */ \
	ICX_M3UPI_CTL_(0x4adu)
#define ICX_M3UPI_EVENT_RING_SINK_STARVED_HORZ_IV /* UNC_M3UPI_RING_SINK_STARVED_HORZ.IV ev_sel=0xad umask=0x8: IV messages. */ \
	ICX_M3UPI_CTL_(0x8adu)
#define ICX_M3UPI_EVENT_RING_SINK_STARVED_HORZ_AK_AG1 /* UNC_M3UPI_RING_SINK_STARVED_HORZ.AK_AG1 ev_sel=0xad umask=0x20: AK messages of agent 1. */ \
	ICX_M3UPI_CTL_(0x20adu)
#define ICX_M3UPI_EVENT_RING_SRC_THRTL /* UNC_M3UPI_RING_SRC_THRTL ev_sel=0xae: Throttling at the source of messages, going by the name; Intel does not explain it. */ \
	ICX_M3UPI_CTL_(0xaeu)
/* UNC_M3UPI_DISTRESS_ASSERTED ev_sel=0xaf: Cycles in which a signal of distress asks others to send less. */
#define ICX_M3UPI_EVENT_DISTRESS_ASSERTED_VERT /* UNC_M3UPI_DISTRESS_ASSERTED.VERT ev_sel=0xaf umask=0x1: Distress along the vertical ring. */ \
	ICX_M3UPI_CTL_(0x1afu)
#define ICX_M3UPI_EVENT_DISTRESS_ASSERTED_HORZ /* UNC_M3UPI_DISTRESS_ASSERTED.HORZ ev_sel=0xaf umask=0x2: Distress along the horizontal ring. */ \
	ICX_M3UPI_CTL_(0x2afu)
#define ICX_M3UPI_EVENT_DISTRESS_ASSERTED_DPT_LOCAL /* UNC_M3UPI_DISTRESS_ASSERTED.DPT_LOCAL ev_sel=0xaf umask=0x4: Throttled prefetches, as this stop asked. */ \
	ICX_M3UPI_CTL_(0x4afu)
#define ICX_M3UPI_EVENT_DISTRESS_ASSERTED_DPT_NONLOCAL /* UNC_M3UPI_DISTRESS_ASSERTED.DPT_NONLOCAL ev_sel=0xaf umask=0x8: Throttled prefetches, as another stop asked. */ \
	ICX_M3UPI_CTL_(0x8afu)
#define ICX_M3UPI_EVENT_DISTRESS_ASSERTED_DPT_STALL_IV /* UNC_M3UPI_DISTRESS_ASSERTED.DPT_STALL_IV ev_sel=0xaf umask=0x40: Throttled prefetches, held up by IV messages. */ \
	ICX_M3UPI_CTL_(0x40afu)
#define ICX_M3UPI_EVENT_DISTRESS_ASSERTED_DPT_STALL_NOCRD /* UNC_M3UPI_DISTRESS_ASSERTED.DPT_STALL_NOCRD ev_sel=0xaf umask=0x80: Throttled prefetches, held up for want of a credit. */ \
	ICX_M3UPI_CTL_(0x80afu)
#define ICX_M3UPI_EVENT_DISTRESS_ASSERTED_PMM_LOCAL /* UNC_M3UPI_DISTRESS_ASSERTED.PMM_LOCAL ev_sel=0xaf umask=0x10: Too many requests to persistent memory here. */ \
	ICX_M3UPI_CTL_(0x10afu)
#define ICX_M3UPI_EVENT_DISTRESS_ASSERTED_PMM_NONLOCAL /* UNC_M3UPI_DISTRESS_ASSERTED.PMM_NONLOCAL ev_sel=0xaf umask=0x20: Too many requests to persistent memory elsewhere. */ \
	ICX_M3UPI_CTL_(0x20afu)
/* UNC_M3UPI_VERT_RING_AD_IN_USE ev_sel=0xb0: Cycles in which the vertical AD ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define ICX_M3UPI_EVENT_VERT_RING_AD_IN_USE_UP_EVEN /* UNC_M3UPI_VERT_RING_AD_IN_USE.UP_EVEN ev_sel=0xb0 umask=0x1: The even ring upwards. */ \
	ICX_M3UPI_CTL_(0x1b0u)
#define ICX_M3UPI_EVENT_VERT_RING_AD_IN_USE_UP_ODD /* UNC_M3UPI_VERT_RING_AD_IN_USE.UP_ODD ev_sel=0xb0 umask=0x2: The odd ring upwards. */ \
	ICX_M3UPI_CTL_(0x2b0u)
#define ICX_M3UPI_EVENT_VERT_RING_AD_IN_USE_DN_EVEN /* UNC_M3UPI_VERT_RING_AD_IN_USE.DN_EVEN ev_sel=0xb0 umask=0x4: The even ring downwards. */ \
	ICX_M3UPI_CTL_(0x4b0u)
#define ICX_M3UPI_EVENT_VERT_RING_AD_IN_USE_DN_ODD /* UNC_M3UPI_VERT_RING_AD_IN_USE.DN_ODD ev_sel=0xb0 umask=0x8: The odd ring downwards. */ \
	ICX_M3UPI_CTL_(0x8b0u)
/* UNC_M3UPI_VERT_RING_AK_IN_USE ev_sel=0xb1: Cycles in which the vertical AK ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define ICX_M3UPI_EVENT_VERT_RING_AK_IN_USE_UP_EVEN /* UNC_M3UPI_VERT_RING_AK_IN_USE.UP_EVEN ev_sel=0xb1 umask=0x1: The even ring upwards. */ \
	ICX_M3UPI_CTL_(0x1b1u)
#define ICX_M3UPI_EVENT_VERT_RING_AK_IN_USE_UP_ODD /* UNC_M3UPI_VERT_RING_AK_IN_USE.UP_ODD ev_sel=0xb1 umask=0x2: The odd ring upwards. */ \
	ICX_M3UPI_CTL_(0x2b1u)
#define ICX_M3UPI_EVENT_VERT_RING_AK_IN_USE_DN_EVEN /* UNC_M3UPI_VERT_RING_AK_IN_USE.DN_EVEN ev_sel=0xb1 umask=0x4: The even ring downwards. */ \
	ICX_M3UPI_CTL_(0x4b1u)
#define ICX_M3UPI_EVENT_VERT_RING_AK_IN_USE_DN_ODD /* UNC_M3UPI_VERT_RING_AK_IN_USE.DN_ODD ev_sel=0xb1 umask=0x8: The odd ring downwards. */ \
	ICX_M3UPI_CTL_(0x8b1u)
/* UNC_M3UPI_VERT_RING_BL_IN_USE ev_sel=0xb2: Cycles in which the vertical BL ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define ICX_M3UPI_EVENT_VERT_RING_BL_IN_USE_UP_EVEN /* UNC_M3UPI_VERT_RING_BL_IN_USE.UP_EVEN ev_sel=0xb2 umask=0x1: The even ring upwards. */ \
	ICX_M3UPI_CTL_(0x1b2u)
#define ICX_M3UPI_EVENT_VERT_RING_BL_IN_USE_UP_ODD /* UNC_M3UPI_VERT_RING_BL_IN_USE.UP_ODD ev_sel=0xb2 umask=0x2: The odd ring upwards. */ \
	ICX_M3UPI_CTL_(0x2b2u)
#define ICX_M3UPI_EVENT_VERT_RING_BL_IN_USE_DN_EVEN /* UNC_M3UPI_VERT_RING_BL_IN_USE.DN_EVEN ev_sel=0xb2 umask=0x4: The even ring downwards. */ \
	ICX_M3UPI_CTL_(0x4b2u)
#define ICX_M3UPI_EVENT_VERT_RING_BL_IN_USE_DN_ODD /* UNC_M3UPI_VERT_RING_BL_IN_USE.DN_ODD ev_sel=0xb2 umask=0x8: The odd ring downwards. */ \
	ICX_M3UPI_CTL_(0x8b2u)
/* UNC_M3UPI_VERT_RING_IV_IN_USE ev_sel=0xb3: Cycles in which the vertical IV ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define ICX_M3UPI_EVENT_VERT_RING_IV_IN_USE_UP /* UNC_M3UPI_VERT_RING_IV_IN_USE.UP ev_sel=0xb3 umask=0x1: The ring upwards. */ \
	ICX_M3UPI_CTL_(0x1b3u)
#define ICX_M3UPI_EVENT_VERT_RING_IV_IN_USE_DN /* UNC_M3UPI_VERT_RING_IV_IN_USE.DN ev_sel=0xb3 umask=0x4: The ring downwards. */ \
	ICX_M3UPI_CTL_(0x4b3u)
/* UNC_M3UPI_VERT_RING_AKC_IN_USE ev_sel=0xb4: Cycles in which the vertical AKC ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define ICX_M3UPI_EVENT_VERT_RING_AKC_IN_USE_UP_EVEN /* UNC_M3UPI_VERT_RING_AKC_IN_USE.UP_EVEN ev_sel=0xb4 umask=0x1: The even ring upwards. */ \
	ICX_M3UPI_CTL_(0x1b4u)
#define ICX_M3UPI_EVENT_VERT_RING_AKC_IN_USE_UP_ODD /* UNC_M3UPI_VERT_RING_AKC_IN_USE.UP_ODD ev_sel=0xb4 umask=0x2: The odd ring upwards. */ \
	ICX_M3UPI_CTL_(0x2b4u)
#define ICX_M3UPI_EVENT_VERT_RING_AKC_IN_USE_DN_EVEN /* UNC_M3UPI_VERT_RING_AKC_IN_USE.DN_EVEN ev_sel=0xb4 umask=0x4: The even ring downwards. */ \
	ICX_M3UPI_CTL_(0x4b4u)
#define ICX_M3UPI_EVENT_VERT_RING_AKC_IN_USE_DN_ODD /* UNC_M3UPI_VERT_RING_AKC_IN_USE.DN_ODD ev_sel=0xb4 umask=0x8: The odd ring downwards. */ \
	ICX_M3UPI_CTL_(0x8b4u)
/* UNC_M3UPI_VERT_RING_TGC_IN_USE ev_sel=0xb5: Cycles in which the vertical TGC ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define ICX_M3UPI_EVENT_VERT_RING_TGC_IN_USE_UP_EVEN /* UNC_M3UPI_VERT_RING_TGC_IN_USE.UP_EVEN ev_sel=0xb5 umask=0x1: The even ring upwards. */ \
	ICX_M3UPI_CTL_(0x1b5u)
#define ICX_M3UPI_EVENT_VERT_RING_TGC_IN_USE_UP_ODD /* UNC_M3UPI_VERT_RING_TGC_IN_USE.UP_ODD ev_sel=0xb5 umask=0x2: The odd ring upwards. */ \
	ICX_M3UPI_CTL_(0x2b5u)
#define ICX_M3UPI_EVENT_VERT_RING_TGC_IN_USE_DN_EVEN /* UNC_M3UPI_VERT_RING_TGC_IN_USE.DN_EVEN ev_sel=0xb5 umask=0x4: The even ring downwards. */ \
	ICX_M3UPI_CTL_(0x4b5u)
#define ICX_M3UPI_EVENT_VERT_RING_TGC_IN_USE_DN_ODD /* UNC_M3UPI_VERT_RING_TGC_IN_USE.DN_ODD ev_sel=0xb5 umask=0x8: The odd ring downwards. */ \
	ICX_M3UPI_CTL_(0x8b5u)
/* UNC_M3UPI_HORZ_RING_AD_IN_USE ev_sel=0xb6: Cycles in which the horizontal AD ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define ICX_M3UPI_EVENT_HORZ_RING_AD_IN_USE_LEFT_EVEN /* UNC_M3UPI_HORZ_RING_AD_IN_USE.LEFT_EVEN ev_sel=0xb6 umask=0x1: The even ring to the left. */ \
	ICX_M3UPI_CTL_(0x1b6u)
#define ICX_M3UPI_EVENT_HORZ_RING_AD_IN_USE_LEFT_ODD /* UNC_M3UPI_HORZ_RING_AD_IN_USE.LEFT_ODD ev_sel=0xb6 umask=0x2: The odd ring to the left. */ \
	ICX_M3UPI_CTL_(0x2b6u)
#define ICX_M3UPI_EVENT_HORZ_RING_AD_IN_USE_RIGHT_EVEN /* UNC_M3UPI_HORZ_RING_AD_IN_USE.RIGHT_EVEN ev_sel=0xb6 umask=0x4: The even ring to the right. */ \
	ICX_M3UPI_CTL_(0x4b6u)
#define ICX_M3UPI_EVENT_HORZ_RING_AD_IN_USE_RIGHT_ODD /* UNC_M3UPI_HORZ_RING_AD_IN_USE.RIGHT_ODD ev_sel=0xb6 umask=0x8: The odd ring to the right. */ \
	ICX_M3UPI_CTL_(0x8b6u)
/* UNC_M3UPI_HORZ_RING_AK_IN_USE ev_sel=0xb7: Cycles in which the horizontal AK ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define ICX_M3UPI_EVENT_HORZ_RING_AK_IN_USE_LEFT_EVEN /* UNC_M3UPI_HORZ_RING_AK_IN_USE.LEFT_EVEN ev_sel=0xb7 umask=0x1: The even ring to the left. */ \
	ICX_M3UPI_CTL_(0x1b7u)
#define ICX_M3UPI_EVENT_HORZ_RING_AK_IN_USE_LEFT_ODD /* UNC_M3UPI_HORZ_RING_AK_IN_USE.LEFT_ODD ev_sel=0xb7 umask=0x2: The odd ring to the left. */ \
	ICX_M3UPI_CTL_(0x2b7u)
#define ICX_M3UPI_EVENT_HORZ_RING_AK_IN_USE_RIGHT_EVEN /* UNC_M3UPI_HORZ_RING_AK_IN_USE.RIGHT_EVEN ev_sel=0xb7 umask=0x4: The even ring to the right. */ \
	ICX_M3UPI_CTL_(0x4b7u)
#define ICX_M3UPI_EVENT_HORZ_RING_AK_IN_USE_RIGHT_ODD /* UNC_M3UPI_HORZ_RING_AK_IN_USE.RIGHT_ODD ev_sel=0xb7 umask=0x8: The odd ring to the right. */ \
	ICX_M3UPI_CTL_(0x8b7u)
/* UNC_M3UPI_HORZ_RING_BL_IN_USE ev_sel=0xb8: Cycles in which the horizontal BL ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define ICX_M3UPI_EVENT_HORZ_RING_BL_IN_USE_LEFT_EVEN /* UNC_M3UPI_HORZ_RING_BL_IN_USE.LEFT_EVEN ev_sel=0xb8 umask=0x1: The even ring to the left. */ \
	ICX_M3UPI_CTL_(0x1b8u)
#define ICX_M3UPI_EVENT_HORZ_RING_BL_IN_USE_LEFT_ODD /* UNC_M3UPI_HORZ_RING_BL_IN_USE.LEFT_ODD ev_sel=0xb8 umask=0x2: The odd ring to the left. */ \
	ICX_M3UPI_CTL_(0x2b8u)
#define ICX_M3UPI_EVENT_HORZ_RING_BL_IN_USE_RIGHT_EVEN /* UNC_M3UPI_HORZ_RING_BL_IN_USE.RIGHT_EVEN ev_sel=0xb8 umask=0x4: The even ring to the right. */ \
	ICX_M3UPI_CTL_(0x4b8u)
#define ICX_M3UPI_EVENT_HORZ_RING_BL_IN_USE_RIGHT_ODD /* UNC_M3UPI_HORZ_RING_BL_IN_USE.RIGHT_ODD ev_sel=0xb8 umask=0x8: The odd ring to the right. */ \
	ICX_M3UPI_CTL_(0x8b8u)
/* UNC_M3UPI_HORZ_RING_IV_IN_USE ev_sel=0xb9: Cycles in which the horizontal IV ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define ICX_M3UPI_EVENT_HORZ_RING_IV_IN_USE_LEFT /* UNC_M3UPI_HORZ_RING_IV_IN_USE.LEFT ev_sel=0xb9 umask=0x1: The ring to the left. */ \
	ICX_M3UPI_CTL_(0x1b9u)
#define ICX_M3UPI_EVENT_HORZ_RING_IV_IN_USE_RIGHT /* UNC_M3UPI_HORZ_RING_IV_IN_USE.RIGHT ev_sel=0xb9 umask=0x4: The ring to the right. */ \
	ICX_M3UPI_CTL_(0x4b9u)
/* UNC_M3UPI_EGRESS_ORDERING ev_sel=0xba: Cycles in which IV messages must wait so that snoops and GO messages keep their order. */
#define ICX_M3UPI_EVENT_EGRESS_ORDERING_IV_SNOOPGO_UP /* UNC_M3UPI_EGRESS_ORDERING.IV_SNOOPGO_UP ev_sel=0xba umask=0x1: IV messages upwards. */ \
	ICX_M3UPI_CTL_(0x1bau)
#define ICX_M3UPI_EVENT_EGRESS_ORDERING_IV_SNOOPGO_DN /* UNC_M3UPI_EGRESS_ORDERING.IV_SNOOPGO_DN ev_sel=0xba umask=0x4: IV messages downwards. */ \
	ICX_M3UPI_CTL_(0x4bau)
/* UNC_M3UPI_HORZ_RING_AKC_IN_USE ev_sel=0xbb: Cycles in which the horizontal AKC ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define ICX_M3UPI_EVENT_HORZ_RING_AKC_IN_USE_LEFT_EVEN /* UNC_M3UPI_HORZ_RING_AKC_IN_USE.LEFT_EVEN ev_sel=0xbb umask=0x1: The even ring to the left. */ \
	ICX_M3UPI_CTL_(0x1bbu)
#define ICX_M3UPI_EVENT_HORZ_RING_AKC_IN_USE_LEFT_ODD /* UNC_M3UPI_HORZ_RING_AKC_IN_USE.LEFT_ODD ev_sel=0xbb umask=0x2: The odd ring to the left. */ \
	ICX_M3UPI_CTL_(0x2bbu)
#define ICX_M3UPI_EVENT_HORZ_RING_AKC_IN_USE_RIGHT_EVEN /* UNC_M3UPI_HORZ_RING_AKC_IN_USE.RIGHT_EVEN ev_sel=0xbb umask=0x4: The even ring to the right. */ \
	ICX_M3UPI_CTL_(0x4bbu)
#define ICX_M3UPI_EVENT_HORZ_RING_AKC_IN_USE_RIGHT_ODD /* UNC_M3UPI_HORZ_RING_AKC_IN_USE.RIGHT_ODD ev_sel=0xbb umask=0x8: The odd ring to the right. */ \
	ICX_M3UPI_CTL_(0x8bbu)
#define ICX_M3UPI_EVENT_CMS_CLOCKTICKS /* UNC_M3UPI_CMS_CLOCKTICKS ev_sel=0xc0: Clock cycles of the mesh stop. */ \
	ICX_M3UPI_CTL_(0xc0u)
/* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG0 ev_sel=0xd0: Cycles in which AD messages of agent 0 stand still for want of a credit, by transgress buffer up to 7. */
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR0 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR0 ev_sel=0xd0 umask=0x1: Credits of transgress 0. */ \
	ICX_M3UPI_CTL_(0x1d0u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR1 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR1 ev_sel=0xd0 umask=0x2: Credits of transgress 1. */ \
	ICX_M3UPI_CTL_(0x2d0u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR2 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR2 ev_sel=0xd0 umask=0x4: Credits of transgress 2. */ \
	ICX_M3UPI_CTL_(0x4d0u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR3 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR3 ev_sel=0xd0 umask=0x8: Credits of transgress 3. */ \
	ICX_M3UPI_CTL_(0x8d0u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR4 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR4 ev_sel=0xd0 umask=0x10: Credits of transgress 4. */ \
	ICX_M3UPI_CTL_(0x10d0u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR5 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR5 ev_sel=0xd0 umask=0x20: Credits of transgress 5. */ \
	ICX_M3UPI_CTL_(0x20d0u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR6 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR6 ev_sel=0xd0 umask=0x40: Credits of transgress 6. */ \
	ICX_M3UPI_CTL_(0x40d0u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR7 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR7 ev_sel=0xd0 umask=0x80: Credits of transgress 7. */ \
	ICX_M3UPI_CTL_(0x80d0u)
/* UNC_M3UPI_STALL1_NO_TxR_HORZ_CRD_AD_AG0 ev_sel=0xd1: Cycles in which AD messages of agent 0 stand still for want of a credit, by transgress buffer from 8 on. */
#define ICX_M3UPI_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG0_TGR8 /* UNC_M3UPI_STALL1_NO_TxR_HORZ_CRD_AD_AG0.TGR8 ev_sel=0xd1 umask=0x1: Credits of transgress 8. */ \
	ICX_M3UPI_CTL_(0x1d1u)
#define ICX_M3UPI_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG0_TGR9 /* UNC_M3UPI_STALL1_NO_TxR_HORZ_CRD_AD_AG0.TGR9 ev_sel=0xd1 umask=0x2: Credits of transgress 9. */ \
	ICX_M3UPI_CTL_(0x2d1u)
#define ICX_M3UPI_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG0_TGR10 /* UNC_M3UPI_STALL1_NO_TxR_HORZ_CRD_AD_AG0.TGR10 ev_sel=0xd1 umask=0x4: Credits of transgress 10. */ \
	ICX_M3UPI_CTL_(0x4d1u)
/* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG1 ev_sel=0xd2: Cycles in which AD messages of agent 1 stand still for want of a credit, by transgress buffer up to 7. */
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR0 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR0 ev_sel=0xd2 umask=0x1: Credits of transgress 0. */ \
	ICX_M3UPI_CTL_(0x1d2u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR1 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR1 ev_sel=0xd2 umask=0x2: Credits of transgress 1. */ \
	ICX_M3UPI_CTL_(0x2d2u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR2 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR2 ev_sel=0xd2 umask=0x4: Credits of transgress 2. */ \
	ICX_M3UPI_CTL_(0x4d2u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR3 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR3 ev_sel=0xd2 umask=0x8: Credits of transgress 3. */ \
	ICX_M3UPI_CTL_(0x8d2u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR4 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR4 ev_sel=0xd2 umask=0x10: Credits of transgress 4. */ \
	ICX_M3UPI_CTL_(0x10d2u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR5 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR5 ev_sel=0xd2 umask=0x20: Credits of transgress 5. */ \
	ICX_M3UPI_CTL_(0x20d2u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR6 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR6 ev_sel=0xd2 umask=0x40: Credits of transgress 6. */ \
	ICX_M3UPI_CTL_(0x40d2u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR7 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR7 ev_sel=0xd2 umask=0x80: Credits of transgress 7. */ \
	ICX_M3UPI_CTL_(0x80d2u)
/* UNC_M3UPI_STALL1_NO_TxR_HORZ_CRD_AD_AG1_1 ev_sel=0xd3: Cycles in which AD messages of agent 1 stand still for want of a credit, by transgress buffer from 8 on. */
#define ICX_M3UPI_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG1_1_TGR8 /* UNC_M3UPI_STALL1_NO_TxR_HORZ_CRD_AD_AG1_1.TGR8 ev_sel=0xd3 umask=0x1: Credits of transgress 8. */ \
	ICX_M3UPI_CTL_(0x1d3u)
#define ICX_M3UPI_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG1_1_TGR9 /* UNC_M3UPI_STALL1_NO_TxR_HORZ_CRD_AD_AG1_1.TGR9 ev_sel=0xd3 umask=0x2: Credits of transgress 9. */ \
	ICX_M3UPI_CTL_(0x2d3u)
#define ICX_M3UPI_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG1_1_TGR10 /* UNC_M3UPI_STALL1_NO_TxR_HORZ_CRD_AD_AG1_1.TGR10 ev_sel=0xd3 umask=0x4: Credits of transgress 10. */ \
	ICX_M3UPI_CTL_(0x4d3u)
/* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG0 ev_sel=0xd4: Cycles in which BL messages of agent 0 stand still for want of a credit, by transgress buffer up to 7. */
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR0 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR0 ev_sel=0xd4 umask=0x1: Credits of transgress 0. */ \
	ICX_M3UPI_CTL_(0x1d4u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR1 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR1 ev_sel=0xd4 umask=0x2: Credits of transgress 1. */ \
	ICX_M3UPI_CTL_(0x2d4u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR2 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR2 ev_sel=0xd4 umask=0x4: Credits of transgress 2. */ \
	ICX_M3UPI_CTL_(0x4d4u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR3 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR3 ev_sel=0xd4 umask=0x8: Credits of transgress 3. */ \
	ICX_M3UPI_CTL_(0x8d4u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR4 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR4 ev_sel=0xd4 umask=0x10: Credits of transgress 4. */ \
	ICX_M3UPI_CTL_(0x10d4u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR5 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR5 ev_sel=0xd4 umask=0x20: Credits of transgress 5. */ \
	ICX_M3UPI_CTL_(0x20d4u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR6 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR6 ev_sel=0xd4 umask=0x40: Credits of transgress 6. */ \
	ICX_M3UPI_CTL_(0x40d4u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR7 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR7 ev_sel=0xd4 umask=0x80: Credits of transgress 7. */ \
	ICX_M3UPI_CTL_(0x80d4u)
/* UNC_M3UPI_STALL1_NO_TxR_HORZ_CRD_BL_AG0_1 ev_sel=0xd5: Cycles in which BL messages of agent 0 stand still for want of a credit, by transgress buffer from 8 on. */
#define ICX_M3UPI_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG0_1_TGR8 /* UNC_M3UPI_STALL1_NO_TxR_HORZ_CRD_BL_AG0_1.TGR8 ev_sel=0xd5 umask=0x1: Credits of transgress 8. */ \
	ICX_M3UPI_CTL_(0x1d5u)
#define ICX_M3UPI_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG0_1_TGR9 /* UNC_M3UPI_STALL1_NO_TxR_HORZ_CRD_BL_AG0_1.TGR9 ev_sel=0xd5 umask=0x2: Credits of transgress 9. */ \
	ICX_M3UPI_CTL_(0x2d5u)
#define ICX_M3UPI_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG0_1_TGR10 /* UNC_M3UPI_STALL1_NO_TxR_HORZ_CRD_BL_AG0_1.TGR10 ev_sel=0xd5 umask=0x4: Credits of transgress 10. */ \
	ICX_M3UPI_CTL_(0x4d5u)
/* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG1 ev_sel=0xd6: Cycles in which BL messages of agent 1 stand still for want of a credit, by transgress buffer up to 7. */
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR0 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR0 ev_sel=0xd6 umask=0x1: Credits of transgress 0. */ \
	ICX_M3UPI_CTL_(0x1d6u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR1 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR1 ev_sel=0xd6 umask=0x2: Credits of transgress 1. */ \
	ICX_M3UPI_CTL_(0x2d6u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR2 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR2 ev_sel=0xd6 umask=0x4: Credits of transgress 2. */ \
	ICX_M3UPI_CTL_(0x4d6u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR3 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR3 ev_sel=0xd6 umask=0x8: Credits of transgress 3. */ \
	ICX_M3UPI_CTL_(0x8d6u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR4 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR4 ev_sel=0xd6 umask=0x10: Credits of transgress 4. */ \
	ICX_M3UPI_CTL_(0x10d6u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR5 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR5 ev_sel=0xd6 umask=0x20: Credits of transgress 5. */ \
	ICX_M3UPI_CTL_(0x20d6u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR6 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR6 ev_sel=0xd6 umask=0x40: Credits of transgress 6. */ \
	ICX_M3UPI_CTL_(0x40d6u)
#define ICX_M3UPI_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR7 /* UNC_M3UPI_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR7 ev_sel=0xd6 umask=0x80: Credits of transgress 7. */ \
	ICX_M3UPI_CTL_(0x80d6u)
/* UNC_M3UPI_STALL1_NO_TxR_HORZ_CRD_BL_AG1_1 ev_sel=0xd7: Cycles in which BL messages of agent 1 stand still for want of a credit, by transgress buffer from 8 on. */
#define ICX_M3UPI_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG1_1_TGR8 /* UNC_M3UPI_STALL1_NO_TxR_HORZ_CRD_BL_AG1_1.TGR8 ev_sel=0xd7 umask=0x1: Credits of transgress 8. */ \
	ICX_M3UPI_CTL_(0x1d7u)
#define ICX_M3UPI_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG1_1_TGR9 /* UNC_M3UPI_STALL1_NO_TxR_HORZ_CRD_BL_AG1_1.TGR9 ev_sel=0xd7 umask=0x2: Credits of transgress 9. */ \
	ICX_M3UPI_CTL_(0x2d7u)
#define ICX_M3UPI_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG1_1_TGR10 /* UNC_M3UPI_STALL1_NO_TxR_HORZ_CRD_BL_AG1_1.TGR10 ev_sel=0xd7 umask=0x4: Credits of transgress 10. */ \
	ICX_M3UPI_CTL_(0x4d7u)
/* UNC_M3UPI_RxR_OCCUPANCY ev_sel=0xe0: Messages from the mesh that wait in the mesh stop, added up each cycle. */
#define ICX_M3UPI_EVENT_RXR_OCCUPANCY_AD_UNCRD /* UNC_M3UPI_RxR_OCCUPANCY.AD_UNCRD ev_sel=0xe0 umask=0x1: AD messages without a credit. */ \
	ICX_M3UPI_CTL_(0x1e0u)
#define ICX_M3UPI_EVENT_RXR_OCCUPANCY_AK /* UNC_M3UPI_RxR_OCCUPANCY.AK ev_sel=0xe0 umask=0x2: AK messages. */ \
	ICX_M3UPI_CTL_(0x2e0u)
#define ICX_M3UPI_EVENT_RXR_OCCUPANCY_BL_UNCRD /* UNC_M3UPI_RxR_OCCUPANCY.BL_UNCRD ev_sel=0xe0 umask=0x4: BL messages without a credit. */ \
	ICX_M3UPI_CTL_(0x4e0u)
#define ICX_M3UPI_EVENT_RXR_OCCUPANCY_IV /* UNC_M3UPI_RxR_OCCUPANCY.IV ev_sel=0xe0 umask=0x8: IV messages. */ \
	ICX_M3UPI_CTL_(0x8e0u)
#define ICX_M3UPI_EVENT_RXR_OCCUPANCY_AD_CRD /* UNC_M3UPI_RxR_OCCUPANCY.AD_CRD ev_sel=0xe0 umask=0x10: AD messages with a credit. */ \
	ICX_M3UPI_CTL_(0x10e0u)
#define ICX_M3UPI_EVENT_RXR_OCCUPANCY_BL_CRD /* UNC_M3UPI_RxR_OCCUPANCY.BL_CRD ev_sel=0xe0 umask=0x20: BL messages with a credit. */ \
	ICX_M3UPI_CTL_(0x20e0u)
#define ICX_M3UPI_EVENT_RXR_OCCUPANCY_AKC_UNCRD /* UNC_M3UPI_RxR_OCCUPANCY.AKC_UNCRD ev_sel=0xe0 umask=0x80: AKC messages without a credit. */ \
	ICX_M3UPI_CTL_(0x80e0u)
#define ICX_M3UPI_EVENT_RXR_OCCUPANCY_AD_ALL /* UNC_M3UPI_RxR_OCCUPANCY.AD_ALL ev_sel=0xe0 umask=0x11: AD messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x11e0u)
#define ICX_M3UPI_EVENT_RXR_OCCUPANCY_BL_ALL /* UNC_M3UPI_RxR_OCCUPANCY.BL_ALL ev_sel=0xe0 umask=0x44: BL messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x44e0u)
/* UNC_M3UPI_RxR_INSERTS ev_sel=0xe1: Messages from the mesh that enter the queue of the mesh stop. */
#define ICX_M3UPI_EVENT_RXR_INSERTS_AD_UNCRD /* UNC_M3UPI_RxR_INSERTS.AD_UNCRD ev_sel=0xe1 umask=0x1: AD messages without a credit. */ \
	ICX_M3UPI_CTL_(0x1e1u)
#define ICX_M3UPI_EVENT_RXR_INSERTS_AK /* UNC_M3UPI_RxR_INSERTS.AK ev_sel=0xe1 umask=0x2: AK messages. */ \
	ICX_M3UPI_CTL_(0x2e1u)
#define ICX_M3UPI_EVENT_RXR_INSERTS_BL_UNCRD /* UNC_M3UPI_RxR_INSERTS.BL_UNCRD ev_sel=0xe1 umask=0x4: BL messages without a credit. */ \
	ICX_M3UPI_CTL_(0x4e1u)
#define ICX_M3UPI_EVENT_RXR_INSERTS_IV /* UNC_M3UPI_RxR_INSERTS.IV ev_sel=0xe1 umask=0x8: IV messages. */ \
	ICX_M3UPI_CTL_(0x8e1u)
#define ICX_M3UPI_EVENT_RXR_INSERTS_AD_CRD /* UNC_M3UPI_RxR_INSERTS.AD_CRD ev_sel=0xe1 umask=0x10: AD messages with a credit. */ \
	ICX_M3UPI_CTL_(0x10e1u)
#define ICX_M3UPI_EVENT_RXR_INSERTS_BL_CRD /* UNC_M3UPI_RxR_INSERTS.BL_CRD ev_sel=0xe1 umask=0x40: BL messages with a credit. */ \
	ICX_M3UPI_CTL_(0x40e1u)
#define ICX_M3UPI_EVENT_RXR_INSERTS_AKC_UNCRD /* UNC_M3UPI_RxR_INSERTS.AKC_UNCRD ev_sel=0xe1 umask=0x80: AKC messages without a credit. */ \
	ICX_M3UPI_CTL_(0x80e1u)
#define ICX_M3UPI_EVENT_RXR_INSERTS_AD_ALL /* UNC_M3UPI_RxR_INSERTS.AD_ALL ev_sel=0xe1 umask=0x11: AD messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x11e1u)
#define ICX_M3UPI_EVENT_RXR_INSERTS_BL_ALL /* UNC_M3UPI_RxR_INSERTS.BL_ALL ev_sel=0xe1 umask=0x44: BL messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x44e1u)
/* UNC_M3UPI_RxR_BYPASS ev_sel=0xe2: Messages from the mesh that did not wait in the queue of the mesh stop. */
#define ICX_M3UPI_EVENT_RXR_BYPASS_AD_UNCRD /* UNC_M3UPI_RxR_BYPASS.AD_UNCRD ev_sel=0xe2 umask=0x1: AD messages without a credit. */ \
	ICX_M3UPI_CTL_(0x1e2u)
#define ICX_M3UPI_EVENT_RXR_BYPASS_AK /* UNC_M3UPI_RxR_BYPASS.AK ev_sel=0xe2 umask=0x2: AK messages. */ \
	ICX_M3UPI_CTL_(0x2e2u)
#define ICX_M3UPI_EVENT_RXR_BYPASS_BL_UNCRD /* UNC_M3UPI_RxR_BYPASS.BL_UNCRD ev_sel=0xe2 umask=0x4: BL messages without a credit. */ \
	ICX_M3UPI_CTL_(0x4e2u)
#define ICX_M3UPI_EVENT_RXR_BYPASS_IV /* UNC_M3UPI_RxR_BYPASS.IV ev_sel=0xe2 umask=0x8: IV messages. */ \
	ICX_M3UPI_CTL_(0x8e2u)
#define ICX_M3UPI_EVENT_RXR_BYPASS_AD_CRD /* UNC_M3UPI_RxR_BYPASS.AD_CRD ev_sel=0xe2 umask=0x10: AD messages with a credit. */ \
	ICX_M3UPI_CTL_(0x10e2u)
#define ICX_M3UPI_EVENT_RXR_BYPASS_BL_CRD /* UNC_M3UPI_RxR_BYPASS.BL_CRD ev_sel=0xe2 umask=0x40: BL messages with a credit. */ \
	ICX_M3UPI_CTL_(0x40e2u)
#define ICX_M3UPI_EVENT_RXR_BYPASS_AKC_UNCRD /* UNC_M3UPI_RxR_BYPASS.AKC_UNCRD ev_sel=0xe2 umask=0x80: AKC messages without a credit. */ \
	ICX_M3UPI_CTL_(0x80e2u)
#define ICX_M3UPI_EVENT_RXR_BYPASS_AD_ALL /* UNC_M3UPI_RxR_BYPASS.AD_ALL ev_sel=0xe2 umask=0x11: AD messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x11e2u)
#define ICX_M3UPI_EVENT_RXR_BYPASS_BL_ALL /* UNC_M3UPI_RxR_BYPASS.BL_ALL ev_sel=0xe2 umask=0x44: BL messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x44e2u)
/* UNC_M3UPI_RxR_CRD_STARVED ev_sel=0xe3: Cycles in which messages from the mesh are starved, because no credit lets them go on. */
#define ICX_M3UPI_EVENT_RXR_CRD_STARVED_AD_UNCRD /* UNC_M3UPI_RxR_CRD_STARVED.AD_UNCRD ev_sel=0xe3 umask=0x1: AD messages without a credit. */ \
	ICX_M3UPI_CTL_(0x1e3u)
#define ICX_M3UPI_EVENT_RXR_CRD_STARVED_AK /* UNC_M3UPI_RxR_CRD_STARVED.AK ev_sel=0xe3 umask=0x2: AK messages. */ \
	ICX_M3UPI_CTL_(0x2e3u)
#define ICX_M3UPI_EVENT_RXR_CRD_STARVED_BL_UNCRD /* UNC_M3UPI_RxR_CRD_STARVED.BL_UNCRD ev_sel=0xe3 umask=0x4: BL messages without a credit. */ \
	ICX_M3UPI_CTL_(0x4e3u)
#define ICX_M3UPI_EVENT_RXR_CRD_STARVED_IV /* UNC_M3UPI_RxR_CRD_STARVED.IV ev_sel=0xe3 umask=0x8: IV messages. */ \
	ICX_M3UPI_CTL_(0x8e3u)
#define ICX_M3UPI_EVENT_RXR_CRD_STARVED_AD_CRD /* UNC_M3UPI_RxR_CRD_STARVED.AD_CRD ev_sel=0xe3 umask=0x10: AD messages with a credit. */ \
	ICX_M3UPI_CTL_(0x10e3u)
#define ICX_M3UPI_EVENT_RXR_CRD_STARVED_BL_CRD /* UNC_M3UPI_RxR_CRD_STARVED.BL_CRD ev_sel=0xe3 umask=0x40: BL messages with a credit. */ \
	ICX_M3UPI_CTL_(0x40e3u)
#define ICX_M3UPI_EVENT_RXR_CRD_STARVED_IFV /* UNC_M3UPI_RxR_CRD_STARVED.IFV ev_sel=0xe3 umask=0x80: IFV messages, which Intel does not spell out. */ \
	ICX_M3UPI_CTL_(0x80e3u)
#define ICX_M3UPI_EVENT_RXR_CRD_STARVED_AD_ALL /* UNC_M3UPI_RxR_CRD_STARVED.AD_ALL ev_sel=0xe3 umask=0x11: AD messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x11e3u)
#define ICX_M3UPI_EVENT_RXR_CRD_STARVED_BL_ALL /* UNC_M3UPI_RxR_CRD_STARVED.BL_ALL ev_sel=0xe3 umask=0x44: BL messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x44e3u)
#define ICX_M3UPI_EVENT_RXR_CRD_STARVED_1 /* UNC_M3UPI_RxR_CRD_STARVED_1 ev_sel=0xe4: Cycles in which messages from the mesh are starved, because no credit lets them go on, second part. */ \
	ICX_M3UPI_CTL_(0xe4u)
/* UNC_M3UPI_RxR_BUSY_STARVED ev_sel=0xe5: Cycles in which messages from the mesh are starved, because those of the other queue go first. */
#define ICX_M3UPI_EVENT_RXR_BUSY_STARVED_AD_UNCRD /* UNC_M3UPI_RxR_BUSY_STARVED.AD_UNCRD ev_sel=0xe5 umask=0x1: AD messages without a credit. */ \
	ICX_M3UPI_CTL_(0x1e5u)
#define ICX_M3UPI_EVENT_RXR_BUSY_STARVED_BL_UNCRD /* UNC_M3UPI_RxR_BUSY_STARVED.BL_UNCRD ev_sel=0xe5 umask=0x4: BL messages without a credit. */ \
	ICX_M3UPI_CTL_(0x4e5u)
#define ICX_M3UPI_EVENT_RXR_BUSY_STARVED_AD_CRD /* UNC_M3UPI_RxR_BUSY_STARVED.AD_CRD ev_sel=0xe5 umask=0x10: AD messages with a credit. */ \
	ICX_M3UPI_CTL_(0x10e5u)
#define ICX_M3UPI_EVENT_RXR_BUSY_STARVED_BL_CRD /* UNC_M3UPI_RxR_BUSY_STARVED.BL_CRD ev_sel=0xe5 umask=0x40: BL messages with a credit. */ \
	ICX_M3UPI_CTL_(0x40e5u)
#define ICX_M3UPI_EVENT_RXR_BUSY_STARVED_AD_ALL /* UNC_M3UPI_RxR_BUSY_STARVED.AD_ALL ev_sel=0xe5 umask=0x11: AD messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x11e5u)
#define ICX_M3UPI_EVENT_RXR_BUSY_STARVED_BL_ALL /* UNC_M3UPI_RxR_BUSY_STARVED.BL_ALL ev_sel=0xe5 umask=0x44: BL messages, with a credit and without. */ \
	ICX_M3UPI_CTL_(0x44e5u)
/* UNC_M3UPI_MISC_EXTERNAL ev_sel=0xe6: Events from outside of the mesh stop, mostly of the cores. */
#define ICX_M3UPI_EVENT_MISC_EXTERNAL_MBE_INST0 /* UNC_M3UPI_MISC_EXTERNAL.MBE_INST0 ev_sel=0xe6 umask=0x1: Input 0. */ \
	ICX_M3UPI_CTL_(0x1e6u)
#define ICX_M3UPI_EVENT_MISC_EXTERNAL_MBE_INST1 /* UNC_M3UPI_MISC_EXTERNAL.MBE_INST1 ev_sel=0xe6 umask=0x2: Input 1. */ \
	ICX_M3UPI_CTL_(0x2e6u)

#endif
