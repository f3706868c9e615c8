/* SPDX-License-Identifier: MIT */
/* Names, literals and comments for the accessor headers and their self-test. */
#include "emit/header_words.h"

#include <string.h>

#include "uncore/table_abi.h"

enum { COMMENT_WIDTH = 120 };

struct out *words_begin(struct words *words, char slot)
{
	struct out *text = &words->text[(unsigned char)slot];

	text->length = 0;
	return text;
}

void words_end(struct words *words, char slot)
{
	words->vars.slot[(unsigned char)slot] = out_string(&words->text[(unsigned char)slot]);
}

void words_set(struct words *words, char slot, const char *text)
{
	words->vars.slot[(unsigned char)slot] = text;
}

void words_dec(struct words *words, char slot, uint64_t value)
{
	out_dec(words_begin(words, slot), value);
	words_end(words, slot);
}

void words_hex(struct words *words, char slot, uint64_t value, unsigned digits)
{
	out_hex(words_begin(words, slot), value, digits);
	words_end(words, slot);
}

/* Ids are ASCII by rule, and the locale has no say. */
void words_upper(struct out *out, const char *text)
{
	for (; *text != '\0'; text++)
		out_char(out, *text >= 'a' && *text <= 'z' ? (char)(*text - 'a' + 'A') : *text);
}

/* Sets the slot to the parent's word, an underscore and the id. */
static void words_join(struct words *words, char slot, char parent, const char *id)
{
	struct out *text = words_begin(words, slot);

	out_text(text, words->vars.slot[(unsigned char)parent]);
	out_char(text, '_');
	if (slot >= 'A' && slot <= 'Z')
		words_upper(text, id);
	else
		out_text(text, id);
	words_end(words, slot);
}

void words_abi(struct words *words)
{
	words_dec(words, 'n', UNCORE_TABLE_ABI);
}

void words_box(struct words *words, const struct box *box)
{
	words_set(words, 'p', box->platform->id);
	words_upper(words_begin(words, 'P'), box->platform->id);
	words_end(words, 'P');
	words_set(words, 'i', box->id);
	words_join(words, 'b', 'p', box->id);
	words_join(words, 'B', 'P', box->id);
}

void words_reg(struct words *words, const struct reg *reg)
{
	const struct layout *layout = reg->layout;
	bool wide = layout->width > 32;
	unsigned digits = wide ? 16 : 8;

	words_join(words, 'r', 'b', reg->id);
	words_join(words, 'R', 'B', reg->id);
	words_set(words, 't', wide ? "uint64_t" : "uint32_t");
	words_set(words, 'c', wide ? "UINT64_C" : "UINT32_C");
	words_hex(words, 'z', layout->write_base, digits);
	words_hex(words, 'a', layout->clear_by_one, digits);
	words_hex(words, 'q', layout->write_base & ~layout->clear_by_one, digits);
}

void words_field(struct words *words, const struct reg *reg, const struct field *field)
{
	unsigned width = field_width(field);
	struct out *largest = words_begin(words, 'x');

	words_set(words, 'f', field->id);
	words_join(words, 'F', 'R', field->id);
	words_hex(words, 'm', field_mask(field), reg->layout->width > 32 ? 16 : 8);
	words_dec(words, 's', field->lo);
	words_dec(words, 'w', width);
	out_hex(largest, field_max(field), 1);
	out_text(largest, width > 32 ? "ull" : "u");
	words_end(words, 'x');
}

void words_free(struct words *words)
{
	for (size_t i = 0; i < sizeof(words->text) / sizeof(words->text[0]); i++)
		out_free(&words->text[i]);
}

bool header_has_setter(const struct reg *reg, const struct field *field)
{
	return !reg->about.elsewhere && field_is_writable(field);
}

bool header_has_clear(const struct reg *reg, const struct field *field)
{
	return !reg->about.elsewhere && field_has_clear(field);
}

uint64_t header_clear_bits(const struct reg *reg)
{
	const struct layout *layout = reg->layout;
	uint64_t bits = 0;

	for (size_t i = 0; i < layout->field_count; i++)
		if (header_has_clear(reg, &layout->fields[i]))
			bits |= field_mask(&layout->fields[i]);
	return bits;
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
	return reg->space == SPACE_MSR || (reg->space == SPACE_PCI && header_function_placed(reg->function));
}

void header_enumerator(struct out *out, const struct words *words, const struct value *value)
{
	out_text(out, words->vars.slot['F']);
	out_char(out, '_');
	if (value->when_id != NULL) {
		words_upper(out, value->when_id);
		out_char(out, '_');
	}
	words_upper(out, value->id);
}

/* Neither the end of a comment, nor the beginning of one (-Wcomment), nor a trigraph. */
static bool upsets_comment(char before, char c)
{
	return (before == '*' && c == '/') || (before == '/' && c == '*') || (before == '?' && c == '?');
}

static void comment_word(struct out *out, const char *word, size_t length)
{
	char before = ' ';

	for (size_t i = 0; i < length; i++) {
		unsigned char c = (unsigned char)word[i];

		if (upsets_comment(before, (char)c))
			out_char(out, ' ');
		before = c < ' ' ? ' ' : (char)c;
		out_char(out, before);
	}
}

static size_t word_length(const char *text, size_t length)
{
	size_t n = 0;

	while (n < length && text[n] != ' ' && text[n] != '\n')
		n++;
	return n;
}

void header_comment(struct out *out, const char *text, size_t length)
{
	bool one_line = length <= COMMENT_WIDTH - 6 && memchr(text, '\n', length) == NULL;
	size_t column = 2;

	out_text(out, one_line ? "/*" : "/*\n *");
	for (size_t at = 0; at < length;) {
		size_t n = word_length(text + at, length - at);

		if (!one_line && column + 1 + n > COMMENT_WIDTH) {
			out_text(out, "\n *");
			column = 2;
		}
		if (n > 0) {
			out_char(out, ' ');
			comment_word(out, text + at, n);
			column += 1 + n;
		}
		at += n;
		if (at < length && text[at++] == '\n') {
			out_text(out, "\n *");
			column = 2;
		}
	}
	out_text(out, one_line ? " */\n" : "\n */\n");
}
