/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/grr/irp.events.json by "make generate". Do not edit. */
/*
 * The events of grr irp as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_GRR_IRP_EVENTS_H
#define UNCORE_GRR_IRP_EVENTS_H

#include "uncore/grr/irp.h"

#define GRR_IRP_CTL_(raw) UNCORE_VALUE_(grr_irp_ctl, raw)
#define GRR_IRP_EVENT_CLOCKTICKS /* UNC_I_CLOCKTICKS ev_sel=0x1: Clock cycles of the IRP. */ \
	GRR_IRP_CTL_(UINT64_C(0x1))
/* UNC_I_CACHE_TOTAL_OCCUPANCY ev_sel=0xf: Reads and writes of devices still open in the uncore, added up every cycle. */
#define GRR_IRP_EVENT_CACHE_TOTAL_OCCUPANCY_MEM /* UNC_I_CACHE_TOTAL_OCCUPANCY.MEM ev_sel=0xf umask=0x4: Reads and writes of memory. */ \
	GRR_IRP_CTL_(UINT64_C(0x40f))
/* UNC_I_TRANSACTIONS ev_sel=0x11: Transactions from devices into the uncore; kinds may be OR-ed. */
#define GRR_IRP_EVENT_TRANSACTIONS_WR_PREF /* UNC_I_TRANSACTIONS.WR_PREF ev_sel=0x11 umask=0x8: Writes by the fast path, which ask for ownership ahead. */ \
	GRR_IRP_CTL_(UINT64_C(0x811))
/* UNC_I_SNOOP_RESP ev_sel=0x12: Answers to snoops: umasks choose kinds of snoops and what was found, and both are needed, as ALL_HIT_I and its like choose them. */
#define GRR_IRP_EVENT_SNOOP_RESP_ALL_MISS /* UNC_I_SNOOP_RESP.ALL_MISS ev_sel=0x12 umask=0x71: Snoops of any kind that found nothing. */ \
	GRR_IRP_CTL_(UINT64_C(0x7112))
#define GRR_IRP_EVENT_SNOOP_RESP_ALL_HIT_I /* UNC_I_SNOOP_RESP.ALL_HIT_I ev_sel=0x12 umask=0x72: Snoops of any kind that found the line invalid. */ \
	GRR_IRP_CTL_(UINT64_C(0x7212))
#define GRR_IRP_EVENT_SNOOP_RESP_ALL_HIT_ES /* UNC_I_SNOOP_RESP.ALL_HIT_ES ev_sel=0x12 umask=0x74: Snoops of any kind that found the line exclusive or shared. */ \
	GRR_IRP_CTL_(UINT64_C(0x7412))
#define GRR_IRP_EVENT_SNOOP_RESP_ALL_HIT_M /* UNC_I_SNOOP_RESP.ALL_HIT_M ev_sel=0x12 umask=0x78: Snoops of any kind that found the line modified. */ \
	GRR_IRP_CTL_(UINT64_C(0x7812))
#define GRR_IRP_EVENT_FAF_INSERTS /* UNC_I_FAF_INSERTS ev_sel=0x18: Reads of devices that are put into the FAF queue. */ \
	GRR_IRP_CTL_(UINT64_C(0x18))
#define GRR_IRP_EVENT_FAF_OCCUPANCY /* UNC_I_FAF_OCCUPANCY ev_sel=0x19: Reads in the FAF queue, added up every cycle; divide by FAF_INSERTS for how long one stays. */ \
	GRR_IRP_CTL_(UINT64_C(0x19))
/* UNC_I_MISC0 ev_sel=0x1e: Rare cases, first set. */
#define GRR_IRP_EVENT_MISC0_FAST_REQ /* UNC_I_MISC0.FAST_REQ ev_sel=0x1e umask=0x1: Requests by the fast path. */ \
	GRR_IRP_CTL_(UINT64_C(0x11e))
#define GRR_IRP_EVENT_MISC0_FAST_REJ /* UNC_I_MISC0.FAST_REJ ev_sel=0x1e umask=0x2: Requests that the fast path turned away. */ \
	GRR_IRP_CTL_(UINT64_C(0x21e))
/* UNC_I_MISC1 ev_sel=0x1f: Rare cases, second set. */
#define GRR_IRP_EVENT_MISC1_LOST_FWD /* UNC_I_MISC1.LOST_FWD ev_sel=0x1f umask=0x10: A snoop took ownership before the write was done. */ \
	GRR_IRP_CTL_(UINT64_C(0x101f))

#endif
