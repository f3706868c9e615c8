/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/cwf/upi.events.json by "make generate". Do not edit. */
/*
 * The events of cwf upi as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_CWF_UPI_EVENTS_H
#define UNCORE_CWF_UPI_EVENTS_H

#include "uncore/cwf/upi.h"

#define CWF_UPI_CTL_(raw) UNCORE_VALUE_(cwf_upi_ctl, raw)
#define CWF_UPI_EVENT_CLOCKTICKS /* UNC_UPI_CLOCKTICKS ev_sel=0x1: Cycles of the link's clock. */ \
	CWF_UPI_CTL_(UINT64_C(0x1))
/* UNC_UPI_TxL_FLITS ev_sel=0x2: Slots of flits that this link sends, three a flit: the umasks choose slots and kinds, and both are needed. */
#define CWF_UPI_EVENT_TXL_FLITS_ALL_DATA /* UNC_UPI_TxL_FLITS.ALL_DATA ev_sel=0x2 umask=0xf: Data in all slots: three for each data flit. */ \
	CWF_UPI_CTL_(UINT64_C(0xf02))
#define CWF_UPI_EVENT_TXL_FLITS_ALL_NULL /* UNC_UPI_TxL_FLITS.ALL_NULL ev_sel=0x2 umask=0x27: Empty slots of any number. */ \
	CWF_UPI_CTL_(UINT64_C(0x2702))
#define CWF_UPI_EVENT_TXL_FLITS_IDLE /* UNC_UPI_TxL_FLITS.IDLE ev_sel=0x2 umask=0x47: Idle flits: the link had nothing to send. */ \
	CWF_UPI_CTL_(UINT64_C(0x4702))
#define CWF_UPI_EVENT_TXL_FLITS_NON_DATA /* UNC_UPI_TxL_FLITS.NON_DATA ev_sel=0x2 umask=0x97: Headers and credits in any slot: what is neither data nor empty. */ \
	CWF_UPI_CTL_(UINT64_C(0x9702))
#define CWF_UPI_EVENT_TXL_FLITS_SLOT0 /* UNC_UPI_TxL_FLITS.SLOT0 ev_sel=0x2 umask=0x1: In slot 0 of the flit; it narrows the kinds. */ \
	CWF_UPI_CTL_(UINT64_C(0x102))
#define CWF_UPI_EVENT_TXL_FLITS_SLOT1 /* UNC_UPI_TxL_FLITS.SLOT1 ev_sel=0x2 umask=0x2: In slot 1 of the flit; it narrows the kinds. */ \
	CWF_UPI_CTL_(UINT64_C(0x202))
#define CWF_UPI_EVENT_TXL_FLITS_SLOT2 /* UNC_UPI_TxL_FLITS.SLOT2 ev_sel=0x2 umask=0x4: In slot 2 of the flit; it narrows the kinds. */ \
	CWF_UPI_CTL_(UINT64_C(0x402))
#define CWF_UPI_EVENT_TXL_FLITS_DATA /* UNC_UPI_TxL_FLITS.DATA ev_sel=0x2 umask=0x8: Data, which fills all slots: a flit adds one for each slot that is chosen beside it, and nothing if none is. */ \
	CWF_UPI_CTL_(UINT64_C(0x802))
#define CWF_UPI_EVENT_TXL_FLITS_LLCRD /* UNC_UPI_TxL_FLITS.LLCRD ev_sel=0x2 umask=0x10: Credits that the flit brings along; they are in slot 2 alone. */ \
	CWF_UPI_CTL_(UINT64_C(0x1002))
#define CWF_UPI_EVENT_TXL_FLITS_NULL /* UNC_UPI_TxL_FLITS.NULL ev_sel=0x2 umask=0x20: Empty slots, of the slots that are chosen beside it. */ \
	CWF_UPI_CTL_(UINT64_C(0x2002))
#define CWF_UPI_EVENT_TXL_FLITS_LLCTRL /* UNC_UPI_TxL_FLITS.LLCTRL ev_sel=0x2 umask=0x40: Control messages of the link layer in slot 0, much the same as idle flits. */ \
	CWF_UPI_CTL_(UINT64_C(0x4002))
