/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/emr/upi.events.json by "make generate". Do not edit. */
/*
 * The events of emr upi as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_EMR_UPI_EVENTS_H
#define UNCORE_EMR_UPI_EVENTS_H

#include "uncore/emr/upi.h"

#define EMR_UPI_CTL_(raw) UNCORE_VALUE_(emr_upi_ctl, raw)
#define EMR_UPI_EVENT_CLOCKTICKS /* UNC_UPI_CLOCKTICKS ev_sel=0x1: Cycles of the link's clock. */ \
	EMR_UPI_CTL_(UINT64_C(0x1))
/* UNC_UPI_TxL_FLITS ev_sel=0x2: Slots of flits that this link sends, three a flit: the umasks choose slots and kinds, and both are needed. */
#define EMR_UPI_EVENT_TXL_FLITS_ALL_DATA /* UNC_UPI_TxL_FLITS.ALL_DATA ev_sel=0x2 umask=0xf: Data in all slots: three for each data flit. */ \
	EMR_UPI_CTL_(UINT64_C(0xf02))
#define EMR_UPI_EVENT_TXL_FLITS_NON_DATA /* UNC_UPI_TxL_FLITS.NON_DATA ev_sel=0x2 umask=0x97: Headers and credits in any slot: what is neither data nor empty. */ \
	EMR_UPI_CTL_(UINT64_C(0x9702))
#define EMR_UPI_EVENT_TXL_FLITS_ALL_NULL /* UNC_UPI_TxL_FLITS.ALL_NULL ev_sel=0x2 umask=0x27: Empty slots of any number. */ \
	EMR_UPI_CTL_(UINT64_C(0x2702))
#define EMR_UPI_EVENT_TXL_FLITS_SLOT0 /* UNC_UPI_TxL_FLITS.SLOT0 ev_sel=0x2 umask=0x1: In slot 0 of the flit; it narrows the kinds. */ \
	EMR_UPI_CTL_(UINT64_C(0x102))
#define EMR_UPI_EVENT_TXL_FLITS_SLOT1 /* UNC_UPI_TxL_FLITS.SLOT1 ev_sel=0x2 umask=0x2: In slot 1 of the flit; it narrows the kinds. */ \
	EMR_UPI_CTL_(UINT64_C(0x202))
#define EMR_UPI_EVENT_TXL_FLITS_SLOT2 /* UNC_UPI_TxL_FLITS.SLOT2 ev_sel=0x2 umask=0x4: In slot 2 of the flit; it narrows the kinds. */ \
	EMR_UPI_CTL_(UINT64_C(0x402))
#define EMR_UPI_EVENT_TXL_FLITS_DATA /* UNC_UPI_TxL_FLITS.DATA ev_sel=0x2 umask=0x8: Data, which fills all slots: a flit adds one for each slot that is chosen beside it, and nothing if none is. */ \
	EMR_UPI_CTL_(UINT64_C(0x802))
#define EMR_UPI_EVENT_TXL_FLITS_LLCRD /* UNC_UPI_TxL_FLITS.LLCRD ev_sel=0x2 umask=0x10: Credits that the flit brings along; they are in slot 2 alone. */ \
	EMR_UPI_CTL_(UINT64_C(0x1002))
#define EMR_UPI_EVENT_TXL_FLITS_NULL /* UNC_UPI_TxL_FLITS.NULL ev_sel=0x2 umask=0x20: Empty slots, of the slots that are chosen beside it. */ \
	EMR_UPI_CTL_(UINT64_C(0x2002))
#define EMR_UPI_EVENT_TXL_FLITS_LLCTRL /* UNC_UPI_TxL_FLITS.LLCTRL ev_sel=0x2 umask=0x40: Control messages of the link layer in slot 0, much the same as idle flits. */ \
	EMR_UPI_CTL_(UINT64_C(0x4002))
#define EMR_UPI_EVENT_TXL_FLITS_PROTHDR /* UNC_UPI_TxL_FLITS.PROTHDR ev_sel=0x2 umask=0x80: Headers of the protocol, in the slots that are chosen beside it. */ \
	EMR_UPI_CTL_(UINT64_C(0x8002))
#define EMR_UPI_EVENT_TXL_FLITS_IDLE /* UNC_UPI_TxL_FLITS.IDLE ev_sel=0x2 umask=0x47: Idle flits: the link had nothing to send. */ \
	EMR_UPI_CTL_(UINT64_C(0x4702))
#define EMR_UPI_EVENT_TXL_FLITS_ALL_PROTHDR /* UNC_UPI_TxL_FLITS.ALL_PROTHDR ev_sel=0x2 umask=0x87: All slots of protocol headers. */ \
	EMR_UPI_CTL_(UINT64_C(0x8702))
#define EMR_UPI_EVENT_TXL_FLITS_ALL_LLCTRL /* UNC_UPI_TxL_FLITS.ALL_LLCTRL ev_sel=0x2 umask=0x47: All slots of link control. */ \
	EMR_UPI_CTL_(UINT64_C(0x4702))
