/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/irp.events.json by "make generate". Do not edit. */
/*
 * The events of ivt irp as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_IVT_IRP_EVENTS_H
#define UNCORE_IVT_IRP_EVENTS_H

#include "uncore/ivt/irp.h"

#define IVT_IRP_CTL_(raw) UNCORE_VALUE_(ivt_irp_ctl, raw)
#define IVT_IRP_EVENT_CLOCKTICKS /* UNC_I_CLOCKTICKS ev_sel=0x0: Clock cycles of the IRP. */ \
	IVT_IRP_CTL_(0x0u)
#define IVT_IRP_EVENT_RXR_BL_DRS_INSERTS /* UNC_I_RxR_BL_DRS_INSERTS ev_sel=0x1: Entries put into the BL ingress: data responses (DRS). */ \
	IVT_IRP_CTL_(0x1u)
#define IVT_IRP_EVENT_RXR_BL_NCB_INSERTS /* UNC_I_RxR_BL_NCB_INSERTS ev_sel=0x2: Entries put into the BL ingress: non-coherent bypass (NCB). */ \
	IVT_IRP_CTL_(0x2u)
#define IVT_IRP_EVENT_RXR_BL_NCS_INSERTS /* UNC_I_RxR_BL_NCS_INSERTS ev_sel=0x3: Entries put into the BL ingress: non-coherent standard (NCS). */ \
	IVT_IRP_CTL_(0x3u)
#define IVT_IRP_EVENT_RXR_BL_DRS_CYCLES_FULL /* UNC_I_RxR_BL_DRS_CYCLES_FULL ev_sel=0x4: Cycles in which the BL ingress is full: data responses (DRS). */ \
	IVT_IRP_CTL_(0x4u)
#define IVT_IRP_EVENT_RXR_BL_NCB_CYCLES_FULL /* UNC_I_RxR_BL_NCB_CYCLES_FULL ev_sel=0x5: Cycles in which the BL ingress is full: non-coherent bypass (NCB). */ \
	IVT_IRP_CTL_(0x5u)
#define IVT_IRP_EVENT_RXR_BL_NCS_CYCLES_FULL /* UNC_I_RxR_BL_NCS_CYCLES_FULL ev_sel=0x6: Cycles in which the BL ingress is full: non-coherent standard (NCS). */ \
	IVT_IRP_CTL_(0x6u)
#define IVT_IRP_EVENT_RXR_BL_DRS_OCCUPANCY /* UNC_I_RxR_BL_DRS_OCCUPANCY ev_sel=0x7: Entries in the BL ingress, added up every cycle: data responses (DRS). */ \
	IVT_IRP_CTL_(0x7u)
#define IVT_IRP_EVENT_RXR_BL_NCB_OCCUPANCY /* UNC_I_RxR_BL_NCB_OCCUPANCY ev_sel=0x8: Entries in the BL ingress, added up every cycle: non-coherent bypass (NCB). */ \
	IVT_IRP_CTL_(0x8u)
#define IVT_IRP_EVENT_RXR_BL_NCS_OCCUPANCY /* UNC_I_RxR_BL_NCS_OCCUPANCY ev_sel=0x9: Entries in the BL ingress, added up every cycle: non-coherent standard (NCS). */ \
	IVT_IRP_CTL_(0x9u)
#define IVT_IRP_EVENT_RXR_AK_INSERTS /* UNC_I_RxR_AK_INSERTS ev_sel=0xa: Responses from the ring put into the AK ingress. */ \
	IVT_IRP_CTL_(0xau)
#define IVT_IRP_EVENT_RXR_AK_CYCLES_FULL /* UNC_I_RxR_AK_CYCLES_FULL ev_sel=0xb: Cycles in which the AK ingress, which takes responses from the ring, is full. */ \
	IVT_IRP_CTL_(0xbu)
#define IVT_IRP_EVENT_RXR_AK_OCCUPANCY /* UNC_I_RxR_AK_OCCUPANCY ev_sel=0xc: Responses in the AK ingress, added up every cycle. */ \
	IVT_IRP_CTL_(0xcu)
