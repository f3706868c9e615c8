/* SPDX-License-Identifier: MIT */
/* Prints a comparison: a head, a list for each verdict that has entries, a sum. */
#include "import/report.h"

#include <inttypes.h>
#include <string.h>

#include "base/source.h"
#include "import/heirs.h"
#include "import/origin.h"
#include "import/relative.h"

static const struct {
	enum verdict verdict;
	const char *title, *meaning;
} sections[] = {
	{ VERDICT_NEW, "new", "--write adds them, without text; check then says \"missing-text\"" },
	{ VERDICT_CHANGED, "changed", "--write takes Intel's numbers; text, names and the rest stay" },
	{ VERDICT_RENAMED, "renamed",
	  "--write takes the new name wherever the platform's files have it; the old one stays as an alias" },
	{ VERDICT_GONE, "gone", "kept; decide by hand whether to drop them" },
	{ VERDICT_LEFT_OUT, "left out", "not written" },
	{ VERDICT_DISPUTED, "in dispute", "kept as they are: the platform's disputes.json decides" },
};

static const char *meaning_of(const struct comparison *comparison, size_t section)
{
	if (sections[section].verdict == VERDICT_NEW && comparison->like != NULL)
		return "--write adds them; check says \"missing-text\" of those that take nothing over";
	return sections[section].meaning;
}

static void print_numbers(const struct numbers *numbers, struct text *out)
{
	for (size_t i = 0; i < numbers->count; i++)
		text_printf(out, "%s%" PRIu64, i == 0 ? "" : ",", numbers->at[i]);
	if (numbers->count == 0)
		text_add(out, "none");
}

static void print_encoding(const struct encoding *encoding, struct text *out)
{
	text_printf(out, "code 0x%" PRIx64 " umask 0x%" PRIx64 "%s", encoding->code, encoding->umask,
		    encoding->ext ? " ext" : "");
	if (encoding->umask_ext != 0)
		text_printf(out, " umask_ext 0x%" PRIx64, encoding->umask_ext);
	if (encoding->ports != 0)
		text_printf(out, " ports 0x%" PRIx64, encoding->ports);
	if (encoding->kinds != 0)
		text_printf(out, " kinds 0x%" PRIx64, encoding->kinds);
}

static void print_intel_filters(const struct perfmon_event *intel, struct text *out)
{
	for (size_t i = 0; i < intel->filter_count; i++) {
		text_printf(out, "%s%s", i == 0 ? "" : ",", intel->filters[i].reg);
		if (intel->filters[i].hi != 63 || intel->filters[i].lo != 0)
			text_printf(out, "[%u:%u]", intel->filters[i].hi, intel->filters[i].lo);
	}
	if (intel->filter_count == 0)
		text_add(out, "none");
}

static void print_filter_list(const struct filter *filters, size_t count, bool first, struct text *out)
{
	for (size_t i = 0; i < count; i++)
		text_printf(out, "%s%s", first && i == 0 ? "" : ",", filters[i].path);
}

static void print_our_filters(const struct match *match, struct text *out)
{
	size_t more = match->umask != NULL ? match->umask->filter_count : 0;

	print_filter_list(match->event->filters, match->event->filter_count, true, out);
	if (more != 0)
		print_filter_list(match->umask->filters, more, match->event->filter_count == 0, out);
	if (match->event->filter_count + more == 0)
		text_add(out, "none");
}

static void print_place(struct locator *locator, struct node node, struct text *out)
{
	struct loc loc = node_loc(node);
	struct line_column at;

	if (loc.source == NULL || loc.source->positions == NULL)
		return;
	at = source_locate_next(locator, loc.source, loc.offset);
	text_printf(out, "  (%s:%u:%u)", loc.source->path, at.line, at.column);
}

static void print_differences(const struct match *match, struct text *out)
{
	struct encoding ours, theirs = encoding_by_intel(match->intel);

	if ((match->differs & DIFFERS_ENCODING) != 0 && encoding_of(match->event, match->umask, &ours)) {
		text_add(out, "  ");
		print_encoding(&ours, out);
		text_add(out, " -> ");
		print_encoding(&theirs, out);
	}
	if ((match->differs & DIFFERS_COUNTERS) != 0) {
		text_add(out, "  counters ");
		print_numbers(effective_counters(match->event, match->umask), out);
		text_add(out, " -> ");
		print_numbers(&match->intel->counters, out);
	}
	if ((match->differs & DIFFERS_FILTERS) != 0) {
		text_add(out, "  filters ");
		print_our_filters(match, out);
		text_add(out, " -> ");
		print_intel_filters(match->intel, out);
	}
}

