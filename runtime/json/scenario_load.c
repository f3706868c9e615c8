/* SPDX-License-Identifier: MIT */
/* Reads a scenario by tables of its keys. */
#include "json/scenario_load.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "json/reader.h"

struct uncore_scenario_text {
	struct uncore_scenario scenario;
	size_t socket_count;
	struct json_memory memory;
	json_t *root; /* holds the texts */
};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define ALL_MOST (UNCORE_SCENARIO_ALL - 1)

/* ---- words ---- */

#define WORD(id, word, help) word,
static const char *const state_words[] = { UNCORE_SCENARIO_STATES(WORD) };
static const char *const numbering_words[] = { UNCORE_SCENARIO_NUMBERINGS(WORD) };
static const char *const error_words[] = { UNCORE_SCENARIO_ERRORS(WORD) };
#undef WORD
static const char *const access_words[] = { "any", "read", "write" };

static const struct json_words states = { state_words, COUNT(state_words) };
static const struct json_words numberings = { numbering_words, COUNT(numbering_words) };
static const struct json_words errors = { error_words, COUNT(error_words) };
static const struct json_words accesses = { access_words, COUNT(access_words) };

/* ---- objects ---- */

#define AT(type, member) .offset = offsetof(struct uncore_scenario_##type, member)
#define ARRAY(type, member, count) AT(type, member), .count_offset = offsetof(struct uncore_scenario_##type, count)
#define UP_TO(number) .is = { .most = (number) }
#define FOR_PEOPLE \
	{ \
		.name = "text", .take = json_take_nothing \
	}

static const struct json_key socket_keys[] = {
	{ "package", json_take_int, AT(socket, package), UP_TO(INT_MAX), .needed = true },
	{ "bus", json_take_int, AT(socket, bus), UP_TO(255) },
	{ "other_bus", json_take_int, AT(socket, other_bus), UP_TO(255) },
	{ "node", json_take_int, AT(socket, node), UP_TO(INT_MAX) },
	{ "domain", json_take_u16, AT(socket, domain), UP_TO(UINT16_MAX) },
};
static const struct uncore_scenario_socket plain_socket = { 0, -1, -1, -1, 0 };
static const struct json_kind socket_kind = { "a socket", socket_keys, COUNT(socket_keys),
					      sizeof(struct uncore_scenario_socket), &plain_socket };

static const struct json_key traffic_keys[] = {
	{ "event", json_take_text, AT(traffic, event), .needed = true },
	{ "socket", json_take_unsigned, AT(traffic, socket), UP_TO(ALL_MOST) },
	{ "instance", json_take_unsigned, AT(traffic, instance), UP_TO(ALL_MOST) },
	{ "rate", json_take_u64, AT(traffic, rate), UP_TO(UNCORE_SCENARIO_RATE_MAX) },
	{ "cycles", json_take_numbers, ARRAY(traffic, increments, increment_count), UP_TO(UINT32_MAX) },
	{ "from_ns", json_take_u64, AT(traffic, from_ns), UP_TO(UINT64_MAX) },
	{ "to_ns", json_take_u64, AT(traffic, to_ns), UP_TO(UINT64_MAX) },
	FOR_PEOPLE,
};
static const struct uncore_scenario_traffic plain_traffic = { .socket = UNCORE_SCENARIO_ALL,
							      .instance = UNCORE_SCENARIO_ALL };
static const struct json_kind traffic_kind = { "traffic", traffic_keys, COUNT(traffic_keys),
					       sizeof(struct uncore_scenario_traffic), &plain_traffic };

static const struct json_key box_keys[] = {
	{ "socket", json_take_unsigned, AT(box, socket), UP_TO(ALL_MOST) },
	{ "box", json_take_text, AT(box, box), .needed = true },
	{ "instance", json_take_unsigned, AT(box, instance), UP_TO(ALL_MOST) },
	{ "function", json_take_text, AT(box, function) },
	{ "state", json_take_word, AT(box, state), .is = { .words = &states }, .needed = true },
	{ "value", json_take_u32, AT(box, value), UP_TO(UINT32_MAX) },
	FOR_PEOPLE,
};
static const struct uncore_scenario_box plain_box = { .socket = UNCORE_SCENARIO_ALL, .instance = UNCORE_SCENARIO_ALL };
static const struct json_kind box_kind = { "a box", box_keys, COUNT(box_keys), sizeof(struct uncore_scenario_box),
					   &plain_box };

