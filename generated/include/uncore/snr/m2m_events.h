/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/m2m.events.json by "make generate". Do not edit. */
/*
 * The events of snr m2m as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_SNR_M2M_EVENTS_H
#define UNCORE_SNR_M2M_EVENTS_H

#include "uncore/snr/m2m.h"

#define SNR_M2M_CTL_(raw) UNCORE_VALUE_(snr_m2m_ctl, raw)
#define SNR_M2M_EVENT_CLOCKTICKS /* UNC_M2M_CLOCKTICKS ev_sel=0x0: Clock cycles of the mesh (UCLK), by which every cycle count of this box goes. */ \
	SNR_M2M_CTL_(UINT64_C(0x0))
#define SNR_M2M_EVENT_RXC_AD_INSERTS /* UNC_M2M_RxC_AD_INSERTS ev_sel=0x1: AD messages from the mesh stop that enter the queue of this box: reads and writes of the CHAs, mostly reads. */ \
	SNR_M2M_CTL_(UINT64_C(0x1))
#define SNR_M2M_EVENT_RXC_AD_OCCUPANCY /* UNC_M2M_RxC_AD_OCCUPANCY ev_sel=0x2: AD messages in the queue from the mesh stop, added up every cycle. Divided by RxC_AD_INSERTS it gives the mean wait. */ \
	SNR_M2M_CTL_(UINT64_C(0x2))
#define SNR_M2M_EVENT_RXC_AD_CYCLES_NE /* UNC_M2M_RxC_AD_CYCLES_NE ev_sel=0x3: Cycles with at least one AD message in the queue from the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x3))
#define SNR_M2M_EVENT_RXC_AD_CYCLES_FULL /* UNC_M2M_RxC_AD_CYCLES_FULL ev_sel=0x4: Cycles with the queue of AD messages from the mesh stop full. */ \
	SNR_M2M_CTL_(UINT64_C(0x4))
#define SNR_M2M_EVENT_RXC_BL_INSERTS /* UNC_M2M_RxC_BL_INSERTS ev_sel=0x5: BL messages from the mesh stop that enter the queue of this box: the data of writes. */ \
	SNR_M2M_CTL_(UINT64_C(0x5))
#define SNR_M2M_EVENT_RXC_BL_OCCUPANCY /* UNC_M2M_RxC_BL_OCCUPANCY ev_sel=0x6: BL messages in the queue from the mesh stop, added up every cycle. Divided by RxC_BL_INSERTS it gives the mean wait. */ \
	SNR_M2M_CTL_(UINT64_C(0x6))
#define SNR_M2M_EVENT_RXC_BL_CYCLES_NE /* UNC_M2M_RxC_BL_CYCLES_NE ev_sel=0x7: Cycles with at least one BL message in the queue from the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x7))
#define SNR_M2M_EVENT_RXC_BL_CYCLES_FULL /* UNC_M2M_RxC_BL_CYCLES_FULL ev_sel=0x8: Cycles with the queue of BL messages from the mesh stop full. */ \
	SNR_M2M_CTL_(UINT64_C(0x8))
#define SNR_M2M_EVENT_TXC_AD_INSERTS /* UNC_M2M_TxC_AD_INSERTS ev_sel=0x9: AD messages that enter the queue to the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x9))
#define SNR_M2M_EVENT_TXC_AD_OCCUPANCY /* UNC_M2M_TxC_AD_OCCUPANCY ev_sel=0xa: AD messages in the queue to the mesh stop, added up every cycle. */ \
	SNR_M2M_CTL_(UINT64_C(0xa))
#define SNR_M2M_EVENT_TXC_AD_CYCLES_NE /* UNC_M2M_TxC_AD_CYCLES_NE ev_sel=0xb: Cycles with at least one AD message in the queue to the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0xb))
#define SNR_M2M_EVENT_TXC_AD_CYCLES_FULL /* UNC_M2M_TxC_AD_CYCLES_FULL ev_sel=0xc: Cycles with the queue of AD messages to the mesh stop full. */ \
	SNR_M2M_CTL_(UINT64_C(0xc))
#define SNR_M2M_EVENT_TXC_AD_CREDITS_ACQUIRED /* UNC_M2M_TxC_AD_CREDITS_ACQUIRED ev_sel=0xd: Credits taken for AD messages to the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0xd))
#define SNR_M2M_EVENT_TXC_AD_CREDIT_OCCUPANCY /* UNC_M2M_TxC_AD_CREDIT_OCCUPANCY ev_sel=0xe: Credits held for AD messages to the mesh stop, added up every cycle. */ \
	SNR_M2M_CTL_(UINT64_C(0xe))
#define SNR_M2M_EVENT_TXC_AD_NO_CREDIT_CYCLES /* UNC_M2M_TxC_AD_NO_CREDIT_CYCLES ev_sel=0xf: Cycles without a credit for an AD message to the mesh stop, whether or not one waits. */ \
	SNR_M2M_CTL_(UINT64_C(0xf))
#define SNR_M2M_EVENT_TXC_AD_NO_CREDIT_STALLED /* UNC_M2M_TxC_AD_NO_CREDIT_STALLED ev_sel=0x10: Cycles in which AD messages wait for a credit of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x10))
/* UNC_M2M_TxC_AK_INSERTS ev_sel=0x11: AK messages that enter the queue to the mesh stop, by side of the mesh stop or by kind. */
#define SNR_M2M_EVENT_TXC_AK_INSERTS_CMS0 /* UNC_M2M_TxC_AK_INSERTS.CMS0 ev_sel=0x11 umask=0x1: Messages for the near side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x111))
#define SNR_M2M_EVENT_TXC_AK_INSERTS_CMS1 /* UNC_M2M_TxC_AK_INSERTS.CMS1 ev_sel=0x11 umask=0x2: Messages for the far side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x211))
#define SNR_M2M_EVENT_TXC_AK_INSERTS_RDCRD /* UNC_M2M_TxC_AK_INSERTS.RDCRD ev_sel=0x11 umask=0x8: Read credits. */ \
	SNR_M2M_CTL_(UINT64_C(0x811))
#define SNR_M2M_EVENT_TXC_AK_INSERTS_WRCRD /* UNC_M2M_TxC_AK_INSERTS.WRCRD ev_sel=0x11 umask=0x10: Write credits. */ \
	SNR_M2M_CTL_(UINT64_C(0x1011))
#define SNR_M2M_EVENT_TXC_AK_INSERTS_WRCMP /* UNC_M2M_TxC_AK_INSERTS.WRCMP ev_sel=0x11 umask=0x20: Write completions. */ \
	SNR_M2M_CTL_(UINT64_C(0x2011))
#define SNR_M2M_EVENT_TXC_AK_INSERTS_PREF_RD_CAM_HIT /* UNC_M2M_TxC_AK_INSERTS.PREF_RD_CAM_HIT ev_sel=0x11 umask=0x40: Prefetch reads that hit the prefetch queue. */ \
	SNR_M2M_CTL_(UINT64_C(0x4011))
#define SNR_M2M_EVENT_TXC_AK_INSERTS_ALL /* UNC_M2M_TxC_AK_INSERTS.ALL ev_sel=0x11 umask=0x3: All messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x311))
/* UNC_M2M_TxC_AK_OCCUPANCY ev_sel=0x12: AK messages in the queue to the mesh stop, added up every cycle, by side of the mesh stop or by kind. */
#define SNR_M2M_EVENT_TXC_AK_OCCUPANCY_CMS0 /* UNC_M2M_TxC_AK_OCCUPANCY.CMS0 ev_sel=0x12 umask=0x1: Messages for the near side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x112))
#define SNR_M2M_EVENT_TXC_AK_OCCUPANCY_CMS1 /* UNC_M2M_TxC_AK_OCCUPANCY.CMS1 ev_sel=0x12 umask=0x2: Messages for the far side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x212))
#define SNR_M2M_EVENT_TXC_AK_OCCUPANCY_RDCRD /* UNC_M2M_TxC_AK_OCCUPANCY.RDCRD ev_sel=0x12 umask=0x8: Read credits. */ \
	SNR_M2M_CTL_(UINT64_C(0x812))
#define SNR_M2M_EVENT_TXC_AK_OCCUPANCY_WRCRD /* UNC_M2M_TxC_AK_OCCUPANCY.WRCRD ev_sel=0x12 umask=0x10: Write credits. */ \
	SNR_M2M_CTL_(UINT64_C(0x1012))
#define SNR_M2M_EVENT_TXC_AK_OCCUPANCY_WRCMP /* UNC_M2M_TxC_AK_OCCUPANCY.WRCMP ev_sel=0x12 umask=0x20: Write completions. */ \
	SNR_M2M_CTL_(UINT64_C(0x2012))
#define SNR_M2M_EVENT_TXC_AK_OCCUPANCY_ALL /* UNC_M2M_TxC_AK_OCCUPANCY.ALL ev_sel=0x12 umask=0x3: All messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x312))
/* UNC_M2M_TxC_AK_CYCLES_NE ev_sel=0x13: Cycles with at least one AK message in the queue to the mesh stop, by side of the mesh stop or by kind. */
#define SNR_M2M_EVENT_TXC_AK_CYCLES_NE_CMS0 /* UNC_M2M_TxC_AK_CYCLES_NE.CMS0 ev_sel=0x13 umask=0x1: Messages for the near side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x113))
#define SNR_M2M_EVENT_TXC_AK_CYCLES_NE_CMS1 /* UNC_M2M_TxC_AK_CYCLES_NE.CMS1 ev_sel=0x13 umask=0x2: Messages for the far side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x213))
#define SNR_M2M_EVENT_TXC_AK_CYCLES_NE_RDCRD /* UNC_M2M_TxC_AK_CYCLES_NE.RDCRD ev_sel=0x13 umask=0x8: Read credits. */ \
	SNR_M2M_CTL_(UINT64_C(0x813))
#define SNR_M2M_EVENT_TXC_AK_CYCLES_NE_WRCRD /* UNC_M2M_TxC_AK_CYCLES_NE.WRCRD ev_sel=0x13 umask=0x10: Write credits. */ \
	SNR_M2M_CTL_(UINT64_C(0x1013))
#define SNR_M2M_EVENT_TXC_AK_CYCLES_NE_WRCMP /* UNC_M2M_TxC_AK_CYCLES_NE.WRCMP ev_sel=0x13 umask=0x20: Write completions. */ \
	SNR_M2M_CTL_(UINT64_C(0x2013))
#define SNR_M2M_EVENT_TXC_AK_CYCLES_NE_ALL /* UNC_M2M_TxC_AK_CYCLES_NE.ALL ev_sel=0x13 umask=0x3: All messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x313))
/* UNC_M2M_TxC_AK_CYCLES_FULL ev_sel=0x14: Cycles with the queue of AK messages to the mesh stop full, by side of the mesh stop or by kind. */
#define SNR_M2M_EVENT_TXC_AK_CYCLES_FULL_CMS0 /* UNC_M2M_TxC_AK_CYCLES_FULL.CMS0 ev_sel=0x14 umask=0x1: Messages for the near side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x114))
#define SNR_M2M_EVENT_TXC_AK_CYCLES_FULL_CMS1 /* UNC_M2M_TxC_AK_CYCLES_FULL.CMS1 ev_sel=0x14 umask=0x2: Messages for the far side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x214))
#define SNR_M2M_EVENT_TXC_AK_CYCLES_FULL_RDCRD0 /* UNC_M2M_TxC_AK_CYCLES_FULL.RDCRD0 ev_sel=0x14 umask=0x8: Read credits for side 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x814))
#define SNR_M2M_EVENT_TXC_AK_CYCLES_FULL_WRCRD0 /* UNC_M2M_TxC_AK_CYCLES_FULL.WRCRD0 ev_sel=0x14 umask=0x10: Write credits for side 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x1014))
#define SNR_M2M_EVENT_TXC_AK_CYCLES_FULL_WRCMP0 /* UNC_M2M_TxC_AK_CYCLES_FULL.WRCMP0 ev_sel=0x14 umask=0x20: Write completions for side 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x2014))
#define SNR_M2M_EVENT_TXC_AK_CYCLES_FULL_RDCRD1 /* UNC_M2M_TxC_AK_CYCLES_FULL.RDCRD1 ev_sel=0x14 umask=0x88: Read credits for side 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x8814))
#define SNR_M2M_EVENT_TXC_AK_CYCLES_FULL_WRCRD1 /* UNC_M2M_TxC_AK_CYCLES_FULL.WRCRD1 ev_sel=0x14 umask=0x90: Write credits for side 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x9014))
#define SNR_M2M_EVENT_TXC_AK_CYCLES_FULL_WRCMP1 /* UNC_M2M_TxC_AK_CYCLES_FULL.WRCMP1 ev_sel=0x14 umask=0xa0: Write completions for side 1. */ \
	SNR_M2M_CTL_(UINT64_C(0xa014))
#define SNR_M2M_EVENT_TXC_AK_CYCLES_FULL_ALL /* UNC_M2M_TxC_AK_CYCLES_FULL.ALL ev_sel=0x14 umask=0x3: All messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x314))
/* UNC_M2M_TxC_BL_INSERTS ev_sel=0x15: BL messages that enter the queue to the mesh stop, by side of the mesh stop. */
#define SNR_M2M_EVENT_TXC_BL_INSERTS_ALL /* UNC_M2M_TxC_BL_INSERTS.ALL ev_sel=0x15 umask=0x3: All messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x315))
#define SNR_M2M_EVENT_TXC_BL_INSERTS_CMS0 /* UNC_M2M_TxC_BL_INSERTS.CMS0 ev_sel=0x15 umask=0x1: Messages for the near side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x115))
#define SNR_M2M_EVENT_TXC_BL_INSERTS_CMS1 /* UNC_M2M_TxC_BL_INSERTS.CMS1 ev_sel=0x15 umask=0x2: Messages for the far side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x215))
/* UNC_M2M_TxC_BL_CYCLES_NE ev_sel=0x17: Cycles with at least one BL message in the queue to the mesh stop, by side of the mesh stop. */
#define SNR_M2M_EVENT_TXC_BL_CYCLES_NE_CMS0 /* UNC_M2M_TxC_BL_CYCLES_NE.CMS0 ev_sel=0x17 umask=0x1: Messages for the near side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x117))
#define SNR_M2M_EVENT_TXC_BL_CYCLES_NE_CMS1 /* UNC_M2M_TxC_BL_CYCLES_NE.CMS1 ev_sel=0x17 umask=0x2: Messages for the far side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x217))
#define SNR_M2M_EVENT_TXC_BL_CYCLES_NE_ALL /* UNC_M2M_TxC_BL_CYCLES_NE.ALL ev_sel=0x17 umask=0x3: All messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x317))
/* UNC_M2M_TxC_BL_CYCLES_FULL ev_sel=0x18: Cycles with the queue of BL messages to the mesh stop full, by side of the mesh stop. */
#define SNR_M2M_EVENT_TXC_BL_CYCLES_FULL_CMS0 /* UNC_M2M_TxC_BL_CYCLES_FULL.CMS0 ev_sel=0x18 umask=0x1: Messages for the near side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x118))
#define SNR_M2M_EVENT_TXC_BL_CYCLES_FULL_CMS1 /* UNC_M2M_TxC_BL_CYCLES_FULL.CMS1 ev_sel=0x18 umask=0x2: Messages for the far side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x218))
#define SNR_M2M_EVENT_TXC_BL_CYCLES_FULL_ALL /* UNC_M2M_TxC_BL_CYCLES_FULL.ALL ev_sel=0x18 umask=0x3: All messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x318))
/* UNC_M2M_TxC_BL_CREDITS_ACQUIRED ev_sel=0x19: Credits taken for BL messages to the mesh stop, by side. */
#define SNR_M2M_EVENT_TXC_BL_CREDITS_ACQUIRED_CMS0 /* UNC_M2M_TxC_BL_CREDITS_ACQUIRED.CMS0 ev_sel=0x19 umask=0x1: Messages for the near side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x119))
#define SNR_M2M_EVENT_TXC_BL_CREDITS_ACQUIRED_CMS1 /* UNC_M2M_TxC_BL_CREDITS_ACQUIRED.CMS1 ev_sel=0x19 umask=0x2: Messages for the far side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x219))
/* UNC_M2M_TxC_BL_NO_CREDIT_CYCLES ev_sel=0x1b: Cycles without a credit for a BL message to the mesh stop, whether or not one waits, by side. */
#define SNR_M2M_EVENT_TXC_BL_NO_CREDIT_CYCLES_CMS0 /* UNC_M2M_TxC_BL_NO_CREDIT_CYCLES.CMS0 ev_sel=0x1b umask=0x1: Messages for the near side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x11b))
#define SNR_M2M_EVENT_TXC_BL_NO_CREDIT_CYCLES_CMS1 /* UNC_M2M_TxC_BL_NO_CREDIT_CYCLES.CMS1 ev_sel=0x1b umask=0x2: Messages for the far side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x21b))
/* UNC_M2M_TxC_BL_NO_CREDIT_STALLED ev_sel=0x1c: Cycles in which BL messages wait for a credit of the mesh stop, by side. */
#define SNR_M2M_EVENT_TXC_BL_NO_CREDIT_STALLED_CMS0 /* UNC_M2M_TxC_BL_NO_CREDIT_STALLED.CMS0 ev_sel=0x1c umask=0x1: Messages for the near side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x11c))
#define SNR_M2M_EVENT_TXC_BL_NO_CREDIT_STALLED_CMS1 /* UNC_M2M_TxC_BL_NO_CREDIT_STALLED.CMS1 ev_sel=0x1c umask=0x2: Messages for the far side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x21c))
/* UNC_M2M_TxC_AK_CREDITS_ACQUIRED ev_sel=0x1d: Credits taken for AK messages to the mesh stop, by side. */
#define SNR_M2M_EVENT_TXC_AK_CREDITS_ACQUIRED_CMS0 /* UNC_M2M_TxC_AK_CREDITS_ACQUIRED.CMS0 ev_sel=0x1d umask=0x1: Messages for the near side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x11d))
#define SNR_M2M_EVENT_TXC_AK_CREDITS_ACQUIRED_CMS1 /* UNC_M2M_TxC_AK_CREDITS_ACQUIRED.CMS1 ev_sel=0x1d umask=0x2: Messages for the far side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x21d))
/* UNC_M2M_TxC_AK_NO_CREDIT_CYCLES ev_sel=0x1f: Cycles without a credit for an AK message to the mesh stop, whether or not one waits, by side. */
#define SNR_M2M_EVENT_TXC_AK_NO_CREDIT_CYCLES_CMS0 /* UNC_M2M_TxC_AK_NO_CREDIT_CYCLES.CMS0 ev_sel=0x1f umask=0x1: Messages for the near side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x11f))
#define SNR_M2M_EVENT_TXC_AK_NO_CREDIT_CYCLES_CMS1 /* UNC_M2M_TxC_AK_NO_CREDIT_CYCLES.CMS1 ev_sel=0x1f umask=0x2: Messages for the far side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x21f))
/* UNC_M2M_TxC_AK_NO_CREDIT_STALLED ev_sel=0x20: Cycles in which AK messages wait for a credit of the mesh stop, by side. */
#define SNR_M2M_EVENT_TXC_AK_NO_CREDIT_STALLED_CMS0 /* UNC_M2M_TxC_AK_NO_CREDIT_STALLED.CMS0 ev_sel=0x20 umask=0x1: Messages for the near side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x120))
#define SNR_M2M_EVENT_TXC_AK_NO_CREDIT_STALLED_CMS1 /* UNC_M2M_TxC_AK_NO_CREDIT_STALLED.CMS1 ev_sel=0x20 umask=0x2: Messages for the far side of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0x220))
/* UNC_M2M_BYPASS_M2M_INGRESS ev_sel=0x21: Requests that could have skipped the queue from the mesh stop, by whether they did. */
#define SNR_M2M_EVENT_BYPASS_M2M_INGRESS_TAKEN /* UNC_M2M_BYPASS_M2M_INGRESS.TAKEN ev_sel=0x21 umask=0x1: Messages that took it. */ \
	SNR_M2M_CTL_(UINT64_C(0x121))
#define SNR_M2M_EVENT_BYPASS_M2M_INGRESS_NOT_TAKEN /* UNC_M2M_BYPASS_M2M_INGRESS.NOT_TAKEN ev_sel=0x21 umask=0x2: Messages that did not take it. */ \
	SNR_M2M_CTL_(UINT64_C(0x221))
/* UNC_M2M_BYPASS_M2M_EGRESS ev_sel=0x22: Requests that could have taken the bypass to the memory controller, by whether they did. */
#define SNR_M2M_EVENT_BYPASS_M2M_EGRESS_NOT_TAKEN /* UNC_M2M_BYPASS_M2M_EGRESS.NOT_TAKEN ev_sel=0x22 umask=0x2: Messages that did not take it. */ \
	SNR_M2M_CTL_(UINT64_C(0x222))
