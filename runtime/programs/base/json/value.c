/* SPDX-License-Identifier: MIT */
/* Reads JSON values at their positions. */
#include "base/json/value.h"

#include <stdlib.h>

/* A number with a fraction or an exponent is no integer, as for Jansson. */
static bool is_integer(const char *at)
{
	at += *at == '-';
	while (*at >= '0' && *at <= '9')
		at++;
	return *at != '.' && *at != 'e' && *at != 'E';
}

enum value_type value_type(struct node node)
{
	const char *at = value_source(node)->text + value_offset(node);

	switch (*at) {
	case '{':
		return VALUE_OBJECT;
	case '[':
		return VALUE_ARRAY;
	case '"':
		return VALUE_STRING;
	case 't':
		return VALUE_TRUE;
	case 'f':
		return VALUE_FALSE;
	case 'n':
		return VALUE_NULL;
	default:
		return is_integer(at) ? VALUE_INTEGER : VALUE_REAL;
	}
}

int64_t value_integer(struct node node)
{
	return strtoll(value_source(node)->text + value_offset(node), NULL, 10);
}

double value_real(struct node node)
{
	return strtod(value_source(node)->text + value_offset(node), NULL);
}

const char *value_type_name(struct node node)
{
	switch (value_type(node)) {
	case VALUE_OBJECT:
		return "an object";
	case VALUE_ARRAY:
		return "an array";
	case VALUE_STRING:
		return "a string";
	case VALUE_INTEGER:
		return "an integer";
	case VALUE_REAL:
		return "a fraction";
	case VALUE_TRUE:
	case VALUE_FALSE:
		return "true or false";
	default:
		return "null";
	}
}

bool value_member(struct node object, const char *key, struct node *member)
{
	*member = object;
	if (!value_is_object(object))
		return false;
	VALUE_EACH(child, object)
	{
		if (strcmp(value_name(child), key) != 0)
			continue;
		*member = child;
		return true;
	}
	return false;
}

const char *value_member_text(struct node object, const char *key)
{
	struct node member;

	return value_member(object, key, &member) ? value_text(member) : NULL;
}

static bool objects_equal(struct node a, struct node b)
{
	if (value_count(a) != value_count(b))
		return false;
	VALUE_EACH(member, a)
	{
		struct node other;

		if (!value_member(b, value_name(member), &other) || !value_equal(member, other))
			return false;
	}
	return true;
}

static bool lists_equal(struct node a, struct node b)
{
	struct node other = value_first(b);

	if (value_count(a) != value_count(b))
		return false;
	VALUE_EACH(element, a)
	{
		if (!value_equal(element, other))
			return false;
		other.position = value_end(other);
	}
	return true;
}

bool value_equal(struct node a, struct node b)
{
	enum value_type type = value_type(a);

	if (type != value_type(b))
		return false;
	switch (type) {
	case VALUE_OBJECT:
		return objects_equal(a, b);
	case VALUE_ARRAY:
		return lists_equal(a, b);
	case VALUE_STRING:
		return strcmp(value_text(a), value_text(b)) == 0;
	case VALUE_INTEGER:
		return value_integer(a) == value_integer(b);
	case VALUE_REAL:
		return !(value_real(a) < value_real(b) || value_real(a) > value_real(b));
	default:
		return true;
	}
}
