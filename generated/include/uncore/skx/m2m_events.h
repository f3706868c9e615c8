/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/skx/m2m.events.json by "make generate". Do not edit. */
/*
 * The events of skx m2m as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_SKX_M2M_EVENTS_H
#define UNCORE_SKX_M2M_EVENTS_H

#include "uncore/skx/m2m.h"

#define SKX_M2M_CTL_(raw) UNCORE_VALUE_(skx_m2m_ctl, raw)
#define SKX_M2M_EVENT_CLOCKTICKS /* UNC_M2M_CLOCKTICKS ev_sel=0x0: Clock cycles of the mesh (UCLK), by which every cycle count of this box goes. */ \
	SKX_M2M_CTL_(0x0u)
#define SKX_M2M_EVENT_RXC_AD_INSERTS /* UNC_M2M_RxC_AD_INSERTS ev_sel=0x1: AD messages from the mesh stop that enter the queue of this box: reads and writes of the CHAs, mostly reads. */ \
	SKX_M2M_CTL_(0x1u)
#define SKX_M2M_EVENT_RXC_AD_OCCUPANCY /* UNC_M2M_RxC_AD_OCCUPANCY ev_sel=0x2: AD messages in the queue from the mesh stop, added up every cycle. Divided by RxC_AD_INSERTS it gives the mean wait. */ \
	SKX_M2M_CTL_(0x2u)
#define SKX_M2M_EVENT_RXC_AD_CYCLES_NE /* UNC_M2M_RxC_AD_CYCLES_NE ev_sel=0x3: Cycles with at least one AD message in the queue from the mesh stop. */ \
	SKX_M2M_CTL_(0x3u)
#define SKX_M2M_EVENT_RXC_AD_CYCLES_FULL /* UNC_M2M_RxC_AD_CYCLES_FULL ev_sel=0x4: Cycles with the queue of AD messages from the mesh stop full. */ \
	SKX_M2M_CTL_(0x4u)
#define SKX_M2M_EVENT_RXC_BL_INSERTS /* UNC_M2M_RxC_BL_INSERTS ev_sel=0x5: BL messages from the mesh stop that enter the queue of this box: the data of writes. */ \
	SKX_M2M_CTL_(0x5u)
#define SKX_M2M_EVENT_RXC_BL_OCCUPANCY /* UNC_M2M_RxC_BL_OCCUPANCY ev_sel=0x6: BL messages in the queue from the mesh stop, added up every cycle. Divided by RxC_BL_INSERTS it gives the mean wait. */ \
	SKX_M2M_CTL_(0x6u)
#define SKX_M2M_EVENT_RXC_BL_CYCLES_NE /* UNC_M2M_RxC_BL_CYCLES_NE ev_sel=0x7: Cycles with at least one BL message in the queue from the mesh stop. */ \
	SKX_M2M_CTL_(0x7u)
#define SKX_M2M_EVENT_RXC_BL_CYCLES_FULL /* UNC_M2M_RxC_BL_CYCLES_FULL ev_sel=0x8: Cycles with the queue of BL messages from the mesh stop full. */ \
	SKX_M2M_CTL_(0x8u)
#define SKX_M2M_EVENT_TXC_AD_INSERTS /* UNC_M2M_TxC_AD_INSERTS ev_sel=0x9: AD messages that enter the queue to the mesh stop. */ \
	SKX_M2M_CTL_(0x9u)
#define SKX_M2M_EVENT_TXC_AD_OCCUPANCY /* UNC_M2M_TxC_AD_OCCUPANCY ev_sel=0xa: AD messages in the queue to the mesh stop, added up every cycle. */ \
	SKX_M2M_CTL_(0xau)
#define SKX_M2M_EVENT_TXC_AD_CYCLES_NE /* UNC_M2M_TxC_AD_CYCLES_NE ev_sel=0xb: Cycles with at least one AD message in the queue to the mesh stop. */ \
	SKX_M2M_CTL_(0xbu)
#define SKX_M2M_EVENT_TXC_AD_CYCLES_FULL /* UNC_M2M_TxC_AD_CYCLES_FULL ev_sel=0xc: Cycles with the queue of AD messages to the mesh stop full. */ \
	SKX_M2M_CTL_(0xcu)
#define SKX_M2M_EVENT_TXC_AD_CREDITS_ACQUIRED /* UNC_M2M_TxC_AD_CREDITS_ACQUIRED ev_sel=0xd: Credits taken for AD messages to the mesh stop. */ \
	SKX_M2M_CTL_(0xdu)
#define SKX_M2M_EVENT_TXC_AD_CREDIT_OCCUPANCY /* UNC_M2M_TxC_AD_CREDIT_OCCUPANCY ev_sel=0xe: Credits held for AD messages to the mesh stop, added up every cycle. */ \
	SKX_M2M_CTL_(0xeu)
#define SKX_M2M_EVENT_TXC_AD_NO_CREDIT_CYCLES /* UNC_M2M_TxC_AD_NO_CREDIT_CYCLES ev_sel=0xf: Cycles without a credit for an AD message to the mesh stop, whether or not one waits. */ \
	SKX_M2M_CTL_(0xfu)
#define SKX_M2M_EVENT_TXC_AD_NO_CREDIT_STALLED /* UNC_M2M_TxC_AD_NO_CREDIT_STALLED ev_sel=0x10: Cycles in which AD messages wait for a credit of the mesh stop. */ \
	SKX_M2M_CTL_(0x10u)
/* UNC_M2M_TxC_AK_INSERTS ev_sel=0x11: AK messages that enter the queue to the mesh stop, by side of the mesh stop or by kind. */
#define SKX_M2M_EVENT_TXC_AK_INSERTS_CMS0 /* UNC_M2M_TxC_AK_INSERTS.CMS0 ev_sel=0x11 umask=0x1: Messages for the near side of the mesh stop. */ \
	SKX_M2M_CTL_(0x111u)
#define SKX_M2M_EVENT_TXC_AK_INSERTS_CMS1 /* UNC_M2M_TxC_AK_INSERTS.CMS1 ev_sel=0x11 umask=0x2: Messages for the far side of the mesh stop. */ \
	SKX_M2M_CTL_(0x211u)
#define SKX_M2M_EVENT_TXC_AK_INSERTS_ALL /* UNC_M2M_TxC_AK_INSERTS.ALL ev_sel=0x11 umask=0x3: All messages. */ \
	SKX_M2M_CTL_(0x311u)
#define SKX_M2M_EVENT_TXC_AK_INSERTS_RDCRD /* UNC_M2M_TxC_AK_INSERTS.RDCRD ev_sel=0x11 umask=0x8: Read credits. */ \
	SKX_M2M_CTL_(0x811u)
#define SKX_M2M_EVENT_TXC_AK_INSERTS_WRCRD /* UNC_M2M_TxC_AK_INSERTS.WRCRD ev_sel=0x11 umask=0x10: Write credits. */ \
	SKX_M2M_CTL_(0x1011u)
#define SKX_M2M_EVENT_TXC_AK_INSERTS_WRCMP /* UNC_M2M_TxC_AK_INSERTS.WRCMP ev_sel=0x11 umask=0x20: Write completions. */ \
	SKX_M2M_CTL_(0x2011u)
#define SKX_M2M_EVENT_TXC_AK_INSERTS_PREF_RD_CAM_HIT /* UNC_M2M_TxC_AK_INSERTS.PREF_RD_CAM_HIT ev_sel=0x11 umask=0x40: Prefetch reads that hit the prefetch queue. */ \
	SKX_M2M_CTL_(0x4011u)
/* UNC_M2M_TxC_AK_OCCUPANCY ev_sel=0x12: AK messages in the queue to the mesh stop, added up every cycle, by side of the mesh stop or by kind. */
#define SKX_M2M_EVENT_TXC_AK_OCCUPANCY_CMS0 /* UNC_M2M_TxC_AK_OCCUPANCY.CMS0 ev_sel=0x12 umask=0x1: Messages for the near side of the mesh stop. */ \
	SKX_M2M_CTL_(0x112u)
#define SKX_M2M_EVENT_TXC_AK_OCCUPANCY_CMS1 /* UNC_M2M_TxC_AK_OCCUPANCY.CMS1 ev_sel=0x12 umask=0x2: Messages for the far side of the mesh stop. */ \
	SKX_M2M_CTL_(0x212u)
#define SKX_M2M_EVENT_TXC_AK_OCCUPANCY_ALL /* UNC_M2M_TxC_AK_OCCUPANCY.ALL ev_sel=0x12 umask=0x3: All messages. */ \
	SKX_M2M_CTL_(0x312u)
#define SKX_M2M_EVENT_TXC_AK_OCCUPANCY_RDCRD /* UNC_M2M_TxC_AK_OCCUPANCY.RDCRD ev_sel=0x12 umask=0x8: Read credits. */ \
	SKX_M2M_CTL_(0x812u)
#define SKX_M2M_EVENT_TXC_AK_OCCUPANCY_WRCRD /* UNC_M2M_TxC_AK_OCCUPANCY.WRCRD ev_sel=0x12 umask=0x10: Write credits. */ \
	SKX_M2M_CTL_(0x1012u)
#define SKX_M2M_EVENT_TXC_AK_OCCUPANCY_WRCMP /* UNC_M2M_TxC_AK_OCCUPANCY.WRCMP ev_sel=0x12 umask=0x20: Write completions. */ \
	SKX_M2M_CTL_(0x2012u)
/* UNC_M2M_TxC_AK_CYCLES_NE ev_sel=0x13: Cycles with at least one AK message in the queue to the mesh stop, by side of the mesh stop or by kind. */
#define SKX_M2M_EVENT_TXC_AK_CYCLES_NE_CMS0 /* UNC_M2M_TxC_AK_CYCLES_NE.CMS0 ev_sel=0x13 umask=0x1: Messages for the near side of the mesh stop. */ \
	SKX_M2M_CTL_(0x113u)
#define SKX_M2M_EVENT_TXC_AK_CYCLES_NE_CMS1 /* UNC_M2M_TxC_AK_CYCLES_NE.CMS1 ev_sel=0x13 umask=0x2: Messages for the far side of the mesh stop. */ \
	SKX_M2M_CTL_(0x213u)
#define SKX_M2M_EVENT_TXC_AK_CYCLES_NE_ALL /* UNC_M2M_TxC_AK_CYCLES_NE.ALL ev_sel=0x13 umask=0x3: All messages. */ \
	SKX_M2M_CTL_(0x313u)
#define SKX_M2M_EVENT_TXC_AK_CYCLES_NE_RDCRD /* UNC_M2M_TxC_AK_CYCLES_NE.RDCRD ev_sel=0x13 umask=0x8: Read credits. */ \
	SKX_M2M_CTL_(0x813u)
#define SKX_M2M_EVENT_TXC_AK_CYCLES_NE_WRCRD /* UNC_M2M_TxC_AK_CYCLES_NE.WRCRD ev_sel=0x13 umask=0x10: Write credits. */ \
	SKX_M2M_CTL_(0x1013u)
#define SKX_M2M_EVENT_TXC_AK_CYCLES_NE_WRCMP /* UNC_M2M_TxC_AK_CYCLES_NE.WRCMP ev_sel=0x13 umask=0x20: Write completions. */ \
	SKX_M2M_CTL_(0x2013u)
/* UNC_M2M_TxC_AK_CYCLES_FULL ev_sel=0x14: Cycles with the queue of AK messages to the mesh stop full, by side of the mesh stop or by kind. */
#define SKX_M2M_EVENT_TXC_AK_CYCLES_FULL_CMS0 /* UNC_M2M_TxC_AK_CYCLES_FULL.CMS0 ev_sel=0x14 umask=0x1: Messages for the near side of the mesh stop. */ \
	SKX_M2M_CTL_(0x114u)
#define SKX_M2M_EVENT_TXC_AK_CYCLES_FULL_CMS1 /* UNC_M2M_TxC_AK_CYCLES_FULL.CMS1 ev_sel=0x14 umask=0x2: Messages for the far side of the mesh stop. */ \
	SKX_M2M_CTL_(0x214u)
#define SKX_M2M_EVENT_TXC_AK_CYCLES_FULL_ALL /* UNC_M2M_TxC_AK_CYCLES_FULL.ALL ev_sel=0x14 umask=0x3: All messages. */ \
	SKX_M2M_CTL_(0x314u)
#define SKX_M2M_EVENT_TXC_AK_CYCLES_FULL_RDCRD0 /* UNC_M2M_TxC_AK_CYCLES_FULL.RDCRD0 ev_sel=0x14 umask=0x8: Read credits for side 0. */ \
	SKX_M2M_CTL_(0x814u)
#define SKX_M2M_EVENT_TXC_AK_CYCLES_FULL_WRCRD0 /* UNC_M2M_TxC_AK_CYCLES_FULL.WRCRD0 ev_sel=0x14 umask=0x10: Write credits for side 0. */ \
	SKX_M2M_CTL_(0x1014u)
#define SKX_M2M_EVENT_TXC_AK_CYCLES_FULL_WRCMP0 /* UNC_M2M_TxC_AK_CYCLES_FULL.WRCMP0 ev_sel=0x14 umask=0x20: Write completions for side 0. */ \
	SKX_M2M_CTL_(0x2014u)
#define SKX_M2M_EVENT_TXC_AK_CYCLES_FULL_RDCRD1 /* UNC_M2M_TxC_AK_CYCLES_FULL.RDCRD1 ev_sel=0x14 umask=0x88: Read credits for side 1. */ \
	SKX_M2M_CTL_(0x8814u)
#define SKX_M2M_EVENT_TXC_AK_CYCLES_FULL_WRCRD1 /* UNC_M2M_TxC_AK_CYCLES_FULL.WRCRD1 ev_sel=0x14 umask=0x90: Write credits for side 1. */ \
	SKX_M2M_CTL_(0x9014u)
#define SKX_M2M_EVENT_TXC_AK_CYCLES_FULL_WRCMP1 /* UNC_M2M_TxC_AK_CYCLES_FULL.WRCMP1 ev_sel=0x14 umask=0xa0: Write completions for side 1. */ \
	SKX_M2M_CTL_(0xa014u)
/* UNC_M2M_TxC_BL_INSERTS ev_sel=0x15: BL messages that enter the queue to the mesh stop, by side of the mesh stop. */
#define SKX_M2M_EVENT_TXC_BL_INSERTS_CMS0 /* UNC_M2M_TxC_BL_INSERTS.CMS0 ev_sel=0x15 umask=0x1: Messages for the near side of the mesh stop. */ \
	SKX_M2M_CTL_(0x115u)
#define SKX_M2M_EVENT_TXC_BL_INSERTS_CMS1 /* UNC_M2M_TxC_BL_INSERTS.CMS1 ev_sel=0x15 umask=0x2: Messages for the far side of the mesh stop. */ \
	SKX_M2M_CTL_(0x215u)
#define SKX_M2M_EVENT_TXC_BL_INSERTS_ALL /* UNC_M2M_TxC_BL_INSERTS.ALL ev_sel=0x15 umask=0x3: All messages. */ \
	SKX_M2M_CTL_(0x315u)
/* UNC_M2M_TxC_BL_OCCUPANCY ev_sel=0x16: BL messages in the queue to the mesh stop, added up every cycle, by side of the mesh stop. */
#define SKX_M2M_EVENT_TXC_BL_OCCUPANCY_CMS0 /* UNC_M2M_TxC_BL_OCCUPANCY.CMS0 ev_sel=0x16 umask=0x1: Messages for the near side of the mesh stop. */ \
	SKX_M2M_CTL_(0x116u)
#define SKX_M2M_EVENT_TXC_BL_OCCUPANCY_CMS1 /* UNC_M2M_TxC_BL_OCCUPANCY.CMS1 ev_sel=0x16 umask=0x2: Messages for the far side of the mesh stop. */ \
	SKX_M2M_CTL_(0x216u)
#define SKX_M2M_EVENT_TXC_BL_OCCUPANCY_ALL /* UNC_M2M_TxC_BL_OCCUPANCY.ALL ev_sel=0x16 umask=0x3: All messages. */ \
	SKX_M2M_CTL_(0x316u)
/* UNC_M2M_TxC_BL_CYCLES_NE ev_sel=0x17: Cycles with at least one BL message in the queue to the mesh stop, by side of the mesh stop. */
#define SKX_M2M_EVENT_TXC_BL_CYCLES_NE_CMS0 /* UNC_M2M_TxC_BL_CYCLES_NE.CMS0 ev_sel=0x17 umask=0x1: Messages for the near side of the mesh stop. */ \
	SKX_M2M_CTL_(0x117u)
