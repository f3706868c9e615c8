/* SPDX-License-Identifier: MIT */
/* Prints what uncore search found as JSON. */
#include "base/keys/macros.h"
#include "cli/common/output.h"
#include "cli/search/report.h"

/* clang-format off */

static const struct key reason_keys[] = {
	{ .name = "asked", STRING(reason_record, asked), REQUIRED, .help = "words of the question" },
	{ .name = "found", STRING(reason_record, found), REQUIRED, .help = "what stands for them here" },
	{ .name = "place", STRING(reason_record, place), WORDS(search_place_words), REQUIRED,
	  .help = "where it stands" },
	{ .name = "whole", STRING(reason_record, name), NULLABLE,
	  .help = "of another name: the whole of it; null elsewhere" },
	{ .name = "how", STRING(reason_record, how), WORDS(search_how_words), REQUIRED,
	  .help = "form: a plural, a number after it or another ending; begins: a longer word" },
};
static const struct keys reason_kind = { "reason", "a reason", "Why the row was found.", KEYS(reason_keys),
	.size = sizeof(struct reason_record), .bare = true };

static const struct key row_keys[] = {
	{ .name = "kind", STRING(row_record, kind), WORDS(search_kind_words), REQUIRED, .help = "what it is" },
	{ .name = "name", STRING(row_record, name), REQUIRED,
	  .help = "GROUP, box/METRIC, EVENT, EVENT.UMASK, box, box.register, box.register.field or "
		  "box.register.field=value" },
	{ .name = "box", STRING(row_record, box), NULLABLE, .help = "id of the box type; null: a group" },
	{ .name = "platforms", STRINGS(row_record, platforms), REQUIRED, .help = "ids of those that have it" },
	{ .name = "text", STRING(row_record, text), REQUIRED, .help = "one sentence; empty: none is known" },
	{ .name = "evidence", STRING(row_record, evidence), REQUIRED, .help = "what the facts about it rest on" },
	{ .name = "command", STRING(row_record, command), REQUIRED, .help = "the command line to type next" },
	{ .name = "alike", COUNT(row_record, alike), REQUIRED,
	  .help = "rows left out that differ from it in numbers only" },
	{ .name = "reasons", LIST(row_record, reasons, reason_count), .element = &reason_kind, REQUIRED,
	  .help = "for each idea of the question that the row has" },
};
static const struct keys row_kind = { "row", "a row", "Something that the question is about.", KEYS(row_keys),
	.size = sizeof(struct row_record), .bare = true };

static const struct key asked_keys[] = {
	{ .name = "asked", STRING(asked_record, asked), REQUIRED, .help = "words of the question" },
	{ .name = "instead", STRING(asked_record, instead), NULLABLE,
	  .help = "the near word that was searched for, as nothing has the word; null: none" },
	{ .name = "known", BOOL(asked_record, is_known), REQUIRED,
	  .help = "false: nothing has it, and nothing is near" },
};
static const struct keys asked_kind = { "idea", "an idea",
	"An idea of the question: a word, or some that mean one thing.",
	KEYS(asked_keys), .size = sizeof(struct asked_record), .bare = true };

static const struct key search_keys[] = {
	OUTPUT_SCHEMA_KEY,
	{ .name = "asked", LIST(search_record, asked, asked_count), .element = &asked_kind, REQUIRED,
	  .help = "the ideas of the question" },
	{ .name = "total", COUNT(search_record, total), REQUIRED, .help = "rows without the limit of --rows" },
	{ .name = "rows", LIST(search_record, rows, count), .element = &row_kind, REQUIRED, .help = "the best first" },
};
static const struct keys search_kind = { "search", "the output of uncore search --format json",
	"One document: what the question is about.", KEYS(search_keys),
	.size = sizeof(struct search_record), .bare = true };

/* clang-format on */

static const struct keys *const kinds[] = { &search_kind };

const struct format search_format = { .name = "search",
				      .command = "uncore search",
				      .title = "the output of uncore search --format json",
				      .kinds = kinds,
				      .kind_count = 1 };

void print_search_json(const struct search_record *record)
{
	print_json_of(&search_kind, record, true);
}
