/* SPDX-License-Identifier: MIT */
/*
 * What only follows from the rename of an event or a umask is no change of its own. renames.h does the same for ids that stand by
 * themselves; a umask's name means something behind its event's only ("EVENT.UMASK"), and another event may have the same.
 */
#ifndef GEN_DIFF_FOLLOWERS_H
#define GEN_DIFF_FOLLOWERS_H

#include "diff/diff.h"

/*
 * Takes out the changes of facts that name renamed events and umasks by their new names and say nothing else that is new: formulas,
 * clocks and units of metrics, the umasks that one is the OR of, items of disputes.
 */
void drop_followers(struct diff *diff);

#endif
