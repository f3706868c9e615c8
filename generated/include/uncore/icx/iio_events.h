/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/icx/iio.events.json by "make generate". Do not edit. */
/*
 * The events of icx iio as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_ICX_IIO_EVENTS_H
#define UNCORE_ICX_IIO_EVENTS_H

#include "uncore/icx/iio.h"

#define ICX_IIO_CTL_(raw) UNCORE_VALUE_(icx_iio_ctl, raw)
#define ICX_IIO_EVENT_CLOCKTICKS /* UNC_IIO_CLOCKTICKS ev_sel=0x1: Clock cycles of the stack's traffic controller, at 1 GHz by Intel's list. */ \
	ICX_IIO_CTL_(UINT64_C(0x1))
/* UNC_IIO_MASK_MATCH_AND ev_sel=0x2: Cycles in which all bits of the mask match on the debug buses; no source gives the mask's registers. */
#define ICX_IIO_EVENT_MASK_MATCH_AND_BUS0 /* UNC_IIO_MASK_MATCH_AND.BUS0 ev_sel=0x2 umask=0x1: On the bus that is not PCIe. */ \
	ICX_IIO_CTL_(UINT64_C(0x102))
#define ICX_IIO_EVENT_MASK_MATCH_AND_BUS0_COUNTERS 0x3u
#define ICX_IIO_EVENT_MASK_MATCH_AND_BUS1 /* UNC_IIO_MASK_MATCH_AND.BUS1 ev_sel=0x2 umask=0x2: On the PCIe bus. */ \
	ICX_IIO_CTL_(UINT64_C(0x202))
#define ICX_IIO_EVENT_MASK_MATCH_AND_BUS1_COUNTERS 0x3u
#define ICX_IIO_EVENT_MASK_MATCH_AND_BUS0_NOT_BUS1 /* UNC_IIO_MASK_MATCH_AND.BUS0_NOT_BUS1 ev_sel=0x2 umask=0x4: On the bus that is not PCIe, and not on the PCIe bus. */ \
	ICX_IIO_CTL_(UINT64_C(0x402))
#define ICX_IIO_EVENT_MASK_MATCH_AND_BUS0_NOT_BUS1_COUNTERS 0x3u
#define ICX_IIO_EVENT_MASK_MATCH_AND_BUS0_BUS1 /* UNC_IIO_MASK_MATCH_AND.BUS0_BUS1 ev_sel=0x2 umask=0x8: On both. */ \
	ICX_IIO_CTL_(UINT64_C(0x802))
#define ICX_IIO_EVENT_MASK_MATCH_AND_BUS0_BUS1_COUNTERS 0x3u
#define ICX_IIO_EVENT_MASK_MATCH_AND_NOT_BUS0_BUS1 /* UNC_IIO_MASK_MATCH_AND.NOT_BUS0_BUS1 ev_sel=0x2 umask=0x10: On the PCIe bus, and not on the other. */ \
	ICX_IIO_CTL_(UINT64_C(0x1002))
#define ICX_IIO_EVENT_MASK_MATCH_AND_NOT_BUS0_BUS1_COUNTERS 0x3u
#define ICX_IIO_EVENT_MASK_MATCH_AND_NOT_BUS0_NOT_BUS1 /* UNC_IIO_MASK_MATCH_AND.NOT_BUS0_NOT_BUS1 ev_sel=0x2 umask=0x20: On neither. */ \
	ICX_IIO_CTL_(UINT64_C(0x2002))
#define ICX_IIO_EVENT_MASK_MATCH_AND_NOT_BUS0_NOT_BUS1_COUNTERS 0x3u
/* UNC_IIO_MASK_MATCH_OR ev_sel=0x3: Cycles in which any bit of the mask matches on the debug buses; no source gives the mask's registers. */
#define ICX_IIO_EVENT_MASK_MATCH_OR_BUS0 /* UNC_IIO_MASK_MATCH_OR.BUS0 ev_sel=0x3 umask=0x1: On the bus that is not PCIe. */ \
	ICX_IIO_CTL_(UINT64_C(0x103))
#define ICX_IIO_EVENT_MASK_MATCH_OR_BUS0_COUNTERS 0x3u
#define ICX_IIO_EVENT_MASK_MATCH_OR_BUS1 /* UNC_IIO_MASK_MATCH_OR.BUS1 ev_sel=0x3 umask=0x2: On the PCIe bus. */ \
	ICX_IIO_CTL_(UINT64_C(0x203))
#define ICX_IIO_EVENT_MASK_MATCH_OR_BUS1_COUNTERS 0x3u
#define ICX_IIO_EVENT_MASK_MATCH_OR_BUS0_NOT_BUS1 /* UNC_IIO_MASK_MATCH_OR.BUS0_NOT_BUS1 ev_sel=0x3 umask=0x4: On the bus that is not PCIe, and not on the PCIe bus. */ \
	ICX_IIO_CTL_(UINT64_C(0x403))
#define ICX_IIO_EVENT_MASK_MATCH_OR_BUS0_NOT_BUS1_COUNTERS 0x3u
#define ICX_IIO_EVENT_MASK_MATCH_OR_BUS0_BUS1 /* UNC_IIO_MASK_MATCH_OR.BUS0_BUS1 ev_sel=0x3 umask=0x8: On both. */ \
	ICX_IIO_CTL_(UINT64_C(0x803))
#define ICX_IIO_EVENT_MASK_MATCH_OR_BUS0_BUS1_COUNTERS 0x3u
#define ICX_IIO_EVENT_MASK_MATCH_OR_NOT_BUS0_BUS1 /* UNC_IIO_MASK_MATCH_OR.NOT_BUS0_BUS1 ev_sel=0x3 umask=0x10: On the PCIe bus, and not on the other. */ \
	ICX_IIO_CTL_(UINT64_C(0x1003))
#define ICX_IIO_EVENT_MASK_MATCH_OR_NOT_BUS0_BUS1_COUNTERS 0x3u
#define ICX_IIO_EVENT_MASK_MATCH_OR_NOT_BUS0_NOT_BUS1 /* UNC_IIO_MASK_MATCH_OR.NOT_BUS0_NOT_BUS1 ev_sel=0x3 umask=0x20: On neither. */ \
	ICX_IIO_CTL_(UINT64_C(0x2003))
#define ICX_IIO_EVENT_MASK_MATCH_OR_NOT_BUS0_NOT_BUS1_COUNTERS 0x3u
/* UNC_IIO_IOMMU0 ev_sel=0x40: Look-ups of the caches for translated addresses (IOTLB) and of contexts. */
#define ICX_IIO_EVENT_IOMMU0_FIRST_LOOKUPS /* UNC_IIO_IOMMU0.FIRST_LOOKUPS ev_sel=0x40 umask=0x1: First look-ups of the IOTLB. */ \
	ICX_IIO_CTL_(UINT64_C(0x140))
#define ICX_IIO_EVENT_IOMMU0_ALL_LOOKUPS /* UNC_IIO_IOMMU0.ALL_LOOKUPS ev_sel=0x40 umask=0x2: Look-ups of the IOTLB, repeated ones too. */ \
	ICX_IIO_CTL_(UINT64_C(0x240))
#define ICX_IIO_EVENT_IOMMU0_4K_HITS /* UNC_IIO_IOMMU0.4K_HITS ev_sel=0x40 umask=0x4: Hits of the IOTLB on a page of 4 KiB. */ \
	ICX_IIO_CTL_(UINT64_C(0x440))
#define ICX_IIO_EVENT_IOMMU0_2M_HITS /* UNC_IIO_IOMMU0.2M_HITS ev_sel=0x40 umask=0x8: Hits of the IOTLB on a page of 2 MiB. */ \
	ICX_IIO_CTL_(UINT64_C(0x840))
#define ICX_IIO_EVENT_IOMMU0_1G_HITS /* UNC_IIO_IOMMU0.1G_HITS ev_sel=0x40 umask=0x10: Hits of the IOTLB on a page of 1 GiB. */ \
	ICX_IIO_CTL_(UINT64_C(0x1040))
#define ICX_IIO_EVENT_IOMMU0_MISSES /* UNC_IIO_IOMMU0.MISSES ev_sel=0x40 umask=0x20: Misses of the IOTLB. */ \
	ICX_IIO_CTL_(UINT64_C(0x2040))
#define ICX_IIO_EVENT_IOMMU0_CTXT_CACHE_LOOKUPS /* UNC_IIO_IOMMU0.CTXT_CACHE_LOOKUPS ev_sel=0x40 umask=0x40: Look-ups of the cache of contexts. */ \
	ICX_IIO_CTL_(UINT64_C(0x4040))
#define ICX_IIO_EVENT_IOMMU0_CTXT_CACHE_HITS /* UNC_IIO_IOMMU0.CTXT_CACHE_HITS ev_sel=0x40 umask=0x80: Hits of the cache of contexts. */ \
	ICX_IIO_CTL_(UINT64_C(0x8040))
/* UNC_IIO_IOMMU1 ev_sel=0x41: Page walks for devices: accesses to memory, and the cache of the walks. */
#define ICX_IIO_EVENT_IOMMU1_PWT_CACHE_LOOKUPS /* UNC_IIO_IOMMU1.PWT_CACHE_LOOKUPS ev_sel=0x41 umask=0x1: Look-ups of the walk cache. */ \
	ICX_IIO_CTL_(UINT64_C(0x141))
#define ICX_IIO_EVENT_IOMMU1_NUM_MEM_ACCESSES /* UNC_IIO_IOMMU1.NUM_MEM_ACCESSES ev_sel=0x41 umask=0x40: Accesses to memory. */ \
	ICX_IIO_CTL_(UINT64_C(0x4041))
#define ICX_IIO_EVENT_IOMMU1_CYC_PWT_FULL /* UNC_IIO_IOMMU1.CYC_PWT_FULL ev_sel=0x41 umask=0x80: Cycles in which the tracker of page walks is full. */ \
	ICX_IIO_CTL_(UINT64_C(0x8041))
#define ICX_IIO_EVENT_IOMMU1_PWC_4K_HITS /* UNC_IIO_IOMMU1.PWC_4K_HITS ev_sel=0x41 umask=0x2: Hits of the walk cache for 4 KiB. */ \
	ICX_IIO_CTL_(UINT64_C(0x241))
#define ICX_IIO_EVENT_IOMMU1_PWC_2M_HITS /* UNC_IIO_IOMMU1.PWC_2M_HITS ev_sel=0x41 umask=0x4: Hits of the walk cache for 2 MiB. */ \
	ICX_IIO_CTL_(UINT64_C(0x441))
#define ICX_IIO_EVENT_IOMMU1_PWC_1G_HITS /* UNC_IIO_IOMMU1.PWC_1G_HITS ev_sel=0x41 umask=0x8: Hits of the walk cache for 1 GiB. */ \
	ICX_IIO_CTL_(UINT64_C(0x841))
#define ICX_IIO_EVENT_IOMMU1_PWC_512G_HITS /* UNC_IIO_IOMMU1.PWC_512G_HITS ev_sel=0x41 umask=0x10: Hits of the walk cache for 512 GiB. */ \
	ICX_IIO_CTL_(UINT64_C(0x1041))
#define ICX_IIO_EVENT_IOMMU1_PWC_CACHE_FILLS /* UNC_IIO_IOMMU1.PWC_CACHE_FILLS ev_sel=0x41 umask=0x20: Fills of the walk cache. */ \
	ICX_IIO_CTL_(UINT64_C(0x2041))
