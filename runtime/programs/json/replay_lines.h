/* SPDX-License-Identifier: MIT */
/* Declares the lines of a recording, as read. */
#ifndef UNCORE_JSON_REPLAY_LINES_H
#define UNCORE_JSON_REPLAY_LINES_H

#include "json/reader.h"
#include "json/recording.h"
#include "uncore/machine.h"

/* In the order of line_kinds. */
enum replay_kind { REPLAY_ACCESS, REPLAY_NOW, REPLAY_SLEEP, REPLAY_WAIT };

struct replay_line {
	enum replay_kind kind;
	bool is_write, is_list;
	unsigned unit;
	struct uncore_address address;
	uint64_t value; /* of an access; of other lines the time or the nanoseconds */
	int result;     /* 0 or an uncore_error; of a wait its status */
	enum uncore_wait wait;
};

/* The first line. */
struct replay_head {
	const char *uncore, *platform, *name, *variant;
	struct uncore_socket *sockets;
	size_t socket_count;
	unsigned cpus;
	unsigned clock; /* 0 real, 1 manual */
	unsigned stepping;
	bool simulated;
	const char *date;
	uint64_t date_clock;
	bool command, has_stepping, has_date_clock;
	const char **arguments;
	size_t argument_count;
	struct uncore_recorded_devices *devices;
	size_t device_count;
	struct uncore_recorded_setting *settings;
	size_t setting_count;
	struct uncore_unit_type *unit_types;
	size_t unit_type_count;
};

/*
 * Decodes a line, and the name that it gives the register: NULL if none; valid as long as the text's root. The path is
 * "FILE:LINE". The tables have the windows that lines name. Returns what json_decode() returns.
 */
int replay_read_line(const struct json_input *input, const struct uncore_tables *tables, struct replay_line *line,
		     const char **register_name);
/*
 * Decodes the first line. Its texts and lists live as long as the text's root and arena. STALE for another version of
 * the format.
 */
int replay_read_head(const struct json_input *input, struct replay_head *head);

#endif
