/* SPDX-License-Identifier: MIT */
/* Emits a platform's page of the manual: what is known of it, from where, and what is not known. */
#include "emit/page/page.h"

#include "model/lookup.h"

#include "model/errata.h"

static void put_head(struct text *out, const struct platform *platform)
{
	text_printf(out, "# %s: %s\n\n", platform->id, platform->title);
	text_printf(
		out,
		"What the spec knows of this platform, from where, and what it does not know. `uncoregen page -p %s` "
		"prints this page. Words: [glossary](../glossary.md).\n",
		platform->id);
	if (platform->text != NULL)
		text_printf(out, "\n%s\n", platform->text);
	if (platform->like != NULL)
		text_printf(out, "\nIt is described as what differs from [%s](%s.md).\n", platform->like,
			    platform->like);
}

static void put_cpuid(struct text *out, const struct cpuid *cpuid)
{
	text_printf(out, "| %u | 0x%x | ", cpuid->family, cpuid->model);
	if (cpuid->steppings.count == 0)
		text_add(out, "all");
	else
		text_printf(out, "%u to %u", cpuid->is.stepping_lo, cpuid->is.stepping_hi);
	if (cpuid->cache_level != 0)
		text_printf(out, ", with a cache of level %u", cpuid->cache_level);
	text_printf(out, " | %s | ", cpuid->variant_id != NULL ? cpuid->variant_id : "");
	page_cell(out, cpuid->source);
	text_add(out, " |\n");
}

static void put_identification(struct text *out, const struct platform *platform)
{
	text_add(out,
		 "\n## Identification\n\n| family | model | steppings | variant | source |\n|---|---|---|---|---|\n");
	for (size_t i = 0; i < platform->cpuid_count; i++)
		put_cpuid(out, &platform->cpuids[i]);
	if (platform->cores != 0)
		text_printf(out, "\nThe largest package has %u cores, of %u logical CPUs each.\n", platform->cores,
			    platform->threads != 0 ? platform->threads : 1);
	if (platform->sockets == NULL)
		return;
	text_printf(out, "\nPCI buses are matched to sockets by `%s`. %s\n",
		    socket_method_words[platform->sockets->method],
		    platform->sockets->text != NULL ? platform->sockets->text : "");
}

static void put_groups(struct text *out, const struct box *box)
{
	for (size_t i = 0; i < box->counter_count; i++) {
		const struct counters *group = &box->counters[i];

		text_printf(out, "%s%u %s of %u bits", i > 0 ? ", " : "", group->is.data->count,
			    counter_kind_words[group->kind], group->width);
	}
	text_add(out, box->counter_count == 0 ? "none" : "");
}

static void put_box(struct text *out, const struct box *box)
{
	size_t msrs = 0, functions = 0, events = 0, umasks = 0;

	for (size_t i = 0; i < box->reg_count; i++) {
		msrs += box->regs[i].is.space == SPACE_MSR;
		functions += box->regs[i].is.space == SPACE_PCI;
	}
	for (size_t i = 0; box->events != NULL && i < box->events->count; i++) {
		events++;
		umasks += box->events->at[i].umask_count;
	}
	text_printf(out, "| `%s` | %s | %u | %s | ", box->id, box->title, box->instances,
		    instance_rule_helps[box->is.presence]);
	put_groups(out, box);
	text_printf(out, " | %s%s%s | %zu | %zu |\n", msrs != 0 ? "MSR" : "", msrs != 0 && functions != 0 ? ", " : "",
		    functions != 0 ? "PCI" : "", events, umasks);
}

static void put_boxes(struct text *out, const struct platform *platform)
{
	text_add(out,
		 "\n## Boxes\n\n"
		 "| box | what it is | instances on the largest part | which a part has | counters | access | events | "
		 "umasks |\n|---|---|---|---|---|---|---|---|\n");
	for (size_t i = 0; i < platform->box_count; i++)
		put_box(out, &platform->boxes[i]);
}

static void put_disputes(struct text *out, const struct disputes *disputes)
{
	text_add(out, "\n## Disputes\n\n");
	if (disputes->count == 0) {
		text_add(out, "None is listed.\n");
		return;
	}
	text_add(out,
		 "Where sources differ, and what the spec says. `uncoregen why ID` prints who says what, and why.\n\n"
		 "| dispute | topic | verdict | confidence |\n|---|---|---|---|\n");
	for (size_t i = 0; i < disputes->count; i++) {
		const struct dispute *dispute = &disputes->at[i];

		text_printf(out, "| `%s` | ", dispute->id);
		page_cell(out, dispute->topic);
		text_add(out, " | ");
		page_cell(out, dispute->verdict);
		text_printf(out, " | %s |\n", confidence_words[dispute->confidence]);
	}
}

void emit_page(const struct model *model, const struct platform *platform, struct text *out)
{
	put_head(out, platform);
	put_identification(out, platform);
	put_boxes(out, platform);
	page_groups(out, platform);
	page_evidence(out, platform);
	page_documents(out, model, platform);
	put_disputes(out, &platform->disputes);
	page_errata(out, platform);
	page_names(out, model, platform);
	page_unknown(out, platform);
}

static void put_row(struct text *out, const struct platform *platform)
{
	size_t events = 0, umasks = 0;

	for (size_t b = 0; b < platform->box_count; b++) {
		const struct events *of = platform->boxes[b].events;

		events += of != NULL ? of->count : 0;
		for (size_t i = 0; of != NULL && i < of->count; i++)
			umasks += of->at[i].umask_count;
	}
	text_printf(out, "| [%s](%s.md) | %s | %zu | %zu | %zu | %zu |\n", platform->id, platform->id, platform->title,
		    platform->box_count, events, umasks, platform->errata != NULL ? platform->errata->count : 0);
}

void emit_page_index(struct arena *arena, const struct model *model, struct text *out)
{
	const struct platform **platforms = platforms_newest_first(arena, model);

	text_add(out,
		 "# Platforms\n\nA page for each: what is known of it, from where, and what is not known. "
		 "`uncoregen page` prints this page. Words: [glossary](../glossary.md).\n\n"
		 "| platform | processors | boxes | events | umasks | errata |\n|---|---|---|---|---|---|\n");
	for (size_t i = 0; i < model->platform_count; i++)
		put_row(out, platforms[i]);
}
