/* SPDX-License-Identifier: MIT */
/* Answers a run from a recording. */
#define _GNU_SOURCE
#include "replay.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "register_names.h"
#include "replay_lines.h"
#include "uncore/uncore.h"

enum { WORDS_ROOM = 200, FAULT_ROOM = 1024 };
/* The first line is the head, and lines count from 1. */
#define LINE_OF(index) ((unsigned long)(index) + 2)

struct uncore_replay {
	struct uncore_machine machine;
	struct uncore_fault fault; /* of the machine: failures that were recorded */
	struct uncore_recording_head head;
	struct register_names *names;
	char *path;
	json_t *root; /* holds the head's texts */
	struct json_memory memory;
	struct replay_line *lines;
	size_t count, room, next;
	size_t foreign; /* line that names its register otherwise than the tables; count: none does */
	bool is_cut;    /* the last line is not whole */
	uint64_t now;   /* as last read */
	bool has_left;
	char left[FAULT_ROOM];
};

/* ---- leaving ---- */

static void put(char *text, size_t room, const char *format, ...) UNCORE_PRINTF(3, 4);

/* Adds to what stands there; what has no room is cut. */
static void put(char *text, size_t room, const char *format, ...)
{
	size_t length = strlen(text);
	va_list arguments;

	va_start(arguments, format);
	(void)vsnprintf(text + length, room - length, format, arguments);
	va_end(arguments);
}

static void describe_access(const struct uncore_replay *replay, const struct replay_line *line, char *text)
{
	const struct uncore_address *address = &line->address;
	char name[REGISTER_NAME_ROOM];

	put(text, WORDS_ROOM, "%s%s of %s %u, ", line->is_write ? "a write" : "a read",
	    line->is_list ? " in a list" : "", address->scope == UNCORE_SCOPE_CPU ? "CPU" : "socket", line->unit);
	if (register_name_at(replay->names, address, name)[0] != '\0')
		put(text, WORDS_ROOM, "%s, ", name);
	if (address->space == UNCORE_SPACE_PCI)
		put(text, WORDS_ROOM, "device %u function %u offset 0x%" PRIx32, address->device, address->function,
		    address->number);
	else
		put(text, WORDS_ROOM, "MSR 0x%" PRIx32, address->number);
	put(text, WORDS_ROOM, ", %u bits", address->width);
	if (line->is_write)
		put(text, WORDS_ROOM, ", value 0x%" PRIx64, line->value);
}

static void describe(const struct uncore_replay *replay, const struct replay_line *line, char *text)
{
#define WORD(id, word, help) word,
	static const char *const words[] = { UNCORE_WAITS(WORD) };
#undef WORD

	text[0] = '\0';
	switch (line->kind) {
	case REPLAY_ACCESS:
		describe_access(replay, line, text);
		break;
	case REPLAY_NOW:
		put(text, WORDS_ROOM, "a look at the clock");
		break;
	case REPLAY_SLEEP:
		put(text, WORDS_ROOM, "a sleep of %" PRIu64 " ns", line->value);
		break;
	case REPLAY_WAIT:
		put(text, WORDS_ROOM, "the end of a wait (%s)", words[line->wait]);
		break;
	}
}

/* The recording has something else in the place to which the run comes with this. */
static int leave(struct uncore_replay *replay, const char *comes_to)
{
	char has[WORDS_ROOM];

	if (replay->has_left)
		return UNCORE_E_IO;
	replay->has_left = true;
	put(replay->left, FAULT_ROOM, "%s:%lu: ", replay->path, LINE_OF(replay->next));
	if (replay->next < replay->count) {
		describe(replay, &replay->lines[replay->next], has);
		put(replay->left, FAULT_ROOM, "the run leaves the recording: it comes to %s; the recording has %s",
		    comes_to, has);
	} else {
		put(replay->left, FAULT_ROOM, "the recording %s; the run comes to %s",
		    replay->is_cut ? "is cut off in this line" : "has ended before this line", comes_to);
	}
	if (replay->foreign < replay->count)
		put(replay->left, FAULT_ROOM,
		    "; the recording was made by another version of the tables (line %lu names its register otherwise)",
		    LINE_OF(replay->foreign));
	return UNCORE_E_IO;
}

