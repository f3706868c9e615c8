/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/skx/m3upi.events.json by "make generate". Do not edit. */
/*
 * The events of skx m3upi as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_SKX_M3UPI_EVENTS_H
#define UNCORE_SKX_M3UPI_EVENTS_H

#include "uncore/skx/m3upi.h"

#define SKX_M3UPI_CTL_(raw) UNCORE_VALUE_(skx_m3upi_ctl, raw)
#define SKX_M3UPI_EVENT_CLOCKTICKS /* UNC_M3UPI_CLOCKTICKS ev_sel=0x1: Uncore clock cycles; the counts of other boxes may differ by a few, as no two start at once. */ \
	SKX_M3UPI_CTL_(0x1u)
/* UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY ev_sel=0x1c: AD messages in the flow queue, added up each cycle, by network and class. */
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN0_REQ /* UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY.VN0_REQ ev_sel=0x1c umask=0x1: Requests of VN0. */ \
	SKX_M3UPI_CTL_(0x11cu)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN0_REQ_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN0_SNP /* UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY.VN0_SNP ev_sel=0x1c umask=0x2: Snoops of VN0. */ \
	SKX_M3UPI_CTL_(0x21cu)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN0_SNP_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN0_RSP /* UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY.VN0_RSP ev_sel=0x1c umask=0x4: Responses of VN0. */ \
	SKX_M3UPI_CTL_(0x41cu)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN0_RSP_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN0_WB /* UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY.VN0_WB ev_sel=0x1c umask=0x8: Writebacks of VN0. */ \
	SKX_M3UPI_CTL_(0x81cu)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN0_WB_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN1_REQ /* UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY.VN1_REQ ev_sel=0x1c umask=0x10: Requests of VN1. */ \
	SKX_M3UPI_CTL_(0x101cu)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN1_REQ_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN1_SNP /* UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY.VN1_SNP ev_sel=0x1c umask=0x20: Snoops of VN1. */ \
	SKX_M3UPI_CTL_(0x201cu)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN1_SNP_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN1_RSP /* UNC_M3UPI_TxC_AD_FLQ_OCCUPANCY.VN1_RSP ev_sel=0x1c umask=0x40: Responses of VN1. */ \
	SKX_M3UPI_CTL_(0x401cu)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_OCCUPANCY_VN1_RSP_COUNTERS 0x1u
/* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY ev_sel=0x1d: BL messages in the flow queue, added up each cycle, by network and class. For VN1, Intel's titles swap NCB and NCS. The umasks of TxC_BL_FLQ_INSERTS are in another order. */
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN0_RSP /* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN0_RSP ev_sel=0x1d umask=0x1: Responses of VN0. */ \
	SKX_M3UPI_CTL_(0x11du)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN0_RSP_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN0_WB /* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN0_WB ev_sel=0x1d umask=0x2: Writebacks of VN0. */ \
	SKX_M3UPI_CTL_(0x21du)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN0_WB_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN0_NCB /* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN0_NCB ev_sel=0x1d umask=0x4: Non-coherent bypass messages of VN0. */ \
	SKX_M3UPI_CTL_(0x41du)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN0_NCB_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN0_NCS /* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN0_NCS ev_sel=0x1d umask=0x8: Non-coherent standard messages of VN0. */ \
	SKX_M3UPI_CTL_(0x81du)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN0_NCS_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN1_RSP /* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN1_RSP ev_sel=0x1d umask=0x10: Responses of VN1. */ \
	SKX_M3UPI_CTL_(0x101du)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN1_RSP_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN1_WB /* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN1_WB ev_sel=0x1d umask=0x20: Writebacks of VN1. */ \
	SKX_M3UPI_CTL_(0x201du)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN1_WB_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN1_NCB /* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN1_NCB ev_sel=0x1d umask=0x40: Non-coherent bypass messages of VN1. */ \
	SKX_M3UPI_CTL_(0x401du)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN1_NCB_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN1_NCS /* UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN1_NCS ev_sel=0x1d umask=0x80: Non-coherent standard messages of VN1. */ \
	SKX_M3UPI_CTL_(0x801du)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_OCCUPANCY_VN1_NCS_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_AK_FLQ_OCCUPANCY /* UNC_M3UPI_TxC_AK_FLQ_OCCUPANCY ev_sel=0x1e: AK messages in the flow queue, added up each cycle. */ \
	SKX_M3UPI_CTL_(0x1eu)
#define SKX_M3UPI_EVENT_TXC_AK_FLQ_OCCUPANCY_COUNTERS 0x1u
/* UNC_M3UPI_UPI_PEER_AD_CREDITS_EMPTY ev_sel=0x20: No credit left to send on AD to the other UPI links of the socket, by network and class. */
#define SKX_M3UPI_EVENT_UPI_PEER_AD_CREDITS_EMPTY_VNA /* UNC_M3UPI_UPI_PEER_AD_CREDITS_EMPTY.VNA ev_sel=0x20 umask=0x1: Shared credits (VNA). */ \
	SKX_M3UPI_CTL_(0x120u)
#define SKX_M3UPI_EVENT_UPI_PEER_AD_CREDITS_EMPTY_VN0_REQ /* UNC_M3UPI_UPI_PEER_AD_CREDITS_EMPTY.VN0_REQ ev_sel=0x20 umask=0x2: Requests of VN0. */ \
	SKX_M3UPI_CTL_(0x220u)
#define SKX_M3UPI_EVENT_UPI_PEER_AD_CREDITS_EMPTY_VN0_SNP /* UNC_M3UPI_UPI_PEER_AD_CREDITS_EMPTY.VN0_SNP ev_sel=0x20 umask=0x4: Snoops of VN0. */ \
	SKX_M3UPI_CTL_(0x420u)
#define SKX_M3UPI_EVENT_UPI_PEER_AD_CREDITS_EMPTY_VN0_RSP /* UNC_M3UPI_UPI_PEER_AD_CREDITS_EMPTY.VN0_RSP ev_sel=0x20 umask=0x8: Responses of VN0. */ \
	SKX_M3UPI_CTL_(0x820u)
#define SKX_M3UPI_EVENT_UPI_PEER_AD_CREDITS_EMPTY_VN1_REQ /* UNC_M3UPI_UPI_PEER_AD_CREDITS_EMPTY.VN1_REQ ev_sel=0x20 umask=0x10: Requests of VN1. */ \
	SKX_M3UPI_CTL_(0x1020u)
#define SKX_M3UPI_EVENT_UPI_PEER_AD_CREDITS_EMPTY_VN1_SNP /* UNC_M3UPI_UPI_PEER_AD_CREDITS_EMPTY.VN1_SNP ev_sel=0x20 umask=0x20: Snoops of VN1. */ \
	SKX_M3UPI_CTL_(0x2020u)
#define SKX_M3UPI_EVENT_UPI_PEER_AD_CREDITS_EMPTY_VN1_RSP /* UNC_M3UPI_UPI_PEER_AD_CREDITS_EMPTY.VN1_RSP ev_sel=0x20 umask=0x40: Responses of VN1. */ \
	SKX_M3UPI_CTL_(0x4020u)
/* UNC_M3UPI_UPI_PEER_BL_CREDITS_EMPTY ev_sel=0x21: No credit left to send on BL to the other UPI links of the socket, by network and class; Intel's titles name other classes than its names. */
#define SKX_M3UPI_EVENT_UPI_PEER_BL_CREDITS_EMPTY_VNA /* UNC_M3UPI_UPI_PEER_BL_CREDITS_EMPTY.VNA ev_sel=0x21 umask=0x1: Shared credits (VNA). */ \
	SKX_M3UPI_CTL_(0x121u)
#define SKX_M3UPI_EVENT_UPI_PEER_BL_CREDITS_EMPTY_VN0_RSP /* UNC_M3UPI_UPI_PEER_BL_CREDITS_EMPTY.VN0_RSP ev_sel=0x21 umask=0x2: Responses of VN0. */ \
	SKX_M3UPI_CTL_(0x221u)
#define SKX_M3UPI_EVENT_UPI_PEER_BL_CREDITS_EMPTY_VN0_NCS_NCB /* UNC_M3UPI_UPI_PEER_BL_CREDITS_EMPTY.VN0_NCS_NCB ev_sel=0x21 umask=0x4: Non-coherent standard and bypass messages of VN0. */ \
	SKX_M3UPI_CTL_(0x421u)
#define SKX_M3UPI_EVENT_UPI_PEER_BL_CREDITS_EMPTY_VN0_WB /* UNC_M3UPI_UPI_PEER_BL_CREDITS_EMPTY.VN0_WB ev_sel=0x21 umask=0x8: Writebacks of VN0. */ \
	SKX_M3UPI_CTL_(0x821u)
#define SKX_M3UPI_EVENT_UPI_PEER_BL_CREDITS_EMPTY_VN1_RSP /* UNC_M3UPI_UPI_PEER_BL_CREDITS_EMPTY.VN1_RSP ev_sel=0x21 umask=0x10: Responses of VN1. */ \
	SKX_M3UPI_CTL_(0x1021u)
#define SKX_M3UPI_EVENT_UPI_PEER_BL_CREDITS_EMPTY_VN1_NCS_NCB /* UNC_M3UPI_UPI_PEER_BL_CREDITS_EMPTY.VN1_NCS_NCB ev_sel=0x21 umask=0x20: Non-coherent standard and bypass messages of VN1. */ \
	SKX_M3UPI_CTL_(0x2021u)
#define SKX_M3UPI_EVENT_UPI_PEER_BL_CREDITS_EMPTY_VN1_WB /* UNC_M3UPI_UPI_PEER_BL_CREDITS_EMPTY.VN1_WB ev_sel=0x21 umask=0x40: Writebacks of VN1. */ \
	SKX_M3UPI_CTL_(0x4021u)
/* UNC_M3UPI_CHA_AD_CREDITS_EMPTY ev_sel=0x22: No credit left to send on AD to a CHA, by class. */
#define SKX_M3UPI_EVENT_CHA_AD_CREDITS_EMPTY_VNA /* UNC_M3UPI_CHA_AD_CREDITS_EMPTY.VNA ev_sel=0x22 umask=0x1: Shared credits (VNA). */ \
	SKX_M3UPI_CTL_(0x122u)
#define SKX_M3UPI_EVENT_CHA_AD_CREDITS_EMPTY_WB /* UNC_M3UPI_CHA_AD_CREDITS_EMPTY.WB ev_sel=0x22 umask=0x2: Writebacks. */ \
	SKX_M3UPI_CTL_(0x222u)
#define SKX_M3UPI_EVENT_CHA_AD_CREDITS_EMPTY_REQ /* UNC_M3UPI_CHA_AD_CREDITS_EMPTY.REQ ev_sel=0x22 umask=0x4: Requests. */ \
	SKX_M3UPI_CTL_(0x422u)
#define SKX_M3UPI_EVENT_CHA_AD_CREDITS_EMPTY_SNP /* UNC_M3UPI_CHA_AD_CREDITS_EMPTY.SNP ev_sel=0x22 umask=0x8: Snoops. */ \
	SKX_M3UPI_CTL_(0x822u)
/* UNC_M3UPI_M2_BL_CREDITS_EMPTY ev_sel=0x23: No credit of any kind left to send on BL to an I/O stack, by stack and class. */
#define SKX_M3UPI_EVENT_M2_BL_CREDITS_EMPTY_IIO0_IIO1_NCB /* UNC_M3UPI_M2_BL_CREDITS_EMPTY.IIO0_IIO1_NCB ev_sel=0x23 umask=0x1: Non-coherent bypass messages to stacks 0 and 1, which share a stop. */ \
	SKX_M3UPI_CTL_(0x123u)
#define SKX_M3UPI_EVENT_M2_BL_CREDITS_EMPTY_IIO2_NCB /* UNC_M3UPI_M2_BL_CREDITS_EMPTY.IIO2_NCB ev_sel=0x23 umask=0x2: Non-coherent bypass messages to stack 2. */ \
	SKX_M3UPI_CTL_(0x223u)
#define SKX_M3UPI_EVENT_M2_BL_CREDITS_EMPTY_IIO3_NCB /* UNC_M3UPI_M2_BL_CREDITS_EMPTY.IIO3_NCB ev_sel=0x23 umask=0x4: Non-coherent bypass messages to stack 3. */ \
	SKX_M3UPI_CTL_(0x423u)
#define SKX_M3UPI_EVENT_M2_BL_CREDITS_EMPTY_IIO4_NCB /* UNC_M3UPI_M2_BL_CREDITS_EMPTY.IIO4_NCB ev_sel=0x23 umask=0x8: Non-coherent bypass messages to stack 4. */ \
	SKX_M3UPI_CTL_(0x823u)
#define SKX_M3UPI_EVENT_M2_BL_CREDITS_EMPTY_IIO5_NCB /* UNC_M3UPI_M2_BL_CREDITS_EMPTY.IIO5_NCB ev_sel=0x23 umask=0x10: Non-coherent bypass messages to stack 5. */ \
	SKX_M3UPI_CTL_(0x1023u)
#define SKX_M3UPI_EVENT_M2_BL_CREDITS_EMPTY_NCS /* UNC_M3UPI_M2_BL_CREDITS_EMPTY.NCS ev_sel=0x23 umask=0x20: Non-coherent standard messages to any stack. */ \
	SKX_M3UPI_CTL_(0x2023u)
#define SKX_M3UPI_EVENT_M2_BL_CREDITS_EMPTY_NCS_SEL /* UNC_M3UPI_M2_BL_CREDITS_EMPTY.NCS_SEL ev_sel=0x23 umask=0x40: Non-coherent standard messages to the stack that is selected; Intel does not say where. */ \
	SKX_M3UPI_CTL_(0x4023u)
/* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE ev_sel=0x27: Cycles in which the AD flow queue holds something, by network and class. */
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_CYCLES_NE_VN0_REQ /* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE.VN0_REQ ev_sel=0x27 umask=0x1: Requests of VN0. */ \
	SKX_M3UPI_CTL_(0x127u)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_CYCLES_NE_VN0_SNP /* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE.VN0_SNP ev_sel=0x27 umask=0x2: Snoops of VN0. */ \
	SKX_M3UPI_CTL_(0x227u)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_CYCLES_NE_VN0_RSP /* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE.VN0_RSP ev_sel=0x27 umask=0x4: Responses of VN0. */ \
	SKX_M3UPI_CTL_(0x427u)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_CYCLES_NE_VN0_WB /* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE.VN0_WB ev_sel=0x27 umask=0x8: Writebacks of VN0. */ \
	SKX_M3UPI_CTL_(0x827u)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_CYCLES_NE_VN1_REQ /* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE.VN1_REQ ev_sel=0x27 umask=0x10: Requests of VN1. */ \
	SKX_M3UPI_CTL_(0x1027u)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_CYCLES_NE_VN1_SNP /* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE.VN1_SNP ev_sel=0x27 umask=0x20: Snoops of VN1. */ \
	SKX_M3UPI_CTL_(0x2027u)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_CYCLES_NE_VN1_RSP /* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE.VN1_RSP ev_sel=0x27 umask=0x40: Responses of VN1. */ \
	SKX_M3UPI_CTL_(0x4027u)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_CYCLES_NE_VN1_WB /* UNC_M3UPI_TxC_AD_FLQ_CYCLES_NE.VN1_WB ev_sel=0x27 umask=0x80: Writebacks of VN1. */ \
	SKX_M3UPI_CTL_(0x8027u)
/* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE ev_sel=0x28: Cycles in which the BL flow queue holds something, by network and class; the classes are named as those of AD. */
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_CYCLES_NE_VN0_REQ /* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE.VN0_REQ ev_sel=0x28 umask=0x1: Requests of VN0. */ \
	SKX_M3UPI_CTL_(0x128u)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_CYCLES_NE_VN0_SNP /* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE.VN0_SNP ev_sel=0x28 umask=0x2: Snoops of VN0. */ \
	SKX_M3UPI_CTL_(0x228u)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_CYCLES_NE_VN0_RSP /* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE.VN0_RSP ev_sel=0x28 umask=0x4: Responses of VN0. */ \
	SKX_M3UPI_CTL_(0x428u)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_CYCLES_NE_VN0_WB /* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE.VN0_WB ev_sel=0x28 umask=0x8: Writebacks of VN0. */ \
	SKX_M3UPI_CTL_(0x828u)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_CYCLES_NE_VN1_REQ /* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE.VN1_REQ ev_sel=0x28 umask=0x10: Requests of VN1. */ \
	SKX_M3UPI_CTL_(0x1028u)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_CYCLES_NE_VN1_SNP /* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE.VN1_SNP ev_sel=0x28 umask=0x20: Snoops of VN1. */ \
	SKX_M3UPI_CTL_(0x2028u)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_CYCLES_NE_VN1_RSP /* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE.VN1_RSP ev_sel=0x28 umask=0x40: Responses of VN1. */ \
	SKX_M3UPI_CTL_(0x4028u)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_CYCLES_NE_VN1_WB /* UNC_M3UPI_TxC_BL_FLQ_CYCLES_NE.VN1_WB ev_sel=0x28 umask=0x80: Writebacks of VN1. */ \
	SKX_M3UPI_CTL_(0x8028u)
#define SKX_M3UPI_EVENT_UPI_PREFETCH_SPAWN /* UNC_M3UPI_UPI_PREFETCH_SPAWN ev_sel=0x29: Prefetches that the flow queue sends to a memory controller of its own accord. */ \
	SKX_M3UPI_CTL_(0x29u)
#define SKX_M3UPI_EVENT_D2U_SENT /* UNC_M3UPI_D2U_SENT ev_sel=0x2a: Commands to send data straight to a UPI link (D2U), on SMI3, the messages to and from memory. */ \
	SKX_M3UPI_CTL_(0x2au)
#define SKX_M3UPI_EVENT_D2C_SENT /* UNC_M3UPI_D2C_SENT ev_sel=0x2b: Data that BL sends straight to a core (D2C). */ \
	SKX_M3UPI_CTL_(0x2bu)
/* UNC_M3UPI_TxC_AD_FLQ_BYPASS ev_sel=0x2c: AD messages that went past the flow queue, by the slot they came in; slot 0 comes first. */
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_BYPASS_AD_SLOT0 /* UNC_M3UPI_TxC_AD_FLQ_BYPASS.AD_SLOT0 ev_sel=0x2c umask=0x1: Slot 0. */ \
	SKX_M3UPI_CTL_(0x12cu)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_BYPASS_AD_SLOT1 /* UNC_M3UPI_TxC_AD_FLQ_BYPASS.AD_SLOT1 ev_sel=0x2c umask=0x2: Slot 1. */ \
	SKX_M3UPI_CTL_(0x22cu)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_BYPASS_AD_SLOT2 /* UNC_M3UPI_TxC_AD_FLQ_BYPASS.AD_SLOT2 ev_sel=0x2c umask=0x4: Slot 2. */ \
	SKX_M3UPI_CTL_(0x42cu)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_BYPASS_BL_EARLY_RSP /* UNC_M3UPI_TxC_AD_FLQ_BYPASS.BL_EARLY_RSP ev_sel=0x2c umask=0x8: An early response on BL, going by the name. */ \
	SKX_M3UPI_CTL_(0x82cu)
/* UNC_M3UPI_TxC_AD_FLQ_INSERTS ev_sel=0x2d: AD messages that enter the flow queue, by network and class; only one queue can be followed at a time. */
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_INSERTS_VN0_REQ /* UNC_M3UPI_TxC_AD_FLQ_INSERTS.VN0_REQ ev_sel=0x2d umask=0x1: Requests of VN0. */ \
	SKX_M3UPI_CTL_(0x12du)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_INSERTS_VN0_SNP /* UNC_M3UPI_TxC_AD_FLQ_INSERTS.VN0_SNP ev_sel=0x2d umask=0x2: Snoops of VN0. */ \
	SKX_M3UPI_CTL_(0x22du)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_INSERTS_VN0_RSP /* UNC_M3UPI_TxC_AD_FLQ_INSERTS.VN0_RSP ev_sel=0x2d umask=0x4: Responses of VN0. */ \
	SKX_M3UPI_CTL_(0x42du)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_INSERTS_VN0_WB /* UNC_M3UPI_TxC_AD_FLQ_INSERTS.VN0_WB ev_sel=0x2d umask=0x8: Writebacks of VN0. */ \
	SKX_M3UPI_CTL_(0x82du)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_INSERTS_VN1_REQ /* UNC_M3UPI_TxC_AD_FLQ_INSERTS.VN1_REQ ev_sel=0x2d umask=0x10: Requests of VN1. */ \
	SKX_M3UPI_CTL_(0x102du)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_INSERTS_VN1_SNP /* UNC_M3UPI_TxC_AD_FLQ_INSERTS.VN1_SNP ev_sel=0x2d umask=0x20: Snoops of VN1. */ \
	SKX_M3UPI_CTL_(0x202du)
#define SKX_M3UPI_EVENT_TXC_AD_FLQ_INSERTS_VN1_RSP /* UNC_M3UPI_TxC_AD_FLQ_INSERTS.VN1_RSP ev_sel=0x2d umask=0x40: Responses of VN1. */ \
	SKX_M3UPI_CTL_(0x402du)
/* UNC_M3UPI_TxC_BL_FLQ_INSERTS ev_sel=0x2e: BL messages that enter the flow queue, by network and class; only one queue can be followed at a time. Intel's titles name other classes than its names: by them, the umasks are in the order of TxC_BL_FLQ_OCCUPANCY. */
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_INSERTS_VN0_NCB /* UNC_M3UPI_TxC_BL_FLQ_INSERTS.VN0_NCB ev_sel=0x2e umask=0x1: Non-coherent bypass messages of VN0. */ \
	SKX_M3UPI_CTL_(0x12eu)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_INSERTS_VN0_NCS /* UNC_M3UPI_TxC_BL_FLQ_INSERTS.VN0_NCS ev_sel=0x2e umask=0x2: Non-coherent standard messages of VN0. */ \
	SKX_M3UPI_CTL_(0x22eu)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_INSERTS_VN0_WB /* UNC_M3UPI_TxC_BL_FLQ_INSERTS.VN0_WB ev_sel=0x2e umask=0x4: Writebacks of VN0. */ \
	SKX_M3UPI_CTL_(0x42eu)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_INSERTS_VN0_RSP /* UNC_M3UPI_TxC_BL_FLQ_INSERTS.VN0_RSP ev_sel=0x2e umask=0x8: Responses of VN0. */ \
	SKX_M3UPI_CTL_(0x82eu)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_INSERTS_VN1_NCB /* UNC_M3UPI_TxC_BL_FLQ_INSERTS.VN1_NCB ev_sel=0x2e umask=0x10: Non-coherent bypass messages of VN1. */ \
	SKX_M3UPI_CTL_(0x102eu)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_INSERTS_VN1_NCS /* UNC_M3UPI_TxC_BL_FLQ_INSERTS.VN1_NCS ev_sel=0x2e umask=0x20: Non-coherent standard messages of VN1. */ \
	SKX_M3UPI_CTL_(0x202eu)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_INSERTS_VN1_WB /* UNC_M3UPI_TxC_BL_FLQ_INSERTS.VN1_WB ev_sel=0x2e umask=0x40: Writebacks of VN1. */ \
	SKX_M3UPI_CTL_(0x402eu)
#define SKX_M3UPI_EVENT_TXC_BL_FLQ_INSERTS_VN1_RSP /* UNC_M3UPI_TxC_BL_FLQ_INSERTS.VN1_RSP ev_sel=0x2e umask=0x80: Responses of VN1. */ \
	SKX_M3UPI_CTL_(0x802eu)
#define SKX_M3UPI_EVENT_TXC_AK_FLQ_INSERTS /* UNC_M3UPI_TxC_AK_FLQ_INSERTS ev_sel=0x2f: AK messages that enter the flow queue. */ \
	SKX_M3UPI_CTL_(0x2fu)
