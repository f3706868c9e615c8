/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt/qpi.events.json by "make generate". Do not edit. */
/*
 * The events of jkt qpi as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_JKT_QPI_EVENTS_H
#define UNCORE_JKT_QPI_EVENTS_H

#include "uncore/jkt/qpi.h"

#define JKT_QPI_CTL_(raw) UNCORE_VALUE_(jkt_qpi_ctl, raw)
/* UNC_Q_TxL_FLITS_G0 ev_sel=0x0: Flits sent over the link, up to 2 in a cycle, by kind. */
#define JKT_QPI_EVENT_TXL_FLITS_G0_IDLE /* UNC_Q_TxL_FLITS_G0.IDLE ev_sel=0x0 umask=0x1: Idle and null flits sent: no payload of a protocol, though credits may ride along. */ \
	JKT_QPI_CTL_(0x100u)
#define JKT_QPI_EVENT_TXL_FLITS_G0_DATA /* UNC_Q_TxL_FLITS_G0.DATA ev_sel=0x0 umask=0x2: Data flits sent, 8 bytes each, coherent or not; headers are not among them. */ \
	JKT_QPI_CTL_(0x200u)
#define JKT_QPI_EVENT_TXL_FLITS_G0_NON_DATA /* UNC_Q_TxL_FLITS_G0.NON_DATA ev_sel=0x0 umask=0x4: Protocol flits sent that are not data, headers of data packets included. */ \
	JKT_QPI_CTL_(0x400u)
/* UNC_Q_RxL_FLITS_G0 ev_sel=0x1: Flits received over the link, up to 2 in a cycle, by kind. */
#define JKT_QPI_EVENT_RXL_FLITS_G0_IDLE /* UNC_Q_RxL_FLITS_G0.IDLE ev_sel=0x1 umask=0x1: Idle and null flits received: no payload of a protocol, though credits may ride along. */ \
	JKT_QPI_CTL_(0x101u)
#define JKT_QPI_EVENT_RXL_FLITS_G0_DATA /* UNC_Q_RxL_FLITS_G0.DATA ev_sel=0x1 umask=0x2: Data flits received, 8 bytes each, coherent or not; headers are not among them. */ \
	JKT_QPI_CTL_(0x201u)
#define JKT_QPI_EVENT_RXL_FLITS_G0_NON_DATA /* UNC_Q_RxL_FLITS_G0.NON_DATA ev_sel=0x1 umask=0x4: Protocol flits received that are not data, headers of data packets included. */ \
	JKT_QPI_CTL_(0x401u)
/* UNC_Q_TxL_CRC_NO_CREDITS ev_sel=0x2: Cycles in which sending stops for want of link layer retry credits. */
#define JKT_QPI_EVENT_TXL_CRC_NO_CREDITS_FULL /* UNC_Q_TxL_CRC_NO_CREDITS.FULL ev_sel=0x2 umask=0x1: The retry buffer is full: nothing may be sent. */ \
	JKT_QPI_CTL_(0x102u)
#define JKT_QPI_EVENT_TXL_CRC_NO_CREDITS_ALMOST_FULL /* UNC_Q_TxL_CRC_NO_CREDITS.ALMOST_FULL ev_sel=0x2 umask=0x2: The retry buffer is nearly full: some packets wait. */ \
	JKT_QPI_CTL_(0x202u)
/* UNC_Q_RxL_CRC_ERRORS ev_sel=0x3: Flits that arrive with a CRC error. The sender repeats each of them, and all flits after it. */
#define JKT_QPI_EVENT_RXL_CRC_ERRORS_LINK_INIT /* UNC_Q_RxL_CRC_ERRORS.LINK_INIT ev_sel=0x3 umask=0x1: Errors while the link starts up. */ \
	JKT_QPI_CTL_(0x103u)
#define JKT_QPI_EVENT_RXL_CRC_ERRORS_NORMAL_OP /* UNC_Q_RxL_CRC_ERRORS.NORMAL_OP ev_sel=0x3 umask=0x2: Errors while the link is in use. */ \
	JKT_QPI_CTL_(0x203u)