#define EMR_UPI_EVENT_TXL_FLITS_ALL_LLCRD /* UNC_UPI_TxL_FLITS.ALL_LLCRD ev_sel=0x2 umask=0x17: All slots that return credits. */ \
	EMR_UPI_CTL_(UINT64_C(0x1702))
/* UNC_UPI_RxL_FLITS ev_sel=0x3: Slots of flits that this link receives, three a flit: the umasks choose slots and kinds, and both are needed. */
#define EMR_UPI_EVENT_RXL_FLITS_ALL_DATA /* UNC_UPI_RxL_FLITS.ALL_DATA ev_sel=0x3 umask=0xf: Data in all slots: three for each data flit. */ \
	EMR_UPI_CTL_(UINT64_C(0xf03))
#define EMR_UPI_EVENT_RXL_FLITS_NON_DATA /* UNC_UPI_RxL_FLITS.NON_DATA ev_sel=0x3 umask=0x97: Headers and credits in any slot: what is neither data nor empty. */ \
	EMR_UPI_CTL_(UINT64_C(0x9703))
#define EMR_UPI_EVENT_RXL_FLITS_ALL_NULL /* UNC_UPI_RxL_FLITS.ALL_NULL ev_sel=0x3 umask=0x27: Empty slots of any number. */ \
	EMR_UPI_CTL_(UINT64_C(0x2703))
#define EMR_UPI_EVENT_RXL_FLITS_SLOT0 /* UNC_UPI_RxL_FLITS.SLOT0 ev_sel=0x3 umask=0x1: In slot 0 of the flit; it narrows the kinds. */ \
	EMR_UPI_CTL_(UINT64_C(0x103))
#define EMR_UPI_EVENT_RXL_FLITS_SLOT1 /* UNC_UPI_RxL_FLITS.SLOT1 ev_sel=0x3 umask=0x2: In slot 1 of the flit; it narrows the kinds. */ \
	EMR_UPI_CTL_(UINT64_C(0x203))
#define EMR_UPI_EVENT_RXL_FLITS_SLOT2 /* UNC_UPI_RxL_FLITS.SLOT2 ev_sel=0x3 umask=0x4: In slot 2 of the flit; it narrows the kinds. */ \
	EMR_UPI_CTL_(UINT64_C(0x403))
#define EMR_UPI_EVENT_RXL_FLITS_DATA /* UNC_UPI_RxL_FLITS.DATA ev_sel=0x3 umask=0x8: Data, which fills all slots: a flit adds one for each slot that is chosen beside it, and nothing if none is. */ \
	EMR_UPI_CTL_(UINT64_C(0x803))
#define EMR_UPI_EVENT_RXL_FLITS_LLCRD /* UNC_UPI_RxL_FLITS.LLCRD ev_sel=0x3 umask=0x10: Credits that the flit brings along; they are in slot 2 alone. */ \
	EMR_UPI_CTL_(UINT64_C(0x1003))
#define EMR_UPI_EVENT_RXL_FLITS_NULL /* UNC_UPI_RxL_FLITS.NULL ev_sel=0x3 umask=0x20: Empty slots, of the slots that are chosen beside it. */ \
	EMR_UPI_CTL_(UINT64_C(0x2003))
#define EMR_UPI_EVENT_RXL_FLITS_LLCTRL /* UNC_UPI_RxL_FLITS.LLCTRL ev_sel=0x3 umask=0x40: Control messages of the link layer in slot 0, much the same as idle flits. */ \
	EMR_UPI_CTL_(UINT64_C(0x4003))
#define EMR_UPI_EVENT_RXL_FLITS_PROTHDR /* UNC_UPI_RxL_FLITS.PROTHDR ev_sel=0x3 umask=0x80: Headers of the protocol, in the slots that are chosen beside it. */ \
	EMR_UPI_CTL_(UINT64_C(0x8003))
#define EMR_UPI_EVENT_RXL_FLITS_IDLE /* UNC_UPI_RxL_FLITS.IDLE ev_sel=0x3 umask=0x47: Idle flits: the link had nothing to send. */ \
	EMR_UPI_CTL_(UINT64_C(0x4703))
/* UNC_UPI_TxL_BASIC_HDR_MATCH ev_sel=0x4: Packet headers that this link sends, of one message class, and of one opcode if the umask says so. */
#define EMR_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCB /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCB ev_sel=0x4 umask=0xe: Non-coherent bypass messages (NCB), of any opcode. */ \
	EMR_UPI_CTL_(UINT64_C(0xe04))
#define EMR_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCB_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCB_OPC ev_sel=0x4 umask=0x10e: Non-coherent bypass messages (NCB) of one opcode: bits 7:4 of the umask, here 0. */ \
	EMR_UPI_CTL_(UINT64_C(0x100000e04))
#define EMR_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS ev_sel=0x4 umask=0xf: Non-coherent standard messages (NCS), of any opcode. */ \
	EMR_UPI_CTL_(UINT64_C(0xf04))
#define EMR_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS_OPC ev_sel=0x4 umask=0x10f: Non-coherent standard messages (NCS) of one opcode: bits 7:4 of the umask, here 0. */ \
	EMR_UPI_CTL_(UINT64_C(0x100000f04))
