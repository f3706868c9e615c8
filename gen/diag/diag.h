/* SPDX-License-Identifier: MIT */
/* Collects diagnostics during a run, sorts them by place, and prints them at its end as text or JSON. */
#ifndef GEN_DIAG_H
#define GEN_DIAG_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/node.h"
#include "diag/rules.h"
#include "base/text.h"

enum { DIAG_SHOWN_MAX = 100 };

struct diag {
	struct arena *arena;
	struct diag_message *messages;
	size_t count, room;
	struct diag_message *last; /* what a note or a hint belongs to */
	bool are_warnings;         /* the messages hold nothing up */
	bool any_inherited;        /* some message is about what a file has from another */
	size_t shape_faults;       /* reports of wrong bits or counters, inherited ones too */
	size_t fact_faults;        /* the same of all but texts, which are compared with facts that are right */
};

/* Reports a broken rule. The text is one sentence that says what is wrong and what is right. */
void diag_error(struct diag *diag, enum rule rule, struct loc loc, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
/* Adds a second place to the last error. */
void diag_note(struct diag *diag, struct loc loc, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Adds "; did you mean "x"?" to the last error if a candidate is similar to the word. */
void diag_suggest(struct diag *diag, const char *word, const char *const *candidates, size_t count);
/* The same; if none is similar, all of them are listed after the lead. */
void diag_advise(struct diag *diag, const char *lead, const char *word, const char *const *candidates, size_t count);

bool diag_has_rule(const struct diag *diag, enum rule rule);

/*
 * Prints each message with its line of the file: errors in the order of the files, then missing texts. Of more than
 * DIAG_SHOWN_MAX messages, those of the rules that are broken most are left out, and a line for each rule counts them.
 * Control characters of the spec are printed as \\uXXXX.
 */
void diag_print_text(struct diag *diag, struct text *out);
/*
 * Prints every message as an object on a line of its own: file, line, column, JSON pointer, rule, severity, message,
 * hint, notes.
 */
void diag_print_json(struct diag *diag, struct text *out);
/* Prints every message of both as a log of the Static Analysis Results Interchange Format, version 2.1.0. */
void diag_print_sarif(struct diag *diag, struct diag *warnings, struct text *out);

#endif
