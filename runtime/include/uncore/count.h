/* SPDX-License-Identifier: MIT */
/*
 * One call that measures an event. For several events, single sockets or samples see uncore/session.h.
 *
 *	uncore_linux_open(NULL, &machine, &fault);        or uncore_sim_open("…", 1, &machine, &fault)
 *	uncore_count(machine, "…", 0.1, &value, &fault);
 *	uncore_machine_close(machine);
 */
#ifndef UNCORE_COUNT_H
#define UNCORE_COUNT_H

#include "uncore/error.h"
#include "uncore/machine.h"
#include "uncore/value.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/*
 * Counts an event for a time by the machine's clock. value->count is the sum over all sockets, or logical CPUs, and all
 * instances of the event's box; where the expression names an instance ("…3:EVENT"), over that one of each socket.
 * Programs the counter, waits, and puts every register back; machine->state says where lock and journal go meanwhile.
 *
 * 0 means that *value is of all that the machine should have. UNMEASURED: there is no such number. *value says why, and
 * has what could be counted where its state is ok; else its count is 0. RANGE for a time that is not above 0, or above
 * UNCORE_COUNT_SECONDS; IO when a signal ended the wait; else what uncore_event_parse(), uncore_session_start() and
 * _stop() return, and *value is not filled in. *fault, which may be NULL, says why; what it held before is
 * cleared.
 */
UNCORE_MUST_CHECK int uncore_count(struct uncore_machine *machine, const char *event, double seconds,
				   struct uncore_value *value, struct uncore_fault *fault);
#define UNCORE_COUNT_SECONDS 1e9

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
