/* SPDX-License-Identifier: MIT */
/* Finds fields that moved from one register of a box to another. */
#ifndef GEN_DIFF_MOVED_H
#define GEN_DIFF_MOVED_H

#include "diff/diff.h"

/*
 * If a field is gone and another register of the box has a new field with its id, the change also names that one:
 * "register.field".
 */
void moved_fields(struct diff *diff);

#endif