#define CWF_UPI_EVENT_TXL_FLITS_PROTHDR /* UNC_UPI_TxL_FLITS.PROTHDR ev_sel=0x2 umask=0x80: Headers of the protocol, in the slots that are chosen beside it. */ \
	CWF_UPI_CTL_(UINT64_C(0x8002))
/* UNC_UPI_RxL_FLITS ev_sel=0x3: Slots of flits that this link receives, three a flit: the umasks choose slots and kinds, and both are needed. */
#define CWF_UPI_EVENT_RXL_FLITS_ALL_DATA /* UNC_UPI_RxL_FLITS.ALL_DATA ev_sel=0x3 umask=0xf: Data in all slots: three for each data flit. */ \
	CWF_UPI_CTL_(UINT64_C(0xf03))
#define CWF_UPI_EVENT_RXL_FLITS_NON_DATA /* UNC_UPI_RxL_FLITS.NON_DATA ev_sel=0x3 umask=0x97: Headers and credits in any slot: what is neither data nor empty. */ \
	CWF_UPI_CTL_(UINT64_C(0x9703))
#define CWF_UPI_EVENT_RXL_FLITS_SLOT0 /* UNC_UPI_RxL_FLITS.SLOT0 ev_sel=0x3 umask=0x1: In slot 0 of the flit; it narrows the kinds. */ \
	CWF_UPI_CTL_(UINT64_C(0x103))
#define CWF_UPI_EVENT_RXL_FLITS_SLOT1 /* UNC_UPI_RxL_FLITS.SLOT1 ev_sel=0x3 umask=0x2: In slot 1 of the flit; it narrows the kinds. */ \
	CWF_UPI_CTL_(UINT64_C(0x203))
#define CWF_UPI_EVENT_RXL_FLITS_SLOT2 /* UNC_UPI_RxL_FLITS.SLOT2 ev_sel=0x3 umask=0x4: In slot 2 of the flit; it narrows the kinds. */ \
	CWF_UPI_CTL_(UINT64_C(0x403))
#define CWF_UPI_EVENT_RXL_FLITS_DATA /* UNC_UPI_RxL_FLITS.DATA ev_sel=0x3 umask=0x8: Data, which fills all slots: a flit adds one for each slot that is chosen beside it, and nothing if none is. */ \
	CWF_UPI_CTL_(UINT64_C(0x803))
#define CWF_UPI_EVENT_RXL_FLITS_LLCRD /* UNC_UPI_RxL_FLITS.LLCRD ev_sel=0x3 umask=0x10: Credits that the flit brings along; they are in slot 2 alone. */ \
	CWF_UPI_CTL_(UINT64_C(0x1003))
#define CWF_UPI_EVENT_RXL_FLITS_NULL /* UNC_UPI_RxL_FLITS.NULL ev_sel=0x3 umask=0x20: Empty slots, of the slots that are chosen beside it. */ \
	CWF_UPI_CTL_(UINT64_C(0x2003))
#define CWF_UPI_EVENT_RXL_FLITS_ALL_NULL /* UNC_UPI_RxL_FLITS.ALL_NULL ev_sel=0x3 umask=0x27: Empty slots of any number. */ \
	CWF_UPI_CTL_(UINT64_C(0x2703))
#define CWF_UPI_EVENT_RXL_FLITS_LLCTRL /* UNC_UPI_RxL_FLITS.LLCTRL ev_sel=0x3 umask=0x40: Control messages of the link layer in slot 0, much the same as idle flits. */ \
	CWF_UPI_CTL_(UINT64_C(0x4003))
#define CWF_UPI_EVENT_RXL_FLITS_IDLE /* UNC_UPI_RxL_FLITS.IDLE ev_sel=0x3 umask=0x47: Idle flits: the link had nothing to send. */ \
	CWF_UPI_CTL_(UINT64_C(0x4703))
