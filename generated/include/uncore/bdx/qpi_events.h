/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdx/qpi.events.json by "make generate". Do not edit. */
/*
 * The events of bdx qpi as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_BDX_QPI_EVENTS_H
#define UNCORE_BDX_QPI_EVENTS_H

#include "uncore/bdx/qpi.h"

#define BDX_QPI_CTL_(raw) UNCORE_VALUE_(bdx_qpi_ctl, raw)
/* UNC_Q_TxL_FLITS_G0 ev_sel=0x0: Flits sent over the link, up to 2 in a cycle, by kind. */
#define BDX_QPI_EVENT_TXL_FLITS_G0_DATA /* UNC_Q_TxL_FLITS_G0.DATA ev_sel=0x0 umask=0x2: Data flits sent, 8 bytes each, coherent or not; headers are not among them. */ \
	BDX_QPI_CTL_(0x200u)
#define BDX_QPI_EVENT_TXL_FLITS_G0_NON_DATA /* UNC_Q_TxL_FLITS_G0.NON_DATA ev_sel=0x0 umask=0x4: Protocol flits sent that are not data, headers of data packets included. */ \
	BDX_QPI_CTL_(0x400u)
/* UNC_Q_RxL_FLITS_G0 ev_sel=0x1: Flits received over the link, up to 2 in a cycle, by kind. */
#define BDX_QPI_EVENT_RXL_FLITS_G0_IDLE /* UNC_Q_RxL_FLITS_G0.IDLE ev_sel=0x1 umask=0x1: Idle and null flits received: no payload of a protocol, though credits may ride along. */ \
	BDX_QPI_CTL_(0x101u)
#define BDX_QPI_EVENT_RXL_FLITS_G0_DATA /* UNC_Q_RxL_FLITS_G0.DATA ev_sel=0x1 umask=0x2: Data flits received, 8 bytes each. */ \
	BDX_QPI_CTL_(0x201u)
#define BDX_QPI_EVENT_RXL_FLITS_G0_NON_DATA /* UNC_Q_RxL_FLITS_G0.NON_DATA ev_sel=0x1 umask=0x4: Protocol flits received that are not data. */ \
	BDX_QPI_CTL_(0x401u)
/* UNC_Q_TxL_CRC_NO_CREDITS ev_sel=0x2: Cycles in which sending stops for want of link layer retry credits. */
#define BDX_QPI_EVENT_TXL_CRC_NO_CREDITS_FULL /* UNC_Q_TxL_CRC_NO_CREDITS.FULL ev_sel=0x2 umask=0x1: The retry buffer is full: nothing may be sent. */ \
	BDX_QPI_CTL_(0x102u)
#define BDX_QPI_EVENT_TXL_CRC_NO_CREDITS_ALMOST_FULL /* UNC_Q_TxL_CRC_NO_CREDITS.ALMOST_FULL ev_sel=0x2 umask=0x2: The retry buffer is nearly full: some packets wait. */ \
	BDX_QPI_CTL_(0x202u)
/* UNC_Q_RxL_CRC_ERRORS ev_sel=0x3: Flits that arrive with a CRC error. The sender repeats each of them, and all flits after it. */
#define BDX_QPI_EVENT_RXL_CRC_ERRORS_LINK_INIT /* UNC_Q_RxL_CRC_ERRORS.LINK_INIT ev_sel=0x3 umask=0x1: Errors while the link starts up. */ \
	BDX_QPI_CTL_(0x103u)
#define BDX_QPI_EVENT_RXL_CRC_ERRORS_NORMAL_OP /* UNC_Q_RxL_CRC_ERRORS.NORMAL_OP ev_sel=0x3 umask=0x2: Errors while the link is in use. */ \
	BDX_QPI_CTL_(0x203u)
#define BDX_QPI_EVENT_TXL_INSERTS /* UNC_Q_TxL_INSERTS ev_sel=0x4: Flits put into the send buffer; most pass it by, except in L0p and after errors. */ \
	BDX_QPI_CTL_(0x4u)
#define BDX_QPI_EVENT_TXL_BYPASSED /* UNC_Q_TxL_BYPASSED ev_sel=0x5: Flits that passed the send buffer by and went straight to the link. */ \
	BDX_QPI_CTL_(0x5u)
#define BDX_QPI_EVENT_TXL_CYCLES_NE /* UNC_Q_TxL_CYCLES_NE ev_sel=0x6: Cycles in which the send buffer is not empty. */ \
	BDX_QPI_CTL_(0x6u)
#define BDX_QPI_EVENT_TXL_OCCUPANCY /* UNC_Q_TxL_OCCUPANCY ev_sel=0x7: Flits in the send buffer, added up every cycle, though the tables let it add 1 at most. */ \
	BDX_QPI_CTL_(0x7u)
#define BDX_QPI_EVENT_RXL_INSERTS /* UNC_Q_RxL_INSERTS ev_sel=0x8: Entries put into the receive buffer; most packets pass it by while the ring has room. */ \
	BDX_QPI_CTL_(0x8u)
#define BDX_QPI_EVENT_RXL_BYPASSED /* UNC_Q_RxL_BYPASSED ev_sel=0x9: Flits that passed the receive buffer by; fewer than flits received means queueing for the ring. */ \
	BDX_QPI_CTL_(0x9u)
#define BDX_QPI_EVENT_RXL_CYCLES_NE /* UNC_Q_RxL_CYCLES_NE ev_sel=0xa: Cycles in which the receive buffer is not empty. */ \
	BDX_QPI_CTL_(0xau)
#define BDX_QPI_EVENT_RXL_OCCUPANCY /* UNC_Q_RxL_OCCUPANCY ev_sel=0xb: Entries in the receive buffer, added up every cycle. */ \
	BDX_QPI_CTL_(0xbu)
#define BDX_QPI_EVENT_TXL0_POWER_CYCLES /* UNC_Q_TxL0_POWER_CYCLES ev_sel=0xc: Link clock cycles the sending side is in L0 or L0p; subtract TxL0P_POWER_CYCLES for full width alone. Training is not seen. */ \
	BDX_QPI_CTL_(0xcu)
#define BDX_QPI_EVENT_TXL0P_POWER_CYCLES /* UNC_Q_TxL0P_POWER_CYCLES ev_sel=0xd: Link clock cycles the sending side is in L0p, half the lanes off. Its edges cannot be counted if the link also enters L1. */ \
	BDX_QPI_CTL_(0xdu)
#define BDX_QPI_EVENT_RXL0_POWER_CYCLES /* UNC_Q_RxL0_POWER_CYCLES ev_sel=0xf: Link clock cycles the receiving side is in L0 or L0p; subtract RxL0P_POWER_CYCLES for full width alone. Training is not seen. */ \
	BDX_QPI_CTL_(0xfu)
