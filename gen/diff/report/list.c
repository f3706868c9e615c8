/* SPDX-License-Identifier: MIT */
/* Writes the diff as lists of changes, class by class or box by box: for a terminal, or for a pull request. */
#include <string.h>

#include "base/source.h"
#include "diff/effects.h"
#include "diff/report/report.h"
#include "doc/doc.h"

/* How much of a change is shown. */
struct form {
	const struct doc_writer *writer;
	size_t names_max;  /* of each list of names */
	size_t values_max; /* bytes */
	size_t room;       /* bytes of the whole report */
	bool folds;        /* parts that are long or harmless */
	bool places;       /* of what breaks or behaves otherwise: file, line and column */
};

static const struct form of_terminal = {
	.writer = &doc_text_writer, .names_max = 6, .values_max = SIZE_MAX, .room = SIZE_MAX, .places = true
};

/* GitHub limits a comment to 65536 characters, and headings need some of these. */
static const struct form of_comment = {
	.writer = &doc_markdown_writer, .names_max = 8, .values_max = 800, .room = 60000, .folds = true
};

enum { CHANGES_OPEN_MAX = 30 };

struct list {
	struct doc doc;
	const struct form *form;
	const struct report *report;
	const struct diff *diff;
	struct locator locator;
};

/* Whether the path already has the word for the kind of thing. */
static bool has_word(const char *path, const char *word)
{
	const char *at = strstr(path, word);

	return at != NULL && (at == path || at[-1] == ' ') && at[strlen(word)] == ' ';
}

static void put_path(struct list *list, const struct change *change)
{
	const char *path = subject_path(list->diff->arena, change->subject);
	const char *word = kind_of(change->subject->kind)->word;

	if (!has_word(path, word)) {
		doc_text(&list->doc, word);
		doc_text(&list->doc, " ");
	}
	doc_code(&list->doc, path);
}

static void put_values(struct list *list, const struct change *change)
{
	struct text values = { 0 };

	report_values(change, &values);
	if (values.length > list->form->values_max) {
		size_t length = list->form->values_max;

		/* do not cut a character of several bytes */
		while (((unsigned char)values.at[length] & 0xc0) == 0x80)
			length--;
		text_cut(&values, length);
		text_add(&values, " \xe2\x80\xa6");
	}
	if (values.length != 0) {
		doc_text(&list->doc, " ");
		doc_code(&list->doc, text_string(&values));
	}
	text_free(&values);
}

static void put_also(struct list *list, const struct change *change)
{
	struct text also = { 0 };

	report_also(change, &also);
	if (also.length != 0) {
		doc_next_line(&list->doc);
		doc_text(&list->doc, text_string(&also));
	}
	text_free(&also);
}

static void put_names(struct list *list, const char *label, const struct strings *names)
{
	struct doc *doc = &list->doc;

	if (names->count == 0)
		return;
	doc_next_line(doc);
	doc_text(doc, label);
	for (size_t i = 0; i < names->count && i < list->form->names_max; i++) {
		doc_text(doc, i == 0 ? ": " : ", ");
		doc_code(doc, names->at[i]);
	}
	if (names->count > list->form->names_max)
		doc_format(doc, DOC_PLAIN, " and %zu more", names->count - list->form->names_max);
}

static void put_place(struct list *list, const struct change *change)
{
	struct loc loc = subject_loc(change->subject);
	struct line_column at;

	if (!list->form->places || list->diff->between || change_class(change->id) > CLASS_BEHAVIOUR ||
	    loc.source == NULL || loc.source->text == NULL)
		return;
	at = source_locate_next(&list->locator, loc.source, loc.offset);
	doc_next_line(&list->doc);
	doc_format(&list->doc, DOC_PLAIN, "%s:%u:%u", loc.source->path, at.line, at.column);
}

static void put_name(struct list *list, const struct change *change)
{
	bool color = list->report->color;

	doc_text(&list->doc, color ? "  \033[2m[" : "  [");
	doc_code(&list->doc, change_name(change->id));
	doc_text(&list->doc, color ? "]\033[0m" : "]");
}

static void put_change(struct list *list, const struct change *change)
{
	struct effects effects = change_effects(list->diff, change);

	doc_item(&list->doc);
	put_path(list, change);
	doc_text(&list->doc, ": ");
	doc_text(&list->doc, report_verb(change));
	put_values(list, change);
	put_name(list, change);
	put_also(list, change);
	put_names(list, "symbols", &effects.symbols);
	put_names(list, "events", &effects.events);
	put_names(list, "metrics", &effects.metrics);
	put_place(list, change);
	doc_end(&list->doc);
}

