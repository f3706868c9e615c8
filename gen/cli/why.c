/* SPDX-License-Identifier: MIT */
/* Implements uncoregen why: where a fact comes from, which sources disagree, what is wrong. */
#include <stdio.h>

#include "cli/pipeline.h"
#include "cli/why/parts.h"
#include "emit/dump.h"

/* A program reads errata as the dump has them. */
static void put_errata_records(struct json *json, const struct item *item)
{
	const struct errata *errata = item->platform->errata;

	json_open(json, "errata", '[');
	for (size_t i = 0; errata != NULL && i < errata->count; i++)
		if (item_has_erratum(item, &errata->at[i]))
			dump_erratum(json, &errata->at[i]);
	json_close(json, ']');
}

static void put_found(struct doc *doc, struct arena *arena, const struct item *item)
{
	doc_record(doc);
	doc_data(doc, "platform", item->platform->id);
	doc_data(doc, "kind", item_word(item));
	doc_data(doc, "path", item_path(arena, item));
	why_item(doc, item);
	if (item->dispute == NULL && item->erratum == NULL && item->group == NULL)
		about_errata(doc, item);
	if (item->dispute == NULL)
		about_disputes(doc, item, false);
	if (doc->json.out != NULL)
		put_errata_records(&doc->json, item);
	doc_end(doc); /* the article */
	doc_end(doc);
}

static bool is_disputed(const struct item *item)
{
	for (size_t i = 0; item->dispute == NULL && i < item->platform->disputes.count; i++)
		if (item_is_disputed(item, &item->platform->disputes.at[i], false))
			return true;
	return false;
}

static void put_all(struct doc *doc, const struct found *found, const char *word)
{
	struct json *json = doc->json.out != NULL ? &doc->json : NULL;

	if (json != NULL) {
		json_open(json, NULL, '{');
		json_number(json, "schema", 1);
		json_text(json, "asked", word);
	}
	doc_records(doc, "items");
	/* A reader is shown first where sources disagree. */
	for (size_t i = 0; json == NULL && i < found->count; i++)
		if (is_disputed(&found->items[i]))
			put_found(doc, found->arena, &found->items[i]);
	for (size_t i = 0; i < found->count; i++)
		if (json != NULL || !is_disputed(&found->items[i]))
			put_found(doc, found->arena, &found->items[i]);
	doc_end(doc);
	if (json == NULL)
		return;
	json_close_line(json, '}');
	text_char(doc->out, '\n');
}

static int print_all(const struct options *options, const struct model *model)
{
	struct arena arena = { 0 };
	struct found found = { .arena = &arena };
	struct text out = { 0 };
	struct doc doc = { .writer = &doc_text_writer, .out = &out, .model = model, .files = true };

	if (options->format == FORMAT_JSON) {
		doc.writer = &doc_json_writer;
		doc.json = (struct json){ .out = &out, .sparse = true };
	}
	why_find(&found, model, options->platform, options->only);
	put_all(&doc, &found, options->only);
	doc_free(&doc);
	arena_free(&arena);
	if (found.count == 0)
		fprintf(stderr,
			"uncoregen why: no item \"%s\"; try box.register.field, the name of an event, metric or "
			"group, or the id of a dispute or an erratum\n",
			options->only);
	return print_out(&out) != EXIT_GOOD ? EXIT_BAD : found.count != 0 ? EXIT_GOOD : EXIT_FOUND;
}

int run_why(const struct options *options)
{
	struct spec spec = { .overlay = options->overlay };
	int result = EXIT_BAD;

	if (load_checked(&spec, options->spec, FORMAT_TEXT) &&
	    (options->platform == NULL || the_platform(&spec.model, options->platform, "why") != NULL))
		result = print_all(options, &spec.model);
	spec_free(&spec);
	return result;
}
