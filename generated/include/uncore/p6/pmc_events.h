/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/p6/pmc.events.json by "make generate". Do not edit. */
/*
 * The events of p6 pmc as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 * E_VARIANTS has a bit for each variant of the platform that counts it: 1 shifted by <PLATFORM>_VARIANT_<ID>.
 */
#ifndef UNCORE_P6_PMC_EVENTS_H
#define UNCORE_P6_PMC_EVENTS_H

#include "uncore/p6/pmc.h"

#define P6_PMC_CTL_(raw) UNCORE_VALUE_(p6_pmc_ctl, raw)
#define P6_PMC_EVENT_DATA_MEM_REFS /* DATA_MEM_REFS ev_sel=0x43: Loads and stores that are performed, of every memory type, so uncacheable ones too; the parts of a split access and internal retries count each, 80-bit floating point counts twice, I/O never. */ \
	P6_PMC_CTL_(0x30043u)
#define P6_PMC_EVENT_DATA_MEM_REFS_VARIANTS 0xfu
#define P6_PMC_EVENT_DCU_LINES_IN /* DCU_LINES_IN ev_sel=0x45: Lines brought into the data cache. */ \
	P6_PMC_CTL_(0x30045u)
#define P6_PMC_EVENT_DCU_LINES_IN_VARIANTS 0xfu
#define P6_PMC_EVENT_DCU_M_LINES_IN /* DCU_M_LINES_IN ev_sel=0x46: Lines brought into the data cache in modified state. */ \
	P6_PMC_CTL_(0x30046u)
#define P6_PMC_EVENT_DCU_M_LINES_IN_VARIANTS 0xfu
#define P6_PMC_EVENT_DCU_M_LINES_OUT /* DCU_M_LINES_OUT ev_sel=0x47: Modified lines that leave the data cache, for whatever reason. */ \
	P6_PMC_CTL_(0x30047u)
#define P6_PMC_EVENT_DCU_M_LINES_OUT_VARIANTS 0xfu
#define P6_PMC_EVENT_DCU_MISS_OUTSTANDING /* DCU_MISS_OUTSTANDING ev_sel=0x48: Each cycle adds the misses of the data cache that are under way, so that it is not exact; those that miss the second-level cache too count two cycles short. */ \
	P6_PMC_CTL_(0x30048u)
#define P6_PMC_EVENT_DCU_MISS_OUTSTANDING_VARIANTS 0xfu
#define P6_PMC_EVENT_IFU_IFETCH /* IFU_IFETCH ev_sel=0x80: Instruction fetches, cacheable or not. */ \
	P6_PMC_CTL_(0x30080u)
#define P6_PMC_EVENT_IFU_IFETCH_VARIANTS 0xfu
#define P6_PMC_EVENT_IFU_IFETCH_MISS /* IFU_IFETCH_MISS ev_sel=0x81: Instruction fetches that miss and ask memory. */ \
	P6_PMC_CTL_(0x30081u)
#define P6_PMC_EVENT_IFU_IFETCH_MISS_VARIANTS 0xfu
#define P6_PMC_EVENT_ITLB_MISS /* ITLB_MISS ev_sel=0x85: Misses of the instruction TLB. */ \
	P6_PMC_CTL_(0x30085u)
#define P6_PMC_EVENT_ITLB_MISS_VARIANTS 0xfu
#define P6_PMC_EVENT_IFU_MEM_STALL /* IFU_MEM_STALL ev_sel=0x86: Cycles in which instruction fetch waits, for whatever reason. */ \
	P6_PMC_CTL_(0x30086u)
#define P6_PMC_EVENT_IFU_MEM_STALL_VARIANTS 0xfu
#define P6_PMC_EVENT_ILD_STALL /* ILD_STALL ev_sel=0x87: Cycles in which the instruction length decoder waits. */ \
	P6_PMC_CTL_(0x30087u)
#define P6_PMC_EVENT_ILD_STALL_VARIANTS 0xfu
/* L2_IFETCH ev_sel=0x28: Cacheable instruction fetches that reach the second-level cache. */
#define P6_PMC_EVENT_L2_IFETCH_I /* L2_IFETCH.I ev_sel=0x28 umask=0x1: Lines in invalid state, that is misses. */ \
	P6_PMC_CTL_(0x30128u)
#define P6_PMC_EVENT_L2_IFETCH_I_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_IFETCH_S /* L2_IFETCH.S ev_sel=0x28 umask=0x2: Lines in shared state. */ \
	P6_PMC_CTL_(0x30228u)
#define P6_PMC_EVENT_L2_IFETCH_S_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_IFETCH_E /* L2_IFETCH.E ev_sel=0x28 umask=0x4: Lines in exclusive state. */ \
	P6_PMC_CTL_(0x30428u)
#define P6_PMC_EVENT_L2_IFETCH_E_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_IFETCH_M /* L2_IFETCH.M ev_sel=0x28 umask=0x8: Lines in modified state. */ \
	P6_PMC_CTL_(0x30828u)
#define P6_PMC_EVENT_L2_IFETCH_M_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_IFETCH_MESI /* L2_IFETCH.MESI ev_sel=0x28 umask=0xf: Lines in any state. */ \
	P6_PMC_CTL_(0x30f28u)
#define P6_PMC_EVENT_L2_IFETCH_MESI_VARIANTS 0xfu
/* L2_LD ev_sel=0x29: Cacheable data loads without a lock that reach the second-level cache. */
#define P6_PMC_EVENT_L2_LD_I /* L2_LD.I ev_sel=0x29 umask=0x1: Lines in invalid state, that is misses. */ \
	P6_PMC_CTL_(0x30129u)
#define P6_PMC_EVENT_L2_LD_I_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_LD_S /* L2_LD.S ev_sel=0x29 umask=0x2: Lines in shared state. */ \
	P6_PMC_CTL_(0x30229u)
#define P6_PMC_EVENT_L2_LD_S_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_LD_E /* L2_LD.E ev_sel=0x29 umask=0x4: Lines in exclusive state. */ \
	P6_PMC_CTL_(0x30429u)
#define P6_PMC_EVENT_L2_LD_E_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_LD_M /* L2_LD.M ev_sel=0x29 umask=0x8: Lines in modified state. */ \
	P6_PMC_CTL_(0x30829u)
#define P6_PMC_EVENT_L2_LD_M_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_LD_MESI /* L2_LD.MESI ev_sel=0x29 umask=0xf: Lines in any state. */ \
	P6_PMC_CTL_(0x30f29u)
#define P6_PMC_EVENT_L2_LD_MESI_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_LD_ONLY_HW_PREFETCH /* L2_LD.ONLY_HW_PREFETCH ev_sel=0x29 umask=0x10: Of the states chosen beside it, only lines that hardware prefetched. */ \
	P6_PMC_CTL_(0x31029u)
#define P6_PMC_EVENT_L2_LD_ONLY_HW_PREFETCH_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_LD_ALL_PREFETCH /* L2_LD.ALL_PREFETCH ev_sel=0x29 umask=0x20: Of the states chosen beside it, lines whether hardware prefetched them or not. */ \
	P6_PMC_CTL_(0x32029u)
#define P6_PMC_EVENT_L2_LD_ALL_PREFETCH_VARIANTS 0x8u
/* L2_ST ev_sel=0x2a: Cacheable data stores without a lock that reach the second-level cache. */
#define P6_PMC_EVENT_L2_ST_I /* L2_ST.I ev_sel=0x2a umask=0x1: Lines in invalid state, that is misses. */ \
	P6_PMC_CTL_(0x3012au)
#define P6_PMC_EVENT_L2_ST_I_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_ST_S /* L2_ST.S ev_sel=0x2a umask=0x2: Lines in shared state. */ \
	P6_PMC_CTL_(0x3022au)
#define P6_PMC_EVENT_L2_ST_S_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_ST_E /* L2_ST.E ev_sel=0x2a umask=0x4: Lines in exclusive state. */ \
	P6_PMC_CTL_(0x3042au)
#define P6_PMC_EVENT_L2_ST_E_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_ST_M /* L2_ST.M ev_sel=0x2a umask=0x8: Lines in modified state. */ \
	P6_PMC_CTL_(0x3082au)
