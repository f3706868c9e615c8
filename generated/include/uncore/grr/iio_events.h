/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/grr/iio.events.json by "make generate". Do not edit. */
/*
 * The events of grr iio as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_GRR_IIO_EVENTS_H
#define UNCORE_GRR_IIO_EVENTS_H

#include "uncore/grr/iio.h"

#define GRR_IIO_CTL_(raw) UNCORE_VALUE_(grr_iio_ctl, raw)
#define GRR_IIO_EVENT_CLOCKTICKS /* UNC_IIO_CLOCKTICKS ev_sel=0x1: Clock cycles of the stack. */ \
	GRR_IIO_CTL_(UINT64_C(0x1))
/* UNC_IIO_CLOCKTICKS_FREERUN: Cycles of the clock of the stack, in a counter that runs freely. It has no constant: no source gives its control register. */
/* UNC_IIO_IOMMU0 ev_sel=0x40: Look-ups of the caches for translated addresses (IOTLB) and of contexts. */
#define GRR_IIO_EVENT_IOMMU0_4K_HITS /* UNC_IIO_IOMMU0.4K_HITS ev_sel=0x40 umask=0x4: Hits of the IOTLB on a page of 4 KiB. */ \
	GRR_IIO_CTL_(UINT64_C(0x440))
#define GRR_IIO_EVENT_IOMMU0_2M_HITS /* UNC_IIO_IOMMU0.2M_HITS ev_sel=0x40 umask=0x8: Hits of the IOTLB on a page of 2 MiB. */ \
	GRR_IIO_CTL_(UINT64_C(0x840))
#define GRR_IIO_EVENT_IOMMU0_1G_HITS /* UNC_IIO_IOMMU0.1G_HITS ev_sel=0x40 umask=0x10: Hits of the IOTLB on a page of 1 GiB. */ \
	GRR_IIO_CTL_(UINT64_C(0x1040))
#define GRR_IIO_EVENT_IOMMU0_CTXT_CACHE_LOOKUPS /* UNC_IIO_IOMMU0.CTXT_CACHE_LOOKUPS ev_sel=0x40 umask=0x40: Look-ups of the cache of contexts. */ \
	GRR_IIO_CTL_(UINT64_C(0x4040))
#define GRR_IIO_EVENT_IOMMU0_CTXT_CACHE_HITS /* UNC_IIO_IOMMU0.CTXT_CACHE_HITS ev_sel=0x40 umask=0x80: Hits of the cache of contexts. */ \
	GRR_IIO_CTL_(UINT64_C(0x8040))
#define GRR_IIO_EVENT_IOMMU0_FIRST_LOOKUPS /* UNC_IIO_IOMMU0.FIRST_LOOKUPS ev_sel=0x40 umask=0x1: First look-ups of the IOTLB. */ \
	GRR_IIO_CTL_(UINT64_C(0x140))
#define GRR_IIO_EVENT_IOMMU0_MISSES /* UNC_IIO_IOMMU0.MISSES ev_sel=0x40 umask=0x20: Misses of the IOTLB. */ \
	GRR_IIO_CTL_(UINT64_C(0x2040))
/* UNC_IIO_IOMMU1 ev_sel=0x41: Accesses to memory for translation, and the cache of second-level page walks. */
#define GRR_IIO_EVENT_IOMMU1_NUM_MEM_ACCESSES /* UNC_IIO_IOMMU1.NUM_MEM_ACCESSES ev_sel=0x41 umask=0xc0: Accesses to memory. */ \
	GRR_IIO_CTL_(UINT64_C(0xc041))
#define GRR_IIO_EVENT_IOMMU1_SLPWC_1G_HITS /* UNC_IIO_IOMMU1.SLPWC_1G_HITS ev_sel=0x41 umask=0x4: Hits of the walk cache for 1 GiB. */ \
	GRR_IIO_CTL_(UINT64_C(0x441))
#define GRR_IIO_EVENT_IOMMU1_SLPWC_512G_HITS /* UNC_IIO_IOMMU1.SLPWC_512G_HITS ev_sel=0x41 umask=0x8: Hits of the walk cache for 512 GiB. */ \
	GRR_IIO_CTL_(UINT64_C(0x841))
