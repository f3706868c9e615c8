/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/p6/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 26
#error "these tables are stale: run make generate"
#endif

/* Words, names of events, and what explains them. X(symbol, text) */
#define WORDS(X) \
	X(s_26, "26") \
	X(s_ALL, "ALL") \
	X(s_ALL_PREFETCH, "ALL_PREFETCH") \
	X(s_ANY, "ANY") \
	X(s_ARITH, "ARITH") \
	X(s_BRANCH, "BRANCH") \
	X(s_BUS, "BUS") \
	X(s_BUS_DRDY_CLOCKS_ANY_f8ec6f02, "BUS_DRDY_CLOCKS.ANY") \
	X(s_BUS_TRAN_MEM_ANY_2a784dfc, "BUS_TRAN_MEM.ANY") \
	X(s_BUS_TRAN_MEM_SELF_e916382d, "BUS_TRAN_MEM.SELF") \
	X(s_CLOCK, "CLOCK") \
	X(s_CMASK, "CMASK") \
	X(s_Core_performance_counter_a1b655bf, "Core performance counters") \
	X(s_DCU, "DCU") \
	X(s_DS, "DS") \
	X(s_E, "E") \
	X(s_EN, "EN") \
	X(s_ES, "ES") \
	X(s_EVNTSEL_i__3fca07a8, "EVNTSEL{i}") \
	X(s_Event_Select_d4a1b37e, "Event Select") \
	X(s_FPU, "FPU") \
	X(s_FREQ, "FREQ") \
	X(s_FS, "FS") \
	X(s_GS, "GS") \
	X(s_I, "I") \
	X(s_IFU, "IFU") \
	X(s_INT, "INT") \
	X(s_INTERRUPT, "INTERRUPT") \
	X(s_INV, "INV") \
	X(s_L2, "L2") \
	X(s_L2_RQSTS_I_182b4f8a, "L2_RQSTS.I") \
	X(s_L2_RQSTS_MESI_694ca204, "L2_RQSTS.MESI") \
	X(s_LD_OP, "LD_OP") \
	X(s_LOGICAL, "LOGICAL") \
	X(s_M, "M") \
	X(s_MEMORY, "MEMORY") \
	X(s_MESI, "MESI") \
	X(s_MMX, "MMX") \
	X(s_MUL, "MUL") \
	X(s_NTA, "NTA") \
	X(s_ONLY_HW_PREFETCH, "ONLY_HW_PREFETCH") \
	X(s_OS, "OS") \
	X(s_P6_family__Pentium_Pro___4d1865a3, "P6 family (Pentium Pro, II, III, M)") \
	X(s_PACK, "PACK") \
	X(s_PACKED_SCALAR, "PACKED_SCALAR") \
	X(s_PC, "PC") \
	X(s_PERFCTR_i__370db343, "PERFCTR{i}") \
	X(s_POWER, "POWER") \
	X(s_PREFETCH, "PREFETCH") \
	X(s_Pentium_III_fb0d2106, "Pentium III") \
	X(s_Pentium_II_d0018d91, "Pentium II") \
	X(s_Pentium_M_9be04b2b, "Pentium M") \
	X(s_Pentium_Pro_4ff54390, "Pentium Pro") \
	X(s_PerfCtr_i__8b9a6d40, "PerfCtr{i}") \
	X(s_PerfEvtSel_i__ca9bb478, "PerfEvtSel{i}") \
	X(s_RETIRE, "RETIRE") \
	X(s_S, "S") \
	X(s_SCALAR, "SCALAR") \
	X(s_SEGMENT, "SEGMENT") \
	X(s_SELF, "SELF") \
	X(s_SHIFT, "SHIFT") \
	X(s_SSE2_PACKED_DOUBLE, "SSE2_PACKED_DOUBLE") \
	X(s_SSE2_SCALAR_DOUBLE, "SSE2_SCALAR_DOUBLE") \
	X(s_SSE_PACKED_SCALAR_SINGLE, "SSE_PACKED_SCALAR_SINGLE") \
	X(s_SSE_PACKED_SINGLE, "SSE_PACKED_SINGLE") \
	X(s_SSE_SCALAR_SINGLE, "SSE_SCALAR_SINGLE") \
	X(s_STALL, "STALL") \
	X(s_STD_STA, "STD_STA") \
	X(s_T1, "T1") \
	X(s_T2, "T2") \
	X(s_TO_FP, "TO_FP") \
	X(s_TO_MMX, "TO_MMX") \
	X(s_UMASK, "UMASK") \
	X(s_UNPACK, "UNPACK") \
	X(s_USR, "USR") \
	X(s_WEAK, "WEAK") \
	X(s_bus, "bus") \
	X(s_cache, "cache") \
	X(s_cmask, "cmask") \
	X(s_count_hi, "count_hi") \
	X(s_count_lo, "count_lo") \
	X(s_counts, "counts") \
	X(s_cpu, "cpu") \
	X(s_ctl, "ctl") \
	X(s_ctr, "ctr") \
	X(s_cycles, "cycles") \
	X(s_edge, "edge") \
	X(s_edges, "edges") \
	X(s_en, "en") \
	X(s_ev_sel, "ev_sel") \
	X(s_event, "event") \
	X(s_event_count, "event_count") \
	X(s_ge, "ge") \
	X(s_general, "general") \
	X(s_int_en, "int_en") \
	X(s_inv, "inv") \
	X(s_lt, "lt") \
	X(s_os, "os") \
	X(s_overflows, "overflows") \
	X(s_p6, "p6") \
	X(s_pc, "pc") \
	X(s_pentium_ii, "pentium_ii") \
	X(s_pentium_iii, "pentium_iii") \
	X(s_pentium_m, "pentium_m") \
	X(s_pentium_pro, "pentium_pro") \
	X(s_pmc, "pmc") \
	X(s_rsv, "rsv") \
	X(s_umask, "umask") \
	X(s_usr, "usr") \

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
	X(s_linux_p6_intel_p6_format_9cfe207a, "linux-p6 intel_p6_formats_attr") \
	X(s_linux_p6_p6_pmu_rdpmc_qu_fc7e4746, "linux-p6 p6_pmu_rdpmc_quirk") \
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
	X(s_sdm_325384_059_18_22_1_F_d948f040, "sdm-325384-059 18.22.1 Figure 18-60, Table 35-46") \
	X(s_sdm_325384_059_18_22_2___a85d4b2d, "sdm-325384-059 18.22.2, Table 35-46") \
	X(s_sdm_325384_059_18_22__li_5d96ec96, "sdm-325384-059 18.22; linux-p6 P6_NOP_EVENT; libpfm4 intel_p6_events.h") \
	X(s_sdm_325384_059_Table_19__5f72622f, "sdm-325384-059 Table 19-36") \
	X(s_sdm_325384_059_Table_19__5f7262fa, "sdm-325384-059 Table 19-35") \
	X(s_sdm_325384_059_Table_19__5f726760, "sdm-325384-059 Table 19-37") \
	X(s_sdm_325384_059_Table_19__ad228b7f, "sdm-325384-059 Table 19-36; libpfm4 intel_pm_events.h; likwid perfmon_pm_events.txt") \
	X(s_sdm_325384_059_Table_19__f5698e95, "sdm-325384-059 Table 19-37; libpfm4 intel_p6_events.h") \
	X(s_sdm_325384_059_Table_19__f753c679, "sdm-325384-059 Table 19-37; libpfm4 intel_pm_events.h; likwid perfmon_pm_events.txt") \
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
	X(s_BUS_DATA_RECV, "BUS_DATA_RECV") \
	X(s_BUS_TRANS_BRD, "BUS_TRANS_BRD") \
	X(s_BUS_TRANS_DEF, "BUS_TRANS_DEF") \
	X(s_BUS_TRANS_RFO, "BUS_TRANS_RFO") \
	X(s_BUS_TRAN_WB, "BUS_TRAN_WB") \
	X(s_COMP_FLOP_RET, "COMP_FLOP_RET") \
	X(s_EMON_KNI_COMP_INST_RETIRED, "EMON_KNI_COMP_INST_RETIRED") \
	X(s_L2_LINES_INM, "L2_LINES_INM") \
	X(s_L2_LINES_OUTM, "L2_LINES_OUTM") \
	X(s_L2_M_LINES_IN, "L2_M_LINES_IN") \
	X(s_NON_HW_PREFETCH, "NON_HW_PREFETCH") \
	X(s_PARTIAL_RAT_STALL, "PARTIAL_RAT_STALL") \
	X(s_libpfm4, "libpfm4") \
	X(s_likwid, "likwid") \
	X(s_oprofile, "oprofile") \

#endif

#ifdef UNCORE_WITHOUT_SIM
#define WORDS_OF_SIM(X)
#else
#define WORDS_OF_SIM(X) \

#endif

#define NAMES(X) \
	X(n_events_DATA_MEM_REFS, "DATA_MEM_REFS") \
	X(n_events_DCU_LINES_IN, "DCU_LINES_IN") \
	X(n_events_DCU_M_LINES_IN, "DCU_M_LINES_IN") \
	X(n_events_DCU_M_LINES_OUT, "DCU_M_LINES_OUT") \
	X(n_events_DCU_MISS_OUTSTANDING, "DCU_MISS_OUTSTANDING") \
	X(n_events_IFU_IFETCH, "IFU_IFETCH") \
	X(n_events_IFU_IFETCH_MISS, "IFU_IFETCH_MISS") \
	X(n_events_ITLB_MISS, "ITLB_MISS") \
	X(n_events_IFU_MEM_STALL, "IFU_MEM_STALL") \
	X(n_events_ILD_STALL, "ILD_STALL") \
	X(n_events_L2_IFETCH, "L2_IFETCH") \
	X(n_events_L2_LD, "L2_LD") \
	X(n_events_L2_ST, "L2_ST") \
	X(n_events_L2_LINES_IN, "L2_LINES_IN") \
	X(n_events_L2_LINES_OUT, "L2_LINES_OUT") \
	X(n_events_L2_M_LINES_INM, "L2_M_LINES_INM") \
	X(n_events_L2_M_LINES_OUTM, "L2_M_LINES_OUTM") \
	X(n_events_L2_M_LINES_OUT, "L2_M_LINES_OUT") \
	X(n_events_L2_RQSTS, "L2_RQSTS") \
	X(n_events_L2_ADS, "L2_ADS") \
	X(n_events_L2_DBUS_BUSY, "L2_DBUS_BUSY") \
	X(n_events_L2_DBUS_BUSY_RD, "L2_DBUS_BUSY_RD") \
	X(n_events_BUS_DRDY_CLOCKS, "BUS_DRDY_CLOCKS") \
	X(n_events_BUS_LOCK_CLOCKS, "BUS_LOCK_CLOCKS") \
	X(n_events_BUS_REQ_OUTSTANDING, "BUS_REQ_OUTSTANDING") \
	X(n_events_BUS_TRAN_BRD, "BUS_TRAN_BRD") \
	X(n_events_BUS_TRAN_RFO, "BUS_TRAN_RFO") \
	X(n_events_BUS_TRANS_WB, "BUS_TRANS_WB") \
	X(n_events_BUS_TRAN_IFETCH, "BUS_TRAN_IFETCH") \
	X(n_events_BUS_TRAN_INVAL, "BUS_TRAN_INVAL") \
	X(n_events_BUS_TRAN_PWR, "BUS_TRAN_PWR") \
	X(n_events_BUS_TRANS_P, "BUS_TRANS_P") \
	X(n_events_BUS_TRANS_IO, "BUS_TRANS_IO") \
	X(n_events_BUS_TRAN_DEF, "BUS_TRAN_DEF") \
	X(n_events_BUS_TRAN_BURST, "BUS_TRAN_BURST") \
	X(n_events_BUS_TRAN_ANY, "BUS_TRAN_ANY") \
	X(n_events_BUS_TRAN_MEM, "BUS_TRAN_MEM") \
	X(n_events_BUS_DATA_RCV, "BUS_DATA_RCV") \
	X(n_events_BUS_BNR_DRV, "BUS_BNR_DRV") \
	X(n_events_BUS_HIT_DRV, "BUS_HIT_DRV") \
	X(n_events_BUS_HITM_DRV, "BUS_HITM_DRV") \
	X(n_events_BUS_SNOOP_STALL, "BUS_SNOOP_STALL") \
	X(n_events_FLOPS, "FLOPS") \
	X(n_events_FP_COMP_OPS_EXE, "FP_COMP_OPS_EXE") \
	X(n_events_FP_ASSIST, "FP_ASSIST") \
	X(n_events_MUL, "MUL") \
	X(n_events_DIV, "DIV") \
	X(n_events_CYCLES_DIV_BUSY, "CYCLES_DIV_BUSY") \
	X(n_events_LD_BLOCKS, "LD_BLOCKS") \
	X(n_events_SB_DRAINS, "SB_DRAINS") \
	X(n_events_MISALIGN_MEM_REF, "MISALIGN_MEM_REF") \
	X(n_events_EMON_KNI_PREF_DISPATCHED, "EMON_KNI_PREF_DISPATCHED") \
	X(n_events_EMON_KNI_PREF_MISS, "EMON_KNI_PREF_MISS") \
	X(n_events_INST_RETIRED, "INST_RETIRED") \
	X(n_events_UOPS_RETIRED, "UOPS_RETIRED") \
	X(n_events_INST_DECODED, "INST_DECODED") \
	X(n_events_EMON_KNI_INST_RETIRED, "EMON_KNI_INST_RETIRED") \
	X(n_events_EMON_KNI_COMP_INST_RET, "EMON_KNI_COMP_INST_RET") \
	X(n_events_HW_INT_RX, "HW_INT_RX") \
	X(n_events_CYCLES_INT_MASKED, "CYCLES_INT_MASKED") \
	X(n_events_CYCLES_INT_PENDING_AND_MASKED, "CYCLES_INT_PENDING_AND_MASKED") \
	X(n_events_BR_INST_RETIRED, "BR_INST_RETIRED") \
	X(n_events_BR_MISS_PRED_RETIRED, "BR_MISS_PRED_RETIRED") \
	X(n_events_BR_TAKEN_RETIRED, "BR_TAKEN_RETIRED") \
	X(n_events_BR_MISS_PRED_TAKEN_RET, "BR_MISS_PRED_TAKEN_RET") \
	X(n_events_BR_INST_DECODED, "BR_INST_DECODED") \
	X(n_events_BTB_MISSES, "BTB_MISSES") \
	X(n_events_BR_BOGUS, "BR_BOGUS") \
	X(n_events_BACLEARS, "BACLEARS") \
	X(n_events_RESOURCE_STALLS, "RESOURCE_STALLS") \
	X(n_events_PARTIAL_RAT_STALLS, "PARTIAL_RAT_STALLS") \
	X(n_events_SEGMENT_REG_LOADS, "SEGMENT_REG_LOADS") \
	X(n_events_CPU_CLK_UNHALTED, "CPU_CLK_UNHALTED") \
	X(n_events_MMX_INSTR_EXEC, "MMX_INSTR_EXEC") \
	X(n_events_MMX_SAT_INSTR_EXEC, "MMX_SAT_INSTR_EXEC") \
	X(n_events_MMX_UOPS_EXEC, "MMX_UOPS_EXEC") \
	X(n_events_MMX_INSTR_TYPE_EXEC, "MMX_INSTR_TYPE_EXEC") \
	X(n_events_FP_MMX_TRANS, "FP_MMX_TRANS") \
	X(n_events_MMX_ASSIST, "MMX_ASSIST") \
	X(n_events_MMX_INSTR_RET, "MMX_INSTR_RET") \
	X(n_events_SEG_RENAME_STALLS, "SEG_RENAME_STALLS") \
	X(n_events_SEG_REG_RENAMES, "SEG_REG_RENAMES") \
	X(n_events_RET_SEG_RENAMES, "RET_SEG_RENAMES") \
	X(n_events_EMON_EST_TRANS, "EMON_EST_TRANS") \
	X(n_events_EMON_THERMAL_TRIP, "EMON_THERMAL_TRIP") \
	X(n_events_BR_INST_EXEC, "BR_INST_EXEC") \
	X(n_events_BR_MISSP_EXEC, "BR_MISSP_EXEC") \
	X(n_events_BR_BAC_MISSP_EXEC, "BR_BAC_MISSP_EXEC") \
	X(n_events_BR_CND_EXEC, "BR_CND_EXEC") \
	X(n_events_BR_CND_MISSP_EXEC, "BR_CND_MISSP_EXEC") \
	X(n_events_BR_IND_EXEC, "BR_IND_EXEC") \
	X(n_events_BR_IND_MISSP_EXEC, "BR_IND_MISSP_EXEC") \
	X(n_events_BR_RET_EXEC, "BR_RET_EXEC") \
	X(n_events_BR_RET_MISSP_EXEC, "BR_RET_MISSP_EXEC") \
	X(n_events_BR_RET_BAC_MISSP_EXEC, "BR_RET_BAC_MISSP_EXEC") \
	X(n_events_BR_CALL_EXEC, "BR_CALL_EXEC") \
	X(n_events_BR_CALL_MISSP_EXEC, "BR_CALL_MISSP_EXEC") \
	X(n_events_BR_IND_CALL_EXEC, "BR_IND_CALL_EXEC") \
	X(n_events_EMON_SIMD_INSTR_RETIRED, "EMON_SIMD_INSTR_RETIRED") \
	X(n_events_EMON_SYNCH_UOPS, "EMON_SYNCH_UOPS") \
	X(n_events_EMON_ESP_UOPS, "EMON_ESP_UOPS") \
	X(n_events_EMON_FUSED_UOPS_RET, "EMON_FUSED_UOPS_RET") \
	X(n_events_EMON_UNFUSION, "EMON_UNFUSION") \
	X(n_events_EMON_PREF_RQSTS_UP, "EMON_PREF_RQSTS_UP") \
	X(n_events_EMON_PREF_RQSTS_DN, "EMON_PREF_RQSTS_DN") \
	X(n_events_EMON_SSE_SSE2_INST_RETIRED, "EMON_SSE_SSE2_INST_RETIRED") \
	X(n_events_EMON_SSE_SSE2_COMP_INST_RETIRED, "EMON_SSE_SSE2_COMP_INST_RETIRED") \

