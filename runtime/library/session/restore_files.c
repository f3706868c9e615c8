/* SPDX-License-Identifier: MIT */
/* Opens journals, and finds their owners. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "session/restore.h"

bool is_own(const struct stat *status)
{
	return (status->st_uid == 0 || status->st_uid == geteuid()) && status->st_nlink == 1 &&
	       (status->st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

bool is_own_journal(int file)
{
	struct stat status;

	return fstat(file, &status) == 0 && S_ISREG(status.st_mode) && is_own(&status);
}

/* Opening must not wait, because the name may be that of a pipe. */
int open_journal(int directory, const char *name)
{
	return openat(directory, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
}
