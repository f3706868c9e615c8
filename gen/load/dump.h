/* SPDX-License-Identifier: MIT */
/* Reads back what dump --json wrote. */
#ifndef GEN_LOAD_DUMP_H
#define GEN_LOAD_DUMP_H

#include "load/load.h"

/*
 * Loads the spec files that the dump holds, as load_spec does a folder's; their paths are below the dump's. What is
 * faulty is reported in spec->diag.
 */
void load_dump(struct spec *spec, const char *path);

#endif
