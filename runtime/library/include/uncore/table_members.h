/* SPDX-License-Identifier: MIT */
/*
 * What each member of the rows of uncore/tables.h holds, as lists of macros. They are for programs that write tables to
 * files or check tables that they did not write. uncoregen writes by these lists and the library checks by them, so
 * that the two cannot disagree.
 *
 * Members have no padding between them, so rows are laid out alike on every machine of one byte order.
 */
#ifndef UNCORE_TABLE_MEMBERS_H
#define UNCORE_TABLE_MEMBERS_H

#include "uncore/tables.h"

/* What a member holds. */
enum uncore_member_kind {
	UNCORE_MEMBER_NUMBER, /* a number: any, up to the limit where that is not 0 */
	UNCORE_MEMBER_DOUBLE, /* a double */
	UNCORE_MEMBER_TEXT,   /* the place of a string in the pool */
	UNCORE_MEMBER_ROW,    /* the number of a row in the array */
	UNCORE_MEMBER_MAYBE,  /* the same, or UNCORE_NO_INDEX */
	UNCORE_MEMBER_FIRST,  /* the first of a run of rows whose number is said elsewhere */
	UNCORE_MEMBER_RANGE,  /* a run of rows in the array */
	UNCORE_MEMBER_ARRAY,  /* where an array is: in the head alone */
	UNCORE_MEMBER_ZERO    /* nothing: 0 */
};

/* In each list: X(type, member, kind, array, limit). A kind is a word above without its UNCORE_MEMBER_. */
#define UNCORE_N_(X, type, member) X(type, member, NUMBER, NONE, 0)
#define UNCORE_L_(X, type, member, limit) X(type, member, NUMBER, NONE, limit)
#define UNCORE_T_(X, type, member) X(type, member, TEXT, NONE, 0)
#define UNCORE_R_(X, type, member, array) X(type, member, ROW, array, 0)
#define UNCORE_M_(X, type, member, array) X(type, member, MAYBE, array, 0)
#define UNCORE_F_(X, type, member, array) X(type, member, FIRST, array, 0)
#define UNCORE_G_(X, type, member, array) X(type, member, RANGE, array, 0)
#define UNCORE_Z_(X, type, member) X(type, member, ZERO, NONE, 0)
#define UNCORE_FIELD_REF_(X, type, member) \
	UNCORE_M_(X, type, member.box, boxes) \
	UNCORE_M_(X, type, member.reg, registers) UNCORE_M_(X, type, member.field, fields)

#define UNCORE_CPUID_MEMBERS_(X, S) \
	UNCORE_N_(X, S, family) \
	UNCORE_N_(X, S, model) \
	UNCORE_N_(X, S, stepping_lo) \
	UNCORE_N_(X, S, stepping_hi) UNCORE_M_(X, S, variant, variants) UNCORE_L_(X, S, cache_level, 7)
#define UNCORE_VARIANT_MEMBERS_(X, S) UNCORE_T_(X, S, id) UNCORE_T_(X, S, title) UNCORE_T_(X, S, text)
#define UNCORE_BOX_MEMBERS_(X, S) \
	UNCORE_T_(X, S, id) \
	UNCORE_T_(X, S, title) \
	UNCORE_T_(X, S, text) \
	UNCORE_T_(X, S, source) \
	UNCORE_N_(X, S, instances) \
	UNCORE_L_(X, S, scope, UNCORE_SCOPE_END - 1) \
	UNCORE_L_(X, S, evidence, UNCORE_EVIDENCE_END - 1) \
	UNCORE_L_(X, S, presence, UNCORE_INSTANCES_END - 1) \
	UNCORE_Z_(X, S, reserved) \
	UNCORE_M_(X, S, present, presents) \
	UNCORE_G_(X, S, instance_names, strings) \
	UNCORE_G_(X, S, functions, functions) \
	UNCORE_G_(X, S, registers, registers) \
	UNCORE_G_(X, S, counters, counters) UNCORE_G_(X, S, procedures, procedure_rows)
#define UNCORE_PRESENT_MEMBERS_(X, S) \
	UNCORE_G_(X, S, fields, field_refs) \
	UNCORE_G_(X, S, map, numbers) UNCORE_N_(X, S, otherwise) UNCORE_L_(X, S, count, UNCORE_NUMBER_END - 1)
#define UNCORE_ROOT_BUSES_MEMBERS_(X, S) \
	UNCORE_G_(X, S, fields, field_refs) \
	UNCORE_FIELD_REF_(X, S, valid) \
	UNCORE_R_(X, S, box, boxes) UNCORE_N_(X, S, chipset) UNCORE_L_(X, S, pmu, 1)
