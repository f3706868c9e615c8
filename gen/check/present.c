/* SPDX-License-Identifier: MIT */
/* Checks the register that says how many instances of a box a part has. */
#include "check/check.h"

const char *why_unreadable(const struct field_ref *ref)
{
	return ref->box->scope != UNCORE_SCOPE_PACKAGE ? "its box has a set for each logical CPU" :
	       ref->reg->is_array                      ? "its register is an array" :
	       ref->reg->is.space == SPACE_UNKNOWN     ? "no source gives the address of its register" :
	       ref->reg->is.space == SPACE_FOUND       ? "only the table of units says where its register is" :
	       !field_has_getter(ref->field)           ? "it cannot be read" :
							 NULL;
}

/* The largest number that the fields can hold; 0 after an error. */
static uint64_t check_fields(struct checker *checker, const struct present *present)
{
	bool is_good = true;
	uint64_t ones = 0;

	for (size_t i = 0; i < present->paths.count; i++) {
		const struct field_ref *ref = &present->is.fields[i];
		const char *why = ref->field != NULL ? why_unreadable(ref) : NULL;

		if (ref->field == NULL)
			return 0;
		if (why != NULL)
			diag_error(checker->diag, RULE_PRESENCE, node_element_loc(present->node, "fields", i),
				   "field %s says how many instances there are, and %s", present->paths.at[i], why);
		is_good = is_good && why == NULL;
		ones += field_width(ref->field);
	}
	if (!is_good)
		return 0;
	if (present->count == UNCORE_NUMBER_ONES)
		return ones;
	if (present->paths.count != 1) {
		diag_error(checker->diag, RULE_PRESENCE, node_member_loc(present->node, "fields"),
			   "count \"value\" needs one field, not %zu", present->paths.count);
		return 0;
	}
	return ones < 64 ? (UINT64_C(1) << ones) - 1 : UINT64_MAX;
}

static void check_instances(struct checker *checker, const struct box *box, struct node node, const char *key,
			    unsigned instances)
{
	if (instances > box->instances)
		diag_error(checker->diag, RULE_PRESENCE, node_member_loc(node, key),
			   "box %s has %u instances, so a part cannot have %u", box->id, box->instances, instances);
}

static void check_map(struct checker *checker, const struct box *box, const struct present *present, uint64_t most)
{
	for (size_t i = 0; i < present->map_count; i++) {
		const struct present_number *number = &present->map[i];

		check_instances(checker, box, number->node, "instances", number->instances);
		if (most != 0 && number->value > most)
			diag_error(checker->diag, RULE_PRESENCE, node_member_loc(number->node, "value"),
				   "the fields give no number above 0x%llx", (unsigned long long)most);
		for (size_t j = 0; j < i; j++)
			if (present->map[j].value == number->value)
				diag_error(checker->diag, RULE_PRESENCE, node_member_loc(number->node, "value"),
					   "the map already has the number 0x%llx", (unsigned long long)number->value);
	}
	if (present->has_otherwise)
		check_instances(checker, box, present->node, "otherwise", present->otherwise);
}

static bool has_number(const struct present *present, uint64_t value)
{
	for (size_t i = 0; i < present->map_count; i++)
		if (present->map[i].value == value)
			return true;
	return false;
}

/*
 * Some number must mean that all instances are there: the last of them would be on no part. most: the largest number
 * that the fields can hold.
 */
static void check_whole(struct checker *checker, const struct box *box, const struct present *present, uint64_t most)
{
	uint64_t other = box->instances;

	for (size_t i = 0; i < present->map_count; i++)
		if (present->map[i].instances >= box->instances)
			return;
	for (other = present->has_otherwise ? 0 : other; present->has_otherwise && has_number(present, other);)
		other++;
	if (most != 0 && (other > most || has_number(present, other) ||
			  (present->has_otherwise && present->otherwise < box->instances)))
		diag_error(checker->diag, RULE_PRESENCE, node_loc(present->node),
			   "no number of the fields means that all %u instances of box %s are there", box->instances,
			   box->id);
}

void check_present(struct checker *checker, const struct box *box)
{
	const struct present *present = box->present;
	uint64_t most;

	if (box->is.presence == UNCORE_INSTANCES_REGISTER && present == NULL)
		diag_error(checker->diag, RULE_PRESENCE, node_member_loc(box->node, "presence"),
			   "box %s needs the key \"present\", which names the register", box->id);
	if (present == NULL)
		return;
	check_source(checker, present->source, present->node);
	if (box->is.presence != UNCORE_INSTANCES_REGISTER)
		diag_error(checker->diag, RULE_PRESENCE, node_member_loc(box->node, "present"),
			   "\"present\" belongs to presence \"register\"");
	if (box->scope != UNCORE_SCOPE_PACKAGE)
		diag_error(checker->diag, RULE_PRESENCE, node_member_loc(box->node, "present"),
			   "box %s has scope cpu, so \"register\" does not fit", box->id);
	most = check_fields(checker, present);
	check_map(checker, box, present, most);
	check_whole(checker, box, present, most);
}
