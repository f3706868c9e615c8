/* SPDX-License-Identifier: MIT */
/* uncoregen why for programs: spec/schema/why.schema.json describes it. */
#include "cli/why.h"

#include <inttypes.h>

#include "base/json_write.h"
#include "model/metric.h"

static const char *kind_of_item(const struct item *item)
{
	if (item->dispute != NULL)
		return "dispute";
	if (item->metric != NULL)
		return "metric";
	if (item->event != NULL)
		return item->umask != NULL ? "umask" : "event";
	return item->field != NULL ? "field" : item->reg != NULL ? "register" : "box";
}

const char *why_path(struct arena *arena, const struct item *item)
{
	if (item->dispute != NULL)
		return item->dispute->id;
	if (item->metric != NULL)
		return arena_printf(arena, "%s/%s", item->box->id, item->metric->name);
	if (item->event != NULL)
		return arena_printf(arena, "%s/%s%s%s", item->box->id, item->event->name,
				    item->umask != NULL ? "." : "", item->umask != NULL ? item->umask->name : "");
	return arena_printf(arena, "%s%s%s%s%s", item->box->id, item->reg != NULL ? "." : "",
			    item->reg != NULL ? item->reg->id : "", item->field != NULL ? "." : "",
			    item->field != NULL ? item->field->id : "");
}

const struct about *why_about_of(const struct item *item)
{
	if (item->dispute != NULL)
		return NULL;
	if (item->metric != NULL)
		return &item->metric->about;
	if (item->event != NULL)
		return item->umask != NULL ? &item->umask->about : &item->event->about;
	return item->field != NULL ? &item->field->about : item->reg != NULL ? &item->reg->about : &item->box->about;
}

static void put_sources(struct json *json, struct arena *arena, const struct model *model, const char *source)
{
	struct citation citation;

	dump_open(json, "sources", '[', false);
	while (why_citation(model, &source, &citation)) {
		dump_open(json, NULL, '{', false);
		dump_string(json, "citation", arena_copy(arena, citation.text, citation.length));
		if (citation.document != NULL) {
			dump_string(json, "document", citation.document->id);
			dump_string(json, "title", citation.document->title);
			dump_string(json, "revision", citation.document->revision);
			dump_string(json, "url", citation.document->url);
		}
		dump_close(json, '}', false);
	}
	dump_close(json, ']', false);
}

static void put_dispute(struct json *json, struct arena *arena, const struct model *model,
			const struct dispute *dispute)
{
	dump_open(json, NULL, '{', true);
	dump_string(json, "id", dispute->id);
	dump_string(json, "platform", dispute->platform_id);
	dump_string(json, "topic", dispute->topic);
	dump_strings(json, "items", &dispute->items);
	dump_open(json, "claims", '[', false);
	for (size_t i = 0; i < dispute->claim_count; i++) {
		dump_open(json, NULL, '{', false);
		dump_string(json, "value", dispute->claims[i].value);
		dump_bool(json, "holds", dispute->claims[i].holds);
		put_sources(json, arena, model, dispute->claims[i].source);
		dump_close(json, '}', false);
	}
	dump_close(json, ']', false);
	dump_string(json, "verdict", dispute->verdict);
	dump_string(json, "confidence", why_confidence_words[dispute->confidence]);
	dump_string(json, "reason", dispute->reason);
	dump_close(json, '}', false);
}

static void put_item(struct json *json, struct arena *arena, const struct model *model, const struct item *item)
{
	const struct about *about = why_about_of(item);

	dump_open(json, NULL, '{', true);
	if (item->platform != NULL)
		dump_string(json, "platform", item->platform->id);
	dump_string(json, "kind", kind_of_item(item));
	dump_string(json, "path", why_path(arena, item));
	if (about != NULL) {
		dump_string(json, "text", about->text);
		dump_string(json, "evidence", why_evidence_words[about->evidence]);
		dump_bool(json, "elsewhere", about->elsewhere);
		put_sources(json, arena, model, about->source);
	}
	dump_open(json, "disputes", '[', false);
	for (size_t i = 0; i < model->dispute_count; i++)
		if (item->dispute != NULL ? item->dispute == &model->disputes[i] :
					    why_is_about(item, &model->disputes[i]))
			put_dispute(json, arena, model, &model->disputes[i]);
	dump_close(json, ']', false);
	dump_close(json, '}', false);
}

void why_json(struct text *out, const struct model *model, const struct found *found, const char *word)
{
	struct json json = { .out = out };

	dump_open(&json, NULL, '{', false);
	dump_number(&json, "schema", 1);
	dump_string(&json, "asked", word);
	dump_open(&json, "items", '[', true);
	for (size_t i = 0; i < found->count; i++)
		put_item(&json, found->arena, model, &found->items[i]);
	dump_close(&json, ']', found->count != 0);
	dump_close(&json, '}', true);
	text_char(out, '\n');
}