#define WHERE_KEYS(type) \
	{ "socket", json_take_unsigned, AT(type, where.socket), UP_TO(ALL_MOST) }, \
		{ "box", json_take_text, AT(type, where.box) }, \
		{ "instance", json_take_unsigned, AT(type, where.instance), UP_TO(ALL_MOST) }, \
		{ "register", json_take_text, AT(type, where.reg) }, \
	{ \
		"index", json_take_unsigned, AT(type, where.index), UP_TO(ALL_MOST) \
	}
#define ANYWHERE .where = { UNCORE_SCENARIO_ALL, NULL, UNCORE_SCENARIO_ALL, NULL, UNCORE_SCENARIO_ALL }

static const struct json_key register_keys[] = {
	WHERE_KEYS(register),
	{ "value", json_take_u64, AT(register, value), UP_TO(UINT64_MAX), .needed = true },
	FOR_PEOPLE,
};
static const struct uncore_scenario_register plain_register = { ANYWHERE };
static const struct json_kind register_kind = { "a register", register_keys, COUNT(register_keys),
						sizeof(struct uncore_scenario_register), &plain_register };

static const struct json_key fault_keys[] = {
	WHERE_KEYS(fault),
	{ "access", json_take_word, AT(fault, access), .is = { .words = &accesses } },
	{ "error", json_take_word, AT(fault, error), .is = { .words = &errors }, .needed = true },
	{ "after", json_take_u64, AT(fault, after), UP_TO(UINT64_MAX) },
	{ "times", json_take_u64, AT(fault, times), UP_TO(UINT64_MAX) },
	{ "from_ns", json_take_u64, AT(fault, from_ns), UP_TO(UINT64_MAX) },
	{ "bits", json_take_u64, AT(fault, bits), UP_TO(UINT64_MAX) },
	FOR_PEOPLE,
};
static const struct uncore_scenario_fault plain_fault = { ANYWHERE };
static const struct json_kind fault_kind = { "a fault", fault_keys, COUNT(fault_keys),
					     sizeof(struct uncore_scenario_fault), &plain_fault };

static const struct json_key msr_keys[] = {
	{ "msr", json_take_u32, AT(msr, number), UP_TO(UINT32_MAX), .needed = true },
	{ "cpu", json_take_unsigned, AT(msr, cpu), UP_TO(ALL_MOST) },
	{ "value", json_take_u64, AT(msr, value), UP_TO(UINT64_MAX), .needed = true },
	FOR_PEOPLE,
};
static const struct uncore_scenario_msr plain_msr = { .cpu = UNCORE_SCENARIO_ALL };
static const struct json_kind msr_kind = { "an MSR", msr_keys, COUNT(msr_keys), sizeof(struct uncore_scenario_msr),
					   &plain_msr };

static const struct json_key core_keys[] = {
	{ "nominal_hertz", json_take_u64, AT(core, nominal_hertz), UP_TO(UNCORE_SCENARIO_HERTZ_MAX) },
	{ "hertz", json_take_u64, AT(core, hertz), UP_TO(UNCORE_SCENARIO_HERTZ_MAX) },
	{ "instructions", json_take_u64, AT(core, instructions), UP_TO(UNCORE_SCENARIO_RATE_MAX) },
	{ "msrs", json_take_objects, ARRAY(core, msrs, msr_count), .is = { .kind = &msr_kind } },
	FOR_PEOPLE,
};
static const struct json_kind core_kind = { "the cores", core_keys, COUNT(core_keys),
					    sizeof(struct uncore_scenario_core), NULL };

/* ---- the scenario ---- */

