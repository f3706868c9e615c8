/* SPDX-License-Identifier: MIT */
/* Defines short forms for key tables, and the keys that many objects share. */
#ifndef GEN_LOAD_KEYS_KEY_MACROS_H
#define GEN_LOAD_KEYS_KEY_MACROS_H

#include "base/keys/keys.h"
#include "uncore/words.h"

/* clang-format off */

#define WORD_(id, word, help) word,
#define ROLE_WORD_(id, word, often, help) word,

static const char *const evidence_words[] = { UNCORE_EVIDENCE(WORD_) };

#define WORDS(array) .words = array, .word_count = sizeof(array) / sizeof(array)[0]
/*
 * One for each type of key: TYPE(owner, member) stores into that member of struct owner. A member of another type does
 * not compile.
 */
#define OF_(owner, member) (((struct owner *)NULL)->member)
#define IS_(owner, member, wanted) \
	(offsetof(struct owner, member) + 0 * sizeof(char[_Generic(OF_(owner, member), wanted: 1)]))
#define AT_(owner, member, wanted) .offset = IS_(owner, member, wanted)
#define SECOND_(owner, member, wanted) .offset2 = IS_(owner, member, wanted)

#define STRING(owner, member) .type = KEY_STRING, AT_(owner, member, const char *)
#define ID(owner, member) .type = KEY_ID, AT_(owner, member, const char *)
#define REPEATED_ID(owner, member) .type = KEY_REPEATED_ID, AT_(owner, member, const char *)
#define VALUE_ID(owner, member) .type = KEY_VALUE_ID, AT_(owner, member, const char *)
#define PATH(owner, member) .type = KEY_PATH, AT_(owner, member, const char *)
#define SOURCE(owner, member) .type = KEY_SOURCE, AT_(owner, member, const char *)
#define NUMBER(owner, member) \
	.type = KEY_NUMBER, .offset = offsetof(struct owner, member), \
	.fits_unsigned = _Generic(OF_(owner, member), unsigned: true, uint64_t: false)
#define BITS(owner, member) .type = KEY_BITS, AT_(owner, member, uint64_t)
#define BOOL(owner, member) .type = KEY_BOOL, AT_(owner, member, bool)
#define WORD(owner, member) .type = KEY_WORD, AT_(owner, member, int)
#define WRITE_RULE(owner, member) .type = KEY_BIT_OR_WORD, AT_(owner, member, enum write_rule)
#define STRINGS(owner, member) .type = KEY_STRINGS, AT_(owner, member, struct strings)
#define ONE_OR_STRINGS(owner, member) .type = KEY_ONE_OR_STRINGS, AT_(owner, member, struct strings)
#define NUMBERS(owner, member) .type = KEY_NUMBERS, AT_(owner, member, struct numbers)
#define ONE_OR_NUMBERS(owner, member) .type = KEY_ONE_OR_NUMBERS, AT_(owner, member, struct numbers)
#define NUMBER_LISTS(owner, member) .type = KEY_NUMBER_LISTS, AT_(owner, member, struct number_lists)
#define ONE_OR_NUMBER_LISTS(owner, member) .type = KEY_ONE_OR_NUMBER_LISTS, AT_(owner, member, struct number_lists)
#define NUMBER_OR_NAMES(owner, names, number) \
	.type = KEY_NUMBER_OR_NAMES, AT_(owner, names, struct strings), SECOND_(owner, number, unsigned)
#define NUMBER_OR_WORD(owner, number, word) \
	.type = KEY_NUMBER_OR_WORD, AT_(owner, number, uint64_t), SECOND_(owner, word, bool)
/* What lists, maps and objects hold must have the size that their element's keys give: element_sizes_agree(). */
#define POINTER_(owner, member) \
	.offset = offsetof(struct owner, member), .element_size = sizeof(*OF_(owner, member))
#define LIST(owner, member, count) .type = KEY_LIST, POINTER_(owner, member), SECOND_(owner, count, size_t)
#define MAP(owner, member, count) .type = KEY_MAP, POINTER_(owner, member), SECOND_(owner, count, size_t)
#define OPTIONAL_OBJECT(owner, member) .type = KEY_OPTIONAL_OBJECT, POINTER_(owner, member)
#define NUMBER_OR_OBJECT(owner, member) .type = KEY_NUMBER_OR_OBJECT, POINTER_(owner, member)
#define HAS_AT(owner, member) .has_offset = IS_(owner, member, bool)
#define RANGE(low, high) .min = low, .max = high
#define VERSION(number) .type = KEY_VERSION, .min = number
#define REQUIRED .required = true

#define ABOUT_KEYS(owner) \
	{ .name = "evidence", WORD(owner, about.evidence), WORDS(evidence_words), .fallback = -1, \
	  .help = "how well the fact is supported; inherited where left out" }, \
	{ .name = "source", SOURCE(owner, about.source), \
	  .help = "citations, each beginning with a document id; inherited where left out" }, \
	{ .name = "text", STRING(owner, about.text), .help = "one sentence of our own" }

#define ALIAS_KEYS(owner) \
	{ .name = "aliases", STRINGS(owner, about.aliases), \
	  .help = "its names in other documents and tools" }, \
	{ .name = "elsewhere", BOOL(owner, about.elsewhere), \
	  .help = "true: only another document names it; software reads it and never writes it" }

#define FILE_KEYS \
	{ .name = "$schema", .type = KEY_IGNORED, .help = "path of the JSON Schema, for editors" }, \
	{ .name = "schema", VERSION(SPEC_SCHEMA_VERSION), REQUIRED, .help = "version of the format: 1" }

#endif
