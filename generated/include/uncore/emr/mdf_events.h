/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/emr/mdf.events.json by "make generate". Do not edit. */
/*
 * The events of emr mdf as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_EMR_MDF_EVENTS_H
#define UNCORE_EMR_MDF_EVENTS_H

#include "uncore/emr/mdf.h"

#define EMR_MDF_CTL_(raw) UNCORE_VALUE_(emr_mdf_ctl, raw)
/* UNC_MDF_FAST_ASSERTED ev_sel=0x15: Cycles in which the bridge asks senders to slow down, as a queue from the mesh is long. */
#define EMR_MDF_EVENT_FAST_ASSERTED_AD_BNC /* UNC_MDF_FAST_ASSERTED.AD_BNC ev_sel=0x15 umask=0x1: AD messages without a credit. */ \
	EMR_MDF_CTL_(UINT64_C(0x115))
#define EMR_MDF_EVENT_FAST_ASSERTED_BL_CRD /* UNC_MDF_FAST_ASSERTED.BL_CRD ev_sel=0x15 umask=0x2: BL messages with a credit. */ \
	EMR_MDF_CTL_(UINT64_C(0x215))
/* UNC_MDF_CRS_TxR_INSERTS ev_sel=0x47: Messages that enter a queue towards the mesh. */
#define EMR_MDF_EVENT_CRS_TXR_INSERTS_AD_BNC /* UNC_MDF_CRS_TxR_INSERTS.AD_BNC ev_sel=0x47 umask=0x1: AD messages without a credit. */ \
	EMR_MDF_CTL_(UINT64_C(0x147))
#define EMR_MDF_EVENT_CRS_TXR_INSERTS_AD_CRD /* UNC_MDF_CRS_TxR_INSERTS.AD_CRD ev_sel=0x47 umask=0x2: AD messages with a credit. */ \
	EMR_MDF_CTL_(UINT64_C(0x247))
#define EMR_MDF_EVENT_CRS_TXR_INSERTS_BL_BNC /* UNC_MDF_CRS_TxR_INSERTS.BL_BNC ev_sel=0x47 umask=0x4: BL messages without a credit. */ \
	EMR_MDF_CTL_(UINT64_C(0x447))
#define EMR_MDF_EVENT_CRS_TXR_INSERTS_BL_CRD /* UNC_MDF_CRS_TxR_INSERTS.BL_CRD ev_sel=0x47 umask=0x8: BL messages with a credit. */ \
	EMR_MDF_CTL_(UINT64_C(0x847))
#define EMR_MDF_EVENT_CRS_TXR_INSERTS_AK /* UNC_MDF_CRS_TxR_INSERTS.AK ev_sel=0x47 umask=0x10: AK messages. */ \
	EMR_MDF_CTL_(UINT64_C(0x1047))
#define EMR_MDF_EVENT_CRS_TXR_INSERTS_IV /* UNC_MDF_CRS_TxR_INSERTS.IV ev_sel=0x47 umask=0x20: IV messages. */ \
	EMR_MDF_CTL_(UINT64_C(0x2047))
#define EMR_MDF_EVENT_CRS_TXR_INSERTS_AKC /* UNC_MDF_CRS_TxR_INSERTS.AKC ev_sel=0x47 umask=0x40: AKC messages. */ \
	EMR_MDF_CTL_(UINT64_C(0x4047))
/* UNC_MDF_CRS_TxR_V_BOUNCES ev_sel=0x4b: Cycles in which messages of the vertical ring bounce at the bridge. */
#define EMR_MDF_EVENT_CRS_TXR_V_BOUNCES_AD /* UNC_MDF_CRS_TxR_V_BOUNCES.AD ev_sel=0x4b umask=0x1: AD messages. */ \
	EMR_MDF_CTL_(UINT64_C(0x14b))
#define EMR_MDF_EVENT_CRS_TXR_V_BOUNCES_BL /* UNC_MDF_CRS_TxR_V_BOUNCES.BL ev_sel=0x4b umask=0x2: BL messages. */ \
	EMR_MDF_CTL_(UINT64_C(0x24b))
#define EMR_MDF_EVENT_CRS_TXR_V_BOUNCES_AK /* UNC_MDF_CRS_TxR_V_BOUNCES.AK ev_sel=0x4b umask=0x4: AK messages. */ \
	EMR_MDF_CTL_(UINT64_C(0x44b))
#define EMR_MDF_EVENT_CRS_TXR_V_BOUNCES_IV /* UNC_MDF_CRS_TxR_V_BOUNCES.IV ev_sel=0x4b umask=0x8: IV messages. */ \
	EMR_MDF_CTL_(UINT64_C(0x84b))
#define EMR_MDF_EVENT_CRS_TXR_V_BOUNCES_AKC /* UNC_MDF_CRS_TxR_V_BOUNCES.AKC ev_sel=0x4b umask=0x10: AKC messages. */ \
	EMR_MDF_CTL_(UINT64_C(0x104b))

#endif
