/* SPDX-License-Identifier: MIT */
/* Keeps what is said of an access, and compares its value with the one before. */
#include "cli/decode_log/meaning.h"

#include "cli/registers/purpose.h"

void say(struct arena *arena, struct strings *list, struct text *text)
{
	list_once(arena, list, text_string(text), text->length);
	text_free(text);
}

uint64_t changed_since(const struct log_meaning *meaning)
{
	uint64_t both = meaning->before.mask & meaning->given.mask;

	both &= ~reserved_bits(meaning->tables, meaning->reg.reg);
	return (meaning->before.value ^ meaning->given.value) & both;
}
