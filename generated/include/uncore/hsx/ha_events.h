/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/hsx/ha.events.json by "make generate". Do not edit. */
/*
 * The events of hsx ha as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_HSX_HA_EVENTS_H
#define UNCORE_HSX_HA_EVENTS_H

#include "uncore/hsx/ha.h"

#define HSX_HA_CTL_(raw) UNCORE_VALUE_(hsx_ha_ctl, raw)
#define HSX_HA_EVENT_CLOCKTICKS /* UNC_H_CLOCKTICKS ev_sel=0x0: Uncore clock cycles in the home agent; start and freeze delays set it apart from the UBox clock. */ \
	HSX_HA_CTL_(0x0u)
/* UNC_H_REQUESTS ev_sel=0x1: Requests that reach the home agent: reads, writes and InvItoE, by the socket they come from. */
#define HSX_HA_EVENT_REQUESTS_READS /* UNC_H_REQUESTS.READS ev_sel=0x1 umask=0x3: Reads of every kind, RFO included; close to the read misses of the last-level cache. */ \
	HSX_HA_CTL_(0x301u)
#define HSX_HA_EVENT_REQUESTS_WRITES /* UNC_H_REQUESTS.WRITES ev_sel=0x1 umask=0xc: Writes of every kind: evictions, streaming stores, write backs after a hit in M. */ \
	HSX_HA_CTL_(0xc01u)
#define HSX_HA_EVENT_REQUESTS_READS_LOCAL /* UNC_H_REQUESTS.READS_LOCAL ev_sel=0x1 umask=0x1: Reads by this socket, RFO included; close to its last-level cache read misses served here. */ \
	HSX_HA_CTL_(0x101u)
#define HSX_HA_EVENT_REQUESTS_READS_REMOTE /* UNC_H_REQUESTS.READS_REMOTE ev_sel=0x1 umask=0x2: Reads by other sockets, RFO included. */ \
	HSX_HA_CTL_(0x201u)
#define HSX_HA_EVENT_REQUESTS_WRITES_LOCAL /* UNC_H_REQUESTS.WRITES_LOCAL ev_sel=0x1 umask=0x4: Writes by this socket. */ \
	HSX_HA_CTL_(0x401u)
#define HSX_HA_EVENT_REQUESTS_WRITES_REMOTE /* UNC_H_REQUESTS.WRITES_REMOTE ev_sel=0x1 umask=0x8: Writes by other sockets. */ \
	HSX_HA_CTL_(0x801u)
#define HSX_HA_EVENT_REQUESTS_INVITOE_LOCAL /* UNC_H_REQUESTS.INVITOE_LOCAL ev_sel=0x1 umask=0x10: InvItoE by this socket: ownership of a line asked for without its data. */ \
	HSX_HA_CTL_(0x1001u)
#define HSX_HA_EVENT_REQUESTS_INVITOE_REMOTE /* UNC_H_REQUESTS.INVITOE_REMOTE ev_sel=0x1 umask=0x20: InvItoE by other sockets: ownership of a line asked for without its data. */ \
	HSX_HA_CTL_(0x2001u)
/* UNC_H_TRACKER_CYCLES_FULL ev_sel=0x2: Cycles in which the tracker has no free entry. */
#define HSX_HA_EVENT_TRACKER_CYCLES_FULL_GP /* UNC_H_TRACKER_CYCLES_FULL.GP ev_sel=0x2 umask=0x1: The general pool is used up. */ \
	HSX_HA_CTL_(0x102u)
#define HSX_HA_EVENT_TRACKER_CYCLES_FULL_ALL /* UNC_H_TRACKER_CYCLES_FULL.ALL ev_sel=0x2 umask=0x2: Every entry is used up. */ \
	HSX_HA_CTL_(0x202u)
/* UNC_H_TRACKER_CYCLES_NE ev_sel=0x3: Cycles in which the local tracker holds an entry; credits still out with the CBos do not show. */
#define HSX_HA_EVENT_TRACKER_CYCLES_NE_LOCAL /* UNC_H_TRACKER_CYCLES_NE.LOCAL ev_sel=0x3 umask=0x1: Requests of this socket. */ \
	HSX_HA_CTL_(0x103u)
#define HSX_HA_EVENT_TRACKER_CYCLES_NE_REMOTE /* UNC_H_TRACKER_CYCLES_NE.REMOTE ev_sel=0x3 umask=0x2: Requests of other sockets. */ \
	HSX_HA_CTL_(0x203u)
#define HSX_HA_EVENT_TRACKER_CYCLES_NE_ALL /* UNC_H_TRACKER_CYCLES_NE.ALL ev_sel=0x3 umask=0x3: All requests. */ \
	HSX_HA_CTL_(0x303u)
/* UNC_H_TRACKER_OCCUPANCY ev_sel=0x4: Entries of the tracker in use, added up each cycle. */
#define HSX_HA_EVENT_TRACKER_OCCUPANCY_READS_LOCAL /* UNC_H_TRACKER_OCCUPANCY.READS_LOCAL ev_sel=0x4 umask=0x4: Reads of this socket. */ \
	HSX_HA_CTL_(0x404u)
#define HSX_HA_EVENT_TRACKER_OCCUPANCY_READS_REMOTE /* UNC_H_TRACKER_OCCUPANCY.READS_REMOTE ev_sel=0x4 umask=0x8: Reads of other sockets. */ \
	HSX_HA_CTL_(0x804u)
#define HSX_HA_EVENT_TRACKER_OCCUPANCY_WRITES_LOCAL /* UNC_H_TRACKER_OCCUPANCY.WRITES_LOCAL ev_sel=0x4 umask=0x10: Writes of this socket. */ \
	HSX_HA_CTL_(0x1004u)
#define HSX_HA_EVENT_TRACKER_OCCUPANCY_WRITES_REMOTE /* UNC_H_TRACKER_OCCUPANCY.WRITES_REMOTE ev_sel=0x4 umask=0x20: Writes of other sockets. */ \
	HSX_HA_CTL_(0x2004u)
#define HSX_HA_EVENT_TRACKER_OCCUPANCY_INVITOE_LOCAL /* UNC_H_TRACKER_OCCUPANCY.INVITOE_LOCAL ev_sel=0x4 umask=0x40: InvItoE of this socket. */ \
	HSX_HA_CTL_(0x4004u)
#define HSX_HA_EVENT_TRACKER_OCCUPANCY_INVITOE_REMOTE /* UNC_H_TRACKER_OCCUPANCY.INVITOE_REMOTE ev_sel=0x4 umask=0x80: InvItoE of other sockets. */ \
	HSX_HA_CTL_(0x8004u)
/* UNC_H_TRACKER_PENDING_OCCUPANCY ev_sel=0x5: Requests whose data has come and that still wait for the ring, added up each cycle. */
#define HSX_HA_EVENT_TRACKER_PENDING_OCCUPANCY_LOCAL /* UNC_H_TRACKER_PENDING_OCCUPANCY.LOCAL ev_sel=0x5 umask=0x1: Requests of this socket. */ \
	HSX_HA_CTL_(0x105u)
#define HSX_HA_EVENT_TRACKER_PENDING_OCCUPANCY_REMOTE /* UNC_H_TRACKER_PENDING_OCCUPANCY.REMOTE ev_sel=0x5 umask=0x2: Requests of other sockets. */ \
	HSX_HA_CTL_(0x205u)
/* UNC_H_SNOOP_CYCLES_NE ev_sel=0x8: Cycles in which at least one snoop is out. */
#define HSX_HA_EVENT_SNOOP_CYCLES_NE_LOCAL /* UNC_H_SNOOP_CYCLES_NE.LOCAL ev_sel=0x8 umask=0x1: Requests of this socket. */ \
	HSX_HA_CTL_(0x108u)
#define HSX_HA_EVENT_SNOOP_CYCLES_NE_REMOTE /* UNC_H_SNOOP_CYCLES_NE.REMOTE ev_sel=0x8 umask=0x2: Requests of other sockets. */ \
	HSX_HA_CTL_(0x208u)
#define HSX_HA_EVENT_SNOOP_CYCLES_NE_ALL /* UNC_H_SNOOP_CYCLES_NE.ALL ev_sel=0x8 umask=0x3: All requests. */ \
	HSX_HA_CTL_(0x308u)
/* UNC_H_SNOOP_OCCUPANCY ev_sel=0x9: Requests that wait for snoops, added up each cycle. */
#define HSX_HA_EVENT_SNOOP_OCCUPANCY_LOCAL /* UNC_H_SNOOP_OCCUPANCY.LOCAL ev_sel=0x9 umask=0x1: Requests of this socket. */ \
	HSX_HA_CTL_(0x109u)
#define HSX_HA_EVENT_SNOOP_OCCUPANCY_REMOTE /* UNC_H_SNOOP_OCCUPANCY.REMOTE ev_sel=0x9 umask=0x2: Requests of other sockets. */ \
	HSX_HA_CTL_(0x209u)
/* UNC_H_SNOOPS_RSP_AFTER_DATA ev_sel=0xa: Reads whose data came before the last answer to a snoop, so that the snoop set the pace. */
#define HSX_HA_EVENT_SNOOPS_RSP_AFTER_DATA_LOCAL /* UNC_H_SNOOPS_RSP_AFTER_DATA.LOCAL ev_sel=0xa umask=0x1: Requests of this socket. */ \
	HSX_HA_CTL_(0x10au)
