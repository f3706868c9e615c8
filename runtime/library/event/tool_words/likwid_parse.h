/* SPDX-License-Identifier: MIT */
/* Reads LIKWID's counters and their options. */
#ifndef RUNTIME_EVENT_TOOLS_LIKWID_PARSE_H
#define RUNTIME_EVENT_TOOLS_LIKWID_PARSE_H

#include <stdbool.h>

#include "event/parse.h"

/* likwid_parse.c. Whether the word is a counter of LIKWID's; parse->likwid then is its row. */
bool is_likwid(struct parse *parse, struct span name);
/* An event and LIKWID's counter for it. */
bool on_likwid(struct parse *parse, struct span event, const char *dot, struct span name);
/* The same where the name may be a box's. Whatever is wrong, it gives up without a message. */
bool on_likwid_event(struct parse *parse, struct span event, struct span name);
/* Reads an option after such a counter. *is_option is false if it is none, which is not a failure. */
bool on_option(struct parse *parse, struct span name, struct span value, bool *is_option);
/* Sets the fields that the options reach; leaves the one counter. */
bool finish_options(struct parse *parse);
bool finish_counter(struct parse *parse);

#endif
