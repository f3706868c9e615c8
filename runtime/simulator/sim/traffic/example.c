/* SPDX-License-Identifier: MIT */
/*
 * Derives traffic from the tables for a simulated machine without a scenario. Events happen as often as the example
 * machine of the tables says. Where it says nothing, every event that can be programmed happens in an eighth of the
 * cycles, a queue's level in half of them. Sub-events share these cycles: parts add up to the whole, and stay below
 * the event's largest increment in every cycle. None of it is a fact.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shared/bits.h"
#include "sim/shape/room.h"
#include "sim/traffic/example.h"
#include "uncore/metric.h"

enum {
	LENGTH = 512,        /* cycles in a pattern */
	BUSY = LENGTH / 8,   /* cycles in which something happens */
	FILLED = LENGTH / 2, /* cycles in which a queue holds something */
	STRIDE = 181,        /* distance between busy cycles; odd, so that it reaches every cycle */
	FEW = 4,             /* with fewer cycles a rate is more exact */
	NAMED = 32,          /* named values of a filter that happen */
	UNKNOWN_LEVEL = 256, /* the longest queue whose length no source gives */
	CHOSEN = 64,         /* what a metric chooses takes one of so many of the event's cycles */
	EXPRESSION = 200
};

struct builder {
	struct traffic_list *list;
	const struct traffic_list *told; /* by the scenario */
	const struct uncore_event_row *event;
	bool combines;      /* some of its umasks combine */
	unsigned parts;     /* how many of its umasks are parts of it */
	struct kinds kinds; /* of the event */
};

/* ---- which kinds of an event there are ---- */

static int add_kind(struct builder *builder, const char *text, unsigned share)
{
	const struct traffic_list *list = builder->list;
	struct uncore_encoding code;

	/* What an expression can only say with a value chosen by the user does not happen. */
	if (uncore_event_parse(list->shape->tables, text, strlen(text), &code, NULL) != 0 ||
	    !variant_has_event(list->shape, &code))
		return 0;
	return kind_add(&builder->kinds, &code, share);
}

/* Filters that the user of an event must give: the event's, and those of a umask. */
struct asked {
	const struct uncore_filter_row *filters[UNCORE_EVENT_FILTERS];
	unsigned count;
	unsigned varied; /* the filter that has named values, each of which happens; count: none */
};

/* How many values of the field have names and can happen one after the other. */
static unsigned named_values(const struct uncore_tables *tables, const struct uncore_filter_row *filter)
{
	const struct uncore_field_row *field = &uncore_fields(tables)[filter->field];

	if (field->by != UNCORE_NO_INDEX)
		return 0;
	return field->values.count < NAMED ? field->values.count : NAMED;
}

static void ask(const struct builder *builder, unsigned first, unsigned count, struct asked *asked)
{
	const struct uncore_filter_row *rows = uncore_filters(builder->list->shape->tables);

	for (unsigned at = first; at < first + count && asked->count < UNCORE_EVENT_FILTERS; at++) {
		if (rows[at].kind != UNCORE_FILTER_ASKED &&
		    (rows[at].kind != UNCORE_FILTER_NONZERO || rows[at].value != 0))
			continue;
		if (asked->varied == asked->count && named_values(builder->list->shape->tables, &rows[at]) == 0)
			asked->varied++;
		asked->filters[asked->count++] = &rows[at];
	}
}

/* For a filter without named values: all ones, which are all nodes, or the highest limit. */
static uint64_t all_of(const struct uncore_tables *tables, const struct uncore_filter_row *filter)
{
	return uncore_field_value(&uncore_fields(tables)[filter->field], UINT64_MAX);
}

static int add_filtered(struct builder *builder, const char *text, const struct asked *asked, unsigned share)
{
	const struct uncore_tables *tables = builder->list->shape->tables;
	unsigned named = asked->varied < asked->count ? named_values(tables, asked->filters[asked->varied]) : 1;
	char whole[2 * EXPRESSION];
	int result = 0;

	for (unsigned value = 0; value < named && result == 0; value++) {
		int length = snprintf(whole, sizeof(whole), "%s", text);

		for (unsigned at = 0; at < asked->count && (size_t)length < sizeof(whole); at++) {
			const struct uncore_filter_row *filter = asked->filters[at];
			const struct uncore_field_row *field = &uncore_fields(tables)[filter->field];
			uint64_t is = at == asked->varied ? uncore_values(tables)[field->values.first + value].value :
							    all_of(tables, filter);

			length += snprintf(whole + length, sizeof(whole) - (size_t)length, ",%s.%s=%llu",
					   uncore_text(tables, uncore_registers(tables)[filter->reg].id),
					   uncore_text(tables, field->id), (unsigned long long)is);
		}
		result = add_kind(builder, whole, share * named);
	}
	return result;
}

