/* SPDX-License-Identifier: MIT */
/* Reads the lines of a recording by tables of their keys. */
#include "json/replay_lines.h"

#include <inttypes.h>
#include <limits.h>
#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* ---- words ---- */

static const char *const op_words[] = { "read", "write" };
static const char *const space_words[] = { "msr", "pci" };
static const char *const scope_words[] = { "package", "cpu" };
static const char *const clock_words[] = { "real", "manual" };
#define WORD(id, word, help) word,
static const char *const wait_words[] = { UNCORE_WAITS(WORD) };
#undef WORD
#define WORD(id, number, text) #id,
static const char *const error_words[] = { UNCORE_ERRORS(WORD) };
#undef WORD
#define CODE(id, number, text) UNCORE_E_##id,
static const int error_codes[] = { UNCORE_ERRORS(CODE) };
#undef CODE

#define WORDS(name) static const struct json_words name = { name##_words, COUNT(name##_words) }
WORDS(op);
WORDS(space);
WORDS(scope);
WORDS(clock);
WORDS(wait);
WORDS(error);

static int lacks(const struct json_reader *reader, const char *title, const char *key)
{
	return json_fail(reader, JSON_TOP, UNCORE_E_ARGUMENT, "%s needs the key \"%s\"", title, key);
}

static int read_object(const struct json_reader *reader, const struct json_kind *kind, json_t *object, void *to)
{
	return json_read_object(reader, JSON_TOP, kind, object, to);
}

/* ---- an access ---- */

struct access {
	unsigned op, unit, space, scope, device, function, device_id, nth, width, error;
	uint32_t number, offset;
	uint64_t value;
	const char *name;
	bool list;
};

#define AT(type, member) .offset = offsetof(struct type, member)
#define UP_TO(number) .is = { .most = (number) }
#define ONE_OF(list) .is = { .words = &(list) }

static const struct json_key access_keys[] = {
	{ "op", json_take_word, AT(access, op), ONE_OF(op), .needed = true },
	{ "unit", json_take_unsigned, AT(access, unit), UP_TO(UINT_MAX), .needed = true },
	{ "scope", json_take_word, AT(access, scope), ONE_OF(scope) },
	{ "space", json_take_word, AT(access, space), ONE_OF(space), .needed = true },
	{ "number", json_take_u32, AT(access, number), UP_TO(UINT32_MAX) },
	{ "device", json_take_unsigned, AT(access, device), UP_TO(31) },
	{ "function", json_take_unsigned, AT(access, function), UP_TO(7) },
	{ "device_id", json_take_unsigned, AT(access, device_id), UP_TO(UINT16_MAX) },
	{ "nth", json_take_unsigned, AT(access, nth), UP_TO(UINT8_MAX) },
	{ "offset", json_take_u32, AT(access, offset), UP_TO(4095) },
	{ "width", json_take_unsigned, AT(access, width), UP_TO(64), .needed = true },
	{ "register", json_take_text, AT(access, name) },
	{ "value", json_take_u64, AT(access, value), UP_TO(UINT64_MAX) },
	{ "error", json_take_word, AT(access, error), ONE_OF(error) },
	{ "list", json_take_bool, AT(access, list) },
};
static const struct json_kind access_kind = { "an access", access_keys, COUNT(access_keys), sizeof(struct access),
					      NULL };

static bool has(const json_t *object, const char *key)
{
	return json_object_get(object, key) != NULL;
}

/* Which keys an access has depends on others. */
static int check_keys(const struct json_reader *reader, const struct access *access, const json_t *object)
{
	static const char *const of_msr[] = { "number", NULL }, *const not_of_msr[] = { "device",    "function",
											"device_id", "nth",
											"offset",    NULL };
	static const char *const of_pci[] = { "device", "function", "offset", NULL }, *const not_of_pci[] = { "number",
													      NULL };
	static const char *const by_id[] = { "device_id", "offset", NULL }, *const not_by_id[] = { "number", "device",
												   "function", NULL };
	bool is_by_id = has(object, "nth");
	const char *const *needed = access->space == 0 ? of_msr : is_by_id ? by_id : of_pci;
	const char *const *other = access->space == 0 ? not_of_msr : is_by_id ? not_by_id : not_of_pci;

	for (; *needed != NULL; needed++) {
		if (!has(object, *needed))
			return lacks(reader, access->space == 0 ? "an access to an MSR" : "an access to PCI space",
				     *needed);
	}
	for (; *other != NULL; other++) {
		if (has(object, *other))
			return json_fail(reader, JSON_TOP, UNCORE_E_ARGUMENT, "no key \"%s\" belongs to %s \"%s\"",
					 *other, access->space != 0 && is_by_id ? "the key" : "space",
					 access->space != 0 && is_by_id ? "nth" : space_words[access->space]);
	}
	if (access->op == 1 && !has(object, "value"))
		return lacks(reader, "a write", "value");
	if (access->op == 0 && has(object, "value") == has(object, "error"))
		return json_fail(reader, JSON_TOP, UNCORE_E_ARGUMENT, "a read has either \"value\" or \"error\"");
	return 0;
}

