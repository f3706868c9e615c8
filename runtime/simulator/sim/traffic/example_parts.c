/* SPDX-License-Identifier: MIT */
/* Finds what metrics subtract from something else: it is a part of that, such as the misses of all accesses. */
#include "sim/traffic/traffic.h"
#include "uncore/metric.h"

/* The inputs that a metric's result rises or falls with, after the operations so far. Divisors are left out. */
typedef uint64_t inputs_t;

enum {
	INPUTS = 64,
	DEEPEST = 3 /* levels of parts of parts */
};

/* Counts, for each input, the subtractions that have it on the right and not also on the left. */
static void walk(const struct uncore_tables *tables, const struct uncore_metric_row *metric, unsigned depths[INPUTS])
{
	inputs_t stack[UNCORE_METRIC_STACK] = { 0 };
	unsigned depth = 0;

	for (unsigned at = metric->ops.first; at < (unsigned)metric->ops.first + metric->ops.count; at++) {
		const struct uncore_metric_op_row *op = &uncore_metric_ops(tables)[at];

		if (op->op == UNCORE_METRIC_NUMBER || op->op == UNCORE_METRIC_SYMBOL || op->op == UNCORE_METRIC_INPUT) {
			if (depth == UNCORE_METRIC_STACK)
				return;
			stack[depth++] =
				op->op == UNCORE_METRIC_INPUT && op->operand < INPUTS ? UINT64_C(1) << op->operand : 0;
			continue;
		}
		if (depth < 2)
			return;
		depth--;
		if (op->op == UNCORE_METRIC_DIVIDE)
			continue;
		for (unsigned input = 0; input < INPUTS && op->op == UNCORE_METRIC_SUBTRACT; input++)
			depths[input] += (unsigned)((stack[depth] & ~stack[depth - 1]) >> input & 1);
		stack[depth - 1] |= stack[depth];
	}
}

static bool takes_umask(const struct uncore_tables *tables, const struct uncore_metric_input_row *input, unsigned event,
			unsigned umask)
{
	unsigned row = uncore_events(tables)[event].first_umask + umask;

	if (input->event != event || input->umask_count == 0)
		return input->event == event;
	for (unsigned at = 0; at < input->umask_count; at++)
		if (uncore_metric_umasks(tables)[input->first_umask + at].umask == row)
			return true;
	return false;
}

static unsigned depth_of(const struct uncore_tables *tables, unsigned event, unsigned umask)
{
	unsigned most = 0;

	for (unsigned at = 0; at < tables->metrics.count; at++) {
		const struct uncore_metric_row *metric = &uncore_metrics(tables)[at];
		unsigned depths[INPUTS] = { 0 };

		if (metric->box != uncore_events(tables)[event].box)
			continue;
		walk(tables, metric, depths);
		for (unsigned input = 0; input < metric->inputs.count && input < INPUTS; input++) {
			if (depths[input] > most &&
			    takes_umask(tables, &uncore_metric_inputs(tables)[metric->inputs.first + input], event,
					umask))
				most = depths[input];
		}
	}
	return most;
}

unsigned example_part(const struct uncore_tables *tables, unsigned event, unsigned umask)
{
	unsigned depth = depth_of(tables, event, umask);

	return 1U << 2 * (depth < DEEPEST ? depth : DEEPEST);
}
