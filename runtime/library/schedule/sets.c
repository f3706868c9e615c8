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

unsigned set_next_both(const uint64_t *set, const uint64_t *other, unsigned from, unsigned end)
{
	while (from < end) {
		uint64_t rest = (set[from / 64] & other[from / 64]) >> from % 64;

		if (rest != 0) {
			from += (unsigned)__builtin_ctzll(rest);
			return from < end ? from : end;
		}
		from = (from / 64 + 1) * 64;
	}
	return end;
}

void add_item(const struct problem *problem, uint64_t *set, unsigned item)
{
	const uint64_t *more = problem_item(problem, item);

	for (unsigned word = problem->spans[item].first / 64; word * 64 < problem->spans[item].end; word++)
		set[word] |= more[word];
}

void drop_item(const struct problem *problem, uint64_t *set, unsigned item)
{
	const uint64_t *less = problem_item(problem, item);

	for (unsigned word = problem->spans[item].first / 64; word * 64 < problem->spans[item].end; word++)
		set[word] &= ~less[word];
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
