/* SPDX-License-Identifier: MIT */
/* Checks what boxes say about their counters in LIKWID. */
#include <string.h>

#include "base/scalars.h"
#include "check/check.h"
#include "model/perf.h"

/* A name must distinguish the instances and counters that it stands for. */
static void check_pattern(struct checker *checker, const struct likwid_counter *counter, const struct box *box)
{
	struct pattern pattern = scan_pattern(counter->name, strlen(counter->name));
	unsigned elements = counter->is.group->is.data != NULL ? counter->is.group->is.data->count : 1;
	struct loc loc = node_loc(counter->node);

	if (pattern.stray_brace || pattern.instances > 1 || pattern.indices > 1)
		diag_error(checker->diag, RULE_LIKWID, loc, "%s may have one {n} and one {i}", counter->name);
	if (counter->is.units > 1 && pattern.instances == 0)
		diag_error(checker->diag, RULE_LIKWID, loc, "%s needs {n}, as %s has %u instances", counter->name,
			   box->id, counter->is.units);
	if ((elements > 1) != (pattern.indices == 1))
		diag_error(checker->diag, RULE_LIKWID, loc,
			   "%s must have {i} if it is one of several counters, and else not", counter->name);
}

static void check_counter(struct checker *checker, const struct likwid_counter *counter, const struct box *box)
{
	bool chooses;

	if (counter->is.group == NULL)
		return;
	chooses = counter->is.group->kind == UNCORE_COUNTER_GENERAL;
	check_pattern(checker, counter, box);
	if (counter->is.units > box->instances)
		diag_error(checker->diag, RULE_LIKWID, node_member_loc(counter->node, "units"),
			   "the box has %u instances, not %u", box->instances, counter->is.units);
	if (chooses != (counter->event == NULL))
		diag_error(checker->diag, RULE_LIKWID, node_loc(counter->node),
			   chooses ? "events choose what %s counts, so it has no event of its own" :
				     "%s counts one thing; name it with \"event\"",
			   counter->name);
}

static void check_option(struct checker *checker, const struct likwid_option *option)
{
	for (size_t i = 0; i < option->is.count; i++) {
		const struct likwid_piece *piece = &option->is.pieces[i];

		if (piece->reg != NULL && piece->reg->is.layout != NULL && piece->reg->is.layout->width < 64 &&
		    piece->mask >> piece->reg->is.layout->width != 0)
			diag_error(checker->diag, RULE_LIKWID, node_loc(option->node), "%s goes past the register",
				   option->name);
	}
}

void check_likwid(struct checker *checker, const struct box *box)
{
	const struct likwid *likwid = box->likwid;

	if (likwid == NULL)
		return;
	check_source(checker, likwid->source, likwid->node);
	for (size_t i = 0; i < likwid->counter_count; i++)
		check_counter(checker, &likwid->counters[i], box);
	for (size_t i = 0; i < likwid->option_count; i++)
		check_option(checker, &likwid->options[i]);
}

/* One name of a counter is one counter of the platform. */
void check_likwid_names(struct checker *checker, const struct platform *platform)
{
	for (size_t b = 0; b < platform->box_count; b++) {
		const struct likwid *likwid = platform->boxes[b].likwid;

		for (size_t i = 0; likwid != NULL && i < likwid->counter_count; i++)
			for (size_t other = 0; other < b; other++) {
				const struct likwid *before = platform->boxes[other].likwid;

				for (size_t j = 0; before != NULL && j < before->counter_count; j++)
					if (strcmp(before->counters[j].name, likwid->counters[i].name) == 0)
						report_twice(checker, RULE_LIKWID, "counter of LIKWID",
							     likwid->counters[i].name,
							     node_loc(likwid->counters[i].node),
							     node_loc(before->counters[j].node));
			}
	}
}
