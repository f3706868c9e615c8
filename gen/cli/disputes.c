/* SPDX-License-Identifier: MIT */
/* Implements uncoregen disputes: the facts on which sources differ, or those on which another project is wrong. */
#include <stdio.h>

#include "base/words.h"
#include "cli/pipeline.h"
#include "doc/about/about.h"
#include "model/lookup.h"

/* What is printed, and how much of it there was. */
struct printed {
	struct doc *doc;
	const char *upstream; /* NULL: all disputes */
	size_t count;
};

static void put_dispute(struct doc *doc, const struct dispute *dispute)
{
	doc_record(doc);
	doc_article(doc, dispute->id, dispute->id);
	doc_sentence(doc, dispute->topic);
	doc_facts(doc);
	doc_fact_items(doc, "about", &dispute->items, dispute->is.items);
	doc_end(doc);
	about_dispute(doc, dispute);
	doc_end(doc);
	doc_end(doc);
}

static bool is_asked(const struct printed *printed, const struct dispute *dispute)
{
	return printed->upstream == NULL || dispute_corrects(printed->doc, dispute, printed->upstream);
}

static void put_platform(struct printed *printed, const struct platform *platform)
{
	const struct disputes *disputes = &platform->disputes;
	struct text title = { 0 };
	size_t count = 0;

	for (size_t i = 0; i < disputes->count; i++)
		count += is_asked(printed, &disputes->at[i]);
	printed->count += count;
	if (count == 0)
		return;
	text_printf(&title, "%s: %zu", platform->id, count);
	doc_section(printed->doc, platform->id, text_string(&title));
	text_free(&title);
	for (size_t i = 0; i < disputes->count; i++) {
		if (!is_asked(printed, &disputes->at[i]))
			continue;
		if (printed->upstream != NULL)
			about_correction(printed->doc, &disputes->at[i], printed->upstream);
		else
			put_dispute(printed->doc, &disputes->at[i]);
	}
	doc_end(printed->doc);
}

static void put_platforms(struct printed *printed, const struct options *options)
{
	const struct model *model = printed->doc->model;

	doc_records(printed->doc, "disputes");
	for (size_t i = 0; i < options->platforms.count; i++)
		put_platform(printed, find_platform(model, options->platforms.at[i]));
	for (size_t i = 0; options->platforms.count == 0 && i < model->platform_count; i++)
		put_platform(printed, &model->platforms[i]);
	doc_end(printed->doc);
}

/* ---- heads ---- */

static void put_title(struct doc *doc, const char *upstream)
{
	struct text lead = { 0 };

	if (upstream == NULL)
		text_add(&lead, "The facts on which sources differ: each claim, what the spec says, and why.");
	else
		text_printf(&lead, "Values of %s that do not hold: what %s has and where, what the spec says, and why.",
			    upstream, upstream);
	text_add(doc->out, doc->writer == &doc_markdown_writer ? "# Disputes\n\n" : "");
	doc_lead(doc, text_string(&lead));
	text_free(&lead);
	if (upstream != NULL)
		return;
	doc_paragraph(doc);
	doc_code(doc, "uncoregen why ITEM");
	doc_text(doc, " prints the disputes about one item.");
	doc_end(doc);
}

static void put_json(struct printed *printed, const struct options *options)
{
	struct json *json = &printed->doc->json;

	*json = (struct json){ .out = printed->doc->out, .sparse = true };
	json_open(json, NULL, '{');
	json_number(json, "schema", 1);
	json_text(json, "upstream", printed->upstream);
	put_platforms(printed, options);
	json_close_line(json, '}');
	text_char(printed->doc->out, '\n');
}

static void put_text(struct printed *printed, const struct options *options)
{
	put_title(printed->doc, printed->upstream);
	put_platforms(printed, options);
	if (printed->count != 0)
		return;
	doc_paragraph(printed->doc);
	doc_text(printed->doc, printed->upstream == NULL ? "Sources differ on nothing." :
							   "No dispute says that a value of it does not hold.");
	doc_end(printed->doc);
}

/* ---- the command ---- */

static bool are_platforms(const struct model *model, const struct strings *ids)
{
	for (size_t i = 0; i < ids->count; i++)
		if (the_platform(model, ids->at[i], "disputes") == NULL)
			return false;
	return true;
}

/* Without documents.json nothing is known of projects, but then the spec has errors. */
static bool is_project(const struct model *model, const char *project)
{
	struct arena arena = { 0 };
	struct strings projects;
	struct text known = { 0 };

	for (size_t i = 0; i < model->document_count; i++)
		if (document_is_of(&model->documents[i], project))
			return true;
	projects = projects_of(&arena, model);
	if (!add_near_names(&known, project, &projects))
		for (size_t i = 0; i < projects.count; i++)
			text_join(&known, i == 0 ? "; it has " : ", ", projects.at[i], "");
	fprintf(stderr, "uncoregen disputes: documents.json has no code or data of a project \"%s\"%s\n", project,
		text_string(&known));
	text_free(&known);
	arena_free(&arena);
	return false;
}

int run_disputes(const struct options *options)
{
	static const struct doc_writer *const writers[] = {
		[FORMAT_TEXT] = &doc_text_writer,
		[FORMAT_JSON] = &doc_json_writer,
		[FORMAT_MARKDOWN] = &doc_markdown_writer,
	};
	struct spec spec = { .overlay = options->overlay };
	struct text out = { 0 };
	struct doc doc = { .writer = writers[options->format], .out = &out, .model = &spec.model };
	struct printed printed = { .doc = &doc, .upstream = options->upstream };
	bool good = load_checked(&spec, options->spec, FORMAT_TEXT) &&
		    are_platforms(&spec.model, &options->platforms) &&
		    (options->upstream == NULL || is_project(&spec.model, options->upstream));

	if (good && options->format == FORMAT_JSON)
		put_json(&printed, options);
	else if (good)
		put_text(&printed, options);
	doc_free(&doc);
	spec_free(&spec);
	if (good)
		return print_out(&out);
	text_free(&out);
	return EXIT_BAD;
}