#define SKX_M2M_EVENT_TXC_BL_CYCLES_NE_CMS1 /* UNC_M2M_TxC_BL_CYCLES_NE.CMS1 ev_sel=0x17 umask=0x2: Messages for the far side of the mesh stop. */ \
	SKX_M2M_CTL_(0x217u)
#define SKX_M2M_EVENT_TXC_BL_CYCLES_NE_ALL /* UNC_M2M_TxC_BL_CYCLES_NE.ALL ev_sel=0x17 umask=0x3: All messages. */ \
	SKX_M2M_CTL_(0x317u)
/* UNC_M2M_TxC_BL_CYCLES_FULL ev_sel=0x18: Cycles with the queue of BL messages to the mesh stop full, by side of the mesh stop. */
#define SKX_M2M_EVENT_TXC_BL_CYCLES_FULL_CMS0 /* UNC_M2M_TxC_BL_CYCLES_FULL.CMS0 ev_sel=0x18 umask=0x1: Messages for the near side of the mesh stop. */ \
	SKX_M2M_CTL_(0x118u)
#define SKX_M2M_EVENT_TXC_BL_CYCLES_FULL_CMS1 /* UNC_M2M_TxC_BL_CYCLES_FULL.CMS1 ev_sel=0x18 umask=0x2: Messages for the far side of the mesh stop. */ \
	SKX_M2M_CTL_(0x218u)
#define SKX_M2M_EVENT_TXC_BL_CYCLES_FULL_ALL /* UNC_M2M_TxC_BL_CYCLES_FULL.ALL ev_sel=0x18 umask=0x3: All messages. */ \
	SKX_M2M_CTL_(0x318u)
/* UNC_M2M_TxC_BL_CREDITS_ACQUIRED ev_sel=0x19: Credits taken for BL messages to the mesh stop, by side. */
#define SKX_M2M_EVENT_TXC_BL_CREDITS_ACQUIRED_CMS0 /* UNC_M2M_TxC_BL_CREDITS_ACQUIRED.CMS0 ev_sel=0x19 umask=0x1: Messages for the near side of the mesh stop. */ \
	SKX_M2M_CTL_(0x119u)
#define SKX_M2M_EVENT_TXC_BL_CREDITS_ACQUIRED_CMS1 /* UNC_M2M_TxC_BL_CREDITS_ACQUIRED.CMS1 ev_sel=0x19 umask=0x2: Messages for the far side of the mesh stop. */ \
	SKX_M2M_CTL_(0x219u)
/* UNC_M2M_TxC_BL_CREDIT_OCCUPANCY ev_sel=0x1a: Credits held for BL messages to the mesh stop, added up every cycle, by side. */
#define SKX_M2M_EVENT_TXC_BL_CREDIT_OCCUPANCY_CMS0 /* UNC_M2M_TxC_BL_CREDIT_OCCUPANCY.CMS0 ev_sel=0x1a umask=0x1: Messages for the near side of the mesh stop. */ \
	SKX_M2M_CTL_(0x11au)
#define SKX_M2M_EVENT_TXC_BL_CREDIT_OCCUPANCY_CMS1 /* UNC_M2M_TxC_BL_CREDIT_OCCUPANCY.CMS1 ev_sel=0x1a umask=0x2: Messages for the far side of the mesh stop. */ \
	SKX_M2M_CTL_(0x21au)
/* UNC_M2M_TxC_BL_NO_CREDIT_CYCLES ev_sel=0x1b: Cycles without a credit for a BL message to the mesh stop, whether or not one waits, by side. */
#define SKX_M2M_EVENT_TXC_BL_NO_CREDIT_CYCLES_CMS0 /* UNC_M2M_TxC_BL_NO_CREDIT_CYCLES.CMS0 ev_sel=0x1b umask=0x1: Messages for the near side of the mesh stop. */ \
	SKX_M2M_CTL_(0x11bu)
#define SKX_M2M_EVENT_TXC_BL_NO_CREDIT_CYCLES_CMS1 /* UNC_M2M_TxC_BL_NO_CREDIT_CYCLES.CMS1 ev_sel=0x1b umask=0x2: Messages for the far side of the mesh stop. */ \
	SKX_M2M_CTL_(0x21bu)
/* UNC_M2M_TxC_BL_NO_CREDIT_STALLED ev_sel=0x1c: Cycles in which BL messages wait for a credit of the mesh stop, by side. */
#define SKX_M2M_EVENT_TXC_BL_NO_CREDIT_STALLED_CMS0 /* UNC_M2M_TxC_BL_NO_CREDIT_STALLED.CMS0 ev_sel=0x1c umask=0x1: Messages for the near side of the mesh stop. */ \
	SKX_M2M_CTL_(0x11cu)
#define SKX_M2M_EVENT_TXC_BL_NO_CREDIT_STALLED_CMS1 /* UNC_M2M_TxC_BL_NO_CREDIT_STALLED.CMS1 ev_sel=0x1c umask=0x2: Messages for the far side of the mesh stop. */ \
	SKX_M2M_CTL_(0x21cu)
/* UNC_M2M_TxC_AK_CREDITS_ACQUIRED ev_sel=0x1d: Credits taken for AK messages to the mesh stop, by side. */
#define SKX_M2M_EVENT_TXC_AK_CREDITS_ACQUIRED_CMS0 /* UNC_M2M_TxC_AK_CREDITS_ACQUIRED.CMS0 ev_sel=0x1d umask=0x1: Messages for the near side of the mesh stop. */ \
	SKX_M2M_CTL_(0x11du)
#define SKX_M2M_EVENT_TXC_AK_CREDITS_ACQUIRED_CMS1 /* UNC_M2M_TxC_AK_CREDITS_ACQUIRED.CMS1 ev_sel=0x1d umask=0x2: Messages for the far side of the mesh stop. */ \
	SKX_M2M_CTL_(0x21du)
/* UNC_M2M_TxC_AK_CREDIT_OCCUPANCY ev_sel=0x1e: Credits held for AK messages to the mesh stop, added up every cycle, by side. */
#define SKX_M2M_EVENT_TXC_AK_CREDIT_OCCUPANCY_CMS0 /* UNC_M2M_TxC_AK_CREDIT_OCCUPANCY.CMS0 ev_sel=0x1e umask=0x1: Messages for the near side of the mesh stop. */ \
	SKX_M2M_CTL_(0x11eu)
#define SKX_M2M_EVENT_TXC_AK_CREDIT_OCCUPANCY_CMS1 /* UNC_M2M_TxC_AK_CREDIT_OCCUPANCY.CMS1 ev_sel=0x1e umask=0x2: Messages for the far side of the mesh stop. */ \
	SKX_M2M_CTL_(0x21eu)
/* UNC_M2M_TxC_AK_NO_CREDIT_CYCLES ev_sel=0x1f: Cycles without a credit for an AK message to the mesh stop, whether or not one waits, by side. */
#define SKX_M2M_EVENT_TXC_AK_NO_CREDIT_CYCLES_CMS0 /* UNC_M2M_TxC_AK_NO_CREDIT_CYCLES.CMS0 ev_sel=0x1f umask=0x1: Messages for the near side of the mesh stop. */ \
	SKX_M2M_CTL_(0x11fu)
#define SKX_M2M_EVENT_TXC_AK_NO_CREDIT_CYCLES_CMS1 /* UNC_M2M_TxC_AK_NO_CREDIT_CYCLES.CMS1 ev_sel=0x1f umask=0x2: Messages for the far side of the mesh stop. */ \
	SKX_M2M_CTL_(0x21fu)
/* UNC_M2M_TxC_AK_NO_CREDIT_STALLED ev_sel=0x20: Cycles in which AK messages wait for a credit of the mesh stop, by side. */
#define SKX_M2M_EVENT_TXC_AK_NO_CREDIT_STALLED_CMS0 /* UNC_M2M_TxC_AK_NO_CREDIT_STALLED.CMS0 ev_sel=0x20 umask=0x1: Messages for the near side of the mesh stop. */ \
	SKX_M2M_CTL_(0x120u)
#define SKX_M2M_EVENT_TXC_AK_NO_CREDIT_STALLED_CMS1 /* UNC_M2M_TxC_AK_NO_CREDIT_STALLED.CMS1 ev_sel=0x20 umask=0x2: Messages for the far side of the mesh stop. */ \
	SKX_M2M_CTL_(0x220u)
/* UNC_M2M_BYPASS_M2M_INGRESS ev_sel=0x21: Requests that could have skipped the queue from the mesh stop, by whether they did. */
#define SKX_M2M_EVENT_BYPASS_M2M_INGRESS_TAKEN /* UNC_M2M_BYPASS_M2M_INGRESS.TAKEN ev_sel=0x21 umask=0x1: Messages that took it. */ \
	SKX_M2M_CTL_(0x121u)
#define SKX_M2M_EVENT_BYPASS_M2M_INGRESS_NOT_TAKEN /* UNC_M2M_BYPASS_M2M_INGRESS.NOT_TAKEN ev_sel=0x21 umask=0x2: Messages that did not take it. */ \
	SKX_M2M_CTL_(0x221u)
/* UNC_M2M_BYPASS_M2M_Egress ev_sel=0x22: Requests that could have taken the bypass to the memory controller, by whether they did. */
#define SKX_M2M_EVENT_BYPASS_M2M_EGRESS_TAKEN /* UNC_M2M_BYPASS_M2M_Egress.TAKEN ev_sel=0x22 umask=0x1: Messages that took it. */ \
	SKX_M2M_CTL_(0x122u)
#define SKX_M2M_EVENT_BYPASS_M2M_EGRESS_NOT_TAKEN /* UNC_M2M_BYPASS_M2M_Egress.NOT_TAKEN ev_sel=0x22 umask=0x2: Messages that did not take it. */ \
	SKX_M2M_CTL_(0x222u)
#define SKX_M2M_EVENT_DIRECT2CORE_TAKEN /* UNC_M2M_DIRECT2CORE_TAKEN ev_sel=0x23: Reads whose data went straight to the core, without the CHA between: the shortest way. */ \
	SKX_M2M_CTL_(0x23u)
#define SKX_M2M_EVENT_DIRECT2CORE_NOT_TAKEN_DIRSTATE /* UNC_M2M_DIRECT2CORE_NOT_TAKEN_DIRSTATE ev_sel=0x24: Times that data could not go straight to the core because of the directory: another socket may have the line. Intel's description speaks of cycles. */ \
	SKX_M2M_CTL_(0x24u)
#define SKX_M2M_EVENT_DIRECT2CORE_TXN_OVERRIDE /* UNC_M2M_DIRECT2CORE_TXN_OVERRIDE ev_sel=0x25: Reads that were to go straight to the core and were sent through the CHA after all. */ \
	SKX_M2M_CTL_(0x25u)
#define SKX_M2M_EVENT_DIRECT2UPI_TAKEN /* UNC_M2M_DIRECT2UPI_TAKEN ev_sel=0x26: Reads of another socket whose data went straight to the UPI link, without the CHA between. */ \
	SKX_M2M_CTL_(0x26u)
#define SKX_M2M_EVENT_DIRECT2UPI_NOT_TAKEN_DIRSTATE /* UNC_M2M_DIRECT2UPI_NOT_TAKEN_DIRSTATE ev_sel=0x27: Times that data could not go straight to the UPI link because of the directory. Intel's description speaks of cycles. */ \
	SKX_M2M_CTL_(0x27u)
#define SKX_M2M_EVENT_DIRECT2UPI_NOT_TAKEN_CREDITS /* UNC_M2M_DIRECT2UPI_NOT_TAKEN_CREDITS ev_sel=0x28: Reads whose data could not go straight to the UPI link for want of credits, going by the name; Intel's text repeats that of TXN_OVERRIDE. */ \
	SKX_M2M_CTL_(0x28u)
#define SKX_M2M_EVENT_DIRECT2UPI_TXN_OVERRIDE /* UNC_M2M_DIRECT2UPI_TXN_OVERRIDE ev_sel=0x29: Reads that were to go straight to the UPI link and were sent through the CHA after all. */ \
	SKX_M2M_CTL_(0x29u)
/* UNC_M2M_DIRECTORY_HIT ev_sel=0x2a: Reads whose directory state made a snoop of other sockets needless, by the name; by the line's state and whether it was dirty. */
#define SKX_M2M_EVENT_DIRECTORY_HIT_DIRTY_I /* UNC_M2M_DIRECTORY_HIT.DIRTY_I ev_sel=0x2a umask=0x1: Dirty lines in state I. */ \
	SKX_M2M_CTL_(0x12au)
#define SKX_M2M_EVENT_DIRECTORY_HIT_DIRTY_S /* UNC_M2M_DIRECTORY_HIT.DIRTY_S ev_sel=0x2a umask=0x2: Dirty lines in state S. */ \
	SKX_M2M_CTL_(0x22au)
#define SKX_M2M_EVENT_DIRECTORY_HIT_DIRTY_P /* UNC_M2M_DIRECTORY_HIT.DIRTY_P ev_sel=0x2a umask=0x4: Dirty lines in state P, which Intel's title calls L. */ \
	SKX_M2M_CTL_(0x42au)
#define SKX_M2M_EVENT_DIRECTORY_HIT_DIRTY_A /* UNC_M2M_DIRECTORY_HIT.DIRTY_A ev_sel=0x2a umask=0x8: Dirty lines in state A. */ \
	SKX_M2M_CTL_(0x82au)
#define SKX_M2M_EVENT_DIRECTORY_HIT_CLEAN_I /* UNC_M2M_DIRECTORY_HIT.CLEAN_I ev_sel=0x2a umask=0x10: Clean lines in state I. */ \
	SKX_M2M_CTL_(0x102au)
#define SKX_M2M_EVENT_DIRECTORY_HIT_CLEAN_S /* UNC_M2M_DIRECTORY_HIT.CLEAN_S ev_sel=0x2a umask=0x20: Clean lines in state S. */ \
	SKX_M2M_CTL_(0x202au)
#define SKX_M2M_EVENT_DIRECTORY_HIT_CLEAN_P /* UNC_M2M_DIRECTORY_HIT.CLEAN_P ev_sel=0x2a umask=0x40: Clean lines in state P, which Intel's title calls L. */ \
	SKX_M2M_CTL_(0x402au)
#define SKX_M2M_EVENT_DIRECTORY_HIT_CLEAN_A /* UNC_M2M_DIRECTORY_HIT.CLEAN_A ev_sel=0x2a umask=0x80: Clean lines in state A. */ \
	SKX_M2M_CTL_(0x802au)
/* UNC_M2M_DIRECTORY_MISS ev_sel=0x2b: Reads whose directory state called for a snoop of other sockets, by the name; by the line's state and whether it was dirty. */
#define SKX_M2M_EVENT_DIRECTORY_MISS_DIRTY_I /* UNC_M2M_DIRECTORY_MISS.DIRTY_I ev_sel=0x2b umask=0x1: Dirty lines in state I. */ \
	SKX_M2M_CTL_(0x12bu)
#define SKX_M2M_EVENT_DIRECTORY_MISS_DIRTY_S /* UNC_M2M_DIRECTORY_MISS.DIRTY_S ev_sel=0x2b umask=0x2: Dirty lines in state S. */ \
	SKX_M2M_CTL_(0x22bu)
#define SKX_M2M_EVENT_DIRECTORY_MISS_DIRTY_P /* UNC_M2M_DIRECTORY_MISS.DIRTY_P ev_sel=0x2b umask=0x4: Dirty lines in state P, which Intel's title calls L. */ \
	SKX_M2M_CTL_(0x42bu)
#define SKX_M2M_EVENT_DIRECTORY_MISS_DIRTY_A /* UNC_M2M_DIRECTORY_MISS.DIRTY_A ev_sel=0x2b umask=0x8: Dirty lines in state A. */ \
	SKX_M2M_CTL_(0x82bu)
#define SKX_M2M_EVENT_DIRECTORY_MISS_CLEAN_I /* UNC_M2M_DIRECTORY_MISS.CLEAN_I ev_sel=0x2b umask=0x10: Clean lines in state I. */ \
	SKX_M2M_CTL_(0x102bu)
#define SKX_M2M_EVENT_DIRECTORY_MISS_CLEAN_S /* UNC_M2M_DIRECTORY_MISS.CLEAN_S ev_sel=0x2b umask=0x20: Clean lines in state S. */ \
	SKX_M2M_CTL_(0x202bu)
#define SKX_M2M_EVENT_DIRECTORY_MISS_CLEAN_P /* UNC_M2M_DIRECTORY_MISS.CLEAN_P ev_sel=0x2b umask=0x40: Clean lines in state P, which Intel's title calls L. */ \
	SKX_M2M_CTL_(0x402bu)
