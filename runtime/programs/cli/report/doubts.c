/* SPDX-License-Identifier: MIT */
/* uncore report: writes what makes the numbers of a run doubtful. */
#include <stdlib.h>
#include <string.h>

#include "base/html.h"
#include "base/memory.h"
#include "cli/common/describe.h"
#include "cli/report/page.h"
#include "uncore/value.h"

/* ---- doubts ---- */

static const char *state_help(const char *state)
{
	static const struct {
		const char *state, *help;
	} states[] = {
#define ROW_(id, word, help) { word, help },
		UNCORE_VALUE_STATES(ROW_)
#undef ROW_
	};

	for (size_t at = 0; at < sizeof states / sizeof states[0]; at++)
		if (strcmp(states[at].state, state) == 0)
			return states[at].help;
	return "";
}

/* Something that is wrong with one or several series of a quantity. */
struct doubt {
	size_t quantity, count;   /* number of the quantity; of its series */
	struct text where, words; /* the places of the first ones; what is wrong, between tags */
};

struct doubts {
	struct doubt *at;
	size_t count;
};

/* More places than this are only counted. */
enum { MOST_PLACES = 4 };

/* Notes what is wrong with a series. Neighbours with the same doubt share a line. Frees the words. */
static void note_doubt(struct doubts *doubts, const struct run *run, size_t quantity, const struct series *series,
		       struct text *words)
{
	size_t at = 0;

	while (at < doubts->count && (doubts->at[at].quantity != quantity ||
				      strcmp(text_string(&doubts->at[at].words), text_string(words)) != 0))
		at++;
	if (at == doubts->count) {
		doubts->at = take_memory(doubts->at, (doubts->count + 1) * sizeof doubts->at[0]);
		doubts->at[doubts->count++] = (struct doubt){ .quantity = quantity, .words = *words };
	} else {
		text_free(words);
	}
	*words = (struct text){ 0 };
	if (doubts->at[at].count++ >= MOST_PLACES)
		return;
	text_add(&doubts->at[at].where, doubts->at[at].count > 1 ? "; " : "");
	add_series_place(&doubts->at[at].where, run, series);
}

static void add_state(struct text *words, const struct run *run, const struct absence *absence)
{
	const char *help = state_help(absence->state);

	text_add(words, "<b>");
	html_text(words, absence->state);
	text_printf(words, "</b> in %zu of %zu samples", absence->count, run->sample_count);
	if (absence->count < run->sample_count) {
		text_add(words, ", first in the one that ended at ");
		add_shown_length(words, absence->first);
	}
	text_join(words, help[0] != '\0' ? ": " : "", help, "");
}

static void note_states(struct doubts *doubts, const struct run *run, size_t quantity, const struct series *series)
{
	for (size_t at = 0; at < series->tally.absence_count; at++) {
		struct text words = { 0 };

		add_state(&words, run, &series->tally.absences[at]);
		note_doubt(doubts, run, quantity, series, &words);
	}
}

static void note_coverage(struct doubts *doubts, const struct run *run, size_t quantity, const struct series *series)
{
	struct summary summary = summarize(run, series);
	size_t lines = series->tally.lines;
	struct text words = { 0 };

	if (lines < run->sample_count) {
		text_printf(&words, "<b>no line</b> in %zu of %zu samples", run->sample_count - lines,
			    run->sample_count);
		note_doubt(doubts, run, quantity, series, &words);
	}
	if (summary.seen < summary.expected) {
		text_printf(&words, "<b>%u of %u instances</b> of ", summary.seen, summary.expected);
		html_text(&words, series->line.box);
		text_add(&words, " counted");
		note_doubt(doubts, run, quantity, series, &words);
	}
	if (summary.share < 0.9995F) {
		text_add(&words, "<b>");
		add_summary_coverage(&words, &summary);
		text_add(&words, "</b>, in turn with others; the rest is estimated");
		note_doubt(doubts, run, quantity, series, &words);
	}
	if (summary.late > 0) {
		text_printf(&words,
			    "<b>read late</b> in %zu of %zu samples: their time may be wrong by more than 2&nbsp;%%",
			    summary.late, lines);
		note_doubt(doubts, run, quantity, series, &words);
	}
	if (series->below || series->above) {
		text_add(&words, "<b>outside its bounds</b> in some samples: the counts do not belong together");
		note_doubt(doubts, run, quantity, series, &words);
	}
}

