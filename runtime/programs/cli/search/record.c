/* SPDX-License-Identifier: MIT */
/* Makes of the rows of a search what is printed: a name, a sentence, and the command line to type next. */
#include <string.h>

#include "shared/near.h"
#include "base/text.h"
#include "cli/common/countable.h"
#include "cli/common/describe.h"
#include "cli/common/output.h"
#include "cli/common/row_text.h"
#include "cli/search/report.h"

/* Of the kinds from ITEM_GROUP on: a row of a search is always something. */
const char *const search_kind_words[] = {
	[ITEM_GROUP - ITEM_GROUP] = "group",       [ITEM_METRIC - ITEM_GROUP] = "metric",
	[ITEM_EVENT - ITEM_GROUP] = "event",       [ITEM_BOX - ITEM_GROUP] = "box",
	[ITEM_REGISTER - ITEM_GROUP] = "register", [ITEM_FIELD - ITEM_GROUP] = "field",
	[ITEM_VALUE - ITEM_GROUP] = "value",
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
		text[i] = small_letter(text[i]);
	return text;
}

/* What uncore show and stat take; value: with the value of a field, which they do not take. */
static const char *name_of(struct arena *arena, const struct search_row *row, bool value)
{
	struct item item = row->item;
	struct text text = { 0 };

	if (item.kind == ITEM_VALUE && !value)
		item.kind = ITEM_FIELD;
	add_item_path(&text, row->tables, &item);
	return keep_text(arena, &text);
}

/* The first sentence; of a sub-event after that of its event, which it narrows. */
static const char *sentence_of(struct arena *arena, const struct search_row *row)
{
	const char *text = uncore_text(row->tables, item_about(row->tables, &row->item).text),
		   *end = strstr(text, ". ");
	struct text out = { 0 }, pattern = { 0 };

	text_bytes(&out, text, end != NULL ? (size_t)(end - text) + 1 : strlen(text));
	add_pattern(&pattern, text_string(&out), UNCORE_NO_INDEX);
	text_free(&out);
	return keep_text(arena, &pattern);
}

/* Adds the option of stat with what it counts. False, and nothing is added: the row is not counted. */
static bool add_option(struct countable *line, const struct search_view *view, const struct search_row *row)
{
	switch (row->item.kind) {
	case ITEM_GROUP:
		text_printf(&line->options, " -g %s", name_of(view->arena, row, false));
		return true;
	case ITEM_METRIC:
		return add_metric_option(line, row->tables, row->item.metric.at);
	case ITEM_EVENT:
		return add_event_option(line, row->tables, row->item.event.at, row->item.umask.at, view->question);
	default:
		return false;
	}
}

static const char *command_of(const struct search_view *view, const struct search_row *row)
{
	struct countable counted = { .variants = UINT32_MAX };
	struct text text = { 0 };

	if (add_option(&counted, view, row)) {
		add_stat_command(&text, view->sim, view->here, row->tables, &counted);
	} else {
		text_add(&text, "uncore show");
		if (view->platform != NULL)
			text_printf(&text, " -p %s", view->platform);
		text_printf(&text, " %s", name_of(view->arena, row, false));
	}
	text_free(&counted.options);
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
	struct row_record record = { .kind = search_kind_words[row->item.kind - ITEM_GROUP],
				     .name = name_of(view->arena, row, true),
				     .box = row->item.kind != ITEM_GROUP ? box_id(row->tables, row->item.reg.box) :
									   NULL,
				     .text = sentence_of(view->arena, row),
				     .evidence = evidence_word(item_about(row->tables, &row->item).evidence),
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
