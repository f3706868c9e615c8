/* SPDX-License-Identifier: MIT */
/* Reads lists of flat objects. Unlike in spec files, unknown members are counted, not rejected. */
#include "load/records.h"

#include <inttypes.h>
#include <string.h>

#include "base/json/value.h"

static const char *scalar_text(struct arena *arena, struct node node)
{
	switch (value_type(node)) {
	case VALUE_STRING:
		return value_text(node);
	case VALUE_INTEGER:
		return arena_printf(arena, "%" PRId64, value_integer(node));
	case VALUE_REAL:
		return arena_printf(arena, "%.17g", value_real(node));
	case VALUE_TRUE:
		return "1";
	case VALUE_FALSE:
		return "0";
	default:
		return NULL;
	}
}

static void count_unknown(struct diag *diag, struct records *into, const char *name)
{
	for (size_t i = 0; i < into->unknown_count; i++)
		if (strcmp(into->unknown[i].name, name) == 0) {
			into->unknown[i].times++;
			return;
		}
	into->unknown =
		arena_grow(diag->arena, into->unknown, into->unknown_count, &into->unknown_room, sizeof *into->unknown);
	into->unknown[into->unknown_count++] = (struct unknown_member){ name, 1 };
}

static bool wrong_type(struct diag *diag, struct node node, const char *what, const char *wanted)
{
	diag_error(diag, RULE_WRONG_TYPE, node_loc(node), "\"%s\" must be %s, not %s", what, wanted,
		   value_type_name(node));
	return false;
}

static bool read_text(struct diag *diag, struct node member, const char *name, const char **text)
{
	if (!value_is_object(member) && !value_is_array(member)) {
		*text = scalar_text(diag->arena, member);
		return true;
	}
	*text = ""; /* not NULL, because the member is there */
	return wrong_type(diag, member, name, "text or a number");
}

static size_t find_member(const struct record_member *members, size_t count, const char *name)
{
	size_t i = 0;

	while (i < count && strcmp(members[i].name, name) != 0)
		i++;
	return i;
}

static bool read_record(struct diag *diag, struct node node, const struct record_member *members, size_t count,
			struct records *into, struct record *record)
{
	bool good = true;

	*record = (struct record){ node, arena_array(diag->arena, count, sizeof *record->texts) };
	VALUE_EACH(member, node)
	{
		const char *name = value_name(member);
		size_t index = find_member(members, count, name);

		if (index == count)
			count_unknown(diag, into, name);
		else
			good &= read_text(diag, member, name, &record->texts[index]);
	}
	for (size_t i = 0; i < count; i++) {
		if (!members[i].required || record->texts[i] != NULL)
			continue;
		diag_error(diag, RULE_MISSING_KEY, node_loc(node), "this entry needs the key \"%s\"", members[i].name);
		good = false;
	}
	return good;
}

static bool read_list(struct diag *diag, struct node list, const struct record_form *form, struct records *into)
{
	struct record *record;
	bool good = true;

	into->count = value_count(list);
	record = into->at = arena_array(diag->arena, into->count, sizeof *into->at);
	VALUE_EACH(item, list)
	{
		if (value_is_object(item))
			good &= read_record(diag, item, form->members, form->count, into, record);
		else
			good = wrong_type(diag, item, form->list, "a list of objects");
		record++;
	}
	return good;
}

/* Reads the members of the file's own object in the order of the text, so that their places are known. */
static bool read_file_object(struct diag *diag, struct node root, const struct record_form *form, struct records *into)
{
	bool good = true, found = false;

	VALUE_EACH(member, root)
	{
		const char *name = value_name(member);

		if (strcmp(name, form->list) == 0) {
			found = true;
			good &= value_is_array(member) ? read_list(diag, member, form, into) :
							 wrong_type(diag, member, name, "a list");
		} else if (strcmp(name, form->header) == 0) {
			good &= value_is_object(member) ? read_record(diag, member, form->header_members,
								      form->header_count, into, &into->header) :
							  wrong_type(diag, member, name, "an object");
		} else {
			count_unknown(diag, into, name);
		}
	}
	if (!found)
		diag_error(diag, RULE_MISSING_KEY, node_loc(root), "the file has no list \"%s\"", form->list);
	return good && found;
}

bool read_records(struct diag *diag, struct node root, const struct record_form *form, struct records *into)
{
	if (value_is_array(root))
		return read_list(diag, root, form, into);
	if (value_is_object(root))
		return read_file_object(diag, root, form, into);
	diag_error(diag, RULE_WRONG_TYPE, node_loc(root), "the file must be an object or a list, not %s",
		   value_type_name(root));
	return false;
}
