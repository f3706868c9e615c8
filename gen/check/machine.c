/* SPDX-License-Identifier: MIT */
/* Checks that "machine" lists nothing twice, and that what its example does can happen. */

#include "diag/rules.h"
#include "check/check.h"
#include "model/resolve.h"
#include "uncore/words.h"

/* Whether the processor may have several MSRs of this kind. */
static bool may_repeat(int kind)
{
	return kind == UNCORE_CORE_MSR_STORAGE || kind == UNCORE_CORE_MSR_CONSTANT;
}

static bool overlap(const struct core_msr *a, const struct core_msr *b)
{
	return a->number < (uint64_t)b->number + b->count && b->number < (uint64_t)a->number + a->count;
}

static void check_msr(struct checker *checker, const struct machine *machine, const struct core_msr *msr)
{
	if (msr->source != NULL)
		check_source(checker, msr->source, msr->node);
	for (const struct core_msr *other = machine->msrs; other < msr; other++) {
		bool is_kind = !may_repeat(msr->kind) && other->kind == msr->kind;

		if (!is_kind && !overlap(msr, other))
			continue;
		diag_error(checker->diag, RULE_MACHINE, node_loc(msr->node),
			   is_kind ? "MSR 0x%x: only one entry can have its kind" : "MSR 0x%x: an earlier entry has it",
			   msr->number);
		diag_note(checker->diag, node_loc(other->node), "the first is here");
		return;
	}
}

static void check_caches(struct checker *checker, const struct machine *machine)
{
	for (size_t i = 0; i < machine->cache_count; i++) {
		const struct cache *own = &machine->caches[i];

		if (own->source != NULL)
			check_source(checker, own->source, own->node);
		for (size_t j = 0; j < i; j++)
			if (own->level == machine->caches[j].level && own->type == machine->caches[j].type) {
				diag_error(checker->diag, RULE_MACHINE, node_loc(own->node),
					   "another cache has level %u and this type", own->level);
				break;
			}
	}
}

static void check_functions(struct checker *checker, const struct machine *machine)
{
	for (size_t i = 0; i < machine->function_count; i++) {
		const struct root_function *own = &machine->functions[i];

		if (own->source != NULL)
			check_source(checker, own->source, own->node);
		if (own->bus_numbers % 4 != 0)
			diag_error(checker->diag, RULE_MACHINE, node_member_loc(own->node, "bus_numbers"),
				   "a register begins at a multiple of 4");
		for (size_t j = 0; j < i; j++)
			if (own->device == machine->functions[j].device &&
			    own->function == machine->functions[j].function)
				diag_error(checker->diag, RULE_MACHINE, node_loc(own->node),
					   "function " UNCORE_PCI_FUNCTION " is listed twice", own->device,
					   own->function);
	}
}

static void check_places(struct checker *checker, const struct box *box)
{
	for (size_t i = 0; i < box->function_count; i++)
		for (size_t j = 0; j < box->functions[i].place_count; j++) {
			const struct place *place = &box->functions[i].places[j];

			if (place->device_id != 0 && place->inferred_id != 0)
				diag_error(checker->diag, RULE_MACHINE, node_member_loc(place->node, "inferred_id"),
					   "a place has \"device_id\" or \"inferred_id\", not both");
		}
}

static void check_clocks(struct checker *checker, const struct machine *machine, bool known)
{
	for (size_t i = 0; i < machine->clock_count; i++) {
		const struct machine_clock *clock = &machine->clocks[i];

		if (clock->source != NULL)
			check_source(checker, clock->source, clock->node);
		if (clock->is.box == NULL && known)
			diag_error(checker->diag, RULE_MACHINE_EXAMPLE, node_member_loc(clock->node, "name"),
				   "\"%s\": no box, or no group of counters of a box, has this name", clock->name);
	}
	report_same_ids(checker, RULE_MACHINE, "clock", IDS(machine->clocks, machine->clock_count, name));
}

/* What is wrong with a setting; NULL: nothing. */
static const char *wrong_setting(const struct machine_setting *setting)
{
	const struct field *field = setting->is.field.field;

	if (setting->has_value == (setting->clock != NULL))
		return "it needs either a value or a clock";
	if (field == NULL)
		return "no box has such a field";
	if (setting->is.field.box->instances != 1 || setting->is.field.reg->is_array)
		return "there are several: only one field of one instance can be set";
	if (setting->has_value)
		return setting->value > field_max(field) ? "the value does not fit the field" : NULL;
	if (setting->is.group == NULL)
		return "its clock is no box, and no group of counters of a box";
	return field->unit == NULL ? "the field has no unit, so it can show no clock" : NULL;
}

static void check_settings(struct checker *checker, const struct machine *machine)
{
	for (size_t i = 0; i < machine->setting_count; i++) {
		const struct machine_setting *setting = &machine->settings[i];
		const char *wrong = wrong_setting(setting);

		if (setting->source != NULL)
			check_source(checker, setting->source, setting->node);
		if (wrong != NULL)
			diag_error(checker->diag, RULE_MACHINE_EXAMPLE, node_loc(setting->node), "\"%s\": %s",
				   setting->name, wrong);
	}
	report_same_ids(checker, RULE_MACHINE, "setting", IDS(machine->settings, machine->setting_count, name));
}

static void check_traffic(struct checker *checker, const struct machine *machine)
{
	for (size_t i = 0; i < machine->traffic_count; i++) {
		const struct machine_traffic *traffic = &machine->traffic[i];

		if (traffic->is.wrong != NULL)
			diag_error(checker->diag, RULE_MACHINE_EXAMPLE, node_loc(traffic->node), "\"%s\": %s",
				   traffic->name, traffic->is.wrong);
	}
	report_same_ids(checker, RULE_MACHINE, "traffic", IDS(machine->traffic, machine->traffic_count, name));
}

void check_machine(struct checker *checker, const struct platform *platform)
{
	const struct machine *machine = platform->machine;

	for (size_t i = 0; i < platform->box_count; i++)
		check_places(checker, &platform->boxes[i]);
	if (machine == NULL)
		return;
	check_source(checker, machine->source, machine->node);
	check_caches(checker, machine);
	for (size_t i = 0; i < machine->msr_count; i++)
		check_msr(checker, machine, &machine->msrs[i]);
	check_functions(checker, machine);
	report_same_ids(checker, RULE_DUPLICATE_ID, "flow", IDS(machine->flows, machine->flow_count, id));
	check_clocks(checker, machine, knows_names(platform));
	if (knows_names(platform))
		check_settings(checker, machine);
	check_traffic(checker, machine);
}
