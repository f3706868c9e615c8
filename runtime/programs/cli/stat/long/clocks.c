/* SPDX-License-Identifier: MIT */
/* uncore stat: notices that the time of day was set, and that the machine was suspended. */
#define _GNU_SOURCE
#include "cli/stat/long/clocks.h"

#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "cli/common/find.h"
#include "cli/run/signals.h"
#include "cli/stat/loop.h"

#define NS_PER_S INT64_C(1000000000)
#define LEAST_NS (NS_PER_S / 10)
/* A look that takes longer than this is repeated. */
#define QUICK_NS (NS_PER_S / 1000)
enum { LOOKS = 10 };

static int64_t read_clock(clockid_t clock)
{
	struct timespec time = { 0, 0 };

	clock_gettime(clock, &time);
	return (int64_t)time.tv_sec * NS_PER_S + time.tv_nsec;
}

/* False: another program ran meanwhile, so that the clocks were read at different times. */
static bool look_at_clocks(struct stat_clocks *clocks)
{
	int64_t begun = read_clock(CLOCK_MONOTONIC), took;

	clocks->day_ns = read_clock(CLOCK_REALTIME) - begun;
	clocks->boot_ns = read_clock(CLOCK_BOOTTIME) - begun;
	took = read_clock(CLOCK_MONOTONIC) - begun;
	clocks->is_known = true;
	return took < QUICK_NS;
}

static int64_t unless_short(int64_t ns)
{
	return ns >= LEAST_NS || ns <= -LEAST_NS ? ns : 0;
}

/* No suspend makes the time since the boot shorter: less of it is an error of the look before. */
struct stat_jump jump_between(const struct stat_clocks *before, const struct stat_clocks *after)
{
	int64_t suspended = unless_short(after->boot_ns - before->boot_ns);

	if (suspended < 0)
		suspended = 0;
	return (struct stat_jump){ .set_ns = unless_short(after->day_ns - before->day_ns - suspended),
				   .suspended_ns = suspended };
}

static void tell_jump(const struct stat_loop *loop, const struct stat_jump *jump)
{
	bool is_kept = loop->tape->recording != NULL;

	begin_writing(STDERR_FILENO);
	if (jump->suspended_ns != 0)
		complain(loop->request,
			 "the machine was suspended for %.1f s: counters may have lost counts and settings",
			 (double)jump->suspended_ns / 1e9);
	if (jump->set_ns != 0)
		complain(loop->request, "the time of day was set %s by %.1f s: %s",
			 jump->set_ns > 0 ? "forward" : "back", (double)llabs(jump->set_ns) / 1e9,
			 is_kept ? "reports and the recording keep to the old one" :
				   "reports have the new one from now on");
	end_writing();
}

void follow_clocks(struct stat_loop *loop)
{
	struct stat_clocks clocks;
	struct stat_jump jump;

	if (loop->is_manual || loop->tape->replay != NULL)
		return;
	for (int tried = 0; !look_at_clocks(&clocks); tried++) {
		if (tried == LOOKS)
			return;
	}
	if (!loop->clocks.is_known)
		loop->clocks = clocks;
	jump = jump_between(&loop->clocks, &clocks);
	if (jump.set_ns == 0 && jump.suspended_ns == 0)
		return;
	loop->clocks = clocks;
	tell_jump(loop, &jump);
	if (loop->tape->recording == NULL)
		move_date(loop->tape, jump.set_ns + jump.suspended_ns);
}