#define SNR_M2M_EVENT_BYPASS_M2M_EGRESS_TAKEN /* UNC_M2M_BYPASS_M2M_EGRESS.TAKEN ev_sel=0x22 umask=0x1: Messages that took it. */ \
	SNR_M2M_CTL_(UINT64_C(0x122))
#define SNR_M2M_EVENT_DIRECT2CORE_NOT_TAKEN_DIRSTATE /* UNC_M2M_DIRECT2CORE_NOT_TAKEN_DIRSTATE ev_sel=0x24: Times that data could not go straight to the core because of the directory: another socket may have the line. Intel's description speaks of cycles. */ \
	SNR_M2M_CTL_(UINT64_C(0x24))
#define SNR_M2M_EVENT_DIRECT2CORE_TXN_OVERRIDE /* UNC_M2M_DIRECT2CORE_TXN_OVERRIDE ev_sel=0x25: Reads that were to go straight to the core and were sent through the CHA after all. */ \
	SNR_M2M_CTL_(UINT64_C(0x25))
/* UNC_M2M_IMC_READS ev_sel=0x37: Reads handed to the memory controller, by channel and kind; without a channel, of all. */
#define SNR_M2M_EVENT_IMC_READS_ALL /* UNC_M2M_IMC_READS.ALL ev_sel=0x37 umask=0x704: Reads of any kind. */ \
	SNR_M2M_CTL_(UINT64_C(0x700000437))
#define SNR_M2M_EVENT_IMC_READS_NORMAL /* UNC_M2M_IMC_READS.NORMAL ev_sel=0x37 umask=0x701: Ordinary reads. */ \
	SNR_M2M_CTL_(UINT64_C(0x700000137))
#define SNR_M2M_EVENT_IMC_READS_CH0_NORMAL /* UNC_M2M_IMC_READS.CH0_NORMAL ev_sel=0x37 umask=0x101: Ordinary reads of channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x100000137))
#define SNR_M2M_EVENT_IMC_READS_CH0_ISOCH /* UNC_M2M_IMC_READS.CH0_ISOCH ev_sel=0x37 umask=0x102: Isochronous reads of channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x100000237))
#define SNR_M2M_EVENT_IMC_READS_CH0_ALL /* UNC_M2M_IMC_READS.CH0_ALL ev_sel=0x37 umask=0x104: Reads of any kind of channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x100000437))
#define SNR_M2M_EVENT_IMC_READS_CH0_FROM_TGR /* UNC_M2M_IMC_READS.CH0_FROM_TGR ev_sel=0x37 umask=0x140: Reads of the transgress of channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x100004037))
#define SNR_M2M_EVENT_IMC_READS_CH1_NORMAL /* UNC_M2M_IMC_READS.CH1_NORMAL ev_sel=0x37 umask=0x201: Ordinary reads of channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x200000137))
#define SNR_M2M_EVENT_IMC_READS_CH1_ISOCH /* UNC_M2M_IMC_READS.CH1_ISOCH ev_sel=0x37 umask=0x202: Isochronous reads of channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x200000237))
#define SNR_M2M_EVENT_IMC_READS_CH1_ALL /* UNC_M2M_IMC_READS.CH1_ALL ev_sel=0x37 umask=0x204: Reads of any kind of channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x200000437))
#define SNR_M2M_EVENT_IMC_READS_CH1_FROM_TGR /* UNC_M2M_IMC_READS.CH1_FROM_TGR ev_sel=0x37 umask=0x240: Reads of the transgress of channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x200004037))
#define SNR_M2M_EVENT_IMC_READS_ISOCH /* UNC_M2M_IMC_READS.ISOCH ev_sel=0x37 umask=0x702: Isochronous reads. */ \
	SNR_M2M_CTL_(UINT64_C(0x700000237))
#define SNR_M2M_EVENT_IMC_READS_FROM_TGR /* UNC_M2M_IMC_READS.FROM_TGR ev_sel=0x37 umask=0x740: Reads of the transgress. */ \
	SNR_M2M_CTL_(UINT64_C(0x700004037))
/* UNC_M2M_IMC_WRITES ev_sel=0x38: Writes handed to the memory controller, by channel and kind; without a channel, of all. */
#define SNR_M2M_EVENT_IMC_WRITES_ALL /* UNC_M2M_IMC_WRITES.ALL ev_sel=0x38 umask=0x1c10: Writes of any kind. */ \
	SNR_M2M_CTL_(UINT64_C(0x1c00001038))
#define SNR_M2M_EVENT_IMC_WRITES_FULL /* UNC_M2M_IMC_WRITES.FULL ev_sel=0x38 umask=0x1c01: Writes of whole lines. */ \
	SNR_M2M_CTL_(UINT64_C(0x1c00000138))
#define SNR_M2M_EVENT_IMC_WRITES_PARTIAL /* UNC_M2M_IMC_WRITES.PARTIAL ev_sel=0x38 umask=0x1c02: Writes of parts of lines. */ \
	SNR_M2M_CTL_(UINT64_C(0x1c00000238))
#define SNR_M2M_EVENT_IMC_WRITES_CH0_FULL /* UNC_M2M_IMC_WRITES.CH0_FULL ev_sel=0x38 umask=0x401: Writes of whole lines of channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x400000138))
#define SNR_M2M_EVENT_IMC_WRITES_CH0_PARTIAL /* UNC_M2M_IMC_WRITES.CH0_PARTIAL ev_sel=0x38 umask=0x402: Writes of parts of lines of channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x400000238))
#define SNR_M2M_EVENT_IMC_WRITES_CH0_FULL_ISOCH /* UNC_M2M_IMC_WRITES.CH0_FULL_ISOCH ev_sel=0x38 umask=0x404: Isochronous writes of whole lines of channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x400000438))
#define SNR_M2M_EVENT_IMC_WRITES_CH0_PARTIAL_ISOCH /* UNC_M2M_IMC_WRITES.CH0_PARTIAL_ISOCH ev_sel=0x38 umask=0x408: Isochronous writes of parts of lines of channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x400000838))
#define SNR_M2M_EVENT_IMC_WRITES_CH0_ALL /* UNC_M2M_IMC_WRITES.CH0_ALL ev_sel=0x38 umask=0x410: Writes of any kind of channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x400001038))
#define SNR_M2M_EVENT_IMC_WRITES_CH0_FROM_TGR /* UNC_M2M_IMC_WRITES.CH0_FROM_TGR ev_sel=0x38 umask=0x500: Writes of the transgress of channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x500000038))
#define SNR_M2M_EVENT_IMC_WRITES_CH1_FULL /* UNC_M2M_IMC_WRITES.CH1_FULL ev_sel=0x38 umask=0x801: Writes of whole lines of channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x800000138))
#define SNR_M2M_EVENT_IMC_WRITES_CH1_PARTIAL /* UNC_M2M_IMC_WRITES.CH1_PARTIAL ev_sel=0x38 umask=0x802: Writes of parts of lines of channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x800000238))
#define SNR_M2M_EVENT_IMC_WRITES_CH1_FULL_ISOCH /* UNC_M2M_IMC_WRITES.CH1_FULL_ISOCH ev_sel=0x38 umask=0x804: Isochronous writes of whole lines of channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x800000438))
#define SNR_M2M_EVENT_IMC_WRITES_CH1_PARTIAL_ISOCH /* UNC_M2M_IMC_WRITES.CH1_PARTIAL_ISOCH ev_sel=0x38 umask=0x808: Isochronous writes of parts of lines of channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x800000838))
#define SNR_M2M_EVENT_IMC_WRITES_CH1_ALL /* UNC_M2M_IMC_WRITES.CH1_ALL ev_sel=0x38 umask=0x810: Writes of any kind of channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x800001038))
#define SNR_M2M_EVENT_IMC_WRITES_CH1_FROM_TGR /* UNC_M2M_IMC_WRITES.CH1_FROM_TGR ev_sel=0x38 umask=0x900: Writes of the transgress of channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x900000038))
#define SNR_M2M_EVENT_IMC_WRITES_CH0_NI_MISS /* UNC_M2M_IMC_WRITES.CH0_NI_MISS ev_sel=0x38 umask=0x2000: Non-inclusive writes that missed of channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x2000000038))
#define SNR_M2M_EVENT_IMC_WRITES_CH1_NI_MISS /* UNC_M2M_IMC_WRITES.CH1_NI_MISS ev_sel=0x38 umask=0xc00: Non-inclusive writes that missed of channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0xc00000038))
#define SNR_M2M_EVENT_IMC_WRITES_FULL_ISOCH /* UNC_M2M_IMC_WRITES.FULL_ISOCH ev_sel=0x38 umask=0x1c04: Isochronous writes of whole lines. */ \
	SNR_M2M_CTL_(UINT64_C(0x1c00000438))
#define SNR_M2M_EVENT_IMC_WRITES_PARTIAL_ISOCH /* UNC_M2M_IMC_WRITES.PARTIAL_ISOCH ev_sel=0x38 umask=0x1c08: Isochronous writes of parts of lines. */ \
	SNR_M2M_CTL_(UINT64_C(0x1c00000838))
#define SNR_M2M_EVENT_IMC_WRITES_FROM_TGR /* UNC_M2M_IMC_WRITES.FROM_TGR ev_sel=0x38 umask=0x1d00: Writes of the transgress. */ \
	SNR_M2M_CTL_(UINT64_C(0x1d00000038))
#define SNR_M2M_EVENT_IMC_WRITES_NI_MISS /* UNC_M2M_IMC_WRITES.NI_MISS ev_sel=0x38 umask=0x1c00: Non-inclusive writes that missed. */ \
	SNR_M2M_CTL_(UINT64_C(0x1c00000038))
/* UNC_M2M_TxC_AK ev_sel=0x39: AK messages sent to the ring, by kind. */
#define SNR_M2M_EVENT_TXC_AK_NDR /* UNC_M2M_TxC_AK.NDR ev_sel=0x39 umask=0x1: Answers without data (NDR). */ \
	SNR_M2M_CTL_(UINT64_C(0x139))
#define SNR_M2M_EVENT_TXC_AK_CRD_CBO /* UNC_M2M_TxC_AK.CRD_CBO ev_sel=0x39 umask=0x2: Credits returned to a CHA. */ \
	SNR_M2M_CTL_(UINT64_C(0x239))
/* UNC_M2M_TxC_BL ev_sel=0x40: Data sent to the ring (DRS), by who gets it. */
#define SNR_M2M_EVENT_TXC_BL_DRS_CACHE /* UNC_M2M_TxC_BL.DRS_CACHE ev_sel=0x40 umask=0x1: Data to the LLC. */ \
	SNR_M2M_CTL_(UINT64_C(0x140))
#define SNR_M2M_EVENT_TXC_BL_DRS_CORE /* UNC_M2M_TxC_BL.DRS_CORE ev_sel=0x40 umask=0x2: Data straight to a core. */ \
	SNR_M2M_CTL_(UINT64_C(0x240))
#define SNR_M2M_EVENT_TGR_AD_CREDITS /* UNC_M2M_TGR_AD_CREDITS ev_sel=0x41: Credits for AD messages from the mesh stop, going by the title; Intel says no more. */ \
	SNR_M2M_CTL_(UINT64_C(0x41))
#define SNR_M2M_EVENT_TGR_BL_CREDITS /* UNC_M2M_TGR_BL_CREDITS ev_sel=0x42: Credits for BL messages from the mesh stop, going by the title; Intel says no more. */ \
	SNR_M2M_CTL_(UINT64_C(0x42))
/* UNC_M2M_RPQ_NO_REG_CRD ev_sel=0x43: Cycles without a regular credit for the queue of reads. */
#define SNR_M2M_EVENT_RPQ_NO_REG_CRD_CH0 /* UNC_M2M_RPQ_NO_REG_CRD.CH0 ev_sel=0x43 umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x143))
#define SNR_M2M_EVENT_RPQ_NO_REG_CRD_CH1 /* UNC_M2M_RPQ_NO_REG_CRD.CH1 ev_sel=0x43 umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x243))
/* UNC_M2M_RPQ_NO_SPEC_CRD ev_sel=0x44: Cycles without a special credit for the queue of reads. */
#define SNR_M2M_EVENT_RPQ_NO_SPEC_CRD_CH0 /* UNC_M2M_RPQ_NO_SPEC_CRD.CH0 ev_sel=0x44 umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x144))
#define SNR_M2M_EVENT_RPQ_NO_SPEC_CRD_CH1 /* UNC_M2M_RPQ_NO_SPEC_CRD.CH1 ev_sel=0x44 umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x244))
/* UNC_M2M_TRACKER_FULL ev_sel=0x45: Cycles in which the tracker of reads is full. */
#define SNR_M2M_EVENT_TRACKER_FULL_CH0 /* UNC_M2M_TRACKER_FULL.CH0 ev_sel=0x45 umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x145))
#define SNR_M2M_EVENT_TRACKER_FULL_CH1 /* UNC_M2M_TRACKER_FULL.CH1 ev_sel=0x45 umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x245))
/* UNC_M2M_TRACKER_NE ev_sel=0x46: Cycles in which the tracker of reads is not empty. */
#define SNR_M2M_EVENT_TRACKER_NE_CH0 /* UNC_M2M_TRACKER_NE.CH0 ev_sel=0x46 umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x146))
#define SNR_M2M_EVENT_TRACKER_NE_CH1 /* UNC_M2M_TRACKER_NE.CH1 ev_sel=0x46 umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x246))
/* UNC_M2M_TRACKER_OCCUPANCY ev_sel=0x47: Entries in the tracker of requests of a channel, added up every cycle. Divided by TRACKER_INSERTS it gives the mean time that one is open. */
#define SNR_M2M_EVENT_TRACKER_OCCUPANCY_CH0 /* UNC_M2M_TRACKER_OCCUPANCY.CH0 ev_sel=0x47 umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x147))
#define SNR_M2M_EVENT_TRACKER_OCCUPANCY_CH1 /* UNC_M2M_TRACKER_OCCUPANCY.CH1 ev_sel=0x47 umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x247))
/* UNC_M2M_TRACKER_INSERTS ev_sel=0x49: Requests that enter the tracker of requests of a channel. */
#define SNR_M2M_EVENT_TRACKER_INSERTS_CH0 /* UNC_M2M_TRACKER_INSERTS.CH0 ev_sel=0x49 umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x149))
#define SNR_M2M_EVENT_TRACKER_INSERTS_CH1 /* UNC_M2M_TRACKER_INSERTS.CH1 ev_sel=0x49 umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x249))
/* UNC_M2M_WR_TRACKER_FULL ev_sel=0x4a: Cycles in which the tracker of writes is full. */
#define SNR_M2M_EVENT_WR_TRACKER_FULL_CH0 /* UNC_M2M_WR_TRACKER_FULL.CH0 ev_sel=0x4a umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x14a))
#define SNR_M2M_EVENT_WR_TRACKER_FULL_CH1 /* UNC_M2M_WR_TRACKER_FULL.CH1 ev_sel=0x4a umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x24a))
#define SNR_M2M_EVENT_WR_TRACKER_FULL_MIRR /* UNC_M2M_WR_TRACKER_FULL.MIRR ev_sel=0x4a umask=0x8: Mirrored writes. */ \
	SNR_M2M_CTL_(UINT64_C(0x84a))
/* UNC_M2M_WR_TRACKER_NE ev_sel=0x4b: Cycles in which the tracker of writes is not empty. */
#define SNR_M2M_EVENT_WR_TRACKER_NE_CH0 /* UNC_M2M_WR_TRACKER_NE.CH0 ev_sel=0x4b umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x14b))
#define SNR_M2M_EVENT_WR_TRACKER_NE_CH1 /* UNC_M2M_WR_TRACKER_NE.CH1 ev_sel=0x4b umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x24b))
#define SNR_M2M_EVENT_WR_TRACKER_NE_MIRR /* UNC_M2M_WR_TRACKER_NE.MIRR ev_sel=0x4b umask=0x8: Mirrored writes. */ \
	SNR_M2M_CTL_(UINT64_C(0x84b))
#define SNR_M2M_EVENT_WR_TRACKER_NE_MIRR_NONTGR /* UNC_M2M_WR_TRACKER_NE.MIRR_NONTGR ev_sel=0x4b umask=0x10: Mirrored writes that are not of the transgress. */ \
	SNR_M2M_CTL_(UINT64_C(0x104b))
#define SNR_M2M_EVENT_WR_TRACKER_NE_MIRR_PWR /* UNC_M2M_WR_TRACKER_NE.MIRR_PWR ev_sel=0x4b umask=0x20: Mirrored writes of a kind named PWR, which Intel does not explain. */ \
	SNR_M2M_CTL_(UINT64_C(0x204b))
/* UNC_M2M_PKT_MATCH ev_sel=0x4c: Packets whose header matches what five registers hold. Their fields are unknown, so what matches is, too. */
#define SNR_M2M_EVENT_PKT_MATCH_MESH /* UNC_M2M_PKT_MATCH.MESH ev_sel=0x4c umask=0x1: Packets of the mesh. */ \
	SNR_M2M_CTL_(UINT64_C(0x14c))
#define SNR_M2M_EVENT_PKT_MATCH_MC /* UNC_M2M_PKT_MATCH.MC ev_sel=0x4c umask=0x2: Packets of the memory controller. */ \
	SNR_M2M_CTL_(UINT64_C(0x24c))
/* UNC_M2M_WPQ_NO_REG_CRD ev_sel=0x4d: Cycles without a regular credit for the queue of writes. */
#define SNR_M2M_EVENT_WPQ_NO_REG_CRD_CHN0 /* UNC_M2M_WPQ_NO_REG_CRD.CHN0 ev_sel=0x4d umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x14d))
#define SNR_M2M_EVENT_WPQ_NO_REG_CRD_CHN1 /* UNC_M2M_WPQ_NO_REG_CRD.CHN1 ev_sel=0x4d umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x24d))
#define SNR_M2M_EVENT_WPQ_NO_REG_CRD_CHN2 /* UNC_M2M_WPQ_NO_REG_CRD.CHN2 ev_sel=0x4d umask=0x4: Channel 2. */ \
	SNR_M2M_CTL_(UINT64_C(0x44d))
/* UNC_M2M_WPQ_NO_SPEC_CRD ev_sel=0x4e: Cycles without a special credit for the queue of writes. */
#define SNR_M2M_EVENT_WPQ_NO_SPEC_CRD_CHN0 /* UNC_M2M_WPQ_NO_SPEC_CRD.CHN0 ev_sel=0x4e umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x14e))
#define SNR_M2M_EVENT_WPQ_NO_SPEC_CRD_CHN1 /* UNC_M2M_WPQ_NO_SPEC_CRD.CHN1 ev_sel=0x4e umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x24e))
#define SNR_M2M_EVENT_WPQ_NO_SPEC_CRD_CHN2 /* UNC_M2M_WPQ_NO_SPEC_CRD.CHN2 ev_sel=0x4e umask=0x4: Channel 2. */ \
	SNR_M2M_CTL_(UINT64_C(0x44e))
/* UNC_M2M_WR_TRACKER_OCCUPANCY ev_sel=0x55: Writes in their tracker, added up every cycle. */
#define SNR_M2M_EVENT_WR_TRACKER_OCCUPANCY_CH0 /* UNC_M2M_WR_TRACKER_OCCUPANCY.CH0 ev_sel=0x55 umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x155))
#define SNR_M2M_EVENT_WR_TRACKER_OCCUPANCY_CH1 /* UNC_M2M_WR_TRACKER_OCCUPANCY.CH1 ev_sel=0x55 umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x255))
#define SNR_M2M_EVENT_WR_TRACKER_OCCUPANCY_MIRR /* UNC_M2M_WR_TRACKER_OCCUPANCY.MIRR ev_sel=0x55 umask=0x8: Mirrored writes. */ \
	SNR_M2M_CTL_(UINT64_C(0x855))
#define SNR_M2M_EVENT_WR_TRACKER_OCCUPANCY_MIRR_NONTGR /* UNC_M2M_WR_TRACKER_OCCUPANCY.MIRR_NONTGR ev_sel=0x55 umask=0x10: Mirrored writes that are not of the transgress. */ \
	SNR_M2M_CTL_(UINT64_C(0x1055))
#define SNR_M2M_EVENT_WR_TRACKER_OCCUPANCY_MIRR_PWR /* UNC_M2M_WR_TRACKER_OCCUPANCY.MIRR_PWR ev_sel=0x55 umask=0x20: Mirrored writes of a kind named PWR, which Intel does not explain. */ \
	SNR_M2M_CTL_(UINT64_C(0x2055))
