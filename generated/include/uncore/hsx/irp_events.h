/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/hsx/irp.events.json by "make generate". Do not edit. */
/*
 * The events of hsx irp as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_HSX_IRP_EVENTS_H
#define UNCORE_HSX_IRP_EVENTS_H

#include "uncore/hsx/irp.h"

#define HSX_IRP_CTL_(raw) UNCORE_VALUE_(hsx_irp_ctl, raw)
#define HSX_IRP_EVENT_CLOCKTICKS /* UNC_I_CLOCKTICKS ev_sel=0x0: Clock cycles of the IRP. */ \
	HSX_IRP_CTL_(0x0u)
#define HSX_IRP_EVENT_CLOCKTICKS_COUNTERS 0x3u
#define HSX_IRP_EVENT_RXR_BL_DRS_INSERTS /* UNC_I_RxR_BL_DRS_INSERTS ev_sel=0x1: Entries put into the BL ingress: data responses (DRS). */ \
	HSX_IRP_CTL_(0x1u)
#define HSX_IRP_EVENT_RXR_BL_DRS_INSERTS_COUNTERS 0x3u
#define HSX_IRP_EVENT_RXR_BL_NCB_INSERTS /* UNC_I_RxR_BL_NCB_INSERTS ev_sel=0x2: Entries put into the BL ingress: non-coherent bypass (NCB). */ \
	HSX_IRP_CTL_(0x2u)
#define HSX_IRP_EVENT_RXR_BL_NCB_INSERTS_COUNTERS 0x3u
#define HSX_IRP_EVENT_RXR_BL_NCS_INSERTS /* UNC_I_RxR_BL_NCS_INSERTS ev_sel=0x3: Entries put into the BL ingress: non-coherent standard (NCS). */ \
	HSX_IRP_CTL_(0x3u)
#define HSX_IRP_EVENT_RXR_BL_NCS_INSERTS_COUNTERS 0x3u
#define HSX_IRP_EVENT_RXR_BL_DRS_CYCLES_FULL /* UNC_I_RxR_BL_DRS_CYCLES_FULL ev_sel=0x4: Cycles in which the BL ingress is full: data responses (DRS). */ \
	HSX_IRP_CTL_(0x4u)
#define HSX_IRP_EVENT_RXR_BL_DRS_CYCLES_FULL_COUNTERS 0x3u
#define HSX_IRP_EVENT_RXR_BL_NCB_CYCLES_FULL /* UNC_I_RxR_BL_NCB_CYCLES_FULL ev_sel=0x5: Cycles in which the BL ingress is full: non-coherent bypass (NCB). */ \
	HSX_IRP_CTL_(0x5u)
#define HSX_IRP_EVENT_RXR_BL_NCB_CYCLES_FULL_COUNTERS 0x3u
#define HSX_IRP_EVENT_RXR_BL_NCS_CYCLES_FULL /* UNC_I_RxR_BL_NCS_CYCLES_FULL ev_sel=0x6: Cycles in which the BL ingress is full: non-coherent standard (NCS). */ \
	HSX_IRP_CTL_(0x6u)
#define HSX_IRP_EVENT_RXR_BL_NCS_CYCLES_FULL_COUNTERS 0x3u
#define HSX_IRP_EVENT_RXR_BL_DRS_OCCUPANCY /* UNC_I_RxR_BL_DRS_OCCUPANCY ev_sel=0x7: Entries in the BL ingress, added up every cycle: data responses (DRS). */ \
	HSX_IRP_CTL_(0x7u)
#define HSX_IRP_EVENT_RXR_BL_DRS_OCCUPANCY_COUNTERS 0x3u
#define HSX_IRP_EVENT_RXR_BL_NCB_OCCUPANCY /* UNC_I_RxR_BL_NCB_OCCUPANCY ev_sel=0x8: Entries in the BL ingress, added up every cycle: non-coherent bypass (NCB). */ \
	HSX_IRP_CTL_(0x8u)
#define HSX_IRP_EVENT_RXR_BL_NCB_OCCUPANCY_COUNTERS 0x3u
#define HSX_IRP_EVENT_RXR_BL_NCS_OCCUPANCY /* UNC_I_RxR_BL_NCS_OCCUPANCY ev_sel=0x9: Entries in the BL ingress, added up every cycle: non-coherent standard (NCS). */ \
	HSX_IRP_CTL_(0x9u)