#define JKT_QPI_EVENT_TXL_INSERTS /* UNC_Q_TxL_INSERTS ev_sel=0x4: Flits put into the send buffer; most pass it by, except in L0p and after errors. */ \
	JKT_QPI_CTL_(0x4u)
#define JKT_QPI_EVENT_TXL_BYPASSED /* UNC_Q_TxL_BYPASSED ev_sel=0x5: Flits that passed the send buffer by and went straight to the link. */ \
	JKT_QPI_CTL_(0x5u)
#define JKT_QPI_EVENT_TXL_CYCLES_NE /* UNC_Q_TxL_CYCLES_NE ev_sel=0x6: Cycles in which the send buffer is not empty. */ \
	JKT_QPI_CTL_(0x6u)
#define JKT_QPI_EVENT_TXL_OCCUPANCY /* UNC_Q_TxL_OCCUPANCY ev_sel=0x7: Flits in the send buffer, added up every cycle, though the tables let it add 1 at most. */ \
	JKT_QPI_CTL_(0x7u)
#define JKT_QPI_EVENT_RXL_INSERTS /* UNC_Q_RxL_INSERTS ev_sel=0x8: Entries put into the receive buffer; most packets pass it by while the ring has room. */ \
	JKT_QPI_CTL_(0x8u)
#define JKT_QPI_EVENT_RXL_BYPASSED /* UNC_Q_RxL_BYPASSED ev_sel=0x9: Flits that passed the receive buffer by; fewer than flits received means queueing for the ring. */ \
	JKT_QPI_CTL_(0x9u)
#define JKT_QPI_EVENT_RXL_CYCLES_NE /* UNC_Q_RxL_CYCLES_NE ev_sel=0xa: Cycles in which the receive buffer is not empty. */ \
	JKT_QPI_CTL_(0xau)
#define JKT_QPI_EVENT_RXL_OCCUPANCY /* UNC_Q_RxL_OCCUPANCY ev_sel=0xb: Entries in the receive buffer, added up every cycle. */ \
	JKT_QPI_CTL_(0xbu)
#define JKT_QPI_EVENT_TXL0_POWER_CYCLES /* UNC_Q_TxL0_POWER_CYCLES ev_sel=0xc: Link clock cycles the sending side is in L0, full width; training is not seen. */ \
	JKT_QPI_CTL_(0xcu)
#define JKT_QPI_EVENT_TXL0P_POWER_CYCLES /* UNC_Q_TxL0P_POWER_CYCLES ev_sel=0xd: Link clock cycles the sending side is in L0p, half the lanes off. Its edges cannot be counted if the link also enters L1. */ \
	JKT_QPI_CTL_(0xdu)
#define JKT_QPI_EVENT_RXL0_POWER_CYCLES /* UNC_Q_RxL0_POWER_CYCLES ev_sel=0xf: Link clock cycles the receiving side is in L0, full width; training is not seen. */ \
	JKT_QPI_CTL_(0xfu)
#define JKT_QPI_EVENT_RXL0P_POWER_CYCLES /* UNC_Q_RxL0P_POWER_CYCLES ev_sel=0x10: Link clock cycles the receiving side is in L0p, half the lanes off. Its edges cannot be counted if the link also enters L1. */ \
	JKT_QPI_CTL_(0x10u)
#define JKT_QPI_EVENT_L1_POWER_CYCLES /* UNC_Q_L1_POWER_CYCLES ev_sel=0x12: Link clock cycles in L1, the whole link off; leaving it takes long. */ \
	JKT_QPI_CTL_(0x12u)
/* UNC_Q_DIRECT2CORE ev_sel=0x13: Data responses for CBos on which direct-to-core was tried; each counts in one umask only. */
#define JKT_QPI_EVENT_DIRECT2CORE_SUCCESS /* UNC_Q_DIRECT2CORE.SUCCESS ev_sel=0x13 umask=0x1: Tries that worked. */ \
	JKT_QPI_CTL_(0x113u)
#define JKT_QPI_EVENT_DIRECT2CORE_FAILURE_CREDITS /* UNC_Q_DIRECT2CORE.FAILURE_CREDITS ev_sel=0x13 umask=0x2: Failed for want of egress credits alone. */ \
	JKT_QPI_CTL_(0x213u)