/* UNC_M2M_WR_TRACKER_INSERTS ev_sel=0x56: Writes that enter their tracker. */
#define SNR_M2M_EVENT_WR_TRACKER_INSERTS_CH0 /* UNC_M2M_WR_TRACKER_INSERTS.CH0 ev_sel=0x56 umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x156))
#define SNR_M2M_EVENT_WR_TRACKER_INSERTS_CH1 /* UNC_M2M_WR_TRACKER_INSERTS.CH1 ev_sel=0x56 umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x256))
/* UNC_M2M_WPQ_FLUSH ev_sel=0x58: Times that the queue of writes is written out. */
#define SNR_M2M_EVENT_WPQ_FLUSH_CH0 /* UNC_M2M_WPQ_FLUSH.CH0 ev_sel=0x58 umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x158))
#define SNR_M2M_EVENT_WPQ_FLUSH_CH1 /* UNC_M2M_WPQ_FLUSH.CH1 ev_sel=0x58 umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x258))
#define SNR_M2M_EVENT_RXC_AK_WR_CMP /* UNC_M2M_RxC_AK_WR_CMP ev_sel=0x5c: AK messages that say that a write is done. */ \
	SNR_M2M_CTL_(UINT64_C(0x5c))
/* UNC_M2M_WR_TRACKER_POSTED_OCCUPANCY ev_sel=0x5d: Posted writes in the tracker, added up every cycle. */
#define SNR_M2M_EVENT_WR_TRACKER_POSTED_OCCUPANCY_CH0 /* UNC_M2M_WR_TRACKER_POSTED_OCCUPANCY.CH0 ev_sel=0x5d umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x15d))
#define SNR_M2M_EVENT_WR_TRACKER_POSTED_OCCUPANCY_CH1 /* UNC_M2M_WR_TRACKER_POSTED_OCCUPANCY.CH1 ev_sel=0x5d umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x25d))
/* UNC_M2M_WR_TRACKER_POSTED_INSERTS ev_sel=0x5e: Posted writes that enter the tracker. */
#define SNR_M2M_EVENT_WR_TRACKER_POSTED_INSERTS_CH0 /* UNC_M2M_WR_TRACKER_POSTED_INSERTS.CH0 ev_sel=0x5e umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x15e))
#define SNR_M2M_EVENT_WR_TRACKER_POSTED_INSERTS_CH1 /* UNC_M2M_WR_TRACKER_POSTED_INSERTS.CH1 ev_sel=0x5e umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x25e))
#define SNR_M2M_EVENT_TXC_AKC_CREDITS /* UNC_M2M_TxC_AKC_CREDITS ev_sel=0x5f: Credits for AKC messages, going by the name. */ \
	SNR_M2M_CTL_(UINT64_C(0x5f))
#define SNR_M2M_EVENT_DIRECT2CORE_NOT_TAKEN_NOTFORKED /* UNC_M2M_DIRECT2CORE_NOT_TAKEN_NOTFORKED ev_sel=0x60: Lines that could not go straight to the core, as the request was not split; going by the name. */ \
	SNR_M2M_CTL_(UINT64_C(0x60))
/* UNC_M2M_WR_TRACKER_NONPOSTED_OCCUPANCY ev_sel=0x62: Non-posted writes in the tracker, added up every cycle. */
#define SNR_M2M_EVENT_WR_TRACKER_NONPOSTED_OCCUPANCY_CH0 /* UNC_M2M_WR_TRACKER_NONPOSTED_OCCUPANCY.CH0 ev_sel=0x62 umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x162))
#define SNR_M2M_EVENT_WR_TRACKER_NONPOSTED_OCCUPANCY_CH1 /* UNC_M2M_WR_TRACKER_NONPOSTED_OCCUPANCY.CH1 ev_sel=0x62 umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x262))
/* UNC_M2M_WR_TRACKER_NONPOSTED_INSERTS ev_sel=0x63: Non-posted writes that enter the tracker. */
#define SNR_M2M_EVENT_WR_TRACKER_NONPOSTED_INSERTS_CH0 /* UNC_M2M_WR_TRACKER_NONPOSTED_INSERTS.CH0 ev_sel=0x63 umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x163))
#define SNR_M2M_EVENT_WR_TRACKER_NONPOSTED_INSERTS_CH1 /* UNC_M2M_WR_TRACKER_NONPOSTED_INSERTS.CH1 ev_sel=0x63 umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x263))
#define SNR_M2M_EVENT_MIRR_WRQ_INSERTS /* UNC_M2M_MIRR_WRQ_INSERTS ev_sel=0x64: Mirrored writes that enter their queue. */ \
	SNR_M2M_CTL_(UINT64_C(0x64))
#define SNR_M2M_EVENT_MIRR_WRQ_OCCUPANCY /* UNC_M2M_MIRR_WRQ_OCCUPANCY ev_sel=0x65: Mirrored writes in their queue, added up every cycle. */ \
	SNR_M2M_CTL_(UINT64_C(0x65))
/* UNC_M2M_PREFCAM_OCCUPANCY ev_sel=0x6a: Prefetches in the queue, added up every cycle. Divided by PREFCAM_INSERTS it gives the mean stay. */
#define SNR_M2M_EVENT_PREFCAM_OCCUPANCY_CH0 /* UNC_M2M_PREFCAM_OCCUPANCY.CH0 ev_sel=0x6a umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x16a))
#define SNR_M2M_EVENT_PREFCAM_OCCUPANCY_CH1 /* UNC_M2M_PREFCAM_OCCUPANCY.CH1 ev_sel=0x6a umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x26a))
#define SNR_M2M_EVENT_PREFCAM_OCCUPANCY_ALLCH /* UNC_M2M_PREFCAM_OCCUPANCY.ALLCH ev_sel=0x6a umask=0x7: All channels. */ \
	SNR_M2M_CTL_(UINT64_C(0x76a))
/* UNC_M2M_PREFCAM_CYCLES_FULL ev_sel=0x6b: Cycles with the prefetch queue full. */
#define SNR_M2M_EVENT_PREFCAM_CYCLES_FULL_CH0 /* UNC_M2M_PREFCAM_CYCLES_FULL.CH0 ev_sel=0x6b umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x16b))
#define SNR_M2M_EVENT_PREFCAM_CYCLES_FULL_CH1 /* UNC_M2M_PREFCAM_CYCLES_FULL.CH1 ev_sel=0x6b umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x26b))
#define SNR_M2M_EVENT_PREFCAM_CYCLES_FULL_ALLCH /* UNC_M2M_PREFCAM_CYCLES_FULL.ALLCH ev_sel=0x6b umask=0x7: All channels. */ \
	SNR_M2M_CTL_(UINT64_C(0x76b))
/* UNC_M2M_PREFCAM_CYCLES_NE ev_sel=0x6c: Cycles with at least one prefetch in the queue. */
#define SNR_M2M_EVENT_PREFCAM_CYCLES_NE_CH0 /* UNC_M2M_PREFCAM_CYCLES_NE.CH0 ev_sel=0x6c umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x16c))
#define SNR_M2M_EVENT_PREFCAM_CYCLES_NE_CH1 /* UNC_M2M_PREFCAM_CYCLES_NE.CH1 ev_sel=0x6c umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x26c))
#define SNR_M2M_EVENT_PREFCAM_CYCLES_NE_ALLCH /* UNC_M2M_PREFCAM_CYCLES_NE.ALLCH ev_sel=0x6c umask=0x7: All channels. */ \
	SNR_M2M_CTL_(UINT64_C(0x76c))
/* UNC_M2M_PREFCAM_INSERTS ev_sel=0x6d: Prefetches to memory that enter the prefetch queue. */
#define SNR_M2M_EVENT_PREFCAM_INSERTS_CH0_XPT /* UNC_M2M_PREFCAM_INSERTS.CH0_XPT ev_sel=0x6d umask=0x1: Prefetches in channel 0 from cores (XPT). */ \
	SNR_M2M_CTL_(UINT64_C(0x16d))
#define SNR_M2M_EVENT_PREFCAM_INSERTS_CH1_XPT /* UNC_M2M_PREFCAM_INSERTS.CH1_XPT ev_sel=0x6d umask=0x4: Prefetches in channel 1 from cores (XPT). */ \
	SNR_M2M_CTL_(UINT64_C(0x46d))
#define SNR_M2M_EVENT_PREFCAM_INSERTS_XPT_ALLCH /* UNC_M2M_PREFCAM_INSERTS.XPT_ALLCH ev_sel=0x6d umask=0x15: Prefetches from cores (XPT) in all channels. */ \
	SNR_M2M_CTL_(UINT64_C(0x156d))
/* UNC_M2M_PREFCAM_DEALLOCS ev_sel=0x6e: Prefetches that leave their buffer, by reason. */
#define SNR_M2M_EVENT_PREFCAM_DEALLOCS_CH0_HITA0_INVAL /* UNC_M2M_PREFCAM_DEALLOCS.CH0_HITA0_INVAL ev_sel=0x6e umask=0x1: Hits that make them invalid, A0 of channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x16e))
#define SNR_M2M_EVENT_PREFCAM_DEALLOCS_CH0_HITA1_INVAL /* UNC_M2M_PREFCAM_DEALLOCS.CH0_HITA1_INVAL ev_sel=0x6e umask=0x2: Hits that make them invalid, A1 of channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x26e))
#define SNR_M2M_EVENT_PREFCAM_DEALLOCS_CH0_MISS_INVAL /* UNC_M2M_PREFCAM_DEALLOCS.CH0_MISS_INVAL ev_sel=0x6e umask=0x4: Misses that make them invalid of channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x46e))
#define SNR_M2M_EVENT_PREFCAM_DEALLOCS_CH0_RSP_PDRESET /* UNC_M2M_PREFCAM_DEALLOCS.CH0_RSP_PDRESET ev_sel=0x6e umask=0x8: Answers that clear them of channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x86e))
#define SNR_M2M_EVENT_PREFCAM_DEALLOCS_CH1_HITA0_INVAL /* UNC_M2M_PREFCAM_DEALLOCS.CH1_HITA0_INVAL ev_sel=0x6e umask=0x10: Hits that make them invalid, A0 of channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x106e))
#define SNR_M2M_EVENT_PREFCAM_DEALLOCS_CH1_HITA1_INVAL /* UNC_M2M_PREFCAM_DEALLOCS.CH1_HITA1_INVAL ev_sel=0x6e umask=0x20: Hits that make them invalid, A1 of channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x206e))
#define SNR_M2M_EVENT_PREFCAM_DEALLOCS_CH1_MISS_INVAL /* UNC_M2M_PREFCAM_DEALLOCS.CH1_MISS_INVAL ev_sel=0x6e umask=0x40: Misses that make them invalid of channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x406e))
#define SNR_M2M_EVENT_PREFCAM_DEALLOCS_CH1_RSP_PDRESET /* UNC_M2M_PREFCAM_DEALLOCS.CH1_RSP_PDRESET ev_sel=0x6e umask=0x80: Answers that clear them of channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x806e))
/* UNC_M2M_PREFCAM_DEMAND_DROPS ev_sel=0x6f: Prefetches dropped because of demand reads, by where they come from. */
#define SNR_M2M_EVENT_PREFCAM_DEMAND_DROPS_CH0_XPT /* UNC_M2M_PREFCAM_DEMAND_DROPS.CH0_XPT ev_sel=0x6f umask=0x1: Prefetches in channel 0 from cores (XPT). */ \
	SNR_M2M_CTL_(UINT64_C(0x16f))
#define SNR_M2M_EVENT_PREFCAM_DEMAND_DROPS_CH1_XPT /* UNC_M2M_PREFCAM_DEMAND_DROPS.CH1_XPT ev_sel=0x6f umask=0x4: Prefetches in channel 1 from cores (XPT). */ \
	SNR_M2M_CTL_(UINT64_C(0x46f))
#define SNR_M2M_EVENT_PREFCAM_DEMAND_DROPS_XPT_ALLCH /* UNC_M2M_PREFCAM_DEMAND_DROPS.XPT_ALLCH ev_sel=0x6f umask=0x15: Prefetches from cores (XPT) in all channels. */ \
	SNR_M2M_CTL_(UINT64_C(0x156f))
/* UNC_M2M_PREFCAM_DROP_REASONS_CH0 ev_sel=0x70: Prefetches of channel 0 that were dropped, by reason. */
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH0_PF_SECURE_DROP /* UNC_M2M_PREFCAM_DROP_REASONS_CH0.PF_SECURE_DROP ev_sel=0x70 umask=0x1: A line that must not be prefetched (secure). */ \
	SNR_M2M_CTL_(UINT64_C(0x170))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH0_NOT_PF_SAD_REGION /* UNC_M2M_PREFCAM_DROP_REASONS_CH0.NOT_PF_SAD_REGION ev_sel=0x70 umask=0x2: An address outside of the region for prefetches. */ \
	SNR_M2M_CTL_(UINT64_C(0x270))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH0_PF_CAM_HIT /* UNC_M2M_PREFCAM_DROP_REASONS_CH0.PF_CAM_HIT ev_sel=0x70 umask=0x4: A prefetch of the line that is there already. */ \
	SNR_M2M_CTL_(UINT64_C(0x470))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH0_STOP_B2B /* UNC_M2M_PREFCAM_DROP_REASONS_CH0.STOP_B2B ev_sel=0x70 umask=0x8: Two prefetches in a row. */ \
	SNR_M2M_CTL_(UINT64_C(0x870))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH0_ERRORBLK_RXC /* UNC_M2M_PREFCAM_DROP_REASONS_CH0.ERRORBLK_RxC ev_sel=0x70 umask=0x10: A block after an error. */ \
	SNR_M2M_CTL_(UINT64_C(0x1070))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH0_PF_AD_CRD /* UNC_M2M_PREFCAM_DROP_REASONS_CH0.PF_AD_CRD ev_sel=0x70 umask=0x20: Want of an AD credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x2070))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH0_PF_CAM_FULL /* UNC_M2M_PREFCAM_DROP_REASONS_CH0.PF_CAM_FULL ev_sel=0x70 umask=0x40: A full buffer. */ \
	SNR_M2M_CTL_(UINT64_C(0x4070))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH0_WPQ_PROXY /* UNC_M2M_PREFCAM_DROP_REASONS_CH0.WPQ_PROXY ev_sel=0x70 umask=0x80: Too full a queue of writes. */ \
	SNR_M2M_CTL_(UINT64_C(0x8070))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH0_RPQ_PROXY /* UNC_M2M_PREFCAM_DROP_REASONS_CH0.RPQ_PROXY ev_sel=0x70 umask=0x100: Too full a queue of reads. */ \
	SNR_M2M_CTL_(UINT64_C(0x100000070))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH0_XPT_THRESH /* UNC_M2M_PREFCAM_DROP_REASONS_CH0.XPT_THRESH ev_sel=0x70 umask=0x200: The limit for prefetches from cores (XPT). */ \
	SNR_M2M_CTL_(UINT64_C(0x200000070))
/* UNC_M2M_PREFCAM_DROP_REASONS_CH1 ev_sel=0x71: Prefetches of channel 1 that were dropped, by reason. */
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH1_PF_SECURE_DROP /* UNC_M2M_PREFCAM_DROP_REASONS_CH1.PF_SECURE_DROP ev_sel=0x71 umask=0x1: A line that must not be prefetched (secure). */ \
	SNR_M2M_CTL_(UINT64_C(0x171))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH1_NOT_PF_SAD_REGION /* UNC_M2M_PREFCAM_DROP_REASONS_CH1.NOT_PF_SAD_REGION ev_sel=0x71 umask=0x2: An address outside of the region for prefetches. */ \
	SNR_M2M_CTL_(UINT64_C(0x271))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH1_PF_CAM_HIT /* UNC_M2M_PREFCAM_DROP_REASONS_CH1.PF_CAM_HIT ev_sel=0x71 umask=0x4: A prefetch of the line that is there already. */ \
	SNR_M2M_CTL_(UINT64_C(0x471))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH1_STOP_B2B /* UNC_M2M_PREFCAM_DROP_REASONS_CH1.STOP_B2B ev_sel=0x71 umask=0x8: Two prefetches in a row. */ \
	SNR_M2M_CTL_(UINT64_C(0x871))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH1_ERRORBLK_RXC /* UNC_M2M_PREFCAM_DROP_REASONS_CH1.ERRORBLK_RxC ev_sel=0x71 umask=0x10: A block after an error. */ \
	SNR_M2M_CTL_(UINT64_C(0x1071))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH1_PF_AD_CRD /* UNC_M2M_PREFCAM_DROP_REASONS_CH1.PF_AD_CRD ev_sel=0x71 umask=0x20: Want of an AD credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x2071))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH1_PF_CAM_FULL /* UNC_M2M_PREFCAM_DROP_REASONS_CH1.PF_CAM_FULL ev_sel=0x71 umask=0x40: A full buffer. */ \
	SNR_M2M_CTL_(UINT64_C(0x4071))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH1_WPQ_PROXY /* UNC_M2M_PREFCAM_DROP_REASONS_CH1.WPQ_PROXY ev_sel=0x71 umask=0x80: Too full a queue of writes. */ \
	SNR_M2M_CTL_(UINT64_C(0x8071))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH1_RPQ_PROXY /* UNC_M2M_PREFCAM_DROP_REASONS_CH1.RPQ_PROXY ev_sel=0x71 umask=0x100: Too full a queue of reads. */ \
	SNR_M2M_CTL_(UINT64_C(0x100000071))
#define SNR_M2M_EVENT_PREFCAM_DROP_REASONS_CH1_XPT_THRESH /* UNC_M2M_PREFCAM_DROP_REASONS_CH1.XPT_THRESH ev_sel=0x71 umask=0x200: The limit for prefetches from cores (XPT). */ \
	SNR_M2M_CTL_(UINT64_C(0x200000071))
#define SNR_M2M_EVENT_PREFCAM_CIS_DROPS /* UNC_M2M_PREFCAM_CIS_DROPS ev_sel=0x73: Prefetches dropped for CIS, which Intel does not explain. */ \
	SNR_M2M_CTL_(UINT64_C(0x73))
/* UNC_M2M_PREFCAM_DEMAND_MERGE ev_sel=0x74: Demand reads that found their prefetch. */
#define SNR_M2M_EVENT_PREFCAM_DEMAND_MERGE_CH0_XPTUPI /* UNC_M2M_PREFCAM_DEMAND_MERGE.CH0_XPTUPI ev_sel=0x74 umask=0x1: Prefetches in channel 0 from cores and links. */ \
	SNR_M2M_CTL_(UINT64_C(0x174))
#define SNR_M2M_EVENT_PREFCAM_DEMAND_MERGE_XPTUPI_ALLCH /* UNC_M2M_PREFCAM_DEMAND_MERGE.XPTUPI_ALLCH ev_sel=0x74 umask=0x15: Prefetches from cores and links in all channels. */ \
	SNR_M2M_CTL_(UINT64_C(0x1574))
#define SNR_M2M_EVENT_PREFCAM_DEMAND_MERGE_CH2_XPTUPI /* UNC_M2M_PREFCAM_DEMAND_MERGE.CH2_XPTUPI ev_sel=0x74 umask=0x10: Prefetches in channel 2 from cores and links. */ \
	SNR_M2M_CTL_(UINT64_C(0x1074))
#define SNR_M2M_EVENT_PREFCAM_DEMAND_MERGE_CH1_XPTUPI /* UNC_M2M_PREFCAM_DEMAND_MERGE.CH1_XPTUPI ev_sel=0x74 umask=0x4: Prefetches in channel 1 from cores and links. */ \
	SNR_M2M_CTL_(UINT64_C(0x474))
#define SNR_M2M_EVENT_PREFCAM_DEMAND_MERGE_CH0_XPT /* UNC_M2M_PREFCAM_DEMAND_MERGE.CH0_XPT ev_sel=0x74 umask=0x1: Prefetches in channel 0 from cores (XPT). */ \
	SNR_M2M_CTL_(UINT64_C(0x174))
#define SNR_M2M_EVENT_PREFCAM_DEMAND_MERGE_CH1_XPT /* UNC_M2M_PREFCAM_DEMAND_MERGE.CH1_XPT ev_sel=0x74 umask=0x4: Prefetches in channel 1 from cores (XPT). */ \
	SNR_M2M_CTL_(UINT64_C(0x474))
#define SNR_M2M_EVENT_PREFCAM_DEMAND_MERGE_XPT_ALLCH /* UNC_M2M_PREFCAM_DEMAND_MERGE.XPT_ALLCH ev_sel=0x74 umask=0x15: Prefetches from cores (XPT) in all channels. */ \
	SNR_M2M_CTL_(UINT64_C(0x1574))
/* UNC_M2M_PREFCAM_DEMAND_NO_MERGE ev_sel=0x75: Demand reads that did not take up their prefetch. */
#define SNR_M2M_EVENT_PREFCAM_DEMAND_NO_MERGE_XPTUPI_ALLCH /* UNC_M2M_PREFCAM_DEMAND_NO_MERGE.XPTUPI_ALLCH ev_sel=0x75 umask=0x15: Prefetches from cores and links in all channels. */ \
	SNR_M2M_CTL_(UINT64_C(0x1575))
#define SNR_M2M_EVENT_PREFCAM_DEMAND_NO_MERGE_CH2_XPTUPI /* UNC_M2M_PREFCAM_DEMAND_NO_MERGE.CH2_XPTUPI ev_sel=0x75 umask=0x10: Prefetches in channel 2 from cores and links. */ \
	SNR_M2M_CTL_(UINT64_C(0x1075))