static const struct uncore_umask_row *umasks_of(const struct builder *builder)
{
	return &uncore_umasks(builder->list->shape->tables)[builder->event->first_umask];
}

static bool have_combining(const struct builder *builder)
{
	for (unsigned at = 0; at < builder->event->umask_count; at++) {
		if (umasks_of(builder)[at].flags & UNCORE_UMASK_COMBINES)
			return true;
	}
	return false;
}

/*
 * Of umasks that combine, uses those that contain no other: a counter of several, or of one that contains several,
 * counts their sum. Where umasks do not combine, uses each.
 */
static bool is_part(const struct builder *builder, const struct uncore_umask_row *umask)
{
	if (umask->flags & UNCORE_UMASK_NARROWS)
		return false;
	for (unsigned at = 0; at < builder->event->umask_count && builder->combines; at++) {
		const struct uncore_umask_row *other = &umasks_of(builder)[at];

		if (!(other->flags & UNCORE_UMASK_NARROWS) && other->control != umask->control &&
		    (other->control & ~umask->control) == 0)
			return false;
	}
	return true;
}

static unsigned part_count(const struct builder *builder)
{
	unsigned count = 0;

	for (unsigned at = 0; at < builder->event->umask_count; at++)
		count += is_part(builder, &umasks_of(builder)[at]);
	return count;
}

static uint64_t umask_value(const struct builder *builder, const struct uncore_umask_row *umask)
{
	return builder->event->umask_field == UNCORE_NO_INDEX ?
		       umask->control :
		       uncore_field_value(&uncore_fields(builder->list->shape->tables)[builder->event->umask_field],
					  umask->control);
}

/*
 * Umasks that combine are parts of a whole. So are umasks of one value that differ by filters. Elsewhere each further
 * bit narrows the meaning ("misses", "of this opcode"), so the umask happens half as often.
 */
static unsigned umask_share(const struct builder *builder, const struct uncore_umask_row *umask)
{
	unsigned equal = 0;

	if (builder->combines)
		return builder->parts;
	for (unsigned at = 0; at < builder->event->umask_count; at++)
		equal += umasks_of(builder)[at].control == umask->control;
	return equal << bit_count(umask_value(builder, umask) & 0xff);
}

static unsigned share_of(const struct builder *builder, const struct uncore_umask_row *umask)
{
	const struct uncore_tables *tables = builder->list->shape->tables;
	unsigned which = umask == NULL ? UNCORE_NO_INDEX : (unsigned)(umask - umasks_of(builder));
	unsigned event = (unsigned)(builder->event - uncore_events(tables));

	return (umask == NULL ? 1 : umask_share(builder, umask)) * example_part(tables, event, which);
}

/* Where flags must be set for anything to be counted, an event without a choice happens with all of them. */
static void add_attributes(const struct builder *builder, char text[EXPRESSION])
{
	const struct uncore_tables *tables = builder->list->shape->tables;
	const struct uncore_counter_row *group = &uncore_counters(
		tables)[uncore_boxes(tables)[builder->event->box].counters.first + builder->event->group];
	const struct uncore_layout_row *layout;
	size_t length = strlen(text);

	if (group->enable != UNCORE_ENABLE_NONZERO || builder->event->control != 0)
		return;
	layout = &uncore_layouts(tables)[uncore_registers(tables)[group->control].layout];
	for (unsigned at = layout->fields.first; at < (unsigned)layout->fields.first + layout->fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(tables)[at];
		uint64_t mask = uncore_field_mask(field);

		if ((field->flags & (UNCORE_FIELD_RESERVED | UNCORE_FIELD_PART)) || (layout->event_bits & mask) == 0 ||
		    length >= EXPRESSION)
			continue;
		length +=
			(size_t)snprintf(text + length, EXPRESSION - length, ",%s=%llu", uncore_text(tables, field->id),
					 (unsigned long long)uncore_field_value(field, UINT64_MAX));
	}
}

