/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/icx/upi.events.json by "make generate". Do not edit. */
/*
 * The events of icx upi as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_ICX_UPI_EVENTS_H
#define UNCORE_ICX_UPI_EVENTS_H

#include "uncore/icx/upi.h"

#define ICX_UPI_CTL_(raw) UNCORE_VALUE_(icx_upi_ctl, raw)
#define ICX_UPI_EVENT_CLOCKTICKS /* UNC_UPI_CLOCKTICKS ev_sel=0x1: Cycles of the link's clock, an eighth of its transfer rate: 1.2 GHz at 9.6 GT/s. */ \
	ICX_UPI_CTL_(UINT64_C(0x1))
/* UNC_UPI_TxL_FLITS ev_sel=0x2: Slots of flits that this link sends, three a flit: the umasks choose slots and kinds, and both are needed. */
#define ICX_UPI_EVENT_TXL_FLITS_ALL_DATA /* UNC_UPI_TxL_FLITS.ALL_DATA ev_sel=0x2 umask=0xf: Data in all slots: three for each data flit. */ \
	ICX_UPI_CTL_(UINT64_C(0xf02))
#define ICX_UPI_EVENT_TXL_FLITS_NON_DATA /* UNC_UPI_TxL_FLITS.NON_DATA ev_sel=0x2 umask=0x97: Headers and credits in any slot: what is neither data nor empty. */ \
	ICX_UPI_CTL_(UINT64_C(0x9702))
#define ICX_UPI_EVENT_TXL_FLITS_ALL_NULL /* UNC_UPI_TxL_FLITS.ALL_NULL ev_sel=0x2 umask=0x27: Empty slots of any number. */ \
	ICX_UPI_CTL_(UINT64_C(0x2702))
#define ICX_UPI_EVENT_TXL_FLITS_SLOT0 /* UNC_UPI_TxL_FLITS.SLOT0 ev_sel=0x2 umask=0x1: In slot 0 of the flit; it narrows the kinds. */ \
	ICX_UPI_CTL_(UINT64_C(0x102))
#define ICX_UPI_EVENT_TXL_FLITS_SLOT1 /* UNC_UPI_TxL_FLITS.SLOT1 ev_sel=0x2 umask=0x2: In slot 1 of the flit; it narrows the kinds. */ \
	ICX_UPI_CTL_(UINT64_C(0x202))
#define ICX_UPI_EVENT_TXL_FLITS_SLOT2 /* UNC_UPI_TxL_FLITS.SLOT2 ev_sel=0x2 umask=0x4: In slot 2 of the flit; it narrows the kinds. */ \
	ICX_UPI_CTL_(UINT64_C(0x402))
#define ICX_UPI_EVENT_TXL_FLITS_DATA /* UNC_UPI_TxL_FLITS.DATA ev_sel=0x2 umask=0x8: Data, which fills all slots: a flit adds one for each slot that is chosen beside it, and nothing if none is. */ \
	ICX_UPI_CTL_(UINT64_C(0x802))
#define ICX_UPI_EVENT_TXL_FLITS_LLCRD /* UNC_UPI_TxL_FLITS.LLCRD ev_sel=0x2 umask=0x10: Credits that the flit brings along; they are in slot 2 alone. */ \
	ICX_UPI_CTL_(UINT64_C(0x1002))
#define ICX_UPI_EVENT_TXL_FLITS_NULL /* UNC_UPI_TxL_FLITS.NULL ev_sel=0x2 umask=0x20: Empty slots, of the slots that are chosen beside it; Intel withdrew the name, and ALL_NULL has the slots too. */ \
	ICX_UPI_CTL_(UINT64_C(0x2002))
#define ICX_UPI_EVENT_TXL_FLITS_LLCTRL /* UNC_UPI_TxL_FLITS.LLCTRL ev_sel=0x2 umask=0x40: Control messages of the link layer in slot 0, much the same as idle flits. */ \
	ICX_UPI_CTL_(UINT64_C(0x4002))
#define ICX_UPI_EVENT_TXL_FLITS_PROTHDR /* UNC_UPI_TxL_FLITS.PROTHDR ev_sel=0x2 umask=0x80: Headers of the protocol, in the slots that are chosen beside it. */ \
	ICX_UPI_CTL_(UINT64_C(0x8002))
#define ICX_UPI_EVENT_TXL_FLITS_IDLE /* UNC_UPI_TxL_FLITS.IDLE ev_sel=0x2 umask=0x47: Idle flits: the link had nothing to send. */ \
	ICX_UPI_CTL_(UINT64_C(0x4702))
/* UNC_UPI_RxL_FLITS ev_sel=0x3: Slots of flits that this link receives, three a flit: the umasks choose slots and kinds, and both are needed. */
#define ICX_UPI_EVENT_RXL_FLITS_ALL_DATA /* UNC_UPI_RxL_FLITS.ALL_DATA ev_sel=0x3 umask=0xf: Data in all slots: three for each data flit. */ \
	ICX_UPI_CTL_(UINT64_C(0xf03))
