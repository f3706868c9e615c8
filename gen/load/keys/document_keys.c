/* SPDX-License-Identifier: MIT */
/* Lists the keys of the files of documents, disputes and synonyms. */
#include "load/keys/key_macros.h"
#include "load/keys/spec_keys.h"

/* Tables are read by column, not by statement. */
/* clang-format off */

static const char *const document_words[] = {
	[DOCUMENT_MANUAL] = "manual", [DOCUMENT_DATASHEET] = "datasheet", [DOCUMENT_CODE] = "code",
	[DOCUMENT_DATA] = "data", [DOCUMENT_THREAD] = "thread",
};

static const struct key document_keys[] = {
	{ .name = "id", REQUIRED, STRING(document, id),
	  .help = "the first word of citations: no blank, no ;" },
	{ .name = "title", REQUIRED, STRING(document, title),
	  HEADER_FACT("title", "document-changed", 8),
	  .help = "the title as printed" },
	{ .name = "publisher", STRING(document, publisher),
	  HEADER_FACT("publisher", "document-changed", 1),
	  .help = "who publishes it" },
	{ .name = "revision", STRING(document, revision),
	  HEADER_FACT("revision", "document-changed", 2),
	  .help = "edition, version or commit" },
	{ .name = "date", STRING(document, date),
	  HEADER_FACT("date", "document-changed", 2),
	  .help = "of that revision" },
	{ .name = "kind", REQUIRED, WORD(document, kind), WORDS(document_words),
	  HEADER_FACT("kind", "document-changed", 1),
	  .help = "what it is" },
	{ .name = "url", STRING(document, url),
	  HEADER_FACT("address", "document-changed", 1),
	  .help = "where that revision can be read" },
};

const struct keys document_kind = {
	.order = ORDER_BY_ID, .kind = "document", .article = "a document",
	.help = "A document that facts are taken from.",
	KEYS(document_keys),
	.size = sizeof(struct document),
};

static const struct key documents_key_table[] = {
	FILE_KEYS,
	{ .name = "documents", REQUIRED, LIST(documents_file, documents, document_count), .element = &document_kind,
	  .help = "every document that is cited" },
};

const struct keys documents_keys = {
	.kind = "documents", .article = "the documents file", .help = "Citable documents.", KEYS(documents_key_table),
	.size = sizeof(struct documents_file),
};

static const struct key claim_keys[] = {
	{ .name = "value", REQUIRED, STRING(claim, value), .help = "what the source says" },
	{ .name = "source", REQUIRED, SOURCE(claim, source), .help = "citations" },
	{ .name = "holds", BOOL(claim, holds), .help = "true: the verdict agrees with this claim" },
};

static const struct keys claim_kind = {
	.kind = "claim", .article = "a claim", .help = "What one side of a dispute says.", KEYS(claim_keys),
	.size = sizeof(struct claim),
};

static const struct key dispute_keys[] = {
	{ .name = "id", REQUIRED, STRING(dispute, id), .help = "the name of the dispute" },
	{ .name = "items", REQUIRED, DISTINCT_STRINGS(dispute, items),
	  .help = "the items: box, box.register, box.register.field, box/EVENT, box/EVENT.UMASK or box/METRIC; empty: "
		  "the platform" },
	{ .name = "topic", REQUIRED, STRING(dispute, topic),
	  HEADER_FACT("topic", "dispute-changed", 4),
	  .help = "what is in question" },
	{ .name = "values", REQUIRED, LIST(dispute, claims, claim_count),
	  .element = &claim_kind, .help = "the claims" },
	{ .name = "verdict", REQUIRED, STRING(dispute, verdict),
	  HEADER_FACT("verdict", "dispute-changed", 2),
	  .help = "what the spec says" },
	{ .name = "reason", REQUIRED, STRING(dispute, reason),
	  HEADER_FACT("reason", "dispute-changed", 2),
	  .help = "why" },
	{ .name = "confidence", REQUIRED, WORD(dispute, confidence), WORDS(confidence_words),
	  HEADER_FACT("confidence", "dispute-changed", 0),
	  .help = "how sure the verdict is" },
};

const struct keys dispute_kind = {
	.order = ORDER_BY_ID, .kind = "dispute", .article = "a dispute", .help = "A fact on which sources differ.",
	KEYS(dispute_keys),
	.size = sizeof(struct dispute),
};

static const struct key disputes_key_table[] = {
	FILE_KEYS,
	{ .name = "platform", REQUIRED, ID(disputes, platform_id), .help = "its platform" },
	{ .name = "disputes", REQUIRED, LIST(disputes, at, count),
	  .element = &dispute_kind, .help = "every known disagreement" },
};

const struct keys disputes_keys = {
	.kind = "disputes", .article = "a disputes file",
	.help = "Facts of a platform on which sources differ.",
	KEYS(disputes_key_table),
	.size = sizeof(struct disputes),
};

static const char *const synonym_words[] = { UNCORE_SYNONYM_KIND(WORD_) };

static const struct key synonym_keys[] = {
	{ .name = "id", REQUIRED, STRING(synonym, id), .help = "the name of the set" },
	{ .name = "words", REQUIRED, DISTINCT_STRINGS(synonym, words),
	  HEADER_FACT("words", "synonym-changed", 4),
	  .help = "words, or several with a blank between them; case does not matter, nor an ending of the plural" },
	{ .name = "kind", WORD(synonym, kind), WORDS(synonym_words),
	  HEADER_FACT("kind", "synonym-changed", 1),
	  .help = "what is said of them" },
	{ .name = "text", STRING(synonym, text),
	  HEADER_FACT("text", "text-changed", 4),
	  .help = "what the words stand for, or where they are from" },
};

const struct keys synonym_kind = {
	.order = ORDER_BY_ID, .kind = "synonym", .article = "a synonym",
	.help = "Words that a search takes for each other.", KEYS(synonym_keys),
	.size = sizeof(struct synonym),
};

static const struct key synonyms_key_table[] = {
	FILE_KEYS,
	{ .name = "synonyms", REQUIRED, LIST(synonyms_file, synonyms, synonym_count), .element = &synonym_kind,
	  .help = "the sets of words" },
};

const struct keys synonyms_keys = {
	.kind = "synonyms", .article = "the synonyms file", .help = "Words that searches take for each other.",
	KEYS(synonyms_key_table),
	.size = sizeof(struct synonyms_file),
};
