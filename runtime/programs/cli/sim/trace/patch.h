/* SPDX-License-Identifier: MIT */
/*
 * Changes the text of a traced process so that CPUID, RDTSC and RDTSCP stop it. So does the place where the dynamic
 * linker says that it has loaded something.
 */
#ifndef RUNTIME_CLI_SIM_TRACE_PATCH_H
#define RUNTIME_CLI_SIM_TRACE_PATCH_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/*
 * The first byte of each becomes that of INT n, for which no program has the right on x86. It is a SIGSEGV from the
 * kernel. So the second byte says what it was: a2 CPUID, 31 RDTSC, 01 RDTSCP. The linker's place gets a3, which is none
 * of these.
 */
#define PATCH_INT 0xcd
#define PATCH_LOADED 0xa3

struct patches; /* what is known of files */

struct patches *patches_create(bool with_cpuid);
void patches_free(struct patches *patches);
/* Changes what the process of a stopped thread has mapped and has not been changed yet; or changes all back. */
void patch_process(struct patches *patches, pid_t thread);
void unpatch_process(struct patches *patches, pid_t thread);

#endif