static void add_doubt(struct text *out, const struct run *run, const struct doubt *doubt)
{
	const struct quantity *quantity = &run->quantities[doubt->quantity];

	text_add(out, "<li><code>");
	html_breakable(out, series_name(series_of(run, quantity, 0)));
	text_add(out, "</code>, ");
	if (doubt->count == quantity->count && doubt->count > MOST_PLACES) {
		text_printf(out, "all %zu places", doubt->count);
	} else {
		html_text(out, text_string(&doubt->where));
		if (doubt->count > MOST_PLACES)
			text_printf(out, " and %zu more", doubt->count - MOST_PLACES);
	}
	text_join(out, ": ", text_string(&doubt->words), "</li>\n");
}

static void add_doubts(struct text *out, const struct run *run)
{
	struct doubts doubts = { .count = 0 };

	for (size_t quantity = 0; quantity < run->quantity_count; quantity++)
		for (size_t at = 0; at < run->quantities[quantity].count; at++) {
			const struct series *series = series_of(run, &run->quantities[quantity], at);

			note_states(&doubts, run, quantity, series);
			note_coverage(&doubts, run, quantity, series);
		}
	for (size_t at = 0; at < doubts.count; at++) {
		add_doubt(out, run, &doubts.at[at]);
		text_free(&doubts.at[at].where);
		text_free(&doubts.at[at].words);
	}
	free(doubts.at);
}

static void add_causes(struct text *out, const struct run *run)
{
	const char *line = text_string(&run->causes);

	while (*line != '\0') {
		size_t length = strcspn(line, "\n");
		struct text one = { 0 };

		text_bytes(&one, line, length);
		text_add(out, "<li>");
		html_breakable(out, text_string(&one));
		text_add(out, "</li>\n");
		text_free(&one);
		line += length + (line[length] == '\n');
	}
}

static void add_notes(struct text *out, const struct run *run)
{
	const char **last = NULL;

	for (size_t at = 0; at < run->series_count; at++) {
		const struct strings *notes = &run->series[at].line.notes;

		for (size_t each = 0; notes->at != last && each < notes->count; each++) {
			text_add(out, "<li>");
			html_breakable(out, notes->at[each]);
			text_add(out, "</li>\n");
		}
		last = notes->at;
	}
}

void page_doubts(struct text *out, const struct run *run)
{
	struct text list = { 0 };

	add_doubts(&list, run);
	add_causes(&list, run);
	add_notes(&list, run);
	text_add(out, "<h3>How complete the values are</h3>\n");
	if (list.length > 0)
		text_join(out, "<ul class=\"doubts\">\n", text_string(&list), "</ul>\n");
	else
		text_add(out, "<p>Everything was measured, on every instance, all of the time.</p>\n");
	text_free(&list);
}

/* ---- errata ---- */

static bool is_told(const struct run *run, size_t series, size_t erratum)
{
	const struct measured_errata *own = &run->series[series].line.errata;

	for (size_t at = 0; at <= series; at++) {
		const struct measured_errata *errata = &run->series[at].line.errata;
		size_t end = at == series ? erratum : errata->count;

		for (size_t each = 0; each < end; each++)
			if (strcmp(errata->at[each].id, own->at[erratum].id) == 0)
				return true;
	}
	return false;
}

static void add_erratum(struct text *out, const struct run *run, size_t series, size_t number)
{
	const struct measured_erratum *erratum = &run->series[series].line.errata.at[number];

	text_add(out, "<li><code>");
	html_breakable(out, series_name(&run->series[series]));
	text_add(out, "</code> ");
	html_text(out, effect_phrase(erratum->effect));
	text_add(out, " by erratum <code>");
	html_text(out, erratum->id);
	text_add(out, "</code>: ");
	html_text(out, erratum->text);
	if (strcmp(erratum->state, "present") != 0)
		text_add(out, " Whether this machine has it is not known.");
	text_add(out, "</li>\n");
}

void page_errata(struct text *out, const struct run *run)
{
	struct text list = { 0 };

	for (size_t at = 0; at < run->series_count; at++) {
		const struct measured_errata *errata = &run->series[at].line.errata;

		for (size_t each = 0; each < errata->count; each++)
			if (!is_told(run, at, each))
				add_erratum(&list, run, at, each);
	}
	if (list.length > 0)
		text_join(out, "<h3>Errata that may spoil a number</h3>\n<ul class=\"doubts\">\n", text_string(&list),
			  "</ul>\n");
	text_free(&list);
}
