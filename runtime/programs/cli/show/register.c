/* SPDX-License-Identifier: MIT */
/* uncore show: prints a register or a field: names, addresses, write rules. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/show/show.h"

static void print_register_aliases(const struct uncore_tables *tables, const struct uncore_register *reg,
				   uint16_t field)
{
	struct text text = { 0 };

	for (unsigned at = 0; at < tables->aliases.count; at++) {
		const struct uncore_alias_row *alias = &uncore_aliases(tables)[at];

		if (alias->field != field || (field == UNCORE_NO_INDEX && alias->reg != reg->reg))
			continue;
		text_printf(&text, "%s", text.length > 0 ? ", " : "");
		if (reg->index == UNCORE_NO_INDEX)
			add_pattern_range(&text, uncore_text(tables, alias->name),
					  field == UNCORE_NO_INDEX ? uncore_registers(tables)[reg->reg].count : 1);
		else
			add_pattern(&text, uncore_text(tables, alias->name), reg->index);
	}
	print_item_and_free("also called", &text);
}

/* Returns the end of the run of elements, from first on, that are equally spaced. */
static unsigned run_end(const uint32_t *numbers, unsigned count, unsigned first)
{
	unsigned at = first + 1;

	while (at + 1 < count && numbers[at + 1] - numbers[at] == numbers[first + 1] - numbers[first])
		at++;
	return at < count ? at : first;
}

/* "0xd10..0xd13", "0xd8..0xe4 (every 4)", "0xa0, 0xb0..0xc0 (every 8)". */
static void add_numbers(struct text *text, const uint32_t *numbers, unsigned count)
{
	for (unsigned at = 0; at < count;) {
		unsigned end = run_end(numbers, count, at);

		text_printf(text, "%s0x%" PRIx32, at > 0 ? ", " : "", numbers[at]);
		if (end > at) {
			uint32_t step = numbers[at + 1] - numbers[at];

			text_printf(text, "%s0x%" PRIx32, end > at + 1 || step == 1 ? ".." : ", ", numbers[end]);
			if (step != 1 && end > at + 1)
				text_printf(text, " (every %" PRIu32 ")", step);
		}
		at = end + 1;
	}
}

/* "MMIO imc3.channel+" */
static void add_in_window(struct text *text, const struct uncore_tables *tables, const struct uncore_address *address)
{
	char place[UNCORE_ADDRESS_TEXT];
	const char *plus = strchr(uncore_address_text(tables, address, place), '+');

	text_printf(text, "%.*s+", plus == NULL ? 0 : (int)(plus - place), place);
}

/* Up to the first number. */
static void add_place(struct text *text, const struct uncore_tables *tables, const struct uncore_address *address)
{
	if (address->space == UNCORE_SPACE_MSR) {
		text_printf(text, "MSR ");
		return;
	}
	if (uncore_is_in_window(address)) {
		add_in_window(text, tables, address);
		return;
	}
	text_printf(text, "PCI ");
	if (address->device_id != 0 || !uncore_is_by_id(address)) {
		add_function(text, address);
		text_printf(text, "+");
	} else {
		text_printf(text, "device and function unknown, byte ");
	}
}

static void add_identity(struct text *text, const struct uncore_tables *tables, const struct uncore_address *address,
			 const struct uncore_register_row *row)
{
	if (address->space != UNCORE_SPACE_PCI)
		return;
	text_printf(text, " (%s", uncore_text(tables, uncore_functions(tables)[row->function].id));
	if (address->device_id != 0 && !uncore_is_by_id(address))
		text_printf(text, ", 8086:%04x", address->device_id);
	text_printf(text, ")");
}

/* Prints the line of an instance. */
static void print_instance(const struct uncore_tables *tables, struct uncore_register reg)
{
	enum { ROOM = 64 };
	const struct uncore_register_row *row = &uncore_registers(tables)[reg.reg];
	struct uncore_address address = { 0 };
	uint32_t numbers[ROOM];
	unsigned count = row->count < ROOM ? row->count : ROOM;
	struct text text = { 0 }, label = { 0 };

	for (unsigned at = count; at-- > 0;) {
		int result;

		reg.index = (uint16_t)at;
		result = uncore_register_address(tables, &reg, &address);
		if (result != 0 && result != UNCORE_E_NOPLACE) {
			print_item("address", "no source gives one");
			return;
		}
		numbers[at] = address.number;
	}
	add_place(&text, tables, &address);
	add_numbers(&text, numbers, count);
	add_identity(&text, tables, &address, row);
	text_printf(&label, "%s %u", box_id(tables, reg.box), reg.instance);
	print_item(text_string(&label), text_string(&text));
	text_free(&label);
	text_free(&text);
}

