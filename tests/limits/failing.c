/* SPDX-License-Identifier: MIT */
/*
 * For LD_PRELOAD: the allocation whose number is in FAILING_ALLOCATION fails, all others succeed. With 0 none fails,
 * and the last line of standard error is their number.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Those of glibc. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);

static unsigned long made, failing;

__attribute__((constructor)) static void begin(void)
{
	const char *text = getenv("FAILING_ALLOCATION");

	failing = text != NULL ? strtoul(text, NULL, 10) : 0;
	made = 0;
}

__attribute__((destructor)) static void end(void)
{
	char text[32];
	int length = snprintf(text, sizeof text, "%lu\n", made);

	if (failing == 0 && write(STDERR_FILENO, text, (size_t)length) < 0)
		_exit(99);
}

static int fails(void)
{
	made++;
	if (made != failing)
		return 0;
	errno = ENOMEM;
	return 1;
}

void *malloc(size_t size)
{
	return fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
	return fails() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
	return fails() ? NULL : __libc_realloc(old, size);
}
