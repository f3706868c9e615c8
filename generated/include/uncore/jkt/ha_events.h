/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/ha.events.json by "make generate". Do not edit. */
/*
 * The events of jkt ha as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_JKT_HA_EVENTS_H
#define UNCORE_JKT_HA_EVENTS_H

#include "uncore/jkt/ha.h"

#define JKT_HA_CTL_(raw) UNCORE_VALUE_(jkt_ha_ctl, raw)
#define JKT_HA_EVENT_CLOCKTICKS /* UNC_H_CLOCKTICKS ev_sel=0x0: Uncore clock cycles in the home agent; start and freeze delays set it apart from the UBox clock. */ \
	JKT_HA_CTL_(0x0u)
/* UNC_H_REQUESTS ev_sel=0x1: Requests that reach the home agent, as reads or as writes. */
#define JKT_HA_EVENT_REQUESTS_READS /* UNC_H_REQUESTS.READS ev_sel=0x1 umask=0x3: Reads of every kind, RFO included; close to the read misses of the last-level cache. */ \
	JKT_HA_CTL_(0x301u)
#define JKT_HA_EVENT_REQUESTS_WRITES /* UNC_H_REQUESTS.WRITES ev_sel=0x1 umask=0xc: Writes of every kind: evictions, streaming stores, write backs after a hit in M. */ \
	JKT_HA_CTL_(0xc01u)
/* UNC_H_TRACKER_INSERTS ev_sel=0x6: Requests that take an entry in the tracker; reads and writes cannot be told apart. */
#define JKT_HA_EVENT_TRACKER_INSERTS_ALL /* UNC_H_TRACKER_INSERTS.ALL ev_sel=0x6 umask=0x3: Every request; there is no other umask. */ \
	JKT_HA_CTL_(0x306u)
/* UNC_H_CONFLICT_CYCLES ev_sel=0xb: Cycles with and without address conflicts in hand. Erratum home_agent_marked (unsaid): Conflicts, directory and Direct2Core are marked as broken. */
#define JKT_HA_EVENT_CONFLICT_CYCLES_NO_CONFLICT /* UNC_H_CONFLICT_CYCLES.NO_CONFLICT ev_sel=0xb umask=0x1: Cycles in which no conflict is in hand. */ \
	JKT_HA_CTL_(0x10bu)
#define JKT_HA_EVENT_CONFLICT_CYCLES_CONFLICT /* UNC_H_CONFLICT_CYCLES.CONFLICT ev_sel=0xb umask=0x2: Cycles in which conflicts are in hand. */ \
	JKT_HA_CTL_(0x20bu)
/* UNC_H_DIRECTORY_LOOKUP ev_sel=0xc: Requests that look a line up in the directory. Only parts with a directory count any. Erratum home_agent_marked (unsaid): Conflicts, directory and Direct2Core are marked as broken. */
#define JKT_HA_EVENT_DIRECTORY_LOOKUP_SNP /* UNC_H_DIRECTORY_LOOKUP.SNP ev_sel=0xc umask=0x1: Lookups that made a snoop necessary: the directory bit was set. */ \
	JKT_HA_CTL_(0x10cu)
#define JKT_HA_EVENT_DIRECTORY_LOOKUP_NO_SNP /* UNC_H_DIRECTORY_LOOKUP.NO_SNP ev_sel=0xc umask=0x2: Lookups that needed no snoop: the directory bit was clear. */ \
	JKT_HA_CTL_(0x20cu)
/* UNC_H_DIRECTORY_UPDATE ev_sel=0xd: Directory updates, each of which costs a memory write. Only parts with a directory count any. Erratum home_agent_marked (unsaid): Conflicts, directory and Direct2Core are marked as broken. */
#define JKT_HA_EVENT_DIRECTORY_UPDATE_SET /* UNC_H_DIRECTORY_UPDATE.SET ev_sel=0xd umask=0x1: Bits set, as a remote read takes the line to another socket. */ \
	JKT_HA_CTL_(0x10du)
#define JKT_HA_EVENT_DIRECTORY_UPDATE_CLEAR /* UNC_H_DIRECTORY_UPDATE.CLEAR ev_sel=0xd umask=0x2: Bits cleared, as all snoops came back with RspI. */ \
	JKT_HA_CTL_(0x20du)
#define JKT_HA_EVENT_DIRECTORY_UPDATE_ANY /* UNC_H_DIRECTORY_UPDATE.ANY ev_sel=0xd umask=0x3: Bits set or cleared. */ \
	JKT_HA_CTL_(0x30du)
#define JKT_HA_EVENT_TXR_AK_NDR /* UNC_H_TxR_AK_NDR ev_sel=0xe: Responses without data sent on the AK ring, for the local socket. */ \
	JKT_HA_CTL_(0xeu)
