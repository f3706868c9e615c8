/* SPDX-License-Identifier: MIT */
/* Parses the EVENTs of a command line, and reports errors and doubts. */
#ifndef RUNTIME_CLI_COMMON_EVENT_WORDS_H
#define RUNTIME_CLI_COMMON_EVENT_WORDS_H

#include "cli/common/describe.h"
#include "cli/common/find.h"

/*
 * Calls uncore_event_parse_with() with the command line's options. With --allow-ignored a filter that the event
 * ignores, and with --as-written one that is missing, gives 0 too. Then *error names it, and warn_of_event() prints it.
 */
int parse_event(const struct cli_request *request, const struct uncore_tables *tables, const char *text, size_t length,
		struct uncore_encoding *encoding, struct uncore_event_error *error);
/* Prints what is wrong and what to do. The text is the whole expression. */
void print_event_error(const struct cli_request *request, const char *text, size_t length,
		       const struct uncore_event_error *error);
/* Prints an error that parse_event() allowed. */
void warn_of_event(const struct cli_request *request, const char *text, size_t length,
		   const struct uncore_event_error *error);

/* The canonical expression. */
void add_expression(struct text *text, const struct uncore_encoding *encoding);
/* Says which facts about the umask no source gives, as a sentence. False: there is no doubt. */
bool add_doubt(struct text *text, const struct uncore_encoding *encoding);

/* Types of units that a machine's table lists, and no box has: type17_0/0x1/. */
#define MOST_UNITS 1023 /* that a table lists */

/*
 * Finds "type17" in a text, as of an event expression. Returns the number; UNCORE_FOUND_OTHERS: there is none, or the
 * platform describes no units of other types.
 */
unsigned type_in(const struct uncore_tables *tables, const char *text);
/* Whether a box has the type already, with the reason: CLI_GOOD or CLI_BAD. */
int check_type(const struct cli_request *request, const struct uncore_tables *tables, unsigned type);
/* Whether the box describes such units, and has none itself. */
bool is_for_types(const struct uncore_tables *tables, uint16_t box);
/* The box with units of the type; UNCORE_NO_INDEX: none. */
uint16_t box_with_type(const struct uncore_tables *tables, unsigned type);

#endif
