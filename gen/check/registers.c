/* SPDX-License-Identifier: MIT */
/* Checks registers: ids, names and addresses; and layouts that no register uses. */
#include <string.h>

#include "base/scalars.h"
#include "check/check.h"

static void check_duplicates(struct checker *checker, const struct box *box)
{
	report_same_ids(checker, RULE_DUPLICATE_REGISTER, "register", IDS(box->regs, box->reg_count, id));
}

static void check_name_pattern(struct checker *checker, const struct reg *reg)
{
	struct pattern pattern = scan_pattern(reg->name, strlen(reg->name));

	if (pattern.stray_brace || pattern.instances != 0 || pattern.indices > 1)
		diag_error(checker->diag, RULE_NAME_LIST, node_member_loc(reg->node, "name"),
			   "a register's name may contain one {i} and no other brace");
	else if ((pattern.indices != 0) != (reg->is_array && reg->count > 1) &&
		 !(reg->is_array && pattern.indices != 0))
		diag_error(checker->diag, RULE_NAME_LIST, node_member_loc(reg->node, "name"),
			   "the name of an array needs {i}, and other names must not have it");
}

static void check_name(struct checker *checker, const struct reg *reg)
{
	if ((reg->name == NULL) == (reg->names.count == 0)) {
		diag_error(checker->diag, RULE_MISSING_KEY, node_loc(reg->node),
			   "a register needs \"name\", or \"names\" with one for each element");
		return;
	}
	if (reg->name != NULL)
		check_name_pattern(checker, reg);
	else if (reg->names.count != reg->count)
		diag_error(checker->diag, RULE_NAME_LIST, node_member_loc(reg->node, "names"),
			   "%zu names for %u elements", reg->names.count, reg->count);
}

static void check_list(struct checker *checker, struct node node, const char *key, size_t count, unsigned wanted,
		       const char *of)
{
	if (count != wanted)
		diag_error(checker->diag, RULE_ADDRESS_LIST, node_member_loc(node, key), "%zu addresses for %u %s",
			   count, wanted, of);
}

/*
 * Checks the number of offsets: one list for all instances, or one for each. A single number is valid for every
 * element.
 */
static void check_offset_lists(struct checker *checker, const struct box *box, const struct reg *reg, struct node node,
			       const char *key, const struct number_lists *lists)
{
	if (!lists->several) {
		check_list(checker, node, key, lists->at[0].count, reg->count, "elements");
		return;
	}
	if (lists->count != box->instances)
		diag_error(checker->diag, RULE_ADDRESS_LIST, node_member_loc(node, key), "%zu lists for %u instances",
			   lists->count, box->instances);
	for (size_t i = 0; i < lists->count; i++)
		if (lists->at[i].count != reg->count)
			diag_error(checker->diag, RULE_ADDRESS_LIST, node_element_loc(node, key, i),
				   "%zu addresses for %u elements", lists->at[i].count, reg->count);
}

static void check_stride(struct checker *checker, struct node node, const char *list, bool is_list, const char *stride,
			 bool given)
{
	if (is_list && given)
		diag_error(checker->diag, RULE_ADDRESS_FORM, node_key_loc(node, stride),
			   "\"%s\" lists what \"%s\" would compute; leave out one of them", list, stride);
}

static void check_msr_form(struct checker *checker, const struct box *box, const struct reg *reg)
{
	const struct msr_form *form = reg->msr;

	if (form->base.count > 1)
		check_list(checker, form->node, "base", form->base.count, box->instances, "instances");
	check_stride(checker, form->node, "base", form->base.count > 1, "instance", form->has_instance);
	if (form->offsets.count != 0)
		check_offset_lists(checker, box, reg, form->node, "offsets", &form->offsets);
	check_stride(checker, form->node, "offsets", form->offsets.count != 0, "index", form->has_index);
}

static void check_high_first(struct checker *checker, const struct reg *reg, struct node node)
{
	if (reg->is.high_first && reg->is.layout != NULL && reg->is.layout->width <= 32)
		diag_error(checker->diag, RULE_HIGH_FIRST, node_member_loc(node, "high_first"),
			   "layout %s has %u bits, which one write sets", reg->is.layout->id, reg->is.layout->width);
}