#define ICX_UPI_EVENT_RXL_FLITS_NON_DATA /* UNC_UPI_RxL_FLITS.NON_DATA ev_sel=0x3 umask=0x97: Headers and credits in any slot: what is neither data nor empty. */ \
	ICX_UPI_CTL_(UINT64_C(0x9703))
#define ICX_UPI_EVENT_RXL_FLITS_ALL_NULL /* UNC_UPI_RxL_FLITS.ALL_NULL ev_sel=0x3 umask=0x27: Empty slots of any number. */ \
	ICX_UPI_CTL_(UINT64_C(0x2703))
#define ICX_UPI_EVENT_RXL_FLITS_SLOT0 /* UNC_UPI_RxL_FLITS.SLOT0 ev_sel=0x3 umask=0x1: In slot 0 of the flit; it narrows the kinds. */ \
	ICX_UPI_CTL_(UINT64_C(0x103))
#define ICX_UPI_EVENT_RXL_FLITS_SLOT1 /* UNC_UPI_RxL_FLITS.SLOT1 ev_sel=0x3 umask=0x2: In slot 1 of the flit; it narrows the kinds. */ \
	ICX_UPI_CTL_(UINT64_C(0x203))
#define ICX_UPI_EVENT_RXL_FLITS_SLOT2 /* UNC_UPI_RxL_FLITS.SLOT2 ev_sel=0x3 umask=0x4: In slot 2 of the flit; it narrows the kinds. */ \
	ICX_UPI_CTL_(UINT64_C(0x403))
#define ICX_UPI_EVENT_RXL_FLITS_DATA /* UNC_UPI_RxL_FLITS.DATA ev_sel=0x3 umask=0x8: Data, which fills all slots: a flit adds one for each slot that is chosen beside it, and nothing if none is. */ \
	ICX_UPI_CTL_(UINT64_C(0x803))
#define ICX_UPI_EVENT_RXL_FLITS_LLCRD /* UNC_UPI_RxL_FLITS.LLCRD ev_sel=0x3 umask=0x10: Credits that the flit brings along; they are in slot 2 alone. */ \
	ICX_UPI_CTL_(UINT64_C(0x1003))
#define ICX_UPI_EVENT_RXL_FLITS_NULL /* UNC_UPI_RxL_FLITS.NULL ev_sel=0x3 umask=0x20: Empty slots, of the slots that are chosen beside it; Intel withdrew the name, and ALL_NULL has the slots too. */ \
	ICX_UPI_CTL_(UINT64_C(0x2003))
#define ICX_UPI_EVENT_RXL_FLITS_LLCTRL /* UNC_UPI_RxL_FLITS.LLCTRL ev_sel=0x3 umask=0x40: Control messages of the link layer in slot 0, much the same as idle flits. */ \
	ICX_UPI_CTL_(UINT64_C(0x4003))
#define ICX_UPI_EVENT_RXL_FLITS_PROTHDR /* UNC_UPI_RxL_FLITS.PROTHDR ev_sel=0x3 umask=0x80: Headers of the protocol, in the slots that are chosen beside it. */ \
	ICX_UPI_CTL_(UINT64_C(0x8003))
#define ICX_UPI_EVENT_RXL_FLITS_IDLE /* UNC_UPI_RxL_FLITS.IDLE ev_sel=0x3 umask=0x47: Idle flits: the link had nothing to send. */ \
	ICX_UPI_CTL_(UINT64_C(0x4703))
/* UNC_UPI_TxL_BASIC_HDR_MATCH ev_sel=0x4: Packet headers that this link sends, of one message class, and of one opcode if the umask says so. */
#define ICX_UPI_EVENT_TXL_BASIC_HDR_MATCH_REQ /* UNC_UPI_TxL_BASIC_HDR_MATCH.REQ ev_sel=0x4 umask=0x8: Requests, of every opcode. */ \
	ICX_UPI_CTL_(UINT64_C(0x804))
#define ICX_UPI_EVENT_TXL_BASIC_HDR_MATCH_REQ_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.REQ_OPC ev_sel=0x4 umask=0x108: Requests of one opcode: bits 7:4 of the umask, here 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x100000804))
#define ICX_UPI_EVENT_TXL_BASIC_HDR_MATCH_SNP /* UNC_UPI_TxL_BASIC_HDR_MATCH.SNP ev_sel=0x4 umask=0x9: Snoops, of every opcode. */ \
	ICX_UPI_CTL_(UINT64_C(0x904))
#define ICX_UPI_EVENT_TXL_BASIC_HDR_MATCH_SNP_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.SNP_OPC ev_sel=0x4 umask=0x109: Snoops of one opcode: bits 7:4 of the umask, here 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x100000904))
#define ICX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_NODATA /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_NODATA ev_sel=0x4 umask=0xa: Responses without data, of every opcode. */ \
	ICX_UPI_CTL_(UINT64_C(0xa04))
