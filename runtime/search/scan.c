/* SPDX-License-Identifier: MIT */
/* Compares everything that a platform has with a question: boxes, events, metrics. Registers are in scan_registers.c. */
#include "search/scan.h"

#include <stdlib.h>
#include <string.h>

#include "search/scan_parts.h"

struct candidate scan_candidate(const struct scan *scan, enum search_kind kind)
{
	return (struct candidate){ .tables = scan->tables,
				   .kind = (uint8_t)kind,
				   .platform = (uint8_t)scan->platform,
				   .burden = 100,
				   .box = UNCORE_NO_INDEX,
				   .reg = UNCORE_NO_INDEX,
				   .field = UNCORE_NO_INDEX,
				   .event = UNCORE_NO_INDEX,
				   .umask = UNCORE_NO_INDEX,
				   .metric = UNCORE_NO_INDEX,
				   .value = UNCORE_NO_INDEX };
}

void scan_add(struct scan *scan, struct candidate *candidate, const struct matches *matches)
{
	struct candidates *all = scan->candidates;

	all->scanned++;
	if (match_count(scan->question, matches) == 0)
		return;
	if (all->count == all->room) {
		size_t room = all->room * 2 + 256;
		struct candidate *at = realloc(all->at, room * sizeof *at);

		if (at == NULL) {
			all->failed = true;
			return;
		}
		all->at = at;
		all->room = room;
	}
	candidate->named = (uint8_t)match_named(matches);
	memcpy(candidate->matches, matches->at, sizeof candidate->matches);
	all->at[all->count++] = *candidate;
}

void scan_text(const struct scan *scan, uncore_string text, enum search_place place, struct matches *matches)
{
	match_text(scan->question, uncore_text(scan->tables, text), place, matches);
}

static void scan_boxes(struct scan *scan)
{
	for (unsigned at = 0; at < scan->tables->boxes.count; at++) {
		const struct uncore_box_row *box = &uncore_boxes(scan->tables)[at];
		struct candidate candidate = scan_candidate(scan, SEARCH_BOX);
		struct matches *matches = &scan->boxes[at];

		candidate.box = (uint16_t)at;
		scan_text(scan, box->id, SEARCH_NAME, matches);
		scan_text(scan, box->title, SEARCH_TITLE, matches);
		scan_text(scan, box->text, SEARCH_TEXT, matches);
		scan_add(scan, &candidate, matches);
	}
}

/* The names of events and umasks in other tools, before their rows are compared. */
static void scan_aliases(struct scan *scan)
{
	const struct uncore_tables *tables = scan->tables;

	for (unsigned at = 0; at < tables->event_aliases.count; at++) {
		const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[at];
		struct matches *matches =
			alias->umask != UNCORE_NO_INDEX ? &scan->umasks[alias->umask] : &scan->events[alias->event];

		scan_text(scan, alias->name, SEARCH_ALIAS, matches);
	}
	for (unsigned at = 0; at < tables->metric_aliases.count; at++) {
		const struct uncore_metric_alias_row *alias = &uncore_metric_aliases(tables)[at];

		scan_text(scan, alias->name, SEARCH_ALIAS, &scan->metrics[alias->metric]);
	}
}

static void scan_metrics(struct scan *scan)
{
	for (unsigned at = 0; at < scan->tables->metrics.count; at++) {
		const struct uncore_metric_row *metric = &uncore_metrics(scan->tables)[at];
		struct candidate candidate = scan_candidate(scan, SEARCH_METRIC);
		struct matches *matches = &scan->metrics[at];

		candidate.metric = (uint16_t)at;
		candidate.box = metric->box;
		scan_text(scan, metric->name, SEARCH_NAME, matches);
		scan_text(scan, metric->title, SEARCH_TITLE, matches);
		scan_text(scan, metric->text, SEARCH_TEXT, matches);
		scan_text(scan, metric->category, SEARCH_CATEGORY, matches);
		scan_text(scan, metric->unit, SEARCH_UNIT, matches);
		if (metric->flags & UNCORE_METRIC_UNCOMPUTABLE)
			candidate.burden = SCAN_UNUSABLE;
		if (match_count(scan->question, matches) != 0)
			match_inherit(scan->question, matches, &scan->boxes[metric->box], SEARCH_BOX_NAME,
				      SEARCH_BOX_TEXT);
		scan_add(scan, &candidate, matches);
	}
}