#define BDX_QPI_EVENT_RXL0P_POWER_CYCLES /* UNC_Q_RxL0P_POWER_CYCLES ev_sel=0x10: Link clock cycles the receiving side is in L0p, half the lanes off. Its edges cannot be counted if the link also enters L1. */ \
	BDX_QPI_CTL_(0x10u)
#define BDX_QPI_EVENT_L1_POWER_CYCLES /* UNC_Q_L1_POWER_CYCLES ev_sel=0x12: Link clock cycles in L1, the whole link off; leaving it takes long. */ \
	BDX_QPI_CTL_(0x12u)
/* UNC_Q_DIRECT2CORE ev_sel=0x13: Data responses for CBos on which direct-to-core was tried; each counts in one umask only. */
#define BDX_QPI_EVENT_DIRECT2CORE_SUCCESS_RBT_HIT /* UNC_Q_DIRECT2CORE.SUCCESS_RBT_HIT ev_sel=0x13 umask=0x1: Tries that worked: credits, and a valid tag match in the route-back table (RBT). */ \
	BDX_QPI_CTL_(0x113u)
#define BDX_QPI_EVENT_DIRECT2CORE_FAILURE_CREDITS /* UNC_Q_DIRECT2CORE.FAILURE_CREDITS ev_sel=0x13 umask=0x2: No egress credit, though the RBT tag matched and was valid. */ \
	BDX_QPI_CTL_(0x213u)
#define BDX_QPI_EVENT_DIRECT2CORE_FAILURE_RBT_HIT /* UNC_Q_DIRECT2CORE.FAILURE_RBT_HIT ev_sel=0x13 umask=0x4: RBT tag matched but not valid, usual for I/O; credits were there. */ \
	BDX_QPI_CTL_(0x413u)
#define BDX_QPI_EVENT_DIRECT2CORE_FAILURE_CREDITS_RBT /* UNC_Q_DIRECT2CORE.FAILURE_CREDITS_RBT ev_sel=0x13 umask=0x8: No egress credit, and the RBT tag matched but was not valid. */ \
	BDX_QPI_CTL_(0x813u)
#define BDX_QPI_EVENT_DIRECT2CORE_FAILURE_MISS /* UNC_Q_DIRECT2CORE.FAILURE_MISS ev_sel=0x13 umask=0x10: RBT tag valid but no match; credits were there. */ \
	BDX_QPI_CTL_(0x1013u)
#define BDX_QPI_EVENT_DIRECT2CORE_FAILURE_CREDITS_MISS /* UNC_Q_DIRECT2CORE.FAILURE_CREDITS_MISS ev_sel=0x13 umask=0x20: No egress credit, and the RBT tag, valid, did not match. */ \
	BDX_QPI_CTL_(0x2013u)
#define BDX_QPI_EVENT_DIRECT2CORE_FAILURE_RBT_MISS /* UNC_Q_DIRECT2CORE.FAILURE_RBT_MISS ev_sel=0x13 umask=0x40: RBT tag neither matched nor valid; credits were there. */ \
	BDX_QPI_CTL_(0x4013u)
#define BDX_QPI_EVENT_DIRECT2CORE_FAILURE_CREDITS_RBT_MISS /* UNC_Q_DIRECT2CORE.FAILURE_CREDITS_RBT_MISS ev_sel=0x13 umask=0x80: No egress credit, and the RBT tag neither matched nor valid. */ \
	BDX_QPI_CTL_(0x8013u)
#define BDX_QPI_EVENT_CLOCKTICKS /* UNC_Q_CLOCKTICKS ev_sel=0x14: Link layer clock cycles (qfclk), an eighth of the transfer rate: 1 GHz at 8 GT/s. */ \
	BDX_QPI_CTL_(0x14u)
/* UNC_Q_TxL_FLITS_G1 ev_sel=0x0 ev_sel_ext=0x1: Flits sent over the link, up to 2 in a cycle: snoop, home and coherent data classes. */
#define BDX_QPI_EVENT_TXL_FLITS_G1_SNP /* UNC_Q_TxL_FLITS_G1.SNP ev_sel=0x0 ev_sel_ext=0x1 umask=0x1: Snoop requests sent; the responses travel in the home class. */ \
	BDX_QPI_CTL_(0x200100u)
#define BDX_QPI_EVENT_TXL_FLITS_G1_HOM_REQ /* UNC_Q_TxL_FLITS_G1.HOM_REQ ev_sel=0x0 ev_sel_ext=0x1 umask=0x2: Requests sent in the home class: memory requests between sockets. */ \
	BDX_QPI_CTL_(0x200200u)
#define BDX_QPI_EVENT_TXL_FLITS_G1_HOM_NONREQ /* UNC_Q_TxL_FLITS_G1.HOM_NONREQ ev_sel=0x0 ev_sel_ext=0x1 umask=0x4: Home class flits sent that are no requests, mostly snoop responses. */ \
	BDX_QPI_CTL_(0x200400u)
#define BDX_QPI_EVENT_TXL_FLITS_G1_HOM /* UNC_Q_TxL_FLITS_G1.HOM ev_sel=0x0 ev_sel_ext=0x1 umask=0x6: All home class flits sent. */ \
	BDX_QPI_CTL_(0x200600u)
#define BDX_QPI_EVENT_TXL_FLITS_G1_DRS_DATA /* UNC_Q_TxL_FLITS_G1.DRS_DATA ev_sel=0x0 ev_sel_ext=0x1 umask=0x8: Coherent data flits sent, 8 bytes each; no headers. */ \
	BDX_QPI_CTL_(0x200800u)
#define BDX_QPI_EVENT_TXL_FLITS_G1_DRS_NONDATA /* UNC_Q_TxL_FLITS_G1.DRS_NONDATA ev_sel=0x0 ev_sel_ext=0x1 umask=0x10: Header flits sent of coherent data packets. */ \
	BDX_QPI_CTL_(0x201000u)
#define BDX_QPI_EVENT_TXL_FLITS_G1_DRS /* UNC_Q_TxL_FLITS_G1.DRS ev_sel=0x0 ev_sel_ext=0x1 umask=0x18: Header and data flits sent of coherent data packets. */ \
	BDX_QPI_CTL_(0x201800u)
