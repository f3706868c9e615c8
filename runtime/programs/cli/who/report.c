/* SPDX-License-Identifier: MIT */
/* Prints what uncore who found, as tables and as JSON. */
#include <string.h>

#include "base/keys/macros.h"
#include "cli/common/describe.h"
#include "cli/common/formats.h"
#include "cli/common/output.h"
#include "cli/who/report.h"

/* clang-format off */

static const char *const unit_words[] = { "socket", "cpu" };
static const char *const lock_words[] = { "socket", "cpu", "package" };
static const char *const session_words[] = { "alive", "ended", "unknown" };

static const struct key holder_keys[] = {
	{ .name = "pid", COUNT(holder_record, pid), HAS_AT(holder_record, has_pid), NULLABLE,
	  .help = "null: not known" },
	{ .name = "text", STRING(holder_record, text), REQUIRED, .help = "as the lock says it" },
};
static const struct keys holder_kind = { "holder", "a holder", "The session that has a box.", KEYS(holder_keys),
	.size = sizeof(struct holder_record), .bare = true };

static const struct key register_keys[] = {
	{ .name = "scope", STRING(register_record, scope), WORDS(unit_words), REQUIRED, .help = "what the unit is" },
	{ .name = "unit", COUNT(register_record, unit), REQUIRED, .help = "number of the socket or the logical CPU" },
	{ .name = "box", STRING(register_record, box), REQUIRED, .help = "id of the box" },
	{ .name = "instance", COUNT(register_record, instance), REQUIRED, .help = "instance of the box" },
	{ .name = "register", STRING(register_record, reg), REQUIRED, .help = "id, with its number in an array" },
	{ .name = "name", STRING(register_record, name), REQUIRED, .help = "name in the manual" },
	{ .name = "value", HEX(register_record, value), REQUIRED, .help = "what it holds" },
	{ .name = "changed", HEX(register_record, changed), REQUIRED, .help = "the bits that are not as after reset" },
	{ .name = "event", STRING(register_record, event), NULLABLE, .help = "of a control register that is enabled" },
	{ .name = "meaning", STRING(register_record, meaning), REQUIRED, .help = "in words" },
	{ .name = "holder", OPTIONAL_OBJECT(register_record, holder), .element = &holder_kind, NULLABLE,
	  .help = "the session that has the box; null: none has" },
};
static const struct keys register_kind = { "register", "a register", "A register that is not as after reset.",
	KEYS(register_keys), .size = sizeof(struct register_record), .bare = true };

static const struct key lock_keys[] = {
	{ .name = "scope", STRING(lock_record, scope), WORDS(lock_words), REQUIRED,
	  .help = "what the unit is; package: the physical package of that number has no CPU online, so it is no "
		  "socket now" },
	{ .name = "unit", COUNT(lock_record, unit), REQUIRED, .help = "number of the socket or the logical CPU" },
	{ .name = "box", STRING(lock_record, box), REQUIRED, .help = "id of the box" },
	{ .name = "holder", OPTIONAL_OBJECT(lock_record, holder), .element = &holder_kind, REQUIRED,
	  .help = "the session that has the box" },
};
static const struct keys lock_kind = { "lock", "a lock", "A box that a session has.", KEYS(lock_keys),
	.size = sizeof(struct lock_record), .bare = true };

static const struct key journal_keys[] = {
	{ .name = "file", STRING(journal_record, file), REQUIRED, .help = "in the state directory" },
	{ .name = "pid", COUNT(journal_record, pid), REQUIRED, .help = "of the session; 0: not known" },
	{ .name = "session", STRING(journal_record, session), WORDS(session_words), REQUIRED,
	  .help = "whether it is at work; unknown: another user owns the journal" },
};
static const struct keys journal_kind = { "journal", "a journal", "The journal of a session.", KEYS(journal_keys),
	.size = sizeof(struct journal_record), .bare = true };

static const struct key suspect_keys[] = {
	{ .name = "pid", COUNT(suspect_record, pid), REQUIRED, .help = "of a process" },
	{ .name = "name", STRING(suspect_record, name), NULLABLE, .help = "of its program" },
	{ .name = "what", STRING(suspect_record, what), REQUIRED, .help = "it has open" },
};
static const struct keys suspect_kind = { "suspect", "a suspect", "A process that may have written registers.",
	KEYS(suspect_keys), .size = sizeof(struct suspect_record), .bare = true };

static const struct key who_keys[] = {
	OUTPUT_SCHEMA_KEY,
	{ .name = "platform", STRING(who_record, platform), REQUIRED, .help = "id of the platform" },
	{ .name = "machine", STRING(who_record, machine), REQUIRED,
	  .help = "which machine it was, as headings say it" },
	{ .name = "simulated", BOOL(who_record, simulated), REQUIRED,
	  .help = "whether nothing of it was measured on hardware" },
	{ .name = "state_directory", STRING(who_record, state_directory), NULLABLE,
	  .help = "of locks and journals; null: none" },
	{ .name = "registers", LIST(who_record, registers, register_count), .element = &register_kind, REQUIRED,
	  .help = "that are not as after reset" },
	{ .name = "state_error", STRING(who_record, state_error), NULLABLE,
	  .help = "why the directory cannot be read" },
	{ .name = "locks", LIST(who_record, locks, lock_count), .element = &lock_kind, REQUIRED,
	  .help = "boxes that sessions have" },
	{ .name = "journals", LIST(who_record, journals, journal_count), .element = &journal_kind, REQUIRED,
	  .help = "of sessions" },
	{ .name = "suspects", LIST(who_record, suspects, suspect_count), .element = &suspect_kind, REQUIRED,
	  .help = "processes that have the right files open" },
	{ .name = "kernel_pmus", COUNT(who_record, kernel_pmus), REQUIRED,
	  .help = "uncore units that the kernel's own driver serves" },
	{ .name = "not_read", COUNT(who_record, not_read), REQUIRED,
	  .help = "control and filter registers that could not be read" },
	{ .name = "tables", STRING(who_record, tables), NULLABLE, .help = TABLES_HELP },
};
static const struct keys who_kind = { "who", "the output of uncore who --format json", "One document: registers that "
	"are not as after reset, and who may have set them.", KEYS(who_keys),
	.size = sizeof(struct who_record), .bare = true };

