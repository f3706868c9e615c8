/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/emr/iio.events.json by "make generate". Do not edit. */
/*
 * The events of emr iio as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_EMR_IIO_EVENTS_H
#define UNCORE_EMR_IIO_EVENTS_H

#include "uncore/emr/iio.h"

#define EMR_IIO_CTL_(raw) UNCORE_VALUE_(emr_iio_ctl, raw)
#define EMR_IIO_EVENT_CLOCKTICKS /* UNC_IIO_CLOCKTICKS ev_sel=0x1: Clock cycles of the stack. */ \
	EMR_IIO_CTL_(UINT64_C(0x1))
/* UNC_IIO_CLOCKTICKS_FREERUN: Cycles of the clock of the stack, in a counter that runs freely. It has no constant: no source gives its control register. */
/* UNC_IIO_MASK_MATCH_AND ev_sel=0x2: Cycles in which all bits of the mask match on the debug buses; no source gives the mask's registers. */
#define EMR_IIO_EVENT_MASK_MATCH_AND_BUS0 /* UNC_IIO_MASK_MATCH_AND.BUS0 ev_sel=0x2 umask=0x1: On the bus that is not PCIe. */ \
	EMR_IIO_CTL_(UINT64_C(0x102))
#define EMR_IIO_EVENT_MASK_MATCH_AND_BUS0_COUNTERS 0x3u
#define EMR_IIO_EVENT_MASK_MATCH_AND_BUS1 /* UNC_IIO_MASK_MATCH_AND.BUS1 ev_sel=0x2 umask=0x2: On the PCIe bus. */ \
	EMR_IIO_CTL_(UINT64_C(0x202))
#define EMR_IIO_EVENT_MASK_MATCH_AND_BUS1_COUNTERS 0x3u
#define EMR_IIO_EVENT_MASK_MATCH_AND_BUS0_NOT_BUS1 /* UNC_IIO_MASK_MATCH_AND.BUS0_NOT_BUS1 ev_sel=0x2 umask=0x4: On the bus that is not PCIe, and not on the PCIe bus. */ \
	EMR_IIO_CTL_(UINT64_C(0x402))
#define EMR_IIO_EVENT_MASK_MATCH_AND_BUS0_NOT_BUS1_COUNTERS 0x3u
#define EMR_IIO_EVENT_MASK_MATCH_AND_BUS0_BUS1 /* UNC_IIO_MASK_MATCH_AND.BUS0_BUS1 ev_sel=0x2 umask=0x8: On both. */ \
	EMR_IIO_CTL_(UINT64_C(0x802))
#define EMR_IIO_EVENT_MASK_MATCH_AND_BUS0_BUS1_COUNTERS 0x3u
#define EMR_IIO_EVENT_MASK_MATCH_AND_NOT_BUS0_BUS1 /* UNC_IIO_MASK_MATCH_AND.NOT_BUS0_BUS1 ev_sel=0x2 umask=0x10: On the PCIe bus, and not on the other. */ \
	EMR_IIO_CTL_(UINT64_C(0x1002))
#define EMR_IIO_EVENT_MASK_MATCH_AND_NOT_BUS0_BUS1_COUNTERS 0x3u
#define EMR_IIO_EVENT_MASK_MATCH_AND_NOT_BUS0_NOT_BUS1 /* UNC_IIO_MASK_MATCH_AND.NOT_BUS0_NOT_BUS1 ev_sel=0x2 umask=0x20: On neither. */ \
	EMR_IIO_CTL_(UINT64_C(0x2002))
#define EMR_IIO_EVENT_MASK_MATCH_AND_NOT_BUS0_NOT_BUS1_COUNTERS 0x3u
/* UNC_IIO_MASK_MATCH_OR ev_sel=0x3: Cycles in which any bit of the mask matches on the debug buses; no source gives the mask's registers. */
#define EMR_IIO_EVENT_MASK_MATCH_OR_BUS0 /* UNC_IIO_MASK_MATCH_OR.BUS0 ev_sel=0x3 umask=0x1: On the bus that is not PCIe. */ \
	EMR_IIO_CTL_(UINT64_C(0x103))
#define EMR_IIO_EVENT_MASK_MATCH_OR_BUS0_COUNTERS 0x3u
#define EMR_IIO_EVENT_MASK_MATCH_OR_BUS1 /* UNC_IIO_MASK_MATCH_OR.BUS1 ev_sel=0x3 umask=0x2: On the PCIe bus. */ \
	EMR_IIO_CTL_(UINT64_C(0x203))
#define EMR_IIO_EVENT_MASK_MATCH_OR_BUS1_COUNTERS 0x3u
#define EMR_IIO_EVENT_MASK_MATCH_OR_BUS0_NOT_BUS1 /* UNC_IIO_MASK_MATCH_OR.BUS0_NOT_BUS1 ev_sel=0x3 umask=0x4: On the bus that is not PCIe, and not on the PCIe bus. */ \
	EMR_IIO_CTL_(UINT64_C(0x403))
#define EMR_IIO_EVENT_MASK_MATCH_OR_BUS0_NOT_BUS1_COUNTERS 0x3u
#define EMR_IIO_EVENT_MASK_MATCH_OR_BUS0_BUS1 /* UNC_IIO_MASK_MATCH_OR.BUS0_BUS1 ev_sel=0x3 umask=0x8: On both. */ \
	EMR_IIO_CTL_(UINT64_C(0x803))
#define EMR_IIO_EVENT_MASK_MATCH_OR_BUS0_BUS1_COUNTERS 0x3u
#define EMR_IIO_EVENT_MASK_MATCH_OR_NOT_BUS0_BUS1 /* UNC_IIO_MASK_MATCH_OR.NOT_BUS0_BUS1 ev_sel=0x3 umask=0x10: On the PCIe bus, and not on the other. */ \
	EMR_IIO_CTL_(UINT64_C(0x1003))
#define EMR_IIO_EVENT_MASK_MATCH_OR_NOT_BUS0_BUS1_COUNTERS 0x3u
#define EMR_IIO_EVENT_MASK_MATCH_OR_NOT_BUS0_NOT_BUS1 /* UNC_IIO_MASK_MATCH_OR.NOT_BUS0_NOT_BUS1 ev_sel=0x3 umask=0x20: On neither. */ \
	EMR_IIO_CTL_(UINT64_C(0x2003))
#define EMR_IIO_EVENT_MASK_MATCH_OR_NOT_BUS0_NOT_BUS1_COUNTERS 0x3u
/* UNC_IIO_IOMMU0 ev_sel=0x40: Look-ups of the caches for translated addresses (IOTLB) and of contexts. */
#define EMR_IIO_EVENT_IOMMU0_MISSES /* UNC_IIO_IOMMU0.MISSES ev_sel=0x40 umask=0x20: Misses of the IOTLB. */ \
	EMR_IIO_CTL_(UINT64_C(0x2040))
