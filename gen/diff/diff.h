/* SPDX-License-Identifier: MIT */
/* Compares two models: what has changed in meaning, for whom, and in which class. */
#ifndef GEN_DIFF_DIFF_H
#define GEN_DIFF_DIFF_H

#include "base/text.h"
#include "diff/kind.h"
#include "model/item.h"

/* A register before and after that has the two layouts. */
struct reg_pair {
	const struct reg *old, *new;
};

/*
 * Something that has changed, and what contains it. old is NULL if it is new, and new is NULL if it is gone. The
 * subject of a layout lists the registers that have it, because users know only their names.
 */
struct subject {
	enum item_kind kind;
	const void *old, *new;
	const struct subject *up;
	const struct reg_pair *regs;
	size_t reg_count;
};

struct change {
	enum change_id id;
	bool whole; /* the item is new, gone or renamed; else the fact differs */
	enum fact_kind fact;
	const struct key *key;   /* of a fact that the row of a key says */
	struct strings old, new; /* the fact, or the id, in words */
	struct strings symbols;  /* that the change is about, if it is about symbols */
	const struct subject *subject;
	size_t order;
	struct change *as_on;   /* the change of the base that this one repeats, as it is inherited; NULL: none */
	struct strings also_on; /* of a base's change: the platforms and boxes that inherit it */
	const struct accepted *accepted; /* the entry that accepts it: diff/accept/accepted.h; NULL: none */
};

struct diff {
	struct arena *arena;
	const struct model *old, *new;
	struct change *changes; /* sorted by class, then in the order of the spec */
	size_t count, room;
	size_t by_class[CLASS_COUNT];
	size_t accepted[CLASS_COUNT]; /* how many of these are accepted */
	bool between;                 /* two platforms are compared: their names differ by design */
	struct symbol_pairs *symbols; /* of the platforms for which they have been listed */
};

/* Compares two specs. Both are resolved without errors and outlive the diff, whose memory is in the arena. */
void diff_models(struct diff *diff, const struct model *old, const struct model *new);
/* Compares two platforms, box by box. Texts, titles and citations are left out, because they all differ. */
void diff_platforms(struct diff *diff, const struct platform *old, const struct platform *new);

/* The gravest class that occurs; CLASS_COUNT: nothing has changed. */
enum change_class diff_gravest(const struct diff *diff);

/* Whether the file of a box's events has what has changed. */
bool change_is_of_events(const struct change *change);

/* The subject, or the nearest thing of the kind that contains it, before and after; NULL: there is none. */
const void *subject_old(const struct subject *subject, enum item_kind kind);
const void *subject_new(const struct subject *subject, enum item_kind kind);
/* After the change, or before it where the thing is gone. */
const void *subject_last(const struct subject *subject, enum item_kind kind);
/* What of it is an item of the description, on one side; a layout counts as the first register that has it. */
struct item subject_item(const struct subject *subject, bool old);
/*
 * The path in the arena: platform/box.register.field.value, platform/box/EVENT.UMASK, platform/box/METRIC. What is gone
 * has its old path.
 */
const char *subject_path(struct arena *arena, const struct subject *subject);
/* Its place in the new spec, or, if it is gone, in the old one. The source is NULL if the spec was read from a dump. */
struct loc subject_loc(const struct subject *subject);

#endif