#define HSX_IRP_EVENT_RXR_BL_NCS_OCCUPANCY_COUNTERS 0x3u
#define HSX_IRP_EVENT_RXR_AK_INSERTS /* UNC_I_RxR_AK_INSERTS ev_sel=0xa: Responses from the ring put into the AK ingress. */ \
	HSX_IRP_CTL_(0xau)
#define HSX_IRP_EVENT_RXR_AK_INSERTS_COUNTERS 0x3u
#define HSX_IRP_EVENT_TXR_REQUEST_OCCUPANCY /* UNC_I_TxR_REQUEST_OCCUPANCY ev_sel=0xd: Requests to devices that are still open, added up every cycle. */ \
	HSX_IRP_CTL_(0xdu)
#define HSX_IRP_EVENT_TXR_REQUEST_OCCUPANCY_COUNTERS 0x3u
#define HSX_IRP_EVENT_TXR_DATA_INSERTS_NCB /* UNC_I_TxR_DATA_INSERTS_NCB ev_sel=0xe: Requests to devices, non-coherent bypass (NCB) with data, by the name; Intel's title says reads. */ \
	HSX_IRP_CTL_(0xeu)
#define HSX_IRP_EVENT_TXR_DATA_INSERTS_NCB_COUNTERS 0x3u
#define HSX_IRP_EVENT_TXR_DATA_INSERTS_NCS /* UNC_I_TxR_DATA_INSERTS_NCS ev_sel=0xf: Requests to devices, non-coherent standard (NCS) with data, by the name; Intel's title says reads. */ \
	HSX_IRP_CTL_(0xfu)
#define HSX_IRP_EVENT_TXR_DATA_INSERTS_NCS_COUNTERS 0x3u
/* UNC_I_CACHE_TOTAL_OCCUPANCY ev_sel=0x12: Reads and writes of devices still open in the uncore, added up every cycle. */
#define HSX_IRP_EVENT_CACHE_TOTAL_OCCUPANCY_ANY /* UNC_I_CACHE_TOTAL_OCCUPANCY.ANY ev_sel=0x12 umask=0x1: Requests of every queue. */ \
	HSX_IRP_CTL_(0x112u)
#define HSX_IRP_EVENT_CACHE_TOTAL_OCCUPANCY_ANY_COUNTERS 0x3u
#define HSX_IRP_EVENT_CACHE_TOTAL_OCCUPANCY_SOURCE /* UNC_I_CACHE_TOTAL_OCCUPANCY.SOURCE ev_sel=0x12 umask=0x2: Requests of one ordering queue; needs the queue filter, whose address is unknown. */ \
	HSX_IRP_CTL_(0x212u)
#define HSX_IRP_EVENT_CACHE_TOTAL_OCCUPANCY_SOURCE_COUNTERS 0x3u
/* UNC_I_COHERENT_OPS ev_sel=0x13: Coherent operations that the unit serves, by kind. */
#define HSX_IRP_EVENT_COHERENT_OPS_PCIRDCUR /* UNC_I_COHERENT_OPS.PCIRDCUR ev_sel=0x13 umask=0x1: PCIRdCur: a device reads. */ \
	HSX_IRP_CTL_(0x113u)
#define HSX_IRP_EVENT_COHERENT_OPS_PCIRDCUR_COUNTERS 0x3u
#define HSX_IRP_EVENT_COHERENT_OPS_CRD /* UNC_I_COHERENT_OPS.CRD ev_sel=0x13 umask=0x2: Code reads. */ \
	HSX_IRP_CTL_(0x213u)
#define HSX_IRP_EVENT_COHERENT_OPS_CRD_COUNTERS 0x3u
#define HSX_IRP_EVENT_COHERENT_OPS_DRD /* UNC_I_COHERENT_OPS.DRD ev_sel=0x13 umask=0x4: Data reads. */ \
	HSX_IRP_CTL_(0x413u)
#define HSX_IRP_EVENT_COHERENT_OPS_DRD_COUNTERS 0x3u
#define HSX_IRP_EVENT_COHERENT_OPS_RFO /* UNC_I_COHERENT_OPS.RFO ev_sel=0x13 umask=0x8: Reads for ownership. */ \
	HSX_IRP_CTL_(0x813u)
#define HSX_IRP_EVENT_COHERENT_OPS_RFO_COUNTERS 0x3u
#define HSX_IRP_EVENT_COHERENT_OPS_PCITOM /* UNC_I_COHERENT_OPS.PCITOM ev_sel=0x13 umask=0x10: PCIItoM: a device writes a whole line. */ \
	HSX_IRP_CTL_(0x1013u)
