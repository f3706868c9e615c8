/* SPDX-License-Identifier: MIT */
/* Lists what no source says of a platform, what was carried over from another, and what was never tried. */
#include "emit/page/page.h"

#include "model/events.h"

enum { NAMED_MOST = 40 }; /* more names than this are only counted */

/* The names of a box, and the list that is open once a box has any. */
struct name_list {
	struct doc *doc;
	const char *names[NAMED_MOST][2]; /* what precedes a dot, or NULL; the name */
	size_t count;
	bool open;
};

static void add_name(struct name_list *list, const char *before, const char *name)
{
	if (list->count < NAMED_MOST) {
		list->names[list->count][0] = before;
		list->names[list->count][1] = name;
	}
	list->count++;
}

static void put_name(struct doc *doc, const char *before, const char *name)
{
	if (before != NULL)
		doc_format(doc, DOC_CODE, "%s.%s", before, name);
	else
		doc_code(doc, name);
}

/* Writes the names, and empties the list for the next ones. */
static void put_names(struct name_list *list, const char *box, const char *one, const char *several)
{
	struct doc *doc = list->doc;

	if (list->count == 0)
		return;
	if (!list->open)
		doc_list(doc, NULL);
	list->open = true;
	doc_item(doc);
	doc_format(doc, DOC_PLAIN, "%s, %zu %s: ", box, list->count, list->count == 1 ? one : several);
	for (size_t i = 0; i < list->count && i < NAMED_MOST; i++) {
		doc_text(doc, i == 0 ? "" : ", ");
		put_name(doc, list->names[i][0], list->names[i][1]);
	}
	if (list->count > NAMED_MOST)
		doc_format(doc, DOC_PLAIN, " and %zu more", list->count - NAMED_MOST);
	doc_end(doc);
	list->count = 0;
}

static void put_registers(struct name_list *list, const struct box *box, int evidence)
{
	for (size_t i = 0; i < box->reg_count; i++)
		if (box->regs[i].about.is.evidence == evidence)
			add_name(list, NULL, box->regs[i].id);
	put_names(list, box->id, "register", "registers");
}

static void put_fields(struct name_list *list, const struct box *box, int evidence)
{
	for (size_t i = 0; i < box->layout_count; i++)
		for (size_t f = 0; f < box->layouts[i].is.field_count; f++) {
			const struct field *field = &box->layouts[i].is.fields[f];

			if (!field_is_reserved(field) && field->about.is.evidence == evidence)
				add_name(list, box->layouts[i].id, field->id);
		}
	put_names(list, box->id, "field", "fields");
}

static void put_events(struct name_list *list, const struct box *box, int evidence)
{
	for (size_t i = 0; box->events != NULL && i < box->events->count; i++) {
		const struct event *event = &box->events->at[i];
		bool whole = event->about.is.evidence == evidence;

		if (whole)
			add_name(list, NULL, event->name);
		for (size_t u = 0; u < event->umask_count && !whole; u++)
			if (event->umasks[u].about.is.evidence == evidence)
				add_name(list, event->name, event->umasks[u].name);
	}
	put_names(list, box->id, "event", "events");
}

static void put_evidence(struct name_list *list, const struct platform *platform, int evidence)
{
	for (size_t b = 0; b < platform->box_count; b++) {
		put_registers(list, &platform->boxes[b], evidence);
		put_fields(list, &platform->boxes[b], evidence);
		put_events(list, &platform->boxes[b], evidence);
	}
}

static bool is_unprogrammable(const struct event *event)
{
	return event->unprogrammable != NULL;
}

static bool is_doubtful(const struct event *event)
{
	return event->is.doubtful;
}

static void put_some_events(struct name_list *list, const struct box *box, bool (*is_one)(const struct event *event),
			    const char *what)
{
	for (size_t i = 0; box->events != NULL && i < box->events->count; i++)
		if (is_one(&box->events->at[i]))
			add_name(list, NULL, box->events->at[i].name);
	put_names(list, box->id, what, what);
}

static void put_nowhere(struct name_list *list, const struct platform *platform)
{
	for (size_t b = 0; b < platform->box_count; b++) {
		const struct box *box = &platform->boxes[b];

		for (size_t i = 0; i < box->reg_count; i++)
			if (box->regs[i].is.space == SPACE_UNKNOWN && box->regs[i].record == NULL)
				add_name(list, NULL, box->regs[i].id);
		put_names(list, box->id, "without an address", "without an address");
		put_some_events(list, box, is_unprogrammable, "that cannot be programmed");
		put_some_events(list, box, is_doubtful, "about which sources differ, with an uncertain verdict");
	}
}

static void put_part(struct doc *doc, const char *title, const struct platform *platform, int evidence)
{
	struct name_list list = { .doc = doc };

	doc_part(doc, NULL, title);
	put_evidence(&list, platform, evidence);
	if (evidence == UNCORE_EVIDENCE_UNKNOWN)
		put_nowhere(&list, platform);
	if (list.open)
		doc_end(doc);
	else
		doc_sentence(doc, "Nothing.");
	doc_end(doc);
}

void page_unknown(struct doc *doc, const struct platform *platform)
{
	doc_section(doc, "unknown", "What is not known");
	doc_paragraph(doc);
	doc_strong(doc, "Nothing on this page was run on such a processor by us.");
	doc_text(doc,
		 " The facts come from the documents above; code was tested on a simulator that is made from the "
		 "same facts.");
	doc_end(doc);
	put_part(doc, "What no source documents", platform, UNCORE_EVIDENCE_UNKNOWN);
	put_part(doc, "What one driver or tool alone says, or was carried over from a sibling", platform,
		 UNCORE_EVIDENCE_INFERRED);
	doc_end(doc);
}
