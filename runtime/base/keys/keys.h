/* SPDX-License-Identifier: MIT */
/*
 * Key tables: what an object of a JSON file may hold. One table decodes the object, names its errors, and prints its
 * JSON Schema and its page of the manual, so the four cannot disagree. What commands print has key tables too: one
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
	KEY_STRING,              /* const char *; not empty */
	KEY_ID,                  /* const char *; a C name */
	KEY_REPEATED_ID,         /* const char *; a C name that may hold {i} */
	KEY_VALUE_ID,            /* const char *; an enumerator's C name */
	KEY_PATH,                /* const char *; a dotted reference */
	KEY_SOURCE,              /* const char *; citations */
	KEY_NUMBER,              /* as enum number_kind says, inside [min, max] */
	KEY_BITS,                /* uint64_t: a mask */
	KEY_BOOL,                /* bool */
	KEY_WORD,                /* int; index in words plus word_base */
	KEY_STRINGS,             /* const char ** and, at offset2, size_t: the members of struct strings, for example */
	KEY_ONE_OR_STRINGS,      /* the same; a single string is a list of one */
	KEY_NUMBERS,             /* struct numbers */
	KEY_UNSIGNEDS,           /* unsigned *, each inside [min, max], and size_t at offset2; may be empty */
	KEY_ONE_OR_NUMBERS,      /* struct numbers; a single number is a list of one */
	KEY_NUMBER_LISTS,        /* struct number_lists, from a list of numbers or a list of such lists */
	KEY_ONE_OR_NUMBER_LISTS, /* the same; a single number is a list of one */
	KEY_NUMBER_OR_NAMES,     /* struct strings and, at offset2, unsigned: the number, or the length of the list */
	KEY_NUMBER_OR_WORD,      /* uint64_t, or the bool at offset2 when it is the one word in words */
	KEY_BIT_OR_WORD,         /* int; index in words plus word_base, below which 0 and 1 are */
	KEY_OBJECT,              /* element */
	KEY_OPTIONAL_OBJECT,     /* element *; NULL when absent */
	KEY_NUMBER_OR_OBJECT,    /* element *; a bare number becomes an object with only its first key */
	KEY_LIST, /* element array pointer, and size_t count at offset2; where max is not 0, [min, max] of them */
	KEY_NUMBER_OR_LIST, /* the same, but unsigned at offset2; a bare number is only counted */
	KEY_MAP,            /* as KEY_LIST, from an object whose keys become each element's first key */
	KEY_IGNORED,        /* a text for people and editors */
	KEY_VERSION,        /* checked: min, the version of the format */
	/* What is only printed: */
	KEY_COUNT,      /* a plain number, as enum number_kind says */
	KEY_HEX,        /* uint64_t as a text, "0x1f" */
	KEY_DOUBLE,     /* double */
	KEY_BIT_NUMBERS /* uint64_t: the numbers of the bits that are 1 */
};

enum number_kind { NUMBER_64, NUMBER_32, NUMBER_16, NUMBER_SIGNED };

struct key {
	const char *name;
	enum key_type type;
	bool required;
	bool nullable;           /* printed as null where there is none; else left out */
	bool one_line;           /* of a KEY_LIST that is printed: each element is on a line */
	bool may_be_empty;       /* of a KEY_STRING that is printed */
	bool exponent;           /* of a KEY_NUMBER: 1.6e9 is as good as 1600000000 */
	enum number_kind number; /* of a KEY_NUMBER: uint64_t, unsigned, uint16_t, or int with a signed min and max */
	size_t offset, offset2;  /* of the members */
	size_t has_offset;       /* of a bool that records presence; 0: none */
	size_t element_size;     /* of what the member points to; 0: it points to no element */
	uint64_t min, max;
	int64_t fallback; /* of a KEY_NUMBER or KEY_WORD that is absent */
	const char *const *words;
	size_t word_count;
	int word_base;
	const struct keys *element;
	const char *help;
};

enum list_order { ORDER_AS_WRITTEN, ORDER_BY_ID, ORDER_BY_BITS };

/* Which keys an object has by what another of its keys holds. Lists end with NULL. */
struct key_rule {
	const char *key, *word;  /* holds for objects that have the key, with that word unless it is NULL */
	const char *article;     /* "a write": such an object, for messages */
	const char *needs[4];    /* keys that it must have */
	const char *excludes[6]; /* keys that it must not have */
	const char *either[2];   /* keys of which it must have exactly one */
};

struct keys {
	const char *kind;    /* "field": names the schema definition */
	const char *article; /* "a field": for messages */
	const char *help;
	const struct key *at;
	size_t count;
	size_t size;           /* of the element's struct; its first member is its struct node, unless it is bare */
	bool bare;             /* the struct has no node */
	bool block;            /* canonical form: one member a line when it does not fit on one */
	enum list_order order; /* canonical form: of lists of these */
	bool single_value;     /* of KEY_MAP elements: the map's value is that of the second key, not an object */
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
	KEY_FAULT_STRAY /* a key that does not go with another */
};

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

#endif
