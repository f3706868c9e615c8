/* SPDX-License-Identifier: MIT */
/* uncore encode --format rdmsr: prints lines for a shell that program the events with msr-tools and pciutils. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"
#include "cli/encode/encode.h"

/* The events of one command line, and the counter that each of them gets. */
struct plan {
	const struct cli_request *request;
	const struct uncore_encoding *encodings;
	unsigned *counters;
	unsigned count;
};

static bool overlap(const struct uncore_encoding *a, const struct uncore_encoding *b)
{
	return a->box == b->box && (a->instance == b->instance || a->instance == UNCORE_ALL_INSTANCES ||
				    b->instance == UNCORE_ALL_INSTANCES);
}

/* A counter that no event before it has: enough for lines to paste, and no more than that. */
static bool take_counter(struct plan *plan, unsigned at)
{
	const struct uncore_encoding *encoding = &plan->encodings[at];
	unsigned left = encoding->counters;

	for (unsigned before = 0; before < at; before++)
		if (overlap(encoding, &plan->encodings[before]) && plan->encodings[before].group == encoding->group)
			left &= ~(1u << plan->counters[before]);
	for (plan->counters[at] = 0; plan->counters[at] < 16; plan->counters[at]++)
		if (left >> plan->counters[at] & 1)
			return true;
	complain(plan->request, "no counter is left for \"%s\": encode it separately", plan->request->arguments[at]);
	return false;
}

/* What all events together want in a filter register; false when two want different things. */
static bool merge(const struct plan *plan, unsigned at, unsigned filter, struct uncore_bits *bits)
{
	const struct uncore_filter_run *own = &plan->encodings[at].filters[filter];

	*bits = own->bits;
	for (unsigned other = 0; other < plan->count; other++) {
		const struct uncore_encoding *encoding = &plan->encodings[other];

		for (unsigned each = 0; overlap(&plan->encodings[at], encoding) && each < encoding->filter_count;
		     each++) {
			const struct uncore_filter_run *run = &encoding->filters[each];

			if (run->reg != own->reg || run->index != own->index)
				continue;
			if ((run->bits.value ^ bits->value) & run->bits.mask & bits->mask) {
				complain(plan->request, "\"%s\" and \"%s\" want different values in %s of %s",
					 plan->request->arguments[at], plan->request->arguments[other],
					 register_id(encoding->tables, run->reg),
					 box_id(encoding->tables, encoding->box));
				return false;
			}
			bits->value |= run->bits.value;
			bits->mask |= run->bits.mask;
		}
	}
	return true;
}

static bool make_plan(struct plan *plan)
{
	struct uncore_bits bits;

	for (unsigned at = 0; at < plan->count; at++) {
		if (!take_counter(plan, at))
			return false;
		for (unsigned filter = 0; filter < plan->encodings[at].filter_count; filter++)
			if (!merge(plan, at, filter, &bits))
				return false;
	}
	return true;
}

/*
 * Of one that its ID alone names, lspci tells the place. Without it nothing is written: setpci takes "" for every
 * function.
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

/* A 64-bit register in PCI space is two dwords, in the order that its address says. */
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

/* mask: the bits that are named beside the line. */
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

/* 0: the register has none. */
static uint64_t enable_bit(const struct uncore_tables *tables, uint16_t reg)
{
	struct uncore_field_index field;

	return uncore_find_role(tables, reg, UNCORE_ROLE_ENABLE, &field) == 0 ?
		       uncore_field_mask(&uncore_fields(tables)[field.at]) :
		       0;
}

static void print_instance(const struct plan *plan, unsigned at, uint16_t instance)
{
	const struct uncore_encoding *encoding = &plan->encodings[at];
	const struct uncore_tables *tables = encoding->tables;
	struct uncore_register reg = { encoding->box, instance, 0, 0 };
	struct uncore_bits bits;
	uint64_t value;

	for (unsigned filter = 0; filter < encoding->filter_count; filter++) {
		if (!merge(plan, at, filter, &bits))
			return;
		reg.reg = encoding->filters[filter].reg;
		reg.index = encoding->filters[filter].index;
		print_write(tables, &reg, (layout_of(tables, reg.reg)->write_base & ~bits.mask) | bits.value,
			    bits.mask);
	}
	if (encoding->reg == UNCORE_NO_INDEX)
		return; /* it runs freely */
	reg.reg = encoding->reg;
	reg.index = (uint16_t)plan->counters[at];
	value = (layout_of(tables, reg.reg)->write_base & ~encoding->control.mask) | encoding->control.value;
	if (uncore_counters(tables)[encoding->group].enabled_by == UNCORE_ENABLED_EACH)
		value |= enable_bit(tables, reg.reg);
	print_write(tables, &reg, value, telling_bits(tables, reg.reg, value));
}

