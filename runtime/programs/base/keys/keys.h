/* SPDX-License-Identifier: MIT */
/*
 * Defines key tables, which list what an object of a JSON file may hold. One table decodes the object, names its
 * errors, and prints its JSON Schema and its page of the manual, so these four agree. Output has key tables too: one
 * table prints the object (write.h), its schema and its page.
 */
#ifndef BASE_KEYS_KEYS_H
#define BASE_KEYS_KEYS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/node.h"

enum key_type {
	KEY_STRING,              /* const char *; not empty; max 0: of any length, else at most so many bytes */
	KEY_ID,                  /* const char *; a C name */
	KEY_REPEATED_ID,         /* const char *; a C name that may hold {i} */
	KEY_VALUE_ID,            /* const char *; an enumerator's C name */
	KEY_PATH,                /* const char *; a dotted reference */
	KEY_SOURCE,              /* const char *; citations */
	KEY_NUMBER,              /* type in enum number_kind; inside [min, max] */
	KEY_BITS,                /* uint64_t: a mask */
	KEY_BOOL,                /* bool */
	KEY_WORD,                /* int; index in words plus word_base */
	KEY_STRINGS,             /* const char **, and size_t at offset2, as of struct strings; max as of KEY_LIST */
	KEY_ONE_OR_STRINGS,      /* the same; a single string is a list of one */
	KEY_NUMBERS,             /* struct numbers */
	KEY_UNSIGNEDS,           /* unsigned *, each inside [min, max], and size_t at offset2; may be empty */
	KEY_ONE_OR_NUMBERS,      /* struct numbers; a single number is a list of one */
	KEY_NUMBER_LISTS,        /* struct number_lists, from a list of numbers or a list of such lists */
	KEY_ONE_OR_NUMBER_LISTS, /* the same; a single number is a list of one */
	KEY_NUMBER_OR_NAMES,     /* struct strings and, at offset2, unsigned: the number, or the length of the list */
	KEY_NUMBER_OR_WORD,      /* uint64_t, or the bool at offset2 if it is the only word in words */
	KEY_BIT_OR_WORD,         /* int: 0 or 1, or the index in words plus word_base */
	KEY_OBJECT,              /* element */
	KEY_OPTIONAL_OBJECT,     /* element *; NULL when absent */
	KEY_NUMBER_OR_OBJECT,    /* element *; a bare number becomes an object with only its first key */
	KEY_LIST, /* pointer to an array of elements, and size_t at offset2; max 0: any number, else [min, max] */
	KEY_NUMBER_OR_LIST, /* the same, but unsigned at offset2; a bare number sets only the count */
	KEY_MAP,            /* as KEY_LIST, max too, from an object whose keys become each element's first key */
	KEY_IGNORED,        /* text for people and editors */
	KEY_VERSION,        /* checked: min, the version of the format */
	/* The following are only printed. */
	KEY_COUNT,      /* a plain number, type in enum number_kind */
	KEY_HEX,        /* uint64_t as a string, "0x1f" */
	KEY_DOUBLE,     /* double; NAN: not given */
	KEY_EXACT,      /* struct exact_number */
	KEY_BIT_NUMBERS /* uint64_t: the numbers of the bits that are 1 */
};

/* A number that a double may round. */
struct exact_number {
	double number;  /* NAN: not given */
	uint64_t exact; /* the same number; 0: it is no whole one */
};

enum number_kind { NUMBER_64, NUMBER_32, NUMBER_16, NUMBER_SIGNED };

/* How a comparison of two objects says that they differ in a key. Without a label, other code says it. */
struct key_fact {
	const char *label; /* "cycles a second" */
	/* The names of the changes: the value is new or larger; gone or smaller; another one. */
	const char *gained, *lost, *changed;
	unsigned weight; /* how much an equal value speaks for two objects being the same one */
};

