/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "cli/sim/trace/tsc.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#define ADVANCE "/sys/kernel/uncore_sim/advance"
#define SPIN_STEP "10000000" /* ns */
#define SPINS 256
#define MSR_TSC 0x10 /* IA32_TIME_STAMP_COUNTER: SDM, volume 4, table 2-2 */

void tsc_close(struct tsc *tsc)
{
	for (unsigned cpu = 0; cpu < TSC_FILES; cpu++) {
		if (tsc->kept[cpu] != 0)
			(void)close(tsc->kept[cpu] - 1);
		tsc->kept[cpu] = 0;
	}
}

static int open_cpu(unsigned cpu)
{
	char path[64];

	snprintf(path, sizeof(path), "/dev/cpu/%u/msr", cpu);
	return open(path, O_RDONLY | O_CLOEXEC);
}

static bool read_file(int file, uint64_t *value)
{
	return file >= 0 && pread(file, value, sizeof(*value), MSR_TSC) == (ssize_t)sizeof(*value);
}

static bool read_cpu(struct tsc *tsc, unsigned cpu, uint64_t *value)
{
	int file = cpu < TSC_FILES && tsc->kept[cpu] != 0 ? tsc->kept[cpu] - 1 : open_cpu(cpu);
	bool is_good = read_file(file, value);

	if (cpu < TSC_FILES)
		tsc->kept[cpu] = file + 1;
	else if (file >= 0)
		(void)close(file);
	return is_good;
}

/* A CPU that is offline has no file, and the counters of all show the same unless a program writes one. */
static bool read_any(struct tsc *tsc, unsigned cpu, uint64_t *value)
{
	return read_cpu(tsc, cpu, value) || (cpu != 0 && read_cpu(tsc, 0, value));
}

/* A clock that runs by itself refuses this. */
static void let_time_pass(void)
{
	int file = open(ADVANCE, O_WRONLY | O_CLOEXEC);
	ssize_t done = file < 0 ? -1 : write(file, SPIN_STEP, sizeof(SPIN_STEP) - 1);

	(void)done;
	if (file >= 0)
		(void)close(file);
}

/* How often in a row the thread has got this value. Threads of one slot only begin anew. */
static unsigned count_same(struct tsc *tsc, pid_t thread, uint64_t value)
{
	unsigned slot = (unsigned)thread % TSC_THREADS;
	bool is_same = tsc->asking[slot].thread == thread && tsc->asking[slot].last == value;

	tsc->asking[slot].same = is_same ? tsc->asking[slot].same + 1 : 0;
	tsc->asking[slot].thread = thread;
	tsc->asking[slot].last = value;
	return tsc->asking[slot].same;
}

/*
 * With --clock manual the clock stands still, and a program may wait for it in a loop that does nothing else. PCM does,
 * to measure the speed of links. After many answers with one value to a thread, time passes with each further answer.
 */
bool tsc_read(struct tsc *tsc, pid_t thread, unsigned cpu, uint64_t *value)
{
	unsigned same;

	if (!read_any(tsc, cpu, value))
		return false;
	same = count_same(tsc, thread, *value);
	if (same <= SPINS)
		return true;
	let_time_pass();
	if (!read_any(tsc, cpu, value))
		return false;
	tsc->asking[(unsigned)thread % TSC_THREADS].last = *value;
	return true;
}
