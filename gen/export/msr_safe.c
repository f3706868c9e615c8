/* SPDX-License-Identifier: MIT */
/*
 * Prints an allowlist for msr-safe (github.com/LLNL/msr-safe): lines "address mask # comment", each address once.
 * msr-safe lets a write change only the bits of the mask. A register that selects what is counted gets all its writable
 * bits, so that a stale bit cannot spoil a count. Any other register gets the bits that steps set or keep, and those
 * that documents want written as 1. A counter that a session may have to restore gets the bits that keep what is
 * written. A register that is only read gets 0.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "export/export.h"
#include "model/lookup.h"

struct line {
	uint64_t address, mask;
	const struct box *box;
	const struct reg *reg;
	unsigned instance, index;
};

struct list {
	const struct selection *selection;
	struct line *at;
	size_t count, room;
	bool pci, memory, found; /* a register that is needed is there, and no MSR */
};

static bool is_chosen(const struct list *list, const struct box *box)
{
	for (size_t i = 0; i < list->selection->count; i++)
		if (list->selection->at[i].box == box)
			return true;
	for (size_t i = 0; i < list->selection->counter_count; i++)
		if (list->selection->counters[i].box == box)
			return true;
	return false;
}

/* Whether a chosen event may use this counter of the group. Counters without events are chosen by their own names. */
static bool uses_counter(const struct list *list, const struct counters *group, unsigned index)
{
	if (list->selection->whole && group->kind != UNCORE_COUNTER_FREE)
		return true;
	for (size_t i = 0; i < list->selection->counter_count; i++)
		if (list->selection->counters[i].group == group)
			return true;
	for (size_t i = 0; i < list->selection->count; i++) {
		const struct choice *choice = &list->selection->at[i];
		const struct numbers *counters = choice_counters(choice);

		for (size_t n = 0; choice->event->is.group == group && n < counters->count; n++)
			if (counters->at[n] == index)
				return true;
		if (choice->event->is.group == group && choice->event->has_companion &&
		    choice->event->companion == index)
			return true;
	}
	return false;
}

static bool needs_filter(const struct list *list, const struct reg *reg)
{
	for (size_t i = 0; i < list->selection->count; i++)
		for (size_t f = 0; f < choice_filter_count(&list->selection->at[i]); f++)
			if (choice_filter(&list->selection->at[i], f)->is.ref.reg == reg)
				return true;
	return false;
}

static void add_element(struct list *list, const struct box *box, const struct reg *reg, unsigned instance,
			unsigned index, uint64_t mask)
{
	uint64_t address = reg_address(reg, instance, index);

	for (size_t i = 0; i < list->count; i++)
		if (list->at[i].address == address) {
			list->at[i].mask |= mask;
			return;
		}
	list->at = arena_grow(list->selection->arena, list->at, list->count, &list->room, sizeof *list->at);
	list->at[list->count++] = (struct line){ address, mask, box, reg, instance, index };
}

static uint64_t step_mask(const struct step *step)
{
	const struct layout *layout = step->is.reg->is.layout;

	if (step->is.read)
		return 0;
	return step->event || step->has_value || step->preload ?
		       layout->is.writable | layout->is.must_one :
		       step->is.set_mask | step->is.keep_mask | layout->is.must_one;
}

static void add_register(struct list *list, const struct box *box, const struct step *step)
{
	const struct reg *reg = step->is.reg;
	const struct counters *group = find_counters_of(box, reg);
	uint64_t mask = step_mask(step);
	int space = reg->is.space == SPACE_FOUND ? box->found->access : (int)reg->is.space;

	list->pci |= space == SPACE_PCI;
	list->memory |= space == SPACE_MMIO;
	list->found |= reg->is.space == SPACE_FOUND && space != SPACE_PCI && space != SPACE_MMIO;
	if (reg->is.space != SPACE_MSR)
		return;
	for (unsigned instance = 0; instance < box->instances; instance++)
		for (unsigned index = 0; index < reg->count; index++)
			if (step->has_index ? step->index == index : group == NULL || uses_counter(list, group, index))
				add_element(list, box, reg, instance, index, mask);
}

