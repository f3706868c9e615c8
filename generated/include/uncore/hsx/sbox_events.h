/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/hsx/sbox.events.json by "make generate". Do not edit. */
/*
 * The events of hsx sbox as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_HSX_SBOX_EVENTS_H
#define UNCORE_HSX_SBOX_EVENTS_H

#include "uncore/hsx/sbox.h"

#define HSX_SBOX_CTL_(raw) UNCORE_VALUE_(hsx_sbox_ctl, raw)
#define HSX_SBOX_EVENT_CLOCKTICKS /* UNC_S_CLOCKTICKS ev_sel=0x0: Uncore clock cycles. */ \
	HSX_SBOX_CTL_(0x0u)
/* UNC_S_TxR_OCCUPANCY ev_sel=0x1: Entries in the egress queues, added up each cycle. */
#define HSX_SBOX_EVENT_TXR_OCCUPANCY_AD_CRD /* UNC_S_TxR_OCCUPANCY.AD_CRD ev_sel=0x1 umask=0x1: AD ring (requests), messages with credits. */ \
	HSX_SBOX_CTL_(0x101u)
#define HSX_SBOX_EVENT_TXR_OCCUPANCY_AD_BNC /* UNC_S_TxR_OCCUPANCY.AD_BNC ev_sel=0x1 umask=0x2: AD ring (requests), messages that may bounce. */ \
	HSX_SBOX_CTL_(0x201u)
#define HSX_SBOX_EVENT_TXR_OCCUPANCY_BL_CRD /* UNC_S_TxR_OCCUPANCY.BL_CRD ev_sel=0x1 umask=0x4: BL ring (data), messages with credits. */ \
	HSX_SBOX_CTL_(0x401u)
#define HSX_SBOX_EVENT_TXR_OCCUPANCY_BL_BNC /* UNC_S_TxR_OCCUPANCY.BL_BNC ev_sel=0x1 umask=0x8: BL ring (data), messages that may bounce. */ \
	HSX_SBOX_CTL_(0x801u)
#define HSX_SBOX_EVENT_TXR_OCCUPANCY_AK /* UNC_S_TxR_OCCUPANCY.AK ev_sel=0x1 umask=0x10: AK ring (acknowledgements). */ \
	HSX_SBOX_CTL_(0x1001u)
#define HSX_SBOX_EVENT_TXR_OCCUPANCY_IV /* UNC_S_TxR_OCCUPANCY.IV ev_sel=0x1 umask=0x20: IV ring (snoops of cores). */ \
	HSX_SBOX_CTL_(0x2001u)
/* UNC_S_TxR_INSERTS ev_sel=0x2: Messages put into the egress queues. */
#define HSX_SBOX_EVENT_TXR_INSERTS_AD_CRD /* UNC_S_TxR_INSERTS.AD_CRD ev_sel=0x2 umask=0x1: AD ring (requests), messages with credits. */ \
	HSX_SBOX_CTL_(0x102u)
#define HSX_SBOX_EVENT_TXR_INSERTS_AD_BNC /* UNC_S_TxR_INSERTS.AD_BNC ev_sel=0x2 umask=0x2: AD ring (requests), messages that may bounce. */ \
	HSX_SBOX_CTL_(0x202u)
#define HSX_SBOX_EVENT_TXR_INSERTS_BL_CRD /* UNC_S_TxR_INSERTS.BL_CRD ev_sel=0x2 umask=0x4: BL ring (data), messages with credits. */ \
	HSX_SBOX_CTL_(0x402u)
#define HSX_SBOX_EVENT_TXR_INSERTS_BL_BNC /* UNC_S_TxR_INSERTS.BL_BNC ev_sel=0x2 umask=0x8: BL ring (data), messages that may bounce. */ \
	HSX_SBOX_CTL_(0x802u)
#define HSX_SBOX_EVENT_TXR_INSERTS_AK /* UNC_S_TxR_INSERTS.AK ev_sel=0x2 umask=0x10: AK ring (acknowledgements). */ \
	HSX_SBOX_CTL_(0x1002u)
