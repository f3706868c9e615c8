/* SPDX-License-Identifier: MIT */
/* uncore stat: declares the notes on one value. */
#ifndef RUNTIME_CLI_STAT_TABLE_LINE_NOTE_H
#define RUNTIME_CLI_STAT_TABLE_LINE_NOTE_H

#include "cli/stat/view.h"

/*
 * Adds what makes the value less than certain, except for numbers that differ from line to line: share and deviation.
 */
void add_line_note(struct text *text, const struct stat_line *line);

#endif
