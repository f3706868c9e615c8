/* SPDX-License-Identifier: MIT */
/* uncore complete: the words that a shell may offer in place of one that is being typed. */
#ifndef UNCORE_CLI_COMPLETE_H
#define UNCORE_CLI_COMPLETE_H

#include "base/text.h"
#include "uncore/tables.h"

struct completion {
	const char *typed; /* what an offered word must begin with, whatever the case */
	struct text kept;  /* what is before it in the word, and stays */
	struct text lines; /* the words so far, a line each, in any order and with repetitions */
};

/* Offers kept, the name, and the end, if name and end begin with what is typed. */
void complete_offer(struct completion *completion, const char *name, const char *end);
/* Moves the first bytes of what is typed to what is kept. */
void complete_keep(struct completion *completion, size_t length);
/* Offers the instances of a box, each with the end, if its id is typed. */
void complete_instances(struct completion *completion, const struct uncore_tables *tables, unsigned box,
			const char *end);

/* Offers what may follow in a list of event expressions. */
void complete_event(struct completion *completion, const struct uncore_tables *tables);
/* Offers events and their sub-events. */
void complete_event_name(struct completion *completion, const struct uncore_tables *tables);

#endif
