/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/irp.events.json by "make generate". Do not edit. */
/*
 * The events of snr irp as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_SNR_IRP_EVENTS_H
#define UNCORE_SNR_IRP_EVENTS_H

#include "uncore/snr/irp.h"

#define SNR_IRP_CTL_(raw) UNCORE_VALUE_(snr_irp_ctl, raw)
#define SNR_IRP_EVENT_CLOCKTICKS /* UNC_I_CLOCKTICKS ev_sel=0x1: Clock cycles of the IRP. */ \
	SNR_IRP_CTL_(0x1u)
#define SNR_IRP_EVENT_TXC_BL_DRS_INSERTS /* UNC_I_TxC_BL_DRS_INSERTS ev_sel=0x2: Entries put into the BL egress to the mesh: data responses (DRS). */ \
	SNR_IRP_CTL_(0x2u)
#define SNR_IRP_EVENT_TXC_BL_NCB_INSERTS /* UNC_I_TxC_BL_NCB_INSERTS ev_sel=0x3: Entries put into the BL egress to the mesh: non-coherent bypass (NCB). */ \
	SNR_IRP_CTL_(0x3u)
#define SNR_IRP_EVENT_TXC_BL_NCS_INSERTS /* UNC_I_TxC_BL_NCS_INSERTS ev_sel=0x4: Entries put into the BL egress to the mesh: non-coherent standard (NCS). */ \
	SNR_IRP_CTL_(0x4u)
#define SNR_IRP_EVENT_TXC_BL_DRS_CYCLES_FULL /* UNC_I_TxC_BL_DRS_CYCLES_FULL ev_sel=0x5: Cycles in which the BL egress to the mesh is full: data responses (DRS). */ \
	SNR_IRP_CTL_(0x5u)
#define SNR_IRP_EVENT_TXC_BL_NCB_CYCLES_FULL /* UNC_I_TxC_BL_NCB_CYCLES_FULL ev_sel=0x6: Cycles in which the BL egress to the mesh is full: non-coherent bypass (NCB). */ \
	SNR_IRP_CTL_(0x6u)
#define SNR_IRP_EVENT_TXC_BL_NCS_CYCLES_FULL /* UNC_I_TxC_BL_NCS_CYCLES_FULL ev_sel=0x7: Cycles in which the BL egress to the mesh is full: non-coherent standard (NCS). */ \
	SNR_IRP_CTL_(0x7u)
#define SNR_IRP_EVENT_TXC_BL_DRS_OCCUPANCY /* UNC_I_TxC_BL_DRS_OCCUPANCY ev_sel=0x8: Entries in the BL egress to the mesh, added up every cycle: data responses (DRS). */ \
	SNR_IRP_CTL_(0x8u)
#define SNR_IRP_EVENT_TXC_BL_NCB_OCCUPANCY /* UNC_I_TxC_BL_NCB_OCCUPANCY ev_sel=0x9: Entries in the BL egress to the mesh, added up every cycle: non-coherent bypass (NCB). */ \
	SNR_IRP_CTL_(0x9u)
#define SNR_IRP_EVENT_TXC_BL_NCS_OCCUPANCY /* UNC_I_TxC_BL_NCS_OCCUPANCY ev_sel=0xa: Entries in the BL egress to the mesh, added up every cycle: non-coherent standard (NCS). */ \
	SNR_IRP_CTL_(0xau)
#define SNR_IRP_EVENT_TXC_AK_INSERTS /* UNC_I_TxC_AK_INSERTS ev_sel=0xb: Entries put into the AK egress to the mesh. */ \
	SNR_IRP_CTL_(0xbu)
#define SNR_IRP_EVENT_TXS_REQUEST_OCCUPANCY /* UNC_I_TxS_REQUEST_OCCUPANCY ev_sel=0xc: Requests to devices that are still open, added up every cycle. */ \
	SNR_IRP_CTL_(0xcu)
#define SNR_IRP_EVENT_TXS_DATA_INSERTS_NCB /* UNC_I_TxS_DATA_INSERTS_NCB ev_sel=0xd: Requests to devices, non-coherent bypass (NCB) with data, by the name; Intel's title says reads. */ \
	SNR_IRP_CTL_(0xdu)
#define SNR_IRP_EVENT_TXS_DATA_INSERTS_NCS /* UNC_I_TxS_DATA_INSERTS_NCS ev_sel=0xe: Requests to devices, non-coherent standard (NCS) with data, by the name; Intel's title says reads. */ \
	SNR_IRP_CTL_(0xeu)