#define P6_PMC_EVENT_L2_ST_M_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_ST_MESI /* L2_ST.MESI ev_sel=0x2a umask=0xf: Lines in any state. */ \
	P6_PMC_CTL_(0x30f2au)
#define P6_PMC_EVENT_L2_ST_MESI_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_LINES_IN /* L2_LINES_IN ev_sel=0x24: Lines brought into the second-level cache. */ \
	P6_PMC_CTL_(0x30024u)
#define P6_PMC_EVENT_L2_LINES_IN_VARIANTS 0x7u
#define P6_PMC_EVENT_L2_LINES_IN_I /* L2_LINES_IN.I ev_sel=0x24 umask=0x1: Lines in invalid state. */ \
	P6_PMC_CTL_(0x30124u)
#define P6_PMC_EVENT_L2_LINES_IN_I_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_LINES_IN_S /* L2_LINES_IN.S ev_sel=0x24 umask=0x2: Lines in shared state. */ \
	P6_PMC_CTL_(0x30224u)
#define P6_PMC_EVENT_L2_LINES_IN_S_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_LINES_IN_E /* L2_LINES_IN.E ev_sel=0x24 umask=0x4: Lines in exclusive state. */ \
	P6_PMC_CTL_(0x30424u)
#define P6_PMC_EVENT_L2_LINES_IN_E_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_LINES_IN_M /* L2_LINES_IN.M ev_sel=0x24 umask=0x8: Lines in modified state. */ \
	P6_PMC_CTL_(0x30824u)
#define P6_PMC_EVENT_L2_LINES_IN_M_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_LINES_IN_ONLY_HW_PREFETCH /* L2_LINES_IN.ONLY_HW_PREFETCH ev_sel=0x24 umask=0x10: Of the states chosen beside it, only lines that hardware prefetched. */ \
	P6_PMC_CTL_(0x31024u)
#define P6_PMC_EVENT_L2_LINES_IN_ONLY_HW_PREFETCH_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_LINES_IN_ALL_PREFETCH /* L2_LINES_IN.ALL_PREFETCH ev_sel=0x24 umask=0x20: Of the states chosen beside it, lines whether hardware prefetched them or not. */ \
	P6_PMC_CTL_(0x32024u)
#define P6_PMC_EVENT_L2_LINES_IN_ALL_PREFETCH_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_LINES_OUT /* L2_LINES_OUT ev_sel=0x26: Lines that leave the second-level cache, for whatever reason. */ \
	P6_PMC_CTL_(0x30026u)
#define P6_PMC_EVENT_L2_LINES_OUT_VARIANTS 0x7u
#define P6_PMC_EVENT_L2_LINES_OUT_I /* L2_LINES_OUT.I ev_sel=0x26 umask=0x1: Lines in invalid state. */ \
	P6_PMC_CTL_(0x30126u)
#define P6_PMC_EVENT_L2_LINES_OUT_I_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_LINES_OUT_S /* L2_LINES_OUT.S ev_sel=0x26 umask=0x2: Lines in shared state. */ \
	P6_PMC_CTL_(0x30226u)
#define P6_PMC_EVENT_L2_LINES_OUT_S_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_LINES_OUT_E /* L2_LINES_OUT.E ev_sel=0x26 umask=0x4: Lines in exclusive state. */ \
	P6_PMC_CTL_(0x30426u)
#define P6_PMC_EVENT_L2_LINES_OUT_E_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_LINES_OUT_M /* L2_LINES_OUT.M ev_sel=0x26 umask=0x8: Lines in modified state. */ \
	P6_PMC_CTL_(0x30826u)
#define P6_PMC_EVENT_L2_LINES_OUT_M_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_LINES_OUT_ONLY_HW_PREFETCH /* L2_LINES_OUT.ONLY_HW_PREFETCH ev_sel=0x26 umask=0x10: Of the states chosen beside it, only lines that hardware prefetched. */ \
	P6_PMC_CTL_(0x31026u)
#define P6_PMC_EVENT_L2_LINES_OUT_ONLY_HW_PREFETCH_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_LINES_OUT_ALL_PREFETCH /* L2_LINES_OUT.ALL_PREFETCH ev_sel=0x26 umask=0x20: Of the states chosen beside it, lines whether hardware prefetched them or not. */ \
	P6_PMC_CTL_(0x32026u)
#define P6_PMC_EVENT_L2_LINES_OUT_ALL_PREFETCH_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_M_LINES_INM /* L2_M_LINES_INM ev_sel=0x25: Modified lines brought into the second-level cache. */ \
	P6_PMC_CTL_(0x30025u)
#define P6_PMC_EVENT_L2_M_LINES_INM_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_M_LINES_OUTM /* L2_M_LINES_OUTM ev_sel=0x27: Modified lines that leave the second-level cache, for whatever reason. */ \
	P6_PMC_CTL_(0x30027u)
#define P6_PMC_EVENT_L2_M_LINES_OUTM_VARIANTS 0x7u
/* L2_M_LINES_OUT ev_sel=0x27: Modified lines that leave the second-level cache; without a prefetch umask those that hardware prefetched are left out. */
#define P6_PMC_EVENT_L2_M_LINES_OUT_I /* L2_M_LINES_OUT.I ev_sel=0x27 umask=0x1: Lines in invalid state. */ \
	P6_PMC_CTL_(0x30127u)
#define P6_PMC_EVENT_L2_M_LINES_OUT_I_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_M_LINES_OUT_S /* L2_M_LINES_OUT.S ev_sel=0x27 umask=0x2: Lines in shared state. */ \
	P6_PMC_CTL_(0x30227u)
#define P6_PMC_EVENT_L2_M_LINES_OUT_S_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_M_LINES_OUT_E /* L2_M_LINES_OUT.E ev_sel=0x27 umask=0x4: Lines in exclusive state. */ \
	P6_PMC_CTL_(0x30427u)
#define P6_PMC_EVENT_L2_M_LINES_OUT_E_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_M_LINES_OUT_M /* L2_M_LINES_OUT.M ev_sel=0x27 umask=0x8: Lines in modified state. */ \
	P6_PMC_CTL_(0x30827u)
#define P6_PMC_EVENT_L2_M_LINES_OUT_M_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_M_LINES_OUT_ONLY_HW_PREFETCH /* L2_M_LINES_OUT.ONLY_HW_PREFETCH ev_sel=0x27 umask=0x10: Of the states chosen beside it, only lines that hardware prefetched. */ \
	P6_PMC_CTL_(0x31027u)
#define P6_PMC_EVENT_L2_M_LINES_OUT_ONLY_HW_PREFETCH_VARIANTS 0x8u
#define P6_PMC_EVENT_L2_M_LINES_OUT_ALL_PREFETCH /* L2_M_LINES_OUT.ALL_PREFETCH ev_sel=0x27 umask=0x20: Of the states chosen beside it, lines whether hardware prefetched them or not. */ \
	P6_PMC_CTL_(0x32027u)
#define P6_PMC_EVENT_L2_M_LINES_OUT_ALL_PREFETCH_VARIANTS 0x8u
/* L2_RQSTS ev_sel=0x2e: All requests to the second-level cache, by the state of the line they find. */
#define P6_PMC_EVENT_L2_RQSTS_I /* L2_RQSTS.I ev_sel=0x2e umask=0x1: Lines in invalid state, that is misses. */ \
	P6_PMC_CTL_(0x3012eu)
#define P6_PMC_EVENT_L2_RQSTS_I_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_RQSTS_S /* L2_RQSTS.S ev_sel=0x2e umask=0x2: Lines in shared state. */ \
	P6_PMC_CTL_(0x3022eu)
#define P6_PMC_EVENT_L2_RQSTS_S_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_RQSTS_E /* L2_RQSTS.E ev_sel=0x2e umask=0x4: Lines in exclusive state. */ \
	P6_PMC_CTL_(0x3042eu)
#define P6_PMC_EVENT_L2_RQSTS_E_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_RQSTS_M /* L2_RQSTS.M ev_sel=0x2e umask=0x8: Lines in modified state. */ \
	P6_PMC_CTL_(0x3082eu)
#define P6_PMC_EVENT_L2_RQSTS_M_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_RQSTS_MESI /* L2_RQSTS.MESI ev_sel=0x2e umask=0xf: Lines in any state. */ \
	P6_PMC_CTL_(0x30f2eu)