#ifdef UNCORE_WITHOUT_TEXTS
#define SENTENCES(X)
#else
#define SENTENCES(X) \
	X(t_variants_pentium_pro, "No MMX and no SSE, so none of their events.") \
	X(t_variants_pentium_ii, "With MMX; its Xeons, and the Celerons of its kind, too.") \
	X(t_variants_pentium_iii, "With SSE; its Xeons too.") \
	X(t_variants_pentium_m, "Programmed as the others; 29 events are new or mean something else.") \
	X(t_boxes_pmc, "Two counters of 40 bits that one bit starts and stops together.") \
	X(t_fields_pmc_ctl_cmask, "Compared with what the event adds in a cycle; 0 counts that itself.") \
	X(t_fields_pmc_ctl_inv, "Turns the comparison with cmask round; without a cmask it does nothing.") \
	X(t_values_pmc_ctl_inv_ge, "Steps while the event adds at least cmask.") \
	X(t_values_pmc_ctl_inv_lt, "Steps while it adds less than cmask.") \
	X(t_fields_pmc_ctl_en, "Lets both counters count; only counter 0's control register has it.") \
	X(t_fields_pmc_ctl_int_en, "An overflow raises an interrupt by the local APIC.") \
	X(t_fields_pmc_ctl_pc, "What the PM pin of the counter shows.") \
	X(t_values_pmc_ctl_pc_overflows, "The pin toggles when the counter overflows.") \
	X(t_values_pmc_ctl_pc_counts, "The pin toggles with each event that is counted.") \
	X(t_fields_pmc_ctl_edge, "Counts how often the event begins instead of how long it lasts.") \
	X(t_values_pmc_ctl_edge_cycles, "Counts as long as it lasts.") \
	X(t_values_pmc_ctl_edge_edges, "Counts when it begins.") \
	X(t_fields_pmc_ctl_os, "Counts while the processor is at privilege level 0.") \
	X(t_fields_pmc_ctl_usr, "Counts while the processor is at privilege level 1, 2 or 3.") \
	X(t_fields_pmc_ctl_umask, "Which part of the event is counted.") \
	X(t_fields_pmc_ctl_ev_sel, "Code of the event.") \
	X(t_fields_pmc_ctr_event_count, "What the counter has counted; a write takes bits 31:0 and copies bit 31 into those above.") \
	X(t_fields_pmc_ctr_count_hi, "Copies of bit 31 after a write.") \
	X(t_fields_pmc_ctr_count_lo, "The bits that a write takes.") \
	X(t_registers_pmc_ctl, "Chooses the event of counter {i}; that of counter 0 enables both.") \
	X(t_registers_pmc_ctr, "Count of counter {i}.") \
	X(t_steps_pmc_setup, "Holds both counters.") \
	X(t_steps_pmc_freeze, "The events stay chosen.") \
	X(t_steps_pmc_reset, "0, or for sampling minus the period.") \
	X(t_steps_pmc_program, "Without the enable, so nothing counts yet.") \
	X(t_steps_pmc_start, "Both counters begin with this write, counter 0 being in use or not.") \
	X(t_steps_pmc_stop, "Both end; nothing documented stops counter 0 alone.") \
	X(t_steps_pmc_restore, "Nothing counts any more.") \
	X(t_steps_pmc_restore2, "What counter 1 counted is chosen no longer.") \
	X(t_categories_pmc_DCU, "The first-level data cache.") \
	X(t_categories_pmc_IFU, "Instruction fetch.") \
	X(t_categories_pmc_L2, "The second-level cache, and the bus to it.") \
	X(t_categories_pmc_BUS, "The bus outside the processor: what this processor, or any agent, does on it.") \
	X(t_categories_pmc_FPU, "Floating-point and integer arithmetic.") \
	X(t_categories_pmc_MEMORY, "Order of memory accesses, and prefetches by instruction.") \
	X(t_categories_pmc_RETIRE, "Decoding and retirement.") \
	X(t_categories_pmc_INTERRUPT, "Interrupts.") \
	X(t_categories_pmc_BRANCH, "Branches and their prediction.") \
	X(t_categories_pmc_STALL, "What keeps the processor waiting.") \
	X(t_categories_pmc_SEGMENT, "Segment registers, loaded and renamed.") \
	X(t_categories_pmc_CLOCK, "The clock of the core.") \
	X(t_categories_pmc_MMX, "MMX instructions.") \
	X(t_categories_pmc_POWER, "Frequency, voltage and heat.") \
	X(t_categories_pmc_PREFETCH, "Prefetches by hardware.") \
	X(t_events_DATA_MEM_REFS, "Loads and stores that are performed, of every memory type, so uncacheable ones too; the parts of a split access and internal retries count each, 80-bit floating point counts twice, I/O never.") \
	X(t_events_DCU_LINES_IN, "Lines brought into the data cache.") \
	X(t_events_DCU_M_LINES_IN, "Lines brought into the data cache in modified state.") \
	X(t_events_DCU_M_LINES_OUT, "Modified lines that leave the data cache, for whatever reason.") \
	X(t_events_DCU_MISS_OUTSTANDING, "Each cycle adds the misses of the data cache that are under way, so that it is not exact; those that miss the second-level cache too count two cycles short.") \
	X(t_events_IFU_IFETCH, "Instruction fetches, cacheable or not.") \
	X(t_events_IFU_IFETCH_MISS, "Instruction fetches that miss and ask memory.") \
	X(t_events_ITLB_MISS, "Misses of the instruction TLB.") \
	X(t_events_IFU_MEM_STALL, "Cycles in which instruction fetch waits, for whatever reason.") \
	X(t_events_ILD_STALL, "Cycles in which the instruction length decoder waits.") \
	X(t_events_L2_IFETCH, "Cacheable instruction fetches that reach the second-level cache.") \
	X(t_umasks_L2_IFETCH__I, "Lines in invalid state, that is misses.") \
	X(t_umasks_L2_IFETCH__S, "Lines in shared state.") \
	X(t_umasks_L2_IFETCH__E, "Lines in exclusive state.") \
	X(t_umasks_L2_IFETCH__M, "Lines in modified state.") \
	X(t_umasks_L2_IFETCH__MESI, "Lines in any state.") \
	X(t_events_L2_LD, "Cacheable data loads without a lock that reach the second-level cache.") \
	X(t_differences_L2_LD, "Without one of the two prefetch umasks, lines that hardware prefetched are left out.") \
	X(t_umasks_L2_LD__ONLY_HW_PREFETCH, "Of the states chosen beside it, only lines that hardware prefetched.") \
	X(t_umasks_L2_LD__ALL_PREFETCH, "Of the states chosen beside it, lines whether hardware prefetched them or not.") \
	X(t_events_L2_ST, "Cacheable data stores without a lock that reach the second-level cache.") \
	X(t_events_L2_LINES_IN, "Lines brought into the second-level cache.") \
	X(t_differences_L2_LINES_IN, "The states of the lines must be chosen, and without a prefetch umask lines that hardware prefetched are left out.") \
	X(t_umasks_L2_LINES_IN__I, "Lines in invalid state.") \
	X(t_events_L2_LINES_OUT, "Lines that leave the second-level cache, for whatever reason.") \
	X(t_events_L2_M_LINES_INM, "Modified lines brought into the second-level cache.") \
	X(t_events_L2_M_LINES_OUTM, "Modified lines that leave the second-level cache, for whatever reason.") \
	X(t_events_L2_M_LINES_OUT, "Modified lines that leave the second-level cache; without a prefetch umask those that hardware prefetched are left out.") \
	X(t_events_L2_RQSTS, "All requests to the second-level cache, by the state of the line they find.") \
	X(t_events_L2_ADS, "Address strobes to the second-level cache.") \
	X(t_events_L2_DBUS_BUSY, "Cycles in which the data bus of the second-level cache is busy.") \
	X(t_events_L2_DBUS_BUSY_RD, "Cycles in which that bus brings data that the core reads.") \
	X(t_events_BUS_DRDY_CLOCKS, "Clocks in which DRDY# is asserted, that is data are on the bus.") \
	X(t_umasks_BUS_DRDY_CLOCKS__SELF, "This processor drives the bus; in clocks of the bus.") \
	X(t_umasks_BUS_DRDY_CLOCKS__ANY, "Any agent drives it; in clocks of the core.") \
	X(t_events_BUS_LOCK_CLOCKS, "Clocks of the core in which LOCK# is asserted; where the second-level cache serves locks it may stay 0.") \
	X(t_umasks_BUS_LOCK_CLOCKS__SELF, "By this processor.") \
	X(t_umasks_BUS_LOCK_CLOCKS__ANY, "By any agent.") \
	X(t_events_BUS_REQ_OUTSTANDING, "Each cycle adds the cacheable reads of full lines for the data cache that are under way on the bus.") \
	X(t_events_BUS_TRAN_BRD, "Burst reads.") \
	X(t_umasks_BUS_TRAN_BRD__SELF, "What this processor does itself.") \
	X(t_umasks_BUS_TRAN_BRD__ANY, "What any agent on the bus does.") \
	X(t_events_BUS_TRAN_RFO, "Reads for ownership that were completed.") \
	X(t_events_BUS_TRANS_WB, "Write-backs that were completed.") \
	X(t_events_BUS_TRAN_IFETCH, "Instruction fetches that were completed.") \
	X(t_events_BUS_TRAN_INVAL, "Invalidates that were completed.") \
	X(t_events_BUS_TRAN_PWR, "Partial writes that were completed.") \
	X(t_events_BUS_TRANS_P, "Partial transactions that were completed.") \
	X(t_events_BUS_TRANS_IO, "I/O transactions that were completed.") \
	X(t_events_BUS_TRAN_DEF, "Deferred transactions that were completed.") \
	X(t_events_BUS_TRAN_BURST, "Bursts that were completed.") \
	X(t_events_BUS_TRAN_ANY, "Transactions of any kind that were completed, special cycles among them.") \
	X(t_events_BUS_TRAN_MEM, "Memory transactions that were completed.") \
	X(t_events_BUS_DATA_RCV, "Clocks of the bus in which this processor receives data.") \
	X(t_events_BUS_BNR_DRV, "Clocks of the bus in which this processor drives BNR#, so that nobody makes requests.") \
	X(t_events_BUS_HIT_DRV, "Clocks of the bus in which this processor drives HIT#, those of snoop stalls too; what the pins show depends on pc and the clock ratio.") \
	X(t_events_BUS_HITM_DRV, "Clocks of the bus in which this processor drives HITM#, those of snoop stalls too; what the pins show depends on pc and the clock ratio.") \
	X(t_events_BUS_SNOOP_STALL, "Clocks in which a snoop stalls the bus.") \
	X(t_events_FLOPS, "Floating-point operations that compute, retired.") \
	X(t_events_FP_COMP_OPS_EXE, "Floating-point operations that compute, and integer multiplies and divides, executed.") \
	X(t_events_FP_ASSIST, "Floating-point cases that microcode takes over, speculative ones too.") \
	X(t_events_MUL, "Multiplies of integers and floating-point numbers, speculative ones too.") \
	X(t_events_DIV, "Divides of integers and floating-point numbers, speculative ones too.") \
	X(t_events_CYCLES_DIV_BUSY, "Cycles in which the divider takes no new work, speculative work included.") \
	X(t_events_LD_BLOCKS, "Loads that wait for the store buffer.") \
	X(t_events_SB_DRAINS, "Cycles in which the store buffer is emptied.") \
	X(t_events_MISALIGN_MEM_REF, "Data accesses across a 64-bit boundary; not exact.") \
	X(t_events_EMON_KNI_PREF_DISPATCHED, "SSE prefetches, or weakly ordered stores, that were sent off.") \
	X(t_umasks_EMON_KNI_PREF_DISPATCHED__NTA, "Prefetches with the NTA hint.") \
	X(t_umasks_EMON_KNI_PREF_DISPATCHED__T1, "Prefetches with the T1 hint.") \
	X(t_umasks_EMON_KNI_PREF_DISPATCHED__T2, "Prefetches with the T2 hint.") \
	X(t_umasks_EMON_KNI_PREF_DISPATCHED__WEAK, "Weakly ordered stores.") \
	X(t_events_EMON_KNI_PREF_MISS, "SSE prefetches, or weakly ordered stores, that missed every cache.") \
	X(t_events_INST_RETIRED, "Instructions executed to the end (retired); some interrupts of REP STOS, and an SMI during HLT, lose one.") \
	X(t_events_UOPS_RETIRED, "Micro-ops retired.") \
	X(t_events_INST_DECODED, "Instructions decoded.") \
	X(t_events_EMON_KNI_INST_RETIRED, "SSE instructions retired.") \
	X(t_umasks_EMON_KNI_INST_RETIRED__PACKED_SCALAR, "Packed and scalar ones.") \
	X(t_umasks_EMON_KNI_INST_RETIRED__SCALAR, "Scalar ones.") \
	X(t_events_EMON_KNI_COMP_INST_RET, "SSE instructions that compute, retired.") \
	X(t_events_HW_INT_RX, "Hardware interrupts received.") \
	X(t_events_CYCLES_INT_MASKED, "Cycles in which interrupts are disabled.") \
	X(t_events_CYCLES_INT_PENDING_AND_MASKED, "Cycles in which interrupts are disabled while one is waiting.") \
	X(t_events_BR_INST_RETIRED, "Branches retired.") \
	X(t_events_BR_MISS_PRED_RETIRED, "Branches retired that were predicted wrongly.") \
	X(t_events_BR_TAKEN_RETIRED, "Branches retired that were taken.") \
	X(t_events_BR_MISS_PRED_TAKEN_RET, "Branches retired that were taken and predicted wrongly.") \
	X(t_events_BR_INST_DECODED, "Branches decoded.") \
	X(t_events_BTB_MISSES, "Branches for which the branch target buffer had no prediction.") \
	X(t_events_BR_BOGUS, "Bogus branches; the manual says no more of them.") \
	X(t_events_BACLEARS, "Times that the branch decoder predicted by its static rule.") \
	X(t_events_RESOURCE_STALLS, "Cycles in which a resource is lacking, recovery from wrong predictions included; a full bus queue and cache misses are not counted.") \
	X(t_events_PARTIAL_RAT_STALLS, "Stalls for registers written in part, flags among them: cycles, or with edge occurrences.") \
	X(t_events_SEGMENT_REG_LOADS, "Loads of segment registers.") \
	X(t_events_CPU_CLK_UNHALTED, "Cycles in which the processor is not halted.") \
	X(t_differences_CPU_CLK_UNHALTED, "Cycles in which it is neither halted nor slowed by a thermal trip.") \
	X(t_events_MMX_INSTR_EXEC, "MMX instructions executed.") \
	X(t_events_MMX_SAT_INSTR_EXEC, "Saturating MMX instructions executed.") \
	X(t_events_MMX_UOPS_EXEC, "MMX micro-ops executed.") \
	X(t_events_MMX_INSTR_TYPE_EXEC, "Packed MMX instructions executed, by their kind.") \
	X(t_umasks_MMX_INSTR_TYPE_EXEC__MUL, "Multiplies.") \
	X(t_umasks_MMX_INSTR_TYPE_EXEC__SHIFT, "Shifts.") \
	X(t_umasks_MMX_INSTR_TYPE_EXEC__PACK, "Packs.") \
	X(t_umasks_MMX_INSTR_TYPE_EXEC__UNPACK, "Unpacks.") \
	X(t_umasks_MMX_INSTR_TYPE_EXEC__LOGICAL, "Logical operations.") \
	X(t_umasks_MMX_INSTR_TYPE_EXEC__ARITH, "Additions, subtractions and the like.") \
	X(t_events_FP_MMX_TRANS, "Changes between MMX and floating-point code.") \
	X(t_umasks_FP_MMX_TRANS__TO_FP, "From MMX to floating point.") \
	X(t_umasks_FP_MMX_TRANS__TO_MMX, "From floating point to MMX.") \
	X(t_events_MMX_ASSIST, "MMX assists, that is EMMS instructions executed.") \
	X(t_events_MMX_INSTR_RET, "MMX instructions retired.") \
	X(t_events_SEG_RENAME_STALLS, "Stalls because a segment register cannot be renamed.") \
	X(t_umasks_SEG_RENAME_STALLS__ES, "ES.") \
	X(t_umasks_SEG_RENAME_STALLS__DS, "DS.") \
	X(t_umasks_SEG_RENAME_STALLS__FS, "FS.") \
	X(t_umasks_SEG_RENAME_STALLS__GS, "GS.") \
	X(t_umasks_SEG_RENAME_STALLS__ALL, "All four.") \
	X(t_events_SEG_REG_RENAMES, "Segment registers renamed.") \
	X(t_events_RET_SEG_RENAMES, "Renamings of segment registers retired.") \
	X(t_events_EMON_EST_TRANS, "Transitions of enhanced SpeedStep.") \
	X(t_umasks_EMON_EST_TRANS__ALL, "All of them.") \
	X(t_umasks_EMON_EST_TRANS__FREQ, "Only those of the frequency.") \
	X(t_events_EMON_THERMAL_TRIP, "How long a thermal trip lasts; with edge how often one begins.") \
	X(t_events_BR_INST_EXEC, "Branches executed.") \
	X(t_events_BR_MISSP_EXEC, "Branches executed that proved wrongly predicted then.") \
	X(t_events_BR_BAC_MISSP_EXEC, "Branches executed that the front end found wrongly predicted.") \
	X(t_events_BR_CND_EXEC, "Conditional branches executed.") \
	X(t_events_BR_CND_MISSP_EXEC, "Conditional branches executed that were wrongly predicted.") \
	X(t_events_BR_IND_EXEC, "Indirect branches executed.") \
	X(t_events_BR_IND_MISSP_EXEC, "Indirect branches executed that were wrongly predicted.") \
	X(t_events_BR_RET_EXEC, "Returns executed.") \
	X(t_events_BR_RET_MISSP_EXEC, "Returns executed that proved wrongly predicted then.") \
	X(t_events_BR_RET_BAC_MISSP_EXEC, "Returns executed that the front end found wrongly predicted.") \
	X(t_events_BR_CALL_EXEC, "Calls executed.") \
	X(t_events_BR_CALL_MISSP_EXEC, "Calls executed that were wrongly predicted.") \
	X(t_events_BR_IND_CALL_EXEC, "Indirect calls executed.") \
	X(t_events_EMON_SYNCH_UOPS, "Synchronising micro-ops.") \
	X(t_events_EMON_ESP_UOPS, "Total of micro-ops, says the manual; by its name those of the stack pointer.") \
	X(t_events_EMON_FUSED_UOPS_RET, "Fused micro-ops retired.") \
	X(t_umasks_EMON_FUSED_UOPS_RET__LD_OP, "A load with its operation.") \
	X(t_umasks_EMON_FUSED_UOPS_RET__STD_STA, "A store's data with its address.") \
	X(t_events_EMON_UNFUSION, "Times that a fused micro-op came apart in the reorder buffer, on a floating-point exception in it.") \
	X(t_events_EMON_PREF_RQSTS_UP, "Prefetches sent off for rising addresses.") \
	X(t_events_EMON_PREF_RQSTS_DN, "Prefetches sent off for falling addresses.") \
	X(t_events_EMON_SSE_SSE2_INST_RETIRED, "SSE and SSE2 instructions retired.") \
	X(t_umasks_EMON_SSE_SSE2_INST_RETIRED__SSE_PACKED_SCALAR_SINGLE, "SSE, packed and scalar single precision.") \
	X(t_umasks_EMON_SSE_SSE2_INST_RETIRED__SSE_SCALAR_SINGLE, "SSE, scalar single precision.") \
	X(t_umasks_EMON_SSE_SSE2_INST_RETIRED__SSE2_PACKED_DOUBLE, "SSE2, packed double precision.") \
	X(t_umasks_EMON_SSE_SSE2_INST_RETIRED__SSE2_SCALAR_DOUBLE, "SSE2, scalar double precision.") \
	X(t_events_EMON_SSE_SSE2_COMP_INST_RETIRED, "SSE and SSE2 instructions that compute, retired.") \
	X(t_umasks_EMON_SSE_SSE2_COMP_INST_RETIRED__SSE_PACKED_SINGLE, "SSE, packed single precision.") \
	X(t_errata_26_title, "RDPMC is not safe for user programs") \
	X(t_errata_26, "Linux does not let user programs read the counters by RDPMC on these steppings, and names the erratum without saying what it does.") \
	X(t_errata_26_way_around, "Let the kernel read the counters; sessions read their MSRs.") \
	X(t_groups_bus_question, "How busy is the front-side bus, and with whose memory traffic\?") \
	X(t_groups_bus_reading, "DRDY_CLOCKS are clocks of the core in which data of any agent are on the bus. TRAN_MEM are memory transactions of this processor and of all agents, a line of 32 bytes each at most. Two counters take turns for the three.") \
	X(t_groups_cache_question, "How many requests does the second-level cache serve, and how many miss\?") \
	X(t_groups_cache_reading, "MESI are all requests, I those that found no line: their share is the miss rate. It only matters where the requests are many.") \

#endif

#define STRINGS(X) \
	WORDS(X) WORDS_OF_TEXTS(X) WORDS_OF_ALIASES(X) WORDS_OF_SIM(X) NAMES(X) SENTENCES(X)
#define MEMBER(symbol, text) char symbol[sizeof(text)];
#define TEXT(symbol, text) text,
/*
 * The offset of a string that rows may share, and of one that belongs to a row; 0 is the empty string.
 * C is a citation, T a sentence.
 */
#define S(symbol) offsetof(struct uncore_p6_strings, s_##symbol)
#define N(symbol) offsetof(struct uncore_p6_strings, n_##symbol)
#ifdef UNCORE_WITHOUT_TEXTS
#define C(symbol) 0
#define T(symbol) 0
#else
#define C(symbol) S(symbol)
#define T(symbol) offsetof(struct uncore_p6_strings, t_##symbol)
#endif
#define NONE UNCORE_NO_INDEX
/* The slot of a name that only other tools use. */
#ifdef UNCORE_WITHOUT_ALIASES
#define A(slot) UNCORE_NAME_LEFT_OUT
#else
#define A(slot) slot
#endif

struct uncore_p6_strings {
	char empty[1];
	STRINGS(MEMBER)
};

enum {
	cpuids_6_1_0_15_0,
	cpuids_6_3_0_15_0,
	cpuids_6_5_0_15_0,
	cpuids_6_6_0_15_0,
	cpuids_6_7_0_15_0,
	cpuids_6_8_0_15_0,
	cpuids_6_9_0_15_0,
	cpuids_6_10_0_15_0,
	cpuids_6_11_0_15_0,
	cpuids_6_13_0_15_0,
	cpuids_COUNT
};

enum {
	boxes_pmc,
	boxes_COUNT
};

enum {
	registers_pmc_ctl,
	registers_pmc_ctr,
	registers_COUNT
};

enum {
	layouts_pmc_ctl,
	layouts_pmc_ctr,
	layouts_COUNT
};

