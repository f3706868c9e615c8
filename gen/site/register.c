/* SPDX-License-Identifier: MIT */
/* Writes the page of a register: its addresses, its bits, its fields. */
#include <inttypes.h>
#include <stdio.h>

#include "base/numbers.h"
#include "site/parts.h"

/* Gives each bit an address, "bit-17": of reserved ones too. Where fields overlap, the first has it. */
static void put_bits(struct doc *doc, const struct field *field, uint64_t *seen)
{
	char id[16];

	doc_cell(doc, "n");
	for (unsigned bit = 64; bit-- > 0;) {
		if (((field->bits & ~*seen) >> bit & 1) == 0)
			continue;
		snprintf(id, sizeof id, "bit-%u", bit);
		doc_anchor(doc, id);
	}
	doc_text(doc, spell_mask(field->bits).at);
	doc_end(doc);
	*seen |= field->bits;
}

static const char *write_rule(const struct field *field)
{
	static const char *const rules[] = { "as given", "write 0", "write 1", "ignored",
					     "no source gives a rule; the reset value is written" };

	return rules[field->write];
}

/* ---- the head ---- */

static void put_layout(struct doc *doc, const struct reg *reg)
{
	const struct layout *layout = reg->is.layout;
	unsigned digits = layout->width / 4;

	doc_fact(doc, "Width");
	doc_format(doc, DOC_PLAIN, "%u bits", layout->width);
	doc_end(doc);
	doc_fact(doc, "After a reset");
	if (layout->is.reset_known == 0)
		doc_text(doc, "not known");
	else
		doc_format(doc, DOC_CODE, "0x%0*" PRIx64, (int)digits, layout->is.reset);
	if (layout->is.reset_known != 0 && layout->is.reset_known != UINT64_MAX >> (64 - layout->width)) {
		doc_text(doc, ", of which the bits ");
		doc_format(doc, DOC_CODE, "0x%" PRIx64, layout->is.reset_known);
		doc_text(doc, " are known");
	}
	doc_end(doc);
	if (layout->is.write_base != 0) {
		doc_fact(doc, "A write begins with");
		doc_format(doc, DOC_CODE, "0x%0*" PRIx64, (int)digits, layout->is.write_base);
		doc_end(doc);
	}
}

static void put_names(struct doc *doc, const struct reg *reg)
{
	if (reg->names.count > 1)
		doc_fact_codes(doc, "Names", &reg->names);
	doc_fact_codes(doc, "Also called", &reg->is.aliases);
}

static void put_count(struct doc *doc, const struct box *box, const struct reg *reg)
{
	doc_fact(doc, "How many");
	if (reg->is_array)
		doc_format(doc, DOC_PLAIN, "%u in each of ", reg->count);
	else
		doc_text(doc, "one in each of ");
	doc_format(doc, DOC_PLAIN, "%u instance%s of the box, on the largest part", box->instances,
		   box->instances == 1 ? "" : "s");
	doc_end(doc);
}

static void put_head(struct doc *doc, const struct box *box, const struct reg *reg)
{
	struct text path = { 0 };

	text_join(&path, box->id, ".", reg->id);
	doc_lead(doc, reg->is.text);
	doc_facts(doc);
	doc_fact_code(doc, "In commands and C", text_string(&path));
	put_names(doc, reg);
	doc_fact(doc, "First address");
	site_address(doc, box, reg, 0, 0);
	doc_end(doc);
	put_count(doc, box, reg);
	put_layout(doc, reg);
	about_origin(doc, &reg->about);
	doc_end(doc);
	text_free(&path);
}

/* ---- the fields ---- */

/* A cell with a word that a reader may have to look up. */
static void put_access(struct doc *doc, const struct field *field)
{
	doc_cell(doc, NULL);
	doc_term(doc, access_words[field->is.access], access_helps[field->is.access]);
	doc_end(doc);
}

static void put_reserved(struct doc *doc, const struct field *field, uint64_t *seen)
{
	doc_row(doc);
	put_bits(doc, field, seen);
	doc_cell(doc, "muted");
	doc_text(doc, field_is_untold(field) ? "unknown" : "reserved");
	doc_end(doc);
	if (field_is_untold(field))
		put_access(doc, field);
	else
		doc_cell_text(doc, NULL);
	doc_cell_text(doc, NULL);
	doc_cell_text(doc, write_rule(field));
	doc_end(doc);
}

