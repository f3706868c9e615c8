/* SPDX-License-Identifier: MIT */
/* Reads JSON objects into structs. */
#include "json/reader.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json_scan.h"
#include "base/near.h"

/* ---- memory ---- */

struct json_block {
	struct json_block *next;
	max_align_t bytes[];
};

void *json_keep(struct json_memory *memory, size_t count, size_t size)
{
	struct json_block *block;

	if (count != 0 && size > (SIZE_MAX - sizeof(*block)) / count)
		return NULL;
	block = (struct json_block *)calloc(1, sizeof(*block) + count * size);
	if (block == NULL)
		return NULL;
	block->next = memory->blocks;
	memory->blocks = block;
	return block->bytes;
}

void json_memory_free(struct json_memory *memory)
{
	while (memory->blocks != NULL) {
		struct json_block *next = memory->blocks->next;

		free(memory->blocks);
		memory->blocks = next;
	}
}

/* ---- complaints ---- */

static size_t put(char *text, size_t room, size_t length, const char *format, ...) UNCORE_PRINTF(4, 5);

static size_t put(char *text, size_t room, size_t length, const char *format, ...)
{
	va_list arguments;
	int wrote;

	va_start(arguments, format);
	wrote = vsnprintf(text + length, room - length, format, arguments);
	va_end(arguments);
	return wrote < 0 ? length : length + (size_t)wrote >= room ? room - 1 : length + (size_t)wrote;
}

static size_t put_place(char *text, size_t room, size_t length, const struct json_place *place)
{
	if (place->up == NULL)
		return length;
	length = put_place(text, room, length, place->up);
	if (place->key == NULL)
		return put(text, room, length, "/%zu", place->index);
	return put(text, room, length, "/%s", place->key);
}

static struct node find_place(const struct source *source, const struct json_place *place)
{
	if (place->up == NULL)
		return (struct node){ .source = source };
	return node_child(find_place(source, place->up), place->key, place->index);
}

/* ":3:14: ", or of a text that is one line ":14: " */
static size_t put_position(const struct json_reader *reader, const struct source *source, uint32_t offset, char *text,
			   size_t room, size_t length)
{
	struct line_column at = source_locate(source, offset);

	if (reader->is_line)
		return put(text, room, length, ":%u: ", at.column);
	return put(text, room, length, ":%u:%u: ", at.line, at.column);
}

int json_fail(const struct json_reader *reader, const struct json_place *place, int code, const char *format, ...)
{
	struct source source = { .text = reader->text, .length = reader->length };
	struct arena arena = { 0 };
	char text[UNCORE_FAULT_ROOM];
	size_t length = put(text, sizeof(text), 0, "%s", reader->name), begin;
	struct node node;
	va_list arguments;

	(void)json_scan(&arena, &source);
	node = find_place(&source, place);
	length = put_position(reader, &source, (place->of_key ? node_name_loc(node) : node_loc(node)).offset, text,
			      sizeof(text), length);
	arena_free(&arena);
	begin = length;
	length = put_place(text, sizeof(text), length, place);
	if (length != begin)
		length = put(text, sizeof(text), length, ": ");
	va_start(arguments, format);
	(void)vsnprintf(text + length, sizeof(text) - length, format, arguments);
	va_end(arguments);
	return uncore_fault_set(reader->fault, code, "%s", text);
}

/* ---- parsing ---- */

static const char *line_message(const struct json_reader *reader, const struct json_scan_result *scan, const char *what)
{
	if (reader->length == 0)
		return "this one is empty";
	return scan->error == JSON_SCAN_END      ? "this one ends inside a value" :
	       scan->error == JSON_SCAN_TRAILING ? "text follows the end of this one" :
						   what;
}

/* Notes why a text is no JSON. What the scan accepts, Jansson may refuse for a reason of its own. */
static void not_json(const struct json_reader *reader, const struct source *source, const json_error_t *error,
		     const struct json_scan_result *scan)
{
	uint32_t offset = scan->offset;
	const char *what = json_scan_message(source, scan);
	char text[UNCORE_FAULT_ROOM];
	struct json_twice twice;
	size_t length;

	if (scan->error == JSON_SCAN_OK && json_find_twice(source, &twice)) {
		offset = twice.again;
		what = "this key is twice in one object";
	} else if (scan->error == JSON_SCAN_OK) {
		offset = (uint32_t)error->position;
		what = error->text;
	}
	length = put(text, sizeof(text), 0, "%s", reader->name);
	length = put_position(reader, source, offset, text, sizeof(text), length);
	if (reader->is_line)
		length = put(text, sizeof(text), length, "each line is one whole JSON object: ");
	(void)put(text, sizeof(text), length, "%s", reader->is_line ? line_message(reader, scan, what) : what);
	(void)uncore_fault_set(reader->fault, UNCORE_E_ARGUMENT, "%s", text);
}

