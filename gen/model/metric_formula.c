/* SPDX-License-Identifier: MIT */
/* Compiles formulas by recursive descent into postfix, with the unit of every step. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model/metric_compile.h"

void metric_advance(struct metric_reader *reader)
{
	reader->token = metric_scan(reader->token.at + reader->token.length);
}

bool metric_at_sign(const struct metric_reader *reader, char sign)
{
	return reader->token.word == METRIC_WORD_SIGN && *reader->token.at == sign;
}

struct loc metric_loc(const struct metric *metric, const char *key, size_t position)
{
	struct loc loc = node_member_loc(metric->node, key);

	loc.offset += (uint32_t)(1 + position); /* after the opening quote */
	return loc;
}

size_t metric_position(const struct metric_reader *reader, const struct metric_token *token)
{
	return reader->outer == NULL ? (size_t)(token->at - reader->scope->formula) : reader->outer_position;
}

bool metric_fail(struct metric_reader *reader, enum rule rule, const struct metric_token *token, const char *format,
		 ...)
{
	char text[400];
	va_list arguments;

	if (reader->failed)
		return false;
	reader->failed = true;
	va_start(arguments, format);
	vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	if (reader->outer == NULL)
		diag_error(reader->resolver->diag, rule,
			   metric_loc(reader->metric, "formula", metric_position(reader, token)), "%s", text);
	else
		diag_error(reader->resolver->diag, rule, metric_loc(reader->metric, "formula", reader->outer_position),
			   "in %s: %s", reader->scope->name, text);
	return false;
}

bool metric_expect(struct metric_reader *reader, char sign)
{
	if (!metric_at_sign(reader, sign))
		return metric_fail(reader, RULE_METRIC_FORMULA, &reader->token, "found %s%.*s%s, expected \"%c\"",
				   reader->token.length != 0 ? "\"" : "the end", (int)reader->token.length,
				   reader->token.at, reader->token.length != 0 ? "\"" : "", sign);
	metric_advance(reader);
	return true;
}

const char *metric_token_text(const struct metric_reader *reader, const struct metric_token *token)
{
	const char *text = arena_copy(reader->resolver->arena, token->at, token->length);

	return substitute(reader->resolver->arena, text, "{i}", reader->metric->is.index);
}

void metric_push(struct metric_reader *reader, struct metric_op op)
{
	struct metric *metric = reader->metric;

	metric->is.ops = arena_grow(reader->resolver->arena, metric->is.ops, metric->is.op_count, &metric->is.op_room,
				    sizeof *metric->is.ops);
	metric->is.ops[metric->is.op_count++] = op;
	if (op.op == UNCORE_METRIC_NUMBER || op.op == UNCORE_METRIC_INPUT || op.op == UNCORE_METRIC_SYMBOL)
		reader->depth++;
	else
		reader->depth--;
	if (reader->depth > metric->is.stack)
		metric->is.stack = reader->depth;
}

static const char *unit_name(const struct metric_reader *reader, const struct metric_unit *unit)
{
	return metric_unit_text(reader->resolver->arena, reader->platform->metrics, unit);
}

static bool read_sum(struct metric_reader *reader, struct metric_unit *unit);

/* Constants in formulas are factors of units, so a very large one is a mistyped exponent. */
static const double NUMBER_MAX = 1e18;

