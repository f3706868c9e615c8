/* SPDX-License-Identifier: MIT */
/* Checks procedures: the registers allow the steps, values fit, and reserved bits are written by their rules. */
#include <inttypes.h>
#include <string.h>

#include "check/check.h"
#include "model/lookup.h"

static bool bad_form(struct checker *checker, const struct step *step, const char *key, const char *what)
{
	diag_error(checker->diag, RULE_STEP_FORM, node_key_loc(step->node, key), "%s", what);
	return false;
}

static bool check_shape(struct checker *checker, const struct box *box, const struct step *step)
{
	bool write = step->write_id != NULL;

	if (write == (step->read_id != NULL))
		return bad_form(checker, step, "", "a step has one of \"write\" and \"read\"");
	if (box != NULL && step->box_id != NULL)
		return bad_form(checker, step, "box",
				"only steps in platform.json have \"box\"; here it is the file's "
				"box");
	if (box == NULL && step->box_id == NULL)
		return bad_form(checker, step, "", "a step in platform.json needs \"box\"");
	if (!write && (step->setting_count != 0 || step->event || step->has_value || step->in_use_id != NULL ||
		       step->keep.count != 0))
		return bad_form(checker, step, "read",
				"\"set\", \"in_use\", \"keep\", \"event\" and \"value\" belong to writes");
	if (step->has_value &&
	    (step->setting_count != 0 || step->event || step->in_use_id != NULL || step->keep.count != 0))
		return bad_form(
			checker, step, "value",
			"\"value\" is the whole value; \"set\", \"in_use\", \"keep\" and \"event\" do not go with it");
	return true;
}

static bool is_data(const struct box *box, const struct reg *reg)
{
	const struct counters *group = find_counters_of(box, reg);

	return group != NULL && group->is.data == reg;
}

static void check_register_form(struct checker *checker, const struct step *step)
{
	const struct reg *reg = step->is.reg;

	if (reg->is.space == SPACE_UNKNOWN)
		bad_form(checker, step, step->is.read ? "read" : "write", "no source gives this register's address");
	if (step->has_value && !is_data(step->is.box, reg))
		bad_form(checker, step, "value", "\"value\" is for the data registers of counters; use \"set\" here");
	if (!step->is.per_counter && step->has_index != reg->is_array)
		bad_form(checker, step, step->has_index ? "index" : "write",
			 reg->is_array ? "an array that no counter group uses needs \"index\"" :
					 "this register is not an array");
	if (step->has_index && step->index >= reg->count)
		bad_form(checker, step, "index", "the array has no such element");
}

static void check_setting(struct checker *checker, const struct step *step, const struct setting *setting)
{
	const struct field *field = setting->is.field;
	struct loc loc = node_loc(setting->node);

	if (field == NULL)
		return;
	if (field->about.is.elsewhere || field->is.access == UNCORE_ACCESS_UNKNOWN)
		diag_error(checker->diag, RULE_STEP_RESERVED, loc, "%s.%s may not be written by software: %s",
			   step->is.reg->id, field->id,
			   field->about.is.elsewhere ? "this platform's own guide does not have it" :
						       "no source gives its access");
	else if (field->is.access == UNCORE_ACCESS_RO || field->is.access == UNCORE_ACCESS_RO_V)
		diag_error(checker->diag, RULE_STEP_READ_ONLY, loc, "%s.%s is read-only", step->is.reg->id, field->id);
	else if (setting->is.value > field_max(field))
		diag_error(checker->diag, RULE_STEP_VALUE, loc,
			   "0x%" PRIx64 " does not fit the %u-bit field %s; the largest is 0x%" PRIx64,
			   setting->is.value, field_width(field), field->id, field_max(field));
}

/* If one counter's control register enables the whole group, no step may set the enable bit of the others. */
static void check_enable(struct checker *checker, const struct step *step, const struct setting *setting)
{
	const struct counters *group = find_counters_of(step->is.box, step->is.reg);

	if (setting->is.field == NULL || setting->is.field->role != UNCORE_ROLE_ENABLE || setting->is.value == 0 ||
	    group == NULL || group->is.control != step->is.reg || !group->has_enabled_by)
		return;
	if (!step->has_index || step->index != group->enabled_by)
		diag_error(checker->diag, RULE_ENABLED_BY, node_loc(setting->node),
			   "%s is there only in %s %u, which enables all; add \"index\": %u", setting->is.field->id,
			   step->is.reg->id, group->enabled_by, group->enabled_by);
}

static void check_whole_value(struct checker *checker, const struct step *step)
{
	const struct layout *layout = step->is.reg->is.layout;
	uint64_t room = layout->width == 64 ? UINT64_MAX : (UINT64_C(1) << layout->width) - 1;

	if (!step->has_value || step->preload)
		return;
	if ((step->value & ~room) != 0)
		diag_error(checker->diag, RULE_STEP_VALUE, node_member_loc(step->node, "value"),
			   "0x%" PRIx64 " does not fit the %u-bit register %s", step->value, layout->width,
			   step->is.reg->id);
	if ((step->value & layout->is.must_zero) != 0 || (~step->value & layout->is.must_one) != 0)
		diag_error(checker->diag, RULE_STEP_RESERVED, node_member_loc(step->node, "value"),
			   "0x%" PRIx64 " breaks a write rule of register %s: bits 0x%" PRIx64
			   " are written 0, bits 0x%" PRIx64 " are written 1",
			   step->value, step->is.reg->id, layout->is.must_zero, layout->is.must_one);
}