#define SNR_M2M_EVENT_PREFCAM_DEMAND_NO_MERGE_CH1_XPTUPI /* UNC_M2M_PREFCAM_DEMAND_NO_MERGE.CH1_XPTUPI ev_sel=0x75 umask=0x4: Prefetches in channel 1 from cores and links. */ \
	SNR_M2M_CTL_(UINT64_C(0x475))
#define SNR_M2M_EVENT_PREFCAM_DEMAND_NO_MERGE_CH0_XPTUPI /* UNC_M2M_PREFCAM_DEMAND_NO_MERGE.CH0_XPTUPI ev_sel=0x75 umask=0x1: Prefetches in channel 0 from cores and links. */ \
	SNR_M2M_CTL_(UINT64_C(0x175))
#define SNR_M2M_EVENT_PREFCAM_DEMAND_NO_MERGE_CH0_XPT /* UNC_M2M_PREFCAM_DEMAND_NO_MERGE.CH0_XPT ev_sel=0x75 umask=0x1: Prefetches in channel 0 from cores (XPT). */ \
	SNR_M2M_CTL_(UINT64_C(0x175))
#define SNR_M2M_EVENT_PREFCAM_DEMAND_NO_MERGE_CH1_XPT /* UNC_M2M_PREFCAM_DEMAND_NO_MERGE.CH1_XPT ev_sel=0x75 umask=0x4: Prefetches in channel 1 from cores (XPT). */ \
	SNR_M2M_CTL_(UINT64_C(0x475))
#define SNR_M2M_EVENT_PREFCAM_DEMAND_NO_MERGE_XPT_ALLCH /* UNC_M2M_PREFCAM_DEMAND_NO_MERGE.XPT_ALLCH ev_sel=0x75 umask=0x15: Prefetches from cores (XPT) in all channels. */ \
	SNR_M2M_CTL_(UINT64_C(0x1575))
/* UNC_M2M_PREFCAM_RESP_MISS ev_sel=0x76: Answers to prefetches that found no entry. */
#define SNR_M2M_EVENT_PREFCAM_RESP_MISS_CH0 /* UNC_M2M_PREFCAM_RESP_MISS.CH0 ev_sel=0x76 umask=0x1: Channel 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x176))
#define SNR_M2M_EVENT_PREFCAM_RESP_MISS_CH1 /* UNC_M2M_PREFCAM_RESP_MISS.CH1 ev_sel=0x76 umask=0x2: Channel 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x276))
#define SNR_M2M_EVENT_PREFCAM_RESP_MISS_ALLCH /* UNC_M2M_PREFCAM_RESP_MISS.ALLCH ev_sel=0x76 umask=0x7: All channels. */ \
	SNR_M2M_CTL_(UINT64_C(0x776))
#define SNR_M2M_EVENT_PREFCAM_RXC_OCCUPANCY /* UNC_M2M_PREFCAM_RxC_OCCUPANCY ev_sel=0x77: Prefetches in the queue of what arrives, added up every cycle. */ \
	SNR_M2M_CTL_(UINT64_C(0x77))
#define SNR_M2M_EVENT_RXC_AD_PREF_OCCUPANCY /* UNC_M2M_RxC_AD_PREF_OCCUPANCY ev_sel=0x77: Intel gave the name up: PREFCAM_RxC_OCCUPANCY counts the same. */ \
	SNR_M2M_CTL_(UINT64_C(0x77))
#define SNR_M2M_EVENT_PREFCAM_RXC_INSERTS /* UNC_M2M_PREFCAM_RxC_INSERTS ev_sel=0x78: Prefetches that enter the queue of what arrives. */ \
	SNR_M2M_CTL_(UINT64_C(0x78))
#define SNR_M2M_EVENT_PREFCAM_RXC_CYCLES_NE /* UNC_M2M_PREFCAM_RxC_CYCLES_NE ev_sel=0x79: Cycles in which the queue of arriving prefetches is not empty. */ \
	SNR_M2M_CTL_(UINT64_C(0x79))
/* UNC_M2M_PREFCAM_RxC_DEALLOCS ev_sel=0x7a: Prefetches that leave the queue of what arrives, by what becomes of them; Intel gives names and no more. */
#define SNR_M2M_EVENT_PREFCAM_RXC_DEALLOCS_SQUASHED /* UNC_M2M_PREFCAM_RxC_DEALLOCS.SQUASHED ev_sel=0x7a umask=0x1: Dropped. */ \
	SNR_M2M_CTL_(UINT64_C(0x17a))
#define SNR_M2M_EVENT_PREFCAM_RXC_DEALLOCS_1LM_POSTED /* UNC_M2M_PREFCAM_RxC_DEALLOCS.1LM_POSTED ev_sel=0x7a umask=0x2: Sent on, without near memory. */ \
	SNR_M2M_CTL_(UINT64_C(0x27a))
#define SNR_M2M_EVENT_PREFCAM_RXC_DEALLOCS_CIS /* UNC_M2M_PREFCAM_RxC_DEALLOCS.CIS ev_sel=0x7a umask=0x8: CIS, which Intel does not explain. */ \
	SNR_M2M_CTL_(UINT64_C(0x87a))
/* UNC_M2M_AG0_AD_CRD_ACQUIRED0 ev_sel=0x80: AD credits that agent 0 of the mesh stop takes, by transgress buffer up to 7. */
#define SNR_M2M_EVENT_AG0_AD_CRD_ACQUIRED0_TGR0 /* UNC_M2M_AG0_AD_CRD_ACQUIRED0.TGR0 ev_sel=0x80 umask=0x1: Credits of transgress 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x180))
#define SNR_M2M_EVENT_AG0_AD_CRD_ACQUIRED0_TGR1 /* UNC_M2M_AG0_AD_CRD_ACQUIRED0.TGR1 ev_sel=0x80 umask=0x2: Credits of transgress 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x280))
#define SNR_M2M_EVENT_AG0_AD_CRD_ACQUIRED0_TGR2 /* UNC_M2M_AG0_AD_CRD_ACQUIRED0.TGR2 ev_sel=0x80 umask=0x4: Credits of transgress 2. */ \
	SNR_M2M_CTL_(UINT64_C(0x480))
#define SNR_M2M_EVENT_AG0_AD_CRD_ACQUIRED0_TGR3 /* UNC_M2M_AG0_AD_CRD_ACQUIRED0.TGR3 ev_sel=0x80 umask=0x8: Credits of transgress 3. */ \
	SNR_M2M_CTL_(UINT64_C(0x880))
#define SNR_M2M_EVENT_AG0_AD_CRD_ACQUIRED0_TGR4 /* UNC_M2M_AG0_AD_CRD_ACQUIRED0.TGR4 ev_sel=0x80 umask=0x10: Credits of transgress 4. */ \
	SNR_M2M_CTL_(UINT64_C(0x1080))
#define SNR_M2M_EVENT_AG0_AD_CRD_ACQUIRED0_TGR5 /* UNC_M2M_AG0_AD_CRD_ACQUIRED0.TGR5 ev_sel=0x80 umask=0x20: Credits of transgress 5. */ \
	SNR_M2M_CTL_(UINT64_C(0x2080))
#define SNR_M2M_EVENT_AG0_AD_CRD_ACQUIRED0_TGR6 /* UNC_M2M_AG0_AD_CRD_ACQUIRED0.TGR6 ev_sel=0x80 umask=0x40: Credits of transgress 6. */ \
	SNR_M2M_CTL_(UINT64_C(0x4080))
#define SNR_M2M_EVENT_AG0_AD_CRD_ACQUIRED0_TGR7 /* UNC_M2M_AG0_AD_CRD_ACQUIRED0.TGR7 ev_sel=0x80 umask=0x80: Credits of transgress 7. */ \
	SNR_M2M_CTL_(UINT64_C(0x8080))
/* UNC_M2M_AG0_AD_CRD_ACQUIRED1 ev_sel=0x81: AD credits that agent 0 of the mesh stop takes, by transgress buffer from 8 on. */
#define SNR_M2M_EVENT_AG0_AD_CRD_ACQUIRED1_TGR8 /* UNC_M2M_AG0_AD_CRD_ACQUIRED1.TGR8 ev_sel=0x81 umask=0x1: Credits of transgress 8. */ \
	SNR_M2M_CTL_(UINT64_C(0x181))
#define SNR_M2M_EVENT_AG0_AD_CRD_ACQUIRED1_TGR9 /* UNC_M2M_AG0_AD_CRD_ACQUIRED1.TGR9 ev_sel=0x81 umask=0x2: Credits of transgress 9. */ \
	SNR_M2M_CTL_(UINT64_C(0x281))
#define SNR_M2M_EVENT_AG0_AD_CRD_ACQUIRED1_TGR10 /* UNC_M2M_AG0_AD_CRD_ACQUIRED1.TGR10 ev_sel=0x81 umask=0x4: Credits of transgress 10. */ \
	SNR_M2M_CTL_(UINT64_C(0x481))
/* UNC_M2M_AG0_AD_CRD_OCCUPANCY0 ev_sel=0x82: AD credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer up to 7. */
#define SNR_M2M_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR0 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY0.TGR0 ev_sel=0x82 umask=0x1: Credits of transgress 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x182))
#define SNR_M2M_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR1 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY0.TGR1 ev_sel=0x82 umask=0x2: Credits of transgress 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x282))
#define SNR_M2M_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR2 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY0.TGR2 ev_sel=0x82 umask=0x4: Credits of transgress 2. */ \
	SNR_M2M_CTL_(UINT64_C(0x482))
#define SNR_M2M_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR3 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY0.TGR3 ev_sel=0x82 umask=0x8: Credits of transgress 3. */ \
	SNR_M2M_CTL_(UINT64_C(0x882))
#define SNR_M2M_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR4 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY0.TGR4 ev_sel=0x82 umask=0x10: Credits of transgress 4. */ \
	SNR_M2M_CTL_(UINT64_C(0x1082))
#define SNR_M2M_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR5 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY0.TGR5 ev_sel=0x82 umask=0x20: Credits of transgress 5. */ \
	SNR_M2M_CTL_(UINT64_C(0x2082))
#define SNR_M2M_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR6 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY0.TGR6 ev_sel=0x82 umask=0x40: Credits of transgress 6. */ \
	SNR_M2M_CTL_(UINT64_C(0x4082))
#define SNR_M2M_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR7 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY0.TGR7 ev_sel=0x82 umask=0x80: Credits of transgress 7. */ \
	SNR_M2M_CTL_(UINT64_C(0x8082))
/* UNC_M2M_AG0_AD_CRD_OCCUPANCY1 ev_sel=0x83: AD credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer from 8 on. */
#define SNR_M2M_EVENT_AG0_AD_CRD_OCCUPANCY1_TGR8 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY1.TGR8 ev_sel=0x83 umask=0x1: Credits of transgress 8. */ \
	SNR_M2M_CTL_(UINT64_C(0x183))
#define SNR_M2M_EVENT_AG0_AD_CRD_OCCUPANCY1_TGR9 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY1.TGR9 ev_sel=0x83 umask=0x2: Credits of transgress 9. */ \
	SNR_M2M_CTL_(UINT64_C(0x283))
#define SNR_M2M_EVENT_AG0_AD_CRD_OCCUPANCY1_TGR10 /* UNC_M2M_AG0_AD_CRD_OCCUPANCY1.TGR10 ev_sel=0x83 umask=0x4: Credits of transgress 10. */ \
	SNR_M2M_CTL_(UINT64_C(0x483))
/* UNC_M2M_AG1_AD_CRD_ACQUIRED0 ev_sel=0x84: AD credits that agent 1 of the mesh stop takes, by transgress buffer up to 7. */
#define SNR_M2M_EVENT_AG1_AD_CRD_ACQUIRED0_TGR0 /* UNC_M2M_AG1_AD_CRD_ACQUIRED0.TGR0 ev_sel=0x84 umask=0x1: Credits of transgress 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x184))
#define SNR_M2M_EVENT_AG1_AD_CRD_ACQUIRED0_TGR1 /* UNC_M2M_AG1_AD_CRD_ACQUIRED0.TGR1 ev_sel=0x84 umask=0x2: Credits of transgress 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x284))
#define SNR_M2M_EVENT_AG1_AD_CRD_ACQUIRED0_TGR2 /* UNC_M2M_AG1_AD_CRD_ACQUIRED0.TGR2 ev_sel=0x84 umask=0x4: Credits of transgress 2. */ \
	SNR_M2M_CTL_(UINT64_C(0x484))
#define SNR_M2M_EVENT_AG1_AD_CRD_ACQUIRED0_TGR3 /* UNC_M2M_AG1_AD_CRD_ACQUIRED0.TGR3 ev_sel=0x84 umask=0x8: Credits of transgress 3. */ \
	SNR_M2M_CTL_(UINT64_C(0x884))
#define SNR_M2M_EVENT_AG1_AD_CRD_ACQUIRED0_TGR4 /* UNC_M2M_AG1_AD_CRD_ACQUIRED0.TGR4 ev_sel=0x84 umask=0x10: Credits of transgress 4. */ \
	SNR_M2M_CTL_(UINT64_C(0x1084))
#define SNR_M2M_EVENT_AG1_AD_CRD_ACQUIRED0_TGR5 /* UNC_M2M_AG1_AD_CRD_ACQUIRED0.TGR5 ev_sel=0x84 umask=0x20: Credits of transgress 5. */ \
	SNR_M2M_CTL_(UINT64_C(0x2084))
#define SNR_M2M_EVENT_AG1_AD_CRD_ACQUIRED0_TGR6 /* UNC_M2M_AG1_AD_CRD_ACQUIRED0.TGR6 ev_sel=0x84 umask=0x40: Credits of transgress 6. */ \
	SNR_M2M_CTL_(UINT64_C(0x4084))
#define SNR_M2M_EVENT_AG1_AD_CRD_ACQUIRED0_TGR7 /* UNC_M2M_AG1_AD_CRD_ACQUIRED0.TGR7 ev_sel=0x84 umask=0x80: Credits of transgress 7. */ \
	SNR_M2M_CTL_(UINT64_C(0x8084))
/* UNC_M2M_AG1_AD_CRD_ACQUIRED1 ev_sel=0x85: AD credits that agent 1 of the mesh stop takes, by transgress buffer from 8 on. */
#define SNR_M2M_EVENT_AG1_AD_CRD_ACQUIRED1_TGR8 /* UNC_M2M_AG1_AD_CRD_ACQUIRED1.TGR8 ev_sel=0x85 umask=0x1: Credits of transgress 8. */ \
	SNR_M2M_CTL_(UINT64_C(0x185))
#define SNR_M2M_EVENT_AG1_AD_CRD_ACQUIRED1_TGR9 /* UNC_M2M_AG1_AD_CRD_ACQUIRED1.TGR9 ev_sel=0x85 umask=0x2: Credits of transgress 9. */ \
	SNR_M2M_CTL_(UINT64_C(0x285))
#define SNR_M2M_EVENT_AG1_AD_CRD_ACQUIRED1_TGR10 /* UNC_M2M_AG1_AD_CRD_ACQUIRED1.TGR10 ev_sel=0x85 umask=0x4: Credits of transgress 10. */ \
	SNR_M2M_CTL_(UINT64_C(0x485))
/* UNC_M2M_AG1_AD_CRD_OCCUPANCY0 ev_sel=0x86: AD credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer up to 7. */
#define SNR_M2M_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR0 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY0.TGR0 ev_sel=0x86 umask=0x1: Credits of transgress 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x186))
#define SNR_M2M_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR1 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY0.TGR1 ev_sel=0x86 umask=0x2: Credits of transgress 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x286))
#define SNR_M2M_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR2 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY0.TGR2 ev_sel=0x86 umask=0x4: Credits of transgress 2. */ \
	SNR_M2M_CTL_(UINT64_C(0x486))
#define SNR_M2M_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR3 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY0.TGR3 ev_sel=0x86 umask=0x8: Credits of transgress 3. */ \
	SNR_M2M_CTL_(UINT64_C(0x886))
#define SNR_M2M_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR4 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY0.TGR4 ev_sel=0x86 umask=0x10: Credits of transgress 4. */ \
	SNR_M2M_CTL_(UINT64_C(0x1086))
#define SNR_M2M_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR5 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY0.TGR5 ev_sel=0x86 umask=0x20: Credits of transgress 5. */ \
	SNR_M2M_CTL_(UINT64_C(0x2086))
#define SNR_M2M_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR6 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY0.TGR6 ev_sel=0x86 umask=0x40: Credits of transgress 6. */ \
	SNR_M2M_CTL_(UINT64_C(0x4086))
#define SNR_M2M_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR7 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY0.TGR7 ev_sel=0x86 umask=0x80: Credits of transgress 7. */ \
	SNR_M2M_CTL_(UINT64_C(0x8086))
/* UNC_M2M_AG1_AD_CRD_OCCUPANCY1 ev_sel=0x87: AD credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer from 8 on. */
#define SNR_M2M_EVENT_AG1_AD_CRD_OCCUPANCY1_TGR8 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY1.TGR8 ev_sel=0x87 umask=0x1: Credits of transgress 8. */ \
	SNR_M2M_CTL_(UINT64_C(0x187))
#define SNR_M2M_EVENT_AG1_AD_CRD_OCCUPANCY1_TGR9 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY1.TGR9 ev_sel=0x87 umask=0x2: Credits of transgress 9. */ \
	SNR_M2M_CTL_(UINT64_C(0x287))
#define SNR_M2M_EVENT_AG1_AD_CRD_OCCUPANCY1_TGR10 /* UNC_M2M_AG1_AD_CRD_OCCUPANCY1.TGR10 ev_sel=0x87 umask=0x4: Credits of transgress 10. */ \
	SNR_M2M_CTL_(UINT64_C(0x487))
/* UNC_M2M_AG0_BL_CRD_ACQUIRED0 ev_sel=0x88: BL credits that agent 0 of the mesh stop takes, by transgress buffer up to 7. */
#define SNR_M2M_EVENT_AG0_BL_CRD_ACQUIRED0_TGR0 /* UNC_M2M_AG0_BL_CRD_ACQUIRED0.TGR0 ev_sel=0x88 umask=0x1: Credits of transgress 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x188))
#define SNR_M2M_EVENT_AG0_BL_CRD_ACQUIRED0_TGR1 /* UNC_M2M_AG0_BL_CRD_ACQUIRED0.TGR1 ev_sel=0x88 umask=0x2: Credits of transgress 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x288))
#define SNR_M2M_EVENT_AG0_BL_CRD_ACQUIRED0_TGR2 /* UNC_M2M_AG0_BL_CRD_ACQUIRED0.TGR2 ev_sel=0x88 umask=0x4: Credits of transgress 2. */ \
	SNR_M2M_CTL_(UINT64_C(0x488))
#define SNR_M2M_EVENT_AG0_BL_CRD_ACQUIRED0_TGR3 /* UNC_M2M_AG0_BL_CRD_ACQUIRED0.TGR3 ev_sel=0x88 umask=0x8: Credits of transgress 3. */ \
	SNR_M2M_CTL_(UINT64_C(0x888))
#define SNR_M2M_EVENT_AG0_BL_CRD_ACQUIRED0_TGR4 /* UNC_M2M_AG0_BL_CRD_ACQUIRED0.TGR4 ev_sel=0x88 umask=0x10: Credits of transgress 4. */ \
	SNR_M2M_CTL_(UINT64_C(0x1088))
#define SNR_M2M_EVENT_AG0_BL_CRD_ACQUIRED0_TGR5 /* UNC_M2M_AG0_BL_CRD_ACQUIRED0.TGR5 ev_sel=0x88 umask=0x20: Credits of transgress 5. */ \
	SNR_M2M_CTL_(UINT64_C(0x2088))
#define SNR_M2M_EVENT_AG0_BL_CRD_ACQUIRED0_TGR6 /* UNC_M2M_AG0_BL_CRD_ACQUIRED0.TGR6 ev_sel=0x88 umask=0x40: Credits of transgress 6. */ \
	SNR_M2M_CTL_(UINT64_C(0x4088))
#define SNR_M2M_EVENT_AG0_BL_CRD_ACQUIRED0_TGR7 /* UNC_M2M_AG0_BL_CRD_ACQUIRED0.TGR7 ev_sel=0x88 umask=0x80: Credits of transgress 7. */ \
	SNR_M2M_CTL_(UINT64_C(0x8088))
/* UNC_M2M_AG0_BL_CRD_ACQUIRED1 ev_sel=0x89: BL credits that agent 0 of the mesh stop takes, by transgress buffer from 8 on. */
#define SNR_M2M_EVENT_AG0_BL_CRD_ACQUIRED1_TGR8 /* UNC_M2M_AG0_BL_CRD_ACQUIRED1.TGR8 ev_sel=0x89 umask=0x1: Credits of transgress 8. */ \
	SNR_M2M_CTL_(UINT64_C(0x189))
