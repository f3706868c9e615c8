/* SPDX-License-Identifier: MIT */
/* uncore encode --format rdmsr: prints shell lines that program the events with msr-tools and pciutils. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/common/row_text.h"
#include "cli/encode/encode.h"
#include "uncore/schedule.h"

/* The events of a command line, and the counter of each. */
struct plan {
	const struct cli_request *request;
	const struct uncore_encoding *encodings;
	struct uncore_schedule *schedule; /* a schedule of one pass */
	unsigned count;
};

/* ---- assigning counters ---- */

/*
 * If the only event counts through another counter, the lines say what that counter must count. The event is scheduled
 * as if it counted by itself.
 */
static bool leave_alone(struct uncore_encoding *encodings, const struct uncore_schedule_conflict *conflict)
{
	bool any = false;

	for (unsigned at = 0; at < conflict->request_count && conflict->reason == UNCORE_SCHEDULE_E_NO_COMPANION;
	     at++) {
		struct uncore_encoding *encoding = &encodings[conflict->requests[at]];

		any = any || (encoding->flags & UNCORE_EVENT_COMPANION);
		encoding->flags = (uint16_t)(encoding->flags & ~(unsigned)UNCORE_EVENT_COMPANION);
	}
	return any;
}

static int make_schedule(struct plan *plan)
{
	const struct uncore_tables *tables = plan->encodings[0].tables;
	struct uncore_encoding *encodings = take_memory(NULL, plan->count * sizeof(encodings[0]));
	struct uncore_schedule_conflict conflict;
	int result;

	memcpy(encodings, plan->encodings, plan->count * sizeof(encodings[0]));
	do {
		conflict = (struct uncore_schedule_conflict){ .text = "" };
		result = uncore_schedule_create(tables, encodings, plan->count, NULL, &plan->schedule, &conflict);
	} while (result == UNCORE_E_CONFLICT && leave_alone(encodings, &conflict));
	free(encodings);
	if (result == 0)
		return CLI_GOOD;
	complain(plan->request, "the events cannot count at the same time: %s",
		 result == UNCORE_E_CONFLICT ? conflict.text : uncore_error_text(result));
	if (conflict.request_count > 1)
		fputs("  encode them separately\n", stderr);
	return CLI_BAD;
}

/* The number of the counter in its group. */
static unsigned counter_on(const struct plan *plan, unsigned at, uint16_t instance)
{
	const struct uncore_encoding *encoding = &plan->encodings[at];
	unsigned number, first;

	if (uncore_schedule_counter(plan->schedule, 0, at, instance, &number) != 0 ||
	    uncore_counter_first(encoding->tables, encoding->box, encoding->group, &first) != 0)
		return 0;
	return number - first;
}

/* What is counted for an event: the event, or one that counts the same through a free filter. */
static struct uncore_encoding encoding_on(const struct plan *plan, unsigned at, uint16_t instance)
{
	struct uncore_encoding encoding = plan->encodings[at];
	uint16_t event;

	if (uncore_schedule_event(plan->schedule, 0, at, instance, &event) == 0 && event != encoding.event &&
	    uncore_event_substitute(&encoding, event) != 0)
		return plan->encodings[at];
	return encoding;
}

/* What all events together need in a filter register. */
static struct uncore_bits filter_on(const struct plan *plan, uint16_t box, uint16_t instance,
				    const struct uncore_filter_run *own)
{
	size_t count;
	const struct uncore_filter_run *runs = uncore_schedule_filters(plan->schedule, 0, box, instance, &count);

	for (size_t at = 0; at < count; at++) {
		if (runs[at].reg == own->reg && runs[at].index == own->index)
			return runs[at].bits;
	}
	return own->bits;
}

/* ---- lines ---- */

/*
 * If only an ID names the function, lspci finds its place. If lspci prints nothing, nothing is written: setpci would
 * take "" for every function.
 */
static void print_function(const struct uncore_address *address, char *word, size_t room)
{
	if (!uncore_is_by_id(address)) {
		snprintf(word, room, "$BUS:%02x.%u", address->device, address->function);
		return;
	}
	printf("FUNCTION=$(lspci -Dn -s \"$BUS:\" -d 8086:%04x | sed -n '%us/ .*//p')\n", address->device_id,
	       address->nth + 1U);
	snprintf(word, room, "${FUNCTION:?bus $BUS has no such function}");
}

/* A 64-bit register in PCI space is two dwords, in the order that its address gives. */
static void print_setpci(const struct uncore_address *address, uint64_t value)
{
	unsigned halves = address->width / 32u;
	char function[48];

	print_function(address, function, sizeof(function));
	for (unsigned at = 0; at < halves; at++) {
		unsigned half = address->high_first ? halves - 1 - at : at;

		printf("setpci -s \"%s\" %" PRIx32 ".L=%08" PRIx32 "%s", function, address->number + half * 4,
		       (uint32_t)(value >> half * 32), at + 1 < halves ? "\n" : "");
	}
}