static int leave_with(struct uncore_replay *replay, const struct replay_line *wanted)
{
	char text[WORDS_ROOM];

	describe(replay, wanted, text);
	return leave(replay, text);
}

const char *uncore_replay_fault(const struct uncore_replay *replay)
{
	return replay->has_left ? replay->left : NULL;
}

void uncore_replay_end(struct uncore_replay *replay)
{
	if (replay->next < replay->count)
		(void)leave(replay, "its end");
}

/* ---- the machine ---- */

static bool is_same_place(const struct uncore_address *a, const struct uncore_address *b)
{
	return a->space == b->space && a->scope == b->scope && a->number == b->number && a->width == b->width &&
	       (a->space == UNCORE_SPACE_MSR || (a->device == b->device && a->function == b->function));
}

static bool is_same(const struct replay_line *a, const struct replay_line *b)
{
	if (a->kind != b->kind)
		return false;
	if (a->kind == REPLAY_SLEEP)
		return a->value == b->value;
	return a->kind != REPLAY_ACCESS ||
	       (a->is_write == b->is_write && a->is_list == b->is_list && a->unit == b->unit &&
		is_same_place(&a->address, &b->address) && (!a->is_write || a->value == b->value));
}

/* The next line, when it is what the run comes to; NULL: it is not. */
static const struct replay_line *take(struct uncore_replay *replay, const struct replay_line *wanted)
{
	if (!replay->has_left && replay->next < replay->count && is_same(&replay->lines[replay->next], wanted))
		return &replay->lines[replay->next++];
	(void)leave_with(replay, wanted);
	return NULL;
}

static int answer(struct uncore_replay *replay, const struct replay_line *wanted, uint64_t *value)
{
	const struct replay_line *line = take(replay, wanted);

	if (line == NULL)
		return UNCORE_E_IO;
	*value = line->result == 0 ? line->value : 0;
	return line->result == 0 ? 0 :
				   uncore_fault_set(&replay->fault, line->result, "%s:%lu: recorded so", replay->path,
						    LINE_OF(line - replay->lines));
}

static int replay_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	struct replay_line wanted = { .kind = REPLAY_ACCESS, .unit = unit, .address = *address };

	return answer((struct uncore_replay *)context, &wanted, value);
}

static int replay_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct replay_line wanted = {
		.kind = REPLAY_ACCESS, .is_write = true, .unit = unit, .address = *address, .value = value
	};

	return answer((struct uncore_replay *)context, &wanted, &value);
}

static void replay_read_list(void *context, unsigned unit, struct uncore_io_item *items, size_t count)
{
	for (size_t at = 0; at < count; at++) {
		struct replay_line wanted = {
			.kind = REPLAY_ACCESS, .is_list = true, .unit = unit, .address = items[at].address
		};

		items[at].value = 0;
		items[at].result = answer((struct uncore_replay *)context, &wanted, &items[at].value);
	}
}

static uint64_t replay_now(void *context)
{
	struct uncore_replay *replay = (struct uncore_replay *)context;
	struct replay_line wanted = { .kind = REPLAY_NOW };
	const struct replay_line *line = take(replay, &wanted);

	if (line != NULL)
		replay->now = line->value;
	return replay->now;
}

static int replay_sleep(void *context, uint64_t nanoseconds)
{
	struct uncore_replay *replay = (struct uncore_replay *)context;
	struct replay_line wanted = { .kind = REPLAY_SLEEP, .value = nanoseconds };
	const struct replay_line *line = take(replay, &wanted);

	return line == NULL ? UNCORE_E_IO : line->result;
}

int uncore_replay_wait(struct uncore_replay *replay, enum uncore_wait *wait, int *status)
{
	struct replay_line wanted = { .kind = REPLAY_WAIT };
	const struct replay_line *line;

	/* What is no end of a wait has its own place, and is taken there. */
	if (replay->next < replay->count && replay->lines[replay->next].kind == REPLAY_WAIT &&
	    replay->lines[replay->next].wait > UNCORE_WAIT_SIGNAL)
		return leave(replay, "a wait");
	line = take(replay, &wanted);
	if (line == NULL)
		return UNCORE_E_IO;
	*wait = line->wait;
	*status = line->result;
	return 0;
}