static int add_event(struct builder *builder, const struct uncore_umask_row *umask)
{
	const struct uncore_tables *tables = builder->list->shape->tables;
	const struct uncore_event_row *event = builder->event;
	struct asked asked = { .count = 0 };
	char text[EXPRESSION];

	ask(builder, event->first_filter, event->filter_count, &asked);
	if (umask != NULL)
		ask(builder, umask->first_filter, umask->filter_count, &asked);
	/* A platform has each name once, so the box need not be said. */
	snprintf(text, sizeof(text), "%s%s%s", uncore_text(tables, event->name), umask == NULL ? "" : ".",
		 umask == NULL ? "" : uncore_text(tables, umask->name));
	add_attributes(builder, text);
	return add_filtered(builder, text, &asked, share_of(builder, umask));
}

static int add_kinds(struct builder *builder)
{
	int result = 0;

	for (unsigned at = 0; at < builder->event->umask_count && result == 0; at++) {
		if (is_part(builder, &umasks_of(builder)[at]))
			result = add_event(builder, &umasks_of(builder)[at]);
	}
	/*
	 * Where umasks combine, traffic without a umask would be counted by each of them. The processor may lack all of
	 * them.
	 */
	return result == 0 && (!builder->combines || builder->kinds.count == 0) ? add_event(builder, NULL) : result;
}

/* ---- what metrics choose ---- */

/* The bits of every field with the role. */
static uint64_t bits_with(const struct uncore_tables *tables, unsigned reg, enum uncore_role role)
{
	struct uncore_range fields = uncore_layouts(tables)[uncore_registers(tables)[reg].layout].fields;
	uint64_t bits = 0;

	for (unsigned at = fields.first; at < (unsigned)fields.first + fields.count; at++)
		bits |= uncore_fields(tables)[at].role == role ? uncore_field_mask(&uncore_fields(tables)[at]) : 0;
	return bits;
}

/* Whether the code names a thread, or bits of packets: nothing else says which of these happen. */
static bool chooses_some(const struct uncore_tables *tables, const struct uncore_encoding *code)
{
	for (unsigned at = 0; at < code->filter_count; at++) {
		const struct uncore_filter_run *run = &code->filters[at];
		uint64_t thread = bits_with(tables, run->reg, UNCORE_ROLE_FILTER_THREAD);
		uint64_t match = bits_with(tables, run->reg, UNCORE_ROLE_MATCH);

		if ((run->bits.value & (thread | match)) != 0)
			return true;
	}
	return false;
}

static bool has_kind(const struct builder *builder, const struct uncore_encoding *code)
{
	for (size_t at = 0; at < builder->kinds.count; at++) {
		const struct uncore_encoding *each = &builder->kinds.at[at].code;
		bool same = each->control.value == code->control.value && each->filter_count == code->filter_count;

		for (unsigned filter = 0; same && filter < code->filter_count; filter++)
			same = each->filters[filter].reg == code->filters[filter].reg &&
			       each->filters[filter].bits.value == code->filters[filter].bits.value;
		if (same)
			return true;
	}
	return false;
}

static bool is_for(const struct builder *builder, unsigned metric, unsigned input)
{
	const struct uncore_tables *tables = builder->list->shape->tables;
	unsigned row = uncore_metrics(tables)[metric].inputs.first + input;

	return uncore_metric_inputs(tables)[row].event == builder->event - uncore_events(tables);
}

/* Which match register of the box it is, or which mask register; the mask has the same number as its match. */
static unsigned number_of(const struct builder *builder, unsigned reg, enum uncore_role role)
{
	const struct uncore_tables *tables = builder->list->shape->tables;
	unsigned number = 0;

	for (unsigned at = uncore_boxes(tables)[builder->event->box].registers.first; at < reg; at++)
		number += bits_with(tables, at, role) != 0;
	return number;
}

