/* SPDX-License-Identifier: MIT */
/* Keeps a command off the host's registers and memory, also where it is root. */
#ifndef RUNTIME_CLI_SIM_FENCE_H
#define RUNTIME_CLI_SIM_FENCE_H

#include <stdbool.h>

/* In the command's process: gives up the capabilities that lead out of the machine. False: it failed, with errno. */
bool fence_in(void);
/*
 * Covers devices that give registers or memory to whoever may open them, and the host's sysfs where it is mounted a
 * second time. Returns 0, or an errno with the path.
 */
int fence_cover(const char **what);

#endif
