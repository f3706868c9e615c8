/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeonmp/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 26
#error "these tables are stale: run make generate"
#endif

/* Words, names of events, and what explains them. X(symbol, text) */
#define WORDS(X) \
	X(s_64_bit_Xeon_MP_with_up_t_1a1324ed, "64-bit Xeon MP with up to 8 MB L3 (Potomac)") \
	X(s_Agent_match, "Agent_match") \
	X(s_BUS, "BUS") \
	X(s_EFSB_DRDY_other_0_6b390a3d, "EFSB_DRDY,other=0") \
	X(s_EFSB_DRDY_own_0_2922c562, "EFSB_DRDY,own=0") \
	X(s_Enable, "Enable") \
	X(s_Eviction_match, "Eviction_match") \
	X(s_Fill_match, "Fill_match") \
	X(s_Integrated_front_side_bu_8af0ddbd, "Integrated front side bus and L3 controller") \
	X(s_L3_state_match, "L3_state_match") \
	X(s_LATENCY, "LATENCY") \
	X(s_MSR_EFSB_DRDY_i__16d9703c, "MSR_EFSB_DRDY{i}") \
	X(s_MSR_IFSB_BUSQ_i__9f703d1f, "MSR_IFSB_BUSQ{i}") \
	X(s_MSR_IFSB_CNTR7, "MSR_IFSB_CNTR7") \
	X(s_MSR_IFSB_CTL6, "MSR_IFSB_CTL6") \
	X(s_MSR_IFSB_CTRL6, "MSR_IFSB_CTRL6") \
	X(s_MSR_IFSB_DRDY_i__9a967007, "MSR_IFSB_DRDY{i}") \
	X(s_MSR_IFSB_IBUSQ_i__eef0a96a, "MSR_IFSB_IBUSQ{i}") \
	X(s_MSR_IFSB_ISNPQ_i__916f58f6, "MSR_IFSB_ISNPQ{i}") \
	X(s_MSR_IFSB_SNPQ_i__54ea24d1, "MSR_IFSB_SNPQ{i}") \
	X(s_Other, "Other") \
	X(s_Own, "Own") \
	X(s_QUEUE, "QUEUE") \
	X(s_Saturate, "Saturate") \
	X(s_Snoop_match, "Snoop_match") \
	X(s_T0_match, "T0_match") \
	X(s_T1_match, "T1_match") \
	X(s_Type_match, "Type_match") \
	X(s_Weighted_cycles_of_iBUSQ_9eeb2760, "Weighted cycles of iBUSQ transaction latency.") \
	X(s_agent_match, "agent_match") \
	X(s_bus, "bus") \
	X(s_cntr7, "cntr7") \
	X(s_ctl6, "ctl6") \
	X(s_efsb, "efsb") \
	X(s_enable, "enable") \
	X(s_event_count, "event_count") \
	X(s_eviction_match, "eviction_match") \
	X(s_fill_match, "fill_match") \
	X(s_ibusq, "ibusq") \
	X(s_ifsb, "ifsb") \
	X(s_isnpq, "isnpq") \
	X(s_l3_state_match, "l3_state_match") \
	X(s_latency, "latency") \
	X(s_other, "other") \
	X(s_own, "own") \
	X(s_rsv, "rsv") \
	X(s_saturate, "saturate") \
	X(s_snoop_match, "snoop_match") \
	X(s_t0_match, "t0_match") \
	X(s_t1_match, "t1_match") \
	X(s_type_match, "type_match") \
	X(s_xeonmp, "xeonmp") \