#define SKX_M2M_EVENT_DIRECTORY_MISS_CLEAN_A /* UNC_M2M_DIRECTORY_MISS.CLEAN_A ev_sel=0x2b umask=0x80: Clean lines in state A. */ \
	SKX_M2M_CTL_(0x802bu)
/* UNC_M2M_DIRECTORY_LOOKUP ev_sel=0x2d: Looks into the directory of other sockets' copies, by the state found. The state comes with the line, so each is a read of memory. */
#define SKX_M2M_EVENT_DIRECTORY_LOOKUP_ANY /* UNC_M2M_DIRECTORY_LOOKUP.ANY ev_sel=0x2d umask=0x1: Looks that found any state. */ \
	SKX_M2M_CTL_(0x12du)
#define SKX_M2M_EVENT_DIRECTORY_LOOKUP_STATE_I /* UNC_M2M_DIRECTORY_LOOKUP.STATE_I ev_sel=0x2d umask=0x2: State I: no other socket has the line. */ \
	SKX_M2M_CTL_(0x22du)
#define SKX_M2M_EVENT_DIRECTORY_LOOKUP_STATE_S /* UNC_M2M_DIRECTORY_LOOKUP.STATE_S ev_sel=0x2d umask=0x4: State S: other sockets may share the line. */ \
	SKX_M2M_CTL_(0x42du)
#define SKX_M2M_EVENT_DIRECTORY_LOOKUP_STATE_A /* UNC_M2M_DIRECTORY_LOOKUP.STATE_A ev_sel=0x2d umask=0x8: State A: another socket may have changed the line, so it must be asked. */ \
	SKX_M2M_CTL_(0x82du)
/* UNC_M2M_DIRECTORY_UPDATE ev_sel=0x2e: Changes of the directory state of a line, from one state to another. Each costs a write of memory. */
#define SKX_M2M_EVENT_DIRECTORY_UPDATE_ANY /* UNC_M2M_DIRECTORY_UPDATE.ANY ev_sel=0x2e umask=0x1: Any change of state. */ \
	SKX_M2M_CTL_(0x12eu)
#define SKX_M2M_EVENT_DIRECTORY_UPDATE_I2S /* UNC_M2M_DIRECTORY_UPDATE.I2S ev_sel=0x2e umask=0x2: From state I to S. */ \
	SKX_M2M_CTL_(0x22eu)
#define SKX_M2M_EVENT_DIRECTORY_UPDATE_I2A /* UNC_M2M_DIRECTORY_UPDATE.I2A ev_sel=0x2e umask=0x4: From state I to A. */ \
	SKX_M2M_CTL_(0x42eu)
#define SKX_M2M_EVENT_DIRECTORY_UPDATE_S2I /* UNC_M2M_DIRECTORY_UPDATE.S2I ev_sel=0x2e umask=0x8: From state S to I. */ \
	SKX_M2M_CTL_(0x82eu)
#define SKX_M2M_EVENT_DIRECTORY_UPDATE_S2A /* UNC_M2M_DIRECTORY_UPDATE.S2A ev_sel=0x2e umask=0x10: From state S to A. */ \
	SKX_M2M_CTL_(0x102eu)
#define SKX_M2M_EVENT_DIRECTORY_UPDATE_A2I /* UNC_M2M_DIRECTORY_UPDATE.A2I ev_sel=0x2e umask=0x20: From state A to I. */ \
	SKX_M2M_CTL_(0x202eu)
#define SKX_M2M_EVENT_DIRECTORY_UPDATE_A2S /* UNC_M2M_DIRECTORY_UPDATE.A2S ev_sel=0x2e umask=0x40: From state A to S. */ \
	SKX_M2M_CTL_(0x402eu)
/* UNC_M2M_IMC_READS ev_sel=0x37: Reads handed to the memory controller, by priority. A line of 64 bytes each; reads that are answered before DRAM are among them. */
#define SKX_M2M_EVENT_IMC_READS_NORMAL /* UNC_M2M_IMC_READS.NORMAL ev_sel=0x37 umask=0x1: Reads of normal priority. */ \
	SKX_M2M_CTL_(0x137u)
#define SKX_M2M_EVENT_IMC_READS_ISOCH /* UNC_M2M_IMC_READS.ISOCH ev_sel=0x37 umask=0x2: Isochronous reads, of critical priority. */ \
	SKX_M2M_CTL_(0x237u)
#define SKX_M2M_EVENT_IMC_READS_ALL /* UNC_M2M_IMC_READS.ALL ev_sel=0x37 umask=0x4: Reads of any priority. */ \
	SKX_M2M_CTL_(0x437u)
#define SKX_M2M_EVENT_IMC_READS_FROM_TRANSGRESS /* UNC_M2M_IMC_READS.FROM_TRANSGRESS ev_sel=0x37 umask=0x10: Reads that come through the transgress buffers, going by the name. */ \
	SKX_M2M_CTL_(0x1037u)
/* UNC_M2M_IMC_WRITES ev_sel=0x38: Writes handed to the memory controller, by size and priority. Partial ones make it read the rest of the line first. */
#define SKX_M2M_EVENT_IMC_WRITES_FULL /* UNC_M2M_IMC_WRITES.FULL ev_sel=0x38 umask=0x1: Full lines of normal priority. */ \
	SKX_M2M_CTL_(0x138u)
#define SKX_M2M_EVENT_IMC_WRITES_PARTIAL /* UNC_M2M_IMC_WRITES.PARTIAL ev_sel=0x38 umask=0x2: Partial lines of normal priority. */ \
	SKX_M2M_CTL_(0x238u)
#define SKX_M2M_EVENT_IMC_WRITES_FULL_ISOCH /* UNC_M2M_IMC_WRITES.FULL_ISOCH ev_sel=0x38 umask=0x4: Full lines, isochronous. */ \
	SKX_M2M_CTL_(0x438u)
#define SKX_M2M_EVENT_IMC_WRITES_PARTIAL_ISOCH /* UNC_M2M_IMC_WRITES.PARTIAL_ISOCH ev_sel=0x38 umask=0x8: Partial lines, isochronous. */ \
	SKX_M2M_CTL_(0x838u)
#define SKX_M2M_EVENT_IMC_WRITES_ALL /* UNC_M2M_IMC_WRITES.ALL ev_sel=0x38 umask=0x10: Writes of any size and priority. */ \
	SKX_M2M_CTL_(0x1038u)
#define SKX_M2M_EVENT_IMC_WRITES_FROM_TRANSGRESS /* UNC_M2M_IMC_WRITES.FROM_TRANSGRESS ev_sel=0x38 umask=0x40: Writes that come through the transgress buffers, going by the name. */ \
	SKX_M2M_CTL_(0x4038u)
#define SKX_M2M_EVENT_IMC_WRITES_NI /* UNC_M2M_IMC_WRITES.NI ev_sel=0x38 umask=0x80: Writes named NI; Intel's text is that of all writes. */ \
	SKX_M2M_CTL_(0x8038u)
/* UNC_M2M_TxC_AK ev_sel=0x39: AK messages sent to the ring, by kind. */
#define SKX_M2M_EVENT_TXC_AK_NDR /* UNC_M2M_TxC_AK.NDR ev_sel=0x39 umask=0x1: Answers without data (NDR). */ \
	SKX_M2M_CTL_(0x139u)
#define SKX_M2M_EVENT_TXC_AK_CRD_CBO /* UNC_M2M_TxC_AK.CRD_CBO ev_sel=0x39 umask=0x2: Credits returned to a CHA. */ \
	SKX_M2M_CTL_(0x239u)
/* UNC_M2M_TxC_BL ev_sel=0x40: Data sent to the ring (DRS), by who gets it. */
#define SKX_M2M_EVENT_TXC_BL_DRS_CACHE /* UNC_M2M_TxC_BL.DRS_CACHE ev_sel=0x40 umask=0x1: Data to the LLC. */ \
	SKX_M2M_CTL_(0x140u)
#define SKX_M2M_EVENT_TXC_BL_DRS_CORE /* UNC_M2M_TxC_BL.DRS_CORE ev_sel=0x40 umask=0x2: Data straight to a core. */ \
	SKX_M2M_CTL_(0x240u)
#define SKX_M2M_EVENT_TXC_BL_DRS_UPI /* UNC_M2M_TxC_BL.DRS_UPI ev_sel=0x40 umask=0x4: Data to a UPI link. */ \
	SKX_M2M_CTL_(0x440u)
#define SKX_M2M_EVENT_TGR_AD_CREDITS /* UNC_M2M_TGR_AD_CREDITS ev_sel=0x41: Credits for AD messages from the mesh stop, going by the title; Intel says no more. */ \
	SKX_M2M_CTL_(0x41u)
#define SKX_M2M_EVENT_TGR_BL_CREDITS /* UNC_M2M_TGR_BL_CREDITS ev_sel=0x42: Credits for BL messages from the mesh stop, going by the title; Intel says no more. */ \
	SKX_M2M_CTL_(0x42u)
/* UNC_M2M_RPQ_CYCLES_REG_CREDITS ev_sel=0x43: Cycles with regular credits for the read queue of the memory controller, by channel. */
#define SKX_M2M_EVENT_RPQ_CYCLES_REG_CREDITS_CHN0 /* UNC_M2M_RPQ_CYCLES_REG_CREDITS.CHN0 ev_sel=0x43 umask=0x1: Channel 0. */ \
	SKX_M2M_CTL_(0x143u)
#define SKX_M2M_EVENT_RPQ_CYCLES_REG_CREDITS_CHN1 /* UNC_M2M_RPQ_CYCLES_REG_CREDITS.CHN1 ev_sel=0x43 umask=0x2: Channel 1. */ \
	SKX_M2M_CTL_(0x243u)
#define SKX_M2M_EVENT_RPQ_CYCLES_REG_CREDITS_CHN2 /* UNC_M2M_RPQ_CYCLES_REG_CREDITS.CHN2 ev_sel=0x43 umask=0x4: Channel 2. */ \
	SKX_M2M_CTL_(0x443u)
/* UNC_M2M_RPQ_CYCLES_SPEC_CREDITS ev_sel=0x44: Cycles with special credits for the read queue of the memory controller, by channel. The older name says that there are none; Intel has renamed the same bits. */
#define SKX_M2M_EVENT_RPQ_CYCLES_SPEC_CREDITS_CHN0 /* UNC_M2M_RPQ_CYCLES_SPEC_CREDITS.CHN0 ev_sel=0x44 umask=0x1: Channel 0. */ \
	SKX_M2M_CTL_(0x144u)
#define SKX_M2M_EVENT_RPQ_CYCLES_SPEC_CREDITS_CHN1 /* UNC_M2M_RPQ_CYCLES_SPEC_CREDITS.CHN1 ev_sel=0x44 umask=0x2: Channel 1. */ \
	SKX_M2M_CTL_(0x244u)
#define SKX_M2M_EVENT_RPQ_CYCLES_SPEC_CREDITS_CHN2 /* UNC_M2M_RPQ_CYCLES_SPEC_CREDITS.CHN2 ev_sel=0x44 umask=0x4: Channel 2. */ \
	SKX_M2M_CTL_(0x444u)
/* UNC_M2M_TRACKER_CYCLES_FULL ev_sel=0x45: Cycles with the tracker of requests of a channel full. */
#define SKX_M2M_EVENT_TRACKER_CYCLES_FULL_CH0 /* UNC_M2M_TRACKER_CYCLES_FULL.CH0 ev_sel=0x45 umask=0x1: Channel 0. */ \
	SKX_M2M_CTL_(0x145u)
#define SKX_M2M_EVENT_TRACKER_CYCLES_FULL_CH1 /* UNC_M2M_TRACKER_CYCLES_FULL.CH1 ev_sel=0x45 umask=0x2: Channel 1. */ \
	SKX_M2M_CTL_(0x245u)
#define SKX_M2M_EVENT_TRACKER_CYCLES_FULL_CH2 /* UNC_M2M_TRACKER_CYCLES_FULL.CH2 ev_sel=0x45 umask=0x4: Channel 2. */ \
	SKX_M2M_CTL_(0x445u)
/* UNC_M2M_TRACKER_CYCLES_NE ev_sel=0x46: Cycles with at least one entry in the tracker of requests of a channel. */
#define SKX_M2M_EVENT_TRACKER_CYCLES_NE_CH0 /* UNC_M2M_TRACKER_CYCLES_NE.CH0 ev_sel=0x46 umask=0x1: Channel 0. */ \
	SKX_M2M_CTL_(0x146u)
#define SKX_M2M_EVENT_TRACKER_CYCLES_NE_CH1 /* UNC_M2M_TRACKER_CYCLES_NE.CH1 ev_sel=0x46 umask=0x2: Channel 1. */ \
	SKX_M2M_CTL_(0x246u)
#define SKX_M2M_EVENT_TRACKER_CYCLES_NE_CH2 /* UNC_M2M_TRACKER_CYCLES_NE.CH2 ev_sel=0x46 umask=0x4: Channel 2. */ \
	SKX_M2M_CTL_(0x446u)
/* UNC_M2M_TRACKER_OCCUPANCY ev_sel=0x47: Entries in the tracker of requests of a channel, added up every cycle. Divided by TRACKER_INSERTS it gives the mean time that one is open. */
#define SKX_M2M_EVENT_TRACKER_OCCUPANCY_CH0 /* UNC_M2M_TRACKER_OCCUPANCY.CH0 ev_sel=0x47 umask=0x1: Channel 0. */ \
	SKX_M2M_CTL_(0x147u)
#define SKX_M2M_EVENT_TRACKER_OCCUPANCY_CH1 /* UNC_M2M_TRACKER_OCCUPANCY.CH1 ev_sel=0x47 umask=0x2: Channel 1. */ \
	SKX_M2M_CTL_(0x247u)
#define SKX_M2M_EVENT_TRACKER_OCCUPANCY_CH2 /* UNC_M2M_TRACKER_OCCUPANCY.CH2 ev_sel=0x47 umask=0x4: Channel 2. */ \
	SKX_M2M_CTL_(0x447u)
#define SKX_M2M_EVENT_TRACKER_PENDING_OCCUPANCY /* UNC_M2M_TRACKER_PENDING_OCCUPANCY ev_sel=0x48: Tracker entries whose data is pending, added up every cycle. */ \
	SKX_M2M_CTL_(0x48u)
/* UNC_M2M_TRACKER_INSERTS ev_sel=0x49: Requests that enter the tracker of requests of a channel. */
#define SKX_M2M_EVENT_TRACKER_INSERTS_CH0 /* UNC_M2M_TRACKER_INSERTS.CH0 ev_sel=0x49 umask=0x1: Channel 0. */ \
	SKX_M2M_CTL_(0x149u)
#define SKX_M2M_EVENT_TRACKER_INSERTS_CH1 /* UNC_M2M_TRACKER_INSERTS.CH1 ev_sel=0x49 umask=0x2: Channel 1. */ \
	SKX_M2M_CTL_(0x249u)
#define SKX_M2M_EVENT_TRACKER_INSERTS_CH2 /* UNC_M2M_TRACKER_INSERTS.CH2 ev_sel=0x49 umask=0x4: Channel 2. */ \
	SKX_M2M_CTL_(0x449u)
/* UNC_M2M_WRITE_TRACKER_CYCLES_FULL ev_sel=0x4a: Cycles with the tracker of writes of a channel full. */
#define SKX_M2M_EVENT_WRITE_TRACKER_CYCLES_FULL_CH0 /* UNC_M2M_WRITE_TRACKER_CYCLES_FULL.CH0 ev_sel=0x4a umask=0x1: Channel 0. */ \
	SKX_M2M_CTL_(0x14au)
#define SKX_M2M_EVENT_WRITE_TRACKER_CYCLES_FULL_CH1 /* UNC_M2M_WRITE_TRACKER_CYCLES_FULL.CH1 ev_sel=0x4a umask=0x2: Channel 1. */ \
	SKX_M2M_CTL_(0x24au)
#define SKX_M2M_EVENT_WRITE_TRACKER_CYCLES_FULL_CH2 /* UNC_M2M_WRITE_TRACKER_CYCLES_FULL.CH2 ev_sel=0x4a umask=0x4: Channel 2. */ \
	SKX_M2M_CTL_(0x44au)
/* UNC_M2M_WRITE_TRACKER_CYCLES_NE ev_sel=0x4b: Cycles with at least one entry in the tracker of writes of a channel. */
#define SKX_M2M_EVENT_WRITE_TRACKER_CYCLES_NE_CH0 /* UNC_M2M_WRITE_TRACKER_CYCLES_NE.CH0 ev_sel=0x4b umask=0x1: Channel 0. */ \
	SKX_M2M_CTL_(0x14bu)
