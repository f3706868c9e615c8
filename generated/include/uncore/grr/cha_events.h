/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/grr/cha.events.json by "make generate". Do not edit. */
/*
 * The events of grr cha as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_GRR_CHA_EVENTS_H
#define UNCORE_GRR_CHA_EVENTS_H

#include "uncore/grr/cha.h"

#define GRR_CHA_CTL_(raw) UNCORE_VALUE_(grr_cha_ctl, raw)
#define GRR_CHA_EVENT_CLOCKTICKS /* UNC_CHA_CLOCKTICKS ev_sel=0x1: Cycles of the CHA's clock, the uncore clock. */ \
	GRR_CHA_CTL_(UINT64_C(0x1))
/* UNC_CHA_RxC_OCCUPANCY ev_sel=0x11: Adds up, every cycle, the entries in a queue; divide by RxC_INSERTS for how long one waits. */
#define GRR_CHA_EVENT_RXC_OCCUPANCY_IRQ /* UNC_CHA_RxC_OCCUPANCY.IRQ ev_sel=0x11 umask=0x1: Entries in the IRQ (requests of cores). */ \
	GRR_CHA_CTL_(UINT64_C(0x111))
#define GRR_CHA_EVENT_RXC_OCCUPANCY_IRQ_COUNTERS 0x1u
/* UNC_CHA_RxC_INSERTS ev_sel=0x13: Entries that are put into a queue. */
#define GRR_CHA_EVENT_RXC_INSERTS_IRQ /* UNC_CHA_RxC_INSERTS.IRQ ev_sel=0x13 umask=0x1: Into the IRQ (requests of cores). */ \
	GRR_CHA_CTL_(UINT64_C(0x113))