#define CWF_UPI_EVENT_RXL_FLITS_PROTHDR /* UNC_UPI_RxL_FLITS.PROTHDR ev_sel=0x3 umask=0x80: Headers of the protocol, in the slots that are chosen beside it. */ \
	CWF_UPI_CTL_(UINT64_C(0x8003))
/* UNC_UPI_TxL_BASIC_HDR_MATCH ev_sel=0x4: Packet headers that this link sends, of one message class, and of one opcode if the umask says so. */
#define CWF_UPI_EVENT_TXL_BASIC_HDR_MATCH_REQ /* UNC_UPI_TxL_BASIC_HDR_MATCH.REQ ev_sel=0x4 umask=0x8: Requests, of every opcode. */ \
	CWF_UPI_CTL_(UINT64_C(0x804))
#define CWF_UPI_EVENT_TXL_BASIC_HDR_MATCH_REQ_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.REQ_OPC ev_sel=0x4 umask=0x108: Requests of one opcode: bits 7:4 of the umask, here 0. */ \
	CWF_UPI_CTL_(UINT64_C(0x100000804))
#define CWF_UPI_EVENT_TXL_BASIC_HDR_MATCH_SNP /* UNC_UPI_TxL_BASIC_HDR_MATCH.SNP ev_sel=0x4 umask=0x9: Snoops, of every opcode. */ \
	CWF_UPI_CTL_(UINT64_C(0x904))
#define CWF_UPI_EVENT_TXL_BASIC_HDR_MATCH_SNP_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.SNP_OPC ev_sel=0x4 umask=0x109: Snoops of one opcode: bits 7:4 of the umask, here 0. */ \
	CWF_UPI_CTL_(UINT64_C(0x100000904))
#define CWF_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_NODATA /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_NODATA ev_sel=0x4 umask=0xa: Responses without data, of every opcode. */ \
	CWF_UPI_CTL_(UINT64_C(0xa04))
#define CWF_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_NODATA_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_NODATA_OPC ev_sel=0x4 umask=0x10a: Responses without data of one opcode: bits 7:4 of the umask, here 0. */ \
	CWF_UPI_CTL_(UINT64_C(0x100000a04))
#define CWF_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_DATA /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_DATA ev_sel=0x4 umask=0xc: Responses with data, of every opcode. */ \
	CWF_UPI_CTL_(UINT64_C(0xc04))
#define CWF_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_DATA_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_DATA_OPC ev_sel=0x4 umask=0x10c: Responses with data of one opcode: bits 7:4 of the umask, here 0. */ \
	CWF_UPI_CTL_(UINT64_C(0x100000c04))
#define CWF_UPI_EVENT_TXL_BASIC_HDR_MATCH_WB /* UNC_UPI_TxL_BASIC_HDR_MATCH.WB ev_sel=0x4 umask=0xd: Writebacks, of every opcode. */ \
	CWF_UPI_CTL_(UINT64_C(0xd04))
#define CWF_UPI_EVENT_TXL_BASIC_HDR_MATCH_WB_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.WB_OPC ev_sel=0x4 umask=0x10d: Writebacks of one opcode: bits 7:4 of the umask, here 0. */ \
	CWF_UPI_CTL_(UINT64_C(0x100000d04))
#define CWF_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCB /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCB ev_sel=0x4 umask=0xe: Non-coherent bypass messages, of every opcode. */ \
	CWF_UPI_CTL_(UINT64_C(0xe04))
#define CWF_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCB_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCB_OPC ev_sel=0x4 umask=0x10e: Non-coherent bypass messages of one opcode: bits 7:4 of the umask, here 0. */ \
	CWF_UPI_CTL_(UINT64_C(0x100000e04))
#define CWF_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS ev_sel=0x4 umask=0xf: Non-coherent standard messages, of every opcode. */ \
	CWF_UPI_CTL_(UINT64_C(0xf04))
#define CWF_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS_OPC ev_sel=0x4 umask=0x10f: Non-coherent standard messages of one opcode: bits 7:4 of the umask, here 0. */ \
	CWF_UPI_CTL_(UINT64_C(0x100000f04))