#define GRR_IIO_EVENT_IOMMU1_SLPWC_256T_HITS /* UNC_IIO_IOMMU1.SLPWC_256T_HITS ev_sel=0x41 umask=0x10: Hits of the walk cache for 256 TiB. */ \
	GRR_IIO_CTL_(UINT64_C(0x1041))
#define GRR_IIO_EVENT_PWT_OCCUPANCY /* UNC_IIO_PWT_OCCUPANCY ev_sel=0x42: Page walks under way, added up every cycle. */ \
	GRR_IIO_CTL_(UINT64_C(0x42))
/* UNC_IIO_DATA_REQ_OF_CPU ev_sel=0x83: Data that cards write to memory and other cards, or ask of them (inbound). A count is 4 bytes. */
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART0 ev_sel=0x83 umask=0x1 ch_mask=0x1 fc_mask=0x7: Written to memory, part 0. */ \
	GRR_IIO_CTL_(UINT64_C(0x7001000000183))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART0_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART0 ev_sel=0x83 umask=0x4 ch_mask=0x1 fc_mask=0x7: Read from memory, part 0. */ \
	GRR_IIO_CTL_(UINT64_C(0x7001000000483))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART0_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART1 ev_sel=0x83 umask=0x1 ch_mask=0x2 fc_mask=0x7: Written to memory, part 1. */ \
	GRR_IIO_CTL_(UINT64_C(0x7002000000183))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART1_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART2 ev_sel=0x83 umask=0x1 ch_mask=0x4 fc_mask=0x7: Written to memory, part 2. */ \
	GRR_IIO_CTL_(UINT64_C(0x7004000000183))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART2_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART3 ev_sel=0x83 umask=0x1 ch_mask=0x8 fc_mask=0x7: Written to memory, part 3. */ \
	GRR_IIO_CTL_(UINT64_C(0x7008000000183))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART3_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART4 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART4 ev_sel=0x83 umask=0x1 ch_mask=0x10 fc_mask=0x7: Written to memory, part 4. */ \
	GRR_IIO_CTL_(UINT64_C(0x7010000000183))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART4_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART5 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART5 ev_sel=0x83 umask=0x1 ch_mask=0x20 fc_mask=0x7: Written to memory, part 5. */ \
	GRR_IIO_CTL_(UINT64_C(0x7020000000183))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART5_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART6 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART6 ev_sel=0x83 umask=0x1 ch_mask=0x40 fc_mask=0x7: Written to memory, part 6. */ \
	GRR_IIO_CTL_(UINT64_C(0x7040000000183))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART6_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART7 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART7 ev_sel=0x83 umask=0x1 ch_mask=0x80 fc_mask=0x7: Written to memory, part 7. */ \
	GRR_IIO_CTL_(UINT64_C(0x7080000000183))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART7_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART1 ev_sel=0x83 umask=0x4 ch_mask=0x2 fc_mask=0x7: Read from memory, part 1. */ \
	GRR_IIO_CTL_(UINT64_C(0x7002000000483))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART1_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART2 ev_sel=0x83 umask=0x4 ch_mask=0x4 fc_mask=0x7: Read from memory, part 2. */ \
	GRR_IIO_CTL_(UINT64_C(0x7004000000483))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART2_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART3 ev_sel=0x83 umask=0x4 ch_mask=0x8 fc_mask=0x7: Read from memory, part 3. */ \
	GRR_IIO_CTL_(UINT64_C(0x7008000000483))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART3_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART4 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART4 ev_sel=0x83 umask=0x4 ch_mask=0x10 fc_mask=0x7: Read from memory, part 4. */ \
	GRR_IIO_CTL_(UINT64_C(0x7010000000483))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART4_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART5 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART5 ev_sel=0x83 umask=0x4 ch_mask=0x20 fc_mask=0x7: Read from memory, part 5. */ \
	GRR_IIO_CTL_(UINT64_C(0x7020000000483))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART5_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART6 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART6 ev_sel=0x83 umask=0x4 ch_mask=0x40 fc_mask=0x7: Read from memory, part 6. */ \
	GRR_IIO_CTL_(UINT64_C(0x7040000000483))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART6_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART7 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART7 ev_sel=0x83 umask=0x4 ch_mask=0x80 fc_mask=0x7: Read from memory, part 7. */ \
	GRR_IIO_CTL_(UINT64_C(0x7080000000483))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART7_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART0 ev_sel=0x83 umask=0x2 ch_mask=0x1 fc_mask=0x7: Written to another card, part 0. */ \
	GRR_IIO_CTL_(UINT64_C(0x7001000000283))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART0_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART1 ev_sel=0x83 umask=0x2 ch_mask=0x2 fc_mask=0x7: Written to another card, part 1. */ \
	GRR_IIO_CTL_(UINT64_C(0x7002000000283))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART1_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART2 ev_sel=0x83 umask=0x2 ch_mask=0x4 fc_mask=0x7: Written to another card, part 2. */ \
	GRR_IIO_CTL_(UINT64_C(0x7004000000283))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART2_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART3 ev_sel=0x83 umask=0x2 ch_mask=0x8 fc_mask=0x7: Written to another card, part 3. */ \
	GRR_IIO_CTL_(UINT64_C(0x7008000000283))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART3_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART4 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART4 ev_sel=0x83 umask=0x2 ch_mask=0x10 fc_mask=0x7: Written to another card, part 4. */ \
	GRR_IIO_CTL_(UINT64_C(0x7010000000283))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART4_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART5 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART5 ev_sel=0x83 umask=0x2 ch_mask=0x20 fc_mask=0x7: Written to another card, part 5. */ \
	GRR_IIO_CTL_(UINT64_C(0x7020000000283))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART5_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART6 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART6 ev_sel=0x83 umask=0x2 ch_mask=0x40 fc_mask=0x7: Written to another card, part 6. */ \
	GRR_IIO_CTL_(UINT64_C(0x7040000000283))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART6_COUNTERS 0x3u
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART7 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART7 ev_sel=0x83 umask=0x2 ch_mask=0x80 fc_mask=0x7: Written to another card, part 7. */ \
	GRR_IIO_CTL_(UINT64_C(0x7080000000283))
