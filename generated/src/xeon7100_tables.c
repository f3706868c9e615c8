/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeon7100/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 26
#error "these tables are stale: run make generate"
#endif

/* Words, names of events, and what explains them. X(symbol, text) */
#define WORDS(X) \
	X(s_Agent_match, "Agent_match") \
	X(s_Agent_select, "Agent_select") \
	X(s_Block_snoop, "Block_snoop") \
	X(s_Core_module_select, "Core_module_select") \
	X(s_Core_module_select_1_0__a2675983, "Core_module_select[1:0]") \
	X(s_Core_module_select_2__6e3de56a, "Core_module_select[2]") \
	X(s_Cross_snoop, "Cross_snoop") \
	X(s_Data_flow, "Data_flow") \
	X(s_Dual_Core_Xeon_7100_seri_f4a9bd4f, "Dual-Core Xeon 7100 series (Tulsa)") \
	X(s_FSB_BNR, "FSB_BNR") \
	X(s_FSB_DBSY, "FSB_DBSY") \
	X(s_FSB_DRDY, "FSB_DRDY") \
	X(s_FSB_IOQ_active, "FSB_IOQ_active") \
	X(s_FSB_IOQ_empty, "FSB_IOQ_empty") \
	X(s_FSB_IOQ_full, "FSB_IOQ_full") \
	X(s_FSB_L_clear, "FSB_L_clear") \
	X(s_FSB_L_defer, "FSB_L_defer") \
	X(s_FSB_L_hit, "FSB_L_hit") \
	X(s_FSB_L_hitm, "FSB_L_hitm") \
	X(s_FSB_L_retry, "FSB_L_retry") \
	X(s_FSB_L_snoop_stall, "FSB_L_snoop_stall") \
	X(s_FSB_QUEUE, "FSB_QUEUE") \
	X(s_FSB_RW_issue, "FSB_RW_issue") \
	X(s_FSB_SEQUENCE, "FSB_SEQUENCE") \
	X(s_FSB_SIGNAL, "FSB_SIGNAL") \
	X(s_FSB_SNOOP, "FSB_SNOOP") \
	X(s_FSB_TYPE, "FSB_TYPE") \
	X(s_FSB_WR_issue, "FSB_WR_issue") \
	X(s_FSB_WW_data, "FSB_WW_data") \
	X(s_FSB_WW_issue, "FSB_WW_issue") \
	X(s_FSB_other_BNR, "FSB_other_BNR") \
	X(s_FSB_other_DBSY, "FSB_other_DBSY") \
	X(s_FSB_other_DRDY, "FSB_other_DRDY") \
	X(s_FSB_other_snoop_stall, "FSB_other_snoop_stall") \
	X(s_FSB_type, "FSB_type") \
	X(s_Fill_eviction, "Fill_eviction") \
	X(s_GBSQ, "GBSQ") \
	X(s_GL_event_select, "GL_event_select") \
	X(s_GL_event_status, "GL_event_status") \
	X(s_GL_freeze_cmd, "GL_freeze_cmd") \
	X(s_GL_reset_cmd, "GL_reset_cmd") \
	X(s_GL_unfreeze_cmd, "GL_unfreeze_cmd") \
	X(s_GSNPQ, "GSNPQ") \
	X(s_HIT, "HIT") \
	X(s_HITM, "HITM") \
	X(s_L2_state, "L2_state") \
	X(s_L3_and_caching_bus_contr_604ae060, "L3 and caching bus controller") \
	X(s_L3_state, "L3_state") \
	X(s_MSR_EMON_L3_CTR_CTL0, "MSR_EMON_L3_CTR_CTL0") \
	X(s_MSR_EMON_L3_CTR_CTL1, "MSR_EMON_L3_CTR_CTL1") \
	X(s_MSR_EMON_L3_CTR_CTL2, "MSR_EMON_L3_CTR_CTL2") \
	X(s_MSR_EMON_L3_CTR_CTL3, "MSR_EMON_L3_CTR_CTL3") \
	X(s_MSR_EMON_L3_CTR_CTL4, "MSR_EMON_L3_CTR_CTL4") \
	X(s_MSR_EMON_L3_CTR_CTL5, "MSR_EMON_L3_CTR_CTL5") \
	X(s_MSR_EMON_L3_CTR_CTL6, "MSR_EMON_L3_CTR_CTL6") \
	X(s_MSR_EMON_L3_CTR_CTL7, "MSR_EMON_L3_CTR_CTL7") \
	X(s_MSR_EMON_L3_GL_CTL, "MSR_EMON_L3_GL_CTL") \
	X(s_Saturate, "Saturate") \
	X(s_Snoop_match, "Snoop_match") \
	X(s_Type_match, "Type_match") \
	X(s_agent_select, "agent_select") \
	X(s_all, "all") \
	X(s_any, "any") \
	X(s_block_snoop, "block_snoop") \
	X(s_both, "both") \
	X(s_bus, "bus") \
	X(s_central_agent, "central_agent") \
	X(s_clean, "clean") \
	X(s_core0_lp0, "core0_lp0") \
	X(s_core0_lp1, "core0_lp1") \
	X(s_core1_lp0, "core1_lp0") \
	X(s_core1_lp1, "core1_lp1") \
	X(s_core_module_select, "core_module_select") \
	X(s_core_module_select_en, "core_module_select_en") \
	X(s_cross_snoop, "cross_snoop") \
	X(s_data_flow, "data_flow") \
	X(s_demand, "demand") \
	X(s_event_count, "event_count") \
	X(s_exactly_one, "exactly_one") \
	X(s_fill_eviction, "fill_eviction") \
	X(s_fills, "fills") \
	X(s_fills_evicting, "fills_evicting") \
	X(s_fills_free, "fills_free") \
	X(s_fsb, "fsb") \
	X(s_fsb_bnr, "fsb_bnr") \
	X(s_fsb_dbsy, "fsb_dbsy") \
	X(s_fsb_drdy, "fsb_drdy") \
	X(s_fsb_ioq_active, "fsb_ioq_active") \
	X(s_fsb_ioq_empty, "fsb_ioq_empty") \
	X(s_fsb_ioq_full, "fsb_ioq_full") \
	X(s_fsb_l_clear, "fsb_l_clear") \
	X(s_fsb_l_defer, "fsb_l_defer") \
	X(s_fsb_l_hit, "fsb_l_hit") \
	X(s_fsb_l_hitm, "fsb_l_hitm") \
	X(s_fsb_l_retry, "fsb_l_retry") \
	X(s_fsb_l_snoop_stall, "fsb_l_snoop_stall") \
	X(s_fsb_other_bnr, "fsb_other_bnr") \
	X(s_fsb_other_dbsy, "fsb_other_dbsy") \
	X(s_fsb_other_drdy, "fsb_other_drdy") \
	X(s_fsb_other_snoop_stall, "fsb_other_snoop_stall") \
	X(s_fsb_rw_issue, "fsb_rw_issue") \
	X(s_fsb_type, "fsb_type") \
	X(s_fsb_wr_issue, "fsb_wr_issue") \
	X(s_fsb_ww_data, "fsb_ww_data") \
	X(s_fsb_ww_issue, "fsb_ww_issue") \
	X(s_gbsq, "gbsq") \
	X(s_gl_ctl, "gl_ctl") \
	X(s_gl_event_select, "gl_event_select") \
	X(s_gl_event_status, "gl_event_status") \
	X(s_gl_freeze_cmd, "gl_freeze_cmd") \
	X(s_gl_reset_cmd, "gl_reset_cmd") \
	X(s_gl_unfreeze_cmd, "gl_unfreeze_cmd") \
	X(s_gsnpq, "gsnpq") \
	X(s_l2_state, "l2_state") \
	X(s_l3, "l3") \
	X(s_l3_state, "l3_state") \
	X(s_other, "other") \
	X(s_other_symmetric, "other_symmetric") \
	X(s_prefetch, "prefetch") \
	X(s_rsv, "rsv") \
	X(s_saturate, "saturate") \
	X(s_sdm_325384_059_2b08c8e4, "sdm-325384-059") \
	X(s_snoop_match, "snoop_match") \
	X(s_this_one, "this_one") \
	X(s_type_match, "type_match") \
	X(s_xeon7100, "xeon7100") \

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
	X(s_latency, "latency") \
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
	X(s_sdm_325384_059_18_21_00aaeba8, "sdm-325384-059 18.21") \
	X(s_sdm_325384_059_18_21_2_87f5b623, "sdm-325384-059 18.21.2") \
	X(s_sdm_325384_059_18_21_2___cb6baf64, "sdm-325384-059 18.21.2; sdm-325384-059 Figure 18-57") \
	X(s_sdm_325384_059_18_21_3_87f5bbf0, "sdm-325384-059 18.21.3") \
	X(s_sdm_325384_059_18_21_3___56809c01, "sdm-325384-059 18.21.3; sdm-325384-059 Figure 18-58") \
	X(s_sdm_325384_059_18_21_4_1_d296190a, "sdm-325384-059 18.21.4.1") \
	X(s_sdm_325384_059_18_21_4___0b9cd8fc, "sdm-325384-059 18.21.4; sdm-325384-059 Figure 18-59; sdm-325384-059 18.21.4.1") \
	X(s_sdm_325384_059_18_21_4___19ad8363, "sdm-325384-059 18.21.4; sdm-325384-059 Figure 18-59") \
	X(s_sdm_325384_059_18_21_5_87f5b84a, "sdm-325384-059 18.21.5") \
	X(s_sdm_325384_059_18_21_5___b552109b, "sdm-325384-059 18.21.5; sdm-325384-059 Table 35-43") \
	X(s_sdm_325384_059_Table_35__45aec78d, "sdm-325384-059 Table 35-43") \
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
	X(s_GBUSQ, "GBUSQ") \

