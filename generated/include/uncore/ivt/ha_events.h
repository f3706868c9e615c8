/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt/ha.events.json by "make generate". Do not edit. */
/*
 * The events of ivt ha as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_IVT_HA_EVENTS_H
#define UNCORE_IVT_HA_EVENTS_H

#include "uncore/ivt/ha.h"

#define IVT_HA_CTL_(raw) UNCORE_VALUE_(ivt_ha_ctl, raw)
#define IVT_HA_EVENT_CLOCKTICKS /* UNC_H_CLOCKTICKS ev_sel=0x0: Uncore clock cycles in the home agent; start and freeze delays set it apart from the UBox clock. */ \
	IVT_HA_CTL_(0x0u)
/* UNC_H_REQUESTS ev_sel=0x1: Requests that reach the home agent: reads, writes and InvItoE, by the socket they come from. */
#define IVT_HA_EVENT_REQUESTS_READS_LOCAL /* UNC_H_REQUESTS.READS_LOCAL ev_sel=0x1 umask=0x1: Reads by this socket, RFO included; close to its last-level cache read misses served here. */ \
	IVT_HA_CTL_(0x101u)
#define IVT_HA_EVENT_REQUESTS_READS_REMOTE /* UNC_H_REQUESTS.READS_REMOTE ev_sel=0x1 umask=0x2: Reads by other sockets, RFO included. */ \
	IVT_HA_CTL_(0x201u)
#define IVT_HA_EVENT_REQUESTS_READS /* UNC_H_REQUESTS.READS ev_sel=0x1 umask=0x3: Reads of every kind, RFO included; close to the read misses of the last-level cache. */ \
	IVT_HA_CTL_(0x301u)
#define IVT_HA_EVENT_REQUESTS_WRITES_LOCAL /* UNC_H_REQUESTS.WRITES_LOCAL ev_sel=0x1 umask=0x4: Writes by this socket. */ \
	IVT_HA_CTL_(0x401u)
#define IVT_HA_EVENT_REQUESTS_WRITES_REMOTE /* UNC_H_REQUESTS.WRITES_REMOTE ev_sel=0x1 umask=0x8: Writes by other sockets. */ \
	IVT_HA_CTL_(0x801u)
#define IVT_HA_EVENT_REQUESTS_WRITES /* UNC_H_REQUESTS.WRITES ev_sel=0x1 umask=0xc: Writes of every kind: evictions, streaming stores, write backs after a hit in M. */ \
	IVT_HA_CTL_(0xc01u)
#define IVT_HA_EVENT_REQUESTS_INVITOE_LOCAL /* UNC_H_REQUESTS.INVITOE_LOCAL ev_sel=0x1 umask=0x10: InvItoE by this socket: ownership of a line asked for without its data. */ \
	IVT_HA_CTL_(0x1001u)
#define IVT_HA_EVENT_REQUESTS_INVITOE_REMOTE /* UNC_H_REQUESTS.INVITOE_REMOTE ev_sel=0x1 umask=0x20: InvItoE by other sockets: ownership of a line asked for without its data. */ \
	IVT_HA_CTL_(0x2001u)
#define IVT_HA_EVENT_TRACKER_CYCLES_NE /* UNC_H_TRACKER_CYCLES_NE ev_sel=0x3: Cycles in which the local tracker holds an entry; credits still out with the CBos do not show. */ \
	IVT_HA_CTL_(0x3u)
/* UNC_H_CONFLICT_CYCLES ev_sel=0xb: Address conflicts; despite the name only CONFLICT counts cycles, the others count messages. */
#define IVT_HA_EVENT_CONFLICT_CYCLES_CONFLICT /* UNC_H_CONFLICT_CYCLES.CONFLICT ev_sel=0xb umask=0x2: Cycles in which conflicts are in hand. */ \
	IVT_HA_CTL_(0x20bu)
#define IVT_HA_EVENT_CONFLICT_CYCLES_LAST /* UNC_H_CONFLICT_CYCLES.LAST ev_sel=0xb umask=0x4: Last requests of conflict chains; ACKCNFLTS / LAST + 1 is the mean length of a chain. */ \
	IVT_HA_CTL_(0x40bu)
#define IVT_HA_EVENT_CONFLICT_CYCLES_ACKCNFLTS /* UNC_H_CONFLICT_CYCLES.ACKCNFLTS ev_sel=0xb umask=0x8: AckCnflt messages. */ \
	IVT_HA_CTL_(0x80bu)
#define IVT_HA_EVENT_CONFLICT_CYCLES_CMP_FWDS /* UNC_H_CONFLICT_CYCLES.CMP_FWDS ev_sel=0xb umask=0x10: Cmp_Fwd messages, which tell late conflicts. */ \
	IVT_HA_CTL_(0x100bu)
/* UNC_H_DIRECTORY_LOOKUP ev_sel=0xc: Requests that look a line up in the directory. Only parts with a directory count any. */
#define IVT_HA_EVENT_DIRECTORY_LOOKUP_SNP /* UNC_H_DIRECTORY_LOOKUP.SNP ev_sel=0xc umask=0x1: Lookups that made a snoop necessary: the directory bit was set. */ \
	IVT_HA_CTL_(0x10cu)
#define IVT_HA_EVENT_DIRECTORY_LOOKUP_NO_SNP /* UNC_H_DIRECTORY_LOOKUP.NO_SNP ev_sel=0xc umask=0x2: Lookups that needed no snoop: the directory bit was clear. */ \
	IVT_HA_CTL_(0x20cu)
#define IVT_HA_EVENT_DIRECTORY_LOOKUP_SNOOP_S /* UNC_H_DIRECTORY_LOOKUP.SNOOP_S ev_sel=0xc umask=0x2: By its name, snoops out of state S; the bit of NO_SNP. Perfmon alone lists it, perhaps for EX. */ \
	IVT_HA_CTL_(0x20cu)
#define IVT_HA_EVENT_DIRECTORY_LOOKUP_SNOOP_A /* UNC_H_DIRECTORY_LOOKUP.SNOOP_A ev_sel=0xc umask=0x8: By its name, snoops out of state A; perfmon alone lists it, perhaps for EX. */ \
	IVT_HA_CTL_(0x80cu)
#define IVT_HA_EVENT_DIRECTORY_LOOKUP_ANY /* UNC_H_DIRECTORY_LOOKUP.ANY ev_sel=0xc umask=0x10: By its name, lookups in any state; perfmon alone lists it, perhaps for EX. */ \
	IVT_HA_CTL_(0x100cu)
#define IVT_HA_EVENT_DIRECTORY_LOOKUP_STATE_I /* UNC_H_DIRECTORY_LOOKUP.STATE_I ev_sel=0xc umask=0x20: By its name, lookups that find state I; perfmon alone lists it, perhaps for EX. */ \
	IVT_HA_CTL_(0x200cu)
#define IVT_HA_EVENT_DIRECTORY_LOOKUP_STATE_S /* UNC_H_DIRECTORY_LOOKUP.STATE_S ev_sel=0xc umask=0x40: By its name, lookups that find state S; perfmon alone lists it, perhaps for EX. */ \
	IVT_HA_CTL_(0x400cu)
#define IVT_HA_EVENT_DIRECTORY_LOOKUP_STATE_A /* UNC_H_DIRECTORY_LOOKUP.STATE_A ev_sel=0xc umask=0x80: By its name, lookups that find state A; perfmon alone lists it, perhaps for EX. */ \
	IVT_HA_CTL_(0x800cu)
/* UNC_H_DIRECTORY_UPDATE ev_sel=0xd: Directory updates, each of which costs a memory write. Only parts with a directory count any. */
#define IVT_HA_EVENT_DIRECTORY_UPDATE_SET /* UNC_H_DIRECTORY_UPDATE.SET ev_sel=0xd umask=0x1: Bits set, as a remote read takes the line to another socket. */ \
	IVT_HA_CTL_(0x10du)
#define IVT_HA_EVENT_DIRECTORY_UPDATE_CLEAR /* UNC_H_DIRECTORY_UPDATE.CLEAR ev_sel=0xd umask=0x2: Bits cleared, as all snoops came back with RspI. */ \
	IVT_HA_CTL_(0x20du)
