/* SPDX-License-Identifier: MIT */
/* Declares what uncore encode does with events after they are parsed. */
#ifndef RUNTIME_CLI_ENCODE_ENCODE_H
#define RUNTIME_CLI_ENCODE_ENCODE_H

#include "cli/describe.h"
#include "cli/find.h"

/*
 * uncore_event_parse_with() as the command line wants it: 0 also for a filter that the event ignores where
 * --allow-ignored was given. *error then says which, and warn_ignored() prints it.
 */
int parse_event(const struct cli_request *request, const struct uncore_tables *tables, const char *text, size_t length,
		struct uncore_encoding *encoding, struct uncore_event_error *error);
/* What is wrong, or with --allow-ignored worth a warning, and what to do. The text is the whole expression. */
void print_event_error(const struct cli_request *request, const char *text, size_t length,
		       const struct uncore_event_error *error);
/* Prints an error that parse_event() has let pass. */
void warn_ignored(const struct cli_request *request, const char *text, size_t length,
		  const struct uncore_event_error *error);

/* The canonical expression. */
void add_expression(struct text *text, const struct uncore_encoding *encoding);
/* What no source says of the umask, as a sentence; false, and nothing, where there is no doubt. */
bool add_doubt(struct text *text, const struct uncore_encoding *encoding);
/* Command lines for every instance that the events name. CLI_BAD after saying which two events cannot be together. */
int print_commands(const struct cli_request *request, const struct uncore_encoding *encodings, unsigned count);

#endif
