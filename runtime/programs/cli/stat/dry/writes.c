/* SPDX-License-Identifier: MIT */
/* Keeps the writes of a dry run. */
#include "cli/stat/dry/writes.h"

#include <stdlib.h>

#include "base/memory.h"
#include "cli/dry_run/plan.h"

struct dry_plan *dry_writes(struct dry_plan **plan)
{
	if (*plan == NULL) {
		*plan = take_memory(NULL, sizeof(**plan));
		**plan = (struct dry_plan){ .count = 0 };
	}
	return *plan;
}

void note_dry_write(struct dry_plan **plan, const struct uncore_session_access *access)
{
	add_to_plan(dry_writes(plan), access);
}

void free_dry_writes(struct dry_plan **plan)
{
	if (*plan != NULL)
		free_plan(*plan);
	free(*plan);
	*plan = NULL;
}