/*
 * Whether a session makes the step. It skips a step that only sets what events need, if no event needs it. It also
 * skips a step on the counters of a group that it does not use.
 */
static bool is_needed(const struct list *list, const struct box *box, const struct step *step)
{
	const struct counters *group = find_counters_of(box, step->is.reg);

	return group != NULL || !step->event || step->setting_count != 0 || needs_filter(list, step->is.reg);
}

/* Sessions never clear overflows, so that procedure is left out. */
static void add_procedures(struct list *list, const struct box *box)
{
	for (size_t p = 0; p < box->procedure_count; p++)
		for (size_t s = 0; s < box->procedures[p].step_count; s++)
			if (box->procedures[p].name != UNCORE_PROC_ACKNOWLEDGE &&
			    is_needed(list, box, &box->procedures[p].steps[s]))
				add_register(list, box, &box->procedures[p].steps[s]);
}

/* The bits that can be restored: those that keep what is written. */
static uint64_t stable_bits(const struct layout *layout)
{
	uint64_t bits = 0;

	for (size_t i = 0; i < layout->is.field_count; i++) {
		const struct field *field = &layout->is.fields[i];

		if (field->id != NULL && field->is.part_of == NULL &&
		    (field->is.access == UNCORE_ACCESS_RW || field->is.access == UNCORE_ACCESS_RW_V ||
		     field->is.access == UNCORE_ACCESS_RWS))
			bits |= field_mask(field);
	}
	return bits & layout->is.writable;
}

/* Whether a step sets a field of the role. A reset also changes counters that are not in use. */
static bool resets(const struct box *box, int role)
{
	for (size_t p = 0; p < box->procedure_count; p++)
		for (size_t s = 0; s < box->procedures[p].step_count; s++) {
			const struct step *step = &box->procedures[p].steps[s];

			for (size_t i = 0; i < step->setting_count; i++)
				if (step->settings[i].is.field->role == role && step->settings[i].is.value != 0)
					return true;
		}
	return false;
}

/*
 * A session reads every counter of its boxes before it begins. It restores those that it used or that a reset changed.
 */
static void add_saved(struct list *list, const struct box *box, const struct counters *group, const struct reg *reg,
		      int reset_role)
{
	uint64_t stable = reg == NULL ? 0 : stable_bits(reg->is.layout);
	bool changes_all = resets(box, reset_role);

	if (stable == 0 || reg->is.space != SPACE_MSR)
		return;
	for (unsigned instance = 0; instance < box->instances; instance++)
		for (unsigned index = 0; index < reg->count; index++)
			add_element(list, box, reg, instance, index,
				    changes_all || uses_counter(list, group, index) ? stable : 0);
}

/* A session reads what a count is worth before it begins. */
static void add_worth(struct list *list, const struct box *box, const struct counters *group)
{
	const struct reg *reg = group->is.halved_by.reg;

	for (unsigned instance = 0; reg != NULL && reg->is.space == SPACE_MSR && instance < box->instances; instance++)
		add_element(list, box, reg, instance, 0, 0);
}

static void add_box(struct list *list, const struct box *box)
{
	add_procedures(list, box);
	for (size_t i = 0; i < box->counter_count; i++) {
		const struct counters *group = &box->counters[i];

		if (group->kind == UNCORE_COUNTER_FREE) {
			add_worth(list, box, group);
			continue;
		}
		add_saved(list, box, group, group->is.control, UNCORE_ROLE_RESET_CONTROLS);
		if (group->is.data != group->is.control)
			add_saved(list, box, group, group->is.data, UNCORE_ROLE_RESET_COUNTERS);
	}
}

/* A session unfreezes a package that another program left frozen. */
static void add_platform(struct list *list, const struct platform *platform)
{
	for (size_t p = 0; p < platform->procedure_count; p++)
		for (size_t s = 0; s < platform->procedures[p].step_count; s++)
			if (platform->procedures[p].name == UNCORE_PROC_UNFREEZE)
				add_register(list, platform->procedures[p].steps[s].is.box,
					     &platform->procedures[p].steps[s]);
}