#define UNCORE_FIELD_UNIT_MEMBERS_(X, S) \
	UNCORE_T_(X, S, unit) UNCORE_N_(X, S, scale) UNCORE_R_(X, S, field, fields) UNCORE_Z_(X, S, reserved)
#define UNCORE_PLACE_MEMBERS_(X, S) \
	UNCORE_N_(X, S, device) \
	UNCORE_N_(X, S, function) \
	UNCORE_N_(X, S, device_id) \
	UNCORE_N_(X, S, class_id) UNCORE_N_(X, S, shown_id) UNCORE_N_(X, S, nth) UNCORE_Z_(X, S, reserved)
#define UNCORE_FUNCTION_MEMBERS_(X, S) \
	UNCORE_T_(X, S, id) UNCORE_F_(X, S, first_place, places) UNCORE_L_(X, S, shared, 1) UNCORE_L_(X, S, bus, 15)
#define UNCORE_REGISTER_MEMBERS_(X, S) \
	UNCORE_T_(X, S, id) \
	UNCORE_T_(X, S, name) \
	UNCORE_T_(X, S, text) \
	UNCORE_T_(X, S, source) \
	UNCORE_G_(X, S, names, strings) \
	UNCORE_G_(X, S, bases, numbers) \
	UNCORE_G_(X, S, offsets, numbers) \
	UNCORE_N_(X, S, base) \
	UNCORE_N_(X, S, instance_stride) \
	UNCORE_N_(X, S, index_stride) \
	UNCORE_R_(X, S, layout, layouts) \
	UNCORE_N_(X, S, count) \
	UNCORE_M_(X, S, function, functions) \
	UNCORE_L_(X, S, space, UNCORE_SPACE_FOUND) \
	UNCORE_N_(X, S, flags) \
	UNCORE_L_(X, S, evidence, UNCORE_EVIDENCE_END - 1) \
	UNCORE_L_(X, S, record, UNCORE_RECORD_END - 1) \
	UNCORE_M_(X, S, window, windows)
#define UNCORE_WINDOW_MEMBERS_(X, S) \
	UNCORE_T_(X, S, id) \
	UNCORE_T_(X, S, source) \
	UNCORE_N_(X, S, size) \
	UNCORE_R_(X, S, box, boxes) \
	UNCORE_L_(X, S, found, UNCORE_FOUND_END - 1) \
	UNCORE_Z_(X, S, reserved) UNCORE_G_(X, S, parts, window_parts) UNCORE_G_(X, S, offsets, numbers)
#define UNCORE_FOUND_BOX_MEMBERS_(X, S) \
	UNCORE_R_(X, S, box, boxes) \
	UNCORE_N_(X, S, type) \
	UNCORE_M_(X, S, reg, registers) \
	UNCORE_L_(X, S, trust, UNCORE_TRUST_END - 1) UNCORE_L_(X, S, space, UNCORE_SPACE_UNKNOWN)
#define UNCORE_WINDOW_PART_MEMBERS_(X, S) \
	UNCORE_FIELD_REF_(X, S, field) UNCORE_L_(X, S, shift, 63) UNCORE_G_(X, S, elements, numbers)
#define UNCORE_LAYOUT_MEMBERS_(X, S) \
	UNCORE_T_(X, S, id) \
	UNCORE_G_(X, S, fields, fields) \
	UNCORE_N_(X, S, reset) \
	UNCORE_N_(X, S, reset_known) \
	UNCORE_N_(X, S, write_base) \
	UNCORE_N_(X, S, writable) \
	UNCORE_N_(X, S, clear_by_one) \
	UNCORE_N_(X, S, must_zero) \
	UNCORE_N_(X, S, must_one) \
	UNCORE_N_(X, S, event_bits) \
	UNCORE_N_(X, S, event_defaults) UNCORE_L_(X, S, width, 64) UNCORE_Z_(X, S, reserved)
#define UNCORE_FIELD_MEMBERS_(X, S) \
	UNCORE_N_(X, S, bits) \
	UNCORE_T_(X, S, id) \
	UNCORE_T_(X, S, name) \
	UNCORE_T_(X, S, text) \
	UNCORE_T_(X, S, source) \
	UNCORE_G_(X, S, values, values) \
	UNCORE_M_(X, S, needs, fields) \
	UNCORE_M_(X, S, by, fields) \
	UNCORE_L_(X, S, lo, 63) \
	UNCORE_L_(X, S, width, 64) \
	UNCORE_L_(X, S, access, UNCORE_ACCESS_END - 1) \
	UNCORE_L_(X, S, role, UNCORE_ROLE_END - 1) \
	UNCORE_L_(X, S, evidence, UNCORE_EVIDENCE_END - 1) UNCORE_N_(X, S, flags) UNCORE_Z_(X, S, reserved)
