/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/clx/iio.events.json by "make generate". Do not edit. */
/*
 * The events of clx iio as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_CLX_IIO_EVENTS_H
#define UNCORE_CLX_IIO_EVENTS_H

#include "uncore/clx/iio.h"

#define CLX_IIO_CTL_(raw) UNCORE_VALUE_(clx_iio_ctl, raw)
#define CLX_IIO_EVENT_NOTHING /* UNC_IIO_NOTHING ev_sel=0x0: Counts nothing: what a control register of zeros chooses. */ \
	CLX_IIO_CTL_(UINT64_C(0x0))
#define CLX_IIO_EVENT_CLOCKTICKS /* UNC_IIO_CLOCKTICKS ev_sel=0x1: Clock cycles of the stack's traffic controller, at 1 GHz by Intel's list. */ \
	CLX_IIO_CTL_(UINT64_C(0x1))
/* UNC_IIO_CLOCKTICKS_FREERUN: Clock cycles of the stack, by a counter that nothing stops or resets. The name is that of Intel's list for Ice Lake. It has no constant: no source gives its control register. */
/* UNC_IIO_MASK_MATCH_AND ev_sel=0x2: Cycles in which all bits of the mask match on the debug buses; no source gives the mask's registers. */
#define CLX_IIO_EVENT_MASK_MATCH_AND_BUS0 /* UNC_IIO_MASK_MATCH_AND.BUS0 ev_sel=0x2 umask=0x1: On the bus that is not PCIe. */ \
	CLX_IIO_CTL_(UINT64_C(0x102))
#define CLX_IIO_EVENT_MASK_MATCH_AND_BUS1 /* UNC_IIO_MASK_MATCH_AND.BUS1 ev_sel=0x2 umask=0x2: On the PCIe bus. */ \
	CLX_IIO_CTL_(UINT64_C(0x202))
#define CLX_IIO_EVENT_MASK_MATCH_AND_BUS0_NOT_BUS1 /* UNC_IIO_MASK_MATCH_AND.BUS0_NOT_BUS1 ev_sel=0x2 umask=0x4: On the bus that is not PCIe, and not on the PCIe bus. */ \
	CLX_IIO_CTL_(UINT64_C(0x402))
#define CLX_IIO_EVENT_MASK_MATCH_AND_BUS0_BUS1 /* UNC_IIO_MASK_MATCH_AND.BUS0_BUS1 ev_sel=0x2 umask=0x8: On both. */ \
	CLX_IIO_CTL_(UINT64_C(0x802))
#define CLX_IIO_EVENT_MASK_MATCH_AND_NOT_BUS0_BUS1 /* UNC_IIO_MASK_MATCH_AND.NOT_BUS0_BUS1 ev_sel=0x2 umask=0x10: On the PCIe bus, and not on the other. */ \
	CLX_IIO_CTL_(UINT64_C(0x1002))
#define CLX_IIO_EVENT_MASK_MATCH_AND_NOT_BUS0_NOT_BUS1 /* UNC_IIO_MASK_MATCH_AND.NOT_BUS0_NOT_BUS1 ev_sel=0x2 umask=0x20: On neither. */ \
	CLX_IIO_CTL_(UINT64_C(0x2002))
/* UNC_IIO_MASK_MATCH_OR ev_sel=0x3: Cycles in which any bit of the mask matches on the debug buses; no source gives the mask's registers. */
#define CLX_IIO_EVENT_MASK_MATCH_OR_BUS0 /* UNC_IIO_MASK_MATCH_OR.BUS0 ev_sel=0x3 umask=0x1: On the bus that is not PCIe. */ \
	CLX_IIO_CTL_(UINT64_C(0x103))
#define CLX_IIO_EVENT_MASK_MATCH_OR_BUS1 /* UNC_IIO_MASK_MATCH_OR.BUS1 ev_sel=0x3 umask=0x2: On the PCIe bus. */ \
	CLX_IIO_CTL_(UINT64_C(0x203))
#define CLX_IIO_EVENT_MASK_MATCH_OR_BUS0_NOT_BUS1 /* UNC_IIO_MASK_MATCH_OR.BUS0_NOT_BUS1 ev_sel=0x3 umask=0x4: On the bus that is not PCIe, and not on the PCIe bus. */ \
	CLX_IIO_CTL_(UINT64_C(0x403))
#define CLX_IIO_EVENT_MASK_MATCH_OR_BUS0_BUS1 /* UNC_IIO_MASK_MATCH_OR.BUS0_BUS1 ev_sel=0x3 umask=0x8: On both. */ \
	CLX_IIO_CTL_(UINT64_C(0x803))
#define CLX_IIO_EVENT_MASK_MATCH_OR_NOT_BUS0_BUS1 /* UNC_IIO_MASK_MATCH_OR.NOT_BUS0_BUS1 ev_sel=0x3 umask=0x10: On the PCIe bus, and not on the other. */ \
	CLX_IIO_CTL_(UINT64_C(0x1003))
#define CLX_IIO_EVENT_MASK_MATCH_OR_NOT_BUS0_NOT_BUS1 /* UNC_IIO_MASK_MATCH_OR.NOT_BUS0_NOT_BUS1 ev_sel=0x3 umask=0x20: On neither. */ \
	CLX_IIO_CTL_(UINT64_C(0x2003))
#define CLX_IIO_EVENT_LINK_NUM_RETRIES /* UNC_IIO_LINK_NUM_RETRIES ev_sel=0xe: Retries on the link. */ \
	CLX_IIO_CTL_(UINT64_C(0xe))
#define CLX_IIO_EVENT_LINK_NUM_CORR_ERR /* UNC_IIO_LINK_NUM_CORR_ERR ev_sel=0xf: Correctable errors on the link. */ \
	CLX_IIO_CTL_(UINT64_C(0xf))
#define CLX_IIO_EVENT_MASK_MATCH /* UNC_IIO_MASK_MATCH ev_sel=0x21: Packets that pass the mask and match filter; no source gives its registers. */ \
	CLX_IIO_CTL_(UINT64_C(0x21))
#define CLX_IIO_EVENT_VTD_OCCUPANCY /* UNC_IIO_VTD_OCCUPANCY ev_sel=0x40: Address translations under way, added up every cycle. */ \
	CLX_IIO_CTL_(UINT64_C(0x40))
