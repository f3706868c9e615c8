/* SPDX-License-Identifier: MIT */
/*
 * Numbers the PCI root buses that instances of boxes serve. The numbers between a socket's own buses and those of the
 * next socket are divided among the instances. Each gets a root bus, and numbers for the buses of root ports.
 */
#include "sim/shape/room.h"
#include "sim/shape/shape.h"

enum { BUSES = 256 };

/* The numbers from first on, to before end. */
struct gap {
	unsigned first, end;
};

static bool is_above(const struct socket *own, const struct socket *other)
{
	return other->domain == own->domain && other->bus > own->bus;
}

static bool is_below(const struct socket *own, const struct socket *other)
{
	return other->domain == own->domain && other->bus < own->bus;
}

/* Whether a socket's own buses are the last of its part of the numbers: they fall, or one was seen there. */
static bool are_last(const struct shape *shape)
{
	return !rises(shape) || shape->tables->uncore_bus != 0;
}

/* The numbers that no bus of the tables has: below a socket's buses if these are the last, else above them. */
static struct gap find_gap(const struct shape *shape, unsigned socket)
{
	const struct socket *own = &shape->sockets[socket];
	struct gap above = { highest_bus(shape, own) + 1, BUSES }, below = { 1, lowest_bus(shape, own) };

	for (unsigned each = 0; each < shape->socket_count; each++) {
		const struct socket *other = &shape->sockets[each];

		/* One number before each socket's buses is for its link to the chipset; below, one is its first bus. */
		if (is_above(own, other) && lowest_bus(shape, other) - 1 < above.end)
			above.end = lowest_bus(shape, other) - 1;
		if (is_below(own, other) && highest_bus(shape, other) + 2 > below.first)
			below.first = highest_bus(shape, other) + 2;
	}
	return are_last(shape) ? below : above;
}

static unsigned count_on_socket(const struct shape *shape)
{
	unsigned count = 0;

	for (unsigned at = 0; at < shape->tables->root_buses.count; at++)
		count += uncore_boxes(shape->tables)[uncore_root_buses(shape->tables)[at].box].instances;
	return count;
}

static bool is_on_part(const struct shape *shape, const struct root_bus *root)
{
	size_t instance = shape->first_instance[root->box] + root->instance;

	return shape->instance_states[root->socket * shape->instance_count + instance].state != UNCORE_SCENARIO_ABSENT;
}

/*
 * The link to the chipset is on the bus before a socket's own ones: on bus 0 of the first socket. Where these rise and
 * are the last, it is on the first bus of the socket's part.
 */
static bool take_chipset_bus(const struct shape *shape, struct root_bus *root, struct gap gap)
{
	const struct socket *own = &shape->sockets[root->socket];
	unsigned lowest = lowest_bus(shape, own);

	for (unsigned each = 0; each < shape->socket_count && !are_last(shape); each++) {
		const struct socket *other = &shape->sockets[each];

		if (is_below(own, other) && highest_bus(shape, other) + 1 >= lowest)
			return false;
	}
	if (!rises(shape) || lowest == 0 || (are_last(shape) && gap.first > gap.end))
		return false;
	root->bus = (uint8_t)(are_last(shape) ? gap.first - 1 : lowest - 1);
	root->is_known = true;
	return true;
}

static void number_on_socket(struct shape *shape, struct root_bus *roots, unsigned count, unsigned socket)
{
	struct gap gap = find_gap(shape, socket);
	unsigned each = gap.end > gap.first ? (gap.end - gap.first) / count : 0, next = gap.first;
	unsigned at = 0;

	for (unsigned row = 0; row < shape->tables->root_buses.count; row++) {
		const struct uncore_root_buses_row *of = &uncore_root_buses(shape->tables)[row];

		for (uint16_t i = 0; i < uncore_boxes(shape->tables)[of->box].instances; i++, at++, next += each) {
			struct root_bus *root = &roots[at];

			*root = (struct root_bus){ .box = of->box, .instance = i, .socket = socket };
			if (!is_on_part(shape, root) || (i == of->chipset && take_chipset_bus(shape, root, gap)) ||
			    each == 0)
				continue;
			root->bus = (uint8_t)next;
			root->room = (uint8_t)(each - 1);
			root->is_known = true;
		}
	}
}

int number_root_buses(struct shape *shape)
{
	unsigned count = count_on_socket(shape);

	shape->roots = (struct root_bus *)zeroed_room((size_t)count * shape->socket_count, sizeof(shape->roots[0]));
	if (shape->roots == NULL)
		return UNCORE_E_NOMEM;
	shape->root_count = (size_t)count * shape->socket_count;
	for (unsigned socket = 0; socket < shape->socket_count && count != 0; socket++)
		number_on_socket(shape, &shape->roots[socket * count], count, socket);
	return 0;
}

struct root_bus *root_bus_of(const struct shape *shape, unsigned socket, unsigned box, unsigned instance)
{
	for (size_t at = 0; at < shape->root_count; at++) {
		struct root_bus *root = &shape->roots[at];

		if (root->socket == socket && root->box == box && root->instance == instance)
			return root;
	}
	return NULL;
}
