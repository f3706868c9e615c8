/* SPDX-License-Identifier: MIT */
/* What users name and searches find: a box, a register, a field, an event ... of a platform. */
#ifndef RUNTIME_SEARCH_ITEM_H
#define RUNTIME_SEARCH_ITEM_H

#include <stdint.h>

#include "base/text.h"
#include "uncore/event.h"
#include "uncore/group.h"
#include "uncore/metric.h"
#include "uncore/uncore.h"

/* In the order of rows of a search that are otherwise equally good. */
enum item_kind { ITEM_NONE, ITEM_GROUP, ITEM_METRIC, ITEM_EVENT, ITEM_BOX, ITEM_REGISTER, ITEM_FIELD, ITEM_VALUE };

/* The kind says which members count: those of the item, and of what contains it. */
struct item {
	enum item_kind kind;
	struct uncore_register reg; /* its box alone of events, metrics and boxes */
	struct uncore_field_index field;
	uint16_t value;
	struct uncore_event_index event;
	struct uncore_umask_index umask;   /* UNCORE_NO_INDEX: the whole event */
	struct uncore_metric_index metric; /* UNCORE_NO_INDEX: several boxes have a metric with the name */
	struct uncore_group_index group;
};

enum { ITEM_PARTS_MAX = 4 };

/* A part of an item's path. */
struct item_part {
	const char *before, *name; /* what separates it from the part before; the id or the name of a row */
	unsigned number;           /* of an instance or an element; UNCORE_NO_INDEX: none */
};

unsigned item_parts(const struct uncore_tables *tables, const struct item *item, struct item_part *parts);
/* Adds the full name: "box.ctl0", "box1.ctl0.thresh", "box.ctl.sel=cas", "EVENT.UMASK", "box/METRIC", "GROUP". */
void add_item_path(struct text *text, const struct uncore_tables *tables, const struct item *item);

/* What the tables say about an item: a sentence, of a group its question. */
struct item_about {
	uncore_string text;
	unsigned evidence; /* enum uncore_evidence; of a value that of its field, which it is a fact about */
};

struct item_about item_about(const struct uncore_tables *tables, const struct item *item);

#endif
