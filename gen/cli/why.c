/* SPDX-License-Identifier: MIT */
/* uncoregen why and uncoregen disputes: where a fact comes from, and who disagrees. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cli/pipeline.h"
#include "cli/why.h"
#include "model/lookup.h"
#include "model/metric.h"

#define WORD_(id, word, help) word,

static const char *const access_words[] = { UNCORE_ACCESS(WORD_) };
static const char *const evidence_words[] = { UNCORE_EVIDENCE(WORD_) };
static const char *const confidence_words[] = { "high", "medium", "low" };

void why_about(struct out *out, const struct about *about)
{
	if (about->text != NULL)
		out_printf(out, "  %s\n", about->text);
	out_printf(out, "  source:   %s\n  evidence: %s\n", about->source, evidence_words[about->evidence]);
	if (about->elsewhere)
		out_text(out, "  Only that document has it; the platform's own guide does not.\n");
}

static void print_field(struct out *out, const struct item *item)
{
	const struct field *field = item->field;

	out_printf(out, "%s %s.%s.%s: %s, bits %u:%u, %s", item->platform->id, item->box->id, item->reg->id, field->id,
		   field->name, field->hi, field->lo, access_words[field->access]);
	if (field->has_reset)
		out_printf(out, ", reset 0x%" PRIx64, field->reset);
	out_char(out, '\n');
	why_about(out, &field->about);
}

static void print_event(struct out *out, const struct item *item)
{
	const struct event *event = item->event;

	out_printf(out, "%s %s/%s", item->platform->id, item->box->id, event->name);
	if (item->umask != NULL)
		out_printf(out, ".%s", item->umask->name);
	out_char(out, ':');
	for (size_t i = 0; i < event->select_count; i++)
		out_printf(out, " %s=0x%" PRIx64, event->select[i].field_id, event->select[i].value);
	for (size_t i = 0; i < event->default_count; i++)
		out_printf(out, "%s %s=0x%" PRIx64, i == 0 ? ", unless said otherwise" : "",
			   event->defaults[i].field_id, event->defaults[i].value);
	if (item->umask != NULL)
		out_printf(out, " %s=0x%" PRIx64, event->umask_field_id != NULL ? event->umask_field_id : "umask",
			   item->umask->value);
	out_text(out, ", counters");
	for (size_t i = 0; i < event->counters.count; i++)
		out_printf(out, " %" PRIu64, event->counters.at[i]);
	out_char(out, '\n');
	why_about(out, item->umask != NULL ? &item->umask->about : &event->about);
	if (event->unprogrammable != NULL || (item->umask != NULL && item->umask->unprogrammable != NULL))
		out_printf(out, "  It cannot be programmed: %s\n",
			   event->unprogrammable != NULL ? event->unprogrammable : item->umask->unprogrammable);
}

static void print_item(struct out *out, const struct model *model, const struct item *item)
{
	if (item->metric != NULL) {
		why_metric(out, model, item);
	} else if (item->event != NULL) {
		print_event(out, item);
	} else if (item->field != NULL) {
		print_field(out, item);
	} else if (item->reg != NULL) {
		out_printf(out, "%s %s.%s: %s, %u bits\n", item->platform->id, item->box->id, item->reg->id,
			   item->reg->name != NULL ? item->reg->name : item->reg->names.at[0],
			   item->reg->layout->width);
		why_about(out, &item->reg->about);
	} else {
		out_printf(out, "%s %s: %s\n", item->platform->id, item->box->id, item->box->title);
		why_about(out, &item->box->about);
	}
}

static void print_dispute(struct out *out, const struct dispute *dispute)
{
	out_printf(out, "  disputed: %s (%s)\n", dispute->topic, dispute->id);
	for (size_t i = 0; i < dispute->claim_count; i++)
		out_printf(out, "    %s%s\n      says %s\n", dispute->claims[i].value,
			   dispute->claims[i].holds ? "  (holds)" : "", dispute->claims[i].source);
	out_printf(out, "    verdict, with %s confidence: %s\n    because %s\n", confidence_words[dispute->confidence],
		   dispute->verdict, dispute->reason);
}

/* A dispute about a register touches its fields, one about an event its umasks, and the other way round. */
bool why_touches(const struct item *item, const struct dispute *dispute, const char *path)
{
	struct event_ref event;
	struct field_ref ref;

	if (dispute->platform != item->platform)
		return false;
	if (item->metric != NULL)
		return find_metric_path(item->platform, path) == item->metric;
	if (strchr(path, '/') != NULL)
		return item->event != NULL && find_event_path(item->platform, path, &event) &&
		       event.event == item->event &&
		       (event.umask == NULL || item->umask == NULL || event.umask == item->umask);
	if (item->event != NULL || find_path(item->platform, path, &ref) != PATH_OK || ref.box != item->box)
		return false;
	return ref.reg == item->reg && (ref.field == NULL || item->field == NULL || ref.field == item->field);
}

static void print_disputes_of(struct out *out, const struct model *model, const struct item *item)
{
	for (size_t i = 0; i < model->dispute_count; i++) {
		const struct dispute *dispute = &model->disputes[i];

		for (size_t n = 0; n < dispute->items.count; n++) {
			if (!why_touches(item, dispute, dispute->items.at[n]))
				continue;
			print_dispute(out, dispute);
			break;
		}
	}
}

static bool same(const char *id, const char *text, size_t length)
{
	return strlen(id) == length && strncasecmp(id, text, length) == 0;
}

static bool match_umask(struct item *item, const char *name)
{
	for (size_t i = 0; i < item->event->umask_count; i++)
		if (strcasecmp(item->event->umasks[i].name, name) == 0) {
			item->umask = &item->event->umasks[i];
			return true;
		}
	return false;
}

