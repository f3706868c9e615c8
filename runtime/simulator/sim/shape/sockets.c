/* SPDX-License-Identifier: MIT */
/* Lays out the sockets, buses and CPUs of a simulated machine. */
#include <stdlib.h>

#include "sim/shape/names.h"
#include "sim/shape/room.h"

enum { BUSES = 256, CORES_DEFAULT = 8, THREADS_DEFAULT = 2 };

/* ---- how many ---- */

static unsigned default_cores(const struct uncore_tables *tables)
{
	unsigned most = tables->cores;

	for (unsigned box = 0; box < tables->boxes.count; box++) {
		const struct uncore_box_row *row = &uncore_boxes(tables)[box];

		if (row->presence == UNCORE_INSTANCES_CORES && row->instances > most)
			most = row->instances;
	}
	return most != 0 ? most : CORES_DEFAULT;
}

/* Counts the buses that functions are on, and the buses that have a number in a register. */
static unsigned count_buses(const struct uncore_tables *tables)
{
	unsigned count = 1u + tables->sockets.buses.count;

	for (unsigned at = 0; at < tables->functions.count; at++) {
		if (uncore_functions(tables)[at].bus >= count)
			count = uncore_functions(tables)[at].bus + 1u;
	}
	return count;
}

bool rises(const struct shape *shape)
{
	return shape->tables->sockets.others == UNCORE_OTHERS_NEXT_LOWER;
}

uint8_t bus_number(const struct shape *shape, unsigned socket, unsigned number)
{
	uint8_t bus = shape->sockets[socket].bus;

	return (uint8_t)(rises(shape) ? bus + number : bus - number);
}

static int count_parts(struct shape *shape, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	const struct uncore_socket_map *map = &shape->tables->sockets;

	shape->socket_count = scenario->socket_count != 0 ? scenario->socket_count : 1;
	shape->bus_count = count_buses(shape->tables);
	shape->cores = scenario->cores != 0 ? scenario->cores : default_cores(shape->tables);
	shape->threads = scenario->threads != 0      ? scenario->threads :
			 shape->tables->threads != 0 ? shape->tables->threads :
						       THREADS_DEFAULT;
	if (shape->socket_count > UNCORE_SCENARIO_SOCKETS)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "/sockets: at most %d, not %u", UNCORE_SCENARIO_SOCKETS,
					shape->socket_count);
	if (map->method == UNCORE_SOCKET_SINGLE && shape->socket_count > 1)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "/sockets: the platform has one socket, not %u",
					shape->socket_count);
	if (map->method == UNCORE_SOCKET_NODE_MAP && shape->socket_count > map->limit)
		return uncore_fault_set(
			fault, UNCORE_E_RANGE,
			"/sockets: the node map of the platform has %u entries, so there are no %u sockets", map->limit,
			shape->socket_count);
	if (shape->cores > UNCORE_SCENARIO_CORES)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "/cores: at most %d, not %u", UNCORE_SCENARIO_CORES,
					shape->cores);
	if (shape->threads > UNCORE_SCENARIO_THREADS)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "/threads: at most %d, not %u", UNCORE_SCENARIO_THREADS,
					shape->threads);
	return 0;
}

/* ---- sockets ---- */

/*
 * Each socket has an equal part of the bus numbers, at most half of them. Where a machine of two sockets was seen, the
 * bus has the same distance to the end of its part.
 */
static int chosen_bus(const struct shape *shape, unsigned at)
{
	unsigned seen = shape->tables->uncore_bus, count = shape->socket_count;

	if (seen != 0)
		return (int)((at + 1) * BUSES / (count > 2 ? count : 2) - (BUSES / 2 - seen));
	return (int)(rises(shape) ? at * BUSES / count + 1 : (at + 1) * BUSES / count - 1);
}

static struct uncore_scenario_socket wanted_socket(const struct shape *shape, const struct uncore_scenario *scenario,
						   unsigned at)
{
	struct uncore_scenario_socket wanted = { (int)at, -1, -1, -1, 0 };

	if (scenario->sockets != NULL)
		wanted = scenario->sockets[at];
	if (wanted.bus < 0)
		wanted.bus = chosen_bus(shape, at);
	if (wanted.other_bus < 0 && rises(shape))
		wanted.other_bus = wanted.bus + (int)shape->bus_count - (shape->tables->uncore_bus != 0);
	else if (wanted.other_bus < 0)
		wanted.other_bus = wanted.bus >= (int)shape->bus_count ? wanted.bus - (int)shape->bus_count : 0;
	if (wanted.node < 0)
		wanted.node = wanted.package;
	return wanted;
}

