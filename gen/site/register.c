/* SPDX-License-Identifier: MIT */
/* Writes the page of a register: its addresses, its bits, its fields. */
#include <inttypes.h>

#include "draw/bit_drawing.h"
#include "site/parts.h"

static void put_bits(struct text *out, const struct field *field)
{
	text_add(out, spell_mask(field->bits).at);
}

/* Gives each bit an address, "bit-17": of reserved ones too. Where fields overlap, the first has it. */
static void put_bits_cell(struct text *out, const struct field *field, uint64_t *seen)
{
	text_add(out, "<tr><td class=\"n\">");
	for (unsigned bit = 64; bit-- > 0;)
		if (((field->bits & ~*seen) >> bit & 1) != 0)
			text_printf(out, "<span id=\"bit-%u\"></span>", bit);
	put_bits(out, field);
	*seen |= field->bits;
}

static const char *write_rule(const struct field *field)
{
	static const char *const rules[] = { "as given", "write 0", "write 1", "ignored",
					     "no source gives a rule; the reset value is written" };

	return rules[field->write];
}

/* ---- the head ---- */

static void put_layout(struct site_page *page, const struct reg *reg)
{
	const struct layout *layout = reg->is.layout;
	unsigned digits = layout->width / 4;

	doc_fact(&page->doc, "Width");
	text_printf(page->out, "%u bits", layout->width);
	doc_end(&page->doc);
	doc_fact(&page->doc, "After a reset");
	if (layout->is.reset_known == 0)
		text_add(page->out, "not known");
	else
		text_printf(page->out, "<code>0x%0*" PRIx64 "</code>", (int)digits, layout->is.reset);
	if (layout->is.reset_known != 0 && layout->is.reset_known != UINT64_MAX >> (64 - layout->width))
		text_printf(page->out, ", of which the bits <code>0x%" PRIx64 "</code> are known",
			    layout->is.reset_known);
	doc_end(&page->doc);
	if (layout->is.write_base != 0) {
		doc_fact(&page->doc, "A write begins with");
		text_printf(page->out, "<code>0x%0*" PRIx64 "</code>", (int)digits, layout->is.write_base);
		doc_end(&page->doc);
	}
}

static void put_names(struct site_page *page, const struct reg *reg)
{
	if (reg->names.count > 1)
		doc_fact_codes(&page->doc, "Names", &reg->names);
	doc_fact_codes(&page->doc, "Also called", &reg->about.aliases);
}

static void put_count(struct site_page *page, const struct box *box, const struct reg *reg)
{
	doc_fact(&page->doc, "How many");
	if (reg->is_array)
		text_printf(page->out, "%u in each of ", reg->count);
	else
		text_add(page->out, "one in each of ");
	text_printf(page->out, "%u instance%s of the box, on the largest part", box->instances,
		    box->instances == 1 ? "" : "s");
	doc_end(&page->doc);
}

static void put_head(struct site_page *page, const struct box *box, const struct reg *reg)
{
	struct text path = { 0 };

	text_join(&path, box->id, ".", reg->id);
	doc_lead(&page->doc, reg->is.text);
	doc_facts(&page->doc);
	doc_fact_code(&page->doc, "In commands and C", text_string(&path));
	put_names(page, reg);
	doc_fact(&page->doc, "First address");
	site_address(page->out, reg, 0, 0);
	doc_end(&page->doc);
	put_count(page, box, reg);
	put_layout(page, reg);
	about_origin(&page->doc, &reg->about);
	doc_end(&page->doc);
	text_free(&path);
}

/* ---- the fields ---- */

static void put_reserved(struct site_page *page, const struct field *field, uint64_t *seen)
{
	put_bits_cell(page->out, field, seen);
	if (field_is_untold(field))
		text_printf(page->out, "</td><td class=\"muted\">unknown</td><td title=\"%s\">%s",
			    access_helps[field->is.access], access_words[field->is.access]);
	else
		text_add(page->out, "</td><td class=\"muted\">reserved</td><td>");
	text_printf(page->out, "</td><td></td><td>%s</td></tr>\n", write_rule(field));
}

static void put_row(struct site_page *page, const struct field *field, uint64_t *seen)
{
	struct text *out = page->out;

	put_bits_cell(out, field, seen);
	text_join(out, "</td><td><a href=\"#", field->id, "\">");
	html_code(out, field->id);
	text_printf(out, "</a></td><td title=\"%s\">%s</td><td>", access_helps[field->is.access],
		    access_words[field->is.access]);
	if (field->has_reset)
		text_printf(out, "0x%" PRIx64, field->reset);
	text_add(out, "</td><td>");
	html_text(out, field->about.text != NULL ? field->about.text : field->is.name);
	text_add(out, "</td></tr>\n");
}

static void put_bits_section(struct site_page *page, const struct reg *reg)
{
	const struct layout *layout = reg->is.layout;
	uint64_t seen = 0;

	doc_section(&page->doc, "bits", "Bits");
	text_add(page->out,
		 "<figure><div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-label=\"Drawing of the "
		 "bits\">");
	svg_links(page->out, layout, "Bits of the register; the table below lists them");
	text_add(page->out, "</div></figure>\n");
	doc_table(&page->doc, "Bits of the register", "bits|field|access|reset|what it is");
	for (size_t i = 0; i < layout->is.field_count; i++)
		if (field_is_reserved(&layout->is.fields[i]))
			put_reserved(page, &layout->is.fields[i], &seen);
		else
			put_row(page, &layout->is.fields[i], &seen);
	doc_end(&page->doc);
	doc_end(&page->doc);
}

