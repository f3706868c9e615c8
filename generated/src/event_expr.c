/* SPDX-License-Identifier: MIT */
/* Made from runtime/library/event/expr.rl by "make generate". Do not edit. */

/* The grammar of event expressions. Its actions are in parse.c and assignment.c. */
#include <string.h>

#include "event/error.h"
#include "event/fast.h"
#include "event/grammar.h"
#include "event/names.h"
#include "event/parse.h"
#include "event/tool_words/likwid_parse.h"
#include "uncore/name_hash.h"

/* Ragel's code falls through its cases, by design. */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wimplicit-fallthrough"
#endif

/* The state of the machine: where a word began, and words that are handled when the next one is known. */
struct words {
	const char *start;
	const char *dot; /* the first one in the word */
	const char *head_dot;
	struct span head, name, value;
	const char *closed; /* after the last / of a raw event */
	bool settled; /* the head is known to be an event or a box */
	bool colon;   /* the item follows a colon */
	bool umasks;  /* "+" goes on with the umasks of the event */
};

/* The high bit of each byte that the machine must see: what separates words, or is not ASCII. */
static inline uint64_t other_bytes(uint64_t word)
{
	uint64_t low = word & EACH_BYTE(0x7f);
	uint64_t below_0 = ~(low + EACH_BYTE(0x80 - '0'));

	return (below_0 | (EACH_BYTE(0x80) - (low ^ EACH_BYTE(':'))) |
		(EACH_BYTE(0x80) - (low ^ EACH_BYTE('='))) |
		(EACH_BYTE(0x80) - (low ^ EACH_BYTE('|'))) | word) &
	       EACH_BYTE(0x80);
}

/* Finds the last byte of the present run of letters, eight bytes at a time. The machine reads short texts itself. */
static inline const char *last_letter(const char *at, const struct span *text)
{
	const char *end = text->at + text->length;

	for (; end - at > 1 && text->length >= 8; at += 8) {
		size_t left = (size_t)(end - at) - 1;
		uint64_t word = left >= 8 ? uncore_name_word(at + 1) : uncore_name_word(end - 8) >> 8 * (8 - left);
		uint64_t others = other_bytes(word);

		if (others != 0)
			return at + (__builtin_ctzll(others) >> 3);
	}
	return at;
}

static bool add_event(struct parse *parse, struct words *words, struct span name,
		      const char *dot)
{
	words->settled = true;
	words->umasks = true;
	return on_event(parse, name, dot);
}

/* The head was an event, unless it has turned out to be a box. */
static bool settle_head(struct parse *parse, struct words *words)
{
	return words->settled || add_event(parse, words, words->head, words->head_dot);
}

static bool add_umask(struct parse *parse, struct words *words)
{
	if (!settle_head(parse, words))
		return false;
	if (words->umasks)
		return on_umask(parse, words->name);
	parse_fail(parse, UNCORE_EVENT_E_SYNTAX, words->name, "+ stands between umasks or between values only");
	return parse_hint(parse, "fields are separated by commas");
}

static bool add_value(struct parse *parse, struct words *words)
{
	words->umasks = false;
	return settle_head(parse, words) && on_item(parse, words->name, words->value);
}

static bool add_bare(struct parse *parse, struct words *words)
{
	unsigned umasks;

	if (words->colon && !words->settled && names_box(parse, words->head))
		return on_prefix(parse, words->head) && add_event(parse, words, words->name, words->dot);
	if (KNOWS_LIKWID && words->colon && !words->settled && is_likwid(parse, words->name)) {
		words->settled = true;
		return on_likwid(parse, words->head, words->head_dot, words->name);
	}
	if (!settle_head(parse, words))
		return false;
	umasks = parse->out->umask_count;
	if (!on_word(parse, words->name, words->colon))
		return false;
	words->umasks = parse->out->umask_count != umasks;
	return true;
}

#define SPAN ((struct span){ words.start, (size_t)(p - words.start) })

static const int expr_start = 1;
static const int expr_first_final = 14;

