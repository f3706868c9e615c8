/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/emr/irp.events.json by "make generate". Do not edit. */
/*
 * The events of emr irp as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_EMR_IRP_EVENTS_H
#define UNCORE_EMR_IRP_EVENTS_H

#include "uncore/emr/irp.h"

#define EMR_IRP_CTL_(raw) UNCORE_VALUE_(emr_irp_ctl, raw)
#define EMR_IRP_EVENT_CLOCKTICKS /* UNC_I_CLOCKTICKS ev_sel=0x1: Clock cycles of the IRP. */ \
	EMR_IRP_CTL_(UINT64_C(0x1))
#define EMR_IRP_EVENT_TXC_BL_DRS_INSERTS /* UNC_I_TxC_BL_DRS_INSERTS ev_sel=0x2: Entries put into the BL egress to the mesh: data responses (DRS). */ \
	EMR_IRP_CTL_(UINT64_C(0x2))
#define EMR_IRP_EVENT_TXC_BL_NCB_INSERTS /* UNC_I_TxC_BL_NCB_INSERTS ev_sel=0x3: Entries put into the BL egress to the mesh: non-coherent bypass (NCB). */ \
	EMR_IRP_CTL_(UINT64_C(0x3))
#define EMR_IRP_EVENT_TXC_BL_NCS_INSERTS /* UNC_I_TxC_BL_NCS_INSERTS ev_sel=0x4: Entries put into the BL egress to the mesh: non-coherent standard (NCS). */ \
	EMR_IRP_CTL_(UINT64_C(0x4))
#define EMR_IRP_EVENT_TXC_BL_DRS_CYCLES_FULL /* UNC_I_TxC_BL_DRS_CYCLES_FULL ev_sel=0x5: Cycles in which the BL egress to the mesh is full: data responses (DRS). */ \
	EMR_IRP_CTL_(UINT64_C(0x5))
#define EMR_IRP_EVENT_TXC_BL_NCB_CYCLES_FULL /* UNC_I_TxC_BL_NCB_CYCLES_FULL ev_sel=0x6: Cycles in which the BL egress to the mesh is full: non-coherent bypass (NCB). */ \
	EMR_IRP_CTL_(UINT64_C(0x6))
#define EMR_IRP_EVENT_TXC_BL_NCS_CYCLES_FULL /* UNC_I_TxC_BL_NCS_CYCLES_FULL ev_sel=0x7: Cycles in which the BL egress to the mesh is full: non-coherent standard (NCS). */ \
	EMR_IRP_CTL_(UINT64_C(0x7))
#define EMR_IRP_EVENT_TXC_BL_DRS_OCCUPANCY /* UNC_I_TxC_BL_DRS_OCCUPANCY ev_sel=0x8: Entries in the BL egress to the mesh, added up every cycle: data responses (DRS). */ \
	EMR_IRP_CTL_(UINT64_C(0x8))
#define EMR_IRP_EVENT_TXC_BL_NCB_OCCUPANCY /* UNC_I_TxC_BL_NCB_OCCUPANCY ev_sel=0x9: Entries in the BL egress to the mesh, added up every cycle: non-coherent bypass (NCB). */ \
	EMR_IRP_CTL_(UINT64_C(0x9))
#define EMR_IRP_EVENT_TXC_BL_NCS_OCCUPANCY /* UNC_I_TxC_BL_NCS_OCCUPANCY ev_sel=0xa: Entries in the BL egress to the mesh, added up every cycle: non-coherent standard (NCS). */ \
	EMR_IRP_CTL_(UINT64_C(0xa))
#define EMR_IRP_EVENT_TXC_AK_INSERTS /* UNC_I_TxC_AK_INSERTS ev_sel=0xb: Entries put into the AK egress to the mesh. */ \
	EMR_IRP_CTL_(UINT64_C(0xb))
#define EMR_IRP_EVENT_TXS_REQUEST_OCCUPANCY /* UNC_I_TxS_REQUEST_OCCUPANCY ev_sel=0xc: Requests to devices that are still open, added up every cycle. */ \
	EMR_IRP_CTL_(UINT64_C(0xc))
#define EMR_IRP_EVENT_TXS_DATA_INSERTS_NCB /* UNC_I_TxS_DATA_INSERTS_NCB ev_sel=0xd: Requests to devices, non-coherent bypass (NCB) with data, by the name; Intel's title says reads. */ \
	EMR_IRP_CTL_(UINT64_C(0xd))
