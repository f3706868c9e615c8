/* SPDX-License-Identifier: MIT */
/* Checks what is said of the table of units that a machine has in its memory, and of the boxes that it lists. */
#include "check/check.h"
#include "model/lookup.h"

/* ---- the boxes that it lists ---- */

static bool believes_some(const struct box *box)
{
	return box->found != NULL && box->found->trust != UNCORE_TRUST_NOTHING;
}

static bool has_address(const struct reg *reg)
{
	return reg != NULL && (reg->is.space == SPACE_MSR || reg->is.space == SPACE_PCI);
}

static bool is_unresolved(const struct found_units *found)
{
	return found->register_id != NULL && found->is.reg == NULL;
}

static bool has_one_counter(const struct box *box)
{
	const struct reg *control = box->counter_count == 1 ? box->counters[0].is.control : NULL;

	return box->instances == 1 && control != NULL && !control->is_array;
}

/* A machine makes a box like this one for each type that no box has: with as many instances, at any address. */
static void check_others(struct checker *checker, const struct box *box, const struct found_units *found)
{
	const char *why = found->trust != UNCORE_TRUST_ALL ? "the table alone says where they are: trust \"all\"" :
			  found->access >= 0 ? "the table alone says how they are reached, so leave out \"access\"" :
			  !has_one_counter(box) ?
					       "the table does not say how far counters are apart, so box %s has one "
					       "instance, and one counter with a control" :
					       NULL;

	if (why != NULL)
		diag_error(checker->diag, RULE_FOUND, node_loc(found->node), why, box->id);
}

/* A register that is not the first thing in its window is so many bytes from there, or so many MSRs. */
static bool has_distances(const struct box *box)
{
	for (size_t i = 0; i < box->reg_count; i++) {
		const struct reg *reg = &box->regs[i];

		if (reg->found != NULL &&
		    (reg->is_array || reg->found->offset.count != 1 || reg->found->offset.at[0] != 0))
			return true;
	}
	return false;
}

static void check_trust(struct checker *checker, const struct box *box, const struct found_units *found)
{
	if (box->scope != UNCORE_SCOPE_PACKAGE)
		diag_error(checker->diag, RULE_FOUND, node_loc(found->node),
			   "box %s has registers for each logical CPU, and a unit belongs to a socket", box->id);
	if (found->type == UNCORE_FOUND_OTHERS) {
		check_others(checker, box, found);
		return;
	}
	if (found->trust == UNCORE_TRUST_IDS && !has_address(found->is.reg) && !is_unresolved(found))
		diag_error(
			checker->diag, RULE_FOUND, node_loc(found->node),
			"the address of a unit is compared with that of \"register\", which has an MSR or PCI address");
	if (found->trust == UNCORE_TRUST_ALL && found->access < 0 && has_distances(box))
		diag_error(checker->diag, RULE_FOUND, node_loc(found->node),
			   "how far apart registers are depends on how they are reached: say it with \"access\", or "
			   "describe only what begins a window");
}

static void check_type(struct checker *checker, const struct box *box, const struct found_units *found)
{
	const struct platform *platform = box->is.platform;

	for (size_t i = 0; i < platform->box_count && &platform->boxes[i] != box; i++) {
		const struct box *other = &platform->boxes[i];

		if (other->found != NULL && other->found->type == found->type)
			diag_error(checker->diag, RULE_FOUND, node_member_loc(found->node, "type"),
				   found->type == UNCORE_FOUND_OTHERS ?
					   "units of other types are those of box %s already" :
					   "units of its type are those of box %s already",
				   other->id);
	}
}

void check_found(struct checker *checker, const struct box *box)
{
	if (box->is.presence == UNCORE_INSTANCES_FOUND && !believes_some(box))
		diag_error(
			checker->diag, RULE_FOUND, node_member_loc(box->node, "presence"),
			"which instances of box %s there are, a table of units would say; nothing of one is believed",
			box->id);
	if (box->found == NULL)
		return;
	check_source(checker, box->found->source, box->found->node);
	check_trust(checker, box, box->found);
	check_type(checker, box, box->found);
}

/* ---- the table ---- */