#define ICX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_NODATA_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_NODATA_OPC ev_sel=0x4 umask=0x10a: Responses without data of one opcode: bits 7:4 of the umask, here 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x100000a04))
#define ICX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_DATA /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_DATA ev_sel=0x4 umask=0xc: Responses with data, of every opcode. */ \
	ICX_UPI_CTL_(UINT64_C(0xc04))
#define ICX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_DATA_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_DATA_OPC ev_sel=0x4 umask=0x10c: Responses with data of one opcode: bits 7:4 of the umask, here 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x100000c04))
#define ICX_UPI_EVENT_TXL_BASIC_HDR_MATCH_WB /* UNC_UPI_TxL_BASIC_HDR_MATCH.WB ev_sel=0x4 umask=0xd: Writebacks, of every opcode. */ \
	ICX_UPI_CTL_(UINT64_C(0xd04))
#define ICX_UPI_EVENT_TXL_BASIC_HDR_MATCH_WB_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.WB_OPC ev_sel=0x4 umask=0x10d: Writebacks of one opcode: bits 7:4 of the umask, here 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x100000d04))
#define ICX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCB /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCB ev_sel=0x4 umask=0xe: Non-coherent bypass messages, of every opcode. */ \
	ICX_UPI_CTL_(UINT64_C(0xe04))
#define ICX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCB_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCB_OPC ev_sel=0x4 umask=0x10e: Non-coherent bypass messages of one opcode: bits 7:4 of the umask, here 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x100000e04))
#define ICX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS ev_sel=0x4 umask=0xf: Non-coherent standard messages, of every opcode. */ \
	ICX_UPI_CTL_(UINT64_C(0xf04))
#define ICX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS_OPC ev_sel=0x4 umask=0x10f: Non-coherent standard messages of one opcode: bits 7:4 of the umask, here 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x100000f04))
#define ICX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSPCNFLT /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSPCNFLT ev_sel=0x4 umask=0x1aa: RspCnflt: a response that reports a conflict. */ \
	ICX_UPI_CTL_(UINT64_C(0x10000aa04))
#define ICX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSPI /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSPI ev_sel=0x4 umask=0x12a: RspI: a response without data from one that does not hold the line. */ \
	ICX_UPI_CTL_(UINT64_C(0x100002a04))
/* UNC_UPI_RxL_BASIC_HDR_MATCH ev_sel=0x5: Packet headers that this link receives, of one message class, and of one opcode if the umask says so. */
#define ICX_UPI_EVENT_RXL_BASIC_HDR_MATCH_REQ /* UNC_UPI_RxL_BASIC_HDR_MATCH.REQ ev_sel=0x5 umask=0x8: Requests, of every opcode. */ \
	ICX_UPI_CTL_(UINT64_C(0x805))
#define ICX_UPI_EVENT_RXL_BASIC_HDR_MATCH_REQ_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.REQ_OPC ev_sel=0x5 umask=0x108: Requests of one opcode: bits 7:4 of the umask, here 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x100000805))
#define ICX_UPI_EVENT_RXL_BASIC_HDR_MATCH_SNP /* UNC_UPI_RxL_BASIC_HDR_MATCH.SNP ev_sel=0x5 umask=0x9: Snoops, of every opcode. */ \
	ICX_UPI_CTL_(UINT64_C(0x905))
#define ICX_UPI_EVENT_RXL_BASIC_HDR_MATCH_SNP_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.SNP_OPC ev_sel=0x5 umask=0x109: Snoops of one opcode: bits 7:4 of the umask, here 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x100000905))
#define ICX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_NODATA /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_NODATA ev_sel=0x5 umask=0xa: Responses without data, of every opcode. */ \
	ICX_UPI_CTL_(UINT64_C(0xa05))
#define ICX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_NODATA_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_NODATA_OPC ev_sel=0x5 umask=0x10a: Responses without data of one opcode: bits 7:4 of the umask, here 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x100000a05))
#define ICX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_DATA /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_DATA ev_sel=0x5 umask=0xc: Responses with data, of every opcode. */ \
	ICX_UPI_CTL_(UINT64_C(0xc05))
#define ICX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_DATA_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_DATA_OPC ev_sel=0x5 umask=0x10c: Responses with data of one opcode: bits 7:4 of the umask, here 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x100000c05))
#define ICX_UPI_EVENT_RXL_BASIC_HDR_MATCH_WB /* UNC_UPI_RxL_BASIC_HDR_MATCH.WB ev_sel=0x5 umask=0xd: Writebacks, of every opcode. */ \
	ICX_UPI_CTL_(UINT64_C(0xd05))
#define ICX_UPI_EVENT_RXL_BASIC_HDR_MATCH_WB_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.WB_OPC ev_sel=0x5 umask=0x10d: Writebacks of one opcode: bits 7:4 of the umask, here 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x100000d05))
#define ICX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCB /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCB ev_sel=0x5 umask=0xe: Non-coherent bypass messages, of every opcode. */ \
	ICX_UPI_CTL_(UINT64_C(0xe05))