static int check_numbers(const struct json_reader *reader, const struct access *access)
{
	if (access->width != 32 && access->width != 64)
		return json_fail(reader, JSON_BELOW("width"), UNCORE_E_ARGUMENT, "32 or 64, not %u", access->width);
	if (access->width == 32 && access->value > UINT32_MAX)
		return json_fail(reader, JSON_BELOW("value"), UNCORE_E_RANGE, "0x%" PRIx64 " is wider than 32 bits",
				 access->value);
	if (access->op == 1 && access->list)
		return json_fail(reader, JSON_BELOW("list"), UNCORE_E_ARGUMENT, "only reads come in lists");
	return 0;
}

static int read_access(const struct json_reader *reader, json_t *object, struct replay_line *line, const char **name)
{
	struct access access = { .op = 0 };
	int result = read_object(reader, &access_kind, object, &access);

	if (result == 0)
		result = check_keys(reader, &access, object);
	if (result == 0)
		result = check_numbers(reader, &access);
	line->address =
		(struct uncore_address){ .space = access.space == 0 ? UNCORE_SPACE_MSR : UNCORE_SPACE_PCI,
					 .scope = access.scope == 0 ? UNCORE_SCOPE_PACKAGE : UNCORE_SCOPE_CPU,
					 .number = access.space == 0 ? access.number : access.offset,
					 .device_id = (uint16_t)access.device_id,
					 .device = has(object, "device") ? (uint8_t)access.device : UNCORE_NO_PLACE,
					 .function =
						 has(object, "function") ? (uint8_t)access.function : UNCORE_NO_PLACE,
					 .width = (uint8_t)access.width,
					 .nth = (uint8_t)access.nth };
	line->kind = REPLAY_ACCESS;
	line->is_write = access.op == 1;
	line->is_list = access.list;
	line->unit = access.unit;
	line->value = access.value;
	line->result = has(object, "error") ? error_codes[access.error] : 0;
	*name = access.name;
	return result;
}

/* ---- the clock and the outside ---- */

/* 0, or the negative number of an error. */
static int take_result(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		       json_t *value, void *to)
{
	json_int_t number = json_integer_value(value);

	(void)key;
	if (!json_is_integer(value) || (number != 0 && (number < INT_MIN || number > 0)))
		return json_fail(reader, place, UNCORE_E_ARGUMENT, "0, or the negative number of an error");
	*(int *)to = (int)number;
	return 0;
}

static const struct json_key now_keys[] = {
	{ "now", json_take_u64, AT(replay_line, value), UP_TO(UINT64_MAX), .needed = true },
};
static const struct json_key sleep_keys[] = {
	{ "sleep", json_take_u64, AT(replay_line, value), UP_TO(UINT64_MAX), .needed = true },
	{ "result", take_result, AT(replay_line, result), .needed = true },
};
static const struct json_key wait_keys[] = {
	{ "wait", json_take_word, AT(replay_line, wait), ONE_OF(wait), .needed = true },
	{ "status", json_take_int, AT(replay_line, result), UP_TO(255), .needed = true },
};

static const struct json_kind now_kind = { "a reading of the clock", now_keys, COUNT(now_keys),
					   sizeof(struct replay_line), NULL };
static const struct json_kind sleep_kind = { "a sleep", sleep_keys, COUNT(sleep_keys), sizeof(struct replay_line),
					     NULL };
static const struct json_kind wait_kind = { "a wait", wait_keys, COUNT(wait_keys), sizeof(struct replay_line), NULL };

/* The kind of a line is told by the key that only it has. */
int replay_read_line(const struct json_reader *reader, json_t *object, struct replay_line *line,
		     const char **register_name)
{
	*line = (struct replay_line){ .kind = REPLAY_NOW };
	*register_name = NULL;
	if (has(object, "op"))
		return read_access(reader, object, line, register_name);
	if (has(object, "now"))
		return read_object(reader, &now_kind, object, line);
	line->kind = REPLAY_SLEEP;
	if (has(object, "sleep"))
		return read_object(reader, &sleep_kind, object, line);
	line->kind = REPLAY_WAIT;
	if (has(object, "wait"))
		return read_object(reader, &wait_kind, object, line);
	return json_fail(reader, JSON_TOP, UNCORE_E_ARGUMENT,
			 "a line is an object with one of the keys \"op\", \"now\", \"sleep\", \"wait\"");
}

