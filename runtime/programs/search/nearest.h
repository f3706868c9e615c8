/* SPDX-License-Identifier: MIT */
/* Finds the word that a mistyped one probably means, among all words of platforms. */
#ifndef RUNTIME_SEARCH_NEAREST_H
#define RUNTIME_SEARCH_NEAREST_H

#include "search/search.h"

/* Whether some text of the platforms has the word, or its plural: then it is not mistyped. */
bool search_knows(const struct uncore_tables *const *tables, unsigned count, struct search_span word);

/* length 0: none is near. The result points into the tables. */
struct search_span search_nearest(const struct uncore_tables *const *tables, unsigned count, struct search_span wanted);

#endif