#define GRR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART7_COUNTERS 0x3u
/* UNC_IIO_TXN_REQ_OF_CPU ev_sel=0x84: Transactions by which cards write to memory and other cards, or ask for data of them (inbound). Each has up to 64 bytes. */
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART0 ev_sel=0x84 umask=0x1 ch_mask=0x1 fc_mask=0x7: Writes to memory, part 0. */ \
	GRR_IIO_CTL_(UINT64_C(0x7001000000184))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART0_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART0 ev_sel=0x84 umask=0x4 ch_mask=0x1 fc_mask=0x7: Reads of memory, part 0. */ \
	GRR_IIO_CTL_(UINT64_C(0x7001000000484))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART0_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART1 ev_sel=0x84 umask=0x1 ch_mask=0x2 fc_mask=0x7: Writes to memory, part 1. */ \
	GRR_IIO_CTL_(UINT64_C(0x7002000000184))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART1_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART1 ev_sel=0x84 umask=0x4 ch_mask=0x2 fc_mask=0x7: Reads of memory, part 1. */ \
	GRR_IIO_CTL_(UINT64_C(0x7002000000484))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART1_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART2 ev_sel=0x84 umask=0x1 ch_mask=0x4 fc_mask=0x7: Writes to memory, part 2. */ \
	GRR_IIO_CTL_(UINT64_C(0x7004000000184))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART2_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART2 ev_sel=0x84 umask=0x4 ch_mask=0x4 fc_mask=0x7: Reads of memory, part 2. */ \
	GRR_IIO_CTL_(UINT64_C(0x7004000000484))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART2_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART3 ev_sel=0x84 umask=0x1 ch_mask=0x8 fc_mask=0x7: Writes to memory, part 3. */ \
	GRR_IIO_CTL_(UINT64_C(0x7008000000184))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART3_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART3 ev_sel=0x84 umask=0x4 ch_mask=0x8 fc_mask=0x7: Reads of memory, part 3. */ \
	GRR_IIO_CTL_(UINT64_C(0x7008000000484))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART3_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART4 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART4 ev_sel=0x84 umask=0x1 ch_mask=0x10 fc_mask=0x7: Writes to memory, part 4. */ \
	GRR_IIO_CTL_(UINT64_C(0x7010000000184))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART4_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART4 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART4 ev_sel=0x84 umask=0x4 ch_mask=0x10 fc_mask=0x7: Reads of memory, part 4. */ \
	GRR_IIO_CTL_(UINT64_C(0x7010000000484))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART4_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART5 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART5 ev_sel=0x84 umask=0x1 ch_mask=0x20 fc_mask=0x7: Writes to memory, part 5. */ \
	GRR_IIO_CTL_(UINT64_C(0x7020000000184))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART5_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART5 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART5 ev_sel=0x84 umask=0x4 ch_mask=0x20 fc_mask=0x7: Reads of memory, part 5. */ \
	GRR_IIO_CTL_(UINT64_C(0x7020000000484))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART5_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART6 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART6 ev_sel=0x84 umask=0x1 ch_mask=0x40 fc_mask=0x7: Writes to memory, part 6. */ \
	GRR_IIO_CTL_(UINT64_C(0x7040000000184))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART6_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART6 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART6 ev_sel=0x84 umask=0x4 ch_mask=0x40 fc_mask=0x7: Reads of memory, part 6. */ \
	GRR_IIO_CTL_(UINT64_C(0x7040000000484))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART6_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART7 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART7 ev_sel=0x84 umask=0x1 ch_mask=0x80 fc_mask=0x7: Writes to memory, part 7. */ \
	GRR_IIO_CTL_(UINT64_C(0x7080000000184))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART7_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART7 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART7 ev_sel=0x84 umask=0x4 ch_mask=0x80 fc_mask=0x7: Reads of memory, part 7. */ \
	GRR_IIO_CTL_(UINT64_C(0x7080000000484))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART7_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART0 ev_sel=0x84 umask=0x2 ch_mask=0x1 fc_mask=0x7: Writes to another card, part 0. */ \
	GRR_IIO_CTL_(UINT64_C(0x7001000000284))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART0_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART1 ev_sel=0x84 umask=0x2 ch_mask=0x2 fc_mask=0x7: Writes to another card, part 1. */ \
	GRR_IIO_CTL_(UINT64_C(0x7002000000284))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART1_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART2 ev_sel=0x84 umask=0x2 ch_mask=0x4 fc_mask=0x7: Writes to another card, part 2. */ \
	GRR_IIO_CTL_(UINT64_C(0x7004000000284))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART2_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART3 ev_sel=0x84 umask=0x2 ch_mask=0x8 fc_mask=0x7: Writes to another card, part 3. */ \
	GRR_IIO_CTL_(UINT64_C(0x7008000000284))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART3_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART4 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART4 ev_sel=0x84 umask=0x2 ch_mask=0x10 fc_mask=0x7: Writes to another card, part 4. */ \
	GRR_IIO_CTL_(UINT64_C(0x7010000000284))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART4_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART5 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART5 ev_sel=0x84 umask=0x2 ch_mask=0x20 fc_mask=0x7: Writes to another card, part 5. */ \
	GRR_IIO_CTL_(UINT64_C(0x7020000000284))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART5_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART6 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART6 ev_sel=0x84 umask=0x2 ch_mask=0x40 fc_mask=0x7: Writes to another card, part 6. */ \
	GRR_IIO_CTL_(UINT64_C(0x7040000000284))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART6_COUNTERS 0x3u
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART7 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART7 ev_sel=0x84 umask=0x2 ch_mask=0x80 fc_mask=0x7: Writes to another card, part 7. */ \
	GRR_IIO_CTL_(UINT64_C(0x7080000000284))