#define ICX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCB_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCB_OPC ev_sel=0x5 umask=0x10e: Non-coherent bypass messages of one opcode: bits 7:4 of the umask, here 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x100000e05))
#define ICX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS ev_sel=0x5 umask=0xf: Non-coherent standard messages, of every opcode. */ \
	ICX_UPI_CTL_(UINT64_C(0xf05))
#define ICX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS_OPC ev_sel=0x5 umask=0x10f: Non-coherent standard messages of one opcode: bits 7:4 of the umask, here 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x100000f05))
#define ICX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSPCNFLT /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSPCNFLT ev_sel=0x5 umask=0x1aa: RspCnflt: a response that reports a conflict. */ \
	ICX_UPI_CTL_(UINT64_C(0x10000aa05))
#define ICX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSPI /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSPI ev_sel=0x5 umask=0x12a: RspI: a response without data from one that does not hold the line. */ \
	ICX_UPI_CTL_(UINT64_C(0x100002a05))
#define ICX_UPI_EVENT_RXL_CRC_LLR_REQ_TRANSMIT /* UNC_UPI_RxL_CRC_LLR_REQ_TRANSMIT ev_sel=0x8: Requests to the other end to send again; one may cover several errors. */ \
	ICX_UPI_CTL_(UINT64_C(0x8))
#define ICX_UPI_EVENT_RXL_CRC_ERRORS /* UNC_UPI_RxL_CRC_ERRORS ev_sel=0xb: Flits received with a wrong checksum; the other end sends them again, with what followed. */ \
	ICX_UPI_CTL_(UINT64_C(0xb))
/* UNC_UPI_DIRECT_ATTEMPTS ev_sel=0x12: Data responses that tried to go straight on, past the CHA. */
#define ICX_UPI_EVENT_DIRECT_ATTEMPTS_D2C /* UNC_UPI_DIRECT_ATTEMPTS.D2C ev_sel=0x12 umask=0x1: To the core that asked. */ \
	ICX_UPI_CTL_(UINT64_C(0x112))
#define ICX_UPI_EVENT_DIRECT_ATTEMPTS_D2K /* UNC_UPI_DIRECT_ATTEMPTS.D2K ev_sel=0x12 umask=0x2: Straight to the link (D2K). */ \
	ICX_UPI_CTL_(UINT64_C(0x212))
/* UNC_UPI_M3_BYP_BLOCKED ev_sel=0x14: Messages that could not bypass the receive queue towards M3UPI, by reason, going by the names; Intel does not explain them. */
#define ICX_UPI_EVENT_M3_BYP_BLOCKED_FLOWQ_AD_VNA_LE2 /* UNC_UPI_M3_BYP_BLOCKED.FLOWQ_AD_VNA_LE2 ev_sel=0x14 umask=0x1: Two shared AD credits or fewer are left in the flow queue. */ \
	ICX_UPI_CTL_(UINT64_C(0x114))
#define ICX_UPI_EVENT_M3_BYP_BLOCKED_FLOWQ_BL_VNA_EQ0 /* UNC_UPI_M3_BYP_BLOCKED.FLOWQ_BL_VNA_EQ0 ev_sel=0x14 umask=0x2: No shared BL credit is left in the flow queue. */ \
	ICX_UPI_CTL_(UINT64_C(0x214))
#define ICX_UPI_EVENT_M3_BYP_BLOCKED_FLOWQ_AK_VNA_LE3 /* UNC_UPI_M3_BYP_BLOCKED.FLOWQ_AK_VNA_LE3 ev_sel=0x14 umask=0x4: Three shared AK credits or fewer are left in the flow queue. */ \
	ICX_UPI_CTL_(UINT64_C(0x414))
#define ICX_UPI_EVENT_M3_BYP_BLOCKED_BGF_CRD /* UNC_UPI_M3_BYP_BLOCKED.BGF_CRD ev_sel=0x14 umask=0x8: No credit for the queue between the two clocks (BGF). */ \
	ICX_UPI_CTL_(UINT64_C(0x814))
#define ICX_UPI_EVENT_M3_BYP_BLOCKED_GV_BLOCK /* UNC_UPI_M3_BYP_BLOCKED.GV_BLOCK ev_sel=0x14 umask=0x10: A change of voltage and frequency (GV) holds messages back. */ \
	ICX_UPI_CTL_(UINT64_C(0x1014))
/* UNC_UPI_M3_RXQ_BLOCKED ev_sel=0x15: Messages that could not leave the receive queue towards M3UPI, by reason, going by the names; Intel does not explain them. */
#define ICX_UPI_EVENT_M3_RXQ_BLOCKED_FLOWQ_AD_VNA_LE2 /* UNC_UPI_M3_RXQ_BLOCKED.FLOWQ_AD_VNA_LE2 ev_sel=0x15 umask=0x1: Two shared AD credits or fewer are left in the flow queue. */ \
	ICX_UPI_CTL_(UINT64_C(0x115))
