/* SPDX-License-Identifier: MIT */
/* Finds lines and columns of JSON values in source files. */
#include "base/source.h"

#include <stdbool.h>
#include <string.h>

struct line_column source_locate_next(struct locator *locator, const struct source *source, uint32_t offset)
{
	uint32_t end = offset < source->length ? offset : (uint32_t)source->length;

	if (locator->source != source || locator->offset > end)
		*locator = (struct locator){ source, 0, { 1, 1 } };
	for (; locator->offset < end; locator->offset++) {
		if (source->text[locator->offset] == '\n') {
			locator->at.line++;
			locator->at.column = 1;
		} else if (((unsigned char)source->text[locator->offset] & 0xc0) != 0x80) {
			locator->at.column++;
		}
	}
	return locator->at;
}

struct line_column source_locate(const struct source *source, uint32_t offset)
{
	struct locator locator = { 0 };

	return source_locate_next(&locator, source, offset);
}

/* The key in the text is quoted already. Only ~ and / are special in a pointer. */
static void put_step(const struct source *source, uint32_t quote, struct text *out)
{
	text_char(out, '/');
	for (const char *at = source->text + quote + 1; *at != '"'; at++) {
		if (*at == '~' || *at == '/' || (*at == '\\' && at[1] == '/')) {
			text_add(out, *at == '~' ? "~0" : "~1");
			at += *at == '\\';
			continue;
		}
		text_char(out, *at);
		if (*at == '\\')
			text_char(out, *++at);
	}
}

void source_pointer(const struct source *source, uint32_t offset, struct text *out)
{
	const struct position *positions = source->positions;
	uint32_t at = 0;

	for (;;) {
		uint32_t child = at + 1, found = 0, number = 0, end = positions[at].next;

		for (; child < end && positions[child].key <= offset; child = positions[child].next) {
			number += found != 0;
			found = child;
		}
		if (found == 0)
			return;
		if (positions[found].key != positions[found].value)
			put_step(source, positions[found].key, out);
		else
			text_printf(out, "/%u", number);
		at = found;
	}
}

const struct source *node_origin(struct node node)
{
	return node.source != NULL && node.source->origins != NULL ? node.source->origins[node.position] : node.source;
}

struct loc node_loc(struct node node)
{
	uint32_t offset =
		node.source != NULL && node.source->positions != NULL ? node.source->positions[node.position].value : 0;

	return (struct loc){ node_origin(node), offset };
}

/* Compares the key between the quotes at the offset. A key with escapes matches nothing, and need not. */
static bool key_is(const struct source *source, uint32_t offset, const char *key, size_t length)
{
	return source->length - offset > length + 1 && source->text[offset + 1 + length] == '"' &&
	       memcmp(source->text + offset + 1, key, length) == 0;
}

/* Returns the container itself if it has no such member. */
static struct node find_member(struct node object, const char *key)
{
	struct node member = object;
	size_t length = strlen(key);
	uint32_t end;

	if (object.source == NULL || object.source->positions == NULL)
		return object;
	end = object.source->positions[object.position].next;
	for (member.position++; member.position < end;
	     member.position = object.source->positions[member.position].next) {
		const struct position *position = &object.source->positions[member.position];

		if (position->key != position->value && key_is(node_origin(member), position->key, key, length))
			return member;
	}
	return object;
}

struct loc node_key_loc(struct node object, const char *key)
{
	struct node member = find_member(object, key);

	return member.position != object.position ? node_name_loc(member) : node_loc(object);
}

static struct node find_item(struct node array, size_t index)
{
	struct node item = array;
	uint32_t end;

	if (array.source == NULL || array.source->positions == NULL ||
	    node_origin(array)->text[node_loc(array).offset] != '[')
		return array;
	end = array.source->positions[array.position].next;
	for (item.position++; index-- > 0 && item.position < end;)
		item.position = array.source->positions[item.position].next;
	return item.position < end ? item : array;
}

struct node node_child(struct node container, const char *key, size_t index)
{
	struct node child = key != NULL ? find_member(container, key) : find_item(container, index);

	child.json = NULL;
	return child;
}

struct loc node_item_loc(struct node array, size_t index)
{
	return node_loc(node_child(array, NULL, index));
}

struct loc node_name_loc(struct node member)
{
	if (member.source == NULL || member.source->positions == NULL)
		return node_loc(member);
	return (struct loc){ node_origin(member), member.source->positions[member.position].key };
}