bool uncore_replay_has(struct uncore_replay *replay, enum uncore_wait wait, int *status)
{
	const struct replay_line *line = &replay->lines[replay->next];

	if (replay->has_left || replay->next >= replay->count || line->kind != REPLAY_WAIT || line->wait != wait)
		return false;
	*status = line->result;
	replay->next++;
	return true;
}

/* ---- reading ---- */

static int out_of_memory(struct uncore_fault *fault)
{
	return uncore_fault_set(fault, UNCORE_E_NOMEM, "%s", uncore_error_text(UNCORE_E_NOMEM));
}

static json_t *parse(const char *text, size_t length, const char *name, struct uncore_fault *fault)
{
	json_error_t error;
	json_t *object = json_loadb(text, length, JSON_REJECT_DUPLICATES, &error);

	if (object == NULL)
		uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s:%d: each line is one whole JSON object: %.100s", name,
				 error.column, length == 0 ? "this one is empty" : error.text);
	return object;
}

/* What the processor was; recordings of platforms that have no variants do not say it. */
static uint16_t find_variant(const struct uncore_tables *tables, const char *id)
{
	for (uint16_t at = 0; id != NULL && at < tables->variants.count; at++) {
		if (strcmp(uncore_text(tables, uncore_variants(tables)[at].id), id) == 0)
			return at;
	}
	return UNCORE_NO_INDEX;
}

/* Makes the machine that the head describes. */
static int use_head(struct uncore_replay *replay, const struct replay_head *head, const char *name,
		    struct uncore_fault *fault)
{
	static const struct uncore_io_ops io_ops = { replay_read, replay_write, replay_read_list };
	static const struct uncore_machine_ops ops = { replay_now, replay_sleep, NULL, NULL };
	const struct uncore_tables *tables = uncore_platform(head->platform);

	if (tables == NULL)
		return uncore_fault_set(fault, UNCORE_E_STALE,
					"%s: the recording was made by another version of the tables: these have no "
					"platform \"%.20s\"",
					name, head->platform);
	replay->head = (struct uncore_recording_head){ .version = head->uncore,
						       .arguments = head->arguments,
						       .argument_count = head->argument_count,
						       .has_command = head->command,
						       .is_manual = head->clock == 1 };
	replay->machine = (struct uncore_machine){ .tables = tables,
						   .variant = find_variant(tables, head->variant),
						   .io = { &io_ops, replay },
						   .ops = &ops,
						   .context = replay,
						   .sockets = head->sockets,
						   .socket_count = (unsigned)head->socket_count,
						   .cpu_count = head->cpus,
						   .name = head->name,
						   .fault = &replay->fault };
	replay->names = register_names_create(tables);
	return replay->names == NULL ? out_of_memory(fault) : 0;
}

static int read_head(struct uncore_replay *replay, const char *text, size_t length, const char *name,
		     struct uncore_fault *fault)
{
	struct json_reader reader = { name, &replay->memory, fault };
	struct replay_head head = { .version = 0 };
	int result;

	replay->root = parse(text, length, name, fault);
	if (replay->root == NULL)
		return UNCORE_E_ARGUMENT;
	result = replay_read_head(&reader, replay->root, &head);
	return result == 0 ? use_head(replay, &head, name, fault) : result;
}

static struct replay_line *add_line(struct uncore_replay *replay)
{
	if (replay->count == replay->room) {
		size_t room = replay->room == 0 ? 1024 : replay->room * 2;
		struct replay_line *lines =
			(struct replay_line *)realloc(replay->lines, room * sizeof(replay->lines[0]));

		if (lines == NULL)
			return NULL;
		replay->lines = lines;
		replay->room = room;
	}
	return &replay->lines[replay->count++];
}

