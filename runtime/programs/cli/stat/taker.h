/* SPDX-License-Identifier: MIT */
/* uncore stat: declares who takes the reports of a replayed run instead of a printer. */
#ifndef RUNTIME_CLI_STAT_TAKER_H
#define RUNTIME_CLI_STAT_TAKER_H

#include "base/text.h"
#include "json/recording.h"

struct cli_request;
struct stat_report;

struct stat_taker {
	/* Takes each report, of an interval or of the whole run. */
	void (*take)(struct stat_taker *taker, const struct stat_report *report);
	/* After the last one: report->causes says why counts are missing. */
	void (*end)(struct stat_taker *taker, const struct stat_report *report);
	/* A run without --interval is reported after each sample that is this long after the last report. */
	uint64_t step_ns;
	const struct uncore_recording_head *head; /* of the recording, during the calls */
	struct text fault;                        /* why the run has left the recording; empty: it has not */
};

/* Replays the recording that request->replay names. Returns the exit status of the run, or CLI_BAD. */
int stat_for(const struct cli_request *request, struct stat_taker *taker);

#endif
