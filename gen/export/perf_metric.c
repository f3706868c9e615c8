/* SPDX-License-Identifier: MIT */
/* Writes metrics in perf's expression language, as far as that has words for them. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "export/perf_list.h"
#include "uncore/words.h"

/* How tightly an expression holds together: a sum needs parentheses in a product. */
enum strength { SUM, PRODUCT, WHOLE };

struct expression {
	const char *text;
	enum strength strength;
};

struct writer {
	const struct selection *selection;
	const struct metric *metric;
	const char *inputs[FORMULA_INPUTS_MAX];
	struct expression stack[FORMULA_STACK_MAX];
	unsigned depth;
};

/* ---- inputs ---- */

/* In an expression these signs mean something else, and "@" stands for the "/" of an event. */
static const char *escaped(struct arena *arena, const char *text)
{
	struct text out = { 0 };
	const char *copy;

	for (; *text != '\0'; text++) {
		if (strchr("-,=", *text) != NULL)
			text_char(&out, '\\');
		text_char(&out, *text == '/' ? '@' : *text);
	}
	copy = arena_copy(arena, text_string(&out), out.length);
	text_free(&out);
	return copy;
}

/* With the zeros, so that a reader sees that no filter was forgotten. */
static const char *raw_event(struct arena *arena, const struct perf_words *words)
{
	struct text out = { 0 };
	const char *copy;

	perf_words_put(&out, perf_short_name(words->pmu), words, true);
	copy = arena_copy(arena, out.at, out.length);
	text_free(&out);
	return copy;
}

/*
 * The name of an event of the list that counts the same; NULL: none does. Some versions of perf compute metrics from
 * scaled counts, others from plain ones, so events with a scale are not named.
 */
static const char *listed_name(struct arena *arena, const struct metric_input *input, const struct perf_words *words)
{
	struct choice choice = { input->box, input->event, NULL };
	struct perf_words own = { 0 };
	bool is_same;

	if (input->event == NULL || input->umask_count > 1)
		return NULL;
	choice.umask = input->umasks[0];
	is_same = perf_scale(arena, &choice) == NULL && perf_event_words(arena, &choice, &own) == NULL &&
		  perf_words_same(words, &own);
	perf_words_free(&own);
	return is_same ? choice_name(arena, &choice) : NULL;
}

static const char *write_input(struct writer *writer, size_t index)
{
	struct arena *arena = writer->selection->arena;
	const struct metric_input *input = &writer->metric->is.inputs[index];
	struct perf_words words = { 0 };
	const char *why = perf_input_words(arena, input, &words), *name;

	if (why == NULL) {
		name = listed_name(arena, input, &words);
		writer->inputs[index] = escaped(arena, name != NULL ? name : raw_event(arena, &words));
	}
	perf_words_free(&words);
	return why;
}

static const char *write_inputs(struct writer *writer)
{
	const struct metric *metric = writer->metric;
	const char *why = NULL;

	if (metric->uncomputable != NULL)
		return arena_printf(writer->selection->arena, "it cannot be computed: %s", metric->uncomputable);
	if (!metric->is.compiled)
		return "its formula has errors";
	if (metric->parameter_count != 0)
		return "it needs a value from the user";
	for (size_t i = 0; why == NULL && i < metric->is.input_count; i++)
		why = write_input(writer, i);
	return why;
}

/* ---- operations ---- */

static void push(struct writer *writer, const char *text, enum strength strength)
{
	writer->stack[writer->depth++] = (struct expression){ text, strength };
}

static const char *in_parentheses(struct arena *arena, const struct expression *of, bool is_needed)
{
	return is_needed ? arena_printf(arena, "(%s)", of->text) : of->text;
}

/* "a - (b - c)" and "a / (b * c)" keep their parentheses, so that perf computes in the same order. */
static void push_operation(struct writer *writer, int op, enum strength strength)
{
	static const char *const signs[] = { [UNCORE_METRIC_ADD] = "+",
					     [UNCORE_METRIC_SUBTRACT] = "-",
					     [UNCORE_METRIC_MULTIPLY] = "*",
					     [UNCORE_METRIC_DIVIDE] = "/" };
	struct arena *arena = writer->selection->arena;
	const struct expression *right = &writer->stack[--writer->depth], *left = &writer->stack[--writer->depth];

	push(writer,
	     arena_printf(arena, "%s %s %s", in_parentheses(arena, left, left->strength < strength), signs[op],
			  in_parentheses(arena, right, right->strength <= strength)),
	     strength);
}

static void push_choice(struct writer *writer, const char *function)
{
	const struct expression *right = &writer->stack[--writer->depth], *left = &writer->stack[--writer->depth];

	push(writer, arena_printf(writer->selection->arena, "%s(%s, %s)", function, left->text, right->text), WHOLE);
}

/* Older perf reads no exponents. */
static void push_number(struct writer *writer, const char *number)
{
	if (strpbrk(number, "eE") == NULL) {
		push(writer, number, WHOLE);
	} else {
		char *plain = arena_printf(writer->selection->arena, "%.20f", strtod(number, NULL));
		size_t length = strlen(plain);

		while (plain[length - 1] == '0')
			length--;
		plain[length - (plain[length - 1] == '.' ? 1 : 0)] = '\0';
		push(writer, plain, WHOLE);
	}
}