#define ICX_UPI_EVENT_M3_RXQ_BLOCKED_FLOWQ_AD_VNA_BTW_2_THRESH /* UNC_UPI_M3_RXQ_BLOCKED.FLOWQ_AD_VNA_BTW_2_THRESH ev_sel=0x15 umask=0x2: The shared AD credits in the flow queue are between 2 and a threshold. */ \
	ICX_UPI_CTL_(UINT64_C(0x215))
#define ICX_UPI_EVENT_M3_RXQ_BLOCKED_FLOWQ_BL_VNA_EQ0 /* UNC_UPI_M3_RXQ_BLOCKED.FLOWQ_BL_VNA_EQ0 ev_sel=0x15 umask=0x4: No shared BL credit is left in the flow queue. */ \
	ICX_UPI_CTL_(UINT64_C(0x415))
#define ICX_UPI_EVENT_M3_RXQ_BLOCKED_FLOWQ_BL_VNA_BTW_0_THRESH /* UNC_UPI_M3_RXQ_BLOCKED.FLOWQ_BL_VNA_BTW_0_THRESH ev_sel=0x15 umask=0x8: The shared BL credits in the flow queue are between 0 and a threshold. */ \
	ICX_UPI_CTL_(UINT64_C(0x815))
#define ICX_UPI_EVENT_M3_RXQ_BLOCKED_FLOWQ_AK_VNA_LE3 /* UNC_UPI_M3_RXQ_BLOCKED.FLOWQ_AK_VNA_LE3 ev_sel=0x15 umask=0x10: Three shared AK credits or fewer are left in the flow queue. */ \
	ICX_UPI_CTL_(UINT64_C(0x1015))
#define ICX_UPI_EVENT_M3_RXQ_BLOCKED_BGF_CRD /* UNC_UPI_M3_RXQ_BLOCKED.BGF_CRD ev_sel=0x15 umask=0x20: No credit for the queue between the two clocks (BGF). */ \
	ICX_UPI_CTL_(UINT64_C(0x2015))
#define ICX_UPI_EVENT_M3_RXQ_BLOCKED_GV_BLOCK /* UNC_UPI_M3_RXQ_BLOCKED.GV_BLOCK ev_sel=0x15 umask=0x40: A change of voltage and frequency (GV) holds messages back. */ \
	ICX_UPI_CTL_(UINT64_C(0x4015))
#define ICX_UPI_EVENT_M3_CRD_RETURN_BLOCKED /* UNC_UPI_M3_CRD_RETURN_BLOCKED ev_sel=0x16: Credits of M3UPI that could not be returned, going by the name; Intel does not explain it. */ \
	ICX_UPI_CTL_(UINT64_C(0x16))
/* UNC_UPI_FLOWQ_NO_VNA_CRD ev_sel=0x18: How few shared credits the flow queue of M3UPI has left, going by the names; Intel does not explain them. */
#define ICX_UPI_EVENT_FLOWQ_NO_VNA_CRD_AD_VNA_EQ0 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AD_VNA_EQ0 ev_sel=0x18 umask=0x1: No shared AD credit is left. */ \
	ICX_UPI_CTL_(UINT64_C(0x118))
#define ICX_UPI_EVENT_FLOWQ_NO_VNA_CRD_AD_VNA_EQ1 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AD_VNA_EQ1 ev_sel=0x18 umask=0x2: One shared AD credit is left. */ \
	ICX_UPI_CTL_(UINT64_C(0x218))
#define ICX_UPI_EVENT_FLOWQ_NO_VNA_CRD_AD_VNA_EQ2 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AD_VNA_EQ2 ev_sel=0x18 umask=0x4: Two shared AD credits are left. */ \
	ICX_UPI_CTL_(UINT64_C(0x418))
#define ICX_UPI_EVENT_FLOWQ_NO_VNA_CRD_BL_VNA_EQ0 /* UNC_UPI_FLOWQ_NO_VNA_CRD.BL_VNA_EQ0 ev_sel=0x18 umask=0x8: No shared BL credit is left. */ \
	ICX_UPI_CTL_(UINT64_C(0x818))
#define ICX_UPI_EVENT_FLOWQ_NO_VNA_CRD_AK_VNA_EQ0 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AK_VNA_EQ0 ev_sel=0x18 umask=0x10: No shared AK credit is left. */ \
	ICX_UPI_CTL_(UINT64_C(0x1018))
#define ICX_UPI_EVENT_FLOWQ_NO_VNA_CRD_AK_VNA_EQ1 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AK_VNA_EQ1 ev_sel=0x18 umask=0x20: One shared AK credit is left. */ \
	ICX_UPI_CTL_(UINT64_C(0x2018))
#define ICX_UPI_EVENT_FLOWQ_NO_VNA_CRD_AK_VNA_EQ2 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AK_VNA_EQ2 ev_sel=0x18 umask=0x40: Two shared AK credits are left. */ \
	ICX_UPI_CTL_(UINT64_C(0x4018))
