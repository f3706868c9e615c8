/* SPDX-License-Identifier: MIT */
/* Finds the event that the value of a control register selects, as text. */
#ifndef RUNTIME_CLI_CONTROL_EVENT_H
#define RUNTIME_CLI_CONTROL_EVENT_H

#include "base/text.h"
#include "uncore/event.h"
#include "uncore/uncore.h"

/* All zero: not looked for yet. free_control_event() frees it. */
struct control_event {
	bool is_control;        /* the register controls a counter */
	struct text words;      /* every event that processors of the platform count; empty: none has the value */
	struct text expression; /* the first of them only, as uncore encode takes it */
};

/* filters: what is known of the filter registers of the instance. variant UNCORE_NO_INDEX: not known, so each. */
void find_control_event(struct control_event *event, const struct uncore_tables *tables, uint16_t variant,
			const struct uncore_register *reg, uint64_t raw, const struct uncore_filter_run *filters,
			size_t filter_count);
void free_control_event(struct control_event *event);

#endif