#define EMR_IRP_EVENT_TXS_DATA_INSERTS_NCS /* UNC_I_TxS_DATA_INSERTS_NCS ev_sel=0xe: Requests to devices, non-coherent standard (NCS) with data, by the name; Intel's title says reads. */ \
	EMR_IRP_CTL_(UINT64_C(0xe))
/* UNC_I_CACHE_TOTAL_OCCUPANCY ev_sel=0xf: Reads and writes of devices still open in the uncore, added up every cycle. */
#define EMR_IRP_EVENT_CACHE_TOTAL_OCCUPANCY_MEM /* UNC_I_CACHE_TOTAL_OCCUPANCY.MEM ev_sel=0xf umask=0x4: Reads and writes of memory. */ \
	EMR_IRP_CTL_(UINT64_C(0x40f))
/* UNC_I_TRANSACTIONS ev_sel=0x11: Transactions from devices into the uncore; kinds may be OR-ed. */
#define EMR_IRP_EVENT_TRANSACTIONS_WR_PREF /* UNC_I_TRANSACTIONS.WR_PREF ev_sel=0x11 umask=0x8: Writes by the fast path, which ask for ownership ahead. */ \
	EMR_IRP_CTL_(UINT64_C(0x811))
/* UNC_I_SNOOP_RESP ev_sel=0x12: Answers to snoops: umasks choose kinds of snoops and what was found, and both are needed, as ALL_HIT_I and its like choose them. */
#define EMR_IRP_EVENT_SNOOP_RESP_ALL_HIT_M /* UNC_I_SNOOP_RESP.ALL_HIT_M ev_sel=0x12 umask=0x78: Snoops of any kind that found the line modified. */ \
	EMR_IRP_CTL_(UINT64_C(0x7812))
#define EMR_IRP_EVENT_SNOOP_RESP_ALL_HIT /* UNC_I_SNOOP_RESP.ALL_HIT ev_sel=0x12 umask=0x7e: Any snoop that hit a line, in any state. */ \
	EMR_IRP_CTL_(UINT64_C(0x7e12))
#define EMR_IRP_EVENT_SNOOP_RESP_ALL_HIT_ES /* UNC_I_SNOOP_RESP.ALL_HIT_ES ev_sel=0x12 umask=0x74: Snoops of any kind that found the line exclusive or shared. */ \
	EMR_IRP_CTL_(UINT64_C(0x7412))
#define EMR_IRP_EVENT_SNOOP_RESP_ALL_HIT_I /* UNC_I_SNOOP_RESP.ALL_HIT_I ev_sel=0x12 umask=0x72: Snoops of any kind that found the line invalid. */ \
	EMR_IRP_CTL_(UINT64_C(0x7212))
#define EMR_IRP_EVENT_SNOOP_RESP_ALL_MISS /* UNC_I_SNOOP_RESP.ALL_MISS ev_sel=0x12 umask=0x71: Snoops of any kind that found nothing. */ \
	EMR_IRP_CTL_(UINT64_C(0x7112))
#define EMR_IRP_EVENT_SNOOP_RESP_HIT_ES /* UNC_I_SNOOP_RESP.HIT_ES ev_sel=0x12 umask=0x4: Bit of the result: hit a line in state E or S. */ \
	EMR_IRP_CTL_(UINT64_C(0x412))
#define EMR_IRP_EVENT_SNOOP_RESP_HIT_I /* UNC_I_SNOOP_RESP.HIT_I ev_sel=0x12 umask=0x2: Bit of the result: hit a line in state I. */ \
	EMR_IRP_CTL_(UINT64_C(0x212))
#define EMR_IRP_EVENT_SNOOP_RESP_HIT_M /* UNC_I_SNOOP_RESP.HIT_M ev_sel=0x12 umask=0x8: Bit of the result: hit a line in state M. */ \
	EMR_IRP_CTL_(UINT64_C(0x812))
#define EMR_IRP_EVENT_SNOOP_RESP_MISS /* UNC_I_SNOOP_RESP.MISS ev_sel=0x12 umask=0x1: Bit of the result: no such line. */ \
	EMR_IRP_CTL_(UINT64_C(0x112))
