/* SPDX-License-Identifier: MIT */
/* Says what names in formulas mean: symbols, metrics, and what -e would count, by the library's own parser. */
#include <stdlib.h>
#include <string.h>

#include "cli/groups/own.h"
#include "core/lookup.h"
#include "uncore/uncore.h"

static struct own_reader *reader_of(struct formula_reader *formula)
{
	return (struct own_reader *)(void *)formula;
}

/* ---- errors ---- */

static void report(struct own_reader *reader, const char *rule, const struct formula_token *token, const char *text)
{
	size_t position =
		reader->outer != NULL ? reader->outer_position : (size_t)(token->at - reader->formula.formula);
	struct loc loc = own_loc(reader->metric->node, "formula", position);

	if (reader->outer == NULL)
		own_error(reader->own, rule, loc, "%s", text);
	else
		own_error(reader->own, rule, loc, "in %s: %s", reader->scope, text);
}

static void fail(struct formula_reader *formula, enum formula_wrong wrong, const struct formula_token *token,
		 const char *text)
{
	struct own_reader *reader = reader_of(formula);

	if (wrong == FORMULA_WRONG_RESULT)
		own_error(reader->own, "metric-unit", own_loc(reader->metric->node, "unit", 0), "%s", text);
	else
		report(reader, wrong == FORMULA_WRONG ? "metric-formula" : "metric-unit", token, text);
}

static const char *text_of(const struct formula_reader *formula, const struct formula_token *token)
{
	return arena_copy(formula->arena, token->at, token->length);
}

/* ---- steps ---- */

static void add_op(struct own_reader *reader, unsigned op, unsigned operand)
{
	struct own_metric *metric = reader->metric;

	metric->ops =
		arena_grow(reader->formula.arena, metric->ops, metric->op_count, &metric->op_room, sizeof *metric->ops);
	metric->ops[metric->op_count++] = (struct uncore_metric_op_row){ (uint16_t)op, (uint16_t)operand };
}

static void add_number(struct formula_reader *formula, const char *digits)
{
	struct own_reader *reader = reader_of(formula);
	struct own_metric *metric = reader->metric;

	metric->numbers = arena_grow(formula->arena, metric->numbers, metric->number_count, &metric->number_room,
				     sizeof *metric->numbers);
	add_op(reader, UNCORE_METRIC_NUMBER, (unsigned)metric->number_count);
	metric->numbers[metric->number_count++] = strtod(digits, NULL);
}

static void add_operator(struct formula_reader *formula, const char *word, size_t length)
{
	static const char *const words[] = {
#define WORD_(id, word, help) word,
		UNCORE_METRIC_OPS(WORD_)
#undef WORD_
	};
	unsigned op = UNCORE_METRIC_ADD;

	while (strlen(words[op]) != length || memcmp(words[op], word, length) != 0)
		op++;
	add_op(reader_of(formula), op, 0);
}

static bool read_symbol(struct formula_reader *formula, const char *name, struct formula_unit *unit)
{
	static const struct {
		const char *word, *unit;
	} symbols[] = {
#define SYMBOL_(id, word, unit, help) { word, unit },
		UNCORE_METRIC_SYMBOLS(SYMBOL_)
#undef SYMBOL_
	};

	for (unsigned at = 0; at < UNCORE_SYMBOL_END; at++) {
		if (strcmp(symbols[at].word, name) != 0)
			continue;
		(void)formula_unit_read(symbols[at].unit, strlen(symbols[at].unit), -1, unit);
		unit->growth = unit->power[FORMULA_BASE_seconds]; /* a time is what counts grow with */
		add_op(reader_of(formula), UNCORE_METRIC_SYMBOL, at);
		formula_pushed(formula);
		return true;
	}
	return false;
}

/* ---- events ---- */

/* A name of a formula as an expression of -e, "A.X|Y{f=1}" as "A.X+Y,f=1", and the tokens that its parts are from. */
struct expression {
	struct text text;
	struct {
		size_t begin;
		struct formula_token token;
	} parts[1 + 2 * FORMULA_SETTINGS_MAX];
	size_t count;
};

