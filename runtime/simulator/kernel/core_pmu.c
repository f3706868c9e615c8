/* SPDX-License-Identifier: MIT */
/*
 * The PMU "cpu": counters of each logical CPU, as arch/x86/events/intel/core.c uses them. No counter interrupts, so
 * sampling is refused. Codes are the architectural events (SDM, volume 3, table 18-1).
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/kernel.h"

/* enum perf_type_id, and enum perf_hw_id: the code of each; 0: this kernel knows none that every such processor has. */
enum { TYPE_HARDWARE = 0, TYPE_CACHE = 3, TYPE_RAW = 4 };
static const uint16_t hardware[] = { 0x003c, 0x00c0, 0x4f2e, 0x412e, 0x00c4, 0x00c5, 0x013c, 0, 0, 0x0300 };

/* Event, umask, edge, any, inv, cmask: X86_RAW_EVENT_MASK, and INTEL_ARCH_EVENT_MASK of what chooses the event. */
#define RAW_BITS UINT64_C(0xffa4ffff)
#define EVENT_BITS UINT64_C(0xffff)
#define SELECT_USER (UINT64_C(1) << 16)
#define SELECT_KERNEL (UINT64_C(1) << 17)
#define SELECT_ENABLE (UINT64_C(1) << 22)
#define COUNTER_WIDTH 48
enum { FIXED_BITS = 4, FIXED_USER = 2, FIXED_KERNEL = 1, FIXED_GLOBAL = 32 };

/* What fixed counters count. The last has no general counter. Linux gives them before general ones. */
static const uint16_t fixed_codes[] = { 0x00c0, 0x003c, 0x0300 };
enum { FIXED = sizeof(fixed_codes) / sizeof(fixed_codes[0]), FIRST_GENERAL = 4, ALL_COUNTERS = 32 };

/* ---- registers ---- */

static const struct uncore_core_msr_row *row_of(const struct kernel_events *events, enum uncore_core_msr kind)
{
	for (unsigned at = 0; at < events->tables->core_msrs.count; at++) {
		if (uncore_core_msrs(events->tables)[at].kind == kind)
			return &uncore_core_msrs(events->tables)[at];
	}
	return NULL;
}

static unsigned count_of(const struct kernel_events *events, enum uncore_core_msr kind)
{
	const struct uncore_core_msr_row *row = row_of(events, kind);

	return row == NULL ? 0 : row->count;
}

static bool read_msr(struct kernel_events *events, const struct kernel_box *box, enum uncore_core_msr kind,
		     unsigned index, uint64_t *value)
{
	return uncore_sim_msr_read(events->sim, box->cpu, row_of(events, kind)->number + index, value) == 0;
}

/* Where the CPU is offline, nothing is written. */
static void change_msr(struct kernel_events *events, const struct kernel_box *box, enum uncore_core_msr kind,
		       unsigned index, uint64_t mask, uint64_t value)
{
	uint64_t old;

	if (read_msr(events, box, kind, index, &old) &&
	    uncore_sim_msr_write(events->sim, box->cpu, row_of(events, kind)->number + index, (old & ~mask) | value) !=
		    0)
		return;
}

/* ---- the PMU ---- */

static bool has_counters(const struct kernel_events *events)
{
	return count_of(events, UNCORE_CORE_MSR_COUNTER) != 0 && row_of(events, UNCORE_CORE_MSR_SELECT) != NULL &&
	       count_of(events, UNCORE_CORE_MSR_FIXED) >= FIXED &&
	       row_of(events, UNCORE_CORE_MSR_FIXED_CONTROL) != NULL &&
	       row_of(events, UNCORE_CORE_MSR_GLOBAL_CONTROL) != NULL;
}

static unsigned general_count(const struct kernel_events *events)
{
	unsigned count = count_of(events, UNCORE_CORE_MSR_COUNTER);

	return count < ALL_COUNTERS - FIRST_GENERAL ? count : ALL_COUNTERS - FIRST_GENERAL;
}

