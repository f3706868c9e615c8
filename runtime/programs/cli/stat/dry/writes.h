/* SPDX-License-Identifier: MIT */
/* uncore stat --dry-run: declares who keeps its writes, also where there are no dry runs. */
#ifndef RUNTIME_CLI_STAT_DRY_WRITES_H
#define RUNTIME_CLI_STAT_DRY_WRITES_H

struct dry_plan;
struct uncore_session_access;

/* The plan, which is made if it is NULL. free_dry_writes() frees it. */
struct dry_plan *dry_writes(struct dry_plan **plan);
void note_dry_write(struct dry_plan **plan, const struct uncore_session_access *access);
void free_dry_writes(struct dry_plan **plan);

#endif
