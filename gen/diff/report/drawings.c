/* SPDX-License-Identifier: MIT */
/* Draws the registers that have changed. */
#include <stdio.h>

#include "diff/report/parts.h"

struct side_of_layout {
	const struct diff *diff;
	const struct subject *layout;
	bool new;
};

/* Whether the change is about the field, a part of it, or one of its values, on this side. */
static bool is_about(const struct change *change, const struct side_of_layout *side, const struct field *field)
{
	const struct subject *subject = change->subject;
	const struct field *at;

	while (subject != NULL && subject->kind != ITEM_FIELD && subject->kind != ITEM_RESERVED)
		subject = subject->up;
	if (subject == NULL || subject->up != side->layout)
		return false;
	at = side->new ? subject->new : subject->old;
	return at != NULL && (at == field || at->is.part_of == field);
}

static const char *mark_changed(const void *context, const struct field *field)
{
	const struct side_of_layout *side = context;
	const char *mark = NULL;

	for (size_t i = 0; i < side->diff->count; i++) {
		const struct change *change = &side->diff->changes[i];

		if (change_class(change->id) == CLASS_TEXT || !is_about(change, side, field))
			continue;
		if (change->whole && change->subject->kind == ITEM_FIELD && change->subject->new == NULL)
			return "gone";
		if (change->whole && change->subject->kind == ITEM_FIELD && change->subject->old == NULL)
			return "new";
		mark = "moved";
	}
	return mark;
}

static const char *mark_nothing(const void *context, const struct field *field)
{
	(void)field;
	return context;
}

/* Opens the figure, whose caption names all registers with these bits. */
static void open_figure(struct doc *doc, const struct diff *diff, const struct subject *subject, size_t index)
{
	struct text caption = { 0 };

	text_add(&caption, subject_path(diff->arena, subject));
	for (size_t i = 1; i < subject->reg_count; i++) {
		const struct reg *reg = subject->regs[i].new != NULL ? subject->regs[i].new : subject->regs[i].old;

		text_join(&caption, i == 1 ? "; also " : ", ", reg->id, "");
	}
	doc_figure(doc, report_drawing_id(diff->arena, index), text_string(&caption));
	text_free(&caption);
}

static void put_side(struct doc *doc, const char *title, const struct layout *layout, mark_field *mark,
		     const void *context)
{
	char label[32];

	snprintf(label, sizeof label, "Bits %s", title);
	doc_drawing(doc, &(struct doc_bits){ layout, title, label, mark, context });
}

static void put_layout(struct doc *doc, const struct diff *diff, const struct subject *subject)
{
	const struct side_of_layout old = { diff, subject, false }, new = { diff, subject, true };

	put_side(doc, "before", subject->old, mark_changed, &old);
	put_side(doc, "after", subject->new, mark_changed, &new);
}

static void put_register(struct doc *doc, const struct subject *subject)
{
	const struct reg *reg = subject->new != NULL ? subject->new : subject->old;
	const char *title = subject->new != NULL ? "new" : "gone";

	put_side(doc, title, reg->is.layout, mark_nothing, title);
}

static const struct subject *layout_of(const struct change *change)
{
	const struct subject *subject = change->subject;

	while (subject != NULL && subject->kind != ITEM_LAYOUT)
		subject = subject->up;
	return change_class(change->id) != CLASS_TEXT ? subject : NULL;
}

static bool is_whole_register(const struct change *change)
{
	return change->whole && change->subject->kind == ITEM_REGISTER &&
	       (change->subject->old == NULL || change->subject->new == NULL);
}

size_t report_drawing_of(const struct diff *diff, size_t index)
{
	const struct subject *layout = layout_of(&diff->changes[index]);

	if (layout == NULL)
		return is_whole_register(&diff->changes[index]) ? index : SIZE_MAX;
	for (size_t i = 0; i < index; i++)
		if (layout_of(&diff->changes[i]) == layout)
			return i;
	return index;
}

const char *report_drawing_id(struct arena *arena, size_t index)
{
	char id[24];
	int length = snprintf(id, sizeof id, "d%zu", index);

	return arena_copy(arena, id, (size_t)length);
}

void report_drawing(struct doc *doc, const struct diff *diff, size_t index)
{
	const struct subject *layout = layout_of(&diff->changes[index]);
	const struct subject *subject = layout != NULL ? layout : diff->changes[index].subject;

	open_figure(doc, diff, subject, index);
	if (layout != NULL)
		put_layout(doc, diff, subject);
	else
		put_register(doc, subject);
	doc_end(doc);
}