#define IVT_HA_EVENT_DIRECTORY_UPDATE_I2S /* UNC_H_DIRECTORY_UPDATE.I2S ev_sel=0xd umask=0x2: By its name, updates from I to S; the bit of CLEAR. Perfmon alone lists it, perhaps for EX. */ \
	IVT_HA_CTL_(0x20du)
#define IVT_HA_EVENT_DIRECTORY_UPDATE_ANY /* UNC_H_DIRECTORY_UPDATE.ANY ev_sel=0xd umask=0x3: Bits set or cleared. */ \
	IVT_HA_CTL_(0x30du)
#define IVT_HA_EVENT_DIRECTORY_UPDATE_I2A /* UNC_H_DIRECTORY_UPDATE.I2A ev_sel=0xd umask=0x4: By its name, updates from I to A; perfmon alone lists it, perhaps for EX. */ \
	IVT_HA_CTL_(0x40du)
#define IVT_HA_EVENT_DIRECTORY_UPDATE_S2I /* UNC_H_DIRECTORY_UPDATE.S2I ev_sel=0xd umask=0x8: By its name, updates from S to I; perfmon alone lists it, perhaps for EX. */ \
	IVT_HA_CTL_(0x80du)
#define IVT_HA_EVENT_DIRECTORY_UPDATE_S2A /* UNC_H_DIRECTORY_UPDATE.S2A ev_sel=0xd umask=0x10: By its name, updates from S to A; perfmon alone lists it, perhaps for EX. */ \
	IVT_HA_CTL_(0x100du)
#define IVT_HA_EVENT_DIRECTORY_UPDATE_A2I /* UNC_H_DIRECTORY_UPDATE.A2I ev_sel=0xd umask=0x20: By its name, updates from A to I; perfmon alone lists it, perhaps for EX. */ \
	IVT_HA_CTL_(0x200du)
#define IVT_HA_EVENT_DIRECTORY_UPDATE_A2S /* UNC_H_DIRECTORY_UPDATE.A2S ev_sel=0xd umask=0x40: By its name, updates from A to S; perfmon alone lists it, perhaps for EX. */ \
	IVT_HA_CTL_(0x400du)
/* UNC_H_TxR_AK ev_sel=0xe: Messages sent on the AK ring; perfmon names one umask, libpfm4 three, the guide none. */
#define IVT_HA_EVENT_TXR_AK_CRD_CBO /* UNC_H_TxR_AK.CRD_CBO ev_sel=0xe umask=0x2: Credits given back to CBos. */ \
	IVT_HA_CTL_(0x20eu)
#define IVT_HA_EVENT_TXR_AK_CRD_QPI /* UNC_H_TxR_AK.CRD_QPI ev_sel=0xe umask=0x4: Credits given back to QPI agents; libpfm4 alone lists it. */ \
	IVT_HA_CTL_(0x40eu)
#define IVT_HA_EVENT_TXR_AK_NDR /* UNC_H_TxR_AK.NDR ev_sel=0xe umask=0x1: Responses without data; libpfm4 alone lists it. */ \
	IVT_HA_CTL_(0x10eu)
/* UNC_H_TxR_AD ev_sel=0xf: Messages sent on the AD ring. */
#define IVT_HA_EVENT_TXR_AD_HOM /* UNC_H_TxR_AD.HOM ev_sel=0xf umask=0x4: Home messages, going by the name; perfmon alone lists it, and describes NDR. */ \
	IVT_HA_CTL_(0x40fu)
/* UNC_H_TxR_BL ev_sel=0x10: Data messages (DRS) sent on the BL ring, by where they go. */
#define IVT_HA_EVENT_TXR_BL_DRS_CACHE /* UNC_H_TxR_BL.DRS_CACHE ev_sel=0x10 umask=0x1: Data for a cache. */ \
	IVT_HA_CTL_(0x110u)
#define IVT_HA_EVENT_TXR_BL_DRS_CORE /* UNC_H_TxR_BL.DRS_CORE ev_sel=0x10 umask=0x2: Data straight to the core that asked. */ \
	IVT_HA_CTL_(0x210u)
#define IVT_HA_EVENT_TXR_BL_DRS_QPI /* UNC_H_TxR_BL.DRS_QPI ev_sel=0x10 umask=0x4: Data for another socket, over QPI. */ \
	IVT_HA_CTL_(0x410u)
#define IVT_HA_EVENT_DIRECT2CORE_COUNT /* UNC_H_DIRECT2CORE_COUNT ev_sel=0x11: Direct2Core messages: data sent straight to a core. The guide says that it is not implemented. */ \
	IVT_HA_CTL_(0x11u)
#define IVT_HA_EVENT_DIRECT2CORE_CYCLES_DISABLED /* UNC_H_DIRECT2CORE_CYCLES_DISABLED ev_sel=0x12: Cycles with Direct2Core switched off. */ \
	IVT_HA_CTL_(0x12u)
#define IVT_HA_EVENT_DIRECT2CORE_TXN_OVERRIDE /* UNC_H_DIRECT2CORE_TXN_OVERRIDE ev_sel=0x13: Reads for which Direct2Core was overridden. */ \
	IVT_HA_CTL_(0x13u)
/* UNC_H_BYPASS_IMC ev_sel=0x14: Tries of the shortcut into the memory controller, meant for light load. Only reads use it. */
#define IVT_HA_EVENT_BYPASS_IMC_TAKEN /* UNC_H_BYPASS_IMC.TAKEN ev_sel=0x14 umask=0x1: Requests that could take the shortcut. */ \
	IVT_HA_CTL_(0x114u)
#define IVT_HA_EVENT_BYPASS_IMC_NOT_TAKEN /* UNC_H_BYPASS_IMC.NOT_TAKEN ev_sel=0x14 umask=0x2: Requests that could not take the shortcut. */ \
	IVT_HA_CTL_(0x214u)
/* UNC_H_RPQ_CYCLES_NO_REG_CREDITS ev_sel=0x15: Cycles without a regular read credit of a memory channel; special credits are not looked at. */
#define IVT_HA_EVENT_RPQ_CYCLES_NO_REG_CREDITS_CHN0 /* UNC_H_RPQ_CYCLES_NO_REG_CREDITS.CHN0 ev_sel=0x15 umask=0x1: No regular read credit of memory channel 0. */ \
	IVT_HA_CTL_(0x115u)
#define IVT_HA_EVENT_RPQ_CYCLES_NO_REG_CREDITS_CHN1 /* UNC_H_RPQ_CYCLES_NO_REG_CREDITS.CHN1 ev_sel=0x15 umask=0x2: No regular read credit of memory channel 1. */ \
	IVT_HA_CTL_(0x215u)
#define IVT_HA_EVENT_RPQ_CYCLES_NO_REG_CREDITS_CHN2 /* UNC_H_RPQ_CYCLES_NO_REG_CREDITS.CHN2 ev_sel=0x15 umask=0x4: No regular read credit of memory channel 2. */ \
	IVT_HA_CTL_(0x415u)
#define IVT_HA_EVENT_RPQ_CYCLES_NO_REG_CREDITS_CHN3 /* UNC_H_RPQ_CYCLES_NO_REG_CREDITS.CHN3 ev_sel=0x15 umask=0x8: No regular read credit of memory channel 3. */ \
	IVT_HA_CTL_(0x815u)
/* UNC_H_RPQ_CYCLES_NO_SPEC_CREDITS ev_sel=0x16: Cycles without a special read credit of a memory channel; isochronous traffic uses those. */
#define IVT_HA_EVENT_RPQ_CYCLES_NO_SPEC_CREDITS_CHN0 /* UNC_H_RPQ_CYCLES_NO_SPEC_CREDITS.CHN0 ev_sel=0x16 umask=0x1: No special read credit of memory channel 0. */ \
	IVT_HA_CTL_(0x116u)
#define IVT_HA_EVENT_RPQ_CYCLES_NO_SPEC_CREDITS_CHN1 /* UNC_H_RPQ_CYCLES_NO_SPEC_CREDITS.CHN1 ev_sel=0x16 umask=0x2: No special read credit of memory channel 1. */ \
	IVT_HA_CTL_(0x216u)