#define P6_PMC_EVENT_L2_RQSTS_MESI_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_ADS /* L2_ADS ev_sel=0x21: Address strobes to the second-level cache. */ \
	P6_PMC_CTL_(0x30021u)
#define P6_PMC_EVENT_L2_ADS_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_DBUS_BUSY /* L2_DBUS_BUSY ev_sel=0x22: Cycles in which the data bus of the second-level cache is busy. */ \
	P6_PMC_CTL_(0x30022u)
#define P6_PMC_EVENT_L2_DBUS_BUSY_VARIANTS 0xfu
#define P6_PMC_EVENT_L2_DBUS_BUSY_RD /* L2_DBUS_BUSY_RD ev_sel=0x23: Cycles in which that bus brings data that the core reads. */ \
	P6_PMC_CTL_(0x30023u)
#define P6_PMC_EVENT_L2_DBUS_BUSY_RD_VARIANTS 0xfu
/* BUS_DRDY_CLOCKS ev_sel=0x62: Clocks in which DRDY# is asserted, that is data are on the bus. */
#define P6_PMC_EVENT_BUS_DRDY_CLOCKS_SELF /* BUS_DRDY_CLOCKS.SELF ev_sel=0x62 umask=0x0: This processor drives the bus; in clocks of the bus. */ \
	P6_PMC_CTL_(0x30062u)
#define P6_PMC_EVENT_BUS_DRDY_CLOCKS_SELF_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_DRDY_CLOCKS_ANY /* BUS_DRDY_CLOCKS.ANY ev_sel=0x62 umask=0x20: Any agent drives it; in clocks of the core. */ \
	P6_PMC_CTL_(0x32062u)
#define P6_PMC_EVENT_BUS_DRDY_CLOCKS_ANY_VARIANTS 0xfu
/* BUS_LOCK_CLOCKS ev_sel=0x63: Clocks of the core in which LOCK# is asserted; where the second-level cache serves locks it may stay 0. */
#define P6_PMC_EVENT_BUS_LOCK_CLOCKS_SELF /* BUS_LOCK_CLOCKS.SELF ev_sel=0x63 umask=0x0: By this processor. */ \
	P6_PMC_CTL_(0x30063u)
#define P6_PMC_EVENT_BUS_LOCK_CLOCKS_SELF_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_LOCK_CLOCKS_ANY /* BUS_LOCK_CLOCKS.ANY ev_sel=0x63 umask=0x20: By any agent. */ \
	P6_PMC_CTL_(0x32063u)
#define P6_PMC_EVENT_BUS_LOCK_CLOCKS_ANY_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_REQ_OUTSTANDING /* BUS_REQ_OUTSTANDING ev_sel=0x60: Each cycle adds the cacheable reads of full lines for the data cache that are under way on the bus. */ \
	P6_PMC_CTL_(0x30060u)
#define P6_PMC_EVENT_BUS_REQ_OUTSTANDING_VARIANTS 0xfu
/* BUS_TRAN_BRD ev_sel=0x65: Burst reads. */
#define P6_PMC_EVENT_BUS_TRAN_BRD_SELF /* BUS_TRAN_BRD.SELF ev_sel=0x65 umask=0x0: What this processor does itself. */ \
	P6_PMC_CTL_(0x30065u)
#define P6_PMC_EVENT_BUS_TRAN_BRD_SELF_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_TRAN_BRD_ANY /* BUS_TRAN_BRD.ANY ev_sel=0x65 umask=0x20: What any agent on the bus does. */ \
	P6_PMC_CTL_(0x32065u)
#define P6_PMC_EVENT_BUS_TRAN_BRD_ANY_VARIANTS 0xfu
/* BUS_TRAN_RFO ev_sel=0x66: Reads for ownership that were completed. */
#define P6_PMC_EVENT_BUS_TRAN_RFO_SELF /* BUS_TRAN_RFO.SELF ev_sel=0x66 umask=0x0: What this processor does itself. */ \
	P6_PMC_CTL_(0x30066u)
#define P6_PMC_EVENT_BUS_TRAN_RFO_SELF_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_TRAN_RFO_ANY /* BUS_TRAN_RFO.ANY ev_sel=0x66 umask=0x20: What any agent on the bus does. */ \
	P6_PMC_CTL_(0x32066u)
#define P6_PMC_EVENT_BUS_TRAN_RFO_ANY_VARIANTS 0xfu
/* BUS_TRANS_WB ev_sel=0x67: Write-backs that were completed. */
#define P6_PMC_EVENT_BUS_TRANS_WB_SELF /* BUS_TRANS_WB.SELF ev_sel=0x67 umask=0x0: What this processor does itself. */ \
	P6_PMC_CTL_(0x30067u)
#define P6_PMC_EVENT_BUS_TRANS_WB_SELF_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_TRANS_WB_ANY /* BUS_TRANS_WB.ANY ev_sel=0x67 umask=0x20: What any agent on the bus does. */ \
	P6_PMC_CTL_(0x32067u)
#define P6_PMC_EVENT_BUS_TRANS_WB_ANY_VARIANTS 0xfu
/* BUS_TRAN_IFETCH ev_sel=0x68: Instruction fetches that were completed. */
#define P6_PMC_EVENT_BUS_TRAN_IFETCH_SELF /* BUS_TRAN_IFETCH.SELF ev_sel=0x68 umask=0x0: What this processor does itself. */ \
	P6_PMC_CTL_(0x30068u)
#define P6_PMC_EVENT_BUS_TRAN_IFETCH_SELF_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_TRAN_IFETCH_ANY /* BUS_TRAN_IFETCH.ANY ev_sel=0x68 umask=0x20: What any agent on the bus does. */ \
	P6_PMC_CTL_(0x32068u)
#define P6_PMC_EVENT_BUS_TRAN_IFETCH_ANY_VARIANTS 0xfu
/* BUS_TRAN_INVAL ev_sel=0x69: Invalidates that were completed. */
#define P6_PMC_EVENT_BUS_TRAN_INVAL_SELF /* BUS_TRAN_INVAL.SELF ev_sel=0x69 umask=0x0: What this processor does itself. */ \
	P6_PMC_CTL_(0x30069u)
#define P6_PMC_EVENT_BUS_TRAN_INVAL_SELF_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_TRAN_INVAL_ANY /* BUS_TRAN_INVAL.ANY ev_sel=0x69 umask=0x20: What any agent on the bus does. */ \
	P6_PMC_CTL_(0x32069u)
#define P6_PMC_EVENT_BUS_TRAN_INVAL_ANY_VARIANTS 0xfu
/* BUS_TRAN_PWR ev_sel=0x6a: Partial writes that were completed. */
#define P6_PMC_EVENT_BUS_TRAN_PWR_SELF /* BUS_TRAN_PWR.SELF ev_sel=0x6a umask=0x0: What this processor does itself. */ \
	P6_PMC_CTL_(0x3006au)
#define P6_PMC_EVENT_BUS_TRAN_PWR_SELF_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_TRAN_PWR_ANY /* BUS_TRAN_PWR.ANY ev_sel=0x6a umask=0x20: What any agent on the bus does. */ \
	P6_PMC_CTL_(0x3206au)
#define P6_PMC_EVENT_BUS_TRAN_PWR_ANY_VARIANTS 0xfu
/* BUS_TRANS_P ev_sel=0x6b: Partial transactions that were completed. */
#define P6_PMC_EVENT_BUS_TRANS_P_SELF /* BUS_TRANS_P.SELF ev_sel=0x6b umask=0x0: What this processor does itself. */ \
	P6_PMC_CTL_(0x3006bu)
#define P6_PMC_EVENT_BUS_TRANS_P_SELF_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_TRANS_P_ANY /* BUS_TRANS_P.ANY ev_sel=0x6b umask=0x20: What any agent on the bus does. */ \
	P6_PMC_CTL_(0x3206bu)
#define P6_PMC_EVENT_BUS_TRANS_P_ANY_VARIANTS 0xfu
/* BUS_TRANS_IO ev_sel=0x6c: I/O transactions that were completed. */
#define P6_PMC_EVENT_BUS_TRANS_IO_SELF /* BUS_TRANS_IO.SELF ev_sel=0x6c umask=0x0: What this processor does itself. */ \
	P6_PMC_CTL_(0x3006cu)
