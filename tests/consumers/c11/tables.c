/* SPDX-License-Identifier: MIT */
/* Counts an event of a platform that libuncore was not built with: its tables are in a file. */
#include <stdio.h>
#include <uncore/count.h>
#include <uncore/platforms.h>
#include <uncore/sim.h>

static int count(const struct uncore_platforms *platforms, const char *id, const char *event,
		 struct uncore_fault *fault)
{
	const struct uncore_tables *tables = uncore_platforms_find(platforms, id);
	struct uncore_scenario scenario = { .example = true };
	struct uncore_value value;
	struct uncore_sim *sim = NULL;
	int result;

	if (tables == NULL)
		return uncore_fault_set(fault, UNCORE_E_NOENT, "there is no platform \"%s\"", id);
	result = uncore_sim_create(tables, &scenario, UNCORE_SIM_MANUAL, &sim, fault);
	if (result == 0)
		result = uncore_count(uncore_sim_machine(sim), event, 0.1, &value, fault);
	if (result == 0)
		printf("%s: %llu\n", uncore_platforms_file(platforms, tables) != NULL ? "of the file" : "built in",
		       (unsigned long long)value.count);
	uncore_sim_free(sim);
	return result;
}

int main(int argc, char **argv)
{
	struct uncore_platforms *platforms = NULL;
	struct uncore_fault fault = { 0 };
	const char *file;

	if (argc != 4)
		return 2;
	file = argv[1];
	if (uncore_platforms_load(&file, 1, &platforms, &fault) != 0 || count(platforms, argv[2], argv[3], &fault) != 0)
		fprintf(stderr, "%s\n", fault.text);
	uncore_platforms_free(platforms);
	return fault.code == 0 ? 0 : 1;
}
