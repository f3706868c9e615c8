/* SPDX-License-Identifier: MIT */
/* Judges how much of a group's limit is used. */
#include "cli/stat/table/limits.h"

#include <math.h>
#include <string.h>

#include "base/numbers.h"
#include "json/measured.h"

bool is_limit_of(const struct uncore_group_row *group, uint16_t metric)
{
	return group->limit != UNCORE_NO_INDEX && group->limit == metric;
}

bool is_limited_in(const struct uncore_group_row *group, uint16_t metric)
{
	return group->limited != UNCORE_NO_INDEX && group->limited == metric;
}

double limit_percent(const struct uncore_tables *tables, const struct uncore_group_row *group, double value)
{
	const char *unit = uncore_text(tables, uncore_metrics(tables)[group->limit].unit);

	return strcmp(unit, "percent") == 0 ? value : value * 100;
}

const char *limit_verdict(const struct uncore_group_row *group, double percent)
{
	return limit_verdict_words[percent >= group->near ? 0 : percent >= group->half ? 1 : 2];
}

double possible_transfers(const struct uncore_group_row *group, double amount, double percent, double instances)
{
	return group->transfer != 0 && percent > 0 && instances > 0 ?
		       amount / (percent / 100) / instances / group->transfer :
		       NAN;
}

void add_limit(struct text *text, double percent, const struct limited_amount *limited)
{
	struct shown_unit shown;
	struct scale scale;
	double amount;

	text_printf(text, "%.1f %% of what is possible", percent);
	if (!isnan(limited->transfers))
		text_printf(text, " at %.0f MT/s", limited->transfers / 1e6);
	if (isnan(limited->amount) || !(percent > 0))
		return;
	shown = shown_unit(limited->unit);
	amount = limited->amount * shown.factor / (percent / 100);
	scale = scale_for(&shown, amount);
	text_printf(text, ", %.1f ", amount / scale.divisor);
	add_shown_unit(text, &scale, shown.symbol);
}
