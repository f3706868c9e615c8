/* SPDX-License-Identifier: MIT */
/* Prints what an access meant as JSON, one object a line. */
#include "base/keys/macros.h"
#include "cli/decode_log/print.h"
#include "cli/common/describe.h"
#include "cli/registers/field_record.h"
#include "cli/common/output.h"

struct log_record {
	uint64_t line, number, value, bits, before;
	const char *text, *format, *access, *platform, *unit, *box, *reg, *name, *window, *event, *events;
	unsigned instance, candidates;
	bool has_failed, has_instance, is_known, is_msr, is_offset, has_value, is_partial, has_before;
	struct field_record *fields;
	size_t field_count;
	struct strings changed, notes, problems;
};

/* clang-format off */

static const char *const access_words[] = { "read", "write" };

static const struct key log_keys[] = {
	OUTPUT_SCHEMA_KEY,
	{ .name = "line", COUNT(log_record, line), REQUIRED, .help = "its number in the log, from 1" },
	{ .name = "text", STRING(log_record, text),
	  .help = "of a line that accesses no register of the platform: the line itself, and nothing else is there" },
	{ .name = "format", STRING(log_record, format), WORDS(log_format_words), .help = "what printed the line" },
	{ .name = "access", STRING(log_record, access), WORDS(access_words), .help = "what the line did" },
	{ .name = "failed", BOOL(log_record, has_failed), HAS_AT(log_record, has_failed),
	  .help = "the machine refused it" },
	{ .name = "platform", STRING(log_record, platform), .help = "id of the platform" },
	{ .name = "unit", STRING(log_record, unit),
	  .help = "as the log has it: cpu 0, bus 0000:7f, socket 1; left out where it does not say it" },
	{ .name = "box", STRING(log_record, box), .help = "id of the box" },
	{ .name = "instance", COUNT(log_record, instance), HAS_AT(log_record, has_instance),
	  .help = "left out where the log does not say it" },
	{ .name = "register", STRING(log_record, reg), .help = "id, with its number in an array" },
	{ .name = "name", STRING(log_record, name), .help = "name in the manual" },
	{ .name = "msr", HEX(log_record, number), HAS_AT(log_record, is_msr), .help = "number of the MSR" },
	{ .name = "offset", HEX(log_record, number), HAS_AT(log_record, is_offset),
	  .help = "in PCI configuration space or, with window, in memory" },
	{ .name = "window", STRING(log_record, window),
	  .help = "of memory, where the register is in one: `box.window`" },
	{ .name = "candidates", COUNT(log_record, candidates), HAS_AT(log_record, is_known),
	  .help = "registers at the address, each with an object of its own: 1, unless instances share a place" },
	{ .name = "value", HEX(log_record, value), HAS_AT(log_record, has_value),
	  .help = "of the register; left out where the log does not have it" },
	{ .name = "bits", HEX(log_record, bits), HAS_AT(log_record, is_partial),
	  .help = "which bits of the register the access gives, where these are not all" },
	{ .name = "before", HEX(log_record, before), HAS_AT(log_record, has_before),
	  .help = "what the register held according to the log" },
	{ .name = "event", STRING(log_record, event),
	  .help = "that the control register selects, as `uncore encode` takes it" },
	{ .name = "events", STRING(log_record, events),
	  .help = "where processors of the platform mean different ones: all in words; of a counter that counts one "
		  "thing, that" },
	{ .name = "fields", LIST(log_record, fields, field_count), .element = &field_kind, .help = "of the register" },
	{ .name = "changed", STRINGS(log_record, changed), .help = "ids of the fields that changed" },
	{ .name = "notes", STRINGS(log_record, notes), .help = "what else the access does" },
	{ .name = "problems", STRINGS(log_record, problems), .help = "rules that the access broke" },
};
static const struct keys log_kind = { "line", "a line of the output of uncore decode-log --format json", "Each line is "
	"an object: one for each register that a line of the log accesses, or one for a line that accesses none.",
	KEYS(log_keys), .size = sizeof(struct log_record), .bare = true };