/* mask: the bits that the comment names. */
static void print_write(const struct uncore_tables *tables, const struct uncore_register *reg, uint64_t value,
			uint64_t mask)
{
	struct uncore_address address;
	struct text name = { 0 }, fields = { 0 };
	int result = uncore_register_address(tables, reg, &address);

	add_register_name(&name, tables, reg);
	add_fields(&fields, tables, reg->reg, value, mask);
	if (result != 0)
		printf("# %s cannot be written (%s)", text_string(&name), uncore_error_text(result));
	else if (address.space == UNCORE_SPACE_MSR)
		printf("wrmsr -p \"$CPU\" 0x%" PRIx32 " 0x%" PRIx64, address.number, value);
	else
		print_setpci(&address, value);
	printf("  # %s %s\n", text_string(&name), text_string(&fields));
	text_free(&name);
	text_free(&fields);
}

/* 0: the register has no enable bit. */
static uint64_t enable_bit(const struct uncore_tables *tables, uint16_t reg)
{
	struct uncore_field_index field;

	return uncore_find_role(tables, reg, UNCORE_ROLE_ENABLE, &field) == 0 ?
		       uncore_field_mask(&uncore_fields(tables)[field.at]) :
		       0;
}

static void print_instance(const struct plan *plan, unsigned at, uint16_t instance)
{
	const struct uncore_encoding encoding = encoding_on(plan, at, instance);
	const struct uncore_tables *tables = encoding.tables;
	struct uncore_register reg = { encoding.box, instance, 0, 0 };
	uint64_t value;

	for (unsigned filter = 0; filter < encoding.filter_count; filter++) {
		struct uncore_bits bits = filter_on(plan, encoding.box, instance, &encoding.filters[filter]);

		reg.reg = encoding.filters[filter].reg;
		reg.index = encoding.filters[filter].index;
		print_write(tables, &reg, (layout_of(tables, reg.reg)->write_base & ~bits.mask) | bits.value,
			    bits.mask);
	}
	reg.reg = encoding.reg;
	reg.index = (uint16_t)counter_on(plan, at, instance);
	value = (layout_of(tables, reg.reg)->write_base & ~encoding.control.mask) | encoding.control.value;
	if (uncore_counters(tables)[encoding.group].enabled_by == UNCORE_ENABLED_EACH)
		value |= enable_bit(tables, reg.reg);
	print_write(tables, &reg, value, telling_bits(tables, reg.reg, value));
}

static bool is_on(const struct uncore_encoding *encoding, uint16_t group, unsigned instance)
{
	return encoding->group == group &&
	       (encoding->instance == UNCORE_ALL_INSTANCES || encoding->instance == instance);
}

/* Prints the control register that enables all counters of a group, with the event of its own counter, if any. */
static void print_enable(const struct plan *plan, uint16_t group, uint16_t instance)
{
	const struct uncore_encoding *first = &plan->encodings[0];
	const struct uncore_tables *tables = first->tables;
	const struct uncore_counter_row *row = &uncore_counters(tables)[group];
	struct uncore_register reg = { 0, instance, row->control, row->enabled_by };
	uint64_t value = layout_of(tables, row->control)->write_base;
	bool is_used = false;

	for (unsigned at = 0; at < plan->count; at++) {
		const struct uncore_encoding encoding = encoding_on(plan, at, instance);

		if (!is_on(&encoding, group, instance))
			continue;
		is_used = true;
		reg.box = encoding.box;
		if (counter_on(plan, at, instance) == row->enabled_by)
			value = (value & ~encoding.control.mask) | encoding.control.value;
	}
	value |= enable_bit(tables, row->control);
	if (is_used)
		print_write(tables, &reg, value, telling_bits(tables, reg.reg, value));
}

static bool is_out_of_reach(const struct uncore_tables *tables, uint16_t group)
{
	return uncore_registers(tables)[uncore_counters(tables)[group].data].window != UNCORE_NO_INDEX;
}

/* Enables last, so that all counters of a group start together. */
static void print_enables(const struct plan *plan)
{
	const struct uncore_tables *tables = plan->encodings[0].tables;

	for (uint16_t group = 0; group < tables->counters.count; group++) {
		const struct uncore_counter_row *row = &uncore_counters(tables)[group];
		bool is_told = false;

		for (unsigned at = 0; row->enabled_by != UNCORE_ENABLED_EACH && at < plan->count; at++) {
			const struct uncore_encoding *encoding = &plan->encodings[at];
			unsigned instances = uncore_boxes(tables)[encoding->box].instances;

			if (encoding->group != group || is_told || is_out_of_reach(tables, group))
				continue;
			is_told = true;
			printf("# the counters of %s, together\n", box_id(tables, encoding->box));
			for (uint16_t instance = 0; instance < instances; instance++)
				print_enable(plan, group, instance);
		}
	}
}