#define SKX_M2M_EVENT_WRITE_TRACKER_CYCLES_NE_CH1 /* UNC_M2M_WRITE_TRACKER_CYCLES_NE.CH1 ev_sel=0x4b umask=0x2: Channel 1. */ \
	SKX_M2M_CTL_(0x24bu)
#define SKX_M2M_EVENT_WRITE_TRACKER_CYCLES_NE_CH2 /* UNC_M2M_WRITE_TRACKER_CYCLES_NE.CH2 ev_sel=0x4b umask=0x4: Channel 2. */ \
	SKX_M2M_CTL_(0x44bu)
/* UNC_M2M_PKT_MATCH ev_sel=0x4c: Packets whose header matches what five registers hold. Their fields are unknown, so what matches is, too. */
#define SKX_M2M_EVENT_PKT_MATCH_MESH /* UNC_M2M_PKT_MATCH.MESH ev_sel=0x4c umask=0x1: Packets of the mesh. */ \
	SKX_M2M_CTL_(0x14cu)
#define SKX_M2M_EVENT_PKT_MATCH_MC /* UNC_M2M_PKT_MATCH.MC ev_sel=0x4c umask=0x2: Packets of the memory controller. */ \
	SKX_M2M_CTL_(0x24cu)
/* UNC_M2M_WPQ_CYCLES_REG_CREDITS ev_sel=0x4d: Cycles with regular credits for the write queue of the memory controller, by channel. The older name says that there are none; Intel has renamed the same bits. */
#define SKX_M2M_EVENT_WPQ_CYCLES_REG_CREDITS_CHN0 /* UNC_M2M_WPQ_CYCLES_REG_CREDITS.CHN0 ev_sel=0x4d umask=0x1: Channel 0. */ \
	SKX_M2M_CTL_(0x14du)
#define SKX_M2M_EVENT_WPQ_CYCLES_REG_CREDITS_CHN1 /* UNC_M2M_WPQ_CYCLES_REG_CREDITS.CHN1 ev_sel=0x4d umask=0x2: Channel 1. */ \
	SKX_M2M_CTL_(0x24du)
#define SKX_M2M_EVENT_WPQ_CYCLES_REG_CREDITS_CHN2 /* UNC_M2M_WPQ_CYCLES_REG_CREDITS.CHN2 ev_sel=0x4d umask=0x4: Channel 2. */ \
	SKX_M2M_CTL_(0x44du)
/* UNC_M2M_WPQ_CYCLES_SPEC_CREDITS ev_sel=0x4e: Cycles with special credits for the write queue of the memory controller, by channel. */
#define SKX_M2M_EVENT_WPQ_CYCLES_SPEC_CREDITS_CHN0 /* UNC_M2M_WPQ_CYCLES_SPEC_CREDITS.CHN0 ev_sel=0x4e umask=0x1: Channel 0. */ \
	SKX_M2M_CTL_(0x14eu)
#define SKX_M2M_EVENT_WPQ_CYCLES_SPEC_CREDITS_CHN1 /* UNC_M2M_WPQ_CYCLES_SPEC_CREDITS.CHN1 ev_sel=0x4e umask=0x2: Channel 1. */ \
	SKX_M2M_CTL_(0x24eu)
#define SKX_M2M_EVENT_WPQ_CYCLES_SPEC_CREDITS_CHN2 /* UNC_M2M_WPQ_CYCLES_SPEC_CREDITS.CHN2 ev_sel=0x4e umask=0x4: Channel 2. */ \
	SKX_M2M_CTL_(0x44eu)
#define SKX_M2M_EVENT_PREFCAM_CYCLES_FULL /* UNC_M2M_PREFCAM_CYCLES_FULL ev_sel=0x53: Cycles with the prefetch queue full. */ \
	SKX_M2M_CTL_(0x53u)
#define SKX_M2M_EVENT_PREFCAM_CYCLES_NE /* UNC_M2M_PREFCAM_CYCLES_NE ev_sel=0x54: Cycles with at least one prefetch in the queue. */ \
	SKX_M2M_CTL_(0x54u)
#define SKX_M2M_EVENT_PREFCAM_OCCUPANCY /* UNC_M2M_PREFCAM_OCCUPANCY ev_sel=0x55: Prefetches in the queue, added up every cycle. Divided by PREFCAM_INSERTS it gives the mean stay. */ \
	SKX_M2M_CTL_(0x55u)
#define SKX_M2M_EVENT_PREFCAM_DEMAND_PROMOTIONS /* UNC_M2M_PREFCAM_DEMAND_PROMOTIONS ev_sel=0x56: Prefetches still in the queue when a demand read of the same line arrived, and carried on as that read. */ \
	SKX_M2M_CTL_(0x56u)
#define SKX_M2M_EVENT_PREFCAM_INSERTS /* UNC_M2M_PREFCAM_INSERTS ev_sel=0x57: Prefetches to memory that enter the prefetch queue. */ \
	SKX_M2M_CTL_(0x57u)
/* UNC_M2M_WRITE_TRACKER_OCCUPANCY ev_sel=0x60: Entries in the tracker of writes of a channel, added up every cycle. Divided by WRITE_TRACKER_INSERTS it gives the mean time that one is open. */
#define SKX_M2M_EVENT_WRITE_TRACKER_OCCUPANCY_CH0 /* UNC_M2M_WRITE_TRACKER_OCCUPANCY.CH0 ev_sel=0x60 umask=0x1: Channel 0. */ \
	SKX_M2M_CTL_(0x160u)
#define SKX_M2M_EVENT_WRITE_TRACKER_OCCUPANCY_CH1 /* UNC_M2M_WRITE_TRACKER_OCCUPANCY.CH1 ev_sel=0x60 umask=0x2: Channel 1. */ \
	SKX_M2M_CTL_(0x260u)
#define SKX_M2M_EVENT_WRITE_TRACKER_OCCUPANCY_CH2 /* UNC_M2M_WRITE_TRACKER_OCCUPANCY.CH2 ev_sel=0x60 umask=0x4: Channel 2. */ \
	SKX_M2M_CTL_(0x460u)
/* UNC_M2M_WRITE_TRACKER_INSERTS ev_sel=0x61: Writes that enter the tracker of writes of a channel. */
#define SKX_M2M_EVENT_WRITE_TRACKER_INSERTS_CH0 /* UNC_M2M_WRITE_TRACKER_INSERTS.CH0 ev_sel=0x61 umask=0x1: Channel 0. */ \
	SKX_M2M_CTL_(0x161u)
#define SKX_M2M_EVENT_WRITE_TRACKER_INSERTS_CH1 /* UNC_M2M_WRITE_TRACKER_INSERTS.CH1 ev_sel=0x61 umask=0x2: Channel 1. */ \
	SKX_M2M_CTL_(0x261u)
#define SKX_M2M_EVENT_WRITE_TRACKER_INSERTS_CH2 /* UNC_M2M_WRITE_TRACKER_INSERTS.CH2 ev_sel=0x61 umask=0x4: Channel 2. */ \
	SKX_M2M_CTL_(0x461u)
/* UNC_M2M_TxC_AK_SIDEBAND ev_sel=0x6b: AK messages on the sideband to the mesh stop, going by the name. */
#define SKX_M2M_EVENT_TXC_AK_SIDEBAND_RD /* UNC_M2M_TxC_AK_SIDEBAND.RD ev_sel=0x6b umask=0x1: For reads. */ \
	SKX_M2M_CTL_(0x16bu)
#define SKX_M2M_EVENT_TXC_AK_SIDEBAND_WR /* UNC_M2M_TxC_AK_SIDEBAND.WR ev_sel=0x6b umask=0x2: For writes. */ \
	SKX_M2M_CTL_(0x26bu)
/* UNC_M2M_AG0_AD_CRD_ACQUIRED ev_sel=0x80: AD credits that agent 0 of the mesh stop takes, by transgress buffer. */
#define SKX_M2M_EVENT_AG0_AD_CRD_ACQUIRED_TGR0 /* UNC_M2M_AG0_AD_CRD_ACQUIRED.TGR0 ev_sel=0x80 umask=0x1: Credits of transgress 0. */ \
	SKX_M2M_CTL_(0x180u)
#define SKX_M2M_EVENT_AG0_AD_CRD_ACQUIRED_TGR1 /* UNC_M2M_AG0_AD_CRD_ACQUIRED.TGR1 ev_sel=0x80 umask=0x2: Credits of transgress 1. */ \
	SKX_M2M_CTL_(0x280u)
#define SKX_M2M_EVENT_AG0_AD_CRD_ACQUIRED_TGR2 /* UNC_M2M_AG0_AD_CRD_ACQUIRED.TGR2 ev_sel=0x80 umask=0x4: Credits of transgress 2. */ \
	SKX_M2M_CTL_(0x480u)
#define SKX_M2M_EVENT_AG0_AD_CRD_ACQUIRED_TGR3 /* UNC_M2M_AG0_AD_CRD_ACQUIRED.TGR3 ev_sel=0x80 umask=0x8: Credits of transgress 3. */ \
	SKX_M2M_CTL_(0x880u)
#define SKX_M2M_EVENT_AG0_AD_CRD_ACQUIRED_TGR4 /* UNC_M2M_AG0_AD_CRD_ACQUIRED.TGR4 ev_sel=0x80 umask=0x10: Credits of transgress 4. */ \
	SKX_M2M_CTL_(0x1080u)
#define SKX_M2M_EVENT_AG0_AD_CRD_ACQUIRED_TGR5 /* UNC_M2M_AG0_AD_CRD_ACQUIRED.TGR5 ev_sel=0x80 umask=0x20: Credits of transgress 5. */ \
	SKX_M2M_CTL_(0x2080u)
/* UNC_M2M_AG0_AD_CRD_OCCUPANCY ev_sel=0x82: AD credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer. */
#define SKX_M2M_EVENT_AG0_AD_CRD_OCCUPANCY_TGR0 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY.TGR0 ev_sel=0x82 umask=0x1: Credits of transgress 0. */ \
	SKX_M2M_CTL_(0x182u)
#define SKX_M2M_EVENT_AG0_AD_CRD_OCCUPANCY_TGR1 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY.TGR1 ev_sel=0x82 umask=0x2: Credits of transgress 1. */ \
	SKX_M2M_CTL_(0x282u)
#define SKX_M2M_EVENT_AG0_AD_CRD_OCCUPANCY_TGR2 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY.TGR2 ev_sel=0x82 umask=0x4: Credits of transgress 2. */ \
	SKX_M2M_CTL_(0x482u)
#define SKX_M2M_EVENT_AG0_AD_CRD_OCCUPANCY_TGR3 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY.TGR3 ev_sel=0x82 umask=0x8: Credits of transgress 3. */ \
	SKX_M2M_CTL_(0x882u)
#define SKX_M2M_EVENT_AG0_AD_CRD_OCCUPANCY_TGR4 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY.TGR4 ev_sel=0x82 umask=0x10: Credits of transgress 4. */ \
	SKX_M2M_CTL_(0x1082u)
#define SKX_M2M_EVENT_AG0_AD_CRD_OCCUPANCY_TGR5 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY.TGR5 ev_sel=0x82 umask=0x20: Credits of transgress 5. */ \
	SKX_M2M_CTL_(0x2082u)
/* UNC_M2M_AG1_AD_CRD_ACQUIRED ev_sel=0x84: AD credits that agent 1 of the mesh stop takes, by transgress buffer. */
#define SKX_M2M_EVENT_AG1_AD_CRD_ACQUIRED_TGR0 /* UNC_M2M_AG1_AD_CRD_ACQUIRED.TGR0 ev_sel=0x84 umask=0x1: Credits of transgress 0. */ \
	SKX_M2M_CTL_(0x184u)
#define SKX_M2M_EVENT_AG1_AD_CRD_ACQUIRED_TGR1 /* UNC_M2M_AG1_AD_CRD_ACQUIRED.TGR1 ev_sel=0x84 umask=0x2: Credits of transgress 1. */ \
	SKX_M2M_CTL_(0x284u)
#define SKX_M2M_EVENT_AG1_AD_CRD_ACQUIRED_TGR2 /* UNC_M2M_AG1_AD_CRD_ACQUIRED.TGR2 ev_sel=0x84 umask=0x4: Credits of transgress 2. */ \
	SKX_M2M_CTL_(0x484u)
#define SKX_M2M_EVENT_AG1_AD_CRD_ACQUIRED_TGR3 /* UNC_M2M_AG1_AD_CRD_ACQUIRED.TGR3 ev_sel=0x84 umask=0x8: Credits of transgress 3. */ \
	SKX_M2M_CTL_(0x884u)
#define SKX_M2M_EVENT_AG1_AD_CRD_ACQUIRED_TGR4 /* UNC_M2M_AG1_AD_CRD_ACQUIRED.TGR4 ev_sel=0x84 umask=0x10: Credits of transgress 4. */ \
	SKX_M2M_CTL_(0x1084u)
#define SKX_M2M_EVENT_AG1_AD_CRD_ACQUIRED_TGR5 /* UNC_M2M_AG1_AD_CRD_ACQUIRED.TGR5 ev_sel=0x84 umask=0x20: Credits of transgress 5. */ \
	SKX_M2M_CTL_(0x2084u)
/* UNC_M2M_AG1_AD_CRD_OCCUPANCY ev_sel=0x86: AD credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer. */
#define SKX_M2M_EVENT_AG1_AD_CRD_OCCUPANCY_TGR0 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY.TGR0 ev_sel=0x86 umask=0x1: Credits of transgress 0. */ \
	SKX_M2M_CTL_(0x186u)
#define SKX_M2M_EVENT_AG1_AD_CRD_OCCUPANCY_TGR1 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY.TGR1 ev_sel=0x86 umask=0x2: Credits of transgress 1. */ \
	SKX_M2M_CTL_(0x286u)
#define SKX_M2M_EVENT_AG1_AD_CRD_OCCUPANCY_TGR2 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY.TGR2 ev_sel=0x86 umask=0x4: Credits of transgress 2. */ \
	SKX_M2M_CTL_(0x486u)
#define SKX_M2M_EVENT_AG1_AD_CRD_OCCUPANCY_TGR3 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY.TGR3 ev_sel=0x86 umask=0x8: Credits of transgress 3. */ \
	SKX_M2M_CTL_(0x886u)
#define SKX_M2M_EVENT_AG1_AD_CRD_OCCUPANCY_TGR4 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY.TGR4 ev_sel=0x86 umask=0x10: Credits of transgress 4. */ \
	SKX_M2M_CTL_(0x1086u)
#define SKX_M2M_EVENT_AG1_AD_CRD_OCCUPANCY_TGR5 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY.TGR5 ev_sel=0x86 umask=0x20: Credits of transgress 5. */ \
	SKX_M2M_CTL_(0x2086u)
/* UNC_M2M_AG0_BL_CRD_ACQUIRED ev_sel=0x88: BL credits that agent 0 of the mesh stop takes, by transgress buffer. */
#define SKX_M2M_EVENT_AG0_BL_CRD_ACQUIRED_TGR0 /* UNC_M2M_AG0_BL_CRD_ACQUIRED.TGR0 ev_sel=0x88 umask=0x1: Credits of transgress 0. */ \
	SKX_M2M_CTL_(0x188u)
#define SKX_M2M_EVENT_AG0_BL_CRD_ACQUIRED_TGR1 /* UNC_M2M_AG0_BL_CRD_ACQUIRED.TGR1 ev_sel=0x88 umask=0x2: Credits of transgress 1. */ \
	SKX_M2M_CTL_(0x288u)
#define SKX_M2M_EVENT_AG0_BL_CRD_ACQUIRED_TGR2 /* UNC_M2M_AG0_BL_CRD_ACQUIRED.TGR2 ev_sel=0x88 umask=0x4: Credits of transgress 2. */ \
	SKX_M2M_CTL_(0x488u)
#define SKX_M2M_EVENT_AG0_BL_CRD_ACQUIRED_TGR3 /* UNC_M2M_AG0_BL_CRD_ACQUIRED.TGR3 ev_sel=0x88 umask=0x8: Credits of transgress 3. */ \
	SKX_M2M_CTL_(0x888u)
#define SKX_M2M_EVENT_AG0_BL_CRD_ACQUIRED_TGR4 /* UNC_M2M_AG0_BL_CRD_ACQUIRED.TGR4 ev_sel=0x88 umask=0x10: Credits of transgress 4. */ \
	SKX_M2M_CTL_(0x1088u)
#define SKX_M2M_EVENT_AG0_BL_CRD_ACQUIRED_TGR5 /* UNC_M2M_AG0_BL_CRD_ACQUIRED.TGR5 ev_sel=0x88 umask=0x20: Credits of transgress 5. */ \
	SKX_M2M_CTL_(0x2088u)