#define JKT_QPI_EVENT_DIRECT2CORE_FAILURE_RBT /* UNC_Q_DIRECT2CORE.FAILURE_RBT ev_sel=0x13 umask=0x4: Failed as the route-back table forbids it, usual for I/O. */ \
	JKT_QPI_CTL_(0x413u)
#define JKT_QPI_EVENT_DIRECT2CORE_FAILURE_CREDITS_RBT /* UNC_Q_DIRECT2CORE.FAILURE_CREDITS_RBT ev_sel=0x13 umask=0x8: Failed both for want of egress credits and by the route-back table. */ \
	JKT_QPI_CTL_(0x813u)
#define JKT_QPI_EVENT_CLOCKTICKS /* UNC_Q_CLOCKTICKS ev_sel=0x14: Link layer clock cycles (qfclk), an eighth of the transfer rate: 1 GHz at 8 GT/s. */ \
	JKT_QPI_CTL_(0x14u)
/* UNC_Q_RxL_STALLS ev_sel=0x35: Stalls of packets on their way to R3QPI; names and descriptions of the BGF umasks disagree. */
#define JKT_QPI_EVENT_RXL_STALLS_BGF_DRS /* UNC_Q_RxL_STALLS.BGF_DRS ev_sel=0x35 umask=0x1: No credit to cross into the ring clock; by the name class DRS, by its description HOM. */ \
	JKT_QPI_CTL_(0x135u)
#define JKT_QPI_EVENT_RXL_STALLS_BGF_NCB /* UNC_Q_RxL_STALLS.BGF_NCB ev_sel=0x35 umask=0x2: No credit to cross into the ring clock; by the name class NCB, by its description SNP. */ \
	JKT_QPI_CTL_(0x235u)
#define JKT_QPI_EVENT_RXL_STALLS_BGF_NCS /* UNC_Q_RxL_STALLS.BGF_NCS ev_sel=0x35 umask=0x4: No credit to cross into the ring clock; by the name class NCS, by its description NDR. */ \
	JKT_QPI_CTL_(0x435u)
#define JKT_QPI_EVENT_RXL_STALLS_BGF_HOM /* UNC_Q_RxL_STALLS.BGF_HOM ev_sel=0x35 umask=0x8: No credit to cross into the ring clock; by the name class HOM, by its description DRS. */ \
	JKT_QPI_CTL_(0x835u)
#define JKT_QPI_EVENT_RXL_STALLS_BGF_SNP /* UNC_Q_RxL_STALLS.BGF_SNP ev_sel=0x35 umask=0x10: No credit to cross into the ring clock; by the name class SNP, by its description NCB. */ \
	JKT_QPI_CTL_(0x1035u)
#define JKT_QPI_EVENT_RXL_STALLS_BGF_NDR /* UNC_Q_RxL_STALLS.BGF_NDR ev_sel=0x35 umask=0x20: No credit to cross into the ring clock; by the name class NDR, by its description NCS. */ \
	JKT_QPI_CTL_(0x2035u)
#define JKT_QPI_EVENT_RXL_STALLS_EGRESS_CREDITS /* UNC_Q_RxL_STALLS.EGRESS_CREDITS ev_sel=0x35 umask=0x40: Stalled for want of egress credits. */ \
	JKT_QPI_CTL_(0x4035u)
#define JKT_QPI_EVENT_RXL_STALLS_GV /* UNC_Q_RxL_STALLS.GV ev_sel=0x35 umask=0x80: Stalled while a frequency change is under way. */ \
	JKT_QPI_CTL_(0x8035u)
/* UNC_Q_TxL_FLITS_G1 ev_sel=0x0 ev_sel_ext=0x1: Flits sent over the link, up to 2 in a cycle: snoop, home and coherent data classes. */
#define JKT_QPI_EVENT_TXL_FLITS_G1_SNP /* UNC_Q_TxL_FLITS_G1.SNP ev_sel=0x0 ev_sel_ext=0x1 umask=0x1: Snoop requests sent; the responses travel in the home class. */ \
	JKT_QPI_CTL_(0x200100u)
