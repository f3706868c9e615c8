/* SPDX-License-Identifier: MIT */
/* Lists of texts and of numbers, each with its count. */
#ifndef GEN_BASE_LISTS_H
#define GEN_BASE_LISTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct strings {
	const char **at;
	size_t count;
};

struct numbers {
	uint64_t *at;
	size_t count;
};

/* One list, or where several is true a list of lists. */
struct number_lists {
	struct numbers *at;
	size_t count;
	bool several;
};

#endif