/* UNC_I_CACHE_TOTAL_OCCUPANCY ev_sel=0xf: Reads and writes of devices still open in the uncore, added up every cycle. */
#define SNR_IRP_EVENT_CACHE_TOTAL_OCCUPANCY_MEM /* UNC_I_CACHE_TOTAL_OCCUPANCY.MEM ev_sel=0xf umask=0x4: Reads and writes of memory. */ \
	SNR_IRP_CTL_(0x40fu)
#define SNR_IRP_EVENT_CACHE_TOTAL_OCCUPANCY_ANY /* UNC_I_CACHE_TOTAL_OCCUPANCY.ANY ev_sel=0xf umask=0x1: Of any source. */ \
	SNR_IRP_CTL_(0x10fu)
#define SNR_IRP_EVENT_CACHE_TOTAL_OCCUPANCY_IV_Q /* UNC_I_CACHE_TOTAL_OCCUPANCY.IV_Q ev_sel=0xf umask=0x2: Those of the snoop queue. */ \
	SNR_IRP_CTL_(0x20fu)
/* UNC_I_COHERENT_OPS ev_sel=0x10: Coherent operations that the unit serves, by kind. */
#define SNR_IRP_EVENT_COHERENT_OPS_PCITOM /* UNC_I_COHERENT_OPS.PCITOM ev_sel=0x10 umask=0x10: PCIItoM: a device is about to write a whole line. */ \
	SNR_IRP_CTL_(0x1010u)
#define SNR_IRP_EVENT_COHERENT_OPS_WBMTOI /* UNC_I_COHERENT_OPS.WBMTOI ev_sel=0x10 umask=0x40: WbMtoI: write backs that leave the line invalid. */ \
	SNR_IRP_CTL_(0x4010u)
#define SNR_IRP_EVENT_COHERENT_OPS_RFO /* UNC_I_COHERENT_OPS.RFO ev_sel=0x10 umask=0x8: Reads for ownership, with which a device writes part of a line. */ \
	SNR_IRP_CTL_(0x810u)
#define SNR_IRP_EVENT_COHERENT_OPS_CLFLUSH /* UNC_I_COHERENT_OPS.CLFLUSH ev_sel=0x10 umask=0x80: Flushes of lines. */ \
	SNR_IRP_CTL_(0x8010u)
/* UNC_I_TRANSACTIONS ev_sel=0x11: Transactions from devices into the uncore; kinds may be OR-ed. */
#define SNR_IRP_EVENT_TRANSACTIONS_WR_PREF /* UNC_I_TRANSACTIONS.WR_PREF ev_sel=0x11 umask=0x8: Writes by the fast path, which ask for ownership ahead. */ \
	SNR_IRP_CTL_(0x811u)
#define SNR_IRP_EVENT_TRANSACTIONS_WRITES /* UNC_I_TRANSACTIONS.WRITES ev_sel=0x11 umask=0x2: Writes; a write whose ownership was lost and asked again counts again. */ \
	SNR_IRP_CTL_(0x211u)
#define SNR_IRP_EVENT_TRANSACTIONS_ATOMIC /* UNC_I_TRANSACTIONS.ATOMIC ev_sel=0x11 umask=0x10: Atomic operations. */ \
	SNR_IRP_CTL_(0x1011u)
#define SNR_IRP_EVENT_TRANSACTIONS_OTHER /* UNC_I_TRANSACTIONS.OTHER ev_sel=0x11 umask=0x20: The rest. */ \
	SNR_IRP_CTL_(0x2011u)
/* UNC_I_TRANSACTIONS.ORDERINGQ ev_sel=0x11 umask=0x40: Narrows others to one queue, whose number a filter register holds. It has no constant: No source gives the address of the filter register it needs. */
/* UNC_I_SNOOP_RESP ev_sel=0x12: Answers to snoops: umasks choose kinds of snoops and what was found, and both are needed, as ALL_HIT_I and its like choose them. */
#define SNR_IRP_EVENT_SNOOP_RESP_ALL_HIT_M /* UNC_I_SNOOP_RESP.ALL_HIT_M ev_sel=0x12 umask=0x78: Snoops of any kind that found the line modified. */ \
	SNR_IRP_CTL_(0x7812u)
#define SNR_IRP_EVENT_SNOOP_RESP_HIT_M /* UNC_I_SNOOP_RESP.HIT_M ev_sel=0x12 umask=0x8: The line was modified. */ \
	SNR_IRP_CTL_(0x812u)