#define HSX_HA_EVENT_SNOOPS_RSP_AFTER_DATA_REMOTE /* UNC_H_SNOOPS_RSP_AFTER_DATA.REMOTE ev_sel=0xa umask=0x2: Requests of other sockets. */ \
	HSX_HA_CTL_(0x20au)
/* UNC_H_DIRECTORY_LOOKUP ev_sel=0xc: Requests that look a line up in the directory. Only parts with a directory count any. */
#define HSX_HA_EVENT_DIRECTORY_LOOKUP_SNP /* UNC_H_DIRECTORY_LOOKUP.SNP ev_sel=0xc umask=0x1: Lookups that made a snoop necessary: the directory bit was set. */ \
	HSX_HA_CTL_(0x10cu)
#define HSX_HA_EVENT_DIRECTORY_LOOKUP_NO_SNP /* UNC_H_DIRECTORY_LOOKUP.NO_SNP ev_sel=0xc umask=0x2: Lookups that needed no snoop: the directory bit was clear. */ \
	HSX_HA_CTL_(0x20cu)
/* UNC_H_DIRECTORY_UPDATE ev_sel=0xd: Directory updates, each of which costs a memory write. Only parts with a directory count any. */
#define HSX_HA_EVENT_DIRECTORY_UPDATE_SET /* UNC_H_DIRECTORY_UPDATE.SET ev_sel=0xd umask=0x1: Bits set, as a remote read takes the line to another socket. */ \
	HSX_HA_CTL_(0x10du)
#define HSX_HA_EVENT_DIRECTORY_UPDATE_CLEAR /* UNC_H_DIRECTORY_UPDATE.CLEAR ev_sel=0xd umask=0x2: Bits cleared, as all snoops came back with RspI. */ \
	HSX_HA_CTL_(0x20du)
#define HSX_HA_EVENT_DIRECTORY_UPDATE_ANY /* UNC_H_DIRECTORY_UPDATE.ANY ev_sel=0xd umask=0x3: Bits set or cleared. */ \
	HSX_HA_CTL_(0x30du)
#define HSX_HA_EVENT_TXR_AK /* UNC_H_TxR_AK ev_sel=0xe: Messages sent on the AK ring; Intel's list for this part has no such event. */ \
	HSX_HA_CTL_(0xeu)
#define HSX_HA_EVENT_TXR_AK_NDR /* UNC_H_TxR_AK.NDR ev_sel=0xe umask=0x1: Responses without data; libpfm4 alone lists it. */ \
	HSX_HA_CTL_(0x10eu)
#define HSX_HA_EVENT_TXR_AK_CRD_CBO /* UNC_H_TxR_AK.CRD_CBO ev_sel=0xe umask=0x2: Credits given back to CBos, as on Ivy Bridge-EP. */ \
	HSX_HA_CTL_(0x20eu)
#define HSX_HA_EVENT_TXR_AK_CRD_QPI /* UNC_H_TxR_AK.CRD_QPI ev_sel=0xe umask=0x4: Credits given back to QPI agents; libpfm4 alone lists it. */ \
	HSX_HA_CTL_(0x40eu)
/* UNC_H_TxR_AD ev_sel=0xf: Messages sent on the AD ring. */
#define HSX_HA_EVENT_TXR_AD_HOM /* UNC_H_TxR_AD.HOM ev_sel=0xf umask=0x4: Home messages, going by the name; perfmon alone lists it, and describes NDR. */ \
	HSX_HA_CTL_(0x40fu)
/* UNC_H_TxR_BL ev_sel=0x10: Data messages (DRS) sent on the BL ring, by where they go. */
#define HSX_HA_EVENT_TXR_BL_DRS_CACHE /* UNC_H_TxR_BL.DRS_CACHE ev_sel=0x10 umask=0x1: Data for a cache. */ \
	HSX_HA_CTL_(0x110u)
#define HSX_HA_EVENT_TXR_BL_DRS_CORE /* UNC_H_TxR_BL.DRS_CORE ev_sel=0x10 umask=0x2: Data straight to the core that asked. */ \
	HSX_HA_CTL_(0x210u)
#define HSX_HA_EVENT_TXR_BL_DRS_QPI /* UNC_H_TxR_BL.DRS_QPI ev_sel=0x10 umask=0x4: Data for another socket, over QPI. */ \
	HSX_HA_CTL_(0x410u)
#define HSX_HA_EVENT_DIRECT2CORE_COUNT /* UNC_H_DIRECT2CORE_COUNT ev_sel=0x11: Direct2Core messages: data sent straight to a core. The guide of Ivy Bridge says that the event is not implemented there. */ \
	HSX_HA_CTL_(0x11u)
#define HSX_HA_EVENT_DIRECT2CORE_CYCLES_DISABLED /* UNC_H_DIRECT2CORE_CYCLES_DISABLED ev_sel=0x12: Cycles with Direct2Core switched off. */ \
	HSX_HA_CTL_(0x12u)
#define HSX_HA_EVENT_DIRECT2CORE_TXN_OVERRIDE /* UNC_H_DIRECT2CORE_TXN_OVERRIDE ev_sel=0x13: Reads for which Direct2Core was overridden. */ \
	HSX_HA_CTL_(0x13u)
/* UNC_H_BYPASS_IMC ev_sel=0x14: Tries of the shortcut into the memory controller, meant for light load. Only reads use it. */
#define HSX_HA_EVENT_BYPASS_IMC_TAKEN /* UNC_H_BYPASS_IMC.TAKEN ev_sel=0x14 umask=0x1: Requests that could take the shortcut. */ \
	HSX_HA_CTL_(0x114u)
#define HSX_HA_EVENT_BYPASS_IMC_NOT_TAKEN /* UNC_H_BYPASS_IMC.NOT_TAKEN ev_sel=0x14 umask=0x2: Requests that could not take the shortcut. */ \
	HSX_HA_CTL_(0x214u)
/* UNC_H_RPQ_CYCLES_NO_REG_CREDITS ev_sel=0x15: Cycles without a regular read credit of a memory channel; special credits are not looked at. */
#define HSX_HA_EVENT_RPQ_CYCLES_NO_REG_CREDITS_CHN0 /* UNC_H_RPQ_CYCLES_NO_REG_CREDITS.CHN0 ev_sel=0x15 umask=0x1: No regular read credit of memory channel 0. */ \
	HSX_HA_CTL_(0x115u)
#define HSX_HA_EVENT_RPQ_CYCLES_NO_REG_CREDITS_CHN1 /* UNC_H_RPQ_CYCLES_NO_REG_CREDITS.CHN1 ev_sel=0x15 umask=0x2: No regular read credit of memory channel 1. */ \
	HSX_HA_CTL_(0x215u)
#define HSX_HA_EVENT_RPQ_CYCLES_NO_REG_CREDITS_CHN2 /* UNC_H_RPQ_CYCLES_NO_REG_CREDITS.CHN2 ev_sel=0x15 umask=0x4: No regular read credit of memory channel 2. */ \
	HSX_HA_CTL_(0x415u)
#define HSX_HA_EVENT_RPQ_CYCLES_NO_REG_CREDITS_CHN3 /* UNC_H_RPQ_CYCLES_NO_REG_CREDITS.CHN3 ev_sel=0x15 umask=0x8: No regular read credit of memory channel 3. */ \
	HSX_HA_CTL_(0x815u)
/* UNC_H_RPQ_CYCLES_NO_SPEC_CREDITS ev_sel=0x16: Cycles without a special read credit of a memory channel; isochronous traffic uses those. */
#define HSX_HA_EVENT_RPQ_CYCLES_NO_SPEC_CREDITS_CHN0 /* UNC_H_RPQ_CYCLES_NO_SPEC_CREDITS.CHN0 ev_sel=0x16 umask=0x1: No special read credit of memory channel 0. */ \
	HSX_HA_CTL_(0x116u)
#define HSX_HA_EVENT_RPQ_CYCLES_NO_SPEC_CREDITS_CHN1 /* UNC_H_RPQ_CYCLES_NO_SPEC_CREDITS.CHN1 ev_sel=0x16 umask=0x2: No special read credit of memory channel 1. */ \
	HSX_HA_CTL_(0x216u)
#define HSX_HA_EVENT_RPQ_CYCLES_NO_SPEC_CREDITS_CHN2 /* UNC_H_RPQ_CYCLES_NO_SPEC_CREDITS.CHN2 ev_sel=0x16 umask=0x4: No special read credit of memory channel 2. */ \
	HSX_HA_CTL_(0x416u)
#define HSX_HA_EVENT_RPQ_CYCLES_NO_SPEC_CREDITS_CHN3 /* UNC_H_RPQ_CYCLES_NO_SPEC_CREDITS.CHN3 ev_sel=0x16 umask=0x8: No special read credit of memory channel 3. */ \
	HSX_HA_CTL_(0x816u)
/* UNC_H_IMC_READS ev_sel=0x17: Reads sent to the memory controller, all channels together; those that take the bypass are not counted. */
#define HSX_HA_EVENT_IMC_READS_NORMAL /* UNC_H_IMC_READS.NORMAL ev_sel=0x17 umask=0x1: Reads of normal priority. */ \
	HSX_HA_CTL_(0x117u)
/* UNC_H_WPQ_CYCLES_NO_REG_CREDITS ev_sel=0x18: Cycles without a regular write credit of a memory channel; special credits are not looked at. */
#define HSX_HA_EVENT_WPQ_CYCLES_NO_REG_CREDITS_CHN0 /* UNC_H_WPQ_CYCLES_NO_REG_CREDITS.CHN0 ev_sel=0x18 umask=0x1: No regular write credit of memory channel 0. */ \
	HSX_HA_CTL_(0x118u)
