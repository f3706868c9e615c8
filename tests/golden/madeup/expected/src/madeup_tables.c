/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 26
#error "these tables are stale: run make generate"
#endif

/* Words, names of events, and what explains them. X(symbol, text) */
#define WORDS(X) \
	X(s_ALL, "ALL") \
	X(s_ANY, "ANY") \
	X(s_A_platform_that__never___e349b89e, "A platform that \"never\" was\\is") \
	X(s_All, "All") \
	X(s_BUS, "BUS") \
	X(s_BUS_CMD, "BUS_CMD") \
	X(s_BUS_EVT_i__903508b5, "BUS_EVT{i}") \
	X(s_BUS_REST_i__d8a69326, "BUS_REST{i}") \
	X(s_Bus_unit_with_control_an_8dc155e2, "Bus unit with control and count in one register") \
	X(s_CACHE, "CACHE") \
	X(s_CLOCK, "CLOCK") \
	X(s_COVEn_BOX_CTL, "COVEn_BOX_CTL") \
	X(s_COVEn_CTL0, "COVEn_CTL0") \
	X(s_COVEn_CTR0, "COVEn_CTR0") \
	X(s_Cache_slice_c082e5dd, "Cache slice") \
	X(s_Core_counters_e2ce5ee7, "Core counters") \
	X(s_Cycles_of_the_mesh__425ee793, "Cycles of the mesh.") \
	X(s_Cycles_of_the_port__b88281b7, "Cycles of the port.") \
	X(s_Cycles_of_the_vault__341e050f, "Cycles of the vault.") \
	X(s_DATA, "DATA") \
	X(s_DEAD, "DEAD") \
	X(s_DIRTY, "DIRTY") \
	X(s_DUNE_BOX_CTL, "DUNE_BOX_CTL") \
	X(s_DUNE_CTL_i__7b4081ed, "DUNE_CTL{i}") \
	X(s_DUNE_CTR_i__15510b46, "DUNE_CTR{i}") \
	X(s_Data_in__4_bytes_a_count_b6fd90c4, "Data in, 4 bytes a count, by port.") \
	X(s_E, "E") \
	X(s_E7, "E7") \
	X(s_EVNTSEL_i__3fca07a8, "EVNTSEL{i}") \
	X(s_Energy__18e62f88, "Energy.") \
	X(s_FAR, "FAR") \
	X(s_FLITS, "FLITS") \
	X(s_F_DOOR, "F_DOOR") \
	X(s_F_HEAD, "F_HEAD") \
	X(s_F_NAME, "F_NAME") \
	X(s_F_OFFSETS, "F_OFFSETS") \
	X(s_F_WHERE, "F_WHERE") \
	X(s_Fabric_port_09a9231f, "Fabric port") \
	X(s_First_kind_0ce833b4, "First kind") \
	X(s_Fn_BW_i__df914645, "Fn_BW{i}") \
	X(s_Fn_CLK, "Fn_CLK") \
	X(s_Fn_CNT_i__936b8e31, "Fn_CNT{i}") \
	X(s_Fn_CTL, "Fn_CTL") \
	X(s_Fn_ENERGY, "Fn_ENERGY") \
	X(s_Fn_HEAT, "Fn_HEAT") \
	X(s_Fn_SEL_i__d83cd9b8, "Fn_SEL{i}") \
	X(s_Fn_UNITS, "Fn_UNITS") \
	X(s_Found_among_MSRs_f1e97035, "Found among MSRs") \
	X(s_Found_in_PCI_space_f661d542, "Found in PCI space") \
	X(s_Found_in_memory_632b8d28, "Found in memory") \
	X(s_G_BOLT_i__5a076f44, "G_BOLT{i}") \
	X(s_G_KEY, "G_KEY") \
	X(s_Gate, "Gate") \
	X(s_GlobalControl, "GlobalControl") \
	X(s_HOMED, "HOMED") \
	X(s_Heat__129fb776, "Heat.") \
	X(s_Held, "Held") \
	X(s_I, "I") \
	X(s_Lanes_of_a_link_2af504d7, "Lanes of a link") \
	X(s_Ln_CNT_i__e8fd1270, "Ln_CNT{i}") \
	X(s_Ln_CTL, "Ln_CTL") \
	X(s_Ln_ODD, "Ln_ODD") \
	X(s_Ln_SEL_i__bf1c2f8e, "Ln_SEL{i}") \
	X(s_Lookup, "Lookup") \
	X(s_M, "M") \
	X(s_M_BASE, "M_BASE") \
	X(s_M_BUS, "M_BUS") \
	X(s_M_CTL_i__9314f26b, "M_CTL{i}") \
	X(s_M_CTR_i__b520e1dd, "M_CTR{i}") \
	X(s_M_MASK, "M_MASK") \
	X(s_M_MATCH_i__63a8bf65, "M_MATCH{i}") \
	X(s_M_MEM_i__9f4f0ce3, "M_MEM{i}") \
	X(s_M_NOWHERE, "M_NOWHERE") \
	X(s_M_NOWHERE_i__14f2674c, "M_NOWHERE{i}") \
	X(s_M_PEEK, "M_PEEK") \
	X(s_M_STATUS, "M_STATUS") \
	X(s_Map_of_memory_459ba264, "Map of memory") \
	X(s_Mesh_stop_56f0d669, "Mesh stop") \
	X(s_NEAR, "NEAR") \
	X(s_Near, "Near") \
	X(s_Node0, "Node0") \
	X(s_Node1, "Node1") \
	X(s_OTHER, "OTHER") \
	X(s_Of_other_types_0fa1449f, "Of other types") \
	X(s_PERFCTR_i__370db343, "PERFCTR{i}") \
	X(s_P_BYTE_i__4b236cd0, "P_BYTE{i}") \
	X(s_P_WORD, "P_WORD") \
	X(s_Ports_with_small_registe_ef858cd8, "Ports with small registers") \
	X(s_READ, "READ") \
	X(s_READ_BOTH_8587fe6d, "READ.BOTH") \
	X(s_READ_PART0_42d9e2b6, "READ.PART0") \
	X(s_READ_PART1_42d9fd45, "READ.PART1") \
	X(s_READ_POSTED_5e4ea4f1, "READ.POSTED") \
	X(s_REEF_BOX_CTL, "REEF_BOX_CTL") \
	X(s_REEF_CTL_i__8c3c705f, "REEF_CTL{i}") \
	X(s_REEF_CTR_i__ffedfd00, "REEF_CTR{i}") \
	X(s_Reached_as_the_table_say_ed70b357, "Reached as the table says") \
	X(s_Read, "Read") \
	X(s_Read__victim__35153861, "Read (victim)") \
	X(s_S, "S") \
	X(s_SEEN, "SEEN") \
	X(s_SELECT_i__47ecc9a6, "SELECT{i}") \
	X(s_SHOAL_BOX_CTL, "SHOAL_BOX_CTL") \
	X(s_SHOAL_CTL0, "SHOAL_CTL0") \
	X(s_SHOAL_CTR0, "SHOAL_CTR0") \
	X(s_SPARK_BOX_CTL, "SPARK_BOX_CTL") \
	X(s_SPARK_CTL_i__f91c996b, "SPARK_CTL{i}") \
	X(s_SPARK_CTR_i__ddfd6886, "SPARK_CTR{i}") \
	X(s_STATE_2_6aef3fe0, "STATE.2") \
	X(s_STATE_6_6ae0caac, "STATE.6") \
	X(s_S_GLOBAL, "S_GLOBAL") \
	X(s_Second_kind_bb0c07a4, "Second kind") \
	X(s_Sn_CLK, "Sn_CLK") \
	X(s_Sn_CTL_i__7e0c8ebb, "Sn_CTL{i}") \
	X(s_Sn_CTR_i__38d43b70, "Sn_CTR{i}") \
	X(s_Sn_SCRATCH, "Sn_SCRATCH") \
	X(s_Sn_SPARE, "Sn_SPARE") \
	X(s_Sn_STATUS, "Sn_STATUS") \
	X(s_T1, "T1") \
	X(s_T63, "T63") \
	X(s_T_CTL_A, "T_CTL_A") \
	X(s_T_CTL_B, "T_CTL_B") \
	X(s_T_CTL_C, "T_CTL_C") \
	X(s_T_CTR_i__24d517f0, "T_CTR{i}") \
	X(s_T_FIXED_CTL, "T_FIXED_CTL") \
	X(s_T_FIXED_CTR, "T_FIXED_CTR") \
	X(s_T_ODD_i__7f0b4382, "T_ODD{i}") \
	X(s_Table_of_units_defd420f, "Table of units") \
	X(s_ThreadID, "ThreadID") \
	X(s_Tile, "Tile") \
	X(s_Tile_cycles__c877be02, "Tile cycles.") \
	X(s_Two_units_in_one_functio_a6cf2832, "Two units in one function") \
	X(s_UMaskExt, "UMaskExt") \
	X(s_U_CTL, "U_CTL") \
	X(s_U_STATUS, "U_STATUS") \
	X(s_Un_CTL_i__a3f604ee, "Un_CTL{i}") \
	X(s_Un_CTR_i__22d8d8fc, "Un_CTR{i}") \
	X(s_Un_FAR_i__e2ebbc1a, "Un_FAR{i}") \
	X(s_Un_MIX_i__9dca3549, "Un_MIX{i}") \
	X(s_Un_ODD, "Un_ODD") \
	X(s_Un_ONE, "Un_ONE") \
	X(s_Un_STEP_i__edbc2cf5, "Un_STEP{i}") \
	X(s_Un_TAG, "Un_TAG") \
	X(s_Vault, "Vault") \
	X(s_Victim, "Victim") \
	X(s_Vn_CLK, "Vn_CLK") \
	X(s_Vn_CTL_i__30e969a2, "Vn_CTL{i}") \
	X(s_Vn_CTR_i__8b0e3007, "Vn_CTR{i}") \
	X(s_Vn_STATUS, "Vn_STATUS") \
	X(s_Vn_WHERE, "Vn_WHERE") \
	X(s_WRITE, "WRITE") \
	X(s_WRITE_PART0_e41174b5, "WRITE.PART0") \
	X(s_Way0Home, "Way0Home") \
	X(s_Way1Home, "Way1Home") \
	X(s_Write, "Write") \
	X(s_access, "access") \
	X(s_address, "address") \
	X(s_agent, "agent") \
	X(s_alive, "alive") \
	X(s_all, "all") \
	X(s_all_of, "all_of") \
	X(s_any, "any") \
	X(s_any_of, "any_of") \
	X(s_bandwidth, "bandwidth") \
	X(s_bank, "bank") \
	X(s_bar, "bar") \
	X(s_base, "base") \
	X(s_bits, "bits") \
	X(s_bolt, "bolt") \
	X(s_both, "both") \
	X(s_box_ctl, "box_ctl") \
	X(s_bus, "bus") \
	X(s_busno, "busno") \
	X(s_bw, "bw") \
	X(s_byte, "byte") \
	X(s_bytes, "bytes") \
	X(s_cccr, "cccr") \
	X(s_cfg, "cfg") \
	X(s_ch_mask, "ch_mask") \
	X(s_clk, "clk") \
	X(s_clock, "clock") \
	X(s_cmd, "cmd") \
	X(s_completion, "completion") \
	X(s_controls, "controls") \
	X(s_core, "core") \
	X(s_count, "count") \
	X(s_counters, "counters") \
	X(s_cove, "cove") \
	X(s_ctl, "ctl") \
	X(s_ctr, "ctr") \
	X(s_cycles, "cycles") \
	X(s_cycles_seconds_95b1ff8a, "cycles/seconds") \
	X(s_data, "data") \
	X(s_dbg, "dbg") \
	X(s_device, "device") \
	X(s_domain, "domain") \
	X(s_door, "door") \
	X(s_dune, "dune") \
	X(s_edge, "edge") \
	X(s_en, "en") \
	X(s_energy, "energy") \
	X(s_energy_ctr, "energy_ctr") \
	X(s_ev_sel, "ev_sel") \
	X(s_evt, "evt") \
	X(s_fabric, "fabric") \
	X(s_far, "far") \
	X(s_fc_mask, "fc_mask") \
	X(s_finder, "finder") \
	X(s_first, "first") \
	X(s_fixctl, "fixctl") \
	X(s_fixctr, "fixctr") \
	X(s_fixed, "fixed") \
	X(s_fpu, "fpu") \
	X(s_free, "free") \
	X(s_frz, "frz") \
	X(s_function, "function") \
	X(s_gate, "gate") \
	X(s_general, "general") \
	X(s_ghost, "ghost") \
	X(s_global, "global") \
	X(s_head, "head") \
	X(s_heat, "heat") \
	X(s_heat_ctr, "heat_ctr") \
	X(s_hold, "hold") \
	X(s_holds, "holds") \
	X(s_hole, "hole") \
	X(s_id, "id") \
	X(s_inner, "inner") \
	X(s_invert, "invert") \
	X(s_io, "io") \
	X(s_key, "key") \
	X(s_kind, "kind") \
	X(s_lanes, "lanes") \
	X(s_left, "left") \
	X(s_level, "level") \
	X(s_lobby, "lobby") \
	X(s_lock0, "lock0") \
	X(s_lock1, "lock1") \
	X(s_lost, "lost") \
	X(s_low, "low") \
	X(s_lower, "lower") \
	X(s_madeup, "madeup") \
	X(s_map, "map") \
	X(s_mask, "mask") \
	X(s_match, "match") \
	X(s_mem, "mem") \
	X(s_mesh, "mesh") \
	X(s_mix, "mix") \
	X(s_mmio, "mmio") \
	X(s_mode, "mode") \
	X(s_msr, "msr") \
	X(s_mystery, "mystery") \
	X(s_name, "name") \
	X(s_nanojoules, "nanojoules") \
	X(s_next, "next") \
	X(s_node0, "node0") \
	X(s_node1, "node1") \
	X(s_non_posted, "non_posted") \
	X(s_none, "none") \
	X(s_nowhere, "nowhere") \
	X(s_nowheres, "nowheres") \
	X(s_odd, "odd") \
	X(s_off, "off") \
	X(s_offset, "offset") \
	X(s_offsets, "offsets") \
	X(s_on, "on") \
	X(s_one, "one") \
	X(s_os, "os") \
	X(s_outer, "outer") \
	X(s_ov, "ov") \
	X(s_ovf_en, "ovf_en") \
	X(s_own, "own") \
	X(s_owned, "owned") \
	X(s_pair, "pair") \
	X(s_pci, "pci") \
	X(s_peek, "peek") \
	X(s_pin, "pin") \
	X(s_pmi, "pmi") \
	X(s_pmon, "pmon") \
	X(s_ports, "ports") \
	X(s_posted, "posted") \
	X(s_reef, "reef") \
	X(s_rest, "rest") \
	X(s_right, "right") \
	X(s_rst, "rst") \
	X(s_rst_ctrl, "rst_ctrl") \
	X(s_rst_ctrs, "rst_ctrs") \
	X(s_rsv, "rsv") \
	X(s_run, "run") \
	X(s_scratch, "scratch") \
	X(s_second, "second") \
	X(s_section, "section") \
	X(s_sel, "sel") \
	X(s_shoal, "shoal") \
	X(s_slice, "slice") \
	X(s_slices, "slices") \
	X(s_slow_bus_fe92519b, "slow-bus") \
	X(s_small, "small") \
	X(s_spare, "spare") \
	X(s_spark, "spark") \
	X(s_split, "split") \
	X(s_state, "state") \
	X(s_status, "status") \
	X(s_step, "step") \
	X(s_stride, "stride") \
	X(s_table, "table") \
	X(s_tag, "tag") \
	X(s_targets, "targets") \
	X(s_thresh, "thresh") \
	X(s_tid, "tid") \
	X(s_tile, "tile") \
	X(s_top, "top") \
	X(s_type, "type") \
	X(s_umask, "umask") \
	X(s_umask_ext, "umask_ext") \
	X(s_unit, "unit") \
	X(s_units, "units") \
	X(s_upper, "upper") \
	X(s_usr, "usr") \
	X(s_vault, "vault") \
	X(s_where, "where") \
	X(s_who, "who") \
	X(s_whole, "whole") \
	X(s_width, "width") \
	X(s_word, "word") \
	X(s_wrapped, "wrapped") \
	X(s_zero, "zero") \
	X(s_zz, "zz") \

#ifdef UNCORE_WITHOUT_TEXTS
#define WORDS_OF_TEXTS(X)
#else
#define WORDS_OF_TEXTS(X) \
	X(s_ignored, "ignored") \
	X(s_made_up_1__made_up_2_p1_47bb6ef4, "made-up-1; made-up-2 p1") \
	X(s_made_up_1_p2_775cd000, "made-up-1 p2") \
	X(s_made_up_1_p2_Table_2_b27396b8, "made-up-1 p2 Table 2") \
	X(s_made_up_1_p30_08714468, "made-up-1 p30") \
	X(s_made_up_1_p40_083585c7, "made-up-1 p40") \
	X(s_made_up_1_p7_775cd5bf, "made-up-1 p7") \
	X(s_made_up_1_p9_775cfe75, "made-up-1 p9") \
	X(s_made_up_2_ed938ed9, "made-up-2") \
	X(s_made_up_2_p20_b0fb58a0, "made-up-2 p20") \
	X(s_made_up_2_p23_b0fb5bdd, "made-up-2 p23") \
	X(s_made_up_2_p50_b096204f, "made-up-2 p50") \
	X(s_made_up_2_p5_6c6940f2, "made-up-2 p5") \
	X(s_made_up_2_p60_b0893c04, "made-up-2 p60") \
	X(s_made_up_2_p61_b089c5d7, "made-up-2 p61") \
	X(s_made_up_2_p70_b09bcb5d, "made-up-2 p70") \
	X(s_made_up_2_p80_b0b4750a, "made-up-2 p80") \
	X(s_made_up_2_p82_b0b47fa0, "made-up-2 p82") \
	X(s_made_up_2_p83_b0b47d73, "made-up-2 p83") \
	X(s_made_up_2_p84_b0b472c6, "made-up-2 p84") \
	X(s_made_up_2_p86_b0b4715c, "made-up-2 p86") \
	X(s_made_up_2_p8__made_up_1_a5ccb8cc, "made-up-2 p8; made-up-1") \
	X(s_made_up_2_p90_b0bdc183, "made-up-2 p90") \
	X(s_made_up_2_p91_b0bdc630, "made-up-2 p91") \
	X(s_made_up_2_p92_b0bdc36d, "made-up-2 p92") \
	X(s_made_up_2_p9_6c694786, "made-up-2 p9") \
	X(s_part_of_a_cache_cfcb7295, "part of a cache") \
	X(s_rate, "rate") \
	X(s_ratio, "ratio") \
	X(s_the, "the") \

#endif

#ifdef UNCORE_WITHOUT_ALIASES
#define WORDS_OF_ALIASES(X)
#else
#define WORDS_OF_ALIASES(X) \
	X(s_S_CLK, "S_CLK") \
	X(s_S_CYCLES, "S_CYCLES") \
	X(s_W, "W") \
	X(s_made_up_1_ed9388e0, "made-up-1") \
	X(s_made_up_9836699c, "made-up") \
	X(s_slice_clock_6e12e68a, "slice-clock") \
	X(s_st, "st") \
	X(s_stores, "stores") \

#endif

#ifdef UNCORE_WITHOUT_SIM
#define WORDS_OF_SIM(X)
#else
#define WORDS_OF_SIM(X) \

#endif

#define NAMES(X) \
	X(n_events_UNC_S_CLOCK, "UNC_S_CLOCK") \
	X(n_events_UNC_S_LOOKUP, "UNC_S_LOOKUP") \
	X(n_events_UNC_S_LOOKUPS, "UNC_S_LOOKUPS") \
	X(n_events_UNC_S_VICTIM, "UNC_S_VICTIM") \
	X(n_events_UNC_S_THREAD, "UNC_S_THREAD") \
	X(n_events_UNC_S_OCCUPANCY, "UNC_S_OCCUPANCY") \
	X(n_events_UNC_S_BUSY, "UNC_S_BUSY") \
	X(n_events_UNC_S_GHOST, "UNC_S_GHOST") \
	X(n_events_UNC_S_HOME_A, "UNC_S_HOME_A") \
	X(n_events_UNC_S_HOME_B, "UNC_S_HOME_B") \
	X(n_events_UNC_S_FREE, "UNC_S_FREE") \
	X(n_events_TILE_WORK, "TILE_WORK") \
	X(n_events_TILE_TIME, "TILE_TIME") \
	X(n_events_CORE_CYCLES, "CORE_CYCLES") \
	X(n_events_CORE_LINES, "CORE_LINES") \
	X(n_events_CORE_OLD, "CORE_OLD") \
	X(n_events_CORE_NEW, "CORE_NEW") \
	X(n_events_BUS_TRAFFIC, "BUS_TRAFFIC") \
	X(n_events_BUS_IO, "BUS_IO") \
	X(n_events_F_CLOCK, "F_CLOCK") \
	X(n_events_F_PORT_CLOCK, "F_PORT_CLOCK") \
	X(n_events_F_BYTES_IN_0, "F_BYTES_IN_0") \
	X(n_events_F_BYTES_IN_1, "F_BYTES_IN_1") \
	X(n_events_F_ENERGY, "F_ENERGY") \
	X(n_events_F_HEAT, "F_HEAT") \
	X(n_events_F_DATA, "F_DATA") \
	X(n_events_L_CLOCK, "L_CLOCK") \
	X(n_events_L_FLITS, "L_FLITS") \
	X(n_events_SPARK_STEPS, "SPARK_STEPS") \
	X(n_events_REEF_STEPS, "REEF_STEPS") \
	X(n_events_DUNE_STEPS, "DUNE_STEPS") \

#ifdef UNCORE_WITHOUT_TEXTS
#define SENTENCES(X)
#else
#define SENTENCES(X) \
	X(t_variants_first, "With the older events.") \
	X(t_boxes_slice, "MSRs ten apart, a 64-bit control, and a name for each instance.") \
	X(t_fields_slice_global_targets, "Cores that hear of a wrap; kept over a warm reset.") \
	X(t_fields_slice_ctl_umask_ext, "Goes on where umask ends.") \
	X(t_fields_slice_ctl_state, "Line states.") \
	X(t_values_slice_ctl_state_S, "Shared */ and \?\?/ odd.") \
	X(t_values_slice_ctl_umask_Read, "Bit 1 must be 0.") \
	X(t_fields_slice_status_node1, "Home of way 1.") \
	X(t_fields_slice_status_node0, "Home of way 0.") \
	X(t_registers_slice_ctl, "One for each counter.") \
	X(t_categories_slice_CLOCK, "Time.") \
	X(t_categories_slice_CACHE, "Lines \"in\" and out.") \
	X(t_events_UNC_S_CLOCK, "Cycles.") \
	X(t_events_UNC_S_LOOKUP, "Tag reads.") \
	X(t_umasks_UNC_S_LOOKUP__READ, "To read.") \
	X(t_umasks_UNC_S_LOOKUP__WRITE, "To write.") \
	X(t_umasks_UNC_S_LOOKUP__ANY, "Either.") \
	X(t_umasks_UNC_S_LOOKUP__ALL, "Either, by another name.") \
	X(t_umasks_UNC_S_LOOKUP__STATE_2, "In one mode.") \
	X(t_umasks_UNC_S_LOOKUP__STATE_6, "In another, with the same bits.") \
	X(t_umasks_UNC_S_LOOKUP__HOMED, "For some home, in a mode, of what the user asks for.") \
	X(t_umasks_UNC_S_LOOKUP__DEAD, "It hangs the machine.") \
	X(t_events_UNC_S_LOOKUPS, "Tag reads, by another name.") \
	X(t_events_UNC_S_VICTIM, "Lines thrown out.") \
	X(t_umasks_UNC_S_VICTIM__DIRTY, "Changed ones.") \
	X(t_events_UNC_S_THREAD, "By thread, in bits of the upper half.") \
	X(t_umasks_UNC_S_THREAD__T1, "The first, in all its cycles.") \
	X(t_umasks_UNC_S_THREAD__T63, "The last.") \
	X(t_events_UNC_S_OCCUPANCY, "Level of the queue.") \
	X(t_events_UNC_S_BUSY, "Cycles in which the queue is so full.") \
	X(t_events_UNC_S_GHOST, "Its counters are named and nowhere.") \
	X(t_umasks_UNC_S_GHOST__SEEN, "Once.") \
	X(t_events_UNC_S_HOME_A, "Lines of one home, by the first field.") \
	X(t_events_UNC_S_HOME_B, "The same by the second.") \
	X(t_events_UNC_S_FREE, "What the free counter counts.") \
	X(t_categories_tile_ALL, "Everything.") \
	X(t_events_TILE_WORK, "Work; the box gives the source.") \
	X(t_events_TILE_TIME, "Cycles of the fixed counter.") \
	X(t_registers_mesh_nowhere, "Named once, placed never.") \
	X(t_boxes_core, "Two counters, and one enable for both in the control of the first.") \
	X(t_fields_core_ctl_en, "Works in the first control only, and for both counters.") \
	X(t_registers_core_sel, "Chooses what counter {i} counts.") \
	X(t_steps_core_start, "The enable of the first control runs both counters.") \
	X(t_differences_CORE_CYCLES, "Only those that are not throttled.") \
	X(t_events_CORE_LINES, "Lines; the second kind tells their states apart.") \
	X(t_umasks_CORE_LINES__M, "Modified ones.") \
	X(t_umasks_CORE_LINES__E, "Exclusive ones.") \
	X(t_events_CORE_OLD, "What the first kind counts with this code.") \
	X(t_events_CORE_NEW, "What the second kind counts with it.") \
	X(t_fields_bus_cmd_who, "The counters that the command is for.") \
	X(t_categories_bus_BUS, "What goes over the bus.") \
	X(t_events_BUS_TRAFFIC, "All of it, unless an agent or a type is given.") \
	X(t_events_BUS_IO, "What devices do.") \
	X(t_boxes_pair, "Elements stand differently in each instance, and the instances have one control and one status together.") \
	X(t_boxes_fabric, "An event is a code, a umask, the ports and the kinds of transactions, in one 64-bit register.") \
	X(t_fields_fabric_units_energy, "Halvings of a joule.") \
	X(t_categories_fabric_DATA, "Data that goes through.") \
	X(t_events_F_CLOCK, "Cycles of the clock.") \
	X(t_events_F_PORT_CLOCK, "Cycles of the port, which nothing stops.") \
	X(t_events_F_BYTES_IN_0, "Bytes that came in through the first port.") \
	X(t_events_F_BYTES_IN_1, "Bytes that came in through the second port.") \
	X(t_events_F_ENERGY, "Energy that the port used.") \
	X(t_events_F_HEAT, "Heat that left the port.") \
	X(t_events_F_DATA, "Data asked for.") \
	X(t_umasks_F_DATA__READ_PART0, "Reads through port 0.") \
	X(t_umasks_F_DATA__READ_PART1, "Reads through port 1.") \
	X(t_umasks_F_DATA__READ_BOTH, "Reads through either port.") \
	X(t_umasks_F_DATA__READ_POSTED, "Posted reads through the first port.") \
	X(t_umasks_F_DATA__WRITE_PART0, "Writes through the first port.") \
	X(t_umasks_F_DATA__OTHER, "Requests without a port.") \
	X(t_boxes_lanes, "The umask is in three pieces, and the control register is written in halves, the high one first.") \
	X(t_categories_lanes_FLITS, "Flits on the link.") \
	X(t_events_L_FLITS, "Flits sent.") \
	X(t_umasks_L_FLITS__DATA, "With data, on any lane.") \
	X(t_umasks_L_FLITS__FAR, "To the far side: a bit of each of the two outer pieces.") \
	X(t_umasks_L_FLITS__NEAR, "To the near side: bits of the two lower pieces.") \
	X(t_boxes_map, "Says where registers in memory are.") \
	X(t_fields_map_base_base, "Bits 51:23 of every address.") \
	X(t_fields_map_mem_mem, "Bits 22:12 of the address of one vault.") \
	X(t_boxes_vault, "Counts from registers in memory.") \
	X(t_fields_vault_where_base, "Bits 11:4 of the lobby's address.") \
	X(t_boxes_gate, "One unit, whose registers begin where a field says.") \
	X(t_boxes_finder, "Lists the units.") \
	X(t_boxes_spark, "A unit that the table places.") \
	X(t_events_SPARK_STEPS, "Steps of the unit.") \
	X(t_boxes_shoal, "Units of types that no other box has.") \
	X(t_boxes_cove, "Only the table says whether its registers are MSRs or in memory.") \
	X(t_steps_freeze, "One write stops every box.") \
	X(t_errata_E7_title, "Counts twice") \
	X(t_errata_E7, "An entry is \"seen\" twice.") \
	X(t_errata_E7_way_around, "Halve it.") \
	X(t_errata_slow_bus_title, "Answers late") \
	X(t_errata_slow_bus, "A read right after a write gives what was there before.") \
	X(t_errata_zz_title, "Says nothing") \
	X(t_errata_zz, "A wrap is not told.") \

#endif

#define STRINGS(X) \
	WORDS(X) WORDS_OF_TEXTS(X) WORDS_OF_ALIASES(X) WORDS_OF_SIM(X) NAMES(X) SENTENCES(X)
