/* SPDX-License-Identifier: MIT */
/* Loads what dump --json wrote. */
#ifndef GEN_LOAD_DUMP_H
#define GEN_LOAD_DUMP_H

#include "load/load.h"

/*
 * Loads the spec files in the dump, as load_spec() does those of a folder. Their paths begin with the dump's. Faults
 * are reported to spec->diag.
 */
void load_dump(struct spec *spec, const char *path);

#endif