/* UNC_H_TxR_AD ev_sel=0xf: Messages sent on the AD ring. */
#define JKT_HA_EVENT_TXR_AD_NDR /* UNC_H_TxR_AD.NDR ev_sel=0xf umask=0x1: Responses without data, which go to remote sockets. */ \
	JKT_HA_CTL_(0x10fu)
#define JKT_HA_EVENT_TXR_AD_SNP /* UNC_H_TxR_AD.SNP ev_sel=0xf umask=0x2: Snoops. */ \
	JKT_HA_CTL_(0x20fu)
/* UNC_H_TxR_BL ev_sel=0x10: Data messages (DRS) sent on the BL ring, by where they go. */
#define JKT_HA_EVENT_TXR_BL_DRS_CACHE /* UNC_H_TxR_BL.DRS_CACHE ev_sel=0x10 umask=0x1: Data for a cache. */ \
	JKT_HA_CTL_(0x110u)
#define JKT_HA_EVENT_TXR_BL_DRS_CORE /* UNC_H_TxR_BL.DRS_CORE ev_sel=0x10 umask=0x2: Data straight to the core that asked. */ \
	JKT_HA_CTL_(0x210u)
#define JKT_HA_EVENT_TXR_BL_DRS_QPI /* UNC_H_TxR_BL.DRS_QPI ev_sel=0x10 umask=0x4: Data for another socket, over QPI. */ \
	JKT_HA_CTL_(0x410u)
#define JKT_HA_EVENT_DIRECT2CORE_COUNT /* UNC_H_DIRECT2CORE_COUNT ev_sel=0x11: Direct2Core messages: data sent straight to a core. Erratum home_agent_marked (unsaid): Conflicts, directory and Direct2Core are marked as broken. */ \
	JKT_HA_CTL_(0x11u)
#define JKT_HA_EVENT_DIRECT2CORE_CYCLES_DISABLED /* UNC_H_DIRECT2CORE_CYCLES_DISABLED ev_sel=0x12: Cycles with Direct2Core switched off. Erratum home_agent_marked (unsaid): Conflicts, directory and Direct2Core are marked as broken. */ \
	JKT_HA_CTL_(0x12u)
#define JKT_HA_EVENT_DIRECT2CORE_TXN_OVERRIDE /* UNC_H_DIRECT2CORE_TXN_OVERRIDE ev_sel=0x13: Reads for which Direct2Core was overridden. Erratum home_agent_marked (unsaid): Conflicts, directory and Direct2Core are marked as broken. */ \
	JKT_HA_CTL_(0x13u)
/* UNC_H_BYPASS_IMC ev_sel=0x14: Tries of the shortcut into the memory controller, meant for light load. Only reads use it. */
#define JKT_HA_EVENT_BYPASS_IMC_TAKEN /* UNC_H_BYPASS_IMC.TAKEN ev_sel=0x14 umask=0x1: Requests that could take the shortcut. */ \
	JKT_HA_CTL_(0x114u)
#define JKT_HA_EVENT_BYPASS_IMC_NOT_TAKEN /* UNC_H_BYPASS_IMC.NOT_TAKEN ev_sel=0x14 umask=0x2: Requests that could not take the shortcut. */ \
	JKT_HA_CTL_(0x214u)
/* UNC_H_RPQ_CYCLES_NO_REG_CREDITS ev_sel=0x15: Cycles without a regular read credit of a memory channel; special credits are not looked at. */
#define JKT_HA_EVENT_RPQ_CYCLES_NO_REG_CREDITS_CHN0 /* UNC_H_RPQ_CYCLES_NO_REG_CREDITS.CHN0 ev_sel=0x15 umask=0x1: No regular read credit of memory channel 0. */ \
	JKT_HA_CTL_(0x115u)
#define JKT_HA_EVENT_RPQ_CYCLES_NO_REG_CREDITS_CHN1 /* UNC_H_RPQ_CYCLES_NO_REG_CREDITS.CHN1 ev_sel=0x15 umask=0x2: No regular read credit of memory channel 1. */ \
	JKT_HA_CTL_(0x215u)
#define JKT_HA_EVENT_RPQ_CYCLES_NO_REG_CREDITS_CHN2 /* UNC_H_RPQ_CYCLES_NO_REG_CREDITS.CHN2 ev_sel=0x15 umask=0x4: No regular read credit of memory channel 2. */ \
	JKT_HA_CTL_(0x415u)