#define ICX_IIO_EVENT_PWT_OCCUPANCY /* UNC_IIO_PWT_OCCUPANCY ev_sel=0x42: Page walks under way, added up every cycle. */ \
	ICX_IIO_CTL_(UINT64_C(0x42))
/* UNC_IIO_IOMMU3 ev_sel=0x43: The cache of interrupt entries, and invalidations of the caches. */
#define ICX_IIO_EVENT_IOMMU3_INT_CACHE_LOOKUPS /* UNC_IIO_IOMMU3.INT_CACHE_LOOKUPS ev_sel=0x43 umask=0x40: Look-ups of the cache of interrupt entries. */ \
	ICX_IIO_CTL_(UINT64_C(0x4043))
#define ICX_IIO_EVENT_IOMMU3_INT_CACHE_HITS /* UNC_IIO_IOMMU3.INT_CACHE_HITS ev_sel=0x43 umask=0x80: Hits of the cache of interrupt entries. */ \
	ICX_IIO_CTL_(UINT64_C(0x8043))
#define ICX_IIO_EVENT_IOMMU3_NUM_INVAL_GBL /* UNC_IIO_IOMMU3.NUM_INVAL_GBL ev_sel=0x43 umask=0x1: Invalidations of everything. */ \
	ICX_IIO_CTL_(UINT64_C(0x143))
#define ICX_IIO_EVENT_IOMMU3_NUM_INVAL_DOMAIN /* UNC_IIO_IOMMU3.NUM_INVAL_DOMAIN ev_sel=0x43 umask=0x2: Invalidations of a domain. */ \
	ICX_IIO_CTL_(UINT64_C(0x243))
#define ICX_IIO_EVENT_IOMMU3_NUM_INVAL_PAGE /* UNC_IIO_IOMMU3.NUM_INVAL_PAGE ev_sel=0x43 umask=0x4: Invalidations of a page. */ \
	ICX_IIO_CTL_(UINT64_C(0x443))
#define ICX_IIO_EVENT_IOMMU3_NUM_CTXT_CACHE_INVAL_GBL /* UNC_IIO_IOMMU3.NUM_CTXT_CACHE_INVAL_GBL ev_sel=0x43 umask=0x8: Invalidations of the whole cache of contexts. */ \
	ICX_IIO_CTL_(UINT64_C(0x843))
#define ICX_IIO_EVENT_IOMMU3_NUM_CTXT_CACHE_INVAL_DOMAIN /* UNC_IIO_IOMMU3.NUM_CTXT_CACHE_INVAL_DOMAIN ev_sel=0x43 umask=0x10: Invalidations of contexts of a domain. */ \
	ICX_IIO_CTL_(UINT64_C(0x1043))
#define ICX_IIO_EVENT_IOMMU3_NUM_CTXT_CACHE_INVAL_DEVICE /* UNC_IIO_IOMMU3.NUM_CTXT_CACHE_INVAL_DEVICE ev_sel=0x43 umask=0x20: Invalidations of contexts of a device. */ \
	ICX_IIO_CTL_(UINT64_C(0x2043))
#define ICX_IIO_EVENT_NOTHING /* UNC_IIO_NOTHING ev_sel=0x80: Counts nothing: what a control register of zeros chooses. */ \
	ICX_IIO_CTL_(UINT64_C(0x80))
