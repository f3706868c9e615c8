/* SPDX-License-Identifier: MIT */
/* Resolves names in formulas: symbols, other metrics, events with settings, and counter groups that count one thing. */
#include <string.h>

#include "base/words.h"
#include "model/lookup.h"
#include "model/metric_compile.h"

static const struct {
	const char *word, *unit;
} symbols[] = {
#define SYMBOL_(id, word, unit, help) { word, unit },
	UNCORE_METRIC_SYMBOLS(SYMBOL_)
#undef SYMBOL_
};

static bool read_symbol(struct metric_reader *reader, const char *name, struct formula_unit *unit)
{
	for (unsigned i = 0; i < sizeof symbols / sizeof symbols[0]; i++) {
		if (strcmp(symbols[i].word, name) != 0)
			continue;
		(void)formula_unit_read(symbols[i].unit, strlen(symbols[i].unit), -1, unit);
		unit->growth = unit->power[FORMULA_BASE_seconds]; /* a time is what counts grow with */
		metric_push(reader, (struct metric_op){ .op = UNCORE_METRIC_SYMBOL, .operand = i });
		return true;
	}
	return false;
}

/* The named metric's formula is read in place. */
static bool read_metric(struct metric_reader *reader, const struct metric *named, const struct formula_token *name,
			struct formula_unit *unit)
{
	struct metric_reader inner = *reader;

	for (const struct metric_reader *at = reader; at != NULL; at = at->outer)
		if (at->scope == named)
			return metric_fail(reader, RULE_METRIC_FORMULA, name, "%s is computed from itself",
					   named->name);
	if (named->uncomputable != NULL || named->formula == NULL)
		return metric_fail(reader, RULE_METRIC_FORMULA, name, "%s cannot be computed", named->name);
	inner.scope = named;
	inner.outer_position = metric_position(reader, name);
	inner.outer = reader;
	inner.formula.clock = metric_clock_of(reader->platform->metrics, named->is.box);
	if (!formula_read(&inner.formula, named->formula, unit))
		return false;
	formula_leave(&reader->formula, &inner.formula);
	return true;
}

static bool same_settings(const struct metric_input *a, const struct metric_input *b)
{
	if (a->setting_count != b->setting_count)
		return false;
	for (size_t i = 0; i < a->setting_count; i++)
		if (a->settings[i].reg != b->settings[i].reg || a->settings[i].field != b->settings[i].field ||
		    a->settings[i].value != b->settings[i].value ||
		    a->settings[i].parameter != b->settings[i].parameter)
			return false;
	return true;
}

bool has_umask(const struct metric_input *input, const struct umask *umask)
{
	for (size_t i = 0; i < input->umask_count; i++)
		if (input->umasks[i] == umask)
			return true;
	return false;
}

bool add_umask(struct metric_input *input, const struct umask *umask)
{
	size_t at = input->umask_count;

	if (has_umask(input, umask))
		return true;
	if (at == METRIC_UMASKS_MAX)
		return false;
	for (; at > 0 && input->umasks[at - 1] > umask; at--)
		input->umasks[at] = input->umasks[at - 1];
	input->umasks[at] = umask;
	input->umask_count++;
	return true;
}

bool add_metric_setting(struct arena *arena, struct metric_input *input, struct metric_setting setting)
{
	if (input->setting_count == METRIC_SETTINGS_MAX)
		return false;
	input->settings =
		arena_grow(arena, input->settings, input->setting_count, &input->setting_room, sizeof setting);
	input->settings[input->setting_count++] = setting;
	return true;
}

bool has_same_umasks(const struct metric_input *a, const struct metric_input *b)
{
	return memcmp(a->umasks, b->umasks, sizeof a->umasks) == 0;
}

/* Finds the same input among those of the metric, or adds it, so that nothing is counted twice. */
static void push_input(struct metric_reader *reader, const struct metric_input *input, struct formula_unit *unit)
{
	struct metric *metric = reader->metric;
	size_t i = 0;

	*unit = metric_input_unit(reader->platform->metrics, input);
	while (i < metric->is.input_count &&
	       (metric->is.inputs[i].group != input->group || metric->is.inputs[i].event != input->event ||
		!has_same_umasks(&metric->is.inputs[i], input) || !same_settings(&metric->is.inputs[i], input)))
		i++;
	if (i == metric->is.input_count) {
		metric->is.inputs = arena_grow(reader->resolver->arena, metric->is.inputs, metric->is.input_count,
					       &metric->is.input_room, sizeof *metric->is.inputs);
		metric->is.inputs[metric->is.input_count++] = *input;
		reader->formula.inputs++;
	}
	metric_push(reader, (struct metric_op){ .op = UNCORE_METRIC_INPUT, .operand = (unsigned)i });
}