/* UNC_Q_TxL_FLITS_G2 ev_sel=0x1 ev_sel_ext=0x1: Flits sent over the link, up to 2 in a cycle: responses without data and non-coherent classes. */
#define BDX_QPI_EVENT_TXL_FLITS_G2_NDR_AD /* UNC_Q_TxL_FLITS_G2.NDR_AD ev_sel=0x1 ev_sel_ext=0x1 umask=0x1: Responses without data sent, AD; the descriptions of NDR_AD and NDR_AK look swapped. */ \
	BDX_QPI_CTL_(0x200101u)
#define BDX_QPI_EVENT_TXL_FLITS_G2_NDR_AK /* UNC_Q_TxL_FLITS_G2.NDR_AK ev_sel=0x1 ev_sel_ext=0x1 umask=0x2: Responses without data sent, AK; the descriptions of NDR_AD and NDR_AK look swapped. */ \
	BDX_QPI_CTL_(0x200201u)
#define BDX_QPI_EVENT_TXL_FLITS_G2_NCB_DATA /* UNC_Q_TxL_FLITS_G2.NCB_DATA ev_sel=0x1 ev_sel_ext=0x1 umask=0x4: Non-coherent data flits sent, without headers. */ \
	BDX_QPI_CTL_(0x200401u)
#define BDX_QPI_EVENT_TXL_FLITS_G2_NCB_NONDATA /* UNC_Q_TxL_FLITS_G2.NCB_NONDATA ev_sel=0x1 ev_sel_ext=0x1 umask=0x8: Header flits sent of non-coherent data packets. */ \
	BDX_QPI_CTL_(0x200801u)
#define BDX_QPI_EVENT_TXL_FLITS_G2_NCB /* UNC_Q_TxL_FLITS_G2.NCB ev_sel=0x1 ev_sel_ext=0x1 umask=0xc: Header and data flits sent of the non-coherent bypass class. */ \
	BDX_QPI_CTL_(0x200c01u)
#define BDX_QPI_EVENT_TXL_FLITS_G2_NCS /* UNC_Q_TxL_FLITS_G2.NCS ev_sel=0x1 ev_sel_ext=0x1 umask=0x10: Flits sent of the non-coherent standard class. */ \
	BDX_QPI_CTL_(0x201001u)
/* UNC_Q_RxL_FLITS_G1 ev_sel=0x2 ev_sel_ext=0x1: Flits received over the link, up to 2 in a cycle: snoop, home and coherent data classes. */
#define BDX_QPI_EVENT_RXL_FLITS_G1_SNP /* UNC_Q_RxL_FLITS_G1.SNP ev_sel=0x2 ev_sel_ext=0x1 umask=0x1: Snoop requests received; the responses travel in the home class. */ \
	BDX_QPI_CTL_(0x200102u)
#define BDX_QPI_EVENT_RXL_FLITS_G1_HOM_REQ /* UNC_Q_RxL_FLITS_G1.HOM_REQ ev_sel=0x2 ev_sel_ext=0x1 umask=0x2: Requests received in the home class: memory requests between sockets. */ \
	BDX_QPI_CTL_(0x200202u)
#define BDX_QPI_EVENT_RXL_FLITS_G1_HOM_NONREQ /* UNC_Q_RxL_FLITS_G1.HOM_NONREQ ev_sel=0x2 ev_sel_ext=0x1 umask=0x4: Home class flits received that are no requests, mostly snoop responses. */ \
	BDX_QPI_CTL_(0x200402u)
#define BDX_QPI_EVENT_RXL_FLITS_G1_HOM /* UNC_Q_RxL_FLITS_G1.HOM ev_sel=0x2 ev_sel_ext=0x1 umask=0x6: All home class flits received. */ \
	BDX_QPI_CTL_(0x200602u)
#define BDX_QPI_EVENT_RXL_FLITS_G1_DRS_DATA /* UNC_Q_RxL_FLITS_G1.DRS_DATA ev_sel=0x2 ev_sel_ext=0x1 umask=0x8: Coherent data flits received, 8 bytes each; no headers. Erratum qpi_data_in (overcounts): Data that a link receives is counted too often. */ \
	BDX_QPI_CTL_(0x200802u)
#define BDX_QPI_EVENT_RXL_FLITS_G1_DRS_NONDATA /* UNC_Q_RxL_FLITS_G1.DRS_NONDATA ev_sel=0x2 ev_sel_ext=0x1 umask=0x10: Header flits received of coherent data packets. */ \
	BDX_QPI_CTL_(0x201002u)
#define BDX_QPI_EVENT_RXL_FLITS_G1_DRS /* UNC_Q_RxL_FLITS_G1.DRS ev_sel=0x2 ev_sel_ext=0x1 umask=0x18: Header and data flits received of coherent data packets. Erratum qpi_data_in (overcounts): Data that a link receives is counted too often. */ \
	BDX_QPI_CTL_(0x201802u)
/* UNC_Q_RxL_FLITS_G2 ev_sel=0x3 ev_sel_ext=0x1: Flits received over the link, up to 2 in a cycle: responses without data and non-coherent classes. */
#define BDX_QPI_EVENT_RXL_FLITS_G2_NDR_AD /* UNC_Q_RxL_FLITS_G2.NDR_AD ev_sel=0x3 ev_sel_ext=0x1 umask=0x1: Responses without data received, AD; the descriptions of NDR_AD and NDR_AK look swapped. */ \
	BDX_QPI_CTL_(0x200103u)
#define BDX_QPI_EVENT_RXL_FLITS_G2_NDR_AK /* UNC_Q_RxL_FLITS_G2.NDR_AK ev_sel=0x3 ev_sel_ext=0x1 umask=0x2: Responses without data received, AK; the descriptions of NDR_AD and NDR_AK look swapped. */ \
	BDX_QPI_CTL_(0x200203u)
#define BDX_QPI_EVENT_RXL_FLITS_G2_NCB_DATA /* UNC_Q_RxL_FLITS_G2.NCB_DATA ev_sel=0x3 ev_sel_ext=0x1 umask=0x4: Non-coherent data flits received, without headers. Erratum qpi_data_in (overcounts): Data that a link receives is counted too often. */ \
	BDX_QPI_CTL_(0x200403u)
#define BDX_QPI_EVENT_RXL_FLITS_G2_NCB_NONDATA /* UNC_Q_RxL_FLITS_G2.NCB_NONDATA ev_sel=0x3 ev_sel_ext=0x1 umask=0x8: Header flits received of non-coherent data packets. */ \
	BDX_QPI_CTL_(0x200803u)
#define BDX_QPI_EVENT_RXL_FLITS_G2_NCB /* UNC_Q_RxL_FLITS_G2.NCB ev_sel=0x3 ev_sel_ext=0x1 umask=0xc: Header and data flits received of the non-coherent bypass class. Erratum qpi_data_in (overcounts): Data that a link receives is counted too often. */ \
	BDX_QPI_CTL_(0x200c03u)
