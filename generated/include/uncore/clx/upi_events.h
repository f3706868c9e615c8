/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/clx/upi.events.json by "make generate". Do not edit. */
/*
 * The events of clx upi as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_CLX_UPI_EVENTS_H
#define UNCORE_CLX_UPI_EVENTS_H

#include "uncore/clx/upi.h"

#define CLX_UPI_CTL_(raw) UNCORE_VALUE_(clx_upi_ctl, raw)
#define CLX_UPI_EVENT_CLOCKTICKS /* UNC_UPI_CLOCKTICKS ev_sel=0x1: Cycles of the link's clock, an eighth of its transfer rate: 1.2 GHz at 9.6 GT/s. */ \
	CLX_UPI_CTL_(UINT64_C(0x1))
/* UNC_UPI_TxL_FLITS ev_sel=0x2: Slots of flits that this link sends, three a flit: the umasks choose slots and kinds, and both are needed. */
#define CLX_UPI_EVENT_TXL_FLITS_SLOT0 /* UNC_UPI_TxL_FLITS.SLOT0 ev_sel=0x2 umask=0x1: In slot 0 of the flit; it narrows the kinds. */ \
	CLX_UPI_CTL_(UINT64_C(0x102))
#define CLX_UPI_EVENT_TXL_FLITS_SLOT1 /* UNC_UPI_TxL_FLITS.SLOT1 ev_sel=0x2 umask=0x2: In slot 1 of the flit; it narrows the kinds. */ \
	CLX_UPI_CTL_(UINT64_C(0x202))
#define CLX_UPI_EVENT_TXL_FLITS_SLOT2 /* UNC_UPI_TxL_FLITS.SLOT2 ev_sel=0x2 umask=0x4: In slot 2 of the flit; it narrows the kinds. */ \
	CLX_UPI_CTL_(UINT64_C(0x402))
#define CLX_UPI_EVENT_TXL_FLITS_DATA /* UNC_UPI_TxL_FLITS.DATA ev_sel=0x2 umask=0x8: Data, which fills all slots: a flit adds one for each slot that is chosen beside it, and nothing if none is. */ \
	CLX_UPI_CTL_(UINT64_C(0x802))
#define CLX_UPI_EVENT_TXL_FLITS_ALL_DATA /* UNC_UPI_TxL_FLITS.ALL_DATA ev_sel=0x2 umask=0xf: Data in all slots: three for each data flit. */ \
	CLX_UPI_CTL_(UINT64_C(0xf02))
#define CLX_UPI_EVENT_TXL_FLITS_LLCRD /* UNC_UPI_TxL_FLITS.LLCRD ev_sel=0x2 umask=0x10: Credits that the flit brings along; they are in slot 2 alone. */ \
	CLX_UPI_CTL_(UINT64_C(0x1002))
#define CLX_UPI_EVENT_TXL_FLITS_NULL /* UNC_UPI_TxL_FLITS.NULL ev_sel=0x2 umask=0x20: Empty slots, of the slots that are chosen beside it; Intel withdrew the name, and ALL_NULL has the slots too. */ \
	CLX_UPI_CTL_(UINT64_C(0x2002))
#define CLX_UPI_EVENT_TXL_FLITS_ALL_NULL /* UNC_UPI_TxL_FLITS.ALL_NULL ev_sel=0x2 umask=0x27: Empty slots of any number. */ \
	CLX_UPI_CTL_(UINT64_C(0x2702))
#define CLX_UPI_EVENT_TXL_FLITS_LLCTRL /* UNC_UPI_TxL_FLITS.LLCTRL ev_sel=0x2 umask=0x40: Control messages of the link layer in slot 0, much the same as idle flits. */ \
	CLX_UPI_CTL_(UINT64_C(0x4002))
#define CLX_UPI_EVENT_TXL_FLITS_IDLE /* UNC_UPI_TxL_FLITS.IDLE ev_sel=0x2 umask=0x47: Idle flits: the link had nothing to send. */ \
	CLX_UPI_CTL_(UINT64_C(0x4702))
#define CLX_UPI_EVENT_TXL_FLITS_PROTHDR /* UNC_UPI_TxL_FLITS.PROTHDR ev_sel=0x2 umask=0x80: Headers of the protocol, in the slots that are chosen beside it. */ \
	CLX_UPI_CTL_(UINT64_C(0x8002))
#define CLX_UPI_EVENT_TXL_FLITS_NON_DATA /* UNC_UPI_TxL_FLITS.NON_DATA ev_sel=0x2 umask=0x97: Headers and credits in any slot: what is neither data nor empty. */ \
	CLX_UPI_CTL_(UINT64_C(0x9702))
/* UNC_UPI_RxL_FLITS ev_sel=0x3: Slots of flits that this link receives, three a flit: the umasks choose slots and kinds, and both are needed. */
#define CLX_UPI_EVENT_RXL_FLITS_SLOT0 /* UNC_UPI_RxL_FLITS.SLOT0 ev_sel=0x3 umask=0x1: In slot 0 of the flit; it narrows the kinds. */ \
	CLX_UPI_CTL_(UINT64_C(0x103))
#define CLX_UPI_EVENT_RXL_FLITS_SLOT1 /* UNC_UPI_RxL_FLITS.SLOT1 ev_sel=0x3 umask=0x2: In slot 1 of the flit; it narrows the kinds. */ \
	CLX_UPI_CTL_(UINT64_C(0x203))
#define CLX_UPI_EVENT_RXL_FLITS_SLOT2 /* UNC_UPI_RxL_FLITS.SLOT2 ev_sel=0x3 umask=0x4: In slot 2 of the flit; it narrows the kinds. */ \
	CLX_UPI_CTL_(UINT64_C(0x403))
#define CLX_UPI_EVENT_RXL_FLITS_DATA /* UNC_UPI_RxL_FLITS.DATA ev_sel=0x3 umask=0x8: Data, which fills all slots: a flit adds one for each slot that is chosen beside it, and nothing if none is. */ \
	CLX_UPI_CTL_(UINT64_C(0x803))
#define CLX_UPI_EVENT_RXL_FLITS_ALL_DATA /* UNC_UPI_RxL_FLITS.ALL_DATA ev_sel=0x3 umask=0xf: Data in all slots: three for each data flit. */ \
	CLX_UPI_CTL_(UINT64_C(0xf03))
#define CLX_UPI_EVENT_RXL_FLITS_LLCRD /* UNC_UPI_RxL_FLITS.LLCRD ev_sel=0x3 umask=0x10: Credits that the flit brings along; they are in slot 2 alone. */ \
	CLX_UPI_CTL_(UINT64_C(0x1003))
#define CLX_UPI_EVENT_RXL_FLITS_NULL /* UNC_UPI_RxL_FLITS.NULL ev_sel=0x3 umask=0x20: Empty slots, of the slots that are chosen beside it; Intel withdrew the name, and ALL_NULL has the slots too. */ \
	CLX_UPI_CTL_(UINT64_C(0x2003))
#define CLX_UPI_EVENT_RXL_FLITS_ALL_NULL /* UNC_UPI_RxL_FLITS.ALL_NULL ev_sel=0x3 umask=0x27: Empty slots of any number. */ \
	CLX_UPI_CTL_(UINT64_C(0x2703))
#define CLX_UPI_EVENT_RXL_FLITS_LLCTRL /* UNC_UPI_RxL_FLITS.LLCTRL ev_sel=0x3 umask=0x40: Control messages of the link layer in slot 0, much the same as idle flits. */ \
	CLX_UPI_CTL_(UINT64_C(0x4003))
#define CLX_UPI_EVENT_RXL_FLITS_IDLE /* UNC_UPI_RxL_FLITS.IDLE ev_sel=0x3 umask=0x47: Idle flits: the link had nothing to send. */ \
	CLX_UPI_CTL_(UINT64_C(0x4703))
#define CLX_UPI_EVENT_RXL_FLITS_PROTHDR /* UNC_UPI_RxL_FLITS.PROTHDR ev_sel=0x3 umask=0x80: Headers of the protocol, in the slots that are chosen beside it. */ \
	CLX_UPI_CTL_(UINT64_C(0x8003))
#define CLX_UPI_EVENT_RXL_FLITS_NON_DATA /* UNC_UPI_RxL_FLITS.NON_DATA ev_sel=0x3 umask=0x97: Headers and credits in any slot: what is neither data nor empty. */ \
	CLX_UPI_CTL_(UINT64_C(0x9703))
