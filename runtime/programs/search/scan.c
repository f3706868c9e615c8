/* SPDX-License-Identifier: MIT */
/*
 * Compares everything that a platform has with a question: boxes, events, metrics. Registers are in
 * scan_registers.c.
 */
#include "search/scan.h"

#include <stdlib.h>

#include "search/scan_parts.h"

/* Of 100, of what was found in the question that a group answers: of what it is about, and of how much it asks for. */
enum { QUESTION_SHARE = 120, QUANTITY_SHARE = 135 };

static void scan_boxes(struct scan *scan)
{
	for (unsigned at = 0; at < scan->tables->boxes.count; at++) {
		const struct uncore_box_row *box = &uncore_boxes(scan->tables)[at];
		struct candidate candidate = scan_candidate(scan, ITEM_BOX);
		struct matches *matches = &scan->boxes[at];

		candidate.item.reg.box = (uint16_t)at;
		scan_text(scan, box->id, SEARCH_NAME, matches);
		scan_text(scan, box->title, SEARCH_TITLE, matches);
		scan_text(scan, box->text, SEARCH_TEXT, matches);
		scan_add(scan, &candidate, matches);
	}
}

/* Rows that other tools have names of are numbered: events, then umasks, then metrics. */
static size_t number_of_umask(const struct scan *scan, unsigned umask)
{
	return (size_t)scan->tables->events.count + umask;
}

static size_t number_of_metric(const struct scan *scan, unsigned metric)
{
	return (size_t)scan->tables->events.count + scan->tables->umasks.count + metric;
}

static void scan_alias(struct scan *scan, uncore_string name, size_t number)
{
	struct matches found =
		scan->aliased[number] != 0 ? scan->aliases[scan->aliased[number] - 1] : (struct matches){ .named = 0 };

	scan_text(scan, name, SEARCH_ALIAS, &found);
	if (match_count(scan->question, &found) == 0 || scan->alias_count == UINT16_MAX)
		return;
	if (scan->aliased[number] == 0) {
		if (scan->alias_count == scan->alias_room) {
			size_t room = scan->alias_room * 2 + 64;
			struct matches *at = realloc(scan->aliases, room * sizeof *at);

			scan->candidates->failed |= at == NULL;
			if (at == NULL)
				return;
			scan->aliases = at;
			scan->alias_room = room;
		}
		scan->aliased[number] = (uint16_t)++scan->alias_count;
	}
	scan->aliases[scan->aliased[number] - 1] = found;
}

/* What a row begins with: what was found in its names in other tools. */
static struct matches matches_of(const struct scan *scan, size_t number)
{
	return scan->aliased[number] != 0 ? scan->aliases[scan->aliased[number] - 1] : (struct matches){ .named = 0 };
}

/* The names in other tools, before the rows are compared. */
static void scan_aliases(struct scan *scan)
{
	const struct uncore_tables *tables = scan->tables;

	for (unsigned at = 0; at < tables->event_aliases.count; at++) {
		const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[at];

		scan_alias(scan, alias->name,
			   alias->umask != UNCORE_NO_INDEX ? number_of_umask(scan, alias->umask) : alias->event);
	}
	for (unsigned at = 0; at < tables->metric_aliases.count; at++) {
		const struct uncore_metric_alias_row *alias = &uncore_metric_aliases(tables)[at];

		scan_alias(scan, alias->name, number_of_metric(scan, alias->metric));
	}
}

/* Whether a group judges by the metric. It answers what its name seldom says: is it full, busy, saturated. */
static bool is_verdict(const struct uncore_tables *tables, unsigned metric)
{
	for (unsigned at = 0; at < tables->groups.count; at++)
		if (uncore_groups(tables)[at].limit == metric)
			return true;
	return false;
}

/*
 * What a group's question says is worth more than a word in an event's name. So is what the metric is called by which
 * the group judges: it answers the question.
 */
static void raise_question(const struct question *question, struct matches *matches)
{
	for (unsigned idea = 0; idea < question->asked_count; idea++) {
		unsigned share = question->is_quantity[idea] ? QUANTITY_SHARE : QUESTION_SHARE;

		if (matches->at[idea].place == SEARCH_TITLE)
			matches->at[idea].worth = (uint16_t)(matches->at[idea].worth * share / 100);
	}
}

static void scan_metrics(struct scan *scan)
{
	for (unsigned at = 0; at < scan->tables->metrics.count; at++) {
		const struct uncore_metric_row *metric = &uncore_metrics(scan->tables)[at];
		struct candidate candidate = scan_candidate(scan, ITEM_METRIC);
		struct matches own = matches_of(scan, number_of_metric(scan, at)), *matches = &own;

		candidate.item.metric.at = (uint16_t)at;
		candidate.item.reg.box = metric->box;
		scan_text(scan, metric->name, SEARCH_NAME, matches);
		scan_text(scan, metric->title, SEARCH_TITLE, matches);
		scan_text(scan, metric->text, SEARCH_TEXT, matches);
		scan_text(scan, metric->category, SEARCH_CATEGORY, matches);
		scan_text(scan, metric->unit, SEARCH_UNIT, matches);
		if (metric->flags & UNCORE_METRIC_UNCOMPUTABLE) {
			candidate.burden = SCAN_UNUSABLE;
		} else if (is_verdict(scan->tables, at)) {
			candidate.burden = SCAN_VERDICT;
			raise_question(scan->question, matches);
		}
		if (match_count(scan->question, matches) != 0)
			match_inherit(scan->question, matches, &scan->boxes[metric->box], SEARCH_BOX_NAME,
				      SEARCH_BOX_TEXT);
		scan_add(scan, &candidate, matches);
	}
}

