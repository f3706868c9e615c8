/* SPDX-License-Identifier: MIT */
/* What an import would do, for people. */
#ifndef GEN_IMPORT_REPORT_H
#define GEN_IMPORT_REPORT_H

#include "base/out.h"
#include "import/match.h"

void report_comparison(const struct comparison *comparison, struct out *out);

#endif
