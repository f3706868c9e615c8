/* SPDX-License-Identifier: MIT */
/* Checks every box of a platform on every unit: does it exist, and is it free? */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/common/describe.h"
#include "cli/common/event_words.h"
#include "cli/doctor/doctor.h"
#include "uncore/linux.h"
#include "uncore/perf.h"

const char *finding_word(unsigned state)
{
#define WORD(id, word) word,
	static const char *const words[] = { DOCTOR_STATES(WORD) };
#undef WORD
	if (state < UNCORE_PRESENCE_END)
		return uncore_presence_name((enum uncore_presence)state);
	return state < DOCTOR_STATE_END ? words[state - UNCORE_PRESENCE_END] : "?";
}

const char *finding_remedy(unsigned state)
{
	switch (state) {
	case UNCORE_PRESENCE_UNSEEN:
		return "this part may lack it. If not, look in the firmware setup for an option that hides uncore or "
		       "performance monitoring devices; lspci -n lists what is on the buses";
	case UNCORE_PRESENCE_HIDDEN:
		return "another socket shows it. Look in the firmware setup for an option that hides uncore or "
		       "performance monitoring devices; lspci -n lists what is on the buses";
	case UNCORE_PRESENCE_DENIED:
		return "open the gate that is shut above; with msr-safe its list may lack these registers";
	case UNCORE_PRESENCE_UNKNOWN:
		return "no document says where its registers are: perf events count it if the kernel has a PMU for it, "
		       "and nothing else does";
	case UNCORE_PRESENCE_PHANTOM:
		return "nothing to do: the firmware has probably switched the unit off, and it is not counted";
	case UNCORE_PRESENCE_FAILED:
		return "uncore dump BOX prints which register fails; the kernel's log may say more (dmesg)";
	case DOCTOR_BUSY:
		return "wait for that session, or end it";
	case DOCTOR_IN_USE:
		return "uncore who lists the registers and who may have set them; "
		       "end that program before you measure there. If the program has ended, its settings do no harm: "
		       "uncore stat restores them";
	case DOCTOR_IMPLAUSIBLE:
		return "do not trust counts of this box: the unit may be switched off, asleep, or written by another "
		       "program";
	default:
		return NULL;
	}
}

/* A smaller part has fewer instances of a box, but rarely none. */
static bool is_whole_box(const struct findings *findings, const struct finding *finding)
{
	for (size_t at = 0; at < findings->count; at++) {
		const struct finding *other = &findings->list[at];

		if (other->unit == finding->unit && other->box == finding->box && other->state != finding->state)
			return false;
	}
	return true;
}

/* A box without known counters is not a problem of the machine. */
bool is_problem(const struct findings *findings, const struct finding *finding)
{
	const struct uncore_box_row *row = &uncore_boxes(findings->machine->tables)[finding->box];

	switch (finding->state) {
	case UNCORE_PRESENCE_OK:
	case UNCORE_PRESENCE_ABSENT:
	case UNCORE_PRESENCE_OFFLINE:
	case DOCTOR_BY_PERF:
		return false;
	case UNCORE_PRESENCE_UNKNOWN:
		return row->counters.count > 0;
	case UNCORE_PRESENCE_UNSEEN:
		return is_whole_box(findings, finding);
	default:
		return true;
	}
}

/* ---- one instance ---- */

/* Notes the first control register that enables its counter. */
static void note_use(struct finding *finding, const struct box_reading *box)
{
	const struct uncore_tables *tables = box->machine->tables;

	for (unsigned at = 0; at < box->count; at++) {
		const struct reading *each = &box->readings[at];
		struct text text = { 0 };

		if (controlled_group(tables, &each->reg) == UNCORE_NO_INDEX || !is_enabled(box, each))
			continue;
		add_register_name(&text, tables, &each->reg);
		text_printf(&text, " ");
		add_meaning(&text, box, each);
		finding->state = DOCTOR_IN_USE;
		finding->detail = text.at;
		return;
	}
}

/* Notes a register that cannot be read although the counters can: for example, one in a hidden function of its own. */
static void note_missing(struct finding *finding, const struct box_reading *box)
{
	const struct uncore_tables *tables = box->machine->tables;

	for (unsigned at = 0; at < box->count; at++) {
		const struct reading *each = &box->readings[at];
		struct text text = { 0 };

		if (each->is_write_only || each->state == UNCORE_PRESENCE_OK || each->state == UNCORE_PRESENCE_UNKNOWN)
			continue;
		text_printf(&text, "in part: ");
		add_register_name(&text, tables, &each->reg);
		text_printf(&text, ", %s", each->reason != NULL ? each->reason : presence_meaning(each->state));
		finding->state = each->state;
		finding->detail = text.at;
		return;
	}
}

/* The ID of the function that holds its counters; or why the socket's buses are unknown, if that is the cause. */
static char *hidden_detail(const struct box_reading *box)
{
	const struct uncore_tables *tables = box->machine->tables;
	const struct uncore_counter_row *group =
		&uncore_counters(tables)[uncore_boxes(tables)[box->box].counters.first];
	struct uncore_register first = { box->box, box->instance, UNCORE_NO_INDEX, 0 };
	const char *evidence = uncore_linux_evidence(box->machine, box->unit);
	struct uncore_address address;
	struct text text = { 0 };
	int result;

	if (uncore_boxes(tables)[box->box].counters.count > 0)
		first.reg = group->control != UNCORE_NO_INDEX ? group->control : group->data;
	result = uncore_register_address(tables, &first, &address);
	if (evidence != NULL && evidence[0] != '\0' && box->reason != NULL && strstr(box->reason, evidence) != NULL)
		return copy_text(evidence);
	if ((result != 0 && result != UNCORE_E_NOPLACE) || address.space != UNCORE_SPACE_PCI || address.device_id == 0)
		return box->reason != NULL ? copy_text(box->reason) : NULL;
	text_printf(&text, "no device ");
	if (!uncore_is_by_id(&address))
		text_printf(&text, "8086:%04x at ", address.device_id);
	add_function(&text, &address);
	return text.at;
}

