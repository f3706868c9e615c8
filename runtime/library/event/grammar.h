/* SPDX-License-Identifier: MIT */
/* The actions of the grammar in expr.rl: what each piece of an expression does. False: failed, stop. */
#ifndef RUNTIME_EVENT_GRAMMAR_H
#define RUNTIME_EVENT_GRAMMAR_H

#include <stdbool.h>

#include "event/parse.h"

/* An expression that is nothing but an event and perhaps a umask; *known: it is, and was not left to the machine. */
bool on_names(struct parse *parse, struct span name, const char *dot, bool *known);
/* libpfm4's PMU, an event and a umask of it. */
bool on_pair(struct parse *parse, struct span pmu, struct span event, struct span umask, bool *known);
/* dot is the first one in the name, or NULL. */
bool on_event(struct parse *parse, struct span name, const char *dot);
bool on_prefix(struct parse *parse, struct span name);
bool on_pmu(struct parse *parse, struct span name);
bool on_raw(struct parse *parse, struct span name);
bool on_umask(struct parse *parse, struct span name);
/* A word without a value, after a comma, or, if colon is true, after a colon. */
bool on_word(struct parse *parse, struct span name, bool colon);
bool on_item(struct parse *parse, struct span name, struct span value);
/* Whether it is a box or an instance of one. */
bool names_box(const struct parse *parse, struct span name);
/* tools/quick.c: expressions with a colon or a comma, of which it is the first. On failure *parse is undefined. */
bool read_colons(struct parse *parse, const char *colon);
bool read_commas(struct parse *parse, const char *comma);
/* One that ends with a /. */
bool read_terms(struct parse *parse);
/* Checks what can be checked only at the end of the expression. */
bool on_end(struct parse *parse);

#endif
