/* SPDX-License-Identifier: MIT */
/* Implements uncoregen why and uncoregen disputes: where a fact comes from, which sources disagree, what is wrong. */
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

static void put_platform(struct doc *doc, const struct platform *platform)
{
	const struct disputes *disputes = &platform->disputes;
	struct text title = { 0 };

	if (disputes->count == 0)
		return;
	text_printf(&title, "%s: %zu", platform->id, disputes->count);
	doc_section(doc, platform->id, text_string(&title));
	text_free(&title);
	for (size_t i = 0; i < disputes->count; i++) {
		doc_article(doc, disputes->at[i].id, disputes->at[i].id);
		doc_sentence(doc, disputes->at[i].topic);
		doc_facts(doc);
		doc_fact_items(doc, "about", &disputes->at[i].items, disputes->at[i].is.items);
		doc_end(doc);
		about_dispute(doc, &disputes->at[i]);
		doc_end(doc);
	}
	doc_end(doc);
}

static bool put_named(struct doc *doc, const struct model *model, const char *id)
{
	const struct platform *platform = the_platform(model, id, "disputes");

	if (platform != NULL)
		put_platform(doc, platform);
	return platform != NULL;
}

int run_disputes(const struct options *options)
{
	struct spec spec = { .overlay = options->overlay };
	struct text out = { 0 };
	struct doc doc = { .writer = &doc_markdown_writer, .out = &out, .model = &spec.model };
	bool good = load_checked(&spec, options->spec, FORMAT_TEXT);

	if (good) {
		text_add(&out,
			 "# Disputes\n\nThe facts on which sources differ: each claim, what the spec says, and why.\n"
			 "`uncoregen why ITEM` prints the disputes about one item.\n");
		for (size_t i = 0; i < options->platforms.count; i++)
			good = put_named(&doc, &spec.model, options->platforms.at[i]) && good;
		for (size_t i = 0; options->platforms.count == 0 && i < spec.model.platform_count; i++)
			put_platform(&doc, &spec.model.platforms[i]);
	}
	doc_free(&doc);
	spec_free(&spec);
	if (good)
		return print_out(&out);
	text_free(&out);
	return EXIT_BAD;
}
