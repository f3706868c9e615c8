/* SPDX-License-Identifier: MIT */
/* Writes each definition once, and reports the bytes that it wrote. */
#include "emit/header/define.h"

#include <string.h>

/* A part of the text that was written, by offsets: the text may move when it grows. */
struct span {
	size_t at, length;
};

static struct span put_filled(struct text *out, const struct words *words, const char *template)
{
	struct span span = { out->length, 0 };

	text_fill(out, template, &words->vars);
	span.length = out->length - span.at;
	return span;
}

/* How many characters at the text have no meaning in C: a blank, the end of a line with its backslash, or a comment. */
static size_t blank_length(const char *text, size_t length)
{
	if (length == 0)
		return 0;
	if (*text == ' ' || *text == '\t' || *text == '\n')
		return 1;
	if (length > 1 && text[0] == '\\' && text[1] == '\n')
		return 2;
	if (length < 4 || text[0] != '/' || text[1] != '*')
		return 0;
	for (size_t i = 2; i + 1 < length; i++)
		if (text[i] == '*' && text[i + 1] == '/')
			return i + 2;
	return 0;
}

/* Puts the text on one line, with one space for each run of characters without meaning. */
static void put_squeezed(struct text *to, const struct text *from, struct span span)
{
	bool blank = false, begun = false;

	for (size_t i = 0; i < span.length;) {
		size_t skip = blank_length(from->at + span.at + i, span.length - i);

		if (skip == 0) {
			text_add(to, blank && begun ? " " : "");
			text_char(to, from->at[span.at + i++]);
			begun = true;
		}
		blank = skip != 0;
		i += skip;
	}
}

static const char *keep_text(struct arena *arena, struct text *text)
{
	const char *kept = arena_copy(arena, text_string(text), text->length);

	text_cut(text, 0);
	return kept;
}

static const char *keep_span(const struct words *words, const struct text *out, struct span span)
{
	struct text text = { 0 };
	const char *kept;

	put_squeezed(&text, out, span);
	kept = keep_text(words->symbols->arena, &text);
	text_free(&text);
	return kept;
}

/* Reports a definition. The signature and the value may be NULL. */
static void report(struct words *words, enum symbol_kind kind, const char *name, const char *signature,
		   const char *value)
{
	const struct symbol symbol = { kind, name, words->header, signature, value, words->of };

	symbols_add(words->symbols, &symbol);
}

void define_guard(struct text *out, struct words *words, const char *guard, const char *header)
{
	struct span name;
	struct text path = { 0 };

	text_add(out, "#ifndef ");
	put_filled(out, words, guard);
	text_add(out, "\n#define ");
	name = put_filled(out, words, guard);
	text_char(out, '\n');
	if (words->symbols == NULL)
		return;
	text_fill(&path, header, &words->vars);
	words->header = keep_text(words->symbols->arena, &path);
	text_free(&path);
	report(words, SYMBOL_GUARD, keep_span(words, out, name), NULL, NULL);
}

static void open_constant(struct text *out, struct words *words, enum symbol_kind kind, const char *before,
			  const char *name_of, const char *between, const char *value_of, const char *after)
{
	struct span name, value;

	text_add(out, before);
	name = put_filled(out, words, name_of);
	text_add(out, between);
	value = put_filled(out, words, value_of);
	text_add(out, after);
	if (words->symbols != NULL)
		report(words, kind, keep_span(words, out, name), NULL, keep_span(words, out, value));
}

void define_constant(struct text *out, struct words *words, const char *name, const char *value)
{
	open_constant(out, words, SYMBOL_CONSTANT, "#define ", name, " ", value, "\n");
}

void define_enumerator(struct text *out, struct words *words, const char *name, const char *value)
{
	open_constant(out, words, SYMBOL_ENUMERATOR, "\t", name, " = ", value, ",");
}

void define_big_enumerator(struct text *out, struct words *words, const char *name, const char *value)
{
	open_constant(out, words, SYMBOL_CONSTANT, "#define ", name, " ", value, "");
}

void define_macro(struct text *out, struct words *words, const char *name_of, const char *takes, const char *value_of)
{
	struct span name, call, value;

	text_add(out, "#define ");
	name = call = put_filled(out, words, name_of);
	text_char(out, '(');
	put_filled(out, words, takes);
	text_char(out, ')');
	call.length = out->length - call.at;
	text_char(out, ' ');
	value = put_filled(out, words, value_of);
	text_char(out, '\n');
	if (words->symbols != NULL)
		report(words, SYMBOL_MACRO, keep_span(words, out, name), keep_span(words, out, call),
		       keep_span(words, out, value));
}

void define_type(struct text *out, struct words *words, const char *name_of, const char *members)
{
	struct span name, type = { out->length + strlen("typedef "), 0 };

	text_add(out, "typedef struct ");
	name = put_filled(out, words, name_of);
	text_add(out, " {\n");
	put_filled(out, words, members);
	text_char(out, '}');
	type.length = out->length - type.at;
	text_char(out, ' ');
	put_filled(out, words, name_of);
	text_add(out, ";\n");
	if (words->symbols != NULL)
		report(words, SYMBOL_TYPE, keep_span(words, out, name), keep_span(words, out, type), NULL);
}

void define_function(struct text *out, struct words *words, const char *qualifier, const char *returns,
		     const char *name_of, const char *takes, const char *body_of)
{
	struct span name, call, body;

	text_join(out, qualifier, " ", "");
	call = put_filled(out, words, returns);
	text_char(out, ' ');
	name = put_filled(out, words, name_of);
	text_char(out, '(');
	put_filled(out, words, takes);
	text_char(out, ')');
	call.length = out->length - call.at;
	text_add(out, "\n{\n");
	body = put_filled(out, words, body_of);
	text_add(out, "}\n");
	if (words->symbols != NULL)
		report(words, SYMBOL_FUNCTION, keep_span(words, out, name), keep_span(words, out, call),
		       keep_span(words, out, body));
}

void define_check(struct text *out, struct words *words, const char *function, const char *takes, const char *call)
{
	text_add(out, "#define ");
	put_filled(out, words, function);
	text_char(out, '(');
	put_filled(out, words, takes);
	text_add(out, ") ");
	put_filled(out, words, call);
	text_char(out, '\n');
}

void define_enum(struct text *out, struct words *words, const char *name_of)
{
	struct span name, call = { out->length, 0 };

	text_add(out, "enum ");
	name = put_filled(out, words, name_of);
	call.length = out->length - call.at;
	text_add(out, " {\n");
	if (words->symbols != NULL)
		report(words, SYMBOL_ENUM, keep_span(words, out, name), keep_span(words, out, call), NULL);
}
