/* SPDX-License-Identifier: MIT */
/*
 * Key tables: what an object of a JSON file may hold. One table decodes the object, names its errors, and prints its
 * JSON Schema and its page of the manual, so the four cannot disagree.
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
	KEY_NUMBER,              /* uint64_t or unsigned, inside [min, max] */
	KEY_BITS,                /* uint64_t: a mask */
	KEY_BOOL,                /* bool */
	KEY_WORD,                /* int; index in words plus word_base */
	KEY_STRINGS,             /* struct strings */
	KEY_ONE_OR_STRINGS,      /* struct strings; a single string is a list of one */
	KEY_NUMBERS,             /* struct numbers */
	KEY_ONE_OR_NUMBERS,      /* struct numbers; a single number is a list of one */
	KEY_NUMBER_LISTS,        /* struct number_lists, from a list of numbers or a list of such lists */
	KEY_ONE_OR_NUMBER_LISTS, /* the same; a single number is a list of one */
	KEY_NUMBER_OR_NAMES,     /* struct strings and, at offset2, unsigned: the number, or the length of the list */
	KEY_NUMBER_OR_WORD,      /* uint64_t, or the bool at offset2 when it is the one word in words */
	KEY_BIT_OR_WORD,         /* int; index in words plus word_base, below which 0 and 1 are */
	KEY_OBJECT,              /* element */
	KEY_OPTIONAL_OBJECT,     /* element *; NULL when absent */
	KEY_NUMBER_OR_OBJECT,    /* element *; a bare number becomes an object with only its first key */
	KEY_LIST,                /* element array pointer, and size_t count at offset2 */
	KEY_MAP,                 /* as KEY_LIST, from an object whose keys become each element's first key */
	KEY_IGNORED,             /* a text for people and editors */
	KEY_VERSION              /* checked: min, the version of the format */
};

struct key {
	const char *name;
	enum key_type type;
	bool required;
	bool fits_unsigned;     /* KEY_NUMBER into unsigned instead of uint64_t */
	size_t offset, offset2; /* of the members */
	size_t has_offset;      /* of a bool that records presence; 0: none */
	size_t element_size;    /* of what the member points to; 0: it points to no element */
	uint64_t min, max;
	int64_t fallback; /* of a KEY_NUMBER or KEY_WORD that is absent */
	const char *const *words;
	size_t word_count;
	int word_base;
	const struct keys *element;
	const char *help;
};

enum list_order { ORDER_AS_WRITTEN, ORDER_BY_ID, ORDER_BY_BITS };

struct keys {
	const char *kind;    /* "field": names the schema definition */
	const char *article; /* "a field": for messages */
	const char *help;
	const struct key *at;
	size_t count;
	size_t size;           /* of the element's struct; its first member is its struct node */
	bool block;            /* canonical form: one member a line when it does not fit on one */
	enum list_order order; /* canonical form: of lists of these */
	bool single_value;     /* of KEY_MAP elements: the map's value is that of the second key, not an object */
};

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
	KEY_FAULT_MISSING
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
