/* SPDX-License-Identifier: MIT */
/* Checks the spec as an import would leave it, before anything is written. */
#ifndef GEN_CLI_IMPORT_AFTER_H
#define GEN_CLI_IMPORT_AFTER_H

#include "import/match.h"
#include "load/load.h"
#include "output/files.h"

/* Puts into the comparison what check would report, and the files of heirs that would not say the same as before. */
void check_after(const struct spec *spec, const struct outputs *outputs, struct comparison *comparison);

#endif
