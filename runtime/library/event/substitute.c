/* SPDX-License-Identifier: MIT */
/* Changes an encoding into that of another event that counts the same. */
#include "event/same.h"
#include "uncore/event.h"

int uncore_event_substitute(struct uncore_encoding *encoding, uint16_t event)
{
	uint16_t set = first_same_event(encoding);
	const struct uncore_same_row *rows = uncore_same_events(encoding->tables);

	for (unsigned at = 0; set != UNCORE_NO_INDEX && at < encoding->tables->same_events.count; at++) {
		if (rows[at].first != set || rows[at].event != event)
			continue;
		encoding->control.value =
			moved_control(encoding->tables, encoding->control.value, encoding->event, event);
		encoding->filters[0] = moved_filter(encoding, 0, event);
		encoding->event = event;
		return 0;
	}
	return encoding->event == event ? 0 : UNCORE_E_NOENT;
}