/* Reads a number and the unit that may follow it in brackets. */
static bool read_number(struct metric_reader *reader, struct metric_unit *unit)
{
	const char *digits = metric_token_text(reader, &reader->token), *first;
	struct metric_token bracket;

	if (digits[0] == '0' && digits[1] == 'x')
		return metric_fail(reader, RULE_METRIC_FORMULA, &reader->token, "%s: write a decimal number", digits);
	if (strtod(digits, NULL) > NUMBER_MAX)
		return metric_fail(reader, RULE_METRIC_FORMULA, &reader->token, "%s is larger than 1e18", digits);
	metric_push(reader, (struct metric_op){ .op = UNCORE_METRIC_NUMBER, .number = digits });
	memset(unit, 0, sizeof *unit);
	metric_advance(reader);
	if (!metric_at_sign(reader, '['))
		return true;
	bracket = reader->token;
	metric_advance(reader);
	first = reader->token.at;
	while (reader->token.word != METRIC_WORD_END && !metric_at_sign(reader, ']'))
		metric_advance(reader);
	if (!metric_unit_read(first, (size_t)(reader->token.at - first),
			      metric_clock_of(reader->platform->metrics, reader->scope->is.box), unit))
		return metric_fail(reader, RULE_METRIC_UNIT, &bracket, "\"%.*s\" is not a unit",
				   (int)(reader->token.at - first), first);
	return metric_expect(reader, ']');
}

static bool is_name(const struct metric_reader *reader, const char *name)
{
	return reader->token.word == METRIC_WORD_NAME && reader->token.length == strlen(name) &&
	       memcmp(reader->token.at, name, reader->token.length) == 0;
}

/* Checks that two operands have the same unit. */
static bool same_units(struct metric_reader *reader, const struct metric_token *at, const struct metric_unit *left,
		       const struct metric_unit *right)
{
	if (metric_unit_same(left, right))
		return true;
	return metric_fail(reader, RULE_METRIC_UNIT, at, "the operands of %.*s have different units: %s and %s",
			   (int)at->length, at->at, unit_name(reader, left), unit_name(reader, right));
}

static bool read_choice(struct metric_reader *reader, int op, struct metric_unit *unit)
{
	struct metric_token name = reader->token;
	struct metric_unit right;

	metric_advance(reader);
	if (!metric_expect(reader, '(') || !read_sum(reader, unit) || !metric_expect(reader, ',') ||
	    !read_sum(reader, &right) || !same_units(reader, &name, unit, &right))
		return false;
	if (unit->growth < right.growth)
		unit->growth = right.growth;
	metric_push(reader, (struct metric_op){ .op = op });
	return metric_expect(reader, ')');
}

static bool read_operand(struct metric_reader *reader, struct metric_unit *unit)
{
	if (reader->token.word == METRIC_WORD_NUMBER)
		return read_number(reader, unit);
	if (is_name(reader, "min"))
		return read_choice(reader, UNCORE_METRIC_MINIMUM, unit);
	if (is_name(reader, "max"))
		return read_choice(reader, UNCORE_METRIC_MAXIMUM, unit);
	if (reader->token.word == METRIC_WORD_NAME)
		return metric_read_name(reader, unit);
	if (!metric_at_sign(reader, '('))
		return metric_fail(reader, RULE_METRIC_FORMULA, &reader->token,
				   "found %s%.*s%s, expected a number, a name or \"(\"",
				   reader->token.length != 0 ? "\"" : "the end", (int)reader->token.length,
				   reader->token.at, reader->token.length != 0 ? "\"" : "");
	metric_advance(reader);
	return read_sum(reader, unit) && metric_expect(reader, ')');
}

static bool read_product(struct metric_reader *reader, struct metric_unit *unit)
{
	if (!read_operand(reader, unit))
		return false;
	while (metric_at_sign(reader, '*') || metric_at_sign(reader, '/')) {
		bool times = *reader->token.at == '*';
		struct metric_unit right;

		metric_advance(reader);
		if (!read_operand(reader, &right))
			return false;
		metric_push(reader, (struct metric_op){ .op = times ? UNCORE_METRIC_MULTIPLY : UNCORE_METRIC_DIVIDE });
		*unit = metric_unit_combine(unit, &right, times ? 1 : -1);
	}
	return true;
}