static void add_part(struct expression *expression, const struct formula_token *token, const char *text)
{
	expression->parts[expression->count].begin = expression->text.length;
	expression->parts[expression->count++].token = *token;
	text_add(&expression->text, text);
}

static bool read_setting(struct formula_reader *formula, void *of, const struct formula_token *field,
			 const struct formula_token *value)
{
	struct expression *expression = of;

	if (expression->count + 2 > sizeof expression->parts / sizeof expression->parts[0])
		return formula_fail(formula, FORMULA_WRONG, field, "an event takes at most %d settings",
				    FORMULA_SETTINGS_MAX);
	if (value->word == FORMULA_WORD_PARAMETER)
		return formula_fail(formula, FORMULA_WRONG, value, "%s has no parameter \"%s\"",
				    reader_of(formula)->metric->name, text_of(formula, value) + 1);
	text_char(&expression->text, ',');
	add_part(expression, field, text_of(formula, field));
	text_char(&expression->text, '=');
	if (value->word == FORMULA_WORD_END)
		text_char(&expression->text, '1');
	else
		add_part(expression, value, text_of(formula, value));
	return true;
}

/* Reports what the library says of the expression, at the token that it is about. */
static bool fail_event(struct own_reader *reader, const struct expression *expression,
		       const struct uncore_event_error *error)
{
	size_t at = error->column > 0 ? error->column - 1 : 0, part = 0;
	struct formula_token token;
	bool is_unknown = error->code == UNCORE_EVENT_E_UNKNOWN_EVENT;

	while (part + 1 < expression->count && expression->parts[part + 1].begin <= at)
		part++;
	token = expression->parts[part].token;
	if (is_unknown)
		report(reader, "metric-event", &token,
		       arena_printf(reader->formula.arena, FORMULA_NO_NAME, text_string(&expression->text),
				    reader->metric->box));
	else
		report(reader, part == 0 ? "metric-event" : "metric-filter", &token, error->message);
	own_hint(error->hint);
	return false;
}

static bool fail_at(struct own_reader *reader, const struct formula_token *token, const char *text)
{
	report(reader, "metric-event", token, text);
	return false;
}

/* The settings of a register that the expression sets otherwise than the event alone. */
static bool take_settings(struct own_input *input, uint16_t reg, uint64_t value, uint64_t bits)
{
	const struct uncore_tables *tables = input->encoding.tables;
	struct uncore_range fields = layout_of(tables, reg)->fields;

	for (unsigned at = fields.first; at < fields.first + fields.count; at++) {
		const struct uncore_field_row *row = &uncore_fields(tables)[at];

		if ((row->flags & (UNCORE_FIELD_RESERVED | UNCORE_FIELD_PART)) != 0 ||
		    (uncore_field_mask(row) & bits) == 0)
			continue;
		if (input->setting_count == FORMULA_SETTINGS_MAX)
			return false;
		input->settings[input->setting_count++] =
			(struct uncore_metric_setting_row){ .value = uncore_field_value(row, value),
							    .reg = reg,
							    .field = (uint16_t)at,
							    .parameter = UNCORE_NO_INDEX };
		bits &= ~uncore_field_mask(row);
	}
	return bits == 0;
}

/* Bits that the event and its umasks set by themselves, as uncore_metric_input() begins with. */
static uint64_t plain_control(const struct uncore_encoding *encoding)
{
	const struct uncore_tables *tables = encoding->tables;
	uint64_t value =
		uncore_events(tables)[encoding->event].control | layout_of(tables, encoding->reg)->event_defaults;

	for (unsigned at = 0; at < encoding->umask_count; at++)
		value |= uncore_umasks(tables)[encoding->umasks[at]].control;
	return value;
}

