/* SPDX-License-Identifier: MIT */
/*
 * Reads JSON values at their positions: what json_scan() has found is the whole tree. A value that was joined from
 * several files is read from the file of its position.
 */
#ifndef BASE_JSON_VALUE_H
#define BASE_JSON_VALUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/source.h"

enum value_type {
	VALUE_OBJECT,
	VALUE_ARRAY,
	VALUE_STRING,
	VALUE_INTEGER,
	VALUE_REAL,
	VALUE_TRUE,
	VALUE_FALSE,
	VALUE_NULL
};

static inline const struct source *value_source(struct node node)
{
	return node.source->origins != NULL ? node.source->origins[node.position] : node.source;
}

static inline uint32_t value_offset(struct node node)
{
	return node.source->positions[node.position].value;
}

/* The first byte, which tells the type. */
static inline char value_byte(struct node node)
{
	return value_source(node)->text[value_offset(node)];
}

static inline bool value_is_object(struct node node)
{
	return value_byte(node) == '{';
}

static inline bool value_is_array(struct node node)
{
	return value_byte(node) == '[';
}

static inline bool value_is_string(struct node node)
{
	return value_byte(node) == '"';
}

/* NULL: it is no string. */
static inline const char *value_text(struct node node)
{
	const struct source *source = value_source(node);
	uint32_t offset = value_offset(node);

	return source->text[offset] == '"' ? source->strings + offset + 1 : NULL;
}

static inline bool value_is_member(struct node node)
{
	const struct position *position = &node.source->positions[node.position];

	return position->key != position->value;
}

/* The key of a member. */
static inline const char *value_name(struct node member)
{
	return value_source(member)->strings + member.source->positions[member.position].key + 1;
}

static inline uint32_t value_end(struct node node)
{
	return node.source->positions[node.position].next;
}

/* The members of an object or the elements of a list, in the order of the text; any other value has none. */
#define VALUE_EACH(child, container) \
	for (struct node child = value_first(container); child.position < value_end(container); \
	     child.position = value_end(child))

static inline struct node value_first(struct node container)
{
	return (struct node){ .source = container.source, .position = container.position + 1 };
}

static inline size_t value_count(struct node container)
{
	size_t count = 0;

	VALUE_EACH(child, container)
	{
		count++;
	}
	return count;
}

enum value_type value_type(struct node node);
/* Of an integer. */
int64_t value_integer(struct node node);
/* Of a number. */
double value_real(struct node node);
/* "an object", "a fraction" */
const char *value_type_name(struct node node);
/* Finds the member. False, and the object itself, if there is none. */
bool value_member(struct node object, const char *key, struct node *member);
/* The text of the member; NULL: there is none, or it is no string. */
const char *value_member_text(struct node object, const char *key);
/* Whether both say the same, in any order of members. */
bool value_equal(struct node a, struct node b);

#endif