#define ICX_IIO_EVENT_SYMBOL_TIMES /* UNC_IIO_SYMBOL_TIMES ev_sel=0x82: Symbol times of the link: a step each 4 ns at the speed of PCIe 1, 2 ns at 2, 1 ns at 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x82))
/* UNC_IIO_DATA_REQ_OF_CPU ev_sel=0x83: Data that cards write to memory and other cards, or ask of them (inbound). A count is 4 bytes. */
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART0 ev_sel=0x83 umask=0x1 ch_mask=0x1 fc_mask=0x7: Written to memory, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7001000000183))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART0_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART1 ev_sel=0x83 umask=0x1 ch_mask=0x2 fc_mask=0x7: Written to memory, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7002000000183))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART1_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART2 ev_sel=0x83 umask=0x1 ch_mask=0x4 fc_mask=0x7: Written to memory, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x7004000000183))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART2_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART3 ev_sel=0x83 umask=0x1 ch_mask=0x8 fc_mask=0x7: Written to memory, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x7008000000183))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART3_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART0 ev_sel=0x83 umask=0x4 ch_mask=0x1 fc_mask=0x7: Read from memory, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7001000000483))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART0_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART1 ev_sel=0x83 umask=0x4 ch_mask=0x2 fc_mask=0x7: Read from memory, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7002000000483))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART1_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART2 ev_sel=0x83 umask=0x4 ch_mask=0x4 fc_mask=0x7: Read from memory, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x7004000000483))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART2_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART3 ev_sel=0x83 umask=0x4 ch_mask=0x8 fc_mask=0x7: Read from memory, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x7008000000483))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART3_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.PART0 ev_sel=0x83 umask=0x80 ch_mask=0x1 fc_mask=0x7: Completions with data, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7001000008083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART0_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.PART1 ev_sel=0x83 umask=0x80 ch_mask=0x2 fc_mask=0x7: Completions with data, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7002000008083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART1_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.PART2 ev_sel=0x83 umask=0x80 ch_mask=0x4 fc_mask=0x7: Completions with data, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x7004000008083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART2_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.PART3 ev_sel=0x83 umask=0x80 ch_mask=0x8 fc_mask=0x7: Completions with data, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x7008000008083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART3_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART4 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART4 ev_sel=0x83 umask=0x1 ch_mask=0x10 fc_mask=0x7: Written to memory, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x7010000000183))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART4_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART5 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART5 ev_sel=0x83 umask=0x1 ch_mask=0x20 fc_mask=0x7: Written to memory, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x7020000000183))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART5_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART6 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART6 ev_sel=0x83 umask=0x1 ch_mask=0x40 fc_mask=0x7: Written to memory, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x7040000000183))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART6_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART7 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART7 ev_sel=0x83 umask=0x1 ch_mask=0x80 fc_mask=0x7: Written to memory, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x7080000000183))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART7_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART4 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART4 ev_sel=0x83 umask=0x4 ch_mask=0x10 fc_mask=0x7: Read from memory, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x7010000000483))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART4_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART5 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART5 ev_sel=0x83 umask=0x4 ch_mask=0x20 fc_mask=0x7: Read from memory, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x7020000000483))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART5_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART6 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART6 ev_sel=0x83 umask=0x4 ch_mask=0x40 fc_mask=0x7: Read from memory, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x7040000000483))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART6_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART7 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART7 ev_sel=0x83 umask=0x4 ch_mask=0x80 fc_mask=0x7: Read from memory, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x7080000000483))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART7_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART4 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.PART4 ev_sel=0x83 umask=0x80 ch_mask=0x10 fc_mask=0x7: Completions with data, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x7010000008083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART4_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART5 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.PART5 ev_sel=0x83 umask=0x80 ch_mask=0x20 fc_mask=0x7: Completions with data, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x7020000008083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART5_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART6 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.PART6 ev_sel=0x83 umask=0x80 ch_mask=0x40 fc_mask=0x7: Completions with data, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x7040000008083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART6_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART7 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.PART7 ev_sel=0x83 umask=0x80 ch_mask=0x80 fc_mask=0x7: Completions with data, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x7080000008083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART7_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART0 ev_sel=0x83 umask=0x2 ch_mask=0x1 fc_mask=0x7: Written to another card, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7001000000283))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART0_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART1 ev_sel=0x83 umask=0x2 ch_mask=0x2 fc_mask=0x7: Written to another card, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7002000000283))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART1_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART2 ev_sel=0x83 umask=0x2 ch_mask=0x4 fc_mask=0x7: Written to another card, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x7004000000283))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART2_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART3 ev_sel=0x83 umask=0x2 ch_mask=0x8 fc_mask=0x7: Written to another card, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x7008000000283))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART3_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_READ.PART0 ev_sel=0x83 umask=0x8 ch_mask=0x1 fc_mask=0x7: Read from another card, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7001000000883))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART0_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_READ.PART1 ev_sel=0x83 umask=0x8 ch_mask=0x2 fc_mask=0x7: Read from another card, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7002000000883))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART1_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_READ.PART2 ev_sel=0x83 umask=0x8 ch_mask=0x4 fc_mask=0x7: Read from another card, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x7004000000883))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART2_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_READ.PART3 ev_sel=0x83 umask=0x8 ch_mask=0x8 fc_mask=0x7: Read from another card, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x7008000000883))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART3_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART4 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART4 ev_sel=0x83 umask=0x2 ch_mask=0x10 fc_mask=0x7: Written to another card, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x7010000000283))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART4_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART5 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART5 ev_sel=0x83 umask=0x2 ch_mask=0x20 fc_mask=0x7: Written to another card, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x7020000000283))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART5_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART6 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART6 ev_sel=0x83 umask=0x2 ch_mask=0x40 fc_mask=0x7: Written to another card, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x7040000000283))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART6_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART7 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART7 ev_sel=0x83 umask=0x2 ch_mask=0x80 fc_mask=0x7: Written to another card, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x7080000000283))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART7_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART4 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_READ.PART4 ev_sel=0x83 umask=0x8 ch_mask=0x10 fc_mask=0x7: Read from another card, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x7010000000883))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART4_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART5 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_READ.PART5 ev_sel=0x83 umask=0x8 ch_mask=0x20 fc_mask=0x7: Read from another card, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x7020000000883))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART5_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART6 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_READ.PART6 ev_sel=0x83 umask=0x8 ch_mask=0x40 fc_mask=0x7: Read from another card, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x7040000000883))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART6_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART7 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_READ.PART7 ev_sel=0x83 umask=0x8 ch_mask=0x80 fc_mask=0x7: Read from another card, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x7080000000883))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_PART7_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMIC.PART0 ev_sel=0x83 umask=0x10 ch_mask=0x1 fc_mask=0x7: Atomic operations, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7001000001083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART0_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMIC.PART1 ev_sel=0x83 umask=0x10 ch_mask=0x2 fc_mask=0x7: Atomic operations, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7002000001083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART1_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMIC.PART2 ev_sel=0x83 umask=0x10 ch_mask=0x4 fc_mask=0x7: Atomic operations, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x7004000001083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART2_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMIC.PART3 ev_sel=0x83 umask=0x10 ch_mask=0x8 fc_mask=0x7: Atomic operations, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x7008000001083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART3_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART4 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMIC.PART4 ev_sel=0x83 umask=0x10 ch_mask=0x10 fc_mask=0x7: Atomic operations, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x7010000001083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART4_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART5 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMIC.PART5 ev_sel=0x83 umask=0x10 ch_mask=0x20 fc_mask=0x7: Atomic operations, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x7020000001083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART5_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART6 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMIC.PART6 ev_sel=0x83 umask=0x10 ch_mask=0x40 fc_mask=0x7: Atomic operations, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x7040000001083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART6_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART7 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMIC.PART7 ev_sel=0x83 umask=0x10 ch_mask=0x80 fc_mask=0x7: Atomic operations, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x7080000001083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_PART7_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.MSG.PART0 ev_sel=0x83 umask=0x40 ch_mask=0x1 fc_mask=0x7: Messages, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7001000004083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART0_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.MSG.PART1 ev_sel=0x83 umask=0x40 ch_mask=0x2 fc_mask=0x7: Messages, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7002000004083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART1_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.MSG.PART2 ev_sel=0x83 umask=0x40 ch_mask=0x4 fc_mask=0x7: Messages, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x7004000004083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART2_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.MSG.PART3 ev_sel=0x83 umask=0x40 ch_mask=0x8 fc_mask=0x7: Messages, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x7008000004083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART3_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART4 /* UNC_IIO_DATA_REQ_OF_CPU.MSG.PART4 ev_sel=0x83 umask=0x40 ch_mask=0x10 fc_mask=0x7: Messages, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x7010000004083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART4_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART5 /* UNC_IIO_DATA_REQ_OF_CPU.MSG.PART5 ev_sel=0x83 umask=0x40 ch_mask=0x20 fc_mask=0x7: Messages, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x7020000004083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART5_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART6 /* UNC_IIO_DATA_REQ_OF_CPU.MSG.PART6 ev_sel=0x83 umask=0x40 ch_mask=0x40 fc_mask=0x7: Messages, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x7040000004083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART6_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART7 /* UNC_IIO_DATA_REQ_OF_CPU.MSG.PART7 ev_sel=0x83 umask=0x40 ch_mask=0x80 fc_mask=0x7: Messages, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x7080000004083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_PART7_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_IOMMU0 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.IOMMU0 ev_sel=0x83 umask=0x1 ch_mask=0x100 fc_mask=0x7: Written to memory, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7100000000183))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_IOMMU0_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_IOMMU1 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.IOMMU1 ev_sel=0x83 umask=0x1 ch_mask=0x200 fc_mask=0x7: Written to memory, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7200000000183))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_IOMMU1_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_IOMMU0 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.IOMMU0 ev_sel=0x83 umask=0x2 ch_mask=0x100 fc_mask=0x7: Written to another card, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7100000000283))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_IOMMU0_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_IOMMU1 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.IOMMU1 ev_sel=0x83 umask=0x2 ch_mask=0x200 fc_mask=0x7: Written to another card, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7200000000283))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_IOMMU1_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_IOMMU0 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.IOMMU0 ev_sel=0x83 umask=0x4 ch_mask=0x100 fc_mask=0x7: Read from memory, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7100000000483))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_IOMMU0_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_IOMMU1 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.IOMMU1 ev_sel=0x83 umask=0x4 ch_mask=0x200 fc_mask=0x7: Read from memory, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7200000000483))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_IOMMU1_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_IOMMU0 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_READ.IOMMU0 ev_sel=0x83 umask=0x8 ch_mask=0x100 fc_mask=0x7: Read from another card, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7100000000883))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_IOMMU0_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_IOMMU1 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_READ.IOMMU1 ev_sel=0x83 umask=0x8 ch_mask=0x200 fc_mask=0x7: Read from another card, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7200000000883))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_PEER_READ_IOMMU1_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_IOMMU0 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMIC.IOMMU0 ev_sel=0x83 umask=0x10 ch_mask=0x100 fc_mask=0x7: Atomic operations, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7100000001083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_IOMMU0_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_IOMMU1 /* UNC_IIO_DATA_REQ_OF_CPU.ATOMIC.IOMMU1 ev_sel=0x83 umask=0x10 ch_mask=0x200 fc_mask=0x7: Atomic operations, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7200000001083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_ATOMIC_IOMMU1_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_IOMMU0 /* UNC_IIO_DATA_REQ_OF_CPU.MSG.IOMMU0 ev_sel=0x83 umask=0x40 ch_mask=0x100 fc_mask=0x7: Messages, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7100000004083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_IOMMU0_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_IOMMU1 /* UNC_IIO_DATA_REQ_OF_CPU.MSG.IOMMU1 ev_sel=0x83 umask=0x40 ch_mask=0x200 fc_mask=0x7: Messages, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7200000004083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_MSG_IOMMU1_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_IOMMU0 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.IOMMU0 ev_sel=0x83 umask=0x80 ch_mask=0x100 fc_mask=0x7: Completions with data, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7100000008083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_IOMMU0_COUNTERS 0x3u
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_IOMMU1 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.IOMMU1 ev_sel=0x83 umask=0x80 ch_mask=0x200 fc_mask=0x7: Completions with data, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7200000008083))
#define ICX_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_IOMMU1_COUNTERS 0x3u
/* UNC_IIO_TXN_REQ_OF_CPU ev_sel=0x84: Transactions by which cards write to memory and other cards, or ask for data of them (inbound). Each has up to 64 bytes. */
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART0 ev_sel=0x84 umask=0x1 ch_mask=0x1 fc_mask=0x7: Writes to memory, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7001000000184))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART1 ev_sel=0x84 umask=0x1 ch_mask=0x2 fc_mask=0x7: Writes to memory, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7002000000184))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART2 ev_sel=0x84 umask=0x1 ch_mask=0x4 fc_mask=0x7: Writes to memory, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x7004000000184))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART3 ev_sel=0x84 umask=0x1 ch_mask=0x8 fc_mask=0x7: Writes to memory, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x7008000000184))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART0 ev_sel=0x84 umask=0x4 ch_mask=0x1 fc_mask=0x7: Reads of memory, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7001000000484))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART1 ev_sel=0x84 umask=0x4 ch_mask=0x2 fc_mask=0x7: Reads of memory, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7002000000484))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART2 ev_sel=0x84 umask=0x4 ch_mask=0x4 fc_mask=0x7: Reads of memory, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x7004000000484))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART3 ev_sel=0x84 umask=0x4 ch_mask=0x8 fc_mask=0x7: Reads of memory, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x7008000000484))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.PART0 ev_sel=0x84 umask=0x80 ch_mask=0x1 fc_mask=0x7: Completions with data, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7001000008084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.PART1 ev_sel=0x84 umask=0x80 ch_mask=0x2 fc_mask=0x7: Completions with data, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7002000008084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.PART2 ev_sel=0x84 umask=0x80 ch_mask=0x4 fc_mask=0x7: Completions with data, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x7004000008084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.PART3 ev_sel=0x84 umask=0x80 ch_mask=0x8 fc_mask=0x7: Completions with data, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x7008000008084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART4 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART4 ev_sel=0x84 umask=0x1 ch_mask=0x10 fc_mask=0x7: Writes to memory, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x7010000000184))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART5 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART5 ev_sel=0x84 umask=0x1 ch_mask=0x20 fc_mask=0x7: Writes to memory, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x7020000000184))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART6 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART6 ev_sel=0x84 umask=0x1 ch_mask=0x40 fc_mask=0x7: Writes to memory, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x7040000000184))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART7 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART7 ev_sel=0x84 umask=0x1 ch_mask=0x80 fc_mask=0x7: Writes to memory, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x7080000000184))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART4 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART4 ev_sel=0x84 umask=0x4 ch_mask=0x10 fc_mask=0x7: Reads of memory, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x7010000000484))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART5 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART5 ev_sel=0x84 umask=0x4 ch_mask=0x20 fc_mask=0x7: Reads of memory, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x7020000000484))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART6 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART6 ev_sel=0x84 umask=0x4 ch_mask=0x40 fc_mask=0x7: Reads of memory, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x7040000000484))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART7 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART7 ev_sel=0x84 umask=0x4 ch_mask=0x80 fc_mask=0x7: Reads of memory, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x7080000000484))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_PART4 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.PART4 ev_sel=0x84 umask=0x80 ch_mask=0x10 fc_mask=0x7: Completions with data, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x7010000008084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_PART5 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.PART5 ev_sel=0x84 umask=0x80 ch_mask=0x20 fc_mask=0x7: Completions with data, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x7020000008084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_PART6 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.PART6 ev_sel=0x84 umask=0x80 ch_mask=0x40 fc_mask=0x7: Completions with data, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x7040000008084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_PART7 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.PART7 ev_sel=0x84 umask=0x80 ch_mask=0x80 fc_mask=0x7: Completions with data, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x7080000008084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART0 ev_sel=0x84 umask=0x2 ch_mask=0x1 fc_mask=0x7: Writes to another card, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7001000000284))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART1 ev_sel=0x84 umask=0x2 ch_mask=0x2 fc_mask=0x7: Writes to another card, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7002000000284))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART2 ev_sel=0x84 umask=0x2 ch_mask=0x4 fc_mask=0x7: Writes to another card, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x7004000000284))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART3 ev_sel=0x84 umask=0x2 ch_mask=0x8 fc_mask=0x7: Writes to another card, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x7008000000284))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART4 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART4 ev_sel=0x84 umask=0x2 ch_mask=0x10 fc_mask=0x7: Writes to another card, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x7010000000284))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART5 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART5 ev_sel=0x84 umask=0x2 ch_mask=0x20 fc_mask=0x7: Writes to another card, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x7020000000284))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART6 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART6 ev_sel=0x84 umask=0x2 ch_mask=0x40 fc_mask=0x7: Writes to another card, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x7040000000284))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART7 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART7 ev_sel=0x84 umask=0x2 ch_mask=0x80 fc_mask=0x7: Writes to another card, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x7080000000284))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_READ_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_READ.PART0 ev_sel=0x84 umask=0x8 ch_mask=0x1 fc_mask=0x7: Reads of another card, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7001000000884))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_READ_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_READ.PART1 ev_sel=0x84 umask=0x8 ch_mask=0x2 fc_mask=0x7: Reads of another card, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7002000000884))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_READ_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_READ.PART2 ev_sel=0x84 umask=0x8 ch_mask=0x4 fc_mask=0x7: Reads of another card, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x7004000000884))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_READ_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_READ.PART3 ev_sel=0x84 umask=0x8 ch_mask=0x8 fc_mask=0x7: Reads of another card, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x7008000000884))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_READ_PART4 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_READ.PART4 ev_sel=0x84 umask=0x8 ch_mask=0x10 fc_mask=0x7: Reads of another card, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x7010000000884))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_READ_PART5 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_READ.PART5 ev_sel=0x84 umask=0x8 ch_mask=0x20 fc_mask=0x7: Reads of another card, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x7020000000884))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_READ_PART6 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_READ.PART6 ev_sel=0x84 umask=0x8 ch_mask=0x40 fc_mask=0x7: Reads of another card, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x7040000000884))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_READ_PART7 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_READ.PART7 ev_sel=0x84 umask=0x8 ch_mask=0x80 fc_mask=0x7: Reads of another card, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x7080000000884))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMIC_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMIC.PART0 ev_sel=0x84 umask=0x10 ch_mask=0x1 fc_mask=0x7: Atomic operations, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7001000001084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMIC_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMIC.PART1 ev_sel=0x84 umask=0x10 ch_mask=0x2 fc_mask=0x7: Atomic operations, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7002000001084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMIC_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMIC.PART2 ev_sel=0x84 umask=0x10 ch_mask=0x4 fc_mask=0x7: Atomic operations, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x7004000001084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMIC_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMIC.PART3 ev_sel=0x84 umask=0x10 ch_mask=0x8 fc_mask=0x7: Atomic operations, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x7008000001084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMIC_PART4 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMIC.PART4 ev_sel=0x84 umask=0x10 ch_mask=0x10 fc_mask=0x7: Atomic operations, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x7010000001084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMIC_PART5 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMIC.PART5 ev_sel=0x84 umask=0x10 ch_mask=0x20 fc_mask=0x7: Atomic operations, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x7020000001084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMIC_PART6 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMIC.PART6 ev_sel=0x84 umask=0x10 ch_mask=0x40 fc_mask=0x7: Atomic operations, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x7040000001084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMIC_PART7 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMIC.PART7 ev_sel=0x84 umask=0x10 ch_mask=0x80 fc_mask=0x7: Atomic operations, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x7080000001084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MSG_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.MSG.PART0 ev_sel=0x84 umask=0x40 ch_mask=0x1 fc_mask=0x7: Messages, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7001000004084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MSG_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.MSG.PART1 ev_sel=0x84 umask=0x40 ch_mask=0x2 fc_mask=0x7: Messages, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7002000004084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MSG_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.MSG.PART2 ev_sel=0x84 umask=0x40 ch_mask=0x4 fc_mask=0x7: Messages, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x7004000004084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MSG_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.MSG.PART3 ev_sel=0x84 umask=0x40 ch_mask=0x8 fc_mask=0x7: Messages, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x7008000004084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MSG_PART4 /* UNC_IIO_TXN_REQ_OF_CPU.MSG.PART4 ev_sel=0x84 umask=0x40 ch_mask=0x10 fc_mask=0x7: Messages, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x7010000004084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MSG_PART5 /* UNC_IIO_TXN_REQ_OF_CPU.MSG.PART5 ev_sel=0x84 umask=0x40 ch_mask=0x20 fc_mask=0x7: Messages, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x7020000004084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MSG_PART6 /* UNC_IIO_TXN_REQ_OF_CPU.MSG.PART6 ev_sel=0x84 umask=0x40 ch_mask=0x40 fc_mask=0x7: Messages, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x7040000004084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MSG_PART7 /* UNC_IIO_TXN_REQ_OF_CPU.MSG.PART7 ev_sel=0x84 umask=0x40 ch_mask=0x80 fc_mask=0x7: Messages, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x7080000004084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_IOMMU0 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.IOMMU0 ev_sel=0x84 umask=0x1 ch_mask=0x100 fc_mask=0x7: Writes to memory, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7100000000184))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_IOMMU1 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.IOMMU1 ev_sel=0x84 umask=0x1 ch_mask=0x200 fc_mask=0x7: Writes to memory, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7200000000184))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_IOMMU0 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.IOMMU0 ev_sel=0x84 umask=0x2 ch_mask=0x100 fc_mask=0x7: Writes to another card, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7100000000284))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_IOMMU1 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.IOMMU1 ev_sel=0x84 umask=0x2 ch_mask=0x200 fc_mask=0x7: Writes to another card, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7200000000284))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_IOMMU0 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.IOMMU0 ev_sel=0x84 umask=0x4 ch_mask=0x100 fc_mask=0x7: Reads of memory, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7100000000484))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_IOMMU1 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.IOMMU1 ev_sel=0x84 umask=0x4 ch_mask=0x200 fc_mask=0x7: Reads of memory, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7200000000484))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_READ_IOMMU0 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_READ.IOMMU0 ev_sel=0x84 umask=0x8 ch_mask=0x100 fc_mask=0x7: Reads of another card, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7100000000884))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_PEER_READ_IOMMU1 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_READ.IOMMU1 ev_sel=0x84 umask=0x8 ch_mask=0x200 fc_mask=0x7: Reads of another card, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7200000000884))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMIC_IOMMU0 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMIC.IOMMU0 ev_sel=0x84 umask=0x10 ch_mask=0x100 fc_mask=0x7: Atomic operations, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7100000001084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_ATOMIC_IOMMU1 /* UNC_IIO_TXN_REQ_OF_CPU.ATOMIC.IOMMU1 ev_sel=0x84 umask=0x10 ch_mask=0x200 fc_mask=0x7: Atomic operations, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7200000001084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MSG_IOMMU0 /* UNC_IIO_TXN_REQ_OF_CPU.MSG.IOMMU0 ev_sel=0x84 umask=0x40 ch_mask=0x100 fc_mask=0x7: Messages, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7100000004084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_MSG_IOMMU1 /* UNC_IIO_TXN_REQ_OF_CPU.MSG.IOMMU1 ev_sel=0x84 umask=0x40 ch_mask=0x200 fc_mask=0x7: Messages, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7200000004084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_IOMMU0 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.IOMMU0 ev_sel=0x84 umask=0x80 ch_mask=0x100 fc_mask=0x7: Completions with data, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x7100000008084))
#define ICX_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_IOMMU1 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.IOMMU1 ev_sel=0x84 umask=0x80 ch_mask=0x200 fc_mask=0x7: Completions with data, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x7200000008084))
/* UNC_IIO_NUM_REQ_OF_CPU ev_sel=0x85: Requests of cards before they are cut into lines. */
#define ICX_IIO_EVENT_NUM_REQ_OF_CPU_COMMIT_ALL /* UNC_IIO_NUM_REQ_OF_CPU.COMMIT.ALL ev_sel=0x85 umask=0x1 ch_mask=0xff fc_mask=0x7: All that are carried out. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000185))
#define ICX_IIO_EVENT_NUM_REQ_OF_CPU_ALL_DROP /* UNC_IIO_NUM_REQ_OF_CPU.ALL.DROP ev_sel=0x85 umask=0x2 ch_mask=0xff fc_mask=0x7: Those that are dropped, as the packet was damaged. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000285))
/* UNC_IIO_INBOUND_ARB_REQ ev_sel=0x86: Inbound requests that ask to enter the pipeline, by the step at which they are. */
#define ICX_IIO_EVENT_INBOUND_ARB_REQ_IOMMU_REQ /* UNC_IIO_INBOUND_ARB_REQ.IOMMU_REQ ev_sel=0x86 umask=0x1 ch_mask=0xff fc_mask=0x7: Those that ask the IOMMU. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000186))
#define ICX_IIO_EVENT_INBOUND_ARB_REQ_IOMMU_HIT /* UNC_IIO_INBOUND_ARB_REQ.IOMMU_HIT ev_sel=0x86 umask=0x2 ch_mask=0xff fc_mask=0x7: Those that take the answer of the IOMMU. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000286))
#define ICX_IIO_EVENT_INBOUND_ARB_REQ_REQ_OWN /* UNC_IIO_INBOUND_ARB_REQ.REQ_OWN ev_sel=0x86 umask=0x4 ch_mask=0xff fc_mask=0x7: Those that ask for ownership. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000486))
#define ICX_IIO_EVENT_INBOUND_ARB_REQ_FINAL_RD_WR /* UNC_IIO_INBOUND_ARB_REQ.FINAL_RD_WR ev_sel=0x86 umask=0x8 ch_mask=0xff fc_mask=0x7: Those that read or write their line at last. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000886))
#define ICX_IIO_EVENT_INBOUND_ARB_REQ_WR /* UNC_IIO_INBOUND_ARB_REQ.WR ev_sel=0x86 umask=0x10 ch_mask=0xff fc_mask=0x7: Those that write their line. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000001086))
#define ICX_IIO_EVENT_INBOUND_ARB_REQ_DATA /* UNC_IIO_INBOUND_ARB_REQ.DATA ev_sel=0x86 umask=0x20 ch_mask=0xff fc_mask=0x7: Those that pass on data to be written. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000002086))
/* UNC_IIO_INBOUND_ARB_WON ev_sel=0x87: Inbound requests that may enter the pipeline, by the step at which they are. */
#define ICX_IIO_EVENT_INBOUND_ARB_WON_IOMMU_REQ /* UNC_IIO_INBOUND_ARB_WON.IOMMU_REQ ev_sel=0x87 umask=0x1 ch_mask=0xff fc_mask=0x7: Those that ask the IOMMU. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000187))
#define ICX_IIO_EVENT_INBOUND_ARB_WON_IOMMU_HIT /* UNC_IIO_INBOUND_ARB_WON.IOMMU_HIT ev_sel=0x87 umask=0x2 ch_mask=0xff fc_mask=0x7: Those that take the answer of the IOMMU. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000287))
#define ICX_IIO_EVENT_INBOUND_ARB_WON_REQ_OWN /* UNC_IIO_INBOUND_ARB_WON.REQ_OWN ev_sel=0x87 umask=0x4 ch_mask=0xff fc_mask=0x7: Those that ask for ownership. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000487))
#define ICX_IIO_EVENT_INBOUND_ARB_WON_FINAL_RD_WR /* UNC_IIO_INBOUND_ARB_WON.FINAL_RD_WR ev_sel=0x87 umask=0x8 ch_mask=0xff fc_mask=0x7: Those that read or write their line at last. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000887))
#define ICX_IIO_EVENT_INBOUND_ARB_WON_WR /* UNC_IIO_INBOUND_ARB_WON.WR ev_sel=0x87 umask=0x10 ch_mask=0xff fc_mask=0x7: Those that write their line. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000001087))
#define ICX_IIO_EVENT_INBOUND_ARB_WON_DATA /* UNC_IIO_INBOUND_ARB_WON.DATA ev_sel=0x87 umask=0x20 ch_mask=0xff fc_mask=0x7: Those that pass on data to be written. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000002087))
/* UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU ev_sel=0x88: Inbound requests under way, by the step at which they are; added up every cycle. */
#define ICX_IIO_EVENT_NUM_OUTSTANDING_REQ_OF_CPU_IOMMU_REQ /* UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU.IOMMU_REQ ev_sel=0x88 umask=0x1 ch_mask=0xff fc_mask=0x7: Those that ask the IOMMU. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000188))
#define ICX_IIO_EVENT_NUM_OUTSTANDING_REQ_OF_CPU_IOMMU_REQ_COUNTERS 0xcu
#define ICX_IIO_EVENT_NUM_OUTSTANDING_REQ_OF_CPU_IOMMU_HIT /* UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU.IOMMU_HIT ev_sel=0x88 umask=0x2 ch_mask=0xff fc_mask=0x7: Those that take the answer of the IOMMU. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000288))
#define ICX_IIO_EVENT_NUM_OUTSTANDING_REQ_OF_CPU_IOMMU_HIT_COUNTERS 0xcu
#define ICX_IIO_EVENT_NUM_OUTSTANDING_REQ_OF_CPU_REQ_OWN /* UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU.REQ_OWN ev_sel=0x88 umask=0x4 ch_mask=0xff fc_mask=0x7: Those that ask for ownership. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000488))
#define ICX_IIO_EVENT_NUM_OUTSTANDING_REQ_OF_CPU_REQ_OWN_COUNTERS 0xcu
#define ICX_IIO_EVENT_NUM_OUTSTANDING_REQ_OF_CPU_FINAL_RD_WR /* UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU.FINAL_RD_WR ev_sel=0x88 umask=0x8 ch_mask=0xff fc_mask=0x7: Those that read or write their line at last. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000888))
#define ICX_IIO_EVENT_NUM_OUTSTANDING_REQ_OF_CPU_FINAL_RD_WR_COUNTERS 0xcu
#define ICX_IIO_EVENT_NUM_OUTSTANDING_REQ_OF_CPU_WR /* UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU.WR ev_sel=0x88 umask=0x10 ch_mask=0xff fc_mask=0x7: Those that write their line. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000001088))
#define ICX_IIO_EVENT_NUM_OUTSTANDING_REQ_OF_CPU_WR_COUNTERS 0xcu
#define ICX_IIO_EVENT_NUM_OUTSTANDING_REQ_OF_CPU_DATA /* UNC_IIO_NUM_OUTSTANDING_REQ_OF_CPU.DATA ev_sel=0x88 umask=0x20 ch_mask=0xff fc_mask=0x7: Those that pass on data to be written. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000002088))
#define ICX_IIO_EVENT_NUM_OUTSTANDING_REQ_OF_CPU_DATA_COUNTERS 0xcu
/* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT ev_sel=0x8e: Inbound requests, by where they go. */
#define ICX_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_MSGB /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.MSGB ev_sel=0x8e umask=0x1 ch_mask=0xff fc_mask=0x7: To MsgB, which Intel does not explain. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff00000018e))
#define ICX_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_MCAST /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.MCAST ev_sel=0x8e umask=0x2 ch_mask=0xff fc_mask=0x7: To several at once (multicast). */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff00000028e))
#define ICX_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_UBOX /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.UBOX ev_sel=0x8e umask=0x4 ch_mask=0xff fc_mask=0x7: To the UBox. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff00000048e))
#define ICX_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_MEM /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.MEM ev_sel=0x8e umask=0x8 ch_mask=0xff fc_mask=0x7: To memory. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff00000088e))
#define ICX_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_REM_P2P /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.REM_P2P ev_sel=0x8e umask=0x10 ch_mask=0xff fc_mask=0x7: To a device of another socket. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff00000108e))
#define ICX_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_LOC_P2P /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.LOC_P2P ev_sel=0x8e umask=0x20 ch_mask=0xff fc_mask=0x7: To another device of this socket. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff00000208e))
#define ICX_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_CONFINED_P2P /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.CONFINED_P2P ev_sel=0x8e umask=0x40 ch_mask=0xff fc_mask=0x7: To another device, confined. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff00000408e))
#define ICX_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_ABORT /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.ABORT ev_sel=0x8e umask=0x80 ch_mask=0xff fc_mask=0x7: Aborted. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff00000808e))
#define ICX_IIO_EVENT_NUM_TGT_MATCHED_REQ_OF_CPU /* UNC_IIO_NUM_TGT_MATCHED_REQ_OF_CPU ev_sel=0x8f: Inbound requests whose target fits the first address map of the ITC; Intel says no more. */ \
	ICX_IIO_CTL_(UINT64_C(0x8f))
