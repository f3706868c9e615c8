/* SPDX-License-Identifier: MIT */
/* Prints JSON canonically. */
#include "load/format.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/json/write.h"
#include "load/keys/spec_keys.h"
#include "load/join/shape.h"
#include "load/join/value_tree.h"

enum { COLUMNS = 120, INDENT = 2 };

struct printer {
	struct arena *arena;
	struct text *out;
	size_t line; /* offset in the text where the current line begins */
};

/* A member of an object, and its row of the key table; NULL: the key is unknown. */
struct entry {
	const char *name;
	const json_t *value;
	const struct key *key;
	size_t order;
};

static size_t column(const struct printer *printer)
{
	return printer->out->length - printer->line;
}

static void newline(struct printer *printer, size_t indent)
{
	text_char(printer->out, '\n');
	printer->line = printer->out->length;
	for (size_t i = 0; i < indent; i++)
		text_char(printer->out, ' ');
}

static int compare_entries(const void *left, const void *right)
{
	const struct entry *a = left, *b = right;

	return a->order < b->order ? -1 : a->order > b->order;
}

/* The members in canonical order. Members of a map keep their order. */
static struct entry *entries_of(struct printer *printer, const json_t *object, const struct keys *keys)
{
	struct entry *entries = arena_array(printer->arena, json_object_size(object), sizeof *entries);
	size_t count = 0;
	const char *name;
	json_t *value;

	json_object_foreach((json_t *)object, name, value) {
		size_t order = 0;
		const struct key *key = keys_named(keys, name, &order);

		entries[count] = (struct entry){
			.name = name, .value = value, .key = key, .order = key != NULL ? order : 1000 + count
		};
		count++;
	}
	if (count != 0)
		qsort(entries, count, sizeof *entries, compare_entries);
	return entries;
}

static void print_scalar(struct printer *printer, const json_t *value)
{
	if (json_is_string(value))
		text_json(printer->out, json_string_value(value));
	else if (json_is_integer(value))
		text_printf(printer->out, "%lld", (long long)json_integer_value(value));
	else if (json_is_real(value))
		text_printf(printer->out, "%.17g", json_real_value(value));
	else
		text_add(printer->out, json_is_true(value) ? "true" : json_is_false(value) ? "false" : "null");
}

static bool is_container(const json_t *value)
{
	return json_is_object(value) || json_is_array(value);
}

static void print_inline(struct printer *printer, const json_t *value, struct shape shape);

static void print_inline_object(struct printer *printer, const json_t *object, struct shape shape)
{
	struct entry *entries = entries_of(printer, object, shape.map ? NULL : shape.keys);
	size_t count = json_object_size(object);

	text_add(printer->out, count == 0 ? "{" : "{ ");
	for (size_t i = 0; i < count; i++) {
		if (i != 0)
			text_add(printer->out, ", ");
		text_json(printer->out, entries[i].name);
		text_add(printer->out, ": ");
		print_inline(printer, entries[i].value,
			     shape.map ? shape_of_member(shape) :
					 shape_of(entries[i].key, json_is_object(entries[i].value)));
	}
	text_add(printer->out, count == 0 ? "}" : " }");
}

static void print_inline(struct printer *printer, const json_t *value, struct shape shape)
{
	bool objects = json_is_array(value) && json_is_object(json_array_get(value, 0));

	if (json_is_object(value)) {
		print_inline_object(printer, value, shape);
	} else if (json_is_array(value)) {
		text_add(printer->out, objects ? "[ " : "[");
		for (size_t i = 0; i < json_array_size(value); i++) {
			if (i != 0)
				text_add(printer->out, ", ");
			print_inline(printer, json_array_get(value, i), shape);
		}
		text_add(printer->out, objects ? " ]" : "]");
	} else {
		print_scalar(printer, value);
	}
}

/* Whether the value may be on one line. A list of several objects may not: each object has its own line. */
static bool may_be_inline(const json_t *value)
{
	const char *name;
	json_t *member;

	if (json_is_array(value)) {
		if (json_array_size(value) > 1 && json_is_object(json_array_get(value, 0)))
			return false;
		return json_array_size(value) == 0 || may_be_inline(json_array_get(value, 0));
	}
	if (json_is_object(value))
		json_object_foreach((json_t *)value, name, member)
			if (!may_be_inline(member))
				return false;
	return true;
}

/* Prints the value on the current line if it fits and leaves the given room after it; else prints nothing. */
static bool try_inline(struct printer *printer, const json_t *value, struct shape shape, size_t behind)
{
	size_t before = printer->out->length;

	if (!may_be_inline(value))
		return false;
	print_inline(printer, value, shape);
	if (column(printer) + behind <= COLUMNS)
		return true;
	text_cut(printer->out, before);
	return false;
}

static void print_value(struct printer *printer, const json_t *value, struct shape shape, size_t indent, size_t behind);

static void print_key(struct printer *printer, const char *name)
{
	text_json(printer->out, name);
	text_add(printer->out, ": ");
}

