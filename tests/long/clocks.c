/* SPDX-License-Identifier: MIT */
/*
 * For LD_PRELOAD: moves the time of day and the time since boot by as many seconds as the file in the variable CLOCKS
 * says. A user who sets the clock does the same, and so does a suspend.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *time)
{
	const char *name = getenv("CLOCKS");
	FILE *file = name != NULL && clock != CLOCK_MONOTONIC ? fopen(name, "re") : NULL;
	long day = 0, boot = 0;

	if (file != NULL && fscanf(file, "%ld %ld", &day, &boot) != 2)
		day = boot = 0;
	if (file != NULL)
		fclose(file);
	if (syscall(SYS_clock_gettime, clock, time) != 0)
		return -1;
	time->tv_sec += clock == CLOCK_REALTIME ? day : clock == CLOCK_BOOTTIME ? boot : 0;
	return 0;
}