/* UNC_IIO_REQ_FROM_PCIE_PASS_CMPL ev_sel=0x90: Single passes through the pipeline that lines of inbound requests have finished, by step. */
#define ICX_IIO_EVENT_REQ_FROM_PCIE_PASS_CMPL_REQ_OWN /* UNC_IIO_REQ_FROM_PCIE_PASS_CMPL.REQ_OWN ev_sel=0x90 umask=0x4 ch_mask=0xff fc_mask=0x7: Those that ask for ownership. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000490))
#define ICX_IIO_EVENT_REQ_FROM_PCIE_PASS_CMPL_FINAL_RD_WR /* UNC_IIO_REQ_FROM_PCIE_PASS_CMPL.FINAL_RD_WR ev_sel=0x90 umask=0x8 ch_mask=0xff fc_mask=0x7: Those that read or write their line at last. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000890))
#define ICX_IIO_EVENT_REQ_FROM_PCIE_PASS_CMPL_WR /* UNC_IIO_REQ_FROM_PCIE_PASS_CMPL.WR ev_sel=0x90 umask=0x10 ch_mask=0xff fc_mask=0x7: Those that write their line. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000001090))
#define ICX_IIO_EVENT_REQ_FROM_PCIE_PASS_CMPL_DATA /* UNC_IIO_REQ_FROM_PCIE_PASS_CMPL.DATA ev_sel=0x90 umask=0x20 ch_mask=0xff fc_mask=0x7: Those that pass on data to be written. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000002090))
/* UNC_IIO_REQ_FROM_PCIE_CL_CMPL ev_sel=0x91: Lines of inbound requests that are done, by step. */
#define ICX_IIO_EVENT_REQ_FROM_PCIE_CL_CMPL_REQ_OWN /* UNC_IIO_REQ_FROM_PCIE_CL_CMPL.REQ_OWN ev_sel=0x91 umask=0x4 ch_mask=0xff fc_mask=0x7: Those that ask for ownership. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000491))
#define ICX_IIO_EVENT_REQ_FROM_PCIE_CL_CMPL_FINAL_RD_WR /* UNC_IIO_REQ_FROM_PCIE_CL_CMPL.FINAL_RD_WR ev_sel=0x91 umask=0x8 ch_mask=0xff fc_mask=0x7: Those that read or write their line at last. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000891))
#define ICX_IIO_EVENT_REQ_FROM_PCIE_CL_CMPL_WR /* UNC_IIO_REQ_FROM_PCIE_CL_CMPL.WR ev_sel=0x91 umask=0x10 ch_mask=0xff fc_mask=0x7: Those that write their line. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000001091))
#define ICX_IIO_EVENT_REQ_FROM_PCIE_CL_CMPL_DATA /* UNC_IIO_REQ_FROM_PCIE_CL_CMPL.DATA ev_sel=0x91 umask=0x20 ch_mask=0xff fc_mask=0x7: Those that pass on data to be written. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000002091))
/* UNC_IIO_REQ_FROM_PCIE_CMPL ev_sel=0x92: Inbound requests of which every line is done, by step. */
#define ICX_IIO_EVENT_REQ_FROM_PCIE_CMPL_IOMMU_REQ /* UNC_IIO_REQ_FROM_PCIE_CMPL.IOMMU_REQ ev_sel=0x92 umask=0x1 ch_mask=0xff fc_mask=0x7: Those that ask the IOMMU. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000192))
#define ICX_IIO_EVENT_REQ_FROM_PCIE_CMPL_IOMMU_HIT /* UNC_IIO_REQ_FROM_PCIE_CMPL.IOMMU_HIT ev_sel=0x92 umask=0x2 ch_mask=0xff fc_mask=0x7: Those that take the answer of the IOMMU. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000292))
#define ICX_IIO_EVENT_REQ_FROM_PCIE_CMPL_REQ_OWN /* UNC_IIO_REQ_FROM_PCIE_CMPL.REQ_OWN ev_sel=0x92 umask=0x4 ch_mask=0xff fc_mask=0x7: Those that ask for ownership. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000492))
#define ICX_IIO_EVENT_REQ_FROM_PCIE_CMPL_FINAL_RD_WR /* UNC_IIO_REQ_FROM_PCIE_CMPL.FINAL_RD_WR ev_sel=0x92 umask=0x8 ch_mask=0xff fc_mask=0x7: Those that read or write their line at last. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000000892))
#define ICX_IIO_EVENT_REQ_FROM_PCIE_CMPL_WR /* UNC_IIO_REQ_FROM_PCIE_CMPL.WR ev_sel=0x92 umask=0x10 ch_mask=0xff fc_mask=0x7: Those that write their line. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000001092))
#define ICX_IIO_EVENT_REQ_FROM_PCIE_CMPL_DATA /* UNC_IIO_REQ_FROM_PCIE_CMPL.DATA ev_sel=0x92 umask=0x20 ch_mask=0xff fc_mask=0x7: Those that pass on data to be written. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff000002092))
/* UNC_IIO_DATA_REQ_BY_CPU ev_sel=0xc0: Data that cores, or cards of other stacks, write to a card or ask of it (outbound). A count is 4 bytes. */
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART0 ev_sel=0xc0 umask=0x1 ch_mask=0x1 fc_mask=0x7: Written by cores, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x70010000001c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART0_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART1 ev_sel=0xc0 umask=0x1 ch_mask=0x2 fc_mask=0x7: Written by cores, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x70020000001c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART1_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART2 ev_sel=0xc0 umask=0x1 ch_mask=0x4 fc_mask=0x7: Written by cores, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x70040000001c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART2_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART3 ev_sel=0xc0 umask=0x1 ch_mask=0x8 fc_mask=0x7: Written by cores, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x70080000001c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART3_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART0 ev_sel=0xc0 umask=0x4 ch_mask=0x1 fc_mask=0x7: Read by cores, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x70010000004c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART0_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART1 ev_sel=0xc0 umask=0x4 ch_mask=0x2 fc_mask=0x7: Read by cores, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x70020000004c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART1_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART2 ev_sel=0xc0 umask=0x4 ch_mask=0x4 fc_mask=0x7: Read by cores, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x70040000004c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART2_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART3 ev_sel=0xc0 umask=0x4 ch_mask=0x8 fc_mask=0x7: Read by cores, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x70080000004c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART3_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART4 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART4 ev_sel=0xc0 umask=0x1 ch_mask=0x10 fc_mask=0x7: Written by cores, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x70100000001c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART4_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART5 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART5 ev_sel=0xc0 umask=0x1 ch_mask=0x20 fc_mask=0x7: Written by cores, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x70200000001c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART5_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART6 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART6 ev_sel=0xc0 umask=0x1 ch_mask=0x40 fc_mask=0x7: Written by cores, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x70400000001c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART6_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART7 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART7 ev_sel=0xc0 umask=0x1 ch_mask=0x80 fc_mask=0x7: Written by cores, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x70800000001c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART7_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART4 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART4 ev_sel=0xc0 umask=0x4 ch_mask=0x10 fc_mask=0x7: Read by cores, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x70100000004c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART4_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART5 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART5 ev_sel=0xc0 umask=0x4 ch_mask=0x20 fc_mask=0x7: Read by cores, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x70200000004c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART5_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART6 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART6 ev_sel=0xc0 umask=0x4 ch_mask=0x40 fc_mask=0x7: Read by cores, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x70400000004c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART6_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART7 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART7 ev_sel=0xc0 umask=0x4 ch_mask=0x80 fc_mask=0x7: Read by cores, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x70800000004c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART7_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART0 ev_sel=0xc0 umask=0x2 ch_mask=0x1 fc_mask=0x7: Written by another card, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x70010000002c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART0_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART1 ev_sel=0xc0 umask=0x2 ch_mask=0x2 fc_mask=0x7: Written by another card, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x70020000002c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART1_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART2 ev_sel=0xc0 umask=0x2 ch_mask=0x4 fc_mask=0x7: Written by another card, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x70040000002c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART2_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART3 ev_sel=0xc0 umask=0x2 ch_mask=0x8 fc_mask=0x7: Written by another card, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x70080000002c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART3_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART0 ev_sel=0xc0 umask=0x8 ch_mask=0x1 fc_mask=0x7: Read by another card, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x70010000008c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART0_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART1 ev_sel=0xc0 umask=0x8 ch_mask=0x2 fc_mask=0x7: Read by another card, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x70020000008c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART1_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART2 ev_sel=0xc0 umask=0x8 ch_mask=0x4 fc_mask=0x7: Read by another card, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x70040000008c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART2_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART3 ev_sel=0xc0 umask=0x8 ch_mask=0x8 fc_mask=0x7: Read by another card, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x70080000008c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART3_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART4 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART4 ev_sel=0xc0 umask=0x2 ch_mask=0x10 fc_mask=0x7: Written by another card, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x70100000002c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART4_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART5 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART5 ev_sel=0xc0 umask=0x2 ch_mask=0x20 fc_mask=0x7: Written by another card, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x70200000002c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART5_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART6 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART6 ev_sel=0xc0 umask=0x2 ch_mask=0x40 fc_mask=0x7: Written by another card, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x70400000002c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART6_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART7 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART7 ev_sel=0xc0 umask=0x2 ch_mask=0x80 fc_mask=0x7: Written by another card, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x70800000002c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART7_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART4 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART4 ev_sel=0xc0 umask=0x8 ch_mask=0x10 fc_mask=0x7: Read by another card, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x70100000008c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART4_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART5 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART5 ev_sel=0xc0 umask=0x8 ch_mask=0x20 fc_mask=0x7: Read by another card, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x70200000008c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART5_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART6 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART6 ev_sel=0xc0 umask=0x8 ch_mask=0x40 fc_mask=0x7: Read by another card, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x70400000008c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART6_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART7 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART7 ev_sel=0xc0 umask=0x8 ch_mask=0x80 fc_mask=0x7: Read by another card, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x70800000008c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART7_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_WRITE.PART0 ev_sel=0xc0 umask=0x10 ch_mask=0x1 fc_mask=0x7: Written to configuration space, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x70010000010c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART0_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_WRITE.PART1 ev_sel=0xc0 umask=0x10 ch_mask=0x2 fc_mask=0x7: Written to configuration space, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x70020000010c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART1_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_WRITE.PART2 ev_sel=0xc0 umask=0x10 ch_mask=0x4 fc_mask=0x7: Written to configuration space, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x70040000010c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART2_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_WRITE.PART3 ev_sel=0xc0 umask=0x10 ch_mask=0x8 fc_mask=0x7: Written to configuration space, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x70080000010c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART3_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART4 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_WRITE.PART4 ev_sel=0xc0 umask=0x10 ch_mask=0x10 fc_mask=0x7: Written to configuration space, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x70100000010c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART4_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART5 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_WRITE.PART5 ev_sel=0xc0 umask=0x10 ch_mask=0x20 fc_mask=0x7: Written to configuration space, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x70200000010c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART5_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART6 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_WRITE.PART6 ev_sel=0xc0 umask=0x10 ch_mask=0x40 fc_mask=0x7: Written to configuration space, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x70400000010c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART6_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART7 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_WRITE.PART7 ev_sel=0xc0 umask=0x10 ch_mask=0x80 fc_mask=0x7: Written to configuration space, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x70800000010c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_PART7_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.IO_WRITE.PART0 ev_sel=0xc0 umask=0x20 ch_mask=0x1 fc_mask=0x7: Written to I/O space, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x70010000020c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART0_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.IO_WRITE.PART1 ev_sel=0xc0 umask=0x20 ch_mask=0x2 fc_mask=0x7: Written to I/O space, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x70020000020c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART1_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.IO_WRITE.PART2 ev_sel=0xc0 umask=0x20 ch_mask=0x4 fc_mask=0x7: Written to I/O space, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x70040000020c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART2_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.IO_WRITE.PART3 ev_sel=0xc0 umask=0x20 ch_mask=0x8 fc_mask=0x7: Written to I/O space, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x70080000020c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART3_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART4 /* UNC_IIO_DATA_REQ_BY_CPU.IO_WRITE.PART4 ev_sel=0xc0 umask=0x20 ch_mask=0x10 fc_mask=0x7: Written to I/O space, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x70100000020c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART4_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART5 /* UNC_IIO_DATA_REQ_BY_CPU.IO_WRITE.PART5 ev_sel=0xc0 umask=0x20 ch_mask=0x20 fc_mask=0x7: Written to I/O space, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x70200000020c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART5_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART6 /* UNC_IIO_DATA_REQ_BY_CPU.IO_WRITE.PART6 ev_sel=0xc0 umask=0x20 ch_mask=0x40 fc_mask=0x7: Written to I/O space, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x70400000020c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART6_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART7 /* UNC_IIO_DATA_REQ_BY_CPU.IO_WRITE.PART7 ev_sel=0xc0 umask=0x20 ch_mask=0x80 fc_mask=0x7: Written to I/O space, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x70800000020c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_PART7_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.PART0 ev_sel=0xc0 umask=0x40 ch_mask=0x1 fc_mask=0x7: Read from configuration space, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x70010000040c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART0_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.PART1 ev_sel=0xc0 umask=0x40 ch_mask=0x2 fc_mask=0x7: Read from configuration space, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x70020000040c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART1_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.PART2 ev_sel=0xc0 umask=0x40 ch_mask=0x4 fc_mask=0x7: Read from configuration space, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x70040000040c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART2_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.PART3 ev_sel=0xc0 umask=0x40 ch_mask=0x8 fc_mask=0x7: Read from configuration space, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x70080000040c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART3_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART4 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.PART4 ev_sel=0xc0 umask=0x40 ch_mask=0x10 fc_mask=0x7: Read from configuration space, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x70100000040c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART4_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART5 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.PART5 ev_sel=0xc0 umask=0x40 ch_mask=0x20 fc_mask=0x7: Read from configuration space, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x70200000040c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART5_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART6 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.PART6 ev_sel=0xc0 umask=0x40 ch_mask=0x40 fc_mask=0x7: Read from configuration space, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x70400000040c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART6_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART7 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.PART7 ev_sel=0xc0 umask=0x40 ch_mask=0x80 fc_mask=0x7: Read from configuration space, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x70800000040c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_PART7_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.IO_READ.PART0 ev_sel=0xc0 umask=0x80 ch_mask=0x1 fc_mask=0x7: Read from I/O space, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x70010000080c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART0_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.IO_READ.PART1 ev_sel=0xc0 umask=0x80 ch_mask=0x2 fc_mask=0x7: Read from I/O space, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x70020000080c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART1_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.IO_READ.PART2 ev_sel=0xc0 umask=0x80 ch_mask=0x4 fc_mask=0x7: Read from I/O space, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x70040000080c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART2_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.IO_READ.PART3 ev_sel=0xc0 umask=0x80 ch_mask=0x8 fc_mask=0x7: Read from I/O space, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x70080000080c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART3_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART4 /* UNC_IIO_DATA_REQ_BY_CPU.IO_READ.PART4 ev_sel=0xc0 umask=0x80 ch_mask=0x10 fc_mask=0x7: Read from I/O space, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x70100000080c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART4_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART5 /* UNC_IIO_DATA_REQ_BY_CPU.IO_READ.PART5 ev_sel=0xc0 umask=0x80 ch_mask=0x20 fc_mask=0x7: Read from I/O space, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x70200000080c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART5_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART6 /* UNC_IIO_DATA_REQ_BY_CPU.IO_READ.PART6 ev_sel=0xc0 umask=0x80 ch_mask=0x40 fc_mask=0x7: Read from I/O space, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x70400000080c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART6_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART7 /* UNC_IIO_DATA_REQ_BY_CPU.IO_READ.PART7 ev_sel=0xc0 umask=0x80 ch_mask=0x80 fc_mask=0x7: Read from I/O space, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x70800000080c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_PART7_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_IOMMU0 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.IOMMU0 ev_sel=0xc0 umask=0x1 ch_mask=0x100 fc_mask=0x7: Written by cores, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x71000000001c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_IOMMU0_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_IOMMU1 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.IOMMU1 ev_sel=0xc0 umask=0x1 ch_mask=0x200 fc_mask=0x7: Written by cores, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x72000000001c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_IOMMU1_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_IOMMU0 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.IOMMU0 ev_sel=0xc0 umask=0x2 ch_mask=0x100 fc_mask=0x7: Written by another card, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x71000000002c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_IOMMU0_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_IOMMU1 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.IOMMU1 ev_sel=0xc0 umask=0x2 ch_mask=0x200 fc_mask=0x7: Written by another card, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x72000000002c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_IOMMU1_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_IOMMU0 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.IOMMU0 ev_sel=0xc0 umask=0x4 ch_mask=0x100 fc_mask=0x7: Read by cores, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x71000000004c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_IOMMU0_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_IOMMU1 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.IOMMU1 ev_sel=0xc0 umask=0x4 ch_mask=0x200 fc_mask=0x7: Read by cores, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x72000000004c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_IOMMU1_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_IOMMU0 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.IOMMU0 ev_sel=0xc0 umask=0x8 ch_mask=0x100 fc_mask=0x7: Read by another card, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x71000000008c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_IOMMU0_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_IOMMU1 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.IOMMU1 ev_sel=0xc0 umask=0x8 ch_mask=0x200 fc_mask=0x7: Read by another card, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x72000000008c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_IOMMU1_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_IOMMU0 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_WRITE.IOMMU0 ev_sel=0xc0 umask=0x10 ch_mask=0x100 fc_mask=0x7: Written to configuration space, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x71000000010c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_IOMMU0_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_IOMMU1 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_WRITE.IOMMU1 ev_sel=0xc0 umask=0x10 ch_mask=0x200 fc_mask=0x7: Written to configuration space, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x72000000010c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_WRITE_IOMMU1_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_IOMMU0 /* UNC_IIO_DATA_REQ_BY_CPU.IO_WRITE.IOMMU0 ev_sel=0xc0 umask=0x20 ch_mask=0x100 fc_mask=0x7: Written to I/O space, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x71000000020c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_IOMMU0_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_IOMMU1 /* UNC_IIO_DATA_REQ_BY_CPU.IO_WRITE.IOMMU1 ev_sel=0xc0 umask=0x20 ch_mask=0x200 fc_mask=0x7: Written to I/O space, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x72000000020c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_WRITE_IOMMU1_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_IOMMU0 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.IOMMU0 ev_sel=0xc0 umask=0x40 ch_mask=0x100 fc_mask=0x7: Read from configuration space, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x71000000040c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_IOMMU0_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_IOMMU1 /* UNC_IIO_DATA_REQ_BY_CPU.CFG_READ.IOMMU1 ev_sel=0xc0 umask=0x40 ch_mask=0x200 fc_mask=0x7: Read from configuration space, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x72000000040c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_CFG_READ_IOMMU1_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_IOMMU0 /* UNC_IIO_DATA_REQ_BY_CPU.IO_READ.IOMMU0 ev_sel=0xc0 umask=0x80 ch_mask=0x100 fc_mask=0x7: Read from I/O space, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x71000000080c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_IOMMU0_COUNTERS 0xcu
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_IOMMU1 /* UNC_IIO_DATA_REQ_BY_CPU.IO_READ.IOMMU1 ev_sel=0xc0 umask=0x80 ch_mask=0x200 fc_mask=0x7: Read from I/O space, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x72000000080c0))
#define ICX_IIO_EVENT_DATA_REQ_BY_CPU_IO_READ_IOMMU1_COUNTERS 0xcu
/* UNC_IIO_TXN_REQ_BY_CPU ev_sel=0xc1: Transactions by which cores, or cards of other stacks, write to a card or ask for its data (outbound). Each has up to 64 bytes. */
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART0 ev_sel=0xc1 umask=0x1 ch_mask=0x1 fc_mask=0x7: Writes by cores, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x70010000001c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART1 ev_sel=0xc1 umask=0x1 ch_mask=0x2 fc_mask=0x7: Writes by cores, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x70020000001c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART2 ev_sel=0xc1 umask=0x1 ch_mask=0x4 fc_mask=0x7: Writes by cores, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x70040000001c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART3 ev_sel=0xc1 umask=0x1 ch_mask=0x8 fc_mask=0x7: Writes by cores, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x70080000001c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART0 ev_sel=0xc1 umask=0x4 ch_mask=0x1 fc_mask=0x7: Reads by cores, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x70010000004c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART1 ev_sel=0xc1 umask=0x4 ch_mask=0x2 fc_mask=0x7: Reads by cores, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x70020000004c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART2 ev_sel=0xc1 umask=0x4 ch_mask=0x4 fc_mask=0x7: Reads by cores, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x70040000004c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART3 ev_sel=0xc1 umask=0x4 ch_mask=0x8 fc_mask=0x7: Reads by cores, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x70080000004c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART4 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART4 ev_sel=0xc1 umask=0x1 ch_mask=0x10 fc_mask=0x7: Writes by cores, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x70100000001c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART5 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART5 ev_sel=0xc1 umask=0x1 ch_mask=0x20 fc_mask=0x7: Writes by cores, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x70200000001c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART6 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART6 ev_sel=0xc1 umask=0x1 ch_mask=0x40 fc_mask=0x7: Writes by cores, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x70400000001c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART7 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART7 ev_sel=0xc1 umask=0x1 ch_mask=0x80 fc_mask=0x7: Writes by cores, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x70800000001c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART4 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART4 ev_sel=0xc1 umask=0x4 ch_mask=0x10 fc_mask=0x7: Reads by cores, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x70100000004c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART5 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART5 ev_sel=0xc1 umask=0x4 ch_mask=0x20 fc_mask=0x7: Reads by cores, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x70200000004c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART6 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART6 ev_sel=0xc1 umask=0x4 ch_mask=0x40 fc_mask=0x7: Reads by cores, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x70400000004c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART7 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART7 ev_sel=0xc1 umask=0x4 ch_mask=0x80 fc_mask=0x7: Reads by cores, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x70800000004c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART0 ev_sel=0xc1 umask=0x2 ch_mask=0x1 fc_mask=0x7: Writes by another card, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x70010000002c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART1 ev_sel=0xc1 umask=0x2 ch_mask=0x2 fc_mask=0x7: Writes by another card, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x70020000002c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART2 ev_sel=0xc1 umask=0x2 ch_mask=0x4 fc_mask=0x7: Writes by another card, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x70040000002c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART3 ev_sel=0xc1 umask=0x2 ch_mask=0x8 fc_mask=0x7: Writes by another card, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x70080000002c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART4 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART4 ev_sel=0xc1 umask=0x2 ch_mask=0x10 fc_mask=0x7: Writes by another card, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x70100000002c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART5 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART5 ev_sel=0xc1 umask=0x2 ch_mask=0x20 fc_mask=0x7: Writes by another card, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x70200000002c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART6 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART6 ev_sel=0xc1 umask=0x2 ch_mask=0x40 fc_mask=0x7: Writes by another card, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x70400000002c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART7 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART7 ev_sel=0xc1 umask=0x2 ch_mask=0x80 fc_mask=0x7: Writes by another card, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x70800000002c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.PART0 ev_sel=0xc1 umask=0x8 ch_mask=0x1 fc_mask=0x7: Reads by another card, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x70010000008c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.PART1 ev_sel=0xc1 umask=0x8 ch_mask=0x2 fc_mask=0x7: Reads by another card, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x70020000008c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.PART2 ev_sel=0xc1 umask=0x8 ch_mask=0x4 fc_mask=0x7: Reads by another card, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x70040000008c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.PART3 ev_sel=0xc1 umask=0x8 ch_mask=0x8 fc_mask=0x7: Reads by another card, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x70080000008c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_PART4 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.PART4 ev_sel=0xc1 umask=0x8 ch_mask=0x10 fc_mask=0x7: Reads by another card, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x70100000008c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_PART5 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.PART5 ev_sel=0xc1 umask=0x8 ch_mask=0x20 fc_mask=0x7: Reads by another card, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x70200000008c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_PART6 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.PART6 ev_sel=0xc1 umask=0x8 ch_mask=0x40 fc_mask=0x7: Reads by another card, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x70400000008c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_PART7 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.PART7 ev_sel=0xc1 umask=0x8 ch_mask=0x80 fc_mask=0x7: Reads by another card, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x70800000008c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_WRITE_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_WRITE.PART0 ev_sel=0xc1 umask=0x10 ch_mask=0x1 fc_mask=0x7: Writes to configuration space, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x70010000010c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_WRITE_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_WRITE.PART1 ev_sel=0xc1 umask=0x10 ch_mask=0x2 fc_mask=0x7: Writes to configuration space, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x70020000010c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_WRITE_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_WRITE.PART2 ev_sel=0xc1 umask=0x10 ch_mask=0x4 fc_mask=0x7: Writes to configuration space, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x70040000010c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_WRITE_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_WRITE.PART3 ev_sel=0xc1 umask=0x10 ch_mask=0x8 fc_mask=0x7: Writes to configuration space, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x70080000010c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_WRITE_PART4 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_WRITE.PART4 ev_sel=0xc1 umask=0x10 ch_mask=0x10 fc_mask=0x7: Writes to configuration space, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x70100000010c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_WRITE_PART5 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_WRITE.PART5 ev_sel=0xc1 umask=0x10 ch_mask=0x20 fc_mask=0x7: Writes to configuration space, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x70200000010c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_WRITE_PART6 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_WRITE.PART6 ev_sel=0xc1 umask=0x10 ch_mask=0x40 fc_mask=0x7: Writes to configuration space, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x70400000010c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_WRITE_PART7 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_WRITE.PART7 ev_sel=0xc1 umask=0x10 ch_mask=0x80 fc_mask=0x7: Writes to configuration space, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x70800000010c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_WRITE_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.IO_WRITE.PART0 ev_sel=0xc1 umask=0x20 ch_mask=0x1 fc_mask=0x7: Writes to I/O space, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x70010000020c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_WRITE_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.IO_WRITE.PART1 ev_sel=0xc1 umask=0x20 ch_mask=0x2 fc_mask=0x7: Writes to I/O space, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x70020000020c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_WRITE_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.IO_WRITE.PART2 ev_sel=0xc1 umask=0x20 ch_mask=0x4 fc_mask=0x7: Writes to I/O space, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x70040000020c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_WRITE_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.IO_WRITE.PART3 ev_sel=0xc1 umask=0x20 ch_mask=0x8 fc_mask=0x7: Writes to I/O space, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x70080000020c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_WRITE_PART4 /* UNC_IIO_TXN_REQ_BY_CPU.IO_WRITE.PART4 ev_sel=0xc1 umask=0x20 ch_mask=0x10 fc_mask=0x7: Writes to I/O space, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x70100000020c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_WRITE_PART5 /* UNC_IIO_TXN_REQ_BY_CPU.IO_WRITE.PART5 ev_sel=0xc1 umask=0x20 ch_mask=0x20 fc_mask=0x7: Writes to I/O space, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x70200000020c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_WRITE_PART6 /* UNC_IIO_TXN_REQ_BY_CPU.IO_WRITE.PART6 ev_sel=0xc1 umask=0x20 ch_mask=0x40 fc_mask=0x7: Writes to I/O space, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x70400000020c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_WRITE_PART7 /* UNC_IIO_TXN_REQ_BY_CPU.IO_WRITE.PART7 ev_sel=0xc1 umask=0x20 ch_mask=0x80 fc_mask=0x7: Writes to I/O space, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x70800000020c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_READ_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_READ.PART0 ev_sel=0xc1 umask=0x40 ch_mask=0x1 fc_mask=0x7: Reads of configuration space, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x70010000040c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_READ_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_READ.PART1 ev_sel=0xc1 umask=0x40 ch_mask=0x2 fc_mask=0x7: Reads of configuration space, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x70020000040c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_READ_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_READ.PART2 ev_sel=0xc1 umask=0x40 ch_mask=0x4 fc_mask=0x7: Reads of configuration space, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x70040000040c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_READ_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_READ.PART3 ev_sel=0xc1 umask=0x40 ch_mask=0x8 fc_mask=0x7: Reads of configuration space, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x70080000040c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_READ_PART4 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_READ.PART4 ev_sel=0xc1 umask=0x40 ch_mask=0x10 fc_mask=0x7: Reads of configuration space, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x70100000040c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_READ_PART5 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_READ.PART5 ev_sel=0xc1 umask=0x40 ch_mask=0x20 fc_mask=0x7: Reads of configuration space, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x70200000040c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_READ_PART6 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_READ.PART6 ev_sel=0xc1 umask=0x40 ch_mask=0x40 fc_mask=0x7: Reads of configuration space, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x70400000040c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_READ_PART7 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_READ.PART7 ev_sel=0xc1 umask=0x40 ch_mask=0x80 fc_mask=0x7: Reads of configuration space, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x70800000040c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_READ_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.IO_READ.PART0 ev_sel=0xc1 umask=0x80 ch_mask=0x1 fc_mask=0x7: Reads of I/O space, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x70010000080c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_READ_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.IO_READ.PART1 ev_sel=0xc1 umask=0x80 ch_mask=0x2 fc_mask=0x7: Reads of I/O space, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x70020000080c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_READ_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.IO_READ.PART2 ev_sel=0xc1 umask=0x80 ch_mask=0x4 fc_mask=0x7: Reads of I/O space, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x70040000080c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_READ_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.IO_READ.PART3 ev_sel=0xc1 umask=0x80 ch_mask=0x8 fc_mask=0x7: Reads of I/O space, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x70080000080c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_READ_PART4 /* UNC_IIO_TXN_REQ_BY_CPU.IO_READ.PART4 ev_sel=0xc1 umask=0x80 ch_mask=0x10 fc_mask=0x7: Reads of I/O space, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x70100000080c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_READ_PART5 /* UNC_IIO_TXN_REQ_BY_CPU.IO_READ.PART5 ev_sel=0xc1 umask=0x80 ch_mask=0x20 fc_mask=0x7: Reads of I/O space, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x70200000080c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_READ_PART6 /* UNC_IIO_TXN_REQ_BY_CPU.IO_READ.PART6 ev_sel=0xc1 umask=0x80 ch_mask=0x40 fc_mask=0x7: Reads of I/O space, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x70400000080c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_READ_PART7 /* UNC_IIO_TXN_REQ_BY_CPU.IO_READ.PART7 ev_sel=0xc1 umask=0x80 ch_mask=0x80 fc_mask=0x7: Reads of I/O space, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x70800000080c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_IOMMU0 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.IOMMU0 ev_sel=0xc1 umask=0x1 ch_mask=0x100 fc_mask=0x7: Writes by cores, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x71000000001c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_IOMMU1 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.IOMMU1 ev_sel=0xc1 umask=0x1 ch_mask=0x200 fc_mask=0x7: Writes by cores, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x72000000001c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_IOMMU0 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.IOMMU0 ev_sel=0xc1 umask=0x2 ch_mask=0x200 fc_mask=0x7: Writes by another card, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x72000000002c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_IOMMU0 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.IOMMU0 ev_sel=0xc1 umask=0x4 ch_mask=0x100 fc_mask=0x7: Reads by cores, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x71000000004c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_IOMMU1 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.IOMMU1 ev_sel=0xc1 umask=0x4 ch_mask=0x200 fc_mask=0x7: Reads by cores, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x72000000004c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_IOMMU0 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.IOMMU0 ev_sel=0xc1 umask=0x8 ch_mask=0x100 fc_mask=0x7: Reads by another card, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x71000000008c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_PEER_READ_IOMMU1 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_READ.IOMMU1 ev_sel=0xc1 umask=0x8 ch_mask=0x200 fc_mask=0x7: Reads by another card, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x72000000008c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_WRITE_IOMMU0 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_WRITE.IOMMU0 ev_sel=0xc1 umask=0x10 ch_mask=0x100 fc_mask=0x7: Writes to configuration space, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x71000000010c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_WRITE_IOMMU1 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_WRITE.IOMMU1 ev_sel=0xc1 umask=0x10 ch_mask=0x200 fc_mask=0x7: Writes to configuration space, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x72000000010c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_WRITE_IOMMU0 /* UNC_IIO_TXN_REQ_BY_CPU.IO_WRITE.IOMMU0 ev_sel=0xc1 umask=0x20 ch_mask=0x100 fc_mask=0x7: Writes to I/O space, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x71000000020c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_WRITE_IOMMU1 /* UNC_IIO_TXN_REQ_BY_CPU.IO_WRITE.IOMMU1 ev_sel=0xc1 umask=0x20 ch_mask=0x200 fc_mask=0x7: Writes to I/O space, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x72000000020c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_READ_IOMMU0 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_READ.IOMMU0 ev_sel=0xc1 umask=0x40 ch_mask=0x100 fc_mask=0x7: Reads of configuration space, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x71000000040c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_CFG_READ_IOMMU1 /* UNC_IIO_TXN_REQ_BY_CPU.CFG_READ.IOMMU1 ev_sel=0xc1 umask=0x40 ch_mask=0x200 fc_mask=0x7: Reads of configuration space, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x72000000040c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_READ_IOMMU0 /* UNC_IIO_TXN_REQ_BY_CPU.IO_READ.IOMMU0 ev_sel=0xc1 umask=0x80 ch_mask=0x100 fc_mask=0x7: Reads of I/O space, address translation of type 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x71000000080c1))
#define ICX_IIO_EVENT_TXN_REQ_BY_CPU_IO_READ_IOMMU1 /* UNC_IIO_TXN_REQ_BY_CPU.IO_READ.IOMMU1 ev_sel=0xc1 umask=0x80 ch_mask=0x200 fc_mask=0x7: Reads of I/O space, address translation of type 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x72000000080c1))
/* UNC_IIO_COMP_BUF_INSERTS ev_sel=0xc2: Completions that enter the completion buffer. */
#define ICX_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART0 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART0 ev_sel=0xc2 umask=0x3 ch_mask=0x1 fc_mask=0x4: Completions with data, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x40010000003c2))
#define ICX_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART1 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART1 ev_sel=0xc2 umask=0x3 ch_mask=0x2 fc_mask=0x4: Completions with data, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x40020000003c2))
#define ICX_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART2 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART2 ev_sel=0xc2 umask=0x3 ch_mask=0x4 fc_mask=0x4: Completions with data, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x40040000003c2))
#define ICX_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART3 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART3 ev_sel=0xc2 umask=0x3 ch_mask=0x8 fc_mask=0x4: Completions with data, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x40080000003c2))
#define ICX_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART4 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART4 ev_sel=0xc2 umask=0x3 ch_mask=0x10 fc_mask=0x4: Completions with data, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x40100000003c2))
#define ICX_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART5 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART5 ev_sel=0xc2 umask=0x3 ch_mask=0x20 fc_mask=0x4: Completions with data, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x40200000003c2))
#define ICX_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART6 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART6 ev_sel=0xc2 umask=0x3 ch_mask=0x40 fc_mask=0x4: Completions with data, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x40400000003c2))
#define ICX_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART7 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART7 ev_sel=0xc2 umask=0x3 ch_mask=0x80 fc_mask=0x4: Completions with data, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x40800000003c2))
#define ICX_IIO_EVENT_COMP_BUF_INSERTS_CMPD_ALL_PARTS /* UNC_IIO_COMP_BUF_INSERTS.CMPD.ALL_PARTS ev_sel=0xc2 umask=0x3 ch_mask=0xff fc_mask=0x4: Completions with data, all parts. */ \
	ICX_IIO_CTL_(UINT64_C(0x40ff0000003c2))
