/* SPDX-License-Identifier: MIT */
/* uncore exporter: asks whether a platform has what a text of -e, -M or -g names. Nothing is printed. */
#ifndef RUNTIME_CLI_STAT_REQUEST_KNOWN_H
#define RUNTIME_CLI_STAT_REQUEST_KNOWN_H

#include <stdbool.h>

#include "cli/common/commands.h"
#include "uncore/uncore.h"

/* Each: whether the platform has all that the text names. */
bool knows_events(const struct cli_request *request, const struct uncore_tables *tables, const char *text);
bool knows_metrics(const struct cli_request *request, const struct uncore_tables *tables, const char *text);
bool knows_groups(const struct cli_request *request, const struct uncore_tables *tables, const char *text);

#endif
