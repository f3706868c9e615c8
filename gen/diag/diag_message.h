/* SPDX-License-Identifier: MIT */
/* Declares a diagnostic for the files that print it. */
#ifndef GEN_DIAG_DIAG_MESSAGE_H
#define GEN_DIAG_DIAG_MESSAGE_H

#include "diag/diag.h"

struct diag_note {
	struct loc loc;
	const char *text;
	struct diag_note *next;
};

struct diag_message {
	enum rule rule;
	struct loc loc;
	const char *text;
	const char *hint; /* what to write instead; NULL for none */
	struct diag_note *notes;
	size_t order; /* number in the order of reporting */
};

/* Sorts the messages into the order of printing. */
void diag_sort(struct diag *diag);

#endif
