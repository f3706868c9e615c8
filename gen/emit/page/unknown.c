/* SPDX-License-Identifier: MIT */
/* Lists what no source says of a platform, what was carried over from another, and what was never tried. */
#include "emit/page/page.h"

#include "model/events.h"

enum { NAMED_MOST = 40 }; /* more names than this are only counted */

/* A list of names, which are counted from some number on. */
struct name_list {
	struct text names;
	size_t count;
};

static void add_name(struct name_list *list, const char *before, const char *name)
{
	if (list->count++ < NAMED_MOST)
		text_printf(&list->names, "%s`%s%s`", list->count > 1 ? ", " : "", before, name);
}

static void put_names(struct text *out, const char *box, const char *what, struct name_list *list)
{
	if (list->count != 0) {
		text_printf(out, "- %s, %zu %s: %s", box, list->count, what, text_string(&list->names));
		if (list->count > NAMED_MOST)
			text_printf(out, " and %zu more", list->count - NAMED_MOST);
		text_add(out, "\n");
	}
	text_free(&list->names);
	*list = (struct name_list){ .count = 0 };
}

static void put_registers(struct text *out, const struct box *box, int evidence)
{
	struct name_list list = { .count = 0 };

	for (size_t i = 0; i < box->reg_count; i++)
		if (box->regs[i].about.is.evidence == evidence)
			add_name(&list, "", box->regs[i].id);
	put_names(out, box->id, list.count == 1 ? "register" : "registers", &list);
}

static void put_fields(struct text *out, const struct box *box, int evidence)
{
	struct name_list list = { .count = 0 };
	struct text layout = { 0 };

	for (size_t i = 0; i < box->layout_count; i++) {
		text_cut(&layout, 0);
		text_printf(&layout, "%s.", box->layouts[i].id);
		for (size_t f = 0; f < box->layouts[i].is.field_count; f++) {
			const struct field *field = &box->layouts[i].is.fields[f];

			if (!field_is_reserved(field) && field->about.is.evidence == evidence)
				add_name(&list, text_string(&layout), field->id);
		}
	}
	text_free(&layout);
	put_names(out, box->id, list.count == 1 ? "field" : "fields", &list);
}

static void put_events(struct text *out, const struct box *box, int evidence)
{
	struct name_list list = { .count = 0 };
	struct text name = { 0 };

	for (size_t i = 0; box->events != NULL && i < box->events->count; i++) {
		const struct event *event = &box->events->at[i];
		bool whole = event->about.is.evidence == evidence;

		if (whole)
			add_name(&list, "", event->name);
		text_cut(&name, 0);
		text_printf(&name, "%s.", event->name);
		for (size_t u = 0; u < event->umask_count && !whole; u++)
			if (event->umasks[u].about.is.evidence == evidence)
				add_name(&list, text_string(&name), event->umasks[u].name);
	}
	text_free(&name);
	put_names(out, box->id, list.count == 1 ? "event" : "events", &list);
}

static void put_evidence(struct text *out, const struct platform *platform, int evidence, const char *head)
{
	size_t before;

	text_add(out, head);
	before = out->length;
	for (size_t b = 0; b < platform->box_count; b++) {
		put_registers(out, &platform->boxes[b], evidence);
		put_fields(out, &platform->boxes[b], evidence);
		put_events(out, &platform->boxes[b], evidence);
	}
	if (out->length == before)
		text_add(out, "Nothing.\n");
}

static void put_nowhere(struct text *out, const struct platform *platform)
{
	for (size_t b = 0; b < platform->box_count; b++) {
		struct name_list list = { .count = 0 };
		const struct box *box = &platform->boxes[b];

		for (size_t i = 0; i < box->reg_count; i++)
			if (box->regs[i].is.space == SPACE_UNKNOWN)
				add_name(&list, "", box->regs[i].id);
		put_names(out, box->id, "without an address", &list);
		for (size_t i = 0; box->events != NULL && i < box->events->count; i++)
			if (box->events->at[i].unprogrammable != NULL)
				add_name(&list, "", box->events->at[i].name);
		put_names(out, box->id, "that cannot be programmed", &list);
		for (size_t i = 0; box->events != NULL && i < box->events->count; i++)
			if (box->events->at[i].is.doubtful)
				add_name(&list, "", box->events->at[i].name);
		put_names(out, box->id, "about which sources differ, with an uncertain verdict", &list);
	}
}

void page_unknown(struct doc *doc, const struct platform *platform)
{
	struct text *out = doc->out;

	text_add(out,
		 "\n## What is not known\n\n"
		 "**Nothing on this page was run on such a processor by us.** The facts come from the documents above; "
		 "code was tested on a simulator that is made from the same facts.\n");
	put_evidence(out, platform, UNCORE_EVIDENCE_UNKNOWN, "\n### What no source documents\n\n");
	put_nowhere(out, platform);
	put_evidence(out, platform, UNCORE_EVIDENCE_INFERRED,
		     "\n### What one driver or tool alone says, or was carried over from a sibling\n\n");
}
