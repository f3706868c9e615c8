/* SPDX-License-Identifier: MIT */
/* Checks whether perf events may count: the kernel's PMUs, and the right to use them. */
#include <stdio.h>

#include "cli/common/describe.h"
#include "cli/common/event_words.h"
#include "cli/machine/gates.h"
#include "cli/machine/way.h"
#include "cli/machine/writing.h"
#include "uncore/perf.h"

/* Registers may count instead, so nothing here shuts a gate for good. */
static void add_closed(struct gates *gates, const struct uncore_tables *tables, int code,
		       const struct uncore_fault *fault)
{
	const char *remedy = NULL;
	struct text what = { 0 };

	text_printf(&what, "%s", fault->code != 0 ? fault->text : uncore_error_text(code));
	if (code == UNCORE_E_DENIED && gates->is_container)
		remedy = "give the container the right: docker run " CONTAINER_PERF "; " CONTAINER_PERF_FILE
			 "; the system call: " CONTAINER_PERF_CALL;
	else if (code == UNCORE_E_DENIED)
		remedy = "as root, for all users until the next boot: sysctl kernel.perf_event_paranoid=0. For this "
			 "program alone: setcap cap_perfmon=ep $(command -v uncore). For a service of systemd: "
			 "AmbientCapabilities=CAP_PERFMON in its unit. docs/ways.md has how to keep them, and risks";
	else if (code == UNCORE_E_NODEV && tables->perf_pmus.count != 0 && !gates->has_no_counters)
		remedy = "as root: modprobe intel_uncore; if the kernel lacks the module, count by registers";
	add_gate(gates, "perf", GATE_NOTE, &what, remedy);
}

/* Names the boxes without a PMU, which only registers can count. */
static void add_open(struct gates *gates, const struct uncore_tables *tables, const struct uncore_way *way)
{
	const char *between = "; the kernel has no PMU for ";
	struct text what = { 0 };

	text_add(&what, "perf events may be counted: uncore stat --via perf");
	for (uint16_t box = 0; box < tables->boxes.count; box++) {
		bool has = uncore_boxes(tables)[box].counters.count == 0 || is_for_types(tables, box);

		for (uint16_t at = 0; at < uncore_boxes(tables)[box].instances && !has; at++)
			has = uncore_perf_counts(way, box, at);
		if (has)
			continue;
		text_printf(&what, "%s%s", between, box_id(tables, box));
		between = ", ";
	}
	add_gate(gates, "perf", GATE_OPEN, &what, NULL);
}

void look_at_perf(struct gates *gates, struct uncore_machine *machine)
{
	struct uncore_perf_options options = { .size = sizeof(options), .root = gates->root };
	struct uncore_fault fault = { 0, "" };
	struct text what = { 0 };
	int result;

	if (!can_write()) {
		text_printf(&what,
			    "uncore only reads here (--read-only, or make READ_ONLY=1), and opens no perf events");
		add_gate(gates, "perf", GATE_NOTE, &what, NULL);
		return;
	}
	if (!is_this_kernel(gates->root)) {
		text_printf(&what, "perf events are those of the kernel that runs here, and %s is not of it",
			    gates->root);
		add_gate(gates, "perf", GATE_NOTE, &what, NULL);
		return;
	}
	result = uncore_perf_open(machine, &options, &gates->perf, &fault);
	if (result == 0)
		add_open(gates, machine->tables, gates->perf);
	else
		add_closed(gates, machine->tables, result, &fault);
}
