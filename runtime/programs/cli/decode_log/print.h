/* SPDX-License-Identifier: MIT */
/* Prints what accesses of a log meant. */
#ifndef RUNTIME_CLI_DECODE_LOG_PRINT_H
#define RUNTIME_CLI_DECODE_LOG_PRINT_H

#include "cli/decode_log/meaning.h"

/* A line of the log. */
struct log_line {
	uint64_t number; /* from 1 */
	const char *format;
};

/* "cpu 0", "bus 0000:7f"; nothing where the log does not say it. */
void add_log_unit(struct text *text, struct log_unit unit);

/* Adds what is printed below the line. */
void add_meaning_text(struct text *text, const struct log_meaning *meaning);
/* candidates: how many registers are at the address; this is one of them. */
void print_meaning_json(const struct log_line *line, const struct log_meaning *meaning, size_t candidates);
/* A line that no format has, or that accesses no register of the platform. */
void print_line_json(const struct log_line *line, const char *text);

#endif