static void print_our_name(const struct match *match, struct text *out)
{
	text_add(out, match->event->name);
	if (match->umask != NULL)
		text_printf(out, ".%s", match->umask->name);
}

static void print_new(const struct match *match, struct text *out)
{
	struct encoding theirs = encoding_by_intel(match->intel);

	text_add(out, "  ");
	print_encoding(&theirs, out);
	text_add(out, " counters ");
	print_numbers(&match->intel->counters, out);
	if (match->intel->filter_count != 0) {
		text_add(out, " filters ");
		print_intel_filters(match->intel, out);
	}
	if (match->intel->deprecated)
		text_add(out, " (deprecated)");
	if (relative_of(match) != NULL)
		text_printf(out, "  as on %s/%s", match->relative.box->is.platform->id, match->relative.box->id);
}

/* Names the platforms that inherit the old fact, or would inherit the new entry. */
static void print_heirs(const struct comparison *comparison, const struct match *match, struct text *out)
{
	const char *before = match->verdict == VERDICT_NEW ? "  not for " : "  stays in ";

	for (size_t i = 0; i < comparison->heir_count; i++) {
		if (!heir_keeps(comparison, &comparison->heirs[i], match))
			continue;
		text_printf(out, "%s%s", before, comparison->heirs[i].platform->id);
		before = ", ";
	}
}

/* Intel's file names a register where it means some of its fields. */
static void print_judgement(const struct match *match, struct text *out)
{
	const struct perfmon_filter *whole = filter_to_judge(match);

	if (whole != NULL)
		text_printf(out,
			    "  %s is a whole register, so its fields are optional; keep those that the event needs",
			    whole->reg);
}

static void print_match(const struct comparison *comparison, const struct match *match, struct locator *locator,
			struct text *out)
{
	text_printf(out, "  %s ", match->box != NULL ? match->box->id : match->unit->box_id);
	if (match->intel != NULL)
		text_add(out, match->intel->name);
	else
		print_our_name(match, out);
	if (match->verdict == VERDICT_NEW)
		print_new(match, out);
	if (match->verdict == VERDICT_RENAMED) {
		text_add(out, "  was ");
		print_our_name(match, out);
	}
	if (match->intel != NULL && match->event != NULL)
		print_differences(match, out);
	if (match->verdict == VERDICT_LEFT_OUT)
		text_printf(out, "  %s", match->why);
	if (match->dispute != NULL)
		text_printf(out, "  [%s]", match->dispute->id);
	print_judgement(match, out);
	print_heirs(comparison, match, out);
	if (match->event != NULL)
		print_place(locator, match->umask != NULL ? match->umask->node : match->event->node, out);
	else if (match->verdict == VERDICT_LEFT_OUT)
		print_place(locator, match->intel->node, out);
	text_char(out, '\n');
}

static void print_heir(const struct comparison *comparison, const struct heir *heir, struct text *out)
{
	text_printf(out, "  %s inherits from %s and keeps what it has; ", heir->platform->id, comparison->platform_id);
	if (heir->list == NULL)
		text_add(out, "it has no list of its own, so decide by hand\n");
	else
		text_printf(out, "its own list is %s%s%.*s\n", heir->list->id, heir->list->revision != NULL ? " " : "",
			    heir->list->revision != NULL ? (int)strcspn(heir->list->revision, " ") : 0,
			    heir->list->revision != NULL ? heir->list->revision : "");
}