#define P6_PMC_EVENT_BUS_TRANS_IO_SELF_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_TRANS_IO_ANY /* BUS_TRANS_IO.ANY ev_sel=0x6c umask=0x20: What any agent on the bus does. */ \
	P6_PMC_CTL_(0x3206cu)
#define P6_PMC_EVENT_BUS_TRANS_IO_ANY_VARIANTS 0xfu
/* BUS_TRAN_DEF ev_sel=0x6d: Deferred transactions that were completed. */
#define P6_PMC_EVENT_BUS_TRAN_DEF_SELF /* BUS_TRAN_DEF.SELF ev_sel=0x6d umask=0x0: What this processor does itself. */ \
	P6_PMC_CTL_(0x3006du)
#define P6_PMC_EVENT_BUS_TRAN_DEF_SELF_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_TRAN_DEF_ANY /* BUS_TRAN_DEF.ANY ev_sel=0x6d umask=0x20: What any agent on the bus does. */ \
	P6_PMC_CTL_(0x3206du)
#define P6_PMC_EVENT_BUS_TRAN_DEF_ANY_VARIANTS 0xfu
/* BUS_TRAN_BURST ev_sel=0x6e: Bursts that were completed. */
#define P6_PMC_EVENT_BUS_TRAN_BURST_SELF /* BUS_TRAN_BURST.SELF ev_sel=0x6e umask=0x0: What this processor does itself. */ \
	P6_PMC_CTL_(0x3006eu)
#define P6_PMC_EVENT_BUS_TRAN_BURST_SELF_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_TRAN_BURST_ANY /* BUS_TRAN_BURST.ANY ev_sel=0x6e umask=0x20: What any agent on the bus does. */ \
	P6_PMC_CTL_(0x3206eu)
#define P6_PMC_EVENT_BUS_TRAN_BURST_ANY_VARIANTS 0xfu
/* BUS_TRAN_ANY ev_sel=0x70: Transactions of any kind that were completed, special cycles among them. */
#define P6_PMC_EVENT_BUS_TRAN_ANY_SELF /* BUS_TRAN_ANY.SELF ev_sel=0x70 umask=0x0: What this processor does itself. */ \
	P6_PMC_CTL_(0x30070u)
#define P6_PMC_EVENT_BUS_TRAN_ANY_SELF_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_TRAN_ANY_ANY /* BUS_TRAN_ANY.ANY ev_sel=0x70 umask=0x20: What any agent on the bus does. */ \
	P6_PMC_CTL_(0x32070u)
#define P6_PMC_EVENT_BUS_TRAN_ANY_ANY_VARIANTS 0xfu
/* BUS_TRAN_MEM ev_sel=0x6f: Memory transactions that were completed. */
#define P6_PMC_EVENT_BUS_TRAN_MEM_SELF /* BUS_TRAN_MEM.SELF ev_sel=0x6f umask=0x0: What this processor does itself. */ \
	P6_PMC_CTL_(0x3006fu)
#define P6_PMC_EVENT_BUS_TRAN_MEM_SELF_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_TRAN_MEM_ANY /* BUS_TRAN_MEM.ANY ev_sel=0x6f umask=0x20: What any agent on the bus does. */ \
	P6_PMC_CTL_(0x3206fu)
#define P6_PMC_EVENT_BUS_TRAN_MEM_ANY_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_DATA_RCV /* BUS_DATA_RCV ev_sel=0x64: Clocks of the bus in which this processor receives data. */ \
	P6_PMC_CTL_(0x30064u)
#define P6_PMC_EVENT_BUS_DATA_RCV_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_BNR_DRV /* BUS_BNR_DRV ev_sel=0x61: Clocks of the bus in which this processor drives BNR#, so that nobody makes requests. */ \
	P6_PMC_CTL_(0x30061u)
#define P6_PMC_EVENT_BUS_BNR_DRV_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_HIT_DRV /* BUS_HIT_DRV ev_sel=0x7a: Clocks of the bus in which this processor drives HIT#, those of snoop stalls too; what the pins show depends on pc and the clock ratio. */ \
	P6_PMC_CTL_(0x3007au)
#define P6_PMC_EVENT_BUS_HIT_DRV_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_HITM_DRV /* BUS_HITM_DRV ev_sel=0x7b: Clocks of the bus in which this processor drives HITM#, those of snoop stalls too; what the pins show depends on pc and the clock ratio. */ \
	P6_PMC_CTL_(0x3007bu)
#define P6_PMC_EVENT_BUS_HITM_DRV_VARIANTS 0xfu
#define P6_PMC_EVENT_BUS_SNOOP_STALL /* BUS_SNOOP_STALL ev_sel=0x7e: Clocks in which a snoop stalls the bus. */ \
	P6_PMC_CTL_(0x3007eu)
#define P6_PMC_EVENT_BUS_SNOOP_STALL_VARIANTS 0xfu
#define P6_PMC_EVENT_FLOPS /* FLOPS ev_sel=0xc1: Floating-point operations that compute, retired. */ \
	P6_PMC_CTL_(0x300c1u)
#define P6_PMC_EVENT_FLOPS_COUNTERS 0x1u
#define P6_PMC_EVENT_FLOPS_VARIANTS 0xfu
#define P6_PMC_EVENT_FP_COMP_OPS_EXE /* FP_COMP_OPS_EXE ev_sel=0x10: Floating-point operations that compute, and integer multiplies and divides, executed. */ \
	P6_PMC_CTL_(0x30010u)
#define P6_PMC_EVENT_FP_COMP_OPS_EXE_COUNTERS 0x1u
#define P6_PMC_EVENT_FP_COMP_OPS_EXE_VARIANTS 0xfu
#define P6_PMC_EVENT_FP_ASSIST /* FP_ASSIST ev_sel=0x11: Floating-point cases that microcode takes over, speculative ones too. */ \
	P6_PMC_CTL_(0x30011u)
#define P6_PMC_EVENT_FP_ASSIST_COUNTERS 0x2u
#define P6_PMC_EVENT_FP_ASSIST_VARIANTS 0xfu
#define P6_PMC_EVENT_MUL /* MUL ev_sel=0x12: Multiplies of integers and floating-point numbers, speculative ones too. */ \
	P6_PMC_CTL_(0x30012u)
#define P6_PMC_EVENT_MUL_COUNTERS 0x2u
#define P6_PMC_EVENT_MUL_VARIANTS 0xfu
#define P6_PMC_EVENT_DIV /* DIV ev_sel=0x13: Divides of integers and floating-point numbers, speculative ones too. */ \
	P6_PMC_CTL_(0x30013u)
#define P6_PMC_EVENT_DIV_COUNTERS 0x2u
#define P6_PMC_EVENT_DIV_VARIANTS 0xfu
#define P6_PMC_EVENT_CYCLES_DIV_BUSY /* CYCLES_DIV_BUSY ev_sel=0x14: Cycles in which the divider takes no new work, speculative work included. */ \
	P6_PMC_CTL_(0x30014u)
#define P6_PMC_EVENT_CYCLES_DIV_BUSY_COUNTERS 0x1u
#define P6_PMC_EVENT_CYCLES_DIV_BUSY_VARIANTS 0xfu
#define P6_PMC_EVENT_LD_BLOCKS /* LD_BLOCKS ev_sel=0x3: Loads that wait for the store buffer. */ \
	P6_PMC_CTL_(0x30003u)
#define P6_PMC_EVENT_LD_BLOCKS_VARIANTS 0xfu
#define P6_PMC_EVENT_SB_DRAINS /* SB_DRAINS ev_sel=0x4: Cycles in which the store buffer is emptied. */ \
	P6_PMC_CTL_(0x30004u)
#define P6_PMC_EVENT_SB_DRAINS_VARIANTS 0xfu
#define P6_PMC_EVENT_MISALIGN_MEM_REF /* MISALIGN_MEM_REF ev_sel=0x5: Data accesses across a 64-bit boundary; not exact. */ \
	P6_PMC_CTL_(0x30005u)
#define P6_PMC_EVENT_MISALIGN_MEM_REF_VARIANTS 0xfu
/* EMON_KNI_PREF_DISPATCHED ev_sel=0x7: SSE prefetches, or weakly ordered stores, that were sent off. */
#define P6_PMC_EVENT_EMON_KNI_PREF_DISPATCHED_NTA /* EMON_KNI_PREF_DISPATCHED.NTA ev_sel=0x7 umask=0x0: Prefetches with the NTA hint. */ \
	P6_PMC_CTL_(0x30007u)