static void put_row(struct doc *doc, const struct field *field, uint64_t *seen)
{
	doc_row(doc);
	put_bits(doc, field, seen);
	doc_cell(doc, NULL);
	doc_link_here(doc, field->id, DOC_CODE, field->id);
	doc_end(doc);
	put_access(doc, field);
	doc_cell(doc, NULL);
	if (field->has_reset)
		doc_format(doc, DOC_PLAIN, "0x%" PRIx64, field->reset);
	doc_end(doc);
	doc_cell_text(doc, field->about.text != NULL ? field->about.text : field->is.name);
	doc_end(doc);
}

static void put_bits_section(struct doc *doc, const struct reg *reg)
{
	const struct layout *layout = reg->is.layout;
	uint64_t seen = 0;

	doc_section(doc, "bits", "Bits");
	doc_figure(doc, NULL, NULL);
	doc_drawing(doc, &(struct doc_bits){ .layout = layout,
					     .label = "Bits of the register; the table below lists them" });
	doc_end(doc);
	doc_table(doc, "Bits of the register", "bits|field|access|reset|what it is");
	for (size_t i = 0; i < layout->is.field_count; i++)
		if (field_is_reserved(&layout->is.fields[i]))
			put_reserved(doc, &layout->is.fields[i], &seen);
		else
			put_row(doc, &layout->is.fields[i], &seen);
	doc_end(doc);
	doc_end(doc);
}

static void put_meaning(struct doc *doc, const struct value *value)
{
	doc_cell(doc, NULL);
	if (value->when_id != NULL)
		doc_format(doc, DOC_PLAIN, "(when %s) ", value->when_id);
	doc_text(doc, value->text);
	if (value->hertz != 0)
		doc_format(doc, DOC_PLAIN, " The clock runs at %u Hz.", value->hertz);
	doc_end(doc);
}

static void put_value(struct doc *doc, const struct field *field, const struct value *value)
{
	struct text id = { 0 };

	site_anchor_of_value(&id, field, value);
	doc_row_at(doc, text_string(&id));
	doc_cell(doc, "n");
	doc_format(doc, DOC_CODE, "0x%" PRIx64, value->value);
	if (value->is.mask != field_max(field)) {
		doc_text(doc, " of ");
		doc_format(doc, DOC_CODE, "0x%" PRIx64, value->is.mask);
	}
	doc_end(doc);
	doc_cell(doc, NULL);
	doc_code(doc, value->id);
	if (value->is.name != value->id) {
		doc_text(doc, " ");
		doc_text(doc, value->is.name);
	}
	doc_end(doc);
	put_meaning(doc, value);
	doc_end(doc);
	text_free(&id);
}

static void put_values(struct doc *doc, const struct field *field)
{
	struct text caption = { 0 };

	if (field->value_count == 0)
		return;
	text_join(&caption, "Values of ", field->id, "");
	doc_table(doc, text_string(&caption), "value|name|meaning");
	for (size_t i = 0; i < field->value_count; i++)
		put_value(doc, field, &field->values[i]);
	doc_end(doc);
	text_free(&caption);
}

static void put_other_field(struct doc *doc, const char *name, const struct field *field)
{
	if (field == NULL)
		return;
	doc_fact(doc, name);
	doc_link_here(doc, field->id, DOC_CODE, field->id);
	doc_end(doc);
}

static void put_number(struct doc *doc, const char *name, uint64_t number)
{
	doc_fact(doc, name);
	doc_format(doc, DOC_CODE, "0x%" PRIx64, number);
	doc_end(doc);
}

static void put_unit(struct doc *doc, const struct field *field)
{
	struct text amount = { 0 };

	add_amount(&amount, (double)field->scale, field->unit);
	doc_fact(doc, "In units of");
	doc_text(doc, text_string(&amount));
	doc_end(doc);
	text_free(&amount);
}

static void put_field_facts(struct doc *doc, const struct reg *reg, const struct field *field)
{
	doc_facts(doc);
	doc_fact(doc, "Access");
	doc_format(doc, DOC_PLAIN, "%s: %s", access_words[field->is.access], access_helps[field->is.access]);
	doc_end(doc);
	if (field->has_reset)
		put_number(doc, "After a reset", field->reset);
	if (field->by_default != 0)
		put_number(doc, "Unless you give another value", field->by_default);
	if (field->unit != NULL)
		put_unit(doc, field);
	if (field->write != WRITE_FIELD)
		doc_fact_text(doc, "In writes", write_rule(field));
	doc_fact_text(doc, "Role", role_helps[field->role]);
	put_other_field(doc, "Part of", field->is.part_of);
	put_other_field(doc, "Needs", field->is.needs);
	put_other_field(doc, "By", field->is.by);
	for (size_t i = 0; i < field->about.aliases.count; i++)
		doc_fact_code(doc, "Also called", field->about.aliases.at[i]);
	if (!about_same_origin(&field->about, &reg->about))
		about_origin(doc, &field->about);
	doc_end(doc);
}