#define IVT_HA_EVENT_RPQ_CYCLES_NO_SPEC_CREDITS_CHN2 /* UNC_H_RPQ_CYCLES_NO_SPEC_CREDITS.CHN2 ev_sel=0x16 umask=0x4: No special read credit of memory channel 2. */ \
	IVT_HA_CTL_(0x416u)
#define IVT_HA_EVENT_RPQ_CYCLES_NO_SPEC_CREDITS_CHN3 /* UNC_H_RPQ_CYCLES_NO_SPEC_CREDITS.CHN3 ev_sel=0x16 umask=0x8: No special read credit of memory channel 3. */ \
	IVT_HA_CTL_(0x816u)
/* UNC_H_IMC_READS ev_sel=0x17: Reads sent to the memory controller, all channels together; those that take the bypass are not counted. */
#define IVT_HA_EVENT_IMC_READS_NORMAL /* UNC_H_IMC_READS.NORMAL ev_sel=0x17 umask=0x1: Reads of normal priority. */ \
	IVT_HA_CTL_(0x117u)
/* UNC_H_WPQ_CYCLES_NO_REG_CREDITS ev_sel=0x18: Cycles without a regular write credit of a memory channel; special credits are not looked at. */
#define IVT_HA_EVENT_WPQ_CYCLES_NO_REG_CREDITS_CHN0 /* UNC_H_WPQ_CYCLES_NO_REG_CREDITS.CHN0 ev_sel=0x18 umask=0x1: No regular write credit of memory channel 0. */ \
	IVT_HA_CTL_(0x118u)
#define IVT_HA_EVENT_WPQ_CYCLES_NO_REG_CREDITS_CHN1 /* UNC_H_WPQ_CYCLES_NO_REG_CREDITS.CHN1 ev_sel=0x18 umask=0x2: No regular write credit of memory channel 1. */ \
	IVT_HA_CTL_(0x218u)
#define IVT_HA_EVENT_WPQ_CYCLES_NO_REG_CREDITS_CHN2 /* UNC_H_WPQ_CYCLES_NO_REG_CREDITS.CHN2 ev_sel=0x18 umask=0x4: No regular write credit of memory channel 2. */ \
	IVT_HA_CTL_(0x418u)
#define IVT_HA_EVENT_WPQ_CYCLES_NO_REG_CREDITS_CHN3 /* UNC_H_WPQ_CYCLES_NO_REG_CREDITS.CHN3 ev_sel=0x18 umask=0x8: No regular write credit of memory channel 3. */ \
	IVT_HA_CTL_(0x818u)
/* UNC_H_WPQ_CYCLES_NO_SPEC_CREDITS ev_sel=0x19: Cycles without a special write credit of a memory channel; isochronous traffic uses those. */
#define IVT_HA_EVENT_WPQ_CYCLES_NO_SPEC_CREDITS_CHN0 /* UNC_H_WPQ_CYCLES_NO_SPEC_CREDITS.CHN0 ev_sel=0x19 umask=0x1: No special write credit of memory channel 0. */ \
	IVT_HA_CTL_(0x119u)
#define IVT_HA_EVENT_WPQ_CYCLES_NO_SPEC_CREDITS_CHN1 /* UNC_H_WPQ_CYCLES_NO_SPEC_CREDITS.CHN1 ev_sel=0x19 umask=0x2: No special write credit of memory channel 1. */ \
	IVT_HA_CTL_(0x219u)
#define IVT_HA_EVENT_WPQ_CYCLES_NO_SPEC_CREDITS_CHN2 /* UNC_H_WPQ_CYCLES_NO_SPEC_CREDITS.CHN2 ev_sel=0x19 umask=0x4: No special write credit of memory channel 2. */ \
	IVT_HA_CTL_(0x419u)
#define IVT_HA_EVENT_WPQ_CYCLES_NO_SPEC_CREDITS_CHN3 /* UNC_H_WPQ_CYCLES_NO_SPEC_CREDITS.CHN3 ev_sel=0x19 umask=0x8: No special write credit of memory channel 3. */ \
	IVT_HA_CTL_(0x819u)
/* UNC_H_IMC_WRITES ev_sel=0x1a: Writes sent to the memory controller, all channels together. */
#define IVT_HA_EVENT_IMC_WRITES_FULL /* UNC_H_IMC_WRITES.FULL ev_sel=0x1a umask=0x1: Whole lines, not isochronous. */ \
	IVT_HA_CTL_(0x11au)
#define IVT_HA_EVENT_IMC_WRITES_PARTIAL /* UNC_H_IMC_WRITES.PARTIAL ev_sel=0x1a umask=0x2: Parts of lines, not isochronous. */ \
	IVT_HA_CTL_(0x21au)
#define IVT_HA_EVENT_IMC_WRITES_FULL_ISOCH /* UNC_H_IMC_WRITES.FULL_ISOCH ev_sel=0x1a umask=0x4: Whole lines, isochronous. */ \
	IVT_HA_CTL_(0x41au)
#define IVT_HA_EVENT_IMC_WRITES_PARTIAL_ISOCH /* UNC_H_IMC_WRITES.PARTIAL_ISOCH ev_sel=0x1a umask=0x8: Parts of lines, isochronous. */ \
	IVT_HA_CTL_(0x81au)
#define IVT_HA_EVENT_IMC_WRITES_ALL /* UNC_H_IMC_WRITES.ALL ev_sel=0x1a umask=0xf: Whole and part lines, isochronous or not. */ \
	IVT_HA_CTL_(0xf1au)
/* UNC_H_TAD_REQUESTS_G0 ev_sel=0x1b: Memory requests by target address decoder region, regions 0 to 7. */
#define IVT_HA_EVENT_TAD_REQUESTS_G0_REGION0 /* UNC_H_TAD_REQUESTS_G0.REGION0 ev_sel=0x1b umask=0x1: Requests that fall in region 0. */ \
	IVT_HA_CTL_(0x11bu)
#define IVT_HA_EVENT_TAD_REQUESTS_G0_REGION1 /* UNC_H_TAD_REQUESTS_G0.REGION1 ev_sel=0x1b umask=0x2: Requests that fall in region 1. */ \
	IVT_HA_CTL_(0x21bu)
#define IVT_HA_EVENT_TAD_REQUESTS_G0_REGION2 /* UNC_H_TAD_REQUESTS_G0.REGION2 ev_sel=0x1b umask=0x4: Requests that fall in region 2. */ \
	IVT_HA_CTL_(0x41bu)
#define IVT_HA_EVENT_TAD_REQUESTS_G0_REGION3 /* UNC_H_TAD_REQUESTS_G0.REGION3 ev_sel=0x1b umask=0x8: Requests that fall in region 3. */ \
	IVT_HA_CTL_(0x81bu)
#define IVT_HA_EVENT_TAD_REQUESTS_G0_REGION4 /* UNC_H_TAD_REQUESTS_G0.REGION4 ev_sel=0x1b umask=0x10: Requests that fall in region 4. */ \
	IVT_HA_CTL_(0x101bu)
#define IVT_HA_EVENT_TAD_REQUESTS_G0_REGION5 /* UNC_H_TAD_REQUESTS_G0.REGION5 ev_sel=0x1b umask=0x20: Requests that fall in region 5. */ \
	IVT_HA_CTL_(0x201bu)
#define IVT_HA_EVENT_TAD_REQUESTS_G0_REGION6 /* UNC_H_TAD_REQUESTS_G0.REGION6 ev_sel=0x1b umask=0x40: Requests that fall in region 6. */ \
	IVT_HA_CTL_(0x401bu)
#define IVT_HA_EVENT_TAD_REQUESTS_G0_REGION7 /* UNC_H_TAD_REQUESTS_G0.REGION7 ev_sel=0x1b umask=0x80: Requests that fall in region 7. */ \
	IVT_HA_CTL_(0x801bu)
/* UNC_H_TAD_REQUESTS_G1 ev_sel=0x1c: Memory requests by target address decoder region, regions 8 to 11. */
#define IVT_HA_EVENT_TAD_REQUESTS_G1_REGION8 /* UNC_H_TAD_REQUESTS_G1.REGION8 ev_sel=0x1c umask=0x1: Requests that fall in region 8. */ \
	IVT_HA_CTL_(0x11cu)
