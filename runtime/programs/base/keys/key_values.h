/* SPDX-License-Identifier: MIT */
/* Decodes the values of single members: strings, ids, numbers, words, and short lists of them. */
#ifndef BASE_KEYS_KEY_VALUES_H
#define BASE_KEYS_KEY_VALUES_H

#include "base/keys/keys.h"

/* One value that is being decoded into one member. */
struct slot {
	struct reader *reader;
	const struct key *key;
	struct node node;
	struct loc at; /* the place that errors show */
	char *object;  /* the struct being filled */
};

/* Moves a slot to a value inside its value. */
void slot_put(struct slot *slot, struct node node);

void *slot_member(const struct slot *slot);
void *slot_member2(const struct slot *slot);

/* Each reports an error and returns false. */
bool slot_fault(const struct slot *slot, enum key_fault_kind kind, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* Whether the key may have so many elements; its max is 0 if any number will do. */
bool slot_check_count(const struct slot *slot, size_t count);
bool slot_wrong_type(const struct slot *slot, const char *wanted);
bool slot_check_id(const struct slot *slot, const char *id);
bool slot_store_word(const struct slot *slot, const char *text);
/* One number, inside the key's range. */
bool slot_number(const struct slot *slot, uint64_t *value);
bool slot_read_numbers(const struct slot *slot);
/* Reads values of all types except objects, lists of objects, and maps. */
bool slot_read_value(const struct slot *slot);

/* Stores a number in the member's type. */
void key_store_number(const struct key *key, void *at, uint64_t value);

#endif
