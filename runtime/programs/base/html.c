/* SPDX-License-Identifier: MIT */
/* Writes text into HTML, and the beginning and the end of a page. */
#include "base/html.h"

#include <stdbool.h>
#include <string.h>

/* page.css: made by the build. */
extern const unsigned char embedded_runtime_programs_base_page_css[];

void html_text(struct text *out, const char *text)
{
	for (; *text != '\0'; text++) {
		switch (*text) {
		case '&':
			text_add(out, "&amp;");
			break;
		case '<':
			text_add(out, "&lt;");
			break;
		case '>':
			text_add(out, "&gt;");
			break;
		case '"':
			text_add(out, "&quot;");
			break;
		default:
			text_char(out, (unsigned char)*text < ' ' && *text != '\n' ? ' ' : *text);
		}
	}
}

/*
 * A line may end after a word, but not after or before fewer letters than this: each such place is bytes of a page.
 */
enum { SHORTEST = 10 };

static bool joins_words(char c)
{
	return c == '.' || c == '_' || c == '/' || c == ',' || c == ':' || c == '|' || c == '(' || c == '=';
}

/* Not after the parenthesis of "a sentence (like this)". */
static bool may_break(const char *text, size_t length)
{
	return length >= SHORTEST && joins_words(text[length - 1]) && !joins_words(text[length]) &&
	       (text[length - 1] != '(' || text[length - 2] != ' ') && memchr(text + length, '\0', SHORTEST) == NULL;
}

void html_breakable(struct text *out, const char *text)
{
	while (*text != '\0') {
		char piece[128];
		size_t length = 0;

		while (text[length] != '\0' && length < sizeof piece - 1 && !may_break(text, length))
			length++;
		while (length > 1 && ((unsigned char)text[length] & 0xc0) == 0x80)
			length--; /* do not cut inside a character */
		memcpy(piece, text, length);
		piece[length] = '\0';
		html_text(out, piece);
		text += length;
		if (*text != '\0' && joins_words(text[-1]))
			text_add(out, "<wbr>");
	}
}

void html_begin(struct text *out, const char *title, const unsigned char *style)
{
	text_add(out,
		 "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
		 "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n");
	text_join(out, "<title>", title, "</title>\n<link rel=\"icon\" href=\"data:,\">\n<style>\n");
	text_add(out, (const char *)embedded_runtime_programs_base_page_css);
	text_add(out, (const char *)style);
	text_add(out, "</style>\n</head>\n<body>\n");
}

void html_end(struct text *out)
{
	text_add(out, "</body>\n</html>\n");
}
