/* SPDX-License-Identifier: MIT */
/* Writes uncoregen why for a metric: its formula, and the sources of its inputs. */
#include <inttypes.h>

#include "cli/why/parts.h"
#include "model/metric.h"

static void put_unit(struct doc *doc, const struct metric *metric)
{
	doc_fact(doc, "unit");
	doc_text(doc, metric->unit_text);
	if (metric->has_min)
		doc_format(doc, DOC_PLAIN, ", at least %u", metric->min);
	if (metric->has_max)
		doc_format(doc, DOC_PLAIN, ", at most %u", metric->max);
	doc_end(doc);
}

/*
 * Spells an input as a formula names it, with the register of every field:
 * box/EVENT.A|B{register.field=0x1,register.other=$p}.
 */
static void spell_name(struct text *out, const struct metric *metric, const struct metric_input *input)
{
	if (input->event == NULL)
		text_join(out, input->box->id, ":", input->group->id);
	else
		text_join(out, input->box->id, "/", input->event->name);
	for (size_t i = 0; i < input->umask_count; i++)
		text_join(out, i == 0 ? "." : "|", "", input->umasks[i]->name);
	for (size_t i = 0; i < input->setting_count; i++) {
		const struct metric_setting *setting = &input->settings[i];

		text_printf(out, "%s%s.%s=", i == 0 ? "{" : ",", setting->reg->id, setting->field->id);
		if (setting->parameter < 0)
			text_printf(out, "0x%" PRIx64, setting->value);
		else
			text_printf(out, "$%s", metric->parameters[setting->parameter].id);
	}
	text_add(out, input->setting_count != 0 ? "}" : "");
}

static void put_source(struct doc *doc, const char *source, const char *evidence)
{
	doc_next_line(doc);
	doc_text(doc, "source: ");
	doc_cite(doc, source);
	if (evidence != NULL)
		doc_format(doc, DOC_PLAIN, " (%s)", evidence);
}

/* Writes the source of the event if the input has no umask; else those of its umasks, which may inherit the event's. */
static void put_sources(struct doc *doc, const struct metric_input *input)
{
	const struct event *event = input->event;
	const char *last = NULL;

	if (event == NULL)
		put_source(doc, input->group->is.source, NULL);
	else if (input->umask_count == 0)
		put_source(doc, event->about.is.source, evidence_words[event->about.is.evidence]);
	for (size_t i = 0; i < input->umask_count; i++) {
		const struct about *about = &input->umasks[i]->about;

		if (about->is.source == last)
			continue;
		put_source(doc, about->is.source, evidence_words[about->is.evidence]);
		last = about->is.source;
	}
}

static bool is_input(const struct item *metric, const struct metric_input *input, const struct item *about)
{
	struct item item = { .platform = metric->platform, .box = input->box, .event = input->event };

	if (input->event == NULL)
		return false;
	if (input->umask_count == 0)
		return item_touches(&item, about);
	for (size_t i = 0; i < input->umask_count; i++) {
		item.umask = input->umasks[i];
		if (item_touches(&item, about))
			return true;
	}
	return false;
}

/* Names a dispute about what is counted. uncoregen why of that item prints all of it. */
static void put_disputed(struct doc *doc, const struct item *item, const struct metric_input *input)
{
	for (size_t i = 0; i < item->platform->disputes.count; i++) {
		const struct dispute *dispute = &item->platform->disputes.at[i];

		for (size_t n = 0; n < dispute->items.count; n++) {
			if (!is_input(item, input, &dispute->is.items[n]))
				continue;
			doc_next_line(doc);
			doc_format(doc, DOC_PLAIN, "disputed: %s; see: uncoregen why %s", dispute->id,
				   dispute->items.at[n]);
			break;
		}
	}
}

static void put_input(struct doc *doc, const struct item *item, const struct metric_input *input)
{
	struct text name = { 0 };

	spell_name(&name, item->metric, input);
	doc_item(doc);
	if (item->metric->passes > 1)
		doc_format(doc, DOC_PLAIN, "counts in pass %u: ", input->pass + 1);
	else
		doc_text(doc, "counts ");
	doc_code(doc, text_string(&name));
	put_sources(doc, input);
	put_disputed(doc, item, input);
	doc_end(doc);
	text_free(&name);
}

static void put_facts(struct doc *doc, const struct metric *metric)
{
	struct text label = { 0 };

	doc_facts(doc);
	about_origin(doc, &metric->about);
	doc_fact_code(doc, "formula", metric->is.shown);
	put_unit(doc, metric);
	if (metric->passes > 1) {
		doc_fact(doc, "passes");
		doc_format(doc, DOC_PLAIN, "%u", metric->passes);
		doc_end(doc);
	}
	for (size_t i = 0; i < metric->parameter_count; i++) {
		text_cut(&label, 0);
		text_join(&label, "$", metric->parameters[i].id, "");
		doc_fact_text(doc, text_string(&label), metric->parameters[i].text);
	}
	text_free(&label);
	doc_fact_text(doc, "It cannot be computed", metric->uncomputable);
	doc_end(doc);
}

void why_metric(struct doc *doc, const struct item *item)
{
	const struct metric *metric = item->metric;
	struct text title = { 0 };

	text_printf(&title, "%s %s/%s: %s", item->platform->id, item->box->id, metric->name, metric->title);
	doc_article(doc, NULL, text_string(&title));
	text_free(&title);
	about_text(doc, &metric->about);
	put_facts(doc, metric);
	doc_list(doc, NULL);
	for (size_t i = 0; i < metric->is.input_count; i++)
		put_input(doc, item, &metric->is.inputs[i]);
	doc_end(doc);
}
