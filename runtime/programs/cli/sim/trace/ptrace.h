/* SPDX-License-Identifier: MIT */
/* A request of ptrace(2), whose declarations differ between libraries. */
#ifndef RUNTIME_CLI_SIM_TRACE_PTRACE_H
#define RUNTIME_CLI_SIM_TRACE_PTRACE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#define SEGMENT_32 0x23 /* the code segment of a 32-bit program: Linux, arch/x86/include/asm/segment.h */

/* False: it failed, with errno. */
static inline bool trace(long request, pid_t thread, uintptr_t address, void *data)
{
	return syscall(SYS_ptrace, request, (long)thread, address, data) == 0;
}

#endif