#define JKT_HA_EVENT_RPQ_CYCLES_NO_REG_CREDITS_CHN3 /* UNC_H_RPQ_CYCLES_NO_REG_CREDITS.CHN3 ev_sel=0x15 umask=0x8: No regular read credit of memory channel 3. */ \
	JKT_HA_CTL_(0x815u)
/* UNC_H_RPQ_CYCLES_NO_SPEC_CREDITS ev_sel=0x16: Cycles without a special read credit of a memory channel; isochronous traffic uses those. */
#define JKT_HA_EVENT_RPQ_CYCLES_NO_SPEC_CREDITS_CHN0 /* UNC_H_RPQ_CYCLES_NO_SPEC_CREDITS.CHN0 ev_sel=0x16 umask=0x1: No special read credit of memory channel 0. */ \
	JKT_HA_CTL_(0x116u)
#define JKT_HA_EVENT_RPQ_CYCLES_NO_SPEC_CREDITS_CHN1 /* UNC_H_RPQ_CYCLES_NO_SPEC_CREDITS.CHN1 ev_sel=0x16 umask=0x2: No special read credit of memory channel 1. */ \
	JKT_HA_CTL_(0x216u)
#define JKT_HA_EVENT_RPQ_CYCLES_NO_SPEC_CREDITS_CHN2 /* UNC_H_RPQ_CYCLES_NO_SPEC_CREDITS.CHN2 ev_sel=0x16 umask=0x4: No special read credit of memory channel 2. */ \
	JKT_HA_CTL_(0x416u)
#define JKT_HA_EVENT_RPQ_CYCLES_NO_SPEC_CREDITS_CHN3 /* UNC_H_RPQ_CYCLES_NO_SPEC_CREDITS.CHN3 ev_sel=0x16 umask=0x8: No special read credit of memory channel 3. */ \
	JKT_HA_CTL_(0x816u)
/* UNC_H_WPQ_CYCLES_NO_REG_CREDITS ev_sel=0x18: Cycles without a regular write credit of a memory channel; special credits are not looked at. */
#define JKT_HA_EVENT_WPQ_CYCLES_NO_REG_CREDITS_CHN0 /* UNC_H_WPQ_CYCLES_NO_REG_CREDITS.CHN0 ev_sel=0x18 umask=0x1: No regular write credit of memory channel 0. */ \
	JKT_HA_CTL_(0x118u)
#define JKT_HA_EVENT_WPQ_CYCLES_NO_REG_CREDITS_CHN1 /* UNC_H_WPQ_CYCLES_NO_REG_CREDITS.CHN1 ev_sel=0x18 umask=0x2: No regular write credit of memory channel 1. */ \
	JKT_HA_CTL_(0x218u)
#define JKT_HA_EVENT_WPQ_CYCLES_NO_REG_CREDITS_CHN2 /* UNC_H_WPQ_CYCLES_NO_REG_CREDITS.CHN2 ev_sel=0x18 umask=0x4: No regular write credit of memory channel 2. */ \
	JKT_HA_CTL_(0x418u)
#define JKT_HA_EVENT_WPQ_CYCLES_NO_REG_CREDITS_CHN3 /* UNC_H_WPQ_CYCLES_NO_REG_CREDITS.CHN3 ev_sel=0x18 umask=0x8: No regular write credit of memory channel 3. */ \
	JKT_HA_CTL_(0x818u)
/* UNC_H_WPQ_CYCLES_NO_SPEC_CREDITS ev_sel=0x19: Cycles without a special write credit of a memory channel; isochronous traffic uses those. */
#define JKT_HA_EVENT_WPQ_CYCLES_NO_SPEC_CREDITS_CHN0 /* UNC_H_WPQ_CYCLES_NO_SPEC_CREDITS.CHN0 ev_sel=0x19 umask=0x1: No special write credit of memory channel 0. */ \
	JKT_HA_CTL_(0x119u)
#define JKT_HA_EVENT_WPQ_CYCLES_NO_SPEC_CREDITS_CHN1 /* UNC_H_WPQ_CYCLES_NO_SPEC_CREDITS.CHN1 ev_sel=0x19 umask=0x2: No special write credit of memory channel 1. */ \
	JKT_HA_CTL_(0x219u)
#define JKT_HA_EVENT_WPQ_CYCLES_NO_SPEC_CREDITS_CHN2 /* UNC_H_WPQ_CYCLES_NO_SPEC_CREDITS.CHN2 ev_sel=0x19 umask=0x4: No special write credit of memory channel 2. */ \
	JKT_HA_CTL_(0x419u)
#define JKT_HA_EVENT_WPQ_CYCLES_NO_SPEC_CREDITS_CHN3 /* UNC_H_WPQ_CYCLES_NO_SPEC_CREDITS.CHN3 ev_sel=0x19 umask=0x8: No special write credit of memory channel 3. */ \
	JKT_HA_CTL_(0x819u)
