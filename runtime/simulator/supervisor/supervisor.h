/* SPDX-License-Identifier: MIT */
/*
 * Takes some system calls of a command and of all that it starts, by seccomp's user notification. perf_event_open() for
 * the simulated machine's PMUs gets a file of the mounted machine; sched_setaffinity() and sched_getaffinity() know the
 * machine's CPUs. The kernel answers all others.
 */
#ifndef UNCORE_SUPERVISOR_SUPERVISOR_H
#define UNCORE_SUPERVISOR_SUPERVISOR_H

struct affinity;

/* In the process that becomes the command: returns a descriptor to listen at, or a negative errno. */
int supervisor_install(void);
/* Sends a descriptor to the process that listens. */
void supervisor_send(int socket, int listener);
/* Receives it there. Returns it, or -EPIPE: the sender has ended or could not send it. */
int supervisor_receive(int socket);
/* Answers the call that waits at the descriptor. */
void supervisor_answer(int listener, struct affinity *affinity);

#endif
