/* SPDX-License-Identifier: MIT */
/* uncore top: makes bars and sparklines of characters. */
#ifndef RUNTIME_CLI_TOP_CHART_H
#define RUNTIME_CLI_TOP_CHART_H

#include "base/text.h"
#include "cli/top/history.h"

/* Adds a bar as long as this share (0 to 1) of the columns. A share above 0 is always seen. */
void add_bar(struct text *text, double share, unsigned columns, bool is_utf8);
/* Adds what a bar is on: what is left of the columns. */
void add_track(struct text *text, unsigned columns, bool is_utf8);
/*
 * Adds the last minute of a row, at most so many columns, the newest at the right end. A blank: nothing is known yet.
 * Heights are from 0 to the row's own largest value.
 */
void add_sparkline(struct text *text, const struct history *history, size_t row, unsigned columns, bool is_utf8);

#endif
