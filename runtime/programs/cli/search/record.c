/* SPDX-License-Identifier: MIT */
/* Makes of the rows of a search what is printed: a name, a sentence, and the command line to type next. */
#include <string.h>

#include "shared/near.h"
#include "base/text.h"
#include "cli/common/describe.h"
#include "cli/common/output.h"
#include "cli/search/report.h"

const char *const search_kind_words[] = {
	[SEARCH_GROUP] = "group",       [SEARCH_METRIC] = "metric", [SEARCH_EVENT] = "event", [SEARCH_BOX] = "box",
	[SEARCH_REGISTER] = "register", [SEARCH_FIELD] = "field",   [SEARCH_VALUE] = "value",
};

const char *const search_place_words[] = {
	[SEARCH_NAME] = "name",
	[SEARCH_ALIAS] = "other name",
	[SEARCH_TITLE] = "title",
	[SEARCH_CATEGORY] = "category",
	[SEARCH_TEXT] = "text",
	[SEARCH_UNIT] = "unit",
	[SEARCH_EVENT_NAME] = "event's name",
	[SEARCH_EVENT_TEXT] = "event's text",
	[SEARCH_BOX_NAME] = "box's name",
	[SEARCH_BOX_TEXT] = "box's text",
	[SEARCH_ADDRESS] = "address",
};

const char *const search_how_words[] = {
	[SEARCH_SAME] = "same",
	[SEARCH_FORM] = "form",
	[SEARCH_BEGINS] = "begins",
	[SEARCH_SYNONYM] = "synonym",
};

static const char *copy_span(struct arena *arena, struct search_span span)
{
	return span.at != NULL ? arena_copy(arena, span.at, span.length) : NULL;
}

/* In small letters, as questions mostly are: the tables may have the word in large ones only. */
static const char *copy_small(struct arena *arena, struct search_span span)
{
	char *text = span.at != NULL ? arena_copy(arena, span.at, span.length) : NULL;

	for (size_t i = 0; text != NULL && i < span.length; i++)
		text[i] = near_lower(text[i]);
	return text;
}

static void add_event_name(struct text *text, const struct search_row *row)
{
	const struct uncore_tables *tables = row->tables;

	text_add(text, uncore_text(tables, uncore_events(tables)[row->event].name));
	if (row->umask != UNCORE_NO_INDEX)
		text_printf(text, ".%s", uncore_text(tables, uncore_umasks(tables)[row->umask].name));
}

/* What uncore show and stat take; value: with the value of a field, which they do not take. */
static const char *name_of(struct arena *arena, const struct search_row *row, bool value)
{
	const struct uncore_tables *tables = row->tables;
	struct text text = { 0 };

	if (row->kind == SEARCH_GROUP)
		return uncore_text(tables, uncore_groups(tables)[row->group].name);
	if (row->kind == SEARCH_EVENT) {
		add_event_name(&text, row);
		return keep_text(arena, &text);
	}
	text_add(&text, box_id(tables, row->box));
	if (row->metric != UNCORE_NO_INDEX)
		text_printf(&text, "/%s", uncore_text(tables, uncore_metrics(tables)[row->metric].name));
	if (row->reg != UNCORE_NO_INDEX)
		text_printf(&text, ".%s", register_id(tables, row->reg));
	if (row->field != UNCORE_NO_INDEX)
		text_printf(&text, ".%s", field_id(tables, row->field));
	if (value && row->value != UNCORE_NO_INDEX)
		text_printf(&text, "=%s", uncore_text(tables, uncore_values(tables)[row->value].id));
	return keep_text(arena, &text);
}

static uncore_string text_of(const struct search_row *row)
{
	const struct uncore_tables *tables = row->tables;

	switch (row->kind) {
	case SEARCH_GROUP:
		return uncore_groups(tables)[row->group].question;
	case SEARCH_METRIC:
		return uncore_metrics(tables)[row->metric].text;
	case SEARCH_EVENT:
		return row->umask != UNCORE_NO_INDEX ? uncore_umasks(tables)[row->umask].text :
						       uncore_events(tables)[row->event].text;
	case SEARCH_BOX:
		return uncore_boxes(tables)[row->box].text;
	case SEARCH_REGISTER:
		return uncore_registers(tables)[row->reg].text;
	case SEARCH_FIELD:
		return uncore_fields(tables)[row->field].text;
	default:
		return uncore_values(tables)[row->value].text;
	}
}

