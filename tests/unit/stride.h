/* SPDX-License-Identifier: MIT */
/* How many cases a test may leave out if everything is slow: under valgrind, or an emulator of another machine. */
#ifndef TESTS_STRIDE_H
#define TESTS_STRIDE_H

#include <stdint.h>
#include <stdlib.h>

/* UNCORE_TEST_STRIDE=7 tests each seventh case; without it every case is tested. */
static inline uint64_t stride(void)
{
	const char *text = getenv("UNCORE_TEST_STRIDE");
	unsigned long number = text != NULL ? strtoul(text, NULL, 10) : 1;

	return number > 0 ? number : 1;
}

#endif