/* A group belongs to no box. What it counts for its answer is found as metrics and events. */
static void scan_groups(struct scan *scan)
{
	for (unsigned at = 0; at < scan->tables->groups.count; at++) {
		const struct uncore_group_row *group = &uncore_groups(scan->tables)[at];
		struct candidate candidate = scan_candidate(scan, ITEM_GROUP);
		struct matches matches = { 0 };

		candidate.item.group.at = (uint16_t)at;
		scan_text(scan, group->name, SEARCH_NAME, &matches);
		scan_text(scan, group->question, SEARCH_TITLE, &matches);
		raise_question(scan->question, &matches);
		scan_text(scan, group->reading, SEARCH_TEXT, &matches);
		scan_add(scan, &candidate, &matches);
	}
}

static void note_uses(struct scan *scan)
{
	for (unsigned at = 0; at < scan->tables->group_items.count; at++) {
		const struct uncore_group_item_row *item = &uncore_group_items(scan->tables)[at];

		if (item->event != UNCORE_NO_INDEX)
			scan->used[item->event] = true;
		if (item->umask != UNCORE_NO_INDEX)
			scan->used[number_of_umask(scan, item->umask)] = true;
	}
	for (unsigned at = 0; at < scan->tables->metric_inputs.count; at++) {
		const struct uncore_metric_input_row *input = &uncore_metric_inputs(scan->tables)[at];

		if (input->event != UNCORE_NO_INDEX)
			scan->used[input->event] = true;
	}
	for (unsigned at = 0; at < scan->tables->metric_umasks.count; at++)
		scan->used[number_of_umask(scan, uncore_metric_umasks(scan->tables)[at].umask)] = true;
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
	struct matches own = matches_of(scan, number_of_umask(scan, at)), *matches = &own;
	unsigned burden = umask_burden(umask);

	scan_text(scan, umask->name, SEARCH_NAME, matches);
	scan_text(scan, umask->text, SEARCH_TEXT, matches);
	if (!match_adds(scan->question, matches, event)) {
		scan->candidates->scanned++;
		return;
	}
	match_inherit(scan->question, matches, event, SEARCH_EVENT_NAME, SEARCH_EVENT_TEXT);
	/* The names of both are one name; that of the event was not compared if nothing in it may be found. */
	matches->words =
		(uint8_t)(match_words(uncore_text(scan->tables, umask->name)) +
			  match_words(uncore_text(scan->tables, uncore_events(scan->tables)[umask->event].name)));
	matches->said = (uint8_t)(matches->said + event->said);
	candidate.item.umask.at = (uint16_t)at;
	if (burden < candidate.burden)
		candidate.burden = (uint8_t)burden;
	else if (scan->used[number_of_umask(scan, at)])
		candidate.burden = (uint8_t)(candidate.burden * SCAN_USED / 100);
	scan_add(scan, &candidate, matches);
}

static void scan_events(struct scan *scan)
{
	for (unsigned at = 0; at < scan->tables->events.count; at++) {
		const struct uncore_event_row *event = &uncore_events(scan->tables)[at];
		struct candidate candidate = scan_candidate(scan, ITEM_EVENT);
		struct matches own = matches_of(scan, at), *matches = &own;

		candidate.item.event.at = (uint16_t)at;
		candidate.item.reg.box = event->box;
		if (event->flags & UNCORE_EVENT_UNPROGRAMMABLE)
			candidate.burden = SCAN_UNUSABLE;
		else if (event->flags & UNCORE_EVENT_DOUBTFUL)
			candidate.burden = SCAN_DOUBTFUL;
		else if (scan->used[at])
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

static bool scan_begin(struct scan *scan)
{
	const struct uncore_tables *tables = scan->tables;

	scan->end = uncore_text(tables, 0) + tables->pool.count;
	scan->boxes = calloc((size_t)tables->boxes.count + 1, sizeof *scan->boxes);
	scan->used = calloc(number_of_metric(scan, 0) + 1, sizeof *scan->used);
	scan->aliased = calloc(number_of_metric(scan, tables->metrics.count) + 1, sizeof *scan->aliased);
	scan->silent = calloc(tables->pool.count / 8 + 1, sizeof *scan->silent);
	return scan->boxes != NULL && scan->used != NULL && scan->aliased != NULL && scan->silent != NULL;
}

void scan_platform(const struct question *question, const struct uncore_tables *tables, unsigned platform,
		   struct candidates *candidates)
{
	struct scan scan = { .question = question, .tables = tables, .platform = platform, .candidates = candidates };

	if (scan_begin(&scan)) {
		note_uses(&scan);
		scan_boxes(&scan);
		scan_aliases(&scan);
		scan_groups(&scan);
		scan_metrics(&scan);
		scan_events(&scan);
		scan_registers(&scan);
	} else {
		candidates->failed = true;
	}
	free(scan.boxes);
	free(scan.used);
	free(scan.aliased);
	free(scan.aliases);
	free(scan.silent);
}

void scan_free(struct candidates *candidates)
{
	free(candidates->at);
	*candidates = (struct candidates){ 0 };
}
