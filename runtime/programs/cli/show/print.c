/* SPDX-License-Identifier: MIT */
/* uncore show: prints the parts that all pages have. */
#include <stdio.h>

#include "cli/show/show.h"

enum { LABEL_WIDTH = 14 };

void print_title(const struct uncore_tables *tables, const char *name, const char *what)
{
	printf("%s%s%s  %s, %s\n", bold(), name, plain(), what, platform_id(tables));
}

void print_heading(const char *text)
{
	printf("\n  %s%s%s\n", bold(), text, plain());
}

void print_item(const char *label, const char *text)
{
	if (text[0] == '\0')
		return;
	printf("  %-*s", LABEL_WIDTH, label);
	print_wrapped(LABEL_WIDTH + 2, LABEL_WIDTH + 2, text);
}

void print_item_and_free(const char *label, struct text *text)
{
	print_item(label, text_string(text));
	text_free(text);
}
