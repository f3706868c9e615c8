/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/gnr/mdf.events.json by "make generate". Do not edit. */
/*
 * The events of gnr mdf as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_GNR_MDF_EVENTS_H
#define UNCORE_GNR_MDF_EVENTS_H

#include "uncore/gnr/mdf.h"

#define GNR_MDF_CTL_(raw) UNCORE_VALUE_(gnr_mdf_ctl, raw)
#define GNR_MDF_EVENT_CLOCKTICKS /* UNC_MDF_CLOCKTICKS ev_sel=0x1: Cycles of the bridge's clock. */ \
	GNR_MDF_CTL_(UINT64_C(0x1))
/* UNC_MDF_RxR_INSERTS ev_sel=0x12: Messages from the mesh that enter the queue. */
#define GNR_MDF_EVENT_RXR_INSERTS_AD_BNC /* UNC_MDF_RxR_INSERTS.AD_BNC ev_sel=0x12 umask=0x1: AD messages without a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x112))
#define GNR_MDF_EVENT_RXR_INSERTS_AD_CRD /* UNC_MDF_RxR_INSERTS.AD_CRD ev_sel=0x12 umask=0x10: AD messages with a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x1012))
#define GNR_MDF_EVENT_RXR_INSERTS_BL_BNC /* UNC_MDF_RxR_INSERTS.BL_BNC ev_sel=0x12 umask=0x4: BL messages without a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x412))
#define GNR_MDF_EVENT_RXR_INSERTS_BL_CRD /* UNC_MDF_RxR_INSERTS.BL_CRD ev_sel=0x12 umask=0x20: BL messages with a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x2012))
#define GNR_MDF_EVENT_RXR_INSERTS_AK /* UNC_MDF_RxR_INSERTS.AK ev_sel=0x12 umask=0x2: AK messages. */ \
	GNR_MDF_CTL_(UINT64_C(0x212))
#define GNR_MDF_EVENT_RXR_INSERTS_IV /* UNC_MDF_RxR_INSERTS.IV ev_sel=0x12 umask=0x8: IV messages. */ \
	GNR_MDF_CTL_(UINT64_C(0x812))
/* UNC_MDF_RxR_OCCUPANCY ev_sel=0x13: Messages from the mesh in the queue, added up every cycle. */
#define GNR_MDF_EVENT_RXR_OCCUPANCY_AD_BNC /* UNC_MDF_RxR_OCCUPANCY.AD_BNC ev_sel=0x13 umask=0x1: AD messages without a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x113))
#define GNR_MDF_EVENT_RXR_OCCUPANCY_AD_CRD /* UNC_MDF_RxR_OCCUPANCY.AD_CRD ev_sel=0x13 umask=0x10: AD messages with a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x1013))
#define GNR_MDF_EVENT_RXR_OCCUPANCY_BL_BNC /* UNC_MDF_RxR_OCCUPANCY.BL_BNC ev_sel=0x13 umask=0x4: BL messages without a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x413))
#define GNR_MDF_EVENT_RXR_OCCUPANCY_BL_CRD /* UNC_MDF_RxR_OCCUPANCY.BL_CRD ev_sel=0x13 umask=0x20: BL messages with a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x2013))
#define GNR_MDF_EVENT_RXR_OCCUPANCY_AK /* UNC_MDF_RxR_OCCUPANCY.AK ev_sel=0x13 umask=0x2: AK messages. */ \
	GNR_MDF_CTL_(UINT64_C(0x213))
#define GNR_MDF_EVENT_RXR_OCCUPANCY_IV /* UNC_MDF_RxR_OCCUPANCY.IV ev_sel=0x13 umask=0x8: IV messages. */ \
	GNR_MDF_CTL_(UINT64_C(0x813))
/* UNC_MDF_RxR_BYPASS ev_sel=0x14: Messages from the mesh that go past the queue. */
#define GNR_MDF_EVENT_RXR_BYPASS_AD_BNC /* UNC_MDF_RxR_BYPASS.AD_BNC ev_sel=0x14 umask=0x1: AD messages without a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x114))
#define GNR_MDF_EVENT_RXR_BYPASS_AD_CRD /* UNC_MDF_RxR_BYPASS.AD_CRD ev_sel=0x14 umask=0x10: AD messages with a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x1014))
#define GNR_MDF_EVENT_RXR_BYPASS_BL_BNC /* UNC_MDF_RxR_BYPASS.BL_BNC ev_sel=0x14 umask=0x4: BL messages without a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x414))
#define GNR_MDF_EVENT_RXR_BYPASS_BL_CRD /* UNC_MDF_RxR_BYPASS.BL_CRD ev_sel=0x14 umask=0x20: BL messages with a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x2014))
#define GNR_MDF_EVENT_RXR_BYPASS_AK /* UNC_MDF_RxR_BYPASS.AK ev_sel=0x14 umask=0x2: AK messages. */ \
	GNR_MDF_CTL_(UINT64_C(0x214))