/* UNC_UPI_RxL_BASIC_HDR_MATCH ev_sel=0x5: Packet headers that this link receives, of one message class, and of one opcode if the umask says so. */
#define EMR_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCB /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCB ev_sel=0x5 umask=0xe: Non-coherent bypass messages (NCB), of any opcode. */ \
	EMR_UPI_CTL_(UINT64_C(0xe05))
#define EMR_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCB_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCB_OPC ev_sel=0x5 umask=0x10e: Non-coherent bypass messages (NCB) of one opcode: bits 7:4 of the umask, here 0. */ \
	EMR_UPI_CTL_(UINT64_C(0x100000e05))
#define EMR_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS ev_sel=0x5 umask=0xf: Non-coherent standard messages (NCS), of any opcode. */ \
	EMR_UPI_CTL_(UINT64_C(0xf05))
#define EMR_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS_OPC ev_sel=0x5 umask=0x10f: Non-coherent standard messages (NCS) of one opcode: bits 7:4 of the umask, here 0. */ \
	EMR_UPI_CTL_(UINT64_C(0x100000f05))
#define EMR_UPI_EVENT_RXL_CRC_LLR_REQ_TRANSMIT /* UNC_UPI_RxL_CRC_LLR_REQ_TRANSMIT ev_sel=0x8: Requests to the other end to send again; one may cover several errors. */ \
	EMR_UPI_CTL_(UINT64_C(0x8))
#define EMR_UPI_EVENT_RXL_CRC_ERRORS /* UNC_UPI_RxL_CRC_ERRORS ev_sel=0xb: Flits received with a wrong checksum; the other end sends them again, with what followed. */ \
	EMR_UPI_CTL_(UINT64_C(0xb))
/* UNC_UPI_DIRECT_ATTEMPTS ev_sel=0x12: Data responses that tried to go straight on, past the CHA. */
#define EMR_UPI_EVENT_DIRECT_ATTEMPTS_D2C /* UNC_UPI_DIRECT_ATTEMPTS.D2C ev_sel=0x12 umask=0x1: To the core that asked. */ \
	EMR_UPI_CTL_(UINT64_C(0x112))
#define EMR_UPI_EVENT_DIRECT_ATTEMPTS_D2K /* UNC_UPI_DIRECT_ATTEMPTS.D2K ev_sel=0x12 umask=0x2: Directly to another link. */ \
	EMR_UPI_CTL_(UINT64_C(0x212))
/* UNC_UPI_M3_BYP_BLOCKED ev_sel=0x14: Messages that could not bypass the receive queue towards M3UPI, by reason, going by the names; Intel does not explain them. */
#define EMR_UPI_EVENT_M3_BYP_BLOCKED_FLOWQ_AD_VNA_LE2 /* UNC_UPI_M3_BYP_BLOCKED.FLOWQ_AD_VNA_LE2 ev_sel=0x14 umask=0x1: Two shared AD credits or fewer are left in the flow queue. */ \
	EMR_UPI_CTL_(UINT64_C(0x114))
#define EMR_UPI_EVENT_M3_BYP_BLOCKED_FLOWQ_BL_VNA_EQ0 /* UNC_UPI_M3_BYP_BLOCKED.FLOWQ_BL_VNA_EQ0 ev_sel=0x14 umask=0x2: No shared BL credit is left in the flow queue. */ \
	EMR_UPI_CTL_(UINT64_C(0x214))
#define EMR_UPI_EVENT_M3_BYP_BLOCKED_FLOWQ_AK_VNA_LE3 /* UNC_UPI_M3_BYP_BLOCKED.FLOWQ_AK_VNA_LE3 ev_sel=0x14 umask=0x4: Three shared AK credits or fewer are left in the flow queue. */ \
	EMR_UPI_CTL_(UINT64_C(0x414))
#define EMR_UPI_EVENT_M3_BYP_BLOCKED_BGF_CRD /* UNC_UPI_M3_BYP_BLOCKED.BGF_CRD ev_sel=0x14 umask=0x8: No credit for the queue between the two clocks (BGF). */ \
	EMR_UPI_CTL_(UINT64_C(0x814))
#define EMR_UPI_EVENT_M3_BYP_BLOCKED_GV_BLOCK /* UNC_UPI_M3_BYP_BLOCKED.GV_BLOCK ev_sel=0x14 umask=0x10: A change of voltage and frequency (GV) holds messages back. */ \
	EMR_UPI_CTL_(UINT64_C(0x1014))
/* UNC_UPI_M3_RXQ_BLOCKED ev_sel=0x15: Messages that could not leave the receive queue towards M3UPI, by reason, going by the names; Intel does not explain them. */
#define EMR_UPI_EVENT_M3_RXQ_BLOCKED_FLOWQ_AD_VNA_LE2 /* UNC_UPI_M3_RXQ_BLOCKED.FLOWQ_AD_VNA_LE2 ev_sel=0x15 umask=0x1: Two shared AD credits or fewer are left in the flow queue. */ \
	EMR_UPI_CTL_(UINT64_C(0x115))
