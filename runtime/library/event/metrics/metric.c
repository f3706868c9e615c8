/* SPDX-License-Identifier: MIT */
/* Computes metrics: runs the program of a metric on values with state. */
#include "uncore/metric.h"

#include <math.h>
#include <stdbool.h>

/* A metric that is being computed. */
struct machine {
	const struct uncore_tables *tables;
	const struct uncore_metric_row *metric;
	const struct uncore_metric_measurement *measurement;
	struct uncore_metric_value *out;
	double stack[UNCORE_METRIC_STACK];
	unsigned depth;
};

/* The first input that is not ok decides the state. An input that never ran was not measured. */
static int judge_inputs(struct machine *machine)
{
	const struct uncore_metric_measurement *measurement = machine->measurement;
	struct uncore_metric_value *out = machine->out;

	for (size_t i = 0; i < measurement->input_count; i++) {
		const struct uncore_value *value = &measurement->inputs[i];
		uint8_t state = value->state;

		if (state >= UNCORE_VALUE_END)
			return UNCORE_E_ARGUMENT;
		if (state == UNCORE_VALUE_OK && value->enabled_ns != 0 && value->running_ns == 0)
			state = UNCORE_VALUE_NONE;
		if (state != UNCORE_VALUE_OK && out->state == UNCORE_VALUE_OK) {
			out->state = state;
			out->input = (uint16_t)i;
		}
		if (value->seen < value->expected)
			out->flags |= UNCORE_METRIC_PARTIAL;
		if (value->running_ns < value->enabled_ns)
			out->flags |= UNCORE_METRIC_SCALED;
	}
	return 0;
}

static bool push(struct machine *machine, double number)
{
	if (machine->depth == UNCORE_METRIC_STACK)
		return false;
	machine->stack[machine->depth++] = number;
	return true;
}

/* An unknown time or number of instances is 0 in the measurement. Then the result is not computed. */
static bool push_symbol(struct machine *machine, unsigned symbol)
{
	double number =
		symbol == UNCORE_SYMBOL_TIME ? machine->measurement->seconds : (double)machine->measurement->instances;

	if (!(number > 0) || symbol >= UNCORE_SYMBOL_END) {
		machine->out->state = UNCORE_VALUE_NONE;
		return false;
	}
	return push(machine, number);
}

static bool combine(struct machine *machine, unsigned op)
{
	double left, right;

	if (machine->depth < 2)
		return false;
	right = machine->stack[--machine->depth];
	left = machine->stack[--machine->depth];
	switch (op) {
	case UNCORE_METRIC_ADD:
		return push(machine, left + right);
	case UNCORE_METRIC_SUBTRACT:
		return push(machine, left - right);
	case UNCORE_METRIC_MULTIPLY:
		return push(machine, left * right);
	case UNCORE_METRIC_DIVIDE:
		if (right == 0)
			return false;
		return push(machine, left / right);
	case UNCORE_METRIC_MINIMUM:
		return push(machine, left < right ? left : right);
	case UNCORE_METRIC_MAXIMUM:
		return push(machine, left > right ? left : right);
	default:
		return false;
	}
}

static bool step(struct machine *machine, const struct uncore_metric_op_row *op)
{
	switch (op->op) {
	case UNCORE_METRIC_NUMBER:
		return push(machine, uncore_metric_numbers(machine->tables)[op->operand]);
	case UNCORE_METRIC_INPUT:
		return op->operand < machine->measurement->input_count &&
		       push(machine, uncore_value_estimate(&machine->measurement->inputs[op->operand]));
	case UNCORE_METRIC_SYMBOL:
		return push_symbol(machine, op->operand);
	default:
		return combine(machine, op->op);
	}
}

/* Rounding may put a true 100 % above its bound. */
static const double slack = 1e-9;

static void judge_bounds(const struct uncore_metric_row *metric, struct uncore_metric_value *out)
{
	double below = metric->min - slack * (1 + fabs(metric->min)),
	       above = metric->max + slack * (1 + fabs(metric->max));

	if ((metric->flags & UNCORE_METRIC_HAS_MIN) && out->value < below)
		out->flags |= UNCORE_METRIC_BELOW;
	if ((metric->flags & UNCORE_METRIC_HAS_MAX) && out->value > above)
		out->flags |= UNCORE_METRIC_ABOVE;
}

static void run_formula(struct machine *machine)
{
	const struct uncore_metric_op_row *ops = &uncore_metric_ops(machine->tables)[machine->metric->ops.first];
	struct uncore_metric_value *out = machine->out;

	for (unsigned i = 0; i < machine->metric->ops.count; i++)
		if (!step(machine, &ops[i])) {
			out->state = UNCORE_VALUE_NONE;
			return;
		}
	if (machine->depth != 1 || !isfinite(machine->stack[0])) {
		out->state = UNCORE_VALUE_NONE;
		return;
	}
	out->value = machine->stack[0];
	judge_bounds(machine->metric, out);
}

int uncore_metric_evaluate(const struct uncore_tables *tables, struct uncore_metric_index metric,
			   const struct uncore_metric_measurement *measurement, struct uncore_metric_value *out)
{
	struct machine machine = { .tables = tables, .measurement = measurement, .out = out };
	const struct uncore_metric_row *row;
	int result;

	if (metric.at >= tables->metrics.count)
		return UNCORE_E_RANGE;
	row = &uncore_metrics(tables)[metric.at];
	if (row->flags & UNCORE_METRIC_UNCOMPUTABLE)
		return UNCORE_E_NOENT;
	if (measurement->input_count != row->inputs.count)
		return UNCORE_E_ARGUMENT;
	machine.metric = row;
	*out = (struct uncore_metric_value){ .input = UNCORE_NO_INDEX, .state = UNCORE_VALUE_OK };
	if (row->passes > 1)
		out->flags |= UNCORE_METRIC_PASSES;
	result = judge_inputs(&machine);
	if (result == 0 && out->state == UNCORE_VALUE_OK)
		run_formula(&machine);
	return result;
}