struct key {
	const char *name;
	enum key_type type;
	bool required;
	bool added;              /* required of what is printed, but not of what is read: older versions lack it */
	bool unread;             /* no reader needs it */
	bool nullable;           /* printed as null if it is missing; unless required, only if has_offset has true */
	bool one_line;           /* of a printed KEY_LIST: each element is on its own line */
	bool on_lines;           /* of a printed list or object: it and its elements begin lines of their own */
	bool as_hex;             /* a printed KEY_NUMBER is a string, "0x1f" */
	bool by_code;            /* not printed from the row: code prints what is made of it */
	bool may_be_empty;       /* of a printed KEY_STRING */
	bool from_zero;          /* a KEY_DOUBLE or KEY_EXACT is never negative */
	bool whole;              /* the same, and it has no fraction */
	bool distinct;           /* of a KEY_STRINGS: each is there once */
	bool exponent;           /* of a KEY_NUMBER: 1.6e9 may be written for 1600000000 */
	enum number_kind number; /* of a KEY_NUMBER: uint64_t, unsigned, uint16_t, or int with a signed min and max */
	size_t offset, offset2;  /* of the members */
	size_t has_offset;       /* of a bool that says whether the key was present; 0: none */
	size_t element_size;     /* of the struct that the member points to; 0: none */
	uint64_t min, max;
	int64_t fallback;    /* value of an absent KEY_NUMBER or KEY_WORD */
	const char *pattern; /* of a printed KEY_STRING: a regular expression, as JSON Schema has them */
	const char *const *words;
	size_t word_count;
	int word_base;
	const struct keys *element;
	struct key_fact fact;
	bool in_headers; /* generated headers show the fact */
	bool each;       /* each element of the list that is new or gone is a change of its own */
	const char *help;
};

enum list_order { ORDER_AS_WRITTEN, ORDER_BY_ID, ORDER_BY_BITS };

/* Which keys an object has, depending on the value of another of its keys. Lists end with NULL. */
struct key_rule {
	const char *key, *word;  /* applies to objects that have the key, with this word unless it is NULL */
	const char *article;     /* "a write": the object, in messages */
	const char *needs[4];    /* keys that it needs */
	const char *excludes[9]; /* keys that it must not have */
	const char *either[4];   /* it must have exactly one of these */
	const char *values[2];   /* of what is printed: keys that are null unless the rule applies */
};

struct keys {
	const char *kind;    /* "field": the name of the schema definition */
	const char *article; /* "a field": in messages */
	const char *help;
	const struct key *at;
	size_t count;
	size_t size;           /* of the element's struct, which begins with its struct node unless it is bare */
	bool bare;             /* the struct has no node */
	bool block;            /* canonical form: if it does not fit one line, each member has its own line */
	enum list_order order; /* canonical form: order of lists of these */
	bool single_value;     /* of KEY_MAP elements: the map's value is the value of the second key, not an object */
	const struct key_rule *rules;
	size_t rule_count;
};

#define RULES_OF(array) .rules = array, .rule_count = sizeof(array) / sizeof(array)[0]
#define KEYS(array) .at = array, .count = sizeof(array) / sizeof(array)[0]

enum key_fault_kind {
	KEY_FAULT_TYPE,
	KEY_FAULT_ID,
	KEY_FAULT_KEYWORD,
	KEY_FAULT_NUMBER,
	KEY_FAULT_RANGE,
	KEY_FAULT_BITS,
	KEY_FAULT_WORD,
	KEY_FAULT_VERSION,
	KEY_FAULT_UNKNOWN,
	KEY_FAULT_MISSING,
	KEY_FAULT_TWICE,
	KEY_FAULT_STRAY /* the key may not be used together with another one */
};

/* Names become C names, file names and rows of a table. */
enum { NAME_LENGTH_MAX = 80 };

/* What is wrong with an object. */
struct key_fault {
	enum key_fault_kind kind;
	struct loc at;
	const char *key; /* that it is about; NULL: about none */
	const char *text;
	const char *word; /* that is none of the known ones; NULL: no word is wrong */
	const char *const *known;
	size_t known_count;
};

struct reader {
	struct arena *arena; /* holds what is decoded; the texts are Jansson's */
	void (*report)(void *context, const struct key_fault *fault);
	void *context;
};

/*
 * Decodes the object into the struct, which must be zeroed. False if the struct is incomplete and must not be used;
 * every fault has been reported, and unknown keys leave it usable.
 */
bool read_object(struct reader *reader, struct node node, const struct keys *keys, void *into);

/* A file, or each line of one, is an object of one of the kinds; so is what a command prints. */
struct format {
	const char *name;    /* "recording": spec/schema/recording.schema.json */
	const char *title;   /* "a line of a recording"; NULL: the article of its one kind */
	const char *command; /* that prints it: "uncore who"; NULL: it is read */
	const struct keys *const *kinds;
	size_t kind_count;
};

#endif
