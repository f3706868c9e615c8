/* SPDX-License-Identifier: MIT */
/* uncore report: chooses units, prefixes and round ticks, and writes numbers. */
#include "cli/report/scale.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/html.h"

/* ---- units ---- */

struct shown_unit shown_unit(const char *unit)
{
	static const struct shown_unit units[] = {
		{ "events", "events/s", "events", 1, true, true },
		{ "bytes", "B/s", "B", 1, true, true },
		{ "megabytes", "B", "B", 1e6, false, true },
		{ "percent", "%", "%", 1, false, false },
		{ "ratio", "", "", 1, false, false },
		{ "entries", "entries", "entries", 1, false, false },
		{ "seconds", "s", "s", 1, false, true },
		{ "cycles", "cycles", "cycles", 1, false, true },
		{ "cycles/seconds", "Hz", "Hz", 1, false, true },
		{ "gigatransfers", "T", "T", 1e9, false, true },
		{ "gigatransfers/seconds", "T/s", "T/s", 1e9, false, true },
	};

	for (unsigned at = 0; at < sizeof units / sizeof units[0]; at++)
		if (strcmp(units[at].unit, unit) == 0)
			return units[at];
	return (struct shown_unit){ unit, unit, unit, 1, false, true };
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
	/* A thousandth of an event or a byte does not exist; of a second it does. */
	for (; at > 0 && strcmp(unit->unit, "seconds") == 0 && fabs(largest) / scale.divisor < 0.99995; at--)
		scale.divisor /= 1000;
	snprintf(scale.prefix, sizeof scale.prefix, "%s", prefixes[at]);
	return scale;
}

void add_shown_unit(struct text *text, const struct scale *scale, const char *symbol)
{
	/* "M cycles", but "GB". */
	bool is_word = strlen(symbol) > 4;

	text_join(text, scale->prefix, is_word && scale->prefix[0] != '\0' ? " " : "", symbol);
}

void add_shown_number(struct text *text, double number)
{
	double size = fabs(number);
	int decimals = size >= 1000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : 3;

	if (size > 0 && size < 0.0005)
		text_printf(text, "%.2g", number);
	else
		text_printf(text, "%.*f", decimals, number);
}

void html_shown_unit(struct text *out, const struct scale *scale, const char *symbol)
{
	struct text unit = { 0 };

	add_shown_unit(&unit, scale, symbol);
	html_text(out, text_string(&unit));
	text_free(&unit);
}

/* ---- ticks ---- */

struct ticks round_ticks(double low, double high, unsigned about)
{
	static const double steps[] = { 1, 2, 2.5, 5, 10 };
	double least = (high - low) / about, power, step = 1;
	struct ticks ticks;

	if (!(least > 0))
		return (struct ticks){ low, 1, 2 };
	power = pow(10, floor(log10(least)));
	for (unsigned at = 0; at < sizeof steps / sizeof steps[0]; at++) {
		step = steps[at] * power;
		if (step >= least * 0.999)
			break;
	}
	ticks.step = step;
	ticks.first = floor(low / step + 1e-9) * step;
	ticks.count = (unsigned)ceil((high - ticks.first) / step - 1e-9) + 1;
	return ticks;
}

struct ticks time_ticks(double end, unsigned about)
{
	static const double steps[] = { 1,    2,    5,    10,   15,    20,    30,    60,    120,    300,    600,   900,
					1200, 1800, 3600, 7200, 10800, 21600, 43200, 86400, 172800, 432000, 864000 };
	double least = end / about;
	struct ticks ticks = { 0, 1, 2 };

	if (least < 1)
		ticks = round_ticks(0, end, about);
	for (unsigned at = 0; at < sizeof steps / sizeof steps[0] && least >= 1; at++) {
		ticks.step = steps[at];
		if (ticks.step >= least * 0.999)
			break;
	}
	if (ticks.step < least * 0.999)
		ticks = round_ticks(0, end, about);
	/* A time axis ends with the run, not with a tick. */
	ticks.count = (unsigned)floor(end / ticks.step + 1e-9) + 1;
	return ticks;
}

/* ---- times ---- */

#define MINUTE 60
#define HOUR 3600
/* An axis up to this long counts in seconds. */
#define SECONDS_AXIS 180

void add_shown_time(struct text *text, double seconds, double end)
{
	unsigned long long whole = (unsigned long long)(seconds + 0.5);

	if (end <= SECONDS_AXIS)
		text_printf(text, "%.6g", seconds);
	else if (end < HOUR)
		text_printf(text, "%llu:%02llu", whole / MINUTE, whole % MINUTE);
	else
		text_printf(text, "%llu:%02llu:%02llu", whole / HOUR, whole / MINUTE % MINUTE, whole % MINUTE);
}

const char *time_unit(double end)
{
	return end <= SECONDS_AXIS ? "s" : end < HOUR ? "min:s" : "h:min:s";
}

void add_shown_length(struct text *text, double seconds)
{
	unsigned long long whole = (unsigned long long)(seconds + 0.5);

	if (seconds < SECONDS_AXIS)
		text_printf(text, "%.4g s", seconds);
	else if (seconds < HOUR)
		text_printf(text, "%llu min %llu s", whole / MINUTE, whole % MINUTE);
	else
		text_printf(text, "%llu h %llu min", whole / HOUR, whole / MINUTE % MINUTE);
}