static int take_core(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		     json_t *value, void *to)
{
	(void)key;
	return json_read_object(reader, place, &core_kind, value, to);
}

/* A number of sockets, or each of them. */
static int take_sockets(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
			json_t *value, void *to)
{
	static const struct json_key objects = { .name = "sockets",
						 .take = json_take_objects,
						 .offset = offsetof(struct uncore_scenario_text, scenario.sockets),
						 .count_offset = offsetof(struct uncore_scenario_text, socket_count),
						 .is = { .kind = &socket_kind } };
	struct uncore_scenario_text *text = (struct uncore_scenario_text *)(void *)((char *)to - key->offset);
	int result;

	if (!json_is_array(value))
		return json_take_unsigned(reader, place, key, value, &text->scenario.socket_count);
	result = json_take_objects(reader, place, &objects, value, &text->scenario.sockets);
	if (result == 0 && (text->socket_count == 0 || text->socket_count > key->is.most))
		return json_fail(reader, place, UNCORE_E_RANGE, "1 to %llu sockets, not %zu",
				 (unsigned long long)key->is.most, text->socket_count);
	text->scenario.socket_count = (unsigned)text->socket_count;
	return result;
}

/* "box" or "box.group" */
static int take_clock(const struct json_reader *reader, const struct json_place *place, const char *name, json_t *value,
		      struct uncore_scenario_clock *clock)
{
	size_t length = strlen(name);
	char *box = (char *)json_keep(reader->memory, length + 1, 1);
	char *dot;

	if (box == NULL)
		return json_fail(reader, place, UNCORE_E_NOMEM, "%s", uncore_error_text(UNCORE_E_NOMEM));
	memcpy(box, name, length + 1);
	dot = strchr(box, '.');
	if (dot != NULL)
		*dot++ = '\0';
	clock->box = box;
	clock->group = dot;
	return json_reader_number(reader, place, value, UNCORE_SCENARIO_HERTZ_MAX, &clock->hertz);
}

static int take_clocks(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		       json_t *value, void *to)
{
	struct uncore_scenario_text *text = (struct uncore_scenario_text *)(void *)((char *)to - key->offset);
	struct uncore_scenario_clock *clocks;
	const char *name;
	json_t *hertz;

	if (!json_is_object(value))
		return json_fail(reader, place, UNCORE_E_ARGUMENT, "clocks are an object, {\"box\": HERTZ, ...}");
	clocks = (struct uncore_scenario_clock *)json_keep(reader->memory, json_object_size(value), sizeof(clocks[0]));
	if (clocks == NULL)
		return json_fail(reader, place, UNCORE_E_NOMEM, "%s", uncore_error_text(UNCORE_E_NOMEM));
	text->scenario.clocks = clocks;
	json_object_foreach(value, name, hertz) {
		struct json_place below = { .up = place, .key = name };
		int result = take_clock(reader, &below, name, hertz, &clocks[text->scenario.clock_count++]);

		if (result != 0)
			return result;
	}
	return 0;
}

static int take_version(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
			json_t *value, void *to)
{
	(void)key;
	(void)to;
	return json_is_integer(value) && json_integer_value(value) == 1 ?
		       0 :
		       json_fail(reader, place, UNCORE_E_ARGUMENT, "the version of the format is 1");
}

#define IN(member) .offset = offsetof(struct uncore_scenario_text, scenario.member)
#define LIST(member, count) IN(member), .count_offset = offsetof(struct uncore_scenario_text, scenario.count)

