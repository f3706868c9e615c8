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

/* jevents wants strings. It puts ExtSel above the code, and adds "Filter" to the end unchanged. */
static void event_json(const struct selection *selection, const struct choice *choice, struct perf_words *words,
		       struct text *out)
{
	const char *pmu = words->pmu, *head = "uncore_";

	text_printf(out, "\"EventCode\": \"0x%" PRIx64 "\"", words->event & 0xff);
	if (words->umask != 0)
		text_printf(out, ", \"UMask\": \"0x%" PRIx64 "\"", words->umask);
	if (words->event >> 8 != 0)
		string_member(out, "ExtSel", "1");
	string_member(out, "EventName", choice_name(selection->arena, choice));
	string_member(out, "BriefDescription", choice_text(choice));
	if (words->rest.length != 0)
		string_member(out, "Filter", text_string(&words->rest));
	string_member(out, "PerPkg", "1");
	string_member(out, "Unit", strncmp(pmu, head, strlen(head)) == 0 ? pmu + strlen(head) : pmu);
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