enum {
	fields_pmc_ctl_cmask,
	fields_pmc_ctl_inv,
	fields_pmc_ctl_en,
	fields_pmc_ctl_reserved_21_21,
	fields_pmc_ctl_int_en,
	fields_pmc_ctl_pc,
	fields_pmc_ctl_edge,
	fields_pmc_ctl_os,
	fields_pmc_ctl_usr,
	fields_pmc_ctl_umask,
	fields_pmc_ctl_ev_sel,
	fields_pmc_ctr_reserved_63_40,
	fields_pmc_ctr_event_count,
	fields_pmc_ctr_count_hi,
	fields_pmc_ctr_count_lo,
	fields_COUNT
};

enum {
	values_pmc_ctl_inv_ge,
	values_pmc_ctl_inv_lt,
	values_pmc_ctl_pc_overflows,
	values_pmc_ctl_pc_counts,
	values_pmc_ctl_edge_cycles,
	values_pmc_ctl_edge_edges,
	values_COUNT
};

enum {
	counters_pmc_general,
	counters_COUNT
};

enum {
	procedure_rows_pmc_setup,
	procedure_rows_pmc_freeze,
	procedure_rows_pmc_unfreeze,
	procedure_rows_pmc_reset,
	procedure_rows_pmc_program,
	procedure_rows_pmc_start,
	procedure_rows_pmc_stop,
	procedure_rows_pmc_read,
	procedure_rows_pmc_restore,
	procedure_rows_COUNT
};

enum {
	steps_pmc_setup,
	steps_pmc_freeze,
	steps_pmc_unfreeze,
	steps_pmc_reset,
	steps_pmc_program,
	steps_pmc_start,
	steps_pmc_stop,
	steps_pmc_read,
	steps_pmc_restore, steps_pmc_restore__last = steps_pmc_restore + 1,
	steps_COUNT
};

enum {
	aliases_box_pmc,
	aliases_register_pmc_ctl,
	aliases_register_pmc_ctr,
	aliases_COUNT
};

enum {
	events_DATA_MEM_REFS,
	events_DCU_LINES_IN,
	events_DCU_M_LINES_IN,
	events_DCU_M_LINES_OUT,
	events_DCU_MISS_OUTSTANDING,
	events_IFU_IFETCH,
	events_IFU_IFETCH_MISS,
	events_ITLB_MISS,
	events_IFU_MEM_STALL,
	events_ILD_STALL,
	events_L2_IFETCH,
	events_L2_LD,
	events_L2_ST,
	events_L2_LINES_IN,
	events_L2_LINES_OUT,
	events_L2_M_LINES_INM,
	events_L2_M_LINES_OUTM,
	events_L2_M_LINES_OUT,
	events_L2_RQSTS,
	events_L2_ADS,
	events_L2_DBUS_BUSY,
	events_L2_DBUS_BUSY_RD,
	events_BUS_DRDY_CLOCKS,
	events_BUS_LOCK_CLOCKS,
	events_BUS_REQ_OUTSTANDING,
	events_BUS_TRAN_BRD,
	events_BUS_TRAN_RFO,
	events_BUS_TRANS_WB,
	events_BUS_TRAN_IFETCH,
	events_BUS_TRAN_INVAL,
	events_BUS_TRAN_PWR,
	events_BUS_TRANS_P,
	events_BUS_TRANS_IO,
	events_BUS_TRAN_DEF,
	events_BUS_TRAN_BURST,
	events_BUS_TRAN_ANY,
	events_BUS_TRAN_MEM,
	events_BUS_DATA_RCV,
	events_BUS_BNR_DRV,
	events_BUS_HIT_DRV,
	events_BUS_HITM_DRV,
	events_BUS_SNOOP_STALL,
	events_FLOPS,
	events_FP_COMP_OPS_EXE,
	events_FP_ASSIST,
	events_MUL,
	events_DIV,
	events_CYCLES_DIV_BUSY,
	events_LD_BLOCKS,
	events_SB_DRAINS,
	events_MISALIGN_MEM_REF,
	events_EMON_KNI_PREF_DISPATCHED,
	events_EMON_KNI_PREF_MISS,
	events_INST_RETIRED,
	events_UOPS_RETIRED,
	events_INST_DECODED,
	events_EMON_KNI_INST_RETIRED,
	events_EMON_KNI_COMP_INST_RET,
	events_HW_INT_RX,
	events_CYCLES_INT_MASKED,
	events_CYCLES_INT_PENDING_AND_MASKED,
	events_BR_INST_RETIRED,
	events_BR_MISS_PRED_RETIRED,
	events_BR_TAKEN_RETIRED,
	events_BR_MISS_PRED_TAKEN_RET,
	events_BR_INST_DECODED,
	events_BTB_MISSES,
	events_BR_BOGUS,
	events_BACLEARS,
	events_RESOURCE_STALLS,
	events_PARTIAL_RAT_STALLS,
	events_SEGMENT_REG_LOADS,
	events_CPU_CLK_UNHALTED,
	events_MMX_INSTR_EXEC,
	events_MMX_SAT_INSTR_EXEC,
	events_MMX_UOPS_EXEC,
	events_MMX_INSTR_TYPE_EXEC,
	events_FP_MMX_TRANS,
	events_MMX_ASSIST,
	events_MMX_INSTR_RET,
	events_SEG_RENAME_STALLS,
	events_SEG_REG_RENAMES,
	events_RET_SEG_RENAMES,
	events_EMON_EST_TRANS,
	events_EMON_THERMAL_TRIP,
	events_BR_INST_EXEC,
	events_BR_MISSP_EXEC,
	events_BR_BAC_MISSP_EXEC,
	events_BR_CND_EXEC,
	events_BR_CND_MISSP_EXEC,
	events_BR_IND_EXEC,
	events_BR_IND_MISSP_EXEC,
	events_BR_RET_EXEC,
	events_BR_RET_MISSP_EXEC,
	events_BR_RET_BAC_MISSP_EXEC,
	events_BR_CALL_EXEC,
	events_BR_CALL_MISSP_EXEC,
	events_BR_IND_CALL_EXEC,
	events_EMON_SIMD_INSTR_RETIRED,
	events_EMON_SYNCH_UOPS,
	events_EMON_ESP_UOPS,
	events_EMON_FUSED_UOPS_RET,
	events_EMON_UNFUSION,
	events_EMON_PREF_RQSTS_UP,
	events_EMON_PREF_RQSTS_DN,
	events_EMON_SSE_SSE2_INST_RETIRED,
	events_EMON_SSE_SSE2_COMP_INST_RETIRED,
	events_COUNT
};

enum {
	umasks_L2_IFETCH__I,
	umasks_L2_IFETCH__S,
	umasks_L2_IFETCH__E,
	umasks_L2_IFETCH__M,
	umasks_L2_IFETCH__MESI,
	umasks_L2_LD__I,
	umasks_L2_LD__S,
	umasks_L2_LD__E,
	umasks_L2_LD__M,
	umasks_L2_LD__MESI,
	umasks_L2_LD__ONLY_HW_PREFETCH,
	umasks_L2_LD__ALL_PREFETCH,
	umasks_L2_ST__I,
	umasks_L2_ST__S,
	umasks_L2_ST__E,
	umasks_L2_ST__M,
	umasks_L2_ST__MESI,
	umasks_L2_LINES_IN__I,
	umasks_L2_LINES_IN__S,
	umasks_L2_LINES_IN__E,
	umasks_L2_LINES_IN__M,
	umasks_L2_LINES_IN__ONLY_HW_PREFETCH,
	umasks_L2_LINES_IN__ALL_PREFETCH,
	umasks_L2_LINES_OUT__I,
	umasks_L2_LINES_OUT__S,
	umasks_L2_LINES_OUT__E,
	umasks_L2_LINES_OUT__M,
	umasks_L2_LINES_OUT__ONLY_HW_PREFETCH,
	umasks_L2_LINES_OUT__ALL_PREFETCH,
	umasks_L2_M_LINES_OUT__I,
	umasks_L2_M_LINES_OUT__S,
	umasks_L2_M_LINES_OUT__E,
	umasks_L2_M_LINES_OUT__M,
	umasks_L2_M_LINES_OUT__ONLY_HW_PREFETCH,
	umasks_L2_M_LINES_OUT__ALL_PREFETCH,
	umasks_L2_RQSTS__I,
	umasks_L2_RQSTS__S,
	umasks_L2_RQSTS__E,
	umasks_L2_RQSTS__M,
	umasks_L2_RQSTS__MESI,
	umasks_BUS_DRDY_CLOCKS__SELF,
	umasks_BUS_DRDY_CLOCKS__ANY,
	umasks_BUS_LOCK_CLOCKS__SELF,
	umasks_BUS_LOCK_CLOCKS__ANY,
	umasks_BUS_TRAN_BRD__SELF,
	umasks_BUS_TRAN_BRD__ANY,
	umasks_BUS_TRAN_RFO__SELF,
	umasks_BUS_TRAN_RFO__ANY,
	umasks_BUS_TRANS_WB__SELF,
	umasks_BUS_TRANS_WB__ANY,
	umasks_BUS_TRAN_IFETCH__SELF,
	umasks_BUS_TRAN_IFETCH__ANY,
	umasks_BUS_TRAN_INVAL__SELF,
	umasks_BUS_TRAN_INVAL__ANY,
	umasks_BUS_TRAN_PWR__SELF,
	umasks_BUS_TRAN_PWR__ANY,
	umasks_BUS_TRANS_P__SELF,
	umasks_BUS_TRANS_P__ANY,
	umasks_BUS_TRANS_IO__SELF,
	umasks_BUS_TRANS_IO__ANY,
	umasks_BUS_TRAN_DEF__SELF,
	umasks_BUS_TRAN_DEF__ANY,
	umasks_BUS_TRAN_BURST__SELF,
	umasks_BUS_TRAN_BURST__ANY,
	umasks_BUS_TRAN_ANY__SELF,
	umasks_BUS_TRAN_ANY__ANY,
	umasks_BUS_TRAN_MEM__SELF,
	umasks_BUS_TRAN_MEM__ANY,
	umasks_EMON_KNI_PREF_DISPATCHED__NTA,
	umasks_EMON_KNI_PREF_DISPATCHED__T1,
	umasks_EMON_KNI_PREF_DISPATCHED__T2,
	umasks_EMON_KNI_PREF_DISPATCHED__WEAK,
	umasks_EMON_KNI_PREF_MISS__NTA,
	umasks_EMON_KNI_PREF_MISS__T1,
	umasks_EMON_KNI_PREF_MISS__T2,
	umasks_EMON_KNI_PREF_MISS__WEAK,
	umasks_EMON_KNI_INST_RETIRED__PACKED_SCALAR,
	umasks_EMON_KNI_INST_RETIRED__SCALAR,
	umasks_EMON_KNI_COMP_INST_RET__PACKED_SCALAR,
	umasks_EMON_KNI_COMP_INST_RET__SCALAR,
	umasks_MMX_INSTR_TYPE_EXEC__MUL,
	umasks_MMX_INSTR_TYPE_EXEC__SHIFT,
	umasks_MMX_INSTR_TYPE_EXEC__PACK,
	umasks_MMX_INSTR_TYPE_EXEC__UNPACK,
	umasks_MMX_INSTR_TYPE_EXEC__LOGICAL,
	umasks_MMX_INSTR_TYPE_EXEC__ARITH,
	umasks_FP_MMX_TRANS__TO_FP,
	umasks_FP_MMX_TRANS__TO_MMX,
	umasks_SEG_RENAME_STALLS__ES,
	umasks_SEG_RENAME_STALLS__DS,
	umasks_SEG_RENAME_STALLS__FS,
	umasks_SEG_RENAME_STALLS__GS,
	umasks_SEG_RENAME_STALLS__ALL,
	umasks_SEG_REG_RENAMES__ES,
	umasks_SEG_REG_RENAMES__DS,
	umasks_SEG_REG_RENAMES__FS,
	umasks_SEG_REG_RENAMES__GS,
	umasks_SEG_REG_RENAMES__ALL,
	umasks_EMON_EST_TRANS__ALL,
	umasks_EMON_EST_TRANS__FREQ,
	umasks_EMON_FUSED_UOPS_RET__ALL,
	umasks_EMON_FUSED_UOPS_RET__LD_OP,
	umasks_EMON_FUSED_UOPS_RET__STD_STA,
	umasks_EMON_SSE_SSE2_INST_RETIRED__SSE_PACKED_SCALAR_SINGLE,
	umasks_EMON_SSE_SSE2_INST_RETIRED__SSE_SCALAR_SINGLE,
	umasks_EMON_SSE_SSE2_INST_RETIRED__SSE2_PACKED_DOUBLE,
	umasks_EMON_SSE_SSE2_INST_RETIRED__SSE2_SCALAR_DOUBLE,
	umasks_EMON_SSE_SSE2_COMP_INST_RETIRED__SSE_PACKED_SINGLE,
	umasks_EMON_SSE_SSE2_COMP_INST_RETIRED__SSE_SCALAR_SINGLE,
	umasks_EMON_SSE_SSE2_COMP_INST_RETIRED__SSE2_PACKED_DOUBLE,
	umasks_EMON_SSE_SSE2_COMP_INST_RETIRED__SSE2_SCALAR_DOUBLE,
	umasks_COUNT
};

enum {
	categories_pmc_DCU,
	categories_pmc_IFU,
	categories_pmc_L2,
	categories_pmc_BUS,
	categories_pmc_FPU,
	categories_pmc_MEMORY,
	categories_pmc_RETIRE,
	categories_pmc_INTERRUPT,
	categories_pmc_BRANCH,
	categories_pmc_STALL,
	categories_pmc_SEGMENT,
	categories_pmc_CLOCK,
	categories_pmc_MMX,
	categories_pmc_POWER,
	categories_pmc_PREFETCH,
	categories_COUNT
};

enum {
	event_aliases_L2_LD,
	event_aliases_L2_LINES_IN,
	event_aliases_L2_LINES_OUT,
	event_aliases_L2_M_LINES_INM, event_aliases_L2_M_LINES_INM__last = event_aliases_L2_M_LINES_INM + 1,
	event_aliases_L2_M_LINES_OUTM,
	event_aliases_L2_M_LINES_OUT,
	event_aliases_BUS_TRAN_BRD,
	event_aliases_BUS_TRAN_RFO,
	event_aliases_BUS_TRANS_WB,
	event_aliases_BUS_TRAN_DEF,
	event_aliases_BUS_DATA_RCV,
	event_aliases_FLOPS,
	event_aliases_EMON_KNI_COMP_INST_RET,
	event_aliases_PARTIAL_RAT_STALLS,
	event_aliases_EMON_SSE_SSE2_COMP_INST_RETIRED,
	event_aliases_COUNT
};

enum {
	variants_pentium_pro,
	variants_pentium_ii,
	variants_pentium_iii,
	variants_pentium_m,
	variants_COUNT
};

enum {
	event_variant_rows_L2_LD__ONLY_HW_PREFETCH,
	event_variant_rows_L2_LD__ALL_PREFETCH,
	event_variant_rows_L2_LINES_IN__I,
	event_variant_rows_L2_LINES_IN__S,
	event_variant_rows_L2_LINES_IN__E,
	event_variant_rows_L2_LINES_IN__M,
	event_variant_rows_L2_LINES_IN__ONLY_HW_PREFETCH,
	event_variant_rows_L2_LINES_IN__ALL_PREFETCH,
	event_variant_rows_L2_LINES_OUT__I,
	event_variant_rows_L2_LINES_OUT__S,
	event_variant_rows_L2_LINES_OUT__E,
	event_variant_rows_L2_LINES_OUT__M,
	event_variant_rows_L2_LINES_OUT__ONLY_HW_PREFETCH,
	event_variant_rows_L2_LINES_OUT__ALL_PREFETCH,
	event_variant_rows_L2_M_LINES_OUTM,
	event_variant_rows_L2_M_LINES_OUT,
	event_variant_rows_EMON_KNI_PREF_DISPATCHED,
	event_variant_rows_EMON_KNI_PREF_MISS,
	event_variant_rows_EMON_KNI_INST_RETIRED,
	event_variant_rows_EMON_KNI_COMP_INST_RET,
	event_variant_rows_MMX_INSTR_EXEC,
	event_variant_rows_MMX_SAT_INSTR_EXEC,
	event_variant_rows_MMX_UOPS_EXEC,
	event_variant_rows_MMX_INSTR_TYPE_EXEC,
	event_variant_rows_FP_MMX_TRANS,
	event_variant_rows_MMX_ASSIST,
	event_variant_rows_MMX_INSTR_RET,
	event_variant_rows_SEG_RENAME_STALLS,
	event_variant_rows_SEG_REG_RENAMES,
	event_variant_rows_RET_SEG_RENAMES,
	event_variant_rows_EMON_EST_TRANS,
	event_variant_rows_EMON_THERMAL_TRIP,
	event_variant_rows_BR_INST_EXEC,
	event_variant_rows_BR_MISSP_EXEC,
	event_variant_rows_BR_BAC_MISSP_EXEC,
	event_variant_rows_BR_CND_EXEC,
	event_variant_rows_BR_CND_MISSP_EXEC,
	event_variant_rows_BR_IND_EXEC,
	event_variant_rows_BR_IND_MISSP_EXEC,
	event_variant_rows_BR_RET_EXEC,
	event_variant_rows_BR_RET_MISSP_EXEC,
	event_variant_rows_BR_RET_BAC_MISSP_EXEC,
	event_variant_rows_BR_CALL_EXEC,
	event_variant_rows_BR_CALL_MISSP_EXEC,
	event_variant_rows_BR_IND_CALL_EXEC,
	event_variant_rows_EMON_SIMD_INSTR_RETIRED,
	event_variant_rows_EMON_SYNCH_UOPS,
	event_variant_rows_EMON_ESP_UOPS,
	event_variant_rows_EMON_FUSED_UOPS_RET,
	event_variant_rows_EMON_UNFUSION,
	event_variant_rows_EMON_PREF_RQSTS_UP,
	event_variant_rows_EMON_PREF_RQSTS_DN,
	event_variant_rows_EMON_SSE_SSE2_INST_RETIRED,
	event_variant_rows_EMON_SSE_SSE2_COMP_INST_RETIRED,
	event_variant_rows_COUNT
};

enum {
	differences_L2_LD,
	differences_L2_LINES_IN,
	differences_L2_LINES_OUT,
	differences_CPU_CLK_UNHALTED,
	differences_COUNT
};

enum {
	perf_pmus_pmc,
	perf_pmus_COUNT
};

enum {
	perf_formats_pmc, perf_formats_pmc__last = perf_formats_pmc + 5,
	perf_formats_COUNT
};

enum {
	core_msrs_all,
	core_msrs_COUNT
};

enum {
	errata_26,
	errata_COUNT
};

enum {
	erratum_items_26,
	erratum_items_COUNT
};

enum {
	groups_bus,
	groups_cache,
	groups_COUNT
};

enum {
	group_items_bus, group_items_bus__last = group_items_bus + 2,
	group_items_cache, group_items_cache__last = group_items_cache + 1,
	group_items_COUNT
};

enum {
	synonyms_of_searches, synonyms_of_searches__last = synonyms_of_searches + 317,
	synonyms_COUNT
};

enum {
	names_events = 1,
	names_umasks = names_events + events_COUNT,
	names_codes = names_umasks + umasks_COUNT,
	names_boxes = names_codes + events_COUNT,
	names_box_aliases = names_boxes + boxes_COUNT,
	names_instances = names_box_aliases + aliases_COUNT,
	names_perf_pmus = names_instances,
	names_perf_older = names_perf_pmus + perf_pmus_COUNT,
	names_wholes = names_perf_older,
	names_tails = names_wholes + event_aliases_COUNT,
	names_likwid = names_tails + event_aliases_COUNT,
	name_index_last = 1023,
	name_index_COUNT
};

struct uncore_p6_tables {
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
	struct uncore_event_row events[events_COUNT];
	struct uncore_umask_row umasks[umasks_COUNT];
	struct uncore_category_row categories[categories_COUNT];
#ifndef UNCORE_WITHOUT_ALIASES
	struct uncore_event_alias_row event_aliases[event_aliases_COUNT];
#endif
	uint16_t name_index[name_index_COUNT];
	struct uncore_variant_row variants[variants_COUNT];
	struct uncore_event_variant_row event_variant_rows[event_variant_rows_COUNT];
	struct uncore_difference_row differences[differences_COUNT];
	struct uncore_perf_pmu_row perf_pmus[perf_pmus_COUNT];
	struct uncore_perf_format_row perf_formats[perf_formats_COUNT];
#ifndef UNCORE_WITHOUT_SIM
	struct uncore_core_msr_row core_msrs[core_msrs_COUNT];
#endif
	struct uncore_erratum_row errata[errata_COUNT];
	struct uncore_erratum_item_row erratum_items[erratum_items_COUNT];
	struct uncore_group_row groups[groups_COUNT];
	struct uncore_group_item_row group_items[group_items_COUNT];
#ifndef UNCORE_WITHOUT_TEXTS
	struct uncore_synonym_row synonyms[synonyms_COUNT];
#endif
	struct uncore_p6_strings pool;
};

