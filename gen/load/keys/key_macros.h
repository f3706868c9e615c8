/* SPDX-License-Identifier: MIT */
/* Defines short forms for key tables, and the keys that many objects share. */
#ifndef GEN_LOAD_KEYS_KEY_MACROS_H
#define GEN_LOAD_KEYS_KEY_MACROS_H

#include "load/keys/keys.h"
#include "uncore/words.h"

/* clang-format off */

#define WORD_(id, word, help) word,
#define ROLE_WORD_(id, word, often, help) word,

static const char *const evidence_words[] = { UNCORE_EVIDENCE(WORD_) };

#define WORDS(array) .words = array, .word_count = sizeof(array) / sizeof(array)[0]
#define AT(owner, member) .offset = offsetof(struct owner, member)
#define COUNT_AT(owner, member) .offset2 = offsetof(struct owner, member)
#define HAS_AT(owner, member) .has_offset = offsetof(struct owner, member)
#define UNSIGNED(low, high) .fits_unsigned = true, .min = low, .max = high
#define REQUIRED .required = true

#define ABOUT_KEYS(owner) \
	{ .name = "evidence", .type = KEY_WORD, AT(owner, about.evidence), WORDS(evidence_words), .fallback = -1, \
	  .help = "how well the fact is supported; inherited where left out" }, \
	{ .name = "source", .type = KEY_SOURCE, AT(owner, about.source), \
	  .help = "citations, each beginning with a document id; inherited where left out" }, \
	{ .name = "text", .type = KEY_STRING, AT(owner, about.text), .help = "one sentence of our own" }

#define ALIAS_KEYS(owner) \
	{ .name = "aliases", .type = KEY_STRINGS, AT(owner, about.aliases), \
	  .help = "its names in other documents and tools" }, \
	{ .name = "elsewhere", .type = KEY_BOOL, AT(owner, about.elsewhere), \
	  .help = "true: only another document names it; software reads it and never writes it" }

#define FILE_KEYS \
	{ .name = "$schema", .type = KEY_SCHEMA_NAME, .help = "path of the JSON Schema, for editors" }, \
	{ .name = "schema", .type = KEY_SCHEMA_VERSION, REQUIRED, .help = "version of the format: 1" }

#endif