#endif

#ifdef UNCORE_WITHOUT_SIM
#define WORDS_OF_SIM(X)
#else
#define WORDS_OF_SIM(X) \

#endif

#define NAMES(X) \
	X(n_events_GBSQ, "GBSQ") \
	X(n_events_GSNPQ, "GSNPQ") \
	X(n_events_FSB_L_clear, "FSB_L_clear") \
	X(n_events_FSB_L_hit, "FSB_L_hit") \
	X(n_events_FSB_L_hitm, "FSB_L_hitm") \
	X(n_events_FSB_L_defer, "FSB_L_defer") \
	X(n_events_FSB_L_retry, "FSB_L_retry") \
	X(n_events_FSB_L_snoop_stall, "FSB_L_snoop_stall") \
	X(n_events_FSB_DBSY, "FSB_DBSY") \
	X(n_events_FSB_DRDY, "FSB_DRDY") \
	X(n_events_FSB_BNR, "FSB_BNR") \
	X(n_events_FSB_IOQ_empty, "FSB_IOQ_empty") \
	X(n_events_FSB_IOQ_full, "FSB_IOQ_full") \
	X(n_events_FSB_IOQ_active, "FSB_IOQ_active") \
	X(n_events_FSB_WW_data, "FSB_WW_data") \
	X(n_events_FSB_WW_issue, "FSB_WW_issue") \
	X(n_events_FSB_WR_issue, "FSB_WR_issue") \
	X(n_events_FSB_RW_issue, "FSB_RW_issue") \
	X(n_events_FSB_other_DBSY, "FSB_other_DBSY") \
	X(n_events_FSB_other_DRDY, "FSB_other_DRDY") \
	X(n_events_FSB_other_snoop_stall, "FSB_other_snoop_stall") \
	X(n_events_FSB_other_BNR, "FSB_other_BNR") \
	X(n_events_FSB_type, "FSB_type") \

#ifdef UNCORE_WITHOUT_TEXTS
#define SENTENCES(X)
#else
#define SENTENCES(X) \
	X(t_boxes_l3, "Eight counters in three groups: GBSQ, GSNPQ and the front side bus (FSB).") \
	X(t_fields_l3_gbsq_saturate, "Makes the count ffffffff at an event instead of adding to it, so it tells only that one happened.") \
	X(t_fields_l3_gbsq_cross_snoop, "Leaves only cross snoops.") \
	X(t_fields_l3_gbsq_fill_eviction, "What the transaction does to the L3.") \
	X(t_values_l3_gbsq_fill_eviction_fills, "Transactions that fill the L3.") \
	X(t_values_l3_gbsq_fill_eviction_fills_free, "Fills that evict nothing.") \
	X(t_values_l3_gbsq_fill_eviction_fills_evicting, "Fills that evict a line.") \
	X(t_fields_l3_gbsq_core_module_select, "Where it came from, seen from the core that reads the register.") \
	X(t_values_l3_gbsq_core_module_select_any, "Whichever core.") \
	X(t_values_l3_gbsq_core_module_select_this_one, "This core alone.") \
	X(t_values_l3_gbsq_core_module_select_other, "The other core.") \
	X(t_fields_l3_gbsq_l3_state, "Cache line states, one bit each; which bit is which state is not published.") \
	X(t_fields_l3_gbsq_snoop_match, "Snoop results, one bit each.") \
	X(t_fields_l3_gbsq_type_match, "Transaction types; which bit is which type is not published.") \
	X(t_values_l3_gbsq_type_match_all, "Every type.") \
	X(t_fields_l3_gbsq_data_flow, "Demand transactions, prefetches, or both.") \
	X(t_fields_l3_gbsq_agent_select, "Originating logical processors, one bit each; which bit of a pair is which thread is inferred from their order.") \
	X(t_values_l3_gbsq_agent_select_core0_lp0, "First logical processor of the first core.") \
	X(t_values_l3_gbsq_agent_select_any, "Every logical processor of the package.") \
	X(t_fields_l3_gbsq_event_count, "The count; RDPMC gives it too.") \
	X(t_fields_l3_gsnpq_reserved_58_58, "The text speaks of attributes up to bit 58; the figure shades it.") \
	X(t_fields_l3_gsnpq_block_snoop, "Leaves only snoops that were blocked; what 0 means is not stated.") \
	X(t_fields_l3_gsnpq_core_module_select_en, "Lets core_module_select act; while it is 0, those two bits are ignored.") \
	X(t_fields_l3_gsnpq_core_module_select, "How many cores it concerned, or which.") \
	X(t_values_l3_gsnpq_core_module_select_exactly_one, "Just one core, whichever.") \
	X(t_values_l3_gsnpq_core_module_select_this_one, "This core and not the other.") \
	X(t_values_l3_gsnpq_core_module_select_other, "The other core and not this one.") \
	X(t_fields_l3_gsnpq_agent_select, "Who sent the snoop, one bit each: logical processors of the package, another processor, or the chipset.") \
	X(t_values_l3_gsnpq_agent_select_other_symmetric, "Another processor on the bus.") \
	X(t_values_l3_gsnpq_agent_select_central_agent, "The chipset.") \
	X(t_fields_l3_fsb_reserved_58_58, "Has to be written 1.") \
	X(t_fields_l3_fsb_fsb_other_bnr, "Another agent asserts BNR and so keeps new requests off the bus.") \
	X(t_fields_l3_fsb_fsb_other_snoop_stall, "Snoop stalls by another agent.") \
	X(t_fields_l3_fsb_fsb_other_drdy, "Another agent asserts DRDY: its data are on the bus.") \
	X(t_fields_l3_fsb_fsb_other_dbsy, "Another agent asserts DBSY and not DRDY.") \
	X(t_fields_l3_fsb_fsb_rw_issue, "Own writes issued right behind a read.") \
	X(t_fields_l3_fsb_fsb_wr_issue, "Own reads issued right behind a write.") \
	X(t_fields_l3_fsb_fsb_ww_issue, "Own write requests issued right behind a write.") \
	X(t_fields_l3_fsb_fsb_ww_data, "Data phases of one write right behind another.") \
	X(t_fields_l3_fsb_fsb_ioq_active, "Bus clocks in which the in-order queue has an entry.") \
	X(t_fields_l3_fsb_fsb_ioq_full, "Bus clocks in which the in-order queue takes no further entry.") \
	X(t_fields_l3_fsb_fsb_ioq_empty, "Bus clocks in which the in-order queue has no entry.") \
	X(t_fields_l3_fsb_fsb_bnr, "This side asserts BNR and so keeps new requests off the bus.") \
	X(t_fields_l3_fsb_fsb_drdy, "This side asserts DRDY: its data are on the bus.") \
	X(t_fields_l3_fsb_fsb_dbsy, "This side asserts DBSY and not DRDY: it holds the data bus without sending.") \
	X(t_fields_l3_fsb_fsb_l_snoop_stall, "Snoop stalls of own transactions.") \
	X(t_fields_l3_fsb_fsb_l_retry, "Own transactions whose response was RETRY, so that they are issued again.") \
	X(t_fields_l3_fsb_fsb_l_defer, "Own transactions whose response was DEFER.") \
	X(t_fields_l3_fsb_fsb_l_hitm, "HITM snoop results, from whichever source, for transactions of this package.") \
	X(t_fields_l3_fsb_fsb_l_hit, "HIT snoop results, from whichever source, for transactions of this package.") \
	X(t_fields_l3_fsb_fsb_l_clear, "Clean snoop results, from whichever source, for transactions of this package.") \
	X(t_fields_l3_fsb_fsb_type, "Types of transactions of this package; which bit is which type is not published.") \
	X(t_fields_l3_gl_ctl_gl_event_status, "Counters that have overflowed, one bit each; how a bit is cleared is not stated.") \
	X(t_fields_l3_gl_ctl_gl_event_select, "The counters that a command is for, MSR_EMON_L3_CTR_CTL0 at bit 16.") \
	X(t_fields_l3_gl_ctl_gl_reset_cmd, "Zeroes the counts of the selected counters and leaves their attributes. Taken as write-only: the manual does not say whether it reads back.") \
	X(t_fields_l3_gl_ctl_gl_unfreeze_cmd, "Lets the selected counters go on. Taken as write-only: the manual does not say whether it reads back.") \
	X(t_fields_l3_gl_ctl_gl_freeze_cmd, "Holds the selected counters still. Taken as write-only: the manual does not say whether it reads back.") \
	X(t_registers_l3_gl_ctl, "The manual describes it for both series and prints its address for the 7400 alone; the table of the 7100 ends at 0x107d3. So nothing here writes it, and counters are stopped, resumed and zeroed through their own registers.") \
	X(t_steps_l3_freeze, "Without attributes nothing counts; the count is written as it was read.") \
	X(t_steps_l3_unfreeze, "The attributes come back beside the count.") \
	X(t_steps_l3_reset, "Attributes and count are one register: both become 0.") \
	X(t_steps_l3_start, "An upper half other than 0 begins counting, from 0.") \
	X(t_steps_l3_restore, "No attribute, no count.") \
	X(t_categories_l3_GBSQ, "Transactions in the GBSQ, by its attributes the queue between the cores and the L3.") \
	X(t_categories_l3_GSNPQ, "Snoops in the GSNPQ, by its name and attributes the queue from the bus to the cores.") \
	X(t_categories_l3_FSB_SNOOP, "Snoop phases and responses on the front side bus.") \
	X(t_categories_l3_FSB_SIGNAL, "Signals of the front side bus, by who asserts them.") \
	X(t_categories_l3_FSB_QUEUE, "The in-order queue of the front side bus.") \
	X(t_categories_l3_FSB_SEQUENCE, "Reads and writes right behind each other.") \
	X(t_categories_l3_FSB_TYPE, "Transactions by their type.") \
	X(t_events_GBSQ, "Transactions between cores and L3, as the GBSQ sees them, that have every attribute: hits or misses by state, for example. As it stands, all of them.") \
	X(t_events_GSNPQ, "Snoops in the GSNPQ that have every attribute; as it stands, all of them.") \
	X(t_events_FSB_L_hitm, "HITM snoop results (another cache holds the line modified), from whichever source, for transactions of this package.") \
	X(t_events_FSB_type, "Transactions of this package of the types in the mask; as it stands, of any.") \
	X(t_groups_bus_question, "How busy is the front-side bus, and what holds it up\?") \
	X(t_groups_bus_reading, "DRDY are bus clocks with data of this processor, other_DRDY those of the other agents: together they are the use of the bus. BNR and a full queue mean that requests wait, and should be rare.") \

