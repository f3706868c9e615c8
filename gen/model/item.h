/* SPDX-License-Identifier: MIT */
/*
 * Declares an item of the description: anything that has a name and a source. It says what the item is in, its path,
 * and which disputes and errata are about it.
 */
#ifndef GEN_MODEL_ITEM_H
#define GEN_MODEL_ITEM_H

#include "base/arena.h"
#include "base/text.h"
#include "model/events.h"
#include "model/model.h"

/* The item is the narrowest of these; the wider ones contain it. The others are NULL. */
struct item {
	const struct platform *platform;
	const struct variant *variant;
	const struct box *box;
	const struct function *function;
	const struct counters *counters;
	const struct reg *reg;
	const struct field *field;
	const struct value *value;
	const struct event *event;
	const struct umask *umask;
	const struct metric *metric;
	const struct stat_group *group;
	const struct dispute *dispute;
	const struct erratum *erratum;
};

/* X(member, word): what headers define, from the narrowest to the widest */
#define ITEM_PARTS(X) \
	X(umask, "umask") \
	X(event, "event") \
	X(value, "value") \
	X(field, "field") \
	X(reg, "register") \
	X(counters, "counter group") \
	X(function, "PCI function") \
	X(box, "box") \
	X(variant, "variant") \
	X(platform, "platform")

/* "field", "umask", "erratum"; NULL: it is nothing. */
const char *item_word(const struct item *item);
/*
 * The path on its platform: box.register.field.value, box/EVENT.UMASK, box/METRIC, the id of a dispute or an erratum, a
 * group's name.
 */
const char *item_path(struct arena *arena, const struct item *item);
/* The same after the platform: platform/box.register; "" if it is nothing. */
const char *item_full_path(struct arena *arena, const struct item *item);

/* The item of the platform that the path names; its platform is NULL if there is none. Metrics must be resolved. */
struct item item_at_path(const struct platform *platform, const char *path);
/* One for each path. */
struct item *items_at_paths(struct arena *arena, const struct platform *platform, const struct strings *paths);

/*
 * Whether the two are one, or one is a part of the other: a field of its register, a umask of its event. Registers
 * with one layout have their fields in common. A box has only itself.
 */
bool item_touches(const struct item *a, const struct item *b);
/* Whether the two are one. */
bool item_is(const struct item *a, const struct item *b);
/* Whether the dispute is about the item or a part of it; or, exactly: about the item itself. */
bool item_is_disputed(const struct item *item, const struct dispute *dispute, bool exactly);

/*
 * Whether the erratum is about the item. What is about a whole is about its parts. An event also has the errata of its
 * box, and those of a register or field that it needs. It needs its control, its count and its filters; without a
 * umask, also those of any umask. A metric has those of what is counted for it.
 */
bool item_has_erratum(const struct item *item, const struct erratum *erratum);

#endif
