/* SPDX-License-Identifier: MIT */
/* Draws a register: one box for each field, 32 bits a row, the highest bit on the left. */
#include "draw/bit_drawing.h"

#include <string.h>

#include "base/html.h"

enum { BIT = 20, ROW_BITS = 32, BOX_TOP = 14, BOX_HEIGHT_MIN = 34, BELOW_BOX = 8, CHAR_WIDTH = 8, MARGIN = 6 };

struct drawing {
	struct text *out;
	unsigned top_bit; /* of the drawing's row */
	unsigned y;
	unsigned height; /* of the boxes: the longest turned name fits */
	bool links;      /* each field leads to the anchor with its id */
};

/* The bits of a field that are in the row. */
struct span {
	unsigned hi, lo;
};

/* The bits of the row that the field has; a part is drawn by its field. */
static uint64_t bits_in_row(const struct field *field, unsigned top)
{
	unsigned bottom = top >= ROW_BITS ? top - (ROW_BITS - 1) : 0;

	return field->is.part_of != NULL ? 0 : field->bits & (UINT64_MAX >> (63 - top)) & (UINT64_MAX << bottom);
}

/* Takes the highest piece off the bits. */
static struct span next_piece(uint64_t *bits)
{
	unsigned hi = 63 - (unsigned)__builtin_clzll(*bits), lo = hi;

	while (lo > 0 && *bits >> (lo - 1) & 1)
		lo--;
	*bits &= (UINT64_C(1) << lo) - 1;
	return (struct span){ hi, lo };
}

static bool fits_across(const char *name, unsigned width)
{
	return strlen(name) * CHAR_WIDTH + MARGIN <= width;
}

/*
 * The height of a row. A name that is too wide for its bits is turned, never cut, and the row is as high as the longest
 * of these.
 */
static unsigned row_height(const struct layout *layout, unsigned top)
{
	size_t height = BOX_HEIGHT_MIN;

	for (size_t i = 0; i < layout->is.field_count; i++) {
		const struct field *field = &layout->is.fields[i];
		uint64_t bits = field_is_reserved(field) ? 0 : bits_in_row(field, top);

		while (bits != 0) {
			struct span span = next_piece(&bits);
			size_t needed = strlen(field->id) * CHAR_WIDTH + MARGIN;

			if (!fits_across(field->id, (span.hi - span.lo + 1) * BIT) && needed > height)
				height = needed;
		}
	}
	return (unsigned)height;
}

static void put_name(struct drawing *drawing, const char *name, unsigned x, unsigned width)
{
	struct text *out = drawing->out;
	unsigned middle_x = x + width / 2, middle_y = drawing->y + BOX_TOP + drawing->height / 2;

	text_printf(out, "<text x=\"%u\" y=\"%u\" class=\"n\"", middle_x, middle_y + 4);
	if (!fits_across(name, width))
		text_printf(out, " transform=\"rotate(-90 %u %u)\"", middle_x, middle_y);
	text_char(out, '>');
	html_text(out, name);
	text_add(out, "</text>");
}

static void put_bit_numbers(struct drawing *drawing, unsigned hi, unsigned lo, unsigned x, unsigned width)
{
	if (hi == lo) {
		text_printf(drawing->out, "<text x=\"%u\" y=\"%u\" class=\"b\">%u</text>", x + width / 2,
			    drawing->y + 10, hi);
		return;
	}
	text_printf(drawing->out, "<text x=\"%u\" y=\"%u\" class=\"b\">%u</text>", x + BIT / 2, drawing->y + 10, hi);
	text_printf(drawing->out, "<text x=\"%u\" y=\"%u\" class=\"b\">%u</text>", x + width - BIT / 2, drawing->y + 10,
		    lo);
}

