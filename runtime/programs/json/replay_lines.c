/* SPDX-License-Identifier: MIT */
/* Reads the lines of a recording by their key tables; checks what the tables cannot express. */
#include "json/replay_lines.h"

#include <inttypes.h>
#include <jansson.h>
#include <string.h>

#include "json/formats.h"

enum { CONFIGURATION_SPACE = 4096 }; /* bytes of a PCI function */

static struct loc at_key(const struct json_input *input, const char *key)
{
	return node_member_loc(json_top(input), key);
}

static struct loc at_top(const struct json_input *input)
{
	return node_loc(json_top(input));
}

/* ---- accesses ---- */

#define CODE(id, number, text) UNCORE_E_##id,
static const int error_codes[] = { UNCORE_ERRORS(CODE) };
#undef CODE

static int check_numbers(const struct json_input *input, const struct recorded_access *access)
{
	if (access->width != 32 && access->width != 64)
		return json_fail(input, at_key(input, "width"), UNCORE_E_ARGUMENT, "32 or 64, not %u", access->width);
	if (access->width == 32 && access->value > UINT32_MAX)
		return json_fail(input, at_key(input, "value"), UNCORE_E_RANGE, "0x%" PRIx64 " is wider than 32 bits",
				 access->value);
	if (access->space == RECORDED_PCI && access->offset >= CONFIGURATION_SPACE)
		return json_fail(input, at_key(input, "offset"), UNCORE_E_RANGE,
				 "0x%x is beyond configuration space, which has 4096 bytes", access->offset);
	return 0;
}

/* "imc.channel" */
static bool is_window(const struct uncore_tables *tables, const struct uncore_window_row *window, const char *name)
{
	const char *box = uncore_text(tables, uncore_boxes(tables)[window->box].id);
	size_t length = strlen(box);

	return strncmp(name, box, length) == 0 && name[length] == '.' &&
	       strcmp(name + length + 1, uncore_text(tables, window->id)) == 0;
}

static int check_in_window(const struct json_input *input, const struct uncore_tables *tables,
			   const struct uncore_window_row *window, const struct recorded_access *access)
{
	unsigned instances = uncore_boxes(tables)[window->box].instances;

	if (access->instance >= instances)
		return json_fail(input, at_key(input, "instance"), UNCORE_E_RANGE, "%s has instances 0 to %u",
				 uncore_text(tables, uncore_boxes(tables)[window->box].id), instances - 1);
	if (access->offset >= window->size)
		return json_fail(input, at_key(input, "offset"), UNCORE_E_RANGE,
				 "0x%x is beyond the window, which has 0x%x bytes", access->offset,
				 (unsigned)window->size);
	return 0;
}

/* Finds the window that the line names. */
static int find_window(const struct json_input *input, const struct uncore_tables *tables,
		       const struct recorded_access *access, uint16_t *found)
{
	for (uint16_t at = 0; at < tables->windows.count; at++) {
		bool is_found = uncore_windows(tables)[at].found != UNCORE_FOUND_NOWHERE;

		if (!is_window(tables, &uncore_windows(tables)[at], access->window) ||
		    is_found != (access->space == RECORDED_FOUND))
			continue;
		*found = at;
		return check_in_window(input, tables, &uncore_windows(tables)[at], access);
	}
	return json_fail(input, at_key(input, "window"), UNCORE_E_STALE, "%s has no window %s \"%.40s\"",
			 uncore_text(tables, tables->id),
			 access->space == RECORDED_FOUND ? "of a unit that is found" : "of memory", access->window);
}

static const enum uncore_space spaces[] = {
	[RECORDED_MSR] = UNCORE_SPACE_MSR,
	[RECORDED_PCI] = UNCORE_SPACE_PCI,
	[RECORDED_MMIO] = UNCORE_SPACE_MMIO,
	[RECORDED_FOUND] = UNCORE_SPACE_FOUND,
};

static struct uncore_address address_of(const struct recorded_access *access, uint16_t window)
{
	return (struct uncore_address){ .space = spaces[access->space],
					.scope = access->scope == RECORDED_PACKAGE ? UNCORE_SCOPE_PACKAGE :
										     UNCORE_SCOPE_CPU,
					.number = access->space == RECORDED_MSR ? access->number : access->offset,
					.device_id = (uint16_t)access->device_id,
					.device = access->has_place ? (uint8_t)access->device : UNCORE_NO_PLACE,
					.function = access->has_place ? (uint8_t)access->function : UNCORE_NO_PLACE,
					.width = (uint8_t)access->width,
					.nth = (uint8_t)access->nth,
					.bus = (uint8_t)access->bus,
					.window = window,
					.instance = (uint16_t)access->instance };
}