static bool is_on(const struct uncore_encoding *encoding, uint16_t group, unsigned instance)
{
	return encoding->group == group &&
	       (encoding->instance == UNCORE_ALL_INSTANCES || encoding->instance == instance);
}

/* The control register that enables all counters of a group, with the event that its own counter has, if any. */
static void print_enable(const struct plan *plan, uint16_t group, uint16_t instance)
{
	const struct uncore_encoding *first = &plan->encodings[0];
	const struct uncore_tables *tables = first->tables;
	const struct uncore_counter_row *row = &uncore_counters(tables)[group];
	struct uncore_register reg = { 0, instance, row->control, row->enabled_by };
	uint64_t value = layout_of(tables, row->control)->write_base;
	bool is_used = false;

	for (unsigned at = 0; at < plan->count; at++) {
		const struct uncore_encoding *encoding = &plan->encodings[at];

		if (!is_on(encoding, group, instance))
			continue;
		is_used = true;
		reg.box = encoding->box;
		if (plan->counters[at] == row->enabled_by)
			value = (value & ~encoding->control.mask) | encoding->control.value;
	}
	value |= enable_bit(tables, row->control);
	if (is_used)
		print_write(tables, &reg, value, telling_bits(tables, reg.reg, value));
}

/* Last, so that all counters of a group begin together. */
static void print_enables(const struct plan *plan)
{
	const struct uncore_tables *tables = plan->encodings[0].tables;

	for (uint16_t group = 0; group < tables->counters.count; group++) {
		const struct uncore_counter_row *row = &uncore_counters(tables)[group];
		bool is_told = false;

		for (unsigned at = 0; row->enabled_by != UNCORE_ENABLED_EACH && at < plan->count; at++) {
			const struct uncore_encoding *encoding = &plan->encodings[at];
			unsigned instances = uncore_boxes(tables)[encoding->box].instances;

			if (encoding->group != group || is_told)
				continue;
			is_told = true;
			printf("# the counters of %s, together\n", box_id(tables, encoding->box));
			for (uint16_t instance = 0; instance < instances; instance++)
				print_enable(plan, group, instance);
		}
	}
}

static void print_event(const struct plan *plan, unsigned at)
{
	const struct uncore_encoding *encoding = &plan->encodings[at];
	unsigned instances = uncore_boxes(encoding->tables)[encoding->box].instances;
	struct text expression = { 0 };

	add_expression(&expression, encoding);
	printf("# %s: counter %u of %s\n", text_string(&expression), plan->counters[at],
	       box_id(encoding->tables, encoding->box));
	text_free(&expression);
	if (encoding->flags & UNCORE_EVENT_COMPANION)
		printf("# counter %u must count an occupancy at the same time\n", encoding->companion);
	for (unsigned instance = 0; instance < instances; instance++)
		if (encoding->instance == UNCORE_ALL_INSTANCES || encoding->instance == instance)
			print_instance(plan, at, (uint16_t)instance);
}

/* What the lines expect of the shell: a CPU of the socket for its MSRs, its bus for PCI. */
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
	printf("# The counters are enabled, and continue from their present values; unfreeze a frozen box first.\n");
	if (has_msr)
		printf(": \"${CPU:=0}\"  # %s\n", is_of_cpus ? "the CPU" : "a CPU of the socket");
	if (has_pci)
		printf(": \"${BUS:?set BUS to the uncore bus of the socket, in hexadecimal}\"\n");
}

int print_commands(const struct cli_request *request, const struct uncore_encoding *encodings, unsigned count)
{
	struct plan plan = { request, encodings, take_memory(NULL, count * sizeof(unsigned)), count };
	bool is_good = make_plan(&plan);

	if (is_good) {
		print_head(&plan);
		for (unsigned at = 0; at < count; at++)
			print_event(&plan, at);
		print_enables(&plan);
	}
	free(plan.counters);
	return is_good ? CLI_GOOD : CLI_BAD;
}