/* What must be known of each part of the table. */
static const struct {
	int record, role;
} needed[] = {
	{ UNCORE_RECORD_PLACE, UNCORE_ROLE_CAPABILITY_ID }, { UNCORE_RECORD_PLACE, UNCORE_ROLE_TABLE_BAR },
	{ UNCORE_RECORD_HEAD, UNCORE_ROLE_RECORD_STRIDE },  { UNCORE_RECORD_HEAD, UNCORE_ROLE_RECORD_COUNT },
	{ UNCORE_RECORD_UNIT, UNCORE_ROLE_UNIT_COUNTERS },  { UNCORE_RECORD_UNIT, UNCORE_ROLE_UNIT_WIDTH },
	{ UNCORE_RECORD_UNIT, UNCORE_ROLE_CONTROL_OFFSET }, { UNCORE_RECORD_UNIT, UNCORE_ROLE_COUNTER_OFFSET },
	{ UNCORE_RECORD_UNIT, UNCORE_ROLE_UNIT_ACCESS },    { UNCORE_RECORD_UNIT, UNCORE_ROLE_UNIT_ADDRESS },
	{ UNCORE_RECORD_UNIT, UNCORE_ROLE_UNIT_TYPE },      { UNCORE_RECORD_UNIT, UNCORE_ROLE_UNIT_ID },
};

static unsigned count_role(const struct box *box, int record, int role)
{
	unsigned count = 0;

	for (size_t i = 0; i < box->reg_count; i++) {
		const struct reg *reg = &box->regs[i];

		if (reg->record != NULL && reg->record->of == record && reg->is.layout != NULL)
			count += find_field_of_role(reg->is.layout, role) != NULL;
	}
	return count;
}

static const struct reg *first_record(const struct box *box)
{
	for (size_t i = 0; i < box->reg_count; i++)
		if (box->regs[i].record != NULL)
			return &box->regs[i];
	return NULL;
}

static void check_roles(struct checker *checker, const struct box *box, const struct reg *first)
{
	for (size_t i = 0; i < sizeof needed / sizeof needed[0]; i++)
		if (count_role(box, needed[i].record, needed[i].role) != 1)
			diag_error(checker->diag, RULE_RECORD, node_loc(first->node),
				   "record \"%s\" of the table of units needs one field with role \"%s\"",
				   record_words[needed[i].record], role_words[needed[i].role]);
}

/* The words of a record follow each other without sharing a byte. */
static void check_bytes(struct checker *checker, const struct box *box, const struct reg *reg)
{
	unsigned begin = reg->record->offset, end = begin + reg->is.layout->width / 8;

	if (begin % 4 != 0 || reg->is_array)
		diag_error(checker->diag, RULE_RECORD, node_loc(reg->node),
			   "register %s of a record begins at a multiple of 4 bytes, and is no array", reg->id);
	for (size_t i = 0; &box->regs[i] != reg; i++) {
		const struct reg *other = &box->regs[i];

		if (other->record == NULL || other->is.layout == NULL || other->record->of != reg->record->of ||
		    other->record->offset >= end || other->record->offset + other->is.layout->width / 8 <= begin)
			continue;
		diag_error(checker->diag, RULE_RECORD, node_loc(reg->node),
			   "registers %s and %s share bytes of the record", other->id, reg->id);
	}
}

/* The first function of the box, which any bus may have, leads to the table. */
static void check_portal(struct checker *checker, const struct box *box, const struct reg *first)
{
	if (box->instances != 1 || box->function_count != 1 || box->functions[0].place_count != 1 ||
	    box->functions[0].places[0].device_id == 0)
		diag_error(checker->diag, RULE_RECORD, node_loc(first->node),
			   "box %s has a table of units, so it has one instance, and one PCI function with a device ID",
			   box->id);
}

static void check_only(struct checker *checker, const struct box *box, const struct reg *first)
{
	const struct platform *platform = box->is.platform;

	for (size_t i = 0; i < platform->box_count && &platform->boxes[i] != box; i++)
		if (first_record(&platform->boxes[i]) != NULL)
			diag_error(checker->diag, RULE_RECORD, node_loc(first->node),
				   "box %s describes the table of units already", platform->boxes[i].id);
}

void check_records(struct checker *checker, const struct box *box)
{
	const struct reg *first = first_record(box);

	if (first == NULL)
		return;
	check_portal(checker, box, first);
	check_only(checker, box, first);
	check_roles(checker, box, first);
	for (size_t i = 0; i < box->reg_count; i++)
		if (box->regs[i].record != NULL && box->regs[i].is.layout != NULL)
			check_bytes(checker, box, &box->regs[i]);
}

/* Something must be able to list what is found. */
void check_table(struct checker *checker, const struct platform *platform)
{
	const struct box *lister = NULL, *found = NULL;

	for (size_t i = 0; i < platform->box_count; i++) {
		if (platform->boxes[i].whole && first_record(&platform->boxes[i]) != NULL)
			lister = &platform->boxes[i];
		if (platform->boxes[i].whole && believes_some(&platform->boxes[i]) && found == NULL)
			found = &platform->boxes[i];
	}
	if (found != NULL && lister == NULL)
		diag_error(checker->diag, RULE_FOUND, node_loc(found->found->node),
			   "box %s is listed in a table of units, which no box of the platform describes", found->id);
}