static const struct json_key scenario_keys[] = {
	{ "$schema", json_take_nothing, IN(platform) },
	{ "schema", take_version, IN(platform) },
	{ "title", json_take_nothing, IN(platform) },
	FOR_PEOPLE,
	{ "platform", json_take_text, IN(platform) },
	{ "variant", json_take_text, IN(variant) },
	{ "sockets", take_sockets, IN(sockets), UP_TO(UNCORE_SCENARIO_SOCKETS) },
	{ "cores", json_take_unsigned, IN(cores), UP_TO(UNCORE_SCENARIO_CORES) },
	{ "threads", json_take_unsigned, IN(threads), UP_TO(UNCORE_SCENARIO_THREADS) },
	{ "numbering", json_take_word, IN(numbering), .is = { .words = &numberings } },
	{ "offline", json_take_unsigneds, LIST(offline, offline_count), UP_TO(UINT_MAX) },
	{ "elsewhere", json_take_texts, LIST(elsewhere, elsewhere_count) },
	{ "strict", json_take_bool, IN(strict) },
	{ "example", json_take_bool, IN(example) },
	{ "clocks", take_clocks, IN(clocks) },
	{ "traffic", json_take_objects, LIST(traffic, traffic_count), .is = { .kind = &traffic_kind } },
	{ "boxes", json_take_objects, LIST(boxes, box_count), .is = { .kind = &box_kind } },
	{ "registers", json_take_objects, LIST(registers, register_count), .is = { .kind = &register_kind } },
	{ "core", take_core, IN(core) },
	{ "memory", json_take_u64, IN(memory), UP_TO(UINT64_MAX) },
	{ "faults", json_take_objects, LIST(faults, fault_count), .is = { .kind = &fault_kind } },
};
static const struct json_kind scenario_kind = { "a scenario", scenario_keys, COUNT(scenario_keys),
						sizeof(struct uncore_scenario_text), NULL };

/* ---- loading ---- */

int uncore_scenario_load_text(const char *text, size_t length, const char *name, struct uncore_scenario_text **loaded,
			      struct uncore_fault *fault)
{
	struct uncore_scenario_text *made = (struct uncore_scenario_text *)calloc(1, sizeof(*made));
	struct json_reader reader = { .name = name, .text = text, .length = length, .fault = fault };
	int result = UNCORE_E_ARGUMENT;

	*loaded = NULL;
	if (made == NULL)
		return uncore_fault_set(fault, UNCORE_E_NOMEM, "%s: %s", name, uncore_error_text(UNCORE_E_NOMEM));
	reader.memory = &made->memory;
	made->root = json_parse(&reader);
	if (made->root != NULL)
		result = json_read_object(&reader, JSON_TOP, &scenario_kind, made->root, made);
	if (result != 0) {
		uncore_scenario_text_free(made);
		return result;
	}
	*loaded = made;
	return 0;
}

/* The whole file, or NULL. */
static char *read_all(FILE *file, size_t *length)
{
	size_t room = 4096;
	char *text = (char *)malloc(room);

	*length = 0;
	while (text != NULL) {
		size_t got = fread(text + *length, 1, room - *length, file);
		char *more;

		*length += got;
		if (got == 0)
			break;
		if (*length < room)
			continue;
		more = room > SIZE_MAX / 2 ? NULL : (char *)realloc(text, room * 2);
		if (more == NULL)
			free(text);
		text = more;
		room *= 2;
	}
	if (text != NULL && ferror(file)) {
		free(text);
		text = NULL;
	}
	return text;
}

int uncore_scenario_load_file(const char *path, struct uncore_scenario_text **loaded, struct uncore_fault *fault)
{
	FILE *file = fopen(path, "re");
	size_t length;
	char *text;
	int result;

	*loaded = NULL;
	if (file == NULL)
		return uncore_fault_set(fault,
					errno == ENOENT ? UNCORE_E_NOENT :
					errno == EACCES ? UNCORE_E_DENIED :
							  UNCORE_E_IO,
					"%s: %s", path, strerror(errno));
	text = read_all(file, &length);
	fclose(file);
	if (text == NULL)
		return uncore_fault_set(fault, UNCORE_E_IO, "%s: cannot be read", path);
	result = uncore_scenario_load_text(text, length, path, loaded, fault);
	free(text);
	return result;
}

struct uncore_scenario *uncore_scenario_of(struct uncore_scenario_text *loaded)
{
	return &loaded->scenario;
}

void uncore_scenario_text_free(struct uncore_scenario_text *loaded)
{
	if (loaded == NULL)
		return;
	json_memory_free(&loaded->memory);
	json_decref(loaded->root);
	free(loaded);
}
