/* SPDX-License-Identifier: MIT */
/* Prints events for perf of Linux, in the words of the box's PMU, as far as the driver honours them. */
#include <inttypes.h>
#include <string.h>

#include "base/json/write.h"
#include "export/export.h"
#include "export/perf_words.h"
#include "model/perf.h"

static void string_member(struct text *out, const char *name, const char *text)
{
	text_printf(out, ", \"%s\": ", name);
	text_json(out, text);
}

/* Words of the driver for which perf's lists have members of their own. */
static const struct list_member {
	const char *word, *name;
	bool is_flag; /* one bit, written 1 */
} list_members[] = {
	{ "edge", "EdgeDetect", true },
	{ "inv", "Invert", true },
	{ "ch_mask", "PortMask", false },
	{ "fc_mask", "FCMask", false },
};

static const struct list_member *find_member(const char *term, size_t length)
{
	for (size_t i = 0; i < sizeof list_members / sizeof list_members[0]; i++)
		if (strlen(list_members[i].word) == length && strncmp(list_members[i].word, term, length) == 0)
			return &list_members[i];
	return NULL;
}

/* What is neither code nor umask: members, and "Filter" for words that have none, which jevents adds unchanged. */
static void rest_members(const struct perf_words *words, struct text *out)
{
	struct text filter = { 0 }, value = { 0 };
	const char *term = text_string(&words->rest);

	while (*term != '\0') {
		size_t length = strcspn(term, ","), word = strcspn(term, "=");
		const struct list_member *member = find_member(term, word);

		text_cut(&value, 0);
		text_bytes(&value, term + word + 1, length - word - 1);
		if (member != NULL) {
			string_member(out, member->name, member->is_flag ? "1" : text_string(&value));
		} else {
			text_add(&filter, filter.length != 0 ? "," : "");
			text_bytes(&filter, term, length);
		}
		term += length + (term[length] == ',' ? 1 : 0);
	}
	if (filter.length != 0)
		string_member(out, "Filter", text_string(&filter));
	text_free(&filter);
	text_free(&value);
}

static void counter_member(const struct choice *choice, struct text *out)
{
	const struct numbers *counters = choice_counters(choice);
	int kind = choice->event->is.group->kind;
	struct text list = { 0 };

	for (size_t i = 0; i < counters->count; i++)
		text_printf(&list, "%s%" PRIu64, i == 0 ? "" : ",", counters->at[i]);
	string_member(out, "Counter",
		      kind == UNCORE_COUNTER_FIXED   ? "FIXED" :
		      kind == UNCORE_COUNTER_GENERAL ? text_string(&list) :
						       "FREERUN");
	text_free(&list);
}

/* Counts of bytes. The driver's own scales are of its own events. */
static void scale_member(const struct choice *choice, struct text *out)
{
	bool is_own = choice->umask != NULL && choice->umask->unit != NULL;
	const char *unit = is_own ? choice->umask->unit : choice->event->unit;
	struct text scale = { 0 };

	if (unit == NULL || strcmp(unit, "bytes") != 0)
		return;
	text_printf(&scale, "%uBytes", is_own ? choice->umask->scale : choice->event->scale);
	string_member(out, "ScaleUnit", text_string(&scale));
	text_free(&scale);
}

/* The Unit of perf's lists. jevents makes the PMU's name of it in small letters. */
static void unit_member(const struct perf_words *words, struct text *out)
{
	const char *head = "uncore_", *pmu = words->pmu;
	struct text unit = { 0 };

	pmu += strncmp(pmu, head, strlen(head)) == 0 ? strlen(head) : 0;
	if (words->listed != NULL)
		text_add(&unit, words->listed);
	for (; words->listed == NULL && *pmu != '\0'; pmu++)
		text_char(&unit, *pmu >= 'a' && *pmu <= 'z' ? (char)(*pmu - 'a' + 'A') : *pmu);
	string_member(out, "Unit", text_string(&unit));
	text_free(&unit);
}

/* jevents wants strings. It puts ExtSel above the code. */
static void event_json(const struct selection *selection, const struct choice *choice, struct perf_words *words,
		       struct text *out)
{
	text_printf(out, "\"EventCode\": \"0x%" PRIx64 "\"", words->event & 0xff);
	if (words->umask != 0)
		text_printf(out, ", \"UMask\": \"0x%" PRIx64 "\"", words->umask);
	if (words->event >> 8 != 0)
		string_member(out, "ExtSel", "1");
	string_member(out, "EventName", choice_name(selection->arena, choice));
	string_member(out, "BriefDescription", choice_text(choice));
	if (choice->umask != NULL)
		string_member(out, "PublicDescription",
			      arena_printf(selection->arena, "%s %s", choice->event->about.text, choice_text(choice)));
	counter_member(choice, out);
	rest_members(words, out);
	string_member(out, "PerPkg", "1");
	scale_member(choice, out);
	unit_member(words, out);
}

/* Adds "NAME: why", and a line for a box of which some instances are not counted. */
static void add_left_out(const struct selection *selection, const struct choice *choice, const char *why,
			 struct text *left_out)
{
	text_printf(left_out, "%s: %s\n", choice_name(selection->arena, choice), why);
}

static void add_boxes(const struct selection *selection, struct text *left_out)
{
	const struct box *last = NULL;

	for (size_t i = 0; i < selection->count; i++) {
		const struct box *box = selection->at[i].box;

		if (box != last && box->perf != NULL && box->perf->is.units < box->instances)
			text_printf(left_out, "%s: Linux's driver counts only the first %u of %u instances\n",
				    box->perf->pmu, box->perf->is.units, box->instances);
		last = box;
	}
}

void export_perf(const struct selection *selection, struct text *out, struct text *left_out)
{
	const char *before = "\n  { ";

	text_char(out, '[');
	for (size_t i = 0; i < selection->count; i++) {
		struct perf_words words = { 0 };
		const char *why = perf_words(selection->arena, &selection->at[i], &words);

		if (why == NULL && words.asked.length != 0)
			why = "it needs a filter value from the user";
		if (why != NULL) {
			add_left_out(selection, &selection->at[i], why, left_out);
		} else {
			text_add(out, before);
			event_json(selection, &selection->at[i], &words, out);
			text_add(out, " }");
			before = ",\n  { ";
		}
		perf_words_free(&words);
	}
	text_add(out, "\n]\n");
	add_boxes(selection, left_out);
}

void export_perf_strings(const struct selection *selection, struct text *out, struct text *left_out)
{
	for (size_t i = 0; i < selection->count; i++) {
		const struct choice *choice = &selection->at[i];
		struct perf_words words = { 0 };
		const char *why = perf_words(selection->arena, choice, &words);

		if (why != NULL) {
			add_left_out(selection, choice, why, left_out);
			perf_words_free(&words);
			continue;
		}
		text_printf(out, "%s\t%s/event=0x%" PRIx64, choice_name(selection->arena, choice), words.pmu,
			    words.event);
		if (words.umask != 0)
			text_printf(out, ",umask=0x%" PRIx64, words.umask);
		if (words.rest.length != 0)
			text_printf(out, ",%s", text_string(&words.rest));
		if (words.asked.length != 0)
			text_printf(out, ",%s", text_string(&words.asked));
		text_add(out, "/\n");
		perf_words_free(&words);
	}
	add_boxes(selection, left_out);
}
