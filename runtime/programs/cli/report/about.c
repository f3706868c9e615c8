/* SPDX-License-Identifier: MIT */
/* uncore report: writes what is known about a run, and what its quantities mean. */
#include <string.h>

#include "json/date.h"
#include "base/html.h"
#include "cli/common/find.h"
#include "cli/report/page.h"
#include "uncore/metric.h"

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
	if (run->options.length == 0) {
		text_add(out, "not known: the file is of an older uncore, or its first line is missing</dd>\n");
		return;
	}
	text_add(out, run->is_recording ? "<code>uncore record FILE " : "<code>uncore stat ");
	html_breakable(out, text_string(&run->options));
	if (run->is_recording && run->has_command)
		text_add(out, " -- COMMAND");
	text_add(out, "</code>");
	if (!run->is_recording || run->has_command)
		text_join(out, "; the file does not hold the command that ran meanwhile",
			  run->is_recording ? "" : ", if there was one", "");
	if (run->has_other_options)
		text_add(out, "; these are the options of the first run, and later ones had others");
	if (run->version.length > 0) {
		text_add(out, "; uncore ");
		html_text(out, text_string(&run->version));
	}
	text_add(out, "</dd>\n");
}

static void add_times(struct text *out, const struct run *run)
{
	double end = end_of(run);

	add_term(out, "time");
	add_shown_length(out, end);
	if (run->parts > 1)
		text_printf(out, ", in which %zu runs measured; between them are gaps", run->parts);
	text_printf(out, ", %zu %s", run->sample_count, run->sample_count == 1 ? "sample" : "samples");
	if (run->sample_count > 1 && run->parts == 1) {
		text_add(out, " of about ");
		add_shown_length(out, end / (double)run->sample_count);
	}
	if (run->late > 0) {
		text_add(out, "; the first ");
		add_shown_length(out, run->late);
		text_add(out, " of the run are in no file");
	}
	if (run->started_ns != 0) {
		text_add(out, "; from ");
		text_date(out, run->started_ns);
		text_add(out, " to ");
		text_date(out, date_at(run, end));
	} else {
		text_add(out, "; the file does not hold the time of day");
	}
	text_add(out, "</dd>\n");
}

static void add_cost(struct text *out, const struct run *run)
{
	double end = end_of(run);

	/* Of several runs, the time between them is not known to be free of other costs. */
	if (!(run->samples > 0) || !(end > 0) || run->parts > 1)
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

/* What its field is. */
static void add_setting_meaning(struct text *out, const struct run *run, const struct series *series)
{
	struct item item;

	if (find_item(run->tables, series->line.setting, &item) && item.kind == ITEM_FIELD)
		add_sentence(out, uncore_text(run->tables, uncore_fields(run->tables)[item.field.at].text));
}

void page_meaning(struct text *out, const struct run *run, const struct series *series)
{
	if (run->tables == NULL)
		return;
	if (series->line.setting != NULL)
		add_setting_meaning(out, run, series);
	else if (series->line.metric != NULL)
		add_metric_meaning(out, run, series);
	else
		add_event_meaning(out, run, series);
}
