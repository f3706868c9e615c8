/* SPDX-License-Identifier: MIT */
/* Declares what the files of uncore doctor share. */
#ifndef RUNTIME_CLI_DOCTOR_DOCTOR_H
#define RUNTIME_CLI_DOCTOR_DOCTOR_H

#include "cli/machine/gates.h"
#include "cli/machine/devices.h"
#include "cli/who/holders.h"
#include "cli/machine/machine.h"
#include "cli/common/output.h"
#include "cli/registers/registers.h"

/* The state of a box: a presence, or one of these. X(id, word) */
#define DOCTOR_STATES(X) \
	X(BUSY, "busy") \
	X(IN_USE, "in use") \
	X(IMPLAUSIBLE, "implausible") \
	X(BY_PERF, "by perf")

#define DOCTOR_X_STATE_(id, word) DOCTOR_##id,
enum doctor_state { DOCTOR_PRESENCES = UNCORE_PRESENCE_END - 1, DOCTOR_STATES(DOCTOR_X_STATE_) DOCTOR_STATE_END };
#undef DOCTOR_X_STATE_

/* One instance of a box. */
struct finding {
	unsigned unit;
	uint16_t box, instance;
	unsigned state;  /* enum uncore_presence or enum doctor_state */
	char *detail;    /* the cause; NULL: the state says everything */
	bool is_checked; /* its clock was counted */
	double hertz;    /* its rate; 0: it did not count */
	char *check;     /* why it was not checked; NULL: it was, or no check was wanted */
};

struct findings {
	struct uncore_machine *machine;
	const struct gates *gates; /* which were checked before */
	struct holders holders;
	struct device_list devices; /* of boxes whose instances serve PCI root buses */
	struct finding *list;
	size_t count;
};

/* boxes.c: checks every box that the platform has, on every unit, by reads only. */
void find_boxes(struct findings *findings, const struct selection *selection);
void free_findings(struct findings *findings);
const char *finding_word(unsigned state);
/* What to do about it; NULL: nothing. */
const char *finding_remedy(unsigned state);
/* Whether the instance cannot count, or only by disturbing another program's counts. */
bool is_problem(const struct findings *findings, const struct finding *finding);

/* check.c: counts the clock of every box that is ok. Writes registers, and restores them. */
void check_clocks(struct findings *findings, const char *state);

/* print.c */
void print_doctor(const struct cli_request *request, const struct gates *gates, const struct findings *findings);
/* report.c */
extern const struct keys gate_kind; /* of struct gate */
void print_doctor_json(const struct cli_request *request, const struct gates *gates, const struct findings *findings,
		       int status);

#endif