#define SNR_IRP_EVENT_SNOOP_RESP_MISS /* UNC_I_SNOOP_RESP.MISS ev_sel=0x12 umask=0x1: The line was not here. */ \
	SNR_IRP_CTL_(0x112u)
#define SNR_IRP_EVENT_SNOOP_RESP_HIT_I /* UNC_I_SNOOP_RESP.HIT_I ev_sel=0x12 umask=0x2: The line was invalid. */ \
	SNR_IRP_CTL_(0x212u)
#define SNR_IRP_EVENT_SNOOP_RESP_HIT_ES /* UNC_I_SNOOP_RESP.HIT_ES ev_sel=0x12 umask=0x4: The line was exclusive or shared. */ \
	SNR_IRP_CTL_(0x412u)
#define SNR_IRP_EVENT_SNOOP_RESP_SNPCODE /* UNC_I_SNOOP_RESP.SNPCODE ev_sel=0x12 umask=0x10: Snoops for code; it says nothing of what was found. */ \
	SNR_IRP_CTL_(0x1012u)
#define SNR_IRP_EVENT_SNOOP_RESP_SNPDATA /* UNC_I_SNOOP_RESP.SNPDATA ev_sel=0x12 umask=0x20: Snoops for data; it says nothing of what was found. */ \
	SNR_IRP_CTL_(0x2012u)
#define SNR_IRP_EVENT_SNOOP_RESP_SNPINV /* UNC_I_SNOOP_RESP.SNPINV ev_sel=0x12 umask=0x40: Snoops that invalidate; it says nothing of what was found. */ \
	SNR_IRP_CTL_(0x4012u)
#define SNR_IRP_EVENT_SNOOP_RESP_ALL_MISS /* UNC_I_SNOOP_RESP.ALL_MISS ev_sel=0x12 umask=0x71: Snoops of any kind that found nothing. */ \
	SNR_IRP_CTL_(0x7112u)
#define SNR_IRP_EVENT_SNOOP_RESP_ALL_HIT /* UNC_I_SNOOP_RESP.ALL_HIT ev_sel=0x12 umask=0x7e: Snoops of any kind that found the line, in whatever state. */ \
	SNR_IRP_CTL_(0x7e12u)
#define SNR_IRP_EVENT_SNOOP_RESP_ALL_HIT_ES /* UNC_I_SNOOP_RESP.ALL_HIT_ES ev_sel=0x12 umask=0x74: Snoops of any kind that found the line exclusive or shared. */ \
	SNR_IRP_CTL_(0x7412u)
#define SNR_IRP_EVENT_SNOOP_RESP_ALL_HIT_I /* UNC_I_SNOOP_RESP.ALL_HIT_I ev_sel=0x12 umask=0x72: Snoops of any kind that found the line invalid. */ \
	SNR_IRP_CTL_(0x7212u)
/* UNC_I_P2P_TRANSACTIONS ev_sel=0x13: Transactions between devices: kinds, and bits that narrow them by where they go. */
#define SNR_IRP_EVENT_P2P_TRANSACTIONS_RD /* UNC_I_P2P_TRANSACTIONS.RD ev_sel=0x13 umask=0x1: Reads. */ \
	SNR_IRP_CTL_(0x113u)
#define SNR_IRP_EVENT_P2P_TRANSACTIONS_WR /* UNC_I_P2P_TRANSACTIONS.WR ev_sel=0x13 umask=0x2: Writes. */ \
	SNR_IRP_CTL_(0x213u)
#define SNR_IRP_EVENT_P2P_TRANSACTIONS_MSG /* UNC_I_P2P_TRANSACTIONS.MSG ev_sel=0x13 umask=0x4: Messages. */ \
	SNR_IRP_CTL_(0x413u)
#define SNR_IRP_EVENT_P2P_TRANSACTIONS_CMPL /* UNC_I_P2P_TRANSACTIONS.CMPL ev_sel=0x13 umask=0x8: Completions. */ \
	SNR_IRP_CTL_(0x813u)
#define SNR_IRP_EVENT_P2P_TRANSACTIONS_REM /* UNC_I_P2P_TRANSACTIONS.REM ev_sel=0x13 umask=0x10: Only those to another socket. */ \
	SNR_IRP_CTL_(0x1013u)
