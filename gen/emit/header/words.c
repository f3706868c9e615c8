/* SPDX-License-Identifier: MIT */
/* Makes names, literals and comments for the accessor headers and their self-test. */
#include "emit/header/words.h"

#include <string.h>

#include "model/lookup.h"
#include "uncore/table_abi.h"

enum { COMMENT_WIDTH = 120 };

struct text *words_begin(struct words *words, char slot)
{
	struct text *text = &words->text[(unsigned char)slot];

	text_cut(text, 0);
	return text;
}

void words_end(struct words *words, char slot)
{
	words->vars.slot[(unsigned char)slot] = text_string(&words->text[(unsigned char)slot]);
}

void words_set(struct words *words, char slot, const char *text)
{
	words->vars.slot[(unsigned char)slot] = text;
}

void words_dec(struct words *words, char slot, uint64_t value)
{
	text_dec(words_begin(words, slot), value);
	words_end(words, slot);
}

void words_group(struct words *words, const struct counters *group)
{
	words_upper(words_begin(words, 'G'), group->id);
	words_end(words, 'G');
	words_dec(words, 'k', group->is.data->count);
	words_dec(words, 'w', group->width);
}

void words_hex(struct words *words, char slot, uint64_t value)
{
	text_hex(words_begin(words, slot), value, 1);
	words_end(words, slot);
}

void words_value(struct words *words, char slot, const struct layout *layout, uint64_t value)
{
	struct text *text = words_begin(words, slot);
	bool wide = layout->width > 32;

	text_add(text, wide ? "UINT64_C(" : "");
	text_hex(text, value, wide ? 16 : 8);
	text_add(text, wide ? ")" : "u");
	words_end(words, slot);
}

/* A rule limits ids to ASCII, so the locale makes no difference. */
void words_upper(struct text *out, const char *text)
{
	for (; *text != '\0'; text++) {
		bool is_small = *text >= 'a' && *text <= 'z';
		bool stays = (*text >= 'A' && *text <= 'Z') || (*text >= '0' && *text <= '9');

		text_char(out, is_small ? (char)(*text - 'a' + 'A') : stays ? *text : '_');
	}
}

/* Sets the slot to the parent's word, an underscore and the id. */
static void words_join(struct words *words, char slot, char parent, const char *id)
{
	struct text *text = words_begin(words, slot);

	text_add(text, words->vars.slot[(unsigned char)parent]);
	text_char(text, '_');
	if (slot >= 'A' && slot <= 'Z')
		words_upper(text, id);
	else
		text_add(text, id);
	words_end(words, slot);
}

void words_abi(struct words *words)
{
	words_dec(words, 'n', UNCORE_TABLE_ABI);
}

void words_box(struct words *words, const struct box *box)
{
	words_set(words, 'p', box->is.platform->id);
	words_upper(words_begin(words, 'P'), box->is.platform->id);
	words_end(words, 'P');
	words_set(words, 'i', box->id);
	words_join(words, 'b', 'p', box->id);
	words_join(words, 'B', 'P', box->id);
	words->of = (struct item){ .platform = box->is.platform, .box = box };
}

void words_reg(struct words *words, const struct reg *reg)
{
	const struct layout *layout = reg->is.layout;
	bool wide = layout->width > 32;

	words_join(words, 'r', 'b', reg->id);
	words_join(words, 'R', 'B', reg->id);
	words_set(words, 't', wide ? "uint64_t" : "uint32_t");
	words_set(words, 'c', wide ? "64" : "32");
	words_value(words, 'z', layout, layout->is.write_base);
	words_value(words, 'a', layout, layout->is.clear_by_one);
	words_value(words, 'q', layout, layout->is.write_base & ~layout->is.clear_by_one);
	words->of = (struct item){ .platform = words->of.platform, .box = words->of.box, .reg = reg };
}

void words_field(struct words *words, const struct reg *reg, const struct field *field)
{
	unsigned width = field_width(field);
	struct text *largest = words_begin(words, 'x');

	words_set(words, 'f', field->id);
	words_join(words, 'F', 'R', field->id);
	words_value(words, 'm', reg->is.layout, field_mask(field));
	words_dec(words, 's', field_lo(field));
	words_dec(words, 'w', width);
	text_hex(largest, field_max(field), 1);
	text_add(largest, width > 32 ? "ull" : "u");
	words_end(words, 'x');
	words->of.field = field;
}

void words_remark(struct words *words)
{
	const struct text *text = &words->text['#'];

	header_remark(words_begin(words, 'D'), text->at, text->length);
	words_end(words, 'D');
}

void words_free(struct words *words)
{
	for (size_t i = 0; i < sizeof(words->text) / sizeof(words->text[0]); i++)
		text_free(&words->text[i]);
}

bool header_has_setter(const struct reg *reg, const struct field *field)
{
	return !reg->about.is.elsewhere && field_is_writable(field);
}

bool header_has_clear(const struct reg *reg, const struct field *field)
{
	return !reg->about.is.elsewhere && field_has_clear(field);
}

uint64_t header_clear_bits(const struct reg *reg)
{
	const struct layout *layout = reg->is.layout;
	uint64_t bits = 0;

	for (size_t i = 0; i < layout->is.field_count; i++)
		if (header_has_clear(reg, &layout->is.fields[i]))
			bits |= field_mask(&layout->is.fields[i]);
	return bits;
}