#define EMR_UPI_EVENT_M3_RXQ_BLOCKED_FLOWQ_AD_VNA_BTW_2_THRESH /* UNC_UPI_M3_RXQ_BLOCKED.FLOWQ_AD_VNA_BTW_2_THRESH ev_sel=0x15 umask=0x2: The shared AD credits in the flow queue are between 2 and a threshold. */ \
	EMR_UPI_CTL_(UINT64_C(0x215))
#define EMR_UPI_EVENT_M3_RXQ_BLOCKED_FLOWQ_BL_VNA_EQ0 /* UNC_UPI_M3_RXQ_BLOCKED.FLOWQ_BL_VNA_EQ0 ev_sel=0x15 umask=0x4: No shared BL credit is left in the flow queue. */ \
	EMR_UPI_CTL_(UINT64_C(0x415))
#define EMR_UPI_EVENT_M3_RXQ_BLOCKED_FLOWQ_BL_VNA_BTW_0_THRESH /* UNC_UPI_M3_RXQ_BLOCKED.FLOWQ_BL_VNA_BTW_0_THRESH ev_sel=0x15 umask=0x8: The shared BL credits in the flow queue are between 0 and a threshold. */ \
	EMR_UPI_CTL_(UINT64_C(0x815))
#define EMR_UPI_EVENT_M3_RXQ_BLOCKED_FLOWQ_AK_VNA_LE3 /* UNC_UPI_M3_RXQ_BLOCKED.FLOWQ_AK_VNA_LE3 ev_sel=0x15 umask=0x10: Three shared AK credits or fewer are left in the flow queue. */ \
	EMR_UPI_CTL_(UINT64_C(0x1015))
#define EMR_UPI_EVENT_M3_RXQ_BLOCKED_BGF_CRD /* UNC_UPI_M3_RXQ_BLOCKED.BGF_CRD ev_sel=0x15 umask=0x20: No credit for the queue between the two clocks (BGF). */ \
	EMR_UPI_CTL_(UINT64_C(0x2015))
#define EMR_UPI_EVENT_M3_RXQ_BLOCKED_GV_BLOCK /* UNC_UPI_M3_RXQ_BLOCKED.GV_BLOCK ev_sel=0x15 umask=0x40: A change of voltage and frequency (GV) holds messages back. */ \
	EMR_UPI_CTL_(UINT64_C(0x4015))
#define EMR_UPI_EVENT_M3_CRD_RETURN_BLOCKED /* UNC_UPI_M3_CRD_RETURN_BLOCKED ev_sel=0x16: Credits of M3UPI that could not be returned, going by the name; Intel does not explain it. */ \
	EMR_UPI_CTL_(UINT64_C(0x16))
/* UNC_UPI_FLOWQ_NO_VNA_CRD ev_sel=0x18: How few shared credits the flow queue of M3UPI has left, going by the names; Intel does not explain them. */
#define EMR_UPI_EVENT_FLOWQ_NO_VNA_CRD_AD_VNA_EQ0 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AD_VNA_EQ0 ev_sel=0x18 umask=0x1: No shared AD credit is left. */ \
	EMR_UPI_CTL_(UINT64_C(0x118))
#define EMR_UPI_EVENT_FLOWQ_NO_VNA_CRD_AD_VNA_EQ1 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AD_VNA_EQ1 ev_sel=0x18 umask=0x2: One shared AD credit is left. */ \
	EMR_UPI_CTL_(UINT64_C(0x218))
#define EMR_UPI_EVENT_FLOWQ_NO_VNA_CRD_AD_VNA_EQ2 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AD_VNA_EQ2 ev_sel=0x18 umask=0x4: Two shared AD credits are left. */ \
	EMR_UPI_CTL_(UINT64_C(0x418))
#define EMR_UPI_EVENT_FLOWQ_NO_VNA_CRD_BL_VNA_EQ0 /* UNC_UPI_FLOWQ_NO_VNA_CRD.BL_VNA_EQ0 ev_sel=0x18 umask=0x8: No shared BL credit is left. */ \
	EMR_UPI_CTL_(UINT64_C(0x818))
#define EMR_UPI_EVENT_FLOWQ_NO_VNA_CRD_AK_VNA_EQ0 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AK_VNA_EQ0 ev_sel=0x18 umask=0x10: No shared AK credit is left. */ \
	EMR_UPI_CTL_(UINT64_C(0x1018))
#define EMR_UPI_EVENT_FLOWQ_NO_VNA_CRD_AK_VNA_EQ1 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AK_VNA_EQ1 ev_sel=0x18 umask=0x20: One shared AK credit is left. */ \
	EMR_UPI_CTL_(UINT64_C(0x2018))
#define EMR_UPI_EVENT_FLOWQ_NO_VNA_CRD_AK_VNA_EQ2 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AK_VNA_EQ2 ev_sel=0x18 umask=0x40: Two shared AK credits are left. */ \
	EMR_UPI_CTL_(UINT64_C(0x4018))
