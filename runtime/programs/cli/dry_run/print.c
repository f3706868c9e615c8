/* SPDX-License-Identifier: MIT */
/* uncore stat --dry-run: prints the writes that a session would make, and a summary of them. */
#include "cli/dry_run/print.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/common/describe.h"
#include "cli/machine/machine.h"

/* ---- lines ---- */

static void print_each(const struct uncore_tables *tables, const struct dry_plan *plan)
{
	for (size_t at = 0; at < plan->count; at++)
		print_session_write(stdout, tables, &plan->accesses[at]);
}

/* "Cn_MSR_PMON_CTL0" for several instances, "C3_MSR_PMON_CTL0" for one. */
static void print_group(const struct uncore_tables *tables, const struct dry_write *write)
{
	struct uncore_register reg = write->first.step.reg;
	struct text place = { 0 }, name = { 0 }, fields = { 0 };
	uint64_t value = write->first.step.value;

	text_printf(&place, "%s ", unit_word(tables, reg.box));
	add_write_units(&place, write);
	text_printf(&place, ", %s ", box_id(tables, reg.box));
	add_write_instances(&place, write);
	text_add(&place, ":");
	for (size_t at = 1; at < write->count; at++)
		if (write->all[at]->step.reg.instance != reg.instance)
			reg.instance = UNCORE_NO_INDEX;
	add_register_name(&name, tables, &reg);
	add_fields(&fields, tables, reg.reg, value, telling_bits(tables, reg.reg, value));
	printf("%-11s %-24s %-26s = 0x%-*" PRIx64 "%s%s\n", procedure_word(write->first.step.procedure),
	       text_string(&place), text_string(&name), fields.length > 0 ? 8 : 0, value, fields.length > 0 ? "  " : "",
	       text_string(&fields));
	text_free(&place);
	text_free(&name);
	text_free(&fields);
}

/* ---- the summary ---- */

static bool is_msr(const struct uncore_session_access *access)
{
	return access->step.address.space == UNCORE_SPACE_MSR;
}

/* Adds ", MSRs through CPU 0 (socket 0), CPU 10 (socket 1)": where the threads of a session run. */
static void add_cpus(struct text *text, const struct uncore_machine *machine, const struct dry_plan *plan)
{
	const char *between = ", MSRs through ";

	for (unsigned unit = 0; unit < machine->socket_count; unit++) {
		bool any = false;

		for (size_t at = 0; at < plan->count && !any; at++)
			any = is_msr(&plan->accesses[at]) && plan->accesses[at].unit == unit &&
			      uncore_boxes(machine->tables)[plan->accesses[at].step.reg.box].scope != UNCORE_SCOPE_CPU;
		if (!any || machine->sockets[unit].cpu < 0)
			continue;
		text_printf(text, "%sCPU %d (socket %u)", between, machine->sockets[unit].cpu, unit);
		between = ", ";
	}
}

static void print_summary(const struct uncore_machine *machine, const struct dry_plan *plan)
{
	struct dry_reach reach = reach_of(machine->tables, plan);
	struct text cpus = { 0 };

	add_cpus(&cpus, machine, plan);
	printf("\n%zu %s to %zu %s of %zu %s of boxes%s; nothing was written\n", plan->count,
	       plan->count == 1 ? "write" : "writes", reach.registers, reach.registers == 1 ? "register" : "registers",
	       reach.instances, reach.instances == 1 ? "instance" : "instances", text_string(&cpus));
	if (plan->passes > 1)
		printf("passes: the writes are of one round of %u passes; at least every %u ms, %zu %s\n", plan->passes,
		       plan->turn_ms, change_writes(plan), "writes change the pass");
	if (reach.counters != 0)
		printf("cost: %s, and for each sample %zu %s\n", plan->passes > 1 ? "these" : "these writes once",
		       reach.counters, reach.counters == 1 ? "read of a counter" : "reads of counters");
	text_free(&cpus);
}

void print_plan(const struct cli_request *request, const struct uncore_machine *machine, struct dry_plan *plan)
{
	if (request->format == CLI_JSON || request->format == CLI_CSV) {
		print_plan_data(request, machine, plan);
		return;
	}
	if (request->verbose) {
		print_each(machine->tables, plan);
	} else {
		group_plan(plan);
		for (size_t at = 0; at < plan->write_count; at++)
			print_group(machine->tables, &plan->writes[at]);
	}
	print_summary(machine, plan);
}