/* UNC_UPI_TxL_BASIC_HDR_MATCH ev_sel=0x4: Packet headers that this link sends, of one message class, and of one opcode if the umask says so. */
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_REQ /* UNC_UPI_TxL_BASIC_HDR_MATCH.REQ ev_sel=0x4 umask=0x8: Requests, of every opcode. */ \
	CLX_UPI_CTL_(UINT64_C(0x804))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_SNP /* UNC_UPI_TxL_BASIC_HDR_MATCH.SNP ev_sel=0x4 umask=0x9: Snoops, of every opcode. */ \
	CLX_UPI_CTL_(UINT64_C(0x904))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_NODATA /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_NODATA ev_sel=0x4 umask=0xa: Responses without data, of every opcode. */ \
	CLX_UPI_CTL_(UINT64_C(0xa04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_DATA /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_DATA ev_sel=0x4 umask=0xc: Responses with data, of every opcode. */ \
	CLX_UPI_CTL_(UINT64_C(0xc04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_WB /* UNC_UPI_TxL_BASIC_HDR_MATCH.WB ev_sel=0x4 umask=0xd: Writebacks, of every opcode. */ \
	CLX_UPI_CTL_(UINT64_C(0xd04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCB /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCB ev_sel=0x4 umask=0xe: Non-coherent bypass messages, of every opcode. */ \
	CLX_UPI_CTL_(UINT64_C(0xe04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS ev_sel=0x4 umask=0xf: Non-coherent standard messages, of every opcode. */ \
	CLX_UPI_CTL_(UINT64_C(0xf04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_REQ_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.REQ_OPC ev_sel=0x4 umask=0x108: Requests of one opcode: bits 7:4 of the umask, here 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x100000804))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_SNP_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.SNP_OPC ev_sel=0x4 umask=0x109: Snoops of one opcode: bits 7:4 of the umask, here 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x100000904))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_NODATA_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_NODATA_OPC ev_sel=0x4 umask=0x10a: Responses without data of one opcode: bits 7:4 of the umask, here 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x100000a04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_DATA_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_DATA_OPC ev_sel=0x4 umask=0x10c: Responses with data of one opcode: bits 7:4 of the umask, here 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x100000c04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_WB_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.WB_OPC ev_sel=0x4 umask=0x10d: Writebacks of one opcode: bits 7:4 of the umask, here 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x100000d04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCB_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCB_OPC ev_sel=0x4 umask=0x10e: Non-coherent bypass messages of one opcode: bits 7:4 of the umask, here 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x100000e04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS_OPC /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS_OPC ev_sel=0x4 umask=0x10f: Non-coherent standard messages of one opcode: bits 7:4 of the umask, here 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x100000f04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSPI /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSPI ev_sel=0x4 umask=0x12a: RspI: a response without data from one that does not hold the line. */ \
	CLX_UPI_CTL_(UINT64_C(0x100002a04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSPCNFLT /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSPCNFLT ev_sel=0x4 umask=0x1aa: RspCnflt: a response that reports a conflict. */ \
	CLX_UPI_CTL_(UINT64_C(0x10000aa04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_REQ_OPC_INVITOE /* UNC_UPI_TxL_BASIC_HDR_MATCH.REQ_OPC_INVITOE ev_sel=0x4 umask=0x178: Requests of opcode 7 (InvItoE). */ \
	CLX_UPI_CTL_(UINT64_C(0x100007804))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_REQ_OPC_RDINV /* UNC_UPI_TxL_BASIC_HDR_MATCH.REQ_OPC_RDINV ev_sel=0x4 umask=0x1c8: Requests of opcode 12 (RdInv). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000c804))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_SNP_OPC_FCUR /* UNC_UPI_TxL_BASIC_HDR_MATCH.SNP_OPC_FCUR ev_sel=0x4 umask=0x189: Snoops of opcode 8 (FCur). */ \
	CLX_UPI_CTL_(UINT64_C(0x100008904))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_SNP_OPC_FCODE /* UNC_UPI_TxL_BASIC_HDR_MATCH.SNP_OPC_FCODE ev_sel=0x4 umask=0x199: Snoops of opcode 9 (FCode). */ \
	CLX_UPI_CTL_(UINT64_C(0x100009904))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_SNP_OPC_FDATA /* UNC_UPI_TxL_BASIC_HDR_MATCH.SNP_OPC_FDATA ev_sel=0x4 umask=0x1a9: Snoops of opcode 10 (FData). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000a904))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_SNP_OPC_FDATAMIG /* UNC_UPI_TxL_BASIC_HDR_MATCH.SNP_OPC_FDATAMIG ev_sel=0x4 umask=0x1b9: Snoops of opcode 11 (FDataMig). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000b904))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_SNP_OPC_FINVOWN /* UNC_UPI_TxL_BASIC_HDR_MATCH.SNP_OPC_FINVOWN ev_sel=0x4 umask=0x1c9: Snoops of opcode 12 (FInvOwn). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000c904))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_SNP_OPC_FINV /* UNC_UPI_TxL_BASIC_HDR_MATCH.SNP_OPC_FINV ev_sel=0x4 umask=0x1d9: Snoops of opcode 13 (FInv). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000d904))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_NODATA_OPC_FWDS /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_NODATA_OPC_FWDS ev_sel=0x4 umask=0x16a: Responses without data of opcode 6 (FwdS). */ \
	CLX_UPI_CTL_(UINT64_C(0x100006a04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_NODATA_OPC_MIRCMPU /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_NODATA_OPC_MIRCMPU ev_sel=0x4 umask=0x18a: Responses without data of opcode 8 (MirCmpU). */ \
	CLX_UPI_CTL_(UINT64_C(0x100008a04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_NODATA_OPC_CMPO /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_NODATA_OPC_CMPO ev_sel=0x4 umask=0x1ca: Responses without data of opcode 12 (CmpO). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000ca04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_NODATA_OPC_FWDCNFLTO /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_NODATA_OPC_FWDCNFLTO ev_sel=0x4 umask=0x1da: Responses without data of opcode 13 (FwdCnfltO). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000da04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_DATA_OPC_DATA_E /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_DATA_OPC_DATA_E ev_sel=0x4 umask=0x11c: Responses with data of opcode 1 (Data_E). */ \
	CLX_UPI_CTL_(UINT64_C(0x100001c04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_DATA_OPC_DATA_SI /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_DATA_OPC_DATA_SI ev_sel=0x4 umask=0x12c: Responses with data of opcode 2 (Data_SI). */ \
	CLX_UPI_CTL_(UINT64_C(0x100002c04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_DATA_OPC_DATA_M_CMPO /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_DATA_OPC_DATA_M_CMPO ev_sel=0x4 umask=0x14c: Responses with data of opcode 4 (Data_M_CmpO). */ \
	CLX_UPI_CTL_(UINT64_C(0x100004c04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_DATA_OPC_DATA_E_CMPO /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_DATA_OPC_DATA_E_CMPO ev_sel=0x4 umask=0x15c: Responses with data of opcode 5 (Data_E_CmpO). */ \
	CLX_UPI_CTL_(UINT64_C(0x100005c04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_DATA_OPC_DATA_SI_CMPO /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_DATA_OPC_DATA_SI_CMPO ev_sel=0x4 umask=0x16c: Responses with data of opcode 6 (Data_SI_CmpO). */ \
	CLX_UPI_CTL_(UINT64_C(0x100006c04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_DATA_OPC_RSPFWDIWB /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_DATA_OPC_RSPFWDIWB ev_sel=0x4 umask=0x1ac: Responses with data of opcode 10 (RspFwdIWb). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000ac04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_DATA_OPC_RSPFWDSWB /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_DATA_OPC_RSPFWDSWB ev_sel=0x4 umask=0x1bc: Responses with data of opcode 11 (RspFwdSWb). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000bc04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_DATA_OPC_RSPIWB /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_DATA_OPC_RSPIWB ev_sel=0x4 umask=0x1cc: Responses with data of opcode 12 (RspIWb). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000cc04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_DATA_OPC_RSPSWB /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_DATA_OPC_RSPSWB ev_sel=0x4 umask=0x1dc: Responses with data of opcode 13 (RspSWb). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000dc04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_RSP_DATA_OPC_DEBUG_DATA /* UNC_UPI_TxL_BASIC_HDR_MATCH.RSP_DATA_OPC_DEBUG_DATA ev_sel=0x4 umask=0x1fc: Responses with data of opcode 15 (DebugData). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000fc04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_WB_OPC_WBMTOS /* UNC_UPI_TxL_BASIC_HDR_MATCH.WB_OPC_WBMTOS ev_sel=0x4 umask=0x11d: Writebacks of opcode 1 (WbMtoS). */ \
	CLX_UPI_CTL_(UINT64_C(0x100001d04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_WB_OPC_WBMTOE /* UNC_UPI_TxL_BASIC_HDR_MATCH.WB_OPC_WBMTOE ev_sel=0x4 umask=0x12d: Writebacks of opcode 2 (WbMtoE). */ \
	CLX_UPI_CTL_(UINT64_C(0x100002d04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_WB_OPC_NONSNPWR /* UNC_UPI_TxL_BASIC_HDR_MATCH.WB_OPC_NONSNPWR ev_sel=0x4 umask=0x13d: Writebacks of opcode 3 (NonSnpWr). */ \
	CLX_UPI_CTL_(UINT64_C(0x100003d04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_WB_OPC_MTOIPTL /* UNC_UPI_TxL_BASIC_HDR_MATCH.WB_OPC_MTOIPTL ev_sel=0x4 umask=0x14d: Writebacks of opcode 4 (WbMtoIPtl). */ \
	CLX_UPI_CTL_(UINT64_C(0x100004d04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_WB_OPC_MTOEPTL /* UNC_UPI_TxL_BASIC_HDR_MATCH.WB_OPC_MTOEPTL ev_sel=0x4 umask=0x16d: Writebacks of opcode 6 (WbMtoEPtl). */ \
	CLX_UPI_CTL_(UINT64_C(0x100006d04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_WB_OPC_PUSHMTOI /* UNC_UPI_TxL_BASIC_HDR_MATCH.WB_OPC_PUSHMTOI ev_sel=0x4 umask=0x18d: Writebacks of opcode 8 (WbPushMtoI). */ \
	CLX_UPI_CTL_(UINT64_C(0x100008d04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_WB_OPC_FLUSH /* UNC_UPI_TxL_BASIC_HDR_MATCH.WB_OPC_FLUSH ev_sel=0x4 umask=0x1bd: Writebacks of opcode 11 (WbFlush). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000bd04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_WB_OPC_EVCTCLN /* UNC_UPI_TxL_BASIC_HDR_MATCH.WB_OPC_EVCTCLN ev_sel=0x4 umask=0x1cd: Writebacks of opcode 12 (EvctCln). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000cd04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_WB_OPC_NONSNPRD /* UNC_UPI_TxL_BASIC_HDR_MATCH.WB_OPC_NONSNPRD ev_sel=0x4 umask=0x1dd: Writebacks of opcode 13 (NonSnpRd). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000dd04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCB_OPC_WCWR /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCB_OPC_WCWR ev_sel=0x4 umask=0x11e: Non-coherent bypass messages of opcode 1 (WcWr). */ \
	CLX_UPI_CTL_(UINT64_C(0x100001e04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCB_OPC_NCMSGB /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCB_OPC_NCMSGB ev_sel=0x4 umask=0x18e: Non-coherent bypass messages of opcode 8 (NcMsgB). */ \
	CLX_UPI_CTL_(UINT64_C(0x100008e04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCB_OPC_INTLOGICAL /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCB_OPC_INTLOGICAL ev_sel=0x4 umask=0x19e: Non-coherent bypass messages of opcode 9 (IntLogical). */ \
	CLX_UPI_CTL_(UINT64_C(0x100009e04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCB_OPC_INTPHYSICAL /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCB_OPC_INTPHYSICAL ev_sel=0x4 umask=0x1ae: Non-coherent bypass messages of opcode 10 (IntPhysical). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000ae04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCB_OPC_INTPRIOUPD /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCB_OPC_INTPRIOUPD ev_sel=0x4 umask=0x1be: Non-coherent bypass messages of opcode 11 (IntPrioUpd). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000be04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCB_OPC_NCWRPTL /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCB_OPC_NCWRPTL ev_sel=0x4 umask=0x1ce: Non-coherent bypass messages of opcode 12 (NcWrPtl). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000ce04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCB_OPC_NCP2PB /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCB_OPC_NCP2PB ev_sel=0x4 umask=0x1fe: Non-coherent bypass messages of opcode 15 (NcP2PB). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000fe04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS_OPC_INTACK /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS_OPC_INTACK ev_sel=0x4 umask=0x11f: Non-coherent standard messages of opcode 1 (IntAck). */ \
	CLX_UPI_CTL_(UINT64_C(0x100001f04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS_OPC_NCRDPTL /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS_OPC_NCRDPTL ev_sel=0x4 umask=0x14f: Non-coherent standard messages of opcode 4 (NcRdPtl). */ \
	CLX_UPI_CTL_(UINT64_C(0x100004f04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS_OPC_NCCFGRD /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS_OPC_NCCFGRD ev_sel=0x4 umask=0x15f: Non-coherent standard messages of opcode 5 (NcCfgRd). */ \
	CLX_UPI_CTL_(UINT64_C(0x100005f04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS_OPC_NCLTRD /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS_OPC_NCLTRD ev_sel=0x4 umask=0x16f: Non-coherent standard messages of opcode 6 (NcLTRd). */ \
	CLX_UPI_CTL_(UINT64_C(0x100006f04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS_OPC_IORD /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS_OPC_IORD ev_sel=0x4 umask=0x17f: Non-coherent standard messages of opcode 7 (NcIORd). */ \
	CLX_UPI_CTL_(UINT64_C(0x100007f04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS_OPC_MSGS /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS_OPC_MSGS ev_sel=0x4 umask=0x18f: Non-coherent standard messages of opcode 8 (NcMsgS). */ \
	CLX_UPI_CTL_(UINT64_C(0x100008f04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS_OPC_CFGWR /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS_OPC_CFGWR ev_sel=0x4 umask=0x19f: Non-coherent standard messages of opcode 9 (NcCfgWr). */ \
	CLX_UPI_CTL_(UINT64_C(0x100009f04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS_OPC_LTWR /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS_OPC_LTWR ev_sel=0x4 umask=0x1af: Non-coherent standard messages of opcode 10 (NcLTWr). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000af04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS_OPC_NCIOWR /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS_OPC_NCIOWR ev_sel=0x4 umask=0x1bf: Non-coherent standard messages of opcode 11 (NcIOWr). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000bf04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_NCS_OPC_NCP2PS /* UNC_UPI_TxL_BASIC_HDR_MATCH.NCS_OPC_NCP2PS ev_sel=0x4 umask=0x1ff: Non-coherent standard messages of opcode 15 (NcP2PS). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000ff04))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_FILT_LOCAL /* UNC_UPI_TxL_BASIC_HDR_MATCH.FILT_LOCAL ev_sel=0x4 umask=0x200: Narrows to headers: to or from this socket, going by the name. */ \
	CLX_UPI_CTL_(UINT64_C(0x200000004))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_FILT_REMOTE /* UNC_UPI_TxL_BASIC_HDR_MATCH.FILT_REMOTE ev_sel=0x4 umask=0x400: Narrows to headers: to or from another socket, going by the name. */ \
	CLX_UPI_CTL_(UINT64_C(0x400000004))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_FILT_DATA /* UNC_UPI_TxL_BASIC_HDR_MATCH.FILT_DATA ev_sel=0x4 umask=0x800: Narrows to headers: with data. */ \
	CLX_UPI_CTL_(UINT64_C(0x800000004))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_FILT_NON_DATA /* UNC_UPI_TxL_BASIC_HDR_MATCH.FILT_NON_DATA ev_sel=0x4 umask=0x1000: Narrows to headers: without data. */ \
	CLX_UPI_CTL_(UINT64_C(0x1000000004))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_FILT_DUAL_SLOT /* UNC_UPI_TxL_BASIC_HDR_MATCH.FILT_DUAL_SLOT ev_sel=0x4 umask=0x2000: Narrows to headers: of two slots of a flit. */ \
	CLX_UPI_CTL_(UINT64_C(0x2000000004))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_FILT_SINGLE_SLOT /* UNC_UPI_TxL_BASIC_HDR_MATCH.FILT_SINGLE_SLOT ev_sel=0x4 umask=0x4000: Narrows to headers: of one slot of a flit. */ \
	CLX_UPI_CTL_(UINT64_C(0x4000000004))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_FILT_ISOCH /* UNC_UPI_TxL_BASIC_HDR_MATCH.FILT_ISOCH ev_sel=0x4 umask=0x8000: Narrows to headers: of isochronous traffic, going by the name. */ \
	CLX_UPI_CTL_(UINT64_C(0x8000000004))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_FILT_SLOT0 /* UNC_UPI_TxL_BASIC_HDR_MATCH.FILT_SLOT0 ev_sel=0x4 umask=0x4000000: Narrows to headers: in slot 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x8000000000004))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_FILT_SLOT1 /* UNC_UPI_TxL_BASIC_HDR_MATCH.FILT_SLOT1 ev_sel=0x4 umask=0x8000000: Narrows to headers: in slot 1. */ \
	CLX_UPI_CTL_(UINT64_C(0x10000000000004))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_FILT_SLOT2 /* UNC_UPI_TxL_BASIC_HDR_MATCH.FILT_SLOT2 ev_sel=0x4 umask=0x10000000: Narrows to headers: in slot 2. */ \
	CLX_UPI_CTL_(UINT64_C(0x20000000000004))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_FILT_LLCRD_NON_ZERO /* UNC_UPI_TxL_BASIC_HDR_MATCH.FILT_LLCRD_NON_ZERO ev_sel=0x4 umask=0x20000000: Narrows to headers: that give credits back (LLCRD), going by the name. */ \
	CLX_UPI_CTL_(UINT64_C(0x40000000000004))
#define CLX_UPI_EVENT_TXL_BASIC_HDR_MATCH_FILT_IMPL_NULL /* UNC_UPI_TxL_BASIC_HDR_MATCH.FILT_IMPL_NULL ev_sel=0x4 umask=0x40000000: Narrows to headers: that are implicit null slots, going by the name. */ \
	CLX_UPI_CTL_(UINT64_C(0x80000000000004))
/* UNC_UPI_RxL_BASIC_HDR_MATCH ev_sel=0x5: Packet headers that this link receives, of one message class, and of one opcode if the umask says so. */
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_REQ /* UNC_UPI_RxL_BASIC_HDR_MATCH.REQ ev_sel=0x5 umask=0x8: Requests, of every opcode. */ \
	CLX_UPI_CTL_(UINT64_C(0x805))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_SNP /* UNC_UPI_RxL_BASIC_HDR_MATCH.SNP ev_sel=0x5 umask=0x9: Snoops, of every opcode. */ \
	CLX_UPI_CTL_(UINT64_C(0x905))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_NODATA /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_NODATA ev_sel=0x5 umask=0xa: Responses without data, of every opcode. */ \
	CLX_UPI_CTL_(UINT64_C(0xa05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_DATA /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_DATA ev_sel=0x5 umask=0xc: Responses with data, of every opcode. */ \
	CLX_UPI_CTL_(UINT64_C(0xc05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_WB /* UNC_UPI_RxL_BASIC_HDR_MATCH.WB ev_sel=0x5 umask=0xd: Writebacks, of every opcode. */ \
	CLX_UPI_CTL_(UINT64_C(0xd05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCB /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCB ev_sel=0x5 umask=0xe: Non-coherent bypass messages, of every opcode. */ \
	CLX_UPI_CTL_(UINT64_C(0xe05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS ev_sel=0x5 umask=0xf: Non-coherent standard messages, of every opcode. */ \
	CLX_UPI_CTL_(UINT64_C(0xf05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_REQ_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.REQ_OPC ev_sel=0x5 umask=0x108: Requests of one opcode: bits 7:4 of the umask, here 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x100000805))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_SNP_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.SNP_OPC ev_sel=0x5 umask=0x109: Snoops of one opcode: bits 7:4 of the umask, here 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x100000905))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_NODATA_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_NODATA_OPC ev_sel=0x5 umask=0x10a: Responses without data of one opcode: bits 7:4 of the umask, here 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x100000a05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_DATA_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_DATA_OPC ev_sel=0x5 umask=0x10c: Responses with data of one opcode: bits 7:4 of the umask, here 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x100000c05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_WB_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.WB_OPC ev_sel=0x5 umask=0x10d: Writebacks of one opcode: bits 7:4 of the umask, here 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x100000d05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCB_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCB_OPC ev_sel=0x5 umask=0x10e: Non-coherent bypass messages of one opcode: bits 7:4 of the umask, here 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x100000e05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS_OPC /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS_OPC ev_sel=0x5 umask=0x10f: Non-coherent standard messages of one opcode: bits 7:4 of the umask, here 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x100000f05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSPI /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSPI ev_sel=0x5 umask=0x12a: RspI: a response without data from one that does not hold the line. */ \
	CLX_UPI_CTL_(UINT64_C(0x100002a05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSPCNFLT /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSPCNFLT ev_sel=0x5 umask=0x1aa: RspCnflt: a response that reports a conflict. */ \
	CLX_UPI_CTL_(UINT64_C(0x10000aa05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_REQ_OPC_INVITOE /* UNC_UPI_RxL_BASIC_HDR_MATCH.REQ_OPC_INVITOE ev_sel=0x5 umask=0x178: Requests of opcode 7 (InvItoE). */ \
	CLX_UPI_CTL_(UINT64_C(0x100007805))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_REQ_OPC_RDINV /* UNC_UPI_RxL_BASIC_HDR_MATCH.REQ_OPC_RDINV ev_sel=0x5 umask=0x1c8: Requests of opcode 12 (RdInv). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000c805))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_SNP_OPC_FCUR /* UNC_UPI_RxL_BASIC_HDR_MATCH.SNP_OPC_FCUR ev_sel=0x5 umask=0x189: Snoops of opcode 8 (FCur). */ \
	CLX_UPI_CTL_(UINT64_C(0x100008905))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_SNP_OPC_FCODE /* UNC_UPI_RxL_BASIC_HDR_MATCH.SNP_OPC_FCODE ev_sel=0x5 umask=0x199: Snoops of opcode 9 (FCode). */ \
	CLX_UPI_CTL_(UINT64_C(0x100009905))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_SNP_OPC_FDATA /* UNC_UPI_RxL_BASIC_HDR_MATCH.SNP_OPC_FDATA ev_sel=0x5 umask=0x1a9: Snoops of opcode 10 (FData). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000a905))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_SNP_OPC_FDATAMIG /* UNC_UPI_RxL_BASIC_HDR_MATCH.SNP_OPC_FDATAMIG ev_sel=0x5 umask=0x1b9: Snoops of opcode 11 (FDataMig). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000b905))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_SNP_OPC_FINVOWN /* UNC_UPI_RxL_BASIC_HDR_MATCH.SNP_OPC_FINVOWN ev_sel=0x5 umask=0x1c9: Snoops of opcode 12 (FInvOwn). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000c905))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_SNP_OPC_FINV /* UNC_UPI_RxL_BASIC_HDR_MATCH.SNP_OPC_FINV ev_sel=0x5 umask=0x1d9: Snoops of opcode 13 (FInv). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000d905))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_NODATA_OPC_FWDS /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_NODATA_OPC_FWDS ev_sel=0x5 umask=0x16a: Responses without data of opcode 6 (FwdS). */ \
	CLX_UPI_CTL_(UINT64_C(0x100006a05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_NODATA_OPC_MIRCMPU /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_NODATA_OPC_MIRCMPU ev_sel=0x5 umask=0x18a: Responses without data of opcode 8 (MirCmpU). */ \
	CLX_UPI_CTL_(UINT64_C(0x100008a05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_NODATA_OPC_CMPO /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_NODATA_OPC_CMPO ev_sel=0x5 umask=0x1ca: Responses without data of opcode 12 (CmpO). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000ca05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_NODATA_OPC_FWDCNFLTO /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_NODATA_OPC_FWDCNFLTO ev_sel=0x5 umask=0x1da: Responses without data of opcode 13 (FwdCnfltO). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000da05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_DATA_OPC_DATA_E /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_DATA_OPC_DATA_E ev_sel=0x5 umask=0x11c: Responses with data of opcode 1 (Data_E). */ \
	CLX_UPI_CTL_(UINT64_C(0x100001c05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_DATA_OPC_DATA_SI /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_DATA_OPC_DATA_SI ev_sel=0x5 umask=0x12c: Responses with data of opcode 2 (Data_SI). */ \
	CLX_UPI_CTL_(UINT64_C(0x100002c05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_DATA_OPC_DATA_M_CMPO /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_DATA_OPC_DATA_M_CMPO ev_sel=0x5 umask=0x14c: Responses with data of opcode 4 (Data_M_CmpO). */ \
	CLX_UPI_CTL_(UINT64_C(0x100004c05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_DATA_OPC_DATA_E_CMPO /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_DATA_OPC_DATA_E_CMPO ev_sel=0x5 umask=0x15c: Responses with data of opcode 5 (Data_E_CmpO). */ \
	CLX_UPI_CTL_(UINT64_C(0x100005c05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_DATA_OPC_DATA_SI_CMPO /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_DATA_OPC_DATA_SI_CMPO ev_sel=0x5 umask=0x16c: Responses with data of opcode 6 (Data_SI_CmpO). */ \
	CLX_UPI_CTL_(UINT64_C(0x100006c05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_DATA_OPC_RSPFWDIWB /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_DATA_OPC_RSPFWDIWB ev_sel=0x5 umask=0x1ac: Responses with data of opcode 10 (RspFwdIWb). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000ac05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_DATA_OPC_RSPFWDSWB /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_DATA_OPC_RSPFWDSWB ev_sel=0x5 umask=0x1bc: Responses with data of opcode 11 (RspFwdSWb). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000bc05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_DATA_OPC_RSPIWB /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_DATA_OPC_RSPIWB ev_sel=0x5 umask=0x1cc: Responses with data of opcode 12 (RspIWb). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000cc05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_DATA_OPC_RSPSWB /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_DATA_OPC_RSPSWB ev_sel=0x5 umask=0x1dc: Responses with data of opcode 13 (RspSWb). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000dc05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_RSP_DATA_OPC_DEBUG_DATA /* UNC_UPI_RxL_BASIC_HDR_MATCH.RSP_DATA_OPC_DEBUG_DATA ev_sel=0x5 umask=0x1fc: Responses with data of opcode 15 (DebugData). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000fc05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_WB_OPC_WBMTOS /* UNC_UPI_RxL_BASIC_HDR_MATCH.WB_OPC_WBMTOS ev_sel=0x5 umask=0x11d: Writebacks of opcode 1 (WbMtoS). */ \
	CLX_UPI_CTL_(UINT64_C(0x100001d05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_WB_OPC_WBMTOE /* UNC_UPI_RxL_BASIC_HDR_MATCH.WB_OPC_WBMTOE ev_sel=0x5 umask=0x12d: Writebacks of opcode 2 (WbMtoE). */ \
	CLX_UPI_CTL_(UINT64_C(0x100002d05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_WB_OPC_NONSNPWR /* UNC_UPI_RxL_BASIC_HDR_MATCH.WB_OPC_NONSNPWR ev_sel=0x5 umask=0x13d: Writebacks of opcode 3 (NonSnpWr). */ \
	CLX_UPI_CTL_(UINT64_C(0x100003d05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_WB_OPC_MTOIPTL /* UNC_UPI_RxL_BASIC_HDR_MATCH.WB_OPC_MTOIPTL ev_sel=0x5 umask=0x14d: Writebacks of opcode 4 (WbMtoIPtl). */ \
	CLX_UPI_CTL_(UINT64_C(0x100004d05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_WB_OPC_MTOEPTL /* UNC_UPI_RxL_BASIC_HDR_MATCH.WB_OPC_MTOEPTL ev_sel=0x5 umask=0x16d: Writebacks of opcode 6 (WbMtoEPtl). */ \
	CLX_UPI_CTL_(UINT64_C(0x100006d05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_WB_OPC_PUSHMTOI /* UNC_UPI_RxL_BASIC_HDR_MATCH.WB_OPC_PUSHMTOI ev_sel=0x5 umask=0x18d: Writebacks of opcode 8 (WbPushMtoI). */ \
	CLX_UPI_CTL_(UINT64_C(0x100008d05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_WB_OPC_FLUSH /* UNC_UPI_RxL_BASIC_HDR_MATCH.WB_OPC_FLUSH ev_sel=0x5 umask=0x1bd: Writebacks of opcode 11 (WbFlush). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000bd05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_WB_OPC_EVCTCLN /* UNC_UPI_RxL_BASIC_HDR_MATCH.WB_OPC_EVCTCLN ev_sel=0x5 umask=0x1cd: Writebacks of opcode 12 (EvctCln). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000cd05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_WB_OPC_NONSNPRD /* UNC_UPI_RxL_BASIC_HDR_MATCH.WB_OPC_NONSNPRD ev_sel=0x5 umask=0x1dd: Writebacks of opcode 13 (NonSnpRd). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000dd05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCB_OPC_WCWR /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCB_OPC_WCWR ev_sel=0x5 umask=0x11e: Non-coherent bypass messages of opcode 1 (WcWr). */ \
	CLX_UPI_CTL_(UINT64_C(0x100001e05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCB_OPC_NCMSGB /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCB_OPC_NCMSGB ev_sel=0x5 umask=0x18e: Non-coherent bypass messages of opcode 8 (NcMsgB). */ \
	CLX_UPI_CTL_(UINT64_C(0x100008e05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCB_OPC_INTLOGICAL /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCB_OPC_INTLOGICAL ev_sel=0x5 umask=0x19e: Non-coherent bypass messages of opcode 9 (IntLogical). */ \
	CLX_UPI_CTL_(UINT64_C(0x100009e05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCB_OPC_INTPHYSICAL /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCB_OPC_INTPHYSICAL ev_sel=0x5 umask=0x1ae: Non-coherent bypass messages of opcode 10 (IntPhysical). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000ae05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCB_OPC_INTPRIOUPD /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCB_OPC_INTPRIOUPD ev_sel=0x5 umask=0x1be: Non-coherent bypass messages of opcode 11 (IntPrioUpd). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000be05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCB_OPC_NCWRPTL /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCB_OPC_NCWRPTL ev_sel=0x5 umask=0x1ce: Non-coherent bypass messages of opcode 12 (NcWrPtl). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000ce05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCB_OPC_NCP2PB /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCB_OPC_NCP2PB ev_sel=0x5 umask=0x1fe: Non-coherent bypass messages of opcode 15 (NcP2PB). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000fe05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS_OPC_INTACK /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS_OPC_INTACK ev_sel=0x5 umask=0x11f: Non-coherent standard messages of opcode 1 (IntAck). */ \
	CLX_UPI_CTL_(UINT64_C(0x100001f05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS_OPC_NCRDPTL /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS_OPC_NCRDPTL ev_sel=0x5 umask=0x14f: Non-coherent standard messages of opcode 4 (NcRdPtl). */ \
	CLX_UPI_CTL_(UINT64_C(0x100004f05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS_OPC_NCCFGRD /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS_OPC_NCCFGRD ev_sel=0x5 umask=0x15f: Non-coherent standard messages of opcode 5 (NcCfgRd). */ \
	CLX_UPI_CTL_(UINT64_C(0x100005f05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS_OPC_NCLTRD /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS_OPC_NCLTRD ev_sel=0x5 umask=0x16f: Non-coherent standard messages of opcode 6 (NcLTRd). */ \
	CLX_UPI_CTL_(UINT64_C(0x100006f05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS_OPC_IORD /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS_OPC_IORD ev_sel=0x5 umask=0x17f: Non-coherent standard messages of opcode 7 (NcIORd). */ \
	CLX_UPI_CTL_(UINT64_C(0x100007f05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS_OPC_MSGS /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS_OPC_MSGS ev_sel=0x5 umask=0x18f: Non-coherent standard messages of opcode 8 (NcMsgS). */ \
	CLX_UPI_CTL_(UINT64_C(0x100008f05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS_OPC_CFGWR /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS_OPC_CFGWR ev_sel=0x5 umask=0x19f: Non-coherent standard messages of opcode 9 (NcCfgWr). */ \
	CLX_UPI_CTL_(UINT64_C(0x100009f05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS_OPC_LTWR /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS_OPC_LTWR ev_sel=0x5 umask=0x1af: Non-coherent standard messages of opcode 10 (NcLTWr). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000af05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS_OPC_NCIOWR /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS_OPC_NCIOWR ev_sel=0x5 umask=0x1bf: Non-coherent standard messages of opcode 11 (NcIOWr). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000bf05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_NCS_OPC_NCP2PS /* UNC_UPI_RxL_BASIC_HDR_MATCH.NCS_OPC_NCP2PS ev_sel=0x5 umask=0x1ff: Non-coherent standard messages of opcode 15 (NcP2PS). */ \
	CLX_UPI_CTL_(UINT64_C(0x10000ff05))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_FILT_LOCAL /* UNC_UPI_RxL_BASIC_HDR_MATCH.FILT_LOCAL ev_sel=0x5 umask=0x200: Narrows to headers: to or from this socket, going by the name. */ \
	CLX_UPI_CTL_(UINT64_C(0x200000005))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_FILT_REMOTE /* UNC_UPI_RxL_BASIC_HDR_MATCH.FILT_REMOTE ev_sel=0x5 umask=0x400: Narrows to headers: to or from another socket, going by the name. */ \
	CLX_UPI_CTL_(UINT64_C(0x400000005))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_FILT_DATA /* UNC_UPI_RxL_BASIC_HDR_MATCH.FILT_DATA ev_sel=0x5 umask=0x800: Narrows to headers: with data. */ \
	CLX_UPI_CTL_(UINT64_C(0x800000005))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_FILT_NON_DATA /* UNC_UPI_RxL_BASIC_HDR_MATCH.FILT_NON_DATA ev_sel=0x5 umask=0x1000: Narrows to headers: without data. */ \
	CLX_UPI_CTL_(UINT64_C(0x1000000005))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_FILT_DUAL_SLOT /* UNC_UPI_RxL_BASIC_HDR_MATCH.FILT_DUAL_SLOT ev_sel=0x5 umask=0x2000: Narrows to headers: of two slots of a flit. */ \
	CLX_UPI_CTL_(UINT64_C(0x2000000005))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_FILT_SINGLE_SLOT /* UNC_UPI_RxL_BASIC_HDR_MATCH.FILT_SINGLE_SLOT ev_sel=0x5 umask=0x4000: Narrows to headers: of one slot of a flit. */ \
	CLX_UPI_CTL_(UINT64_C(0x4000000005))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_FILT_ISOCH /* UNC_UPI_RxL_BASIC_HDR_MATCH.FILT_ISOCH ev_sel=0x5 umask=0x8000: Narrows to headers: of isochronous traffic, going by the name. */ \
	CLX_UPI_CTL_(UINT64_C(0x8000000005))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_FILT_SLOT0 /* UNC_UPI_RxL_BASIC_HDR_MATCH.FILT_SLOT0 ev_sel=0x5 umask=0x4000000: Narrows to headers: in slot 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x8000000000005))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_FILT_SLOT1 /* UNC_UPI_RxL_BASIC_HDR_MATCH.FILT_SLOT1 ev_sel=0x5 umask=0x8000000: Narrows to headers: in slot 1. */ \
	CLX_UPI_CTL_(UINT64_C(0x10000000000005))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_FILT_SLOT2 /* UNC_UPI_RxL_BASIC_HDR_MATCH.FILT_SLOT2 ev_sel=0x5 umask=0x10000000: Narrows to headers: in slot 2. */ \
	CLX_UPI_CTL_(UINT64_C(0x20000000000005))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_FILT_LLCRD_NON_ZERO /* UNC_UPI_RxL_BASIC_HDR_MATCH.FILT_LLCRD_NON_ZERO ev_sel=0x5 umask=0x20000000: Narrows to headers: that give credits back (LLCRD), going by the name. */ \
	CLX_UPI_CTL_(UINT64_C(0x40000000000005))
#define CLX_UPI_EVENT_RXL_BASIC_HDR_MATCH_FILT_IMPL_NULL /* UNC_UPI_RxL_BASIC_HDR_MATCH.FILT_IMPL_NULL ev_sel=0x5 umask=0x40000000: Narrows to headers: that are implicit null slots, going by the name. */ \
	CLX_UPI_CTL_(UINT64_C(0x80000000000005))
/* UNC_UPI_RxL_HDR_MATCH ev_sel=0x5: What is left of the older name of RxL_BASIC_HDR_MATCH: sub-events that Intel withdrew without naming others. */
#define CLX_UPI_EVENT_RXL_HDR_MATCH_WB /* UNC_UPI_RxL_HDR_MATCH.WB ev_sel=0x5 umask=0xb: A class that no newer name has; the name says writebacks, which are 0xd. */ \
	CLX_UPI_CTL_(UINT64_C(0xb05))
/* UNC_UPI_DIRECT_ATTEMPTS ev_sel=0x12: Data responses that tried to go straight on, past the CHA. */
#define CLX_UPI_EVENT_DIRECT_ATTEMPTS_D2C /* UNC_UPI_DIRECT_ATTEMPTS.D2C ev_sel=0x12 umask=0x1: To the core that asked. */ \
	CLX_UPI_CTL_(UINT64_C(0x112))
#define CLX_UPI_EVENT_DIRECT_ATTEMPTS_D2U /* UNC_UPI_DIRECT_ATTEMPTS.D2U ev_sel=0x12 umask=0x2: To the UPI link that asked. */ \
	CLX_UPI_CTL_(UINT64_C(0x212))
/* UNC_UPI_M3_BYP_BLOCKED ev_sel=0x14: Messages that could not bypass the receive queue towards M3UPI, by reason, going by the names; Intel does not explain them. */
#define CLX_UPI_EVENT_M3_BYP_BLOCKED_FLOWQ_AD_VNA_LE2 /* UNC_UPI_M3_BYP_BLOCKED.FLOWQ_AD_VNA_LE2 ev_sel=0x14 umask=0x1: Two shared AD credits or fewer are left in the flow queue. */ \
	CLX_UPI_CTL_(UINT64_C(0x114))
#define CLX_UPI_EVENT_M3_BYP_BLOCKED_FLOWQ_BL_VNA_EQ0 /* UNC_UPI_M3_BYP_BLOCKED.FLOWQ_BL_VNA_EQ0 ev_sel=0x14 umask=0x2: No shared BL credit is left in the flow queue. */ \
	CLX_UPI_CTL_(UINT64_C(0x214))
#define CLX_UPI_EVENT_M3_BYP_BLOCKED_FLOWQ_AK_VNA_LE3 /* UNC_UPI_M3_BYP_BLOCKED.FLOWQ_AK_VNA_LE3 ev_sel=0x14 umask=0x4: Three shared AK credits or fewer are left in the flow queue. */ \
	CLX_UPI_CTL_(UINT64_C(0x414))
#define CLX_UPI_EVENT_M3_BYP_BLOCKED_BGF_CRD /* UNC_UPI_M3_BYP_BLOCKED.BGF_CRD ev_sel=0x14 umask=0x8: No credit for the queue between the two clocks (BGF). */ \
	CLX_UPI_CTL_(UINT64_C(0x814))
#define CLX_UPI_EVENT_M3_BYP_BLOCKED_GV_BLOCK /* UNC_UPI_M3_BYP_BLOCKED.GV_BLOCK ev_sel=0x14 umask=0x10: A change of voltage and frequency (GV) holds messages back. */ \
	CLX_UPI_CTL_(UINT64_C(0x1014))
/* UNC_UPI_M3_RXQ_BLOCKED ev_sel=0x15: Messages that could not leave the receive queue towards M3UPI, by reason, going by the names; Intel does not explain them. */
#define CLX_UPI_EVENT_M3_RXQ_BLOCKED_FLOWQ_AD_VNA_LE2 /* UNC_UPI_M3_RXQ_BLOCKED.FLOWQ_AD_VNA_LE2 ev_sel=0x15 umask=0x1: Two shared AD credits or fewer are left in the flow queue. */ \
	CLX_UPI_CTL_(UINT64_C(0x115))
#define CLX_UPI_EVENT_M3_RXQ_BLOCKED_FLOWQ_AD_VNA_BTW_2_THRESH /* UNC_UPI_M3_RXQ_BLOCKED.FLOWQ_AD_VNA_BTW_2_THRESH ev_sel=0x15 umask=0x2: The shared AD credits in the flow queue are between 2 and a threshold. */ \
	CLX_UPI_CTL_(UINT64_C(0x215))
#define CLX_UPI_EVENT_M3_RXQ_BLOCKED_FLOWQ_BL_VNA_EQ0 /* UNC_UPI_M3_RXQ_BLOCKED.FLOWQ_BL_VNA_EQ0 ev_sel=0x15 umask=0x4: No shared BL credit is left in the flow queue. */ \
	CLX_UPI_CTL_(UINT64_C(0x415))
#define CLX_UPI_EVENT_M3_RXQ_BLOCKED_FLOWQ_BL_VNA_BTW_0_THRESH /* UNC_UPI_M3_RXQ_BLOCKED.FLOWQ_BL_VNA_BTW_0_THRESH ev_sel=0x15 umask=0x8: The shared BL credits in the flow queue are between 0 and a threshold. */ \
	CLX_UPI_CTL_(UINT64_C(0x815))
#define CLX_UPI_EVENT_M3_RXQ_BLOCKED_FLOWQ_AK_VNA_LE3 /* UNC_UPI_M3_RXQ_BLOCKED.FLOWQ_AK_VNA_LE3 ev_sel=0x15 umask=0x10: Three shared AK credits or fewer are left in the flow queue. */ \
	CLX_UPI_CTL_(UINT64_C(0x1015))
#define CLX_UPI_EVENT_M3_RXQ_BLOCKED_BGF_CRD /* UNC_UPI_M3_RXQ_BLOCKED.BGF_CRD ev_sel=0x15 umask=0x20: No credit for the queue between the two clocks (BGF). */ \
	CLX_UPI_CTL_(UINT64_C(0x2015))
#define CLX_UPI_EVENT_M3_RXQ_BLOCKED_GV_BLOCK /* UNC_UPI_M3_RXQ_BLOCKED.GV_BLOCK ev_sel=0x15 umask=0x40: A change of voltage and frequency (GV) holds messages back. */ \
	CLX_UPI_CTL_(UINT64_C(0x4015))
#define CLX_UPI_EVENT_M3_CRD_RETURN_BLOCKED /* UNC_UPI_M3_CRD_RETURN_BLOCKED ev_sel=0x16: Credits of M3UPI that could not be returned, going by the name; Intel does not explain it. */ \
	CLX_UPI_CTL_(UINT64_C(0x16))
/* UNC_UPI_FLOWQ_NO_VNA_CRD ev_sel=0x18: How few shared credits the flow queue of M3UPI has left, going by the names; Intel does not explain them. */
#define CLX_UPI_EVENT_FLOWQ_NO_VNA_CRD_AD_VNA_EQ0 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AD_VNA_EQ0 ev_sel=0x18 umask=0x1: No shared AD credit is left. */ \
	CLX_UPI_CTL_(UINT64_C(0x118))
#define CLX_UPI_EVENT_FLOWQ_NO_VNA_CRD_AD_VNA_EQ1 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AD_VNA_EQ1 ev_sel=0x18 umask=0x2: One shared AD credit is left. */ \
	CLX_UPI_CTL_(UINT64_C(0x218))
#define CLX_UPI_EVENT_FLOWQ_NO_VNA_CRD_AD_VNA_EQ2 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AD_VNA_EQ2 ev_sel=0x18 umask=0x4: Two shared AD credits are left. */ \
	CLX_UPI_CTL_(UINT64_C(0x418))
#define CLX_UPI_EVENT_FLOWQ_NO_VNA_CRD_BL_VNA_EQ0 /* UNC_UPI_FLOWQ_NO_VNA_CRD.BL_VNA_EQ0 ev_sel=0x18 umask=0x8: No shared BL credit is left. */ \
	CLX_UPI_CTL_(UINT64_C(0x818))
#define CLX_UPI_EVENT_FLOWQ_NO_VNA_CRD_AK_VNA_EQ0 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AK_VNA_EQ0 ev_sel=0x18 umask=0x10: No shared AK credit is left. */ \
	CLX_UPI_CTL_(UINT64_C(0x1018))
#define CLX_UPI_EVENT_FLOWQ_NO_VNA_CRD_AK_VNA_EQ1 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AK_VNA_EQ1 ev_sel=0x18 umask=0x20: One shared AK credit is left. */ \
	CLX_UPI_CTL_(UINT64_C(0x2018))
#define CLX_UPI_EVENT_FLOWQ_NO_VNA_CRD_AK_VNA_EQ2 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AK_VNA_EQ2 ev_sel=0x18 umask=0x40: Two shared AK credits are left. */ \
	CLX_UPI_CTL_(UINT64_C(0x4018))
#define CLX_UPI_EVENT_FLOWQ_NO_VNA_CRD_AK_VNA_EQ3 /* UNC_UPI_FLOWQ_NO_VNA_CRD.AK_VNA_EQ3 ev_sel=0x18 umask=0x80: Three shared AK credits are left. */ \
	CLX_UPI_CTL_(UINT64_C(0x8018))
#define CLX_UPI_EVENT_PHY_INIT_CYCLES /* UNC_UPI_PHY_INIT_CYCLES ev_sel=0x20: Cycles in which the link is in none of L0, L0c, L0p and L1: it is being brought up. */ \
	CLX_UPI_CTL_(UINT64_C(0x20))
#define CLX_UPI_EVENT_L1_POWER_CYCLES /* UNC_UPI_L1_POWER_CYCLES ev_sel=0x21: Cycles in which the link is off in both directions (L1). */ \
	CLX_UPI_CTL_(UINT64_C(0x21))
#define CLX_UPI_EVENT_POWER_L1_REQ /* UNC_UPI_POWER_L1_REQ ev_sel=0x22: Requests to switch the link off (L1) that were granted. */ \
	CLX_UPI_CTL_(UINT64_C(0x22))
#define CLX_UPI_EVENT_POWER_L1_NACK /* UNC_UPI_POWER_L1_NACK ev_sel=0x23: Requests to switch the link off (L1) that were refused. */ \
	CLX_UPI_CTL_(UINT64_C(0x23))
#define CLX_UPI_EVENT_RXL0_POWER_CYCLES /* UNC_UPI_RxL0_POWER_CYCLES ev_sel=0x24: Cycles in which the receiving side is in L0, at full width; with thresh 1 and edge_det, times it got there. Training is not seen. */ \
	CLX_UPI_CTL_(UINT64_C(0x24))
#define CLX_UPI_EVENT_RXL0P_POWER_CYCLES /* UNC_UPI_RxL0P_POWER_CYCLES ev_sel=0x25: Cycles in which the receiving side is in L0p, with most lanes off to save power. */ \
	CLX_UPI_CTL_(UINT64_C(0x25))
#define CLX_UPI_EVENT_TXL0_POWER_CYCLES /* UNC_UPI_TxL0_POWER_CYCLES ev_sel=0x26: Cycles in which the sending side is in L0, at full width; with thresh 1 and edge_det, times it got there. Training is not seen. */ \
	CLX_UPI_CTL_(UINT64_C(0x26))
#define CLX_UPI_EVENT_TXL0P_POWER_CYCLES /* UNC_UPI_TxL0P_POWER_CYCLES ev_sel=0x27: Cycles in which the sending side is in L0p, with most lanes off to save power. */ \
	CLX_UPI_CTL_(UINT64_C(0x27))
#define CLX_UPI_EVENT_TXL0P_POWER_CYCLES_LL_ENTER /* UNC_UPI_TxL0P_POWER_CYCLES_LL_ENTER ev_sel=0x28: Cycles in which the link layer wants the sending side to enter L0p, going by the name; Intel does not explain it. */ \
	CLX_UPI_CTL_(UINT64_C(0x28))
#define CLX_UPI_EVENT_TXL0P_POWER_CYCLES_M3_EXIT /* UNC_UPI_TxL0P_POWER_CYCLES_M3_EXIT ev_sel=0x29: Cycles in which M3UPI wants the sending side to leave L0p, going by the name; Intel does not explain it. */ \
	CLX_UPI_CTL_(UINT64_C(0x29))
/* UNC_UPI_TxL0P_CLK_ACTIVE ev_sel=0x2a: Cycles in which a part of the link keeps its clock running in L0p, going by the names; Intel does not explain them. */
#define CLX_UPI_EVENT_TXL0P_CLK_ACTIVE_CFG_CTL /* UNC_UPI_TxL0P_CLK_ACTIVE.CFG_CTL ev_sel=0x2a umask=0x1: Configuration. */ \
	CLX_UPI_CTL_(UINT64_C(0x12a))
#define CLX_UPI_EVENT_TXL0P_CLK_ACTIVE_RXQ /* UNC_UPI_TxL0P_CLK_ACTIVE.RXQ ev_sel=0x2a umask=0x2: The receive queue. */ \
	CLX_UPI_CTL_(UINT64_C(0x22a))
#define CLX_UPI_EVENT_TXL0P_CLK_ACTIVE_RXQ_BYPASS /* UNC_UPI_TxL0P_CLK_ACTIVE.RXQ_BYPASS ev_sel=0x2a umask=0x4: The way past the receive queue. */ \
	CLX_UPI_CTL_(UINT64_C(0x42a))
#define CLX_UPI_EVENT_TXL0P_CLK_ACTIVE_RXQ_CRED /* UNC_UPI_TxL0P_CLK_ACTIVE.RXQ_CRED ev_sel=0x2a umask=0x8: The credits of the receive queue. */ \
	CLX_UPI_CTL_(UINT64_C(0x82a))
#define CLX_UPI_EVENT_TXL0P_CLK_ACTIVE_TXQ /* UNC_UPI_TxL0P_CLK_ACTIVE.TXQ ev_sel=0x2a umask=0x10: The send queue. */ \
	CLX_UPI_CTL_(UINT64_C(0x102a))
#define CLX_UPI_EVENT_TXL0P_CLK_ACTIVE_RETRY /* UNC_UPI_TxL0P_CLK_ACTIVE.RETRY ev_sel=0x2a umask=0x20: The buffer of flits that may have to be sent again. */ \
	CLX_UPI_CTL_(UINT64_C(0x202a))
#define CLX_UPI_EVENT_TXL0P_CLK_ACTIVE_DFX /* UNC_UPI_TxL0P_CLK_ACTIVE.DFX ev_sel=0x2a umask=0x40: Test and debug logic (DFX). */ \
	CLX_UPI_CTL_(UINT64_C(0x402a))
#define CLX_UPI_EVENT_TXL0P_CLK_ACTIVE_SPARE /* UNC_UPI_TxL0P_CLK_ACTIVE.SPARE ev_sel=0x2a umask=0x80: A spare part, which Intel does not name. */ \
	CLX_UPI_CTL_(UINT64_C(0x802a))
/* UNC_UPI_RxL_INSERTS ev_sel=0x30: Flits that enter the receive buffer, because they could not go past it. */
#define CLX_UPI_EVENT_RXL_INSERTS_SLOT0 /* UNC_UPI_RxL_INSERTS.SLOT0 ev_sel=0x30 umask=0x1: The buffer of slot 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x130))
#define CLX_UPI_EVENT_RXL_INSERTS_SLOT1 /* UNC_UPI_RxL_INSERTS.SLOT1 ev_sel=0x30 umask=0x2: The buffer of slot 1. */ \
	CLX_UPI_CTL_(UINT64_C(0x230))
#define CLX_UPI_EVENT_RXL_INSERTS_SLOT2 /* UNC_UPI_RxL_INSERTS.SLOT2 ev_sel=0x30 umask=0x4: The buffer of slot 2. */ \
	CLX_UPI_CTL_(UINT64_C(0x430))
/* UNC_UPI_RxL_BYPASSED ev_sel=0x31: Flits that went past the receive buffer: the fast way, and the usual one. */
#define CLX_UPI_EVENT_RXL_BYPASSED_SLOT0 /* UNC_UPI_RxL_BYPASSED.SLOT0 ev_sel=0x31 umask=0x1: The buffer of slot 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x131))
#define CLX_UPI_EVENT_RXL_BYPASSED_SLOT1 /* UNC_UPI_RxL_BYPASSED.SLOT1 ev_sel=0x31 umask=0x2: The buffer of slot 1. */ \
	CLX_UPI_CTL_(UINT64_C(0x231))
#define CLX_UPI_EVENT_RXL_BYPASSED_SLOT2 /* UNC_UPI_RxL_BYPASSED.SLOT2 ev_sel=0x31 umask=0x4: The buffer of slot 2. */ \
	CLX_UPI_CTL_(UINT64_C(0x431))
/* UNC_UPI_RxL_OCCUPANCY ev_sel=0x32: Flits in the receive buffer, added up each cycle. */
#define CLX_UPI_EVENT_RXL_OCCUPANCY_SLOT0 /* UNC_UPI_RxL_OCCUPANCY.SLOT0 ev_sel=0x32 umask=0x1: The buffer of slot 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x132))
#define CLX_UPI_EVENT_RXL_OCCUPANCY_SLOT1 /* UNC_UPI_RxL_OCCUPANCY.SLOT1 ev_sel=0x32 umask=0x2: The buffer of slot 1. */ \
	CLX_UPI_CTL_(UINT64_C(0x232))
#define CLX_UPI_EVENT_RXL_OCCUPANCY_SLOT2 /* UNC_UPI_RxL_OCCUPANCY.SLOT2 ev_sel=0x32 umask=0x4: The buffer of slot 2. */ \
	CLX_UPI_CTL_(UINT64_C(0x432))
/* UNC_UPI_RxL_SLOT_BYPASS ev_sel=0x33: Flits of one slot that went past the receive queue of another, going by the names; Intel does not explain them. */
#define CLX_UPI_EVENT_RXL_SLOT_BYPASS_S0_RXQ1 /* UNC_UPI_RxL_SLOT_BYPASS.S0_RXQ1 ev_sel=0x33 umask=0x1: Slot 0, queue 1. */ \
	CLX_UPI_CTL_(UINT64_C(0x133))
#define CLX_UPI_EVENT_RXL_SLOT_BYPASS_S0_RXQ2 /* UNC_UPI_RxL_SLOT_BYPASS.S0_RXQ2 ev_sel=0x33 umask=0x2: Slot 0, queue 2. */ \
	CLX_UPI_CTL_(UINT64_C(0x233))
#define CLX_UPI_EVENT_RXL_SLOT_BYPASS_S1_RXQ0 /* UNC_UPI_RxL_SLOT_BYPASS.S1_RXQ0 ev_sel=0x33 umask=0x4: Slot 1, queue 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x433))
#define CLX_UPI_EVENT_RXL_SLOT_BYPASS_S1_RXQ2 /* UNC_UPI_RxL_SLOT_BYPASS.S1_RXQ2 ev_sel=0x33 umask=0x8: Slot 1, queue 2. */ \
	CLX_UPI_CTL_(UINT64_C(0x833))
#define CLX_UPI_EVENT_RXL_SLOT_BYPASS_S2_RXQ0 /* UNC_UPI_RxL_SLOT_BYPASS.S2_RXQ0 ev_sel=0x33 umask=0x10: Slot 2, queue 0. */ \
	CLX_UPI_CTL_(UINT64_C(0x1033))
#define CLX_UPI_EVENT_RXL_SLOT_BYPASS_S2_RXQ1 /* UNC_UPI_RxL_SLOT_BYPASS.S2_RXQ1 ev_sel=0x33 umask=0x20: Slot 2, queue 1. */ \
	CLX_UPI_CTL_(UINT64_C(0x2033))
#define CLX_UPI_EVENT_RXL_CREDITS_CONSUMED_VNA /* UNC_UPI_RxL_CREDITS_CONSUMED_VNA ev_sel=0x38: Shared credits (VNA) for the receive buffer that messages used, those that went past it as well. */ \
	CLX_UPI_CTL_(UINT64_C(0x38))
#define CLX_UPI_EVENT_RXL_CREDITS_CONSUMED_VN0 /* UNC_UPI_RxL_CREDITS_CONSUMED_VN0 ev_sel=0x39: Credits of VN0 for the receive buffer that messages used, those that went past it as well. */ \
	CLX_UPI_CTL_(UINT64_C(0x39))
#define CLX_UPI_EVENT_RXL_CREDITS_CONSUMED_VN1 /* UNC_UPI_RxL_CREDITS_CONSUMED_VN1 ev_sel=0x3a: Credits of VN1 for the receive buffer that messages used, those that went past it as well. */ \
	CLX_UPI_CTL_(UINT64_C(0x3a))
#define CLX_UPI_EVENT_TXL_INSERTS /* UNC_UPI_TxL_INSERTS ev_sel=0x40: Flits that enter the send buffer; it is only used in L0p and while flits are sent again. */ \
	CLX_UPI_CTL_(UINT64_C(0x40))
#define CLX_UPI_EVENT_TXL_BYPASSED /* UNC_UPI_TxL_BYPASSED ev_sel=0x41: Flits that went past the send buffer straight onto the link, as most do. */ \
	CLX_UPI_CTL_(UINT64_C(0x41))
#define CLX_UPI_EVENT_TXL_OCCUPANCY /* UNC_UPI_TxL_OCCUPANCY ev_sel=0x42: Flits in the send buffer, added up each cycle. */ \
	CLX_UPI_CTL_(UINT64_C(0x42))
#define CLX_UPI_EVENT_VNA_CREDIT_RETURN_OCCUPANCY /* UNC_UPI_VNA_CREDIT_RETURN_OCCUPANCY ev_sel=0x44: Shared credits (VNA) that wait to be sent back to the other end, added up each cycle. */ \
	CLX_UPI_CTL_(UINT64_C(0x44))
#define CLX_UPI_EVENT_VNA_CREDIT_RETURN_BLOCKED_VN01 /* UNC_UPI_VNA_CREDIT_RETURN_BLOCKED_VN01 ev_sel=0x45: Shared credits (VNA) whose return is blocked by VN0 or VN1, going by the name; Intel does not explain it. */ \
	CLX_UPI_CTL_(UINT64_C(0x45))
/* UNC_UPI_REQ_SLOT2_FROM_M3 ev_sel=0x46: Times that M3UPI asks for slot 2 of a flit, by what it wants to put there, going by the names; Intel does not explain them. */
#define CLX_UPI_EVENT_REQ_SLOT2_FROM_M3_VNA /* UNC_UPI_REQ_SLOT2_FROM_M3.VNA ev_sel=0x46 umask=0x1: Something on shared credits. */ \
	CLX_UPI_CTL_(UINT64_C(0x146))
#define CLX_UPI_EVENT_REQ_SLOT2_FROM_M3_VN0 /* UNC_UPI_REQ_SLOT2_FROM_M3.VN0 ev_sel=0x46 umask=0x2: Something of VN0. */ \
	CLX_UPI_CTL_(UINT64_C(0x246))
#define CLX_UPI_EVENT_REQ_SLOT2_FROM_M3_VN1 /* UNC_UPI_REQ_SLOT2_FROM_M3.VN1 ev_sel=0x46 umask=0x4: Something of VN1. */ \
	CLX_UPI_CTL_(UINT64_C(0x446))
#define CLX_UPI_EVENT_REQ_SLOT2_FROM_M3_ACK /* UNC_UPI_REQ_SLOT2_FROM_M3.ACK ev_sel=0x46 umask=0x8: An acknowledgement. */ \
	CLX_UPI_CTL_(UINT64_C(0x846))

#endif