#define IVT_HA_EVENT_TAD_REQUESTS_G1_REGION9 /* UNC_H_TAD_REQUESTS_G1.REGION9 ev_sel=0x1c umask=0x2: Requests that fall in region 9. */ \
	IVT_HA_CTL_(0x21cu)
#define IVT_HA_EVENT_TAD_REQUESTS_G1_REGION10 /* UNC_H_TAD_REQUESTS_G1.REGION10 ev_sel=0x1c umask=0x4: Requests that fall in region 10. */ \
	IVT_HA_CTL_(0x41cu)
#define IVT_HA_EVENT_TAD_REQUESTS_G1_REGION11 /* UNC_H_TAD_REQUESTS_G1.REGION11 ev_sel=0x1c umask=0x8: Requests that fall in region 11. */ \
	IVT_HA_CTL_(0x81cu)
#define IVT_HA_EVENT_IMC_RETRY /* UNC_H_IMC_RETRY ev_sel=0x1e: Retries towards the memory controller; no source says what makes one. */ \
	IVT_HA_CTL_(0x1eu)
/* UNC_H_ADDR_OPC_MATCH ev_sel=0x20: Messages that fit the address and opcode match registers, which all counters share. */
#define IVT_HA_EVENT_ADDR_OPC_MATCH_ADDR /* UNC_H_ADDR_OPC_MATCH.ADDR ev_sel=0x20 umask=0x1: The address fits. */ \
	IVT_HA_CTL_(0x120u)
#define IVT_HA_EVENT_ADDR_OPC_MATCH_ADDR_BOX_ADDRMATCH0_MASK 0xffffffc0u
#define IVT_HA_EVENT_ADDR_OPC_MATCH_ADDR_BOX_ADDRMATCH1_MASK 0x3fffu
#define IVT_HA_EVENT_ADDR_OPC_MATCH_OPC /* UNC_H_ADDR_OPC_MATCH.OPC ev_sel=0x20 umask=0x2: The opcode fits. */ \
	IVT_HA_CTL_(0x220u)
#define IVT_HA_EVENT_ADDR_OPC_MATCH_OPC_BOX_OPCODEMATCH_MASK 0x3fu
#define IVT_HA_EVENT_ADDR_OPC_MATCH_FILT /* UNC_H_ADDR_OPC_MATCH.FILT ev_sel=0x20 umask=0x3: Address and opcode both fit. */ \
	IVT_HA_CTL_(0x320u)
#define IVT_HA_EVENT_ADDR_OPC_MATCH_FILT_BOX_ADDRMATCH0_MASK 0xffffffc0u
#define IVT_HA_EVENT_ADDR_OPC_MATCH_FILT_BOX_ADDRMATCH1_MASK 0x3fffu
#define IVT_HA_EVENT_ADDR_OPC_MATCH_FILT_BOX_OPCODEMATCH_MASK 0x3fu
#define IVT_HA_EVENT_ADDR_OPC_MATCH_AD /* UNC_H_ADDR_OPC_MATCH.AD ev_sel=0x20 umask=0x4: The opcode fits, on the AD ring. */ \
	IVT_HA_CTL_(0x420u)
#define IVT_HA_EVENT_ADDR_OPC_MATCH_AD_BOX_OPCODEMATCH_MASK 0x3fu
#define IVT_HA_EVENT_ADDR_OPC_MATCH_BL /* UNC_H_ADDR_OPC_MATCH.BL ev_sel=0x20 umask=0x8: The opcode fits, on the BL ring. */ \
	IVT_HA_CTL_(0x820u)
#define IVT_HA_EVENT_ADDR_OPC_MATCH_BL_BOX_OPCODEMATCH_MASK 0x3fu
#define IVT_HA_EVENT_ADDR_OPC_MATCH_AK /* UNC_H_ADDR_OPC_MATCH.AK ev_sel=0x20 umask=0x10: The opcode fits, on the AK ring. */ \
	IVT_HA_CTL_(0x1020u)
#define IVT_HA_EVENT_ADDR_OPC_MATCH_AK_BOX_OPCODEMATCH_MASK 0x3fu
/* UNC_H_SNOOP_RESP ev_sel=0x21: Snoop responses received, each one counted; beyond two sockets a request brings several. */
#define IVT_HA_EVENT_SNOOP_RESP_RSPI /* UNC_H_SNOOP_RESP.RSPI ev_sel=0x21 umask=0x1: RspI: the peer has no copy, or dropped it silently. */ \
	IVT_HA_CTL_(0x121u)
#define IVT_HA_EVENT_SNOOP_RESP_RSPS /* UNC_H_SNOOP_RESP.RSPS ev_sel=0x21 umask=0x2: RspS: the peer keeps a shared copy and sends no data. */ \
	IVT_HA_CTL_(0x221u)
#define IVT_HA_EVENT_SNOOP_RESP_RSPIFWD /* UNC_H_SNOOP_RESP.RSPIFWD ev_sel=0x21 umask=0x4: RspIFwd: the peer forwards the line and gives it up, as RFOs ask for. */ \
	IVT_HA_CTL_(0x421u)
#define IVT_HA_EVENT_SNOOP_RESP_RSPSFWD /* UNC_H_SNOOP_RESP.RSPSFWD ev_sel=0x21 umask=0x8: RspSFwd: the peer forwards the line and keeps a copy. */ \
	IVT_HA_CTL_(0x821u)
#define IVT_HA_EVENT_SNOOP_RESP_RSP_WB /* UNC_H_SNOOP_RESP.RSP_WB ev_sel=0x21 umask=0x10: RspIWb or RspSWb: the peer had the line in M and writes it back. */ \
	IVT_HA_CTL_(0x1021u)
#define IVT_HA_EVENT_SNOOP_RESP_RSP_FWD_WB /* UNC_H_SNOOP_RESP.RSP_FWD_WB ev_sel=0x21 umask=0x20: The peer had the line in M, forwards it and writes it back; needs four sockets. */ \
	IVT_HA_CTL_(0x2021u)
#define IVT_HA_EVENT_SNOOP_RESP_RSPCNFLCT /* UNC_H_SNOOP_RESP.RSPCNFLCT ev_sel=0x21 umask=0x40: RspCnflct or RspCnflctWbI: the peer has a request of its own for the line. */ \
	IVT_HA_CTL_(0x4021u)
/* UNC_H_IGR_NO_CREDIT_CYCLES ev_sel=0x22: Cycles without a credit to send to a QPI agent. */
#define IVT_HA_EVENT_IGR_NO_CREDIT_CYCLES_AD_QPI0 /* UNC_H_IGR_NO_CREDIT_CYCLES.AD_QPI0 ev_sel=0x22 umask=0x1: AD ring, link 0. */ \
	IVT_HA_CTL_(0x122u)
#define IVT_HA_EVENT_IGR_NO_CREDIT_CYCLES_AD_QPI1 /* UNC_H_IGR_NO_CREDIT_CYCLES.AD_QPI1 ev_sel=0x22 umask=0x2: AD ring, link 1. */ \
	IVT_HA_CTL_(0x222u)
#define IVT_HA_EVENT_IGR_NO_CREDIT_CYCLES_BL_QPI0 /* UNC_H_IGR_NO_CREDIT_CYCLES.BL_QPI0 ev_sel=0x22 umask=0x4: BL ring, link 0. */ \
	IVT_HA_CTL_(0x422u)
#define IVT_HA_EVENT_IGR_NO_CREDIT_CYCLES_BL_QPI1 /* UNC_H_IGR_NO_CREDIT_CYCLES.BL_QPI1 ev_sel=0x22 umask=0x8: BL ring, link 1. */ \
	IVT_HA_CTL_(0x822u)
/* UNC_H_TxR_AD_INSERTS ev_sel=0x27: Messages put into the queue for the AD ring. */
#define IVT_HA_EVENT_TXR_AD_INSERTS_SCHED0 /* UNC_H_TxR_AD_INSERTS.SCHED0 ev_sel=0x27 umask=0x1: Messages from scheduler 0. */ \
	IVT_HA_CTL_(0x127u)
#define IVT_HA_EVENT_TXR_AD_INSERTS_SCHED1 /* UNC_H_TxR_AD_INSERTS.SCHED1 ev_sel=0x27 umask=0x2: Messages from scheduler 1. */ \
	IVT_HA_CTL_(0x227u)
