/* SPDX-License-Identifier: MIT */
/* Describes rows of the tables: their words, bits, event codes, filters, variants. */
#include <inttypes.h>

#include "cli/common/row_text.h"

#include "base/bits.h"
#include "cli/common/describe.h"
#include "cli/common/output.h"

#define WORD3(id, word, help) word,
#define HELP3(id, word, help) help,
#define BOTH3(id, word, help) word ": " help,
#define WORD4(id, word, often, help) word,

/* A function that gives the text of a number, "" for a number without one. */
#define TEXTS(name, ...) \
	const char *name(unsigned number) \
	{ \
		static const char *const texts[] = { __VA_ARGS__ }; \
\
		return number < sizeof(texts) / sizeof(texts[0]) ? texts[number] : ""; \
	}

TEXTS(access_word, UNCORE_ACCESS(WORD3))
TEXTS(evidence_word, UNCORE_EVIDENCE(WORD3))
TEXTS(evidence_text, UNCORE_EVIDENCE(BOTH3))
TEXTS(role_word, "", UNCORE_ROLES(WORD4))
TEXTS(kind_word, UNCORE_COUNTER_KIND(WORD3))
TEXTS(scope_word, UNCORE_SCOPE(WORD3))
TEXTS(group_by_word, UNCORE_GROUP_BY(WORD3))
TEXTS(presence_word, UNCORE_INSTANCE_RULES(WORD3))
TEXTS(presence_help, UNCORE_INSTANCE_RULES(HELP3))
TEXTS(found_part_help, "", UNCORE_FOUND_PARTS(HELP3))
TEXTS(record_help, "", UNCORE_RECORDS(HELP3))

const char *unnamed_word(const struct uncore_field_row *field)
{
	return field->access == UNCORE_ACCESS_UNKNOWN ? "unknown" : "reserved";
}

void add_bits(struct text *text, const struct uncore_field_row *field)
{
	text_add(text, spell_mask(field->bits).at);
}

void add_bit_numbers(struct text *text, uint64_t bits)
{
	const char *between = "";

	for (unsigned bit = 0; bit < 64; bit++) {
		if (bits >> bit & 1) {
			text_add(text, between);
			text_dec(text, bit);
			between = ",";
		}
	}
}

void add_pattern_range(struct text *text, const char *pattern, unsigned count)
{
	const char *blank = strstr(pattern, "{i}");

	if (blank == NULL) {
		text_add(text, pattern);
		return;
	}
	text_bytes(text, pattern, (size_t)(blank - pattern));
	text_printf(text, count > 1 ? "{0-%u}" : "%u", count - 1);
	text_add(text, blank + 3);
}

void add_register_range(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg)
{
	struct text name = { 0 };

	add_register_name(&name, tables, reg);
	add_pattern_range(text, text_string(&name), uncore_registers(tables)[reg->reg].count);
	text_free(&name);
}

const char *window_space(const struct uncore_tables *tables, uint16_t window)
{
	return uncore_windows(tables)[window].found == UNCORE_FOUND_NOWHERE ? "MMIO" : "FOUND";
}

void add_number_rule(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg,
		     uint32_t first)
{
	const struct uncore_register_row *row = &uncore_registers(tables)[reg->reg];
	bool is_list = row->bases.count > 0 || row->offsets.count > 0;

	text_printf(text, "0x%" PRIx32, first);
	if (is_list) {
		text_add(text, " and on");
		return;
	}
	if (reg->instance == UNCORE_NO_INDEX && row->instance_stride != 0)
		text_printf(text, " + 0x%" PRIx32 "*n", row->instance_stride);
	if (reg->index == UNCORE_NO_INDEX && row->index_stride > 1)
		text_printf(text, " + %" PRIu32 "*i", row->index_stride);
	else if (reg->index == UNCORE_NO_INDEX && row->index_stride == 1)
		text_add(text, " + i");
}

uint16_t control_of(const struct uncore_tables *tables, const struct uncore_event_row *event)
{
	const struct uncore_box_row *box = &uncore_boxes(tables)[event->box];

	if (event->group >= box->counters.count)
		return UNCORE_NO_INDEX;
	return uncore_counters(tables)[box->counters.first + event->group].control;
}