#define EMR_UPI_EVENT_FLOWQ_NO_VNA_CRD_AK_VNA_EQ3 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AK_VNA_EQ3 ev_sel=0x18 umask=0x80: Three shared AK credits are left. */ \
	EMR_UPI_CTL_(UINT64_C(0x8018))
#define EMR_UPI_EVENT_PHY_INIT_CYCLES /* UNC_UPI_PHY_INIT_CYCLES ev_sel=0x20: Cycles in which the link is in none of L0, L0c, L0p and L1: it is being brought up. */ \
	EMR_UPI_CTL_(UINT64_C(0x20))
#define EMR_UPI_EVENT_L1_POWER_CYCLES /* UNC_UPI_L1_POWER_CYCLES ev_sel=0x21: Cycles in which the link is off in both directions (L1). */ \
	EMR_UPI_CTL_(UINT64_C(0x21))
#define EMR_UPI_EVENT_POWER_L1_REQ /* UNC_UPI_POWER_L1_REQ ev_sel=0x22: Requests to switch the link off (L1) that were granted. */ \
	EMR_UPI_CTL_(UINT64_C(0x22))
#define EMR_UPI_EVENT_POWER_L1_NACK /* UNC_UPI_POWER_L1_NACK ev_sel=0x23: Requests to switch the link off (L1) that were refused. */ \
	EMR_UPI_CTL_(UINT64_C(0x23))
#define EMR_UPI_EVENT_RXL0_POWER_CYCLES /* UNC_UPI_RxL0_POWER_CYCLES ev_sel=0x24: Cycles in which the receiving side is in L0, at full width; with thresh 1 and edge_det, times it got there. Training is not seen. */ \
	EMR_UPI_CTL_(UINT64_C(0x24))
#define EMR_UPI_EVENT_RXL0P_POWER_CYCLES /* UNC_UPI_RxL0P_POWER_CYCLES ev_sel=0x25: Cycles in which the receiving side is in L0p, with most lanes off to save power. */ \
	EMR_UPI_CTL_(UINT64_C(0x25))
#define EMR_UPI_EVENT_TXL0_POWER_CYCLES /* UNC_UPI_TxL0_POWER_CYCLES ev_sel=0x26: Cycles in which the sending side is in L0, at full width; with thresh 1 and edge_det, times it got there. Training is not seen. */ \
	EMR_UPI_CTL_(UINT64_C(0x26))
#define EMR_UPI_EVENT_TXL0P_POWER_CYCLES /* UNC_UPI_TxL0P_POWER_CYCLES ev_sel=0x27: Cycles in which the sending side is in L0p, with most lanes off to save power. */ \
	EMR_UPI_CTL_(UINT64_C(0x27))
#define EMR_UPI_EVENT_TXL0P_POWER_CYCLES_LL_ENTER /* UNC_UPI_TxL0P_POWER_CYCLES_LL_ENTER ev_sel=0x28: Cycles in which the link layer wants the sending side to enter L0p, going by the name; Intel does not explain it. */ \
	EMR_UPI_CTL_(UINT64_C(0x28))
#define EMR_UPI_EVENT_TXL0P_POWER_CYCLES_M3_EXIT /* UNC_UPI_TxL0P_POWER_CYCLES_M3_EXIT ev_sel=0x29: Cycles in which M3UPI wants the sending side to leave L0p, going by the name; Intel does not explain it. */ \
	EMR_UPI_CTL_(UINT64_C(0x29))
/* UNC_UPI_TxL0P_CLK_ACTIVE ev_sel=0x2a: Cycles in which a part of the link keeps its clock running in L0p, going by the names; Intel does not explain them. */
#define EMR_UPI_EVENT_TXL0P_CLK_ACTIVE_CFG_CTL /* UNC_UPI_TxL0P_CLK_ACTIVE.CFG_CTL ev_sel=0x2a umask=0x1: Configuration. */ \
	EMR_UPI_CTL_(UINT64_C(0x12a))
#define EMR_UPI_EVENT_TXL0P_CLK_ACTIVE_RXQ /* UNC_UPI_TxL0P_CLK_ACTIVE.RXQ ev_sel=0x2a umask=0x2: The receive queue. */ \
	EMR_UPI_CTL_(UINT64_C(0x22a))
#define EMR_UPI_EVENT_TXL0P_CLK_ACTIVE_RXQ_BYPASS /* UNC_UPI_TxL0P_CLK_ACTIVE.RXQ_BYPASS ev_sel=0x2a umask=0x4: The way past the receive queue. */ \
	EMR_UPI_CTL_(UINT64_C(0x42a))
#define EMR_UPI_EVENT_TXL0P_CLK_ACTIVE_RXQ_CRED /* UNC_UPI_TxL0P_CLK_ACTIVE.RXQ_CRED ev_sel=0x2a umask=0x8: The credits of the receive queue. */ \
	EMR_UPI_CTL_(UINT64_C(0x82a))
#define EMR_UPI_EVENT_TXL0P_CLK_ACTIVE_TXQ /* UNC_UPI_TxL0P_CLK_ACTIVE.TXQ ev_sel=0x2a umask=0x10: The send queue. */ \
	EMR_UPI_CTL_(UINT64_C(0x102a))
