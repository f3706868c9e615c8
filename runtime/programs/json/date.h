/* SPDX-License-Identifier: MIT */
/* Writes and reads the time of day: UTC to the millisecond, as RFC 3339 has it. */
#ifndef UNCORE_JSON_DATE_H
#define UNCORE_JSON_DATE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"

/* The time of day, in nanoseconds since 1970, cut to the milliseconds that text_date() writes. 0: it is not known. */
uint64_t date_now(void);
/* Adds "2026-11-22T18:03:04.250Z". */
void text_date(struct text *text, uint64_t ns);
/* Reads what text_date() adds, and nothing else. */
bool read_date(const char *text, uint64_t *ns);

#endif
