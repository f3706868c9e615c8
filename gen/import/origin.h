/* SPDX-License-Identifier: MIT */
/* Tests whether files belong to the processor of the spec, and are not older than its version. */
#ifndef GEN_IMPORT_ORIGIN_H
#define GEN_IMPORT_ORIGIN_H

#include "import/match.h"

/* NULL: no, as far as names of files tell; else what speaks for it. */
const char *why_another_file(const struct comparison *comparison);
/* NULL: no. */
const char *why_older(const struct comparison *comparison);
/* Intel's file among our documents; NULL: it is not there yet. */
const struct document *document_of(const struct comparison *comparison);

#endif
