/* SPDX-License-Identifier: MIT */
/* A register as a drawing: one box for each field, 32 bits a row, the highest bit at the left. */
#include <string.h>

#include "diff/html.h"

enum { BIT = 20, ROW_BITS = 32, BOX_TOP = 14, BOX_HEIGHT = 62, ROW_HEIGHT = 84, CHAR_WIDTH = 7 };

struct drawing {
	struct out *out;
	unsigned top_bit; /* of the row */
	unsigned y;
};

/* What fits, with an ellipsis where something is left out; the whole stands in the tooltip. */
static void put_fitting(struct out *out, const char *name, size_t room)
{
	char text[ROW_BITS * BIT / CHAR_WIDTH + 1];
	size_t length = strlen(name);

	if (length <= room) {
		html_text(out, name);
		return;
	}
	length = room > 1 ? room - 1 : 0;
	memcpy(text, name, length);
	text[length] = '\0';
	html_text(out, text);
	out_text(out, "\xe2\x80\xa6");
}

static void put_name(struct drawing *drawing, const char *name, unsigned x, unsigned width)
{
	struct out *out = drawing->out;
	unsigned middle_x = x + width / 2, middle_y = drawing->y + BOX_TOP + BOX_HEIGHT / 2;
	size_t room = width / CHAR_WIDTH;

	if (strlen(name) <= room || width >= BOX_HEIGHT) {
		out_printf(out, "<text x=\"%u\" y=\"%u\" class=\"n\">", middle_x, middle_y + 4);
		put_fitting(out, name, room);
	} else {
		out_printf(out, "<text x=\"%u\" y=\"%u\" class=\"n\" transform=\"rotate(-90 %u %u)\">", middle_x,
			   middle_y + 4, middle_x, middle_y);
		put_fitting(out, name, BOX_HEIGHT / CHAR_WIDTH);
	}
	out_text(out, "</text>");
}

static void put_bit_numbers(struct drawing *drawing, unsigned hi, unsigned lo, unsigned x, unsigned width)
{
	if (hi == lo) {
		out_printf(drawing->out, "<text x=\"%u\" y=\"%u\" class=\"b\">%u</text>", x + width / 2,
			   drawing->y + 10, hi);
		return;
	}
	out_printf(drawing->out, "<text x=\"%u\" y=\"%u\" class=\"b\">%u</text>", x + BIT / 2, drawing->y + 10, hi);
	out_printf(drawing->out, "<text x=\"%u\" y=\"%u\" class=\"b\">%u</text>", x + width - BIT / 2, drawing->y + 10,
		   lo);
}

static void put_field(struct drawing *drawing, const struct field *field, const char *mark)
{
	struct out *out = drawing->out;
	unsigned bottom = drawing->top_bit >= ROW_BITS ? drawing->top_bit - (ROW_BITS - 1) : 0;
	unsigned hi = field->hi < drawing->top_bit ? field->hi : drawing->top_bit;
	unsigned lo = field->lo > bottom ? field->lo : bottom;
	unsigned x = (drawing->top_bit - hi) * BIT, width = (hi - lo + 1) * BIT;

	out_printf(out, "<g class=\"%s\"><title>", mark != NULL ? mark : field_is_reserved(field) ? "rsv" : "same");
	html_text(out, field_is_reserved(field) ? "reserved" : field->id);
	out_printf(out, " [%u:%u]</title><rect x=\"%u\" y=\"%u\" width=\"%u\" height=\"%d\"/>", field->hi, field->lo, x,
		   drawing->y + BOX_TOP, width, BOX_HEIGHT);
	put_bit_numbers(drawing, hi, lo, x, width);
	if (!field_is_reserved(field))
		put_name(drawing, field->id, x, width);
	out_text(out, "</g>");
}

void svg_bits(struct out *out, const struct layout *layout, const char *label, mark_field *mark, const void *context)
{
	unsigned columns = layout->width < ROW_BITS ? layout->width : ROW_BITS;
	unsigned rows = (layout->width + ROW_BITS - 1) / ROW_BITS;

	out_printf(out, "<svg viewBox=\"-1 0 %u %u\" width=\"%u\" role=\"img\" aria-label=\"", columns * BIT + 2,
		   rows * ROW_HEIGHT, columns * BIT + 2);
	html_text(out, label);
	out_text(out, "\">");
	for (unsigned row = 0; row < rows; row++) {
		struct drawing drawing = { out, layout->width - 1 - row * ROW_BITS, row * ROW_HEIGHT };

		for (size_t i = 0; i < layout->field_count; i++) {
			const struct field *field = &layout->fields[i];
			unsigned top = drawing.top_bit, bottom = top >= ROW_BITS ? top - (ROW_BITS - 1) : 0;

			if (field->part_of == NULL && field->lo <= top && field->hi >= bottom)
				put_field(&drawing, field, mark(context, field));
		}
	}
	out_text(out, "</svg>");
}