#define HSX_HA_EVENT_WPQ_CYCLES_NO_REG_CREDITS_CHN1 /* UNC_H_WPQ_CYCLES_NO_REG_CREDITS.CHN1 ev_sel=0x18 umask=0x2: No regular write credit of memory channel 1. */ \
	HSX_HA_CTL_(0x218u)
#define HSX_HA_EVENT_WPQ_CYCLES_NO_REG_CREDITS_CHN2 /* UNC_H_WPQ_CYCLES_NO_REG_CREDITS.CHN2 ev_sel=0x18 umask=0x4: No regular write credit of memory channel 2. */ \
	HSX_HA_CTL_(0x418u)
#define HSX_HA_EVENT_WPQ_CYCLES_NO_REG_CREDITS_CHN3 /* UNC_H_WPQ_CYCLES_NO_REG_CREDITS.CHN3 ev_sel=0x18 umask=0x8: No regular write credit of memory channel 3. */ \
	HSX_HA_CTL_(0x818u)
/* UNC_H_WPQ_CYCLES_NO_SPEC_CREDITS ev_sel=0x19: Cycles without a special write credit of a memory channel; isochronous traffic uses those. */
#define HSX_HA_EVENT_WPQ_CYCLES_NO_SPEC_CREDITS_CHN0 /* UNC_H_WPQ_CYCLES_NO_SPEC_CREDITS.CHN0 ev_sel=0x19 umask=0x1: No special write credit of memory channel 0. */ \
	HSX_HA_CTL_(0x119u)
#define HSX_HA_EVENT_WPQ_CYCLES_NO_SPEC_CREDITS_CHN1 /* UNC_H_WPQ_CYCLES_NO_SPEC_CREDITS.CHN1 ev_sel=0x19 umask=0x2: No special write credit of memory channel 1. */ \
	HSX_HA_CTL_(0x219u)
#define HSX_HA_EVENT_WPQ_CYCLES_NO_SPEC_CREDITS_CHN2 /* UNC_H_WPQ_CYCLES_NO_SPEC_CREDITS.CHN2 ev_sel=0x19 umask=0x4: No special write credit of memory channel 2. */ \
	HSX_HA_CTL_(0x419u)
#define HSX_HA_EVENT_WPQ_CYCLES_NO_SPEC_CREDITS_CHN3 /* UNC_H_WPQ_CYCLES_NO_SPEC_CREDITS.CHN3 ev_sel=0x19 umask=0x8: No special write credit of memory channel 3. */ \
	HSX_HA_CTL_(0x819u)
/* UNC_H_IMC_WRITES ev_sel=0x1a: Writes sent to the memory controller, all channels together. */
#define HSX_HA_EVENT_IMC_WRITES_FULL /* UNC_H_IMC_WRITES.FULL ev_sel=0x1a umask=0x1: Whole lines, not isochronous. */ \
	HSX_HA_CTL_(0x11au)
#define HSX_HA_EVENT_IMC_WRITES_PARTIAL /* UNC_H_IMC_WRITES.PARTIAL ev_sel=0x1a umask=0x2: Parts of lines, not isochronous. */ \
	HSX_HA_CTL_(0x21au)
#define HSX_HA_EVENT_IMC_WRITES_FULL_ISOCH /* UNC_H_IMC_WRITES.FULL_ISOCH ev_sel=0x1a umask=0x4: Whole lines, isochronous. */ \
	HSX_HA_CTL_(0x41au)
#define HSX_HA_EVENT_IMC_WRITES_PARTIAL_ISOCH /* UNC_H_IMC_WRITES.PARTIAL_ISOCH ev_sel=0x1a umask=0x8: Parts of lines, isochronous. */ \
	HSX_HA_CTL_(0x81au)
#define HSX_HA_EVENT_IMC_WRITES_ALL /* UNC_H_IMC_WRITES.ALL ev_sel=0x1a umask=0xf: Whole and part lines, isochronous or not. */ \
	HSX_HA_CTL_(0xf1au)
/* UNC_H_TAD_REQUESTS_G0 ev_sel=0x1b: Memory requests by target address decoder region, regions 0 to 7. */
#define HSX_HA_EVENT_TAD_REQUESTS_G0_REGION0 /* UNC_H_TAD_REQUESTS_G0.REGION0 ev_sel=0x1b umask=0x1: Requests that fall in region 0. */ \
	HSX_HA_CTL_(0x11bu)
#define HSX_HA_EVENT_TAD_REQUESTS_G0_REGION1 /* UNC_H_TAD_REQUESTS_G0.REGION1 ev_sel=0x1b umask=0x2: Requests that fall in region 1. */ \
	HSX_HA_CTL_(0x21bu)
#define HSX_HA_EVENT_TAD_REQUESTS_G0_REGION2 /* UNC_H_TAD_REQUESTS_G0.REGION2 ev_sel=0x1b umask=0x4: Requests that fall in region 2. */ \
	HSX_HA_CTL_(0x41bu)
#define HSX_HA_EVENT_TAD_REQUESTS_G0_REGION3 /* UNC_H_TAD_REQUESTS_G0.REGION3 ev_sel=0x1b umask=0x8: Requests that fall in region 3. */ \
	HSX_HA_CTL_(0x81bu)
#define HSX_HA_EVENT_TAD_REQUESTS_G0_REGION4 /* UNC_H_TAD_REQUESTS_G0.REGION4 ev_sel=0x1b umask=0x10: Requests that fall in region 4. */ \
	HSX_HA_CTL_(0x101bu)
#define HSX_HA_EVENT_TAD_REQUESTS_G0_REGION5 /* UNC_H_TAD_REQUESTS_G0.REGION5 ev_sel=0x1b umask=0x20: Requests that fall in region 5. */ \
	HSX_HA_CTL_(0x201bu)
#define HSX_HA_EVENT_TAD_REQUESTS_G0_REGION6 /* UNC_H_TAD_REQUESTS_G0.REGION6 ev_sel=0x1b umask=0x40: Requests that fall in region 6. */ \
	HSX_HA_CTL_(0x401bu)
#define HSX_HA_EVENT_TAD_REQUESTS_G0_REGION7 /* UNC_H_TAD_REQUESTS_G0.REGION7 ev_sel=0x1b umask=0x80: Requests that fall in region 7. */ \
	HSX_HA_CTL_(0x801bu)
/* UNC_H_TAD_REQUESTS_G1 ev_sel=0x1c: Memory requests by target address decoder region, regions 8 to 11. */
#define HSX_HA_EVENT_TAD_REQUESTS_G1_REGION8 /* UNC_H_TAD_REQUESTS_G1.REGION8 ev_sel=0x1c umask=0x1: Requests that fall in region 8. */ \
	HSX_HA_CTL_(0x11cu)
#define HSX_HA_EVENT_TAD_REQUESTS_G1_REGION9 /* UNC_H_TAD_REQUESTS_G1.REGION9 ev_sel=0x1c umask=0x2: Requests that fall in region 9. */ \
	HSX_HA_CTL_(0x21cu)
#define HSX_HA_EVENT_TAD_REQUESTS_G1_REGION10 /* UNC_H_TAD_REQUESTS_G1.REGION10 ev_sel=0x1c umask=0x4: Requests that fall in region 10. */ \
	HSX_HA_CTL_(0x41cu)
#define HSX_HA_EVENT_TAD_REQUESTS_G1_REGION11 /* UNC_H_TAD_REQUESTS_G1.REGION11 ev_sel=0x1c umask=0x8: Requests that fall in region 11. */ \
	HSX_HA_CTL_(0x81cu)
#define HSX_HA_EVENT_IMC_RETRY /* UNC_H_IMC_RETRY ev_sel=0x1e: Retries towards the memory controller; no source says what makes one. */ \
	HSX_HA_CTL_(0x1eu)
/* UNC_H_ADDR_OPC_MATCH ev_sel=0x20: Messages that fit the address and opcode match registers, which all counters share. */
#define HSX_HA_EVENT_ADDR_OPC_MATCH_FILT /* UNC_H_ADDR_OPC_MATCH.FILT ev_sel=0x20 umask=0x3: Address and opcode both fit. */ \
	HSX_HA_CTL_(0x320u)
#define HSX_HA_EVENT_ADDR_OPC_MATCH_FILT_BOX_ADDRMATCH0_MASK 0xffffffc0u
#define HSX_HA_EVENT_ADDR_OPC_MATCH_FILT_BOX_ADDRMATCH1_MASK 0x3fffu
#define HSX_HA_EVENT_ADDR_OPC_MATCH_FILT_BOX_OPCODEMATCH_MASK 0x3fu
#define HSX_HA_EVENT_ADDR_OPC_MATCH_ADDR /* UNC_H_ADDR_OPC_MATCH.ADDR ev_sel=0x20 umask=0x1: The address fits. */ \
	HSX_HA_CTL_(0x120u)
#define HSX_HA_EVENT_ADDR_OPC_MATCH_ADDR_BOX_ADDRMATCH0_MASK 0xffffffc0u
#define HSX_HA_EVENT_ADDR_OPC_MATCH_ADDR_BOX_ADDRMATCH1_MASK 0x3fffu
#define HSX_HA_EVENT_ADDR_OPC_MATCH_OPC /* UNC_H_ADDR_OPC_MATCH.OPC ev_sel=0x20 umask=0x2: The opcode fits. */ \
	HSX_HA_CTL_(0x220u)
