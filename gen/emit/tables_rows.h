/* SPDX-License-Identifier: MIT */
/* Writing rows of the descriptor tables: one text for each array, and the members of a row. */
#ifndef GEN_EMIT_TABLES_ROWS_H
#define GEN_EMIT_TABLES_ROWS_H

#include "base/out.h"
#include "emit/pool.h"
#include "model/model.h"

/* An array of rows being written, and how many it has. */
struct rows {
	const char *name, *type;
	struct out out;
	size_t count;
};

#define TABLES(X) \
	X(cpuids, "struct uncore_cpuid_row") \
	X(boxes, "struct uncore_box_row") \
	X(places, "struct uncore_place_row") \
	X(functions, "struct uncore_function_row") \
	X(registers, "struct uncore_register_row") \
	X(layouts, "struct uncore_layout_row") \
	X(fields, "struct uncore_field_row") \
	X(values, "struct uncore_value_row") \
	X(counters, "struct uncore_counter_row") \
	X(procedure_rows, "struct uncore_procedure_row") \
	X(steps, "struct uncore_step_row") \
	X(aliases, "struct uncore_alias_row") \
	X(field_refs, "struct uncore_field_ref") \
	X(numbers, "uint32_t") \
	X(strings, "uncore_string") \
	X(events, "struct uncore_event_row") \
	X(umasks, "struct uncore_umask_row") \
	X(filters, "struct uncore_filter_row") \
	X(categories, "struct uncore_category_row") \
	X(event_aliases, "struct uncore_event_alias_row") \
	X(name_index, "uint16_t") \
	X(metrics, "struct uncore_metric_row") \
	X(metric_ops, "struct uncore_metric_op_row") \
	X(metric_numbers, "double") \
	X(metric_inputs, "struct uncore_metric_input_row") \
	X(metric_settings, "struct uncore_metric_setting_row") \
	X(metric_parameters, "struct uncore_metric_parameter_row") \
	X(metric_aliases, "struct uncore_metric_alias_row") \
	X(codes, "struct uncore_code_row") \
	X(variants, "struct uncore_variant_row") \
	X(event_variant_rows, "struct uncore_event_variant_row") \
	X(differences, "struct uncore_difference_row") \
	X(defaults, "struct uncore_default_row") \
	X(clocks, "struct uncore_clock_row") \
	X(perf_pmus, "struct uncore_perf_pmu_row") \
	X(perf_formats, "struct uncore_perf_format_row") \
	X(perf_events, "struct uncore_perf_event_row") \
	X(perf_takes, "struct uncore_perf_take_row")

enum table {
#define TABLE_ENUM_(name, type) TABLE_##name,
	TABLES(TABLE_ENUM_)
#undef TABLE_ENUM_
		TABLE_COUNT
};

struct tables {
	struct rows rows[TABLE_COUNT];
	struct pool pool;
};

/* A row goes between row_begin() and row_end(); each of the others writes one member and a comma. */
struct out *row_begin(struct tables *tables, enum table table);
void row_end(struct out *out);
void row_dec(struct out *out, uint64_t value);
void row_hex32(struct out *out, uint64_t value);
void row_hex64(struct out *out, uint64_t value);
void row_string(struct tables *tables, struct out *out, const char *text);
void row_range(struct out *out, size_t first, size_t count);
/* UNCORE_NO_INDEX for NULL */
void row_index(struct out *out, const unsigned *row);
/* The range of a list that is added to numbers[] or strings[]. */
void row_numbers(struct tables *tables, struct out *out, const struct numbers *numbers);
void row_strings(struct tables *tables, struct out *out, const struct strings *strings);
void row_field_ref(struct out *out, const struct field_ref *ref);

/* The events of a box: tables_events.c. */
void emit_events(struct tables *tables, const struct box *box);
/* Its PMU of Linux: tables_perf.c. */
void emit_perf(struct tables *tables, const struct box *box);
void emit_name_index(struct tables *tables, const struct platform *platform);
/* The metrics of a platform: tables_metrics.c. */
void emit_metrics(struct tables *tables, const struct platform *platform);

#endif
