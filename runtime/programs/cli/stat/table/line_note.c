/* SPDX-License-Identifier: MIT */
/* uncore stat: says what makes one value less than certain. */
#include "cli/stat/table/line_note.h"

#include "base/text.h"
#include "base/numbers.h"

/* All inputs were measured, but there is no result. */
static bool is_divided_by_zero(const struct stat_line *line)
{
	for (unsigned at = 0; at < line->row->item->request_count; at++) {
		if (line->values[at].state != UNCORE_VALUE_OK)
			return false;
	}
	return line->result.state == UNCORE_VALUE_NONE && line->runs <= 0;
}

static void add_reason(struct text *text, const char *reason)
{
	text_join(text, text->length != 0 ? ", " : "", reason, "");
}

void add_line_note(struct text *text, const struct stat_line *line)
{
	if (line->runs < line->tries)
		text_printf(text, "%smeasured in %.0f of %u runs", text->length != 0 ? ", " : "", line->runs,
			    line->tries);
	if (line->late > NOTED_LATE)
		text_printf(text, "%sread late, its time may be wrong by %.0f %%", text->length != 0 ? ", " : "",
			    line->late * 100);
	if (!line->row->item->is_metric)
		return;
	if (line->result.flags & UNCORE_METRIC_PARTIAL)
		text_printf(text, "%s%u of %u instances", text->length != 0 ? ", " : "", line->seen, line->expected);
	if (line->result.flags & (UNCORE_METRIC_BELOW | UNCORE_METRIC_ABOVE))
		add_reason(text, "outside its bounds");
	if (line->result.flags & UNCORE_METRIC_PASSES)
		add_reason(text, "of several passes");
	if (is_divided_by_zero(line))
		add_reason(text, "divided by 0");
}