/* Uses numbers where add_fields() would use names: people search for a code, and type it, as a number. */
static void add_others(struct text *text, const struct uncore_tables *tables, uint16_t reg, uint64_t bits)
{
	struct uncore_range fields = layout_of(tables, reg)->fields;

	for (unsigned at = 0; at < fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(tables)[fields.first + at];
		uint64_t mask = uncore_field_mask(field);

		if ((bits & mask) == 0 || (field->flags & (UNCORE_FIELD_RESERVED | UNCORE_FIELD_PART)))
			continue;
		text_join(text, text->length > 0 ? "," : "", uncore_text(tables, field->id), "=");
		add_value(text, uncore_field_value(field, bits));
	}
}

/* The event select's number goes first without a name, wherever it is in the run. */
static void add_unplaced(struct text *text, const struct uncore_tables *tables, struct uncore_range run)
{
	const struct uncore_code_row *codes = uncore_codes(tables) + run.first;

	for (unsigned at = 0; at < run.count; at++)
		if (codes[at].role == UNCORE_ROLE_EVENT_SELECT)
			text_hex(text, codes[at].value, 2);
	for (unsigned at = 0; at < run.count; at++) {
		if (codes[at].role == UNCORE_ROLE_EVENT_SELECT)
			continue;
		text_printf(text, "%s%s=", text->length > 0 ? "," : "", uncore_text(tables, codes[at].field));
		add_value(text, codes[at].value);
	}
}

void add_code(struct text *text, const struct uncore_tables *tables, const struct uncore_event_row *event)
{
	uint16_t reg = control_of(tables, event);
	struct uncore_field_index code;
	uint64_t rest = event->control;

	add_unplaced(text, tables, uncore_event_codes(event));
	if (reg == UNCORE_NO_INDEX)
		return;
	if (uncore_find_role(tables, reg, UNCORE_ROLE_EVENT_SELECT, &code) == 0) {
		uint64_t bits = uncore_field_mask(&uncore_fields(tables)[code.at]);

		text_hex(text, uncore_field_value(&uncore_fields(tables)[code.at], event->control), 2);
		rest &= ~bits;
	}
	add_others(text, tables, reg, rest);
}

void add_umask(struct text *text, const struct uncore_tables *tables, const struct uncore_umask_row *umask)
{
	const struct uncore_event_row *event = &uncore_events(tables)[umask->event];
	const struct uncore_field_row *field;

	if (event->umask_field == UNCORE_NO_INDEX) {
		text_hex(text, umask->control, 2);
		return;
	}
	field = &uncore_fields(tables)[event->umask_field];
	text_hex(text, uncore_field_value(field, umask->control), 2);
	add_others(text, tables, control_of(tables, event), umask->control & ~field->bits);
}

void add_filter(struct text *text, const struct uncore_tables *tables, const struct uncore_filter_row *filter)
{
	text_printf(text, "%s.%s", register_id(tables, filter->reg), field_id(tables, filter->field));
	if (filter->kind == UNCORE_FILTER_VALUE)
		text_printf(text, " = 0x%" PRIx64 " (set for you)", filter->value);
	else if (filter->kind == UNCORE_FILTER_NONZERO && filter->value != 0)
		text_printf(text, ": 0x%" PRIx64 " lets everything pass, and is set unless you give a value",
			    filter->value);
	else if (filter->kind == UNCORE_FILTER_NONZERO)
		text_printf(text, ": give a value other than 0");
	else if (filter->kind == UNCORE_FILTER_OPTIONAL)
		text_printf(text, ": it may need a value; without one the filter is not written");
	else
		text_printf(text, ": give a value");
}

static bool is_limited(const struct uncore_tables *tables, uint32_t variants)
{
	for (unsigned at = 0; at < tables->variants.count; at++) {
		if (!(variants >> at & 1))
			return true;
	}
	return false;
}

void add_variants(struct text *text, const struct uncore_tables *tables, uint32_t variants)
{
	for (unsigned at = 0, said = 0; at < tables->variants.count && is_limited(tables, variants); at++) {
		if (variants >> at & 1)
			text_printf(text, "%s%s", said++ > 0 ? ", " : "",
				    uncore_text(tables, uncore_variants(tables)[at].title));
	}
}

void list_variant_ids(struct arena *arena, struct strings *ids, const struct uncore_tables *tables, uint32_t variants)
{
	for (unsigned at = 0; at < tables->variants.count && is_limited(tables, variants); at++)
		if (variants >> at & 1)
			list_add(arena, ids, uncore_text(tables, uncore_variants(tables)[at].id));
}

/* ---- for spreadsheets ---- */

void rows_print_csv(const struct row_columns *columns, const void *rows, size_t count, bool has_head)
{
	struct grid grid = grid_of_rows(columns, rows, count);

	grid_print_csv(&grid, has_head);
	grid_free(&grid);
}
