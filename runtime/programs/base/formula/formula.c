/* SPDX-License-Identifier: MIT */
/* Reads formulas by recursive descent, with the unit of every step. */
#include "base/formula/formula.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

void formula_advance(struct formula_reader *reader)
{
	reader->token = formula_scan(reader->token.at + reader->token.length);
}

bool formula_at_sign(const struct formula_reader *reader, char sign)
{
	return reader->token.word == FORMULA_WORD_SIGN && *reader->token.at == sign;
}

bool formula_fail(struct formula_reader *reader, enum formula_wrong wrong, const struct formula_token *token,
		  const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	reader->language->fail(reader, wrong, token, arena_vprintf(reader->arena, format, arguments));
	va_end(arguments);
	return false;
}

/* "found X, expected Y" */
static bool fail_here(struct formula_reader *reader, const char *expected)
{
	const char *quote = reader->token.length != 0 ? "\"" : "";

	return formula_fail(reader, FORMULA_WRONG, &reader->token, "found %s%.*s%s, expected %s",
			    reader->token.length != 0 ? quote : "the end", (int)reader->token.length, reader->token.at,
			    quote, expected);
}

bool formula_expect(struct formula_reader *reader, char sign)
{
	char quoted[] = { '"', sign, '"', '\0' };

	if (!formula_at_sign(reader, sign))
		return fail_here(reader, quoted);
	formula_advance(reader);
	return true;
}

void formula_pushed(struct formula_reader *reader)
{
	reader->steps++;
	reader->depth++;
	if (reader->depth > reader->stack)
		reader->stack = reader->depth;
}

static void combine(struct formula_reader *reader, const struct formula_token *word)
{
	reader->language->combine(reader, word->at, word->length);
	reader->steps++;
	reader->depth--;
}

static bool read_sum(struct formula_reader *reader, struct formula_unit *unit);

/* Constants in formulas are factors of units, so a very large one is a mistyped exponent. */
static const double NUMBER_MAX = 1e18;

/* Reads the unit that may follow a number in brackets. */
static bool read_bracket(struct formula_reader *reader, struct formula_unit *unit)
{
	struct formula_token bracket = reader->token;
	const char *first;

	formula_advance(reader);
	first = reader->token.at;
	while (reader->token.word != FORMULA_WORD_END && !formula_at_sign(reader, ']'))
		formula_advance(reader);
	if (!formula_unit_read(first, (size_t)(reader->token.at - first), reader->clock, unit))
		return formula_fail(reader, FORMULA_WRONG_UNIT, &bracket, "\"%.*s\" is not a unit",
				    (int)(reader->token.at - first), first);
	return formula_expect(reader, ']');
}

static bool read_number(struct formula_reader *reader, struct formula_unit *unit)
{
	const char *digits = reader->language->text(reader, &reader->token);

	if (digits[0] == '0' && digits[1] == 'x')
		return formula_fail(reader, FORMULA_WRONG, &reader->token, "%s: write a decimal number", digits);
	if (strtod(digits, NULL) > NUMBER_MAX)
		return formula_fail(reader, FORMULA_WRONG, &reader->token, "%s is larger than 1e18", digits);
	reader->language->number(reader, digits);
	formula_pushed(reader);
	memset(unit, 0, sizeof *unit);
	formula_advance(reader);
	return formula_at_sign(reader, '[') ? read_bracket(reader, unit) : true;
}

static bool is_name(const struct formula_reader *reader, const char *name)
{
	return reader->token.word == FORMULA_WORD_NAME && reader->token.length == strlen(name) &&
	       memcmp(reader->token.at, name, reader->token.length) == 0;
}

/* Checks that two operands have the same unit, and joins how they grow. */
static bool join_units(struct formula_reader *reader, const struct formula_token *at, struct formula_unit *left,
		       const struct formula_unit *right)
{
	if (!formula_unit_same(left, right))
		return formula_fail(reader, FORMULA_WRONG_UNIT, at,
				    "the operands of %.*s have different units: %s and %s", (int)at->length, at->at,
				    formula_unit_text(reader->arena, reader->clocks, left),
				    formula_unit_text(reader->arena, reader->clocks, right));
	if (left->growth < right->growth)
		left->growth = right->growth;
	return true;
}

static bool read_choice(struct formula_reader *reader, struct formula_unit *unit)
{
	struct formula_token name = reader->token;
	struct formula_unit right;

	formula_advance(reader);
	if (!formula_expect(reader, '(') || !read_sum(reader, unit) || !formula_expect(reader, ',') ||
	    !read_sum(reader, &right) || !join_units(reader, &name, unit, &right))
		return false;
	combine(reader, &name);
	return formula_expect(reader, ')');
}

static bool read_operand(struct formula_reader *reader, struct formula_unit *unit)
{
	if (reader->token.word == FORMULA_WORD_NUMBER)
		return read_number(reader, unit);
	if (is_name(reader, "min") || is_name(reader, "max"))
		return read_choice(reader, unit);
	if (reader->token.word == FORMULA_WORD_NAME)
		return reader->language->name(reader, unit);
	if (!formula_at_sign(reader, '('))
		return fail_here(reader, "a number, a name or \"(\"");
	formula_advance(reader);
	return read_sum(reader, unit) && formula_expect(reader, ')');
}

