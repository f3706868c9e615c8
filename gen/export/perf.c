/* SPDX-License-Identifier: MIT */
/* Prints events and metrics for perf of Linux: its JSON, or its strings. */
#include <inttypes.h>

#include "export/export.h"
#include "export/perf_list.h"
#include "model/perf.h"

/* Adds a line for a box of which some instances are not counted. */
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

/* Events in Linux's order, then metrics: its files of metrics are others. */
void export_perf(const struct selection *selection, struct text *out, struct text *left_out)
{
	struct perf_list events = { .arena = selection->arena }, metrics = { .arena = selection->arena };

	perf_list_events(selection, &events, left_out);
	perf_list_metrics(selection, &metrics, left_out);
	text_add(out, "[");
	perf_list_print(&events, out);
	perf_list_print(&metrics, out);
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
			text_printf(left_out, "%s: %s\n", choice_name(selection->arena, choice), why);
			perf_words_free(&words);
			continue;
		}
		text_join(out, choice_name(selection->arena, choice), "\t", "");
		perf_words_put(out, words.pmu, &words, false);
		text_char(out, '\n');
		perf_words_free(&words);
	}
	add_boxes(selection, left_out);
}
