/* SPDX-License-Identifier: MIT */
/*
 * Adds names.js: pages of the site that uncore search does not look through. They are those of documents, disputes,
 * errata and the manual. The search loads it with the first question.
 */
#include "base/json/write.h"
#include "site/parts.h"

extern const unsigned char embedded_gen_site_live_names_js[];

/* One name: [kind, id, title, address, platform]; platform "": it belongs to none. Empties the address. */
static void put_name(struct json *json, const char *kind, const char *id, const char *title, struct text *url,
		     const char *platform)
{
	text_char(json->out, '\n');
	json_open(json, NULL, '[');
	json_text(json, NULL, kind);
	json_text(json, NULL, id);
	json_text(json, NULL, title);
	json_text(json, NULL, text_string(url));
	json_text(json, NULL, platform);
	json_close(json, ']');
	text_cut(url, 0);
}

static void put_manual(struct json *json, const struct site *site)
{
	struct text url = { 0 };

	for (size_t i = 0; i < site->manual_count; i++) {
		text_add(&url, site->manual[i].path);
		put_name(json, "manual", site->manual[i].path, site->manual[i].title, &url, "");
	}
	text_free(&url);
}

static void put_documents(struct json *json, const struct model *model)
{
	struct text url = { 0 };

	for (size_t i = 0; i < model->document_count; i++) {
		site_url_of_document(&url, &model->documents[i]);
		put_name(json, "document", model->documents[i].id, model->documents[i].title, &url, "");
	}
	text_free(&url);
}

static void put_errata(struct json *json, const struct platform *platform)
{
	struct text url = { 0 };

	for (size_t i = 0; platform->errata != NULL && i < platform->errata->count; i++) {
		const struct erratum *erratum = &platform->errata->at[i];

		site_url_of_erratum(&url, platform, erratum);
		put_name(json, "erratum", erratum->id, erratum->title, &url, platform->id);
	}
	text_free(&url);
}

static void put_disputes(struct json *json, const struct platform *platform)
{
	struct text url = { 0 };

	for (size_t i = 0; i < platform->disputes.count; i++) {
		const struct dispute *dispute = &platform->disputes.at[i];

		site_url_of_dispute(&url, dispute);
		put_name(json, "dispute", dispute->id, dispute->topic, &url, platform->id);
	}
	text_free(&url);
}

void site_names(struct site *site)
{
	struct json json = { .out = outputs_add(site->outputs, "names.js") };

	text_add(json.out, "/* GENERATED from spec/ and docs/ by uncoregen site. */\nreference.names = ");
	json_open(&json, NULL, '[');
	put_manual(&json, site);
	put_documents(&json, site->model);
	for (size_t i = 0; i < site->platform_count; i++)
		put_errata(&json, site->platforms[i]);
	for (size_t i = 0; i < site->model->platform_count; i++)
		put_disputes(&json, &site->model->platforms[i]);
	json_close(&json, ']');
	text_add(json.out, ";\n");
	text_add(json.out, (const char *)embedded_gen_site_live_names_js);
}