#define UNCORE_VALUE_MEMBERS_(X, S) \
	UNCORE_N_(X, S, value) \
	UNCORE_N_(X, S, mask) \
	UNCORE_T_(X, S, id) \
	UNCORE_T_(X, S, name) \
	UNCORE_T_(X, S, text) \
	UNCORE_T_(X, S, alias) UNCORE_N_(X, S, hertz) UNCORE_M_(X, S, when, values) UNCORE_Z_(X, S, reserved)
#define UNCORE_COUNTER_MEMBERS_(X, S) \
	UNCORE_T_(X, S, id) \
	UNCORE_T_(X, S, counts) \
	UNCORE_M_(X, S, control, registers) \
	UNCORE_R_(X, S, data, registers) \
	UNCORE_N_(X, S, count) \
	UNCORE_L_(X, S, width, 64) \
	UNCORE_L_(X, S, kind, UNCORE_COUNTER_END - 1) \
	UNCORE_G_(X, S, max_increment, numbers) \
	UNCORE_FIELD_REF_(X, S, overflow) \
	UNCORE_G_(X, S, overflow_bits, numbers) \
	UNCORE_G_(X, S, overflow_global, field_refs) \
	UNCORE_N_(X, S, enabled_by) \
	UNCORE_L_(X, S, write_width, 64) \
	UNCORE_N_(X, S, rdpmc) \
	UNCORE_FIELD_REF_(X, S, freezes) \
	UNCORE_L_(X, S, enable, UNCORE_ENABLE_END - 1) \
	UNCORE_L_(X, S, match, UNCORE_MATCH_END - 1) \
	UNCORE_L_(X, S, select_bit, 63) \
	UNCORE_L_(X, S, halvings, 31) \
	UNCORE_L_(X, S, worth, INT32_MAX) UNCORE_FIELD_REF_(X, S, halved_by) UNCORE_N_(X, S, wraps_after)
#define UNCORE_PROCEDURE_MEMBERS_(X, S) UNCORE_L_(X, S, procedure, UNCORE_PROC_END - 1) UNCORE_G_(X, S, steps, steps)
#define UNCORE_STEP_MEMBERS_(X, S) \
	UNCORE_N_(X, S, value) \
	UNCORE_N_(X, S, set) \
	UNCORE_N_(X, S, keep) \
	UNCORE_T_(X, S, text) \
	UNCORE_R_(X, S, box, boxes) \
	UNCORE_R_(X, S, reg, registers) \
	UNCORE_N_(X, S, index) \
	UNCORE_L_(X, S, op, UNCORE_STEP_READ) UNCORE_N_(X, S, flags) UNCORE_Z_(X, S, reserved)
#define UNCORE_ALIAS_MEMBERS_(X, S) \
	UNCORE_T_(X, S, name) \
	UNCORE_R_(X, S, box, boxes) \
	UNCORE_M_(X, S, reg, registers) UNCORE_M_(X, S, field, fields) UNCORE_Z_(X, S, reserved)
#define UNCORE_FIELD_REF_MEMBERS_(X, S) \
	UNCORE_M_(X, S, box, boxes) UNCORE_M_(X, S, reg, registers) UNCORE_M_(X, S, field, fields)
#define UNCORE_EVENT_MEMBERS_(X, S) \
	UNCORE_N_(X, S, control) \
	UNCORE_T_(X, S, name) \
	UNCORE_T_(X, S, text) \
	UNCORE_T_(X, S, source) \
	UNCORE_R_(X, S, box, boxes) \
	UNCORE_R_(X, S, category, categories) \
	UNCORE_F_(X, S, first_umask, umasks) \
	UNCORE_F_(X, S, first_filter, filters) \
	UNCORE_N_(X, S, counters) \
	UNCORE_N_(X, S, max_increment) \
	UNCORE_N_(X, S, umask_count) \
	UNCORE_N_(X, S, filter_count) \
	UNCORE_N_(X, S, group) \
	UNCORE_N_(X, S, companion) \
	UNCORE_N_(X, S, flags) \
	UNCORE_L_(X, S, evidence, UNCORE_EVIDENCE_END - 1) \
	UNCORE_M_(X, S, umask_field, fields)
#define UNCORE_UMASK_MEMBERS_(X, S) \
	UNCORE_N_(X, S, control) \
	UNCORE_T_(X, S, name) \
	UNCORE_T_(X, S, text) \
	UNCORE_T_(X, S, source) \
	UNCORE_R_(X, S, event, events) \
	UNCORE_N_(X, S, counters) \
	UNCORE_F_(X, S, first_filter, filters) \
	UNCORE_N_(X, S, max_increment) \
	UNCORE_N_(X, S, filter_count) \
	UNCORE_N_(X, S, flags) UNCORE_L_(X, S, evidence, UNCORE_EVIDENCE_END - 1) UNCORE_Z_(X, S, reserved)
