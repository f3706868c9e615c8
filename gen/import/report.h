/* SPDX-License-Identifier: MIT */
/* Prints what an import would do. */
#ifndef GEN_IMPORT_REPORT_H
#define GEN_IMPORT_REPORT_H

#include "base/text.h"
#include "import/match.h"

void report_comparison(const struct comparison *comparison, struct text *out);
/* Prints JSON; spec/schema/output/import.schema.json describes it. */
void report_comparison_json(const struct comparison *comparison, struct text *out);

#endif
