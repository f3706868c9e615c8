/* SPDX-License-Identifier: MIT */
/* Copies an options struct of a program that was compiled with an earlier or a later version of the header. */
#include <string.h>

#include "core/options.h"

/* No options are larger, so a size that was never set is probably refused. */
#define LARGEST 4096

static bool is_zero(const unsigned char *bytes, size_t count)
{
	while (count > 0) {
		if (bytes[--count] != 0)
			return false;
	}
	return true;
}

int take_options(const struct options *type, const void *given, void *own, struct uncore_fault *fault)
{
	size_t size = type->size;

	memset(own, 0, type->size);
	if (given != NULL)
		memcpy(&size, given, sizeof(size));
	if (size < type->first || size > LARGEST)
		return uncore_fault_set(fault, UNCORE_E_OPTIONS,
					"the options' size is %zu: set .size = sizeof(struct %s)", size, type->name);
	if (given == NULL)
		return 0;
	if (size > type->size && !is_zero((const unsigned char *)given + type->size, size - type->size))
		return uncore_fault_set(fault, UNCORE_E_OPTIONS,
					"struct %s of %zu bytes sets an option that this library lacks: "
					"it knows %zu bytes; leave the option 0, or use a newer libuncore",
					type->name, size, type->size);
	memcpy(own, given, size < type->size ? size : type->size);
	memcpy(own, &type->size, sizeof(type->size));
	return 0;
}
