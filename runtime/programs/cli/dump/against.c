/* SPDX-License-Identifier: MIT */
/* Compares what registers hold with an earlier dump, field by field. */
#include "cli/dump/against.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/keys/macros.h"
#include "cli/common/describe.h"
#include "cli/registers/field_record.h"
#include "cli/common/find.h"
#include "cli/common/output.h"

/* clang-format off */

static const char *const unit_words[] = { "socket", "cpu" };

static const struct key difference_keys[] = {
	{ .name = "scope", STRING(difference, scope), WORDS(unit_words), REQUIRED, .help = "what the unit is" },
	{ .name = "unit", COUNT(difference, unit), REQUIRED, .help = "number of the socket or the logical CPU" },
	{ .name = "box", STRING(difference, box), REQUIRED, .help = "id of the box" },
	{ .name = "instance", COUNT(difference, instance), REQUIRED, .help = "instance of the box" },
	{ .name = "register", STRING(difference, id), REQUIRED,
	  .help = "id, with its number in an array" },
	{ .name = "field", STRING(difference, field), NULLABLE,
	  .help = "id of the field; null: bits without one, or the whole register" },
	{ .name = "hi", COUNT(difference, hi), HAS_AT(difference, has_bits), .help = "highest bit" },
	{ .name = "lo", COUNT(difference, lo), HAS_AT(difference, has_bits), .help = "lowest bit" },
	{ .name = "old", HEX(difference, old_value), HAS_AT(difference, has_old), NULLABLE,
	  .help = "value in the file; null: it has none" },
	{ .name = "old_name", STRING(difference, old_name), NULLABLE, .help = "of the old value" },
	{ .name = "old_state", STRING(difference, old_state), REQUIRED,
	  .help = "ok, or why there is no old value" },
	{ .name = "new", HEX(difference, new_value), HAS_AT(difference, has_new), NULLABLE,
	  .help = "value now; null: it could not be read" },
	{ .name = "new_name", STRING(difference, new_name), NULLABLE, .help = "of the new value" },
	{ .name = "new_state", STRING(difference, new_state), REQUIRED,
	  .help = "ok, or why there is no new value" },
};
static const struct keys difference_kind = { "difference", "a difference", "A field or register that differs.",
	KEYS(difference_keys), .size = sizeof(struct difference), .bare = true };

static const struct key against_keys[] = {
	OUTPUT_SCHEMA_KEY,
	{ .name = "platform", STRING(comparison, platform), REQUIRED, .help = "id of the platform" },
	{ .name = "machine", STRING(comparison, machine), REQUIRED,
	  .help = "which machine was read, as headings say it" },
	{ .name = "simulated", BOOL(comparison, simulated), REQUIRED,
	  .help = "whether nothing of it was measured on hardware" },
	{ .name = "against", STRING(comparison, file), REQUIRED, .help = "the file of `--against`" },
	{ .name = "compared", COUNT(comparison, compared), REQUIRED,
	  .help = "how many registers have a value, in the file or now, and were compared" },
	{ .name = "not_in_file", COUNT(comparison, not_in_file), REQUIRED,
	  .help = "how many were not, because the file lacks them" },
	{ .name = "differences", LIST(comparison, at, count), .element = &difference_kind, REQUIRED, .one_line = true,
	  .help = "what differs" },
};
const struct keys against_kind = { "comparison", "the output of uncore dump --against FILE --format json",
	"With `--against`, one document: which fields differ.", KEYS(against_keys), .size = sizeof(struct comparison),
	.bare = true };

/* clang-format on */

/* ---- the file ---- */

/* The first register of the instance with this id; its address as text, or NULL if there is none. */
static const char *address_now(struct comparison *comparison, const struct uncore_tables *tables,
			       const struct dumped_value *value)
{
	struct text word = { 0 }, address = { 0 };
	struct uncore_register reg;
	const char *found = NULL;

	text_printf(&word, "%s%" PRIu64 ".%s", value->box, value->instance, value->id);
	if (find_register(tables, text_string(&word), &reg)) {
		reg.instance = (uint16_t)value->instance;
		add_address(&address, tables, &reg);
		found = keep_text(&comparison->arena, &address);
	}
	text_free(&word);
	return found;
}