/* ---- the first line ---- */

static int take_cpu(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		    json_t *value, void *to)
{
	json_int_t number = json_integer_value(value);

	(void)key;
	if (!json_is_integer(value) || number < -1 || number > INT_MAX)
		return json_fail(reader, place, UNCORE_E_ARGUMENT, "the number of a CPU, or -1 for none");
	*(int *)to = (int)number;
	return 0;
}

/* No machine of these platforms comes near; lists of a session are as long for each socket. */
enum { MOST_CPUS = 1 << 20, MOST_SOCKETS = 1024 };

static const struct json_key socket_keys[] = {
	{ "package", take_cpu, AT(uncore_socket, package), .needed = true },
	{ "cores", json_take_unsigned, AT(uncore_socket, cores), UP_TO(MOST_CPUS), .needed = true },
	{ "cpu", take_cpu, AT(uncore_socket, cpu), .needed = true },
};
static const struct json_kind socket_kind = { "a socket", socket_keys, COUNT(socket_keys), sizeof(struct uncore_socket),
					      NULL };

#define LIST(member, count) AT(replay_head, member), .count_offset = offsetof(struct replay_head, count)

static const struct json_key head_keys[] = {
	{ "uncore_recording", json_take_u64, AT(replay_head, version), UP_TO(UINT64_MAX), .needed = true },
	{ "uncore", json_take_text, AT(replay_head, uncore) },
	{ "platform", json_take_text, AT(replay_head, platform), .needed = true },
	{ "name", json_take_text, AT(replay_head, name), .needed = true },
	{ "sockets", json_take_objects, LIST(sockets, socket_count), .is = { .kind = &socket_kind }, .needed = true },
	{ "variant", json_take_text, AT(replay_head, variant) },
	{ "cpus", json_take_unsigned, AT(replay_head, cpus), UP_TO(MOST_CPUS), .needed = true },
	{ "clock", json_take_word, AT(replay_head, clock), ONE_OF(clock), .needed = true },
	{ "command", json_take_bool, AT(replay_head, command), .needed = true },
	{ "arguments", json_take_texts, LIST(arguments, argument_count), .needed = true },
};
static const struct json_kind head_kind = { "the first line of a recording", head_keys, COUNT(head_keys),
					    sizeof(struct replay_head), NULL };

/*
 * These texts come from elsewhere, and go to a terminal, which obeys U+0080 to U+009F (UTF-8: 0xc2 before them) as
 * well.
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

static int check_texts(const struct json_reader *reader, const struct replay_head *head)
{
	bool is_good = is_printable(head->platform) && is_printable(head->name) &&
		       (head->uncore == NULL || is_printable(head->uncore));

	for (size_t at = 0; at < head->argument_count && is_good; at++)
		is_good = is_printable(head->arguments[at]);
	return is_good ? 0 : json_fail(reader, JSON_TOP, UNCORE_E_ARGUMENT, "a text holds a control character");
}

/* As machines list them: locks and journals go by these numbers. */
static int check_sockets(const struct json_reader *reader, const struct replay_head *head)
{
	if (head->socket_count == 0)
		return json_fail(reader, JSON_BELOW("sockets"), UNCORE_E_ARGUMENT, "a machine has at least one");
	if (head->socket_count > MOST_SOCKETS)
		return json_fail(reader, JSON_BELOW("sockets"), UNCORE_E_ARGUMENT,
				 "there are %zu sockets; a recording has at most %d", head->socket_count, MOST_SOCKETS);
	for (size_t at = 0; at < head->socket_count; at++) {
		struct json_place socket = { .up = JSON_BELOW("sockets"), .index = at };
		int before = at == 0 ? -1 : head->sockets[at - 1].package;

		if (head->sockets[at].package <= before)
			return json_fail(reader, &(struct json_place){ .up = &socket, .key = "package" },
					 UNCORE_E_ARGUMENT, "%d; packages are named in rising order, from 0",
					 head->sockets[at].package);
	}
	return 0;
}

int replay_read_head(const struct json_reader *reader, json_t *object, struct replay_head *head)
{
	const json_t *version = json_object_get(object, "uncore_recording");
	int result;

	/* Another version may have other keys. */
	if (json_is_integer(version) && json_integer_value(version) != UNCORE_RECORDING_VERSION)
		return json_fail(reader, JSON_TOP, UNCORE_E_STALE,
				 "a recording of version %" JSON_INTEGER_FORMAT "; this uncore reads version %d",
				 json_integer_value(version), UNCORE_RECORDING_VERSION);
	result = read_object(reader, &head_kind, object, head);
	if (result == 0)
		result = check_sockets(reader, head);
	return result == 0 ? check_texts(reader, head) : result;
}
