/* SPDX-License-Identifier: MIT */
/* Reads the time stamp counter of a simulated CPU. */
#ifndef RUNTIME_CLI_SIM_TRACE_TSC_H
#define RUNTIME_CLI_SIM_TRACE_TSC_H

#include <stdbool.h>
#include <stdint.h>

/* Its file is kept open. Begins with { -1, 0 }. */
struct tsc {
	int file;
	unsigned cpu;
};

/* False: the machine has ended, or has no such file. */
bool tsc_read(struct tsc *tsc, unsigned cpu, uint64_t *value);
void tsc_close(struct tsc *tsc);

#endif
