/* SPDX-License-Identifier: MIT */
/* Checks that an alias names one register or field only. */
#include <string.h>
#include <strings.h>

#include "check/check.h"
#include "model/lookup.h"

static bool has_alias(const struct strings *aliases, const char *name)
{
	for (size_t i = 0; i < aliases->count; i++)
		if (strcasecmp(aliases->at[i], name) == 0)
			return true;
	return false;
}

static bool is_called(const struct reg *reg, const char *name)
{
	if (strcasecmp(reg->id, name) == 0 || (reg->name != NULL && strcasecmp(reg->name, name) == 0))
		return true;
	for (size_t i = 0; i < reg->names.count; i++)
		if (strcasecmp(reg->names.at[i], name) == 0)
			return true;
	return false;
}

/* Reports the second of two registers with one alias. */
static void check_reg_aliases(struct checker *checker, const struct box *box, const struct reg *reg)
{
	for (size_t i = 0; i < reg->about.aliases.count; i++)
		for (size_t j = 0; j < box->reg_count; j++) {
			const struct reg *other = &box->regs[j];

			if (other == reg ||
			    !(is_called(other, reg->about.aliases.at[i]) ||
			      (other < reg && has_alias(&other->about.aliases, reg->about.aliases.at[i]))))
				continue;
			diag_error(checker->diag, RULE_ALIAS_HIDES, node_element_loc(reg->node, "aliases", i),
				   "\"%s\" is already a name of register %s", reg->about.aliases.at[i], other->id);
			diag_note(checker->diag, node_loc(other->node), "%s is here", other->id);
		}
}

static void check_field_aliases(struct checker *checker, const struct layout *layout, const struct field *field)
{
	for (size_t i = 0; i < field->about.aliases.count; i++)
		for (size_t j = 0; j < layout->is.field_count; j++) {
			const struct field *other = &layout->is.fields[j];
			const char *alias = field->about.aliases.at[i];

			if (other->node.position == field->node.position || other->id == NULL ||
			    (strcasecmp(other->id, alias) != 0 && strcasecmp(other->is.name, alias) != 0 &&
			     !(other < field && has_alias(&other->about.aliases, alias))))
				continue;
			diag_error(checker->diag, RULE_ALIAS_HIDES, node_element_loc(field->node, "aliases", i),
				   "\"%s\" is already a name of field %s", alias, other->id);
			diag_note(checker->diag, node_loc(other->node), "%s is here", other->id);
		}
}

static bool is_control(const struct box *box, const struct reg *reg)
{
	for (size_t i = 0; i < box->counter_count; i++)
		if (box->counters[i].is.control == reg)
			return true;
	return false;
}

static const struct field *field_with_alias(const struct reg *reg, const char *alias)
{
	for (size_t i = 0; i < reg->is.layout->is.field_count; i++)
		if (has_alias(&reg->is.layout->is.fields[i].about.aliases, alias))
			return &reg->is.layout->is.fields[i];
	return NULL;
}

static void check_alias_pair(struct checker *checker, const struct reg *reg, const struct field *field,
			     const struct reg *other)
{
	for (size_t i = 0; i < field->about.aliases.count; i++) {
		const char *alias = field->about.aliases.at[i];
		const struct field *second = field_with_alias(other, alias);

		if (second == NULL)
			continue;
		diag_error(checker->diag, RULE_ALIAS_HIDES, node_element_loc(field->node, "aliases", i),
			   "\"%s\" names fields of two registers, %s.%s and %s.%s, so no event expression can use it; "
			   "give one another alias, and a layout of its own if they share one",
			   alias, other->id, second->id, reg->id, field->id);
		diag_note(checker->diag, node_loc(reg->node), "%s is here", reg->id);
		diag_note(checker->diag, node_loc(other->node), "%s is here", other->id);
	}
}

/*
 * An event expression sets fields of one control register and of all filter registers of its box. An alias must name
 * one field among these.
 */
static void check_filter_aliases(struct checker *checker, const struct box *box, const struct reg *reg)
{
	for (const struct reg *other = box->regs; reg_is_filter(reg) && other < box->regs + box->reg_count; other++) {
		if (other == reg || other->is.layout == NULL ||
		    (reg_is_filter(other) ? other > reg : !is_control(box, other)))
			continue;
		for (size_t i = 0; i < reg->is.layout->is.field_count; i++)
			check_alias_pair(checker, reg, &reg->is.layout->is.fields[i], other);
	}
}

void check_aliases(struct checker *checker, const struct box *box)
{
	for (size_t i = 0; i < box->layout_count; i++)
		for (size_t j = 0; j < box->layouts[i].is.field_count; j++)
			check_field_aliases(checker, &box->layouts[i], &box->layouts[i].is.fields[j]);
	for (size_t i = 0; i < box->reg_count; i++) {
		check_reg_aliases(checker, box, &box->regs[i]);
		check_filter_aliases(checker, box, &box->regs[i]);
	}
}
