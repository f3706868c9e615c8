/* SPDX-License-Identifier: MIT */
/* Finds out what an access to a register meant: its event, and what it changed. */
#include "cli/decode_log/meaning.h"

#include <string.h>

#include "cli/common/describe.h"
#include "cli/registers/purpose.h"

static uint64_t all_bits(const struct log_meaning *meaning)
{
	return UINT64_MAX >> (64 - layout_of(meaning->tables, meaning->reg.reg)->width);
}

/* What the access says of the register's bits, and what is known of it afterwards. */
static void set_values(struct log_meaning *meaning, struct log_values *values, unsigned shift)
{
	const struct log_access *access = meaning->access;
	uint64_t mask = access->mask == 0 ? UINT64_MAX : access->mask;

	meaning->before = known_value(values, access->unit, &meaning->reg);
	if (!access->has_value)
		return;
	meaning->given.mask = mask << shift & all_bits(meaning);
	meaning->given.value = access->value << shift & meaning->given.mask;
	meaning->now.mask = meaning->before.mask | meaning->given.mask;
	meaning->now.value = (meaning->before.value & ~meaning->given.mask) | meaning->given.value;
}

/* Of a write: 1 clears the bit; a command's bits do not stay. Reserved bits are kept to show the value as written. */
static uint64_t kept_bits(const struct log_meaning *meaning)
{
	uint64_t cleared = layout_of(meaning->tables, meaning->reg.reg)->clear_by_one & meaning->given.mask;
	uint64_t bits = meaning->now.mask & readable_bits(meaning->tables, meaning->reg.reg) & ~cleared;

	return bits == 0 ? 0 : bits | (meaning->now.mask & reserved_bits(meaning));
}

static void remember(const struct log_meaning *meaning, struct log_values *values)
{
	struct uncore_bits kept = meaning->now;

	if (!meaning->access->has_value || meaning->access->has_failed || meaning->access->unit.kind == LOG_UNIT_EVERY)
		return;
	if (meaning->access->is_write) {
		kept.mask = kept_bits(meaning);
		kept.value &= kept.mask;
	}
	value_of(values, meaning->access->unit, &meaning->reg)->bits = kept;
}

static uint64_t bits_with(const struct log_meaning *meaning, enum uncore_role role)
{
	struct uncore_field_index field;

	return uncore_find_role(meaning->tables, meaning->reg.reg, role, &field) == 0 ?
		       uncore_field_mask(&uncore_fields(meaning->tables)[field.at]) :
		       0;
}

static void note_global_command(const struct log_meaning *meaning, struct log_values *values)
{
	if (!meaning->access->is_write || meaning->access->has_failed)
		return;
	if (meaning->given.value & bits_with(meaning, UNCORE_ROLE_FREEZE_ALL))
		values->is_all_frozen = true;
	if (meaning->given.value & bits_with(meaning, UNCORE_ROLE_UNFREEZE_ALL))
		values->is_all_frozen = false;
}

/* ---- the event ---- */

static size_t list_filters(const struct log_meaning *meaning, const struct log_values *values,
			   struct uncore_filter_run *filters, size_t room)
{
	struct uncore_range regs = uncore_boxes(meaning->tables)[meaning->reg.box].registers;
	size_t count = 0;

	for (unsigned row = regs.first; row - regs.first < regs.count && count < room; row++) {
		struct uncore_register reg = { meaning->reg.box, meaning->reg.instance, (uint16_t)row, 0 };
		struct uncore_bits bits;

		if (!is_filter(meaning->tables, (uint16_t)row))
			continue;
		bits = known_value(values, meaning->access->unit, &reg);
		if (bits.mask != 0)
			filters[count++] = (struct uncore_filter_run){ .reg = (uint16_t)row, .bits = bits };
	}
	return count;
}

/* A control without any bit of an event may be a counter that is switched off. */
static void find_event(struct log_meaning *meaning, uint16_t variant, const struct log_values *values)
{
	const struct uncore_tables *tables = meaning->tables;
	uint16_t group = controlled_group(tables, &meaning->reg);
	struct uncore_filter_run filters[UNCORE_EVENT_FILTERS];
	struct uncore_field_index code;
	uint64_t telling;

	if (group == UNCORE_NO_INDEX || !meaning->access->has_value)
		return;
	telling = layout_of(tables, meaning->reg.reg)->event_bits | bits_with(meaning, UNCORE_ROLE_ENABLE);
	if ((meaning->now.value & telling) == 0 || (telling & ~meaning->now.mask) != 0)
		return;
	if (uncore_counters(tables)[group].kind == UNCORE_COUNTER_FIXED &&
	    uncore_find_role(tables, meaning->reg.reg, UNCORE_ROLE_EVENT_SELECT, &code) != 0) {
		meaning->counts = uncore_text(tables, uncore_counters(tables)[group].counts);
		return;
	}
	find_control_event(&meaning->event, tables, variant, &meaning->reg, meaning->now.value, filters,
			   list_filters(meaning, values, filters, UNCORE_EVENT_FILTERS));
}

/* ---- all of it ---- */

static void note_raw(struct log_meaning *meaning)
{
	struct text text = { 0 };

	if (!meaning->access->is_raw)
		return;
	text_add(&text, "-r prints the value as bytes, which are not decoded: leave out -r");
	say(&meaning->arena, &meaning->notes, &text);
}

static void note_clearing(struct log_meaning *meaning)
{
	uint64_t cleared = layout_of(meaning->tables, meaning->reg.reg)->clear_by_one & meaning->given.value;
	struct text text = { 0 };

	if (!meaning->access->is_write || cleared == 0)
		return;
	text_printf(&text, "writing 1 clears: ");
	add_fields(&text, meaning->tables, meaning->reg.reg, meaning->given.value, cleared);
	say(&meaning->arena, &meaning->notes, &text);
}

/* An event needs a filter that the log has not written, or that holds a value that lets nothing pass. */
static void note_missing_filter(struct log_meaning *meaning)
{
	struct uncore_encoding encoding;
	struct uncore_event_error error;
	const char *expression = text_string(&meaning->event.expression);
	struct text text = { 0 };

	if (!meaning->access->is_write || expression[0] == '\0' ||
	    uncore_event_parse(meaning->tables, expression, strlen(expression), &encoding, &error) == 0 ||
	    error.code != UNCORE_EVENT_E_MISSING_FILTER)
		return;
	text_printf(&text, "no filter so far lets it count: %s", error.message);
	say(&meaning->arena, &meaning->notes, &text);
}

void find_meaning(struct log_meaning *meaning, const struct uncore_tables *tables, uint16_t variant,
		  struct log_values *values, const struct log_access *access, const struct found_register *found)
{
	*meaning = (struct log_meaning){ .tables = tables, .access = access, .reg = found->reg };
	set_values(meaning, values, found->shift);
	if (!access->has_failed)
		find_event(meaning, variant, values);
	note_raw(meaning);
	note_clearing(meaning);
	note_missing_filter(meaning);
	find_broken_rules(meaning, values);
	note_global_command(meaning, values);
	remember(meaning, values);
}

void free_meaning(struct log_meaning *meaning)
{
	free_control_event(&meaning->event);
	arena_free(&meaning->arena);
}