#define BDX_QPI_EVENT_RXL_FLITS_G2_NCS /* UNC_Q_RxL_FLITS_G2.NCS ev_sel=0x3 ev_sel_ext=0x1 umask=0x10: Flits received of the non-coherent standard class. */ \
	BDX_QPI_CTL_(0x201003u)
/* UNC_Q_RxL_INSERTS_DRS ev_sel=0x9 ev_sel_ext=0x1: Entries put into the receive buffer: data responses (DRS). */
#define BDX_QPI_EVENT_RXL_INSERTS_DRS_VN0 /* UNC_Q_RxL_INSERTS_DRS.VN0 ev_sel=0x9 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200109u)
#define BDX_QPI_EVENT_RXL_INSERTS_DRS_VN1 /* UNC_Q_RxL_INSERTS_DRS.VN1 ev_sel=0x9 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200209u)
/* UNC_Q_RxL_INSERTS_NCB ev_sel=0xa ev_sel_ext=0x1: Entries put into the receive buffer: non-coherent bypass (NCB). */
#define BDX_QPI_EVENT_RXL_INSERTS_NCB_VN0 /* UNC_Q_RxL_INSERTS_NCB.VN0 ev_sel=0xa ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x20010au)
#define BDX_QPI_EVENT_RXL_INSERTS_NCB_VN1 /* UNC_Q_RxL_INSERTS_NCB.VN1 ev_sel=0xa ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x20020au)
/* UNC_Q_RxL_INSERTS_NCS ev_sel=0xb ev_sel_ext=0x1: Entries put into the receive buffer: non-coherent standard (NCS). */
#define BDX_QPI_EVENT_RXL_INSERTS_NCS_VN0 /* UNC_Q_RxL_INSERTS_NCS.VN0 ev_sel=0xb ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x20010bu)
#define BDX_QPI_EVENT_RXL_INSERTS_NCS_VN1 /* UNC_Q_RxL_INSERTS_NCS.VN1 ev_sel=0xb ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x20020bu)
/* UNC_Q_RxL_INSERTS_HOM ev_sel=0xc ev_sel_ext=0x1: Entries put into the receive buffer: home messages (HOM). */
#define BDX_QPI_EVENT_RXL_INSERTS_HOM_VN0 /* UNC_Q_RxL_INSERTS_HOM.VN0 ev_sel=0xc ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x20010cu)
#define BDX_QPI_EVENT_RXL_INSERTS_HOM_VN1 /* UNC_Q_RxL_INSERTS_HOM.VN1 ev_sel=0xc ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x20020cu)
/* UNC_Q_RxL_INSERTS_SNP ev_sel=0xd ev_sel_ext=0x1: Entries put into the receive buffer: snoops (SNP). */
#define BDX_QPI_EVENT_RXL_INSERTS_SNP_VN0 /* UNC_Q_RxL_INSERTS_SNP.VN0 ev_sel=0xd ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x20010du)
#define BDX_QPI_EVENT_RXL_INSERTS_SNP_VN1 /* UNC_Q_RxL_INSERTS_SNP.VN1 ev_sel=0xd ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x20020du)
/* UNC_Q_RxL_INSERTS_NDR ev_sel=0xe ev_sel_ext=0x1: Entries put into the receive buffer: responses without data (NDR). */
#define BDX_QPI_EVENT_RXL_INSERTS_NDR_VN0 /* UNC_Q_RxL_INSERTS_NDR.VN0 ev_sel=0xe ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x20010eu)
#define BDX_QPI_EVENT_RXL_INSERTS_NDR_VN1 /* UNC_Q_RxL_INSERTS_NDR.VN1 ev_sel=0xe ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x20020eu)
/* UNC_Q_RxL_CYCLES_NE_DRS ev_sel=0xf ev_sel_ext=0x1: Cycles in which the receive buffer is not empty: data responses (DRS). */
#define BDX_QPI_EVENT_RXL_CYCLES_NE_DRS_VN0 /* UNC_Q_RxL_CYCLES_NE_DRS.VN0 ev_sel=0xf ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x20010fu)
#define BDX_QPI_EVENT_RXL_CYCLES_NE_DRS_VN1 /* UNC_Q_RxL_CYCLES_NE_DRS.VN1 ev_sel=0xf ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x20020fu)
/* UNC_Q_RxL_CYCLES_NE_NCB ev_sel=0x10 ev_sel_ext=0x1: Cycles in which the receive buffer is not empty: non-coherent bypass (NCB). */
#define BDX_QPI_EVENT_RXL_CYCLES_NE_NCB_VN0 /* UNC_Q_RxL_CYCLES_NE_NCB.VN0 ev_sel=0x10 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200110u)
#define BDX_QPI_EVENT_RXL_CYCLES_NE_NCB_VN1 /* UNC_Q_RxL_CYCLES_NE_NCB.VN1 ev_sel=0x10 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200210u)
/* UNC_Q_RxL_CYCLES_NE_NCS ev_sel=0x11 ev_sel_ext=0x1: Cycles in which the receive buffer is not empty: non-coherent standard (NCS). */
#define BDX_QPI_EVENT_RXL_CYCLES_NE_NCS_VN0 /* UNC_Q_RxL_CYCLES_NE_NCS.VN0 ev_sel=0x11 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200111u)
#define BDX_QPI_EVENT_RXL_CYCLES_NE_NCS_VN1 /* UNC_Q_RxL_CYCLES_NE_NCS.VN1 ev_sel=0x11 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200211u)
/* UNC_Q_RxL_CYCLES_NE_HOM ev_sel=0x12 ev_sel_ext=0x1: Cycles in which the receive buffer is not empty: home messages (HOM). */
#define BDX_QPI_EVENT_RXL_CYCLES_NE_HOM_VN0 /* UNC_Q_RxL_CYCLES_NE_HOM.VN0 ev_sel=0x12 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200112u)
#define BDX_QPI_EVENT_RXL_CYCLES_NE_HOM_VN1 /* UNC_Q_RxL_CYCLES_NE_HOM.VN1 ev_sel=0x12 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200212u)
/* UNC_Q_RxL_CYCLES_NE_SNP ev_sel=0x13 ev_sel_ext=0x1: Cycles in which the receive buffer is not empty: snoops (SNP). */
#define BDX_QPI_EVENT_RXL_CYCLES_NE_SNP_VN0 /* UNC_Q_RxL_CYCLES_NE_SNP.VN0 ev_sel=0x13 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200113u)
#define BDX_QPI_EVENT_RXL_CYCLES_NE_SNP_VN1 /* UNC_Q_RxL_CYCLES_NE_SNP.VN1 ev_sel=0x13 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200213u)
/* UNC_Q_RxL_CYCLES_NE_NDR ev_sel=0x14 ev_sel_ext=0x1: Cycles in which the receive buffer is not empty: responses without data (NDR). */
#define BDX_QPI_EVENT_RXL_CYCLES_NE_NDR_VN0 /* UNC_Q_RxL_CYCLES_NE_NDR.VN0 ev_sel=0x14 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200114u)
#define BDX_QPI_EVENT_RXL_CYCLES_NE_NDR_VN1 /* UNC_Q_RxL_CYCLES_NE_NDR.VN1 ev_sel=0x14 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200214u)
/* UNC_Q_RxL_OCCUPANCY_DRS ev_sel=0x15 ev_sel_ext=0x1: Entries in the receive buffer, added up every cycle: data responses (DRS). */
#define BDX_QPI_EVENT_RXL_OCCUPANCY_DRS_VN0 /* UNC_Q_RxL_OCCUPANCY_DRS.VN0 ev_sel=0x15 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200115u)
#define BDX_QPI_EVENT_RXL_OCCUPANCY_DRS_VN1 /* UNC_Q_RxL_OCCUPANCY_DRS.VN1 ev_sel=0x15 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200215u)
/* UNC_Q_RxL_OCCUPANCY_NCB ev_sel=0x16 ev_sel_ext=0x1: Entries in the receive buffer, added up every cycle: non-coherent bypass (NCB). */
#define BDX_QPI_EVENT_RXL_OCCUPANCY_NCB_VN0 /* UNC_Q_RxL_OCCUPANCY_NCB.VN0 ev_sel=0x16 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200116u)
#define BDX_QPI_EVENT_RXL_OCCUPANCY_NCB_VN1 /* UNC_Q_RxL_OCCUPANCY_NCB.VN1 ev_sel=0x16 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200216u)
/* UNC_Q_RxL_OCCUPANCY_NCS ev_sel=0x17 ev_sel_ext=0x1: Entries in the receive buffer, added up every cycle: non-coherent standard (NCS). */
#define BDX_QPI_EVENT_RXL_OCCUPANCY_NCS_VN0 /* UNC_Q_RxL_OCCUPANCY_NCS.VN0 ev_sel=0x17 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200117u)
#define BDX_QPI_EVENT_RXL_OCCUPANCY_NCS_VN1 /* UNC_Q_RxL_OCCUPANCY_NCS.VN1 ev_sel=0x17 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200217u)
/* UNC_Q_RxL_OCCUPANCY_HOM ev_sel=0x18 ev_sel_ext=0x1: Entries in the receive buffer, added up every cycle: home messages (HOM). */
#define BDX_QPI_EVENT_RXL_OCCUPANCY_HOM_VN0 /* UNC_Q_RxL_OCCUPANCY_HOM.VN0 ev_sel=0x18 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200118u)
#define BDX_QPI_EVENT_RXL_OCCUPANCY_HOM_VN1 /* UNC_Q_RxL_OCCUPANCY_HOM.VN1 ev_sel=0x18 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200218u)
/* UNC_Q_RxL_OCCUPANCY_SNP ev_sel=0x19 ev_sel_ext=0x1: Entries in the receive buffer, added up every cycle: snoops (SNP). */
#define BDX_QPI_EVENT_RXL_OCCUPANCY_SNP_VN0 /* UNC_Q_RxL_OCCUPANCY_SNP.VN0 ev_sel=0x19 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200119u)
#define BDX_QPI_EVENT_RXL_OCCUPANCY_SNP_VN1 /* UNC_Q_RxL_OCCUPANCY_SNP.VN1 ev_sel=0x19 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200219u)
/* UNC_Q_RxL_OCCUPANCY_NDR ev_sel=0x1a ev_sel_ext=0x1: Entries in the receive buffer, added up every cycle: responses without data (NDR). */
#define BDX_QPI_EVENT_RXL_OCCUPANCY_NDR_VN0 /* UNC_Q_RxL_OCCUPANCY_NDR.VN0 ev_sel=0x1a ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x20011au)
#define BDX_QPI_EVENT_RXL_OCCUPANCY_NDR_VN1 /* UNC_Q_RxL_OCCUPANCY_NDR.VN1 ev_sel=0x1a ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x20021au)
#define BDX_QPI_EVENT_VNA_CREDIT_RETURN_OCCUPANCY /* UNC_Q_VNA_CREDIT_RETURN_OCCUPANCY ev_sel=0x1b ev_sel_ext=0x1: VNA credits waiting to go back over the link, added up every cycle. */ \
	BDX_QPI_CTL_(0x20001bu)
