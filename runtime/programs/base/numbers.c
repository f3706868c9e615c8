/* SPDX-License-Identifier: MIT */
/* Prints numbers of measurements for people, and chooses their units and prefixes. */
#include "base/numbers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

bool has_rate(const char *unit)
{
	return shown_unit(unit).is_rate;
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
		text_char(text, '-');
		at = 1;
	}
	whole = strcspn(digits + at, ".");
	for (size_t each = 0; each < whole; each++) {
		if (each != 0 && (whole - each) % 3 == 0)
			text_char(text, ',');
		text_char(text, digits[at + each]);
	}
	text_add(text, digits + at + whole);
}

struct shown_unit shown_unit(const char *unit)
{
	static const struct shown_unit units[] = {
		{ "events", "events/s", "events", "/s", 1, true, true },
		{ "bytes", "B/s", "B", "B/s", 1, true, true },
		{ "megabytes", "B", "B", "B", 1e6, false, true },
		{ "nanojoules", "W", "J", "W", 1e-9, true, true },
		{ "percent", "%", "%", "%", 1, false, false },
		{ "ratio", "", "", "", 1, false, false },
		{ "entries", "entries", "entries", "entries", 1, false, false },
		{ "seconds", "s", "s", "s", 1, false, true },
		{ "cycles", "cycles", "cycles", "cycles", 1, false, true },
		{ "cycles/seconds", "Hz", "Hz", "Hz", 1, false, true },
		{ "gigatransfers", "T", "T", "T", 1e9, false, true },
		{ "gigatransfers/seconds", "T/s", "T/s", "T/s", 1e9, false, true },
	};

	for (unsigned at = 0; at < sizeof units / sizeof units[0]; at++)
		if (strcmp(units[at].unit, unit) == 0)
			return units[at];
	return (struct shown_unit){ unit, unit, unit, unit, 1, false, true };
}

struct scale scale_for(const struct shown_unit *unit, double largest)
{
	static const char *const prefixes[] = { "n", "\xc2\xb5", "m", "", "k", "M", "G", "T", "P", "E" };
	enum { NONE = 3, LAST = sizeof prefixes / sizeof prefixes[0] - 1 };
	unsigned at = NONE;
	struct scale scale = { .divisor = 1 };

	if (!unit->has_prefix || !(fabs(largest) > 0))
		return scale;
	for (; at < LAST && fabs(largest) / scale.divisor >= 999.95; at++)
		scale.divisor *= 1000;
	/* A thousandth of an event or a byte does not exist; of a second or a joule it does. */
	for (; at > 0 && (strcmp(unit->unit, "seconds") == 0 || unit->factor < 1) &&
	       fabs(largest) / scale.divisor < 0.99995;
	     at--)
		scale.divisor /= 1000;
	snprintf(scale.prefix, sizeof scale.prefix, "%s", prefixes[at]);
	return scale;
}

#define LEAST_SHARED 0.001

bool shares_scale(double largest, const struct scale *wider)
{
	return !(largest > 0 && largest < wider->divisor * LEAST_SHARED);
}

void add_table_number(struct text *text, double number, bool has_prefix)
{
	double size = fabs(number);

	if (number == 0 || size >= (has_prefix ? 0.1 : 0.005))
		add_grouped(text, number, 2);
	else if (size >= LEAST_SHARED)
		add_grouped(text, number, size >= 0.01 ? 3 : 4);
	else
		text_printf(text, "%.2g", number);
}

void add_shown_unit(struct text *text, const struct scale *scale, const char *symbol)
{
	/* "M cycles", but "GB". */
	bool is_word = strlen(symbol) > 4;

	text_join(text, scale->prefix, is_word && scale->prefix[0] != '\0' ? " " : "", symbol);
}

void add_amount(struct text *text, double number, const char *unit)
{
	struct shown_unit shown = shown_unit(unit);
	struct scale scale = scale_for(&shown, number * shown.factor);

	text_printf(text, "%.4g", number * shown.factor / scale.divisor);
	if (shown.base[0] == '\0' && scale.prefix[0] == '\0')
		return;
	text_char(text, ' ');
	add_shown_unit(text, &scale, shown.base);
}
