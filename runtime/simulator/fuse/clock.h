/* SPDX-License-Identifier: MIT */
/* The machine's clock, as a file, and following the host's. */
#ifndef UNCORE_FUSE_CLOCK_H
#define UNCORE_FUSE_CLOCK_H

#include <sys/types.h>

#include "fuse/machine.h"

/* Lets the machine's clock follow the host's from now on. */
void mount_follow_host(struct mount_machine *machine);
/* Moves a clock that follows the host's to the present. Everything that can see time calls it first. */
void mount_time_passes(const struct mount_machine *machine);
ssize_t mount_write_clock(const struct mount_machine *machine, const char *from, size_t size);

#endif