static int check_numbers(const struct shape *shape, const struct uncore_scenario_socket *wanted, unsigned at,
			 struct uncore_fault *fault)
{
	const struct uncore_socket_map *map = &shape->tables->sockets;
	int packages = map->method == UNCORE_SOCKET_NODE_MAP ? map->limit : 1 << 16;

	if (wanted->bus >= BUSES || wanted->other_bus >= BUSES)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "/sockets/%u: buses have numbers from 0 to 255", at);
	if (rises(shape) ? wanted->bus + (int)shape->bus_count > BUSES : wanted->bus + 1 < (int)shape->bus_count)
		return uncore_fault_set(fault, UNCORE_E_RANGE,
					"/sockets/%u/bus: 0x%x leaves no room for the %u buses of a socket", at,
					(unsigned)wanted->bus, shape->bus_count);
	if (wanted->package < 0 || wanted->package >= packages)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "/sockets/%u/package: %d is not from 0 to %d", at,
					wanted->package, packages - 1);
	if (at != 0 && wanted->package <= shape->sockets[at - 1].package)
		return uncore_fault_set(fault, UNCORE_E_RANGE,
					"/sockets/%u/package: %d is not above %d, the package before", at,
					wanted->package, shape->sockets[at - 1].package);
	if (map->node.field != UNCORE_NO_INDEX && map->method == UNCORE_SOCKET_NODE_MAP &&
	    (unsigned)wanted->node >= 1U << uncore_fields(shape->tables)[map->node.field].width)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "/sockets/%u/node: %d is too wide for the node register",
					at, wanted->node);
	return 0;
}

/* Two sockets share neither a bus nor a node. */
static int check_others(const struct shape *shape, unsigned at, struct uncore_fault *fault)
{
	const struct socket *own = &shape->sockets[at];

	for (unsigned each = 0; each < at; each++) {
		const struct socket *other = &shape->sockets[each];

		if (own->node == other->node)
			return uncore_fault_set(fault, UNCORE_E_RANGE, "/sockets/%u/node: %u is the node of socket %u",
						at, own->node, each);
		if (own->domain == other->domain && (unsigned)abs(own->bus - other->bus) < shape->bus_count)
			return uncore_fault_set(fault, UNCORE_E_RANGE, "/sockets/%u/bus: 0x%x is %s of socket %u", at,
						own->bus, shape->bus_count == 1 ? "the bus" : "among the buses", each);
	}
	return 0;
}

unsigned highest_bus(const struct shape *shape, const struct socket *socket)
{
	unsigned last = rises(shape) ? socket->bus + shape->bus_count - 1u : socket->bus;

	return rises(shape) && socket->other_bus > last ? socket->other_bus : last;
}

unsigned lowest_bus(const struct shape *shape, const struct socket *socket)
{
	unsigned first = rises(shape) ? socket->bus : socket->bus + 1u - shape->bus_count;

	return socket->other_bus < first ? socket->other_bus : first;
}

/*
 * A socket's first bus follows the last bus of the socket before; the first of all is 0. Where firmware has left no
 * number for it, the socket shows none.
 */
static void choose_root_bus(struct shape *shape, unsigned at)
{
	struct socket *own = &shape->sockets[at];
	unsigned next = 0;

	for (unsigned each = 0; each < shape->socket_count; each++) {
		const struct socket *other = &shape->sockets[each];

		if (other->domain == own->domain && other->bus < own->bus && highest_bus(shape, other) + 1 > next)
			next = highest_bus(shape, other) + 1;
	}
	own->root_known = next < lowest_bus(shape, own);
	own->root_bus = (uint8_t)next;
}

static int make_sockets(struct shape *shape, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	int result = 0;

	for (unsigned at = 0; at < shape->socket_count && result == 0; at++) {
		struct uncore_scenario_socket wanted = wanted_socket(shape, scenario, at);

		result = check_numbers(shape, &wanted, at, fault);
		if (result != 0)
			break;
		shape->sockets[at] = (struct socket){ (uint8_t)wanted.bus, (uint8_t)wanted.other_bus, wanted.domain,
						      .package = wanted.package, .node = (unsigned)wanted.node };
		result = check_others(shape, at, fault);
	}
	for (unsigned at = 0; at < shape->socket_count && result == 0; at++)
		choose_root_bus(shape, at);
	return result;
}

/* ---- CPUs ---- */

static uint32_t make_apic_id(const struct shape *shape, const struct uncore_sim_cpu *cpu)
{
	unsigned thread_bits = id_bits(shape->threads), core_bits = id_bits(shape->cores);

	return ((uint32_t)cpu->package << core_bits | cpu->core) << thread_bits | cpu->thread;
}