/* A step must not set a field that it takes from the counters in use or from the register. */
static void check_taken(struct checker *checker, const struct box *box, const struct step *step)
{
	if (step->is.in_use != NULL && (step->is.in_use->role != UNCORE_ROLE_COUNTER_SELECT || box == NULL))
		bad_form(checker, step, "in_use",
			 box == NULL ? "a step in platform.json has no counters in use" :
				       "only a field with role counter_select takes the counters in use");
	if ((step->is.keep_mask & step->is.set_mask) != 0)
		bad_form(checker, step, "keep", "a field is in both \"set\" and \"keep\"");
	if ((step->is.keep_mask & ~step->is.reg->is.layout->is.writable) != 0)
		bad_form(checker, step, "keep", "\"keep\" names a field that software may not write");
}

static void check_step(struct checker *checker, const struct box *box, const struct step *step)
{
	if (!check_shape(checker, box, step) || step->is.reg == NULL || step->is.reg->is.layout == NULL)
		return;
	if (step->source != NULL)
		check_source(checker, step->source, step->node);
	check_register_form(checker, step);
	if (!step->is.read && step->is.reg->about.is.elsewhere)
		diag_error(checker->diag, RULE_STEP_RESERVED, node_member_loc(step->node, "write"),
			   "%s may not be written by software: this platform's own guide does not have it",
			   step->is.reg->id);
	else if (!step->is.read && step->setting_count == 0 &&
		 (step->is.reg->is.layout->is.writable | step->is.reg->is.layout->is.clear_by_one) == 0)
		diag_error(checker->diag, RULE_STEP_READ_ONLY, node_member_loc(step->node, "write"),
			   "register %s has no field that software may write", step->is.reg->id);
	for (size_t i = 0; i < step->setting_count; i++) {
		check_setting(checker, step, &step->settings[i]);
		check_enable(checker, step, &step->settings[i]);
	}
	check_taken(checker, box, step);
	check_whole_value(checker, step);
	check_step_words(checker, step);
}

/* ---- what counts before start ---- */

static bool has_role(const struct layout *layout, enum uncore_role role)
{
	for (size_t i = 0; i < layout->is.field_count; i++) {
		if (layout->is.fields[i].role == (int)role)
			return true;
	}
	return false;
}

static const struct setting *find_set(const struct step *step, enum uncore_role role)
{
	for (size_t i = 0; i < step->setting_count; i++) {
		const struct setting *setting = &step->settings[i];

		if (setting->is.field != NULL && setting->is.field->role == (int)role && setting->is.value != 0)
			return setting;
	}
	return NULL;
}

/* A step writes the whole register, so a freeze ends if the step does not set it. */
static bool is_held_after(const struct step *step, bool is_held)
{
	if (find_set(step, UNCORE_ROLE_FREEZE) != NULL || find_set(step, UNCORE_ROLE_FREEZE_ALL) != NULL ||
	    find_set(step, UNCORE_ROLE_FREEZE_SELECTED) != NULL)
		return true;
	/* Where a register has a bit that lets each counter count, a write without these bits holds the box. */
	if (has_role(step->is.reg->is.layout, UNCORE_ROLE_COUNTER_ENABLE))
		return find_set(step, UNCORE_ROLE_COUNTER_ENABLE) == NULL;
	if (has_role(step->is.reg->is.layout, UNCORE_ROLE_FREEZE) || find_set(step, UNCORE_ROLE_UNFREEZE_ALL) != NULL ||
	    find_set(step, UNCORE_ROLE_UNFREEZE_SELECTED) != NULL)
		return false;
	return is_held;
}

/* If nothing enables a counter, its event alone makes it count. */
static bool counts_by_event(const struct step *step)
{
	const struct counters *group = find_counters_of(step->is.box, step->is.reg);

	return step->event && group != NULL && group->is.control == step->is.reg && group->is.data == step->is.reg &&
	       !has_role(step->is.reg->is.layout, UNCORE_ROLE_ENABLE);
}

/*
 * A session reads the first counts after "program". What a counter counts before "start" would be taken for counts of
 * the event.
 */
static bool check_early(struct checker *checker, const struct step *step, bool is_held)
{
	const struct setting *enable;

	if (step->is.read || step->is.reg == NULL || step->is.reg->is.layout == NULL)
		return is_held;
	is_held = is_held_after(step, is_held);
	enable = find_set(step, UNCORE_ROLE_ENABLE);
	if (!is_held && (enable != NULL || counts_by_event(step)))
		diag_error(checker->diag, RULE_STEP_EARLY,
			   enable != NULL ? node_loc(enable->node) : node_member_loc(step->node, "event"),
			   "%s counts from here on, because no freeze holds the box; move this to \"start\"",
			   step->is.reg->id);
	return is_held;
}

static void check_order(struct checker *checker, const struct procedure *procedures, size_t count)
{
	static const int order[] = { UNCORE_PROC_SETUP, UNCORE_PROC_RESET, UNCORE_PROC_PROGRAM };
	bool is_held = false;

	for (size_t at = 0; at < sizeof(order) / sizeof(order[0]); at++)
		for (size_t i = 0; i < count; i++)
			for (size_t j = 0; procedures[i].name == order[at] && j < procedures[i].step_count; j++)
				is_held = check_early(checker, &procedures[i].steps[j], is_held);
}

void check_procedures(struct checker *checker, const struct box *box, const struct procedure *procedures, size_t count)
{
	for (size_t i = 0; i < count; i++)
		for (size_t j = 0; j < procedures[i].step_count; j++)
			check_step(checker, box, &procedures[i].steps[j]);
	if (box != NULL)
		check_order(checker, procedures, count);
}