#ifdef UNCORE_WITHOUT_TEXTS
#define WORDS_OF_TEXTS(X)
#else
#define WORDS_OF_TEXTS(X) \
	X(s_ACT, "ACT") \
	X(s_BW, "BW") \
	X(s_CBo, "CBo") \
	X(s_CH, "CH") \
	X(s_CHA, "CHA") \
	X(s_CRD, "CRD") \
	X(s_CYC, "CYC") \
	X(s_C_state_428e8355, "C state") \
	X(s_DCPMM, "DCPMM") \
	X(s_DDIO, "DDIO") \
	X(s_DDR, "DDR") \
	X(s_DIR, "DIR") \
	X(s_DMA_remapping_851f6804, "DMA remapping") \
	X(s_DRAM, "DRAM") \
	X(s_DRAM_page_0d9356f0, "DRAM page") \
	X(s_DRD, "DRD") \
	X(s_ECC, "ECC") \
	X(s_ERR, "ERR") \
	X(s_FREQ, "FREQ") \
	X(s_GB, "GB") \
	X(s_GHz, "GHz") \
	X(s_HA, "HA") \
	X(s_HWPF, "HWPF") \
	X(s_IIO, "IIO") \
	X(s_IO, "IO") \
	X(s_IOMMU, "IOMMU") \
	X(s_IPI, "IPI") \
	X(s_IRQ_line_976f13e1, "IRQ line") \
	X(s_I_O_ea224a0e, "I O") \
	X(s_KTI, "KTI") \
	X(s_L3, "L3") \
	X(s_LLC, "LLC") \
	X(s_LOC, "LOC") \
	X(s_LTD, "LTD") \
	X(s_MB, "MB") \
	X(s_MEM, "MEM") \
	X(s_MHz, "MHz") \
	X(s_MSG, "MSG") \
	X(s_MSI, "MSI") \
	X(s_M_state_f7d2e3f5, "M state") \
	X(s_NE, "NE") \
	X(s_NIC, "NIC") \
	X(s_NVMe, "NVMe") \
	X(s_OCC, "OCC") \
	X(s_Optane, "Optane") \
	X(s_PCI, "PCI") \
	X(s_PCI_Express_8d54cdb9, "PCI Express") \
	X(s_PCIe, "PCIe") \
	X(s_PCT, "PCT") \
	X(s_PCU, "PCU") \
	X(s_PF, "PF") \
	X(s_PKG, "PKG") \
	X(s_PMM, "PMM") \
	X(s_PRE, "PRE") \
	X(s_PREF, "PREF") \
	X(s_PRF, "PRF") \
	X(s_PRIO, "PRIO") \
	X(s_PTL, "PTL") \
	X(s_QPI, "QPI") \
	X(s_RD, "RD") \
	X(s_REM, "REM") \
	X(s_REQ, "REQ") \
	X(s_RESP, "RESP") \
	X(s_RFO, "RFO") \
	X(s_RPQ, "RPQ") \
	X(s_RX, "RX") \
	X(s_RxL, "RxL") \
	X(s_SNP, "SNP") \
	X(s_THR, "THR") \
	X(s_THRTL, "THRTL") \
	X(s_TOR, "TOR") \
	X(s_TRANS, "TRANS") \
	X(s_TX, "TX") \
	X(s_TXN, "TXN") \
	X(s_TxL, "TxL") \
	X(s_UPI, "UPI") \
	X(s_UTIL, "UTIL") \
	X(s_VOLT, "VOLT") \
	X(s_VR, "VR") \
	X(s_VTD, "VTD") \
	X(s_VT_d_66f87648, "VT d") \
	X(s_WB, "WB") \
	X(s_WPQ, "WPQ") \
	X(s_WR, "WR") \
	X(s_a, "a") \
	X(s_abort, "abort") \
	X(s_activate, "activate") \
	X(s_activation, "activation") \
	X(s_address_translation_2ef331d8, "address translation") \
	X(s_allocate, "allocate") \
	X(s_allocation, "allocation") \
	X(s_an, "an") \
	X(s_and, "and") \
	X(s_another_socket_8aae7132, "another socket") \
	X(s_answer, "answer") \
	X(s_any, "any") \
	X(s_are, "are") \
	X(s_arrive, "arrive") \
	X(s_as, "as") \
	X(s_at, "at") \
	X(s_bandwidth, "bandwidth") \
	X(s_be, "be") \
	X(s_been, "been") \
	X(s_being, "being") \
	X(s_bus_lock_934b18e1, "bus lock") \
	X(s_busy, "busy") \
	X(s_by, "by") \
	X(s_bytes, "bytes") \
	X(s_cache_slice_0eae7553, "cache slice") \
	X(s_cache_slice_97307536, "cache-slice") \
	X(s_caching_agent_fbe0b735, "caching agent") \
	X(s_can, "can") \
	X(s_cancel, "cancel") \
	X(s_cap, "cap") \
	X(s_castout, "castout") \
	X(s_channel, "channel") \
	X(s_clock_speed_2d37b021, "clock speed") \
	X(s_clock_tick_31316741, "clock tick") \
	X(s_clocktick, "clocktick") \
	X(s_constrained, "constrained") \
	X(s_core_state_2aa68ae9, "core-state") \
	X(s_correctable_error_e13f8186, "correctable error") \
	X(s_corrected_error_840fcb11, "corrected error") \
	X(s_could, "could") \
	X(s_count, "count") \
	X(s_counter, "counter") \
	X(s_credit, "credit") \
	X(s_cross_socket_2d1eb765, "cross socket") \
	X(s_cycle, "cycle") \
	X(s_data_read_5750612d, "data-read") \
	X(s_data_read_cbdd2f4b, "data read") \
	X(s_delay, "delay") \
	X(s_device, "device") \
	X(s_did, "did") \
	X(s_directory, "directory") \
	X(s_dirty, "dirty") \
	X(s_disk, "disk") \
	X(s_do, "do") \
	X(s_does, "does") \
	X(s_ecc, "ecc") \
	X(s_error, "error") \
	X(s_event, "event") \
	X(s_evict, "evict") \
	X(s_eviction, "eviction") \
	X(s_fill_level_01b7f4d6, "fill level") \
	X(s_for, "for") \
	X(s_fraction, "fraction") \
	X(s_frequency, "frequency") \
	X(s_from, "from") \
	X(s_has, "has") \
	X(s_have, "have") \
	X(s_heat, "heat") \
	X(s_held_down_53d4f53f, "held down") \
	X(s_hit_rate_3914b995, "hit rate") \
	X(s_hit_rate_6e512734, "hit-rate") \
	X(s_hit_ratio_4a062942, "hit ratio") \
	X(s_home_agent_90e0f797, "home agent") \
	X(s_home_agent_fb73bb44, "home-agent") \
	X(s_hot, "hot") \
	X(s_how, "how") \
	X(s_how_long_e846b5a2, "how long") \
	X(s_i, "i") \
	X(s_iMC, "iMC") \
	X(s_idle_state_65fafb00, "idle state") \
	X(s_if, "if") \
	X(s_ignored, "ignored") \
	X(s_in, "in") \
	X(s_in_use_7f289f18, "in use") \
	X(s_incoming, "incoming") \
	X(s_insert, "insert") \
	X(s_interconnect, "interconnect") \
	X(s_interrupt, "interrupt") \
	X(s_io, "io") \
	X(s_iommu, "iommu") \
	X(s_is, "is") \
	X(s_it, "it") \
	X(s_its, "its") \
	X(s_last_level_cache_3e18cdb9, "last level cache") \
	X(s_limit, "limit") \
	X(s_link, "link") \
	X(s_llc, "llc") \
	X(s_load, "load") \
	X(s_load_factor_28d48aef, "load factor") \
	X(s_local, "local") \
	X(s_lock, "lock") \
	X(s_lookup, "lookup") \
	X(s_main_memory_70955283, "main memory") \
	X(s_many, "many") \
	X(s_may, "may") \
	X(s_me, "me") \
	X(s_memory, "memory") \
	X(s_memory_controller_0eafa3d6, "memory-controller") \
	X(s_memory_controller_990842c7, "memory controller") \
	X(s_mesh, "mesh") \
	X(s_message, "message") \
	X(s_might, "might") \
	X(s_miss_PCT_aa6fd2c4, "miss PCT") \
	X(s_miss_rate_b57e0544, "miss rate") \
	X(s_miss_ratio_541d602e, "miss ratio") \
	X(s_modified, "modified") \
	X(s_monitor, "monitor") \
	X(s_much, "much") \
	X(s_must, "must") \
	X(s_my, "my") \
	X(s_network_card_64283da1, "network card") \
	X(s_not_empty_2cf4ee2b, "not-empty") \
	X(s_not_empty_fc7f4385, "not empty") \
	X(s_number, "number") \
	X(s_occupancy, "occupancy") \
	X(s_of, "of") \
	X(s_off_socket_16e3d13c, "off socket") \
	X(s_on, "on") \
	X(s_open_row_e3ab96e1, "open row") \
	X(s_or, "or") \
	X(s_other_socket_4c438505, "other socket") \
	X(s_our, "our") \
	X(s_outgoing, "outgoing") \
	X(s_overheat, "overheat") \
	X(s_package, "package") \
	X(s_page, "page") \
	X(s_page_open_a5c25783, "page open") \
	X(s_part_of_a_line_7c832166, "part of a line") \
	X(s_partial, "partial") \
	X(s_per, "per") \
	X(s_percent, "percent") \
	X(s_percentage, "percentage") \
	X(s_persistent_memory_0f1992a6, "persistent memory") \
	X(s_persistent_memory_9f51bc78, "persistent-memory") \
	X(s_power_control_unit_6dd98a7d, "power control unit") \
	X(s_power_unit_27ca2a78, "power-unit") \
	X(s_precharge, "precharge") \
	X(s_prefetch, "prefetch") \
	X(s_prefetcher, "prefetcher") \
	X(s_priority, "priority") \
	X(s_probe, "probe") \
	X(s_queue_depth_3194ee4a, "queue depth") \
	X(s_queue_length_18ed2f1d, "queue length") \
	X(s_queue_time_ef460eaa, "queue time") \
	X(s_rate, "rate") \
	X(s_ratio, "ratio") \
	X(s_read, "read") \
	X(s_read_for_ownership_40945cc7, "read for ownership") \
	X(s_read_pending_queue_d477690a, "read pending queue") \
	X(s_read_queue_789d6cd1, "read queue") \
	X(s_read_queue_fbf716b5, "read-queue") \
	X(s_receive, "receive") \
	X(s_received, "received") \
	X(s_reject, "reject") \
	X(s_remote, "remote") \
	X(s_replacement, "replacement") \
	X(s_reply, "reply") \
	X(s_request, "request") \
	X(s_residency, "residency") \
	X(s_response, "response") \
	X(s_response_time_a466dc72, "response time") \
	X(s_retried, "retried") \
	X(s_retry, "retry") \
	X(s_rfo, "rfo") \
	X(s_ring, "ring") \
	X(s_row_buffer_41cdddfc, "row buffer") \
	X(s_saturated, "saturated") \
	X(s_saturation, "saturation") \
	X(s_sdm_325384_059_18_20_00aae8db, "sdm-325384-059 18.20") \
	X(s_sdm_325384_059_2b08c8e4, "sdm-325384-059") \
	X(s_sdm_325384_059_Figure_18_f7458436, "sdm-325384-059 Figure 18-51") \
	X(s_sdm_325384_059_Figure_18_f7458e49, "sdm-325384-059 Figure 18-54") \
	X(s_sdm_325384_059_Figure_18_f745fac8, "sdm-325384-059 Figure 18-53") \
	X(s_sdm_325384_059_Figure_18_f745fe1f, "sdm-325384-059 Figure 18-52") \
	X(s_sdm_325384_059_Table_35__45a938c2, "sdm-325384-059 Table 35-42") \
	X(s_send, "send") \
	X(s_sent, "sent") \
	X(s_share, "share") \
	X(s_should, "should") \
	X(s_show, "show") \
	X(s_sleep_state_097c12d5, "sleep state") \
	X(s_slice, "slice") \
	X(s_snoop, "snoop") \
	X(s_so, "so") \
	X(s_speed, "speed") \
	X(s_split_lock_ce998dde, "split lock") \
	X(s_store, "store") \
	X(s_table_of_requests_f24a834e, "table of requests") \
	X(s_take, "take") \
	X(s_taken, "taken") \
	X(s_takes, "takes") \
	X(s_temperature, "temperature") \
	X(s_than, "than") \
	X(s_that, "that") \
	X(s_the, "the") \
	X(s_their, "their") \
	X(s_then, "then") \
	X(s_there, "there") \
	X(s_thermal, "thermal") \
	X(s_these, "these") \
	X(s_they, "they") \
	X(s_third_level_cache_7773b327, "third level cache") \
	X(s_this, "this") \
	X(s_this_socket_90d1bf79, "this socket") \
	X(s_those, "those") \
	X(s_throttle, "throttle") \
	X(s_throttled, "throttled") \
	X(s_throttling, "throttling") \
	X(s_throughput, "throughput") \
	X(s_to, "to") \
	X(s_tor, "tor") \
	X(s_traffic, "traffic") \
	X(s_transaction, "transaction") \
	X(s_transition, "transition") \
	X(s_transmit, "transmit") \
	X(s_turned_away_899e29b6, "turned away") \
	X(s_uncore, "uncore") \
	X(s_used, "used") \
	X(s_utilisation, "utilisation") \
	X(s_utilised, "utilised") \
	X(s_utilization, "utilization") \
	X(s_utilized, "utilized") \
	X(s_victim, "victim") \
	X(s_voltage, "voltage") \
	X(s_wait, "wait") \
	X(s_was, "was") \
	X(s_we, "we") \
	X(s_were, "were") \
	X(s_what, "what") \
	X(s_when, "when") \
	X(s_where, "where") \
	X(s_which, "which") \
	X(s_while, "while") \
	X(s_who, "who") \
	X(s_whose, "whose") \
	X(s_why, "why") \
	X(s_will, "will") \
	X(s_with, "with") \
	X(s_without, "without") \
	X(s_would, "would") \
	X(s_write, "write") \
	X(s_write_back_1d5e4b79, "write-back") \
	X(s_write_back_4cde3c94, "write back") \
	X(s_write_pending_queue_1f2211d4, "write pending queue") \
	X(s_write_queue_6753e2d0, "write queue") \
	X(s_write_queue_c29cf7ec, "write-queue") \
	X(s_writeback, "writeback") \
	X(s_written, "written") \
	X(s_you, "you") \
	X(s_your, "your") \

