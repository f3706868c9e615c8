/* SPDX-License-Identifier: MIT */
/* Finds members of objects: where they are in their file, for messages, and the text that they hold. */
#include "base/json/value.h"
#include "base/source.h"

struct loc node_member_loc(struct node object, const char *key)
{
	return node_loc(node_child(object, key, 0));
}

const struct source *member_origin(struct node object, const char *key)
{
	struct node member = node_child(object, key, 0);

	return member.position != object.position ? node_origin(member) : NULL;
}

struct loc node_element_loc(struct node object, const char *key, size_t index)
{
	struct node array = node_child(object, key, 0);

	return array.position != object.position ? node_item_loc(array, index) : node_loc(object);
}

const char *value_member_text(struct node object, const char *key)
{
	struct node member;

	return value_member(object, key, &member) ? value_text(member) : NULL;
}