json_t *json_parse(const struct json_reader *reader)
{
	struct source source = { .text = reader->text, .length = reader->length };
	struct arena arena = { 0 };
	struct json_scan_result scan;
	json_error_t error;
	json_t *root = json_loadb(reader->text, reader->length, JSON_REJECT_DUPLICATES, &error);

	if (root != NULL)
		return root;
	scan = json_scan(&arena, &source);
	not_json(reader, &source, &error, &scan);
	arena_free(&arena);
	return NULL;
}

/* ---- did you mean ---- */

static int unknown_key(const struct json_reader *reader, const struct json_place *place, const struct json_kind *kind,
		       const char *name)
{
	struct nearest nearest = { .wanted = name };
	char known[160] = "";
	size_t length = 0;

	for (size_t at = 0; at < kind->key_count; at++)
		nearest_offer(&nearest, kind->keys[at].name);
	if (nearest.best[0] != '\0')
		return json_fail(reader, place, UNCORE_E_ARGUMENT, "%s has no key \"%.40s\"; did you mean \"%s\"?",
				 kind->title, name, nearest.best);
	for (size_t at = 0; at < kind->key_count; at++)
		length = put(known, sizeof(known), length, "%s%s", at == 0 ? "" : ", ", kind->keys[at].name);
	return json_fail(reader, place, UNCORE_E_ARGUMENT, "%s has no key \"%.40s\", only %s", kind->title, name,
			 known);
}

/* ---- objects ---- */

static int take_key(const struct json_reader *reader, const struct json_place *place, const struct json_kind *kind,
		    const char *name, json_t *value, void *to)
{
	for (size_t at = 0; at < kind->key_count; at++) {
		const struct json_key *key = &kind->keys[at];
		struct json_place below = { .up = place, .key = key->name };

		if (strcmp(key->name, name) == 0)
			return key->take(reader, &below, key, value, (char *)to + key->offset);
	}
	return unknown_key(reader, &(struct json_place){ .up = place, .key = name, .of_key = true }, kind, name);
}

int json_read_object(const struct json_reader *reader, const struct json_place *place, const struct json_kind *kind,
		     json_t *object, void *to)
{
	const char *name;
	json_t *value;

	if (!json_is_object(object))
		return json_fail(reader, place, UNCORE_E_ARGUMENT, "%s is an object, {...}", kind->title);
	json_object_foreach(object, name, value) {
		int result = take_key(reader, place, kind, name, value, to);

		if (result != 0)
			return result;
	}
	for (size_t at = 0; at < kind->key_count; at++) {
		if (kind->keys[at].needed && json_object_get(object, kind->keys[at].name) == NULL)
			return json_fail(reader, place, UNCORE_E_ARGUMENT, "%s needs the key \"%s\"", kind->title,
					 kind->keys[at].name);
	}
	return 0;
}

/* ---- numbers ---- */

/* "0x1f"; false: not such a text, or wider than 64 bits. */
static bool parse_hex(const char *text, uint64_t *number)
{
	*number = 0;
	if (text[0] != '0' || (text[1] != 'x' && text[1] != 'X') || text[2] == '\0' || strlen(text) > 18)
		return false;
	for (text += 2; *text != '\0'; text++) {
		static const char digits[] = "0123456789abcdef";
		char small = *text >= 'A' && *text <= 'F' ? (char)(*text - 'A' + 'a') : *text;
		const char *digit = strchr(digits, small);

		if (digit == NULL)
			return false;
		*number = *number << 4 | (uint64_t)(digit - digits);
	}
	return true;
}

int json_reader_number(const struct json_reader *reader, const struct json_place *place, json_t *value, uint64_t most,
		       uint64_t *number)
{
	bool known = false;

	if (json_is_integer(value) && json_integer_value(value) >= 0) {
		*number = (uint64_t)json_integer_value(value);
		known = true;
	} else if (json_is_real(value) && json_real_value(value) >= 0 && json_real_value(value) <= 9007199254740992.0) {
		/* 1.6e9 is as good as 1600000000, as long as it is a whole number. */
		*number = (uint64_t)json_real_value(value);
		known = (double)*number >= json_real_value(value);
	} else if (json_is_string(value)) {
		known = parse_hex(json_string_value(value), number);
	}
	if (!known)
		return json_fail(reader, place, UNCORE_E_ARGUMENT,
				 "not a whole number (0 or more), "
				 "nor one in the form \"0x1f\"");
	if (*number > most)
		return json_fail(reader, place, UNCORE_E_RANGE, "%llu is more than %llu", (unsigned long long)*number,
				 (unsigned long long)most);
	return 0;
}

int json_take_u64(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		  json_t *value, void *to)
{
	return json_reader_number(reader, place, value, key->is.most, (uint64_t *)to);
}

