/* SPDX-License-Identifier: MIT */
/* Implements uncoregen symbols: prints every C symbol of the generated headers, as the emitters report it. */
#include "emit/symbols.h"

#include <stdio.h>

#include "base/keys/macros.h"
#include "base/keys/write.h"
#include "cli/pipeline.h"

struct symbol_record {
	const char *name, *kind, *header, *item, *path, *signature, *value;
};

struct symbols_record {
	struct symbol_record *symbols;
	size_t count;
};

/* clang-format off */

#define ITEM_WORD_(member, word) word,
#define KIND_WORD_(id, word) word,
static const char *const kind_words[] = { SYMBOL_KINDS(KIND_WORD_) };
static const char *const item_words[] = { ITEM_PARTS(ITEM_WORD_) };

static const struct key symbol_keys[] = {
	{ .name = "name", VALUE_ID(symbol_record, name), REQUIRED,
	  .help = "the headers keep one that ends in an underscore for themselves" },
	{ .name = "kind", STRING(symbol_record, kind), WORDS(kind_words), REQUIRED, .help = "of the definition" },
	{ .name = "header", STRING(symbol_record, header), REQUIRED,
	  .help = "that defines it, as a program includes it" },
	{ .name = "item", STRING(symbol_record, item), WORDS(item_words),
	  .help = "what it is about; left out where it is about nothing of the spec" },
	{ .name = "path", STRING(symbol_record, path),
	  .help = "of the item: platform/box.register.field.value, platform/box/EVENT.UMASK, ..." },
	{ .name = "signature", STRING(symbol_record, signature),
	  .help = "how a program calls it, or what a type holds: NAME(r, v), struct NAME { uint32_t raw; }; left out "
		  "where the name is all" },
	{ .name = "value", STRING(symbol_record, value),
	  .help = "a macro's replacement, an enumerator's number or a function's body, as in the header, on one line; "
		  "left out of types, enums and guards" },
};
static const struct keys symbol_kind = { "symbol", "a symbol", "A C symbol of the generated headers.",
	KEYS(symbol_keys), .size = sizeof(struct symbol_record), .bare = true };

static const struct key document_keys[] = {
	{ .name = "schema", VERSION(1), REQUIRED, .help = "version of the format: 1" },
	{ .name = "symbols", LIST(symbols_record, symbols, count), .element = &symbol_kind, REQUIRED,
	  .help = "in the order of the headers; no two have the same name" },
};
const struct keys symbols_keys = { "uncoregen symbols", "the output of uncoregen symbols --format json",
	"One document: every C symbol of the generated headers.", KEYS(document_keys),
	.size = sizeof(struct symbols_record), .bare = true };

/* clang-format on */

static struct symbol_record record_of(struct arena *arena, const struct symbol *symbol)
{
	const char *item = item_word(&symbol->of);

	return (struct symbol_record){ .name = symbol->name,
				       .kind = symbol_kind_word(symbol->kind),
				       .header = symbol->header,
				       .item = item,
				       .path = item != NULL ? item_full_path(arena, &symbol->of) : NULL,
				       .signature = symbol->signature,
				       .value = symbol->value };
}

/* Each symbol on a line. */
static void print_json(const struct symbols *symbols, struct text *out)
{
	struct json json = { .out = out };

	json_open(&json, NULL, '{');
	json_number(&json, "schema", 1);
	json_open_line(&json, "symbols", '[');
	for (size_t i = 0; i < symbols->count; i++) {
		struct symbol_record record = record_of(symbols->arena, &symbols->at[i]);

		json_open_line(&json, NULL, '{');
		write_members(&json, &symbol_kind, &record);
		json_close(&json, '}');
	}
	json_close_line(&json, ']');
	json_close_line(&json, '}');
	text_char(out, '\n');
}

static const char *or_dash(const char *text)
{
	return text != NULL ? text : "-";
}

/* Prints a table with tabs. No text contains one: the emitters report each on one line, with single spaces. */
static void print_text(const struct symbols *symbols, struct text *out)
{
	for (size_t i = 0; i < symbols->count; i++) {
		const struct symbol *symbol = &symbols->at[i];
		const char *item = item_word(&symbol->of);

		text_join(out, symbol->name, "\t", symbol_kind_word(symbol->kind));
		text_join(out, "\t", symbol->header, "\t");
		text_join(out, or_dash(item), "\t", item != NULL ? item_full_path(symbols->arena, &symbol->of) : "-");
		text_join(out, "\t", or_dash(symbol->signature), "\t");
		text_join(out, or_dash(symbol->value), "\n", "");
	}
}

static void list_platform(struct symbols *symbols, const struct platform *platform)
{
	symbols_of_platform(symbols, platform);
	for (size_t i = 0; i < platform->box_count; i++)
		symbols_of_box(symbols, &platform->boxes[i]);
}

static bool list_symbols(struct symbols *symbols, const struct model *model, const char *id)
{
	const struct platform *platform = id != NULL ? the_platform(model, id, "symbols") : NULL;

	if (id != NULL) {
		if (platform != NULL)
			list_platform(symbols, platform);
		return platform != NULL;
	}
	symbols_of_shared(symbols);
	for (size_t i = 0; i < model->platform_count; i++)
		list_platform(symbols, &model->platforms[i]);
	return true;
}

int run_symbols(const struct options *options)
{
	struct spec spec = { .overlay = options->overlay, .only = options->platform };
	struct symbols symbols = { .arena = &spec.arena };
	struct text out = { 0 };
	bool good;

	good = load_checked(&spec, options->spec, FORMAT_TEXT) &&
	       list_symbols(&symbols, &spec.model, options->platform);
	if (good && options->format == FORMAT_JSON)
		print_json(&symbols, &out);
	else if (good)
		print_text(&symbols, &out);
	spec_free(&spec);
	return good ? print_out(&out) : EXIT_BAD;
}
