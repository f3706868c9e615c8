/* SPDX-License-Identifier: MIT */
/* Takes structs of options from programs that were compiled for an earlier version of them. */
#ifndef RUNTIME_CORE_OPTIONS_H
#define RUNTIME_CORE_OPTIONS_H

#include <stddef.h>

#include "uncore/uncore.h"

/* A struct of options, whose first member is size_t size. */
struct options {
	const char *name;
	size_t first; /* where the last member of its first version ends: no program has a smaller one */
	size_t size;  /* now */
};

#define OPTIONS_TYPE(type, last) \
	{ \
#type, offsetof(struct type, last) + sizeof(((struct type *)NULL)->last), sizeof(struct type) \
	}
/*
 * Copies the options, or none for NULL, to own, which has type->size bytes. Members that an earlier version lacks
 * become 0. OPTIONS for a size that no version has, and for bytes of a later version that are not 0.
 */
int take_options(const struct options *type, const void *given, void *own, struct uncore_fault *fault);

#endif