/* "box:group": a counter group that needs no event. */
static bool read_group(struct metric_reader *reader, const struct formula_token *token, const char *name,
		       struct formula_unit *unit)
{
	size_t length = strcspn(name, ":");
	struct metric_input input = { .box = find_box(reader->platform, name, length) };

	input.position = metric_position(reader, token);
	if (input.box != NULL)
		input.group = find_counters(input.box, name + length + 1);
	if (input.group == NULL || input.group->kind == UNCORE_COUNTER_GENERAL)
		return metric_fail(reader, RULE_METRIC_EVENT, token,
				   "\"%s\" is not a box:group of fixed or "
				   "free-running counters",
				   name);
	push_input(reader, &input, unit);
	return true;
}

static const struct event *find_event_near(const struct metric_reader *reader, const char *name, const struct box **box)
{
	size_t length = strcspn(name, ".");

	for (size_t b = 0; b < reader->platform->box_count; b++) {
		const struct events *events = reader->platform->boxes[b].events;

		for (size_t i = 0; events != NULL && i < events->count; i++)
			if (strlen(events->at[i].name) == length && strncmp(events->at[i].name, name, length) == 0) {
				*box = &reader->platform->boxes[b];
				return &events->at[i];
			}
	}
	return NULL;
}

/* Reads ".A|B" after the event's name. */
static bool read_umasks(struct metric_reader *reader, const struct formula_token *token, const char *words,
			struct metric_input *input)
{
	const struct event *event = input->event;
	bool several = false;

	while (*words != '\0') {
		size_t length = strcspn(++words, "|"), i = 0;

		while (i < event->umask_count &&
		       (strlen(event->umasks[i].name) != length || strncmp(event->umasks[i].name, words, length) != 0))
			i++;
		if (i >= event->umask_count)
			return metric_fail(reader, RULE_METRIC_EVENT, token, "event %s has no umask \"%.*s\"",
					   event->name, (int)length, words);
		if (event->umasks[i].unprogrammable != NULL)
			return metric_fail(reader, RULE_METRIC_EVENT, token, "%s.%s cannot be programmed", event->name,
					   event->umasks[i].name);
		if (event->umasks[i].deprecated)
			return metric_fail(reader, RULE_METRIC_EVENT, token, "%s.%s is deprecated", event->name,
					   event->umasks[i].name);
		if (!add_umask(input, &event->umasks[i]))
			return metric_fail(reader, RULE_METRIC_EVENT, token,
					   "%s is one umask more than the %d that an event may have at once",
					   event->umasks[i].name, METRIC_UMASKS_MAX);
		words += length;
		several |= *words == '|';
		if (several && !event->umasks[i].combines)
			return metric_fail(reader, RULE_METRIC_EVENT, token,
					   "%s.%s may not be combined with other "
					   "umasks",
					   event->name, event->umasks[i].name);
	}
	if (event->umask_required && input->umask_count == 0)
		return metric_fail(reader, RULE_METRIC_EVENT, token, "event %s needs a umask", event->name);
	return true;
}

static bool find_in_filters(const struct filter *filters, size_t count, const char *id, struct metric_setting *setting)
{
	for (size_t i = 0; i < count; i++)
		if (filters[i].is.ref.field != NULL && strcmp(filters[i].is.ref.field->id, id) == 0) {
			setting->reg = filters[i].is.ref.reg;
			setting->field = filters[i].is.ref.field;
			return true;
		}
	return false;
}

/*
 * Finds "register.field" of the box, or "field" of the control register or of the filters that the event or a umask
 * needs.
 */