#define EMR_IIO_EVENT_IOMMU0_MISSES_COUNTERS 0x1u
#define EMR_IIO_EVENT_IOMMU0_FIRST_LOOKUPS /* UNC_IIO_IOMMU0.FIRST_LOOKUPS ev_sel=0x40 umask=0x1: First look-ups of the IOTLB. */ \
	EMR_IIO_CTL_(UINT64_C(0x140))
#define EMR_IIO_EVENT_IOMMU0_FIRST_LOOKUPS_COUNTERS 0x1u
#define EMR_IIO_EVENT_IOMMU0_4K_HITS /* UNC_IIO_IOMMU0.4K_HITS ev_sel=0x40 umask=0x4: Hits of the IOTLB on a page of 4 KiB. */ \
	EMR_IIO_CTL_(UINT64_C(0x440))
#define EMR_IIO_EVENT_IOMMU0_4K_HITS_COUNTERS 0x1u
#define EMR_IIO_EVENT_IOMMU0_2M_HITS /* UNC_IIO_IOMMU0.2M_HITS ev_sel=0x40 umask=0x8: Hits of the IOTLB on a page of 2 MiB. */ \
	EMR_IIO_CTL_(UINT64_C(0x840))
#define EMR_IIO_EVENT_IOMMU0_2M_HITS_COUNTERS 0x1u
#define EMR_IIO_EVENT_IOMMU0_1G_HITS /* UNC_IIO_IOMMU0.1G_HITS ev_sel=0x40 umask=0x10: Hits of the IOTLB on a page of 1 GiB. */ \
	EMR_IIO_CTL_(UINT64_C(0x1040))
#define EMR_IIO_EVENT_IOMMU0_1G_HITS_COUNTERS 0x1u
#define EMR_IIO_EVENT_IOMMU0_CTXT_CACHE_LOOKUPS /* UNC_IIO_IOMMU0.CTXT_CACHE_LOOKUPS ev_sel=0x40 umask=0x40: Look-ups of the cache of contexts. */ \
	EMR_IIO_CTL_(UINT64_C(0x4040))
#define EMR_IIO_EVENT_IOMMU0_CTXT_CACHE_LOOKUPS_COUNTERS 0x1u
#define EMR_IIO_EVENT_IOMMU0_CTXT_CACHE_HITS /* UNC_IIO_IOMMU0.CTXT_CACHE_HITS ev_sel=0x40 umask=0x80: Hits of the cache of contexts. */ \
	EMR_IIO_CTL_(UINT64_C(0x8040))
#define EMR_IIO_EVENT_IOMMU0_CTXT_CACHE_HITS_COUNTERS 0x1u
/* UNC_IIO_IOMMU1 ev_sel=0x41: Accesses to memory for translation, and the cache of second-level page walks. */
#define EMR_IIO_EVENT_IOMMU1_PWT_CACHE_LOOKUPS /* UNC_IIO_IOMMU1.PWT_CACHE_LOOKUPS ev_sel=0x41 umask=0x1: Look-ups of the cache of page walks. */ \
	EMR_IIO_CTL_(UINT64_C(0x141))
#define EMR_IIO_EVENT_IOMMU1_NUM_MEM_ACCESSES /* UNC_IIO_IOMMU1.NUM_MEM_ACCESSES ev_sel=0x41 umask=0xc0: Accesses to memory. */ \
	EMR_IIO_CTL_(UINT64_C(0xc041))
#define EMR_IIO_EVENT_IOMMU1_NUM_MEM_ACCESSES_COUNTERS 0x1u
#define EMR_IIO_EVENT_IOMMU1_PWC_2M_HITS /* UNC_IIO_IOMMU1.PWC_2M_HITS ev_sel=0x41 umask=0x2: Hits of the cache of page walks, at 2 MiB. */ \
	EMR_IIO_CTL_(UINT64_C(0x241))
#define EMR_IIO_EVENT_IOMMU1_PWC_1G_HITS /* UNC_IIO_IOMMU1.PWC_1G_HITS ev_sel=0x41 umask=0x4: Hits of the cache of page walks, at 1 GiB. */ \
	EMR_IIO_CTL_(UINT64_C(0x441))
#define EMR_IIO_EVENT_IOMMU1_PWC_512G_HITS /* UNC_IIO_IOMMU1.PWC_512G_HITS ev_sel=0x41 umask=0x8: Hits of the cache of page walks, at 512 GiB. */ \
	EMR_IIO_CTL_(UINT64_C(0x841))
#define EMR_IIO_EVENT_IOMMU1_PWC_256T_HITS /* UNC_IIO_IOMMU1.PWC_256T_HITS ev_sel=0x41 umask=0x10: Hits of the cache of page walks, at 256 TiB. */ \
	EMR_IIO_CTL_(UINT64_C(0x1041))
#define EMR_IIO_EVENT_IOMMU1_PWC_CACHE_FILLS /* UNC_IIO_IOMMU1.PWC_CACHE_FILLS ev_sel=0x41 umask=0x20: Fills of the cache of page walks. */ \
	EMR_IIO_CTL_(UINT64_C(0x2041))
#define EMR_IIO_EVENT_IOMMU1_SLPWC_1G_HITS /* UNC_IIO_IOMMU1.SLPWC_1G_HITS ev_sel=0x41 umask=0x4: Hits of the walk cache for 1 GiB. */ \
	EMR_IIO_CTL_(UINT64_C(0x441))
#define EMR_IIO_EVENT_IOMMU1_SLPWC_256T_HITS /* UNC_IIO_IOMMU1.SLPWC_256T_HITS ev_sel=0x41 umask=0x10: Hits of the walk cache for 256 TiB. */ \
	EMR_IIO_CTL_(UINT64_C(0x1041))
#define EMR_IIO_EVENT_IOMMU1_SLPWC_512G_HITS /* UNC_IIO_IOMMU1.SLPWC_512G_HITS ev_sel=0x41 umask=0x8: Hits of the walk cache for 512 GiB. */ \
	EMR_IIO_CTL_(UINT64_C(0x841))
#define EMR_IIO_EVENT_PWT_OCCUPANCY /* UNC_IIO_PWT_OCCUPANCY ev_sel=0x42 umask=0xff: Page walks under way, added up every cycle. */ \
	EMR_IIO_CTL_(UINT64_C(0xff42))
/* UNC_IIO_IOMMU3 ev_sel=0x43: Full page-walk tracker, interrupt entries, and invalidations of the caches. */
#define EMR_IIO_EVENT_IOMMU3_PWT_OCCUPANCY_MSB /* UNC_IIO_IOMMU3.PWT_OCCUPANCY_MSB ev_sel=0x43 umask=0x1: The ninth bit of the number of page walks under way. */ \
	EMR_IIO_CTL_(UINT64_C(0x143))