static void put_name(struct doc *doc, const struct field *field)
{
	if (field->is.name == field->id)
		return;
	doc_paragraph(doc);
	doc_aside(doc);
	doc_text(doc, field->is.name);
	doc_end(doc);
	doc_end(doc);
}

static void put_field(struct doc *doc, const struct site_box *of, const struct reg *reg, const struct field *field)
{
	const struct item item = { .platform = of->box->is.platform, .box = of->box, .reg = reg, .field = field };
	struct text title = { 0 };

	text_join(&title, field->id, field_width(field) == 1 ? " bit " : " bits ", spell_mask(field->bits).at);
	doc_article(doc, field->id, text_string(&title));
	text_free(&title);
	put_name(doc, field);
	doc_sentence(doc, field->about.text);
	put_values(doc, field);
	put_field_facts(doc, reg, field);
	about_disputes(doc, &item, true);
	site_symbols(doc, of, &item);
	doc_end(doc);
}

static void put_fields(struct site_page *page, const struct site_box *of, const struct reg *reg)
{
	const struct layout *layout = reg->is.layout;
	bool any = false;

	for (size_t i = 0; i < layout->is.field_count; i++) {
		if (field_is_reserved(&layout->is.fields[i]))
			continue;
		if (!any) {
			doc_section(&page->doc, "fields", "Fields");
			doc_sentence(
				&page->doc,
				"Source and evidence are those of the register, except where a field has its own.");
		}
		any = true;
		put_field(&page->doc, of, reg, &layout->is.fields[i]);
	}
	if (any)
		doc_end(&page->doc);
}

/* ---- what uses it ---- */

static bool needs(const struct filter *filters, size_t count, const struct reg *reg)
{
	for (size_t i = 0; i < count; i++)
		if (filters[i].is.ref.reg == reg)
			return true;
	return false;
}

static void put_event_link(struct doc *doc, const struct box *box, const struct event *event, bool first)
{
	if (first) {
		doc_section(doc, "events", "Events that need it");
		doc_list(doc, "names");
	}
	doc_item(doc);
	doc_link(doc, &(struct item){ .platform = box->is.platform, .box = box, .event = event }, DOC_PLAIN,
		 event->name);
	doc_end(doc);
}

/* Lists the events with a filter in the register. */
static void put_events(struct site_page *page, const struct box *box, const struct reg *reg)
{
	bool first = true;

	for (size_t i = 0; box->events != NULL && i < box->events->count; i++) {
		const struct event *event = &box->events->at[i];
		bool found = needs(event->filters, event->filter_count, reg);

		for (size_t u = 0; u < event->umask_count && !found; u++)
			found = needs(event->umasks[u].filters, event->umasks[u].filter_count, reg);
		if (!found)
			continue;
		put_event_link(&page->doc, box, event, first);
		first = false;
	}
	if (first)
		return;
	doc_end(&page->doc);
	doc_end(&page->doc);
}

static void put_commands(struct site_page *page, const struct site_box *of, const struct reg *reg)
{
	const char *platform = of->box->is.platform->id, *box = of->box->id;
	struct text command = { 0 };

	doc_section(&page->doc, "use", "To copy");
	text_printf(&command, "uncore show -p %s %s.%s\nuncore decode -p %s %s.%s 0x%" PRIx64, platform, box, reg->id,
		    platform, box, reg->id, reg->is.layout->is.reset);
	site_copy(page->out, text_string(&command));
	text_free(&command);
	site_symbols(&page->doc, of, &(struct item){ .reg = reg });
	doc_end(&page->doc);
}

void site_register_page(const struct site_box *of, const struct reg *reg)
{
	const struct box *box = of->box;
	const struct item item = { .platform = box->is.platform, .box = box, .reg = reg };
	struct text url = { 0 }, title = { 0 };
	struct site_page page;

	site_url_of_register(&url, box, reg);
	text_join(&title, reg->is.shown, ": register of ", box->is.platform->id);
	text_join(&title, " ", box->id, "");
	page = site_open_in(of->site, box->is.platform, box, text_string(&url), text_string(&title));
	text_free(&url);
	text_free(&title);
	put_head(&page.doc, box, reg);
	put_bits_section(&page.doc, reg);
	about_disputes(&page.doc, &item, true);
	about_errata(&page.doc, &item);
	put_fields(&page, of, reg);
	site_addresses(&page.doc, box, reg);
	put_events(&page, box, reg);
	put_commands(&page, of, reg);
	site_page_end(&page);
}
