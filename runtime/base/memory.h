/* SPDX-License-Identifier: MIT */
/* Allocates memory for programs that end when none is left. */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#include <stddef.h>

/* Says so on standard error and ends the program with status 2. */
_Noreturn void out_of_memory(void);
/* As realloc(), but never NULL. */
void *take_memory(void *old, size_t bytes);
/* Never NULL, freed by the caller. */
char *copy_text(const char *text);

#endif