#endif

#define STRINGS(X) \
	WORDS(X) WORDS_OF_TEXTS(X) WORDS_OF_ALIASES(X) WORDS_OF_SIM(X) NAMES(X) SENTENCES(X)
#define MEMBER(symbol, text) char symbol[sizeof(text)];
#define TEXT(symbol, text) text,
/*
 * The offset of a string that rows may share, and of one that belongs to a row; 0 is the empty string.
 * C is a citation, T a sentence.
 */
#define S(symbol) offsetof(struct uncore_xeon7100_strings, s_##symbol)
#define N(symbol) offsetof(struct uncore_xeon7100_strings, n_##symbol)
#ifdef UNCORE_WITHOUT_TEXTS
#define C(symbol) 0
#define T(symbol) 0
#else
#define C(symbol) S(symbol)
#define T(symbol) offsetof(struct uncore_xeon7100_strings, t_##symbol)
#endif
#define NONE UNCORE_NO_INDEX
/* The slot of a name that only other tools use. */
#ifdef UNCORE_WITHOUT_ALIASES
#define A(slot) UNCORE_NAME_LEFT_OUT
#else
#define A(slot) slot
#endif

struct uncore_xeon7100_strings {
	char empty[1];
	STRINGS(MEMBER)
};

enum {
	cpuids_15_6_0_15_3,
	cpuids_COUNT
};

enum {
	boxes_l3,
	boxes_COUNT
};

enum {
	registers_l3_gbsq,
	registers_l3_gsnpq,
	registers_l3_fsb,
	registers_l3_gl_ctl,
	registers_COUNT
};

enum {
	layouts_l3_gbsq,
	layouts_l3_gsnpq,
	layouts_l3_fsb,
	layouts_l3_gl_ctl,
	layouts_COUNT
};

enum {
	fields_l3_gbsq_reserved_63_60,
	fields_l3_gbsq_saturate,
	fields_l3_gbsq_cross_snoop,
	fields_l3_gbsq_fill_eviction,
	fields_l3_gbsq_core_module_select,
	fields_l3_gbsq_l3_state,
	fields_l3_gbsq_snoop_match,
	fields_l3_gbsq_type_match,
	fields_l3_gbsq_data_flow,
	fields_l3_gbsq_agent_select,
	fields_l3_gbsq_event_count,
	fields_l3_gsnpq_reserved_63_60,
	fields_l3_gsnpq_saturate,
	fields_l3_gsnpq_reserved_58_58,
	fields_l3_gsnpq_block_snoop,
	fields_l3_gsnpq_core_module_select_en,
	fields_l3_gsnpq_core_module_select,
	fields_l3_gsnpq_l2_state,
	fields_l3_gsnpq_snoop_match,
	fields_l3_gsnpq_type_match,
	fields_l3_gsnpq_agent_select,
	fields_l3_gsnpq_event_count,
	fields_l3_fsb_reserved_63_60,
	fields_l3_fsb_saturate,
	fields_l3_fsb_reserved_58_58,
	fields_l3_fsb_fsb_other_bnr,
	fields_l3_fsb_fsb_other_snoop_stall,
	fields_l3_fsb_fsb_other_drdy,
	fields_l3_fsb_fsb_other_dbsy,
	fields_l3_fsb_fsb_rw_issue,
	fields_l3_fsb_fsb_wr_issue,
	fields_l3_fsb_fsb_ww_issue,
	fields_l3_fsb_fsb_ww_data,
	fields_l3_fsb_fsb_ioq_active,
	fields_l3_fsb_fsb_ioq_full,
	fields_l3_fsb_fsb_ioq_empty,
	fields_l3_fsb_fsb_bnr,
	fields_l3_fsb_fsb_drdy,
	fields_l3_fsb_fsb_dbsy,
	fields_l3_fsb_fsb_l_snoop_stall,
	fields_l3_fsb_fsb_l_retry,
	fields_l3_fsb_fsb_l_defer,
	fields_l3_fsb_fsb_l_hitm,
	fields_l3_fsb_fsb_l_hit,
	fields_l3_fsb_fsb_l_clear,
	fields_l3_fsb_fsb_type,
	fields_l3_fsb_event_count,
	fields_l3_gl_ctl_reserved_63_56,
	fields_l3_gl_ctl_gl_event_status,
	fields_l3_gl_ctl_reserved_47_24,
	fields_l3_gl_ctl_gl_event_select,
	fields_l3_gl_ctl_reserved_15_3,
	fields_l3_gl_ctl_gl_reset_cmd,
	fields_l3_gl_ctl_gl_unfreeze_cmd,
	fields_l3_gl_ctl_gl_freeze_cmd,
	fields_COUNT
};

enum {
	values_l3_gbsq_fill_eviction_any,
	values_l3_gbsq_fill_eviction_fills,
	values_l3_gbsq_fill_eviction_fills_free,
	values_l3_gbsq_fill_eviction_fills_evicting,
	values_l3_gbsq_core_module_select_any,
	values_l3_gbsq_core_module_select_this_one,
	values_l3_gbsq_core_module_select_other,
	values_l3_gbsq_core_module_select_both,
	values_l3_gbsq_snoop_match_clean,
	values_l3_gbsq_snoop_match_HIT,
	values_l3_gbsq_snoop_match_HITM,
	values_l3_gbsq_type_match_all,
	values_l3_gbsq_data_flow_demand,
	values_l3_gbsq_data_flow_prefetch,
	values_l3_gbsq_agent_select_core0_lp0,
	values_l3_gbsq_agent_select_core0_lp1,
	values_l3_gbsq_agent_select_core1_lp0,
	values_l3_gbsq_agent_select_core1_lp1,
	values_l3_gbsq_agent_select_any,
	values_l3_gsnpq_core_module_select_exactly_one,
	values_l3_gsnpq_core_module_select_this_one,
	values_l3_gsnpq_core_module_select_other,
	values_l3_gsnpq_core_module_select_both,
	values_l3_gsnpq_snoop_match_clean,
	values_l3_gsnpq_snoop_match_HIT,
	values_l3_gsnpq_snoop_match_HITM,
	values_l3_gsnpq_type_match_all,
	values_l3_gsnpq_agent_select_core0_lp0,
	values_l3_gsnpq_agent_select_core0_lp1,
	values_l3_gsnpq_agent_select_core1_lp0,
	values_l3_gsnpq_agent_select_core1_lp1,
	values_l3_gsnpq_agent_select_other_symmetric,
	values_l3_gsnpq_agent_select_central_agent,
	values_l3_gsnpq_agent_select_any,
	values_COUNT
};

enum {
	counters_l3_gbsq,
	counters_l3_gsnpq,
	counters_l3_fsb,
	counters_COUNT
};

enum {
	procedure_rows_l3_freeze,
	procedure_rows_l3_unfreeze,
	procedure_rows_l3_reset,
	procedure_rows_l3_start,
	procedure_rows_l3_stop,
	procedure_rows_l3_read,
	procedure_rows_l3_restore,
	procedure_rows_COUNT
};

enum {
	steps_l3_freeze, steps_l3_freeze__last = steps_l3_freeze + 2,
	steps_l3_unfreeze, steps_l3_unfreeze__last = steps_l3_unfreeze + 2,
	steps_l3_reset, steps_l3_reset__last = steps_l3_reset + 2,
	steps_l3_start, steps_l3_start__last = steps_l3_start + 2,
	steps_l3_stop, steps_l3_stop__last = steps_l3_stop + 2,
	steps_l3_read, steps_l3_read__last = steps_l3_read + 2,
	steps_l3_restore, steps_l3_restore__last = steps_l3_restore + 2,
	steps_COUNT
};

enum {
	aliases_register_l3_gsnpq,
	aliases_COUNT
};

enum {
	numbers_counters_l3_gbsq_overflow_bits,
	numbers_counters_l3_gsnpq_overflow_bits,
	numbers_counters_l3_fsb_overflow_bits,
	numbers_COUNT
};