static void note_uses(struct scan *scan)
{
	for (unsigned at = 0; at < scan->tables->metric_inputs.count; at++) {
		const struct uncore_metric_input_row *input = &uncore_metric_inputs(scan->tables)[at];

		if (input->event == UNCORE_NO_INDEX)
			continue;
		scan->uses[input->event].is_used = true;
		scan->uses[input->event].umasks |= input->umasks;
	}
}

static unsigned umask_burden(const struct uncore_umask_row *umask)
{
	return umask->flags & UNCORE_UMASK_UNPROGRAMMABLE ? SCAN_UNUSABLE :
	       umask->flags & UNCORE_UMASK_DEPRECATED     ? SCAN_GIVEN_UP :
	       umask->flags & UNCORE_UMASK_DOUBTFUL       ? SCAN_DOUBTFUL :
							    100;
}

/* A sub-event is a row of its own if something was found that its event does not have. */
static void scan_umask(struct scan *scan, struct candidate candidate, unsigned at, const struct matches *event)
{
	const struct uncore_umask_row *umask = &uncore_umasks(scan->tables)[at];
	struct matches *matches = &scan->umasks[at];
	unsigned burden = umask_burden(umask), number = at - uncore_events(scan->tables)[umask->event].first_umask;

	scan_text(scan, umask->name, SEARCH_NAME, matches);
	scan_text(scan, umask->text, SEARCH_TEXT, matches);
	if (!match_adds(scan->question, matches, event)) {
		scan->candidates->scanned++;
		return;
	}
	match_inherit(scan->question, matches, event, SEARCH_EVENT_NAME, SEARCH_EVENT_TEXT);
	matches->words = (uint8_t)(matches->words + event->words);
	matches->said = (uint8_t)(matches->said + event->said);
	candidate.umask = (uint16_t)at;
	if (burden < candidate.burden)
		candidate.burden = (uint8_t)burden;
	else if (number < 64 && (scan->uses[umask->event].umasks >> number & 1) != 0)
		candidate.burden = (uint8_t)(candidate.burden * SCAN_USED / 100);
	scan_add(scan, &candidate, matches);
}

static void scan_events(struct scan *scan)
{
	for (unsigned at = 0; at < scan->tables->events.count; at++) {
		const struct uncore_event_row *event = &uncore_events(scan->tables)[at];
		struct candidate candidate = scan_candidate(scan, SEARCH_EVENT);
		struct matches *matches = &scan->events[at];

		candidate.event = (uint16_t)at;
		candidate.box = event->box;
		if (event->flags & UNCORE_EVENT_UNPROGRAMMABLE)
			candidate.burden = SCAN_UNUSABLE;
		else if (event->flags & UNCORE_EVENT_DOUBTFUL)
			candidate.burden = SCAN_DOUBTFUL;
		else if (scan->uses[at].is_used)
			candidate.burden = SCAN_USED;
		scan_text(scan, event->name, SEARCH_NAME, matches);
		scan_text(scan, event->text, SEARCH_TEXT, matches);
		scan_text(scan, uncore_categories(scan->tables)[event->category].id, SEARCH_CATEGORY, matches);
		if (match_count(scan->question, matches) != 0)
			match_inherit(scan->question, matches, &scan->boxes[event->box], SEARCH_BOX_NAME,
				      SEARCH_BOX_TEXT);
		scan_add(scan, &candidate, matches);
		for (unsigned umask = 0; umask < event->umask_count; umask++)
			scan_umask(scan, candidate, event->first_umask + umask, matches);
	}
}

void scan_platform(const struct question *question, const struct uncore_tables *tables, unsigned platform,
		   struct candidates *candidates)
{
	size_t count =
		(size_t)tables->boxes.count + tables->events.count + tables->umasks.count + tables->metrics.count;
	struct matches *memory = calloc(count + 1, sizeof *memory);
	struct use *uses = calloc((size_t)tables->events.count + 1, sizeof *uses);
	struct scan scan = {
		.question = question, .tables = tables, .platform = platform, .candidates = candidates, .uses = uses
	};

	if (memory == NULL || uses == NULL) {
		free(memory);
		free(uses);
		candidates->failed = true;
		return;
	}
	scan.boxes = memory;
	scan.events = scan.boxes + tables->boxes.count;
	scan.umasks = scan.events + tables->events.count;
	scan.metrics = scan.umasks + tables->umasks.count;
	note_uses(&scan);
	scan_boxes(&scan);
	scan_aliases(&scan);
	scan_metrics(&scan);
	scan_events(&scan);
	scan_registers(&scan);
	free(memory);
	free(uses);
}

void scan_free(struct candidates *candidates)
{
	free(candidates->at);
	*candidates = (struct candidates){ 0 };
}
