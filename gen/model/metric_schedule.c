/* SPDX-License-Identifier: MIT */
/* Decides which inputs of a metric can be counted at the same time. */
#include "model/metric.h"

static bool settings_agree(const struct metric_input *a, const struct metric_input *b)
{
	for (size_t i = 0; i < a->setting_count; i++)
		for (size_t j = 0; j < b->setting_count; j++) {
			const struct metric_setting *left = &a->settings[i], *right = &b->settings[j];

			if (!left->is_control && !right->is_control && left->reg == right->reg &&
			    left->field == right->field &&
			    (left->value != right->value || left->parameter != right->parameter))
				return false;
		}
	return true;
}

/* The counters that can count the input; for a group that counts one thing, all of its counters. */
static uint64_t counters_of(const struct metric_input *input)
{
	uint64_t bits;

	if (input->event == NULL)
		return UINT64_MAX;
	bits = numbers_bits(&input->event->counters);
	for (size_t u = 0; u < input->umask_count; u++)
		if (input->umasks[u]->counters.count != 0)
			bits &= numbers_bits(&input->umasks[u]->counters);
	return bits;
}

/* The counters of a group while inputs are placed. */
struct placing {
	const struct metric *metric;
	const struct counters *group;
	unsigned pass;
	size_t holder[64]; /* 1 + input, or 0 */
	uint64_t tried;
};

/* Finds an augmenting path: moves the input that holds a counter to another one if that makes room. */
static bool place(struct placing *placing, size_t input)
{
	uint64_t counters = counters_of(&placing->metric->is.inputs[input]);

	for (unsigned n = 0; n < 64; n++) {
		if (!(counters >> n & 1) || placing->tried >> n & 1)
			continue;
		placing->tried |= UINT64_C(1) << n;
		if (placing->holder[n] != 0 && !place(placing, placing->holder[n] - 1))
			continue;
		placing->holder[n] = input + 1;
		return true;
	}
	return false;
}

/* Whether each input of a pass, up to the last one given, gets a counter of its group. */
static bool counters_suffice(const struct metric *metric, size_t last, unsigned pass)
{
	struct placing placing = { .metric = metric, .group = metric->is.inputs[last].group, .pass = pass };

	for (size_t i = 0; i <= last; i++) {
		if ((i != last && metric->is.inputs[i].pass != pass) || metric->is.inputs[i].group != placing.group)
			continue;
		placing.tried = 0;
		if (!place(&placing, i))
			return false;
	}
	return true;
}

static bool fits(const struct metric *metric, size_t input, unsigned pass)
{
	for (size_t i = 0; i < input; i++)
		if (metric->is.inputs[i].pass == pass && metric->is.inputs[i].box == metric->is.inputs[input].box &&
		    !settings_agree(&metric->is.inputs[i], &metric->is.inputs[input]))
			return false;
	return counters_suffice(metric, input, pass);
}

/* First fit, in the order of the formula. An input that has counters at all fits into a pass of its own. */
void metric_schedule(struct metric *metric)
{
	for (size_t i = 0; i < metric->is.input_count; i++) {
		unsigned pass = 0;

		while (pass < metric->is.passes_needed && !fits(metric, i, pass))
			pass++;
		metric->is.inputs[i].pass = pass;
		if (pass == metric->is.passes_needed)
			metric->is.passes_needed++;
	}
}