#define IVT_HA_EVENT_TXR_AD_INSERTS_ALL /* UNC_H_TxR_AD_INSERTS.ALL ev_sel=0x27 umask=0x3: Messages from either scheduler. */ \
	IVT_HA_CTL_(0x327u)
/* UNC_H_TxR_AD_OCCUPANCY ev_sel=0x28: Entries in the queue for the AD ring, added up every cycle. */
#define IVT_HA_EVENT_TXR_AD_OCCUPANCY_SCHED0 /* UNC_H_TxR_AD_OCCUPANCY.SCHED0 ev_sel=0x28 umask=0x1: Entries of scheduler 0. */ \
	IVT_HA_CTL_(0x128u)
#define IVT_HA_EVENT_TXR_AD_OCCUPANCY_SCHED1 /* UNC_H_TxR_AD_OCCUPANCY.SCHED1 ev_sel=0x28 umask=0x2: Entries of scheduler 1. */ \
	IVT_HA_CTL_(0x228u)
/* UNC_H_TxR_AD_CYCLES_NE ev_sel=0x29: Cycles in which the queue for the AD ring is not empty. */
#define IVT_HA_EVENT_TXR_AD_CYCLES_NE_SCHED0 /* UNC_H_TxR_AD_CYCLES_NE.SCHED0 ev_sel=0x29 umask=0x1: Cycles with entries of scheduler 0. */ \
	IVT_HA_CTL_(0x129u)
#define IVT_HA_EVENT_TXR_AD_CYCLES_NE_SCHED1 /* UNC_H_TxR_AD_CYCLES_NE.SCHED1 ev_sel=0x29 umask=0x2: Cycles with entries of scheduler 1. */ \
	IVT_HA_CTL_(0x229u)
#define IVT_HA_EVENT_TXR_AD_CYCLES_NE_ALL /* UNC_H_TxR_AD_CYCLES_NE.ALL ev_sel=0x29 umask=0x3: Cycles with entries of either scheduler. */ \
	IVT_HA_CTL_(0x329u)
/* UNC_H_TxR_AD_CYCLES_FULL ev_sel=0x2a: Cycles in which the queue for the AD ring is full. */
#define IVT_HA_EVENT_TXR_AD_CYCLES_FULL_SCHED0 /* UNC_H_TxR_AD_CYCLES_FULL.SCHED0 ev_sel=0x2a umask=0x1: Cycles in which the part of scheduler 0 is full. */ \
	IVT_HA_CTL_(0x12au)
#define IVT_HA_EVENT_TXR_AD_CYCLES_FULL_SCHED1 /* UNC_H_TxR_AD_CYCLES_FULL.SCHED1 ev_sel=0x2a umask=0x2: Cycles in which the part of scheduler 1 is full. */ \
	IVT_HA_CTL_(0x22au)
#define IVT_HA_EVENT_TXR_AD_CYCLES_FULL_ALL /* UNC_H_TxR_AD_CYCLES_FULL.ALL ev_sel=0x2a umask=0x3: Cycles in which either scheduler's part is full. */ \
	IVT_HA_CTL_(0x32au)
/* UNC_H_TxR_AK_INSERTS ev_sel=0x2f: Messages put into the queue for the AK ring. */
#define IVT_HA_EVENT_TXR_AK_INSERTS_SCHED0 /* UNC_H_TxR_AK_INSERTS.SCHED0 ev_sel=0x2f umask=0x1: Messages from scheduler 0. */ \
	IVT_HA_CTL_(0x12fu)
#define IVT_HA_EVENT_TXR_AK_INSERTS_SCHED1 /* UNC_H_TxR_AK_INSERTS.SCHED1 ev_sel=0x2f umask=0x2: Messages from scheduler 1. */ \
	IVT_HA_CTL_(0x22fu)
#define IVT_HA_EVENT_TXR_AK_INSERTS_ALL /* UNC_H_TxR_AK_INSERTS.ALL ev_sel=0x2f umask=0x3: Messages from either scheduler. */ \
	IVT_HA_CTL_(0x32fu)
/* UNC_H_TxR_AK_OCCUPANCY ev_sel=0x30: Entries in the queue for the AK ring, added up every cycle. */
#define IVT_HA_EVENT_TXR_AK_OCCUPANCY_SCHED0 /* UNC_H_TxR_AK_OCCUPANCY.SCHED0 ev_sel=0x30 umask=0x1: Entries of scheduler 0. */ \
	IVT_HA_CTL_(0x130u)
#define IVT_HA_EVENT_TXR_AK_OCCUPANCY_SCHED1 /* UNC_H_TxR_AK_OCCUPANCY.SCHED1 ev_sel=0x30 umask=0x2: Entries of scheduler 1. */ \
	IVT_HA_CTL_(0x230u)
/* UNC_H_TxR_AK_CYCLES_NE ev_sel=0x31: Cycles in which the queue for the AK ring is not empty. */
#define IVT_HA_EVENT_TXR_AK_CYCLES_NE_SCHED0 /* UNC_H_TxR_AK_CYCLES_NE.SCHED0 ev_sel=0x31 umask=0x1: Cycles with entries of scheduler 0. */ \
	IVT_HA_CTL_(0x131u)
#define IVT_HA_EVENT_TXR_AK_CYCLES_NE_SCHED1 /* UNC_H_TxR_AK_CYCLES_NE.SCHED1 ev_sel=0x31 umask=0x2: Cycles with entries of scheduler 1. */ \
	IVT_HA_CTL_(0x231u)
#define IVT_HA_EVENT_TXR_AK_CYCLES_NE_ALL /* UNC_H_TxR_AK_CYCLES_NE.ALL ev_sel=0x31 umask=0x3: Cycles with entries of either scheduler. */ \
	IVT_HA_CTL_(0x331u)
/* UNC_H_TxR_AK_CYCLES_FULL ev_sel=0x32: Cycles in which the queue for the AK ring is full. */
#define IVT_HA_EVENT_TXR_AK_CYCLES_FULL_SCHED0 /* UNC_H_TxR_AK_CYCLES_FULL.SCHED0 ev_sel=0x32 umask=0x1: Cycles in which the part of scheduler 0 is full. */ \
	IVT_HA_CTL_(0x132u)
#define IVT_HA_EVENT_TXR_AK_CYCLES_FULL_SCHED1 /* UNC_H_TxR_AK_CYCLES_FULL.SCHED1 ev_sel=0x32 umask=0x2: Cycles in which the part of scheduler 1 is full. */ \
	IVT_HA_CTL_(0x232u)
#define IVT_HA_EVENT_TXR_AK_CYCLES_FULL_ALL /* UNC_H_TxR_AK_CYCLES_FULL.ALL ev_sel=0x32 umask=0x3: Cycles in which either scheduler's part is full. */ \
	IVT_HA_CTL_(0x332u)
/* UNC_H_TxR_BL_INSERTS ev_sel=0x33: Messages put into the queue for the BL ring. */
#define IVT_HA_EVENT_TXR_BL_INSERTS_SCHED0 /* UNC_H_TxR_BL_INSERTS.SCHED0 ev_sel=0x33 umask=0x1: Messages from scheduler 0. */ \
	IVT_HA_CTL_(0x133u)
#define IVT_HA_EVENT_TXR_BL_INSERTS_SCHED1 /* UNC_H_TxR_BL_INSERTS.SCHED1 ev_sel=0x33 umask=0x2: Messages from scheduler 1. */ \
	IVT_HA_CTL_(0x233u)
#define IVT_HA_EVENT_TXR_BL_INSERTS_ALL /* UNC_H_TxR_BL_INSERTS.ALL ev_sel=0x33 umask=0x3: Messages from either scheduler. */ \
	IVT_HA_CTL_(0x333u)
/* UNC_H_TxR_BL_OCCUPANCY ev_sel=0x34: Entries in the queue for the BL ring, added up every cycle. */
#define IVT_HA_EVENT_TXR_BL_OCCUPANCY_SCHED0 /* UNC_H_TxR_BL_OCCUPANCY.SCHED0 ev_sel=0x34 umask=0x1: Entries of scheduler 0. */ \
	IVT_HA_CTL_(0x134u)
