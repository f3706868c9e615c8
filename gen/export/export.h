/* SPDX-License-Identifier: MIT */
/*
 * Prints the model in other programs' forms. Each function appends one whole file. The same model gives the same bytes.
 */
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

/* Counters that count one thing, without an event. */
struct counter_choice {
	const struct box *box;
	const struct counters *group;
};

struct selection {
	struct arena *arena;
	const struct platform *platform;
	struct choice *at;
	size_t count, room;
	struct counter_choice *counters; /* of groups; they are in no form but msr-safe's */
	size_t counter_count, counter_room;
	const struct metric **metrics; /* of groups, or all of the platform */
	size_t metric_count, metric_room;
	const struct field_ref **settings; /* of groups, or all of the platform; as the counters */
	size_t setting_count, setting_room;
	bool whole; /* all events, and counters that no event uses */
};

/*
 * Selects the events of a list "A,B.C", in any case, or for NULL all that can be programmed. Returns NULL, or what is
 * wrong with the list.
 */
const char *select_events(struct selection *selection, const char *list);

/* Adds what the groups of a list "A,B" count, and their metrics. Returns NULL, or what is wrong with the list. */
const char *select_groups(struct selection *selection, const char *list);

/* EVENT, or EVENT.UMASK; the text is in the arena. */
const char *choice_name(struct arena *arena, const struct choice *choice);
/* The value of the control register without the enable bit. */
uint64_t choice_control(const struct choice *choice);
const struct numbers *choice_counters(const struct choice *choice);
/* How many filters there are: first those of the event, then those of the umask. */
size_t choice_filter_count(const struct choice *choice);
const struct filter *choice_filter(const struct choice *choice, size_t index);
const struct about *choice_about(const struct choice *choice);
const char *choice_text(const struct choice *choice); /* its own, or composed */

/*
 * Prints msr-safe's allowlist: the registers that are read and written to count these events. False if none of them is
 * an MSR.
 */
bool export_msr_safe(const struct selection *selection, struct text *out);
/*
 * Prints the JSON that jevents of Linux reads, or lines "NAME<tab>pmu/event=0x35,…/". left_out gets "NAME: why" for
 * each event or metric that perf cannot count. It gets a line for each box of which Linux counts only some instances.
 */
void export_perf(const struct selection *selection, struct text *out, struct text *left_out);
void export_perf_strings(const struct selection *selection, struct text *out, struct text *left_out);
/*
 * Prints how the selected events differ from a list in Linux's form, by what perf hands to the kernel, and how many are
 * alike. True if nothing differs.
 */
struct perf_list;
bool compare_perf(const struct selection *selection, const struct perf_list *theirs, struct text *out);
void export_json(const struct selection *selection, struct text *out);
void export_csv(const struct selection *selection, struct text *out);
/* Prints addresses, masks, shifts and event codes as #define lines. */
void export_defines(const struct selection *selection, struct text *out);

#endif
