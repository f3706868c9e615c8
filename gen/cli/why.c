/* SPDX-License-Identifier: MIT */
/* Implements uncoregen why and uncoregen disputes: where a fact comes from, which sources disagree, what is wrong. */
#include <inttypes.h>
#include <stdio.h>

#include "cli/pipeline.h"
#include "cli/why/parts.h"
#include "model/metric.h"

static void print_field(struct text *out, const struct model *model, const struct item *item)
{
	const struct field *field = item->field;

	text_printf(out, "%s %s.%s.%s: %s, bits %s, %s", item->platform->id, item->box->id, item->reg->id, field->id,
		    field->is.name, spell_mask(field->bits).at, access_words[field->is.access]);
	if (field->has_reset)
		text_printf(out, ", reset 0x%" PRIx64, field->reset);
	text_char(out, '\n');
	why_about(out, model, &field->about);
}

static void print_event(struct text *out, const struct model *model, const struct item *item)
{
	const struct event *event = item->event;

	text_printf(out, "%s %s/%s", item->platform->id, item->box->id, event->name);
	if (item->umask != NULL)
		text_printf(out, ".%s", item->umask->name);
	text_char(out, ':');
	for (size_t i = 0; i < event->select_count; i++)
		text_printf(out, " %s=0x%" PRIx64, event->select[i].field_id, event->select[i].is.value);
	for (size_t i = 0; i < event->default_count; i++)
		text_printf(out, "%s %s=0x%" PRIx64, i == 0 ? ", unless said otherwise" : "",
			    event->defaults[i].field_id, event->defaults[i].is.value);
	if (item->umask != NULL)
		text_printf(out, " %s=0x%" PRIx64, event->umask_field_id != NULL ? event->umask_field_id : "umask",
			    item->umask->value);
	for (size_t i = 0; item->umask != NULL && i < item->umask->set_count; i++)
		text_printf(out, " %s=0x%" PRIx64, item->umask->set[i].field_id, item->umask->set[i].is.value);
	text_add(out, ", counters");
	for (size_t i = 0; i < event->counters.count; i++)
		text_printf(out, " %" PRIu64, event->counters.at[i]);
	text_char(out, '\n');
	why_about(out, model, item->umask != NULL ? &item->umask->about : &event->about);
	if (event->unprogrammable != NULL || (item->umask != NULL && item->umask->unprogrammable != NULL))
		text_printf(out, "  It cannot be programmed: %s\n",
			    event->unprogrammable != NULL ? event->unprogrammable : item->umask->unprogrammable);
}

static void print_claims(struct text *out, const struct dispute *dispute)
{
	for (size_t i = 0; i < dispute->claim_count; i++)
		text_printf(out, "    %s%s\n      says %s\n", dispute->claims[i].value,
			    dispute->claims[i].holds ? "  (holds)" : "", dispute->claims[i].source);
	text_printf(out, "    verdict, with %s confidence: %s\n    because %s\n", confidence_words[dispute->confidence],
		    dispute->verdict, dispute->reason);
}

static void print_dispute(struct text *out, const struct dispute *dispute)
{
	text_printf(out, "%s dispute %s: %s\n", dispute->is.platform->id, dispute->id, dispute->topic);
	for (size_t i = 0; i < dispute->items.count; i++)
		text_printf(out, "  about:    %s\n", dispute->items.at[i]);
	print_claims(out, dispute);
}

/* What it counts, and how to read it. */
static void print_group(struct text *out, const struct model *model, const struct item *item)
{
	const struct stat_group *group = item->group;

	text_printf(out, "%s group %s\n", item->platform->id, group->name);
	why_about(out, model, &group->about);
	for (size_t i = 0; i < group->is.count; i++)
		text_printf(out, "  counts:   %s\n", group->is.items[i].text);
	text_printf(out, "  lines:    %s\n", group_by_helps[group->by]);
	if (group->limit != NULL)
		text_printf(out, "  limit:    by %s, near from %" PRIu64 " %%, half used from %" PRIu64 " %%\n",
			    group->limit, group->near, group->half);
	text_printf(out, "  reading:  %s\n", group->reading);
}

void why_item(struct text *out, const struct model *model, const struct item *item)
{
	if (item->dispute != NULL) {
		print_dispute(out, item->dispute);
	} else if (item->erratum != NULL) {
		why_erratum(out, model, item);
	} else if (item->group != NULL) {
		print_group(out, model, item);
	} else if (item->metric != NULL) {
		why_metric(out, model, item);
	} else if (item->event != NULL) {
		print_event(out, model, item);
	} else if (item->field != NULL) {
		print_field(out, model, item);
	} else if (item->reg != NULL) {
		text_printf(out, "%s %s.%s: %s, %u bits\n", item->platform->id, item->box->id, item->reg->id,
			    item->reg->name != NULL ? item->reg->name : item->reg->names.at[0],
			    item->reg->is.layout->width);
		why_about(out, model, &item->reg->about);
	} else {
		text_printf(out, "%s %s: %s\n", item->platform->id, item->box->id, item->box->title);
		why_about(out, model, &item->box->about);
	}
}