#define ICX_IIO_EVENT_COMP_BUF_INSERTS_CMPD_ALL /* UNC_IIO_COMP_BUF_INSERTS.CMPD.ALL ev_sel=0xc2 umask=0x3 ch_mask=0xff fc_mask=0x4: Completions with data, all parts. */ \
	ICX_IIO_CTL_(UINT64_C(0x40ff0000003c2))
/* UNC_IIO_NUM_REQ_FROM_CPU ev_sel=0xc2: Requests sent to cards. */
#define ICX_IIO_EVENT_NUM_REQ_FROM_CPU_IRP /* UNC_IIO_NUM_REQ_FROM_CPU.IRP ev_sel=0xc2 umask=0x1 ch_mask=0xff fc_mask=0x7: From the IRP. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff0000001c2))
#define ICX_IIO_EVENT_NUM_REQ_FROM_CPU_ITC /* UNC_IIO_NUM_REQ_FROM_CPU.ITC ev_sel=0xc2 umask=0x2 ch_mask=0xff fc_mask=0x7: From the ITC, for confined traffic between devices. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff0000002c2))
#define ICX_IIO_EVENT_NUM_REQ_FROM_CPU_PREALLOC /* UNC_IIO_NUM_REQ_FROM_CPU.PREALLOC ev_sel=0xc2 umask=0x4 ch_mask=0xff fc_mask=0x7: Room taken ahead for completions. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff0000004c2))
/* UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU ev_sel=0xc5: Outbound requests under way, added up every cycle; the name is misspelt in Intel's list. */
#define ICX_IIO_EVENT_NUM_OUSTANDING_REQ_FROM_CPU_TO_IO /* UNC_IIO_NUM_OUSTANDING_REQ_FROM_CPU.TO_IO ev_sel=0xc5 umask=0x8 ch_mask=0xff fc_mask=0x7: Towards the device. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff0000008c5))
#define ICX_IIO_EVENT_NUM_OUSTANDING_REQ_FROM_CPU_TO_IO_COUNTERS 0xcu
/* UNC_IIO_OUTBOUND_CL_REQS_ISSUED ev_sel=0xd0: Lines of outbound requests that were issued. */
#define ICX_IIO_EVENT_OUTBOUND_CL_REQS_ISSUED_TO_IO /* UNC_IIO_OUTBOUND_CL_REQS_ISSUED.TO_IO ev_sel=0xd0 umask=0x8 ch_mask=0xff fc_mask=0x7: Towards the device. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff0000008d0))
/* UNC_IIO_OUTBOUND_TLP_REQS_ISSUED ev_sel=0xd1: Packets of outbound requests that were issued. */
#define ICX_IIO_EVENT_OUTBOUND_TLP_REQS_ISSUED_TO_IO /* UNC_IIO_OUTBOUND_TLP_REQS_ISSUED.TO_IO ev_sel=0xd1 umask=0x8 ch_mask=0xff fc_mask=0x7: Towards the device. */ \
	ICX_IIO_CTL_(UINT64_C(0x70ff0000008d1))
