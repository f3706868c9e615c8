/* SPDX-License-Identifier: MIT */
/*
 * Counting through the kernel's perf events. Linux's uncore driver then programs and reads the counters. So a session
 * needs no access to registers, and shares the counters with other users of the driver:
 *
 *	uncore_perf_open(machine, NULL, &way, &fault);
 *	struct uncore_session_options options = {
 *		.size = sizeof(options), .way = way
 *	};
 *
 * A box for which the driver has no PMU is counted by registers, as without a way: the driver does not use them.
 */
#ifndef UNCORE_PERF_H
#define UNCORE_PERF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/error.h"
#include "uncore/linux.h"
#include "uncore/machine.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

struct uncore_way;

/* With every member but size 0: the kernel that the program runs on. */
struct uncore_perf_options {
	size_t size;      /* sizeof(struct uncore_perf_options): later versions add members at the end */
	const char *root; /* folder that precedes the paths of /sys and /proc; NULL: none. Events are this kernel's */
	const struct uncore_linux_sys *sys; /* copied; reads files; NULL: the real system calls */
};

/*
 * Finds the kernel's PMUs of the machine's platform, and opens and closes an event to see whether that is allowed.
 * uncore_perf_close() frees the way, after the sessions that use it. The machine must outlive it. options and fault may
 * be NULL. Returns 0; NODEV if the kernel has none of the PMUs; DENIED if events are not allowed, and fault says what
 * would allow them; RANGE; OPTIONS; NOMEM.
 */
UNCORE_MUST_CHECK int uncore_perf_open(struct uncore_machine *machine, const struct uncore_perf_options *options,
				       struct uncore_way **way, struct uncore_fault *fault);
/* Returns whether the kernel has a PMU for an instance of a box (index in boxes[]). */
bool uncore_perf_counts(const struct uncore_way *way, uint16_t box, uint16_t instance);
/* Frees a way. way may be NULL. */
void uncore_perf_close(struct uncore_way *way);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