#define EMR_UPI_EVENT_TXL0P_CLK_ACTIVE_RETRY /* UNC_UPI_TxL0P_CLK_ACTIVE.RETRY ev_sel=0x2a umask=0x20: The buffer of flits that may have to be sent again. */ \
	EMR_UPI_CTL_(UINT64_C(0x202a))
#define EMR_UPI_EVENT_TXL0P_CLK_ACTIVE_DFX /* UNC_UPI_TxL0P_CLK_ACTIVE.DFX ev_sel=0x2a umask=0x40: Test and debug logic (DFX). */ \
	EMR_UPI_CTL_(UINT64_C(0x402a))
#define EMR_UPI_EVENT_TXL0P_CLK_ACTIVE_SPARE /* UNC_UPI_TxL0P_CLK_ACTIVE.SPARE ev_sel=0x2a umask=0x80: A spare part, which Intel does not name. */ \
	EMR_UPI_CTL_(UINT64_C(0x802a))
/* UNC_UPI_RxL_INSERTS ev_sel=0x30: Flits that enter the receive buffer, because they could not go past it. */
#define EMR_UPI_EVENT_RXL_INSERTS_SLOT0 /* UNC_UPI_RxL_INSERTS.SLOT0 ev_sel=0x30 umask=0x1: The buffer of slot 0. */ \
	EMR_UPI_CTL_(UINT64_C(0x130))
#define EMR_UPI_EVENT_RXL_INSERTS_SLOT1 /* UNC_UPI_RxL_INSERTS.SLOT1 ev_sel=0x30 umask=0x2: The buffer of slot 1. */ \
	EMR_UPI_CTL_(UINT64_C(0x230))
#define EMR_UPI_EVENT_RXL_INSERTS_SLOT2 /* UNC_UPI_RxL_INSERTS.SLOT2 ev_sel=0x30 umask=0x4: The buffer of slot 2. */ \
	EMR_UPI_CTL_(UINT64_C(0x430))
/* UNC_UPI_RxL_BYPASSED ev_sel=0x31: Flits that went past the receive buffer: the fast way, and the usual one. */
#define EMR_UPI_EVENT_RXL_BYPASSED_SLOT0 /* UNC_UPI_RxL_BYPASSED.SLOT0 ev_sel=0x31 umask=0x1: The buffer of slot 0. */ \
	EMR_UPI_CTL_(UINT64_C(0x131))
#define EMR_UPI_EVENT_RXL_BYPASSED_SLOT1 /* UNC_UPI_RxL_BYPASSED.SLOT1 ev_sel=0x31 umask=0x2: The buffer of slot 1. */ \
	EMR_UPI_CTL_(UINT64_C(0x231))
#define EMR_UPI_EVENT_RXL_BYPASSED_SLOT2 /* UNC_UPI_RxL_BYPASSED.SLOT2 ev_sel=0x31 umask=0x4: The buffer of slot 2. */ \
	EMR_UPI_CTL_(UINT64_C(0x431))
/* UNC_UPI_RxL_OCCUPANCY ev_sel=0x32: Flits in the receive buffer, added up each cycle. */
#define EMR_UPI_EVENT_RXL_OCCUPANCY_SLOT0 /* UNC_UPI_RxL_OCCUPANCY.SLOT0 ev_sel=0x32 umask=0x1: The buffer of slot 0. */ \
	EMR_UPI_CTL_(UINT64_C(0x132))
#define EMR_UPI_EVENT_RXL_OCCUPANCY_SLOT1 /* UNC_UPI_RxL_OCCUPANCY.SLOT1 ev_sel=0x32 umask=0x2: The buffer of slot 1. */ \
	EMR_UPI_CTL_(UINT64_C(0x232))
#define EMR_UPI_EVENT_RXL_OCCUPANCY_SLOT2 /* UNC_UPI_RxL_OCCUPANCY.SLOT2 ev_sel=0x32 umask=0x4: The buffer of slot 2. */ \
	EMR_UPI_CTL_(UINT64_C(0x432))
/* UNC_UPI_RxL_SLOT_BYPASS ev_sel=0x33: Flits of one slot that went past the receive queue of another, going by the names; Intel does not explain them. */
#define EMR_UPI_EVENT_RXL_SLOT_BYPASS_S0_RXQ1 /* UNC_UPI_RxL_SLOT_BYPASS.S0_RXQ1 ev_sel=0x33 umask=0x1: Slot 0, queue 1. */ \
	EMR_UPI_CTL_(UINT64_C(0x133))
#define EMR_UPI_EVENT_RXL_SLOT_BYPASS_S0_RXQ2 /* UNC_UPI_RxL_SLOT_BYPASS.S0_RXQ2 ev_sel=0x33 umask=0x2: Slot 0, queue 2. */ \
	EMR_UPI_CTL_(UINT64_C(0x233))