#define SNR_M2M_EVENT_AG0_BL_CRD_ACQUIRED1_TGR9 /* UNC_M2M_AG0_BL_CRD_ACQUIRED1.TGR9 ev_sel=0x89 umask=0x2: Credits of transgress 9. */ \
	SNR_M2M_CTL_(UINT64_C(0x289))
#define SNR_M2M_EVENT_AG0_BL_CRD_ACQUIRED1_TGR10 /* UNC_M2M_AG0_BL_CRD_ACQUIRED1.TGR10 ev_sel=0x89 umask=0x4: Credits of transgress 10. */ \
	SNR_M2M_CTL_(UINT64_C(0x489))
/* UNC_M2M_AG0_BL_CRD_OCCUPANCY0 ev_sel=0x8a: BL credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer up to 7. */
#define SNR_M2M_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR0 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY0.TGR0 ev_sel=0x8a umask=0x1: Credits of transgress 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x18a))
#define SNR_M2M_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR1 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY0.TGR1 ev_sel=0x8a umask=0x2: Credits of transgress 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x28a))
#define SNR_M2M_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR2 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY0.TGR2 ev_sel=0x8a umask=0x4: Credits of transgress 2. */ \
	SNR_M2M_CTL_(UINT64_C(0x48a))
#define SNR_M2M_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR3 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY0.TGR3 ev_sel=0x8a umask=0x8: Credits of transgress 3. */ \
	SNR_M2M_CTL_(UINT64_C(0x88a))
#define SNR_M2M_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR4 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY0.TGR4 ev_sel=0x8a umask=0x10: Credits of transgress 4. */ \
	SNR_M2M_CTL_(UINT64_C(0x108a))
#define SNR_M2M_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR5 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY0.TGR5 ev_sel=0x8a umask=0x20: Credits of transgress 5. */ \
	SNR_M2M_CTL_(UINT64_C(0x208a))
#define SNR_M2M_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR6 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY0.TGR6 ev_sel=0x8a umask=0x40: Credits of transgress 6. */ \
	SNR_M2M_CTL_(UINT64_C(0x408a))
#define SNR_M2M_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR7 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY0.TGR7 ev_sel=0x8a umask=0x80: Credits of transgress 7. */ \
	SNR_M2M_CTL_(UINT64_C(0x808a))
/* UNC_M2M_AG0_BL_CRD_OCCUPANCY1 ev_sel=0x8b: BL credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer from 8 on. */
#define SNR_M2M_EVENT_AG0_BL_CRD_OCCUPANCY1_TGR8 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY1.TGR8 ev_sel=0x8b umask=0x1: Credits of transgress 8. */ \
	SNR_M2M_CTL_(UINT64_C(0x18b))
#define SNR_M2M_EVENT_AG0_BL_CRD_OCCUPANCY1_TGR9 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY1.TGR9 ev_sel=0x8b umask=0x2: Credits of transgress 9. */ \
	SNR_M2M_CTL_(UINT64_C(0x28b))
#define SNR_M2M_EVENT_AG0_BL_CRD_OCCUPANCY1_TGR10 /* UNC_M2M_AG0_BL_CRD_OCCUPANCY1.TGR10 ev_sel=0x8b umask=0x4: Credits of transgress 10. */ \
	SNR_M2M_CTL_(UINT64_C(0x48b))
/* UNC_M2M_AG1_BL_CRD_ACQUIRED0 ev_sel=0x8c: BL credits that agent 1 of the mesh stop takes, by transgress buffer up to 7. */
#define SNR_M2M_EVENT_AG1_BL_CRD_ACQUIRED0_TGR0 /* UNC_M2M_AG1_BL_CRD_ACQUIRED0.TGR0 ev_sel=0x8c umask=0x1: Credits of transgress 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x18c))
#define SNR_M2M_EVENT_AG1_BL_CRD_ACQUIRED0_TGR1 /* UNC_M2M_AG1_BL_CRD_ACQUIRED0.TGR1 ev_sel=0x8c umask=0x2: Credits of transgress 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x28c))
#define SNR_M2M_EVENT_AG1_BL_CRD_ACQUIRED0_TGR2 /* UNC_M2M_AG1_BL_CRD_ACQUIRED0.TGR2 ev_sel=0x8c umask=0x4: Credits of transgress 2. */ \
	SNR_M2M_CTL_(UINT64_C(0x48c))
#define SNR_M2M_EVENT_AG1_BL_CRD_ACQUIRED0_TGR3 /* UNC_M2M_AG1_BL_CRD_ACQUIRED0.TGR3 ev_sel=0x8c umask=0x8: Credits of transgress 3. */ \
	SNR_M2M_CTL_(UINT64_C(0x88c))
#define SNR_M2M_EVENT_AG1_BL_CRD_ACQUIRED0_TGR4 /* UNC_M2M_AG1_BL_CRD_ACQUIRED0.TGR4 ev_sel=0x8c umask=0x10: Credits of transgress 4. */ \
	SNR_M2M_CTL_(UINT64_C(0x108c))
#define SNR_M2M_EVENT_AG1_BL_CRD_ACQUIRED0_TGR5 /* UNC_M2M_AG1_BL_CRD_ACQUIRED0.TGR5 ev_sel=0x8c umask=0x20: Credits of transgress 5. */ \
	SNR_M2M_CTL_(UINT64_C(0x208c))
#define SNR_M2M_EVENT_AG1_BL_CRD_ACQUIRED0_TGR6 /* UNC_M2M_AG1_BL_CRD_ACQUIRED0.TGR6 ev_sel=0x8c umask=0x40: Credits of transgress 6. */ \
	SNR_M2M_CTL_(UINT64_C(0x408c))
#define SNR_M2M_EVENT_AG1_BL_CRD_ACQUIRED0_TGR7 /* UNC_M2M_AG1_BL_CRD_ACQUIRED0.TGR7 ev_sel=0x8c umask=0x80: Credits of transgress 7. */ \
	SNR_M2M_CTL_(UINT64_C(0x808c))
/* UNC_M2M_AG1_BL_CRD_ACQUIRED1 ev_sel=0x8d: BL credits that agent 1 of the mesh stop takes, by transgress buffer from 8 on. */
#define SNR_M2M_EVENT_AG1_BL_CRD_ACQUIRED1_TGR8 /* UNC_M2M_AG1_BL_CRD_ACQUIRED1.TGR8 ev_sel=0x8d umask=0x1: Credits of transgress 8. */ \
	SNR_M2M_CTL_(UINT64_C(0x18d))
#define SNR_M2M_EVENT_AG1_BL_CRD_ACQUIRED1_TGR9 /* UNC_M2M_AG1_BL_CRD_ACQUIRED1.TGR9 ev_sel=0x8d umask=0x2: Credits of transgress 9. */ \
	SNR_M2M_CTL_(UINT64_C(0x28d))
#define SNR_M2M_EVENT_AG1_BL_CRD_ACQUIRED1_TGR10 /* UNC_M2M_AG1_BL_CRD_ACQUIRED1.TGR10 ev_sel=0x8d umask=0x4: Credits of transgress 10. */ \
	SNR_M2M_CTL_(UINT64_C(0x48d))
/* UNC_M2M_AG1_BL_CRD_OCCUPANCY0 ev_sel=0x8e: BL credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer up to 7. */
#define SNR_M2M_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR0 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY0.TGR0 ev_sel=0x8e umask=0x1: Credits of transgress 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x18e))
#define SNR_M2M_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR1 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY0.TGR1 ev_sel=0x8e umask=0x2: Credits of transgress 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x28e))
#define SNR_M2M_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR2 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY0.TGR2 ev_sel=0x8e umask=0x4: Credits of transgress 2. */ \
	SNR_M2M_CTL_(UINT64_C(0x48e))
#define SNR_M2M_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR3 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY0.TGR3 ev_sel=0x8e umask=0x8: Credits of transgress 3. */ \
	SNR_M2M_CTL_(UINT64_C(0x88e))
#define SNR_M2M_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR4 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY0.TGR4 ev_sel=0x8e umask=0x10: Credits of transgress 4. */ \
	SNR_M2M_CTL_(UINT64_C(0x108e))
#define SNR_M2M_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR5 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY0.TGR5 ev_sel=0x8e umask=0x20: Credits of transgress 5. */ \
	SNR_M2M_CTL_(UINT64_C(0x208e))
#define SNR_M2M_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR6 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY0.TGR6 ev_sel=0x8e umask=0x40: Credits of transgress 6. */ \
	SNR_M2M_CTL_(UINT64_C(0x408e))
#define SNR_M2M_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR7 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY0.TGR7 ev_sel=0x8e umask=0x80: Credits of transgress 7. */ \
	SNR_M2M_CTL_(UINT64_C(0x808e))
/* UNC_M2M_AG1_BL_CRD_OCCUPANCY1 ev_sel=0x8f: BL credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer from 8 on. */
#define SNR_M2M_EVENT_AG1_BL_CRD_OCCUPANCY1_TGR8 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY1.TGR8 ev_sel=0x8f umask=0x1: Credits of transgress 8. */ \
	SNR_M2M_CTL_(UINT64_C(0x18f))
#define SNR_M2M_EVENT_AG1_BL_CRD_OCCUPANCY1_TGR9 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY1.TGR9 ev_sel=0x8f umask=0x2: Credits of transgress 9. */ \
	SNR_M2M_CTL_(UINT64_C(0x28f))
#define SNR_M2M_EVENT_AG1_BL_CRD_OCCUPANCY1_TGR10 /* UNC_M2M_AG1_BL_CRD_OCCUPANCY1.TGR10 ev_sel=0x8f umask=0x4: Credits of transgress 10. */ \
	SNR_M2M_CTL_(UINT64_C(0x48f))
/* UNC_M2M_TxR_VERT_OCCUPANCY0 ev_sel=0x90: Messages that wait for the vertical ring, added up each cycle. */
#define SNR_M2M_EVENT_TXR_VERT_OCCUPANCY0_AD_AG0 /* UNC_M2M_TxR_VERT_OCCUPANCY0.AD_AG0 ev_sel=0x90 umask=0x1: AD messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x190))
#define SNR_M2M_EVENT_TXR_VERT_OCCUPANCY0_AK_AG0 /* UNC_M2M_TxR_VERT_OCCUPANCY0.AK_AG0 ev_sel=0x90 umask=0x2: AK messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x290))
#define SNR_M2M_EVENT_TXR_VERT_OCCUPANCY0_BL_AG0 /* UNC_M2M_TxR_VERT_OCCUPANCY0.BL_AG0 ev_sel=0x90 umask=0x4: BL messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x490))
#define SNR_M2M_EVENT_TXR_VERT_OCCUPANCY0_IV_AG0 /* UNC_M2M_TxR_VERT_OCCUPANCY0.IV_AG0 ev_sel=0x90 umask=0x8: IV messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x890))
#define SNR_M2M_EVENT_TXR_VERT_OCCUPANCY0_AD_AG1 /* UNC_M2M_TxR_VERT_OCCUPANCY0.AD_AG1 ev_sel=0x90 umask=0x10: AD messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x1090))
#define SNR_M2M_EVENT_TXR_VERT_OCCUPANCY0_AK_AG1 /* UNC_M2M_TxR_VERT_OCCUPANCY0.AK_AG1 ev_sel=0x90 umask=0x20: AK messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x2090))
#define SNR_M2M_EVENT_TXR_VERT_OCCUPANCY0_BL_AG1 /* UNC_M2M_TxR_VERT_OCCUPANCY0.BL_AG1 ev_sel=0x90 umask=0x40: BL messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x4090))
/* UNC_M2M_TxR_VERT_OCCUPANCY1 ev_sel=0x91: Messages that wait for the vertical ring, added up each cycle (AKC messages). */
#define SNR_M2M_EVENT_TXR_VERT_OCCUPANCY1_AKC_AG0 /* UNC_M2M_TxR_VERT_OCCUPANCY1.AKC_AG0 ev_sel=0x91 umask=0x1: AKC messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x191))
#define SNR_M2M_EVENT_TXR_VERT_OCCUPANCY1_AKC_AG1 /* UNC_M2M_TxR_VERT_OCCUPANCY1.AKC_AG1 ev_sel=0x91 umask=0x2: AKC messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x291))
/* UNC_M2M_TxR_VERT_INSERTS0 ev_sel=0x92: Messages that enter the queue for the vertical ring. */
#define SNR_M2M_EVENT_TXR_VERT_INSERTS0_AD_AG0 /* UNC_M2M_TxR_VERT_INSERTS0.AD_AG0 ev_sel=0x92 umask=0x1: AD messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x192))
#define SNR_M2M_EVENT_TXR_VERT_INSERTS0_AK_AG0 /* UNC_M2M_TxR_VERT_INSERTS0.AK_AG0 ev_sel=0x92 umask=0x2: AK messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x292))
#define SNR_M2M_EVENT_TXR_VERT_INSERTS0_BL_AG0 /* UNC_M2M_TxR_VERT_INSERTS0.BL_AG0 ev_sel=0x92 umask=0x4: BL messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x492))
#define SNR_M2M_EVENT_TXR_VERT_INSERTS0_IV_AG0 /* UNC_M2M_TxR_VERT_INSERTS0.IV_AG0 ev_sel=0x92 umask=0x8: IV messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x892))
#define SNR_M2M_EVENT_TXR_VERT_INSERTS0_AD_AG1 /* UNC_M2M_TxR_VERT_INSERTS0.AD_AG1 ev_sel=0x92 umask=0x10: AD messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x1092))
#define SNR_M2M_EVENT_TXR_VERT_INSERTS0_AK_AG1 /* UNC_M2M_TxR_VERT_INSERTS0.AK_AG1 ev_sel=0x92 umask=0x20: AK messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x2092))
#define SNR_M2M_EVENT_TXR_VERT_INSERTS0_BL_AG1 /* UNC_M2M_TxR_VERT_INSERTS0.BL_AG1 ev_sel=0x92 umask=0x40: BL messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x4092))
/* UNC_M2M_TxR_VERT_INSERTS1 ev_sel=0x93: Messages that enter the queue for the vertical ring (AKC messages). */
#define SNR_M2M_EVENT_TXR_VERT_INSERTS1_AKC_AG0 /* UNC_M2M_TxR_VERT_INSERTS1.AKC_AG0 ev_sel=0x93 umask=0x1: AKC messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x193))
#define SNR_M2M_EVENT_TXR_VERT_INSERTS1_AKC_AG1 /* UNC_M2M_TxR_VERT_INSERTS1.AKC_AG1 ev_sel=0x93 umask=0x2: AKC messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x293))
/* UNC_M2M_TxR_VERT_CYCLES_FULL0 ev_sel=0x94: Cycles in which the queue for the vertical ring is full, going by the name; Intel's longer description says not full. */
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_FULL0_AD_AG0 /* UNC_M2M_TxR_VERT_CYCLES_FULL0.AD_AG0 ev_sel=0x94 umask=0x1: AD messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x194))
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_FULL0_AK_AG0 /* UNC_M2M_TxR_VERT_CYCLES_FULL0.AK_AG0 ev_sel=0x94 umask=0x2: AK messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x294))
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_FULL0_BL_AG0 /* UNC_M2M_TxR_VERT_CYCLES_FULL0.BL_AG0 ev_sel=0x94 umask=0x4: BL messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x494))
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_FULL0_IV_AG0 /* UNC_M2M_TxR_VERT_CYCLES_FULL0.IV_AG0 ev_sel=0x94 umask=0x8: IV messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x894))
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_FULL0_AD_AG1 /* UNC_M2M_TxR_VERT_CYCLES_FULL0.AD_AG1 ev_sel=0x94 umask=0x10: AD messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x1094))
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_FULL0_AK_AG1 /* UNC_M2M_TxR_VERT_CYCLES_FULL0.AK_AG1 ev_sel=0x94 umask=0x20: AK messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x2094))
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_FULL0_BL_AG1 /* UNC_M2M_TxR_VERT_CYCLES_FULL0.BL_AG1 ev_sel=0x94 umask=0x40: BL messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x4094))
/* UNC_M2M_TxR_VERT_CYCLES_FULL1 ev_sel=0x95: Cycles in which the queue for the vertical ring is full, going by the name; Intel's longer description says not full (AKC messages). */
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_FULL1_AKC_AG0 /* UNC_M2M_TxR_VERT_CYCLES_FULL1.AKC_AG0 ev_sel=0x95 umask=0x1: AKC messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x195))
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_FULL1_AKC_AG1 /* UNC_M2M_TxR_VERT_CYCLES_FULL1.AKC_AG1 ev_sel=0x95 umask=0x2: AKC messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x295))
/* UNC_M2M_TxR_VERT_CYCLES_NE0 ev_sel=0x96: Cycles in which something waits for the vertical ring. */
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_NE0_AD_AG0 /* UNC_M2M_TxR_VERT_CYCLES_NE0.AD_AG0 ev_sel=0x96 umask=0x1: AD messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x196))
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_NE0_AK_AG0 /* UNC_M2M_TxR_VERT_CYCLES_NE0.AK_AG0 ev_sel=0x96 umask=0x2: AK messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x296))
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_NE0_BL_AG0 /* UNC_M2M_TxR_VERT_CYCLES_NE0.BL_AG0 ev_sel=0x96 umask=0x4: BL messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x496))
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_NE0_IV_AG0 /* UNC_M2M_TxR_VERT_CYCLES_NE0.IV_AG0 ev_sel=0x96 umask=0x8: IV messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x896))
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_NE0_AD_AG1 /* UNC_M2M_TxR_VERT_CYCLES_NE0.AD_AG1 ev_sel=0x96 umask=0x10: AD messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x1096))
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_NE0_AK_AG1 /* UNC_M2M_TxR_VERT_CYCLES_NE0.AK_AG1 ev_sel=0x96 umask=0x20: AK messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x2096))
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_NE0_BL_AG1 /* UNC_M2M_TxR_VERT_CYCLES_NE0.BL_AG1 ev_sel=0x96 umask=0x40: BL messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x4096))
/* UNC_M2M_TxR_VERT_CYCLES_NE1 ev_sel=0x97: Cycles in which something waits for the vertical ring (AKC messages). */
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_NE1_AKC_AG0 /* UNC_M2M_TxR_VERT_CYCLES_NE1.AKC_AG0 ev_sel=0x97 umask=0x1: AKC messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x197))
#define SNR_M2M_EVENT_TXR_VERT_CYCLES_NE1_AKC_AG1 /* UNC_M2M_TxR_VERT_CYCLES_NE1.AKC_AG1 ev_sel=0x97 umask=0x2: AKC messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x297))
/* UNC_M2M_TxR_VERT_NACK0 ev_sel=0x98: Messages that the vertical ring refused. */
#define SNR_M2M_EVENT_TXR_VERT_NACK0_AD_AG0 /* UNC_M2M_TxR_VERT_NACK0.AD_AG0 ev_sel=0x98 umask=0x1: AD messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x198))
#define SNR_M2M_EVENT_TXR_VERT_NACK0_AK_AG0 /* UNC_M2M_TxR_VERT_NACK0.AK_AG0 ev_sel=0x98 umask=0x2: AK messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x298))
#define SNR_M2M_EVENT_TXR_VERT_NACK0_BL_AG0 /* UNC_M2M_TxR_VERT_NACK0.BL_AG0 ev_sel=0x98 umask=0x4: BL messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x498))
#define SNR_M2M_EVENT_TXR_VERT_NACK0_IV_AG0 /* UNC_M2M_TxR_VERT_NACK0.IV_AG0 ev_sel=0x98 umask=0x8: IV messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x898))
#define SNR_M2M_EVENT_TXR_VERT_NACK0_AD_AG1 /* UNC_M2M_TxR_VERT_NACK0.AD_AG1 ev_sel=0x98 umask=0x10: AD messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x1098))
#define SNR_M2M_EVENT_TXR_VERT_NACK0_AK_AG1 /* UNC_M2M_TxR_VERT_NACK0.AK_AG1 ev_sel=0x98 umask=0x20: AK messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x2098))
#define SNR_M2M_EVENT_TXR_VERT_NACK0_BL_AG1 /* UNC_M2M_TxR_VERT_NACK0.BL_AG1 ev_sel=0x98 umask=0x40: BL messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x4098))
/* UNC_M2M_TxR_VERT_NACK1 ev_sel=0x99: Messages that the vertical ring refused (AKC messages). */
#define SNR_M2M_EVENT_TXR_VERT_NACK1_AKC_AG0 /* UNC_M2M_TxR_VERT_NACK1.AKC_AG0 ev_sel=0x99 umask=0x1: AKC messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x199))
#define SNR_M2M_EVENT_TXR_VERT_NACK1_AKC_AG1 /* UNC_M2M_TxR_VERT_NACK1.AKC_AG1 ev_sel=0x99 umask=0x2: AKC messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x299))
/* UNC_M2M_TxR_VERT_STARVED0 ev_sel=0x9a: Times that messages waited so long for the vertical ring that they counted as starved. */
#define SNR_M2M_EVENT_TXR_VERT_STARVED0_AD_AG0 /* UNC_M2M_TxR_VERT_STARVED0.AD_AG0 ev_sel=0x9a umask=0x1: AD messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x19a))
#define SNR_M2M_EVENT_TXR_VERT_STARVED0_AK_AG0 /* UNC_M2M_TxR_VERT_STARVED0.AK_AG0 ev_sel=0x9a umask=0x2: AK messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x29a))
#define SNR_M2M_EVENT_TXR_VERT_STARVED0_BL_AG0 /* UNC_M2M_TxR_VERT_STARVED0.BL_AG0 ev_sel=0x9a umask=0x4: BL messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x49a))
#define SNR_M2M_EVENT_TXR_VERT_STARVED0_IV_AG0 /* UNC_M2M_TxR_VERT_STARVED0.IV_AG0 ev_sel=0x9a umask=0x8: IV messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x89a))
#define SNR_M2M_EVENT_TXR_VERT_STARVED0_AD_AG1 /* UNC_M2M_TxR_VERT_STARVED0.AD_AG1 ev_sel=0x9a umask=0x10: AD messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x109a))
#define SNR_M2M_EVENT_TXR_VERT_STARVED0_AK_AG1 /* UNC_M2M_TxR_VERT_STARVED0.AK_AG1 ev_sel=0x9a umask=0x20: AK messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x209a))
#define SNR_M2M_EVENT_TXR_VERT_STARVED0_BL_AG1 /* UNC_M2M_TxR_VERT_STARVED0.BL_AG1 ev_sel=0x9a umask=0x40: BL messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x409a))
/* UNC_M2M_TxR_VERT_STARVED1 ev_sel=0x9b: Times that messages waited so long for the vertical ring that they counted as starved (AKC messages). */
#define SNR_M2M_EVENT_TXR_VERT_STARVED1_AKC_AG0 /* UNC_M2M_TxR_VERT_STARVED1.AKC_AG0 ev_sel=0x9b umask=0x1: AKC messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x19b))
#define SNR_M2M_EVENT_TXR_VERT_STARVED1_AKC_AG1 /* UNC_M2M_TxR_VERT_STARVED1.AKC_AG1 ev_sel=0x9b umask=0x2: AKC messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x29b))
#define SNR_M2M_EVENT_TXR_VERT_STARVED1_TGC /* UNC_M2M_TxR_VERT_STARVED1.TGC ev_sel=0x9b umask=0x4: TGC messages, which Intel does not spell out. */ \
	SNR_M2M_CTL_(UINT64_C(0x49b))
