/* SPDX-License-Identifier: MIT */
/* Lists the keys of the documents and disputes files. */
#include "load/keys/key_macros.h"
#include "load/keys/spec_keys.h"

/* Tables are read by column, not by statement. */
/* clang-format off */

static const char *const confidence_words[] = { "high", "medium", "low" };
static const char *const document_words[] = { "manual", "datasheet", "code", "data", "thread" };

static const struct key document_keys[] = {
	{ .name = "id", .type = KEY_STRING, REQUIRED, AT(document, id),
	  .help = "the first word of citations: no blank, no ;" },
	{ .name = "title", .type = KEY_STRING, REQUIRED, AT(document, title), .help = "the title as printed" },
	{ .name = "publisher", .type = KEY_STRING, AT(document, publisher), .help = "who publishes it" },
	{ .name = "revision", .type = KEY_STRING, AT(document, revision), .help = "edition, version or commit" },
	{ .name = "date", .type = KEY_STRING, AT(document, date), .help = "of that revision" },
	{ .name = "kind", .type = KEY_WORD, REQUIRED, AT(document, kind), WORDS(document_words), .help = "what it is" },
	{ .name = "url", .type = KEY_STRING, AT(document, url), .help = "where that revision can be read" },
};

static const struct keys document_kind = {
	.order = ORDER_BY_ID, .kind = "document", .article = "a document",
	.help = "A document that facts are taken from.",
	KEYS(document_keys),
	.size = sizeof(struct document),
};

static const struct key documents_key_table[] = {
	FILE_KEYS,
	{ .name = "documents", .type = KEY_LIST, REQUIRED, AT(documents_file, documents),
	  COUNT_AT(documents_file, document_count), .element = &document_kind, .help = "every document that is cited" },
};

const struct keys documents_keys = {
	.kind = "documents", .article = "the documents file", .help = "Citable documents.", KEYS(documents_key_table),
	.size = sizeof(struct documents_file),
};

static const struct key claim_keys[] = {
	{ .name = "value", .type = KEY_STRING, REQUIRED, AT(claim, value), .help = "what the source says" },
	{ .name = "source", .type = KEY_SOURCE, REQUIRED, AT(claim, source), .help = "citations" },
	{ .name = "holds", .type = KEY_BOOL, AT(claim, holds), .help = "true: the verdict agrees with this claim" },
};

static const struct keys claim_kind = {
	.kind = "claim", .article = "a claim", .help = "What one side of a dispute says.", KEYS(claim_keys),
	.size = sizeof(struct claim),
};

static const struct key dispute_keys[] = {
	{ .name = "id", .type = KEY_STRING, REQUIRED, AT(dispute, id), .help = "the name of the dispute" },
	{ .name = "platform", .type = KEY_STRING, REQUIRED, AT(dispute, platform_id),
	  .help = "the platform it is about" },
	{ .name = "items", .type = KEY_STRINGS, REQUIRED, AT(dispute, items),
	  .help = "the items: box, box.register, box.register.field, box/EVENT, box/EVENT.UMASK or box/METRIC; empty: "
		  "the platform" },
	{ .name = "topic", .type = KEY_STRING, REQUIRED, AT(dispute, topic), .help = "what is in question" },
	{ .name = "values", .type = KEY_LIST, REQUIRED, AT(dispute, claims), COUNT_AT(dispute, claim_count),
	  .element = &claim_kind, .help = "the claims" },
	{ .name = "verdict", .type = KEY_STRING, REQUIRED, AT(dispute, verdict), .help = "what the spec says" },
	{ .name = "reason", .type = KEY_STRING, REQUIRED, AT(dispute, reason), .help = "why" },
	{ .name = "confidence", .type = KEY_WORD, REQUIRED, AT(dispute, confidence), WORDS(confidence_words),
	  .help = "how sure the verdict is" },
};

static const struct keys dispute_kind = {
	.order = ORDER_BY_ID, .kind = "dispute", .article = "a dispute", .help = "A fact on which sources differ.",
	KEYS(dispute_keys),
	.size = sizeof(struct dispute),
};

static const struct key disputes_key_table[] = {
	FILE_KEYS,
	{ .name = "disputes", .type = KEY_LIST, REQUIRED, AT(disputes_file, disputes),
	  COUNT_AT(disputes_file, dispute_count),
	  .element = &dispute_kind, .help = "every known disagreement" },
};

const struct keys disputes_keys = {
	.kind = "disputes", .article = "the disputes file", .help = "Facts on which sources differ.",
	KEYS(disputes_key_table),
	.size = sizeof(struct disputes_file),
};