/* Whether one line says all: "MSR 0xd10 + 0x20*n + i", "MMIO imc{n}.channel+0x40 + 4*i". */
static bool is_regular(const struct uncore_register_row *row)
{
	return (row->space == UNCORE_SPACE_MSR || row->window != UNCORE_NO_INDEX) && row->bases.count == 0 &&
	       row->offsets.count == 0;
}

static void print_address_rule(const struct uncore_tables *tables, struct uncore_register reg, unsigned instances)
{
	const struct uncore_register_row *row = &uncore_registers(tables)[reg.reg];
	struct text text = { 0 }, label = { 0 };

	reg.instance = reg.index = UNCORE_NO_INDEX;
	if (row->window != UNCORE_NO_INDEX)
		text_printf(&text, "%s %s{n}.%s+", window_space(tables, row->window), box_id(tables, reg.box),
			    uncore_text(tables, uncore_windows(tables)[row->window].id));
	else
		text_add(&text, "MSR ");
	add_number_rule(&text, tables, &reg, row->base);
	text_printf(&text, ", n = 0 to %u", instances - 1);
	if (row->count > 1)
		text_printf(&text, ", i = 0 to %u", row->count - 1U);
	text_printf(&label, "%s n", box_id(tables, reg.box));
	print_item(text_string(&label), text_string(&text));
	text_free(&label);
	text_free(&text);
}

/* Of a word of the table of units. */
static void print_record(const struct uncore_register_row *row)
{
	struct text text = { 0 };

	text_printf(&text, "byte 0x%" PRIx32 " of %s", row->base, record_help(row->record));
	print_item_and_free("record", &text);
}

static void print_addresses(const struct uncore_tables *tables, const struct uncore_register *reg)
{
	unsigned instances = uncore_boxes(tables)[reg->box].instances;
	struct uncore_register each = *reg;

	print_heading("addresses");
	if (uncore_registers(tables)[reg->reg].record != UNCORE_RECORD_NONE) {
		print_record(&uncore_registers(tables)[reg->reg]);
		return;
	}
	if (uncore_registers(tables)[reg->reg].space == UNCORE_SPACE_UNKNOWN)
		instances = instances > 0 ? 1 : 0;
	if (instances > 2 && reg->instance == UNCORE_NO_INDEX && is_regular(&uncore_registers(tables)[reg->reg])) {
		print_address_rule(tables, *reg, instances);
		return;
	}
	for (unsigned at = 0; at < instances; at++) {
		if (reg->instance != UNCORE_NO_INDEX && reg->instance != at)
			continue;
		each.instance = (uint16_t)at;
		print_instance(tables, each);
	}
}

static void print_rules(const struct uncore_layout_row *layout)
{
	struct text text = { 0 };

	text_printf(&text, "0x%0*" PRIx64, layout->width / 4, layout->write_base);
	print_item_and_free("begins from", &text);
	if (layout->must_zero != 0)
		text_printf(&text, "0x%0*" PRIx64, layout->width / 4, layout->must_zero);
	print_item_and_free("must write 0", &text);
	if (layout->must_one != 0)
		text_printf(&text, "0x%0*" PRIx64, layout->width / 4, layout->must_one);
	print_item_and_free("must write 1", &text);
	if (layout->clear_by_one != 0)
		text_printf(&text, "0x%0*" PRIx64, layout->width / 4, layout->clear_by_one);
	print_item_and_free("1 clears", &text);
	text_printf(&text, "0x%0*" PRIx64, layout->width / 4, layout->writable);
	print_item_and_free("writable", &text);
}

static void print_count(const struct uncore_register_row *row, const struct uncore_layout_row *layout)
{
	struct text text = { 0 };

	text_printf(&text, "%u bits", layout->width);
	if (row->count > 1)
		text_printf(&text, ", %u of them in each instance", row->count);
	print_item_and_free("size", &text);
}