/* UNC_M2M_AG0_BL_CRD_OCCUPANCY ev_sel=0x8a: BL credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer. */
#define SKX_M2M_EVENT_AG0_BL_CRD_OCCUPANCY_TGR0 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY.TGR0 ev_sel=0x8a umask=0x1: Credits of transgress 0. */ \
	SKX_M2M_CTL_(0x18au)
#define SKX_M2M_EVENT_AG0_BL_CRD_OCCUPANCY_TGR1 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY.TGR1 ev_sel=0x8a umask=0x2: Credits of transgress 1. */ \
	SKX_M2M_CTL_(0x28au)
#define SKX_M2M_EVENT_AG0_BL_CRD_OCCUPANCY_TGR2 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY.TGR2 ev_sel=0x8a umask=0x4: Credits of transgress 2. */ \
	SKX_M2M_CTL_(0x48au)
#define SKX_M2M_EVENT_AG0_BL_CRD_OCCUPANCY_TGR3 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY.TGR3 ev_sel=0x8a umask=0x8: Credits of transgress 3. */ \
	SKX_M2M_CTL_(0x88au)
#define SKX_M2M_EVENT_AG0_BL_CRD_OCCUPANCY_TGR4 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY.TGR4 ev_sel=0x8a umask=0x10: Credits of transgress 4. */ \
	SKX_M2M_CTL_(0x108au)
#define SKX_M2M_EVENT_AG0_BL_CRD_OCCUPANCY_TGR5 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY.TGR5 ev_sel=0x8a umask=0x20: Credits of transgress 5. */ \
	SKX_M2M_CTL_(0x208au)
/* UNC_M2M_AG1_BL_CREDITS_ACQUIRED ev_sel=0x8c: BL credits that agent 1 of the mesh stop takes, by transgress buffer. */
#define SKX_M2M_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR0 /* UNC_M2M_AG1_BL_CREDITS_ACQUIRED.TGR0 ev_sel=0x8c umask=0x1: Credits of transgress 0. */ \
	SKX_M2M_CTL_(0x18cu)
#define SKX_M2M_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR1 /* UNC_M2M_AG1_BL_CREDITS_ACQUIRED.TGR1 ev_sel=0x8c umask=0x2: Credits of transgress 1. */ \
	SKX_M2M_CTL_(0x28cu)
#define SKX_M2M_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR2 /* UNC_M2M_AG1_BL_CREDITS_ACQUIRED.TGR2 ev_sel=0x8c umask=0x4: Credits of transgress 2. */ \
	SKX_M2M_CTL_(0x48cu)
#define SKX_M2M_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR3 /* UNC_M2M_AG1_BL_CREDITS_ACQUIRED.TGR3 ev_sel=0x8c umask=0x8: Credits of transgress 3. */ \
	SKX_M2M_CTL_(0x88cu)
#define SKX_M2M_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR4 /* UNC_M2M_AG1_BL_CREDITS_ACQUIRED.TGR4 ev_sel=0x8c umask=0x10: Credits of transgress 4. */ \
	SKX_M2M_CTL_(0x108cu)
#define SKX_M2M_EVENT_AG1_BL_CREDITS_ACQUIRED_TGR5 /* UNC_M2M_AG1_BL_CREDITS_ACQUIRED.TGR5 ev_sel=0x8c umask=0x20: Credits of transgress 5. */ \
	SKX_M2M_CTL_(0x208cu)
/* UNC_M2M_AG1_BL_CRD_OCCUPANCY ev_sel=0x8e: BL credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer. */
#define SKX_M2M_EVENT_AG1_BL_CRD_OCCUPANCY_TGR0 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY.TGR0 ev_sel=0x8e umask=0x1: Credits of transgress 0. */ \
	SKX_M2M_CTL_(0x18eu)
#define SKX_M2M_EVENT_AG1_BL_CRD_OCCUPANCY_TGR1 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY.TGR1 ev_sel=0x8e umask=0x2: Credits of transgress 1. */ \
	SKX_M2M_CTL_(0x28eu)
#define SKX_M2M_EVENT_AG1_BL_CRD_OCCUPANCY_TGR2 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY.TGR2 ev_sel=0x8e umask=0x4: Credits of transgress 2. */ \
	SKX_M2M_CTL_(0x48eu)
#define SKX_M2M_EVENT_AG1_BL_CRD_OCCUPANCY_TGR3 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY.TGR3 ev_sel=0x8e umask=0x8: Credits of transgress 3. */ \
	SKX_M2M_CTL_(0x88eu)
#define SKX_M2M_EVENT_AG1_BL_CRD_OCCUPANCY_TGR4 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY.TGR4 ev_sel=0x8e umask=0x10: Credits of transgress 4. */ \
	SKX_M2M_CTL_(0x108eu)
#define SKX_M2M_EVENT_AG1_BL_CRD_OCCUPANCY_TGR5 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY.TGR5 ev_sel=0x8e umask=0x20: Credits of transgress 5. */ \
	SKX_M2M_CTL_(0x208eu)
/* UNC_M2M_TxR_VERT_OCCUPANCY ev_sel=0x90: Messages that wait for the vertical ring, added up each cycle. */
#define SKX_M2M_EVENT_TXR_VERT_OCCUPANCY_AD_AG0 /* UNC_M2M_TxR_VERT_OCCUPANCY.AD_AG0 ev_sel=0x90 umask=0x1: AD messages of agent 0. */ \
	SKX_M2M_CTL_(0x190u)
#define SKX_M2M_EVENT_TXR_VERT_OCCUPANCY_AK_AG0 /* UNC_M2M_TxR_VERT_OCCUPANCY.AK_AG0 ev_sel=0x90 umask=0x2: AK messages of agent 0. */ \
	SKX_M2M_CTL_(0x290u)
#define SKX_M2M_EVENT_TXR_VERT_OCCUPANCY_BL_AG0 /* UNC_M2M_TxR_VERT_OCCUPANCY.BL_AG0 ev_sel=0x90 umask=0x4: BL messages of agent 0. */ \
	SKX_M2M_CTL_(0x490u)
#define SKX_M2M_EVENT_TXR_VERT_OCCUPANCY_IV /* UNC_M2M_TxR_VERT_OCCUPANCY.IV ev_sel=0x90 umask=0x8: IV messages. */ \
	SKX_M2M_CTL_(0x890u)
#define SKX_M2M_EVENT_TXR_VERT_OCCUPANCY_AD_AG1 /* UNC_M2M_TxR_VERT_OCCUPANCY.AD_AG1 ev_sel=0x90 umask=0x10: AD messages of agent 1. */ \
	SKX_M2M_CTL_(0x1090u)
#define SKX_M2M_EVENT_TXR_VERT_OCCUPANCY_AK_AG1 /* UNC_M2M_TxR_VERT_OCCUPANCY.AK_AG1 ev_sel=0x90 umask=0x20: AK messages of agent 1. */ \
	SKX_M2M_CTL_(0x2090u)
#define SKX_M2M_EVENT_TXR_VERT_OCCUPANCY_BL_AG1 /* UNC_M2M_TxR_VERT_OCCUPANCY.BL_AG1 ev_sel=0x90 umask=0x40: BL messages of agent 1. */ \
	SKX_M2M_CTL_(0x4090u)
/* UNC_M2M_TxR_VERT_INSERTS ev_sel=0x91: Messages that enter the queue for the vertical ring. */
#define SKX_M2M_EVENT_TXR_VERT_INSERTS_AD_AG0 /* UNC_M2M_TxR_VERT_INSERTS.AD_AG0 ev_sel=0x91 umask=0x1: AD messages of agent 0. */ \
	SKX_M2M_CTL_(0x191u)
#define SKX_M2M_EVENT_TXR_VERT_INSERTS_AK_AG0 /* UNC_M2M_TxR_VERT_INSERTS.AK_AG0 ev_sel=0x91 umask=0x2: AK messages of agent 0. */ \
	SKX_M2M_CTL_(0x291u)
#define SKX_M2M_EVENT_TXR_VERT_INSERTS_BL_AG0 /* UNC_M2M_TxR_VERT_INSERTS.BL_AG0 ev_sel=0x91 umask=0x4: BL messages of agent 0. */ \
	SKX_M2M_CTL_(0x491u)
#define SKX_M2M_EVENT_TXR_VERT_INSERTS_IV /* UNC_M2M_TxR_VERT_INSERTS.IV ev_sel=0x91 umask=0x8: IV messages. */ \
	SKX_M2M_CTL_(0x891u)
#define SKX_M2M_EVENT_TXR_VERT_INSERTS_AD_AG1 /* UNC_M2M_TxR_VERT_INSERTS.AD_AG1 ev_sel=0x91 umask=0x10: AD messages of agent 1. */ \
	SKX_M2M_CTL_(0x1091u)
#define SKX_M2M_EVENT_TXR_VERT_INSERTS_AK_AG1 /* UNC_M2M_TxR_VERT_INSERTS.AK_AG1 ev_sel=0x91 umask=0x20: AK messages of agent 1. */ \
	SKX_M2M_CTL_(0x2091u)
#define SKX_M2M_EVENT_TXR_VERT_INSERTS_BL_AG1 /* UNC_M2M_TxR_VERT_INSERTS.BL_AG1 ev_sel=0x91 umask=0x40: BL messages of agent 1. */ \
	SKX_M2M_CTL_(0x4091u)
/* UNC_M2M_TxR_VERT_CYCLES_FULL ev_sel=0x92: Cycles in which the queue for the vertical ring is full, going by the name; Intel's longer description says not full. */
#define SKX_M2M_EVENT_TXR_VERT_CYCLES_FULL_AD_AG0 /* UNC_M2M_TxR_VERT_CYCLES_FULL.AD_AG0 ev_sel=0x92 umask=0x1: AD messages of agent 0. */ \
	SKX_M2M_CTL_(0x192u)
#define SKX_M2M_EVENT_TXR_VERT_CYCLES_FULL_AK_AG0 /* UNC_M2M_TxR_VERT_CYCLES_FULL.AK_AG0 ev_sel=0x92 umask=0x2: AK messages of agent 0. */ \
	SKX_M2M_CTL_(0x292u)
#define SKX_M2M_EVENT_TXR_VERT_CYCLES_FULL_BL_AG0 /* UNC_M2M_TxR_VERT_CYCLES_FULL.BL_AG0 ev_sel=0x92 umask=0x4: BL messages of agent 0. */ \
	SKX_M2M_CTL_(0x492u)
#define SKX_M2M_EVENT_TXR_VERT_CYCLES_FULL_IV /* UNC_M2M_TxR_VERT_CYCLES_FULL.IV ev_sel=0x92 umask=0x8: IV messages. */ \
	SKX_M2M_CTL_(0x892u)
#define SKX_M2M_EVENT_TXR_VERT_CYCLES_FULL_AD_AG1 /* UNC_M2M_TxR_VERT_CYCLES_FULL.AD_AG1 ev_sel=0x92 umask=0x10: AD messages of agent 1. */ \
	SKX_M2M_CTL_(0x1092u)
#define SKX_M2M_EVENT_TXR_VERT_CYCLES_FULL_AK_AG1 /* UNC_M2M_TxR_VERT_CYCLES_FULL.AK_AG1 ev_sel=0x92 umask=0x20: AK messages of agent 1. */ \
	SKX_M2M_CTL_(0x2092u)
#define SKX_M2M_EVENT_TXR_VERT_CYCLES_FULL_BL_AG1 /* UNC_M2M_TxR_VERT_CYCLES_FULL.BL_AG1 ev_sel=0x92 umask=0x40: BL messages of agent 1. */ \
	SKX_M2M_CTL_(0x4092u)
/* UNC_M2M_TxR_VERT_CYCLES_NE ev_sel=0x93: Cycles in which something waits for the vertical ring. */
#define SKX_M2M_EVENT_TXR_VERT_CYCLES_NE_AD_AG0 /* UNC_M2M_TxR_VERT_CYCLES_NE.AD_AG0 ev_sel=0x93 umask=0x1: AD messages of agent 0. */ \
	SKX_M2M_CTL_(0x193u)
#define SKX_M2M_EVENT_TXR_VERT_CYCLES_NE_AK_AG0 /* UNC_M2M_TxR_VERT_CYCLES_NE.AK_AG0 ev_sel=0x93 umask=0x2: AK messages of agent 0. */ \
	SKX_M2M_CTL_(0x293u)
#define SKX_M2M_EVENT_TXR_VERT_CYCLES_NE_BL_AG0 /* UNC_M2M_TxR_VERT_CYCLES_NE.BL_AG0 ev_sel=0x93 umask=0x4: BL messages of agent 0. */ \
	SKX_M2M_CTL_(0x493u)
#define SKX_M2M_EVENT_TXR_VERT_CYCLES_NE_IV /* UNC_M2M_TxR_VERT_CYCLES_NE.IV ev_sel=0x93 umask=0x8: IV messages. */ \
	SKX_M2M_CTL_(0x893u)
#define SKX_M2M_EVENT_TXR_VERT_CYCLES_NE_AD_AG1 /* UNC_M2M_TxR_VERT_CYCLES_NE.AD_AG1 ev_sel=0x93 umask=0x10: AD messages of agent 1. */ \
	SKX_M2M_CTL_(0x1093u)
#define SKX_M2M_EVENT_TXR_VERT_CYCLES_NE_AK_AG1 /* UNC_M2M_TxR_VERT_CYCLES_NE.AK_AG1 ev_sel=0x93 umask=0x20: AK messages of agent 1. */ \
	SKX_M2M_CTL_(0x2093u)
#define SKX_M2M_EVENT_TXR_VERT_CYCLES_NE_BL_AG1 /* UNC_M2M_TxR_VERT_CYCLES_NE.BL_AG1 ev_sel=0x93 umask=0x40: BL messages of agent 1. */ \
	SKX_M2M_CTL_(0x4093u)
/* UNC_M2M_TxR_HORZ_OCCUPANCY ev_sel=0x94: Messages that wait for the horizontal ring, added up each cycle. */
#define SKX_M2M_EVENT_TXR_HORZ_OCCUPANCY_AD_BNC /* UNC_M2M_TxR_HORZ_OCCUPANCY.AD_BNC ev_sel=0x94 umask=0x1: AD messages without a credit. */ \
	SKX_M2M_CTL_(0x194u)
#define SKX_M2M_EVENT_TXR_HORZ_OCCUPANCY_AK_BNC /* UNC_M2M_TxR_HORZ_OCCUPANCY.AK_BNC ev_sel=0x94 umask=0x2: AK messages without a credit. */ \
	SKX_M2M_CTL_(0x294u)
#define SKX_M2M_EVENT_TXR_HORZ_OCCUPANCY_BL_BNC /* UNC_M2M_TxR_HORZ_OCCUPANCY.BL_BNC ev_sel=0x94 umask=0x4: BL messages without a credit. */ \
	SKX_M2M_CTL_(0x494u)
#define SKX_M2M_EVENT_TXR_HORZ_OCCUPANCY_IV_BNC /* UNC_M2M_TxR_HORZ_OCCUPANCY.IV_BNC ev_sel=0x94 umask=0x8: IV messages without a credit. */ \
	SKX_M2M_CTL_(0x894u)
#define SKX_M2M_EVENT_TXR_HORZ_OCCUPANCY_AD_CRD /* UNC_M2M_TxR_HORZ_OCCUPANCY.AD_CRD ev_sel=0x94 umask=0x10: AD messages with a credit. */ \
	SKX_M2M_CTL_(0x1094u)
#define SKX_M2M_EVENT_TXR_HORZ_OCCUPANCY_BL_CRD /* UNC_M2M_TxR_HORZ_OCCUPANCY.BL_CRD ev_sel=0x94 umask=0x40: BL messages with a credit. */ \
	SKX_M2M_CTL_(0x4094u)
/* UNC_M2M_TxR_HORZ_INSERTS ev_sel=0x95: Messages that enter the queue for the horizontal ring. */
#define SKX_M2M_EVENT_TXR_HORZ_INSERTS_AD_BNC /* UNC_M2M_TxR_HORZ_INSERTS.AD_BNC ev_sel=0x95 umask=0x1: AD messages without a credit. */ \
	SKX_M2M_CTL_(0x195u)
#define SKX_M2M_EVENT_TXR_HORZ_INSERTS_AK_BNC /* UNC_M2M_TxR_HORZ_INSERTS.AK_BNC ev_sel=0x95 umask=0x2: AK messages without a credit. */ \
	SKX_M2M_CTL_(0x295u)