#define ICX_UPI_EVENT_FLOWQ_NO_VNA_CRD_AK_VNA_EQ3 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AK_VNA_EQ3 ev_sel=0x18 umask=0x80: Three shared AK credits are left. */ \
	ICX_UPI_CTL_(UINT64_C(0x8018))
#define ICX_UPI_EVENT_PHY_INIT_CYCLES /* UNC_UPI_PHY_INIT_CYCLES ev_sel=0x20: Cycles in which the link is in none of L0, L0c, L0p and L1: it is being brought up. */ \
	ICX_UPI_CTL_(UINT64_C(0x20))
#define ICX_UPI_EVENT_L1_POWER_CYCLES /* UNC_UPI_L1_POWER_CYCLES ev_sel=0x21: Cycles in which the link is off in both directions (L1). */ \
	ICX_UPI_CTL_(UINT64_C(0x21))
#define ICX_UPI_EVENT_POWER_L1_REQ /* UNC_UPI_POWER_L1_REQ ev_sel=0x22: Requests to switch the link off (L1) that were granted. */ \
	ICX_UPI_CTL_(UINT64_C(0x22))
#define ICX_UPI_EVENT_POWER_L1_NACK /* UNC_UPI_POWER_L1_NACK ev_sel=0x23: Requests to switch the link off (L1) that were refused. */ \
	ICX_UPI_CTL_(UINT64_C(0x23))
#define ICX_UPI_EVENT_RXL0_POWER_CYCLES /* UNC_UPI_RxL0_POWER_CYCLES ev_sel=0x24: Cycles in which the receiving side is in L0, at full width; with thresh 1 and edge_det, times it got there. Training is not seen. */ \
	ICX_UPI_CTL_(UINT64_C(0x24))
#define ICX_UPI_EVENT_RXL0P_POWER_CYCLES /* UNC_UPI_RxL0P_POWER_CYCLES ev_sel=0x25: Cycles in which the receiving side is in L0p, with most lanes off to save power. */ \
	ICX_UPI_CTL_(UINT64_C(0x25))
#define ICX_UPI_EVENT_TXL0_POWER_CYCLES /* UNC_UPI_TxL0_POWER_CYCLES ev_sel=0x26: Cycles in which the sending side is in L0, at full width; with thresh 1 and edge_det, times it got there. Training is not seen. */ \
	ICX_UPI_CTL_(UINT64_C(0x26))
#define ICX_UPI_EVENT_TXL0P_POWER_CYCLES /* UNC_UPI_TxL0P_POWER_CYCLES ev_sel=0x27: Cycles in which the sending side is in L0p, with most lanes off to save power. */ \
	ICX_UPI_CTL_(UINT64_C(0x27))
#define ICX_UPI_EVENT_TXL0P_POWER_CYCLES_LL_ENTER /* UNC_UPI_TxL0P_POWER_CYCLES_LL_ENTER ev_sel=0x28: Cycles in which the link layer wants the sending side to enter L0p, going by the name; Intel does not explain it. */ \
	ICX_UPI_CTL_(UINT64_C(0x28))
#define ICX_UPI_EVENT_TXL0P_POWER_CYCLES_M3_EXIT /* UNC_UPI_TxL0P_POWER_CYCLES_M3_EXIT ev_sel=0x29: Cycles in which M3UPI wants the sending side to leave L0p, going by the name; Intel does not explain it. */ \
	ICX_UPI_CTL_(UINT64_C(0x29))
/* UNC_UPI_TxL0P_CLK_ACTIVE ev_sel=0x2a: Cycles in which a part of the link keeps its clock running in L0p, going by the names; Intel does not explain them. */
#define ICX_UPI_EVENT_TXL0P_CLK_ACTIVE_CFG_CTL /* UNC_UPI_TxL0P_CLK_ACTIVE.CFG_CTL ev_sel=0x2a umask=0x1: Configuration. */ \
	ICX_UPI_CTL_(UINT64_C(0x12a))
#define ICX_UPI_EVENT_TXL0P_CLK_ACTIVE_RXQ /* UNC_UPI_TxL0P_CLK_ACTIVE.RXQ ev_sel=0x2a umask=0x2: The receive queue. */ \
	ICX_UPI_CTL_(UINT64_C(0x22a))
#define ICX_UPI_EVENT_TXL0P_CLK_ACTIVE_RXQ_BYPASS /* UNC_UPI_TxL0P_CLK_ACTIVE.RXQ_BYPASS ev_sel=0x2a umask=0x4: The way past the receive queue. */ \
	ICX_UPI_CTL_(UINT64_C(0x42a))
#define ICX_UPI_EVENT_TXL0P_CLK_ACTIVE_RXQ_CRED /* UNC_UPI_TxL0P_CLK_ACTIVE.RXQ_CRED ev_sel=0x2a umask=0x8: The credits of the receive queue. */ \
	ICX_UPI_CTL_(UINT64_C(0x82a))
#define ICX_UPI_EVENT_TXL0P_CLK_ACTIVE_TXQ /* UNC_UPI_TxL0P_CLK_ACTIVE.TXQ ev_sel=0x2a umask=0x10: The send queue. */ \
	ICX_UPI_CTL_(UINT64_C(0x102a))
