/* SPDX-License-Identifier: MIT */
/* uncore stat: reports other users of the registers, on standard error. */
#ifndef RUNTIME_CLI_STAT_FOUND_H
#define RUNTIME_CLI_STAT_FOUND_H

#include "cli/run/child.h"
#include "uncore/session.h"

struct stat_others {
	const struct cli_request *request;
	const struct uncore_machine *machine;
	const char *state;              /* directory of locks and journals; NULL: none */
	const struct stat_child *child; /* not a suspect */
	bool is_shared;                 /* other processes may use the machine */
};

/* Reports what counted before the session began. */
void tell_found(const struct stat_others *others, const struct uncore_session *session);
/* Whether another program changed the registers of some count. */
bool was_stolen(const struct uncore_session *session);
void tell_stolen(const struct stat_others *others);

#endif
