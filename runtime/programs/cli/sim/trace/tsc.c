/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "cli/sim/trace/tsc.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#define MSR_TSC 0x10 /* IA32_TIME_STAMP_COUNTER: SDM, volume 4, table 2-2 */

void tsc_close(struct tsc *tsc)
{
	if (tsc->file >= 0)
		(void)close(tsc->file);
	tsc->file = -1;
}

static void open_cpu(struct tsc *tsc, unsigned cpu)
{
	char path[64];

	snprintf(path, sizeof(path), "/dev/cpu/%u/msr", cpu);
	tsc_close(tsc);
	tsc->file = open(path, O_RDONLY | O_CLOEXEC);
	tsc->cpu = cpu;
}

static bool read_file(const struct tsc *tsc, uint64_t *value)
{
	return tsc->file >= 0 && pread(tsc->file, value, sizeof(*value), MSR_TSC) == (ssize_t)sizeof(*value);
}

bool tsc_read(struct tsc *tsc, unsigned cpu, uint64_t *value)
{
	if (tsc->file < 0 || tsc->cpu != cpu)
		open_cpu(tsc, cpu);
	if (read_file(tsc, value))
		return true;
	/* A CPU that is offline has no file, and the counters of all show the same unless a program writes one. */
	open_cpu(tsc, 0);
	return read_file(tsc, value);
}
