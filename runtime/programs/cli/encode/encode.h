/* SPDX-License-Identifier: MIT */
/* Declares what uncore encode does with parsed events. */
#ifndef RUNTIME_CLI_ENCODE_ENCODE_H
#define RUNTIME_CLI_ENCODE_ENCODE_H

#include "cli/common/event_words.h"

/*
 * Prints command lines for every instance that the events name. CLI_BAD after printing which two events cannot be
 * combined.
 */
int print_commands(const struct cli_request *request, const struct uncore_encoding *encodings, unsigned count);

#endif
