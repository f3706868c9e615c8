/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ratios/ by "make generate". Do not edit. */
#include <stddef.h>

#include "uncore/tables.h"

#if UNCORE_TABLE_ABI != 26
#error "these tables are stale: run make generate"
#endif

/* Words, names of events, and what explains them. X(symbol, text) */
#define WORDS(X) \
	X(s_A, "A") \
	X(s_CODE0, "CODE0") \
	X(s_CODE1, "CODE1") \
	X(s_CODES, "CODES") \
	X(s_CTL_i__32ce35db, "CTL{i}") \
	X(s_CTR_i__9338b0de, "CTR{i}") \
	X(s_DEPTH, "DEPTH") \
	X(s_FIXCTL, "FIXCTL") \
	X(s_FIXCTR, "FIXCTR") \
	X(s_FLT, "FLT") \
	X(s_FREE_i__112721d2, "FREE{i}") \
	X(s_LOST, "LOST") \
	X(s_RATE, "RATE") \
	X(s_SHARE, "SHARE") \
	X(s_T1, "T1") \
	X(s_T3, "T3") \
	X(s_Toy, "Toy") \
	X(s_UNC_T_CLK, "UNC_T_CLK") \
	X(s_UNC_T_IN_X_Y_ext_3_dfef8132, "UNC_T_IN.X+Y,ext=3") \
	X(s_UNC_T_IN_Z_53dc3475, "UNC_T_IN.Z") \
	X(s_UNC_T_OPC_opc_0x1f_flt_n_dc9d43da, "UNC_T_OPC,opc=0x1f,flt.nid=2") \
	X(s_USE, "USE") \
	X(s_Unit, "Unit") \
	X(s_X, "X") \
	X(s_Y, "Y") \
	X(s_Z, "Z") \
	X(s_busy, "busy") \
	X(s_bytes, "bytes") \
	X(s_bytes_seconds_bb5383eb, "bytes/seconds") \
	X(s_clk, "clk") \
	X(s_count, "count") \
	X(s_ctl, "ctl") \
	X(s_ctr, "ctr") \
	X(s_en, "en") \
	X(s_entries, "entries") \
	X(s_ev_sel, "ev_sel") \
	X(s_events, "events") \
	X(s_ext, "ext") \
	X(s_fixctl, "fixctl") \
	X(s_fixctr, "fixctr") \
	X(s_fixed, "fixed") \
	X(s_flt, "flt") \
	X(s_free, "free") \
	X(s_freectr, "freectr") \
	X(s_general, "general") \
	X(s_guide, "guide") \
	X(s_late, "late") \
	X(s_lost, "lost") \
	X(s_nid, "nid") \
	X(s_node, "node") \
	X(s_opc, "opc") \
	X(s_percent, "percent") \
	X(s_ratio, "ratio") \
	X(s_ratios, "ratios") \
	X(s_rsv, "rsv") \
	X(s_seen, "seen") \
	X(s_share, "share") \
	X(s_time, "time") \
	X(s_umask, "umask") \
	X(s_unit, "unit") \
	X(s_unit_RATE_2c9750d9, "unit/RATE") \
	X(s_unit_SHARE_1d9566d2, "unit/SHARE") \
	X(s_unit_fixed_87500cce, "unit:fixed") \
	X(s_unit_free_26a816d0, "unit:free") \

#ifdef UNCORE_WITHOUT_TEXTS
#define WORDS_OF_TEXTS(X)
#else
#define WORDS_OF_TEXTS(X) \
	X(s_guide_p2_029691ba, "guide p2") \
	X(s_guide_p3_bf9691ba, "guide p3") \

#endif

#ifdef UNCORE_WITHOUT_ALIASES
#define WORDS_OF_ALIASES(X)
#else
#define WORDS_OF_ALIASES(X) \
	X(s_KIND0, "KIND0") \
	X(s_KIND1, "KIND1") \
	X(s_PART, "PART") \
	X(s_PORTION, "PORTION") \

#endif

#ifdef UNCORE_WITHOUT_SIM
#define WORDS_OF_SIM(X)
#else
#define WORDS_OF_SIM(X) \

#endif

#define NAMES(X) \
	X(n_events_UNC_T_CLK, "UNC_T_CLK") \
	X(n_events_UNC_T_IN, "UNC_T_IN") \
	X(n_events_UNC_T_OPC, "UNC_T_OPC") \
	X(n_events_UNC_T_OCC, "UNC_T_OCC") \
	X(n_events_UNC_T_DEAD, "UNC_T_DEAD") \
	X(n_events_UNC_T_AWAY, "UNC_T_AWAY") \

