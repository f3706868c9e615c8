/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/knl/m2pcie.events.json by "make generate". Do not edit. */
/*
 * The events of knl m2pcie as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_KNL_M2PCIE_EVENTS_H
#define UNCORE_KNL_M2PCIE_EVENTS_H

#include "uncore/knl/m2pcie.h"

#define KNL_M2PCIE_CTL_(raw) UNCORE_VALUE_(knl_m2pcie_ctl, raw)
/* UNC_M2P_INGRESS_CYCLES_NE ev_sel=0x10: Cycles in which something waits in the ingress. */
#define KNL_M2PCIE_EVENT_INGRESS_CYCLES_NE_CBO_IDI /* UNC_M2P_INGRESS_CYCLES_NE.CBO_IDI ev_sel=0x10 umask=0x1: Requests of cores (IDI). */ \
	KNL_M2PCIE_CTL_(0x110u)
#define KNL_M2PCIE_EVENT_INGRESS_CYCLES_NE_CBO_NCB /* UNC_M2P_INGRESS_CYCLES_NE.CBO_NCB ev_sel=0x10 umask=0x2: Messages of the class NCB. */ \
	KNL_M2PCIE_CTL_(0x210u)
#define KNL_M2PCIE_EVENT_INGRESS_CYCLES_NE_CBO_NCS /* UNC_M2P_INGRESS_CYCLES_NE.CBO_NCS ev_sel=0x10 umask=0x4: Messages of the class NCS. */ \
	KNL_M2PCIE_CTL_(0x410u)
#define KNL_M2PCIE_EVENT_INGRESS_CYCLES_NE_ALL /* UNC_M2P_INGRESS_CYCLES_NE.ALL ev_sel=0x10 umask=0x80: Messages of any kind. */ \
	KNL_M2PCIE_CTL_(0x8010u)
/* UNC_M2P_EGRESS_CYCLES_NE ev_sel=0x23: Cycles in which something waits in the egress. */
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_NE_AD_0 /* UNC_M2P_EGRESS_CYCLES_NE.AD_0 ev_sel=0x23 umask=0x1: AD messages of port 0. */ \
	KNL_M2PCIE_CTL_(0x123u)
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_NE_AD_0_COUNTERS 0x3u
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_NE_AK_0 /* UNC_M2P_EGRESS_CYCLES_NE.AK_0 ev_sel=0x23 umask=0x2: AK messages of port 0. */ \
	KNL_M2PCIE_CTL_(0x223u)
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_NE_AK_0_COUNTERS 0x3u
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_NE_BL_0 /* UNC_M2P_EGRESS_CYCLES_NE.BL_0 ev_sel=0x23 umask=0x4: BL messages of port 0. */ \
	KNL_M2PCIE_CTL_(0x423u)
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_NE_BL_0_COUNTERS 0x3u
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_NE_AD_1 /* UNC_M2P_EGRESS_CYCLES_NE.AD_1 ev_sel=0x23 umask=0x8: AD messages of port 1. */ \
	KNL_M2PCIE_CTL_(0x823u)
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_NE_AD_1_COUNTERS 0x3u
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_NE_AK_1 /* UNC_M2P_EGRESS_CYCLES_NE.AK_1 ev_sel=0x23 umask=0x10: AK messages of port 1. */ \
	KNL_M2PCIE_CTL_(0x1023u)
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_NE_AK_1_COUNTERS 0x3u
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_NE_BL_1 /* UNC_M2P_EGRESS_CYCLES_NE.BL_1 ev_sel=0x23 umask=0x20: BL messages of port 1. */ \
	KNL_M2PCIE_CTL_(0x2023u)
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_NE_BL_1_COUNTERS 0x3u
/* UNC_M2P_EGRESS_INSERTS ev_sel=0x24: Messages that enter the egress. */
#define KNL_M2PCIE_EVENT_EGRESS_INSERTS_AD_0 /* UNC_M2P_EGRESS_INSERTS.AD_0 ev_sel=0x24 umask=0x1: AD messages of port 0. */ \
	KNL_M2PCIE_CTL_(0x124u)
