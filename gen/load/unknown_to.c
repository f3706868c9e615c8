/* SPDX-License-Identifier: MIT */
/* Leaves out what is inherited about tools that do not know the platform: names, and counters of LIKWID. */
#include "load/unknown_to.h"

#include "base/source.h"
#include "model/metric.h"
#include "model/perf.h"

static void forget(struct diag *diag, const struct platform *platform, struct tool_names *names, size_t *count)
{
	size_t kept = 0;

	for (size_t i = 0; i < *count; i++) {
		if (!list_has(&platform->unknown_to, names[i].tool))
			names[kept++] = names[i];
		else if (node_origin(names[i].node)->from == NULL)
			diag_error(diag, RULE_UNKNOWN_TO, node_name_loc(names[i].node),
				   "a name of %s, which does not know %s, as \"unknown_to\" of the platform says",
				   names[i].tool, platform->id);
	}
	*count = kept;
}

static void forget_likwid(struct diag *diag, const struct platform *platform, struct box *box)
{
	if (box->likwid == NULL || !list_has(&platform->unknown_to, "likwid"))
		return;
	if (node_origin(box->likwid->node)->from == NULL)
		diag_error(diag, RULE_UNKNOWN_TO, node_loc(box->likwid->node),
			   "counters of likwid, which does not know %s, as \"unknown_to\" of the platform says",
			   platform->id);
	box->likwid = NULL;
}

void forget_unknown_tools(struct diag *diag, struct platform *platform)
{
	struct metrics *metrics = platform->metrics;

	if (platform->unknown_to.count == 0)
		return;
	for (size_t b = 0; b < platform->box_count; b++) {
		struct events *events = platform->boxes[b].events;

		forget_likwid(diag, platform, &platform->boxes[b]);
		for (size_t i = 0; events != NULL && i < events->count; i++) {
			struct event *event = &events->at[i];

			forget(diag, platform, event->tool_names, &event->tool_count);
			for (size_t u = 0; u < event->umask_count; u++)
				forget(diag, platform, event->umasks[u].tool_names, &event->umasks[u].tool_count);
		}
	}
	for (size_t i = 0; metrics != NULL && i < metrics->count; i++)
		forget(diag, platform, metrics->at[i].tool_names, &metrics->at[i].tool_count);
}