static bool fail_syntax(struct parse *parse, const struct words *words, const char *p)
{
	const char *end = parse->text.at + parse->text.length;
	struct span at = { p, p < end };

	if (words->start == NULL && p == end) {
		parse_fail(parse, UNCORE_EVENT_E_EMPTY, at, "there is no event");
		return parse_hint(parse, "write EVENT.UMASK,FIELD=VALUE or BOX/FIELD=VALUE/");
	}
	if (words->closed != NULL) {
		at.length = (size_t)(end - p);
		parse_fail(parse, UNCORE_EVENT_E_TRAILING, at, "nothing may follow the last /");
		return parse_hint(parse, "leave \"%t\" out", &at);
	}
	if (p == end) {
		parse_fail(parse, UNCORE_EVENT_E_SYNTAX, at, "the expression ends too early");
		return parse_hint(parse, "a name, a value or / is missing");
	}
	if (*p == ' ' || *p == '\t' || *p == '\r' || *p == '\n' || (p > parse->text.at && p[-1] == ' ')) {
		at.length = (size_t)(end - p);
		parse_fail(parse, UNCORE_EVENT_E_TRAILING, at, "an expression has no blanks inside");
		return parse_hint(parse, "fields are separated by commas");
	}
	parse_fail(parse, UNCORE_EVENT_E_SYNTAX, at, "\"%t\" cannot stand here", &at);
	return parse_hint(parse, "write EVENT.UMASK,FIELD=VALUE or BOX/FIELD=VALUE/");
}

