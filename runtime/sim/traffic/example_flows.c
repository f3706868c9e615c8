/* SPDX-License-Identifier: MIT */
/*
 * Finds out how often an event happens on the example machine of the tables. The first row that names a kind of the
 * event holds; kinds that no row names alone take their share of what a row says of the event, or of its box.
 */
#include <stdlib.h>
#include <string.h>

#include "sim/traffic/example.h"

/* Cycles that an entry stays in a queue of which only the box's traffic is known. */
enum { STAY = 24 };

int uncore_priv_kind_add(struct uncore_priv_kinds *kinds, const struct uncore_encoding *code, unsigned share)
{
	if (kinds->count == kinds->room) {
		size_t room = kinds->room * 2 + 8;
		struct uncore_priv_kind *more = (struct uncore_priv_kind *)realloc(kinds->at, room * sizeof(more[0]));

		if (more == NULL)
			return UNCORE_E_NOMEM;
		kinds->at = more;
		kinds->room = room;
	}
	kinds->at[kinds->count++] = (struct uncore_priv_kind){ .code = *code, .share = share, .among = 1 };
	return 0;
}

unsigned uncore_priv_present_instances(const struct uncore_priv_shape *shape, unsigned box)
{
	const struct uncore_box_row *row = &uncore_boxes(shape->tables)[box];
	unsigned count = 0;

	for (unsigned at = 0; at < row->instances; at++)
		count += shape->instance_states[shape->first_instance[box] + at].state == UNCORE_PRIV_THERE;
	return count == 0 ? 1 : count;
}

/* ---- which row is about a kind ---- */

static bool same_umasks(const struct uncore_encoding *a, const struct uncore_encoding *b)
{
	return a->umask_count == b->umask_count &&
	       memcmp(a->umasks, b->umasks, a->umask_count * sizeof(a->umasks[0])) == 0;
}

static const struct uncore_filter_run *run_of(const struct uncore_encoding *code, unsigned reg)
{
	for (unsigned at = 0; at < code->filter_count; at++) {
		if (code->filters[at].reg == reg)
			return &code->filters[at];
	}
	return NULL;
}

/* Whether both choose the same where both choose. With whole, b must choose all that a does. */
static bool filters_agree(const struct uncore_encoding *a, const struct uncore_encoding *b, bool whole)
{
	for (unsigned at = 0; at < a->filter_count; at++) {
		const struct uncore_filter_run *run = &a->filters[at], *other = run_of(b, run->reg);
		uint64_t common = other == NULL ? 0 : run->bits.mask & other->bits.mask;

		if ((whole && common != run->bits.mask) ||
		    (common != 0 && ((run->bits.value ^ other->bits.value) & common) != 0))
			return false;
	}
	return true;
}

/* Gives the row to the kinds that it names. Returns how many these are; kinds that it replaces count, too. */
static unsigned claim(struct uncore_priv_kinds *kinds, const struct uncore_traffic_row *row,
		      const struct uncore_encoding *code)
{
	unsigned named = 0;

	for (size_t at = 0; at < kinds->count; at++) {
		struct uncore_priv_kind *kind = &kinds->at[at];

		if (kind->row != NULL || !same_umasks(code, &kind->code) || !filters_agree(code, &kind->code, true))
			continue;
		kind->row = row;
		named++;
	}
	for (size_t at = 0; at < kinds->count; at++) {
		if (kinds->at[at].row == row)
			kinds->at[at].among = named;
	}
	return named;
}

static bool has_umasks(const struct uncore_priv_kinds *kinds, const struct uncore_encoding *code)
{
	for (size_t at = 0; at < kinds->count; at++) {
		if (same_umasks(code, &kinds->at[at].code))
			return true;
	}
	return false;
}

/*
 * A kind with fewer filters than the row is replaced by it: what it lets through is what such rows say. Umasks without
 * a kind contain others, whose rows say it.
 */
static int replace(struct uncore_priv_kinds *kinds, const struct uncore_traffic_row *row,
		   const struct uncore_encoding *code)
{
	int result = uncore_priv_kind_add(kinds, code, 1);

	if (result != 0)
		return result;
	kinds->at[kinds->count - 1].row = row;
	for (size_t at = 0; at + 1 < kinds->count;) {
		struct uncore_priv_kind *kind = &kinds->at[at];

		if (kind->row == NULL && same_umasks(code, &kind->code) && filters_agree(code, &kind->code, false))
			memmove(kind, kind + 1, (--kinds->count - at) * sizeof(*kind));
		else
			at++;
	}
	return 0;
}