#define EMR_UPI_EVENT_RXL_SLOT_BYPASS_S1_RXQ0 /* UNC_UPI_RxL_SLOT_BYPASS.S1_RXQ0 ev_sel=0x33 umask=0x4: Slot 1, queue 0. */ \
	EMR_UPI_CTL_(UINT64_C(0x433))
#define EMR_UPI_EVENT_RXL_SLOT_BYPASS_S1_RXQ2 /* UNC_UPI_RxL_SLOT_BYPASS.S1_RXQ2 ev_sel=0x33 umask=0x8: Slot 1, queue 2. */ \
	EMR_UPI_CTL_(UINT64_C(0x833))
#define EMR_UPI_EVENT_RXL_SLOT_BYPASS_S2_RXQ0 /* UNC_UPI_RxL_SLOT_BYPASS.S2_RXQ0 ev_sel=0x33 umask=0x10: Slot 2, queue 0. */ \
	EMR_UPI_CTL_(UINT64_C(0x1033))
#define EMR_UPI_EVENT_RXL_SLOT_BYPASS_S2_RXQ1 /* UNC_UPI_RxL_SLOT_BYPASS.S2_RXQ1 ev_sel=0x33 umask=0x20: Slot 2, queue 1. */ \
	EMR_UPI_CTL_(UINT64_C(0x2033))
#define EMR_UPI_EVENT_RXL_CREDITS_CONSUMED_VNA /* UNC_UPI_RxL_CREDITS_CONSUMED_VNA ev_sel=0x38: Shared credits (VNA) for the receive buffer that messages used, those that went past it as well. */ \
	EMR_UPI_CTL_(UINT64_C(0x38))
#define EMR_UPI_EVENT_RXL_CREDITS_CONSUMED_VN0 /* UNC_UPI_RxL_CREDITS_CONSUMED_VN0 ev_sel=0x39: Credits of VN0 for the receive buffer that messages used, those that went past it as well. */ \
	EMR_UPI_CTL_(UINT64_C(0x39))
#define EMR_UPI_EVENT_RXL_CREDITS_CONSUMED_VN1 /* UNC_UPI_RxL_CREDITS_CONSUMED_VN1 ev_sel=0x3a: Credits of VN1 for the receive buffer that messages used, those that went past it as well. */ \
	EMR_UPI_CTL_(UINT64_C(0x3a))
#define EMR_UPI_EVENT_TXL_INSERTS /* UNC_UPI_TxL_INSERTS ev_sel=0x40: Flits that enter the send buffer; it is only used in L0p and while flits are sent again. */ \
	EMR_UPI_CTL_(UINT64_C(0x40))
#define EMR_UPI_EVENT_TXL_BYPASSED /* UNC_UPI_TxL_BYPASSED ev_sel=0x41: Flits that went past the send buffer straight onto the link, as most do. */ \
	EMR_UPI_CTL_(UINT64_C(0x41))
#define EMR_UPI_EVENT_TXL_OCCUPANCY /* UNC_UPI_TxL_OCCUPANCY ev_sel=0x42: Flits in the send buffer, added up each cycle. */ \
	EMR_UPI_CTL_(UINT64_C(0x42))
#define EMR_UPI_EVENT_VNA_CREDIT_RETURN_OCCUPANCY /* UNC_UPI_VNA_CREDIT_RETURN_OCCUPANCY ev_sel=0x44: Shared credits (VNA) that wait to be sent back to the other end, added up each cycle. */ \
	EMR_UPI_CTL_(UINT64_C(0x44))
#define EMR_UPI_EVENT_VNA_CREDIT_RETURN_BLOCKED_VN01 /* UNC_UPI_VNA_CREDIT_RETURN_BLOCKED_VN01 ev_sel=0x45: Shared credits (VNA) whose return is blocked by VN0 or VN1, going by the name; Intel does not explain it. */ \
	EMR_UPI_CTL_(UINT64_C(0x45))
/* UNC_UPI_REQ_SLOT2_FROM_M3 ev_sel=0x46: Times that M3UPI asks for slot 2 of a flit, by what it wants to put there, going by the names; Intel does not explain them. */
#define EMR_UPI_EVENT_REQ_SLOT2_FROM_M3_VNA /* UNC_UPI_REQ_SLOT2_FROM_M3.VNA ev_sel=0x46 umask=0x1: Something on shared credits. */ \
	EMR_UPI_CTL_(UINT64_C(0x146))
#define EMR_UPI_EVENT_REQ_SLOT2_FROM_M3_VN0 /* UNC_UPI_REQ_SLOT2_FROM_M3.VN0 ev_sel=0x46 umask=0x2: Something of VN0. */ \
	EMR_UPI_CTL_(UINT64_C(0x246))
#define EMR_UPI_EVENT_REQ_SLOT2_FROM_M3_VN1 /* UNC_UPI_REQ_SLOT2_FROM_M3.VN1 ev_sel=0x46 umask=0x4: Something of VN1. */ \
	EMR_UPI_CTL_(UINT64_C(0x446))