/* UNC_H_IMC_WRITES ev_sel=0x1a: Writes sent to the memory controller, all channels together. */
#define JKT_HA_EVENT_IMC_WRITES_FULL /* UNC_H_IMC_WRITES.FULL ev_sel=0x1a umask=0x1: Whole lines, not isochronous. */ \
	JKT_HA_CTL_(0x11au)
#define JKT_HA_EVENT_IMC_WRITES_PARTIAL /* UNC_H_IMC_WRITES.PARTIAL ev_sel=0x1a umask=0x2: Parts of lines, not isochronous. */ \
	JKT_HA_CTL_(0x21au)
#define JKT_HA_EVENT_IMC_WRITES_FULL_ISOCH /* UNC_H_IMC_WRITES.FULL_ISOCH ev_sel=0x1a umask=0x4: Whole lines, isochronous. */ \
	JKT_HA_CTL_(0x41au)
#define JKT_HA_EVENT_IMC_WRITES_PARTIAL_ISOCH /* UNC_H_IMC_WRITES.PARTIAL_ISOCH ev_sel=0x1a umask=0x8: Parts of lines, isochronous. */ \
	JKT_HA_CTL_(0x81au)
#define JKT_HA_EVENT_IMC_WRITES_ALL /* UNC_H_IMC_WRITES.ALL ev_sel=0x1a umask=0xf: Whole and part lines, isochronous or not. */ \
	JKT_HA_CTL_(0xf1au)
/* UNC_H_TAD_REQUESTS_G0 ev_sel=0x1b: Memory requests by target address decoder region, regions 0 to 7. */
#define JKT_HA_EVENT_TAD_REQUESTS_G0_REGION0 /* UNC_H_TAD_REQUESTS_G0.REGION0 ev_sel=0x1b umask=0x1: Requests that fall in region 0. */ \
	JKT_HA_CTL_(0x11bu)
#define JKT_HA_EVENT_TAD_REQUESTS_G0_REGION1 /* UNC_H_TAD_REQUESTS_G0.REGION1 ev_sel=0x1b umask=0x2: Requests that fall in region 1. */ \
	JKT_HA_CTL_(0x21bu)
#define JKT_HA_EVENT_TAD_REQUESTS_G0_REGION2 /* UNC_H_TAD_REQUESTS_G0.REGION2 ev_sel=0x1b umask=0x4: Requests that fall in region 2. */ \
	JKT_HA_CTL_(0x41bu)
#define JKT_HA_EVENT_TAD_REQUESTS_G0_REGION3 /* UNC_H_TAD_REQUESTS_G0.REGION3 ev_sel=0x1b umask=0x8: Requests that fall in region 3. */ \
	JKT_HA_CTL_(0x81bu)
#define JKT_HA_EVENT_TAD_REQUESTS_G0_REGION4 /* UNC_H_TAD_REQUESTS_G0.REGION4 ev_sel=0x1b umask=0x10: Requests that fall in region 4. */ \
	JKT_HA_CTL_(0x101bu)
#define JKT_HA_EVENT_TAD_REQUESTS_G0_REGION5 /* UNC_H_TAD_REQUESTS_G0.REGION5 ev_sel=0x1b umask=0x20: Requests that fall in region 5. */ \
	JKT_HA_CTL_(0x201bu)
#define JKT_HA_EVENT_TAD_REQUESTS_G0_REGION6 /* UNC_H_TAD_REQUESTS_G0.REGION6 ev_sel=0x1b umask=0x40: Requests that fall in region 6. */ \
	JKT_HA_CTL_(0x401bu)
#define JKT_HA_EVENT_TAD_REQUESTS_G0_REGION7 /* UNC_H_TAD_REQUESTS_G0.REGION7 ev_sel=0x1b umask=0x80: Requests that fall in region 7. */ \
	JKT_HA_CTL_(0x801bu)
/* UNC_H_TAD_REQUESTS_G1 ev_sel=0x1c: Memory requests by target address decoder region, regions 8 to 11. */
#define JKT_HA_EVENT_TAD_REQUESTS_G1_REGION8 /* UNC_H_TAD_REQUESTS_G1.REGION8 ev_sel=0x1c umask=0x1: Requests that fall in region 8. */ \
	JKT_HA_CTL_(0x11cu)
#define JKT_HA_EVENT_TAD_REQUESTS_G1_REGION9 /* UNC_H_TAD_REQUESTS_G1.REGION9 ev_sel=0x1c umask=0x2: Requests that fall in region 9. */ \
	JKT_HA_CTL_(0x21cu)
