/* SPDX-License-Identifier: MIT */
/* Finds what users name: platforms, boxes, registers, fields, events, metrics, groups. */
#ifndef UNCORE_CLI_FIND_H
#define UNCORE_CLI_FIND_H

#include <stdbool.h>
#include <stdint.h>

#include "shared/near.h"
#include "base/text.h"
#include "cli/common/commands.h"
#include "search/item.h"
#include "uncore/event.h"
#include "uncore/uncore.h"

/* The platforms of a request: one, or all. */
struct platforms {
	const struct uncore_platforms *of;
	const struct uncore_tables *only; /* NULL: all */
	unsigned next;
};

/* Reads --platform, else the environment. CLI_GOOD, or CLI_BAD after printing that no platform has the name. */
int choose_platforms(const struct cli_request *request, struct platforms *platforms);
/* Says that there is no platform of the given name. CLI_BAD. */
int no_such_platform(const struct cli_request *request);
/* The same where exactly one is needed; NULL after printing why. */
const struct uncore_tables *choose_platform(const struct cli_request *request);
/* Prints that there is no such platform, where the id is from (""), and which ids are near. Returns CLI_BAD. */
int unknown_platform(const struct cli_request *request, const char *id, const char *origin);
/* The next platform; NULL after the last. */
const struct uncore_tables *next_platform(struct platforms *platforms);

/* Finds box.register, box3.register, or a name in the manual. Numbers that are not given are UNCORE_NO_INDEX. */
bool find_register(const struct uncore_tables *tables, const char *word, struct uncore_register *reg);

bool find_item(const struct uncore_tables *tables, const char *word, struct item *item);

/* Offers every name of a platform that find_item() knows to nearest. */
void offer_items(const struct uncore_tables *tables, struct nearest *nearest);

/* Prints "uncore COMMAND: " and the text on standard error. */
void complain(const struct cli_request *request, const char *format, ...) UNCORE_PRINTF(2, 3);
/* The option, "-g ", before a word in complain(); "" if a file wants the word, whose place complain() prints. */
const char *given_by(const struct cli_request *request, const char *option);
/* Prints another line after complain(): "did you mean ...?" if a name is near. */
void complain_nearest(const struct nearest *nearest);

#endif
