/* SPDX-License-Identifier: MIT */
/* uncore report: writes what is known about a run, and what makes its numbers doubtful. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/html.h"
#include "cli/find.h"
#include "cli/report/page.h"
#include "uncore/metric.h"
#include "uncore/value.h"

/* ---- facts ---- */

static void add_term(struct text *out, const char *term)
{
	text_join(out, "<dt>", term, "</dt><dd>");
}

static void add_platform(struct text *out, const struct run *run)
{
	add_term(out, "machine");
	if (run->machine.length > 0)
		html_breakable(out, text_string(&run->machine));
	else
		html_text(out, run->platform);
	if (run->tables != NULL && strcmp(uncore_text(run->tables, run->tables->title), "") != 0) {
		text_add(out, " (");
		html_text(out, uncore_text(run->tables, run->tables->title));
		text_add(out, ")");
	} else if (run->tables == NULL) {
		text_add(out, " (this uncore has no tables of it: <code>--tables FILE</code> adds them)");
	}
	text_add(out, "</dd>\n");
}

static void add_command(struct text *out, const struct run *run)
{
	add_term(out, "measured with");
	if (!run->is_recording) {
		text_add(out, "not known: the JSON of <code>uncore stat</code> does not hold it</dd>\n");
		return;
	}
	text_add(out, "<code>uncore record FILE ");
	html_breakable(out, text_string(&run->options));
	text_add(out, run->has_command ? " -- COMMAND</code>; a recording does not hold the command" : "</code>");
	if (run->version.length > 0) {
		text_add(out, "; uncore ");
		html_text(out, text_string(&run->version));
	}
	text_add(out, "</dd>\n");
}

static void add_times(struct text *out, const struct run *run)
{
	double end = run->times[run->step_count - 1];

	add_term(out, "time");
	add_shown_length(out, end);
	text_printf(out, ", %zu %s", run->step_count, run->step_count == 1 ? "sample" : "samples");
	if (run->step_count > 1) {
		text_add(out, " of about ");
		add_shown_length(out, end / (double)run->step_count);
	}
	text_add(out, "; the file does not hold the time of day</dd>\n");
}

static void add_cost(struct text *out, const struct run *run)
{
	double end = run->times[run->step_count - 1];

	if (!(run->samples > 0) || !(end > 0))
		return;
	add_term(out, "cost of sampling");
	text_printf(out, "%.0f reads of the counters took %.3g&nbsp;%% of the time</dd>\n", run->samples,
		    run->sampling_ns / 1e9 / end * 100);
}

void page_facts(struct text *out, const struct run *run)
{
	text_add(out, "<dl class=\"facts\">\n");
	add_platform(out, run);
	add_command(out, run);
	add_times(out, run);
	add_cost(out, run);
	text_add(out, "</dl>\n");
}

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

static void begin_doubt(struct text *out, const struct run *run, const struct series *series)
{
	struct text place = { 0 };

	add_series_place(&place, run, series);
	text_add(out, "<li><code>");
	html_breakable(out, series_name(series));
	text_add(out, "</code>, ");
	html_text(out, text_string(&place));
	text_free(&place);
}

/* One state of a series, with the time of its first point. */
static void add_state(struct text *out, const struct run *run, const struct series *series, size_t first)
{
	const char *state = series->points[first].state, *help = state_help(state);
	size_t count = 0;

	for (size_t at = first; at < series->count; at++)
		count += !series->points[at].is_measured && series->points[at].state == state;
	begin_doubt(out, run, series);
	text_add(out, ": <b>");
	html_text(out, state);
	text_printf(out, "</b> in %zu of %zu samples", count, run->step_count);
	if (count < run->step_count) {
		text_add(out, ", first in the one that ended at ");
		add_shown_length(out, run->times[series->points[first].step]);
	}
	text_join(out, help[0] != '\0' ? ": " : "", help, "</li>\n");
}

static void add_states(struct text *out, const struct run *run, const struct series *series)
{
	const char *told[4];
	size_t count = 0;

	for (size_t at = 0; at < series->count && count < sizeof told / sizeof told[0]; at++) {
		size_t before = 0;

		if (series->points[at].is_measured)
			continue;
		while (before < count && told[before] != series->points[at].state)
			before++;
		if (before < count)
			continue;
		told[count++] = series->points[at].state;
		add_state(out, run, series, at);
	}
}