/* An event by its own name, whatever the case, with or without a umask. */
static bool match_event(struct item *item, const struct box *box, const char *word)
{
	size_t length = strcspn(word, ".");

	for (size_t i = 0; box->events != NULL && i < box->events->count; i++) {
		if (!same(box->events->at[i].name, word, length))
			continue;
		item->box = box;
		item->event = &box->events->at[i];
		return word[length] == '\0' || match_umask(item, word + length + 1);
	}
	return false;
}

static bool match_register_name(struct item *item, const struct box *box, const char *word)
{
	for (size_t i = 0; i < box->reg_count; i++) {
		if (box->regs[i].name == NULL || strcasecmp(box->regs[i].name, word) != 0)
			continue;
		item->box = box;
		item->reg = &box->regs[i];
		return true;
	}
	return false;
}

static bool find_item(struct item *item, const struct platform *platform, const char *word)
{
	struct event_ref event;
	struct field_ref ref;

	*item = (struct item){ .platform = platform };
	if (find_path(platform, word, &ref) == PATH_OK) {
		*item = (struct item){ .platform = platform, .box = ref.box, .reg = ref.reg, .field = ref.field };
		return true;
	}
	if (strchr(word, '/') != NULL && find_event_path(platform, word, &event)) {
		*item = (struct item){
			.platform = platform, .box = event.box, .event = event.event, .umask = event.umask
		};
		return true;
	}
	for (size_t i = 0; i < platform->box_count; i++)
		if (match_event(item, &platform->boxes[i], word) ||
		    match_register_name(item, &platform->boxes[i], word))
			return true;
	return false;
}

/* The box is named as for events; without one the name is that of every box's metric. */
static bool is_metric(const struct metric *metric, const char *word)
{
	const char *slash = strchr(word, '/');

	if (slash == NULL)
		return strcasecmp(metric->name, word) == 0;
	return same(metric->box->id, word, (size_t)(slash - word)) && strcasecmp(metric->name, slash + 1) == 0;
}

static void print_found(struct out *out, const struct model *model, const struct item *item)
{
	out_text(out, out->length != 0 ? "\n" : "");
	print_item(out, model, item);
	print_disputes_of(out, model, item);
}

static void print_metrics(struct out *out, const struct model *model, const struct platform *platform, const char *word)
{
	const struct metrics *metrics = platform->metrics;

	for (size_t i = 0; metrics != NULL && i < metrics->count; i++) {
		const struct metric *metric = &metrics->at[i];

		if (is_metric(metric, word))
			print_found(out, model,
				    &(struct item){ .platform = platform, .box = metric->box, .metric = metric });
	}
}

static void print_all(struct out *out, const struct model *model, const char *word)
{
	for (size_t i = 0; i < model->platform_count; i++) {
		struct item item;

		if (find_item(&item, &model->platforms[i], word))
			print_found(out, model, &item);
		print_metrics(out, model, &model->platforms[i], word);
	}
}

int run_why(const struct options *options)
{
	struct spec spec = { 0 };
	struct out out = { 0 };
	bool good;

	if (options->only == NULL) {
		fputs("uncoregen why: of what? Name a box, register, field, event or metric; see: uncoregen why --help\n",
		      stderr);
		return EXIT_BAD;
	}
	good = load_checked(&spec, options);
	if (good)
		print_all(&out, &spec.model, options->only);
	spec_free(&spec);
	if (!good)
		return EXIT_BAD;
	if (out.length != 0)
		return print_out(&out);
	fprintf(stderr,
		"uncoregen why: nothing is called \"%s\"; try box.register.field, or the name of an event or metric\n",
		options->only);
	return EXIT_FOUND;
}

static void markdown_dispute(struct out *out, const struct dispute *dispute)
{
	out_printf(out, "\n### %s\n\n%s\n\n", dispute->id, dispute->topic);
	if (dispute->items.count != 0)
		out_text(out, "About ");
	for (size_t i = 0; i < dispute->items.count; i++)
		out_printf(out, "%s`%s`", i == 0 ? "" : ", ", dispute->items.at[i]);
	out_text(out, dispute->items.count != 0 ? ".\n\n" : "");
	out_text(out, "| says (bold: holds) | source |\n|---|---|\n");
	for (size_t i = 0; i < dispute->claim_count; i++)
		out_printf(out, "| %s%s%s | %s |\n", dispute->claims[i].holds ? "**" : "", dispute->claims[i].value,
			   dispute->claims[i].holds ? "**" : "", dispute->claims[i].source);
	out_printf(out, "\n**Verdict** (%s confidence): %s. %s\n", confidence_words[dispute->confidence],
		   dispute->verdict, dispute->reason);
}

static void markdown_platform(struct out *out, const struct model *model, const struct platform *platform)
{
	size_t count = 0;

	for (size_t i = 0; i < model->dispute_count; i++)
		count += model->disputes[i].platform == platform;
	if (count == 0)
		return;
	out_printf(out, "\n## %s: %zu\n", platform->id, count);
	for (size_t i = 0; i < model->dispute_count; i++)
		if (model->disputes[i].platform == platform)
			markdown_dispute(out, &model->disputes[i]);
}

int run_disputes(const struct options *options)
{
	struct spec spec = { 0 };
	struct out out = { 0 };
	bool good = load_checked(&spec, options);

	if (good) {
		out_text(
			&out,
			"# Disputes\n\nFacts on which sources differ: who says what, what the spec says, and why. This page is "
			"printed by\n`uncoregen disputes`; `uncoregen why ITEM` answers for one item.\n");
		for (size_t i = 0; i < spec.model.platform_count; i++)
			markdown_platform(&out, &spec.model, &spec.model.platforms[i]);
	}
	spec_free(&spec);
	return good ? print_out(&out) : EXIT_BAD;
}