int kernel_core_find(struct kernel_events *events)
{
	unsigned count = uncore_sim_cpu_count(events->sim);
	struct uncore_sim_cpu cpu = { .online = false };

	if (!has_counters(events))
		return 0;
	events->core_boxes = (struct kernel_box *)calloc(count, sizeof(*events->core_boxes));
	if (events->core_boxes == NULL)
		return -ENOMEM;
	events->core = (struct kernel_pmu){
		.name = "cpu", .type = TYPE_RAW, .mux_ms = KERNEL_MUX_MS, .is_core = true, .boxes = events->core_boxes
	};
	events->core_count = count;
	for (unsigned at = 0; at < count; at++) {
		struct kernel_box *box = &events->core_boxes[at];

		if (uncore_sim_cpu_at(events->sim, at, &cpu) != 0)
			return -ENOMEM;
		*box = (struct kernel_box){ .pmu = &events->core,
					    .socket = cpu.socket,
					    .cpu = at,
					    .is_there = true,
					    .counter_count = FIRST_GENERAL + general_count(events) };
		box->counters = (struct uncore_counter_run *)calloc(box->counter_count, sizeof(*box->counters));
		if (box->counters == NULL)
			return -ENOMEM;
	}
	return 0;
}

bool kernel_core_has(const struct kernel_events *events, uint32_t type)
{
	return events->core_count != 0 && (type == TYPE_HARDWARE || type == TYPE_CACHE || type == TYPE_RAW);
}

/* ---- events ---- */

/* The select register without the enable bit. False: no code is known. */
static bool take_code(const struct kernel_attr *attr, uint64_t *control)
{
	uint64_t config = attr->config[0];

	if (attr->type == TYPE_RAW) {
		*control = config & RAW_BITS;
		return true;
	}
	if (attr->type != TYPE_HARDWARE || config >= sizeof(hardware) / sizeof(hardware[0]) || hardware[config] == 0)
		return false;
	*control = hardware[config];
	return true;
}

/* A comparison needs a general counter. */
static uint32_t counters_for(const struct kernel_events *events, uint64_t control)
{
	uint32_t general = ((UINT32_C(1) << general_count(events)) - 1) << FIRST_GENERAL;

	for (unsigned at = 0; at < FIXED; at++) {
		if (control == fixed_codes[at])
			return at + 1 == FIXED ? UINT32_C(1) << at : general | UINT32_C(1) << at;
	}
	return general;
}

int kernel_core_init(const struct kernel_events *events, struct kernel_event *event)
{
	struct uncore_sim_cpu cpu;

	if (event->cpu < 0 || uncore_sim_cpu_at(events->sim, (unsigned)event->cpu, &cpu) != 0)
		return -EINVAL;
	if (!take_code(&event->attr, &event->control))
		return -ENOENT;
	if (event->attr.sample_period != 0)
		return -EOPNOTSUPP; /* as a PMU without interrupts: PERF_PMU_CAP_NO_INTERRUPT */
	event->box = &events->core_boxes[event->cpu];
	event->counters = counters_for(events, event->control);
	if (!event->attr.excludes_user)
		event->control |= SELECT_USER;
	if (!event->attr.excludes_kernel)
		event->control |= SELECT_KERNEL;
	return 0;
}

/* ---- counting ---- */

static void stop(struct kernel_events *events, const struct kernel_box *box, unsigned counter)
{
	if (counter < FIRST_GENERAL)
		change_msr(events, box, UNCORE_CORE_MSR_FIXED_CONTROL, 0, UINT64_C(15) << FIXED_BITS * counter, 0);
	else
		change_msr(events, box, UNCORE_CORE_MSR_SELECT, counter - FIRST_GENERAL, UINT64_MAX, 0);
}

