/* SPDX-License-Identifier: MIT */
/* Makes command lines that count an event or a metric. */
#include "cli/common/countable.h"

#include <inttypes.h>
#include <string.h>

#include "cli/common/describe.h"
#include "cli/common/row_text.h"
#include "shared/near.h"
#include "uncore/event.h"

/* How the line is written: the words that prefer a value, and whether the name of a field includes its register's. */
struct wish {
	const char *words;
	bool names_registers;
	bool is_compared; /* a field of packets is, already */
};

/* Whether the value's name is one of the words. */
static bool is_named(const char *words, const char *id)
{
	size_t wanted = strlen(id);

	while (words != NULL && *words != '\0') {
		size_t length = strcspn(words, " ");

		if (length == wanted && near_same(words, id, length))
			return true;
		words += length;
		words += strspn(words, " ");
	}
	return false;
}

/* What the event needs of its filters. */
struct needed {
	const struct uncore_filter_row *rows;
	unsigned count;
};

/* Whether the value means something here: of a field that decides, the event sets the value that it belongs to. */
static bool value_applies_here(const struct uncore_tables *tables, struct needed needed, uint16_t field,
			       const struct uncore_value_row *value)
{
	uint16_t by = uncore_fields(tables)[field].by;

	for (unsigned at = 0; value->when != UNCORE_NO_INDEX && at < needed.count; at++)
		if (needed.rows[at].field == by && needed.rows[at].kind == UNCORE_FILTER_VALUE &&
		    needed.rows[at].value == uncore_values(tables)[value->when].value)
			return true;
	return value->when == UNCORE_NO_INDEX;
}

/* The name of the value that the words name, else of the first one that is not 0. NULL: no value has a name. */
static const char *choose_value(const struct uncore_tables *tables, struct needed needed, uint16_t field,
				const char *words)
{
	struct uncore_range values = uncore_fields(tables)[field].values;
	const char *chosen = NULL;

	for (unsigned at = 0; at < values.count; at++) {
		const struct uncore_value_row *value = &uncore_values(tables)[values.first + at];
		const char *id = uncore_text(tables, value->id);

		if (!value_applies_here(tables, needed, field, value))
			continue;
		if (chosen == NULL && value->value != 0)
			chosen = id;
		if (is_named(words, id))
			return id;
	}
	return chosen;
}

/* The first field of packets is compared whole, and the others not at all: the line counts one kind of packet. */
static void add_setting(struct text *text, const struct uncore_tables *tables, struct needed needed, uint16_t field,
			struct wish *wish)
{
	const struct uncore_field_row *row = &uncore_fields(tables)[field];
	const char *chosen = choose_value(tables, needed, field, wish->words);

	if (row->role == UNCORE_ROLE_MATCH_MASK)
		text_printf(text, "=0x%" PRIx64, wish->is_compared ? 0 : UINT64_MAX >> (64 - row->width));
	else if (wish->is_compared)
		text_add(text, "=0");
	else
		text_printf(text, "=%s", chosen != NULL ? chosen : "1");
	wish->is_compared |= row->role == UNCORE_ROLE_MATCH_MASK;
}

static void add_needed(struct text *text, const struct uncore_tables *tables, struct needed needed, struct wish *wish)
{
	for (unsigned at = 0; at < needed.count; at++) {
		const struct uncore_filter_row *filter = &needed.rows[at];

		if (filter->kind != UNCORE_FILTER_ASKED &&
		    (filter->kind != UNCORE_FILTER_NONZERO || filter->value != 0))
			continue;
		text_add(text, ",");
		if (wish->names_registers)
			text_printf(text, "%s.", register_id(tables, filter->reg));
		text_add(text, field_id(tables, filter->field));
		add_setting(text, tables, needed, filter->field, wish);
	}
}

static void add_threshold(struct text *text, const struct uncore_tables *tables, const struct uncore_event_row *event)
{
	uint16_t reg = control_of(tables, event);
	struct uncore_field_index field;

	if ((event->flags & UNCORE_EVENT_NEEDS_THRESHOLD) && reg != UNCORE_NO_INDEX &&
	    uncore_find_role(tables, reg, UNCORE_ROLE_THRESHOLD, &field) == 0)
		text_printf(text, ",%s=1", field_id(tables, field.at));
}

static struct needed needed_of(const struct uncore_tables *tables, unsigned first, unsigned count)
{
	return (struct needed){ &uncore_filters(tables)[first], count };
}

/* Whether the event counts with exactly this sub-event. */
static bool add_with(struct countable *line, const struct uncore_tables *tables, uint16_t event, uint16_t umask,
		     struct wish wish)
{
	const struct uncore_event_row *row = &uncore_events(tables)[event];
	struct uncore_event_error error = { .column = 1 };
	struct uncore_encoding encoding;
	struct text whole = { 0 };
	bool is_good;

