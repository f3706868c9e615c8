/* SPDX-License-Identifier: MIT */
/* Declares what the files of a replay share. */
#ifndef UNCORE_JSON_REPLAY_STATE_H
#define UNCORE_JSON_REPLAY_STATE_H

#include "json/register_names.h"
#include "json/replay.h"
#include "json/replay_lines.h"

enum { REPLAY_FAULT_ROOM = 1024 };

struct uncore_replay {
	struct uncore_machine machine;
	struct uncore_fault fault; /* of the machine: failures that were recorded */
	struct uncore_recording_head head;
	const struct uncore_platforms *platforms; /* the caller's; NULL: the built-in ones */
	struct register_names *names;
	char *path;
	struct json_t *root; /* holds the head's texts */
	struct arena arena;  /* of the head */
	struct replay_line *lines;
	size_t count, room, next;
	size_t foreign; /* line that names its register otherwise than the tables; count: none does */
	bool is_cut;    /* the last line is not whole */
	uint64_t now;   /* as last read */
	bool has_left;
	char left[REPLAY_FAULT_ROOM];
};

/* The number in the file: the first line is the head, and lines count from 1. */
static inline unsigned long replay_line_number(size_t index)
{
	return (unsigned long)index + 2;
}

/* replay.c: gives the machine its operations. */
void replay_answer(struct uncore_replay *replay);

#endif
