/* SPDX-License-Identifier: MIT */
/* Allocates memory, or ends the program if there is none. Finds members of structs. */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#include <stddef.h>

/* Prints that memory ran out, and ends the program with status 2. */
_Noreturn void out_of_memory(void);
/* Like realloc(), but never returns NULL. */
void *take_memory(void *old, size_t bytes);
/* Never NULL. The caller frees it. */
char *copy_text(const char *text);

/* The arguments after the member list the types that it may have, as "TYPE: 1". Another type does not compile. */
#define MEMBER_AT(owner, member, ...) \
	(offsetof(owner, member) + 0 * sizeof(char[_Generic(((owner *)NULL)->member, __VA_ARGS__)]))

#endif