#define HSX_SBOX_EVENT_TXR_INSERTS_IV /* UNC_S_TxR_INSERTS.IV ev_sel=0x2 umask=0x20: IV ring (snoops of cores). */ \
	HSX_SBOX_CTL_(0x2002u)
/* UNC_S_TxR_STARVED ev_sel=0x3: Cycles in which an egress queue has waited too long for a gap on its ring. */
#define HSX_SBOX_EVENT_TXR_STARVED_AD /* UNC_S_TxR_STARVED.AD ev_sel=0x3 umask=0x1: AD ring (requests). */ \
	HSX_SBOX_CTL_(0x103u)
#define HSX_SBOX_EVENT_TXR_STARVED_AK /* UNC_S_TxR_STARVED.AK ev_sel=0x3 umask=0x2: AK ring (acknowledgements). */ \
	HSX_SBOX_CTL_(0x203u)
#define HSX_SBOX_EVENT_TXR_STARVED_BL /* UNC_S_TxR_STARVED.BL ev_sel=0x3 umask=0x4: BL ring (data). */ \
	HSX_SBOX_CTL_(0x403u)
#define HSX_SBOX_EVENT_TXR_STARVED_IV /* UNC_S_TxR_STARVED.IV ev_sel=0x3 umask=0x8: IV ring (snoops of cores). */ \
	HSX_SBOX_CTL_(0x803u)
/* UNC_S_TxR_ADS_USED ev_sel=0x4: Use of ADS by the egress, by ring; Intel lists the event without saying what ADS is. */
#define HSX_SBOX_EVENT_TXR_ADS_USED_AD /* UNC_S_TxR_ADS_USED.AD ev_sel=0x4 umask=0x1: AD ring (requests). */ \
	HSX_SBOX_CTL_(0x104u)
#define HSX_SBOX_EVENT_TXR_ADS_USED_AK /* UNC_S_TxR_ADS_USED.AK ev_sel=0x4 umask=0x2: AK ring (acknowledgements). */ \
	HSX_SBOX_CTL_(0x204u)
#define HSX_SBOX_EVENT_TXR_ADS_USED_BL /* UNC_S_TxR_ADS_USED.BL ev_sel=0x4 umask=0x4: BL ring (data). */ \
	HSX_SBOX_CTL_(0x404u)
/* UNC_S_RING_BOUNCES ev_sel=0x5: Messages that found no room at their stop and went round again. */
#define HSX_SBOX_EVENT_RING_BOUNCES_AD_CACHE /* UNC_S_RING_BOUNCES.AD_CACHE ev_sel=0x5 umask=0x1: AD ring (requests), to the cache. */ \
	HSX_SBOX_CTL_(0x105u)
#define HSX_SBOX_EVENT_RING_BOUNCES_AK_CORE /* UNC_S_RING_BOUNCES.AK_CORE ev_sel=0x5 umask=0x2: AK ring (acknowledgements), to the core. */ \
	HSX_SBOX_CTL_(0x205u)
#define HSX_SBOX_EVENT_RING_BOUNCES_BL_CORE /* UNC_S_RING_BOUNCES.BL_CORE ev_sel=0x5 umask=0x4: BL ring (data), to the core. */ \
	HSX_SBOX_CTL_(0x405u)
#define HSX_SBOX_EVENT_RING_BOUNCES_IV_CORE /* UNC_S_RING_BOUNCES.IV_CORE ev_sel=0x5 umask=0x8: IV ring (snoops of cores), to the core. */ \
	HSX_SBOX_CTL_(0x805u)
/* UNC_S_RING_SINK_STARVED ev_sel=0x6: Cycles in which a stop that takes messages is starved; Intel lists the event without more. */
#define HSX_SBOX_EVENT_RING_SINK_STARVED_AD_CACHE /* UNC_S_RING_SINK_STARVED.AD_CACHE ev_sel=0x6 umask=0x1: AD ring (requests), to the cache. */ \
	HSX_SBOX_CTL_(0x106u)
