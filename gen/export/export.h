/* SPDX-License-Identifier: MIT */
/* Prints the model in other programs' forms. Each appends one whole file; the same model gives the same bytes. */
#ifndef GEN_EXPORT_EXPORT_H
#define GEN_EXPORT_EXPORT_H

#include "base/arena.h"
#include "base/text.h"
#include "model/model.h"

/* An event alone, or with a umask. */
struct choice {
	const struct box *box;
	const struct event *event;
	const struct umask *umask; /* NULL: alone */
};

struct selection {
	struct arena *arena;
	const struct platform *platform;
	struct choice *at;
	size_t count, room;
	bool whole; /* all events, and counters that have none */
};

/*
 * Fills the selection with the events of a list "A,B.C", whatever their case, or where it is NULL with all that can be
 * programmed. NULL, or what is wrong with the list.
 */
const char *select_events(struct selection *selection, const char *list);

/* EVENT, or EVENT.UMASK; the text is the arena's. */
const char *choice_name(struct arena *arena, const struct choice *choice);
/* What stands in the control register, the enable bit aside. */
uint64_t choice_control(const struct choice *choice);
const struct numbers *choice_counters(const struct choice *choice);
/* The filters of the event, then those of the umask. */
size_t choice_filter_count(const struct choice *choice);
const struct filter *choice_filter(const struct choice *choice, size_t index);
const struct about *choice_about(const struct choice *choice);

/* msr-safe's allowlist: the registers that counting these events reads and writes. False where none is an MSR. */
bool export_msr_safe(const struct selection *selection, struct text *out);
/*
 * The JSON that jevents of Linux reads, or "NAME<tab>pmu/event=0x35,…/", one a line. left_out: "NAME: why" for each
 * event that is not there, and a line for each box of which Linux counts only some instances.
 */
void export_perf(const struct selection *selection, struct text *out, struct text *left_out);
void export_perf_strings(const struct selection *selection, struct text *out, struct text *left_out);
void export_json(const struct selection *selection, struct text *out);
void export_csv(const struct selection *selection, struct text *out);
/* Numbers alone: addresses, masks, shifts and event codes as #define lines. */
void export_defines(const struct selection *selection, struct text *out);

#endif