#define MEMBER(symbol, text) char symbol[sizeof(text)];
#define TEXT(symbol, text) text,
/*
 * The offset of a string that rows may share, and of one that belongs to a row; 0 is the empty string.
 * C is a citation, T a sentence.
 */
#define S(symbol) offsetof(struct uncore_madeup_strings, s_##symbol)
#define N(symbol) offsetof(struct uncore_madeup_strings, n_##symbol)
#ifdef UNCORE_WITHOUT_TEXTS
#define C(symbol) 0
#define T(symbol) 0
#else
#define C(symbol) S(symbol)
#define T(symbol) offsetof(struct uncore_madeup_strings, t_##symbol)
#endif
#define NONE UNCORE_NO_INDEX
/* The slot of a name that only other tools use. */
#ifdef UNCORE_WITHOUT_ALIASES
#define A(slot) UNCORE_NAME_LEFT_OUT
#else
#define A(slot) slot
#endif

struct uncore_madeup_strings {
	char empty[1];
	STRINGS(MEMBER)
};

enum {
	cpuids_6_254_0_15_0,
	cpuids_15_4_8_8_0,
	cpuids_15_6_2_5_3,
	cpuids_COUNT
};

enum {
	boxes_slice,
	boxes_tile,
	boxes_mesh,
	boxes_core,
	boxes_bus,
	boxes_ports,
	boxes_pair,
	boxes_fabric,
	boxes_lanes,
	boxes_map,
	boxes_vault,
	boxes_gate,
	boxes_finder,
	boxes_spark,
	boxes_reef,
	boxes_dune,
	boxes_shoal,
	boxes_cove,
	boxes_COUNT
};

enum {
	presents_slice,
	presents_COUNT
};

enum {
	places_mesh_pmon, places_mesh_pmon__last = places_mesh_pmon + 2,
	places_mesh_match, places_mesh_match__last = places_mesh_match + 2,
	places_mesh_lost, places_mesh_lost__last = places_mesh_lost + 2,
	places_ports_cfg,
	places_pair_both, places_pair_both__last = places_pair_both + 1,
	places_lanes_pmon, places_lanes_pmon__last = places_lanes_pmon + 1,
	places_map_map,
	places_vault_own, places_vault_own__last = places_vault_own + 1,
	places_finder_door,
	places_COUNT
};

enum {
	functions_mesh_pmon,
	functions_mesh_match,
	functions_mesh_lost,
	functions_ports_cfg,
	functions_pair_both,
	functions_lanes_pmon,
	functions_map_map,
	functions_vault_own,
	functions_finder_door,
	functions_COUNT
};

enum {
	registers_slice_global,
	registers_slice_ctl,
	registers_slice_ctr,
	registers_slice_status,
	registers_slice_clock,
	registers_slice_scratch,
	registers_slice_spare,
	registers_tile_ctl,
	registers_tile_ctr,
	registers_tile_fixctl,
	registers_tile_fixctr,
	registers_tile_odd,
	registers_mesh_ctl,
	registers_mesh_ctr,
	registers_mesh_status,
	registers_mesh_match,
	registers_mesh_mask,
	registers_mesh_nowhere,
	registers_mesh_nowheres,
	registers_mesh_peek,
	registers_mesh_busno,
	registers_core_sel,
	registers_core_ctr,
	registers_bus_evt,
	registers_bus_rest,
	registers_bus_cmd,
	registers_ports_word,
	registers_ports_bytes,
	registers_pair_ctl,
	registers_pair_ctr,
	registers_pair_box_ctl,
	registers_pair_status,
	registers_pair_tag,
	registers_pair_step,
	registers_pair_mix,
	registers_pair_far,
	registers_pair_odd,
	registers_pair_one,
	registers_fabric_box_ctl,
	registers_fabric_ctl,
	registers_fabric_ctr,
	registers_fabric_clk,
	registers_fabric_bw,
	registers_fabric_units,
	registers_fabric_energy_ctr,
	registers_fabric_heat_ctr,
	registers_lanes_box_ctl,
	registers_lanes_ctl,
	registers_lanes_ctr,
	registers_lanes_odd,
	registers_map_base,
	registers_map_mem,
	registers_vault_where,
	registers_vault_ctl,
	registers_vault_ctr,
	registers_vault_status,
	registers_vault_clk,
	registers_gate_key,
	registers_gate_bolt,
	registers_finder_door,
	registers_finder_head,
	registers_finder_where,
	registers_finder_name,
	registers_finder_offsets,
	registers_spark_box_ctl,
	registers_spark_ctl,
	registers_spark_ctr,
	registers_reef_box_ctl,
	registers_reef_ctl,
	registers_reef_ctr,
	registers_dune_box_ctl,
	registers_dune_ctl,
	registers_dune_ctr,
	registers_shoal_box_ctl,
	registers_shoal_ctl,
	registers_shoal_ctr,
	registers_cove_box_ctl,
	registers_cove_ctl,
	registers_cove_ctr,
	registers_COUNT
};

enum {
	layouts_slice_global,
	layouts_slice_ctl,
	layouts_slice_ctr,
	layouts_slice_free,
	layouts_slice_status,
	layouts_slice_whole,
	layouts_tile_ctl,
	layouts_tile_ctr,
	layouts_mesh_ctl,
	layouts_mesh_ctr,
	layouts_mesh_match,
	layouts_mesh_status,
	layouts_mesh_peek,
	layouts_mesh_busno,
	layouts_core_ctl,
	layouts_core_ctr,
	layouts_bus_cccr,
	layouts_bus_cmd,
	layouts_ports_word,
	layouts_ports_byte,
	layouts_pair_ctl,
	layouts_pair_ctr,
	layouts_pair_box_ctl,
	layouts_pair_status,
	layouts_pair_word,
	layouts_fabric_box_ctl,
	layouts_fabric_ctl,
	layouts_fabric_ctr,
	layouts_fabric_free,
	layouts_fabric_units,
	layouts_lanes_box_ctl,
	layouts_lanes_ctl,
	layouts_lanes_ctr,
	layouts_lanes_odd,
	layouts_map_base,
	layouts_map_mem,
	layouts_vault_where,
	layouts_vault_ctl,
	layouts_vault_ctr,
	layouts_vault_free,
	layouts_vault_status,
	layouts_gate_word,
	layouts_finder_door,
	layouts_finder_head,
	layouts_finder_name,
	layouts_finder_offsets,
	layouts_finder_where,
	layouts_spark_box_ctl,
	layouts_spark_ctl,
	layouts_spark_ctr,
	layouts_reef_box_ctl,
	layouts_reef_ctl,
	layouts_reef_ctr,
	layouts_dune_box_ctl,
	layouts_dune_ctl,
	layouts_dune_ctr,
	layouts_shoal_box_ctl,
	layouts_shoal_ctl,
	layouts_shoal_ctr,
	layouts_cove_box_ctl,
	layouts_cove_ctl,
	layouts_cove_ctr,
	layouts_COUNT
};

enum {
	fields_slice_global_frz,
	fields_slice_global_reserved_30_4,
	fields_slice_global_targets,
	fields_slice_ctl_reserved_63_58,
	fields_slice_ctl_umask_ext,
	fields_slice_ctl_state,
	fields_slice_ctl_tid,
	fields_slice_ctl_thresh,
	fields_slice_ctl_invert,
	fields_slice_ctl_en,
	fields_slice_ctl_dbg,
	fields_slice_ctl_reserved_20_20,
	fields_slice_ctl_mystery,
	fields_slice_ctl_edge,
	fields_slice_ctl_rst,
	fields_slice_ctl_reserved_16_16,
	fields_slice_ctl_umask,
	fields_slice_ctl_ev_sel,
	fields_slice_ctr_reserved_63_48,
	fields_slice_ctr_count,
	fields_slice_free_reserved_63_36,
	fields_slice_free_count,
	fields_slice_status_alive,
	fields_slice_status_mode,
	fields_slice_status_reserved_27_10,
	fields_slice_status_lock1,
	fields_slice_status_lock0,
	fields_slice_status_node1,
	fields_slice_status_node0,
	fields_slice_status_ov,
	fields_slice_whole_all,
	fields_tile_ctl_en,
	fields_tile_ctl_reserved_30_8,
	fields_tile_ctl_sel,
	fields_tile_ctr_reserved_63_48,
	fields_tile_ctr_count,
	fields_mesh_ctl_reserved_31_23,
	fields_mesh_ctl_en,
	fields_mesh_ctl_reserved_21_17,
	fields_mesh_ctl_sel,
	fields_mesh_ctr_reserved_63_48,
	fields_mesh_ctr_count,
	fields_mesh_match_bits,
	fields_mesh_status_reserved_31_5,
	fields_mesh_status_slices,
	fields_mesh_status_ov,
	fields_mesh_peek_wrapped,
	fields_mesh_peek_owned,
	fields_mesh_peek_level,
	fields_mesh_busno_holds,
	fields_mesh_busno_reserved_30_18,
	fields_mesh_busno_small,
	fields_mesh_busno_next,
	fields_mesh_busno_bus,
	fields_core_ctl_thresh,
	fields_core_ctl_invert,
	fields_core_ctl_en,
	fields_core_ctl_reserved_21_21,
	fields_core_ctl_pmi,
	fields_core_ctl_pin,
	fields_core_ctl_edge,
	fields_core_ctl_mode,
	fields_core_ctl_umask,
	fields_core_ctl_ev_sel,
	fields_core_ctr_reserved_63_40,
	fields_core_ctr_count,
	fields_bus_cccr_count,
	fields_bus_cccr_pin,
	fields_bus_cccr_ovf_en,
	fields_bus_cccr_reserved_29_8,
	fields_bus_cccr_agent,
	fields_bus_cccr_type,
	fields_bus_cmd_reserved_31_16,
	fields_bus_cmd_who,
	fields_bus_cmd_reserved_7_4,
	fields_bus_cmd_ov,
	fields_bus_cmd_zero,
	fields_bus_cmd_run,
	fields_bus_cmd_hold,
	fields_ports_word_reserved_15_8,
	fields_ports_word_low,
	fields_ports_byte_top,
	fields_ports_byte_rest,
	fields_pair_ctl_reserved_31_9,
	fields_pair_ctl_en,
	fields_pair_ctl_sel,
	fields_pair_ctr_reserved_63_44,
	fields_pair_ctr_count,
	fields_pair_box_ctl_reserved_31_1,
	fields_pair_box_ctl_frz,
	fields_pair_status_reserved_31_6,
	fields_pair_status_ov,
	fields_pair_word_all,
	fields_fabric_box_ctl_reserved_31_9,
	fields_fabric_box_ctl_frz,
	fields_fabric_box_ctl_reserved_7_2,
	fields_fabric_box_ctl_rst_ctrs,
	fields_fabric_box_ctl_rst_ctrl,
	fields_fabric_ctl_reserved_63_47,
	fields_fabric_ctl_fc_mask,
	fields_fabric_ctl_ch_mask,
	fields_fabric_ctl_thresh,
	fields_fabric_ctl_invert,
	fields_fabric_ctl_en,
	fields_fabric_ctl_reserved_21_19,
	fields_fabric_ctl_edge,
	fields_fabric_ctl_reserved_17_16,
	fields_fabric_ctl_umask,
	fields_fabric_ctl_sel,
	fields_fabric_ctr_reserved_63_48,
	fields_fabric_ctr_count,
	fields_fabric_free_reserved_63_36,
	fields_fabric_free_count,
	fields_fabric_units_reserved_31_13,
	fields_fabric_units_energy,
	fields_fabric_units_reserved_7_0,
	fields_lanes_box_ctl_reserved_31_9,
	fields_lanes_box_ctl_frz,
	fields_lanes_box_ctl_reserved_7_2,
	fields_lanes_box_ctl_rst_ctrs,
	fields_lanes_box_ctl_rst_ctrl,
	fields_lanes_ctl_reserved_63_56,
	fields_lanes_ctl_umask,
	fields_lanes_ctl_outer,
	fields_lanes_ctl_inner,
	fields_lanes_ctl_reserved_44_44,
	fields_lanes_ctl_thresh,
	fields_lanes_ctl_invert,
	fields_lanes_ctl_en,
	fields_lanes_ctl_reserved_21_16,
	fields_lanes_ctl_sel,
	fields_lanes_ctr_reserved_63_48,
	fields_lanes_ctr_count,
	fields_lanes_odd_split,
	fields_lanes_odd_level,
	fields_lanes_odd_key,
	fields_lanes_odd_reserved_15_14,
	fields_lanes_odd_reserved_12_12,
	fields_map_base_reserved_31_29,
	fields_map_base_base,
	fields_map_mem_reserved_31_11,
	fields_map_mem_mem,
	fields_vault_where_reserved_31_8,
	fields_vault_where_base,
	fields_vault_ctl_reserved_31_9,
	fields_vault_ctl_en,
	fields_vault_ctl_sel,
	fields_vault_ctr_reserved_63_48,
	fields_vault_ctr_count,
	fields_vault_free_reserved_63_36,
	fields_vault_free_count,
	fields_vault_status_reserved_31_3,
	fields_vault_status_ov,
	fields_gate_word_all,
	fields_finder_door_reserved_63_40,
	fields_finder_door_offset,
	fields_finder_door_bar,
	fields_finder_door_next,
	fields_finder_door_kind,
	fields_finder_door_id,
	fields_finder_head_stride,
	fields_finder_head_count,
	fields_finder_name_type,
	fields_finder_name_id,
	fields_finder_name_access,
	fields_finder_name_count,
	fields_finder_name_width,
	fields_finder_offsets_reserved_31_16,
	fields_finder_offsets_controls,
	fields_finder_offsets_counters,
	fields_finder_where_address,
	fields_finder_where_domain,
	fields_finder_where_bus,
	fields_finder_where_device,
	fields_finder_where_function,
	fields_finder_where_byte,
	fields_spark_box_ctl_reserved_63_2,
	fields_spark_box_ctl_rst,
	fields_spark_box_ctl_frz,
	fields_spark_ctl_reserved_63_8,
	fields_spark_ctl_ev_sel,
	fields_spark_ctr_reserved_63_40,
	fields_spark_ctr_count,
	fields_reef_box_ctl_reserved_31_2,
	fields_reef_box_ctl_rst,
	fields_reef_box_ctl_frz,
	fields_reef_ctl_reserved_31_8,
	fields_reef_ctl_ev_sel,
	fields_reef_ctr_reserved_63_40,
	fields_reef_ctr_count,
	fields_dune_box_ctl_reserved_31_2,
	fields_dune_box_ctl_rst,
	fields_dune_box_ctl_frz,
	fields_dune_ctl_reserved_63_8,
	fields_dune_ctl_ev_sel,
	fields_dune_ctr_reserved_63_40,
	fields_dune_ctr_count,
	fields_shoal_box_ctl_reserved_31_2,
	fields_shoal_box_ctl_rst,
	fields_shoal_box_ctl_frz,
	fields_shoal_ctl_reserved_31_8,
	fields_shoal_ctl_ev_sel,
	fields_shoal_ctr_reserved_63_40,
	fields_shoal_ctr_count,
	fields_cove_box_ctl_reserved_31_2,
	fields_cove_box_ctl_rst,
	fields_cove_box_ctl_frz,
	fields_cove_ctl_reserved_31_8,
	fields_cove_ctl_ev_sel,
	fields_cove_ctr_reserved_63_40,
	fields_cove_ctr_count,
	fields_COUNT
};

enum {
	values_slice_ctl_state_I,
	values_slice_ctl_state_S,
	values_slice_ctl_state_All,
	values_slice_ctl_umask_Read,
	values_slice_ctl_umask_Write,
	values_slice_ctl_umask_Read_,
	values_slice_ctl_ev_sel_Lookup,
	values_slice_ctl_ev_sel_Victim,
	values_slice_status_mode_off,
	values_slice_status_mode_on,
	values_slice_status_lock1_Held,
	values_slice_status_lock0_Held,
	values_slice_status_node1_Near,
	values_slice_status_node0_Near,
	values_slice_whole_all_top,
	values_slice_whole_all_none,
	values_core_ctl_mode_usr,
	values_core_ctl_mode_os,
	values_bus_cccr_agent_any,
	values_bus_cccr_agent_io,
	values_fabric_ctl_fc_mask_posted,
	values_fabric_ctl_fc_mask_non_posted,
	values_fabric_ctl_fc_mask_completion,
	values_lanes_ctl_umask_data,
	values_lanes_ctl_umask_far,
	values_finder_door_kind_table,
	values_finder_door_id_own,
	values_finder_name_access_mmio,
	values_finder_name_access_msr,
	values_finder_name_access_pci,
	values_COUNT
};

enum {
	counters_slice_general,
	counters_slice_cycles,
	counters_tile_general,
	counters_tile_fixed,
	counters_mesh_general,
	counters_core_general,
	counters_bus_all_of,
	counters_bus_any_of,
	counters_pair_general,
	counters_fabric_general,
	counters_fabric_clock,
	counters_fabric_bandwidth,
	counters_fabric_energy,
	counters_fabric_heat,
	counters_lanes_general,
	counters_vault_general,
	counters_vault_clock,
	counters_spark_general,
	counters_reef_general,
	counters_dune_general,
	counters_shoal_general,
	counters_cove_general,
	counters_COUNT
};

enum {
	procedure_rows_slice_setup,
	procedure_rows_slice_reset,
	procedure_rows_slice_program,
	procedure_rows_slice_start,
	procedure_rows_slice_read,
	procedure_rows_slice_acknowledge,
	procedure_rows_slice_restore,
	procedure_rows_tile_setup,
	procedure_rows_tile_start,
	procedure_rows_tile_read,
	procedure_rows_mesh_program,
	procedure_rows_mesh_start,
	procedure_rows_mesh_acknowledge,
	procedure_rows_core_setup,
	procedure_rows_core_program,
	procedure_rows_core_start,
	procedure_rows_core_stop,
	procedure_rows_core_read,
	procedure_rows_bus_setup,
	procedure_rows_bus_freeze,
	procedure_rows_bus_unfreeze,
	procedure_rows_bus_reset,
	procedure_rows_bus_program,
	procedure_rows_bus_start,
	procedure_rows_bus_stop,
	procedure_rows_bus_read,
	procedure_rows_fabric_setup,
	procedure_rows_fabric_freeze,
	procedure_rows_fabric_unfreeze,
	procedure_rows_fabric_reset,
	procedure_rows_fabric_program,
	procedure_rows_fabric_start,
	procedure_rows_fabric_stop,
	procedure_rows_fabric_read,
	procedure_rows_fabric_restore,
	procedure_rows_lanes_setup,
	procedure_rows_lanes_freeze,
	procedure_rows_lanes_unfreeze,
	procedure_rows_lanes_reset,
	procedure_rows_lanes_program,
	procedure_rows_lanes_start,
	procedure_rows_lanes_stop,
	procedure_rows_lanes_read,
	procedure_rows_lanes_restore,
	procedure_rows_spark_setup,
	procedure_rows_spark_freeze,
	procedure_rows_spark_unfreeze,
	procedure_rows_spark_reset,
	procedure_rows_spark_program,
	procedure_rows_spark_start,
	procedure_rows_spark_stop,
	procedure_rows_spark_read,
	procedure_rows_spark_restore,
	procedure_rows_reef_setup,
	procedure_rows_reef_freeze,
	procedure_rows_reef_unfreeze,
	procedure_rows_reef_reset,
	procedure_rows_reef_program,
	procedure_rows_reef_start,
	procedure_rows_reef_stop,
	procedure_rows_reef_read,
	procedure_rows_reef_restore,
	procedure_rows_dune_setup,
	procedure_rows_dune_freeze,
	procedure_rows_dune_unfreeze,
	procedure_rows_dune_reset,
	procedure_rows_dune_program,
	procedure_rows_dune_start,
	procedure_rows_dune_stop,
	procedure_rows_dune_read,
	procedure_rows_dune_restore,
	procedure_rows_shoal_setup,
	procedure_rows_shoal_freeze,
	procedure_rows_shoal_unfreeze,
	procedure_rows_shoal_reset,
	procedure_rows_shoal_program,
	procedure_rows_shoal_start,
	procedure_rows_shoal_stop,
	procedure_rows_shoal_read,
	procedure_rows_shoal_restore,
	procedure_rows_cove_setup,
	procedure_rows_cove_freeze,
	procedure_rows_cove_unfreeze,
	procedure_rows_cove_reset,
	procedure_rows_cove_program,
	procedure_rows_cove_start,
	procedure_rows_cove_stop,
	procedure_rows_cove_read,
	procedure_rows_cove_restore,
	procedure_rows_freeze,
	procedure_rows_unfreeze,
	procedure_rows_read,
	procedure_rows_COUNT
};

enum {
	steps_slice_setup,
	steps_slice_reset,
	steps_slice_program, steps_slice_program__last = steps_slice_program + 1,
	steps_slice_start, steps_slice_start__last = steps_slice_start + 1,
	steps_slice_read, steps_slice_read__last = steps_slice_read + 1,
	steps_slice_acknowledge,
	steps_slice_restore,
	steps_tile_setup,
	steps_tile_start, steps_tile_start__last = steps_tile_start + 1,
	steps_tile_read, steps_tile_read__last = steps_tile_read + 2,
	steps_mesh_program, steps_mesh_program__last = steps_mesh_program + 1,
	steps_mesh_start,
	steps_mesh_acknowledge,
	steps_core_setup, steps_core_setup__last = steps_core_setup + 1,
	steps_core_program,
	steps_core_start,
	steps_core_stop,
	steps_core_read,
	steps_bus_setup,
	steps_bus_freeze,
	steps_bus_unfreeze,
	steps_bus_reset,
	steps_bus_program, steps_bus_program__last = steps_bus_program + 1,
	steps_bus_start,
	steps_bus_stop,
	steps_bus_read, steps_bus_read__last = steps_bus_read + 1,
	steps_fabric_setup,
	steps_fabric_freeze,
	steps_fabric_unfreeze,
	steps_fabric_reset,
	steps_fabric_program,
	steps_fabric_start,
	steps_fabric_stop,
	steps_fabric_read, steps_fabric_read__last = steps_fabric_read + 4,
	steps_fabric_restore, steps_fabric_restore__last = steps_fabric_restore + 1,
	steps_lanes_setup,
	steps_lanes_freeze,
	steps_lanes_unfreeze,
	steps_lanes_reset,
	steps_lanes_program,
	steps_lanes_start,
	steps_lanes_stop,
	steps_lanes_read,
	steps_lanes_restore, steps_lanes_restore__last = steps_lanes_restore + 1,
	steps_spark_setup,
	steps_spark_freeze,
	steps_spark_unfreeze,
	steps_spark_reset,
	steps_spark_program,
	steps_spark_start,
	steps_spark_stop,
	steps_spark_read,
	steps_spark_restore, steps_spark_restore__last = steps_spark_restore + 1,
	steps_reef_setup,
	steps_reef_freeze,
	steps_reef_unfreeze,
	steps_reef_reset,
	steps_reef_program,
	steps_reef_start,
	steps_reef_stop,
	steps_reef_read,
	steps_reef_restore, steps_reef_restore__last = steps_reef_restore + 1,
	steps_dune_setup,
	steps_dune_freeze,
	steps_dune_unfreeze,
	steps_dune_reset,
	steps_dune_program,
	steps_dune_start,
	steps_dune_stop,
	steps_dune_read,
	steps_dune_restore, steps_dune_restore__last = steps_dune_restore + 1,
	steps_shoal_setup,
	steps_shoal_freeze,
	steps_shoal_unfreeze,
	steps_shoal_reset,
	steps_shoal_program,
	steps_shoal_start,
	steps_shoal_stop,
	steps_shoal_read,
	steps_shoal_restore, steps_shoal_restore__last = steps_shoal_restore + 1,
	steps_cove_setup,
	steps_cove_freeze,
	steps_cove_unfreeze,
	steps_cove_reset,
	steps_cove_program,
	steps_cove_start,
	steps_cove_stop,
	steps_cove_read,
	steps_cove_restore, steps_cove_restore__last = steps_cove_restore + 1,
	steps_freeze,
	steps_unfreeze,
	steps_read, steps_read__last = steps_read + 1,
	steps_COUNT
};

enum {
	aliases_box_slice,
	aliases_register_slice_global,
	aliases_register_slice_ctl,
	aliases_register_slice_status, aliases_register_slice_status__last = aliases_register_slice_status + 1,
	aliases_register_core_sel,
	aliases_COUNT
};

enum {
	field_refs_boxes_sockets_buses,
	field_refs_presents_slice_fields,
	field_refs_root_buses_slice_fields, field_refs_root_buses_slice_fields__last = field_refs_root_buses_slice_fields + 2,
	field_refs_counters_slice_general_overflow_global, field_refs_counters_slice_general_overflow_global__last = field_refs_counters_slice_general_overflow_global + 2,
	field_refs_counters_mesh_general_overflow_global, field_refs_counters_mesh_general_overflow_global__last = field_refs_counters_mesh_general_overflow_global + 2,
	field_refs_COUNT
};

enum {
	numbers_presents_slice_map, numbers_presents_slice_map__last = numbers_presents_slice_map + 3,
	numbers_counters_slice_general_max_increment, numbers_counters_slice_general_max_increment__last = numbers_counters_slice_general_max_increment + 3,
	numbers_counters_slice_general_overflow_bits, numbers_counters_slice_general_overflow_bits__last = numbers_counters_slice_general_overflow_bits + 2,
	numbers_counters_slice_cycles_max_increment,
	numbers_registers_tile_ctl_bases, numbers_registers_tile_ctl_bases__last = numbers_registers_tile_ctl_bases + 2,
	numbers_registers_tile_ctl_offsets, numbers_registers_tile_ctl_offsets__last = numbers_registers_tile_ctl_offsets + 2,
	numbers_registers_tile_ctr_bases, numbers_registers_tile_ctr_bases__last = numbers_registers_tile_ctr_bases + 2,
	numbers_registers_tile_fixctl_bases, numbers_registers_tile_fixctl_bases__last = numbers_registers_tile_fixctl_bases + 2,
	numbers_registers_tile_odd_offsets, numbers_registers_tile_odd_offsets__last = numbers_registers_tile_odd_offsets + 1,
	numbers_counters_tile_general_max_increment,
	numbers_registers_mesh_ctr_offsets, numbers_registers_mesh_ctr_offsets__last = numbers_registers_mesh_ctr_offsets + 1,
	numbers_counters_mesh_general_overflow_bits, numbers_counters_mesh_general_overflow_bits__last = numbers_counters_mesh_general_overflow_bits + 2,
	numbers_registers_pair_ctr_offsets, numbers_registers_pair_ctr_offsets__last = numbers_registers_pair_ctr_offsets + 5,
	numbers_registers_pair_tag_offsets, numbers_registers_pair_tag_offsets__last = numbers_registers_pair_tag_offsets + 1,
	numbers_registers_pair_step_offsets, numbers_registers_pair_step_offsets__last = numbers_registers_pair_step_offsets + 1,
	numbers_registers_pair_mix_bases, numbers_registers_pair_mix_bases__last = numbers_registers_pair_mix_bases + 1,
	numbers_registers_pair_mix_offsets, numbers_registers_pair_mix_offsets__last = numbers_registers_pair_mix_offsets + 3,
	numbers_registers_pair_far_offsets, numbers_registers_pair_far_offsets__last = numbers_registers_pair_far_offsets + 3,
	numbers_registers_pair_odd_offsets, numbers_registers_pair_odd_offsets__last = numbers_registers_pair_odd_offsets + 1,
	numbers_registers_pair_one_offsets,
	numbers_counters_pair_general_overflow_bits, numbers_counters_pair_general_overflow_bits__last = numbers_counters_pair_general_overflow_bits + 1,
	numbers_counters_fabric_general_max_increment,
	numbers_counters_fabric_clock_max_increment,
	numbers_counters_fabric_bandwidth_max_increment,
	numbers_counters_lanes_general_max_increment,
	numbers_windows_vault_bank_offsets, numbers_windows_vault_bank_offsets__last = numbers_windows_vault_bank_offsets + 1,
	numbers_window_parts_vault_bank_12_elements, numbers_window_parts_vault_bank_12_elements__last = numbers_window_parts_vault_bank_12_elements + 1,
	numbers_windows_vault_lobby_offsets,
	numbers_window_parts_vault_lobby_12_elements,
	numbers_registers_vault_ctr_offsets, numbers_registers_vault_ctr_offsets__last = numbers_registers_vault_ctr_offsets + 2,
	numbers_counters_vault_general_overflow_bits, numbers_counters_vault_general_overflow_bits__last = numbers_counters_vault_general_overflow_bits + 1,
	numbers_counters_vault_clock_max_increment,
	numbers_COUNT
};

enum {
	strings_boxes_slice_instance_names, strings_boxes_slice_instance_names__last = strings_boxes_slice_instance_names + 2,
	strings_registers_tile_ctl_names, strings_registers_tile_ctl_names__last = strings_registers_tile_ctl_names + 2,
	strings_boxes_pair_instance_names, strings_boxes_pair_instance_names__last = strings_boxes_pair_instance_names + 1,
	strings_core_msrs_all_flags, strings_core_msrs_all_flags__last = strings_core_msrs_all_flags + 1,
	strings_COUNT
};

