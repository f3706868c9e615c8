/* SPDX-License-Identifier: MIT */
/* Lets a test skip cases where everything is slow: under valgrind, or under an emulator of another architecture. */
#ifndef TESTS_STRIDE_H
#define TESTS_STRIDE_H

#include <stdint.h>
#include <stdlib.h>

/* With UNCORE_TEST_STRIDE=7 only each seventh case is tested; without it, every case. */
static inline uint64_t stride(void)
{
	const char *text = getenv("UNCORE_TEST_STRIDE");
	unsigned long number = text != NULL ? strtoul(text, NULL, 10) : 1;

	return number > 0 ? number : 1;
}

#endif
