/* SPDX-License-Identifier: MIT */
/* Reads JSON objects into structs by tables of keys; what is wrong is said with its line, column and JSON pointer. */
#ifndef UNCORE_JSON_READER_H
#define UNCORE_JSON_READER_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/error.h"

/* Memory that lives as long as what was read. */
struct json_memory {
	struct json_block *blocks;
};

/* All 0; NULL: out of memory. Room for at least one. */
void *json_keep(struct json_memory *memory, size_t count, size_t size);
void json_memory_free(struct json_memory *memory);

struct json_reader {
	const char *name; /* of the file, for messages */
	const char *text; /* that is read: a place is looked for in it when something is wrong */
	size_t length;
	bool is_line; /* the text is one line, whose number the name ends with */
	struct json_memory *memory;
	struct uncore_fault *fault;
};

/* Where a value stands: below its parent, under a key or at an index. */
struct json_place {
	const struct json_place *up;
	const char *key; /* NULL: index tells */
	size_t index;
	bool of_key; /* the key itself, which is wrong, and not its value */
};

/* The whole text; what is below it, by key. */
#define JSON_TOP (&(const struct json_place){ .up = NULL })
#define JSON_BELOW(name) (&(const struct json_place){ .up = JSON_TOP, .key = (name) })

/* The text as a JSON value, or NULL after noting what is wrong. */
json_t *json_parse(const struct json_reader *reader);
/* Notes what is wrong at a place, as file:line:column; returns code. */
int json_fail(const struct json_reader *reader, const struct json_place *place, int code, const char *format, ...)
	UNCORE_PRINTF(4, 5);

struct json_key;

/* Takes a value into *to. */
typedef int json_take(const struct json_reader *reader, const struct json_place *place, const struct json_key *key,
		      json_t *value, void *to);

/* Words that stand for 0, 1, 2 ... */
struct json_words {
	const char *const *words;
	unsigned count;
};

/* A kind of object: its keys, and the struct that they fill. */
struct json_kind {
	const char *title;
	const struct json_key *keys;
	size_t key_count;
	size_t size;
	const void *initial; /* NULL: zeros */
};

struct json_key {
	const char *name;
	json_take *take;
	size_t offset;       /* in the struct of its kind */
	size_t count_offset; /* of arrays: where their length goes, as size_t */
	union {
		const struct json_kind *kind;   /* of the objects of an array */
		const struct json_words *words; /* that the value may be */
		uint64_t most;                  /* the largest number */
	} is;
	bool needed;
};

/*
 * Fills in a struct, which holds its initial values already. Unknown keys are errors, as are needed ones that are
 * missing.
 */
int json_read_object(const struct json_reader *reader, const struct json_place *place, const struct json_kind *kind,
		     json_t *object, void *to);

/* ---- what a key may hold ---- */

json_take json_take_nothing; /* anything: what is for people and editors */
json_take json_take_text;    /* const char * */
json_take json_take_bool;    /* bool */
json_take json_take_u64;     /* numbers up to is.most; a string may hold a hexadecimal one, "0x1f" */
json_take json_take_u32;
json_take json_take_u16;
json_take json_take_unsigned;
json_take json_take_int;
json_take json_take_word;      /* unsigned enum by is.words */
json_take json_take_objects;   /* array of is.kind: pointer and count */
json_take json_take_numbers;   /* array of uint32_t up to is.most */
json_take json_take_unsigneds; /* array of unsigned up to is.most */
json_take json_take_texts;     /* array of const char * */

/* One number, where a table of keys does not reach. */
int json_reader_number(const struct json_reader *reader, const struct json_place *place, json_t *value, uint64_t most,
		       uint64_t *number);

#endif
