/* SPDX-License-Identifier: MIT */
/* Prints uncoregen why for programs: spec/schema/output/why.schema.json describes it. */
#include "cli/why/parts.h"

#include <inttypes.h>

#include "base/json/write.h"
#include "model/errata.h"
#include "model/lookup.h"
#include "model/metric.h"

static void put_sources(struct json *json, struct arena *arena, const struct model *model, const char *source)
{
	struct citation citation;

	json_open(json, "sources", '[');
	while (why_citation(model, &source, &citation)) {
		json_open(json, NULL, '{');
		json_text(json, "citation", arena_copy(arena, citation.text, citation.length));
		if (citation.document != NULL) {
			json_text(json, "document", citation.document->id);
			json_text(json, "title", citation.document->title);
			json_text(json, "revision", citation.document->revision);
			json_text(json, "url", citation.document->url);
		}
		json_close(json, '}');
	}
	json_close(json, ']');
}

static void put_dispute(struct json *json, struct arena *arena, const struct model *model,
			const struct dispute *dispute)
{
	json_open_line(json, NULL, '{');
	json_text(json, "id", dispute->id);
	json_text(json, "platform", dispute->is.platform->id);
	json_text(json, "topic", dispute->topic);
	json_texts(json, "items", &dispute->items);
	json_open(json, "claims", '[');
	for (size_t i = 0; i < dispute->claim_count; i++) {
		json_open(json, NULL, '{');
		json_text(json, "value", dispute->claims[i].value);
		json_bool(json, "holds", dispute->claims[i].holds);
		put_sources(json, arena, model, dispute->claims[i].source);
		json_close(json, '}');
	}
	json_close(json, ']');
	json_text(json, "verdict", dispute->verdict);
	json_text(json, "confidence", confidence_words[dispute->confidence]);
	json_text(json, "reason", dispute->reason);
	json_close(json, '}');
}

static void put_item(struct json *json, struct arena *arena, const struct model *model, const struct item *item)
{
	const struct about *about = item_about(item);

	json_open_line(json, NULL, '{');
	if (item->platform != NULL)
		json_text(json, "platform", item->platform->id);
	json_text(json, "kind", item_word(item));
	json_text(json, "path", item_path(arena, item));
	if (about != NULL) {
		json_text(json, "text", about->text);
		json_text(json, "as_on", about->is.as_on);
		json_text(json, "corrected", correction_of(about));
		json_text(json, "evidence", evidence_words[about->is.evidence]);
		json_bool(json, "elsewhere", about->is.elsewhere);
		put_sources(json, arena, model, about->is.source);
	}
	json_open(json, "disputes", '[');
	for (size_t i = 0; i < item->platform->disputes.count; i++) {
		const struct dispute *dispute = &item->platform->disputes.at[i];

		if (item->dispute != NULL ? item->dispute == dispute : item_is_disputed(item, dispute, false))
			put_dispute(json, arena, model, dispute);
	}
	json_close(json, ']');
	why_json_errata(json, item);
	json_close(json, '}');
}

void why_json(struct text *out, const struct model *model, const struct found *found, const char *word)
{
	struct json json = { .out = out, .sparse = true };

	json_open(&json, NULL, '{');
	json_number(&json, "schema", 1);
	json_text(&json, "asked", word);
	json_open_line(&json, "items", '[');
	for (size_t i = 0; i < found->count; i++)
		put_item(&json, found->arena, model, &found->items[i]);
	json_close_line(&json, ']');
	json_close_line(&json, '}');
	text_char(out, '\n');
}
