/* SPDX-License-Identifier: MIT */
/* Compiles formulas of metrics into postfix. */
#include <stdarg.h>
#include <string.h>

#include "model/metric_compile.h"
#include "uncore/words.h"

struct loc metric_loc(const struct metric *metric, const char *key, size_t position)
{
	struct loc loc = node_member_loc(metric->node, key);

	loc.offset += (uint32_t)(1 + position); /* after the opening quote */
	return loc;
}

size_t metric_position(const struct metric_reader *reader, const struct formula_token *token)
{
	return reader->outer == NULL ? (size_t)(token->at - reader->scope->formula) : reader->outer_position;
}

/* Reports the error of a formula; in the formula of a named metric, with its name. */
static void report(struct metric_reader *reader, enum rule rule, const struct formula_token *token, const char *text)
{
	struct loc loc = metric_loc(reader->metric, "formula", metric_position(reader, token));

	if (reader->outer == NULL)
		diag_error(reader->resolver->diag, rule, loc, "%s", text);
	else
		diag_error(reader->resolver->diag, rule, loc, "in %s: %s", reader->scope->name, text);
}

bool metric_fail(struct metric_reader *reader, enum rule rule, const struct formula_token *token, const char *format,
		 ...)
{
	va_list arguments;

	va_start(arguments, format);
	report(reader, rule, token, arena_vprintf(reader->resolver->arena, format, arguments));
	va_end(arguments);
	return false;
}

static void fail(struct formula_reader *formula, enum formula_wrong wrong, const struct formula_token *token,
		 const char *text)
{
	struct metric_reader *reader = metric_reader_of(formula);

	if (wrong == FORMULA_WRONG_RESULT)
		diag_error(reader->resolver->diag, RULE_METRIC_UNIT, node_member_loc(reader->metric->node, "unit"),
			   "%s", text);
	else
		report(reader, wrong == FORMULA_WRONG ? RULE_METRIC_FORMULA : RULE_METRIC_UNIT, token, text);
}

const char *metric_token_text(const struct metric_reader *reader, const struct formula_token *token)
{
	const char *text = arena_copy(reader->resolver->arena, token->at, token->length);

	return substitute(reader->resolver->arena, text, "{i}", reader->metric->is.index);
}

static const char *text_of(const struct formula_reader *formula, const struct formula_token *token)
{
	return metric_token_text((const struct metric_reader *)(const void *)formula, token);
}

static void add_op(struct metric_reader *reader, struct metric_op op)
{
	struct metric *metric = reader->metric;

	metric->is.ops = arena_grow(reader->resolver->arena, metric->is.ops, metric->is.op_count, &metric->is.op_room,
				    sizeof *metric->is.ops);
	metric->is.ops[metric->is.op_count++] = op;
}

void metric_push(struct metric_reader *reader, struct metric_op op)
{
	add_op(reader, op);
	formula_pushed(&reader->formula);
}

static void add_number(struct formula_reader *formula, const char *digits)
{
	add_op(metric_reader_of(formula), (struct metric_op){ .op = UNCORE_METRIC_NUMBER, .number = digits });
}

static void add_operator(struct formula_reader *formula, const char *word, size_t length)
{
	static const char *const words[] = {
#define WORD_(id, word, help) word,
		UNCORE_METRIC_OPS(WORD_)
#undef WORD_
	};
	int op = UNCORE_METRIC_ADD;

	while (strlen(words[op]) != length || memcmp(words[op], word, length) != 0)
		op++;
	add_op(metric_reader_of(formula), (struct metric_op){ .op = op });
}

static const struct formula_language language = {
	.number = add_number,
	.combine = add_operator,
	.name = metric_read_name,
	.setting = metric_read_setting,
	.text = text_of,
	.fail = fail,
};

void metric_compile(struct resolver *resolver, const struct platform *platform, struct metric *metric)
{
	struct formula_clocks clocks = { .count = platform->metrics->clock_count };
	struct metric_reader reader = {
		.formula = { .language = &language,
			     .arena = resolver->arena,
			     .clocks = &clocks,
			     .clock = metric_clock_of(platform->metrics, metric->is.box) },
		.resolver = resolver,
		.platform = platform,
		.metric = metric,
		.scope = metric,
	};

	for (size_t i = 0; i < clocks.count; i++)
		clocks.at[i] = platform->metrics->clocks[i].id;
	metric->is.compiled = formula_compile(&reader.formula, metric->formula, metric->unit_text, &metric->is.unit);
	metric->is.stack = reader.formula.stack;
}
