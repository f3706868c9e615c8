/* SPDX-License-Identifier: MIT */
/* What uncore encode does with events once they are understood. */
#ifndef UNCORE_CLI_ENCODE_H
#define UNCORE_CLI_ENCODE_H

#include "describe.h"
#include "find.h"

/* The canonical expression. */
void add_expression(struct text *text, const struct uncore_encoding *encoding);
/* Command lines for every instance that the events name. CLI_BAD after saying which two events cannot be together. */
int print_commands(const struct cli_request *request, const struct uncore_encoding *encodings, unsigned count);

#endif
