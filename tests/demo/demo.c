/* SPDX-License-Identifier: MIT */
/*
 * Programs one counter of an in-memory machine in both ways that the library offers, and compares the outcome:
 * by hand with the generated accessors, and by running the procedures of the tables. An example to copy from.
 */
#include <stdio.h>
#include <stdlib.h>

#include "uncore/ivt.h"
#include "uncore/regfile.h"
#include "uncore/run.h"

/* LLC_LOOKUP.ANY: counts nothing unless umask bit 0 and a line state are set (329468-002 p41). */
enum { CBO = 3, COUNTER = 0, LLC_LOOKUP = 0x34, ANY = 0x11 };
enum {
	EVERY_STATE = IVT_CBO_BOX_FILTER_STATE_I | IVT_CBO_BOX_FILTER_STATE_S | IVT_CBO_BOX_FILTER_STATE_E |
		      IVT_CBO_BOX_FILTER_STATE_M | IVT_CBO_BOX_FILTER_STATE_F | IVT_CBO_BOX_FILTER_STATE_M_PRIME
};

struct machine {
	const struct uncore_tables *tables;
	struct uncore_regfile *registers;
	struct uncore_io_recorder recorder;
	struct uncore_io io;
	const char *step; /* shown beside the writes that follow */
};

/* An example may end where it fails; the library never does. */
static void must(int result, const char *what, const char *why)
{
	if (result == 0)
		return;
	fprintf(stderr, "demo: %s: %s\n", what, why[0] != '\0' ? why : uncore_error_text(result));
	exit(EXIT_FAILURE);
}

/* ---- one line for each register write ---- */

static void show_field(const struct uncore_tables *tables, const struct uncore_decoded *item, uint64_t raw)
{
	const struct uncore_field_row *field = &uncore_fields(tables)[item->field.at];
	unsigned high = field->lo + field->width - 1U;
	char name[64];

	if (field->flags & UNCORE_FIELD_RESERVED)
		printf(" rsv[%u:%u]=%llu%s", high, field->lo, (unsigned long long)item->value,
		       item->problems & UNCORE_PROBLEM_RESERVED ? " (breaks a rule)" : "");
	else if (uncore_value_name(tables, item->field, raw, name, sizeof(name)) > 0)
		printf(" %s=%s", uncore_text(tables, field->id), name);
	else
		printf(item->value > 9 ? " %s=0x%llx" : " %s=%llu", uncore_text(tables, field->id),
		       (unsigned long long)item->value);
}

/* What is 0 says something only where there is little else: in a register of few fields. */
static void show_fields(const struct uncore_tables *tables, uint16_t reg, uint64_t raw)
{
	enum { ROOM = 64, FEW = 4 };
	struct uncore_decoded items[ROOM];
	int count = uncore_decode_register(tables, reg, raw, items, ROOM);
	int named = 0;

	for (int at = 0; at < count && at < ROOM; at++)
		named += !(uncore_fields(tables)[items[at].field.at].flags & UNCORE_FIELD_RESERVED);
	for (int at = 0; at < count && at < ROOM; at++) {
		unsigned flags = uncore_fields(tables)[items[at].field.at].flags;
		bool is_shown = items[at].value != 0 || items[at].problems & UNCORE_PROBLEM_RESERVED ||
				(named < FEW && !(flags & UNCORE_FIELD_RESERVED));

		if (is_shown && !(flags & UNCORE_FIELD_PART))
			show_field(tables, &items[at], raw);
	}
}

static void show_header(void)
{
	printf("  %-8s %-24s %-10s %-11s %s\n", "step", "register", "address", "value",
	       "fields by name (rsv: reserved)");
	printf("  %-8s %-24s %-10s %-11s %s\n", "-------", "-----------------------", "---------", "----------",
	       "------------------------------");
}

/* What the recording handle calls after every access. */
static void show_access(void *context, const struct uncore_io_access *access)
{
	struct machine *machine = (struct machine *)context;
	struct uncore_register at;
	char name[64];

	if (!access->is_write || uncore_find_address(machine->tables, &access->address, &at) != 0 ||
	    uncore_register_name(machine->tables, &at, name, sizeof(name)) < 0)
		return;
	printf("  %-8s %-24s MSR 0x%-4x 0x%08llx ", machine->step, name, access->address.number,
	       (unsigned long long)access->value);
	show_fields(machine->tables, at.reg, access->value);
	printf("\n");
}

/* ---- a machine with one socket ---- */

static void make_machine(struct machine *machine, const struct uncore_tables *tables)
{
	machine->tables = tables;
	must(uncore_regfile_create(tables, 1, &machine->registers), "creating the machine", "");
	uncore_regfile_set_strict(machine->registers, true);
	machine->recorder = (struct uncore_io_recorder){ uncore_regfile_io(machine->registers), show_access, machine };
	machine->io = uncore_io_recording(&machine->recorder);
}

/* ---- way (a): the generated accessors ---- */

static void put(struct machine *machine, const char *step, uncore_msr where, uint32_t value)
{
	struct uncore_address address = { .space = UNCORE_SPACE_MSR, .number = where.number, .width = 32 };

	machine->step = step;
	must(uncore_io_write(&machine->io, 0, &address, value), step, uncore_regfile_fault(machine->registers)->text);
}