/* Prints one member a line. */
static void print_block(struct printer *printer, const json_t *object, struct shape shape, size_t indent)
{
	struct entry *entries = entries_of(printer, object, shape.map ? NULL : shape.keys);
	size_t count = json_object_size(object);

	text_char(printer->out, '{');
	for (size_t i = 0; i < count; i++) {
		newline(printer, indent + INDENT);
		print_key(printer, entries[i].name);
		print_value(printer, entries[i].value,
			    shape.map ? shape_of_member(shape) :
					shape_of(entries[i].key, json_is_object(entries[i].value)),
			    indent + INDENT, 1);
		if (i + 1 < count)
			text_char(printer->out, ',');
	}
	newline(printer, indent);
	text_char(printer->out, '}');
}

/* Prints members one after the other, wrapped. A member that needs several lines begins on a new line. */
static void print_flow(struct printer *printer, const json_t *object, struct shape shape, size_t indent, size_t behind)
{
	struct entry *entries = entries_of(printer, object, shape.keys);
	size_t count = json_object_size(object);

	text_add(printer->out, "{ ");
	for (size_t i = 0; i < count; i++) {
		struct shape inner = shape_of(entries[i].key, json_is_object(entries[i].value));
		size_t before = printer->out->length, room = i + 1 < count ? 1 : behind + 2;

		if (i != 0)
			text_char(printer->out, ' ');
		print_key(printer, entries[i].name);
		if (!try_inline(printer, entries[i].value, inner, room)) {
			if (i != 0) {
				text_cut(printer->out, before);
				newline(printer, indent + INDENT);
				print_key(printer, entries[i].name);
			}
			print_value(printer, entries[i].value, inner, indent + INDENT, room);
		}
		text_add(printer->out, i + 1 < count ? "," : " }");
	}
}

static int compare_elements(const struct keys *keys, const json_t *left, const json_t *right)
{
	const char *key = order_key(keys);

	return compare_order(keys, json_string_value(json_object_get(left, key)),
			     json_string_value(json_object_get(right, key)));
}

/*
 * A list's elements in canonical order. Insertion sort is stable, and fast enough: the lists are short and mostly
 * sorted.
 */
static const json_t **elements_of(struct printer *printer, const json_t *array, const struct keys *keys)
{
	size_t count = json_array_size(array);
	const json_t **elements = arena_array(printer->arena, count, sizeof *elements);
	bool sorted = order_key(keys) != NULL;

	for (size_t i = 0; i < count; i++) {
		size_t at = i;

		elements[i] = json_array_get(array, i);
		for (; sorted && at > 0 && compare_elements(keys, elements[at - 1], elements[at]) > 0; at--) {
			const json_t *swap = elements[at];

			elements[at] = elements[at - 1];
			elements[at - 1] = swap;
		}
	}
	return elements;
}

static void print_list(struct printer *printer, const json_t *array, struct shape shape, size_t indent)
{
	const json_t **elements = elements_of(printer, array, shape.keys);
	size_t count = json_array_size(array);

	text_char(printer->out, '[');
	for (size_t i = 0; i < count; i++) {
		newline(printer, indent + INDENT);
		print_value(printer, elements[i], shape, indent + INDENT, 1);
		if (i + 1 < count)
			text_char(printer->out, ',');
	}
	newline(printer, indent);
	text_char(printer->out, ']');
}

static void print_value(struct printer *printer, const json_t *value, struct shape shape, size_t indent, size_t behind)
{
	if (!is_container(value))
		print_scalar(printer, value);
	else if (try_inline(printer, value, shape, behind))
		return;
	else if (json_is_array(value))
		print_list(printer, value, shape, indent);
	else if (shape.map || shape.keys == NULL || shape.keys->block)
		print_block(printer, value, shape, indent);
	else
		print_flow(printer, value, shape, indent, behind);
}

void format_source(struct arena *arena, const struct source *source, const struct keys *keys, struct text *out)
{
	struct printer printer = { .arena = arena, .out = out, .line = out->length };

	const json_t *root = source_tree(source);

	/* A file without an object is not a spec file, but may become one. */
	if (json_is_object(root))
		print_block(&printer, root, (struct shape){ keys, false }, 0);
	else
		print_value(&printer, root, (struct shape){ NULL, false }, 0, 0);
	text_char(out, '\n');
}

const struct keys *keys_of_file(const char *path)
{
	const char *slash = strrchr(path, '/'), *name = slash != NULL ? slash + 1 : path;
	size_t length = strlen(name);

	for (size_t i = 0; i < file_kind_count; i++) {
		const char *kind = file_kinds[i].name;
		size_t tail = strlen(kind) + strlen(".json");

		if (length >= tail && strncmp(name + length - tail, kind, strlen(kind)) == 0 &&
		    strcmp(name + length - strlen(".json"), ".json") == 0 &&
		    (length == tail || name[length - tail - 1] == '.'))
			return file_kinds[i].keys;
	}
	return NULL;
}