/* UNC_IIO_COMP_BUF_OCCUPANCY ev_sel=0xd5: Completions in the completion buffer, added up every cycle. Divided by COMP_BUF_INSERTS it gives the mean time that a read waits for its data. */
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART0 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART0 ev_sel=0xd5 umask=0x1 fc_mask=0x4: Completions with data, part 0. */ \
	ICX_IIO_CTL_(UINT64_C(0x40000000001d5))
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART0_COUNTERS 0xcu
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART7 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART7 ev_sel=0xd5 umask=0x80 fc_mask=0x4: Completions with data, part 7. */ \
	ICX_IIO_CTL_(UINT64_C(0x40000000080d5))
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART7_COUNTERS 0xcu
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART6 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART6 ev_sel=0xd5 umask=0x40 fc_mask=0x4: Completions with data, part 6. */ \
	ICX_IIO_CTL_(UINT64_C(0x40000000040d5))
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART6_COUNTERS 0xcu
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART5 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART5 ev_sel=0xd5 umask=0x20 fc_mask=0x4: Completions with data, part 5. */ \
	ICX_IIO_CTL_(UINT64_C(0x40000000020d5))
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART5_COUNTERS 0xcu
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART4 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART4 ev_sel=0xd5 umask=0x10 fc_mask=0x4: Completions with data, part 4. */ \
	ICX_IIO_CTL_(UINT64_C(0x40000000010d5))
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART4_COUNTERS 0xcu
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART3 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART3 ev_sel=0xd5 umask=0x8 fc_mask=0x4: Completions with data, part 3. */ \
	ICX_IIO_CTL_(UINT64_C(0x40000000008d5))
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART3_COUNTERS 0xcu
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART2 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART2 ev_sel=0xd5 umask=0x4 fc_mask=0x4: Completions with data, part 2. */ \
	ICX_IIO_CTL_(UINT64_C(0x40000000004d5))
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART2_COUNTERS 0xcu
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART1 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART1 ev_sel=0xd5 umask=0x2 fc_mask=0x4: Completions with data, part 1. */ \
	ICX_IIO_CTL_(UINT64_C(0x40000000002d5))
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART1_COUNTERS 0xcu
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_ALL_PARTS /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.ALL_PARTS ev_sel=0xd5 umask=0xff fc_mask=0x4: Completions with data, all parts. */ \
	ICX_IIO_CTL_(UINT64_C(0x400000000ffd5))
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_ALL_PARTS_COUNTERS 0xcu
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_ALL /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.ALL ev_sel=0xd5 umask=0xff fc_mask=0x4: Completions with data, all parts. */ \
	ICX_IIO_CTL_(UINT64_C(0x400000000ffd5))
