/* SPDX-License-Identifier: MIT */
/* Says what counts are in: cycles of which clock, events, bytes. */
#include <string.h>

#include "model/metric.h"

int metric_clock_of(const struct metrics *metrics, const struct box *box)
{
	for (size_t c = 0; c < metrics->clock_count && c < FORMULA_CLOCKS_MAX; c++) {
		const struct metric_clock *clock = &metrics->clocks[c];

		for (size_t i = 0; i < clock->tick_paths.count; i++)
			if (clock->is.ticks != NULL && clock->is.ticks[i].box == box)
				return (int)c;
		if (list_has(&clock->box_ids, box->id))
			return (int)c;
	}
	return -1;
}

static bool is_tick(const struct metrics *metrics, const struct event *event)
{
	for (size_t c = 0; c < metrics->clock_count; c++)
		for (size_t i = 0; i < metrics->clocks[c].tick_paths.count; i++)
			if (metrics->clocks[c].is.ticks[i].event == event)
				return true;
	return false;
}

/* The value of the control field with the role; 0 if the input does not set it. */
static uint64_t role_value(const struct metric_input *input, int role)
{
	for (size_t i = 0; i < input->setting_count; i++)
		if (input->settings[i].is_control && input->settings[i].field->role == role)
			return input->settings[i].value;
	return 0;
}

struct formula_unit metric_input_unit(const struct metrics *metrics, const struct metric_input *input)
{
	const struct event *event = input->event;
	struct formula_count count = { .only_cycles = event == NULL || is_tick(metrics, event),
				       .is_subcounter = event != NULL && event->subcounter };

	for (size_t i = 0; event != NULL && i < metrics->unit_count; i++)
		if (count.own == NULL && strcmp(metrics->units[i].event, event->name) == 0)
			count.own = metrics->units[i].unit;
	count.has_edge = event != NULL && role_value(input, UNCORE_ROLE_EDGE) != 0;
	count.has_threshold = event != NULL && role_value(input, UNCORE_ROLE_THRESHOLD) != 0;
	return formula_count_unit(&count, metric_clock_of(metrics, input->box));
}