#ifdef UNCORE_WITHOUT_TEXTS
#define SENTENCES(X)
#else
#define SENTENCES(X) \
	X(t_categories_unit_A, "Things.") \
	X(t_events_UNC_T_CLK, "Cycles.") \
	X(t_events_UNC_T_IN, "In.") \
	X(t_umasks_UNC_T_IN__X, "X.") \
	X(t_umasks_UNC_T_IN__Y, "Y.") \
	X(t_umasks_UNC_T_IN__Z, "Z.") \
	X(t_events_UNC_T_OPC, "By code.") \
	X(t_events_UNC_T_OCC, "Level.") \
	X(t_events_UNC_T_DEAD, "Nobody knows.") \
	X(t_events_UNC_T_AWAY, "Its registers are nowhere.") \
	X(t_umasks_UNC_T_AWAY__A, "A.") \
	X(t_metrics_unit_SHARE_title, "share") \
	X(t_metrics_unit_SHARE, "A part.") \
	X(t_metrics_unit_SHARE_formula, "100[percent] * UNC_T_IN.X / UNC_T_IN.X|Y") \
	X(t_metrics_unit_RATE_title, "rate") \
	X(t_metrics_unit_RATE, "How fast.") \
	X(t_metrics_unit_RATE_formula, "UNC_T_IN.X / TIME / INSTANCES") \
	X(t_metrics_unit_DEPTH_title, "depth") \
	X(t_metrics_unit_DEPTH, "How full.") \
	X(t_metrics_unit_DEPTH_formula, "max(0.5[events], min(2e3[events], UNC_T_OCC / SAMPLE_INTERVAL)) - 1[events] + 1[events]") \
	X(t_metrics_unit_USE_title, "use") \
	X(t_metrics_unit_USE, "Of its time.") \
	X(t_metrics_unit_USE_formula, "unit:fixed / unit:free") \
	X(t_metrics_unit_CODE0_title, "code 0") \
	X(t_metrics_unit_CODE0, "Of kind 0.") \
	X(t_metrics_unit_CODE0_formula, "UNC_T_OPC{opc=0x1f,nid=$node,ext=1}") \
	X(t_metric_parameters_unit_CODE0, "Whose.") \
	X(t_metrics_unit_CODE1_title, "code 1") \
	X(t_metrics_unit_CODE1, "Of kind 1.") \
	X(t_metrics_unit_CODES_title, "codes") \
	X(t_metrics_unit_CODES, "Two filters that clash.") \
	X(t_metrics_unit_CODES_formula, "CODE0 + UNC_T_OPC{flt.opc=2,nid=$node} + CODE1") \
	X(t_metrics_unit_LOST_title, "lost") \
	X(t_metrics_unit_LOST_uncomputable, "Its event is in no source.") \
	X(t_errata_T1_title, "Counts twice") \
	X(t_errata_T1, "An entry is seen twice.") \
	X(t_errata_T1_way_around, "Halve it.") \
	X(t_errata_T3_title, "Says nothing") \
	X(t_errata_T3, "A wrap is not told.") \
	X(t_errata_late_title, "Comes late") \
	X(t_errata_late, "What is written holds later.") \
	X(t_groups_share_question, "Which part comes in\?") \
	X(t_groups_share_reading, "Half is much. Nothing means that it sleeps.") \
	X(t_groups_time_question, "How long did it take\?") \
	X(t_groups_time_reading, "Longer than the wall clock says is wrong.") \

#endif

#define STRINGS(X) \
	WORDS(X) WORDS_OF_TEXTS(X) WORDS_OF_ALIASES(X) WORDS_OF_SIM(X) NAMES(X) SENTENCES(X)
#define MEMBER(symbol, text) char symbol[sizeof(text)];
#define TEXT(symbol, text) text,
/*
 * The offset of a string that rows may share, and of one that belongs to a row; 0 is the empty string.
 * C is a citation, T a sentence.
 */
#define S(symbol) offsetof(struct uncore_ratios_strings, s_##symbol)
#define N(symbol) offsetof(struct uncore_ratios_strings, n_##symbol)
#ifdef UNCORE_WITHOUT_TEXTS
#define C(symbol) 0
#define T(symbol) 0
#else
#define C(symbol) S(symbol)
#define T(symbol) offsetof(struct uncore_ratios_strings, t_##symbol)
#endif
#define NONE UNCORE_NO_INDEX
/* The slot of a name that only other tools use. */
#ifdef UNCORE_WITHOUT_ALIASES
#define A(slot) UNCORE_NAME_LEFT_OUT
#else
#define A(slot) slot
#endif

struct uncore_ratios_strings {
	char empty[1];
	STRINGS(MEMBER)
};

enum {
	cpuids_6_1_0_15_0,
	cpuids_COUNT
};

enum {
	boxes_unit,
	boxes_COUNT
};

enum {
	registers_unit_ctl,
	registers_unit_ctr,
	registers_unit_fixctl,
	registers_unit_fixctr,
	registers_unit_freectr,
	registers_unit_flt,
	registers_unit_lost,
	registers_COUNT
};

enum {
	layouts_unit_ctl,
	layouts_unit_fixctl,
	layouts_unit_ctr,
	layouts_unit_flt,
	layouts_COUNT
};

enum {
	fields_unit_ctl_en,
	fields_unit_ctl_reserved_30_25,
	fields_unit_ctl_busy,
	fields_unit_ctl_ext,
	fields_unit_ctl_reserved_19_16,
	fields_unit_ctl_umask,
	fields_unit_ctl_ev_sel,
	fields_unit_fixctl_en,
	fields_unit_fixctl_reserved_30_0,
	fields_unit_ctr_reserved_63_48,
	fields_unit_ctr_count,
	fields_unit_flt_reserved_31_12,
	fields_unit_flt_seen,
	fields_unit_flt_opc,
	fields_unit_flt_nid,
	fields_COUNT
};

enum {
	counters_unit_general,
	counters_unit_fixed,
	counters_unit_free,
	counters_COUNT
};

enum {
	field_refs_groups_time_settings,
	field_refs_COUNT
};

enum {
	events_UNC_T_CLK,
	events_UNC_T_IN,
	events_UNC_T_OPC,
	events_UNC_T_OCC,
	events_UNC_T_DEAD,
	events_UNC_T_AWAY,
	events_COUNT
};

enum {
	umasks_UNC_T_IN__X,
	umasks_UNC_T_IN__Y,
	umasks_UNC_T_IN__Z,
	umasks_UNC_T_AWAY__A,
	umasks_COUNT
};

enum {
	filters_UNC_T_OPC, filters_UNC_T_OPC__last = filters_UNC_T_OPC + 1,
	filters_COUNT
};

enum {
	categories_unit_A,
	categories_COUNT
};

enum {
	metrics_unit_SHARE,
	metrics_unit_RATE,
	metrics_unit_DEPTH,
	metrics_unit_USE,
	metrics_unit_CODE0,
	metrics_unit_CODE1,
	metrics_unit_CODES,
	metrics_unit_LOST,
	metrics_COUNT
};

enum {
	metric_ops_unit_SHARE, metric_ops_unit_SHARE__last = metric_ops_unit_SHARE + 4,
	metric_ops_unit_RATE, metric_ops_unit_RATE__last = metric_ops_unit_RATE + 4,
	metric_ops_unit_DEPTH, metric_ops_unit_DEPTH__last = metric_ops_unit_DEPTH + 10,
	metric_ops_unit_USE, metric_ops_unit_USE__last = metric_ops_unit_USE + 2,
	metric_ops_unit_CODE0,
	metric_ops_unit_CODE1,
	metric_ops_unit_CODES, metric_ops_unit_CODES__last = metric_ops_unit_CODES + 4,
	metric_ops_COUNT
};

