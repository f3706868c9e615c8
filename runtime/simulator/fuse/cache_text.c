/* SPDX-License-Identifier: MIT */
/* Writes what Linux says about a CPU's caches, for a simulated CPU: drivers/base/cacheinfo.c. */
#include <inttypes.h>

#include "fuse/machine.h"
#include "fuse/text.h"
#include "fuse/tree.h"

static unsigned cpu_of(unsigned index)
{
	return index & ((1U << MOUNT_PART_SHIFT) - 1);
}

static const struct uncore_cache_row *row_of(const struct mount_machine *machine, unsigned index)
{
	return &uncore_caches(machine->tables)[index >> MOUNT_PART_SHIFT];
}

uint64_t mount_cache_size(const struct mount_machine *machine, unsigned cache)
{
	const struct uncore_cache_row *row = &uncore_caches(machine->tables)[cache];

	return row->scope == UNCORE_SCOPE_PACKAGE ?
		       (uint64_t)row->size * uncore_sim_machine(machine->sim)->sockets[0].cores :
		       row->size;
}

/*
 * Where a platform's caches are unknown, a CPU shows one cache: of the level that the platform's signature depends on,
 * or of the first level.
 */
void mount_print_cache_level(FILE *to, const struct mount_machine *machine, unsigned index)
{
	const struct uncore_tables *tables = machine->tables;
	unsigned level = tables->cpuids.count != 0 ? uncore_cpuids(tables)[0].cache_level : 0;

	if (tables->caches.count != 0)
		level = row_of(machine, index)->level;
	fprintf(to, "%u\n", level != 0 ? level : 1U);
}

void mount_print_cache_type(FILE *to, const struct mount_machine *machine, unsigned index)
{
	static const char *const words[UNCORE_CACHE_END] = { "Data", "Instruction", "Unified" };

	fprintf(to, "%s\n", words[row_of(machine, index)->type]);
}

void mount_print_cache_size(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "%" PRIu64 "K\n", mount_cache_size(machine, index >> MOUNT_PART_SHIFT) / 1024);
}

void mount_print_cache_ways(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "%u\n", row_of(machine, index)->ways);
}

void mount_print_cache_line(FILE *to, const struct mount_machine *machine, unsigned index)
{
	fprintf(to, "%u\n", row_of(machine, index)->line);
}

void mount_print_cache_sets(FILE *to, const struct mount_machine *machine, unsigned index)
{
	const struct uncore_cache_row *row = row_of(machine, index);

	fprintf(to, "%" PRIu64 "\n", mount_cache_size(machine, index >> MOUNT_PART_SHIFT) / row->ways / row->line);
}

static void print_sharing(FILE *to, const struct mount_machine *machine, unsigned index, bool as_mask)
{
	struct uncore_sim_cpu own = mount_cpu(machine, cpu_of(index));

	mount_print_set(to, machine,
			row_of(machine, index)->scope == UNCORE_SCOPE_PACKAGE ? mount_is_of_package : mount_is_of_core,
			&own, as_mask);
}

void mount_print_cache_cpus(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_sharing(to, machine, index, true);
}

void mount_print_cache_cpu_list(FILE *to, const struct mount_machine *machine, unsigned index)
{
	print_sharing(to, machine, index, false);
}

/* Lines per tag ("partition" in Linux). */
void mount_print_one(FILE *to, const struct mount_machine *machine, unsigned index)
{
	(void)machine;
	(void)index;
	fputs("1\n", to);
}
