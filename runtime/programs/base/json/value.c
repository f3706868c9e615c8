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
