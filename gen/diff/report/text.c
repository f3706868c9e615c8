/* SPDX-License-Identifier: MIT */
/* Prints the diff for a terminal: class by class, one change a line, and below it what it affects. */
#include "diff/report/report.h"

#include <string.h>

#include "base/source.h"
#include "diff/effects.h"

enum { NAMES_SHOWN_MAX = 6 };

static const char *const colors[CLASS_COUNT] = {
	[CLASS_BREAKING] = "\033[31m",
	[CLASS_BEHAVIOUR] = "\033[33m",
	[CLASS_ADDITION] = "\033[32m",
	[CLASS_TEXT] = "\033[2m",
};

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

void report_warning(const struct report *report, size_t index, struct text *out)
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

void report_also(const struct change *change, const char *indent, struct text *out)
{
	if (change->also_on.count == 0)
		return;
	text_printf(out, "%sand on ", indent);
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

static void put_names(struct text *out, const char *label, const struct strings *names)
{
	if (names->count == 0)
		return;
	text_printf(out, "      %s: ", label);
	for (size_t i = 0; i < names->count && i < NAMES_SHOWN_MAX; i++)
		text_printf(out, "%s%s", i == 0 ? "" : ", ", names->at[i]);
	if (names->count > NAMES_SHOWN_MAX)
		text_printf(out, " and %zu more", names->count - NAMES_SHOWN_MAX);
	text_char(out, '\n');
}

static void put_place(struct text *out, struct locator *locator, const struct change *change)
{
	struct loc loc = subject_loc(change->subject);
	struct line_column at;

	if (loc.source == NULL || loc.source->text == NULL)
		return;
	at = source_locate_next(locator, loc.source, loc.offset);
	text_printf(out, "      %s:%u:%u\n", loc.source->path, at.line, at.column);
}

/* Whether the path already has the word for the kind of thing. */
static bool has_word(const char *path, const char *word)
{
	const char *at = strstr(path, word);

	return at != NULL && (at == path || at[-1] == ' ') && at[strlen(word)] == ' ';
}

static void put_change(const struct report *report, struct text *out, struct locator *locator,
		       const struct change *change)
{
	struct effects effects = change_effects(report->diff, change);
	const char *path = subject_path(report->diff->arena, change->subject);
	const char *word = kind_of(change->subject->kind)->word;
	bool named = has_word(path, word);
	struct text values = { 0 };

	report_values(change, &values);
	text_printf(out, "  %s%s%s: %s", named ? "" : word, named ? "" : " ", path, report_verb(change));
	if (values.length != 0)
		text_printf(out, " %s", text_string(&values));
	text_printf(out, "  %s[%s]%s\n", report->color ? "\033[2m" : "", change_name(change->id),
		    report->color ? "\033[0m" : "");
	text_free(&values);
	report_also(change, "      ", out);
	text_add(out, change->also_on.count != 0 ? "\n" : "");
	put_names(out, "symbols", &effects.symbols);
	put_names(out, "events", &effects.events);
	put_names(out, "metrics", &effects.metrics);
	if (change_class(change->id) <= CLASS_BEHAVIOUR && !report->diff->between)
		put_place(out, locator, change);
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

static void put_class(const struct report *report, struct text *out, enum change_class of)
{
	text_printf(out, "%s%s%s: %s\n", report->color ? colors[of] : "", class_name(of),
		    report->color ? "\033[0m" : "", class_meaning(of));
}

void report_text(const struct report *report, struct text *out)
{
	const struct diff *diff = report->diff;
	struct locator locator = { 0 };

	for (size_t i = 0; i < report_warnings(report); i++) {
		text_add(out, "warning: ");
		report_warning(report, i, out);
		text_char(out, '\n');
	}
	for (size_t first = 0, end; first < diff->count; first = end) {
		end = report_part_end(diff, first);
		if (diff->between) {
			report_box(diff, first, end, out);
			text_char(out, '\n');
		} else {
			put_class(report, out, change_class(diff->changes[first].id));
		}
		for (size_t i = first; i < end; i++)
			if (diff->changes[i].as_on == NULL)
				put_change(report, out, &locator, &diff->changes[i]);
	}
	text_printf(out, "%s \xe2\x86\x92 %s: ", report->old.name, report->new.name);
	report_summary(diff, out);
	text_char(out, '\n');
}