#define CWF_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSPI /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSPI ev_sel=0x4 umask=0x12a: RspI: a response without data from one that does not hold the line. */ \
	CWF_UPI_CTL_(UINT64_C(0x100002a04))
#define CWF_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSPCNFLT /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSPCNFLT ev_sel=0x4 umask=0x1aa: RspCnflt: a response that reports a conflict. */ \
	CWF_UPI_CTL_(UINT64_C(0x10000aa04))
/* UNC_UPI_RxL_BASIC_HDR_MATCH ev_sel=0x5: Packet headers that this link receives, of one message class, and of one opcode if the umask says so. */
#define CWF_UPI_EVENT_RXL_BASIC_HDR_MATCH_REQ /* UNC_UPI_RxL_BASIC_HDR_MATCH.REQ ev_sel=0x5 umask=0x8: Requests, of every opcode. */ \
	CWF_UPI_CTL_(UINT64_C(0x805))
#define CWF_UPI_EVENT_RXL_BASIC_HDR_MATCH_WB /* UNC_UPI_RxL_BASIC_HDR_MATCH.WB ev_sel=0x5 umask=0xd: Writebacks, of every opcode. */ \
	CWF_UPI_CTL_(UINT64_C(0xd05))
#define CWF_UPI_EVENT_RXL_BASIC_HDR_MATCH_REQ_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.REQ_OPC ev_sel=0x5 umask=0x108: Requests of one opcode: bits 7:4 of the umask, here 0. */ \
	CWF_UPI_CTL_(UINT64_C(0x100000805))
#define CWF_UPI_EVENT_RXL_BASIC_HDR_MATCH_SNP /* UNC_UPI_RxL_BASIC_HDR_MATCH.SNP ev_sel=0x5 umask=0x9: Snoops, of every opcode. */ \
	CWF_UPI_CTL_(UINT64_C(0x905))
#define CWF_UPI_EVENT_RXL_BASIC_HDR_MATCH_SNP_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.SNP_OPC ev_sel=0x5 umask=0x109: Snoops of one opcode: bits 7:4 of the umask, here 0. */ \
	CWF_UPI_CTL_(UINT64_C(0x100000905))
#define CWF_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_NODATA /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_NODATA ev_sel=0x5 umask=0xa: Responses without data, of every opcode. */ \
	CWF_UPI_CTL_(UINT64_C(0xa05))
#define CWF_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_NODATA_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_NODATA_OPC ev_sel=0x5 umask=0x10a: Responses without data of one opcode: bits 7:4 of the umask, here 0. */ \
	CWF_UPI_CTL_(UINT64_C(0x100000a05))
#define CWF_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_DATA /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_DATA ev_sel=0x5 umask=0xc: Responses with data, of every opcode. */ \
	CWF_UPI_CTL_(UINT64_C(0xc05))
#define CWF_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_DATA_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_DATA_OPC ev_sel=0x5 umask=0x10c: Responses with data of one opcode: bits 7:4 of the umask, here 0. */ \
	CWF_UPI_CTL_(UINT64_C(0x100000c05))
#define CWF_UPI_EVENT_RXL_BASIC_HDR_MATCH_WB_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.WB_OPC ev_sel=0x5 umask=0x10d: Writebacks of one opcode: bits 7:4 of the umask, here 0. */ \
	CWF_UPI_CTL_(UINT64_C(0x100000d05))
#define CWF_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCB /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCB ev_sel=0x5 umask=0xe: Non-coherent bypass messages, of every opcode. */ \
	CWF_UPI_CTL_(UINT64_C(0xe05))
#define CWF_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCB_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCB_OPC ev_sel=0x5 umask=0x10e: Non-coherent bypass messages of one opcode: bits 7:4 of the umask, here 0. */ \
	CWF_UPI_CTL_(UINT64_C(0x100000e05))
#define CWF_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS ev_sel=0x5 umask=0xf: Non-coherent standard messages, of every opcode. */ \
	CWF_UPI_CTL_(UINT64_C(0xf05))
