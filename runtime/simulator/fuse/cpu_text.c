/* SPDX-License-Identifier: MIT */
/* Writes what Linux says about a machine's CPUs, for a simulated machine. */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "fuse/machine.h"
#include "fuse/text.h"
#include "fuse/tree.h"

struct uncore_sim_cpu mount_cpu(const struct mount_machine *machine, unsigned cpu)
{
	struct uncore_sim_cpu out = { 0 };

	if (uncore_sim_cpu_at(machine->sim, cpu, &out) != 0)
		out = (struct uncore_sim_cpu){ 0 };
	return out;
}

/* ---- sets of CPUs, as lists and as masks ---- */

static bool is_any(const struct uncore_sim_cpu *own, const struct uncore_sim_cpu *each)
{
	(void)own;
	(void)each;
	return true;
}

static bool is_online(const struct uncore_sim_cpu *own, const struct uncore_sim_cpu *each)
{
	(void)own;
	return each->online;
}

static bool is_offline(const struct uncore_sim_cpu *own, const struct uncore_sim_cpu *each)
{
	(void)own;
	return !each->online;
}

bool mount_is_of_package(const struct uncore_sim_cpu *own, const struct uncore_sim_cpu *each)
{
	return each->online && each->package == own->package;
}

bool mount_is_of_core(const struct uncore_sim_cpu *own, const struct uncore_sim_cpu *each)
{
	return mount_is_of_package(own, each) && each->core == own->core;
}

static bool holds(const struct mount_machine *machine, mount_in_set *set, const struct uncore_sim_cpu *own,
		  unsigned cpu)
{
	struct uncore_sim_cpu each = mount_cpu(machine, cpu);

	return cpu < uncore_sim_cpu_count(machine->sim) && set(own, &each);
}

unsigned mount_count_set(const struct mount_machine *machine, mount_in_set *set, const struct uncore_sim_cpu *own)
{
	unsigned count = 0;

	for (unsigned cpu = 0; cpu < uncore_sim_cpu_count(machine->sim); cpu++)
		count += holds(machine, set, own, cpu);
	return count;
}

static void print_list(FILE *to, const struct mount_machine *machine, mount_in_set *set,
		       const struct uncore_sim_cpu *own)
{
	const char *comma = "";

	for (unsigned cpu = 0; cpu < uncore_sim_cpu_count(machine->sim); cpu++) {
		unsigned last = cpu;

		if (!holds(machine, set, own, cpu))
			continue;
		while (holds(machine, set, own, last + 1))
			last++;
		fprintf(to, "%s%u", comma, cpu);
		if (last != cpu)
			fprintf(to, "-%u", last);
		comma = ",";
		cpu = last;
	}
	fputc('\n', to);
}

/* The first group of a mask has no leading zeros. */
static void print_mask(FILE *to, const struct mount_machine *machine, mount_in_set *set,
		       const struct uncore_sim_cpu *own)
{
	unsigned count = uncore_sim_cpu_count(machine->sim), groups = (count + 31) / 32;

	for (unsigned group = groups; group-- != 0;) {
		unsigned bits = group + 1 == groups ? count - 32 * group : 32;
		uint32_t mask = 0;

		for (unsigned bit = 0; bit < bits; bit++)
			mask |= (uint32_t)holds(machine, set, own, 32 * group + bit) << bit;
		fprintf(to, "%0*" PRIx32 "%s", (int)(bits + 3) / 4, mask, group == 0 ? "\n" : ",");
	}
}

void mount_print_set(FILE *to, const struct mount_machine *machine, mount_in_set *set, const struct uncore_sim_cpu *own,
		     bool as_mask)
{
	if (as_mask)
		print_mask(to, machine, set, own);
	else
		print_list(to, machine, set, own);
}

static void print_of_cpu(FILE *to, const struct mount_machine *machine, mount_in_set *set, unsigned cpu, bool as_mask)
{
	struct uncore_sim_cpu own = mount_cpu(machine, cpu);

	mount_print_set(to, machine, set, &own, as_mask);
}

void mount_print_possible(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_of_cpu(to, machine, is_any, index, false);
}

/* Kernels of distributions have room for 8192 CPUs. */
void mount_print_kernel_max(FILE *to, const struct mount_machine *machine, unsigned index)
{
	unsigned count = uncore_sim_cpu_count(machine->sim);

	(void)index;
	fprintf(to, "%u\n", (count > 8192 ? count : 8192) - 1);
}

void mount_print_online(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_of_cpu(to, machine, is_online, index, false);
}

void mount_print_offline(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_of_cpu(to, machine, is_offline, index, false);
}

void mount_print_threads(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_of_cpu(to, machine, mount_is_of_core, index, true);
}

void mount_print_thread_list(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_of_cpu(to, machine, mount_is_of_core, index, false);
}

void mount_print_package_mask(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_of_cpu(to, machine, mount_is_of_package, index, true);
}

void mount_print_package_list(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_of_cpu(to, machine, mount_is_of_package, index, false);
}

/* Whether some core has two threads online. */
void mount_print_smt(FILE *to, const struct mount_machine *machine, unsigned index)
{
	bool active = false;

	(void)index;
	for (unsigned cpu = 0; cpu < uncore_sim_cpu_count(machine->sim) && !active; cpu++) {
		struct uncore_sim_cpu own = mount_cpu(machine, cpu);

		active = own.online && mount_count_set(machine, mount_is_of_core, &own) > 1;
	}
	fprintf(to, "%d\n", active);
}

/* ---- one CPU ---- */

void mount_print_is_online(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "%d\n", mount_cpu(machine, index).online);
}

void mount_print_package(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "%d\n", mount_cpu(machine, index).package);
}

/* A package has one die. */
void mount_print_die(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)machine;
	(void)index;
	fputs("0\n", to);
}

void mount_print_core(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "%u\n", mount_cpu(machine, index).core);
}

/* ---- the machine ---- */

void mount_print_boot_id(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)index;
	fprintf(to, "%s\n", machine->boot_id);
}

void mount_print_nothing(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)to;
	(void)machine;
	(void)index;
}

/* A switch that is off. */
void mount_print_zero(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)machine;
	(void)index;
	fputs("0\n", to);
}

/* ---- any text ---- */

char *mount_text(const struct mount_machine *machine, const struct mount_node *node, size_t *length)
{
	char *text = NULL;
	FILE *to = open_memstream(&text, length);

	if (to == NULL)
		return NULL;
	node->print(to, machine, node->index);
	if (fclose(to) == 0)
		return text;
	free(text);
	return NULL;
}