static bool take_all_settings(struct own_input *input)
{
	const struct uncore_encoding *encoding = &input->encoding;
	bool fits = true;

	if (encoding->event == UNCORE_NO_INDEX)
		return true;
	if (encoding->control.mask != 0)
		fits = take_settings(input, encoding->reg, encoding->control.value,
				     encoding->control.value ^ plain_control(encoding));
	for (unsigned at = 0; fits && at < encoding->filter_count; at++)
		fits = take_settings(input, encoding->filters[at].reg, encoding->filters[at].bits.value,
				     encoding->filters[at].bits.mask);
	return fits;
}

static bool same_input(const struct own_input *a, const struct own_input *b)
{
	return a->encoding.event == b->encoding.event && a->encoding.group == b->encoding.group &&
	       a->encoding.umask_count == b->encoding.umask_count && a->setting_count == b->setting_count &&
	       memcmp(a->encoding.umasks, b->encoding.umasks, a->encoding.umask_count * sizeof a->encoding.umasks[0]) ==
		       0 &&
	       memcmp(a->settings, b->settings, a->setting_count * sizeof a->settings[0]) == 0;
}

/* Finds the same input among those of the metric, or adds it, so that nothing is counted twice. */
static void push_input(struct own_reader *reader, const struct own_input *input)
{
	struct own_metric *metric = reader->metric;
	size_t at = 0;

	while (at < metric->input_count && !same_input(&metric->inputs[at], input))
		at++;
	if (at == metric->input_count) {
		metric->inputs = arena_grow(reader->formula.arena, metric->inputs, metric->input_count,
					    &metric->input_room, sizeof *metric->inputs);
		metric->inputs[metric->input_count++] = *input;
		reader->formula.inputs++;
	}
	add_op(reader, UNCORE_METRIC_INPUT, (unsigned)at);
	formula_pushed(&reader->formula);
}

static bool sets_role(const struct own_input *input, enum uncore_role role)
{
	for (unsigned at = 0; at < input->setting_count; at++)
		if (input->settings[at].reg == input->encoding.reg && input->settings[at].value != 0 &&
		    uncore_fields(input->encoding.tables)[input->settings[at].field].role == role)
			return true;
	return false;
}

static struct formula_unit unit_of(const struct own *own, const struct own_input *input)
{
	const struct uncore_tables *tables = own->tables;
	uint16_t event = input->encoding.event;
	struct formula_count count = {
		.only_cycles = event == UNCORE_NO_INDEX,
		.is_subcounter = (input->encoding.flags & UNCORE_EVENT_SUBCOUNTER) != 0,
		.has_edge = sets_role(input, UNCORE_ROLE_EDGE),
		.has_threshold = sets_role(input, UNCORE_ROLE_THRESHOLD),
	};

	for (unsigned at = 0; event != UNCORE_NO_INDEX && at < tables->metric_clocks.count; at++)
		count.only_cycles |= uncore_metric_clocks(tables)[at].event == event;
	for (unsigned at = 0; at < tables->metric_units.count; at++)
		if (uncore_metric_units(tables)[at].event == event)
			count.own = uncore_text(tables, uncore_metric_units(tables)[at].unit);
	return formula_count_unit(&count, own_clock_of(own, input->encoding.box));
}

static bool take_input(struct own_reader *reader, const struct expression *expression, struct formula_unit *unit)
{
	struct own_input input = { .position = 0 };
	const struct formula_token *token = &expression->parts[0].token;
	struct uncore_event_error error = { .code = UNCORE_EVENT_E_NONE };
	const struct uncore_tables *tables = reader->own->tables;

	if (uncore_event_parse(tables, text_string(&expression->text), expression->text.length, &input.encoding,
			       &error) != 0)
		return fail_event(reader, expression, &error);
	if (input.encoding.instance != UNCORE_ALL_INSTANCES)
		return fail_at(reader, token, "it names one instance; a metric is about all of a box");
	if (own_clock_of(reader->own, input.encoding.box) < 0 &&
	    uncore_counters(tables)[input.encoding.group].kind != UNCORE_COUNTER_FREE)
		return fail_at(reader, token, "its box has no clock");
	if (!take_all_settings(&input))
		return fail_at(reader, token, "it sets bits that no field has, or too many fields");
	*unit = unit_of(reader->own, &input);
	push_input(reader, &input);
	return true;
}