#define BDX_QPI_EVENT_VNA_CREDIT_RETURNS /* UNC_Q_VNA_CREDIT_RETURNS ev_sel=0x1c ev_sel_ext=0x1: VNA credits given back to the other side. */ \
	BDX_QPI_CTL_(0x20001cu)
#define BDX_QPI_EVENT_RXL_CREDITS_CONSUMED_VNA /* UNC_Q_RxL_CREDITS_CONSUMED_VNA ev_sel=0x1d ev_sel_ext=0x1: VNA credits of the receive buffer used, bypassing packets included. */ \
	BDX_QPI_CTL_(0x20001du)
/* UNC_Q_RxL_CREDITS_CONSUMED_VN0 ev_sel=0x1e ev_sel_ext=0x1: VN0 credits of the receive buffer used, by message class, bypassing packets included. */
#define BDX_QPI_EVENT_RXL_CREDITS_CONSUMED_VN0_DRS /* UNC_Q_RxL_CREDITS_CONSUMED_VN0.DRS ev_sel=0x1e ev_sel_ext=0x1 umask=0x1: Data responses (DRS). */ \
	BDX_QPI_CTL_(0x20011eu)
#define BDX_QPI_EVENT_RXL_CREDITS_CONSUMED_VN0_NCB /* UNC_Q_RxL_CREDITS_CONSUMED_VN0.NCB ev_sel=0x1e ev_sel_ext=0x1 umask=0x2: Non-coherent bypass (NCB). */ \
	BDX_QPI_CTL_(0x20021eu)
#define BDX_QPI_EVENT_RXL_CREDITS_CONSUMED_VN0_NCS /* UNC_Q_RxL_CREDITS_CONSUMED_VN0.NCS ev_sel=0x1e ev_sel_ext=0x1 umask=0x4: Non-coherent standard (NCS). */ \
	BDX_QPI_CTL_(0x20041eu)
