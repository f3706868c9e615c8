/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr/m2pcie.events.json by "make generate". Do not edit. */
/*
 * The events of snr m2pcie as control values: begin from one, set the enable bit and what else you want, write it to a
 * counter. Where E_COUNTERS exists, only its counters count the event (bit n is counter n), else each does. Where
 * E_REGISTER_MASK exists, those bits of that filter register must be set first: to E_REGISTER where that exists
 * too, else to what you want to count. Of the former, the bits of E_REGISTER_FREE, where there are such, are yours
 * to set as well.
 */
#ifndef UNCORE_SNR_M2PCIE_EVENTS_H
#define UNCORE_SNR_M2PCIE_EVENTS_H

#include "uncore/snr/m2pcie.h"

#define SNR_M2PCIE_CTL_(raw) UNCORE_VALUE_(snr_m2pcie_ctl, raw)
#define SNR_M2PCIE_EVENT_CLOCKTICKS /* UNC_M2P_CLOCKTICKS ev_sel=0x1: Cycles of the mesh clock that the box runs on. */ \
	SNR_M2PCIE_CTL_(0x1u)
/* UNC_M2P_RxC_CYCLES_NE ev_sel=0x10: Cycles in which a queue of what arrives is not empty. */
#define SNR_M2PCIE_EVENT_RXC_CYCLES_NE_IIO_NCB /* UNC_M2P_RxC_CYCLES_NE.IIO_NCB ev_sel=0x10 umask=0x20: NCB messages of the I/O stack. */ \
	SNR_M2PCIE_CTL_(0x2010u)
#define SNR_M2PCIE_EVENT_RXC_CYCLES_NE_IIO_NCS /* UNC_M2P_RxC_CYCLES_NE.IIO_NCS ev_sel=0x10 umask=0x40: NCS messages of the I/O stack. */ \
	SNR_M2PCIE_CTL_(0x4010u)
#define SNR_M2PCIE_EVENT_RXC_CYCLES_NE_ALL /* UNC_M2P_RxC_CYCLES_NE.ALL ev_sel=0x10 umask=0x80: Messages of every kind. */ \
	SNR_M2PCIE_CTL_(0x8010u)
#define SNR_M2PCIE_EVENT_RXC_CYCLES_NE_CHA_IDI /* UNC_M2P_RxC_CYCLES_NE.CHA_IDI ev_sel=0x10 umask=0x1: IDI messages of CHAs. */ \
	SNR_M2PCIE_CTL_(0x110u)
#define SNR_M2PCIE_EVENT_RXC_CYCLES_NE_CHA_NCB /* UNC_M2P_RxC_CYCLES_NE.CHA_NCB ev_sel=0x10 umask=0x2: NCB messages of CHAs. */ \
	SNR_M2PCIE_CTL_(0x210u)
#define SNR_M2PCIE_EVENT_RXC_CYCLES_NE_CHA_NCS /* UNC_M2P_RxC_CYCLES_NE.CHA_NCS ev_sel=0x10 umask=0x4: NCS messages of CHAs. */ \
	SNR_M2PCIE_CTL_(0x410u)
/* UNC_M2P_RxC_INSERTS ev_sel=0x11: Messages that enter a queue of what arrives. */
#define SNR_M2PCIE_EVENT_RXC_INSERTS_IIO_NCB /* UNC_M2P_RxC_INSERTS.IIO_NCB ev_sel=0x11 umask=0x20: NCB messages of the I/O stack. */ \
	SNR_M2PCIE_CTL_(0x2011u)
#define SNR_M2PCIE_EVENT_RXC_INSERTS_IIO_NCS /* UNC_M2P_RxC_INSERTS.IIO_NCS ev_sel=0x11 umask=0x40: NCS messages of the I/O stack. */ \
	SNR_M2PCIE_CTL_(0x4011u)
#define SNR_M2PCIE_EVENT_RXC_INSERTS_ALL /* UNC_M2P_RxC_INSERTS.ALL ev_sel=0x11 umask=0x80: Messages of every kind. */ \
	SNR_M2PCIE_CTL_(0x8011u)
#define SNR_M2PCIE_EVENT_RXC_INSERTS_CHA_IDI /* UNC_M2P_RxC_INSERTS.CHA_IDI ev_sel=0x11 umask=0x1: IDI messages of CHAs. */ \
	SNR_M2PCIE_CTL_(0x111u)
#define SNR_M2PCIE_EVENT_RXC_INSERTS_CHA_NCB /* UNC_M2P_RxC_INSERTS.CHA_NCB ev_sel=0x11 umask=0x2: NCB messages of CHAs. */ \
	SNR_M2PCIE_CTL_(0x211u)
#define SNR_M2PCIE_EVENT_RXC_INSERTS_CHA_NCS /* UNC_M2P_RxC_INSERTS.CHA_NCS ev_sel=0x11 umask=0x4: NCS messages of CHAs. */ \
	SNR_M2PCIE_CTL_(0x411u)
/* UNC_M2P_P2P_CRD_OCCUPANCY ev_sel=0x14: Credits for traffic between devices that are in use, added up every cycle. */
#define SNR_M2PCIE_EVENT_P2P_CRD_OCCUPANCY_LOCAL_NCB /* UNC_M2P_P2P_CRD_OCCUPANCY.LOCAL_NCB ev_sel=0x14 umask=0x1: Credits of NCB messages of this socket. */ \
	SNR_M2PCIE_CTL_(0x114u)
#define SNR_M2PCIE_EVENT_P2P_CRD_OCCUPANCY_LOCAL_NCB_COUNTERS 0x3u
#define SNR_M2PCIE_EVENT_P2P_CRD_OCCUPANCY_LOCAL_NCS /* UNC_M2P_P2P_CRD_OCCUPANCY.LOCAL_NCS ev_sel=0x14 umask=0x2: Credits of NCS messages of this socket. */ \
	SNR_M2PCIE_CTL_(0x214u)
#define SNR_M2PCIE_EVENT_P2P_CRD_OCCUPANCY_LOCAL_NCS_COUNTERS 0x3u
#define SNR_M2PCIE_EVENT_P2P_CRD_OCCUPANCY_REMOTE_NCB /* UNC_M2P_P2P_CRD_OCCUPANCY.REMOTE_NCB ev_sel=0x14 umask=0x4: Credits of NCB messages of other sockets. */ \
	SNR_M2PCIE_CTL_(0x414u)
#define SNR_M2PCIE_EVENT_P2P_CRD_OCCUPANCY_REMOTE_NCB_COUNTERS 0x3u
#define SNR_M2PCIE_EVENT_P2P_CRD_OCCUPANCY_REMOTE_NCS /* UNC_M2P_P2P_CRD_OCCUPANCY.REMOTE_NCS ev_sel=0x14 umask=0x8: Credits of NCS messages of other sockets. */ \
	SNR_M2PCIE_CTL_(0x814u)
#define SNR_M2PCIE_EVENT_P2P_CRD_OCCUPANCY_REMOTE_NCS_COUNTERS 0x3u
#define SNR_M2PCIE_EVENT_P2P_CRD_OCCUPANCY_ALL /* UNC_M2P_P2P_CRD_OCCUPANCY.ALL ev_sel=0x14 umask=0x10: Credits of all messages. */ \
	SNR_M2PCIE_CTL_(0x1014u)
#define SNR_M2PCIE_EVENT_P2P_CRD_OCCUPANCY_ALL_COUNTERS 0x3u
/* UNC_M2P_P2P_SHAR_RECEIVED ev_sel=0x15: Shared credits for traffic between devices that came back. */
#define SNR_M2PCIE_EVENT_P2P_SHAR_RECEIVED_LOCAL_NCB /* UNC_M2P_P2P_SHAR_RECEIVED.LOCAL_NCB ev_sel=0x15 umask=0x1: Credits of NCB messages of this socket. */ \
	SNR_M2PCIE_CTL_(0x115u)
#define SNR_M2PCIE_EVENT_P2P_SHAR_RECEIVED_LOCAL_NCS /* UNC_M2P_P2P_SHAR_RECEIVED.LOCAL_NCS ev_sel=0x15 umask=0x2: Credits of NCS messages of this socket. */ \
	SNR_M2PCIE_CTL_(0x215u)
#define SNR_M2PCIE_EVENT_P2P_SHAR_RECEIVED_REMOTE_NCB /* UNC_M2P_P2P_SHAR_RECEIVED.REMOTE_NCB ev_sel=0x15 umask=0x4: Credits of NCB messages of other sockets. */ \
	SNR_M2PCIE_CTL_(0x415u)
#define SNR_M2PCIE_EVENT_P2P_SHAR_RECEIVED_REMOTE_NCS /* UNC_M2P_P2P_SHAR_RECEIVED.REMOTE_NCS ev_sel=0x15 umask=0x8: Credits of NCS messages of other sockets. */ \
	SNR_M2PCIE_CTL_(0x815u)
#define SNR_M2PCIE_EVENT_P2P_SHAR_RECEIVED_ALL /* UNC_M2P_P2P_SHAR_RECEIVED.ALL ev_sel=0x15 umask=0x10: Credits of all messages. */ \
	SNR_M2PCIE_CTL_(0x1015u)
/* UNC_M2P_P2P_DED_RECEIVED ev_sel=0x16: Dedicated credits for traffic between devices that came back. */
#define SNR_M2PCIE_EVENT_P2P_DED_RECEIVED_LOCAL_NCB /* UNC_M2P_P2P_DED_RECEIVED.LOCAL_NCB ev_sel=0x16 umask=0x1: Credits of NCB messages of this socket. */ \
	SNR_M2PCIE_CTL_(0x116u)
#define SNR_M2PCIE_EVENT_P2P_DED_RECEIVED_LOCAL_NCS /* UNC_M2P_P2P_DED_RECEIVED.LOCAL_NCS ev_sel=0x16 umask=0x2: Credits of NCS messages of this socket. */ \
	SNR_M2PCIE_CTL_(0x216u)
#define SNR_M2PCIE_EVENT_P2P_DED_RECEIVED_REMOTE_NCB /* UNC_M2P_P2P_DED_RECEIVED.REMOTE_NCB ev_sel=0x16 umask=0x4: Credits of NCB messages of other sockets. */ \
	SNR_M2PCIE_CTL_(0x416u)
#define SNR_M2PCIE_EVENT_P2P_DED_RECEIVED_REMOTE_NCS /* UNC_M2P_P2P_DED_RECEIVED.REMOTE_NCS ev_sel=0x16 umask=0x8: Credits of NCS messages of other sockets. */ \
	SNR_M2PCIE_CTL_(0x816u)
#define SNR_M2PCIE_EVENT_P2P_DED_RECEIVED_ALL /* UNC_M2P_P2P_DED_RECEIVED.ALL ev_sel=0x16 umask=0x10: Credits of all messages. */ \
	SNR_M2PCIE_CTL_(0x1016u)
/* UNC_M2P_LOCAL_P2P_SHAR_RETURNED ev_sel=0x17: Shared credits for traffic between devices of this socket that were given back. */
#define SNR_M2PCIE_EVENT_LOCAL_P2P_SHAR_RETURNED_AGENT_0 /* UNC_M2P_LOCAL_P2P_SHAR_RETURNED.AGENT_0 ev_sel=0x17 umask=0x1: Agent 0. */ \
	SNR_M2PCIE_CTL_(0x117u)
#define SNR_M2PCIE_EVENT_LOCAL_P2P_SHAR_RETURNED_AGENT_1 /* UNC_M2P_LOCAL_P2P_SHAR_RETURNED.AGENT_1 ev_sel=0x17 umask=0x2: Agent 1. */ \
	SNR_M2PCIE_CTL_(0x217u)
#define SNR_M2PCIE_EVENT_LOCAL_P2P_SHAR_RETURNED_AGENT_2 /* UNC_M2P_LOCAL_P2P_SHAR_RETURNED.AGENT_2 ev_sel=0x17 umask=0x4: Agent 2. */ \
	SNR_M2PCIE_CTL_(0x417u)
/* UNC_M2P_REMOTE_P2P_SHAR_RETURNED ev_sel=0x18: Shared credits for traffic between devices of two sockets that were given back. */
#define SNR_M2PCIE_EVENT_REMOTE_P2P_SHAR_RETURNED_AGENT_0 /* UNC_M2P_REMOTE_P2P_SHAR_RETURNED.AGENT_0 ev_sel=0x18 umask=0x1: Agent 0. */ \
	SNR_M2PCIE_CTL_(0x118u)
#define SNR_M2PCIE_EVENT_REMOTE_P2P_SHAR_RETURNED_AGENT_1 /* UNC_M2P_REMOTE_P2P_SHAR_RETURNED.AGENT_1 ev_sel=0x18 umask=0x2: Agent 1. */ \
	SNR_M2PCIE_CTL_(0x218u)
#define SNR_M2PCIE_EVENT_REMOTE_P2P_SHAR_RETURNED_AGENT_2 /* UNC_M2P_REMOTE_P2P_SHAR_RETURNED.AGENT_2 ev_sel=0x18 umask=0x4: Agent 2. */ \
	SNR_M2PCIE_CTL_(0x418u)
/* UNC_M2P_LOCAL_P2P_DED_RETURNED_0 ev_sel=0x19: Dedicated credits for traffic within the socket, by stack, that were given back, first part. */
#define SNR_M2PCIE_EVENT_LOCAL_P2P_DED_RETURNED_0_MS2IOSF0_NCB /* UNC_M2P_LOCAL_P2P_DED_RETURNED_0.MS2IOSF0_NCB ev_sel=0x19 umask=0x1: NCB messages of stack 0. */ \
	SNR_M2PCIE_CTL_(0x119u)
#define SNR_M2PCIE_EVENT_LOCAL_P2P_DED_RETURNED_0_MS2IOSF0_NCS /* UNC_M2P_LOCAL_P2P_DED_RETURNED_0.MS2IOSF0_NCS ev_sel=0x19 umask=0x2: NCS messages of stack 0. */ \
	SNR_M2PCIE_CTL_(0x219u)
#define SNR_M2PCIE_EVENT_LOCAL_P2P_DED_RETURNED_0_MS2IOSF1_NCB /* UNC_M2P_LOCAL_P2P_DED_RETURNED_0.MS2IOSF1_NCB ev_sel=0x19 umask=0x4: NCB messages of stack 1. */ \
	SNR_M2PCIE_CTL_(0x419u)
#define SNR_M2PCIE_EVENT_LOCAL_P2P_DED_RETURNED_0_MS2IOSF1_NCS /* UNC_M2P_LOCAL_P2P_DED_RETURNED_0.MS2IOSF1_NCS ev_sel=0x19 umask=0x8: NCS messages of stack 1. */ \
	SNR_M2PCIE_CTL_(0x819u)
#define SNR_M2PCIE_EVENT_LOCAL_P2P_DED_RETURNED_0_MS2IOSF2_NCB /* UNC_M2P_LOCAL_P2P_DED_RETURNED_0.MS2IOSF2_NCB ev_sel=0x19 umask=0x10: NCB messages of stack 2. */ \
	SNR_M2PCIE_CTL_(0x1019u)
#define SNR_M2PCIE_EVENT_LOCAL_P2P_DED_RETURNED_0_MS2IOSF2_NCS /* UNC_M2P_LOCAL_P2P_DED_RETURNED_0.MS2IOSF2_NCS ev_sel=0x19 umask=0x20: NCS messages of stack 2. */ \
	SNR_M2PCIE_CTL_(0x2019u)
#define SNR_M2PCIE_EVENT_LOCAL_P2P_DED_RETURNED_0_MS2IOSF3_NCB /* UNC_M2P_LOCAL_P2P_DED_RETURNED_0.MS2IOSF3_NCB ev_sel=0x19 umask=0x10: NCB messages of stack 3. */ \
	SNR_M2PCIE_CTL_(0x1019u)
#define SNR_M2PCIE_EVENT_LOCAL_P2P_DED_RETURNED_0_MS2IOSF3_NCS /* UNC_M2P_LOCAL_P2P_DED_RETURNED_0.MS2IOSF3_NCS ev_sel=0x19 umask=0x20: NCS messages of stack 3. */ \
	SNR_M2PCIE_CTL_(0x2019u)
/* UNC_M2P_LOCAL_P2P_DED_RETURNED_1 ev_sel=0x1a: Dedicated credits for traffic within the socket, by stack, that were given back, second part. */
#define SNR_M2PCIE_EVENT_LOCAL_P2P_DED_RETURNED_1_MS2IOSF4_NCB /* UNC_M2P_LOCAL_P2P_DED_RETURNED_1.MS2IOSF4_NCB ev_sel=0x1a umask=0x1: NCB messages of stack 4. */ \
	SNR_M2PCIE_CTL_(0x11au)
#define SNR_M2PCIE_EVENT_LOCAL_P2P_DED_RETURNED_1_MS2IOSF4_NCS /* UNC_M2P_LOCAL_P2P_DED_RETURNED_1.MS2IOSF4_NCS ev_sel=0x1a umask=0x2: NCS messages of stack 4. */ \
	SNR_M2PCIE_CTL_(0x21au)
#define SNR_M2PCIE_EVENT_LOCAL_P2P_DED_RETURNED_1_MS2IOSF5_NCB /* UNC_M2P_LOCAL_P2P_DED_RETURNED_1.MS2IOSF5_NCB ev_sel=0x1a umask=0x4: NCB messages of stack 5. */ \
	SNR_M2PCIE_CTL_(0x41au)
#define SNR_M2PCIE_EVENT_LOCAL_P2P_DED_RETURNED_1_MS2IOSF5_NCS /* UNC_M2P_LOCAL_P2P_DED_RETURNED_1.MS2IOSF5_NCS ev_sel=0x1a umask=0x8: NCS messages of stack 5. */ \
	SNR_M2PCIE_CTL_(0x81au)
/* UNC_M2P_TxC_CYCLES_NE ev_sel=0x23: Cycles in which a queue towards the mesh is not empty. */
#define SNR_M2PCIE_EVENT_TXC_CYCLES_NE_AD_0 /* UNC_M2P_TxC_CYCLES_NE.AD_0 ev_sel=0x23 umask=0x1: AD messages, port 0. */ \
	SNR_M2PCIE_CTL_(0x123u)
#define SNR_M2PCIE_EVENT_TXC_CYCLES_NE_AD_0_COUNTERS 0x3u
#define SNR_M2PCIE_EVENT_TXC_CYCLES_NE_AK_0 /* UNC_M2P_TxC_CYCLES_NE.AK_0 ev_sel=0x23 umask=0x2: AK messages, port 0. */ \
	SNR_M2PCIE_CTL_(0x223u)
