/* SPDX-License-Identifier: MIT */
/* Prints one event a row, as JSON or as CSV (RFC 4180), with the same members and names. */
#include <inttypes.h>
#include <string.h>

#include "base/json/write.h"
#include "export/export.h"

/* A member of a row, and the function that writes its text. */
struct member {
	const char *name;
	void (*put)(const struct selection *selection, const struct choice *choice, struct text *out);
};

static void put_platform(const struct selection *selection, const struct choice *choice, struct text *out)
{
	(void)choice;
	text_add(out, selection->platform->id);
}

static void put_box(const struct selection *selection, const struct choice *choice, struct text *out)
{
	(void)selection;
	text_add(out, choice->box->id);
}

static void put_name(const struct selection *selection, const struct choice *choice, struct text *out)
{
	text_add(out, choice_name(selection->arena, choice));
}

static void put_register(const struct selection *selection, const struct choice *choice, struct text *out)
{
	const struct counters *group = choice->event->is.group;

	(void)selection;
	text_add(out, group->is.control != NULL ? group->is.control->id : group->is.data->id);
}

static void put_control(const struct selection *selection, const struct choice *choice, struct text *out)
{
	(void)selection;
	if (choice->event->is.group->is.control != NULL)
		text_printf(out, "0x%08" PRIx64, choice_control(choice));
}

static void put_counters(const struct selection *selection, const struct choice *choice, struct text *out)
{
	const struct numbers *counters = choice_counters(choice);

	(void)selection;
	for (size_t i = 0; i < counters->count; i++)
		text_printf(out, "%s%" PRIu64, i == 0 ? "" : " ", counters->at[i]);
}

/*
 * Writes "box_filter.opc" if the user must choose the value, and "…=0x182" if it is fixed. "…!=0" means that any value
 * but 0 is valid. "…?" may be left out, and "…?=0x3" then has this value.
 */
static void put_filters(const struct selection *selection, const struct choice *choice, struct text *out)
{
	(void)selection;
	for (size_t i = 0; i < choice_filter_count(choice); i++) {
		const struct filter *filter = choice_filter(choice, i);

		text_printf(out, "%s%s", i == 0 ? "" : " ", filter->path);
		if (filter->has_value)
			text_printf(out, "=0x%" PRIx64, filter->value);
		else if (filter->all != 0)
			text_printf(out, "?=0x%" PRIx64, filter->all);
		else if (filter->nonzero)
			text_add(out, "!=0");
		else if (filter->optional)
			text_char(out, '?');
	}
}

static void put_category(const struct selection *selection, const struct choice *choice, struct text *out)
{
	(void)selection;
	text_add(out, choice->event->category);
}

static void put_source(const struct selection *selection, const struct choice *choice, struct text *out)
{
	(void)selection;
	text_add(out, choice_about(choice)->is.source);
}

static void put_text(const struct selection *selection, const struct choice *choice, struct text *out)
{
	(void)selection;
	text_add(out, choice_text(choice));
}

static const struct member members[] = {
	{ "platform", put_platform }, { "box", put_box },           { "name", put_name },
	{ "register", put_register }, { "control", put_control },   { "counters", put_counters },
	{ "filters", put_filters },   { "category", put_category }, { "source", put_source },
	{ "text", put_text },
};

enum { MEMBER_COUNT = sizeof members / sizeof members[0] };

static void csv_field(struct text *out, const char *text)
{
	if (text[strcspn(text, ",\"\r\n")] == '\0') {
		text_add(out, text);
		return;
	}
	text_char(out, '"');
	for (; *text != '\0'; text++) {
		if (*text == '"')
			text_char(out, '"');
		text_char(out, *text);
	}
	text_char(out, '"');
}

void export_csv(const struct selection *selection, struct text *out)
{
	struct text field = { 0 };

	for (size_t m = 0; m < MEMBER_COUNT; m++)
		text_printf(out, "%s%s", m == 0 ? "" : ",", members[m].name);
	text_add(out, "\r\n");
	for (size_t i = 0; i < selection->count; i++) {
		for (size_t m = 0; m < MEMBER_COUNT; m++) {
			text_cut(&field, 0);
			members[m].put(selection, &selection->at[i], &field);
			text_add(out, m == 0 ? "" : ",");
			csv_field(out, text_string(&field));
		}
		text_add(out, "\r\n");
	}
	text_free(&field);
}

void export_json(const struct selection *selection, struct text *out)
{
	struct text field = { 0 };

	text_char(out, '[');
	for (size_t i = 0; i < selection->count; i++) {
		text_add(out, i == 0 ? "\n  {" : ",\n  {");
		for (size_t m = 0; m < MEMBER_COUNT; m++) {
			text_cut(&field, 0);
			members[m].put(selection, &selection->at[i], &field);
			text_printf(out, "%s\"%s\": ", m == 0 ? "" : ", ", members[m].name);
			text_json(out, text_string(&field));
		}
		text_char(out, '}');
	}
	text_add(out, "\n]\n");
	text_free(&field);
}
