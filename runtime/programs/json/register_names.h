/* SPDX-License-Identifier: MIT */
/* Finds the manual's names of registers by address, and remembers them. */
#ifndef UNCORE_JSON_REGISTER_NAMES_H
#define UNCORE_JSON_REGISTER_NAMES_H

#include "uncore/io.h"
#include "uncore/uncore.h"

struct register_names;

/* NULL: out of memory. The tables must outlive the result. */
struct register_names *register_names_create(const struct uncore_tables *tables);
/* NULL is allowed. */
void register_names_free(struct register_names *names);

#define REGISTER_NAME_ROOM 96

/* Writes "" if the tables have no register at the address. Returns name. */
const char *register_name_at(struct register_names *names, const struct uncore_address *address,
			     char name[REGISTER_NAME_ROOM]);

#endif
