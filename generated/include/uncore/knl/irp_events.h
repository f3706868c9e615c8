/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/knl/irp.events.json by "make generate". Do not edit. */
/*
 * The events of knl irp as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_KNL_IRP_EVENTS_H
#define UNCORE_KNL_IRP_EVENTS_H

#include "uncore/knl/irp.h"

#define KNL_IRP_CTL_(raw) UNCORE_VALUE_(knl_irp_ctl, raw)
#define KNL_IRP_EVENT_CLOCKTICKS /* UNC_I_CLOCKTICKS ev_sel=0x0: Clock cycles of the IRP. */ \
	KNL_IRP_CTL_(0x0u)
#define KNL_IRP_EVENT_RXR_BL_DRS_INSERTS /* UNC_I_RxR_BL_DRS_INSERTS ev_sel=0x1: Entries put into the BL ingress: data responses (DRS). */ \
	KNL_IRP_CTL_(0x1u)
#define KNL_IRP_EVENT_RXR_BL_NCB_INSERTS /* UNC_I_RxR_BL_NCB_INSERTS ev_sel=0x2: Entries put into the BL ingress: non-coherent bypass (NCB). */ \
	KNL_IRP_CTL_(0x2u)
#define KNL_IRP_EVENT_RXR_BL_NCS_INSERTS /* UNC_I_RxR_BL_NCS_INSERTS ev_sel=0x3: Entries put into the BL ingress: non-coherent standard (NCS). */ \
	KNL_IRP_CTL_(0x3u)
#define KNL_IRP_EVENT_RXR_BL_DRS_CYCLES_FULL /* UNC_I_RxR_BL_DRS_CYCLES_FULL ev_sel=0x4: Cycles in which the BL ingress is full: data responses (DRS). */ \
	KNL_IRP_CTL_(0x4u)
#define KNL_IRP_EVENT_RXR_BL_NCB_CYCLES_FULL /* UNC_I_RxR_BL_NCB_CYCLES_FULL ev_sel=0x5: Cycles in which the BL ingress is full: non-coherent bypass (NCB). */ \
	KNL_IRP_CTL_(0x5u)
#define KNL_IRP_EVENT_RXR_BL_NCS_CYCLES_FULL /* UNC_I_RxR_BL_NCS_CYCLES_FULL ev_sel=0x6: Cycles in which the BL ingress is full: non-coherent standard (NCS). */ \
	KNL_IRP_CTL_(0x6u)
#define KNL_IRP_EVENT_RXR_BL_DRS_OCCUPANCY /* UNC_I_RxR_BL_DRS_OCCUPANCY ev_sel=0x7: Entries in the BL ingress, added up every cycle: data responses (DRS). */ \
	KNL_IRP_CTL_(0x7u)
#define KNL_IRP_EVENT_RXR_BL_NCB_OCCUPANCY /* UNC_I_RxR_BL_NCB_OCCUPANCY ev_sel=0x8: Entries in the BL ingress, added up every cycle: non-coherent bypass (NCB). */ \
	KNL_IRP_CTL_(0x8u)
#define KNL_IRP_EVENT_RXR_BL_NCS_OCCUPANCY /* UNC_I_RxR_BL_NCS_OCCUPANCY ev_sel=0x9: Entries in the BL ingress, added up every cycle: non-coherent standard (NCS). */ \
	KNL_IRP_CTL_(0x9u)
#define KNL_IRP_EVENT_RXR_AK_INSERTS /* UNC_I_RxR_AK_INSERTS ev_sel=0xa: Responses from the ring put into the AK ingress. */ \
	KNL_IRP_CTL_(0xau)
#define KNL_IRP_EVENT_TXR_REQUEST_OCCUPANCY /* UNC_I_TxR_REQUEST_OCCUPANCY ev_sel=0xd: Requests to devices that are still open, added up every cycle. */ \
	KNL_IRP_CTL_(0xdu)
#define KNL_IRP_EVENT_TXR_DATA_INSERTS_NCB /* UNC_I_TxR_DATA_INSERTS_NCB ev_sel=0xe: Requests to devices, non-coherent bypass (NCB) with data, by the name; Intel's title says reads. */ \
	KNL_IRP_CTL_(0xeu)
#define KNL_IRP_EVENT_TXR_DATA_INSERTS_NCS /* UNC_I_TxR_DATA_INSERTS_NCS ev_sel=0xf: Requests to devices, non-coherent standard (NCS) with data, by the name; Intel's title says reads. */ \
	KNL_IRP_CTL_(0xfu)
/* UNC_I_CACHE_TOTAL_OCCUPANCY ev_sel=0x12: Reads and writes of devices still open in the uncore, added up every cycle. */
#define KNL_IRP_EVENT_CACHE_TOTAL_OCCUPANCY_ANY /* UNC_I_CACHE_TOTAL_OCCUPANCY.ANY ev_sel=0x12 umask=0x1: Requests of every queue. */ \
	KNL_IRP_CTL_(0x112u)
/* UNC_I_COHERENT_OPS ev_sel=0x13: Coherent operations that the unit serves, by kind. */
#define KNL_IRP_EVENT_COHERENT_OPS_PCIRDCUR /* UNC_I_COHERENT_OPS.PCIRDCUR ev_sel=0x13 umask=0x1: PCIRdCur: a device reads. */ \
	KNL_IRP_CTL_(0x113u)