/* UNC_M2M_TxR_VERT_ADS_USED ev_sel=0x9c: Messages that took the slot that the vertical ring keeps free against deadlocks. */
#define SNR_M2M_EVENT_TXR_VERT_ADS_USED_AD_AG0 /* UNC_M2M_TxR_VERT_ADS_USED.AD_AG0 ev_sel=0x9c umask=0x1: AD messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x19c))
#define SNR_M2M_EVENT_TXR_VERT_ADS_USED_BL_AG0 /* UNC_M2M_TxR_VERT_ADS_USED.BL_AG0 ev_sel=0x9c umask=0x4: BL messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x49c))
#define SNR_M2M_EVENT_TXR_VERT_ADS_USED_AD_AG1 /* UNC_M2M_TxR_VERT_ADS_USED.AD_AG1 ev_sel=0x9c umask=0x10: AD messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x109c))
#define SNR_M2M_EVENT_TXR_VERT_ADS_USED_BL_AG1 /* UNC_M2M_TxR_VERT_ADS_USED.BL_AG1 ev_sel=0x9c umask=0x40: BL messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x409c))
/* UNC_M2M_TxR_VERT_BYPASS ev_sel=0x9d: Messages that went straight onto the vertical ring, without waiting in its queue. */
#define SNR_M2M_EVENT_TXR_VERT_BYPASS_AD_AG0 /* UNC_M2M_TxR_VERT_BYPASS.AD_AG0 ev_sel=0x9d umask=0x1: AD messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x19d))
#define SNR_M2M_EVENT_TXR_VERT_BYPASS_AK_AG0 /* UNC_M2M_TxR_VERT_BYPASS.AK_AG0 ev_sel=0x9d umask=0x2: AK messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x29d))
#define SNR_M2M_EVENT_TXR_VERT_BYPASS_BL_AG0 /* UNC_M2M_TxR_VERT_BYPASS.BL_AG0 ev_sel=0x9d umask=0x4: BL messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x49d))
#define SNR_M2M_EVENT_TXR_VERT_BYPASS_IV_AG1 /* UNC_M2M_TxR_VERT_BYPASS.IV_AG1 ev_sel=0x9d umask=0x8: IV messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x89d))
#define SNR_M2M_EVENT_TXR_VERT_BYPASS_AD_AG1 /* UNC_M2M_TxR_VERT_BYPASS.AD_AG1 ev_sel=0x9d umask=0x10: AD messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x109d))
#define SNR_M2M_EVENT_TXR_VERT_BYPASS_AK_AG1 /* UNC_M2M_TxR_VERT_BYPASS.AK_AG1 ev_sel=0x9d umask=0x20: AK messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x209d))
#define SNR_M2M_EVENT_TXR_VERT_BYPASS_BL_AG1 /* UNC_M2M_TxR_VERT_BYPASS.BL_AG1 ev_sel=0x9d umask=0x40: BL messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x409d))
/* UNC_M2M_TxR_VERT_BYPASS_1 ev_sel=0x9e: Messages that went straight onto the vertical ring, without waiting in its queue (AKC messages). */
#define SNR_M2M_EVENT_TXR_VERT_BYPASS_1_AKC_AG0 /* UNC_M2M_TxR_VERT_BYPASS_1.AKC_AG0 ev_sel=0x9e umask=0x1: AKC messages of agent 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x19e))
#define SNR_M2M_EVENT_TXR_VERT_BYPASS_1_AKC_AG1 /* UNC_M2M_TxR_VERT_BYPASS_1.AKC_AG1 ev_sel=0x9e umask=0x2: AKC messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x29e))
/* UNC_M2M_TxR_HORZ_OCCUPANCY ev_sel=0xa0: Messages that wait for the horizontal ring, added up each cycle. */
#define SNR_M2M_EVENT_TXR_HORZ_OCCUPANCY_AD_UNCRD /* UNC_M2M_TxR_HORZ_OCCUPANCY.AD_UNCRD ev_sel=0xa0 umask=0x1: AD messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x1a0))
#define SNR_M2M_EVENT_TXR_HORZ_OCCUPANCY_AK /* UNC_M2M_TxR_HORZ_OCCUPANCY.AK ev_sel=0xa0 umask=0x2: AK messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x2a0))
#define SNR_M2M_EVENT_TXR_HORZ_OCCUPANCY_BL_UNCRD /* UNC_M2M_TxR_HORZ_OCCUPANCY.BL_UNCRD ev_sel=0xa0 umask=0x4: BL messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x4a0))
#define SNR_M2M_EVENT_TXR_HORZ_OCCUPANCY_IV /* UNC_M2M_TxR_HORZ_OCCUPANCY.IV ev_sel=0xa0 umask=0x8: IV messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x8a0))
#define SNR_M2M_EVENT_TXR_HORZ_OCCUPANCY_AD_CRD /* UNC_M2M_TxR_HORZ_OCCUPANCY.AD_CRD ev_sel=0xa0 umask=0x10: AD messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x10a0))
#define SNR_M2M_EVENT_TXR_HORZ_OCCUPANCY_BL_CRD /* UNC_M2M_TxR_HORZ_OCCUPANCY.BL_CRD ev_sel=0xa0 umask=0x40: BL messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x40a0))
#define SNR_M2M_EVENT_TXR_HORZ_OCCUPANCY_AKC_UNCRD /* UNC_M2M_TxR_HORZ_OCCUPANCY.AKC_UNCRD ev_sel=0xa0 umask=0x80: AKC messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x80a0))
#define SNR_M2M_EVENT_TXR_HORZ_OCCUPANCY_AD_ALL /* UNC_M2M_TxR_HORZ_OCCUPANCY.AD_ALL ev_sel=0xa0 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x11a0))
#define SNR_M2M_EVENT_TXR_HORZ_OCCUPANCY_BL_ALL /* UNC_M2M_TxR_HORZ_OCCUPANCY.BL_ALL ev_sel=0xa0 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x44a0))
/* UNC_M2M_TxR_HORZ_INSERTS ev_sel=0xa1: Messages that enter the queue for the horizontal ring. */
#define SNR_M2M_EVENT_TXR_HORZ_INSERTS_AD_UNCRD /* UNC_M2M_TxR_HORZ_INSERTS.AD_UNCRD ev_sel=0xa1 umask=0x1: AD messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x1a1))
#define SNR_M2M_EVENT_TXR_HORZ_INSERTS_AK /* UNC_M2M_TxR_HORZ_INSERTS.AK ev_sel=0xa1 umask=0x2: AK messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x2a1))
#define SNR_M2M_EVENT_TXR_HORZ_INSERTS_BL_UNCRD /* UNC_M2M_TxR_HORZ_INSERTS.BL_UNCRD ev_sel=0xa1 umask=0x4: BL messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x4a1))
#define SNR_M2M_EVENT_TXR_HORZ_INSERTS_IV /* UNC_M2M_TxR_HORZ_INSERTS.IV ev_sel=0xa1 umask=0x8: IV messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x8a1))
#define SNR_M2M_EVENT_TXR_HORZ_INSERTS_AD_CRD /* UNC_M2M_TxR_HORZ_INSERTS.AD_CRD ev_sel=0xa1 umask=0x10: AD messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x10a1))
#define SNR_M2M_EVENT_TXR_HORZ_INSERTS_BL_CRD /* UNC_M2M_TxR_HORZ_INSERTS.BL_CRD ev_sel=0xa1 umask=0x40: BL messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x40a1))
#define SNR_M2M_EVENT_TXR_HORZ_INSERTS_AKC_UNCRD /* UNC_M2M_TxR_HORZ_INSERTS.AKC_UNCRD ev_sel=0xa1 umask=0x80: AKC messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x80a1))
#define SNR_M2M_EVENT_TXR_HORZ_INSERTS_AD_ALL /* UNC_M2M_TxR_HORZ_INSERTS.AD_ALL ev_sel=0xa1 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x11a1))
#define SNR_M2M_EVENT_TXR_HORZ_INSERTS_BL_ALL /* UNC_M2M_TxR_HORZ_INSERTS.BL_ALL ev_sel=0xa1 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x44a1))
/* UNC_M2M_TxR_HORZ_CYCLES_FULL ev_sel=0xa2: Cycles in which the queue for the horizontal ring is full. */
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_FULL_AD_UNCRD /* UNC_M2M_TxR_HORZ_CYCLES_FULL.AD_UNCRD ev_sel=0xa2 umask=0x1: AD messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x1a2))
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_FULL_AK /* UNC_M2M_TxR_HORZ_CYCLES_FULL.AK ev_sel=0xa2 umask=0x2: AK messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x2a2))
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_FULL_BL_UNCRD /* UNC_M2M_TxR_HORZ_CYCLES_FULL.BL_UNCRD ev_sel=0xa2 umask=0x4: BL messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x4a2))
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_FULL_IV /* UNC_M2M_TxR_HORZ_CYCLES_FULL.IV ev_sel=0xa2 umask=0x8: IV messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x8a2))
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_FULL_AD_CRD /* UNC_M2M_TxR_HORZ_CYCLES_FULL.AD_CRD ev_sel=0xa2 umask=0x10: AD messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x10a2))
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_FULL_BL_CRD /* UNC_M2M_TxR_HORZ_CYCLES_FULL.BL_CRD ev_sel=0xa2 umask=0x40: BL messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x40a2))
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_FULL_AKC_UNCRD /* UNC_M2M_TxR_HORZ_CYCLES_FULL.AKC_UNCRD ev_sel=0xa2 umask=0x80: AKC messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x80a2))
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_FULL_AD_ALL /* UNC_M2M_TxR_HORZ_CYCLES_FULL.AD_ALL ev_sel=0xa2 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x11a2))
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_FULL_BL_ALL /* UNC_M2M_TxR_HORZ_CYCLES_FULL.BL_ALL ev_sel=0xa2 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x44a2))
/* UNC_M2M_TxR_HORZ_CYCLES_NE ev_sel=0xa3: Cycles in which something waits for the horizontal ring. */
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_NE_AD_UNCRD /* UNC_M2M_TxR_HORZ_CYCLES_NE.AD_UNCRD ev_sel=0xa3 umask=0x1: AD messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x1a3))
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_NE_AK /* UNC_M2M_TxR_HORZ_CYCLES_NE.AK ev_sel=0xa3 umask=0x2: AK messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x2a3))
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_NE_BL_UNCRD /* UNC_M2M_TxR_HORZ_CYCLES_NE.BL_UNCRD ev_sel=0xa3 umask=0x4: BL messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x4a3))
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_NE_IV /* UNC_M2M_TxR_HORZ_CYCLES_NE.IV ev_sel=0xa3 umask=0x8: IV messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x8a3))
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_NE_AD_CRD /* UNC_M2M_TxR_HORZ_CYCLES_NE.AD_CRD ev_sel=0xa3 umask=0x10: AD messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x10a3))
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_NE_BL_CRD /* UNC_M2M_TxR_HORZ_CYCLES_NE.BL_CRD ev_sel=0xa3 umask=0x40: BL messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x40a3))
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_NE_AKC_UNCRD /* UNC_M2M_TxR_HORZ_CYCLES_NE.AKC_UNCRD ev_sel=0xa3 umask=0x80: AKC messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x80a3))
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_NE_AD_ALL /* UNC_M2M_TxR_HORZ_CYCLES_NE.AD_ALL ev_sel=0xa3 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x11a3))
#define SNR_M2M_EVENT_TXR_HORZ_CYCLES_NE_BL_ALL /* UNC_M2M_TxR_HORZ_CYCLES_NE.BL_ALL ev_sel=0xa3 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x44a3))
/* UNC_M2M_TxR_HORZ_NACK ev_sel=0xa4: Messages that the horizontal ring refused. */
#define SNR_M2M_EVENT_TXR_HORZ_NACK_AD_UNCRD /* UNC_M2M_TxR_HORZ_NACK.AD_UNCRD ev_sel=0xa4 umask=0x1: AD messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x1a4))
#define SNR_M2M_EVENT_TXR_HORZ_NACK_AK /* UNC_M2M_TxR_HORZ_NACK.AK ev_sel=0xa4 umask=0x2: AK messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x2a4))
#define SNR_M2M_EVENT_TXR_HORZ_NACK_BL_UNCRD /* UNC_M2M_TxR_HORZ_NACK.BL_UNCRD ev_sel=0xa4 umask=0x4: BL messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x4a4))
#define SNR_M2M_EVENT_TXR_HORZ_NACK_IV /* UNC_M2M_TxR_HORZ_NACK.IV ev_sel=0xa4 umask=0x8: IV messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x8a4))
#define SNR_M2M_EVENT_TXR_HORZ_NACK_AD_CRD /* UNC_M2M_TxR_HORZ_NACK.AD_CRD ev_sel=0xa4 umask=0x10: AD messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x10a4))
#define SNR_M2M_EVENT_TXR_HORZ_NACK_BL_CRD /* UNC_M2M_TxR_HORZ_NACK.BL_CRD ev_sel=0xa4 umask=0x40: BL messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x40a4))
#define SNR_M2M_EVENT_TXR_HORZ_NACK_AKC_UNCRD /* UNC_M2M_TxR_HORZ_NACK.AKC_UNCRD ev_sel=0xa4 umask=0x80: AKC messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x80a4))
#define SNR_M2M_EVENT_TXR_HORZ_NACK_AD_ALL /* UNC_M2M_TxR_HORZ_NACK.AD_ALL ev_sel=0xa4 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x11a4))
#define SNR_M2M_EVENT_TXR_HORZ_NACK_BL_ALL /* UNC_M2M_TxR_HORZ_NACK.BL_ALL ev_sel=0xa4 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x44a4))
/* UNC_M2M_TxR_HORZ_STARVED ev_sel=0xa5: Times that messages waited so long for the horizontal ring that they counted as starved. */
#define SNR_M2M_EVENT_TXR_HORZ_STARVED_AD_UNCRD /* UNC_M2M_TxR_HORZ_STARVED.AD_UNCRD ev_sel=0xa5 umask=0x1: AD messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x1a5))
#define SNR_M2M_EVENT_TXR_HORZ_STARVED_AK /* UNC_M2M_TxR_HORZ_STARVED.AK ev_sel=0xa5 umask=0x2: AK messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x2a5))
#define SNR_M2M_EVENT_TXR_HORZ_STARVED_BL_UNCRD /* UNC_M2M_TxR_HORZ_STARVED.BL_UNCRD ev_sel=0xa5 umask=0x4: BL messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x4a5))
#define SNR_M2M_EVENT_TXR_HORZ_STARVED_IV /* UNC_M2M_TxR_HORZ_STARVED.IV ev_sel=0xa5 umask=0x8: IV messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x8a5))
#define SNR_M2M_EVENT_TXR_HORZ_STARVED_AKC_UNCRD /* UNC_M2M_TxR_HORZ_STARVED.AKC_UNCRD ev_sel=0xa5 umask=0x80: AKC messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x80a5))
#define SNR_M2M_EVENT_TXR_HORZ_STARVED_AD_ALL /* UNC_M2M_TxR_HORZ_STARVED.AD_ALL ev_sel=0xa5 umask=0x1: AD messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x1a5))
#define SNR_M2M_EVENT_TXR_HORZ_STARVED_BL_ALL /* UNC_M2M_TxR_HORZ_STARVED.BL_ALL ev_sel=0xa5 umask=0x4: BL messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x4a5))
/* UNC_M2M_TxR_HORZ_ADS_USED ev_sel=0xa6: Messages that took the slot that the horizontal ring keeps free against deadlocks. */
#define SNR_M2M_EVENT_TXR_HORZ_ADS_USED_AD_UNCRD /* UNC_M2M_TxR_HORZ_ADS_USED.AD_UNCRD ev_sel=0xa6 umask=0x1: AD messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x1a6))
#define SNR_M2M_EVENT_TXR_HORZ_ADS_USED_BL_UNCRD /* UNC_M2M_TxR_HORZ_ADS_USED.BL_UNCRD ev_sel=0xa6 umask=0x4: BL messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x4a6))
#define SNR_M2M_EVENT_TXR_HORZ_ADS_USED_AD_CRD /* UNC_M2M_TxR_HORZ_ADS_USED.AD_CRD ev_sel=0xa6 umask=0x10: AD messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x10a6))
#define SNR_M2M_EVENT_TXR_HORZ_ADS_USED_BL_CRD /* UNC_M2M_TxR_HORZ_ADS_USED.BL_CRD ev_sel=0xa6 umask=0x40: BL messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x40a6))
#define SNR_M2M_EVENT_TXR_HORZ_ADS_USED_AD_ALL /* UNC_M2M_TxR_HORZ_ADS_USED.AD_ALL ev_sel=0xa6 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x11a6))
#define SNR_M2M_EVENT_TXR_HORZ_ADS_USED_BL_ALL /* UNC_M2M_TxR_HORZ_ADS_USED.BL_ALL ev_sel=0xa6 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x44a6))
/* UNC_M2M_TxR_HORZ_BYPASS ev_sel=0xa7: Messages that went straight onto the horizontal ring, without waiting in its queue. */
#define SNR_M2M_EVENT_TXR_HORZ_BYPASS_AD_UNCRD /* UNC_M2M_TxR_HORZ_BYPASS.AD_UNCRD ev_sel=0xa7 umask=0x1: AD messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x1a7))
#define SNR_M2M_EVENT_TXR_HORZ_BYPASS_AK /* UNC_M2M_TxR_HORZ_BYPASS.AK ev_sel=0xa7 umask=0x2: AK messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x2a7))
#define SNR_M2M_EVENT_TXR_HORZ_BYPASS_BL_UNCRD /* UNC_M2M_TxR_HORZ_BYPASS.BL_UNCRD ev_sel=0xa7 umask=0x4: BL messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x4a7))
#define SNR_M2M_EVENT_TXR_HORZ_BYPASS_IV /* UNC_M2M_TxR_HORZ_BYPASS.IV ev_sel=0xa7 umask=0x8: IV messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x8a7))
#define SNR_M2M_EVENT_TXR_HORZ_BYPASS_AD_CRD /* UNC_M2M_TxR_HORZ_BYPASS.AD_CRD ev_sel=0xa7 umask=0x10: AD messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x10a7))
#define SNR_M2M_EVENT_TXR_HORZ_BYPASS_BL_CRD /* UNC_M2M_TxR_HORZ_BYPASS.BL_CRD ev_sel=0xa7 umask=0x40: BL messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x40a7))
#define SNR_M2M_EVENT_TXR_HORZ_BYPASS_AKC_UNCRD /* UNC_M2M_TxR_HORZ_BYPASS.AKC_UNCRD ev_sel=0xa7 umask=0x80: AKC messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x80a7))
#define SNR_M2M_EVENT_TXR_HORZ_BYPASS_AD_ALL /* UNC_M2M_TxR_HORZ_BYPASS.AD_ALL ev_sel=0xa7 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x11a7))
#define SNR_M2M_EVENT_TXR_HORZ_BYPASS_BL_ALL /* UNC_M2M_TxR_HORZ_BYPASS.BL_ALL ev_sel=0xa7 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x44a7))
/* UNC_M2M_RING_BOUNCES_VERT ev_sel=0xaa: Cycles in which messages of the vertical ring were turned away at this stop. */
#define SNR_M2M_EVENT_RING_BOUNCES_VERT_AD /* UNC_M2M_RING_BOUNCES_VERT.AD ev_sel=0xaa umask=0x1: AD messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x1aa))
#define SNR_M2M_EVENT_RING_BOUNCES_VERT_AK /* UNC_M2M_RING_BOUNCES_VERT.AK ev_sel=0xaa umask=0x2: AK messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x2aa))
#define SNR_M2M_EVENT_RING_BOUNCES_VERT_BL /* UNC_M2M_RING_BOUNCES_VERT.BL ev_sel=0xaa umask=0x4: BL messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x4aa))
#define SNR_M2M_EVENT_RING_BOUNCES_VERT_IV /* UNC_M2M_RING_BOUNCES_VERT.IV ev_sel=0xaa umask=0x8: IV messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x8aa))
#define SNR_M2M_EVENT_RING_BOUNCES_VERT_AKC /* UNC_M2M_RING_BOUNCES_VERT.AKC ev_sel=0xaa umask=0x10: AKC messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x10aa))
/* UNC_M2M_RING_SINK_STARVED_VERT ev_sel=0xab: Starvation where messages leave the vertical ring, going by the name; Intel does not explain it. */
#define SNR_M2M_EVENT_RING_SINK_STARVED_VERT_AD /* UNC_M2M_RING_SINK_STARVED_VERT.AD ev_sel=0xab umask=0x1: AD messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x1ab))
#define SNR_M2M_EVENT_RING_SINK_STARVED_VERT_AK /* UNC_M2M_RING_SINK_STARVED_VERT.AK ev_sel=0xab umask=0x2: AK messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x2ab))
#define SNR_M2M_EVENT_RING_SINK_STARVED_VERT_BL /* UNC_M2M_RING_SINK_STARVED_VERT.BL ev_sel=0xab umask=0x4: BL messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x4ab))
#define SNR_M2M_EVENT_RING_SINK_STARVED_VERT_IV /* UNC_M2M_RING_SINK_STARVED_VERT.IV ev_sel=0xab umask=0x8: IV messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x8ab))
#define SNR_M2M_EVENT_RING_SINK_STARVED_VERT_AKC /* UNC_M2M_RING_SINK_STARVED_VERT.AKC ev_sel=0xab umask=0x10: AKC messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x10ab))
/* UNC_M2M_RING_BOUNCES_HORZ ev_sel=0xac: Cycles in which messages of the horizontal ring were turned away at this stop. */
#define SNR_M2M_EVENT_RING_BOUNCES_HORZ_AD /* UNC_M2M_RING_BOUNCES_HORZ.AD ev_sel=0xac umask=0x1: AD messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x1ac))
#define SNR_M2M_EVENT_RING_BOUNCES_HORZ_AK /* UNC_M2M_RING_BOUNCES_HORZ.AK ev_sel=0xac umask=0x2: AK messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x2ac))
#define SNR_M2M_EVENT_RING_BOUNCES_HORZ_BL /* UNC_M2M_RING_BOUNCES_HORZ.BL ev_sel=0xac umask=0x4: BL messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x4ac))
#define SNR_M2M_EVENT_RING_BOUNCES_HORZ_IV /* UNC_M2M_RING_BOUNCES_HORZ.IV ev_sel=0xac umask=0x8: IV messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x8ac))
/* UNC_M2M_RING_SINK_STARVED_HORZ ev_sel=0xad: Starvation where messages leave the horizontal ring, going by the name; Intel does not explain it. */
#define SNR_M2M_EVENT_RING_SINK_STARVED_HORZ_AD /* UNC_M2M_RING_SINK_STARVED_HORZ.AD ev_sel=0xad umask=0x1: AD messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x1ad))
#define SNR_M2M_EVENT_RING_SINK_STARVED_HORZ_AK /* UNC_M2M_RING_SINK_STARVED_HORZ.AK ev_sel=0xad umask=0x2: AK messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x2ad))
#define SNR_M2M_EVENT_RING_SINK_STARVED_HORZ_BL /* UNC_M2M_RING_SINK_STARVED_HORZ.BL ev_sel=0xad umask=0x4: BL messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x4ad))
#define SNR_M2M_EVENT_RING_SINK_STARVED_HORZ_IV /* UNC_M2M_RING_SINK_STARVED_HORZ.IV ev_sel=0xad umask=0x8: IV messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x8ad))
#define SNR_M2M_EVENT_RING_SINK_STARVED_HORZ_AK_AG1 /* UNC_M2M_RING_SINK_STARVED_HORZ.AK_AG1 ev_sel=0xad umask=0x20: AK messages of agent 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x20ad))
#define SNR_M2M_EVENT_RING_SRC_THRTL /* UNC_M2M_RING_SRC_THRTL ev_sel=0xae: Throttling at the source of messages, going by the name; Intel does not explain it. */ \
	SNR_M2M_CTL_(UINT64_C(0xae))