extern const struct uncore_p6_tables uncore_p6_tables;

const struct uncore_p6_tables uncore_p6_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_p6_tables),
		.id = S(p6), 
		.title = S(P6_family__Pentium_Pro___4d1865a3), 
		.source = C(sdm_325384_059_18_22__li_5d96ec96), 
		.sockets = { .method = NONE, .node = { NONE, NONE, NONE }, .map = { NONE, NONE, NONE }, .valid = { NONE, NONE, NONE }, .others = UNCORE_OTHERS_NONE, },
		.cores = 1, .threads = 1, 
		
		.cpuids = { offsetof(struct uncore_p6_tables, cpuids), cpuids_COUNT },
		.boxes = { offsetof(struct uncore_p6_tables, boxes), boxes_COUNT },
		.registers = { offsetof(struct uncore_p6_tables, registers), registers_COUNT },
		.layouts = { offsetof(struct uncore_p6_tables, layouts), layouts_COUNT },
		.fields = { offsetof(struct uncore_p6_tables, fields), fields_COUNT },
		.values = { offsetof(struct uncore_p6_tables, values), values_COUNT },
		.counters = { offsetof(struct uncore_p6_tables, counters), counters_COUNT },
		.procedure_rows = { offsetof(struct uncore_p6_tables, procedure_rows), procedure_rows_COUNT },
		.steps = { offsetof(struct uncore_p6_tables, steps), steps_COUNT },
		.aliases = { offsetof(struct uncore_p6_tables, aliases), aliases_COUNT },
		.events = { offsetof(struct uncore_p6_tables, events), events_COUNT },
		.umasks = { offsetof(struct uncore_p6_tables, umasks), umasks_COUNT },
		.categories = { offsetof(struct uncore_p6_tables, categories), categories_COUNT },
#ifndef UNCORE_WITHOUT_ALIASES
		.event_aliases = { offsetof(struct uncore_p6_tables, event_aliases), event_aliases_COUNT },
#endif
		.name_index = { offsetof(struct uncore_p6_tables, name_index), name_index_COUNT },
		.variants = { offsetof(struct uncore_p6_tables, variants), variants_COUNT },
		.event_variant_rows = { offsetof(struct uncore_p6_tables, event_variant_rows), event_variant_rows_COUNT },
		.differences = { offsetof(struct uncore_p6_tables, differences), differences_COUNT },
		.perf_pmus = { offsetof(struct uncore_p6_tables, perf_pmus), perf_pmus_COUNT },
		.perf_formats = { offsetof(struct uncore_p6_tables, perf_formats), perf_formats_COUNT },
#ifndef UNCORE_WITHOUT_SIM
		.core_msrs = { offsetof(struct uncore_p6_tables, core_msrs), core_msrs_COUNT },
#endif
		.errata = { offsetof(struct uncore_p6_tables, errata), errata_COUNT },
		.erratum_items = { offsetof(struct uncore_p6_tables, erratum_items), erratum_items_COUNT },
		.groups = { offsetof(struct uncore_p6_tables, groups), groups_COUNT },
		.group_items = { offsetof(struct uncore_p6_tables, group_items), group_items_COUNT },
#ifndef UNCORE_WITHOUT_TEXTS
		.synonyms = { offsetof(struct uncore_p6_tables, synonyms), synonyms_COUNT },
