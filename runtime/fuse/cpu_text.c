/* SPDX-License-Identifier: MIT */
/* What Linux says about the CPUs of a machine, of a simulated one. */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "tree.h"

struct uncore_sim_cpu mount_cpu(const struct mount_machine *machine, unsigned cpu)
{
	struct uncore_sim_cpu out = { 0 };

	if (uncore_sim_cpu_at(machine->sim, cpu, &out) != 0)
		out = (struct uncore_sim_cpu){ 0 };
	return out;
}

/* ---- sets of CPUs, as lists and as masks ---- */

typedef bool in_set(const struct uncore_sim_cpu *own, const struct uncore_sim_cpu *each);

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

static bool is_of_package(const struct uncore_sim_cpu *own, const struct uncore_sim_cpu *each)
{
	return each->online && each->package == own->package;
}

static bool is_of_core(const struct uncore_sim_cpu *own, const struct uncore_sim_cpu *each)
{
	return is_of_package(own, each) && each->core == own->core;
}

static bool holds(const struct mount_machine *machine, in_set *set, unsigned own, unsigned cpu)
{
	struct uncore_sim_cpu of = mount_cpu(machine, own), each = mount_cpu(machine, cpu);

	return cpu < uncore_sim_cpu_count(machine->sim) && set(&of, &each);
}

static unsigned count_set(const struct mount_machine *machine, in_set *set, unsigned own)
{
	unsigned count = 0;

	for (unsigned cpu = 0; cpu < uncore_sim_cpu_count(machine->sim); cpu++)
		count += holds(machine, set, own, cpu);
	return count;
}

/* "0-7,16-23" */
static void print_list(FILE *to, const struct mount_machine *machine, in_set *set, unsigned own)
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

/* Groups of 32 bits, the highest CPU first, the first group only as wide as it must be. */
static void print_mask(FILE *to, const struct mount_machine *machine, in_set *set, unsigned own)
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

void mount_print_possible(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_list(to, machine, is_any, index);
}

void mount_print_online(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_list(to, machine, is_online, index);
}

void mount_print_offline(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_list(to, machine, is_offline, index);
}

void mount_print_threads(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_mask(to, machine, is_of_core, index);
}

void mount_print_thread_list(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_list(to, machine, is_of_core, index);
}

void mount_print_package_mask(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_mask(to, machine, is_of_package, index);
}

void mount_print_package_list(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_list(to, machine, is_of_package, index);
}

/* Whether some core has two threads online. */
void mount_print_smt(FILE *to, const struct mount_machine *machine, unsigned index)
{
	bool active = false;

	(void)index;
	for (unsigned cpu = 0; cpu < uncore_sim_cpu_count(machine->sim) && !active; cpu++)
		active = mount_cpu(machine, cpu).online && count_set(machine, is_of_core, cpu) > 1;
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

/* One die a package. */
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

/* Of its caches a CPU shows one: of the level by which the platform is told, or else the first. */
void mount_print_cache_level(FILE *to, const struct mount_machine *machine, unsigned index)
{
	const struct uncore_tables *tables = machine->tables;
	unsigned level = tables->cpuids.count != 0 ? uncore_cpuids(tables)[0].cache_level : 0;

	(void)index;
	fprintf(to, "%u\n", level != 0 ? level : 1U);
}

/* ---- /proc/cpuinfo ---- */

/* Cores of the CPU's package that have a CPU online. */
static unsigned count_cores(const struct mount_machine *machine, const struct uncore_sim_cpu *own)
{
	bool seen[UNCORE_SCENARIO_CORES] = { false };
	unsigned count = 0;

	for (unsigned cpu = 0; cpu < uncore_sim_cpu_count(machine->sim); cpu++) {
		struct uncore_sim_cpu each = mount_cpu(machine, cpu);

		if (is_of_package(own, &each) && each.core < UNCORE_SCENARIO_CORES && !seen[each.core]) {
			seen[each.core] = true;
			count++;
		}
	}
	return count;
}

/* The part has the first signature of its variant, in its first stepping. */
static void print_signature(FILE *to, const struct mount_machine *machine)
{
	const struct uncore_tables *tables = machine->tables;
	const struct uncore_cpuid_row none = { 0, 0, 0, 0, UNCORE_NO_INDEX, 0 };
	const struct uncore_cpuid_row *row = tables->cpuids.count != 0 ? uncore_cpuids(tables) : &none;
	unsigned left = tables->cpuids.count;

	for (; left > 1 && row->variant != uncore_sim_machine(machine->sim)->variant; left--)
		row++;

	fprintf(to, "vendor_id\t: GenuineIntel\ncpu family\t: %u\nmodel\t\t: %u\nmodel name\t: %s (simulated)\n",
		row->family, row->model, uncore_text(tables, tables->title));
	fprintf(to, "stepping\t: %u\n", row->stepping_lo);
}

void mount_print_cpuinfo(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)index;
	for (unsigned cpu = 0; cpu < uncore_sim_cpu_count(machine->sim); cpu++) {
		struct uncore_sim_cpu own = mount_cpu(machine, cpu);

		if (!own.online)
			continue;
		fprintf(to, "processor\t: %u\n", cpu);
		print_signature(to, machine);
		fprintf(to, "physical id\t: %d\nsiblings\t: %u\ncore id\t\t: %u\ncpu cores\t: %u\n", own.package,
			count_set(machine, is_of_package, cpu), own.core, count_cores(machine, &own));
		fputs("flags\t\t: msr ht constant_tsc nonstop_tsc\n\n", to);
	}
}

/* ---- the machine ---- */

void mount_print_boot_id(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)index;
	fprintf(to, "%s\n", machine->boot_id);
}

void mount_print_clock(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)index;
	fprintf(to, "%" PRIu64 "\n", uncore_sim_now(machine->sim));
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