#define CWF_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS_OPC ev_sel=0x5 umask=0x10f: Non-coherent standard messages of one opcode: bits 7:4 of the umask, here 0. */ \
	CWF_UPI_CTL_(UINT64_C(0x100000f05))
#define CWF_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSPI /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSPI ev_sel=0x5 umask=0x12a: RspI: a response without data from one that does not hold the line. */ \
	CWF_UPI_CTL_(UINT64_C(0x100002a05))
#define CWF_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSPCNFLT /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSPCNFLT ev_sel=0x5 umask=0x1aa: RspCnflt: a response that reports a conflict. */ \
	CWF_UPI_CTL_(UINT64_C(0x10000aa05))
#define CWF_UPI_EVENT_L1_POWER_CYCLES /* UNC_UPI_L1_POWER_CYCLES ev_sel=0x21: Cycles in which the link is off in both directions (L1). */ \
	CWF_UPI_CTL_(UINT64_C(0x21))
#define CWF_UPI_EVENT_TXL0P_POWER_CYCLES /* UNC_UPI_TxL0P_POWER_CYCLES ev_sel=0x27: Cycles in which the sending side is in L0p, with most lanes off to save power. */ \
	CWF_UPI_CTL_(UINT64_C(0x27))
#define CWF_UPI_EVENT_TXL0P_POWER_CYCLES_LL_ENTER /* UNC_UPI_TxL0P_POWER_CYCLES_LL_ENTER ev_sel=0x28: Cycles in which the link layer wants the sending side to enter L0p, going by the name; Intel does not explain it. */ \
	CWF_UPI_CTL_(UINT64_C(0x28))
#define CWF_UPI_EVENT_TXL0P_POWER_CYCLES_M3_EXIT /* UNC_UPI_TxL0P_POWER_CYCLES_M3_EXIT ev_sel=0x29: Cycles in which M3UPI wants the sending side to leave L0p, going by the name; Intel does not explain it. */ \
	CWF_UPI_CTL_(UINT64_C(0x29))
/* UNC_UPI_RxL_INSERTS ev_sel=0x30: Flits that enter the receive buffer, because they could not go past it. */
#define CWF_UPI_EVENT_RXL_INSERTS_SLOT0 /* UNC_UPI_RxL_INSERTS.SLOT0 ev_sel=0x30 umask=0x1: The buffer of slot 0. */ \
	CWF_UPI_CTL_(UINT64_C(0x130))
#define CWF_UPI_EVENT_RXL_INSERTS_SLOT1 /* UNC_UPI_RxL_INSERTS.SLOT1 ev_sel=0x30 umask=0x2: The buffer of slot 1. */ \
	CWF_UPI_CTL_(UINT64_C(0x230))
#define CWF_UPI_EVENT_RXL_INSERTS_SLOT2 /* UNC_UPI_RxL_INSERTS.SLOT2 ev_sel=0x30 umask=0x4: The buffer of slot 2. */ \
	CWF_UPI_CTL_(UINT64_C(0x430))
/* UNC_UPI_RxL_OCCUPANCY ev_sel=0x32: Flits in the receive buffer, added up each cycle. */
#define CWF_UPI_EVENT_RXL_OCCUPANCY_SLOT0 /* UNC_UPI_RxL_OCCUPANCY.SLOT0 ev_sel=0x32 umask=0x1: The buffer of slot 0. */ \
	CWF_UPI_CTL_(UINT64_C(0x132))
#define CWF_UPI_EVENT_RXL_OCCUPANCY_SLOT1 /* UNC_UPI_RxL_OCCUPANCY.SLOT1 ev_sel=0x32 umask=0x2: The buffer of slot 1. */ \
	CWF_UPI_CTL_(UINT64_C(0x232))
#define CWF_UPI_EVENT_RXL_OCCUPANCY_SLOT2 /* UNC_UPI_RxL_OCCUPANCY.SLOT2 ev_sel=0x32 umask=0x4: The buffer of slot 2. */ \
	CWF_UPI_CTL_(UINT64_C(0x432))

#endif