#define UNCORE_FILTER_MEMBERS_(X, S) \
	UNCORE_N_(X, S, value) \
	UNCORE_R_(X, S, reg, registers) \
	UNCORE_R_(X, S, field, fields) UNCORE_L_(X, S, kind, UNCORE_FILTER_OPTIONAL) UNCORE_Z_(X, S, reserved)
#define UNCORE_CATEGORY_MEMBERS_(X, S) \
	UNCORE_T_(X, S, id) UNCORE_T_(X, S, text) UNCORE_R_(X, S, box, boxes) UNCORE_Z_(X, S, reserved)
#define UNCORE_EVENT_ALIAS_MEMBERS_(X, S) \
	UNCORE_T_(X, S, name) \
	UNCORE_T_(X, S, tool) UNCORE_R_(X, S, event, events) UNCORE_M_(X, S, umask, umasks)
#define UNCORE_METRIC_MEMBERS_(X, S) \
	X(S, min, DOUBLE, NONE, 0) \
	X(S, max, DOUBLE, NONE, 0) \
	UNCORE_T_(X, S, name) \
	UNCORE_T_(X, S, title) \
	UNCORE_T_(X, S, text) \
	UNCORE_T_(X, S, source) \
	UNCORE_T_(X, S, formula) \
	UNCORE_T_(X, S, unit) \
	UNCORE_T_(X, S, category) \
	UNCORE_T_(X, S, uncomputable) \
	UNCORE_G_(X, S, ops, metric_ops) \
	UNCORE_G_(X, S, inputs, metric_inputs) \
	UNCORE_G_(X, S, parameters, metric_parameters) \
	UNCORE_R_(X, S, box, boxes) \
	UNCORE_N_(X, S, passes) \
	UNCORE_N_(X, S, stack) \
	UNCORE_N_(X, S, flags) UNCORE_L_(X, S, evidence, UNCORE_EVIDENCE_END - 1) UNCORE_Z_(X, S, reserved)
#define UNCORE_METRIC_OP_MEMBERS_(X, S) UNCORE_L_(X, S, op, UNCORE_METRIC_OP_END - 1) UNCORE_N_(X, S, operand)
#define UNCORE_METRIC_INPUT_MEMBERS_(X, S) \
	UNCORE_M_(X, S, event, events) \
	UNCORE_R_(X, S, group, counters) \
	UNCORE_R_(X, S, box, boxes) \
	UNCORE_F_(X, S, first_umask, metric_umasks) \
	UNCORE_F_(X, S, first_setting, metric_settings) \
	UNCORE_N_(X, S, umask_count) \
	UNCORE_N_(X, S, setting_count) UNCORE_N_(X, S, pass) UNCORE_Z_(X, S, reserved)
#define UNCORE_METRIC_UMASK_MEMBERS_(X, S) UNCORE_R_(X, S, umask, umasks)
#define UNCORE_METRIC_SETTING_MEMBERS_(X, S) \
	UNCORE_N_(X, S, value) \
	UNCORE_R_(X, S, reg, registers) \
	UNCORE_R_(X, S, field, fields) UNCORE_N_(X, S, parameter) UNCORE_Z_(X, S, reserved)
#define UNCORE_METRIC_PARAMETER_MEMBERS_(X, S) UNCORE_T_(X, S, id) UNCORE_T_(X, S, text)
#define UNCORE_METRIC_ALIAS_MEMBERS_(X, S) UNCORE_T_(X, S, name) UNCORE_T_(X, S, tool) UNCORE_R_(X, S, metric, metrics)
#define UNCORE_CODE_MEMBERS_(X, S) \
	UNCORE_N_(X, S, value) \
	UNCORE_T_(X, S, field) UNCORE_L_(X, S, role, UNCORE_ROLE_END - 1) UNCORE_Z_(X, S, reserved)
#define UNCORE_EVENT_VARIANT_MEMBERS_(X, S) \
	UNCORE_R_(X, S, event, events) UNCORE_M_(X, S, umask, umasks) UNCORE_N_(X, S, variants)
#define UNCORE_DIFFERENCE_MEMBERS_(X, S) \
	UNCORE_T_(X, S, text) \
	UNCORE_T_(X, S, source) UNCORE_R_(X, S, event, events) UNCORE_Z_(X, S, reserved) UNCORE_N_(X, S, variants)
