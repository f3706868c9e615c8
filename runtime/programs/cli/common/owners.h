/* SPDX-License-Identifier: MIT */
/* Finds the platforms that have what a request names. */
#ifndef UNCORE_CLI_OWNERS_H
#define UNCORE_CLI_OWNERS_H

#include <stddef.h>

#include "cli/common/commands.h"
#include "search/item.h"
#include "uncore/tables.h"

/* The platform that has most of the request's events, metrics and groups; the first of several. */
const struct uncore_tables *most_likely_platform(const struct cli_request *request);
/* Writes which of group, metric and event the name is instead of the one that is wanted, and the option for it. */
bool name_kind(const struct uncore_tables *tables, enum item_kind wanted, const char *name, size_t length, char *hint,
	       size_t room);
/* Prints what name_kind() writes; false: it writes nothing. */
bool offer_kind(const struct uncore_tables *tables, enum item_kind wanted, const char *name, size_t length);
/*
 * Prints which platforms have the group, metric or event, and the option that chooses one; nothing if none has.
 * ITEM_NONE stands for anything that has a name.
 */
void offer_owners(const struct cli_request *request, enum item_kind wanted, const char *name, size_t length);

#endif