/* UNC_M3UPI_TxC_AD_ARB_FAIL ev_sel=0x30: AD messages of the flow queue that asked for the mesh and lost, by network and class. */
#define SKX_M3UPI_EVENT_TXC_AD_ARB_FAIL_VN0_REQ /* UNC_M3UPI_TxC_AD_ARB_FAIL.VN0_REQ ev_sel=0x30 umask=0x1: Requests of VN0. */ \
	SKX_M3UPI_CTL_(0x130u)
#define SKX_M3UPI_EVENT_TXC_AD_ARB_FAIL_VN0_SNP /* UNC_M3UPI_TxC_AD_ARB_FAIL.VN0_SNP ev_sel=0x30 umask=0x2: Snoops of VN0. */ \
	SKX_M3UPI_CTL_(0x230u)
#define SKX_M3UPI_EVENT_TXC_AD_ARB_FAIL_VN0_RSP /* UNC_M3UPI_TxC_AD_ARB_FAIL.VN0_RSP ev_sel=0x30 umask=0x4: Responses of VN0. */ \
	SKX_M3UPI_CTL_(0x430u)
#define SKX_M3UPI_EVENT_TXC_AD_ARB_FAIL_VN0_WB /* UNC_M3UPI_TxC_AD_ARB_FAIL.VN0_WB ev_sel=0x30 umask=0x8: Writebacks of VN0. */ \
	SKX_M3UPI_CTL_(0x830u)
#define SKX_M3UPI_EVENT_TXC_AD_ARB_FAIL_VN1_REQ /* UNC_M3UPI_TxC_AD_ARB_FAIL.VN1_REQ ev_sel=0x30 umask=0x10: Requests of VN1. */ \
	SKX_M3UPI_CTL_(0x1030u)
#define SKX_M3UPI_EVENT_TXC_AD_ARB_FAIL_VN1_SNP /* UNC_M3UPI_TxC_AD_ARB_FAIL.VN1_SNP ev_sel=0x30 umask=0x20: Snoops of VN1. */ \
	SKX_M3UPI_CTL_(0x2030u)
#define SKX_M3UPI_EVENT_TXC_AD_ARB_FAIL_VN1_RSP /* UNC_M3UPI_TxC_AD_ARB_FAIL.VN1_RSP ev_sel=0x30 umask=0x40: Responses of VN1. */ \
	SKX_M3UPI_CTL_(0x4030u)
#define SKX_M3UPI_EVENT_TXC_AD_ARB_FAIL_VN1_WB /* UNC_M3UPI_TxC_AD_ARB_FAIL.VN1_WB ev_sel=0x30 umask=0x80: Writebacks of VN1. */ \
	SKX_M3UPI_CTL_(0x8030u)
