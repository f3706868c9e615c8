/* SPDX-License-Identifier: MIT */
/* Finds fields that moved from one register of a box to another. */
#ifndef GEN_DIFF_MOVED_H
#define GEN_DIFF_MOVED_H

#include "diff/diff.h"

/*
 * Where a field is gone, and another register of the box has a new one of its id, that is told beside:
 * "register.field".
 */
void moved_fields(struct diff *diff);

#endif