static bool find_setting(const struct metric_input *input, const char *name, struct metric_setting *setting)
{
	size_t length = strcspn(name, ".");
	const struct layout *layout;

	if (name[length] != '\0') {
		setting->reg = find_reg(input->box, name, length);
		if (setting->reg != NULL && setting->reg->is.layout != NULL)
			setting->field =
				find_field(setting->reg->is.layout, name + length + 1, strlen(name + length + 1));
		return setting->field != NULL;
	}
	setting->reg = input->group->is.control;
	if (setting->reg == NULL) /* a counter that runs freely */
		return false;
	layout = setting->reg->is.layout;
	setting->field = find_field(layout, name, length);
	setting->is_control = setting->field != NULL;
	if (setting->is_control || find_in_filters(input->event->filters, input->event->filter_count, name, setting))
		return true;
	for (size_t u = 0; u < input->umask_count; u++)
		if (find_in_filters(input->umasks[u]->filters, input->umasks[u]->filter_count, name, setting))
			return true;
	return false;
}

static bool read_parameter(struct metric_reader *reader, const struct formula_token *token,
			   struct metric_setting *setting)
{
	const char *name = metric_token_text(reader, token) + 1;

	for (size_t i = 0; i < reader->metric->parameter_count; i++)
		if (strcmp(reader->metric->parameters[i].id, name) == 0) {
			setting->parameter = (int)i;
			return true;
		}
	return metric_fail(reader, RULE_METRIC_FORMULA, token, "%s has no parameter \"%s\"", reader->metric->name,
			   name);
}

static bool read_enumerator(struct metric_reader *reader, const struct formula_token *token,
			    struct metric_setting *setting)
{
	const char *name = metric_token_text(reader, token);
	const struct value *value = find_value(setting->field, name);

	if (value == NULL)
		return metric_fail(reader, RULE_METRIC_FILTER, token, "field %s has no value \"%s\"",
				   setting->field->id, name);
	setting->value = value->value;
	return true;
}

static bool read_value(struct metric_reader *reader, const struct formula_token *token, struct metric_setting *setting)
{
	if (token->word == FORMULA_WORD_END)
		return true;
	if (token->word == FORMULA_WORD_PARAMETER)
		return read_parameter(reader, token, setting);
	if (token->word == FORMULA_WORD_NAME && !read_enumerator(reader, token, setting))
		return false;
	if (token->word == FORMULA_WORD_NUMBER &&
	    scan_plain_number(token->at, token->length, &setting->value) != SCAN_NUMBER_OK)
		return metric_fail(reader, RULE_METRIC_FORMULA, token,
				   "a field's value is a whole number, one of its names, or a $parameter");
	if (setting->value > field_max(setting->field))
		return metric_fail(reader, RULE_METRIC_FILTER, token, "%.*s does not fit the %u-bit field %s",
				   (int)token->length, token->at, field_width(setting->field), setting->field->id);
	return true;
}

bool metric_read_setting(struct formula_reader *formula, void *of, const struct formula_token *field,
			 const struct formula_token *value)
{
	struct metric_reader *reader = metric_reader_of(formula);
	struct metric_setting setting = { .value = 1, .parameter = -1 };
	const char *name = metric_token_text(reader, field);
	struct metric_input *input = of;

	if (!find_setting(input, name, &setting) || !field_is_writable(setting.field))
		return metric_fail(reader, RULE_METRIC_FILTER, field,
				   "%s has no field \"%s\" to set; other registers are register.field",
				   input->event->name, name);
	for (size_t i = 0; i < input->setting_count; i++)
		if (input->settings[i].reg == setting.reg && input->settings[i].field == setting.field)
			return metric_fail(reader, RULE_METRIC_FILTER, field, "\"%s\" is set twice", name);
	return read_value(reader, value, &setting) &&
	       (add_metric_setting(reader->resolver->arena, input, setting) ||
		metric_fail(reader, RULE_METRIC_FORMULA, &formula->token, "an event takes at most %d settings",
			    METRIC_SETTINGS_MAX));
}

static const struct metric_setting *setting_of(const struct metric_input *input, const struct filter *filter)
{
	for (size_t i = 0; i < input->setting_count; i++)
		if (input->settings[i].reg == filter->is.ref.reg && input->settings[i].field == filter->is.ref.field)
			return &input->settings[i];
	return NULL;
}

