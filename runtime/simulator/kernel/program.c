/* SPDX-License-Identifier: MIT */
/*
 * Programs the registers of a box for the events that count now. The procedures of the tables enable and hold what the
 * driver enables and holds.
 */
#include "core/lookup.h"
#include "kernel/kernel.h"

/* The register that fills half a config word; UNCORE_NO_INDEX: none. */
static uint16_t filter_register(const struct kernel_box *box, unsigned word, unsigned half)
{
	return box->pmu->row->regs[2 * (word - 1) + half];
}

/*
 * The driver writes a filter register whole: what the events that count want, and 0 for all other bits that it ever
 * writes.
 */
static bool make_filter(const struct kernel_events *events, const struct kernel_box *box, unsigned word, unsigned half,
			struct uncore_filter_run *filter)
{
	const struct uncore_perf_pmu_row *row = box->pmu->row;
	uint64_t all = 0, taken = 0, value = 0, writable;

	filter->reg = filter_register(box, word, half);
	if (filter->reg == UNCORE_NO_INDEX)
		return false;
	for (unsigned at = row->takes.first; is_in_range(row->takes, at); at++) {
		if (uncore_perf_takes(events->tables)[at].config == word)
			all |= uncore_perf_takes(events->tables)[at].bits;
	}
	for (unsigned at = 0; at < box->active_count; at++) {
		taken |= box->active[at]->taken[word];
		value |= box->active[at]->taken[word] & box->active[at]->attr.config[word];
	}
	writable = layout_of(events->tables, filter->reg)->writable;
	filter->bits.mask =
		(filter_register(box, word, 1) != UNCORE_NO_INDEX ? (uint32_t)(all >> 32 * half) : all) & writable;
	filter->bits.value = value >> 32 * half & filter->bits.mask;
	return taken != 0;
}

/* A register that config words fill for some events only: what those that count want in it. */
static bool make_own_filter(const struct kernel_events *events, const struct kernel_box *box, unsigned take,
			    struct uncore_filter_run *filter)
{
	const struct uncore_perf_take_row *row = &uncore_perf_takes(events->tables)[take];
	unsigned shift = row->reg != UNCORE_NO_INDEX ? (unsigned)__builtin_ctzll(row->bits) - row->low : 0;
	bool is_used = false;

	if (row->reg == UNCORE_NO_INDEX)
		return false;
	*filter = (struct uncore_filter_run){ .reg = row->reg };
	filter->bits.mask = row->bits >> shift & layout_of(events->tables, row->reg)->writable;
	for (unsigned at = 0; at < box->active_count; at++) {
		const struct kernel_event *event = box->active[at];

		if (!kernel_event_has(event, row))
			continue;
		is_used = true;
		filter->bits.value |= event->attr.config[row->config] >> shift & filter->bits.mask;
	}
	return is_used;
}

static struct uncore_box_run run_of(struct kernel_events *events, struct kernel_box *box)
{
	return (struct uncore_box_run){ .unit = &events->units[box->socket],
					.box = box->pmu->row->box,
					.instance = box->pmu->instance,
					.counters = box->counters,
					.counter_count = box->counter_count };
}

/* Bits that an event decides in a control register: the driver adds the enable bit to them, and so do procedures. */
static void set_counters(const struct kernel_events *events, struct kernel_box *box)
{
	for (unsigned at = 0; at < box->counter_count; at++)
		box->counters[at] = (struct uncore_counter_run){ .in_use = false };
	for (unsigned at = 0; at < box->active_count; at++) {
		struct kernel_event *event = box->active[at];
		struct uncore_counter_run *counter = &box->counters[event->counter];
		uint16_t group = uncore_boxes(events->tables)[box->pmu->row->box].counters.first;
		uint64_t decided;

		counter->in_use = true;
		event->before = 0;
		if (box->pmu->is_free)
			continue;
		decided = layout_of(events->tables, uncore_counters(events->tables)[group].control)->event_bits;
		/* A fixed counter has no event. */
		if (event->attr.config[0] != box->pmu->row->fixed || box->pmu->row->fixed == 0)
			counter->control = (struct uncore_bits){ event->control & decided, decided };
	}
}

/* Ends without a trace: a box whose registers fail counts nothing. */
static bool run_procedure(struct kernel_events *events, struct uncore_box_run *box, enum uncore_procedure procedure)
{
	int result = only_perf_counts(events->tables, box->box) ? kernel_run_apart(events, box, procedure) :
								  uncore_run(box, procedure);
	bool is_missing = result == UNCORE_E_NOENT && box->unit->fault.code == 0;

	uncore_fault_clear(&box->unit->fault);
	uncore_fault_clear(events->machine->fault);
	return result == 0 || is_missing;
}

/* The driver sets the register that lets all counters of the package count when it begins, where there is one. */
static bool enable_package(const struct kernel_events *events, const struct uncore_box_run *box)
{
	int result = UNCORE_E_NOENT;

	for (unsigned at = 0; at < events->tables->fields.count && result == UNCORE_E_NOENT; at++)
		if (uncore_fields(events->tables)[at].role == UNCORE_ROLE_ENABLE_ALL)
			result = uncore_run_platform(box->unit, UNCORE_PROC_UNFREEZE);
	uncore_fault_clear(&box->unit->fault);
	return result == 0 || result == UNCORE_E_NOENT;
}

static void program_uncore(struct kernel_events *events, struct kernel_box *box)
{
	static const enum uncore_procedure begin[] = { UNCORE_PROC_SETUP, UNCORE_PROC_RESET, UNCORE_PROC_PROGRAM,
						       UNCORE_PROC_START };
	struct uncore_filter_run filters[KERNEL_BOX_FILTERS];
	struct uncore_range takes = box->pmu->row->takes;
	struct uncore_box_run each = run_of(events, box);
	bool is_good;

	/* What counted until now stops: disable_event. */
	is_good = box->pmu->is_free || run_procedure(events, &each, UNCORE_PROC_RESTORE);
	set_counters(events, box);
	if (box->active_count == 0)
		return;
	is_good = enable_package(events, &each) && is_good;
	each.filters = filters;
	for (unsigned at = 0; at < KERNEL_FILTERS; at++) {
		filters[each.filter_count].index = 0;
		each.filter_count += make_filter(events, box, 1 + at / 2, at % 2, &filters[each.filter_count]);
	}
	for (unsigned at = takes.first; is_in_range(takes, at) && each.filter_count < KERNEL_BOX_FILTERS; at++)
		each.filter_count += make_own_filter(events, box, at, &filters[each.filter_count]);
	for (size_t at = 0; at < sizeof(begin) / sizeof(begin[0]) && is_good && !box->pmu->is_free; at++)
		is_good = run_procedure(events, &each, begin[at]);
	/* Where a read fails, what was read before it still is the beginning; the others begin at 0. */
	(void)kernel_box_read(events, box);
	for (unsigned at = 0; at < box->active_count; at++)
		box->active[at]->before = box->counters[box->active[at]->counter].count;
}

void kernel_box_program(struct kernel_events *events, struct kernel_box *box)
{
	if (box->pmu->is_core)
		kernel_core_program(events, box);
	else
		program_uncore(events, box);
}

bool kernel_box_read(struct kernel_events *events, struct kernel_box *box)
{
	struct uncore_box_run each;

	if (box->pmu->is_core)
		return kernel_core_read(events, box);
	each = run_of(events, box);
	return run_procedure(events, &each, UNCORE_PROC_READ);
}
