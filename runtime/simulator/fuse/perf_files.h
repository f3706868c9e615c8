/* SPDX-License-Identifier: MIT */
/* The kernel's files about PMUs (kernel_files.c), and open files that are perf events (event.c). */
#ifndef UNCORE_FUSE_PERF_FILES_H
#define UNCORE_FUSE_PERF_FILES_H

#include <stdint.h>
#include <sys/types.h>

#include "fuse/tree.h"

/* The index of the node that shows one of the kernel's files. */
unsigned mount_pack_kernel(enum kernel_file kind, unsigned index);
ssize_t mount_write_kernel(const struct mount_machine *machine, unsigned index, const char *from, size_t size);
/* An open file of kind MOUNT_EVENT. */
struct mount_event;
struct mount_event *mount_event_new(const struct mount_node *node);
void mount_event_free(const struct mount_machine *machine, struct mount_event *event);
const struct mount_node *mount_event_node(const struct mount_event *event);
ssize_t mount_event_read(const struct mount_machine *machine, struct mount_event *event, void *to, size_t size);
int mount_event_ioctl(const struct mount_machine *machine, struct mount_event *event, unsigned request, uint64_t number,
		      void *argument);

#endif
