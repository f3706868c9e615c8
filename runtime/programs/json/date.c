/* SPDX-License-Identifier: MIT */
/* Writes the time of day: UTC to the millisecond, as RFC 3339 has it. */
#define _GNU_SOURCE
#include "json/date.h"

#include <stdio.h>
#include <time.h>

#define NS_PER_SECOND UINT64_C(1000000000)
#define NS_PER_MS UINT64_C(1000000)

uint64_t date_now(void)
{
	struct timespec now;

	if (clock_gettime(CLOCK_REALTIME, &now) != 0 || now.tv_sec < 0)
		return 0;
	return (uint64_t)now.tv_sec * NS_PER_SECOND + (uint64_t)now.tv_nsec / NS_PER_MS * NS_PER_MS;
}

/* Every line of stat has two dates: printf would take a third of its time. */
static void add_part(struct text *text, int part, unsigned digits, char end)
{
	text_digits(text, (uint64_t)part, digits);
	text_char(text, end);
}

void text_date(struct text *text, uint64_t ns)
{
	time_t seconds = (time_t)(ns / NS_PER_SECOND);
	struct tm tm;

	/* 64 bits of nanoseconds end in 2554, and it fails only where a year needs more than an int. */
	gmtime_r(&seconds, &tm);
	add_part(text, tm.tm_year + 1900, 4, '-');
	add_part(text, tm.tm_mon + 1, 2, '-');
	add_part(text, tm.tm_mday, 2, 'T');
	add_part(text, tm.tm_hour, 2, ':');
	add_part(text, tm.tm_min, 2, ':');
	add_part(text, tm.tm_sec, 2, '.');
	add_part(text, (int)(ns % NS_PER_SECOND / NS_PER_MS), 3, 'Z');
}