#define JKT_HA_EVENT_TAD_REQUESTS_G1_REGION10 /* UNC_H_TAD_REQUESTS_G1.REGION10 ev_sel=0x1c umask=0x4: Requests that fall in region 10. */ \
	JKT_HA_CTL_(0x41cu)
#define JKT_HA_EVENT_TAD_REQUESTS_G1_REGION11 /* UNC_H_TAD_REQUESTS_G1.REGION11 ev_sel=0x1c umask=0x8: Requests that fall in region 11. */ \
	JKT_HA_CTL_(0x81cu)
#define JKT_HA_EVENT_IMC_RETRY /* UNC_H_IMC_RETRY ev_sel=0x1e: Retries towards the memory controller; no source says what makes one. */ \
	JKT_HA_CTL_(0x1eu)
/* UNC_H_ADDR_OPC_MATCH ev_sel=0x20: Requests that fit the address and opcode match registers, which all counters share. */
#define JKT_HA_EVENT_ADDR_OPC_MATCH_FILT /* UNC_H_ADDR_OPC_MATCH.FILT ev_sel=0x20 umask=0x3: Address and opcode both fit; the low 12 address bits are never compared. */ \
	JKT_HA_CTL_(0x320u)
#define JKT_HA_EVENT_ADDR_OPC_MATCH_FILT_BOX_ADDRMATCH0_MASK 0xffffffc0u
#define JKT_HA_EVENT_ADDR_OPC_MATCH_FILT_BOX_ADDRMATCH1_MASK 0x3fffu
#define JKT_HA_EVENT_ADDR_OPC_MATCH_FILT_BOX_OPCODEMATCH_MASK 0x3fu
/* UNC_H_IGR_NO_CREDIT_CYCLES ev_sel=0x22: Cycles without a credit to send to a QPI agent. */
#define JKT_HA_EVENT_IGR_NO_CREDIT_CYCLES_AD_QPI0 /* UNC_H_IGR_NO_CREDIT_CYCLES.AD_QPI0 ev_sel=0x22 umask=0x1: AD ring, link 0. */ \
	JKT_HA_CTL_(0x122u)
#define JKT_HA_EVENT_IGR_NO_CREDIT_CYCLES_AD_QPI1 /* UNC_H_IGR_NO_CREDIT_CYCLES.AD_QPI1 ev_sel=0x22 umask=0x2: AD ring, link 1. */ \
	JKT_HA_CTL_(0x222u)
#define JKT_HA_EVENT_IGR_NO_CREDIT_CYCLES_BL_QPI0 /* UNC_H_IGR_NO_CREDIT_CYCLES.BL_QPI0 ev_sel=0x22 umask=0x4: BL ring, link 0. */ \
	JKT_HA_CTL_(0x422u)
#define JKT_HA_EVENT_IGR_NO_CREDIT_CYCLES_BL_QPI1 /* UNC_H_IGR_NO_CREDIT_CYCLES.BL_QPI1 ev_sel=0x22 umask=0x8: BL ring, link 1. */ \
	JKT_HA_CTL_(0x822u)
/* UNC_H_TxR_AD_INSERTS ev_sel=0x27: Messages put into the queue for the AD ring. */
#define JKT_HA_EVENT_TXR_AD_INSERTS_SCHED0 /* UNC_H_TxR_AD_INSERTS.SCHED0 ev_sel=0x27 umask=0x1: Messages from scheduler 0. */ \
	JKT_HA_CTL_(0x127u)
#define JKT_HA_EVENT_TXR_AD_INSERTS_SCHED1 /* UNC_H_TxR_AD_INSERTS.SCHED1 ev_sel=0x27 umask=0x2: Messages from scheduler 1. */ \
	JKT_HA_CTL_(0x227u)
#define JKT_HA_EVENT_TXR_AD_INSERTS_ALL /* UNC_H_TxR_AD_INSERTS.ALL ev_sel=0x27 umask=0x3: Messages from either scheduler. */ \
	JKT_HA_CTL_(0x327u)
/* UNC_H_TxR_AD_OCCUPANCY ev_sel=0x28: Entries in the queue for the AD ring, added up every cycle. */
#define JKT_HA_EVENT_TXR_AD_OCCUPANCY_SCHED0 /* UNC_H_TxR_AD_OCCUPANCY.SCHED0 ev_sel=0x28 umask=0x1: Entries of scheduler 0. */ \
	JKT_HA_CTL_(0x128u)
#define JKT_HA_EVENT_TXR_AD_OCCUPANCY_SCHED1 /* UNC_H_TxR_AD_OCCUPANCY.SCHED1 ev_sel=0x28 umask=0x2: Entries of scheduler 1. */ \
	JKT_HA_CTL_(0x228u)
