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

/* ---- groups ---- */

static bool is_same_place(const struct uncore_session_access *a, const struct uncore_session_access *b)
{
	return a->unit == b->unit && a->step.reg.instance == b->step.reg.instance;
}

static bool is_alike(const struct uncore_session_access *a, const struct uncore_session_access *b)
{
	return a->step.procedure == b->step.procedure && a->step.reg.box == b->step.reg.box &&
	       a->step.reg.reg == b->step.reg.reg && a->step.reg.index == b->step.reg.index &&
	       a->step.value == b->step.value;
}

static bool has_place(const struct dry_write *write, const struct uncore_session_access *access)
{
	for (size_t at = 0; at < write->count; at++)
		if (is_same_place(write->all[at], access))
			return true;
	return false;
}

static struct dry_write *find_write(struct dry_plan *plan, const struct uncore_session_access *access)
{
	for (size_t at = 0; at < plan->write_count; at++)
		if (is_alike(&plan->writes[at].first, access) && !has_place(&plan->writes[at], access))
			return &plan->writes[at];
	plan->writes = take_memory(plan->writes, (plan->write_count + 1) * sizeof plan->writes[0]);
	plan->writes[plan->write_count] = (struct dry_write){ .first = *access };
	return &plan->writes[plan->write_count++];
}

/* An instance that makes the same write again has it in a line of its own: no line has an instance twice. */
void group_plan(struct dry_plan *plan)
{
	for (size_t at = 0; at < plan->count; at++) {
		struct dry_write *write = find_write(plan, &plan->accesses[at]);

		if (write->count == write->room) {
			write->room = write->room * 2 + 8;
			write->all = take_memory(write->all, write->room * sizeof write->all[0]);
		}
		write->all[write->count++] = &plan->accesses[at];
	}
}

void free_plan(struct dry_plan *plan)
{
	for (size_t at = 0; at < plan->write_count; at++)
		free(plan->writes[at].all);
	free(plan->writes);
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

/* Whether an earlier write reaches the same register; or the same instance. */
static bool is_known(const struct dry_plan *plan, size_t at, bool instance)
{
	const struct uncore_session_access *own = &plan->accesses[at];

	for (size_t before = 0; before < at; before++) {
		const struct uncore_session_access *other = &plan->accesses[before];

		if (is_same_place(own, other) && own->step.reg.box == other->step.reg.box &&
		    (instance ||
		     (own->step.reg.reg == other->step.reg.reg && own->step.reg.index == other->step.reg.index)))
			return true;
	}
	return false;
}

/* Every counter that is used is put back at the end, so the writes show all. */
struct dry_reach reach_of(const struct uncore_tables *tables, const struct dry_plan *plan)
{
	struct dry_reach reach = { 0, 0, 0 };

	for (size_t at = 0; at < plan->count; at++) {
		bool is_new = !is_known(plan, at, false);

		reach.registers += is_new;
		reach.counters += is_new && counted_group(tables, &plan->accesses[at].step.reg) != UNCORE_NO_INDEX;
		reach.instances += !is_known(plan, at, true);
	}
	return reach;
}

size_t change_writes(const struct dry_plan *plan)
{
	return plan->passes > 1 ? plan->changes / (plan->passes - 1) : 0;
}
