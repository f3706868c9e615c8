/* SPDX-License-Identifier: MIT */
/* Declares what the source files of a replay share. */
#ifndef UNCORE_JSON_REPLAY_STATE_H
#define UNCORE_JSON_REPLAY_STATE_H

#include "json/register_names.h"
#include "json/replay.h"
#include "json/replay_lines.h"

enum { REPLAY_FAULT_ROOM = 1024 };

struct uncore_replay {
	struct uncore_machine machine;
	struct uncore_fault fault; /* of the machine: recorded failures */
	struct uncore_recording_head head;
	const struct uncore_platforms *platforms; /* the caller's; NULL: the built-in ones */
	struct uncore_tables *made_tables;        /* with boxes for types of units that the head lists; or NULL */
	struct register_names *names;
	char *path;
	struct json_t *root; /* holds the texts of the first line */
	struct arena arena;  /* of the first line */
	struct replay_line *lines;
	size_t count, room, next;
	size_t foreign; /* the line that gives its register another name than the tables do; count: none */
	bool is_cut;    /* the last line is incomplete */
	uint64_t now;   /* time of the last read */
	bool has_left;
	char left[REPLAY_FAULT_ROOM];
};

/* The line's number in the file, where the head is line 1. */
static inline unsigned long replay_line_number(size_t index)
{
	return (unsigned long)index + 2;
}

/* replay.c: sets the machine's operations. */
void replay_answer(struct uncore_replay *replay);

#endif