#define ICX_UPI_EVENT_TXL0P_CLK_ACTIVE_RETRY /* UNC_UPI_TxL0P_CLK_ACTIVE.RETRY ev_sel=0x2a umask=0x20: The buffer of flits that may have to be sent again. */ \
	ICX_UPI_CTL_(UINT64_C(0x202a))
#define ICX_UPI_EVENT_TXL0P_CLK_ACTIVE_DFX /* UNC_UPI_TxL0P_CLK_ACTIVE.DFX ev_sel=0x2a umask=0x40: Test and debug logic (DFX). */ \
	ICX_UPI_CTL_(UINT64_C(0x402a))
#define ICX_UPI_EVENT_TXL0P_CLK_ACTIVE_SPARE /* UNC_UPI_TxL0P_CLK_ACTIVE.SPARE ev_sel=0x2a umask=0x80: A spare part, which Intel does not name. */ \
	ICX_UPI_CTL_(UINT64_C(0x802a))
/* UNC_UPI_RxL_INSERTS ev_sel=0x30: Flits that enter the receive buffer, because they could not go past it. */
#define ICX_UPI_EVENT_RXL_INSERTS_SLOT0 /* UNC_UPI_RxL_INSERTS.SLOT0 ev_sel=0x30 umask=0x1: The buffer of slot 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x130))
#define ICX_UPI_EVENT_RXL_INSERTS_SLOT1 /* UNC_UPI_RxL_INSERTS.SLOT1 ev_sel=0x30 umask=0x2: The buffer of slot 1. */ \
	ICX_UPI_CTL_(UINT64_C(0x230))
#define ICX_UPI_EVENT_RXL_INSERTS_SLOT2 /* UNC_UPI_RxL_INSERTS.SLOT2 ev_sel=0x30 umask=0x4: The buffer of slot 2. */ \
	ICX_UPI_CTL_(UINT64_C(0x430))
/* UNC_UPI_RxL_BYPASSED ev_sel=0x31: Flits that went past the receive buffer: the fast way, and the usual one. */
#define ICX_UPI_EVENT_RXL_BYPASSED_SLOT0 /* UNC_UPI_RxL_BYPASSED.SLOT0 ev_sel=0x31 umask=0x1: The buffer of slot 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x131))
#define ICX_UPI_EVENT_RXL_BYPASSED_SLOT1 /* UNC_UPI_RxL_BYPASSED.SLOT1 ev_sel=0x31 umask=0x2: The buffer of slot 1. */ \
	ICX_UPI_CTL_(UINT64_C(0x231))
#define ICX_UPI_EVENT_RXL_BYPASSED_SLOT2 /* UNC_UPI_RxL_BYPASSED.SLOT2 ev_sel=0x31 umask=0x4: The buffer of slot 2. */ \
	ICX_UPI_CTL_(UINT64_C(0x431))
/* UNC_UPI_RxL_OCCUPANCY ev_sel=0x32: Flits in the receive buffer, added up each cycle. */
#define ICX_UPI_EVENT_RXL_OCCUPANCY_SLOT0 /* UNC_UPI_RxL_OCCUPANCY.SLOT0 ev_sel=0x32 umask=0x1: The buffer of slot 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x132))
#define ICX_UPI_EVENT_RXL_OCCUPANCY_SLOT1 /* UNC_UPI_RxL_OCCUPANCY.SLOT1 ev_sel=0x32 umask=0x2: The buffer of slot 1. */ \
	ICX_UPI_CTL_(UINT64_C(0x232))
#define ICX_UPI_EVENT_RXL_OCCUPANCY_SLOT2 /* UNC_UPI_RxL_OCCUPANCY.SLOT2 ev_sel=0x32 umask=0x4: The buffer of slot 2. */ \
	ICX_UPI_CTL_(UINT64_C(0x432))
/* UNC_UPI_RxL_SLOT_BYPASS ev_sel=0x33: Flits of one slot that went past the receive queue of another, going by the names; Intel does not explain them. */
#define ICX_UPI_EVENT_RXL_SLOT_BYPASS_S0_RXQ1 /* UNC_UPI_RxL_SLOT_BYPASS.S0_RXQ1 ev_sel=0x33 umask=0x1: Slot 0, queue 1. */ \
	ICX_UPI_CTL_(UINT64_C(0x133))
#define ICX_UPI_EVENT_RXL_SLOT_BYPASS_S0_RXQ2 /* UNC_UPI_RxL_SLOT_BYPASS.S0_RXQ2 ev_sel=0x33 umask=0x2: Slot 0, queue 2. */ \
	ICX_UPI_CTL_(UINT64_C(0x233))
