/* SPDX-License-Identifier: MIT */
/* Writes events as entries of perf's lists, in the words of the box's PMU, as far as the driver honours them. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "export/perf_code.h"
#include "model/perf.h"

/* Linux's lists have 1 for a flag, and two hexadecimal digits or more for other values. */
static const char *value_of(struct arena *arena, const struct perf_word *word, const char *text)
{
	return word->is_flag || *text != '=' ? "1" : arena_printf(arena, "0x%02llx", strtoull(text + 1, NULL, 0));
}

/* What is neither code nor umask: members, and "Filter" for words that have none, which jevents adds unchanged. */
static void rest_members(struct arena *arena, const struct perf_words *words, struct perf_entry *entry)
{
	struct text filter = { 0 };
	const char *term = text_string(&words->rest);

	while (*term != '\0') {
		size_t length = strcspn(term, ","), name = strcspn(term, "=,");
		const struct perf_word *word = perf_find_word(term, name);

		if (word != NULL) {
			perf_entry_add(entry, word->member, value_of(arena, word, term + name));
		} else {
			text_add(&filter, filter.length != 0 ? "," : "");
			text_bytes(&filter, term, length);
		}
		term += length + (term[length] == ',' ? 1 : 0);
	}
	if (filter.length != 0)
		perf_entry_add(entry, "Filter", arena_copy(arena, filter.at, filter.length));
	text_free(&filter);
}

static const char *counters_of(struct arena *arena, const struct choice *choice)
{
	const struct numbers *counters = choice_counters(choice);
	int kind = choice->event->is.group->kind;
	const char *list = "";

	for (size_t i = 0; i < counters->count; i++)
		list = arena_printf(arena, "%s%s%" PRIu64, list, i == 0 ? "" : ",", counters->at[i]);
	return kind == UNCORE_COUNTER_FIXED ? "FIXED" : kind == UNCORE_COUNTER_GENERAL ? list : "FREERUN";
}

/* The driver's own scales are of its own events. */
const char *perf_scale(struct arena *arena, const struct choice *choice)
{
	bool is_own = choice->umask != NULL && choice->umask->unit != NULL;
	const char *unit = is_own ? choice->umask->unit : choice->event->unit;

	if (unit == NULL || strcmp(unit, "bytes") != 0)
		return NULL;
	return arena_printf(arena, "%uBytes", is_own ? choice->umask->scale : choice->event->scale);
}

/*
 * The Unit of perf's lists: jevents makes the PMU's name by writing it in small letters. NULL: the PMU is not the
 * uncore's.
 */
static const char *unit_of(struct arena *arena, const struct perf_words *words)
{
	const char *pmu = perf_short_name(words->pmu);
	char *unit = arena_copy(arena, pmu, strlen(pmu));

	for (char *at = unit; *at != '\0'; at++)
		if (*at >= 'a' && *at <= 'z')
			*at = (char)(*at - 'a' + 'A');
	return words->listed != NULL ? words->listed : pmu == words->pmu ? NULL : unit;
}

/* jevents puts ExtSel above the code, and takes an absent code for 0. */
static void add_event(const struct selection *selection, const struct choice *choice, const struct perf_words *words,
		      struct perf_list *list)
{
	struct arena *arena = selection->arena;
	struct perf_entry *entry = perf_list_add(list, choice_name(arena, choice));

	entry->choice = choice;
	perf_entry_add(entry, "EventName", entry->name);
	if ((words->event & 0xff) != 0)
		perf_entry_add(entry, "EventCode", arena_printf(arena, "0x%" PRIX64, words->event & 0xff));
	if (words->umask != 0)
		perf_entry_add(entry, "UMask", arena_printf(arena, "0x%" PRIx64, words->umask));
	if (words->event >> 8 != 0)
		perf_entry_add(entry, "ExtSel", "1");
	perf_entry_add(entry, "BriefDescription", choice_text(choice));
	if (choice->umask != NULL)
		perf_entry_add(entry, "PublicDescription",
			       arena_printf(arena, "%s %s", choice->event->about.text, choice_text(choice)));
	perf_entry_add(entry, "Counter", counters_of(arena, choice));
	rest_members(arena, words, entry);
	if (choice->umask != NULL && choice->umask->deprecated)
		perf_entry_add(entry, "Deprecated", "1");
	perf_entry_add(entry, "PerPkg", unit_of(arena, words) != NULL ? "1" : NULL);
	perf_entry_add(entry, "ScaleUnit", perf_scale(arena, choice));
	perf_entry_add(entry, "Unit", unit_of(arena, words));
}

const char *perf_event_words(struct arena *arena, const struct choice *choice, struct perf_words *words)
{
	const char *why = perf_words(arena, choice, words);

	return why == NULL && words->asked.length != 0 ? "it needs a filter value from the user" : why;
}

void perf_list_events(const struct selection *selection, struct perf_list *list, struct text *left_out)
{
	for (size_t i = 0; i < selection->count; i++) {
		struct perf_words words = { 0 };
		const char *why = perf_event_words(selection->arena, &selection->at[i], &words);

		if (why != NULL)
			text_printf(left_out, "%s: %s\n", choice_name(selection->arena, &selection->at[i]), why);
		else
			add_event(selection, &selection->at[i], &words, list);
		perf_words_free(&words);
	}
	perf_list_sort(list);
}