static void program_by_hand(struct machine *machine)
{
	ivt_cbo_box_ctl frozen = ivt_cbo_box_ctl_set_frz(ivt_cbo_box_ctl_reset(), 1);
	ivt_cbo_box_ctl zeroed = ivt_cbo_box_ctl_set_rst_ctrs(frozen, 1);
	ivt_cbo_box_filter filter = ivt_cbo_box_filter_set_state(ivt_cbo_box_filter_reset(), EVERY_STATE);
	ivt_cbo_ctl control = ivt_cbo_ctl_set_en(ivt_cbo_ctl_reset(), 1);

	put(machine, "freeze", ivt_cbo_box_ctl_addr(CBO), frozen.raw);
	put(machine, "enable", ivt_cbo_ctl_addr(CBO, COUNTER), control.raw);
	put(machine, "filter", ivt_cbo_box_filter_addr(CBO), filter.raw);
	control = ivt_cbo_ctl_set_ev_sel(control, LLC_LOOKUP);
	control = ivt_cbo_ctl_set_umask(control, ANY);
	put(machine, "event", ivt_cbo_ctl_addr(CBO, COUNTER), control.raw);
	put(machine, "reset", ivt_cbo_box_ctl_addr(CBO), zeroed.raw);
	put(machine, "start", ivt_cbo_box_ctl_addr(CBO), ivt_cbo_box_ctl_reset().raw);
}

/* ---- way (b): the procedures of the tables ---- */

/* Adds a field, found by what it means, to the bits that the event needs in a register. */
static void want(const struct uncore_tables *tables, uint16_t reg, enum uncore_role role, uint64_t value,
		 struct uncore_bits *bits)
{
	struct uncore_field_index field = { 0 };

	must(uncore_find_role(tables, reg, role, &field), "finding a field", "");
	must(uncore_field_set(tables, field, value, &bits->value), "setting a field", "");
	bits->mask |= uncore_field_mask(&uncore_fields(tables)[field.at]);
}

static void run(struct machine *machine, struct uncore_box_run *box, enum uncore_procedure procedure, const char *name)
{
	int result;

	machine->step = name;
	result = uncore_run(box, procedure);
	/* A procedure that a box does not have is one that it does not need. */
	must(result == UNCORE_E_NOENT && box->unit->fault.code == 0 ? 0 : result, name, box->unit->fault.text);
}

static void program_by_tables(struct machine *machine)
{
	const struct uncore_tables *tables = machine->tables;
	struct uncore_unit socket = { .tables = tables, .io = machine->io };
	struct uncore_counter_run counters[IVT_CBO_CTL_COUNT] = { { .in_use = false } };
	struct uncore_filter_run filter = { .reg = 0 };
	struct uncore_box_run box = { .unit = &socket,
				      .instance = CBO,
				      .counters = counters,
				      .counter_count = IVT_CBO_CTL_COUNT,
				      .filters = &filter,
				      .filter_count = 1 };
	struct uncore_register control, state;

	must(uncore_find_box(tables, "cbo", &box.box), "finding the box", "");
	must(uncore_find_register(tables, box.box, "ctl", &control), "finding the control register", "");
	must(uncore_find_register(tables, box.box, "CBoFilter0", &state), "finding the filter register", "");
	counters[COUNTER].in_use = true;
	want(tables, control.reg, UNCORE_ROLE_EVENT_SELECT, LLC_LOOKUP, &counters[COUNTER].control);
	want(tables, control.reg, UNCORE_ROLE_UMASK, ANY, &counters[COUNTER].control);
	filter.reg = state.reg;
	want(tables, state.reg, UNCORE_ROLE_FILTER_STATE, EVERY_STATE, &filter.bits);
	run(machine, &box, UNCORE_PROC_SETUP, "setup");
	run(machine, &box, UNCORE_PROC_PROGRAM, "program");
	run(machine, &box, UNCORE_PROC_RESET, "reset");
	run(machine, &box, UNCORE_PROC_START, "start");
}

/* ---- the verdict ---- */

static int compare(const struct machine *left, const struct machine *right)
{
	struct uncore_regfile_difference difference;
	int result = uncore_regfile_compare(left->registers, right->registers, &difference);
	char name[64];

	if (result == 0) {
		printf("Both agree: every register of the two machines holds the same value.\n");
		return EXIT_SUCCESS;
	}
	must(result < 0 ? result : 0, "comparing the machines", "");
	(void)!uncore_register_name(left->tables, &difference.reg, name, sizeof(name));
	printf("They differ: %s holds 0x%llx after (a) and 0x%llx after (b).\n", name,
	       (unsigned long long)difference.left, (unsigned long long)difference.right);
	return EXIT_FAILURE;
}

int main(void)
{
	const struct uncore_tables *tables = uncore_platform("ivt");
	struct machine left = { .step = "" }, right = { .step = "" };
	int result;

	must(tables == NULL ? UNCORE_E_NOENT : 0, "ivt", "its tables are not in the library");
	make_machine(&left, tables);
	make_machine(&right, tables);
	printf("\nCounting last-level cache lookups on cbo %d, counter %d, of a one-socket machine in memory:\n"
	       "%s.\n"
	       "The event is LLC_LOOKUP.ANY: ev_sel 0x%x, umask 0x%x, and a filter that lets every line state pass.\n",
	       CBO, COUNTER, uncore_text(tables, tables->title), LLC_LOOKUP, ANY);
	printf("\n(a) By hand, in the manual's order, with the generated accessors of uncore/ivt.h\n\n");
	show_header();
	program_by_hand(&left);
	printf("\n(b) By the procedures that stand in the tables\n\n");
	show_header();
	program_by_tables(&right);
	printf("\nThe steps differ a little, as (b) writes a counter's control register once and whole.\n");
	result = compare(&left, &right);
	uncore_regfile_free(left.registers);
	uncore_regfile_free(right.registers);
	return result;
}