/* Sets the packet bits that the code does not compare: packets that differ there are chosen as well. */
static void fill_uncompared(const struct builder *builder, struct uncore_encoding *code)
{
	const struct uncore_tables *tables = builder->list->shape->tables;

	for (unsigned at = 0; at < code->filter_count * code->filter_count; at++) {
		struct uncore_filter_run *match = &code->filters[at / code->filter_count];
		const struct uncore_filter_run *mask = &code->filters[at % code->filter_count];
		uint64_t bits = bits_with(tables, match->reg, UNCORE_ROLE_MATCH);

		if (bits == 0 || bits_with(tables, mask->reg, UNCORE_ROLE_MATCH_MASK) == 0 ||
		    number_of(builder, match->reg, UNCORE_ROLE_MATCH) !=
			    number_of(builder, mask->reg, UNCORE_ROLE_MATCH_MASK))
			continue;
		match->bits.value |= bits & ~mask->bits.value;
		match->bits.mask |= bits;
	}
}

static int keep_chosen(struct builder *builder, const struct uncore_encoding *code)
{
	unsigned share = CHOSEN * share_of(builder, NULL);
	struct uncore_encoding other = *code;
	int result = has_kind(builder, code) ? 0 : kind_add(&builder->kinds, code, share);

	fill_uncompared(builder, &other);
	return result == 0 && !has_kind(builder, &other) ? kind_add(&builder->kinds, &other, share) : result;
}

/* A metric that chooses one thread, or packets by their bits, finds some. */
static int add_chosen(struct builder *builder)
{
	static const uint64_t ones[UNCORE_METRIC_STACK] = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 };
	const struct uncore_tables *tables = builder->list->shape->tables;
	int result = 0;

	for (unsigned metric = 0; metric < tables->metrics.count && result == 0; metric++) {
		struct uncore_metric_index index = uncore_metric_at(metric);

		for (unsigned at = 0; at < uncore_metric_input_count(tables, index) && result == 0; at++) {
			struct uncore_encoding code;
			unsigned pass;

			if (is_for(builder, metric, at) &&
			    uncore_metric_input(tables, index, at, ones, UNCORE_METRIC_STACK, &code, &pass) == 0 &&
			    chooses_some(tables, &code) && variant_has_event(builder->list->shape, &code))
				result = keep_chosen(builder, &code);
		}
	}
	return result;
}

/* ---- cycles ---- */

/* The most that a cycle adds. An event that counts cores adds at most as many as there are. */
static unsigned most_of(const struct traffic_list *list, const struct uncore_encoding *code)
{
	unsigned most = code->max_increment == 0 ? 1 : code->max_increment;
	uint64_t cores = reg_role(list->shape->tables, code->reg, UNCORE_ROLE_OCCUPANCY_SELECT);

	if ((code->control.value & cores) != 0 && (most > list->shape->cores || code->max_increment == 0))
		most = list->shape->cores;
	return most;
}

/* Fills the cycles from `*cursor` on, each at its place in the pattern. */
static int fill_pattern(struct traffic *traffic, unsigned cycles, unsigned level, unsigned *cursor)
{
	uint32_t *increments = (uint32_t *)zeroed_room(LENGTH, sizeof(increments[0]));

	traffic->wave = (struct wave){ .increments = increments, .length = LENGTH, .to = UINT64_MAX };
	traffic->sums = (uint64_t *)zeroed_room(LENGTH + 1, sizeof(traffic->sums[0]));
	if (increments == NULL || traffic->sums == NULL)
		return UNCORE_E_NOMEM;
	for (unsigned at = 0; at < cycles; at++, (*cursor)++)
		increments[*cursor * STRIDE % LENGTH] = level;
	for (unsigned at = 0; at < LENGTH; at++)
		traffic->sums[at + 1] = traffic->sums[at] + increments[at];
	return 0;
}

static int add_traffic(struct traffic_list *list, const struct kind *kind, unsigned *cursor)
{
	bool is_level = (kind->code.flags & UNCORE_EVENT_SUBCOUNTER) != 0;
	unsigned cycles = is_level ? FILLED : BUSY, most = most_of(list, &kind->code);
	unsigned level = most <= 2 ? most : (most + 1) / 2; /* what a busy cycle adds */
	struct traffic *traffic;

	if (kind->row != NULL)
		return flows_add(list, kind, is_level && kind->code.max_increment == 0 ? UNKNOWN_LEVEL : most);
	traffic = traffic_everywhere(list, &kind->code);
	if (traffic == NULL)
		return UNCORE_E_NOMEM;
	if (cycles / kind->share >= FEW)
		return fill_pattern(traffic, cycles / kind->share, level, cursor);
	traffic->wave.to = UINT64_MAX;
	traffic->wave.rate = traffic->hertz / LENGTH * cycles * level / kind->share;
	return 0;
}