#define SNR_M2PCIE_EVENT_TXC_CYCLES_NE_AK_0_COUNTERS 0x3u
#define SNR_M2PCIE_EVENT_TXC_CYCLES_NE_BL_0 /* UNC_M2P_TxC_CYCLES_NE.BL_0 ev_sel=0x23 umask=0x4: BL messages, port 0. */ \
	SNR_M2PCIE_CTL_(0x423u)
#define SNR_M2PCIE_EVENT_TXC_CYCLES_NE_BL_0_COUNTERS 0x3u
#define SNR_M2PCIE_EVENT_TXC_CYCLES_NE_AD_1 /* UNC_M2P_TxC_CYCLES_NE.AD_1 ev_sel=0x23 umask=0x10: AD messages, port 1. */ \
	SNR_M2PCIE_CTL_(0x1023u)
#define SNR_M2PCIE_EVENT_TXC_CYCLES_NE_AD_1_COUNTERS 0x3u
#define SNR_M2PCIE_EVENT_TXC_CYCLES_NE_AK_1 /* UNC_M2P_TxC_CYCLES_NE.AK_1 ev_sel=0x23 umask=0x20: AK messages, port 1. */ \
	SNR_M2PCIE_CTL_(0x2023u)
#define SNR_M2PCIE_EVENT_TXC_CYCLES_NE_AK_1_COUNTERS 0x3u
#define SNR_M2PCIE_EVENT_TXC_CYCLES_NE_BL_1 /* UNC_M2P_TxC_CYCLES_NE.BL_1 ev_sel=0x23 umask=0x40: BL messages, port 1. */ \
	SNR_M2PCIE_CTL_(0x4023u)
#define SNR_M2PCIE_EVENT_TXC_CYCLES_NE_BL_1_COUNTERS 0x3u
/* UNC_M2P_TxC_INSERTS ev_sel=0x24: Messages that enter a queue towards the mesh. */
#define SNR_M2PCIE_EVENT_TXC_INSERTS_AD_0 /* UNC_M2P_TxC_INSERTS.AD_0 ev_sel=0x24 umask=0x1: AD messages, port 0. */ \
	SNR_M2PCIE_CTL_(0x124u)
#define SNR_M2PCIE_EVENT_TXC_INSERTS_BL_0 /* UNC_M2P_TxC_INSERTS.BL_0 ev_sel=0x24 umask=0x4: BL messages, port 0. */ \
	SNR_M2PCIE_CTL_(0x424u)
#define SNR_M2PCIE_EVENT_TXC_INSERTS_AK_CRD_0 /* UNC_M2P_TxC_INSERTS.AK_CRD_0 ev_sel=0x24 umask=0x8: AK messages with credits, port 0. */ \
	SNR_M2PCIE_CTL_(0x824u)
#define SNR_M2PCIE_EVENT_TXC_INSERTS_AD_1 /* UNC_M2P_TxC_INSERTS.AD_1 ev_sel=0x24 umask=0x10: AD messages, port 1. */ \
	SNR_M2PCIE_CTL_(0x1024u)
#define SNR_M2PCIE_EVENT_TXC_INSERTS_BL_1 /* UNC_M2P_TxC_INSERTS.BL_1 ev_sel=0x24 umask=0x40: BL messages, port 1. */ \
	SNR_M2PCIE_CTL_(0x4024u)
#define SNR_M2PCIE_EVENT_TXC_INSERTS_AK_CRD_1 /* UNC_M2P_TxC_INSERTS.AK_CRD_1 ev_sel=0x24 umask=0x80: AK messages with credits, port 1. */ \
	SNR_M2PCIE_CTL_(0x8024u)
/* UNC_M2P_TxC_CYCLES_FULL ev_sel=0x25: Cycles in which a queue towards the mesh is full. */
#define SNR_M2PCIE_EVENT_TXC_CYCLES_FULL_AD_0 /* UNC_M2P_TxC_CYCLES_FULL.AD_0 ev_sel=0x25 umask=0x1: AD messages, port 0. */ \
	SNR_M2PCIE_CTL_(0x125u)
#define SNR_M2PCIE_EVENT_TXC_CYCLES_FULL_AK_0 /* UNC_M2P_TxC_CYCLES_FULL.AK_0 ev_sel=0x25 umask=0x2: AK messages, port 0. */ \
	SNR_M2PCIE_CTL_(0x225u)
#define SNR_M2PCIE_EVENT_TXC_CYCLES_FULL_BL_0 /* UNC_M2P_TxC_CYCLES_FULL.BL_0 ev_sel=0x25 umask=0x4: BL messages, port 0. */ \
	SNR_M2PCIE_CTL_(0x425u)
#define SNR_M2PCIE_EVENT_TXC_CYCLES_FULL_AD_1 /* UNC_M2P_TxC_CYCLES_FULL.AD_1 ev_sel=0x25 umask=0x10: AD messages, port 1. */ \
	SNR_M2PCIE_CTL_(0x1025u)
#define SNR_M2PCIE_EVENT_TXC_CYCLES_FULL_AK_1 /* UNC_M2P_TxC_CYCLES_FULL.AK_1 ev_sel=0x25 umask=0x20: AK messages, port 1. */ \
	SNR_M2PCIE_CTL_(0x2025u)
#define SNR_M2PCIE_EVENT_TXC_CYCLES_FULL_BL_1 /* UNC_M2P_TxC_CYCLES_FULL.BL_1 ev_sel=0x25 umask=0x40: BL messages, port 1. */ \
	SNR_M2PCIE_CTL_(0x4025u)
/* UNC_M2P_TxC_CREDITS ev_sel=0x2d: Credits of the queues towards the mesh, going by the name. */
#define SNR_M2PCIE_EVENT_TXC_CREDITS_PRQ /* UNC_M2P_TxC_CREDITS.PRQ ev_sel=0x2d umask=0x1: Requests of devices (PRQ). */ \
	SNR_M2PCIE_CTL_(0x12du)
#define SNR_M2PCIE_EVENT_TXC_CREDITS_PRQ_COUNTERS 0x3u
/* UNC_M2P_IIO_CREDITS_USED ev_sel=0x32: Cycles in which credits to the I/O stack are in use. */
#define SNR_M2PCIE_EVENT_IIO_CREDITS_USED_DRS_0 /* UNC_M2P_IIO_CREDITS_USED.DRS_0 ev_sel=0x32 umask=0x1: DRS messages, port 0. */ \
	SNR_M2PCIE_CTL_(0x132u)
#define SNR_M2PCIE_EVENT_IIO_CREDITS_USED_DRS_1 /* UNC_M2P_IIO_CREDITS_USED.DRS_1 ev_sel=0x32 umask=0x2: DRS messages, port 1. */ \
	SNR_M2PCIE_CTL_(0x232u)
#define SNR_M2PCIE_EVENT_IIO_CREDITS_USED_NCB_0 /* UNC_M2P_IIO_CREDITS_USED.NCB_0 ev_sel=0x32 umask=0x4: NCB messages, port 0. */ \
	SNR_M2PCIE_CTL_(0x432u)
#define SNR_M2PCIE_EVENT_IIO_CREDITS_USED_NCB_1 /* UNC_M2P_IIO_CREDITS_USED.NCB_1 ev_sel=0x32 umask=0x8: NCB messages, port 1. */ \
	SNR_M2PCIE_CTL_(0x832u)
#define SNR_M2PCIE_EVENT_IIO_CREDITS_USED_NCS_0 /* UNC_M2P_IIO_CREDITS_USED.NCS_0 ev_sel=0x32 umask=0x10: NCS messages, port 0. */ \
	SNR_M2PCIE_CTL_(0x1032u)
#define SNR_M2PCIE_EVENT_IIO_CREDITS_USED_NCS_1 /* UNC_M2P_IIO_CREDITS_USED.NCS_1 ev_sel=0x32 umask=0x20: NCS messages, port 1. */ \
	SNR_M2PCIE_CTL_(0x2032u)
/* UNC_M2P_IIO_CREDITS_ACQUIRED ev_sel=0x33: Credits to the I/O stack that were taken. */
#define SNR_M2PCIE_EVENT_IIO_CREDITS_ACQUIRED_DRS_0 /* UNC_M2P_IIO_CREDITS_ACQUIRED.DRS_0 ev_sel=0x33 umask=0x1: DRS messages, port 0. */ \
	SNR_M2PCIE_CTL_(0x133u)
#define SNR_M2PCIE_EVENT_IIO_CREDITS_ACQUIRED_DRS_1 /* UNC_M2P_IIO_CREDITS_ACQUIRED.DRS_1 ev_sel=0x33 umask=0x2: DRS messages, port 1. */ \
	SNR_M2PCIE_CTL_(0x233u)
#define SNR_M2PCIE_EVENT_IIO_CREDITS_ACQUIRED_NCB_0 /* UNC_M2P_IIO_CREDITS_ACQUIRED.NCB_0 ev_sel=0x33 umask=0x4: NCB messages, port 0. */ \
	SNR_M2PCIE_CTL_(0x433u)
#define SNR_M2PCIE_EVENT_IIO_CREDITS_ACQUIRED_NCB_1 /* UNC_M2P_IIO_CREDITS_ACQUIRED.NCB_1 ev_sel=0x33 umask=0x8: NCB messages, port 1. */ \
	SNR_M2PCIE_CTL_(0x833u)
#define SNR_M2PCIE_EVENT_IIO_CREDITS_ACQUIRED_NCS_0 /* UNC_M2P_IIO_CREDITS_ACQUIRED.NCS_0 ev_sel=0x33 umask=0x10: NCS messages, port 0. */ \
	SNR_M2PCIE_CTL_(0x1033u)
#define SNR_M2PCIE_EVENT_IIO_CREDITS_ACQUIRED_NCS_1 /* UNC_M2P_IIO_CREDITS_ACQUIRED.NCS_1 ev_sel=0x33 umask=0x20: NCS messages, port 1. */ \
	SNR_M2PCIE_CTL_(0x2033u)
/* UNC_M2P_IIO_CREDITS_REJECT ev_sel=0x34: Times that a message to the I/O stack found no credit. */
#define SNR_M2PCIE_EVENT_IIO_CREDITS_REJECT_DRS /* UNC_M2P_IIO_CREDITS_REJECT.DRS ev_sel=0x34 umask=0x8: DRS messages. */ \
	SNR_M2PCIE_CTL_(0x834u)
#define SNR_M2PCIE_EVENT_IIO_CREDITS_REJECT_NCB /* UNC_M2P_IIO_CREDITS_REJECT.NCB ev_sel=0x34 umask=0x10: NCB messages. */ \
	SNR_M2PCIE_CTL_(0x1034u)
#define SNR_M2PCIE_EVENT_IIO_CREDITS_REJECT_NCS /* UNC_M2P_IIO_CREDITS_REJECT.NCS ev_sel=0x34 umask=0x20: NCS messages. */ \
	SNR_M2PCIE_CTL_(0x2034u)
/* UNC_M2P_LOCAL_SHAR_P2P_CRD_TAKEN_0 ev_sel=0x40: Shared credits for traffic within the socket, by stack, that were taken, first part. */
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_TAKEN_0_M2IOSF0_NCB /* UNC_M2P_LOCAL_SHAR_P2P_CRD_TAKEN_0.M2IOSF0_NCB ev_sel=0x40 umask=0x1: NCB messages of stack 0. */ \
	SNR_M2PCIE_CTL_(0x140u)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_TAKEN_0_M2IOSF0_NCS /* UNC_M2P_LOCAL_SHAR_P2P_CRD_TAKEN_0.M2IOSF0_NCS ev_sel=0x40 umask=0x2: NCS messages of stack 0. */ \
	SNR_M2PCIE_CTL_(0x240u)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_TAKEN_0_M2IOSF1_NCB /* UNC_M2P_LOCAL_SHAR_P2P_CRD_TAKEN_0.M2IOSF1_NCB ev_sel=0x40 umask=0x4: NCB messages of stack 1. */ \
	SNR_M2PCIE_CTL_(0x440u)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_TAKEN_0_M2IOSF1_NCS /* UNC_M2P_LOCAL_SHAR_P2P_CRD_TAKEN_0.M2IOSF1_NCS ev_sel=0x40 umask=0x8: NCS messages of stack 1. */ \
	SNR_M2PCIE_CTL_(0x840u)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_TAKEN_0_M2IOSF2_NCB /* UNC_M2P_LOCAL_SHAR_P2P_CRD_TAKEN_0.M2IOSF2_NCB ev_sel=0x40 umask=0x10: NCB messages of stack 2. */ \
	SNR_M2PCIE_CTL_(0x1040u)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_TAKEN_0_M2IOSF2_NCS /* UNC_M2P_LOCAL_SHAR_P2P_CRD_TAKEN_0.M2IOSF2_NCS ev_sel=0x40 umask=0x20: NCS messages of stack 2. */ \
	SNR_M2PCIE_CTL_(0x2040u)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_TAKEN_0_M2IOSF3_NCB /* UNC_M2P_LOCAL_SHAR_P2P_CRD_TAKEN_0.M2IOSF3_NCB ev_sel=0x40 umask=0x40: NCB messages of stack 3. */ \
	SNR_M2PCIE_CTL_(0x4040u)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_TAKEN_0_M2IOSF3_NCS /* UNC_M2P_LOCAL_SHAR_P2P_CRD_TAKEN_0.M2IOSF3_NCS ev_sel=0x40 umask=0x80: NCS messages of stack 3. */ \
	SNR_M2PCIE_CTL_(0x8040u)
/* UNC_M2P_LOCAL_SHAR_P2P_CRD_TAKEN_1 ev_sel=0x41: Shared credits for traffic within the socket, by stack, that were taken, second part. */
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_TAKEN_1_M2IOSF4_NCB /* UNC_M2P_LOCAL_SHAR_P2P_CRD_TAKEN_1.M2IOSF4_NCB ev_sel=0x41 umask=0x1: NCB messages of stack 4. */ \
	SNR_M2PCIE_CTL_(0x141u)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_TAKEN_1_M2IOSF4_NCS /* UNC_M2P_LOCAL_SHAR_P2P_CRD_TAKEN_1.M2IOSF4_NCS ev_sel=0x41 umask=0x2: NCS messages of stack 4. */ \
	SNR_M2PCIE_CTL_(0x241u)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_TAKEN_1_M2IOSF5_NCB /* UNC_M2P_LOCAL_SHAR_P2P_CRD_TAKEN_1.M2IOSF5_NCB ev_sel=0x41 umask=0x4: NCB messages of stack 5. */ \
	SNR_M2PCIE_CTL_(0x441u)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_TAKEN_1_M2IOSF5_NCS /* UNC_M2P_LOCAL_SHAR_P2P_CRD_TAKEN_1.M2IOSF5_NCS ev_sel=0x41 umask=0x8: NCS messages of stack 5. */ \
	SNR_M2PCIE_CTL_(0x841u)
/* UNC_M2P_LOCAL_SHAR_P2P_CRD_RETURNED ev_sel=0x44: Shared credits for traffic within the socket that were given back, by agent. */
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_RETURNED_AGENT_0 /* UNC_M2P_LOCAL_SHAR_P2P_CRD_RETURNED.AGENT_0 ev_sel=0x44 umask=0x1: Agent 0. */ \
	SNR_M2PCIE_CTL_(0x144u)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_RETURNED_AGENT_1 /* UNC_M2P_LOCAL_SHAR_P2P_CRD_RETURNED.AGENT_1 ev_sel=0x44 umask=0x2: Agent 1. */ \
	SNR_M2PCIE_CTL_(0x244u)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_RETURNED_AGENT_2 /* UNC_M2P_LOCAL_SHAR_P2P_CRD_RETURNED.AGENT_2 ev_sel=0x44 umask=0x4: Agent 2. */ \
	SNR_M2PCIE_CTL_(0x444u)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_RETURNED_AGENT_3 /* UNC_M2P_LOCAL_SHAR_P2P_CRD_RETURNED.AGENT_3 ev_sel=0x44 umask=0x8: Agent 3. */ \
	SNR_M2PCIE_CTL_(0x844u)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_RETURNED_AGENT_4 /* UNC_M2P_LOCAL_SHAR_P2P_CRD_RETURNED.AGENT_4 ev_sel=0x44 umask=0x10: Agent 4. */ \
	SNR_M2PCIE_CTL_(0x1044u)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_RETURNED_AGENT_5 /* UNC_M2P_LOCAL_SHAR_P2P_CRD_RETURNED.AGENT_5 ev_sel=0x44 umask=0x20: Agent 5. */ \
	SNR_M2PCIE_CTL_(0x2044u)
/* UNC_M2P_REMOTE_SHAR_P2P_CRD_RETURNED ev_sel=0x45: Shared credits for traffic between sockets that were given back, by agent. */
#define SNR_M2PCIE_EVENT_REMOTE_SHAR_P2P_CRD_RETURNED_AGENT_0 /* UNC_M2P_REMOTE_SHAR_P2P_CRD_RETURNED.AGENT_0 ev_sel=0x45 umask=0x1: Agent 0. */ \
	SNR_M2PCIE_CTL_(0x145u)
#define SNR_M2PCIE_EVENT_REMOTE_SHAR_P2P_CRD_RETURNED_AGENT_1 /* UNC_M2P_REMOTE_SHAR_P2P_CRD_RETURNED.AGENT_1 ev_sel=0x45 umask=0x2: Agent 1. */ \
	SNR_M2PCIE_CTL_(0x245u)
#define SNR_M2PCIE_EVENT_REMOTE_SHAR_P2P_CRD_RETURNED_AGENT_2 /* UNC_M2P_REMOTE_SHAR_P2P_CRD_RETURNED.AGENT_2 ev_sel=0x45 umask=0x4: Agent 2. */ \
	SNR_M2PCIE_CTL_(0x445u)
/* UNC_M2P_LOCAL_DED_P2P_CRD_TAKEN_0 ev_sel=0x46: Dedicated credits for traffic within the socket, by stack, that were taken, first part. */
#define SNR_M2PCIE_EVENT_LOCAL_DED_P2P_CRD_TAKEN_0_M2IOSF0_NCB /* UNC_M2P_LOCAL_DED_P2P_CRD_TAKEN_0.M2IOSF0_NCB ev_sel=0x46 umask=0x1: NCB messages of stack 0. */ \
	SNR_M2PCIE_CTL_(0x146u)
