/* SPDX-License-Identifier: MIT */
/* The system calls (sys.c); sys_write.c or sys_read_only.c has those that may write. */
#ifndef RUNTIME_LINUX_SYS_H
#define RUNTIME_LINUX_SYS_H

#include <stddef.h>
#include <stdint.h>

#include "uncore/linux.h"

extern const struct uncore_linux_sys linux_sys;
/* Those of the table that may write. */
int sys_open(void *context, const char *path, int flags);
int64_t sys_pwrite(void *context, int fd, const void *bytes, size_t count, uint64_t offset);
int sys_ioctl(void *context, int fd, unsigned long request, void *argument);
int sys_map_write(void *context, int fd, uint64_t offset, size_t bytes, void **memory);

#endif
