/* SPDX-License-Identifier: MIT */
/* Finds the end of an event in a list. */
#ifndef RUNTIME_CLI_STAT_LONGEST_H
#define RUNTIME_CLI_STAT_LONGEST_H

#include "cli/common/event_words.h"

/* The comma after the piece that begins at from, or the end of the text. */
size_t end_of_piece(const char *text, size_t from);
/*
 * Commas separate events, and also an event's settings: an event is the longest run of pieces that parses. Returns its
 * end; 0 if none parses.
 */
size_t longest_event(const struct cli_request *request, const struct uncore_tables *tables, const char *text,
		     size_t from, struct uncore_encoding *encoding, struct uncore_event_error *error);

#endif
