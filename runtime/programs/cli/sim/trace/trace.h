/* SPDX-License-Identifier: MIT */
/* Traces the programs of a run, and lets the simulated machine answer what no file of a machine can. */
#ifndef RUNTIME_CLI_SIM_TRACE_H
#define RUNTIME_CLI_SIM_TRACE_H

#include <stdbool.h>
#include <sys/types.h>

struct affinity;
struct tracer;

/* What is answered. */
struct trace_wish {
	bool instructions;         /* CPUID, and those that read the processor's clock */
	bool memory;               /* mapped registers */
	struct affinity *affinity; /* says on which of the machine's CPUs a thread is */
};

/* Whether traced programs can be stopped at instructions: only those of x86-64. */
bool trace_is_offered(void);
/*
 * Traces a child that waits before it becomes the command. NULL: tracing is forbidden, and the child continues without.
 */
struct tracer *trace_command(pid_t command, const struct trace_wish *wish);
/* Lets all that is still traced go on without, and the host answer it. */
void trace_free(struct tracer *tracer);
/*
 * Serves all pending events; call it after each SIGCHLD. True: the command has ended, with a status as from waitpid().
 */
bool trace_command_ended(struct tracer *tracer, int *status);

#endif
