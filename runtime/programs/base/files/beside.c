/* SPDX-License-Identifier: MIT */
/* Finds files that are installed beside this program. */
#define _GNU_SOURCE
#include "base/files/beside.h"

#include <limits.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

bool find_beside(const char *name, char *path)
{
	ssize_t length = readlink("/proc/self/exe", path, PATH_MAX - strlen(name) - 1);
	char *slash;

	if (length <= 0)
		return false;
	path[length] = '\0';
	slash = strrchr(path, '/');
	if (slash == NULL)
		return false;
	memcpy(slash + 1, name, strlen(name) + 1);
	return true;
}