/* UNC_IIO_VTD_ACCESS ev_sel=0x41: Address translations, by where they were found or missed. */
#define CLX_IIO_EVENT_VTD_ACCESS_L4_PAGE_HIT /* UNC_IIO_VTD_ACCESS.L4_PAGE_HIT ev_sel=0x41 umask=0x1: Translations that hit; the name says a page of level 4. */ \
	CLX_IIO_CTL_(UINT64_C(0x141))
#define CLX_IIO_EVENT_VTD_ACCESS_CTXT_MISS /* UNC_IIO_VTD_ACCESS.CTXT_MISS ev_sel=0x41 umask=0x2: Misses of the context cache. */ \
	CLX_IIO_CTL_(UINT64_C(0x241))
#define CLX_IIO_EVENT_VTD_ACCESS_L1_MISS /* UNC_IIO_VTD_ACCESS.L1_MISS ev_sel=0x41 umask=0x4: Misses of the cache for level 1 of the page table. */ \
	CLX_IIO_CTL_(UINT64_C(0x441))
#define CLX_IIO_EVENT_VTD_ACCESS_L2_MISS /* UNC_IIO_VTD_ACCESS.L2_MISS ev_sel=0x41 umask=0x8: Misses of the cache for level 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x841))
#define CLX_IIO_EVENT_VTD_ACCESS_L3_MISS /* UNC_IIO_VTD_ACCESS.L3_MISS ev_sel=0x41 umask=0x10: Misses of the cache for level 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x1041))
#define CLX_IIO_EVENT_VTD_ACCESS_TLB_MISS /* UNC_IIO_VTD_ACCESS.TLB_MISS ev_sel=0x41 umask=0x20: Misses of the translation buffer (IOTLB). */ \
	CLX_IIO_CTL_(UINT64_C(0x2041))
#define CLX_IIO_EVENT_VTD_ACCESS_TLB_FULL /* UNC_IIO_VTD_ACCESS.TLB_FULL ev_sel=0x41 umask=0x40: Translations that found the buffer full. */ \
	CLX_IIO_CTL_(UINT64_C(0x4041))
#define CLX_IIO_EVENT_VTD_ACCESS_TLB1_MISS /* UNC_IIO_VTD_ACCESS.TLB1_MISS ev_sel=0x41 umask=0x80: Misses of a second kind, TLB1; Intel's title is that of TLB_MISS. */ \
	CLX_IIO_CTL_(UINT64_C(0x8041))