static void look_at_name(struct uncore_replay *replay, const struct replay_line *line, const char *recorded)
{
	char name[REGISTER_NAME_ROOM];

	if (line->kind == REPLAY_ACCESS && replay->foreign == SIZE_MAX &&
	    strcmp(register_name_at(replay->names, &line->address, name), recorded != NULL ? recorded : "") != 0)
		replay->foreign = (size_t)(line - replay->lines);
}

static int read_line(struct uncore_replay *replay, const char *text, size_t length, const char *name,
		     struct uncore_fault *fault)
{
	struct json_reader reader = { name, &replay->memory, fault };
	struct replay_line *line = add_line(replay);
	const char *register_name;
	json_t *object;
	int result;

	if (line == NULL)
		return out_of_memory(fault);
	object = parse(text, length, name, fault);
	if (object == NULL)
		return UNCORE_E_ARGUMENT;
	result = replay_read_line(&reader, object, line, &register_name);
	if (result == 0)
		look_at_name(replay, line, register_name);
	json_decref(object);
	return result;
}

/* One line of the file, with or without the byte that ends it. */
static int read_text(struct uncore_replay *replay, unsigned long number, const char *text, size_t length,
		     struct uncore_fault *fault)
{
	bool is_whole = length > 0 && text[length - 1] == '\n';
	struct uncore_fault ignored = { 0, "" };
	char name[UNCORE_FAULT_ROOM];
	int result;

	(void)snprintf(name, sizeof(name), "%.100s:%lu", replay->path, number);
	if (is_whole)
		length--;
	if (number == 1)
		return read_head(replay, text, length, name, fault);
	result = read_line(replay, text, length, name, is_whole ? fault : &ignored);
	if (result == 0 || is_whole || result == UNCORE_E_NOMEM)
		return result;
	/* What a run was about to write when it was killed. */
	replay->count--;
	replay->is_cut = true;
	return 0;
}

static int read_file(struct uncore_replay *replay, FILE *file, struct uncore_fault *fault)
{
	unsigned long number = 0;
	size_t room = 0;
	char *text = NULL;
	ssize_t length;
	int result = 0;

	while (result == 0 && (length = getline(&text, &room, file)) >= 0)
		result = read_text(replay, ++number, text, (size_t)length, fault);
	free(text);
	if (result == 0 && ferror(file))
		result = uncore_fault_set(fault, UNCORE_E_IO, "%s: %s", replay->path, strerror(errno));
	if (result == 0 && number == 0)
		result = uncore_fault_set(fault, UNCORE_E_ARGUMENT,
					  "%s: is empty; a recording begins with a line {\"uncore_recording\":%d,...}",
					  replay->path, UNCORE_RECORDING_VERSION);
	if (replay->foreign == SIZE_MAX)
		replay->foreign = replay->count;
	return result;
}

int uncore_replay_open(const char *path, struct uncore_replay **replay, struct uncore_fault *fault)
{
	struct uncore_replay *made = (struct uncore_replay *)calloc(1, sizeof(*made));
	FILE *file;
	int result;

	*replay = NULL;
	if (made == NULL || (made->path = strdup(path)) == NULL) {
		free(made);
		return out_of_memory(fault);
	}
	made->foreign = SIZE_MAX;
	file = fopen(path, "re");
	if (file == NULL)
		result = uncore_fault_set(fault,
					  errno == ENOENT ? UNCORE_E_NOENT :
					  errno == EACCES ? UNCORE_E_DENIED :
							    UNCORE_E_IO,
					  "%s: %s", path, strerror(errno));
	else
		result = read_file(made, file, fault);
	if (file != NULL)
		(void)fclose(file);
	if (result == 0)
		*replay = made;
	else
		uncore_replay_free(made);
	return result;
}

void uncore_replay_free(struct uncore_replay *replay)
{
	if (replay == NULL)
		return;
	register_names_free(replay->names);
	json_memory_free(&replay->memory);
	json_decref(replay->root);
	free(replay->lines);
	free(replay->path);
	free(replay);
}

const struct uncore_recording_head *uncore_replay_head(const struct uncore_replay *replay)
{
	return &replay->head;
}

struct uncore_machine *uncore_replay_machine(struct uncore_replay *replay)
{
	return &replay->machine;
}
