/* SPDX-License-Identifier: MIT */
/* Allocates memory for programs that end when none is left, and tells where members of structs are. */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#include <stddef.h>

/* Says so on standard error and ends the program with status 2. */
_Noreturn void out_of_memory(void);
/* As realloc(), but never NULL. */
void *take_memory(void *old, size_t bytes);
/* Never NULL, freed by the caller. */
char *copy_text(const char *text);

/* Behind the member stand the types that it may have, as "TYPE: 1". A member of another type does not compile. */
#define MEMBER_AT(owner, member, ...) \
	(offsetof(owner, member) + 0 * sizeof(char[_Generic(((owner *)NULL)->member, __VA_ARGS__)]))

#endif