/* "counter 0 of cbo", or "counters 0,1 of cbo": some instances may count only some of the events. */
static void print_title(const struct plan *plan, unsigned at)
{
	const struct uncore_encoding *encoding = &plan->encodings[at];
	unsigned instances = uncore_boxes(encoding->tables)[encoding->box].instances;
	struct text expression = { 0 }, numbers = { 0 };
	uint64_t counters = 0;

	for (unsigned instance = 0; instance < instances; instance++)
		if (is_on(encoding, encoding->group, instance))
			counters |= UINT64_C(1) << counter_on(plan, at, (uint16_t)instance);
	add_expression(&expression, encoding);
	add_bit_numbers(&numbers, counters);
	printf("# %s: counter%s %s of %s\n", text_string(&expression), (counters & (counters - 1)) != 0 ? "s" : "",
	       text_string(&numbers), box_id(encoding->tables, encoding->box));
	text_free(&expression);
	text_free(&numbers);
}

static void print_substitute(const struct plan *plan, unsigned at)
{
	const struct uncore_encoding *own = &plan->encodings[at];
	unsigned instances = uncore_boxes(own->tables)[own->box].instances;

	for (unsigned instance = 0; instance < instances; instance++) {
		struct uncore_encoding encoding = encoding_on(plan, at, (uint16_t)instance);
		struct text expression = { 0 };

		if (encoding.event == own->event)
			continue;
		add_expression(&expression, &encoding);
		printf("# counted as %s\n", text_string(&expression));
		text_free(&expression);
		return;
	}
}

/* wrmsr and setpci do not reach it, and a mistaken write to memory would harm the machine. */
static void print_out_of_reach(const struct uncore_encoding *encoding)
{
	int length = uncore_event_format_perf(encoding, NULL, 0, NULL, 0);
	struct text expression = { 0 };
	char *perf;

	puts(uncore_registers(encoding->tables)[uncore_counters(encoding->tables)[encoding->group].data].space ==
			     UNCORE_SPACE_FOUND ?
		     "# only the machine's table of units says where its registers are" :
		     "# its registers are in memory, which neither wrmsr nor setpci reaches");
	if (length < 0) {
		add_expression(&expression, encoding);
		printf("# uncore counts it: uncore stat -e %s\n", text_string(&expression));
		text_free(&expression);
		return;
	}
	perf = take_memory(NULL, (size_t)length + 1);
	if (uncore_event_format_perf(encoding, perf, (size_t)length + 1, NULL, 0) >= 0)
		printf("# perf counts it: perf stat -a -e '%s'\n", perf);
	free(perf);
}

static void print_event(const struct plan *plan, unsigned at)
{
	const struct uncore_encoding *encoding = &plan->encodings[at];
	unsigned instances = uncore_boxes(encoding->tables)[encoding->box].instances;

	print_title(plan, at);
	print_substitute(plan, at);
	if (encoding->flags & UNCORE_EVENT_COMPANION)
		printf("# counter %u must count an occupancy at the same time\n", encoding->companion);
	if (is_out_of_reach(encoding->tables, encoding->group))
		print_out_of_reach(encoding);
	else if (encoding->reg == UNCORE_NO_INDEX)
		puts("# it runs freely: nothing is written");
	else
		for (unsigned instance = 0; instance < instances; instance++)
			if (is_on(encoding, encoding->group, instance))
				print_instance(plan, at, (uint16_t)instance);
}

/* Prints the variables that the lines use: a CPU of the socket for its MSRs, its bus for PCI. */
static void print_head(const struct plan *plan)
{
	bool has_msr = false, has_pci = false, is_of_cpus = false;

	for (unsigned at = 0; at < plan->count; at++) {
		const struct uncore_register_row *row = uncore_registers(plan->encodings[at].tables);

		is_of_cpus |=
			uncore_boxes(plan->encodings[at].tables)[plan->encodings[at].box].scope == UNCORE_SCOPE_CPU;
		uint16_t data = uncore_counters(plan->encodings[at].tables)[plan->encodings[at].group].data;

		has_msr |= row[data].space == UNCORE_SPACE_MSR;
		has_pci |= row[data].space == UNCORE_SPACE_PCI;
		for (unsigned filter = 0; filter < plan->encodings[at].filter_count; filter++) {
			has_msr |= row[plan->encodings[at].filters[filter].reg].space == UNCORE_SPACE_MSR;
			has_pci |= row[plan->encodings[at].filters[filter].reg].space == UNCORE_SPACE_PCI;
		}
	}
	if (has_msr || has_pci)
		printf("# The counters are enabled, and continue from their present values; unfreeze a frozen box "
		       "first.\n");
	if (has_msr)
		printf(": \"${CPU:=0}\"  # %s\n", is_of_cpus ? "the CPU" : "a CPU of the socket");
	if (has_pci)
		printf(": \"${BUS:?set BUS to the uncore bus of the socket, in hexadecimal}\"\n");
}

int print_commands(const struct cli_request *request, const struct uncore_encoding *encodings, unsigned count)
{
	struct plan plan = { .request = request, .encodings = encodings, .count = count };
	int result = make_schedule(&plan);

	if (result != CLI_GOOD)
		return result;
	print_head(&plan);
	for (unsigned at = 0; at < count; at++)
		print_event(&plan, at);
	print_enables(&plan);
	uncore_schedule_free(plan.schedule);
	return CLI_GOOD;
}