#define P6_PMC_EVENT_EMON_KNI_PREF_DISPATCHED_NTA_VARIANTS 0xcu
#define P6_PMC_EVENT_EMON_KNI_PREF_DISPATCHED_T1 /* EMON_KNI_PREF_DISPATCHED.T1 ev_sel=0x7 umask=0x1: Prefetches with the T1 hint. */ \
	P6_PMC_CTL_(0x30107u)
#define P6_PMC_EVENT_EMON_KNI_PREF_DISPATCHED_T1_VARIANTS 0xcu
#define P6_PMC_EVENT_EMON_KNI_PREF_DISPATCHED_T2 /* EMON_KNI_PREF_DISPATCHED.T2 ev_sel=0x7 umask=0x2: Prefetches with the T2 hint. */ \
	P6_PMC_CTL_(0x30207u)
#define P6_PMC_EVENT_EMON_KNI_PREF_DISPATCHED_T2_VARIANTS 0xcu
#define P6_PMC_EVENT_EMON_KNI_PREF_DISPATCHED_WEAK /* EMON_KNI_PREF_DISPATCHED.WEAK ev_sel=0x7 umask=0x3: Weakly ordered stores. */ \
	P6_PMC_CTL_(0x30307u)
#define P6_PMC_EVENT_EMON_KNI_PREF_DISPATCHED_WEAK_VARIANTS 0xcu
/* EMON_KNI_PREF_MISS ev_sel=0x4b: SSE prefetches, or weakly ordered stores, that missed every cache. */
#define P6_PMC_EVENT_EMON_KNI_PREF_MISS_NTA /* EMON_KNI_PREF_MISS.NTA ev_sel=0x4b umask=0x0: Prefetches with the NTA hint. */ \
	P6_PMC_CTL_(0x3004bu)
#define P6_PMC_EVENT_EMON_KNI_PREF_MISS_NTA_VARIANTS 0xcu
#define P6_PMC_EVENT_EMON_KNI_PREF_MISS_T1 /* EMON_KNI_PREF_MISS.T1 ev_sel=0x4b umask=0x1: Prefetches with the T1 hint. */ \
	P6_PMC_CTL_(0x3014bu)
#define P6_PMC_EVENT_EMON_KNI_PREF_MISS_T1_VARIANTS 0xcu
#define P6_PMC_EVENT_EMON_KNI_PREF_MISS_T2 /* EMON_KNI_PREF_MISS.T2 ev_sel=0x4b umask=0x2: Prefetches with the T2 hint. */ \
	P6_PMC_CTL_(0x3024bu)
#define P6_PMC_EVENT_EMON_KNI_PREF_MISS_T2_VARIANTS 0xcu
#define P6_PMC_EVENT_EMON_KNI_PREF_MISS_WEAK /* EMON_KNI_PREF_MISS.WEAK ev_sel=0x4b umask=0x3: Weakly ordered stores. */ \
	P6_PMC_CTL_(0x3034bu)
#define P6_PMC_EVENT_EMON_KNI_PREF_MISS_WEAK_VARIANTS 0xcu
#define P6_PMC_EVENT_INST_RETIRED /* INST_RETIRED ev_sel=0xc0: Instructions executed to the end (retired); some interrupts of REP STOS, and an SMI during HLT, lose one. */ \
	P6_PMC_CTL_(0x300c0u)
#define P6_PMC_EVENT_INST_RETIRED_VARIANTS 0xfu
#define P6_PMC_EVENT_UOPS_RETIRED /* UOPS_RETIRED ev_sel=0xc2: Micro-ops retired. */ \
	P6_PMC_CTL_(0x300c2u)
#define P6_PMC_EVENT_UOPS_RETIRED_VARIANTS 0xfu
#define P6_PMC_EVENT_INST_DECODED /* INST_DECODED ev_sel=0xd0: Instructions decoded. */ \
	P6_PMC_CTL_(0x300d0u)
#define P6_PMC_EVENT_INST_DECODED_VARIANTS 0xfu
/* EMON_KNI_INST_RETIRED ev_sel=0xd8: SSE instructions retired. */
#define P6_PMC_EVENT_EMON_KNI_INST_RETIRED_PACKED_SCALAR /* EMON_KNI_INST_RETIRED.PACKED_SCALAR ev_sel=0xd8 umask=0x0: Packed and scalar ones. */ \
	P6_PMC_CTL_(0x300d8u)
#define P6_PMC_EVENT_EMON_KNI_INST_RETIRED_PACKED_SCALAR_VARIANTS 0x4u
#define P6_PMC_EVENT_EMON_KNI_INST_RETIRED_SCALAR /* EMON_KNI_INST_RETIRED.SCALAR ev_sel=0xd8 umask=0x1: Scalar ones. */ \
	P6_PMC_CTL_(0x301d8u)
#define P6_PMC_EVENT_EMON_KNI_INST_RETIRED_SCALAR_VARIANTS 0x4u
/* EMON_KNI_COMP_INST_RET ev_sel=0xd9: SSE instructions that compute, retired. */
#define P6_PMC_EVENT_EMON_KNI_COMP_INST_RET_PACKED_SCALAR /* EMON_KNI_COMP_INST_RET.PACKED_SCALAR ev_sel=0xd9 umask=0x0: Packed and scalar ones. */ \
	P6_PMC_CTL_(0x300d9u)
#define P6_PMC_EVENT_EMON_KNI_COMP_INST_RET_PACKED_SCALAR_VARIANTS 0x4u
#define P6_PMC_EVENT_EMON_KNI_COMP_INST_RET_SCALAR /* EMON_KNI_COMP_INST_RET.SCALAR ev_sel=0xd9 umask=0x1: Scalar ones. */ \
	P6_PMC_CTL_(0x301d9u)
#define P6_PMC_EVENT_EMON_KNI_COMP_INST_RET_SCALAR_VARIANTS 0x4u
#define P6_PMC_EVENT_HW_INT_RX /* HW_INT_RX ev_sel=0xc8: Hardware interrupts received. */ \
	P6_PMC_CTL_(0x300c8u)
#define P6_PMC_EVENT_HW_INT_RX_VARIANTS 0xfu
#define P6_PMC_EVENT_CYCLES_INT_MASKED /* CYCLES_INT_MASKED ev_sel=0xc6: Cycles in which interrupts are disabled. */ \
	P6_PMC_CTL_(0x300c6u)
#define P6_PMC_EVENT_CYCLES_INT_MASKED_VARIANTS 0xfu
#define P6_PMC_EVENT_CYCLES_INT_PENDING_AND_MASKED /* CYCLES_INT_PENDING_AND_MASKED ev_sel=0xc7: Cycles in which interrupts are disabled while one is waiting. */ \
	P6_PMC_CTL_(0x300c7u)
#define P6_PMC_EVENT_CYCLES_INT_PENDING_AND_MASKED_VARIANTS 0xfu
#define P6_PMC_EVENT_BR_INST_RETIRED /* BR_INST_RETIRED ev_sel=0xc4: Branches retired. */ \
	P6_PMC_CTL_(0x300c4u)
#define P6_PMC_EVENT_BR_INST_RETIRED_VARIANTS 0xfu
#define P6_PMC_EVENT_BR_MISS_PRED_RETIRED /* BR_MISS_PRED_RETIRED ev_sel=0xc5: Branches retired that were predicted wrongly. */ \
	P6_PMC_CTL_(0x300c5u)
#define P6_PMC_EVENT_BR_MISS_PRED_RETIRED_VARIANTS 0xfu
#define P6_PMC_EVENT_BR_TAKEN_RETIRED /* BR_TAKEN_RETIRED ev_sel=0xc9: Branches retired that were taken. */ \
	P6_PMC_CTL_(0x300c9u)
#define P6_PMC_EVENT_BR_TAKEN_RETIRED_VARIANTS 0xfu
#define P6_PMC_EVENT_BR_MISS_PRED_TAKEN_RET /* BR_MISS_PRED_TAKEN_RET ev_sel=0xca: Branches retired that were taken and predicted wrongly. */ \
	P6_PMC_CTL_(0x300cau)