#define SKX_M2M_EVENT_TXR_HORZ_INSERTS_BL_BNC /* UNC_M2M_TxR_HORZ_INSERTS.BL_BNC ev_sel=0x95 umask=0x4: BL messages without a credit. */ \
	SKX_M2M_CTL_(0x495u)
#define SKX_M2M_EVENT_TXR_HORZ_INSERTS_IV_BNC /* UNC_M2M_TxR_HORZ_INSERTS.IV_BNC ev_sel=0x95 umask=0x8: IV messages without a credit. */ \
	SKX_M2M_CTL_(0x895u)
#define SKX_M2M_EVENT_TXR_HORZ_INSERTS_AD_CRD /* UNC_M2M_TxR_HORZ_INSERTS.AD_CRD ev_sel=0x95 umask=0x10: AD messages with a credit. */ \
	SKX_M2M_CTL_(0x1095u)
#define SKX_M2M_EVENT_TXR_HORZ_INSERTS_BL_CRD /* UNC_M2M_TxR_HORZ_INSERTS.BL_CRD ev_sel=0x95 umask=0x40: BL messages with a credit. */ \
	SKX_M2M_CTL_(0x4095u)
/* UNC_M2M_TxR_HORZ_CYCLES_FULL ev_sel=0x96: Cycles in which the queue for the horizontal ring is full. */
#define SKX_M2M_EVENT_TXR_HORZ_CYCLES_FULL_AD_BNC /* UNC_M2M_TxR_HORZ_CYCLES_FULL.AD_BNC ev_sel=0x96 umask=0x1: AD messages without a credit. */ \
	SKX_M2M_CTL_(0x196u)
#define SKX_M2M_EVENT_TXR_HORZ_CYCLES_FULL_AK_BNC /* UNC_M2M_TxR_HORZ_CYCLES_FULL.AK_BNC ev_sel=0x96 umask=0x2: AK messages without a credit. */ \
	SKX_M2M_CTL_(0x296u)
#define SKX_M2M_EVENT_TXR_HORZ_CYCLES_FULL_BL_BNC /* UNC_M2M_TxR_HORZ_CYCLES_FULL.BL_BNC ev_sel=0x96 umask=0x4: BL messages without a credit. */ \
	SKX_M2M_CTL_(0x496u)
#define SKX_M2M_EVENT_TXR_HORZ_CYCLES_FULL_IV_BNC /* UNC_M2M_TxR_HORZ_CYCLES_FULL.IV_BNC ev_sel=0x96 umask=0x8: IV messages without a credit. */ \
	SKX_M2M_CTL_(0x896u)
#define SKX_M2M_EVENT_TXR_HORZ_CYCLES_FULL_AD_CRD /* UNC_M2M_TxR_HORZ_CYCLES_FULL.AD_CRD ev_sel=0x96 umask=0x10: AD messages with a credit. */ \
	SKX_M2M_CTL_(0x1096u)
#define SKX_M2M_EVENT_TXR_HORZ_CYCLES_FULL_BL_CRD /* UNC_M2M_TxR_HORZ_CYCLES_FULL.BL_CRD ev_sel=0x96 umask=0x40: BL messages with a credit. */ \
	SKX_M2M_CTL_(0x4096u)
/* UNC_M2M_TxR_HORZ_CYCLES_NE ev_sel=0x97: Cycles in which something waits for the horizontal ring. */
#define SKX_M2M_EVENT_TXR_HORZ_CYCLES_NE_AD_BNC /* UNC_M2M_TxR_HORZ_CYCLES_NE.AD_BNC ev_sel=0x97 umask=0x1: AD messages without a credit. */ \
	SKX_M2M_CTL_(0x197u)
#define SKX_M2M_EVENT_TXR_HORZ_CYCLES_NE_AK_BNC /* UNC_M2M_TxR_HORZ_CYCLES_NE.AK_BNC ev_sel=0x97 umask=0x2: AK messages without a credit. */ \
	SKX_M2M_CTL_(0x297u)
#define SKX_M2M_EVENT_TXR_HORZ_CYCLES_NE_BL_BNC /* UNC_M2M_TxR_HORZ_CYCLES_NE.BL_BNC ev_sel=0x97 umask=0x4: BL messages without a credit. */ \
	SKX_M2M_CTL_(0x497u)
#define SKX_M2M_EVENT_TXR_HORZ_CYCLES_NE_IV_BNC /* UNC_M2M_TxR_HORZ_CYCLES_NE.IV_BNC ev_sel=0x97 umask=0x8: IV messages without a credit. */ \
	SKX_M2M_CTL_(0x897u)
#define SKX_M2M_EVENT_TXR_HORZ_CYCLES_NE_AD_CRD /* UNC_M2M_TxR_HORZ_CYCLES_NE.AD_CRD ev_sel=0x97 umask=0x10: AD messages with a credit. */ \
	SKX_M2M_CTL_(0x1097u)
#define SKX_M2M_EVENT_TXR_HORZ_CYCLES_NE_BL_CRD /* UNC_M2M_TxR_HORZ_CYCLES_NE.BL_CRD ev_sel=0x97 umask=0x40: BL messages with a credit. */ \
	SKX_M2M_CTL_(0x4097u)
/* UNC_M2M_TxR_VERT_NACK ev_sel=0x98: Messages that the vertical ring refused. */
#define SKX_M2M_EVENT_TXR_VERT_NACK_AD_AG0 /* UNC_M2M_TxR_VERT_NACK.AD_AG0 ev_sel=0x98 umask=0x1: AD messages of agent 0. */ \
	SKX_M2M_CTL_(0x198u)
#define SKX_M2M_EVENT_TXR_VERT_NACK_AK_AG0 /* UNC_M2M_TxR_VERT_NACK.AK_AG0 ev_sel=0x98 umask=0x2: AK messages of agent 0. */ \
	SKX_M2M_CTL_(0x298u)
#define SKX_M2M_EVENT_TXR_VERT_NACK_BL_AG0 /* UNC_M2M_TxR_VERT_NACK.BL_AG0 ev_sel=0x98 umask=0x4: BL messages of agent 0. */ \
	SKX_M2M_CTL_(0x498u)
#define SKX_M2M_EVENT_TXR_VERT_NACK_IV /* UNC_M2M_TxR_VERT_NACK.IV ev_sel=0x98 umask=0x8: IV messages. */ \
	SKX_M2M_CTL_(0x898u)
#define SKX_M2M_EVENT_TXR_VERT_NACK_AD_AG1 /* UNC_M2M_TxR_VERT_NACK.AD_AG1 ev_sel=0x98 umask=0x10: AD messages of agent 1. */ \
	SKX_M2M_CTL_(0x1098u)
#define SKX_M2M_EVENT_TXR_VERT_NACK_AK_AG1 /* UNC_M2M_TxR_VERT_NACK.AK_AG1 ev_sel=0x98 umask=0x20: AK messages of agent 1. */ \
	SKX_M2M_CTL_(0x2098u)
#define SKX_M2M_EVENT_TXR_VERT_NACK_BL_AG1 /* UNC_M2M_TxR_VERT_NACK.BL_AG1 ev_sel=0x98 umask=0x40: BL messages of agent 1. */ \
	SKX_M2M_CTL_(0x4098u)
/* UNC_M2M_TxR_HORZ_NACK ev_sel=0x99: Messages that the horizontal ring refused. */
#define SKX_M2M_EVENT_TXR_HORZ_NACK_AD_BNC /* UNC_M2M_TxR_HORZ_NACK.AD_BNC ev_sel=0x99 umask=0x1: AD messages without a credit. */ \
	SKX_M2M_CTL_(0x199u)
#define SKX_M2M_EVENT_TXR_HORZ_NACK_AK_BNC /* UNC_M2M_TxR_HORZ_NACK.AK_BNC ev_sel=0x99 umask=0x2: AK messages without a credit. */ \
	SKX_M2M_CTL_(0x299u)
#define SKX_M2M_EVENT_TXR_HORZ_NACK_BL_BNC /* UNC_M2M_TxR_HORZ_NACK.BL_BNC ev_sel=0x99 umask=0x4: BL messages without a credit. */ \
	SKX_M2M_CTL_(0x499u)
#define SKX_M2M_EVENT_TXR_HORZ_NACK_IV_BNC /* UNC_M2M_TxR_HORZ_NACK.IV_BNC ev_sel=0x99 umask=0x8: IV messages without a credit. */ \
	SKX_M2M_CTL_(0x899u)
#define SKX_M2M_EVENT_TXR_HORZ_NACK_AD_CRD /* UNC_M2M_TxR_HORZ_NACK.AD_CRD ev_sel=0x99 umask=0x20: AD messages with a credit. Its bit is another one than in the other events of this queue. */ \
	SKX_M2M_CTL_(0x2099u)
#define SKX_M2M_EVENT_TXR_HORZ_NACK_BL_CRD /* UNC_M2M_TxR_HORZ_NACK.BL_CRD ev_sel=0x99 umask=0x40: BL messages with a credit. */ \
	SKX_M2M_CTL_(0x4099u)
/* UNC_M2M_TxR_VERT_STARVED ev_sel=0x9a: Times that messages waited so long for the vertical ring that they counted as starved. */
#define SKX_M2M_EVENT_TXR_VERT_STARVED_AD_AG0 /* UNC_M2M_TxR_VERT_STARVED.AD_AG0 ev_sel=0x9a umask=0x1: AD messages of agent 0. */ \
	SKX_M2M_CTL_(0x19au)
#define SKX_M2M_EVENT_TXR_VERT_STARVED_AK_AG0 /* UNC_M2M_TxR_VERT_STARVED.AK_AG0 ev_sel=0x9a umask=0x2: AK messages of agent 0. */ \
	SKX_M2M_CTL_(0x29au)
#define SKX_M2M_EVENT_TXR_VERT_STARVED_BL_AG0 /* UNC_M2M_TxR_VERT_STARVED.BL_AG0 ev_sel=0x9a umask=0x4: BL messages of agent 0. */ \
	SKX_M2M_CTL_(0x49au)
#define SKX_M2M_EVENT_TXR_VERT_STARVED_IV /* UNC_M2M_TxR_VERT_STARVED.IV ev_sel=0x9a umask=0x8: IV messages. */ \
	SKX_M2M_CTL_(0x89au)
#define SKX_M2M_EVENT_TXR_VERT_STARVED_AD_AG1 /* UNC_M2M_TxR_VERT_STARVED.AD_AG1 ev_sel=0x9a umask=0x10: AD messages of agent 1. */ \
	SKX_M2M_CTL_(0x109au)
#define SKX_M2M_EVENT_TXR_VERT_STARVED_AK_AG1 /* UNC_M2M_TxR_VERT_STARVED.AK_AG1 ev_sel=0x9a umask=0x20: AK messages of agent 1. */ \
	SKX_M2M_CTL_(0x209au)
#define SKX_M2M_EVENT_TXR_VERT_STARVED_BL_AG1 /* UNC_M2M_TxR_VERT_STARVED.BL_AG1 ev_sel=0x9a umask=0x40: BL messages of agent 1. */ \
	SKX_M2M_CTL_(0x409au)
/* UNC_M2M_TxR_HORZ_STARVED ev_sel=0x9b: Times that messages waited so long for the horizontal ring that they counted as starved. */
#define SKX_M2M_EVENT_TXR_HORZ_STARVED_AD_BNC /* UNC_M2M_TxR_HORZ_STARVED.AD_BNC ev_sel=0x9b umask=0x1: AD messages without a credit. */ \
	SKX_M2M_CTL_(0x19bu)
#define SKX_M2M_EVENT_TXR_HORZ_STARVED_AK_BNC /* UNC_M2M_TxR_HORZ_STARVED.AK_BNC ev_sel=0x9b umask=0x2: AK messages without a credit. */ \
	SKX_M2M_CTL_(0x29bu)
#define SKX_M2M_EVENT_TXR_HORZ_STARVED_BL_BNC /* UNC_M2M_TxR_HORZ_STARVED.BL_BNC ev_sel=0x9b umask=0x4: BL messages without a credit. */ \
	SKX_M2M_CTL_(0x49bu)
#define SKX_M2M_EVENT_TXR_HORZ_STARVED_IV_BNC /* UNC_M2M_TxR_HORZ_STARVED.IV_BNC ev_sel=0x9b umask=0x8: IV messages without a credit. */ \
	SKX_M2M_CTL_(0x89bu)
/* UNC_M2M_TxR_VERT_ADS_USED ev_sel=0x9c: Messages that took the slot that the vertical ring keeps free against deadlocks. */
#define SKX_M2M_EVENT_TXR_VERT_ADS_USED_AD_AG0 /* UNC_M2M_TxR_VERT_ADS_USED.AD_AG0 ev_sel=0x9c umask=0x1: AD messages of agent 0. */ \
	SKX_M2M_CTL_(0x19cu)
#define SKX_M2M_EVENT_TXR_VERT_ADS_USED_AK_AG0 /* UNC_M2M_TxR_VERT_ADS_USED.AK_AG0 ev_sel=0x9c umask=0x2: AK messages of agent 0. */ \
	SKX_M2M_CTL_(0x29cu)
#define SKX_M2M_EVENT_TXR_VERT_ADS_USED_BL_AG0 /* UNC_M2M_TxR_VERT_ADS_USED.BL_AG0 ev_sel=0x9c umask=0x4: BL messages of agent 0. */ \
	SKX_M2M_CTL_(0x49cu)
#define SKX_M2M_EVENT_TXR_VERT_ADS_USED_AD_AG1 /* UNC_M2M_TxR_VERT_ADS_USED.AD_AG1 ev_sel=0x9c umask=0x10: AD messages of agent 1. */ \
	SKX_M2M_CTL_(0x109cu)
#define SKX_M2M_EVENT_TXR_VERT_ADS_USED_AK_AG1 /* UNC_M2M_TxR_VERT_ADS_USED.AK_AG1 ev_sel=0x9c umask=0x20: AK messages of agent 1. */ \
	SKX_M2M_CTL_(0x209cu)
#define SKX_M2M_EVENT_TXR_VERT_ADS_USED_BL_AG1 /* UNC_M2M_TxR_VERT_ADS_USED.BL_AG1 ev_sel=0x9c umask=0x40: BL messages of agent 1. */ \
	SKX_M2M_CTL_(0x409cu)
/* UNC_M2M_TxR_HORZ_ADS_USED ev_sel=0x9d: Messages that took the slot that the horizontal ring keeps free against deadlocks. */
#define SKX_M2M_EVENT_TXR_HORZ_ADS_USED_AD_BNC /* UNC_M2M_TxR_HORZ_ADS_USED.AD_BNC ev_sel=0x9d umask=0x1: AD messages without a credit. */ \
	SKX_M2M_CTL_(0x19du)
#define SKX_M2M_EVENT_TXR_HORZ_ADS_USED_AK_BNC /* UNC_M2M_TxR_HORZ_ADS_USED.AK_BNC ev_sel=0x9d umask=0x2: AK messages without a credit. */ \
	SKX_M2M_CTL_(0x29du)
#define SKX_M2M_EVENT_TXR_HORZ_ADS_USED_BL_BNC /* UNC_M2M_TxR_HORZ_ADS_USED.BL_BNC ev_sel=0x9d umask=0x4: BL messages without a credit. */ \
	SKX_M2M_CTL_(0x49du)
#define SKX_M2M_EVENT_TXR_HORZ_ADS_USED_AD_CRD /* UNC_M2M_TxR_HORZ_ADS_USED.AD_CRD ev_sel=0x9d umask=0x10: AD messages with a credit. */ \
	SKX_M2M_CTL_(0x109du)
#define SKX_M2M_EVENT_TXR_HORZ_ADS_USED_BL_CRD /* UNC_M2M_TxR_HORZ_ADS_USED.BL_CRD ev_sel=0x9d umask=0x40: BL messages with a credit. */ \
	SKX_M2M_CTL_(0x409du)
/* UNC_M2M_TxR_VERT_BYPASS ev_sel=0x9e: Messages that went straight onto the vertical ring, without waiting in its queue. */
#define SKX_M2M_EVENT_TXR_VERT_BYPASS_AD_AG0 /* UNC_M2M_TxR_VERT_BYPASS.AD_AG0 ev_sel=0x9e umask=0x1: AD messages of agent 0. */ \
	SKX_M2M_CTL_(0x19eu)
#define SKX_M2M_EVENT_TXR_VERT_BYPASS_AK_AG0 /* UNC_M2M_TxR_VERT_BYPASS.AK_AG0 ev_sel=0x9e umask=0x2: AK messages of agent 0. */ \
	SKX_M2M_CTL_(0x29eu)
