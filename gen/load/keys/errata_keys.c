/* SPDX-License-Identifier: MIT */
/* Lists the keys of errata files: what is wrong with a processor, where, and what to do. */
#include "model/errata.h"

#include "load/keys/key_macros.h"
#include "load/keys/spec_keys.h"

/* Tables are read by column, not by statement. */
/* clang-format off */

static const struct key erratum_keys[] = {
	{ .name = "id", REQUIRED, STRING(erratum, id),
	  .help = "as its document prints it; where it has no number there, a name of ours in small letters" },
	{ .name = "title", REQUIRED, STRING(erratum, title),
	  HEADER_FACT("title", "title-changed", 2),
	  .help = "a few words of our own" },
	{ .name = "items", REQUIRED, DISTINCT_STRINGS(erratum, item_paths),
	  .help = "what it is about: box, box.register, box.register.field, box/EVENT or box/EVENT.UMASK; empty: the "
		  "platform" },
	{ .name = "effect", REQUIRED, WORD(erratum, effect), WORDS(erratum_effect_words),
	  HEADER_FACT("effect", "erratum-effect", 1),
	  .help = "what it does to the count" },
	{ .name = "variants", DISTINCT_STRINGS(erratum, variants.ids),
	  HEADER_FACT("variants", "erratum-where", 1),
	  .help = "the variants of the platform that have it; all where left out" },
	{ .name = "stepping", BY_CODE, ONE_OR_NUMBERS(erratum, steppings), .max = STEPPING_MAX,
	  .help = "the stepping that has it, or the first and the last; where left out, the source names none, and "
		  "each is taken to have it" },
	{ .name = "fixed_in", NUMBER(erratum, fixed_in), HAS_AT(erratum, has_fixed_in), RANGE(1, STEPPING_MAX),
	  HEADER_FACT("fixed in stepping", "erratum-where", 1),
	  .help = "the first stepping that no longer has it" },
	{ .name = "way_around", STRING(erratum, way_around),
	  HEADER_FACT("way around", "text-changed", 2),
	  .help = "what to do, one sentence of our own" },
	{ .name = "avoided", BOOL(erratum, avoided),
	  HEADER_FACT("avoided", "erratum-effect", 1),
	  .help = "true: the counters, steps and fields of the spec keep clear of it, so a session does not meet it" },
	{ .name = "instead", DISTINCT_STRINGS(erratum, instead_paths),
	  .help = "box/EVENT or box/EVENT.UMASK to count instead" },
	{ .name = "evidence", BY_CODE, REQUIRED, WORD(erratum, about.evidence),
	  WORDS(evidence_words), .fallback = -1,
	  .help = "how well it is supported" },
	{ .name = "source", BY_CODE, REQUIRED, SOURCE(erratum, about.source),
	  .help = "citations, each beginning with a document id" },
	{ .name = "text", BY_CODE, REQUIRED, STRING(erratum, about.text),
	  HEADER_FACT("text", "text-changed", 4),
	  .help = "what happens, one sentence of our own" },
};

const struct keys erratum_kind = {
	.order = ORDER_BY_ID, .kind = "erratum", .article = "an erratum",
	.help = "Something that a processor does otherwise than its documents say.",
	KEYS(erratum_keys), .size = sizeof(struct erratum),
};

static const struct key errata_key_table[] = {
	FILE_KEYS,
	{ .name = "platform", REQUIRED, ID(errata, platform_id), .help = "its platform" },
	LIKE_KEYS(errata, "a platform"),
	{ .name = "errata", REQUIRED, LIST(errata, at, count), .element = &erratum_kind,
	  .help = "every known erratum that concerns what is counted" },
};

const struct keys errata_keys = {
	.kind = "errata", .article = "an errata file", .help = "What is wrong with the processors of a platform.",
	KEYS(errata_key_table), .size = sizeof(struct errata),
};
