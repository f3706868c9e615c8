/* SPDX-License-Identifier: MIT */
/* Shows where the registers of a box are. */
#include "site/parts.h"

static void put_place(struct text *out, const struct place *place, const struct function *function)
{
	if (!place->known) {
		text_add(out, "PCI device not known");
		return;
	}
	text_add(out, "PCI ");
	if (function->bus != 0)
		text_printf(out, UNCORE_PCI_BUS, function->bus);
	text_printf(out, UNCORE_PCI_FUNCTION, place->device, place->function);
}

void site_address(struct text *out, const struct reg *reg, unsigned instance, unsigned index)
{
	if (reg->is.space == SPACE_UNKNOWN) {
		text_add(out, "not known");
	} else if (reg->is.space == SPACE_MSR) {
		text_printf(out, "MSR 0x%x", (unsigned)reg_address(reg, instance, index));
	} else {
		put_place(out, &reg->is.function->places[instance], reg->is.function);
		text_printf(out, "%s0x%x", reg->is.function->places[instance].known ? "+" : ", byte ",
			    (unsigned)reg_address(reg, instance, index));
	}
}

static void put_instance(struct site_page *page, const struct box *box, unsigned instance)
{
	text_printf(page->out, "<th scope=\"row\">%s %u", box->id, instance);
	if (box->instance_names.count != 0) {
		text_add(page->out, ", ");
		html_text(page->out, box->instance_names.at[instance]);
	}
	text_add(page->out, "</th>");
}

static void put_function(struct site_page *page, const struct reg *reg, unsigned instance)
{
	const struct place *place = &reg->is.function->places[instance];

	text_add(page->out, "<td>");
	put_place(page->out, place, reg->is.function);
	text_add(page->out, "</td><td>");
	if (place->device_id != 0)
		text_printf(page->out, "<code>0x%04x</code>", place->device_id);
	else if (place->inferred_id != 0)
		text_printf(page->out, "<code>0x%04x</code> (inferred)", place->inferred_id);
	else
		text_add(page->out, "not known");
	text_add(page->out, "</td>");
}

static void put_row(struct site_page *page, const struct box *box, const struct reg *reg, unsigned instance)
{
	text_add(page->out, "<tr>");
	put_instance(page, box, instance);
	if (reg->is.space == SPACE_PCI)
		put_function(page, reg, instance);
	for (unsigned index = 0; index < reg->count; index++)
		text_printf(page->out, "<td><code>0x%x</code></td>", (unsigned)reg_address(reg, instance, index));
	text_add(page->out, "</tr>\n");
}

static void put_heads(struct text *heads, const struct reg *reg)
{
	text_add(heads, reg->is.space == SPACE_PCI ? "instance|PCI function|device ID" : "instance");
	for (unsigned index = 0; index < reg->count; index++) {
		text_add(heads, reg->is.space == SPACE_PCI ? "|offset" : "|MSR");
		if (reg->is_array)
			text_printf(heads, " (%u)", index);
	}
}

void site_addresses(struct site_page *page, const struct box *box, const struct reg *reg)
{
	struct text heads = { 0 };

	doc_section(&page->doc, "addresses", "Addresses");
	if (reg->is.space == SPACE_UNKNOWN) {
		doc_sentence(&page->doc, "No source gives the address.");
	} else {
		put_heads(&heads, reg);
		doc_table(&page->doc, "Addresses of every instance", text_string(&heads));
		for (unsigned instance = 0; instance < box->instances; instance++)
			put_row(page, box, reg, instance);
		doc_end(&page->doc);
		text_free(&heads);
	}
	if (reg->is.high_first)
		doc_sentence(&page->doc, "Its upper half is written first.");
	doc_end(&page->doc);
}