#define GRR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART7_COUNTERS 0x3u
/* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT ev_sel=0x8e: Inbound requests, by where they go. */
#define GRR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_UBOX_POSTED /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.UBOX_POSTED ev_sel=0x8e umask=0x4 ch_mask=0xff fc_mask=0x1: Posted requests to the UBox, such as interrupts (MSI). */ \
	GRR_IIO_CTL_(UINT64_C(0x10ff00000048e))
#define GRR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_MSGB /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.MSGB ev_sel=0x8e umask=0x1 ch_mask=0xff fc_mask=0x7: To MsgB, which Intel does not explain. */ \
	GRR_IIO_CTL_(UINT64_C(0x70ff00000018e))
#define GRR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_MCAST /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.MCAST ev_sel=0x8e umask=0x2 ch_mask=0xff fc_mask=0x7: To several at once (multicast). */ \
	GRR_IIO_CTL_(UINT64_C(0x70ff00000028e))
#define GRR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_UBOX /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.UBOX ev_sel=0x8e umask=0x4 ch_mask=0xff fc_mask=0x7: To the UBox. */ \
	GRR_IIO_CTL_(UINT64_C(0x70ff00000048e))
#define GRR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_MEM /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.MEM ev_sel=0x8e umask=0x8 ch_mask=0xff fc_mask=0x7: To memory. */ \
	GRR_IIO_CTL_(UINT64_C(0x70ff00000088e))
