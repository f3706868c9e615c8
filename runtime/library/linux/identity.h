/* SPDX-License-Identifier: MIT */
/* Which machine it is: its clock, the directory of sessions, the processor's signature. */
#ifndef RUNTIME_LINUX_IDENTITY_H
#define RUNTIME_LINUX_IDENTITY_H

#include <stdint.h>

#include "linux/host.h"

/* Finds out whether the files are those of a simulated machine, which has its own clock. */
void find_clock(struct linux_host *host);
/* state.c: the directory with the locks and journals of sessions. */
void find_state(struct linux_host *host);
uint64_t host_now(struct linux_host *host);
int find_signature(struct linux_host *host, struct uncore_signature *signature);

#endif
