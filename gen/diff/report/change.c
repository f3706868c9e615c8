/* SPDX-License-Identifier: MIT */
/* Writes what every report says of a change: where it is, what it is, what follows from it. */
#include <string.h>

#include "diff/accept/accepted.h"
#include "diff/report/walk.h"

enum { PATHS_SHOWN_MAX = 4 };

/* ---- what has changed, and where ---- */

/* Whether the path already has the word for the kind of thing. */
static bool has_word(const char *path, const char *word)
{
	const char *at = strstr(path, word);

	return at != NULL && (at == path || at[-1] == ' ') && at[strlen(word)] == ' ';
}

static void put_path(struct walk *walk, size_t index)
{
	const struct change *change = &walk->diff->changes[index];
	const char *path = subject_path(walk->diff->arena, change->subject);
	const char *word = kind_of(change->subject->kind)->word;
	size_t drawing = walk->form->tables ? report_drawing_of(walk->diff, index) : SIZE_MAX;

	if (!walk->form->tables && !has_word(path, word)) {
		doc_text(walk->doc, word);
		doc_text(walk->doc, " ");
	}
	doc_member(walk->doc, "path");
	if (drawing != SIZE_MAX)
		doc_link_here(walk->doc, report_drawing_id(walk->diff->arena, drawing), DOC_CODE, path);
	else
		doc_code(walk->doc, path);
	doc_end(walk->doc);
}

static void put_place(struct walk *walk, const struct change *change)
{
	bool is_grave = change_class(change->id) <= CLASS_BEHAVIOUR && !walk->diff->between;
	struct loc loc = subject_loc(change->subject);
	struct line_column at;

	if (!(walk->form->whole || (walk->form->places && is_grave)) || loc.source == NULL || loc.source->text == NULL)
		return;
	at = source_locate_next(&walk->locator, loc.source, loc.offset);
	doc_next_line(walk->doc);
	doc_aside(walk->doc);
	doc_member(walk->doc, "file");
	doc_code(walk->doc, loc.source->path);
	doc_end(walk->doc);
	doc_format(walk->doc, DOC_PLAIN, ":%u:%u", at.line, at.column);
	doc_end(walk->doc);
	doc_data_number(walk->doc, "line", at.line);
	doc_data_number(walk->doc, "column", at.column);
}

/* The pages are of the new side. Only between two platforms do they have what is gone. */
static void put_page(struct walk *walk, const struct change *change)
{
	const char *pages = walk->report->pages;
	bool old = change->subject->new == NULL;
	struct text url = { 0 };
	size_t length;

	if (pages == NULL || (old && !walk->diff->between))
		return;
	length = strlen(pages);
	text_join(&url, pages, length != 0 && pages[length - 1] != '/' ? "/" : "", "");
	if (walk->report->url_of(&url, change->subject, old)) {
		doc_next_line(walk->doc);
		doc_address(walk->doc, text_string(&url), "its page");
	}
	text_free(&url);
}

static void open_more(struct walk *walk, size_t count)
{
	struct text title = { 0 };

	text_printf(&title, "and %zu more", count);
	doc_fold(walk->doc, text_string(&title), false);
	text_free(&title);
}

static void put_paths(struct walk *walk, const struct group *group)
{
	struct doc *doc = walk->doc;

	if (!walk->form->tables) {
		put_path(walk, group->at[0]);
		return;
	}
	doc_list(doc, "paths");
	for (size_t i = 0; i < group->count; i++) {
		if (i == PATHS_SHOWN_MAX) {
			doc_end(doc);
			open_more(walk, group->count - i);
			doc_list(doc, "paths");
		}
		doc_item(doc);
		put_path(walk, group->at[i]);
		put_place(walk, &walk->diff->changes[group->at[i]]);
		put_page(walk, &walk->diff->changes[group->at[i]]);
		doc_end(doc);
	}
	doc_end(doc);
	if (group->count > PATHS_SHOWN_MAX)
		doc_end(doc);
}

/* In a table, where there is room for what a list says elsewhere. */
static void put_kind(struct walk *walk, const struct group *group)
{
	struct doc *doc = walk->doc;

	if (group->count > 1) {
		doc_text(doc, " ");
		doc_format(doc, DOC_STRONG, "%zu\xc3\x97", group->count);
	}
	doc_next_line(doc);
	doc_aside(doc);
	doc_term(doc, change_name(group->change->id), change_text(group->change->id));
	doc_end(doc);
	if (!walk->diff->between)
		return;
	doc_next_line(doc);
	doc_tag(doc, class_name(change_class(group->change->id)));
}

static void put_accepted(struct walk *walk, const struct change *change)
{
	struct doc *doc = walk->doc;

	if (change->accepted == NULL)
		return;
	doc_next_line(doc);
	doc_tag(doc, "accepted");
	doc_text(doc, " ");
	doc_member(doc, "accepted_on");
	doc_text(doc, change->accepted->date);
	doc_end(doc);
	doc_text(doc, ": ");
	doc_member(doc, "accepted");
	doc_text(doc, change->accepted->reason);
	doc_end(doc);
}

static void put_verb(struct walk *walk, const struct group *group)
{
	const struct change *change = group->change;
	struct doc *doc = walk->doc;

	doc_text(doc, walk->form->tables ? "" : ": ");
	if (change->whole) {
		doc_text(doc, report_verb(change));
	} else {
		doc_member(doc, "fact");
		doc_text(doc, report_verb(change));
		doc_end(doc);
	}
	if (change->as_on != NULL)
		doc_data(doc, "as_on", subject_path(walk->diff->arena, change->as_on->subject));
	if (walk->form->tables) {
		put_kind(walk, group);
		put_accepted(walk, change);
	}
}

