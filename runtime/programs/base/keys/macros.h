/* SPDX-License-Identifier: MIT */
/* Defines short forms for the rows of key tables. */
#ifndef BASE_KEYS_MACROS_H
#define BASE_KEYS_MACROS_H

#include "base/keys/keys.h"
#include "base/lists.h"
#include "base/memory.h"

/* clang-format off */

#define WORD_(id, word, help) word,

#define WORDS(array) .words = array, .word_count = sizeof(array) / sizeof(array)[0]
/*
 * One for each type of key: TYPE(owner, member) stores into that member of struct owner. A member of another type does
 * not compile.
 */
#define OF_(owner, member) (((struct owner *)NULL)->member)
#define IS_(owner, member, wanted) MEMBER_AT(struct owner, member, wanted: 1)
#define IS_ONE_OF_(owner, member, wanted, other) MEMBER_AT(struct owner, member, wanted: 1, other: 1)
#define AT_(owner, member, wanted) .offset = IS_(owner, member, wanted)
#define SECOND_(owner, member, wanted) .offset2 = IS_(owner, member, wanted)

#define STRING(owner, member) .type = KEY_STRING, AT_(owner, member, const char *)
#define NAME(owner, member) STRING(owner, member), .max = NAME_LENGTH_MAX
#define ID(owner, member) .type = KEY_ID, AT_(owner, member, const char *)
#define REPEATED_ID(owner, member) .type = KEY_REPEATED_ID, AT_(owner, member, const char *)
#define VALUE_ID(owner, member) .type = KEY_VALUE_ID, AT_(owner, member, const char *)
#define PATH(owner, member) .type = KEY_PATH, AT_(owner, member, const char *)
#define SOURCE(owner, member) .type = KEY_SOURCE, AT_(owner, member, const char *)
#define NUMBER(owner, member) \
	.type = KEY_NUMBER, .offset = offsetof(struct owner, member), NUMBER_KIND_(owner, member)
#define NUMBER_KIND_(owner, member) \
	.number = _Generic(OF_(owner, member), uint64_t: NUMBER_64, unsigned: NUMBER_32, int: NUMBER_SIGNED, \
			   uint16_t: NUMBER_16)
/* A whole number that may be written 1.6e9. */
#define AMOUNT(owner, member) NUMBER(owner, member), .exponent = true
#define BITS(owner, member) .type = KEY_BITS, AT_(owner, member, uint64_t)
#define BOOL(owner, member) .type = KEY_BOOL, AT_(owner, member, bool)
/* Enumerations without a negative enumerator are unsigned. */
#define WORD(owner, member) .type = KEY_WORD, .offset = IS_ONE_OF_(owner, member, int, unsigned)
#define STRINGS(owner, member) \
	.type = KEY_STRINGS, AT_(owner, member, struct strings), .offset2 = offsetof(struct owner, member.count)
#define DISTINCT_STRINGS(owner, member) STRINGS(owner, member), .distinct = true
/* The same where the list and its length are two members. */
#define TEXTS(owner, member, count) \
	.type = KEY_STRINGS, .offset = IS_ONE_OF_(owner, member, const char **, const char *const *), \
	SECOND_(owner, count, size_t)
#define ONE_OR_STRINGS(owner, member) \
	.type = KEY_ONE_OR_STRINGS, AT_(owner, member, struct strings), .offset2 = offsetof(struct owner, member.count)
#define NUMBERS(owner, member) .type = KEY_NUMBERS, AT_(owner, member, struct numbers)
#define UNSIGNEDS(owner, member, count) \
	.type = KEY_UNSIGNEDS, AT_(owner, member, const unsigned *), SECOND_(owner, count, size_t)
#define ONE_OR_NUMBERS(owner, member) .type = KEY_ONE_OR_NUMBERS, AT_(owner, member, struct numbers)
#define NUMBER_LISTS(owner, member) .type = KEY_NUMBER_LISTS, AT_(owner, member, struct number_lists)
#define ONE_OR_NUMBER_LISTS(owner, member) .type = KEY_ONE_OR_NUMBER_LISTS, AT_(owner, member, struct number_lists)
#define NUMBER_OR_NAMES(owner, names, number) \
	.type = KEY_NUMBER_OR_NAMES, AT_(owner, names, struct strings), SECOND_(owner, number, unsigned)
#define NUMBER_OR_WORD(owner, number, word) \
	.type = KEY_NUMBER_OR_WORD, AT_(owner, number, uint64_t), SECOND_(owner, word, bool)
/* What lists, maps and objects hold must have the size that their element's keys give: element_sizes_agree(). */
#define POINTER_(owner, member) \
	.offset = offsetof(struct owner, member), .element_size = sizeof(*OF_(owner, member))
#define OBJECT(owner, member) \
	.type = KEY_OBJECT, .offset = offsetof(struct owner, member), .element_size = sizeof(OF_(owner, member))
#define LIST(owner, member, count) .type = KEY_LIST, POINTER_(owner, member), SECOND_(owner, count, size_t)
#define NUMBER_OR_LIST(owner, member, count) \
	.type = KEY_NUMBER_OR_LIST, POINTER_(owner, member), SECOND_(owner, count, unsigned)
#define MAP(owner, member, count) .type = KEY_MAP, POINTER_(owner, member), SECOND_(owner, count, size_t)
#define OPTIONAL_OBJECT(owner, member) .type = KEY_OPTIONAL_OBJECT, POINTER_(owner, member)
#define NUMBER_OR_OBJECT(owner, member) .type = KEY_NUMBER_OR_OBJECT, POINTER_(owner, member)
#define HAS_AT(owner, member) .has_offset = IS_(owner, member, bool)
#define RANGE(low, high) .min = low, .max = high
/* Of an int. */
#define SIGNED_RANGE(low, high) .min = (uint64_t)(low), .max = high
#define VERSION(number) .type = KEY_VERSION, .min = number
#define REQUIRED .required = true
/* How the key is printed. */
#define BY_CODE .by_code = true
#define AS_HEX .as_hex = true
#define ON_LINES .on_lines = true

/* What is only printed. */
#define COUNT(owner, member) \
	.type = KEY_COUNT, .offset = offsetof(struct owner, member), NUMBER_KIND_(owner, member)
#define HEX(owner, member) .type = KEY_HEX, AT_(owner, member, uint64_t)
#define DOUBLE(owner, member) .type = KEY_DOUBLE, AT_(owner, member, double)
#define EXACT(owner, member) .type = KEY_EXACT, AT_(owner, member, struct exact_number)
#define FROM_ZERO .from_zero = true
#define WHOLE .whole = true
#define MATCHES(expression) .pattern = expression
#define BIT_NUMBERS(owner, member) .type = KEY_BIT_NUMBERS, AT_(owner, member, uint64_t)
#define NULLABLE .required = true, .nullable = true
/* Null, or left out if the bool is false. */
#define NULLABLE_IF(owner, member) HAS_AT(owner, member), .nullable = true
#define ADDED .required = true, .added = true
#define UNREAD .unread = true

#endif
