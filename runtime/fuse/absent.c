/* SPDX-License-Identifier: MIT */
/* In the place of the file system, where the command is built with FUSE=0. */
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
	snprintf(why, room, "this uncore was built without FUSE");
	return -ENOSYS;
}
