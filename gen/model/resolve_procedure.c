/* SPDX-License-Identifier: MIT */
/* Resolves counter groups and procedures: links registers and fields, computes what is written. */
#include <string.h>

#include "model/lookup.h"
#include "model/resolve.h"

static const struct reg *link_reg(struct resolver *resolver, const struct box *box, struct node node, const char *key,
				  const char *id)
{
	const struct reg *reg;

	if (id == NULL)
		return NULL;
	reg = find_reg(box, id, strlen(id));
	if (reg == NULL) {
		diag_error(resolver->diag, RULE_UNKNOWN_REGISTER, node_member_loc(node, key),
			   "box %s has no register \"%s\"", box->id, id);
		suggest_reg(resolver->diag, box, id);
	}
	return reg;
}

/* Resolves the path of a field that a counter group names; if it names none, nothing is left in the reference. */
static void resolve_field_path(struct resolver *resolver, const struct box *box, const char *path,
			       struct field_ref *ref, struct loc loc)
{
	if (find_path(box->is.platform, path, ref) == PATH_OK && ref->field != NULL)
		return;
	report_path(resolver, box->is.platform, path, RULE_UNKNOWN_FIELD, loc);
	*ref = (struct field_ref){ 0 };
}

static void resolve_global_one(struct resolver *resolver, const struct box *box, struct counters *group, unsigned n)
{
	const struct overflow_form *form = group->overflow_form;
	size_t index = form->global.count == 1 ? 0 : n;
	const char *path = substitute(resolver->arena, form->global.at[index], "{n}", n);

	if (*path != '\0')
		resolve_field_path(resolver, box, path, &group->is.overflow_global[n],
				   node_element_loc(form->node, "global", index));
}

/* One pattern for all instances, or a path for each. */
static void resolve_global(struct resolver *resolver, const struct box *box, struct counters *group)
{
	const struct overflow_form *form = group->overflow_form;

	if (form->global.count == 0)
		return;
	if (form->global.count != 1 && form->global.count != box->instances) {
		diag_error(resolver->diag, RULE_NAME_LIST, node_member_loc(form->node, "global"),
			   "%zu fields for %u instances; give one pattern, or one for each", form->global.count,
			   box->instances);
		return;
	}
	group->is.overflow_global = arena_array(resolver->arena, box->instances, sizeof *group->is.overflow_global);
	for (unsigned n = 0; n < box->instances; n++)
		resolve_global_one(resolver, box, group, n);
}

static void resolve_overflow(struct resolver *resolver, const struct box *box, struct counters *group)
{
	const struct overflow_form *form = group->overflow_form;

	if (form->status != NULL) { /* else only the global status reports the wrap */
		group->is.overflow_bits = form->bit;
		resolve_field_path(resolver, box, arena_printf(resolver->arena, "%s.%s", box->id, form->status),
				   &group->is.overflow, node_member_loc(form->node, "status"));
	}
	if (form->freezes != NULL)
		resolve_field_path(resolver, box, form->freezes, &group->is.overflow_freezes,
				   node_member_loc(form->node, "freezes"));
	resolve_global(resolver, box, group);
}

void resolve_counters(struct resolver *resolver, struct box *box)
{
	unsigned next_bit = 0;

	for (size_t i = 0; i < box->counter_count; i++) {
		struct counters *group = &box->counters[i];

		group->is.index = (unsigned)i;
		group->is.select_bit = group->has_select_bit ? group->select_bit : next_bit;
		group->is.source = group->source != NULL ? group->source : box->about.is.source;
		group->is.source_at = group->source != NULL ? &group->node : box->about.is.source_at;
		group->is.control = link_reg(resolver, box, group->node, "control", group->control_id);
		group->is.data = link_reg(resolver, box, group->node, "data", group->data_id);
		next_bit = group->is.select_bit + (group->is.data != NULL ? group->is.data->count : 0);
		if (group->overflow_form != NULL)
			resolve_overflow(resolver, box, group);
		if (group->halved_by != NULL)
			resolve_field_path(resolver, box,
					   arena_printf(resolver->arena, "%s.%s", box->id, group->halved_by),
					   &group->is.halved_by, node_member_loc(group->node, "halved_by"));
	}
}