/* UNC_IIO_DATA_REQ_OF_CPU ev_sel=0x83: Data that cards write to memory and other cards, or ask of them (inbound). A count is 4 bytes. */
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART0 ev_sel=0x83 umask=0x1 ch_mask=0x1 fc_mask=0x7: Written to memory, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x7001000000183))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART0_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART1 ev_sel=0x83 umask=0x1 ch_mask=0x2 fc_mask=0x7: Written to memory, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x7002000000183))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART1_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART2 ev_sel=0x83 umask=0x1 ch_mask=0x4 fc_mask=0x7: Written to memory, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x7004000000183))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART2_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART3 ev_sel=0x83 umask=0x1 ch_mask=0x8 fc_mask=0x7: Written to memory, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x7008000000183))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART3_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART0 ev_sel=0x83 umask=0x4 ch_mask=0x1 fc_mask=0x7: Read from memory, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x7001000000483))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART0_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART1 ev_sel=0x83 umask=0x4 ch_mask=0x2 fc_mask=0x7: Read from memory, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x7002000000483))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART1_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART2 ev_sel=0x83 umask=0x4 ch_mask=0x4 fc_mask=0x7: Read from memory, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x7004000000483))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART2_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART3 ev_sel=0x83 umask=0x4 ch_mask=0x8 fc_mask=0x7: Read from memory, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x7008000000483))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART3_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART4 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART4 ev_sel=0x83 umask=0x1 ch_mask=0x10 fc_mask=0x7: Written to memory, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x7010000000183))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART4_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART5 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART5 ev_sel=0x83 umask=0x1 ch_mask=0x20 fc_mask=0x7: Written to memory, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x7020000000183))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART5_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART6 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART6 ev_sel=0x83 umask=0x1 ch_mask=0x40 fc_mask=0x7: Written to memory, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x7040000000183))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART6_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART7 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART7 ev_sel=0x83 umask=0x1 ch_mask=0x80 fc_mask=0x7: Written to memory, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x7080000000183))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_PART7_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART4 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART4 ev_sel=0x83 umask=0x4 ch_mask=0x10 fc_mask=0x7: Read from memory, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x7010000000483))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART4_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART5 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART5 ev_sel=0x83 umask=0x4 ch_mask=0x20 fc_mask=0x7: Read from memory, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x7020000000483))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART5_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART6 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART6 ev_sel=0x83 umask=0x4 ch_mask=0x40 fc_mask=0x7: Read from memory, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x7040000000483))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART6_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART7 /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART7 ev_sel=0x83 umask=0x4 ch_mask=0x80 fc_mask=0x7: Read from memory, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x7080000000483))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_PART7_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.PART0 ev_sel=0x83 umask=0x80 ch_mask=0x1 fc_mask=0x7: Answers with data, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x7001000008083))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART0_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.PART1 ev_sel=0x83 umask=0x80 ch_mask=0x2 fc_mask=0x7: Answers with data, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x7002000008083))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART1_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.PART2 ev_sel=0x83 umask=0x80 ch_mask=0x4 fc_mask=0x7: Answers with data, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x7004000008083))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART2_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.PART3 ev_sel=0x83 umask=0x80 ch_mask=0x8 fc_mask=0x7: Answers with data, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x7008000008083))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART3_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART4 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.PART4 ev_sel=0x83 umask=0x80 ch_mask=0x10 fc_mask=0x7: Answers with data, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x7010000008083))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART4_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART5 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.PART5 ev_sel=0x83 umask=0x80 ch_mask=0x20 fc_mask=0x7: Answers with data, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x7020000008083))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART5_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART6 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.PART6 ev_sel=0x83 umask=0x80 ch_mask=0x40 fc_mask=0x7: Answers with data, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x7040000008083))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART6_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART7 /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.PART7 ev_sel=0x83 umask=0x80 ch_mask=0x80 fc_mask=0x7: Answers with data, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x7080000008083))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_PART7_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_ALL_PARTS /* UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.ALL_PARTS ev_sel=0x83 umask=0x4 ch_mask=0xff fc_mask=0x7: Read from memory, all parts. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000483))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_READ_ALL_PARTS_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_ALL_PARTS /* UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.ALL_PARTS ev_sel=0x83 umask=0x1 ch_mask=0xff fc_mask=0x7: Written to memory, all parts. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000183))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_MEM_WRITE_ALL_PARTS_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART0 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART0 ev_sel=0x83 umask=0x2 ch_mask=0x1 fc_mask=0x7: Written to another card, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x7001000000283))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART0_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART1 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART1 ev_sel=0x83 umask=0x2 ch_mask=0x2 fc_mask=0x7: Written to another card, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x7002000000283))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART1_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART2 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART2 ev_sel=0x83 umask=0x2 ch_mask=0x4 fc_mask=0x7: Written to another card, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x7004000000283))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART2_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART3 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART3 ev_sel=0x83 umask=0x2 ch_mask=0x8 fc_mask=0x7: Written to another card, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x7008000000283))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART3_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART4 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART4 ev_sel=0x83 umask=0x2 ch_mask=0x10 fc_mask=0x7: Written to another card, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x7010000000283))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART4_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART5 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART5 ev_sel=0x83 umask=0x2 ch_mask=0x20 fc_mask=0x7: Written to another card, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x7020000000283))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART5_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART6 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART6 ev_sel=0x83 umask=0x2 ch_mask=0x40 fc_mask=0x7: Written to another card, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x7040000000283))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART6_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART7 /* UNC_IIO_DATA_REQ_OF_CPU.PEER_WRITE.PART7 ev_sel=0x83 umask=0x2 ch_mask=0x80 fc_mask=0x7: Written to another card, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x7080000000283))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_PEER_WRITE_PART7_COUNTERS 0x3u
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_ALL_PARTS /* UNC_IIO_DATA_REQ_OF_CPU.CMPD.ALL_PARTS ev_sel=0x83 umask=0x80 ch_mask=0xff fc_mask=0x7: Answers with data, all parts. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000008083))
#define EMR_IIO_EVENT_DATA_REQ_OF_CPU_CMPD_ALL_PARTS_COUNTERS 0x3u
/* UNC_IIO_TXN_REQ_OF_CPU ev_sel=0x84: Transactions by which cards write to memory and other cards, or ask for data of them (inbound). Each has up to 64 bytes. */
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART0 ev_sel=0x84 umask=0x1 ch_mask=0x1 fc_mask=0x7: Writes to memory, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x7001000000184))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART1 ev_sel=0x84 umask=0x1 ch_mask=0x2 fc_mask=0x7: Writes to memory, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x7002000000184))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART2 ev_sel=0x84 umask=0x1 ch_mask=0x4 fc_mask=0x7: Writes to memory, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x7004000000184))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART3 ev_sel=0x84 umask=0x1 ch_mask=0x8 fc_mask=0x7: Writes to memory, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x7008000000184))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART0 ev_sel=0x84 umask=0x4 ch_mask=0x1 fc_mask=0x7: Reads of memory, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x7001000000484))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART1 ev_sel=0x84 umask=0x4 ch_mask=0x2 fc_mask=0x7: Reads of memory, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x7002000000484))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART2 ev_sel=0x84 umask=0x4 ch_mask=0x4 fc_mask=0x7: Reads of memory, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x7004000000484))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART3 ev_sel=0x84 umask=0x4 ch_mask=0x8 fc_mask=0x7: Reads of memory, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x7008000000484))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART4 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART4 ev_sel=0x84 umask=0x1 ch_mask=0x10 fc_mask=0x7: Writes to memory, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x7010000000184))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART5 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART5 ev_sel=0x84 umask=0x1 ch_mask=0x20 fc_mask=0x7: Writes to memory, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x7020000000184))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART6 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART6 ev_sel=0x84 umask=0x1 ch_mask=0x40 fc_mask=0x7: Writes to memory, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x7040000000184))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_WRITE_PART7 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_WRITE.PART7 ev_sel=0x84 umask=0x1 ch_mask=0x80 fc_mask=0x7: Writes to memory, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x7080000000184))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART4 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART4 ev_sel=0x84 umask=0x4 ch_mask=0x10 fc_mask=0x7: Reads of memory, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x7010000000484))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART5 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART5 ev_sel=0x84 umask=0x4 ch_mask=0x20 fc_mask=0x7: Reads of memory, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x7020000000484))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART6 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART6 ev_sel=0x84 umask=0x4 ch_mask=0x40 fc_mask=0x7: Reads of memory, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x7040000000484))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_MEM_READ_PART7 /* UNC_IIO_TXN_REQ_OF_CPU.MEM_READ.PART7 ev_sel=0x84 umask=0x4 ch_mask=0x80 fc_mask=0x7: Reads of memory, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x7080000000484))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.PART0 ev_sel=0x84 umask=0x80 ch_mask=0x1 fc_mask=0x7: Answers with data, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x7001000008084))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.PART1 ev_sel=0x84 umask=0x80 ch_mask=0x2 fc_mask=0x7: Answers with data, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x7002000008084))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.PART2 ev_sel=0x84 umask=0x80 ch_mask=0x4 fc_mask=0x7: Answers with data, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x7004000008084))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.PART3 ev_sel=0x84 umask=0x80 ch_mask=0x8 fc_mask=0x7: Answers with data, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x7008000008084))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_PART4 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.PART4 ev_sel=0x84 umask=0x80 ch_mask=0x10 fc_mask=0x7: Answers with data, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x7010000008084))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_PART5 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.PART5 ev_sel=0x84 umask=0x80 ch_mask=0x20 fc_mask=0x7: Answers with data, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x7020000008084))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_PART6 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.PART6 ev_sel=0x84 umask=0x80 ch_mask=0x40 fc_mask=0x7: Answers with data, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x7040000008084))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_CMPD_PART7 /* UNC_IIO_TXN_REQ_OF_CPU.CMPD.PART7 ev_sel=0x84 umask=0x80 ch_mask=0x80 fc_mask=0x7: Answers with data, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x7080000008084))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART0 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART0 ev_sel=0x84 umask=0x2 ch_mask=0x1 fc_mask=0x7: Writes to another card, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x7001000000284))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART1 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART1 ev_sel=0x84 umask=0x2 ch_mask=0x2 fc_mask=0x7: Writes to another card, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x7002000000284))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART2 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART2 ev_sel=0x84 umask=0x2 ch_mask=0x4 fc_mask=0x7: Writes to another card, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x7004000000284))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART3 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART3 ev_sel=0x84 umask=0x2 ch_mask=0x8 fc_mask=0x7: Writes to another card, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x7008000000284))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART4 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART4 ev_sel=0x84 umask=0x2 ch_mask=0x10 fc_mask=0x7: Writes to another card, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x7010000000284))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART5 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART5 ev_sel=0x84 umask=0x2 ch_mask=0x20 fc_mask=0x7: Writes to another card, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x7020000000284))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART6 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART6 ev_sel=0x84 umask=0x2 ch_mask=0x40 fc_mask=0x7: Writes to another card, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x7040000000284))
#define EMR_IIO_EVENT_TXN_REQ_OF_CPU_PEER_WRITE_PART7 /* UNC_IIO_TXN_REQ_OF_CPU.PEER_WRITE.PART7 ev_sel=0x84 umask=0x2 ch_mask=0x80 fc_mask=0x7: Writes to another card, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x7080000000284))
/* UNC_IIO_NUM_REQ_OF_CPU ev_sel=0x85: Requests of the devices that are under way to memory. */
#define EMR_IIO_EVENT_NUM_REQ_OF_CPU_COMMIT_ALL /* UNC_IIO_NUM_REQ_OF_CPU.COMMIT.ALL ev_sel=0x85 umask=0x1 ch_mask=0xfff fc_mask=0x7: Those that are final, in units of lines, of all parts. */ \
	EMR_IIO_CTL_(UINT64_C(0x7fff000000185))
