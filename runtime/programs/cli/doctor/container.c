/* SPDX-License-Identifier: MIT */
/*
 * uncore doctor --container: prints the devices, mounts and capabilities that a container needs to measure, and nothing
 * else.
 */
#include <stdio.h>

#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "cli/doctor/doctor.h"
#include "cli/machine/rights.h"

struct needs {
	struct grid grid;
	struct text command;
};

static struct needs begin_needs(void)
{
	static const struct column columns[] = { { "for", "for", CELL_TEXT }, { "it needs", "needs", CELL_TEXT } };
	struct needs needs = { .grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) } };

	/* Runtimes give root capabilities that nothing here needs. */
	text_add(&needs.command, "docker run --cap-drop ALL");
	return needs;
}

static void add_need(struct needs *needs, const char *what, const char *need, const char *options)
{
	grid_word(&needs->grid, what);
	grid_word(&needs->grid, need);
	text_printf(&needs->command, " %s", options);
}

static void print_needs(struct needs *needs, const char *title)
{
	printf("\n%s\n\n", title);
	grid_print(&needs->grid, 2);
	printf("\n%s IMAGE\n", text_string(&needs->command));
	grid_free(&needs->grid);
	text_free(&needs->command);
}

static void print_perf(void)
{
	struct needs needs = begin_needs();

	add_need(&needs, "perf events", "CAP_PERFMON; " CONTAINER_PERF_FILE, CONTAINER_PERF);
	grid_word(&needs.grid, "the system call");
	grid_word(&needs.grid, CONTAINER_PERF_CALL);
	grid_word(&needs.grid, "the counters");
	grid_word(&needs.grid,
		  "the host's uncore driver; no user namespace, because Linux wants the capability on the host");
	print_needs(&needs, "By perf events, as any user (--via perf):");
}

static void print_registers(const struct uncore_tables *tables, const char *state)
{
	struct needs needs = begin_needs();
	struct text what = { 0 }, mount = { 0 };
	bool has_msrs = has_registers_in(tables, UNCORE_SPACE_MSR);

	if (has_msrs)
		add_need(&needs, "MSRs",
			 "/dev/cpu, its character devices (major 202), CAP_SYS_RAWIO; the host's msr module",
			 "-v /dev/cpu:/dev/cpu --device-cgroup-rule 'c 202:* rw' --cap-add SYS_RAWIO");
	if (has_registers_in(tables, UNCORE_SPACE_PCI))
		add_need(&needs, "PCI registers", "a writable /sys, CAP_SYS_ADMIN, no profile that forbids it",
			 "-v /sys:/sys --cap-add SYS_ADMIN --security-opt apparmor=unconfined");
	if (has_registers_in(tables, UNCORE_SPACE_MMIO) || has_registers_in(tables, UNCORE_SPACE_FOUND))
		add_need(&needs, "registers in memory",
			 "/dev/mem, CAP_SYS_RAWIO, CAP_SYS_ADMIN (for /proc/iomem); no kernel lockdown on the host",
			 has_msrs ? "--device /dev/mem" : "--device /dev/mem --cap-add SYS_RAWIO");
	text_printf(&what, "%s of the host, which holds all locks and journals", state);
	text_printf(&mount, "-v %s:%s", state, state);
	add_need(&needs, "sessions", text_string(&what), text_string(&mount));
	print_needs(&needs, "By registers, as its own root (--via registers):");
	text_free(&what);
	text_free(&mount);
}

static void print_container(const struct cli_machine *opened)
{
	const struct uncore_tables *tables = opened->machine->tables;

	printf("What a container needs to measure %s, and nothing more:\n", platform_id(tables));
	if (tables->perf_pmus.count != 0)
		print_perf();
	print_registers(tables, opened->state != NULL ? opened->state : "/run/uncore");
}

/* Only finds which platform it is. */
int cli_container(const struct cli_request *request)
{
	struct cli_machine opened;
	int result;

	drop_rights_elsewhere(request);
	if (request->format != CLI_TEXT) {
		complain(request, "--container prints only text: leave out --format");
		return CLI_BAD;
	}
	result = open_machine(request, true, &opened);
	if (result == CLI_GOOD)
		print_container(&opened);
	close_machine(&opened);
	return result;
}