enum {
	events_UNC_S_CLOCK,
	events_UNC_S_LOOKUP,
	events_UNC_S_LOOKUPS,
	events_UNC_S_VICTIM,
	events_UNC_S_THREAD,
	events_UNC_S_OCCUPANCY,
	events_UNC_S_BUSY,
	events_UNC_S_GHOST,
	events_UNC_S_HOME_A,
	events_UNC_S_HOME_B,
	events_UNC_S_FREE,
	events_TILE_WORK,
	events_TILE_TIME,
	events_CORE_CYCLES,
	events_CORE_LINES,
	events_CORE_OLD,
	events_CORE_NEW,
	events_BUS_TRAFFIC,
	events_BUS_IO,
	events_F_CLOCK,
	events_F_PORT_CLOCK,
	events_F_BYTES_IN_0,
	events_F_BYTES_IN_1,
	events_F_ENERGY,
	events_F_HEAT,
	events_F_DATA,
	events_L_CLOCK,
	events_L_FLITS,
	events_SPARK_STEPS,
	events_REEF_STEPS,
	events_DUNE_STEPS,
	events_COUNT
};

enum {
	umasks_UNC_S_LOOKUP__READ,
	umasks_UNC_S_LOOKUP__WRITE,
	umasks_UNC_S_LOOKUP__ANY,
	umasks_UNC_S_LOOKUP__ALL,
	umasks_UNC_S_LOOKUP__STATE_2,
	umasks_UNC_S_LOOKUP__STATE_6,
	umasks_UNC_S_LOOKUP__HOMED,
	umasks_UNC_S_LOOKUP__DEAD,
	umasks_UNC_S_LOOKUPS__READ,
	umasks_UNC_S_VICTIM__DIRTY,
	umasks_UNC_S_THREAD__T1,
	umasks_UNC_S_THREAD__T63,
	umasks_UNC_S_GHOST__SEEN,
	umasks_CORE_LINES__M,
	umasks_CORE_LINES__E,
	umasks_F_DATA__READ_PART0,
	umasks_F_DATA__READ_PART1,
	umasks_F_DATA__READ_BOTH,
	umasks_F_DATA__READ_POSTED,
	umasks_F_DATA__WRITE_PART0,
	umasks_F_DATA__OTHER,
	umasks_L_FLITS__DATA,
	umasks_L_FLITS__FAR,
	umasks_L_FLITS__NEAR,
	umasks_COUNT
};

enum {
	filters_UNC_S_LOOKUP__STATE_2,
	filters_UNC_S_LOOKUP__STATE_6,
	filters_UNC_S_LOOKUP__HOMED, filters_UNC_S_LOOKUP__HOMED__last = filters_UNC_S_LOOKUP__HOMED + 2,
	filters_UNC_S_LOOKUP__DEAD,
	filters_UNC_S_VICTIM,
	filters_UNC_S_VICTIM__DIRTY,
	filters_UNC_S_HOME_A,
	filters_UNC_S_HOME_B,
	filters_COUNT
};

enum {
	categories_slice_CLOCK,
	categories_slice_CACHE,
	categories_tile_ALL,
	categories_core_ALL,
	categories_bus_BUS,
	categories_fabric_DATA,
	categories_lanes_FLITS,
	categories_spark_ALL,
	categories_reef_ALL,
	categories_dune_ALL,
	categories_COUNT
};

enum {
	event_aliases_UNC_S_CLOCK, event_aliases_UNC_S_CLOCK__last = event_aliases_UNC_S_CLOCK + 2,
	event_aliases_UNC_S_LOOKUP, event_aliases_UNC_S_LOOKUP__last = event_aliases_UNC_S_LOOKUP + 2,
	event_aliases_COUNT
};

enum {
	codes_UNC_S_GHOST,
	codes_COUNT
};

enum {
	variants_first,
	variants_second,
	variants_COUNT
};

enum {
	event_variant_rows_CORE_LINES__M,
	event_variant_rows_CORE_LINES__E,
	event_variant_rows_CORE_OLD,
	event_variant_rows_CORE_NEW,
	event_variant_rows_COUNT
};

enum {
	differences_CORE_CYCLES,
	differences_COUNT
};

enum {
	defaults_BUS_TRAFFIC,
	defaults_BUS_IO,
	defaults_COUNT
};

enum {
	clocks_UNC_S_CLOCK,
	clocks_UNC_S_THREAD__T1,
	clocks_F_CLOCK,
	clocks_F_PORT_CLOCK,
	clocks_L_CLOCK,
	clocks_COUNT
};

enum {
	same_events_UNC_S_HOME_A,
	same_events_UNC_S_HOME_B,
	same_events_COUNT
};

enum {
	event_units_F_BYTES_IN_0,
	event_units_F_BYTES_IN_1,
	event_units_F_ENERGY,
	event_units_F_HEAT,
	event_units_F_DATA__READ_POSTED,
	event_units_COUNT
};

enum {
	core_msrs_all, core_msrs_all__last = core_msrs_all + 2,
	core_msrs_COUNT
};

enum {
	caches_all, caches_all__last = caches_all + 1,
	caches_COUNT
};

enum {
	root_functions_all, root_functions_all__last = root_functions_all + 1,
	root_functions_COUNT
};

enum {
	machine_clocks_all, machine_clocks_all__last = machine_clocks_all + 1,
	machine_clocks_COUNT
};

enum {
	flows_lookups,
	flows_steps,
	flows_COUNT
};

enum {
	traffic_flows_lookups__steps, traffic_flows_lookups__steps__last = traffic_flows_lookups__steps + 1,
	traffic_flows_lookups,
	traffic_flows_COUNT
};

enum {
	traffic_all, traffic_all__last = traffic_all + 1,
	traffic_COUNT
};

enum {
	errata_E7,
	errata_slow_bus,
	errata_zz,
	errata_COUNT
};

enum {
	erratum_items_E7, erratum_items_E7__last = erratum_items_E7 + 2,
	erratum_items_E7_instead,
	erratum_items_slow_bus,
	erratum_items_COUNT
};

enum {
	synonyms_of_searches, synonyms_of_searches__last = synonyms_of_searches + 4,
	synonyms_COUNT
};

enum {
	root_buses_slice,
	root_buses_COUNT
};

enum {
	windows_vault_bank,
	windows_vault_lobby,
	windows_gate_whole,
	windows_spark_unit,
	windows_spark_controls,
	windows_spark_counters,
	windows_reef_unit,
	windows_reef_controls,
	windows_reef_counters,
	windows_dune_unit,
	windows_dune_controls,
	windows_dune_counters,
	windows_shoal_unit,
	windows_shoal_controls,
	windows_shoal_counters,
	windows_cove_unit,
	windows_cove_controls,
	windows_cove_counters,
	windows_COUNT
};

enum {
	window_parts_vault_bank_23,
	window_parts_vault_bank_12,
	window_parts_vault_lobby_23,
	window_parts_vault_lobby_12,
	window_parts_vault_lobby_4,
	window_parts_gate_whole_23,
	window_parts_COUNT
};

enum {
	found_boxes_spark,
	found_boxes_reef,
	found_boxes_dune,
	found_boxes_shoal,
	found_boxes_cove,
	found_boxes_COUNT
};

enum {
	field_units_ports_word_low,
	field_units_COUNT
};

enum {
	machine_settings_all, machine_settings_all__last = machine_settings_all + 1,
	machine_settings_COUNT
};

enum {
	names_events = 1,
	names_umasks = names_events + events_COUNT,
	names_codes = names_umasks + umasks_COUNT,
	names_boxes = names_codes + events_COUNT,
	names_box_aliases = names_boxes + boxes_COUNT,
	names_instances = names_box_aliases + aliases_COUNT,
	names_perf_pmus = names_instances + strings_COUNT,
	names_perf_older = names_perf_pmus,
	names_wholes = names_perf_older,
	names_tails = names_wholes + event_aliases_COUNT,
	names_likwid = names_tails + event_aliases_COUNT,
	name_index_last = 255,
	name_index_COUNT
};

struct uncore_madeup_tables {
	struct uncore_tables head;
	struct uncore_cpuid_row cpuids[cpuids_COUNT];
	struct uncore_box_row boxes[boxes_COUNT];
	struct uncore_present_row presents[presents_COUNT];
	struct uncore_place_row places[places_COUNT];
	struct uncore_function_row functions[functions_COUNT];
	struct uncore_register_row registers[registers_COUNT];
	struct uncore_layout_row layouts[layouts_COUNT];
	struct uncore_field_row fields[fields_COUNT];
	struct uncore_value_row values[values_COUNT];
	struct uncore_counter_row counters[counters_COUNT];
	struct uncore_procedure_row procedure_rows[procedure_rows_COUNT];
	struct uncore_step_row steps[steps_COUNT];
	struct uncore_alias_row aliases[aliases_COUNT];
	struct uncore_field_ref field_refs[field_refs_COUNT];
	uint32_t numbers[numbers_COUNT];
	uncore_string strings[strings_COUNT];
	struct uncore_event_row events[events_COUNT];
	struct uncore_umask_row umasks[umasks_COUNT];
	struct uncore_filter_row filters[filters_COUNT];
	struct uncore_category_row categories[categories_COUNT];
#ifndef UNCORE_WITHOUT_ALIASES
	struct uncore_event_alias_row event_aliases[event_aliases_COUNT];
#endif
	uint16_t name_index[name_index_COUNT];
	struct uncore_code_row codes[codes_COUNT];
	struct uncore_variant_row variants[variants_COUNT];
	struct uncore_event_variant_row event_variant_rows[event_variant_rows_COUNT];
	struct uncore_difference_row differences[differences_COUNT];
	struct uncore_default_row defaults[defaults_COUNT];
	struct uncore_clock_row clocks[clocks_COUNT];
	struct uncore_same_row same_events[same_events_COUNT];
	struct uncore_event_unit_row event_units[event_units_COUNT];
#ifndef UNCORE_WITHOUT_SIM
	struct uncore_core_msr_row core_msrs[core_msrs_COUNT];
	struct uncore_cache_row caches[caches_COUNT];
	struct uncore_root_function_row root_functions[root_functions_COUNT];
	struct uncore_machine_clock_row machine_clocks[machine_clocks_COUNT];
	struct uncore_flow_row flows[flows_COUNT];
	struct uncore_traffic_flow_row traffic_flows[traffic_flows_COUNT];
	struct uncore_traffic_row traffic[traffic_COUNT];
#endif
	struct uncore_erratum_row errata[errata_COUNT];
	struct uncore_erratum_item_row erratum_items[erratum_items_COUNT];
#ifndef UNCORE_WITHOUT_TEXTS
	struct uncore_synonym_row synonyms[synonyms_COUNT];
#endif
	struct uncore_root_buses_row root_buses[root_buses_COUNT];
	struct uncore_window_row windows[windows_COUNT];
	struct uncore_window_part_row window_parts[window_parts_COUNT];
	struct uncore_found_box_row found_boxes[found_boxes_COUNT];
	struct uncore_field_unit_row field_units[field_units_COUNT];
	struct uncore_machine_setting_row machine_settings[machine_settings_COUNT];
	struct uncore_madeup_strings pool;
};

extern const struct uncore_madeup_tables uncore_madeup_tables;

const struct uncore_madeup_tables uncore_madeup_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_madeup_tables),
		.id = S(madeup), 
		.title = S(A_platform_that__never___e349b89e), 
		.source = C(made_up_1__made_up_2_p1_47bb6ef4), 
		.sockets = { .method = UNCORE_SOCKET_BUS_NUMBER, .node = { boxes_mesh, registers_mesh_busno, fields_mesh_busno_bus }, .map = { NONE, NONE, NONE }, .buses = { field_refs_boxes_sockets_buses, 1 }, .valid = { boxes_mesh, registers_mesh_busno, fields_mesh_busno_holds }, .others = UNCORE_OTHERS_NEXT_LOWER, },
		.cores = 4, .threads = 2, .procedures = { procedure_rows_freeze, 3 }, 
		.flags = { strings_core_msrs_all_flags, 2 }, .bus_hertz = 133000000, .stepping = 3, .revision = 9, .uncore_bus = 126, 
		.cpuids = { offsetof(struct uncore_madeup_tables, cpuids), cpuids_COUNT },
		.boxes = { offsetof(struct uncore_madeup_tables, boxes), boxes_COUNT },
		.presents = { offsetof(struct uncore_madeup_tables, presents), presents_COUNT },
		.places = { offsetof(struct uncore_madeup_tables, places), places_COUNT },
		.functions = { offsetof(struct uncore_madeup_tables, functions), functions_COUNT },
		.registers = { offsetof(struct uncore_madeup_tables, registers), registers_COUNT },
		.layouts = { offsetof(struct uncore_madeup_tables, layouts), layouts_COUNT },
		.fields = { offsetof(struct uncore_madeup_tables, fields), fields_COUNT },
		.values = { offsetof(struct uncore_madeup_tables, values), values_COUNT },
		.counters = { offsetof(struct uncore_madeup_tables, counters), counters_COUNT },
		.procedure_rows = { offsetof(struct uncore_madeup_tables, procedure_rows), procedure_rows_COUNT },
		.steps = { offsetof(struct uncore_madeup_tables, steps), steps_COUNT },
		.aliases = { offsetof(struct uncore_madeup_tables, aliases), aliases_COUNT },
		.field_refs = { offsetof(struct uncore_madeup_tables, field_refs), field_refs_COUNT },
		.numbers = { offsetof(struct uncore_madeup_tables, numbers), numbers_COUNT },
		.strings = { offsetof(struct uncore_madeup_tables, strings), strings_COUNT },
		.events = { offsetof(struct uncore_madeup_tables, events), events_COUNT },
		.umasks = { offsetof(struct uncore_madeup_tables, umasks), umasks_COUNT },
		.filters = { offsetof(struct uncore_madeup_tables, filters), filters_COUNT },
		.categories = { offsetof(struct uncore_madeup_tables, categories), categories_COUNT },
#ifndef UNCORE_WITHOUT_ALIASES
		.event_aliases = { offsetof(struct uncore_madeup_tables, event_aliases), event_aliases_COUNT },
#endif
		.name_index = { offsetof(struct uncore_madeup_tables, name_index), name_index_COUNT },
		.codes = { offsetof(struct uncore_madeup_tables, codes), codes_COUNT },
		.variants = { offsetof(struct uncore_madeup_tables, variants), variants_COUNT },
		.event_variant_rows = { offsetof(struct uncore_madeup_tables, event_variant_rows), event_variant_rows_COUNT },
		.differences = { offsetof(struct uncore_madeup_tables, differences), differences_COUNT },
		.defaults = { offsetof(struct uncore_madeup_tables, defaults), defaults_COUNT },
		.clocks = { offsetof(struct uncore_madeup_tables, clocks), clocks_COUNT },
		.same_events = { offsetof(struct uncore_madeup_tables, same_events), same_events_COUNT },
		.event_units = { offsetof(struct uncore_madeup_tables, event_units), event_units_COUNT },
#ifndef UNCORE_WITHOUT_SIM
		.core_msrs = { offsetof(struct uncore_madeup_tables, core_msrs), core_msrs_COUNT },
		.caches = { offsetof(struct uncore_madeup_tables, caches), caches_COUNT },
		.root_functions = { offsetof(struct uncore_madeup_tables, root_functions), root_functions_COUNT },
		.machine_clocks = { offsetof(struct uncore_madeup_tables, machine_clocks), machine_clocks_COUNT },
		.flows = { offsetof(struct uncore_madeup_tables, flows), flows_COUNT },
		.traffic_flows = { offsetof(struct uncore_madeup_tables, traffic_flows), traffic_flows_COUNT },
		.traffic = { offsetof(struct uncore_madeup_tables, traffic), traffic_COUNT },
#endif
		.errata = { offsetof(struct uncore_madeup_tables, errata), errata_COUNT },
		.erratum_items = { offsetof(struct uncore_madeup_tables, erratum_items), erratum_items_COUNT },
#ifndef UNCORE_WITHOUT_TEXTS
		.synonyms = { offsetof(struct uncore_madeup_tables, synonyms), synonyms_COUNT },