#define SKX_M2M_EVENT_TXR_VERT_BYPASS_BL_AG0 /* UNC_M2M_TxR_VERT_BYPASS.BL_AG0 ev_sel=0x9e umask=0x4: BL messages of agent 0. */ \
	SKX_M2M_CTL_(0x49eu)
#define SKX_M2M_EVENT_TXR_VERT_BYPASS_IV /* UNC_M2M_TxR_VERT_BYPASS.IV ev_sel=0x9e umask=0x8: IV messages. */ \
	SKX_M2M_CTL_(0x89eu)
#define SKX_M2M_EVENT_TXR_VERT_BYPASS_AD_AG1 /* UNC_M2M_TxR_VERT_BYPASS.AD_AG1 ev_sel=0x9e umask=0x10: AD messages of agent 1. */ \
	SKX_M2M_CTL_(0x109eu)
#define SKX_M2M_EVENT_TXR_VERT_BYPASS_AK_AG1 /* UNC_M2M_TxR_VERT_BYPASS.AK_AG1 ev_sel=0x9e umask=0x20: AK messages of agent 1. */ \
	SKX_M2M_CTL_(0x209eu)
#define SKX_M2M_EVENT_TXR_VERT_BYPASS_BL_AG1 /* UNC_M2M_TxR_VERT_BYPASS.BL_AG1 ev_sel=0x9e umask=0x40: BL messages of agent 1. */ \
	SKX_M2M_CTL_(0x409eu)
/* UNC_M2M_TxR_HORZ_BYPASS ev_sel=0x9f: Messages that went straight onto the horizontal ring, without waiting in its queue. */
#define SKX_M2M_EVENT_TXR_HORZ_BYPASS_AD_BNC /* UNC_M2M_TxR_HORZ_BYPASS.AD_BNC ev_sel=0x9f umask=0x1: AD messages without a credit. */ \
	SKX_M2M_CTL_(0x19fu)
#define SKX_M2M_EVENT_TXR_HORZ_BYPASS_AK_BNC /* UNC_M2M_TxR_HORZ_BYPASS.AK_BNC ev_sel=0x9f umask=0x2: AK messages without a credit. */ \
	SKX_M2M_CTL_(0x29fu)
#define SKX_M2M_EVENT_TXR_HORZ_BYPASS_BL_BNC /* UNC_M2M_TxR_HORZ_BYPASS.BL_BNC ev_sel=0x9f umask=0x4: BL messages without a credit. */ \
	SKX_M2M_CTL_(0x49fu)
#define SKX_M2M_EVENT_TXR_HORZ_BYPASS_IV_BNC /* UNC_M2M_TxR_HORZ_BYPASS.IV_BNC ev_sel=0x9f umask=0x8: IV messages without a credit. */ \
	SKX_M2M_CTL_(0x89fu)
#define SKX_M2M_EVENT_TXR_HORZ_BYPASS_AD_CRD /* UNC_M2M_TxR_HORZ_BYPASS.AD_CRD ev_sel=0x9f umask=0x10: AD messages with a credit. */ \
	SKX_M2M_CTL_(0x109fu)
#define SKX_M2M_EVENT_TXR_HORZ_BYPASS_BL_CRD /* UNC_M2M_TxR_HORZ_BYPASS.BL_CRD ev_sel=0x9f umask=0x40: BL messages with a credit. */ \
	SKX_M2M_CTL_(0x409fu)
/* UNC_M2M_RING_BOUNCES_VERT ev_sel=0xa0: Cycles in which messages of the vertical ring were turned away at this stop. */
#define SKX_M2M_EVENT_RING_BOUNCES_VERT_AD /* UNC_M2M_RING_BOUNCES_VERT.AD ev_sel=0xa0 umask=0x1: AD messages. */ \
	SKX_M2M_CTL_(0x1a0u)
#define SKX_M2M_EVENT_RING_BOUNCES_VERT_AK /* UNC_M2M_RING_BOUNCES_VERT.AK ev_sel=0xa0 umask=0x2: AK messages. */ \
	SKX_M2M_CTL_(0x2a0u)
#define SKX_M2M_EVENT_RING_BOUNCES_VERT_BL /* UNC_M2M_RING_BOUNCES_VERT.BL ev_sel=0xa0 umask=0x4: BL messages. */ \
	SKX_M2M_CTL_(0x4a0u)
#define SKX_M2M_EVENT_RING_BOUNCES_VERT_IV /* UNC_M2M_RING_BOUNCES_VERT.IV ev_sel=0xa0 umask=0x8: IV messages. */ \
	SKX_M2M_CTL_(0x8a0u)
/* UNC_M2M_RING_BOUNCES_HORZ ev_sel=0xa1: Cycles in which messages of the horizontal ring were turned away at this stop. */
#define SKX_M2M_EVENT_RING_BOUNCES_HORZ_AD /* UNC_M2M_RING_BOUNCES_HORZ.AD ev_sel=0xa1 umask=0x1: AD messages. */ \
	SKX_M2M_CTL_(0x1a1u)
#define SKX_M2M_EVENT_RING_BOUNCES_HORZ_AK /* UNC_M2M_RING_BOUNCES_HORZ.AK ev_sel=0xa1 umask=0x2: AK messages. */ \
	SKX_M2M_CTL_(0x2a1u)
#define SKX_M2M_EVENT_RING_BOUNCES_HORZ_BL /* UNC_M2M_RING_BOUNCES_HORZ.BL ev_sel=0xa1 umask=0x4: BL messages. */ \
	SKX_M2M_CTL_(0x4a1u)
#define SKX_M2M_EVENT_RING_BOUNCES_HORZ_IV /* UNC_M2M_RING_BOUNCES_HORZ.IV ev_sel=0xa1 umask=0x8: IV messages. */ \
	SKX_M2M_CTL_(0x8a1u)
/* UNC_M2M_RING_SINK_STARVED_VERT ev_sel=0xa2: Starvation where messages leave the vertical ring, going by the name; Intel does not explain it. */
#define SKX_M2M_EVENT_RING_SINK_STARVED_VERT_AD /* UNC_M2M_RING_SINK_STARVED_VERT.AD ev_sel=0xa2 umask=0x1: AD messages. */ \
	SKX_M2M_CTL_(0x1a2u)
#define SKX_M2M_EVENT_RING_SINK_STARVED_VERT_AK /* UNC_M2M_RING_SINK_STARVED_VERT.AK ev_sel=0xa2 umask=0x2: AK messages. */ \
	SKX_M2M_CTL_(0x2a2u)
#define SKX_M2M_EVENT_RING_SINK_STARVED_VERT_BL /* UNC_M2M_RING_SINK_STARVED_VERT.BL ev_sel=0xa2 umask=0x4: BL messages. */ \
	SKX_M2M_CTL_(0x4a2u)
#define SKX_M2M_EVENT_RING_SINK_STARVED_VERT_IV /* UNC_M2M_RING_SINK_STARVED_VERT.IV ev_sel=0xa2 umask=0x8: IV messages. */ \
	SKX_M2M_CTL_(0x8a2u)
/* UNC_M2M_RING_SINK_STARVED_HORZ ev_sel=0xa3: Starvation where messages leave the horizontal ring, going by the name; Intel does not explain it. */
#define SKX_M2M_EVENT_RING_SINK_STARVED_HORZ_AD /* UNC_M2M_RING_SINK_STARVED_HORZ.AD ev_sel=0xa3 umask=0x1: AD messages. */ \
	SKX_M2M_CTL_(0x1a3u)
#define SKX_M2M_EVENT_RING_SINK_STARVED_HORZ_AK /* UNC_M2M_RING_SINK_STARVED_HORZ.AK ev_sel=0xa3 umask=0x2: AK messages. */ \
	SKX_M2M_CTL_(0x2a3u)
#define SKX_M2M_EVENT_RING_SINK_STARVED_HORZ_BL /* UNC_M2M_RING_SINK_STARVED_HORZ.BL ev_sel=0xa3 umask=0x4: BL messages. */ \
	SKX_M2M_CTL_(0x4a3u)
#define SKX_M2M_EVENT_RING_SINK_STARVED_HORZ_IV /* UNC_M2M_RING_SINK_STARVED_HORZ.IV ev_sel=0xa3 umask=0x8: IV messages. */ \
	SKX_M2M_CTL_(0x8a3u)
#define SKX_M2M_EVENT_RING_SINK_STARVED_HORZ_AK_AG1 /* UNC_M2M_RING_SINK_STARVED_HORZ.AK_AG1 ev_sel=0xa3 umask=0x20: AK messages of agent 1. */ \
	SKX_M2M_CTL_(0x20a3u)
#define SKX_M2M_EVENT_RING_SRC_THRTL /* UNC_M2M_RING_SRC_THRTL ev_sel=0xa4: Throttling at the source of messages, going by the name; Intel does not explain it. */ \
	SKX_M2M_CTL_(0xa4u)
/* UNC_M2M_FAST_ASSERTED ev_sel=0xa5: Cycles in which this stop or a neighbour signals distress, which throttles those who send. */
#define SKX_M2M_EVENT_FAST_ASSERTED_VERT /* UNC_M2M_FAST_ASSERTED.VERT ev_sel=0xa5 umask=0x1: Distress along the vertical ring. */ \
	SKX_M2M_CTL_(0x1a5u)
#define SKX_M2M_EVENT_FAST_ASSERTED_HORZ /* UNC_M2M_FAST_ASSERTED.HORZ ev_sel=0xa5 umask=0x2: Distress along the horizontal ring. */ \
	SKX_M2M_CTL_(0x2a5u)
/* UNC_M2M_VERT_RING_AD_IN_USE ev_sel=0xa6: Cycles in which the vertical AD ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_M2M_EVENT_VERT_RING_AD_IN_USE_UP_EVEN /* UNC_M2M_VERT_RING_AD_IN_USE.UP_EVEN ev_sel=0xa6 umask=0x1: The even ring upwards. */ \
	SKX_M2M_CTL_(0x1a6u)
#define SKX_M2M_EVENT_VERT_RING_AD_IN_USE_UP_ODD /* UNC_M2M_VERT_RING_AD_IN_USE.UP_ODD ev_sel=0xa6 umask=0x2: The odd ring upwards. */ \
	SKX_M2M_CTL_(0x2a6u)
#define SKX_M2M_EVENT_VERT_RING_AD_IN_USE_DN_EVEN /* UNC_M2M_VERT_RING_AD_IN_USE.DN_EVEN ev_sel=0xa6 umask=0x4: The even ring downwards. */ \
	SKX_M2M_CTL_(0x4a6u)
#define SKX_M2M_EVENT_VERT_RING_AD_IN_USE_DN_ODD /* UNC_M2M_VERT_RING_AD_IN_USE.DN_ODD ev_sel=0xa6 umask=0x8: The odd ring downwards. */ \
	SKX_M2M_CTL_(0x8a6u)
/* UNC_M2M_HORZ_RING_AD_IN_USE ev_sel=0xa7: Cycles in which the horizontal AD ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_M2M_EVENT_HORZ_RING_AD_IN_USE_LEFT_EVEN /* UNC_M2M_HORZ_RING_AD_IN_USE.LEFT_EVEN ev_sel=0xa7 umask=0x1: The even ring to the left. */ \
	SKX_M2M_CTL_(0x1a7u)
#define SKX_M2M_EVENT_HORZ_RING_AD_IN_USE_LEFT_ODD /* UNC_M2M_HORZ_RING_AD_IN_USE.LEFT_ODD ev_sel=0xa7 umask=0x2: The odd ring to the left. */ \
	SKX_M2M_CTL_(0x2a7u)
#define SKX_M2M_EVENT_HORZ_RING_AD_IN_USE_RIGHT_EVEN /* UNC_M2M_HORZ_RING_AD_IN_USE.RIGHT_EVEN ev_sel=0xa7 umask=0x4: The even ring to the right. */ \
	SKX_M2M_CTL_(0x4a7u)
#define SKX_M2M_EVENT_HORZ_RING_AD_IN_USE_RIGHT_ODD /* UNC_M2M_HORZ_RING_AD_IN_USE.RIGHT_ODD ev_sel=0xa7 umask=0x8: The odd ring to the right. */ \
	SKX_M2M_CTL_(0x8a7u)
/* UNC_M2M_VERT_RING_AK_IN_USE ev_sel=0xa8: Cycles in which the vertical AK ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_M2M_EVENT_VERT_RING_AK_IN_USE_UP_EVEN /* UNC_M2M_VERT_RING_AK_IN_USE.UP_EVEN ev_sel=0xa8 umask=0x1: The even ring upwards. */ \
	SKX_M2M_CTL_(0x1a8u)
#define SKX_M2M_EVENT_VERT_RING_AK_IN_USE_UP_ODD /* UNC_M2M_VERT_RING_AK_IN_USE.UP_ODD ev_sel=0xa8 umask=0x2: The odd ring upwards. */ \
	SKX_M2M_CTL_(0x2a8u)
#define SKX_M2M_EVENT_VERT_RING_AK_IN_USE_DN_EVEN /* UNC_M2M_VERT_RING_AK_IN_USE.DN_EVEN ev_sel=0xa8 umask=0x4: The even ring downwards. */ \
	SKX_M2M_CTL_(0x4a8u)
#define SKX_M2M_EVENT_VERT_RING_AK_IN_USE_DN_ODD /* UNC_M2M_VERT_RING_AK_IN_USE.DN_ODD ev_sel=0xa8 umask=0x8: The odd ring downwards. */ \
	SKX_M2M_CTL_(0x8a8u)
/* UNC_M2M_HORZ_RING_AK_IN_USE ev_sel=0xa9: Cycles in which the horizontal AK ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_M2M_EVENT_HORZ_RING_AK_IN_USE_LEFT_EVEN /* UNC_M2M_HORZ_RING_AK_IN_USE.LEFT_EVEN ev_sel=0xa9 umask=0x1: The even ring to the left. */ \
	SKX_M2M_CTL_(0x1a9u)
#define SKX_M2M_EVENT_HORZ_RING_AK_IN_USE_LEFT_ODD /* UNC_M2M_HORZ_RING_AK_IN_USE.LEFT_ODD ev_sel=0xa9 umask=0x2: The odd ring to the left. */ \
	SKX_M2M_CTL_(0x2a9u)
#define SKX_M2M_EVENT_HORZ_RING_AK_IN_USE_RIGHT_EVEN /* UNC_M2M_HORZ_RING_AK_IN_USE.RIGHT_EVEN ev_sel=0xa9 umask=0x4: The even ring to the right. */ \
	SKX_M2M_CTL_(0x4a9u)
#define SKX_M2M_EVENT_HORZ_RING_AK_IN_USE_RIGHT_ODD /* UNC_M2M_HORZ_RING_AK_IN_USE.RIGHT_ODD ev_sel=0xa9 umask=0x8: The odd ring to the right. */ \
	SKX_M2M_CTL_(0x8a9u)
/* UNC_M2M_VERT_RING_BL_IN_USE ev_sel=0xaa: Cycles in which the vertical BL ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_M2M_EVENT_VERT_RING_BL_IN_USE_UP_EVEN /* UNC_M2M_VERT_RING_BL_IN_USE.UP_EVEN ev_sel=0xaa umask=0x1: The even ring upwards. */ \
	SKX_M2M_CTL_(0x1aau)
#define SKX_M2M_EVENT_VERT_RING_BL_IN_USE_UP_ODD /* UNC_M2M_VERT_RING_BL_IN_USE.UP_ODD ev_sel=0xaa umask=0x2: The odd ring upwards. */ \
	SKX_M2M_CTL_(0x2aau)
#define SKX_M2M_EVENT_VERT_RING_BL_IN_USE_DN_EVEN /* UNC_M2M_VERT_RING_BL_IN_USE.DN_EVEN ev_sel=0xaa umask=0x4: The even ring downwards. */ \
	SKX_M2M_CTL_(0x4aau)
#define SKX_M2M_EVENT_VERT_RING_BL_IN_USE_DN_ODD /* UNC_M2M_VERT_RING_BL_IN_USE.DN_ODD ev_sel=0xaa umask=0x8: The odd ring downwards. */ \
	SKX_M2M_CTL_(0x8aau)
/* UNC_M2M_HORZ_RING_BL_IN_USE ev_sel=0xab: Cycles in which the horizontal BL ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_M2M_EVENT_HORZ_RING_BL_IN_USE_LEFT_EVEN /* UNC_M2M_HORZ_RING_BL_IN_USE.LEFT_EVEN ev_sel=0xab umask=0x1: The even ring to the left. */ \
	SKX_M2M_CTL_(0x1abu)