static void add_coverage(struct text *out, const struct run *run, const struct series *series)
{
	struct shown_unit unit = shown_unit(series->line.unit);
	struct summary summary = summarize(series, &unit);

	if (series->count < run->step_count) {
		begin_doubt(out, run, series);
		text_printf(out, ": <b>no line</b> in %zu of %zu samples</li>\n", run->step_count - series->count,
			    run->step_count);
	}
	if (summary.seen < summary.expected) {
		begin_doubt(out, run, series);
		text_printf(out, ": <b>%u of %u instances</b> of ", summary.seen, summary.expected);
		html_text(out, series->line.box);
		text_add(out, " counted</li>\n");
	}
	if (summary.share < 0.9995F) {
		begin_doubt(out, run, series);
		text_printf(
			out,
			": <b>counted %.1f&nbsp;%% of the time</b>, in turn with others; the rest is estimated</li>\n",
			(double)summary.share * 100);
	}
	if (series->below || series->above) {
		begin_doubt(out, run, series);
		text_add(out, ": <b>outside its bounds</b> in some samples: the counts do not belong together</li>\n");
	}
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
	const struct strings *last = NULL;

	for (size_t at = 0; at < run->series_count; at++) {
		const struct strings *notes = run->series[at].line.notes;

		for (size_t each = 0; notes != NULL && notes != last && each < notes->count; each++) {
			text_add(out, "<li>");
			html_breakable(out, notes->at[each]);
			text_add(out, "</li>\n");
		}
		last = notes;
	}
}

void page_doubts(struct text *out, const struct run *run)
{
	struct text list = { 0 };

	for (size_t at = 0; at < run->series_count; at++) {
		add_states(&list, run, &run->series[at]);
		add_coverage(&list, run, &run->series[at]);
	}
	add_causes(&list, run);
	add_notes(&list, run);
	text_add(out, "<h3>What was not measured</h3>\n");
	if (list.length > 0)
		text_join(out, "<ul class=\"doubts\">\n", text_string(&list), "</ul>\n");
	else
		text_add(out, "<p>Everything was measured, on every instance, all of the time.</p>\n");
	text_free(&list);
}

/* ---- errata ---- */

static bool is_told(const struct run *run, size_t series, size_t erratum)
{
	const struct measured_errata *own = run->series[series].line.errata;

	for (size_t at = 0; at <= series; at++) {
		const struct measured_errata *errata = run->series[at].line.errata;
		size_t end = errata == NULL ? 0 : at == series ? erratum : errata->count;

		for (size_t each = 0; each < end; each++)
			if (strcmp(errata->at[each].id, own->at[erratum].id) == 0)
				return true;
	}
	return false;
}

static void add_erratum(struct text *out, const struct run *run, size_t series, size_t number)
{
	const struct measured_erratum *erratum = &run->series[series].line.errata->at[number];

	text_add(out, "<li><code>");
	html_breakable(out, series_name(&run->series[series]));
	text_add(out, "</code> ");
	html_text(out, erratum->effect);
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
		const struct measured_errata *errata = run->series[at].line.errata;

		for (size_t each = 0; errata != NULL && each < errata->count; each++)
			if (!is_told(run, at, each))
				add_erratum(&list, run, at, each);
	}
	if (list.length > 0)
		text_join(out, "<h3>Errata that may spoil a number</h3>\n<ul class=\"doubts\">\n", text_string(&list),
			  "</ul>\n");
	text_free(&list);
}

/* ---- meaning ---- */

static void add_sentence(struct text *out, const char *sentence)
{
	if (sentence[0] == '\0')
		return;
	text_add(out, "<p>");
	html_text(out, sentence);
	text_add(out, "</p>\n");
}

static void add_metric_meaning(struct text *out, const struct run *run, const struct series *series)
{
	struct uncore_metric_index metric;
	struct text name = { 0 };

	text_join(&name, series->line.box, "/", "");
	text_bytes(&name, series->line.metric, strcspn(series->line.metric, ":"));
	if (uncore_metric_find(run->tables, text_string(&name), name.length, &metric) == 0)
		add_sentence(out, uncore_text(run->tables, uncore_metrics(run->tables)[metric.at].text));
	text_free(&name);
}

/* "imc3:EVENT.UMASK,thresh=2" without instance and settings. */
static void add_event_meaning(struct text *out, const struct run *run, const struct series *series)
{
	const char *begin = strchr(series->line.event, ':');
	struct text name = { 0 };
	struct item item;

	begin = begin != NULL ? begin + 1 : series->line.event;
	text_bytes(&name, begin, strcspn(begin, ",/"));
	if (find_item(run->tables, text_string(&name), &item) && item.kind == ITEM_EVENT) {
		add_sentence(out, uncore_text(run->tables, uncore_events(run->tables)[item.event.at].text));
		if (item.umask.at != UNCORE_NO_INDEX)
			add_sentence(out, uncore_text(run->tables, uncore_umasks(run->tables)[item.umask.at].text));
	}
	text_free(&name);
}

void page_meaning(struct text *out, const struct run *run, const struct series *series)
{
	if (run->tables == NULL)
		return;
	if (series->line.metric != NULL)
		add_metric_meaning(out, run, series);
	else
		add_event_meaning(out, run, series);
}
