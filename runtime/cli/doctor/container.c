/* SPDX-License-Identifier: MIT */
/*
 * uncore doctor --container: prints the devices, mounts and capabilities that a container needs to measure, and nothing
 * else.
 */
#include <stdio.h>

#include "cli/describe.h"
#include "cli/doctor/doctor.h"

/* The folder on the host and in the container are the same: "-v DIR:DIR". */
static void add_mount(struct text *command, const char *folder)
{
	text_printf(command, " -v %s:%s", folder, folder);
}

static void add_need(struct grid *grid, const char *what, const char *need)
{
	grid_cell(grid, "%s", what);
	grid_cell(grid, "%s", need);
}

void print_container(const struct cli_machine *opened)
{
	static const struct column columns[] = { { "for", "for", CELL_TEXT }, { "it needs", "needs", CELL_TEXT } };
	const struct uncore_tables *tables = opened->machine->tables;
	const char *state = opened->state != NULL ? opened->state : "/run/uncore";
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };
	struct text command = { 0 }, sessions = { 0 };

	text_printf(&command, "docker run");
	if (has_registers_in(tables, UNCORE_SPACE_MSR)) {
		add_need(&grid, "MSRs",
			 "/dev/cpu, its character devices (major 202), CAP_SYS_RAWIO; the host's msr module");
		add_mount(&command, "/dev/cpu");
		text_printf(&command, " --device-cgroup-rule 'c 202:* rw' --cap-add SYS_RAWIO");
	}
	if (has_registers_in(tables, UNCORE_SPACE_PCI)) {
		add_need(&grid, "PCI registers", "a writable /sys, CAP_SYS_ADMIN, no profile that forbids it");
		add_mount(&command, "/sys");
		text_printf(&command, " --cap-add SYS_ADMIN --security-opt apparmor=unconfined");
	}
	text_printf(&sessions, "%s of the host, which holds all locks and journals", state);
	add_need(&grid, "sessions", text_string(&sessions));
	add_mount(&command, state);
	printf("What a container needs to measure %s as its own root, and nothing more:\n"
	       "\n",
	       platform_id(tables));
	grid_print(&grid, 2);
	printf("\n%s IMAGE\n", text_string(&command));
	grid_free(&grid);
	text_free(&command);
	text_free(&sessions);
}