void header_reg_name(struct text *text, const struct reg *reg)
{
	if (reg->name != NULL)
		text_add(text, reg->is.shown);
	for (size_t i = 0; reg->name == NULL && i < reg->names.count; i++)
		text_join(text, i > 0 ? ", " : "", reg->names.at[i], "");
}

bool header_function_placed(const struct function *function)
{
	for (size_t i = 0; i < function->place_count; i++)
		if (function->places[i].known)
			return true;
	return false;
}

bool header_has_address(const struct reg *reg)
{
	return reg->is.space == SPACE_MSR || reg->is.space == SPACE_MMIO ||
	       (reg->is.space == SPACE_PCI && header_function_placed(reg->is.function));
}

bool header_takes_instance(const struct box *box, const struct reg *reg)
{
	return box->instances > 1 && reg->is.window == NULL;
}

bool header_is_stored(const struct reg *reg)
{
	const struct layout *layout = reg->is.layout;

	return reg->is.space == SPACE_MMIO && !reg->about.is.elsewhere &&
	       (layout->is.writable | layout->is.clear_by_one) != 0;
}

bool header_has_halves(const struct reg *reg)
{
	return reg->is.space == SPACE_PCI && reg->is.layout->width > 32 && header_has_address(reg);
}

bool header_steps_by_instance(const struct box *box, const struct reg *reg)
{
	bool differs = reg->is.space == SPACE_MSR && !reg->is.offsets_by_instance;

	return box->instances > 1 && reg->is.bases.count == 0 && (differs || reg->is.instance_stride != 0);
}

bool header_steps_by_index(const struct reg *reg)
{
	return reg->is_array && reg->is.offsets.count == 0;
}

void header_enumerator(struct text *out, const struct words *words, const struct value *value)
{
	text_add(out, words->vars.slot['F']);
	text_char(out, '_');
	if (value->when_id != NULL) {
		words_upper(out, value->when_id);
		text_char(out, '_');
	}
	words_upper(out, value->id);
}

bool header_is_wildcard(const struct field *field, const struct value *value)
{
	return value->is.mask != field_max(field);
}

/* Whether the two characters end a comment, begin one (-Wcomment), or make a trigraph. */
static bool upset_comment(char left, char right)
{
	return (left == '*' && right == '/') || (left == '/' && right == '*') || (left == '?' && right == '?');
}

static bool has_upsetting(const char *text, size_t length, char c)
{
	const char *end = text + length;

	for (const char *at = text; (at = memchr(at, c, (size_t)(end - at))) != NULL; at++)
		if ((at > text && upset_comment(at[-1], c)) || (at + 1 < end && upset_comment(c, at[1])))
			return true;
	return false;
}

static bool is_upsetting(const char *text, size_t length)
{
	return has_upsetting(text, length, '*') || has_upsetting(text, length, '?');
}

static void space_out(struct text *out, const char *text, size_t length)
{
	for (size_t i = 0; i < length; i++) {
		if (i > 0 && upset_comment(text[i - 1], text[i]))
			text_char(out, ' ');
		text_char(out, text[i]);
	}
}

/* How much of the text fits on the line: up to the last space within the room, or the first space if there is none. */
static size_t line_length(const char *text, size_t length, size_t room)
{
	size_t n = room;

	if (length <= room)
		return length;
	while (n > 0 && text[n] != ' ')
		n--;
	if (n > 0)
		return n;
	for (n = room; n < length && text[n] != ' ';)
		n++;
	return n;
}

/* Writes one paragraph, each line after " * ". */
static void comment_lines(struct text *out, const char *text, size_t length)
{
	do {
		size_t n = line_length(text, length, COMMENT_WIDTH - 3);

		text_add(out, " * ");
		text_bytes(out, text, n);
		text_char(out, '\n');
		n += n < length;
		text += n;
		length -= n;
	} while (length > 0);
}

static void plain_comment(struct text *out, const char *text, size_t length)
{
	const char *end = text + length, *newline = memchr(text, '\n', length);

	if (newline == NULL && length <= COMMENT_WIDTH - 6) {
		text_add(out, "/* ");
		text_bytes(out, text, length);
		text_add(out, " */\n");
		return;
	}
	text_add(out, "/*\n");
	for (; newline != NULL; newline = memchr(text, '\n', (size_t)(end - text))) {
		comment_lines(out, text, (size_t)(newline - text));
		text = newline + 1;
	}
	comment_lines(out, text, (size_t)(end - text));
	text_add(out, " */\n");
}

void header_as_on(struct text *text, const struct about *about)
{
	if (about->is.as_on != NULL)
		text_join(text, " (as on ", about->is.as_on, ")");
	if (correction_of(about) != NULL)
		text_join(text, " (corrected: ", correction_of(about), ")");
}

void header_comment(struct text *out, const char *text, size_t length)
{
	struct text spaced = { NULL, 0, 0 };

	if (!is_upsetting(text, length)) {
		plain_comment(out, text, length);
		return;
	}
	space_out(&spaced, text, length);
	plain_comment(out, spaced.at, spaced.length);
	text_free(&spaced);
}

void header_remark(struct text *out, const char *text, size_t length)
{
	text_add(out, "/* ");
	if (is_upsetting(text, length))
		space_out(out, text, length);
	else
		text_bytes(out, text, length);
	text_add(out, " */");
}