#define JKT_QPI_EVENT_TXL_FLITS_G1_HOM_REQ /* UNC_Q_TxL_FLITS_G1.HOM_REQ ev_sel=0x0 ev_sel_ext=0x1 umask=0x2: Requests sent in the home class: memory requests between sockets. */ \
	JKT_QPI_CTL_(0x200200u)
#define JKT_QPI_EVENT_TXL_FLITS_G1_HOM_NONREQ /* UNC_Q_TxL_FLITS_G1.HOM_NONREQ ev_sel=0x0 ev_sel_ext=0x1 umask=0x4: Home class flits sent that are no requests, mostly snoop responses. */ \
	JKT_QPI_CTL_(0x200400u)
#define JKT_QPI_EVENT_TXL_FLITS_G1_HOM /* UNC_Q_TxL_FLITS_G1.HOM ev_sel=0x0 ev_sel_ext=0x1 umask=0x6: All home class flits sent. */ \
	JKT_QPI_CTL_(0x200600u)
#define JKT_QPI_EVENT_TXL_FLITS_G1_DRS_DATA /* UNC_Q_TxL_FLITS_G1.DRS_DATA ev_sel=0x0 ev_sel_ext=0x1 umask=0x8: Coherent data flits sent, 8 bytes each; no headers. */ \
	JKT_QPI_CTL_(0x200800u)
#define JKT_QPI_EVENT_TXL_FLITS_G1_DRS_NONDATA /* UNC_Q_TxL_FLITS_G1.DRS_NONDATA ev_sel=0x0 ev_sel_ext=0x1 umask=0x10: Header flits sent of coherent data packets. */ \
	JKT_QPI_CTL_(0x201000u)
#define JKT_QPI_EVENT_TXL_FLITS_G1_DRS /* UNC_Q_TxL_FLITS_G1.DRS ev_sel=0x0 ev_sel_ext=0x1 umask=0x18: Header and data flits sent of coherent data packets. */ \
	JKT_QPI_CTL_(0x201800u)
/* UNC_Q_TxL_FLITS_G2 ev_sel=0x1 ev_sel_ext=0x1: Flits sent over the link, up to 2 in a cycle: responses without data and non-coherent classes. */
#define JKT_QPI_EVENT_TXL_FLITS_G2_NDR_AD /* UNC_Q_TxL_FLITS_G2.NDR_AD ev_sel=0x1 ev_sel_ext=0x1 umask=0x1: Responses without data sent, AD; the descriptions of NDR_AD and NDR_AK look swapped. */ \
	JKT_QPI_CTL_(0x200101u)
#define JKT_QPI_EVENT_TXL_FLITS_G2_NDR_AK /* UNC_Q_TxL_FLITS_G2.NDR_AK ev_sel=0x1 ev_sel_ext=0x1 umask=0x2: Responses without data sent, AK; the descriptions of NDR_AD and NDR_AK look swapped. */ \
	JKT_QPI_CTL_(0x200201u)
#define JKT_QPI_EVENT_TXL_FLITS_G2_NCB_DATA /* UNC_Q_TxL_FLITS_G2.NCB_DATA ev_sel=0x1 ev_sel_ext=0x1 umask=0x4: Non-coherent data flits sent, without headers. */ \
	JKT_QPI_CTL_(0x200401u)
#define JKT_QPI_EVENT_TXL_FLITS_G2_NCB_NONDATA /* UNC_Q_TxL_FLITS_G2.NCB_NONDATA ev_sel=0x1 ev_sel_ext=0x1 umask=0x8: Header flits sent of non-coherent data packets. */ \
	JKT_QPI_CTL_(0x200801u)
#define JKT_QPI_EVENT_TXL_FLITS_G2_NCB /* UNC_Q_TxL_FLITS_G2.NCB ev_sel=0x1 ev_sel_ext=0x1 umask=0xc: Header and data flits sent of the non-coherent bypass class. */ \
	JKT_QPI_CTL_(0x200c01u)
#define JKT_QPI_EVENT_TXL_FLITS_G2_NCS /* UNC_Q_TxL_FLITS_G2.NCS ev_sel=0x1 ev_sel_ext=0x1 umask=0x10: Flits sent of the non-coherent standard class. */ \
	JKT_QPI_CTL_(0x201001u)
