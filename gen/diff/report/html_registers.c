/* SPDX-License-Identifier: MIT */
/* Draws the registers that have changed. */
#include <string.h>

#include "diff/report/html.h"
#include "draw/bit_drawing.h"

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

static void put_registers(struct text *out, const struct subject *subject)
{
	for (size_t i = 1; i < subject->reg_count; i++) {
		const struct reg *reg = subject->regs[i].new != NULL ? subject->regs[i].new : subject->regs[i].old;

		text_add(out, i == 1 ? "; also " : ", ");
		html_text(out, reg->id);
	}
}

static void open_figure(struct text *out, struct arena *arena, const struct subject *subject, size_t index)
{
	text_printf(out, "<figure id=\"d%zu\"><figcaption><code>", index);
	html_breakable(out, subject_path(arena, subject));
	text_add(out, "</code>");
	put_registers(out, subject);
	text_add(out, "</figcaption>");
}

static void put_side(struct text *out, const char *title, const struct layout *layout, mark_field *mark,
		     const void *context)
{
	text_printf(out,
		    "<div class=\"side\"><span>%s</span><div class=\"scroll\" role=\"group\" tabindex=\"0\" "
		    "aria-label=\"Bits %s\">",
		    title, title);
	svg_bits(out, layout, title, mark, context);
	text_add(out, "</div></div>");
}

static void put_layout(struct text *out, const struct diff *diff, const struct subject *subject, size_t index)
{
	const struct side_of_layout old = { diff, subject, false }, new = { diff, subject, true };

	open_figure(out, diff->arena, subject, index);
	put_side(out, "before", subject->old, mark_changed, &old);
	put_side(out, "after", subject->new, mark_changed, &new);
	text_add(out, "</figure>\n");
}

static void put_register(struct text *out, const struct diff *diff, const struct subject *subject, size_t index)
{
	const struct reg *reg = subject->new != NULL ? subject->new : subject->old;

	open_figure(out, diff->arena, subject, index);
	put_side(out, subject->new != NULL ? "new" : "gone", reg->is.layout, mark_nothing,
		 subject->new != NULL ? "new" : "gone");
	text_add(out, "</figure>\n");
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

size_t html_drawing_of(const struct diff *diff, size_t index)
{
	const struct subject *layout = layout_of(&diff->changes[index]);

	if (layout == NULL)
		return is_whole_register(&diff->changes[index]) ? index : SIZE_MAX;
	for (size_t i = 0; i < index; i++)
		if (layout_of(&diff->changes[i]) == layout)
			return i;
	return index;
}

void html_drawing(struct text *out, const struct diff *diff, size_t index)
{
	const struct subject *layout = layout_of(&diff->changes[index]);

	if (layout != NULL)
		put_layout(out, diff, layout, index);
	else
		put_register(out, diff, diff->changes[index].subject, index);
}

void html_drawing_key(struct text *out)
{
	text_add(out,
		 "<p class=\"key\">In drawings: <span class=\"gone\">gone</span> "
		 "<span class=\"moved\">differs</span> <span class=\"new\">new</span></p>\n");
}
