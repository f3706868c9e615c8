/* SPDX-License-Identifier: MIT */
/* Reading back what dump --json wrote. */
#ifndef GEN_LOAD_DUMP_H
#define GEN_LOAD_DUMP_H

#include "load/load.h"

/*
 * Builds the model that the file was dumped from, as far as the dump says: as after load_spec, with registers' addresses
 * written as lists. What is faulty is reported in spec->diag.
 */
void load_dump(struct spec *spec, const char *path);

#endif