#define ICX_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_ALL_COUNTERS 0xcu
/* UNC_IIO_CLOCKTICKS_FREERUN: Clock cycles of the stack, by a counter that runs freely. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART0_FREERUN: Data that came in through part 0, by a counter that runs freely. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART1_FREERUN: Data that came in through part 1, by a counter that runs freely. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART2_FREERUN: Data that came in through part 2, by a counter that runs freely. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART3_FREERUN: Data that came in through part 3, by a counter that runs freely. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART4_FREERUN: Data that came in through part 4, by a counter that runs freely. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART5_FREERUN: Data that came in through part 5, by a counter that runs freely. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART6_FREERUN: Data that came in through part 6, by a counter that runs freely. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART7_FREERUN: Data that came in through part 7, by a counter that runs freely. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART0_FREERUN: Data that went out through part 0, by a counter that runs freely; Intel's descriptions say in. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART1_FREERUN: Data that went out through part 1, by a counter that runs freely; Intel's descriptions say in. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN: Data that went out through part 2, by a counter that runs freely; Intel's descriptions say in. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART3_FREERUN: Data that went out through part 3, by a counter that runs freely; Intel's descriptions say in. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART4_FREERUN: Data that went out through part 4, by a counter that runs freely; Intel's descriptions say in. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART5_FREERUN: Data that went out through part 5, by a counter that runs freely; Intel's descriptions say in. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART6_FREERUN: Data that went out through part 6, by a counter that runs freely; Intel's descriptions say in. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART7_FREERUN: Data that went out through part 7, by a counter that runs freely; Intel's descriptions say in. It has no constant: no source gives its control register. */

#endif
