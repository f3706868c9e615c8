/* SPDX-License-Identifier: MIT */
/* Writes what Linux says about memory nodes: each socket of a simulated machine is one, in the same order. */
#include <inttypes.h>

#include "fuse/machine.h"
#include "fuse/text.h"
#include "fuse/tree.h"

static const struct uncore_machine *sockets_of(const struct mount_machine *machine)
{
	return uncore_sim_machine(machine->sim);
}

void mount_print_nodes(FILE *to, const struct mount_machine *machine, unsigned index)
{
	size_t count = sockets_of(machine)->socket_count;

	(void)index;
	if (count == 1)
		fputs("0\n", to);
	else
		fprintf(to, "0-%zu\n", count - 1);
}

static void print_cpus(FILE *to, const struct mount_machine *machine, unsigned index, bool as_mask)
{
	struct uncore_sim_cpu own = { .package = sockets_of(machine)->sockets[index].package };

	mount_print_set(to, machine, mount_is_of_package, &own, as_mask);
}

void mount_print_node_cpus(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_cpus(to, machine, index, true);
}

void mount_print_node_cpu_list(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_cpus(to, machine, index, false);
}

/* All memory is free: nothing runs there. */
void mount_print_node_memory(FILE *to, const struct mount_machine *machine, unsigned index)
{
	uint64_t kilobytes = uncore_sim_memory(machine->sim) / 1024;

	fprintf(to, "Node %u MemTotal:       %8" PRIu64 " kB\nNode %u MemFree:        %8" PRIu64 " kB\n", index,
		kilobytes, index, kilobytes);
	fprintf(to, "Node %u MemUsed:        %8d kB\n", index, 0);
}

/* 10 is the node itself, and 20 what firmware reports for nodes across a link: ACPI, SLIT. */
void mount_print_node_distance(FILE *to, const struct mount_machine *machine, unsigned index)
{
	for (unsigned each = 0; each < sockets_of(machine)->socket_count; each++)
		fprintf(to, "%s%d", each == 0 ? "" : " ", each == index ? 10 : 20);
	fputc('\n', to);
}

void mount_print_node_cpu_link(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)machine;
	fprintf(to, "../../cpu/cpu%u", index & ((1U << MOUNT_PART_SHIFT) - 1));
}

/* The other way round: a CPU is in the node of its socket. */
void mount_print_cpu_node_link(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "../../node/node%u", mount_cpu(machine, index).socket);
}

/* Nothing was allocated yet: all memory is free. */
void mount_print_node_numbers(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)machine;
	(void)index;
	fputs("numa_hit 0\nnuma_miss 0\nnuma_foreign 0\ninterleave_hit 0\nlocal_node 0\nother_node 0\n", to);
}
