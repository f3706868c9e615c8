/* SPDX-License-Identifier: MIT */
/*
 * Counts one event in one call. Use uncore/session.h to count several events at once, on single sockets, or repeatedly.
 *
 *	uncore_linux_open(NULL, &machine, &fault);
 *	uncore_count(machine, "EVENT", 0.1, &value, &fault);
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
 * Programs a counter on every instance of the event's box and waits for the given time of the machine's clock. Then
 * reads the counts, and puts every register back as it was. Meanwhile a lock and a journal are in the directory
 * machine->state. event is an expression of uncore/event.h. value->count is the sum over all sockets (or logical CPUs)
 * and all instances. If the expression names an instance ("box3:EVENT"), it is the sum over that instance of each
 * socket.
 *
 * Returns 0 if *value covers everything that the machine should have. Returns UNMEASURED if it does not: value->state
 * then says why. If that state is ok, *value holds what was counted on a part of the machine; else its count is 0.
 * Every other error leaves *value unset: RANGE if seconds is not above 0 or is above UNCORE_COUNT_SECONDS; IO if a
 * signal ended the wait. The others are the errors of uncore_event_parse(), uncore_session_start() and
 * uncore_session_stop(). *fault is cleared first and then describes the failure; fault may be NULL.
 */
UNCORE_MUST_CHECK int uncore_count(struct uncore_machine *machine, const char *event, double seconds,
				   struct uncore_value *value, struct uncore_fault *fault);
#define UNCORE_COUNT_SECONDS 1e9

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