/* UNC_Q_RxL_FLITS_G1 ev_sel=0x2 ev_sel_ext=0x1: Flits received over the link, up to 2 in a cycle: snoop, home and coherent data classes. */
#define JKT_QPI_EVENT_RXL_FLITS_G1_SNP /* UNC_Q_RxL_FLITS_G1.SNP ev_sel=0x2 ev_sel_ext=0x1 umask=0x1: Snoop requests received; the responses travel in the home class. */ \
	JKT_QPI_CTL_(0x200102u)
#define JKT_QPI_EVENT_RXL_FLITS_G1_HOM_REQ /* UNC_Q_RxL_FLITS_G1.HOM_REQ ev_sel=0x2 ev_sel_ext=0x1 umask=0x2: Requests received in the home class: memory requests between sockets. */ \
	JKT_QPI_CTL_(0x200202u)
#define JKT_QPI_EVENT_RXL_FLITS_G1_HOM_NONREQ /* UNC_Q_RxL_FLITS_G1.HOM_NONREQ ev_sel=0x2 ev_sel_ext=0x1 umask=0x4: Home class flits received that are no requests, mostly snoop responses. */ \
	JKT_QPI_CTL_(0x200402u)
#define JKT_QPI_EVENT_RXL_FLITS_G1_HOM /* UNC_Q_RxL_FLITS_G1.HOM ev_sel=0x2 ev_sel_ext=0x1 umask=0x6: All home class flits received. */ \
	JKT_QPI_CTL_(0x200602u)
#define JKT_QPI_EVENT_RXL_FLITS_G1_DRS_DATA /* UNC_Q_RxL_FLITS_G1.DRS_DATA ev_sel=0x2 ev_sel_ext=0x1 umask=0x8: Coherent data flits received, 8 bytes each; no headers. */ \
	JKT_QPI_CTL_(0x200802u)
#define JKT_QPI_EVENT_RXL_FLITS_G1_DRS_NONDATA /* UNC_Q_RxL_FLITS_G1.DRS_NONDATA ev_sel=0x2 ev_sel_ext=0x1 umask=0x10: Header flits received of coherent data packets. */ \
	JKT_QPI_CTL_(0x201002u)
#define JKT_QPI_EVENT_RXL_FLITS_G1_DRS /* UNC_Q_RxL_FLITS_G1.DRS ev_sel=0x2 ev_sel_ext=0x1 umask=0x18: Header and data flits received of coherent data packets. */ \
	JKT_QPI_CTL_(0x201802u)
/* UNC_Q_RxL_FLITS_G2 ev_sel=0x3 ev_sel_ext=0x1: Flits received over the link, up to 2 in a cycle: responses without data and non-coherent classes. */
#define JKT_QPI_EVENT_RXL_FLITS_G2_NDR_AD /* UNC_Q_RxL_FLITS_G2.NDR_AD ev_sel=0x3 ev_sel_ext=0x1 umask=0x1: Responses without data received, AD; the descriptions of NDR_AD and NDR_AK look swapped. */ \
	JKT_QPI_CTL_(0x200103u)
#define JKT_QPI_EVENT_RXL_FLITS_G2_NDR_AK /* UNC_Q_RxL_FLITS_G2.NDR_AK ev_sel=0x3 ev_sel_ext=0x1 umask=0x2: Responses without data received, AK; the descriptions of NDR_AD and NDR_AK look swapped. */ \
	JKT_QPI_CTL_(0x200203u)
#define JKT_QPI_EVENT_RXL_FLITS_G2_NCB_DATA /* UNC_Q_RxL_FLITS_G2.NCB_DATA ev_sel=0x3 ev_sel_ext=0x1 umask=0x4: Non-coherent data flits received, without headers. */ \
	JKT_QPI_CTL_(0x200403u)
#define JKT_QPI_EVENT_RXL_FLITS_G2_NCB_NONDATA /* UNC_Q_RxL_FLITS_G2.NCB_NONDATA ev_sel=0x3 ev_sel_ext=0x1 umask=0x8: Header flits received of non-coherent data packets. */ \
	JKT_QPI_CTL_(0x200803u)
