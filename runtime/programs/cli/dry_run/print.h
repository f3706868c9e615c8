/* SPDX-License-Identifier: MIT */
/* uncore stat --dry-run: declares the formats. */
#ifndef RUNTIME_CLI_DRY_RUN_PRINT_H
#define RUNTIME_CLI_DRY_RUN_PRINT_H

#include "cli/common/commands.h"
#include "cli/dry_run/plan.h"
#include "uncore/machine.h"

/* Prints the plan as the request wants it. */
void print_plan(const struct cli_request *request, const struct uncore_machine *machine, struct dry_plan *plan);
/* data.c: as JSON or CSV. */
void print_plan_data(const struct cli_request *request, const struct uncore_machine *machine,
		     const struct dry_plan *plan);

#endif