#define UNCORE_DEFAULT_MEMBERS_(X, S) UNCORE_N_(X, S, bits) UNCORE_R_(X, S, event, events) UNCORE_Z_(X, S, reserved)
#define UNCORE_CLOCK_MEMBERS_(X, S) UNCORE_N_(X, S, hertz) UNCORE_R_(X, S, event, events) UNCORE_M_(X, S, umask, umasks)
#define UNCORE_SAME_MEMBERS_(X, S) UNCORE_R_(X, S, event, events) UNCORE_R_(X, S, first, events)
#define UNCORE_EVENT_UNIT_MEMBERS_(X, S) \
	UNCORE_T_(X, S, unit) \
	UNCORE_N_(X, S, scale) UNCORE_R_(X, S, event, events) UNCORE_M_(X, S, umask, umasks)
#define UNCORE_PERF_PMU_MEMBERS_(X, S) \
	UNCORE_N_(X, S, control) \
	UNCORE_N_(X, S, fixed) \
	UNCORE_T_(X, S, name) \
	UNCORE_T_(X, S, text) \
	UNCORE_T_(X, S, source) \
	UNCORE_R_(X, S, box, boxes) \
	UNCORE_N_(X, S, units) \
	UNCORE_M_(X, S, regs[0], registers) \
	UNCORE_M_(X, S, regs[1], registers) \
	UNCORE_M_(X, S, regs[2], registers) \
	UNCORE_M_(X, S, regs[3], registers) \
	UNCORE_G_(X, S, formats, perf_formats) \
	UNCORE_G_(X, S, events, perf_events) \
	UNCORE_G_(X, S, takes, perf_takes) \
	UNCORE_N_(X, S, counter) UNCORE_L_(X, S, halvings, 32) UNCORE_N_(X, S, until) UNCORE_N_(X, S, changed)
#define UNCORE_PERF_FORMAT_MEMBERS_(X, S) UNCORE_N_(X, S, mask) UNCORE_T_(X, S, word) UNCORE_L_(X, S, config, 2)
#define UNCORE_PERF_EVENT_MEMBERS_(X, S) \
	UNCORE_N_(X, S, config) \
	UNCORE_T_(X, S, name) UNCORE_T_(X, S, scale) UNCORE_T_(X, S, unit) UNCORE_N_(X, S, counter)
#define UNCORE_PERF_TAKE_MEMBERS_(X, S) \
	UNCORE_N_(X, S, code) \
	UNCORE_N_(X, S, mask) \
	UNCORE_N_(X, S, bits) \
	UNCORE_L_(X, S, config, 2) \
	UNCORE_N_(X, S, units) UNCORE_M_(X, S, reg, registers) UNCORE_N_(X, S, low)
#define UNCORE_LIKWID_COUNTER_MEMBERS_(X, S) \
	UNCORE_T_(X, S, name) \
	UNCORE_T_(X, S, event) \
	UNCORE_R_(X, S, box, boxes) \
	UNCORE_R_(X, S, group, counters) UNCORE_N_(X, S, units) UNCORE_Z_(X, S, reserved)
#define UNCORE_LIKWID_OPTION_MEMBERS_(X, S) \
	UNCORE_N_(X, S, mask) \
	UNCORE_N_(X, S, value) \
	UNCORE_T_(X, S, word) UNCORE_R_(X, S, box, boxes) UNCORE_R_(X, S, reg, registers)
#define UNCORE_LIKWID_DEFAULT_MEMBERS_(X, S) \
	UNCORE_T_(X, S, event) UNCORE_T_(X, S, options) UNCORE_R_(X, S, box, boxes) UNCORE_Z_(X, S, reserved)
#define UNCORE_CORE_MSR_MEMBERS_(X, S) \
	UNCORE_N_(X, S, value) \
	UNCORE_N_(X, S, number) \
	UNCORE_N_(X, S, count) \
	UNCORE_L_(X, S, kind, UNCORE_CORE_MSR_END - 1) UNCORE_L_(X, S, scope, UNCORE_SCOPE_END - 1)
#define UNCORE_CACHE_MEMBERS_(X, S) \
	UNCORE_N_(X, S, size) \
	UNCORE_N_(X, S, ways) \
	UNCORE_N_(X, S, line) \
	UNCORE_N_(X, S, level) \
	UNCORE_L_(X, S, type, UNCORE_CACHE_END - 1) \
	UNCORE_L_(X, S, scope, UNCORE_SCOPE_END - 1) UNCORE_Z_(X, S, reserved)