#endif
		.root_buses = { offsetof(struct uncore_madeup_tables, root_buses), root_buses_COUNT },
		.windows = { offsetof(struct uncore_madeup_tables, windows), windows_COUNT },
		.window_parts = { offsetof(struct uncore_madeup_tables, window_parts), window_parts_COUNT },
		.found_boxes = { offsetof(struct uncore_madeup_tables, found_boxes), found_boxes_COUNT },
		.field_units = { offsetof(struct uncore_madeup_tables, field_units), field_units_COUNT },
		.machine_settings = { offsetof(struct uncore_madeup_tables, machine_settings), machine_settings_COUNT },
		.pool = { offsetof(struct uncore_madeup_tables, pool), sizeof(struct uncore_madeup_strings) },
	},
	.cpuids = {
		[cpuids_6_254_0_15_0] = { .family = 6, .model = 254, .stepping_hi = 15, .variant = variants_first },
		[cpuids_15_4_8_8_0] = { .family = 15, .model = 4, .stepping_lo = 8, .stepping_hi = 8, .variant = variants_first },
		[cpuids_15_6_2_5_3] = { .family = 15, .model = 6, .stepping_lo = 2, .stepping_hi = 5, .variant = variants_second, .cache_level = 3 },
	},
	.boxes = {
		[boxes_slice] = { .id = S(slice), .title = S(Cache_slice_c082e5dd), .text = T(boxes_slice), .source = C(made_up_1_p2_775cd000), .instances = 3, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_REGISTER, .present = presents_slice, .instance_names = { strings_boxes_slice_instance_names, 3 }, .registers = { registers_slice_global, 7 }, .counters = { counters_slice_general, 2 }, .procedures = { procedure_rows_slice_setup, 7 } },
		[boxes_tile] = { .id = S(tile), .title = S(Tile), .source = C(made_up_1_p7_775cd5bf), .instances = 3, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .presence = UNCORE_INSTANCES_CORES, .present = NONE, .registers = { registers_tile_ctl, 5 }, .counters = { counters_tile_general, 2 }, .procedures = { procedure_rows_tile_setup, 3 } },
		[boxes_mesh] = { .id = S(mesh), .title = S(Mesh_stop_56f0d669), .source = C(made_up_2_p20_b0fb58a0), .instances = 3, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_DEVICE, .present = NONE, .functions = { functions_mesh_pmon, 3 }, .registers = { registers_mesh_ctl, 9 }, .counters = { counters_mesh_general, 1 }, .procedures = { procedure_rows_mesh_program, 3 } },
		[boxes_core] = { .id = S(core), .title = S(Core_counters_e2ce5ee7), .text = T(boxes_core), .source = C(made_up_1_p30_08714468), .instances = 1, .scope = UNCORE_SCOPE_CPU, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_core_sel, 2 }, .counters = { counters_core_general, 1 }, .procedures = { procedure_rows_core_setup, 5 } },
		[boxes_bus] = { .id = S(bus), .title = S(Bus_unit_with_control_an_8dc155e2), .source = C(made_up_1_p40_083585c7), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_bus_evt, 3 }, .counters = { counters_bus_all_of, 2 }, .procedures = { procedure_rows_bus_setup, 8 } },
		[boxes_ports] = { .id = S(ports), .title = S(Ports_with_small_registe_ef858cd8), .source = C(made_up_2_p50_b096204f), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .evidence = UNCORE_EVIDENCE_UNKNOWN, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .functions = { functions_ports_cfg, 1 }, .registers = { registers_ports_word, 2 } },
		[boxes_pair] = { .id = S(pair), .title = S(Two_units_in_one_functio_a6cf2832), .text = T(boxes_pair), .source = C(made_up_2_p60_b0893c04), .instances = 2, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_DEVICE, .present = NONE, .instance_names = { strings_boxes_pair_instance_names, 2 }, .functions = { functions_pair_both, 1 }, .registers = { registers_pair_ctl, 10 }, .counters = { counters_pair_general, 1 } },
		[boxes_fabric] = { .id = S(fabric), .title = S(Fabric_port_09a9231f), .text = T(boxes_fabric), .source = C(made_up_2_p70_b09bcb5d), .instances = 2, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_fabric_box_ctl, 8 }, .counters = { counters_fabric_general, 5 }, .procedures = { procedure_rows_fabric_setup, 9 } },
		[boxes_lanes] = { .id = S(lanes), .title = S(Lanes_of_a_link_2af504d7), .text = T(boxes_lanes), .source = C(made_up_2_p70_b09bcb5d), .instances = 2, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_DEVICE, .present = NONE, .functions = { functions_lanes_pmon, 1 }, .registers = { registers_lanes_box_ctl, 4 }, .counters = { counters_lanes_general, 1 }, .procedures = { procedure_rows_lanes_setup, 9 } },
		[boxes_map] = { .id = S(map), .title = S(Map_of_memory_459ba264), .text = T(boxes_map), .source = C(made_up_2_p80_b0b4750a), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .functions = { functions_map_map, 1 }, .registers = { registers_map_base, 2 } },
		[boxes_vault] = { .id = S(vault), .title = S(Vault), .text = T(boxes_vault), .source = C(made_up_2_p82_b0b47fa0), .instances = 2, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .functions = { functions_vault_own, 1 }, .registers = { registers_vault_where, 5 }, .counters = { counters_vault_general, 2 } },
		[boxes_gate] = { .id = S(gate), .title = S(Gate), .text = T(boxes_gate), .source = C(made_up_2_p86_b0b4715c), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_gate_key, 2 } },
		[boxes_finder] = { .id = S(finder), .title = S(Table_of_units_defd420f), .text = T(boxes_finder), .source = C(made_up_2_p90_b0bdc183), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .functions = { functions_finder_door, 1 }, .registers = { registers_finder_door, 5 } },
		[boxes_spark] = { .id = S(spark), .title = S(Found_among_MSRs_f1e97035), .text = T(boxes_spark), .source = C(made_up_2_p91_b0bdc630), .instances = 3, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_spark_box_ctl, 3 }, .counters = { counters_spark_general, 1 }, .procedures = { procedure_rows_spark_setup, 9 } },
		[boxes_reef] = { .id = S(reef), .title = S(Found_in_memory_632b8d28), .text = T(boxes_spark), .source = C(made_up_2_p91_b0bdc630), .instances = 2, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_reef_box_ctl, 3 }, .counters = { counters_reef_general, 1 }, .procedures = { procedure_rows_reef_setup, 9 } },
		[boxes_dune] = { .id = S(dune), .title = S(Found_in_PCI_space_f661d542), .text = T(boxes_spark), .source = C(made_up_2_p91_b0bdc630), .instances = 2, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_dune_box_ctl, 3 }, .counters = { counters_dune_general, 1 }, .procedures = { procedure_rows_dune_setup, 9 } },
		[boxes_shoal] = { .id = S(shoal), .title = S(Of_other_types_0fa1449f), .text = T(boxes_shoal), .source = C(made_up_2_p91_b0bdc630), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_shoal_box_ctl, 3 }, .counters = { counters_shoal_general, 1 }, .procedures = { procedure_rows_shoal_setup, 9 } },
		[boxes_cove] = { .id = S(cove), .title = S(Reached_as_the_table_say_ed70b357), .text = T(boxes_cove), .source = C(made_up_2_p91_b0bdc630), .instances = 2, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_FOUND, .present = NONE, .registers = { registers_cove_box_ctl, 3 }, .counters = { counters_cove_general, 1 }, .procedures = { procedure_rows_cove_setup, 9 } },
	},
	.presents = {
		[presents_slice] = { .fields = { field_refs_presents_slice_fields, 1 }, .map = { numbers_presents_slice_map, 4 }, .otherwise = 2, .count = UNCORE_NUMBER_VALUE },
	},
	.places = {
		[places_mesh_pmon] = { .device = 0x8, .device_id = 0xabc0, .class_id = 0x1101, .shown_id = 0xabc0 },
		{ .device = 0x8, .function = 0x1, .device_id = 0xabc1, .class_id = 0x880, .shown_id = 0xabc1 },
		{ .device = 0xff, .function = 0xff, .device_id = 0xabc2, .class_id = 0x880, .shown_id = 0xabc2 },
		[places_mesh_match] = { .device = 0x9, .function = 0x7, .device_id = 0xabd0, .class_id = 0x880, .shown_id = 0xabd0 },
		{ .device = 0x9, .function = 0x7, .device_id = 0xabd0, .class_id = 0x880, .shown_id = 0xabd0 },
		{ .device = 0xa, .function = 0x7, .class_id = 0x880, .shown_id = 0xabdf },
		[places_mesh_lost] = { .device = 0xff, .function = 0xff, .device_id = 0xabe0, .class_id = 0x880, .shown_id = 0xabe0 },
		{ .device = 0xff, .function = 0xff, .device_id = 0xabe1, .class_id = 0x880, .shown_id = 0xabe1 },
		{ .device = 0xff, .function = 0xff, .device_id = 0xabe2, .class_id = 0x880, .shown_id = 0xabe2 },
		[places_ports_cfg] = { .device = 0x1f, .function = 0x7, .class_id = 0x880 },
		[places_pair_both] = { .device = 0xc, .function = 0x3, .device_id = 0xabf0, .class_id = 0x880, .shown_id = 0xabf0 },
		{ .device = 0xc, .function = 0x3, .device_id = 0xabf0, .class_id = 0x880, .shown_id = 0xabf0 },
		[places_lanes_pmon] = { .device = 0xe, .device_id = 0xabe8, .class_id = 0x880, .shown_id = 0xabe8 },
		{ .device = 0xf, .device_id = 0xabe8, .class_id = 0x880, .shown_id = 0xabe8 },
		[places_map_map] = { .device = 0x10, .device_id = 0xac00, .class_id = 0x880, .shown_id = 0xac00 },
		[places_vault_own] = { .device = 0x11, .device_id = 0xac01, .class_id = 0x880, .shown_id = 0xac01 },
		{ .device = 0x11, .function = 0x1, .device_id = 0xac02, .class_id = 0x880, .shown_id = 0xac02 },
		[places_finder_door] = { .device = 0xff, .function = 0xff, .device_id = 0xabd0, .class_id = 0x880, .shown_id = 0xabd0 },
	},
	.functions = {
		[functions_mesh_pmon] = { .id = S(pmon), .first_place = places_mesh_pmon },
		[functions_mesh_match] = { .id = S(match), .first_place = places_mesh_match, .shared = 1, .bus = 1 },
		[functions_mesh_lost] = { .id = S(lost), .first_place = places_mesh_lost },
		[functions_ports_cfg] = { .id = S(cfg), .first_place = places_ports_cfg },
		[functions_pair_both] = { .id = S(both), .first_place = places_pair_both, .shared = 1 },
		[functions_lanes_pmon] = { .id = S(pmon), .first_place = places_lanes_pmon },
		[functions_map_map] = { .id = S(map), .first_place = places_map_map },
		[functions_vault_own] = { .id = S(own), .first_place = places_vault_own },
		[functions_finder_door] = { .id = S(door), .first_place = places_finder_door },
	},
	.registers = {
		[registers_slice_global] = { .id = S(global), .name = S(S_GLOBAL), .source = C(made_up_1_p2_775cd000), .base = 0x700, .instance_stride = 0x1, .layout = layouts_slice_global, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_slice_ctl] = { .id = S(ctl), .name = S(Sn_CTL_i__7e0c8ebb), .text = T(registers_slice_ctl), .source = C(made_up_1_p2_Table_2_b27396b8), .base = 0x720, .instance_stride = 0xa, .index_stride = 0x1, .layout = layouts_slice_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .flags = UNCORE_REGISTER_FILTER, .window = NONE },
		[registers_slice_ctr] = { .id = S(ctr), .name = S(Sn_CTR_i__38d43b70), .source = C(made_up_1_p2_775cd000), .base = 0x724, .instance_stride = 0xa, .index_stride = 0x1, .layout = layouts_slice_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_slice_status] = { .id = S(status), .name = S(Sn_STATUS), .source = C(made_up_1_p2_775cd000), .base = 0x728, .instance_stride = 0xa, .layout = layouts_slice_status, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_slice_clock] = { .id = S(clock), .name = S(Sn_CLK), .source = C(made_up_1_p2_775cd000), .base = 0x750, .instance_stride = 0x1, .layout = layouts_slice_free, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_INFERRED, .window = NONE },
		[registers_slice_scratch] = { .id = S(scratch), .name = S(Sn_SCRATCH), .source = C(made_up_1_p2_775cd000), .base = 0x729, .instance_stride = 0xa, .layout = layouts_slice_whole, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .flags = UNCORE_REGISTER_ELSEWHERE, .window = NONE },
		[registers_slice_spare] = { .id = S(spare), .name = S(Sn_SPARE), .source = C(made_up_1_p2_775cd000), .base = 0x760, .instance_stride = 0x1, .layout = layouts_slice_whole, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_tile_ctl] = { .id = S(ctl), .source = C(made_up_1_p7_775cd5bf), .names = { strings_registers_tile_ctl_names, 3 }, .bases = { numbers_registers_tile_ctl_bases, 3 }, .offsets = { numbers_registers_tile_ctl_offsets, 3 }, .layout = layouts_tile_ctl, .count = 3, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_tile_ctr] = { .id = S(ctr), .name = S(T_CTR_i__24d517f0), .source = C(made_up_1_p7_775cd5bf), .bases = { numbers_registers_tile_ctr_bases, 3 }, .index_stride = 0x2, .layout = layouts_tile_ctr, .count = 3, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_tile_fixctl] = { .id = S(fixctl), .name = S(T_FIXED_CTL), .source = C(made_up_1_p7_775cd5bf), .bases = { numbers_registers_tile_fixctl_bases, 3 }, .layout = layouts_tile_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_tile_fixctr] = { .id = S(fixctr), .name = S(T_FIXED_CTR), .source = C(made_up_1_p7_775cd5bf), .base = 0xe10, .instance_stride = 0x40, .layout = layouts_tile_ctr, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_tile_odd] = { .id = S(odd), .name = S(T_ODD_i__7f0b4382), .source = C(made_up_1_p7_775cd5bf), .offsets = { numbers_registers_tile_odd_offsets, 2 }, .base = 0xe20, .instance_stride = 0x40, .layout = layouts_tile_ctl, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .window = NONE },
		[registers_mesh_ctl] = { .id = S(ctl), .name = S(M_CTL_i__9314f26b), .source = C(made_up_2_p20_b0fb58a0), .base = 0xd8, .index_stride = 0x4, .layout = layouts_mesh_ctl, .count = 2, .function = functions_mesh_pmon, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_mesh_ctr] = { .id = S(ctr), .name = S(M_CTR_i__b520e1dd), .source = C(made_up_2_p20_b0fb58a0), .offsets = { numbers_registers_mesh_ctr_offsets, 2 }, .layout = layouts_mesh_ctr, .count = 2, .function = functions_mesh_pmon, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_mesh_status] = { .id = S(status), .name = S(M_STATUS), .source = C(made_up_2_p20_b0fb58a0), .base = 0xf8, .layout = layouts_mesh_status, .count = 1, .function = functions_mesh_pmon, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_mesh_match] = { .id = S(match), .name = S(M_MATCH_i__63a8bf65), .source = C(made_up_2_p20_b0fb58a0), .base = 0x40, .index_stride = 0x8, .layout = layouts_mesh_match, .count = 2, .function = functions_mesh_match, .space = UNCORE_SPACE_PCI, .flags = UNCORE_REGISTER_FILTER, .window = NONE },
		[registers_mesh_mask] = { .id = S(mask), .name = S(M_MASK), .source = C(made_up_2_p20_b0fb58a0), .base = 0x50, .layout = layouts_mesh_match, .count = 1, .function = functions_mesh_lost, .space = UNCORE_SPACE_PCI, .flags = UNCORE_REGISTER_FILTER, .window = NONE },
		[registers_mesh_nowhere] = { .id = S(nowhere), .name = S(M_NOWHERE), .text = T(registers_mesh_nowhere), .source = C(made_up_2_p20_b0fb58a0), .layout = layouts_mesh_match, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .flags = UNCORE_REGISTER_FILTER, .window = NONE },
		[registers_mesh_nowheres] = { .id = S(nowheres), .name = S(M_NOWHERE_i__14f2674c), .source = C(made_up_2_p20_b0fb58a0), .layout = layouts_mesh_match, .count = 2, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .flags = UNCORE_REGISTER_ELSEWHERE, .window = NONE },
		[registers_mesh_peek] = { .id = S(peek), .name = S(M_PEEK), .source = C(made_up_2_p20_b0fb58a0), .base = 0x80, .layout = layouts_mesh_peek, .count = 1, .function = functions_mesh_pmon, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_mesh_busno] = { .id = S(busno), .name = S(M_BUS), .source = C(made_up_2_p20_b0fb58a0), .base = 0x84, .layout = layouts_mesh_busno, .count = 1, .function = functions_mesh_pmon, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_core_sel] = { .id = S(sel), .name = S(EVNTSEL_i__3fca07a8), .text = T(registers_core_sel), .source = C(made_up_1_p30_08714468), .base = 0x186, .index_stride = 0x1, .layout = layouts_core_ctl, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_core_ctr] = { .id = S(ctr), .name = S(PERFCTR_i__370db343), .source = C(made_up_1_p30_08714468), .base = 0xc1, .index_stride = 0x1, .layout = layouts_core_ctr, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_bus_evt] = { .id = S(evt), .name = S(BUS_EVT_i__903508b5), .source = C(made_up_1_p40_083585c7), .base = 0x107cc, .index_stride = 0x1, .layout = layouts_bus_cccr, .count = 5, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_bus_rest] = { .id = S(rest), .name = S(BUS_REST_i__d8a69326), .source = C(made_up_1_p40_083585c7), .base = 0x107d2, .index_stride = 0x1, .layout = layouts_bus_cccr, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_bus_cmd] = { .id = S(cmd), .name = S(BUS_CMD), .source = C(made_up_1_p40_083585c7), .base = 0x107d8, .layout = layouts_bus_cmd, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_ports_word] = { .id = S(word), .name = S(P_WORD), .source = C(made_up_2_p50_b096204f), .base = 0xffc, .layout = layouts_ports_word, .count = 1, .function = functions_ports_cfg, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_UNKNOWN, .window = NONE },
		[registers_ports_bytes] = { .id = S(bytes), .name = S(P_BYTE_i__4b236cd0), .source = C(made_up_2_p50_b096204f), .base = 0x10, .layout = layouts_ports_byte, .count = 1, .function = functions_ports_cfg, .space = UNCORE_SPACE_PCI, .evidence = UNCORE_EVIDENCE_UNKNOWN, .window = NONE },
		[registers_pair_ctl] = { .id = S(ctl), .name = S(Un_CTL_i__a3f604ee), .source = C(made_up_2_p60_b0893c04), .base = 0xd8, .instance_stride = 0xc, .index_stride = 0x4, .layout = layouts_pair_ctl, .count = 3, .function = functions_pair_both, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_pair_ctr] = { .id = S(ctr), .name = S(Un_CTR_i__22d8d8fc), .source = C(made_up_2_p60_b0893c04), .offsets = { numbers_registers_pair_ctr_offsets, 6 }, .layout = layouts_pair_ctr, .count = 3, .function = functions_pair_both, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_pair_box_ctl] = { .id = S(box_ctl), .name = S(U_CTL), .source = C(made_up_2_p60_b0893c04), .base = 0xf4, .layout = layouts_pair_box_ctl, .count = 1, .function = functions_pair_both, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_pair_status] = { .id = S(status), .name = S(U_STATUS), .source = C(made_up_2_p60_b0893c04), .base = 0xf8, .layout = layouts_pair_status, .count = 1, .function = functions_pair_both, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_pair_tag] = { .id = S(tag), .name = S(Un_TAG), .source = C(made_up_2_p60_b0893c04), .offsets = { numbers_registers_pair_tag_offsets, 2 }, .layout = layouts_pair_word, .count = 1, .function = functions_pair_both, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_pair_step] = { .id = S(step), .name = S(Un_STEP_i__edbc2cf5), .source = C(made_up_2_p60_b0893c04), .offsets = { numbers_registers_pair_step_offsets, 2 }, .instance_stride = 0x4, .layout = layouts_pair_word, .count = 2, .function = functions_pair_both, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_pair_mix] = { .id = S(mix), .name = S(Un_MIX_i__9dca3549), .source = C(made_up_2_p60_b0893c04), .bases = { numbers_registers_pair_mix_bases, 2 }, .offsets = { numbers_registers_pair_mix_offsets, 4 }, .layout = layouts_pair_word, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_pair_far] = { .id = S(far), .name = S(Un_FAR_i__e2ebbc1a), .source = C(made_up_2_p60_b0893c04), .offsets = { numbers_registers_pair_far_offsets, 4 }, .base = 0xa00, .instance_stride = 0x10, .layout = layouts_pair_word, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_pair_odd] = { .id = S(odd), .name = S(Un_ODD), .source = C(made_up_2_p60_b0893c04), .offsets = { numbers_registers_pair_odd_offsets, 2 }, .base = 0xb00, .layout = layouts_pair_word, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_pair_one] = { .id = S(one), .name = S(Un_ONE), .source = C(made_up_2_p60_b0893c04), .offsets = { numbers_registers_pair_one_offsets, 1 }, .base = 0xc00, .instance_stride = 0x1, .layout = layouts_pair_word, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_fabric_box_ctl] = { .id = S(box_ctl), .name = S(Fn_CTL), .source = C(made_up_2_p70_b09bcb5d), .base = 0xa40, .instance_stride = 0x20, .layout = layouts_fabric_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_fabric_ctl] = { .id = S(ctl), .name = S(Fn_SEL_i__d83cd9b8), .source = C(made_up_2_p70_b09bcb5d), .base = 0xa48, .instance_stride = 0x20, .index_stride = 0x1, .layout = layouts_fabric_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_fabric_ctr] = { .id = S(ctr), .name = S(Fn_CNT_i__936b8e31), .source = C(made_up_2_p70_b09bcb5d), .base = 0xa41, .instance_stride = 0x20, .index_stride = 0x1, .layout = layouts_fabric_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_fabric_clk] = { .id = S(clk), .name = S(Fn_CLK), .source = C(made_up_2_p70_b09bcb5d), .base = 0xa45, .instance_stride = 0x20, .layout = layouts_fabric_free, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_fabric_bw] = { .id = S(bw), .name = S(Fn_BW_i__df914645), .source = C(made_up_2_p70_b09bcb5d), .base = 0xb00, .instance_stride = 0x10, .index_stride = 0x1, .layout = layouts_fabric_free, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_fabric_units] = { .id = S(units), .name = S(Fn_UNITS), .source = C(made_up_2_p70_b09bcb5d), .base = 0xb02, .instance_stride = 0x10, .layout = layouts_fabric_units, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_fabric_energy_ctr] = { .id = S(energy_ctr), .name = S(Fn_ENERGY), .source = C(made_up_2_p70_b09bcb5d), .base = 0xb03, .instance_stride = 0x10, .layout = layouts_fabric_free, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_fabric_heat_ctr] = { .id = S(heat_ctr), .name = S(Fn_HEAT), .source = C(made_up_2_p70_b09bcb5d), .base = 0xb0c, .instance_stride = 0x10, .layout = layouts_fabric_free, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_lanes_box_ctl] = { .id = S(box_ctl), .name = S(Ln_CTL), .source = C(made_up_2_p70_b09bcb5d), .base = 0xf4, .layout = layouts_lanes_box_ctl, .count = 1, .function = functions_lanes_pmon, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_lanes_ctl] = { .id = S(ctl), .name = S(Ln_SEL_i__bf1c2f8e), .source = C(made_up_2_p70_b09bcb5d), .base = 0x50, .index_stride = 0x8, .layout = layouts_lanes_ctl, .count = 4, .function = functions_lanes_pmon, .space = UNCORE_SPACE_PCI, .flags = UNCORE_REGISTER_HIGH_FIRST, .window = NONE },
		[registers_lanes_ctr] = { .id = S(ctr), .name = S(Ln_CNT_i__e8fd1270), .source = C(made_up_2_p70_b09bcb5d), .base = 0xa0, .index_stride = 0x8, .layout = layouts_lanes_ctr, .count = 4, .function = functions_lanes_pmon, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_lanes_odd] = { .id = S(odd), .name = S(Ln_ODD), .source = C(made_up_2_p70_b09bcb5d), .base = 0x80, .layout = layouts_lanes_odd, .count = 1, .function = functions_lanes_pmon, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_map_base] = { .id = S(base), .name = S(M_BASE), .source = C(made_up_2_p80_b0b4750a), .base = 0xd0, .layout = layouts_map_base, .count = 1, .function = functions_map_map, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_map_mem] = { .id = S(mem), .name = S(M_MEM_i__9f4f0ce3), .source = C(made_up_2_p80_b0b4750a), .base = 0xd8, .index_stride = 0x4, .layout = layouts_map_mem, .count = 2, .function = functions_map_map, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_vault_where] = { .id = S(where), .name = S(Vn_WHERE), .source = C(made_up_2_p82_b0b47fa0), .base = 0x40, .layout = layouts_vault_where, .count = 1, .function = functions_vault_own, .space = UNCORE_SPACE_PCI, .window = NONE },
		[registers_vault_ctl] = { .id = S(ctl), .name = S(Vn_CTL_i__30e969a2), .source = C(made_up_2_p82_b0b47fa0), .base = 0x40, .index_stride = 0x4, .layout = layouts_vault_ctl, .count = 3, .function = NONE, .space = UNCORE_SPACE_MMIO, .window = windows_vault_bank },
		[registers_vault_ctr] = { .id = S(ctr), .name = S(Vn_CTR_i__8b0e3007), .source = C(made_up_2_p82_b0b47fa0), .offsets = { numbers_registers_vault_ctr_offsets, 3 }, .layout = layouts_vault_ctr, .count = 3, .function = NONE, .space = UNCORE_SPACE_MMIO, .window = windows_vault_bank },
		[registers_vault_status] = { .id = S(status), .name = S(Vn_STATUS), .source = C(made_up_2_p82_b0b47fa0), .base = 0xffc, .layout = layouts_vault_status, .count = 1, .function = NONE, .space = UNCORE_SPACE_MMIO, .window = windows_vault_bank },
		[registers_vault_clk] = { .id = S(clk), .name = S(Vn_CLK), .source = C(made_up_2_p82_b0b47fa0), .base = 0xf8, .layout = layouts_vault_free, .count = 1, .function = NONE, .space = UNCORE_SPACE_MMIO, .window = windows_vault_lobby },
		[registers_gate_key] = { .id = S(key), .name = S(G_KEY), .source = C(made_up_2_p86_b0b4715c), .layout = layouts_gate_word, .count = 1, .function = NONE, .space = UNCORE_SPACE_MMIO, .window = windows_gate_whole },
		[registers_gate_bolt] = { .id = S(bolt), .name = S(G_BOLT_i__5a076f44), .source = C(made_up_2_p86_b0b4715c), .base = 0xc, .layout = layouts_gate_word, .count = 1, .function = NONE, .space = UNCORE_SPACE_MMIO, .window = windows_gate_whole },
		[registers_finder_door] = { .id = S(door), .name = S(F_DOOR), .source = C(made_up_2_p90_b0bdc183), .layout = layouts_finder_door, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .record = UNCORE_RECORD_PLACE, .window = NONE },
		[registers_finder_head] = { .id = S(head), .name = S(F_HEAD), .source = C(made_up_2_p90_b0bdc183), .base = 0x4, .layout = layouts_finder_head, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .record = UNCORE_RECORD_HEAD, .window = NONE },
		[registers_finder_where] = { .id = S(where), .name = S(F_WHERE), .source = C(made_up_2_p90_b0bdc183), .layout = layouts_finder_where, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .record = UNCORE_RECORD_UNIT, .window = NONE },
		[registers_finder_name] = { .id = S(name), .name = S(F_NAME), .source = C(made_up_2_p90_b0bdc183), .base = 0x8, .layout = layouts_finder_name, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .record = UNCORE_RECORD_UNIT, .window = NONE },
		[registers_finder_offsets] = { .id = S(offsets), .name = S(F_OFFSETS), .source = C(made_up_2_p90_b0bdc183), .base = 0xc, .layout = layouts_finder_offsets, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .record = UNCORE_RECORD_UNIT, .window = NONE },
		[registers_spark_box_ctl] = { .id = S(box_ctl), .name = S(SPARK_BOX_CTL), .source = C(made_up_2_p91_b0bdc630), .layout = layouts_spark_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .window = windows_spark_unit },
		[registers_spark_ctl] = { .id = S(ctl), .name = S(SPARK_CTL_i__f91c996b), .source = C(made_up_2_p91_b0bdc630), .index_stride = 0x1, .layout = layouts_spark_ctl, .count = 2, .function = NONE, .space = UNCORE_SPACE_FOUND, .window = windows_spark_controls },
		[registers_spark_ctr] = { .id = S(ctr), .name = S(SPARK_CTR_i__ddfd6886), .source = C(made_up_2_p91_b0bdc630), .index_stride = 0x1, .layout = layouts_spark_ctr, .count = 2, .function = NONE, .space = UNCORE_SPACE_FOUND, .window = windows_spark_counters },
		[registers_reef_box_ctl] = { .id = S(box_ctl), .name = S(REEF_BOX_CTL), .source = C(made_up_2_p91_b0bdc630), .layout = layouts_reef_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .window = windows_reef_unit },
		[registers_reef_ctl] = { .id = S(ctl), .name = S(REEF_CTL_i__8c3c705f), .source = C(made_up_2_p91_b0bdc630), .index_stride = 0x4, .layout = layouts_reef_ctl, .count = 2, .function = NONE, .space = UNCORE_SPACE_FOUND, .window = windows_reef_controls },
		[registers_reef_ctr] = { .id = S(ctr), .name = S(REEF_CTR_i__ffedfd00), .source = C(made_up_2_p91_b0bdc630), .index_stride = 0x8, .layout = layouts_reef_ctr, .count = 2, .function = NONE, .space = UNCORE_SPACE_FOUND, .window = windows_reef_counters },
		[registers_dune_box_ctl] = { .id = S(box_ctl), .name = S(DUNE_BOX_CTL), .source = C(made_up_2_p91_b0bdc630), .layout = layouts_dune_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .window = windows_dune_unit },
		[registers_dune_ctl] = { .id = S(ctl), .name = S(DUNE_CTL_i__7b4081ed), .source = C(made_up_2_p91_b0bdc630), .index_stride = 0x8, .layout = layouts_dune_ctl, .count = 2, .function = NONE, .space = UNCORE_SPACE_FOUND, .flags = UNCORE_REGISTER_HIGH_FIRST, .window = windows_dune_controls },
		[registers_dune_ctr] = { .id = S(ctr), .name = S(DUNE_CTR_i__15510b46), .source = C(made_up_2_p91_b0bdc630), .index_stride = 0x8, .layout = layouts_dune_ctr, .count = 2, .function = NONE, .space = UNCORE_SPACE_FOUND, .window = windows_dune_counters },
		[registers_shoal_box_ctl] = { .id = S(box_ctl), .name = S(SHOAL_BOX_CTL), .source = C(made_up_2_p91_b0bdc630), .layout = layouts_shoal_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .window = windows_shoal_unit },
		[registers_shoal_ctl] = { .id = S(ctl), .name = S(SHOAL_CTL0), .source = C(made_up_2_p91_b0bdc630), .layout = layouts_shoal_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .window = windows_shoal_controls },
		[registers_shoal_ctr] = { .id = S(ctr), .name = S(SHOAL_CTR0), .source = C(made_up_2_p91_b0bdc630), .layout = layouts_shoal_ctr, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .window = windows_shoal_counters },
		[registers_cove_box_ctl] = { .id = S(box_ctl), .name = S(COVEn_BOX_CTL), .source = C(made_up_2_p91_b0bdc630), .layout = layouts_cove_box_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .window = windows_cove_unit },
		[registers_cove_ctl] = { .id = S(ctl), .name = S(COVEn_CTL0), .source = C(made_up_2_p91_b0bdc630), .layout = layouts_cove_ctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .window = windows_cove_controls },
		[registers_cove_ctr] = { .id = S(ctr), .name = S(COVEn_CTR0), .source = C(made_up_2_p91_b0bdc630), .layout = layouts_cove_ctr, .count = 1, .function = NONE, .space = UNCORE_SPACE_FOUND, .window = windows_cove_counters },
	},
	.layouts = {
		[layouts_slice_global] = { .id = S(global), .fields = { fields_slice_global_frz, 3 }, .reset = 0x1, .reset_known = 0xffffffff, .write_base = 0x1, .writable = 0x8000000f, .event_bits = 0x8000000f, .width = 32 },
		[layouts_slice_ctl] = { .id = S(ctl), .fields = { fields_slice_ctl_reserved_63_58, 15 }, .reset = 0xfc00000000100000, .reset_known = 0xffffffffffd6ffff, .write_base = 0xfc00000000100000, .writable = 0x3ffffffffc6ffff, .must_zero = 0x280000, .must_one = 0xfc00000000000000, .event_bits = 0x3ffffffff84ffff, .width = 64 },
		[layouts_slice_ctr] = { .id = S(ctr), .fields = { fields_slice_ctr_reserved_63_48, 2 }, .reset_known = 0xffff000000000000, .writable = 0xffffffffffff, .width = 64 },
		[layouts_slice_free] = { .id = S(free), .fields = { fields_slice_free_reserved_63_36, 2 }, .reset_known = 0xfffffff000000000, .width = 64 },
		[layouts_slice_status] = { .id = S(status), .fields = { fields_slice_status_alive, 8 }, .reset = 0xa0000000, .reset_known = 0xfffffc0f, .write_base = 0x20000000, .writable = 0x700003f0, .clear_by_one = 0xf, .must_zero = 0xffffc00, .event_bits = 0x700003f0, .width = 32 },
		[layouts_slice_whole] = { .id = S(whole), .fields = { fields_slice_whole_all, 1 }, .writable = 0xffffffffffffffff, .event_bits = 0xffffffffffffffff, .width = 64 },
		[layouts_tile_ctl] = { .id = S(ctl), .fields = { fields_tile_ctl_en, 3 }, .reset_known = 0xffffff00, .writable = 0x800000ff, .must_zero = 0x7fffff00, .event_bits = 0xff, .width = 32 },
		[layouts_tile_ctr] = { .id = S(ctr), .fields = { fields_tile_ctr_reserved_63_48, 2 }, .writable = 0xffffffffffff, .must_zero = 0xffff000000000000, .width = 64 },
		[layouts_mesh_ctl] = { .id = S(ctl), .fields = { fields_mesh_ctl_reserved_31_23, 4 }, .reset_known = 0xffffffff, .write_base = 0x3e0000, .writable = 0x41ffff, .must_zero = 0xff800000, .must_one = 0x3e0000, .event_bits = 0x1ffff, .width = 32 },
		[layouts_mesh_ctr] = { .id = S(ctr), .fields = { fields_mesh_ctr_reserved_63_48, 2 }, .reset_known = 0xffff000000000000, .writable = 0xffffffffffff, .width = 64 },
		[layouts_mesh_match] = { .id = S(match), .fields = { fields_mesh_match_bits, 1 }, .reset = 0xffffffff, .reset_known = 0xffffffff, .write_base = 0xffffffff, .writable = 0xffffffff, .event_bits = 0xffffffff, .width = 32 },
		[layouts_mesh_status] = { .id = S(status), .fields = { fields_mesh_status_reserved_31_5, 3 }, .clear_by_one = 0x1f, .width = 32 },
		[layouts_mesh_peek] = { .id = S(peek), .fields = { fields_mesh_peek_wrapped, 3 }, .reset_known = 0x40000000, .clear_by_one = 0xc0000000, .must_zero = 0x80000000, .width = 32 },
		[layouts_mesh_busno] = { .id = S(busno), .fields = { fields_mesh_busno_holds, 5 }, .width = 32 },
		[layouts_core_ctl] = { .id = S(ctl), .fields = { fields_core_ctl_thresh, 10 }, .reset_known = 0xffffffff, .writable = 0xffdfffff, .must_zero = 0x200000, .event_bits = 0xff8fffff, .event_defaults = 0x30000, .width = 32 },
		[layouts_core_ctr] = { .id = S(ctr), .fields = { fields_core_ctr_reserved_63_40, 2 }, .writable = 0xffffffffff, .width = 64 },
		[layouts_bus_cccr] = { .id = S(cccr), .fields = { fields_bus_cccr_count, 6 }, .reset_known = 0xffffffff, .writable = 0xffffffffc00000ff, .must_zero = 0x3fffff00, .event_bits = 0xff, .width = 64 },
		[layouts_bus_cmd] = { .id = S(cmd), .fields = { fields_bus_cmd_reserved_31_16, 7 }, .reset_known = 0xffff00f0, .writable = 0xff07, .must_zero = 0xffff00f0, .event_bits = 0xff07, .width = 32 },
		[layouts_ports_word] = { .id = S(word), .fields = { fields_ports_word_reserved_15_8, 2 }, .reset = 0x12, .reset_known = 0xffff, .write_base = 0xff12, .writable = 0xff, .must_one = 0xff00, .event_bits = 0xff, .width = 16 },
		[layouts_ports_byte] = { .id = S(byte), .fields = { fields_ports_byte_top, 2 }, .reset_known = 0xff, .writable = 0x7f, .clear_by_one = 0x80, .event_bits = 0x7f, .width = 8 },
		[layouts_pair_ctl] = { .id = S(ctl), .fields = { fields_pair_ctl_reserved_31_9, 3 }, .reset_known = 0xffffffff, .writable = 0x1ff, .must_zero = 0xfffffe00, .event_bits = 0xff, .width = 32 },
		[layouts_pair_ctr] = { .id = S(ctr), .fields = { fields_pair_ctr_reserved_63_44, 2 }, .reset_known = 0xfffff00000000000, .writable = 0xfffffffffff, .width = 64 },
		[layouts_pair_box_ctl] = { .id = S(box_ctl), .fields = { fields_pair_box_ctl_reserved_31_1, 2 }, .reset_known = 0xffffffff, .writable = 0x1, .must_zero = 0xfffffffe, .event_bits = 0x1, .width = 32 },
		[layouts_pair_status] = { .id = S(status), .fields = { fields_pair_status_reserved_31_6, 2 }, .reset_known = 0xffffffff, .clear_by_one = 0x3f, .width = 32 },
		[layouts_pair_word] = { .id = S(word), .fields = { fields_pair_word_all, 1 }, .writable = 0xffffffff, .event_bits = 0xffffffff, .width = 32 },
		[layouts_fabric_box_ctl] = { .id = S(box_ctl), .fields = { fields_fabric_box_ctl_reserved_31_9, 5 }, .reset_known = 0xffffffff, .writable = 0x103, .must_zero = 0xfffffefc, .event_bits = 0x103, .width = 32 },
		[layouts_fabric_ctl] = { .id = S(ctl), .fields = { fields_fabric_ctl_reserved_63_47, 11 }, .reset_known = 0xffffffffffffffff, .writable = 0x7fffffc4ffff, .must_zero = 0xffff8000003b0000, .event_bits = 0x7fffff84ffff, .width = 64 },
		[layouts_fabric_ctr] = { .id = S(ctr), .fields = { fields_fabric_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .must_zero = 0xffff000000000000, .width = 64 },
		[layouts_fabric_free] = { .id = S(free), .fields = { fields_fabric_free_reserved_63_36, 2 }, .reset_known = 0xfffffff000000000, .width = 64 },
		[layouts_fabric_units] = { .id = S(units), .fields = { fields_fabric_units_reserved_31_13, 3 }, .reset = 0xe00, .reset_known = 0xffffffff, .must_zero = 0xffffe0ff, .width = 32 },
		[layouts_lanes_box_ctl] = { .id = S(box_ctl), .fields = { fields_lanes_box_ctl_reserved_31_9, 5 }, .reset_known = 0xffffffff, .writable = 0x103, .must_zero = 0xfffffefc, .event_bits = 0x103, .width = 32 },
		[layouts_lanes_ctl] = { .id = S(ctl), .fields = { fields_lanes_ctl_reserved_63_56, 10 }, .reset_known = 0xffffffffffffffff, .writable = 0xffefffffc0ffff, .must_zero = 0xff001000003f0000, .event_bits = 0xffefffff80ffff, .width = 64 },
		[layouts_lanes_ctr] = { .id = S(ctr), .fields = { fields_lanes_ctr_reserved_63_48, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffffff, .must_zero = 0xffff000000000000, .width = 64 },
		[layouts_lanes_odd] = { .id = S(odd), .fields = { fields_lanes_odd_split, 5 }, .reset_known = 0xf000d00f, .write_base = 0x1000, .writable = 0xf2000, .clear_by_one = 0xf000000f, .must_zero = 0xc000, .must_one = 0x1000, .event_bits = 0xf2000, .width = 32 },
		[layouts_map_base] = { .id = S(base), .fields = { fields_map_base_reserved_31_29, 2 }, .must_zero = 0xe0000000, .width = 32 },
		[layouts_map_mem] = { .id = S(mem), .fields = { fields_map_mem_reserved_31_11, 2 }, .must_zero = 0xfffff800, .width = 32 },
		[layouts_vault_where] = { .id = S(where), .fields = { fields_vault_where_reserved_31_8, 2 }, .must_zero = 0xffffff00, .width = 32 },
		[layouts_vault_ctl] = { .id = S(ctl), .fields = { fields_vault_ctl_reserved_31_9, 3 }, .reset_known = 0xffffffff, .writable = 0x1ff, .must_zero = 0xfffffe00, .event_bits = 0xff, .width = 32 },
		[layouts_vault_ctr] = { .id = S(ctr), .fields = { fields_vault_ctr_reserved_63_48, 2 }, .reset_known = 0xffff000000000000, .writable = 0xffffffffffff, .width = 64 },
		[layouts_vault_free] = { .id = S(free), .fields = { fields_vault_free_reserved_63_36, 2 }, .reset_known = 0xfffffff000000000, .width = 64 },
		[layouts_vault_status] = { .id = S(status), .fields = { fields_vault_status_reserved_31_3, 2 }, .reset_known = 0xffffffff, .clear_by_one = 0x7, .width = 32 },
		[layouts_gate_word] = { .id = S(word), .fields = { fields_gate_word_all, 1 }, .writable = 0xffffffff, .event_bits = 0xffffffff, .width = 32 },
		[layouts_finder_door] = { .id = S(door), .fields = { fields_finder_door_reserved_63_40, 6 }, .must_zero = 0xffffff0000000000, .width = 64 },
		[layouts_finder_head] = { .id = S(head), .fields = { fields_finder_head_stride, 2 }, .width = 32 },
		[layouts_finder_name] = { .id = S(name), .fields = { fields_finder_name_type, 5 }, .width = 32 },
		[layouts_finder_offsets] = { .id = S(offsets), .fields = { fields_finder_offsets_reserved_31_16, 3 }, .must_zero = 0xffff0000, .width = 32 },
		[layouts_finder_where] = { .id = S(where), .fields = { fields_finder_where_address, 6 }, .width = 64 },
		[layouts_spark_box_ctl] = { .id = S(box_ctl), .fields = { fields_spark_box_ctl_reserved_63_2, 3 }, .reset_known = 0xffffffffffffffff, .writable = 0x3, .must_zero = 0xfffffffffffffffc, .event_bits = 0x3, .width = 64 },
		[layouts_spark_ctl] = { .id = S(ctl), .fields = { fields_spark_ctl_reserved_63_8, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xff, .must_zero = 0xffffffffffffff00, .event_bits = 0xff, .width = 64 },
		[layouts_spark_ctr] = { .id = S(ctr), .fields = { fields_spark_ctr_reserved_63_40, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffff, .must_zero = 0xffffff0000000000, .width = 64 },
		[layouts_reef_box_ctl] = { .id = S(box_ctl), .fields = { fields_reef_box_ctl_reserved_31_2, 3 }, .reset_known = 0xffffffff, .writable = 0x3, .must_zero = 0xfffffffc, .event_bits = 0x3, .width = 32 },
		[layouts_reef_ctl] = { .id = S(ctl), .fields = { fields_reef_ctl_reserved_31_8, 2 }, .reset_known = 0xffffffff, .writable = 0xff, .must_zero = 0xffffff00, .event_bits = 0xff, .width = 32 },
		[layouts_reef_ctr] = { .id = S(ctr), .fields = { fields_reef_ctr_reserved_63_40, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffff, .must_zero = 0xffffff0000000000, .width = 64 },
		[layouts_dune_box_ctl] = { .id = S(box_ctl), .fields = { fields_dune_box_ctl_reserved_31_2, 3 }, .reset_known = 0xffffffff, .writable = 0x3, .must_zero = 0xfffffffc, .event_bits = 0x3, .width = 32 },
		[layouts_dune_ctl] = { .id = S(ctl), .fields = { fields_dune_ctl_reserved_63_8, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xff, .must_zero = 0xffffffffffffff00, .event_bits = 0xff, .width = 64 },
		[layouts_dune_ctr] = { .id = S(ctr), .fields = { fields_dune_ctr_reserved_63_40, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffff, .must_zero = 0xffffff0000000000, .width = 64 },
		[layouts_shoal_box_ctl] = { .id = S(box_ctl), .fields = { fields_shoal_box_ctl_reserved_31_2, 3 }, .reset_known = 0xffffffff, .writable = 0x3, .must_zero = 0xfffffffc, .event_bits = 0x3, .width = 32 },
		[layouts_shoal_ctl] = { .id = S(ctl), .fields = { fields_shoal_ctl_reserved_31_8, 2 }, .reset_known = 0xffffffff, .writable = 0xff, .must_zero = 0xffffff00, .event_bits = 0xff, .width = 32 },
		[layouts_shoal_ctr] = { .id = S(ctr), .fields = { fields_shoal_ctr_reserved_63_40, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffff, .must_zero = 0xffffff0000000000, .width = 64 },
		[layouts_cove_box_ctl] = { .id = S(box_ctl), .fields = { fields_cove_box_ctl_reserved_31_2, 3 }, .reset_known = 0xffffffff, .writable = 0x3, .must_zero = 0xfffffffc, .event_bits = 0x3, .width = 32 },
		[layouts_cove_ctl] = { .id = S(ctl), .fields = { fields_cove_ctl_reserved_31_8, 2 }, .reset_known = 0xffffffff, .writable = 0xff, .must_zero = 0xffffff00, .event_bits = 0xff, .width = 32 },
		[layouts_cove_ctr] = { .id = S(ctr), .fields = { fields_cove_ctr_reserved_63_40, 2 }, .reset_known = 0xffffffffffffffff, .writable = 0xffffffffff, .must_zero = 0xffffff0000000000, .width = 64 },
	},
	.fields = {
		[fields_slice_global_frz] = { .id = S(frz), .name = S(frz), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0x80000000, .lo = 31, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_FREEZE_ALL },
		[fields_slice_global_reserved_30_4] = { .name = S(rsv), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0x7ffffff0, .lo = 4, .width = 27, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_slice_global_targets] = { .id = S(targets), .name = S(targets), .text = T(fields_slice_global_targets), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RWS, .role = UNCORE_ROLE_PMI_TARGET },
		[fields_slice_ctl_reserved_63_58] = { .name = S(rsv), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0xfc00000000000000, .lo = 58, .width = 6, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_slice_ctl_umask_ext] = { .id = S(umask_ext), .name = S(UMaskExt), .text = T(fields_slice_ctl_umask_ext), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0x3ffffff00000000, .lo = 32, .width = 26, .access = UNCORE_ACCESS_RW_V },
		[fields_slice_ctl_state] = { .id = S(state), .name = S(state), .text = T(fields_slice_ctl_state), .source = C(made_up_1_p2_775cd000), .values = { values_slice_ctl_state_I, 3 }, .needs = NONE, .by = NONE, .bits = 0x3ff00000000, .lo = 32, .width = 10, .access = UNCORE_ACCESS_RW_V, .flags = UNCORE_FIELD_PART | UNCORE_FIELD_FLAGS },
		[fields_slice_ctl_tid] = { .id = S(tid), .name = S(tid), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0x3f0000000000000, .lo = 52, .width = 6, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_FILTER_THREAD, .flags = UNCORE_FIELD_PART },
		[fields_slice_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_THRESHOLD },
		[fields_slice_ctl_invert] = { .id = S(invert), .name = S(invert), .source = C(made_up_1_p2_775cd000), .needs = fields_slice_ctl_thresh, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_INVERT },
		[fields_slice_ctl_en] = { .id = S(en), .name = S(en), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_ENABLE },
		[fields_slice_ctl_dbg] = { .id = S(dbg), .name = S(dbg), .source = C(made_up_2_p5_6c6940f2), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_ELSEWHERE },
		[fields_slice_ctl_reserved_20_20] = { .name = S(hole), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_UNKNOWN, .evidence = UNCORE_EVIDENCE_UNKNOWN, .flags = UNCORE_FIELD_RESERVED },
		[fields_slice_ctl_mystery] = { .id = S(mystery), .name = S(mystery), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_UNKNOWN },
		[fields_slice_ctl_edge] = { .id = S(edge), .name = S(edge), .source = C(made_up_1_p2_775cd000), .needs = fields_slice_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EDGE },
		[fields_slice_ctl_rst] = { .id = S(rst), .name = S(rst), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0x20000, .lo = 17, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_COUNTER_RESET },
		[fields_slice_ctl_reserved_16_16] = { .name = S(rsv), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0x10000, .lo = 16, .width = 1, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_slice_ctl_umask] = { .id = S(umask), .name = S(umask), .source = C(made_up_1_p2_775cd000), .values = { values_slice_ctl_umask_Read, 3 }, .needs = NONE, .by = fields_slice_ctl_ev_sel, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_UMASK },
		[fields_slice_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .source = C(made_up_1_p2_775cd000), .values = { values_slice_ctl_ev_sel_Lookup, 2 }, .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_EVENT_SELECT },
		[fields_slice_ctr_reserved_63_48] = { .name = S(rsv), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_slice_ctr_count] = { .id = S(count), .name = S(count), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_slice_free_reserved_63_36] = { .name = S(rsv), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0xfffffff000000000, .lo = 36, .width = 28, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_INFERRED, .flags = UNCORE_FIELD_RESERVED },
		[fields_slice_free_count] = { .id = S(count), .name = S(count), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0xfffffffff, .width = 36, .access = UNCORE_ACCESS_RO_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_INFERRED },
		[fields_slice_status_alive] = { .id = S(alive), .name = S(alive), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0x80000000, .lo = 31, .width = 1, .access = UNCORE_ACCESS_RO },
		[fields_slice_status_mode] = { .id = S(mode), .name = S(mode), .source = C(made_up_1_p2_775cd000), .values = { values_slice_status_mode_off, 2 }, .needs = NONE, .by = NONE, .bits = 0x70000000, .lo = 28, .width = 3, .access = UNCORE_ACCESS_RW },
		[fields_slice_status_reserved_27_10] = { .name = S(rsv), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0xffffc00, .lo = 10, .width = 18, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_slice_status_lock1] = { .id = S(lock1), .name = S(lock1), .source = C(made_up_1_p2_775cd000), .values = { values_slice_status_lock1_Held, 1 }, .needs = fields_slice_status_node1, .by = fields_slice_status_node1, .bits = 0x200, .lo = 9, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_slice_status_lock0] = { .id = S(lock0), .name = S(lock0), .source = C(made_up_1_p2_775cd000), .values = { values_slice_status_lock0_Held, 1 }, .needs = fields_slice_status_node0, .by = fields_slice_status_node0, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_slice_status_node1] = { .id = S(node1), .name = S(Node1), .text = T(fields_slice_status_node1), .source = C(made_up_1_p2_775cd000), .values = { values_slice_status_node1_Near, 1 }, .needs = NONE, .by = NONE, .bits = 0xc0, .lo = 6, .width = 2, .access = UNCORE_ACCESS_RW },
		[fields_slice_status_node0] = { .id = S(node0), .name = S(Node0), .text = T(fields_slice_status_node0), .source = C(made_up_1_p2_775cd000), .values = { values_slice_status_node0_Near, 1 }, .needs = NONE, .by = NONE, .bits = 0x30, .lo = 4, .width = 2, .access = UNCORE_ACCESS_RW },
		[fields_slice_status_ov] = { .id = S(ov), .name = S(ov), .source = C(made_up_1_p2_775cd000), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW, .flags = UNCORE_FIELD_FLAGS },
		[fields_slice_whole_all] = { .id = S(all), .name = S(all), .source = C(made_up_1_p2_775cd000), .values = { values_slice_whole_all_top, 2 }, .needs = NONE, .by = NONE, .bits = 0xffffffffffffffff, .width = 64, .access = UNCORE_ACCESS_RW },
		[fields_tile_ctl_en] = { .id = S(en), .name = S(en), .source = C(made_up_1_p7_775cd5bf), .needs = NONE, .by = NONE, .bits = 0x80000000, .lo = 31, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_ENABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_tile_ctl_reserved_30_8] = { .name = S(rsv), .source = C(made_up_1_p7_775cd5bf), .needs = NONE, .by = NONE, .bits = 0x7fffff00, .lo = 8, .width = 23, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_RESERVED },
		[fields_tile_ctl_sel] = { .id = S(sel), .name = S(sel), .source = C(made_up_1_p7_775cd5bf), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EVENT_SELECT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_tile_ctr_reserved_63_48] = { .name = S(rsv), .source = C(made_up_1_p7_775cd5bf), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .flags = UNCORE_FIELD_RESERVED },
		[fields_tile_ctr_count] = { .id = S(count), .name = S(count), .source = C(made_up_1_p7_775cd5bf), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		[fields_mesh_ctl_reserved_31_23] = { .name = S(rsv), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0xff800000, .lo = 23, .width = 9, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_mesh_ctl_en] = { .id = S(en), .name = S(en), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_ENABLE },
		[fields_mesh_ctl_reserved_21_17] = { .name = S(rsv), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0x3e0000, .lo = 17, .width = 5, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_mesh_ctl_sel] = { .id = S(sel), .name = S(sel), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0x1ffff, .width = 17, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EVENT_SELECT },
		[fields_mesh_ctr_reserved_63_48] = { .name = S(rsv), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_mesh_ctr_count] = { .id = S(count), .name = S(count), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_mesh_match_bits] = { .id = S(bits), .name = S(bits), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0xffffffff, .width = 32, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_MATCH },
		[fields_mesh_status_reserved_31_5] = { .name = S(rsv), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0xffffffe0, .lo = 5, .width = 27, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_mesh_status_slices] = { .id = S(slices), .name = S(slices), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0x1c, .lo = 2, .width = 3, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_BOX_OVERFLOW },
		[fields_mesh_status_ov] = { .id = S(ov), .name = S(ov), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0x3, .width = 2, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW },
		[fields_mesh_peek_wrapped] = { .id = S(wrapped), .name = S(wrapped), .source = C(made_up_2_p23_b0fb5bdd), .needs = NONE, .by = NONE, .bits = 0x80000000, .lo = 31, .width = 1, .access = UNCORE_ACCESS_RW1C, .flags = UNCORE_FIELD_ELSEWHERE },
		[fields_mesh_peek_owned] = { .id = S(owned), .name = S(owned), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0x40000000, .lo = 30, .width = 1, .access = UNCORE_ACCESS_RW1C },
		[fields_mesh_peek_level] = { .id = S(level), .name = S(level), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0x3fffffff, .width = 30, .access = UNCORE_ACCESS_RO_V },
		[fields_mesh_busno_holds] = { .id = S(holds), .name = S(holds), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0x80000000, .lo = 31, .width = 1, .access = UNCORE_ACCESS_RO },
		[fields_mesh_busno_reserved_30_18] = { .name = S(rsv), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0x7ffc0000, .lo = 18, .width = 13, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_mesh_busno_small] = { .id = S(small), .name = S(small), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RO },
		[fields_mesh_busno_next] = { .id = S(next), .name = S(next), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RO },
		[fields_mesh_busno_bus] = { .id = S(bus), .name = S(bus), .source = C(made_up_2_p20_b0fb58a0), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_NODE_ID },
		[fields_core_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .source = C(made_up_1_p30_08714468), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_THRESHOLD },
		[fields_core_ctl_invert] = { .id = S(invert), .name = S(invert), .source = C(made_up_1_p30_08714468), .needs = NONE, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_INVERT },
		[fields_core_ctl_en] = { .id = S(en), .name = S(en), .text = T(fields_core_ctl_en), .source = C(made_up_1_p30_08714468), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_ENABLE },
		[fields_core_ctl_reserved_21_21] = { .name = S(rsv), .source = C(made_up_1_p30_08714468), .needs = NONE, .by = NONE, .bits = 0x200000, .lo = 21, .width = 1, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_core_ctl_pmi] = { .id = S(pmi), .name = S(pmi), .source = C(made_up_1_p30_08714468), .needs = NONE, .by = NONE, .bits = 0x100000, .lo = 20, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_OVERFLOW_ENABLE },
		[fields_core_ctl_pin] = { .id = S(pin), .name = S(pin), .source = C(made_up_1_p30_08714468), .needs = NONE, .by = NONE, .bits = 0x80000, .lo = 19, .width = 1, .access = UNCORE_ACCESS_RW },
		[fields_core_ctl_edge] = { .id = S(edge), .name = S(edge), .source = C(made_up_1_p30_08714468), .needs = NONE, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EDGE },
		[fields_core_ctl_mode] = { .id = S(mode), .name = S(mode), .source = C(made_up_1_p30_08714468), .values = { values_core_ctl_mode_usr, 2 }, .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_FLAGS },
		[fields_core_ctl_umask] = { .id = S(umask), .name = S(umask), .source = C(made_up_1_p30_08714468), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_UMASK },
		[fields_core_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .source = C(made_up_1_p30_08714468), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EVENT_SELECT },
		[fields_core_ctr_reserved_63_40] = { .name = S(rsv), .source = C(made_up_1_p30_08714468), .needs = NONE, .by = NONE, .bits = 0xffffff0000000000, .lo = 40, .width = 24, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_core_ctr_count] = { .id = S(count), .name = S(count), .source = C(made_up_1_p30_08714468), .needs = NONE, .by = NONE, .bits = 0xffffffffff, .width = 40, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_bus_cccr_count] = { .id = S(count), .name = S(count), .source = C(made_up_1_p40_083585c7), .needs = NONE, .by = NONE, .bits = 0xffffffff00000000, .lo = 32, .width = 32, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_bus_cccr_pin] = { .id = S(pin), .name = S(pin), .source = C(made_up_1_p40_083585c7), .needs = NONE, .by = NONE, .bits = 0x80000000, .lo = 31, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_SATURATE },
		[fields_bus_cccr_ovf_en] = { .id = S(ovf_en), .name = S(ovf_en), .source = C(made_up_1_p40_083585c7), .needs = NONE, .by = NONE, .bits = 0x40000000, .lo = 30, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_OVERFLOW_ENABLE },
		[fields_bus_cccr_reserved_29_8] = { .name = S(rsv), .source = C(made_up_1_p40_083585c7), .needs = NONE, .by = NONE, .bits = 0x3fffff00, .lo = 8, .width = 22, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_bus_cccr_agent] = { .id = S(agent), .name = S(agent), .source = C(made_up_1_p40_083585c7), .values = { values_bus_cccr_agent_any, 2 }, .needs = NONE, .by = NONE, .bits = 0xf0, .lo = 4, .width = 4, .access = UNCORE_ACCESS_RW },
		[fields_bus_cccr_type] = { .id = S(type), .name = S(type), .source = C(made_up_1_p40_083585c7), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EVENT_SELECT },
		[fields_bus_cmd_reserved_31_16] = { .name = S(rsv), .source = C(made_up_1_p40_083585c7), .needs = NONE, .by = NONE, .bits = 0xffff0000, .lo = 16, .width = 16, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_bus_cmd_who] = { .id = S(who), .name = S(who), .text = T(fields_bus_cmd_who), .source = C(made_up_1_p40_083585c7), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_COUNTER_SELECT },
		[fields_bus_cmd_reserved_7_4] = { .name = S(rsv), .source = C(made_up_1_p40_083585c7), .needs = NONE, .by = NONE, .bits = 0xf0, .lo = 4, .width = 4, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_bus_cmd_ov] = { .id = S(ov), .name = S(ov), .source = C(made_up_1_p40_083585c7), .needs = NONE, .by = NONE, .bits = 0x8, .lo = 3, .width = 1, .access = UNCORE_ACCESS_RO_V, .role = UNCORE_ROLE_OVERFLOW },
		[fields_bus_cmd_zero] = { .id = S(zero), .name = S(zero), .source = C(made_up_1_p40_083585c7), .needs = NONE, .by = NONE, .bits = 0x4, .lo = 2, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_SELECTED },
		[fields_bus_cmd_run] = { .id = S(run), .name = S(run), .source = C(made_up_1_p40_083585c7), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_UNFREEZE_SELECTED },
		[fields_bus_cmd_hold] = { .id = S(hold), .name = S(hold), .source = C(made_up_1_p40_083585c7), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_FREEZE_SELECTED },
		[fields_ports_word_reserved_15_8] = { .name = S(rsv), .source = C(made_up_2_p50_b096204f), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RV, .evidence = UNCORE_EVIDENCE_UNKNOWN, .flags = UNCORE_FIELD_RESERVED },
		[fields_ports_word_low] = { .id = S(low), .name = S(low), .source = C(made_up_2_p50_b096204f), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_UNKNOWN },
		[fields_ports_byte_top] = { .id = S(top), .name = S(top), .source = C(made_up_2_p50_b096204f), .needs = NONE, .by = NONE, .bits = 0x80, .lo = 7, .width = 1, .access = UNCORE_ACCESS_RW1C, .evidence = UNCORE_EVIDENCE_UNKNOWN },
		[fields_ports_byte_rest] = { .id = S(rest), .name = S(rest), .source = C(made_up_2_p50_b096204f), .needs = NONE, .by = NONE, .bits = 0x7f, .width = 7, .access = UNCORE_ACCESS_RW, .evidence = UNCORE_EVIDENCE_UNKNOWN },
		[fields_pair_ctl_reserved_31_9] = { .name = S(rsv), .source = C(made_up_2_p60_b0893c04), .needs = NONE, .by = NONE, .bits = 0xfffffe00, .lo = 9, .width = 23, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_pair_ctl_en] = { .id = S(en), .name = S(en), .source = C(made_up_2_p60_b0893c04), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_ENABLE },
		[fields_pair_ctl_sel] = { .id = S(sel), .name = S(sel), .source = C(made_up_2_p60_b0893c04), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EVENT_SELECT },
		[fields_pair_ctr_reserved_63_44] = { .name = S(rsv), .source = C(made_up_2_p60_b0893c04), .needs = NONE, .by = NONE, .bits = 0xfffff00000000000, .lo = 44, .width = 20, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_pair_ctr_count] = { .id = S(count), .name = S(count), .source = C(made_up_2_p60_b0893c04), .needs = NONE, .by = NONE, .bits = 0xfffffffffff, .width = 44, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_pair_box_ctl_reserved_31_1] = { .name = S(rsv), .source = C(made_up_2_p60_b0893c04), .needs = NONE, .by = NONE, .bits = 0xfffffffe, .lo = 1, .width = 31, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_pair_box_ctl_frz] = { .id = S(frz), .name = S(frz), .source = C(made_up_2_p60_b0893c04), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE },
		[fields_pair_status_reserved_31_6] = { .name = S(rsv), .source = C(made_up_2_p60_b0893c04), .needs = NONE, .by = NONE, .bits = 0xffffffc0, .lo = 6, .width = 26, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_pair_status_ov] = { .id = S(ov), .name = S(ov), .source = C(made_up_2_p60_b0893c04), .needs = NONE, .by = NONE, .bits = 0x3f, .width = 6, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW },
		[fields_pair_word_all] = { .id = S(all), .name = S(all), .source = C(made_up_2_p60_b0893c04), .needs = NONE, .by = NONE, .bits = 0xffffffff, .width = 32, .access = UNCORE_ACCESS_RW },
		[fields_fabric_box_ctl_reserved_31_9] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xfffffe00, .lo = 9, .width = 23, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_fabric_box_ctl_frz] = { .id = S(frz), .name = S(frz), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE },
		[fields_fabric_box_ctl_reserved_7_2] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_fabric_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS },
		[fields_fabric_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS },
		[fields_fabric_ctl_reserved_63_47] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xffff800000000000, .lo = 47, .width = 17, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_fabric_ctl_fc_mask] = { .id = S(fc_mask), .name = S(fc_mask), .source = C(made_up_2_p70_b09bcb5d), .values = { values_fabric_ctl_fc_mask_posted, 3 }, .needs = NONE, .by = NONE, .bits = 0x700000000000, .lo = 44, .width = 3, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_COMPLETION_MASK, .flags = UNCORE_FIELD_FLAGS },
		[fields_fabric_ctl_ch_mask] = { .id = S(ch_mask), .name = S(ch_mask), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xff000000000, .lo = 36, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_CHANNEL_MASK },
		[fields_fabric_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xfff000000, .lo = 24, .width = 12, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_THRESHOLD },
		[fields_fabric_ctl_invert] = { .id = S(invert), .name = S(invert), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_INVERT },
		[fields_fabric_ctl_en] = { .id = S(en), .name = S(en), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_ENABLE },
		[fields_fabric_ctl_reserved_21_19] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0x380000, .lo = 19, .width = 3, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_fabric_ctl_edge] = { .id = S(edge), .name = S(edge), .source = C(made_up_2_p70_b09bcb5d), .needs = fields_fabric_ctl_thresh, .by = NONE, .bits = 0x40000, .lo = 18, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EDGE },
		[fields_fabric_ctl_reserved_17_16] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0x30000, .lo = 16, .width = 2, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_fabric_ctl_umask] = { .id = S(umask), .name = S(umask), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_UMASK },
		[fields_fabric_ctl_sel] = { .id = S(sel), .name = S(sel), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EVENT_SELECT },
		[fields_fabric_ctr_reserved_63_48] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_fabric_ctr_count] = { .id = S(count), .name = S(count), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_fabric_free_reserved_63_36] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xfffffff000000000, .lo = 36, .width = 28, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_fabric_free_count] = { .id = S(count), .name = S(count), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xfffffffff, .width = 36, .access = UNCORE_ACCESS_RO_V, .role = UNCORE_ROLE_COUNT },
		[fields_fabric_units_reserved_31_13] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xffffe000, .lo = 13, .width = 19, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_fabric_units_energy] = { .id = S(energy), .name = S(energy), .text = T(fields_fabric_units_energy), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0x1f00, .lo = 8, .width = 5, .access = UNCORE_ACCESS_RO },
		[fields_fabric_units_reserved_7_0] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_lanes_box_ctl_reserved_31_9] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xfffffe00, .lo = 9, .width = 23, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_lanes_box_ctl_frz] = { .id = S(frz), .name = S(frz), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE },
		[fields_lanes_box_ctl_reserved_7_2] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xfc, .lo = 2, .width = 6, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_lanes_box_ctl_rst_ctrs] = { .id = S(rst_ctrs), .name = S(rst_ctrs), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS },
		[fields_lanes_box_ctl_rst_ctrl] = { .id = S(rst_ctrl), .name = S(rst_ctrl), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_CONTROLS },
		[fields_lanes_ctl_reserved_63_56] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xff00000000000000, .lo = 56, .width = 8, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_lanes_ctl_umask] = { .id = S(umask), .name = S(umask), .source = C(made_up_2_p70_b09bcb5d), .values = { values_lanes_ctl_umask_data, 2 }, .needs = NONE, .by = NONE, .bits = 0xffefff0000ff00, .lo = 8, .width = 31, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_UMASK, .flags = UNCORE_FIELD_PIECES },
		[fields_lanes_ctl_outer] = { .id = S(outer), .name = S(outer), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xffe00000000000, .lo = 45, .width = 11, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_PART },
		[fields_lanes_ctl_inner] = { .id = S(inner), .name = S(inner), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xf0000f000, .lo = 12, .width = 8, .access = UNCORE_ACCESS_RW, .flags = UNCORE_FIELD_PART | UNCORE_FIELD_PIECES },
		[fields_lanes_ctl_reserved_44_44] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0x100000000000, .lo = 44, .width = 1, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_lanes_ctl_thresh] = { .id = S(thresh), .name = S(thresh), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_THRESHOLD },
		[fields_lanes_ctl_invert] = { .id = S(invert), .name = S(invert), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0x800000, .lo = 23, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_INVERT },
		[fields_lanes_ctl_en] = { .id = S(en), .name = S(en), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0x400000, .lo = 22, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_ENABLE },
		[fields_lanes_ctl_reserved_21_16] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0x3f0000, .lo = 16, .width = 6, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_lanes_ctl_sel] = { .id = S(sel), .name = S(sel), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EVENT_SELECT },
		[fields_lanes_ctr_reserved_63_48] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_lanes_ctr_count] = { .id = S(count), .name = S(count), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_lanes_odd_split] = { .id = S(split), .name = S(split), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xf000000f, .width = 8, .access = UNCORE_ACCESS_RW1C, .flags = UNCORE_FIELD_PIECES },
		[fields_lanes_odd_level] = { .id = S(level), .name = S(level), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xff00ff0, .lo = 4, .width = 16, .access = UNCORE_ACCESS_RO_V, .flags = UNCORE_FIELD_PIECES },
		[fields_lanes_odd_key] = { .id = S(key), .name = S(key), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xf2000, .lo = 13, .width = 5, .access = UNCORE_ACCESS_WO, .flags = UNCORE_FIELD_PIECES },
		[fields_lanes_odd_reserved_15_14] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0xc000, .lo = 14, .width = 2, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_lanes_odd_reserved_12_12] = { .name = S(rsv), .source = C(made_up_2_p70_b09bcb5d), .needs = NONE, .by = NONE, .bits = 0x1000, .lo = 12, .width = 1, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_map_base_reserved_31_29] = { .name = S(rsv), .source = C(made_up_2_p80_b0b4750a), .needs = NONE, .by = NONE, .bits = 0xe0000000, .lo = 29, .width = 3, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_map_base_base] = { .id = S(base), .name = S(base), .text = T(fields_map_base_base), .source = C(made_up_2_p80_b0b4750a), .needs = NONE, .by = NONE, .bits = 0x1fffffff, .width = 29, .access = UNCORE_ACCESS_RO },
		[fields_map_mem_reserved_31_11] = { .name = S(rsv), .source = C(made_up_2_p80_b0b4750a), .needs = NONE, .by = NONE, .bits = 0xfffff800, .lo = 11, .width = 21, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_map_mem_mem] = { .id = S(mem), .name = S(mem), .text = T(fields_map_mem_mem), .source = C(made_up_2_p80_b0b4750a), .needs = NONE, .by = NONE, .bits = 0x7ff, .width = 11, .access = UNCORE_ACCESS_RO },
		[fields_vault_where_reserved_31_8] = { .name = S(rsv), .source = C(made_up_2_p82_b0b47fa0), .needs = NONE, .by = NONE, .bits = 0xffffff00, .lo = 8, .width = 24, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_vault_where_base] = { .id = S(base), .name = S(base), .text = T(fields_vault_where_base), .source = C(made_up_2_p82_b0b47fa0), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RO },
		[fields_vault_ctl_reserved_31_9] = { .name = S(rsv), .source = C(made_up_2_p82_b0b47fa0), .needs = NONE, .by = NONE, .bits = 0xfffffe00, .lo = 9, .width = 23, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_vault_ctl_en] = { .id = S(en), .name = S(en), .source = C(made_up_2_p82_b0b47fa0), .needs = NONE, .by = NONE, .bits = 0x100, .lo = 8, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_ENABLE },
		[fields_vault_ctl_sel] = { .id = S(sel), .name = S(sel), .source = C(made_up_2_p82_b0b47fa0), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EVENT_SELECT },
		[fields_vault_ctr_reserved_63_48] = { .name = S(rsv), .source = C(made_up_2_p82_b0b47fa0), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_vault_ctr_count] = { .id = S(count), .name = S(count), .source = C(made_up_2_p82_b0b47fa0), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_vault_free_reserved_63_36] = { .name = S(rsv), .source = C(made_up_2_p82_b0b47fa0), .needs = NONE, .by = NONE, .bits = 0xfffffff000000000, .lo = 36, .width = 28, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_vault_free_count] = { .id = S(count), .name = S(count), .source = C(made_up_2_p82_b0b47fa0), .needs = NONE, .by = NONE, .bits = 0xfffffffff, .width = 36, .access = UNCORE_ACCESS_RO_V, .role = UNCORE_ROLE_COUNT },
		[fields_vault_status_reserved_31_3] = { .name = S(rsv), .source = C(made_up_2_p82_b0b47fa0), .needs = NONE, .by = NONE, .bits = 0xfffffff8, .lo = 3, .width = 29, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_vault_status_ov] = { .id = S(ov), .name = S(ov), .source = C(made_up_2_p82_b0b47fa0), .needs = NONE, .by = NONE, .bits = 0x7, .width = 3, .access = UNCORE_ACCESS_RW1C, .role = UNCORE_ROLE_OVERFLOW },
		[fields_gate_word_all] = { .id = S(all), .name = S(all), .source = C(made_up_2_p86_b0b4715c), .needs = NONE, .by = NONE, .bits = 0xffffffff, .width = 32, .access = UNCORE_ACCESS_RW },
		[fields_finder_door_reserved_63_40] = { .name = S(rsv), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xffffff0000000000, .lo = 40, .width = 24, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_finder_door_offset] = { .id = S(offset), .name = S(offset), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xf800000000, .lo = 35, .width = 5, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_TABLE_OFFSET },
		[fields_finder_door_bar] = { .id = S(bar), .name = S(bar), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0x700000000, .lo = 32, .width = 3, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_TABLE_BAR },
		[fields_finder_door_next] = { .id = S(next), .name = S(next), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xfff00000, .lo = 20, .width = 12, .access = UNCORE_ACCESS_RO },
		[fields_finder_door_kind] = { .id = S(kind), .name = S(kind), .source = C(made_up_2_p90_b0bdc183), .values = { values_finder_door_kind_table, 1 }, .needs = NONE, .by = NONE, .bits = 0xf0000, .lo = 16, .width = 4, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_CAPABILITY_KIND },
		[fields_finder_door_id] = { .id = S(id), .name = S(id), .source = C(made_up_2_p90_b0bdc183), .values = { values_finder_door_id_own, 1 }, .needs = NONE, .by = NONE, .bits = 0xffff, .width = 16, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_CAPABILITY_ID },
		[fields_finder_head_stride] = { .id = S(stride), .name = S(stride), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xffff0000, .lo = 16, .width = 16, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_RECORD_STRIDE },
		[fields_finder_head_count] = { .id = S(count), .name = S(count), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xffff, .width = 16, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_RECORD_COUNT },
		[fields_finder_name_type] = { .id = S(type), .name = S(type), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xff000000, .lo = 24, .width = 8, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_TYPE },
		[fields_finder_name_id] = { .id = S(id), .name = S(id), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xff0000, .lo = 16, .width = 8, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_ID },
		[fields_finder_name_access] = { .id = S(access), .name = S(access), .source = C(made_up_2_p90_b0bdc183), .values = { values_finder_name_access_mmio, 3 }, .needs = NONE, .by = NONE, .bits = 0xf000, .lo = 12, .width = 4, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_ACCESS },
		[fields_finder_name_count] = { .id = S(count), .name = S(count), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xf00, .lo = 8, .width = 4, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_COUNTERS },
		[fields_finder_name_width] = { .id = S(width), .name = S(width), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_WIDTH },
		[fields_finder_offsets_reserved_31_16] = { .name = S(rsv), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xffff0000, .lo = 16, .width = 16, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_finder_offsets_controls] = { .id = S(controls), .name = S(controls), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_CONTROL_OFFSET },
		[fields_finder_offsets_counters] = { .id = S(counters), .name = S(counters), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_COUNTER_OFFSET },
		[fields_finder_where_address] = { .id = S(address), .name = S(address), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xffffffffffffffff, .width = 64, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_ADDRESS },
		[fields_finder_where_domain] = { .id = S(domain), .name = S(domain), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xf0000000, .lo = 28, .width = 4, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_DOMAIN, .flags = UNCORE_FIELD_PART },
		[fields_finder_where_bus] = { .id = S(bus), .name = S(bus), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xff00000, .lo = 20, .width = 8, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_BUS, .flags = UNCORE_FIELD_PART },
		[fields_finder_where_device] = { .id = S(device), .name = S(device), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xf8000, .lo = 15, .width = 5, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_DEVICE, .flags = UNCORE_FIELD_PART },
		[fields_finder_where_function] = { .id = S(function), .name = S(function), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0x7000, .lo = 12, .width = 3, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_FUNCTION, .flags = UNCORE_FIELD_PART },
		[fields_finder_where_byte] = { .id = S(byte), .name = S(byte), .source = C(made_up_2_p90_b0bdc183), .needs = NONE, .by = NONE, .bits = 0xfff, .width = 12, .access = UNCORE_ACCESS_RO, .role = UNCORE_ROLE_UNIT_OFFSET, .flags = UNCORE_FIELD_PART },
		[fields_spark_box_ctl_reserved_63_2] = { .name = S(rsv), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xfffffffffffffffc, .lo = 2, .width = 62, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_spark_box_ctl_rst] = { .id = S(rst), .name = S(rst), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS },
		[fields_spark_box_ctl_frz] = { .id = S(frz), .name = S(frz), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE },
		[fields_spark_ctl_reserved_63_8] = { .name = S(rsv), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xffffffffffffff00, .lo = 8, .width = 56, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_spark_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EVENT_SELECT },
		[fields_spark_ctr_reserved_63_40] = { .name = S(rsv), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xffffff0000000000, .lo = 40, .width = 24, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_spark_ctr_count] = { .id = S(count), .name = S(count), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xffffffffff, .width = 40, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_reef_box_ctl_reserved_31_2] = { .name = S(rsv), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xfffffffc, .lo = 2, .width = 30, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_reef_box_ctl_rst] = { .id = S(rst), .name = S(rst), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS },
		[fields_reef_box_ctl_frz] = { .id = S(frz), .name = S(frz), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE },
		[fields_reef_ctl_reserved_31_8] = { .name = S(rsv), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xffffff00, .lo = 8, .width = 24, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_reef_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EVENT_SELECT },
		[fields_reef_ctr_reserved_63_40] = { .name = S(rsv), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xffffff0000000000, .lo = 40, .width = 24, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_reef_ctr_count] = { .id = S(count), .name = S(count), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xffffffffff, .width = 40, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_dune_box_ctl_reserved_31_2] = { .name = S(rsv), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xfffffffc, .lo = 2, .width = 30, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_dune_box_ctl_rst] = { .id = S(rst), .name = S(rst), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS },
		[fields_dune_box_ctl_frz] = { .id = S(frz), .name = S(frz), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE },
		[fields_dune_ctl_reserved_63_8] = { .name = S(rsv), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xffffffffffffff00, .lo = 8, .width = 56, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_dune_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EVENT_SELECT },
		[fields_dune_ctr_reserved_63_40] = { .name = S(rsv), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xffffff0000000000, .lo = 40, .width = 24, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_dune_ctr_count] = { .id = S(count), .name = S(count), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xffffffffff, .width = 40, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_shoal_box_ctl_reserved_31_2] = { .name = S(rsv), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xfffffffc, .lo = 2, .width = 30, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_shoal_box_ctl_rst] = { .id = S(rst), .name = S(rst), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS },
		[fields_shoal_box_ctl_frz] = { .id = S(frz), .name = S(frz), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE },
		[fields_shoal_ctl_reserved_31_8] = { .name = S(rsv), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xffffff00, .lo = 8, .width = 24, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_shoal_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EVENT_SELECT },
		[fields_shoal_ctr_reserved_63_40] = { .name = S(rsv), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xffffff0000000000, .lo = 40, .width = 24, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_shoal_ctr_count] = { .id = S(count), .name = S(count), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xffffffffff, .width = 40, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_cove_box_ctl_reserved_31_2] = { .name = S(rsv), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xfffffffc, .lo = 2, .width = 30, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_cove_box_ctl_rst] = { .id = S(rst), .name = S(rst), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0x2, .lo = 1, .width = 1, .access = UNCORE_ACCESS_WO, .role = UNCORE_ROLE_RESET_COUNTERS },
		[fields_cove_box_ctl_frz] = { .id = S(frz), .name = S(frz), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0x1, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_FREEZE },
		[fields_cove_ctl_reserved_31_8] = { .name = S(rsv), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xffffff00, .lo = 8, .width = 24, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_cove_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EVENT_SELECT },
		[fields_cove_ctr_reserved_63_40] = { .name = S(rsv), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xffffff0000000000, .lo = 40, .width = 24, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_cove_ctr_count] = { .id = S(count), .name = S(count), .source = C(made_up_2_p91_b0bdc630), .needs = NONE, .by = NONE, .bits = 0xffffffffff, .width = 40, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
	},
	.values = {
		[values_slice_ctl_state_I] = { .value = 0x1, .mask = 0x3ff, .id = S(I), .name = S(I), .when = NONE },
		[values_slice_ctl_state_S] = { .value = 0x2, .mask = 0x3ff, .id = S(S), .name = S(S), .text = T(values_slice_ctl_state_S), .when = NONE },
		[values_slice_ctl_state_All] = { .value = 0x3ff, .mask = 0x3ff, .id = S(All), .name = S(All), .when = NONE },
		[values_slice_ctl_umask_Read] = { .value = 0x1, .mask = 0x3, .id = S(Read), .name = S(Read), .text = T(values_slice_ctl_umask_Read), .when = values_slice_ctl_ev_sel_Lookup },
		[values_slice_ctl_umask_Write] = { .value = 0x2, .mask = 0xff, .id = S(Write), .name = S(Write), .when = values_slice_ctl_ev_sel_Lookup },
		[values_slice_ctl_umask_Read_] = { .value = 0x4, .mask = 0xff, .id = S(Read), .name = S(Read__victim__35153861), .when = values_slice_ctl_ev_sel_Victim },
		[values_slice_ctl_ev_sel_Lookup] = { .value = 0x34, .mask = 0xff, .id = S(Lookup), .name = S(Lookup), .when = NONE },
		[values_slice_ctl_ev_sel_Victim] = { .value = 0x37, .mask = 0xff, .id = S(Victim), .name = S(Victim), .when = NONE },
		[values_slice_status_mode_off] = { .mask = 0x7, .id = S(off), .name = S(off), .when = NONE },
		[values_slice_status_mode_on] = { .value = 0x2, .mask = 0x6, .id = S(on), .name = S(on), .when = NONE },
		[values_slice_status_lock1_Held] = { .value = 0x1, .mask = 0x1, .id = S(Held), .name = S(Held), .when = values_slice_status_node1_Near },
		[values_slice_status_lock0_Held] = { .value = 0x1, .mask = 0x1, .id = S(Held), .name = S(Held), .when = values_slice_status_node0_Near },
		[values_slice_status_node1_Near] = { .value = 0x1, .mask = 0x3, .id = S(Near), .name = S(Near), .when = NONE },
		[values_slice_status_node0_Near] = { .value = 0x1, .mask = 0x3, .id = S(Near), .name = S(Near), .when = NONE },
		[values_slice_whole_all_top] = { .value = 0x8000000000000000, .mask = 0xffffffffffffffff, .id = S(top), .name = S(top), .when = NONE },
		[values_slice_whole_all_none] = { .mask = 0xffffffffffffffff, .id = S(none), .name = S(none), .when = NONE },
		[values_core_ctl_mode_usr] = { .value = 0x1, .mask = 0x3, .id = S(usr), .name = S(usr), .when = NONE },
		[values_core_ctl_mode_os] = { .value = 0x2, .mask = 0x3, .id = S(os), .name = S(os), .when = NONE },
		[values_bus_cccr_agent_any] = { .value = 0x8, .mask = 0x8, .id = S(any), .name = S(any), .when = NONE },
		[values_bus_cccr_agent_io] = { .value = 0x3, .mask = 0xf, .id = S(io), .name = S(io), .when = NONE },
		[values_fabric_ctl_fc_mask_posted] = { .value = 0x1, .mask = 0x7, .id = S(posted), .name = S(posted), .when = NONE },
		[values_fabric_ctl_fc_mask_non_posted] = { .value = 0x2, .mask = 0x7, .id = S(non_posted), .name = S(non_posted), .when = NONE },
		[values_fabric_ctl_fc_mask_completion] = { .value = 0x4, .mask = 0x7, .id = S(completion), .name = S(completion), .when = NONE },
		[values_lanes_ctl_umask_data] = { .value = 0xf, .mask = 0x7fffffff, .id = S(data), .name = S(data), .when = NONE },
		[values_lanes_ctl_umask_far] = { .value = 0x40000003, .mask = 0x7fffffff, .id = S(far), .name = S(far), .when = NONE },
		[values_finder_door_kind_table] = { .value = 0x2, .mask = 0xf, .id = S(table), .name = S(table), .when = NONE },
		[values_finder_door_id_own] = { .value = 0x77, .mask = 0xffff, .id = S(own), .name = S(own), .when = NONE },
		[values_finder_name_access_mmio] = { .value = 0x5, .mask = 0xf, .id = S(mmio), .name = S(mmio), .when = NONE },
		[values_finder_name_access_msr] = { .value = 0x6, .mask = 0xf, .id = S(msr), .name = S(msr), .when = NONE },
		[values_finder_name_access_pci] = { .value = 0x7, .mask = 0xf, .id = S(pci), .name = S(pci), .when = NONE },
	},
	.counters = {
		[counters_slice_general] = { .id = S(general), .control = registers_slice_ctl, .data = registers_slice_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .max_increment = { numbers_counters_slice_general_max_increment, 4 }, .overflow = { boxes_slice, registers_slice_status, fields_slice_status_ov }, .overflow_bits = { numbers_counters_slice_general_overflow_bits, 3 }, .overflow_global = { field_refs_counters_slice_general_overflow_global, 3 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_slice, registers_slice_global, fields_slice_global_frz }, .halved_by = { NONE, NONE, NONE } },
		[counters_slice_cycles] = { .id = S(cycles), .counts = S(Cycles_of_the_mesh__425ee793), .control = NONE, .data = registers_slice_clock, .count = 1, .width = 36, .kind = UNCORE_COUNTER_FREE, .max_increment = { numbers_counters_slice_cycles_max_increment, 1 }, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 4, .halved_by = { NONE, NONE, NONE } },
		[counters_tile_general] = { .id = S(general), .control = registers_tile_ctl, .data = registers_tile_ctr, .count = 3, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .max_increment = { numbers_counters_tile_general_max_increment, 1 }, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .halved_by = { NONE, NONE, NONE } },
		[counters_tile_fixed] = { .id = S(fixed), .counts = S(Tile_cycles__c877be02), .control = registers_tile_fixctl, .data = registers_tile_fixctr, .count = 1, .width = 48, .kind = UNCORE_COUNTER_FIXED, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 3, .halved_by = { NONE, NONE, NONE } },
		[counters_mesh_general] = { .id = S(general), .control = registers_mesh_ctl, .data = registers_mesh_ctr, .count = 2, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_mesh, registers_mesh_status, fields_mesh_status_ov }, .overflow_bits = { numbers_counters_mesh_general_overflow_bits, 3 }, .overflow_global = { field_refs_counters_mesh_general_overflow_global, 3 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .halved_by = { NONE, NONE, NONE } },
		[counters_core_general] = { .id = S(general), .control = registers_core_sel, .data = registers_core_ctr, .count = 2, .width = 40, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = 0, .write_width = 32, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .halved_by = { NONE, NONE, NONE } },
		[counters_bus_all_of] = { .id = S(all_of), .control = registers_bus_evt, .data = registers_bus_evt, .count = 5, .width = 32, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 18, .freezes = { NONE, NONE, NONE }, .enable = 1, .match = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_bus_any_of] = { .id = S(any_of), .control = registers_bus_rest, .data = registers_bus_rest, .count = 2, .width = 32, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 24, .freezes = { NONE, NONE, NONE }, .enable = 1, .match = 2, .select_bit = 6, .halved_by = { NONE, NONE, NONE } },
		[counters_pair_general] = { .id = S(general), .control = registers_pair_ctl, .data = registers_pair_ctr, .count = 3, .width = 44, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_pair, registers_pair_status, fields_pair_status_ov }, .overflow_bits = { numbers_counters_pair_general_overflow_bits, 2 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { boxes_pair, registers_pair_box_ctl, fields_pair_box_ctl_frz }, .halved_by = { NONE, NONE, NONE } },
		[counters_fabric_general] = { .id = S(general), .control = registers_fabric_ctl, .data = registers_fabric_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .max_increment = { numbers_counters_fabric_general_max_increment, 1 }, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .halved_by = { NONE, NONE, NONE } },
		[counters_fabric_clock] = { .id = S(clock), .counts = S(Cycles_of_the_port__b88281b7), .control = NONE, .data = registers_fabric_clk, .count = 1, .width = 36, .kind = UNCORE_COUNTER_FREE, .max_increment = { numbers_counters_fabric_clock_max_increment, 1 }, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 4, .halved_by = { NONE, NONE, NONE } },
		[counters_fabric_bandwidth] = { .id = S(bandwidth), .counts = S(Data_in__4_bytes_a_count_b6fd90c4), .control = NONE, .data = registers_fabric_bw, .count = 2, .width = 36, .kind = UNCORE_COUNTER_FREE, .max_increment = { numbers_counters_fabric_bandwidth_max_increment, 1 }, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 5, .halved_by = { NONE, NONE, NONE } },
		[counters_fabric_energy] = { .id = S(energy), .counts = S(Energy__18e62f88), .control = NONE, .data = registers_fabric_energy_ctr, .count = 1, .width = 32, .kind = UNCORE_COUNTER_FREE, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 7, .worth = 1000000000, .halved_by = { boxes_fabric, registers_fabric_units, fields_fabric_units_energy }, .wraps_after = 60 },
		[counters_fabric_heat] = { .id = S(heat), .counts = S(Heat__129fb776), .control = NONE, .data = registers_fabric_heat_ctr, .count = 1, .width = 32, .kind = UNCORE_COUNTER_FREE, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 8, .halvings = 16, .worth = 1000000000, .halved_by = { NONE, NONE, NONE }, .wraps_after = 90 },
		[counters_lanes_general] = { .id = S(general), .control = registers_lanes_ctl, .data = registers_lanes_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .max_increment = { numbers_counters_lanes_general_max_increment, 1 }, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .halved_by = { NONE, NONE, NONE } },
		[counters_vault_general] = { .id = S(general), .control = registers_vault_ctl, .data = registers_vault_ctr, .count = 3, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { boxes_vault, registers_vault_status, fields_vault_status_ov }, .overflow_bits = { numbers_counters_vault_general_overflow_bits, 2 }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .halved_by = { NONE, NONE, NONE } },
		[counters_vault_clock] = { .id = S(clock), .counts = S(Cycles_of_the_vault__341e050f), .control = NONE, .data = registers_vault_clk, .count = 1, .width = 36, .kind = UNCORE_COUNTER_FREE, .max_increment = { numbers_counters_vault_clock_max_increment, 1 }, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 3, .halved_by = { NONE, NONE, NONE } },
		[counters_spark_general] = { .id = S(general), .control = registers_spark_ctl, .data = registers_spark_ctr, .count = 2, .width = 40, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_reef_general] = { .id = S(general), .control = registers_reef_ctl, .data = registers_reef_ctr, .count = 2, .width = 40, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_dune_general] = { .id = S(general), .control = registers_dune_ctl, .data = registers_dune_ctr, .count = 2, .width = 40, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_shoal_general] = { .id = S(general), .control = registers_shoal_ctl, .data = registers_shoal_ctr, .count = 1, .width = 40, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
		[counters_cove_general] = { .id = S(general), .control = registers_cove_ctl, .data = registers_cove_ctr, .count = 1, .width = 40, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .enable = 1, .halved_by = { NONE, NONE, NONE } },
	},
	.procedure_rows = {
		[procedure_rows_slice_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_slice_setup, 1 } },
		[procedure_rows_slice_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_slice_reset, 1 } },
		[procedure_rows_slice_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_slice_program, 2 } },
		[procedure_rows_slice_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_slice_start, 2 } },
		[procedure_rows_slice_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_slice_read, 2 } },
		[procedure_rows_slice_acknowledge] = { .procedure = UNCORE_PROC_ACKNOWLEDGE, .steps = { steps_slice_acknowledge, 1 } },
		[procedure_rows_slice_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_slice_restore, 1 } },
		[procedure_rows_tile_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_tile_setup, 1 } },
		[procedure_rows_tile_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_tile_start, 2 } },
		[procedure_rows_tile_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_tile_read, 3 } },
		[procedure_rows_mesh_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_mesh_program, 2 } },
		[procedure_rows_mesh_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_mesh_start, 1 } },
		[procedure_rows_mesh_acknowledge] = { .procedure = UNCORE_PROC_ACKNOWLEDGE, .steps = { steps_mesh_acknowledge, 1 } },
		[procedure_rows_core_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_core_setup, 2 } },
		[procedure_rows_core_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_core_program, 1 } },
		[procedure_rows_core_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_core_start, 1 } },
		[procedure_rows_core_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_core_stop, 1 } },
		[procedure_rows_core_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_core_read, 1 } },
		[procedure_rows_bus_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_bus_setup, 1 } },
		[procedure_rows_bus_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_bus_freeze, 1 } },
		[procedure_rows_bus_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_bus_unfreeze, 1 } },
		[procedure_rows_bus_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_bus_reset, 1 } },
		[procedure_rows_bus_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_bus_program, 2 } },
		[procedure_rows_bus_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_bus_start, 1 } },
		[procedure_rows_bus_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_bus_stop, 1 } },
		[procedure_rows_bus_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_bus_read, 2 } },
		[procedure_rows_fabric_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_fabric_setup, 1 } },
		[procedure_rows_fabric_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_fabric_freeze, 1 } },
		[procedure_rows_fabric_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_fabric_unfreeze, 1 } },
		[procedure_rows_fabric_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_fabric_reset, 1 } },
		[procedure_rows_fabric_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_fabric_program, 1 } },
		[procedure_rows_fabric_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_fabric_start, 1 } },
		[procedure_rows_fabric_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_fabric_stop, 1 } },
		[procedure_rows_fabric_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_fabric_read, 5 } },
		[procedure_rows_fabric_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_fabric_restore, 2 } },
		[procedure_rows_lanes_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_lanes_setup, 1 } },
		[procedure_rows_lanes_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_lanes_freeze, 1 } },
		[procedure_rows_lanes_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_lanes_unfreeze, 1 } },
		[procedure_rows_lanes_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_lanes_reset, 1 } },
		[procedure_rows_lanes_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_lanes_program, 1 } },
		[procedure_rows_lanes_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_lanes_start, 1 } },
		[procedure_rows_lanes_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_lanes_stop, 1 } },
		[procedure_rows_lanes_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_lanes_read, 1 } },
		[procedure_rows_lanes_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_lanes_restore, 2 } },
		[procedure_rows_spark_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_spark_setup, 1 } },
		[procedure_rows_spark_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_spark_freeze, 1 } },
		[procedure_rows_spark_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_spark_unfreeze, 1 } },
		[procedure_rows_spark_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_spark_reset, 1 } },
		[procedure_rows_spark_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_spark_program, 1 } },
		[procedure_rows_spark_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_spark_start, 1 } },
		[procedure_rows_spark_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_spark_stop, 1 } },
		[procedure_rows_spark_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_spark_read, 1 } },
		[procedure_rows_spark_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_spark_restore, 2 } },
		[procedure_rows_reef_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_reef_setup, 1 } },
		[procedure_rows_reef_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_reef_freeze, 1 } },
		[procedure_rows_reef_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_reef_unfreeze, 1 } },
		[procedure_rows_reef_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_reef_reset, 1 } },
		[procedure_rows_reef_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_reef_program, 1 } },
		[procedure_rows_reef_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_reef_start, 1 } },
		[procedure_rows_reef_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_reef_stop, 1 } },
		[procedure_rows_reef_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_reef_read, 1 } },
		[procedure_rows_reef_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_reef_restore, 2 } },
		[procedure_rows_dune_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_dune_setup, 1 } },
		[procedure_rows_dune_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_dune_freeze, 1 } },
		[procedure_rows_dune_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_dune_unfreeze, 1 } },
		[procedure_rows_dune_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_dune_reset, 1 } },
		[procedure_rows_dune_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_dune_program, 1 } },
		[procedure_rows_dune_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_dune_start, 1 } },
		[procedure_rows_dune_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_dune_stop, 1 } },
		[procedure_rows_dune_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_dune_read, 1 } },
		[procedure_rows_dune_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_dune_restore, 2 } },
		[procedure_rows_shoal_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_shoal_setup, 1 } },
		[procedure_rows_shoal_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_shoal_freeze, 1 } },
		[procedure_rows_shoal_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_shoal_unfreeze, 1 } },
		[procedure_rows_shoal_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_shoal_reset, 1 } },
		[procedure_rows_shoal_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_shoal_program, 1 } },
		[procedure_rows_shoal_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_shoal_start, 1 } },
		[procedure_rows_shoal_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_shoal_stop, 1 } },
		[procedure_rows_shoal_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_shoal_read, 1 } },
		[procedure_rows_shoal_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_shoal_restore, 2 } },
		[procedure_rows_cove_setup] = { .procedure = UNCORE_PROC_SETUP, .steps = { steps_cove_setup, 1 } },
		[procedure_rows_cove_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_cove_freeze, 1 } },
		[procedure_rows_cove_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_cove_unfreeze, 1 } },
		[procedure_rows_cove_reset] = { .procedure = UNCORE_PROC_RESET, .steps = { steps_cove_reset, 1 } },
		[procedure_rows_cove_program] = { .procedure = UNCORE_PROC_PROGRAM, .steps = { steps_cove_program, 1 } },
		[procedure_rows_cove_start] = { .procedure = UNCORE_PROC_START, .steps = { steps_cove_start, 1 } },
		[procedure_rows_cove_stop] = { .procedure = UNCORE_PROC_STOP, .steps = { steps_cove_stop, 1 } },
		[procedure_rows_cove_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_cove_read, 1 } },
		[procedure_rows_cove_restore] = { .procedure = UNCORE_PROC_RESTORE, .steps = { steps_cove_restore, 2 } },
		[procedure_rows_freeze] = { .procedure = UNCORE_PROC_FREEZE, .steps = { steps_freeze, 1 } },
		[procedure_rows_unfreeze] = { .procedure = UNCORE_PROC_UNFREEZE, .steps = { steps_unfreeze, 1 } },
		[procedure_rows_read] = { .procedure = UNCORE_PROC_READ, .steps = { steps_read, 2 } },
	},
	.steps = {
		[steps_slice_setup] = { .set = 0x70000000, .box = boxes_slice, .reg = registers_slice_status, .op = UNCORE_STEP_WRITE },
		[steps_slice_reset] = { .set = 0xffffffffffffffff, .box = boxes_slice, .reg = registers_slice_ctr, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_slice_program] = { .value = 0xfc50000000100000, .set = 0x3f0000000000000, .box = boxes_slice, .reg = registers_slice_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .set = 0xffffffffffffffff, .box = boxes_slice, .reg = registers_slice_ctr, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_PRELOAD | UNCORE_STEP_COUNTERS },
		[steps_slice_start] = { .value = 0x20000000, .set = 0x70000000, .box = boxes_slice, .reg = registers_slice_status, .op = UNCORE_STEP_WRITE },
		{ .value = 0xfc50000000500000, .set = 0x3f0000000400000, .box = boxes_slice, .reg = registers_slice_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_slice_read] = { .box = boxes_slice, .reg = registers_slice_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_slice, .reg = registers_slice_clock, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_slice_acknowledge] = { .value = 0x2000000f, .set = 0xf, .box = boxes_slice, .reg = registers_slice_status, .op = UNCORE_STEP_WRITE },
		[steps_slice_restore] = { .value = 0xfc00000000100000, .box = boxes_slice, .reg = registers_slice_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_tile_setup] = { .value = 0x3, .set = 0xff, .box = boxes_tile, .reg = registers_tile_odd, .index = 1, .op = UNCORE_STEP_WRITE },
		[steps_tile_start] = { .value = 0x80000000, .set = 0x80000000, .box = boxes_tile, .reg = registers_tile_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .value = 0x80000000, .set = 0x80000000, .box = boxes_tile, .reg = registers_tile_fixctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_tile_read] = { .box = boxes_tile, .reg = registers_tile_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_tile, .reg = registers_tile_fixctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_tile, .reg = registers_tile_odd, .op = UNCORE_STEP_READ },
		[steps_mesh_program] = { .value = 0xffffffff, .box = boxes_mesh, .reg = registers_mesh_match, .index = 1, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT },
		{ .value = 0x3e0000, .box = boxes_mesh, .reg = registers_mesh_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_mesh_start] = { .value = 0x7e0000, .set = 0x400000, .box = boxes_mesh, .reg = registers_mesh_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_mesh_acknowledge] = { .value = 0x1f, .set = 0x1f, .box = boxes_mesh, .reg = registers_mesh_status, .op = UNCORE_STEP_WRITE },
		[steps_core_setup] = { .box = boxes_core, .reg = registers_core_sel, .op = UNCORE_STEP_WRITE },
		{ .box = boxes_core, .reg = registers_core_sel, .index = 1, .op = UNCORE_STEP_WRITE },
		[steps_core_program] = { .box = boxes_core, .reg = registers_core_sel, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_core_start] = { .value = 0x400000, .set = 0x400000, .text = T(steps_core_start), .box = boxes_core, .reg = registers_core_sel, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT },
		[steps_core_stop] = { .box = boxes_core, .reg = registers_core_sel, .op = UNCORE_STEP_WRITE },
		[steps_core_read] = { .box = boxes_core, .reg = registers_core_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_bus_setup] = { .value = 0x1, .set = 0xff01, .box = boxes_bus, .reg = registers_bus_cmd, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_IN_USE },
		[steps_bus_freeze] = { .keep = 0xffffffff00000000, .box = boxes_bus, .reg = registers_bus_rest, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		[steps_bus_unfreeze] = { .keep = 0xffffffff00000000, .box = boxes_bus, .reg = registers_bus_rest, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_bus_reset] = { .value = 0x4, .set = 0xff04, .box = boxes_bus, .reg = registers_bus_cmd, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_IN_USE },
		[steps_bus_program] = { .box = boxes_bus, .reg = registers_bus_evt, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		{ .box = boxes_bus, .reg = registers_bus_rest, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_bus_start] = { .value = 0x2, .set = 0xff02, .box = boxes_bus, .reg = registers_bus_cmd, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_IN_USE },
		[steps_bus_stop] = { .value = 0xff01, .set = 0xff01, .box = boxes_bus, .reg = registers_bus_cmd, .op = UNCORE_STEP_WRITE },
		[steps_bus_read] = { .box = boxes_bus, .reg = registers_bus_evt, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_bus, .reg = registers_bus_rest, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_fabric_setup] = { .value = 0x100, .set = 0x100, .box = boxes_fabric, .reg = registers_fabric_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_fabric_freeze] = { .value = 0x100, .set = 0x100, .box = boxes_fabric, .reg = registers_fabric_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_fabric_unfreeze] = { .set = 0x100, .box = boxes_fabric, .reg = registers_fabric_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_fabric_reset] = { .value = 0x102, .set = 0x102, .box = boxes_fabric, .reg = registers_fabric_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_fabric_program] = { .value = 0x400000, .set = 0x400000, .box = boxes_fabric, .reg = registers_fabric_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_fabric_start] = { .set = 0x100, .box = boxes_fabric, .reg = registers_fabric_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_fabric_stop] = { .value = 0x100, .set = 0x100, .box = boxes_fabric, .reg = registers_fabric_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_fabric_read] = { .box = boxes_fabric, .reg = registers_fabric_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_fabric, .reg = registers_fabric_clk, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_fabric, .reg = registers_fabric_bw, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_fabric, .reg = registers_fabric_energy_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_fabric, .reg = registers_fabric_heat_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_fabric_restore] = { .set = 0x400000, .box = boxes_fabric, .reg = registers_fabric_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .set = 0x100, .box = boxes_fabric, .reg = registers_fabric_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_lanes_setup] = { .value = 0x100, .set = 0x100, .box = boxes_lanes, .reg = registers_lanes_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_lanes_freeze] = { .value = 0x100, .set = 0x100, .box = boxes_lanes, .reg = registers_lanes_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_lanes_unfreeze] = { .set = 0x100, .box = boxes_lanes, .reg = registers_lanes_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_lanes_reset] = { .value = 0x102, .set = 0x102, .box = boxes_lanes, .reg = registers_lanes_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_lanes_program] = { .value = 0x400000, .set = 0x400000, .box = boxes_lanes, .reg = registers_lanes_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_lanes_start] = { .set = 0x100, .box = boxes_lanes, .reg = registers_lanes_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_lanes_stop] = { .value = 0x100, .set = 0x100, .box = boxes_lanes, .reg = registers_lanes_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_lanes_read] = { .box = boxes_lanes, .reg = registers_lanes_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_lanes_restore] = { .set = 0x400000, .box = boxes_lanes, .reg = registers_lanes_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .set = 0x100, .box = boxes_lanes, .reg = registers_lanes_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_spark_setup] = { .value = 0x1, .set = 0x1, .box = boxes_spark, .reg = registers_spark_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_spark_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_spark, .reg = registers_spark_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_spark_unfreeze] = { .box = boxes_spark, .reg = registers_spark_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_spark_reset] = { .value = 0x3, .set = 0x3, .box = boxes_spark, .reg = registers_spark_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_spark_program] = { .box = boxes_spark, .reg = registers_spark_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_spark_start] = { .box = boxes_spark, .reg = registers_spark_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_spark_stop] = { .value = 0x1, .set = 0x1, .box = boxes_spark, .reg = registers_spark_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_spark_read] = { .box = boxes_spark, .reg = registers_spark_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_spark_restore] = { .set = 0xff, .box = boxes_spark, .reg = registers_spark_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_spark, .reg = registers_spark_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_reef_setup] = { .value = 0x1, .set = 0x1, .box = boxes_reef, .reg = registers_reef_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_reef_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_reef, .reg = registers_reef_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_reef_unfreeze] = { .box = boxes_reef, .reg = registers_reef_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_reef_reset] = { .value = 0x3, .set = 0x3, .box = boxes_reef, .reg = registers_reef_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_reef_program] = { .box = boxes_reef, .reg = registers_reef_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_reef_start] = { .box = boxes_reef, .reg = registers_reef_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_reef_stop] = { .value = 0x1, .set = 0x1, .box = boxes_reef, .reg = registers_reef_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_reef_read] = { .box = boxes_reef, .reg = registers_reef_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_reef_restore] = { .set = 0xff, .box = boxes_reef, .reg = registers_reef_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_reef, .reg = registers_reef_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_dune_setup] = { .value = 0x1, .set = 0x1, .box = boxes_dune, .reg = registers_dune_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_dune_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_dune, .reg = registers_dune_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_dune_unfreeze] = { .box = boxes_dune, .reg = registers_dune_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_dune_reset] = { .value = 0x3, .set = 0x3, .box = boxes_dune, .reg = registers_dune_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_dune_program] = { .box = boxes_dune, .reg = registers_dune_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_dune_start] = { .box = boxes_dune, .reg = registers_dune_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_dune_stop] = { .value = 0x1, .set = 0x1, .box = boxes_dune, .reg = registers_dune_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_dune_read] = { .box = boxes_dune, .reg = registers_dune_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_dune_restore] = { .set = 0xff, .box = boxes_dune, .reg = registers_dune_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_dune, .reg = registers_dune_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_shoal_setup] = { .value = 0x1, .set = 0x1, .box = boxes_shoal, .reg = registers_shoal_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_shoal_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_shoal, .reg = registers_shoal_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_shoal_unfreeze] = { .box = boxes_shoal, .reg = registers_shoal_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_shoal_reset] = { .value = 0x3, .set = 0x3, .box = boxes_shoal, .reg = registers_shoal_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_shoal_program] = { .box = boxes_shoal, .reg = registers_shoal_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_shoal_start] = { .box = boxes_shoal, .reg = registers_shoal_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_shoal_stop] = { .value = 0x1, .set = 0x1, .box = boxes_shoal, .reg = registers_shoal_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_shoal_read] = { .box = boxes_shoal, .reg = registers_shoal_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_shoal_restore] = { .set = 0xff, .box = boxes_shoal, .reg = registers_shoal_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_shoal, .reg = registers_shoal_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cove_setup] = { .value = 0x1, .set = 0x1, .box = boxes_cove, .reg = registers_cove_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cove_freeze] = { .value = 0x1, .set = 0x1, .box = boxes_cove, .reg = registers_cove_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cove_unfreeze] = { .box = boxes_cove, .reg = registers_cove_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cove_reset] = { .value = 0x3, .set = 0x3, .box = boxes_cove, .reg = registers_cove_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cove_program] = { .box = boxes_cove, .reg = registers_cove_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_EVENT | UNCORE_STEP_COUNTERS },
		[steps_cove_start] = { .box = boxes_cove, .reg = registers_cove_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cove_stop] = { .value = 0x1, .set = 0x1, .box = boxes_cove, .reg = registers_cove_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_cove_read] = { .box = boxes_cove, .reg = registers_cove_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
		[steps_cove_restore] = { .set = 0xff, .box = boxes_cove, .reg = registers_cove_ctl, .op = UNCORE_STEP_WRITE, .flags = UNCORE_STEP_COUNTERS },
		{ .box = boxes_cove, .reg = registers_cove_box_ctl, .op = UNCORE_STEP_WRITE },
		[steps_freeze] = { .value = 0x8000000f, .set = 0x8000000f, .text = T(steps_freeze), .box = boxes_slice, .reg = registers_slice_global, .op = UNCORE_STEP_WRITE },
		[steps_unfreeze] = { .value = 0x1, .box = boxes_slice, .reg = registers_slice_global, .op = UNCORE_STEP_WRITE },
		[steps_read] = { .box = boxes_mesh, .reg = registers_mesh_status, .op = UNCORE_STEP_READ },
		{ .box = boxes_tile, .reg = registers_tile_ctr, .op = UNCORE_STEP_READ, .flags = UNCORE_STEP_COUNTERS },
	},
	.aliases = {
		[aliases_box_slice] = { .name = S(section), .box = boxes_slice, .reg = NONE, .field = NONE },
		[aliases_register_slice_global] = { .name = S(GlobalControl), .box = boxes_slice, .reg = registers_slice_global, .field = NONE },
		[aliases_register_slice_ctl] = { .name = S(ThreadID), .box = boxes_slice, .reg = registers_slice_ctl, .field = fields_slice_ctl_tid },
		[aliases_register_slice_status] = { .name = S(Way1Home), .box = boxes_slice, .reg = registers_slice_status, .field = fields_slice_status_node1 },
		{ .name = S(Way0Home), .box = boxes_slice, .reg = registers_slice_status, .field = fields_slice_status_node0 },
		[aliases_register_core_sel] = { .name = S(SELECT_i__47ecc9a6), .box = boxes_core, .reg = registers_core_sel, .field = NONE },
	},
	.field_refs = {
		[field_refs_boxes_sockets_buses] = { boxes_mesh, registers_mesh_busno, fields_mesh_busno_next },
		[field_refs_presents_slice_fields] = { boxes_mesh, registers_mesh_busno, fields_mesh_busno_small },
		[field_refs_root_buses_slice_fields] = { boxes_mesh, registers_mesh_busno, fields_mesh_busno_bus }, { boxes_mesh, registers_mesh_busno, fields_mesh_busno_next }, { boxes_mesh, registers_mesh_busno, fields_mesh_busno_small },
		[field_refs_counters_slice_general_overflow_global] = { boxes_mesh, registers_mesh_status, fields_mesh_status_slices }, { NONE, NONE, NONE }, { boxes_mesh, registers_mesh_status, fields_mesh_status_slices },
		[field_refs_counters_mesh_general_overflow_global] = { boxes_mesh, registers_mesh_status, fields_mesh_status_slices }, { boxes_mesh, registers_mesh_status, fields_mesh_status_slices }, { boxes_mesh, registers_mesh_status, fields_mesh_status_slices },
	},
	.numbers = {
		[numbers_presents_slice_map] = 0x0, 0x1, 0x3, 0x3,
		[numbers_counters_slice_general_max_increment] = 0x14, 0x14, 0x1, 0x1,
		[numbers_counters_slice_general_overflow_bits] = 0x0, 0x0, 0x0,
		[numbers_counters_slice_cycles_max_increment] = 0x1,
		[numbers_registers_tile_ctl_bases] = 0xe00, 0xe40, 0xf10,
		[numbers_registers_tile_ctl_offsets] = 0x0, 0x3, 0x4,
		[numbers_registers_tile_ctr_bases] = 0xe08, 0xe48, 0xf18,
		[numbers_registers_tile_fixctl_bases] = 0xe0f, 0xe4f, 0xf1f,
		[numbers_registers_tile_odd_offsets] = 0x0, 0x11,
		[numbers_counters_tile_general_max_increment] = 0x4,
		[numbers_registers_mesh_ctr_offsets] = 0xa0, 0xb8,
		[numbers_counters_mesh_general_overflow_bits] = 0x0, 0x0, 0x0,
		[numbers_registers_pair_ctr_offsets] = 0xa0, 0xb0, 0x98, 0xb8, 0xc0, 0xd0,
		[numbers_registers_pair_tag_offsets] = 0x40, 0x5c,
		[numbers_registers_pair_step_offsets] = 0x60, 0x6c,
		[numbers_registers_pair_mix_bases] = 0x800, 0x900,
		[numbers_registers_pair_mix_offsets] = 0x0, 0x7, 0x1, 0x3,
		[numbers_registers_pair_far_offsets] = 0x0, 0x5, 0x2, 0x9,
		[numbers_registers_pair_odd_offsets] = 0x4, 0x6,
		[numbers_registers_pair_one_offsets] = 0x3,
		[numbers_counters_pair_general_overflow_bits] = 0x0, 0x3,
		[numbers_counters_fabric_general_max_increment] = 0x4,
		[numbers_counters_fabric_clock_max_increment] = 0x1,
		[numbers_counters_fabric_bandwidth_max_increment] = 0x10,
		[numbers_counters_lanes_general_max_increment] = 0x4,
		[numbers_windows_vault_bank_offsets] = 0x22800, 0x26800,
		[numbers_window_parts_vault_bank_12_elements] = 0x1, 0x0,
		[numbers_windows_vault_lobby_offsets] = 0x80000,
		[numbers_window_parts_vault_lobby_12_elements] = 0x1,
		[numbers_registers_vault_ctr_offsets] = 0x8, 0x18, 0x10,
		[numbers_counters_vault_general_overflow_bits] = 0x0, 0x0,
		[numbers_counters_vault_clock_max_increment] = 0x1,
	},
	.strings = {
		[strings_boxes_slice_instance_names] = S(left), S(right), S(spare),
		[strings_registers_tile_ctl_names] = S(T_CTL_A), S(T_CTL_B), S(T_CTL_C),
		[strings_boxes_pair_instance_names] = S(upper), S(lower),
		[strings_core_msrs_all_flags] = S(fpu), S(msr),
	},
	.events = {
		[events_UNC_S_CLOCK] = { .name = N(events_UNC_S_CLOCK), .text = T(events_UNC_S_CLOCK), .source = C(made_up_1_p2_775cd000), .box = boxes_slice, .category = categories_slice_CLOCK, .counters = 0xf, .max_increment = 1, .group = 0, .umask_field = fields_slice_ctl_umask },
		[events_UNC_S_LOOKUP] = { .control = 0x34, .name = N(events_UNC_S_LOOKUP), .text = T(events_UNC_S_LOOKUP), .source = C(made_up_2_p60_b0893c04), .box = boxes_slice, .category = categories_slice_CACHE, .first_umask = umasks_UNC_S_LOOKUP__READ, .umask_count = 8, .counters = 0x3, .max_increment = 20, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_DOUBTFUL, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_slice_ctl_umask },
		[events_UNC_S_LOOKUPS] = { .control = 0x34, .name = N(events_UNC_S_LOOKUPS), .text = T(events_UNC_S_LOOKUPS), .source = C(made_up_2_p60_b0893c04), .box = boxes_slice, .category = categories_slice_CACHE, .first_umask = umasks_UNC_S_LOOKUPS__READ, .umask_count = 1, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_slice_ctl_umask },
		[events_UNC_S_VICTIM] = { .control = 0x2800037, .name = N(events_UNC_S_VICTIM), .text = T(events_UNC_S_VICTIM), .source = C(made_up_2_p60_b0893c04), .box = boxes_slice, .category = categories_slice_CACHE, .first_umask = umasks_UNC_S_VICTIM__DIRTY, .umask_count = 1, .first_filter = filters_UNC_S_VICTIM, .filter_count = 1, .counters = 0xc, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_slice_ctl_umask },
		[events_UNC_S_THREAD] = { .control = 0x40, .name = N(events_UNC_S_THREAD), .text = T(events_UNC_S_THREAD), .source = C(made_up_2_p60_b0893c04), .box = boxes_slice, .category = categories_slice_CACHE, .first_umask = umasks_UNC_S_THREAD__T1, .umask_count = 2, .counters = 0x1, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_slice_ctl_tid },
		[events_UNC_S_OCCUPANCY] = { .control = 0x11, .name = N(events_UNC_S_OCCUPANCY), .text = T(events_UNC_S_OCCUPANCY), .source = C(made_up_2_p60_b0893c04), .box = boxes_slice, .category = categories_slice_CACHE, .counters = 0x1, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_slice_ctl_umask },
		[events_UNC_S_BUSY] = { .control = 0x1f, .name = N(events_UNC_S_BUSY), .text = T(events_UNC_S_BUSY), .source = C(made_up_2_p60_b0893c04), .box = boxes_slice, .category = categories_slice_CACHE, .counters = 0xe, .group = 0, .flags = UNCORE_EVENT_NEEDS_THRESHOLD | UNCORE_EVENT_COMPANION, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_slice_ctl_umask },
		[events_UNC_S_GHOST] = { .control = codes_UNC_S_GHOST | UINT64_C(1) << 16, .name = N(events_UNC_S_GHOST), .text = T(events_UNC_S_GHOST), .source = C(made_up_2_p60_b0893c04), .box = boxes_slice, .category = categories_slice_CACHE, .first_umask = umasks_UNC_S_GHOST__SEEN, .umask_count = 1, .counters = 0x1, .group = 255, .flags = UNCORE_EVENT_UNPROGRAMMABLE | UNCORE_EVENT_UNPLACED, .evidence = UNCORE_EVIDENCE_UNKNOWN, .umask_field = NONE },
		[events_UNC_S_HOME_A] = { .control = 0x50, .name = N(events_UNC_S_HOME_A), .text = T(events_UNC_S_HOME_A), .source = C(made_up_2_p60_b0893c04), .box = boxes_slice, .category = categories_slice_CACHE, .first_filter = filters_UNC_S_HOME_A, .filter_count = 1, .counters = 0x3, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_slice_ctl_umask },
		[events_UNC_S_HOME_B] = { .control = 0x51, .name = N(events_UNC_S_HOME_B), .text = T(events_UNC_S_HOME_B), .source = C(made_up_2_p60_b0893c04), .box = boxes_slice, .category = categories_slice_CACHE, .first_filter = filters_UNC_S_HOME_B, .filter_count = 1, .counters = 0x3, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = fields_slice_ctl_umask },
		[events_UNC_S_FREE] = { .name = N(events_UNC_S_FREE), .text = T(events_UNC_S_FREE), .source = C(made_up_2_p60_b0893c04), .box = boxes_slice, .category = categories_slice_CLOCK, .counters = 0x1, .group = 1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_TILE_WORK] = { .control = 0xff, .name = N(events_TILE_WORK), .text = T(events_TILE_WORK), .source = C(made_up_1_p7_775cd5bf), .box = boxes_tile, .category = categories_tile_ALL, .counters = 0x5, .group = 0, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_TILE_TIME] = { .name = N(events_TILE_TIME), .text = T(events_TILE_TIME), .source = C(made_up_1_p7_775cd5bf), .box = boxes_tile, .category = categories_tile_ALL, .counters = 0x1, .group = 1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .umask_field = NONE },
		[events_CORE_CYCLES] = { .control = 0x79, .name = N(events_CORE_CYCLES), .text = T(events_UNC_S_CLOCK), .source = C(made_up_1_p30_08714468), .box = boxes_core, .category = categories_core_ALL, .counters = 0x3, .group = 0, .umask_field = fields_core_ctl_umask },
		[events_CORE_LINES] = { .control = 0x24, .name = N(events_CORE_LINES), .text = T(events_CORE_LINES), .source = C(made_up_1_p30_08714468), .box = boxes_core, .category = categories_core_ALL, .first_umask = umasks_CORE_LINES__M, .umask_count = 2, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_core_ctl_umask },
		[events_CORE_OLD] = { .control = 0xd8, .name = N(events_CORE_OLD), .text = T(events_CORE_OLD), .source = C(made_up_1_p30_08714468), .box = boxes_core, .category = categories_core_ALL, .counters = 0x1, .group = 0, .umask_field = fields_core_ctl_umask },
		[events_CORE_NEW] = { .control = 0xd8, .name = N(events_CORE_NEW), .text = T(events_CORE_NEW), .source = C(made_up_1_p30_08714468), .box = boxes_core, .category = categories_core_ALL, .counters = 0x2, .group = 0, .umask_field = fields_core_ctl_umask },
		[events_BUS_TRAFFIC] = { .control = 0x81, .name = N(events_BUS_TRAFFIC), .text = T(events_BUS_TRAFFIC), .source = C(made_up_1_p40_083585c7), .box = boxes_bus, .category = categories_bus_BUS, .counters = 0x1f, .group = 0, .flags = UNCORE_EVENT_DEFAULTS, .umask_field = NONE },
		[events_BUS_IO] = { .control = 0x32, .name = N(events_BUS_IO), .text = T(events_BUS_IO), .source = C(made_up_1_p40_083585c7), .box = boxes_bus, .category = categories_bus_BUS, .counters = 0x3, .group = 1, .flags = UNCORE_EVENT_DEFAULTS, .umask_field = NONE },
		[events_F_CLOCK] = { .control = 0x1, .name = N(events_F_CLOCK), .text = T(events_F_CLOCK), .source = C(made_up_2_p70_b09bcb5d), .box = boxes_fabric, .category = categories_fabric_DATA, .counters = 0xf, .max_increment = 1, .group = 0, .umask_field = fields_fabric_ctl_umask },
		[events_F_PORT_CLOCK] = { .name = N(events_F_PORT_CLOCK), .text = T(events_F_PORT_CLOCK), .source = C(made_up_2_p70_b09bcb5d), .box = boxes_fabric, .category = categories_fabric_DATA, .counters = 0x1, .max_increment = 1, .group = 1, .umask_field = NONE },
		[events_F_BYTES_IN_0] = { .name = N(events_F_BYTES_IN_0), .text = T(events_F_BYTES_IN_0), .source = C(made_up_2_p70_b09bcb5d), .box = boxes_fabric, .category = categories_fabric_DATA, .counters = 0x1, .max_increment = 16, .group = 2, .umask_field = NONE },
		[events_F_BYTES_IN_1] = { .name = N(events_F_BYTES_IN_1), .text = T(events_F_BYTES_IN_1), .source = C(made_up_2_p70_b09bcb5d), .box = boxes_fabric, .category = categories_fabric_DATA, .counters = 0x2, .max_increment = 16, .group = 2, .umask_field = NONE },
		[events_F_ENERGY] = { .name = N(events_F_ENERGY), .text = T(events_F_ENERGY), .source = C(made_up_2_p70_b09bcb5d), .box = boxes_fabric, .category = categories_fabric_DATA, .counters = 0x1, .group = 3, .umask_field = NONE },
		[events_F_HEAT] = { .name = N(events_F_HEAT), .text = T(events_F_HEAT), .source = C(made_up_2_p70_b09bcb5d), .box = boxes_fabric, .category = categories_fabric_DATA, .counters = 0x1, .group = 4, .umask_field = NONE },
		[events_F_DATA] = { .control = 0x83, .name = N(events_F_DATA), .text = T(events_F_DATA), .source = C(made_up_2_p70_b09bcb5d), .box = boxes_fabric, .category = categories_fabric_DATA, .first_umask = umasks_F_DATA__READ_PART0, .umask_count = 6, .counters = 0x3, .max_increment = 4, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_fabric_ctl_umask },
		[events_L_CLOCK] = { .control = 0x1, .name = N(events_L_CLOCK), .text = T(events_F_CLOCK), .source = C(made_up_2_p70_b09bcb5d), .box = boxes_lanes, .category = categories_lanes_FLITS, .counters = 0xf, .max_increment = 1, .group = 0, .umask_field = fields_lanes_ctl_umask },
		[events_L_FLITS] = { .control = 0x2, .name = N(events_L_FLITS), .text = T(events_L_FLITS), .source = C(made_up_2_p70_b09bcb5d), .box = boxes_lanes, .category = categories_lanes_FLITS, .first_umask = umasks_L_FLITS__DATA, .umask_count = 3, .counters = 0xf, .max_increment = 4, .group = 0, .umask_field = fields_lanes_ctl_umask },
		[events_SPARK_STEPS] = { .control = 0x1, .name = N(events_SPARK_STEPS), .text = T(events_SPARK_STEPS), .source = C(made_up_2_p92_b0bdc36d), .box = boxes_spark, .category = categories_spark_ALL, .counters = 0x3, .max_increment = 1, .group = 0, .umask_field = NONE },
		[events_REEF_STEPS] = { .control = 0x1, .name = N(events_REEF_STEPS), .text = T(events_SPARK_STEPS), .source = C(made_up_2_p92_b0bdc36d), .box = boxes_reef, .category = categories_reef_ALL, .counters = 0x3, .max_increment = 1, .group = 0, .umask_field = NONE },
		[events_DUNE_STEPS] = { .control = 0x1, .name = N(events_DUNE_STEPS), .text = T(events_SPARK_STEPS), .source = C(made_up_2_p92_b0bdc36d), .box = boxes_dune, .category = categories_dune_ALL, .counters = 0x3, .max_increment = 1, .group = 0, .umask_field = NONE },
	},
	.umasks = {
		{ .name = S(READ), .text = T(umasks_UNC_S_LOOKUP__READ), .source = C(made_up_2_p60_b0893c04), .control = 0x100, .event = events_UNC_S_LOOKUP, .counters = 0x3, .max_increment = 20, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(WRITE), .text = T(umasks_UNC_S_LOOKUP__WRITE), .source = C(made_up_2_p60_b0893c04), .control = 0x200, .event = events_UNC_S_LOOKUP, .counters = 0x2, .max_increment = 2, .flags = UNCORE_UMASK_COMBINES, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ANY), .text = T(umasks_UNC_S_LOOKUP__ANY), .source = C(made_up_2_p60_b0893c04), .control = 0x300, .event = events_UNC_S_LOOKUP, .counters = 0x3, .max_increment = 20, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(ALL), .text = T(umasks_UNC_S_LOOKUP__ALL), .source = C(made_up_2_p61_b089c5d7), .control = 0x300, .event = events_UNC_S_LOOKUP, .counters = 0x3, .max_increment = 20, .flags = UNCORE_UMASK_DEPRECATED, .evidence = UNCORE_EVIDENCE_INFERRED },
		{ .name = S(STATE_2_6aef3fe0), .text = T(umasks_UNC_S_LOOKUP__STATE_2), .source = C(made_up_2_p60_b0893c04), .control = 0x1000, .event = events_UNC_S_LOOKUP, .counters = 0x3, .first_filter = filters_UNC_S_LOOKUP__STATE_2, .filter_count = 1, .max_increment = 20, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(STATE_6_6ae0caac), .text = T(umasks_UNC_S_LOOKUP__STATE_6), .source = C(made_up_2_p60_b0893c04), .control = 0x1000, .event = events_UNC_S_LOOKUP, .counters = 0x3, .first_filter = filters_UNC_S_LOOKUP__STATE_6, .filter_count = 1, .max_increment = 20, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(HOMED), .text = T(umasks_UNC_S_LOOKUP__HOMED), .source = C(made_up_2_p60_b0893c04), .control = 0x2000, .event = events_UNC_S_LOOKUP, .counters = 0x3, .first_filter = filters_UNC_S_LOOKUP__HOMED, .filter_count = 3, .max_increment = 20, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DEAD), .text = T(umasks_UNC_S_LOOKUP__DEAD), .source = C(made_up_2_p60_b0893c04), .control = 0x8000, .event = events_UNC_S_LOOKUP, .counters = 0x3, .first_filter = filters_UNC_S_LOOKUP__DEAD, .filter_count = 1, .max_increment = 20, .flags = UNCORE_UMASK_UNPROGRAMMABLE, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(READ), .text = T(umasks_UNC_S_LOOKUP__READ), .source = C(made_up_2_p60_b0893c04), .control = 0x100, .event = events_UNC_S_LOOKUPS, .counters = 0x3, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(DIRTY), .text = T(umasks_UNC_S_VICTIM__DIRTY), .source = C(made_up_2_p60_b0893c04), .control = 0x400, .event = events_UNC_S_VICTIM, .counters = 0xc, .first_filter = filters_UNC_S_VICTIM__DIRTY, .filter_count = 1, .flags = UNCORE_UMASK_DOUBTFUL, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(T1), .text = T(umasks_UNC_S_THREAD__T1), .source = C(made_up_2_p60_b0893c04), .control = 0x10000000000000, .event = events_UNC_S_THREAD, .counters = 0x1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(T63), .text = T(umasks_UNC_S_THREAD__T63), .source = C(made_up_2_p60_b0893c04), .control = 0x3f0000000000000, .event = events_UNC_S_THREAD, .counters = 0x1, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE },
		{ .name = S(SEEN), .text = T(umasks_UNC_S_GHOST__SEEN), .source = C(made_up_2_p60_b0893c04), .control = 0x1, .event = events_UNC_S_GHOST, .counters = 0x1, .evidence = UNCORE_EVIDENCE_UNKNOWN },
		{ .name = S(M), .text = T(umasks_CORE_LINES__M), .source = C(made_up_1_p30_08714468), .control = 0x800, .event = events_CORE_LINES, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(E), .text = T(umasks_CORE_LINES__E), .source = C(made_up_1_p30_08714468), .control = 0x400, .event = events_CORE_LINES, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(READ_PART0_42d9e2b6), .text = T(umasks_F_DATA__READ_PART0), .source = C(made_up_2_p70_b09bcb5d), .control = 0x701000000400, .event = events_F_DATA, .counters = 0x3, .max_increment = 4, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED },
		{ .name = S(READ_PART1_42d9fd45), .text = T(umasks_F_DATA__READ_PART1), .source = C(made_up_2_p70_b09bcb5d), .control = 0x702000000400, .event = events_F_DATA, .counters = 0x3, .max_increment = 4, .flags = UNCORE_UMASK_COMBINES | UNCORE_UMASK_COMPOSED },
		{ .name = S(READ_BOTH_8587fe6d), .text = T(umasks_F_DATA__READ_BOTH), .source = C(made_up_2_p70_b09bcb5d), .control = 0x703000000400, .event = events_F_DATA, .counters = 0x3, .max_increment = 4 },
		{ .name = S(READ_POSTED_5e4ea4f1), .text = T(umasks_F_DATA__READ_POSTED), .source = C(made_up_2_p70_b09bcb5d), .control = 0x101000000400, .event = events_F_DATA, .counters = 0x3, .max_increment = 4 },
		{ .name = S(WRITE_PART0_e41174b5), .text = T(umasks_F_DATA__WRITE_PART0), .source = C(made_up_2_p70_b09bcb5d), .control = 0x701000000100, .event = events_F_DATA, .counters = 0x3, .max_increment = 4, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(OTHER), .text = T(umasks_F_DATA__OTHER), .source = C(made_up_2_p70_b09bcb5d), .control = 0x2000, .event = events_F_DATA, .counters = 0x3, .max_increment = 4, .flags = UNCORE_UMASK_COMPOSED },
		{ .name = S(DATA), .text = T(umasks_L_FLITS__DATA), .source = C(made_up_2_p70_b09bcb5d), .control = 0xf00, .event = events_L_FLITS, .counters = 0xf, .max_increment = 4 },
		{ .name = S(FAR), .text = T(umasks_L_FLITS__FAR), .source = C(made_up_2_p70_b09bcb5d), .control = 0x80000000000300, .event = events_L_FLITS, .counters = 0xf, .max_increment = 4, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(NEAR), .text = T(umasks_L_FLITS__NEAR), .source = C(made_up_2_p70_b09bcb5d), .control = 0x100000300, .event = events_L_FLITS, .counters = 0xf, .max_increment = 4, .flags = UNCORE_UMASK_COMBINES },
	},
	.filters = {
		[filters_UNC_S_LOOKUP__STATE_2] = { .value = 0x2, .reg = registers_slice_status, .field = fields_slice_status_mode, .kind = UNCORE_FILTER_VALUE },
		[filters_UNC_S_LOOKUP__STATE_6] = { .value = 0x6, .reg = registers_slice_status, .field = fields_slice_status_mode, .kind = UNCORE_FILTER_VALUE },
		[filters_UNC_S_LOOKUP__HOMED] = { .value = 0x3, .reg = registers_slice_status, .field = fields_slice_status_node1, .kind = UNCORE_FILTER_NONZERO },
		{ .value = 0x1, .reg = registers_slice_status, .field = fields_slice_status_mode, .kind = UNCORE_FILTER_VALUE },
		{ .reg = registers_slice_spare, .field = fields_slice_whole_all, .kind = UNCORE_FILTER_ASKED },
		[filters_UNC_S_LOOKUP__DEAD] = { .reg = registers_slice_scratch, .field = fields_slice_whole_all, .kind = UNCORE_FILTER_ASKED },
		[filters_UNC_S_VICTIM] = { .value = 0x1, .reg = registers_slice_status, .field = fields_slice_status_node0, .kind = UNCORE_FILTER_VALUE },
		[filters_UNC_S_VICTIM__DIRTY] = { .value = 0x3, .reg = registers_slice_status, .field = fields_slice_status_node1, .kind = UNCORE_FILTER_VALUE },
		[filters_UNC_S_HOME_A] = { .reg = registers_slice_status, .field = fields_slice_status_node0, .kind = UNCORE_FILTER_ASKED },
		[filters_UNC_S_HOME_B] = { .reg = registers_slice_status, .field = fields_slice_status_node1, .kind = UNCORE_FILTER_ASKED },
	},
	.categories = {
		[categories_slice_CLOCK] = { .id = S(CLOCK), .text = T(categories_slice_CLOCK), .box = boxes_slice },
		[categories_slice_CACHE] = { .id = S(CACHE), .text = T(categories_slice_CACHE), .box = boxes_slice },
		[categories_tile_ALL] = { .id = S(ALL), .text = T(categories_tile_ALL), .box = boxes_tile },
		[categories_core_ALL] = { .id = S(ALL), .text = T(categories_tile_ALL), .box = boxes_core },
		[categories_bus_BUS] = { .id = S(BUS), .text = T(categories_bus_BUS), .box = boxes_bus },
		[categories_fabric_DATA] = { .id = S(DATA), .text = T(categories_fabric_DATA), .box = boxes_fabric },
		[categories_lanes_FLITS] = { .id = S(FLITS), .text = T(categories_lanes_FLITS), .box = boxes_lanes },
		[categories_spark_ALL] = { .id = S(ALL), .text = T(categories_tile_ALL), .box = boxes_spark },
		[categories_reef_ALL] = { .id = S(ALL), .text = T(categories_tile_ALL), .box = boxes_reef },
		[categories_dune_ALL] = { .id = S(ALL), .text = T(categories_tile_ALL), .box = boxes_dune },
	},
#ifndef UNCORE_WITHOUT_ALIASES
	.event_aliases = {
		[event_aliases_UNC_S_CLOCK] = { .name = S(S_CYCLES), .tool = S(made_up_1_ed9388e0), .event = events_UNC_S_CLOCK, .umask = NONE },
		{ .name = S(S_CLK), .tool = S(made_up_1_ed9388e0), .event = events_UNC_S_CLOCK, .umask = NONE },
		{ .name = S(slice_clock_6e12e68a), .tool = S(made_up_9836699c), .event = events_UNC_S_CLOCK, .umask = NONE },
		[event_aliases_UNC_S_LOOKUP] = { .name = S(W), .tool = S(made_up_1_ed9388e0), .event = events_UNC_S_LOOKUP, .umask = umasks_UNC_S_LOOKUP__WRITE },
		{ .name = S(stores), .tool = S(made_up_9836699c), .event = events_UNC_S_LOOKUP, .umask = umasks_UNC_S_LOOKUP__WRITE },
		{ .name = S(st), .tool = S(made_up_9836699c), .event = events_UNC_S_LOOKUP, .umask = umasks_UNC_S_LOOKUP__WRITE },
	},
#endif
	.name_index = {
		[0x0] = names_codes + events_UNC_S_CLOCK,
		[0x1] = names_umasks + umasks_UNC_S_GHOST__SEEN,
		[0x2] = names_events + events_UNC_S_FREE,
		[0x4] = names_umasks + umasks_UNC_S_LOOKUP__STATE_6,
		[0x5] = names_boxes + boxes_dune,
		[0x8] = names_umasks + umasks_UNC_S_LOOKUP__ALL,
		[0x9] = names_instances + strings_boxes_pair_instance_names + 1,
		[0xf] = names_events + events_L_CLOCK,
		[0x11] = names_events + events_L_FLITS,
		[0x18] = names_events + events_CORE_CYCLES,
		[0x1a] = names_events + events_F_BYTES_IN_0,
		[0x1c] = names_umasks + umasks_F_DATA__READ_PART0,
		[0x1e] = names_boxes + boxes_ports,
		[0x1f] = names_events + events_UNC_S_VICTIM,
		[0x25] = names_umasks + umasks_UNC_S_VICTIM__DIRTY,
		[0x28] = names_boxes + boxes_tile,
		[0x29] = names_codes + events_UNC_S_THREAD,
		[0x2a] = names_boxes + boxes_bus,
		[0x2c] = names_boxes + boxes_map,
		[0x2e] = names_box_aliases + aliases_box_slice,
		[0x31] = names_events + events_SPARK_STEPS,
		[0x32] = names_events + events_UNC_S_THREAD,
		[0x33] = names_umasks + umasks_CORE_LINES__M,
		[0x34] = A(names_wholes + event_aliases_UNC_S_CLOCK + 1),
		[0x35] = names_codes + events_BUS_TRAFFIC,
		[0x36] = names_instances + strings_boxes_slice_instance_names + 1,
		[0x37] = names_codes + events_L_CLOCK,
		[0x3a] = names_codes + events_UNC_S_OCCUPANCY,
		[0x3b] = names_boxes + boxes_vault,
		[0x3f] = names_events + events_UNC_S_HOME_B,
		[0x45] = names_codes + events_TILE_TIME,
		[0x48] = names_events + events_TILE_WORK,
		[0x4a] = names_events + events_UNC_S_LOOKUPS,
		[0x4b] = names_umasks + umasks_CORE_LINES__E,
		[0x4c] = names_umasks + umasks_UNC_S_LOOKUP__ANY,
		[0x52] = names_codes + events_UNC_S_HOME_B,
		[0x53] = names_instances + strings_boxes_slice_instance_names + 2,
		[0x54] = names_codes + events_BUS_IO,
		[0x55] = names_codes + events_TILE_WORK,
		[0x5b] = names_codes + events_UNC_S_BUSY,
		[0x5e] = names_umasks + umasks_F_DATA__READ_BOTH,
		[0x60] = names_umasks + umasks_F_DATA__OTHER,
		[0x61] = A(names_wholes + event_aliases_UNC_S_LOOKUP + 1),
		[0x63] = names_umasks + umasks_UNC_S_LOOKUP__WRITE,
		[0x64] = names_codes + events_CORE_CYCLES,
		[0x66] = names_events + events_REEF_STEPS,
		[0x69] = names_umasks + umasks_L_FLITS__NEAR,
		[0x6a] = names_codes + events_L_FLITS,
		[0x6c] = names_events + events_F_ENERGY,
		[0x74] = names_codes + events_SPARK_STEPS,
		[0x76] = names_umasks + umasks_UNC_S_LOOKUP__STATE_2,
		[0x78] = names_events + events_UNC_S_GHOST,
		[0x79] = names_events + events_F_CLOCK,
		[0x7c] = names_codes + events_UNC_S_LOOKUP,
		[0x7d] = names_codes + events_UNC_S_LOOKUPS,
		[0x7e] = names_umasks + umasks_UNC_S_LOOKUP__HOMED,
		[0x7f] = names_umasks + umasks_L_FLITS__FAR,
		[0x81] = names_events + events_TILE_TIME,
		[0x87] = names_instances + strings_boxes_slice_instance_names,
		[0x89] = names_events + events_F_PORT_CLOCK,
		[0x8e] = names_events + events_F_DATA,
		[0x90] = names_instances + strings_boxes_pair_instance_names,
		[0x91] = names_events + events_CORE_NEW,
		[0x92] = names_umasks + umasks_F_DATA__WRITE_PART0,
		[0x95] = names_events + events_CORE_OLD,
		[0x96] = names_boxes + boxes_reef,
		[0x9d] = names_boxes + boxes_fabric,
		[0x9e] = names_events + events_DUNE_STEPS,
		[0x9f] = names_boxes + boxes_mesh,
		[0xa0] = names_codes + events_UNC_S_VICTIM,
		[0xa2] = names_codes + events_UNC_S_HOME_A,
		[0xa5] = names_umasks + umasks_UNC_S_LOOKUPS__READ,
		[0xa6] = names_events + events_F_HEAT,
		[0xa7] = names_umasks + umasks_UNC_S_THREAD__T63,
		[0xa8] = names_umasks + umasks_F_DATA__READ_PART1,
		[0xa9] = names_codes + events_CORE_LINES,
		[0xaa] = names_boxes + boxes_cove,
		[0xab] = A(names_wholes + event_aliases_UNC_S_LOOKUP + 2),
		[0xac] = names_umasks + umasks_UNC_S_THREAD__T1,
		[0xb1] = names_events + events_UNC_S_OCCUPANCY,
		[0xb3] = names_boxes + boxes_slice,
		[0xb4] = names_codes + events_F_DATA,
		[0xb5] = names_codes + events_REEF_STEPS,
		[0xbb] = names_umasks + umasks_L_FLITS__DATA,
		[0xc2] = names_umasks + umasks_UNC_S_LOOKUP__READ,
		[0xc3] = names_boxes + boxes_shoal,
		[0xc5] = A(names_wholes + event_aliases_UNC_S_CLOCK + 2),
		[0xca] = names_umasks + umasks_F_DATA__READ_POSTED,
		[0xcd] = names_boxes + boxes_core,
		[0xd3] = names_boxes + boxes_spark,
		[0xd4] = names_boxes + boxes_lanes,
		[0xd8] = names_boxes + boxes_pair,
		[0xda] = names_events + events_UNC_S_CLOCK,
		[0xdb] = names_umasks + umasks_UNC_S_LOOKUP__DEAD,
		[0xdc] = names_events + events_F_BYTES_IN_1,
		[0xe2] = names_events + events_BUS_TRAFFIC,
		[0xe6] = names_events + events_UNC_S_LOOKUP,
		[0xe7] = names_events + events_BUS_IO,
		[0xe8] = A(names_wholes + event_aliases_UNC_S_CLOCK),
		[0xeb] = names_events + events_CORE_LINES,
		[0xf0] = names_codes + events_CORE_OLD,
		[0xf1] = names_codes + events_CORE_NEW,
		[0xf4] = names_codes + events_F_CLOCK,
		[0xf5] = names_events + events_UNC_S_BUSY,
		[0xf6] = names_codes + events_DUNE_STEPS,
		[0xf7] = names_boxes + boxes_finder,
		[0xf8] = A(names_wholes + event_aliases_UNC_S_LOOKUP),
		[0xfa] = names_boxes + boxes_gate,
		[0xff] = names_events + events_UNC_S_HOME_A,
	},
	.codes = {
		[codes_UNC_S_GHOST] = { .value = 0x1, .field = S(ghost), .role = UNCORE_ROLE_NONE },
	},
	.variants = {
		[variants_first] = { .id = S(first), .title = S(First_kind_0ce833b4), .text = T(variants_first) },
		[variants_second] = { .id = S(second), .title = S(Second_kind_bb0c07a4) },
	},
	.event_variant_rows = {
		[event_variant_rows_CORE_LINES__M] = { .event = events_CORE_LINES, .umask = umasks_CORE_LINES__M, .variants = 0x2 },
		[event_variant_rows_CORE_LINES__E] = { .event = events_CORE_LINES, .umask = umasks_CORE_LINES__E, .variants = 0x2 },
		[event_variant_rows_CORE_OLD] = { .event = events_CORE_OLD, .umask = NONE, .variants = 0x1 },
		[event_variant_rows_CORE_NEW] = { .event = events_CORE_NEW, .umask = NONE, .variants = 0x2 },
	},
	.differences = {
		[differences_CORE_CYCLES] = { .text = T(differences_CORE_CYCLES), .source = C(made_up_2_p9_6c694786), .event = events_CORE_CYCLES, .variants = 0x2 },
	},
	.defaults = {
		[defaults_BUS_TRAFFIC] = { .bits = 0xff, .event = events_BUS_TRAFFIC },
		[defaults_BUS_IO] = { .bits = 0xf, .event = events_BUS_IO },
	},
	.clocks = {
		[clocks_UNC_S_CLOCK] = { .hertz = 100000000, .event = events_UNC_S_CLOCK, .umask = NONE },
		[clocks_UNC_S_THREAD__T1] = { .event = events_UNC_S_THREAD, .umask = umasks_UNC_S_THREAD__T1 },
		[clocks_F_CLOCK] = { .event = events_F_CLOCK, .umask = NONE },
		[clocks_F_PORT_CLOCK] = { .event = events_F_PORT_CLOCK, .umask = NONE },
		[clocks_L_CLOCK] = { .event = events_L_CLOCK, .umask = NONE },
	},
	.same_events = {
		[same_events_UNC_S_HOME_A] = { .event = events_UNC_S_HOME_A, .first = events_UNC_S_HOME_A },
		[same_events_UNC_S_HOME_B] = { .event = events_UNC_S_HOME_B, .first = events_UNC_S_HOME_A },
	},
	.event_units = {
		[event_units_F_BYTES_IN_0] = { .unit = S(bytes), .scale = 4, .event = events_F_BYTES_IN_0, .umask = NONE },
		[event_units_F_BYTES_IN_1] = { .unit = S(bytes), .scale = 4, .event = events_F_BYTES_IN_1, .umask = NONE },
		[event_units_F_ENERGY] = { .unit = S(nanojoules), .scale = 1, .event = events_F_ENERGY, .umask = NONE },
		[event_units_F_HEAT] = { .unit = S(nanojoules), .scale = 1, .event = events_F_HEAT, .umask = NONE },
		[event_units_F_DATA__READ_POSTED] = { .unit = S(bytes), .scale = 64, .event = events_F_DATA, .umask = umasks_F_DATA__READ_POSTED },
	},
#ifndef UNCORE_WITHOUT_SIM
	.core_msrs = {
		[core_msrs_all] = { .number = 0x10, .count = 1, .kind = UNCORE_CORE_MSR_TSC, .scope = UNCORE_SCOPE_CPU },
		{ .number = 0xce, .count = 1, .kind = UNCORE_CORE_MSR_RATIO, .scope = UNCORE_SCOPE_PACKAGE, .value = 0x1 },
		{ .number = 0x200, .count = 4, .kind = UNCORE_CORE_MSR_STORAGE, .scope = UNCORE_SCOPE_CPU },
	},
	.caches = {
		[caches_all] = { .level = 1, .type = UNCORE_CACHE_DATA, .size = 16384, .ways = 4, .line = 32, .scope = UNCORE_SCOPE_CPU },
		{ .level = 2, .type = UNCORE_CACHE_UNIFIED, .size = 1048576, .ways = 16, .line = 64, .scope = UNCORE_SCOPE_PACKAGE },
	},
	.root_functions = {
		[root_functions_all] = { .device = 5, .device_id = 0xabf0, .class_id = 0x600, .bus_numbers = 0x108 },
		{ .device = 6, .function = 1, .device_id = 0xabf1, .class_id = 0x880 },
	},
	.machine_clocks = {
		[machine_clocks_all] = { .hertz = 2000000000, .group = counters_slice_general },
		{ .hertz = 2000000000, .group = counters_slice_cycles },
	},
	.flows = {
		[flows_lookups] = { .rate = 90000000, .of = UNCORE_FLOW_OWN },
		[flows_steps] = { .rate = 1000000, .of = UNCORE_FLOW_CORES },
	},
	.traffic_flows = {
		[traffic_flows_lookups__steps] = { .flow = flows_lookups },
		{ .flow = flows_steps },
		[traffic_flows_lookups] = { .flow = flows_lookups },
	},
	.traffic = {
		[traffic_all] = { .times = 3, .over = 2, .flows = { traffic_flows_lookups__steps, 2 }, .box = boxes_slice, .event = events_UNC_S_LOOKUPS },
		{ .times = 1, .over = 1, .flows = { traffic_flows_lookups, 1 }, .box = boxes_slice, .event = NONE },
	},
#endif
	.errata = {
		[errata_E7] = { .id = S(E7), .title = T(errata_E7_title), .text = T(errata_E7), .way_around = T(errata_E7_way_around), .source = C(made_up_1_p9_775cfe75), .items = { erratum_items_E7, 3 }, .instead = { erratum_items_E7_instead, 1 }, .variants = 0x3, .stepping_hi = 15, .fixed_in = 65535, .effect = UNCORE_ERRATUM_OVERCOUNTS },
		[errata_slow_bus] = { .id = S(slow_bus_fe92519b), .title = T(errata_slow_bus_title), .text = T(errata_slow_bus), .source = C(made_up_2_p8__made_up_1_a5ccb8cc), .items = { erratum_items_slow_bus, 1 }, .variants = 0x3, .stepping_hi = 15, .fixed_in = 65535, .effect = UNCORE_ERRATUM_READS_WRONG, .evidence = UNCORE_EVIDENCE_CROSS_SOURCE, .avoided = 1 },
		[errata_zz] = { .id = S(zz), .title = T(errata_zz_title), .text = T(errata_zz), .source = C(made_up_2_ed938ed9), .variants = 0x3, .stepping_hi = 15, .fixed_in = 65535, .effect = UNCORE_ERRATUM_SILENT, .evidence = UNCORE_EVIDENCE_UNKNOWN },
	},
	.erratum_items = {
		[erratum_items_E7] = { .box = boxes_slice, .reg = NONE, .field = NONE, .event = events_UNC_S_LOOKUP, .umask = NONE },
		{ .box = boxes_slice, .reg = NONE, .field = NONE, .event = events_UNC_S_VICTIM, .umask = umasks_UNC_S_VICTIM__DIRTY },
		{ .box = boxes_tile, .reg = registers_tile_ctr, .field = fields_tile_ctr_count, .event = NONE, .umask = NONE },
		[erratum_items_E7_instead] = { .box = boxes_slice, .reg = NONE, .field = NONE, .event = events_UNC_S_CLOCK, .umask = NONE },
		[erratum_items_slow_bus] = { .box = boxes_bus, .reg = NONE, .field = NONE, .event = NONE, .umask = NONE },
	},
#ifndef UNCORE_WITHOUT_TEXTS
	.synonyms = {
		[synonyms_of_searches] = { .word = S(the), .set = S(ignored), .kind = UNCORE_SYNONYM_IGNORED },
		{ .word = S(rate), .set = S(rate), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(ratio), .set = S(rate), .kind = UNCORE_SYNONYM_QUANTITY },
		{ .word = S(slice), .set = S(slice), .kind = UNCORE_SYNONYM_SAME },
		{ .word = S(part_of_a_cache_cfcb7295), .set = S(slice), .kind = UNCORE_SYNONYM_SAME },
	},
#endif
	.root_buses = {
		[root_buses_slice] = { .fields = { field_refs_root_buses_slice_fields, 3 }, .valid = { boxes_mesh, registers_mesh_busno, fields_mesh_busno_holds }, .box = boxes_slice, .chipset = 1 },
	},
	.windows = {
		[windows_vault_bank] = { .id = S(bank), .source = C(made_up_2_p83_b0b47d73), .size = 0x1000, .box = boxes_vault, .parts = { window_parts_vault_bank_23, 2 }, .offsets = { numbers_windows_vault_bank_offsets, 2 } },
		[windows_vault_lobby] = { .id = S(lobby), .source = C(made_up_2_p84_b0b472c6), .size = 0x100, .box = boxes_vault, .parts = { window_parts_vault_lobby_23, 3 }, .offsets = { numbers_windows_vault_lobby_offsets, 1 } },
		[windows_gate_whole] = { .id = S(whole), .source = C(made_up_2_p86_b0b4715c), .size = 0x10, .box = boxes_gate, .parts = { window_parts_gate_whole_23, 1 } },
		[windows_spark_unit] = { .id = S(unit), .source = C(made_up_2_p91_b0bdc630), .size = 0x1, .box = boxes_spark, .found = UNCORE_FOUND_UNIT },
		[windows_spark_controls] = { .id = S(controls), .source = C(made_up_2_p91_b0bdc630), .size = 0x2, .box = boxes_spark, .found = UNCORE_FOUND_CONTROLS },
		[windows_spark_counters] = { .id = S(counters), .source = C(made_up_2_p91_b0bdc630), .size = 0x2, .box = boxes_spark, .found = UNCORE_FOUND_COUNTERS },
		[windows_reef_unit] = { .id = S(unit), .source = C(made_up_2_p91_b0bdc630), .size = 0x4, .box = boxes_reef, .found = UNCORE_FOUND_UNIT },
		[windows_reef_controls] = { .id = S(controls), .source = C(made_up_2_p91_b0bdc630), .size = 0x8, .box = boxes_reef, .found = UNCORE_FOUND_CONTROLS },
		[windows_reef_counters] = { .id = S(counters), .source = C(made_up_2_p91_b0bdc630), .size = 0x10, .box = boxes_reef, .found = UNCORE_FOUND_COUNTERS },
		[windows_dune_unit] = { .id = S(unit), .source = C(made_up_2_p91_b0bdc630), .size = 0x4, .box = boxes_dune, .found = UNCORE_FOUND_UNIT },
		[windows_dune_controls] = { .id = S(controls), .source = C(made_up_2_p91_b0bdc630), .size = 0x10, .box = boxes_dune, .found = UNCORE_FOUND_CONTROLS },
		[windows_dune_counters] = { .id = S(counters), .source = C(made_up_2_p91_b0bdc630), .size = 0x10, .box = boxes_dune, .found = UNCORE_FOUND_COUNTERS },
		[windows_shoal_unit] = { .id = S(unit), .source = C(made_up_2_p91_b0bdc630), .size = 0x8, .box = boxes_shoal, .found = UNCORE_FOUND_UNIT },
		[windows_shoal_controls] = { .id = S(controls), .source = C(made_up_2_p91_b0bdc630), .size = 0x8, .box = boxes_shoal, .found = UNCORE_FOUND_CONTROLS },
		[windows_shoal_counters] = { .id = S(counters), .source = C(made_up_2_p91_b0bdc630), .size = 0x8, .box = boxes_shoal, .found = UNCORE_FOUND_COUNTERS },
		[windows_cove_unit] = { .id = S(unit), .source = C(made_up_2_p91_b0bdc630), .size = 0x8, .box = boxes_cove, .found = UNCORE_FOUND_UNIT },
		[windows_cove_controls] = { .id = S(controls), .source = C(made_up_2_p91_b0bdc630), .size = 0x8, .box = boxes_cove, .found = UNCORE_FOUND_CONTROLS },
		[windows_cove_counters] = { .id = S(counters), .source = C(made_up_2_p91_b0bdc630), .size = 0x8, .box = boxes_cove, .found = UNCORE_FOUND_COUNTERS },
	},
	.window_parts = {
		{ .field = { boxes_map, registers_map_base, fields_map_base_base }, .shift = 23 },
		{ .field = { boxes_map, registers_map_mem, fields_map_mem_mem }, .shift = 12, .elements = { numbers_window_parts_vault_bank_12_elements, 2 } },
		{ .field = { boxes_map, registers_map_base, fields_map_base_base }, .shift = 23 },
		{ .field = { boxes_map, registers_map_mem, fields_map_mem_mem }, .shift = 12, .elements = { numbers_window_parts_vault_lobby_12_elements, 1 } },
		{ .field = { boxes_vault, registers_vault_where, fields_vault_where_base }, .shift = 4 },
		{ .field = { boxes_map, registers_map_base, fields_map_base_base }, .shift = 23 },
	},
	.found_boxes = {
		[found_boxes_spark] = { .box = boxes_spark, .type = 3, .trust = UNCORE_TRUST_ALL, .reg = NONE, .space = UNCORE_SPACE_MSR },
		[found_boxes_reef] = { .box = boxes_reef, .type = 9, .trust = UNCORE_TRUST_ALL, .reg = NONE, .space = UNCORE_SPACE_MMIO },
		[found_boxes_dune] = { .box = boxes_dune, .type = 12, .trust = UNCORE_TRUST_ALL, .reg = NONE, .space = UNCORE_SPACE_PCI },
		[found_boxes_shoal] = { .box = boxes_shoal, .type = 65535, .trust = UNCORE_TRUST_ALL, .reg = NONE, .space = UNCORE_SPACE_UNKNOWN },
		[found_boxes_cove] = { .box = boxes_cove, .type = 77, .trust = UNCORE_TRUST_ALL, .reg = NONE, .space = UNCORE_SPACE_UNKNOWN },
	},
	.field_units = {
		[field_units_ports_word_low] = { .unit = S(cycles_seconds_95b1ff8a), .scale = 100000000, .field = fields_ports_word_low },
	},
	.machine_settings = {
		[machine_settings_all] = { .field = { boxes_ports, registers_ports_word, fields_ports_word_low }, .clock = counters_slice_general },
		{ .value = 2, .field = { boxes_bus, registers_bus_cmd, fields_bus_cmd_who }, .clock = NONE },
	},
	.pool = { "", STRINGS(TEXT) },
};