static void print_head(const struct comparison *comparison, struct text *out)
{
	const struct perfmon_file *file = comparison->file;
	const char *another = why_another_file(comparison), *older = why_older(comparison);

	for (size_t i = 0; i < file->part_count; i++)
		text_printf(out, "%s%s", i == 0 ? "" : ", ", file->parts[i].path);
	text_printf(out, ": %s%s%s, %zu events of %zu units\n", file->version != NULL ? file->version : "no version",
		    file->date != NULL ? " of " : "", file->date != NULL ? file->date : "", file->count,
		    comparison->unit_count);
	if (another != NULL)
		text_printf(out, "  %s; --write needs --renamed\n", another);
	if (older != NULL)
		text_printf(out, "  %s; --write needs --older\n", older);
	for (size_t i = 0; i < comparison->unit_count; i++) {
		const struct unit *unit = &comparison->units[i];

		text_printf(out, "  unit %s is box %s%s\n", unit->name, unit->box_id,
			    unit->box == NULL ? ", which is new" :
			    unit->by_events   ? ", by its events" :
						"");
	}
	for (size_t i = 0; i < comparison->heir_count; i++)
		if (comparison->heirs[i].kept != 0)
			print_heir(comparison, &comparison->heirs[i], out);
}

static void print_unknown(const struct perfmon_file *file, struct text *out)
{
	size_t count = 0;

	for (size_t p = 0; p < file->part_count; p++)
		for (size_t i = 0; i < file->parts[p].records.unknown_count; i++)
			text_printf(out, "%s%s (%zu)", count++ == 0 ? "keys that are not read: " : ", ",
				    file->parts[p].records.unknown[i].name, file->parts[p].records.unknown[i].times);
	if (count != 0)
		text_char(out, '\n');
}

static void print_changed(const struct heir *heir, struct text *out)
{
	for (size_t i = 0; i < heir->changed_count; i++)
		text_printf(
			out,
			"  %s: %s would inherit this and does not have it; to keep it out, write empty lists there\n",
			heir->changed[i], heir->platform->id);
}

enum { FAULTS_SHOWN = 20 };

static void print_to_do(const struct comparison *comparison, struct text *out)
{
	size_t changed = 0, shown = comparison->fault_count < FAULTS_SHOWN ? comparison->fault_count : FAULTS_SHOWN;

	for (size_t i = 0; i < comparison->heir_count; i++)
		changed += comparison->heirs[i].changed_count;
	if (changed + comparison->fault_count == 0)
		return;
	text_printf(out, "\nto do by hand (%zu): what check reports after --write\n",
		    changed + comparison->fault_count);
	for (size_t i = 0; i < comparison->heir_count; i++)
		print_changed(&comparison->heirs[i], out);
	for (size_t i = 0; i < shown; i++) {
		const struct fault *fault = &comparison->faults[i];

		text_printf(out, "  %s:%u:%u: %s [%s]\n", fault->path, fault->line, fault->column, fault->text,
			    fault->rule);
	}
	if (shown < comparison->fault_count)
		text_printf(out, "  and %zu more: uncoregen check\n", comparison->fault_count - shown);
}

void report_comparison(const struct comparison *comparison, struct text *out)
{
	const size_t *totals = comparison->totals;
	struct locator locator = { 0 };

	print_head(comparison, out);
	for (size_t s = 0; s < sizeof sections / sizeof sections[0]; s++) {
		enum verdict verdict = sections[s].verdict;

		if (totals[verdict] == 0)
			continue;
		text_printf(out, "\n%s (%zu): %s\n", sections[s].title, totals[verdict], meaning_of(comparison, s));
		for (size_t i = 0; i < comparison->count; i++)
			if (comparison->at[i].verdict == verdict)
				print_match(comparison, &comparison->at[i], &locator, out);
	}
	print_to_do(comparison, out);
	text_char(out, '\n');
	print_unknown(comparison->file, out);
	if (comparison->like != NULL && totals[VERDICT_NEW] != 0)
		text_printf(out, "%zu of %zu new entries take category, text and so on from %s; read each of them\n",
			    count_relatives(comparison), totals[VERDICT_NEW], comparison->like->id);
	text_printf(out, "%s: %zu the same, %zu repeated", comparison->platform_id, totals[VERDICT_SAME],
		    totals[VERDICT_REPEATED]);
	for (size_t s = 0; s < sizeof sections / sizeof sections[0]; s++)
		text_printf(out, ", %zu %s", totals[sections[s].verdict], sections[s].title);
	text_char(out, '\n');
}
