/* SPDX-License-Identifier: MIT */
/*
 * Reads formulas, for the generator and for the command: arithmetic of numbers, names and names with settings, with the
 * unit of every step. What a name means, and what becomes of the steps, the language says.
 */
#ifndef BASE_FORMULA_FORMULA_H
#define BASE_FORMULA_FORMULA_H

#include "base/formula/scan.h"
#include "base/formula/unit.h"

struct formula_reader;

/* What of a formula is wrong. */
enum formula_wrong {
	FORMULA_WRONG,       /* the language, at the token */
	FORMULA_WRONG_UNIT,  /* a unit, at the token */
	FORMULA_WRONG_RESULT /* the unit that its result should have; no token */
};

struct formula_language {
	/* Gets a number as it is written, without its unit. */
	void (*number)(struct formula_reader *reader, const char *digits);
	/* Combines two operands: "+", "-", "*", "/", "min" or "max", of the length. */
	void (*combine)(struct formula_reader *reader, const char *word, size_t length);
	/* Reads a name, which is the token, and what follows it. False after an error. */
	bool (*name)(struct formula_reader *reader, struct formula_unit *unit);
	/* Reads "field=value" of braces; the value's word is END where there is none: then the field is set to 1. */
	bool (*setting)(struct formula_reader *reader, void *of, const struct formula_token *field,
			const struct formula_token *value);
	/* A token's text, where it is not what is written. */
	const char *(*text)(const struct formula_reader *reader, const struct formula_token *token);
	/* Reports an error. */
	void (*fail)(struct formula_reader *reader, enum formula_wrong wrong, const struct formula_token *token,
		     const char *text);
};

/* A formula that is being read. */
struct formula_reader {
	const struct formula_language *language;
	struct arena *arena;
	const struct formula_clocks *clocks;
	int clock; /* that "cycles" in brackets belong to; below 0: none */
	const char *formula;
	struct formula_token token; /* the next one */
	unsigned depth, stack;      /* operands on the stack now; the deepest that evaluation needs */
	unsigned steps, inputs;     /* the inputs are for the language to count */
	unsigned nesting;           /* formulas and parentheses being read */
};

enum { FORMULA_STACK_MAX = 16, FORMULA_INPUTS_MAX = 32, FORMULA_UMASKS_MAX = 8, FORMULA_SETTINGS_MAX = 16 };

/* "X" means nothing in a formula of a metric of the box. */
#define FORMULA_NO_NAME "\"%s\" is not an event, a metric of box %s, or a symbol"

void formula_advance(struct formula_reader *reader);
bool formula_at_sign(const struct formula_reader *reader, char sign);
/* Skips a sign, or reports that it is missing. */
bool formula_expect(struct formula_reader *reader, char sign);
/* Reports an error at a token; returns false, as whoever gets that does, so that no other follows. */
bool formula_fail(struct formula_reader *reader, enum formula_wrong wrong, const struct formula_token *token,
		  const char *format, ...) __attribute__((format(printf, 4, 5)));
/* Counts an operand that the language pushes: a number, a symbol, an input. */
void formula_pushed(struct formula_reader *reader);
/* Reads "{field=value,...}" of a name, if the token begins it. of is for the language. */
bool formula_read_settings(struct formula_reader *reader, void *of);
/* Reads a whole formula; of another formula's names this is one. */
bool formula_read(struct formula_reader *reader, const char *formula, struct formula_unit *unit);
/* Goes on with the outer formula after a named one was read. */
void formula_leave(struct formula_reader *outer, const struct formula_reader *inner);
/* Reads a formula whose result is to have the unit; false after an error. */
bool formula_compile(struct formula_reader *reader, const char *formula, const char *wanted_unit,
		     struct formula_unit *unit);

#endif