	text_add(&whole, uncore_text(tables, row->name));
	if (umask != UNCORE_NO_INDEX)
		text_printf(&whole, ".%s", uncore_text(tables, uncore_umasks(tables)[umask].name));
	add_needed(&whole, tables, needed_of(tables, row->first_filter, row->filter_count), &wish);
	if (umask != UNCORE_NO_INDEX)
		add_needed(&whole, tables,
			   needed_of(tables, uncore_umasks(tables)[umask].first_filter,
				     uncore_umasks(tables)[umask].filter_count),
			   &wish);
	add_threshold(&whole, tables, row);
	is_good = uncore_event_parse(tables, text_string(&whole), whole.length, &encoding, &error) == 0;
	if (is_good) {
		text_printf(&line->options, " -e %s", text_string(&whole));
		line->variants = encoding.variants;
	}
	text_free(&whole);
	return is_good;
}

/* Registers are named only where two of them have a field of the same name: "mc" of a match and of its mask. */
static bool add_shortest(struct countable *line, const struct uncore_tables *tables, uint16_t event, uint16_t umask,
			 const char *words)
{
	return add_with(line, tables, event, umask, (struct wish){ .words = words }) ||
	       add_with(line, tables, event, umask, (struct wish){ .words = words, .names_registers = true });
}

static bool add_one_event(struct countable *line, const struct uncore_tables *tables, uint16_t event, uint16_t umask,
			  const char *words)
{
	const struct uncore_event_row *row = &uncore_events(tables)[event];

	if (add_shortest(line, tables, event, umask, words))
		return true;
	for (unsigned at = 0; umask == UNCORE_NO_INDEX && at < row->umask_count; at++)
		if (add_shortest(line, tables, event, (uint16_t)(row->first_umask + at), words))
			return true;
	return false;
}

/* An event that shows what another counter adds counts only beside an occupancy there: adds the first one. */
static bool add_companion(struct countable *line, const struct uncore_tables *tables,
			  const struct uncore_event_row *seer)
{
	for (unsigned at = 0; at < tables->events.count; at++) {
		const struct uncore_event_row *row = &uncore_events(tables)[at];

		if (row->box == seer->box && row->group == seer->group && (row->flags & UNCORE_EVENT_SUBCOUNTER) &&
		    !(row->flags & UNCORE_EVENT_COMPANION) && (row->counters >> seer->companion & 1) &&
		    add_one_event(line, tables, (uint16_t)at, UNCORE_NO_INDEX, NULL))
			return true;
	}
	return false;
}

bool add_event_option(struct countable *line, const struct uncore_tables *tables, uint16_t event, uint16_t umask,
		      const char *words)
{
	const struct uncore_event_row *row = &uncore_events(tables)[event];

	return add_one_event(line, tables, event, umask, words) &&
	       (!(row->flags & UNCORE_EVENT_COMPANION) || add_companion(line, tables, row));
}

bool add_metric_option(struct countable *line, const struct uncore_tables *tables, uint16_t metric)
{
	const struct uncore_metric_row *row = &uncore_metrics(tables)[metric];

	if ((row->flags & UNCORE_METRIC_UNCOMPUTABLE) || row->parameters.count != 0)
		return false;
	text_printf(&line->options, "%s -M %s/%s", row->passes > 1 ? " --multiplex" : "", box_id(tables, row->box),
		    uncore_text(tables, row->name));
	return true;
}

/* "ivt:2,FILE" is one of ivt. */
static bool is_machine_of(const char *sim, const struct uncore_tables *tables)
{
	size_t length = strcspn(sim, "/:,");

	return strlen(platform_id(tables)) == length && strncmp(sim, platform_id(tables), length) == 0;
}

/* "/pentium_m" where the processor that is simulated unless one is named does not have the event. */
static void add_variant(struct text *text, const struct uncore_tables *tables, uint32_t variants)
{
	uint16_t usual = tables->cpuids.count > 0 ? uncore_cpuids(tables)[0].variant : UNCORE_NO_INDEX;

	if (usual == UNCORE_NO_INDEX || (variants >> usual & 1))
		return;
	for (unsigned at = 0; at < tables->variants.count; at++)
		if (variants >> at & 1) {
			text_printf(text, "/%s", uncore_text(tables, uncore_variants(tables)[at].id));
			return;
		}
}

void add_stat_command(struct text *text, const char *sim, const struct uncore_tables *here,
		      const struct uncore_tables *tables, const struct countable *line)
{
	text_add(text, "uncore stat");
	if (sim != NULL && is_machine_of(sim, tables)) {
		text_printf(text, " --sim %s", sim);
	} else if (here != tables) {
		text_printf(text, " --sim %s", platform_id(tables));
		add_variant(text, tables, line->variants);
		text_add(text, two_sockets(tables));
	}
	/* Without a time stat counts until Ctrl-C. */
	text_printf(text, "%s -t 1000", text_string(&line->options));
}
