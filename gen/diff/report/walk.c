/* SPDX-License-Identifier: MIT */
/* Walks through the changes of a report, class by class or box by box. */
#include <string.h>

#include "diff/accept/accepted.h"
#include "diff/report/walk.h"

enum { CHANGES_OPEN_MAX = 30, DRAWINGS_SHOWN_MAX = 1 };

static bool is_event(const struct change *change)
{
	return change->subject->kind == ITEM_EVENT || change->subject->kind == ITEM_UMASK;
}

/* Whether two changes are equal except for their places. */
static bool is_equal(const struct change *a, const struct change *b)
{
	return a->id == b->id && a->whole == b->whole && a->subject->kind == b->subject->kind &&
	       (a->whole || (a->fact == b->fact && a->key == b->key)) &&
	       (a->subject->new == NULL) == (b->subject->new == NULL) && lists_equal(&a->old, &b->old) &&
	       lists_equal(&a->new, &b->new) && accepted_alike(a, b);
}

/* ---- tables ---- */

/* Collects the changes from this one on that are equal to it; the group is in the arena. */
static struct group gather(struct walk *walk, size_t first, size_t end)
{
	const struct change *changes = walk->diff->changes;
	struct group group = { .change = &changes[first] };

	group.at = arena_array(walk->diff->arena, end - first, sizeof *group.at);
	for (size_t i = first; i < end; i++) {
		if (walk->told[i] || !is_equal(&changes[first], &changes[i]))
			continue;
		walk->told[i] = true;
		group.at[group.count++] = i;
	}
	return group;
}

/*
 * Writes the drawings that no earlier row has. If there are several, they are folded, because equal changes look alike.
 */
static void put_drawings(struct walk *walk, const struct group *group)
{
	struct doc *doc = walk->doc;
	size_t shown = 0;

	for (size_t i = 0; i < group->count; i++) {
		if (report_drawing_of(walk->diff, group->at[i]) != group->at[i])
			continue;
		if (shown == 0) {
			doc_row(doc);
			doc_cell(doc, "wide");
		}
		if (shown == DRAWINGS_SHOWN_MAX)
			doc_fold(doc, "the other registers", false);
		report_drawing(doc, walk->diff, group->at[i]);
		shown++;
	}
	for (unsigned open = shown > DRAWINGS_SHOWN_MAX ? 3 : shown != 0 ? 2 : 0; open > 0; open--)
		doc_end(doc);
}

/* Changes of events have a table of their own. */
static void put_table(struct walk *walk, size_t first, size_t end, bool events)
{
	const struct change *changes = walk->diff->changes;
	const char *name = events ? "Events" : "Boxes, registers, metrics";
	struct text title = { 0 };
	size_t count = 0;

	for (size_t i = first; i < end; i++)
		count += is_event(&changes[i]) == events;
	if (count == 0)
		return;
	text_printf(&title, "%s: %zu", name, count);
	doc_fold(walk->doc, text_string(&title),
		 change_class(changes[first].id) <= CLASS_BEHAVIOUR || walk->diff->between);
	doc_table(walk->doc, name, "what, and where|change|old \xe2\x86\x92 new|concerns");
	walk->above = (struct effects){ .symbols = { 0 } };
	for (size_t i = first; i < end; i++) {
		struct group group;

		if (walk->told[i] || is_event(&changes[i]) != events)
			continue;
		group = gather(walk, i, end);
		report_change(walk, &group);
		put_drawings(walk, &group);
	}
	doc_end(walk->doc);
	doc_end(walk->doc);
	text_free(&title);
}

/* ---- lists ---- */

static void put_rest(struct doc *doc, size_t count)
{
	doc_item(doc);
	doc_format(doc, DOC_STRONG, "%zu more", count);
	doc_text(doc, " have no room in a comment: see ");
	doc_code(doc, "uncoregen diff");
	doc_end(doc);
}

/* Writes as many changes as there is room for, the gravest first. */
static void put_list(struct walk *walk, size_t first, size_t end)
{
	struct doc *doc = walk->doc;

	doc_list(doc, NULL);
	for (size_t i = first; i < end; i++) {
		size_t before = doc->out->length;

		if (walk->diff->changes[i].as_on != NULL && !walk->form->whole)
			continue;
		report_change(walk, &(struct group){ &walk->diff->changes[i], &i, 1 });
		if (doc->out->length <= walk->form->room)
			continue;
		text_cut(doc->out, before);
		put_rest(doc, end - i);
		break;
	}
	doc_end(doc);
}

/* ---- parts ---- */

static const char *const colors[CLASS_COUNT] = {
	[CLASS_BREAKING] = "\033[31m",
	[CLASS_BEHAVIOUR] = "\033[33m",
	[CLASS_ADDITION] = "\033[32m",
	[CLASS_TEXT] = "\033[2m",
};

/* A section has its meaning below the title. */
static void put_title(struct walk *walk, size_t first, size_t end, bool folds, struct text *title)
{
	enum change_class of = change_class(walk->diff->changes[first].id);
	bool color = walk->report->color;

	if (walk->diff->between) {
		report_box(walk->diff, first, end, title);
		return;
	}
	if (folds)
		text_printf(title, "%zu ", end - first);
	text_printf(title, "%s%s%s", color ? colors[of] : "", class_name(of), color ? "\033[0m" : "");
	if (!walk->form->tables)
		text_join(title, ": ", class_meaning(of), "");
}

static void open_section(struct walk *walk, size_t first, const char *title)
{
	struct doc *doc = walk->doc;

	doc_section(doc, report_part_name(walk->diff, first), title);
	if (walk->diff->between)
		return;
	doc_paragraph(doc);
	doc_aside(doc);
	doc_text(doc, class_meaning(change_class(walk->diff->changes[first].id)));
	doc_end(doc);
	doc_end(doc);
}

static void put_part(struct walk *walk, size_t first, size_t end)
{
	enum change_class of = change_class(walk->diff->changes[first].id);
	bool folds =
		walk->form->folds && (walk->diff->between || of > CLASS_BEHAVIOUR || end - first > CHANGES_OPEN_MAX);
	struct text title = { 0 };

	put_title(walk, first, end, folds, &title);
	if (walk->form->tables)
		open_section(walk, first, text_string(&title));
	else if (folds)
		doc_fold(walk->doc, text_string(&title), false);
	else
		doc_article(walk->doc, report_part_name(walk->diff, first), text_string(&title));
	if (walk->form->tables) {
		put_table(walk, first, end, false);
		put_table(walk, first, end, true);
	} else {
		put_list(walk, first, end);
	}
	doc_end(walk->doc);
	text_free(&title);
}

void report_parts(struct doc *doc, const struct report *report, const struct report_form *form)
{
	const struct diff *diff = report->diff;
	struct walk walk = { .doc = doc, .form = form, .report = report, .diff = diff };

	walk.told = arena_array(diff->arena, diff->count, sizeof *walk.told);
	doc_records(doc, "changes");
	for (size_t first = 0, end; first < diff->count; first = end) {
		end = report_part_end(diff, first);
		put_part(&walk, first, end);
	}
	doc_end(doc);
}