enum {
	metric_numbers_unit_SHARE,
	metric_numbers_unit_DEPTH, metric_numbers_unit_DEPTH__last = metric_numbers_unit_DEPTH + 3,
	metric_numbers_COUNT
};

enum {
	metric_inputs_unit_SHARE, metric_inputs_unit_SHARE__last = metric_inputs_unit_SHARE + 1,
	metric_inputs_unit_RATE,
	metric_inputs_unit_DEPTH, metric_inputs_unit_DEPTH__last = metric_inputs_unit_DEPTH + 1,
	metric_inputs_unit_USE, metric_inputs_unit_USE__last = metric_inputs_unit_USE + 1,
	metric_inputs_unit_CODE0,
	metric_inputs_unit_CODE1,
	metric_inputs_unit_CODES, metric_inputs_unit_CODES__last = metric_inputs_unit_CODES + 1,
	metric_inputs_COUNT
};

enum {
	metric_umasks_unit_SHARE, metric_umasks_unit_SHARE__last = metric_umasks_unit_SHARE + 2,
	metric_umasks_unit_RATE,
	metric_umasks_COUNT
};

enum {
	metric_settings_unit_CODE0, metric_settings_unit_CODE0__last = metric_settings_unit_CODE0 + 2,
	metric_settings_unit_CODE1, metric_settings_unit_CODE1__last = metric_settings_unit_CODE1 + 2,
	metric_settings_unit_CODES, metric_settings_unit_CODES__last = metric_settings_unit_CODES + 4,
	metric_settings_COUNT
};

enum {
	metric_parameters_unit_CODE0,
	metric_parameters_unit_CODE1,
	metric_parameters_unit_CODES,
	metric_parameters_COUNT
};

enum {
	metric_aliases_unit_SHARE, metric_aliases_unit_SHARE__last = metric_aliases_unit_SHARE + 1,
	metric_aliases_unit_CODE0,
	metric_aliases_unit_CODE1,
	metric_aliases_COUNT
};

enum {
	codes_UNC_T_AWAY, codes_UNC_T_AWAY__last = codes_UNC_T_AWAY + 1,
	codes_COUNT
};

enum {
	clocks_UNC_T_CLK,
	clocks_COUNT
};

enum {
	errata_T1,
	errata_T3,
	errata_late,
	errata_COUNT
};

enum {
	erratum_items_T1, erratum_items_T1__last = erratum_items_T1 + 1,
	erratum_items_T1_instead,
	erratum_items_late,
	erratum_items_COUNT
};

enum {
	groups_share,
	groups_time,
	groups_COUNT
};

enum {
	group_items_share, group_items_share__last = group_items_share + 6,
	group_items_time,
	group_items_COUNT
};

enum {
	field_units_unit_flt_seen,
	field_units_COUNT
};

enum {
	metric_clocks_clk_UNC_T_CLK,
	metric_clocks_COUNT
};

enum {
	metric_units_UNC_T_IN,
	metric_units_COUNT
};

enum {
	names_events = 1,
	names_umasks = names_events + events_COUNT,
	names_codes = names_umasks + umasks_COUNT,
	names_boxes = names_codes + events_COUNT,
	names_box_aliases = names_boxes + boxes_COUNT,
	names_instances = names_box_aliases,
	names_perf_pmus = names_instances,
	names_perf_older = names_perf_pmus,
	names_wholes = names_perf_older,
	names_tails = names_wholes,
	names_likwid = names_tails,
	name_index_last = 31,
	name_index_COUNT
};

struct uncore_ratios_tables {
	struct uncore_tables head;
	struct uncore_cpuid_row cpuids[cpuids_COUNT];
	struct uncore_box_row boxes[boxes_COUNT];
	struct uncore_register_row registers[registers_COUNT];
	struct uncore_layout_row layouts[layouts_COUNT];
	struct uncore_field_row fields[fields_COUNT];
	struct uncore_counter_row counters[counters_COUNT];
	struct uncore_field_ref field_refs[field_refs_COUNT];
	struct uncore_event_row events[events_COUNT];
	struct uncore_umask_row umasks[umasks_COUNT];
	struct uncore_filter_row filters[filters_COUNT];
	struct uncore_category_row categories[categories_COUNT];
	uint16_t name_index[name_index_COUNT];
	struct uncore_metric_row metrics[metrics_COUNT];
	struct uncore_metric_op_row metric_ops[metric_ops_COUNT];
	double metric_numbers[metric_numbers_COUNT];
	struct uncore_metric_input_row metric_inputs[metric_inputs_COUNT];
	struct uncore_metric_umask_row metric_umasks[metric_umasks_COUNT];
	struct uncore_metric_setting_row metric_settings[metric_settings_COUNT];
	struct uncore_metric_parameter_row metric_parameters[metric_parameters_COUNT];
#ifndef UNCORE_WITHOUT_ALIASES
	struct uncore_metric_alias_row metric_aliases[metric_aliases_COUNT];
#endif
	struct uncore_code_row codes[codes_COUNT];
	struct uncore_clock_row clocks[clocks_COUNT];
	struct uncore_erratum_row errata[errata_COUNT];
	struct uncore_erratum_item_row erratum_items[erratum_items_COUNT];
	struct uncore_group_row groups[groups_COUNT];
	struct uncore_group_item_row group_items[group_items_COUNT];
	struct uncore_field_unit_row field_units[field_units_COUNT];
	struct uncore_metric_clock_row metric_clocks[metric_clocks_COUNT];
	struct uncore_metric_unit_row metric_units[metric_units_COUNT];
	struct uncore_ratios_strings pool;
};

extern const struct uncore_ratios_tables uncore_ratios_tables;

