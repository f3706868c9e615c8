/* SPDX-License-Identifier: MIT */
/*
 * Changes that no user would make. Texts that end comments, strings, tags and formats; numbers at the edges of types;
 * items twice, emptied, moved and of another kind; keys of others.
 */
#include <stdio.h>
#include <string.h>

#include "mutations.h"

/* What a text may be, as JSON without its quotes. Some are what another language would obey. */
static const char *const texts[] = {
	"",
	" ",
	"  two  blanks ",
	"*/",
	"/* ",
	"// x \\\\",
	"\\\\",
	"\\\"",
	"\\\\\\\"",
	"'",
	"`",
	"?\?/",
	"?\?)",
	"%",
	"%s%n%1$s",
	"$",
	"$x$$",
	"{",
	"}",
	"{i}",
	"{i}{i}",
	"{j}",
	"~",
	"~ ~",
	"<b",
	"<script>alert(1)</script>",
	"</script>",
	"</svg>",
	"<!--",
	"-->",
	"]]>",
	"&",
	"&amp;#0;",
	"|",
	"[x](y)",
	"*x*",
	"_",
	"__",
	"#",
	"#define X",
	"@",
	";",
	":",
	",",
	"=",
	"+",
	"-",
	"-1",
	".",
	"..",
	"../x",
	"/",
	"a/b",
	"\xc3\xa9",
	"\xe2\x82\xac\xf0\x9f\x98\x80",
	"\xc2\xa0",
	"\xef\xbb\xbf",
	"\xe2\x80\xae"
	"a",
	"\xe2\x80\xa8",
	"\\u0301",
	"null",
	"true",
	"0",
	"1",
	"00",
	"0x",
	"0x0",
	"0b1",
	"1e9",
	"int",
	"class",
	"uncore",
	"x",
	"X",
	"x y",
	"\t",
	"\\u0000",
	"\\u001b[2J",
	"\\n",
	"all",
	"any",
	"=1",
	"x=1",
	"1:0",
	"x1",
	"1x",
	"x{",
	"x}",
	"x.y",
	"x,y",
	"x:y",
	"x/y",
	"x;y",
};

static const char *const numbers[] = {
	"0",
	"1",
	"2",
	"-1",
	"7",
	"8",
	"9",
	"15",
	"16",
	"31",
	"32",
	"33",
	"63",
	"64",
	"65",
	"127",
	"128",
	"255",
	"256",
	"257",
	"512",
	"513",
	"1023",
	"1024",
	"4095",
	"4096",
	"32767",
	"32768",
	"65534",
	"65535",
	"65536",
	"1000000",
	"2147483647",
	"2147483648",
	"4294967294",
	"4294967295",
	"4294967296",
	"9007199254740993",
	"9223372036854775807",
	"9223372036854775808",
	"18446744073709551615",
	"18446744073709551616",
	"1.5",
	"1e3",
	"\"0x1\"",
	"\"0xff\"",
	"\"0xffff\"",
	"\"0x10000\"",
	"\"0xfffffffc\"",
	"\"0xffffffff\"",
	"\"0x100000000\"",
	"\"0x7fffffffffffffff\"",
	"\"0xffffffffffffffff\"",
	"\"0x10000000000000000\"",
};

static const char *const others[] = { "null", "true", "false", "0",    "\"\"",  "\"x\"",
				      "[]",   "{}",   "[[]]",  "[{}]", "[null]" };

#define COUNT(list) (sizeof(list) / sizeof(list)[0])

enum way { ANOTHER, APPENDED, PREPENDED, LONG, OF_ANOTHER_KIND, TWICE, MOVED, RENAMED_KEY, ODD_KEY, NONE_OF_IT, WAYS };

static bool put(struct arena *arena, struct edits *edits, const struct spot *spot, size_t from, size_t to,
		const char *text)
{
	const struct source *source = spot->source;

	edits->at = arena_grow(arena, edits->at, edits->count, &edits->room, sizeof *edits->at);
	edits->at[edits->count++] = (struct edit){ source, arena_printf(arena, "%.*s%s%s", (int)from, source->text,
									text, source->text + to) };
	return true;
}