/* Adds the command that says where the field is from; nothing if it is known as well as its register. */
static void add_why(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg,
		    unsigned field)
{
	const struct uncore_field_row *row = &uncore_fields(tables)[field];

	if ((row->flags & UNCORE_FIELD_RESERVED) || row->evidence == uncore_registers(tables)[reg->reg].evidence)
		return;
	text_printf(text, "why %s is %s: uncoregen why -p %s %s.%s.%s", field_id(tables, field),
		    evidence_word(row->evidence), platform_id(tables), box_id(tables, reg->box),
		    register_id(tables, reg->reg), field_id(tables, field));
}

/* One field stands for those that are not known as well as the register. */
static void print_why(const struct uncore_tables *tables, const struct uncore_register *reg)
{
	struct uncore_range fields = layout_of(tables, reg->reg)->fields;
	struct text text = { 0 };

	/* From the lowest bits on: there the event is chosen. */
	for (unsigned at = fields.count; text.length == 0 && at-- > 0;)
		add_why(&text, tables, reg, fields.first + at);
	if (text.length > 0)
		printf("    %s\n", text_string(&text));
	text_free(&text);
}

void show_register(const struct uncore_tables *tables, const struct uncore_register *reg)
{
	const struct uncore_register_row *row = &uncore_registers(tables)[reg->reg];
	const struct uncore_layout_row *layout = layout_of(tables, reg->reg);
	struct text name = { 0 }, what = { 0 };

	add_register_range(&name, tables, reg);
	text_printf(&what, "register %s.", box_id(tables, reg->box));
	add_register_id(&what, tables, reg);
	print_title(tables, text_string(&name), text_string(&what));
	text_free(&name);
	text_free(&what);
	add_pattern(&what, uncore_text(tables, row->text), reg->index);
	print_item_and_free("text", &what);
	print_count(row, layout);
	print_register_aliases(tables, reg, UNCORE_NO_INDEX);
	if (row->flags & UNCORE_REGISTER_ELSEWHERE)
		print_item("restriction", "only another document names it: uncore reads it, and never writes it");
	print_item("evidence", evidence_text(row->evidence));
	print_item("sources", uncore_text(tables, row->source));
	print_addresses(tables, reg);
	if (row->window != UNCORE_NO_INDEX)
		print_windows(tables, reg->box, reg->instance, row->window);
	print_heading("bits");
	print_diagram(tables, layout);
	print_heading("fields");
	print_fields(tables, layout, UNCORE_NO_INDEX);
	print_why(tables, reg);
	print_values(tables, layout, UNCORE_NO_INDEX);
	print_heading("writing");
	if (row->flags & UNCORE_REGISTER_HIGH_FIRST)
		print_item("order", "the high 32 bits first: the low ones may act at once");
	print_rules(layout);
	print_errata(tables, &(struct uncore_erratum_item_row){ reg->box, reg->reg, UNCORE_NO_INDEX, UNCORE_NO_INDEX,
								UNCORE_NO_INDEX });
}

void show_field(const struct uncore_tables *tables, const struct uncore_register *reg, uint16_t field)
{
	const struct uncore_field_row *row = &uncore_fields(tables)[field];
	struct text text = { 0 }, name = { 0 };

	text_printf(&name, "%s.", box_id(tables, reg->box));
	add_register_id(&name, tables, reg);
	text_printf(&name, ".%s", field_id(tables, field));
	text_printf(&text, "bits ");
	add_bits(&text, row);
	text_printf(&text, " of ");
	add_register_name(&text, tables, reg);
	print_title(tables, text_string(&name), text_string(&text));
	text_free(&text);
	text_free(&name);
	print_item("text", uncore_text(tables, row->text));
	print_register_aliases(tables, reg, field);
	if (row->flags & UNCORE_FIELD_ELSEWHERE)
		print_item("restriction", "only another document names it: uncore reads it, and never writes it");
	if (row->needs != UNCORE_NO_INDEX) {
		text_printf(&text, "%s other than 0", field_id(tables, row->needs));
		print_item_and_free("needs", &text);
	}
	print_item("evidence", evidence_text(row->evidence));
	print_item("sources", uncore_text(tables, row->source));
	add_why(&text, tables, reg, field);
	print_item_and_free("see", &text);
	print_heading("bits");
	print_fields(tables, layout_of(tables, reg->reg), field);
	print_values(tables, layout_of(tables, reg->reg), field);
	print_errata(tables,
		     &(struct uncore_erratum_item_row){ reg->box, reg->reg, field, UNCORE_NO_INDEX, UNCORE_NO_INDEX });
}
