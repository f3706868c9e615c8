/* SPDX-License-Identifier: MIT */
/* Compares two models: what has changed in meaning, for whom, and of which class. */
#ifndef GEN_DIFF_DIFF_H
#define GEN_DIFF_DIFF_H

#include "base/text.h"
#include "diff/kind.h"

/* A register before and after whose fields are those of the layout pair. */
struct reg_pair {
	const struct reg *old, *new;
};

/*
 * Something that has changed, and what it stands in. One of old and new is NULL where it is new or gone. A layout's
 * subject has the registers of that layout: it has no name of its own for users, they have.
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
	bool whole; /* the item came, went or was renamed; else the fact differs */
	enum fact_kind fact;
	struct strings old, new; /* the fact, or the id, in words */
	struct strings symbols;  /* that it is about, if it is about symbols */
	const struct subject *subject;
	size_t order;
	struct change *as_on;   /* the change of the base that this one repeats, as it is inherited; NULL: none */
	struct strings also_on; /* of a base's change: the platforms and boxes that inherit it */
};

struct diff {
	struct arena *arena;
	const struct model *old, *new;
	struct change *changes; /* sorted by class, then in the order of the spec */
	size_t count, room;
	size_t by_class[CLASS_COUNT];
	bool between;                 /* two platforms are compared: what each is called differs by design */
	struct symbol_pairs *symbols; /* of those platforms that they were asked of */
};

/* Everything of two specs. Both are resolved without errors and outlive the diff, whose memory is the arena's. */
void diff_models(struct diff *diff, const struct model *old, const struct model *new);
/* One platform against another, box by box; texts, titles and citations are left out, as they differ throughout. */
void diff_platforms(struct diff *diff, const struct platform *old, const struct platform *new);

/* The gravest class that occurs; CLASS_COUNT where nothing has changed. */
enum change_class diff_gravest(const struct diff *diff);

/* What the subject, or the nearest thing around it of the kind, is before and after; NULL for none. */
const void *subject_old(const struct subject *subject, enum item_kind kind);
const void *subject_new(const struct subject *subject, enum item_kind kind);
/*
 * platform/box.register.field.value, platform/box/EVENT.UMASK, platform/box/METRIC, of what is gone as it was: in the
 * arena.
 */
const char *subject_path(struct arena *arena, const struct subject *subject);
/* The file of the new spec (of the old one for what is gone) in which it stands; NULL where it was read from a dump. */
struct loc subject_loc(const struct subject *subject);

#endif