#define JKT_HA_EVENT_TXR_AD_OCCUPANCY_ALL /* UNC_H_TxR_AD_OCCUPANCY.ALL ev_sel=0x28 umask=0x3: Entries of both schedulers. */ \
	JKT_HA_CTL_(0x328u)
/* UNC_H_TxR_AD_CYCLES_NE ev_sel=0x29: Cycles in which the queue for the AD ring is not empty. */
#define JKT_HA_EVENT_TXR_AD_CYCLES_NE_SCHED0 /* UNC_H_TxR_AD_CYCLES_NE.SCHED0 ev_sel=0x29 umask=0x1: Cycles with entries of scheduler 0. */ \
	JKT_HA_CTL_(0x129u)
#define JKT_HA_EVENT_TXR_AD_CYCLES_NE_SCHED1 /* UNC_H_TxR_AD_CYCLES_NE.SCHED1 ev_sel=0x29 umask=0x2: Cycles with entries of scheduler 1. */ \
	JKT_HA_CTL_(0x229u)
#define JKT_HA_EVENT_TXR_AD_CYCLES_NE_ALL /* UNC_H_TxR_AD_CYCLES_NE.ALL ev_sel=0x29 umask=0x3: Cycles with entries of either scheduler. */ \
	JKT_HA_CTL_(0x329u)
/* UNC_H_TxR_AD_CYCLES_FULL ev_sel=0x2a: Cycles in which the queue for the AD ring is full. */
#define JKT_HA_EVENT_TXR_AD_CYCLES_FULL_SCHED0 /* UNC_H_TxR_AD_CYCLES_FULL.SCHED0 ev_sel=0x2a umask=0x1: Cycles in which the part of scheduler 0 is full. */ \
	JKT_HA_CTL_(0x12au)
#define JKT_HA_EVENT_TXR_AD_CYCLES_FULL_SCHED1 /* UNC_H_TxR_AD_CYCLES_FULL.SCHED1 ev_sel=0x2a umask=0x2: Cycles in which the part of scheduler 1 is full. */ \
	JKT_HA_CTL_(0x22au)
#define JKT_HA_EVENT_TXR_AD_CYCLES_FULL_ALL /* UNC_H_TxR_AD_CYCLES_FULL.ALL ev_sel=0x2a umask=0x3: Cycles in which either scheduler's part is full. */ \
	JKT_HA_CTL_(0x32au)
/* UNC_H_TxR_AK_INSERTS ev_sel=0x2f: Messages put into the queue for the AK ring. */
#define JKT_HA_EVENT_TXR_AK_INSERTS_SCHED0 /* UNC_H_TxR_AK_INSERTS.SCHED0 ev_sel=0x2f umask=0x1: Messages from scheduler 0. */ \
	JKT_HA_CTL_(0x12fu)
#define JKT_HA_EVENT_TXR_AK_INSERTS_SCHED1 /* UNC_H_TxR_AK_INSERTS.SCHED1 ev_sel=0x2f umask=0x2: Messages from scheduler 1. */ \
	JKT_HA_CTL_(0x22fu)
#define JKT_HA_EVENT_TXR_AK_INSERTS_ALL /* UNC_H_TxR_AK_INSERTS.ALL ev_sel=0x2f umask=0x3: Messages from either scheduler. */ \
	JKT_HA_CTL_(0x32fu)
/* UNC_H_TxR_AK_OCCUPANCY ev_sel=0x30: Entries in the queue for the AK ring, added up every cycle. */
#define JKT_HA_EVENT_TXR_AK_OCCUPANCY_SCHED0 /* UNC_H_TxR_AK_OCCUPANCY.SCHED0 ev_sel=0x30 umask=0x1: Entries of scheduler 0. */ \
	JKT_HA_CTL_(0x130u)
#define JKT_HA_EVENT_TXR_AK_OCCUPANCY_SCHED1 /* UNC_H_TxR_AK_OCCUPANCY.SCHED1 ev_sel=0x30 umask=0x2: Entries of scheduler 1. */ \
	JKT_HA_CTL_(0x230u)
#define JKT_HA_EVENT_TXR_AK_OCCUPANCY_ALL /* UNC_H_TxR_AK_OCCUPANCY.ALL ev_sel=0x30 umask=0x3: Entries of both schedulers. */ \
	JKT_HA_CTL_(0x330u)
/* UNC_H_TxR_AK_CYCLES_NE ev_sel=0x31: Cycles in which the queue for the AK ring is not empty. */
#define JKT_HA_EVENT_TXR_AK_CYCLES_NE_SCHED0 /* UNC_H_TxR_AK_CYCLES_NE.SCHED0 ev_sel=0x31 umask=0x1: Cycles with entries of scheduler 0. */ \
	JKT_HA_CTL_(0x131u)