/* UNC_IIO_INBOUND_ARB_REQ ev_sel=0x86: Requests of devices that ask for a turn, by their step. */
#define EMR_IIO_EVENT_INBOUND_ARB_REQ_IOMMU_REQ /* UNC_IIO_INBOUND_ARB_REQ.IOMMU_REQ ev_sel=0x86 umask=0x1 ch_mask=0xff fc_mask=0x7: To the IOMMU, for an address. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000186))
#define EMR_IIO_EVENT_INBOUND_ARB_REQ_IOMMU_HIT /* UNC_IIO_INBOUND_ARB_REQ.IOMMU_HIT ev_sel=0x86 umask=0x2 ch_mask=0xff fc_mask=0x7: After a hit of the IOMMU. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000286))
#define EMR_IIO_EVENT_INBOUND_ARB_REQ_REQ_OWN /* UNC_IIO_INBOUND_ARB_REQ.REQ_OWN ev_sel=0x86 umask=0x4 ch_mask=0xff fc_mask=0x7: For ownership of a line. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000486))
#define EMR_IIO_EVENT_INBOUND_ARB_REQ_FINAL_RD_WR /* UNC_IIO_INBOUND_ARB_REQ.FINAL_RD_WR ev_sel=0x86 umask=0x8 ch_mask=0xff fc_mask=0x7: The final read or write. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000886))
#define EMR_IIO_EVENT_INBOUND_ARB_REQ_WR /* UNC_IIO_INBOUND_ARB_REQ.WR ev_sel=0x86 umask=0x10 ch_mask=0xff fc_mask=0x7: Writes. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000001086))
#define EMR_IIO_EVENT_INBOUND_ARB_REQ_DATA /* UNC_IIO_INBOUND_ARB_REQ.DATA ev_sel=0x86 umask=0x20 ch_mask=0xff fc_mask=0x7: Data of writes. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000002086))
/* UNC_IIO_INBOUND_ARB_WON ev_sel=0x87: Requests of devices that get their turn, by their step. */
#define EMR_IIO_EVENT_INBOUND_ARB_WON_IOMMU_REQ /* UNC_IIO_INBOUND_ARB_WON.IOMMU_REQ ev_sel=0x87 umask=0x1 ch_mask=0xff fc_mask=0x7: To the IOMMU, for an address. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000187))
#define EMR_IIO_EVENT_INBOUND_ARB_WON_IOMMU_HIT /* UNC_IIO_INBOUND_ARB_WON.IOMMU_HIT ev_sel=0x87 umask=0x2 ch_mask=0xff fc_mask=0x7: After a hit of the IOMMU. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000287))
#define EMR_IIO_EVENT_INBOUND_ARB_WON_REQ_OWN /* UNC_IIO_INBOUND_ARB_WON.REQ_OWN ev_sel=0x87 umask=0x4 ch_mask=0xff fc_mask=0x7: For ownership of a line. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000487))
#define EMR_IIO_EVENT_INBOUND_ARB_WON_FINAL_RD_WR /* UNC_IIO_INBOUND_ARB_WON.FINAL_RD_WR ev_sel=0x87 umask=0x8 ch_mask=0xff fc_mask=0x7: The final read or write. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000887))
#define EMR_IIO_EVENT_INBOUND_ARB_WON_WR /* UNC_IIO_INBOUND_ARB_WON.WR ev_sel=0x87 umask=0x10 ch_mask=0xff fc_mask=0x7: Writes. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000001087))
#define EMR_IIO_EVENT_INBOUND_ARB_WON_DATA /* UNC_IIO_INBOUND_ARB_WON.DATA ev_sel=0x87 umask=0x20 ch_mask=0xff fc_mask=0x7: Data of writes. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000002087))
/* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT ev_sel=0x8e: Inbound requests, by where they go. */
#define EMR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_MSGB /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.MSGB ev_sel=0x8e umask=0x1 ch_mask=0xff fc_mask=0x7: To MsgB, which Intel does not explain. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff00000018e))
#define EMR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_MCAST /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.MCAST ev_sel=0x8e umask=0x2 ch_mask=0xff fc_mask=0x7: To several at once (multicast). */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff00000028e))
#define EMR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_UBOX /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.UBOX ev_sel=0x8e umask=0x4 ch_mask=0xff fc_mask=0x7: To the UBox. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff00000048e))
#define EMR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_MEM /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.MEM ev_sel=0x8e umask=0x8 ch_mask=0xff fc_mask=0x7: To memory. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff00000088e))
#define EMR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_REM_P2P /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.REM_P2P ev_sel=0x8e umask=0x10 ch_mask=0xff fc_mask=0x7: To a device of another socket. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff00000108e))
#define EMR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_LOC_P2P /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.LOC_P2P ev_sel=0x8e umask=0x20 ch_mask=0xff fc_mask=0x7: To another device of this socket. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff00000208e))
#define EMR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_CONFINED_P2P /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.CONFINED_P2P ev_sel=0x8e umask=0x40 ch_mask=0xff fc_mask=0x7: To another device, confined. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff00000408e))
#define EMR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_ABORT /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.ABORT ev_sel=0x8e umask=0x80 ch_mask=0xff fc_mask=0x7: Aborted. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff00000808e))
#define EMR_IIO_EVENT_NUM_REQ_OF_CPU_BY_TGT_UBOX_POSTED /* UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.UBOX_POSTED ev_sel=0x8e umask=0x4 ch_mask=0xff fc_mask=0x1: Posted requests to the UBox, such as interrupts (MSI). */ \
	EMR_IIO_CTL_(UINT64_C(0x10ff00000048e))