#define BDX_QPI_EVENT_RXL_CREDITS_CONSUMED_VN0_HOM /* UNC_Q_RxL_CREDITS_CONSUMED_VN0.HOM ev_sel=0x1e ev_sel_ext=0x1 umask=0x8: Home messages (HOM). */ \
	BDX_QPI_CTL_(0x20081eu)
#define BDX_QPI_EVENT_RXL_CREDITS_CONSUMED_VN0_SNP /* UNC_Q_RxL_CREDITS_CONSUMED_VN0.SNP ev_sel=0x1e ev_sel_ext=0x1 umask=0x10: Snoops (SNP). */ \
	BDX_QPI_CTL_(0x20101eu)
#define BDX_QPI_EVENT_RXL_CREDITS_CONSUMED_VN0_NDR /* UNC_Q_RxL_CREDITS_CONSUMED_VN0.NDR ev_sel=0x1e ev_sel_ext=0x1 umask=0x20: Responses without data (NDR). */ \
	BDX_QPI_CTL_(0x20201eu)
/* UNC_Q_TxR_BL_DRS_CREDIT_OCCUPANCY ev_sel=0x1f ev_sel_ext=0x1: Credits free towards R3QPI, added up every cycle: data responses (DRS), BL egress. */
#define BDX_QPI_EVENT_TXR_BL_DRS_CREDIT_OCCUPANCY_VN0 /* UNC_Q_TxR_BL_DRS_CREDIT_OCCUPANCY.VN0 ev_sel=0x1f ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x20011fu)
#define BDX_QPI_EVENT_TXR_BL_DRS_CREDIT_OCCUPANCY_VN1 /* UNC_Q_TxR_BL_DRS_CREDIT_OCCUPANCY.VN1 ev_sel=0x1f ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x20021fu)
#define BDX_QPI_EVENT_TXR_BL_DRS_CREDIT_OCCUPANCY_VN_SHR /* UNC_Q_TxR_BL_DRS_CREDIT_OCCUPANCY.VN_SHR ev_sel=0x1f ev_sel_ext=0x1 umask=0x4: Credits that both virtual networks share. */ \
	BDX_QPI_CTL_(0x20041fu)
/* UNC_Q_TxR_BL_NCB_CREDIT_OCCUPANCY ev_sel=0x20 ev_sel_ext=0x1: Credits free towards R3QPI, added up every cycle: non-coherent bypass (NCB), BL egress. */
#define BDX_QPI_EVENT_TXR_BL_NCB_CREDIT_OCCUPANCY_VN0 /* UNC_Q_TxR_BL_NCB_CREDIT_OCCUPANCY.VN0 ev_sel=0x20 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200120u)
#define BDX_QPI_EVENT_TXR_BL_NCB_CREDIT_OCCUPANCY_VN1 /* UNC_Q_TxR_BL_NCB_CREDIT_OCCUPANCY.VN1 ev_sel=0x20 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200220u)
/* UNC_Q_TxR_BL_NCS_CREDIT_OCCUPANCY ev_sel=0x21 ev_sel_ext=0x1: Credits free towards R3QPI, added up every cycle: non-coherent standard (NCS), BL egress. */
#define BDX_QPI_EVENT_TXR_BL_NCS_CREDIT_OCCUPANCY_VN0 /* UNC_Q_TxR_BL_NCS_CREDIT_OCCUPANCY.VN0 ev_sel=0x21 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200121u)
#define BDX_QPI_EVENT_TXR_BL_NCS_CREDIT_OCCUPANCY_VN1 /* UNC_Q_TxR_BL_NCS_CREDIT_OCCUPANCY.VN1 ev_sel=0x21 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200221u)
/* UNC_Q_TxR_AD_HOM_CREDIT_OCCUPANCY ev_sel=0x22 ev_sel_ext=0x1: Credits free towards R3QPI, added up every cycle: home messages (HOM), AD egress. */
#define BDX_QPI_EVENT_TXR_AD_HOM_CREDIT_OCCUPANCY_VN0 /* UNC_Q_TxR_AD_HOM_CREDIT_OCCUPANCY.VN0 ev_sel=0x22 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200122u)
#define BDX_QPI_EVENT_TXR_AD_HOM_CREDIT_OCCUPANCY_VN1 /* UNC_Q_TxR_AD_HOM_CREDIT_OCCUPANCY.VN1 ev_sel=0x22 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200222u)
/* UNC_Q_TxR_AD_SNP_CREDIT_OCCUPANCY ev_sel=0x23 ev_sel_ext=0x1: Credits free towards R3QPI, added up every cycle: snoops (SNP), AD egress. */
#define BDX_QPI_EVENT_TXR_AD_SNP_CREDIT_OCCUPANCY_VN0 /* UNC_Q_TxR_AD_SNP_CREDIT_OCCUPANCY.VN0 ev_sel=0x23 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200123u)
#define BDX_QPI_EVENT_TXR_AD_SNP_CREDIT_OCCUPANCY_VN1 /* UNC_Q_TxR_AD_SNP_CREDIT_OCCUPANCY.VN1 ev_sel=0x23 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200223u)
/* UNC_Q_TxR_AD_NDR_CREDIT_OCCUPANCY ev_sel=0x24 ev_sel_ext=0x1: Credits free towards R3QPI, added up every cycle: responses without data (NDR), AD egress. */
#define BDX_QPI_EVENT_TXR_AD_NDR_CREDIT_OCCUPANCY_VN0 /* UNC_Q_TxR_AD_NDR_CREDIT_OCCUPANCY.VN0 ev_sel=0x24 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200124u)
#define BDX_QPI_EVENT_TXR_AD_NDR_CREDIT_OCCUPANCY_VN1 /* UNC_Q_TxR_AD_NDR_CREDIT_OCCUPANCY.VN1 ev_sel=0x24 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200224u)
#define BDX_QPI_EVENT_TXR_AK_NDR_CREDIT_OCCUPANCY /* UNC_Q_TxR_AK_NDR_CREDIT_OCCUPANCY ev_sel=0x25 ev_sel_ext=0x1: Credits free towards R3QPI, added up every cycle: responses without data (NDR), AK egress. */ \
	BDX_QPI_CTL_(0x200025u)
