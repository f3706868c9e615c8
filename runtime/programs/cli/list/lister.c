/* SPDX-License-Identifier: MIT */
/* uncore list: reads what to list. */
#include "cli/list/list.h"

const char *lister_glob(const struct lister *lister)
{
	return lister->glob != NULL ? lister->glob : "*";
}

bool is_box(const struct uncore_tables *tables, unsigned box, const char *name)
{
	uint16_t found;

	return uncore_find_box(tables, name, &found) == 0 && found == box;
}
