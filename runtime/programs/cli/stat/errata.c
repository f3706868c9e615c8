/* SPDX-License-Identifier: MIT */
/* uncore stat: notes the errata that may spoil what was counted. */
#include <stdio.h>
#include <string.h>

#include "cli/common/describe.h"
#include "cli/common/event_words.h"
#include "cli/stat/report.h"
#include "uncore/errata.h"

#define WORD_(id, word, help) word,
static const char *const effect_words[] = { UNCORE_ERRATUM_EFFECTS(WORD_) };

/* An erratum that may spoil the count of an encoding on this machine. */
struct spoiler {
	const struct uncore_encoding *encoding;
	const struct uncore_erratum_row *erratum;
	enum uncore_erratum_state state;
};

/* Finds the next one from number *next on. */
static bool find_spoiler(const struct stat_report *report, unsigned *next, struct spoiler *spoiler)
{
	while ((spoiler->erratum = uncore_erratum_of(spoiler->encoding, next)) != NULL) {
		spoiler->state = uncore_erratum_on(report->machine, spoiler->erratum);
		if (spoiler->state != UNCORE_ERRATUM_ABSENT && uncore_erratum_spoils(spoiler->erratum))
			return true;
	}
	return false;
}

/* Calls tell for each erratum of an item: for a metric, for those of all its inputs. */
static void tell_each(const struct stat_report *report, const struct stat_item *item,
		      void (*tell)(void *context, const struct spoiler *spoiler), void *context)
{
	for (unsigned each = 0; each < item->request_count; each++) {
		struct spoiler spoiler = { .encoding = &item->encodings[each] };
		unsigned next = 0;

		while (find_spoiler(report, &next, &spoiler))
			tell(context, &spoiler);
	}
}

/* ---- for people ---- */

static void tell_line(void *context, const struct spoiler *spoiler)
{
	const struct uncore_tables *tables = spoiler->encoding->tables;
	struct text *told = context, line = { 0 };

	text_printf(&line, "  ");
	add_expression(&line, spoiler->encoding);
	text_printf(&line, " %s by erratum %s: %s", effect_phrase(effect_words[spoiler->erratum->effect]),
		    uncore_text(tables, spoiler->erratum->id), uncore_text(tables, spoiler->erratum->text));
	if (spoiler->state == UNCORE_ERRATUM_POSSIBLE)
		text_printf(&line, " Whether this machine has it is not known, as its stepping is not.");
	text_printf(&line, "\n");
	if (strstr(text_string(told), text_string(&line)) == NULL)
		text_printf(told, "%s", text_string(&line));
	text_free(&line);
}

void print_stat_errata(const struct stat_report *report)
{
	struct text told = { 0 };

	for (size_t at = 0; at < report->rows->count; at++)
		tell_each(report, report->rows->rows[at].item, tell_line, &told);
	fputs(text_string(&told), stdout);
	text_free(&told);
}

/* ---- for programs ---- */

/*
 * The errata of an item that were reported. Several inputs of a metric may have the same one, which is reported once.
 */
struct telling {
	struct measured_errata *errata;
	struct text *ids;
	uint64_t told; /* a bit for each erratum of the platform */
};

static bool is_new(struct telling *telling, const struct spoiler *spoiler)
{
	size_t number = (size_t)(spoiler->erratum - uncore_errata(spoiler->encoding->tables));
	uint64_t bit = UINT64_C(1) << number;

	if (telling->told & bit)
		return false;
	telling->told |= bit;
	return true;
}

static void list_one(void *context, const struct spoiler *spoiler)
{
	const struct uncore_tables *tables = spoiler->encoding->tables;
	struct telling *telling = context;

	if (is_new(telling, spoiler))
		telling->errata->at[telling->errata->count++] =
			(struct measured_erratum){ .id = uncore_text(tables, spoiler->erratum->id),
						   .effect = effect_words[spoiler->erratum->effect],
						   .state = uncore_erratum_state_name(spoiler->state),
						   .text = uncore_text(tables, spoiler->erratum->text) };
}

void list_stat_errata(struct arena *arena, const struct stat_report *report, const struct stat_item *item,
		      struct measured_errata *errata)
{
	struct telling telling = { .errata = errata };

	errata->at = arena_array(arena, report->machine->tables->errata.count, sizeof(errata->at[0]));
	tell_each(report, item, list_one, &telling);
}

static void tell_id(void *context, const struct spoiler *spoiler)
{
	struct telling *telling = context;

	if (is_new(telling, spoiler))
		text_printf(telling->ids, "%s%s%s", telling->ids->length > 0 ? " " : "",
			    uncore_text(spoiler->encoding->tables, spoiler->erratum->id),
			    spoiler->state == UNCORE_ERRATUM_POSSIBLE ? "?" : "");
}

void add_stat_errata(struct text *text, const struct stat_report *report, const struct stat_item *item)
{
	struct telling telling = { .ids = text };

	tell_each(report, item, tell_id, &telling);
}