/* UNC_Q_TxR_AD_HOM_CREDIT_ACQUIRED ev_sel=0x26 ev_sel_ext=0x1: Credits towards R3QPI taken: home messages (HOM), AD egress. */
#define BDX_QPI_EVENT_TXR_AD_HOM_CREDIT_ACQUIRED_VN0 /* UNC_Q_TxR_AD_HOM_CREDIT_ACQUIRED.VN0 ev_sel=0x26 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200126u)
#define BDX_QPI_EVENT_TXR_AD_HOM_CREDIT_ACQUIRED_VN1 /* UNC_Q_TxR_AD_HOM_CREDIT_ACQUIRED.VN1 ev_sel=0x26 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200226u)
/* UNC_Q_TxR_AD_SNP_CREDIT_ACQUIRED ev_sel=0x27 ev_sel_ext=0x1: Credits towards R3QPI taken: snoops (SNP), AD egress. */
#define BDX_QPI_EVENT_TXR_AD_SNP_CREDIT_ACQUIRED_VN0 /* UNC_Q_TxR_AD_SNP_CREDIT_ACQUIRED.VN0 ev_sel=0x27 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200127u)
#define BDX_QPI_EVENT_TXR_AD_SNP_CREDIT_ACQUIRED_VN1 /* UNC_Q_TxR_AD_SNP_CREDIT_ACQUIRED.VN1 ev_sel=0x27 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200227u)
/* UNC_Q_TxR_AD_NDR_CREDIT_ACQUIRED ev_sel=0x28 ev_sel_ext=0x1: Credits towards R3QPI taken: responses without data (NDR), AD egress. */
#define BDX_QPI_EVENT_TXR_AD_NDR_CREDIT_ACQUIRED_VN0 /* UNC_Q_TxR_AD_NDR_CREDIT_ACQUIRED.VN0 ev_sel=0x28 ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x200128u)
#define BDX_QPI_EVENT_TXR_AD_NDR_CREDIT_ACQUIRED_VN1 /* UNC_Q_TxR_AD_NDR_CREDIT_ACQUIRED.VN1 ev_sel=0x28 ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x200228u)
#define BDX_QPI_EVENT_TXR_AK_NDR_CREDIT_ACQUIRED /* UNC_Q_TxR_AK_NDR_CREDIT_ACQUIRED ev_sel=0x29 ev_sel_ext=0x1: Credits towards R3QPI taken: responses without data (NDR), AK egress. */ \
	BDX_QPI_CTL_(0x200029u)
/* UNC_Q_TxR_BL_DRS_CREDIT_ACQUIRED ev_sel=0x2a ev_sel_ext=0x1: Credits towards R3QPI taken: data responses (DRS), BL egress. */
#define BDX_QPI_EVENT_TXR_BL_DRS_CREDIT_ACQUIRED_VN0 /* UNC_Q_TxR_BL_DRS_CREDIT_ACQUIRED.VN0 ev_sel=0x2a ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x20012au)
#define BDX_QPI_EVENT_TXR_BL_DRS_CREDIT_ACQUIRED_VN1 /* UNC_Q_TxR_BL_DRS_CREDIT_ACQUIRED.VN1 ev_sel=0x2a ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x20022au)
#define BDX_QPI_EVENT_TXR_BL_DRS_CREDIT_ACQUIRED_VN_SHR /* UNC_Q_TxR_BL_DRS_CREDIT_ACQUIRED.VN_SHR ev_sel=0x2a ev_sel_ext=0x1 umask=0x4: Credits that both virtual networks share. */ \
	BDX_QPI_CTL_(0x20042au)
/* UNC_Q_TxR_BL_NCB_CREDIT_ACQUIRED ev_sel=0x2b ev_sel_ext=0x1: Credits towards R3QPI taken: non-coherent bypass (NCB), BL egress. */
#define BDX_QPI_EVENT_TXR_BL_NCB_CREDIT_ACQUIRED_VN0 /* UNC_Q_TxR_BL_NCB_CREDIT_ACQUIRED.VN0 ev_sel=0x2b ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x20012bu)
#define BDX_QPI_EVENT_TXR_BL_NCB_CREDIT_ACQUIRED_VN1 /* UNC_Q_TxR_BL_NCB_CREDIT_ACQUIRED.VN1 ev_sel=0x2b ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x20022bu)
/* UNC_Q_TxR_BL_NCS_CREDIT_ACQUIRED ev_sel=0x2c ev_sel_ext=0x1: Credits towards R3QPI taken: non-coherent standard (NCS), BL egress. */
#define BDX_QPI_EVENT_TXR_BL_NCS_CREDIT_ACQUIRED_VN0 /* UNC_Q_TxR_BL_NCS_CREDIT_ACQUIRED.VN0 ev_sel=0x2c ev_sel_ext=0x1 umask=0x1: Virtual network 0. */ \
	BDX_QPI_CTL_(0x20012cu)
#define BDX_QPI_EVENT_TXR_BL_NCS_CREDIT_ACQUIRED_VN1 /* UNC_Q_TxR_BL_NCS_CREDIT_ACQUIRED.VN1 ev_sel=0x2c ev_sel_ext=0x1 umask=0x2: Virtual network 1. */ \
	BDX_QPI_CTL_(0x20022cu)
/* UNC_Q_RxL_STALLS_VN0 ev_sel=0x35 ev_sel_ext=0x1: Stalls of packets to R3QPI on virtual network 0; names and descriptions of the BGF umasks disagree. */
#define BDX_QPI_EVENT_RXL_STALLS_VN0_BGF_DRS /* UNC_Q_RxL_STALLS_VN0.BGF_DRS ev_sel=0x35 ev_sel_ext=0x1 umask=0x1: No credit to cross into the ring clock; by the name class DRS, by its description HOM. */ \
	BDX_QPI_CTL_(0x200135u)
#define BDX_QPI_EVENT_RXL_STALLS_VN0_BGF_NCB /* UNC_Q_RxL_STALLS_VN0.BGF_NCB ev_sel=0x35 ev_sel_ext=0x1 umask=0x2: No credit to cross into the ring clock; by the name class NCB, by its description SNP. */ \
	BDX_QPI_CTL_(0x200235u)
#define BDX_QPI_EVENT_RXL_STALLS_VN0_BGF_NCS /* UNC_Q_RxL_STALLS_VN0.BGF_NCS ev_sel=0x35 ev_sel_ext=0x1 umask=0x4: No credit to cross into the ring clock; by the name class NCS, by its description NDR. */ \
	BDX_QPI_CTL_(0x200435u)
#define BDX_QPI_EVENT_RXL_STALLS_VN0_BGF_HOM /* UNC_Q_RxL_STALLS_VN0.BGF_HOM ev_sel=0x35 ev_sel_ext=0x1 umask=0x8: No credit to cross into the ring clock; by the name class HOM, by its description DRS. */ \
	BDX_QPI_CTL_(0x200835u)
#define BDX_QPI_EVENT_RXL_STALLS_VN0_BGF_SNP /* UNC_Q_RxL_STALLS_VN0.BGF_SNP ev_sel=0x35 ev_sel_ext=0x1 umask=0x10: No credit to cross into the ring clock; by the name class SNP, by its description NCB. */ \
	BDX_QPI_CTL_(0x201035u)
