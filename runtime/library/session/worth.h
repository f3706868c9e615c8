/* SPDX-License-Identifier: MIT */
/* What a count of a free-running counter is worth: worth.c. */
#ifndef RUNTIME_SESSION_WORTH_H
#define RUNTIME_SESSION_WORTH_H

#include <stdint.h>

struct uncore_session;

/* Finds what a count of each cell is worth, after its target was found. A cell whose register cannot be read is lost. */
void find_worths(struct uncore_session *session);
/*
 * count * worth / 2^halvings, rounded down; count itself if worth is 0. A worth below 2^31 and at most 32 halvings do
 * not overflow unless the result does.
 */
uint64_t worth_of(uint64_t count, uint32_t worth, uint8_t halvings);

#endif