#define GNR_MDF_EVENT_RXR_BYPASS_IV /* UNC_MDF_RxR_BYPASS.IV ev_sel=0x14 umask=0x8: IV messages. */ \
	GNR_MDF_CTL_(UINT64_C(0x814))
/* UNC_MDF_TxR_INSERTS ev_sel=0x1c: Messages to the mesh that enter the queue. */
#define GNR_MDF_EVENT_TXR_INSERTS_AD_BNC /* UNC_MDF_TxR_INSERTS.AD_BNC ev_sel=0x1c umask=0x1: AD messages without a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x11c))
#define GNR_MDF_EVENT_TXR_INSERTS_AK /* UNC_MDF_TxR_INSERTS.AK ev_sel=0x1c umask=0x2: AK messages. */ \
	GNR_MDF_CTL_(UINT64_C(0x21c))
#define GNR_MDF_EVENT_TXR_INSERTS_BL_BNC /* UNC_MDF_TxR_INSERTS.BL_BNC ev_sel=0x1c umask=0x4: BL messages without a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x41c))
#define GNR_MDF_EVENT_TXR_INSERTS_IV /* UNC_MDF_TxR_INSERTS.IV ev_sel=0x1c umask=0x8: IV messages. */ \
	GNR_MDF_CTL_(UINT64_C(0x81c))
#define GNR_MDF_EVENT_TXR_INSERTS_AD_CRD /* UNC_MDF_TxR_INSERTS.AD_CRD ev_sel=0x1c umask=0x10: AD messages with a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x101c))
#define GNR_MDF_EVENT_TXR_INSERTS_BL_CRD /* UNC_MDF_TxR_INSERTS.BL_CRD ev_sel=0x1c umask=0x20: BL messages with a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x201c))
/* UNC_MDF_TxR_OCCUPANCY ev_sel=0x1d: Messages to the mesh in the queue, added up every cycle. */
#define GNR_MDF_EVENT_TXR_OCCUPANCY_AD_BNC /* UNC_MDF_TxR_OCCUPANCY.AD_BNC ev_sel=0x1d umask=0x1: AD messages without a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x11d))
#define GNR_MDF_EVENT_TXR_OCCUPANCY_AK /* UNC_MDF_TxR_OCCUPANCY.AK ev_sel=0x1d umask=0x2: AK messages. */ \
	GNR_MDF_CTL_(UINT64_C(0x21d))
#define GNR_MDF_EVENT_TXR_OCCUPANCY_BL_BNC /* UNC_MDF_TxR_OCCUPANCY.BL_BNC ev_sel=0x1d umask=0x4: BL messages without a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x41d))
#define GNR_MDF_EVENT_TXR_OCCUPANCY_IV /* UNC_MDF_TxR_OCCUPANCY.IV ev_sel=0x1d umask=0x8: IV messages. */ \
	GNR_MDF_CTL_(UINT64_C(0x81d))
#define GNR_MDF_EVENT_TXR_OCCUPANCY_AD_CRD /* UNC_MDF_TxR_OCCUPANCY.AD_CRD ev_sel=0x1d umask=0x10: AD messages with a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x101d))
#define GNR_MDF_EVENT_TXR_OCCUPANCY_BL_CRD /* UNC_MDF_TxR_OCCUPANCY.BL_CRD ev_sel=0x1d umask=0x20: BL messages with a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x201d))
/* UNC_MDF_TxR_BYPASS ev_sel=0x1e: Messages to the mesh that go past the queue. */
#define GNR_MDF_EVENT_TXR_BYPASS_AD_BNC /* UNC_MDF_TxR_BYPASS.AD_BNC ev_sel=0x1e umask=0x1: AD messages without a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x11e))
#define GNR_MDF_EVENT_TXR_BYPASS_AK /* UNC_MDF_TxR_BYPASS.AK ev_sel=0x1e umask=0x2: AK messages. */ \
	GNR_MDF_CTL_(UINT64_C(0x21e))
#define GNR_MDF_EVENT_TXR_BYPASS_BL_BNC /* UNC_MDF_TxR_BYPASS.BL_BNC ev_sel=0x1e umask=0x4: BL messages without a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x41e))
#define GNR_MDF_EVENT_TXR_BYPASS_IV /* UNC_MDF_TxR_BYPASS.IV ev_sel=0x1e umask=0x8: IV messages. */ \
	GNR_MDF_CTL_(UINT64_C(0x81e))
#define GNR_MDF_EVENT_TXR_BYPASS_AD_CRD /* UNC_MDF_TxR_BYPASS.AD_CRD ev_sel=0x1e umask=0x10: AD messages with a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x101e))
#define GNR_MDF_EVENT_TXR_BYPASS_BL_CRD /* UNC_MDF_TxR_BYPASS.BL_CRD ev_sel=0x1e umask=0x20: BL messages with a credit. */ \
	GNR_MDF_CTL_(UINT64_C(0x201e))

#endif
