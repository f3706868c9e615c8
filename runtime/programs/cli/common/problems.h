/* SPDX-License-Identifier: MIT */
/* Says in words which rule the value of a field breaks. */
#ifndef RUNTIME_CLI_PROBLEMS_H
#define RUNTIME_CLI_PROBLEMS_H

#include "base/text.h"
#include "uncore/uncore.h"

/* problem is one UNCORE_PROBLEM_... of the item; reg is its register (index in registers[]). */
void add_problem(struct text *text, const struct uncore_tables *tables, uint16_t reg, const struct uncore_decoded *item,
		 unsigned problem);

#endif
