/* SPDX-License-Identifier: MIT */
/*
 * Lists the C symbols that the generated headers define. The functions of define.h write a definition and report it
 * here, so the list cannot differ from the headers. uncoregen symbols prints the list; uncoregen diff compares two
 * lists.
 */
#ifndef GEN_EMIT_SYMBOLS_H
#define GEN_EMIT_SYMBOLS_H

#include "base/arena.h"
#include "base/text.h"
#include "model/item.h"

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

struct symbol {
	enum symbol_kind kind;
	const char *name;
	const char *header;    /* as #include names it */
	const char *signature; /* what callers write, "NAME(r, v)"; NULL: just the name */
	const char *value;     /* NULL for a type, an enum and a guard */
	struct item of;        /* what it is about: of no platform, or an item that a header can define */
};

/* In the order of the headers. Texts are the arena's, on one line, without comments. */
struct symbols {
	struct arena *arena;
	struct symbol *at;
	size_t count, room;
};

void symbols_add(struct symbols *symbols, const struct symbol *symbol);
const char *symbol_kind_word(enum symbol_kind kind);
/* Lists the symbols of accessor.h, of a platform's own headers (not those of its boxes), and of a box's headers. */
void symbols_of_shared(struct symbols *symbols);
void symbols_of_platform(struct symbols *symbols, const struct platform *platform);
void symbols_of_box(struct symbols *symbols, const struct box *box);

#endif