int json_take_u32(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		  json_t *value, void *to)
{
	uint64_t number = 0;
	int result = json_reader_number(reader, place, value, key->is.most, &number);

	*(uint32_t *)to = (uint32_t)number;
	return result;
}

int json_take_u16(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		  json_t *value, void *to)
{
	uint64_t number = 0;
	int result = json_reader_number(reader, place, value, key->is.most, &number);

	*(uint16_t *)to = (uint16_t)number;
	return result;
}

int json_take_unsigned(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		       json_t *value, void *to)
{
	uint64_t number = 0;
	int result = json_reader_number(reader, place, value, key->is.most, &number);

	*(unsigned *)to = (unsigned)number;
	return result;
}

int json_take_int(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		  json_t *value, void *to)
{
	uint64_t number = 0;
	int result = json_reader_number(reader, place, value, key->is.most, &number);

	*(int *)to = (int)number;
	return result;
}

/* ---- the others ---- */

int json_take_nothing(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		      json_t *value, void *to)
{
	(void)key;
	(void)to;
	return json_is_string(value) ? 0 : json_fail(reader, place, UNCORE_E_ARGUMENT, "not a text");
}

int json_take_text(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		   json_t *value, void *to)
{
	(void)key;
	if (!json_is_string(value) || json_string_length(value) == 0)
		return json_fail(reader, place, UNCORE_E_ARGUMENT, "not a text, or an empty one");
	*(const char **)to = json_string_value(value);
	return 0;
}

int json_take_bool(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		   json_t *value, void *to)
{
	(void)key;
	if (!json_is_boolean(value))
		return json_fail(reader, place, UNCORE_E_ARGUMENT, "only true or false");
	*(bool *)to = json_is_true(value);
	return 0;
}

int json_take_word(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		   json_t *value, void *to)
{
	const struct json_words *words = key->is.words;
	char known[120] = "";
	size_t length = 0;

	for (unsigned at = 0; at < words->count; at++) {
		if (json_is_string(value) && strcmp(words->words[at], json_string_value(value)) == 0) {
			*(unsigned *)to = at;
			return 0;
		}
		length = put(known, sizeof(known), length, "%s%s", at == 0 ? "" : ", ", words->words[at]);
	}
	return json_fail(reader, place, UNCORE_E_ARGUMENT, "one of %s", known);
}

/* ---- arrays ---- */

/* Room for an array's elements, whose address goes into the struct with its length. NULL: the fault says why. */
static char *begin_array(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
			 json_t *value, size_t size, void *to)
{
	size_t count = json_array_size(value);
	void *elements;

	if (!json_is_array(value)) {
		(void)json_fail(reader, place, UNCORE_E_ARGUMENT, "a list is needed, [...]");
		return NULL;
	}
	elements = json_keep(reader->memory, count, size);
	if (elements == NULL) {
		(void)json_fail(reader, place, UNCORE_E_NOMEM, "%s", uncore_error_text(UNCORE_E_NOMEM));
		return NULL;
	}
	/* The member is a pointer to some type: all of them look alike. */
	memcpy(to, &elements, sizeof(elements));
	memcpy((char *)to - key->offset + key->count_offset, &count, sizeof(count));
	return (char *)elements;
}

int json_take_objects(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		      json_t *value, void *to)
{
	const struct json_kind *kind = key->is.kind;
	char *element = begin_array(reader, place, key, value, kind->size, to);
	int result = element == NULL ? UNCORE_E_ARGUMENT : 0;

	for (size_t at = 0; at < json_array_size(value) && result == 0; at++, element += kind->size) {
		struct json_place below = { .up = place, .index = at };

		if (kind->initial != NULL)
			memcpy(element, kind->initial, kind->size);
		result = json_read_object(reader, &below, kind, json_array_get(value, at), element);
	}
	return result;
}

/* Elements of one size, each taken by one function. */
static int take_plain(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		      json_t *value, size_t size, json_take *take, void *to)
{
	char *element = begin_array(reader, place, key, value, size, to);
	int result = element == NULL ? UNCORE_E_ARGUMENT : 0;

	for (size_t at = 0; at < json_array_size(value) && result == 0; at++, element += size) {
		struct json_place below = { .up = place, .index = at };

		result = take(reader, &below, key, json_array_get(value, at), element);
	}
	return result;
}

int json_take_numbers(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		      json_t *value, void *to)
{
	return take_plain(reader, place, key, value, sizeof(uint32_t), json_take_u32, to);
}

int json_take_unsigneds(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
			json_t *value, void *to)
{
	return take_plain(reader, place, key, value, sizeof(unsigned), json_take_unsigned, to);
}

int json_take_texts(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		    json_t *value, void *to)
{
	return take_plain(reader, place, key, value, sizeof(const char *), json_take_text, to);
}