#define JKT_QPI_EVENT_RXL_FLITS_G2_NCB /* UNC_Q_RxL_FLITS_G2.NCB ev_sel=0x3 ev_sel_ext=0x1 umask=0xc: Header and data flits received of the non-coherent bypass class. */ \
	JKT_QPI_CTL_(0x200c03u)
#define JKT_QPI_EVENT_RXL_FLITS_G2_NCS /* UNC_Q_RxL_FLITS_G2.NCS ev_sel=0x3 ev_sel_ext=0x1 umask=0x10: Flits received of the non-coherent standard class. */ \
	JKT_QPI_CTL_(0x201003u)
#define JKT_QPI_EVENT_RXL_INSERTS_DRS /* UNC_Q_RxL_INSERTS_DRS ev_sel=0x9 ev_sel_ext=0x1: Entries put into the receive buffer: data responses (DRS). */ \
	JKT_QPI_CTL_(0x200009u)
#define JKT_QPI_EVENT_RXL_INSERTS_NCB /* UNC_Q_RxL_INSERTS_NCB ev_sel=0xa ev_sel_ext=0x1: Entries put into the receive buffer: non-coherent bypass (NCB). */ \
	JKT_QPI_CTL_(0x20000au)
#define JKT_QPI_EVENT_RXL_INSERTS_NCS /* UNC_Q_RxL_INSERTS_NCS ev_sel=0xb ev_sel_ext=0x1: Entries put into the receive buffer: non-coherent standard (NCS). */ \
	JKT_QPI_CTL_(0x20000bu)
#define JKT_QPI_EVENT_RXL_INSERTS_HOM /* UNC_Q_RxL_INSERTS_HOM ev_sel=0xc ev_sel_ext=0x1: Entries put into the receive buffer: home messages (HOM). */ \
	JKT_QPI_CTL_(0x20000cu)
#define JKT_QPI_EVENT_RXL_INSERTS_SNP /* UNC_Q_RxL_INSERTS_SNP ev_sel=0xd ev_sel_ext=0x1: Entries put into the receive buffer: snoops (SNP). */ \
	JKT_QPI_CTL_(0x20000du)
#define JKT_QPI_EVENT_RXL_INSERTS_NDR /* UNC_Q_RxL_INSERTS_NDR ev_sel=0xe ev_sel_ext=0x1: Entries put into the receive buffer: responses without data (NDR). */ \
	JKT_QPI_CTL_(0x20000eu)
#define JKT_QPI_EVENT_RXL_OCCUPANCY_DRS /* UNC_Q_RxL_OCCUPANCY_DRS ev_sel=0x15 ev_sel_ext=0x1: Entries in the receive buffer, added up every cycle: data responses (DRS). */ \
	JKT_QPI_CTL_(0x200015u)
#define JKT_QPI_EVENT_RXL_OCCUPANCY_NCB /* UNC_Q_RxL_OCCUPANCY_NCB ev_sel=0x16 ev_sel_ext=0x1: Entries in the receive buffer, added up every cycle: non-coherent bypass (NCB). */ \
	JKT_QPI_CTL_(0x200016u)
#define JKT_QPI_EVENT_RXL_OCCUPANCY_NCS /* UNC_Q_RxL_OCCUPANCY_NCS ev_sel=0x17 ev_sel_ext=0x1: Entries in the receive buffer, added up every cycle: non-coherent standard (NCS). */ \
	JKT_QPI_CTL_(0x200017u)
#define JKT_QPI_EVENT_RXL_OCCUPANCY_HOM /* UNC_Q_RxL_OCCUPANCY_HOM ev_sel=0x18 ev_sel_ext=0x1: Entries in the receive buffer, added up every cycle: home messages (HOM). */ \
	JKT_QPI_CTL_(0x200018u)
#define JKT_QPI_EVENT_RXL_OCCUPANCY_SNP /* UNC_Q_RxL_OCCUPANCY_SNP ev_sel=0x19 ev_sel_ext=0x1: Entries in the receive buffer, added up every cycle: snoops (SNP). */ \
	JKT_QPI_CTL_(0x200019u)
#define JKT_QPI_EVENT_RXL_OCCUPANCY_NDR /* UNC_Q_RxL_OCCUPANCY_NDR ev_sel=0x1a ev_sel_ext=0x1: Entries in the receive buffer, added up every cycle: responses without data (NDR). */ \
	JKT_QPI_CTL_(0x20001au)