/* clang-format on */

static const struct keys *const kinds[] = { &log_kind };
const struct format decode_log_format = {
	.name = "decode-log", .command = "uncore decode-log", .kinds = kinds, .kind_count = 1
};

static void record_fields(struct log_record *record, struct arena *arena, const struct log_meaning *meaning)
{
	enum { ROOM = 64 };
	struct uncore_decoded items[ROOM];
	int count = uncore_decode_register(meaning->tables, meaning->reg.reg, meaning->given.value, items, ROOM);

	if (count <= 0 || !record->has_value)
		return;
	record->fields = arena_array(arena, (size_t)count, sizeof(record->fields[0]));
	for (int at = 0; at < count && at < ROOM; at++) {
		const struct uncore_field_row *field = &uncore_fields(meaning->tables)[items[at].field.at];

		if ((field->bits & ~meaning->given.mask) != 0 || (field->flags & UNCORE_FIELD_RESERVED))
			continue;
		record->fields[record->field_count++] =
			record_field(arena, meaning->tables, &items[at], meaning->given.value, true);
		if (field->bits & changed_since(meaning))
			list_add(arena, &record->changed, uncore_text(meaning->tables, field->id));
	}
}

static void record_event(struct log_record *record, const struct log_meaning *meaning)
{
	bool is_known = meaning->event.words.length > 0;

	record->event = is_known ? text_string(&meaning->event.expression) : NULL;
	record->events = meaning->counts != NULL ? meaning->counts :
			 is_known && strcmp(record->event, text_string(&meaning->event.words)) != 0 ?
						   text_string(&meaning->event.words) :
						   NULL;
}

static void record_register(struct log_record *record, struct arena *arena, const struct log_meaning *meaning)
{
	struct text id = { 0 }, name = { 0 }, unit = { 0 }, window = { 0 };
	uint16_t row = uncore_registers(meaning->tables)[meaning->reg.reg].window;

	add_register_id(&id, meaning->tables, &meaning->reg);
	add_register_name(&name, meaning->tables, &meaning->reg);
	add_log_unit(&unit, meaning->access->unit);
	record->platform = platform_id(meaning->tables);
	record->unit = unit.length > 0 ? keep_text(arena, &unit) : NULL;
	record->box = box_id(meaning->tables, meaning->reg.box);
	record->reg = keep_text(arena, &id);
	record->name = keep_text(arena, &name);
	record->number = meaning->access->at.number;
	record->is_msr = meaning->access->at.space == UNCORE_SPACE_MSR;
	record->is_offset = !record->is_msr;
	if (row != UNCORE_NO_INDEX) {
		add_window(&window, meaning->tables, row);
		record->window = keep_text(arena, &window);
	}
	record->instance = meaning->reg.instance;
	record->has_instance = meaning->reg.instance != UNCORE_NO_INDEX;
}

void print_meaning_json(const struct log_line *line, const struct log_meaning *meaning, size_t candidates)
{
	uint64_t full = UINT64_MAX >> (64 - layout_of(meaning->tables, meaning->reg.reg)->width);
	struct arena arena = { 0 };
	struct log_record record = { .line = line->number,
				     .format = line->format,
				     .access = access_words[meaning->access->is_write],
				     .has_failed = meaning->access->has_failed,
				     .is_known = true,
				     .candidates = (unsigned)candidates,
				     .has_value = meaning->access->has_value,
				     .value = meaning->given.value,
				     .bits = meaning->given.mask,
				     .is_partial = meaning->access->has_value && meaning->given.mask != full,
				     .has_before = meaning->before.mask != 0,
				     .before = meaning->before.value,
				     .notes = meaning->notes,
				     .problems = meaning->problems };

	record_register(&record, &arena, meaning);
	record_event(&record, meaning);
	record_fields(&record, &arena, meaning);
	print_json_of(&log_kind, &record, false);
	arena_free(&arena);
}

void print_line_json(const struct log_line *line, const char *text)
{
	const struct log_record record = { .line = line->number, .text = text };

	print_json_of(&log_kind, &record, false);
}
