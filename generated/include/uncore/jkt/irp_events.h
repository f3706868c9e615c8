/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/irp.events.json by "make generate". Do not edit. */
/*
 * The events of jkt irp as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_JKT_IRP_EVENTS_H
#define UNCORE_JKT_IRP_EVENTS_H

#include "uncore/jkt/irp.h"

/* UNC_I_CLOCKTICKS ev_sel=0x0: Clock cycles of the IRP. It has no constant: no source gives its control register. */
/* UNC_I_RxR_BL_DRS_INSERTS ev_sel=0x1: Entries put into the BL ingress: data responses (DRS). It has no constant: no source gives its control register. */
/* UNC_I_RxR_BL_NCB_INSERTS ev_sel=0x2: Entries put into the BL ingress: non-coherent bypass (NCB). It has no constant: no source gives its control register. */
/* UNC_I_RxR_BL_NCS_INSERTS ev_sel=0x3: Entries put into the BL ingress: non-coherent standard (NCS). It has no constant: no source gives its control register. */
/* UNC_I_RxR_BL_DRS_CYCLES_FULL ev_sel=0x4: Cycles in which the BL ingress is full: data responses (DRS). It has no constant: no source gives its control register. */
/* UNC_I_RxR_BL_NCB_CYCLES_FULL ev_sel=0x5: Cycles in which the BL ingress is full: non-coherent bypass (NCB). It has no constant: no source gives its control register. */
/* UNC_I_RxR_BL_NCS_CYCLES_FULL ev_sel=0x6: Cycles in which the BL ingress is full: non-coherent standard (NCS). It has no constant: no source gives its control register. */
/* UNC_I_RxR_BL_DRS_OCCUPANCY ev_sel=0x7: Entries in the BL ingress, added up every cycle: data responses (DRS). It has no constant: no source gives its control register. */
/* UNC_I_RxR_BL_NCB_OCCUPANCY ev_sel=0x8: Entries in the BL ingress, added up every cycle: non-coherent bypass (NCB). It has no constant: no source gives its control register. */
/* UNC_I_RxR_BL_NCS_OCCUPANCY ev_sel=0x9: Entries in the BL ingress, added up every cycle: non-coherent standard (NCS). It has no constant: no source gives its control register. */
/* UNC_I_RxR_AK_INSERTS ev_sel=0xa: Responses from the ring put into the AK ingress. It has no constant: no source gives its control register. */
/* UNC_I_RxR_AK_CYCLES_FULL ev_sel=0xb: Cycles in which the AK ingress, which takes responses from the ring, is full. It has no constant: no source gives its control register. */
/* UNC_I_RxR_AK_OCCUPANCY ev_sel=0xc: Responses in the AK ingress, added up every cycle. It has no constant: no source gives its control register. */
/* UNC_I_TxR_REQUEST_OCCUPANCY ev_sel=0xd: Requests to devices that are still open, added up every cycle. It has no constant: no source gives its control register. */
/* UNC_I_TxR_DATA_INSERTS_NCB ev_sel=0xe: Requests to devices, non-coherent bypass (NCB) with data, by the name; Intel's title says reads. It has no constant: no source gives its control register. */
/* UNC_I_TxR_DATA_INSERTS_NCS ev_sel=0xf: Requests to devices, non-coherent standard (NCS) with data, by the name; Intel's title says reads. It has no constant: no source gives its control register. */
/* UNC_I_CACHE_READ_OCCUPANCY ev_sel=0x10: Reads of devices still open in the uncore, added up every cycle. It has no constant: no source gives its control register. */
/* UNC_I_CACHE_WRITE_OCCUPANCY ev_sel=0x11: Writes and write prefetches of devices still open in the uncore, added up every cycle. It has no constant: no source gives its control register. */
/* UNC_I_CACHE_TOTAL_OCCUPANCY ev_sel=0x12: Reads and writes of devices still open in the uncore, added up every cycle. It has no constant: no source gives its control register. */
/* UNC_I_CACHE_OWN_OCCUPANCY ev_sel=0x13: Writes of devices that wait for ownership of their line, added up every cycle. It has no constant: no source gives its control register. */
/* UNC_I_CACHE_ACK_PENDING_OCCUPANCY ev_sel=0x14: Writes that own their line but still hold its data, added up every cycle; a tickle may end several. It has no constant: no source gives its control register. */
/* UNC_I_TRANSACTIONS ev_sel=0x15: Transactions from devices into the uncore; kinds are OR-ed, ORDERINGQ then narrows them to a queue. It has no constant: no source gives its control register. */
/* UNC_I_TICKLES ev_sel=0x16: Tickles received: calls to hand back a line, by CBos or by conflicts inside. It has no constant: no source gives its control register. */
/* UNC_I_ADDRESS_MATCH ev_sel=0x17: Writes from devices whose address meets another request in the write cache. It has no constant: no source gives its control register. */
/* UNC_I_TxR_AD_STALL_CREDIT_CYCLES ev_sel=0x18: Requests to R2PCIe held up for want of an AD egress credit. It has no constant: no source gives its control register. */
/* UNC_I_TxR_BL_STALL_CREDIT_CYCLES ev_sel=0x19: Data for R2PCIe held up for want of a BL egress credit. It has no constant: no source gives its control register. */
/* UNC_I_WRITE_ORDERING_STALL_CYCLES ev_sel=0x1a: Cycles in which write acknowledgements wait although the way from switch to IRP is idle. It has no constant: no source gives its control register. */

#endif