static void print_found(struct text *out, const struct model *model, const struct item *item)
{
	text_add(out, out->length != 0 ? "\n" : "");
	why_item(out, model, item);
	if (item->dispute == NULL && item->erratum == NULL && item->group == NULL)
		why_errata(out, item);
	for (size_t i = 0; item->dispute == NULL && i < item->platform->disputes.count; i++) {
		const struct dispute *dispute = &item->platform->disputes.at[i];

		if (!item_is_disputed(item, dispute, false))
			continue;
		text_printf(out, "  disputed: %s (%s)\n", dispute->topic, dispute->id);
		print_claims(out, dispute);
	}
}

static int print_all(const struct options *options, const struct model *model)
{
	struct arena arena = { 0 };
	struct found found = { .arena = &arena };
	struct text out = { 0 };
	bool any;

	why_find(&found, model, options->only);
	any = found.count != 0;
	if (options->format == FORMAT_JSON)
		why_json(&out, model, &found, options->only);
	for (size_t i = 0; options->format == FORMAT_TEXT && i < found.count; i++)
		print_found(&out, model, &found.items[i]);
	arena_free(&arena);
	if (!any)
		fprintf(stderr,
			"uncoregen why: no item \"%s\"; try box.register.field, the name of an event, metric or "
			"group, or the id of a dispute or an erratum\n",
			options->only);
	return print_out(&out) != EXIT_GOOD ? EXIT_BAD : any ? EXIT_GOOD : EXIT_FOUND;
}

int run_why(const struct options *options)
{
	struct spec spec = { .overlay = options->overlay };
	int result = EXIT_BAD;

	if (load_checked(&spec, options->spec, FORMAT_TEXT))
		result = print_all(options, &spec.model);
	spec_free(&spec);
	return result;
}

static void markdown_dispute(struct text *out, const struct dispute *dispute)
{
	text_printf(out, "\n### %s\n\n%s\n\n", dispute->id, dispute->topic);
	if (dispute->items.count != 0)
		text_add(out, "About ");
	for (size_t i = 0; i < dispute->items.count; i++)
		text_printf(out, "%s`%s`", i == 0 ? "" : ", ", dispute->items.at[i]);
	text_add(out, dispute->items.count != 0 ? ".\n\n" : "");
	text_add(out, "| says (bold: holds) | source |\n|---|---|\n");
	for (size_t i = 0; i < dispute->claim_count; i++)
		text_printf(out, "| %s%s%s | %s |\n", dispute->claims[i].holds ? "**" : "", dispute->claims[i].value,
			    dispute->claims[i].holds ? "**" : "", dispute->claims[i].source);
	text_printf(out, "\n**Verdict** (%s confidence): %s. %s\n", confidence_words[dispute->confidence],
		    dispute->verdict, dispute->reason);
}

static void markdown_platform(struct text *out, const struct platform *platform)
{
	if (platform->disputes.count == 0)
		return;
	text_printf(out, "\n## %s: %zu\n", platform->id, platform->disputes.count);
	for (size_t i = 0; i < platform->disputes.count; i++)
		markdown_dispute(out, &platform->disputes.at[i]);
}

static bool put_named(struct text *out, const struct model *model, const char *id)
{
	const struct platform *platform = the_platform(model, id, "disputes");

	if (platform != NULL)
		markdown_platform(out, platform);
	return platform != NULL;
}

int run_disputes(const struct options *options)
{
	struct spec spec = { .overlay = options->overlay };
	struct text out = { 0 };
	bool good = load_checked(&spec, options->spec, FORMAT_TEXT);

	if (good) {
		text_add(&out,
			 "# Disputes\n\nThe facts on which sources differ: each claim, what the spec says, and why.\n"
			 "`uncoregen why ITEM` prints the disputes about one item.\n");
		for (size_t i = 0; i < options->platforms.count; i++)
			good = put_named(&out, &spec.model, options->platforms.at[i]) && good;
		for (size_t i = 0; options->platforms.count == 0 && i < spec.model.platform_count; i++)
			markdown_platform(&out, &spec.model.platforms[i]);
	}
	spec_free(&spec);
	if (good)
		return print_out(&out);
	text_free(&out);
	return EXIT_BAD;
}