static bool run(struct parse *parse)
{
	const char *p = parse->text.at, *pe = p + parse->text.length, *eof = pe;
	struct words words;
	int cs;

	words.start = NULL;
	words.closed = NULL;
	words.dot = NULL;
	words.settled = false;
	words.colon = false;
	words.umasks = false;

	{
	cs = expr_start;
	}

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
st1:
	if ( ++p == pe )
		goto _test_eof1;
case 1:
	switch( ( (signed char)(*p)) ) {
		case 13: goto st1;
		case 32: goto st1;
		case 39: goto tr2;
	}
	if ( ( (signed char)(*p)) < 59 ) {
		if ( ( (signed char)(*p)) > 10 ) {
			if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
				goto tr2;
		} else if ( ( (signed char)(*p)) >= 9 )
			goto st1;
	} else if ( ( (signed char)(*p)) > 60 ) {
		if ( ( (signed char)(*p)) > 123 ) {
			if ( 125 <= ( (signed char)(*p)) )
				goto tr2;
		} else if ( ( (signed char)(*p)) >= 62 )
			goto tr2;
	} else
		goto tr2;
	goto st0;
st0:
cs = 0;
	goto _out;
tr2:
	{
		words.start = p;
		words.dot = NULL;
	}
	{ p = last_letter(p, &parse->text); }
	goto st14;
tr25:
	{
		if (words.dot == NULL)
			words.dot = p;
	}
	{ p = last_letter(p, &parse->text); }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
	switch( ( (signed char)(*p)) ) {
		case 13: goto tr21;
		case 32: goto tr21;
		case 39: goto st14;
		case 43: goto tr23;
		case 44: goto tr24;
		case 46: goto tr25;
		case 47: goto tr26;
		case 58: goto tr27;
	}
	if ( ( (signed char)(*p)) < 48 ) {
		if ( 9 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 10 )
			goto tr21;
	} else if ( ( (signed char)(*p)) > 60 ) {
		if ( ( (signed char)(*p)) > 123 ) {
			if ( 125 <= ( (signed char)(*p)) )
				goto st14;
		} else if ( ( (signed char)(*p)) >= 62 )
			goto st14;
	} else
		goto st14;
	goto st0;
tr8:
	{ words.closed = p + 1; }
	goto st15;
tr35:
	{ words.name = SPAN; }
	{
		if (!add_bare(parse, &words))
			{p++; cs = 15; goto _out;}
	}
	goto st15;
tr12:
	{ words.name = SPAN; }
	{
		if (!add_bare(parse, &words))
			{p++; cs = 15; goto _out;}
	}
	{ words.closed = p + 1; }
	goto st15;
tr42:
	{
		words.value = SPAN;
		if (!add_value(parse, &words))
			{p++; cs = 15; goto _out;}
	}
	goto st15;
tr18:
	{
		words.value = SPAN;
		if (!add_value(parse, &words))
			{p++; cs = 15; goto _out;}
	}
	{ words.closed = p + 1; }
	goto st15;
tr21:
	{
		words.head = SPAN;
		words.head_dot = words.dot;
	}
	goto st15;
tr29:
	{
		words.name = SPAN;
		if (!add_umask(parse, &words))
			{p++; cs = 15; goto _out;}
	}
	goto st15;
tr46:
	{
		words.head = SPAN;
		words.head_dot = words.dot;
		if (!settle_head(parse, &words))
			{p++; cs = 15; goto _out;}
	}
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
	switch( ( (signed char)(*p)) ) {
		case 13: goto st15;
		case 32: goto st15;
	}
	if ( 9 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 10 )
		goto st15;
	goto st0;
tr37:
	{ words.name = SPAN; }
	{
		if (!add_bare(parse, &words))
			{p++; cs = 2; goto _out;}
	}
	goto st2;
tr23:
	{
		words.head = SPAN;
		words.head_dot = words.dot;
	}
	goto st2;
tr31:
	{
		words.name = SPAN;
		if (!add_umask(parse, &words))
			{p++; cs = 2; goto _out;}
	}
	goto st2;
tr48:
	{
		words.head = SPAN;
		words.head_dot = words.dot;
		if (!settle_head(parse, &words))
			{p++; cs = 2; goto _out;}
	}
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	if ( ( (signed char)(*p)) == 39 )
		goto tr3;
	if ( ( (signed char)(*p)) < 59 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr3;
	} else if ( ( (signed char)(*p)) > 60 ) {
		if ( ( (signed char)(*p)) > 123 ) {
			if ( 125 <= ( (signed char)(*p)) )
				goto tr3;
		} else if ( ( (signed char)(*p)) >= 62 )
			goto tr3;
	} else
		goto tr3;
	goto st0;
tr3:
	{
		words.start = p;
		words.dot = NULL;
	}
	{ p = last_letter(p, &parse->text); }
	goto st16;
tr33:
	{
		if (words.dot == NULL)
			words.dot = p;
	}
	{ p = last_letter(p, &parse->text); }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	switch( ( (signed char)(*p)) ) {
		case 13: goto tr29;
		case 32: goto tr29;
		case 39: goto st16;
		case 43: goto tr31;
		case 44: goto tr32;
		case 46: goto tr33;
		case 58: goto tr34;
	}
	if ( ( (signed char)(*p)) < 48 ) {
		if ( 9 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 10 )
			goto tr29;
	} else if ( ( (signed char)(*p)) > 60 ) {
		if ( ( (signed char)(*p)) > 123 ) {
			if ( 125 <= ( (signed char)(*p)) )
				goto st16;
		} else if ( ( (signed char)(*p)) >= 62 )
			goto st16;
	} else
		goto st16;
	goto st0;
tr24:
	{
		words.head = SPAN;
		words.head_dot = words.dot;
	}
	{
		words.colon = false;
		if (!settle_head(parse, &words))
			{p++; cs = 3; goto _out;}
	}
	goto st3;
tr32:
	{
		words.name = SPAN;
		if (!add_umask(parse, &words))
			{p++; cs = 3; goto _out;}
	}
	{
		words.colon = false;
		if (!settle_head(parse, &words))
			{p++; cs = 3; goto _out;}
	}
	goto st3;
tr34:
	{
		words.name = SPAN;
		if (!add_umask(parse, &words))
			{p++; cs = 3; goto _out;}
	}
	{ words.colon = true; }
	goto st3;
tr38:
	{ words.name = SPAN; }
	{
		if (!add_bare(parse, &words))
			{p++; cs = 3; goto _out;}
	}
	{
		words.colon = false;
		if (!settle_head(parse, &words))
			{p++; cs = 3; goto _out;}
	}
	goto st3;
tr40:
	{ words.name = SPAN; }
	{
		if (!add_bare(parse, &words))
			{p++; cs = 3; goto _out;}
	}
	{ words.colon = true; }
	goto st3;
tr44:
	{
		words.value = SPAN;
		if (!add_value(parse, &words))
			{p++; cs = 3; goto _out;}
	}
	{
		words.colon = false;
		if (!settle_head(parse, &words))
			{p++; cs = 3; goto _out;}
	}
	goto st3;
tr45:
	{
		words.value = SPAN;
		if (!add_value(parse, &words))
			{p++; cs = 3; goto _out;}
	}
	{ words.colon = true; }
	goto st3;
tr49:
	{
		words.head = SPAN;
		words.head_dot = words.dot;
		if (!settle_head(parse, &words))
			{p++; cs = 3; goto _out;}
	}
	{
		words.colon = false;
		if (!settle_head(parse, &words))
			{p++; cs = 3; goto _out;}
	}
	goto st3;
tr51:
	{
		words.head = SPAN;
		words.head_dot = words.dot;
		if (!settle_head(parse, &words))
			{p++; cs = 3; goto _out;}
	}
	{ words.colon = true; }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	if ( ( (signed char)(*p)) == 39 )
		goto tr4;
	if ( ( (signed char)(*p)) < 59 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr4;
	} else if ( ( (signed char)(*p)) > 60 ) {
		if ( ( (signed char)(*p)) > 123 ) {
			if ( 125 <= ( (signed char)(*p)) )
				goto tr4;
		} else if ( ( (signed char)(*p)) >= 62 )
			goto tr4;
	} else
		goto tr4;
	goto st0;
tr4:
	{
		words.start = p;
		words.dot = NULL;
	}
	{ p = last_letter(p, &parse->text); }
	goto st17;
tr39:
	{
		if (words.dot == NULL)
			words.dot = p;
	}
	{ p = last_letter(p, &parse->text); }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	switch( ( (signed char)(*p)) ) {
		case 13: goto tr35;
		case 32: goto tr35;
		case 39: goto st17;
		case 43: goto tr37;
		case 44: goto tr38;
		case 46: goto tr39;
		case 58: goto tr40;
		case 61: goto tr41;
	}
	if ( ( (signed char)(*p)) < 48 ) {
		if ( 9 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 10 )
			goto tr35;
	} else if ( ( (signed char)(*p)) > 123 ) {
		if ( 125 <= ( (signed char)(*p)) )
			goto st17;
	} else
		goto st17;
	goto st0;
tr41:
	{ words.name = SPAN; }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	if ( ( (signed char)(*p)) == 39 )
		goto tr5;
	if ( ( (signed char)(*p)) < 59 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr5;
	} else if ( ( (signed char)(*p)) > 60 ) {
		if ( ( (signed char)(*p)) > 123 ) {
			if ( 125 <= ( (signed char)(*p)) )
				goto tr5;
		} else if ( ( (signed char)(*p)) >= 62 )
			goto tr5;
	} else
		goto tr5;
	goto st0;
tr5:
	{
		words.start = p;
		words.dot = NULL;
	}
	{ p = last_letter(p, &parse->text); }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:
	switch( ( (signed char)(*p)) ) {
		case 13: goto tr42;
		case 32: goto tr42;
		case 39: goto st18;
		case 43: goto st5;
		case 44: goto tr44;
		case 58: goto tr45;
		case 124: goto st5;
	}
	if ( ( (signed char)(*p)) < 48 ) {
		if ( 9 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 10 )
			goto tr42;
	} else if ( ( (signed char)(*p)) > 60 ) {
		if ( 62 <= ( (signed char)(*p)) )
			goto st18;
	} else
		goto st18;
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	if ( ( (signed char)(*p)) == 39 )
		goto st18;
	if ( ( (signed char)(*p)) < 59 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto st18;
	} else if ( ( (signed char)(*p)) > 60 ) {
		if ( ( (signed char)(*p)) > 123 ) {
			if ( 125 <= ( (signed char)(*p)) )
				goto st18;
		} else if ( ( (signed char)(*p)) >= 62 )
			goto st18;
	} else
		goto st18;
	goto st0;
tr26:
	{
		words.head = SPAN;
		words.head_dot = words.dot;
	}
	{
		words.settled = true;
		if (!on_raw(parse, words.head))
			{p++; cs = 6; goto _out;}
	}
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	switch( ( (signed char)(*p)) ) {
		case 39: goto tr7;
		case 47: goto tr8;
	}
	if ( ( (signed char)(*p)) < 59 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr7;
	} else if ( ( (signed char)(*p)) > 60 ) {
		if ( ( (signed char)(*p)) > 123 ) {
			if ( 125 <= ( (signed char)(*p)) )
				goto tr7;
		} else if ( ( (signed char)(*p)) >= 62 )
			goto tr7;
	} else
		goto tr7;
	goto st0;
tr7:
	{
		words.start = p;
		words.dot = NULL;
	}
	{ p = last_letter(p, &parse->text); }
	goto st7;
tr11:
	{
		if (words.dot == NULL)
			words.dot = p;
	}
	{ p = last_letter(p, &parse->text); }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	switch( ( (signed char)(*p)) ) {
		case 39: goto st7;
		case 44: goto tr10;
		case 46: goto tr11;
		case 47: goto tr12;
		case 61: goto tr13;
	}
	if ( ( (signed char)(*p)) < 59 ) {
		if ( 45 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto st7;
	} else if ( ( (signed char)(*p)) > 123 ) {
		if ( 125 <= ( (signed char)(*p)) )
			goto st7;
	} else
		goto st7;
	goto st0;
tr10:
	{ words.name = SPAN; }
	{
		if (!add_bare(parse, &words))
			{p++; cs = 8; goto _out;}
	}
	goto st8;
tr17:
	{
		words.value = SPAN;
		if (!add_value(parse, &words))
			{p++; cs = 8; goto _out;}
	}
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	if ( ( (signed char)(*p)) == 39 )
		goto tr7;
	if ( ( (signed char)(*p)) < 59 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr7;
	} else if ( ( (signed char)(*p)) > 60 ) {
		if ( ( (signed char)(*p)) > 123 ) {
			if ( 125 <= ( (signed char)(*p)) )
				goto tr7;
		} else if ( ( (signed char)(*p)) >= 62 )
			goto tr7;
	} else
		goto tr7;
	goto st0;
tr13:
	{ words.name = SPAN; }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	if ( ( (signed char)(*p)) == 39 )
		goto tr14;
	if ( ( (signed char)(*p)) < 59 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr14;
	} else if ( ( (signed char)(*p)) > 60 ) {
		if ( ( (signed char)(*p)) > 123 ) {
			if ( 125 <= ( (signed char)(*p)) )
				goto tr14;
		} else if ( ( (signed char)(*p)) >= 62 )
			goto tr14;
	} else
		goto tr14;
	goto st0;
tr14:
	{
		words.start = p;
		words.dot = NULL;
	}
	{ p = last_letter(p, &parse->text); }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:
	switch( ( (signed char)(*p)) ) {
		case 39: goto st10;
		case 43: goto st11;
		case 44: goto tr17;
		case 47: goto tr18;
		case 124: goto st11;
	}
	if ( ( (signed char)(*p)) < 59 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto st10;
	} else if ( ( (signed char)(*p)) > 60 ) {
		if ( 62 <= ( (signed char)(*p)) )
			goto st10;
	} else
		goto st10;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	if ( ( (signed char)(*p)) == 39 )
		goto st10;
	if ( ( (signed char)(*p)) < 59 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto st10;
	} else if ( ( (signed char)(*p)) > 60 ) {
		if ( ( (signed char)(*p)) > 123 ) {
			if ( 125 <= ( (signed char)(*p)) )
				goto st10;
		} else if ( ( (signed char)(*p)) >= 62 )
			goto st10;
	} else
		goto st10;
	goto st0;
tr27:
	{
		words.head = SPAN;
		words.head_dot = words.dot;
	}
	{ words.colon = true; }
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	switch( ( (signed char)(*p)) ) {
		case 39: goto tr4;
		case 58: goto tr19;
	}
	if ( ( (signed char)(*p)) < 62 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 60 )
			goto tr4;
	} else if ( ( (signed char)(*p)) > 123 ) {
		if ( 125 <= ( (signed char)(*p)) )
			goto tr4;
	} else
		goto tr4;
	goto st0;
tr19:
	{
		if (!on_pmu(parse, words.head))
			{p++; cs = 13; goto _out;}
	}
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	if ( ( (signed char)(*p)) == 39 )
		goto tr20;
	if ( ( (signed char)(*p)) < 59 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr20;
	} else if ( ( (signed char)(*p)) > 60 ) {
		if ( ( (signed char)(*p)) > 123 ) {
			if ( 125 <= ( (signed char)(*p)) )
				goto tr20;
		} else if ( ( (signed char)(*p)) >= 62 )
			goto tr20;
	} else
		goto tr20;
	goto st0;
tr20:
	{
		words.start = p;
		words.dot = NULL;
	}
	{ p = last_letter(p, &parse->text); }
	goto st19;
tr50:
	{
		if (words.dot == NULL)
			words.dot = p;
	}
	{ p = last_letter(p, &parse->text); }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:
	switch( ( (signed char)(*p)) ) {
		case 13: goto tr46;
		case 32: goto tr46;
		case 39: goto st19;
		case 43: goto tr48;
		case 44: goto tr49;
		case 46: goto tr50;
		case 58: goto tr51;
	}
	if ( ( (signed char)(*p)) < 48 ) {
		if ( 9 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 10 )
			goto tr46;
	} else if ( ( (signed char)(*p)) > 60 ) {
		if ( ( (signed char)(*p)) > 123 ) {
			if ( 125 <= ( (signed char)(*p)) )
				goto st19;
		} else if ( ( (signed char)(*p)) >= 62 )
			goto st19;
	} else
		goto st19;
	goto st0;
	}
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 14:
	{
		words.head = SPAN;
		words.head_dot = words.dot;
	}
	break;
	case 19:
	{
		words.head = SPAN;
		words.head_dot = words.dot;
		if (!settle_head(parse, &words))
			{p++; cs = 0; goto _out;}
	}
	break;
	case 16:
	{
		words.name = SPAN;
		if (!add_umask(parse, &words))
			{p++; cs = 0; goto _out;}
	}
	break;
	case 18:
	{
		words.value = SPAN;
		if (!add_value(parse, &words))
			{p++; cs = 0; goto _out;}
	}
	break;
	case 17:
	{ words.name = SPAN; }
	{
		if (!add_bare(parse, &words))
			{p++; cs = 0; goto _out;}
	}
	break;
	}
	}

	_out: {}
	}

	if (parse->result != 0)
		return false;
	if (cs < expr_first_final)
		return fail_syntax(parse, &words, p);
	return settle_head(parse, &words) && on_end(parse);
}

