/* SPDX-License-Identifier: MIT */
/* Reads the time stamp counter of a simulated CPU. */
#ifndef RUNTIME_CLI_SIM_TRACE_TSC_H
#define RUNTIME_CLI_SIM_TRACE_TSC_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#define TSC_FILES 256
#define TSC_THREADS 64

/* Files of the first CPUs are kept open. Starts all zero. */
struct tsc {
	int kept[TSC_FILES]; /* a descriptor plus 1; 0: not open */
	struct {
		pid_t thread;
		uint64_t last; /* the value of its last answer */
		unsigned same; /* answers with this value */
	} asking[TSC_THREADS];
};

/* False: the machine has ended, or has no such file. */
bool tsc_read(struct tsc *tsc, pid_t thread, unsigned cpu, uint64_t *value);
void tsc_close(struct tsc *tsc);

#endif
