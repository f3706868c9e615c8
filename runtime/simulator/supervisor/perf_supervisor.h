/* SPDX-License-Identifier: MIT */
/*
 * Takes the perf_event_open() of a command and of all that it starts, by seccomp's user notification. Answers those for
 * the simulated machine's PMUs with a file of the mounted machine. The kernel answers all others.
 */
#ifndef UNCORE_SUPERVISOR_PERF_SUPERVISOR_H
#define UNCORE_SUPERVISOR_PERF_SUPERVISOR_H

/* In the process that becomes the command: returns a descriptor to listen at, or a negative errno. */
int perf_supervisor_install(void);
/* Sends a descriptor to the process that listens, and receives it there: 0 or the descriptor, or a negative errno. */
int perf_supervisor_send(int socket, int listener);
int perf_supervisor_receive(int socket);
/* Answers the call that waits at the descriptor. */
void perf_supervisor_answer(int listener);

#endif