#define EMR_UPI_EVENT_REQ_SLOT2_FROM_M3_ACK /* UNC_UPI_REQ_SLOT2_FROM_M3.ACK ev_sel=0x46 umask=0x8: An acknowledgement. */ \
	EMR_UPI_CTL_(UINT64_C(0x846))
/* UNC_UPI_TxL_ANY_FLITS ev_sel=0x4a: Flits that are sent, whatever the state of the link, by slot and contents. */
#define EMR_UPI_EVENT_TXL_ANY_FLITS_SLOT0 /* UNC_UPI_TxL_ANY_FLITS.SLOT0 ev_sel=0x4a umask=0x1: Slot 0. */ \
	EMR_UPI_CTL_(UINT64_C(0x14a))
#define EMR_UPI_EVENT_TXL_ANY_FLITS_SLOT1 /* UNC_UPI_TxL_ANY_FLITS.SLOT1 ev_sel=0x4a umask=0x2: Slot 1. */ \
	EMR_UPI_CTL_(UINT64_C(0x24a))
#define EMR_UPI_EVENT_TXL_ANY_FLITS_SLOT2 /* UNC_UPI_TxL_ANY_FLITS.SLOT2 ev_sel=0x4a umask=0x4: Slot 2. */ \
	EMR_UPI_CTL_(UINT64_C(0x44a))
#define EMR_UPI_EVENT_TXL_ANY_FLITS_DATA /* UNC_UPI_TxL_ANY_FLITS.DATA ev_sel=0x4a umask=0x8: With data. */ \
	EMR_UPI_CTL_(UINT64_C(0x84a))
#define EMR_UPI_EVENT_TXL_ANY_FLITS_LLCRD /* UNC_UPI_TxL_ANY_FLITS.LLCRD ev_sel=0x4a umask=0x10: That return credits. */ \
	EMR_UPI_CTL_(UINT64_C(0x104a))
#define EMR_UPI_EVENT_TXL_ANY_FLITS_NULL /* UNC_UPI_TxL_ANY_FLITS.NULL ev_sel=0x4a umask=0x20: Without contents. */ \
	EMR_UPI_CTL_(UINT64_C(0x204a))
#define EMR_UPI_EVENT_TXL_ANY_FLITS_LLCTRL /* UNC_UPI_TxL_ANY_FLITS.LLCTRL ev_sel=0x4a umask=0x40: Of link control. */ \
	EMR_UPI_CTL_(UINT64_C(0x404a))
#define EMR_UPI_EVENT_TXL_ANY_FLITS_PROTHDR /* UNC_UPI_TxL_ANY_FLITS.PROTHDR ev_sel=0x4a umask=0x80: With a protocol header. */ \
	EMR_UPI_CTL_(UINT64_C(0x804a))
/* UNC_UPI_RxL_ANY_FLITS ev_sel=0x4b: Flits that are received, whatever the state of the link, by slot and contents. */
#define EMR_UPI_EVENT_RXL_ANY_FLITS_SLOT0 /* UNC_UPI_RxL_ANY_FLITS.SLOT0 ev_sel=0x4b umask=0x1: Slot 0. */ \
	EMR_UPI_CTL_(UINT64_C(0x14b))
#define EMR_UPI_EVENT_RXL_ANY_FLITS_SLOT1 /* UNC_UPI_RxL_ANY_FLITS.SLOT1 ev_sel=0x4b umask=0x2: Slot 1. */ \
	EMR_UPI_CTL_(UINT64_C(0x24b))
#define EMR_UPI_EVENT_RXL_ANY_FLITS_SLOT2 /* UNC_UPI_RxL_ANY_FLITS.SLOT2 ev_sel=0x4b umask=0x4: Slot 2. */ \
	EMR_UPI_CTL_(UINT64_C(0x44b))
#define EMR_UPI_EVENT_RXL_ANY_FLITS_DATA /* UNC_UPI_RxL_ANY_FLITS.DATA ev_sel=0x4b umask=0x8: With data. */ \
	EMR_UPI_CTL_(UINT64_C(0x84b))
#define EMR_UPI_EVENT_RXL_ANY_FLITS_LLCRD /* UNC_UPI_RxL_ANY_FLITS.LLCRD ev_sel=0x4b umask=0x10: That return credits. */ \
	EMR_UPI_CTL_(UINT64_C(0x104b))
#define EMR_UPI_EVENT_RXL_ANY_FLITS_NULL /* UNC_UPI_RxL_ANY_FLITS.NULL ev_sel=0x4b umask=0x20: Without contents. */ \
	EMR_UPI_CTL_(UINT64_C(0x204b))
#define EMR_UPI_EVENT_RXL_ANY_FLITS_LLCTRL /* UNC_UPI_RxL_ANY_FLITS.LLCTRL ev_sel=0x4b umask=0x40: Of link control. */ \
	EMR_UPI_CTL_(UINT64_C(0x404b))
#define EMR_UPI_EVENT_RXL_ANY_FLITS_PROTHDR /* UNC_UPI_RxL_ANY_FLITS.PROTHDR ev_sel=0x4b umask=0x80: With a protocol header. */ \
	EMR_UPI_CTL_(UINT64_C(0x804b))

#endif
