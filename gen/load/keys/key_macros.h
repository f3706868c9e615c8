/* SPDX-License-Identifier: MIT */
/* Defines the keys that many objects of the spec share. */
#ifndef GEN_LOAD_KEYS_KEY_MACROS_H
#define GEN_LOAD_KEYS_KEY_MACROS_H

#include "base/keys/macros.h"
#include "model/metric.h"
#include "model/model.h"
#include "model/perf.h"
#include "uncore/words.h"

/* clang-format off */

/*
 * How diff compares the key: what reports call it, and how much an equal value speaks for two items being the same one.
 * change names the change of gen/diff/changes.h that another value is.
 */
#define FACT(label, change, weight) FACT_WAYS(label, change, change, change, weight)
/* The same, with a change of its own for a value that is new or larger, and for one that is gone or smaller. */
#define FACT_WAYS(label, gained, lost, changed, weight) .fact = { label, gained, lost, changed, weight }
/* The same of a key that generated headers show. */
#define HEADER_FACT(label, change, weight) FACT(label, change, weight), .in_headers = true
#define HEADER_FACT_WAYS(label, gained, lost, changed, weight) \
	FACT_WAYS(label, gained, lost, changed, weight), .in_headers = true

#define WRITE_RULE(owner, member) .type = KEY_BIT_OR_WORD, AT_(owner, member, enum write_rule)

/* Of a list: each element that is new or gone is a change. */
#define EACH .each = true

#define ORIGIN_KEYS(owner) \
	{ .name = "evidence", BY_CODE, WORD(owner, about.evidence), WORDS(evidence_words), .fallback = -1, \
	  .help = "how well the fact is supported; inherited where left out" }, \
	{ .name = "source", BY_CODE, SOURCE(owner, about.source), \
	  .help = "citations, each beginning with a document id; inherited where left out" }

/* What diff says of the text, and its weight there. */
#define TEXT_KEY(owner, label, weight) \
	{ .name = "text", BY_CODE, STRING(owner, about.text), HEADER_FACT(label, "text-changed", weight), \
	  .help = "one sentence of our own" }

#define ABOUT_KEYS(owner) ORIGIN_KEYS(owner), TEXT_KEY(owner, "text", 4)

#define ALIAS_KEYS(owner) \
	{ .name = "aliases", BY_CODE, DISTINCT_STRINGS(owner, about.aliases), \
	  .help = "its names in other documents and tools" }, \
	{ .name = "elsewhere", BY_CODE, BOOL(owner, about.elsewhere), \
	  .help = "true: only another document names it; software reads it and never writes it" }

#define FILE_KEYS \
	{ .name = "$schema", .type = KEY_IGNORED, .help = "path of the JSON Schema, for editors" }, \
	{ .name = "schema", BY_CODE, VERSION(SPEC_SCHEMA_VERSION), REQUIRED, .help = "version of the format: 1" }

#define LIKE_KEYS(owner, names) \
	{ .name = "like", STRING(owner, like), \
	  .help = names ": the file holds only what differs from the one there" }, \
	{ .name = "remove", BY_CODE, DISTINCT_STRINGS(owner, removed), \
	  .help = "what the other has and this has not: paths such as registers/ctl/text" }

/* The words that describe umasks without a text. */
extern const struct keys phrase_kind;

#define PHRASE_KEY(owner, whose) \
	{ .name = "words", BY_CODE, MAP(owner, phrases, phrase_count), .element = &phrase_kind, \
	  .help = "what the parts of umasks' names mean, for the texts of " whose " that have none" }

/* A key fills what a file says, and never what resolve makes of it: naming that half does not compile. */
#pragma GCC poison is

#endif
