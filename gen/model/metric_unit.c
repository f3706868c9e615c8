/* SPDX-License-Identifier: MIT */
/* Computes units of metrics: products of powers, compared exactly. */
#include <string.h>
#include <strings.h>

#include "base/text.h"
#include "model/metric.h"
#include "model/metric_scan.h"

static const char *const base_names[] = {
#define BASE_NAME_(name) #name,
	METRIC_UNITS(BASE_NAME_)
#undef BASE_NAME_
};

static bool is(const struct metric_token *token, const char *word)
{
	return strlen(word) == token->length && memcmp(word, token->at, token->length) == 0;
}

static bool multiply_word(const struct metric_token *token, int clock, int sign, struct metric_unit *unit)
{
	if (token->word != METRIC_WORD_NAME)
		return false;
	if (is(token, "ratio"))
		return true;
	if (is(token, "entries")) {
		unit->power[METRIC_BASE_events] = (signed char)(unit->power[METRIC_BASE_events] + sign);
		unit->level = true;
		return true;
	}
	if (is(token, "cycles")) {
		if (clock >= 0)
			unit->power[METRIC_BASE_CLOCK + clock] =
				(signed char)(unit->power[METRIC_BASE_CLOCK + clock] + sign);
		return clock >= 0;
	}
	for (size_t i = 0; i < METRIC_BASE_CLOCK; i++)
		if (is(token, base_names[i])) {
			unit->power[i] = (signed char)(unit->power[i] + sign);
			return true;
		}
	return false;
}

bool metric_unit_read(const char *text, size_t length, int clock, struct metric_unit *unit)
{
	const char *end = text + length;
	int sign = 1;

	memset(unit, 0, sizeof *unit);
	for (;;) {
		struct metric_token token = metric_scan(text);

		if (token.at + token.length > end || !multiply_word(&token, clock, sign, unit))
			return false;
		token = metric_scan(token.at + token.length);
		if (token.at >= end)
			return true;
		if (!is(&token, "*") && !is(&token, "/"))
			return false;
		sign = *token.at == '*' ? 1 : -1;
		text = token.at + 1;
	}
}

bool metric_unit_same(const struct metric_unit *a, const struct metric_unit *b)
{
	return memcmp(a->power, b->power, sizeof a->power) == 0;
}

struct metric_unit metric_unit_combine(const struct metric_unit *a, const struct metric_unit *b, int sign)
{
	struct metric_unit unit = { .growth = (signed char)(a->growth + sign * b->growth) };

	for (size_t i = 0; i < METRIC_BASE_COUNT; i++)
		unit.power[i] = (signed char)(a->power[i] + sign * b->power[i]);
	return unit;
}

bool metric_unit_is_level(const struct metric_unit *unit)
{
	static const struct metric_unit events = { .power = { [METRIC_BASE_events] = 1 } };

	return unit->growth == 0 && metric_unit_same(unit, &events);
}

static void put_powers(struct text *out, const struct metrics *metrics, const struct metric_unit *unit, int sign)
{
	for (size_t i = 0; i < METRIC_BASE_COUNT; i++)
		for (int n = unit->power[i] * sign; n > 0; n--) {
			if (out->length != 0 || sign < 0)
				text_char(out, sign < 0 ? '/' : '*');
			if (i < METRIC_BASE_CLOCK)
				text_add(out, base_names[i]);
			else
				text_printf(out, "cycles of %s", metrics->clocks[i - METRIC_BASE_CLOCK].id);
		}
}

const char *metric_unit_text(struct arena *arena, const struct metrics *metrics, const struct metric_unit *unit)
{
	struct text out = { 0 };
	const char *text;

	put_powers(&out, metrics, unit, 1);
	if (out.length == 0)
		text_add(&out, "ratio");
	put_powers(&out, metrics, unit, -1);
	text = arena_copy(arena, text_string(&out), out.length);
	text_free(&out);
	return text;
}

int metric_clock_of(const struct metrics *metrics, const struct box *box)
{
	for (size_t c = 0; c < metrics->clock_count && c < METRIC_CLOCKS_MAX; c++) {
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

/* With a threshold, any event counts the cycles that reach it. With edge as well, it counts how often it is reached. */
static const char *unit_word(const struct metrics *metrics, const struct metric_input *input)
{
	const struct event *event = input->event;

	if (event == NULL)
		return "cycles";
	if (role_value(input, UNCORE_ROLE_EDGE) != 0)
		return "events";
	if (role_value(input, UNCORE_ROLE_THRESHOLD) != 0 || is_tick(metrics, event))
		return "cycles";
	for (size_t i = 0; i < metrics->unit_count; i++)
		if (strcmp(metrics->units[i].event, event->name) == 0)
			return metrics->units[i].unit;
	return event->subcounter ? "events*cycles" : "events";
}

struct metric_unit metric_input_unit(const struct metrics *metrics, const struct metric_input *input)
{
	const char *word = unit_word(metrics, input);
	struct metric_unit unit;

	(void)metric_unit_read(word, strlen(word), metric_clock_of(metrics, input->box), &unit);
	unit.growth = 1;
	return unit;
}