/* Checks that the settings agree with the filters of the event, and adds the values that these require. */
static bool complete_filters(struct metric_reader *reader, const struct formula_token *token,
			     struct metric_input *input, const struct filter *filters, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct metric_setting *set = setting_of(input, &filters[i]);

		if (set == NULL && (filters[i].has_value || filters[i].all != 0) &&
		    add_metric_setting(reader->resolver->arena, input,
				       (struct metric_setting){
					       .reg = filters[i].is.ref.reg,
					       .field = filters[i].is.ref.field,
					       .value = filters[i].has_value ? filters[i].value : filters[i].all,
					       .parameter = -1,
				       }))
			continue;
		if (set == NULL && !filters[i].optional)
			return metric_fail(reader, RULE_METRIC_FILTER, token, "%s needs a value for %s",
					   input->event->name, filters[i].path);
		else if (set != NULL && set->parameter < 0 &&
			 ((filters[i].has_value && set->value != filters[i].value) ||
			  (filters[i].nonzero && set->value == 0)))
			return metric_fail(reader, RULE_METRIC_FILTER, token, "%s counts nothing with that value of %s",
					   input->event->name, filters[i].path);
	}
	return true;
}

static bool complete_input(struct metric_reader *reader, const struct formula_token *token, struct metric_input *input)
{
	const struct event *event = input->event;

	if (!complete_filters(reader, token, input, event->filters, event->filter_count))
		return false;
	for (size_t u = 0; u < input->umask_count; u++)
		if (!complete_filters(reader, token, input, input->umasks[u]->filters, input->umasks[u]->filter_count))
			return false;
	return true;
}

static bool read_event(struct metric_reader *reader, const struct formula_token *token, const char *name,
		       struct formula_unit *unit)
{
	struct metric_input input = { .position = metric_position(reader, token) };
	bool is_free;

	input.event = find_event_near(reader, name, &input.box);
	if (input.event == NULL) {
		(void)metric_fail(reader, RULE_METRIC_EVENT, token, FORMULA_NO_NAME, name, reader->scope->is.box->id);
		suggest_event(reader->resolver->diag, &(struct event_ref){ .box = reader->scope->is.box }, name);
		return false;
	}
	input.group = input.event->is.group;
	is_free = input.group != NULL && input.group->kind == UNCORE_COUNTER_FREE;
	if (input.event->unprogrammable != NULL || input.group == NULL ||
	    (!is_free &&
	     (input.group->is.control == NULL || metric_clock_of(reader->platform->metrics, input.box) < 0)))
		return metric_fail(reader, RULE_METRIC_EVENT, token,
				   "event %s cannot be programmed, or its box has no clock", input.event->name);
	if (!read_umasks(reader, token, name + strcspn(name, "."), &input) ||
	    !formula_read_settings(&reader->formula, &input) || !complete_input(reader, token, &input))
		return false;
	push_input(reader, &input, unit);
	return true;
}

/*
 * Reads the manuals' word for the time that the box counted, in cycles of its own clock: the event that counts these.
 */
static bool read_interval(struct metric_reader *reader, const struct formula_token *token, struct formula_unit *unit)
{
	const struct metrics *metrics = reader->platform->metrics;
	int clock = metric_clock_of(metrics, reader->scope->is.box);

	for (size_t i = 0; clock >= 0 && i < metrics->clocks[clock].tick_paths.count; i++)
		if (metrics->clocks[clock].is.ticks[i].box == reader->scope->is.box &&
		    metrics->clocks[clock].is.ticks[i].event != NULL)
			return read_event(reader, token, metrics->clocks[clock].is.ticks[i].event->name, unit);
	return metric_fail(reader, RULE_METRIC_EVENT, token, "no event counts the cycles of box %s",
			   reader->scope->is.box->id);
}

bool metric_read_name(struct formula_reader *formula, struct formula_unit *unit)
{
	struct metric_reader *reader = metric_reader_of(formula);
	struct formula_token token = formula->token;
	const char *name = metric_token_text(reader, &token);
	const struct metric *metric = find_metric(reader->platform->metrics, reader->scope->is.box, name);

	formula_advance(formula);
	if (strcmp(name, "SAMPLE_INTERVAL") == 0)
		return read_interval(reader, &token, unit);
	if (read_symbol(reader, name, unit))
		return true;
	if (metric != NULL)
		return read_metric(reader, metric, &token, unit);
	if (strchr(name, ':') != NULL)
		return read_group(reader, &token, name, unit);
	return read_event(reader, &token, name, unit);
}
