/* SPDX-License-Identifier: MIT */
/* Writes a cell of a table in Markdown. */
#include "emit/page/page.h"

void page_cell(struct text *out, const char *text)
{
	for (; text != NULL && *text != '\0'; text++) {
		if (*text == '|')
			text_char(out, '\\');
		text_char(out, *text);
	}
}
