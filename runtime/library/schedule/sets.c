/* SPDX-License-Identifier: MIT */
/* Sets of requests, a bit for each. */
#include "schedule/schedule.h"

bool set_meets(const uint64_t *set, const uint64_t *other, unsigned words)
{
	for (unsigned at = 0; at < words; at++) {
		if (set[at] & other[at])
			return true;
	}
	return false;
}

void set_join(uint64_t *set, const uint64_t *other, unsigned words)
{
	for (unsigned at = 0; at < words; at++)
		set[at] |= other[at];
}

unsigned set_next(const uint64_t *set, unsigned from, unsigned end)
{
	while (from < end) {
		uint64_t rest = set[from / 64] >> from % 64;

		if (rest != 0) {
			from += (unsigned)__builtin_ctzll(rest);
			return from < end ? from : end;
		}
		from = (from / 64 + 1) * 64;
	}
	return end;
}