#define CLX_IIO_EVENT_SYMBOL_TIMES /* UNC_IIO_SYMBOL_TIMES ev_sel=0x82: Symbol times of the link: a step each 4 ns at the speed of PCIe 1, 2 ns at 2, 1 ns at 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x82))
/* UNC_IIO_DATA_REQ_OF_CPU ev_sel=0x83: Data that cards write to memory and other cards, or ask of them (inbound). A count is 4 bytes. */
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART0 ev_sel=0x83 umask=0x1 fc_mask=0x7 ch_mask=0x1: Writes to memory, by part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x701000000183))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART0_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART1 ev_sel=0x83 umask=0x1 fc_mask=0x7 ch_mask=0x2: Writes to memory, by part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x702000000183))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART1_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART2 ev_sel=0x83 umask=0x1 fc_mask=0x7 ch_mask=0x4: Writes to memory, by part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x704000000183))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART2_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART3 ev_sel=0x83 umask=0x1 fc_mask=0x7 ch_mask=0x8: Writes to memory, by part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x708000000183))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART3_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_VTD0 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.VTD0 ev_sel=0x83 umask=0x1 fc_mask=0x7 ch_mask=0x10: Writes to memory, by address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x710000000183))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_VTD0_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_VTD1 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.VTD1 ev_sel=0x83 umask=0x1 fc_mask=0x7 ch_mask=0x20: Writes to memory, by address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x720000000183))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_VTD1_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART0 ev_sel=0x83 umask=0x2 fc_mask=0x7 ch_mask=0x1: Writes to another card, by part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x701000000283))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART0_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART1 ev_sel=0x83 umask=0x2 fc_mask=0x7 ch_mask=0x2: Writes to another card, by part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x702000000283))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART1_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART2 ev_sel=0x83 umask=0x2 fc_mask=0x7 ch_mask=0x4: Writes to another card, by part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x704000000283))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART2_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART3 ev_sel=0x83 umask=0x2 fc_mask=0x7 ch_mask=0x8: Writes to another card, by part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x708000000283))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART3_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_VTD0 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.VTD0 ev_sel=0x83 umask=0x2 fc_mask=0x7 ch_mask=0x10: Writes to another card, by address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x710000000283))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_VTD0_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_VTD1 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.VTD1 ev_sel=0x83 umask=0x2 fc_mask=0x7 ch_mask=0x20: Writes to another card, by address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x720000000283))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_VTD1_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART0 ev_sel=0x83 umask=0x4 fc_mask=0x7 ch_mask=0x1: Reads of memory, by part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x701000000483))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART0_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART1 ev_sel=0x83 umask=0x4 fc_mask=0x7 ch_mask=0x2: Reads of memory, by part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x702000000483))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART1_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART2 ev_sel=0x83 umask=0x4 fc_mask=0x7 ch_mask=0x4: Reads of memory, by part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x704000000483))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART2_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART3 ev_sel=0x83 umask=0x4 fc_mask=0x7 ch_mask=0x8: Reads of memory, by part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x708000000483))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART3_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_VTD0 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.VTD0 ev_sel=0x83 umask=0x4 fc_mask=0x7 ch_mask=0x10: Reads of memory, by address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x710000000483))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_VTD0_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_VTD1 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.VTD1 ev_sel=0x83 umask=0x4 fc_mask=0x7 ch_mask=0x20: Reads of memory, by address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x720000000483))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_VTD1_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_ANY /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.ANY ev_sel=0x83 umask=0x4 fc_mask=0x7 ch_mask=0x3f: Reads of memory, by every part. */ \
	CLX_IIO_CTL_(UINT64_C(0x73f000000483))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_ANY_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_READ.PART0 ev_sel=0x83 umask=0x8 fc_mask=0x7 ch_mask=0x1: Reads of another card, by part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x701000000883))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART0_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_READ.PART1 ev_sel=0x83 umask=0x8 fc_mask=0x7 ch_mask=0x2: Reads of another card, by part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x702000000883))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART1_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_READ.PART2 ev_sel=0x83 umask=0x8 fc_mask=0x7 ch_mask=0x4: Reads of another card, by part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x704000000883))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART2_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_READ.PART3 ev_sel=0x83 umask=0x8 fc_mask=0x7 ch_mask=0x8: Reads of another card, by part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x708000000883))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART3_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_VTD0 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_READ.VTD0 ev_sel=0x83 umask=0x8 fc_mask=0x7 ch_mask=0x10: Reads of another card, by address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x710000000883))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_VTD0_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_VTD1 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_READ.VTD1 ev_sel=0x83 umask=0x8 fc_mask=0x7 ch_mask=0x20: Reads of another card, by address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x720000000883))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_VTD1_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMIC.PART0 ev_sel=0x83 umask=0x10 fc_mask=0x7 ch_mask=0x1: Atomic requests to memory, by part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x701000001083))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART0_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMIC.PART1 ev_sel=0x83 umask=0x10 fc_mask=0x7 ch_mask=0x2: Atomic requests to memory, by part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x702000001083))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART1_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMIC.PART2 ev_sel=0x83 umask=0x10 fc_mask=0x7 ch_mask=0x4: Atomic requests to memory, by part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x704000001083))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART2_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMIC.PART3 ev_sel=0x83 umask=0x10 fc_mask=0x7 ch_mask=0x8: Atomic requests to memory, by part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x708000001083))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART3_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_VTD0 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMIC.VTD0 ev_sel=0x83 umask=0x10 fc_mask=0x7 ch_mask=0x10: Atomic requests to memory, by address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x710000001083))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_VTD0_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_VTD1 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMIC.VTD1 ev_sel=0x83 umask=0x10 fc_mask=0x7 ch_mask=0x20: Atomic requests to memory, by address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x720000001083))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_VTD1_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMICCMP_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMICCMP.PART0 ev_sel=0x83 umask=0x20 fc_mask=0x7 ch_mask=0x1: Completions of atomic requests to memory, by part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x701000002083))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMICCMP_PART0_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMICCMP_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMICCMP.PART1 ev_sel=0x83 umask=0x20 fc_mask=0x7 ch_mask=0x2: Completions of atomic requests to memory, by part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x702000002083))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMICCMP_PART1_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMICCMP_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMICCMP.PART2 ev_sel=0x83 umask=0x20 fc_mask=0x7 ch_mask=0x4: Completions of atomic requests to memory, by part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x704000002083))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMICCMP_PART2_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMICCMP_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMICCMP.PART3 ev_sel=0x83 umask=0x20 fc_mask=0x7 ch_mask=0x8: Completions of atomic requests to memory, by part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x708000002083))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMICCMP_PART3_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.MSG.PART0 ev_sel=0x83 umask=0x40 fc_mask=0x7 ch_mask=0x1: Messages, by part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x701000004083))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART0_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.MSG.PART1 ev_sel=0x83 umask=0x40 fc_mask=0x7 ch_mask=0x2: Messages, by part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x702000004083))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART1_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.MSG.PART2 ev_sel=0x83 umask=0x40 fc_mask=0x7 ch_mask=0x4: Messages, by part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x704000004083))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART2_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.MSG.PART3 ev_sel=0x83 umask=0x40 fc_mask=0x7 ch_mask=0x8: Messages, by part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x708000004083))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART3_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_VTD0 /* UNC_IIO_DATA_REQ_OF_CPU.MSG.VTD0 ev_sel=0x83 umask=0x40 fc_mask=0x7 ch_mask=0x10: Messages, by address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x710000004083))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_VTD0_COUNTERS 0x3u
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_VTD1 /* UNC_IIO_DATA_REQ_OF_CPU.MSG.VTD1 ev_sel=0x83 umask=0x40 fc_mask=0x7 ch_mask=0x20: Messages, by address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x720000004083))
#define CLX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_VTD1_COUNTERS 0x3u
/* UNC_IIO_TXN_REQ_OF_CPU ev_sel=0x84: Transactions by which cards write to memory and other cards, or ask for data of them (inbound). Each has up to 64 bytes. */
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART0 ev_sel=0x84 umask=0x1 fc_mask=0x7 ch_mask=0x1: Writes to memory, by part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x701000000184))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART1 ev_sel=0x84 umask=0x1 fc_mask=0x7 ch_mask=0x2: Writes to memory, by part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x702000000184))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART2 ev_sel=0x84 umask=0x1 fc_mask=0x7 ch_mask=0x4: Writes to memory, by part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x704000000184))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART3 ev_sel=0x84 umask=0x1 fc_mask=0x7 ch_mask=0x8: Writes to memory, by part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x708000000184))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_VTD0 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.VTD0 ev_sel=0x84 umask=0x1 fc_mask=0x7 ch_mask=0x10: Writes to memory, by address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x710000000184))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_VTD1 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.VTD1 ev_sel=0x84 umask=0x1 fc_mask=0x7 ch_mask=0x20: Writes to memory, by address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x720000000184))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART0 ev_sel=0x84 umask=0x2 fc_mask=0x7 ch_mask=0x1: Writes to another card, by part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x701000000284))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART1 ev_sel=0x84 umask=0x2 fc_mask=0x7 ch_mask=0x2: Writes to another card, by part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x702000000284))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART2 ev_sel=0x84 umask=0x2 fc_mask=0x7 ch_mask=0x4: Writes to another card, by part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x704000000284))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART3 ev_sel=0x84 umask=0x2 fc_mask=0x7 ch_mask=0x8: Writes to another card, by part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x708000000284))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_VTD0 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.VTD0 ev_sel=0x84 umask=0x2 fc_mask=0x7 ch_mask=0x10: Writes to another card, by address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x710000000284))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_VTD1 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.VTD1 ev_sel=0x84 umask=0x2 fc_mask=0x7 ch_mask=0x20: Writes to another card, by address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x720000000284))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART0 ev_sel=0x84 umask=0x4 fc_mask=0x7 ch_mask=0x1: Reads of memory, by part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x701000000484))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART1 ev_sel=0x84 umask=0x4 fc_mask=0x7 ch_mask=0x2: Reads of memory, by part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x702000000484))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART2 ev_sel=0x84 umask=0x4 fc_mask=0x7 ch_mask=0x4: Reads of memory, by part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x704000000484))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART3 ev_sel=0x84 umask=0x4 fc_mask=0x7 ch_mask=0x8: Reads of memory, by part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x708000000484))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_VTD0 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.VTD0 ev_sel=0x84 umask=0x4 fc_mask=0x7 ch_mask=0x10: Reads of memory, by address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x710000000484))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_VTD1 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.VTD1 ev_sel=0x84 umask=0x4 fc_mask=0x7 ch_mask=0x20: Reads of memory, by address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x720000000484))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_ANY /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.ANY ev_sel=0x84 umask=0x4 fc_mask=0x7 ch_mask=0x3f: Reads of memory, by every part. */ \
	CLX_IIO_CTL_(UINT64_C(0x73f000000484))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_READ_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_READ.PART0 ev_sel=0x84 umask=0x8 fc_mask=0x7 ch_mask=0x1: Reads of another card, by part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x701000000884))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_READ_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_READ.PART1 ev_sel=0x84 umask=0x8 fc_mask=0x7 ch_mask=0x2: Reads of another card, by part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x702000000884))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_READ_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_READ.PART2 ev_sel=0x84 umask=0x8 fc_mask=0x7 ch_mask=0x4: Reads of another card, by part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x704000000884))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_READ_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_READ.PART3 ev_sel=0x84 umask=0x8 fc_mask=0x7 ch_mask=0x8: Reads of another card, by part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x708000000884))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_READ_VTD0 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_READ.VTD0 ev_sel=0x84 umask=0x8 fc_mask=0x7 ch_mask=0x10: Reads of another card, by address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x710000000884))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_READ_VTD1 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_READ.VTD1 ev_sel=0x84 umask=0x8 fc_mask=0x7 ch_mask=0x20: Reads of another card, by address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x720000000884))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMIC_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMIC.PART0 ev_sel=0x84 umask=0x10 fc_mask=0x7 ch_mask=0x1: Atomic requests to memory, by part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x701000001084))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMIC_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMIC.PART1 ev_sel=0x84 umask=0x10 fc_mask=0x7 ch_mask=0x2: Atomic requests to memory, by part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x702000001084))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMIC_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMIC.PART2 ev_sel=0x84 umask=0x10 fc_mask=0x7 ch_mask=0x4: Atomic requests to memory, by part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x704000001084))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMIC_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMIC.PART3 ev_sel=0x84 umask=0x10 fc_mask=0x7 ch_mask=0x8: Atomic requests to memory, by part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x708000001084))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMIC_VTD0 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMIC.VTD0 ev_sel=0x84 umask=0x10 fc_mask=0x7 ch_mask=0x10: Atomic requests to memory, by address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x710000001084))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMIC_VTD1 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMIC.VTD1 ev_sel=0x84 umask=0x10 fc_mask=0x7 ch_mask=0x20: Atomic requests to memory, by address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x720000001084))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMICCMP_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMICCMP.PART0 ev_sel=0x84 umask=0x20 fc_mask=0x7 ch_mask=0x1: Completions of atomic requests to memory, by part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x701000002084))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMICCMP_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMICCMP.PART1 ev_sel=0x84 umask=0x20 fc_mask=0x7 ch_mask=0x2: Completions of atomic requests to memory, by part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x702000002084))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMICCMP_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMICCMP.PART2 ev_sel=0x84 umask=0x20 fc_mask=0x7 ch_mask=0x4: Completions of atomic requests to memory, by part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x704000002084))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMICCMP_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMICCMP.PART3 ev_sel=0x84 umask=0x20 fc_mask=0x7 ch_mask=0x8: Completions of atomic requests to memory, by part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x708000002084))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MSG_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.MSG.PART0 ev_sel=0x84 umask=0x40 fc_mask=0x7 ch_mask=0x1: Messages, by part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x701000004084))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MSG_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.MSG.PART1 ev_sel=0x84 umask=0x40 fc_mask=0x7 ch_mask=0x2: Messages, by part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x702000004084))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MSG_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.MSG.PART2 ev_sel=0x84 umask=0x40 fc_mask=0x7 ch_mask=0x4: Messages, by part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x704000004084))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MSG_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.MSG.PART3 ev_sel=0x84 umask=0x40 fc_mask=0x7 ch_mask=0x8: Messages, by part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x708000004084))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MSG_VTD0 /* UNC_IIO_TXN_REQ_OF_CPU.MSG.VTD0 ev_sel=0x84 umask=0x40 fc_mask=0x7 ch_mask=0x10: Messages, by address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x710000004084))
#define CLX_IIO_EVENT_TXN_REQ_OF_CPU_MSG_VTD1 /* UNC_IIO_TXN_REQ_OF_CPU.MSG.VTD1 ev_sel=0x84 umask=0x40 fc_mask=0x7 ch_mask=0x20: Messages, by address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x720000004084))
/* UNC_IIO_DATA_REQ_BY_CPU ev_sel=0xc0: Data that cores, or cards of other stacks, write to a card or ask of it (outbound). A count is 4 bytes. */
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART0 ev_sel=0xc0 umask=0x1 fc_mask=0x7 ch_mask=0x1: Writes to a card's memory (MMIO), to part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000001c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART0_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART1 ev_sel=0xc0 umask=0x1 fc_mask=0x7 ch_mask=0x2: Writes to a card's memory (MMIO), to part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000001c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART1_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART2 ev_sel=0xc0 umask=0x1 fc_mask=0x7 ch_mask=0x4: Writes to a card's memory (MMIO), to part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000001c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART2_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART3 ev_sel=0xc0 umask=0x1 fc_mask=0x7 ch_mask=0x8: Writes to a card's memory (MMIO), to part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000001c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART3_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_VTD0 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.VTD0 ev_sel=0xc0 umask=0x1 fc_mask=0x7 ch_mask=0x10: Writes to a card's memory (MMIO), to address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7100000001c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_VTD0_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_VTD1 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.VTD1 ev_sel=0xc0 umask=0x1 fc_mask=0x7 ch_mask=0x20: Writes to a card's memory (MMIO), to address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7200000001c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_VTD1_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_ANY /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.ANY ev_sel=0xc0 umask=0x1 fc_mask=0x7 ch_mask=0x3f: Writes to a card's memory (MMIO), by every part. */ \
	CLX_IIO_CTL_(UINT64_C(0x73f0000001c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_ANY_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART0 ev_sel=0xc0 umask=0x2 fc_mask=0x7 ch_mask=0x1: Writes by a card of another stack, to part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000002c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART0_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART1 ev_sel=0xc0 umask=0x2 fc_mask=0x7 ch_mask=0x2: Writes by a card of another stack, to part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000002c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART1_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART2 ev_sel=0xc0 umask=0x2 fc_mask=0x7 ch_mask=0x4: Writes by a card of another stack, to part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000002c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART2_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART3 ev_sel=0xc0 umask=0x2 fc_mask=0x7 ch_mask=0x8: Writes by a card of another stack, to part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000002c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART3_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_VTD0 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.VTD0 ev_sel=0xc0 umask=0x2 fc_mask=0x7 ch_mask=0x10: Writes by a card of another stack, to address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7100000002c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_VTD0_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_VTD1 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.VTD1 ev_sel=0xc0 umask=0x2 fc_mask=0x7 ch_mask=0x20: Writes by a card of another stack, to address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7200000002c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_VTD1_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_ANY /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.ANY ev_sel=0xc0 umask=0x2 fc_mask=0x7 ch_mask=0x3f: Writes by a card of another stack, by every part. */ \
	CLX_IIO_CTL_(UINT64_C(0x73f0000002c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_ANY_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART0 ev_sel=0xc0 umask=0x4 fc_mask=0x7 ch_mask=0x1: Reads of a card's memory (MMIO), to part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000004c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART0_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART1 ev_sel=0xc0 umask=0x4 fc_mask=0x7 ch_mask=0x2: Reads of a card's memory (MMIO), to part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000004c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART1_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART2 ev_sel=0xc0 umask=0x4 fc_mask=0x7 ch_mask=0x4: Reads of a card's memory (MMIO), to part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000004c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART2_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART3 ev_sel=0xc0 umask=0x4 fc_mask=0x7 ch_mask=0x8: Reads of a card's memory (MMIO), to part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000004c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART3_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_VTD0 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.VTD0 ev_sel=0xc0 umask=0x4 fc_mask=0x7 ch_mask=0x10: Reads of a card's memory (MMIO), to address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7100000004c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_VTD0_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_VTD1 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.VTD1 ev_sel=0xc0 umask=0x4 fc_mask=0x7 ch_mask=0x20: Reads of a card's memory (MMIO), to address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7200000004c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_VTD1_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_ANY /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.ANY ev_sel=0xc0 umask=0x4 fc_mask=0x7 ch_mask=0x3f: Reads of a card's memory (MMIO), by every part. */ \
	CLX_IIO_CTL_(UINT64_C(0x73f0000004c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_ANY_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART0 ev_sel=0xc0 umask=0x8 fc_mask=0x7 ch_mask=0x1: Reads by a card of another stack, to part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000008c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART0_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART1 ev_sel=0xc0 umask=0x8 fc_mask=0x7 ch_mask=0x2: Reads by a card of another stack, to part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000008c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART1_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART2 ev_sel=0xc0 umask=0x8 fc_mask=0x7 ch_mask=0x4: Reads by a card of another stack, to part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000008c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART2_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART3 ev_sel=0xc0 umask=0x8 fc_mask=0x7 ch_mask=0x8: Reads by a card of another stack, to part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000008c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART3_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_VTD0 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.VTD0 ev_sel=0xc0 umask=0x8 fc_mask=0x7 ch_mask=0x10: Reads by a card of another stack, to address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7100000008c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_VTD0_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_VTD1 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.VTD1 ev_sel=0xc0 umask=0x8 fc_mask=0x7 ch_mask=0x20: Reads by a card of another stack, to address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7200000008c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_VTD1_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_ANY /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.ANY ev_sel=0xc0 umask=0x8 fc_mask=0x7 ch_mask=0x3f: Reads by a card of another stack, by every part. */ \
	CLX_IIO_CTL_(UINT64_C(0x73f0000008c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_ANY_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_WRITE.PART0 ev_sel=0xc0 umask=0x10 fc_mask=0x7 ch_mask=0x1: Writes to configuration space, to part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000010c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART0_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_WRITE.PART1 ev_sel=0xc0 umask=0x10 fc_mask=0x7 ch_mask=0x2: Writes to configuration space, to part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000010c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART1_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_WRITE.PART2 ev_sel=0xc0 umask=0x10 fc_mask=0x7 ch_mask=0x4: Writes to configuration space, to part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000010c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART2_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_WRITE.PART3 ev_sel=0xc0 umask=0x10 fc_mask=0x7 ch_mask=0x8: Writes to configuration space, to part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000010c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART3_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_VTD0 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_WRITE.VTD0 ev_sel=0xc0 umask=0x10 fc_mask=0x7 ch_mask=0x10: Writes to configuration space, to address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7100000010c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_VTD0_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_VTD1 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_WRITE.VTD1 ev_sel=0xc0 umask=0x10 fc_mask=0x7 ch_mask=0x20: Writes to configuration space, to address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7200000010c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_VTD1_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.IO_WRITE.PART0 ev_sel=0xc0 umask=0x20 fc_mask=0x7 ch_mask=0x1: Writes to I/O space, to part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000020c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART0_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.IO_WRITE.PART1 ev_sel=0xc0 umask=0x20 fc_mask=0x7 ch_mask=0x2: Writes to I/O space, to part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000020c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART1_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.IO_WRITE.PART2 ev_sel=0xc0 umask=0x20 fc_mask=0x7 ch_mask=0x4: Writes to I/O space, to part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000020c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART2_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.IO_WRITE.PART3 ev_sel=0xc0 umask=0x20 fc_mask=0x7 ch_mask=0x8: Writes to I/O space, to part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000020c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART3_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_VTD0 /* UNC_IIO_DATA_REQ_BY_CPU.IO_WRITE.VTD0 ev_sel=0xc0 umask=0x20 fc_mask=0x7 ch_mask=0x10: Writes to I/O space, to address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7100000020c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_VTD0_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_VTD1 /* UNC_IIO_DATA_REQ_BY_CPU.IO_WRITE.VTD1 ev_sel=0xc0 umask=0x20 fc_mask=0x7 ch_mask=0x20: Writes to I/O space, to address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7200000020c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_VTD1_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.PART0 ev_sel=0xc0 umask=0x40 fc_mask=0x7 ch_mask=0x1: Reads of configuration space, to part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000040c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART0_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.PART1 ev_sel=0xc0 umask=0x40 fc_mask=0x7 ch_mask=0x2: Reads of configuration space, to part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000040c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART1_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.PART2 ev_sel=0xc0 umask=0x40 fc_mask=0x7 ch_mask=0x4: Reads of configuration space, to part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000040c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART2_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.PART3 ev_sel=0xc0 umask=0x40 fc_mask=0x7 ch_mask=0x8: Reads of configuration space, to part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000040c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART3_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_VTD0 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.VTD0 ev_sel=0xc0 umask=0x40 fc_mask=0x7 ch_mask=0x10: Reads of configuration space, to address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7100000040c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_VTD0_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_VTD1 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.VTD1 ev_sel=0xc0 umask=0x40 fc_mask=0x7 ch_mask=0x20: Reads of configuration space, to address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7200000040c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_VTD1_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.IO_READ.PART0 ev_sel=0xc0 umask=0x80 fc_mask=0x7 ch_mask=0x1: Reads of I/O space, to part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000080c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART0_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.IO_READ.PART1 ev_sel=0xc0 umask=0x80 fc_mask=0x7 ch_mask=0x2: Reads of I/O space, to part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000080c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART1_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.IO_READ.PART2 ev_sel=0xc0 umask=0x80 fc_mask=0x7 ch_mask=0x4: Reads of I/O space, to part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000080c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART2_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.IO_READ.PART3 ev_sel=0xc0 umask=0x80 fc_mask=0x7 ch_mask=0x8: Reads of I/O space, to part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000080c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART3_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_VTD0 /* UNC_IIO_DATA_REQ_BY_CPU.IO_READ.VTD0 ev_sel=0xc0 umask=0x80 fc_mask=0x7 ch_mask=0x10: Reads of I/O space, to address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7100000080c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_VTD0_COUNTERS 0xcu
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_VTD1 /* UNC_IIO_DATA_REQ_BY_CPU.IO_READ.VTD1 ev_sel=0xc0 umask=0x80 fc_mask=0x7 ch_mask=0x20: Reads of I/O space, to address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7200000080c0))
#define CLX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_VTD1_COUNTERS 0xcu
/* UNC_IIO_TXN_REQ_BY_CPU ev_sel=0xc1: Transactions by which cores, or cards of other stacks, write to a card or ask for its data (outbound). Each has up to 64 bytes. */
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART0 ev_sel=0xc1 umask=0x1 fc_mask=0x7 ch_mask=0x1: Writes to a card's memory (MMIO), to part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000001c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART1 ev_sel=0xc1 umask=0x1 fc_mask=0x7 ch_mask=0x2: Writes to a card's memory (MMIO), to part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000001c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART2 ev_sel=0xc1 umask=0x1 fc_mask=0x7 ch_mask=0x4: Writes to a card's memory (MMIO), to part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000001c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART3 ev_sel=0xc1 umask=0x1 fc_mask=0x7 ch_mask=0x8: Writes to a card's memory (MMIO), to part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000001c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_VTD0 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.VTD0 ev_sel=0xc1 umask=0x1 fc_mask=0x7 ch_mask=0x10: Writes to a card's memory (MMIO), to address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7100000001c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_VTD1 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.VTD1 ev_sel=0xc1 umask=0x1 fc_mask=0x7 ch_mask=0x20: Writes to a card's memory (MMIO), to address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7200000001c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_ANY /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.ANY ev_sel=0xc1 umask=0x1 fc_mask=0x7 ch_mask=0x3f: Writes to a card's memory (MMIO), by every part. */ \
	CLX_IIO_CTL_(UINT64_C(0x73f0000001c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART0 ev_sel=0xc1 umask=0x2 fc_mask=0x7 ch_mask=0x1: Writes by a card of another stack, to part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000002c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART1 ev_sel=0xc1 umask=0x2 fc_mask=0x7 ch_mask=0x2: Writes by a card of another stack, to part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000002c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART2 ev_sel=0xc1 umask=0x2 fc_mask=0x7 ch_mask=0x4: Writes by a card of another stack, to part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000002c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART3 ev_sel=0xc1 umask=0x2 fc_mask=0x7 ch_mask=0x8: Writes by a card of another stack, to part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000002c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_VTD0 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.VTD0 ev_sel=0xc1 umask=0x2 fc_mask=0x7 ch_mask=0x10: Writes by a card of another stack, to address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7100000002c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_VTD1 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.VTD1 ev_sel=0xc1 umask=0x2 fc_mask=0x7 ch_mask=0x20: Writes by a card of another stack, to address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7200000002c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_ANY /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.ANY ev_sel=0xc1 umask=0x2 fc_mask=0x7 ch_mask=0x3f: Writes by a card of another stack, by every part. */ \
	CLX_IIO_CTL_(UINT64_C(0x73f0000002c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART0 ev_sel=0xc1 umask=0x4 fc_mask=0x7 ch_mask=0x1: Reads of a card's memory (MMIO), to part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000004c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART1 ev_sel=0xc1 umask=0x4 fc_mask=0x7 ch_mask=0x2: Reads of a card's memory (MMIO), to part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000004c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART2 ev_sel=0xc1 umask=0x4 fc_mask=0x7 ch_mask=0x4: Reads of a card's memory (MMIO), to part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000004c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART3 ev_sel=0xc1 umask=0x4 fc_mask=0x7 ch_mask=0x8: Reads of a card's memory (MMIO), to part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000004c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_VTD0 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.VTD0 ev_sel=0xc1 umask=0x4 fc_mask=0x7 ch_mask=0x10: Reads of a card's memory (MMIO), to address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7100000004c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_VTD1 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.VTD1 ev_sel=0xc1 umask=0x4 fc_mask=0x7 ch_mask=0x20: Reads of a card's memory (MMIO), to address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7200000004c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_ANY /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.ANY ev_sel=0xc1 umask=0x4 fc_mask=0x7 ch_mask=0x3f: Reads of a card's memory (MMIO), by every part. */ \
	CLX_IIO_CTL_(UINT64_C(0x73f0000004c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.PART0 ev_sel=0xc1 umask=0x8 fc_mask=0x7 ch_mask=0x1: Reads by a card of another stack, to part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000008c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.PART1 ev_sel=0xc1 umask=0x8 fc_mask=0x7 ch_mask=0x2: Reads by a card of another stack, to part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000008c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.PART2 ev_sel=0xc1 umask=0x8 fc_mask=0x7 ch_mask=0x4: Reads by a card of another stack, to part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000008c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.PART3 ev_sel=0xc1 umask=0x8 fc_mask=0x7 ch_mask=0x8: Reads by a card of another stack, to part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000008c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_VTD0 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.VTD0 ev_sel=0xc1 umask=0x8 fc_mask=0x7 ch_mask=0x10: Reads by a card of another stack, to address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7100000008c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_VTD1 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.VTD1 ev_sel=0xc1 umask=0x8 fc_mask=0x7 ch_mask=0x20: Reads by a card of another stack, to address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7200000008c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_ANY /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.ANY ev_sel=0xc1 umask=0x8 fc_mask=0x7 ch_mask=0x3f: Reads by a card of another stack, by every part. */ \
	CLX_IIO_CTL_(UINT64_C(0x73f0000008c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_WRITE_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_WRITE.PART0 ev_sel=0xc1 umask=0x10 fc_mask=0x7 ch_mask=0x1: Writes to configuration space, to part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000010c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_WRITE_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_WRITE.PART1 ev_sel=0xc1 umask=0x10 fc_mask=0x7 ch_mask=0x2: Writes to configuration space, to part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000010c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_WRITE_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_WRITE.PART2 ev_sel=0xc1 umask=0x10 fc_mask=0x7 ch_mask=0x4: Writes to configuration space, to part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000010c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_WRITE_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_WRITE.PART3 ev_sel=0xc1 umask=0x10 fc_mask=0x7 ch_mask=0x8: Writes to configuration space, to part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000010c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_WRITE_VTD0 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_WRITE.VTD0 ev_sel=0xc1 umask=0x10 fc_mask=0x7 ch_mask=0x10: Writes to configuration space, to address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7100000010c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_WRITE_VTD1 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_WRITE.VTD1 ev_sel=0xc1 umask=0x10 fc_mask=0x7 ch_mask=0x20: Writes to configuration space, to address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7200000010c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_IO_WRITE_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.IO_WRITE.PART0 ev_sel=0xc1 umask=0x20 fc_mask=0x7 ch_mask=0x1: Writes to I/O space, to part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000020c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_IO_WRITE_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.IO_WRITE.PART1 ev_sel=0xc1 umask=0x20 fc_mask=0x7 ch_mask=0x2: Writes to I/O space, to part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000020c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_IO_WRITE_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.IO_WRITE.PART2 ev_sel=0xc1 umask=0x20 fc_mask=0x7 ch_mask=0x4: Writes to I/O space, to part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000020c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_IO_WRITE_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.IO_WRITE.PART3 ev_sel=0xc1 umask=0x20 fc_mask=0x7 ch_mask=0x8: Writes to I/O space, to part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000020c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_IO_WRITE_VTD0 /* UNC_IIO_TXN_REQ_BY_CPU.IO_WRITE.VTD0 ev_sel=0xc1 umask=0x20 fc_mask=0x7 ch_mask=0x10: Writes to I/O space, to address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7100000020c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_IO_WRITE_VTD1 /* UNC_IIO_TXN_REQ_BY_CPU.IO_WRITE.VTD1 ev_sel=0xc1 umask=0x20 fc_mask=0x7 ch_mask=0x20: Writes to I/O space, to address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7200000020c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_READ_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_READ.PART0 ev_sel=0xc1 umask=0x40 fc_mask=0x7 ch_mask=0x1: Reads of configuration space, to part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000040c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_READ_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_READ.PART1 ev_sel=0xc1 umask=0x40 fc_mask=0x7 ch_mask=0x2: Reads of configuration space, to part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000040c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_READ_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_READ.PART2 ev_sel=0xc1 umask=0x40 fc_mask=0x7 ch_mask=0x4: Reads of configuration space, to part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000040c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_READ_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_READ.PART3 ev_sel=0xc1 umask=0x40 fc_mask=0x7 ch_mask=0x8: Reads of configuration space, to part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000040c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_READ_VTD0 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_READ.VTD0 ev_sel=0xc1 umask=0x40 fc_mask=0x7 ch_mask=0x10: Reads of configuration space, to address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7100000040c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_READ_VTD1 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_READ.VTD1 ev_sel=0xc1 umask=0x40 fc_mask=0x7 ch_mask=0x20: Reads of configuration space, to address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7200000040c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_IO_READ_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.IO_READ.PART0 ev_sel=0xc1 umask=0x80 fc_mask=0x7 ch_mask=0x1: Reads of I/O space, to part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000080c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_IO_READ_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.IO_READ.PART1 ev_sel=0xc1 umask=0x80 fc_mask=0x7 ch_mask=0x2: Reads of I/O space, to part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000080c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_IO_READ_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.IO_READ.PART2 ev_sel=0xc1 umask=0x80 fc_mask=0x7 ch_mask=0x4: Reads of I/O space, to part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000080c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_IO_READ_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.IO_READ.PART3 ev_sel=0xc1 umask=0x80 fc_mask=0x7 ch_mask=0x8: Reads of I/O space, to part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000080c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_IO_READ_VTD0 /* UNC_IIO_TXN_REQ_BY_CPU.IO_READ.VTD0 ev_sel=0xc1 umask=0x80 fc_mask=0x7 ch_mask=0x10: Reads of I/O space, to address translation of type 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x7100000080c1))
#define CLX_IIO_EVENT_TXN_REQ_BY_CPU_IO_READ_VTD1 /* UNC_IIO_TXN_REQ_BY_CPU.IO_READ.VTD1 ev_sel=0xc1 umask=0x80 fc_mask=0x7 ch_mask=0x20: Reads of I/O space, to address translation of type 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x7200000080c1))
/* UNC_IIO_COMP_BUF_INSERTS ev_sel=0xc2: Completions that enter the completion buffer. */
#define CLX_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART0 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART0 ev_sel=0xc2 umask=0x3 fc_mask=0x4 ch_mask=0x1: Completions with data, of part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x4010000003c2))
#define CLX_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART1 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART1 ev_sel=0xc2 umask=0x3 fc_mask=0x4 ch_mask=0x2: Completions with data, of part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x4020000003c2))
#define CLX_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART2 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART2 ev_sel=0xc2 umask=0x3 fc_mask=0x4 ch_mask=0x4: Completions with data, of part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x4040000003c2))
#define CLX_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART3 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART3 ev_sel=0xc2 umask=0x3 fc_mask=0x4 ch_mask=0x8: Completions with data, of part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x4080000003c2))
#define CLX_IIO_EVENT_COMP_BUF_INSERTS_CMPD_ALL_PARTS /* UNC_IIO_COMP_BUF_INSERTS.CMPD.ALL_PARTS ev_sel=0xc2 umask=0x3 fc_mask=0x4 ch_mask=0xf: Completions with data, of every part. */ \
	CLX_IIO_CTL_(UINT64_C(0x40f0000003c2))
#define CLX_IIO_EVENT_COMP_BUF_INSERTS_PORT0 /* UNC_IIO_COMP_BUF_INSERTS.PORT0 ev_sel=0xc2 umask=0x4 fc_mask=0x7 ch_mask=0x1: Completions of part 0, with or without data, going by the masks. */ \
	CLX_IIO_CTL_(UINT64_C(0x7010000004c2))
#define CLX_IIO_EVENT_COMP_BUF_INSERTS_PORT1 /* UNC_IIO_COMP_BUF_INSERTS.PORT1 ev_sel=0xc2 umask=0x4 fc_mask=0x7 ch_mask=0x2: Completions of part 1, with or without data, going by the masks. */ \
	CLX_IIO_CTL_(UINT64_C(0x7020000004c2))
#define CLX_IIO_EVENT_COMP_BUF_INSERTS_PORT2 /* UNC_IIO_COMP_BUF_INSERTS.PORT2 ev_sel=0xc2 umask=0x4 fc_mask=0x7 ch_mask=0x4: Completions of part 2, with or without data, going by the masks. */ \
	CLX_IIO_CTL_(UINT64_C(0x7040000004c2))
#define CLX_IIO_EVENT_COMP_BUF_INSERTS_PORT3 /* UNC_IIO_COMP_BUF_INSERTS.PORT3 ev_sel=0xc2 umask=0x4 fc_mask=0x7 ch_mask=0x8: Completions of part 3, with or without data, going by the masks. */ \
	CLX_IIO_CTL_(UINT64_C(0x7080000004c2))
#define CLX_IIO_EVENT_COMP_BUF_INSERTS_ANY_PORT /* UNC_IIO_COMP_BUF_INSERTS.ANY_PORT ev_sel=0xc2 umask=0x4 fc_mask=0x7 ch_mask=0xf: Completions of the ports 0 to 3 together. */ \
	CLX_IIO_CTL_(UINT64_C(0x70f0000004c2))
/* UNC_IIO_COMP_BUF_OCCUPANCY ev_sel=0xd5: Completions in the completion buffer, added up every cycle. Divided by COMP_BUF_INSERTS it gives the mean time that a read waits for its data. */
#define CLX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART0 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART0 ev_sel=0xd5 umask=0x1 fc_mask=0x4: Completions with data, of part 0. */ \
	CLX_IIO_CTL_(UINT64_C(0x4000000001d5))
#define CLX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART0_COUNTERS 0xcu
#define CLX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART1 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART1 ev_sel=0xd5 umask=0x2 fc_mask=0x4: Completions with data, of part 1. */ \
	CLX_IIO_CTL_(UINT64_C(0x4000000002d5))
#define CLX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART1_COUNTERS 0xcu
#define CLX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART2 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART2 ev_sel=0xd5 umask=0x4 fc_mask=0x4: Completions with data, of part 2. */ \
	CLX_IIO_CTL_(UINT64_C(0x4000000004d5))
#define CLX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART2_COUNTERS 0xcu
#define CLX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART3 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART3 ev_sel=0xd5 umask=0x8 fc_mask=0x4: Completions with data, of part 3. */ \
	CLX_IIO_CTL_(UINT64_C(0x4000000008d5))
#define CLX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART3_COUNTERS 0xcu
#define CLX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_ALL_PARTS /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.ALL_PARTS ev_sel=0xd5 umask=0xf fc_mask=0x4: Completions with data, of every part. */ \
	CLX_IIO_CTL_(UINT64_C(0x400000000fd5))
#define CLX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_ALL_PARTS_COUNTERS 0xcu
/* UNC_IIO_BANDWIDTH_IN_PART0_FREERUN: Data that came in from the card at part 0. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART1_FREERUN: Data that came in from the card at part 1. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART2_FREERUN: Data that came in from the card at part 2. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART3_FREERUN: Data that came in from the card at part 3. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART0_FREERUN: Data that went out to the card at part 0. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART1_FREERUN: Data that went out to the card at part 1. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN: Data that went out to the card at part 2. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART3_FREERUN: Data that went out to the card at part 3. It has no constant: no source gives its control register. */
/* UNC_IIO_UTILIZATION_IN_PART0_FREERUN: Use of part 0 by what comes in. No source says what a count is. It has no constant: no source gives its control register. */
/* UNC_IIO_UTILIZATION_IN_PART1_FREERUN: Use of part 1 by what comes in. No source says what a count is. It has no constant: no source gives its control register. */
/* UNC_IIO_UTILIZATION_IN_PART2_FREERUN: Use of part 2 by what comes in. No source says what a count is. It has no constant: no source gives its control register. */
/* UNC_IIO_UTILIZATION_IN_PART3_FREERUN: Use of part 3 by what comes in. No source says what a count is. It has no constant: no source gives its control register. */
/* UNC_IIO_UTILIZATION_OUT_PART0_FREERUN: Use of part 0 by what goes out. No source says what a count is. It has no constant: no source gives its control register. */
/* UNC_IIO_UTILIZATION_OUT_PART1_FREERUN: Use of part 1 by what goes out. No source says what a count is. It has no constant: no source gives its control register. */
/* UNC_IIO_UTILIZATION_OUT_PART2_FREERUN: Use of part 2 by what goes out. No source says what a count is. It has no constant: no source gives its control register. */
/* UNC_IIO_UTILIZATION_OUT_PART3_FREERUN: Use of part 3 by what goes out. No source says what a count is. It has no constant: no source gives its control register. */

#endif