#define UNCORE_ROOT_FUNCTION_MEMBERS_(X, S) \
	UNCORE_L_(X, S, device, 31) \
	UNCORE_L_(X, S, function, 7) \
	UNCORE_N_(X, S, device_id) UNCORE_N_(X, S, class_id) UNCORE_N_(X, S, bus_numbers)
#define UNCORE_METRIC_CLOCK_MEMBERS_(X, S) \
	UNCORE_T_(X, S, clock) UNCORE_R_(X, S, box, boxes) UNCORE_M_(X, S, event, events)
#define UNCORE_METRIC_UNIT_MEMBERS_(X, S) UNCORE_T_(X, S, unit) UNCORE_R_(X, S, event, events) UNCORE_Z_(X, S, reserved)
#define UNCORE_MACHINE_CLOCK_MEMBERS_(X, S) \
	UNCORE_N_(X, S, hertz) UNCORE_R_(X, S, group, counters) UNCORE_Z_(X, S, reserved)
#define UNCORE_MACHINE_SETTING_MEMBERS_(X, S) \
	UNCORE_N_(X, S, value) UNCORE_FIELD_REF_(X, S, field) UNCORE_M_(X, S, clock, counters)
#define UNCORE_FLOW_MEMBERS_(X, S) \
	UNCORE_N_(X, S, rate) UNCORE_L_(X, S, of, UNCORE_FLOW_END - 1) UNCORE_Z_(X, S, reserved)
#define UNCORE_TRAFFIC_FLOW_MEMBERS_(X, S) UNCORE_R_(X, S, flow, flows)
#define UNCORE_TRAFFIC_MEMBERS_(X, S) \
	UNCORE_N_(X, S, times) \
	UNCORE_N_(X, S, over) \
	UNCORE_G_(X, S, flows, traffic_flows) \
	UNCORE_T_(X, S, words) UNCORE_R_(X, S, box, boxes) UNCORE_M_(X, S, event, events)
#define UNCORE_ERRATUM_MEMBERS_(X, S) \
	UNCORE_T_(X, S, id) \
	UNCORE_T_(X, S, title) \
	UNCORE_T_(X, S, text) \
	UNCORE_T_(X, S, way_around) \
	UNCORE_T_(X, S, source) \
	UNCORE_G_(X, S, items, erratum_items) \
	UNCORE_G_(X, S, instead, erratum_items) \
	UNCORE_N_(X, S, variants) \
	UNCORE_N_(X, S, stepping_lo) \
	UNCORE_N_(X, S, stepping_hi) \
	UNCORE_N_(X, S, fixed_in) \
	UNCORE_L_(X, S, effect, UNCORE_ERRATUM_END - 1) \
	UNCORE_L_(X, S, evidence, UNCORE_EVIDENCE_END - 1) \
	UNCORE_L_(X, S, named, 1) UNCORE_L_(X, S, avoided, 1) UNCORE_Z_(X, S, reserved)
#define UNCORE_ERRATUM_ITEM_MEMBERS_(X, S) \
	UNCORE_M_(X, S, box, boxes) \
	UNCORE_M_(X, S, reg, registers) \
	UNCORE_M_(X, S, field, fields) UNCORE_M_(X, S, event, events) UNCORE_M_(X, S, umask, umasks)
#define UNCORE_GROUP_MEMBERS_(X, S) \
	UNCORE_T_(X, S, name) \
	UNCORE_T_(X, S, question) \
	UNCORE_T_(X, S, reading) \
	UNCORE_T_(X, S, source) \
	UNCORE_G_(X, S, items, group_items) \
	UNCORE_G_(X, S, settings, field_refs) \
	UNCORE_L_(X, S, by, UNCORE_GROUP_BY_END - 1) \
	UNCORE_L_(X, S, evidence, UNCORE_EVIDENCE_END - 1) \
	UNCORE_L_(X, S, near, 100) \
	UNCORE_L_(X, S, half, 100) \
	UNCORE_M_(X, S, limit, metrics) \
	UNCORE_M_(X, S, limited, metrics) UNCORE_N_(X, S, transfer) UNCORE_Z_(X, S, reserved)
#define UNCORE_GROUP_ITEM_MEMBERS_(X, S) \
	UNCORE_T_(X, S, expression) \
	UNCORE_M_(X, S, metric, metrics) \
	UNCORE_M_(X, S, event, events) UNCORE_M_(X, S, umask, umasks) UNCORE_R_(X, S, box, boxes)

#define UNCORE_SYNONYM_MEMBERS_(X, S) \
	UNCORE_T_(X, S, word) \
	UNCORE_T_(X, S, set) UNCORE_L_(X, S, kind, UNCORE_SYNONYM_END - 1) UNCORE_Z_(X, S, reserved)