static void put_piece(struct drawing *drawing, const struct field *field, struct span span, const char *mark)
{
	struct text *out = drawing->out;
	unsigned x = (drawing->top_bit - span.hi) * BIT, width = (span.hi - span.lo + 1) * BIT;

	bool leads = drawing->links && !field_is_reserved(field);

	if (leads)
		text_join(out, "<a href=\"#", field->id, "\">");
	text_printf(out, "<g class=\"%s\"><title>", mark != NULL ? mark : field_is_reserved(field) ? "rsv" : "same");
	html_text(out, !field_is_reserved(field) ? field->id : field_is_untold(field) ? "unknown" : "reserved");
	if (field_is_in_pieces(field))
		text_printf(out, " [%s]", spell_mask(field->bits).at);
	else
		text_printf(out, " [%u:%u]", field_hi(field), field_lo(field));
	text_printf(out, "</title><rect x=\"%u\" y=\"%u\" width=\"%u\" height=\"%u\"/>", x, drawing->y + BOX_TOP, width,
		    drawing->height);
	put_bit_numbers(drawing, span.hi, span.lo, x, width);
	if (!field_is_reserved(field))
		put_name(drawing, field->id, x, width);
	text_add(out, leads ? "</g></a>" : "</g>");
}

static void put_field(struct drawing *drawing, const struct field *field, const char *mark)
{
	uint64_t bits = bits_in_row(field, drawing->top_bit);

	while (bits != 0)
		put_piece(drawing, field, next_piece(&bits), mark);
}

/* How the drawing begins, and what marks its fields. */
struct look {
	const char *label, *head, *style; /* only a file needs head and style */
	mark_field *mark;
	const void *context;
	bool links;
};

static unsigned put_rows(struct text *rows, const struct layout *layout, const struct look *look)
{
	struct drawing drawing = { .out = rows, .links = look->links };

	for (unsigned done = 0; done < layout->width; done += ROW_BITS) {
		drawing.top_bit = layout->width - 1 - done;
		drawing.height = row_height(layout, drawing.top_bit);
		for (size_t i = 0; i < layout->is.field_count; i++)
			put_field(&drawing, &layout->is.fields[i], look->mark(look->context, &layout->is.fields[i]));
		drawing.y += BOX_TOP + drawing.height + BELOW_BOX;
	}
	return drawing.y;
}

/* With links in it, the drawing is a group of these for a screen reader, else one picture. */
static void put_svg(struct text *out, const struct layout *layout, const struct look *look)
{
	unsigned columns = layout->width < ROW_BITS ? layout->width : ROW_BITS;
	struct text rows = { 0 };
	unsigned height = put_rows(&rows, layout, look);

	text_printf(out, "<svg %sviewBox=\"-1 0 %u %u\" width=\"%u\" role=\"%s\" aria-label=\"", look->head,
		    columns * BIT + 2, height, columns * BIT + 2, look->links ? "group" : "img");
	html_text(out, look->label);
	text_printf(out, "\">%s", look->style);
	text_bytes(out, rows.at, rows.length);
	text_add(out, "</svg>");
	text_free(&rows);
}

void svg_bits(struct text *out, const struct layout *layout, const char *label, mark_field *mark, const void *context)
{
	put_svg(out, layout, &(struct look){ label, "", "", mark, context, false });
}

static const char svg_style[] =
	"<style>rect{fill:#e3ecfa;stroke:#5d6672}.rsv rect{fill:#f6f7f9;stroke-dasharray:3 3}"
	"text{text-anchor:middle;fill:#1d2127;font:12px ui-monospace,monospace}text.b{font-size:9px;fill:#5d6672}"
	"@media(prefers-color-scheme:dark){rect{fill:#26364f;stroke:#9aa4b2}.rsv rect{fill:#191d23}"
	"text{fill:#e4e7ec}text.b{fill:#9aa4b2}}</style>";

static const char *mark_none(const void *context, const struct field *field)
{
	(void)context;
	(void)field;
	return NULL;
}

void svg_links(struct text *out, const struct layout *layout, const char *label)
{
	put_svg(out, layout, &(struct look){ label, "", "", mark_none, NULL, true });
}

void svg_register(struct text *out, const struct layout *layout, const char *label)
{
	put_svg(out, layout,
		&(struct look){ label, "xmlns=\"http://www.w3.org/2000/svg\" ", svg_style, mark_none, NULL, false });
	text_char(out, '\n');
}