#endif

#ifdef UNCORE_WITHOUT_ALIASES
#define WORDS_OF_ALIASES(X)
#else
#define WORDS_OF_ALIASES(X) \

#endif

#ifdef UNCORE_WITHOUT_SIM
#define WORDS_OF_SIM(X)
#else
#define WORDS_OF_SIM(X) \

#endif

#define NAMES(X) \
	X(n_events_IBUSQ, "IBUSQ") \
	X(n_events_ISNPQ, "ISNPQ") \
	X(n_events_EFSB_DRDY, "EFSB_DRDY") \
	X(n_events_IBUSQ_LATENCY, "IBUSQ_LATENCY") \

#ifdef UNCORE_WITHOUT_TEXTS
#define SENTENCES(X)
#else
#define SENTENCES(X) \
	X(t_boxes_ifsb, "Two counters each for the bus queue, the snoop queue and data-ready on the bus, and one 64-bit sum of latency.") \
	X(t_fields_ifsb_ibusq_saturate, "Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened.") \
	X(t_fields_ifsb_ibusq_fill_match, "Chooses by fills; no encoding is published.") \
	X(t_fields_ifsb_ibusq_eviction_match, "Chooses by evictions; no encoding is published.") \
	X(t_fields_ifsb_ibusq_l3_state_match, "Chooses by the state of the line; which bit is which state is not published.") \
	X(t_fields_ifsb_ibusq_snoop_match, "Chooses by the snoop result; which bit is which result is not published.") \
	X(t_fields_ifsb_ibusq_type_match, "Chooses by the type of transaction; which bit is which type is not published.") \
	X(t_fields_ifsb_ibusq_reserved_37_36, "The figure prints a 1 in both; what they mean is not said.") \
	X(t_fields_ifsb_ibusq_t1_match, "Chooses logical processor 1, if T stands for thread.") \
	X(t_fields_ifsb_ibusq_t0_match, "Chooses logical processor 0, if T stands for thread.") \
	X(t_fields_ifsb_ibusq_event_count, "The count; RDPMC gives it too.") \
	X(t_fields_ifsb_isnpq_agent_match, "Chooses by the agent; which bit is which agent is not published.") \
	X(t_fields_ifsb_efsb_other, "Data-ready of other agents.") \
	X(t_fields_ifsb_efsb_own, "Data-ready of this agent.") \
	X(t_fields_ifsb_ctl6_enable, "Lets the latency be added up; clearing it keeps the count.") \
	X(t_fields_ifsb_cntr7_event_count, "Weighted cycles of latency.") \
	X(t_steps_ifsb_setup, "The latency stands still.") \
	X(t_steps_ifsb_freeze, "Without match bits nothing is chosen; the count is written as it was read.") \
	X(t_steps_ifsb_freeze4, "The latency keeps its count.") \
	X(t_steps_ifsb_unfreeze, "The match bits come back beside the count.") \
	X(t_steps_ifsb_reset, "Match bits and count are one register: both become 0.") \
	X(t_steps_ifsb_start, "An upper half with match bits begins counting, from 0.") \
	X(t_steps_ifsb_restore, "No match bit, no count.") \
	X(t_categories_ifsb_QUEUE, "Transactions and snoops in the queues between the processor and its L3.") \
	X(t_categories_ifsb_BUS, "Data on the system bus.") \
	X(t_categories_ifsb_LATENCY, "How long transactions take.") \
	X(t_events_IBUSQ, "What the bus queue sees and the match fields choose; give raw masks, as no encoding is published.") \
	X(t_events_ISNPQ, "What the snoop queue sees and the match fields choose; give raw masks, as no encoding is published.") \
	X(t_events_EFSB_DRDY, "Data-ready on the bus, of this agent and of others; own=0 or other=0 leaves one of them.") \
	X(t_events_IBUSQ_LATENCY, "Latency of bus queue transactions, added up in weighted cycles; by which weight is not said.") \
	X(t_groups_bus_question, "How busy is the front-side bus, and with whose data\?") \
	X(t_groups_bus_reading, "The first are clocks with data of this processor, the second those with data of other agents. Together they are the use of the bus; near its clock it is full.") \

#endif

#define STRINGS(X) \
	WORDS(X) WORDS_OF_TEXTS(X) WORDS_OF_ALIASES(X) WORDS_OF_SIM(X) NAMES(X) SENTENCES(X)
#define MEMBER(symbol, text) char symbol[sizeof(text)];
#define TEXT(symbol, text) text,
/*
 * The offset of a string that rows may share, and of one that belongs to a row; 0 is the empty string.
 * C is a citation, T a sentence.
 */
#define S(symbol) offsetof(struct uncore_xeonmp_strings, s_##symbol)
#define N(symbol) offsetof(struct uncore_xeonmp_strings, n_##symbol)
#ifdef UNCORE_WITHOUT_TEXTS
#define C(symbol) 0
#define T(symbol) 0
#else
#define C(symbol) S(symbol)
#define T(symbol) offsetof(struct uncore_xeonmp_strings, t_##symbol)
#endif
#define NONE UNCORE_NO_INDEX
/* The slot of a name that only other tools use. */
#ifdef UNCORE_WITHOUT_ALIASES
#define A(slot) UNCORE_NAME_LEFT_OUT
#else
#define A(slot) slot
#endif

struct uncore_xeonmp_strings {
	char empty[1];
	STRINGS(MEMBER)
};

enum {
	cpuids_15_3_0_15_3,
	cpuids_15_4_0_15_3,
	cpuids_COUNT
};

enum {
	boxes_ifsb,
	boxes_COUNT
};

enum {
	registers_ifsb_ibusq,
	registers_ifsb_isnpq,
	registers_ifsb_efsb,
	registers_ifsb_ctl6,
	registers_ifsb_cntr7,
	registers_COUNT
};

enum {
	layouts_ifsb_ibusq,
	layouts_ifsb_isnpq,
	layouts_ifsb_efsb,
	layouts_ifsb_ctl6,
	layouts_ifsb_cntr7,
	layouts_COUNT
};