#define SNR_IRP_EVENT_P2P_TRANSACTIONS_REM_AND_TGT_MATCH /* UNC_I_P2P_TRANSACTIONS.REM_AND_TGT_MATCH ev_sel=0x13 umask=0x20: Only those to another socket whose target matches. */ \
	SNR_IRP_CTL_(0x2013u)
#define SNR_IRP_EVENT_P2P_TRANSACTIONS_LOC /* UNC_I_P2P_TRANSACTIONS.LOC ev_sel=0x13 umask=0x40: Only those inside this socket. */ \
	SNR_IRP_CTL_(0x4013u)
#define SNR_IRP_EVENT_P2P_TRANSACTIONS_LOC_AND_TGT_MATCH /* UNC_I_P2P_TRANSACTIONS.LOC_AND_TGT_MATCH ev_sel=0x13 umask=0x80: Only those inside this socket whose target matches. */ \
	SNR_IRP_CTL_(0x8013u)
#define SNR_IRP_EVENT_P2P_INSERTS /* UNC_I_P2P_INSERTS ev_sel=0x14: Requests between devices that are put into the queue for them. */ \
	SNR_IRP_CTL_(0x14u)
#define SNR_IRP_EVENT_P2P_OCCUPANCY /* UNC_I_P2P_OCCUPANCY ev_sel=0x15: Entries in the queue for traffic between devices, added up every cycle. */ \
	SNR_IRP_CTL_(0x15u)
#define SNR_IRP_EVENT_FAF_TRANSACTIONS /* UNC_I_FAF_TRANSACTIONS ev_sel=0x16: Entries of the FAF queue that are sent on. */ \
	SNR_IRP_CTL_(0x16u)
#define SNR_IRP_EVENT_FAF_FULL /* UNC_I_FAF_FULL ev_sel=0x17: Cycles in which the FAF queue is full. */ \
	SNR_IRP_CTL_(0x17u)
#define SNR_IRP_EVENT_FAF_INSERTS /* UNC_I_FAF_INSERTS ev_sel=0x18: Reads of devices that are put into the FAF queue. */ \
	SNR_IRP_CTL_(0x18u)
#define SNR_IRP_EVENT_FAF_OCCUPANCY /* UNC_I_FAF_OCCUPANCY ev_sel=0x19: Reads in the FAF queue, added up every cycle; divide by FAF_INSERTS for how long one stays. */ \
	SNR_IRP_CTL_(0x19u)
#define SNR_IRP_EVENT_TXR2_AD0_STALL_CREDIT_CYCLES /* UNC_I_TxR2_AD0_STALL_CREDIT_CYCLES ev_sel=0x1a: Cycles in which AD messages of port 0 cannot be sent for want of credits. */ \
	SNR_IRP_CTL_(0x1au)
#define SNR_IRP_EVENT_TXR2_AD1_STALL_CREDIT_CYCLES /* UNC_I_TxR2_AD1_STALL_CREDIT_CYCLES ev_sel=0x1b: Cycles in which AD messages of port 1 cannot be sent for want of credits. */ \
	SNR_IRP_CTL_(0x1bu)
#define SNR_IRP_EVENT_TXR2_AD01_STALL_CREDIT_CYCLES /* UNC_I_TxR2_AD01_STALL_CREDIT_CYCLES ev_sel=0x1c: Cycles in which AD messages of both ports cannot be sent for want of credits. */ \
	SNR_IRP_CTL_(0x1cu)
#define SNR_IRP_EVENT_TXR2_BL_STALL_CREDIT_CYCLES /* UNC_I_TxR2_BL_STALL_CREDIT_CYCLES ev_sel=0x1d: Times that data cannot go to M2PCIe for want of a BL egress credit. */ \
	SNR_IRP_CTL_(0x1du)
/* UNC_I_MISC0 ev_sel=0x1e: Rare cases, first set. */
#define SNR_IRP_EVENT_MISC0_FAST_REQ /* UNC_I_MISC0.FAST_REQ ev_sel=0x1e umask=0x1: Requests by the fast path. */ \
	SNR_IRP_CTL_(0x11eu)
#define SNR_IRP_EVENT_MISC0_FAST_REJ /* UNC_I_MISC0.FAST_REJ ev_sel=0x1e umask=0x2: Requests that the fast path turned away. */ \
	SNR_IRP_CTL_(0x21eu)
#define SNR_IRP_EVENT_MISC0_2ND_RD_INSERT /* UNC_I_MISC0.2ND_RD_INSERT ev_sel=0x1e umask=0x4: Reads put in as secondary. */ \
	SNR_IRP_CTL_(0x41eu)