static bool read_product(struct formula_reader *reader, struct formula_unit *unit)
{
	if (!read_operand(reader, unit))
		return false;
	while (formula_at_sign(reader, '*') || formula_at_sign(reader, '/')) {
		struct formula_token sign = reader->token;
		struct formula_unit right;

		formula_advance(reader);
		if (!read_operand(reader, &right))
			return false;
		combine(reader, &sign);
		*unit = formula_unit_combine(unit, &right, *sign.at == '*' ? 1 : -1);
	}
	return true;
}

static bool read_sums(struct formula_reader *reader, struct formula_unit *unit)
{
	if (!read_product(reader, unit))
		return false;
	while (formula_at_sign(reader, '+') || formula_at_sign(reader, '-')) {
		struct formula_token sign = reader->token;
		struct formula_unit right;

		formula_advance(reader);
		if (!read_product(reader, &right) || !join_units(reader, &sign, unit, &right))
			return false;
		combine(reader, &sign);
	}
	return true;
}

enum { NESTING_MAX = 32, STEPS_MAX = 500 };

/* Parentheses and named metrics nest. The bounds also protect stack and memory from a hostile formula. */
static bool read_sum(struct formula_reader *reader, struct formula_unit *unit)
{
	if (++reader->nesting > NESTING_MAX || reader->steps > STEPS_MAX)
		return formula_fail(reader, FORMULA_WRONG, &reader->token,
				    "the formula is nested too deep or too long");
	if (!read_sums(reader, unit))
		return false;
	reader->nesting--;
	return true;
}

static bool read_setting(struct formula_reader *reader, void *of)
{
	struct formula_token field = reader->token, value = { .word = FORMULA_WORD_END };

	if (field.word != FORMULA_WORD_NAME)
		return formula_fail(reader, FORMULA_WRONG, &field, "braces hold field=value");
	formula_advance(reader);
	if (formula_at_sign(reader, '=')) {
		formula_advance(reader);
		value = reader->token;
		if (value.word != FORMULA_WORD_NUMBER && value.word != FORMULA_WORD_NAME &&
		    value.word != FORMULA_WORD_PARAMETER)
			return formula_fail(reader, FORMULA_WRONG, &value,
					    "a field's value is a whole number, one of its names, or a $parameter");
		formula_advance(reader);
	}
	return reader->language->setting(reader, of, &field, &value);
}

bool formula_read_settings(struct formula_reader *reader, void *of)
{
	if (!formula_at_sign(reader, '{'))
		return true;
	do {
		formula_advance(reader);
		if (!read_setting(reader, of))
			return false;
	} while (formula_at_sign(reader, ','));
	return formula_expect(reader, '}');
}

bool formula_read(struct formula_reader *reader, const char *formula, struct formula_unit *unit)
{
	reader->formula = formula;
	reader->token = formula_scan(formula);
	if (!read_sum(reader, unit))
		return false;
	return reader->token.word == FORMULA_WORD_END || fail_here(reader, "an operator or the end");
}

void formula_leave(struct formula_reader *outer, const struct formula_reader *inner)
{
	outer->depth = inner->depth;
	outer->stack = inner->stack;
	outer->steps = inner->steps;
	outer->inputs = inner->inputs;
}

/* A result in events is also shown per second, and a level per second has no meaning. */
static bool is_wanted(struct formula_reader *reader, const struct formula_unit *unit, const char *wanted_text,
		      const struct formula_unit *wanted)
{
	bool is_level = formula_unit_is_level(unit);

	if (!formula_unit_same(unit, wanted))
		return formula_fail(reader, FORMULA_WRONG_RESULT, NULL, "the formula gives %s, not %s",
				    is_level ? "entries" : formula_unit_text(reader->arena, reader->clocks, unit),
				    wanted->level ? wanted_text :
						    formula_unit_text(reader->arena, reader->clocks, wanted));
	if (is_level != wanted->level)
		return formula_fail(reader, FORMULA_WRONG_RESULT, NULL,
				    is_level ?
					    "the result is a mean number at one time, so its unit is entries, not %s" :
					    "the result grows with time, so it is not a level in %s",
				    wanted_text);
	return true;
}

bool formula_compile(struct formula_reader *reader, const char *formula, const char *wanted_unit,
		     struct formula_unit *unit)
{
	struct formula_token start = formula_scan(formula);
	struct formula_unit wanted;

	if (!formula_unit_read(wanted_unit, strlen(wanted_unit), reader->clock, &wanted))
		return formula_fail(reader, FORMULA_WRONG_RESULT, NULL, "\"%s\" is not a unit", wanted_unit);
	if (!formula_read(reader, formula, unit))
		return false;
	if (reader->inputs == 0)
		return formula_fail(reader, FORMULA_WRONG, &start, "the formula counts nothing");
	if (reader->stack > FORMULA_STACK_MAX || reader->inputs > FORMULA_INPUTS_MAX)
		return formula_fail(reader, FORMULA_WRONG, &start,
				    "the formula needs a stack of %u and %u inputs; the limits are %d and %d",
				    reader->stack, reader->inputs, FORMULA_STACK_MAX, FORMULA_INPUTS_MAX);
	return is_wanted(reader, unit, wanted_unit, &wanted);
}
