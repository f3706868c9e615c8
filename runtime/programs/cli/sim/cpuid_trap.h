/* SPDX-License-Identifier: MIT */
/* Lets the simulated processor answer the CPUID instruction of the programs in a run. */
#ifndef RUNTIME_CLI_SIM_CPUID_TRAP_H
#define RUNTIME_CLI_SIM_CPUID_TRAP_H

#include <stdbool.h>
#include <sys/types.h>

struct trap;

/* Whether processor and kernel can make CPUID fault. */
bool trap_is_offered(void);
/*
 * Traces a child that waits before it becomes the command. NULL: tracing is forbidden, and the child continues without.
 */
struct trap *trap_set(pid_t command);
/*
 * Serves all pending events; call it after each SIGCHLD. True: the command has ended, with a status as from waitpid().
 */
bool trap_command_ended(struct trap *trap, int *status);

#endif
