/* SPDX-License-Identifier: MIT */
/* Lists the PMUs that Linux's driver registers on the machine, and elects the CPU that serves each socket. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "core/lookup.h"
#include "event/tool_words/perf.h"
#include "kernel/kernel.h"
#include "uncore/uncore.h"

/*
 * Linux gives out numbers as PMUs register. These are above all that a host gives out. If nothing takes the system
 * call, a number reaches the host, and must not be another PMU there.
 */
#define FIRST_TYPE 1000

/*
 * The driver serves a whole package by one CPU. PMUs of CPUs are another driver's. A box whose counters all run freely
 * has one PMU, and two rows: the first writes no control register.
 */
static bool is_uncore(const struct kernel_events *events, const struct uncore_perf_pmu_row *row)
{
	return uncore_boxes(events->tables)[row->box].scope == UNCORE_SCOPE_PACKAGE &&
	       (row->control != 0 || perf_is_free(events->tables, row));
}

static void name(const struct kernel_events *events, struct kernel_pmu *pmu)
{
	const char *text = uncore_text(events->tables, pmu->row->name);

	if (pmu->row->units == 1)
		snprintf(pmu->name, sizeof(pmu->name), "%s", text);
	else
		snprintf(pmu->name, sizeof(pmu->name), "%s_%u", text, pmu->instance);
}

/* ---- the boxes of a PMU ---- */

/* Whether the PCI function of an address is on a socket's bus, where the driver looks for it. */
static bool is_on_bus(const struct kernel_events *events, unsigned socket, const struct uncore_address *address)
{
	unsigned nth = 0;

	for (unsigned at = 0; at < uncore_sim_device_count(events->sim); at++) {
		struct uncore_sim_device device;

		if (uncore_sim_device_at(events->sim, at, &device) != 0 || device.socket != socket)
			continue;
		if (uncore_is_by_id(address) ? device.device_id == address->device_id && nth++ == address->nth :
					       device.own_bus == address->bus && device.device == address->device &&
						       device.function == address->function)
			return true;
	}
	return false;
}

static bool has_registers(const struct kernel_events *events, unsigned socket, uint16_t box, uint16_t instance)
{
	uint16_t group = uncore_boxes(events->tables)[box].counters.first;
	struct uncore_register reg = { box, instance, uncore_counters(events->tables)[group].data, 0 };
	enum uncore_presence presence;
	struct uncore_address address;
	uint64_t value;

	if (only_perf_counts(events->tables, box))
		return uncore_machine_presence(events->machine, socket, box, instance, &presence) == 0 &&
		       presence == UNCORE_PRESENCE_OK;
	if (uncore_sim_peek(events->sim, socket, &reg, &value) != 0 ||
	    uncore_register_address(events->tables, &reg, &address) != 0)
		return false;
	return address.space != UNCORE_SPACE_PCI || is_on_bus(events, socket, &address);
}

/*
 * The driver looks for devices, and counts cores. Only where a register says how many there are does it read one. A
 * further access could be one that a scenario lets fail.
 */
static bool is_there(const struct kernel_events *events, unsigned socket, uint16_t box, uint16_t instance)
{
	enum uncore_presence presence = UNCORE_PRESENCE_OK;

	switch ((enum uncore_instance_rule)uncore_boxes(events->tables)[box].presence) {
	case UNCORE_INSTANCES_CORES:
		return instance < events->machine->sockets[socket].cores;
	case UNCORE_INSTANCES_REGISTER:
	case UNCORE_INSTANCES_ANSWERING:
		if (uncore_machine_presence(events->machine, socket, box, instance, &presence) != 0)
			presence = UNCORE_PRESENCE_FAILED;
		uncore_fault_clear(events->machine->fault);
		return presence == UNCORE_PRESENCE_OK;
	default:
		return has_registers(events, socket, box, instance);
	}
}

/* Fills in a PMU; false if no socket has its box, and then Linux registers none. */
static bool add_boxes(struct kernel_events *events, struct kernel_pmu *pmu, struct kernel_box *boxes)
{
	unsigned found = 0;

	for (unsigned socket = 0; socket < events->machine->socket_count; socket++) {
		boxes[socket] =
			(struct kernel_box){ .pmu = pmu,
					     .socket = socket,
					     .is_there = is_there(events, socket, pmu->row->box, pmu->instance),
					     .counter_count = uncore_counter_count(events->tables, pmu->row->box) };
		found += boxes[socket].is_there;
	}
	pmu->boxes = boxes;
	return found != 0;
}

