/* SPDX-License-Identifier: MIT */
/* uncore doctor: prints what prevents the user from using the counters of this machine, and what to do about it. */
#include "cli/doctor/doctor.h"

#include "cli/common/find.h"
#include "cli/machine/rights.h"
#include "cli/machine/writing.h"

/* Gates that need no machine; NULL tables: nothing else can be checked. */
static bool look_at_machine(const struct cli_request *request, struct gates *gates)
{
	struct text what = { 0 };

	begin_gates(gates, request->sim == NULL ? request->root : NULL);
	if (request->sim == NULL)
		return look_at_processor(gates, request->platforms) != NULL;
	text_printf(&what, "simulated: its registers have no gates");
	add_gate(gates, "processor", GATE_OPEN, &what, NULL);
	return true;
}

/* The box of each finding is looked up once. */
static void find_devices(const struct cli_request *request, const struct cli_machine *opened, struct findings *findings)
{
	for (size_t at = 0; at < findings->count; at++) {
		uint16_t box = findings->list[at].box;

		if (uncore_root_buses_of(opened->machine->tables, box) != NULL)
			read_devices(request, opened, box, &findings->devices);
	}
}

static int examine(const struct cli_request *request, const struct cli_machine *opened, struct gates *gates,
		   struct findings *findings)
{
	struct selection selection;
	int result = read_selection(request, opened->machine, &selection);

	if (result == CLI_GOOD) {
		findings->machine = opened->machine;
		findings->gates = gates;
		if (opened->sim == NULL) {
			look_at_files(gates, opened->machine);
			look_at_kernel(gates);
			look_at_perf(gates, opened->machine);
			look_at_units(gates, opened->machine);
		}
		if (opened->state != NULL)
			look_at_state(gates, opened->state);
		read_holders(opened->state, opened->machine, &findings->holders);
		find_boxes(findings, &selection);
		find_devices(request, opened, findings);
		if (request->self_check)
			check_clocks(findings, opened->state);
		if (opened->sim == NULL)
			look_at_mapping(gates, opened->machine);
	}
	free_selection(&selection);
	return result;
}

static int verdict(const struct gates *gates, const struct findings *findings)
{
	if (gates->has_no_counters)
		return CLI_NO_COUNTERS;
	if (is_any_shut(gates) && gates->perf == NULL)
		return CLI_MACHINE;
	for (size_t at = 0; at < findings->count; at++)
		if (is_problem(findings, &findings->list[at]))
			return CLI_NOTHING;
	return CLI_GOOD;
}

static void print(const struct cli_request *request, const struct gates *gates, const struct findings *findings)
{
	if (request->format == CLI_JSON)
		print_doctor_json(request, gates, findings, verdict(gates, findings));
	else
		print_doctor(request, gates, findings);
}

static int examine_all(const struct cli_request *request)
{
	struct cli_machine opened = { 0 };
	struct gates gates;
	struct findings findings = { 0 };
	bool is_known = look_at_machine(request, &gates);
	int result = is_known ? open_machine(request, true, &opened) : CLI_GOOD;

	if (result == CLI_GOOD && is_known)
		result = examine(request, &opened, &gates, &findings);
	/* If the machine could not be opened, the message is printed already. The gates may explain it. */
	if (result == CLI_GOOD || ((result == CLI_MACHINE || result == CLI_NO_COUNTERS) && opened.machine == NULL))
		print(request, &gates, &findings);
	if (result == CLI_GOOD)
		result = verdict(&gates, &findings);
	free_findings(&findings);
	free_gates(&gates);
	close_machine(&opened);
	return result;
}

int cli_doctor(const struct cli_request *request)
{
	int allowed;

	drop_rights_elsewhere(request);
	if (request->read_only)
		forbid_writing();
	allowed = request->self_check ? need_writing(request, "--self-check programs registers") : CLI_GOOD;
	return allowed != CLI_GOOD ? allowed : examine_all(request);
}
