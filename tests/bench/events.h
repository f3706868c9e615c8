/* SPDX-License-Identifier: MIT */
/* The events that the bench encodes, and what adds them: of our own names, or of another tool's list. */
#ifndef TESTS_BENCH_EVENTS_H
#define TESTS_BENCH_EVENTS_H

#include <stdbool.h>
#include <stddef.h>

#include "uncore/event.h"
#include "uncore/uncore.h"

enum { NAME_ROOM = 256 };

struct bench_case {
	const struct uncore_tables *tables;
	char ours[NAME_ROOM], theirs[NAME_ROOM];
	size_t name_length, length;
};

/* A case whose texts are being made; it counts after keep_case(). */
struct bench_case *new_case(const struct uncore_tables *tables);
void keep_case(void);
/* libpfm4's name of the platform. */
const char *their_pmu(const char *platform);
int encode_theirs(const char *text);

/*
 * Adds what the tool's own list has for the platform, in the tool's own spelling, if there is such a list: false. What
 * we do not encode without a value that only the user knows is left out.
 */
bool add_list(const char *list, const struct uncore_tables *tables);

#endif