/*
 * Numbers CPUs as operating systems do: the first threads of all cores, then the second ones. Firmware lists the cores
 * socket by socket or in turn. In turn, the lowest CPU numbers include one of each socket.
 */
static void make_cpus(struct shape *shape, enum uncore_scenario_numbering numbering)
{
	bool turns = numbering == UNCORE_SCENARIO_ALTERNATE;

	for (unsigned cpu = 0; cpu < shape->cpu_count; cpu++) {
		unsigned place = cpu % (shape->socket_count * shape->cores);
		unsigned socket = turns ? place % shape->socket_count : place / shape->cores;
		unsigned core = turns ? place / shape->socket_count : place % shape->cores;

		shape->cpus[cpu] = (struct uncore_sim_cpu){
			socket, shape->sockets[socket].package, core, true, cpu / (shape->socket_count * shape->cores),
			0
		};
		shape->cpus[cpu].apic_id = make_apic_id(shape, &shape->cpus[cpu]);
	}
}

static int check_offline(const struct shape *shape, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	for (size_t at = 0; at < scenario->offline_count; at++) {
		if (scenario->offline[at] >= shape->cpu_count)
			return uncore_fault_set(fault, UNCORE_E_RANGE,
						"/offline/%zu: the machine has CPUs 0 to %u, not %u", at,
						shape->cpu_count - 1, scenario->offline[at]);
	}
	return 0;
}

/* Chooses the variant that the scenario names, else that of the platform's first signature. */
static int choose_variant(struct shape *shape, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	const struct uncore_tables *tables = shape->tables;

	shape->variant = tables->cpuids.count != 0 ? uncore_cpuids(tables)[0].variant : UNCORE_NO_INDEX;
	if (scenario->variant == NULL)
		return 0;
	for (uint16_t at = 0; at < tables->variants.count; at++) {
		if (same_word(scenario->variant, uncore_text(tables, uncore_variants(tables)[at].id))) {
			shape->variant = at;
			return 0;
		}
	}
	if (tables->variants.count == 0)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "/variant: %s has no variants: leave out %s",
					uncore_text(tables, tables->id), scenario->variant);
	return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "/variant: %s has no variant %s",
				uncore_text(tables, tables->id), scenario->variant);
}

const struct uncore_cpuid_row *signature_row(const struct shape *shape)
{
	const struct uncore_cpuid_row *row = uncore_cpuids(shape->tables);

	for (unsigned at = 0; at < shape->tables->cpuids.count; at++) {
		if (row[at].variant == shape->variant)
			return &row[at];
	}
	return row;
}

/* The stepping that the scenario gives, else that of a processor that was seen, else the signature's first. */
static int choose_stepping(struct shape *shape, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	const struct uncore_cpuid_row *row = signature_row(shape);
	uint16_t seen = shape->tables->stepping;

	if (shape->tables->cpuids.count == 0) {
		shape->stepping = UNCORE_NO_INDEX;
		return 0;
	}
	shape->stepping = seen >= row->stepping_lo && seen <= row->stepping_hi ? seen : row->stepping_lo;
	if (!scenario->has_stepping)
		return 0;
	if (scenario->stepping < row->stepping_lo || scenario->stepping > row->stepping_hi)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "/stepping: %s has steppings %u to %u, not %u",
					uncore_text(shape->tables, shape->tables->id), row->stepping_lo,
					row->stepping_hi, scenario->stepping);
	shape->stepping = (uint16_t)scenario->stepping;
	return 0;
}

int build_sockets(struct shape *shape, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	const char *id = uncore_text(shape->tables, shape->tables->id);
	int result;

	if (scenario->platform != NULL && !same_word(scenario->platform, id))
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT,
					"/platform: the scenario is for %s, the machine is %s", scenario->platform, id);
	result = choose_variant(shape, scenario, fault);
	if (result == 0)
		result = choose_stepping(shape, scenario, fault);
	if (result == 0)
		result = count_parts(shape, scenario, fault);
	if (result != 0)
		return result;
	shape->memory = scenario->memory != 0 ? scenario->memory : UNCORE_SCENARIO_MEMORY;
	shape->cpu_count = shape->socket_count * shape->cores * shape->threads;
	shape->sockets = (struct socket *)zeroed_room(shape->socket_count, sizeof(shape->sockets[0]));
	shape->cpus = (struct uncore_sim_cpu *)zeroed_room(shape->cpu_count, sizeof(shape->cpus[0]));
	if (shape->sockets == NULL || shape->cpus == NULL)
		return UNCORE_E_NOMEM;
	result = make_sockets(shape, scenario, fault);
	if (result != 0)
		return result;
	make_cpus(shape, scenario->numbering);
	return check_offline(shape, scenario, fault);
}