#define EMR_IIO_EVENT_NUM_TGT_MATCHED_REQ_OF_CPU /* UNC_IIO_NUM_TGT_MATCHED_REQ_OF_CPU ev_sel=0x8f fc_mask=0x7: Requests of devices whose target matches registers that no source gives. */ \
	EMR_IIO_CTL_(UINT64_C(0x700000000008f))
/* UNC_IIO_REQ_FROM_PCIE_PASS_CMPL ev_sel=0x90: Passes of requests of devices that end, by their step. */
#define EMR_IIO_EVENT_REQ_FROM_PCIE_PASS_CMPL_REQ_OWN /* UNC_IIO_REQ_FROM_PCIE_PASS_CMPL.REQ_OWN ev_sel=0x90 umask=0x4 ch_mask=0xff fc_mask=0x7: For ownership of a line. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000490))
#define EMR_IIO_EVENT_REQ_FROM_PCIE_PASS_CMPL_FINAL_RD_WR /* UNC_IIO_REQ_FROM_PCIE_PASS_CMPL.FINAL_RD_WR ev_sel=0x90 umask=0x8 ch_mask=0xff fc_mask=0x7: The final read or write. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000890))
#define EMR_IIO_EVENT_REQ_FROM_PCIE_PASS_CMPL_WR /* UNC_IIO_REQ_FROM_PCIE_PASS_CMPL.WR ev_sel=0x90 umask=0x10 ch_mask=0xff fc_mask=0x7: Writes. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000001090))
#define EMR_IIO_EVENT_REQ_FROM_PCIE_PASS_CMPL_DATA /* UNC_IIO_REQ_FROM_PCIE_PASS_CMPL.DATA ev_sel=0x90 umask=0x20 ch_mask=0xff fc_mask=0x7: Data of writes. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000002090))
/* UNC_IIO_REQ_FROM_PCIE_CL_CMPL ev_sel=0x91: Lines of requests of devices that end, by their step. */
#define EMR_IIO_EVENT_REQ_FROM_PCIE_CL_CMPL_REQ_OWN /* UNC_IIO_REQ_FROM_PCIE_CL_CMPL.REQ_OWN ev_sel=0x91 umask=0x4 ch_mask=0xff fc_mask=0x7: For ownership of a line. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000491))
#define EMR_IIO_EVENT_REQ_FROM_PCIE_CL_CMPL_FINAL_RD_WR /* UNC_IIO_REQ_FROM_PCIE_CL_CMPL.FINAL_RD_WR ev_sel=0x91 umask=0x8 ch_mask=0xff fc_mask=0x7: The final read or write. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000891))
#define EMR_IIO_EVENT_REQ_FROM_PCIE_CL_CMPL_WR /* UNC_IIO_REQ_FROM_PCIE_CL_CMPL.WR ev_sel=0x91 umask=0x10 ch_mask=0xff fc_mask=0x7: Writes. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000001091))
#define EMR_IIO_EVENT_REQ_FROM_PCIE_CL_CMPL_DATA /* UNC_IIO_REQ_FROM_PCIE_CL_CMPL.DATA ev_sel=0x91 umask=0x20 ch_mask=0xff fc_mask=0x7: Data of writes. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000002091))
/* UNC_IIO_REQ_FROM_PCIE_CMPL ev_sel=0x92: Requests of devices that end, by their step. */
#define EMR_IIO_EVENT_REQ_FROM_PCIE_CMPL_IOMMU_REQ /* UNC_IIO_REQ_FROM_PCIE_CMPL.IOMMU_REQ ev_sel=0x92 umask=0x1 ch_mask=0xff fc_mask=0x7: To the IOMMU, for an address. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000192))
#define EMR_IIO_EVENT_REQ_FROM_PCIE_CMPL_IOMMU_HIT /* UNC_IIO_REQ_FROM_PCIE_CMPL.IOMMU_HIT ev_sel=0x92 umask=0x2 ch_mask=0xff fc_mask=0x7: After a hit of the IOMMU. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000292))
#define EMR_IIO_EVENT_REQ_FROM_PCIE_CMPL_REQ_OWN /* UNC_IIO_REQ_FROM_PCIE_CMPL.REQ_OWN ev_sel=0x92 umask=0x4 ch_mask=0xff fc_mask=0x7: For ownership of a line. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000492))
#define EMR_IIO_EVENT_REQ_FROM_PCIE_CMPL_FINAL_RD_WR /* UNC_IIO_REQ_FROM_PCIE_CMPL.FINAL_RD_WR ev_sel=0x92 umask=0x8 ch_mask=0xff fc_mask=0x7: The final read or write. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff000000892))
/* UNC_IIO_DATA_REQ_BY_CPU ev_sel=0xc0: Data that cores, or cards of other stacks, write to a card or ask of it (outbound). A count is 4 bytes. */
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART0 ev_sel=0xc0 umask=0x1 ch_mask=0x1 fc_mask=0x7: Written by cores, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x70010000001c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART0_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART1 ev_sel=0xc0 umask=0x1 ch_mask=0x2 fc_mask=0x7: Written by cores, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x70020000001c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART1_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART2 ev_sel=0xc0 umask=0x1 ch_mask=0x4 fc_mask=0x7: Written by cores, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x70040000001c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART2_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART3 ev_sel=0xc0 umask=0x1 ch_mask=0x8 fc_mask=0x7: Written by cores, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x70080000001c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART3_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART0 ev_sel=0xc0 umask=0x4 ch_mask=0x1 fc_mask=0x7: Read by cores, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x70010000004c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART0_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART1 ev_sel=0xc0 umask=0x4 ch_mask=0x2 fc_mask=0x7: Read by cores, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x70020000004c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART1_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART2 ev_sel=0xc0 umask=0x4 ch_mask=0x4 fc_mask=0x7: Read by cores, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x70040000004c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART2_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART3 ev_sel=0xc0 umask=0x4 ch_mask=0x8 fc_mask=0x7: Read by cores, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x70080000004c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART3_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART4 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART4 ev_sel=0xc0 umask=0x1 ch_mask=0x10 fc_mask=0x7: Written by cores, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x70100000001c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART4_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART5 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART5 ev_sel=0xc0 umask=0x1 ch_mask=0x20 fc_mask=0x7: Written by cores, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x70200000001c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART5_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART6 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART6 ev_sel=0xc0 umask=0x1 ch_mask=0x40 fc_mask=0x7: Written by cores, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x70400000001c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART6_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART7 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.PART7 ev_sel=0xc0 umask=0x1 ch_mask=0x80 fc_mask=0x7: Written by cores, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x70800000001c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_PART7_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART4 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART4 ev_sel=0xc0 umask=0x4 ch_mask=0x10 fc_mask=0x7: Read by cores, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x70100000004c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART4_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART5 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART5 ev_sel=0xc0 umask=0x4 ch_mask=0x20 fc_mask=0x7: Read by cores, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x70200000004c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART5_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART6 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART6 ev_sel=0xc0 umask=0x4 ch_mask=0x40 fc_mask=0x7: Read by cores, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x70400000004c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART6_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART7 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.PART7 ev_sel=0xc0 umask=0x4 ch_mask=0x80 fc_mask=0x7: Read by cores, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x70800000004c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_PART7_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART0 ev_sel=0xc0 umask=0x2 ch_mask=0x1 fc_mask=0x7: Writes to devices of other stacks, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x70010000002c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART0_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART1 ev_sel=0xc0 umask=0x2 ch_mask=0x2 fc_mask=0x7: Writes to devices of other stacks, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x70020000002c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART1_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART2 ev_sel=0xc0 umask=0x2 ch_mask=0x4 fc_mask=0x7: Writes to devices of other stacks, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x70040000002c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART2_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART3 ev_sel=0xc0 umask=0x2 ch_mask=0x8 fc_mask=0x7: Writes to devices of other stacks, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x70080000002c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART3_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART0 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART0 ev_sel=0xc0 umask=0x8 ch_mask=0x1 fc_mask=0x7: Reads from devices of other stacks, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x70010000008c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART0_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART1 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART1 ev_sel=0xc0 umask=0x8 ch_mask=0x2 fc_mask=0x7: Reads from devices of other stacks, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x70020000008c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART1_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART2 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART2 ev_sel=0xc0 umask=0x8 ch_mask=0x4 fc_mask=0x7: Reads from devices of other stacks, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x70040000008c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART2_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART3 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART3 ev_sel=0xc0 umask=0x8 ch_mask=0x8 fc_mask=0x7: Reads from devices of other stacks, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x70080000008c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART3_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART4 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART4 ev_sel=0xc0 umask=0x2 ch_mask=0x10 fc_mask=0x7: Writes to devices of other stacks, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x70100000002c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART4_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART5 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART5 ev_sel=0xc0 umask=0x2 ch_mask=0x20 fc_mask=0x7: Writes to devices of other stacks, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x70200000002c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART5_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART6 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART6 ev_sel=0xc0 umask=0x2 ch_mask=0x40 fc_mask=0x7: Writes to devices of other stacks, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x70400000002c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART6_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART7 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_WRITE.PART7 ev_sel=0xc0 umask=0x2 ch_mask=0x80 fc_mask=0x7: Writes to devices of other stacks, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x70800000002c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_WRITE_PART7_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART4 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART4 ev_sel=0xc0 umask=0x8 ch_mask=0x10 fc_mask=0x7: Reads from devices of other stacks, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x70100000008c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART4_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART5 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART5 ev_sel=0xc0 umask=0x8 ch_mask=0x20 fc_mask=0x7: Reads from devices of other stacks, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x70200000008c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART5_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART6 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART6 ev_sel=0xc0 umask=0x8 ch_mask=0x40 fc_mask=0x7: Reads from devices of other stacks, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x70400000008c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART6_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART7 /* UNC_IIO_DATA_REQ_BY_CPU.PEER_READ.PART7 ev_sel=0xc0 umask=0x8 ch_mask=0x80 fc_mask=0x7: Reads from devices of other stacks, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x70800000008c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_PEER_READ_PART7_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_IOMMU0 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.IOMMU0 ev_sel=0xc0 umask=0x1 ch_mask=0x100 fc_mask=0x7: Written by cores of the IOMMU, type 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x71000000001c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_IOMMU0_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_IOMMU1 /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.IOMMU1 ev_sel=0xc0 umask=0x1 ch_mask=0x200 fc_mask=0x7: Written by cores of the IOMMU, type 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x72000000001c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_IOMMU1_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_ALL_PARTS /* UNC_IIO_DATA_REQ_BY_CPU.MEM_WRITE.ALL_PARTS ev_sel=0xc0 umask=0x1 ch_mask=0xff fc_mask=0x7: Written by cores, all parts. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff0000001c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_WRITE_ALL_PARTS_COUNTERS 0xcu
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_ALL_PARTS /* UNC_IIO_DATA_REQ_BY_CPU.MEM_READ.ALL_PARTS ev_sel=0xc0 umask=0x4 ch_mask=0xff fc_mask=0x7: Read by cores, all parts. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff0000004c0))
#define EMR_IIO_EVENT_DATA_REQ_BY_CPU_MEM_READ_ALL_PARTS_COUNTERS 0xcu
/* UNC_IIO_TXN_REQ_BY_CPU ev_sel=0xc1: Transactions by which cores, or cards of other stacks, write to a card or ask for its data (outbound). Each has up to 64 bytes. */
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART0 ev_sel=0xc1 umask=0x1 ch_mask=0x1 fc_mask=0x7: Writes by cores, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x70010000001c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART1 ev_sel=0xc1 umask=0x1 ch_mask=0x2 fc_mask=0x7: Writes by cores, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x70020000001c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART2 ev_sel=0xc1 umask=0x1 ch_mask=0x4 fc_mask=0x7: Writes by cores, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x70040000001c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART3 ev_sel=0xc1 umask=0x1 ch_mask=0x8 fc_mask=0x7: Writes by cores, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x70080000001c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART0 ev_sel=0xc1 umask=0x4 ch_mask=0x1 fc_mask=0x7: Reads by cores, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x70010000004c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART1 ev_sel=0xc1 umask=0x4 ch_mask=0x2 fc_mask=0x7: Reads by cores, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x70020000004c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART2 ev_sel=0xc1 umask=0x4 ch_mask=0x4 fc_mask=0x7: Reads by cores, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x70040000004c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART3 ev_sel=0xc1 umask=0x4 ch_mask=0x8 fc_mask=0x7: Reads by cores, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x70080000004c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART4 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART4 ev_sel=0xc1 umask=0x1 ch_mask=0x10 fc_mask=0x7: Writes by cores, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x70100000001c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART5 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART5 ev_sel=0xc1 umask=0x1 ch_mask=0x20 fc_mask=0x7: Writes by cores, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x70200000001c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART6 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART6 ev_sel=0xc1 umask=0x1 ch_mask=0x40 fc_mask=0x7: Writes by cores, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x70400000001c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_WRITE_PART7 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_WRITE.PART7 ev_sel=0xc1 umask=0x1 ch_mask=0x80 fc_mask=0x7: Writes by cores, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x70800000001c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART4 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART4 ev_sel=0xc1 umask=0x4 ch_mask=0x10 fc_mask=0x7: Reads by cores, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x70100000004c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART5 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART5 ev_sel=0xc1 umask=0x4 ch_mask=0x20 fc_mask=0x7: Reads by cores, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x70200000004c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART6 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART6 ev_sel=0xc1 umask=0x4 ch_mask=0x40 fc_mask=0x7: Reads by cores, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x70400000004c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_MEM_READ_PART7 /* UNC_IIO_TXN_REQ_BY_CPU.MEM_READ.PART7 ev_sel=0xc1 umask=0x4 ch_mask=0x80 fc_mask=0x7: Reads by cores, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x70800000004c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART0 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART0 ev_sel=0xc1 umask=0x2 ch_mask=0x1 fc_mask=0x7: Writes to devices of other stacks, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x70010000002c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART1 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART1 ev_sel=0xc1 umask=0x2 ch_mask=0x2 fc_mask=0x7: Writes to devices of other stacks, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x70020000002c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART2 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART2 ev_sel=0xc1 umask=0x2 ch_mask=0x4 fc_mask=0x7: Writes to devices of other stacks, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x70040000002c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART3 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART3 ev_sel=0xc1 umask=0x2 ch_mask=0x8 fc_mask=0x7: Writes to devices of other stacks, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x70080000002c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART4 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART4 ev_sel=0xc1 umask=0x2 ch_mask=0x10 fc_mask=0x7: Writes to devices of other stacks, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x70100000002c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART5 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART5 ev_sel=0xc1 umask=0x2 ch_mask=0x20 fc_mask=0x7: Writes to devices of other stacks, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x70200000002c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART6 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART6 ev_sel=0xc1 umask=0x2 ch_mask=0x40 fc_mask=0x7: Writes to devices of other stacks, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x70400000002c1))
#define EMR_IIO_EVENT_TXN_REQ_BY_CPU_PEER_WRITE_PART7 /* UNC_IIO_TXN_REQ_BY_CPU.PEER_WRITE.PART7 ev_sel=0xc1 umask=0x2 ch_mask=0x80 fc_mask=0x7: Writes to devices of other stacks, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x70800000002c1))
/* UNC_IIO_COMP_BUF_INSERTS ev_sel=0xc2: Completions that enter the completion buffer. */
#define EMR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART0 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART0 ev_sel=0xc2 umask=0x4 ch_mask=0x1 fc_mask=0x7: Completions with data, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x70010000004c2))
#define EMR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART1 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART1 ev_sel=0xc2 umask=0x4 ch_mask=0x2 fc_mask=0x7: Completions with data, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x70020000004c2))
#define EMR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART2 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART2 ev_sel=0xc2 umask=0x4 ch_mask=0x4 fc_mask=0x7: Completions with data, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x70040000004c2))
#define EMR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART3 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART3 ev_sel=0xc2 umask=0x4 ch_mask=0x8 fc_mask=0x7: Completions with data, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x70080000004c2))
#define EMR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART4 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART4 ev_sel=0xc2 umask=0x4 ch_mask=0x10 fc_mask=0x7: Completions with data, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x70100000004c2))
#define EMR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART5 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART5 ev_sel=0xc2 umask=0x4 ch_mask=0x20 fc_mask=0x7: Completions with data, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x70200000004c2))
#define EMR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART6 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART6 ev_sel=0xc2 umask=0x4 ch_mask=0x40 fc_mask=0x7: Completions with data, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x70400000004c2))
#define EMR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_PART7 /* UNC_IIO_COMP_BUF_INSERTS.CMPD.PART7 ev_sel=0xc2 umask=0x4 ch_mask=0x80 fc_mask=0x7: Completions with data, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x70800000004c2))
#define EMR_IIO_EVENT_COMP_BUF_INSERTS_CMPD_ALL_PARTS /* UNC_IIO_COMP_BUF_INSERTS.CMPD.ALL_PARTS ev_sel=0xc2 umask=0x4 ch_mask=0xff fc_mask=0x7: Completions with data, all parts. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff0000004c2))
/* UNC_IIO_OUTBOUND_CL_REQS_ISSUED ev_sel=0xd0: Requests to devices, one for each line. */
#define EMR_IIO_EVENT_OUTBOUND_CL_REQS_ISSUED_TO_IO /* UNC_IIO_OUTBOUND_CL_REQS_ISSUED.TO_IO ev_sel=0xd0 umask=0x8 ch_mask=0xff fc_mask=0x7: To devices. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff0000008d0))
/* UNC_IIO_OUTBOUND_TLP_REQS_ISSUED ev_sel=0xd1: Requests to devices, one for each PCIe packet. */
#define EMR_IIO_EVENT_OUTBOUND_TLP_REQS_ISSUED_TO_IO /* UNC_IIO_OUTBOUND_TLP_REQS_ISSUED.TO_IO ev_sel=0xd1 umask=0x8 ch_mask=0xff fc_mask=0x7: To devices. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff0000008d1))
/* UNC_IIO_COMP_BUF_OCCUPANCY ev_sel=0xd5: Completions in the completion buffer, added up every cycle. Divided by COMP_BUF_INSERTS it gives the mean time that a read waits for its data. */
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_ALL_PARTS /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.ALL_PARTS ev_sel=0xd5 umask=0xff ch_mask=0xff fc_mask=0x7: Completions with data, all parts. */ \
	EMR_IIO_CTL_(UINT64_C(0x70ff00000ffd5))
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_ALL_PARTS_COUNTERS 0xcu
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART0 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART0 ev_sel=0xd5 umask=0x1 fc_mask=0x7 ch_mask=0x1: Completions with data, part 0. */ \
	EMR_IIO_CTL_(UINT64_C(0x70010000001d5))
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART0_COUNTERS 0xcu
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART1 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART1 ev_sel=0xd5 umask=0x2 fc_mask=0x7 ch_mask=0x2: Completions with data, part 1. */ \
	EMR_IIO_CTL_(UINT64_C(0x70020000002d5))
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART1_COUNTERS 0xcu
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART2 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART2 ev_sel=0xd5 umask=0x4 fc_mask=0x7 ch_mask=0x4: Completions with data, part 2. */ \
	EMR_IIO_CTL_(UINT64_C(0x70040000004d5))
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART2_COUNTERS 0xcu
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART3 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART3 ev_sel=0xd5 umask=0x8 fc_mask=0x7 ch_mask=0x8: Completions with data, part 3. */ \
	EMR_IIO_CTL_(UINT64_C(0x70080000008d5))
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART3_COUNTERS 0xcu
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART4 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART4 ev_sel=0xd5 umask=0x10 fc_mask=0x7 ch_mask=0x10: Completions with data, part 4. */ \
	EMR_IIO_CTL_(UINT64_C(0x70100000010d5))
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART4_COUNTERS 0xcu
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART5 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART5 ev_sel=0xd5 umask=0x20 fc_mask=0x7 ch_mask=0x20: Completions with data, part 5. */ \
	EMR_IIO_CTL_(UINT64_C(0x70200000020d5))
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART5_COUNTERS 0xcu
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART6 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART6 ev_sel=0xd5 umask=0x40 fc_mask=0x7 ch_mask=0x40: Completions with data, part 6. */ \
	EMR_IIO_CTL_(UINT64_C(0x70400000040d5))
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART6_COUNTERS 0xcu
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART7 /* UNC_IIO_COMP_BUF_OCCUPANCY.CMPD.PART7 ev_sel=0xd5 umask=0x80 fc_mask=0x7 ch_mask=0x80: Completions with data, part 7. */ \
	EMR_IIO_CTL_(UINT64_C(0x70800000080d5))
