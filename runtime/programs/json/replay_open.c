/* SPDX-License-Identifier: MIT */
/* Reads a whole recording before it is replayed. */
#define _GNU_SOURCE
#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files/whole_file.h"
#include "json/date.h"
#include "json/replay_state.h"

static int out_of_memory(struct uncore_fault *fault)
{
	return uncore_fault_set(fault, UNCORE_E_NOMEM, "%s", uncore_error_text(UNCORE_E_NOMEM));
}

/* Finds the processor's variant; recordings of platforms without variants do not have it. */
static uint16_t find_variant(const struct uncore_tables *tables, const char *id)
{
	for (uint16_t at = 0; id != NULL && at < tables->variants.count; at++) {
		if (strcmp(uncore_text(tables, uncore_variants(tables)[at].id), id) == 0)
			return at;
	}
	return UNCORE_NO_INDEX;
}

static int add_types(struct uncore_replay *replay, const struct replay_head *head, const struct uncore_tables **tables)
{
	int result;

	if (head->unit_type_count == 0)
		return 0;
	result = uncore_tables_with_types(*tables, head->unit_types, head->unit_type_count, &replay->made_tables);
	if (result == 0)
		*tables = replay->made_tables;
	return result;
}

/* Makes the machine that the first line describes. */
static int use_head(struct uncore_replay *replay, const struct replay_head *head, const char *name,
		    struct uncore_fault *fault)
{
	const struct uncore_tables *tables = uncore_platforms_find(replay->platforms, head->platform);
	uint64_t date_ns = 0;
	int result = tables == NULL ? 0 : add_types(replay, head, &tables);

	if (result != 0)
		return uncore_fault_set(fault, result, "%s: /unit_types: %s", name, uncore_error_text(result));
	if (tables == NULL)
		return uncore_fault_set(fault, UNCORE_E_STALE,
					"%s: another version of the tables made the recording: "
					"these have no platform \"%.20s\"; --tables FILE adds one",
					name, head->platform);
	if (head->date != NULL && !read_date(head->date, &date_ns))
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT,
					"%s: /date: a time of day is like 2026-11-22T18:03:04.250Z", name);
	replay->head = (struct uncore_recording_head){ .version = head->uncore,
						       .arguments = head->arguments,
						       .argument_count = head->argument_count,
						       .devices = head->devices,
						       .device_count = head->device_count,
						       .settings = head->settings,
						       .setting_count = head->setting_count,
						       .has_command = head->command,
						       .is_manual = head->clock == 1,
						       .date_ns = date_ns,
						       .date_clock_ns = head->date_clock };
	replay->machine =
		(struct uncore_machine){ .tables = tables,
					 .variant = find_variant(tables, head->variant),
					 .stepping = head->has_stepping ? (uint16_t)head->stepping : UNCORE_NO_INDEX,
					 .sockets = head->sockets,
					 .socket_count = (unsigned)head->socket_count,
					 .cpu_count = head->cpus,
					 .name = head->name,
					 .is_simulated = head->simulated,
					 .fault = &replay->fault };
	replay_answer(replay);
	replay->names = register_names_create(tables);
	return replay->names == NULL ? out_of_memory(fault) : 0;
}

static int read_head(struct uncore_replay *replay, const char *text, size_t length, const char *name,
		     struct uncore_fault *fault)
{
	struct json_input input = { .source = { .path = name, .text = text, .length = length },
				    .is_line = true,
				    .arena = &replay->arena,
				    .fault = fault };
	struct replay_head head = { .platform = NULL };
	int result = json_parse(&input);

	replay->root = input.source.root;
	if (result == 0)
		result = replay_read_head(&input, &head);
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
	struct replay_line *line = add_line(replay);
	struct arena arena = { 0 };
	struct json_input input = { .source = { .path = name, .text = text, .length = length },
				    .is_line = true,
				    .arena = &arena,
				    .fault = fault };
	const char *register_name;
	int result;

	if (line == NULL)
		return out_of_memory(fault);
	result = json_parse(&input);
	if (result == 0)
		result = replay_read_line(&input, replay->machine.tables, line, &register_name);
	if (result == 0)
		look_at_name(replay, line, register_name);
	json_decref(input.source.root);
	arena_free(&arena);
	return result;
}

/* Reads one line of the file, with or without the newline at its end. */
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
	/* An incomplete line: the run was killed while it wrote it. */
	replay->count--;
	replay->is_cut = true;
	return 0;
}

static int refuse_empty(const struct uncore_replay *replay, struct uncore_fault *fault)
{
	return uncore_fault_set(fault, UNCORE_E_ARGUMENT,
				"%s: is empty; a recording begins with a line {\"uncore_recording\":%d,...}",
				replay->path, UNCORE_RECORDING_VERSION);
}

static int read_lines(struct uncore_replay *replay, const char *text, size_t length, struct uncore_fault *fault)
{
	const char *end = text + length;
	unsigned long number = 0;
	int result = length == 0 ? refuse_empty(replay, fault) : 0;

	while (result == 0 && text < end) {
		const char *newline = (const char *)memchr(text, '\n', (size_t)(end - text));
		const char *next = newline != NULL ? newline + 1 : end;

		result = read_text(replay, ++number, text, (size_t)(next - text), fault);
		text = next;
	}
	if (replay->foreign == SIZE_MAX)
		replay->foreign = replay->count;
	return result;
}

static int cannot_read(const char *path, struct uncore_fault *fault)
{
	if (errno == EFBIG)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s: has more than %zu MiB, and no more are replayed",
					path, RECORDS_BYTES_MAX >> 20);
	return uncore_fault_set(fault,
				errno == ENOENT ? UNCORE_E_NOENT :
				errno == EACCES ? UNCORE_E_DENIED :
						  UNCORE_E_IO,
				"%s: %s", path, strerror(errno));
}

int uncore_replay_open(const char *path, const struct uncore_platforms *platforms, struct uncore_replay **replay,
		       struct uncore_fault *fault)
{
	struct uncore_replay *made = (struct uncore_replay *)calloc(1, sizeof(*made));
	size_t length;
	char *text;
	int result;

	*replay = NULL;
	if (made == NULL || (made->path = strdup(path)) == NULL) {
		free(made);
		return out_of_memory(fault);
	}
	made->foreign = SIZE_MAX;
	made->platforms = platforms;
	text = read_named_file(path, RECORDS_BYTES_MAX, &length);
	result = text != NULL ? read_lines(made, text, length, fault) : cannot_read(path, fault);
	free(text);
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
	json_decref(replay->root);
	arena_free(&replay->arena);
	free(replay->made_tables);
	free(replay->lines);
	free(replay->path);
	free(replay);
}