const struct uncore_ratios_tables uncore_ratios_tables = {
	.head = {
		.magic = UNCORE_TABLE_MAGIC,
		.abi = UNCORE_TABLE_ABI,
		.size = sizeof(struct uncore_ratios_tables),
		.id = S(ratios), 
		.title = S(Toy), 
		.source = C(guide), 
		.sockets = { .method = NONE, .node = { NONE, NONE, NONE }, .map = { NONE, NONE, NONE }, .valid = { NONE, NONE, NONE }, .others = UNCORE_OTHERS_NONE, },
		.cores = 0, .threads = 0, 
		.cpuids = { offsetof(struct uncore_ratios_tables, cpuids), cpuids_COUNT },
		.boxes = { offsetof(struct uncore_ratios_tables, boxes), boxes_COUNT },
		.registers = { offsetof(struct uncore_ratios_tables, registers), registers_COUNT },
		.layouts = { offsetof(struct uncore_ratios_tables, layouts), layouts_COUNT },
		.fields = { offsetof(struct uncore_ratios_tables, fields), fields_COUNT },
		.counters = { offsetof(struct uncore_ratios_tables, counters), counters_COUNT },
		.field_refs = { offsetof(struct uncore_ratios_tables, field_refs), field_refs_COUNT },
		.events = { offsetof(struct uncore_ratios_tables, events), events_COUNT },
		.umasks = { offsetof(struct uncore_ratios_tables, umasks), umasks_COUNT },
		.filters = { offsetof(struct uncore_ratios_tables, filters), filters_COUNT },
		.categories = { offsetof(struct uncore_ratios_tables, categories), categories_COUNT },
		.name_index = { offsetof(struct uncore_ratios_tables, name_index), name_index_COUNT },
		.metrics = { offsetof(struct uncore_ratios_tables, metrics), metrics_COUNT },
		.metric_ops = { offsetof(struct uncore_ratios_tables, metric_ops), metric_ops_COUNT },
		.metric_numbers = { offsetof(struct uncore_ratios_tables, metric_numbers), metric_numbers_COUNT },
		.metric_inputs = { offsetof(struct uncore_ratios_tables, metric_inputs), metric_inputs_COUNT },
		.metric_umasks = { offsetof(struct uncore_ratios_tables, metric_umasks), metric_umasks_COUNT },
		.metric_settings = { offsetof(struct uncore_ratios_tables, metric_settings), metric_settings_COUNT },
		.metric_parameters = { offsetof(struct uncore_ratios_tables, metric_parameters), metric_parameters_COUNT },
#ifndef UNCORE_WITHOUT_ALIASES
		.metric_aliases = { offsetof(struct uncore_ratios_tables, metric_aliases), metric_aliases_COUNT },
#endif
		.codes = { offsetof(struct uncore_ratios_tables, codes), codes_COUNT },
		.clocks = { offsetof(struct uncore_ratios_tables, clocks), clocks_COUNT },
		.errata = { offsetof(struct uncore_ratios_tables, errata), errata_COUNT },
		.erratum_items = { offsetof(struct uncore_ratios_tables, erratum_items), erratum_items_COUNT },
		.groups = { offsetof(struct uncore_ratios_tables, groups), groups_COUNT },
		.group_items = { offsetof(struct uncore_ratios_tables, group_items), group_items_COUNT },
		.field_units = { offsetof(struct uncore_ratios_tables, field_units), field_units_COUNT },
		.metric_clocks = { offsetof(struct uncore_ratios_tables, metric_clocks), metric_clocks_COUNT },
		.metric_units = { offsetof(struct uncore_ratios_tables, metric_units), metric_units_COUNT },
		.pool = { offsetof(struct uncore_ratios_tables, pool), sizeof(struct uncore_ratios_strings) },
	},
	.cpuids = {
		[cpuids_6_1_0_15_0] = { .family = 6, .model = 1, .stepping_hi = 15, .variant = NONE },
	},
	.boxes = {
		[boxes_unit] = { .id = S(unit), .title = S(Unit), .source = C(guide), .instances = 1, .scope = UNCORE_SCOPE_PACKAGE, .presence = UNCORE_INSTANCES_ALWAYS, .present = NONE, .registers = { registers_unit_ctl, 7 }, .counters = { counters_unit_general, 3 } },
	},
	.registers = {
		[registers_unit_ctl] = { .id = S(ctl), .name = S(CTL_i__32ce35db), .source = C(guide), .base = 0x10, .index_stride = 0x1, .layout = layouts_unit_ctl, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_unit_ctr] = { .id = S(ctr), .name = S(CTR_i__9338b0de), .source = C(guide), .base = 0x20, .index_stride = 0x1, .layout = layouts_unit_ctr, .count = 4, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_unit_fixctl] = { .id = S(fixctl), .name = S(FIXCTL), .source = C(guide), .base = 0x30, .layout = layouts_unit_fixctl, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_unit_fixctr] = { .id = S(fixctr), .name = S(FIXCTR), .source = C(guide), .base = 0x31, .layout = layouts_unit_ctr, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_unit_freectr] = { .id = S(freectr), .name = S(FREE_i__112721d2), .source = C(guide), .base = 0x32, .index_stride = 0x1, .layout = layouts_unit_ctr, .count = 2, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_unit_flt] = { .id = S(flt), .name = S(FLT), .source = C(guide), .base = 0x34, .layout = layouts_unit_flt, .count = 1, .function = NONE, .space = UNCORE_SPACE_MSR, .window = NONE },
		[registers_unit_lost] = { .id = S(lost), .name = S(LOST), .source = C(guide), .layout = layouts_unit_flt, .count = 1, .function = NONE, .space = UNCORE_SPACE_UNKNOWN, .window = NONE },
	},
	.layouts = {
		[layouts_unit_ctl] = { .id = S(ctl), .fields = { fields_unit_ctl_en, 7 }, .reset_known = 0xffffffff, .writable = 0x80f0ffff, .must_zero = 0x7e0f0000, .event_bits = 0xf0ffff, .width = 32 },
		[layouts_unit_fixctl] = { .id = S(fixctl), .fields = { fields_unit_fixctl_en, 2 }, .reset_known = 0xffffffff, .writable = 0x80000000, .must_zero = 0x7fffffff, .width = 32 },
		[layouts_unit_ctr] = { .id = S(ctr), .fields = { fields_unit_ctr_reserved_63_48, 2 }, .reset_known = 0xffff000000000000, .writable = 0xffffffffffff, .must_zero = 0xffff000000000000, .width = 64 },
		[layouts_unit_flt] = { .id = S(flt), .fields = { fields_unit_flt_reserved_31_12, 4 }, .reset_known = 0xfffff7ff, .writable = 0x7ff, .must_zero = 0xfffff000, .event_bits = 0x7ff, .width = 32 },
	},
	.fields = {
		[fields_unit_ctl_en] = { .id = S(en), .name = S(en), .source = C(guide), .needs = NONE, .by = NONE, .bits = 0x80000000, .lo = 31, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_ENABLE },
		[fields_unit_ctl_reserved_30_25] = { .name = S(rsv), .source = C(guide), .needs = NONE, .by = NONE, .bits = 0x7e000000, .lo = 25, .width = 6, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_unit_ctl_busy] = { .id = S(busy), .name = S(busy), .source = C(guide), .needs = NONE, .by = NONE, .bits = 0x1000000, .lo = 24, .width = 1, .access = UNCORE_ACCESS_RO },
		[fields_unit_ctl_ext] = { .id = S(ext), .name = S(ext), .source = C(guide), .needs = NONE, .by = NONE, .bits = 0xf00000, .lo = 20, .width = 4, .access = UNCORE_ACCESS_RW },
		[fields_unit_ctl_reserved_19_16] = { .name = S(rsv), .source = C(guide), .needs = NONE, .by = NONE, .bits = 0xf0000, .lo = 16, .width = 4, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_unit_ctl_umask] = { .id = S(umask), .name = S(umask), .source = C(guide), .needs = NONE, .by = NONE, .bits = 0xff00, .lo = 8, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_UMASK },
		[fields_unit_ctl_ev_sel] = { .id = S(ev_sel), .name = S(ev_sel), .source = C(guide), .needs = NONE, .by = NONE, .bits = 0xff, .width = 8, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_EVENT_SELECT },
		[fields_unit_fixctl_en] = { .id = S(en), .name = S(en), .source = C(guide), .needs = NONE, .by = NONE, .bits = 0x80000000, .lo = 31, .width = 1, .access = UNCORE_ACCESS_RW, .role = UNCORE_ROLE_ENABLE },
		[fields_unit_fixctl_reserved_30_0] = { .name = S(rsv), .source = C(guide), .needs = NONE, .by = NONE, .bits = 0x7fffffff, .width = 31, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_unit_ctr_reserved_63_48] = { .name = S(rsv), .source = C(guide), .needs = NONE, .by = NONE, .bits = 0xffff000000000000, .lo = 48, .width = 16, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_unit_ctr_count] = { .id = S(count), .name = S(count), .source = C(guide), .needs = NONE, .by = NONE, .bits = 0xffffffffffff, .width = 48, .access = UNCORE_ACCESS_RW_V, .role = UNCORE_ROLE_COUNT },
		[fields_unit_flt_reserved_31_12] = { .name = S(rsv), .source = C(guide), .needs = NONE, .by = NONE, .bits = 0xfffff000, .lo = 12, .width = 20, .access = UNCORE_ACCESS_RV, .flags = UNCORE_FIELD_RESERVED },
		[fields_unit_flt_seen] = { .id = S(seen), .name = S(seen), .source = C(guide), .needs = NONE, .by = NONE, .bits = 0x800, .lo = 11, .width = 1, .access = UNCORE_ACCESS_RO_V },
		[fields_unit_flt_opc] = { .id = S(opc), .name = S(opc), .source = C(guide), .needs = NONE, .by = NONE, .bits = 0x7f0, .lo = 4, .width = 7, .access = UNCORE_ACCESS_RW },
		[fields_unit_flt_nid] = { .id = S(nid), .name = S(nid), .source = C(guide), .needs = NONE, .by = NONE, .bits = 0xf, .width = 4, .access = UNCORE_ACCESS_RW },
	},
	.counters = {
		[counters_unit_general] = { .id = S(general), .control = registers_unit_ctl, .data = registers_unit_ctr, .count = 4, .width = 48, .kind = UNCORE_COUNTER_GENERAL, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .halved_by = { NONE, NONE, NONE } },
		[counters_unit_fixed] = { .id = S(fixed), .control = registers_unit_fixctl, .data = registers_unit_fixctr, .count = 1, .width = 48, .kind = UNCORE_COUNTER_FIXED, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 4, .halved_by = { NONE, NONE, NONE } },
		[counters_unit_free] = { .id = S(free), .control = NONE, .data = registers_unit_freectr, .count = 2, .width = 48, .kind = UNCORE_COUNTER_FREE, .overflow = { NONE, NONE, NONE }, .enabled_by = UNCORE_ENABLED_EACH, .rdpmc = 65535, .freezes = { NONE, NONE, NONE }, .select_bit = 5, .halved_by = { NONE, NONE, NONE } },
	},
	.field_refs = {
		[field_refs_groups_time_settings] = { boxes_unit, registers_unit_flt, fields_unit_flt_seen },
	},
	.events = {
		[events_UNC_T_CLK] = { .control = 0x1, .name = N(events_UNC_T_CLK), .text = T(events_UNC_T_CLK), .source = C(guide), .box = boxes_unit, .category = categories_unit_A, .counters = 0xf, .group = 0, .umask_field = fields_unit_ctl_umask },
		[events_UNC_T_IN] = { .control = 0x2, .name = N(events_UNC_T_IN), .text = T(events_UNC_T_IN), .source = C(guide), .box = boxes_unit, .category = categories_unit_A, .first_umask = umasks_UNC_T_IN__X, .umask_count = 3, .counters = 0x3, .group = 0, .flags = UNCORE_EVENT_UMASK_REQUIRED, .umask_field = fields_unit_ctl_umask },
		[events_UNC_T_OPC] = { .control = 0x3, .name = N(events_UNC_T_OPC), .text = T(events_UNC_T_OPC), .source = C(guide), .box = boxes_unit, .category = categories_unit_A, .first_filter = filters_UNC_T_OPC, .filter_count = 2, .counters = 0x3, .group = 0, .umask_field = fields_unit_ctl_umask },
		[events_UNC_T_OCC] = { .control = 0x4, .name = N(events_UNC_T_OCC), .text = T(events_UNC_T_OCC), .source = C(guide), .box = boxes_unit, .category = categories_unit_A, .counters = 0x1, .group = 0, .flags = UNCORE_EVENT_SUBCOUNTER, .umask_field = fields_unit_ctl_umask },
		[events_UNC_T_DEAD] = { .control = 0x5, .name = N(events_UNC_T_DEAD), .text = T(events_UNC_T_DEAD), .source = C(guide), .box = boxes_unit, .category = categories_unit_A, .counters = 0x1, .group = 0, .flags = UNCORE_EVENT_UNPROGRAMMABLE, .umask_field = fields_unit_ctl_umask },
		[events_UNC_T_AWAY] = { .control = codes_UNC_T_AWAY | UINT64_C(2) << 16, .name = N(events_UNC_T_AWAY), .text = T(events_UNC_T_AWAY), .source = C(guide), .box = boxes_unit, .category = categories_unit_A, .first_umask = umasks_UNC_T_AWAY__A, .umask_count = 1, .counters = 0x1, .group = 255, .flags = UNCORE_EVENT_UMASK_REQUIRED | UNCORE_EVENT_UNPROGRAMMABLE | UNCORE_EVENT_UNPLACED, .umask_field = NONE },
	},
	.umasks = {
		{ .name = S(X), .text = T(umasks_UNC_T_IN__X), .source = C(guide), .control = 0x100, .event = events_UNC_T_IN, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(Y), .text = T(umasks_UNC_T_IN__Y), .source = C(guide), .control = 0x200, .event = events_UNC_T_IN, .counters = 0x3, .flags = UNCORE_UMASK_COMBINES },
		{ .name = S(Z), .text = T(umasks_UNC_T_IN__Z), .source = C(guide), .control = 0x400, .event = events_UNC_T_IN, .counters = 0x3 },
		{ .name = S(A), .text = T(umasks_UNC_T_AWAY__A), .source = C(guide), .control = 0x4, .event = events_UNC_T_AWAY, .counters = 0x1 },
	},
	.filters = {
		[filters_UNC_T_OPC] = { .reg = registers_unit_flt, .field = fields_unit_flt_opc, .kind = UNCORE_FILTER_ASKED },
		{ .reg = registers_unit_flt, .field = fields_unit_flt_nid, .kind = UNCORE_FILTER_NONZERO },
	},
	.categories = {
		[categories_unit_A] = { .id = S(A), .text = T(categories_unit_A), .box = boxes_unit },
	},
	.name_index = {
		[0x2] = names_umasks + umasks_UNC_T_IN__Z,
		[0x5] = names_codes + events_UNC_T_OPC,
		[0x9] = names_codes + events_UNC_T_IN,
		[0xa] = names_events + events_UNC_T_DEAD,
		[0xc] = names_umasks + umasks_UNC_T_IN__Y,
		[0xd] = names_umasks + umasks_UNC_T_AWAY__A,
		[0xe] = names_events + events_UNC_T_OPC,
		[0x11] = names_events + events_UNC_T_AWAY,
		[0x12] = names_boxes + boxes_unit,
		[0x13] = names_umasks + umasks_UNC_T_IN__X,
		[0x14] = names_events + events_UNC_T_OCC,
		[0x15] = names_codes + events_UNC_T_CLK,
		[0x16] = names_codes + events_UNC_T_OCC,
		[0x1a] = names_events + events_UNC_T_IN,
		[0x1b] = names_codes + events_UNC_T_DEAD,
		[0x1e] = names_events + events_UNC_T_CLK,
	},
	.metrics = {
		[metrics_unit_SHARE] = { .max = 100, .name = S(SHARE), .title = T(metrics_unit_SHARE_title), .text = T(metrics_unit_SHARE), .source = C(guide), .formula = T(metrics_unit_SHARE_formula), .unit = S(percent), .category = S(A), .ops = { metric_ops_unit_SHARE, 5 }, .inputs = { metric_inputs_unit_SHARE, 2 }, .box = boxes_unit, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MIN | UNCORE_METRIC_HAS_MAX },
		[metrics_unit_RATE] = { .name = S(RATE), .title = T(metrics_unit_RATE_title), .text = T(metrics_unit_RATE), .source = C(guide), .formula = T(metrics_unit_RATE_formula), .unit = S(bytes_seconds_bb5383eb), .category = S(A), .ops = { metric_ops_unit_RATE, 5 }, .inputs = { metric_inputs_unit_RATE, 1 }, .box = boxes_unit, .passes = 1, .stack = 2 },
		[metrics_unit_DEPTH] = { .min = 1, .name = S(DEPTH), .title = T(metrics_unit_DEPTH_title), .text = T(metrics_unit_DEPTH), .source = C(guide), .formula = T(metrics_unit_DEPTH_formula), .unit = S(entries), .category = S(A), .ops = { metric_ops_unit_DEPTH, 11 }, .inputs = { metric_inputs_unit_DEPTH, 2 }, .box = boxes_unit, .passes = 1, .stack = 4, .flags = UNCORE_METRIC_HAS_MIN },
		[metrics_unit_USE] = { .max = 1, .name = S(USE), .title = T(metrics_unit_USE_title), .text = T(metrics_unit_USE), .source = C(guide_p2_029691ba), .formula = T(metrics_unit_USE_formula), .unit = S(ratio), .category = S(A), .ops = { metric_ops_unit_USE, 3 }, .inputs = { metric_inputs_unit_USE, 2 }, .box = boxes_unit, .passes = 1, .stack = 2, .flags = UNCORE_METRIC_HAS_MAX, .evidence = UNCORE_EVIDENCE_INFERRED },
		[metrics_unit_CODE0] = { .name = S(CODE0), .title = T(metrics_unit_CODE0_title), .text = T(metrics_unit_CODE0), .source = C(guide), .formula = T(metrics_unit_CODE0_formula), .unit = S(events), .category = S(A), .ops = { metric_ops_unit_CODE0, 1 }, .inputs = { metric_inputs_unit_CODE0, 1 }, .parameters = { metric_parameters_unit_CODE0, 1 }, .box = boxes_unit, .passes = 1, .stack = 1 },
		[metrics_unit_CODE1] = { .name = S(CODE1), .title = T(metrics_unit_CODE1_title), .text = T(metrics_unit_CODE1), .source = C(guide), .formula = T(metrics_unit_CODE0_formula), .unit = S(events), .category = S(A), .ops = { metric_ops_unit_CODE1, 1 }, .inputs = { metric_inputs_unit_CODE1, 1 }, .parameters = { metric_parameters_unit_CODE1, 1 }, .box = boxes_unit, .passes = 1, .stack = 1 },
		[metrics_unit_CODES] = { .name = S(CODES), .title = T(metrics_unit_CODES_title), .text = T(metrics_unit_CODES), .source = C(guide), .formula = T(metrics_unit_CODES_formula), .unit = S(events), .category = S(A), .ops = { metric_ops_unit_CODES, 5 }, .inputs = { metric_inputs_unit_CODES, 2 }, .parameters = { metric_parameters_unit_CODES, 1 }, .box = boxes_unit, .passes = 2, .stack = 2 },
		[metrics_unit_LOST] = { .max = 100, .name = S(LOST), .title = T(metrics_unit_LOST_title), .text = T(events_UNC_T_DEAD), .source = C(guide), .unit = S(percent), .category = S(A), .uncomputable = T(metrics_unit_LOST_uncomputable), .box = boxes_unit, .passes = 1, .flags = UNCORE_METRIC_UNCOMPUTABLE | UNCORE_METRIC_HAS_MIN | UNCORE_METRIC_HAS_MAX },
	},
	.metric_ops = {
		[metric_ops_unit_SHARE] = { .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_unit_SHARE },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_MULTIPLY },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_unit_RATE] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_SYMBOL },
		{ .op = UNCORE_METRIC_DIVIDE },
		{ .op = UNCORE_METRIC_SYMBOL, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_unit_DEPTH] = { .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_unit_DEPTH },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_unit_DEPTH + 1 },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		{ .op = UNCORE_METRIC_MINIMUM },
		{ .op = UNCORE_METRIC_MAXIMUM },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_unit_DEPTH + 2 },
		{ .op = UNCORE_METRIC_SUBTRACT },
		{ .op = UNCORE_METRIC_NUMBER, .operand = metric_numbers_unit_DEPTH + 3 },
		{ .op = UNCORE_METRIC_ADD },
		[metric_ops_unit_USE] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_DIVIDE },
		[metric_ops_unit_CODE0] = { .op = UNCORE_METRIC_INPUT },
		[metric_ops_unit_CODE1] = { .op = UNCORE_METRIC_INPUT },
		[metric_ops_unit_CODES] = { .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_INPUT, .operand = 1 },
		{ .op = UNCORE_METRIC_ADD },
		{ .op = UNCORE_METRIC_INPUT },
		{ .op = UNCORE_METRIC_ADD },
	},
	.metric_numbers = {
		100.0, 
		0.5, 
		2e3, 
		1.0, 
		1.0, 
	},
	.metric_inputs = {
		[metric_inputs_unit_SHARE] = { .event = events_UNC_T_IN, .group = counters_unit_general, .box = boxes_unit, .first_umask = metric_umasks_unit_SHARE, .umask_count = 1 },
		{ .event = events_UNC_T_IN, .group = counters_unit_general, .box = boxes_unit, .first_umask = metric_umasks_unit_SHARE + 1, .umask_count = 2 },
		[metric_inputs_unit_RATE] = { .event = events_UNC_T_IN, .group = counters_unit_general, .box = boxes_unit, .first_umask = metric_umasks_unit_RATE, .umask_count = 1 },
		[metric_inputs_unit_DEPTH] = { .event = events_UNC_T_OCC, .group = counters_unit_general, .box = boxes_unit },
		{ .event = events_UNC_T_CLK, .group = counters_unit_general, .box = boxes_unit },
		[metric_inputs_unit_USE] = { .event = NONE, .group = counters_unit_fixed, .box = boxes_unit },
		{ .event = NONE, .group = counters_unit_free, .box = boxes_unit },
		[metric_inputs_unit_CODE0] = { .event = events_UNC_T_OPC, .group = counters_unit_general, .box = boxes_unit, .first_setting = metric_settings_unit_CODE0, .setting_count = 3 },
		[metric_inputs_unit_CODE1] = { .event = events_UNC_T_OPC, .group = counters_unit_general, .box = boxes_unit, .first_setting = metric_settings_unit_CODE1, .setting_count = 3 },
		[metric_inputs_unit_CODES] = { .event = events_UNC_T_OPC, .group = counters_unit_general, .box = boxes_unit, .first_setting = metric_settings_unit_CODES, .setting_count = 3 },
		{ .event = events_UNC_T_OPC, .group = counters_unit_general, .box = boxes_unit, .first_setting = metric_settings_unit_CODES + 3, .setting_count = 2, .pass = 1 },
	},
	.metric_umasks = {
		[metric_umasks_unit_SHARE] = { .umask = umasks_UNC_T_IN__X },
		{ .umask = umasks_UNC_T_IN__X },
		{ .umask = umasks_UNC_T_IN__Y },
		[metric_umasks_unit_RATE] = { .umask = umasks_UNC_T_IN__X },
	},
	.metric_settings = {
		[metric_settings_unit_CODE0] = { .value = 0x1f, .reg = registers_unit_flt, .field = fields_unit_flt_opc, .parameter = NONE },
		{ .value = 0x1, .reg = registers_unit_flt, .field = fields_unit_flt_nid, .parameter = 0 },
		{ .value = 0x1, .reg = registers_unit_ctl, .field = fields_unit_ctl_ext, .parameter = NONE },
		[metric_settings_unit_CODE1] = { .value = 0x1f, .reg = registers_unit_flt, .field = fields_unit_flt_opc, .parameter = NONE },
		{ .value = 0x1, .reg = registers_unit_flt, .field = fields_unit_flt_nid, .parameter = 0 },
		{ .value = 0x1, .reg = registers_unit_ctl, .field = fields_unit_ctl_ext, .parameter = NONE },
		[metric_settings_unit_CODES] = { .value = 0x1f, .reg = registers_unit_flt, .field = fields_unit_flt_opc, .parameter = NONE },
		{ .value = 0x1, .reg = registers_unit_flt, .field = fields_unit_flt_nid, .parameter = 0 },
		{ .value = 0x1, .reg = registers_unit_ctl, .field = fields_unit_ctl_ext, .parameter = NONE },
		{ .value = 0x2, .reg = registers_unit_flt, .field = fields_unit_flt_opc, .parameter = NONE },
		{ .value = 0x1, .reg = registers_unit_flt, .field = fields_unit_flt_nid, .parameter = 0 },
	},
	.metric_parameters = {
		[metric_parameters_unit_CODE0] = { .id = S(node), .text = T(metric_parameters_unit_CODE0) },
		[metric_parameters_unit_CODE1] = { .id = S(node), .text = T(metric_parameters_unit_CODE0) },
		[metric_parameters_unit_CODES] = { .id = S(node), .text = T(metric_parameters_unit_CODE0) },
	},