#define HSX_SBOX_EVENT_RING_SINK_STARVED_AK_CORE /* UNC_S_RING_SINK_STARVED.AK_CORE ev_sel=0x6 umask=0x2: AK ring (acknowledgements), to the core. */ \
	HSX_SBOX_CTL_(0x206u)
#define HSX_SBOX_EVENT_RING_SINK_STARVED_BL_CORE /* UNC_S_RING_SINK_STARVED.BL_CORE ev_sel=0x6 umask=0x4: BL ring (data), to the core. */ \
	HSX_SBOX_CTL_(0x406u)
#define HSX_SBOX_EVENT_RING_SINK_STARVED_IV_CORE /* UNC_S_RING_SINK_STARVED.IV_CORE ev_sel=0x6 umask=0x8: IV ring (snoops of cores), to the core. */ \
	HSX_SBOX_CTL_(0x806u)
#define HSX_SBOX_EVENT_FAST_ASSERTED /* UNC_S_FAST_ASSERTED ev_sel=0x9: Cycles in which a distress signal is up, one of this stop or of a neighbour. */ \
	HSX_SBOX_CTL_(0x9u)
#define HSX_SBOX_EVENT_BOUNCE_CONTROL /* UNC_S_BOUNCE_CONTROL ev_sel=0xa: Bounce control; Intel does not say more. */ \
	HSX_SBOX_CTL_(0xau)
/* UNC_S_RxR_OCCUPANCY ev_sel=0x11: Entries in the ingress queues, added up each cycle. */
#define HSX_SBOX_EVENT_RXR_OCCUPANCY_AD_CRD /* UNC_S_RxR_OCCUPANCY.AD_CRD ev_sel=0x11 umask=0x1: AD ring (requests), messages with credits. */ \
	HSX_SBOX_CTL_(0x111u)
#define HSX_SBOX_EVENT_RXR_OCCUPANCY_AD_BNC /* UNC_S_RxR_OCCUPANCY.AD_BNC ev_sel=0x11 umask=0x2: AD ring (requests), messages that may bounce. */ \
	HSX_SBOX_CTL_(0x211u)
#define HSX_SBOX_EVENT_RXR_OCCUPANCY_BL_CRD /* UNC_S_RxR_OCCUPANCY.BL_CRD ev_sel=0x11 umask=0x4: BL ring (data), messages with credits. */ \
	HSX_SBOX_CTL_(0x411u)
#define HSX_SBOX_EVENT_RXR_OCCUPANCY_BL_BNC /* UNC_S_RxR_OCCUPANCY.BL_BNC ev_sel=0x11 umask=0x8: BL ring (data), messages that may bounce. */ \
	HSX_SBOX_CTL_(0x811u)
#define HSX_SBOX_EVENT_RXR_OCCUPANCY_AK /* UNC_S_RxR_OCCUPANCY.AK ev_sel=0x11 umask=0x10: AK ring (acknowledgements). */ \
	HSX_SBOX_CTL_(0x1011u)
#define HSX_SBOX_EVENT_RXR_OCCUPANCY_IV /* UNC_S_RxR_OCCUPANCY.IV ev_sel=0x11 umask=0x20: IV ring (snoops of cores). */ \
	HSX_SBOX_CTL_(0x2011u)
/* UNC_S_RxR_BYPASS ev_sel=0x12: Messages that pass the ingress queue by. */
#define HSX_SBOX_EVENT_RXR_BYPASS_AD_CRD /* UNC_S_RxR_BYPASS.AD_CRD ev_sel=0x12 umask=0x1: AD ring (requests), messages with credits. */ \
	HSX_SBOX_CTL_(0x112u)
#define HSX_SBOX_EVENT_RXR_BYPASS_AD_BNC /* UNC_S_RxR_BYPASS.AD_BNC ev_sel=0x12 umask=0x2: AD ring (requests), messages that may bounce. */ \
	HSX_SBOX_CTL_(0x212u)
#define HSX_SBOX_EVENT_RXR_BYPASS_BL_CRD /* UNC_S_RxR_BYPASS.BL_CRD ev_sel=0x12 umask=0x4: BL ring (data), messages with credits. */ \
	HSX_SBOX_CTL_(0x412u)
