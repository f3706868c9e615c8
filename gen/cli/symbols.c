/* SPDX-License-Identifier: MIT */
/* uncoregen symbols: every C symbol of the generated headers, as the emitters report it. */
#include "emit/symbols.h"

#include <stdio.h>

#include "base/json_write.h"
#include "cli/pipeline.h"
#include "model/lookup.h"

static void put_json(struct json *json, struct arena *arena, const struct symbol *symbol)
{
	const char *item = symbol_item_word(&symbol->of);

	json_open_line(json, NULL, '{');
	json_text(json, "name", symbol->name);
	json_text(json, "kind", symbol_kind_word(symbol->kind));
	json_text(json, "header", symbol->header);
	json_text(json, "item", item);
	json_text(json, "path", item != NULL ? symbol_item_path(arena, &symbol->of) : NULL);
	json_text(json, "signature", symbol->signature);
	json_text(json, "value", symbol->value);
	json_close(json, '}');
}

static void print_json(const struct symbols *symbols, struct text *out)
{
	struct json json = { .out = out, .sparse = true };

	json_open(&json, NULL, '{');
	json_number(&json, "schema", 1);
	json_open_line(&json, "symbols", '[');
	for (size_t i = 0; i < symbols->count; i++)
		put_json(&json, symbols->arena, &symbols->at[i]);
	json_close_line(&json, ']');
	json_close_line(&json, '}');
	text_char(out, '\n');
}

static const char *or_dash(const char *text)
{
	return text != NULL ? text : "-";
}

/* No text has a tab: the emitters report each on one line, with single spaces. */
static void print_text(const struct symbols *symbols, struct text *out)
{
	for (size_t i = 0; i < symbols->count; i++) {
		const struct symbol *symbol = &symbols->at[i];
		const char *item = symbol_item_word(&symbol->of);

		text_join(out, symbol->name, "\t", symbol_kind_word(symbol->kind));
		text_join(out, "\t", symbol->header, "\t");
		text_join(out, or_dash(item), "\t", item != NULL ? symbol_item_path(symbols->arena, &symbol->of) : "-");
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
	struct spec spec = { .overlay = options->overlay };
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
