/* SPDX-License-Identifier: MIT */
/*
 * Loads a shared library when it is needed. Linked as usual, it would cost every call of every command. libmicrohttpd
 * with what it needs takes longer to load than most commands run, and ncurses as long as the rest of the program.
 */
#ifndef BASE_LOADED_H
#define BASE_LOADED_H

#include <stdbool.h>
#include <stddef.h>

/*
 * A list of a library's names gives a struct of pointers to them, and a list of words:
 *
 *	#define LIST(X) X(one) X(two)
 *	struct library { LIST(LOADED_MEMBER) };
 *	static const char *const names[] = { LIST(LOADED_NAME) };
 */
#define LOADED_MEMBER(name) __typeof__(name) *name;
#define LOADED_NAME(name) #name,

struct loading {
	const char *library; /* "libone.so.1" */
	const char *package; /* what installs it */
	const char *const *names;
	size_t count;
};

/*
 * Loads the library, which then stays, and writes the address of each name to the struct of pointers. On failure writes
 * why, and returns false.
 */
bool load_library(const struct loading *loading, void *pointers, char *why, size_t room);

#endif