#define P6_PMC_EVENT_BR_MISS_PRED_TAKEN_RET_VARIANTS 0xfu
#define P6_PMC_EVENT_BR_INST_DECODED /* BR_INST_DECODED ev_sel=0xe0: Branches decoded. */ \
	P6_PMC_CTL_(0x300e0u)
#define P6_PMC_EVENT_BR_INST_DECODED_VARIANTS 0xfu
#define P6_PMC_EVENT_BTB_MISSES /* BTB_MISSES ev_sel=0xe2: Branches for which the branch target buffer had no prediction. */ \
	P6_PMC_CTL_(0x300e2u)
#define P6_PMC_EVENT_BTB_MISSES_VARIANTS 0xfu
#define P6_PMC_EVENT_BR_BOGUS /* BR_BOGUS ev_sel=0xe4: Bogus branches; the manual says no more of them. */ \
	P6_PMC_CTL_(0x300e4u)
#define P6_PMC_EVENT_BR_BOGUS_VARIANTS 0xfu
#define P6_PMC_EVENT_BACLEARS /* BACLEARS ev_sel=0xe6: Times that the branch decoder predicted by its static rule. */ \
	P6_PMC_CTL_(0x300e6u)
#define P6_PMC_EVENT_BACLEARS_VARIANTS 0xfu
#define P6_PMC_EVENT_RESOURCE_STALLS /* RESOURCE_STALLS ev_sel=0xa2: Cycles in which a resource is lacking, recovery from wrong predictions included; a full bus queue and cache misses are not counted. */ \
	P6_PMC_CTL_(0x300a2u)
#define P6_PMC_EVENT_RESOURCE_STALLS_VARIANTS 0xfu
#define P6_PMC_EVENT_PARTIAL_RAT_STALLS /* PARTIAL_RAT_STALLS ev_sel=0xd2: Stalls for registers written in part, flags among them: cycles, or with edge occurrences. */ \
	P6_PMC_CTL_(0x300d2u)
#define P6_PMC_EVENT_PARTIAL_RAT_STALLS_VARIANTS 0xfu
#define P6_PMC_EVENT_SEGMENT_REG_LOADS /* SEGMENT_REG_LOADS ev_sel=0x6: Loads of segment registers. */ \
	P6_PMC_CTL_(0x30006u)
#define P6_PMC_EVENT_SEGMENT_REG_LOADS_VARIANTS 0xfu
#define P6_PMC_EVENT_CPU_CLK_UNHALTED /* CPU_CLK_UNHALTED ev_sel=0x79: Cycles in which the processor is not halted. */ \
	P6_PMC_CTL_(0x30079u)
#define P6_PMC_EVENT_CPU_CLK_UNHALTED_VARIANTS 0xfu
#define P6_PMC_EVENT_MMX_INSTR_EXEC /* MMX_INSTR_EXEC ev_sel=0xb0: MMX instructions executed. */ \
	P6_PMC_CTL_(0x300b0u)
#define P6_PMC_EVENT_MMX_INSTR_EXEC_VARIANTS 0x2u
#define P6_PMC_EVENT_MMX_SAT_INSTR_EXEC /* MMX_SAT_INSTR_EXEC ev_sel=0xb1: Saturating MMX instructions executed. */ \
	P6_PMC_CTL_(0x300b1u)
#define P6_PMC_EVENT_MMX_SAT_INSTR_EXEC_VARIANTS 0xeu
#define P6_PMC_EVENT_MMX_UOPS_EXEC /* MMX_UOPS_EXEC ev_sel=0xb2 umask=0xf: MMX micro-ops executed. */ \
	P6_PMC_CTL_(0x30fb2u)
#define P6_PMC_EVENT_MMX_UOPS_EXEC_VARIANTS 0xeu
/* MMX_INSTR_TYPE_EXEC ev_sel=0xb3: Packed MMX instructions executed, by their kind. */
#define P6_PMC_EVENT_MMX_INSTR_TYPE_EXEC_MUL /* MMX_INSTR_TYPE_EXEC.MUL ev_sel=0xb3 umask=0x1: Multiplies. */ \
	P6_PMC_CTL_(0x301b3u)
#define P6_PMC_EVENT_MMX_INSTR_TYPE_EXEC_MUL_VARIANTS 0xeu
#define P6_PMC_EVENT_MMX_INSTR_TYPE_EXEC_SHIFT /* MMX_INSTR_TYPE_EXEC.SHIFT ev_sel=0xb3 umask=0x2: Shifts. */ \
	P6_PMC_CTL_(0x302b3u)
#define P6_PMC_EVENT_MMX_INSTR_TYPE_EXEC_SHIFT_VARIANTS 0xeu
#define P6_PMC_EVENT_MMX_INSTR_TYPE_EXEC_PACK /* MMX_INSTR_TYPE_EXEC.PACK ev_sel=0xb3 umask=0x4: Packs. */ \
	P6_PMC_CTL_(0x304b3u)
#define P6_PMC_EVENT_MMX_INSTR_TYPE_EXEC_PACK_VARIANTS 0xeu
#define P6_PMC_EVENT_MMX_INSTR_TYPE_EXEC_UNPACK /* MMX_INSTR_TYPE_EXEC.UNPACK ev_sel=0xb3 umask=0x8: Unpacks. */ \
	P6_PMC_CTL_(0x308b3u)
#define P6_PMC_EVENT_MMX_INSTR_TYPE_EXEC_UNPACK_VARIANTS 0xeu
#define P6_PMC_EVENT_MMX_INSTR_TYPE_EXEC_LOGICAL /* MMX_INSTR_TYPE_EXEC.LOGICAL ev_sel=0xb3 umask=0x10: Logical operations. */ \
	P6_PMC_CTL_(0x310b3u)
#define P6_PMC_EVENT_MMX_INSTR_TYPE_EXEC_LOGICAL_VARIANTS 0xeu
#define P6_PMC_EVENT_MMX_INSTR_TYPE_EXEC_ARITH /* MMX_INSTR_TYPE_EXEC.ARITH ev_sel=0xb3 umask=0x20: Additions, subtractions and the like. */ \
	P6_PMC_CTL_(0x320b3u)
#define P6_PMC_EVENT_MMX_INSTR_TYPE_EXEC_ARITH_VARIANTS 0xeu
/* FP_MMX_TRANS ev_sel=0xcc: Changes between MMX and floating-point code. */
#define P6_PMC_EVENT_FP_MMX_TRANS_TO_FP /* FP_MMX_TRANS.TO_FP ev_sel=0xcc umask=0x0: From MMX to floating point. */ \
	P6_PMC_CTL_(0x300ccu)
#define P6_PMC_EVENT_FP_MMX_TRANS_TO_FP_VARIANTS 0xeu
#define P6_PMC_EVENT_FP_MMX_TRANS_TO_MMX /* FP_MMX_TRANS.TO_MMX ev_sel=0xcc umask=0x1: From floating point to MMX. */ \
	P6_PMC_CTL_(0x301ccu)
#define P6_PMC_EVENT_FP_MMX_TRANS_TO_MMX_VARIANTS 0xeu
#define P6_PMC_EVENT_MMX_ASSIST /* MMX_ASSIST ev_sel=0xcd: MMX assists, that is EMMS instructions executed. */ \
	P6_PMC_CTL_(0x300cdu)
#define P6_PMC_EVENT_MMX_ASSIST_VARIANTS 0xeu
#define P6_PMC_EVENT_MMX_INSTR_RET /* MMX_INSTR_RET ev_sel=0xce: MMX instructions retired. */ \
	P6_PMC_CTL_(0x300ceu)
#define P6_PMC_EVENT_MMX_INSTR_RET_VARIANTS 0x2u
/* SEG_RENAME_STALLS ev_sel=0xd4: Stalls because a segment register cannot be renamed. */
#define P6_PMC_EVENT_SEG_RENAME_STALLS_ES /* SEG_RENAME_STALLS.ES ev_sel=0xd4 umask=0x1: ES. */ \
	P6_PMC_CTL_(0x301d4u)
#define P6_PMC_EVENT_SEG_RENAME_STALLS_ES_VARIANTS 0xeu
#define P6_PMC_EVENT_SEG_RENAME_STALLS_DS /* SEG_RENAME_STALLS.DS ev_sel=0xd4 umask=0x2: DS. */ \
	P6_PMC_CTL_(0x302d4u)