#define EMR_IRP_EVENT_SNOOP_RESP_SNPCODE /* UNC_I_SNOOP_RESP.SNPCODE ev_sel=0x12 umask=0x10: Bit of the snoop: SnpCode. */ \
	EMR_IRP_CTL_(UINT64_C(0x1012))
#define EMR_IRP_EVENT_SNOOP_RESP_SNPDATA /* UNC_I_SNOOP_RESP.SNPDATA ev_sel=0x12 umask=0x20: Bit of the snoop: SnpData. */ \
	EMR_IRP_CTL_(UINT64_C(0x2012))
#define EMR_IRP_EVENT_SNOOP_RESP_SNPINV /* UNC_I_SNOOP_RESP.SNPINV ev_sel=0x12 umask=0x40: Bit of the snoop: SnpInv. */ \
	EMR_IRP_CTL_(UINT64_C(0x4012))
#define EMR_IRP_EVENT_FAF_TRANSACTIONS /* UNC_I_FAF_TRANSACTIONS ev_sel=0x16: Entries of the FAF queue that are sent on. */ \
	EMR_IRP_CTL_(UINT64_C(0x16))
#define EMR_IRP_EVENT_FAF_FULL /* UNC_I_FAF_FULL ev_sel=0x17: Cycles in which the FAF queue is full. */ \
	EMR_IRP_CTL_(UINT64_C(0x17))
#define EMR_IRP_EVENT_FAF_INSERTS /* UNC_I_FAF_INSERTS ev_sel=0x18: Reads of devices that are put into the FAF queue. */ \
	EMR_IRP_CTL_(UINT64_C(0x18))
#define EMR_IRP_EVENT_FAF_OCCUPANCY /* UNC_I_FAF_OCCUPANCY ev_sel=0x19: Reads in the FAF queue, added up every cycle; divide by FAF_INSERTS for how long one stays. */ \
	EMR_IRP_CTL_(UINT64_C(0x19))
#define EMR_IRP_EVENT_TXR2_AD0_STALL_CREDIT_CYCLES /* UNC_I_TxR2_AD0_STALL_CREDIT_CYCLES ev_sel=0x1a: Cycles in which a request for the mesh waits, as port AD 0 has no credit. */ \
	EMR_IRP_CTL_(UINT64_C(0x1a))
#define EMR_IRP_EVENT_TXR2_AD1_STALL_CREDIT_CYCLES /* UNC_I_TxR2_AD1_STALL_CREDIT_CYCLES ev_sel=0x1b: Cycles in which a request for the mesh waits, as port AD 1 has no credit. */ \
	EMR_IRP_CTL_(UINT64_C(0x1b))
#define EMR_IRP_EVENT_TXR2_AD01_STALL_CREDIT_CYCLES /* UNC_I_TxR2_AD01_STALL_CREDIT_CYCLES ev_sel=0x1c: Cycles in which a request for the mesh waits, as a port AD has no credit; both at once count 2. */ \
	EMR_IRP_CTL_(UINT64_C(0x1c))
#define EMR_IRP_EVENT_TXR2_BL_STALL_CREDIT_CYCLES /* UNC_I_TxR2_BL_STALL_CREDIT_CYCLES ev_sel=0x1d: Times that data cannot go to M2PCIe for want of a BL egress credit. */ \
	EMR_IRP_CTL_(UINT64_C(0x1d))
/* UNC_I_MISC0 ev_sel=0x1e: Rare cases, first set. */
#define EMR_IRP_EVENT_MISC0_2ND_ATOMIC_INSERT /* UNC_I_MISC0.2ND_ATOMIC_INSERT ev_sel=0x1e umask=0x10: Atomic requests that enter the second cache. */ \
	EMR_IRP_CTL_(UINT64_C(0x101e))
#define EMR_IRP_EVENT_MISC0_2ND_RD_INSERT /* UNC_I_MISC0.2ND_RD_INSERT ev_sel=0x1e umask=0x4: Reads that enter the second cache. */ \
	EMR_IRP_CTL_(UINT64_C(0x41e))
#define EMR_IRP_EVENT_MISC0_2ND_WR_INSERT /* UNC_I_MISC0.2ND_WR_INSERT ev_sel=0x1e umask=0x8: Writes put in as secondary. */ \
	EMR_IRP_CTL_(UINT64_C(0x81e))
#define EMR_IRP_EVENT_MISC0_FAST_REJ /* UNC_I_MISC0.FAST_REJ ev_sel=0x1e umask=0x2: Requests that the fast path turned away. */ \
	EMR_IRP_CTL_(UINT64_C(0x21e))