#define HSX_SBOX_EVENT_RXR_BYPASS_BL_BNC /* UNC_S_RxR_BYPASS.BL_BNC ev_sel=0x12 umask=0x8: BL ring (data), messages that may bounce. */ \
	HSX_SBOX_CTL_(0x812u)
#define HSX_SBOX_EVENT_RXR_BYPASS_AK /* UNC_S_RxR_BYPASS.AK ev_sel=0x12 umask=0x10: AK ring (acknowledgements). */ \
	HSX_SBOX_CTL_(0x1012u)
#define HSX_SBOX_EVENT_RXR_BYPASS_IV /* UNC_S_RxR_BYPASS.IV ev_sel=0x12 umask=0x20: IV ring (snoops of cores). */ \
	HSX_SBOX_CTL_(0x2012u)
/* UNC_S_RxR_INSERTS ev_sel=0x13: Messages put into the ingress queues. */
#define HSX_SBOX_EVENT_RXR_INSERTS_AD_CRD /* UNC_S_RxR_INSERTS.AD_CRD ev_sel=0x13 umask=0x1: AD ring (requests), messages with credits. */ \
	HSX_SBOX_CTL_(0x113u)
#define HSX_SBOX_EVENT_RXR_INSERTS_AD_BNC /* UNC_S_RxR_INSERTS.AD_BNC ev_sel=0x13 umask=0x2: AD ring (requests), messages that may bounce. */ \
	HSX_SBOX_CTL_(0x213u)
#define HSX_SBOX_EVENT_RXR_INSERTS_BL_CRD /* UNC_S_RxR_INSERTS.BL_CRD ev_sel=0x13 umask=0x4: BL ring (data), messages with credits. */ \
	HSX_SBOX_CTL_(0x413u)
#define HSX_SBOX_EVENT_RXR_INSERTS_BL_BNC /* UNC_S_RxR_INSERTS.BL_BNC ev_sel=0x13 umask=0x8: BL ring (data), messages that may bounce. */ \
	HSX_SBOX_CTL_(0x813u)
#define HSX_SBOX_EVENT_RXR_INSERTS_AK /* UNC_S_RxR_INSERTS.AK ev_sel=0x13 umask=0x10: AK ring (acknowledgements). */ \
	HSX_SBOX_CTL_(0x1013u)
#define HSX_SBOX_EVENT_RXR_INSERTS_IV /* UNC_S_RxR_INSERTS.IV ev_sel=0x13 umask=0x20: IV ring (snoops of cores). */ \
	HSX_SBOX_CTL_(0x2013u)
/* UNC_S_RxR_CRD_STARVED ev_sel=0x14: Cycles in which an ingress queue has waited too long because credits lack. */
#define HSX_SBOX_EVENT_RXR_CRD_STARVED_AD_CRD /* UNC_S_RxR_CRD_STARVED.AD_CRD ev_sel=0x14 umask=0x1: AD ring (requests), messages with credits. */ \
	HSX_SBOX_CTL_(0x114u)
#define HSX_SBOX_EVENT_RXR_CRD_STARVED_AD_BNC /* UNC_S_RxR_CRD_STARVED.AD_BNC ev_sel=0x14 umask=0x2: AD ring (requests), messages that may bounce. */ \
	HSX_SBOX_CTL_(0x214u)
#define HSX_SBOX_EVENT_RXR_CRD_STARVED_BL_CRD /* UNC_S_RxR_CRD_STARVED.BL_CRD ev_sel=0x14 umask=0x4: BL ring (data), messages with credits. */ \
	HSX_SBOX_CTL_(0x414u)
#define HSX_SBOX_EVENT_RXR_CRD_STARVED_BL_BNC /* UNC_S_RxR_CRD_STARVED.BL_BNC ev_sel=0x14 umask=0x8: BL ring (data), messages that may bounce. */ \
	HSX_SBOX_CTL_(0x814u)