#define JKT_QPI_EVENT_VNA_CREDIT_RETURN_OCCUPANCY /* UNC_Q_VNA_CREDIT_RETURN_OCCUPANCY ev_sel=0x1b ev_sel_ext=0x1: VNA credits waiting to go back over the link, added up every cycle. */ \
	JKT_QPI_CTL_(0x20001bu)
#define JKT_QPI_EVENT_VNA_CREDIT_RETURNS /* UNC_Q_VNA_CREDIT_RETURNS ev_sel=0x1c ev_sel_ext=0x1: VNA credits given back to the other side. */ \
	JKT_QPI_CTL_(0x20001cu)
#define JKT_QPI_EVENT_RXL_CREDITS_CONSUMED_VNA /* UNC_Q_RxL_CREDITS_CONSUMED_VNA ev_sel=0x1d ev_sel_ext=0x1: VNA credits of the receive buffer used, bypassing packets included. */ \
	JKT_QPI_CTL_(0x20001du)
/* UNC_Q_RxL_CREDITS_CONSUMED_VN0 ev_sel=0x1e ev_sel_ext=0x1: VN0 credits of the receive buffer used, by message class, bypassing packets included. */
#define JKT_QPI_EVENT_RXL_CREDITS_CONSUMED_VN0_DRS /* UNC_Q_RxL_CREDITS_CONSUMED_VN0.DRS ev_sel=0x1e ev_sel_ext=0x1 umask=0x1: Data responses (DRS). */ \
	JKT_QPI_CTL_(0x20011eu)
#define JKT_QPI_EVENT_RXL_CREDITS_CONSUMED_VN0_NCB /* UNC_Q_RxL_CREDITS_CONSUMED_VN0.NCB ev_sel=0x1e ev_sel_ext=0x1 umask=0x2: Non-coherent bypass (NCB). */ \
	JKT_QPI_CTL_(0x20021eu)
#define JKT_QPI_EVENT_RXL_CREDITS_CONSUMED_VN0_NCS /* UNC_Q_RxL_CREDITS_CONSUMED_VN0.NCS ev_sel=0x1e ev_sel_ext=0x1 umask=0x4: Non-coherent standard (NCS). */ \
	JKT_QPI_CTL_(0x20041eu)
#define JKT_QPI_EVENT_RXL_CREDITS_CONSUMED_VN0_HOM /* UNC_Q_RxL_CREDITS_CONSUMED_VN0.HOM ev_sel=0x1e ev_sel_ext=0x1 umask=0x8: Home messages (HOM). */ \
	JKT_QPI_CTL_(0x20081eu)
#define JKT_QPI_EVENT_RXL_CREDITS_CONSUMED_VN0_SNP /* UNC_Q_RxL_CREDITS_CONSUMED_VN0.SNP ev_sel=0x1e ev_sel_ext=0x1 umask=0x10: Snoops (SNP). */ \
	JKT_QPI_CTL_(0x20101eu)
#define JKT_QPI_EVENT_RXL_CREDITS_CONSUMED_VN0_NDR /* UNC_Q_RxL_CREDITS_CONSUMED_VN0.NDR ev_sel=0x1e ev_sel_ext=0x1 umask=0x20: Responses without data (NDR). */ \
	JKT_QPI_CTL_(0x20201eu)
#define JKT_QPI_EVENT_CTO_COUNT /* UNC_Q_CTO_COUNT ev_sel=0x38 ev_sel_ext=0x1: Packets that fit the match and mask registers, up to 2 in a cycle; all counters share them. */ \
	JKT_QPI_CTL_(0x200038u)
#define JKT_QPI_EVENT_CTO_COUNT_PKT_MATCH0_MASK 0x1e00u
#define JKT_QPI_EVENT_CTO_COUNT_PKT_MASK0_MASK 0x1e00u
#define JKT_QPI_EVENT_CTO_COUNT_PKT_MATCH1_MASK 0xf0000u
#define JKT_QPI_EVENT_CTO_COUNT_PKT_MASK1_MASK 0xf0000u

#endif