#define HSX_IRP_EVENT_COHERENT_OPS_PCITOM_COUNTERS 0x3u
#define HSX_IRP_EVENT_COHERENT_OPS_PCIDCAHINT /* UNC_I_COHERENT_OPS.PCIDCAHINT ev_sel=0x13 umask=0x20: Hints for direct cache access. */ \
	HSX_IRP_CTL_(0x2013u)
#define HSX_IRP_EVENT_COHERENT_OPS_PCIDCAHINT_COUNTERS 0x3u
#define HSX_IRP_EVENT_COHERENT_OPS_WBMTOI /* UNC_I_COHERENT_OPS.WBMTOI ev_sel=0x13 umask=0x40: WbMtoI: write backs. */ \
	HSX_IRP_CTL_(0x4013u)
#define HSX_IRP_EVENT_COHERENT_OPS_WBMTOI_COUNTERS 0x3u
#define HSX_IRP_EVENT_COHERENT_OPS_CLFLUSH /* UNC_I_COHERENT_OPS.CLFLUSH ev_sel=0x13 umask=0x80: Flushes of lines. */ \
	HSX_IRP_CTL_(0x8013u)
#define HSX_IRP_EVENT_COHERENT_OPS_CLFLUSH_COUNTERS 0x3u
/* UNC_I_MISC0 ev_sel=0x14: Rare cases, first set. */
#define HSX_IRP_EVENT_MISC0_FAST_REQ /* UNC_I_MISC0.FAST_REQ ev_sel=0x14 umask=0x1: Requests by the fast path. */ \
	HSX_IRP_CTL_(0x114u)
#define HSX_IRP_EVENT_MISC0_FAST_REQ_COUNTERS 0x3u
#define HSX_IRP_EVENT_MISC0_FAST_REJ /* UNC_I_MISC0.FAST_REJ ev_sel=0x14 umask=0x2: Requests that the fast path turned away. */ \
	HSX_IRP_CTL_(0x214u)
#define HSX_IRP_EVENT_MISC0_FAST_REJ_COUNTERS 0x3u
#define HSX_IRP_EVENT_MISC0_2ND_RD_INSERT /* UNC_I_MISC0.2ND_RD_INSERT ev_sel=0x14 umask=0x4: Reads put in as secondary. */ \
	HSX_IRP_CTL_(0x414u)
#define HSX_IRP_EVENT_MISC0_2ND_RD_INSERT_COUNTERS 0x3u
#define HSX_IRP_EVENT_MISC0_2ND_WR_INSERT /* UNC_I_MISC0.2ND_WR_INSERT ev_sel=0x14 umask=0x8: Writes put in as secondary. */ \
	HSX_IRP_CTL_(0x814u)
#define HSX_IRP_EVENT_MISC0_2ND_WR_INSERT_COUNTERS 0x3u
#define HSX_IRP_EVENT_MISC0_2ND_ATOMIC_INSERT /* UNC_I_MISC0.2ND_ATOMIC_INSERT ev_sel=0x14 umask=0x10: Atomic operations put in as secondary. */ \
	HSX_IRP_CTL_(0x1014u)
#define HSX_IRP_EVENT_MISC0_2ND_ATOMIC_INSERT_COUNTERS 0x3u
#define HSX_IRP_EVENT_MISC0_FAST_XFER /* UNC_I_MISC0.FAST_XFER ev_sel=0x14 umask=0x20: Transfers by the fast path from primary to secondary. */ \
	HSX_IRP_CTL_(0x2014u)
#define HSX_IRP_EVENT_MISC0_FAST_XFER_COUNTERS 0x3u
#define HSX_IRP_EVENT_MISC0_PF_ACK_HINT /* UNC_I_MISC0.PF_ACK_HINT ev_sel=0x14 umask=0x40: Prefetch hints from primary to secondary. */ \
	HSX_IRP_CTL_(0x4014u)
#define HSX_IRP_EVENT_MISC0_PF_ACK_HINT_COUNTERS 0x3u
#define HSX_IRP_EVENT_MISC0_PF_TIMEOUT /* UNC_I_MISC0.PF_TIMEOUT ev_sel=0x14 umask=0x80: Prefetches that took too long. */ \
	HSX_IRP_CTL_(0x8014u)
#define HSX_IRP_EVENT_MISC0_PF_TIMEOUT_COUNTERS 0x3u
/* UNC_I_MISC1 ev_sel=0x15: Rare cases, second set. */
#define HSX_IRP_EVENT_MISC1_SLOW_I /* UNC_I_MISC1.SLOW_I ev_sel=0x15 umask=0x1: Ownership was lost before the write was done; the line was in I. */ \
	HSX_IRP_CTL_(0x115u)
