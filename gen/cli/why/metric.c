/* SPDX-License-Identifier: MIT */
/* Prints uncoregen why for a metric: its formula, and the sources of its inputs. */
#include <inttypes.h>

#include "cli/why/parts.h"
#include "model/metric.h"

static void print_unit(struct text *out, const struct metric *metric)
{
	text_printf(out, "  unit:     %s", metric->unit_text);
	if (metric->has_min)
		text_printf(out, ", at least %u", metric->min);
	if (metric->has_max)
		text_printf(out, ", at most %u", metric->max);
	text_char(out, '\n');
}

/*
 * Prints an input as a formula names it, with the register of every field:
 * box/EVENT.A|B{register.field=0x1,register.other=$p}.
 */
static void print_name(struct text *out, const struct metric *metric, const struct metric_input *input)
{
	const char *between = ".";

	if (input->event == NULL)
		text_printf(out, "%s:%s", input->box->id, input->group->id);
	else
		text_printf(out, "%s/%s", input->box->id, input->event->name);
	for (size_t i = 0; input->event != NULL && i < input->event->umask_count; i++) {
		if (!(input->umasks >> i & 1))
			continue;
		text_printf(out, "%s%s", between, input->event->umasks[i].name);
		between = "|";
	}
	for (size_t i = 0; i < input->setting_count; i++) {
		const struct metric_setting *setting = &input->settings[i];

		text_printf(out, "%s%s.%s=", i == 0 ? "{" : ",", setting->reg->id, setting->field->id);
		if (setting->parameter < 0)
			text_printf(out, "0x%" PRIx64, setting->value);
		else
			text_printf(out, "$%s", metric->parameters[setting->parameter].id);
	}
	text_add(out, input->setting_count != 0 ? "}\n" : "\n");
}

static void print_origin(struct text *out, const struct about *about)
{
	text_printf(out, "      source:   %s (%s)\n", about->is.source, evidence_words[about->is.evidence]);
}

/* Prints the source of the event if the input has no umask; else those of its umasks, which may inherit the event's. */
static void print_sources(struct text *out, const struct metric_input *input)
{
	const char *last = NULL;

	if (input->event == NULL) {
		text_printf(out, "      source:   %s\n", input->group->is.source);
		return;
	}
	if (input->umasks == 0)
		print_origin(out, &input->event->about);
	for (size_t i = 0; i < input->event->umask_count; i++) {
		const struct about *about = &input->event->umasks[i].about;

		if (!(input->umasks >> i & 1) || about->is.source == last)
			continue;
		print_origin(out, about);
		last = about->is.source;
	}
}

static bool is_input(const struct item *metric, const struct metric_input *input, const struct item *about)
{
	struct item item = { .platform = metric->platform, .box = input->box, .event = input->event };

	if (input->event == NULL)
		return false;
	if (input->umasks == 0)
		return item_touches(&item, about);
	for (size_t i = 0; i < input->event->umask_count; i++) {
		item.umask = &input->event->umasks[i];
		if ((input->umasks >> i & 1) && item_touches(&item, about))
			return true;
	}
	return false;
}

/* Prints the name of a dispute about what is counted. uncoregen why of that item prints all of it. */
static void print_disputed(struct text *out, const struct item *item, const struct metric_input *input)
{
	for (size_t i = 0; i < item->platform->disputes.count; i++) {
		const struct dispute *dispute = &item->platform->disputes.at[i];

		for (size_t n = 0; n < dispute->items.count; n++) {
			if (!is_input(item, input, &dispute->is.items[n]))
				continue;
			text_printf(out, "      disputed: %s; see: uncoregen why %s\n", dispute->id,
				    dispute->items.at[n]);
			break;
		}
	}
}

void why_metric(struct text *out, const struct model *model, const struct item *item)
{
	const struct metric *metric = item->metric;

	text_printf(out, "%s %s/%s: %s\n", item->platform->id, item->box->id, metric->name, metric->title);
	why_about(out, model, &metric->about);
	if (metric->is.shown != NULL)
		text_printf(out, "  formula:  %s\n", metric->is.shown);
	print_unit(out, metric);
	if (metric->passes > 1)
		text_printf(out, "  passes:   %u\n", metric->passes);
	for (size_t i = 0; i < metric->parameter_count; i++)
		text_printf(out, "  $%s: %s\n", metric->parameters[i].id, metric->parameters[i].text);
	for (size_t i = 0; i < metric->is.input_count; i++) {
		text_printf(out, metric->passes > 1 ? "  counts in pass %u: " : "  counts ",
			    metric->is.inputs[i].pass + 1);
		print_name(out, metric, &metric->is.inputs[i]);
		print_sources(out, &metric->is.inputs[i]);
		print_disputed(out, item, &metric->is.inputs[i]);
	}
	if (metric->uncomputable != NULL)
		text_printf(out, "  It cannot be computed: %s\n", metric->uncomputable);
}