/* perf's source_count() is the number of PMUs of an event. Each of them counts in every socket. */
static void push_instances(struct writer *writer)
{
	size_t i = 0;

	while (i + 1 < writer->metric->is.input_count && writer->metric->is.inputs[i].box != writer->metric->is.box)
		i++;
	push(writer, arena_printf(writer->selection->arena, "source_count(%s) * #num_packages", writer->inputs[i]),
	     PRODUCT);
}

static void push_op(struct writer *writer, const struct metric_op *op)
{
	switch ((enum uncore_metric_op)op->op) {
	case UNCORE_METRIC_NUMBER:
		push_number(writer, op->number);
		break;
	case UNCORE_METRIC_INPUT:
		push(writer, writer->inputs[op->operand], WHOLE);
		break;
	case UNCORE_METRIC_SYMBOL:
		if (op->operand == UNCORE_SYMBOL_TIME)
			push(writer, "duration_time", WHOLE);
		else
			push_instances(writer);
		break;
	case UNCORE_METRIC_ADD:
	case UNCORE_METRIC_SUBTRACT:
		push_operation(writer, op->op, SUM);
		break;
	case UNCORE_METRIC_MULTIPLY:
	case UNCORE_METRIC_DIVIDE:
		push_operation(writer, op->op, PRODUCT);
		break;
	case UNCORE_METRIC_MINIMUM:
		push_choice(writer, "min");
		break;
	case UNCORE_METRIC_MAXIMUM:
		push_choice(writer, "max");
		break;
	case UNCORE_METRIC_OP_END:
		break;
	}
}

/* ---- members ---- */

/* What perf prints for a unit of ours, and what it multiplies the value with; grows: the metric grows with time. */
static const struct {
	const char *unit;
	bool grows;
	const char *shown;
} shown_units[] = {
	{ "bytes", true, "1e-6MB/s" },
	{ "cycles", true, "1e-9GHz" },
	{ "cycles/seconds", false, "1e-9GHz" },
	{ "gigatransfers/seconds", false, "1GT/s" },
	{ "megabytes", true, "1MB/s" },
	{ "nanojoules", true, "1e-9W" },
	{ "percent", false, "1%" },
	{ "seconds", false, "1e9ns" },
};

/* NULL: a ratio has none. */
static const char *unit_of(struct arena *arena, const struct metric *metric)
{
	bool grows = metric->is.unit.growth > 0;

	if (strcmp(metric->unit_text, "ratio") == 0)
		return NULL;
	for (size_t i = 0; i < sizeof shown_units / sizeof shown_units[0]; i++)
		if (strcmp(shown_units[i].unit, metric->unit_text) == 0 && shown_units[i].grows == grows)
			return shown_units[i].shown;
	return arena_printf(arena, "1%s%s", metric->unit_text, grows ? "/s" : "");
}

/* The groups of stat that have it: perf stat -M GROUP then measures what uncore stat -g GROUP does. */
static const char *groups_of(const struct selection *selection, const struct metric *metric)
{
	const struct groups *groups = selection->platform->groups;
	const char *list = NULL;

	for (size_t g = 0; groups != NULL && g < groups->count; g++)
		for (size_t i = 0; i < groups->at[g].is.count; i++)
			if (groups->at[g].is.items[i].metric == metric) {
				list = list == NULL ? groups->at[g].name :
						      arena_printf(selection->arena, "%s;%s", list, groups->at[g].name);
				break;
			}
	return list;
}

static const char *expression_of(struct writer *writer)
{
	const struct expression *whole = &writer->stack[0];

	for (size_t i = 0; i < writer->metric->is.op_count; i++)
		push_op(writer, &writer->metric->is.ops[i]);
	return writer->metric->is.unit.growth > 0 ?
		       arena_printf(writer->selection->arena, "%s / duration_time",
				    in_parentheses(writer->selection->arena, whole, whole->strength < PRODUCT)) :
		       whole->text;
}

/* perf knows no boxes: where several have a metric of this name, its box is said first. */
static const char *name_of(const struct selection *selection, const struct metric *metric)
{
	const struct metrics *metrics = selection->platform->metrics;

	for (size_t i = 0; i < metrics->is.count; i++)
		if (&metrics->is.at[i] != metric && strcmp(metrics->is.at[i].name, metric->name) == 0)
			return arena_printf(selection->arena, "%s_%s", metric->is.box->id, metric->name);
	return metric->name;
}

static void add_metric(struct writer *writer, struct perf_list *list)
{
	const struct metric *metric = writer->metric;
	struct perf_entry *entry = perf_list_add(list, name_of(writer->selection, metric));

	perf_entry_add(entry, "MetricName", entry->name);
	perf_entry_add(entry, "MetricExpr", expression_of(writer));
	perf_entry_add(entry, "MetricGroup", groups_of(writer->selection, metric));
	perf_entry_add(entry, "MetricConstraint", metric->passes > 1 ? "NO_GROUP_EVENTS" : NULL);
	perf_entry_add(entry, "ScaleUnit", unit_of(list->arena, metric));
	perf_entry_add(entry, "BriefDescription", metric->about.text);
}

void perf_list_metrics(const struct selection *selection, struct perf_list *list, struct text *left_out)
{
	for (size_t i = 0; i < selection->metric_count; i++) {
		struct writer writer = { .selection = selection, .metric = selection->metrics[i] };
		const char *why = write_inputs(&writer);

		if (why != NULL)
			text_printf(left_out, "%s: %s\n", name_of(selection, writer.metric), why);
		else
			add_metric(&writer, list);
	}
	perf_list_sort(list);
}
