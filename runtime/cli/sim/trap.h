/* SPDX-License-Identifier: MIT */
/* The CPUID instruction in programs that a run starts: the simulated processor answers it. */
#ifndef RUNTIME_CLI_SIM_TRAP_H
#define RUNTIME_CLI_SIM_TRAP_H

#include <stdbool.h>
#include <sys/types.h>

struct trap;

/* Processor and kernel can make CPUID fault. */
bool trap_is_offered(void);
/* Of a child that is not yet the command, but waits; NULL: tracing is forbidden, and the child goes on without. */
struct trap *trap_set(pid_t command);
/* Serves what has come up, to be called after each SIGCHLD; true: the command has ended, with a status of waitpid. */
bool trap_command_ended(struct trap *trap, int *status);

#endif
