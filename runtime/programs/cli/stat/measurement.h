/* SPDX-License-Identifier: MIT */
/* Declares a measurement: a machine, what is counted on it, and the sessions that count. */
#ifndef RUNTIME_CLI_STAT_MEASUREMENT_H
#define RUNTIME_CLI_STAT_MEASUREMENT_H

#include "cli/stat/found.h"
#include "cli/stat/loop.h"
#include "cli/stat/output.h"
#include "cli/stat/report.h"
#include "cli/stat/taker.h"

struct dry_plan;
struct stat_marking;

/* Everything about one call of the command. */
struct measurement {
	const struct cli_request *request;
	struct cli_machine opened;
	struct uncore_machine *machine;
	struct stat_items items;
	struct stat_measured measured;
	unsigned *sockets;
	size_t socket_count;
	struct stat_output output;
	struct stat_child child;
	struct stat_tape tape;
	struct run_outside outside;
	struct stat_marking *marking; /* NULL: no regions are counted */
	struct dry_plan *plan;        /* of a dry run; NULL: it has written nothing yet */
	struct stat_taker *taker;     /* of a replay's reports; NULL: they are printed */
	bool is_manual, is_stolen;
	int signal;
	bool has_told;         /* other users were reported before the first run */
	bool has_told_end;     /* and how to end the run */
	uint64_t ns;           /* the time of all repetitions that count */
	struct stat_cost cost; /* the same for the cost */
	int status;            /* of the command: the last one other than 0 */
	int left;              /* CLI_GOOD, or CLI_MACHINE if a session could not restore everything */
};

/* Checks that --socket names no counter of a logical CPU, which belongs to no socket. */
int check_sockets(const struct measurement *work);
/* Makes a session and adds the items. CLI_GOOD, or the exit status after printing why. */
int open_session(struct measurement *work, struct uncore_session **session);
/* Prints why a call of the session failed. Returns the exit status. */
int session_failed(const struct measurement *work, struct uncore_session *session, int result);
/* Warns once if the events take so many passes that the estimates are of little use. */
void tell_passes(const struct measurement *work, uint32_t passes);
/* Says how to end a run that nothing else ends, if a person waits for it. */
void tell_endless(struct measurement *work);
struct stat_others others_of(const struct measurement *work);
/* Notes what counts the session, which has started. */
void note_way(const struct measurement *work, const struct uncore_session *session, struct stat_report *report);
/* Reports what counted before. A later run finds what an earlier one left unchanged, so this is reported once. */
void note_found(struct measurement *work, const struct uncore_session *session);
/* Says that stopping failed. What was counted is printed all the same: only the failed boxes have no counts. */
void note_left(struct measurement *work, struct uncore_session *session, int result);

#endif
