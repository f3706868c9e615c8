/* SPDX-License-Identifier: MIT */
/* Describes what was read as text: events of control registers, fields, reasons. */
#include <inttypes.h>

#include "cli/common/describe.h"
#include "cli/registers/registers.h"
#include "uncore/event.h"

void add_unit(struct text *text, const struct uncore_tables *tables, uint16_t box, unsigned unit)
{
	text_printf(text, "%s %u", unit_word(tables, box), unit);
}

void add_instance(struct text *text, const struct uncore_tables *tables, uint16_t box, uint16_t instance)
{
	text_printf(text, "%s", box_id(tables, box));
	if (uncore_boxes(tables)[box].instances > 1)
		text_printf(text, "%u", instance);
}

void add_place(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg)
{
	add_instance(text, tables, reg->box, reg->instance);
	text_printf(text, ".");
	add_register_id(text, tables, reg);
}

const char *reading_state(const struct reading *reading)
{
	return reading->is_write_only ? "write-only" : uncore_presence_name(reading->state);
}

const char *presence_meaning(enum uncore_presence presence)
{
#define MEANING(id, word, help) help,
	static const char *const meanings[] = { UNCORE_PRESENCES(MEANING) };
#undef MEANING
	return (unsigned)presence < UNCORE_PRESENCE_END ? meanings[presence] : "";
}

/* Lists the current filters of the instance; leaves out what could not be read. */
static size_t list_filters(const struct box_reading *box, struct uncore_filter_run *filters, size_t room)
{
	const struct uncore_tables *tables = box->machine->tables;
	size_t count = 0;

	for (unsigned at = 0; at < box->count && count < room; at++) {
		const struct reading *each = &box->readings[at];

		if (each->state == UNCORE_PRESENCE_OK && each->reg.index == 0 && is_filter(tables, each->reg.reg))
			filters[count++] = (struct uncore_filter_run){
				.reg = each->reg.reg,
				.bits = { each->value, readable_bits(tables, each->reg.reg) },
			};
	}
	return count;
}

void add_reading_event(struct text *text, const struct box_reading *box, const struct reading *reading)
{
	const struct uncore_tables *tables = box->machine->tables;
	uint16_t group = controlled_group(tables, &reading->reg);
	struct uncore_field_index code;
	struct uncore_filter_run filters[UNCORE_EVENT_FILTERS];
	struct uncore_encoding encoding;
	char name[512];

	/* A control that only enables its counter chooses no event: the group says what it counts. */
	if (group == UNCORE_NO_INDEX || reading->state != UNCORE_PRESENCE_OK ||
	    (uncore_counters(tables)[group].kind == UNCORE_COUNTER_FIXED &&
	     uncore_find_role(tables, reading->reg.reg, UNCORE_ROLE_EVENT_SELECT, &code) != 0))
		return;
	if (uncore_event_decode_on(tables, box->machine->variant, group, reading->value, filters,
				   list_filters(box, filters, UNCORE_EVENT_FILTERS), &encoding) == 0 &&
	    uncore_event_format(&encoding, name, sizeof(name)) > 0)
		text_printf(text, "%s", name);
}

static void add_control(struct text *text, const struct box_reading *box, const struct reading *reading, uint16_t group)
{
	const struct uncore_tables *tables = box->machine->tables;
	uint64_t changed = changed_bits(tables, reading);

	if (!is_enabled(box, reading)) {
		if (changed == 0)
			return;
		text_printf(text, "does not count: ");
		add_fields(text, tables, reading->reg.reg, reading->value, changed);
		return;
	}
	text_printf(text, "counts ");
	if (uncore_counters(tables)[group].kind == UNCORE_COUNTER_FIXED)
		text_printf(text, "%s", uncore_text(tables, uncore_counters(tables)[group].counts));
	else
		add_reading_event(text, box, reading);
}

static void add_count(struct text *text, const struct uncore_tables *tables, const struct reading *reading)
{
	uint64_t count = reading->value;
	struct uncore_field_index field;

	if (uncore_find_role(tables, reading->reg.reg, UNCORE_ROLE_COUNT, &field) == 0 &&
	    uncore_field_get(tables, field, reading->value, &count) != 0)
		count = reading->value;
	if (count != 0)
		text_printf(text, "count %" PRIu64, count);
}

/* The line that tries it. $BUS is the socket's, as in the lines of uncore encode. */
static void add_untold(struct text *text, const struct uncore_tables *tables, const struct reading *reading)
{
	struct uncore_address address;

	text_add(text, "not read: no source says whether it can be");
	if (uncore_register_address(tables, &reading->reg, &address) != 0)
		return;
	if (address.space == UNCORE_SPACE_MSR)
		text_printf(text, "; rdmsr 0x%x tries it", (unsigned)address.number);
	else if (address.space == UNCORE_SPACE_PCI && !uncore_is_by_id(&address))
		text_printf(text, "; setpci -s \"$BUS:%02x.%u\" %x.L tries it", address.device, address.function,
			    (unsigned)address.number);
}

static void add_reason(struct text *text, const struct uncore_tables *tables, const struct reading *reading)
{
	if (reading->is_untold)
		add_untold(text, tables, reading);
	else if (reading->is_write_only)
		text_printf(text, "write-only: it cannot be read back");
	else if (reading->reason != NULL)
		text_printf(text, "%s: %s", reading_state(reading), reading->reason);
	else
		text_printf(text, "%s: %s", reading_state(reading), presence_meaning(reading->state));
}

void add_meaning(struct text *text, const struct box_reading *box, const struct reading *reading)
{
	const struct uncore_tables *tables = box->machine->tables;
	uint16_t control = controlled_group(tables, &reading->reg);

	if (reading->is_write_only || reading->is_untold || reading->state != UNCORE_PRESENCE_OK)
		add_reason(text, tables, reading);
	else if (control != UNCORE_NO_INDEX)
		add_control(text, box, reading, control);
	else if (counted_group(tables, &reading->reg) != UNCORE_NO_INDEX)
		add_count(text, tables, reading);
	else
		add_fields(text, tables, reading->reg.reg, reading->value,
			   reading->value & readable_bits(tables, reading->reg.reg));
}
