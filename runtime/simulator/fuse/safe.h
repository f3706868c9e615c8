/* SPDX-License-Identifier: MIT */
/* The msr-safe module (safe.c, batch.c): bytes done, or a negative errno. */
#ifndef UNCORE_FUSE_SAFE_H
#define UNCORE_FUSE_SAFE_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "fuse/machine.h"

/* NULL: the list does not have the MSR. */
const struct mount_allowed *mount_find_allowed(const struct mount_machine *machine, uint64_t number);
ssize_t mount_read_safe(const struct mount_machine *machine, unsigned cpu, uint8_t *to, size_t size, uint64_t offset);
ssize_t mount_write_safe(const struct mount_machine *machine, unsigned cpu, const uint8_t *from, size_t size,
			 uint64_t offset);
/* Replaces the whole list. */
ssize_t mount_write_allowed(struct mount_machine *machine, const char *from, size_t size);
/* Carries out a process's ioctl; argument is the kernel's copy of its argument. Returns 0 or a negative errno. */
int mount_batch(const struct mount_machine *machine, pid_t caller, unsigned request, const void *argument);

#endif
