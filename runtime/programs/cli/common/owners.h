/* SPDX-License-Identifier: MIT */
/* Finds the platforms that have what a request names. */
#ifndef UNCORE_CLI_OWNERS_H
#define UNCORE_CLI_OWNERS_H

#include <stddef.h>

#include "cli/common/commands.h"
#include "uncore/tables.h"

/* The platform that has most of the request's events, metrics and groups; the first of several. */
const struct uncore_tables *most_likely_platform(const struct cli_request *request);
/* Prints which platforms have the event, metric or group, and the option that chooses one; nothing if none has. */
void offer_owners(const struct cli_request *request, const char *name, size_t length);

#endif