#define SNR_IRP_EVENT_MISC0_2ND_WR_INSERT /* UNC_I_MISC0.2ND_WR_INSERT ev_sel=0x1e umask=0x8: Writes put in as secondary. */ \
	SNR_IRP_CTL_(0x81eu)
#define SNR_IRP_EVENT_MISC0_2ND_ATOMIC_INSERT /* UNC_I_MISC0.2ND_ATOMIC_INSERT ev_sel=0x1e umask=0x10: Atomic operations put in as secondary. */ \
	SNR_IRP_CTL_(0x101eu)
#define SNR_IRP_EVENT_MISC0_FAST_XFER /* UNC_I_MISC0.FAST_XFER ev_sel=0x1e umask=0x20: Transfers by the fast path from primary to secondary. */ \
	SNR_IRP_CTL_(0x201eu)
#define SNR_IRP_EVENT_MISC0_PF_ACK_HINT /* UNC_I_MISC0.PF_ACK_HINT ev_sel=0x1e umask=0x40: Prefetch hints from primary to secondary. */ \
	SNR_IRP_CTL_(0x401eu)
#define SNR_IRP_EVENT_MISC0_SLOWPATH_FWPF_NO_PRF /* UNC_I_MISC0.SLOWPATH_FWPF_NO_PRF ev_sel=0x1e umask=0x80: The slow path found no prefetch for a forward. */ \
	SNR_IRP_CTL_(0x801eu)
/* UNC_I_MISC1 ev_sel=0x1f: Rare cases, second set. */
#define SNR_IRP_EVENT_MISC1_LOST_FWD /* UNC_I_MISC1.LOST_FWD ev_sel=0x1f umask=0x10: A snoop took ownership before the write was done. */ \
	SNR_IRP_CTL_(0x101fu)
#define SNR_IRP_EVENT_MISC1_SLOW_I /* UNC_I_MISC1.SLOW_I ev_sel=0x1f umask=0x1: A snoop took the line before the write was done; it was in I. */ \
	SNR_IRP_CTL_(0x11fu)
#define SNR_IRP_EVENT_MISC1_SLOW_S /* UNC_I_MISC1.SLOW_S ev_sel=0x1f umask=0x2: The secondary got a line in S, which is not enough. */ \
	SNR_IRP_CTL_(0x21fu)
#define SNR_IRP_EVENT_MISC1_SLOW_E /* UNC_I_MISC1.SLOW_E ev_sel=0x1f umask=0x4: The secondary got a line in E, which is enough. */ \
	SNR_IRP_CTL_(0x41fu)
#define SNR_IRP_EVENT_MISC1_SLOW_M /* UNC_I_MISC1.SLOW_M ev_sel=0x1f umask=0x8: A snoop took the line before the write was done; it was in M. */ \
	SNR_IRP_CTL_(0x81fu)
#define SNR_IRP_EVENT_MISC1_SEC_RCVD_INVLD /* UNC_I_MISC1.SEC_RCVD_INVLD ev_sel=0x1f umask=0x20: The secondary got a line without the state that it needs. */ \
	SNR_IRP_CTL_(0x201fu)
#define SNR_IRP_EVENT_MISC1_SEC_RCVD_VLD /* UNC_I_MISC1.SEC_RCVD_VLD ev_sel=0x1f umask=0x40: The secondary got a line with the state that it needs. */ \
	SNR_IRP_CTL_(0x401fu)
/* UNC_I_IRP_ALL ev_sel=0x20: Everything that enters the unit, by direction. */
#define SNR_IRP_EVENT_IRP_ALL_INBOUND_INSERTS /* UNC_I_IRP_ALL.INBOUND_INSERTS ev_sel=0x20 umask=0x1: From devices: peer to peer, reads and writes. */ \
	SNR_IRP_CTL_(0x120u)
#define SNR_IRP_EVENT_IRP_ALL_OUTBOUND_INSERTS /* UNC_I_IRP_ALL.OUTBOUND_INSERTS ev_sel=0x20 umask=0x2: To devices: BL and AK messages, and snoops. */ \
	SNR_IRP_CTL_(0x220u)
#define SNR_IRP_EVENT_IRP_ALL_EVICTS /* UNC_I_IRP_ALL.EVICTS ev_sel=0x20 umask=0x4: What leaves: data, answers and snoops. */ \
	SNR_IRP_CTL_(0x420u)

#endif