static inline void begin(struct parse *parse, const struct uncore_tables *tables, struct span text, unsigned flags,
			 struct uncore_encoding *out)
{
	parse->tables = tables;
	parse->text = text;
	parse->out = out;
	parse->error = NULL;
	parse->result = 0;
	parse->is_reported = false;
	parse->box_name.at = NULL;
	parse->box = UNCORE_ANY_BOX;
	parse->instance = UNCORE_ALL_INSTANCES;
	parse->taken = parse->by_umask = parse->narrowed = 0;
	parse->flags = flags;
	parse->perf = NULL;
	parse->likwid = NULL;
	parse->raw = parse->knows_choices = parse->is_group = parse->is_libpfm = parse->plain = false;
	parse->assignment_count = 0;
}

/*
 * Reads most of the texts that users and tools write without the machine. Where that fails, the machine has the last
 * word: why an expression is wrong costs time, so it is found out once. A small library has only names and the machine.
 */
static bool parse_quickly(struct parse *parse)
{
	struct span text = parse->text;
	const char *dot, *colon, *comma;
	bool known;

	if (text.length == 0)
		return false;
	if (KNOWS_LIKWID && text.at[text.length - 1] == '/')
		return read_terms(parse);
	dot = memchr(text.at, '.', text.length);
	if (KNOWS_LIKWID && dot == NULL && (colon = memchr(text.at, ':', text.length)) != NULL)
		return read_colons(parse, colon);
	if (on_names(parse, text, dot, &known))
		return true;
	if (!KNOWS_LIKWID || known || (comma = memchr(text.at, ',', text.length)) == NULL)
		return false;
	return read_commas(parse, comma);
}

int uncore_event_parse_with(const struct uncore_tables *tables, const char *text, size_t length, unsigned flags,
			    struct uncore_encoding *out, struct uncore_event_error *error)
{
	struct parse parse;

	if (error != NULL)
		error->code = UNCORE_EVENT_E_NONE;
	begin(&parse, tables, (struct span){ text, length }, flags, out);
	if (parse_quickly(&parse) && on_end(&parse) && !parse.is_reported)
		return 0;
	begin(&parse, tables, (struct span){ text, length }, flags, out);
	parse.error = error;
	(void)run(&parse);
	return parse.result;
}

int uncore_event_parse(const struct uncore_tables *tables, const char *text, size_t length, struct uncore_encoding *out,
		       struct uncore_event_error *error)
{
	return uncore_event_parse_with(tables, text, length, 0, out, error);
}