static void resolve_setting(struct resolver *resolver, struct step *step, struct setting *setting)
{
	const struct layout *layout = step->is.reg->is.layout;
	uint64_t mask;

	setting->is.field = find_field(layout, setting->field_id, strlen(setting->field_id));
	if (setting->is.field == NULL) {
		diag_error(resolver->diag, RULE_UNKNOWN_FIELD, node_loc(setting->node),
			   "register %s has no field \"%s\"", step->is.reg->id, setting->field_id);
		suggest_field(resolver->diag, layout, setting->field_id);
		return;
	}
	setting->is.value = setting->all ? field_max(setting->is.field) : setting->value;
	mask = field_mask(setting->is.field);
	step->is.whole = (step->is.whole & ~mask) | field_put(setting->is.field, setting->is.value);
	step->is.set_mask |= mask;
}

static const struct field *link_field(struct resolver *resolver, const struct step *step, struct loc loc,
				      const char *id)
{
	const struct field *field = find_field(step->is.reg->is.layout, id, strlen(id));

	if (field == NULL) {
		diag_error(resolver->diag, RULE_UNKNOWN_FIELD, loc, "register %s has no field \"%s\"", step->is.reg->id,
			   id);
		suggest_field(resolver->diag, step->is.reg->is.layout, id);
	}
	return field;
}

/* Links the fields that the step takes from the counters in use or from the register itself. */
static void link_taken(struct resolver *resolver, struct step *step)
{
	if (step->in_use_id != NULL)
		step->is.in_use = link_field(resolver, step, node_member_loc(step->node, "in_use"), step->in_use_id);
	if (step->is.in_use != NULL)
		step->is.set_mask |= field_mask(step->is.in_use);
	for (size_t i = 0; i < step->keep.count; i++) {
		const struct field *field =
			link_field(resolver, step, node_element_loc(step->node, "keep", i), step->keep.at[i]);

		if (field != NULL)
			step->is.keep_mask |= field_mask(field);
	}
}

static void compute_whole(struct resolver *resolver, struct step *step)
{
	const struct layout *layout = step->is.reg->is.layout;

	step->is.whole = layout->is.write_base;
	for (size_t i = 0; i < step->setting_count; i++)
		resolve_setting(resolver, step, &step->settings[i]);
	link_taken(resolver, step);
	if (!step->has_value)
		return;
	step->is.whole = step->preload ? 0 : step->value;
	step->is.set_mask = layout->width == 64 ? UINT64_MAX : (UINT64_C(1) << layout->width) - 1;
}

static const struct box *step_box(struct resolver *resolver, const struct platform *platform, const struct box *box,
				  const struct step *step)
{
	const struct box *named;

	if (box != NULL || step->box_id == NULL)
		return box;
	named = find_box(platform, step->box_id, strlen(step->box_id));
	if (named == NULL) {
		diag_error(resolver->diag, RULE_UNKNOWN_BOX, node_member_loc(step->node, "box"),
			   "platform %s has no box \"%s\"", platform->id, step->box_id);
		suggest_box(resolver->diag, platform, step->box_id);
	}
	return named;
}

static void resolve_step(struct resolver *resolver, const struct platform *platform, const struct box *box,
			 struct step *step)
{
	step->is.read = step->write_id == NULL;
	step->is.box = step_box(resolver, platform, box, step);
	if (step->is.box == NULL || !step->is.box->whole)
		return;
	step->is.reg = link_reg(resolver, step->is.box, step->node, step->is.read ? "read" : "write",
				step->is.read ? step->read_id : step->write_id);
	if (step->is.reg == NULL)
		return;
	step->is.per_counter = find_counters_of(step->is.box, step->is.reg) != NULL && !step->has_index;
	if (step->is.reg->is.layout != NULL)
		compute_whole(resolver, step);
}

void resolve_procedure(struct resolver *resolver, const struct platform *platform, const struct box *box,
		       struct procedure *procedure)
{
	for (size_t i = 0; i < procedure->step_count; i++)
		resolve_step(resolver, platform, box, &procedure->steps[i]);
}