static const char *long_text(struct arena *arena, const char *text, size_t chance)
{
	static const int lengths[] = { 40, 100, 130, 260, 1100, 5000, 66000 };
	int length = lengths[chance % COUNT(lengths)];
	char *made = arena_alloc(arena, (size_t)length + 1);

	memset(made, 'x', (size_t)length);
	return arena_printf(arena, "\"%s%s\"", text, made);
}

/* Another string or number for the one that is there. */
static const char *another(struct arena *arena, const char *now, enum way way, size_t chance)
{
	const char *text = texts[chance % COUNT(texts)], *own;

	if (now[0] != '"')
		return numbers[chance % COUNT(numbers)];
	own = arena_copy(arena, now + 1, strlen(now) - 2);
	switch (way) {
	case APPENDED:
		return arena_printf(arena, "\"%s%s\"", own, text);
	case PREPENDED:
		return arena_printf(arena, "\"%s%s\"", text, own);
	case LONG:
		return long_text(arena, own, chance);
	default:
		return chance % 5 == 0 ? numbers[chance / 5 % COUNT(numbers)] : arena_printf(arena, "\"%s\"", text);
	}
}

static bool rename_key(struct arena *arena, struct edits *edits, const struct spot *spot, bool odd, size_t chance)
{
	const struct position *positions = spot->source->positions, *own = &positions[spot->position];
	size_t other = spot->source->position_count > 1 ? 1 + chance % (spot->source->position_count - 1) : 0;
	const char *text = spot->source->text, *key;
	size_t end;

	if (own->key == own->value || other == 0)
		return false;
	for (end = own->key + 1; text[end] != '"'; end++)
		end += text[end] == '\\';
	if (odd)
		key = texts[chance % COUNT(texts)];
	else if (positions[other].key != positions[other].value)
		key = arena_copy(arena, text + positions[other].key + 1,
				 strcspn(text + positions[other].key + 1, "\""));
	else
		return false;
	return put(arena, edits, spot, own->key + 1, end, key);
}

/* The item again, after itself; a member of an object has another key there. */
static bool repeat(struct arena *arena, struct edits *edits, const struct spot *spot, const struct span *span,
		   size_t chance)
{
	static const size_t times[] = { 1, 1, 1, 2, 3, 15, 63, 64, 300 };
	const struct position *own = &spot->source->positions[spot->position];
	const char *text = spot->source->text;
	const char *value = arena_copy(arena, text + span->from, span->to - span->from);
	const char *key = texts[chance % COUNT(texts)];
	struct text out = { 0 };
	bool done;

	for (size_t each = 0; each < times[chance % COUNT(times)]; each++) {
		if (own->key != own->value && each > 0)
			break;
		if (own->key != own->value)
			text_printf(&out, ", \"%s%.*s\": %s", key, (int)strcspn(text + own->key + 1, "\""),
				    text + own->key + 1, value);
		else
			text_printf(&out, ", %s", value);
	}
	done = put(arena, edits, spot, span->to, span->to, arena_copy(arena, text_string(&out), out.length));
	text_free(&out);
	return done;
}

bool mutate_wildly(struct arena *arena, const struct spots *spots, size_t which, uint64_t random, struct edits *edits)
{
	const struct spot *spot = &spots->at[which], *other = &spots->at[(random >> 24) % spots->count];
	struct span span = span_of(spot), others_span = span_of(other);
	const char *text = spot->source->text, *now = arena_copy(arena, text + span.from, span.to - span.from);
	enum way way = (enum way)(random % WAYS);
	size_t chance = (size_t)(random >> 8);

	if (way <= LONG && strchr("{[tfn", now[0]) == NULL)
		return put(arena, edits, spot, span.from, span.to, another(arena, now, way, chance));
	switch (way) {
	case TWICE:
		return repeat(arena, edits, spot, &span, chance);
	case MOVED:
		return put(arena, edits, spot, span.from, span.to,
			   arena_copy(arena, other->source->text + others_span.from,
				      others_span.to - others_span.from));
	case RENAMED_KEY:
	case ODD_KEY:
		return rename_key(arena, edits, spot, way == ODD_KEY, chance);
	case NONE_OF_IT:
		return take_away(arena, spot, edits);
	default:
		return put(arena, edits, spot, span.from, span.to, others[chance % COUNT(others)]);
	}
}