#ifndef UNCORE_WITHOUT_ALIASES
	.metric_aliases = {
		[metric_aliases_unit_SHARE] = { .name = S(PART), .tool = S(guide), .metric = metrics_unit_SHARE },
		{ .name = S(PORTION), .tool = S(guide), .metric = metrics_unit_SHARE },
		[metric_aliases_unit_CODE0] = { .name = S(KIND0), .tool = S(guide), .metric = metrics_unit_CODE0 },
		[metric_aliases_unit_CODE1] = { .name = S(KIND1), .tool = S(guide), .metric = metrics_unit_CODE1 },
	},
#endif
	.codes = {
		[codes_UNC_T_AWAY] = { .value = 0x21, .field = S(ev_sel), .role = UNCORE_ROLE_EVENT_SELECT },
		{ .value = 0x1, .field = S(ext), .role = UNCORE_ROLE_NONE },
	},
	.clocks = {
		[clocks_UNC_T_CLK] = { .event = events_UNC_T_CLK, .umask = NONE },
	},
	.errata = {
		[errata_T1] = { .id = S(T1), .title = T(errata_T1_title), .text = T(errata_T1), .way_around = T(errata_T1_way_around), .source = C(guide), .items = { erratum_items_T1, 2 }, .instead = { erratum_items_T1_instead, 1 }, .variants = 0xffffffff, .stepping_hi = 3, .fixed_in = 4, .effect = UNCORE_ERRATUM_OVERCOUNTS, .named = 1 },
		[errata_T3] = { .id = S(T3), .title = T(errata_T3_title), .text = T(errata_T3), .source = C(guide), .variants = 0xffffffff, .stepping_hi = 15, .fixed_in = 65535, .effect = UNCORE_ERRATUM_SILENT, .avoided = 1 },
		[errata_late] = { .id = S(late), .title = T(errata_late_title), .text = T(errata_late), .source = C(guide), .items = { erratum_items_late, 1 }, .variants = 0xffffffff, .stepping_hi = 15, .fixed_in = 65535, .effect = UNCORE_ERRATUM_MISCOUNTS, .evidence = UNCORE_EVIDENCE_INFERRED },
	},
	.erratum_items = {
		[erratum_items_T1] = { .box = boxes_unit, .reg = NONE, .field = NONE, .event = events_UNC_T_IN, .umask = umasks_UNC_T_IN__X },
		{ .box = boxes_unit, .reg = registers_unit_ctl, .field = fields_unit_ctl_ext, .event = NONE, .umask = NONE },
		[erratum_items_T1_instead] = { .box = boxes_unit, .reg = NONE, .field = NONE, .event = events_UNC_T_CLK, .umask = NONE },
		[erratum_items_late] = { .box = boxes_unit, .reg = registers_unit_flt, .field = NONE, .event = NONE, .umask = NONE },
	},
	.groups = {
		[groups_share] = { .name = S(share), .question = T(groups_share_question), .reading = T(groups_share_reading), .source = C(guide_p3_bf9691ba), .items = { group_items_share, 7 }, .by = UNCORE_GROUP_BY_INSTANCE, .evidence = UNCORE_EVIDENCE_INFERRED, .limit = NONE, .limited = NONE },
		[groups_time] = { .name = S(time), .question = T(groups_time_question), .reading = T(groups_time_reading), .source = C(guide), .items = { group_items_time, 1 }, .settings = { field_refs_groups_time_settings, 1 }, .by = UNCORE_GROUP_BY_SOCKET, .limit = NONE, .limited = NONE },
	},
	.group_items = {
		[group_items_share] = { .expression = S(unit_SHARE_1d9566d2), .metric = metrics_unit_SHARE, .event = NONE, .umask = NONE, .box = boxes_unit },
		{ .expression = S(unit_RATE_2c9750d9), .metric = metrics_unit_RATE, .event = NONE, .umask = NONE, .box = boxes_unit },
		{ .expression = S(UNC_T_IN_X_Y_ext_3_dfef8132), .metric = NONE, .event = events_UNC_T_IN, .umask = NONE, .box = boxes_unit },
		{ .expression = S(UNC_T_OPC_opc_0x1f_flt_n_dc9d43da), .metric = NONE, .event = events_UNC_T_OPC, .umask = NONE, .box = boxes_unit },
		{ .expression = S(UNC_T_CLK), .metric = NONE, .event = events_UNC_T_CLK, .umask = NONE, .box = boxes_unit },
		{ .expression = S(UNC_T_IN_Z_53dc3475), .metric = NONE, .event = events_UNC_T_IN, .umask = umasks_UNC_T_IN__Z, .box = boxes_unit },
		{ .expression = S(unit_fixed_87500cce), .metric = NONE, .event = NONE, .umask = NONE, .box = boxes_unit },
		[group_items_time] = { .expression = S(unit_free_26a816d0), .metric = NONE, .event = NONE, .umask = NONE, .box = boxes_unit },
	},
	.field_units = {
		[field_units_unit_flt_seen] = { .unit = S(bytes), .scale = 64, .field = fields_unit_flt_seen },
	},
	.metric_clocks = {
		[metric_clocks_clk_UNC_T_CLK] = { .clock = S(clk), .box = boxes_unit, .event = events_UNC_T_CLK },
	},
	.metric_units = {
		[metric_units_UNC_T_IN] = { .unit = S(bytes), .event = events_UNC_T_IN },
	},
	.pool = { "", STRINGS(TEXT) },
};