/* clang-format on */

static const struct keys *const kinds[] = { &who_kind };
const struct format who_format = { .name = "who", .command = "uncore who", .kinds = kinds, .kind_count = 1 };

/* A copy, because the list of holders may be read again. */
static const struct holder_record *record_holder(struct arena *arena, const struct holder *holder)
{
	struct holder_record *record;

	if (holder == NULL)
		return NULL;
	record = arena_alloc(arena, sizeof(*record));
	record->pid = (uint64_t)holder->pid;
	record->has_pid = holder->pid != 0;
	record->text = arena_copy(arena, holder->who, strlen(holder->who));
	return record;
}

void record_register(struct who_record *record, struct arena *arena, const struct box_reading *box,
		     const struct reading *reading, const struct holder *holder)
{
	const struct uncore_tables *tables = box->machine->tables;
	struct text id = { 0 }, place = { 0 }, name = { 0 }, event = { 0 }, meaning = { 0 };
	bool is_on;

	add_register_id(&id, tables, &reading->reg);
	add_place(&place, tables, &reading->reg);
	add_register_name(&name, tables, &reading->reg);
	add_reading_event(&event, box, reading);
	add_meaning(&meaning, box, reading);
	is_on = event.length > 0 && is_enabled(box, reading);
	record->registers = arena_grow(arena, record->registers, record->register_count, &record->room,
				       sizeof(record->registers[0]));
	record->registers[record->register_count++] =
		(struct register_record){ .scope = unit_word(tables, box->box),
					  .unit = box->unit,
					  .box = box_id(tables, box->box),
					  .instance = box->instance,
					  .reg = keep_text(arena, &id),
					  .place = keep_text(arena, &place),
					  .name = keep_text(arena, &name),
					  .value = reading->value,
					  .changed = changed_bits(tables, reading),
					  .event = is_on ? keep_text(arena, &event) : NULL,
					  .meaning = keep_text(arena, &meaning),
					  .holder = record_holder(arena, holder) };
	text_free(&event);
}

static void record_sessions(struct who_record *record, struct arena *arena, const struct holders *holders)
{
	record->lock_count = holders->count;
	record->locks = arena_array(arena, holders->count, sizeof(record->locks[0]));
	for (size_t at = 0; at < holders->count; at++) {
		const struct holder *each = &holders->list[at];

		record->locks[at] =
			(struct lock_record){ each->kind, each->box, each->unit, record_holder(arena, each) };
	}
	record->journal_count = holders->journal_count;
	record->journals = arena_array(arena, holders->journal_count, sizeof(record->journals[0]));
	for (size_t at = 0; at < holders->journal_count; at++) {
		const struct journal *each = &holders->journals[at];

		record->journals[at] = (struct journal_record){ each->name,
								each->is_private ? "unknown" :
								each->is_alive   ? "alive" :
										   "ended",
								(uint64_t)each->pid };
	}
}

static void record_suspects(struct who_record *record, struct arena *arena, const struct suspects *suspects)
{
	record->suspect_count = suspects->count;
	record->suspects = arena_array(arena, suspects->count, sizeof(record->suspects[0]));
	for (size_t at = 0; at < suspects->count; at++) {
		const struct suspect *each = &suspects->list[at];

		record->suspects[at] = (struct suspect_record){ each->name[0] != '\0' ? each->name : NULL, each->what,
								(uint64_t)each->pid };
	}
	record->kernel_pmus = suspects->kernel_pmus;
}

void record_holders(struct who_record *record, struct arena *arena, const struct holders *holders,
		    const struct suspects *suspects)
{
	record->state_directory = holders->state;
	record->state_error = holders->error != 0 ? strerror(holders->error) : NULL;
	record_sessions(record, arena, holders);
	record_suspects(record, arena, suspects);
}

void print_who_json(const struct who_record *record)
{
	print_json_of(&who_kind, record, true);
}

/* ---- tables ---- */

static void add_place_of(struct text *text, const void *row)
{
	text_add(text, ((const struct register_record *)row)->place);
}

void print_who_registers(const struct who_record *record)
{
	static const struct row_column at[] = {
		SHOWN_COLUMN("unit", "unit", "{scope} {unit}"),
		{ .key = "register", .title = "register", .add = add_place_of },
		COLUMN("name", "name"),
		COLUMN("value", "value"),
		SHOWN_COLUMN("holder", "holder", "{holder.text}"),
		COLUMN("meaning", "meaning"),
	};

	rows_print(ROW_COLUMNS(register_kind, at), record->registers, record->register_count, 0);
}

void print_who_locks(const struct who_record *record)
{
	static const struct row_column at[] = {
		SHOWN_COLUMN("unit", "unit", "{scope} {unit}"),
		COLUMN("box", "box"),
		SHOWN_COLUMN("holder", "holder", "{holder.text}"),
	};

	rows_print(ROW_COLUMNS(lock_kind, at), record->locks, record->lock_count, 2);
}