/* ---- values ---- */

/* Writes all values on one line. */
static void put_line(struct walk *walk, const struct change *change)
{
	struct text values = { 0 };

	report_values(change, &values);
	if (values.length > walk->form->values_max) {
		size_t length = walk->form->values_max;

		/* do not cut a character of several bytes */
		while (((unsigned char)values.at[length] & 0xc0) == 0x80)
			length--;
		text_cut(&values, length);
		text_add(&values, " \xe2\x80\xa6");
	}
	if (values.length != 0) {
		doc_text(walk->doc, " ");
		doc_code(walk->doc, text_string(&values));
	}
	text_free(&values);
}

static void put_values(struct walk *walk, const struct group *group)
{
	const struct change *change = group->change;

	doc_data_names(walk->doc, "old", &change->old);
	doc_data_names(walk->doc, "new", &change->new);
	if (walk->form->tables)
		report_pairs(walk->doc, change);
	else
		put_line(walk, change);
}

/* ---- what follows from it ---- */

static void put_names(struct walk *walk, const char *label, const struct strings *names)
{
	size_t most = walk->form->names_max;
	bool tables = walk->form->tables;
	struct doc *doc = walk->doc;

	if (names->count == 0)
		return;
	doc_data_names(doc, label, names);
	if (tables)
		doc_item(doc);
	else
		doc_next_line(doc);
	doc_text(doc, label);
	for (size_t i = 0; i < names->count && (i < most || tables); i++) {
		if (i == most)
			open_more(walk, names->count - i);
		doc_text(doc, i == 0 ? ": " : i == most ? "" : ", ");
		doc_code(doc, names->at[i]);
	}
	if (names->count > most && !tables)
		doc_format(doc, DOC_PLAIN, " and %zu more", names->count - most);
	for (unsigned open = tables ? 1 + (names->count > most) : 0; open > 0; open--)
		doc_end(doc);
}

static void merge(struct arena *arena, struct strings *into, const struct strings *from)
{
	for (size_t i = 0; i < from->count; i++)
		list_once(arena, into, from->at[i], strlen(from->at[i]));
}

static struct effects effects_of(struct walk *walk, const struct group *group)
{
	struct effects all = change_effects(walk->diff, group->change);

	for (size_t i = 1; i < group->count; i++) {
		struct effects effects = change_effects(walk->diff, &walk->diff->changes[group->at[i]]);

		merge(walk->diff->arena, &all.symbols, &effects.symbols);
		merge(walk->diff->arena, &all.events, &effects.events);
		merge(walk->diff->arena, &all.metrics, &effects.metrics);
	}
	return all;
}

/* Writes what the change affects, in a table only if the row above has something else; the filter reads it there. */
static void put_effects(struct walk *walk, const struct group *group)
{
	struct effects all = effects_of(walk, group), above = walk->above;
	bool lists = walk->form->tables && all.symbols.count + all.events.count + all.metrics.count != 0;

	walk->above = all;
	if (lists && lists_equal(&all.symbols, &above.symbols) && lists_equal(&all.events, &above.events) &&
	    lists_equal(&all.metrics, &above.metrics)) {
		doc_aside(walk->doc);
		doc_text(walk->doc, "the same as above");
		doc_end(walk->doc);
		return;
	}
	if (lists)
		doc_list(walk->doc, NULL);
	put_names(walk, "symbols", &all.symbols);
	put_names(walk, "events", &all.events);
	put_names(walk, "metrics", &all.metrics);
	if (lists)
		doc_end(walk->doc);
}

/* ---- a change ---- */

static void put_also(struct walk *walk, const struct change *change)
{
	struct text also = { 0 };

	report_also(change, &also);
	if (also.length != 0) {
		doc_next_line(walk->doc);
		doc_text(walk->doc, text_string(&also));
	}
	text_free(&also);
}

static void put_name(struct walk *walk, const struct change *change)
{
	bool color = walk->report->color;

	doc_text(walk->doc, color ? "  \033[2m[" : "  [");
	doc_code(walk->doc, change_name(change->id));
	doc_text(walk->doc, color ? "]\033[0m" : "]");
}

static void put_item(struct walk *walk, const struct group *group)
{
	const struct change *change = group->change;

	doc_item(walk->doc);
	put_paths(walk, group);
	put_verb(walk, group);
	put_values(walk, group);
	put_name(walk, change);
	put_accepted(walk, change);
	put_also(walk, change);
	put_effects(walk, group);
	put_place(walk, change);
	doc_end(walk->doc);
}

static void put_row(struct walk *walk, const struct group *group)
{
	static const struct {
		const char *look;
		void (*put)(struct walk *walk, const struct group *group);
	} cells[] = { { NULL, put_paths }, { NULL, put_verb }, { "values", put_values }, { "concerns", put_effects } };

	doc_row(walk->doc);
	for (size_t i = 0; i < sizeof cells / sizeof cells[0]; i++) {
		doc_cell(walk->doc, cells[i].look);
		cells[i].put(walk, group);
		doc_end(walk->doc);
	}
	doc_end(walk->doc);
}

void report_change(struct walk *walk, const struct group *group)
{
	const struct change *change = group->change;

	doc_record(walk->doc);
	doc_data(walk->doc, "change", change_name(change->id));
	doc_data(walk->doc, "class", class_name(change_class(change->id)));
	doc_data(walk->doc, "kind", kind_of(change->subject->kind)->word);
	if (walk->form->tables)
		put_row(walk, group);
	else
		put_item(walk, group);
	doc_end(walk->doc);
}
