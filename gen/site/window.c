/* SPDX-License-Identifier: MIT */
/* Shows where the windows of a box are in memory, and which registers say it. */
#include <inttypes.h>

#include "site/parts.h"

/* The number for an instance: its own, or that of all. */
static uint64_t number_of(const struct numbers *list, unsigned instance)
{
	return list->count == 0 ? 0 : list->at[list->count == 1 ? 0 : instance];
}

static void put_part(struct doc *doc, const struct window_part *part, unsigned instance)
{
	const struct field_ref *ref = &part->is.ref;
	const struct item item = {
		.platform = ref->box->is.platform, .box = ref->box, .reg = ref->reg, .field = ref->field
	};
	struct text name = { 0 };

	text_add(&name, ref->box->id);
	if (ref->box->instances > 1)
		text_dec(&name, instance);
	text_join(&name, ".", ref->reg->id, "");
	if (part->element.count != 0)
		text_printf(&name, "[%" PRIu64 "]", number_of(&part->element, instance));
	text_join(&name, ".", ref->field->id, "");
	doc_cell(doc, NULL);
	doc_link(doc, &item, DOC_CODE, text_string(&name));
	doc_format(doc, DOC_PLAIN, " × 0x%" PRIx64, UINT64_C(1) << part->shift);
	doc_end(doc);
	text_free(&name);
}

static void put_row(struct doc *doc, const struct box *box, const struct window *window, unsigned instance)
{
	doc_row(doc);
	doc_cell(doc, "head");
	doc_format(doc, DOC_PLAIN, "%s %u", box->id, instance);
	doc_end(doc);
	for (size_t i = 0; i < window->part_count; i++)
		put_part(doc, &window->parts[i], instance);
	doc_cell(doc, NULL);
	doc_format(doc, DOC_CODE, "0x%" PRIx64, number_of(&window->offset, instance));
	doc_end(doc);
	doc_end(doc);
}

static void put_sums(struct doc *doc, const struct box *box, const struct window *window, const char *title)
{
	struct text heads = { 0 };

	text_add(&heads, "instance");
	for (size_t i = 0; i < window->part_count; i++)
		text_add(&heads, i == 0 ? "|address" : "|plus");
	text_add(&heads, "|plus");
	doc_table(doc, title, text_string(&heads));
	for (unsigned instance = 0; instance < box->instances; instance++)
		put_row(doc, box, window, instance);
	doc_end(doc);
	text_free(&heads);
}

/* Of a unit that is found. */
static void put_beginning(struct doc *doc, const struct box *box, const struct window *window)
{
	doc_paragraph(doc);
	doc_format(doc, DOC_PLAIN, "In the table of units the box has type %u. The window begins %s.",
		   box->found != NULL ? box->found->type : 0, found_part_helps[window->found]);
	doc_end(doc);
}

static void put_window(struct doc *doc, const struct box *box, const struct window *window)
{
	bool is_found = window->found != UNCORE_FOUND_NOWHERE;
	struct text title = { 0 };

	text_printf(&title, "Window %s: 0x%" PRIx64 " %s", window->id, window->size,
		    is_found ? "bytes or MSRs" : "bytes");
	doc_part(doc, NULL, text_string(&title));
	if (is_found)
		put_beginning(doc, box, window);
	else
		put_sums(doc, box, window, text_string(&title));
	text_free(&title);
	doc_paragraph(doc);
	doc_text(doc, "Source: ");
	doc_cite(doc, window->source);
	doc_end(doc);
	doc_end(doc);
}

void site_windows(struct doc *doc, const struct box *box)
{
	if (box->window_count == 0)
		return;
	doc_section(doc, "windows", "Windows");
	doc_sentence(doc,
		     box->windows[0].found != UNCORE_FOUND_NOWHERE ?
			     "The machine has a table of units in its memory, which says where their registers are." :
			     "The registers of an instance are in memory. The physical address of its window is the "
			     "sum of a row.");
	for (size_t i = 0; i < box->window_count; i++)
		put_window(doc, box, &box->windows[i]);
	doc_end(doc);
}