static void put_value(struct site_page *page, const struct field *field, const struct value *value)
{
	struct text *out = page->out;

	text_add(out, "<tr id=\"");
	site_anchor_of_value(out, field, value);
	text_printf(out, "\"><td class=\"n\"><code>0x%" PRIx64 "</code>", value->value);
	if (value->is.mask != field_max(field))
		text_printf(out, " of <code>0x%" PRIx64 "</code>", value->is.mask);
	text_add(out, "</td><td>");
	html_code(out, value->id);
	if (value->is.name != value->id) {
		text_add(out, " ");
		html_text(out, value->is.name);
	}
	text_add(out, "</td><td>");
	if (value->when_id != NULL)
		text_join(out, "(when ", value->when_id, ") ");
	html_text(out, value->text != NULL ? value->text : "");
	if (value->hertz != 0)
		text_printf(out, " The clock runs at %u Hz.", value->hertz);
	text_add(out, "</td></tr>\n");
}

static void put_values(struct site_page *page, const struct field *field)
{
	struct text caption = { 0 };

	if (field->value_count == 0)
		return;
	text_join(&caption, "Values of ", field->id, "");
	doc_table(&page->doc, text_string(&caption), "value|name|meaning");
	for (size_t i = 0; i < field->value_count; i++)
		put_value(page, field, &field->values[i]);
	doc_end(&page->doc);
	text_free(&caption);
}

static void put_other_field(struct site_page *page, const char *name, const struct field *field)
{
	if (field == NULL)
		return;
	doc_fact(&page->doc, name);
	text_join(page->out, "<a href=\"#", field->id, "\">");
	doc_code(&page->doc, field->id);
	text_add(page->out, "</a>");
	doc_end(&page->doc);
}

static void put_field_facts(struct site_page *page, const struct field *field)
{
	doc_facts(&page->doc);
	doc_fact(&page->doc, "Access");
	text_printf(page->out, "%s: ", access_words[field->is.access]);
	html_text(page->out, access_helps[field->is.access]);
	doc_end(&page->doc);
	if (field->has_reset) {
		doc_fact(&page->doc, "After a reset");
		text_printf(page->out, "<code>0x%" PRIx64 "</code>", field->reset);
		doc_end(&page->doc);
	}
	if (field->by_default != 0) {
		doc_fact(&page->doc, "Unless you give another value");
		text_printf(page->out, "<code>0x%" PRIx64 "</code>", field->by_default);
		doc_end(&page->doc);
	}
	if (field->write != WRITE_FIELD)
		doc_fact_text(&page->doc, "In writes", write_rule(field));
	doc_fact_text(&page->doc, "Role", role_helps[field->role]);
	put_other_field(page, "Part of", field->is.part_of);
	put_other_field(page, "Needs", field->is.needs);
	put_other_field(page, "By", field->is.by);
	for (size_t i = 0; i < field->about.aliases.count; i++)
		doc_fact_code(&page->doc, "Also called", field->about.aliases.at[i]);
	about_origin(&page->doc, &field->about);
	doc_end(&page->doc);
}

static void put_field(struct site_page *page, const struct site_box *of, const struct reg *reg,
		      const struct field *field)
{
	const struct item item = { .platform = of->box->is.platform, .box = of->box, .reg = reg, .field = field };

	text_join(page->out, "<article class=\"item\" id=\"", field->id, "\"><h3>");
	doc_code(&page->doc, field->id);
	text_add(page->out, field_width(field) == 1 ? " bit " : " bits ");
	put_bits(page->out, field);
	text_join(page->out, "<a class=\"here\" href=\"#", field->id, "\" aria-label=\"Link to ");
	text_join(page->out, field->id, "\">#</a></h3>\n", "");
	if (field->is.name != field->id) {
		text_add(page->out, "<p class=\"muted\">");
		html_text(page->out, field->is.name);
		text_add(page->out, "</p>\n");
	}
	doc_sentence(&page->doc, field->about.text);
	put_values(page, field);
	put_field_facts(page, field);
	about_disputes(&page->doc, &item, true);
	site_symbols(page, of, &item);
	text_add(page->out, "</article>\n");
}

static void put_fields(struct site_page *page, const struct site_box *of, const struct reg *reg)
{
	const struct layout *layout = reg->is.layout;
	bool any = false;

	for (size_t i = 0; i < layout->is.field_count; i++) {
		if (field_is_reserved(&layout->is.fields[i]))
			continue;
		if (!any)
			doc_section(&page->doc, "fields", "Fields");
		any = true;
		put_field(page, of, reg, &layout->is.fields[i]);
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
	site_symbols(page, of, &(struct item){ .reg = reg });
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
	put_head(&page, box, reg);
	put_bits_section(&page, reg);
	about_disputes(&page.doc, &item, true);
	about_errata(&page.doc, &item);
	put_fields(&page, of, reg);
	site_addresses(&page, box, reg);
	put_events(&page, box, reg);
	put_commands(&page, of, reg);
	site_page_end(&page);
}
