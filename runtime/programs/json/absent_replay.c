/* SPDX-License-Identifier: MIT */
/*
 * Replaces what follows the opening of a recording where none can be opened. That is so in builds with JANSSON=0, and
 * in the program that root runs, which leaves replays to another one. A replay is always NULL here.
 */
#include "json/replay.h"

void uncore_replay_free(struct uncore_replay *replay)
{
	(void)replay;
}

const struct uncore_recording_head *uncore_replay_head(const struct uncore_replay *replay)
{
	(void)replay;
	return NULL;
}

/* ---- not reached: there is no replay ---- */

struct uncore_machine *uncore_replay_machine(struct uncore_replay *replay)
{
	(void)replay;
	return NULL;
}

int uncore_replay_wait(struct uncore_replay *replay, enum uncore_wait *wait, int *status)
{
	(void)replay;
	(void)wait;
	(void)status;
	return UNCORE_E_IO;
}

bool uncore_replay_has(struct uncore_replay *replay, enum uncore_wait wait, int *status)
{
	(void)replay;
	(void)wait;
	(void)status;
	return false;
}

void uncore_replay_end(struct uncore_replay *replay)
{
	(void)replay;
}

const char *uncore_replay_fault(const struct uncore_replay *replay)
{
	(void)replay;
	return NULL;
}
