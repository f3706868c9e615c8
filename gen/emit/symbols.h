/* SPDX-License-Identifier: MIT */
/*
 * The C symbols that the generated headers define. The functions of define.h write a definition and report it here in
 * one go, so that the list says what the headers say: uncoregen symbols prints it, and uncoregen diff compares two.
 */
#ifndef GEN_EMIT_SYMBOLS_H
#define GEN_EMIT_SYMBOLS_H

#include "base/arena.h"
#include "base/text.h"
#include "model/model.h"

/* X(id, word) */
#define SYMBOL_KINDS(X) \
	X(GUARD, "guard") \
	X(CONSTANT, "constant") \
	X(MACRO, "macro") \
	X(TYPE, "type") \
	X(ENUM, "enum") \
	X(ENUMERATOR, "enumerator") \
	X(FUNCTION, "function")

enum symbol_kind {
#define SYMBOL_KIND_ID_(id, word) SYMBOL_##id,
	SYMBOL_KINDS(SYMBOL_KIND_ID_)
#undef SYMBOL_KIND_ID_
};

/*
 * What a symbol is about: the item, and each that this one stands in; the others are NULL. All are where no platform is
 * the cause.
 */
struct symbol_item {
	const struct platform *platform;
	const struct variant *variant;
	const struct box *box;
	const struct function *function;
	const struct counters *group;
	const struct reg *reg;
	const struct field *field;
	const struct value *value;
	const struct event *event;
	const struct umask *umask;
};

struct symbol {
	enum symbol_kind kind;
	const char *name;
	const char *header;    /* that defines it, as it is included */
	const char *signature; /* what callers write or hold, "NAME(r, v)"; NULL where the name is all */
	const char *value;     /* what it stands for; NULL of a type, an enum and a guard */
	struct symbol_item of;
};

/* In the order of the headers. Texts are the arena's, on one line, without comments. */
struct symbols {
	struct arena *arena;
	struct symbol *at;
	size_t count, room;
};

void symbols_add(struct symbols *symbols, const struct symbol *symbol);
const char *symbol_kind_word(enum symbol_kind kind);
/* X(member, word): from the narrowest item to the widest */
#define SYMBOL_ITEMS(X) \
	X(umask, "umask") \
	X(event, "event") \
	X(value, "value") \
	X(field, "field") \
	X(reg, "register") \
	X(group, "counter group") \
	X(function, "PCI function") \
	X(box, "box") \
	X(variant, "variant") \
	X(platform, "platform")

/* "field", "umask"; NULL where it is about nothing of the spec. */
const char *symbol_item_word(const struct symbol_item *item);
/* platform/box.register.field.value, platform/box/EVENT.UMASK */
const char *symbol_item_path(struct arena *arena, const struct symbol_item *item);

/*
 * Every header of all platforms, and the one that they share; of one platform; of its own, without its boxes; of one
 * box.
 */
void symbols_of_shared(struct symbols *symbols);
void symbols_of_platform(struct symbols *symbols, const struct platform *platform);
void symbols_of_box(struct symbols *symbols, const struct box *box);

#endif