static bool read_sums(struct metric_reader *reader, struct metric_unit *unit)
{
	if (!read_product(reader, unit))
		return false;
	while (metric_at_sign(reader, '+') || metric_at_sign(reader, '-')) {
		struct metric_token sign = reader->token;
		struct metric_unit right;

		metric_advance(reader);
		if (!read_product(reader, &right) || !same_units(reader, &sign, unit, &right))
			return false;
		if (unit->growth < right.growth)
			unit->growth = right.growth;
		metric_push(reader,
			    (struct metric_op){ .op = *sign.at == '+' ? UNCORE_METRIC_ADD : UNCORE_METRIC_SUBTRACT });
	}
	return true;
}

enum { NESTING_MAX = 32, OPS_MAX = 500 };

/* Parentheses and named metrics nest. The bounds also protect stack and memory from a hostile formula. */
static bool read_sum(struct metric_reader *reader, struct metric_unit *unit)
{
	if (++reader->nesting > NESTING_MAX || reader->metric->is.op_count > OPS_MAX)
		return metric_fail(reader, RULE_METRIC_FORMULA, &reader->token,
				   "the formula is nested too deep or too long");
	if (!read_sums(reader, unit))
		return false;
	reader->nesting--;
	return true;
}

bool metric_read_formula(struct metric_reader *reader, struct metric_unit *unit)
{
	reader->token = metric_scan(reader->scope->formula);
	if (!read_sum(reader, unit))
		return false;
	if (reader->token.word != METRIC_WORD_END)
		return metric_fail(reader, RULE_METRIC_FORMULA, &reader->token,
				   "found \"%.*s\", expected an operator or the end", (int)reader->token.length,
				   reader->token.at);
	return true;
}

/* A result in events is also shown per second, and a level per second has no meaning. */
static bool is_wanted(const struct metric_reader *reader, const struct metric *metric, const struct metric_unit *wanted)
{
	struct loc loc = node_member_loc(metric->node, "unit");
	bool is_level = metric_unit_is_level(&metric->is.unit);

	if (!metric_unit_same(&metric->is.unit, wanted))
		diag_error(reader->resolver->diag, RULE_METRIC_UNIT, loc, "the formula gives %s, not %s",
			   is_level ? "entries" : unit_name(reader, &metric->is.unit),
			   wanted->level ? metric->unit_text : unit_name(reader, wanted));
	else if (is_level != wanted->level)
		diag_error(reader->resolver->diag, RULE_METRIC_UNIT, loc,
			   is_level ? "the result is a mean number at one time, so its unit is entries, not %s" :
				      "the result grows with time, so it is not a level in %s",
			   metric->unit_text);
	else
		return true;
	return false;
}

void metric_compile(struct resolver *resolver, const struct platform *platform, struct metric *metric)
{
	struct metric_reader reader = { .resolver = resolver, .platform = platform, .metric = metric, .scope = metric };
	int clock = metric_clock_of(platform->metrics, metric->is.box);
	struct metric_token start = metric_scan(metric->formula);
	struct metric_unit wanted;

	if (!metric_unit_read(metric->unit_text, strlen(metric->unit_text), clock, &wanted)) {
		diag_error(resolver->diag, RULE_METRIC_UNIT, node_member_loc(metric->node, "unit"),
			   "\"%s\" is not a unit", metric->unit_text);
		return;
	}
	if (!metric_read_formula(&reader, &metric->is.unit))
		return;
	if (metric->is.input_count == 0) {
		(void)metric_fail(&reader, RULE_METRIC_FORMULA, &start, "the formula counts nothing");
		return;
	}
	if (metric->is.stack > METRIC_STACK_MAX || metric->is.input_count > METRIC_INPUTS_MAX) {
		(void)metric_fail(&reader, RULE_METRIC_FORMULA, &start,
				  "the formula needs a stack of %u and %zu inputs; the limits are %d and %d",
				  metric->is.stack, metric->is.input_count, METRIC_STACK_MAX, METRIC_INPUTS_MAX);
		return;
	}
	metric->is.compiled = is_wanted(&reader, metric, &wanted);
}
