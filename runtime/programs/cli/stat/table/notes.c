/* SPDX-License-Identifier: MIT */
/* uncore stat: prints the notes below a table. What holds for many values is said once. */
#include "cli/stat/table/notes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "cli/common/describe.h"
#include "cli/common/output.h"
#include "cli/stat/table/line_note.h"

/* The least and the most of something over an item's values. */
struct range {
	double least, most;
	bool is_any;
};

static void widen(struct range *range, double number)
{
	range->least = !range->is_any || number < range->least ? number : range->least;
	range->most = !range->is_any || number > range->most ? number : range->most;
	range->is_any = true;
}

/* "counted 33.0 to 50.0 %": one number if both look equal. */
static void add_range(struct text *text, const char *lead, const struct range *range, int decimals, const char *tail)
{
	char least[32], most[32];

	snprintf(least, sizeof(least), "%.*f", decimals, range->least * 100);
	snprintf(most, sizeof(most), "%.*f", decimals, range->most * 100);
	text_printf(text, "%s%s", lead, least);
	if (strcmp(least, most) != 0)
		text_printf(text, " to %s", most);
	text_printf(text, " %%%s", tail);
}

/* A note, and the items or the places that it is about. */
struct note {
	struct text text, about;
	size_t count;
};

struct notes {
	struct note *notes;
	size_t count;
};

/* Adds the note unless it is there. Takes the text. */
static struct note *note_of(struct notes *notes, struct text *text)
{
	for (size_t at = 0; at < notes->count; at++) {
		if (strcmp(text_string(&notes->notes[at].text), text_string(text)) == 0) {
			text_free(text);
			return &notes->notes[at];
		}
	}
	notes->notes = take_memory(notes->notes, (notes->count + 1) * sizeof(notes->notes[0]));
	notes->notes[notes->count] = (struct note){ .text = *text };
	return &notes->notes[notes->count++];
}

static void free_notes(struct notes *notes)
{
	for (size_t at = 0; at < notes->count; at++) {
		text_free(&notes->notes[at].text);
		text_free(&notes->notes[at].about);
	}
	free(notes->notes);
}

/* ---- the notes of an item ---- */

enum { PLACES_MOST = 3 };

static void add_place(struct text *text, const struct uncore_tables *tables, const struct stat_place *place,
		      const struct stat_item *item)
{
	text_add(text, text->length > 0 ? ", " : "");
	if (place->unit == UNCORE_ALL_UNITS)
		text_add(text, "all");
	else
		text_printf(text, "%s %u", unit_word(tables, item->box), place->unit);
	if (place->instance != UNCORE_ALL_INSTANCES)
		text_printf(text, " %s%u", box_id(tables, item->box), place->instance);
}

static void note_place(struct notes *notes, const struct uncore_tables *tables, const struct stat_place *place,
		       const struct stat_line *line)
{
	struct stat_line shown = *line;
	struct text text = { 0 };
	struct note *note;

	/* The word in the table says more of one instance. */
	if (line->expected <= 1)
		shown.result.flags = (uint8_t)(line->result.flags & ~UNCORE_METRIC_PARTIAL);
	add_line_note(&text, &shown);
	if (line->expected > 1 && !line->row->item->is_metric && line->seen < line->expected)
		text_printf(&text, "%s%u of %u instances", text.length != 0 ? ", " : "", line->seen, line->expected);
	if (text.length == 0)
		return;
	note = note_of(notes, &text);
	if (note->count++ < PLACES_MOST)
		add_place(&note->about, tables, place, line->row->item);
}

static void add_item_note(struct notes *notes, struct text *text, const char *name)
{
	struct note *note = note_of(notes, text);

	text_join(&note->about, note->count++ > 0 ? ", " : "", name, "");
}

/* Where a note holds for all values, no place is named. */
static void note_places(struct notes *notes, const char *name, struct notes *places, size_t values)
{
	for (size_t at = 0; at < places->count; at++) {
		const struct note *note = &places->notes[at];
		struct text text = { 0 };

		text_add(&text, text_string(&note->text));
		if (note->count < values && note->count <= PLACES_MOST)
			text_printf(&text, " (%s)", text_string(&note->about));
		else if (note->count < values)
			text_printf(&text, " (%zu of %zu values)", note->count, values);
		add_item_note(notes, &text, name);
	}
}

static void note_item(struct notes *notes, const struct stat_table *table, const struct uncore_tables *tables,
		      size_t item)
{
	const char *name = table->items[item]->name;
	struct range share = { 0 }, least = { 0 }, deviation = { 0 };
	struct notes places = { 0 };
	struct text text = { 0 };
	size_t values = 0;

	for (size_t at = 0; at < table->place_count; at++) {
		const struct stat_cell *cell = table_cell(table, item, at);

		if (!cell->is_there)
			continue;
		values++;
		if (cell->line.share < 0.9995)
			widen(&share, cell->line.share);
		if (cell->line.least < cell->line.share - 0.0005)
			widen(&least, cell->line.least);
		if (cell->line.runs > 1 && !table->places[at].is_sum)
			widen(&deviation, cell->line.deviation);
		note_place(&places, tables, &table->places[at], &cell->line);
	}
	if (share.is_any)
		add_range(&text, "counted ", &share, 1, " of the time");
	if (share.is_any && least.is_any && least.least < share.least - 0.0005)
		text_printf(&text, ", one instance %.1f %%", least.least * 100);
	if (deviation.is_any)
		add_range(&text, text.length > 0 ? ", +- " : "+- ", &deviation, 2, "");
	if (text.length > 0)
		add_item_note(notes, &text, name);
	note_places(notes, name, &places, values);
	free_notes(&places);
}

enum { FIRST_INDENT = 2, NOTE_INDENT = 4 };

/* What holds for all items names none. */
void print_table_notes(const struct stat_table *table, const struct uncore_tables *tables)
{
	struct notes notes = { 0 };

	for (size_t item = 0; item < table->item_count; item++)
		note_item(&notes, table, tables, item);
	for (size_t at = 0; at < notes.count; at++) {
		const struct note *note = &notes.notes[at];
		struct text line = { 0 };

		if (note->count < table->item_count)
			text_printf(&line, "%s: ", text_string(&note->about));
		text_add(&line, text_string(&note->text));
		printf("  ");
		print_wrapped(NOTE_INDENT, FIRST_INDENT, text_string(&line));
		text_free(&line);
	}
	free_notes(&notes);
}
