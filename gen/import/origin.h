/* SPDX-License-Identifier: MIT */
/* Tests whether files belong to the processor of the spec, and are not older than its version. */
#ifndef GEN_IMPORT_ORIGIN_H
#define GEN_IMPORT_ORIGIN_H

#include "import/match.h"

/* Why the file seems to be that of another processor; NULL: it does not, judged by names of files. */
const char *why_another_file(const struct comparison *comparison);
/* Why the file is older than the one that the spec cites; NULL: it is not. */
const char *why_older(const struct comparison *comparison);
/* Intel's file in documents.json; NULL: it is not there yet. */
const struct document *document_of(const struct comparison *comparison);

#endif
