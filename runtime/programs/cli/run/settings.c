/* SPDX-License-Identifier: MIT */
/* Reads the settings of groups, and prints them. */
#include "cli/run/settings.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/numbers.h"
#include "base/utf8.h"
#include "cli/common/describe.h"
#include "uncore/group.h"
#include "uncore/uncore.h"
#include "uncore/value.h"

/* ---- which ---- */

static const char *path_of(struct arena *arena, const struct uncore_tables *tables, const struct uncore_field_ref *ref)
{
	return arena_printf(arena, "%s.%s.%s", box_id(tables, ref->box),
			    uncore_text(tables, uncore_registers(tables)[ref->reg].id),
			    uncore_text(tables, uncore_fields(tables)[ref->field].id));
}

static void add_setting(struct setting_list *list, const struct uncore_tables *tables,
			const struct uncore_field_ref *ref, uint16_t group, unsigned unit)
{
	struct setting *setting;
	uint64_t amount;

	list->at = take_memory(list->at, (list->count + 1) * sizeof(list->at[0]));
	setting = &list->at[list->count++];
	*setting = (struct setting){ .ref = ref,
				     .name = path_of(&list->arena, tables, ref),
				     .label = uncore_text(tables, uncore_fields(tables)[ref->field].id),
				     .unit_name = "",
				     .group = group,
				     .unit = unit,
				     .amount = NAN,
				     .state = uncore_value_state_name(UNCORE_VALUE_NONE) };
	/* The tables were checked: it has a unit. */
	if (uncore_field_amount(tables, uncore_field_at(ref->field), 0, &amount, &setting->unit_name) != 0)
		setting->unit_name = "";
}

void add_settings(struct setting_list *list, const struct uncore_machine *machine, uint16_t group,
		  const unsigned *sockets, size_t socket_count)
{
	size_t count = socket_count != 0 ? socket_count : machine->socket_count;
	const struct uncore_field_ref *ref;

	for (size_t at = 0; at < list->count; at++) {
		if (list->at[at].group == group)
			return;
	}
	for (size_t each = 0; each < count; each++) {
		unsigned unit = socket_count != 0 ? sockets[each] : (unsigned)each;

		for (unsigned at = 0; (ref = uncore_group_setting(machine->tables, uncore_group_at(group), at)) != NULL;
		     at++)
			add_setting(list, machine->tables, ref, group, unit);
	}
}

void free_settings(struct setting_list *list)
{
	for (size_t at = 0; at < list->count; at++)
		text_free(&list->at[at].reason);
	free(list->at);
	arena_free(&list->arena);
	*list = (struct setting_list){ .count = 0 };
}

/* ---- reading ---- */

static void take_value(struct setting *setting, const struct uncore_tables *tables, uint64_t value)
{
	const struct uncore_field_row *field = &uncore_fields(tables)[setting->ref->field];
	uint64_t amount;

	setting->is_read = uncore_field_amount(tables, uncore_field_at(setting->ref->field),
					       uncore_field_bits(field, value), &amount, &setting->unit_name) == 0;
	setting->value = value;
	setting->amount = setting->is_read ? (double)amount : NAN;
	setting->state = uncore_value_state_name(UNCORE_VALUE_OK);
	text_cut(&setting->reason, 0);
}

static void note_failure(struct setting *setting, const struct uncore_fault *fault, int result)
{
	setting->is_read = false;
	setting->amount = NAN;
	setting->state = uncore_value_state_name(result == UNCORE_E_DENIED ? UNCORE_VALUE_DENIED : UNCORE_VALUE_LOST);
	text_cut(&setting->reason, 0);
	text_add(&setting->reason, fault->code != 0 ? fault->text : uncore_error_text(result));
}

/* A failure is the setting's: the session's own keep their message. */
static void read_setting(struct setting *setting, const struct uncore_machine *machine)
{
	struct uncore_register reg = { setting->ref->box, 0, setting->ref->reg, 0 };
	struct uncore_fault earlier = *machine->fault;
	struct uncore_address address;
	uint64_t raw;
	int result;

	uncore_fault_clear(machine->fault);
	result = uncore_register_address(machine->tables, &reg, &address);
	if (result == 0)
		result = uncore_io_read(&machine->io, setting->unit, &address, &raw);
	if (result == 0)
		take_value(setting, machine->tables,
			   uncore_field_value(&uncore_fields(machine->tables)[setting->ref->field], raw));
	else
		note_failure(setting, machine->fault, result);
	*machine->fault = earlier;
}