#define IVT_HA_EVENT_TXR_BL_OCCUPANCY_SCHED1 /* UNC_H_TxR_BL_OCCUPANCY.SCHED1 ev_sel=0x34 umask=0x2: Entries of scheduler 1. */ \
	IVT_HA_CTL_(0x234u)
#define IVT_HA_EVENT_TXR_BL_OCCUPANCY_ALL /* UNC_H_TxR_BL_OCCUPANCY.ALL ev_sel=0x34 umask=0x3: Entries of both schedulers. */ \
	IVT_HA_CTL_(0x334u)
/* UNC_H_TxR_BL_CYCLES_NE ev_sel=0x35: Cycles in which the queue for the BL ring is not empty. */
#define IVT_HA_EVENT_TXR_BL_CYCLES_NE_SCHED0 /* UNC_H_TxR_BL_CYCLES_NE.SCHED0 ev_sel=0x35 umask=0x1: Cycles with entries of scheduler 0. */ \
	IVT_HA_CTL_(0x135u)
#define IVT_HA_EVENT_TXR_BL_CYCLES_NE_SCHED1 /* UNC_H_TxR_BL_CYCLES_NE.SCHED1 ev_sel=0x35 umask=0x2: Cycles with entries of scheduler 1. */ \
	IVT_HA_CTL_(0x235u)
#define IVT_HA_EVENT_TXR_BL_CYCLES_NE_ALL /* UNC_H_TxR_BL_CYCLES_NE.ALL ev_sel=0x35 umask=0x3: Cycles with entries of either scheduler. */ \
	IVT_HA_CTL_(0x335u)
/* UNC_H_TxR_BL_CYCLES_FULL ev_sel=0x36: Cycles in which the queue for the BL ring is full. */
#define IVT_HA_EVENT_TXR_BL_CYCLES_FULL_SCHED0 /* UNC_H_TxR_BL_CYCLES_FULL.SCHED0 ev_sel=0x36 umask=0x1: Cycles in which the part of scheduler 0 is full. */ \
	IVT_HA_CTL_(0x136u)
#define IVT_HA_EVENT_TXR_BL_CYCLES_FULL_SCHED1 /* UNC_H_TxR_BL_CYCLES_FULL.SCHED1 ev_sel=0x36 umask=0x2: Cycles in which the part of scheduler 1 is full. */ \
	IVT_HA_CTL_(0x236u)
#define IVT_HA_EVENT_TXR_BL_CYCLES_FULL_ALL /* UNC_H_TxR_BL_CYCLES_FULL.ALL ev_sel=0x36 umask=0x3: Cycles in which either scheduler's part is full. */ \
	IVT_HA_CTL_(0x336u)
/* UNC_H_RING_AD_USED ev_sel=0x3e: Cycles the AD ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define IVT_HA_EVENT_RING_AD_USED_CW_VR0_EVEN /* UNC_H_RING_AD_USED.CW_VR0_EVEN ev_sel=0x3e umask=0x1: Clockwise, even polarity, virtual ring 0. */ \
	IVT_HA_CTL_(0x13eu)
#define IVT_HA_EVENT_RING_AD_USED_CW_VR0_ODD /* UNC_H_RING_AD_USED.CW_VR0_ODD ev_sel=0x3e umask=0x2: Clockwise, odd polarity, virtual ring 0. */ \
	IVT_HA_CTL_(0x23eu)
#define IVT_HA_EVENT_RING_AD_USED_CCW_VR0_EVEN /* UNC_H_RING_AD_USED.CCW_VR0_EVEN ev_sel=0x3e umask=0x4: Counterclockwise, even polarity, virtual ring 0. */ \
	IVT_HA_CTL_(0x43eu)
#define IVT_HA_EVENT_RING_AD_USED_CCW_VR0_ODD /* UNC_H_RING_AD_USED.CCW_VR0_ODD ev_sel=0x3e umask=0x8: Counterclockwise, odd polarity, virtual ring 0. */ \
	IVT_HA_CTL_(0x83eu)
#define IVT_HA_EVENT_RING_AD_USED_CW_VR1_EVEN /* UNC_H_RING_AD_USED.CW_VR1_EVEN ev_sel=0x3e umask=0x10: Clockwise, even polarity, virtual ring 1. */ \
	IVT_HA_CTL_(0x103eu)
#define IVT_HA_EVENT_RING_AD_USED_CW_VR1_ODD /* UNC_H_RING_AD_USED.CW_VR1_ODD ev_sel=0x3e umask=0x20: Clockwise, odd polarity, virtual ring 1. */ \
	IVT_HA_CTL_(0x203eu)
#define IVT_HA_EVENT_RING_AD_USED_CW /* UNC_H_RING_AD_USED.CW ev_sel=0x3e umask=0x33: Clockwise, both polarities, both virtual rings. */ \
	IVT_HA_CTL_(0x333eu)
#define IVT_HA_EVENT_RING_AD_USED_CCW_VR1_EVEN /* UNC_H_RING_AD_USED.CCW_VR1_EVEN ev_sel=0x3e umask=0x40: Counterclockwise, even polarity, virtual ring 1. */ \
	IVT_HA_CTL_(0x403eu)
#define IVT_HA_EVENT_RING_AD_USED_CCW_VR1_ODD /* UNC_H_RING_AD_USED.CCW_VR1_ODD ev_sel=0x3e umask=0x80: Counterclockwise, odd polarity, virtual ring 1. */ \
	IVT_HA_CTL_(0x803eu)
#define IVT_HA_EVENT_RING_AD_USED_CCW /* UNC_H_RING_AD_USED.CCW ev_sel=0x3e umask=0xcc: Counterclockwise, both polarities, both virtual rings. */ \
	IVT_HA_CTL_(0xcc3eu)
/* UNC_H_RING_AK_USED ev_sel=0x3f: Cycles the AK ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define IVT_HA_EVENT_RING_AK_USED_CW_VR0_EVEN /* UNC_H_RING_AK_USED.CW_VR0_EVEN ev_sel=0x3f umask=0x1: Clockwise, even polarity, virtual ring 0. */ \
	IVT_HA_CTL_(0x13fu)
#define IVT_HA_EVENT_RING_AK_USED_CW_VR0_ODD /* UNC_H_RING_AK_USED.CW_VR0_ODD ev_sel=0x3f umask=0x2: Clockwise, odd polarity, virtual ring 0. */ \
	IVT_HA_CTL_(0x23fu)
#define IVT_HA_EVENT_RING_AK_USED_CCW_VR0_EVEN /* UNC_H_RING_AK_USED.CCW_VR0_EVEN ev_sel=0x3f umask=0x4: Counterclockwise, even polarity, virtual ring 0. */ \
	IVT_HA_CTL_(0x43fu)
#define IVT_HA_EVENT_RING_AK_USED_CCW_VR0_ODD /* UNC_H_RING_AK_USED.CCW_VR0_ODD ev_sel=0x3f umask=0x8: Counterclockwise, odd polarity, virtual ring 0. */ \
	IVT_HA_CTL_(0x83fu)
#define IVT_HA_EVENT_RING_AK_USED_CW_VR1_EVEN /* UNC_H_RING_AK_USED.CW_VR1_EVEN ev_sel=0x3f umask=0x10: Clockwise, even polarity, virtual ring 1. */ \
	IVT_HA_CTL_(0x103fu)
#define IVT_HA_EVENT_RING_AK_USED_CW_VR1_ODD /* UNC_H_RING_AK_USED.CW_VR1_ODD ev_sel=0x3f umask=0x20: Clockwise, odd polarity, virtual ring 1. */ \
	IVT_HA_CTL_(0x203fu)
#define IVT_HA_EVENT_RING_AK_USED_CW /* UNC_H_RING_AK_USED.CW ev_sel=0x3f umask=0x33: Clockwise, both polarities, both virtual rings. */ \
	IVT_HA_CTL_(0x333fu)
#define IVT_HA_EVENT_RING_AK_USED_CCW_VR1_EVEN /* UNC_H_RING_AK_USED.CCW_VR1_EVEN ev_sel=0x3f umask=0x40: Counterclockwise, even polarity, virtual ring 1. */ \
	IVT_HA_CTL_(0x403fu)