#define BDX_QPI_EVENT_RXL_STALLS_VN0_BGF_NDR /* UNC_Q_RxL_STALLS_VN0.BGF_NDR ev_sel=0x35 ev_sel_ext=0x1 umask=0x20: No credit to cross into the ring clock; by the name class NDR, by its description NCS. */ \
	BDX_QPI_CTL_(0x202035u)
#define BDX_QPI_EVENT_RXL_STALLS_VN0_EGRESS_CREDITS /* UNC_Q_RxL_STALLS_VN0.EGRESS_CREDITS ev_sel=0x35 ev_sel_ext=0x1 umask=0x40: Stalled for want of egress credits. */ \
	BDX_QPI_CTL_(0x204035u)
#define BDX_QPI_EVENT_RXL_STALLS_VN0_GV /* UNC_Q_RxL_STALLS_VN0.GV ev_sel=0x35 ev_sel_ext=0x1 umask=0x80: Stalled while a frequency change is under way. */ \
	BDX_QPI_CTL_(0x208035u)
#define BDX_QPI_EVENT_CTO_COUNT /* UNC_Q_CTO_COUNT ev_sel=0x38 ev_sel_ext=0x1: Packets that fit the match and mask registers, up to 2 in a cycle; all counters share them. */ \
	BDX_QPI_CTL_(0x200038u)
#define BDX_QPI_EVENT_CTO_COUNT_PKT_MATCH0_MASK 0x1e00u
#define BDX_QPI_EVENT_CTO_COUNT_PKT_MASK0_MASK 0x1e00u
#define BDX_QPI_EVENT_CTO_COUNT_PKT_MATCH1_MASK 0xf0000u
#define BDX_QPI_EVENT_CTO_COUNT_PKT_MASK1_MASK 0xf0000u
/* UNC_Q_RxL_CREDITS_CONSUMED_VN1 ev_sel=0x39 ev_sel_ext=0x1: VN1 credits of the receive buffer used, by message class, bypassing packets included. */
#define BDX_QPI_EVENT_RXL_CREDITS_CONSUMED_VN1_DRS /* UNC_Q_RxL_CREDITS_CONSUMED_VN1.DRS ev_sel=0x39 ev_sel_ext=0x1 umask=0x1: Data responses (DRS). */ \
	BDX_QPI_CTL_(0x200139u)
#define BDX_QPI_EVENT_RXL_CREDITS_CONSUMED_VN1_NCB /* UNC_Q_RxL_CREDITS_CONSUMED_VN1.NCB ev_sel=0x39 ev_sel_ext=0x1 umask=0x2: Non-coherent bypass (NCB). */ \
	BDX_QPI_CTL_(0x200239u)
#define BDX_QPI_EVENT_RXL_CREDITS_CONSUMED_VN1_NCS /* UNC_Q_RxL_CREDITS_CONSUMED_VN1.NCS ev_sel=0x39 ev_sel_ext=0x1 umask=0x4: Non-coherent standard (NCS). */ \
	BDX_QPI_CTL_(0x200439u)
#define BDX_QPI_EVENT_RXL_CREDITS_CONSUMED_VN1_HOM /* UNC_Q_RxL_CREDITS_CONSUMED_VN1.HOM ev_sel=0x39 ev_sel_ext=0x1 umask=0x8: Home messages (HOM). */ \
	BDX_QPI_CTL_(0x200839u)
#define BDX_QPI_EVENT_RXL_CREDITS_CONSUMED_VN1_SNP /* UNC_Q_RxL_CREDITS_CONSUMED_VN1.SNP ev_sel=0x39 ev_sel_ext=0x1 umask=0x10: Snoops (SNP). */ \
	BDX_QPI_CTL_(0x201039u)
#define BDX_QPI_EVENT_RXL_CREDITS_CONSUMED_VN1_NDR /* UNC_Q_RxL_CREDITS_CONSUMED_VN1.NDR ev_sel=0x39 ev_sel_ext=0x1 umask=0x20: Responses without data (NDR). */ \
	BDX_QPI_CTL_(0x202039u)
/* UNC_Q_RxL_STALLS_VN1 ev_sel=0x3a ev_sel_ext=0x1: Stalls of packets to R3QPI on virtual network 1; names and descriptions of the BGF umasks disagree. */
#define BDX_QPI_EVENT_RXL_STALLS_VN1_BGF_DRS /* UNC_Q_RxL_STALLS_VN1.BGF_DRS ev_sel=0x3a ev_sel_ext=0x1 umask=0x1: No credit to cross into the ring clock; by the name class DRS, by its description HOM. */ \
	BDX_QPI_CTL_(0x20013au)
#define BDX_QPI_EVENT_RXL_STALLS_VN1_BGF_NCB /* UNC_Q_RxL_STALLS_VN1.BGF_NCB ev_sel=0x3a ev_sel_ext=0x1 umask=0x2: No credit to cross into the ring clock; by the name class NCB, by its description SNP. */ \
	BDX_QPI_CTL_(0x20023au)
#define BDX_QPI_EVENT_RXL_STALLS_VN1_BGF_NCS /* UNC_Q_RxL_STALLS_VN1.BGF_NCS ev_sel=0x3a ev_sel_ext=0x1 umask=0x4: No credit to cross into the ring clock; by the name class NCS, by its description NDR. */ \
	BDX_QPI_CTL_(0x20043au)
#define BDX_QPI_EVENT_RXL_STALLS_VN1_BGF_HOM /* UNC_Q_RxL_STALLS_VN1.BGF_HOM ev_sel=0x3a ev_sel_ext=0x1 umask=0x8: No credit to cross into the ring clock; by the name class HOM, by its description DRS. */ \
	BDX_QPI_CTL_(0x20083au)
#define BDX_QPI_EVENT_RXL_STALLS_VN1_BGF_SNP /* UNC_Q_RxL_STALLS_VN1.BGF_SNP ev_sel=0x3a ev_sel_ext=0x1 umask=0x10: No credit to cross into the ring clock; by the name class SNP, by its description NCB. */ \
	BDX_QPI_CTL_(0x20103au)
#define BDX_QPI_EVENT_RXL_STALLS_VN1_BGF_NDR /* UNC_Q_RxL_STALLS_VN1.BGF_NDR ev_sel=0x3a ev_sel_ext=0x1 umask=0x20: No credit to cross into the ring clock; by the name class NDR, by its description NCS. */ \
	BDX_QPI_CTL_(0x20203au)

#endif
