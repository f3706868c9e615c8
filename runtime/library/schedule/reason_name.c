/* SPDX-License-Identifier: MIT */
/* Has a word for each reason why there is no schedule. */
#include "uncore/schedule.h"

const char *uncore_schedule_reason_name(enum uncore_schedule_reason reason)
{
	static const char *const words[] = {
#define WORD_(id, word, help) word,
		UNCORE_SCHEDULE_REASONS(WORD_)
#undef WORD_
	};

	return (unsigned)reason < UNCORE_SCHEDULE_E_END ? words[reason] : "unknown";
}