#endif
		.pool = { offsetof(struct uncore_p6_tables, pool), sizeof(struct uncore_p6_strings) },
	},
	.cpuids = {
		[cpuids_6_1_0_15_0] = { .family = 6, .model = 1, .stepping_hi = 15, .variant = variants_pentium_pro },
		[cpuids_6_3_0_15_0] = { .family = 6, .model = 3, .stepping_hi = 15, .variant = variants_pentium_ii },
		[cpuids_6_5_0_15_0] = { .family = 6, .model = 5, .stepping_hi = 15, .variant = variants_pentium_ii },
		[cpuids_6_6_0_15_0] = { .family = 6, .model = 6, .stepping_hi = 15, .variant = variants_pentium_ii },
		[cpuids_6_7_0_15_0] = { .family = 6, .model = 7, .stepping_hi = 15, .variant = variants_pentium_iii },
		[cpuids_6_8_0_15_0] = { .family = 6, .model = 8, .stepping_hi = 15, .variant = variants_pentium_iii },
		[cpuids_6_9_0_15_0] = { .family = 6, .model = 9, .stepping_hi = 15, .variant = variants_pentium_m },
		[cpuids_6_10_0_15_0] = { .family = 6, .model = 10, .stepping_hi = 15, .variant = variants_pentium_iii },
		[cpuids_6_11_0_15_0] = { .family = 6, .model = 11, .stepping_hi = 15, .variant = variants_pentium_iii },
		[cpuids_6_13_0_15_0] = { .family = 6, .model = 13, .stepping_hi = 15, .variant = variants_pentium_m },
	},
	.boxes = {
		[boxes_pmc] = { .id = S(pmc), .title = S(Core_performance_counter_a1b655bf), .text = T(boxes_pmc), .source = C(sdm_325384_059_18_22_1_F_d948f040), .instances = 1, .scope = UNCORE_SCOPE_CPU, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_pmc_ctl, 2 }, .counters = { counters_pmc_general, 1 }, .procedures = { procedure_rows_pmc_setup, 9 } },
	},
	.registers = {
		[registers_pmc_ctl] = { .id = S(ctl), .name = S(PerfEvtSel_i__ca9bb478), .text = T(registers_pmc_ctl), .source = C(sdm_325384_059_18_22_1_F_d948f040), .base = 0x186, .index_stride = 0x1, .layout = layouts_pmc_ctl, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_pmc_ctr] = { .id = S(ctr), .name = S(PerfCtr_i__8b9a6d40), .text = T(registers_pmc_ctr), .source = C(sdm_325384_059_18_22_2___a85d4b2d), .base = 0xc1, .index_stride = 0x1, .layout = layouts_pmc_ctr, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
	},
	.layouts = {
		[layouts_pmc_ctl] = { .id = S(ctl), .fields = { fields_pmc_ctl_cmask, 11 }, .reset_known = 0xffffffff, .writable = 0xffdfffff, .must_zero = 0x200000, .event_bits = 0xff8fffff, .event_defaults = 0x30000, .width = 32 },
		[layouts_pmc_ctr] = { .id = S(ctr), .fields = { fields_pmc_ctr_reserved_63_40, 4 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffff, .width = 64 },
	},
	.fields = {
		[fields_pmc_ctl_cmask] = { .id = S(cmask), .name = S(CMASK), .text = T(fields_pmc_ctl_cmask), .source = C(sdm_325384_059_18_22_1_F_d948f040), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_THRESHOLD },
		[fields_pmc_ctl_inv] = { .id = S(inv), .name = S(INV), .text = T(fields_pmc_ctl_inv), .source = C(sdm_325384_059_18_22_1_F_d948f040), .values = { values_pmc_ctl_inv_ge, 2 }, .needs = fields_pmc_ctl_cmask, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_INVERT },
		[fields_pmc_ctl_en] = { .id = S(en), .name = S(EN), .text = T(fields_pmc_ctl_en), .source = C(sdm_325384_059_18_22_1_F_d948f040), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_ENABLE },
		[fields_pmc_ctl_reserved_21_21] = { .name = S(rsv), .source = C(sdm_325384_059_18_22_1_F_d948f040), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_pmc_ctl_int_en] = { .id = S(int_en), .name = S(INT), .text = T(fields_pmc_ctl_int_en), .source = C(sdm_325384_059_18_22_1_F_d948f040), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_OVERFLOW_ENABLE },
		[fields_pmc_ctl_pc] = { .id = S(pc), .name = S(PC), .text = T(fields_pmc_ctl_pc), .source = C(sdm_325384_059_18_22_1_F_d948f040), .values = { values_pmc_ctl_pc_overflows, 2 }, .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_pmc_ctl_edge] = { .id = S(edge), .name = S(E), .text = T(fields_pmc_ctl_edge), .source = C(sdm_325384_059_18_22_1_F_d948f040), .values = { values_pmc_ctl_edge_cycles, 2 }, .needs = NONE, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EDGE },
		[fields_pmc_ctl_os] = { .id = S(os), .name = S(OS), .text = T(fields_pmc_ctl_os), .source = C(sdm_325384_059_18_22_1_F_d948f040), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_PRIVILEGED },
		[fields_pmc_ctl_usr] = { .id = S(usr), .name = S(USR), .text = T(fields_pmc_ctl_usr), .source = C(sdm_325384_059_18_22_1_F_d948f040), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_UNPRIVILEGED },
		[fields_pmc_ctl_umask] = { .id = S(umask), .name = S(UMASK), .text = T(fields_pmc_ctl_umask), .source = C(sdm_325384_059_18_22_1_F_d948f040), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_UMASK },
		[fields_pmc_ctl_ev_sel] = { .id = S(ev_sel), .name = S(Event_Select_d4a1b37e), .text = T(fields_pmc_ctl_ev_sel), .source = C(sdm_325384_059_18_22_1_F_d948f040), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EVENT_SELECT },
		[fields_pmc_ctr_reserved_63_40] = { .name = S(rsv), .source = C(sdm_325384_059_18_22_2___a85d4b2d), .needs = NONE, .by = NONE, .bits = 0xffffff0000000000, .lo = 40, .width = 24, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_pmc_ctr_event_count] = { .id = S(event_count), .name = S(event_count), .text = T(fields_pmc_ctr_event_count), .source = C(sdm_325384_059_18_22_2___a85d4b2d), .needs = NONE, .by = NONE, .bits = 0xffffffffff, .width = 40, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_COUNT },
		[fields_pmc_ctr_count_hi] = { .id = S(count_hi), .name = S(count_hi), .text = T(fields_pmc_ctr_count_hi), .source = C(sdm_325384_059_18_22_2___a85d4b2d), .needs = NONE, .by = NONE, .bits = 0xff00000000, .lo = 32, .width = 8, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_PART },
		[fields_pmc_ctr_count_lo] = { .id = S(count_lo), .name = S(count_lo), .text = T(fields_pmc_ctr_count_lo), .source = C(sdm_325384_059_18_22_2___a85d4b2d), .needs = NONE, .by = NONE, .bits = 0xffffffff, .width = 32, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_PART },
	},
	.values = {
		[values_pmc_ctl_inv_ge] = { .mask = 0x1, .id = S(ge), .name = S(ge), .text = T(values_pmc_ctl_inv_ge), .when = NONE },
		[values_pmc_ctl_inv_lt] = { .value = 0x1, .mask = 0x1, .id = S(lt), .name = S(lt), .text = T(values_pmc_ctl_inv_lt), .when = NONE },
		[values_pmc_ctl_pc_overflows] = { .mask = 0x1, .id = S(overflows), .name = S(overflows), .text = T(values_pmc_ctl_pc_overflows), .when = NONE },
		[values_pmc_ctl_pc_counts] = { .value = 0x1, .mask = 0x1, .id = S(counts), .name = S(counts), .text = T(values_pmc_ctl_pc_counts), .when = NONE },
		[values_pmc_ctl_edge_cycles] = { .mask = 0x1, .id = S(cycles), .name = S(cycles), .text = T(values_pmc_ctl_edge_cycles), .when = NONE },
		[values_pmc_ctl_edge_edges] = { .value = 0x1, .mask = 0x1, .id = S(edges), .name = S(edges), .text = T(values_pmc_ctl_edge_edges), .when = NONE },
	},
	.counters = {
		[counters_pmc_general] = { .id = S(general), .control = registers_pmc_ctl, .data = registers_pmc_ctr, .count = 2, .width = 40, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = 0, .write_width = 32, .rdpmc = 0, .freezes = { NONE, NONE, NONE }, .halved_by = { NONE, NONE, NONE } },
	},
	.procedure_rows = {
		[procedure_rows_pmc_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_pmc_setup, 1 } },
		[procedure_rows_pmc_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_pmc_freeze, 1 } },
		[procedure_rows_pmc_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_pmc_unfreeze, 1 } },
		[procedure_rows_pmc_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_pmc_reset, 1 } },
		[procedure_rows_pmc_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_pmc_program, 1 } },
		[procedure_rows_pmc_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_pmc_start, 1 } },
		[procedure_rows_pmc_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_pmc_stop, 1 } },
		[procedure_rows_pmc_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_pmc_read, 1 } },
		[procedure_rows_pmc_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_pmc_restore, 2 } },
	},
	.steps = {
		[steps_pmc_setup] = { .set = 0x400000, .text = T(steps_pmc_setup), .box = boxes_pmc, .reg = registers_pmc_ctl, .op = UNCORE_STEP_WRITE },
		[steps_pmc_freeze] = { .set = 0x400000, .text = T(steps_pmc_freeze), .box = boxes_pmc, .reg = registers_pmc_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT },
		[steps_pmc_unfreeze] = { .value = 0x400000, .set = 0x400000, .box = boxes_pmc, .reg = registers_pmc_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT },
		[steps_pmc_reset] = { .set = 0xffffffffffffffff, .text = T(steps_pmc_reset), .box = boxes_pmc, .reg = registers_pmc_ctr, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_PRELOAD | UNCORE_STEP_COUNTERS },
		[steps_pmc_program] = { .text = T(steps_pmc_program), .box = boxes_pmc, .reg = registers_pmc_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_pmc_start] = { .value = 0x400000, .set = 0x400000, .text = T(steps_pmc_start), .box = boxes_pmc, .reg = registers_pmc_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT },
		[steps_pmc_stop] = { .set = 0x400000, .text = T(steps_pmc_stop), .box = boxes_pmc, .reg = registers_pmc_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT },
		[steps_pmc_read] = { .box = boxes_pmc, .reg = registers_pmc_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_pmc_restore] = { .set = 0x400000, .text = T(steps_pmc_restore), .box = boxes_pmc, .reg = registers_pmc_ctl, .op = UNCORE_STEP_WRITE },
		{ .text = T(steps_pmc_restore2), .box = boxes_pmc, .reg = registers_pmc_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
	},
	.aliases = {
		[aliases_box_pmc] = { .name = S(cpu), .box = boxes_pmc, .reg = NONE, .field = NONE },
		[aliases_register_pmc_ctl] = { .name = S(EVNTSEL_i__3fca07a8), .box = boxes_pmc, .reg = registers_pmc_ctl, .field = NONE },
		[aliases_register_pmc_ctr] = { .name = S(PERFCTR_i__370db343), .box = boxes_pmc, .reg = registers_pmc_ctr, .field = NONE },
	},
	.events = {
		[events_DATA_MEM_REFS] = { .control = 0x43, .name = N(events_DATA_MEM_REFS), .text = T(events_DATA_MEM_REFS), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_DCU, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_DCU_LINES_IN] = { .control = 0x45, .name = N(events_DCU_LINES_IN), .text = T(events_DCU_LINES_IN), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_DCU, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_DCU_M_LINES_IN] = { .control = 0x46, .name = N(events_DCU_M_LINES_IN), .text = T(events_DCU_M_LINES_IN), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_DCU, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_DCU_M_LINES_OUT] = { .control = 0x47, .name = N(events_DCU_M_LINES_OUT), .text = T(events_DCU_M_LINES_OUT), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_DCU, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_DCU_MISS_OUTSTANDING] = { .control = 0x48, .name = N(events_DCU_MISS_OUTSTANDING), .text = T(events_DCU_MISS_OUTSTANDING), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_DCU, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_IFU_IFETCH] = { .control = 0x80, .name = N(events_IFU_IFETCH), .text = T(events_IFU_IFETCH), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_IFU, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_IFU_IFETCH_MISS] = { .control = 0x81, .name = N(events_IFU_IFETCH_MISS), .text = T(events_IFU_IFETCH_MISS), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_IFU, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_ITLB_MISS] = { .control = 0x85, .name = N(events_ITLB_MISS), .text = T(events_ITLB_MISS), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_IFU, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_IFU_MEM_STALL] = { .control = 0x86, .name = N(events_IFU_MEM_STALL), .text = T(events_IFU_MEM_STALL), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_IFU, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_ILD_STALL] = { .control = 0x87, .name = N(events_ILD_STALL), .text = T(events_ILD_STALL), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_IFU, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_L2_IFETCH] = { .control = 0x28, .name = N(events_L2_IFETCH), .text = T(events_L2_IFETCH), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_L2, .first_umask = umasks_L2_IFETCH__I, .umask_count = 5, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_L2_LD] = { .control = 0x29, .name = N(events_L2_LD), .text = T(events_L2_LD), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_L2, .first_umask = umasks_L2_LD__I, .umask_count = 7, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_L2_ST] = { .control = 0x2a, .name = N(events_L2_ST), .text = T(events_L2_ST), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_L2, .first_umask = umasks_L2_ST__I, .umask_count = 5, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_L2_LINES_IN] = { .control = 0x24, .name = N(events_L2_LINES_IN), .text = T(events_L2_LINES_IN), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_L2, .first_umask = umasks_L2_LINES_IN__I, .umask_count = 6, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_L2_LINES_OUT] = { .control = 0x26, .name = N(events_L2_LINES_OUT), .text = T(events_L2_LINES_OUT), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_L2, .first_umask = umasks_L2_LINES_OUT__I, .umask_count = 6, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_L2_M_LINES_INM] = { .control = 0x25, .name = N(events_L2_M_LINES_INM), .text = T(events_L2_M_LINES_INM), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_L2, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_L2_M_LINES_OUTM] = { .control = 0x27, .name = N(events_L2_M_LINES_OUTM), .text = T(events_L2_M_LINES_OUTM), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_L2, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_L2_M_LINES_OUT] = { .control = 0x27, .name = N(events_L2_M_LINES_OUT), .text = T(events_L2_M_LINES_OUT), .source = C(sdm_325384_059_Table_19__ad228b7f), .box = boxes_pmc, .category = categories_pmc_L2, .first_umask = umasks_L2_M_LINES_OUT__I, .umask_count = 6, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_L2_RQSTS] = { .control = 0x2e, .name = N(events_L2_RQSTS), .text = T(events_L2_RQSTS), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_L2, .first_umask = umasks_L2_RQSTS__I, .umask_count = 5, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_L2_ADS] = { .control = 0x21, .name = N(events_L2_ADS), .text = T(events_L2_ADS), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_L2, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_L2_DBUS_BUSY] = { .control = 0x22, .name = N(events_L2_DBUS_BUSY), .text = T(events_L2_DBUS_BUSY), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_L2, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_L2_DBUS_BUSY_RD] = { .control = 0x23, .name = N(events_L2_DBUS_BUSY_RD), .text = T(events_L2_DBUS_BUSY_RD), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_L2, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_DRDY_CLOCKS] = { .control = 0x62, .name = N(events_BUS_DRDY_CLOCKS), .text = T(events_BUS_DRDY_CLOCKS), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .first_umask = umasks_BUS_DRDY_CLOCKS__SELF, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_LOCK_CLOCKS] = { .control = 0x63, .name = N(events_BUS_LOCK_CLOCKS), .text = T(events_BUS_LOCK_CLOCKS), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .first_umask = umasks_BUS_LOCK_CLOCKS__SELF, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_REQ_OUTSTANDING] = { .control = 0x60, .name = N(events_BUS_REQ_OUTSTANDING), .text = T(events_BUS_REQ_OUTSTANDING), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_TRAN_BRD] = { .control = 0x65, .name = N(events_BUS_TRAN_BRD), .text = T(events_BUS_TRAN_BRD), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .first_umask = umasks_BUS_TRAN_BRD__SELF, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_TRAN_RFO] = { .control = 0x66, .name = N(events_BUS_TRAN_RFO), .text = T(events_BUS_TRAN_RFO), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .first_umask = umasks_BUS_TRAN_RFO__SELF, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_TRANS_WB] = { .control = 0x67, .name = N(events_BUS_TRANS_WB), .text = T(events_BUS_TRANS_WB), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .first_umask = umasks_BUS_TRANS_WB__SELF, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_TRAN_IFETCH] = { .control = 0x68, .name = N(events_BUS_TRAN_IFETCH), .text = T(events_BUS_TRAN_IFETCH), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .first_umask = umasks_BUS_TRAN_IFETCH__SELF, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_TRAN_INVAL] = { .control = 0x69, .name = N(events_BUS_TRAN_INVAL), .text = T(events_BUS_TRAN_INVAL), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .first_umask = umasks_BUS_TRAN_INVAL__SELF, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_TRAN_PWR] = { .control = 0x6a, .name = N(events_BUS_TRAN_PWR), .text = T(events_BUS_TRAN_PWR), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .first_umask = umasks_BUS_TRAN_PWR__SELF, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_TRANS_P] = { .control = 0x6b, .name = N(events_BUS_TRANS_P), .text = T(events_BUS_TRANS_P), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .first_umask = umasks_BUS_TRANS_P__SELF, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_TRANS_IO] = { .control = 0x6c, .name = N(events_BUS_TRANS_IO), .text = T(events_BUS_TRANS_IO), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .first_umask = umasks_BUS_TRANS_IO__SELF, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_TRAN_DEF] = { .control = 0x6d, .name = N(events_BUS_TRAN_DEF), .text = T(events_BUS_TRAN_DEF), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .first_umask = umasks_BUS_TRAN_DEF__SELF, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_TRAN_BURST] = { .control = 0x6e, .name = N(events_BUS_TRAN_BURST), .text = T(events_BUS_TRAN_BURST), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .first_umask = umasks_BUS_TRAN_BURST__SELF, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_TRAN_ANY] = { .control = 0x70, .name = N(events_BUS_TRAN_ANY), .text = T(events_BUS_TRAN_ANY), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .first_umask = umasks_BUS_TRAN_ANY__SELF, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_TRAN_MEM] = { .control = 0x6f, .name = N(events_BUS_TRAN_MEM), .text = T(events_BUS_TRAN_MEM), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .first_umask = umasks_BUS_TRAN_MEM__SELF, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_DATA_RCV] = { .control = 0x64, .name = N(events_BUS_DATA_RCV), .text = T(events_BUS_DATA_RCV), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_BNR_DRV] = { .control = 0x61, .name = N(events_BUS_BNR_DRV), .text = T(events_BUS_BNR_DRV), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_HIT_DRV] = { .control = 0x7a, .name = N(events_BUS_HIT_DRV), .text = T(events_BUS_HIT_DRV), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_HITM_DRV] = { .control = 0x7b, .name = N(events_BUS_HITM_DRV), .text = T(events_BUS_HITM_DRV), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BUS_SNOOP_STALL] = { .control = 0x7e, .name = N(events_BUS_SNOOP_STALL), .text = T(events_BUS_SNOOP_STALL), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BUS, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_FLOPS] = { .control = 0xc1, .name = N(events_FLOPS), .text = T(events_FLOPS), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_FPU, .counters = 0x1, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_FP_COMP_OPS_EXE] = { .control = 0x10, .name = N(events_FP_COMP_OPS_EXE), .text = T(events_FP_COMP_OPS_EXE), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_FPU, .counters = 0x1, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_FP_ASSIST] = { .control = 0x11, .name = N(events_FP_ASSIST), .text = T(events_FP_ASSIST), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_FPU, .counters = 0x2, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_MUL] = { .control = 0x12, .name = N(events_MUL), .text = T(events_MUL), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_FPU, .counters = 0x2, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_DIV] = { .control = 0x13, .name = N(events_DIV), .text = T(events_DIV), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_FPU, .counters = 0x2, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_CYCLES_DIV_BUSY] = { .control = 0x14, .name = N(events_CYCLES_DIV_BUSY), .text = T(events_CYCLES_DIV_BUSY), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_FPU, .counters = 0x1, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_LD_BLOCKS] = { .control = 0x3, .name = N(events_LD_BLOCKS), .text = T(events_LD_BLOCKS), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_MEMORY, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_SB_DRAINS] = { .control = 0x4, .name = N(events_SB_DRAINS), .text = T(events_SB_DRAINS), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_MEMORY, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_MISALIGN_MEM_REF] = { .control = 0x5, .name = N(events_MISALIGN_MEM_REF), .text = T(events_MISALIGN_MEM_REF), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_MEMORY, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_EMON_KNI_PREF_DISPATCHED] = { .control = 0x7, .name = N(events_EMON_KNI_PREF_DISPATCHED), .text = T(events_EMON_KNI_PREF_DISPATCHED), .source = C(sdm_325384_059_Table_19__f753c679), .box = boxes_pmc, .category = categories_pmc_MEMORY, .first_umask = umasks_EMON_KNI_PREF_DISPATCHED__NTA, .umask_count = 4, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_EMON_KNI_PREF_MISS] = { .control = 0x4b, .name = N(events_EMON_KNI_PREF_MISS), .text = T(events_EMON_KNI_PREF_MISS), .source = C(sdm_325384_059_Table_19__f753c679), .box = boxes_pmc, .category = categories_pmc_MEMORY, .first_umask = umasks_EMON_KNI_PREF_MISS__NTA, .umask_count = 4, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_INST_RETIRED] = { .control = 0xc0, .name = N(events_INST_RETIRED), .text = T(events_INST_RETIRED), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_RETIRE, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_UOPS_RETIRED] = { .control = 0xc2, .name = N(events_UOPS_RETIRED), .text = T(events_UOPS_RETIRED), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_RETIRE, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_INST_DECODED] = { .control = 0xd0, .name = N(events_INST_DECODED), .text = T(events_INST_DECODED), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_RETIRE, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_EMON_KNI_INST_RETIRED] = { .control = 0xd8, .name = N(events_EMON_KNI_INST_RETIRED), .text = T(events_EMON_KNI_INST_RETIRED), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_RETIRE, .first_umask = umasks_EMON_KNI_INST_RETIRED__PACKED_SCALAR, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_EMON_KNI_COMP_INST_RET] = { .control = 0xd9, .name = N(events_EMON_KNI_COMP_INST_RET), .text = T(events_EMON_KNI_COMP_INST_RET), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_RETIRE, .first_umask = umasks_EMON_KNI_COMP_INST_RET__PACKED_SCALAR, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_HW_INT_RX] = { .control = 0xc8, .name = N(events_HW_INT_RX), .text = T(events_HW_INT_RX), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_INTERRUPT, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_CYCLES_INT_MASKED] = { .control = 0xc6, .name = N(events_CYCLES_INT_MASKED), .text = T(events_CYCLES_INT_MASKED), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_INTERRUPT, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_CYCLES_INT_PENDING_AND_MASKED] = { .control = 0xc7, .name = N(events_CYCLES_INT_PENDING_AND_MASKED), .text = T(events_CYCLES_INT_PENDING_AND_MASKED), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_INTERRUPT, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_INST_RETIRED] = { .control = 0xc4, .name = N(events_BR_INST_RETIRED), .text = T(events_BR_INST_RETIRED), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_MISS_PRED_RETIRED] = { .control = 0xc5, .name = N(events_BR_MISS_PRED_RETIRED), .text = T(events_BR_MISS_PRED_RETIRED), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_TAKEN_RETIRED] = { .control = 0xc9, .name = N(events_BR_TAKEN_RETIRED), .text = T(events_BR_TAKEN_RETIRED), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_MISS_PRED_TAKEN_RET] = { .control = 0xca, .name = N(events_BR_MISS_PRED_TAKEN_RET), .text = T(events_BR_MISS_PRED_TAKEN_RET), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_INST_DECODED] = { .control = 0xe0, .name = N(events_BR_INST_DECODED), .text = T(events_BR_INST_DECODED), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BTB_MISSES] = { .control = 0xe2, .name = N(events_BTB_MISSES), .text = T(events_BTB_MISSES), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_BOGUS] = { .control = 0xe4, .name = N(events_BR_BOGUS), .text = T(events_BR_BOGUS), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BACLEARS] = { .control = 0xe6, .name = N(events_BACLEARS), .text = T(events_BACLEARS), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_RESOURCE_STALLS] = { .control = 0xa2, .name = N(events_RESOURCE_STALLS), .text = T(events_RESOURCE_STALLS), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_STALL, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_PARTIAL_RAT_STALLS] = { .control = 0xd2, .name = N(events_PARTIAL_RAT_STALLS), .text = T(events_PARTIAL_RAT_STALLS), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_STALL, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_SEGMENT_REG_LOADS] = { .control = 0x6, .name = N(events_SEGMENT_REG_LOADS), .text = T(events_SEGMENT_REG_LOADS), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_SEGMENT, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_CPU_CLK_UNHALTED] = { .control = 0x79, .name = N(events_CPU_CLK_UNHALTED), .text = T(events_CPU_CLK_UNHALTED), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_CLOCK, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_MMX_INSTR_EXEC] = { .control = 0xb0, .name = N(events_MMX_INSTR_EXEC), .text = T(events_MMX_INSTR_EXEC), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_MMX, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_MMX_SAT_INSTR_EXEC] = { .control = 0xb1, .name = N(events_MMX_SAT_INSTR_EXEC), .text = T(events_MMX_SAT_INSTR_EXEC), .source = C(sdm_325384_059_Table_19__f753c679), .box = boxes_pmc, .category = categories_pmc_MMX, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_MMX_UOPS_EXEC] = { .control = 0xfb2, .name = N(events_MMX_UOPS_EXEC), .text = T(events_MMX_UOPS_EXEC), .source = C(sdm_325384_059_Table_19__f753c679), .box = boxes_pmc, .category = categories_pmc_MMX, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_MMX_INSTR_TYPE_EXEC] = { .control = 0xb3, .name = N(events_MMX_INSTR_TYPE_EXEC), .text = T(events_MMX_INSTR_TYPE_EXEC), .source = C(sdm_325384_059_Table_19__f753c679), .box = boxes_pmc, .category = categories_pmc_MMX, .first_umask = umasks_MMX_INSTR_TYPE_EXEC__MUL, .umask_count = 6, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_FP_MMX_TRANS] = { .control = 0xcc, .name = N(events_FP_MMX_TRANS), .text = T(events_FP_MMX_TRANS), .source = C(sdm_325384_059_Table_19__f753c679), .box = boxes_pmc, .category = categories_pmc_MMX, .first_umask = umasks_FP_MMX_TRANS__TO_FP, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_MMX_ASSIST] = { .control = 0xcd, .name = N(events_MMX_ASSIST), .text = T(events_MMX_ASSIST), .source = C(sdm_325384_059_Table_19__f753c679), .box = boxes_pmc, .category = categories_pmc_MMX, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_MMX_INSTR_RET] = { .control = 0xce, .name = N(events_MMX_INSTR_RET), .text = T(events_MMX_INSTR_RET), .source = C(sdm_325384_059_Table_19__5f726760), .box = boxes_pmc, .category = categories_pmc_MMX, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_SEG_RENAME_STALLS] = { .control = 0xd4, .name = N(events_SEG_RENAME_STALLS), .text = T(events_SEG_RENAME_STALLS), .source = C(sdm_325384_059_Table_19__f753c679), .box = boxes_pmc, .category = categories_pmc_SEGMENT, .first_umask = umasks_SEG_RENAME_STALLS__ES, .umask_count = 5, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_SEG_REG_RENAMES] = { .control = 0xd5, .name = N(events_SEG_REG_RENAMES), .text = T(events_SEG_REG_RENAMES), .source = C(sdm_325384_059_Table_19__f753c679), .box = boxes_pmc, .category = categories_pmc_SEGMENT, .first_umask = umasks_SEG_REG_RENAMES__ES, .umask_count = 5, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_RET_SEG_RENAMES] = { .control = 0xd6, .name = N(events_RET_SEG_RENAMES), .text = T(events_RET_SEG_RENAMES), .source = C(sdm_325384_059_Table_19__f753c679), .box = boxes_pmc, .category = categories_pmc_SEGMENT, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_EMON_EST_TRANS] = { .control = 0x58, .name = N(events_EMON_EST_TRANS), .text = T(events_EMON_EST_TRANS), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_POWER, .first_umask = umasks_EMON_EST_TRANS__ALL, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_EMON_THERMAL_TRIP] = { .control = 0x59, .name = N(events_EMON_THERMAL_TRIP), .text = T(events_EMON_THERMAL_TRIP), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_POWER, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_INST_EXEC] = { .control = 0x88, .name = N(events_BR_INST_EXEC), .text = T(events_BR_INST_EXEC), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_MISSP_EXEC] = { .control = 0x89, .name = N(events_BR_MISSP_EXEC), .text = T(events_BR_MISSP_EXEC), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_BAC_MISSP_EXEC] = { .control = 0x8a, .name = N(events_BR_BAC_MISSP_EXEC), .text = T(events_BR_BAC_MISSP_EXEC), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_CND_EXEC] = { .control = 0x8b, .name = N(events_BR_CND_EXEC), .text = T(events_BR_CND_EXEC), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_CND_MISSP_EXEC] = { .control = 0x8c, .name = N(events_BR_CND_MISSP_EXEC), .text = T(events_BR_CND_MISSP_EXEC), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_IND_EXEC] = { .control = 0x8d, .name = N(events_BR_IND_EXEC), .text = T(events_BR_IND_EXEC), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_IND_MISSP_EXEC] = { .control = 0x8e, .name = N(events_BR_IND_MISSP_EXEC), .text = T(events_BR_IND_MISSP_EXEC), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_RET_EXEC] = { .control = 0x8f, .name = N(events_BR_RET_EXEC), .text = T(events_BR_RET_EXEC), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_RET_MISSP_EXEC] = { .control = 0x90, .name = N(events_BR_RET_MISSP_EXEC), .text = T(events_BR_RET_MISSP_EXEC), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_RET_BAC_MISSP_EXEC] = { .control = 0x91, .name = N(events_BR_RET_BAC_MISSP_EXEC), .text = T(events_BR_RET_BAC_MISSP_EXEC), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_CALL_EXEC] = { .control = 0x92, .name = N(events_BR_CALL_EXEC), .text = T(events_BR_CALL_EXEC), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_CALL_MISSP_EXEC] = { .control = 0x93, .name = N(events_BR_CALL_MISSP_EXEC), .text = T(events_BR_CALL_MISSP_EXEC), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_BR_IND_CALL_EXEC] = { .control = 0x94, .name = N(events_BR_IND_CALL_EXEC), .text = T(events_BR_IND_CALL_EXEC), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_BRANCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_EMON_SIMD_INSTR_RETIRED] = { .control = 0xce, .name = N(events_EMON_SIMD_INSTR_RETIRED), .text = T(events_MMX_INSTR_RET), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_MMX, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_EMON_SYNCH_UOPS] = { .control = 0xd3, .name = N(events_EMON_SYNCH_UOPS), .text = T(events_EMON_SYNCH_UOPS), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_RETIRE, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_EMON_ESP_UOPS] = { .control = 0xd7, .name = N(events_EMON_ESP_UOPS), .text = T(events_EMON_ESP_UOPS), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_RETIRE, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_EMON_FUSED_UOPS_RET] = { .control = 0xda, .name = N(events_EMON_FUSED_UOPS_RET), .text = T(events_EMON_FUSED_UOPS_RET), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_RETIRE, .first_umask = umasks_EMON_FUSED_UOPS_RET__ALL, .umask_count = 3, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_EMON_UNFUSION] = { .control = 0xdb, .name = N(events_EMON_UNFUSION), .text = T(events_EMON_UNFUSION), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_RETIRE, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_EMON_PREF_RQSTS_UP] = { .control = 0xf0, .name = N(events_EMON_PREF_RQSTS_UP), .text = T(events_EMON_PREF_RQSTS_UP), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_PREFETCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_EMON_PREF_RQSTS_DN] = { .control = 0xf8, .name = N(events_EMON_PREF_RQSTS_DN), .text = T(events_EMON_PREF_RQSTS_DN), .source = C(sdm_325384_059_Table_19__5f7262fa), .box = boxes_pmc, .category = categories_pmc_PREFETCH, .counters = 0x3, .group = 0, .umask_field = fields_pmc_ctl_umask },
		[events_EMON_SSE_SSE2_INST_RETIRED] = { .control = 0xd8, .name = N(events_EMON_SSE_SSE2_INST_RETIRED), .text = T(events_EMON_SSE_SSE2_INST_RETIRED), .source = C(sdm_325384_059_Table_19__5f72622f), .box = boxes_pmc, .category = categories_pmc_RETIRE, .first_umask = umasks_EMON_SSE_SSE2_INST_RETIRED__SSE_PACKED_SCALAR_SINGLE, .umask_count = 4, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
		[events_EMON_SSE_SSE2_COMP_INST_RETIRED] = { .control = 0xd9, .name = N(events_EMON_SSE_SSE2_COMP_INST_RETIRED), .text = T(events_EMON_SSE_SSE2_COMP_INST_RETIRED), .source = C(sdm_325384_059_Table_19__5f72622f), .box = boxes_pmc, .category = categories_pmc_RETIRE, .first_umask = umasks_EMON_SSE_SSE2_COMP_INST_RETIRED__SSE_PACKED_SINGLE, .umask_count = 4, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_pmc_ctl_umask },
	},
	.umasks = {
		{ .name = S(I), .text = T(umasks_L2_IFETCH__I), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x100, .event = events_L2_IFETCH, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(S), .text = T(umasks_L2_IFETCH__S), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x200, .event = events_L2_IFETCH, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(E), .text = T(umasks_L2_IFETCH__E), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x400, .event = events_L2_IFETCH, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(M), .text = T(umasks_L2_IFETCH__M), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x800, .event = events_L2_IFETCH, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(MESI), .text = T(umasks_L2_IFETCH__MESI), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0xf00, .event = events_L2_IFETCH, .counters = 0x3 },
		{ .name = S(I), .text = T(umasks_L2_IFETCH__I), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x100, .event = events_L2_LD, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(S), .text = T(umasks_L2_IFETCH__S), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x200, .event = events_L2_LD, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(E), .text = T(umasks_L2_IFETCH__E), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x400, .event = events_L2_LD, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(M), .text = T(umasks_L2_IFETCH__M), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x800, .event = events_L2_LD, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(MESI), .text = T(umasks_L2_IFETCH__MESI), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0xf00, .event = events_L2_LD, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(ONLY_HW_PREFETCH), .text = T(umasks_L2_LD__ONLY_HW_PREFETCH), .source = C(sdm_325384_059_Table_19__5f72622f), .control = 0x1000, .event = events_L2_LD, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(ALL_PREFETCH), .text = T(umasks_L2_LD__ALL_PREFETCH), .source = C(sdm_325384_059_Table_19__5f72622f), .control = 0x2000, .event = events_L2_LD, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(I), .text = T(umasks_L2_IFETCH__I), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x100, .event = events_L2_ST, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(S), .text = T(umasks_L2_IFETCH__S), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x200, .event = events_L2_ST, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(E), .text = T(umasks_L2_IFETCH__E), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x400, .event = events_L2_ST, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(M), .text = T(umasks_L2_IFETCH__M), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x800, .event = events_L2_ST, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(MESI), .text = T(umasks_L2_IFETCH__MESI), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0xf00, .event = events_L2_ST, .counters = 0x3 },
		{ .name = S(I), .text = T(umasks_L2_LINES_IN__I), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x100, .event = events_L2_LINES_IN, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(S), .text = T(umasks_L2_IFETCH__S), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x200, .event = events_L2_LINES_IN, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(E), .text = T(umasks_L2_IFETCH__E), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x400, .event = events_L2_LINES_IN, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(M), .text = T(umasks_L2_IFETCH__M), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x800, .event = events_L2_LINES_IN, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(ONLY_HW_PREFETCH), .text = T(umasks_L2_LD__ONLY_HW_PREFETCH), .source = C(sdm_325384_059_Table_19__5f72622f), .control = 0x1000, .event = events_L2_LINES_IN, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(ALL_PREFETCH), .text = T(umasks_L2_LD__ALL_PREFETCH), .source = C(sdm_325384_059_Table_19__5f72622f), .control = 0x2000, .event = events_L2_LINES_IN, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(I), .text = T(umasks_L2_LINES_IN__I), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x100, .event = events_L2_LINES_OUT, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(S), .text = T(umasks_L2_IFETCH__S), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x200, .event = events_L2_LINES_OUT, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(E), .text = T(umasks_L2_IFETCH__E), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x400, .event = events_L2_LINES_OUT, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(M), .text = T(umasks_L2_IFETCH__M), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x800, .event = events_L2_LINES_OUT, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(ONLY_HW_PREFETCH), .text = T(umasks_L2_LD__ONLY_HW_PREFETCH), .source = C(sdm_325384_059_Table_19__5f72622f), .control = 0x1000, .event = events_L2_LINES_OUT, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(ALL_PREFETCH), .text = T(umasks_L2_LD__ALL_PREFETCH), .source = C(sdm_325384_059_Table_19__5f72622f), .control = 0x2000, .event = events_L2_LINES_OUT, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(I), .text = T(umasks_L2_LINES_IN__I), .source = C(sdm_325384_059_Table_19__ad228b7f), .control = 0x100, .event = events_L2_M_LINES_OUT, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(S), .text = T(umasks_L2_IFETCH__S), .source = C(sdm_325384_059_Table_19__ad228b7f), .control = 0x200, .event = events_L2_M_LINES_OUT, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(E), .text = T(umasks_L2_IFETCH__E), .source = C(sdm_325384_059_Table_19__ad228b7f), .control = 0x400, .event = events_L2_M_LINES_OUT, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(M), .text = T(umasks_L2_IFETCH__M), .source = C(sdm_325384_059_Table_19__ad228b7f), .control = 0x800, .event = events_L2_M_LINES_OUT, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(ONLY_HW_PREFETCH), .text = T(umasks_L2_LD__ONLY_HW_PREFETCH), .source = C(sdm_325384_059_Table_19__5f72622f), .control = 0x1000, .event = events_L2_M_LINES_OUT, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(ALL_PREFETCH), .text = T(umasks_L2_LD__ALL_PREFETCH), .source = C(sdm_325384_059_Table_19__5f72622f), .control = 0x2000, .event = events_L2_M_LINES_OUT, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(I), .text = T(umasks_L2_IFETCH__I), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x100, .event = events_L2_RQSTS, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(S), .text = T(umasks_L2_IFETCH__S), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x200, .event = events_L2_RQSTS, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(E), .text = T(umasks_L2_IFETCH__E), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x400, .event = events_L2_RQSTS, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(M), .text = T(umasks_L2_IFETCH__M), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x800, .event = events_L2_RQSTS, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(MESI), .text = T(umasks_L2_IFETCH__MESI), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0xf00, .event = events_L2_RQSTS, .counters = 0x3 },
		{ .name = S(SELF), .text = T(umasks_BUS_DRDY_CLOCKS__SELF), .source = C(sdm_325384_059_Table_19__5f726760), .event = events_BUS_DRDY_CLOCKS, .counters = 0x3 },
		{ .name = S(ANY), .text = T(umasks_BUS_DRDY_CLOCKS__ANY), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x2000, .event = events_BUS_DRDY_CLOCKS, .counters = 0x3 },
		{ .name = S(SELF), .text = T(umasks_BUS_LOCK_CLOCKS__SELF), .source = C(sdm_325384_059_Table_19__5f726760), .event = events_BUS_LOCK_CLOCKS, .counters = 0x3 },
		{ .name = S(ANY), .text = T(umasks_BUS_LOCK_CLOCKS__ANY), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x2000, .event = events_BUS_LOCK_CLOCKS, .counters = 0x3 },
		{ .name = S(SELF), .text = T(umasks_BUS_TRAN_BRD__SELF), .source = C(sdm_325384_059_Table_19__5f726760), .event = events_BUS_TRAN_BRD, .counters = 0x3 },
		{ .name = S(ANY), .text = T(umasks_BUS_TRAN_BRD__ANY), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x2000, .event = events_BUS_TRAN_BRD, .counters = 0x3 },
		{ .name = S(SELF), .text = T(umasks_BUS_TRAN_BRD__SELF), .source = C(sdm_325384_059_Table_19__5f726760), .event = events_BUS_TRAN_RFO, .counters = 0x3 },
		{ .name = S(ANY), .text = T(umasks_BUS_TRAN_BRD__ANY), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x2000, .event = events_BUS_TRAN_RFO, .counters = 0x3 },
		{ .name = S(SELF), .text = T(umasks_BUS_TRAN_BRD__SELF), .source = C(sdm_325384_059_Table_19__5f726760), .event = events_BUS_TRANS_WB, .counters = 0x3 },
		{ .name = S(ANY), .text = T(umasks_BUS_TRAN_BRD__ANY), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x2000, .event = events_BUS_TRANS_WB, .counters = 0x3 },
		{ .name = S(SELF), .text = T(umasks_BUS_TRAN_BRD__SELF), .source = C(sdm_325384_059_Table_19__5f726760), .event = events_BUS_TRAN_IFETCH, .counters = 0x3 },
		{ .name = S(ANY), .text = T(umasks_BUS_TRAN_BRD__ANY), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x2000, .event = events_BUS_TRAN_IFETCH, .counters = 0x3 },
		{ .name = S(SELF), .text = T(umasks_BUS_TRAN_BRD__SELF), .source = C(sdm_325384_059_Table_19__5f726760), .event = events_BUS_TRAN_INVAL, .counters = 0x3 },
		{ .name = S(ANY), .text = T(umasks_BUS_TRAN_BRD__ANY), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x2000, .event = events_BUS_TRAN_INVAL, .counters = 0x3 },
		{ .name = S(SELF), .text = T(umasks_BUS_TRAN_BRD__SELF), .source = C(sdm_325384_059_Table_19__5f726760), .event = events_BUS_TRAN_PWR, .counters = 0x3 },
		{ .name = S(ANY), .text = T(umasks_BUS_TRAN_BRD__ANY), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x2000, .event = events_BUS_TRAN_PWR, .counters = 0x3 },
		{ .name = S(SELF), .text = T(umasks_BUS_TRAN_BRD__SELF), .source = C(sdm_325384_059_Table_19__5f726760), .event = events_BUS_TRANS_P, .counters = 0x3 },
		{ .name = S(ANY), .text = T(umasks_BUS_TRAN_BRD__ANY), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x2000, .event = events_BUS_TRANS_P, .counters = 0x3 },
		{ .name = S(SELF), .text = T(umasks_BUS_TRAN_BRD__SELF), .source = C(sdm_325384_059_Table_19__5f726760), .event = events_BUS_TRANS_IO, .counters = 0x3 },
		{ .name = S(ANY), .text = T(umasks_BUS_TRAN_BRD__ANY), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x2000, .event = events_BUS_TRANS_IO, .counters = 0x3 },
		{ .name = S(SELF), .text = T(umasks_BUS_TRAN_BRD__SELF), .source = C(sdm_325384_059_Table_19__5f726760), .event = events_BUS_TRAN_DEF, .counters = 0x3 },
		{ .name = S(ANY), .text = T(umasks_BUS_TRAN_BRD__ANY), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x2000, .event = events_BUS_TRAN_DEF, .counters = 0x3 },
		{ .name = S(SELF), .text = T(umasks_BUS_TRAN_BRD__SELF), .source = C(sdm_325384_059_Table_19__5f726760), .event = events_BUS_TRAN_BURST, .counters = 0x3 },
		{ .name = S(ANY), .text = T(umasks_BUS_TRAN_BRD__ANY), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x2000, .event = events_BUS_TRAN_BURST, .counters = 0x3 },
		{ .name = S(SELF), .text = T(umasks_BUS_TRAN_BRD__SELF), .source = C(sdm_325384_059_Table_19__5f726760), .event = events_BUS_TRAN_ANY, .counters = 0x3 },
		{ .name = S(ANY), .text = T(umasks_BUS_TRAN_BRD__ANY), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x2000, .event = events_BUS_TRAN_ANY, .counters = 0x3 },
		{ .name = S(SELF), .text = T(umasks_BUS_TRAN_BRD__SELF), .source = C(sdm_325384_059_Table_19__5f726760), .event = events_BUS_TRAN_MEM, .counters = 0x3 },
		{ .name = S(ANY), .text = T(umasks_BUS_TRAN_BRD__ANY), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x2000, .event = events_BUS_TRAN_MEM, .counters = 0x3 },
		{ .name = S(NTA), .text = T(umasks_EMON_KNI_PREF_DISPATCHED__NTA), .source = C(sdm_325384_059_Table_19__f753c679), .event = events_EMON_KNI_PREF_DISPATCHED, .counters = 0x3 },
		{ .name = S(T1), .text = T(umasks_EMON_KNI_PREF_DISPATCHED__T1), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x100, .event = events_EMON_KNI_PREF_DISPATCHED, .counters = 0x3 },
		{ .name = S(T2), .text = T(umasks_EMON_KNI_PREF_DISPATCHED__T2), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x200, .event = events_EMON_KNI_PREF_DISPATCHED, .counters = 0x3 },
		{ .name = S(WEAK), .text = T(umasks_EMON_KNI_PREF_DISPATCHED__WEAK), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x300, .event = events_EMON_KNI_PREF_DISPATCHED, .counters = 0x3 },
		{ .name = S(NTA), .text = T(umasks_EMON_KNI_PREF_DISPATCHED__NTA), .source = C(sdm_325384_059_Table_19__f753c679), .event = events_EMON_KNI_PREF_MISS, .counters = 0x3 },
		{ .name = S(T1), .text = T(umasks_EMON_KNI_PREF_DISPATCHED__T1), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x100, .event = events_EMON_KNI_PREF_MISS, .counters = 0x3 },
		{ .name = S(T2), .text = T(umasks_EMON_KNI_PREF_DISPATCHED__T2), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x200, .event = events_EMON_KNI_PREF_MISS, .counters = 0x3 },
		{ .name = S(WEAK), .text = T(umasks_EMON_KNI_PREF_DISPATCHED__WEAK), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x300, .event = events_EMON_KNI_PREF_MISS, .counters = 0x3 },
		{ .name = S(PACKED_SCALAR), .text = T(umasks_EMON_KNI_INST_RETIRED__PACKED_SCALAR), .source = C(sdm_325384_059_Table_19__5f726760), .event = events_EMON_KNI_INST_RETIRED, .counters = 0x3 },
		{ .name = S(SCALAR), .text = T(umasks_EMON_KNI_INST_RETIRED__SCALAR), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x100, .event = events_EMON_KNI_INST_RETIRED, .counters = 0x3 },
		{ .name = S(PACKED_SCALAR), .text = T(umasks_EMON_KNI_INST_RETIRED__PACKED_SCALAR), .source = C(sdm_325384_059_Table_19__5f726760), .event = events_EMON_KNI_COMP_INST_RET, .counters = 0x3 },
		{ .name = S(SCALAR), .text = T(umasks_EMON_KNI_INST_RETIRED__SCALAR), .source = C(sdm_325384_059_Table_19__5f726760), .control = 0x100, .event = events_EMON_KNI_COMP_INST_RET, .counters = 0x3 },
		{ .name = S(MUL), .text = T(umasks_MMX_INSTR_TYPE_EXEC__MUL), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x100, .event = events_MMX_INSTR_TYPE_EXEC, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(SHIFT), .text = T(umasks_MMX_INSTR_TYPE_EXEC__SHIFT), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x200, .event = events_MMX_INSTR_TYPE_EXEC, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(PACK), .text = T(umasks_MMX_INSTR_TYPE_EXEC__PACK), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x400, .event = events_MMX_INSTR_TYPE_EXEC, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(UNPACK), .text = T(umasks_MMX_INSTR_TYPE_EXEC__UNPACK), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x800, .event = events_MMX_INSTR_TYPE_EXEC, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(LOGICAL), .text = T(umasks_MMX_INSTR_TYPE_EXEC__LOGICAL), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x1000, .event = events_MMX_INSTR_TYPE_EXEC, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(ARITH), .text = T(umasks_MMX_INSTR_TYPE_EXEC__ARITH), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x2000, .event = events_MMX_INSTR_TYPE_EXEC, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(TO_FP), .text = T(umasks_FP_MMX_TRANS__TO_FP), .source = C(sdm_325384_059_Table_19__f753c679), .event = events_FP_MMX_TRANS, .counters = 0x3 },
		{ .name = S(TO_MMX), .text = T(umasks_FP_MMX_TRANS__TO_MMX), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x100, .event = events_FP_MMX_TRANS, .counters = 0x3 },
		{ .name = S(ES), .text = T(umasks_SEG_RENAME_STALLS__ES), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x100, .event = events_SEG_RENAME_STALLS, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(DS), .text = T(umasks_SEG_RENAME_STALLS__DS), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x200, .event = events_SEG_RENAME_STALLS, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(FS), .text = T(umasks_SEG_RENAME_STALLS__FS), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x400, .event = events_SEG_RENAME_STALLS, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(GS), .text = T(umasks_SEG_RENAME_STALLS__GS), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x800, .event = events_SEG_RENAME_STALLS, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(ALL), .text = T(umasks_SEG_RENAME_STALLS__ALL), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0xf00, .event = events_SEG_RENAME_STALLS, .counters = 0x3 },
		{ .name = S(ES), .text = T(umasks_SEG_RENAME_STALLS__ES), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x100, .event = events_SEG_REG_RENAMES, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(DS), .text = T(umasks_SEG_RENAME_STALLS__DS), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x200, .event = events_SEG_REG_RENAMES, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(FS), .text = T(umasks_SEG_RENAME_STALLS__FS), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x400, .event = events_SEG_REG_RENAMES, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(GS), .text = T(umasks_SEG_RENAME_STALLS__GS), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0x800, .event = events_SEG_REG_RENAMES, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(ALL), .text = T(umasks_SEG_RENAME_STALLS__ALL), .source = C(sdm_325384_059_Table_19__f753c679), .control = 0xf00, .event = events_SEG_REG_RENAMES, .counters = 0x3 },
		{ .name = S(ALL), .text = T(umasks_EMON_EST_TRANS__ALL), .source = C(sdm_325384_059_Table_19__5f7262fa), .event = events_EMON_EST_TRANS, .counters = 0x3 },
		{ .name = S(FREQ), .text = T(umasks_EMON_EST_TRANS__FREQ), .source = C(sdm_325384_059_Table_19__5f7262fa), .control = 0x200, .event = events_EMON_EST_TRANS, .counters = 0x3 },
		{ .name = S(ALL), .text = T(umasks_EMON_EST_TRANS__ALL), .source = C(sdm_325384_059_Table_19__5f7262fa), .event = events_EMON_FUSED_UOPS_RET, .counters = 0x3 },
		{ .name = S(LD_OP), .text = T(umasks_EMON_FUSED_UOPS_RET__LD_OP), .source = C(sdm_325384_059_Table_19__5f7262fa), .control = 0x100, .event = events_EMON_FUSED_UOPS_RET, .counters = 0x3 },
		{ .name = S(STD_STA), .text = T(umasks_EMON_FUSED_UOPS_RET__STD_STA), .source = C(sdm_325384_059_Table_19__5f7262fa), .control = 0x200, .event = events_EMON_FUSED_UOPS_RET, .counters = 0x3 },
		{ .name = S(SSE_PACKED_SCALAR_SINGLE), .text = T(umasks_EMON_SSE_SSE2_INST_RETIRED__SSE_PACKED_SCALAR_SINGLE), .source = C(sdm_325384_059_Table_19__5f72622f), .event = events_EMON_SSE_SSE2_INST_RETIRED, .counters = 0x3 },
		{ .name = S(SSE_SCALAR_SINGLE), .text = T(umasks_EMON_SSE_SSE2_INST_RETIRED__SSE_SCALAR_SINGLE), .source = C(sdm_325384_059_Table_19__5f72622f), .control = 0x100, .event = events_EMON_SSE_SSE2_INST_RETIRED, .counters = 0x3 },
		{ .name = S(SSE2_PACKED_DOUBLE), .text = T(umasks_EMON_SSE_SSE2_INST_RETIRED__SSE2_PACKED_DOUBLE), .source = C(sdm_325384_059_Table_19__5f72622f), .control = 0x200, .event = events_EMON_SSE_SSE2_INST_RETIRED, .counters = 0x3 },
		{ .name = S(SSE2_SCALAR_DOUBLE), .text = T(umasks_EMON_SSE_SSE2_INST_RETIRED__SSE2_SCALAR_DOUBLE), .source = C(sdm_325384_059_Table_19__5f72622f), .control = 0x300, .event = events_EMON_SSE_SSE2_INST_RETIRED, .counters = 0x3 },
		{ .name = S(SSE_PACKED_SINGLE), .text = T(umasks_EMON_SSE_SSE2_COMP_INST_RETIRED__SSE_PACKED_SINGLE), .source = C(sdm_325384_059_Table_19__5f72622f), .event = events_EMON_SSE_SSE2_COMP_INST_RETIRED, .counters = 0x3 },
		{ .name = S(SSE_SCALAR_SINGLE), .text = T(umasks_EMON_SSE_SSE2_INST_RETIRED__SSE_SCALAR_SINGLE), .source = C(sdm_325384_059_Table_19__5f72622f), .control = 0x100, .event = events_EMON_SSE_SSE2_COMP_INST_RETIRED, .counters = 0x3 },
		{ .name = S(SSE2_PACKED_DOUBLE), .text = T(umasks_EMON_SSE_SSE2_INST_RETIRED__SSE2_PACKED_DOUBLE), .source = C(sdm_325384_059_Table_19__5f72622f), .control = 0x200, .event = events_EMON_SSE_SSE2_COMP_INST_RETIRED, .counters = 0x3 },
		{ .name = S(SSE2_SCALAR_DOUBLE), .text = T(umasks_EMON_SSE_SSE2_INST_RETIRED__SSE2_SCALAR_DOUBLE), .source = C(sdm_325384_059_Table_19__5f72622f), .control = 0x300, .event = events_EMON_SSE_SSE2_COMP_INST_RETIRED, .counters = 0x3 },
	},
	.categories = {
		[categories_pmc_DCU] = { .id = S(DCU), .text = T(categories_pmc_DCU), .box = boxes_pmc },
		[categories_pmc_IFU] = { .id = S(IFU), .text = T(categories_pmc_IFU), .box = boxes_pmc },
		[categories_pmc_L2] = { .id = S(L2), .text = T(categories_pmc_L2), .box = boxes_pmc },
		[categories_pmc_BUS] = { .id = S(BUS), .text = T(categories_pmc_BUS), .box = boxes_pmc },
		[categories_pmc_FPU] = { .id = S(FPU), .text = T(categories_pmc_FPU), .box = boxes_pmc },
		[categories_pmc_MEMORY] = { .id = S(MEMORY), .text = T(categories_pmc_MEMORY), .box = boxes_pmc },
		[categories_pmc_RETIRE] = { .id = S(RETIRE), .text = T(categories_pmc_RETIRE), .box = boxes_pmc },
		[categories_pmc_INTERRUPT] = { .id = S(INTERRUPT), .text = T(categories_pmc_INTERRUPT), .box = boxes_pmc },
		[categories_pmc_BRANCH] = { .id = S(BRANCH), .text = T(categories_pmc_BRANCH), .box = boxes_pmc },
		[categories_pmc_STALL] = { .id = S(STALL), .text = T(categories_pmc_STALL), .box = boxes_pmc },
		[categories_pmc_SEGMENT] = { .id = S(SEGMENT), .text = T(categories_pmc_SEGMENT), .box = boxes_pmc },
		[categories_pmc_CLOCK] = { .id = S(CLOCK), .text = T(categories_pmc_CLOCK), .box = boxes_pmc },
		[categories_pmc_MMX] = { .id = S(MMX), .text = T(categories_pmc_MMX), .box = boxes_pmc },
		[categories_pmc_POWER] = { .id = S(POWER), .text = T(categories_pmc_POWER), .box = boxes_pmc },
		[categories_pmc_PREFETCH] = { .id = S(PREFETCH), .text = T(categories_pmc_PREFETCH), .box = boxes_pmc },
	},
#ifndef UNCORE_WITHOUT_ALIASES
	.event_aliases = {
		[event_aliases_L2_LD] = { .name = S(NON_HW_PREFETCH), .tool = S(libpfm4), .event = events_L2_LD, .umask = umasks_L2_LD__ALL_PREFETCH },
		[event_aliases_L2_LINES_IN] = { .name = S(NON_HW_PREFETCH), .tool = S(libpfm4), .event = events_L2_LINES_IN, .umask = umasks_L2_LINES_IN__ALL_PREFETCH },
		[event_aliases_L2_LINES_OUT] = { .name = S(NON_HW_PREFETCH), .tool = S(libpfm4), .event = events_L2_LINES_OUT, .umask = umasks_L2_LINES_OUT__ALL_PREFETCH },
		[event_aliases_L2_M_LINES_INM] = { .name = S(L2_LINES_INM), .tool = S(likwid), .event = events_L2_M_LINES_INM, .umask = NONE },
		{ .name = S(L2_M_LINES_IN), .tool = S(likwid), .event = events_L2_M_LINES_INM, .umask = NONE },
		[event_aliases_L2_M_LINES_OUTM] = { .name = S(L2_LINES_OUTM), .tool = S(likwid), .event = events_L2_M_LINES_OUTM, .umask = NONE },
		[event_aliases_L2_M_LINES_OUT] = { .name = S(NON_HW_PREFETCH), .tool = S(libpfm4), .event = events_L2_M_LINES_OUT, .umask = umasks_L2_M_LINES_OUT__ALL_PREFETCH },
		[event_aliases_BUS_TRAN_BRD] = { .name = S(BUS_TRANS_BRD), .tool = S(libpfm4), .event = events_BUS_TRAN_BRD, .umask = NONE },
		[event_aliases_BUS_TRAN_RFO] = { .name = S(BUS_TRANS_RFO), .tool = S(libpfm4), .event = events_BUS_TRAN_RFO, .umask = NONE },
		[event_aliases_BUS_TRANS_WB] = { .name = S(BUS_TRAN_WB), .tool = S(likwid), .event = events_BUS_TRANS_WB, .umask = NONE },
		[event_aliases_BUS_TRAN_DEF] = { .name = S(BUS_TRANS_DEF), .tool = S(oprofile), .event = events_BUS_TRAN_DEF, .umask = NONE },
		[event_aliases_BUS_DATA_RCV] = { .name = S(BUS_DATA_RECV), .tool = S(libpfm4), .event = events_BUS_DATA_RCV, .umask = NONE },
		[event_aliases_FLOPS] = { .name = S(COMP_FLOP_RET), .tool = S(oprofile), .event = events_FLOPS, .umask = NONE },
		[event_aliases_EMON_KNI_COMP_INST_RET] = { .name = S(EMON_KNI_COMP_INST_RETIRED), .tool = S(likwid), .event = events_EMON_KNI_COMP_INST_RET, .umask = NONE },
		[event_aliases_PARTIAL_RAT_STALLS] = { .name = S(PARTIAL_RAT_STALL), .tool = S(likwid), .event = events_PARTIAL_RAT_STALLS, .umask = NONE },
		[event_aliases_EMON_SSE_SSE2_COMP_INST_RETIRED] = { .name = S(SSE_PACKED_SCALAR_SINGLE), .tool = S(libpfm4), .event = events_EMON_SSE_SSE2_COMP_INST_RETIRED, .umask = umasks_EMON_SSE_SSE2_COMP_INST_RETIRED__SSE_PACKED_SINGLE },
	},
#endif
	.name_index = {
		[0x2] = names_events + events_BR_BOGUS,
		[0x4] = names_codes + events_IFU_IFETCH_MISS,
		[0x5] = A(names_wholes + event_aliases_BUS_TRAN_RFO),
		[0x8] = names_umasks + umasks_BUS_TRAN_PWR__SELF,
		[0x11] = names_umasks + umasks_EMON_FUSED_UOPS_RET__ALL,
		[0x13] = names_umasks + umasks_BUS_TRAN_ANY__ANY,
		[0x16] = names_umasks + umasks_BUS_TRAN_INVAL__ANY,
		[0x19] = names_umasks + umasks_MMX_INSTR_TYPE_EXEC__MUL,
		[0x1a] = names_umasks + umasks_SEG_RENAME_STALLS__GS,
		[0x23] = names_umasks + umasks_L2_LINES_OUT__ONLY_HW_PREFETCH,
		[0x24] = names_umasks + umasks_EMON_KNI_PREF_MISS__WEAK,
		[0x25] = names_codes + events_BUS_TRAN_INVAL,
		[0x26] = names_events + events_EMON_ESP_UOPS,
		[0x29] = names_codes + events_L2_RQSTS,
		[0x2b] = names_events + events_L2_LINES_OUT,
		[0x2d] = names_events + events_L2_M_LINES_OUT,
		[0x2e] = names_umasks + umasks_SEG_RENAME_STALLS__ALL,
		[0x34] = names_events + events_FP_ASSIST,
		[0x36] = names_umasks + umasks_BUS_TRANS_WB__ANY,
		[0x37] = names_events + events_BUS_TRANS_IO,
		[0x38] = names_events + events_BR_CALL_EXEC,
		[0x39] = names_umasks + umasks_L2_M_LINES_OUT__ALL_PREFETCH,
		[0x3a] = names_codes + events_L2_DBUS_BUSY_RD,
		[0x3c] = names_events + events_DCU_LINES_IN,
		[0x3e] = names_events + events_BR_INST_EXEC,
		[0x40] = names_umasks + umasks_EMON_SSE_SSE2_COMP_INST_RETIRED__SSE_SCALAR_SINGLE,
		[0x42] = names_umasks + umasks_EMON_SSE_SSE2_INST_RETIRED__SSE2_SCALAR_DOUBLE,
		[0x4a] = names_events + events_EMON_PREF_RQSTS_DN,
		[0x4b] = names_codes + events_PARTIAL_RAT_STALLS,
		[0x4d] = names_events + events_DATA_MEM_REFS,
		[0x4e] = names_codes + events_L2_M_LINES_INM,
		[0x50] = names_events + events_BUS_TRAN_BURST,
		[0x51] = names_umasks + umasks_EMON_KNI_PREF_MISS__T1,
		[0x53] = names_umasks + umasks_BUS_TRAN_BURST__SELF,
		[0x55] = names_codes + events_BR_IND_MISSP_EXEC,
		[0x56] = names_events + events_EMON_KNI_PREF_MISS,
		[0x57] = names_umasks + umasks_EMON_KNI_COMP_INST_RET__PACKED_SCALAR,
		[0x58] = names_codes + events_MMX_SAT_INSTR_EXEC,
		[0x5d] = A(names_wholes + event_aliases_BUS_TRAN_BRD),
		[0x62] = names_events + events_CPU_CLK_UNHALTED,
		[0x63] = names_events + events_BUS_HITM_DRV,
		[0x6f] = names_events + events_BR_IND_CALL_EXEC,
		[0x71] = names_umasks + umasks_BUS_LOCK_CLOCKS__ANY,
		[0x72] = names_codes + events_DCU_M_LINES_IN,
		[0x76] = names_codes + events_CYCLES_INT_PENDING_AND_MASKED,
		[0x7c] = names_events + events_FLOPS,
		[0x7e] = names_events + events_BUS_TRAN_IFETCH,
		[0x86] = names_codes + events_MMX_INSTR_TYPE_EXEC,
		[0x89] = names_umasks + umasks_BUS_TRANS_P__SELF,
		[0x93] = A(names_wholes + event_aliases_L2_M_LINES_INM + 1),
		[0x98] = names_umasks + umasks_SEG_RENAME_STALLS__ES,
		[0x9b] = names_events + events_L2_M_LINES_OUTM,
		[0x9c] = names_events + events_MMX_INSTR_TYPE_EXEC,
		[0x9d] = names_codes + events_BUS_TRAN_DEF,
		[0xa4] = names_codes + events_RESOURCE_STALLS,
		[0xa6] = names_events + events_UOPS_RETIRED,
		[0xad] = names_umasks + umasks_EMON_SSE_SSE2_COMP_INST_RETIRED__SSE_PACKED_SINGLE,
		[0xba] = names_umasks + umasks_SEG_REG_RENAMES__GS,
		[0xbc] = names_codes + events_BUS_REQ_OUTSTANDING,
		[0xc3] = names_codes + events_BUS_TRANS_P,
		[0xc4] = names_umasks + umasks_EMON_KNI_PREF_DISPATCHED__T1,
		[0xc5] = names_umasks + umasks_EMON_KNI_INST_RETIRED__SCALAR,
		[0xc7] = names_codes + events_BR_TAKEN_RETIRED,
		[0xd1] = names_umasks + umasks_L2_RQSTS__M,
		[0xd2] = names_codes + events_SB_DRAINS,
		[0xd3] = names_events + events_L2_M_LINES_INM,
		[0xd4] = names_umasks + umasks_BUS_TRAN_RFO__SELF,
		[0xd7] = names_codes + events_BUS_TRAN_BRD,
		[0xd9] = names_events + events_INST_DECODED,
		[0xdb] = names_umasks + umasks_EMON_SSE_SSE2_INST_RETIRED__SSE_PACKED_SCALAR_SINGLE,
		[0xde] = names_events + events_IFU_IFETCH_MISS,
		[0xdf] = names_events + events_BUS_TRAN_PWR,
		[0xe1] = names_codes + events_SEG_RENAME_STALLS,
		[0xe2] = names_umasks + umasks_EMON_EST_TRANS__ALL,
		[0xe4] = names_events + events_SEG_REG_RENAMES,
		[0xe5] = names_codes + events_BR_CND_MISSP_EXEC,
		[0xe6] = names_events + events_BR_CND_EXEC,
		[0xe7] = names_codes + events_EMON_PREF_RQSTS_UP,
		[0xe8] = names_events + events_HW_INT_RX,
		[0xee] = names_umasks + umasks_BUS_TRAN_IFETCH__SELF,
		[0xef] = names_umasks + umasks_L2_LD__ALL_PREFETCH,
		[0xf0] = names_events + events_BR_RET_MISSP_EXEC,
		[0xf3] = names_codes + events_MUL,
		[0xf4] = names_umasks + umasks_L2_LINES_IN__ALL_PREFETCH,
		[0xf5] = names_codes + events_EMON_KNI_PREF_DISPATCHED,
		[0xff] = names_events + events_BUS_LOCK_CLOCKS,
		[0x100] = names_events + events_IFU_MEM_STALL,
		[0x103] = names_events + events_BR_MISS_PRED_RETIRED,
		[0x105] = names_events + events_BR_TAKEN_RETIRED,
		[0x109] = names_codes + events_BUS_HITM_DRV,
		[0x10a] = names_umasks + umasks_EMON_KNI_PREF_DISPATCHED__WEAK,
		[0x111] = names_codes + events_MMX_ASSIST,
		[0x116] = names_events + events_MMX_INSTR_EXEC,
		[0x117] = names_events + events_BUS_BNR_DRV,
		[0x11c] = names_events + events_L2_ADS,
		[0x11e] = names_umasks + umasks_BUS_DRDY_CLOCKS__ANY,
		[0x11f] = names_events + events_BUS_TRANS_P,
		[0x122] = names_codes + events_BR_CALL_EXEC,
		[0x128] = names_codes + events_L2_ST,
		[0x12c] = A(names_wholes + event_aliases_BUS_TRANS_WB),
		[0x12d] = names_codes + events_FLOPS,
		[0x12f] = names_events + events_RESOURCE_STALLS,
		[0x130] = names_codes + events_EMON_THERMAL_TRIP,
		[0x132] = names_events + events_BUS_TRAN_RFO,
		[0x134] = names_umasks + umasks_L2_LD__E,
		[0x139] = names_codes + events_BR_IND_CALL_EXEC,
		[0x13a] = names_codes + events_FP_ASSIST,
		[0x13b] = names_codes + events_EMON_FUSED_UOPS_RET,
		[0x13f] = names_umasks + umasks_BUS_TRAN_BRD__SELF,
		[0x141] = names_umasks + umasks_EMON_SSE_SSE2_INST_RETIRED__SSE_SCALAR_SINGLE,
		[0x143] = names_umasks + umasks_EMON_SSE_SSE2_COMP_INST_RETIRED__SSE2_SCALAR_DOUBLE,
		[0x14b] = names_codes + events_BR_RET_BAC_MISSP_EXEC,
		[0x14d] = names_events + events_CYCLES_INT_MASKED,
		[0x14e] = names_codes + events_BUS_DRDY_CLOCKS,
		[0x151] = names_umasks + umasks_L2_IFETCH__M,
		[0x15a] = names_codes + events_MISALIGN_MEM_REF,
		[0x161] = names_codes + events_BUS_LOCK_CLOCKS,
		[0x164] = names_umasks + umasks_L2_LINES_IN__ONLY_HW_PREFETCH,
		[0x166] = names_umasks + umasks_L2_ST__M,
		[0x168] = names_codes + events_CYCLES_DIV_BUSY,
		[0x16a] = names_umasks + umasks_EMON_KNI_PREF_MISS__NTA,
		[0x16e] = names_umasks + umasks_L2_IFETCH__MESI,
		[0x16f] = names_codes + events_BUS_TRAN_RFO,
		[0x176] = names_umasks + umasks_L2_M_LINES_OUT__I,
		[0x179] = names_codes + events_INST_RETIRED,
		[0x17a] = names_umasks + umasks_L2_LINES_OUT__I,
		[0x17d] = names_codes + events_EMON_KNI_COMP_INST_RET,
		[0x17e] = names_events + events_BR_INST_RETIRED,
		[0x17f] = names_umasks + umasks_L2_LINES_IN__S,
		[0x180] = names_events + events_MMX_UOPS_EXEC,
		[0x181] = names_events + events_MMX_ASSIST,
		[0x182] = names_codes + events_EMON_SSE_SSE2_COMP_INST_RETIRED,
		[0x187] = names_codes + events_RET_SEG_RENAMES,
		[0x18b] = names_events + events_BACLEARS,
		[0x192] = names_events + events_MMX_INSTR_RET,
		[0x197] = names_events + events_EMON_SSE_SSE2_INST_RETIRED,
		[0x198] = names_codes + events_BUS_TRANS_IO,
		[0x19a] = A(names_wholes + event_aliases_EMON_SSE_SSE2_COMP_INST_RETIRED),
		[0x1a0] = names_codes + events_L2_ADS,
		[0x1a2] = names_events + events_BR_RET_BAC_MISSP_EXEC,
		[0x1a7] = names_umasks + umasks_L2_ST__MESI,
		[0x1a8] = names_umasks + umasks_L2_LD__I,
		[0x1ab] = names_umasks + umasks_BUS_TRANS_IO__SELF,
		[0x1ad] = names_codes + events_DATA_MEM_REFS,
		[0x1ae] = names_events + events_BUS_SNOOP_STALL,
		[0x1af] = names_codes + events_BR_MISS_PRED_TAKEN_RET,
		[0x1b6] = names_umasks + umasks_L2_LINES_OUT__ALL_PREFETCH,
		[0x1b9] = names_umasks + umasks_EMON_KNI_PREF_MISS__T2,
		[0x1bf] = names_codes + events_BR_CND_EXEC,
		[0x1c4] = names_events + events_ILD_STALL,
		[0x1c5] = names_events + events_MMX_SAT_INSTR_EXEC,
		[0x1c6] = A(names_wholes + event_aliases_FLOPS),
		[0x1ca] = names_events + events_EMON_SYNCH_UOPS,
		[0x1d1] = names_events + events_BR_BAC_MISSP_EXEC,
		[0x1d3] = names_umasks + umasks_EMON_KNI_PREF_DISPATCHED__NTA,
		[0x1d5] = names_codes + events_BR_INST_EXEC,
		[0x1d6] = names_umasks + umasks_L2_IFETCH__S,
		[0x1dd] = names_codes + events_BACLEARS,
		[0x1de] = names_codes + events_L2_M_LINES_OUTM,
		[0x1df] = names_codes + events_L2_M_LINES_OUT,
		[0x1e4] = names_events + events_BR_CALL_MISSP_EXEC,
		[0x1e5] = names_umasks + umasks_L2_M_LINES_OUT__E,
		[0x1e6] = names_umasks + umasks_L2_LINES_IN__M,
		[0x1e7] = names_umasks + umasks_BUS_TRAN_MEM__ANY,
		[0x1e8] = names_codes + events_L2_LINES_IN,
		[0x1eb] = names_codes + events_ITLB_MISS,
		[0x1ed] = names_codes + events_BUS_TRAN_MEM,
		[0x1f2] = A(names_wholes + event_aliases_L2_M_LINES_INM),
		[0x1f3] = names_events + events_SB_DRAINS,
		[0x1f4] = names_codes + events_INST_DECODED,
		[0x1fa] = A(names_wholes + event_aliases_BUS_TRAN_DEF),
		[0x208] = names_codes + events_BR_IND_EXEC,
		[0x20d] = names_codes + events_EMON_SYNCH_UOPS,
		[0x20f] = names_codes + events_MMX_INSTR_EXEC,
		[0x210] = names_events + events_EMON_FUSED_UOPS_RET,
		[0x212] = names_umasks + umasks_SEG_REG_RENAMES__DS,
		[0x21e] = names_events + events_EMON_EST_TRANS,
		[0x21f] = A(names_wholes + event_aliases_BUS_DATA_RCV),
		[0x220] = names_umasks + umasks_BUS_TRAN_BURST__ANY,
		[0x225] = names_events + events_MISALIGN_MEM_REF,
		[0x227] = names_umasks + umasks_EMON_KNI_COMP_INST_RET__SCALAR,
		[0x228] = names_umasks + umasks_L2_LD__MESI,
		[0x22a] = names_codes + events_DCU_M_LINES_OUT,
		[0x22d] = names_events + events_L2_LD,
		[0x237] = names_events + events_DCU_M_LINES_IN,
		[0x239] = names_umasks + umasks_MMX_INSTR_TYPE_EXEC__ARITH,
		[0x23e] = names_codes + events_HW_INT_RX,
		[0x23f] = names_umasks + umasks_L2_LINES_IN__I,
		[0x242] = names_events + events_BUS_TRAN_BRD,
		[0x247] = names_umasks + umasks_MMX_INSTR_TYPE_EXEC__LOGICAL,
		[0x248] = names_events + events_EMON_KNI_PREF_DISPATCHED,
		[0x249] = A(names_wholes + event_aliases_L2_M_LINES_OUTM),
		[0x24a] = names_events + events_BR_INST_DECODED,
		[0x250] = names_codes + events_IFU_IFETCH,
		[0x254] = names_umasks + umasks_L2_RQSTS__S,
		[0x255] = names_events + events_BUS_TRANS_WB,
		[0x257] = names_umasks + umasks_SEG_REG_RENAMES__FS,
		[0x25c] = names_umasks + umasks_BUS_TRAN_RFO__ANY,
		[0x25d] = names_codes + events_SEG_REG_RENAMES,
		[0x25e] = names_codes + events_MMX_UOPS_EXEC,
		[0x262] = names_events + events_BUS_TRAN_MEM,
		[0x264] = names_umasks + umasks_EMON_FUSED_UOPS_RET__LD_OP,
		[0x269] = names_umasks + umasks_MMX_INSTR_TYPE_EXEC__SHIFT,
		[0x26c] = names_umasks + umasks_EMON_SSE_SSE2_COMP_INST_RETIRED__SSE2_PACKED_DOUBLE,
		[0x26d] = names_codes + events_BR_INST_DECODED,
		[0x26e] = names_umasks + umasks_BUS_TRAN_DEF__ANY,
		[0x270] = names_events + events_EMON_SSE_SSE2_COMP_INST_RETIRED,
		[0x271] = names_codes + events_BUS_TRAN_PWR,
		[0x274] = names_umasks + umasks_L2_RQSTS__E,
		[0x275] = names_codes + events_L2_DBUS_BUSY,
		[0x27a] = names_umasks + umasks_BUS_TRANS_WB__SELF,
		[0x27b] = A(names_wholes + event_aliases_EMON_KNI_COMP_INST_RET),
		[0x27d] = names_perf_pmus + perf_pmus_pmc,
		[0x27e] = names_events + events_L2_DBUS_BUSY_RD,
		[0x27f] = names_box_aliases + aliases_box_pmc,
		[0x280] = names_umasks + umasks_BUS_TRAN_ANY__SELF,
		[0x282] = names_umasks + umasks_L2_LINES_OUT__S,
		[0x284] = names_events + events_ITLB_MISS,
		[0x287] = names_codes + events_L2_LINES_OUT,
		[0x289] = names_events + events_PARTIAL_RAT_STALLS,
		[0x28b] = names_umasks + umasks_BUS_TRAN_PWR__ANY,
		[0x28c] = names_events + events_BUS_TRAN_ANY,
		[0x28d] = names_umasks + umasks_L2_ST__E,
		[0x291] = names_umasks + umasks_BUS_DRDY_CLOCKS__SELF,
		[0x292] = names_events + events_BUS_TRAN_INVAL,
		[0x293] = names_umasks + umasks_MMX_INSTR_TYPE_EXEC__PACK,
		[0x295] = names_events + events_L2_ST,
		[0x299] = names_umasks + umasks_BUS_TRAN_INVAL__SELF,
		[0x29b] = names_codes + events_BR_INST_RETIRED,
		[0x29d] = names_umasks + umasks_EMON_KNI_PREF_DISPATCHED__T2,
		[0x29f] = names_codes + events_BUS_SNOOP_STALL,
		[0x2a1] = names_codes + events_BR_RET_EXEC,
		[0x2a3] = names_codes + events_CPU_CLK_UNHALTED,
		[0x2a5] = names_umasks + umasks_SEG_RENAME_STALLS__DS,
		[0x2a9] = names_codes + events_BR_MISSP_EXEC,
		[0x2b2] = names_events + events_BUS_DRDY_CLOCKS,
		[0x2b3] = names_events + events_FP_MMX_TRANS,
		[0x2ba] = names_umasks + umasks_SEG_RENAME_STALLS__FS,
		[0x2c0] = names_events + events_SEGMENT_REG_LOADS,
		[0x2c2] = names_codes + events_CYCLES_INT_MASKED,
		[0x2cb] = names_events + events_L2_LINES_IN,
		[0x2cf] = names_umasks + umasks_L2_ST__S,
		[0x2d0] = names_events + events_L2_IFETCH,
		[0x2d1] = names_codes + events_L2_IFETCH,
		[0x2d3] = names_umasks + umasks_BUS_TRAN_IFETCH__ANY,
		[0x2d4] = names_events + events_BUS_DATA_RCV,
		[0x2d6] = A(names_wholes + event_aliases_PARTIAL_RAT_STALLS),
		[0x2d8] = names_umasks + umasks_L2_RQSTS__I,
		[0x2d9] = names_events + events_BR_MISS_PRED_TAKEN_RET,
		[0x2da] = names_umasks + umasks_L2_LINES_OUT__E,
		[0x2db] = names_umasks + umasks_FP_MMX_TRANS__TO_FP,
		[0x2dc] = names_events + events_BR_CND_MISSP_EXEC,
		[0x2dd] = names_codes + events_FP_MMX_TRANS,
		[0x2de] = names_codes + events_EMON_PREF_RQSTS_DN,
		[0x2df] = names_umasks + umasks_L2_M_LINES_OUT__ONLY_HW_PREFETCH,
		[0x2e5] = names_umasks + umasks_MMX_INSTR_TYPE_EXEC__UNPACK,
		[0x2ec] = names_codes + events_EMON_ESP_UOPS,
		[0x2f1] = names_events + events_LD_BLOCKS,
		[0x2f8] = names_umasks + umasks_L2_RQSTS__MESI,
		[0x2f9] = names_events + events_SEG_RENAME_STALLS,
		[0x2fa] = names_codes + events_BUS_TRAN_IFETCH,
		[0x2fc] = names_codes + events_BTB_MISSES,
		[0x302] = names_codes + events_ILD_STALL,
		[0x307] = names_codes + events_EMON_EST_TRANS,
		[0x30b] = names_codes + events_SEGMENT_REG_LOADS,
		[0x30d] = names_codes + events_L2_LD,
		[0x30e] = A(names_wholes + event_aliases_L2_LD),
		[0x30f] = A(names_wholes + event_aliases_L2_LINES_IN),
		[0x310] = names_events + events_BR_IND_EXEC,
		[0x311] = names_umasks + umasks_L2_LD__ONLY_HW_PREFETCH,
		[0x312] = A(names_wholes + event_aliases_L2_LINES_OUT),
		[0x313] = A(names_wholes + event_aliases_L2_M_LINES_OUT),
		[0x314] = names_codes + events_UOPS_RETIRED,
		[0x317] = names_events + events_EMON_KNI_COMP_INST_RET,
		[0x31e] = names_events + events_DIV,
		[0x31f] = names_codes + events_BUS_DATA_RCV,
		[0x320] = names_events + events_BUS_HIT_DRV,
		[0x323] = names_umasks + umasks_L2_LINES_OUT__M,
		[0x325] = names_boxes + boxes_pmc,
		[0x326] = names_events + events_DCU_MISS_OUTSTANDING,
		[0x327] = names_umasks + umasks_L2_M_LINES_OUT__S,
		[0x32e] = names_umasks + umasks_BUS_TRANS_P__ANY,
		[0x32f] = names_umasks + umasks_L2_ST__I,
		[0x330] = names_codes + events_EMON_KNI_INST_RETIRED,
		[0x331] = names_events + events_EMON_PREF_RQSTS_UP,
		[0x332] = names_codes + events_EMON_SSE_SSE2_INST_RETIRED,
		[0x336] = names_codes + events_BUS_TRAN_ANY,
		[0x338] = names_umasks + umasks_SEG_REG_RENAMES__ES,
		[0x33d] = names_events + events_MUL,
		[0x33f] = names_events + events_BR_RET_EXEC,
		[0x341] = names_codes + events_BUS_TRAN_BURST,
		[0x343] = names_codes + events_DIV,
		[0x34a] = names_codes + events_FP_COMP_OPS_EXE,
		[0x354] = names_umasks + umasks_L2_LD__S,
		[0x356] = names_umasks + umasks_L2_IFETCH__I,
		[0x358] = names_umasks + umasks_L2_LINES_IN__E,
		[0x35a] = names_codes + events_IFU_MEM_STALL,
		[0x367] = names_events + events_BR_MISSP_EXEC,
		[0x36c] = names_codes + events_MMX_INSTR_RET,
		[0x36d] = names_codes + events_EMON_SIMD_INSTR_RETIRED,
		[0x36f] = names_codes + events_BR_BOGUS,
		[0x373] = names_events + events_BR_IND_MISSP_EXEC,
		[0x374] = names_umasks + umasks_FP_MMX_TRANS__TO_MMX,
		[0x385] = names_events + events_FP_COMP_OPS_EXE,
		[0x386] = names_events + events_CYCLES_INT_PENDING_AND_MASKED,
		[0x387] = names_codes + events_LD_BLOCKS,
		[0x388] = names_codes + events_BUS_BNR_DRV,
		[0x389] = names_codes + events_BR_BAC_MISSP_EXEC,
		[0x38f] = names_umasks + umasks_L2_M_LINES_OUT__M,
		[0x390] = names_events + events_L2_DBUS_BUSY,
		[0x391] = names_umasks + umasks_SEG_REG_RENAMES__ALL,
		[0x392] = names_codes + events_BR_MISS_PRED_RETIRED,
		[0x393] = names_umasks + umasks_BUS_TRAN_DEF__SELF,
		[0x39a] = names_codes + events_BR_RET_MISSP_EXEC,
		[0x3a7] = names_umasks + umasks_EMON_SSE_SSE2_INST_RETIRED__SSE2_PACKED_DOUBLE,
		[0x3a9] = names_umasks + umasks_BUS_TRAN_MEM__SELF,
		[0x3aa] = names_events + events_EMON_THERMAL_TRIP,
		[0x3ab] = names_events + events_EMON_KNI_INST_RETIRED,
		[0x3b6] = names_codes + events_BUS_TRANS_WB,
		[0x3ba] = names_umasks + umasks_EMON_FUSED_UOPS_RET__STD_STA,
		[0x3bd] = names_events + events_DCU_M_LINES_OUT,
		[0x3c2] = names_umasks + umasks_BUS_LOCK_CLOCKS__SELF,
		[0x3c3] = names_events + events_EMON_SIMD_INSTR_RETIRED,
		[0x3c4] = names_events + events_BTB_MISSES,
		[0x3c5] = names_events + events_CYCLES_DIV_BUSY,
		[0x3c6] = names_codes + events_DCU_LINES_IN,
		[0x3c8] = names_codes + events_EMON_KNI_PREF_MISS,
		[0x3cd] = names_events + events_BUS_TRAN_DEF,
		[0x3ce] = names_umasks + umasks_BUS_TRANS_IO__ANY,
		[0x3cf] = names_codes + events_DCU_MISS_OUTSTANDING,
		[0x3d1] = names_umasks + umasks_L2_LD__M,
		[0x3dc] = names_events + events_INST_RETIRED,
		[0x3e5] = names_events + events_L2_RQSTS,
		[0x3e6] = names_events + events_RET_SEG_RENAMES,
		[0x3e9] = names_umasks + umasks_EMON_EST_TRANS__FREQ,
		[0x3f0] = names_events + events_EMON_UNFUSION,
		[0x3f2] = names_umasks + umasks_L2_IFETCH__E,
		[0x3f3] = names_codes + events_BR_CALL_MISSP_EXEC,
		[0x3f4] = names_events + events_BUS_REQ_OUTSTANDING,
		[0x3f5] = names_codes + events_EMON_UNFUSION,
		[0x3f6] = names_events + events_IFU_IFETCH,
		[0x3f8] = names_umasks + umasks_BUS_TRAN_BRD__ANY,
		[0x3fa] = names_umasks + umasks_EMON_KNI_INST_RETIRED__PACKED_SCALAR,
		[0x3fb] = names_codes + events_BUS_HIT_DRV,
	},
	.variants = {
		[variants_pentium_pro] = { .id = S(pentium_pro), .title = S(Pentium_Pro_4ff54390), .text = T(variants_pentium_pro) },
		[variants_pentium_ii] = { .id = S(pentium_ii), .title = S(Pentium_II_d0018d91), .text = T(variants_pentium_ii) },
		[variants_pentium_iii] = { .id = S(pentium_iii), .title = S(Pentium_III_fb0d2106), .text = T(variants_pentium_iii) },
		[variants_pentium_m] = { .id = S(pentium_m), .title = S(Pentium_M_9be04b2b), .text = T(variants_pentium_m) },
	},
	.event_variant_rows = {
		[event_variant_rows_L2_LD__ONLY_HW_PREFETCH] = { .event = events_L2_LD, .umask = umasks_L2_LD__ONLY_HW_PREFETCH, .variants = 0x8 },
		[event_variant_rows_L2_LD__ALL_PREFETCH] = { .event = events_L2_LD, .umask = umasks_L2_LD__ALL_PREFETCH, .variants = 0x8 },
		[event_variant_rows_L2_LINES_IN__I] = { .event = events_L2_LINES_IN, .umask = umasks_L2_LINES_IN__I, .variants = 0x8 },
		[event_variant_rows_L2_LINES_IN__S] = { .event = events_L2_LINES_IN, .umask = umasks_L2_LINES_IN__S, .variants = 0x8 },
		[event_variant_rows_L2_LINES_IN__E] = { .event = events_L2_LINES_IN, .umask = umasks_L2_LINES_IN__E, .variants = 0x8 },
		[event_variant_rows_L2_LINES_IN__M] = { .event = events_L2_LINES_IN, .umask = umasks_L2_LINES_IN__M, .variants = 0x8 },
		[event_variant_rows_L2_LINES_IN__ONLY_HW_PREFETCH] = { .event = events_L2_LINES_IN, .umask = umasks_L2_LINES_IN__ONLY_HW_PREFETCH, .variants = 0x8 },
		[event_variant_rows_L2_LINES_IN__ALL_PREFETCH] = { .event = events_L2_LINES_IN, .umask = umasks_L2_LINES_IN__ALL_PREFETCH, .variants = 0x8 },
		[event_variant_rows_L2_LINES_OUT__I] = { .event = events_L2_LINES_OUT, .umask = umasks_L2_LINES_OUT__I, .variants = 0x8 },
		[event_variant_rows_L2_LINES_OUT__S] = { .event = events_L2_LINES_OUT, .umask = umasks_L2_LINES_OUT__S, .variants = 0x8 },
		[event_variant_rows_L2_LINES_OUT__E] = { .event = events_L2_LINES_OUT, .umask = umasks_L2_LINES_OUT__E, .variants = 0x8 },
		[event_variant_rows_L2_LINES_OUT__M] = { .event = events_L2_LINES_OUT, .umask = umasks_L2_LINES_OUT__M, .variants = 0x8 },
		[event_variant_rows_L2_LINES_OUT__ONLY_HW_PREFETCH] = { .event = events_L2_LINES_OUT, .umask = umasks_L2_LINES_OUT__ONLY_HW_PREFETCH, .variants = 0x8 },
		[event_variant_rows_L2_LINES_OUT__ALL_PREFETCH] = { .event = events_L2_LINES_OUT, .umask = umasks_L2_LINES_OUT__ALL_PREFETCH, .variants = 0x8 },
		[event_variant_rows_L2_M_LINES_OUTM] = { .event = events_L2_M_LINES_OUTM, .umask = NONE, .variants = 0x7 },
		[event_variant_rows_L2_M_LINES_OUT] = { .event = events_L2_M_LINES_OUT, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_EMON_KNI_PREF_DISPATCHED] = { .event = events_EMON_KNI_PREF_DISPATCHED, .umask = NONE, .variants = 0xc },
		[event_variant_rows_EMON_KNI_PREF_MISS] = { .event = events_EMON_KNI_PREF_MISS, .umask = NONE, .variants = 0xc },
		[event_variant_rows_EMON_KNI_INST_RETIRED] = { .event = events_EMON_KNI_INST_RETIRED, .umask = NONE, .variants = 0x4 },
		[event_variant_rows_EMON_KNI_COMP_INST_RET] = { .event = events_EMON_KNI_COMP_INST_RET, .umask = NONE, .variants = 0x4 },
		[event_variant_rows_MMX_INSTR_EXEC] = { .event = events_MMX_INSTR_EXEC, .umask = NONE, .variants = 0x2 },
		[event_variant_rows_MMX_SAT_INSTR_EXEC] = { .event = events_MMX_SAT_INSTR_EXEC, .umask = NONE, .variants = 0xe },
		[event_variant_rows_MMX_UOPS_EXEC] = { .event = events_MMX_UOPS_EXEC, .umask = NONE, .variants = 0xe },
		[event_variant_rows_MMX_INSTR_TYPE_EXEC] = { .event = events_MMX_INSTR_TYPE_EXEC, .umask = NONE, .variants = 0xe },
		[event_variant_rows_FP_MMX_TRANS] = { .event = events_FP_MMX_TRANS, .umask = NONE, .variants = 0xe },
		[event_variant_rows_MMX_ASSIST] = { .event = events_MMX_ASSIST, .umask = NONE, .variants = 0xe },
		[event_variant_rows_MMX_INSTR_RET] = { .event = events_MMX_INSTR_RET, .umask = NONE, .variants = 0x2 },
		[event_variant_rows_SEG_RENAME_STALLS] = { .event = events_SEG_RENAME_STALLS, .umask = NONE, .variants = 0xe },
		[event_variant_rows_SEG_REG_RENAMES] = { .event = events_SEG_REG_RENAMES, .umask = NONE, .variants = 0xe },
		[event_variant_rows_RET_SEG_RENAMES] = { .event = events_RET_SEG_RENAMES, .umask = NONE, .variants = 0xe },
		[event_variant_rows_EMON_EST_TRANS] = { .event = events_EMON_EST_TRANS, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_EMON_THERMAL_TRIP] = { .event = events_EMON_THERMAL_TRIP, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_BR_INST_EXEC] = { .event = events_BR_INST_EXEC, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_BR_MISSP_EXEC] = { .event = events_BR_MISSP_EXEC, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_BR_BAC_MISSP_EXEC] = { .event = events_BR_BAC_MISSP_EXEC, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_BR_CND_EXEC] = { .event = events_BR_CND_EXEC, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_BR_CND_MISSP_EXEC] = { .event = events_BR_CND_MISSP_EXEC, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_BR_IND_EXEC] = { .event = events_BR_IND_EXEC, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_BR_IND_MISSP_EXEC] = { .event = events_BR_IND_MISSP_EXEC, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_BR_RET_EXEC] = { .event = events_BR_RET_EXEC, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_BR_RET_MISSP_EXEC] = { .event = events_BR_RET_MISSP_EXEC, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_BR_RET_BAC_MISSP_EXEC] = { .event = events_BR_RET_BAC_MISSP_EXEC, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_BR_CALL_EXEC] = { .event = events_BR_CALL_EXEC, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_BR_CALL_MISSP_EXEC] = { .event = events_BR_CALL_MISSP_EXEC, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_BR_IND_CALL_EXEC] = { .event = events_BR_IND_CALL_EXEC, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_EMON_SIMD_INSTR_RETIRED] = { .event = events_EMON_SIMD_INSTR_RETIRED, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_EMON_SYNCH_UOPS] = { .event = events_EMON_SYNCH_UOPS, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_EMON_ESP_UOPS] = { .event = events_EMON_ESP_UOPS, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_EMON_FUSED_UOPS_RET] = { .event = events_EMON_FUSED_UOPS_RET, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_EMON_UNFUSION] = { .event = events_EMON_UNFUSION, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_EMON_PREF_RQSTS_UP] = { .event = events_EMON_PREF_RQSTS_UP, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_EMON_PREF_RQSTS_DN] = { .event = events_EMON_PREF_RQSTS_DN, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_EMON_SSE_SSE2_INST_RETIRED] = { .event = events_EMON_SSE_SSE2_INST_RETIRED, .umask = NONE, .variants = 0x8 },
		[event_variant_rows_EMON_SSE_SSE2_COMP_INST_RETIRED] = { .event = events_EMON_SSE_SSE2_COMP_INST_RETIRED, .umask = NONE, .variants = 0x8 },
	},
	.differences = {
		[differences_L2_LD] = { .text = T(differences_L2_LD), .source = C(sdm_325384_059_Table_19__5f72622f), .event = events_L2_LD, .variants = 0x8 },
		[differences_L2_LINES_IN] = { .text = T(differences_L2_LINES_IN), .source = C(sdm_325384_059_Table_19__ad228b7f), .event = events_L2_LINES_IN, .variants = 0x8 },
		[differences_L2_LINES_OUT] = { .text = T(differences_L2_LINES_IN), .source = C(sdm_325384_059_Table_19__ad228b7f), .event = events_L2_LINES_OUT, .variants = 0x8 },
		[differences_CPU_CLK_UNHALTED] = { .text = T(differences_CPU_CLK_UNHALTED), .source = C(sdm_325384_059_Table_19__5f72622f), .event = events_CPU_CLK_UNHALTED, .variants = 0x8 },
	},
	.perf_pmus = {
		[perf_pmus_pmc] = { .control = 0xff84ffff, .name = S(cpu), .source = C(linux_p6_intel_p6_format_9cfe207a), .box = boxes_pmc, .units = 1, .regs[0] = NONE, .regs[1] = NONE, .regs[2] = NONE, .regs[3] = NONE, .formats = { perf_formats_pmc, 6 } },
	},
	.perf_formats = {
		[perf_formats_pmc] = { .mask = 0xff, .word = S(event) },
		{ .mask = 0xff00, .word = S(umask) },
		{ .mask = 0x40000, .word = S(edge) },
		{ .mask = 0x80000, .word = S(pc) },
		{ .mask = 0x800000, .word = S(inv) },
		{ .mask = 0xff000000, .word = S(cmask) },
	},
#ifndef UNCORE_WITHOUT_SIM
	.core_msrs = {
		[core_msrs_all] = { .number = 0x10, .count = 1, .kind = UNCORE_CORE_MSR_TSC, .scope = UNCORE_SCOPE_CPU },
	},
#endif
	.errata = {
		[errata_26] = { .id = S(26), .title = T(errata_26_title), .text = T(errata_26), .way_around = T(errata_26_way_around), .source = C(linux_p6_p6_pmu_rdpmc_qu_fc7e4746), .items = { erratum_items_26, 1 }, .variants = 0x1, .stepping_hi = 8, .fixed_in = 9, .effect = UNCORE_ERRATUM_UNSAID, .evidence = UNCORE_EVIDENCE_INFERRED, .named = 1, .avoided = 1 },
	},
	.erratum_items = {
		[erratum_items_26] = { .box = boxes_pmc, .reg = registers_pmc_ctr, .field = NONE, .event = NONE, .umask = NONE },
	},
	.groups = {
		[groups_bus] = { .name = S(bus), .question = T(groups_bus_question), .reading = T(groups_bus_reading), .source = C(sdm_325384_059_Table_19__f5698e95), .items = { group_items_bus, 3 }, .by = UNCORE_GROUP_BY_SOCKET, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
		[groups_cache] = { .name = S(cache), .question = T(groups_cache_question), .reading = T(groups_cache_reading), .source = C(sdm_325384_059_Table_19__f5698e95), .items = { group_items_cache, 2 }, .by = UNCORE_GROUP_BY_SOCKET, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
	},
	.group_items = {
		[group_items_bus] = { .expression = S(BUS_DRDY_CLOCKS_ANY_f8ec6f02), .metric = NONE, .event = events_BUS_DRDY_CLOCKS, .umask = umasks_BUS_DRDY_CLOCKS__ANY, .box = boxes_pmc },
		{ .expression = S(BUS_TRAN_MEM_SELF_e916382d), .metric = NONE, .event = events_BUS_TRAN_MEM, .umask = umasks_BUS_TRAN_MEM__SELF, .box = boxes_pmc },
		{ .expression = S(BUS_TRAN_MEM_ANY_2a784dfc), .metric = NONE, .event = events_BUS_TRAN_MEM, .umask = umasks_BUS_TRAN_MEM__ANY, .box = boxes_pmc },
		[group_items_cache] = { .expression = S(L2_RQSTS_MESI_694ca204), .metric = NONE, .event = events_L2_RQSTS, .umask = umasks_L2_RQSTS__MESI, .box = boxes_pmc },
		{ .expression = S(L2_RQSTS_I_182b4f8a), .metric = NONE, .event = events_L2_RQSTS, .umask = umasks_L2_RQSTS__I, .box = boxes_pmc },
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
