/* SPDX-License-Identifier: MIT */
/* Checks windows of memory: the fields that say where they are, and how they lie. */
#include <inttypes.h>

#include "check/check.h"
#include "model/lookup.h"

enum { WINDOW_ALIGNMENT = 8 }; /* of the widest register */

static uint64_t address_bits(const struct window_part *part)
{
	return field_max(part->is.ref.field) << part->shift;
}

/* Why a session cannot make an address of the field; NULL if it can. */
static const char *why_no_part(const struct box *box, const struct window_part *part)
{
	const struct field_ref *ref = &part->is.ref;
	struct reg alone = *ref->reg;
	struct field_ref single = { ref->box, &alone, ref->field };
	bool is_list = part->element.count > 1;

	if (ref->reg->is.window != NULL)
		return "its register is in a window itself";
	if (ref->box->instances != 1 && ref->box->instances != box->instances)
		return "its box has neither one instance nor as many as this";
	if (ref->reg->is_array != (part->element.count != 0))
		return ref->reg->is_array ? "its register is an array: say which element with \"element\"" :
					    "its register is no array, so it has no element";
	if (is_list && part->element.count != box->instances)
		return "\"element\" is one number, or one for each instance";
	for (size_t i = 0; i < part->element.count; i++)
		if (part->element.at[i] >= ref->reg->count)
			return "its register has fewer elements";
	if (part->shift + field_width(ref->field) > 64)
		return "its highest bit would be past bit 63 of the address";
	alone.is_array = false; /* an element is as good as a register of its own */
	return why_unreadable(&single);
}

static void check_parts(struct checker *checker, const struct box *box, const struct window *window)
{
	uint64_t taken = 0;

	if (window->part_count == 0 && window->found == UNCORE_FOUND_NOWHERE)
		diag_error(checker->diag, RULE_WINDOW_FIELD, node_member_loc(window->node, "base"),
			   "no field says where window %s is", window->id);
	if (window->found != UNCORE_FOUND_NOWHERE && (window->part_count != 0 || window->offset.count != 0))
		diag_error(checker->diag, RULE_WINDOW_FIELD, node_member_loc(window->node, "found"),
			   "window %s is where the table of units says, so it has no base and no offset", window->id);
	for (size_t i = 0; i < window->part_count; i++) {
		const struct window_part *part = &window->parts[i];
		const char *why;

		if (part->is.ref.field == NULL)
			continue;
		why = why_no_part(box, part);
		if (why == NULL && (address_bits(part) & taken) != 0)
			why = "another field holds the same bits";
		if (why != NULL)
			diag_error(checker->diag, RULE_WINDOW_FIELD, node_member_loc(part->node, "field"),
				   "field %s holds bits of the address of window %s, and %s", part->field_path,
				   window->id, why);
		else
			taken |= address_bits(part);
	}
	if (taken != 0 && taken % WINDOW_ALIGNMENT != 0)
		diag_error(checker->diag, RULE_WINDOW_ALIGN, node_loc(window->node),
			   "the lowest bit of the address that a field holds is below bit 3, so window %s may begin "
			   "inside a register",
			   window->id);
}

static void check_offsets(struct checker *checker, const struct box *box, const struct window *window)
{
	if (window->offset.count > 1 && window->offset.count != box->instances)
		diag_error(checker->diag, RULE_ADDRESS_LIST, node_member_loc(window->node, "offset"),
			   "%zu offsets for %u instances", window->offset.count, box->instances);
	for (size_t i = 0; i < window->offset.count; i++)
		if (window->offset.at[i] % WINDOW_ALIGNMENT != 0)
			diag_error(checker->diag, RULE_WINDOW_ALIGN, node_member_loc(window->node, "offset"),
				   "offset 0x%" PRIx64 " of window %s is no multiple of %d", window->offset.at[i],
				   window->id, WINDOW_ALIGNMENT);
}

/* A register is in a window of its own kind. */
static void check_kinds(struct checker *checker, const struct box *box)
{
	for (size_t i = 0; i < box->reg_count; i++) {
		const struct reg *reg = &box->regs[i];
		bool is_found;

		if (reg->is.window == NULL)
			continue;
		is_found = reg->is.window->found != UNCORE_FOUND_NOWHERE;
		if (is_found != (reg->is.space == SPACE_FOUND))
			diag_error(checker->diag, RULE_UNKNOWN_WINDOW,
				   node_key_loc(reg->node, is_found ? "mmio" : "found"),
				   "window %s is %s, so the address of register %s is given by \"%s\"",
				   reg->is.window->id, is_found ? "where the table of units says" : "in memory",
				   reg->id, is_found ? "found" : "mmio");
	}
}

void check_windows(struct checker *checker, const struct box *box)
{
	for (size_t i = 0; i < box->window_count; i++) {
		const struct window *window = &box->windows[i];
		bool used = find_window(box, window->id) != window; /* a duplicate has its own rule */

		for (size_t j = 0; j < box->reg_count; j++)
			used |= box->regs[j].is.window == window;
		if (!used)
			diag_error(checker->diag, RULE_UNKNOWN_WINDOW, node_loc(window->node),
				   "no register uses window %s", window->id);
		if (box->scope != UNCORE_SCOPE_PACKAGE)
			diag_error(checker->diag, RULE_WINDOW_FIELD, node_loc(window->node),
				   "box %s has registers for each logical CPU, and a window belongs to a socket",
				   box->id);
		/* A box of other types is told at its "found". */
		if (window->found != UNCORE_FOUND_NOWHERE &&
		    (box->found == NULL ||
		     (box->found->trust != UNCORE_TRUST_ALL && box->found->type != UNCORE_FOUND_OTHERS)))
			diag_error(
				checker->diag, RULE_FOUND, node_member_loc(window->node, "found"),
				"window %s is where the table of units says, and box %s does not believe its addresses "
				"(\"found\", trust \"all\")",
				window->id, box->id);
		check_source(checker, window->source, window->node);
		check_parts(checker, box, window);
		check_offsets(checker, box, window);
	}
	check_kinds(checker, box);
	report_same_ids(checker, RULE_DUPLICATE_ID, "window", IDS(box->windows, box->window_count, id));
}
