/* SPDX-License-Identifier: MIT */
/* Reads and writes the files of registers: bytes done, or a negative errno. */
#ifndef UNCORE_FUSE_ACCESS_H
#define UNCORE_FUSE_ACCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "fuse/machine.h"

enum { MOUNT_CONFIG_BYTES = 4096 };

ssize_t mount_read_msr(const struct mount_machine *machine, unsigned cpu, uint8_t *to, size_t size, uint64_t offset);
ssize_t mount_write_msr(const struct mount_machine *machine, unsigned cpu, const uint8_t *from, size_t size,
			uint64_t offset);
ssize_t mount_read_cpuid(const struct mount_machine *machine, unsigned cpu, uint8_t *to, size_t size, uint64_t offset);
ssize_t mount_read_config(const struct mount_machine *machine, unsigned device, uint8_t *to, size_t size,
			  uint64_t offset);
ssize_t mount_write_config(const struct mount_machine *machine, unsigned device, const uint8_t *from, size_t size,
			   uint64_t offset);
/* Memory, by address: 4 or 8 bytes at a time, at a multiple of their number. */
ssize_t mount_read_memory(const struct mount_machine *machine, uint8_t *to, size_t size, uint64_t offset);
ssize_t mount_write_memory(const struct mount_machine *machine, const uint8_t *from, size_t size, uint64_t offset);
/* Reads one decimal number, with or without a newline. */
bool mount_read_decimal(const char *from, size_t size, uint64_t *number);
ssize_t mount_write_online(const struct mount_machine *machine, unsigned cpu, const char *from, size_t size);

#endif
