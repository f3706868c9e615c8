/* SPDX-License-Identifier: MIT */
/* Maps Intel's names of units to the boxes of the spec. */
#include "import/units.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/scalars.h"
#include "model/lookup.h"
#include "shared/named.h"

const struct unit *find_unit(const struct comparison *comparison, const char *name)
{
	return NAMED(comparison->units, comparison->unit_count, name, name);
}

/* Makes an id of a name: "Two Words" becomes "two_words". */
static const char *id_of(struct arena *arena, const char *name)
{
	char *id = arena_printf(arena, "%s%s", isalpha((unsigned char)*name) ? "" : "unit_", name);

	for (char *c = id; *c != '\0'; c++)
		*c = isalnum((unsigned char)*c) ? (char)tolower((unsigned char)*c) : '_';
	return scan_keyword(id, strlen(id)) ? arena_printf(arena, "%s_box", id) : id;
}

static bool same_letters(const char *a, const char *b)
{
	for (;; a++, b++) {
		while (*a != '\0' && !isalnum((unsigned char)*a))
			a++;
		while (*b != '\0' && !isalnum((unsigned char)*b))
			b++;
		if (tolower((unsigned char)*a) != tolower((unsigned char)*b))
			return false;
		if (*a == '\0')
			return true;
	}
}

static bool is_called(const struct box *box, const char *name)
{
	if (same_letters(box->id, name) || (box->title != NULL && same_letters(box->title, name)))
		return true;
	for (size_t i = 0; i < box->about.aliases.count; i++)
		if (same_letters(box->about.aliases.at[i], name))
			return true;
	return false;
}

static const struct box *box_called(const struct platform *platform, const char *name)
{
	for (size_t b = 0; platform != NULL && b < platform->box_count; b++)
		if (is_called(&platform->boxes[b], name))
			return &platform->boxes[b];
	return NULL;
}

static size_t shared_events(const struct comparison *comparison, const struct box *box, const char *unit)
{
	size_t count = 0;

	for (size_t i = 0; i < comparison->file->count; i++)
		if (strcmp(comparison->file->at[i].unit, unit) == 0 &&
		    event_named(box, comparison->file->at[i].name) != NULL)
			count++;
	return count;
}

static const struct box *box_with_events(const struct comparison *comparison, const char *unit)
{
	const struct platform *platform = comparison->platform;
	const struct box *best = NULL;
	size_t most = 0;

	for (size_t b = 0; platform != NULL && b < platform->box_count; b++) {
		size_t count = shared_events(comparison, &platform->boxes[b], unit);

		if (count > most) {
			most = count;
			best = &platform->boxes[b];
		}
	}
	return best;
}

/* The box that the user gives for the unit: "Two Words=box". */
static const char *mapped(const char *const *mapping, size_t count, const char *unit)
{
	size_t length = strlen(unit);

	for (size_t i = 0; i < count; i++)
		if (strncmp(mapping[i], unit, length) == 0 && mapping[i][length] == '=')
			return mapping[i] + length + 1;
	return NULL;
}

/* The id of a new box. Two spellings of a unit in one file are one box. */
static const char *new_box_id(const struct comparison *comparison, const char *name)
{
	for (size_t i = 0; i < comparison->unit_count; i++)
		if (same_letters(comparison->units[i].name, name))
			return comparison->units[i].box_id;
	return id_of(comparison->arena, name);
}

static void add_unit(struct comparison *comparison, const char *name, const char *const *mapping, size_t mapping_count)
{
	const char *id = mapped(mapping, mapping_count, name);
	struct unit unit = { .name = name };

	if (id != NULL && comparison->platform != NULL)
		unit.box = find_box(comparison->platform, id, strlen(id));
	if (id == NULL) {
		unit.box = box_called(comparison->platform, name);
		if (unit.box == NULL) {
			unit.box = box_with_events(comparison, name);
			unit.by_events = unit.box != NULL;
		}
		id = new_box_id(comparison, name);
	}
	unit.box_id = unit.box != NULL ? unit.box->id : id;
	comparison->units = arena_grow(comparison->arena, comparison->units, comparison->unit_count,
				       &comparison->unit_room, sizeof *comparison->units);
	comparison->units[comparison->unit_count++] = unit;
}

void find_units(struct comparison *comparison, const char *const *mapping, size_t mapping_count)
{
	for (size_t i = 0; i < comparison->file->count; i++)
		if (find_unit(comparison, comparison->file->at[i].unit) == NULL)
			add_unit(comparison, comparison->file->at[i].unit, mapping, mapping_count);
}