#define HSX_HA_EVENT_ADDR_OPC_MATCH_OPC_BOX_OPCODEMATCH_MASK 0x3fu
#define HSX_HA_EVENT_ADDR_OPC_MATCH_AD /* UNC_H_ADDR_OPC_MATCH.AD ev_sel=0x20 umask=0x4: The opcode fits, on the AD ring. */ \
	HSX_HA_CTL_(0x420u)
#define HSX_HA_EVENT_ADDR_OPC_MATCH_AD_BOX_OPCODEMATCH_MASK 0x3fu
#define HSX_HA_EVENT_ADDR_OPC_MATCH_BL /* UNC_H_ADDR_OPC_MATCH.BL ev_sel=0x20 umask=0x8: The opcode fits, on the BL ring. */ \
	HSX_HA_CTL_(0x820u)
#define HSX_HA_EVENT_ADDR_OPC_MATCH_BL_BOX_OPCODEMATCH_MASK 0x3fu
#define HSX_HA_EVENT_ADDR_OPC_MATCH_AK /* UNC_H_ADDR_OPC_MATCH.AK ev_sel=0x20 umask=0x10: The opcode fits, on the AK ring. */ \
	HSX_HA_CTL_(0x1020u)
#define HSX_HA_EVENT_ADDR_OPC_MATCH_AK_BOX_OPCODEMATCH_MASK 0x3fu
/* UNC_H_SNOOP_RESP ev_sel=0x21: Snoop responses received, each one counted; beyond two sockets a request brings several. */
#define HSX_HA_EVENT_SNOOP_RESP_RSPI /* UNC_H_SNOOP_RESP.RSPI ev_sel=0x21 umask=0x1: RspI: the peer has no copy, or dropped it silently. */ \
	HSX_HA_CTL_(0x121u)
#define HSX_HA_EVENT_SNOOP_RESP_RSPS /* UNC_H_SNOOP_RESP.RSPS ev_sel=0x21 umask=0x2: RspS: the peer keeps a shared copy and sends no data. */ \
	HSX_HA_CTL_(0x221u)
#define HSX_HA_EVENT_SNOOP_RESP_RSPIFWD /* UNC_H_SNOOP_RESP.RSPIFWD ev_sel=0x21 umask=0x4: RspIFwd: the peer forwards the line and gives it up, as RFOs ask for. */ \
	HSX_HA_CTL_(0x421u)
#define HSX_HA_EVENT_SNOOP_RESP_RSPSFWD /* UNC_H_SNOOP_RESP.RSPSFWD ev_sel=0x21 umask=0x8: RspSFwd: the peer forwards the line and keeps a copy. */ \
	HSX_HA_CTL_(0x821u)
#define HSX_HA_EVENT_SNOOP_RESP_RSP_WB /* UNC_H_SNOOP_RESP.RSP_WB ev_sel=0x21 umask=0x10: RspIWb or RspSWb: the peer had the line in M and writes it back. */ \
	HSX_HA_CTL_(0x1021u)
#define HSX_HA_EVENT_SNOOP_RESP_RSP_FWD_WB /* UNC_H_SNOOP_RESP.RSP_FWD_WB ev_sel=0x21 umask=0x20: The peer had the line in M, forwards it and writes it back; needs four sockets. */ \
	HSX_HA_CTL_(0x2021u)
#define HSX_HA_EVENT_SNOOP_RESP_RSPCNFLCT /* UNC_H_SNOOP_RESP.RSPCNFLCT ev_sel=0x21 umask=0x40: RspCnflct or RspCnflctWbI: the peer has a request of its own for the line. */ \
	HSX_HA_CTL_(0x4021u)
/* UNC_H_IGR_NO_CREDIT_CYCLES ev_sel=0x22: Cycles without a credit to send to a QPI agent. */
#define HSX_HA_EVENT_IGR_NO_CREDIT_CYCLES_AD_QPI0 /* UNC_H_IGR_NO_CREDIT_CYCLES.AD_QPI0 ev_sel=0x22 umask=0x1: AD ring, link 0. */ \
	HSX_HA_CTL_(0x122u)
#define HSX_HA_EVENT_IGR_NO_CREDIT_CYCLES_AD_QPI1 /* UNC_H_IGR_NO_CREDIT_CYCLES.AD_QPI1 ev_sel=0x22 umask=0x2: AD ring, link 1. */ \
	HSX_HA_CTL_(0x222u)
#define HSX_HA_EVENT_IGR_NO_CREDIT_CYCLES_BL_QPI0 /* UNC_H_IGR_NO_CREDIT_CYCLES.BL_QPI0 ev_sel=0x22 umask=0x4: BL ring, link 0. */ \
	HSX_HA_CTL_(0x422u)
#define HSX_HA_EVENT_IGR_NO_CREDIT_CYCLES_BL_QPI1 /* UNC_H_IGR_NO_CREDIT_CYCLES.BL_QPI1 ev_sel=0x22 umask=0x8: BL ring, link 1. */ \
	HSX_HA_CTL_(0x822u)
#define HSX_HA_EVENT_IGR_NO_CREDIT_CYCLES_AD_QPI2 /* UNC_H_IGR_NO_CREDIT_CYCLES.AD_QPI2 ev_sel=0x22 umask=0x10: AD messages to link 2. */ \
	HSX_HA_CTL_(0x1022u)
#define HSX_HA_EVENT_IGR_NO_CREDIT_CYCLES_BL_QPI2 /* UNC_H_IGR_NO_CREDIT_CYCLES.BL_QPI2 ev_sel=0x22 umask=0x20: BL messages to link 2. */ \
	HSX_HA_CTL_(0x2022u)
/* UNC_H_TxR_AD_INSERTS ev_sel=0x27: Messages put into the queue for the AD ring. */
#define HSX_HA_EVENT_TXR_AD_INSERTS_SCHED0 /* UNC_H_TxR_AD_INSERTS.SCHED0 ev_sel=0x27 umask=0x1: Messages from scheduler 0. */ \
	HSX_HA_CTL_(0x127u)
#define HSX_HA_EVENT_TXR_AD_INSERTS_SCHED1 /* UNC_H_TxR_AD_INSERTS.SCHED1 ev_sel=0x27 umask=0x2: Messages from scheduler 1. */ \
	HSX_HA_CTL_(0x227u)
#define HSX_HA_EVENT_TXR_AD_INSERTS_ALL /* UNC_H_TxR_AD_INSERTS.ALL ev_sel=0x27 umask=0x3: Messages from either scheduler. */ \
	HSX_HA_CTL_(0x327u)
/* UNC_H_TxR_AD_CYCLES_NE ev_sel=0x29: Cycles in which the queue for the AD ring is not empty. */
#define HSX_HA_EVENT_TXR_AD_CYCLES_NE_SCHED0 /* UNC_H_TxR_AD_CYCLES_NE.SCHED0 ev_sel=0x29 umask=0x1: Cycles with entries of scheduler 0. */ \
	HSX_HA_CTL_(0x129u)
#define HSX_HA_EVENT_TXR_AD_CYCLES_NE_SCHED1 /* UNC_H_TxR_AD_CYCLES_NE.SCHED1 ev_sel=0x29 umask=0x2: Cycles with entries of scheduler 1. */ \
	HSX_HA_CTL_(0x229u)
#define HSX_HA_EVENT_TXR_AD_CYCLES_NE_ALL /* UNC_H_TxR_AD_CYCLES_NE.ALL ev_sel=0x29 umask=0x3: Cycles with entries of either scheduler. */ \
	HSX_HA_CTL_(0x329u)
/* UNC_H_TxR_AD_CYCLES_FULL ev_sel=0x2a: Cycles in which the queue for the AD ring is full. */
#define HSX_HA_EVENT_TXR_AD_CYCLES_FULL_SCHED0 /* UNC_H_TxR_AD_CYCLES_FULL.SCHED0 ev_sel=0x2a umask=0x1: Cycles in which the part of scheduler 0 is full. */ \
	HSX_HA_CTL_(0x12au)
#define HSX_HA_EVENT_TXR_AD_CYCLES_FULL_SCHED1 /* UNC_H_TxR_AD_CYCLES_FULL.SCHED1 ev_sel=0x2a umask=0x2: Cycles in which the part of scheduler 1 is full. */ \
	HSX_HA_CTL_(0x22au)
#define HSX_HA_EVENT_TXR_AD_CYCLES_FULL_ALL /* UNC_H_TxR_AD_CYCLES_FULL.ALL ev_sel=0x2a umask=0x3: Cycles in which either scheduler's part is full. */ \
	HSX_HA_CTL_(0x32au)
/* UNC_H_TxR_AK_INSERTS ev_sel=0x2f: Messages put into the queue for the AK ring. */
#define HSX_HA_EVENT_TXR_AK_INSERTS_SCHED0 /* UNC_H_TxR_AK_INSERTS.SCHED0 ev_sel=0x2f umask=0x1: Messages from scheduler 0. */ \
	HSX_HA_CTL_(0x12fu)
#define HSX_HA_EVENT_TXR_AK_INSERTS_SCHED1 /* UNC_H_TxR_AK_INSERTS.SCHED1 ev_sel=0x2f umask=0x2: Messages from scheduler 1. */ \
	HSX_HA_CTL_(0x22fu)
#define HSX_HA_EVENT_TXR_AK_INSERTS_ALL /* UNC_H_TxR_AK_INSERTS.ALL ev_sel=0x2f umask=0x3: Messages from either scheduler. */ \
	HSX_HA_CTL_(0x32fu)