enum {
	strings_registers_l3_gbsq_names, strings_registers_l3_gbsq_names__last = strings_registers_l3_gbsq_names + 1,
	strings_registers_l3_gsnpq_names, strings_registers_l3_gsnpq_names__last = strings_registers_l3_gsnpq_names + 1,
	strings_registers_l3_fsb_names, strings_registers_l3_fsb_names__last = strings_registers_l3_fsb_names + 3,
	strings_COUNT
};

enum {
	events_GBSQ,
	events_GSNPQ,
	events_FSB_L_clear,
	events_FSB_L_hit,
	events_FSB_L_hitm,
	events_FSB_L_defer,
	events_FSB_L_retry,
	events_FSB_L_snoop_stall,
	events_FSB_DBSY,
	events_FSB_DRDY,
	events_FSB_BNR,
	events_FSB_IOQ_empty,
	events_FSB_IOQ_full,
	events_FSB_IOQ_active,
	events_FSB_WW_data,
	events_FSB_WW_issue,
	events_FSB_WR_issue,
	events_FSB_RW_issue,
	events_FSB_other_DBSY,
	events_FSB_other_DRDY,
	events_FSB_other_snoop_stall,
	events_FSB_other_BNR,
	events_FSB_type,
	events_COUNT
};

enum {
	categories_l3_GBSQ,
	categories_l3_GSNPQ,
	categories_l3_FSB_SNOOP,
	categories_l3_FSB_SIGNAL,
	categories_l3_FSB_QUEUE,
	categories_l3_FSB_SEQUENCE,
	categories_l3_FSB_TYPE,
	categories_COUNT
};

enum {
	event_aliases_GBSQ,
	event_aliases_COUNT
};

enum {
	defaults_GBSQ,
	defaults_GSNPQ,
	defaults_FSB_type,
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
	group_items_bus, group_items_bus__last = group_items_bus + 3,
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
	names_perf_pmus = names_instances + strings_COUNT,
	names_perf_older = names_perf_pmus,
	names_wholes = names_perf_older,
	names_tails = names_wholes + event_aliases_COUNT,
	names_likwid = names_tails + event_aliases_COUNT,
	name_index_last = 127,
	name_index_COUNT
};

struct uncore_xeon7100_tables {
	struct uncore_tables head;
	struct uncore_cpuid_row cpuids[cpuids_COUNT];
	struct uncore_box_row boxes[boxes_COUNT];
	struct uncore_register_row registers[registers_COUNT];
	struct uncore_layout_row layouts[layouts_COUNT];
	struct uncore_field_row fields[fields_COUNT];
	struct uncore_value_row values[values_COUNT];
	struct uncore_counter_row counters[counters_COUNT];
	struct uncore_procedure_row procedure_rows[procedure_rows_COUNT];
	struct uncore_step_row steps[steps_COUNT];
	struct uncore_alias_row aliases[aliases_COUNT];
	uint32_t numbers[numbers_COUNT];
	uncore_string strings[strings_COUNT];
	struct uncore_event_row events[events_COUNT];
	struct uncore_category_row categories[categories_COUNT];
#ifndef UNCORE_WITHOUT_ALIASES
	struct uncore_event_alias_row event_aliases[event_aliases_COUNT];
#endif
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
	struct uncore_xeon7100_strings pool;
};

extern const struct uncore_xeon7100_tables uncore_xeon7100_tables;

const struct uncore_xeon7100_tables uncore_xeon7100_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_xeon7100_tables),
		.id = S(xeon7100), 
		.title = S(Dual_Core_Xeon_7100_seri_f4a9bd4f), 
		.source = C(sdm_325384_059_2b08c8e4), 
		.sockets = { .method = NONE, .node = { NONE, NONE, NONE }, .map = { NONE, NONE, NONE }, .valid = { NONE, NONE, NONE }, .others = UNCORE_OTHERS_NONE, },
		.cores = 0, .threads = 0, 
		
		.cpuids = { offsetof(struct uncore_xeon7100_tables, cpuids), cpuids_COUNT },
		.boxes = { offsetof(struct uncore_xeon7100_tables, boxes), boxes_COUNT },
		.registers = { offsetof(struct uncore_xeon7100_tables, registers), registers_COUNT },
		.layouts = { offsetof(struct uncore_xeon7100_tables, layouts), layouts_COUNT },
		.fields = { offsetof(struct uncore_xeon7100_tables, fields), fields_COUNT },
		.values = { offsetof(struct uncore_xeon7100_tables, values), values_COUNT },
		.counters = { offsetof(struct uncore_xeon7100_tables, counters), counters_COUNT },
		.procedure_rows = { offsetof(struct uncore_xeon7100_tables, procedure_rows), procedure_rows_COUNT },
		.steps = { offsetof(struct uncore_xeon7100_tables, steps), steps_COUNT },
		.aliases = { offsetof(struct uncore_xeon7100_tables, aliases), aliases_COUNT },
		.numbers = { offsetof(struct uncore_xeon7100_tables, numbers), numbers_COUNT },
		.strings = { offsetof(struct uncore_xeon7100_tables, strings), strings_COUNT },
		.events = { offsetof(struct uncore_xeon7100_tables, events), events_COUNT },
		.categories = { offsetof(struct uncore_xeon7100_tables, categories), categories_COUNT },
#ifndef UNCORE_WITHOUT_ALIASES
		.event_aliases = { offsetof(struct uncore_xeon7100_tables, event_aliases), event_aliases_COUNT },
#endif
		.name_index = { offsetof(struct uncore_xeon7100_tables, name_index), name_index_COUNT },
		.defaults = { offsetof(struct uncore_xeon7100_tables, defaults), defaults_COUNT },
#ifndef UNCORE_WITHOUT_SIM
		.core_msrs = { offsetof(struct uncore_xeon7100_tables, core_msrs), core_msrs_COUNT },
#endif
		.groups = { offsetof(struct uncore_xeon7100_tables, groups), groups_COUNT },
		.group_items = { offsetof(struct uncore_xeon7100_tables, group_items), group_items_COUNT },
#ifndef UNCORE_WITHOUT_TEXTS
		.synonyms = { offsetof(struct uncore_xeon7100_tables, synonyms), synonyms_COUNT },