/* UNC_M2M_DISTRESS_ASSERTED ev_sel=0xaf: Cycles in which a signal of distress asks others to send less. */
#define SNR_M2M_EVENT_DISTRESS_ASSERTED_VERT /* UNC_M2M_DISTRESS_ASSERTED.VERT ev_sel=0xaf umask=0x1: Distress along the vertical ring. */ \
	SNR_M2M_CTL_(UINT64_C(0x1af))
#define SNR_M2M_EVENT_DISTRESS_ASSERTED_HORZ /* UNC_M2M_DISTRESS_ASSERTED.HORZ ev_sel=0xaf umask=0x2: Distress along the horizontal ring. */ \
	SNR_M2M_CTL_(UINT64_C(0x2af))
#define SNR_M2M_EVENT_DISTRESS_ASSERTED_DPT_LOCAL /* UNC_M2M_DISTRESS_ASSERTED.DPT_LOCAL ev_sel=0xaf umask=0x4: Throttled prefetches, as this stop asked. */ \
	SNR_M2M_CTL_(UINT64_C(0x4af))
#define SNR_M2M_EVENT_DISTRESS_ASSERTED_DPT_NONLOCAL /* UNC_M2M_DISTRESS_ASSERTED.DPT_NONLOCAL ev_sel=0xaf umask=0x8: Throttled prefetches, as another stop asked. */ \
	SNR_M2M_CTL_(UINT64_C(0x8af))
#define SNR_M2M_EVENT_DISTRESS_ASSERTED_DPT_STALL_IV /* UNC_M2M_DISTRESS_ASSERTED.DPT_STALL_IV ev_sel=0xaf umask=0x40: Throttled prefetches, held up by IV messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x40af))
#define SNR_M2M_EVENT_DISTRESS_ASSERTED_DPT_STALL_NOCRD /* UNC_M2M_DISTRESS_ASSERTED.DPT_STALL_NOCRD ev_sel=0xaf umask=0x80: Throttled prefetches, held up for want of a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x80af))
/* UNC_M2M_VERT_RING_AD_IN_USE ev_sel=0xb0: Cycles in which the vertical AD ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2M_EVENT_VERT_RING_AD_IN_USE_UP_EVEN /* UNC_M2M_VERT_RING_AD_IN_USE.UP_EVEN ev_sel=0xb0 umask=0x1: The even ring upwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x1b0))
#define SNR_M2M_EVENT_VERT_RING_AD_IN_USE_UP_ODD /* UNC_M2M_VERT_RING_AD_IN_USE.UP_ODD ev_sel=0xb0 umask=0x2: The odd ring upwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x2b0))
#define SNR_M2M_EVENT_VERT_RING_AD_IN_USE_DN_EVEN /* UNC_M2M_VERT_RING_AD_IN_USE.DN_EVEN ev_sel=0xb0 umask=0x4: The even ring downwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x4b0))
#define SNR_M2M_EVENT_VERT_RING_AD_IN_USE_DN_ODD /* UNC_M2M_VERT_RING_AD_IN_USE.DN_ODD ev_sel=0xb0 umask=0x8: The odd ring downwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x8b0))
/* UNC_M2M_VERT_RING_AK_IN_USE ev_sel=0xb1: Cycles in which the vertical AK ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2M_EVENT_VERT_RING_AK_IN_USE_UP_EVEN /* UNC_M2M_VERT_RING_AK_IN_USE.UP_EVEN ev_sel=0xb1 umask=0x1: The even ring upwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x1b1))
#define SNR_M2M_EVENT_VERT_RING_AK_IN_USE_UP_ODD /* UNC_M2M_VERT_RING_AK_IN_USE.UP_ODD ev_sel=0xb1 umask=0x2: The odd ring upwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x2b1))
#define SNR_M2M_EVENT_VERT_RING_AK_IN_USE_DN_EVEN /* UNC_M2M_VERT_RING_AK_IN_USE.DN_EVEN ev_sel=0xb1 umask=0x4: The even ring downwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x4b1))
#define SNR_M2M_EVENT_VERT_RING_AK_IN_USE_DN_ODD /* UNC_M2M_VERT_RING_AK_IN_USE.DN_ODD ev_sel=0xb1 umask=0x8: The odd ring downwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x8b1))
/* UNC_M2M_VERT_RING_BL_IN_USE ev_sel=0xb2: Cycles in which the vertical BL ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2M_EVENT_VERT_RING_BL_IN_USE_UP_EVEN /* UNC_M2M_VERT_RING_BL_IN_USE.UP_EVEN ev_sel=0xb2 umask=0x1: The even ring upwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x1b2))
#define SNR_M2M_EVENT_VERT_RING_BL_IN_USE_UP_ODD /* UNC_M2M_VERT_RING_BL_IN_USE.UP_ODD ev_sel=0xb2 umask=0x2: The odd ring upwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x2b2))
#define SNR_M2M_EVENT_VERT_RING_BL_IN_USE_DN_EVEN /* UNC_M2M_VERT_RING_BL_IN_USE.DN_EVEN ev_sel=0xb2 umask=0x4: The even ring downwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x4b2))
#define SNR_M2M_EVENT_VERT_RING_BL_IN_USE_DN_ODD /* UNC_M2M_VERT_RING_BL_IN_USE.DN_ODD ev_sel=0xb2 umask=0x8: The odd ring downwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x8b2))
/* UNC_M2M_VERT_RING_IV_IN_USE ev_sel=0xb3: Cycles in which the vertical IV ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2M_EVENT_VERT_RING_IV_IN_USE_UP /* UNC_M2M_VERT_RING_IV_IN_USE.UP ev_sel=0xb3 umask=0x1: The ring upwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x1b3))
#define SNR_M2M_EVENT_VERT_RING_IV_IN_USE_DN /* UNC_M2M_VERT_RING_IV_IN_USE.DN ev_sel=0xb3 umask=0x4: The ring downwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x4b3))
/* UNC_M2M_VERT_RING_AKC_IN_USE ev_sel=0xb4: Cycles in which the vertical AKC ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2M_EVENT_VERT_RING_AKC_IN_USE_UP_EVEN /* UNC_M2M_VERT_RING_AKC_IN_USE.UP_EVEN ev_sel=0xb4 umask=0x1: The even ring upwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x1b4))
#define SNR_M2M_EVENT_VERT_RING_AKC_IN_USE_UP_ODD /* UNC_M2M_VERT_RING_AKC_IN_USE.UP_ODD ev_sel=0xb4 umask=0x2: The odd ring upwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x2b4))
#define SNR_M2M_EVENT_VERT_RING_AKC_IN_USE_DN_EVEN /* UNC_M2M_VERT_RING_AKC_IN_USE.DN_EVEN ev_sel=0xb4 umask=0x4: The even ring downwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x4b4))
#define SNR_M2M_EVENT_VERT_RING_AKC_IN_USE_DN_ODD /* UNC_M2M_VERT_RING_AKC_IN_USE.DN_ODD ev_sel=0xb4 umask=0x8: The odd ring downwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x8b4))
/* UNC_M2M_VERT_RING_TGC_IN_USE ev_sel=0xb5: Cycles in which the vertical TGC ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2M_EVENT_VERT_RING_TGC_IN_USE_UP_EVEN /* UNC_M2M_VERT_RING_TGC_IN_USE.UP_EVEN ev_sel=0xb5 umask=0x1: The even ring upwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x1b5))
#define SNR_M2M_EVENT_VERT_RING_TGC_IN_USE_UP_ODD /* UNC_M2M_VERT_RING_TGC_IN_USE.UP_ODD ev_sel=0xb5 umask=0x2: The odd ring upwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x2b5))
#define SNR_M2M_EVENT_VERT_RING_TGC_IN_USE_DN_EVEN /* UNC_M2M_VERT_RING_TGC_IN_USE.DN_EVEN ev_sel=0xb5 umask=0x4: The even ring downwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x4b5))
#define SNR_M2M_EVENT_VERT_RING_TGC_IN_USE_DN_ODD /* UNC_M2M_VERT_RING_TGC_IN_USE.DN_ODD ev_sel=0xb5 umask=0x8: The odd ring downwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x8b5))
/* UNC_M2M_HORZ_RING_AD_IN_USE ev_sel=0xb6: Cycles in which the horizontal AD ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2M_EVENT_HORZ_RING_AD_IN_USE_LEFT_EVEN /* UNC_M2M_HORZ_RING_AD_IN_USE.LEFT_EVEN ev_sel=0xb6 umask=0x1: The even ring to the left. */ \
	SNR_M2M_CTL_(UINT64_C(0x1b6))
#define SNR_M2M_EVENT_HORZ_RING_AD_IN_USE_LEFT_ODD /* UNC_M2M_HORZ_RING_AD_IN_USE.LEFT_ODD ev_sel=0xb6 umask=0x2: The odd ring to the left. */ \
	SNR_M2M_CTL_(UINT64_C(0x2b6))
#define SNR_M2M_EVENT_HORZ_RING_AD_IN_USE_RIGHT_EVEN /* UNC_M2M_HORZ_RING_AD_IN_USE.RIGHT_EVEN ev_sel=0xb6 umask=0x4: The even ring to the right. */ \
	SNR_M2M_CTL_(UINT64_C(0x4b6))
#define SNR_M2M_EVENT_HORZ_RING_AD_IN_USE_RIGHT_ODD /* UNC_M2M_HORZ_RING_AD_IN_USE.RIGHT_ODD ev_sel=0xb6 umask=0x8: The odd ring to the right. */ \
	SNR_M2M_CTL_(UINT64_C(0x8b6))
/* UNC_M2M_HORZ_RING_AK_IN_USE ev_sel=0xb7: Cycles in which the horizontal AK ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2M_EVENT_HORZ_RING_AK_IN_USE_LEFT_EVEN /* UNC_M2M_HORZ_RING_AK_IN_USE.LEFT_EVEN ev_sel=0xb7 umask=0x1: The even ring to the left. */ \
	SNR_M2M_CTL_(UINT64_C(0x1b7))
#define SNR_M2M_EVENT_HORZ_RING_AK_IN_USE_LEFT_ODD /* UNC_M2M_HORZ_RING_AK_IN_USE.LEFT_ODD ev_sel=0xb7 umask=0x2: The odd ring to the left. */ \
	SNR_M2M_CTL_(UINT64_C(0x2b7))
#define SNR_M2M_EVENT_HORZ_RING_AK_IN_USE_RIGHT_EVEN /* UNC_M2M_HORZ_RING_AK_IN_USE.RIGHT_EVEN ev_sel=0xb7 umask=0x4: The even ring to the right. */ \
	SNR_M2M_CTL_(UINT64_C(0x4b7))
#define SNR_M2M_EVENT_HORZ_RING_AK_IN_USE_RIGHT_ODD /* UNC_M2M_HORZ_RING_AK_IN_USE.RIGHT_ODD ev_sel=0xb7 umask=0x8: The odd ring to the right. */ \
	SNR_M2M_CTL_(UINT64_C(0x8b7))
/* UNC_M2M_HORZ_RING_BL_IN_USE ev_sel=0xb8: Cycles in which the horizontal BL ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2M_EVENT_HORZ_RING_BL_IN_USE_LEFT_EVEN /* UNC_M2M_HORZ_RING_BL_IN_USE.LEFT_EVEN ev_sel=0xb8 umask=0x1: The even ring to the left. */ \
	SNR_M2M_CTL_(UINT64_C(0x1b8))
#define SNR_M2M_EVENT_HORZ_RING_BL_IN_USE_LEFT_ODD /* UNC_M2M_HORZ_RING_BL_IN_USE.LEFT_ODD ev_sel=0xb8 umask=0x2: The odd ring to the left. */ \
	SNR_M2M_CTL_(UINT64_C(0x2b8))
#define SNR_M2M_EVENT_HORZ_RING_BL_IN_USE_RIGHT_EVEN /* UNC_M2M_HORZ_RING_BL_IN_USE.RIGHT_EVEN ev_sel=0xb8 umask=0x4: The even ring to the right. */ \
	SNR_M2M_CTL_(UINT64_C(0x4b8))
#define SNR_M2M_EVENT_HORZ_RING_BL_IN_USE_RIGHT_ODD /* UNC_M2M_HORZ_RING_BL_IN_USE.RIGHT_ODD ev_sel=0xb8 umask=0x8: The odd ring to the right. */ \
	SNR_M2M_CTL_(UINT64_C(0x8b8))
/* UNC_M2M_HORZ_RING_IV_IN_USE ev_sel=0xb9: Cycles in which the horizontal IV ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2M_EVENT_HORZ_RING_IV_IN_USE_LEFT /* UNC_M2M_HORZ_RING_IV_IN_USE.LEFT ev_sel=0xb9 umask=0x1: The ring to the left. */ \
	SNR_M2M_CTL_(UINT64_C(0x1b9))
#define SNR_M2M_EVENT_HORZ_RING_IV_IN_USE_RIGHT /* UNC_M2M_HORZ_RING_IV_IN_USE.RIGHT ev_sel=0xb9 umask=0x4: The ring to the right. */ \
	SNR_M2M_CTL_(UINT64_C(0x4b9))
/* UNC_M2M_EGRESS_ORDERING ev_sel=0xba: Cycles in which IV messages must wait so that snoops and GO messages keep their order. */
#define SNR_M2M_EVENT_EGRESS_ORDERING_IV_SNOOPGO_UP /* UNC_M2M_EGRESS_ORDERING.IV_SNOOPGO_UP ev_sel=0xba umask=0x1: IV messages upwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x1ba))
#define SNR_M2M_EVENT_EGRESS_ORDERING_IV_SNOOPGO_DN /* UNC_M2M_EGRESS_ORDERING.IV_SNOOPGO_DN ev_sel=0xba umask=0x4: IV messages downwards. */ \
	SNR_M2M_CTL_(UINT64_C(0x4ba))
/* UNC_M2M_HORZ_RING_AKC_IN_USE ev_sel=0xbb: Cycles in which the horizontal AKC ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2M_EVENT_HORZ_RING_AKC_IN_USE_LEFT_EVEN /* UNC_M2M_HORZ_RING_AKC_IN_USE.LEFT_EVEN ev_sel=0xbb umask=0x1: The even ring to the left. */ \
	SNR_M2M_CTL_(UINT64_C(0x1bb))
#define SNR_M2M_EVENT_HORZ_RING_AKC_IN_USE_LEFT_ODD /* UNC_M2M_HORZ_RING_AKC_IN_USE.LEFT_ODD ev_sel=0xbb umask=0x2: The odd ring to the left. */ \
	SNR_M2M_CTL_(UINT64_C(0x2bb))
#define SNR_M2M_EVENT_HORZ_RING_AKC_IN_USE_RIGHT_EVEN /* UNC_M2M_HORZ_RING_AKC_IN_USE.RIGHT_EVEN ev_sel=0xbb umask=0x4: The even ring to the right. */ \
	SNR_M2M_CTL_(UINT64_C(0x4bb))
#define SNR_M2M_EVENT_HORZ_RING_AKC_IN_USE_RIGHT_ODD /* UNC_M2M_HORZ_RING_AKC_IN_USE.RIGHT_ODD ev_sel=0xbb umask=0x8: The odd ring to the right. */ \
	SNR_M2M_CTL_(UINT64_C(0x8bb))