static void start(struct kernel_events *events, const struct kernel_box *box, const struct kernel_event *event)
{
	unsigned counter = event->counter, general = counter - FIRST_GENERAL;
	uint64_t levels = 0;

	if (counter >= FIRST_GENERAL) {
		change_msr(events, box, UNCORE_CORE_MSR_SELECT, general, UINT64_MAX, event->control | SELECT_ENABLE);
		change_msr(events, box, UNCORE_CORE_MSR_GLOBAL_CONTROL, 0, 0, UINT64_C(1) << general);
		return;
	}
	levels |= (event->control & SELECT_USER) != 0 ? FIXED_USER : 0;
	levels |= (event->control & SELECT_KERNEL) != 0 ? FIXED_KERNEL : 0;
	change_msr(events, box, UNCORE_CORE_MSR_FIXED_CONTROL, 0, UINT64_C(15) << FIXED_BITS * counter,
		   levels << FIXED_BITS * counter);
	change_msr(events, box, UNCORE_CORE_MSR_GLOBAL_CONTROL, 0, 0, UINT64_C(1) << (FIXED_GLOBAL + counter));
}

void kernel_core_program(struct kernel_events *events, struct kernel_box *box)
{
	for (unsigned at = 0; at < box->counter_count; at++) {
		if (box->counters[at].in_use)
			stop(events, box, at);
		box->counters[at] = (struct uncore_counter_run){ .in_use = false };
	}
	for (unsigned at = 0; at < box->active_count; at++) {
		box->counters[box->active[at]->counter].in_use = true;
		start(events, box, box->active[at]);
	}
	(void)kernel_core_read(events, box);
	for (unsigned at = 0; at < box->active_count; at++)
		box->active[at]->before = box->counters[box->active[at]->counter].count;
}

bool kernel_core_read(struct kernel_events *events, struct kernel_box *box)
{
	bool is_good = true;

	for (unsigned at = 0; at < box->counter_count; at++) {
		if (!box->counters[at].in_use)
			continue;
		is_good &= at < FIRST_GENERAL ?
				   read_msr(events, box, UNCORE_CORE_MSR_FIXED, at, &box->counters[at].count) :
				   read_msr(events, box, UNCORE_CORE_MSR_COUNTER, at - FIRST_GENERAL,
					    &box->counters[at].count);
	}
	return is_good;
}

uint64_t kernel_core_counted(uint64_t before, uint64_t now)
{
	return (now - before) & ((UINT64_C(1) << COUNTER_WIDTH) - 1);
}

/* ---- files ---- */

static const struct {
	const char *name, *text;
} formats[] = {
	{ "event", "config:0-7\n" }, { "umask", "config:8-15\n" }, { "edge", "config:18\n" },
	{ "any", "config:21\n" },    { "inv", "config:23\n" },     { "cmask", "config:24-31\n" },
}, names[] = {
	{ "cpu-cycles", "event=0x3c\n" },
	{ "instructions", "event=0xc0\n" },
	{ "ref-cycles", "event=0x00,umask=0x03\n" },
	{ "bus-cycles", "event=0x3c,umask=0x01\n" },
	{ "cache-references", "event=0x2e,umask=0x4f\n" },
	{ "cache-misses", "event=0x2e,umask=0x41\n" },
	{ "branch-instructions", "event=0xc4\n" },
	{ "branch-misses", "event=0xc5\n" },
};

/* A part of the PMU's folder: "format/event" and its text; NULL: no more. */
const char *kernel_core_file(unsigned part, const char **folder, const char **text)
{
	const unsigned format_count = sizeof(formats) / sizeof(formats[0]);

	*folder = part < format_count ? "/format/" : "/events/";
	if (part >= format_count + sizeof(names) / sizeof(names[0]))
		return NULL;
	*text = part < format_count ? formats[part].text : names[part - format_count].text;
	return part < format_count ? formats[part].name : names[part - format_count].name;
}