/* Writes as many changes as there is room for, the gravest first. */
static void put_changes(struct list *list, size_t first, size_t end)
{
	struct doc *doc = &list->doc;

	doc_list(doc, NULL);
	for (size_t i = first; i < end; i++) {
		size_t before = doc->out->length;

		if (list->diff->changes[i].as_on != NULL)
			continue;
		put_change(list, &list->diff->changes[i]);
		if (doc->out->length <= list->form->room)
			continue;
		text_cut(doc->out, before);
		doc_item(doc);
		doc_format(doc, DOC_STRONG, "%zu more", end - i);
		doc_text(doc, " have no room in a comment: see ");
		doc_code(doc, "uncoregen diff");
		doc_end(doc);
		break;
	}
	doc_end(doc);
}

static const char *const colors[CLASS_COUNT] = {
	[CLASS_BREAKING] = "\033[31m",
	[CLASS_BEHAVIOUR] = "\033[33m",
	[CLASS_ADDITION] = "\033[32m",
	[CLASS_TEXT] = "\033[2m",
};

static void put_part(struct list *list, size_t first, size_t end)
{
	enum change_class of = change_class(list->diff->changes[first].id);
	bool color = list->report->color, folds = list->form->folds;
	struct text title = { 0 };

	folds = folds && (list->diff->between || of > CLASS_BEHAVIOUR || end - first > CHANGES_OPEN_MAX);
	if (folds && !list->diff->between)
		text_printf(&title, "%zu ", end - first);
	if (list->diff->between)
		report_box(list->diff, first, end, &title);
	else
		text_printf(&title, "%s%s%s: %s", color ? colors[of] : "", class_name(of), color ? "\033[0m" : "",
			    class_meaning(of));
	if (folds)
		doc_fold(&list->doc, text_string(&title));
	else
		doc_article(&list->doc, class_name(of), text_string(&title));
	text_free(&title);
	put_changes(list, first, end);
	doc_end(&list->doc);
}

static void put_warnings(struct list *list)
{
	struct doc *doc = &list->doc;

	for (size_t i = 0; i < report_warnings(list->report); i++) {
		struct text warning = { 0 };

		report_warning(list->report, i, &warning);
		doc_paragraph(doc);
		doc_strong(doc, "warning:");
		doc_text(doc, " ");
		doc_code(doc, text_string(&warning));
		doc_end(doc);
		text_free(&warning);
	}
}

static struct list begin(const struct report *report, const struct form *form, struct text *out)
{
	return (struct list){
		.doc = { .writer = form->writer, .out = out }, .form = form, .report = report, .diff = report->diff
	};
}

static void put_parts(struct list *list)
{
	for (size_t first = 0, end; first < list->diff->count; first = end) {
		end = report_part_end(list->diff, first);
		put_part(list, first, end);
	}
}

static void put_sides(struct list *list)
{
	doc_code(&list->doc, list->report->old.name);
	doc_text(&list->doc, " \xe2\x86\x92 ");
	doc_code(&list->doc, list->report->new.name);
}

/* The summary is last, because a terminal shows the end. */
void report_text(const struct report *report, struct text *out)
{
	struct list list = begin(report, &of_terminal, out);
	struct text summary = { 0 };

	put_warnings(&list);
	put_parts(&list);
	report_summary(report->diff, &summary);
	doc_paragraph(&list.doc);
	put_sides(&list);
	doc_text(&list.doc, ": ");
	doc_text(&list.doc, text_string(&summary));
	doc_end(&list.doc);
	text_free(&summary);
	doc_free(&list.doc);
}

void report_markdown(const struct report *report, struct text *out)
{
	struct list list = begin(report, &of_comment, out);
	struct text summary = { 0 };

	text_add(out, "## Changes of meaning, ");
	put_sides(&list);
	text_char(out, '\n');
	report_summary(report->diff, &summary);
	doc_paragraph(&list.doc);
	doc_strong(&list.doc, text_string(&summary));
	doc_end(&list.doc);
	text_free(&summary);
	put_warnings(&list);
	put_parts(&list);
	doc_free(&list.doc);
}