#define P6_PMC_EVENT_SEG_RENAME_STALLS_DS_VARIANTS 0xeu
#define P6_PMC_EVENT_SEG_RENAME_STALLS_FS /* SEG_RENAME_STALLS.FS ev_sel=0xd4 umask=0x4: FS. */ \
	P6_PMC_CTL_(0x304d4u)
#define P6_PMC_EVENT_SEG_RENAME_STALLS_FS_VARIANTS 0xeu
#define P6_PMC_EVENT_SEG_RENAME_STALLS_GS /* SEG_RENAME_STALLS.GS ev_sel=0xd4 umask=0x8: GS. */ \
	P6_PMC_CTL_(0x308d4u)
#define P6_PMC_EVENT_SEG_RENAME_STALLS_GS_VARIANTS 0xeu
#define P6_PMC_EVENT_SEG_RENAME_STALLS_ALL /* SEG_RENAME_STALLS.ALL ev_sel=0xd4 umask=0xf: All four. */ \
	P6_PMC_CTL_(0x30fd4u)
#define P6_PMC_EVENT_SEG_RENAME_STALLS_ALL_VARIANTS 0xeu
/* SEG_REG_RENAMES ev_sel=0xd5: Segment registers renamed. */
#define P6_PMC_EVENT_SEG_REG_RENAMES_ES /* SEG_REG_RENAMES.ES ev_sel=0xd5 umask=0x1: ES. */ \
	P6_PMC_CTL_(0x301d5u)
#define P6_PMC_EVENT_SEG_REG_RENAMES_ES_VARIANTS 0xeu
#define P6_PMC_EVENT_SEG_REG_RENAMES_DS /* SEG_REG_RENAMES.DS ev_sel=0xd5 umask=0x2: DS. */ \
	P6_PMC_CTL_(0x302d5u)
#define P6_PMC_EVENT_SEG_REG_RENAMES_DS_VARIANTS 0xeu
#define P6_PMC_EVENT_SEG_REG_RENAMES_FS /* SEG_REG_RENAMES.FS ev_sel=0xd5 umask=0x4: FS. */ \
	P6_PMC_CTL_(0x304d5u)
#define P6_PMC_EVENT_SEG_REG_RENAMES_FS_VARIANTS 0xeu
#define P6_PMC_EVENT_SEG_REG_RENAMES_GS /* SEG_REG_RENAMES.GS ev_sel=0xd5 umask=0x8: GS. */ \
	P6_PMC_CTL_(0x308d5u)
#define P6_PMC_EVENT_SEG_REG_RENAMES_GS_VARIANTS 0xeu
#define P6_PMC_EVENT_SEG_REG_RENAMES_ALL /* SEG_REG_RENAMES.ALL ev_sel=0xd5 umask=0xf: All four. */ \
	P6_PMC_CTL_(0x30fd5u)
#define P6_PMC_EVENT_SEG_REG_RENAMES_ALL_VARIANTS 0xeu
#define P6_PMC_EVENT_RET_SEG_RENAMES /* RET_SEG_RENAMES ev_sel=0xd6: Renamings of segment registers retired. */ \
	P6_PMC_CTL_(0x300d6u)
#define P6_PMC_EVENT_RET_SEG_RENAMES_VARIANTS 0xeu
/* EMON_EST_TRANS ev_sel=0x58: Transitions of enhanced SpeedStep. */
#define P6_PMC_EVENT_EMON_EST_TRANS_ALL /* EMON_EST_TRANS.ALL ev_sel=0x58 umask=0x0: All of them. */ \
	P6_PMC_CTL_(0x30058u)
#define P6_PMC_EVENT_EMON_EST_TRANS_ALL_VARIANTS 0x8u
#define P6_PMC_EVENT_EMON_EST_TRANS_FREQ /* EMON_EST_TRANS.FREQ ev_sel=0x58 umask=0x2: Only those of the frequency. */ \
	P6_PMC_CTL_(0x30258u)
#define P6_PMC_EVENT_EMON_EST_TRANS_FREQ_VARIANTS 0x8u
#define P6_PMC_EVENT_EMON_THERMAL_TRIP /* EMON_THERMAL_TRIP ev_sel=0x59: How long a thermal trip lasts; with edge how often one begins. */ \
	P6_PMC_CTL_(0x30059u)
#define P6_PMC_EVENT_EMON_THERMAL_TRIP_VARIANTS 0x8u
#define P6_PMC_EVENT_BR_INST_EXEC /* BR_INST_EXEC ev_sel=0x88: Branches executed. */ \
	P6_PMC_CTL_(0x30088u)
#define P6_PMC_EVENT_BR_INST_EXEC_VARIANTS 0x8u
#define P6_PMC_EVENT_BR_MISSP_EXEC /* BR_MISSP_EXEC ev_sel=0x89: Branches executed that proved wrongly predicted then. */ \
	P6_PMC_CTL_(0x30089u)
#define P6_PMC_EVENT_BR_MISSP_EXEC_VARIANTS 0x8u
#define P6_PMC_EVENT_BR_BAC_MISSP_EXEC /* BR_BAC_MISSP_EXEC ev_sel=0x8a: Branches executed that the front end found wrongly predicted. */ \
	P6_PMC_CTL_(0x3008au)
#define P6_PMC_EVENT_BR_BAC_MISSP_EXEC_VARIANTS 0x8u
#define P6_PMC_EVENT_BR_CND_EXEC /* BR_CND_EXEC ev_sel=0x8b: Conditional branches executed. */ \
	P6_PMC_CTL_(0x3008bu)
#define P6_PMC_EVENT_BR_CND_EXEC_VARIANTS 0x8u
#define P6_PMC_EVENT_BR_CND_MISSP_EXEC /* BR_CND_MISSP_EXEC ev_sel=0x8c: Conditional branches executed that were wrongly predicted. */ \
	P6_PMC_CTL_(0x3008cu)
#define P6_PMC_EVENT_BR_CND_MISSP_EXEC_VARIANTS 0x8u
#define P6_PMC_EVENT_BR_IND_EXEC /* BR_IND_EXEC ev_sel=0x8d: Indirect branches executed. */ \
	P6_PMC_CTL_(0x3008du)
#define P6_PMC_EVENT_BR_IND_EXEC_VARIANTS 0x8u
#define P6_PMC_EVENT_BR_IND_MISSP_EXEC /* BR_IND_MISSP_EXEC ev_sel=0x8e: Indirect branches executed that were wrongly predicted. */ \
	P6_PMC_CTL_(0x3008eu)
#define P6_PMC_EVENT_BR_IND_MISSP_EXEC_VARIANTS 0x8u
#define P6_PMC_EVENT_BR_RET_EXEC /* BR_RET_EXEC ev_sel=0x8f: Returns executed. */ \
	P6_PMC_CTL_(0x3008fu)
#define P6_PMC_EVENT_BR_RET_EXEC_VARIANTS 0x8u
#define P6_PMC_EVENT_BR_RET_MISSP_EXEC /* BR_RET_MISSP_EXEC ev_sel=0x90: Returns executed that proved wrongly predicted then. */ \
	P6_PMC_CTL_(0x30090u)
#define P6_PMC_EVENT_BR_RET_MISSP_EXEC_VARIANTS 0x8u
#define P6_PMC_EVENT_BR_RET_BAC_MISSP_EXEC /* BR_RET_BAC_MISSP_EXEC ev_sel=0x91: Returns executed that the front end found wrongly predicted. */ \
	P6_PMC_CTL_(0x30091u)
#define P6_PMC_EVENT_BR_RET_BAC_MISSP_EXEC_VARIANTS 0x8u
#define P6_PMC_EVENT_BR_CALL_EXEC /* BR_CALL_EXEC ev_sel=0x92: Calls executed. */ \
	P6_PMC_CTL_(0x30092u)
#define P6_PMC_EVENT_BR_CALL_EXEC_VARIANTS 0x8u
#define P6_PMC_EVENT_BR_CALL_MISSP_EXEC /* BR_CALL_MISSP_EXEC ev_sel=0x93: Calls executed that were wrongly predicted. */ \
	P6_PMC_CTL_(0x30093u)
