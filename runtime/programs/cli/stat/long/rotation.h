/* SPDX-License-Identifier: MIT */
/* uncore stat: keeps reports in several files, each complete in itself. */
#ifndef RUNTIME_CLI_STAT_LONG_ROTATION_H
#define RUNTIME_CLI_STAT_LONG_ROTATION_H

#include <stdbool.h>
#include <stdint.h>

struct stat_output;
struct stat_report;

/* When a file is complete; 0: never. */
struct stat_rotation {
	uint64_t every_ms, bytes;
};

/* Reads "1d", "100M" or both, separated by a comma. False: it is neither. */
bool read_rotation(const char *text, struct stat_rotation *rotation);
/* Notes that the file of --output has one more whole report. */
void note_whole_report(struct stat_output *output, const struct stat_report *report);
/* Call before a report. If the file is complete, it gets its name, and the report begins a new file. */
void rotate_output(struct stat_output *output, struct stat_report *report);

#endif
