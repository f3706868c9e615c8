/* SPDX-License-Identifier: MIT */
/* Replaces the file system in builds with FUSE=0: mounting is an error. */
#include <errno.h>
#include <stdio.h>

#include "fuse/mount.h"

bool mount_is_built_in(void)
{
	return false;
}

int mount_serve(const struct mount_request *request, char *why, size_t room)
{
	(void)request;
	snprintf(why, room, "this uncore was built without FUSE; build it with libfuse3-dev");
	return -ENOSYS;
}
