/* SPDX-License-Identifier: MIT */
/* Reads the version of Linux that --linux names. */
#include <stdio.h>
#include <string.h>

#include "cli/common/linux_version.h"
#include "cli/common/find.h"

int read_linux_version(const struct cli_request *request, unsigned *version)
{
	const char *text = request->linux_version;
	unsigned major = 0, minor = 0;
	int length = 0;

	*version = 0;
	if (text == NULL)
		return CLI_GOOD;
	/* What "uname -r" adds is no matter: 6.1.0-56-amd64. */
	if (sscanf(text, "%3u.%3u%n", &major, &minor, &length) == 2 && strchr("0123456789.", text[0]) != NULL &&
	    strchr(".-+_", text[length]) != NULL && major - 1 < UINT8_MAX && minor <= UINT8_MAX) {
		*version = uncore_linux_version(major, minor);
		return CLI_GOOD;
	}
	complain(request, "--linux %s: that is no version of Linux; write for example 6.1, or $(uname -r)", text);
	return CLI_BAD;
}
