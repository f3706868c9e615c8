/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeonmp/ifsb.events.json by "make generate". Do not edit. */
/*
 * The events of xeonmp ifsb as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_XEONMP_IFSB_EVENTS_H
#define UNCORE_XEONMP_IFSB_EVENTS_H

#include "uncore/xeonmp/ifsb.h"

#define XEONMP_IFSB_IBUSQ_(raw) UNCORE_VALUE_(xeonmp_ifsb_ibusq, raw)
#define XEONMP_IFSB_ISNPQ_(raw) UNCORE_VALUE_(xeonmp_ifsb_isnpq, raw)
#define XEONMP_IFSB_EFSB_(raw) UNCORE_VALUE_(xeonmp_ifsb_efsb, raw)
#define XEONMP_IFSB_CTL6_(raw) UNCORE_VALUE_(xeonmp_ifsb_ctl6, raw)
#define XEONMP_IFSB_EVENT_IBUSQ /* IBUSQ: What the bus queue sees and the match fields choose; give raw masks, as no encoding is published. */ \
	XEONMP_IFSB_IBUSQ_(UINT64_C(0x3000000000))
#define XEONMP_IFSB_EVENT_ISNPQ /* ISNPQ: What the snoop queue sees and the match fields choose; give raw masks, as no encoding is published. */ \
	XEONMP_IFSB_ISNPQ_(UINT64_C(0x0))
#define XEONMP_IFSB_EVENT_EFSB_DRDY /* EFSB_DRDY: Data-ready on the bus, of this agent and of others; own=0 or other=0 leaves one of them. */ \
	XEONMP_IFSB_EFSB_(UINT64_C(0x3000000000000))
#define XEONMP_IFSB_EVENT_IBUSQ_LATENCY /* IBUSQ_LATENCY: Latency of bus queue transactions, added up in weighted cycles; by which weight is not said. */ \
	XEONMP_IFSB_CTL6_(UINT64_C(0x0))

#endif
