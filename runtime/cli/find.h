/* SPDX-License-Identifier: MIT */
/* Finds what a user's words name: platforms, boxes, registers, fields, events, metrics. */
#ifndef UNCORE_CLI_FIND_H
#define UNCORE_CLI_FIND_H

#include <stdbool.h>
#include <stdint.h>

#include "base/near.h"
#include "base/text.h"
#include "cli/commands.h"
#include "uncore/event.h"
#include "uncore/uncore.h"

/* The platforms that a request is about: one, or all of them. */
struct platforms {
	const struct uncore_platforms *of;
	const struct uncore_tables *only; /* NULL: all */
	unsigned next;
};

/* From --platform, else the environment. CLI_GOOD, or CLI_BAD after saying why: none has the name. */
int choose_platforms(const struct cli_request *request, struct platforms *platforms);
/* The same where one must be chosen; NULL after saying why. */
const struct uncore_tables *choose_platform(const struct cli_request *request);
/* The platforms in turn; NULL past the last. */
const struct uncore_tables *next_platform(struct platforms *platforms);

/* box.register, box3.register, or a name in the manual; numbers that are not said are UNCORE_NO_INDEX. */
bool find_register(const struct uncore_tables *tables, const char *word, struct uncore_register *reg);

enum item_kind { ITEM_NONE, ITEM_EVENT, ITEM_BOX, ITEM_REGISTER, ITEM_FIELD, ITEM_METRIC };

struct item {
	enum item_kind kind;
	struct uncore_event_index event;
	struct uncore_umask_index umask; /* UNCORE_NO_INDEX: the event as a whole */
	uint16_t box, instance;
	struct uncore_register reg;
	struct uncore_field_index field;
	struct uncore_metric_index metric; /* UNCORE_NO_INDEX: several boxes have one of the name */
};

bool find_item(const struct uncore_tables *tables, const char *word, struct item *item);

/* Every name that find_item() knows of a platform, to the nearest one. */
void offer_items(const struct uncore_tables *tables, struct nearest *nearest);

/* "uncore COMMAND: " and the text on standard error. */
void complain(const struct cli_request *request, const char *format, ...) UNCORE_PRINTF(2, 3);
/* Another complaint's line: "did you mean ...?" where a word is near. */
void complain_nearest(const struct nearest *nearest);

#endif
