/* SPDX-License-Identifier: MIT */
/* Shows where the registers of a box are. */
#include "site/parts.h"

static void put_place(struct doc *doc, const struct place *place, const struct function *function)
{
	if (!place->known) {
		doc_text(doc, "PCI device not known");
		return;
	}
	doc_text(doc, "PCI ");
	if (function->bus != 0)
		doc_format(doc, DOC_PLAIN, UNCORE_PCI_BUS, function->bus);
	doc_format(doc, DOC_PLAIN, UNCORE_PCI_FUNCTION, place->device, place->function);
}

static void put_window(struct doc *doc, const struct box *box, const struct window *window, unsigned instance)
{
	const char *space = window->found != UNCORE_FOUND_NOWHERE ? "FOUND" : "MMIO";

	if (box->instances > 1)
		doc_format(doc, DOC_PLAIN, "%s %s%u.%s", space, box->id, instance, window->id);
	else
		doc_format(doc, DOC_PLAIN, "%s %s.%s", space, box->id, window->id);
}

void site_address(struct doc *doc, const struct box *box, const struct reg *reg, unsigned instance, unsigned index)
{
	unsigned address;

	if (reg->record != NULL) {
		doc_format(doc, DOC_PLAIN, "byte 0x%x of the record: %s", reg->record->offset,
			   record_words[reg->record->of]);
		return;
	}
	if (reg->is.space == SPACE_UNKNOWN) {
		doc_text(doc, "not known");
		return;
	}
	address = (unsigned)reg_address(reg, instance, index);
	if (reg->is.space == SPACE_MSR) {
		doc_format(doc, DOC_PLAIN, "MSR 0x%x", address);
		return;
	}
	if (reg->is.window != NULL) {
		put_window(doc, box, reg->is.window, instance);
		doc_format(doc, DOC_PLAIN, "+0x%x", address);
		return;
	}
	put_place(doc, &reg->is.function->places[instance], reg->is.function);
	doc_text(doc, reg->is.function->places[instance].known ? "+" : ", byte ");
	doc_format(doc, DOC_PLAIN, "0x%x", address);
}

static void put_instance(struct doc *doc, const struct box *box, unsigned instance)
{
	doc_cell(doc, "head");
	doc_format(doc, DOC_PLAIN, "%s %u", box->id, instance);
	if (box->instance_names.count != 0) {
		doc_text(doc, ", ");
		doc_text(doc, box->instance_names.at[instance]);
	}
	doc_end(doc);
}

static void put_function(struct doc *doc, const struct reg *reg, unsigned instance)
{
	const struct place *place = &reg->is.function->places[instance];

	doc_cell(doc, NULL);
	put_place(doc, place, reg->is.function);
	doc_end(doc);
	doc_cell(doc, NULL);
	if (place->device_id != 0 || place->inferred_id != 0)
		doc_format(doc, DOC_CODE, "0x%04x", place->device_id != 0 ? place->device_id : place->inferred_id);
	else
		doc_text(doc, "not known");
	if (place->device_id == 0 && place->inferred_id != 0)
		doc_text(doc, " (inferred)");
	doc_end(doc);
}

static void put_window_cell(struct doc *doc, const struct box *box, const struct reg *reg, unsigned instance)
{
	doc_cell(doc, NULL);
	put_window(doc, box, reg->is.window, instance);
	doc_end(doc);
}

static void put_row(struct doc *doc, const struct box *box, const struct reg *reg, unsigned instance)
{
	doc_row(doc);
	put_instance(doc, box, instance);
	if (reg->is.space == SPACE_PCI)
		put_function(doc, reg, instance);
	if (reg->is.window != NULL)
		put_window_cell(doc, box, reg, instance);
	for (unsigned index = 0; index < reg->count; index++) {
		doc_cell(doc, NULL);
		doc_format(doc, DOC_CODE, "0x%x", (unsigned)reg_address(reg, instance, index));
		doc_end(doc);
	}
	doc_end(doc);
}

static void put_heads(struct text *heads, const struct reg *reg)
{
	static const char *const places[] = { [SPACE_MSR] = "instance",
					      [SPACE_PCI] = "instance|PCI function|device ID",
					      [SPACE_MMIO] = "instance|window",
					      [SPACE_FOUND] = "instance|window" };

	text_add(heads, places[reg->is.space]);
	for (unsigned index = 0; index < reg->count; index++) {
		text_add(heads, reg->is.space == SPACE_MSR ? "|MSR" : "|offset");
		if (reg->is_array)
			text_printf(heads, " (%u)", index);
	}
}

static void put_where(struct doc *doc, const struct box *box, const struct window *window)
{
	doc_paragraph(doc);
	doc_text(doc,
		 window->found != UNCORE_FOUND_NOWHERE ?
			 "Where a window begins, the table of units says that the machine has in its memory: see " :
			 "Which address in memory a window has, the registers say that the page of ");
	doc_link(doc, &(struct item){ .platform = box->is.platform, .box = box }, DOC_CODE, box->id);
	doc_text(doc, window->found != UNCORE_FOUND_NOWHERE ? "." : " lists.");
	doc_end(doc);
}

static void put_record(struct doc *doc, const struct record_place *record)
{
	doc_paragraph(doc);
	doc_format(doc, DOC_PLAIN, "It is at byte 0x%x of %s.", record->offset, record_helps[record->of]);
	doc_end(doc);
}

void site_addresses(struct doc *doc, const struct box *box, const struct reg *reg)
{
	struct text heads = { 0 };

	doc_section(doc, "addresses", "Addresses");
	if (reg->record != NULL) {
		put_record(doc, reg->record);
	} else if (reg->is.space == SPACE_UNKNOWN) {
		doc_sentence(doc, "No source gives the address.");
	} else {
		put_heads(&heads, reg);
		doc_table(doc, "Addresses of every instance", text_string(&heads));
		for (unsigned instance = 0; instance < box->instances; instance++)
			put_row(doc, box, reg, instance);
		doc_end(doc);
		text_free(&heads);
	}
	if (reg->is.window != NULL)
		put_where(doc, box, reg->is.window);
	if (reg->is.high_first)
		doc_sentence(doc, "Its upper half is written first.");
	doc_end(doc);
}
