/* SPDX-License-Identifier: MIT */
/* Looks for removed fields in the other registers of their box. */
#include "diff/moved.h"

#include <string.h>

#include "model/lookup.h"

static bool has_field(const struct reg *reg, const char *id)
{
	for (size_t i = 0; i < reg->is.layout->is.field_count; i++) {
		const struct field *field = &reg->is.layout->is.fields[i];

		if (field->id != NULL && strcmp(field->id, id) == 0)
			return true;
	}
	return false;
}

/* The first register that has a field with this id now and had none before. */
static const struct reg *new_home(const struct box *old, const struct box *new, const char *id)
{
	for (size_t i = 0; i < new->reg_count; i++) {
		const struct reg *before = find_reg(old, new->regs[i].id, strlen(new->regs[i].id));

		if (has_field(&new->regs[i], id) && (before == NULL || !has_field(before, id)))
			return &new->regs[i];
	}
	return NULL;
}

void moved_fields(struct diff *diff)
{
	for (size_t i = 0; i < diff->count; i++) {
		struct change *change = &diff->changes[i];
		const struct field *field;
		const struct reg *home;

		if (change->id != CHANGE_FIELD_REMOVED)
			continue;
		field = change->subject->old;
		home = new_home(subject_old(change->subject, ITEM_BOX), subject_new(change->subject, ITEM_BOX),
				field->id);
		if (home == NULL)
			continue;
		change->new.at = arena_array(diff->arena, 1, sizeof *change->new.at);
		change->new.at[change->new.count++] = arena_printf(diff->arena, "%s.%s", home->id, field->id);
	}
}