#define HSX_IRP_EVENT_MISC1_SLOW_I_COUNTERS 0x3u
#define HSX_IRP_EVENT_MISC1_SLOW_S /* UNC_I_MISC1.SLOW_S ev_sel=0x15 umask=0x2: The same with the line in S. */ \
	HSX_IRP_CTL_(0x215u)
#define HSX_IRP_EVENT_MISC1_SLOW_S_COUNTERS 0x3u
#define HSX_IRP_EVENT_MISC1_SLOW_E /* UNC_I_MISC1.SLOW_E ev_sel=0x15 umask=0x4: The same with the line in E. */ \
	HSX_IRP_CTL_(0x415u)
#define HSX_IRP_EVENT_MISC1_SLOW_E_COUNTERS 0x3u
#define HSX_IRP_EVENT_MISC1_SLOW_M /* UNC_I_MISC1.SLOW_M ev_sel=0x15 umask=0x8: The same with the line in M. */ \
	HSX_IRP_CTL_(0x815u)
#define HSX_IRP_EVENT_MISC1_SLOW_M_COUNTERS 0x3u
#define HSX_IRP_EVENT_MISC1_LOST_FWD /* UNC_I_MISC1.LOST_FWD ev_sel=0x15 umask=0x10: A forward that was lost. */ \
	HSX_IRP_CTL_(0x1015u)
#define HSX_IRP_EVENT_MISC1_LOST_FWD_COUNTERS 0x3u
#define HSX_IRP_EVENT_MISC1_SEC_RCVD_INVLD /* UNC_I_MISC1.SEC_RCVD_INVLD ev_sel=0x15 umask=0x20: Secondary transfers received that were not valid. */ \
	HSX_IRP_CTL_(0x2015u)
#define HSX_IRP_EVENT_MISC1_SEC_RCVD_INVLD_COUNTERS 0x3u
#define HSX_IRP_EVENT_MISC1_SEC_RCVD_VLD /* UNC_I_MISC1.SEC_RCVD_VLD ev_sel=0x15 umask=0x40: Secondary transfers received that were valid. */ \
	HSX_IRP_CTL_(0x4015u)
#define HSX_IRP_EVENT_MISC1_SEC_RCVD_VLD_COUNTERS 0x3u
#define HSX_IRP_EVENT_MISC1_DATA_THROTTLE /* UNC_I_MISC1.DATA_THROTTLE ev_sel=0x15 umask=0x80: Data was held back. */ \
	HSX_IRP_CTL_(0x8015u)
#define HSX_IRP_EVENT_MISC1_DATA_THROTTLE_COUNTERS 0x3u
/* UNC_I_TRANSACTIONS ev_sel=0x16: Transactions from devices into the uncore; kinds are OR-ed, ORDERINGQ then narrows them to a queue. */
#define HSX_IRP_EVENT_TRANSACTIONS_READS /* UNC_I_TRANSACTIONS.READS ev_sel=0x16 umask=0x1: Reads, without prefetches. */ \
	HSX_IRP_CTL_(0x116u)
#define HSX_IRP_EVENT_TRANSACTIONS_READS_COUNTERS 0x3u
#define HSX_IRP_EVENT_TRANSACTIONS_WRITES /* UNC_I_TRANSACTIONS.WRITES ev_sel=0x16 umask=0x2: Writes; each retry after a tickle counts again. */ \
	HSX_IRP_CTL_(0x216u)
#define HSX_IRP_EVENT_TRANSACTIONS_WRITES_COUNTERS 0x3u
#define HSX_IRP_EVENT_TRANSACTIONS_RD_PREF /* UNC_I_TRANSACTIONS.RD_PREF ev_sel=0x16 umask=0x4: Prefetches for reads. */ \
	HSX_IRP_CTL_(0x416u)
#define HSX_IRP_EVENT_TRANSACTIONS_RD_PREF_COUNTERS 0x3u
#define HSX_IRP_EVENT_TRANSACTIONS_WR_PREF /* UNC_I_TRANSACTIONS.WR_PREF ev_sel=0x16 umask=0x8: Prefetches for writes. */ \
	HSX_IRP_CTL_(0x816u)
