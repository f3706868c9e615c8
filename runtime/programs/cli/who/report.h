/* SPDX-License-Identifier: MIT */
/* Declares what uncore who prints, as tables and as JSON. */
#ifndef RUNTIME_CLI_WHO_REPORT_H
#define RUNTIME_CLI_WHO_REPORT_H

#include "cli/registers/registers.h"
#include "cli/machine/suspects.h"
#include "cli/who/holders.h"

/* The session that holds a box. */
struct holder_record {
	uint64_t pid;
	bool has_pid;
	const char *text;
};

struct register_record {
	const char *scope, *box, *reg, *place, *name, *event, *meaning;
	unsigned unit;
	uint16_t instance;
	uint64_t value, changed;
	const struct holder_record *holder;
};

struct lock_record {
	const char *scope, *box;
	unsigned unit;
	const struct holder_record *holder;
};

struct journal_record {
	const char *file, *session;
	uint64_t pid;
};

struct suspect_record {
	const char *name, *what;
	uint64_t pid;
};

struct who_record {
	const char *platform, *machine, *tables, *state_directory, *state_error;
	bool simulated;
	struct register_record *registers;
	struct lock_record *locks;
	struct journal_record *journals;
	struct suspect_record *suspects;
	size_t register_count, room, lock_count, journal_count, suspect_count;
	unsigned kernel_pmus, not_read;
};

/* Adds a register with the holder of its box; NULL: no session holds it. */
void record_register(struct who_record *record, struct arena *arena, const struct box_reading *box,
		     const struct reading *reading, const struct holder *holder);
/* Adds the sessions and processes that may have set the registers. */
void record_holders(struct who_record *record, struct arena *arena, const struct holders *holders,
		    const struct suspects *suspects);
void print_who_json(const struct who_record *record);
void print_who_registers(const struct who_record *record);
void print_who_locks(const struct who_record *record);

#endif
