/* SPDX-License-Identifier: MIT */
/* Writes /proc/cpuinfo of a simulated machine, as arch/x86/kernel/cpu/proc.c prints it. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "fuse/machine.h"
#include "fuse/text.h"

enum { BRAND_BYTES = 48, LEAF_BRAND = 2, LEAF_SIGNATURE = 1 };

/* What is online of a package. */
struct package {
	unsigned siblings, cores;
	bool seen[UNCORE_SCENARIO_CORES];
};

/* Counts the CPUs of all packages, and their cores with at least one CPU online. NULL: there is no memory. */
static struct package *count_packages(const struct mount_machine *machine)
{
	struct package *packages =
		(struct package *)calloc(uncore_sim_machine(machine->sim)->socket_count, sizeof(*packages));

	for (unsigned cpu = 0; packages != NULL && cpu < uncore_sim_cpu_count(machine->sim); cpu++) {
		struct uncore_sim_cpu each = mount_cpu(machine, cpu);
		struct package *package = &packages[each.socket];

		if (!each.online || each.core >= UNCORE_SCENARIO_CORES)
			continue;
		package->siblings++;
		package->cores += !package->seen[each.core];
		package->seen[each.core] = true;
	}
	return packages;
}

static void ask(const struct mount_machine *machine, unsigned cpu, uint32_t leaf, uint32_t answer[4])
{
	if (uncore_sim_cpuid(machine->sim, cpu, leaf, 0, answer) != 0)
		memset(answer, 0, 4 * sizeof(answer[0]));
}

static void print_signature(FILE *to, const struct mount_machine *machine, unsigned cpu)
{
	char brand[BRAND_BYTES + 1] = { 0 };
	uint32_t answer[4];

	for (unsigned part = 0; part < BRAND_BYTES / sizeof(answer); part++) {
		ask(machine, cpu, 0x80000000 + LEAF_BRAND + part, answer);
		memcpy(brand + part * sizeof(answer), answer, sizeof(answer));
	}
	ask(machine, cpu, LEAF_SIGNATURE, answer);
	/* Family and model as software prints them: including the extended parts. */
	fprintf(to, "vendor_id\t: GenuineIntel\ncpu family\t: %" PRIu32 "\nmodel\t\t: %" PRIu32 "\nmodel name\t: %s\n",
		(answer[0] >> 8 & 0xf) + (answer[0] >> 20 & 0xff),
		(answer[0] >> 4 & 0xf) | (answer[0] >> 16 & 0xf) << 4, brand);
	fprintf(to, "stepping\t: %" PRIu32 "\n", answer[0] & 0xf);
}

/* The size of the last level in kilobytes. The line is missing where a platform's caches are unknown. */
static void print_cache(FILE *to, const struct mount_machine *machine)
{
	const struct uncore_tables *tables = machine->tables;

	if (tables->caches.count != 0)
		fprintf(to, "cache size\t: %" PRIu64 " KB\n",
			mount_cache_size(machine, tables->caches.count - 1) / 1024);
}

static void print_flags(FILE *to, const struct uncore_tables *tables)
{
	fputs("flags\t\t:", to);
	for (unsigned at = 0; at < tables->flags.count; at++)
		fprintf(to, " %s", uncore_text(tables, uncore_strings(tables)[tables->flags.first + at]));
	/* Flags of every machine that has these files. */
	fputs(tables->flags.count == 0 ? " tsc msr ht constant_tsc nonstop_tsc\n" : "\n", to);
}

static void print_cpu(FILE *to, const struct mount_machine *machine, unsigned cpu, const struct uncore_sim_cpu *own,
		      const struct package *package)
{
	uint64_t kilohertz = uncore_sim_core_hertz(machine->sim) / 1000;

	fprintf(to, "processor\t: %u\n", cpu);
	print_signature(to, machine, cpu);
	fprintf(to, "cpu MHz\t\t: %" PRIu64 ".%03" PRIu64 "\n", kilohertz / 1000, kilohertz % 1000);
	print_cache(to, machine);
	fprintf(to, "physical id\t: %d\nsiblings\t: %u\ncore id\t\t: %u\ncpu cores\t: %u\n", own->package,
		package->siblings, own->core, package->cores);
	fprintf(to, "apicid\t\t: %" PRIu32 "\ninitial apicid\t: %" PRIu32 "\n", own->apic_id, own->apic_id);
	fputs("fpu\t\t: yes\nfpu_exception\t: yes\ncpuid level\t: 13\nwp\t\t: yes\n", to);
	print_flags(to, machine->tables);
	fprintf(to, "bogomips\t: %" PRIu64 ".%02" PRIu64 "\n", kilohertz / 500, kilohertz / 5 % 100);
	fputs("clflush size\t: 64\ncache_alignment\t: 64\naddress sizes\t: 46 bits physical, 48 bits virtual\n"
	      "power management:\n\n",
	      to);
}

void mount_print_cpuinfo(FILE *to, const struct mount_machine *machine, unsigned index)
{
	struct package *packages = count_packages(machine);

	(void)index;
	for (unsigned cpu = 0; packages != NULL && cpu < uncore_sim_cpu_count(machine->sim); cpu++) {
		struct uncore_sim_cpu own = mount_cpu(machine, cpu);

		if (own.online)
			print_cpu(to, machine, cpu, &own, &packages[own.socket]);
	}
	free(packages);
}