#define HSX_IRP_EVENT_TRANSACTIONS_WR_PREF_COUNTERS 0x3u
#define HSX_IRP_EVENT_TRANSACTIONS_ATOMIC /* UNC_I_TRANSACTIONS.ATOMIC ev_sel=0x16 umask=0x10: Atomic operations. */ \
	HSX_IRP_CTL_(0x1016u)
#define HSX_IRP_EVENT_TRANSACTIONS_ATOMIC_COUNTERS 0x3u
#define HSX_IRP_EVENT_TRANSACTIONS_OTHER /* UNC_I_TRANSACTIONS.OTHER ev_sel=0x16 umask=0x20: The rest. */ \
	HSX_IRP_CTL_(0x2016u)
#define HSX_IRP_EVENT_TRANSACTIONS_OTHER_COUNTERS 0x3u
/* UNC_I_TRANSACTIONS.ORDERINGQ ev_sel=0x16 umask=0x40: Narrows the kinds beside it to one queue; needs the queue filter, whose address is unknown. It has no constant: No source gives the address of the filter register it needs. */
/* UNC_I_SNOOP_RESP ev_sel=0x17: Answers to snoops of lines that devices hold. */
#define HSX_IRP_EVENT_SNOOP_RESP_MISS /* UNC_I_SNOOP_RESP.MISS ev_sel=0x17 umask=0x1: Misses. */ \
	HSX_IRP_CTL_(0x117u)
#define HSX_IRP_EVENT_SNOOP_RESP_MISS_COUNTERS 0x3u
#define HSX_IRP_EVENT_SNOOP_RESP_HIT_I /* UNC_I_SNOOP_RESP.HIT_I ev_sel=0x17 umask=0x2: Hits of lines in I. */ \
	HSX_IRP_CTL_(0x217u)
#define HSX_IRP_EVENT_SNOOP_RESP_HIT_I_COUNTERS 0x3u
#define HSX_IRP_EVENT_SNOOP_RESP_HIT_ES /* UNC_I_SNOOP_RESP.HIT_ES ev_sel=0x17 umask=0x4: Hits of lines in E or S. */ \
	HSX_IRP_CTL_(0x417u)
#define HSX_IRP_EVENT_SNOOP_RESP_HIT_ES_COUNTERS 0x3u
#define HSX_IRP_EVENT_SNOOP_RESP_HIT_M /* UNC_I_SNOOP_RESP.HIT_M ev_sel=0x17 umask=0x8: Hits of modified lines. */ \
	HSX_IRP_CTL_(0x817u)
#define HSX_IRP_EVENT_SNOOP_RESP_HIT_M_COUNTERS 0x3u
#define HSX_IRP_EVENT_SNOOP_RESP_SNPCODE /* UNC_I_SNOOP_RESP.SNPCODE ev_sel=0x17 umask=0x10: Snoops for code. */ \
	HSX_IRP_CTL_(0x1017u)
#define HSX_IRP_EVENT_SNOOP_RESP_SNPCODE_COUNTERS 0x3u
#define HSX_IRP_EVENT_SNOOP_RESP_SNPDATA /* UNC_I_SNOOP_RESP.SNPDATA ev_sel=0x17 umask=0x20: Snoops for data. */ \
	HSX_IRP_CTL_(0x2017u)
#define HSX_IRP_EVENT_SNOOP_RESP_SNPDATA_COUNTERS 0x3u
#define HSX_IRP_EVENT_SNOOP_RESP_SNPINV /* UNC_I_SNOOP_RESP.SNPINV ev_sel=0x17 umask=0x40: Snoops that invalidate. */ \
	HSX_IRP_CTL_(0x4017u)
#define HSX_IRP_EVENT_SNOOP_RESP_SNPINV_COUNTERS 0x3u
#define HSX_IRP_EVENT_TXR_AD_STALL_CREDIT_CYCLES /* UNC_I_TxR_AD_STALL_CREDIT_CYCLES ev_sel=0x18: Requests to R2PCIe held up for want of an AD egress credit. */ \
	HSX_IRP_CTL_(0x18u)
#define HSX_IRP_EVENT_TXR_AD_STALL_CREDIT_CYCLES_COUNTERS 0x3u
#define HSX_IRP_EVENT_TXR_BL_STALL_CREDIT_CYCLES /* UNC_I_TxR_BL_STALL_CREDIT_CYCLES ev_sel=0x19: Data for R2PCIe held up for want of a BL egress credit. */ \
	HSX_IRP_CTL_(0x19u)
#define HSX_IRP_EVENT_TXR_BL_STALL_CREDIT_CYCLES_COUNTERS 0x3u

#endif
