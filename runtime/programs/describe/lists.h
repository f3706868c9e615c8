/* SPDX-License-Identifier: MIT */
/* Makes key tables of the documents of uncore list. */
#ifndef RUNTIME_DESCRIBE_LISTS_H
#define RUNTIME_DESCRIBE_LISTS_H

#include "base/keys/schema.h"

/* Whole after describe_lists(). */
extern const struct format list_format;

void describe_lists(void);

#endif