static bool has_box(const struct uncore_tables *tables, const char *id)
{
	for (unsigned at = 0; at < tables->boxes.count; at++)
		if (strcmp(box_id(tables, at), id) == 0)
			return true;
	return false;
}

/* CSV does not name the platform: its boxes and addresses must be those of this one. */
static int check_csv(const struct cli_request *request, const struct uncore_tables *tables,
		     struct comparison *comparison)
{
	const char *file = comparison->file, *id = platform_id(tables);

	for (size_t at = 0; at < comparison->before.count; at++) {
		const struct dumped_value *value = &comparison->before.at[at];
		const char *now;

		if (!has_box(tables, value->box)) {
			complain(request, "%s is a dump of another platform: %s has no box %s", file, id, value->box);
			return CLI_BAD;
		}
		if (value->id[0] == '\0' || value->address[0] == '\0')
			continue;
		now = address_now(comparison, tables, value);
		if (now != NULL && strcmp(now, value->address) == 0)
			continue;
		complain(request, "%s is a dump of another platform: %s%" PRIu64 ".%s is %s there, and %s on %s", file,
			 value->box, value->instance, value->id, value->address, now != NULL ? now : "nothing", id);
		return CLI_BAD;
	}
	return CLI_GOOD;
}

int open_comparison(const struct cli_request *request, const struct uncore_tables *tables,
		    struct comparison *comparison)
{
	struct uncore_fault fault = { 0 };
	const char *platform;

	*comparison = (struct comparison){ .file = request->against };
	if (dumped_read(request->against, &comparison->arena, &comparison->before, &fault) != 0) {
		complain(request, "--against %s", fault.text);
		return CLI_BAD;
	}
	platform = comparison->before.platform;
	if (platform == NULL)
		return check_csv(request, tables, comparison);
	if (strcmp(platform, platform_id(tables)) == 0)
		return CLI_GOOD;
	complain(request, "%s is a dump of another platform: of %s, and this machine is %s", request->against, platform,
		 platform_id(tables));
	return CLI_BAD;
}

void close_comparison(struct comparison *comparison)
{
	arena_free(&comparison->arena);
}

/* Dumps have the same order, so the search goes on where the last one ended. NULL: the file lacks it. */
static const struct dumped_value *find_before(struct comparison *comparison, const struct difference *of,
					      const char *id)
{
	const struct dumped *before = &comparison->before;

	for (size_t tried = 0; tried < before->count; tried++) {
		size_t at = (comparison->next + tried) % before->count;
		const struct dumped_value *value = &before->at[at];

		if (value->unit == of->unit && value->instance == of->instance && strcmp(value->id, id) == 0 &&
		    strcmp(value->box, of->box) == 0 && strcmp(value->scope, of->scope) == 0) {
			comparison->next = at + 1;
			return value;
		}
	}
	return NULL;
}

/* ---- differences ---- */

static void add_difference(struct comparison *comparison, const struct difference *difference)
{
	comparison->at = arena_grow(&comparison->arena, comparison->at, comparison->count, &comparison->room,
				    sizeof(comparison->at[0]));
	comparison->at[comparison->count++] = *difference;
}