/* UNC_CHA_LLC_LOOKUP ev_sel=0x34: Look-ups of the cache slice, by kind of request and by the home of the address. */
#define GRR_CHA_EVENT_LLC_LOOKUP_RFO /* UNC_CHA_LLC_LOOKUP.RFO ev_sel=0x34 umask=0x1bc8ff: Reads for ownership and their prefetches. */ \
	GRR_CHA_CTL_(UINT64_C(0x1bc80000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_DATA_RD /* UNC_CHA_LLC_LOOKUP.DATA_RD ev_sel=0x34 umask=0x1bc1ff: Data reads and their prefetches. */ \
	GRR_CHA_CTL_(UINT64_C(0x1bc10000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_CODE /* UNC_CHA_LLC_LOOKUP.CODE ev_sel=0x34 umask=0x1bd0ff: Code reads. */ \
	GRR_CHA_CTL_(UINT64_C(0x1bd00000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_LOCALLY_HOMED_ADDRESS /* UNC_CHA_LLC_LOOKUP.LOCALLY_HOMED_ADDRESS ev_sel=0x34 umask=0xbdfff: Requests of any kind for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0xbdf0000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_LOCAL_DATA_RD /* UNC_CHA_LLC_LOOKUP.LOCAL_DATA_RD ev_sel=0x34 umask=0x19c1ff: Data reads and prefetches for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x19c10000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_LOCAL_RFO /* UNC_CHA_LLC_LOOKUP.LOCAL_RFO ev_sel=0x34 umask=0x19c8ff: Reads for ownership and prefetches for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x19c80000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_LOCAL_CODE /* UNC_CHA_LLC_LOOKUP.LOCAL_CODE ev_sel=0x34 umask=0x19d0ff: Code reads and prefetches for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x19d00000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_LOCAL_DMND_DATA_RD /* UNC_CHA_LLC_LOOKUP.LOCAL_DMND_DATA_RD ev_sel=0x34 umask=0x1841ff: Demand data reads for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x18410000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_LOCAL_DMND_RFO /* UNC_CHA_LLC_LOOKUP.LOCAL_DMND_RFO ev_sel=0x34 umask=0x1848ff: Demand reads for ownership for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x18480000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_LOCAL_DMND_CODE /* UNC_CHA_LLC_LOOKUP.LOCAL_DMND_CODE ev_sel=0x34 umask=0x1850ff: Demand code reads for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x18500000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_LOCAL_PF_DATA_RD /* UNC_CHA_LLC_LOOKUP.LOCAL_PF_DATA_RD ev_sel=0x34 umask=0x1981ff: Prefetches of data for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x19810000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_LOCAL_PF_RFO /* UNC_CHA_LLC_LOOKUP.LOCAL_PF_RFO ev_sel=0x34 umask=0x1908ff: Prefetches for ownership for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x19080000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_LOCAL_PF_CODE /* UNC_CHA_LLC_LOOKUP.LOCAL_PF_CODE ev_sel=0x34 umask=0x1910ff: Prefetches of code for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x19100000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_LOCAL_LLC_PF /* UNC_CHA_LLC_LOOKUP.LOCAL_LLC_PF ev_sel=0x34 umask=0x189dff: Prefetches into the LLC for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x189d0000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_LOCAL_PF /* UNC_CHA_LLC_LOOKUP.LOCAL_PF ev_sel=0x34 umask=0x199dff: Prefetches of any kind for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x199d0000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_DATA_READ_ALL /* UNC_CHA_LLC_LOOKUP.DATA_READ_ALL ev_sel=0x34 umask=0x1fc1ff: Data reads, their prefetches and snoops. */ \
	GRR_CHA_CTL_(UINT64_C(0x1fc10000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_DATA_READ_MISS /* UNC_CHA_LLC_LOOKUP.DATA_READ_MISS ev_sel=0x34 umask=0x1fc101: Data reads, prefetches and snoops that missed. */ \
	GRR_CHA_CTL_(UINT64_C(0x1fc100000134))
#define GRR_CHA_EVENT_LLC_LOOKUP_DATA_READ_LOCAL /* UNC_CHA_LLC_LOOKUP.DATA_READ_LOCAL ev_sel=0x34 umask=0x841ff: Data reads for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x8410000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_WRITE_LOCAL /* UNC_CHA_LLC_LOOKUP.WRITE_LOCAL ev_sel=0x34 umask=0x842ff: Writes to memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x8420000ff34))
#define GRR_CHA_EVENT_LLC_LOOKUP_RFO_LOCAL /* UNC_CHA_LLC_LOOKUP.RFO_LOCAL ev_sel=0x34 umask=0x9c8ff: Reads for ownership whose memory is of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x9c80000ff34))
/* UNC_CHA_TOR_INSERTS ev_sel=0x35: Requests that enter the TOR, each once for its life; umasks are not to be OR-ed. */
#define GRR_CHA_EVENT_TOR_INSERTS_IA /* UNC_CHA_TOR_INSERTS.IA ev_sel=0x35 umask=0xc001ff01: Requests from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc001ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_CRD /* UNC_CHA_TOR_INSERTS.IA_CRD ev_sel=0x35 umask=0xc80fff01: Code reads from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc80fff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_DRD_OPT /* UNC_CHA_TOR_INSERTS.IA_DRD_OPT ev_sel=0x35 umask=0xc827ff01: Demand data reads (DRd_Opt) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc827ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_DRD_OPT_PREF /* UNC_CHA_TOR_INSERTS.IA_DRD_OPT_PREF ev_sel=0x35 umask=0xc8a7ff01: Prefetches of data (DRd_Opt_Pref) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8a7ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_HIT /* UNC_CHA_TOR_INSERTS.IA_HIT ev_sel=0x35 umask=0xc001fd01: Requests from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc001fd00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_HIT_CRD /* UNC_CHA_TOR_INSERTS.IA_HIT_CRD ev_sel=0x35 umask=0xc80ffd01: Code reads from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc80ffd00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_HIT_DRD_OPT /* UNC_CHA_TOR_INSERTS.IA_HIT_DRD_OPT ev_sel=0x35 umask=0xc827fd01: Demand data reads (DRd_Opt) from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc827fd00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_HIT_DRD_OPT_PREF /* UNC_CHA_TOR_INSERTS.IA_HIT_DRD_OPT_PREF ev_sel=0x35 umask=0xc8a7fd01: Prefetches of data (DRd_Opt_Pref) from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8a7fd00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFCODE /* UNC_CHA_TOR_INSERTS.IA_HIT_LLCPREFCODE ev_sel=0x35 umask=0xcccffd01: Prefetches of code into the LLC from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xcccffd00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFDATA /* UNC_CHA_TOR_INSERTS.IA_HIT_LLCPREFDATA ev_sel=0x35 umask=0xccd7fd01: Prefetches of data into the LLC from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xccd7fd00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_HIT_LLCPREFRFO /* UNC_CHA_TOR_INSERTS.IA_HIT_LLCPREFRFO ev_sel=0x35 umask=0xccc7fd01: Prefetches for ownership into the LLC from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xccc7fd00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_HIT_RFO /* UNC_CHA_TOR_INSERTS.IA_HIT_RFO ev_sel=0x35 umask=0xc807fd01: Reads for ownership from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc807fd00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_HIT_RFO_PREF /* UNC_CHA_TOR_INSERTS.IA_HIT_RFO_PREF ev_sel=0x35 umask=0xc887fd01: Prefetches for ownership from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc887fd00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_LLCPREFCODE /* UNC_CHA_TOR_INSERTS.IA_LLCPREFCODE ev_sel=0x35 umask=0xcccfff01: Prefetches of code into the LLC from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xcccfff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_LLCPREFDATA /* UNC_CHA_TOR_INSERTS.IA_LLCPREFDATA ev_sel=0x35 umask=0xccd7ff01: Prefetches of data into the LLC from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xccd7ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_LLCPREFRFO /* UNC_CHA_TOR_INSERTS.IA_LLCPREFRFO ev_sel=0x35 umask=0xccc7ff01: Prefetches for ownership into the LLC from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xccc7ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS /* UNC_CHA_TOR_INSERTS.IA_MISS ev_sel=0x35 umask=0xc001fe01: Requests from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc001fe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_CRD /* UNC_CHA_TOR_INSERTS.IA_MISS_CRD ev_sel=0x35 umask=0xc80ffe01: Code reads from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc80ffe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_OPT /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT ev_sel=0x35 umask=0xc827fe01: Demand data reads (DRd_Opt) from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc827fe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_OPT_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_LOCAL ev_sel=0x35 umask=0xc826fe01: Demand data reads (DRd_Opt) from cores that missed the LLC for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0xc826fe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_OPT_PREF /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_PREF ev_sel=0x35 umask=0xc8a7fe01: Prefetches of data (DRd_Opt_Pref) from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8a7fe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_DRD_OPT_PREF_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT_PREF_LOCAL ev_sel=0x35 umask=0xc8a6fe01: Prefetches of data (DRd_Opt_Pref) from cores that missed the LLC for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8a6fe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFCODE /* UNC_CHA_TOR_INSERTS.IA_MISS_LLCPREFCODE ev_sel=0x35 umask=0xcccffe01: Prefetches of code into the LLC from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xcccffe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFDATA /* UNC_CHA_TOR_INSERTS.IA_MISS_LLCPREFDATA ev_sel=0x35 umask=0xccd7fe01: Prefetches of data into the LLC from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xccd7fe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_LLCPREFRFO /* UNC_CHA_TOR_INSERTS.IA_MISS_LLCPREFRFO ev_sel=0x35 umask=0xccc7fe01: Prefetches for ownership into the LLC from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xccc7fe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO ev_sel=0x35 umask=0xc807fe01: Reads for ownership from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc807fe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO_LOCAL ev_sel=0x35 umask=0xc806fe01: Reads for ownership from cores that missed the LLC for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0xc806fe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_PREF /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO_PREF ev_sel=0x35 umask=0xc887fe01: Prefetches for ownership from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc887fe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_RFO_PREF_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_RFO_PREF_LOCAL ev_sel=0x35 umask=0xc886fe01: Prefetches for ownership from cores that missed the LLC for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0xc886fe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_RFO /* UNC_CHA_TOR_INSERTS.IA_RFO ev_sel=0x35 umask=0xc807ff01: Reads for ownership from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc807ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_RFO_PREF /* UNC_CHA_TOR_INSERTS.IA_RFO_PREF ev_sel=0x35 umask=0xc887ff01: Prefetches for ownership from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc887ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_LOC_IA /* UNC_CHA_TOR_INSERTS.LOC_IA ev_sel=0x35 umask=0xc000ff01: Requests of this socket from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc000ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IO /* UNC_CHA_TOR_INSERTS.IO ev_sel=0x35 umask=0xc001ff04: Requests from devices. */ \
	GRR_CHA_CTL_(UINT64_C(0xc001ff00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_IO_HIT /* UNC_CHA_TOR_INSERTS.IO_HIT ev_sel=0x35 umask=0xc001fd04: Requests from devices that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc001fd00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_IO_HIT_ITOM /* UNC_CHA_TOR_INSERTS.IO_HIT_ITOM ev_sel=0x35 umask=0xcc43fd04: Writes of whole lines (ItoM) from devices that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc43fd00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_IO_HIT_ITOMCACHENEAR /* UNC_CHA_TOR_INSERTS.IO_HIT_ITOMCACHENEAR ev_sel=0x35 umask=0xcd43fd04: Writes of parts of lines (ItoMCacheNear) from devices that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xcd43fd00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_IO_HIT_PCIRDCUR /* UNC_CHA_TOR_INSERTS.IO_HIT_PCIRDCUR ev_sel=0x35 umask=0xc8f3fd04: Reads that leave the line where it is (PCIRdCur) from devices that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8f3fd00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_IO_ITOM /* UNC_CHA_TOR_INSERTS.IO_ITOM ev_sel=0x35 umask=0xcc43ff04: Writes of whole lines (ItoM) from devices. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc43ff00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_IO_ITOMCACHENEAR /* UNC_CHA_TOR_INSERTS.IO_ITOMCACHENEAR ev_sel=0x35 umask=0xcd43ff04: Writes of parts of lines (ItoMCacheNear) from devices. */ \
	GRR_CHA_CTL_(UINT64_C(0xcd43ff00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_IO_MISS /* UNC_CHA_TOR_INSERTS.IO_MISS ev_sel=0x35 umask=0xc001fe04: Requests from devices that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc001fe00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_IO_MISS_ITOM /* UNC_CHA_TOR_INSERTS.IO_MISS_ITOM ev_sel=0x35 umask=0xcc43fe04: Writes of whole lines (ItoM) from devices that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc43fe00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_IO_MISS_ITOMCACHENEAR /* UNC_CHA_TOR_INSERTS.IO_MISS_ITOMCACHENEAR ev_sel=0x35 umask=0xcd43fe04: Writes of parts of lines (ItoMCacheNear) from devices that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xcd43fe00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_IO_MISS_PCIRDCUR /* UNC_CHA_TOR_INSERTS.IO_MISS_PCIRDCUR ev_sel=0x35 umask=0xc8f3fe04: Reads that leave the line where it is (PCIRdCur) from devices that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8f3fe00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_IO_PCIRDCUR /* UNC_CHA_TOR_INSERTS.IO_PCIRDCUR ev_sel=0x35 umask=0xc8f3ff04: Reads that leave the line where it is (PCIRdCur) from devices. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8f3ff00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_LOC_IO /* UNC_CHA_TOR_INSERTS.LOC_IO ev_sel=0x35 umask=0xc000ff04: Requests of this socket from devices. */ \
	GRR_CHA_CTL_(UINT64_C(0xc000ff00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_LOC_ALL /* UNC_CHA_TOR_INSERTS.LOC_ALL ev_sel=0x35 umask=0xc000ff05: All requests of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0xc000ff00000535))
#define GRR_CHA_EVENT_TOR_INSERTS_ALL /* UNC_CHA_TOR_INSERTS.ALL ev_sel=0x35 umask=0xc001ffff: All requests. */ \
	GRR_CHA_CTL_(UINT64_C(0xc001ff0000ff35))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_CLFLUSH /* UNC_CHA_TOR_INSERTS.IA_CLFLUSH ev_sel=0x35 umask=0xc8c7ff01: Flushes of lines (CLFlush) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8c7ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_CLFLUSHOPT /* UNC_CHA_TOR_INSERTS.IA_CLFLUSHOPT ev_sel=0x35 umask=0xc8d7ff01: Flushes of lines (CLFlushOpt) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8d7ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_CRD_PREF /* UNC_CHA_TOR_INSERTS.IA_CRD_PREF ev_sel=0x35 umask=0xc88fff01: Prefetches of code from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc88fff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_HIT_CRD_PREF /* UNC_CHA_TOR_INSERTS.IA_HIT_CRD_PREF ev_sel=0x35 umask=0xc88ffd01: Prefetches of code from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc88ffd00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_HIT_ITOM /* UNC_CHA_TOR_INSERTS.IA_HIT_ITOM ev_sel=0x35 umask=0xcc47fd01: Writes of whole lines (ItoM) from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc47fd00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_ITOM /* UNC_CHA_TOR_INSERTS.IA_ITOM ev_sel=0x35 umask=0xcc47ff01: Writes of whole lines (ItoM) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc47ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_ITOMCACHENEAR /* UNC_CHA_TOR_INSERTS.IA_ITOMCACHENEAR ev_sel=0x35 umask=0xcd47ff01: Writes of parts of lines (ItoMCacheNear) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xcd47ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_CRD_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_CRD_LOCAL ev_sel=0x35 umask=0xc80efe01: Code reads from cores that missed the LLC for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0xc80efe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_CRD_PREF /* UNC_CHA_TOR_INSERTS.IA_MISS_CRD_PREF ev_sel=0x35 umask=0xc88ffe01: Prefetches of code from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc88ffe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_CRD_PREF_LOCAL /* UNC_CHA_TOR_INSERTS.IA_MISS_CRD_PREF_LOCAL ev_sel=0x35 umask=0xc88efe01: Prefetches of code from cores that missed the LLC for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0xc88efe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_ITOM /* UNC_CHA_TOR_INSERTS.IA_MISS_ITOM ev_sel=0x35 umask=0xcc47fe01: Writes of whole lines (ItoM) from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc47fe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_LOCAL_WCILF_DDR /* UNC_CHA_TOR_INSERTS.IA_MISS_LOCAL_WCILF_DDR ev_sel=0x35 umask=0xc8668601: Streaming writes of whole lines (WCiLF) from cores that missed the LLC for memory of this socket in DRAM. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8668600000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_LOCAL_WCIL_DDR /* UNC_CHA_TOR_INSERTS.IA_MISS_LOCAL_WCIL_DDR ev_sel=0x35 umask=0xc86e8601: Streaming writes of parts of lines (WCiL) from cores that missed the LLC for memory of this socket in DRAM. */ \
	GRR_CHA_CTL_(UINT64_C(0xc86e8600000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_UCRDF /* UNC_CHA_TOR_INSERTS.IA_MISS_UCRDF ev_sel=0x35 umask=0xc877de01: Uncacheable reads (UCRdF) from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc877de00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_WCIL /* UNC_CHA_TOR_INSERTS.IA_MISS_WCIL ev_sel=0x35 umask=0xc86ffe01: Streaming writes of parts of lines (WCiL) from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc86ffe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_WCILF /* UNC_CHA_TOR_INSERTS.IA_MISS_WCILF ev_sel=0x35 umask=0xc867fe01: Streaming writes of whole lines (WCiLF) from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc867fe00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_WCILF_DDR /* UNC_CHA_TOR_INSERTS.IA_MISS_WCILF_DDR ev_sel=0x35 umask=0xc8678601: Streaming writes of whole lines (WCiLF) from cores that missed the LLC in DRAM. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8678600000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_WCIL_DDR /* UNC_CHA_TOR_INSERTS.IA_MISS_WCIL_DDR ev_sel=0x35 umask=0xc86f8601: Streaming writes of parts of lines (WCiL) from cores that missed the LLC in DRAM. */ \
	GRR_CHA_CTL_(UINT64_C(0xc86f8600000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_MISS_WIL /* UNC_CHA_TOR_INSERTS.IA_MISS_WIL ev_sel=0x35 umask=0xc87fde01: Uncacheable writes (WiL) from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc87fde00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_SPECITOM /* UNC_CHA_TOR_INSERTS.IA_SPECITOM ev_sel=0x35 umask=0xcc57ff01: Speculative ItoM from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc57ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_WBEFTOE /* UNC_CHA_TOR_INSERTS.IA_WBEFTOE ev_sel=0x35 umask=0xcc3fff01: Writebacks of clean lines, kept exclusive (WbEFtoE) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc3fff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_WBEFTOI /* UNC_CHA_TOR_INSERTS.IA_WBEFTOI ev_sel=0x35 umask=0xcc37ff01: Writebacks of clean lines, then invalid (WbEFtoI) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc37ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_WBMTOE /* UNC_CHA_TOR_INSERTS.IA_WBMTOE ev_sel=0x35 umask=0xcc2fff01: Writebacks of modified lines, kept exclusive (WbMtoE) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc2fff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_WBMTOI /* UNC_CHA_TOR_INSERTS.IA_WBMTOI ev_sel=0x35 umask=0xcc27ff01: Writebacks of modified lines, then invalid (WbMtoI) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc27ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_WBSTOI /* UNC_CHA_TOR_INSERTS.IA_WBSTOI ev_sel=0x35 umask=0xcc67ff01: Writebacks of shared lines, then invalid (WbStoI) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc67ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_WCIL /* UNC_CHA_TOR_INSERTS.IA_WCIL ev_sel=0x35 umask=0xc86fff01: Streaming writes of parts of lines (WCiL) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc86fff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_IA_WCILF /* UNC_CHA_TOR_INSERTS.IA_WCILF ev_sel=0x35 umask=0xc867ff01: Streaming writes of whole lines (WCiLF) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc867ff00000135))
#define GRR_CHA_EVENT_TOR_INSERTS_LLC_OR_SF_EVICTIONS /* UNC_CHA_TOR_INSERTS.LLC_OR_SF_EVICTIONS ev_sel=0x35 umask=0xc001ff02: Evictions of the LLC or of the snoop filter. */ \
	GRR_CHA_CTL_(UINT64_C(0xc001ff00000235))
#define GRR_CHA_EVENT_TOR_INSERTS_IO_CLFLUSH /* UNC_CHA_TOR_INSERTS.IO_CLFLUSH ev_sel=0x35 umask=0xc8c3ff04: Flushes of lines (CLFlush) from devices. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8c3ff00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_IO_HIT_RFO /* UNC_CHA_TOR_INSERTS.IO_HIT_RFO ev_sel=0x35 umask=0xc803fd04: Reads for ownership from devices that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc803fd00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_IO_MISS_RFO /* UNC_CHA_TOR_INSERTS.IO_MISS_RFO ev_sel=0x35 umask=0xc803fe04: Reads for ownership from devices that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc803fe00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_IO_RFO /* UNC_CHA_TOR_INSERTS.IO_RFO ev_sel=0x35 umask=0xc803ff04: Reads for ownership from devices. */ \
	GRR_CHA_CTL_(UINT64_C(0xc803ff00000435))
#define GRR_CHA_EVENT_TOR_INSERTS_IO_WBMTOI /* UNC_CHA_TOR_INSERTS.IO_WBMTOI ev_sel=0x35 umask=0xcc23ff04: Writebacks of modified lines, then invalid (WbMtoI) from devices. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc23ff00000435))
/* UNC_CHA_TOR_OCCUPANCY ev_sel=0x36: Adds up, every cycle, the requests in the TOR; divide by the same umask of TOR_INSERTS for the mean cycles under way. */
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA /* UNC_CHA_TOR_OCCUPANCY.IA ev_sel=0x36 umask=0xc001ff01: Requests from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc001ff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_CRD /* UNC_CHA_TOR_OCCUPANCY.IA_CRD ev_sel=0x36 umask=0xc80fff01: Code reads from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc80fff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_CRD_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_DRD_OPT /* UNC_CHA_TOR_OCCUPANCY.IA_DRD_OPT ev_sel=0x36 umask=0xc827ff01: Demand data reads (DRd_Opt) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc827ff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_DRD_OPT_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_DRD_OPT_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_DRD_OPT_PREF ev_sel=0x36 umask=0xc8a7ff01: Prefetches of data (DRd_Opt_Pref) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8a7ff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_DRD_OPT_PREF_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT /* UNC_CHA_TOR_OCCUPANCY.IA_HIT ev_sel=0x36 umask=0xc001fd01: Requests from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc001fd00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_CRD ev_sel=0x36 umask=0xc80ffd01: Code reads from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc80ffd00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_OPT /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_DRD_OPT ev_sel=0x36 umask=0xc827fd01: Demand data reads (DRd_Opt) from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc827fd00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_OPT_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_OPT_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_DRD_OPT_PREF ev_sel=0x36 umask=0xc8a7fd01: Prefetches of data (DRd_Opt_Pref) from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8a7fd00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_DRD_OPT_PREF_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFCODE /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_LLCPREFCODE ev_sel=0x36 umask=0xcccffd01: Prefetches of code into the LLC from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xcccffd00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFCODE_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFDATA /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_LLCPREFDATA ev_sel=0x36 umask=0xccd7fd01: Prefetches of data into the LLC from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xccd7fd00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFDATA_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFRFO /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_LLCPREFRFO ev_sel=0x36 umask=0xccc7fd01: Prefetches for ownership into the LLC from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xccc7fd00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_LLCPREFRFO_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_RFO ev_sel=0x36 umask=0xc807fd01: Reads for ownership from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc807fd00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_RFO_PREF ev_sel=0x36 umask=0xc887fd01: Prefetches for ownership from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc887fd00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_RFO_PREF_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_LLCPREFCODE /* UNC_CHA_TOR_OCCUPANCY.IA_LLCPREFCODE ev_sel=0x36 umask=0xcccfff01: Prefetches of code into the LLC from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xcccfff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_LLCPREFCODE_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_LLCPREFDATA /* UNC_CHA_TOR_OCCUPANCY.IA_LLCPREFDATA ev_sel=0x36 umask=0xccd7ff01: Prefetches of data into the LLC from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xccd7ff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_LLCPREFDATA_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_LLCPREFRFO /* UNC_CHA_TOR_OCCUPANCY.IA_LLCPREFRFO ev_sel=0x36 umask=0xccc7ff01: Prefetches for ownership into the LLC from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xccc7ff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_LLCPREFRFO_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS /* UNC_CHA_TOR_OCCUPANCY.IA_MISS ev_sel=0x36 umask=0xc001fe01: Requests from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc001fe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_CRD ev_sel=0x36 umask=0xc80ffe01: Code reads from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc80ffe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_OPT /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_OPT ev_sel=0x36 umask=0xc827fe01: Demand data reads (DRd_Opt) from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc827fe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_OPT_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_OPT_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_OPT_PREF ev_sel=0x36 umask=0xc8a7fe01: Prefetches of data (DRd_Opt_Pref) from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8a7fe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_DRD_OPT_PREF_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFCODE /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LLCPREFCODE ev_sel=0x36 umask=0xcccffe01: Prefetches of code into the LLC from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xcccffe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFCODE_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFDATA /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LLCPREFDATA ev_sel=0x36 umask=0xccd7fe01: Prefetches of data into the LLC from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xccd7fe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFDATA_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFRFO /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LLCPREFRFO ev_sel=0x36 umask=0xccc7fe01: Prefetches for ownership into the LLC from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xccc7fe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LLCPREFRFO_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO ev_sel=0x36 umask=0xc807fe01: Reads for ownership from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc807fe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO_LOCAL ev_sel=0x36 umask=0xc806fe01: Reads for ownership from cores that missed the LLC for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0xc806fe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_LOCAL_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO_PREF ev_sel=0x36 umask=0xc887fe01: Prefetches for ownership from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc887fe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_RFO_PREF_LOCAL ev_sel=0x36 umask=0xc886fe01: Prefetches for ownership from cores that missed the LLC for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0xc886fe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_RFO_PREF_LOCAL_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_RFO /* UNC_CHA_TOR_OCCUPANCY.IA_RFO ev_sel=0x36 umask=0xc807ff01: Reads for ownership from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc807ff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_RFO_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_RFO_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_RFO_PREF ev_sel=0x36 umask=0xc887ff01: Prefetches for ownership from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc887ff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_RFO_PREF_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_LOC_IA /* UNC_CHA_TOR_OCCUPANCY.LOC_IA ev_sel=0x36 umask=0xc000ff01: Requests of this socket from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc000ff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_LOC_IA_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO /* UNC_CHA_TOR_OCCUPANCY.IO ev_sel=0x36 umask=0xc001ff04: Requests from devices. */ \
	GRR_CHA_CTL_(UINT64_C(0xc001ff00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT /* UNC_CHA_TOR_OCCUPANCY.IO_HIT ev_sel=0x36 umask=0xc001fd04: Requests from devices that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc001fd00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_ITOM /* UNC_CHA_TOR_OCCUPANCY.IO_HIT_ITOM ev_sel=0x36 umask=0xcc43fd04: Writes of whole lines (ItoM) from devices that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc43fd00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_ITOM_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_ITOMCACHENEAR /* UNC_CHA_TOR_OCCUPANCY.IO_HIT_ITOMCACHENEAR ev_sel=0x36 umask=0xcd43fd04: Writes of parts of lines (ItoMCacheNear) from devices that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xcd43fd00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_ITOMCACHENEAR_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_PCIRDCUR /* UNC_CHA_TOR_OCCUPANCY.IO_HIT_PCIRDCUR ev_sel=0x36 umask=0xc8f3fd04: Reads that leave the line where it is (PCIRdCur) from devices that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8f3fd00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_PCIRDCUR_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_ITOM /* UNC_CHA_TOR_OCCUPANCY.IO_ITOM ev_sel=0x36 umask=0xcc43ff04: Writes of whole lines (ItoM) from devices. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc43ff00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_ITOM_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_ITOMCACHENEAR /* UNC_CHA_TOR_OCCUPANCY.IO_ITOMCACHENEAR ev_sel=0x36 umask=0xcd43ff04: Writes of parts of lines (ItoMCacheNear) from devices. */ \
	GRR_CHA_CTL_(UINT64_C(0xcd43ff00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_ITOMCACHENEAR_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS /* UNC_CHA_TOR_OCCUPANCY.IO_MISS ev_sel=0x36 umask=0xc001fe04: Requests from devices that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc001fe00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOM /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_ITOM ev_sel=0x36 umask=0xcc43fe04: Writes of whole lines (ItoM) from devices that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc43fe00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOM_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOMCACHENEAR /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_ITOMCACHENEAR ev_sel=0x36 umask=0xcd43fe04: Writes of parts of lines (ItoMCacheNear) from devices that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xcd43fe00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_ITOMCACHENEAR_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_PCIRDCUR /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_PCIRDCUR ev_sel=0x36 umask=0xc8f3fe04: Reads that leave the line where it is (PCIRdCur) from devices that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8f3fe00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_PCIRDCUR_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_PCIRDCUR /* UNC_CHA_TOR_OCCUPANCY.IO_PCIRDCUR ev_sel=0x36 umask=0xc8f3ff04: Reads that leave the line where it is (PCIRdCur) from devices. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8f3ff00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_PCIRDCUR_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_LOC_IO /* UNC_CHA_TOR_OCCUPANCY.LOC_IO ev_sel=0x36 umask=0xc000ff04: Requests of this socket from devices. */ \
	GRR_CHA_CTL_(UINT64_C(0xc000ff00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_LOC_IO_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_LOC_ALL /* UNC_CHA_TOR_OCCUPANCY.LOC_ALL ev_sel=0x36 umask=0xc000ff05: All requests of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0xc000ff00000536))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_LOC_ALL_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_ALL /* UNC_CHA_TOR_OCCUPANCY.ALL ev_sel=0x36 umask=0xc001ffff: All requests. */ \
	GRR_CHA_CTL_(UINT64_C(0xc001ff0000ff36))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_ALL_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_CLFLUSH /* UNC_CHA_TOR_OCCUPANCY.IA_CLFLUSH ev_sel=0x36 umask=0xc8c7ff01: Flushes of lines (CLFlush) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8c7ff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_CLFLUSH_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_CLFLUSHOPT /* UNC_CHA_TOR_OCCUPANCY.IA_CLFLUSHOPT ev_sel=0x36 umask=0xc8d7ff01: Flushes of lines (CLFlushOpt) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8d7ff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_CLFLUSHOPT_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_CRD_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_CRD_PREF ev_sel=0x36 umask=0xc88fff01: Prefetches of code from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc88fff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_CRD_PREF_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_CRD_PREF ev_sel=0x36 umask=0xc88ffd01: Prefetches of code from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc88ffd00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_CRD_PREF_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_ITOM /* UNC_CHA_TOR_OCCUPANCY.IA_HIT_ITOM ev_sel=0x36 umask=0xcc47fd01: Writes of whole lines (ItoM) from cores that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc47fd00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_HIT_ITOM_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_ITOM /* UNC_CHA_TOR_OCCUPANCY.IA_ITOM ev_sel=0x36 umask=0xcc47ff01: Writes of whole lines (ItoM) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc47ff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_ITOM_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_ITOMCACHENEAR /* UNC_CHA_TOR_OCCUPANCY.IA_ITOMCACHENEAR ev_sel=0x36 umask=0xcd47ff01: Writes of parts of lines (ItoMCacheNear) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xcd47ff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_ITOMCACHENEAR_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_CRD_LOCAL ev_sel=0x36 umask=0xc80efe01: Code reads from cores that missed the LLC for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0xc80efe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_LOCAL_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_PREF /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_CRD_PREF ev_sel=0x36 umask=0xc88ffe01: Prefetches of code from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc88ffe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_PREF_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_PREF_LOCAL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_CRD_PREF_LOCAL ev_sel=0x36 umask=0xc88efe01: Prefetches of code from cores that missed the LLC for memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0xc88efe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_CRD_PREF_LOCAL_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_ITOM /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_ITOM ev_sel=0x36 umask=0xcc47fe01: Writes of whole lines (ItoM) from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc47fe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_ITOM_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LOCAL_WCILF_DDR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LOCAL_WCILF_DDR ev_sel=0x36 umask=0xc8668601: Streaming writes of whole lines (WCiLF) from cores that missed the LLC for memory of this socket in DRAM. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8668600000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LOCAL_WCILF_DDR_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LOCAL_WCIL_DDR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_LOCAL_WCIL_DDR ev_sel=0x36 umask=0xc86e8601: Streaming writes of parts of lines (WCiL) from cores that missed the LLC for memory of this socket in DRAM. */ \
	GRR_CHA_CTL_(UINT64_C(0xc86e8600000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_LOCAL_WCIL_DDR_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_UCRDF /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_UCRDF ev_sel=0x36 umask=0xc877de01: Uncacheable reads (UCRdF) from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc877de00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_UCRDF_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCIL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_WCIL ev_sel=0x36 umask=0xc86ffe01: Streaming writes of parts of lines (WCiL) from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc86ffe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCIL_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCILF /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_WCILF ev_sel=0x36 umask=0xc867fe01: Streaming writes of whole lines (WCiLF) from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc867fe00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCILF_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCILF_DDR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_WCILF_DDR ev_sel=0x36 umask=0xc8678601: Streaming writes of whole lines (WCiLF) from cores that missed the LLC in DRAM. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8678600000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCILF_DDR_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCIL_DDR /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_WCIL_DDR ev_sel=0x36 umask=0xc86f8601: Streaming writes of parts of lines (WCiL) from cores that missed the LLC in DRAM. */ \
	GRR_CHA_CTL_(UINT64_C(0xc86f8600000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WCIL_DDR_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WIL /* UNC_CHA_TOR_OCCUPANCY.IA_MISS_WIL ev_sel=0x36 umask=0xc87fde01: Uncacheable writes (WiL) from cores that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc87fde00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_MISS_WIL_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_SPECITOM /* UNC_CHA_TOR_OCCUPANCY.IA_SPECITOM ev_sel=0x36 umask=0xcc57ff01: Speculative ItoM from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc57ff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_SPECITOM_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_WBMTOI /* UNC_CHA_TOR_OCCUPANCY.IA_WBMTOI ev_sel=0x36 umask=0xcc27ff01: Writebacks of modified lines, then invalid (WbMtoI) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc27ff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_WBMTOI_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_WCIL /* UNC_CHA_TOR_OCCUPANCY.IA_WCIL ev_sel=0x36 umask=0xc86fff01: Streaming writes of parts of lines (WCiL) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc86fff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_WCIL_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_WCILF /* UNC_CHA_TOR_OCCUPANCY.IA_WCILF ev_sel=0x36 umask=0xc867ff01: Streaming writes of whole lines (WCiLF) from cores. */ \
	GRR_CHA_CTL_(UINT64_C(0xc867ff00000136))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IA_WCILF_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_CLFLUSH /* UNC_CHA_TOR_OCCUPANCY.IO_CLFLUSH ev_sel=0x36 umask=0xc8c3ff04: Flushes of lines (CLFlush) from devices. */ \
	GRR_CHA_CTL_(UINT64_C(0xc8c3ff00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_CLFLUSH_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_RFO /* UNC_CHA_TOR_OCCUPANCY.IO_HIT_RFO ev_sel=0x36 umask=0xc803fd04: Reads for ownership from devices that hit the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc803fd00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_HIT_RFO_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_RFO /* UNC_CHA_TOR_OCCUPANCY.IO_MISS_RFO ev_sel=0x36 umask=0xc803fe04: Reads for ownership from devices that missed the LLC. */ \
	GRR_CHA_CTL_(UINT64_C(0xc803fe00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_MISS_RFO_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_RFO /* UNC_CHA_TOR_OCCUPANCY.IO_RFO ev_sel=0x36 umask=0xc803ff04: Reads for ownership from devices. */ \
	GRR_CHA_CTL_(UINT64_C(0xc803ff00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_RFO_COUNTERS 0x1u
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_WBMTOI /* UNC_CHA_TOR_OCCUPANCY.IO_WBMTOI ev_sel=0x36 umask=0xcc23ff04: Writebacks of modified lines, then invalid (WbMtoI) from devices. */ \
	GRR_CHA_CTL_(UINT64_C(0xcc23ff00000436))
#define GRR_CHA_EVENT_TOR_OCCUPANCY_IO_WBMTOI_COUNTERS 0x1u
/* UNC_CHA_LLC_VICTIMS ev_sel=0x37: Lines that leave the cache slice to make room for a fill, by state and home. */
#define GRR_CHA_EVENT_LLC_VICTIMS_IO /* UNC_CHA_LLC_VICTIMS.IO ev_sel=0x37 umask=0x10: Lines thrown out for devices. */ \
	GRR_CHA_CTL_(UINT64_C(0x1037))
#define GRR_CHA_EVENT_LLC_VICTIMS_IA /* UNC_CHA_LLC_VICTIMS.IA ev_sel=0x37 umask=0x20: Lines thrown out for cores. */ \
	GRR_CHA_CTL_(UINT64_C(0x2037))
#define GRR_CHA_EVENT_LLC_VICTIMS_LOCAL_ALL /* UNC_CHA_LLC_VICTIMS.LOCAL_ALL ev_sel=0x37 umask=0x200f: Lines of this socket's memory in every state. */ \
	GRR_CHA_CTL_(UINT64_C(0x2000000f37))
#define GRR_CHA_EVENT_LLC_VICTIMS_ALL /* UNC_CHA_LLC_VICTIMS.ALL ev_sel=0x37 umask=0xf: Lines in every state. */ \
	GRR_CHA_CTL_(UINT64_C(0xf37))
#define GRR_CHA_EVENT_LLC_VICTIMS_TOTAL_M /* UNC_CHA_LLC_VICTIMS.TOTAL_M ev_sel=0x37 umask=0x1: Modified lines, wherever their memory is. */ \
	GRR_CHA_CTL_(UINT64_C(0x137))
#define GRR_CHA_EVENT_LLC_VICTIMS_TOTAL_E /* UNC_CHA_LLC_VICTIMS.TOTAL_E ev_sel=0x37 umask=0x2: Exclusive lines, wherever their memory is. */ \
	GRR_CHA_CTL_(UINT64_C(0x237))
#define GRR_CHA_EVENT_LLC_VICTIMS_TOTAL_S /* UNC_CHA_LLC_VICTIMS.TOTAL_S ev_sel=0x37 umask=0x4: Shared lines, wherever their memory is. */ \
	GRR_CHA_CTL_(UINT64_C(0x437))
#define GRR_CHA_EVENT_LLC_VICTIMS_LOCAL_M /* UNC_CHA_LLC_VICTIMS.LOCAL_M ev_sel=0x37 umask=0x2001: Modified lines of memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x2000000137))
#define GRR_CHA_EVENT_LLC_VICTIMS_LOCAL_E /* UNC_CHA_LLC_VICTIMS.LOCAL_E ev_sel=0x37 umask=0x2002: Exclusive lines of memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x2000000237))
#define GRR_CHA_EVENT_LLC_VICTIMS_LOCAL_S /* UNC_CHA_LLC_VICTIMS.LOCAL_S ev_sel=0x37 umask=0x2004: Shared lines of memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x2000000437))
#define GRR_CHA_EVENT_LLC_VICTIMS_LOCAL_F /* UNC_CHA_LLC_VICTIMS.LOCAL_F ev_sel=0x37 umask=0x2008: Forward lines of memory of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x2000000837))
/* UNC_CHA_MISC ev_sel=0x39: Rare cases, each a thing of its own. */
#define GRR_CHA_EVENT_MISC_RFO_HIT_S /* UNC_CHA_MISC.RFO_HIT_S ev_sel=0x39 umask=0x8: Reads for ownership that hit a shared line. */ \
	GRR_CHA_CTL_(UINT64_C(0x839))
/* UNC_CHA_REQUESTS ev_sel=0x50: Requests that reach the home agent, by kind and by where they come from. */
#define GRR_CHA_EVENT_REQUESTS_READS_LOCAL /* UNC_CHA_REQUESTS.READS_LOCAL ev_sel=0x50 umask=0x1: Reads of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x150))
#define GRR_CHA_EVENT_REQUESTS_WRITES_LOCAL /* UNC_CHA_REQUESTS.WRITES_LOCAL ev_sel=0x50 umask=0x4: Writes of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x450))
#define GRR_CHA_EVENT_REQUESTS_INVITOE_LOCAL /* UNC_CHA_REQUESTS.INVITOE_LOCAL ev_sel=0x50 umask=0x10: Ownership without data, asked by this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x1050))
#define GRR_CHA_EVENT_REQUESTS_INVITOE /* UNC_CHA_REQUESTS.INVITOE ev_sel=0x50 umask=0x30: Ownership without data, asked by any socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x3050))
#define GRR_CHA_EVENT_REQUESTS_READS /* UNC_CHA_REQUESTS.READS ev_sel=0x50 umask=0x3: Reads of any socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x350))
#define GRR_CHA_EVENT_REQUESTS_WRITES /* UNC_CHA_REQUESTS.WRITES ev_sel=0x50 umask=0xc: Writes of any socket. */ \
	GRR_CHA_CTL_(UINT64_C(0xc50))
/* UNC_CHA_OSB ev_sel=0x55: Requests for which snoops are broadcast before the directory is known (OSB), each once. */
#define GRR_CHA_EVENT_OSB_RFO_HITS_SNP_BCAST /* UNC_CHA_OSB.RFO_HITS_SNP_BCAST ev_sel=0x55 umask=0x10: Reads for ownership that hit a shared line. */ \
	GRR_CHA_CTL_(UINT64_C(0x1055))
#define GRR_CHA_EVENT_OSB_LOCAL_INVITOE /* UNC_CHA_OSB.LOCAL_INVITOE ev_sel=0x55 umask=0x1: Claims of ownership by this socket (InvItoE). */ \
	GRR_CHA_CTL_(UINT64_C(0x155))
#define GRR_CHA_EVENT_OSB_LOCAL_READ /* UNC_CHA_OSB.LOCAL_READ ev_sel=0x55 umask=0x2: Reads of this socket. */ \
	GRR_CHA_CTL_(UINT64_C(0x255))
#define GRR_CHA_EVENT_OSB_OFF_PWRHEURISTIC /* UNC_CHA_OSB.OFF_PWRHEURISTIC ev_sel=0x55 umask=0x20: Requests without a broadcast, to save power, going by the name. */ \
	GRR_CHA_CTL_(UINT64_C(0x2055))
/* UNC_CHA_DISTRESS_ASSERTED ev_sel=0x59: Signals that ask prefetchers to slow down (DPT), by the queue that is too full. */
#define GRR_CHA_EVENT_DISTRESS_ASSERTED_DPT_IRQ /* UNC_CHA_DISTRESS_ASSERTED.DPT_IRQ ev_sel=0x59 umask=0x1: For the queue of requests (IRQ). */ \
	GRR_CHA_CTL_(UINT64_C(0x159))
#define GRR_CHA_EVENT_DISTRESS_ASSERTED_DPT_TOR /* UNC_CHA_DISTRESS_ASSERTED.DPT_TOR ev_sel=0x59 umask=0x2: For the table of requests (TOR). */ \
	GRR_CHA_CTL_(UINT64_C(0x259))
#define GRR_CHA_EVENT_DISTRESS_ASSERTED_DPT_ANY /* UNC_CHA_DISTRESS_ASSERTED.DPT_ANY ev_sel=0x59 umask=0x3: For either queue. */ \
	GRR_CHA_CTL_(UINT64_C(0x359))
/* UNC_CHA_IMC_WRITES_COUNT ev_sel=0x5b: Writes that the CHA sends to the memory channels. */
#define GRR_CHA_EVENT_IMC_WRITES_COUNT_FULL /* UNC_CHA_IMC_WRITES_COUNT.FULL ev_sel=0x5b umask=0x1: Whole lines. */ \
	GRR_CHA_CTL_(UINT64_C(0x15b))
#define GRR_CHA_EVENT_IMC_WRITES_COUNT_PARTIAL /* UNC_CHA_IMC_WRITES_COUNT.PARTIAL ev_sel=0x5b umask=0x2: Parts of lines. */ \
	GRR_CHA_CTL_(UINT64_C(0x25b))
#define GRR_CHA_EVENT_IMC_WRITES_COUNT_FULL_PRIORITY /* UNC_CHA_IMC_WRITES_COUNT.FULL_PRIORITY ev_sel=0x5b umask=0x4: Whole lines, isochronous. */ \
	GRR_CHA_CTL_(UINT64_C(0x45b))
#define GRR_CHA_EVENT_IMC_WRITES_COUNT_PARTIAL_PRIORITY /* UNC_CHA_IMC_WRITES_COUNT.PARTIAL_PRIORITY ev_sel=0x5b umask=0x8: Parts of lines, isochronous. */ \
	GRR_CHA_CTL_(UINT64_C(0x85b))

#endif