#define IVT_IRP_EVENT_TXR_REQUEST_OCCUPANCY /* UNC_I_TxR_REQUEST_OCCUPANCY ev_sel=0xd: Requests to devices that are still open, added up every cycle. */ \
	IVT_IRP_CTL_(0xdu)
#define IVT_IRP_EVENT_TXR_DATA_INSERTS_NCB /* UNC_I_TxR_DATA_INSERTS_NCB ev_sel=0xe: Requests to devices, non-coherent bypass (NCB) with data, by the name; Intel's title says reads. */ \
	IVT_IRP_CTL_(0xeu)
#define IVT_IRP_EVENT_TXR_DATA_INSERTS_NCS /* UNC_I_TxR_DATA_INSERTS_NCS ev_sel=0xf: Requests to devices, non-coherent standard (NCS) with data, by the name; Intel's title says reads. */ \
	IVT_IRP_CTL_(0xfu)
/* UNC_I_CACHE_READ_OCCUPANCY ev_sel=0x10: Reads of devices still open in the uncore, added up every cycle. */
#define IVT_IRP_EVENT_CACHE_READ_OCCUPANCY_ANY /* UNC_I_CACHE_READ_OCCUPANCY.ANY ev_sel=0x10 umask=0x1: Requests of every queue. */ \
	IVT_IRP_CTL_(0x110u)
/* UNC_I_CACHE_READ_OCCUPANCY.SOURCE ev_sel=0x10 umask=0x2: Requests of one ordering queue; needs the queue filter, whose address is unknown. It has no constant: No source gives the address of the filter register it needs. */
/* UNC_I_CACHE_WRITE_OCCUPANCY ev_sel=0x11: Writes and write prefetches of devices still open in the uncore, added up every cycle. */
#define IVT_IRP_EVENT_CACHE_WRITE_OCCUPANCY_ANY /* UNC_I_CACHE_WRITE_OCCUPANCY.ANY ev_sel=0x11 umask=0x1: Requests of every queue. */ \
	IVT_IRP_CTL_(0x111u)
/* UNC_I_CACHE_WRITE_OCCUPANCY.SOURCE ev_sel=0x11 umask=0x2: Requests of one ordering queue; needs the queue filter, whose address is unknown. It has no constant: No source gives the address of the filter register it needs. */
/* UNC_I_CACHE_TOTAL_OCCUPANCY ev_sel=0x12: Reads and writes of devices still open in the uncore, added up every cycle. */
#define IVT_IRP_EVENT_CACHE_TOTAL_OCCUPANCY_ANY /* UNC_I_CACHE_TOTAL_OCCUPANCY.ANY ev_sel=0x12 umask=0x1: Requests of every queue. */ \
	IVT_IRP_CTL_(0x112u)
/* UNC_I_CACHE_TOTAL_OCCUPANCY.SOURCE ev_sel=0x12 umask=0x2: Requests of one ordering queue; needs the queue filter, whose address is unknown. It has no constant: No source gives the address of the filter register it needs. */
/* UNC_I_CACHE_OWN_OCCUPANCY ev_sel=0x13: Writes of devices that wait for ownership of their line, added up every cycle. */
#define IVT_IRP_EVENT_CACHE_OWN_OCCUPANCY_ANY /* UNC_I_CACHE_OWN_OCCUPANCY.ANY ev_sel=0x13 umask=0x1: Requests of every queue. */ \
	IVT_IRP_CTL_(0x113u)
/* UNC_I_CACHE_OWN_OCCUPANCY.SOURCE ev_sel=0x13 umask=0x2: Requests of one ordering queue; needs the queue filter, whose address is unknown. It has no constant: No source gives the address of the filter register it needs. */
/* UNC_I_CACHE_ACK_PENDING_OCCUPANCY ev_sel=0x14: Writes that own their line but still hold its data, added up every cycle; a tickle may end several. */
#define IVT_IRP_EVENT_CACHE_ACK_PENDING_OCCUPANCY_ANY /* UNC_I_CACHE_ACK_PENDING_OCCUPANCY.ANY ev_sel=0x14 umask=0x1: Requests of every queue. Intel's IVT text swaps ANY and SOURCE. */ \
	IVT_IRP_CTL_(0x114u)
