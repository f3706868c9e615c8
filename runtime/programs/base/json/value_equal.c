/* SPDX-License-Identifier: MIT */
/* Compares JSON values. */
#include "base/json/value.h"

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