/* Of a row about the event the kinds are shares; of a row about the box, what metrics subtract happens less often. */
static unsigned share_of(const struct uncore_tables *tables, const struct uncore_traffic_row *row,
			 const struct uncore_priv_kind *kind)
{
	unsigned umask = UNCORE_NO_INDEX;

	if (row->event == UNCORE_NO_INDEX)
		return kind->share;
	if (kind->code.umask_count != 0)
		umask = kind->code.umasks[0] - uncore_events(tables)[row->event].first_umask;
	return kind->share / uncore_priv_example_part(tables, row->event, umask);
}

static void claim_rest(const struct uncore_tables *tables, struct uncore_priv_kinds *kinds,
		       const struct uncore_traffic_row *row)
{
	for (size_t at = 0; at < kinds->count; at++) {
		if (kinds->at[at].row != NULL)
			continue;
		kinds->at[at].row = row;
		kinds->at[at].among = share_of(tables, row, &kinds->at[at]);
	}
}

static int find_row(const struct uncore_priv_traffic_list *list, unsigned event, const struct uncore_traffic_row *row,
		    struct uncore_priv_kinds *kinds)
{
	const struct uncore_tables *tables = list->shape->tables;
	const char *text = uncore_text(tables, row->expression);
	struct uncore_encoding code;

	if (row->event == UNCORE_NO_INDEX ? row->box != uncore_events(tables)[event].box : row->event != event)
		return 0;
	if (row->event == UNCORE_NO_INDEX || strpbrk(text, ".,") == NULL) {
		claim_rest(tables, kinds, row);
		return 0;
	}
	if (uncore_event_parse(tables, text, strlen(text), &code, NULL) != 0 ||
	    !uncore_priv_has_event(list->shape, &code))
		return 0;
	return claim(kinds, row, &code) != 0 || !has_umasks(kinds, &code) ? 0 : replace(kinds, row, &code);
}

int uncore_priv_flows_find(const struct uncore_priv_traffic_list *list, unsigned event, struct uncore_priv_kinds *kinds)
{
	const struct uncore_tables *tables = list->shape->tables;
	int result = 0;

	for (unsigned at = 0; at < tables->traffic.count && result == 0; at++)
		result = find_row(list, event, &uncore_traffic(tables)[at], kinds);
	return result;
}

/* ---- how often it happens ---- */

/* Of a socket's rate, what one instance has of a kind; a queue of which only the box is known holds entries longer. */
static uint64_t rate_of(const struct uncore_priv_shape *shape, const struct uncore_priv_kind *kind, uint64_t rate)
{
	bool is_level = (kind->code.flags & UNCORE_EVENT_SUBCOUNTER) != 0 && kind->row->event == UNCORE_NO_INDEX;

	return rate * (is_level ? STAY : 1) / uncore_priv_present_instances(shape, kind->row->box) / kind->among;
}

static int add_rate(struct uncore_priv_traffic_list *list, const struct uncore_priv_kind *kind, unsigned most,
		    enum uncore_priv_pace pace, uint64_t rate)
{
	struct uncore_priv_traffic *traffic;

	if (rate == 0)
		return 0;
	traffic = uncore_priv_traffic_everywhere(list, &kind->code);
	if (traffic == NULL)
		return UNCORE_E_NOMEM;
	traffic->pace = pace;
	traffic->wave.to = UINT64_MAX;
	if (pace != UNCORE_PRIV_PACE_CLOCK)
		rate = uncore_priv_pace_rate(rate);
	traffic->wave.rate = rate < traffic->hertz * most ? rate : traffic->hertz * most;
	return 0;
}

int uncore_priv_flows_add(struct uncore_priv_traffic_list *list, const struct uncore_priv_kind *kind, unsigned most)
{
	const struct uncore_priv_shape *shape = list->shape;
	const uint64_t *rates = kind->row->rates;
	uint64_t steady = rates[UNCORE_FLOW_STEADY] + rates[UNCORE_FLOW_CORES] * shape->cores;
	int result = add_rate(list, kind, most, UNCORE_PRIV_PACE_OWN, rate_of(shape, kind, rates[UNCORE_FLOW_OWN]));

	if (result == 0)
		result = add_rate(list, kind, most, UNCORE_PRIV_PACE_OTHERS,
				  rate_of(shape, kind, rates[UNCORE_FLOW_OTHERS]));
	return result == 0 ? add_rate(list, kind, most, UNCORE_PRIV_PACE_CLOCK, rate_of(shape, kind, steady)) : result;
}
