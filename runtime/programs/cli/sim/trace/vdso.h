/* SPDX-License-Identifier: MIT */
/* Changes the kernel's functions in a traced process: getcpu() becomes a system call, which the supervisor answers. */
#ifndef RUNTIME_CLI_SIM_TRACE_VDSO_H
#define RUNTIME_CLI_SIM_TRACE_VDSO_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* The thread has stopped, and has these functions between two addresses. is_back: changes them back. */
void vdso_change(pid_t thread, uint64_t from, uint64_t to, bool is_back);

#endif