/* UNC_H_TxR_AK_CYCLES_NE ev_sel=0x31: Cycles in which the queue for the AK ring is not empty. */
#define HSX_HA_EVENT_TXR_AK_CYCLES_NE_SCHED0 /* UNC_H_TxR_AK_CYCLES_NE.SCHED0 ev_sel=0x31 umask=0x1: Cycles with entries of scheduler 0. */ \
	HSX_HA_CTL_(0x131u)
#define HSX_HA_EVENT_TXR_AK_CYCLES_NE_SCHED1 /* UNC_H_TxR_AK_CYCLES_NE.SCHED1 ev_sel=0x31 umask=0x2: Cycles with entries of scheduler 1. */ \
	HSX_HA_CTL_(0x231u)
#define HSX_HA_EVENT_TXR_AK_CYCLES_NE_ALL /* UNC_H_TxR_AK_CYCLES_NE.ALL ev_sel=0x31 umask=0x3: Cycles with entries of either scheduler. */ \
	HSX_HA_CTL_(0x331u)
/* UNC_H_TxR_AK_CYCLES_FULL ev_sel=0x32: Cycles in which the queue for the AK ring is full. */
#define HSX_HA_EVENT_TXR_AK_CYCLES_FULL_SCHED0 /* UNC_H_TxR_AK_CYCLES_FULL.SCHED0 ev_sel=0x32 umask=0x1: Cycles in which the part of scheduler 0 is full. */ \
	HSX_HA_CTL_(0x132u)
#define HSX_HA_EVENT_TXR_AK_CYCLES_FULL_SCHED1 /* UNC_H_TxR_AK_CYCLES_FULL.SCHED1 ev_sel=0x32 umask=0x2: Cycles in which the part of scheduler 1 is full. */ \
	HSX_HA_CTL_(0x232u)
#define HSX_HA_EVENT_TXR_AK_CYCLES_FULL_ALL /* UNC_H_TxR_AK_CYCLES_FULL.ALL ev_sel=0x32 umask=0x3: Cycles in which either scheduler's part is full. */ \
	HSX_HA_CTL_(0x332u)
/* UNC_H_TxR_BL_INSERTS ev_sel=0x33: Messages put into the queue for the BL ring. */
#define HSX_HA_EVENT_TXR_BL_INSERTS_SCHED0 /* UNC_H_TxR_BL_INSERTS.SCHED0 ev_sel=0x33 umask=0x1: Messages from scheduler 0. */ \
	HSX_HA_CTL_(0x133u)
#define HSX_HA_EVENT_TXR_BL_INSERTS_SCHED1 /* UNC_H_TxR_BL_INSERTS.SCHED1 ev_sel=0x33 umask=0x2: Messages from scheduler 1. */ \
	HSX_HA_CTL_(0x233u)
#define HSX_HA_EVENT_TXR_BL_INSERTS_ALL /* UNC_H_TxR_BL_INSERTS.ALL ev_sel=0x33 umask=0x3: Messages from either scheduler. */ \
	HSX_HA_CTL_(0x333u)
#define HSX_HA_EVENT_TXR_BL_OCCUPANCY /* UNC_H_TxR_BL_OCCUPANCY ev_sel=0x34: Adds the entries of the queue for the BL ring every cycle; Intel's list for this part has no such event. */ \
	HSX_HA_CTL_(0x34u)
#define HSX_HA_EVENT_TXR_BL_OCCUPANCY_SCHED0 /* UNC_H_TxR_BL_OCCUPANCY.SCHED0 ev_sel=0x34 umask=0x1: Entries of scheduler 0. */ \
	HSX_HA_CTL_(0x134u)
#define HSX_HA_EVENT_TXR_BL_OCCUPANCY_SCHED1 /* UNC_H_TxR_BL_OCCUPANCY.SCHED1 ev_sel=0x34 umask=0x2: Entries of scheduler 1. */ \
	HSX_HA_CTL_(0x234u)
/* UNC_H_TxR_BL_CYCLES_NE ev_sel=0x35: Cycles in which the queue for the BL ring is not empty. */
#define HSX_HA_EVENT_TXR_BL_CYCLES_NE_SCHED0 /* UNC_H_TxR_BL_CYCLES_NE.SCHED0 ev_sel=0x35 umask=0x1: Cycles with entries of scheduler 0. */ \
	HSX_HA_CTL_(0x135u)
#define HSX_HA_EVENT_TXR_BL_CYCLES_NE_SCHED1 /* UNC_H_TxR_BL_CYCLES_NE.SCHED1 ev_sel=0x35 umask=0x2: Cycles with entries of scheduler 1. */ \
	HSX_HA_CTL_(0x235u)
#define HSX_HA_EVENT_TXR_BL_CYCLES_NE_ALL /* UNC_H_TxR_BL_CYCLES_NE.ALL ev_sel=0x35 umask=0x3: Cycles with entries of either scheduler. */ \
	HSX_HA_CTL_(0x335u)
/* UNC_H_TxR_BL_CYCLES_FULL ev_sel=0x36: Cycles in which the queue for the BL ring is full. */
#define HSX_HA_EVENT_TXR_BL_CYCLES_FULL_SCHED0 /* UNC_H_TxR_BL_CYCLES_FULL.SCHED0 ev_sel=0x36 umask=0x1: Cycles in which the part of scheduler 0 is full. */ \
	HSX_HA_CTL_(0x136u)
#define HSX_HA_EVENT_TXR_BL_CYCLES_FULL_SCHED1 /* UNC_H_TxR_BL_CYCLES_FULL.SCHED1 ev_sel=0x36 umask=0x2: Cycles in which the part of scheduler 1 is full. */ \
	HSX_HA_CTL_(0x236u)
#define HSX_HA_EVENT_TXR_BL_CYCLES_FULL_ALL /* UNC_H_TxR_BL_CYCLES_FULL.ALL ev_sel=0x36 umask=0x3: Cycles in which either scheduler's part is full. */ \
	HSX_HA_CTL_(0x336u)
/* UNC_H_RING_AD_USED ev_sel=0x3e: Cycles the AD ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define HSX_HA_EVENT_RING_AD_USED_CW_EVEN /* UNC_H_RING_AD_USED.CW_EVEN ev_sel=0x3e umask=0x1: Clockwise, even polarity. */ \
	HSX_HA_CTL_(0x13eu)
#define HSX_HA_EVENT_RING_AD_USED_CW_ODD /* UNC_H_RING_AD_USED.CW_ODD ev_sel=0x3e umask=0x2: Clockwise, odd polarity. */ \
	HSX_HA_CTL_(0x23eu)
#define HSX_HA_EVENT_RING_AD_USED_CCW_EVEN /* UNC_H_RING_AD_USED.CCW_EVEN ev_sel=0x3e umask=0x4: Counterclockwise, even polarity. */ \
	HSX_HA_CTL_(0x43eu)
#define HSX_HA_EVENT_RING_AD_USED_CCW_ODD /* UNC_H_RING_AD_USED.CCW_ODD ev_sel=0x3e umask=0x8: Counterclockwise, odd polarity. */ \
	HSX_HA_CTL_(0x83eu)
#define HSX_HA_EVENT_RING_AD_USED_CW /* UNC_H_RING_AD_USED.CW ev_sel=0x3e umask=0x3: Clockwise, both polarities. */ \
	HSX_HA_CTL_(0x33eu)
#define HSX_HA_EVENT_RING_AD_USED_CCW /* UNC_H_RING_AD_USED.CCW ev_sel=0x3e umask=0xc: Counterclockwise, both polarities. */ \
	HSX_HA_CTL_(0xc3eu)
/* UNC_H_RING_AK_USED ev_sel=0x3f: Cycles the AK ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define HSX_HA_EVENT_RING_AK_USED_CW_EVEN /* UNC_H_RING_AK_USED.CW_EVEN ev_sel=0x3f umask=0x1: Clockwise, even polarity. */ \
	HSX_HA_CTL_(0x13fu)
#define HSX_HA_EVENT_RING_AK_USED_CW_ODD /* UNC_H_RING_AK_USED.CW_ODD ev_sel=0x3f umask=0x2: Clockwise, odd polarity. */ \
	HSX_HA_CTL_(0x23fu)
#define HSX_HA_EVENT_RING_AK_USED_CCW_EVEN /* UNC_H_RING_AK_USED.CCW_EVEN ev_sel=0x3f umask=0x4: Counterclockwise, even polarity. */ \
	HSX_HA_CTL_(0x43fu)
#define HSX_HA_EVENT_RING_AK_USED_CCW_ODD /* UNC_H_RING_AK_USED.CCW_ODD ev_sel=0x3f umask=0x8: Counterclockwise, odd polarity. */ \
	HSX_HA_CTL_(0x83fu)
#define HSX_HA_EVENT_RING_AK_USED_CW /* UNC_H_RING_AK_USED.CW ev_sel=0x3f umask=0x3: Clockwise, both polarities. */ \
	HSX_HA_CTL_(0x33fu)
#define HSX_HA_EVENT_RING_AK_USED_CCW /* UNC_H_RING_AK_USED.CCW ev_sel=0x3f umask=0xc: Counterclockwise, both polarities. */ \
	HSX_HA_CTL_(0xc3fu)
/* UNC_H_RING_BL_USED ev_sel=0x40: Cycles the BL ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define HSX_HA_EVENT_RING_BL_USED_CW_EVEN /* UNC_H_RING_BL_USED.CW_EVEN ev_sel=0x40 umask=0x1: Clockwise, even polarity. */ \
	HSX_HA_CTL_(0x140u)