enum {
	fields_ifsb_ibusq_reserved_63_60,
	fields_ifsb_ibusq_saturate,
	fields_ifsb_ibusq_reserved_58_58,
	fields_ifsb_ibusq_fill_match,
	fields_ifsb_ibusq_eviction_match,
	fields_ifsb_ibusq_l3_state_match,
	fields_ifsb_ibusq_snoop_match,
	fields_ifsb_ibusq_type_match,
	fields_ifsb_ibusq_reserved_37_36,
	fields_ifsb_ibusq_reserved_35_34,
	fields_ifsb_ibusq_t1_match,
	fields_ifsb_ibusq_t0_match,
	fields_ifsb_ibusq_event_count,
	fields_ifsb_isnpq_reserved_63_60,
	fields_ifsb_isnpq_saturate,
	fields_ifsb_isnpq_reserved_58_55,
	fields_ifsb_isnpq_l3_state_match,
	fields_ifsb_isnpq_snoop_match,
	fields_ifsb_isnpq_type_match,
	fields_ifsb_isnpq_reserved_38_38,
	fields_ifsb_isnpq_agent_match,
	fields_ifsb_isnpq_reserved_35_34,
	fields_ifsb_isnpq_t1_match,
	fields_ifsb_isnpq_t0_match,
	fields_ifsb_isnpq_event_count,
	fields_ifsb_efsb_reserved_63_60,
	fields_ifsb_efsb_saturate,
	fields_ifsb_efsb_reserved_58_50,
	fields_ifsb_efsb_other,
	fields_ifsb_efsb_own,
	fields_ifsb_efsb_reserved_47_32,
	fields_ifsb_efsb_event_count,
	fields_ifsb_ctl6_reserved_63_59,
	fields_ifsb_ctl6_enable,
	fields_ifsb_ctl6_reserved_57_0,
	fields_ifsb_cntr7_event_count,
	fields_COUNT
};

enum {
	counters_ifsb_ibusq,
	counters_ifsb_isnpq,
	counters_ifsb_efsb,
	counters_ifsb_latency,
	counters_COUNT
};

enum {
	procedure_rows_ifsb_setup,
	procedure_rows_ifsb_freeze,
	procedure_rows_ifsb_unfreeze,
	procedure_rows_ifsb_reset,
	procedure_rows_ifsb_start,
	procedure_rows_ifsb_stop,
	procedure_rows_ifsb_read,
	procedure_rows_ifsb_restore,
	procedure_rows_COUNT
};

enum {
	steps_ifsb_setup,
	steps_ifsb_freeze, steps_ifsb_freeze__last = steps_ifsb_freeze + 3,
	steps_ifsb_unfreeze, steps_ifsb_unfreeze__last = steps_ifsb_unfreeze + 3,
	steps_ifsb_reset, steps_ifsb_reset__last = steps_ifsb_reset + 3,
	steps_ifsb_start, steps_ifsb_start__last = steps_ifsb_start + 3,
	steps_ifsb_stop, steps_ifsb_stop__last = steps_ifsb_stop + 3,
	steps_ifsb_read, steps_ifsb_read__last = steps_ifsb_read + 3,
	steps_ifsb_restore, steps_ifsb_restore__last = steps_ifsb_restore + 3,
	steps_COUNT
};

enum {
	aliases_register_ifsb_ibusq,
	aliases_register_ifsb_isnpq,
	aliases_register_ifsb_efsb,
	aliases_register_ifsb_ctl6,
	aliases_COUNT
};

enum {
	events_IBUSQ,
	events_ISNPQ,
	events_EFSB_DRDY,
	events_IBUSQ_LATENCY,
	events_COUNT
};

enum {
	categories_ifsb_QUEUE,
	categories_ifsb_BUS,
	categories_ifsb_LATENCY,
	categories_COUNT
};

enum {
	defaults_EFSB_DRDY,
	defaults_COUNT
};

enum {
	core_msrs_all,
	core_msrs_COUNT
};

enum {
	groups_bus,
	groups_COUNT
};

enum {
	group_items_bus, group_items_bus__last = group_items_bus + 1,
	group_items_COUNT
};

enum {
	synonyms_of_searches, synonyms_of_searches__last = synonyms_of_searches + 317,
	synonyms_COUNT
};

enum {
	names_events = 1,
	names_umasks = names_events + events_COUNT,
	names_codes = names_umasks,
	names_boxes = names_codes + events_COUNT,
	names_box_aliases = names_boxes + boxes_COUNT,
	names_instances = names_box_aliases + aliases_COUNT,
	names_perf_pmus = names_instances,
	names_perf_older = names_perf_pmus,
	names_wholes = names_perf_older,
	names_tails = names_wholes,
	names_likwid = names_tails,
	name_index_last = 15,
	name_index_COUNT
};

struct uncore_xeonmp_tables {
	struct uncore_tables head;
	struct uncore_cpuid_row cpuids[cpuids_COUNT];
	struct uncore_box_row boxes[boxes_COUNT];
	struct uncore_register_row registers[registers_COUNT];
	struct uncore_layout_row layouts[layouts_COUNT];
	struct uncore_field_row fields[fields_COUNT];
	struct uncore_counter_row counters[counters_COUNT];
	struct uncore_procedure_row procedure_rows[procedure_rows_COUNT];
	struct uncore_step_row steps[steps_COUNT];
	struct uncore_alias_row aliases[aliases_COUNT];
	struct uncore_event_row events[events_COUNT];
	struct uncore_category_row categories[categories_COUNT];
	uint16_t name_index[name_index_COUNT];
	struct uncore_default_row defaults[defaults_COUNT];
#ifndef UNCORE_WITHOUT_SIM
	struct uncore_core_msr_row core_msrs[core_msrs_COUNT];
#endif
	struct uncore_group_row groups[groups_COUNT];
	struct uncore_group_item_row group_items[group_items_COUNT];
#ifndef UNCORE_WITHOUT_TEXTS
	struct uncore_synonym_row synonyms[synonyms_COUNT];
#endif
	struct uncore_xeonmp_strings pool;
};

extern const struct uncore_xeonmp_tables uncore_xeonmp_tables;

const struct uncore_xeonmp_tables uncore_xeonmp_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_xeonmp_tables),
		.id = S(xeonmp), 
		.title = S(64_bit_Xeon_MP_with_up_t_1a1324ed), 
		.source = C(sdm_325384_059_2b08c8e4), 
		.sockets = { .method = NONE, .node = { NONE, NONE, NONE }, .map = { NONE, NONE, NONE }, .valid = { NONE, NONE, NONE }, .others = UNCORE_OTHERS_NONE, },
		.cores = 0, .threads = 0, 
		
		.cpuids = { offsetof(struct uncore_xeonmp_tables, cpuids), cpuids_COUNT },
		.boxes = { offsetof(struct uncore_xeonmp_tables, boxes), boxes_COUNT },
		.registers = { offsetof(struct uncore_xeonmp_tables, registers), registers_COUNT },
		.layouts = { offsetof(struct uncore_xeonmp_tables, layouts), layouts_COUNT },
		.fields = { offsetof(struct uncore_xeonmp_tables, fields), fields_COUNT },
		.counters = { offsetof(struct uncore_xeonmp_tables, counters), counters_COUNT },
		.procedure_rows = { offsetof(struct uncore_xeonmp_tables, procedure_rows), procedure_rows_COUNT },
		.steps = { offsetof(struct uncore_xeonmp_tables, steps), steps_COUNT },
		.aliases = { offsetof(struct uncore_xeonmp_tables, aliases), aliases_COUNT },
		.events = { offsetof(struct uncore_xeonmp_tables, events), events_COUNT },
		.categories = { offsetof(struct uncore_xeonmp_tables, categories), categories_COUNT },
		.name_index = { offsetof(struct uncore_xeonmp_tables, name_index), name_index_COUNT },
		.defaults = { offsetof(struct uncore_xeonmp_tables, defaults), defaults_COUNT },
#ifndef UNCORE_WITHOUT_SIM
		.core_msrs = { offsetof(struct uncore_xeonmp_tables, core_msrs), core_msrs_COUNT },
