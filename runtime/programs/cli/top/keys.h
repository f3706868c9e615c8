/* SPDX-License-Identifier: MIT */
/* uncore top: declares what the user has chosen, and what keys change in it. */
#ifndef RUNTIME_CLI_TOP_KEYS_H
#define RUNTIME_CLI_TOP_KEYS_H

#include <stdint.h>

#include "cli/top/model.h"

enum top_sheet { SHEET_NONE, SHEET_HELP, SHEET_GROUPS };

struct top_state {
	/* const while it runs */
	size_t group_count;
	bool has_fixed_interval; /* a recording has its own */
	bool steps;              /* time stands still until a step */

	size_t group; /* on display */
	struct top_order order;
	uint64_t interval_ms;
	enum top_sheet sheet;
	size_t listed; /* the chosen line of the list of groups */
	size_t first;  /* the first line of the table that is shown */
	size_t help_first;
	bool is_paused, is_quit;
	bool is_group_new; /* the group was chosen, and is not measured yet */
	bool is_step;      /* a step was asked for */
	bool wants_redraw; /* of what should be there already */
	const char *said;  /* what the last key did; NULL: it is seen */
};

/* Does what the key means. page: how many lines are on the screen. */
void press_key(struct top_state *state, int key, size_t page);
/* The lines of help about keys. */
void add_key_help(struct text *text, const struct top_state *state);

#endif
