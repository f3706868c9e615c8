/* SPDX-License-Identifier: MIT */
/* uncore report: chooses round ticks, and writes numbers and units. */
#define _GNU_SOURCE
#include "cli/report/scale.h"

#include <math.h>
#include <time.h>

#include "base/html.h"

/* ---- numbers ---- */

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

struct ticks date_ticks(double begin, double end, unsigned about)
{
	struct ticks ticks = time_ticks(end, about);

	ticks.first = ceil(begin / ticks.step - 1e-9) * ticks.step - begin;
	ticks.count = ticks.first > end ? 0 : (unsigned)floor((end - ticks.first) / ticks.step + 1e-9) + 1;
	return ticks;
}

/* ---- times ---- */

#define MINUTE 60
#define HOUR 3600
#define DAY 86400
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
		text_printf(text, "%llu:%02llu", whole / HOUR, whole / MINUTE % MINUTE);
}

void add_shown_moment(struct text *text, double seconds)
{
	unsigned long long whole = (unsigned long long)(seconds + 0.5);

	text_printf(text, "%llu:%02llu:%02llu", whole / HOUR, whole / MINUTE % MINUTE, whole % MINUTE);
}

void add_shown_date(struct text *text, double seconds, double step)
{
	time_t whole = (time_t)(seconds + 0.5);
	struct tm date;
	char word[32];
	const char *format = whole % DAY == 0 ? "%m-%d" : step < MINUTE ? "%H:%M:%S" : "%H:%M";

	text_bytes(text, word, gmtime_r(&whole, &date) != NULL ? strftime(word, sizeof word, format, &date) : 0);
}

const char *time_unit(double end)
{
	return end <= SECONDS_AXIS ? "s" : end < HOUR ? "min:s" : "h:min";
}

/* "2 min 5 s", or "2 min" where the second number is 0. */
static void add_two(struct text *text, unsigned long long number, const char *unit, unsigned long long rest,
		    const char *rest_unit)
{
	text_printf(text, "%llu %s", number, unit);
	if (rest > 0)
		text_printf(text, " %llu %s", rest, rest_unit);
}

void add_shown_length(struct text *text, double seconds)
{
	unsigned long long whole = (unsigned long long)(seconds + 0.5);

	if (seconds < SECONDS_AXIS)
		text_printf(text, "%.4g s", seconds);
	else if (seconds < HOUR)
		add_two(text, whole / MINUTE, "min", whole % MINUTE, "s");
	else if (seconds < 3 * DAY)
		add_two(text, whole / HOUR, "h", whole / MINUTE % MINUTE, "min");
	else
		add_two(text, whole / DAY, "d", whole % DAY / HOUR, "h");
}