static bool read_event(struct own_reader *reader, const struct formula_token *token, const char *name,
		       struct formula_unit *unit)
{
	struct expression expression = { .count = 0 };
	bool is_good;

	add_part(&expression, token, name);
	for (size_t at = 0; at < expression.text.length; at++)
		if (expression.text.at[at] == '|')
			expression.text.at[at] = '+';
	is_good = formula_read_settings(&reader->formula, &expression) && take_input(reader, &expression, unit);
	text_free(&expression.text);
	return is_good;
}

/* The event that counts the cycles of the metric's box. */
static bool read_interval(struct own_reader *reader, const struct formula_token *token, struct formula_unit *unit)
{
	const struct uncore_tables *tables = reader->own->tables;

	for (unsigned at = 0; at < tables->metric_clocks.count; at++) {
		const struct uncore_metric_clock_row *row = &uncore_metric_clocks(tables)[at];

		if (row->box == reader->metric->box_row && row->event != UNCORE_NO_INDEX)
			return read_event(reader, token, uncore_text(tables, uncore_events(tables)[row->event].name),
					  unit);
	}
	return fail_at(reader, token,
		       arena_printf(reader->formula.arena, "no event counts the cycles of box %s",
				    reader->metric->box));
}

/* ---- metrics ---- */

/* The named metric's formula is read in place. */
static bool read_metric(struct own_reader *reader, const struct formula_token *token, const char *name,
			const char *formula, struct formula_unit *unit)
{
	struct own_reader inner = *reader;

	for (const struct own_reader *at = reader; at != NULL; at = at->outer)
		if (strcmp(at->scope, name) == 0)
			return formula_fail(&reader->formula, FORMULA_WRONG, token, "%s is computed from itself", name);
	inner.scope = name;
	inner.outer_position =
		reader->outer != NULL ? reader->outer_position : (size_t)(token->at - reader->formula.formula);
	inner.outer = reader;
	if (!formula_read(&inner.formula, formula, unit))
		return false;
	formula_leave(&reader->formula, &inner.formula);
	return true;
}

/* *is_metric is false if the name is none, which is not a failure. */
static bool read_named_metric(struct own_reader *reader, const struct formula_token *token, const char *name,
			      struct formula_unit *unit, bool *is_metric)
{
	const struct uncore_tables *tables = reader->own->tables;
	const struct own_metric *mine = own_metric_of(reader->own, reader->metric->box, name);
	const struct uncore_metric_row *row;
	uint16_t at = table_metric_of(tables, reader->metric->box_row, name);

	*is_metric = mine != NULL || at != UNCORE_NO_INDEX;
	if (!*is_metric)
		return false;
	if (mine != NULL)
		return read_metric(reader, token, mine->name, mine->formula, unit);
	row = &uncore_metrics(tables)[at];
	if (row->flags & UNCORE_METRIC_UNCOMPUTABLE)
		return formula_fail(&reader->formula, FORMULA_WRONG, token, "%s cannot be computed", name);
	return read_metric(reader, token, uncore_text(tables, row->name), uncore_text(tables, row->formula), unit);
}

static bool read_name(struct formula_reader *formula, struct formula_unit *unit)
{
	struct own_reader *reader = reader_of(formula);
	struct formula_token token = formula->token;
	const char *name = text_of(formula, &token);
	bool is_metric, is_good;

	formula_advance(formula);
	if (strcmp(name, "SAMPLE_INTERVAL") == 0)
		return read_interval(reader, &token, unit);
	if (read_symbol(formula, name, unit))
		return true;
	is_good = read_named_metric(reader, &token, name, unit, &is_metric);
	return is_metric ? is_good : read_event(reader, &token, name, unit);
}

const struct formula_language own_language = {
	.number = add_number,
	.combine = add_operator,
	.name = read_name,
	.setting = read_setting,
	.text = text_of,
	.fail = fail,
};