#endif
		.pool = { offsetof(struct uncore_xeon7100_tables, pool), sizeof(struct uncore_xeon7100_strings) },
	},
	.cpuids = {
		[cpuids_15_6_0_15_3] = { .family = 15, .model = 6, .stepping_hi = 15, .variant = NONE, .cache_level = 3 },
	},
	.boxes = {
		[boxes_l3] = { .id = S(l3), .title = S(L3_and_caching_bus_contr_604ae060), .text = T(boxes_l3), .source = C(sdm_325384_059_18_21_00aaeba8), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_l3_gbsq, 4 }, .counters = { counters_l3_gbsq, 3 }, .procedures = { procedure_rows_l3_freeze, 7 } },
	},
	.registers = {
		[registers_l3_gbsq] = { .id = S(gbsq), .source = C(sdm_325384_059_Table_35__45aec78d), .names = { strings_registers_l3_gbsq_names, 2 }, .base = 0x107cc, .index_stride = 0x1, .layout = layouts_l3_gbsq, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_l3_gsnpq] = { .id = S(gsnpq), .source = C(sdm_325384_059_Table_35__45aec78d), .names = { strings_registers_l3_gsnpq_names, 2 }, .base = 0x107ce, .index_stride = 0x1, .layout = layouts_l3_gsnpq, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_l3_fsb] = { .id = S(fsb), .source = C(sdm_325384_059_Table_35__45aec78d), .names = { strings_registers_l3_fsb_names, 4 }, .base = 0x107d0, .index_stride = 0x1, .layout = layouts_l3_fsb, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_l3_gl_ctl] = { .id = S(gl_ctl), .name = S(MSR_EMON_L3_GL_CTL), .text = T(registers_l3_gl_ctl), .source = C(sdm_325384_059_18_21_5___b552109b), .layout = layouts_l3_gl_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .evidence = UNCORE_EVIDENCE_UNKNOWN, .window = NONE },
	},
	.layouts = {
		[layouts_l3_gbsq] = { .id = S(gbsq), .fields = { fields_l3_gbsq_reserved_63_60, 11 }, .writable = 0xfffffffffffffff, .event_bits = 0x7ffffff00000000, .width = 64 },
		[layouts_l3_gsnpq] = { .id = S(gsnpq), .fields = { fields_l3_gsnpq_reserved_63_60, 11 }, .writable = 0xbffffffffffffff, .event_bits = 0x3ffffff00000000, .width = 64 },
		[layouts_l3_fsb] = { .id = S(fsb), .fields = { fields_l3_fsb_reserved_63_60, 25 }, .write_base = 0x400000000000000, .writable = 0xbffffffffffffff, .must_one = 0x400000000000000, .event_bits = 0x3ffffff00000000, .width = 64 },
		[layouts_l3_gl_ctl] = { .id = S(gl_ctl), .fields = { fields_l3_gl_ctl_reserved_63_56, 8 }, .writable = 0xff0007, .event_bits = 0xff0007, .width = 64 },
	},
	.fields = {
		[fields_l3_gbsq_reserved_63_60] = { .name = S(rsv), .source = C(sdm_325384_059_18_21_2___cb6baf64), .needs = NONE, .by = NONE, .bits = 0xf000000000000000, .lo = 60, .width = 4, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_l3_gbsq_saturate] = { .id = S(saturate), .name = S(Saturate), .text = T(fields_l3_gbsq_saturate), .source = C(sdm_325384_059_18_21_2___cb6baf64), .needs = NONE, .by = NONE, .bits = 0x800000000000000, .lo = 59, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_SATURATE },
		[fields_l3_gbsq_cross_snoop] = { .id = S(cross_snoop), .name = S(Cross_snoop), .text = T(fields_l3_gbsq_cross_snoop), .source = C(sdm_325384_059_18_21_2___cb6baf64), .needs = NONE, .by = NONE, .bits = 0x400000000000000, .lo = 58, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_gbsq_fill_eviction] = { .id = S(fill_eviction), .name = S(Fill_eviction), .text = T(fields_l3_gbsq_fill_eviction), .source = C(sdm_325384_059_18_21_2___cb6baf64), .values = { values_l3_gbsq_fill_eviction_any, 4 }, .needs = NONE, .by = NONE, .bits = 0x300000000000000, .lo = 56, .width = 2, .access = UNCORE_ACCESS_RW },
		[fields_l3_gbsq_core_module_select] = { .id = S(core_module_select), .name = S(Core_module_select), .text = T(fields_l3_gbsq_core_module_select), .source = C(sdm_325384_059_18_21_2___cb6baf64), .values = { values_l3_gbsq_core_module_select_any, 4 }, .needs = NONE, .by = NONE, .bits = 0xc0000000000000, .lo = 54, .width = 2, .access = UNCORE_ACCESS_RW },
		[fields_l3_gbsq_l3_state] = { .id = S(l3_state), .name = S(L3_state), .text = T(fields_l3_gbsq_l3_state), .source = C(sdm_325384_059_18_21_2___cb6baf64), .needs = NONE, .by = NONE, .bits = 0x3f800000000000, .lo = 47, .width = 7, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_l3_gbsq_snoop_match] = { .id = S(snoop_match), .name = S(Snoop_match), .text = T(fields_l3_gbsq_snoop_match), .source = C(sdm_325384_059_18_21_2___cb6baf64), .values = { values_l3_gbsq_snoop_match_clean, 3 }, .needs = NONE, .by = NONE, .bits = 0x700000000000, .lo = 44, .width = 3, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_l3_gbsq_type_match] = { .id = S(type_match), .name = S(Type_match), .text = T(fields_l3_gbsq_type_match), .source = C(sdm_325384_059_18_21_2___cb6baf64), .values = { values_l3_gbsq_type_match_all, 1 }, .needs = NONE, .by = NONE, .bits = 0xfc000000000, .lo = 38, .width = 6, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_l3_gbsq_data_flow] = { .id = S(data_flow), .name = S(Data_flow), .text = T(fields_l3_gbsq_data_flow), .source = C(sdm_325384_059_18_21_2___cb6baf64), .values = { values_l3_gbsq_data_flow_demand, 2 }, .needs = NONE, .by = NONE, .bits = 0x3000000000, .lo = 36, .width = 2, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_l3_gbsq_agent_select] = { .id = S(agent_select), .name = S(Agent_select), .text = T(fields_l3_gbsq_agent_select), .source = C(sdm_325384_059_18_21_2___cb6baf64), .values = { values_l3_gbsq_agent_select_core0_lp0, 5 }, .needs = NONE, .by = NONE, .bits = 0xf00000000, .lo = 32, .width = 4, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_FLAGS },
		[fields_l3_gbsq_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_l3_gbsq_event_count), .source = C(sdm_325384_059_18_21_2___cb6baf64), .needs = NONE, .by = NONE, .bits = 0xffffffff, .width = 32, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_l3_gsnpq_reserved_63_60] = { .name = S(rsv), .source = C(sdm_325384_059_18_21_3___56809c01), .needs = NONE, .by = NONE, .bits = 0xf000000000000000, .lo = 60, .width = 4, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_l3_gsnpq_saturate] = { .id = S(saturate), .name = S(Saturate), .text = T(fields_l3_gbsq_saturate), .source = C(sdm_325384_059_18_21_3___56809c01), .needs = NONE, .by = NONE, .bits = 0x800000000000000, .lo = 59, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_SATURATE },
		[fields_l3_gsnpq_reserved_58_58] = { .name = S(rsv), .text = T(fields_l3_gsnpq_reserved_58_58), .source = C(sdm_325384_059_18_21_3___56809c01), .needs = NONE, .by = NONE, .bits = 0x400000000000000, .lo = 58, .width = 1, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_l3_gsnpq_block_snoop] = { .id = S(block_snoop), .name = S(Block_snoop), .text = T(fields_l3_gsnpq_block_snoop), .source = C(sdm_325384_059_18_21_3___56809c01), .needs = NONE, .by = NONE, .bits = 0x200000000000000, .lo = 57, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_gsnpq_core_module_select_en] = { .id = S(core_module_select_en), .name = S(Core_module_select_2__6e3de56a), .text = T(fields_l3_gsnpq_core_module_select_en), .source = C(sdm_325384_059_18_21_3___56809c01), .needs = NONE, .by = NONE, .bits = 0x100000000000000, .lo = 56, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_gsnpq_core_module_select] = { .id = S(core_module_select), .name = S(Core_module_select_1_0__a2675983), .text = T(fields_l3_gsnpq_core_module_select), .source = C(sdm_325384_059_18_21_3___56809c01), .values = { values_l3_gsnpq_core_module_select_exactly_one, 4 }, .needs = fields_l3_gsnpq_core_module_select_en, .by = NONE, .bits = 0xc0000000000000, .lo = 54, .width = 2, .access = UNCORE_ACCESS_RW },
		[fields_l3_gsnpq_l2_state] = { .id = S(l2_state), .name = S(L2_state), .text = T(fields_l3_gbsq_l3_state), .source = C(sdm_325384_059_18_21_3___56809c01), .needs = NONE, .by = NONE, .bits = 0x3f800000000000, .lo = 47, .width = 7, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_l3_gsnpq_snoop_match] = { .id = S(snoop_match), .name = S(Snoop_match), .text = T(fields_l3_gbsq_snoop_match), .source = C(sdm_325384_059_18_21_3___56809c01), .values = { values_l3_gsnpq_snoop_match_clean, 3 }, .needs = NONE, .by = NONE, .bits = 0x700000000000, .lo = 44, .width = 3, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_l3_gsnpq_type_match] = { .id = S(type_match), .name = S(Type_match), .text = T(fields_l3_gbsq_type_match), .source = C(sdm_325384_059_18_21_3___56809c01), .values = { values_l3_gsnpq_type_match_all, 1 }, .needs = NONE, .by = NONE, .bits = 0xfc000000000, .lo = 38, .width = 6, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_l3_gsnpq_agent_select] = { .id = S(agent_select), .name = S(Agent_select), .text = T(fields_l3_gsnpq_agent_select), .source = C(sdm_325384_059_18_21_3___56809c01), .values = { values_l3_gsnpq_agent_select_core0_lp0, 7 }, .needs = NONE, .by = NONE, .bits = 0x3f00000000, .lo = 32, .width = 6, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_FLAGS },
		[fields_l3_gsnpq_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_l3_gbsq_event_count), .source = C(sdm_325384_059_18_21_3___56809c01), .needs = NONE, .by = NONE, .bits = 0xffffffff, .width = 32, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_l3_fsb_reserved_63_60] = { .name = S(rsv), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0xf000000000000000, .lo = 60, .width = 4, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_l3_fsb_saturate] = { .id = S(saturate), .name = S(Saturate), .text = T(fields_l3_gbsq_saturate), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x800000000000000, .lo = 59, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_SATURATE },
		[fields_l3_fsb_reserved_58_58] = { .name = S(rsv), .text = T(fields_l3_fsb_reserved_58_58), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x400000000000000, .lo = 58, .width = 1, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_l3_fsb_fsb_other_bnr] = { .id = S(fsb_other_bnr), .name = S(FSB_other_BNR), .text = T(fields_l3_fsb_fsb_other_bnr), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x200000000000000, .lo = 57, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_other_snoop_stall] = { .id = S(fsb_other_snoop_stall), .name = S(FSB_other_snoop_stall), .text = T(fields_l3_fsb_fsb_other_snoop_stall), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x100000000000000, .lo = 56, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_other_drdy] = { .id = S(fsb_other_drdy), .name = S(FSB_other_DRDY), .text = T(fields_l3_fsb_fsb_other_drdy), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x80000000000000, .lo = 55, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_other_dbsy] = { .id = S(fsb_other_dbsy), .name = S(FSB_other_DBSY), .text = T(fields_l3_fsb_fsb_other_dbsy), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x40000000000000, .lo = 54, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_rw_issue] = { .id = S(fsb_rw_issue), .name = S(FSB_RW_issue), .text = T(fields_l3_fsb_fsb_rw_issue), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x20000000000000, .lo = 53, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_wr_issue] = { .id = S(fsb_wr_issue), .name = S(FSB_WR_issue), .text = T(fields_l3_fsb_fsb_wr_issue), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x10000000000000, .lo = 52, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_ww_issue] = { .id = S(fsb_ww_issue), .name = S(FSB_WW_issue), .text = T(fields_l3_fsb_fsb_ww_issue), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x8000000000000, .lo = 51, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_ww_data] = { .id = S(fsb_ww_data), .name = S(FSB_WW_data), .text = T(fields_l3_fsb_fsb_ww_data), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x4000000000000, .lo = 50, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_ioq_active] = { .id = S(fsb_ioq_active), .name = S(FSB_IOQ_active), .text = T(fields_l3_fsb_fsb_ioq_active), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x2000000000000, .lo = 49, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_ioq_full] = { .id = S(fsb_ioq_full), .name = S(FSB_IOQ_full), .text = T(fields_l3_fsb_fsb_ioq_full), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x1000000000000, .lo = 48, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_ioq_empty] = { .id = S(fsb_ioq_empty), .name = S(FSB_IOQ_empty), .text = T(fields_l3_fsb_fsb_ioq_empty), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x800000000000, .lo = 47, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_bnr] = { .id = S(fsb_bnr), .name = S(FSB_BNR), .text = T(fields_l3_fsb_fsb_bnr), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x400000000000, .lo = 46, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_drdy] = { .id = S(fsb_drdy), .name = S(FSB_DRDY), .text = T(fields_l3_fsb_fsb_drdy), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x200000000000, .lo = 45, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_dbsy] = { .id = S(fsb_dbsy), .name = S(FSB_DBSY), .text = T(fields_l3_fsb_fsb_dbsy), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x100000000000, .lo = 44, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_l_snoop_stall] = { .id = S(fsb_l_snoop_stall), .name = S(FSB_L_snoop_stall), .text = T(fields_l3_fsb_fsb_l_snoop_stall), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x80000000000, .lo = 43, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_l_retry] = { .id = S(fsb_l_retry), .name = S(FSB_L_retry), .text = T(fields_l3_fsb_fsb_l_retry), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x40000000000, .lo = 42, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_l_defer] = { .id = S(fsb_l_defer), .name = S(FSB_L_defer), .text = T(fields_l3_fsb_fsb_l_defer), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x20000000000, .lo = 41, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_l_hitm] = { .id = S(fsb_l_hitm), .name = S(FSB_L_hitm), .text = T(fields_l3_fsb_fsb_l_hitm), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x10000000000, .lo = 40, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_l_hit] = { .id = S(fsb_l_hit), .name = S(FSB_L_hit), .text = T(fields_l3_fsb_fsb_l_hit), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x8000000000, .lo = 39, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_l_clear] = { .id = S(fsb_l_clear), .name = S(FSB_L_clear), .text = T(fields_l3_fsb_fsb_l_clear), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x4000000000, .lo = 38, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_l3_fsb_fsb_type] = { .id = S(fsb_type), .name = S(FSB_type), .text = T(fields_l3_fsb_fsb_type), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0x3f00000000, .lo = 32, .width = 6, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_l3_fsb_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_l3_gbsq_event_count), .source = C(sdm_325384_059_18_21_4___0b9cd8fc), .needs = NONE, .by = NONE, .bits = 0xffffffff, .width = 32, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_l3_gl_ctl_reserved_63_56] = { .name = S(rsv), .source = C(sdm_325384_059_18_21_5_87f5b84a), .needs = NONE, .by = NONE, .bits = 0xff00000000000000, .lo = 56, .width = 8, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_l3_gl_ctl_gl_event_status] = { .id = S(gl_event_status), .name = S(GL_event_status), .text = T(fields_l3_gl_ctl_gl_event_status), .source = C(sdm_325384_059_18_21_5_87f5b84a), .needs = NONE, .by = NONE, .bits = 0xff000000000000, .lo = 48, .width = 8, .access = UNCORE_ACCESS_RO_V, .role = UNCORE_ROLE_OVERFLOW, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_l3_gl_ctl_reserved_47_24] = { .name = S(rsv), .source = C(sdm_325384_059_18_21_5_87f5b84a), .needs = NONE, .by = NONE, .bits = 0xffffff000000, .lo = 24, .width = 24, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_l3_gl_ctl_gl_event_select] = { .id = S(gl_event_select), .name = S(GL_event_select), .text = T(fields_l3_gl_ctl_gl_event_select), .source = C(sdm_325384_059_18_21_5_87f5b84a), .needs = NONE, .by = NONE, .bits = 0xff0000, .lo = 16, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_COUNTER_SELECT },
		[fields_l3_gl_ctl_reserved_15_3] = { .name = S(rsv), .source = C(sdm_325384_059_18_21_5_87f5b84a), .needs = NONE, .by = NONE, .bits = 0xfff8, .lo = 3, .width = 13, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_l3_gl_ctl_gl_reset_cmd] = { .id = S(gl_reset_cmd), .name = S(GL_reset_cmd), .text = T(fields_l3_gl_ctl_gl_reset_cmd), .source = C(sdm_325384_059_18_21_5_87f5b84a), .needs = NONE, .by = NONE, .bits = 0x4, .lo = 2, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_SELECTED, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_l3_gl_ctl_gl_unfreeze_cmd] = { .id = S(gl_unfreeze_cmd), .name = S(GL_unfreeze_cmd), .text = T(fields_l3_gl_ctl_gl_unfreeze_cmd), .source = C(sdm_325384_059_18_21_5_87f5b84a), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_UNFREEZE_SELECTED, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_l3_gl_ctl_gl_freeze_cmd] = { .id = S(gl_freeze_cmd), .name = S(GL_freeze_cmd), .text = T(fields_l3_gl_ctl_gl_freeze_cmd), .source = C(sdm_325384_059_18_21_5_87f5b84a), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_FREEZE_SELECTED, .evidence = UNCORE_EVIDENCE_INFERRED },
	},
	.values = {
		[values_l3_gbsq_fill_eviction_any] = { .mask = 0x3, .id = S(any), .name = S(any), .when = NONE },
		[values_l3_gbsq_fill_eviction_fills] = { .value = 0x1, .mask = 0x3, .id = S(fills), .name = S(fills), .text = T(values_l3_gbsq_fill_eviction_fills), .when = NONE },
		[values_l3_gbsq_fill_eviction_fills_free] = { .value = 0x2, .mask = 0x3, .id = S(fills_free), .name = S(fills_free), .text = T(values_l3_gbsq_fill_eviction_fills_free), .when = NONE },
		[values_l3_gbsq_fill_eviction_fills_evicting] = { .value = 0x3, .mask = 0x3, .id = S(fills_evicting), .name = S(fills_evicting), .text = T(values_l3_gbsq_fill_eviction_fills_evicting), .when = NONE },
		[values_l3_gbsq_core_module_select_any] = { .mask = 0x3, .id = S(any), .name = S(any), .text = T(values_l3_gbsq_core_module_select_any), .when = NONE },
		[values_l3_gbsq_core_module_select_this_one] = { .value = 0x1, .mask = 0x3, .id = S(this_one), .name = S(this_one), .text = T(values_l3_gbsq_core_module_select_this_one), .when = NONE },
		[values_l3_gbsq_core_module_select_other] = { .value = 0x2, .mask = 0x3, .id = S(other), .name = S(other), .text = T(values_l3_gbsq_core_module_select_other), .when = NONE },
		[values_l3_gbsq_core_module_select_both] = { .value = 0x3, .mask = 0x3, .id = S(both), .name = S(both), .when = NONE },
		[values_l3_gbsq_snoop_match_clean] = { .value = 0x1, .mask = 0x7, .id = S(clean), .name = S(clean), .when = NONE },
		[values_l3_gbsq_snoop_match_HIT] = { .value = 0x2, .mask = 0x7, .id = S(HIT), .name = S(HIT), .when = NONE },
		[values_l3_gbsq_snoop_match_HITM] = { .value = 0x4, .mask = 0x7, .id = S(HITM), .name = S(HITM), .when = NONE },
		[values_l3_gbsq_type_match_all] = { .value = 0x3f, .mask = 0x3f, .id = S(all), .name = S(all), .text = T(values_l3_gbsq_type_match_all), .when = NONE },
		[values_l3_gbsq_data_flow_demand] = { .value = 0x1, .mask = 0x3, .id = S(demand), .name = S(demand), .when = NONE },
		[values_l3_gbsq_data_flow_prefetch] = { .value = 0x2, .mask = 0x3, .id = S(prefetch), .name = S(prefetch), .when = NONE },
		[values_l3_gbsq_agent_select_core0_lp0] = { .value = 0x1, .mask = 0xf, .id = S(core0_lp0), .name = S(core0_lp0), .text = T(values_l3_gbsq_agent_select_core0_lp0), .when = NONE },
		[values_l3_gbsq_agent_select_core0_lp1] = { .value = 0x2, .mask = 0xf, .id = S(core0_lp1), .name = S(core0_lp1), .when = NONE },
		[values_l3_gbsq_agent_select_core1_lp0] = { .value = 0x4, .mask = 0xf, .id = S(core1_lp0), .name = S(core1_lp0), .when = NONE },
		[values_l3_gbsq_agent_select_core1_lp1] = { .value = 0x8, .mask = 0xf, .id = S(core1_lp1), .name = S(core1_lp1), .when = NONE },
		[values_l3_gbsq_agent_select_any] = { .value = 0xf, .mask = 0xf, .id = S(any), .name = S(any), .text = T(values_l3_gbsq_agent_select_any), .when = NONE },
		[values_l3_gsnpq_core_module_select_exactly_one] = { .mask = 0x3, .id = S(exactly_one), .name = S(exactly_one), .text = T(values_l3_gsnpq_core_module_select_exactly_one), .when = NONE },
		[values_l3_gsnpq_core_module_select_this_one] = { .value = 0x1, .mask = 0x3, .id = S(this_one), .name = S(this_one), .text = T(values_l3_gsnpq_core_module_select_this_one), .when = NONE },
		[values_l3_gsnpq_core_module_select_other] = { .value = 0x2, .mask = 0x3, .id = S(other), .name = S(other), .text = T(values_l3_gsnpq_core_module_select_other), .when = NONE },
		[values_l3_gsnpq_core_module_select_both] = { .value = 0x3, .mask = 0x3, .id = S(both), .name = S(both), .when = NONE },
		[values_l3_gsnpq_snoop_match_clean] = { .value = 0x1, .mask = 0x7, .id = S(clean), .name = S(clean), .when = NONE },
		[values_l3_gsnpq_snoop_match_HIT] = { .value = 0x2, .mask = 0x7, .id = S(HIT), .name = S(HIT), .when = NONE },
		[values_l3_gsnpq_snoop_match_HITM] = { .value = 0x4, .mask = 0x7, .id = S(HITM), .name = S(HITM), .when = NONE },
		[values_l3_gsnpq_type_match_all] = { .value = 0x3f, .mask = 0x3f, .id = S(all), .name = S(all), .text = T(values_l3_gbsq_type_match_all), .when = NONE },
		[values_l3_gsnpq_agent_select_core0_lp0] = { .value = 0x1, .mask = 0x3f, .id = S(core0_lp0), .name = S(core0_lp0), .text = T(values_l3_gbsq_agent_select_core0_lp0), .when = NONE },
		[values_l3_gsnpq_agent_select_core0_lp1] = { .value = 0x2, .mask = 0x3f, .id = S(core0_lp1), .name = S(core0_lp1), .when = NONE },
		[values_l3_gsnpq_agent_select_core1_lp0] = { .value = 0x4, .mask = 0x3f, .id = S(core1_lp0), .name = S(core1_lp0), .when = NONE },
		[values_l3_gsnpq_agent_select_core1_lp1] = { .value = 0x8, .mask = 0x3f, .id = S(core1_lp1), .name = S(core1_lp1), .when = NONE },
		[values_l3_gsnpq_agent_select_other_symmetric] = { .value = 0x10, .mask = 0x3f, .id = S(other_symmetric), .name = S(other_symmetric), .text = T(values_l3_gsnpq_agent_select_other_symmetric), .when = NONE },
		[values_l3_gsnpq_agent_select_central_agent] = { .value = 0x20, .mask = 0x3f, .id = S(central_agent), .name = S(central_agent), .text = T(values_l3_gsnpq_agent_select_central_agent), .when = NONE },
		[values_l3_gsnpq_agent_select_any] = { .value = 0x3f, .mask = 0x3f, .id = S(any), .name = S(any), .when = NONE },
	},
	.counters = {
		[counters_l3_gbsq] = { .id = S(gbsq), .control = registers_l3_gbsq, .data = registers_l3_gbsq, .count = 2, .width = 32, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_l3, registers_l3_gl_ctl, fields_l3_gl_ctl_gl_event_status }, .overflow_bits = { numbers_counters_l3_gbsq_overflow_bits, 1 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 18, .freezes = { NONE, NONE, NONE }, .enable = 1, .match = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_l3_gsnpq] = { .id = S(gsnpq), .control = registers_l3_gsnpq, .data = registers_l3_gsnpq, .count = 2, .width = 32, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_l3, registers_l3_gl_ctl, fields_l3_gl_ctl_gl_event_status }, .overflow_bits = { numbers_counters_l3_gsnpq_overflow_bits, 1 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 20, .freezes = { NONE, NONE, NONE }, .enable = 1, .match = 1, .select_bit = 2, .halved_by = { NONE, NONE, NONE } },
		[counters_l3_fsb] = { .id = S(fsb), .control = registers_l3_fsb, .data = registers_l3_fsb, .count = 4, .width = 32, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_l3, registers_l3_gl_ctl, fields_l3_gl_ctl_gl_event_status }, .overflow_bits = { numbers_counters_l3_fsb_overflow_bits, 1 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 22, .freezes = { NONE, NONE, NONE }, .enable = 1, .match = 2, .select_bit = 4, .halved_by = { NONE, NONE, NONE } },
	},
	.procedure_rows = {
		[procedure_rows_l3_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_l3_freeze, 3 } },
		[procedure_rows_l3_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_l3_unfreeze, 3 } },
		[procedure_rows_l3_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_l3_reset, 3 } },
		[procedure_rows_l3_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_l3_start, 3 } },
		[procedure_rows_l3_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_l3_stop, 3 } },
		[procedure_rows_l3_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_l3_read, 3 } },
		[procedure_rows_l3_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_l3_restore, 3 } },
	},
	.steps = {
		[steps_l3_freeze] = { .keep = 0xffffffff, .text = T(steps_l3_freeze), .box = boxes_l3, .reg = registers_l3_gbsq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .keep = 0xffffffff, .text = T(steps_l3_freeze), .box = boxes_l3, .reg = registers_l3_gsnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x400000000000000, .keep = 0xffffffff, .text = T(steps_l3_freeze), .box = boxes_l3, .reg = registers_l3_fsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_l3_unfreeze] = { .keep = 0xffffffff, .text = T(steps_l3_unfreeze), .box = boxes_l3, .reg = registers_l3_gbsq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .keep = 0xffffffff, .text = T(steps_l3_unfreeze), .box = boxes_l3, .reg = registers_l3_gsnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .value = 0x400000000000000, .keep = 0xffffffff, .text = T(steps_l3_unfreeze), .box = boxes_l3, .reg = registers_l3_fsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_l3_reset] = { .text = T(steps_l3_reset), .box = boxes_l3, .reg = registers_l3_gbsq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_l3_reset), .box = boxes_l3, .reg = registers_l3_gsnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x400000000000000, .text = T(steps_l3_reset), .box = boxes_l3, .reg = registers_l3_fsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_l3_start] = { .text = T(steps_l3_start), .box = boxes_l3, .reg = registers_l3_gbsq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .text = T(steps_l3_start), .box = boxes_l3, .reg = registers_l3_gsnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .value = 0x400000000000000, .text = T(steps_l3_start), .box = boxes_l3, .reg = registers_l3_fsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_l3_stop] = { .keep = 0xffffffff, .text = T(steps_l3_freeze), .box = boxes_l3, .reg = registers_l3_gbsq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .keep = 0xffffffff, .text = T(steps_l3_freeze), .box = boxes_l3, .reg = registers_l3_gsnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x400000000000000, .keep = 0xffffffff, .text = T(steps_l3_freeze), .box = boxes_l3, .reg = registers_l3_fsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_l3_read] = { .box = boxes_l3, .reg = registers_l3_gbsq, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_l3, .reg = registers_l3_gsnpq, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x400000000000000, .box = boxes_l3, .reg = registers_l3_fsb, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_l3_restore] = { .text = T(steps_l3_restore), .box = boxes_l3, .reg = registers_l3_gbsq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .text = T(steps_l3_restore), .box = boxes_l3, .reg = registers_l3_gsnpq, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .value = 0x400000000000000, .text = T(steps_l3_restore), .box = boxes_l3, .reg = registers_l3_fsb, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
	},
	.aliases = {
		[aliases_register_l3_gsnpq] = { .name = S(Agent_match), .box = boxes_l3, .reg = registers_l3_gsnpq, .field = fields_l3_gsnpq_agent_select },
	},
	.numbers = {
		[numbers_counters_l3_gbsq_overflow_bits] = 0x0,
		[numbers_counters_l3_gsnpq_overflow_bits] = 0x2,
		[numbers_counters_l3_fsb_overflow_bits] = 0x4,
	},
	.strings = {
		[strings_registers_l3_gbsq_names] = S(MSR_EMON_L3_CTR_CTL0), S(MSR_EMON_L3_CTR_CTL1),
		[strings_registers_l3_gsnpq_names] = S(MSR_EMON_L3_CTR_CTL2), S(MSR_EMON_L3_CTR_CTL3),
		[strings_registers_l3_fsb_names] = S(MSR_EMON_L3_CTR_CTL4), S(MSR_EMON_L3_CTR_CTL5), S(MSR_EMON_L3_CTR_CTL6), S(MSR_EMON_L3_CTR_CTL7),
	},
	.events = {
		[events_GBSQ] = { .control = 0x3fffff00000000, .name = N(events_GBSQ), .text = T(events_GBSQ), .source = C(sdm_325384_059_18_21_2_87f5b623), .box = boxes_l3, .category = categories_l3_GBSQ, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_DEFAULTS, .umask_field = NONE },
		[events_GSNPQ] = { .control = 0x3fffff00000000, .name = N(events_GSNPQ), .text = T(events_GSNPQ), .source = C(sdm_325384_059_18_21_3_87f5bbf0), .box = boxes_l3, .category = categories_l3_GSNPQ, .counters = 0x3, .group = 1, .flags = UNCORE_EVENT_DEFAULTS, .umask_field = NONE },
		[events_FSB_L_clear] = { .control = 0x4000000000, .name = N(events_FSB_L_clear), .text = T(fields_l3_fsb_fsb_l_clear), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SNOOP, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_L_hit] = { .control = 0x8000000000, .name = N(events_FSB_L_hit), .text = T(fields_l3_fsb_fsb_l_hit), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SNOOP, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_L_hitm] = { .control = 0x10000000000, .name = N(events_FSB_L_hitm), .text = T(events_FSB_L_hitm), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SNOOP, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_L_defer] = { .control = 0x20000000000, .name = N(events_FSB_L_defer), .text = T(fields_l3_fsb_fsb_l_defer), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SNOOP, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_L_retry] = { .control = 0x40000000000, .name = N(events_FSB_L_retry), .text = T(fields_l3_fsb_fsb_l_retry), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SNOOP, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_L_snoop_stall] = { .control = 0x80000000000, .name = N(events_FSB_L_snoop_stall), .text = T(fields_l3_fsb_fsb_l_snoop_stall), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SNOOP, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_DBSY] = { .control = 0x100000000000, .name = N(events_FSB_DBSY), .text = T(fields_l3_fsb_fsb_dbsy), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SIGNAL, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_DRDY] = { .control = 0x200000000000, .name = N(events_FSB_DRDY), .text = T(fields_l3_fsb_fsb_drdy), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SIGNAL, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_BNR] = { .control = 0x400000000000, .name = N(events_FSB_BNR), .text = T(fields_l3_fsb_fsb_bnr), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SIGNAL, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_IOQ_empty] = { .control = 0x800000000000, .name = N(events_FSB_IOQ_empty), .text = T(fields_l3_fsb_fsb_ioq_empty), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_QUEUE, .counters = 0xf, .max_increment = 1, .group = 2, .umask_field = NONE },
		[events_FSB_IOQ_full] = { .control = 0x1000000000000, .name = N(events_FSB_IOQ_full), .text = T(fields_l3_fsb_fsb_ioq_full), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_QUEUE, .counters = 0xf, .max_increment = 1, .group = 2, .umask_field = NONE },
		[events_FSB_IOQ_active] = { .control = 0x2000000000000, .name = N(events_FSB_IOQ_active), .text = T(fields_l3_fsb_fsb_ioq_active), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_QUEUE, .counters = 0xf, .max_increment = 1, .group = 2, .umask_field = NONE },
		[events_FSB_WW_data] = { .control = 0x4000000000000, .name = N(events_FSB_WW_data), .text = T(fields_l3_fsb_fsb_ww_data), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SEQUENCE, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_WW_issue] = { .control = 0x8000000000000, .name = N(events_FSB_WW_issue), .text = T(fields_l3_fsb_fsb_ww_issue), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SEQUENCE, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_WR_issue] = { .control = 0x10000000000000, .name = N(events_FSB_WR_issue), .text = T(fields_l3_fsb_fsb_wr_issue), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SEQUENCE, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_RW_issue] = { .control = 0x20000000000000, .name = N(events_FSB_RW_issue), .text = T(fields_l3_fsb_fsb_rw_issue), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SEQUENCE, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_other_DBSY] = { .control = 0x40000000000000, .name = N(events_FSB_other_DBSY), .text = T(fields_l3_fsb_fsb_other_dbsy), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SIGNAL, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_other_DRDY] = { .control = 0x80000000000000, .name = N(events_FSB_other_DRDY), .text = T(fields_l3_fsb_fsb_other_drdy), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SIGNAL, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_other_snoop_stall] = { .control = 0x100000000000000, .name = N(events_FSB_other_snoop_stall), .text = T(fields_l3_fsb_fsb_other_snoop_stall), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SNOOP, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_other_BNR] = { .control = 0x200000000000000, .name = N(events_FSB_other_BNR), .text = T(fields_l3_fsb_fsb_other_bnr), .source = C(sdm_325384_059_18_21_4_1_d296190a), .box = boxes_l3, .category = categories_l3_FSB_SIGNAL, .counters = 0xf, .group = 2, .umask_field = NONE },
		[events_FSB_type] = { .control = 0x3f00000000, .name = N(events_FSB_type), .text = T(events_FSB_type), .source = C(sdm_325384_059_18_21_4___19ad8363), .box = boxes_l3, .category = categories_l3_FSB_TYPE, .counters = 0xf, .group = 2, .flags = UNCORE_EVENT_DEFAULTS, .umask_field = NONE },
	},
	.categories = {
		[categories_l3_GBSQ] = { .id = S(GBSQ), .text = T(categories_l3_GBSQ), .box = boxes_l3 },
		[categories_l3_GSNPQ] = { .id = S(GSNPQ), .text = T(categories_l3_GSNPQ), .box = boxes_l3 },
		[categories_l3_FSB_SNOOP] = { .id = S(FSB_SNOOP), .text = T(categories_l3_FSB_SNOOP), .box = boxes_l3 },
		[categories_l3_FSB_SIGNAL] = { .id = S(FSB_SIGNAL), .text = T(categories_l3_FSB_SIGNAL), .box = boxes_l3 },
		[categories_l3_FSB_QUEUE] = { .id = S(FSB_QUEUE), .text = T(categories_l3_FSB_QUEUE), .box = boxes_l3 },
		[categories_l3_FSB_SEQUENCE] = { .id = S(FSB_SEQUENCE), .text = T(categories_l3_FSB_SEQUENCE), .box = boxes_l3 },
		[categories_l3_FSB_TYPE] = { .id = S(FSB_TYPE), .text = T(categories_l3_FSB_TYPE), .box = boxes_l3 },
	},