#define ICX_UPI_EVENT_RXL_SLOT_BYPASS_S1_RXQ0 /* UNC_UPI_RxL_SLOT_BYPASS.S1_RXQ0 ev_sel=0x33 umask=0x4: Slot 1, queue 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x433))
#define ICX_UPI_EVENT_RXL_SLOT_BYPASS_S1_RXQ2 /* UNC_UPI_RxL_SLOT_BYPASS.S1_RXQ2 ev_sel=0x33 umask=0x8: Slot 1, queue 2. */ \
	ICX_UPI_CTL_(UINT64_C(0x833))
#define ICX_UPI_EVENT_RXL_SLOT_BYPASS_S2_RXQ0 /* UNC_UPI_RxL_SLOT_BYPASS.S2_RXQ0 ev_sel=0x33 umask=0x10: Slot 2, queue 0. */ \
	ICX_UPI_CTL_(UINT64_C(0x1033))
#define ICX_UPI_EVENT_RXL_SLOT_BYPASS_S2_RXQ1 /* UNC_UPI_RxL_SLOT_BYPASS.S2_RXQ1 ev_sel=0x33 umask=0x20: Slot 2, queue 1. */ \
	ICX_UPI_CTL_(UINT64_C(0x2033))
#define ICX_UPI_EVENT_RXL_CREDITS_CONSUMED_VNA /* UNC_UPI_RxL_CREDITS_CONSUMED_VNA ev_sel=0x38: Shared credits (VNA) for the receive buffer that messages used, those that went past it as well. */ \
	ICX_UPI_CTL_(UINT64_C(0x38))
#define ICX_UPI_EVENT_RXL_CREDITS_CONSUMED_VN0 /* UNC_UPI_RxL_CREDITS_CONSUMED_VN0 ev_sel=0x39: Credits of VN0 for the receive buffer that messages used, those that went past it as well. */ \
	ICX_UPI_CTL_(UINT64_C(0x39))
#define ICX_UPI_EVENT_RXL_CREDITS_CONSUMED_VN1 /* UNC_UPI_RxL_CREDITS_CONSUMED_VN1 ev_sel=0x3a: Credits of VN1 for the receive buffer that messages used, those that went past it as well. */ \
	ICX_UPI_CTL_(UINT64_C(0x3a))
#define ICX_UPI_EVENT_TXL_INSERTS /* UNC_UPI_TxL_INSERTS ev_sel=0x40: Flits that enter the send buffer; it is only used in L0p and while flits are sent again. */ \
	ICX_UPI_CTL_(UINT64_C(0x40))
#define ICX_UPI_EVENT_TXL_BYPASSED /* UNC_UPI_TxL_BYPASSED ev_sel=0x41: Flits that went past the send buffer straight onto the link, as most do. */ \
	ICX_UPI_CTL_(UINT64_C(0x41))
#define ICX_UPI_EVENT_TXL_OCCUPANCY /* UNC_UPI_TxL_OCCUPANCY ev_sel=0x42: Flits in the send buffer, added up each cycle. */ \
	ICX_UPI_CTL_(UINT64_C(0x42))
#define ICX_UPI_EVENT_VNA_CREDIT_RETURN_OCCUPANCY /* UNC_UPI_VNA_CREDIT_RETURN_OCCUPANCY ev_sel=0x44: Shared credits (VNA) that wait to be sent back to the other end, added up each cycle. */ \
	ICX_UPI_CTL_(UINT64_C(0x44))
#define ICX_UPI_EVENT_VNA_CREDIT_RETURN_BLOCKED_VN01 /* UNC_UPI_VNA_CREDIT_RETURN_BLOCKED_VN01 ev_sel=0x45: Shared credits (VNA) whose return is blocked by VN0 or VN1, going by the name; Intel does not explain it. */ \
	ICX_UPI_CTL_(UINT64_C(0x45))
/* UNC_UPI_REQ_SLOT2_FROM_M3 ev_sel=0x46: Times that M3UPI asks for slot 2 of a flit, by what it wants to put there, going by the names; Intel does not explain them. */
#define ICX_UPI_EVENT_REQ_SLOT2_FROM_M3_VNA /* UNC_UPI_REQ_SLOT2_FROM_M3.VNA ev_sel=0x46 umask=0x1: Something on shared credits. */ \
	ICX_UPI_CTL_(UINT64_C(0x146))
#define ICX_UPI_EVENT_REQ_SLOT2_FROM_M3_VN0 /* UNC_UPI_REQ_SLOT2_FROM_M3.VN0 ev_sel=0x46 umask=0x2: Something of VN0. */ \
	ICX_UPI_CTL_(UINT64_C(0x246))
#define ICX_UPI_EVENT_REQ_SLOT2_FROM_M3_VN1 /* UNC_UPI_REQ_SLOT2_FROM_M3.VN1 ev_sel=0x46 umask=0x4: Something of VN1. */ \
	ICX_UPI_CTL_(UINT64_C(0x446))
#define ICX_UPI_EVENT_REQ_SLOT2_FROM_M3_ACK /* UNC_UPI_REQ_SLOT2_FROM_M3.ACK ev_sel=0x46 umask=0x8: An acknowledgement. */ \
	ICX_UPI_CTL_(UINT64_C(0x846))

#endif