/* Of a value that of its field, which it is a fact about. */
static unsigned evidence_of(const struct search_row *row)
{
	const struct uncore_tables *tables = row->tables;

	switch (row->kind) {
	case SEARCH_GROUP:
		return uncore_groups(tables)[row->group].evidence;
	case SEARCH_METRIC:
		return uncore_metrics(tables)[row->metric].evidence;
	case SEARCH_EVENT:
		return row->umask != UNCORE_NO_INDEX ? uncore_umasks(tables)[row->umask].evidence :
						       uncore_events(tables)[row->event].evidence;
	case SEARCH_BOX:
		return uncore_boxes(tables)[row->box].evidence;
	case SEARCH_REGISTER:
		return uncore_registers(tables)[row->reg].evidence;
	default:
		return uncore_fields(tables)[row->field].evidence;
	}
}

/* The first sentence; of a sub-event behind that of its event, which it narrows. */
static const char *sentence_of(struct arena *arena, const struct search_row *row)
{
	const char *text = uncore_text(row->tables, text_of(row)), *end = strstr(text, ". ");
	struct text out = { 0 }, pattern = { 0 };

	text_bytes(&out, text, end != NULL ? (size_t)(end - text) + 1 : strlen(text));
	add_pattern(&pattern, text_string(&out), UNCORE_NO_INDEX);
	text_free(&out);
	return keep_text(arena, &pattern);
}

/* Whether uncore stat -M can take it as it stands. */
static bool is_computable(const struct search_row *row)
{
	const struct uncore_metric_row *metric = &uncore_metrics(row->tables)[row->metric];

	return !(metric->flags & UNCORE_METRIC_UNCOMPUTABLE) && metric->parameters.count == 0;
}

static const char *command_of(const struct search_view *view, const struct search_row *row)
{
	struct text text = { 0 };
	const char *platform = view->platform;

	if (row->kind == SEARCH_GROUP || (row->kind == SEARCH_METRIC && is_computable(row))) {
		text_add(&text, "uncore stat");
		if (view->sim != NULL)
			text_printf(&text, " --sim %s", view->sim);
		if (row->kind == SEARCH_METRIC && uncore_metrics(row->tables)[row->metric].passes > 1)
			text_add(&text, " --multiplex");
		/* Without a time stat counts until Ctrl-C. */
		text_printf(&text, " -%c %s -t 1000", row->kind == SEARCH_GROUP ? 'g' : 'M',
			    name_of(view->arena, row, false));
		return keep_text(view->arena, &text);
	}
	text_add(&text, "uncore show");
	if (platform != NULL)
		text_printf(&text, " -p %s", platform);
	text_printf(&text, " %s", name_of(view->arena, row, false));
	return keep_text(view->arena, &text);
}

static void record_reasons(const struct search_view *view, const struct search *search, const struct search_row *row,
			   struct row_record *record)
{
	record->reasons = arena_array(view->arena, search->asked_count, sizeof(record->reasons[0]));
	for (unsigned i = 0; i < search->asked_count; i++) {
		const struct search_reason *reason = &row->reasons[i];

		if (reason->found.at == NULL)
			continue;
		record->reasons[record->reason_count++] = (struct reason_record){
			copy_span(view->arena, search->asked[i]), copy_span(view->arena, reason->found),
			search_place_words[reason->place], search_how_words[reason->how], reason->name
		};
	}
}

static struct row_record record_row(const struct search_view *view, const struct search *search,
				    const struct search_row *row)
{
	struct row_record record = { .kind = search_kind_words[row->kind],
				     .name = name_of(view->arena, row, true),
				     .box = row->kind != SEARCH_GROUP ? box_id(row->tables, row->box) : NULL,
				     .text = sentence_of(view->arena, row),
				     .evidence = evidence_word(evidence_of(row)),
				     .command = command_of(view, row),
				     .alike = row->alike };

	for (unsigned i = 0; i < view->count; i++)
		if (row->platforms >> i & 1)
			list_add(view->arena, &record.platforms, platform_id(view->tables[i]));
	record_reasons(view, search, row, &record);
	return record;
}

struct search_record record_search(const struct search_view *view, const struct search *search)
{
	struct search_record record = { .asked_count = search->asked_count,
					.count = search->count,
					.total = search->total };

	record.asked = arena_array(view->arena, search->asked_count, sizeof(record.asked[0]));
	for (unsigned i = 0; i < search->asked_count; i++)
		record.asked[i] =
			(struct asked_record){ copy_span(view->arena, search->asked[i]),
					       copy_small(view->arena, search->instead[i]), !search->missing[i] };
	record.rows = arena_array(view->arena, search->count, sizeof(record.rows[0]));
	for (size_t i = 0; i < search->count; i++)
		record.rows[i] = record_row(view, search, &search->rows[i]);
	return record;
}
