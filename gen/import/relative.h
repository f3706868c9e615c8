/* SPDX-License-Identifier: MIT */
/* Finds the events of another platform that have the names of new entries, and takes over what people wrote of them. */
#ifndef GEN_IMPORT_RELATIVE_H
#define GEN_IMPORT_RELATIVE_H

#include "base/text.h"
#include "import/match.h"

/* Fills the relatives of all new entries from comparison->like, if that is a platform. */
void find_relatives(struct comparison *comparison);
/* How many new entries have one. */
size_t count_relatives(const struct comparison *comparison);

/*
 * Writes the members that the event or umask takes over, each after a comma. A clock that is an alias of another event
 * would be counted twice: then what is said of the clock is left out.
 */
void event_from_relative(struct arena *arena, const struct relative *relative, bool is_alias, struct text *out);
void umask_from_relative(struct arena *arena, const struct match *match, bool is_alias, struct text *out);
/* The relative's category; NULL: there is none. */
const struct category *category_of_relative(const struct relative *relative);

#endif
