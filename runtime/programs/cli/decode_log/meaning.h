/* SPDX-License-Identifier: MIT */
/* Finds out what an access to a register meant: its event, what it changed, and the rules that it broke. */
#ifndef RUNTIME_CLI_DECODE_LOG_MEANING_H
#define RUNTIME_CLI_DECODE_LOG_MEANING_H

#include "base/arena.h"
#include "base/lists.h"
#include "cli/decode/control_event.h"
#include "cli/decode_log/values.h"

struct log_meaning {
	const struct uncore_tables *tables;
	const struct log_access *access;
	struct uncore_register reg; /* the instance may be UNCORE_NO_INDEX */
	struct uncore_bits given;   /* what the access says of the register */
	struct uncore_bits now;     /* with what was known before */
	struct uncore_bits before;  /* what was known before; mask 0: nothing */
	const char *counts;         /* of a counter that counts one thing; NULL: none */
	struct control_event event; /* of a control register */
	struct strings problems;    /* rules that the access broke */
	struct strings notes;       /* what else is worth knowing */
	struct arena arena;
};

/*
 * Fills *meaning, and remembers the value. variant UNCORE_NO_INDEX: it is not known. free_meaning() frees what it
 * holds.
 */
void find_meaning(struct log_meaning *meaning, const struct uncore_tables *tables, uint16_t variant,
		  struct log_values *values, const struct log_access *access, const struct found_register *found);
void free_meaning(struct log_meaning *meaning);

/* Adds what breaks a rule (rules.c). */
void find_broken_rules(struct log_meaning *meaning, const struct log_values *values);

uint64_t reserved_bits(const struct log_meaning *meaning);
/* The bits of fields that differ from what was known before. */
uint64_t changed_since(const struct log_meaning *meaning);
/* Adds the text to the list, and frees it. */
void say(struct arena *arena, struct strings *list, struct text *text);

#endif
