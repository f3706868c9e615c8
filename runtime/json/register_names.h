/* SPDX-License-Identifier: MIT */
/* Finds the manual's names of registers by their addresses, each once. */
#ifndef UNCORE_JSON_REGISTER_NAMES_H
#define UNCORE_JSON_REGISTER_NAMES_H

#include "uncore/io.h"
#include "uncore/uncore.h"

struct register_names;

/* NULL: out of memory. The tables must outlive it. */
struct register_names *register_names_create(const struct uncore_tables *tables);
/* NULL is nothing. */
void register_names_free(struct register_names *names);

#define REGISTER_NAME_ROOM 96

/* "" for an address at which the tables have no register. Returns name. */
const char *register_name_at(struct register_names *names, const struct uncore_address *address,
			     char name[REGISTER_NAME_ROOM]);

#endif
