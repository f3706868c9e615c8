/* SPDX-License-Identifier: MIT */
/* Says that this build writes registers, and tries whether files open for that. */
#define _GNU_SOURCE
#include "cli/machine/writing.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "cli/common/find.h"

const char program_version[] = PROGRAM_VERSION ")\n";

static bool is_forbidden;

void forbid_writing(void)
{
	is_forbidden = true;
}

bool can_write(void)
{
	return !is_forbidden;
}

int try_writing(const char *path)
{
	int file = open(path, (is_forbidden ? O_RDONLY : O_RDWR) | O_CLOEXEC);

	if (file < 0)
		return errno;
	close(file);
	return 0;
}

int need_writing(const struct cli_request *request, const char *what)
{
	if (!is_forbidden || request->sim != NULL)
		return CLI_GOOD;
	complain(request, "%s, which --read-only forbids", what);
	return CLI_BAD;
}
