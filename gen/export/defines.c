/* SPDX-License-Identifier: MIT */
/* Prints plain #define lines: no types, no includes, for any C and for assembler. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "emit/header/words.h"
#include "export/export.h"

static void upper(struct text *out, const char *text)
{
	for (; *text != '\0'; text++) {
		bool letter = *text >= 'a' && *text <= 'z';
		bool plain = (*text >= 'A' && *text <= 'Z') || (*text >= '0' && *text <= '9');

		text_char(out, letter ? (char)(*text - 'a' + 'A') : plain ? *text : '_');
	}
}

/* Prints PLATFORM_BOX_REG_FIELD_TAIL value; leaves out what is NULL. */
static void define(struct text *out, const struct box *box, const char *reg, const char *field, const char *tail,
		   uint64_t value)
{
	const char *const words[] = { box->is.platform->id, box->id, reg, field, tail };
	bool first = true;

	text_add(out, "#define ");
	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
		if (words[i] == NULL)
			continue;
		if (!first)
			text_char(out, '_');
		upper(out, words[i]);
		first = false;
	}
	text_printf(out, " 0x%" PRIx64 "\n", value);
}

/* Defines the address of each element by name, because some registers follow no stride. */
static void define_addresses(struct text *out, const struct box *box, const struct reg *reg)
{
	char tail[64];

	for (unsigned instance = 0; instance < box->instances; instance++)
		for (unsigned index = 0; index < reg->count; index++) {
			int length = snprintf(tail, sizeof tail, "%s_%u", reg->is.space == SPACE_MSR ? "MSR" : "OFFSET",
					      instance);

			if (reg->is_array)
				snprintf(tail + length, sizeof tail - (size_t)length, "_%u", index);
			define(out, box, reg->id, NULL, tail, reg_address(reg, instance, index));
		}
}

static void define_register(struct text *out, const struct box *box, const struct reg *reg)
{
	if (reg->is.space != SPACE_UNKNOWN)
		define_addresses(out, box, reg);
	define(out, box, reg->id, NULL, "RESET", reg->is.layout->is.write_base);
	for (size_t f = 0; f < reg->is.layout->is.field_count; f++) {
		const struct field *field = &reg->is.layout->is.fields[f];

		if (field_is_reserved(field))
			continue;
		if (!field_is_in_pieces(field))
			define(out, box, reg->id, field->id, "SHIFT", field_lo(field));
		define(out, box, reg->id, field->id, "MASK", field_mask(field));
	}
}

static void define_event(struct text *out, const struct selection *selection, const struct choice *choice)
{
	const struct numbers *counters = choice_counters(choice);
	const char *name = choice_name(selection->arena, choice);
	uint64_t bits = 0;

	for (size_t i = 0; i < counters->count; i++)
		bits |= UINT64_C(1) << counters->at[i];
	if (choice->event->is.group->is.control != NULL)
		define(out, choice->box, name, NULL, NULL, choice_control(choice));
	define(out, choice->box, name, NULL, "COUNTERS", bits);
}

/* Prints a comment that begins with a title. The title may contain any characters. */
static void comment(struct text *out, const char *title, const char *rest)
{
	struct text text = { 0 };

	text_printf(&text, "%s: %s", title, rest);
	header_comment(out, text.at, text.length);
	text_free(&text);
}

void export_defines(const struct selection *selection, struct text *out)
{
	const struct platform *platform = selection->platform;
	struct text guard = { 0 };

	upper(&guard, platform->id);
	comment(out, platform->title, "addresses, fields and events. Written by uncoregen export c-defines.");
	text_printf(out, "#ifndef %s_DEFINES_H\n#define %s_DEFINES_H\n", text_string(&guard), text_string(&guard));
	for (size_t b = 0; b < platform->box_count; b++) {
		text_char(out, '\n');
		comment(out, platform->boxes[b].title,
			"MSR_instance_index, or OFFSET_… in PCI configuration space or in a window of memory");
		for (size_t r = 0; r < platform->boxes[b].reg_count; r++)
			define_register(out, &platform->boxes[b], &platform->boxes[b].regs[r]);
	}
	text_add(out,
		 "\n/* Events: the value of the control register, its enable bit aside, and the counters as bits */\n");
	for (size_t i = 0; i < selection->count; i++)
		define_event(out, selection, &selection->at[i]);
	text_add(out, "\n#endif\n");
	text_free(&guard);
}
