/* SPDX-License-Identifier: MIT */
/* Lists the events and umasks of a platform, and finds them by name. */
#ifndef GEN_IMPORT_ITEMS_H
#define GEN_IMPORT_ITEMS_H

#include "import/match.h"

/* An event of the spec, or one of its umasks, and whether the file has it. */
struct item {
	const struct box *box;
	const struct event *event;
	const struct umask *umask; /* NULL: the event alone */
	bool seen;
};

/* A name of an item, by a hash in which case makes no difference. */
struct item_name {
	uint64_t key;
	size_t item;
	bool is_alias;
};

struct matcher {
	struct comparison *comparison;
	struct item *items;
	size_t count, room;
	struct item_name *names; /* sorted; an item's own name before the aliases of others */
	size_t name_count, name_room;
};

void list_items(struct matcher *matcher);
/* The item of the box with the name, or with an alias of it in the file's editions; NULL: none. */
struct item *find_by_name(const struct matcher *matcher, const struct box *box, const char *name);

#endif