static bool take_counters(struct kernel_box *box)
{
	box->counters = (struct uncore_counter_run *)calloc(box->counter_count + 1U, sizeof(*box->counters));
	return box->counters != NULL;
}

static bool add_pmu(struct kernel_events *events, const struct uncore_perf_pmu_row *row, uint16_t instance)
{
	struct kernel_pmu *pmu = &events->pmus[events->pmu_count];
	struct kernel_box *boxes = &events->boxes[events->pmu_count * events->machine->socket_count];

	*pmu = (struct kernel_pmu){ .row = perf_pmu_in(events->tables, row, events->linux_version, NULL),
				    .instance = instance,
				    .type = FIRST_TYPE + (uint32_t)events->pmu_count,
				    .mux_ms = KERNEL_MUX_MS,
				    .is_free = perf_is_free(events->tables, row) };
	name(events, pmu);
	if (!add_boxes(events, pmu, boxes))
		return true;
	events->pmu_count++;
	for (unsigned socket = 0; socket < events->machine->socket_count; socket++) {
		if (!take_counters(&boxes[socket]))
			return false;
	}
	return true;
}

int kernel_pmus_find(struct kernel_events *events)
{
	const struct uncore_perf_pmu_row *rows = uncore_perf_pmus(events->tables);
	size_t most = 0;

	for (unsigned at = 0; at < events->tables->perf_pmus.count; at++)
		most += is_uncore(events, &rows[at]) ? rows[at].units : 0;
	events->pmus = (struct kernel_pmu *)calloc(most + 1, sizeof(*events->pmus));
	events->boxes = (struct kernel_box *)calloc(most * events->machine->socket_count + 1, sizeof(*events->boxes));
	if (events->pmus == NULL || events->boxes == NULL)
		return -ENOMEM;
	for (unsigned at = 0; at < events->tables->perf_pmus.count; at++) {
		for (uint16_t instance = 0; is_uncore(events, &rows[at]) && instance < rows[at].units; instance++) {
			if (!add_pmu(events, &rows[at], instance))
				return -ENOMEM;
		}
	}
	return kernel_core_find(events);
}

void kernel_pmus_free(struct kernel_events *events)
{
	const struct kernel_box *box;

	for (size_t at = 0; (box = kernel_box_at(events, at)) != NULL; at++) {
		free(box->counters);
		free(box->groups);
	}
	free(events->pmus);
	free(events->boxes);
	free(events->core_boxes);
}

struct kernel_box *kernel_box_at(const struct kernel_events *events, size_t at)
{
	size_t count = events->pmu_count * events->machine->socket_count;

	if (at < count)
		return &events->boxes[at];
	return at - count < events->core_count ? &events->core_boxes[at - count] : NULL;
}

struct kernel_pmu *kernel_pmu_of(struct kernel_events *events, uint32_t type)
{
	if (kernel_core_has(events, type))
		return &events->core;
	return type >= FIRST_TYPE && type - FIRST_TYPE < events->pmu_count ? &events->pmus[type - FIRST_TYPE] : NULL;
}

/* ---- the CPU of a socket ---- */

static struct uncore_sim_cpu cpu_at(const struct kernel_events *events, unsigned cpu)
{
	struct uncore_sim_cpu out = { .online = false };

	if (uncore_sim_cpu_at(events->sim, cpu, &out) != 0)
		out.online = false;
	return out;
}

/* The first CPU of a socket serves it until it goes offline: uncore_event_cpu_online() and _offline(). */
bool kernel_cpus_elect(struct kernel_events *events)
{
	bool changed = false;

	for (unsigned socket = 0; socket < events->machine->socket_count; socket++) {
		int *own = &events->cpus[socket];

		if (*own >= 0 && cpu_at(events, (unsigned)*own).online)
			continue;
		changed |= *own >= 0;
		*own = -1;
		for (unsigned cpu = 0; cpu < uncore_sim_cpu_count(events->sim) && *own < 0; cpu++) {
			struct uncore_sim_cpu each = cpu_at(events, cpu);

			if (each.online && each.socket == socket)
				*own = (int)cpu;
		}
		changed |= *own >= 0;
	}
	return changed;
}
