/* SPDX-License-Identifier: MIT */
/* Answers a command's perf_event_open(). */
#ifndef RUNTIME_SIMULATOR_SUPERVISOR_EVENTS_H
#define RUNTIME_SIMULATOR_SUPERVISOR_EVENTS_H

#include "supervisor/affinity.h"
#include "supervisor/answer.h"

#if SUPERVISOR_IS_OFFERED
/* With a file of the mounted machine, an error, or by the host's kernel: for events that are of no processor. */
void supervisor_answer_event(int listener, const struct seccomp_notif *call, struct affinity *affinity);
#endif

#endif
