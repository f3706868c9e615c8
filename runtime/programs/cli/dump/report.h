/* SPDX-License-Identifier: MIT */
/* Declares what uncore dump prints as JSON. */
#ifndef RUNTIME_CLI_DUMP_REPORT_H
#define RUNTIME_CLI_DUMP_REPORT_H

#include "base/arena.h"
#include "cli/registers/registers.h"

struct dump_record {
	const char *platform, *machine, *tables;
	bool simulated;
	struct dumped_box *boxes;
	size_t count, room;
};

/* Adds a box with its registers. */
void record_box(struct dump_record *dump, struct arena *arena, const struct box_reading *box);
void print_dump_json(const struct dump_record *dump);

#endif
