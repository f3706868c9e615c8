/* SPDX-License-Identifier: MIT */
/*
 * Reads the settings of groups: fields that limit or set what is counted. They are read whenever a report is made. A
 * recorded run reads them once, before it counts, so that its replay prints the same.
 */
#ifndef RUNTIME_CLI_RUN_SETTINGS_H
#define RUNTIME_CLI_RUN_SETTINGS_H

#include "base/text.h"
#include "cli/machine/machine.h"
#include "json/recording.h"

/* A field of one socket. */
struct setting {
	const struct uncore_field_ref *ref;
	const char *name, *label; /* "ufs.limit.max_ratio", "max_ratio" */
	const char *unit_name;    /* "cycles/seconds" */
	uint16_t group;           /* the first that shows it */
	unsigned unit;            /* the socket */
	bool is_read;
	uint64_t value;     /* of the field */
	double amount;      /* in the unit */
	const char *state;  /* as counts have it: "ok", "denied", "lost" */
	struct text reason; /* why it was not read */
};

struct setting_list {
	struct setting *at;
	size_t count;
	struct arena arena;
	bool is_kept; /* as they were at the start of a recording */
};

/* Adds those of a group, for these sockets; for all if there are none. A group that is there already adds nothing. */
void add_settings(struct setting_list *list, const struct uncore_machine *machine, uint16_t group,
		  const unsigned *sockets, size_t socket_count);
/* Reads all of them, unless they are kept. list may be NULL. */
void read_settings(struct setting_list *list, const struct uncore_machine *machine);
void free_settings(struct setting_list *list);
/* Adds a line for each socket: "socket 0: min_ratio 1.2 GHz, max_ratio <denied>: why". list may be NULL. */
void add_setting_lines(struct text *text, const struct setting_list *list, uint16_t group, unsigned sockets);

/* For a recording: what the list has, which is kept from now on. The caller frees it. */
struct uncore_recorded_setting *record_settings(struct setting_list *list, size_t *count);
/* Takes the values of a recording. What it does not hold was not read. */
void take_recorded_settings(struct setting_list *list, const struct uncore_tables *tables,
			    const struct uncore_recording_head *head);

#endif