#define SNR_M2M_EVENT_CMS_CLOCKTICKS /* UNC_M2M_CMS_CLOCKTICKS ev_sel=0xc0: Clock cycles of the mesh stop. */ \
	SNR_M2M_CTL_(UINT64_C(0xc0))
/* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG0 ev_sel=0xd0: Cycles in which AD messages of agent 0 stand still for want of a credit, by transgress buffer up to 7. */
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR0 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR0 ev_sel=0xd0 umask=0x1: Credits of transgress 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x1d0))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR1 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR1 ev_sel=0xd0 umask=0x2: Credits of transgress 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x2d0))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR2 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR2 ev_sel=0xd0 umask=0x4: Credits of transgress 2. */ \
	SNR_M2M_CTL_(UINT64_C(0x4d0))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR3 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR3 ev_sel=0xd0 umask=0x8: Credits of transgress 3. */ \
	SNR_M2M_CTL_(UINT64_C(0x8d0))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR4 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR4 ev_sel=0xd0 umask=0x10: Credits of transgress 4. */ \
	SNR_M2M_CTL_(UINT64_C(0x10d0))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR5 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR5 ev_sel=0xd0 umask=0x20: Credits of transgress 5. */ \
	SNR_M2M_CTL_(UINT64_C(0x20d0))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR6 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR6 ev_sel=0xd0 umask=0x40: Credits of transgress 6. */ \
	SNR_M2M_CTL_(UINT64_C(0x40d0))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR7 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR7 ev_sel=0xd0 umask=0x80: Credits of transgress 7. */ \
	SNR_M2M_CTL_(UINT64_C(0x80d0))
/* UNC_M2M_STALL1_NO_TxR_HORZ_CRD_AD_AG0 ev_sel=0xd1: Cycles in which AD messages of agent 0 stand still for want of a credit, by transgress buffer from 8 on. */
#define SNR_M2M_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG0_TGR8 /* UNC_M2M_STALL1_NO_TxR_HORZ_CRD_AD_AG0.TGR8 ev_sel=0xd1 umask=0x1: Credits of transgress 8. */ \
	SNR_M2M_CTL_(UINT64_C(0x1d1))
#define SNR_M2M_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG0_TGR9 /* UNC_M2M_STALL1_NO_TxR_HORZ_CRD_AD_AG0.TGR9 ev_sel=0xd1 umask=0x2: Credits of transgress 9. */ \
	SNR_M2M_CTL_(UINT64_C(0x2d1))
#define SNR_M2M_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG0_TGR10 /* UNC_M2M_STALL1_NO_TxR_HORZ_CRD_AD_AG0.TGR10 ev_sel=0xd1 umask=0x4: Credits of transgress 10. */ \
	SNR_M2M_CTL_(UINT64_C(0x4d1))
/* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG1 ev_sel=0xd2: Cycles in which AD messages of agent 1 stand still for want of a credit, by transgress buffer up to 7. */
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR0 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR0 ev_sel=0xd2 umask=0x1: Credits of transgress 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x1d2))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR1 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR1 ev_sel=0xd2 umask=0x2: Credits of transgress 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x2d2))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR2 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR2 ev_sel=0xd2 umask=0x4: Credits of transgress 2. */ \
	SNR_M2M_CTL_(UINT64_C(0x4d2))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR3 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR3 ev_sel=0xd2 umask=0x8: Credits of transgress 3. */ \
	SNR_M2M_CTL_(UINT64_C(0x8d2))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR4 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR4 ev_sel=0xd2 umask=0x10: Credits of transgress 4. */ \
	SNR_M2M_CTL_(UINT64_C(0x10d2))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR5 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR5 ev_sel=0xd2 umask=0x20: Credits of transgress 5. */ \
	SNR_M2M_CTL_(UINT64_C(0x20d2))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR6 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR6 ev_sel=0xd2 umask=0x40: Credits of transgress 6. */ \
	SNR_M2M_CTL_(UINT64_C(0x40d2))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR7 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR7 ev_sel=0xd2 umask=0x80: Credits of transgress 7. */ \
	SNR_M2M_CTL_(UINT64_C(0x80d2))
/* UNC_M2M_STALL1_NO_TxR_HORZ_CRD_AD_AG1_1 ev_sel=0xd3: Cycles in which AD messages of agent 1 stand still for want of a credit, by transgress buffer from 8 on. */
#define SNR_M2M_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG1_1_TGR8 /* UNC_M2M_STALL1_NO_TxR_HORZ_CRD_AD_AG1_1.TGR8 ev_sel=0xd3 umask=0x1: Credits of transgress 8. */ \
	SNR_M2M_CTL_(UINT64_C(0x1d3))
#define SNR_M2M_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG1_1_TGR9 /* UNC_M2M_STALL1_NO_TxR_HORZ_CRD_AD_AG1_1.TGR9 ev_sel=0xd3 umask=0x2: Credits of transgress 9. */ \
	SNR_M2M_CTL_(UINT64_C(0x2d3))
#define SNR_M2M_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG1_1_TGR10 /* UNC_M2M_STALL1_NO_TxR_HORZ_CRD_AD_AG1_1.TGR10 ev_sel=0xd3 umask=0x4: Credits of transgress 10. */ \
	SNR_M2M_CTL_(UINT64_C(0x4d3))
/* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG0 ev_sel=0xd4: Cycles in which BL messages of agent 0 stand still for want of a credit, by transgress buffer up to 7. */
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR0 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR0 ev_sel=0xd4 umask=0x1: Credits of transgress 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x1d4))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR1 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR1 ev_sel=0xd4 umask=0x2: Credits of transgress 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x2d4))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR2 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR2 ev_sel=0xd4 umask=0x4: Credits of transgress 2. */ \
	SNR_M2M_CTL_(UINT64_C(0x4d4))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR3 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR3 ev_sel=0xd4 umask=0x8: Credits of transgress 3. */ \
	SNR_M2M_CTL_(UINT64_C(0x8d4))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR4 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR4 ev_sel=0xd4 umask=0x10: Credits of transgress 4. */ \
	SNR_M2M_CTL_(UINT64_C(0x10d4))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR5 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR5 ev_sel=0xd4 umask=0x20: Credits of transgress 5. */ \
	SNR_M2M_CTL_(UINT64_C(0x20d4))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR6 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR6 ev_sel=0xd4 umask=0x40: Credits of transgress 6. */ \
	SNR_M2M_CTL_(UINT64_C(0x40d4))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR7 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR7 ev_sel=0xd4 umask=0x80: Credits of transgress 7. */ \
	SNR_M2M_CTL_(UINT64_C(0x80d4))
/* UNC_M2M_STALL1_NO_TxR_HORZ_CRD_BL_AG0_1 ev_sel=0xd5: Cycles in which BL messages of agent 0 stand still for want of a credit, by transgress buffer from 8 on. */
#define SNR_M2M_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG0_1_TGR8 /* UNC_M2M_STALL1_NO_TxR_HORZ_CRD_BL_AG0_1.TGR8 ev_sel=0xd5 umask=0x1: Credits of transgress 8. */ \
	SNR_M2M_CTL_(UINT64_C(0x1d5))
#define SNR_M2M_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG0_1_TGR9 /* UNC_M2M_STALL1_NO_TxR_HORZ_CRD_BL_AG0_1.TGR9 ev_sel=0xd5 umask=0x2: Credits of transgress 9. */ \
	SNR_M2M_CTL_(UINT64_C(0x2d5))
#define SNR_M2M_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG0_1_TGR10 /* UNC_M2M_STALL1_NO_TxR_HORZ_CRD_BL_AG0_1.TGR10 ev_sel=0xd5 umask=0x4: Credits of transgress 10. */ \
	SNR_M2M_CTL_(UINT64_C(0x4d5))
/* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG1 ev_sel=0xd6: Cycles in which BL messages of agent 1 stand still for want of a credit, by transgress buffer up to 7. */
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR0 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR0 ev_sel=0xd6 umask=0x1: Credits of transgress 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x1d6))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR1 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR1 ev_sel=0xd6 umask=0x2: Credits of transgress 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x2d6))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR2 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR2 ev_sel=0xd6 umask=0x4: Credits of transgress 2. */ \
	SNR_M2M_CTL_(UINT64_C(0x4d6))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR3 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR3 ev_sel=0xd6 umask=0x8: Credits of transgress 3. */ \
	SNR_M2M_CTL_(UINT64_C(0x8d6))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR4 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR4 ev_sel=0xd6 umask=0x10: Credits of transgress 4. */ \
	SNR_M2M_CTL_(UINT64_C(0x10d6))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR5 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR5 ev_sel=0xd6 umask=0x20: Credits of transgress 5. */ \
	SNR_M2M_CTL_(UINT64_C(0x20d6))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR6 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR6 ev_sel=0xd6 umask=0x40: Credits of transgress 6. */ \
	SNR_M2M_CTL_(UINT64_C(0x40d6))
#define SNR_M2M_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR7 /* UNC_M2M_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR7 ev_sel=0xd6 umask=0x80: Credits of transgress 7. */ \
	SNR_M2M_CTL_(UINT64_C(0x80d6))
/* UNC_M2M_STALL1_NO_TxR_HORZ_CRD_BL_AG1_1 ev_sel=0xd7: Cycles in which BL messages of agent 1 stand still for want of a credit, by transgress buffer from 8 on. */
#define SNR_M2M_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG1_1_TGR8 /* UNC_M2M_STALL1_NO_TxR_HORZ_CRD_BL_AG1_1.TGR8 ev_sel=0xd7 umask=0x1: Credits of transgress 8. */ \
	SNR_M2M_CTL_(UINT64_C(0x1d7))
#define SNR_M2M_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG1_1_TGR9 /* UNC_M2M_STALL1_NO_TxR_HORZ_CRD_BL_AG1_1.TGR9 ev_sel=0xd7 umask=0x2: Credits of transgress 9. */ \
	SNR_M2M_CTL_(UINT64_C(0x2d7))
#define SNR_M2M_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG1_1_TGR10 /* UNC_M2M_STALL1_NO_TxR_HORZ_CRD_BL_AG1_1.TGR10 ev_sel=0xd7 umask=0x4: Credits of transgress 10. */ \
	SNR_M2M_CTL_(UINT64_C(0x4d7))
/* UNC_M2M_RxR_OCCUPANCY ev_sel=0xe0: Messages from the mesh that wait in the mesh stop, added up each cycle. */
#define SNR_M2M_EVENT_RXR_OCCUPANCY_AD_UNCRD /* UNC_M2M_RxR_OCCUPANCY.AD_UNCRD ev_sel=0xe0 umask=0x1: AD messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x1e0))
#define SNR_M2M_EVENT_RXR_OCCUPANCY_AK /* UNC_M2M_RxR_OCCUPANCY.AK ev_sel=0xe0 umask=0x2: AK messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x2e0))
#define SNR_M2M_EVENT_RXR_OCCUPANCY_BL_UNCRD /* UNC_M2M_RxR_OCCUPANCY.BL_UNCRD ev_sel=0xe0 umask=0x4: BL messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x4e0))
#define SNR_M2M_EVENT_RXR_OCCUPANCY_IV /* UNC_M2M_RxR_OCCUPANCY.IV ev_sel=0xe0 umask=0x8: IV messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x8e0))
#define SNR_M2M_EVENT_RXR_OCCUPANCY_AD_CRD /* UNC_M2M_RxR_OCCUPANCY.AD_CRD ev_sel=0xe0 umask=0x10: AD messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x10e0))
#define SNR_M2M_EVENT_RXR_OCCUPANCY_BL_CRD /* UNC_M2M_RxR_OCCUPANCY.BL_CRD ev_sel=0xe0 umask=0x20: BL messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x20e0))
#define SNR_M2M_EVENT_RXR_OCCUPANCY_AKC_UNCRD /* UNC_M2M_RxR_OCCUPANCY.AKC_UNCRD ev_sel=0xe0 umask=0x80: AKC messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x80e0))
#define SNR_M2M_EVENT_RXR_OCCUPANCY_AD_ALL /* UNC_M2M_RxR_OCCUPANCY.AD_ALL ev_sel=0xe0 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x11e0))
#define SNR_M2M_EVENT_RXR_OCCUPANCY_BL_ALL /* UNC_M2M_RxR_OCCUPANCY.BL_ALL ev_sel=0xe0 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x44e0))
/* UNC_M2M_RxR_INSERTS ev_sel=0xe1: Messages from the mesh that enter the queue of the mesh stop. */
#define SNR_M2M_EVENT_RXR_INSERTS_AD_UNCRD /* UNC_M2M_RxR_INSERTS.AD_UNCRD ev_sel=0xe1 umask=0x1: AD messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x1e1))
#define SNR_M2M_EVENT_RXR_INSERTS_AK /* UNC_M2M_RxR_INSERTS.AK ev_sel=0xe1 umask=0x2: AK messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x2e1))
#define SNR_M2M_EVENT_RXR_INSERTS_BL_UNCRD /* UNC_M2M_RxR_INSERTS.BL_UNCRD ev_sel=0xe1 umask=0x4: BL messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x4e1))
#define SNR_M2M_EVENT_RXR_INSERTS_IV /* UNC_M2M_RxR_INSERTS.IV ev_sel=0xe1 umask=0x8: IV messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x8e1))
#define SNR_M2M_EVENT_RXR_INSERTS_AD_CRD /* UNC_M2M_RxR_INSERTS.AD_CRD ev_sel=0xe1 umask=0x10: AD messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x10e1))
#define SNR_M2M_EVENT_RXR_INSERTS_BL_CRD /* UNC_M2M_RxR_INSERTS.BL_CRD ev_sel=0xe1 umask=0x40: BL messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x40e1))
#define SNR_M2M_EVENT_RXR_INSERTS_AKC_UNCRD /* UNC_M2M_RxR_INSERTS.AKC_UNCRD ev_sel=0xe1 umask=0x80: AKC messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x80e1))
#define SNR_M2M_EVENT_RXR_INSERTS_AD_ALL /* UNC_M2M_RxR_INSERTS.AD_ALL ev_sel=0xe1 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x11e1))
#define SNR_M2M_EVENT_RXR_INSERTS_BL_ALL /* UNC_M2M_RxR_INSERTS.BL_ALL ev_sel=0xe1 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x44e1))
/* UNC_M2M_RxR_BYPASS ev_sel=0xe2: Messages from the mesh that did not wait in the queue of the mesh stop. */
#define SNR_M2M_EVENT_RXR_BYPASS_AD_UNCRD /* UNC_M2M_RxR_BYPASS.AD_UNCRD ev_sel=0xe2 umask=0x1: AD messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x1e2))
#define SNR_M2M_EVENT_RXR_BYPASS_AK /* UNC_M2M_RxR_BYPASS.AK ev_sel=0xe2 umask=0x2: AK messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x2e2))
#define SNR_M2M_EVENT_RXR_BYPASS_BL_UNCRD /* UNC_M2M_RxR_BYPASS.BL_UNCRD ev_sel=0xe2 umask=0x4: BL messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x4e2))
#define SNR_M2M_EVENT_RXR_BYPASS_IV /* UNC_M2M_RxR_BYPASS.IV ev_sel=0xe2 umask=0x8: IV messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x8e2))
#define SNR_M2M_EVENT_RXR_BYPASS_AD_CRD /* UNC_M2M_RxR_BYPASS.AD_CRD ev_sel=0xe2 umask=0x10: AD messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x10e2))
#define SNR_M2M_EVENT_RXR_BYPASS_BL_CRD /* UNC_M2M_RxR_BYPASS.BL_CRD ev_sel=0xe2 umask=0x40: BL messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x40e2))
#define SNR_M2M_EVENT_RXR_BYPASS_AKC_UNCRD /* UNC_M2M_RxR_BYPASS.AKC_UNCRD ev_sel=0xe2 umask=0x80: AKC messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x80e2))
#define SNR_M2M_EVENT_RXR_BYPASS_AD_ALL /* UNC_M2M_RxR_BYPASS.AD_ALL ev_sel=0xe2 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x11e2))
#define SNR_M2M_EVENT_RXR_BYPASS_BL_ALL /* UNC_M2M_RxR_BYPASS.BL_ALL ev_sel=0xe2 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x44e2))
/* UNC_M2M_RxR_CRD_STARVED ev_sel=0xe3: Cycles in which messages from the mesh are starved, because no credit lets them go on. */
#define SNR_M2M_EVENT_RXR_CRD_STARVED_AD_UNCRD /* UNC_M2M_RxR_CRD_STARVED.AD_UNCRD ev_sel=0xe3 umask=0x1: AD messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x1e3))
#define SNR_M2M_EVENT_RXR_CRD_STARVED_AK /* UNC_M2M_RxR_CRD_STARVED.AK ev_sel=0xe3 umask=0x2: AK messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x2e3))
#define SNR_M2M_EVENT_RXR_CRD_STARVED_BL_UNCRD /* UNC_M2M_RxR_CRD_STARVED.BL_UNCRD ev_sel=0xe3 umask=0x4: BL messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x4e3))
#define SNR_M2M_EVENT_RXR_CRD_STARVED_IV /* UNC_M2M_RxR_CRD_STARVED.IV ev_sel=0xe3 umask=0x8: IV messages. */ \
	SNR_M2M_CTL_(UINT64_C(0x8e3))
#define SNR_M2M_EVENT_RXR_CRD_STARVED_AD_CRD /* UNC_M2M_RxR_CRD_STARVED.AD_CRD ev_sel=0xe3 umask=0x10: AD messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x10e3))
#define SNR_M2M_EVENT_RXR_CRD_STARVED_BL_CRD /* UNC_M2M_RxR_CRD_STARVED.BL_CRD ev_sel=0xe3 umask=0x40: BL messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x40e3))
#define SNR_M2M_EVENT_RXR_CRD_STARVED_IFV /* UNC_M2M_RxR_CRD_STARVED.IFV ev_sel=0xe3 umask=0x80: IFV messages, which Intel does not spell out. */ \
	SNR_M2M_CTL_(UINT64_C(0x80e3))
#define SNR_M2M_EVENT_RXR_CRD_STARVED_AD_ALL /* UNC_M2M_RxR_CRD_STARVED.AD_ALL ev_sel=0xe3 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x11e3))
#define SNR_M2M_EVENT_RXR_CRD_STARVED_BL_ALL /* UNC_M2M_RxR_CRD_STARVED.BL_ALL ev_sel=0xe3 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x44e3))
#define SNR_M2M_EVENT_RXR_CRD_STARVED_1 /* UNC_M2M_RxR_CRD_STARVED_1 ev_sel=0xe4: Cycles in which messages from the mesh are starved, because no credit lets them go on, second part. */ \
	SNR_M2M_CTL_(UINT64_C(0xe4))
/* UNC_M2M_RxR_BUSY_STARVED ev_sel=0xe5: Cycles in which messages from the mesh are starved, because those of the other queue go first. */
#define SNR_M2M_EVENT_RXR_BUSY_STARVED_AD_UNCRD /* UNC_M2M_RxR_BUSY_STARVED.AD_UNCRD ev_sel=0xe5 umask=0x1: AD messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x1e5))
#define SNR_M2M_EVENT_RXR_BUSY_STARVED_BL_UNCRD /* UNC_M2M_RxR_BUSY_STARVED.BL_UNCRD ev_sel=0xe5 umask=0x4: BL messages without a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x4e5))
#define SNR_M2M_EVENT_RXR_BUSY_STARVED_AD_CRD /* UNC_M2M_RxR_BUSY_STARVED.AD_CRD ev_sel=0xe5 umask=0x10: AD messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x10e5))
#define SNR_M2M_EVENT_RXR_BUSY_STARVED_BL_CRD /* UNC_M2M_RxR_BUSY_STARVED.BL_CRD ev_sel=0xe5 umask=0x40: BL messages with a credit. */ \
	SNR_M2M_CTL_(UINT64_C(0x40e5))
#define SNR_M2M_EVENT_RXR_BUSY_STARVED_AD_ALL /* UNC_M2M_RxR_BUSY_STARVED.AD_ALL ev_sel=0xe5 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x11e5))
#define SNR_M2M_EVENT_RXR_BUSY_STARVED_BL_ALL /* UNC_M2M_RxR_BUSY_STARVED.BL_ALL ev_sel=0xe5 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2M_CTL_(UINT64_C(0x44e5))
/* UNC_M2M_MISC_EXTERNAL ev_sel=0xe6: Events from outside of the mesh stop, mostly of the cores. */
#define SNR_M2M_EVENT_MISC_EXTERNAL_MBE_INST0 /* UNC_M2M_MISC_EXTERNAL.MBE_INST0 ev_sel=0xe6 umask=0x1: Input 0. */ \
	SNR_M2M_CTL_(UINT64_C(0x1e6))
#define SNR_M2M_EVENT_MISC_EXTERNAL_MBE_INST1 /* UNC_M2M_MISC_EXTERNAL.MBE_INST1 ev_sel=0xe6 umask=0x2: Input 1. */ \
	SNR_M2M_CTL_(UINT64_C(0x2e6))

#endif