/* An array of plain values has no members: X_PLAIN(type, kind). */
#define UNCORE_NUMBER_MEMBERS_(X, S) X##_PLAIN(S, NUMBER)
#define UNCORE_STRING_MEMBERS_(X, S) X##_PLAIN(S, TEXT)
#define UNCORE_DOUBLE_MEMBERS_(X, S) X##_PLAIN(S, DOUBLE)

/* Every array, in the order in which tables hold them. X(name, type of a row, list of its members) */
#define UNCORE_TABLE_ARRAYS(X) \
	X(cpuids, struct uncore_cpuid_row, UNCORE_CPUID_MEMBERS_) \
	X(boxes, struct uncore_box_row, UNCORE_BOX_MEMBERS_) \
	X(presents, struct uncore_present_row, UNCORE_PRESENT_MEMBERS_) \
	X(places, struct uncore_place_row, UNCORE_PLACE_MEMBERS_) \
	X(functions, struct uncore_function_row, UNCORE_FUNCTION_MEMBERS_) \
	X(registers, struct uncore_register_row, UNCORE_REGISTER_MEMBERS_) \
	X(layouts, struct uncore_layout_row, UNCORE_LAYOUT_MEMBERS_) \
	X(fields, struct uncore_field_row, UNCORE_FIELD_MEMBERS_) \
	X(values, struct uncore_value_row, UNCORE_VALUE_MEMBERS_) \
	X(counters, struct uncore_counter_row, UNCORE_COUNTER_MEMBERS_) \
	X(procedure_rows, struct uncore_procedure_row, UNCORE_PROCEDURE_MEMBERS_) \
	X(steps, struct uncore_step_row, UNCORE_STEP_MEMBERS_) \
	X(aliases, struct uncore_alias_row, UNCORE_ALIAS_MEMBERS_) \
	X(field_refs, struct uncore_field_ref, UNCORE_FIELD_REF_MEMBERS_) \
	X(numbers, uint32_t, UNCORE_NUMBER_MEMBERS_) \
	X(strings, uncore_string, UNCORE_STRING_MEMBERS_) \
	X(events, struct uncore_event_row, UNCORE_EVENT_MEMBERS_) \
	X(umasks, struct uncore_umask_row, UNCORE_UMASK_MEMBERS_) \
	X(filters, struct uncore_filter_row, UNCORE_FILTER_MEMBERS_) \
	X(categories, struct uncore_category_row, UNCORE_CATEGORY_MEMBERS_) \
	X(event_aliases, struct uncore_event_alias_row, UNCORE_EVENT_ALIAS_MEMBERS_) \
	X(name_index, uint16_t, UNCORE_NUMBER_MEMBERS_) \
	X(metrics, struct uncore_metric_row, UNCORE_METRIC_MEMBERS_) \
	X(metric_ops, struct uncore_metric_op_row, UNCORE_METRIC_OP_MEMBERS_) \
	X(metric_numbers, double, UNCORE_DOUBLE_MEMBERS_) \
	X(metric_inputs, struct uncore_metric_input_row, UNCORE_METRIC_INPUT_MEMBERS_) \
	X(metric_umasks, struct uncore_metric_umask_row, UNCORE_METRIC_UMASK_MEMBERS_) \
	X(metric_settings, struct uncore_metric_setting_row, UNCORE_METRIC_SETTING_MEMBERS_) \
	X(metric_parameters, struct uncore_metric_parameter_row, UNCORE_METRIC_PARAMETER_MEMBERS_) \
	X(metric_aliases, struct uncore_metric_alias_row, UNCORE_METRIC_ALIAS_MEMBERS_) \
	X(codes, struct uncore_code_row, UNCORE_CODE_MEMBERS_) \
	X(variants, struct uncore_variant_row, UNCORE_VARIANT_MEMBERS_) \
	X(event_variant_rows, struct uncore_event_variant_row, UNCORE_EVENT_VARIANT_MEMBERS_) \
	X(differences, struct uncore_difference_row, UNCORE_DIFFERENCE_MEMBERS_) \
	X(defaults, struct uncore_default_row, UNCORE_DEFAULT_MEMBERS_) \
	X(clocks, struct uncore_clock_row, UNCORE_CLOCK_MEMBERS_) \
	X(same_events, struct uncore_same_row, UNCORE_SAME_MEMBERS_) \
	X(event_units, struct uncore_event_unit_row, UNCORE_EVENT_UNIT_MEMBERS_) \
	X(perf_pmus, struct uncore_perf_pmu_row, UNCORE_PERF_PMU_MEMBERS_) \
	X(perf_older, struct uncore_perf_pmu_row, UNCORE_PERF_PMU_MEMBERS_) \
	X(perf_formats, struct uncore_perf_format_row, UNCORE_PERF_FORMAT_MEMBERS_) \
	X(perf_events, struct uncore_perf_event_row, UNCORE_PERF_EVENT_MEMBERS_) \
	X(perf_takes, struct uncore_perf_take_row, UNCORE_PERF_TAKE_MEMBERS_) \
	X(likwid_counters, struct uncore_likwid_counter_row, UNCORE_LIKWID_COUNTER_MEMBERS_) \
	X(likwid_options, struct uncore_likwid_option_row, UNCORE_LIKWID_OPTION_MEMBERS_) \
	X(likwid_defaults, struct uncore_likwid_default_row, UNCORE_LIKWID_DEFAULT_MEMBERS_) \
	X(core_msrs, struct uncore_core_msr_row, UNCORE_CORE_MSR_MEMBERS_) \
	X(caches, struct uncore_cache_row, UNCORE_CACHE_MEMBERS_) \
	X(root_functions, struct uncore_root_function_row, UNCORE_ROOT_FUNCTION_MEMBERS_) \
	X(machine_clocks, struct uncore_machine_clock_row, UNCORE_MACHINE_CLOCK_MEMBERS_) \
	X(flows, struct uncore_flow_row, UNCORE_FLOW_MEMBERS_) \
	X(traffic_flows, struct uncore_traffic_flow_row, UNCORE_TRAFFIC_FLOW_MEMBERS_) \
	X(traffic, struct uncore_traffic_row, UNCORE_TRAFFIC_MEMBERS_) \
	X(errata, struct uncore_erratum_row, UNCORE_ERRATUM_MEMBERS_) \
	X(erratum_items, struct uncore_erratum_item_row, UNCORE_ERRATUM_ITEM_MEMBERS_) \
	X(groups, struct uncore_group_row, UNCORE_GROUP_MEMBERS_) \
	X(group_items, struct uncore_group_item_row, UNCORE_GROUP_ITEM_MEMBERS_) \
	X(synonyms, struct uncore_synonym_row, UNCORE_SYNONYM_MEMBERS_) \
	X(root_buses, struct uncore_root_buses_row, UNCORE_ROOT_BUSES_MEMBERS_) \
	X(windows, struct uncore_window_row, UNCORE_WINDOW_MEMBERS_) \
	X(window_parts, struct uncore_window_part_row, UNCORE_WINDOW_PART_MEMBERS_) \
	X(found_boxes, struct uncore_found_box_row, UNCORE_FOUND_BOX_MEMBERS_) \
	X(field_units, struct uncore_field_unit_row, UNCORE_FIELD_UNIT_MEMBERS_) \
	X(machine_settings, struct uncore_machine_setting_row, UNCORE_MACHINE_SETTING_MEMBERS_) \
	X(metric_clocks, struct uncore_metric_clock_row, UNCORE_METRIC_CLOCK_MEMBERS_) \
	X(metric_units, struct uncore_metric_unit_row, UNCORE_METRIC_UNIT_MEMBERS_)

