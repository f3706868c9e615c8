/* SPDX-License-Identifier: MIT */
/* For sites.py: prints which instructions sites_find() finds in each file: its name, the offset and the kind. */
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/sim/trace/sites.h"

int main(int count, char **words)
{
	static const char *const kinds[] = { "cpuid", "clock", "loaded" };

	for (int at = 1; at < count; at++) {
		int file = open(words[at], O_RDONLY);
		struct sites found;

		if (!sites_find(file, &found))
			printf("%s none\n", words[at]);
		for (size_t site = 0; site < found.count; site++)
			printf("%s %" PRIu64 " %s\n", words[at], found.at[site].offset, kinds[found.at[site].kind]);
		free(found.at);
		(void)close(file);
	}
	return 0;
}