#ifndef UNCORE_WITHOUT_ALIASES
	.event_aliases = {
		[event_aliases_GBSQ] = { .name = S(GBUSQ), .tool = S(sdm_325384_059_2b08c8e4), .event = events_GBSQ, .umask = NONE },
	},
#endif
	.name_index = {
		[0x0] = names_codes + events_GBSQ,
		[0x1] = names_events + events_FSB_BNR,
		[0x2] = names_events + events_FSB_other_DBSY,
		[0x5] = names_codes + events_GSNPQ,
		[0xa] = names_codes + events_FSB_L_clear,
		[0xb] = names_codes + events_FSB_L_hit,
		[0xc] = names_codes + events_FSB_L_hitm,
		[0xd] = names_codes + events_FSB_L_defer,
		[0xe] = names_codes + events_FSB_L_retry,
		[0xf] = names_codes + events_FSB_L_snoop_stall,
		[0x10] = names_codes + events_FSB_DBSY,
		[0x11] = names_events + events_FSB_L_hit,
		[0x12] = names_codes + events_FSB_DRDY,
		[0x13] = names_codes + events_FSB_BNR,
		[0x14] = names_codes + events_FSB_IOQ_empty,
		[0x15] = names_codes + events_FSB_IOQ_full,
		[0x16] = names_codes + events_FSB_IOQ_active,
		[0x17] = names_codes + events_FSB_WW_data,
		[0x18] = names_events + events_FSB_L_snoop_stall,
		[0x19] = names_events + events_FSB_WW_data,
		[0x1a] = names_codes + events_FSB_WW_issue,
		[0x1b] = names_codes + events_FSB_WR_issue,
		[0x1c] = names_codes + events_FSB_RW_issue,
		[0x1d] = names_codes + events_FSB_other_DBSY,
		[0x1e] = names_codes + events_FSB_other_DRDY,
		[0x1f] = names_codes + events_FSB_other_snoop_stall,
		[0x20] = names_codes + events_FSB_other_BNR,
		[0x21] = names_codes + events_FSB_type,
		[0x31] = names_events + events_FSB_WW_issue,
		[0x32] = names_events + events_FSB_L_hitm,
		[0x34] = A(names_wholes + event_aliases_GBSQ),
		[0x37] = names_events + events_FSB_IOQ_full,
		[0x3a] = names_events + events_GSNPQ,
		[0x3b] = names_events + events_FSB_RW_issue,
		[0x49] = names_events + events_FSB_type,
		[0x4c] = names_boxes + boxes_l3,
		[0x5d] = names_events + events_FSB_DBSY,
		[0x5e] = names_events + events_FSB_L_retry,
		[0x5f] = names_events + events_FSB_other_BNR,
		[0x61] = names_events + events_FSB_L_defer,
		[0x62] = names_events + events_FSB_other_DRDY,
		[0x67] = names_events + events_FSB_other_snoop_stall,
		[0x68] = names_events + events_GBSQ,
		[0x76] = names_events + events_FSB_L_clear,
		[0x77] = names_events + events_FSB_IOQ_active,
		[0x7b] = names_events + events_FSB_IOQ_empty,
		[0x7d] = names_events + events_FSB_WR_issue,
		[0x7f] = names_events + events_FSB_DRDY,
	},
	.defaults = {
		[defaults_GBSQ] = { .bits = 0x3fffff00000000, .event = events_GBSQ },
		[defaults_GSNPQ] = { .bits = 0x3fffff00000000, .event = events_GSNPQ },
		[defaults_FSB_type] = { .bits = 0x3f00000000, .event = events_FSB_type },
	},
#ifndef UNCORE_WITHOUT_SIM
	.core_msrs = {
		[core_msrs_all] = { .number = 0x10, .count = 1, .kind = UNCORE_CORE_MSR_TSC, .scope = UNCORE_SCOPE_CPU },
	},
#endif
	.groups = {
		[groups_bus] = { .name = S(bus), .question = T(groups_bus_question), .reading = T(groups_bus_reading), .source = C(sdm_325384_059_18_21_4_1_d296190a), .items = { group_items_bus, 4 }, .by = UNCORE_GROUP_BY_SOCKET, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
	},
	.group_items = {
		[group_items_bus] = { .expression = S(FSB_DRDY), .metric = NONE, .event = events_FSB_DRDY, .umask = NONE, .box = boxes_l3 },
		{ .expression = S(FSB_other_DRDY), .metric = NONE, .event = events_FSB_other_DRDY, .umask = NONE, .box = boxes_l3 },
		{ .expression = S(FSB_BNR), .metric = NONE, .event = events_FSB_BNR, .umask = NONE, .box = boxes_l3 },
		{ .expression = S(FSB_IOQ_full), .metric = NONE, .event = events_FSB_IOQ_full, .umask = NONE, .box = boxes_l3 },
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