#define UNCORE_X_TABLE_ARRAY_(name, type, members) UNCORE_TABLE_##name,
enum uncore_table_array {
	UNCORE_TABLE_ARRAYS(UNCORE_X_TABLE_ARRAY_) UNCORE_TABLE_END,
	UNCORE_TABLE_NONE = UNCORE_TABLE_END
};

/* The head, except its arrays; those have the names above, and the pool. */
#define UNCORE_HEAD_MEMBERS(X, S) \
	UNCORE_N_(X, S, magic) \
	UNCORE_N_(X, S, abi) \
	UNCORE_N_(X, S, size) \
	UNCORE_T_(X, S, id) \
	UNCORE_T_(X, S, title) \
	UNCORE_T_(X, S, source) \
	UNCORE_N_(X, S, sockets.method) \
	UNCORE_N_(X, S, sockets.limit) \
	UNCORE_FIELD_REF_(X, S, sockets.node) \
	UNCORE_FIELD_REF_(X, S, sockets.map) \
	UNCORE_G_(X, S, sockets.buses, field_refs) \
	UNCORE_FIELD_REF_(X, S, sockets.valid) \
	UNCORE_L_(X, S, sockets.others, UNCORE_OTHERS_END - 1) \
	UNCORE_N_(X, S, cores) \
	UNCORE_N_(X, S, threads) \
	UNCORE_G_(X, S, procedures, procedure_rows) \
	UNCORE_G_(X, S, flags, strings) \
	UNCORE_N_(X, S, bus_hertz) UNCORE_N_(X, S, stepping) UNCORE_N_(X, S, revision) UNCORE_N_(X, S, uncore_bus)

#endif