#define SNR_M2PCIE_EVENT_LOCAL_DED_P2P_CRD_TAKEN_0_M2IOSF0_NCS /* UNC_M2P_LOCAL_DED_P2P_CRD_TAKEN_0.M2IOSF0_NCS ev_sel=0x46 umask=0x2: NCS messages of stack 0. */ \
	SNR_M2PCIE_CTL_(0x246u)
#define SNR_M2PCIE_EVENT_LOCAL_DED_P2P_CRD_TAKEN_0_M2IOSF1_NCB /* UNC_M2P_LOCAL_DED_P2P_CRD_TAKEN_0.M2IOSF1_NCB ev_sel=0x46 umask=0x4: NCB messages of stack 1. */ \
	SNR_M2PCIE_CTL_(0x446u)
#define SNR_M2PCIE_EVENT_LOCAL_DED_P2P_CRD_TAKEN_0_M2IOSF1_NCS /* UNC_M2P_LOCAL_DED_P2P_CRD_TAKEN_0.M2IOSF1_NCS ev_sel=0x46 umask=0x8: NCS messages of stack 1. */ \
	SNR_M2PCIE_CTL_(0x846u)
#define SNR_M2PCIE_EVENT_LOCAL_DED_P2P_CRD_TAKEN_0_M2IOSF2_NCB /* UNC_M2P_LOCAL_DED_P2P_CRD_TAKEN_0.M2IOSF2_NCB ev_sel=0x46 umask=0x10: NCB messages of stack 2. */ \
	SNR_M2PCIE_CTL_(0x1046u)
#define SNR_M2PCIE_EVENT_LOCAL_DED_P2P_CRD_TAKEN_0_M2IOSF2_NCS /* UNC_M2P_LOCAL_DED_P2P_CRD_TAKEN_0.M2IOSF2_NCS ev_sel=0x46 umask=0x20: NCS messages of stack 2. */ \
	SNR_M2PCIE_CTL_(0x2046u)
#define SNR_M2PCIE_EVENT_LOCAL_DED_P2P_CRD_TAKEN_0_M2IOSF3_NCB /* UNC_M2P_LOCAL_DED_P2P_CRD_TAKEN_0.M2IOSF3_NCB ev_sel=0x46 umask=0x40: NCB messages of stack 3. */ \
	SNR_M2PCIE_CTL_(0x4046u)
#define SNR_M2PCIE_EVENT_LOCAL_DED_P2P_CRD_TAKEN_0_M2IOSF3_NCS /* UNC_M2P_LOCAL_DED_P2P_CRD_TAKEN_0.M2IOSF3_NCS ev_sel=0x46 umask=0x80: NCS messages of stack 3. */ \
	SNR_M2PCIE_CTL_(0x8046u)
/* UNC_M2P_LOCAL_DED_P2P_CRD_TAKEN_1 ev_sel=0x47: Dedicated credits for traffic within the socket, by stack, that were taken, second part. */
#define SNR_M2PCIE_EVENT_LOCAL_DED_P2P_CRD_TAKEN_1_M2IOSF4_NCB /* UNC_M2P_LOCAL_DED_P2P_CRD_TAKEN_1.M2IOSF4_NCB ev_sel=0x47 umask=0x1: NCB messages of stack 4. */ \
	SNR_M2PCIE_CTL_(0x147u)
#define SNR_M2PCIE_EVENT_LOCAL_DED_P2P_CRD_TAKEN_1_M2IOSF4_NCS /* UNC_M2P_LOCAL_DED_P2P_CRD_TAKEN_1.M2IOSF4_NCS ev_sel=0x47 umask=0x2: NCS messages of stack 4. */ \
	SNR_M2PCIE_CTL_(0x247u)
#define SNR_M2PCIE_EVENT_LOCAL_DED_P2P_CRD_TAKEN_1_M2IOSF5_NCB /* UNC_M2P_LOCAL_DED_P2P_CRD_TAKEN_1.M2IOSF5_NCB ev_sel=0x47 umask=0x4: NCB messages of stack 5. */ \
	SNR_M2PCIE_CTL_(0x447u)
#define SNR_M2PCIE_EVENT_LOCAL_DED_P2P_CRD_TAKEN_1_M2IOSF5_NCS /* UNC_M2P_LOCAL_DED_P2P_CRD_TAKEN_1.M2IOSF5_NCS ev_sel=0x47 umask=0x8: NCS messages of stack 5. */ \
	SNR_M2PCIE_CTL_(0x847u)
/* UNC_M2P_LOCAL_SHAR_P2P_CRD_WAIT_0 ev_sel=0x4a: Cycles in which traffic within the socket, by stack, waits for shared credits, first part. */
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_WAIT_0_M2IOSF0_NCB /* UNC_M2P_LOCAL_SHAR_P2P_CRD_WAIT_0.M2IOSF0_NCB ev_sel=0x4a umask=0x1: NCB messages of stack 0. */ \
	SNR_M2PCIE_CTL_(0x14au)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_WAIT_0_M2IOSF0_NCS /* UNC_M2P_LOCAL_SHAR_P2P_CRD_WAIT_0.M2IOSF0_NCS ev_sel=0x4a umask=0x2: NCS messages of stack 0. */ \
	SNR_M2PCIE_CTL_(0x24au)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_WAIT_0_M2IOSF1_NCB /* UNC_M2P_LOCAL_SHAR_P2P_CRD_WAIT_0.M2IOSF1_NCB ev_sel=0x4a umask=0x4: NCB messages of stack 1. */ \
	SNR_M2PCIE_CTL_(0x44au)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_WAIT_0_M2IOSF1_NCS /* UNC_M2P_LOCAL_SHAR_P2P_CRD_WAIT_0.M2IOSF1_NCS ev_sel=0x4a umask=0x8: NCS messages of stack 1. */ \
	SNR_M2PCIE_CTL_(0x84au)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_WAIT_0_M2IOSF2_NCB /* UNC_M2P_LOCAL_SHAR_P2P_CRD_WAIT_0.M2IOSF2_NCB ev_sel=0x4a umask=0x10: NCB messages of stack 2. */ \
	SNR_M2PCIE_CTL_(0x104au)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_WAIT_0_M2IOSF2_NCS /* UNC_M2P_LOCAL_SHAR_P2P_CRD_WAIT_0.M2IOSF2_NCS ev_sel=0x4a umask=0x20: NCS messages of stack 2. */ \
	SNR_M2PCIE_CTL_(0x204au)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_WAIT_0_M2IOSF3_NCB /* UNC_M2P_LOCAL_SHAR_P2P_CRD_WAIT_0.M2IOSF3_NCB ev_sel=0x4a umask=0x40: NCB messages of stack 3. */ \
	SNR_M2PCIE_CTL_(0x404au)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_WAIT_0_M2IOSF3_NCS /* UNC_M2P_LOCAL_SHAR_P2P_CRD_WAIT_0.M2IOSF3_NCS ev_sel=0x4a umask=0x80: NCS messages of stack 3. */ \
	SNR_M2PCIE_CTL_(0x804au)
/* UNC_M2P_LOCAL_SHAR_P2P_CRD_WAIT_1 ev_sel=0x4b: Cycles in which traffic within the socket, by stack, waits for shared credits, second part. */
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_WAIT_1_M2IOSF4_NCB /* UNC_M2P_LOCAL_SHAR_P2P_CRD_WAIT_1.M2IOSF4_NCB ev_sel=0x4b umask=0x1: NCB messages of stack 4. */ \
	SNR_M2PCIE_CTL_(0x14bu)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_WAIT_1_M2IOSF4_NCS /* UNC_M2P_LOCAL_SHAR_P2P_CRD_WAIT_1.M2IOSF4_NCS ev_sel=0x4b umask=0x2: NCS messages of stack 4. */ \
	SNR_M2PCIE_CTL_(0x24bu)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_WAIT_1_M2IOSF5_NCB /* UNC_M2P_LOCAL_SHAR_P2P_CRD_WAIT_1.M2IOSF5_NCB ev_sel=0x4b umask=0x4: NCB messages of stack 5. */ \
	SNR_M2PCIE_CTL_(0x44bu)
#define SNR_M2PCIE_EVENT_LOCAL_SHAR_P2P_CRD_WAIT_1_M2IOSF5_NCS /* UNC_M2P_LOCAL_SHAR_P2P_CRD_WAIT_1.M2IOSF5_NCS ev_sel=0x4b umask=0x8: NCS messages of stack 5. */ \
	SNR_M2PCIE_CTL_(0x84bu)
