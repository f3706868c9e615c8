/* SPDX-License-Identifier: MIT */
/* Serves open files that are perf events. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "fuse/event.h"
#include "fuse/machine.h"
#include "fuse/perf_files.h"
#include "fuse/tree.h"

struct mount_event {
	const struct mount_node *node;
	int handle; /* -1: no event yet */
};

struct mount_event *mount_event_new(const struct mount_node *node)
{
	struct mount_event *event = (struct mount_event *)malloc(sizeof(*event));

	if (event != NULL)
		*event = (struct mount_event){ node, -1 };
	return event;
}

void mount_event_free(const struct mount_machine *machine, struct mount_event *event)
{
	if (event->handle >= 0)
		(void)kernel_event_close(machine->events, event->handle);
	free(event);
}

const struct mount_node *mount_event_node(const struct mount_event *event)
{
	return event->node;
}

ssize_t mount_event_read(const struct mount_machine *machine, struct mount_event *event, void *to, size_t size)
{
	return event->handle < 0 ? -EINVAL : kernel_event_read(machine->events, event->handle, to, size);
}

static int open_event(const struct mount_machine *machine, struct mount_event *event,
		      const struct mount_event_request *request)
{
	struct kernel_open open = { .attr = request->attr,
				    .attr_bytes = request->attr_bytes < MOUNT_ATTR_ROOM ? request->attr_bytes :
											  MOUNT_ATTR_ROOM,
				    .pid = request->pid,
				    .cpu = request->cpu,
				    .group = request->group,
				    .flags = request->flags,
				    .may_monitor = request->may_monitor != 0 };
	uint32_t type;
	int result;

	memcpy(&type, request->attr, sizeof(type)); /* the first member */
	result = kernel_events_has_type(machine->events, type) ? kernel_event_open(machine->events, &open) : -ENOENT;
	if (result < 0)
		return result;
	event->handle = result;
	return 0;
}

int mount_event_ioctl(const struct mount_machine *machine, struct mount_event *event, unsigned request, uint64_t number,
		      void *argument)
{
	struct mount_event_request wanted;
	int32_t handle = event->handle;

	if (request == MOUNT_EVENT_HANDLE && handle >= 0) {
		memcpy(argument, &handle, sizeof(handle));
		return 0;
	}
	if (handle >= 0)
		return kernel_event_ioctl(machine->events, handle, request, number, argument);
	if (request != MOUNT_EVENT_OPEN)
		return -EINVAL;
	memcpy(&wanted, argument, sizeof(wanted));
	return open_event(machine, event, &wanted);
}