/* A session reads the registers that report freezing wraps, and clears nothing in them. */
static void add_reports(struct list *list, const struct platform *platform)
{
	for (size_t b = 0; b < platform->box_count; b++)
		for (size_t i = 0; i < platform->boxes[b].counter_count; i++) {
			const struct box *box = &platform->boxes[b];
			const struct counters *group = &box->counters[i];

			if (group->is.overflow_freezes.field == NULL)
				continue;
			for (unsigned n = 0; n < box->instances; n++) {
				const struct field_ref *global =
					group->is.overflow_global != NULL ? &group->is.overflow_global[n] : NULL;

				if (global != NULL && global->field != NULL) {
					if (global->reg->is.space == SPACE_MSR)
						add_element(list, global->box, global->reg, 0, 0, 0);
				} else if (group->is.overflow.field != NULL && is_chosen(list, box) &&
					   group->is.overflow.reg->is.space == SPACE_MSR) {
					add_element(list, box, group->is.overflow.reg, n, 0, 0);
				}
			}
		}
}

/* Settings are read for reports, and never written. */
static void add_settings(struct list *list)
{
	for (size_t i = 0; i < list->selection->setting_count; i++) {
		const struct field_ref *ref = list->selection->settings[i];

		if (ref->reg->is.space == SPACE_MSR)
			add_element(list, ref->box, ref->reg, 0, 0, 0);
	}
}

static int compare_lines(const void *left, const void *right)
{
	const struct line *a = left, *b = right;

	return a->address < b->address ? -1 : a->address > b->address;
}

static void print_line(const struct line *line, struct text *out)
{
	const char *source =
		line->reg->about.is.source != NULL ? line->reg->about.is.source : line->box->about.is.source;

	text_printf(out, "0x%08" PRIX64 " 0x%016" PRIX64 " # %s %u %s", line->address, line->mask, line->box->id,
		    line->instance, line->reg->id);
	if (line->reg->is_array)
		text_printf(out, " %u", line->index);
	text_add(out, ": ");
	/* The module takes every line for an entry, so a comment must stay on one line. */
	for (; *source != '\0'; source++)
		text_char(out, (unsigned char)*source < ' ' ? ' ' : *source);
	text_char(out, '\n');
}

/* Whether an earlier choice has the same name: one event with another filter. */
static bool was_named(const struct selection *selection, size_t at, const char *name)
{
	for (size_t i = 0; i < at; i++)
		if (strcmp(choice_name(selection->arena, &selection->at[i]), name) == 0)
			return true;
	return false;
}

static void print_head(const struct list *list, struct text *out)
{
	const struct selection *selection = list->selection;
	size_t named = 0, at = 0;

	text_printf(out, "# %s: MSRs for counting", selection->platform->id);
	for (; at < selection->count && named < 8; at++) {
		const char *name = choice_name(selection->arena, &selection->at[at]);

		if (!was_named(selection, at, name))
			text_printf(out, "%s %s", named++ == 0 ? "" : ",", name);
	}
	if (selection->count > at)
		text_printf(out, " and %zu more", selection->count - at);
	text_add(out, "\n# Written by uncoregen export msr-safe.\n");
	if (list->pci)
		text_add(out,
			 "# Some of them also need registers in PCI configuration space, which msr-safe does not "
			 "guard.\n");
	if (list->found)
		text_add(out,
			 "# Some are where only the machine's table of units says, so they are not in this list.\n");
	if (list->memory)
		text_add(out, "# Some of them also need registers in memory, which msr-safe does not guard.\n");
}

bool export_msr_safe(const struct selection *selection, struct text *out)
{
	struct list list = { .selection = selection };

	for (size_t b = 0; b < selection->platform->box_count; b++)
		if (is_chosen(&list, &selection->platform->boxes[b]))
			add_box(&list, &selection->platform->boxes[b]);
	if (list.count == 0)
		return false;
	add_platform(&list, selection->platform);
	add_reports(&list, selection->platform);
	add_settings(&list);
	qsort(list.at, list.count, sizeof *list.at, compare_lines);
	print_head(&list, out);
	for (size_t i = 0; i < list.count; i++)
		print_line(&list.at[i], out);
	return true;
}
