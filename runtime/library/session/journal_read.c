/* SPDX-License-Identifier: MIT */
/* Reads journals, and refuses files that are damaged or are not journals. */
#define _GNU_SOURCE
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "shared/bits.h"
#include "core/lookup.h"
#include "core/place.h"
#include "session/journal.h"

/* Thousands of times more than the largest machine needs. */
#define MOST_BYTES ((size_t)64 << 20)
/* "0x12345678\n" */
#define CHECKSUM_LENGTH 11

#define FIRST_WORDS "uncore journal "

struct reading {
	const struct uncore_machine *machine;
	const char *name;
	struct uncore_fault *fault;
	struct journal *journal;
	char *text; /* the whole text, with a NUL after it */
	size_t length, room;
	struct moment then;
	unsigned absent; /* a package that the machine does not show; NO_UNIT: none */
};

static int bad(const struct reading *work, const char *what)
{
	return uncore_fault_set(work->fault, UNCORE_E_NOENT, "journal %s: %s", work->name, what);
}

/* Marks a journal that can never be replayed here, so that older ones need not wait for it. */
static int nothing_in(const struct reading *work, const char *what)
{
	work->journal->is_void = true;
	return bad(work, what);
}

static int bad_line(const struct reading *work, unsigned line, const char *what)
{
	return uncore_fault_set(work->fault, UNCORE_E_NOENT, "journal %s, line %u: %s", work->name, line, what);
}

/* ---- the file as a whole ---- */

static int make_room(struct reading *work)
{
	size_t room = work->room == 0 ? 16384 : work->room * 2;
	char *text;

	if (work->length + 1 < work->room)
		return 0;
	if (room > MOST_BYTES)
		return bad(work, "the file is longer than any journal");
	text = (char *)realloc(work->text, room);
	if (text == NULL)
		return UNCORE_E_NOMEM;
	work->text = text;
	work->room = room;
	return 0;
}

static int read_text(struct reading *work, int file)
{
	ssize_t count = 1;
	int result = 0;

	while (result == 0 && count != 0) {
		result = make_room(work);
		if (result != 0)
			break;
		count = pread(file, work->text + work->length, work->room - 1 - work->length, (off_t)work->length);
		if (count < 0 && errno != EINTR)
			result = uncore_fault_set(work->fault, UNCORE_E_IO, "read journal %s: %s", work->name,
						  strerror(errno));
		work->length += count > 0 ? (size_t)count : 0;
	}
	if (result == 0)
		work->text[work->length] = '\0';
	return result;
}

/* Whether the registers have been reset since, by the line "boot" of formats 2 and 3. */
static bool is_of_other_boot(const struct reading *work)
{
	struct moment now = moment_now(work->machine);

	return strcmp(now.boot, "-") != 0 && work->then.boot[0] != '\0' && strcmp(work->then.boot, now.boot) != 0;
}

/* Reads the format first, because everything else may differ in another format. */
static int check_format(const struct reading *work)
{
	unsigned format;
	char end;

	if (sscanf(work->text, FIRST_WORDS "%4u%c", &format, &end) != 2 || end != '\n')
		return nothing_in(work,
				  "not a journal, or damaged: no register is written from it; "
				  "see what its session may have left with \"uncore who\", then remove the file");
	if (format == JOURNAL_FORMAT)
		return 0;
	work->journal->is_void = is_of_other_boot(work);
	return uncore_fault_set(work->fault, UNCORE_E_NOENT,
				"journal %s: has format %u, or is damaged; this uncore reads format %d: "
				"no register is written from it; run \"uncore restore\" of its version",
				work->name, format, JOURNAL_FORMAT);
}

static int check_sum(const struct reading *work)
{
	char wanted[CHECKSUM_LENGTH + 1];
	size_t length = work->length;

	if (length >= CHECKSUM_LENGTH) {
		length -= CHECKSUM_LENGTH;
		snprintf(wanted, sizeof(wanted), "0x%08" PRIx32 "\n", crc32c(work->text, length));
		if (memcmp(work->text + length, wanted, CHECKSUM_LENGTH) == 0)
			return 0;
	}
	return nothing_in(work,
			  "damaged, because its checksum differs: no register is written from it; "
			  "see what its session may have left with \"uncore who\", then remove the file");
}