/* ---- which events there are ---- */

/* The first of the events that count the same as this one; may be this one. */
static unsigned first_same(const struct uncore_tables *tables, unsigned event)
{
	for (unsigned at = 0; at < tables->same_events.count; at++) {
		if (uncore_same_events(tables)[at].event == event)
			return uncore_same_events(tables)[at].first;
	}
	return event;
}

/* Of events that no control register chooses, each has counters of its own. */
static bool share_counters(const struct uncore_tables *tables, unsigned a, unsigned b)
{
	const struct uncore_event_row *rows = uncore_events(tables);
	unsigned group = uncore_boxes(tables)[rows[a].box].counters.first + rows[a].group;

	return (rows[a].counters & rows[b].counters) != 0 ||
	       uncore_counters(tables)[group].kind == UNCORE_COUNTER_GENERAL;
}

/* Whether counters of both events count the same traffic. */
static bool share_traffic(const struct uncore_tables *tables, unsigned a, unsigned b)
{
	const struct uncore_event_row *rows = uncore_events(tables);

	return (rows[a].box == rows[b].box && rows[a].group == rows[b].group && rows[a].control == rows[b].control &&
		share_counters(tables, a, b)) ||
	       first_same(tables, a) == first_same(tables, b);
}

/* Whether its counters count every cycle of the box, perhaps under another name of the clock. */
static bool is_clock(const struct uncore_tables *tables, unsigned event)
{
	for (unsigned at = 0; at < tables->clocks.count; at++) {
		if (share_traffic(tables, uncore_clocks(tables)[at].event, event))
			return true;
	}
	return false;
}

/* Whether the list says what its counters count. */
static bool is_in(const struct traffic_list *list, unsigned number)
{
	unsigned last = UNCORE_NO_INDEX;

	for (size_t at = 0; at < list->count; at++) {
		unsigned event = list->at[at].code.event;

		/* Entries of an event, for its places and umasks, follow each other. */
		if (event == last)
			continue;
		last = event;
		if (event != UNCORE_NO_INDEX && share_traffic(list->shape->tables, event, number))
			return true;
	}
	return false;
}

/* What the scenario, or an earlier event, already says stays. */
static bool happens(const struct builder *builder, unsigned number)
{
	const struct uncore_tables *tables = builder->list->shape->tables;
	const struct uncore_event_row *event = &uncore_events(tables)[number];

	return !(event->flags & (UNCORE_EVENT_UNPROGRAMMABLE | UNCORE_EVENT_UNPLACED | UNCORE_EVENT_COMPANION)) &&
	       !is_clock(tables, number) && !is_in(builder->told, number) && !is_in(builder->list, number);
}

static int add_events(struct builder *builder, unsigned box, bool with_umasks)
{
	const struct uncore_tables *tables = builder->list->shape->tables;
	int result = 0;

	for (unsigned number = 0; number < tables->events.count && result == 0; number++) {
		unsigned cursor = number;

		builder->event = &uncore_events(tables)[number];
		if (builder->event->box != box || (builder->event->umask_count != 0) != with_umasks ||
		    !happens(builder, number))
			continue;
		builder->combines = have_combining(builder);
		builder->parts = part_count(builder);
		builder->kinds.count = 0;
		result = add_kinds(builder);
		if (result == 0)
			result = add_chosen(builder);
		if (result == 0)
			result = flows_find(builder->list, number, &builder->kinds);
		for (size_t at = 0; at < builder->kinds.count && result == 0; at++)
			result = add_traffic(builder->list, &builder->kinds.at[at], &cursor);
	}
	return result;
}

/* Of events with one code, the one that has umasks is more specific. */
int build_example(struct traffic_list *list, const struct traffic_list *told, unsigned box)
{
	struct builder builder = { .list = list, .told = told };
	int result = add_events(&builder, box, true);

	if (result == 0)
		result = add_events(&builder, box, false);
	free(builder.kinds.at);
	return result;
}