#define P6_PMC_EVENT_BR_CALL_MISSP_EXEC_VARIANTS 0x8u
#define P6_PMC_EVENT_BR_IND_CALL_EXEC /* BR_IND_CALL_EXEC ev_sel=0x94: Indirect calls executed. */ \
	P6_PMC_CTL_(0x30094u)
#define P6_PMC_EVENT_BR_IND_CALL_EXEC_VARIANTS 0x8u
#define P6_PMC_EVENT_EMON_SIMD_INSTR_RETIRED /* EMON_SIMD_INSTR_RETIRED ev_sel=0xce: MMX instructions retired. */ \
	P6_PMC_CTL_(0x300ceu)
#define P6_PMC_EVENT_EMON_SIMD_INSTR_RETIRED_VARIANTS 0x8u
#define P6_PMC_EVENT_EMON_SYNCH_UOPS /* EMON_SYNCH_UOPS ev_sel=0xd3: Synchronising micro-ops. */ \
	P6_PMC_CTL_(0x300d3u)
#define P6_PMC_EVENT_EMON_SYNCH_UOPS_VARIANTS 0x8u
#define P6_PMC_EVENT_EMON_ESP_UOPS /* EMON_ESP_UOPS ev_sel=0xd7: Total of micro-ops, says the manual; by its name those of the stack pointer. */ \
	P6_PMC_CTL_(0x300d7u)
#define P6_PMC_EVENT_EMON_ESP_UOPS_VARIANTS 0x8u
/* EMON_FUSED_UOPS_RET ev_sel=0xda: Fused micro-ops retired. */
#define P6_PMC_EVENT_EMON_FUSED_UOPS_RET_ALL /* EMON_FUSED_UOPS_RET.ALL ev_sel=0xda umask=0x0: All of them. */ \
	P6_PMC_CTL_(0x300dau)
#define P6_PMC_EVENT_EMON_FUSED_UOPS_RET_ALL_VARIANTS 0x8u
#define P6_PMC_EVENT_EMON_FUSED_UOPS_RET_LD_OP /* EMON_FUSED_UOPS_RET.LD_OP ev_sel=0xda umask=0x1: A load with its operation. */ \
	P6_PMC_CTL_(0x301dau)
#define P6_PMC_EVENT_EMON_FUSED_UOPS_RET_LD_OP_VARIANTS 0x8u
#define P6_PMC_EVENT_EMON_FUSED_UOPS_RET_STD_STA /* EMON_FUSED_UOPS_RET.STD_STA ev_sel=0xda umask=0x2: A store's data with its address. */ \
	P6_PMC_CTL_(0x302dau)
#define P6_PMC_EVENT_EMON_FUSED_UOPS_RET_STD_STA_VARIANTS 0x8u
#define P6_PMC_EVENT_EMON_UNFUSION /* EMON_UNFUSION ev_sel=0xdb: Times that a fused micro-op came apart in the reorder buffer, on a floating-point exception in it. */ \
	P6_PMC_CTL_(0x300dbu)
#define P6_PMC_EVENT_EMON_UNFUSION_VARIANTS 0x8u
#define P6_PMC_EVENT_EMON_PREF_RQSTS_UP /* EMON_PREF_RQSTS_UP ev_sel=0xf0: Prefetches sent off for rising addresses. */ \
	P6_PMC_CTL_(0x300f0u)
#define P6_PMC_EVENT_EMON_PREF_RQSTS_UP_VARIANTS 0x8u
#define P6_PMC_EVENT_EMON_PREF_RQSTS_DN /* EMON_PREF_RQSTS_DN ev_sel=0xf8: Prefetches sent off for falling addresses. */ \
	P6_PMC_CTL_(0x300f8u)
#define P6_PMC_EVENT_EMON_PREF_RQSTS_DN_VARIANTS 0x8u
/* EMON_SSE_SSE2_INST_RETIRED ev_sel=0xd8: SSE and SSE2 instructions retired. */
#define P6_PMC_EVENT_EMON_SSE_SSE2_INST_RETIRED_SSE_PACKED_SCALAR_SINGLE /* EMON_SSE_SSE2_INST_RETIRED.SSE_PACKED_SCALAR_SINGLE ev_sel=0xd8 umask=0x0: SSE, packed and scalar single precision. */ \
	P6_PMC_CTL_(0x300d8u)
#define P6_PMC_EVENT_EMON_SSE_SSE2_INST_RETIRED_SSE_PACKED_SCALAR_SINGLE_VARIANTS 0x8u
#define P6_PMC_EVENT_EMON_SSE_SSE2_INST_RETIRED_SSE_SCALAR_SINGLE /* EMON_SSE_SSE2_INST_RETIRED.SSE_SCALAR_SINGLE ev_sel=0xd8 umask=0x1: SSE, scalar single precision. */ \
	P6_PMC_CTL_(0x301d8u)
#define P6_PMC_EVENT_EMON_SSE_SSE2_INST_RETIRED_SSE_SCALAR_SINGLE_VARIANTS 0x8u
#define P6_PMC_EVENT_EMON_SSE_SSE2_INST_RETIRED_SSE2_PACKED_DOUBLE /* EMON_SSE_SSE2_INST_RETIRED.SSE2_PACKED_DOUBLE ev_sel=0xd8 umask=0x2: SSE2, packed double precision. */ \
	P6_PMC_CTL_(0x302d8u)
#define P6_PMC_EVENT_EMON_SSE_SSE2_INST_RETIRED_SSE2_PACKED_DOUBLE_VARIANTS 0x8u
#define P6_PMC_EVENT_EMON_SSE_SSE2_INST_RETIRED_SSE2_SCALAR_DOUBLE /* EMON_SSE_SSE2_INST_RETIRED.SSE2_SCALAR_DOUBLE ev_sel=0xd8 umask=0x3: SSE2, scalar double precision. */ \
	P6_PMC_CTL_(0x303d8u)
#define P6_PMC_EVENT_EMON_SSE_SSE2_INST_RETIRED_SSE2_SCALAR_DOUBLE_VARIANTS 0x8u
/* EMON_SSE_SSE2_COMP_INST_RETIRED ev_sel=0xd9: SSE and SSE2 instructions that compute, retired. */
#define P6_PMC_EVENT_EMON_SSE_SSE2_COMP_INST_RETIRED_SSE_PACKED_SINGLE /* EMON_SSE_SSE2_COMP_INST_RETIRED.SSE_PACKED_SINGLE ev_sel=0xd9 umask=0x0: SSE, packed single precision. */ \
	P6_PMC_CTL_(0x300d9u)
#define P6_PMC_EVENT_EMON_SSE_SSE2_COMP_INST_RETIRED_SSE_PACKED_SINGLE_VARIANTS 0x8u
#define P6_PMC_EVENT_EMON_SSE_SSE2_COMP_INST_RETIRED_SSE_SCALAR_SINGLE /* EMON_SSE_SSE2_COMP_INST_RETIRED.SSE_SCALAR_SINGLE ev_sel=0xd9 umask=0x1: SSE, scalar single precision. */ \
	P6_PMC_CTL_(0x301d9u)
#define P6_PMC_EVENT_EMON_SSE_SSE2_COMP_INST_RETIRED_SSE_SCALAR_SINGLE_VARIANTS 0x8u
#define P6_PMC_EVENT_EMON_SSE_SSE2_COMP_INST_RETIRED_SSE2_PACKED_DOUBLE /* EMON_SSE_SSE2_COMP_INST_RETIRED.SSE2_PACKED_DOUBLE ev_sel=0xd9 umask=0x2: SSE2, packed double precision. */ \
	P6_PMC_CTL_(0x302d9u)
#define P6_PMC_EVENT_EMON_SSE_SSE2_COMP_INST_RETIRED_SSE2_PACKED_DOUBLE_VARIANTS 0x8u
#define P6_PMC_EVENT_EMON_SSE_SSE2_COMP_INST_RETIRED_SSE2_SCALAR_DOUBLE /* EMON_SSE_SSE2_COMP_INST_RETIRED.SSE2_SCALAR_DOUBLE ev_sel=0xd9 umask=0x3: SSE2, scalar double precision. */ \
	P6_PMC_CTL_(0x303d9u)
#define P6_PMC_EVENT_EMON_SSE_SSE2_COMP_INST_RETIRED_SSE2_SCALAR_DOUBLE_VARIANTS 0x8u

#endif