#define JKT_HA_EVENT_TXR_AK_CYCLES_NE_SCHED1 /* UNC_H_TxR_AK_CYCLES_NE.SCHED1 ev_sel=0x31 umask=0x2: Cycles with entries of scheduler 1. */ \
	JKT_HA_CTL_(0x231u)
#define JKT_HA_EVENT_TXR_AK_CYCLES_NE_ALL /* UNC_H_TxR_AK_CYCLES_NE.ALL ev_sel=0x31 umask=0x3: Cycles with entries of either scheduler. */ \
	JKT_HA_CTL_(0x331u)
/* UNC_H_TxR_AK_CYCLES_FULL ev_sel=0x32: Cycles in which the queue for the AK ring is full. */
#define JKT_HA_EVENT_TXR_AK_CYCLES_FULL_SCHED0 /* UNC_H_TxR_AK_CYCLES_FULL.SCHED0 ev_sel=0x32 umask=0x1: Cycles in which the part of scheduler 0 is full. */ \
	JKT_HA_CTL_(0x132u)
#define JKT_HA_EVENT_TXR_AK_CYCLES_FULL_SCHED1 /* UNC_H_TxR_AK_CYCLES_FULL.SCHED1 ev_sel=0x32 umask=0x2: Cycles in which the part of scheduler 1 is full. */ \
	JKT_HA_CTL_(0x232u)
#define JKT_HA_EVENT_TXR_AK_CYCLES_FULL_ALL /* UNC_H_TxR_AK_CYCLES_FULL.ALL ev_sel=0x32 umask=0x3: Cycles in which either scheduler's part is full. */ \
	JKT_HA_CTL_(0x332u)
/* UNC_H_TxR_BL_INSERTS ev_sel=0x33: Messages put into the queue for the BL ring. */
#define JKT_HA_EVENT_TXR_BL_INSERTS_SCHED0 /* UNC_H_TxR_BL_INSERTS.SCHED0 ev_sel=0x33 umask=0x1: Messages from scheduler 0. */ \
	JKT_HA_CTL_(0x133u)
#define JKT_HA_EVENT_TXR_BL_INSERTS_SCHED1 /* UNC_H_TxR_BL_INSERTS.SCHED1 ev_sel=0x33 umask=0x2: Messages from scheduler 1. */ \
	JKT_HA_CTL_(0x233u)
#define JKT_HA_EVENT_TXR_BL_INSERTS_ALL /* UNC_H_TxR_BL_INSERTS.ALL ev_sel=0x33 umask=0x3: Messages from either scheduler. */ \
	JKT_HA_CTL_(0x333u)
/* UNC_H_TxR_BL_OCCUPANCY ev_sel=0x34: Entries in the queue for the BL ring, added up every cycle. */
#define JKT_HA_EVENT_TXR_BL_OCCUPANCY_SCHED0 /* UNC_H_TxR_BL_OCCUPANCY.SCHED0 ev_sel=0x34 umask=0x1: Entries of scheduler 0. */ \
	JKT_HA_CTL_(0x134u)
#define JKT_HA_EVENT_TXR_BL_OCCUPANCY_SCHED1 /* UNC_H_TxR_BL_OCCUPANCY.SCHED1 ev_sel=0x34 umask=0x2: Entries of scheduler 1. */ \
	JKT_HA_CTL_(0x234u)
#define JKT_HA_EVENT_TXR_BL_OCCUPANCY_ALL /* UNC_H_TxR_BL_OCCUPANCY.ALL ev_sel=0x34 umask=0x3: Entries of both schedulers. */ \
	JKT_HA_CTL_(0x334u)
/* UNC_H_TxR_BL_CYCLES_NE ev_sel=0x35: Cycles in which the queue for the BL ring is not empty. */
#define JKT_HA_EVENT_TXR_BL_CYCLES_NE_SCHED0 /* UNC_H_TxR_BL_CYCLES_NE.SCHED0 ev_sel=0x35 umask=0x1: Cycles with entries of scheduler 0. */ \
	JKT_HA_CTL_(0x135u)
#define JKT_HA_EVENT_TXR_BL_CYCLES_NE_SCHED1 /* UNC_H_TxR_BL_CYCLES_NE.SCHED1 ev_sel=0x35 umask=0x2: Cycles with entries of scheduler 1. */ \
	JKT_HA_CTL_(0x235u)
#define JKT_HA_EVENT_TXR_BL_CYCLES_NE_ALL /* UNC_H_TxR_BL_CYCLES_NE.ALL ev_sel=0x35 umask=0x3: Cycles with entries of either scheduler. */ \
	JKT_HA_CTL_(0x335u)
