/* SPDX-License-Identifier: MIT */
/* Allocates memory, or ends the program. */
#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn void out_of_memory(void)
{
	fputs("out of memory\n", stderr);
	exit(2);
}

void *take_memory(void *old, size_t bytes)
{
	void *memory = realloc(old, bytes != 0 ? bytes : 1);

	if (memory == NULL)
		out_of_memory();
	return memory;
}

char *copy_text(const char *text)
{
	size_t size = strlen(text) + 1;

	return memcpy(take_memory(NULL, size), text, size);
}
