/* SPDX-License-Identifier: MIT */
/* Prints structs as JSON objects by their key tables, which also give the schema of what is printed. */
#ifndef BASE_KEYS_WRITE_H
#define BASE_KEYS_WRITE_H

#include "base/json/write.h"
#include "base/keys/keys.h"

/* What a KEY_NUMBER has in the struct, and the word of a KEY_WORD or KEY_BIT_OR_WORD; false, NULL: it is not given. */
bool key_number_of(const struct key *key, const void *from, uint64_t *number);
const char *key_word_of(const struct key *key, const void *from);

/* Adds a member to the open container; key is NULL in a list. */
void write_object(struct json *json, const char *key, const struct keys *keys, const void *from);
/* Adds only the members, to the open object. A row that is by_code is left to the caller. */
void write_members(struct json *json, const struct keys *keys, const void *from);

#endif