#define HSX_SBOX_EVENT_RXR_CRD_STARVED_AK /* UNC_S_RxR_CRD_STARVED.AK ev_sel=0x14 umask=0x10: AK ring (acknowledgements). */ \
	HSX_SBOX_CTL_(0x1014u)
#define HSX_SBOX_EVENT_RXR_CRD_STARVED_IV /* UNC_S_RxR_CRD_STARVED.IV ev_sel=0x14 umask=0x20: IV ring (snoops of cores). */ \
	HSX_SBOX_CTL_(0x2014u)
#define HSX_SBOX_EVENT_RXR_CRD_STARVED_IFV /* UNC_S_RxR_CRD_STARVED.IFV ev_sel=0x14 umask=0x40: Credits for IVF. */ \
	HSX_SBOX_CTL_(0x4014u)
/* UNC_S_RxR_BUSY_STARVED ev_sel=0x15: Cycles in which an ingress queue has waited too long because the ring is busy. */
#define HSX_SBOX_EVENT_RXR_BUSY_STARVED_AD_CRD /* UNC_S_RxR_BUSY_STARVED.AD_CRD ev_sel=0x15 umask=0x1: AD ring (requests), messages with credits. */ \
	HSX_SBOX_CTL_(0x115u)
#define HSX_SBOX_EVENT_RXR_BUSY_STARVED_AD_BNC /* UNC_S_RxR_BUSY_STARVED.AD_BNC ev_sel=0x15 umask=0x2: AD ring (requests), messages that may bounce. */ \
	HSX_SBOX_CTL_(0x215u)
#define HSX_SBOX_EVENT_RXR_BUSY_STARVED_BL_CRD /* UNC_S_RxR_BUSY_STARVED.BL_CRD ev_sel=0x15 umask=0x4: BL ring (data), messages with credits. */ \
	HSX_SBOX_CTL_(0x415u)
#define HSX_SBOX_EVENT_RXR_BUSY_STARVED_BL_BNC /* UNC_S_RxR_BUSY_STARVED.BL_BNC ev_sel=0x15 umask=0x8: BL ring (data), messages that may bounce. */ \
	HSX_SBOX_CTL_(0x815u)
/* UNC_S_RING_AD_USED ev_sel=0x1b: Cycles the AD ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define HSX_SBOX_EVENT_RING_AD_USED_UP_EVEN /* UNC_S_RING_AD_USED.UP_EVEN ev_sel=0x1b umask=0x1: Upwards, even polarity. */ \
	HSX_SBOX_CTL_(0x11bu)
#define HSX_SBOX_EVENT_RING_AD_USED_UP_ODD /* UNC_S_RING_AD_USED.UP_ODD ev_sel=0x1b umask=0x2: Upwards, odd polarity. */ \
	HSX_SBOX_CTL_(0x21bu)
#define HSX_SBOX_EVENT_RING_AD_USED_DOWN_EVEN /* UNC_S_RING_AD_USED.DOWN_EVEN ev_sel=0x1b umask=0x4: Downwards, even polarity. */ \
	HSX_SBOX_CTL_(0x41bu)
#define HSX_SBOX_EVENT_RING_AD_USED_DOWN_ODD /* UNC_S_RING_AD_USED.DOWN_ODD ev_sel=0x1b umask=0x8: Downwards, odd polarity. */ \
	HSX_SBOX_CTL_(0x81bu)
#define HSX_SBOX_EVENT_RING_AD_USED_UP /* UNC_S_RING_AD_USED.UP ev_sel=0x1b umask=0x3: Upwards, both polarities. */ \
	HSX_SBOX_CTL_(0x31bu)
#define HSX_SBOX_EVENT_RING_AD_USED_DOWN /* UNC_S_RING_AD_USED.DOWN ev_sel=0x1b umask=0xc: Downwards, both polarities. */ \
	HSX_SBOX_CTL_(0xc1bu)
/* UNC_S_RING_AK_USED ev_sel=0x1c: Cycles the AK ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define HSX_SBOX_EVENT_RING_AK_USED_UP_EVEN /* UNC_S_RING_AK_USED.UP_EVEN ev_sel=0x1c umask=0x1: Upwards, even polarity. */ \
	HSX_SBOX_CTL_(0x11cu)