#define KNL_IRP_EVENT_COHERENT_OPS_RFO /* UNC_I_COHERENT_OPS.RFO ev_sel=0x13 umask=0x8: Reads for ownership. */ \
	KNL_IRP_CTL_(0x813u)
#define KNL_IRP_EVENT_COHERENT_OPS_PCITOM /* UNC_I_COHERENT_OPS.PCITOM ev_sel=0x13 umask=0x10: PCIItoM: a device writes a whole line. */ \
	KNL_IRP_CTL_(0x1013u)
#define KNL_IRP_EVENT_COHERENT_OPS_WBMTOI /* UNC_I_COHERENT_OPS.WBMTOI ev_sel=0x13 umask=0x40: WbMtoI: write backs. */ \
	KNL_IRP_CTL_(0x4013u)
#define KNL_IRP_EVENT_COHERENT_OPS_CLFLUSH /* UNC_I_COHERENT_OPS.CLFLUSH ev_sel=0x13 umask=0x80: Flushes of lines. */ \
	KNL_IRP_CTL_(0x8013u)
/* UNC_I_TRANSACTIONS ev_sel=0x16: Transactions from devices into the uncore; kinds are OR-ed, ORDERINGQ then narrows them to a queue. */
#define KNL_IRP_EVENT_TRANSACTIONS_READS /* UNC_I_TRANSACTIONS.READS ev_sel=0x16 umask=0x1: Reads, without prefetches. */ \
	KNL_IRP_CTL_(0x116u)
#define KNL_IRP_EVENT_TRANSACTIONS_WRITES /* UNC_I_TRANSACTIONS.WRITES ev_sel=0x16 umask=0x2: Writes; each retry after a tickle counts again. */ \
	KNL_IRP_CTL_(0x216u)
#define KNL_IRP_EVENT_TRANSACTIONS_WR_PREF /* UNC_I_TRANSACTIONS.WR_PREF ev_sel=0x16 umask=0x8: Prefetches for writes. */ \
	KNL_IRP_CTL_(0x816u)
#define KNL_IRP_EVENT_TRANSACTIONS_ATOMIC /* UNC_I_TRANSACTIONS.ATOMIC ev_sel=0x16 umask=0x10: Atomic operations. */ \
	KNL_IRP_CTL_(0x1016u)
#define KNL_IRP_EVENT_TRANSACTIONS_OTHER /* UNC_I_TRANSACTIONS.OTHER ev_sel=0x16 umask=0x20: The rest. */ \
	KNL_IRP_CTL_(0x2016u)
/* UNC_I_SNOOP_RESP ev_sel=0x17: Answers to snoops of lines that devices hold. */
#define KNL_IRP_EVENT_SNOOP_RESP_MISS /* UNC_I_SNOOP_RESP.MISS ev_sel=0x17 umask=0x1: Misses. */ \
	KNL_IRP_CTL_(0x117u)
#define KNL_IRP_EVENT_SNOOP_RESP_HIT_I /* UNC_I_SNOOP_RESP.HIT_I ev_sel=0x17 umask=0x2: Hits of lines in I. */ \
	KNL_IRP_CTL_(0x217u)
#define KNL_IRP_EVENT_SNOOP_RESP_HIT_ES /* UNC_I_SNOOP_RESP.HIT_ES ev_sel=0x17 umask=0x4: Hits of lines in E or S. */ \
	KNL_IRP_CTL_(0x417u)
#define KNL_IRP_EVENT_SNOOP_RESP_HIT_M /* UNC_I_SNOOP_RESP.HIT_M ev_sel=0x17 umask=0x8: Hits of modified lines. */ \
	KNL_IRP_CTL_(0x817u)
#define KNL_IRP_EVENT_SNOOP_RESP_SNPCODE /* UNC_I_SNOOP_RESP.SNPCODE ev_sel=0x17 umask=0x10: Snoops for code. */ \
	KNL_IRP_CTL_(0x1017u)
#define KNL_IRP_EVENT_SNOOP_RESP_SNPDATA /* UNC_I_SNOOP_RESP.SNPDATA ev_sel=0x17 umask=0x20: Snoops for data. */ \
	KNL_IRP_CTL_(0x2017u)
#define KNL_IRP_EVENT_SNOOP_RESP_SNPINV /* UNC_I_SNOOP_RESP.SNPINV ev_sel=0x17 umask=0x40: Snoops that invalidate. */ \
	KNL_IRP_CTL_(0x4017u)
#define KNL_IRP_EVENT_TXR_AD_STALL_CREDIT_CYCLES /* UNC_I_TxR_AD_STALL_CREDIT_CYCLES ev_sel=0x18: Requests to R2PCIe held up for want of an AD egress credit. */ \
	KNL_IRP_CTL_(0x18u)
#define KNL_IRP_EVENT_TXR_BL_STALL_CREDIT_CYCLES /* UNC_I_TxR_BL_STALL_CREDIT_CYCLES ev_sel=0x19: Data for R2PCIe held up for want of a BL egress credit. */ \
	KNL_IRP_CTL_(0x19u)

#endif
