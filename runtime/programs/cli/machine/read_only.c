/* SPDX-License-Identifier: MIT */
/* With make READ_ONLY=1, takes the place of writing.c: refuses what needs writing. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "cli/common/find.h"
#include "cli/machine/writing.h"

const char program_version[] = PROGRAM_VERSION "; this build only reads)\n";

void forbid_writing(void)
{
}

bool can_write(void)
{
	return false;
}

int try_writing(const char *path)
{
	int file = open(path, O_RDONLY | O_CLOEXEC);

	if (file < 0)
		return errno;
	close(file);
	return 0;
}

int need_writing(const struct cli_request *request, const char *what)
{
	if (request->sim != NULL || request->dry_run)
		return CLI_GOOD;
	complain(request,
		 "%s, and this build of uncore only reads (make READ_ONLY=1): use a full build, or a simulated "
		 "machine (--sim)",
		 what);
	return CLI_MACHINE;
}