/* UNC_I_CACHE_ACK_PENDING_OCCUPANCY.SOURCE ev_sel=0x14 umask=0x2: Requests of one ordering queue; needs the queue filter, whose address is unknown. It has no constant: No source gives the address of the filter register it needs. */
/* UNC_I_TRANSACTIONS ev_sel=0x15: Transactions from devices into the uncore; kinds are OR-ed, ORDERINGQ then narrows them to a queue. */
#define IVT_IRP_EVENT_TRANSACTIONS_READS /* UNC_I_TRANSACTIONS.READS ev_sel=0x15 umask=0x1: Reads, without prefetches. */ \
	IVT_IRP_CTL_(0x115u)
#define IVT_IRP_EVENT_TRANSACTIONS_WRITES /* UNC_I_TRANSACTIONS.WRITES ev_sel=0x15 umask=0x2: Writes; each retry after a tickle counts again. */ \
	IVT_IRP_CTL_(0x215u)
#define IVT_IRP_EVENT_TRANSACTIONS_PD_PREFETCHES /* UNC_I_TRANSACTIONS.PD_PREFETCHES ev_sel=0x15 umask=0x4: Misspelt name of RD_PREFETCHES. */ \
	IVT_IRP_CTL_(0x415u)
#define IVT_IRP_EVENT_TRANSACTIONS_RD_PREFETCHES /* UNC_I_TRANSACTIONS.RD_PREFETCHES ev_sel=0x15 umask=0x4: Read prefetches. */ \
	IVT_IRP_CTL_(0x415u)
/* UNC_I_TRANSACTIONS.ORDERINGQ ev_sel=0x15 umask=0x8: Narrows the kinds beside it to one queue; needs the queue filter, whose address is unknown. It has no constant: No source gives the address of the filter register it needs. */
/* UNC_I_TICKLES ev_sel=0x16: Tickles received: calls to hand back a line, by CBos or by conflicts inside. */
#define IVT_IRP_EVENT_TICKLES_LOST_OWNERSHIP /* UNC_I_TICKLES.LOST_OWNERSHIP ev_sel=0x16 umask=0x1: Requests that lost their line: the one called and all queued behind it. */ \
	IVT_IRP_CTL_(0x116u)
#define IVT_IRP_EVENT_TICKLES_TOP_OF_QUEUE /* UNC_I_TICKLES.TOP_OF_QUEUE ev_sel=0x16 umask=0x2: Requests at the head of the queue, which answer with data and lose nothing. */ \
	IVT_IRP_CTL_(0x216u)
/* UNC_I_ADDRESS_MATCH ev_sel=0x17: Writes from devices whose address meets another request in the write cache. */
#define IVT_IRP_EVENT_ADDRESS_MATCH_STALL_COUNT /* UNC_I_ADDRESS_MATCH.STALL_COUNT ev_sel=0x17 umask=0x1: The two could not be merged, and one waits. */ \
	IVT_IRP_CTL_(0x117u)
#define IVT_IRP_EVENT_ADDRESS_MATCH_MERGE_COUNT /* UNC_I_ADDRESS_MATCH.MERGE_COUNT ev_sel=0x17 umask=0x2: The two, back to back from one source, were merged. */ \
	IVT_IRP_CTL_(0x217u)
#define IVT_IRP_EVENT_TXR_AD_STALL_CREDIT_CYCLES /* UNC_I_TxR_AD_STALL_CREDIT_CYCLES ev_sel=0x18: Requests to R2PCIe held up for want of an AD egress credit. */ \
	IVT_IRP_CTL_(0x18u)
#define IVT_IRP_EVENT_TXR_BL_STALL_CREDIT_CYCLES /* UNC_I_TxR_BL_STALL_CREDIT_CYCLES ev_sel=0x19: Data for R2PCIe held up for want of a BL egress credit. */ \
	IVT_IRP_CTL_(0x19u)
#define IVT_IRP_EVENT_WRITE_ORDERING_STALL_CYCLES /* UNC_I_WRITE_ORDERING_STALL_CYCLES ev_sel=0x1a: Cycles in which write acknowledgements wait although the way from switch to IRP is idle. */ \
	IVT_IRP_CTL_(0x1au)

#endif