#define EMR_IRP_EVENT_MISC0_FAST_REQ /* UNC_I_MISC0.FAST_REQ ev_sel=0x1e umask=0x1: Requests by the fast path. */ \
	EMR_IRP_CTL_(UINT64_C(0x11e))
#define EMR_IRP_EVENT_MISC0_FAST_XFER /* UNC_I_MISC0.FAST_XFER ev_sel=0x1e umask=0x20: Fast transfers from the first cache to the second. */ \
	EMR_IRP_CTL_(UINT64_C(0x201e))
#define EMR_IRP_EVENT_MISC0_PF_ACK_HINT /* UNC_I_MISC0.PF_ACK_HINT ev_sel=0x1e umask=0x40: Hints that a prefetch is done. */ \
	EMR_IRP_CTL_(UINT64_C(0x401e))
#define EMR_IRP_EVENT_MISC0_SLOWPATH_FWPF_NO_PRF /* UNC_I_MISC0.SLOWPATH_FWPF_NO_PRF ev_sel=0x1e umask=0x80: Fast path given up, as there was no prefetch. */ \
	EMR_IRP_CTL_(UINT64_C(0x801e))
/* UNC_I_MISC1 ev_sel=0x1f: Rare cases, second set. */
#define EMR_IRP_EVENT_MISC1_LOST_FWD /* UNC_I_MISC1.LOST_FWD ev_sel=0x1f umask=0x10: A snoop took ownership before the write was done. */ \
	EMR_IRP_CTL_(UINT64_C(0x101f))
#define EMR_IRP_EVENT_MISC1_SLOW_I /* UNC_I_MISC1.SLOW_I ev_sel=0x1f umask=0x1: Slow transfers: a snoop took the line before the write was done. */ \
	EMR_IRP_CTL_(UINT64_C(0x11f))
#define EMR_IRP_EVENT_MISC1_SLOW_S /* UNC_I_MISC1.SLOW_S ev_sel=0x1f umask=0x2: Slow transfers of a line in state S. */ \
	EMR_IRP_CTL_(UINT64_C(0x21f))
#define EMR_IRP_EVENT_MISC1_SLOW_E /* UNC_I_MISC1.SLOW_E ev_sel=0x1f umask=0x4: Slow transfers of a line in state E. */ \
	EMR_IRP_CTL_(UINT64_C(0x41f))
#define EMR_IRP_EVENT_MISC1_SLOW_M /* UNC_I_MISC1.SLOW_M ev_sel=0x1f umask=0x8: Slow transfers of a line in state M: a snoop took it before the write was done. */ \
	EMR_IRP_CTL_(UINT64_C(0x81f))
#define EMR_IRP_EVENT_MISC1_SEC_RCVD_INVLD /* UNC_I_MISC1.SEC_RCVD_INVLD ev_sel=0x1f umask=0x20: The secondary got a line without the state that it needs. */ \
	EMR_IRP_CTL_(UINT64_C(0x201f))
#define EMR_IRP_EVENT_MISC1_SEC_RCVD_VLD /* UNC_I_MISC1.SEC_RCVD_VLD ev_sel=0x1f umask=0x40: Transfers received in a state that suffices. */ \
	EMR_IRP_CTL_(UINT64_C(0x401f))
/* UNC_I_IRP_ALL ev_sel=0x20: Everything that enters the unit, by direction. */
#define EMR_IRP_EVENT_IRP_ALL_INBOUND_INSERTS /* UNC_I_IRP_ALL.INBOUND_INSERTS ev_sel=0x20 umask=0x1: From devices: peer to peer, reads and writes. */ \
	EMR_IRP_CTL_(UINT64_C(0x120))
#define EMR_IRP_EVENT_IRP_ALL_OUTBOUND_INSERTS /* UNC_I_IRP_ALL.OUTBOUND_INSERTS ev_sel=0x20 umask=0x2: To devices: BL and AK messages, and snoops. */ \
	EMR_IRP_CTL_(UINT64_C(0x220))
#define EMR_IRP_EVENT_IRP_ALL_EVICTS /* UNC_I_IRP_ALL.EVICTS ev_sel=0x20 umask=0x4: Lines that leave it. */ \
	EMR_IRP_CTL_(UINT64_C(0x420))

#endif
