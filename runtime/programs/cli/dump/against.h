/* SPDX-License-Identifier: MIT */
/* Compares registers with an earlier dump. */
#ifndef RUNTIME_CLI_DUMP_AGAINST_H
#define RUNTIME_CLI_DUMP_AGAINST_H

#include "base/arena.h"
#include "cli/registers/registers.h"
#include "json/dumped.h"

/* A field that differs, or a register of which only one side has a value: then the other has the word of its state. */
struct difference {
	const char *scope, *box, *id, *field, *old_name, *new_name, *old_state, *new_state;
	unsigned unit, hi, lo;
	uint16_t instance;
	bool has_bits, has_old, has_new;
	uint64_t old_value, new_value;
};

struct comparison {
	const char *file; /* as the user wrote it */
	struct arena arena;
	struct dumped before;
	size_t next;                    /* where the last search in the dump ended */
	unsigned compared, not_in_file; /* registers */
	struct difference *at;
	size_t count, room, printed;
	const char *platform, *machine; /* of what is read now, for JSON */
	bool simulated;
};

/* Reads the file, and checks that it is of this platform. CLI_GOOD, or CLI_BAD after printing why it cannot be used. */
int open_comparison(const struct cli_request *request, const struct uncore_tables *tables,
		    struct comparison *comparison);
void close_comparison(struct comparison *comparison);

/* Notes what differs on this instance. */
void compare_box(struct comparison *comparison, const struct box_reading *box);
/* The differences that were noted since the last call, as a table or CSV. */
struct grid new_differences(struct comparison *comparison);

extern const struct keys against_kind;

#endif