static void check_pci_form(struct checker *checker, const struct box *box, const struct reg *reg)
{
	const struct pci_form *form = reg->pci;
	bool is_list = form->offset.several || form->offset.at[0].count > 1;

	if (is_list)
		check_offset_lists(checker, box, reg, form->node, "offset", &form->offset);
	check_stride(checker, form->node, "offset", form->offset.several, "instance", form->has_instance);
	check_stride(checker, form->node, "offset", is_list, "index", form->has_index);
	check_high_first(checker, reg, form->node);
}

static void check_window_form(struct checker *checker, const struct reg *reg, const struct window_form *form)
{
	if (form->offset.count > 1)
		check_list(checker, form->node, "offset", form->offset.count, reg->count, "elements");
	check_stride(checker, form->node, "offset", form->offset.count > 1, "index", form->has_index);
}

static void check_address_form(struct checker *checker, const struct box *box, const struct reg *reg)
{
	int forms = (reg->msr != NULL) + (reg->pci != NULL) + (reg->mmio != NULL) + (reg->found != NULL) +
		    (reg->record != NULL) + (reg->address_word != 0);

	if (forms != 1)
		diag_error(
			checker->diag, RULE_ADDRESS_FORM, node_loc(reg->node),
			"register %s needs one of \"msr\", \"pci\", \"mmio\", \"found\", \"record\" and \"address\": "
			"\"unknown\"",
			reg->id);
	if (reg->msr != NULL)
		check_msr_form(checker, box, reg);
	if (reg->pci != NULL)
		check_pci_form(checker, box, reg);
	if (reg->mmio != NULL)
		check_window_form(checker, reg, reg->mmio);
	if (reg->found != NULL) {
		check_window_form(checker, reg, reg->found);
		check_high_first(checker, reg, reg->found->node);
	}
}

static void check_layouts(struct checker *checker, const struct box *box)
{
	for (size_t i = 0; i < box->layout_count; i++) {
		const struct layout *layout = &box->layouts[i];
		bool used = false;

		for (size_t j = 0; j < box->reg_count; j++)
			used |= box->regs[j].is.layout == layout;
		if (!used)
			diag_error(checker->diag, RULE_UNUSED_LAYOUT, node_key_loc(box->node, "layouts"),
				   "no register uses layout %s", layout->id);
		check_layout(checker, layout);
	}
}

static void check_places(struct checker *checker, const struct function *function)
{
	for (size_t i = 0; i < function->place_count; i++)
		if (function->places[i].known != function->places[i].has_function)
			diag_error(checker->diag, RULE_MISSING_KEY, node_loc(function->places[i].node),
				   "a place has both \"device\" and \"function\", or neither");
}

static void check_functions(struct checker *checker, const struct box *box)
{
	for (size_t i = 0; i < box->function_count; i++) {
		const struct function *function = &box->functions[i];

		check_source(checker, function->source, function->node);
		if (function->place_count != box->instances)
			diag_error(checker->diag, RULE_ADDRESS_LIST, node_member_loc(function->node, "at"),
				   "%zu places for %u instances", function->place_count, box->instances);
		check_places(checker, function);
	}
	report_same_ids(checker, RULE_DUPLICATE_ID, "function", IDS(box->functions, box->function_count, id));
}

void check_registers(struct checker *checker, const struct box *box)
{
	check_functions(checker, box);
	check_windows(checker, box);
	check_found(checker, box);
	check_records(checker, box);
	check_layouts(checker, box);
	check_aliases(checker, box);
	check_duplicates(checker, box);
	check_register_words(checker, box);
	for (size_t i = 0; i < box->reg_count; i++) {
		const struct reg *reg = &box->regs[i];

		check_name(checker, reg);
		check_address_form(checker, box, reg);
		if (reg->about.is.source != NULL)
			check_source(checker, reg->about.is.source, reg->node);
	}
}