#define KNL_M2PCIE_EVENT_EGRESS_INSERTS_AK_0 /* UNC_M2P_EGRESS_INSERTS.AK_0 ev_sel=0x24 umask=0x2: AK messages of port 0. */ \
	KNL_M2PCIE_CTL_(0x224u)
#define KNL_M2PCIE_EVENT_EGRESS_INSERTS_BL_0 /* UNC_M2P_EGRESS_INSERTS.BL_0 ev_sel=0x24 umask=0x4: BL messages of port 0. */ \
	KNL_M2PCIE_CTL_(0x424u)
#define KNL_M2PCIE_EVENT_EGRESS_INSERTS_AK_CRD_0 /* UNC_M2P_EGRESS_INSERTS.AK_CRD_0 ev_sel=0x24 umask=0x8: AK messages of port 0 that return credits. */ \
	KNL_M2PCIE_CTL_(0x824u)
#define KNL_M2PCIE_EVENT_EGRESS_INSERTS_AD_1 /* UNC_M2P_EGRESS_INSERTS.AD_1 ev_sel=0x24 umask=0x10: AD messages of port 1. */ \
	KNL_M2PCIE_CTL_(0x1024u)
#define KNL_M2PCIE_EVENT_EGRESS_INSERTS_AK_1 /* UNC_M2P_EGRESS_INSERTS.AK_1 ev_sel=0x24 umask=0x20: AK messages of port 1. */ \
	KNL_M2PCIE_CTL_(0x2024u)
#define KNL_M2PCIE_EVENT_EGRESS_INSERTS_BL_1 /* UNC_M2P_EGRESS_INSERTS.BL_1 ev_sel=0x24 umask=0x40: BL messages of port 1. */ \
	KNL_M2PCIE_CTL_(0x4024u)
#define KNL_M2PCIE_EVENT_EGRESS_INSERTS_AK_CRD_1 /* UNC_M2P_EGRESS_INSERTS.AK_CRD_1 ev_sel=0x24 umask=0x80: AK messages of port 1 that return credits. */ \
	KNL_M2PCIE_CTL_(0x8024u)
/* UNC_M2P_EGRESS_CYCLES_FULL ev_sel=0x25: Cycles in which the egress is full. */
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_FULL_AD_0 /* UNC_M2P_EGRESS_CYCLES_FULL.AD_0 ev_sel=0x25 umask=0x1: AD messages of port 0. */ \
	KNL_M2PCIE_CTL_(0x125u)
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_FULL_AK_0 /* UNC_M2P_EGRESS_CYCLES_FULL.AK_0 ev_sel=0x25 umask=0x2: AK messages of port 0. */ \
	KNL_M2PCIE_CTL_(0x225u)
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_FULL_BL_0 /* UNC_M2P_EGRESS_CYCLES_FULL.BL_0 ev_sel=0x25 umask=0x4: BL messages of port 0. */ \
	KNL_M2PCIE_CTL_(0x425u)
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_FULL_AD_1 /* UNC_M2P_EGRESS_CYCLES_FULL.AD_1 ev_sel=0x25 umask=0x8: AD messages of port 1. */ \
	KNL_M2PCIE_CTL_(0x825u)
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_FULL_AK_1 /* UNC_M2P_EGRESS_CYCLES_FULL.AK_1 ev_sel=0x25 umask=0x10: AK messages of port 1. */ \
	KNL_M2PCIE_CTL_(0x1025u)
#define KNL_M2PCIE_EVENT_EGRESS_CYCLES_FULL_BL_1 /* UNC_M2P_EGRESS_CYCLES_FULL.BL_1 ev_sel=0x25 umask=0x20: BL messages of port 1. */ \
	KNL_M2PCIE_CTL_(0x2025u)

#endif
