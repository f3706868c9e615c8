/* SPDX-License-Identifier: MIT */
/* Wraps words to lines. */
#include "base/grid/paragraph.h"

#include <stdbool.h>
#include <string.h>

enum { LINE_WIDTH = 100, LEAST_WIDTH = 24 };

/* The terminal's width, but not more than is easy to read, and enough for a few words after the indent. */
static size_t line_width(size_t indent, size_t terminal)
{
	size_t width = terminal == 0 || terminal > LINE_WIDTH ? LINE_WIDTH : terminal;

	return width < indent + LEAST_WIDTH ? indent + LEAST_WIDTH : width;
}

void add_paragraph(struct text *text, const char *words, size_t indent, size_t begun, size_t terminal)
{
	size_t column = begun == 0 ? indent : begun, width = line_width(indent, terminal);

	text_blanks(text, begun == 0 ? indent : 0);
	for (bool is_first = true; *words != '\0'; is_first = false) {
		size_t length = strcspn(words, " ");

		if (!is_first && column + 1 + length > width) {
			text_char(text, '\n');
			text_blanks(text, indent);
			column = indent;
		} else if (!is_first) {
			text_char(text, ' ');
			column++;
		}
		text_bytes(text, words, length);
		column += length;
		words += length;
		words += strspn(words, " ");
	}
	text_char(text, '\n');
}
