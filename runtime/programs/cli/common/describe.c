/* SPDX-License-Identifier: MIT */
/* Describes rows of the tables as text: names, bits, addresses, field values. */
#include <inttypes.h>
#include <string.h>

#include "cli/common/describe.h"

#include "base/numbers.h"

const char *procedure_word(unsigned procedure)
{
#define WORD(id, word, help) word,
	static const char *const words[] = { UNCORE_PROCEDURE(WORD) };

	return procedure < sizeof(words) / sizeof(words[0]) ? words[procedure] : "";
}

const char *two_sockets(const struct uncore_tables *tables)
{
	return tables->sockets.method == UNCORE_SOCKET_SINGLE ? "" : ":2";
}

const char *platform_id(const struct uncore_tables *tables)
{
	return uncore_text(tables, tables->id);
}

const char *box_id(const struct uncore_tables *tables, unsigned box)
{
	return uncore_text(tables, uncore_boxes(tables)[box].id);
}

const char *register_id(const struct uncore_tables *tables, unsigned reg)
{
	return uncore_text(tables, uncore_registers(tables)[reg].id);
}

const char *field_id(const struct uncore_tables *tables, unsigned field)
{
	return uncore_text(tables, uncore_fields(tables)[field].id);
}

const struct uncore_layout_row *layout_of(const struct uncore_tables *tables, unsigned reg)
{
	return &uncore_layouts(tables)[uncore_registers(tables)[reg].layout];
}

unsigned top_bit(const struct uncore_field_row *field)
{
	return 63U - (unsigned)__builtin_clzll(field->bits);
}

void add_pattern(struct text *text, const char *pattern, unsigned index)
{
	const char *blank = strstr(pattern, "{i}");

	if (blank == NULL) {
		text_add(text, pattern);
		return;
	}
	text_bytes(text, pattern, (size_t)(blank - pattern));
	if (index != UNCORE_NO_INDEX)
		text_dec(text, index);
	else
		text_char(text, 'i');
	text_add(text, blank + 3);
}

void add_register_name(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg)
{
	const struct uncore_register_row *row = &uncore_registers(tables)[reg->reg];
	const uncore_string *names = uncore_strings(tables) + row->names.first;
	char name[128];

	if (uncore_register_name(tables, reg, name, sizeof(name)) > 0)
		text_add(text, name);
	else if (row->names.count == 0 && reg->index == UNCORE_NO_INDEX)
		text_add(text, uncore_text(tables, row->name));
	else if (row->names.count == 0)
		add_pattern(text, uncore_text(tables, row->name), reg->index);
	else if (reg->index != UNCORE_NO_INDEX)
		text_add(text, uncore_text(tables, names[reg->index]));
	else
		for (unsigned at = 0; at < row->names.count; at++)
			text_printf(text, "%s%s", at > 0 ? ", " : "", uncore_text(tables, names[at]));
}

void add_register_id(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg)
{
	text_add(text, register_id(tables, reg->reg));
	if (uncore_registers(tables)[reg->reg].count > 1 && reg->index != UNCORE_NO_INDEX)
		text_printf(text, "%u", reg->index);
}

void add_function(struct text *text, const struct uncore_address *address)
{
	char place[UNCORE_ADDRESS_TEXT];
	const char *function = uncore_address_text(NULL, address, place) + strlen("PCI ");

	text_printf(text, "%.*s", (int)strcspn(function, "+"), function);
}

void add_window(struct text *text, const struct uncore_tables *tables, uint16_t window)
{
	const struct uncore_window_row *row = &uncore_windows(tables)[window];

	text_printf(text, "%s.%s", box_id(tables, row->box), uncore_text(tables, row->id));
}

void add_address(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg)
{
	struct uncore_address address;
	char place[UNCORE_ADDRESS_TEXT];
	int result = uncore_register_address(tables, reg, &address);

	if (result != 0 && result != UNCORE_E_NOPLACE)
		text_add(text, "no address known");
	else if (result != 0)
		text_printf(text, "PCI device unknown, byte 0x%" PRIx32, address.number);
	else
		text_add(text, uncore_address_text(tables, &address, place));
}

void add_value(struct text *text, uint64_t value)
{
	if (value < 10)
		text_dec(text, value);
	else
		text_hex(text, value, 1);
}

bool add_field_amount(struct text *text, const struct uncore_tables *tables, struct uncore_field_index field,
		      uint64_t raw)
{
	uint64_t amount;
	const char *unit_name;

	if (uncore_field_amount(tables, field, raw, &amount, &unit_name) != 0)
		return false;
	add_amount(text, (double)amount, unit_name);
	return true;
}

/* "thresh=3", "mode=fast", "max_ratio=28 (2.8 GHz)" */
static void add_meant_value(struct text *text, const struct uncore_tables *tables, uint16_t row, uint64_t raw)
{
	uint64_t value = uncore_field_value(&uncore_fields(tables)[row], raw);
	struct text amount = { 0 };
	char name[128];

	if (uncore_value_name(tables, uncore_field_at(row), raw, name, sizeof(name)) > 0)
		text_add(text, name);
	else if (add_field_amount(&amount, tables, uncore_field_at(row), raw))
		text_printf(text, "%" PRIu64 " (%s)", value, text_string(&amount));
	else
		add_value(text, value);
	text_free(&amount);
}

void add_fields(struct text *text, const struct uncore_tables *tables, uint16_t reg, uint64_t raw, uint64_t mask)
{
	struct uncore_range fields = layout_of(tables, reg)->fields;
	const char *between = "";

	for (unsigned at = 0; at < fields.count; at++) {
		uint16_t row = (uint16_t)(fields.first + at);
		const struct uncore_field_row *field = &uncore_fields(tables)[row];
		uint64_t bits = uncore_field_mask(field);

		if ((bits & mask) == 0 || (field->flags & (UNCORE_FIELD_RESERVED | UNCORE_FIELD_PART)))
			continue;
		text_printf(text, "%s%s=", between, uncore_text(tables, field->id));
		between = " ";
		add_meant_value(text, tables, row, raw);
	}
}

uint64_t telling_bits(const struct uncore_tables *tables, uint16_t reg, uint64_t value)
{
	struct uncore_field_index field;

	if (uncore_find_role(tables, reg, UNCORE_ROLE_EVENT_SELECT, &field) == 0)
		value |= uncore_field_mask(&uncore_fields(tables)[field.at]);
	return value;
}

const char *unit_word(const struct uncore_tables *tables, uint16_t box)
{
	return uncore_boxes(tables)[box].scope == UNCORE_SCOPE_CPU ? "cpu" : "socket";
}

const char *unseen_freeze(const struct uncore_tables *tables)
{
	const struct uncore_procedure_row *row = uncore_procedure_rows(tables) + tables->procedures.first;

	for (unsigned at = 0; at < tables->procedures.count; at++) {
		if (row[at].procedure == UNCORE_PROC_UNFREEZE)
			return "reads do not show whether another program left all boxes of a socket frozen; "
			       "if they count nothing via perf: uncore restore --unfreeze";
	}
	return NULL;
}

const char *effect_phrase(const char *effect)
{
	return strstr(effect, "counts") != NULL ? effect :
	       strcmp(effect, "unusable") == 0  ? "cannot be counted" :
						  "may be wrong";
}
