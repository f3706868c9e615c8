/* SPDX-License-Identifier: MIT */
/* Fills templates, and gives texts the room that they need at once: for generators of files. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"

void text_reserve_exactly(struct text *text, size_t more)
{
	if (more >= SIZE_MAX / 2 - text->length)
		out_of_memory();
	if (text->room - text->length > more)
		return;
	text->room = text->length + more + 1;
	text->at = take_memory(text->at, text->room);
}

/* The text of a slot. The first run of an emitter finds errors in its template. */
static const char *slot_text(const struct text_vars *vars, char slot)
{
	unsigned char at = (unsigned char)slot;

	if (slot == '$')
		return "$";
	if (at >= 128 || vars->slot[at] == NULL)
		abort();
	return vars->slot[at];
}

void text_fill(struct text *text, const char *template, const struct text_vars *vars)
{
	const char *dollar;

	while ((dollar = strchr(template, '$')) != NULL) {
		const char *value = slot_text(vars, dollar[1]);
		size_t before = (size_t)(dollar - template), length = strlen(value);
		char *at = text_reserve(text, before + length);

		memcpy(at, template, before);
		memcpy(at + before, value, length);
		text_written(text, before + length);
		template = dollar + 2;
	}
	text_add(text, template);
}
