/* SPDX-License-Identifier: MIT */
/* Reads lists of flat objects. Unlike in spec files, unknown members are counted, not rejected. */
#include "load/records.h"

#include <jansson.h>
#include <string.h>

#include "base/source.h"
#include "base/keys/key_values.h"

static const char *scalar_text(struct arena *arena, const json_t *json)
{
	switch (json_typeof(json)) {
	case JSON_STRING:
		return json_string_value(json);
	case JSON_INTEGER:
		return arena_printf(arena, "%lld", (long long)json_integer_value(json));
	case JSON_REAL:
		return arena_printf(arena, "%.17g", json_real_value(json));
	case JSON_TRUE:
		return "1";
	case JSON_FALSE:
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
		   json_type_name(node.json));
	return false;
}

static bool read_text(struct diag *diag, struct node member, const char *name, const char **text)
{
	if (!json_is_object(member.json) && !json_is_array(member.json)) {
		*text = scalar_text(diag->arena, member.json);
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
	struct node member = { .source = node.source, .position = node.position + 1 };
	bool good = true;
	const char *name;
	json_t *json;

	*record = (struct record){ node, arena_array(diag->arena, count, sizeof *record->texts) };
	json_object_foreach((json_t *)node.json, name, json) {
		size_t index = find_member(members, count, name);

		member.json = json;
		if (index == count)
			count_unknown(diag, into, name);
		else
			good &= read_text(diag, member, name, &record->texts[index]);
		member.position = node.source->positions[member.position].next;
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
	struct node item = { .source = list.source, .position = list.position + 1 };
	bool good = true;

	into->count = json_array_size(list.json);
	into->at = arena_array(diag->arena, into->count, sizeof *into->at);
	for (size_t i = 0; i < into->count; i++) {
		item.json = json_array_get(list.json, i);
		if (json_is_object(item.json))
			good &= read_record(diag, item, form->members, form->count, into, &into->at[i]);
		else
			good = wrong_type(diag, item, form->list, "a list of objects");
		item.position = item.source->positions[item.position].next;
	}
	return good;
}

/* Reads the members of the file's own object in the order of the text, so that their places are known. */
static bool read_file_object(struct diag *diag, struct node root, const struct record_form *form, struct records *into)
{
	struct node member = { .source = root.source, .position = root.position + 1 };
	bool good = true, found = false;
	const char *name;
	json_t *json;

	json_object_foreach((json_t *)root.json, name, json) {
		member.json = json;
		if (strcmp(name, form->list) == 0) {
			found = true;
			good &= json_is_array(member.json) ? read_list(diag, member, form, into) :
							     wrong_type(diag, member, name, "a list");
		} else if (strcmp(name, form->header) == 0) {
			good &= json_is_object(member.json) ? read_record(diag, member, form->header_members,
									  form->header_count, into, &into->header) :
							      wrong_type(diag, member, name, "an object");
		} else {
			count_unknown(diag, into, name);
		}
		member.position = root.source->positions[member.position].next;
	}
	if (!found)
		diag_error(diag, RULE_MISSING_KEY, node_loc(root), "the file has no list \"%s\"", form->list);
	return good && found;
}

bool read_records(struct diag *diag, struct node root, const struct record_form *form, struct records *into)
{
	if (json_is_array(root.json))
		return read_list(diag, root, form, into);
	if (json_is_object(root.json))
		return read_file_object(diag, root, form, into);
	diag_error(diag, RULE_WRONG_TYPE, node_loc(root), "the file must be an object or a list, not %s",
		   json_type_name(root.json));
	return false;
}
