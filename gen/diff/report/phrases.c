/* SPDX-License-Identifier: MIT */
/* Puts changes, boxes and warnings into words, which all reports share. */
#include <string.h>

#include "diff/report/parts.h"

void report_summary(const struct diff *diff, struct text *out)
{
	enum change_class gravest = diff_gravest(diff);
	const char *comma = "";

	if (gravest == CLASS_COUNT) {
		text_add(out, "no change");
		return;
	}
	for (enum change_class of = CLASS_BREAKING; of < CLASS_COUNT; of++) {
		if (diff->by_class[of] == 0)
			continue;
		text_printf(out, "%s%zu %s", comma, diff->by_class[of], class_name(of));
		if (diff->accepted[of] != 0)
			text_printf(out, " (%zu accepted)", diff->accepted[of]);
		comma = ", ";
	}
	if (!diff->between)
		text_printf(out, "; a %s version follows", class_step(gravest));
}

static bool is_wrong(const struct report_side *side)
{
	return side->errors != 0;
}

size_t report_warnings(const struct report *report)
{
	return (size_t)is_wrong(&report->old) + is_wrong(&report->new) + (report->left_out.count != 0);
}

static void put_wrong(const struct report_side *side, struct text *out)
{
	text_printf(out, "%s has %zu error%s, so changes may be reported wrongly or not at all; the first: %s",
		    side->name, side->errors, side->errors == 1 ? "" : "s", side->first_error);
}

static void put_warning(const struct report *report, size_t index, struct text *out)
{
	if (is_wrong(&report->old) && index-- == 0) {
		put_wrong(&report->old, out);
	} else if (is_wrong(&report->new) && index-- == 0) {
		put_wrong(&report->new, out);
	} else {
		text_add(out, "not compared, because an error leaves the meaning open: ");
		for (size_t i = 0; i < report->left_out.count; i++)
			text_printf(out, "%s%s", i == 0 ? "" : ", ", report->left_out.at[i]);
	}
}

void report_put_warnings(struct doc *doc, const struct report *report)
{
	struct text warning = { 0 };

	for (size_t i = 0; i < report_warnings(report); i++) {
		text_cut(&warning, 0);
		put_warning(report, i, &warning);
		doc_warning(doc, text_string(&warning));
	}
	text_free(&warning);
}

static void put_list(struct text *out, const struct strings *list)
{
	if (list->count == 0)
		text_add(out, "none");
	for (size_t i = 0; i < list->count; i++)
		text_printf(out, "%s%s", i == 0 ? "" : ", ", list->at[i]);
}

/* Writes one side of a change. If the fact is a reason why something is impossible, its absence means "possible". */
static void put_side(struct text *out, const struct change *change, const struct strings *list)
{
	bool is_reason = change->id == CHANGE_UNPROGRAMMABLE || change->id == CHANGE_PROGRAMMABLE ||
			 change->id == CHANGE_METRIC_UNCOMPUTABLE || change->id == CHANGE_METRIC_COMPUTABLE;

	if (is_reason && list->count == 0) {
		text_add(out, "no");
		return;
	}
	text_add(out, is_reason ? "yes: " : "");
	put_list(out, list);
}

void report_values(const struct change *change, struct text *out)
{
	if (change->whole && (change->old.count == 0 || change->new.count == 0))
		return;
	if (change->symbols.count != 0 && change->old.count == 0)
		return;
	if (fact_is_set(change->fact, change->key) && !change->whole) {
		text_add(out, change->old.count != 0 ? "\xe2\x88\x92 " : "+ ");
		put_list(out, change->old.count != 0 ? &change->old : &change->new);
		return;
	}
	put_side(out, change, &change->old);
	text_add(out, " \xe2\x86\x92 ");
	put_side(out, change, &change->new);
}

void report_also(const struct change *change, struct text *out)
{
	if (change->also_on.count == 0)
		return;
	text_add(out, "and on ");
	put_list(out, &change->also_on);
	text_add(out, change->also_on.count == 1 ? ", which is like it" : ", which are like it");
}

const char *report_verb(const struct change *change)
{
	if (!change->whole)
		return fact_label(change->fact, change->key);
	if (change->subject->old == NULL)
		return "is new";
	if (change->subject->new == NULL)
		return change->new.count == 0 ? "is gone" : "is gone; another register has one of this name";
	return "renamed";
}

/* The name of the box that the change is in, or of what else contains it. */
static const char *box_name(const struct change *change)
{
	const struct box *old = subject_old(change->subject, ITEM_BOX), *new = subject_new(change->subject, ITEM_BOX);

	if (change->subject->kind == ITEM_METRIC)
		return "metrics";
	return old != NULL ? old->id : new != NULL ? new->id : "platform";
}

size_t report_part_end(const struct diff *diff, size_t first)
{
	const struct change *changes = diff->changes;
	size_t end = first + 1;

	while (end < diff->count && (diff->between ? strcmp(box_name(&changes[end]), box_name(&changes[first])) == 0 :
						     change_class(changes[end].id) == change_class(changes[first].id)))
		end++;
	return end;
}

const char *report_part_name(const struct diff *diff, size_t first)
{
	const struct change *change = &diff->changes[first];

	return diff->between ? box_name(change) : class_name(change_class(change->id));
}

/* What the box is called on the other side, if a box there took its job over; NULL: the same. */
static const char *successor(const struct change *change)
{
	const struct box *old = subject_old(change->subject, ITEM_BOX), *new = subject_new(change->subject, ITEM_BOX);

	return old != NULL && new != NULL &&strcmp(old->id, new->id) != 0 ? new->id : NULL;
}

void report_box(const struct diff *diff, size_t first, size_t end, struct text *out)
{
	size_t gone = 0, came = 0, differs = 0;
	const char *now = NULL;

	for (size_t i = first; i < end; i++) {
		const struct change *change = &diff->changes[i];

		now = now == NULL ? successor(change) : now;
		gone += change->whole && change->subject->new == NULL;
		came += change->whole && change->subject->old == NULL;
		differs += change->subject->old != NULL && change->subject->new != NULL;
	}
	text_printf(out, "%s%s%s: %zu gone, %zu new, %zu changed", box_name(&diff->changes[first]),
		    now != NULL ? ", now " : "", now != NULL ? now : "", gone, came, differs);
}