/* Both sides have a value: a row for each field that differs. */
static void compare_fields(struct comparison *comparison, const struct uncore_tables *tables,
			   const struct difference *whole, uint16_t reg)
{
	enum { ROOM = 64 };
	struct uncore_decoded now[ROOM], before[ROOM];
	int count = uncore_decode_register(tables, reg, whole->new_value, now, ROOM);
	int old_count = uncore_decode_register(tables, reg, whole->old_value, before, ROOM);

	if (count != old_count) { /* the value of the file is wider than the register */
		add_difference(comparison, whole);
		return;
	}
	for (int at = 0; at < count && at < ROOM; at++) {
		const struct uncore_field_row *row = &uncore_fields(tables)[now[at].field.at];
		struct arena *arena = &comparison->arena;
		struct difference each = *whole;
		struct field_record old, new;

		if (now[at].value == before[at].value || (row->flags & UNCORE_FIELD_PART))
			continue;
		old = record_field(arena, tables, &before[at], whole->old_value, true);
		new = record_field(arena, tables, &now[at], whole->new_value, true);
		each.field = new.field;
		each.hi = new.hi;
		each.lo = new.lo;
		each.has_bits = true;
		each.old_value = old.value;
		each.new_value = new.value;
		each.old_name = old.name;
		each.new_name = new.name;
		add_difference(comparison, &each);
	}
}

static void compare_register(struct comparison *comparison, const struct box_reading *box,
			     const struct reading *reading, struct difference whole)
{
	struct text id = { 0 };
	const struct dumped_value *before;

	add_register_id(&id, box->machine->tables, &reading->reg);
	whole.id = keep_text(&comparison->arena, &id);
	whole.has_new = reading->state == UNCORE_PRESENCE_OK;
	whole.new_value = reading->value;
	whole.new_state = reading_state(reading);
	before = find_before(comparison, &whole, whole.id);
	if (before == NULL)
		before = find_before(comparison, &whole, "");
	if (before == NULL) {
		comparison->not_in_file++;
		return;
	}
	whole.has_old = before->has_value;
	whole.old_value = before->value;
	whole.old_state = before->state;
	comparison->compared += whole.has_old || whole.has_new;
	if (whole.has_old && whole.has_new)
		compare_fields(comparison, box->machine->tables, &whole, reading->reg.reg);
	else if (strcmp(whole.old_state, whole.new_state) != 0)
		add_difference(comparison, &whole);
}

/* The instance is absent now. The file has a row for it if it was absent then, or registers. */
static void compare_absent(struct comparison *comparison, struct difference whole)
{
	const struct dumped *before = &comparison->before;

	if (find_before(comparison, &whole, "") != NULL)
		return;
	for (size_t at = 0; at < before->count; at++) {
		const struct dumped_value *value = &before->at[at];

		if (value->unit != whole.unit || value->instance != whole.instance ||
		    strcmp(value->box, whole.box) != 0 || strcmp(value->scope, whole.scope) != 0)
			continue;
		comparison->compared++;
		whole.id = value->id;
		whole.has_old = value->has_value;
		whole.old_value = value->value;
		whole.old_state = value->state;
		add_difference(comparison, &whole);
	}
}

void compare_box(struct comparison *comparison, const struct box_reading *box)
{
	const struct uncore_tables *tables = box->machine->tables;
	struct difference whole = { .scope = unit_word(tables, box->box),
				    .unit = box->unit,
				    .box = box_id(tables, box->box),
				    .instance = box->instance,
				    .new_state = uncore_presence_name(box->presence) };

	for (unsigned at = 0; at < box->count; at++)
		compare_register(comparison, box, &box->readings[at], whole);
	if (box->count == 0)
		compare_absent(comparison, whole);
}

/* ---- tables and CSV ---- */

struct grid new_differences(struct comparison *comparison)
{
	static const struct row_column at[] = {
		{ .key = "scope" },
		{ .key = "unit" },
		{ .key = "box" },
		{ .key = "instance" },
		SHOWN_COLUMN("register", "register", "{box}{instance}.{register}"),
		COLUMN("field", "field"),
		SHOWN_COLUMN("bits", "bits", "{hi:lo}"),
		SHOWN_COLUMN("old", "old", "{old|old_state}"),
		RARE_COLUMN("old_name", "old name"),
		SHOWN_COLUMN("new", "new", "{new|new_state}"),
		RARE_COLUMN("new_name", "new name"),
	};
	size_t first = comparison->printed;

	comparison->printed = comparison->count;
	return grid_of_rows(ROW_COLUMNS(difference_kind, at), first < comparison->count ? &comparison->at[first] : NULL,
			    comparison->count - first);
}