/* ---- lines ---- */

static int add_saved(struct journal *journal, const struct saved *saved)
{
	size_t room = journal->room == 0 ? 64 : journal->room * 2;
	struct saved *rows;

	if (journal->count == journal->room) {
		rows = (struct saved *)realloc(journal->saved, room * sizeof(rows[0]));
		if (rows == NULL)
			return UNCORE_E_NOMEM;
		journal->saved = rows;
		journal->room = room;
	}
	journal->saved[journal->count++] = *saved;
	return 0;
}

/* The kind of a register decides when it is restored. */
static enum saved_kind kind_of(const struct uncore_tables *tables, const struct uncore_register *reg)
{
	struct saved list[256];
	size_t count = saved_list(tables, 0, reg->box, reg->instance, list, sizeof(list) / sizeof(list[0]));

	for (size_t at = 0; at < count && at < sizeof(list) / sizeof(list[0]); at++) {
		if (list[at].reg.reg == reg->reg && list[at].reg.index == reg->index)
			return list[at].kind;
	}
	return SAVED_BOX;
}

/* Splits a register's line into words. scanf's own numbers would accept signs, and wrap if they are too large. */
struct words {
	char kind[8], unit[10], box[64], instance[6], reg[64], index[6], prior[17];
};

static bool split(const char *text, struct words *words)
{
	int end = 0;

	return sscanf(text, "%7s %9[0-9] %63s %5[0-9] %63s %5[0-9] 0x%16[0-9a-f]%n", words->kind, words->unit,
		      words->box, words->instance, words->reg, words->index, words->prior, &end) == 7 &&
	       text[end] == '\n';
}

/* An offline package keeps its registers, so they can be restored when it is online again. */
static int find_unit(struct reading *work, const struct words *words, struct saved *saved)
{
	unsigned number = (unsigned)strtoul(words->unit, NULL, 10);
	bool is_package = strcmp(words->kind, "package") == 0;

	saved->unit = unit_at(work->machine, saved->scope, number);
	if (saved->unit == NO_UNIT && is_package)
		work->absent = number;
	return is_package == (saved->scope == UNCORE_SCOPE_PACKAGE) && (is_package || strcmp(words->kind, "cpu") == 0) ?
		       0 :
		       UNCORE_E_RANGE;
}

static int read_register(struct reading *work, const char *text, unsigned line)
{
	const struct uncore_tables *tables = work->machine->tables;
	struct saved saved = { .scope = UNCORE_SCOPE_PACKAGE };
	unsigned long instance, index;
	struct words words;

	if (!split(text, &words))
		return bad_line(work, line, "not a register");
	if (uncore_find_box(tables, words.box, &saved.reg.box) != 0 ||
	    uncore_find_register(tables, saved.reg.box, words.reg, &saved.reg) != 0)
		return bad_line(work, line,
				"the tables have no such register: another version wrote the journal; "
				"restore with that version");
	saved.scope = (enum uncore_scope)uncore_boxes(tables)[saved.reg.box].scope;
	instance = strtoul(words.instance, NULL, 10);
	index = strtoul(words.index, NULL, 10);
	saved.reg.instance = (uint16_t)instance;
	saved.reg.index = (uint16_t)index;
	saved.prior = strtoull(words.prior, NULL, 16);
	if (find_unit(work, &words, &saved) != 0)
		return bad_line(work, line, "not what the register could hold");
	if (instance >= UNCORE_NO_INDEX || index >= UNCORE_NO_INDEX || check_register(tables, &saved.reg) != 0 ||
	    fill_saved(tables, &saved) != 0 || (saved.unit == NO_UNIT && saved.scope == UNCORE_SCOPE_CPU))
		return bad_line(work, line, "no such instance on this machine");
	if (saved.prior > low_bits(layout_of(tables, saved.reg.reg)->width))
		return bad_line(work, line, "not what the register could hold");
	saved.kind = kind_of(tables, &saved.reg);
	return add_saved(work->journal, &saved);
}

