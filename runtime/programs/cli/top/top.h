/* SPDX-License-Identifier: MIT */
/* uncore top: declares a live screen: the terminal, and what is measured for it. */
#ifndef RUNTIME_CLI_TOP_TOP_H
#define RUNTIME_CLI_TOP_TOP_H

#include "cli/stat/measurement.h"
#include "cli/top/keys.h"
#include "screen/terminal.h"

/* What can be chosen: a group of the platform, or what the command line names. */
struct top_group {
	const char *name, *question, *reading; /* "": none */
	struct strings events, metrics, groups;
	bool per_instance; /* how it is shown at first */
	bool is_listed;    /* one of the platform: stat knows its events and metrics */
};

struct top {
	const struct cli_request *given; /* the command line */
	struct cli_request request;      /* what is measured now: its events and metrics are those of the group */
	struct measurement work;
	struct top_group *groups;
	struct top_state state;

	struct uncore_session *session; /* NULL: nothing is measured */
	struct stat_loop loop;
	struct stat_report report;
	struct top_model model;
	bool has_model;
	double base_seconds;  /* of the sessions before this one, for a recording of several runs */
	double at_seconds;    /* of what is shown */
	struct text machine;  /* as words */
	struct text messages; /* what would be on standard error, and why values are missing */
	struct text note;     /* the first line of the messages */
	struct text failure;  /* why the group is not measured; empty: it is */
	bool is_ended;        /* the recording is at its end */

	struct terminal *terminal;
	struct screen screen;
	struct page page;
	int standard_error, captured; /* files; -1: standard error is not captured */
	uint64_t said_ns;             /* when the last key was pressed */
	int signal;                   /* that asked for the end; 0: none */
};

/* ---- groups.c ---- */

/* Lists what can be chosen. CLI_GOOD, or CLI_BAD after printing why. */
int list_groups(struct top *top);
void free_groups(struct top *top);
/* The group that is shown first: that of the memory, else the first of the platform. NULL: it has none. */
const char *first_group(const struct uncore_tables *tables);

/* ---- look.c: the page and the terminal ---- */

/* Opens the terminal, and captures standard error. CLI_GOOD, or CLI_BAD after printing why. */
int open_look(struct top *top);
/* Gives the terminal back, then prints what was captured. */
void close_look(struct top *top);
/* Shows the page as it is now. */
void show_page(struct top *top);
/* Notes why values are missing. */
void note_troubles(struct top *top);
/* Does what keys ask for until the time is over. Returns a signal that asks for the end, or 0. */
int wait_for_keys(struct top *top, uint64_t nanoseconds);
/* Forgets what the last key did, unless it is new. */
void forget_said(struct top *top);
/* Whether the user wants to leave the group or the program. */
bool is_left(const struct top *top);
/* Moves the messages since the last call to failure. */
void take_failure(struct top *top);

#endif