/* UNC_H_TxR_BL_CYCLES_FULL ev_sel=0x36: Cycles in which the queue for the BL ring is full. */
#define JKT_HA_EVENT_TXR_BL_CYCLES_FULL_SCHED0 /* UNC_H_TxR_BL_CYCLES_FULL.SCHED0 ev_sel=0x36 umask=0x1: Cycles in which the part of scheduler 0 is full. */ \
	JKT_HA_CTL_(0x136u)
#define JKT_HA_EVENT_TXR_BL_CYCLES_FULL_SCHED1 /* UNC_H_TxR_BL_CYCLES_FULL.SCHED1 ev_sel=0x36 umask=0x2: Cycles in which the part of scheduler 1 is full. */ \
	JKT_HA_CTL_(0x236u)
#define JKT_HA_EVENT_TXR_BL_CYCLES_FULL_ALL /* UNC_H_TxR_BL_CYCLES_FULL.ALL ev_sel=0x36 umask=0x3: Cycles in which either scheduler's part is full. */ \
	JKT_HA_CTL_(0x336u)
/* UNC_H_RING_AD_USED ev_sel=0x3e: Cycles the AD ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define JKT_HA_EVENT_RING_AD_USED_CW_EVEN /* UNC_H_RING_AD_USED.CW_EVEN ev_sel=0x3e umask=0x1: Clockwise, even polarity. */ \
	JKT_HA_CTL_(0x13eu)
#define JKT_HA_EVENT_RING_AD_USED_CW_ODD /* UNC_H_RING_AD_USED.CW_ODD ev_sel=0x3e umask=0x2: Clockwise, odd polarity. */ \
	JKT_HA_CTL_(0x23eu)
#define JKT_HA_EVENT_RING_AD_USED_CCW_EVEN /* UNC_H_RING_AD_USED.CCW_EVEN ev_sel=0x3e umask=0x4: Counterclockwise, even polarity. */ \
	JKT_HA_CTL_(0x43eu)
#define JKT_HA_EVENT_RING_AD_USED_CCW_ODD /* UNC_H_RING_AD_USED.CCW_ODD ev_sel=0x3e umask=0x8: Counterclockwise, odd polarity. */ \
	JKT_HA_CTL_(0x83eu)
/* UNC_H_RING_AK_USED ev_sel=0x3f: Cycles the AK ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define JKT_HA_EVENT_RING_AK_USED_CW_EVEN /* UNC_H_RING_AK_USED.CW_EVEN ev_sel=0x3f umask=0x1: Clockwise, even polarity. */ \
	JKT_HA_CTL_(0x13fu)
#define JKT_HA_EVENT_RING_AK_USED_CW_ODD /* UNC_H_RING_AK_USED.CW_ODD ev_sel=0x3f umask=0x2: Clockwise, odd polarity. */ \
	JKT_HA_CTL_(0x23fu)
#define JKT_HA_EVENT_RING_AK_USED_CCW_EVEN /* UNC_H_RING_AK_USED.CCW_EVEN ev_sel=0x3f umask=0x4: Counterclockwise, even polarity. */ \
	JKT_HA_CTL_(0x43fu)
#define JKT_HA_EVENT_RING_AK_USED_CCW_ODD /* UNC_H_RING_AK_USED.CCW_ODD ev_sel=0x3f umask=0x8: Counterclockwise, odd polarity. */ \
	JKT_HA_CTL_(0x83fu)
/* UNC_H_RING_BL_USED ev_sel=0x40: Cycles the BL ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define JKT_HA_EVENT_RING_BL_USED_CW_EVEN /* UNC_H_RING_BL_USED.CW_EVEN ev_sel=0x40 umask=0x1: Clockwise, even polarity. */ \
	JKT_HA_CTL_(0x140u)
#define JKT_HA_EVENT_RING_BL_USED_CW_ODD /* UNC_H_RING_BL_USED.CW_ODD ev_sel=0x40 umask=0x2: Clockwise, odd polarity. */ \
	JKT_HA_CTL_(0x240u)
#define JKT_HA_EVENT_RING_BL_USED_CCW_EVEN /* UNC_H_RING_BL_USED.CCW_EVEN ev_sel=0x40 umask=0x4: Counterclockwise, even polarity. */ \
	JKT_HA_CTL_(0x440u)
#define JKT_HA_EVENT_RING_BL_USED_CCW_ODD /* UNC_H_RING_BL_USED.CCW_ODD ev_sel=0x40 umask=0x8: Counterclockwise, odd polarity. */ \
	JKT_HA_CTL_(0x840u)

#endif