/* A reboot resets the registers, and another machine has others. Then the old values must not be restored. */
static int check_boot(const struct reading *work, unsigned line)
{
	struct moment now = moment_now(work->machine);

	if (work->then.boot[0] == '\0')
		return bad_line(work, line, "no boot");
	if (strcmp(now.boot, work->then.boot) == 0)
		return 0;
	if (strcmp(now.boot, "-") == 0 || strcmp(work->then.boot, "-") == 0)
		return nothing_in(
			work,
			"written on another machine: no register is written from it; restore it there, or remove "
			"the file if that machine is gone");
	return nothing_in(work,
			  "written on another machine, or before this machine booted: "
			  "no register is written from it; restore it there, or remove the file");
}

/* If boots have no ids, the name of the machine must do. */
static int check_machine(const struct reading *work, const char *text)
{
	char line[MACHINE_LINE];

	machine_line(work->machine, line, sizeof(line));
	if (strcmp(work->then.boot, "-") != 0 ||
	    (strlen(line) == strcspn(text, "\n") && strncmp(text, line, strlen(line)) == 0))
		return 0;
	return nothing_in(work,
			  "written on another machine: no register is written from it; restore it there, or remove "
			  "the file if that machine is gone");
}

static bool is_line(const char *text, const char *word, const char *value)
{
	size_t length = strlen(word);

	return strncmp(text, word, length) == 0 && strncmp(text + length, value, strlen(value)) == 0 &&
	       text[length + strlen(value)] == '\n';
}

static int check_platform(const struct reading *work, const char *text, unsigned line)
{
	const struct uncore_tables *tables = work->machine->tables;

	if (is_line(text, "platform ", uncore_text(tables, tables->id)))
		return 0;
	work->journal->is_void = true;
	return bad_line(work, line, "it was written on another platform; restore it on that machine");
}

/* Reads a line after that of the format. Returns 1 at the end. */
static int read_line(struct reading *work, const char *text, unsigned line)
{
	unsigned long count;

	switch (line) {
	case 1:
		return 0;
	case 2:
		return check_platform(work, text, line);
	case 3:
		return check_boot(work, line);
	case 4:
		return check_machine(work, text);
	case 5:
		return strncmp(text, "pid ", 4) == 0 ? 0 : bad_line(work, line, "the process number is missing");
	default:
		if (sscanf(text, "end %lu", &count) != 1)
			return read_register(work, text, line);
		return count == work->journal->count ? 1 : bad_line(work, line, "registers are missing");
	}
}

static int check_packages(const struct reading *work)
{
	if (work->absent == NO_UNIT)
		return 0;
	return uncore_fault_set(work->fault, UNCORE_E_NOENT,
				"journal %s: package %u is not there, or all its CPUs are offline: no register is "
				"written; bring one of them online and restore again",
				work->name, work->absent);
}

/* The checksum is right, so the lines are unchanged. */
static int read_lines(struct reading *work)
{
	const char *text = work->text;
	unsigned line = 0;
	int result = 0;

	while (result == 0 && *text != '\0') {
		result = read_line(work, text, ++line);
		text += strcspn(text, "\n");
		text += *text == '\n';
	}
	if (result == 0)
		return bad_line(work, line, "the file ends here, without its line \"end\"");
	work->journal->is_whole = result == 1;
	return result == 1 ? check_packages(work) : result;
}

static void parse_moment(const char *text, struct moment *moment)
{
	const char *line = strstr(text, "\nboot ");

	*moment = (struct moment){ "", 0 };
	if (line != NULL && sscanf(line, "\nboot %36[0-9a-f-] %" SCNu64, moment->boot, &moment->ns) != 2)
		*moment = (struct moment){ "", 0 };
}

int journal_read(int file, const char *name, const struct uncore_machine *machine, struct journal *journal,
		 struct uncore_fault *fault)
{
	struct reading work = {
		.machine = machine, .name = name, .fault = fault, .journal = journal, .absent = NO_UNIT
	};
	int result;

	*journal = (struct journal){ .saved = NULL };
	result = read_text(&work, file);
	if (result == 0) {
		parse_moment(work.text, &work.then);
		result = check_format(&work);
	}
	if (result == 0)
		result = check_sum(&work);
	if (result == 0)
		result = read_lines(&work);
	free(work.text);
	return result;
}

struct moment journal_moment(int file)
{
	struct moment moment;
	char text[256];
	ssize_t length = pread(file, text, sizeof(text) - 1, 0);

	text[length > 0 ? length : 0] = '\0';
	parse_moment(text, &moment);
	return moment;
}
