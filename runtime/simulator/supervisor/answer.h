/* SPDX-License-Identifier: MIT */
/* What the answers to the different system calls share: seccomp_unotify(2). */
#ifndef RUNTIME_SIMULATOR_SUPERVISOR_ANSWER_H
#define RUNTIME_SIMULATOR_SUPERVISOR_ANSWER_H

#include <linux/seccomp.h>
#include <stdbool.h>
#include <stdint.h>

/* The numbers of system calls are known, and the kernel's headers are those of Linux 5.9 or later. */
#if (defined(__x86_64__) || defined(__aarch64__)) && defined(SECCOMP_IOCTL_NOTIF_ADDFD)
#define SUPERVISOR_IS_OFFERED 1
#else
#define SUPERVISOR_IS_OFFERED 0
#endif

#if SUPERVISOR_IS_OFFERED
/* ioctl()'s request has different types in different C libraries. */
int supervisor_control(int file, unsigned long request, const void *argument);
/* Lets the call return the value, or fail with the negative errno. With flags the kernel makes the call. */
void supervisor_return(int listener, uint64_t id, int64_t value, int error, uint32_t flags);
/* Whether the caller still waits: otherwise its thread's number may be another thread's by now. */
bool supervisor_still_waits(int listener, const struct seccomp_notif *call);
#endif

#endif