#define HSX_HA_EVENT_RING_BL_USED_CW_ODD /* UNC_H_RING_BL_USED.CW_ODD ev_sel=0x40 umask=0x2: Clockwise, odd polarity. */ \
	HSX_HA_CTL_(0x240u)
#define HSX_HA_EVENT_RING_BL_USED_CCW_EVEN /* UNC_H_RING_BL_USED.CCW_EVEN ev_sel=0x40 umask=0x4: Counterclockwise, even polarity. */ \
	HSX_HA_CTL_(0x440u)
#define HSX_HA_EVENT_RING_BL_USED_CCW_ODD /* UNC_H_RING_BL_USED.CCW_ODD ev_sel=0x40 umask=0x8: Counterclockwise, odd polarity. */ \
	HSX_HA_CTL_(0x840u)
#define HSX_HA_EVENT_RING_BL_USED_CW /* UNC_H_RING_BL_USED.CW ev_sel=0x40 umask=0x3: Clockwise, both polarities. */ \
	HSX_HA_CTL_(0x340u)
#define HSX_HA_EVENT_RING_BL_USED_CCW /* UNC_H_RING_BL_USED.CCW ev_sel=0x40 umask=0xc: Counterclockwise, both polarities. */ \
	HSX_HA_CTL_(0xc40u)
#define HSX_HA_EVENT_DIRECTORY_LAT_OPT /* UNC_H_DIRECTORY_LAT_OPT ev_sel=0x41: Reads with directory state I whose data took the faster way back. */ \
	HSX_HA_CTL_(0x41u)
#define HSX_HA_EVENT_BT_CYCLES_NE /* UNC_H_BT_CYCLES_NE ev_sel=0x42: Cycles in which the backup tracker, which tracks home requests on this part, is not empty. A bypass while the home tracker is empty is not seen. */ \
	HSX_HA_CTL_(0x42u)
#define HSX_HA_EVENT_BT_OCCUPANCY /* UNC_H_BT_OCCUPANCY ev_sel=0x43: Adds the entries of the backup tracker every cycle, going by the name. */ \
	HSX_HA_CTL_(0x43u)
#define HSX_HA_EVENT_CONFLICT_CYCLES /* UNC_H_CONFLICT_CYCLES ev_sel=0xb: Cycles in which the home agent handles conflicts, going by the name. */ \
	HSX_HA_CTL_(0xbu)
/* UNC_H_BT_TO_HT_NOT_ISSUED ev_sel=0x51: Cycles in which a hazard keeps the backup tracker from issuing to the home tracker. */
#define HSX_HA_EVENT_BT_TO_HT_NOT_ISSUED_INCOMING_SNP_HAZARD /* UNC_H_BT_TO_HT_NOT_ISSUED.INCOMING_SNP_HAZARD ev_sel=0x51 umask=0x2: A snoop that comes in. */ \
	HSX_HA_CTL_(0x251u)
#define HSX_HA_EVENT_BT_TO_HT_NOT_ISSUED_INCOMING_BL_HAZARD /* UNC_H_BT_TO_HT_NOT_ISSUED.INCOMING_BL_HAZARD ev_sel=0x51 umask=0x4: Data that come in on the BL ring. */ \
	HSX_HA_CTL_(0x451u)
#define HSX_HA_EVENT_BT_TO_HT_NOT_ISSUED_RSPACKCFLT_HAZARD /* UNC_H_BT_TO_HT_NOT_ISSUED.RSPACKCFLT_HAZARD ev_sel=0x51 umask=0x8: By its name a conflict response; the description repeats that of BL data. */ \
	HSX_HA_CTL_(0x851u)
#define HSX_HA_EVENT_BT_TO_HT_NOT_ISSUED_WBMDATA_HAZARD /* UNC_H_BT_TO_HT_NOT_ISSUED.WBMDATA_HAZARD ev_sel=0x51 umask=0x10: By its name write back data; the description repeats that of BL data. */ \
	HSX_HA_CTL_(0x1051u)
/* UNC_H_OSB ev_sel=0x53: Requests that made the home agent broadcast snoops on its own account; the snoops are not counted. */
#define HSX_HA_EVENT_OSB_READS_LOCAL /* UNC_H_OSB.READS_LOCAL ev_sel=0x53 umask=0x2: Reads of this socket. */ \
	HSX_HA_CTL_(0x253u)
#define HSX_HA_EVENT_OSB_INVITOE_LOCAL /* UNC_H_OSB.INVITOE_LOCAL ev_sel=0x53 umask=0x4: InvItoE of this socket. */ \
	HSX_HA_CTL_(0x453u)
#define HSX_HA_EVENT_OSB_REMOTE /* UNC_H_OSB.REMOTE ev_sel=0x53 umask=0x8: Requests of other sockets. */ \
	HSX_HA_CTL_(0x853u)
#define HSX_HA_EVENT_OSB_CANCELLED /* UNC_H_OSB.CANCELLED ev_sel=0x53 umask=0x10: Broadcasts that were called off. */ \
	HSX_HA_CTL_(0x1053u)
#define HSX_HA_EVENT_OSB_READS_LOCAL_USEFUL /* UNC_H_OSB.READS_LOCAL_USEFUL ev_sel=0x53 umask=0x20: Reads of this socket for which the broadcast was of use. */ \
	HSX_HA_CTL_(0x2053u)
#define HSX_HA_EVENT_OSB_REMOTE_USEFUL /* UNC_H_OSB.REMOTE_USEFUL ev_sel=0x53 umask=0x40: Requests of other sockets for which the broadcast was of use. */ \
	HSX_HA_CTL_(0x4053u)
/* UNC_H_OSB_EDR ev_sel=0x54: Requests with broadcast snoops whose data went back early, as memory was clean. */
#define HSX_HA_EVENT_OSB_EDR_ALL /* UNC_H_OSB_EDR.ALL ev_sel=0x54 umask=0x1: All of them. */ \
	HSX_HA_CTL_(0x154u)
#define HSX_HA_EVENT_OSB_EDR_READS_LOCAL_I /* UNC_H_OSB_EDR.READS_LOCAL_I ev_sel=0x54 umask=0x2: Local reads, state I. */ \
	HSX_HA_CTL_(0x254u)
#define HSX_HA_EVENT_OSB_EDR_READS_REMOTE_I /* UNC_H_OSB_EDR.READS_REMOTE_I ev_sel=0x54 umask=0x4: Remote reads, state I. */ \
	HSX_HA_CTL_(0x454u)
#define HSX_HA_EVENT_OSB_EDR_READS_LOCAL_S /* UNC_H_OSB_EDR.READS_LOCAL_S ev_sel=0x54 umask=0x8: Local reads, state S. */ \
	HSX_HA_CTL_(0x854u)
#define HSX_HA_EVENT_OSB_EDR_READS_REMOTE_S /* UNC_H_OSB_EDR.READS_REMOTE_S ev_sel=0x54 umask=0x10: Remote reads, state S. */ \
	HSX_HA_CTL_(0x1054u)
/* UNC_H_SNP_RESP_RECV_LOCAL ev_sel=0x60: Snoop responses received for requests of the local socket. */
#define HSX_HA_EVENT_SNP_RESP_RECV_LOCAL_RSPI /* UNC_H_SNP_RESP_RECV_LOCAL.RSPI ev_sel=0x60 umask=0x1: RspI: the peer has no copy, or dropped it silently. */ \
	HSX_HA_CTL_(0x160u)
#define HSX_HA_EVENT_SNP_RESP_RECV_LOCAL_RSPS /* UNC_H_SNP_RESP_RECV_LOCAL.RSPS ev_sel=0x60 umask=0x2: RspS: the peer keeps a shared copy and sends no data. */ \
	HSX_HA_CTL_(0x260u)
#define HSX_HA_EVENT_SNP_RESP_RECV_LOCAL_RSPIFWD /* UNC_H_SNP_RESP_RECV_LOCAL.RSPIFWD ev_sel=0x60 umask=0x4: RspIFwd: the peer forwards the line and gives it up, as RFOs ask for. */ \
	HSX_HA_CTL_(0x460u)
#define HSX_HA_EVENT_SNP_RESP_RECV_LOCAL_RSPSFWD /* UNC_H_SNP_RESP_RECV_LOCAL.RSPSFWD ev_sel=0x60 umask=0x8: RspSFwd: the peer forwards the line and keeps a copy. */ \
	HSX_HA_CTL_(0x860u)
#define HSX_HA_EVENT_SNP_RESP_RECV_LOCAL_RSPXWB /* UNC_H_SNP_RESP_RECV_LOCAL.RSPxWB ev_sel=0x60 umask=0x10: RspIWb or RspSWb: the peer had the line in M and writes it back. */ \
	HSX_HA_CTL_(0x1060u)
#define HSX_HA_EVENT_SNP_RESP_RECV_LOCAL_RSPXFWDXWB /* UNC_H_SNP_RESP_RECV_LOCAL.RSPxFWDxWB ev_sel=0x60 umask=0x20: The peer had the line in M, forwards it and writes it back; needs four sockets. */ \
	HSX_HA_CTL_(0x2060u)
#define HSX_HA_EVENT_SNP_RESP_RECV_LOCAL_RSPCNFLCT /* UNC_H_SNP_RESP_RECV_LOCAL.RSPCNFLCT ev_sel=0x60 umask=0x40: RspCnflct or RspCnflctWbI: the peer has a request of its own for the line. */ \
	HSX_HA_CTL_(0x4060u)
#define HSX_HA_EVENT_SNP_RESP_RECV_LOCAL_OTHER /* UNC_H_SNP_RESP_RECV_LOCAL.OTHER ev_sel=0x60 umask=0x80: Every other response. */ \
	HSX_HA_CTL_(0x8060u)