#define GRR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_LOC_P2P /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.LOC_P2P ev_sel=0x8e umask=0x20 ch_mask=0xff fc_mask=0x7: To another device of this socket. */ \
	GRR_IIO_CTL_(UINT64_C(0x70ff00000208e))
#define GRR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_CONFINED_P2P /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.CONFINED_P2P ev_sel=0x8e umask=0x40 ch_mask=0xff fc_mask=0x7: To another device, confined. */ \
	GRR_IIO_CTL_(UINT64_C(0x70ff00000408e))
#define GRR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_ABORT /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.ABORT ev_sel=0x8e umask=0x80 ch_mask=0xff fc_mask=0x7: Aborted. */ \
	GRR_IIO_CTL_(UINT64_C(0x70ff00000808e))
/* UNC_IIO_DATA_REQ_BY_CPU ev_sel=0xc0: Data that cores, or cards of other stacks, write to a card or ask of it (outbound). A count is 4 bytes. */
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART0 ev_sel=0xc0 umask=0x1 ch_mask=0x1 fc_mask=0x7: Written by cores, part 0. */ \
	GRR_IIO_CTL_(UINT64_C(0x70010000001c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART0_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART1 ev_sel=0xc0 umask=0x1 ch_mask=0x2 fc_mask=0x7: Written by cores, part 1. */ \
	GRR_IIO_CTL_(UINT64_C(0x70020000001c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART1_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART2 ev_sel=0xc0 umask=0x1 ch_mask=0x4 fc_mask=0x7: Written by cores, part 2. */ \
	GRR_IIO_CTL_(UINT64_C(0x70040000001c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART2_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART3 ev_sel=0xc0 umask=0x1 ch_mask=0x8 fc_mask=0x7: Written by cores, part 3. */ \
	GRR_IIO_CTL_(UINT64_C(0x70080000001c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART3_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART4 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART4 ev_sel=0xc0 umask=0x1 ch_mask=0x10 fc_mask=0x7: Written by cores, part 4. */ \
	GRR_IIO_CTL_(UINT64_C(0x70100000001c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART4_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART5 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART5 ev_sel=0xc0 umask=0x1 ch_mask=0x20 fc_mask=0x7: Written by cores, part 5. */ \
	GRR_IIO_CTL_(UINT64_C(0x70200000001c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART5_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART6 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART6 ev_sel=0xc0 umask=0x1 ch_mask=0x40 fc_mask=0x7: Written by cores, part 6. */ \
	GRR_IIO_CTL_(UINT64_C(0x70400000001c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART6_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART7 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART7 ev_sel=0xc0 umask=0x1 ch_mask=0x80 fc_mask=0x7: Written by cores, part 7. */ \
	GRR_IIO_CTL_(UINT64_C(0x70800000001c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART7_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART0 ev_sel=0xc0 umask=0x4 ch_mask=0x1 fc_mask=0x7: Read by cores, part 0. */ \
	GRR_IIO_CTL_(UINT64_C(0x70010000004c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART0_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_ALL_PARTS /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.ALL_PARTS ev_sel=0xc0 umask=0x1 ch_mask=0xff fc_mask=0x7: Written by cores, all parts. */ \
	GRR_IIO_CTL_(UINT64_C(0x70ff0000001c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_ALL_PARTS_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_ALL_PARTS /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.ALL_PARTS ev_sel=0xc0 umask=0x4 ch_mask=0xff fc_mask=0x7: Read by cores, all parts. */ \
	GRR_IIO_CTL_(UINT64_C(0x70ff0000004c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_ALL_PARTS_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART1 ev_sel=0xc0 umask=0x4 ch_mask=0x2 fc_mask=0x7: Read by cores, part 1. */ \
	GRR_IIO_CTL_(UINT64_C(0x70020000004c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART1_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART2 ev_sel=0xc0 umask=0x4 ch_mask=0x4 fc_mask=0x7: Read by cores, part 2. */ \
	GRR_IIO_CTL_(UINT64_C(0x70040000004c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART2_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART3 ev_sel=0xc0 umask=0x4 ch_mask=0x8 fc_mask=0x7: Read by cores, part 3. */ \
	GRR_IIO_CTL_(UINT64_C(0x70080000004c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART3_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART4 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART4 ev_sel=0xc0 umask=0x4 ch_mask=0x10 fc_mask=0x7: Read by cores, part 4. */ \
	GRR_IIO_CTL_(UINT64_C(0x70100000004c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART4_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART5 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART5 ev_sel=0xc0 umask=0x4 ch_mask=0x20 fc_mask=0x7: Read by cores, part 5. */ \
	GRR_IIO_CTL_(UINT64_C(0x70200000004c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART5_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART6 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART6 ev_sel=0xc0 umask=0x4 ch_mask=0x40 fc_mask=0x7: Read by cores, part 6. */ \
	GRR_IIO_CTL_(UINT64_C(0x70400000004c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART6_COUNTERS 0xcu
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART7 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART7 ev_sel=0xc0 umask=0x4 ch_mask=0x80 fc_mask=0x7: Read by cores, part 7. */ \
	GRR_IIO_CTL_(UINT64_C(0x70800000004c0))
#define GRR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART7_COUNTERS 0xcu
/* UNC_IIO_TXN_REQ_BY_CPU ev_sel=0xc1: Transactions by which cores, or cards of other stacks, write to a card or ask for its data (outbound). Each has up to 64 bytes. */
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART0 ev_sel=0xc1 umask=0x1 ch_mask=0x1 fc_mask=0x7: Writes by cores, part 0. */ \
	GRR_IIO_CTL_(UINT64_C(0x70010000001c1))
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART0_COUNTERS 0xcu
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART0 ev_sel=0xc1 umask=0x4 ch_mask=0x1 fc_mask=0x7: Reads by cores, part 0. */ \
	GRR_IIO_CTL_(UINT64_C(0x70010000004c1))
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART0_COUNTERS 0xcu
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART1 ev_sel=0xc1 umask=0x1 ch_mask=0x2 fc_mask=0x7: Writes by cores, part 1. */ \
	GRR_IIO_CTL_(UINT64_C(0x70020000001c1))
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART1_COUNTERS 0xcu
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART1 ev_sel=0xc1 umask=0x4 ch_mask=0x2 fc_mask=0x7: Reads by cores, part 1. */ \
	GRR_IIO_CTL_(UINT64_C(0x70020000004c1))
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART1_COUNTERS 0xcu
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART2 ev_sel=0xc1 umask=0x1 ch_mask=0x4 fc_mask=0x7: Writes by cores, part 2. */ \
	GRR_IIO_CTL_(UINT64_C(0x70040000001c1))
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART2_COUNTERS 0xcu
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART2 ev_sel=0xc1 umask=0x4 ch_mask=0x4 fc_mask=0x7: Reads by cores, part 2. */ \
	GRR_IIO_CTL_(UINT64_C(0x70040000004c1))
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART2_COUNTERS 0xcu
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART3 ev_sel=0xc1 umask=0x1 ch_mask=0x8 fc_mask=0x7: Writes by cores, part 3. */ \
	GRR_IIO_CTL_(UINT64_C(0x70080000001c1))
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART3_COUNTERS 0xcu
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART3 ev_sel=0xc1 umask=0x4 ch_mask=0x8 fc_mask=0x7: Reads by cores, part 3. */ \
	GRR_IIO_CTL_(UINT64_C(0x70080000004c1))
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART3_COUNTERS 0xcu
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART4 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART4 ev_sel=0xc1 umask=0x1 ch_mask=0x10 fc_mask=0x7: Writes by cores, part 4. */ \
	GRR_IIO_CTL_(UINT64_C(0x70100000001c1))
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART4_COUNTERS 0xcu
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART4 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART4 ev_sel=0xc1 umask=0x4 ch_mask=0x10 fc_mask=0x7: Reads by cores, part 4. */ \
	GRR_IIO_CTL_(UINT64_C(0x70100000004c1))
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART4_COUNTERS 0xcu
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART5 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART5 ev_sel=0xc1 umask=0x1 ch_mask=0x20 fc_mask=0x7: Writes by cores, part 5. */ \
	GRR_IIO_CTL_(UINT64_C(0x70200000001c1))
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART5_COUNTERS 0xcu
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART5 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART5 ev_sel=0xc1 umask=0x4 ch_mask=0x20 fc_mask=0x7: Reads by cores, part 5. */ \
	GRR_IIO_CTL_(UINT64_C(0x70200000004c1))
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART5_COUNTERS 0xcu
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART6 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART6 ev_sel=0xc1 umask=0x1 ch_mask=0x40 fc_mask=0x7: Writes by cores, part 6. */ \
	GRR_IIO_CTL_(UINT64_C(0x70400000001c1))
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART6_COUNTERS 0xcu
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART6 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART6 ev_sel=0xc1 umask=0x4 ch_mask=0x40 fc_mask=0x7: Reads by cores, part 6. */ \
	GRR_IIO_CTL_(UINT64_C(0x70400000004c1))
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART6_COUNTERS 0xcu
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART7 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART7 ev_sel=0xc1 umask=0x1 ch_mask=0x80 fc_mask=0x7: Writes by cores, part 7. */ \
	GRR_IIO_CTL_(UINT64_C(0x70800000001c1))
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART7_COUNTERS 0xcu
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART7 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART7 ev_sel=0xc1 umask=0x4 ch_mask=0x80 fc_mask=0x7: Reads by cores, part 7. */ \
	GRR_IIO_CTL_(UINT64_C(0x70800000004c1))
#define GRR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART7_COUNTERS 0xcu
/* UNC_IIO_COMP_BUF_INSERTS ev_sel=0xc2: Completions that enter the completion buffer. */
#define GRR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART0 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART0 ev_sel=0xc2 umask=0x4 ch_mask=0x1 fc_mask=0x7: Completions with data, part 0. */ \
	GRR_IIO_CTL_(UINT64_C(0x70010000004c2))
#define GRR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART1 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART1 ev_sel=0xc2 umask=0x4 ch_mask=0x2 fc_mask=0x7: Completions with data, part 1. */ \
	GRR_IIO_CTL_(UINT64_C(0x70020000004c2))
#define GRR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART2 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART2 ev_sel=0xc2 umask=0x4 ch_mask=0x4 fc_mask=0x7: Completions with data, part 2. */ \
	GRR_IIO_CTL_(UINT64_C(0x70040000004c2))
#define GRR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART3 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART3 ev_sel=0xc2 umask=0x4 ch_mask=0x8 fc_mask=0x7: Completions with data, part 3. */ \
	GRR_IIO_CTL_(UINT64_C(0x70080000004c2))
#define GRR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART4 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART4 ev_sel=0xc2 umask=0x4 ch_mask=0x10 fc_mask=0x7: Completions with data, part 4. */ \
	GRR_IIO_CTL_(UINT64_C(0x70100000004c2))
#define GRR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART5 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART5 ev_sel=0xc2 umask=0x4 ch_mask=0x20 fc_mask=0x7: Completions with data, part 5. */ \
	GRR_IIO_CTL_(UINT64_C(0x70200000004c2))
#define GRR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART6 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART6 ev_sel=0xc2 umask=0x4 ch_mask=0x40 fc_mask=0x7: Completions with data, part 6. */ \
	GRR_IIO_CTL_(UINT64_C(0x70400000004c2))
#define GRR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART7 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART7 ev_sel=0xc2 umask=0x4 ch_mask=0x80 fc_mask=0x7: Completions with data, part 7. */ \
	GRR_IIO_CTL_(UINT64_C(0x70800000004c2))
#define GRR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_ALL_PARTS /* UNC_IIO_COMP_BUF_INSERTS.CMPD.ALL_PARTS ev_sel=0xc2 umask=0x4 ch_mask=0xff fc_mask=0x7: Completions with data, all parts. */ \
	GRR_IIO_CTL_(UINT64_C(0x70ff0000004c2))
/* UNC_IIO_COMP_BUF_OCCUPANCY ev_sel=0xd5: Completions in the completion buffer, added up every cycle. Divided by COMP_BUF_INSERTS it gives the mean time that a read waits for its data. */
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART0 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART0 ev_sel=0xd5 umask=0x1 ch_mask=0x1 fc_mask=0x7: Completions with data, part 0. */ \
	GRR_IIO_CTL_(UINT64_C(0x70010000001d5))
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART0_COUNTERS 0xcu
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART1 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART1 ev_sel=0xd5 umask=0x2 ch_mask=0x2 fc_mask=0x7: Completions with data, part 1. */ \
	GRR_IIO_CTL_(UINT64_C(0x70020000002d5))
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART1_COUNTERS 0xcu
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART2 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART2 ev_sel=0xd5 umask=0x4 ch_mask=0x4 fc_mask=0x7: Completions with data, part 2. */ \
	GRR_IIO_CTL_(UINT64_C(0x70040000004d5))
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART2_COUNTERS 0xcu
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART3 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART3 ev_sel=0xd5 umask=0x8 ch_mask=0x8 fc_mask=0x7: Completions with data, part 3. */ \
	GRR_IIO_CTL_(UINT64_C(0x70080000008d5))
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART3_COUNTERS 0xcu
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART4 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART4 ev_sel=0xd5 umask=0x10 ch_mask=0x10 fc_mask=0x7: Completions with data, part 4. */ \
	GRR_IIO_CTL_(UINT64_C(0x70100000010d5))
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART4_COUNTERS 0xcu
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART5 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART5 ev_sel=0xd5 umask=0x20 ch_mask=0x20 fc_mask=0x7: Completions with data, part 5. */ \
	GRR_IIO_CTL_(UINT64_C(0x70200000020d5))
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART5_COUNTERS 0xcu
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART6 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART6 ev_sel=0xd5 umask=0x40 ch_mask=0x40 fc_mask=0x7: Completions with data, part 6. */ \
	GRR_IIO_CTL_(UINT64_C(0x70400000040d5))
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART6_COUNTERS 0xcu
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART7 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART7 ev_sel=0xd5 umask=0x80 ch_mask=0x80 fc_mask=0x7: Completions with data, part 7. */ \
	GRR_IIO_CTL_(UINT64_C(0x70800000080d5))
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART7_COUNTERS 0xcu
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_ALL_PARTS /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.ALL_PARTS ev_sel=0xd5 umask=0xff ch_mask=0xff fc_mask=0x7: Completions with data, all parts. */ \
	GRR_IIO_CTL_(UINT64_C(0x70ff00000ffd5))
#define GRR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_ALL_PARTS_COUNTERS 0xcu
/* UNC_IIO_BANDWIDTH_IN_PART0_FREERUN: Data that devices at part 0 sent into the stack, in units of 32 bytes. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART1_FREERUN: Data that devices at part 1 sent into the stack, in units of 32 bytes. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART2_FREERUN: Data that devices at part 2 sent into the stack, in units of 32 bytes. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART3_FREERUN: Data that devices at part 3 sent into the stack, in units of 32 bytes. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART4_FREERUN: Data that devices at part 4 sent into the stack, in units of 32 bytes. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART5_FREERUN: Data that devices at part 5 sent into the stack, in units of 32 bytes. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART6_FREERUN: Data that devices at part 6 sent into the stack, in units of 32 bytes. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART7_FREERUN: Data that devices at part 7 sent into the stack, in units of 32 bytes. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART0_FREERUN: Data that went out to devices at part 0; no source gives its unit. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART1_FREERUN: Data that went out to devices at part 1; no source gives its unit. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN: Data that went out to devices at part 2; no source gives its unit. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART3_FREERUN: Data that went out to devices at part 3; no source gives its unit. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART4_FREERUN: Data that went out to devices at part 4; no source gives its unit. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART5_FREERUN: Data that went out to devices at part 5; no source gives its unit. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART6_FREERUN: Data that went out to devices at part 6; no source gives its unit. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART7_FREERUN: Data that went out to devices at part 7; no source gives its unit. It has no constant: no source gives its control register. */

#endif
