/* SPDX-License-Identifier: MIT */
/* uncore stat --dry-run: goes through a whole session, and prints the writes that it would have made. */
#include <stdio.h>

#include "cli/stat/dry/finish.h"
#include "cli/stat/dry/writes.h"
#include "cli/dry_run/print.h"
#include "cli/machine/way.h"

/* A simulated machine counts boxes that perf alone counts on a real one. A recording has none. */
static void print_unwritten(const struct measurement *work, const struct uncore_session *session)
{
	struct text boxes = { 0 };

	if (work->tape.replay == NULL)
		add_boxes_of_way(&boxes, &work->opened, session, "machine", "");
	if (boxes.length > 0)
		printf("without registers, so without writes: %s; on a real machine perf counts them\n",
		       text_string(&boxes));
	text_free(&boxes);
}

int finish_dry_run(struct measurement *work, struct uncore_session *session)
{
	uint32_t passes = uncore_session_passes(session);
	struct dry_plan *plan = dry_writes(&work->plan);
	int result, ended;

	note_found(work, session);
	result = uncore_session_sample(session);
	plan->passes = passes;
	plan->turn_ms = ROTATION_MS;
	plan->changes = plan->count;
	for (uint32_t pass = 1; pass < passes && result == 0; pass++)
		result = uncore_session_rotate(session);
	plan->changes = plan->count - plan->changes;
	ended = uncore_session_stop(session);
	if (result == 0)
		result = ended;
	print_plan(work->request, work->machine, plan);
	if (work->request->format == CLI_TEXT)
		print_unwritten(work, session);
	return result == 0 ? CLI_GOOD : session_failed(work, session, result);
}
