/* SPDX-License-Identifier: MIT */
/* Compares a platform's registers, fields and values with a question. */
#include <stdlib.h>

#include "search/scan_parts.h"

/* What a register's parts belong to. */
struct inside {
	struct candidate candidate;
	struct matches matches;
};

/* Keeps a part if something was found that its whole does not have. */
static void add_part(struct scan *scan, struct inside *part, const struct matches *whole)
{
	if (!match_adds(scan->question, &part->matches, whole)) {
		scan->candidates->scanned++;
		return;
	}
	match_inherit(scan->question, &part->matches, whole, SEARCH_BOX_NAME, SEARCH_BOX_TEXT);
	scan_add(scan, &part->candidate, &part->matches);
}

static void scan_values(struct scan *scan, const struct inside *field, struct uncore_range values)
{
	for (unsigned at = values.first; at - values.first < values.count; at++) {
		const struct uncore_value_row *value = &uncore_values(scan->tables)[at];
		struct inside part = { .candidate = field->candidate };

		part.candidate.item.kind = ITEM_VALUE;
		part.candidate.item.value = (uint16_t)at;
		scan_text(scan, value->id, SEARCH_NAME, &part.matches);
		scan_text(scan, value->name, SEARCH_ALIAS, &part.matches);
		scan_text(scan, value->text, SEARCH_TEXT, &part.matches);
		add_part(scan, &part, &field->matches);
	}
}

static void scan_fields(struct scan *scan, const struct inside *reg, struct uncore_range fields)
{
	for (unsigned at = fields.first; at - fields.first < fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(scan->tables)[at];
		struct inside part = { .candidate = reg->candidate };

		if (field->flags & UNCORE_FIELD_RESERVED)
			continue;
		part.candidate.item.kind = ITEM_FIELD;
		part.candidate.item.field.at = (uint16_t)at;
		scan_text(scan, field->id, SEARCH_NAME, &part.matches);
		scan_text(scan, field->name, SEARCH_ALIAS, &part.matches);
		scan_text(scan, field->text, SEARCH_TEXT, &part.matches);
		add_part(scan, &part, &reg->matches);
		scan_values(scan, &part, field->values);
	}
}

/* The fields of a layout are compared once, as those of the first register that has it. */
static void scan_register(struct scan *scan, unsigned box, unsigned at, unsigned char *layouts)
{
	const struct uncore_register_row *reg = &uncore_registers(scan->tables)[at];
	struct inside part = { .candidate = scan_candidate(scan, ITEM_REGISTER) };

	part.candidate.item.reg.box = (uint16_t)box;
	part.candidate.item.reg.reg = (uint16_t)at;
	scan_text(scan, reg->id, SEARCH_NAME, &part.matches);
	scan_text(scan, reg->name, SEARCH_ALIAS, &part.matches);
	scan_text(scan, reg->text, SEARCH_TEXT, &part.matches);
	if (match_count(scan->question, &part.matches) != 0)
		match_inherit(scan->question, &part.matches, &scan->boxes[box], SEARCH_BOX_NAME, SEARCH_BOX_TEXT);
	scan_add(scan, &part.candidate, &part.matches);
	if (layouts[reg->layout])
		return;
	layouts[reg->layout] = 1;
	match_inherit(scan->question, &part.matches, &scan->boxes[box], SEARCH_BOX_NAME, SEARCH_BOX_TEXT);
	scan_fields(scan, &part, uncore_layouts(scan->tables)[reg->layout].fields);
}

void scan_registers(struct scan *scan)
{
	unsigned char *layouts = calloc((size_t)scan->tables->layouts.count + 1, 1);

	if (layouts == NULL) {
		scan->candidates->failed = true;
		return;
	}
	for (unsigned box = 0; box < scan->tables->boxes.count; box++) {
		struct uncore_range regs = uncore_boxes(scan->tables)[box].registers;

		for (unsigned at = regs.first; at - regs.first < regs.count; at++)
			scan_register(scan, box, at, layouts);
	}
	free(layouts);
}