#define IVT_HA_EVENT_RING_AK_USED_CCW_VR1_ODD /* UNC_H_RING_AK_USED.CCW_VR1_ODD ev_sel=0x3f umask=0x80: Counterclockwise, odd polarity, virtual ring 1. */ \
	IVT_HA_CTL_(0x803fu)
#define IVT_HA_EVENT_RING_AK_USED_CCW /* UNC_H_RING_AK_USED.CCW ev_sel=0x3f umask=0xcc: Counterclockwise, both polarities, both virtual rings. */ \
	IVT_HA_CTL_(0xcc3fu)
/* UNC_H_RING_BL_USED ev_sel=0x40: Cycles the BL ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define IVT_HA_EVENT_RING_BL_USED_CW_VR0_EVEN /* UNC_H_RING_BL_USED.CW_VR0_EVEN ev_sel=0x40 umask=0x1: Clockwise, even polarity, virtual ring 0. */ \
	IVT_HA_CTL_(0x140u)
#define IVT_HA_EVENT_RING_BL_USED_CW_VR0_ODD /* UNC_H_RING_BL_USED.CW_VR0_ODD ev_sel=0x40 umask=0x2: Clockwise, odd polarity, virtual ring 0. */ \
	IVT_HA_CTL_(0x240u)
#define IVT_HA_EVENT_RING_BL_USED_CCW_VR0_EVEN /* UNC_H_RING_BL_USED.CCW_VR0_EVEN ev_sel=0x40 umask=0x4: Counterclockwise, even polarity, virtual ring 0. */ \
	IVT_HA_CTL_(0x440u)
#define IVT_HA_EVENT_RING_BL_USED_CCW_VR0_ODD /* UNC_H_RING_BL_USED.CCW_VR0_ODD ev_sel=0x40 umask=0x8: Counterclockwise, odd polarity, virtual ring 0. */ \
	IVT_HA_CTL_(0x840u)
#define IVT_HA_EVENT_RING_BL_USED_CW_VR1_EVEN /* UNC_H_RING_BL_USED.CW_VR1_EVEN ev_sel=0x40 umask=0x10: Clockwise, even polarity, virtual ring 1. */ \
	IVT_HA_CTL_(0x1040u)
#define IVT_HA_EVENT_RING_BL_USED_CW_VR1_ODD /* UNC_H_RING_BL_USED.CW_VR1_ODD ev_sel=0x40 umask=0x20: Clockwise, odd polarity, virtual ring 1. */ \
	IVT_HA_CTL_(0x2040u)
#define IVT_HA_EVENT_RING_BL_USED_CW /* UNC_H_RING_BL_USED.CW ev_sel=0x40 umask=0x33: Clockwise, both polarities, both virtual rings. */ \
	IVT_HA_CTL_(0x3340u)
#define IVT_HA_EVENT_RING_BL_USED_CCW_VR1_EVEN /* UNC_H_RING_BL_USED.CCW_VR1_EVEN ev_sel=0x40 umask=0x40: Counterclockwise, even polarity, virtual ring 1. */ \
	IVT_HA_CTL_(0x4040u)
#define IVT_HA_EVENT_RING_BL_USED_CCW_VR1_ODD /* UNC_H_RING_BL_USED.CCW_VR1_ODD ev_sel=0x40 umask=0x80: Counterclockwise, odd polarity, virtual ring 1. */ \
	IVT_HA_CTL_(0x8040u)
#define IVT_HA_EVENT_RING_BL_USED_CCW /* UNC_H_RING_BL_USED.CCW ev_sel=0x40 umask=0xcc: Counterclockwise, both polarities, both virtual rings. */ \
	IVT_HA_CTL_(0xcc40u)
#define IVT_HA_EVENT_DIRECTORY_LAT_OPT /* UNC_H_DIRECTORY_LAT_OPT ev_sel=0x41: Reads with directory state I whose data took the faster way back. */ \
	IVT_HA_CTL_(0x41u)
#define IVT_HA_EVENT_BT_CYCLES_NE /* UNC_H_BT_CYCLES_NE ev_sel=0x42: Cycles in which the backup tracker, which tracks home requests on this part, is not empty. A bypass while the home tracker is empty is not seen. */ \
	IVT_HA_CTL_(0x42u)
#define IVT_HA_EVENT_BT_CYCLES_NE_LOCAL /* UNC_H_BT_CYCLES_NE.LOCAL ev_sel=0x42 umask=0x1: Entries of local requests only; perfmon alone lists it. */ \
	IVT_HA_CTL_(0x142u)
#define IVT_HA_EVENT_BT_CYCLES_NE_REMOTE /* UNC_H_BT_CYCLES_NE.REMOTE ev_sel=0x42 umask=0x2: Entries of remote requests only; perfmon alone lists it. */ \
	IVT_HA_CTL_(0x242u)
/* UNC_H_BT_OCCUPANCY ev_sel=0x43: Entries of the backup tracker, added up every cycle; one lasts until the response is on the ring. */
#define IVT_HA_EVENT_BT_OCCUPANCY_LOCAL /* UNC_H_BT_OCCUPANCY.LOCAL ev_sel=0x43 umask=0x1: Requests of this socket. */ \
	IVT_HA_CTL_(0x143u)
#define IVT_HA_EVENT_BT_OCCUPANCY_REMOTE /* UNC_H_BT_OCCUPANCY.REMOTE ev_sel=0x43 umask=0x2: Requests of other sockets. */ \
	IVT_HA_CTL_(0x243u)
#define IVT_HA_EVENT_BT_OCCUPANCY_READS_LOCAL /* UNC_H_BT_OCCUPANCY.READS_LOCAL ev_sel=0x43 umask=0x4: Reads of this socket. */ \
	IVT_HA_CTL_(0x443u)
#define IVT_HA_EVENT_BT_OCCUPANCY_READS_REMOTE /* UNC_H_BT_OCCUPANCY.READS_REMOTE ev_sel=0x43 umask=0x8: Reads of other sockets. */ \
	IVT_HA_CTL_(0x843u)
#define IVT_HA_EVENT_BT_OCCUPANCY_WRITES_LOCAL /* UNC_H_BT_OCCUPANCY.WRITES_LOCAL ev_sel=0x43 umask=0x10: Writes of this socket. */ \
	IVT_HA_CTL_(0x1043u)
#define IVT_HA_EVENT_BT_OCCUPANCY_WRITES_REMOTE /* UNC_H_BT_OCCUPANCY.WRITES_REMOTE ev_sel=0x43 umask=0x20: Writes of other sockets. */ \
	IVT_HA_CTL_(0x2043u)
/* UNC_H_BT_TO_HT_NOT_ISSUED ev_sel=0x51: Cycles in which a hazard keeps the backup tracker from issuing to the home tracker. */
#define IVT_HA_EVENT_BT_TO_HT_NOT_ISSUED_INCOMING_SNP_HAZARD /* UNC_H_BT_TO_HT_NOT_ISSUED.INCOMING_SNP_HAZARD ev_sel=0x51 umask=0x2: A snoop that comes in. */ \
	IVT_HA_CTL_(0x251u)
#define IVT_HA_EVENT_BT_TO_HT_NOT_ISSUED_INCOMING_BL_HAZARD /* UNC_H_BT_TO_HT_NOT_ISSUED.INCOMING_BL_HAZARD ev_sel=0x51 umask=0x4: Data that come in on the BL ring. */ \
	IVT_HA_CTL_(0x451u)
#define IVT_HA_EVENT_BT_TO_HT_NOT_ISSUED_RSPACKCFLT_HAZARD /* UNC_H_BT_TO_HT_NOT_ISSUED.RSPACKCFLT_HAZARD ev_sel=0x51 umask=0x8: By its name a conflict response; the description repeats that of BL data. */ \
	IVT_HA_CTL_(0x851u)
#define IVT_HA_EVENT_BT_TO_HT_NOT_ISSUED_WBMDATA_HAZARD /* UNC_H_BT_TO_HT_NOT_ISSUED.WBMDATA_HAZARD ev_sel=0x51 umask=0x10: By its name write back data; the description repeats that of BL data. */ \
	IVT_HA_CTL_(0x1051u)
#define IVT_HA_EVENT_BT_BYPASS /* UNC_H_BT_BYPASS ev_sel=0x52: Requests that go to the home tracker past the queue of the backup tracker. */ \
	IVT_HA_CTL_(0x52u)
