/* SPDX-License-Identifier: MIT */
/* Maps a unit of Intel's file to a box. */
#ifndef GEN_IMPORT_UNITS_H
#define GEN_IMPORT_UNITS_H

#include "import/match.h"

/*
 * Fills comparison->units. A unit is the box that the user gives, else the box with its name. Else it is the box that
 * has most of its events, else a new box with its name. A name is an id, title or alias; only its letters and digits
 * are compared.
 */
void find_units(struct comparison *comparison, const char *const *mapping, size_t mapping_count);
const struct unit *find_unit(const struct comparison *comparison, const char *name);

#endif