/* UNC_H_IOT_BACKPRESSURE ev_sel=0x61: Back pressure in the debug network; Intel does not say more. */
#define HSX_HA_EVENT_IOT_BACKPRESSURE_SAT /* UNC_H_IOT_BACKPRESSURE.SAT ev_sel=0x61 umask=0x1: Satellite side, going by the name. */ \
	HSX_HA_CTL_(0x161u)
#define HSX_HA_EVENT_IOT_BACKPRESSURE_SAT_COUNTERS 0x7u
#define HSX_HA_EVENT_IOT_BACKPRESSURE_HUB /* UNC_H_IOT_BACKPRESSURE.HUB ev_sel=0x61 umask=0x2: Hub side, going by the name. */ \
	HSX_HA_CTL_(0x261u)
#define HSX_HA_EVENT_IOT_BACKPRESSURE_HUB_COUNTERS 0x7u
/* UNC_H_IOT_CTS_WEST_LO ev_sel=0x62: Debug triggers of the west side, lower two. */
#define HSX_HA_EVENT_IOT_CTS_WEST_LO_CTS0 /* UNC_H_IOT_CTS_WEST_LO.CTS0 ev_sel=0x62 umask=0x1: Trigger 0. */ \
	HSX_HA_CTL_(0x162u)
#define HSX_HA_EVENT_IOT_CTS_WEST_LO_CTS0_COUNTERS 0x7u
#define HSX_HA_EVENT_IOT_CTS_WEST_LO_CTS1 /* UNC_H_IOT_CTS_WEST_LO.CTS1 ev_sel=0x62 umask=0x2: Trigger 1. */ \
	HSX_HA_CTL_(0x262u)
#define HSX_HA_EVENT_IOT_CTS_WEST_LO_CTS1_COUNTERS 0x7u
/* UNC_H_IOT_CTS_EAST_LO ev_sel=0x64: Debug triggers of the east side, lower two. */
#define HSX_HA_EVENT_IOT_CTS_EAST_LO_CTS0 /* UNC_H_IOT_CTS_EAST_LO.CTS0 ev_sel=0x64 umask=0x1: Trigger 0. */ \
	HSX_HA_CTL_(0x164u)
#define HSX_HA_EVENT_IOT_CTS_EAST_LO_CTS0_COUNTERS 0x7u
#define HSX_HA_EVENT_IOT_CTS_EAST_LO_CTS1 /* UNC_H_IOT_CTS_EAST_LO.CTS1 ev_sel=0x64 umask=0x2: Trigger 1. */ \
	HSX_HA_CTL_(0x264u)
#define HSX_HA_EVENT_IOT_CTS_EAST_LO_CTS1_COUNTERS 0x7u
/* UNC_H_IOT_CTS_HI ev_sel=0x65: Debug triggers, upper two. */
#define HSX_HA_EVENT_IOT_CTS_HI_CTS2 /* UNC_H_IOT_CTS_HI.CTS2 ev_sel=0x65 umask=0x1: Trigger 2. */ \
	HSX_HA_CTL_(0x165u)
#define HSX_HA_EVENT_IOT_CTS_HI_CTS2_COUNTERS 0x7u
#define HSX_HA_EVENT_IOT_CTS_HI_CTS3 /* UNC_H_IOT_CTS_HI.CTS3 ev_sel=0x65 umask=0x2: Trigger 3. */ \
	HSX_HA_CTL_(0x265u)
#define HSX_HA_EVENT_IOT_CTS_HI_CTS3_COUNTERS 0x7u
/* UNC_H_SBO0_CREDITS_ACQUIRED ev_sel=0x68: Credits of SBox 0 taken, by ring. */
#define HSX_HA_EVENT_SBO0_CREDITS_ACQUIRED_AD /* UNC_H_SBO0_CREDITS_ACQUIRED.AD ev_sel=0x68 umask=0x1: AD ring (requests). */ \
	HSX_HA_CTL_(0x168u)
#define HSX_HA_EVENT_SBO0_CREDITS_ACQUIRED_BL /* UNC_H_SBO0_CREDITS_ACQUIRED.BL ev_sel=0x68 umask=0x2: BL ring (data). */ \
	HSX_HA_CTL_(0x268u)
/* UNC_H_SBO1_CREDITS_ACQUIRED ev_sel=0x69: Credits of SBox 1 taken, by ring. */
#define HSX_HA_EVENT_SBO1_CREDITS_ACQUIRED_AD /* UNC_H_SBO1_CREDITS_ACQUIRED.AD ev_sel=0x69 umask=0x1: AD ring (requests). */ \
	HSX_HA_CTL_(0x169u)
#define HSX_HA_EVENT_SBO1_CREDITS_ACQUIRED_BL /* UNC_H_SBO1_CREDITS_ACQUIRED.BL ev_sel=0x69 umask=0x2: BL ring (data). */ \
	HSX_HA_CTL_(0x269u)
/* UNC_H_SBO0_CREDIT_OCCUPANCY ev_sel=0x6a: Credits of SBox 0 in use, added up each cycle, by ring. */
#define HSX_HA_EVENT_SBO0_CREDIT_OCCUPANCY_AD /* UNC_H_SBO0_CREDIT_OCCUPANCY.AD ev_sel=0x6a umask=0x1: AD ring (requests). */ \
	HSX_HA_CTL_(0x16au)
#define HSX_HA_EVENT_SBO0_CREDIT_OCCUPANCY_BL /* UNC_H_SBO0_CREDIT_OCCUPANCY.BL ev_sel=0x6a umask=0x2: BL ring (data). */ \
	HSX_HA_CTL_(0x26au)
/* UNC_H_SBO1_CREDIT_OCCUPANCY ev_sel=0x6b: Credits of SBox 1 in use, added up each cycle, by ring. */
#define HSX_HA_EVENT_SBO1_CREDIT_OCCUPANCY_AD /* UNC_H_SBO1_CREDIT_OCCUPANCY.AD ev_sel=0x6b umask=0x1: AD ring (requests). */ \
	HSX_HA_CTL_(0x16bu)
#define HSX_HA_EVENT_SBO1_CREDIT_OCCUPANCY_BL /* UNC_H_SBO1_CREDIT_OCCUPANCY.BL ev_sel=0x6b umask=0x2: BL ring (data). */ \
	HSX_HA_CTL_(0x26bu)
/* UNC_H_STALL_NO_SBO_CREDIT ev_sel=0x6c: Cycles in which the egress waits for a credit of an SBox. */
#define HSX_HA_EVENT_STALL_NO_SBO_CREDIT_SBO0_AD /* UNC_H_STALL_NO_SBO_CREDIT.SBO0_AD ev_sel=0x6c umask=0x1: SBox 0, AD ring (requests). */ \
	HSX_HA_CTL_(0x16cu)
#define HSX_HA_EVENT_STALL_NO_SBO_CREDIT_SBO1_AD /* UNC_H_STALL_NO_SBO_CREDIT.SBO1_AD ev_sel=0x6c umask=0x2: SBox 1, AD ring (requests). */ \
	HSX_HA_CTL_(0x26cu)
#define HSX_HA_EVENT_STALL_NO_SBO_CREDIT_SBO0_BL /* UNC_H_STALL_NO_SBO_CREDIT.SBO0_BL ev_sel=0x6c umask=0x4: SBox 0, BL ring (data). */ \
	HSX_HA_CTL_(0x46cu)
#define HSX_HA_EVENT_STALL_NO_SBO_CREDIT_SBO1_BL /* UNC_H_STALL_NO_SBO_CREDIT.SBO1_BL ev_sel=0x6c umask=0x8: SBox 1, BL ring (data). */ \
	HSX_HA_CTL_(0x86cu)
/* UNC_H_TxR_STARVED ev_sel=0x6d: Cycles in which an egress queue has waited too long for a gap on its ring. */
#define HSX_HA_EVENT_TXR_STARVED_AK /* UNC_H_TxR_STARVED.AK ev_sel=0x6d umask=0x1: AK ring (acknowledgements). */ \
	HSX_HA_CTL_(0x16du)
#define HSX_HA_EVENT_TXR_STARVED_BL /* UNC_H_TxR_STARVED.BL ev_sel=0x6d umask=0x2: BL ring (data). */ \
	HSX_HA_CTL_(0x26du)
/* UNC_H_HITME_LOOKUP ev_sel=0x70: Lookups in the HitMe cache, by what asked. */
#define HSX_HA_EVENT_HITME_LOOKUP_READ_OR_INVITOE /* UNC_H_HITME_LOOKUP.READ_OR_INVITOE ev_sel=0x70 umask=0x1: Reads of any kind, and InvItoE. */ \
	HSX_HA_CTL_(0x170u)
#define HSX_HA_EVENT_HITME_LOOKUP_WBMTOI /* UNC_H_HITME_LOOKUP.WBMTOI ev_sel=0x70 umask=0x2: WbMtoI: a modified line is written back. */ \
	HSX_HA_CTL_(0x270u)
#define HSX_HA_EVENT_HITME_LOOKUP_ACKCNFLTWBI /* UNC_H_HITME_LOOKUP.ACKCNFLTWBI ev_sel=0x70 umask=0x4: AckCnfltWbI: a conflict ends with a write back. */ \
	HSX_HA_CTL_(0x470u)