#define HSX_SBOX_EVENT_RING_AK_USED_UP_ODD /* UNC_S_RING_AK_USED.UP_ODD ev_sel=0x1c umask=0x2: Upwards, odd polarity. */ \
	HSX_SBOX_CTL_(0x21cu)
#define HSX_SBOX_EVENT_RING_AK_USED_DOWN_EVEN /* UNC_S_RING_AK_USED.DOWN_EVEN ev_sel=0x1c umask=0x4: Downwards, even polarity. */ \
	HSX_SBOX_CTL_(0x41cu)
#define HSX_SBOX_EVENT_RING_AK_USED_DOWN_ODD /* UNC_S_RING_AK_USED.DOWN_ODD ev_sel=0x1c umask=0x8: Downwards, odd polarity. */ \
	HSX_SBOX_CTL_(0x81cu)
#define HSX_SBOX_EVENT_RING_AK_USED_UP /* UNC_S_RING_AK_USED.UP ev_sel=0x1c umask=0x3: Upwards, both polarities. */ \
	HSX_SBOX_CTL_(0x31cu)
#define HSX_SBOX_EVENT_RING_AK_USED_DOWN /* UNC_S_RING_AK_USED.DOWN ev_sel=0x1c umask=0xc: Downwards, both polarities. */ \
	HSX_SBOX_CTL_(0xc1cu)
/* UNC_S_RING_BL_USED ev_sel=0x1d: Cycles the BL ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define HSX_SBOX_EVENT_RING_BL_USED_UP_EVEN /* UNC_S_RING_BL_USED.UP_EVEN ev_sel=0x1d umask=0x1: Upwards, even polarity. */ \
	HSX_SBOX_CTL_(0x11du)
#define HSX_SBOX_EVENT_RING_BL_USED_UP_ODD /* UNC_S_RING_BL_USED.UP_ODD ev_sel=0x1d umask=0x2: Upwards, odd polarity. */ \
	HSX_SBOX_CTL_(0x21du)
#define HSX_SBOX_EVENT_RING_BL_USED_DOWN_EVEN /* UNC_S_RING_BL_USED.DOWN_EVEN ev_sel=0x1d umask=0x4: Downwards, even polarity. */ \
	HSX_SBOX_CTL_(0x41du)
#define HSX_SBOX_EVENT_RING_BL_USED_DOWN_ODD /* UNC_S_RING_BL_USED.DOWN_ODD ev_sel=0x1d umask=0x8: Downwards, odd polarity. */ \
	HSX_SBOX_CTL_(0x81du)
#define HSX_SBOX_EVENT_RING_BL_USED_UP /* UNC_S_RING_BL_USED.UP ev_sel=0x1d umask=0x3: Upwards, both polarities. */ \
	HSX_SBOX_CTL_(0x31du)
#define HSX_SBOX_EVENT_RING_BL_USED_DOWN /* UNC_S_RING_BL_USED.DOWN ev_sel=0x1d umask=0xc: Downwards, both polarities. */ \
	HSX_SBOX_CTL_(0xc1du)
/* UNC_S_RING_IV_USED ev_sel=0x1e: Cycles the IV ring is busy at this stop: packets that pass or arrive, not those that start here. */
#define HSX_SBOX_EVENT_RING_IV_USED_ANY /* UNC_S_RING_IV_USED.ANY ev_sel=0x1e umask=0xf: In either direction. */ \
	HSX_SBOX_CTL_(0xf1eu)
#define HSX_SBOX_EVENT_RING_IV_USED_UP /* UNC_S_RING_IV_USED.UP ev_sel=0x1e umask=0x3: Upwards, both polarities. */ \
	HSX_SBOX_CTL_(0x31eu)
#define HSX_SBOX_EVENT_RING_IV_USED_DN /* UNC_S_RING_IV_USED.DN ev_sel=0x1e umask=0xc: Downwards, both polarities. */ \
	HSX_SBOX_CTL_(0xc1eu)

#endif
