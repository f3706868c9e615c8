/* SPDX-License-Identifier: MIT */
/* Ties changes of what a file inherits to the changes of its base. */
#ifndef GEN_DIFF_INHERITED_H
#define GEN_DIFF_INHERITED_H

#include "diff/diff.h"

/* Fills in as_on and also_on of every change, once the changes are sorted. */
void find_inherited(struct diff *diff);

#endif