#endif
		.groups = { offsetof(struct uncore_xeonmp_tables, groups), groups_COUNT },
		.group_items = { offsetof(struct uncore_xeonmp_tables, group_items), group_items_COUNT },
#ifndef UNCORE_WITHOUT_TEXTS
		.synonyms = { offsetof(struct uncore_xeonmp_tables, synonyms), synonyms_COUNT },
#endif
		.pool = { offsetof(struct uncore_xeonmp_tables, pool), sizeof(struct uncore_xeonmp_strings) },
	},
	.cpuids = {
		[cpuids_15_3_0_15_3] = { .family = 15, .model = 3, .stepping_hi = 15, .variant = NONE, .cache_level = 3 },
		[cpuids_15_4_0_15_3] = { .family = 15, .model = 4, .stepping_hi = 15, .variant = NONE, .cache_level = 3 },
	},
	.boxes = {
		[boxes_ifsb] = { .id = S(ifsb), .title = S(Integrated_front_side_bu_8af0ddbd), .text = T(boxes_ifsb), .source = C(sdm_325384_059_18_20_00aae8db), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_ifsb_ibusq, 5 }, .counters = { counters_ifsb_ibusq, 4 }, .procedures = { procedure_rows_ifsb_setup, 8 } },
	},
	.registers = {
		[registers_ifsb_ibusq] = { .id = S(ibusq), .name = S(MSR_IFSB_BUSQ_i__9f703d1f), .source = C(sdm_325384_059_Table_35__45a938c2), .base = 0x107cc, .index_stride = 0x1, .layout = layouts_ifsb_ibusq, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_ifsb_isnpq] = { .id = S(isnpq), .name = S(MSR_IFSB_SNPQ_i__54ea24d1), .source = C(sdm_325384_059_Table_35__45a938c2), .base = 0x107ce, .index_stride = 0x1, .layout = layouts_ifsb_isnpq, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_ifsb_efsb] = { .id = S(efsb), .name = S(MSR_EFSB_DRDY_i__16d9703c), .source = C(sdm_325384_059_Table_35__45a938c2), .base = 0x107d0, .index_stride = 0x1, .layout = layouts_ifsb_efsb, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_ifsb_ctl6] = { .id = S(ctl6), .name = S(MSR_IFSB_CTL6), .source = C(sdm_325384_059_Table_35__45a938c2), .base = 0x107d2, .layout = layouts_ifsb_ctl6, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_ifsb_cntr7] = { .id = S(cntr7), .name = S(MSR_IFSB_CNTR7), .source = C(sdm_325384_059_Table_35__45a938c2), .base = 0x107d3, .layout = layouts_ifsb_cntr7, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
	},
	.layouts = {
		[layouts_ifsb_ibusq] = { .id = S(ibusq), .fields = { fields_ifsb_ibusq_reserved_63_60, 13 }, .write_base = 0x3000000000, .writable = 0xbffffc3ffffffff, .must_one = 0x3000000000, .event_bits = 0x3ffffc300000000, .width = 64 },
		[layouts_ifsb_isnpq] = { .id = S(isnpq), .fields = { fields_ifsb_isnpq_reserved_63_60, 12 }, .writable = 0x87fffb3ffffffff, .event_bits = 0x7fffb300000000, .width = 64 },
		[layouts_ifsb_efsb] = { .id = S(efsb), .fields = { fields_ifsb_efsb_reserved_63_60, 7 }, .writable = 0x8030000ffffffff, .event_bits = 0x3000000000000, .width = 64 },
		[layouts_ifsb_ctl6] = { .id = S(ctl6), .fields = { fields_ifsb_ctl6_reserved_63_59, 3 }, .writable = 0x400000000000000, .width = 64 },
		[layouts_ifsb_cntr7] = { .id = S(cntr7), .fields = { fields_ifsb_cntr7_event_count, 1 }, .writable = 0xffffffffffffffff, .width = 64 },
	},
	.fields = {
		[fields_ifsb_ibusq_reserved_63_60] = { .name = S(rsv), .source = C(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0xf000000000000000, .lo = 60, .width = 4, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_ibusq_saturate] = { .id = S(saturate), .name = S(Saturate), .text = T(fields_ifsb_ibusq_saturate), .source = C(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x800000000000000, .lo = 59, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_SATURATE },
		[fields_ifsb_ibusq_reserved_58_58] = { .name = S(rsv), .source = C(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x400000000000000, .lo = 58, .width = 1, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_ibusq_fill_match] = { .id = S(fill_match), .name = S(Fill_match), .text = T(fields_ifsb_ibusq_fill_match), .source = C(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x200000000000000, .lo = 57, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_ifsb_ibusq_eviction_match] = { .id = S(eviction_match), .name = S(Eviction_match), .text = T(fields_ifsb_ibusq_eviction_match), .source = C(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x100000000000000, .lo = 56, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_ifsb_ibusq_l3_state_match] = { .id = S(l3_state_match), .name = S(L3_state_match), .text = T(fields_ifsb_ibusq_l3_state_match), .source = C(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0xfe000000000000, .lo = 49, .width = 7, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_ifsb_ibusq_snoop_match] = { .id = S(snoop_match), .name = S(Snoop_match), .text = T(fields_ifsb_ibusq_snoop_match), .source = C(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x1c00000000000, .lo = 46, .width = 3, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_ifsb_ibusq_type_match] = { .id = S(type_match), .name = S(Type_match), .text = T(fields_ifsb_ibusq_type_match), .source = C(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x3fc000000000, .lo = 38, .width = 8, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_ifsb_ibusq_reserved_37_36] = { .name = S(rsv), .text = T(fields_ifsb_ibusq_reserved_37_36), .source = C(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x3000000000, .lo = 36, .width = 2, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_ibusq_reserved_35_34] = { .name = S(rsv), .source = C(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0xc00000000, .lo = 34, .width = 2, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_ibusq_t1_match] = { .id = S(t1_match), .name = S(T1_match), .text = T(fields_ifsb_ibusq_t1_match), .source = C(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x200000000, .lo = 33, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ifsb_ibusq_t0_match] = { .id = S(t0_match), .name = S(T0_match), .text = T(fields_ifsb_ibusq_t0_match), .source = C(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0x100000000, .lo = 32, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ifsb_ibusq_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ifsb_ibusq_event_count), .source = C(sdm_325384_059_Figure_18_f7458436), .needs = NONE, .by = NONE, .bits = 0xffffffff, .width = 32, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_ifsb_isnpq_reserved_63_60] = { .name = S(rsv), .source = C(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0xf000000000000000, .lo = 60, .width = 4, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_isnpq_saturate] = { .id = S(saturate), .name = S(Saturate), .text = T(fields_ifsb_ibusq_saturate), .source = C(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0x800000000000000, .lo = 59, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_SATURATE },
		[fields_ifsb_isnpq_reserved_58_55] = { .name = S(rsv), .source = C(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0x780000000000000, .lo = 55, .width = 4, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_isnpq_l3_state_match] = { .id = S(l3_state_match), .name = S(L3_state_match), .text = T(fields_ifsb_ibusq_l3_state_match), .source = C(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0x7f000000000000, .lo = 48, .width = 7, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_ifsb_isnpq_snoop_match] = { .id = S(snoop_match), .name = S(Snoop_match), .text = T(fields_ifsb_ibusq_snoop_match), .source = C(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0xe00000000000, .lo = 45, .width = 3, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_ifsb_isnpq_type_match] = { .id = S(type_match), .name = S(Type_match), .text = T(fields_ifsb_ibusq_type_match), .source = C(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0x1f8000000000, .lo = 39, .width = 6, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_ifsb_isnpq_reserved_38_38] = { .name = S(rsv), .source = C(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0x4000000000, .lo = 38, .width = 1, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_isnpq_agent_match] = { .id = S(agent_match), .name = S(Agent_match), .text = T(fields_ifsb_isnpq_agent_match), .source = C(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0x3000000000, .lo = 36, .width = 2, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_ifsb_isnpq_reserved_35_34] = { .name = S(rsv), .source = C(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0xc00000000, .lo = 34, .width = 2, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_isnpq_t1_match] = { .id = S(t1_match), .name = S(T1_match), .text = T(fields_ifsb_ibusq_t1_match), .source = C(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0x200000000, .lo = 33, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ifsb_isnpq_t0_match] = { .id = S(t0_match), .name = S(T0_match), .text = T(fields_ifsb_ibusq_t0_match), .source = C(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0x100000000, .lo = 32, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_ifsb_isnpq_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ifsb_ibusq_event_count), .source = C(sdm_325384_059_Figure_18_f745fe1f), .needs = NONE, .by = NONE, .bits = 0xffffffff, .width = 32, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_ifsb_efsb_reserved_63_60] = { .name = S(rsv), .source = C(sdm_325384_059_Figure_18_f745fac8), .needs = NONE, .by = NONE, .bits = 0xf000000000000000, .lo = 60, .width = 4, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_efsb_saturate] = { .id = S(saturate), .name = S(Saturate), .text = T(fields_ifsb_ibusq_saturate), .source = C(sdm_325384_059_Figure_18_f745fac8), .needs = NONE, .by = NONE, .bits = 0x800000000000000, .lo = 59, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_SATURATE },
		[fields_ifsb_efsb_reserved_58_50] = { .name = S(rsv), .source = C(sdm_325384_059_Figure_18_f745fac8), .needs = NONE, .by = NONE, .bits = 0x7fc000000000000, .lo = 50, .width = 9, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_efsb_other] = { .id = S(other), .name = S(Other), .text = T(fields_ifsb_efsb_other), .source = C(sdm_325384_059_Figure_18_f745fac8), .needs = NONE, .by = NONE, .bits = 0x2000000000000, .lo = 49, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_ifsb_efsb_own] = { .id = S(own), .name = S(Own), .text = T(fields_ifsb_efsb_own), .source = C(sdm_325384_059_Figure_18_f745fac8), .needs = NONE, .by = NONE, .bits = 0x1000000000000, .lo = 48, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_ifsb_efsb_reserved_47_32] = { .name = S(rsv), .source = C(sdm_325384_059_Figure_18_f745fac8), .needs = NONE, .by = NONE, .bits = 0xffff00000000, .lo = 32, .width = 16, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_efsb_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ifsb_ibusq_event_count), .source = C(sdm_325384_059_Figure_18_f745fac8), .needs = NONE, .by = NONE, .bits = 0xffffffff, .width = 32, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_ifsb_ctl6_reserved_63_59] = { .name = S(rsv), .source = C(sdm_325384_059_Figure_18_f7458e49), .needs = NONE, .by = NONE, .bits = 0xf800000000000000, .lo = 59, .width = 5, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_ctl6_enable] = { .id = S(enable), .name = S(Enable), .text = T(fields_ifsb_ctl6_enable), .source = C(sdm_325384_059_Figure_18_f7458e49), .needs = NONE, .by = NONE, .bits = 0x400000000000000, .lo = 58, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_ENABLE },
		[fields_ifsb_ctl6_reserved_57_0] = { .name = S(rsv), .source = C(sdm_325384_059_Figure_18_f7458e49), .needs = NONE, .by = NONE, .bits = 0x3ffffffffffffff, .width = 58, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_ifsb_cntr7_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_ifsb_cntr7_event_count), .source = C(sdm_325384_059_Figure_18_f7458e49), .needs = NONE, .by = NONE, .bits = 0xffffffffffffffff, .width = 64, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
	},
	.counters = {
		[counters_ifsb_ibusq] = { .id = S(ibusq), .control = registers_ifsb_ibusq, .data = registers_ifsb_ibusq, .count = 2, .width = 32, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 18, .freezes = { NONE, NONE, NONE }, .enable = 1, .match = 2, .halved_by = { NONE, NONE, NONE } },
		[counters_ifsb_isnpq] = { .id = S(isnpq), .control = registers_ifsb_isnpq, .data = registers_ifsb_isnpq, .count = 2, .width = 32, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 20, .freezes = { NONE, NONE, NONE }, .enable = 1, .match = 2, .select_bit = 2, .halved_by = { NONE, NONE, NONE } },
		[counters_ifsb_efsb] = { .id = S(efsb), .control = registers_ifsb_efsb, .data = registers_ifsb_efsb, .count = 2, .width = 32, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 22, .freezes = { NONE, NONE, NONE }, .enable = 1, .match = 2, .select_bit = 4, .halved_by = { NONE, NONE, NONE } },
		[counters_ifsb_latency] = { .id = S(latency), .counts = S(Weighted_cycles_of_iBUSQ_9eeb2760), .control = registers_ifsb_ctl6, .data = registers_ifsb_cntr7, .count = 1, .width = 64, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 25, .freezes = { NONE, NONE, NONE }, .match = 1, .select_bit = 6, .halved_by = { NONE, NONE, NONE } },
	},
	.procedure_rows = {
		[procedure_rows_ifsb_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_ifsb_setup, 1 } },
		[procedure_rows_ifsb_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_ifsb_freeze, 4 } },
		[procedure_rows_ifsb_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_ifsb_unfreeze, 4 } },
		[procedure_rows_ifsb_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_ifsb_reset, 4 } },
		[procedure_rows_ifsb_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_ifsb_start, 4 } },
		[procedure_rows_ifsb_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_ifsb_stop, 4 } },
		[procedure_rows_ifsb_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_ifsb_read, 4 } },
		[procedure_rows_ifsb_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_ifsb_restore, 4 } },
	},
	.steps = {
		[steps_ifsb_setup] = { .text = T(steps_ifsb_setup), .box = boxes_ifsb, .reg = registers_ifsb_ctl6, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ifsb_freeze] = { .value = 0x3000000000, .keep = 0xffffffff, .text = T(steps_ifsb_freeze), .box = boxes_ifsb, .reg = registers_ifsb_ibusq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .keep = 0xffffffff, .text = T(steps_ifsb_freeze), .box = boxes_ifsb, .reg = registers_ifsb_isnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .keep = 0xffffffff, .text = T(steps_ifsb_freeze), .box = boxes_ifsb, .reg = registers_ifsb_efsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ifsb_freeze4), .box = boxes_ifsb, .reg = registers_ifsb_ctl6, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ifsb_unfreeze] = { .value = 0x3000000000, .keep = 0xffffffff, .text = T(steps_ifsb_unfreeze), .box = boxes_ifsb, .reg = registers_ifsb_ibusq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .keep = 0xffffffff, .text = T(steps_ifsb_unfreeze), .box = boxes_ifsb, .reg = registers_ifsb_isnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .keep = 0xffffffff, .text = T(steps_ifsb_unfreeze), .box = boxes_ifsb, .reg = registers_ifsb_efsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .value = 0x400000000000000, .set = 0x400000000000000, .box = boxes_ifsb, .reg = registers_ifsb_ctl6, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ifsb_reset] = { .value = 0x3000000000, .text = T(steps_ifsb_reset), .box = boxes_ifsb, .reg = registers_ifsb_ibusq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ifsb_reset), .box = boxes_ifsb, .reg = registers_ifsb_isnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ifsb_reset), .box = boxes_ifsb, .reg = registers_ifsb_efsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .set = 0xffffffffffffffff, .box = boxes_ifsb, .reg = registers_ifsb_cntr7, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ifsb_start] = { .value = 0x3000000000, .text = T(steps_ifsb_start), .box = boxes_ifsb, .reg = registers_ifsb_ibusq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ifsb_start), .box = boxes_ifsb, .reg = registers_ifsb_isnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ifsb_start), .box = boxes_ifsb, .reg = registers_ifsb_efsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .value = 0x400000000000000, .set = 0x400000000000000, .box = boxes_ifsb, .reg = registers_ifsb_ctl6, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ifsb_stop] = { .value = 0x3000000000, .keep = 0xffffffff, .text = T(steps_ifsb_freeze), .box = boxes_ifsb, .reg = registers_ifsb_ibusq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .keep = 0xffffffff, .text = T(steps_ifsb_freeze), .box = boxes_ifsb, .reg = registers_ifsb_isnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .keep = 0xffffffff, .text = T(steps_ifsb_freeze), .box = boxes_ifsb, .reg = registers_ifsb_efsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ifsb_freeze4), .box = boxes_ifsb, .reg = registers_ifsb_ctl6, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_ifsb_read] = { .value = 0x3000000000, .box = boxes_ifsb, .reg = registers_ifsb_ibusq, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_ifsb, .reg = registers_ifsb_isnpq, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_ifsb, .reg = registers_ifsb_efsb, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_ifsb, .reg = registers_ifsb_cntr7, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_ifsb_restore] = { .value = 0x3000000000, .text = T(steps_ifsb_restore), .box = boxes_ifsb, .reg = registers_ifsb_ibusq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ifsb_restore), .box = boxes_ifsb, .reg = registers_ifsb_isnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_ifsb_restore), .box = boxes_ifsb, .reg = registers_ifsb_efsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_ifsb, .reg = registers_ifsb_ctl6, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
	},
	.aliases = {
		[aliases_register_ifsb_ibusq] = { .name = S(MSR_IFSB_IBUSQ_i__eef0a96a), .box = boxes_ifsb, .reg = registers_ifsb_ibusq, .field = NONE },
		[aliases_register_ifsb_isnpq] = { .name = S(MSR_IFSB_ISNPQ_i__916f58f6), .box = boxes_ifsb, .reg = registers_ifsb_isnpq, .field = NONE },
		[aliases_register_ifsb_efsb] = { .name = S(MSR_IFSB_DRDY_i__9a967007), .box = boxes_ifsb, .reg = registers_ifsb_efsb, .field = NONE },
		[aliases_register_ifsb_ctl6] = { .name = S(MSR_IFSB_CTRL6), .box = boxes_ifsb, .reg = registers_ifsb_ctl6, .field = NONE },
	},
	.events = {
		[events_IBUSQ] = { .name = N(events_IBUSQ), .text = T(events_IBUSQ), .source = C(sdm_325384_059_18_20_00aae8db), .box = boxes_ifsb, .category = categories_ifsb_QUEUE, .counters = 0x3, .group = 0, .umask_field = NONE },
		[events_ISNPQ] = { .name = N(events_ISNPQ), .text = T(events_ISNPQ), .source = C(sdm_325384_059_18_20_00aae8db), .box = boxes_ifsb, .category = categories_ifsb_QUEUE, .counters = 0x3, .group = 1, .umask_field = NONE },
		[events_EFSB_DRDY] = { .control = 0x3000000000000, .name = N(events_EFSB_DRDY), .text = T(events_EFSB_DRDY), .source = C(sdm_325384_059_18_20_00aae8db), .box = boxes_ifsb, .category = categories_ifsb_BUS, .counters = 0x3, .group = 2, .flags = UNCORE_EVENT_DEFAULTS, .umask_field = NONE },
		[events_IBUSQ_LATENCY] = { .name = N(events_IBUSQ_LATENCY), .text = T(events_IBUSQ_LATENCY), .source = C(sdm_325384_059_18_20_00aae8db), .box = boxes_ifsb, .category = categories_ifsb_LATENCY, .counters = 0x1, .group = 3, .umask_field = NONE },
	},
	.categories = {
		[categories_ifsb_QUEUE] = { .id = S(QUEUE), .text = T(categories_ifsb_QUEUE), .box = boxes_ifsb },
		[categories_ifsb_BUS] = { .id = S(BUS), .text = T(categories_ifsb_BUS), .box = boxes_ifsb },
		[categories_ifsb_LATENCY] = { .id = S(LATENCY), .text = T(categories_ifsb_LATENCY), .box = boxes_ifsb },
	},
	.name_index = {
		[0x0] = names_codes + events_IBUSQ,
		[0x1] = names_events + events_ISNPQ,
		[0x3] = names_boxes + boxes_ifsb,
		[0x4] = names_events + events_IBUSQ_LATENCY,
		[0x5] = names_codes + events_ISNPQ,
		[0x6] = names_events + events_EFSB_DRDY,
		[0x8] = names_events + events_IBUSQ,
		[0xa] = names_codes + events_EFSB_DRDY,
		[0xf] = names_codes + events_IBUSQ_LATENCY,
	},
	.defaults = {
		[defaults_EFSB_DRDY] = { .bits = 0x3000000000000, .event = events_EFSB_DRDY },
	},
#ifndef UNCORE_WITHOUT_SIM
	.core_msrs = {
		[core_msrs_all] = { .number = 0x10, .count = 1, .kind = UNCORE_CORE_MSR_TSC, .scope = UNCORE_SCOPE_CPU },
	},
#endif
	.groups = {
		[groups_bus] = { .name = S(bus), .question = T(groups_bus_question), .reading = T(groups_bus_reading), .source = C(sdm_325384_059_18_20_00aae8db), .items = { group_items_bus, 2 }, .by = UNCORE_GROUP_BY_SOCKET, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
	},
	.group_items = {
		[group_items_bus] = { .expression = S(EFSB_DRDY_other_0_6b390a3d), .metric = NONE, .event = events_EFSB_DRDY, .umask = NONE, .box = boxes_ifsb },
		{ .expression = S(EFSB_DRDY_own_0_2922c562), .metric = NONE, .event = events_EFSB_DRDY, .umask = NONE, .box = boxes_ifsb },
	},
#ifndef UNCORE_WITHOUT_TEXTS
	.synonyms = {
		[synonyms_of_searches] = { .word = S(abort), .set = S(abort), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(cancel), .set = S(abort), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(activate), .set = S(activate), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(activation), .set = S(activate), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(ACT), .set = S(activate), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(bandwidth), .set = S(bandwidth), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(BW), .set = S(bandwidth), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(throughput), .set = S(bandwidth), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(traffic), .set = S(bandwidth), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(bytes), .set = S(bandwidth), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(GB), .set = S(bandwidth), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(MB), .set = S(bandwidth), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(cache_slice_0eae7553), .set = S(cache_slice_97307536), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(CBo), .set = S(cache_slice_97307536), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(CHA), .set = S(cache_slice_97307536), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(slice), .set = S(cache_slice_97307536), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(caching_agent_fbe0b735), .set = S(cache_slice_97307536), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(channel), .set = S(channel), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(CH), .set = S(channel), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(C_state_428e8355), .set = S(core_state_2aa68ae9), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(residency), .set = S(core_state_2aa68ae9), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(idle_state_65fafb00), .set = S(core_state_2aa68ae9), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(sleep_state_097c12d5), .set = S(core_state_2aa68ae9), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(credit), .set = S(credit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(CRD), .set = S(credit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(cycle), .set = S(cycle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(CYC), .set = S(cycle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(clocktick), .set = S(cycle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(clock_tick_31316741), .set = S(cycle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(DRD), .set = S(data_read_5750612d), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(data_read_cbdd2f4b), .set = S(data_read_5750612d), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(directory), .set = S(directory), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(DIR), .set = S(directory), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(ECC), .set = S(ecc), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(correctable_error_e13f8186), .set = S(ecc), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(corrected_error_840fcb11), .set = S(ecc), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(error), .set = S(error), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(ERR), .set = S(error), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(eviction), .set = S(eviction), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(evict), .set = S(eviction), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(victim), .set = S(eviction), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(castout), .set = S(eviction), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(replacement), .set = S(eviction), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(frequency), .set = S(frequency), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(FREQ), .set = S(frequency), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(speed), .set = S(frequency), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(clock_speed_2d37b021), .set = S(frequency), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(MHz), .set = S(frequency), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(GHz), .set = S(frequency), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(hit_rate_3914b995), .set = S(hit_rate_6e512734), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(hit_ratio_4a062942), .set = S(hit_rate_6e512734), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(miss_rate_b57e0544), .set = S(hit_rate_6e512734), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(miss_ratio_541d602e), .set = S(hit_rate_6e512734), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(miss_PCT_aa6fd2c4), .set = S(hit_rate_6e512734), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(lookup), .set = S(hit_rate_6e512734), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(HA), .set = S(home_agent_fb73bb44), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(home_agent_90e0f797), .set = S(home_agent_fb73bb44), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(a), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(an), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(and), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(any), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(are), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(as), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(at), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(be), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(been), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(being), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(by), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(can), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(could), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(count), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(counter), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(did), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(do), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(does), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(event), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(for), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(from), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(has), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(have), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(how), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(i), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(if), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(in), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(is), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(it), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(its), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(many), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(may), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(me), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(might), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(monitor), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(much), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(must), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(my), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(number), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(of), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(on), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(or), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(our), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(per), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(should), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(show), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(so), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(take), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(taken), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(takes), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(than), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(that), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(the), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(their), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(then), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(there), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(these), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(they), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(this), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(those), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(to), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(uncore), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(was), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(we), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(were), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(what), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(when), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(where), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(which), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(while), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(who), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(whose), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(why), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(will), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(with), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(without), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(would), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(you), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(your), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(insert), .set = S(insert), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(allocation), .set = S(insert), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(allocate), .set = S(insert), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(interrupt), .set = S(interrupt), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(IPI), .set = S(interrupt), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(MSI), .set = S(interrupt), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(IRQ_line_976f13e1), .set = S(interrupt), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(IO), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(I_O_ea224a0e), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PCIe), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PCI), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PCI_Express_8d54cdb9), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(DDIO), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(IIO), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(device), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(NVMe), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(NIC), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(network_card_64283da1), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(disk), .set = S(io), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(IOMMU), .set = S(iommu), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(VTD), .set = S(iommu), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(VT_d_66f87648), .set = S(iommu), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(address_translation_2ef331d8), .set = S(iommu), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(DMA_remapping_851f6804), .set = S(iommu), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(latency), .set = S(latency), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(delay), .set = S(latency), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(wait), .set = S(latency), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(how_long_e846b5a2), .set = S(latency), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(response_time_a466dc72), .set = S(latency), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(queue_time_ef460eaa), .set = S(latency), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(limit), .set = S(limit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(LTD), .set = S(limit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(cap), .set = S(limit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(constrained), .set = S(limit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(held_down_53d4f53f), .set = S(limit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(link), .set = S(link), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(QPI), .set = S(link), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(UPI), .set = S(link), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(KTI), .set = S(link), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(interconnect), .set = S(link), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(LLC), .set = S(llc), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(L3), .set = S(llc), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(last_level_cache_3e18cdb9), .set = S(llc), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(third_level_cache_7773b327), .set = S(llc), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(local), .set = S(local), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(LOC), .set = S(local), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(this_socket_90d1bf79), .set = S(local), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(lock), .set = S(lock), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(bus_lock_934b18e1), .set = S(lock), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(split_lock_ce998dde), .set = S(lock), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(memory), .set = S(memory), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(MEM), .set = S(memory), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(DRAM), .set = S(memory), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(DDR), .set = S(memory), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(main_memory_70955283), .set = S(memory), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(iMC), .set = S(memory_controller_0eafa3d6), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(memory_controller_990842c7), .set = S(memory_controller_0eafa3d6), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(message), .set = S(message), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(MSG), .set = S(message), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(modified), .set = S(modified), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(dirty), .set = S(modified), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(M_state_f7d2e3f5), .set = S(modified), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(NE), .set = S(not_empty_2cf4ee2b), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(not_empty_fc7f4385), .set = S(not_empty_2cf4ee2b), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(occupancy), .set = S(occupancy), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(queue_depth_3194ee4a), .set = S(occupancy), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(queue_length_18ed2f1d), .set = S(occupancy), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(fill_level_01b7f4d6), .set = S(occupancy), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(OCC), .set = S(occupancy), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(package), .set = S(package), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PKG), .set = S(package), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(row_buffer_41cdddfc), .set = S(page), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(open_row_e3ab96e1), .set = S(page), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(DRAM_page_0d9356f0), .set = S(page), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(page_open_a5c25783), .set = S(page), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(partial), .set = S(partial), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PTL), .set = S(partial), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(part_of_a_line_7c832166), .set = S(partial), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PMM), .set = S(persistent_memory_9f51bc78), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(persistent_memory_0f1992a6), .set = S(persistent_memory_9f51bc78), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(Optane), .set = S(persistent_memory_9f51bc78), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(DCPMM), .set = S(persistent_memory_9f51bc78), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PCU), .set = S(power_unit_27ca2a78), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(power_control_unit_6dd98a7d), .set = S(power_unit_27ca2a78), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(precharge), .set = S(precharge), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PRE), .set = S(precharge), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(prefetch), .set = S(prefetch), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(prefetcher), .set = S(prefetch), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PREF), .set = S(prefetch), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PF), .set = S(prefetch), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PRF), .set = S(prefetch), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(HWPF), .set = S(prefetch), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(priority), .set = S(priority), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(PRIO), .set = S(priority), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(read), .set = S(read), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(RD), .set = S(read), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(load), .set = S(read), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(RPQ), .set = S(read_queue_fbf716b5), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(read_queue_789d6cd1), .set = S(read_queue_fbf716b5), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(read_pending_queue_d477690a), .set = S(read_queue_fbf716b5), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(receive), .set = S(receive), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(received), .set = S(receive), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(RX), .set = S(receive), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(RxL), .set = S(receive), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(incoming), .set = S(receive), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(arrive), .set = S(receive), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(remote), .set = S(remote), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(REM), .set = S(remote), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(other_socket_4c438505), .set = S(remote), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(another_socket_8aae7132), .set = S(remote), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(cross_socket_2d1eb765), .set = S(remote), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(off_socket_16e3d13c), .set = S(remote), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(request), .set = S(request), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(REQ), .set = S(request), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(response), .set = S(response), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(RESP), .set = S(response), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(answer), .set = S(response), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(reply), .set = S(response), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(retry), .set = S(retry), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(retried), .set = S(retry), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(reject), .set = S(retry), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(turned_away_899e29b6), .set = S(retry), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(RFO), .set = S(rfo), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(read_for_ownership_40945cc7), .set = S(rfo), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(ring), .set = S(ring), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(mesh), .set = S(ring), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(share), .set = S(share), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(ratio), .set = S(share), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(rate), .set = S(share), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(percentage), .set = S(share), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(percent), .set = S(share), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(PCT), .set = S(share), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(fraction), .set = S(share), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(snoop), .set = S(snoop), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(SNP), .set = S(snoop), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(probe), .set = S(snoop), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(thermal), .set = S(temperature), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(heat), .set = S(temperature), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(temperature), .set = S(temperature), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(hot), .set = S(temperature), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(overheat), .set = S(temperature), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(throttle), .set = S(throttle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(throttled), .set = S(throttle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(throttling), .set = S(throttle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(THRTL), .set = S(throttle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(THR), .set = S(throttle), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(TOR), .set = S(tor), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(table_of_requests_f24a834e), .set = S(tor), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(transaction), .set = S(transaction), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(TXN), .set = S(transaction), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(transition), .set = S(transition), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(TRANS), .set = S(transition), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(transmit), .set = S(transmit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(sent), .set = S(transmit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(send), .set = S(transmit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(TX), .set = S(transmit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(TxL), .set = S(transmit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(outgoing), .set = S(transmit), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(utilization), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(utilisation), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(utilized), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(utilised), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(UTIL), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(saturated), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(saturation), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(busy), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(used), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(in_use_7f289f18), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(load_factor_28d48aef), .set = S(utilization), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(voltage), .set = S(voltage), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(VOLT), .set = S(voltage), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(VR), .set = S(voltage), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(write), .set = S(write), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(WR), .set = S(write), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(written), .set = S(write), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(store), .set = S(write), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(write_back_4cde3c94), .set = S(write_back_1d5e4b79), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(writeback), .set = S(write_back_1d5e4b79), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(WB), .set = S(write_back_1d5e4b79), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(WPQ), .set = S(write_queue_c29cf7ec), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(write_queue_6753e2d0), .set = S(write_queue_c29cf7ec), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(write_pending_queue_1f2211d4), .set = S(write_queue_c29cf7ec), .kind = UNCORE_SYNONYM_SAME },
	},
#endif
	.pool = { "", STRINGS(TEXT) },
};
