/* SPDX-License-Identifier: MIT */
/* Finds metrics by name, and gives what they count as encodings. */
#include <string.h>

#include "shared/bits.h"
#include "core/lookup.h"
#include "event/encoding.h"
#include "event/field.h"
#include "event/names.h"
#include "uncore/metric.h"

/* The metrics found so far for a name. */
struct search {
	const struct uncore_tables *tables;
	struct span name, box; /* box.at NULL: any */
	unsigned found;        /* tables->metrics.count: none */
	bool several;
};

static void offer(struct search *search, uncore_string name, unsigned metric)
{
	const struct uncore_metric_row *row = &uncore_metrics(search->tables)[metric];

	if (!string_is(search->tables, name, search->name) ||
	    (search->box.at != NULL &&
	     !string_is(search->tables, uncore_boxes(search->tables)[row->box].id, search->box)))
		return;
	search->several |= search->found != search->tables->metrics.count && search->found != metric;
	search->found = metric;
}

int uncore_metric_find(const struct uncore_tables *tables, const char *name, size_t length,
		       struct uncore_metric_index *metric)
{
	const char *slash = memchr(name, '/', length);
	struct search search = { .tables = tables, .name = { name, length }, .found = tables->metrics.count };

	if (slash != NULL) {
		search.box = (struct span){ name, (size_t)(slash - name) };
		search.name = (struct span){ slash + 1, length - search.box.length - 1 };
	}
	for (unsigned i = 0; i < tables->metrics.count; i++)
		offer(&search, uncore_metrics(tables)[i].name, i);
	for (unsigned i = 0; search.found == tables->metrics.count && i < tables->metric_aliases.count; i++)
		offer(&search, uncore_metric_aliases(tables)[i].name, uncore_metric_aliases(tables)[i].metric);
	if (search.several)
		return UNCORE_E_CONFLICT;
	if (search.found == tables->metrics.count)
		return UNCORE_E_NOENT;
	*metric = uncore_metric_at(search.found);
	return 0;
}

unsigned uncore_metric_input_count(const struct uncore_tables *tables, struct uncore_metric_index metric)
{
	return metric.at < tables->metrics.count ? uncore_metrics(tables)[metric.at].inputs.count : 0;
}

static void begin_event(struct uncore_encoding *encoding, uint16_t event)
{
	const struct uncore_event_row *row = &uncore_events(encoding->tables)[event];
	bool chooses =
		row->control != 0 || uncore_counters(encoding->tables)[encoding->group].kind == UNCORE_COUNTER_GENERAL;

	encoding->event = event;
	encoding->counters = row->counters;
	encoding->max_increment = row->max_increment;
	encoding->flags = row->flags;
	encoding->companion = row->companion;
	if (!chooses)
		return;
	encoding->control.value = row->control | layout_of(encoding->tables, encoding->reg)->event_defaults;
	encoding->control.mask = base_mask(encoding->tables, encoding->reg);
}

static int add_umasks(struct uncore_encoding *encoding, const struct uncore_metric_input_row *input)
{
	const struct uncore_event_row *event = &uncore_events(encoding->tables)[encoding->event];

	for (unsigned u = 0; u < input->umask_count; u++) {
		uint16_t at = uncore_metric_umasks(encoding->tables)[input->first_umask + u].umask;

		if (encoding->umask_count == UNCORE_EVENT_UMASKS ||
		    (event->umask_field == UNCORE_NO_INDEX && uncore_umasks(encoding->tables)[at].control != 0))
			return UNCORE_E_RANGE;
		encoding_add_umask(encoding, at);
		encoding->control.value |= uncore_umasks(encoding->tables)[at].control;
	}
	return 0;
}

static int add_setting(struct uncore_encoding *encoding, const struct uncore_metric_setting_row *setting,
		       const uint64_t *parameters, size_t parameter_count)
{
	const struct uncore_field_row *field = &uncore_fields(encoding->tables)[setting->field];
	struct uncore_bits *bits = encoding_bits(encoding, setting->reg);
	uint64_t value = setting->value;

	if (setting->parameter != UNCORE_NO_INDEX) {
		if (parameters == NULL || setting->parameter >= parameter_count)
			return UNCORE_E_ARGUMENT;
		value = parameters[setting->parameter];
	}
	if (bits == NULL || value > low_bits(field->width))
		return UNCORE_E_RANGE;
	bits->value = (bits->value & ~uncore_field_mask(field)) | uncore_field_bits(field, value);
	bits->mask |= uncore_field_mask(field);
	return 0;
}

/* A group that counts one thing has nothing to choose. */
static void begin_group(struct uncore_encoding *encoding)
{
	const struct uncore_counter_row *group = &uncore_counters(encoding->tables)[encoding->group];

	encoding->counters = (uint16_t)low_bits(group->count < 16 ? group->count : 16);
	encoding->control = (struct uncore_bits){ 0, 0 };
}

int uncore_metric_input(const struct uncore_tables *tables, struct uncore_metric_index metric, unsigned index,
			const uint64_t *parameters, size_t parameter_count, struct uncore_encoding *encoding,
			unsigned *pass)
{
	const struct uncore_metric_input_row *input;
	int result = 0;

	if (metric.at >= tables->metrics.count || index >= uncore_metrics(tables)[metric.at].inputs.count)
		return UNCORE_E_RANGE;
	input = &uncore_metric_inputs(tables)[uncore_metrics(tables)[metric.at].inputs.first + index];
	encoding_begin(encoding, tables, input->box, input->group);
	*pass = input->pass;
	if (input->event == UNCORE_NO_INDEX) {
		begin_group(encoding);
		return 0;
	}
	begin_event(encoding, input->event);
	result = add_umasks(encoding, input);
	for (unsigned i = 0; result == 0 && i < input->setting_count; i++)
		result = add_setting(encoding, &uncore_metric_settings(tables)[input->first_setting + i], parameters,
				     parameter_count);
	return result;
}