#define HSX_HA_EVENT_HITME_LOOKUP_WBMTOE_OR_S /* UNC_H_HITME_LOOKUP.WBMTOE_OR_S ev_sel=0x70 umask=0x8: WbMtoE or WbMtoS: a line is written back and kept. */ \
	HSX_HA_CTL_(0x870u)
#define HSX_HA_EVENT_HITME_LOOKUP_RSPFWDI_REMOTE /* UNC_H_HITME_LOOKUP.RSPFWDI_REMOTE ev_sel=0x70 umask=0x10: RspIFwd or RspIFwdWb, for another socket. */ \
	HSX_HA_CTL_(0x1070u)
#define HSX_HA_EVENT_HITME_LOOKUP_RSPFWDI_LOCAL /* UNC_H_HITME_LOOKUP.RSPFWDI_LOCAL ev_sel=0x70 umask=0x20: RspIFwd or RspIFwdWb, for this socket. */ \
	HSX_HA_CTL_(0x2070u)
#define HSX_HA_EVENT_HITME_LOOKUP_RSPFWDS /* UNC_H_HITME_LOOKUP.RSPFWDS ev_sel=0x70 umask=0x40: RspSFwd or RspSFwdWb. */ \
	HSX_HA_CTL_(0x4070u)
#define HSX_HA_EVENT_HITME_LOOKUP_RSP /* UNC_H_HITME_LOOKUP.RSP ev_sel=0x70 umask=0x80: Other answers to snoops. */ \
	HSX_HA_CTL_(0x8070u)
#define HSX_HA_EVENT_HITME_LOOKUP_ALLOCS /* UNC_H_HITME_LOOKUP.ALLOCS ev_sel=0x70 umask=0x70: New entries. */ \
	HSX_HA_CTL_(0x7070u)
#define HSX_HA_EVENT_HITME_LOOKUP_EVICTS /* UNC_H_HITME_LOOKUP.EVICTS ev_sel=0x70 umask=0x42: Entries put out for new ones. */ \
	HSX_HA_CTL_(0x4270u)
#define HSX_HA_EVENT_HITME_LOOKUP_INVALS /* UNC_H_HITME_LOOKUP.INVALS ev_sel=0x70 umask=0x26: Entries made invalid. */ \
	HSX_HA_CTL_(0x2670u)
#define HSX_HA_EVENT_HITME_LOOKUP_ALL /* UNC_H_HITME_LOOKUP.ALL ev_sel=0x70 umask=0xff: Everything. */ \
	HSX_HA_CTL_(0xff70u)
#define HSX_HA_EVENT_HITME_LOOKUP_HOM /* UNC_H_HITME_LOOKUP.HOM ev_sel=0x70 umask=0xf: Requests of the home class. */ \
	HSX_HA_CTL_(0xf70u)
/* UNC_H_HITME_HIT ev_sel=0x71: Hits in the HitMe cache, by what asked. */
#define HSX_HA_EVENT_HITME_HIT_READ_OR_INVITOE /* UNC_H_HITME_HIT.READ_OR_INVITOE ev_sel=0x71 umask=0x1: Reads of any kind, and InvItoE. */ \
	HSX_HA_CTL_(0x171u)
#define HSX_HA_EVENT_HITME_HIT_WBMTOI /* UNC_H_HITME_HIT.WBMTOI ev_sel=0x71 umask=0x2: WbMtoI: a modified line is written back. */ \
	HSX_HA_CTL_(0x271u)
#define HSX_HA_EVENT_HITME_HIT_ACKCNFLTWBI /* UNC_H_HITME_HIT.ACKCNFLTWBI ev_sel=0x71 umask=0x4: AckCnfltWbI: a conflict ends with a write back. */ \
	HSX_HA_CTL_(0x471u)
#define HSX_HA_EVENT_HITME_HIT_WBMTOE_OR_S /* UNC_H_HITME_HIT.WBMTOE_OR_S ev_sel=0x71 umask=0x8: WbMtoE or WbMtoS: a line is written back and kept. */ \
	HSX_HA_CTL_(0x871u)
#define HSX_HA_EVENT_HITME_HIT_RSPFWDI_REMOTE /* UNC_H_HITME_HIT.RSPFWDI_REMOTE ev_sel=0x71 umask=0x10: RspIFwd or RspIFwdWb, for another socket. */ \
	HSX_HA_CTL_(0x1071u)
#define HSX_HA_EVENT_HITME_HIT_RSPFWDI_LOCAL /* UNC_H_HITME_HIT.RSPFWDI_LOCAL ev_sel=0x71 umask=0x20: RspIFwd or RspIFwdWb, for this socket. */ \
	HSX_HA_CTL_(0x2071u)
#define HSX_HA_EVENT_HITME_HIT_RSPFWDS /* UNC_H_HITME_HIT.RSPFWDS ev_sel=0x71 umask=0x40: RspSFwd or RspSFwdWb. */ \
	HSX_HA_CTL_(0x4071u)
#define HSX_HA_EVENT_HITME_HIT_RSP /* UNC_H_HITME_HIT.RSP ev_sel=0x71 umask=0x80: Other answers to snoops. */ \
	HSX_HA_CTL_(0x8071u)
#define HSX_HA_EVENT_HITME_HIT_ALLOCS /* UNC_H_HITME_HIT.ALLOCS ev_sel=0x71 umask=0x70: New entries. */ \
	HSX_HA_CTL_(0x7071u)
#define HSX_HA_EVENT_HITME_HIT_EVICTS /* UNC_H_HITME_HIT.EVICTS ev_sel=0x71 umask=0x42: Entries put out for new ones. */ \
	HSX_HA_CTL_(0x4271u)
#define HSX_HA_EVENT_HITME_HIT_INVALS /* UNC_H_HITME_HIT.INVALS ev_sel=0x71 umask=0x26: Entries made invalid. */ \
	HSX_HA_CTL_(0x2671u)
#define HSX_HA_EVENT_HITME_HIT_ALL /* UNC_H_HITME_HIT.ALL ev_sel=0x71 umask=0xff: Everything. */ \
	HSX_HA_CTL_(0xff71u)
#define HSX_HA_EVENT_HITME_HIT_HOM /* UNC_H_HITME_HIT.HOM ev_sel=0x71 umask=0xf: Requests of the home class. */ \
	HSX_HA_CTL_(0xf71u)
/* UNC_H_HITME_HIT_PV_BITS_SET ev_sel=0x72: Presence bits found set by hits in the HitMe cache, added up, by what asked. */
#define HSX_HA_EVENT_HITME_HIT_PV_BITS_SET_READ_OR_INVITOE /* UNC_H_HITME_HIT_PV_BITS_SET.READ_OR_INVITOE ev_sel=0x72 umask=0x1: Reads of any kind, and InvItoE. */ \
	HSX_HA_CTL_(0x172u)
#define HSX_HA_EVENT_HITME_HIT_PV_BITS_SET_WBMTOI /* UNC_H_HITME_HIT_PV_BITS_SET.WBMTOI ev_sel=0x72 umask=0x2: WbMtoI: a modified line is written back. */ \
	HSX_HA_CTL_(0x272u)
#define HSX_HA_EVENT_HITME_HIT_PV_BITS_SET_ACKCNFLTWBI /* UNC_H_HITME_HIT_PV_BITS_SET.ACKCNFLTWBI ev_sel=0x72 umask=0x4: AckCnfltWbI: a conflict ends with a write back. */ \
	HSX_HA_CTL_(0x472u)
#define HSX_HA_EVENT_HITME_HIT_PV_BITS_SET_WBMTOE_OR_S /* UNC_H_HITME_HIT_PV_BITS_SET.WBMTOE_OR_S ev_sel=0x72 umask=0x8: WbMtoE or WbMtoS: a line is written back and kept. */ \
	HSX_HA_CTL_(0x872u)
#define HSX_HA_EVENT_HITME_HIT_PV_BITS_SET_RSPFWDI_REMOTE /* UNC_H_HITME_HIT_PV_BITS_SET.RSPFWDI_REMOTE ev_sel=0x72 umask=0x10: RspIFwd or RspIFwdWb, for another socket. */ \
	HSX_HA_CTL_(0x1072u)
#define HSX_HA_EVENT_HITME_HIT_PV_BITS_SET_RSPFWDI_LOCAL /* UNC_H_HITME_HIT_PV_BITS_SET.RSPFWDI_LOCAL ev_sel=0x72 umask=0x20: RspIFwd or RspIFwdWb, for this socket. */ \
	HSX_HA_CTL_(0x2072u)
#define HSX_HA_EVENT_HITME_HIT_PV_BITS_SET_RSPFWDS /* UNC_H_HITME_HIT_PV_BITS_SET.RSPFWDS ev_sel=0x72 umask=0x40: RspSFwd or RspSFwdWb. */ \
	HSX_HA_CTL_(0x4072u)
#define HSX_HA_EVENT_HITME_HIT_PV_BITS_SET_RSP /* UNC_H_HITME_HIT_PV_BITS_SET.RSP ev_sel=0x72 umask=0x80: Other answers to snoops. */ \
	HSX_HA_CTL_(0x8072u)
#define HSX_HA_EVENT_HITME_HIT_PV_BITS_SET_ALL /* UNC_H_HITME_HIT_PV_BITS_SET.ALL ev_sel=0x72 umask=0xff: Everything. */ \
	HSX_HA_CTL_(0xff72u)
#define HSX_HA_EVENT_HITME_HIT_PV_BITS_SET_HOM /* UNC_H_HITME_HIT_PV_BITS_SET.HOM ev_sel=0x72 umask=0xf: Requests of the home class. */ \
	HSX_HA_CTL_(0xf72u)

#endif
