/* SPDX-License-Identifier: MIT */
/* Computes units of formulas: products of powers, compared exactly. */
#include "base/formula/unit.h"

#include <string.h>

#include "base/formula/scan.h"
#include "base/text.h"

static const char *const base_names[] = {
#define BASE_NAME_(name) #name,
	FORMULA_UNITS(BASE_NAME_)
#undef BASE_NAME_
};

static bool is(const struct formula_token *token, const char *word)
{
	return strlen(word) == token->length && memcmp(word, token->at, token->length) == 0;
}

static bool multiply_word(const struct formula_token *token, int clock, int sign, struct formula_unit *unit)
{
	if (token->word != FORMULA_WORD_NAME)
		return false;
	if (is(token, "ratio"))
		return true;
	if (is(token, "entries")) {
		unit->power[FORMULA_BASE_events] = (signed char)(unit->power[FORMULA_BASE_events] + sign);
		unit->level = true;
		return true;
	}
	if (is(token, "cycles")) {
		if (clock >= 0)
			unit->power[FORMULA_BASE_CLOCK + clock] =
				(signed char)(unit->power[FORMULA_BASE_CLOCK + clock] + sign);
		return clock >= 0;
	}
	for (size_t i = 0; i < FORMULA_BASE_CLOCK; i++)
		if (is(token, base_names[i])) {
			unit->power[i] = (signed char)(unit->power[i] + sign);
			return true;
		}
	return false;
}

bool formula_unit_read(const char *text, size_t length, int clock, struct formula_unit *unit)
{
	const char *end = text + length;
	int sign = 1;

	memset(unit, 0, sizeof *unit);
	for (;;) {
		struct formula_token token = formula_scan(text);

		if (token.at + token.length > end || !multiply_word(&token, clock, sign, unit))
			return false;
		token = formula_scan(token.at + token.length);
		if (token.at >= end)
			return true;
		if (!is(&token, "*") && !is(&token, "/"))
			return false;
		sign = *token.at == '*' ? 1 : -1;
		text = token.at + 1;
	}
}

bool formula_unit_same(const struct formula_unit *a, const struct formula_unit *b)
{
	return memcmp(a->power, b->power, sizeof a->power) == 0;
}

struct formula_unit formula_unit_combine(const struct formula_unit *a, const struct formula_unit *b, int sign)
{
	struct formula_unit unit = { .growth = (signed char)(a->growth + sign * b->growth) };

	for (size_t i = 0; i < FORMULA_BASE_COUNT; i++)
		unit.power[i] = (signed char)(a->power[i] + sign * b->power[i]);
	return unit;
}

bool formula_unit_is_level(const struct formula_unit *unit)
{
	static const struct formula_unit events = { .power = { [FORMULA_BASE_events] = 1 } };

	return unit->growth == 0 && formula_unit_same(unit, &events);
}

static void put_powers(struct text *out, const struct formula_clocks *clocks, const struct formula_unit *unit, int sign)
{
	for (size_t i = 0; i < FORMULA_BASE_COUNT; i++)
		for (int n = unit->power[i] * sign; n > 0; n--) {
			if (out->length != 0 || sign < 0)
				text_char(out, sign < 0 ? '/' : '*');
			if (i < FORMULA_BASE_CLOCK)
				text_add(out, base_names[i]);
			else
				text_printf(out, "cycles of %s", clocks->at[i - FORMULA_BASE_CLOCK]);
		}
}

const char *formula_unit_text(struct arena *arena, const struct formula_clocks *clocks, const struct formula_unit *unit)
{
	struct text out = { 0 };
	const char *text;

	put_powers(&out, clocks, unit, 1);
	if (out.length == 0)
		text_add(&out, "ratio");
	put_powers(&out, clocks, unit, -1);
	text = arena_copy(arena, text_string(&out), out.length);
	text_free(&out);
	return text;
}

/* With a threshold, any event counts the cycles that reach it. With edge as well, it counts how often it is reached. */
static const char *count_word(const struct formula_count *count)
{
	if (count->has_edge)
		return "events";
	if (count->has_threshold || count->only_cycles)
		return "cycles";
	if (count->own != NULL)
		return count->own;
	return count->is_subcounter ? "events*cycles" : "events";
}

struct formula_unit formula_count_unit(const struct formula_count *count, int clock)
{
	const char *word = count_word(count);
	struct formula_unit unit;

	(void)formula_unit_read(word, strlen(word), clock, &unit);
	unit.growth = 1;
	return unit;
}