/* UNC_H_OSB ev_sel=0x53: Requests that made the home agent broadcast snoops on its own account; the snoops are not counted. */
#define IVT_HA_EVENT_OSB_READS_LOCAL /* UNC_H_OSB.READS_LOCAL ev_sel=0x53 umask=0x2: Reads of this socket. */ \
	IVT_HA_CTL_(0x253u)
#define IVT_HA_EVENT_OSB_INVITOE_LOCAL /* UNC_H_OSB.INVITOE_LOCAL ev_sel=0x53 umask=0x4: InvItoE of this socket. */ \
	IVT_HA_CTL_(0x453u)
#define IVT_HA_EVENT_OSB_REMOTE /* UNC_H_OSB.REMOTE ev_sel=0x53 umask=0x8: Requests of other sockets. */ \
	IVT_HA_CTL_(0x853u)
/* UNC_H_OSB_EDR ev_sel=0x54: Requests with broadcast snoops whose data went back early, as memory was clean. */
#define IVT_HA_EVENT_OSB_EDR_ALL /* UNC_H_OSB_EDR.ALL ev_sel=0x54 umask=0x1: All of them. */ \
	IVT_HA_CTL_(0x154u)
#define IVT_HA_EVENT_OSB_EDR_READS_LOCAL_I /* UNC_H_OSB_EDR.READS_LOCAL_I ev_sel=0x54 umask=0x2: Local reads, state I. */ \
	IVT_HA_CTL_(0x254u)
#define IVT_HA_EVENT_OSB_EDR_READS_REMOTE_I /* UNC_H_OSB_EDR.READS_REMOTE_I ev_sel=0x54 umask=0x4: Remote reads, state I. */ \
	IVT_HA_CTL_(0x454u)
#define IVT_HA_EVENT_OSB_EDR_READS_LOCAL_S /* UNC_H_OSB_EDR.READS_LOCAL_S ev_sel=0x54 umask=0x8: Local reads, state S. */ \
	IVT_HA_CTL_(0x854u)
#define IVT_HA_EVENT_OSB_EDR_READS_REMOTE_S /* UNC_H_OSB_EDR.READS_REMOTE_S ev_sel=0x54 umask=0x10: Remote reads, state S. */ \
	IVT_HA_CTL_(0x1054u)
#define IVT_HA_EVENT_IODC_INSERTS /* UNC_H_IODC_INSERTS ev_sel=0x56: Entries taken in the I/O directory cache (IODC). */ \
	IVT_HA_CTL_(0x56u)
/* UNC_H_IODC_CONFLICTS ev_sel=0x57: Conflicts in the I/O directory cache (IODC). */
#define IVT_HA_EVENT_IODC_CONFLICTS_ANY /* UNC_H_IODC_CONFLICTS.ANY ev_sel=0x57 umask=0x1: Any conflict. */ \
	IVT_HA_CTL_(0x157u)
#define IVT_HA_EVENT_IODC_CONFLICTS_REMOTE_INVI2E_SAME_RTID /* UNC_H_IODC_CONFLICTS.REMOTE_INVI2E_SAME_RTID ev_sel=0x57 umask=0x1: Another name of ANY, speaking of remote InvItoE with the same RTID. */ \
	IVT_HA_CTL_(0x157u)
#define IVT_HA_EVENT_IODC_CONFLICTS_LAST /* UNC_H_IODC_CONFLICTS.LAST ev_sel=0x57 umask=0x4: The last conflict. */ \
	IVT_HA_CTL_(0x457u)
#define IVT_HA_EVENT_IODC_CONFLICTS_REMOTE_OTHER_SAME_ADDR /* UNC_H_IODC_CONFLICTS.REMOTE_OTHER_SAME_ADDR ev_sel=0x57 umask=0x4: Another name of LAST, speaking of other remote requests to the same address. */ \
	IVT_HA_CTL_(0x457u)
#define IVT_HA_EVENT_IODC_OLEN_WBMTOI /* UNC_H_IODC_OLEN_WBMTOI ev_sel=0x58: Empty M to I write backs that meet the I/O directory cache; every one is dropped. */ \
	IVT_HA_CTL_(0x58u)
#define IVT_HA_EVENT_IGR_AD_QPI2_ACCUMULATOR /* UNC_H_IGR_AD_QPI2_ACCUMULATOR ev_sel=0x59: Another name of IGR_CREDITS_AD_QPI2. */ \
	IVT_HA_CTL_(0x59u)
#define IVT_HA_EVENT_IGR_CREDITS_AD_QPI2 /* UNC_H_IGR_CREDITS_AD_QPI2 ev_sel=0x59: Credits free for AD messages to QPI link 2, added up every cycle; Only EX parts have this link. */ \
	IVT_HA_CTL_(0x59u)
#define IVT_HA_EVENT_IGR_BL_QPI2_ACCUMULATOR /* UNC_H_IGR_BL_QPI2_ACCUMULATOR ev_sel=0x5a: Another name of IGR_CREDITS_BL_QPI2. */ \
	IVT_HA_CTL_(0x5au)
#define IVT_HA_EVENT_IGR_CREDITS_BL_QPI2 /* UNC_H_IGR_CREDITS_BL_QPI2 ev_sel=0x5a: Credits free for BL messages to QPI link 2, added up every cycle; Only EX parts have this link. */ \
	IVT_HA_CTL_(0x5au)
/* UNC_H_SNP_RESP_RECV_LOCAL ev_sel=0x60: Snoop responses received for requests of the local socket. */
#define IVT_HA_EVENT_SNP_RESP_RECV_LOCAL_RSPI /* UNC_H_SNP_RESP_RECV_LOCAL.RSPI ev_sel=0x60 umask=0x1: RspI: the peer has no copy, or dropped it silently. */ \
	IVT_HA_CTL_(0x160u)
#define IVT_HA_EVENT_SNP_RESP_RECV_LOCAL_RSPS /* UNC_H_SNP_RESP_RECV_LOCAL.RSPS ev_sel=0x60 umask=0x2: RspS: the peer keeps a shared copy and sends no data. */ \
	IVT_HA_CTL_(0x260u)
#define IVT_HA_EVENT_SNP_RESP_RECV_LOCAL_RSPIFWD /* UNC_H_SNP_RESP_RECV_LOCAL.RSPIFWD ev_sel=0x60 umask=0x4: RspIFwd: the peer forwards the line and gives it up, as RFOs ask for. */ \
	IVT_HA_CTL_(0x460u)
#define IVT_HA_EVENT_SNP_RESP_RECV_LOCAL_RSPSFWD /* UNC_H_SNP_RESP_RECV_LOCAL.RSPSFWD ev_sel=0x60 umask=0x8: RspSFwd: the peer forwards the line and keeps a copy. */ \
	IVT_HA_CTL_(0x860u)
#define IVT_HA_EVENT_SNP_RESP_RECV_LOCAL_RSPXWB /* UNC_H_SNP_RESP_RECV_LOCAL.RSPxWB ev_sel=0x60 umask=0x10: RspIWb or RspSWb: the peer had the line in M and writes it back. */ \
	IVT_HA_CTL_(0x1060u)
#define IVT_HA_EVENT_SNP_RESP_RECV_LOCAL_RSPXFWDXWB /* UNC_H_SNP_RESP_RECV_LOCAL.RSPxFWDxWB ev_sel=0x60 umask=0x20: The peer had the line in M, forwards it and writes it back; needs four sockets. */ \
	IVT_HA_CTL_(0x2060u)
#define IVT_HA_EVENT_SNP_RESP_RECV_LOCAL_RSPCNFLCT /* UNC_H_SNP_RESP_RECV_LOCAL.RSPCNFLCT ev_sel=0x60 umask=0x40: RspCnflct or RspCnflctWbI: the peer has a request of its own for the line. */ \
	IVT_HA_CTL_(0x4060u)
#define IVT_HA_EVENT_SNP_RESP_RECV_LOCAL_OTHER /* UNC_H_SNP_RESP_RECV_LOCAL.OTHER ev_sel=0x60 umask=0x80: Every other response. */ \
	IVT_HA_CTL_(0x8060u)

#endif
