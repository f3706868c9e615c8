/* SPDX-License-Identifier: MIT */
/* Makes command lines that count an event or a metric. */
#ifndef UNCORE_CLI_COUNTABLE_H
#define UNCORE_CLI_COUNTABLE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "uncore/tables.h"

/* A line that counts something. The caller frees the options with text_free(). */
struct countable {
	struct text options; /* " -e EVENT" */
	uint32_t variants;   /* bit n: variants[n] of the platform can count it; start with UINT32_MAX */
};

/*
 * Adds " -e EVENT.UMASK,opc=RFO": the event with a sub-event if it needs one, and with a value for each field that must
 * be given. An event that shows what another counter adds brings an occupancy for that counter. words prefers a value
 * that it names, "llc rfo" the value RFO; NULL: no preference. umask UNCORE_NO_INDEX: any. False: it cannot be counted.
 */
bool add_event_option(struct countable *line, const struct uncore_tables *tables, uint16_t event, uint16_t umask,
		      const char *words);
/* Adds " -M box/METRIC". False, and nothing is added: it cannot be computed, or parameters must be given. */
bool add_metric_option(struct countable *line, const struct uncore_tables *tables, uint16_t metric);
/*
 * Adds "uncore stat -e EVENT -t 1000" with these options. On a machine without the platform it counts on a simulated
 * one that has the event, " --sim ivt:2", " --sim p6/pentium_m:2". sim: as given to --sim; NULL: not given.
 */
void add_stat_command(struct text *text, const char *sim, const struct uncore_tables *here,
		      const struct uncore_tables *tables, const struct countable *line);

#endif
