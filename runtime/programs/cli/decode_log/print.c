/* SPDX-License-Identifier: MIT */
/* Prints what an access meant as text. */
#include <inttypes.h>

#include "base/bits.h"
#include "cli/common/meanings.h"
#include "cli/decode_log/print.h"
#include "cli/common/describe.h"
#include "cli/registers/purpose.h"

void add_log_unit(struct text *text, struct log_unit unit)
{
	switch (unit.kind) {
	case LOG_UNIT_CPU:
		text_printf(text, "cpu %u", unit.number);
		break;
	case LOG_UNIT_NTH:
		text_printf(text, "cpu %u of those online", unit.number);
		break;
	case LOG_UNIT_EVERY:
		text_printf(text, "every cpu");
		break;
	case LOG_UNIT_SOCKET:
		text_printf(text, "socket %u", unit.number);
		break;
	case LOG_UNIT_BUS:
		text_printf(text, "bus %04x:%02x", unit.number >> 8, unit.number & 0xff);
		break;
	default:
		break;
	}
}

/* A count as a number, other registers by the fields that are not 0. */
static void add_value_text(struct text *text, const struct log_meaning *meaning)
{
	const struct uncore_tables *tables = meaning->tables;
	uint16_t reg = meaning->reg.reg;
	uint64_t full = UINT64_MAX >> (64 - layout_of(tables, reg)->width), count;
	struct uncore_field_index field;
	size_t length;

	text_printf(text, " = ");
	text_hex(text, meaning->given.value, (unsigned)layout_of(tables, reg)->width / 4);
	if (meaning->given.mask == (full ^ UINT32_MAX)) {
		text_add(text, " (upper half)");
	} else if (full > UINT32_MAX && meaning->given.mask == UINT32_MAX) {
		text_add(text, " (lower half)");
	} else if (meaning->given.mask != full) {
		text_add(text, " (bits ");
		text_add(text, spell_mask(meaning->given.mask).at);
		text_add(text, " only)");
	}
	if (counted_group(tables, &meaning->reg) != UNCORE_NO_INDEX) {
		if (meaning->now.mask == full && uncore_find_role(tables, reg, UNCORE_ROLE_COUNT, &field) == 0 &&
		    uncore_field_get(tables, field, meaning->now.value, &count) == 0)
			text_printf(text, "  count %" PRIu64, count);
		return;
	}
	if (meaning->given.value == 0)
		return;
	text_add(text, "  ");
	length = text->length;
	add_fields(text, tables, reg, meaning->given.value,
		   meaning->given.mask & telling_bits(tables, reg, meaning->given.value));
	if (text->length == length)
		text_cut(text, length - 2);
}

static void add_head(struct text *text, const struct log_meaning *meaning)
{
	const struct item item = { .kind = ITEM_REGISTER, .reg = meaning->reg };

	text_add(text, meaning->access->is_write ? "  = write " : "  = read ");
	add_item_path(text, meaning->tables, &item);
	text_add(text, "  ");
	add_register_name(text, meaning->tables, &meaning->reg);
	if (meaning->access->unit.kind != LOG_UNIT_UNKNOWN)
		text_add(text, "  ");
	add_log_unit(text, meaning->access->unit);
	if (meaning->access->has_value)
		add_value_text(text, meaning);
	else if (!meaning->access->has_failed)
		text_add(text, meaning->access->is_write ? "  a value that is not in the log" : "");
	text_add(text, meaning->access->has_failed ? "  FAILED\n" : "\n");
}

/* "was 0x00000000: en=0 ev_sel=0"; nothing where nothing changed or no value was known. */
static void add_change(struct text *text, const struct log_meaning *meaning)
{
	uint64_t changed = changed_since(meaning);

	if (changed == 0 || meaning->access->has_failed ||
	    counted_group(meaning->tables, &meaning->reg) != UNCORE_NO_INDEX)
		return;
	text_add(text, "    was ");
	text_hex(text, meaning->before.value, (unsigned)layout_of(meaning->tables, meaning->reg.reg)->width / 4);
	text_add(text, ": ");
	add_fields(text, meaning->tables, meaning->reg.reg, meaning->before.value, changed);
	text_char(text, '\n');
}

static void add_lines(struct text *text, const char *begin, const struct strings *lines)
{
	for (size_t at = 0; at < lines->count; at++) {
		text_join(text, begin, lines->at[at], "\n");
	}
}

void add_meaning_text(struct text *text, const struct log_meaning *meaning)
{
	add_head(text, meaning);
	if (meaning->counts != NULL)
		text_join(text, "    counts ", meaning->counts, "\n");
	else if (meaning->event.words.length > 0)
		text_join(text, "    counts ", text_string(&meaning->event.words), "\n");
	else if (meaning->event.is_control)
		text_add(text, "    counts nothing: no event of this box has this code\n");
	add_change(text, meaning);
	add_lines(text, "    ", &meaning->notes);
	add_lines(text, "    breaks a rule: ", &meaning->problems);
}
