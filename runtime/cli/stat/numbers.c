/* SPDX-License-Identifier: MIT */
/* Prints numbers of measurements for people. */
#include "cli/stat/numbers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

bool has_rate(const char *unit)
{
	return strcmp(unit, "events") == 0 || strcmp(unit, "bytes") == 0;
}

void add_scaled(struct text *text, double number)
{
	static const char steps[] = " kMGTPE";
	unsigned step = 0;

	for (; fabs(number) >= 999.5 && step + 2 < sizeof(steps); step++)
		number /= 1000;
	text_printf(text, "%.*f %c", fabs(number) < 10 ? 2 : fabs(number) < 100 ? 1 : 0, number, steps[step]);
	if (step == 0)
		text_cut(text, text->length - 2);
}

void add_grouped(struct text *text, double number, int decimals)
{
	char digits[64];
	size_t whole, at = 0;

	snprintf(digits, sizeof(digits), "%.*f", decimals, number);
	if (digits[0] == '-') {
		text_printf(text, "-");
		at = 1;
	}
	whole = strcspn(digits + at, ".");
	for (size_t each = 0; each < whole; each++) {
		if (each != 0 && (whole - each) % 3 == 0)
			text_printf(text, ",");
		text_printf(text, "%c", digits[at + each]);
	}
	text_printf(text, "%s", digits + at + whole);
}
