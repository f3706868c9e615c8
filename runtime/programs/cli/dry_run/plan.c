/* SPDX-License-Identifier: MIT */
/* uncore stat --dry-run: lists the writes that a session would make, and puts equal ones together. */
#include "cli/dry_run/plan.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/registers/registers.h"

void add_to_plan(struct dry_plan *plan, const struct uncore_session_access *access)
{
	if (!access->step.is_write)
		return;
	if (plan->count == plan->room) {
		plan->room = plan->room * 2 + 256;
		plan->accesses = take_memory(plan->accesses, plan->room * sizeof plan->accesses[0]);
	}
	plan->accesses[plan->count++] = *access;
}

/* ---- order ---- */

static int compare(uint64_t a, uint64_t b)
{
	return (a > b) - (a < b);
}

static int by_place(const struct uncore_session_access *a, const struct uncore_session_access *b)
{
	int order = compare(a->unit, b->unit);

	return order != 0 ? order : compare(a->step.reg.instance, b->step.reg.instance);
}

static int by_register(const struct uncore_session_access *a, const struct uncore_session_access *b)
{
	int order = compare(a->step.reg.box, b->step.reg.box);

	order = order != 0 ? order : compare(a->step.reg.reg, b->step.reg.reg);
	return order != 0 ? order : compare(a->step.reg.index, b->step.reg.index);
}

/* Writes of the same value by the same procedure to the same register of whatever instance. */
static int by_write(const struct uncore_session_access *a, const struct uncore_session_access *b)
{
	int order = by_register(a, b);

	order = order != 0 ? order : compare(a->step.procedure, b->step.procedure);
	return order != 0 ? order : compare(a->step.value, b->step.value);
}

/* ---- groups ---- */

/* A write, and how many like it its instance has made before. */
struct placed {
	const struct uncore_session_access *access;
	size_t before;
};

static int by_time(const struct placed *a, const struct placed *b)
{
	return (a->access > b->access) - (a->access < b->access);
}

static int by_write_and_place(const void *a, const void *b)
{
	const struct placed *first = a, *second = b;
	int order = by_write(first->access, second->access);

	order = order != 0 ? order : by_place(first->access, second->access);
	return order != 0 ? order : by_time(first, second);
}

static bool is_together(const struct placed *a, const struct placed *b)
{
	return a->before == b->before && by_write(a->access, b->access) == 0;
}

static int by_group(const void *a, const void *b)
{
	const struct placed *first = a, *second = b;
	int order = by_write(first->access, second->access);

	order = order != 0 ? order : compare(first->before, second->before);
	return order != 0 ? order : by_time(first, second);
}

/* Those of a group together, each group and its writes in the order of time. */
static struct placed *sort_plan(const struct dry_plan *plan)
{
	struct placed *placed = take_memory(NULL, (plan->count + 1) * sizeof placed[0]);

	for (size_t at = 0; at < plan->count; at++)
		placed[at] = (struct placed){ &plan->accesses[at], 0 };
	qsort(placed, plan->count, sizeof placed[0], by_write_and_place);
	for (size_t at = 1; at < plan->count; at++) {
		if (by_write(placed[at].access, placed[at - 1].access) == 0 &&
		    by_place(placed[at].access, placed[at - 1].access) == 0)
			placed[at].before = placed[at - 1].before + 1;
	}
	qsort(placed, plan->count, sizeof placed[0], by_group);
	return placed;
}

static int by_first(const void *a, const void *b)
{
	const struct dry_write *first = a, *second = b;

	return (first->all[0] > second->all[0]) - (first->all[0] < second->all[0]);
}

/* An instance that makes the same write again has it in a line of its own: no line has an instance twice. */
void group_plan(struct dry_plan *plan)
{
	struct placed *placed = sort_plan(plan);

	plan->sorted = take_memory(NULL, (plan->count + 1) * sizeof plan->sorted[0]);
	plan->writes = take_memory(NULL, (plan->count + 1) * sizeof plan->writes[0]);
	for (size_t at = 0; at < plan->count; at++) {
		plan->sorted[at] = placed[at].access;
		if (at == 0 || !is_together(&placed[at], &placed[at - 1]))
			plan->writes[plan->write_count++] =
				(struct dry_write){ .first = *placed[at].access, .all = &plan->sorted[at] };
		plan->writes[plan->write_count - 1].count++;
	}
	free(placed);
	qsort(plan->writes, plan->write_count, sizeof plan->writes[0], by_first);
}

void free_plan(struct dry_plan *plan)
{
	free(plan->writes);
	free(plan->sorted);
	free(plan->accesses);
	*plan = (struct dry_plan){ .count = 0 };
}

/* ---- numbers ---- */

static int by_number(const void *a, const void *b)
{
	const unsigned *first = a, *second = b;

	return (*first > *second) - (*first < *second);
}

/* Adds "0-3,7". Sorts the numbers. */
static void add_ranges(struct text *text, unsigned *numbers, size_t count)
{
	qsort(numbers, count, sizeof *numbers, by_number);
	for (size_t at = 0, end; at < count; at = end) {
		end = at + 1;
		while (end < count && numbers[end] <= numbers[end - 1] + 1)
			end++;
		text_printf(text, "%s%u", at > 0 ? "," : "", numbers[at]);
		if (numbers[end - 1] > numbers[at])
			text_printf(text, "-%u", numbers[end - 1]);
	}
}

static void add_numbers(struct text *text, const struct dry_write *write, bool units)
{
	unsigned *numbers = take_memory(NULL, write->count * sizeof *numbers);

	for (size_t at = 0; at < write->count; at++)
		numbers[at] = units ? write->all[at]->unit : write->all[at]->step.reg.instance;
	add_ranges(text, numbers, write->count);
	free(numbers);
}

void add_write_units(struct text *text, const struct dry_write *write)
{
	add_numbers(text, write, true);
}

void add_write_instances(struct text *text, const struct dry_write *write)
{
	add_numbers(text, write, false);
}

/* ---- what is reached ---- */

static int by_place_and_register(const void *a, const void *b)
{
	const struct uncore_session_access *const *first = a, *const *second = b;
	int order = by_place(*first, *second);

	return order != 0 ? order : by_register(*first, *second);
}

/* Every counter that is used is put back at the end, so the writes show all. */
struct dry_reach reach_of(const struct uncore_tables *tables, const struct dry_plan *plan)
{
	const struct uncore_session_access **all = take_memory(NULL, (plan->count + 1) * sizeof all[0]);
	struct dry_reach reach = { 0, 0, 0 };

	for (size_t at = 0; at < plan->count; at++)
		all[at] = &plan->accesses[at];
	qsort(all, plan->count, sizeof all[0], by_place_and_register);
	for (size_t at = 0; at < plan->count; at++) {
		bool is_first = at == 0 || by_place(all[at], all[at - 1]) != 0;

		if (is_first || all[at]->step.reg.box != all[at - 1]->step.reg.box)
			reach.instances++;
		if (!is_first && by_register(all[at], all[at - 1]) == 0)
			continue;
		reach.registers++;
		reach.counters += counted_group(tables, &all[at]->step.reg) != UNCORE_NO_INDEX;
	}
	free(all);
	return reach;
}

size_t change_writes(const struct dry_plan *plan)
{
	return plan->passes > 1 ? plan->changes / (plan->passes - 1) : 0;
}