/* UNC_M2P_AG0_AD_CRD_ACQUIRED0 ev_sel=0x80: AD credits that agent 0 of the mesh stop takes, by transgress buffer up to 7. */
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_ACQUIRED0_TGR0 /* UNC_M2P_AG0_AD_CRD_ACQUIRED0.TGR0 ev_sel=0x80 umask=0x1: Credits of transgress 0. */ \
	SNR_M2PCIE_CTL_(0x180u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_ACQUIRED0_TGR1 /* UNC_M2P_AG0_AD_CRD_ACQUIRED0.TGR1 ev_sel=0x80 umask=0x2: Credits of transgress 1. */ \
	SNR_M2PCIE_CTL_(0x280u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_ACQUIRED0_TGR2 /* UNC_M2P_AG0_AD_CRD_ACQUIRED0.TGR2 ev_sel=0x80 umask=0x4: Credits of transgress 2. */ \
	SNR_M2PCIE_CTL_(0x480u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_ACQUIRED0_TGR3 /* UNC_M2P_AG0_AD_CRD_ACQUIRED0.TGR3 ev_sel=0x80 umask=0x8: Credits of transgress 3. */ \
	SNR_M2PCIE_CTL_(0x880u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_ACQUIRED0_TGR4 /* UNC_M2P_AG0_AD_CRD_ACQUIRED0.TGR4 ev_sel=0x80 umask=0x10: Credits of transgress 4. */ \
	SNR_M2PCIE_CTL_(0x1080u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_ACQUIRED0_TGR5 /* UNC_M2P_AG0_AD_CRD_ACQUIRED0.TGR5 ev_sel=0x80 umask=0x20: Credits of transgress 5. */ \
	SNR_M2PCIE_CTL_(0x2080u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_ACQUIRED0_TGR6 /* UNC_M2P_AG0_AD_CRD_ACQUIRED0.TGR6 ev_sel=0x80 umask=0x40: Credits of transgress 6. */ \
	SNR_M2PCIE_CTL_(0x4080u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_ACQUIRED0_TGR7 /* UNC_M2P_AG0_AD_CRD_ACQUIRED0.TGR7 ev_sel=0x80 umask=0x80: Credits of transgress 7. */ \
	SNR_M2PCIE_CTL_(0x8080u)
/* UNC_M2P_AG0_AD_CRD_ACQUIRED1 ev_sel=0x81: AD credits that agent 0 of the mesh stop takes, by transgress buffer from 8 on. */
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_ACQUIRED1_TGR8 /* UNC_M2P_AG0_AD_CRD_ACQUIRED1.TGR8 ev_sel=0x81 umask=0x1: Credits of transgress 8. */ \
	SNR_M2PCIE_CTL_(0x181u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_ACQUIRED1_TGR9 /* UNC_M2P_AG0_AD_CRD_ACQUIRED1.TGR9 ev_sel=0x81 umask=0x2: Credits of transgress 9. */ \
	SNR_M2PCIE_CTL_(0x281u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_ACQUIRED1_TGR10 /* UNC_M2P_AG0_AD_CRD_ACQUIRED1.TGR10 ev_sel=0x81 umask=0x4: Credits of transgress 10. */ \
	SNR_M2PCIE_CTL_(0x481u)
/* UNC_M2P_AG0_AD_CRD_OCCUPANCY0 ev_sel=0x82: AD credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer up to 7. */
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR0 /* UNC_M2P_AG0_AD_CRD_OCCUPANCY0.TGR0 ev_sel=0x82 umask=0x1: Credits of transgress 0. */ \
	SNR_M2PCIE_CTL_(0x182u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR1 /* UNC_M2P_AG0_AD_CRD_OCCUPANCY0.TGR1 ev_sel=0x82 umask=0x2: Credits of transgress 1. */ \
	SNR_M2PCIE_CTL_(0x282u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR2 /* UNC_M2P_AG0_AD_CRD_OCCUPANCY0.TGR2 ev_sel=0x82 umask=0x4: Credits of transgress 2. */ \
	SNR_M2PCIE_CTL_(0x482u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR3 /* UNC_M2P_AG0_AD_CRD_OCCUPANCY0.TGR3 ev_sel=0x82 umask=0x8: Credits of transgress 3. */ \
	SNR_M2PCIE_CTL_(0x882u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR4 /* UNC_M2P_AG0_AD_CRD_OCCUPANCY0.TGR4 ev_sel=0x82 umask=0x10: Credits of transgress 4. */ \
	SNR_M2PCIE_CTL_(0x1082u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR5 /* UNC_M2P_AG0_AD_CRD_OCCUPANCY0.TGR5 ev_sel=0x82 umask=0x20: Credits of transgress 5. */ \
	SNR_M2PCIE_CTL_(0x2082u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR6 /* UNC_M2P_AG0_AD_CRD_OCCUPANCY0.TGR6 ev_sel=0x82 umask=0x40: Credits of transgress 6. */ \
	SNR_M2PCIE_CTL_(0x4082u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_OCCUPANCY0_TGR7 /* UNC_M2P_AG0_AD_CRD_OCCUPANCY0.TGR7 ev_sel=0x82 umask=0x80: Credits of transgress 7. */ \
	SNR_M2PCIE_CTL_(0x8082u)
/* UNC_M2P_AG0_AD_CRD_OCCUPANCY1 ev_sel=0x83: AD credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer from 8 on. */
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_OCCUPANCY1_TGR8 /* UNC_M2P_AG0_AD_CRD_OCCUPANCY1.TGR8 ev_sel=0x83 umask=0x1: Credits of transgress 8. */ \
	SNR_M2PCIE_CTL_(0x183u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_OCCUPANCY1_TGR9 /* UNC_M2P_AG0_AD_CRD_OCCUPANCY1.TGR9 ev_sel=0x83 umask=0x2: Credits of transgress 9. */ \
	SNR_M2PCIE_CTL_(0x283u)
#define SNR_M2PCIE_EVENT_AG0_AD_CRD_OCCUPANCY1_TGR10 /* UNC_M2P_AG0_AD_CRD_OCCUPANCY1.TGR10 ev_sel=0x83 umask=0x4: Credits of transgress 10. */ \
	SNR_M2PCIE_CTL_(0x483u)
/* UNC_M2P_AG1_AD_CRD_ACQUIRED0 ev_sel=0x84: AD credits that agent 1 of the mesh stop takes, by transgress buffer up to 7. */
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_ACQUIRED0_TGR0 /* UNC_M2P_AG1_AD_CRD_ACQUIRED0.TGR0 ev_sel=0x84 umask=0x1: Credits of transgress 0. */ \
	SNR_M2PCIE_CTL_(0x184u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_ACQUIRED0_TGR1 /* UNC_M2P_AG1_AD_CRD_ACQUIRED0.TGR1 ev_sel=0x84 umask=0x2: Credits of transgress 1. */ \
	SNR_M2PCIE_CTL_(0x284u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_ACQUIRED0_TGR2 /* UNC_M2P_AG1_AD_CRD_ACQUIRED0.TGR2 ev_sel=0x84 umask=0x4: Credits of transgress 2. */ \
	SNR_M2PCIE_CTL_(0x484u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_ACQUIRED0_TGR3 /* UNC_M2P_AG1_AD_CRD_ACQUIRED0.TGR3 ev_sel=0x84 umask=0x8: Credits of transgress 3. */ \
	SNR_M2PCIE_CTL_(0x884u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_ACQUIRED0_TGR4 /* UNC_M2P_AG1_AD_CRD_ACQUIRED0.TGR4 ev_sel=0x84 umask=0x10: Credits of transgress 4. */ \
	SNR_M2PCIE_CTL_(0x1084u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_ACQUIRED0_TGR5 /* UNC_M2P_AG1_AD_CRD_ACQUIRED0.TGR5 ev_sel=0x84 umask=0x20: Credits of transgress 5. */ \
	SNR_M2PCIE_CTL_(0x2084u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_ACQUIRED0_TGR6 /* UNC_M2P_AG1_AD_CRD_ACQUIRED0.TGR6 ev_sel=0x84 umask=0x40: Credits of transgress 6. */ \
	SNR_M2PCIE_CTL_(0x4084u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_ACQUIRED0_TGR7 /* UNC_M2P_AG1_AD_CRD_ACQUIRED0.TGR7 ev_sel=0x84 umask=0x80: Credits of transgress 7. */ \
	SNR_M2PCIE_CTL_(0x8084u)
/* UNC_M2P_AG1_AD_CRD_ACQUIRED1 ev_sel=0x85: AD credits that agent 1 of the mesh stop takes, by transgress buffer from 8 on. */
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_ACQUIRED1_TGR8 /* UNC_M2P_AG1_AD_CRD_ACQUIRED1.TGR8 ev_sel=0x85 umask=0x1: Credits of transgress 8. */ \
	SNR_M2PCIE_CTL_(0x185u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_ACQUIRED1_TGR9 /* UNC_M2P_AG1_AD_CRD_ACQUIRED1.TGR9 ev_sel=0x85 umask=0x2: Credits of transgress 9. */ \
	SNR_M2PCIE_CTL_(0x285u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_ACQUIRED1_TGR10 /* UNC_M2P_AG1_AD_CRD_ACQUIRED1.TGR10 ev_sel=0x85 umask=0x4: Credits of transgress 10. */ \
	SNR_M2PCIE_CTL_(0x485u)
/* UNC_M2P_AG1_AD_CRD_OCCUPANCY0 ev_sel=0x86: AD credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer up to 7. */
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR0 /* UNC_M2P_AG1_AD_CRD_OCCUPANCY0.TGR0 ev_sel=0x86 umask=0x1: Credits of transgress 0. */ \
	SNR_M2PCIE_CTL_(0x186u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR1 /* UNC_M2P_AG1_AD_CRD_OCCUPANCY0.TGR1 ev_sel=0x86 umask=0x2: Credits of transgress 1. */ \
	SNR_M2PCIE_CTL_(0x286u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR2 /* UNC_M2P_AG1_AD_CRD_OCCUPANCY0.TGR2 ev_sel=0x86 umask=0x4: Credits of transgress 2. */ \
	SNR_M2PCIE_CTL_(0x486u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR3 /* UNC_M2P_AG1_AD_CRD_OCCUPANCY0.TGR3 ev_sel=0x86 umask=0x8: Credits of transgress 3. */ \
	SNR_M2PCIE_CTL_(0x886u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR4 /* UNC_M2P_AG1_AD_CRD_OCCUPANCY0.TGR4 ev_sel=0x86 umask=0x10: Credits of transgress 4. */ \
	SNR_M2PCIE_CTL_(0x1086u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR5 /* UNC_M2P_AG1_AD_CRD_OCCUPANCY0.TGR5 ev_sel=0x86 umask=0x20: Credits of transgress 5. */ \
	SNR_M2PCIE_CTL_(0x2086u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR6 /* UNC_M2P_AG1_AD_CRD_OCCUPANCY0.TGR6 ev_sel=0x86 umask=0x40: Credits of transgress 6. */ \
	SNR_M2PCIE_CTL_(0x4086u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_OCCUPANCY0_TGR7 /* UNC_M2P_AG1_AD_CRD_OCCUPANCY0.TGR7 ev_sel=0x86 umask=0x80: Credits of transgress 7. */ \
	SNR_M2PCIE_CTL_(0x8086u)
/* UNC_M2P_AG1_AD_CRD_OCCUPANCY1 ev_sel=0x87: AD credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer from 8 on. */
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_OCCUPANCY1_TGR8 /* UNC_M2P_AG1_AD_CRD_OCCUPANCY1.TGR8 ev_sel=0x87 umask=0x1: Credits of transgress 8. */ \
	SNR_M2PCIE_CTL_(0x187u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_OCCUPANCY1_TGR9 /* UNC_M2P_AG1_AD_CRD_OCCUPANCY1.TGR9 ev_sel=0x87 umask=0x2: Credits of transgress 9. */ \
	SNR_M2PCIE_CTL_(0x287u)
#define SNR_M2PCIE_EVENT_AG1_AD_CRD_OCCUPANCY1_TGR10 /* UNC_M2P_AG1_AD_CRD_OCCUPANCY1.TGR10 ev_sel=0x87 umask=0x4: Credits of transgress 10. */ \
	SNR_M2PCIE_CTL_(0x487u)
/* UNC_M2P_AG0_BL_CRD_ACQUIRED0 ev_sel=0x88: BL credits that agent 0 of the mesh stop takes, by transgress buffer up to 7. */
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_ACQUIRED0_TGR0 /* UNC_M2P_AG0_BL_CRD_ACQUIRED0.TGR0 ev_sel=0x88 umask=0x1: Credits of transgress 0. */ \
	SNR_M2PCIE_CTL_(0x188u)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_ACQUIRED0_TGR1 /* UNC_M2P_AG0_BL_CRD_ACQUIRED0.TGR1 ev_sel=0x88 umask=0x2: Credits of transgress 1. */ \
	SNR_M2PCIE_CTL_(0x288u)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_ACQUIRED0_TGR2 /* UNC_M2P_AG0_BL_CRD_ACQUIRED0.TGR2 ev_sel=0x88 umask=0x4: Credits of transgress 2. */ \
	SNR_M2PCIE_CTL_(0x488u)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_ACQUIRED0_TGR3 /* UNC_M2P_AG0_BL_CRD_ACQUIRED0.TGR3 ev_sel=0x88 umask=0x8: Credits of transgress 3. */ \
	SNR_M2PCIE_CTL_(0x888u)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_ACQUIRED0_TGR4 /* UNC_M2P_AG0_BL_CRD_ACQUIRED0.TGR4 ev_sel=0x88 umask=0x10: Credits of transgress 4. */ \
	SNR_M2PCIE_CTL_(0x1088u)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_ACQUIRED0_TGR5 /* UNC_M2P_AG0_BL_CRD_ACQUIRED0.TGR5 ev_sel=0x88 umask=0x20: Credits of transgress 5. */ \
	SNR_M2PCIE_CTL_(0x2088u)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_ACQUIRED0_TGR6 /* UNC_M2P_AG0_BL_CRD_ACQUIRED0.TGR6 ev_sel=0x88 umask=0x40: Credits of transgress 6. */ \
	SNR_M2PCIE_CTL_(0x4088u)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_ACQUIRED0_TGR7 /* UNC_M2P_AG0_BL_CRD_ACQUIRED0.TGR7 ev_sel=0x88 umask=0x80: Credits of transgress 7. */ \
	SNR_M2PCIE_CTL_(0x8088u)
/* UNC_M2P_AG0_BL_CRD_ACQUIRED1 ev_sel=0x89: BL credits that agent 0 of the mesh stop takes, by transgress buffer from 8 on. */
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_ACQUIRED1_TGR8 /* UNC_M2P_AG0_BL_CRD_ACQUIRED1.TGR8 ev_sel=0x89 umask=0x1: Credits of transgress 8. */ \
	SNR_M2PCIE_CTL_(0x189u)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_ACQUIRED1_TGR9 /* UNC_M2P_AG0_BL_CRD_ACQUIRED1.TGR9 ev_sel=0x89 umask=0x2: Credits of transgress 9. */ \
	SNR_M2PCIE_CTL_(0x289u)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_ACQUIRED1_TGR10 /* UNC_M2P_AG0_BL_CRD_ACQUIRED1.TGR10 ev_sel=0x89 umask=0x4: Credits of transgress 10. */ \
	SNR_M2PCIE_CTL_(0x489u)
/* UNC_M2P_AG0_BL_CRD_OCCUPANCY0 ev_sel=0x8a: BL credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer up to 7. */
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR0 /* UNC_M2P_AG0_BL_CRD_OCCUPANCY0.TGR0 ev_sel=0x8a umask=0x1: Credits of transgress 0. */ \
	SNR_M2PCIE_CTL_(0x18au)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR1 /* UNC_M2P_AG0_BL_CRD_OCCUPANCY0.TGR1 ev_sel=0x8a umask=0x2: Credits of transgress 1. */ \
	SNR_M2PCIE_CTL_(0x28au)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR2 /* UNC_M2P_AG0_BL_CRD_OCCUPANCY0.TGR2 ev_sel=0x8a umask=0x4: Credits of transgress 2. */ \
	SNR_M2PCIE_CTL_(0x48au)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR3 /* UNC_M2P_AG0_BL_CRD_OCCUPANCY0.TGR3 ev_sel=0x8a umask=0x8: Credits of transgress 3. */ \
	SNR_M2PCIE_CTL_(0x88au)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR4 /* UNC_M2P_AG0_BL_CRD_OCCUPANCY0.TGR4 ev_sel=0x8a umask=0x10: Credits of transgress 4. */ \
	SNR_M2PCIE_CTL_(0x108au)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR5 /* UNC_M2P_AG0_BL_CRD_OCCUPANCY0.TGR5 ev_sel=0x8a umask=0x20: Credits of transgress 5. */ \
	SNR_M2PCIE_CTL_(0x208au)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR6 /* UNC_M2P_AG0_BL_CRD_OCCUPANCY0.TGR6 ev_sel=0x8a umask=0x40: Credits of transgress 6. */ \
	SNR_M2PCIE_CTL_(0x408au)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_OCCUPANCY0_TGR7 /* UNC_M2P_AG0_BL_CRD_OCCUPANCY0.TGR7 ev_sel=0x8a umask=0x80: Credits of transgress 7. */ \
	SNR_M2PCIE_CTL_(0x808au)
/* UNC_M2P_AG0_BL_CRD_OCCUPANCY1 ev_sel=0x8b: BL credits that agent 0 of the mesh stop holds, added up each cycle, by transgress buffer from 8 on. */
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_OCCUPANCY1_TGR8 /* UNC_M2P_AG0_BL_CRD_OCCUPANCY1.TGR8 ev_sel=0x8b umask=0x1: Credits of transgress 8. */ \
	SNR_M2PCIE_CTL_(0x18bu)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_OCCUPANCY1_TGR9 /* UNC_M2P_AG0_BL_CRD_OCCUPANCY1.TGR9 ev_sel=0x8b umask=0x2: Credits of transgress 9. */ \
	SNR_M2PCIE_CTL_(0x28bu)
#define SNR_M2PCIE_EVENT_AG0_BL_CRD_OCCUPANCY1_TGR10 /* UNC_M2P_AG0_BL_CRD_OCCUPANCY1.TGR10 ev_sel=0x8b umask=0x4: Credits of transgress 10. */ \
	SNR_M2PCIE_CTL_(0x48bu)
/* UNC_M2P_AG1_BL_CRD_ACQUIRED0 ev_sel=0x8c: BL credits that agent 1 of the mesh stop takes, by transgress buffer up to 7. */
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_ACQUIRED0_TGR0 /* UNC_M2P_AG1_BL_CRD_ACQUIRED0.TGR0 ev_sel=0x8c umask=0x1: Credits of transgress 0. */ \
	SNR_M2PCIE_CTL_(0x18cu)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_ACQUIRED0_TGR1 /* UNC_M2P_AG1_BL_CRD_ACQUIRED0.TGR1 ev_sel=0x8c umask=0x2: Credits of transgress 1. */ \
	SNR_M2PCIE_CTL_(0x28cu)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_ACQUIRED0_TGR2 /* UNC_M2P_AG1_BL_CRD_ACQUIRED0.TGR2 ev_sel=0x8c umask=0x4: Credits of transgress 2. */ \
	SNR_M2PCIE_CTL_(0x48cu)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_ACQUIRED0_TGR3 /* UNC_M2P_AG1_BL_CRD_ACQUIRED0.TGR3 ev_sel=0x8c umask=0x8: Credits of transgress 3. */ \
	SNR_M2PCIE_CTL_(0x88cu)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_ACQUIRED0_TGR4 /* UNC_M2P_AG1_BL_CRD_ACQUIRED0.TGR4 ev_sel=0x8c umask=0x10: Credits of transgress 4. */ \
	SNR_M2PCIE_CTL_(0x108cu)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_ACQUIRED0_TGR5 /* UNC_M2P_AG1_BL_CRD_ACQUIRED0.TGR5 ev_sel=0x8c umask=0x20: Credits of transgress 5. */ \
	SNR_M2PCIE_CTL_(0x208cu)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_ACQUIRED0_TGR6 /* UNC_M2P_AG1_BL_CRD_ACQUIRED0.TGR6 ev_sel=0x8c umask=0x40: Credits of transgress 6. */ \
	SNR_M2PCIE_CTL_(0x408cu)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_ACQUIRED0_TGR7 /* UNC_M2P_AG1_BL_CRD_ACQUIRED0.TGR7 ev_sel=0x8c umask=0x80: Credits of transgress 7. */ \
	SNR_M2PCIE_CTL_(0x808cu)
/* UNC_M2P_AG1_BL_CRD_ACQUIRED1 ev_sel=0x8d: BL credits that agent 1 of the mesh stop takes, by transgress buffer from 8 on. */
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_ACQUIRED1_TGR8 /* UNC_M2P_AG1_BL_CRD_ACQUIRED1.TGR8 ev_sel=0x8d umask=0x1: Credits of transgress 8. */ \
	SNR_M2PCIE_CTL_(0x18du)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_ACQUIRED1_TGR9 /* UNC_M2P_AG1_BL_CRD_ACQUIRED1.TGR9 ev_sel=0x8d umask=0x2: Credits of transgress 9. */ \
	SNR_M2PCIE_CTL_(0x28du)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_ACQUIRED1_TGR10 /* UNC_M2P_AG1_BL_CRD_ACQUIRED1.TGR10 ev_sel=0x8d umask=0x4: Credits of transgress 10. */ \
	SNR_M2PCIE_CTL_(0x48du)
/* UNC_M2P_AG1_BL_CRD_OCCUPANCY0 ev_sel=0x8e: BL credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer up to 7. */
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR0 /* UNC_M2P_AG1_BL_CRD_OCCUPANCY0.TGR0 ev_sel=0x8e umask=0x1: Credits of transgress 0. */ \
	SNR_M2PCIE_CTL_(0x18eu)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR1 /* UNC_M2P_AG1_BL_CRD_OCCUPANCY0.TGR1 ev_sel=0x8e umask=0x2: Credits of transgress 1. */ \
	SNR_M2PCIE_CTL_(0x28eu)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR2 /* UNC_M2P_AG1_BL_CRD_OCCUPANCY0.TGR2 ev_sel=0x8e umask=0x4: Credits of transgress 2. */ \
	SNR_M2PCIE_CTL_(0x48eu)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR3 /* UNC_M2P_AG1_BL_CRD_OCCUPANCY0.TGR3 ev_sel=0x8e umask=0x8: Credits of transgress 3. */ \
	SNR_M2PCIE_CTL_(0x88eu)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR4 /* UNC_M2P_AG1_BL_CRD_OCCUPANCY0.TGR4 ev_sel=0x8e umask=0x10: Credits of transgress 4. */ \
	SNR_M2PCIE_CTL_(0x108eu)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR5 /* UNC_M2P_AG1_BL_CRD_OCCUPANCY0.TGR5 ev_sel=0x8e umask=0x20: Credits of transgress 5. */ \
	SNR_M2PCIE_CTL_(0x208eu)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR6 /* UNC_M2P_AG1_BL_CRD_OCCUPANCY0.TGR6 ev_sel=0x8e umask=0x40: Credits of transgress 6. */ \
	SNR_M2PCIE_CTL_(0x408eu)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_OCCUPANCY0_TGR7 /* UNC_M2P_AG1_BL_CRD_OCCUPANCY0.TGR7 ev_sel=0x8e umask=0x80: Credits of transgress 7. */ \
	SNR_M2PCIE_CTL_(0x808eu)
/* UNC_M2P_AG1_BL_CRD_OCCUPANCY1 ev_sel=0x8f: BL credits that agent 1 of the mesh stop holds, added up each cycle, by transgress buffer from 8 on. */
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_OCCUPANCY1_TGR8 /* UNC_M2P_AG1_BL_CRD_OCCUPANCY1.TGR8 ev_sel=0x8f umask=0x1: Credits of transgress 8. */ \
	SNR_M2PCIE_CTL_(0x18fu)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_OCCUPANCY1_TGR9 /* UNC_M2P_AG1_BL_CRD_OCCUPANCY1.TGR9 ev_sel=0x8f umask=0x2: Credits of transgress 9. */ \
	SNR_M2PCIE_CTL_(0x28fu)
#define SNR_M2PCIE_EVENT_AG1_BL_CRD_OCCUPANCY1_TGR10 /* UNC_M2P_AG1_BL_CRD_OCCUPANCY1.TGR10 ev_sel=0x8f umask=0x4: Credits of transgress 10. */ \
	SNR_M2PCIE_CTL_(0x48fu)
/* UNC_M2P_TxR_VERT_OCCUPANCY0 ev_sel=0x90: Messages that wait for the vertical ring, added up each cycle. */
#define SNR_M2PCIE_EVENT_TXR_VERT_OCCUPANCY0_AD_AG0 /* UNC_M2P_TxR_VERT_OCCUPANCY0.AD_AG0 ev_sel=0x90 umask=0x1: AD messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x190u)
#define SNR_M2PCIE_EVENT_TXR_VERT_OCCUPANCY0_AK_AG0 /* UNC_M2P_TxR_VERT_OCCUPANCY0.AK_AG0 ev_sel=0x90 umask=0x2: AK messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x290u)
#define SNR_M2PCIE_EVENT_TXR_VERT_OCCUPANCY0_BL_AG0 /* UNC_M2P_TxR_VERT_OCCUPANCY0.BL_AG0 ev_sel=0x90 umask=0x4: BL messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x490u)
#define SNR_M2PCIE_EVENT_TXR_VERT_OCCUPANCY0_IV_AG0 /* UNC_M2P_TxR_VERT_OCCUPANCY0.IV_AG0 ev_sel=0x90 umask=0x8: IV messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x890u)
#define SNR_M2PCIE_EVENT_TXR_VERT_OCCUPANCY0_AD_AG1 /* UNC_M2P_TxR_VERT_OCCUPANCY0.AD_AG1 ev_sel=0x90 umask=0x10: AD messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x1090u)
#define SNR_M2PCIE_EVENT_TXR_VERT_OCCUPANCY0_AK_AG1 /* UNC_M2P_TxR_VERT_OCCUPANCY0.AK_AG1 ev_sel=0x90 umask=0x20: AK messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x2090u)
#define SNR_M2PCIE_EVENT_TXR_VERT_OCCUPANCY0_BL_AG1 /* UNC_M2P_TxR_VERT_OCCUPANCY0.BL_AG1 ev_sel=0x90 umask=0x40: BL messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x4090u)
/* UNC_M2P_TxR_VERT_OCCUPANCY1 ev_sel=0x91: Messages that wait for the vertical ring, added up each cycle (AKC messages). */
#define SNR_M2PCIE_EVENT_TXR_VERT_OCCUPANCY1_AKC_AG0 /* UNC_M2P_TxR_VERT_OCCUPANCY1.AKC_AG0 ev_sel=0x91 umask=0x1: AKC messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x191u)
#define SNR_M2PCIE_EVENT_TXR_VERT_OCCUPANCY1_AKC_AG1 /* UNC_M2P_TxR_VERT_OCCUPANCY1.AKC_AG1 ev_sel=0x91 umask=0x2: AKC messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x291u)
/* UNC_M2P_TxR_VERT_INSERTS0 ev_sel=0x92: Messages that enter the queue for the vertical ring. */
#define SNR_M2PCIE_EVENT_TXR_VERT_INSERTS0_AD_AG0 /* UNC_M2P_TxR_VERT_INSERTS0.AD_AG0 ev_sel=0x92 umask=0x1: AD messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x192u)
#define SNR_M2PCIE_EVENT_TXR_VERT_INSERTS0_AK_AG0 /* UNC_M2P_TxR_VERT_INSERTS0.AK_AG0 ev_sel=0x92 umask=0x2: AK messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x292u)
#define SNR_M2PCIE_EVENT_TXR_VERT_INSERTS0_BL_AG0 /* UNC_M2P_TxR_VERT_INSERTS0.BL_AG0 ev_sel=0x92 umask=0x4: BL messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x492u)
#define SNR_M2PCIE_EVENT_TXR_VERT_INSERTS0_IV_AG0 /* UNC_M2P_TxR_VERT_INSERTS0.IV_AG0 ev_sel=0x92 umask=0x8: IV messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x892u)
#define SNR_M2PCIE_EVENT_TXR_VERT_INSERTS0_AD_AG1 /* UNC_M2P_TxR_VERT_INSERTS0.AD_AG1 ev_sel=0x92 umask=0x10: AD messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x1092u)
#define SNR_M2PCIE_EVENT_TXR_VERT_INSERTS0_AK_AG1 /* UNC_M2P_TxR_VERT_INSERTS0.AK_AG1 ev_sel=0x92 umask=0x20: AK messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x2092u)
#define SNR_M2PCIE_EVENT_TXR_VERT_INSERTS0_BL_AG1 /* UNC_M2P_TxR_VERT_INSERTS0.BL_AG1 ev_sel=0x92 umask=0x40: BL messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x4092u)
/* UNC_M2P_TxR_VERT_INSERTS1 ev_sel=0x93: Messages that enter the queue for the vertical ring (AKC messages). */
#define SNR_M2PCIE_EVENT_TXR_VERT_INSERTS1_AKC_AG0 /* UNC_M2P_TxR_VERT_INSERTS1.AKC_AG0 ev_sel=0x93 umask=0x1: AKC messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x193u)
#define SNR_M2PCIE_EVENT_TXR_VERT_INSERTS1_AKC_AG1 /* UNC_M2P_TxR_VERT_INSERTS1.AKC_AG1 ev_sel=0x93 umask=0x2: AKC messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x293u)
/* UNC_M2P_TxR_VERT_CYCLES_FULL0 ev_sel=0x94: Cycles in which the queue for the vertical ring is full, going by the name; Intel's longer description says not full. */
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_FULL0_AD_AG0 /* UNC_M2P_TxR_VERT_CYCLES_FULL0.AD_AG0 ev_sel=0x94 umask=0x1: AD messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x194u)
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_FULL0_AK_AG0 /* UNC_M2P_TxR_VERT_CYCLES_FULL0.AK_AG0 ev_sel=0x94 umask=0x2: AK messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x294u)
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_FULL0_BL_AG0 /* UNC_M2P_TxR_VERT_CYCLES_FULL0.BL_AG0 ev_sel=0x94 umask=0x4: BL messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x494u)
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_FULL0_IV_AG0 /* UNC_M2P_TxR_VERT_CYCLES_FULL0.IV_AG0 ev_sel=0x94 umask=0x8: IV messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x894u)
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_FULL0_AD_AG1 /* UNC_M2P_TxR_VERT_CYCLES_FULL0.AD_AG1 ev_sel=0x94 umask=0x10: AD messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x1094u)
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_FULL0_AK_AG1 /* UNC_M2P_TxR_VERT_CYCLES_FULL0.AK_AG1 ev_sel=0x94 umask=0x20: AK messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x2094u)
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_FULL0_BL_AG1 /* UNC_M2P_TxR_VERT_CYCLES_FULL0.BL_AG1 ev_sel=0x94 umask=0x40: BL messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x4094u)
/* UNC_M2P_TxR_VERT_CYCLES_FULL1 ev_sel=0x95: Cycles in which the queue for the vertical ring is full, going by the name; Intel's longer description says not full (AKC messages). */
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_FULL1_AKC_AG0 /* UNC_M2P_TxR_VERT_CYCLES_FULL1.AKC_AG0 ev_sel=0x95 umask=0x1: AKC messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x195u)
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_FULL1_AKC_AG1 /* UNC_M2P_TxR_VERT_CYCLES_FULL1.AKC_AG1 ev_sel=0x95 umask=0x2: AKC messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x295u)
/* UNC_M2P_TxR_VERT_CYCLES_NE0 ev_sel=0x96: Cycles in which something waits for the vertical ring. */
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_NE0_AD_AG0 /* UNC_M2P_TxR_VERT_CYCLES_NE0.AD_AG0 ev_sel=0x96 umask=0x1: AD messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x196u)
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_NE0_AK_AG0 /* UNC_M2P_TxR_VERT_CYCLES_NE0.AK_AG0 ev_sel=0x96 umask=0x2: AK messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x296u)
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_NE0_BL_AG0 /* UNC_M2P_TxR_VERT_CYCLES_NE0.BL_AG0 ev_sel=0x96 umask=0x4: BL messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x496u)
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_NE0_IV_AG0 /* UNC_M2P_TxR_VERT_CYCLES_NE0.IV_AG0 ev_sel=0x96 umask=0x8: IV messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x896u)
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_NE0_AD_AG1 /* UNC_M2P_TxR_VERT_CYCLES_NE0.AD_AG1 ev_sel=0x96 umask=0x10: AD messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x1096u)
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_NE0_AK_AG1 /* UNC_M2P_TxR_VERT_CYCLES_NE0.AK_AG1 ev_sel=0x96 umask=0x20: AK messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x2096u)
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_NE0_BL_AG1 /* UNC_M2P_TxR_VERT_CYCLES_NE0.BL_AG1 ev_sel=0x96 umask=0x40: BL messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x4096u)
/* UNC_M2P_TxR_VERT_CYCLES_NE1 ev_sel=0x97: Cycles in which something waits for the vertical ring (AKC messages). */
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_NE1_AKC_AG0 /* UNC_M2P_TxR_VERT_CYCLES_NE1.AKC_AG0 ev_sel=0x97 umask=0x1: AKC messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x197u)
#define SNR_M2PCIE_EVENT_TXR_VERT_CYCLES_NE1_AKC_AG1 /* UNC_M2P_TxR_VERT_CYCLES_NE1.AKC_AG1 ev_sel=0x97 umask=0x2: AKC messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x297u)
/* UNC_M2P_TxR_VERT_NACK0 ev_sel=0x98: Messages that the vertical ring refused. */
#define SNR_M2PCIE_EVENT_TXR_VERT_NACK0_AD_AG0 /* UNC_M2P_TxR_VERT_NACK0.AD_AG0 ev_sel=0x98 umask=0x1: AD messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x198u)
#define SNR_M2PCIE_EVENT_TXR_VERT_NACK0_AK_AG0 /* UNC_M2P_TxR_VERT_NACK0.AK_AG0 ev_sel=0x98 umask=0x2: AK messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x298u)
#define SNR_M2PCIE_EVENT_TXR_VERT_NACK0_BL_AG0 /* UNC_M2P_TxR_VERT_NACK0.BL_AG0 ev_sel=0x98 umask=0x4: BL messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x498u)
#define SNR_M2PCIE_EVENT_TXR_VERT_NACK0_IV_AG0 /* UNC_M2P_TxR_VERT_NACK0.IV_AG0 ev_sel=0x98 umask=0x8: IV messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x898u)
#define SNR_M2PCIE_EVENT_TXR_VERT_NACK0_AD_AG1 /* UNC_M2P_TxR_VERT_NACK0.AD_AG1 ev_sel=0x98 umask=0x10: AD messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x1098u)
#define SNR_M2PCIE_EVENT_TXR_VERT_NACK0_AK_AG1 /* UNC_M2P_TxR_VERT_NACK0.AK_AG1 ev_sel=0x98 umask=0x20: AK messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x2098u)
#define SNR_M2PCIE_EVENT_TXR_VERT_NACK0_BL_AG1 /* UNC_M2P_TxR_VERT_NACK0.BL_AG1 ev_sel=0x98 umask=0x40: BL messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x4098u)
/* UNC_M2P_TxR_VERT_NACK1 ev_sel=0x99: Messages that the vertical ring refused (AKC messages). */
#define SNR_M2PCIE_EVENT_TXR_VERT_NACK1_AKC_AG0 /* UNC_M2P_TxR_VERT_NACK1.AKC_AG0 ev_sel=0x99 umask=0x1: AKC messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x199u)
#define SNR_M2PCIE_EVENT_TXR_VERT_NACK1_AKC_AG1 /* UNC_M2P_TxR_VERT_NACK1.AKC_AG1 ev_sel=0x99 umask=0x2: AKC messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x299u)
/* UNC_M2P_TxR_VERT_STARVED0 ev_sel=0x9a: Times that messages waited so long for the vertical ring that they counted as starved. */
#define SNR_M2PCIE_EVENT_TXR_VERT_STARVED0_AD_AG0 /* UNC_M2P_TxR_VERT_STARVED0.AD_AG0 ev_sel=0x9a umask=0x1: AD messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x19au)
#define SNR_M2PCIE_EVENT_TXR_VERT_STARVED0_AK_AG0 /* UNC_M2P_TxR_VERT_STARVED0.AK_AG0 ev_sel=0x9a umask=0x2: AK messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x29au)
#define SNR_M2PCIE_EVENT_TXR_VERT_STARVED0_BL_AG0 /* UNC_M2P_TxR_VERT_STARVED0.BL_AG0 ev_sel=0x9a umask=0x4: BL messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x49au)
#define SNR_M2PCIE_EVENT_TXR_VERT_STARVED0_IV_AG0 /* UNC_M2P_TxR_VERT_STARVED0.IV_AG0 ev_sel=0x9a umask=0x8: IV messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x89au)
#define SNR_M2PCIE_EVENT_TXR_VERT_STARVED0_AD_AG1 /* UNC_M2P_TxR_VERT_STARVED0.AD_AG1 ev_sel=0x9a umask=0x10: AD messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x109au)
#define SNR_M2PCIE_EVENT_TXR_VERT_STARVED0_AK_AG1 /* UNC_M2P_TxR_VERT_STARVED0.AK_AG1 ev_sel=0x9a umask=0x20: AK messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x209au)
#define SNR_M2PCIE_EVENT_TXR_VERT_STARVED0_BL_AG1 /* UNC_M2P_TxR_VERT_STARVED0.BL_AG1 ev_sel=0x9a umask=0x40: BL messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x409au)
/* UNC_M2P_TxR_VERT_STARVED1 ev_sel=0x9b: Times that messages waited so long for the vertical ring that they counted as starved (AKC messages). */
#define SNR_M2PCIE_EVENT_TXR_VERT_STARVED1_AKC_AG0 /* UNC_M2P_TxR_VERT_STARVED1.AKC_AG0 ev_sel=0x9b umask=0x1: AKC messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x19bu)
#define SNR_M2PCIE_EVENT_TXR_VERT_STARVED1_AKC_AG1 /* UNC_M2P_TxR_VERT_STARVED1.AKC_AG1 ev_sel=0x9b umask=0x2: AKC messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x29bu)
#define SNR_M2PCIE_EVENT_TXR_VERT_STARVED1_TGC /* UNC_M2P_TxR_VERT_STARVED1.TGC ev_sel=0x9b umask=0x4: TGC messages, which Intel does not spell out. */ \
	SNR_M2PCIE_CTL_(0x49bu)
/* UNC_M2P_TxR_VERT_ADS_USED ev_sel=0x9c: Messages that took the slot that the vertical ring keeps free against deadlocks. */
#define SNR_M2PCIE_EVENT_TXR_VERT_ADS_USED_AD_AG0 /* UNC_M2P_TxR_VERT_ADS_USED.AD_AG0 ev_sel=0x9c umask=0x1: AD messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x19cu)
#define SNR_M2PCIE_EVENT_TXR_VERT_ADS_USED_BL_AG0 /* UNC_M2P_TxR_VERT_ADS_USED.BL_AG0 ev_sel=0x9c umask=0x4: BL messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x49cu)
#define SNR_M2PCIE_EVENT_TXR_VERT_ADS_USED_AD_AG1 /* UNC_M2P_TxR_VERT_ADS_USED.AD_AG1 ev_sel=0x9c umask=0x10: AD messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x109cu)
#define SNR_M2PCIE_EVENT_TXR_VERT_ADS_USED_BL_AG1 /* UNC_M2P_TxR_VERT_ADS_USED.BL_AG1 ev_sel=0x9c umask=0x40: BL messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x409cu)
/* UNC_M2P_TxR_VERT_BYPASS ev_sel=0x9d: Messages that went straight onto the vertical ring, without waiting in its queue. */
#define SNR_M2PCIE_EVENT_TXR_VERT_BYPASS_AD_AG0 /* UNC_M2P_TxR_VERT_BYPASS.AD_AG0 ev_sel=0x9d umask=0x1: AD messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x19du)
#define SNR_M2PCIE_EVENT_TXR_VERT_BYPASS_AK_AG0 /* UNC_M2P_TxR_VERT_BYPASS.AK_AG0 ev_sel=0x9d umask=0x2: AK messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x29du)
#define SNR_M2PCIE_EVENT_TXR_VERT_BYPASS_BL_AG0 /* UNC_M2P_TxR_VERT_BYPASS.BL_AG0 ev_sel=0x9d umask=0x4: BL messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x49du)
#define SNR_M2PCIE_EVENT_TXR_VERT_BYPASS_IV_AG1 /* UNC_M2P_TxR_VERT_BYPASS.IV_AG1 ev_sel=0x9d umask=0x8: IV messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x89du)
#define SNR_M2PCIE_EVENT_TXR_VERT_BYPASS_AD_AG1 /* UNC_M2P_TxR_VERT_BYPASS.AD_AG1 ev_sel=0x9d umask=0x10: AD messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x109du)
#define SNR_M2PCIE_EVENT_TXR_VERT_BYPASS_AK_AG1 /* UNC_M2P_TxR_VERT_BYPASS.AK_AG1 ev_sel=0x9d umask=0x20: AK messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x209du)
#define SNR_M2PCIE_EVENT_TXR_VERT_BYPASS_BL_AG1 /* UNC_M2P_TxR_VERT_BYPASS.BL_AG1 ev_sel=0x9d umask=0x40: BL messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x409du)
/* UNC_M2P_TxR_VERT_BYPASS_1 ev_sel=0x9e: Messages that went straight onto the vertical ring, without waiting in its queue (AKC messages). */
#define SNR_M2PCIE_EVENT_TXR_VERT_BYPASS_1_AKC_AG0 /* UNC_M2P_TxR_VERT_BYPASS_1.AKC_AG0 ev_sel=0x9e umask=0x1: AKC messages of agent 0. */ \
	SNR_M2PCIE_CTL_(0x19eu)
#define SNR_M2PCIE_EVENT_TXR_VERT_BYPASS_1_AKC_AG1 /* UNC_M2P_TxR_VERT_BYPASS_1.AKC_AG1 ev_sel=0x9e umask=0x2: AKC messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x29eu)
/* UNC_M2P_TxR_HORZ_OCCUPANCY ev_sel=0xa0: Messages that wait for the horizontal ring, added up each cycle. */
#define SNR_M2PCIE_EVENT_TXR_HORZ_OCCUPANCY_AD_UNCRD /* UNC_M2P_TxR_HORZ_OCCUPANCY.AD_UNCRD ev_sel=0xa0 umask=0x1: AD messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x1a0u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_OCCUPANCY_AK /* UNC_M2P_TxR_HORZ_OCCUPANCY.AK ev_sel=0xa0 umask=0x2: AK messages. */ \
	SNR_M2PCIE_CTL_(0x2a0u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_OCCUPANCY_BL_UNCRD /* UNC_M2P_TxR_HORZ_OCCUPANCY.BL_UNCRD ev_sel=0xa0 umask=0x4: BL messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x4a0u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_OCCUPANCY_IV /* UNC_M2P_TxR_HORZ_OCCUPANCY.IV ev_sel=0xa0 umask=0x8: IV messages. */ \
	SNR_M2PCIE_CTL_(0x8a0u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_OCCUPANCY_AD_CRD /* UNC_M2P_TxR_HORZ_OCCUPANCY.AD_CRD ev_sel=0xa0 umask=0x10: AD messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x10a0u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_OCCUPANCY_BL_CRD /* UNC_M2P_TxR_HORZ_OCCUPANCY.BL_CRD ev_sel=0xa0 umask=0x40: BL messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x40a0u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_OCCUPANCY_AKC_UNCRD /* UNC_M2P_TxR_HORZ_OCCUPANCY.AKC_UNCRD ev_sel=0xa0 umask=0x80: AKC messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x80a0u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_OCCUPANCY_AD_ALL /* UNC_M2P_TxR_HORZ_OCCUPANCY.AD_ALL ev_sel=0xa0 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x11a0u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_OCCUPANCY_BL_ALL /* UNC_M2P_TxR_HORZ_OCCUPANCY.BL_ALL ev_sel=0xa0 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x44a0u)
/* UNC_M2P_TxR_HORZ_INSERTS ev_sel=0xa1: Messages that enter the queue for the horizontal ring. */
#define SNR_M2PCIE_EVENT_TXR_HORZ_INSERTS_AD_UNCRD /* UNC_M2P_TxR_HORZ_INSERTS.AD_UNCRD ev_sel=0xa1 umask=0x1: AD messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x1a1u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_INSERTS_AK /* UNC_M2P_TxR_HORZ_INSERTS.AK ev_sel=0xa1 umask=0x2: AK messages. */ \
	SNR_M2PCIE_CTL_(0x2a1u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_INSERTS_BL_UNCRD /* UNC_M2P_TxR_HORZ_INSERTS.BL_UNCRD ev_sel=0xa1 umask=0x4: BL messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x4a1u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_INSERTS_IV /* UNC_M2P_TxR_HORZ_INSERTS.IV ev_sel=0xa1 umask=0x8: IV messages. */ \
	SNR_M2PCIE_CTL_(0x8a1u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_INSERTS_AD_CRD /* UNC_M2P_TxR_HORZ_INSERTS.AD_CRD ev_sel=0xa1 umask=0x10: AD messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x10a1u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_INSERTS_BL_CRD /* UNC_M2P_TxR_HORZ_INSERTS.BL_CRD ev_sel=0xa1 umask=0x40: BL messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x40a1u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_INSERTS_AKC_UNCRD /* UNC_M2P_TxR_HORZ_INSERTS.AKC_UNCRD ev_sel=0xa1 umask=0x80: AKC messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x80a1u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_INSERTS_AD_ALL /* UNC_M2P_TxR_HORZ_INSERTS.AD_ALL ev_sel=0xa1 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x11a1u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_INSERTS_BL_ALL /* UNC_M2P_TxR_HORZ_INSERTS.BL_ALL ev_sel=0xa1 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x44a1u)
/* UNC_M2P_TxR_HORZ_CYCLES_FULL ev_sel=0xa2: Cycles in which the queue for the horizontal ring is full. */
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_FULL_AD_UNCRD /* UNC_M2P_TxR_HORZ_CYCLES_FULL.AD_UNCRD ev_sel=0xa2 umask=0x1: AD messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x1a2u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_FULL_AK /* UNC_M2P_TxR_HORZ_CYCLES_FULL.AK ev_sel=0xa2 umask=0x2: AK messages. */ \
	SNR_M2PCIE_CTL_(0x2a2u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_FULL_BL_UNCRD /* UNC_M2P_TxR_HORZ_CYCLES_FULL.BL_UNCRD ev_sel=0xa2 umask=0x4: BL messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x4a2u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_FULL_IV /* UNC_M2P_TxR_HORZ_CYCLES_FULL.IV ev_sel=0xa2 umask=0x8: IV messages. */ \
	SNR_M2PCIE_CTL_(0x8a2u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_FULL_AD_CRD /* UNC_M2P_TxR_HORZ_CYCLES_FULL.AD_CRD ev_sel=0xa2 umask=0x10: AD messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x10a2u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_FULL_BL_CRD /* UNC_M2P_TxR_HORZ_CYCLES_FULL.BL_CRD ev_sel=0xa2 umask=0x40: BL messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x40a2u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_FULL_AKC_UNCRD /* UNC_M2P_TxR_HORZ_CYCLES_FULL.AKC_UNCRD ev_sel=0xa2 umask=0x80: AKC messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x80a2u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_FULL_AD_ALL /* UNC_M2P_TxR_HORZ_CYCLES_FULL.AD_ALL ev_sel=0xa2 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x11a2u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_FULL_BL_ALL /* UNC_M2P_TxR_HORZ_CYCLES_FULL.BL_ALL ev_sel=0xa2 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x44a2u)
/* UNC_M2P_TxR_HORZ_CYCLES_NE ev_sel=0xa3: Cycles in which something waits for the horizontal ring. */
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_NE_AD_UNCRD /* UNC_M2P_TxR_HORZ_CYCLES_NE.AD_UNCRD ev_sel=0xa3 umask=0x1: AD messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x1a3u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_NE_AK /* UNC_M2P_TxR_HORZ_CYCLES_NE.AK ev_sel=0xa3 umask=0x2: AK messages. */ \
	SNR_M2PCIE_CTL_(0x2a3u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_NE_BL_UNCRD /* UNC_M2P_TxR_HORZ_CYCLES_NE.BL_UNCRD ev_sel=0xa3 umask=0x4: BL messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x4a3u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_NE_IV /* UNC_M2P_TxR_HORZ_CYCLES_NE.IV ev_sel=0xa3 umask=0x8: IV messages. */ \
	SNR_M2PCIE_CTL_(0x8a3u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_NE_AD_CRD /* UNC_M2P_TxR_HORZ_CYCLES_NE.AD_CRD ev_sel=0xa3 umask=0x10: AD messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x10a3u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_NE_BL_CRD /* UNC_M2P_TxR_HORZ_CYCLES_NE.BL_CRD ev_sel=0xa3 umask=0x40: BL messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x40a3u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_NE_AKC_UNCRD /* UNC_M2P_TxR_HORZ_CYCLES_NE.AKC_UNCRD ev_sel=0xa3 umask=0x80: AKC messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x80a3u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_NE_AD_ALL /* UNC_M2P_TxR_HORZ_CYCLES_NE.AD_ALL ev_sel=0xa3 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x11a3u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_CYCLES_NE_BL_ALL /* UNC_M2P_TxR_HORZ_CYCLES_NE.BL_ALL ev_sel=0xa3 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x44a3u)
/* UNC_M2P_TxR_HORZ_NACK ev_sel=0xa4: Messages that the horizontal ring refused. */
#define SNR_M2PCIE_EVENT_TXR_HORZ_NACK_AD_UNCRD /* UNC_M2P_TxR_HORZ_NACK.AD_UNCRD ev_sel=0xa4 umask=0x1: AD messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x1a4u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_NACK_AK /* UNC_M2P_TxR_HORZ_NACK.AK ev_sel=0xa4 umask=0x2: AK messages. */ \
	SNR_M2PCIE_CTL_(0x2a4u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_NACK_BL_UNCRD /* UNC_M2P_TxR_HORZ_NACK.BL_UNCRD ev_sel=0xa4 umask=0x4: BL messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x4a4u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_NACK_IV /* UNC_M2P_TxR_HORZ_NACK.IV ev_sel=0xa4 umask=0x8: IV messages. */ \
	SNR_M2PCIE_CTL_(0x8a4u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_NACK_AD_CRD /* UNC_M2P_TxR_HORZ_NACK.AD_CRD ev_sel=0xa4 umask=0x10: AD messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x10a4u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_NACK_BL_CRD /* UNC_M2P_TxR_HORZ_NACK.BL_CRD ev_sel=0xa4 umask=0x40: BL messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x40a4u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_NACK_AKC_UNCRD /* UNC_M2P_TxR_HORZ_NACK.AKC_UNCRD ev_sel=0xa4 umask=0x80: AKC messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x80a4u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_NACK_AD_ALL /* UNC_M2P_TxR_HORZ_NACK.AD_ALL ev_sel=0xa4 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x11a4u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_NACK_BL_ALL /* UNC_M2P_TxR_HORZ_NACK.BL_ALL ev_sel=0xa4 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x44a4u)
/* UNC_M2P_TxR_HORZ_STARVED ev_sel=0xa5: Times that messages waited so long for the horizontal ring that they counted as starved. */
#define SNR_M2PCIE_EVENT_TXR_HORZ_STARVED_AD_UNCRD /* UNC_M2P_TxR_HORZ_STARVED.AD_UNCRD ev_sel=0xa5 umask=0x1: AD messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x1a5u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_STARVED_AK /* UNC_M2P_TxR_HORZ_STARVED.AK ev_sel=0xa5 umask=0x2: AK messages. */ \
	SNR_M2PCIE_CTL_(0x2a5u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_STARVED_BL_UNCRD /* UNC_M2P_TxR_HORZ_STARVED.BL_UNCRD ev_sel=0xa5 umask=0x4: BL messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x4a5u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_STARVED_IV /* UNC_M2P_TxR_HORZ_STARVED.IV ev_sel=0xa5 umask=0x8: IV messages. */ \
	SNR_M2PCIE_CTL_(0x8a5u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_STARVED_AKC_UNCRD /* UNC_M2P_TxR_HORZ_STARVED.AKC_UNCRD ev_sel=0xa5 umask=0x80: AKC messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x80a5u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_STARVED_AD_ALL /* UNC_M2P_TxR_HORZ_STARVED.AD_ALL ev_sel=0xa5 umask=0x1: AD messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x1a5u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_STARVED_BL_ALL /* UNC_M2P_TxR_HORZ_STARVED.BL_ALL ev_sel=0xa5 umask=0x4: BL messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x4a5u)
/* UNC_M2P_TxR_HORZ_ADS_USED ev_sel=0xa6: Messages that took the slot that the horizontal ring keeps free against deadlocks. */
#define SNR_M2PCIE_EVENT_TXR_HORZ_ADS_USED_AD_UNCRD /* UNC_M2P_TxR_HORZ_ADS_USED.AD_UNCRD ev_sel=0xa6 umask=0x1: AD messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x1a6u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_ADS_USED_BL_UNCRD /* UNC_M2P_TxR_HORZ_ADS_USED.BL_UNCRD ev_sel=0xa6 umask=0x4: BL messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x4a6u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_ADS_USED_AD_CRD /* UNC_M2P_TxR_HORZ_ADS_USED.AD_CRD ev_sel=0xa6 umask=0x10: AD messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x10a6u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_ADS_USED_BL_CRD /* UNC_M2P_TxR_HORZ_ADS_USED.BL_CRD ev_sel=0xa6 umask=0x40: BL messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x40a6u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_ADS_USED_AD_ALL /* UNC_M2P_TxR_HORZ_ADS_USED.AD_ALL ev_sel=0xa6 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x11a6u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_ADS_USED_BL_ALL /* UNC_M2P_TxR_HORZ_ADS_USED.BL_ALL ev_sel=0xa6 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x44a6u)
/* UNC_M2P_TxR_HORZ_BYPASS ev_sel=0xa7: Messages that went straight onto the horizontal ring, without waiting in its queue. */
#define SNR_M2PCIE_EVENT_TXR_HORZ_BYPASS_AD_UNCRD /* UNC_M2P_TxR_HORZ_BYPASS.AD_UNCRD ev_sel=0xa7 umask=0x1: AD messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x1a7u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_BYPASS_AK /* UNC_M2P_TxR_HORZ_BYPASS.AK ev_sel=0xa7 umask=0x2: AK messages. */ \
	SNR_M2PCIE_CTL_(0x2a7u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_BYPASS_BL_UNCRD /* UNC_M2P_TxR_HORZ_BYPASS.BL_UNCRD ev_sel=0xa7 umask=0x4: BL messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x4a7u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_BYPASS_IV /* UNC_M2P_TxR_HORZ_BYPASS.IV ev_sel=0xa7 umask=0x8: IV messages. */ \
	SNR_M2PCIE_CTL_(0x8a7u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_BYPASS_AD_CRD /* UNC_M2P_TxR_HORZ_BYPASS.AD_CRD ev_sel=0xa7 umask=0x10: AD messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x10a7u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_BYPASS_BL_CRD /* UNC_M2P_TxR_HORZ_BYPASS.BL_CRD ev_sel=0xa7 umask=0x40: BL messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x40a7u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_BYPASS_AKC_UNCRD /* UNC_M2P_TxR_HORZ_BYPASS.AKC_UNCRD ev_sel=0xa7 umask=0x80: AKC messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x80a7u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_BYPASS_AD_ALL /* UNC_M2P_TxR_HORZ_BYPASS.AD_ALL ev_sel=0xa7 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x11a7u)
#define SNR_M2PCIE_EVENT_TXR_HORZ_BYPASS_BL_ALL /* UNC_M2P_TxR_HORZ_BYPASS.BL_ALL ev_sel=0xa7 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x44a7u)
/* UNC_M2P_RING_BOUNCES_VERT ev_sel=0xaa: Cycles in which messages of the vertical ring were turned away at this stop. */
#define SNR_M2PCIE_EVENT_RING_BOUNCES_VERT_AD /* UNC_M2P_RING_BOUNCES_VERT.AD ev_sel=0xaa umask=0x1: AD messages. */ \
	SNR_M2PCIE_CTL_(0x1aau)
#define SNR_M2PCIE_EVENT_RING_BOUNCES_VERT_AK /* UNC_M2P_RING_BOUNCES_VERT.AK ev_sel=0xaa umask=0x2: AK messages. */ \
	SNR_M2PCIE_CTL_(0x2aau)
#define SNR_M2PCIE_EVENT_RING_BOUNCES_VERT_BL /* UNC_M2P_RING_BOUNCES_VERT.BL ev_sel=0xaa umask=0x4: BL messages. */ \
	SNR_M2PCIE_CTL_(0x4aau)
#define SNR_M2PCIE_EVENT_RING_BOUNCES_VERT_IV /* UNC_M2P_RING_BOUNCES_VERT.IV ev_sel=0xaa umask=0x8: IV messages. */ \
	SNR_M2PCIE_CTL_(0x8aau)
#define SNR_M2PCIE_EVENT_RING_BOUNCES_VERT_AKC /* UNC_M2P_RING_BOUNCES_VERT.AKC ev_sel=0xaa umask=0x10: AKC messages. */ \
	SNR_M2PCIE_CTL_(0x10aau)
/* UNC_M2P_RING_SINK_STARVED_VERT ev_sel=0xab: Starvation where messages leave the vertical ring, going by the name; Intel does not explain it. */
#define SNR_M2PCIE_EVENT_RING_SINK_STARVED_VERT_AD /* UNC_M2P_RING_SINK_STARVED_VERT.AD ev_sel=0xab umask=0x1: AD messages. */ \
	SNR_M2PCIE_CTL_(0x1abu)
#define SNR_M2PCIE_EVENT_RING_SINK_STARVED_VERT_AK /* UNC_M2P_RING_SINK_STARVED_VERT.AK ev_sel=0xab umask=0x2: AK messages. */ \
	SNR_M2PCIE_CTL_(0x2abu)
#define SNR_M2PCIE_EVENT_RING_SINK_STARVED_VERT_BL /* UNC_M2P_RING_SINK_STARVED_VERT.BL ev_sel=0xab umask=0x4: BL messages. */ \
	SNR_M2PCIE_CTL_(0x4abu)
#define SNR_M2PCIE_EVENT_RING_SINK_STARVED_VERT_IV /* UNC_M2P_RING_SINK_STARVED_VERT.IV ev_sel=0xab umask=0x8: IV messages. */ \
	SNR_M2PCIE_CTL_(0x8abu)
#define SNR_M2PCIE_EVENT_RING_SINK_STARVED_VERT_AKC /* UNC_M2P_RING_SINK_STARVED_VERT.AKC ev_sel=0xab umask=0x10: AKC messages. */ \
	SNR_M2PCIE_CTL_(0x10abu)
/* UNC_M2P_RING_BOUNCES_HORZ ev_sel=0xac: Cycles in which messages of the horizontal ring were turned away at this stop. */
#define SNR_M2PCIE_EVENT_RING_BOUNCES_HORZ_AD /* UNC_M2P_RING_BOUNCES_HORZ.AD ev_sel=0xac umask=0x1: AD messages. */ \
	SNR_M2PCIE_CTL_(0x1acu)
#define SNR_M2PCIE_EVENT_RING_BOUNCES_HORZ_AK /* UNC_M2P_RING_BOUNCES_HORZ.AK ev_sel=0xac umask=0x2: AK messages. */ \
	SNR_M2PCIE_CTL_(0x2acu)
#define SNR_M2PCIE_EVENT_RING_BOUNCES_HORZ_BL /* UNC_M2P_RING_BOUNCES_HORZ.BL ev_sel=0xac umask=0x4: BL messages. */ \
	SNR_M2PCIE_CTL_(0x4acu)
#define SNR_M2PCIE_EVENT_RING_BOUNCES_HORZ_IV /* UNC_M2P_RING_BOUNCES_HORZ.IV ev_sel=0xac umask=0x8: IV messages. */ \
	SNR_M2PCIE_CTL_(0x8acu)
/* UNC_M2P_RING_SINK_STARVED_HORZ ev_sel=0xad: Starvation where messages leave the horizontal ring, going by the name; Intel does not explain it. */
#define SNR_M2PCIE_EVENT_RING_SINK_STARVED_HORZ_AD /* UNC_M2P_RING_SINK_STARVED_HORZ.AD ev_sel=0xad umask=0x1: AD messages. */ \
	SNR_M2PCIE_CTL_(0x1adu)
#define SNR_M2PCIE_EVENT_RING_SINK_STARVED_HORZ_AK /* UNC_M2P_RING_SINK_STARVED_HORZ.AK ev_sel=0xad umask=0x2: AK messages. */ \
	SNR_M2PCIE_CTL_(0x2adu)
#define SNR_M2PCIE_EVENT_RING_SINK_STARVED_HORZ_BL /* UNC_M2P_RING_SINK_STARVED_HORZ.BL ev_sel=0xad umask=0x4: BL messages. */ \
	SNR_M2PCIE_CTL_(0x4adu)
#define SNR_M2PCIE_EVENT_RING_SINK_STARVED_HORZ_IV /* UNC_M2P_RING_SINK_STARVED_HORZ.IV ev_sel=0xad umask=0x8: IV messages. */ \
	SNR_M2PCIE_CTL_(0x8adu)
#define SNR_M2PCIE_EVENT_RING_SINK_STARVED_HORZ_AK_AG1 /* UNC_M2P_RING_SINK_STARVED_HORZ.AK_AG1 ev_sel=0xad umask=0x20: AK messages of agent 1. */ \
	SNR_M2PCIE_CTL_(0x20adu)
#define SNR_M2PCIE_EVENT_RING_SRC_THRTL /* UNC_M2P_RING_SRC_THRTL ev_sel=0xae: Throttling at the source of messages, going by the name; Intel does not explain it. */ \
	SNR_M2PCIE_CTL_(0xaeu)
/* UNC_M2P_DISTRESS_ASSERTED ev_sel=0xaf: Cycles in which a signal of distress asks others to send less. */
#define SNR_M2PCIE_EVENT_DISTRESS_ASSERTED_VERT /* UNC_M2P_DISTRESS_ASSERTED.VERT ev_sel=0xaf umask=0x1: Distress along the vertical ring. */ \
	SNR_M2PCIE_CTL_(0x1afu)
#define SNR_M2PCIE_EVENT_DISTRESS_ASSERTED_HORZ /* UNC_M2P_DISTRESS_ASSERTED.HORZ ev_sel=0xaf umask=0x2: Distress along the horizontal ring. */ \
	SNR_M2PCIE_CTL_(0x2afu)
#define SNR_M2PCIE_EVENT_DISTRESS_ASSERTED_DPT_LOCAL /* UNC_M2P_DISTRESS_ASSERTED.DPT_LOCAL ev_sel=0xaf umask=0x4: Throttled prefetches, as this stop asked. */ \
	SNR_M2PCIE_CTL_(0x4afu)
#define SNR_M2PCIE_EVENT_DISTRESS_ASSERTED_DPT_NONLOCAL /* UNC_M2P_DISTRESS_ASSERTED.DPT_NONLOCAL ev_sel=0xaf umask=0x8: Throttled prefetches, as another stop asked. */ \
	SNR_M2PCIE_CTL_(0x8afu)
#define SNR_M2PCIE_EVENT_DISTRESS_ASSERTED_DPT_STALL_IV /* UNC_M2P_DISTRESS_ASSERTED.DPT_STALL_IV ev_sel=0xaf umask=0x40: Throttled prefetches, held up by IV messages. */ \
	SNR_M2PCIE_CTL_(0x40afu)
#define SNR_M2PCIE_EVENT_DISTRESS_ASSERTED_DPT_STALL_NOCRD /* UNC_M2P_DISTRESS_ASSERTED.DPT_STALL_NOCRD ev_sel=0xaf umask=0x80: Throttled prefetches, held up for want of a credit. */ \
	SNR_M2PCIE_CTL_(0x80afu)
/* UNC_M2P_VERT_RING_AD_IN_USE ev_sel=0xb0: Cycles in which the vertical AD ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2PCIE_EVENT_VERT_RING_AD_IN_USE_UP_EVEN /* UNC_M2P_VERT_RING_AD_IN_USE.UP_EVEN ev_sel=0xb0 umask=0x1: The even ring upwards. */ \
	SNR_M2PCIE_CTL_(0x1b0u)
#define SNR_M2PCIE_EVENT_VERT_RING_AD_IN_USE_UP_ODD /* UNC_M2P_VERT_RING_AD_IN_USE.UP_ODD ev_sel=0xb0 umask=0x2: The odd ring upwards. */ \
	SNR_M2PCIE_CTL_(0x2b0u)
#define SNR_M2PCIE_EVENT_VERT_RING_AD_IN_USE_DN_EVEN /* UNC_M2P_VERT_RING_AD_IN_USE.DN_EVEN ev_sel=0xb0 umask=0x4: The even ring downwards. */ \
	SNR_M2PCIE_CTL_(0x4b0u)
#define SNR_M2PCIE_EVENT_VERT_RING_AD_IN_USE_DN_ODD /* UNC_M2P_VERT_RING_AD_IN_USE.DN_ODD ev_sel=0xb0 umask=0x8: The odd ring downwards. */ \
	SNR_M2PCIE_CTL_(0x8b0u)
/* UNC_M2P_VERT_RING_AK_IN_USE ev_sel=0xb1: Cycles in which the vertical AK ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2PCIE_EVENT_VERT_RING_AK_IN_USE_UP_EVEN /* UNC_M2P_VERT_RING_AK_IN_USE.UP_EVEN ev_sel=0xb1 umask=0x1: The even ring upwards. */ \
	SNR_M2PCIE_CTL_(0x1b1u)
#define SNR_M2PCIE_EVENT_VERT_RING_AK_IN_USE_UP_ODD /* UNC_M2P_VERT_RING_AK_IN_USE.UP_ODD ev_sel=0xb1 umask=0x2: The odd ring upwards. */ \
	SNR_M2PCIE_CTL_(0x2b1u)
#define SNR_M2PCIE_EVENT_VERT_RING_AK_IN_USE_DN_EVEN /* UNC_M2P_VERT_RING_AK_IN_USE.DN_EVEN ev_sel=0xb1 umask=0x4: The even ring downwards. */ \
	SNR_M2PCIE_CTL_(0x4b1u)
#define SNR_M2PCIE_EVENT_VERT_RING_AK_IN_USE_DN_ODD /* UNC_M2P_VERT_RING_AK_IN_USE.DN_ODD ev_sel=0xb1 umask=0x8: The odd ring downwards. */ \
	SNR_M2PCIE_CTL_(0x8b1u)
/* UNC_M2P_VERT_RING_BL_IN_USE ev_sel=0xb2: Cycles in which the vertical BL ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2PCIE_EVENT_VERT_RING_BL_IN_USE_UP_EVEN /* UNC_M2P_VERT_RING_BL_IN_USE.UP_EVEN ev_sel=0xb2 umask=0x1: The even ring upwards. */ \
	SNR_M2PCIE_CTL_(0x1b2u)
#define SNR_M2PCIE_EVENT_VERT_RING_BL_IN_USE_UP_ODD /* UNC_M2P_VERT_RING_BL_IN_USE.UP_ODD ev_sel=0xb2 umask=0x2: The odd ring upwards. */ \
	SNR_M2PCIE_CTL_(0x2b2u)
#define SNR_M2PCIE_EVENT_VERT_RING_BL_IN_USE_DN_EVEN /* UNC_M2P_VERT_RING_BL_IN_USE.DN_EVEN ev_sel=0xb2 umask=0x4: The even ring downwards. */ \
	SNR_M2PCIE_CTL_(0x4b2u)
#define SNR_M2PCIE_EVENT_VERT_RING_BL_IN_USE_DN_ODD /* UNC_M2P_VERT_RING_BL_IN_USE.DN_ODD ev_sel=0xb2 umask=0x8: The odd ring downwards. */ \
	SNR_M2PCIE_CTL_(0x8b2u)
/* UNC_M2P_VERT_RING_IV_IN_USE ev_sel=0xb3: Cycles in which the vertical IV ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2PCIE_EVENT_VERT_RING_IV_IN_USE_UP /* UNC_M2P_VERT_RING_IV_IN_USE.UP ev_sel=0xb3 umask=0x1: The ring upwards. */ \
	SNR_M2PCIE_CTL_(0x1b3u)
#define SNR_M2PCIE_EVENT_VERT_RING_IV_IN_USE_DN /* UNC_M2P_VERT_RING_IV_IN_USE.DN ev_sel=0xb3 umask=0x4: The ring downwards. */ \
	SNR_M2PCIE_CTL_(0x4b3u)
/* UNC_M2P_VERT_RING_AKC_IN_USE ev_sel=0xb4: Cycles in which the vertical AKC ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2PCIE_EVENT_VERT_RING_AKC_IN_USE_UP_EVEN /* UNC_M2P_VERT_RING_AKC_IN_USE.UP_EVEN ev_sel=0xb4 umask=0x1: The even ring upwards. */ \
	SNR_M2PCIE_CTL_(0x1b4u)
#define SNR_M2PCIE_EVENT_VERT_RING_AKC_IN_USE_UP_ODD /* UNC_M2P_VERT_RING_AKC_IN_USE.UP_ODD ev_sel=0xb4 umask=0x2: The odd ring upwards. */ \
	SNR_M2PCIE_CTL_(0x2b4u)
#define SNR_M2PCIE_EVENT_VERT_RING_AKC_IN_USE_DN_EVEN /* UNC_M2P_VERT_RING_AKC_IN_USE.DN_EVEN ev_sel=0xb4 umask=0x4: The even ring downwards. */ \
	SNR_M2PCIE_CTL_(0x4b4u)
#define SNR_M2PCIE_EVENT_VERT_RING_AKC_IN_USE_DN_ODD /* UNC_M2P_VERT_RING_AKC_IN_USE.DN_ODD ev_sel=0xb4 umask=0x8: The odd ring downwards. */ \
	SNR_M2PCIE_CTL_(0x8b4u)
/* UNC_M2P_VERT_RING_TGC_IN_USE ev_sel=0xb5: Cycles in which the vertical TGC ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2PCIE_EVENT_VERT_RING_TGC_IN_USE_UP_EVEN /* UNC_M2P_VERT_RING_TGC_IN_USE.UP_EVEN ev_sel=0xb5 umask=0x1: The even ring upwards. */ \
	SNR_M2PCIE_CTL_(0x1b5u)
#define SNR_M2PCIE_EVENT_VERT_RING_TGC_IN_USE_UP_ODD /* UNC_M2P_VERT_RING_TGC_IN_USE.UP_ODD ev_sel=0xb5 umask=0x2: The odd ring upwards. */ \
	SNR_M2PCIE_CTL_(0x2b5u)
#define SNR_M2PCIE_EVENT_VERT_RING_TGC_IN_USE_DN_EVEN /* UNC_M2P_VERT_RING_TGC_IN_USE.DN_EVEN ev_sel=0xb5 umask=0x4: The even ring downwards. */ \
	SNR_M2PCIE_CTL_(0x4b5u)
#define SNR_M2PCIE_EVENT_VERT_RING_TGC_IN_USE_DN_ODD /* UNC_M2P_VERT_RING_TGC_IN_USE.DN_ODD ev_sel=0xb5 umask=0x8: The odd ring downwards. */ \
	SNR_M2PCIE_CTL_(0x8b5u)
/* UNC_M2P_HORZ_RING_AD_IN_USE ev_sel=0xb6: Cycles in which the horizontal AD ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2PCIE_EVENT_HORZ_RING_AD_IN_USE_LEFT_EVEN /* UNC_M2P_HORZ_RING_AD_IN_USE.LEFT_EVEN ev_sel=0xb6 umask=0x1: The even ring to the left. */ \
	SNR_M2PCIE_CTL_(0x1b6u)
#define SNR_M2PCIE_EVENT_HORZ_RING_AD_IN_USE_LEFT_ODD /* UNC_M2P_HORZ_RING_AD_IN_USE.LEFT_ODD ev_sel=0xb6 umask=0x2: The odd ring to the left. */ \
	SNR_M2PCIE_CTL_(0x2b6u)
#define SNR_M2PCIE_EVENT_HORZ_RING_AD_IN_USE_RIGHT_EVEN /* UNC_M2P_HORZ_RING_AD_IN_USE.RIGHT_EVEN ev_sel=0xb6 umask=0x4: The even ring to the right. */ \
	SNR_M2PCIE_CTL_(0x4b6u)
#define SNR_M2PCIE_EVENT_HORZ_RING_AD_IN_USE_RIGHT_ODD /* UNC_M2P_HORZ_RING_AD_IN_USE.RIGHT_ODD ev_sel=0xb6 umask=0x8: The odd ring to the right. */ \
	SNR_M2PCIE_CTL_(0x8b6u)
/* UNC_M2P_HORZ_RING_AK_IN_USE ev_sel=0xb7: Cycles in which the horizontal AK ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2PCIE_EVENT_HORZ_RING_AK_IN_USE_LEFT_EVEN /* UNC_M2P_HORZ_RING_AK_IN_USE.LEFT_EVEN ev_sel=0xb7 umask=0x1: The even ring to the left. */ \
	SNR_M2PCIE_CTL_(0x1b7u)
#define SNR_M2PCIE_EVENT_HORZ_RING_AK_IN_USE_LEFT_ODD /* UNC_M2P_HORZ_RING_AK_IN_USE.LEFT_ODD ev_sel=0xb7 umask=0x2: The odd ring to the left. */ \
	SNR_M2PCIE_CTL_(0x2b7u)
#define SNR_M2PCIE_EVENT_HORZ_RING_AK_IN_USE_RIGHT_EVEN /* UNC_M2P_HORZ_RING_AK_IN_USE.RIGHT_EVEN ev_sel=0xb7 umask=0x4: The even ring to the right. */ \
	SNR_M2PCIE_CTL_(0x4b7u)
#define SNR_M2PCIE_EVENT_HORZ_RING_AK_IN_USE_RIGHT_ODD /* UNC_M2P_HORZ_RING_AK_IN_USE.RIGHT_ODD ev_sel=0xb7 umask=0x8: The odd ring to the right. */ \
	SNR_M2PCIE_CTL_(0x8b7u)
/* UNC_M2P_HORZ_RING_BL_IN_USE ev_sel=0xb8: Cycles in which the horizontal BL ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2PCIE_EVENT_HORZ_RING_BL_IN_USE_LEFT_EVEN /* UNC_M2P_HORZ_RING_BL_IN_USE.LEFT_EVEN ev_sel=0xb8 umask=0x1: The even ring to the left. */ \
	SNR_M2PCIE_CTL_(0x1b8u)
#define SNR_M2PCIE_EVENT_HORZ_RING_BL_IN_USE_LEFT_ODD /* UNC_M2P_HORZ_RING_BL_IN_USE.LEFT_ODD ev_sel=0xb8 umask=0x2: The odd ring to the left. */ \
	SNR_M2PCIE_CTL_(0x2b8u)
#define SNR_M2PCIE_EVENT_HORZ_RING_BL_IN_USE_RIGHT_EVEN /* UNC_M2P_HORZ_RING_BL_IN_USE.RIGHT_EVEN ev_sel=0xb8 umask=0x4: The even ring to the right. */ \
	SNR_M2PCIE_CTL_(0x4b8u)
#define SNR_M2PCIE_EVENT_HORZ_RING_BL_IN_USE_RIGHT_ODD /* UNC_M2P_HORZ_RING_BL_IN_USE.RIGHT_ODD ev_sel=0xb8 umask=0x8: The odd ring to the right. */ \
	SNR_M2PCIE_CTL_(0x8b8u)
/* UNC_M2P_HORZ_RING_IV_IN_USE ev_sel=0xb9: Cycles in which the horizontal IV ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2PCIE_EVENT_HORZ_RING_IV_IN_USE_LEFT /* UNC_M2P_HORZ_RING_IV_IN_USE.LEFT ev_sel=0xb9 umask=0x1: The ring to the left. */ \
	SNR_M2PCIE_CTL_(0x1b9u)
#define SNR_M2PCIE_EVENT_HORZ_RING_IV_IN_USE_RIGHT /* UNC_M2P_HORZ_RING_IV_IN_USE.RIGHT ev_sel=0xb9 umask=0x4: The ring to the right. */ \
	SNR_M2PCIE_CTL_(0x4b9u)
/* UNC_M2P_EGRESS_ORDERING ev_sel=0xba: Cycles in which IV messages must wait so that snoops and GO messages keep their order. */
#define SNR_M2PCIE_EVENT_EGRESS_ORDERING_IV_SNOOPGO_UP /* UNC_M2P_EGRESS_ORDERING.IV_SNOOPGO_UP ev_sel=0xba umask=0x1: IV messages upwards. */ \
	SNR_M2PCIE_CTL_(0x1bau)
#define SNR_M2PCIE_EVENT_EGRESS_ORDERING_IV_SNOOPGO_DN /* UNC_M2P_EGRESS_ORDERING.IV_SNOOPGO_DN ev_sel=0xba umask=0x4: IV messages downwards. */ \
	SNR_M2PCIE_CTL_(0x4bau)
/* UNC_M2P_HORZ_RING_AKC_IN_USE ev_sel=0xbb: Cycles in which the horizontal AKC ring carries a message past this stop or into it; what the stop itself sends is left out. */
#define SNR_M2PCIE_EVENT_HORZ_RING_AKC_IN_USE_LEFT_EVEN /* UNC_M2P_HORZ_RING_AKC_IN_USE.LEFT_EVEN ev_sel=0xbb umask=0x1: The even ring to the left. */ \
	SNR_M2PCIE_CTL_(0x1bbu)
#define SNR_M2PCIE_EVENT_HORZ_RING_AKC_IN_USE_LEFT_ODD /* UNC_M2P_HORZ_RING_AKC_IN_USE.LEFT_ODD ev_sel=0xbb umask=0x2: The odd ring to the left. */ \
	SNR_M2PCIE_CTL_(0x2bbu)
#define SNR_M2PCIE_EVENT_HORZ_RING_AKC_IN_USE_RIGHT_EVEN /* UNC_M2P_HORZ_RING_AKC_IN_USE.RIGHT_EVEN ev_sel=0xbb umask=0x4: The even ring to the right. */ \
	SNR_M2PCIE_CTL_(0x4bbu)
#define SNR_M2PCIE_EVENT_HORZ_RING_AKC_IN_USE_RIGHT_ODD /* UNC_M2P_HORZ_RING_AKC_IN_USE.RIGHT_ODD ev_sel=0xbb umask=0x8: The odd ring to the right. */ \
	SNR_M2PCIE_CTL_(0x8bbu)
#define SNR_M2PCIE_EVENT_CMS_CLOCKTICKS /* UNC_M2P_CMS_CLOCKTICKS ev_sel=0xc0: Clock cycles of the mesh stop. */ \
	SNR_M2PCIE_CTL_(0xc0u)
/* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG0 ev_sel=0xd0: Cycles in which AD messages of agent 0 stand still for want of a credit, by transgress buffer up to 7. */
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR0 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR0 ev_sel=0xd0 umask=0x1: Credits of transgress 0. */ \
	SNR_M2PCIE_CTL_(0x1d0u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR1 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR1 ev_sel=0xd0 umask=0x2: Credits of transgress 1. */ \
	SNR_M2PCIE_CTL_(0x2d0u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR2 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR2 ev_sel=0xd0 umask=0x4: Credits of transgress 2. */ \
	SNR_M2PCIE_CTL_(0x4d0u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR3 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR3 ev_sel=0xd0 umask=0x8: Credits of transgress 3. */ \
	SNR_M2PCIE_CTL_(0x8d0u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR4 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR4 ev_sel=0xd0 umask=0x10: Credits of transgress 4. */ \
	SNR_M2PCIE_CTL_(0x10d0u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR5 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR5 ev_sel=0xd0 umask=0x20: Credits of transgress 5. */ \
	SNR_M2PCIE_CTL_(0x20d0u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR6 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR6 ev_sel=0xd0 umask=0x40: Credits of transgress 6. */ \
	SNR_M2PCIE_CTL_(0x40d0u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG0_TGR7 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG0.TGR7 ev_sel=0xd0 umask=0x80: Credits of transgress 7. */ \
	SNR_M2PCIE_CTL_(0x80d0u)
/* UNC_M2P_STALL1_NO_TxR_HORZ_CRD_AD_AG0 ev_sel=0xd1: Cycles in which AD messages of agent 0 stand still for want of a credit, by transgress buffer from 8 on. */
#define SNR_M2PCIE_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG0_TGR8 /* UNC_M2P_STALL1_NO_TxR_HORZ_CRD_AD_AG0.TGR8 ev_sel=0xd1 umask=0x1: Credits of transgress 8. */ \
	SNR_M2PCIE_CTL_(0x1d1u)
#define SNR_M2PCIE_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG0_TGR9 /* UNC_M2P_STALL1_NO_TxR_HORZ_CRD_AD_AG0.TGR9 ev_sel=0xd1 umask=0x2: Credits of transgress 9. */ \
	SNR_M2PCIE_CTL_(0x2d1u)
#define SNR_M2PCIE_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG0_TGR10 /* UNC_M2P_STALL1_NO_TxR_HORZ_CRD_AD_AG0.TGR10 ev_sel=0xd1 umask=0x4: Credits of transgress 10. */ \
	SNR_M2PCIE_CTL_(0x4d1u)
/* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG1 ev_sel=0xd2: Cycles in which AD messages of agent 1 stand still for want of a credit, by transgress buffer up to 7. */
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR0 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR0 ev_sel=0xd2 umask=0x1: Credits of transgress 0. */ \
	SNR_M2PCIE_CTL_(0x1d2u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR1 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR1 ev_sel=0xd2 umask=0x2: Credits of transgress 1. */ \
	SNR_M2PCIE_CTL_(0x2d2u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR2 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR2 ev_sel=0xd2 umask=0x4: Credits of transgress 2. */ \
	SNR_M2PCIE_CTL_(0x4d2u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR3 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR3 ev_sel=0xd2 umask=0x8: Credits of transgress 3. */ \
	SNR_M2PCIE_CTL_(0x8d2u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR4 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR4 ev_sel=0xd2 umask=0x10: Credits of transgress 4. */ \
	SNR_M2PCIE_CTL_(0x10d2u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR5 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR5 ev_sel=0xd2 umask=0x20: Credits of transgress 5. */ \
	SNR_M2PCIE_CTL_(0x20d2u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR6 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR6 ev_sel=0xd2 umask=0x40: Credits of transgress 6. */ \
	SNR_M2PCIE_CTL_(0x40d2u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_AD_AG1_TGR7 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_AD_AG1.TGR7 ev_sel=0xd2 umask=0x80: Credits of transgress 7. */ \
	SNR_M2PCIE_CTL_(0x80d2u)
/* UNC_M2P_STALL1_NO_TxR_HORZ_CRD_AD_AG1_1 ev_sel=0xd3: Cycles in which AD messages of agent 1 stand still for want of a credit, by transgress buffer from 8 on. */
#define SNR_M2PCIE_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG1_1_TGR8 /* UNC_M2P_STALL1_NO_TxR_HORZ_CRD_AD_AG1_1.TGR8 ev_sel=0xd3 umask=0x1: Credits of transgress 8. */ \
	SNR_M2PCIE_CTL_(0x1d3u)
#define SNR_M2PCIE_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG1_1_TGR9 /* UNC_M2P_STALL1_NO_TxR_HORZ_CRD_AD_AG1_1.TGR9 ev_sel=0xd3 umask=0x2: Credits of transgress 9. */ \
	SNR_M2PCIE_CTL_(0x2d3u)
#define SNR_M2PCIE_EVENT_STALL1_NO_TXR_HORZ_CRD_AD_AG1_1_TGR10 /* UNC_M2P_STALL1_NO_TxR_HORZ_CRD_AD_AG1_1.TGR10 ev_sel=0xd3 umask=0x4: Credits of transgress 10. */ \
	SNR_M2PCIE_CTL_(0x4d3u)
/* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG0 ev_sel=0xd4: Cycles in which BL messages of agent 0 stand still for want of a credit, by transgress buffer up to 7. */
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR0 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR0 ev_sel=0xd4 umask=0x1: Credits of transgress 0. */ \
	SNR_M2PCIE_CTL_(0x1d4u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR1 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR1 ev_sel=0xd4 umask=0x2: Credits of transgress 1. */ \
	SNR_M2PCIE_CTL_(0x2d4u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR2 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR2 ev_sel=0xd4 umask=0x4: Credits of transgress 2. */ \
	SNR_M2PCIE_CTL_(0x4d4u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR3 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR3 ev_sel=0xd4 umask=0x8: Credits of transgress 3. */ \
	SNR_M2PCIE_CTL_(0x8d4u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR4 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR4 ev_sel=0xd4 umask=0x10: Credits of transgress 4. */ \
	SNR_M2PCIE_CTL_(0x10d4u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR5 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR5 ev_sel=0xd4 umask=0x20: Credits of transgress 5. */ \
	SNR_M2PCIE_CTL_(0x20d4u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR6 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR6 ev_sel=0xd4 umask=0x40: Credits of transgress 6. */ \
	SNR_M2PCIE_CTL_(0x40d4u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG0_TGR7 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG0.TGR7 ev_sel=0xd4 umask=0x80: Credits of transgress 7. */ \
	SNR_M2PCIE_CTL_(0x80d4u)
/* UNC_M2P_STALL1_NO_TxR_HORZ_CRD_BL_AG0_1 ev_sel=0xd5: Cycles in which BL messages of agent 0 stand still for want of a credit, by transgress buffer from 8 on. */
#define SNR_M2PCIE_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG0_1_TGR8 /* UNC_M2P_STALL1_NO_TxR_HORZ_CRD_BL_AG0_1.TGR8 ev_sel=0xd5 umask=0x1: Credits of transgress 8. */ \
	SNR_M2PCIE_CTL_(0x1d5u)
#define SNR_M2PCIE_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG0_1_TGR9 /* UNC_M2P_STALL1_NO_TxR_HORZ_CRD_BL_AG0_1.TGR9 ev_sel=0xd5 umask=0x2: Credits of transgress 9. */ \
	SNR_M2PCIE_CTL_(0x2d5u)
#define SNR_M2PCIE_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG0_1_TGR10 /* UNC_M2P_STALL1_NO_TxR_HORZ_CRD_BL_AG0_1.TGR10 ev_sel=0xd5 umask=0x4: Credits of transgress 10. */ \
	SNR_M2PCIE_CTL_(0x4d5u)
/* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG1 ev_sel=0xd6: Cycles in which BL messages of agent 1 stand still for want of a credit, by transgress buffer up to 7. */
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR0 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR0 ev_sel=0xd6 umask=0x1: Credits of transgress 0. */ \
	SNR_M2PCIE_CTL_(0x1d6u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR1 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR1 ev_sel=0xd6 umask=0x2: Credits of transgress 1. */ \
	SNR_M2PCIE_CTL_(0x2d6u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR2 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR2 ev_sel=0xd6 umask=0x4: Credits of transgress 2. */ \
	SNR_M2PCIE_CTL_(0x4d6u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR3 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR3 ev_sel=0xd6 umask=0x8: Credits of transgress 3. */ \
	SNR_M2PCIE_CTL_(0x8d6u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR4 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR4 ev_sel=0xd6 umask=0x10: Credits of transgress 4. */ \
	SNR_M2PCIE_CTL_(0x10d6u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR5 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR5 ev_sel=0xd6 umask=0x20: Credits of transgress 5. */ \
	SNR_M2PCIE_CTL_(0x20d6u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR6 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR6 ev_sel=0xd6 umask=0x40: Credits of transgress 6. */ \
	SNR_M2PCIE_CTL_(0x40d6u)
#define SNR_M2PCIE_EVENT_STALL0_NO_TXR_HORZ_CRD_BL_AG1_TGR7 /* UNC_M2P_STALL0_NO_TxR_HORZ_CRD_BL_AG1.TGR7 ev_sel=0xd6 umask=0x80: Credits of transgress 7. */ \
	SNR_M2PCIE_CTL_(0x80d6u)
/* UNC_M2P_STALL1_NO_TxR_HORZ_CRD_BL_AG1_1 ev_sel=0xd7: Cycles in which BL messages of agent 1 stand still for want of a credit, by transgress buffer from 8 on. */
#define SNR_M2PCIE_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG1_1_TGR8 /* UNC_M2P_STALL1_NO_TxR_HORZ_CRD_BL_AG1_1.TGR8 ev_sel=0xd7 umask=0x1: Credits of transgress 8. */ \
	SNR_M2PCIE_CTL_(0x1d7u)
#define SNR_M2PCIE_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG1_1_TGR9 /* UNC_M2P_STALL1_NO_TxR_HORZ_CRD_BL_AG1_1.TGR9 ev_sel=0xd7 umask=0x2: Credits of transgress 9. */ \
	SNR_M2PCIE_CTL_(0x2d7u)
#define SNR_M2PCIE_EVENT_STALL1_NO_TXR_HORZ_CRD_BL_AG1_1_TGR10 /* UNC_M2P_STALL1_NO_TxR_HORZ_CRD_BL_AG1_1.TGR10 ev_sel=0xd7 umask=0x4: Credits of transgress 10. */ \
	SNR_M2PCIE_CTL_(0x4d7u)
/* UNC_M2P_RxR_OCCUPANCY ev_sel=0xe0: Messages from the mesh that wait in the mesh stop, added up each cycle. */
#define SNR_M2PCIE_EVENT_RXR_OCCUPANCY_AD_UNCRD /* UNC_M2P_RxR_OCCUPANCY.AD_UNCRD ev_sel=0xe0 umask=0x1: AD messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x1e0u)
#define SNR_M2PCIE_EVENT_RXR_OCCUPANCY_AK /* UNC_M2P_RxR_OCCUPANCY.AK ev_sel=0xe0 umask=0x2: AK messages. */ \
	SNR_M2PCIE_CTL_(0x2e0u)
#define SNR_M2PCIE_EVENT_RXR_OCCUPANCY_BL_UNCRD /* UNC_M2P_RxR_OCCUPANCY.BL_UNCRD ev_sel=0xe0 umask=0x4: BL messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x4e0u)
#define SNR_M2PCIE_EVENT_RXR_OCCUPANCY_IV /* UNC_M2P_RxR_OCCUPANCY.IV ev_sel=0xe0 umask=0x8: IV messages. */ \
	SNR_M2PCIE_CTL_(0x8e0u)
#define SNR_M2PCIE_EVENT_RXR_OCCUPANCY_AD_CRD /* UNC_M2P_RxR_OCCUPANCY.AD_CRD ev_sel=0xe0 umask=0x10: AD messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x10e0u)
#define SNR_M2PCIE_EVENT_RXR_OCCUPANCY_BL_CRD /* UNC_M2P_RxR_OCCUPANCY.BL_CRD ev_sel=0xe0 umask=0x20: BL messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x20e0u)
#define SNR_M2PCIE_EVENT_RXR_OCCUPANCY_AKC_UNCRD /* UNC_M2P_RxR_OCCUPANCY.AKC_UNCRD ev_sel=0xe0 umask=0x80: AKC messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x80e0u)
#define SNR_M2PCIE_EVENT_RXR_OCCUPANCY_AD_ALL /* UNC_M2P_RxR_OCCUPANCY.AD_ALL ev_sel=0xe0 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x11e0u)
#define SNR_M2PCIE_EVENT_RXR_OCCUPANCY_BL_ALL /* UNC_M2P_RxR_OCCUPANCY.BL_ALL ev_sel=0xe0 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x44e0u)
/* UNC_M2P_RxR_INSERTS ev_sel=0xe1: Messages from the mesh that enter the queue of the mesh stop. */
#define SNR_M2PCIE_EVENT_RXR_INSERTS_AD_UNCRD /* UNC_M2P_RxR_INSERTS.AD_UNCRD ev_sel=0xe1 umask=0x1: AD messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x1e1u)
#define SNR_M2PCIE_EVENT_RXR_INSERTS_AK /* UNC_M2P_RxR_INSERTS.AK ev_sel=0xe1 umask=0x2: AK messages. */ \
	SNR_M2PCIE_CTL_(0x2e1u)
#define SNR_M2PCIE_EVENT_RXR_INSERTS_BL_UNCRD /* UNC_M2P_RxR_INSERTS.BL_UNCRD ev_sel=0xe1 umask=0x4: BL messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x4e1u)
#define SNR_M2PCIE_EVENT_RXR_INSERTS_IV /* UNC_M2P_RxR_INSERTS.IV ev_sel=0xe1 umask=0x8: IV messages. */ \
	SNR_M2PCIE_CTL_(0x8e1u)
#define SNR_M2PCIE_EVENT_RXR_INSERTS_AD_CRD /* UNC_M2P_RxR_INSERTS.AD_CRD ev_sel=0xe1 umask=0x10: AD messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x10e1u)
#define SNR_M2PCIE_EVENT_RXR_INSERTS_BL_CRD /* UNC_M2P_RxR_INSERTS.BL_CRD ev_sel=0xe1 umask=0x40: BL messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x40e1u)
#define SNR_M2PCIE_EVENT_RXR_INSERTS_AKC_UNCRD /* UNC_M2P_RxR_INSERTS.AKC_UNCRD ev_sel=0xe1 umask=0x80: AKC messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x80e1u)
#define SNR_M2PCIE_EVENT_RXR_INSERTS_AD_ALL /* UNC_M2P_RxR_INSERTS.AD_ALL ev_sel=0xe1 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x11e1u)
#define SNR_M2PCIE_EVENT_RXR_INSERTS_BL_ALL /* UNC_M2P_RxR_INSERTS.BL_ALL ev_sel=0xe1 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x44e1u)
/* UNC_M2P_RxR_BYPASS ev_sel=0xe2: Messages from the mesh that did not wait in the queue of the mesh stop. */
#define SNR_M2PCIE_EVENT_RXR_BYPASS_AD_UNCRD /* UNC_M2P_RxR_BYPASS.AD_UNCRD ev_sel=0xe2 umask=0x1: AD messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x1e2u)
#define SNR_M2PCIE_EVENT_RXR_BYPASS_AK /* UNC_M2P_RxR_BYPASS.AK ev_sel=0xe2 umask=0x2: AK messages. */ \
	SNR_M2PCIE_CTL_(0x2e2u)
#define SNR_M2PCIE_EVENT_RXR_BYPASS_BL_UNCRD /* UNC_M2P_RxR_BYPASS.BL_UNCRD ev_sel=0xe2 umask=0x4: BL messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x4e2u)
#define SNR_M2PCIE_EVENT_RXR_BYPASS_IV /* UNC_M2P_RxR_BYPASS.IV ev_sel=0xe2 umask=0x8: IV messages. */ \
	SNR_M2PCIE_CTL_(0x8e2u)
#define SNR_M2PCIE_EVENT_RXR_BYPASS_AD_CRD /* UNC_M2P_RxR_BYPASS.AD_CRD ev_sel=0xe2 umask=0x10: AD messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x10e2u)
#define SNR_M2PCIE_EVENT_RXR_BYPASS_BL_CRD /* UNC_M2P_RxR_BYPASS.BL_CRD ev_sel=0xe2 umask=0x40: BL messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x40e2u)
#define SNR_M2PCIE_EVENT_RXR_BYPASS_AKC_UNCRD /* UNC_M2P_RxR_BYPASS.AKC_UNCRD ev_sel=0xe2 umask=0x80: AKC messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x80e2u)
#define SNR_M2PCIE_EVENT_RXR_BYPASS_AD_ALL /* UNC_M2P_RxR_BYPASS.AD_ALL ev_sel=0xe2 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x11e2u)
#define SNR_M2PCIE_EVENT_RXR_BYPASS_BL_ALL /* UNC_M2P_RxR_BYPASS.BL_ALL ev_sel=0xe2 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x44e2u)
/* UNC_M2P_RxR_CRD_STARVED ev_sel=0xe3: Cycles in which messages from the mesh are starved, because no credit lets them go on. */
#define SNR_M2PCIE_EVENT_RXR_CRD_STARVED_AD_UNCRD /* UNC_M2P_RxR_CRD_STARVED.AD_UNCRD ev_sel=0xe3 umask=0x1: AD messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x1e3u)
#define SNR_M2PCIE_EVENT_RXR_CRD_STARVED_AK /* UNC_M2P_RxR_CRD_STARVED.AK ev_sel=0xe3 umask=0x2: AK messages. */ \
	SNR_M2PCIE_CTL_(0x2e3u)
#define SNR_M2PCIE_EVENT_RXR_CRD_STARVED_BL_UNCRD /* UNC_M2P_RxR_CRD_STARVED.BL_UNCRD ev_sel=0xe3 umask=0x4: BL messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x4e3u)
#define SNR_M2PCIE_EVENT_RXR_CRD_STARVED_IV /* UNC_M2P_RxR_CRD_STARVED.IV ev_sel=0xe3 umask=0x8: IV messages. */ \
	SNR_M2PCIE_CTL_(0x8e3u)
#define SNR_M2PCIE_EVENT_RXR_CRD_STARVED_AD_CRD /* UNC_M2P_RxR_CRD_STARVED.AD_CRD ev_sel=0xe3 umask=0x10: AD messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x10e3u)
#define SNR_M2PCIE_EVENT_RXR_CRD_STARVED_BL_CRD /* UNC_M2P_RxR_CRD_STARVED.BL_CRD ev_sel=0xe3 umask=0x40: BL messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x40e3u)
#define SNR_M2PCIE_EVENT_RXR_CRD_STARVED_IFV /* UNC_M2P_RxR_CRD_STARVED.IFV ev_sel=0xe3 umask=0x80: IFV messages, which Intel does not spell out. */ \
	SNR_M2PCIE_CTL_(0x80e3u)
#define SNR_M2PCIE_EVENT_RXR_CRD_STARVED_AD_ALL /* UNC_M2P_RxR_CRD_STARVED.AD_ALL ev_sel=0xe3 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x11e3u)
#define SNR_M2PCIE_EVENT_RXR_CRD_STARVED_BL_ALL /* UNC_M2P_RxR_CRD_STARVED.BL_ALL ev_sel=0xe3 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x44e3u)
#define SNR_M2PCIE_EVENT_RXR_CRD_STARVED_1 /* UNC_M2P_RxR_CRD_STARVED_1 ev_sel=0xe4: Cycles in which messages from the mesh are starved, because no credit lets them go on, second part. */ \
	SNR_M2PCIE_CTL_(0xe4u)
/* UNC_M2P_RxR_BUSY_STARVED ev_sel=0xe5: Cycles in which messages from the mesh are starved, because those of the other queue go first. */
#define SNR_M2PCIE_EVENT_RXR_BUSY_STARVED_AD_UNCRD /* UNC_M2P_RxR_BUSY_STARVED.AD_UNCRD ev_sel=0xe5 umask=0x1: AD messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x1e5u)
#define SNR_M2PCIE_EVENT_RXR_BUSY_STARVED_BL_UNCRD /* UNC_M2P_RxR_BUSY_STARVED.BL_UNCRD ev_sel=0xe5 umask=0x4: BL messages without a credit. */ \
	SNR_M2PCIE_CTL_(0x4e5u)
#define SNR_M2PCIE_EVENT_RXR_BUSY_STARVED_AD_CRD /* UNC_M2P_RxR_BUSY_STARVED.AD_CRD ev_sel=0xe5 umask=0x10: AD messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x10e5u)
#define SNR_M2PCIE_EVENT_RXR_BUSY_STARVED_BL_CRD /* UNC_M2P_RxR_BUSY_STARVED.BL_CRD ev_sel=0xe5 umask=0x40: BL messages with a credit. */ \
	SNR_M2PCIE_CTL_(0x40e5u)
#define SNR_M2PCIE_EVENT_RXR_BUSY_STARVED_AD_ALL /* UNC_M2P_RxR_BUSY_STARVED.AD_ALL ev_sel=0xe5 umask=0x11: AD messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x11e5u)
#define SNR_M2PCIE_EVENT_RXR_BUSY_STARVED_BL_ALL /* UNC_M2P_RxR_BUSY_STARVED.BL_ALL ev_sel=0xe5 umask=0x44: BL messages, with a credit and without. */ \
	SNR_M2PCIE_CTL_(0x44e5u)
/* UNC_M2P_MISC_EXTERNAL ev_sel=0xe6: Events from outside of the mesh stop, mostly of the cores. */
#define SNR_M2PCIE_EVENT_MISC_EXTERNAL_MBE_INST0 /* UNC_M2P_MISC_EXTERNAL.MBE_INST0 ev_sel=0xe6 umask=0x1: Input 0. */ \
	SNR_M2PCIE_CTL_(0x1e6u)
#define SNR_M2PCIE_EVENT_MISC_EXTERNAL_MBE_INST1 /* UNC_M2P_MISC_EXTERNAL.MBE_INST1 ev_sel=0xe6 umask=0x2: Input 1. */ \
	SNR_M2PCIE_CTL_(0x2e6u)

#endif