/* UNC_M3UPI_TxC_AD_SPEC_ARB_NO_OTHER_PEND ev_sel=0x32: Requests for the mesh made ahead for AD without a credit, as no other queue had anything to send, by network and class. */
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_NO_OTHER_PEND_VN0_REQ /* UNC_M3UPI_TxC_AD_SPEC_ARB_NO_OTHER_PEND.VN0_REQ ev_sel=0x32 umask=0x1: Requests of VN0. */ \
	SKX_M3UPI_CTL_(0x132u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_NO_OTHER_PEND_VN0_SNP /* UNC_M3UPI_TxC_AD_SPEC_ARB_NO_OTHER_PEND.VN0_SNP ev_sel=0x32 umask=0x2: Snoops of VN0. */ \
	SKX_M3UPI_CTL_(0x232u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_NO_OTHER_PEND_VN0_RSP /* UNC_M3UPI_TxC_AD_SPEC_ARB_NO_OTHER_PEND.VN0_RSP ev_sel=0x32 umask=0x4: Responses of VN0. */ \
	SKX_M3UPI_CTL_(0x432u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_NO_OTHER_PEND_VN0_WB /* UNC_M3UPI_TxC_AD_SPEC_ARB_NO_OTHER_PEND.VN0_WB ev_sel=0x32 umask=0x8: Writebacks of VN0. */ \
	SKX_M3UPI_CTL_(0x832u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_NO_OTHER_PEND_VN1_REQ /* UNC_M3UPI_TxC_AD_SPEC_ARB_NO_OTHER_PEND.VN1_REQ ev_sel=0x32 umask=0x10: Requests of VN1. */ \
	SKX_M3UPI_CTL_(0x1032u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_NO_OTHER_PEND_VN1_SNP /* UNC_M3UPI_TxC_AD_SPEC_ARB_NO_OTHER_PEND.VN1_SNP ev_sel=0x32 umask=0x20: Snoops of VN1. */ \
	SKX_M3UPI_CTL_(0x2032u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_NO_OTHER_PEND_VN1_RSP /* UNC_M3UPI_TxC_AD_SPEC_ARB_NO_OTHER_PEND.VN1_RSP ev_sel=0x32 umask=0x40: Responses of VN1. */ \
	SKX_M3UPI_CTL_(0x4032u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_NO_OTHER_PEND_VN1_WB /* UNC_M3UPI_TxC_AD_SPEC_ARB_NO_OTHER_PEND.VN1_WB ev_sel=0x32 umask=0x80: Writebacks of VN1. */ \
	SKX_M3UPI_CTL_(0x8032u)
/* UNC_M3UPI_TxC_AD_SPEC_ARB_NEW_MSG ev_sel=0x33: Requests for the mesh made ahead for AD, as a message had just arrived, by network and class. */
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_NEW_MSG_VN0_REQ /* UNC_M3UPI_TxC_AD_SPEC_ARB_NEW_MSG.VN0_REQ ev_sel=0x33 umask=0x1: Requests of VN0. */ \
	SKX_M3UPI_CTL_(0x133u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_NEW_MSG_VN0_SNP /* UNC_M3UPI_TxC_AD_SPEC_ARB_NEW_MSG.VN0_SNP ev_sel=0x33 umask=0x2: Snoops of VN0. */ \
	SKX_M3UPI_CTL_(0x233u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_NEW_MSG_VN0_WB /* UNC_M3UPI_TxC_AD_SPEC_ARB_NEW_MSG.VN0_WB ev_sel=0x33 umask=0x8: Writebacks of VN0. */ \
	SKX_M3UPI_CTL_(0x833u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_NEW_MSG_VN1_REQ /* UNC_M3UPI_TxC_AD_SPEC_ARB_NEW_MSG.VN1_REQ ev_sel=0x33 umask=0x10: Requests of VN1. */ \
	SKX_M3UPI_CTL_(0x1033u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_NEW_MSG_VN1_SNP /* UNC_M3UPI_TxC_AD_SPEC_ARB_NEW_MSG.VN1_SNP ev_sel=0x33 umask=0x20: Snoops of VN1. */ \
	SKX_M3UPI_CTL_(0x2033u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_NEW_MSG_VN1_WB /* UNC_M3UPI_TxC_AD_SPEC_ARB_NEW_MSG.VN1_WB ev_sel=0x33 umask=0x80: Writebacks of VN1. */ \
	SKX_M3UPI_CTL_(0x8033u)
/* UNC_M3UPI_TxC_AD_SPEC_ARB_CRD_AVAIL ev_sel=0x34: Requests for the mesh made ahead for AD, as the cycle before had found a credit, by network and class. */
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_CRD_AVAIL_VN0_REQ /* UNC_M3UPI_TxC_AD_SPEC_ARB_CRD_AVAIL.VN0_REQ ev_sel=0x34 umask=0x1: Requests of VN0. */ \
	SKX_M3UPI_CTL_(0x134u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_CRD_AVAIL_VN0_SNP /* UNC_M3UPI_TxC_AD_SPEC_ARB_CRD_AVAIL.VN0_SNP ev_sel=0x34 umask=0x2: Snoops of VN0. */ \
	SKX_M3UPI_CTL_(0x234u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_CRD_AVAIL_VN0_WB /* UNC_M3UPI_TxC_AD_SPEC_ARB_CRD_AVAIL.VN0_WB ev_sel=0x34 umask=0x8: Writebacks of VN0. */ \
	SKX_M3UPI_CTL_(0x834u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_CRD_AVAIL_VN1_REQ /* UNC_M3UPI_TxC_AD_SPEC_ARB_CRD_AVAIL.VN1_REQ ev_sel=0x34 umask=0x10: Requests of VN1. */ \
	SKX_M3UPI_CTL_(0x1034u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_CRD_AVAIL_VN1_SNP /* UNC_M3UPI_TxC_AD_SPEC_ARB_CRD_AVAIL.VN1_SNP ev_sel=0x34 umask=0x20: Snoops of VN1. */ \
	SKX_M3UPI_CTL_(0x2034u)
#define SKX_M3UPI_EVENT_TXC_AD_SPEC_ARB_CRD_AVAIL_VN1_WB /* UNC_M3UPI_TxC_AD_SPEC_ARB_CRD_AVAIL.VN1_WB ev_sel=0x34 umask=0x80: Writebacks of VN1. */ \
	SKX_M3UPI_CTL_(0x8034u)
/* UNC_M3UPI_TxC_BL_ARB_FAIL ev_sel=0x35: BL messages of the flow queue that asked for the mesh and lost, by network and class. For VN1, Intel's titles swap NCB and NCS. */
#define SKX_M3UPI_EVENT_TXC_BL_ARB_FAIL_VN0_RSP /* UNC_M3UPI_TxC_BL_ARB_FAIL.VN0_RSP ev_sel=0x35 umask=0x1: Responses of VN0. */ \
	SKX_M3UPI_CTL_(0x135u)
#define SKX_M3UPI_EVENT_TXC_BL_ARB_FAIL_VN0_WB /* UNC_M3UPI_TxC_BL_ARB_FAIL.VN0_WB ev_sel=0x35 umask=0x2: Writebacks of VN0. */ \
	SKX_M3UPI_CTL_(0x235u)
#define SKX_M3UPI_EVENT_TXC_BL_ARB_FAIL_VN0_NCB /* UNC_M3UPI_TxC_BL_ARB_FAIL.VN0_NCB ev_sel=0x35 umask=0x4: Non-coherent bypass messages of VN0. */ \
	SKX_M3UPI_CTL_(0x435u)
#define SKX_M3UPI_EVENT_TXC_BL_ARB_FAIL_VN0_NCS /* UNC_M3UPI_TxC_BL_ARB_FAIL.VN0_NCS ev_sel=0x35 umask=0x8: Non-coherent standard messages of VN0. */ \
	SKX_M3UPI_CTL_(0x835u)
#define SKX_M3UPI_EVENT_TXC_BL_ARB_FAIL_VN1_RSP /* UNC_M3UPI_TxC_BL_ARB_FAIL.VN1_RSP ev_sel=0x35 umask=0x10: Responses of VN1. */ \
	SKX_M3UPI_CTL_(0x1035u)
#define SKX_M3UPI_EVENT_TXC_BL_ARB_FAIL_VN1_WB /* UNC_M3UPI_TxC_BL_ARB_FAIL.VN1_WB ev_sel=0x35 umask=0x20: Writebacks of VN1. */ \
	SKX_M3UPI_CTL_(0x2035u)
#define SKX_M3UPI_EVENT_TXC_BL_ARB_FAIL_VN1_NCB /* UNC_M3UPI_TxC_BL_ARB_FAIL.VN1_NCB ev_sel=0x35 umask=0x40: Non-coherent bypass messages of VN1. */ \
	SKX_M3UPI_CTL_(0x4035u)
#define SKX_M3UPI_EVENT_TXC_BL_ARB_FAIL_VN1_NCS /* UNC_M3UPI_TxC_BL_ARB_FAIL.VN1_NCS ev_sel=0x35 umask=0x80: Non-coherent standard messages of VN1. */ \
	SKX_M3UPI_CTL_(0x8035u)
/* UNC_M3UPI_TxC_BL_SPEC_ARB_NO_OTHER_PEND ev_sel=0x37: Requests for the mesh made ahead for BL without a credit, as no other queue had anything to send, by network and class. For VN1, Intel's titles swap NCB and NCS. */
#define SKX_M3UPI_EVENT_TXC_BL_SPEC_ARB_NO_OTHER_PEND_VN0_RSP /* UNC_M3UPI_TxC_BL_SPEC_ARB_NO_OTHER_PEND.VN0_RSP ev_sel=0x37 umask=0x1: Responses of VN0. */ \
	SKX_M3UPI_CTL_(0x137u)
#define SKX_M3UPI_EVENT_TXC_BL_SPEC_ARB_NO_OTHER_PEND_VN0_WB /* UNC_M3UPI_TxC_BL_SPEC_ARB_NO_OTHER_PEND.VN0_WB ev_sel=0x37 umask=0x2: Writebacks of VN0. */ \
	SKX_M3UPI_CTL_(0x237u)
#define SKX_M3UPI_EVENT_TXC_BL_SPEC_ARB_NO_OTHER_PEND_VN0_NCB /* UNC_M3UPI_TxC_BL_SPEC_ARB_NO_OTHER_PEND.VN0_NCB ev_sel=0x37 umask=0x4: Non-coherent bypass messages of VN0. */ \
	SKX_M3UPI_CTL_(0x437u)
#define SKX_M3UPI_EVENT_TXC_BL_SPEC_ARB_NO_OTHER_PEND_VN0_NCS /* UNC_M3UPI_TxC_BL_SPEC_ARB_NO_OTHER_PEND.VN0_NCS ev_sel=0x37 umask=0x8: Non-coherent standard messages of VN0. */ \
	SKX_M3UPI_CTL_(0x837u)
#define SKX_M3UPI_EVENT_TXC_BL_SPEC_ARB_NO_OTHER_PEND_VN1_RSP /* UNC_M3UPI_TxC_BL_SPEC_ARB_NO_OTHER_PEND.VN1_RSP ev_sel=0x37 umask=0x10: Responses of VN1. */ \
	SKX_M3UPI_CTL_(0x1037u)
#define SKX_M3UPI_EVENT_TXC_BL_SPEC_ARB_NO_OTHER_PEND_VN1_WB /* UNC_M3UPI_TxC_BL_SPEC_ARB_NO_OTHER_PEND.VN1_WB ev_sel=0x37 umask=0x20: Writebacks of VN1. */ \
	SKX_M3UPI_CTL_(0x2037u)
#define SKX_M3UPI_EVENT_TXC_BL_SPEC_ARB_NO_OTHER_PEND_VN1_NCB /* UNC_M3UPI_TxC_BL_SPEC_ARB_NO_OTHER_PEND.VN1_NCB ev_sel=0x37 umask=0x40: Non-coherent bypass messages of VN1. */ \
	SKX_M3UPI_CTL_(0x4037u)
#define SKX_M3UPI_EVENT_TXC_BL_SPEC_ARB_NO_OTHER_PEND_VN1_NCS /* UNC_M3UPI_TxC_BL_SPEC_ARB_NO_OTHER_PEND.VN1_NCS ev_sel=0x37 umask=0x80: Non-coherent standard messages of VN1. */ \
	SKX_M3UPI_CTL_(0x8037u)
/* UNC_M3UPI_TxC_BL_SPEC_ARB_NEW_MSG ev_sel=0x38: Requests for the mesh made ahead for BL, as a message had just arrived, by network and class; for VN1 and NCB of VN0, Intel's titles name other classes than its names. */
#define SKX_M3UPI_EVENT_TXC_BL_SPEC_ARB_NEW_MSG_VN0_WB /* UNC_M3UPI_TxC_BL_SPEC_ARB_NEW_MSG.VN0_WB ev_sel=0x38 umask=0x1: Writebacks of VN0. */ \
	SKX_M3UPI_CTL_(0x138u)
#define SKX_M3UPI_EVENT_TXC_BL_SPEC_ARB_NEW_MSG_VN0_NCB /* UNC_M3UPI_TxC_BL_SPEC_ARB_NEW_MSG.VN0_NCB ev_sel=0x38 umask=0x2: Non-coherent bypass messages of VN0. */ \
	SKX_M3UPI_CTL_(0x238u)
#define SKX_M3UPI_EVENT_TXC_BL_SPEC_ARB_NEW_MSG_VN0_NCS /* UNC_M3UPI_TxC_BL_SPEC_ARB_NEW_MSG.VN0_NCS ev_sel=0x38 umask=0x8: Non-coherent standard messages of VN0. */ \
	SKX_M3UPI_CTL_(0x838u)
#define SKX_M3UPI_EVENT_TXC_BL_SPEC_ARB_NEW_MSG_VN1_WB /* UNC_M3UPI_TxC_BL_SPEC_ARB_NEW_MSG.VN1_WB ev_sel=0x38 umask=0x10: Writebacks of VN1. */ \
	SKX_M3UPI_CTL_(0x1038u)
#define SKX_M3UPI_EVENT_TXC_BL_SPEC_ARB_NEW_MSG_VN1_NCB /* UNC_M3UPI_TxC_BL_SPEC_ARB_NEW_MSG.VN1_NCB ev_sel=0x38 umask=0x20: Non-coherent bypass messages of VN1. */ \
	SKX_M3UPI_CTL_(0x2038u)
#define SKX_M3UPI_EVENT_TXC_BL_SPEC_ARB_NEW_MSG_VN1_NCS /* UNC_M3UPI_TxC_BL_SPEC_ARB_NEW_MSG.VN1_NCS ev_sel=0x38 umask=0x80: Non-coherent standard messages of VN1. */ \
	SKX_M3UPI_CTL_(0x8038u)
/* UNC_M3UPI_TxC_AD_SNPF_GRP1_VN1 ev_sel=0x3c: Places that a snoop is sent to, and cycles of sending: their ratio tells how long a snoop takes. */
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP1_VN1_VN0_PEER_UPI0 /* UNC_M3UPI_TxC_AD_SNPF_GRP1_VN1.VN0_PEER_UPI0 ev_sel=0x3c umask=0x1: Snoops of VN0 to the other link 0. */ \
	SKX_M3UPI_CTL_(0x13cu)
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP1_VN1_VN0_PEER_UPI0_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP1_VN1_VN0_PEER_UPI1 /* UNC_M3UPI_TxC_AD_SNPF_GRP1_VN1.VN0_PEER_UPI1 ev_sel=0x3c umask=0x2: Snoops of VN0 to the other link 1. */ \
	SKX_M3UPI_CTL_(0x23cu)
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP1_VN1_VN0_PEER_UPI1_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP1_VN1_VN0_CHA /* UNC_M3UPI_TxC_AD_SNPF_GRP1_VN1.VN0_CHA ev_sel=0x3c umask=0x4: Snoops of VN0 to CHAs. */ \
	SKX_M3UPI_CTL_(0x43cu)
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP1_VN1_VN0_CHA_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP1_VN1_VN1_PEER_UPI0 /* UNC_M3UPI_TxC_AD_SNPF_GRP1_VN1.VN1_PEER_UPI0 ev_sel=0x3c umask=0x8: Snoops of VN1 to the other link 0. */ \
	SKX_M3UPI_CTL_(0x83cu)
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP1_VN1_VN1_PEER_UPI0_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP1_VN1_VN1_PEER_UPI1 /* UNC_M3UPI_TxC_AD_SNPF_GRP1_VN1.VN1_PEER_UPI1 ev_sel=0x3c umask=0x10: Snoops of VN1 to the other link 1. */ \
	SKX_M3UPI_CTL_(0x103cu)
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP1_VN1_VN1_PEER_UPI1_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP1_VN1_VN1_CHA /* UNC_M3UPI_TxC_AD_SNPF_GRP1_VN1.VN1_CHA ev_sel=0x3c umask=0x20: Snoops of VN1 to CHAs. */ \
	SKX_M3UPI_CTL_(0x203cu)
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP1_VN1_VN1_CHA_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP1_VN1_VN0_NON_IDLE /* UNC_M3UPI_TxC_AD_SNPF_GRP1_VN1.VN0_NON_IDLE ev_sel=0x3c umask=0x40: Cycles in which VN0 sends such snoops. */ \
	SKX_M3UPI_CTL_(0x403cu)
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP1_VN1_VN0_NON_IDLE_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP1_VN1_VN1_NON_IDLE /* UNC_M3UPI_TxC_AD_SNPF_GRP1_VN1.VN1_NON_IDLE ev_sel=0x3c umask=0x80: Cycles in which VN1 sends such snoops. */ \
	SKX_M3UPI_CTL_(0x803cu)
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP1_VN1_VN1_NON_IDLE_COUNTERS 0x1u
/* UNC_M3UPI_TxC_AD_SNPF_GRP2_VN1 ev_sel=0x3d: What the flow queue sent while a snoop to several places was waiting. */
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP2_VN1_VN0_SNPFP_NONSNP /* UNC_M3UPI_TxC_AD_SNPF_GRP2_VN1.VN0_SNPFP_NONSNP ev_sel=0x3d umask=0x1: Another message, while one of VN0 waited. */ \
	SKX_M3UPI_CTL_(0x13du)
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP2_VN1_VN1_SNPFP_NONSNP /* UNC_M3UPI_TxC_AD_SNPF_GRP2_VN1.VN1_SNPFP_NONSNP ev_sel=0x3d umask=0x2: Another message, while one of VN1 waited. */ \
	SKX_M3UPI_CTL_(0x23du)
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP2_VN1_VN0_SNPFP_VN2SNP /* UNC_M3UPI_TxC_AD_SNPF_GRP2_VN1.VN0_SNPFP_VN2SNP ev_sel=0x3d umask=0x4: Such a snoop of VN0, while one of VN1 waited; VN2 in the name is a slip. */ \
	SKX_M3UPI_CTL_(0x43du)
#define SKX_M3UPI_EVENT_TXC_AD_SNPF_GRP2_VN1_VN1_SNPFP_VN0SNP /* UNC_M3UPI_TxC_AD_SNPF_GRP2_VN1.VN1_SNPFP_VN0SNP ev_sel=0x3d umask=0x8: Such a snoop of VN1, while one of VN0 waited. */ \
	SKX_M3UPI_CTL_(0x83du)
/* UNC_M3UPI_MULTI_SLOT_RCVD ev_sel=0x3e: Flits of several slots that the link received, by the slots that carried a message. */
#define SKX_M3UPI_EVENT_MULTI_SLOT_RCVD_AD_SLOT0 /* UNC_M3UPI_MULTI_SLOT_RCVD.AD_SLOT0 ev_sel=0x3e umask=0x1: AD, slot 0. */ \
	SKX_M3UPI_CTL_(0x13eu)
#define SKX_M3UPI_EVENT_MULTI_SLOT_RCVD_AD_SLOT1 /* UNC_M3UPI_MULTI_SLOT_RCVD.AD_SLOT1 ev_sel=0x3e umask=0x2: AD, slot 1. */ \
	SKX_M3UPI_CTL_(0x23eu)
#define SKX_M3UPI_EVENT_MULTI_SLOT_RCVD_AD_SLOT2 /* UNC_M3UPI_MULTI_SLOT_RCVD.AD_SLOT2 ev_sel=0x3e umask=0x4: AD, slot 2. */ \
	SKX_M3UPI_CTL_(0x43eu)
#define SKX_M3UPI_EVENT_MULTI_SLOT_RCVD_BL_SLOT0 /* UNC_M3UPI_MULTI_SLOT_RCVD.BL_SLOT0 ev_sel=0x3e umask=0x8: BL, slot 0. */ \
	SKX_M3UPI_CTL_(0x83eu)
#define SKX_M3UPI_EVENT_MULTI_SLOT_RCVD_AK_SLOT0 /* UNC_M3UPI_MULTI_SLOT_RCVD.AK_SLOT0 ev_sel=0x3e umask=0x10: AK, slot 0. */ \
	SKX_M3UPI_CTL_(0x103eu)
#define SKX_M3UPI_EVENT_MULTI_SLOT_RCVD_AK_SLOT2 /* UNC_M3UPI_MULTI_SLOT_RCVD.AK_SLOT2 ev_sel=0x3e umask=0x20: AK, slot 2. */ \
	SKX_M3UPI_CTL_(0x203eu)
/* UNC_M3UPI_RxC_BYPASSED ev_sel=0x40: AD messages that went past the ingress queue, by the slot they went to. */
#define SKX_M3UPI_EVENT_RXC_BYPASSED_AD_S0_IDLE /* UNC_M3UPI_RxC_BYPASSED.AD_S0_IDLE ev_sel=0x40 umask=0x1: Slot 0 of a flit of their own, while nothing else was under way. */ \
	SKX_M3UPI_CTL_(0x140u)
#define SKX_M3UPI_EVENT_RXC_BYPASSED_AD_S0_BL_ARB /* UNC_M3UPI_RxC_BYPASSED.AD_S0_BL_ARB ev_sel=0x40 umask=0x2: Slot 0 of a flit of their own, while a BL message asked for one. */ \
	SKX_M3UPI_CTL_(0x240u)
#define SKX_M3UPI_EVENT_RXC_BYPASSED_AD_S1_BL_SLOT /* UNC_M3UPI_RxC_BYPASSED.AD_S1_BL_SLOT ev_sel=0x40 umask=0x4: Slot 1 of a flit that a BL message is in. */ \
	SKX_M3UPI_CTL_(0x440u)
#define SKX_M3UPI_EVENT_RXC_BYPASSED_AD_S2_BL_SLOT /* UNC_M3UPI_RxC_BYPASSED.AD_S2_BL_SLOT ev_sel=0x40 umask=0x8: Slot 2 of a flit that a BL message is in. */ \
	SKX_M3UPI_CTL_(0x840u)
/* UNC_M3UPI_RxC_INSERTS_VN0 ev_sel=0x41: Messages of VN0 that enter the ingress queues, by class. */
#define SKX_M3UPI_EVENT_RXC_INSERTS_VN0_AD_REQ /* UNC_M3UPI_RxC_INSERTS_VN0.AD_REQ ev_sel=0x41 umask=0x1: Requests on AD. */ \
	SKX_M3UPI_CTL_(0x141u)
#define SKX_M3UPI_EVENT_RXC_INSERTS_VN0_AD_SNP /* UNC_M3UPI_RxC_INSERTS_VN0.AD_SNP ev_sel=0x41 umask=0x2: Snoops on AD. */ \
	SKX_M3UPI_CTL_(0x241u)
#define SKX_M3UPI_EVENT_RXC_INSERTS_VN0_AD_RSP /* UNC_M3UPI_RxC_INSERTS_VN0.AD_RSP ev_sel=0x41 umask=0x4: Responses on AD. */ \
	SKX_M3UPI_CTL_(0x441u)
#define SKX_M3UPI_EVENT_RXC_INSERTS_VN0_BL_RSP /* UNC_M3UPI_RxC_INSERTS_VN0.BL_RSP ev_sel=0x41 umask=0x8: Responses on BL. */ \
	SKX_M3UPI_CTL_(0x841u)
#define SKX_M3UPI_EVENT_RXC_INSERTS_VN0_BL_WB /* UNC_M3UPI_RxC_INSERTS_VN0.BL_WB ev_sel=0x41 umask=0x10: Writebacks on BL. */ \
	SKX_M3UPI_CTL_(0x1041u)
#define SKX_M3UPI_EVENT_RXC_INSERTS_VN0_BL_NCB /* UNC_M3UPI_RxC_INSERTS_VN0.BL_NCB ev_sel=0x41 umask=0x20: Non-coherent bypass messages on BL. */ \
	SKX_M3UPI_CTL_(0x2041u)
#define SKX_M3UPI_EVENT_RXC_INSERTS_VN0_BL_NCS /* UNC_M3UPI_RxC_INSERTS_VN0.BL_NCS ev_sel=0x41 umask=0x40: Non-coherent standard messages on BL. */ \
	SKX_M3UPI_CTL_(0x4041u)
/* UNC_M3UPI_RxC_INSERTS_VN1 ev_sel=0x42: Messages of VN1 that enter the ingress queues, by class. */
#define SKX_M3UPI_EVENT_RXC_INSERTS_VN1_AD_REQ /* UNC_M3UPI_RxC_INSERTS_VN1.AD_REQ ev_sel=0x42 umask=0x1: Requests on AD. */ \
	SKX_M3UPI_CTL_(0x142u)
#define SKX_M3UPI_EVENT_RXC_INSERTS_VN1_AD_SNP /* UNC_M3UPI_RxC_INSERTS_VN1.AD_SNP ev_sel=0x42 umask=0x2: Snoops on AD. */ \
	SKX_M3UPI_CTL_(0x242u)
#define SKX_M3UPI_EVENT_RXC_INSERTS_VN1_AD_RSP /* UNC_M3UPI_RxC_INSERTS_VN1.AD_RSP ev_sel=0x42 umask=0x4: Responses on AD. */ \
	SKX_M3UPI_CTL_(0x442u)
#define SKX_M3UPI_EVENT_RXC_INSERTS_VN1_BL_RSP /* UNC_M3UPI_RxC_INSERTS_VN1.BL_RSP ev_sel=0x42 umask=0x8: Responses on BL. */ \
	SKX_M3UPI_CTL_(0x842u)
#define SKX_M3UPI_EVENT_RXC_INSERTS_VN1_BL_WB /* UNC_M3UPI_RxC_INSERTS_VN1.BL_WB ev_sel=0x42 umask=0x10: Writebacks on BL. */ \
	SKX_M3UPI_CTL_(0x1042u)
#define SKX_M3UPI_EVENT_RXC_INSERTS_VN1_BL_NCB /* UNC_M3UPI_RxC_INSERTS_VN1.BL_NCB ev_sel=0x42 umask=0x20: Non-coherent bypass messages on BL. */ \
	SKX_M3UPI_CTL_(0x2042u)
#define SKX_M3UPI_EVENT_RXC_INSERTS_VN1_BL_NCS /* UNC_M3UPI_RxC_INSERTS_VN1.BL_NCS ev_sel=0x42 umask=0x40: Non-coherent standard messages on BL. */ \
	SKX_M3UPI_CTL_(0x4042u)
/* UNC_M3UPI_RxC_CYCLES_NE_VN0 ev_sel=0x43: Cycles in which an ingress queue of VN0 holds something, by class. */
#define SKX_M3UPI_EVENT_RXC_CYCLES_NE_VN0_AD_REQ /* UNC_M3UPI_RxC_CYCLES_NE_VN0.AD_REQ ev_sel=0x43 umask=0x1: Requests on AD. */ \
	SKX_M3UPI_CTL_(0x143u)
#define SKX_M3UPI_EVENT_RXC_CYCLES_NE_VN0_AD_SNP /* UNC_M3UPI_RxC_CYCLES_NE_VN0.AD_SNP ev_sel=0x43 umask=0x2: Snoops on AD. */ \
	SKX_M3UPI_CTL_(0x243u)
#define SKX_M3UPI_EVENT_RXC_CYCLES_NE_VN0_AD_RSP /* UNC_M3UPI_RxC_CYCLES_NE_VN0.AD_RSP ev_sel=0x43 umask=0x4: Responses on AD. */ \
	SKX_M3UPI_CTL_(0x443u)
#define SKX_M3UPI_EVENT_RXC_CYCLES_NE_VN0_BL_RSP /* UNC_M3UPI_RxC_CYCLES_NE_VN0.BL_RSP ev_sel=0x43 umask=0x8: Responses on BL. */ \
	SKX_M3UPI_CTL_(0x843u)
#define SKX_M3UPI_EVENT_RXC_CYCLES_NE_VN0_BL_WB /* UNC_M3UPI_RxC_CYCLES_NE_VN0.BL_WB ev_sel=0x43 umask=0x10: Writebacks on BL. */ \
	SKX_M3UPI_CTL_(0x1043u)
#define SKX_M3UPI_EVENT_RXC_CYCLES_NE_VN0_BL_NCB /* UNC_M3UPI_RxC_CYCLES_NE_VN0.BL_NCB ev_sel=0x43 umask=0x20: Non-coherent bypass messages on BL. */ \
	SKX_M3UPI_CTL_(0x2043u)
#define SKX_M3UPI_EVENT_RXC_CYCLES_NE_VN0_BL_NCS /* UNC_M3UPI_RxC_CYCLES_NE_VN0.BL_NCS ev_sel=0x43 umask=0x40: Non-coherent standard messages on BL. */ \
	SKX_M3UPI_CTL_(0x4043u)
/* UNC_M3UPI_RxC_CYCLES_NE_VN1 ev_sel=0x44: Cycles in which an ingress queue of VN1 holds something, by class. Intel describes it as entries; the name and its title say cycles. */
#define SKX_M3UPI_EVENT_RXC_CYCLES_NE_VN1_AD_REQ /* UNC_M3UPI_RxC_CYCLES_NE_VN1.AD_REQ ev_sel=0x44 umask=0x1: Requests on AD. */ \
	SKX_M3UPI_CTL_(0x144u)
#define SKX_M3UPI_EVENT_RXC_CYCLES_NE_VN1_AD_SNP /* UNC_M3UPI_RxC_CYCLES_NE_VN1.AD_SNP ev_sel=0x44 umask=0x2: Snoops on AD. */ \
	SKX_M3UPI_CTL_(0x244u)
#define SKX_M3UPI_EVENT_RXC_CYCLES_NE_VN1_AD_RSP /* UNC_M3UPI_RxC_CYCLES_NE_VN1.AD_RSP ev_sel=0x44 umask=0x4: Responses on AD. */ \
	SKX_M3UPI_CTL_(0x444u)
#define SKX_M3UPI_EVENT_RXC_CYCLES_NE_VN1_BL_RSP /* UNC_M3UPI_RxC_CYCLES_NE_VN1.BL_RSP ev_sel=0x44 umask=0x8: Responses on BL. */ \
	SKX_M3UPI_CTL_(0x844u)
#define SKX_M3UPI_EVENT_RXC_CYCLES_NE_VN1_BL_WB /* UNC_M3UPI_RxC_CYCLES_NE_VN1.BL_WB ev_sel=0x44 umask=0x10: Writebacks on BL. */ \
	SKX_M3UPI_CTL_(0x1044u)
#define SKX_M3UPI_EVENT_RXC_CYCLES_NE_VN1_BL_NCB /* UNC_M3UPI_RxC_CYCLES_NE_VN1.BL_NCB ev_sel=0x44 umask=0x20: Non-coherent bypass messages on BL. */ \
	SKX_M3UPI_CTL_(0x2044u)
#define SKX_M3UPI_EVENT_RXC_CYCLES_NE_VN1_BL_NCS /* UNC_M3UPI_RxC_CYCLES_NE_VN1.BL_NCS ev_sel=0x44 umask=0x40: Non-coherent standard messages on BL. */ \
	SKX_M3UPI_CTL_(0x4044u)
/* UNC_M3UPI_RxC_OCCUPANCY_VN0 ev_sel=0x45: Messages of VN0 in the ingress queues, added up each cycle, by class. */
#define SKX_M3UPI_EVENT_RXC_OCCUPANCY_VN0_AD_REQ /* UNC_M3UPI_RxC_OCCUPANCY_VN0.AD_REQ ev_sel=0x45 umask=0x1: Requests on AD. */ \
	SKX_M3UPI_CTL_(0x145u)
#define SKX_M3UPI_EVENT_RXC_OCCUPANCY_VN0_AD_SNP /* UNC_M3UPI_RxC_OCCUPANCY_VN0.AD_SNP ev_sel=0x45 umask=0x2: Snoops on AD. */ \
	SKX_M3UPI_CTL_(0x245u)
#define SKX_M3UPI_EVENT_RXC_OCCUPANCY_VN0_AD_RSP /* UNC_M3UPI_RxC_OCCUPANCY_VN0.AD_RSP ev_sel=0x45 umask=0x4: Responses on AD. */ \
	SKX_M3UPI_CTL_(0x445u)
#define SKX_M3UPI_EVENT_RXC_OCCUPANCY_VN0_BL_RSP /* UNC_M3UPI_RxC_OCCUPANCY_VN0.BL_RSP ev_sel=0x45 umask=0x8: Responses on BL. */ \
	SKX_M3UPI_CTL_(0x845u)
#define SKX_M3UPI_EVENT_RXC_OCCUPANCY_VN0_BL_WB /* UNC_M3UPI_RxC_OCCUPANCY_VN0.BL_WB ev_sel=0x45 umask=0x10: Writebacks on BL. */ \
	SKX_M3UPI_CTL_(0x1045u)
#define SKX_M3UPI_EVENT_RXC_OCCUPANCY_VN0_BL_NCB /* UNC_M3UPI_RxC_OCCUPANCY_VN0.BL_NCB ev_sel=0x45 umask=0x20: Non-coherent bypass messages on BL. */ \
	SKX_M3UPI_CTL_(0x2045u)
#define SKX_M3UPI_EVENT_RXC_OCCUPANCY_VN0_BL_NCS /* UNC_M3UPI_RxC_OCCUPANCY_VN0.BL_NCS ev_sel=0x45 umask=0x40: Non-coherent standard messages on BL. */ \
	SKX_M3UPI_CTL_(0x4045u)
/* UNC_M3UPI_RxC_OCCUPANCY_VN1 ev_sel=0x46: Messages of VN1 in the ingress queues, added up each cycle, by class. */
#define SKX_M3UPI_EVENT_RXC_OCCUPANCY_VN1_AD_REQ /* UNC_M3UPI_RxC_OCCUPANCY_VN1.AD_REQ ev_sel=0x46 umask=0x1: Requests on AD. */ \
	SKX_M3UPI_CTL_(0x146u)
#define SKX_M3UPI_EVENT_RXC_OCCUPANCY_VN1_AD_SNP /* UNC_M3UPI_RxC_OCCUPANCY_VN1.AD_SNP ev_sel=0x46 umask=0x2: Snoops on AD. */ \
	SKX_M3UPI_CTL_(0x246u)
#define SKX_M3UPI_EVENT_RXC_OCCUPANCY_VN1_AD_RSP /* UNC_M3UPI_RxC_OCCUPANCY_VN1.AD_RSP ev_sel=0x46 umask=0x4: Responses on AD. */ \
	SKX_M3UPI_CTL_(0x446u)
#define SKX_M3UPI_EVENT_RXC_OCCUPANCY_VN1_BL_RSP /* UNC_M3UPI_RxC_OCCUPANCY_VN1.BL_RSP ev_sel=0x46 umask=0x8: Responses on BL. */ \
	SKX_M3UPI_CTL_(0x846u)
#define SKX_M3UPI_EVENT_RXC_OCCUPANCY_VN1_BL_WB /* UNC_M3UPI_RxC_OCCUPANCY_VN1.BL_WB ev_sel=0x46 umask=0x10: Writebacks on BL. */ \
	SKX_M3UPI_CTL_(0x1046u)
#define SKX_M3UPI_EVENT_RXC_OCCUPANCY_VN1_BL_NCB /* UNC_M3UPI_RxC_OCCUPANCY_VN1.BL_NCB ev_sel=0x46 umask=0x20: Non-coherent bypass messages on BL. */ \
	SKX_M3UPI_CTL_(0x2046u)
#define SKX_M3UPI_EVENT_RXC_OCCUPANCY_VN1_BL_NCS /* UNC_M3UPI_RxC_OCCUPANCY_VN1.BL_NCS ev_sel=0x46 umask=0x40: Non-coherent standard messages on BL. */ \
	SKX_M3UPI_CTL_(0x4046u)
/* UNC_M3UPI_RxC_ARB_NOCRED_VN0 ev_sel=0x47: Messages of VN0 that could not ask for a flit, as the other end of the link had no credit for them, by class. */
#define SKX_M3UPI_EVENT_RXC_ARB_NOCRED_VN0_AD_REQ /* UNC_M3UPI_RxC_ARB_NOCRED_VN0.AD_REQ ev_sel=0x47 umask=0x1: Requests on AD. */ \
	SKX_M3UPI_CTL_(0x147u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOCRED_VN0_AD_SNP /* UNC_M3UPI_RxC_ARB_NOCRED_VN0.AD_SNP ev_sel=0x47 umask=0x2: Snoops on AD. */ \
	SKX_M3UPI_CTL_(0x247u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOCRED_VN0_AD_RSP /* UNC_M3UPI_RxC_ARB_NOCRED_VN0.AD_RSP ev_sel=0x47 umask=0x4: Responses on AD. */ \
	SKX_M3UPI_CTL_(0x447u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOCRED_VN0_BL_RSP /* UNC_M3UPI_RxC_ARB_NOCRED_VN0.BL_RSP ev_sel=0x47 umask=0x8: Responses on BL. */ \
	SKX_M3UPI_CTL_(0x847u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOCRED_VN0_BL_WB /* UNC_M3UPI_RxC_ARB_NOCRED_VN0.BL_WB ev_sel=0x47 umask=0x10: Writebacks on BL. */ \
	SKX_M3UPI_CTL_(0x1047u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOCRED_VN0_BL_NCB /* UNC_M3UPI_RxC_ARB_NOCRED_VN0.BL_NCB ev_sel=0x47 umask=0x20: Non-coherent bypass messages on BL. */ \
	SKX_M3UPI_CTL_(0x2047u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOCRED_VN0_BL_NCS /* UNC_M3UPI_RxC_ARB_NOCRED_VN0.BL_NCS ev_sel=0x47 umask=0x40: Non-coherent standard messages on BL. */ \
	SKX_M3UPI_CTL_(0x4047u)
/* UNC_M3UPI_RxC_ARB_NOCRED_VN1 ev_sel=0x48: Messages of VN1 that could not ask for a flit, as the other end of the link had no credit for them, by class. */
#define SKX_M3UPI_EVENT_RXC_ARB_NOCRED_VN1_AD_REQ /* UNC_M3UPI_RxC_ARB_NOCRED_VN1.AD_REQ ev_sel=0x48 umask=0x1: Requests on AD. */ \
	SKX_M3UPI_CTL_(0x148u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOCRED_VN1_AD_SNP /* UNC_M3UPI_RxC_ARB_NOCRED_VN1.AD_SNP ev_sel=0x48 umask=0x2: Snoops on AD. */ \
	SKX_M3UPI_CTL_(0x248u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOCRED_VN1_AD_RSP /* UNC_M3UPI_RxC_ARB_NOCRED_VN1.AD_RSP ev_sel=0x48 umask=0x4: Responses on AD. */ \
	SKX_M3UPI_CTL_(0x448u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOCRED_VN1_BL_RSP /* UNC_M3UPI_RxC_ARB_NOCRED_VN1.BL_RSP ev_sel=0x48 umask=0x8: Responses on BL. */ \
	SKX_M3UPI_CTL_(0x848u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOCRED_VN1_BL_WB /* UNC_M3UPI_RxC_ARB_NOCRED_VN1.BL_WB ev_sel=0x48 umask=0x10: Writebacks on BL. */ \
	SKX_M3UPI_CTL_(0x1048u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOCRED_VN1_BL_NCB /* UNC_M3UPI_RxC_ARB_NOCRED_VN1.BL_NCB ev_sel=0x48 umask=0x20: Non-coherent bypass messages on BL. */ \
	SKX_M3UPI_CTL_(0x2048u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOCRED_VN1_BL_NCS /* UNC_M3UPI_RxC_ARB_NOCRED_VN1.BL_NCS ev_sel=0x48 umask=0x40: Non-coherent standard messages on BL. */ \
	SKX_M3UPI_CTL_(0x4048u)
/* UNC_M3UPI_RxC_ARB_NOAD_REQ_VN0 ev_sel=0x49: Messages of VN0 that could not ask for a flit while another message won one, by class. */
#define SKX_M3UPI_EVENT_RXC_ARB_NOAD_REQ_VN0_AD_REQ /* UNC_M3UPI_RxC_ARB_NOAD_REQ_VN0.AD_REQ ev_sel=0x49 umask=0x1: Requests on AD. */ \
	SKX_M3UPI_CTL_(0x149u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOAD_REQ_VN0_AD_SNP /* UNC_M3UPI_RxC_ARB_NOAD_REQ_VN0.AD_SNP ev_sel=0x49 umask=0x2: Snoops on AD. */ \
	SKX_M3UPI_CTL_(0x249u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOAD_REQ_VN0_AD_RSP /* UNC_M3UPI_RxC_ARB_NOAD_REQ_VN0.AD_RSP ev_sel=0x49 umask=0x4: Responses on AD. */ \
	SKX_M3UPI_CTL_(0x449u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOAD_REQ_VN0_BL_RSP /* UNC_M3UPI_RxC_ARB_NOAD_REQ_VN0.BL_RSP ev_sel=0x49 umask=0x8: Responses on BL. */ \
	SKX_M3UPI_CTL_(0x849u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOAD_REQ_VN0_BL_WB /* UNC_M3UPI_RxC_ARB_NOAD_REQ_VN0.BL_WB ev_sel=0x49 umask=0x10: Writebacks on BL. */ \
	SKX_M3UPI_CTL_(0x1049u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOAD_REQ_VN0_BL_NCB /* UNC_M3UPI_RxC_ARB_NOAD_REQ_VN0.BL_NCB ev_sel=0x49 umask=0x20: Non-coherent bypass messages on BL. */ \
	SKX_M3UPI_CTL_(0x2049u)
#define SKX_M3UPI_EVENT_RXC_ARB_NOAD_REQ_VN0_BL_NCS /* UNC_M3UPI_RxC_ARB_NOAD_REQ_VN0.BL_NCS ev_sel=0x49 umask=0x40: Non-coherent standard messages on BL. */ \
	SKX_M3UPI_CTL_(0x4049u)
/* UNC_M3UPI_RxC_ARB_NOAD_REQ_VN1 ev_sel=0x4a: Messages of VN1 that could not ask for a flit while another message won one, by class. */
#define SKX_M3UPI_EVENT_RXC_ARB_NOAD_REQ_VN1_AD_REQ /* UNC_M3UPI_RxC_ARB_NOAD_REQ_VN1.AD_REQ ev_sel=0x4a umask=0x1: Requests on AD. */ \
	SKX_M3UPI_CTL_(0x14au)
#define SKX_M3UPI_EVENT_RXC_ARB_NOAD_REQ_VN1_AD_SNP /* UNC_M3UPI_RxC_ARB_NOAD_REQ_VN1.AD_SNP ev_sel=0x4a umask=0x2: Snoops on AD. */ \
	SKX_M3UPI_CTL_(0x24au)
#define SKX_M3UPI_EVENT_RXC_ARB_NOAD_REQ_VN1_AD_RSP /* UNC_M3UPI_RxC_ARB_NOAD_REQ_VN1.AD_RSP ev_sel=0x4a umask=0x4: Responses on AD. */ \
	SKX_M3UPI_CTL_(0x44au)
#define SKX_M3UPI_EVENT_RXC_ARB_NOAD_REQ_VN1_BL_RSP /* UNC_M3UPI_RxC_ARB_NOAD_REQ_VN1.BL_RSP ev_sel=0x4a umask=0x8: Responses on BL. */ \
	SKX_M3UPI_CTL_(0x84au)
#define SKX_M3UPI_EVENT_RXC_ARB_NOAD_REQ_VN1_BL_WB /* UNC_M3UPI_RxC_ARB_NOAD_REQ_VN1.BL_WB ev_sel=0x4a umask=0x10: Writebacks on BL. */ \
	SKX_M3UPI_CTL_(0x104au)
#define SKX_M3UPI_EVENT_RXC_ARB_NOAD_REQ_VN1_BL_NCB /* UNC_M3UPI_RxC_ARB_NOAD_REQ_VN1.BL_NCB ev_sel=0x4a umask=0x20: Non-coherent bypass messages on BL. */ \
	SKX_M3UPI_CTL_(0x204au)
#define SKX_M3UPI_EVENT_RXC_ARB_NOAD_REQ_VN1_BL_NCS /* UNC_M3UPI_RxC_ARB_NOAD_REQ_VN1.BL_NCS ev_sel=0x4a umask=0x40: Non-coherent standard messages on BL. */ \
	SKX_M3UPI_CTL_(0x404au)
/* UNC_M3UPI_RxC_ARB_LOST_VN0 ev_sel=0x4b: Messages of VN0 that asked for a flit and lost, by class. */
#define SKX_M3UPI_EVENT_RXC_ARB_LOST_VN0_AD_REQ /* UNC_M3UPI_RxC_ARB_LOST_VN0.AD_REQ ev_sel=0x4b umask=0x1: Requests on AD. */ \
	SKX_M3UPI_CTL_(0x14bu)
#define SKX_M3UPI_EVENT_RXC_ARB_LOST_VN0_AD_SNP /* UNC_M3UPI_RxC_ARB_LOST_VN0.AD_SNP ev_sel=0x4b umask=0x2: Snoops on AD. */ \
	SKX_M3UPI_CTL_(0x24bu)
#define SKX_M3UPI_EVENT_RXC_ARB_LOST_VN0_AD_RSP /* UNC_M3UPI_RxC_ARB_LOST_VN0.AD_RSP ev_sel=0x4b umask=0x4: Responses on AD. */ \
	SKX_M3UPI_CTL_(0x44bu)
#define SKX_M3UPI_EVENT_RXC_ARB_LOST_VN0_BL_RSP /* UNC_M3UPI_RxC_ARB_LOST_VN0.BL_RSP ev_sel=0x4b umask=0x8: Responses on BL. */ \
	SKX_M3UPI_CTL_(0x84bu)
#define SKX_M3UPI_EVENT_RXC_ARB_LOST_VN0_BL_WB /* UNC_M3UPI_RxC_ARB_LOST_VN0.BL_WB ev_sel=0x4b umask=0x10: Writebacks on BL. */ \
	SKX_M3UPI_CTL_(0x104bu)
#define SKX_M3UPI_EVENT_RXC_ARB_LOST_VN0_BL_NCB /* UNC_M3UPI_RxC_ARB_LOST_VN0.BL_NCB ev_sel=0x4b umask=0x20: Non-coherent bypass messages on BL. */ \
	SKX_M3UPI_CTL_(0x204bu)
#define SKX_M3UPI_EVENT_RXC_ARB_LOST_VN0_BL_NCS /* UNC_M3UPI_RxC_ARB_LOST_VN0.BL_NCS ev_sel=0x4b umask=0x40: Non-coherent standard messages on BL. */ \
	SKX_M3UPI_CTL_(0x404bu)
/* UNC_M3UPI_RxC_ARB_LOST_VN1 ev_sel=0x4c: Messages of VN1 that asked for a flit and lost, by class. */
#define SKX_M3UPI_EVENT_RXC_ARB_LOST_VN1_AD_REQ /* UNC_M3UPI_RxC_ARB_LOST_VN1.AD_REQ ev_sel=0x4c umask=0x1: Requests on AD. */ \
	SKX_M3UPI_CTL_(0x14cu)
#define SKX_M3UPI_EVENT_RXC_ARB_LOST_VN1_AD_SNP /* UNC_M3UPI_RxC_ARB_LOST_VN1.AD_SNP ev_sel=0x4c umask=0x2: Snoops on AD. */ \
	SKX_M3UPI_CTL_(0x24cu)
#define SKX_M3UPI_EVENT_RXC_ARB_LOST_VN1_AD_RSP /* UNC_M3UPI_RxC_ARB_LOST_VN1.AD_RSP ev_sel=0x4c umask=0x4: Responses on AD. */ \
	SKX_M3UPI_CTL_(0x44cu)
#define SKX_M3UPI_EVENT_RXC_ARB_LOST_VN1_BL_RSP /* UNC_M3UPI_RxC_ARB_LOST_VN1.BL_RSP ev_sel=0x4c umask=0x8: Responses on BL. */ \
	SKX_M3UPI_CTL_(0x84cu)
#define SKX_M3UPI_EVENT_RXC_ARB_LOST_VN1_BL_WB /* UNC_M3UPI_RxC_ARB_LOST_VN1.BL_WB ev_sel=0x4c umask=0x10: Writebacks on BL. */ \
	SKX_M3UPI_CTL_(0x104cu)
#define SKX_M3UPI_EVENT_RXC_ARB_LOST_VN1_BL_NCB /* UNC_M3UPI_RxC_ARB_LOST_VN1.BL_NCB ev_sel=0x4c umask=0x20: Non-coherent bypass messages on BL. */ \
	SKX_M3UPI_CTL_(0x204cu)
#define SKX_M3UPI_EVENT_RXC_ARB_LOST_VN1_BL_NCS /* UNC_M3UPI_RxC_ARB_LOST_VN1.BL_NCS ev_sel=0x4c umask=0x40: Non-coherent standard messages on BL. */ \
	SKX_M3UPI_CTL_(0x404cu)
/* UNC_M3UPI_RxC_ARB_MISC ev_sel=0x4d: Other outcomes when messages ask for a flit. */
#define SKX_M3UPI_EVENT_RXC_ARB_MISC_PAR_BIAS_VN0 /* UNC_M3UPI_RxC_ARB_MISC.PAR_BIAS_VN0 ev_sel=0x4d umask=0x1: VN0 won twice in a row, as it had an AD and a BL message at once. */ \
	SKX_M3UPI_CTL_(0x14du)
#define SKX_M3UPI_EVENT_RXC_ARB_MISC_PAR_BIAS_VN1 /* UNC_M3UPI_RxC_ARB_MISC.PAR_BIAS_VN1 ev_sel=0x4d umask=0x2: VN1 won twice in a row, as it had an AD and a BL message at once. */ \
	SKX_M3UPI_CTL_(0x24du)
#define SKX_M3UPI_EVENT_RXC_ARB_MISC_NO_PROG_AD_VN0 /* UNC_M3UPI_RxC_ARB_MISC.NO_PROG_AD_VN0 ev_sel=0x4d umask=0x4: AD messages of VN0 stood still, as the flits could take no more. */ \
	SKX_M3UPI_CTL_(0x44du)
#define SKX_M3UPI_EVENT_RXC_ARB_MISC_NO_PROG_AD_VN1 /* UNC_M3UPI_RxC_ARB_MISC.NO_PROG_AD_VN1 ev_sel=0x4d umask=0x8: AD messages of VN1 stood still, as the flits could take no more. */ \
	SKX_M3UPI_CTL_(0x84du)
#define SKX_M3UPI_EVENT_RXC_ARB_MISC_NO_PROG_BL_VN0 /* UNC_M3UPI_RxC_ARB_MISC.NO_PROG_BL_VN0 ev_sel=0x4d umask=0x10: BL messages of VN0 stood still, as the flits could take no more. */ \
	SKX_M3UPI_CTL_(0x104du)
#define SKX_M3UPI_EVENT_RXC_ARB_MISC_NO_PROG_BL_VN1 /* UNC_M3UPI_RxC_ARB_MISC.NO_PROG_BL_VN1 ev_sel=0x4d umask=0x20: BL messages of VN1 stood still, as the flits could take no more. */ \
	SKX_M3UPI_CTL_(0x204du)
#define SKX_M3UPI_EVENT_RXC_ARB_MISC_ADBL_PARALLEL_WIN /* UNC_M3UPI_RxC_ARB_MISC.ADBL_PARALLEL_WIN ev_sel=0x4d umask=0x40: An AD and a BL message won at once. */ \
	SKX_M3UPI_CTL_(0x404du)
/* UNC_M3UPI_RxC_PACKING_MISS_VN0 ev_sel=0x4e: Messages of VN0 that came too late for a slot, which then stayed empty, by class. */
#define SKX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_AD_REQ /* UNC_M3UPI_RxC_PACKING_MISS_VN0.AD_REQ ev_sel=0x4e umask=0x1: Requests on AD. */ \
	SKX_M3UPI_CTL_(0x14eu)
#define SKX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_AD_SNP /* UNC_M3UPI_RxC_PACKING_MISS_VN0.AD_SNP ev_sel=0x4e umask=0x2: Snoops on AD. */ \
	SKX_M3UPI_CTL_(0x24eu)
#define SKX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_AD_RSP /* UNC_M3UPI_RxC_PACKING_MISS_VN0.AD_RSP ev_sel=0x4e umask=0x4: Responses on AD. */ \
	SKX_M3UPI_CTL_(0x44eu)
#define SKX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_BL_RSP /* UNC_M3UPI_RxC_PACKING_MISS_VN0.BL_RSP ev_sel=0x4e umask=0x8: Responses on BL. */ \
	SKX_M3UPI_CTL_(0x84eu)
#define SKX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_BL_WB /* UNC_M3UPI_RxC_PACKING_MISS_VN0.BL_WB ev_sel=0x4e umask=0x10: Writebacks on BL. */ \
	SKX_M3UPI_CTL_(0x104eu)
#define SKX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_BL_NCB /* UNC_M3UPI_RxC_PACKING_MISS_VN0.BL_NCB ev_sel=0x4e umask=0x20: Non-coherent bypass messages on BL. */ \
	SKX_M3UPI_CTL_(0x204eu)
#define SKX_M3UPI_EVENT_RXC_PACKING_MISS_VN0_BL_NCS /* UNC_M3UPI_RxC_PACKING_MISS_VN0.BL_NCS ev_sel=0x4e umask=0x40: Non-coherent standard messages on BL. */ \
	SKX_M3UPI_CTL_(0x404eu)
/* UNC_M3UPI_RxC_PACKING_MISS_VN1 ev_sel=0x4f: Messages of VN1 that came too late for a slot, which then stayed empty, by class. */
#define SKX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_AD_REQ /* UNC_M3UPI_RxC_PACKING_MISS_VN1.AD_REQ ev_sel=0x4f umask=0x1: Requests on AD. */ \
	SKX_M3UPI_CTL_(0x14fu)
#define SKX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_AD_SNP /* UNC_M3UPI_RxC_PACKING_MISS_VN1.AD_SNP ev_sel=0x4f umask=0x2: Snoops on AD. */ \
	SKX_M3UPI_CTL_(0x24fu)
#define SKX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_AD_RSP /* UNC_M3UPI_RxC_PACKING_MISS_VN1.AD_RSP ev_sel=0x4f umask=0x4: Responses on AD. */ \
	SKX_M3UPI_CTL_(0x44fu)
#define SKX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_BL_RSP /* UNC_M3UPI_RxC_PACKING_MISS_VN1.BL_RSP ev_sel=0x4f umask=0x8: Responses on BL. */ \
	SKX_M3UPI_CTL_(0x84fu)
#define SKX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_BL_WB /* UNC_M3UPI_RxC_PACKING_MISS_VN1.BL_WB ev_sel=0x4f umask=0x10: Writebacks on BL. */ \
	SKX_M3UPI_CTL_(0x104fu)
#define SKX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_BL_NCB /* UNC_M3UPI_RxC_PACKING_MISS_VN1.BL_NCB ev_sel=0x4f umask=0x20: Non-coherent bypass messages on BL. */ \
	SKX_M3UPI_CTL_(0x204fu)
#define SKX_M3UPI_EVENT_RXC_PACKING_MISS_VN1_BL_NCS /* UNC_M3UPI_RxC_PACKING_MISS_VN1.BL_NCS ev_sel=0x4f umask=0x40: Non-coherent standard messages on BL. */ \
	SKX_M3UPI_CTL_(0x404fu)
/* UNC_M3UPI_RxC_COLLISION_VN0 ev_sel=0x50: Messages of VN0 that lost slot 0 of a flit to another, by class. */
#define SKX_M3UPI_EVENT_RXC_COLLISION_VN0_AD_REQ /* UNC_M3UPI_RxC_COLLISION_VN0.AD_REQ ev_sel=0x50 umask=0x1: Requests on AD. */ \
	SKX_M3UPI_CTL_(0x150u)
#define SKX_M3UPI_EVENT_RXC_COLLISION_VN0_AD_SNP /* UNC_M3UPI_RxC_COLLISION_VN0.AD_SNP ev_sel=0x50 umask=0x2: Snoops on AD. */ \
	SKX_M3UPI_CTL_(0x250u)
#define SKX_M3UPI_EVENT_RXC_COLLISION_VN0_AD_RSP /* UNC_M3UPI_RxC_COLLISION_VN0.AD_RSP ev_sel=0x50 umask=0x4: Responses on AD. */ \
	SKX_M3UPI_CTL_(0x450u)
#define SKX_M3UPI_EVENT_RXC_COLLISION_VN0_BL_RSP /* UNC_M3UPI_RxC_COLLISION_VN0.BL_RSP ev_sel=0x50 umask=0x8: Responses on BL. */ \
	SKX_M3UPI_CTL_(0x850u)
#define SKX_M3UPI_EVENT_RXC_COLLISION_VN0_BL_WB /* UNC_M3UPI_RxC_COLLISION_VN0.BL_WB ev_sel=0x50 umask=0x10: Writebacks on BL. */ \
	SKX_M3UPI_CTL_(0x1050u)
#define SKX_M3UPI_EVENT_RXC_COLLISION_VN0_BL_NCB /* UNC_M3UPI_RxC_COLLISION_VN0.BL_NCB ev_sel=0x50 umask=0x20: Non-coherent bypass messages on BL. */ \
	SKX_M3UPI_CTL_(0x2050u)
#define SKX_M3UPI_EVENT_RXC_COLLISION_VN0_BL_NCS /* UNC_M3UPI_RxC_COLLISION_VN0.BL_NCS ev_sel=0x50 umask=0x40: Non-coherent standard messages on BL. */ \
	SKX_M3UPI_CTL_(0x4050u)
/* UNC_M3UPI_RxC_COLLISION_VN1 ev_sel=0x51: Messages of VN1 that lost slot 0 of a flit to another, by class. */
#define SKX_M3UPI_EVENT_RXC_COLLISION_VN1_AD_REQ /* UNC_M3UPI_RxC_COLLISION_VN1.AD_REQ ev_sel=0x51 umask=0x1: Requests on AD. */ \
	SKX_M3UPI_CTL_(0x151u)
#define SKX_M3UPI_EVENT_RXC_COLLISION_VN1_AD_SNP /* UNC_M3UPI_RxC_COLLISION_VN1.AD_SNP ev_sel=0x51 umask=0x2: Snoops on AD. */ \
	SKX_M3UPI_CTL_(0x251u)
#define SKX_M3UPI_EVENT_RXC_COLLISION_VN1_AD_RSP /* UNC_M3UPI_RxC_COLLISION_VN1.AD_RSP ev_sel=0x51 umask=0x4: Responses on AD. */ \
	SKX_M3UPI_CTL_(0x451u)
#define SKX_M3UPI_EVENT_RXC_COLLISION_VN1_BL_RSP /* UNC_M3UPI_RxC_COLLISION_VN1.BL_RSP ev_sel=0x51 umask=0x8: Responses on BL. */ \
	SKX_M3UPI_CTL_(0x851u)
#define SKX_M3UPI_EVENT_RXC_COLLISION_VN1_BL_WB /* UNC_M3UPI_RxC_COLLISION_VN1.BL_WB ev_sel=0x51 umask=0x10: Writebacks on BL. */ \
	SKX_M3UPI_CTL_(0x1051u)
#define SKX_M3UPI_EVENT_RXC_COLLISION_VN1_BL_NCB /* UNC_M3UPI_RxC_COLLISION_VN1.BL_NCB ev_sel=0x51 umask=0x20: Non-coherent bypass messages on BL. */ \
	SKX_M3UPI_CTL_(0x2051u)
#define SKX_M3UPI_EVENT_RXC_COLLISION_VN1_BL_NCS /* UNC_M3UPI_RxC_COLLISION_VN1.BL_NCS ev_sel=0x51 umask=0x40: Non-coherent standard messages on BL. */ \
	SKX_M3UPI_CTL_(0x4051u)
/* UNC_M3UPI_RxC_HELD ev_sel=0x52: Messages that won and still had to wait for a slot, and those that tried for one flit together. */
#define SKX_M3UPI_EVENT_RXC_HELD_VN0 /* UNC_M3UPI_RxC_HELD.VN0 ev_sel=0x52 umask=0x1: Left over from a flit of VN0, waiting while one of VN1 is made. */ \
	SKX_M3UPI_CTL_(0x152u)
#define SKX_M3UPI_EVENT_RXC_HELD_VN1 /* UNC_M3UPI_RxC_HELD.VN1 ev_sel=0x52 umask=0x2: Left over from a flit of VN1, waiting while one of VN0 is made. */ \
	SKX_M3UPI_CTL_(0x252u)
#define SKX_M3UPI_EVENT_RXC_HELD_PARALLEL_ATTEMPT /* UNC_M3UPI_RxC_HELD.PARALLEL_ATTEMPT ev_sel=0x52 umask=0x4: An AD and a BL message tried for the same flit. */ \
	SKX_M3UPI_CTL_(0x452u)
#define SKX_M3UPI_EVENT_RXC_HELD_PARALLEL_SUCCESS /* UNC_M3UPI_RxC_HELD.PARALLEL_SUCCESS ev_sel=0x52 umask=0x8: An AD and a BL message got into the same flit. */ \
	SKX_M3UPI_CTL_(0x852u)
#define SKX_M3UPI_EVENT_RXC_HELD_PARALLEL_AD_LOST /* UNC_M3UPI_RxC_HELD.PARALLEL_AD_LOST ev_sel=0x52 umask=0x10: An AD message lost slot 0. */ \
	SKX_M3UPI_CTL_(0x1052u)
#define SKX_M3UPI_EVENT_RXC_HELD_PARALLEL_BL_LOST /* UNC_M3UPI_RxC_HELD.PARALLEL_BL_LOST ev_sel=0x52 umask=0x20: A BL message lost slot 0. */ \
	SKX_M3UPI_CTL_(0x2052u)
#define SKX_M3UPI_EVENT_RXC_HELD_CANT_SLOT_AD /* UNC_M3UPI_RxC_HELD.CANT_SLOT_AD ev_sel=0x52 umask=0x40: An AD message found no slot. */ \
	SKX_M3UPI_CTL_(0x4052u)
#define SKX_M3UPI_EVENT_RXC_HELD_CANT_SLOT_BL /* UNC_M3UPI_RxC_HELD.CANT_SLOT_BL ev_sel=0x52 umask=0x80: A BL message found no slot. */ \
	SKX_M3UPI_CTL_(0x8052u)
/* UNC_M3UPI_RxC_FLIT_GEN_HDR1 ev_sel=0x53: States of the logic that makes header flits; more are in RxC_FLIT_GEN_HDR2. */
#define SKX_M3UPI_EVENT_RXC_FLIT_GEN_HDR1_ACCUM /* UNC_M3UPI_RxC_FLIT_GEN_HDR1.ACCUM ev_sel=0x53 umask=0x1: Collecting messages for a flit over several cycles. */ \
	SKX_M3UPI_CTL_(0x153u)
#define SKX_M3UPI_EVENT_RXC_FLIT_GEN_HDR1_ACCUM_READ /* UNC_M3UPI_RxC_FLIT_GEN_HDR1.ACCUM_READ ev_sel=0x53 umask=0x2: The flit is ready and may not leave; more messages can join it. */ \
	SKX_M3UPI_CTL_(0x253u)
#define SKX_M3UPI_EVENT_RXC_FLIT_GEN_HDR1_ACCUM_WASTED /* UNC_M3UPI_RxC_FLIT_GEN_HDR1.ACCUM_WASTED ev_sel=0x53 umask=0x4: Collecting, and no message came this cycle. */ \
	SKX_M3UPI_CTL_(0x453u)
#define SKX_M3UPI_EVENT_RXC_FLIT_GEN_HDR1_AHEAD_BLOCKED /* UNC_M3UPI_RxC_FLIT_GEN_HDR1.AHEAD_BLOCKED ev_sel=0x53 umask=0x8: A new flit is begun while the one before, complete, may not leave. */ \
	SKX_M3UPI_CTL_(0x853u)
#define SKX_M3UPI_EVENT_RXC_FLIT_GEN_HDR1_AHEAD_MSG /* UNC_M3UPI_RxC_FLIT_GEN_HDR1.AHEAD_MSG ev_sel=0x53 umask=0x10: A message goes into a flit begun in that way. */ \
	SKX_M3UPI_CTL_(0x1053u)
#define SKX_M3UPI_EVENT_RXC_FLIT_GEN_HDR1_PAR /* UNC_M3UPI_RxC_FLIT_GEN_HDR1.PAR ev_sel=0x53 umask=0x20: A flit may be made while data flits are sent. */ \
	SKX_M3UPI_CTL_(0x2053u)
#define SKX_M3UPI_EVENT_RXC_FLIT_GEN_HDR1_PAR_MSG /* UNC_M3UPI_RxC_FLIT_GEN_HDR1.PAR_MSG ev_sel=0x53 umask=0x40: A message goes into a flit while data flits are sent. */ \
	SKX_M3UPI_CTL_(0x4053u)
#define SKX_M3UPI_EVENT_RXC_FLIT_GEN_HDR1_PAR_FLIT /* UNC_M3UPI_RxC_FLIT_GEN_HDR1.PAR_FLIT ev_sel=0x53 umask=0x80: A flit is completed while data flits are sent. */ \
	SKX_M3UPI_CTL_(0x8053u)
/* UNC_M3UPI_RxC_FLIT_GEN_HDR2 ev_sel=0x54: Pauses of the logic that makes header flits, to match the rate of the link. */
#define SKX_M3UPI_EVENT_RXC_FLIT_GEN_HDR2_RMSTALL /* UNC_M3UPI_RxC_FLIT_GEN_HDR2.RMSTALL ev_sel=0x54 umask=0x1: Every pause. */ \
	SKX_M3UPI_CTL_(0x154u)
#define SKX_M3UPI_EVENT_RXC_FLIT_GEN_HDR2_RMSTALL_NOMSG /* UNC_M3UPI_RxC_FLIT_GEN_HDR2.RMSTALL_NOMSG ev_sel=0x54 umask=0x2: Pauses in which no message joined the flit. */ \
	SKX_M3UPI_CTL_(0x254u)
/* UNC_M3UPI_RxC_FLIT_NOT_SENT ev_sel=0x55: Header flits that were ready and could not leave, and how full those were that left. */
#define SKX_M3UPI_EVENT_RXC_FLIT_NOT_SENT_ALL /* UNC_M3UPI_RxC_FLIT_NOT_SENT.ALL ev_sel=0x55 umask=0x1: Every cause. */ \
	SKX_M3UPI_CTL_(0x155u)
#define SKX_M3UPI_EVENT_RXC_FLIT_NOT_SENT_NO_BGF_CRD /* UNC_M3UPI_RxC_FLIT_NOT_SENT.NO_BGF_CRD ev_sel=0x55 umask=0x2: No credit for the queue between the two clocks (BGF). */ \
	SKX_M3UPI_CTL_(0x255u)
#define SKX_M3UPI_EVENT_RXC_FLIT_NOT_SENT_NO_TXQ_CRD /* UNC_M3UPI_RxC_FLIT_NOT_SENT.NO_TXQ_CRD ev_sel=0x55 umask=0x4: No credit for the send queue of the link. */ \
	SKX_M3UPI_CTL_(0x455u)
#define SKX_M3UPI_EVENT_RXC_FLIT_NOT_SENT_NO_BGF_NO_MSG /* UNC_M3UPI_RxC_FLIT_NOT_SENT.NO_BGF_NO_MSG ev_sel=0x55 umask=0x8: No credit for the queue between the two clocks, and no message joined meanwhile. */ \
	SKX_M3UPI_CTL_(0x855u)
#define SKX_M3UPI_EVENT_RXC_FLIT_NOT_SENT_NO_TXQ_NO_MSG /* UNC_M3UPI_RxC_FLIT_NOT_SENT.NO_TXQ_NO_MSG ev_sel=0x55 umask=0x10: No credit for the send queue, and no message joined meanwhile. */ \
	SKX_M3UPI_CTL_(0x1055u)
#define SKX_M3UPI_EVENT_RXC_FLIT_NOT_SENT_ONE_TAKEN /* UNC_M3UPI_RxC_FLIT_NOT_SENT.ONE_TAKEN ev_sel=0x55 umask=0x20: Left with one slot taken. */ \
	SKX_M3UPI_CTL_(0x2055u)
#define SKX_M3UPI_EVENT_RXC_FLIT_NOT_SENT_TWO_TAKEN /* UNC_M3UPI_RxC_FLIT_NOT_SENT.TWO_TAKEN ev_sel=0x55 umask=0x40: Left with two slots taken. */ \
	SKX_M3UPI_CTL_(0x4055u)
#define SKX_M3UPI_EVENT_RXC_FLIT_NOT_SENT_THREE_TAKEN /* UNC_M3UPI_RxC_FLIT_NOT_SENT.THREE_TAKEN ev_sel=0x55 umask=0x80: Left with all three slots taken. */ \
	SKX_M3UPI_CTL_(0x8055u)
/* UNC_M3UPI_RxC_FLITS_SENT ev_sel=0x56: Header flits sent, by how much they carry. */
#define SKX_M3UPI_EVENT_RXC_FLITS_SENT_1_MSG /* UNC_M3UPI_RxC_FLITS_SENT.1_MSG ev_sel=0x56 umask=0x1: One message. */ \
	SKX_M3UPI_CTL_(0x156u)
#define SKX_M3UPI_EVENT_RXC_FLITS_SENT_2_MSGS /* UNC_M3UPI_RxC_FLITS_SENT.2_MSGS ev_sel=0x56 umask=0x2: Two messages, on shared credits. */ \
	SKX_M3UPI_CTL_(0x256u)
#define SKX_M3UPI_EVENT_RXC_FLITS_SENT_3_MSGS /* UNC_M3UPI_RxC_FLITS_SENT.3_MSGS ev_sel=0x56 umask=0x4: Three messages, on shared credits. */ \
	SKX_M3UPI_CTL_(0x456u)
#define SKX_M3UPI_EVENT_RXC_FLITS_SENT_1_MSG_VNX /* UNC_M3UPI_RxC_FLITS_SENT.1_MSG_VNX ev_sel=0x56 umask=0x8: One message, on a credit of VN0 or VN1. */ \
	SKX_M3UPI_CTL_(0x856u)
#define SKX_M3UPI_EVENT_RXC_FLITS_SENT_SLOTS_1 /* UNC_M3UPI_RxC_FLITS_SENT.SLOTS_1 ev_sel=0x56 umask=0x10: One slot filled, going by the name. */ \
	SKX_M3UPI_CTL_(0x1056u)
#define SKX_M3UPI_EVENT_RXC_FLITS_SENT_SLOTS_2 /* UNC_M3UPI_RxC_FLITS_SENT.SLOTS_2 ev_sel=0x56 umask=0x20: Two slots filled, going by the name. */ \
	SKX_M3UPI_CTL_(0x2056u)
#define SKX_M3UPI_EVENT_RXC_FLITS_SENT_SLOTS_3 /* UNC_M3UPI_RxC_FLITS_SENT.SLOTS_3 ev_sel=0x56 umask=0x40: Three slots filled, going by the name. */ \
	SKX_M3UPI_CTL_(0x4056u)
/* UNC_M3UPI_RxC_FLITS_DATA_NOT_SENT ev_sel=0x57: Data flits that were ready and could not leave. */
#define SKX_M3UPI_EVENT_RXC_FLITS_DATA_NOT_SENT_ALL /* UNC_M3UPI_RxC_FLITS_DATA_NOT_SENT.ALL ev_sel=0x57 umask=0x1: Every cause. */ \
	SKX_M3UPI_CTL_(0x157u)
#define SKX_M3UPI_EVENT_RXC_FLITS_DATA_NOT_SENT_NO_BGF /* UNC_M3UPI_RxC_FLITS_DATA_NOT_SENT.NO_BGF ev_sel=0x57 umask=0x2: No credit for the queue between the two clocks (BGF). */ \
	SKX_M3UPI_CTL_(0x257u)
#define SKX_M3UPI_EVENT_RXC_FLITS_DATA_NOT_SENT_NO_TXQ /* UNC_M3UPI_RxC_FLITS_DATA_NOT_SENT.NO_TXQ ev_sel=0x57 umask=0x4: No credit for the send queue of the link. */ \
	SKX_M3UPI_CTL_(0x457u)
/* UNC_M3UPI_RxC_FLITS_SLOT_BL ev_sel=0x58: BL messages that go into a header flit; their data comes in two halves, pump 0 and pump 1. */
#define SKX_M3UPI_EVENT_RXC_FLITS_SLOT_BL_ALL /* UNC_M3UPI_RxC_FLITS_SLOT_BL.ALL ev_sel=0x58 umask=0x1: Every one. */ \
	SKX_M3UPI_CTL_(0x158u)
#define SKX_M3UPI_EVENT_RXC_FLITS_SLOT_BL_NEED_DATA /* UNC_M3UPI_RxC_FLITS_SLOT_BL.NEED_DATA ev_sel=0x58 umask=0x2: Data flits must follow. */ \
	SKX_M3UPI_CTL_(0x258u)
#define SKX_M3UPI_EVENT_RXC_FLITS_SLOT_BL_P0_WAIT /* UNC_M3UPI_RxC_FLITS_SLOT_BL.P0_WAIT ev_sel=0x58 umask=0x4: Waiting for half 0 of the header. */ \
	SKX_M3UPI_CTL_(0x458u)
#define SKX_M3UPI_EVENT_RXC_FLITS_SLOT_BL_P1_WAIT /* UNC_M3UPI_RxC_FLITS_SLOT_BL.P1_WAIT ev_sel=0x58 umask=0x8: Waiting for half 1 of the header. */ \
	SKX_M3UPI_CTL_(0x858u)
#define SKX_M3UPI_EVENT_RXC_FLITS_SLOT_BL_P1_NOT_REQ /* UNC_M3UPI_RxC_FLITS_SLOT_BL.P1_NOT_REQ ev_sel=0x58 umask=0x10: Half 1 is not needed. */ \
	SKX_M3UPI_CTL_(0x1058u)
#define SKX_M3UPI_EVENT_RXC_FLITS_SLOT_BL_P1_NOT_REQ_BUT_BUBBLE /* UNC_M3UPI_RxC_FLITS_SLOT_BL.P1_NOT_REQ_BUT_BUBBLE ev_sel=0x58 umask=0x20: Half 1 is not needed, and yet the flit is late. */ \
	SKX_M3UPI_CTL_(0x2058u)
#define SKX_M3UPI_EVENT_RXC_FLITS_SLOT_BL_P1_NOT_REQ_NOT_AVAIL /* UNC_M3UPI_RxC_FLITS_SLOT_BL.P1_NOT_REQ_NOT_AVAIL ev_sel=0x58 umask=0x40: Half 1 is not needed, and not there. */ \
	SKX_M3UPI_CTL_(0x4058u)
/* UNC_M3UPI_RxC_FLITS_GEN_BL ev_sel=0x59: States of the logic that makes data flits; a message whose half 1 is missing is set aside. */
#define SKX_M3UPI_EVENT_RXC_FLITS_GEN_BL_P0_WAIT /* UNC_M3UPI_RxC_FLITS_GEN_BL.P0_WAIT ev_sel=0x59 umask=0x1: Waiting for half 0 of the data. */ \
	SKX_M3UPI_CTL_(0x159u)
#define SKX_M3UPI_EVENT_RXC_FLITS_GEN_BL_P1_WAIT /* UNC_M3UPI_RxC_FLITS_GEN_BL.P1_WAIT ev_sel=0x59 umask=0x2: Waiting for half 1 of the data. */ \
	SKX_M3UPI_CTL_(0x259u)
#define SKX_M3UPI_EVENT_RXC_FLITS_GEN_BL_P1P_TO_LIMBO /* UNC_M3UPI_RxC_FLITS_GEN_BL.P1P_TO_LIMBO ev_sel=0x59 umask=0x4: A message that is done but for half 1 is set aside. */ \
	SKX_M3UPI_CTL_(0x459u)
#define SKX_M3UPI_EVENT_RXC_FLITS_GEN_BL_P1P_BUSY /* UNC_M3UPI_RxC_FLITS_GEN_BL.P1P_BUSY ev_sel=0x59 umask=0x8: At least one message is set aside. */ \
	SKX_M3UPI_CTL_(0x859u)
#define SKX_M3UPI_EVENT_RXC_FLITS_GEN_BL_P1P_AT_LIMIT /* UNC_M3UPI_RxC_FLITS_GEN_BL.P1P_AT_LIMIT ev_sel=0x59 umask=0x10: No more messages can be set aside. */ \
	SKX_M3UPI_CTL_(0x1059u)
#define SKX_M3UPI_EVENT_RXC_FLITS_GEN_BL_P1P_HOLD_P0 /* UNC_M3UPI_RxC_FLITS_GEN_BL.P1P_HOLD_P0 ev_sel=0x59 umask=0x20: So many are set aside that messages of half 0 alone are held up. */ \
	SKX_M3UPI_CTL_(0x2059u)
#define SKX_M3UPI_EVENT_RXC_FLITS_GEN_BL_P1P_FIFO_FULL /* UNC_M3UPI_RxC_FLITS_GEN_BL.P1P_FIFO_FULL ev_sel=0x59 umask=0x40: The queue of those that were completed is full. */ \
	SKX_M3UPI_CTL_(0x4059u)
#define SKX_M3UPI_EVENT_RXC_FLITS_MISC /* UNC_M3UPI_RxC_FLITS_MISC ev_sel=0x5a: Other things about flits; Intel does not explain it. */ \
	SKX_M3UPI_CTL_(0x5au)
/* UNC_M3UPI_RxC_VNA_CRD ev_sel=0x5b: Shared credits (VNA) of the other end of the link. */
#define SKX_M3UPI_EVENT_RXC_VNA_CRD_USED /* UNC_M3UPI_RxC_VNA_CRD.USED ev_sel=0x5b umask=0x1: Credits taken. */ \
	SKX_M3UPI_CTL_(0x15bu)
#define SKX_M3UPI_EVENT_RXC_VNA_CRD_CORRECTED /* UNC_M3UPI_RxC_VNA_CRD.CORRECTED ev_sel=0x5b umask=0x2: Credits given back on this side. */ \
	SKX_M3UPI_CTL_(0x25bu)
#define SKX_M3UPI_EVENT_RXC_VNA_CRD_LT1 /* UNC_M3UPI_RxC_VNA_CRD.LT1 ev_sel=0x5b umask=0x4: Cycles with none left. */ \
	SKX_M3UPI_CTL_(0x45bu)
#define SKX_M3UPI_EVENT_RXC_VNA_CRD_LT4 /* UNC_M3UPI_RxC_VNA_CRD.LT4 ev_sel=0x5b umask=0x8: Cycles with fewer than four left, too few for a BL message. */ \
	SKX_M3UPI_CTL_(0x85bu)
#define SKX_M3UPI_EVENT_RXC_VNA_CRD_LT5 /* UNC_M3UPI_RxC_VNA_CRD.LT5 ev_sel=0x5b umask=0x10: Cycles with fewer than five left, too few for an AD and a BL message at once. */ \
	SKX_M3UPI_CTL_(0x105bu)
#define SKX_M3UPI_EVENT_RXC_VNA_CRD_ANY_IN_USE /* UNC_M3UPI_RxC_VNA_CRD.ANY_IN_USE ev_sel=0x5b umask=0x20: Cycles with at least one taken. */ \
	SKX_M3UPI_CTL_(0x205bu)
/* UNC_M3UPI_VN0_CREDITS_USED ev_sel=0x5c: Credits of VN0 that messages took to cross the link, as no shared one (VNA) was left; one lasts for a whole message. Intel's titles of WB, NCB and NCS say responses, writebacks and NCB. */
#define SKX_M3UPI_EVENT_VN0_CREDITS_USED_REQ /* UNC_M3UPI_VN0_CREDITS_USED.REQ ev_sel=0x5c umask=0x1: Requests. */ \
	SKX_M3UPI_CTL_(0x15cu)
#define SKX_M3UPI_EVENT_VN0_CREDITS_USED_SNP /* UNC_M3UPI_VN0_CREDITS_USED.SNP ev_sel=0x5c umask=0x2: Snoops. */ \
	SKX_M3UPI_CTL_(0x25cu)
#define SKX_M3UPI_EVENT_VN0_CREDITS_USED_RSP /* UNC_M3UPI_VN0_CREDITS_USED.RSP ev_sel=0x5c umask=0x4: Responses. */ \
	SKX_M3UPI_CTL_(0x45cu)
#define SKX_M3UPI_EVENT_VN0_CREDITS_USED_WB /* UNC_M3UPI_VN0_CREDITS_USED.WB ev_sel=0x5c umask=0x8: Writebacks. */ \
	SKX_M3UPI_CTL_(0x85cu)
#define SKX_M3UPI_EVENT_VN0_CREDITS_USED_NCB /* UNC_M3UPI_VN0_CREDITS_USED.NCB ev_sel=0x5c umask=0x10: Non-coherent bypass messages. */ \
	SKX_M3UPI_CTL_(0x105cu)
#define SKX_M3UPI_EVENT_VN0_CREDITS_USED_NCS /* UNC_M3UPI_VN0_CREDITS_USED.NCS ev_sel=0x5c umask=0x20: Non-coherent standard messages. */ \
	SKX_M3UPI_CTL_(0x205cu)
/* UNC_M3UPI_VN1_CREDITS_USED ev_sel=0x5d: Credits of VN1 that messages took to cross the link, as no shared one (VNA) was left; one lasts for a whole message. Intel's titles of WB, NCB and NCS say responses, writebacks and NCB. */
#define SKX_M3UPI_EVENT_VN1_CREDITS_USED_REQ /* UNC_M3UPI_VN1_CREDITS_USED.REQ ev_sel=0x5d umask=0x1: Requests. */ \
	SKX_M3UPI_CTL_(0x15du)
#define SKX_M3UPI_EVENT_VN1_CREDITS_USED_SNP /* UNC_M3UPI_VN1_CREDITS_USED.SNP ev_sel=0x5d umask=0x2: Snoops. */ \
	SKX_M3UPI_CTL_(0x25du)
#define SKX_M3UPI_EVENT_VN1_CREDITS_USED_RSP /* UNC_M3UPI_VN1_CREDITS_USED.RSP ev_sel=0x5d umask=0x4: Responses. */ \
	SKX_M3UPI_CTL_(0x45du)
#define SKX_M3UPI_EVENT_VN1_CREDITS_USED_WB /* UNC_M3UPI_VN1_CREDITS_USED.WB ev_sel=0x5d umask=0x8: Writebacks. */ \
	SKX_M3UPI_CTL_(0x85du)
#define SKX_M3UPI_EVENT_VN1_CREDITS_USED_NCB /* UNC_M3UPI_VN1_CREDITS_USED.NCB ev_sel=0x5d umask=0x10: Non-coherent bypass messages. */ \
	SKX_M3UPI_CTL_(0x105du)
#define SKX_M3UPI_EVENT_VN1_CREDITS_USED_NCS /* UNC_M3UPI_VN1_CREDITS_USED.NCS ev_sel=0x5d umask=0x20: Non-coherent standard messages. */ \
	SKX_M3UPI_CTL_(0x205du)
/* UNC_M3UPI_VN0_NO_CREDITS ev_sel=0x5e: Cycles in which no credit of VN0 was left, by class. Intel's titles of WB, NCB and NCS say responses, writebacks and NCB. */
#define SKX_M3UPI_EVENT_VN0_NO_CREDITS_REQ /* UNC_M3UPI_VN0_NO_CREDITS.REQ ev_sel=0x5e umask=0x1: Requests. */ \
	SKX_M3UPI_CTL_(0x15eu)
#define SKX_M3UPI_EVENT_VN0_NO_CREDITS_SNP /* UNC_M3UPI_VN0_NO_CREDITS.SNP ev_sel=0x5e umask=0x2: Snoops. */ \
	SKX_M3UPI_CTL_(0x25eu)
#define SKX_M3UPI_EVENT_VN0_NO_CREDITS_RSP /* UNC_M3UPI_VN0_NO_CREDITS.RSP ev_sel=0x5e umask=0x4: Responses. */ \
	SKX_M3UPI_CTL_(0x45eu)
#define SKX_M3UPI_EVENT_VN0_NO_CREDITS_WB /* UNC_M3UPI_VN0_NO_CREDITS.WB ev_sel=0x5e umask=0x8: Writebacks. */ \
	SKX_M3UPI_CTL_(0x85eu)
#define SKX_M3UPI_EVENT_VN0_NO_CREDITS_NCB /* UNC_M3UPI_VN0_NO_CREDITS.NCB ev_sel=0x5e umask=0x10: Non-coherent bypass messages. */ \
	SKX_M3UPI_CTL_(0x105eu)
#define SKX_M3UPI_EVENT_VN0_NO_CREDITS_NCS /* UNC_M3UPI_VN0_NO_CREDITS.NCS ev_sel=0x5e umask=0x20: Non-coherent standard messages. */ \
	SKX_M3UPI_CTL_(0x205eu)
/* UNC_M3UPI_VN1_NO_CREDITS ev_sel=0x5f: Cycles in which no credit of VN1 was left, by class. Intel's titles of WB, NCB and NCS say responses, writebacks and NCB. */
#define SKX_M3UPI_EVENT_VN1_NO_CREDITS_REQ /* UNC_M3UPI_VN1_NO_CREDITS.REQ ev_sel=0x5f umask=0x1: Requests. */ \
	SKX_M3UPI_CTL_(0x15fu)
#define SKX_M3UPI_EVENT_VN1_NO_CREDITS_SNP /* UNC_M3UPI_VN1_NO_CREDITS.SNP ev_sel=0x5f umask=0x2: Snoops. */ \
	SKX_M3UPI_CTL_(0x25fu)
#define SKX_M3UPI_EVENT_VN1_NO_CREDITS_RSP /* UNC_M3UPI_VN1_NO_CREDITS.RSP ev_sel=0x5f umask=0x4: Responses. */ \
	SKX_M3UPI_CTL_(0x45fu)
#define SKX_M3UPI_EVENT_VN1_NO_CREDITS_WB /* UNC_M3UPI_VN1_NO_CREDITS.WB ev_sel=0x5f umask=0x8: Writebacks. */ \
	SKX_M3UPI_CTL_(0x85fu)
#define SKX_M3UPI_EVENT_VN1_NO_CREDITS_NCB /* UNC_M3UPI_VN1_NO_CREDITS.NCB ev_sel=0x5f umask=0x10: Non-coherent bypass messages. */ \
	SKX_M3UPI_CTL_(0x105fu)
#define SKX_M3UPI_EVENT_VN1_NO_CREDITS_NCS /* UNC_M3UPI_VN1_NO_CREDITS.NCS ev_sel=0x5f umask=0x20: Non-coherent standard messages. */ \
	SKX_M3UPI_CTL_(0x205fu)
/* UNC_M3UPI_RxC_CRD_MISC ev_sel=0x60: Flits on their way to the link, and data held up for want of a credit. */
#define SKX_M3UPI_EVENT_RXC_CRD_MISC_ANY_BGF_FIFO /* UNC_M3UPI_RxC_CRD_MISC.ANY_BGF_FIFO ev_sel=0x60 umask=0x1: Cycles with a flit in the queue between the two clocks (BGF). */ \
	SKX_M3UPI_CTL_(0x160u)
#define SKX_M3UPI_EVENT_RXC_CRD_MISC_ANY_BGF_PATH /* UNC_M3UPI_RxC_CRD_MISC.ANY_BGF_PATH ev_sel=0x60 umask=0x2: Cycles with a flit in that queue or on the way to it. */ \
	SKX_M3UPI_CTL_(0x260u)
#define SKX_M3UPI_EVENT_RXC_CRD_MISC_NO_D2K_FOR_ARB /* UNC_M3UPI_RxC_CRD_MISC.NO_D2K_FOR_ARB ev_sel=0x60 umask=0x4: Responses with data that could not ask for a flit, as there was no credit for their completion (D2K). */ \
	SKX_M3UPI_CTL_(0x460u)
/* UNC_M3UPI_RxC_CRD_OCC ev_sel=0x61: Credits and flits in use, added up each cycle. */
#define SKX_M3UPI_EVENT_RXC_CRD_OCC_VNA_IN_USE /* UNC_M3UPI_RxC_CRD_OCC.VNA_IN_USE ev_sel=0x61 umask=0x1: Shared credits (VNA) of the other end. */ \
	SKX_M3UPI_CTL_(0x161u)
#define SKX_M3UPI_EVENT_RXC_CRD_OCC_FLITS_IN_FIFO /* UNC_M3UPI_RxC_CRD_OCC.FLITS_IN_FIFO ev_sel=0x61 umask=0x2: Flits in the queue between the two clocks (BGF). */ \
	SKX_M3UPI_CTL_(0x261u)
#define SKX_M3UPI_EVENT_RXC_CRD_OCC_FLITS_IN_PATH /* UNC_M3UPI_RxC_CRD_OCC.FLITS_IN_PATH ev_sel=0x61 umask=0x4: Flits in that queue or on the way to it. */ \
	SKX_M3UPI_CTL_(0x461u)
#define SKX_M3UPI_EVENT_RXC_CRD_OCC_TXQ_CRD /* UNC_M3UPI_RxC_CRD_OCC.TxQ_CRD ev_sel=0x61 umask=0x8: Credits for the send queue of the link. */ \
	SKX_M3UPI_CTL_(0x861u)
#define SKX_M3UPI_EVENT_RXC_CRD_OCC_D2K_CRD /* UNC_M3UPI_RxC_CRD_OCC.D2K_CRD ev_sel=0x61 umask=0x10: Credits for completions (D2K). */ \
	SKX_M3UPI_CTL_(0x1061u)
#define SKX_M3UPI_EVENT_RXC_CRD_OCC_P1P_TOTAL /* UNC_M3UPI_RxC_CRD_OCC.P1P_TOTAL ev_sel=0x61 umask=0x20: BL messages that are set aside for their second half. */ \
	SKX_M3UPI_CTL_(0x2061u)
#define SKX_M3UPI_EVENT_RXC_CRD_OCC_P1P_FIFO /* UNC_M3UPI_RxC_CRD_OCC.P1P_FIFO ev_sel=0x61 umask=0x40: Those of them that are complete. */ \
	SKX_M3UPI_CTL_(0x4061u)
/* UNC_M3UPI_RxC_SMI3_PFTCH ev_sel=0x62: Prefetches on SMI3, the messages to and from memory. */
#define SKX_M3UPI_EVENT_RXC_SMI3_PFTCH_ARRIVED /* UNC_M3UPI_RxC_SMI3_PFTCH.ARRIVED ev_sel=0x62 umask=0x1: Arrived. */ \
	SKX_M3UPI_CTL_(0x162u)
#define SKX_M3UPI_EVENT_RXC_SMI3_PFTCH_ARB_LOST /* UNC_M3UPI_RxC_SMI3_PFTCH.ARB_LOST ev_sel=0x62 umask=0x2: Asked for a flit and lost. */ \
	SKX_M3UPI_CTL_(0x262u)
#define SKX_M3UPI_EVENT_RXC_SMI3_PFTCH_SLOTTED /* UNC_M3UPI_RxC_SMI3_PFTCH.SLOTTED ev_sel=0x62 umask=0x4: Got a slot. */ \
	SKX_M3UPI_CTL_(0x462u)
#define SKX_M3UPI_EVENT_RXC_SMI3_PFTCH_DROP_OLD /* UNC_M3UPI_RxC_SMI3_PFTCH.DROP_OLD ev_sel=0x62 umask=0x8: Dropped, because it was too old. */ \
	SKX_M3UPI_CTL_(0x862u)
#define SKX_M3UPI_EVENT_RXC_SMI3_PFTCH_DROP_WRAP /* UNC_M3UPI_RxC_SMI3_PFTCH.DROP_WRAP ev_sel=0x62 umask=0x10: Dropped, because a newer one took its place in a full queue. */ \
	SKX_M3UPI_CTL_(0x1062u)
/* UNC_M3UPI_AG0_AD_CRD_ACQUIRED ev_sel=0x80: AD credits that agent 0 of the mesh stop takes, by transgress buffer. */
#define SKX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED_TGR0 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED.TGR0 ev_sel=0x80 umask=0x1: Credits of transgress 0. */ \
	SKX_M3UPI_CTL_(0x180u)
#define SKX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED_TGR1 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED.TGR1 ev_sel=0x80 umask=0x2: Credits of transgress 1. */ \
	SKX_M3UPI_CTL_(0x280u)
#define SKX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED_TGR2 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED.TGR2 ev_sel=0x80 umask=0x4: Credits of transgress 2. */ \
	SKX_M3UPI_CTL_(0x480u)
#define SKX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED_TGR3 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED.TGR3 ev_sel=0x80 umask=0x8: Credits of transgress 3. */ \
	SKX_M3UPI_CTL_(0x880u)
#define SKX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED_TGR4 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED.TGR4 ev_sel=0x80 umask=0x10: Credits of transgress 4. */ \
	SKX_M3UPI_CTL_(0x1080u)
#define SKX_M3UPI_EVENT_AG0_AD_CRD_ACQUIRED_TGR5 /* UNC_M3UPI_AG0_AD_CRD_ACQUIRED.TGR5 ev_sel=0x80 umask=0x20: Credits of transgress 5. */ \
	SKX_M3UPI_CTL_(0x2080u)
/* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY ev_sel=0x82: AD credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer. */
#define SKX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY_TGR0 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY.TGR0 ev_sel=0x82 umask=0x1: Credits of transgress 0. */ \
	SKX_M3UPI_CTL_(0x182u)
#define SKX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY_TGR1 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY.TGR1 ev_sel=0x82 umask=0x2: Credits of transgress 1. */ \
	SKX_M3UPI_CTL_(0x282u)
#define SKX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY_TGR2 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY.TGR2 ev_sel=0x82 umask=0x4: Credits of transgress 2. */ \
	SKX_M3UPI_CTL_(0x482u)
#define SKX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY_TGR3 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY.TGR3 ev_sel=0x82 umask=0x8: Credits of transgress 3. */ \
	SKX_M3UPI_CTL_(0x882u)
#define SKX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY_TGR4 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY.TGR4 ev_sel=0x82 umask=0x10: Credits of transgress 4. */ \
	SKX_M3UPI_CTL_(0x1082u)
#define SKX_M3UPI_EVENT_AG0_AD_CRD_OCCUPANCY_TGR5 /* UNC_M3UPI_AG0_AD_CRD_OCCUPANCY.TGR5 ev_sel=0x82 umask=0x20: Credits of transgress 5. */ \
	SKX_M3UPI_CTL_(0x2082u)
/* UNC_M3UPI_AG1_AD_CRD_ACQUIRED ev_sel=0x84: AD credits that agent 1 of the mesh stop takes, by transgress buffer. */
#define SKX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED_TGR0 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED.TGR0 ev_sel=0x84 umask=0x1: Credits of transgress 0. */ \
	SKX_M3UPI_CTL_(0x184u)
#define SKX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED_TGR1 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED.TGR1 ev_sel=0x84 umask=0x2: Credits of transgress 1. */ \
	SKX_M3UPI_CTL_(0x284u)
#define SKX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED_TGR2 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED.TGR2 ev_sel=0x84 umask=0x4: Credits of transgress 2. */ \
	SKX_M3UPI_CTL_(0x484u)
#define SKX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED_TGR3 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED.TGR3 ev_sel=0x84 umask=0x8: Credits of transgress 3. */ \
	SKX_M3UPI_CTL_(0x884u)
#define SKX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED_TGR4 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED.TGR4 ev_sel=0x84 umask=0x10: Credits of transgress 4. */ \
	SKX_M3UPI_CTL_(0x1084u)
#define SKX_M3UPI_EVENT_AG1_AD_CRD_ACQUIRED_TGR5 /* UNC_M3UPI_AG1_AD_CRD_ACQUIRED.TGR5 ev_sel=0x84 umask=0x20: Credits of transgress 5. */ \
	SKX_M3UPI_CTL_(0x2084u)
/* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY ev_sel=0x86: AD credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer. */
#define SKX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY_TGR0 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY.TGR0 ev_sel=0x86 umask=0x1: Credits of transgress 0. */ \
	SKX_M3UPI_CTL_(0x186u)
#define SKX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY_TGR1 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY.TGR1 ev_sel=0x86 umask=0x2: Credits of transgress 1. */ \
	SKX_M3UPI_CTL_(0x286u)
#define SKX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY_TGR2 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY.TGR2 ev_sel=0x86 umask=0x4: Credits of transgress 2. */ \
	SKX_M3UPI_CTL_(0x486u)
#define SKX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY_TGR3 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY.TGR3 ev_sel=0x86 umask=0x8: Credits of transgress 3. */ \
	SKX_M3UPI_CTL_(0x886u)
#define SKX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY_TGR4 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY.TGR4 ev_sel=0x86 umask=0x10: Credits of transgress 4. */ \
	SKX_M3UPI_CTL_(0x1086u)
#define SKX_M3UPI_EVENT_AG1_AD_CRD_OCCUPANCY_TGR5 /* UNC_M3UPI_AG1_AD_CRD_OCCUPANCY.TGR5 ev_sel=0x86 umask=0x20: Credits of transgress 5. */ \
	SKX_M3UPI_CTL_(0x2086u)
/* UNC_M3UPI_AG0_BL_CRD_ACQUIRED ev_sel=0x88: BL credits that agent 0 of the mesh stop takes, by transgress buffer. */
#define SKX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED_TGR0 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED.TGR0 ev_sel=0x88 umask=0x1: Credits of transgress 0. */ \
	SKX_M3UPI_CTL_(0x188u)
#define SKX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED_TGR1 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED.TGR1 ev_sel=0x88 umask=0x2: Credits of transgress 1. */ \
	SKX_M3UPI_CTL_(0x288u)
#define SKX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED_TGR2 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED.TGR2 ev_sel=0x88 umask=0x4: Credits of transgress 2. */ \
	SKX_M3UPI_CTL_(0x488u)
#define SKX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED_TGR3 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED.TGR3 ev_sel=0x88 umask=0x8: Credits of transgress 3. */ \
	SKX_M3UPI_CTL_(0x888u)
#define SKX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED_TGR4 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED.TGR4 ev_sel=0x88 umask=0x10: Credits of transgress 4. */ \
	SKX_M3UPI_CTL_(0x1088u)
#define SKX_M3UPI_EVENT_AG0_BL_CRD_ACQUIRED_TGR5 /* UNC_M3UPI_AG0_BL_CRD_ACQUIRED.TGR5 ev_sel=0x88 umask=0x20: Credits of transgress 5. */ \
	SKX_M3UPI_CTL_(0x2088u)
/* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY ev_sel=0x8a: BL credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer. */
#define SKX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY_TGR0 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY.TGR0 ev_sel=0x8a umask=0x1: Credits of transgress 0. */ \
	SKX_M3UPI_CTL_(0x18au)
#define SKX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY_TGR1 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY.TGR1 ev_sel=0x8a umask=0x2: Credits of transgress 1. */ \
	SKX_M3UPI_CTL_(0x28au)
#define SKX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY_TGR2 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY.TGR2 ev_sel=0x8a umask=0x4: Credits of transgress 2. */ \
	SKX_M3UPI_CTL_(0x48au)
#define SKX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY_TGR3 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY.TGR3 ev_sel=0x8a umask=0x8: Credits of transgress 3. */ \
	SKX_M3UPI_CTL_(0x88au)
#define SKX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY_TGR4 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY.TGR4 ev_sel=0x8a umask=0x10: Credits of transgress 4. */ \
	SKX_M3UPI_CTL_(0x108au)
#define SKX_M3UPI_EVENT_AG0_BL_CRD_OCCUPANCY_TGR5 /* UNC_M3UPI_AG0_BL_CRD_OCCUPANCY.TGR5 ev_sel=0x8a umask=0x20: Credits of transgress 5. */ \
	SKX_M3UPI_CTL_(0x208au)
/* UNC_M3UPI_AG1_BL_CREDITS_ACQUIRED ev_sel=0x8c: BL credits that agent 1 of the mesh stop takes, by transgress buffer. */
#define SKX_M3UPI_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR0 /* UNC_M3UPI_AG1_BL_CREDITS_ACQUIRED.TGR0 ev_sel=0x8c umask=0x1: Credits of transgress 0. */ \
	SKX_M3UPI_CTL_(0x18cu)
#define SKX_M3UPI_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR1 /* UNC_M3UPI_AG1_BL_CREDITS_ACQUIRED.TGR1 ev_sel=0x8c umask=0x2: Credits of transgress 1. */ \
	SKX_M3UPI_CTL_(0x28cu)
#define SKX_M3UPI_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR2 /* UNC_M3UPI_AG1_BL_CREDITS_ACQUIRED.TGR2 ev_sel=0x8c umask=0x4: Credits of transgress 2. */ \
	SKX_M3UPI_CTL_(0x48cu)
#define SKX_M3UPI_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR3 /* UNC_M3UPI_AG1_BL_CREDITS_ACQUIRED.TGR3 ev_sel=0x8c umask=0x8: Credits of transgress 3. */ \
	SKX_M3UPI_CTL_(0x88cu)
#define SKX_M3UPI_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR4 /* UNC_M3UPI_AG1_BL_CREDITS_ACQUIRED.TGR4 ev_sel=0x8c umask=0x10: Credits of transgress 4. */ \
	SKX_M3UPI_CTL_(0x108cu)
#define SKX_M3UPI_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR5 /* UNC_M3UPI_AG1_BL_CREDITS_ACQUIRED.TGR5 ev_sel=0x8c umask=0x20: Credits of transgress 5. */ \
	SKX_M3UPI_CTL_(0x208cu)
/* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY ev_sel=0x8e: BL credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer. */
#define SKX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY_TGR0 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY.TGR0 ev_sel=0x8e umask=0x1: Credits of transgress 0. */ \
	SKX_M3UPI_CTL_(0x18eu)
#define SKX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY_TGR0_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY_TGR1 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY.TGR1 ev_sel=0x8e umask=0x2: Credits of transgress 1. */ \
	SKX_M3UPI_CTL_(0x28eu)
#define SKX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY_TGR1_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY_TGR2 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY.TGR2 ev_sel=0x8e umask=0x4: Credits of transgress 2. */ \
	SKX_M3UPI_CTL_(0x48eu)
#define SKX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY_TGR2_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY_TGR3 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY.TGR3 ev_sel=0x8e umask=0x8: Credits of transgress 3. */ \
	SKX_M3UPI_CTL_(0x88eu)
#define SKX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY_TGR3_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY_TGR4 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY.TGR4 ev_sel=0x8e umask=0x10: Credits of transgress 4. */ \
	SKX_M3UPI_CTL_(0x108eu)
#define SKX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY_TGR4_COUNTERS 0x1u
#define SKX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY_TGR5 /* UNC_M3UPI_AG1_BL_CRD_OCCUPANCY.TGR5 ev_sel=0x8e umask=0x20: Credits of transgress 5. */ \
	SKX_M3UPI_CTL_(0x208eu)
#define SKX_M3UPI_EVENT_AG1_BL_CRD_OCCUPANCY_TGR5_COUNTERS 0x1u
/* UNC_M3UPI_TxR_VERT_OCCUPANCY ev_sel=0x90: Messages that wait for the vertical ring, added up each cycle. */
#define SKX_M3UPI_EVENT_TXR_VERT_OCCUPANCY_AD_AG0 /* UNC_M3UPI_TxR_VERT_OCCUPANCY.AD_AG0 ev_sel=0x90 umask=0x1: AD messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x190u)
#define SKX_M3UPI_EVENT_TXR_VERT_OCCUPANCY_AK_AG0 /* UNC_M3UPI_TxR_VERT_OCCUPANCY.AK_AG0 ev_sel=0x90 umask=0x2: AK messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x290u)
#define SKX_M3UPI_EVENT_TXR_VERT_OCCUPANCY_BL_AG0 /* UNC_M3UPI_TxR_VERT_OCCUPANCY.BL_AG0 ev_sel=0x90 umask=0x4: BL messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x490u)
#define SKX_M3UPI_EVENT_TXR_VERT_OCCUPANCY_IV /* UNC_M3UPI_TxR_VERT_OCCUPANCY.IV ev_sel=0x90 umask=0x8: IV messages. */ \
	SKX_M3UPI_CTL_(0x890u)
#define SKX_M3UPI_EVENT_TXR_VERT_OCCUPANCY_AD_AG1 /* UNC_M3UPI_TxR_VERT_OCCUPANCY.AD_AG1 ev_sel=0x90 umask=0x10: AD messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x1090u)
#define SKX_M3UPI_EVENT_TXR_VERT_OCCUPANCY_AK_AG1 /* UNC_M3UPI_TxR_VERT_OCCUPANCY.AK_AG1 ev_sel=0x90 umask=0x20: AK messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x2090u)
#define SKX_M3UPI_EVENT_TXR_VERT_OCCUPANCY_BL_AG1 /* UNC_M3UPI_TxR_VERT_OCCUPANCY.BL_AG1 ev_sel=0x90 umask=0x40: BL messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x4090u)
/* UNC_M3UPI_TxR_VERT_INSERTS ev_sel=0x91: Messages that enter the queue for the vertical ring. */
#define SKX_M3UPI_EVENT_TXR_VERT_INSERTS_AD_AG0 /* UNC_M3UPI_TxR_VERT_INSERTS.AD_AG0 ev_sel=0x91 umask=0x1: AD messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x191u)
#define SKX_M3UPI_EVENT_TXR_VERT_INSERTS_AK_AG0 /* UNC_M3UPI_TxR_VERT_INSERTS.AK_AG0 ev_sel=0x91 umask=0x2: AK messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x291u)
#define SKX_M3UPI_EVENT_TXR_VERT_INSERTS_BL_AG0 /* UNC_M3UPI_TxR_VERT_INSERTS.BL_AG0 ev_sel=0x91 umask=0x4: BL messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x491u)
#define SKX_M3UPI_EVENT_TXR_VERT_INSERTS_IV /* UNC_M3UPI_TxR_VERT_INSERTS.IV ev_sel=0x91 umask=0x8: IV messages. */ \
	SKX_M3UPI_CTL_(0x891u)
#define SKX_M3UPI_EVENT_TXR_VERT_INSERTS_AD_AG1 /* UNC_M3UPI_TxR_VERT_INSERTS.AD_AG1 ev_sel=0x91 umask=0x10: AD messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x1091u)
#define SKX_M3UPI_EVENT_TXR_VERT_INSERTS_AK_AG1 /* UNC_M3UPI_TxR_VERT_INSERTS.AK_AG1 ev_sel=0x91 umask=0x20: AK messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x2091u)
#define SKX_M3UPI_EVENT_TXR_VERT_INSERTS_BL_AG1 /* UNC_M3UPI_TxR_VERT_INSERTS.BL_AG1 ev_sel=0x91 umask=0x40: BL messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x4091u)
/* UNC_M3UPI_TxR_VERT_CYCLES_FULL ev_sel=0x92: Cycles in which the queue for the vertical ring is full, going by the name; Intel's longer description says not full. */
#define SKX_M3UPI_EVENT_TXR_VERT_CYCLES_FULL_AD_AG0 /* UNC_M3UPI_TxR_VERT_CYCLES_FULL.AD_AG0 ev_sel=0x92 umask=0x1: AD messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x192u)
#define SKX_M3UPI_EVENT_TXR_VERT_CYCLES_FULL_AK_AG0 /* UNC_M3UPI_TxR_VERT_CYCLES_FULL.AK_AG0 ev_sel=0x92 umask=0x2: AK messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x292u)
#define SKX_M3UPI_EVENT_TXR_VERT_CYCLES_FULL_BL_AG0 /* UNC_M3UPI_TxR_VERT_CYCLES_FULL.BL_AG0 ev_sel=0x92 umask=0x4: BL messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x492u)
#define SKX_M3UPI_EVENT_TXR_VERT_CYCLES_FULL_IV /* UNC_M3UPI_TxR_VERT_CYCLES_FULL.IV ev_sel=0x92 umask=0x8: IV messages. */ \
	SKX_M3UPI_CTL_(0x892u)
#define SKX_M3UPI_EVENT_TXR_VERT_CYCLES_FULL_AD_AG1 /* UNC_M3UPI_TxR_VERT_CYCLES_FULL.AD_AG1 ev_sel=0x92 umask=0x10: AD messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x1092u)
#define SKX_M3UPI_EVENT_TXR_VERT_CYCLES_FULL_AK_AG1 /* UNC_M3UPI_TxR_VERT_CYCLES_FULL.AK_AG1 ev_sel=0x92 umask=0x20: AK messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x2092u)
#define SKX_M3UPI_EVENT_TXR_VERT_CYCLES_FULL_BL_AG1 /* UNC_M3UPI_TxR_VERT_CYCLES_FULL.BL_AG1 ev_sel=0x92 umask=0x40: BL messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x4092u)
/* UNC_M3UPI_TxR_VERT_CYCLES_NE ev_sel=0x93: Cycles in which something waits for the vertical ring. */
#define SKX_M3UPI_EVENT_TXR_VERT_CYCLES_NE_AD_AG0 /* UNC_M3UPI_TxR_VERT_CYCLES_NE.AD_AG0 ev_sel=0x93 umask=0x1: AD messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x193u)
#define SKX_M3UPI_EVENT_TXR_VERT_CYCLES_NE_AK_AG0 /* UNC_M3UPI_TxR_VERT_CYCLES_NE.AK_AG0 ev_sel=0x93 umask=0x2: AK messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x293u)
#define SKX_M3UPI_EVENT_TXR_VERT_CYCLES_NE_BL_AG0 /* UNC_M3UPI_TxR_VERT_CYCLES_NE.BL_AG0 ev_sel=0x93 umask=0x4: BL messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x493u)
#define SKX_M3UPI_EVENT_TXR_VERT_CYCLES_NE_IV /* UNC_M3UPI_TxR_VERT_CYCLES_NE.IV ev_sel=0x93 umask=0x8: IV messages. */ \
	SKX_M3UPI_CTL_(0x893u)
#define SKX_M3UPI_EVENT_TXR_VERT_CYCLES_NE_AD_AG1 /* UNC_M3UPI_TxR_VERT_CYCLES_NE.AD_AG1 ev_sel=0x93 umask=0x10: AD messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x1093u)
#define SKX_M3UPI_EVENT_TXR_VERT_CYCLES_NE_AK_AG1 /* UNC_M3UPI_TxR_VERT_CYCLES_NE.AK_AG1 ev_sel=0x93 umask=0x20: AK messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x2093u)
#define SKX_M3UPI_EVENT_TXR_VERT_CYCLES_NE_BL_AG1 /* UNC_M3UPI_TxR_VERT_CYCLES_NE.BL_AG1 ev_sel=0x93 umask=0x40: BL messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x4093u)
/* UNC_M3UPI_TxR_HORZ_OCCUPANCY ev_sel=0x94: Messages that wait for the horizontal ring, added up each cycle. */
#define SKX_M3UPI_EVENT_TXR_HORZ_OCCUPANCY_AD_BNC /* UNC_M3UPI_TxR_HORZ_OCCUPANCY.AD_BNC ev_sel=0x94 umask=0x1: AD messages without a credit. */ \
	SKX_M3UPI_CTL_(0x194u)
#define SKX_M3UPI_EVENT_TXR_HORZ_OCCUPANCY_AK_BNC /* UNC_M3UPI_TxR_HORZ_OCCUPANCY.AK_BNC ev_sel=0x94 umask=0x2: AK messages without a credit. */ \
	SKX_M3UPI_CTL_(0x294u)
#define SKX_M3UPI_EVENT_TXR_HORZ_OCCUPANCY_BL_BNC /* UNC_M3UPI_TxR_HORZ_OCCUPANCY.BL_BNC ev_sel=0x94 umask=0x4: BL messages without a credit. */ \
	SKX_M3UPI_CTL_(0x494u)
#define SKX_M3UPI_EVENT_TXR_HORZ_OCCUPANCY_IV_BNC /* UNC_M3UPI_TxR_HORZ_OCCUPANCY.IV_BNC ev_sel=0x94 umask=0x8: IV messages without a credit. */ \
	SKX_M3UPI_CTL_(0x894u)
#define SKX_M3UPI_EVENT_TXR_HORZ_OCCUPANCY_AD_CRD /* UNC_M3UPI_TxR_HORZ_OCCUPANCY.AD_CRD ev_sel=0x94 umask=0x10: AD messages with a credit. */ \
	SKX_M3UPI_CTL_(0x1094u)
#define SKX_M3UPI_EVENT_TXR_HORZ_OCCUPANCY_BL_CRD /* UNC_M3UPI_TxR_HORZ_OCCUPANCY.BL_CRD ev_sel=0x94 umask=0x40: BL messages with a credit. */ \
	SKX_M3UPI_CTL_(0x4094u)
/* UNC_M3UPI_TxR_HORZ_INSERTS ev_sel=0x95: Messages that enter the queue for the horizontal ring. */
#define SKX_M3UPI_EVENT_TXR_HORZ_INSERTS_AD_BNC /* UNC_M3UPI_TxR_HORZ_INSERTS.AD_BNC ev_sel=0x95 umask=0x1: AD messages without a credit. */ \
	SKX_M3UPI_CTL_(0x195u)
#define SKX_M3UPI_EVENT_TXR_HORZ_INSERTS_AK_BNC /* UNC_M3UPI_TxR_HORZ_INSERTS.AK_BNC ev_sel=0x95 umask=0x2: AK messages without a credit. */ \
	SKX_M3UPI_CTL_(0x295u)
#define SKX_M3UPI_EVENT_TXR_HORZ_INSERTS_BL_BNC /* UNC_M3UPI_TxR_HORZ_INSERTS.BL_BNC ev_sel=0x95 umask=0x4: BL messages without a credit. */ \
	SKX_M3UPI_CTL_(0x495u)
#define SKX_M3UPI_EVENT_TXR_HORZ_INSERTS_IV_BNC /* UNC_M3UPI_TxR_HORZ_INSERTS.IV_BNC ev_sel=0x95 umask=0x8: IV messages without a credit. */ \
	SKX_M3UPI_CTL_(0x895u)
#define SKX_M3UPI_EVENT_TXR_HORZ_INSERTS_AD_CRD /* UNC_M3UPI_TxR_HORZ_INSERTS.AD_CRD ev_sel=0x95 umask=0x10: AD messages with a credit. */ \
	SKX_M3UPI_CTL_(0x1095u)
#define SKX_M3UPI_EVENT_TXR_HORZ_INSERTS_BL_CRD /* UNC_M3UPI_TxR_HORZ_INSERTS.BL_CRD ev_sel=0x95 umask=0x40: BL messages with a credit. */ \
	SKX_M3UPI_CTL_(0x4095u)
/* UNC_M3UPI_TxR_HORZ_CYCLES_FULL ev_sel=0x96: Cycles in which the queue for the horizontal ring is full. */
#define SKX_M3UPI_EVENT_TXR_HORZ_CYCLES_FULL_AD_BNC /* UNC_M3UPI_TxR_HORZ_CYCLES_FULL.AD_BNC ev_sel=0x96 umask=0x1: AD messages without a credit. */ \
	SKX_M3UPI_CTL_(0x196u)
#define SKX_M3UPI_EVENT_TXR_HORZ_CYCLES_FULL_AK_BNC /* UNC_M3UPI_TxR_HORZ_CYCLES_FULL.AK_BNC ev_sel=0x96 umask=0x2: AK messages without a credit. */ \
	SKX_M3UPI_CTL_(0x296u)
#define SKX_M3UPI_EVENT_TXR_HORZ_CYCLES_FULL_BL_BNC /* UNC_M3UPI_TxR_HORZ_CYCLES_FULL.BL_BNC ev_sel=0x96 umask=0x4: BL messages without a credit. */ \
	SKX_M3UPI_CTL_(0x496u)
#define SKX_M3UPI_EVENT_TXR_HORZ_CYCLES_FULL_IV_BNC /* UNC_M3UPI_TxR_HORZ_CYCLES_FULL.IV_BNC ev_sel=0x96 umask=0x8: IV messages without a credit. */ \
	SKX_M3UPI_CTL_(0x896u)
#define SKX_M3UPI_EVENT_TXR_HORZ_CYCLES_FULL_AD_CRD /* UNC_M3UPI_TxR_HORZ_CYCLES_FULL.AD_CRD ev_sel=0x96 umask=0x10: AD messages with a credit. */ \
	SKX_M3UPI_CTL_(0x1096u)
#define SKX_M3UPI_EVENT_TXR_HORZ_CYCLES_FULL_BL_CRD /* UNC_M3UPI_TxR_HORZ_CYCLES_FULL.BL_CRD ev_sel=0x96 umask=0x40: BL messages with a credit. */ \
	SKX_M3UPI_CTL_(0x4096u)
/* UNC_M3UPI_TxR_HORZ_CYCLES_NE ev_sel=0x97: Cycles in which something waits for the horizontal ring. */
#define SKX_M3UPI_EVENT_TXR_HORZ_CYCLES_NE_AD_BNC /* UNC_M3UPI_TxR_HORZ_CYCLES_NE.AD_BNC ev_sel=0x97 umask=0x1: AD messages without a credit. */ \
	SKX_M3UPI_CTL_(0x197u)
#define SKX_M3UPI_EVENT_TXR_HORZ_CYCLES_NE_AK_BNC /* UNC_M3UPI_TxR_HORZ_CYCLES_NE.AK_BNC ev_sel=0x97 umask=0x2: AK messages without a credit. */ \
	SKX_M3UPI_CTL_(0x297u)
#define SKX_M3UPI_EVENT_TXR_HORZ_CYCLES_NE_BL_BNC /* UNC_M3UPI_TxR_HORZ_CYCLES_NE.BL_BNC ev_sel=0x97 umask=0x4: BL messages without a credit. */ \
	SKX_M3UPI_CTL_(0x497u)
#define SKX_M3UPI_EVENT_TXR_HORZ_CYCLES_NE_IV_BNC /* UNC_M3UPI_TxR_HORZ_CYCLES_NE.IV_BNC ev_sel=0x97 umask=0x8: IV messages without a credit. */ \
	SKX_M3UPI_CTL_(0x897u)
#define SKX_M3UPI_EVENT_TXR_HORZ_CYCLES_NE_AD_CRD /* UNC_M3UPI_TxR_HORZ_CYCLES_NE.AD_CRD ev_sel=0x97 umask=0x10: AD messages with a credit. */ \
	SKX_M3UPI_CTL_(0x1097u)
#define SKX_M3UPI_EVENT_TXR_HORZ_CYCLES_NE_BL_CRD /* UNC_M3UPI_TxR_HORZ_CYCLES_NE.BL_CRD ev_sel=0x97 umask=0x40: BL messages with a credit. */ \
	SKX_M3UPI_CTL_(0x4097u)
/* UNC_M3UPI_TxR_VERT_NACK ev_sel=0x98: Messages that the vertical ring refused. */
#define SKX_M3UPI_EVENT_TXR_VERT_NACK_AD_AG0 /* UNC_M3UPI_TxR_VERT_NACK.AD_AG0 ev_sel=0x98 umask=0x1: AD messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x198u)
#define SKX_M3UPI_EVENT_TXR_VERT_NACK_AK_AG0 /* UNC_M3UPI_TxR_VERT_NACK.AK_AG0 ev_sel=0x98 umask=0x2: AK messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x298u)
#define SKX_M3UPI_EVENT_TXR_VERT_NACK_BL_AG0 /* UNC_M3UPI_TxR_VERT_NACK.BL_AG0 ev_sel=0x98 umask=0x4: BL messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x498u)
#define SKX_M3UPI_EVENT_TXR_VERT_NACK_IV /* UNC_M3UPI_TxR_VERT_NACK.IV ev_sel=0x98 umask=0x8: IV messages. */ \
	SKX_M3UPI_CTL_(0x898u)
#define SKX_M3UPI_EVENT_TXR_VERT_NACK_AD_AG1 /* UNC_M3UPI_TxR_VERT_NACK.AD_AG1 ev_sel=0x98 umask=0x10: AD messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x1098u)
#define SKX_M3UPI_EVENT_TXR_VERT_NACK_AK_AG1 /* UNC_M3UPI_TxR_VERT_NACK.AK_AG1 ev_sel=0x98 umask=0x20: AK messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x2098u)
#define SKX_M3UPI_EVENT_TXR_VERT_NACK_BL_AG1 /* UNC_M3UPI_TxR_VERT_NACK.BL_AG1 ev_sel=0x98 umask=0x40: BL messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x4098u)
/* UNC_M3UPI_TxR_HORZ_NACK ev_sel=0x99: Messages that the horizontal ring refused. */
#define SKX_M3UPI_EVENT_TXR_HORZ_NACK_AD_BNC /* UNC_M3UPI_TxR_HORZ_NACK.AD_BNC ev_sel=0x99 umask=0x1: AD messages without a credit. */ \
	SKX_M3UPI_CTL_(0x199u)
#define SKX_M3UPI_EVENT_TXR_HORZ_NACK_AK_BNC /* UNC_M3UPI_TxR_HORZ_NACK.AK_BNC ev_sel=0x99 umask=0x2: AK messages without a credit. */ \
	SKX_M3UPI_CTL_(0x299u)
#define SKX_M3UPI_EVENT_TXR_HORZ_NACK_BL_BNC /* UNC_M3UPI_TxR_HORZ_NACK.BL_BNC ev_sel=0x99 umask=0x4: BL messages without a credit. */ \
	SKX_M3UPI_CTL_(0x499u)
#define SKX_M3UPI_EVENT_TXR_HORZ_NACK_IV_BNC /* UNC_M3UPI_TxR_HORZ_NACK.IV_BNC ev_sel=0x99 umask=0x8: IV messages without a credit. */ \
	SKX_M3UPI_CTL_(0x899u)
#define SKX_M3UPI_EVENT_TXR_HORZ_NACK_AD_CRD /* UNC_M3UPI_TxR_HORZ_NACK.AD_CRD ev_sel=0x99 umask=0x20: AD messages with a credit. */ \
	SKX_M3UPI_CTL_(0x2099u)
#define SKX_M3UPI_EVENT_TXR_HORZ_NACK_BL_CRD /* UNC_M3UPI_TxR_HORZ_NACK.BL_CRD ev_sel=0x99 umask=0x40: BL messages with a credit. */ \
	SKX_M3UPI_CTL_(0x4099u)
/* UNC_M3UPI_TxR_VERT_STARVED ev_sel=0x9a: Times that messages waited so long for the vertical ring that they counted as starved. */
#define SKX_M3UPI_EVENT_TXR_VERT_STARVED_AD_AG0 /* UNC_M3UPI_TxR_VERT_STARVED.AD_AG0 ev_sel=0x9a umask=0x1: AD messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x19au)
#define SKX_M3UPI_EVENT_TXR_VERT_STARVED_AK_AG0 /* UNC_M3UPI_TxR_VERT_STARVED.AK_AG0 ev_sel=0x9a umask=0x2: AK messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x29au)
#define SKX_M3UPI_EVENT_TXR_VERT_STARVED_BL_AG0 /* UNC_M3UPI_TxR_VERT_STARVED.BL_AG0 ev_sel=0x9a umask=0x4: BL messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x49au)
#define SKX_M3UPI_EVENT_TXR_VERT_STARVED_IV /* UNC_M3UPI_TxR_VERT_STARVED.IV ev_sel=0x9a umask=0x8: IV messages. */ \
	SKX_M3UPI_CTL_(0x89au)
#define SKX_M3UPI_EVENT_TXR_VERT_STARVED_AD_AG1 /* UNC_M3UPI_TxR_VERT_STARVED.AD_AG1 ev_sel=0x9a umask=0x10: AD messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x109au)
#define SKX_M3UPI_EVENT_TXR_VERT_STARVED_AK_AG1 /* UNC_M3UPI_TxR_VERT_STARVED.AK_AG1 ev_sel=0x9a umask=0x20: AK messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x209au)
#define SKX_M3UPI_EVENT_TXR_VERT_STARVED_BL_AG1 /* UNC_M3UPI_TxR_VERT_STARVED.BL_AG1 ev_sel=0x9a umask=0x40: BL messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x409au)
/* UNC_M3UPI_TxR_HORZ_STARVED ev_sel=0x9b: Times that messages waited so long for the horizontal ring that they counted as starved. */
#define SKX_M3UPI_EVENT_TXR_HORZ_STARVED_AD_BNC /* UNC_M3UPI_TxR_HORZ_STARVED.AD_BNC ev_sel=0x9b umask=0x1: AD messages without a credit. */ \
	SKX_M3UPI_CTL_(0x19bu)
#define SKX_M3UPI_EVENT_TXR_HORZ_STARVED_AK_BNC /* UNC_M3UPI_TxR_HORZ_STARVED.AK_BNC ev_sel=0x9b umask=0x2: AK messages without a credit. */ \
	SKX_M3UPI_CTL_(0x29bu)
#define SKX_M3UPI_EVENT_TXR_HORZ_STARVED_BL_BNC /* UNC_M3UPI_TxR_HORZ_STARVED.BL_BNC ev_sel=0x9b umask=0x4: BL messages without a credit. */ \
	SKX_M3UPI_CTL_(0x49bu)
#define SKX_M3UPI_EVENT_TXR_HORZ_STARVED_IV_BNC /* UNC_M3UPI_TxR_HORZ_STARVED.IV_BNC ev_sel=0x9b umask=0x8: IV messages without a credit. */ \
	SKX_M3UPI_CTL_(0x89bu)
/* UNC_M3UPI_TxR_VERT_ADS_USED ev_sel=0x9c: Messages that took the slot that the vertical ring keeps free against deadlocks. */
#define SKX_M3UPI_EVENT_TXR_VERT_ADS_USED_AD_AG0 /* UNC_M3UPI_TxR_VERT_ADS_USED.AD_AG0 ev_sel=0x9c umask=0x1: AD messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x19cu)
#define SKX_M3UPI_EVENT_TXR_VERT_ADS_USED_AK_AG0 /* UNC_M3UPI_TxR_VERT_ADS_USED.AK_AG0 ev_sel=0x9c umask=0x2: AK messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x29cu)
#define SKX_M3UPI_EVENT_TXR_VERT_ADS_USED_BL_AG0 /* UNC_M3UPI_TxR_VERT_ADS_USED.BL_AG0 ev_sel=0x9c umask=0x4: BL messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x49cu)
#define SKX_M3UPI_EVENT_TXR_VERT_ADS_USED_AD_AG1 /* UNC_M3UPI_TxR_VERT_ADS_USED.AD_AG1 ev_sel=0x9c umask=0x10: AD messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x109cu)
#define SKX_M3UPI_EVENT_TXR_VERT_ADS_USED_AK_AG1 /* UNC_M3UPI_TxR_VERT_ADS_USED.AK_AG1 ev_sel=0x9c umask=0x20: AK messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x209cu)
#define SKX_M3UPI_EVENT_TXR_VERT_ADS_USED_BL_AG1 /* UNC_M3UPI_TxR_VERT_ADS_USED.BL_AG1 ev_sel=0x9c umask=0x40: BL messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x409cu)
/* UNC_M3UPI_TxR_HORZ_ADS_USED ev_sel=0x9d: Messages that took the slot that the horizontal ring keeps free against deadlocks. */
#define SKX_M3UPI_EVENT_TXR_HORZ_ADS_USED_AD_BNC /* UNC_M3UPI_TxR_HORZ_ADS_USED.AD_BNC ev_sel=0x9d umask=0x1: AD messages without a credit. */ \
	SKX_M3UPI_CTL_(0x19du)
#define SKX_M3UPI_EVENT_TXR_HORZ_ADS_USED_AK_BNC /* UNC_M3UPI_TxR_HORZ_ADS_USED.AK_BNC ev_sel=0x9d umask=0x2: AK messages without a credit. */ \
	SKX_M3UPI_CTL_(0x29du)
#define SKX_M3UPI_EVENT_TXR_HORZ_ADS_USED_BL_BNC /* UNC_M3UPI_TxR_HORZ_ADS_USED.BL_BNC ev_sel=0x9d umask=0x4: BL messages without a credit. */ \
	SKX_M3UPI_CTL_(0x49du)
#define SKX_M3UPI_EVENT_TXR_HORZ_ADS_USED_AD_CRD /* UNC_M3UPI_TxR_HORZ_ADS_USED.AD_CRD ev_sel=0x9d umask=0x10: AD messages with a credit. */ \
	SKX_M3UPI_CTL_(0x109du)
#define SKX_M3UPI_EVENT_TXR_HORZ_ADS_USED_BL_CRD /* UNC_M3UPI_TxR_HORZ_ADS_USED.BL_CRD ev_sel=0x9d umask=0x40: BL messages with a credit. */ \
	SKX_M3UPI_CTL_(0x409du)
/* UNC_M3UPI_TxR_VERT_BYPASS ev_sel=0x9e: Messages that went straight onto the vertical ring, without waiting in its queue. */
#define SKX_M3UPI_EVENT_TXR_VERT_BYPASS_AD_AG0 /* UNC_M3UPI_TxR_VERT_BYPASS.AD_AG0 ev_sel=0x9e umask=0x1: AD messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x19eu)
#define SKX_M3UPI_EVENT_TXR_VERT_BYPASS_AK_AG0 /* UNC_M3UPI_TxR_VERT_BYPASS.AK_AG0 ev_sel=0x9e umask=0x2: AK messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x29eu)
#define SKX_M3UPI_EVENT_TXR_VERT_BYPASS_BL_AG0 /* UNC_M3UPI_TxR_VERT_BYPASS.BL_AG0 ev_sel=0x9e umask=0x4: BL messages of agent 0. */ \
	SKX_M3UPI_CTL_(0x49eu)
#define SKX_M3UPI_EVENT_TXR_VERT_BYPASS_IV /* UNC_M3UPI_TxR_VERT_BYPASS.IV ev_sel=0x9e umask=0x8: IV messages. */ \
	SKX_M3UPI_CTL_(0x89eu)
#define SKX_M3UPI_EVENT_TXR_VERT_BYPASS_AD_AG1 /* UNC_M3UPI_TxR_VERT_BYPASS.AD_AG1 ev_sel=0x9e umask=0x10: AD messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x109eu)
#define SKX_M3UPI_EVENT_TXR_VERT_BYPASS_AK_AG1 /* UNC_M3UPI_TxR_VERT_BYPASS.AK_AG1 ev_sel=0x9e umask=0x20: AK messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x209eu)
#define SKX_M3UPI_EVENT_TXR_VERT_BYPASS_BL_AG1 /* UNC_M3UPI_TxR_VERT_BYPASS.BL_AG1 ev_sel=0x9e umask=0x40: BL messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x409eu)
/* UNC_M3UPI_TxR_HORZ_BYPASS ev_sel=0x9f: Messages that went straight onto the horizontal ring, without waiting in its queue. */
#define SKX_M3UPI_EVENT_TXR_HORZ_BYPASS_AD_BNC /* UNC_M3UPI_TxR_HORZ_BYPASS.AD_BNC ev_sel=0x9f umask=0x1: AD messages without a credit. */ \
	SKX_M3UPI_CTL_(0x19fu)
#define SKX_M3UPI_EVENT_TXR_HORZ_BYPASS_AK_BNC /* UNC_M3UPI_TxR_HORZ_BYPASS.AK_BNC ev_sel=0x9f umask=0x2: AK messages without a credit. */ \
	SKX_M3UPI_CTL_(0x29fu)
#define SKX_M3UPI_EVENT_TXR_HORZ_BYPASS_BL_BNC /* UNC_M3UPI_TxR_HORZ_BYPASS.BL_BNC ev_sel=0x9f umask=0x4: BL messages without a credit. */ \
	SKX_M3UPI_CTL_(0x49fu)
#define SKX_M3UPI_EVENT_TXR_HORZ_BYPASS_IV_BNC /* UNC_M3UPI_TxR_HORZ_BYPASS.IV_BNC ev_sel=0x9f umask=0x8: IV messages without a credit. */ \
	SKX_M3UPI_CTL_(0x89fu)
#define SKX_M3UPI_EVENT_TXR_HORZ_BYPASS_AD_CRD /* UNC_M3UPI_TxR_HORZ_BYPASS.AD_CRD ev_sel=0x9f umask=0x10: AD messages with a credit. */ \
	SKX_M3UPI_CTL_(0x109fu)
#define SKX_M3UPI_EVENT_TXR_HORZ_BYPASS_BL_CRD /* UNC_M3UPI_TxR_HORZ_BYPASS.BL_CRD ev_sel=0x9f umask=0x40: BL messages with a credit. */ \
	SKX_M3UPI_CTL_(0x409fu)
/* UNC_M3UPI_RING_BOUNCES_VERT ev_sel=0xa0: Cycles in which messages of the vertical ring were turned away at this stop. */
#define SKX_M3UPI_EVENT_RING_BOUNCES_VERT_AD /* UNC_M3UPI_RING_BOUNCES_VERT.AD ev_sel=0xa0 umask=0x1: AD messages. */ \
	SKX_M3UPI_CTL_(0x1a0u)
#define SKX_M3UPI_EVENT_RING_BOUNCES_VERT_AK /* UNC_M3UPI_RING_BOUNCES_VERT.AK ev_sel=0xa0 umask=0x2: AK messages. */ \
	SKX_M3UPI_CTL_(0x2a0u)
#define SKX_M3UPI_EVENT_RING_BOUNCES_VERT_BL /* UNC_M3UPI_RING_BOUNCES_VERT.BL ev_sel=0xa0 umask=0x4: BL messages. */ \
	SKX_M3UPI_CTL_(0x4a0u)
#define SKX_M3UPI_EVENT_RING_BOUNCES_VERT_IV /* UNC_M3UPI_RING_BOUNCES_VERT.IV ev_sel=0xa0 umask=0x8: IV messages. */ \
	SKX_M3UPI_CTL_(0x8a0u)
/* UNC_M3UPI_RING_BOUNCES_HORZ ev_sel=0xa1: Cycles in which messages of the horizontal ring were turned away at this stop. */
#define SKX_M3UPI_EVENT_RING_BOUNCES_HORZ_AD /* UNC_M3UPI_RING_BOUNCES_HORZ.AD ev_sel=0xa1 umask=0x1: AD messages. */ \
	SKX_M3UPI_CTL_(0x1a1u)
#define SKX_M3UPI_EVENT_RING_BOUNCES_HORZ_AK /* UNC_M3UPI_RING_BOUNCES_HORZ.AK ev_sel=0xa1 umask=0x2: AK messages. */ \
	SKX_M3UPI_CTL_(0x2a1u)
#define SKX_M3UPI_EVENT_RING_BOUNCES_HORZ_BL /* UNC_M3UPI_RING_BOUNCES_HORZ.BL ev_sel=0xa1 umask=0x4: BL messages. */ \
	SKX_M3UPI_CTL_(0x4a1u)
#define SKX_M3UPI_EVENT_RING_BOUNCES_HORZ_IV /* UNC_M3UPI_RING_BOUNCES_HORZ.IV ev_sel=0xa1 umask=0x8: IV messages. */ \
	SKX_M3UPI_CTL_(0x8a1u)
/* UNC_M3UPI_RING_SINK_STARVED_VERT ev_sel=0xa2: Starvation where messages leave the vertical ring, going by the name; Intel does not explain it. */
#define SKX_M3UPI_EVENT_RING_SINK_STARVED_VERT_AD /* UNC_M3UPI_RING_SINK_STARVED_VERT.AD ev_sel=0xa2 umask=0x1: AD messages. */ \
	SKX_M3UPI_CTL_(0x1a2u)
#define SKX_M3UPI_EVENT_RING_SINK_STARVED_VERT_AK /* UNC_M3UPI_RING_SINK_STARVED_VERT.AK ev_sel=0xa2 umask=0x2: AK messages. */ \
	SKX_M3UPI_CTL_(0x2a2u)
#define SKX_M3UPI_EVENT_RING_SINK_STARVED_VERT_BL /* UNC_M3UPI_RING_SINK_STARVED_VERT.BL ev_sel=0xa2 umask=0x4: BL messages. */ \
	SKX_M3UPI_CTL_(0x4a2u)
#define SKX_M3UPI_EVENT_RING_SINK_STARVED_VERT_IV /* UNC_M3UPI_RING_SINK_STARVED_VERT.IV ev_sel=0xa2 umask=0x8: IV messages. */ \
	SKX_M3UPI_CTL_(0x8a2u)
/* UNC_M3UPI_RING_SINK_STARVED_HORZ ev_sel=0xa3: Starvation where messages leave the horizontal ring, going by the name; Intel does not explain it. */
#define SKX_M3UPI_EVENT_RING_SINK_STARVED_HORZ_AD /* UNC_M3UPI_RING_SINK_STARVED_HORZ.AD ev_sel=0xa3 umask=0x1: AD messages. */ \
	SKX_M3UPI_CTL_(0x1a3u)
#define SKX_M3UPI_EVENT_RING_SINK_STARVED_HORZ_AK /* UNC_M3UPI_RING_SINK_STARVED_HORZ.AK ev_sel=0xa3 umask=0x2: AK messages. */ \
	SKX_M3UPI_CTL_(0x2a3u)
#define SKX_M3UPI_EVENT_RING_SINK_STARVED_HORZ_BL /* UNC_M3UPI_RING_SINK_STARVED_HORZ.BL ev_sel=0xa3 umask=0x4: BL messages. */ \
	SKX_M3UPI_CTL_(0x4a3u)
#define SKX_M3UPI_EVENT_RING_SINK_STARVED_HORZ_IV /* UNC_M3UPI_RING_SINK_STARVED_HORZ.IV ev_sel=0xa3 umask=0x8: IV messages. */ \
	SKX_M3UPI_CTL_(0x8a3u)
#define SKX_M3UPI_EVENT_RING_SINK_STARVED_HORZ_AK_AG1 /* UNC_M3UPI_RING_SINK_STARVED_HORZ.AK_AG1 ev_sel=0xa3 umask=0x20: AK messages of agent 1. */ \
	SKX_M3UPI_CTL_(0x20a3u)
#define SKX_M3UPI_EVENT_RING_SRC_THRTL /* UNC_M3UPI_RING_SRC_THRTL ev_sel=0xa4: Throttling at the source of messages, going by the name; Intel does not explain it. */ \
	SKX_M3UPI_CTL_(0xa4u)
/* UNC_M3UPI_FAST_ASSERTED ev_sel=0xa5: Cycles in which this stop or a neighbour signals distress, which throttles those who send. */
#define SKX_M3UPI_EVENT_FAST_ASSERTED_VERT /* UNC_M3UPI_FAST_ASSERTED.VERT ev_sel=0xa5 umask=0x1: Distress along the vertical ring. */ \
	SKX_M3UPI_CTL_(0x1a5u)
#define SKX_M3UPI_EVENT_FAST_ASSERTED_HORZ /* UNC_M3UPI_FAST_ASSERTED.HORZ ev_sel=0xa5 umask=0x2: Distress along the horizontal ring. */ \
	SKX_M3UPI_CTL_(0x2a5u)
/* UNC_M3UPI_VERT_RING_AD_IN_USE ev_sel=0xa6: Cycles in which the vertical AD ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_M3UPI_EVENT_VERT_RING_AD_IN_USE_UP_EVEN /* UNC_M3UPI_VERT_RING_AD_IN_USE.UP_EVEN ev_sel=0xa6 umask=0x1: The even ring upwards. */ \
	SKX_M3UPI_CTL_(0x1a6u)
#define SKX_M3UPI_EVENT_VERT_RING_AD_IN_USE_UP_ODD /* UNC_M3UPI_VERT_RING_AD_IN_USE.UP_ODD ev_sel=0xa6 umask=0x2: The odd ring upwards. */ \
	SKX_M3UPI_CTL_(0x2a6u)
#define SKX_M3UPI_EVENT_VERT_RING_AD_IN_USE_DN_EVEN /* UNC_M3UPI_VERT_RING_AD_IN_USE.DN_EVEN ev_sel=0xa6 umask=0x4: The even ring downwards. */ \
	SKX_M3UPI_CTL_(0x4a6u)
#define SKX_M3UPI_EVENT_VERT_RING_AD_IN_USE_DN_ODD /* UNC_M3UPI_VERT_RING_AD_IN_USE.DN_ODD ev_sel=0xa6 umask=0x8: The odd ring downwards. */ \
	SKX_M3UPI_CTL_(0x8a6u)
/* UNC_M3UPI_HORZ_RING_AD_IN_USE ev_sel=0xa7: Cycles in which the horizontal AD ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_M3UPI_EVENT_HORZ_RING_AD_IN_USE_LEFT_EVEN /* UNC_M3UPI_HORZ_RING_AD_IN_USE.LEFT_EVEN ev_sel=0xa7 umask=0x1: The even ring to the left. */ \
	SKX_M3UPI_CTL_(0x1a7u)
#define SKX_M3UPI_EVENT_HORZ_RING_AD_IN_USE_LEFT_ODD /* UNC_M3UPI_HORZ_RING_AD_IN_USE.LEFT_ODD ev_sel=0xa7 umask=0x2: The odd ring to the left. */ \
	SKX_M3UPI_CTL_(0x2a7u)
#define SKX_M3UPI_EVENT_HORZ_RING_AD_IN_USE_RIGHT_EVEN /* UNC_M3UPI_HORZ_RING_AD_IN_USE.RIGHT_EVEN ev_sel=0xa7 umask=0x4: The even ring to the right. */ \
	SKX_M3UPI_CTL_(0x4a7u)
#define SKX_M3UPI_EVENT_HORZ_RING_AD_IN_USE_RIGHT_ODD /* UNC_M3UPI_HORZ_RING_AD_IN_USE.RIGHT_ODD ev_sel=0xa7 umask=0x8: The odd ring to the right. */ \
	SKX_M3UPI_CTL_(0x8a7u)
/* UNC_M3UPI_VERT_RING_AK_IN_USE ev_sel=0xa8: Cycles in which the vertical AK ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_M3UPI_EVENT_VERT_RING_AK_IN_USE_UP_EVEN /* UNC_M3UPI_VERT_RING_AK_IN_USE.UP_EVEN ev_sel=0xa8 umask=0x1: The even ring upwards. */ \
	SKX_M3UPI_CTL_(0x1a8u)
#define SKX_M3UPI_EVENT_VERT_RING_AK_IN_USE_UP_ODD /* UNC_M3UPI_VERT_RING_AK_IN_USE.UP_ODD ev_sel=0xa8 umask=0x2: The odd ring upwards. */ \
	SKX_M3UPI_CTL_(0x2a8u)
#define SKX_M3UPI_EVENT_VERT_RING_AK_IN_USE_DN_EVEN /* UNC_M3UPI_VERT_RING_AK_IN_USE.DN_EVEN ev_sel=0xa8 umask=0x4: The even ring downwards. */ \
	SKX_M3UPI_CTL_(0x4a8u)
#define SKX_M3UPI_EVENT_VERT_RING_AK_IN_USE_DN_ODD /* UNC_M3UPI_VERT_RING_AK_IN_USE.DN_ODD ev_sel=0xa8 umask=0x8: The odd ring downwards. */ \
	SKX_M3UPI_CTL_(0x8a8u)
/* UNC_M3UPI_HORZ_RING_AK_IN_USE ev_sel=0xa9: Cycles in which the horizontal AK ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_M3UPI_EVENT_HORZ_RING_AK_IN_USE_LEFT_EVEN /* UNC_M3UPI_HORZ_RING_AK_IN_USE.LEFT_EVEN ev_sel=0xa9 umask=0x1: The even ring to the left. */ \
	SKX_M3UPI_CTL_(0x1a9u)
#define SKX_M3UPI_EVENT_HORZ_RING_AK_IN_USE_LEFT_ODD /* UNC_M3UPI_HORZ_RING_AK_IN_USE.LEFT_ODD ev_sel=0xa9 umask=0x2: The odd ring to the left. */ \
	SKX_M3UPI_CTL_(0x2a9u)
#define SKX_M3UPI_EVENT_HORZ_RING_AK_IN_USE_RIGHT_EVEN /* UNC_M3UPI_HORZ_RING_AK_IN_USE.RIGHT_EVEN ev_sel=0xa9 umask=0x4: The even ring to the right. */ \
	SKX_M3UPI_CTL_(0x4a9u)
#define SKX_M3UPI_EVENT_HORZ_RING_AK_IN_USE_RIGHT_ODD /* UNC_M3UPI_HORZ_RING_AK_IN_USE.RIGHT_ODD ev_sel=0xa9 umask=0x8: The odd ring to the right. */ \
	SKX_M3UPI_CTL_(0x8a9u)
/* UNC_M3UPI_VERT_RING_BL_IN_USE ev_sel=0xaa: Cycles in which the vertical BL ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_M3UPI_EVENT_VERT_RING_BL_IN_USE_UP_EVEN /* UNC_M3UPI_VERT_RING_BL_IN_USE.UP_EVEN ev_sel=0xaa umask=0x1: The even ring upwards. */ \
	SKX_M3UPI_CTL_(0x1aau)
#define SKX_M3UPI_EVENT_VERT_RING_BL_IN_USE_UP_ODD /* UNC_M3UPI_VERT_RING_BL_IN_USE.UP_ODD ev_sel=0xaa umask=0x2: The odd ring upwards. */ \
	SKX_M3UPI_CTL_(0x2aau)
#define SKX_M3UPI_EVENT_VERT_RING_BL_IN_USE_DN_EVEN /* UNC_M3UPI_VERT_RING_BL_IN_USE.DN_EVEN ev_sel=0xaa umask=0x4: The even ring downwards. */ \
	SKX_M3UPI_CTL_(0x4aau)
#define SKX_M3UPI_EVENT_VERT_RING_BL_IN_USE_DN_ODD /* UNC_M3UPI_VERT_RING_BL_IN_USE.DN_ODD ev_sel=0xaa umask=0x8: The odd ring downwards. */ \
	SKX_M3UPI_CTL_(0x8aau)
/* UNC_M3UPI_HORZ_RING_BL_IN_USE ev_sel=0xab: Cycles in which the horizontal BL ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_M3UPI_EVENT_HORZ_RING_BL_IN_USE_LEFT_EVEN /* UNC_M3UPI_HORZ_RING_BL_IN_USE.LEFT_EVEN ev_sel=0xab umask=0x1: The even ring to the left. */ \
	SKX_M3UPI_CTL_(0x1abu)
#define SKX_M3UPI_EVENT_HORZ_RING_BL_IN_USE_LEFT_ODD /* UNC_M3UPI_HORZ_RING_BL_IN_USE.LEFT_ODD ev_sel=0xab umask=0x2: The odd ring to the left. */ \
	SKX_M3UPI_CTL_(0x2abu)
#define SKX_M3UPI_EVENT_HORZ_RING_BL_IN_USE_RIGHT_EVEN /* UNC_M3UPI_HORZ_RING_BL_IN_USE.RIGHT_EVEN ev_sel=0xab umask=0x4: The even ring to the right. */ \
	SKX_M3UPI_CTL_(0x4abu)
#define SKX_M3UPI_EVENT_HORZ_RING_BL_IN_USE_RIGHT_ODD /* UNC_M3UPI_HORZ_RING_BL_IN_USE.RIGHT_ODD ev_sel=0xab umask=0x8: The odd ring to the right. */ \
	SKX_M3UPI_CTL_(0x8abu)
/* UNC_M3UPI_VERT_RING_IV_IN_USE ev_sel=0xac: Cycles in which the vertical IV ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_M3UPI_EVENT_VERT_RING_IV_IN_USE_UP /* UNC_M3UPI_VERT_RING_IV_IN_USE.UP ev_sel=0xac umask=0x1: The ring upwards. */ \
	SKX_M3UPI_CTL_(0x1acu)
#define SKX_M3UPI_EVENT_VERT_RING_IV_IN_USE_DN /* UNC_M3UPI_VERT_RING_IV_IN_USE.DN ev_sel=0xac umask=0x4: The ring downwards. */ \
	SKX_M3UPI_CTL_(0x4acu)
/* UNC_M3UPI_HORZ_RING_IV_IN_USE ev_sel=0xad: Cycles in which the horizontal IV ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_M3UPI_EVENT_HORZ_RING_IV_IN_USE_LEFT /* UNC_M3UPI_HORZ_RING_IV_IN_USE.LEFT ev_sel=0xad umask=0x1: The ring to the left. */ \
	SKX_M3UPI_CTL_(0x1adu)
#define SKX_M3UPI_EVENT_HORZ_RING_IV_IN_USE_RIGHT /* UNC_M3UPI_HORZ_RING_IV_IN_USE.RIGHT ev_sel=0xad umask=0x4: The ring to the right. */ \
	SKX_M3UPI_CTL_(0x4adu)
/* UNC_M3UPI_EGRESS_ORDERING ev_sel=0xae: Cycles in which IV messages must wait so that snoops and GO messages keep their order. */
#define SKX_M3UPI_EVENT_EGRESS_ORDERING_IV_SNOOPGO_UP /* UNC_M3UPI_EGRESS_ORDERING.IV_SNOOPGO_UP ev_sel=0xae umask=0x1: IV messages upwards. */ \
	SKX_M3UPI_CTL_(0x1aeu)
#define SKX_M3UPI_EVENT_EGRESS_ORDERING_IV_SNOOPGO_DN /* UNC_M3UPI_EGRESS_ORDERING.IV_SNOOPGO_DN ev_sel=0xae umask=0x4: IV messages downwards. */ \
	SKX_M3UPI_CTL_(0x4aeu)
/* UNC_M3UPI_RxR_OCCUPANCY ev_sel=0xb0: Messages from the mesh that wait in the mesh stop, added up each cycle. */
#define SKX_M3UPI_EVENT_RXR_OCCUPANCY_AD_BNC /* UNC_M3UPI_RxR_OCCUPANCY.AD_BNC ev_sel=0xb0 umask=0x1: AD messages without a credit. */ \
	SKX_M3UPI_CTL_(0x1b0u)
#define SKX_M3UPI_EVENT_RXR_OCCUPANCY_AK_BNC /* UNC_M3UPI_RxR_OCCUPANCY.AK_BNC ev_sel=0xb0 umask=0x2: AK messages without a credit. */ \
	SKX_M3UPI_CTL_(0x2b0u)
#define SKX_M3UPI_EVENT_RXR_OCCUPANCY_BL_BNC /* UNC_M3UPI_RxR_OCCUPANCY.BL_BNC ev_sel=0xb0 umask=0x4: BL messages without a credit. */ \
	SKX_M3UPI_CTL_(0x4b0u)
#define SKX_M3UPI_EVENT_RXR_OCCUPANCY_IV_BNC /* UNC_M3UPI_RxR_OCCUPANCY.IV_BNC ev_sel=0xb0 umask=0x8: IV messages without a credit. */ \
	SKX_M3UPI_CTL_(0x8b0u)
#define SKX_M3UPI_EVENT_RXR_OCCUPANCY_AD_CRD /* UNC_M3UPI_RxR_OCCUPANCY.AD_CRD ev_sel=0xb0 umask=0x10: AD messages with a credit. */ \
	SKX_M3UPI_CTL_(0x10b0u)
#define SKX_M3UPI_EVENT_RXR_OCCUPANCY_BL_CRD /* UNC_M3UPI_RxR_OCCUPANCY.BL_CRD ev_sel=0xb0 umask=0x40: BL messages with a credit. */ \
	SKX_M3UPI_CTL_(0x40b0u)
/* UNC_M3UPI_RxR_INSERTS ev_sel=0xb1: Messages from the mesh that enter the queue of the mesh stop. */
#define SKX_M3UPI_EVENT_RXR_INSERTS_AD_BNC /* UNC_M3UPI_RxR_INSERTS.AD_BNC ev_sel=0xb1 umask=0x1: AD messages without a credit. */ \
	SKX_M3UPI_CTL_(0x1b1u)
#define SKX_M3UPI_EVENT_RXR_INSERTS_AK_BNC /* UNC_M3UPI_RxR_INSERTS.AK_BNC ev_sel=0xb1 umask=0x2: AK messages without a credit. */ \
	SKX_M3UPI_CTL_(0x2b1u)
#define SKX_M3UPI_EVENT_RXR_INSERTS_BL_BNC /* UNC_M3UPI_RxR_INSERTS.BL_BNC ev_sel=0xb1 umask=0x4: BL messages without a credit. */ \
	SKX_M3UPI_CTL_(0x4b1u)
#define SKX_M3UPI_EVENT_RXR_INSERTS_IV_BNC /* UNC_M3UPI_RxR_INSERTS.IV_BNC ev_sel=0xb1 umask=0x8: IV messages without a credit. */ \
	SKX_M3UPI_CTL_(0x8b1u)
#define SKX_M3UPI_EVENT_RXR_INSERTS_AD_CRD /* UNC_M3UPI_RxR_INSERTS.AD_CRD ev_sel=0xb1 umask=0x10: AD messages with a credit. */ \
	SKX_M3UPI_CTL_(0x10b1u)
#define SKX_M3UPI_EVENT_RXR_INSERTS_BL_CRD /* UNC_M3UPI_RxR_INSERTS.BL_CRD ev_sel=0xb1 umask=0x40: BL messages with a credit. */ \
	SKX_M3UPI_CTL_(0x40b1u)
/* UNC_M3UPI_RxR_BYPASS ev_sel=0xb2: Messages from the mesh that did not wait in the queue of the mesh stop. */
#define SKX_M3UPI_EVENT_RXR_BYPASS_AD_BNC /* UNC_M3UPI_RxR_BYPASS.AD_BNC ev_sel=0xb2 umask=0x1: AD messages without a credit. */ \
	SKX_M3UPI_CTL_(0x1b2u)
#define SKX_M3UPI_EVENT_RXR_BYPASS_AK_BNC /* UNC_M3UPI_RxR_BYPASS.AK_BNC ev_sel=0xb2 umask=0x2: AK messages without a credit. */ \
	SKX_M3UPI_CTL_(0x2b2u)
#define SKX_M3UPI_EVENT_RXR_BYPASS_BL_BNC /* UNC_M3UPI_RxR_BYPASS.BL_BNC ev_sel=0xb2 umask=0x4: BL messages without a credit. */ \
	SKX_M3UPI_CTL_(0x4b2u)
#define SKX_M3UPI_EVENT_RXR_BYPASS_IV_BNC /* UNC_M3UPI_RxR_BYPASS.IV_BNC ev_sel=0xb2 umask=0x8: IV messages without a credit. */ \
	SKX_M3UPI_CTL_(0x8b2u)
#define SKX_M3UPI_EVENT_RXR_BYPASS_AD_CRD /* UNC_M3UPI_RxR_BYPASS.AD_CRD ev_sel=0xb2 umask=0x10: AD messages with a credit. */ \
	SKX_M3UPI_CTL_(0x10b2u)
#define SKX_M3UPI_EVENT_RXR_BYPASS_BL_CRD /* UNC_M3UPI_RxR_BYPASS.BL_CRD ev_sel=0xb2 umask=0x40: BL messages with a credit. */ \
	SKX_M3UPI_CTL_(0x40b2u)
/* UNC_M3UPI_RxR_CRD_STARVED ev_sel=0xb3: Cycles in which messages from the mesh are starved, because no credit lets them go on. */
#define SKX_M3UPI_EVENT_RXR_CRD_STARVED_AD_BNC /* UNC_M3UPI_RxR_CRD_STARVED.AD_BNC ev_sel=0xb3 umask=0x1: AD messages without a credit. */ \
	SKX_M3UPI_CTL_(0x1b3u)
#define SKX_M3UPI_EVENT_RXR_CRD_STARVED_AK_BNC /* UNC_M3UPI_RxR_CRD_STARVED.AK_BNC ev_sel=0xb3 umask=0x2: AK messages without a credit. */ \
	SKX_M3UPI_CTL_(0x2b3u)
#define SKX_M3UPI_EVENT_RXR_CRD_STARVED_BL_BNC /* UNC_M3UPI_RxR_CRD_STARVED.BL_BNC ev_sel=0xb3 umask=0x4: BL messages without a credit. */ \
	SKX_M3UPI_CTL_(0x4b3u)
#define SKX_M3UPI_EVENT_RXR_CRD_STARVED_IV_BNC /* UNC_M3UPI_RxR_CRD_STARVED.IV_BNC ev_sel=0xb3 umask=0x8: IV messages without a credit. */ \
	SKX_M3UPI_CTL_(0x8b3u)
#define SKX_M3UPI_EVENT_RXR_CRD_STARVED_AD_CRD /* UNC_M3UPI_RxR_CRD_STARVED.AD_CRD ev_sel=0xb3 umask=0x10: AD messages with a credit. */ \
	SKX_M3UPI_CTL_(0x10b3u)
#define SKX_M3UPI_EVENT_RXR_CRD_STARVED_BL_CRD /* UNC_M3UPI_RxR_CRD_STARVED.BL_CRD ev_sel=0xb3 umask=0x40: BL messages with a credit. */ \
	SKX_M3UPI_CTL_(0x40b3u)
#define SKX_M3UPI_EVENT_RXR_CRD_STARVED_IFV /* UNC_M3UPI_RxR_CRD_STARVED.IFV ev_sel=0xb3 umask=0x80: IFV messages, which Intel does not spell out. */ \
	SKX_M3UPI_CTL_(0x80b3u)
/* UNC_M3UPI_RxR_BUSY_STARVED ev_sel=0xb4: Cycles in which messages from the mesh are starved, because those of the other queue go first. */
#define SKX_M3UPI_EVENT_RXR_BUSY_STARVED_AD_BNC /* UNC_M3UPI_RxR_BUSY_STARVED.AD_BNC ev_sel=0xb4 umask=0x1: AD messages without a credit. */ \
	SKX_M3UPI_CTL_(0x1b4u)
#define SKX_M3UPI_EVENT_RXR_BUSY_STARVED_BL_BNC /* UNC_M3UPI_RxR_BUSY_STARVED.BL_BNC ev_sel=0xb4 umask=0x4: BL messages without a credit. */ \
	SKX_M3UPI_CTL_(0x4b4u)
#define SKX_M3UPI_EVENT_RXR_BUSY_STARVED_AD_CRD /* UNC_M3UPI_RxR_BUSY_STARVED.AD_CRD ev_sel=0xb4 umask=0x10: AD messages with a credit. */ \
	SKX_M3UPI_CTL_(0x10b4u)
#define SKX_M3UPI_EVENT_RXR_BUSY_STARVED_BL_CRD /* UNC_M3UPI_RxR_BUSY_STARVED.BL_CRD ev_sel=0xb4 umask=0x40: BL messages with a credit. */ \
	SKX_M3UPI_CTL_(0x40b4u)
#define SKX_M3UPI_EVENT_CMS_CLOCKTICKS /* UNC_M3UPI_CMS_CLOCKTICKS ev_sel=0xc0: Clock cycles of the mesh stop. */ \
	SKX_M3UPI_CTL_(0xc0u)
/* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_AD_AG0 ev_sel=0xd0: Cycles in which AD messages of agent 0 stand still for want of a credit, by transgress buffer. */
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR0 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR0 ev_sel=0xd0 umask=0x1: Credits of transgress 0. */ \
	SKX_M3UPI_CTL_(0x1d0u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR1 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR1 ev_sel=0xd0 umask=0x2: Credits of transgress 1. */ \
	SKX_M3UPI_CTL_(0x2d0u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR2 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR2 ev_sel=0xd0 umask=0x4: Credits of transgress 2. */ \
	SKX_M3UPI_CTL_(0x4d0u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR3 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR3 ev_sel=0xd0 umask=0x8: Credits of transgress 3. */ \
	SKX_M3UPI_CTL_(0x8d0u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR4 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR4 ev_sel=0xd0 umask=0x10: Credits of transgress 4. */ \
	SKX_M3UPI_CTL_(0x10d0u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR5 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR5 ev_sel=0xd0 umask=0x20: Credits of transgress 5. */ \
	SKX_M3UPI_CTL_(0x20d0u)
/* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_AD_AG1 ev_sel=0xd2: Cycles in which AD messages of agent 1 stand still for want of a credit, by transgress buffer. */
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR0 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR0 ev_sel=0xd2 umask=0x1: Credits of transgress 0. */ \
	SKX_M3UPI_CTL_(0x1d2u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR1 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR1 ev_sel=0xd2 umask=0x2: Credits of transgress 1. */ \
	SKX_M3UPI_CTL_(0x2d2u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR2 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR2 ev_sel=0xd2 umask=0x4: Credits of transgress 2. */ \
	SKX_M3UPI_CTL_(0x4d2u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR3 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR3 ev_sel=0xd2 umask=0x8: Credits of transgress 3. */ \
	SKX_M3UPI_CTL_(0x8d2u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR4 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR4 ev_sel=0xd2 umask=0x10: Credits of transgress 4. */ \
	SKX_M3UPI_CTL_(0x10d2u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR5 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR5 ev_sel=0xd2 umask=0x20: Credits of transgress 5. */ \
	SKX_M3UPI_CTL_(0x20d2u)
/* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_BL_AG0 ev_sel=0xd4: Cycles in which BL messages of agent 0 stand still for want of a credit, by transgress buffer. */
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR0 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR0 ev_sel=0xd4 umask=0x1: Credits of transgress 0. */ \
	SKX_M3UPI_CTL_(0x1d4u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR1 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR1 ev_sel=0xd4 umask=0x2: Credits of transgress 1. */ \
	SKX_M3UPI_CTL_(0x2d4u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR2 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR2 ev_sel=0xd4 umask=0x4: Credits of transgress 2. */ \
	SKX_M3UPI_CTL_(0x4d4u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR3 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR3 ev_sel=0xd4 umask=0x8: Credits of transgress 3. */ \
	SKX_M3UPI_CTL_(0x8d4u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR4 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR4 ev_sel=0xd4 umask=0x10: Credits of transgress 4. */ \
	SKX_M3UPI_CTL_(0x10d4u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR5 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR5 ev_sel=0xd4 umask=0x20: Credits of transgress 5. */ \
	SKX_M3UPI_CTL_(0x20d4u)
/* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_BL_AG1 ev_sel=0xd6: Cycles in which BL messages of agent 1 stand still for want of a credit, by transgress buffer. */
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR0 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR0 ev_sel=0xd6 umask=0x1: Credits of transgress 0. */ \
	SKX_M3UPI_CTL_(0x1d6u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR1 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR1 ev_sel=0xd6 umask=0x2: Credits of transgress 1. */ \
	SKX_M3UPI_CTL_(0x2d6u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR2 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR2 ev_sel=0xd6 umask=0x4: Credits of transgress 2. */ \
	SKX_M3UPI_CTL_(0x4d6u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR3 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR3 ev_sel=0xd6 umask=0x8: Credits of transgress 3. */ \
	SKX_M3UPI_CTL_(0x8d6u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR4 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR4 ev_sel=0xd6 umask=0x10: Credits of transgress 4. */ \
	SKX_M3UPI_CTL_(0x10d6u)
#define SKX_M3UPI_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR5 /* UNC_M3UPI_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR5 ev_sel=0xd6 umask=0x20: Credits of transgress 5. */ \
	SKX_M3UPI_CTL_(0x20d6u)

#endif
