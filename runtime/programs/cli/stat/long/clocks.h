/* SPDX-License-Identifier: MIT */
/* uncore stat: notices that the time of day was set, and that the machine was suspended. */
#ifndef RUNTIME_CLI_STAT_LONG_CLOCKS_H
#define RUNTIME_CLI_STAT_LONG_CLOCKS_H

#include <stdbool.h>
#include <stdint.h>

struct stat_loop;

/* How far the system's clocks are ahead of the one that never jumps. */
struct stat_clocks {
	int64_t day_ns;  /* the time of day: moves if somebody sets it, and by suspends */
	int64_t boot_ns; /* the time since boot: moves by suspends */
	bool is_known;
};

struct stat_jump {
	int64_t set_ns;       /* by how much the time of day was set; negative: back */
	int64_t suspended_ns; /* how long the machine was suspended */
};

/* Compares two looks at the clocks. What is shorter than a tenth of a second is 0: a look takes time itself. */
struct stat_jump jump_between(const struct stat_clocks *before, const struct stat_clocks *after);
/* Call before a report. Says what has happened; from then on reports have the new time of day. */
void follow_clocks(struct stat_loop *loop);

#endif
