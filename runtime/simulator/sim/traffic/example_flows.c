/* SPDX-License-Identifier: MIT */
/*
 * Finds out how often an event happens on the example machine of the tables. The first row that names a kind of the
 * event holds. A kind for chosen nodes has the row of the kind for all nodes. Kinds that no row names alone take their
 * share of what a row says of the event, or of its box.
 */
#include <stdlib.h>
#include <string.h>

#include "shared/bits.h"
#include "sim/traffic/example.h"

/* Cycles that an entry stays in a queue of which only the box's traffic is known. */
enum { STAY = 24 };

/* Bytes of an event's name with its umasks and fields. */
enum { EXPRESSION_MAX = 1024 };

int kind_add(struct kinds *kinds, const struct uncore_encoding *code, unsigned share)
{
	if (kinds->count == kinds->room) {
		size_t room = kinds->room * 2 + 8;
		struct kind *more = (struct kind *)realloc(kinds->at, room * sizeof(more[0]));

		if (more == NULL)
			return UNCORE_E_NOMEM;
		kinds->at = more;
		kinds->room = room;
	}
	kinds->at[kinds->count++] = (struct kind){ .code = *code, .share = share, .among = 1 };
	return 0;
}

unsigned present_instances(const struct shape *shape, unsigned box)
{
	const struct uncore_box_row *row = &uncore_boxes(shape->tables)[box];
	unsigned count = 0;

	for (unsigned at = 0; at < row->instances; at++)
		count += shape->instance_states[shape->first_instance[box] + at].state == STATE_THERE;
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
static unsigned claim(struct kinds *kinds, const struct uncore_traffic_row *row, const struct uncore_encoding *code)
{
	unsigned named = 0;

	for (size_t at = 0; at < kinds->count; at++) {
		struct kind *kind = &kinds->at[at];

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

static bool has_umasks(const struct kinds *kinds, const struct uncore_encoding *code)
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
static int replace(struct kinds *kinds, const struct uncore_traffic_row *row, const struct uncore_encoding *code)
{
	int result = kind_add(kinds, code, 1);

	if (result != 0)
		return result;
	kinds->at[kinds->count - 1].row = row;
	for (size_t at = 0; at + 1 < kinds->count;) {
		struct kind *kind = &kinds->at[at];

		if (kind->row == NULL && same_umasks(code, &kind->code) && filters_agree(code, &kind->code, false))
			memmove(kind, kind + 1, (--kinds->count - at) * sizeof(*kind));
		else
			at++;
	}
	return 0;
}

/* Of a row about the event the kinds are shares; of a row about the box, what metrics subtract happens less often. */
static unsigned share_of(const struct uncore_tables *tables, const struct uncore_traffic_row *row,
			 const struct kind *kind)
{
	unsigned umask = UNCORE_NO_INDEX;

	if (row->event == UNCORE_NO_INDEX)
		return kind->share;
	if (kind->code.umask_count != 0)
		umask = kind->code.umasks[0] - uncore_events(tables)[row->event].first_umask;
	return kind->share / example_part(tables, row->event, umask);
}

/* The field by which the code chooses nodes, one bit for each; NULL: it counts those of all nodes. */
static const struct uncore_field_row *node_field(const struct uncore_encoding *code)
{
	const struct uncore_tables *tables = code->tables;

	for (unsigned run = 0; run < code->filter_count; run++) {
		const struct uncore_filter_run *filter = &code->filters[run];
		struct uncore_range fields =
			uncore_layouts(tables)[uncore_registers(tables)[filter->reg].layout].fields;

		for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count; at++) {
			const struct uncore_field_row *field = &uncore_fields(tables)[at];

			if (field->role == UNCORE_ROLE_FILTER_NODE && !(field->flags & UNCORE_FIELD_FLAGS) &&
			    (filter->bits.mask & uncore_field_mask(field)) != 0)
				return field;
		}
	}
	return NULL;
}

/* Whether b counts what a does, of chosen nodes: it has the same bits and more, and the same other filters. */
static bool narrows_to_nodes(const struct uncore_encoding *a, const struct uncore_encoding *b)
{
	return node_field(a) == NULL && node_field(b) != NULL && (a->control.value & ~b->control.value) == 0 &&
	       filters_agree(a, b, true);
}

/* Gives a kind for chosen nodes what is known of all nodes: of the kind that has most bits in common. */
static void claim_of_all_nodes(struct kinds *kinds, struct kind *kind)
{
	const struct kind *widest = NULL;

	for (size_t at = 0; at < kinds->count; at++) {
		const struct kind *each = &kinds->at[at];

		if (each->row != NULL && narrows_to_nodes(&each->code, &kind->code) &&
		    (widest == NULL || bit_count(each->code.control.value) > bit_count(widest->code.control.value)))
			widest = each;
	}
	if (widest != NULL) {
		kind->row = widest->row;
		kind->among = widest->among;
	}
}

static void claim_rest(const struct uncore_tables *tables, struct kinds *kinds, const struct uncore_traffic_row *row)
{
	for (size_t at = 0; at < kinds->count; at++) {
		if (kinds->at[at].row == NULL)
			claim_of_all_nodes(kinds, &kinds->at[at]);
		if (kinds->at[at].row != NULL)
			continue;
		kinds->at[at].row = row;
		kinds->at[at].among = share_of(tables, row, &kinds->at[at]);
	}
}

/* Parses what the row is about: its event's name and its words. */
static int parse_row(const struct uncore_tables *tables, const struct uncore_traffic_row *row,
		     struct uncore_encoding *code)
{
	const char *name = uncore_text(tables, uncore_events(tables)[row->event].name);
	const char *words = uncore_text(tables, row->words);
	size_t length = strlen(name), more = strlen(words), dot = *words != ',';
	char text[EXPRESSION_MAX];

	if (length + dot + more > sizeof(text))
		return UNCORE_E_RANGE;
	memcpy(text, name, length);
	text[length] = '.';
	memcpy(text + length + dot, words, more);
	return uncore_event_parse(tables, text, length + dot + more, code, NULL);
}

static int find_row(const struct traffic_list *list, const struct uncore_traffic_row *row, struct kinds *kinds)
{
	const struct uncore_tables *tables = list->shape->tables;
	struct uncore_encoding code;

	if (row->event == UNCORE_NO_INDEX || *uncore_text(tables, row->words) == '\0') {
		claim_rest(tables, kinds, row);
		return 0;
	}
	if (parse_row(tables, row, &code) != 0 || !variant_has_event(list->shape, &code))
		return 0;
	return claim(kinds, row, &code) != 0 || !has_umasks(kinds, &code) ? 0 : replace(kinds, row, &code);
}

int flows_find(const struct traffic_list *list, unsigned event, struct kinds *kinds)
{
	const struct uncore_tables *tables = list->shape->tables;
	const struct uncore_traffic_row *row = uncore_traffic(tables), *end = row + tables->traffic.count;
	uint16_t box = uncore_events(tables)[event].box;
	int result = 0;

	for (; row != end && result == 0; row++)
		if (row->event == UNCORE_NO_INDEX ? row->box == box : row->event == event)
			result = find_row(list, row, kinds);
	return result;
}

/* ---- how often it happens ---- */

/* Of a socket's rate, what one instance has of a kind; a queue of which only the box is known holds entries longer. */
static uint64_t rate_of(const struct shape *shape, const struct kind *kind, uint64_t rate)
{
	bool is_level = (kind->code.flags & UNCORE_EVENT_SUBCOUNTER) != 0 && kind->row->event == UNCORE_NO_INDEX;

	return rate * (is_level ? STAY : 1) / present_instances(shape, kind->row->box) / kind->among;
}

/* Where something happens: on one socket with lines of one node, or on all and with any lines. */
struct flow_place {
	unsigned socket;
	const struct uncore_encoding *code;
};

/* Whether no clock bounds what the counter counts. */
static bool has_own_rate(const struct shape *shape, const struct uncore_encoding *code)
{
	return uncore_counters(shape->tables)[code->group].wraps_after != 0;
}

static int add_rate(struct traffic_list *list, const struct flow_place *place, unsigned most, enum pace pace,
		    uint64_t rate)
{
	struct traffic *traffic;

	if (rate == 0)
		return 0;
	traffic = traffic_everywhere(list, place->code);
	if (traffic == NULL)
		return UNCORE_E_NOMEM;
	traffic->socket = place->socket;
	traffic->pace = pace;
	traffic->wave.to = UINT64_MAX;
	if (pace != PACE_CLOCK)
		rate = pace_rate(rate);
	if (!has_own_rate(list->shape, place->code) && rate > traffic->hertz * most)
		rate = traffic->hertz * most;
	traffic->wave.rate = rate;
	return 0;
}

static int add_rates(struct traffic_list *list, const struct kind *kind, unsigned most, const struct flow_place *place,
		     const uint64_t rates[UNCORE_FLOW_END])
{
	const struct shape *shape = list->shape;
	bool alone = shape->socket_count == 1;
	uint64_t own = rates[UNCORE_FLOW_OWN] + (alone ? 0 : rates[UNCORE_FLOW_REMOTE]);
	uint64_t steady = rates[UNCORE_FLOW_STEADY] + rates[UNCORE_FLOW_CORES] * shape->cores;
	int result = add_rate(list, place, most, PACE_OWN, rate_of(shape, kind, own));

	if (result == 0 && !alone)
		result = add_rate(list, place, most, PACE_OTHERS, rate_of(shape, kind, rates[UNCORE_FLOW_OTHERS]));
	return result == 0 ? add_rate(list, place, most, PACE_CLOCK, rate_of(shape, kind, steady)) : result;
}

/* Sets the nodes that a code chooses to one. */
static struct uncore_encoding with_node(const struct uncore_encoding *code, unsigned node)
{
	const struct uncore_field_row *field = node_field(code);
	struct uncore_encoding one = *code;

	for (unsigned at = 0; at < one.filter_count; at++) {
		struct uncore_filter_run *run = &one.filters[at];

		if ((run->bits.mask & uncore_field_mask(field)) != 0)
			run->bits.value = (run->bits.value & ~uncore_field_mask(field)) |
					  uncore_field_bits(field, UINT64_C(1) << node);
	}
	return one;
}

/* What a socket does with remote lines is spread evenly over the other sockets' nodes; the rest is of its own node. */
static int add_nodes(struct traffic_list *list, const struct kind *kind, unsigned most,
		     const uint64_t all[UNCORE_FLOW_END])
{
	const struct shape *shape = list->shape;
	int result = 0;

	for (unsigned at = 0; at < shape->socket_count * shape->socket_count && result == 0; at++) {
		unsigned socket = at / shape->socket_count, home = at % shape->socket_count;
		struct uncore_encoding code = with_node(&kind->code, shape->sockets[home].node);
		struct flow_place place = { socket, &code };
		uint64_t rates[UNCORE_FLOW_END] = { 0 };

		for (unsigned flow = 0; flow < UNCORE_FLOW_END; flow++)
			if ((flow == UNCORE_FLOW_REMOTE) != (socket == home))
				rates[flow] = all[flow];
		if (socket != home)
			rates[UNCORE_FLOW_REMOTE] /= shape->socket_count - 1;
		result = add_rates(list, kind, most, &place, rates);
	}
	return result;
}

static void sum_flows(const struct uncore_tables *tables, const struct uncore_traffic_row *row,
		      uint64_t rates[UNCORE_FLOW_END])
{
	for (unsigned at = 0; at < row->flows.count; at++) {
		unsigned number = uncore_traffic_flows(tables)[row->flows.first + at].flow;
		const struct uncore_flow_row *flow = &uncore_flows(tables)[number];

		rates[flow->of] += flow->rate * row->times / row->over;
	}
}

int flows_add(struct traffic_list *list, const struct kind *kind, unsigned most)
{
	struct flow_place everywhere = { UNCORE_SCENARIO_ALL, &kind->code };
	uint64_t rates[UNCORE_FLOW_END] = { 0 };

	sum_flows(list->shape->tables, kind->row, rates);
	if (node_field(&kind->code) != NULL)
		return add_nodes(list, kind, most, rates);
	return add_rates(list, kind, most, &everywhere, rates);
}