static int read_access(const struct json_input *input, const struct uncore_tables *tables, struct replay_line *line,
		       const char **name)
{
	uint16_t window = UNCORE_NO_INDEX;
	struct recorded_access access = { .op = RECORDED_READ };
	int result = json_decode(input, &access_keys, &access);

	if (result == 0)
		result = check_numbers(input, &access);
	if (result == 0 && (access.space == RECORDED_MMIO || access.space == RECORDED_FOUND))
		result = find_window(input, tables, &access, &window);
	line->address = address_of(&access, window);
	line->kind = REPLAY_ACCESS;
	line->is_write = access.op == RECORDED_WRITE;
	line->is_list = access.list;
	line->unit = access.unit;
	line->value = access.value;
	line->result = access.has_error ? error_codes[access.error] : 0;
	*name = access.name;
	return result;
}

/* ---- any line ---- */

int replay_read_line(const struct json_input *input, const struct uncore_tables *tables, struct replay_line *line,
		     const char **register_name)
{
	*line = (struct replay_line){ .kind = REPLAY_ACCESS };
	*register_name = NULL;
	for (unsigned kind = 0; kind < LINE_KINDS; kind++) {
		const struct keys *keys = line_kinds[kind];

		line->kind = (enum replay_kind)kind;
		if (json_object_get(input->source.root, keys->at[0].name) == NULL)
			continue;
		return keys == &access_keys ? read_access(input, tables, line, register_name) :
					      json_decode(input, keys, line);
	}
	return json_fail(input, at_top(input), UNCORE_E_ARGUMENT,
			 "a line is an object with one of the keys \"op\", \"now\", \"sleep\", \"wait\"");
}

/* ---- the first line ---- */

/*
 * These texts come from other machines and go to a terminal, which also obeys U+0080 to U+009F (UTF-8: 0xc2 before
 * them).
 */
static bool is_printable(const char *text)
{
	for (; *text != '\0'; text++) {
		unsigned char byte = (unsigned char)*text;

		if (byte < ' ' || byte == 0x7f || (byte == 0xc2 && ((unsigned char)text[1] & 0xe0) == 0x80))
			return false;
	}
	return true;
}

static int check_texts(const struct json_input *input, const struct replay_head *head)
{
	bool is_good = is_printable(head->platform) && is_printable(head->name) &&
		       (head->uncore == NULL || is_printable(head->uncore));

	for (size_t at = 0; at < head->argument_count && is_good; at++)
		is_good = is_printable(head->arguments[at]);
	return is_good ? 0 : json_fail(input, at_top(input), UNCORE_E_ARGUMENT, "a text holds a control character");
}

/* In the order in which machines list them: locks and journals use these numbers. */
static int check_sockets(const struct json_input *input, const struct replay_head *head)
{
	for (size_t at = 0; at < head->socket_count; at++) {
		struct node socket = node_child(node_child(json_top(input), "sockets", 0), NULL, at);
		int before = at == 0 ? -1 : head->sockets[at - 1].package;

		if (head->sockets[at].package <= before)
			return json_fail(input, node_member_loc(socket, "package"), UNCORE_E_ARGUMENT,
					 "%d; packages are named in rising order, from 0", head->sockets[at].package);
	}
	return 0;
}

int replay_read_head(const struct json_input *input, struct replay_head *head)
{
	const json_t *version = json_object_get(input->source.root, "uncore_recording");
	int result;

	/* Another version may have other keys, so the version is checked first. */
	if (json_is_integer(version) && json_integer_value(version) != UNCORE_RECORDING_VERSION)
		return json_fail(input, at_top(input), UNCORE_E_STALE,
				 "a recording of version %" JSON_INTEGER_FORMAT "; this uncore reads version %d",
				 json_integer_value(version), UNCORE_RECORDING_VERSION);
	result = json_decode(input, &recording_keys, head);
	if (result == 0)
		result = check_sockets(input, head);
	return result == 0 ? check_texts(input, head) : result;
}