#define SKX_M2M_EVENT_HORZ_RING_BL_IN_USE_LEFT_ODD /* UNC_M2M_HORZ_RING_BL_IN_USE.LEFT_ODD ev_sel=0xab umask=0x2: The odd ring to the left. */ \
	SKX_M2M_CTL_(0x2abu)
#define SKX_M2M_EVENT_HORZ_RING_BL_IN_USE_RIGHT_EVEN /* UNC_M2M_HORZ_RING_BL_IN_USE.RIGHT_EVEN ev_sel=0xab umask=0x4: The even ring to the right. */ \
	SKX_M2M_CTL_(0x4abu)
#define SKX_M2M_EVENT_HORZ_RING_BL_IN_USE_RIGHT_ODD /* UNC_M2M_HORZ_RING_BL_IN_USE.RIGHT_ODD ev_sel=0xab umask=0x8: The odd ring to the right. */ \
	SKX_M2M_CTL_(0x8abu)
/* UNC_M2M_VERT_RING_IV_IN_USE ev_sel=0xac: Cycles in which the vertical IV ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_M2M_EVENT_VERT_RING_IV_IN_USE_UP /* UNC_M2M_VERT_RING_IV_IN_USE.UP ev_sel=0xac umask=0x1: The ring upwards. */ \
	SKX_M2M_CTL_(0x1acu)
#define SKX_M2M_EVENT_VERT_RING_IV_IN_USE_DN /* UNC_M2M_VERT_RING_IV_IN_USE.DN ev_sel=0xac umask=0x4: The ring downwards. */ \
	SKX_M2M_CTL_(0x4acu)
/* UNC_M2M_HORZ_RING_IV_IN_USE ev_sel=0xad: Cycles in which the horizontal IV ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SKX_M2M_EVENT_HORZ_RING_IV_IN_USE_LEFT /* UNC_M2M_HORZ_RING_IV_IN_USE.LEFT ev_sel=0xad umask=0x1: The ring to the left. */ \
	SKX_M2M_CTL_(0x1adu)
#define SKX_M2M_EVENT_HORZ_RING_IV_IN_USE_RIGHT /* UNC_M2M_HORZ_RING_IV_IN_USE.RIGHT ev_sel=0xad umask=0x4: The ring to the right. */ \
	SKX_M2M_CTL_(0x4adu)
/* UNC_M2M_EGRESS_ORDERING ev_sel=0xae: Cycles in which IV messages must wait so that snoops and GO messages keep their order. */
#define SKX_M2M_EVENT_EGRESS_ORDERING_IV_SNOOPGO_UP /* UNC_M2M_EGRESS_ORDERING.IV_SNOOPGO_UP ev_sel=0xae umask=0x1: IV messages upwards. */ \
	SKX_M2M_CTL_(0x1aeu)
#define SKX_M2M_EVENT_EGRESS_ORDERING_IV_SNOOPGO_DN /* UNC_M2M_EGRESS_ORDERING.IV_SNOOPGO_DN ev_sel=0xae umask=0x4: IV messages downwards. */ \
	SKX_M2M_CTL_(0x4aeu)
/* UNC_M2M_RxR_OCCUPANCY ev_sel=0xb0: Messages from the mesh that wait in the mesh stop, added up each cycle. */
#define SKX_M2M_EVENT_RXR_OCCUPANCY_AD_BNC /* UNC_M2M_RxR_OCCUPANCY.AD_BNC ev_sel=0xb0 umask=0x1: AD messages without a credit. */ \
	SKX_M2M_CTL_(0x1b0u)
#define SKX_M2M_EVENT_RXR_OCCUPANCY_AK_BNC /* UNC_M2M_RxR_OCCUPANCY.AK_BNC ev_sel=0xb0 umask=0x2: AK messages without a credit. */ \
	SKX_M2M_CTL_(0x2b0u)
#define SKX_M2M_EVENT_RXR_OCCUPANCY_BL_BNC /* UNC_M2M_RxR_OCCUPANCY.BL_BNC ev_sel=0xb0 umask=0x4: BL messages without a credit. */ \
	SKX_M2M_CTL_(0x4b0u)
#define SKX_M2M_EVENT_RXR_OCCUPANCY_IV_BNC /* UNC_M2M_RxR_OCCUPANCY.IV_BNC ev_sel=0xb0 umask=0x8: IV messages without a credit. */ \
	SKX_M2M_CTL_(0x8b0u)
#define SKX_M2M_EVENT_RXR_OCCUPANCY_AD_CRD /* UNC_M2M_RxR_OCCUPANCY.AD_CRD ev_sel=0xb0 umask=0x10: AD messages with a credit. */ \
	SKX_M2M_CTL_(0x10b0u)
#define SKX_M2M_EVENT_RXR_OCCUPANCY_BL_CRD /* UNC_M2M_RxR_OCCUPANCY.BL_CRD ev_sel=0xb0 umask=0x40: BL messages with a credit. */ \
	SKX_M2M_CTL_(0x40b0u)
/* UNC_M2M_RxR_INSERTS ev_sel=0xb1: Messages from the mesh that enter the queue of the mesh stop. */
#define SKX_M2M_EVENT_RXR_INSERTS_AD_BNC /* UNC_M2M_RxR_INSERTS.AD_BNC ev_sel=0xb1 umask=0x1: AD messages without a credit. */ \
	SKX_M2M_CTL_(0x1b1u)
#define SKX_M2M_EVENT_RXR_INSERTS_AK_BNC /* UNC_M2M_RxR_INSERTS.AK_BNC ev_sel=0xb1 umask=0x2: AK messages without a credit. */ \
	SKX_M2M_CTL_(0x2b1u)
#define SKX_M2M_EVENT_RXR_INSERTS_BL_BNC /* UNC_M2M_RxR_INSERTS.BL_BNC ev_sel=0xb1 umask=0x4: BL messages without a credit. */ \
	SKX_M2M_CTL_(0x4b1u)
#define SKX_M2M_EVENT_RXR_INSERTS_IV_BNC /* UNC_M2M_RxR_INSERTS.IV_BNC ev_sel=0xb1 umask=0x8: IV messages without a credit. */ \
	SKX_M2M_CTL_(0x8b1u)
#define SKX_M2M_EVENT_RXR_INSERTS_AD_CRD /* UNC_M2M_RxR_INSERTS.AD_CRD ev_sel=0xb1 umask=0x10: AD messages with a credit. */ \
	SKX_M2M_CTL_(0x10b1u)
#define SKX_M2M_EVENT_RXR_INSERTS_BL_CRD /* UNC_M2M_RxR_INSERTS.BL_CRD ev_sel=0xb1 umask=0x40: BL messages with a credit. */ \
	SKX_M2M_CTL_(0x40b1u)
/* UNC_M2M_RxR_BYPASS ev_sel=0xb2: Messages from the mesh that did not wait in the queue of the mesh stop. */
#define SKX_M2M_EVENT_RXR_BYPASS_AD_BNC /* UNC_M2M_RxR_BYPASS.AD_BNC ev_sel=0xb2 umask=0x1: AD messages without a credit. */ \
	SKX_M2M_CTL_(0x1b2u)
#define SKX_M2M_EVENT_RXR_BYPASS_AK_BNC /* UNC_M2M_RxR_BYPASS.AK_BNC ev_sel=0xb2 umask=0x2: AK messages without a credit. */ \
	SKX_M2M_CTL_(0x2b2u)
#define SKX_M2M_EVENT_RXR_BYPASS_BL_BNC /* UNC_M2M_RxR_BYPASS.BL_BNC ev_sel=0xb2 umask=0x4: BL messages without a credit. */ \
	SKX_M2M_CTL_(0x4b2u)
#define SKX_M2M_EVENT_RXR_BYPASS_IV_BNC /* UNC_M2M_RxR_BYPASS.IV_BNC ev_sel=0xb2 umask=0x8: IV messages without a credit. */ \
	SKX_M2M_CTL_(0x8b2u)
#define SKX_M2M_EVENT_RXR_BYPASS_AD_CRD /* UNC_M2M_RxR_BYPASS.AD_CRD ev_sel=0xb2 umask=0x10: AD messages with a credit. */ \
	SKX_M2M_CTL_(0x10b2u)
#define SKX_M2M_EVENT_RXR_BYPASS_BL_CRD /* UNC_M2M_RxR_BYPASS.BL_CRD ev_sel=0xb2 umask=0x40: BL messages with a credit. */ \
	SKX_M2M_CTL_(0x40b2u)
/* UNC_M2M_RxR_CRD_STARVED ev_sel=0xb3: Cycles in which messages from the mesh are starved, because no credit lets them go on. */
#define SKX_M2M_EVENT_RXR_CRD_STARVED_AD_BNC /* UNC_M2M_RxR_CRD_STARVED.AD_BNC ev_sel=0xb3 umask=0x1: AD messages without a credit. */ \
	SKX_M2M_CTL_(0x1b3u)
#define SKX_M2M_EVENT_RXR_CRD_STARVED_AK_BNC /* UNC_M2M_RxR_CRD_STARVED.AK_BNC ev_sel=0xb3 umask=0x2: AK messages without a credit. */ \
	SKX_M2M_CTL_(0x2b3u)
#define SKX_M2M_EVENT_RXR_CRD_STARVED_BL_BNC /* UNC_M2M_RxR_CRD_STARVED.BL_BNC ev_sel=0xb3 umask=0x4: BL messages without a credit. */ \
	SKX_M2M_CTL_(0x4b3u)
#define SKX_M2M_EVENT_RXR_CRD_STARVED_IV_BNC /* UNC_M2M_RxR_CRD_STARVED.IV_BNC ev_sel=0xb3 umask=0x8: IV messages without a credit. */ \
	SKX_M2M_CTL_(0x8b3u)
#define SKX_M2M_EVENT_RXR_CRD_STARVED_AD_CRD /* UNC_M2M_RxR_CRD_STARVED.AD_CRD ev_sel=0xb3 umask=0x10: AD messages with a credit. */ \
	SKX_M2M_CTL_(0x10b3u)
#define SKX_M2M_EVENT_RXR_CRD_STARVED_BL_CRD /* UNC_M2M_RxR_CRD_STARVED.BL_CRD ev_sel=0xb3 umask=0x40: BL messages with a credit. */ \
	SKX_M2M_CTL_(0x40b3u)
#define SKX_M2M_EVENT_RXR_CRD_STARVED_IFV /* UNC_M2M_RxR_CRD_STARVED.IFV ev_sel=0xb3 umask=0x80: IFV messages, which Intel does not spell out. */ \
	SKX_M2M_CTL_(0x80b3u)
/* UNC_M2M_RxR_BUSY_STARVED ev_sel=0xb4: Cycles in which messages from the mesh are starved, because those of the other queue go first. */
#define SKX_M2M_EVENT_RXR_BUSY_STARVED_AD_BNC /* UNC_M2M_RxR_BUSY_STARVED.AD_BNC ev_sel=0xb4 umask=0x1: AD messages without a credit. */ \
	SKX_M2M_CTL_(0x1b4u)
#define SKX_M2M_EVENT_RXR_BUSY_STARVED_BL_BNC /* UNC_M2M_RxR_BUSY_STARVED.BL_BNC ev_sel=0xb4 umask=0x4: BL messages without a credit. */ \
	SKX_M2M_CTL_(0x4b4u)
#define SKX_M2M_EVENT_RXR_BUSY_STARVED_AD_CRD /* UNC_M2M_RxR_BUSY_STARVED.AD_CRD ev_sel=0xb4 umask=0x10: AD messages with a credit. */ \
	SKX_M2M_CTL_(0x10b4u)
#define SKX_M2M_EVENT_RXR_BUSY_STARVED_BL_CRD /* UNC_M2M_RxR_BUSY_STARVED.BL_CRD ev_sel=0xb4 umask=0x40: BL messages with a credit. */ \
	SKX_M2M_CTL_(0x40b4u)
#define SKX_M2M_EVENT_CMS_CLOCKTICKS /* UNC_M2M_CMS_CLOCKTICKS ev_sel=0xc0: Clock cycles of the mesh stop. */ \
	SKX_M2M_CTL_(0xc0u)
/* UNC_M2M_STALL_NO_TxR_HORZ_CRD_AD_AG0 ev_sel=0xd0: Cycles in which AD messages of agent 0 stand still for want of a credit, by transgress buffer. */
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR0 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR0 ev_sel=0xd0 umask=0x1: Credits of transgress 0. */ \
	SKX_M2M_CTL_(0x1d0u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR1 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR1 ev_sel=0xd0 umask=0x2: Credits of transgress 1. */ \
	SKX_M2M_CTL_(0x2d0u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR2 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR2 ev_sel=0xd0 umask=0x4: Credits of transgress 2. */ \
	SKX_M2M_CTL_(0x4d0u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR3 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR3 ev_sel=0xd0 umask=0x8: Credits of transgress 3. */ \
	SKX_M2M_CTL_(0x8d0u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR4 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR4 ev_sel=0xd0 umask=0x10: Credits of transgress 4. */ \
	SKX_M2M_CTL_(0x10d0u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG0_TGR5 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_AD_AG0.TGR5 ev_sel=0xd0 umask=0x20: Credits of transgress 5. */ \
	SKX_M2M_CTL_(0x20d0u)
/* UNC_M2M_STALL_NO_TxR_HORZ_CRD_AD_AG1 ev_sel=0xd2: Cycles in which AD messages of agent 1 stand still for want of a credit, by transgress buffer. */
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR0 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR0 ev_sel=0xd2 umask=0x1: Credits of transgress 0. */ \
	SKX_M2M_CTL_(0x1d2u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR1 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR1 ev_sel=0xd2 umask=0x2: Credits of transgress 1. */ \
	SKX_M2M_CTL_(0x2d2u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR2 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR2 ev_sel=0xd2 umask=0x4: Credits of transgress 2. */ \
	SKX_M2M_CTL_(0x4d2u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR3 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR3 ev_sel=0xd2 umask=0x8: Credits of transgress 3. */ \
	SKX_M2M_CTL_(0x8d2u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR4 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR4 ev_sel=0xd2 umask=0x10: Credits of transgress 4. */ \
	SKX_M2M_CTL_(0x10d2u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_AD_AG1_TGR5 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_AD_AG1.TGR5 ev_sel=0xd2 umask=0x20: Credits of transgress 5. */ \
	SKX_M2M_CTL_(0x20d2u)
/* UNC_M2M_STALL_NO_TxR_HORZ_CRD_BL_AG0 ev_sel=0xd4: Cycles in which BL messages of agent 0 stand still for want of a credit, by transgress buffer. */
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR0 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR0 ev_sel=0xd4 umask=0x1: Credits of transgress 0. */ \
	SKX_M2M_CTL_(0x1d4u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR1 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR1 ev_sel=0xd4 umask=0x2: Credits of transgress 1. */ \
	SKX_M2M_CTL_(0x2d4u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR2 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR2 ev_sel=0xd4 umask=0x4: Credits of transgress 2. */ \
	SKX_M2M_CTL_(0x4d4u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR3 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR3 ev_sel=0xd4 umask=0x8: Credits of transgress 3. */ \
	SKX_M2M_CTL_(0x8d4u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR4 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR4 ev_sel=0xd4 umask=0x10: Credits of transgress 4. */ \
	SKX_M2M_CTL_(0x10d4u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG0_TGR5 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_BL_AG0.TGR5 ev_sel=0xd4 umask=0x20: Credits of transgress 5. */ \
	SKX_M2M_CTL_(0x20d4u)
/* UNC_M2M_STALL_NO_TxR_HORZ_CRD_BL_AG1 ev_sel=0xd6: Cycles in which BL messages of agent 1 stand still for want of a credit, by transgress buffer. */
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR0 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR0 ev_sel=0xd6 umask=0x1: Credits of transgress 0. */ \
	SKX_M2M_CTL_(0x1d6u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR1 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR1 ev_sel=0xd6 umask=0x2: Credits of transgress 1. */ \
	SKX_M2M_CTL_(0x2d6u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR2 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR2 ev_sel=0xd6 umask=0x4: Credits of transgress 2. */ \
	SKX_M2M_CTL_(0x4d6u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR3 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR3 ev_sel=0xd6 umask=0x8: Credits of transgress 3. */ \
	SKX_M2M_CTL_(0x8d6u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR4 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR4 ev_sel=0xd6 umask=0x10: Credits of transgress 4. */ \
	SKX_M2M_CTL_(0x10d6u)
#define SKX_M2M_EVENT_STALL_NO_TXR_HORZ_CRD_BL_AG1_TGR5 /* UNC_M2M_STALL_NO_TxR_HORZ_CRD_BL_AG1.TGR5 ev_sel=0xd6 umask=0x20: Credits of transgress 5. */ \
	SKX_M2M_CTL_(0x20d6u)

#endif