/* Notes a session that holds the box. */
static bool note_holder(struct finding *finding, const struct findings *findings, const struct box_reading *box)
{
	const struct uncore_tables *tables = findings->machine->tables;
	const struct holder *holder =
		holder_of(&findings->holders, unit_word(tables, box->box), box->unit, box_id(tables, box->box));

	if (holder == NULL)
		return false;
	free(finding->detail);
	finding->state = DOCTOR_BUSY;
	finding->detail = copy_text(holder->who);
	return true;
}

/* The gate that prevents writes to registers of a space; NULL: none does. */
static const char *shut_to_writes(const struct gates *gates, uint8_t space)
{
	for (size_t at = 0; at < gates->count; at++) {
		const char *id = gates->list[at].id;
		bool is_msr = strcmp(id, "msr write") == 0 || strcmp(id, "msr.allow_writes") == 0;

		if (gates->list[at].verdict == GATE_SHUT &&
		    (strcmp(id, "lockdown") == 0 || (space == UNCORE_SPACE_MSR && is_msr) ||
		     (space == UNCORE_SPACE_PCI && strcmp(id, "PCI write") == 0) ||
		     (space == UNCORE_SPACE_MMIO && strcmp(id, "memory") == 0)))
			return id;
	}
	return NULL;
}

/* A box with registers that can be read but not written cannot count. */
static void note_shut(struct finding *finding, const struct findings *findings)
{
	const struct uncore_tables *tables = findings->machine->tables;
	struct uncore_range groups = uncore_boxes(tables)[finding->box].counters;
	const struct uncore_counter_row *group = &uncore_counters(tables)[groups.first];
	const struct uncore_found_box_row *found = uncore_found_box_of(tables, finding->box);
	struct text text = { 0 };
	uint8_t space;
	const char *id;

	if (groups.count == 0 || group->control == UNCORE_NO_INDEX)
		return;
	space = uncore_registers(tables)[group->control].space;
	id = shut_to_writes(findings->gates, space == UNCORE_SPACE_FOUND && found != NULL ? found->space : space);
	if (id == NULL)
		return;
	text_printf(&text, "can be read, but not written: %s is shut", id);
	finding->state = UNCORE_PRESENCE_DENIED;
	finding->detail = text.at;
}

static void judge(struct finding *finding, struct findings *findings, const struct box_reading *box)
{
	finding->state = box->presence;
	if (box->presence == UNCORE_PRESENCE_HIDDEN || box->presence == UNCORE_PRESENCE_UNSEEN)
		finding->detail = hidden_detail(box);
	else if (box->presence != UNCORE_PRESENCE_OK && box->reason != NULL)
		finding->detail = copy_text(box->reason);
	if (box->presence != UNCORE_PRESENCE_OK || note_holder(finding, findings, box))
		return;
	note_use(finding, box);
	if (finding->state == UNCORE_PRESENCE_OK) {
		note_missing(finding, box);
		if (finding->state == UNCORE_PRESENCE_OK)
			note_shut(finding, findings);
		return;
	}
	/* A session may have begun since the locks were read. */
	reread_holders(&findings->holders);
	(void)note_holder(finding, findings, box);
}

/* What is denied to this program, or has no address, is not out of the kernel's reach. */
static void note_perf(struct finding *finding, const struct gates *gates)
{
	if ((finding->state == UNCORE_PRESENCE_DENIED || finding->state == UNCORE_PRESENCE_UNKNOWN) &&
	    gates->perf != NULL && uncore_perf_counts(gates->perf, finding->box, finding->instance))
		finding->state = DOCTOR_BY_PERF;
}

static void find_instance(void *context, unsigned unit, uint16_t box, uint16_t instance)
{
	struct findings *findings = (struct findings *)context;
	const struct uncore_tables *tables = findings->machine->tables;
	struct finding finding = { .unit = unit, .box = box, .instance = instance };
	struct box_reading reading;

	/* The table of units is among the gates, with its types. */
	if (uncore_registers(tables)[uncore_boxes(tables)[box].registers.first].record != UNCORE_RECORD_NONE ||
	    is_for_types(tables, box))
		return;
	read_box(findings->machine, unit, box, instance, &reading);
	judge(&finding, findings, &reading);
	note_perf(&finding, findings->gates);
	free_box(&reading);
	findings->list = take_memory(findings->list, (findings->count + 1) * sizeof(finding));
	findings->list[findings->count++] = finding;
}

void find_boxes(struct findings *findings, const struct selection *selection)
{
	each_instance(findings->machine, selection, find_instance, findings);
}

void free_findings(struct findings *findings)
{
	for (size_t at = 0; at < findings->count; at++) {
		free(findings->list[at].detail);
		free(findings->list[at].check);
	}
	free(findings->list);
	free_holders(&findings->holders);
	free_devices(&findings->devices);
	*findings = (struct findings){ 0 };
}