void read_settings(struct setting_list *list, const struct uncore_machine *machine)
{
	for (size_t at = 0; list != NULL && !list->is_kept && at < list->count; at++)
		read_setting(&list->at[at], machine);
}

/* ---- recordings ---- */

struct uncore_recorded_setting *record_settings(struct setting_list *list, size_t *count)
{
	struct uncore_recorded_setting *recorded = NULL;

	*count = list != NULL ? list->count : 0;
	if (*count != 0)
		recorded = take_memory(NULL, *count * sizeof(recorded[0]));
	for (size_t at = 0; at < *count; at++) {
		const struct setting *each = &list->at[at];

		recorded[at] = (struct uncore_recorded_setting){ .name = each->name,
								 .socket = each->unit,
								 .has_value = each->is_read,
								 .value = each->value,
								 .state = each->state,
								 .reason = text_string(&each->reason) };
	}
	if (list != NULL)
		list->is_kept = true;
	return recorded;
}

/* The file is input as any other: its words may be anything. */
static void take_recorded(struct setting *setting, const struct uncore_recorded_setting *recorded,
			  const struct uncore_tables *tables)
{
	const struct uncore_field_row *field = &uncore_fields(tables)[setting->ref->field];

	if (recorded->has_value && recorded->value <= UINT64_MAX >> (64 - field->width)) {
		take_value(setting, tables, recorded->value);
		return;
	}
	for (unsigned state = 0; state < UNCORE_VALUE_END; state++) {
		if (state != UNCORE_VALUE_OK && strcmp(recorded->state, uncore_value_state_name(state)) == 0)
			setting->state = uncore_value_state_name(state);
	}
	text_cut(&setting->reason, 0);
	if (recorded->reason == NULL || recorded->reason[0] == '\0')
		return;
	text_add(&setting->reason, recorded->reason);
	clean_text(setting->reason.at);
}

void take_recorded_settings(struct setting_list *list, const struct uncore_tables *tables,
			    const struct uncore_recording_head *head)
{
	list->is_kept = true;
	for (size_t at = 0; at < list->count; at++) {
		struct setting *setting = &list->at[at];

		text_cut(&setting->reason, 0);
		text_add(&setting->reason, "the recording does not hold it");
		for (size_t each = 0; each < head->setting_count; each++) {
			if (head->settings[each].socket == setting->unit &&
			    strcmp(head->settings[each].name, setting->name) == 0)
				take_recorded(setting, &head->settings[each], tables);
		}
	}
}

/* ---- as text ---- */

static void add_setting_text(struct text *text, const struct setting *setting)
{
	text_join(text, setting->label, " ", "");
	if (setting->is_read)
		add_amount(text, setting->amount, setting->unit_name);
	else
		text_join(text, "<", setting->state, ">");
}

/* Only the first failure of a socket is explained: the others have the same cause. */
static void add_settings_of(struct text *text, const struct setting_list *list, uint16_t group, unsigned unit)
{
	const struct setting *failed = NULL;
	bool any = false;

	for (size_t at = 0; at < list->count; at++) {
		const struct setting *setting = &list->at[at];

		if (setting->group != group || setting->unit != unit)
			continue;
		if (any)
			text_add(text, ", ");
		else
			text_printf(text, "socket %u: ", unit);
		add_setting_text(text, setting);
		any = true;
		if (!setting->is_read && failed == NULL)
			failed = setting;
	}
	if (failed != NULL && failed->reason.length != 0)
		text_join(text, ": ", text_string(&failed->reason), "");
	if (any)
		text_char(text, '\n');
}

void add_setting_lines(struct text *text, const struct setting_list *list, uint16_t group, unsigned sockets)
{
	for (unsigned unit = 0; list != NULL && unit < sockets; unit++)
		add_settings_of(text, list, group, unit);
}