#define EMR_IIO_EVENT_COMP_BUF_OCCUPANCY_CMPD_PART7_COUNTERS 0xcu
/* UNC_IIO_BANDWIDTH_IN_PART0_FREERUN: Data that devices at part 0 sent into the stack, in units of 32 bytes. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART1_FREERUN: Data that devices at part 1 sent into the stack, in units of 32 bytes. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART2_FREERUN: Data that devices at part 2 sent into the stack, in units of 32 bytes. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART3_FREERUN: Data that devices at part 3 sent into the stack, in units of 32 bytes. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART4_FREERUN: Data that devices at part 4 sent into the stack, in units of 32 bytes. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART5_FREERUN: Data that devices at part 5 sent into the stack, in units of 32 bytes. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART6_FREERUN: Data that devices at part 6 sent into the stack, in units of 32 bytes. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_IN_PART7_FREERUN: Data that devices at part 7 sent into the stack, in units of 32 bytes. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART0_FREERUN: Data that went out to devices at part 0; its unit is disputed. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART1_FREERUN: Data that went out to devices at part 1; its unit is disputed. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN: Data that went out to devices at part 2; its unit is disputed. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART3_FREERUN: Data that went out to devices at part 3; its unit is disputed. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART4_FREERUN: Data that went out to devices at part 4; its unit is disputed. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART5_FREERUN: Data that went out to devices at part 5; its unit is disputed. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART6_FREERUN: Data that went out to devices at part 6; its unit is disputed. It has no constant: no source gives its control register. */
/* UNC_IIO_BANDWIDTH_OUT_PART7_FREERUN: Data that went out to devices at part 7; its unit is disputed. It has no constant: no source gives its control register. */

#endif
