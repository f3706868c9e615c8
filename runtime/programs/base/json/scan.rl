/* SPDX-License-Identifier: MIT */
/*
 * Finds where every value of a JSON text begins, and decodes its strings. The machine follows RFC 8259 exactly, limits
 * nesting, and says where Jansson must judge.
 */
#include "base/json/scan.h"

#include <stdbool.h>
#include <string.h>

#ifdef __SSE2__ /* as on every x86-64 processor */
#include <emmintrin.h>
#endif

struct scanner {
	struct arena *arena;
	struct source *source;
	size_t room;
	uint32_t open[JSON_DEPTH_MAX]; /* positions of the objects and arrays around the current place */
	uint32_t key;                  /* offset of the last key, or none */
	uint32_t string; /* offset of the last string's quote */
	int depth;
	bool escaped; /* the last string has escapes */
	bool unusual, plain;
};

enum { NO_KEY = -1 };

/* Files of a spec have a value for each 20 bytes, so most need no more room than this. */
static void make_room(struct scanner *scanner)
{
	enum { BYTES_OF_VALUE = 16 };

	scanner->room = scanner->source->length / BYTES_OF_VALUE + 8;
	scanner->source->positions =
		arena_raw(scanner->arena, scanner->room * sizeof scanner->source->positions[0]);
}

static void value_begins(struct scanner *scanner, uint32_t offset)
{
	struct source *source = scanner->source;
	struct position *position;

	source->positions = arena_grow(scanner->arena, source->positions, source->position_count, &scanner->room,
				       sizeof *source->positions);
	position = &source->positions[source->position_count++];
	position->key = scanner->key == (uint32_t)NO_KEY ? offset : scanner->key;
	position->value = offset;
	position->next = (uint32_t)source->position_count;
	scanner->key = (uint32_t)NO_KEY;
}

static void container_ends(struct scanner *scanner)
{
	struct source *source = scanner->source;

	source->positions[scanner->open[scanner->depth]].next = (uint32_t)source->position_count;
}

#ifdef __SSE2__

enum { BLOCK = 16 };

/* A bit for each of 16 bytes that is a control character, a quote, an escape, or beyond ASCII, which is negative. */
static unsigned not_plain(const unsigned char *at)
{
	__m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)at);
	__m128i low = _mm_cmplt_epi8(bytes, _mm_set1_epi8(0x20)), high = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(0x7f));
	__m128i quotes = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('"'));
	__m128i escapes = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\'));

	return (unsigned)_mm_movemask_epi8(_mm_or_si128(_mm_or_si128(low, high), _mm_or_si128(quotes, escapes)));
}

static size_t first_of(unsigned set)
{
	return (size_t)__builtin_ctz(set);
}

#else

enum { BLOCK = 8 };

static uint64_t eight_times(unsigned char byte)
{
	return UINT64_C(0x0101010101010101) * byte;
}

/*
 * The highest bit of each of eight bytes that is a control character, a quote, an escape, or beyond ASCII. Each
 * difference sets it in such a byte, and else at most in bytes above one.
 */
static uint64_t not_plain(const unsigned char *at)
{
	uint64_t bytes, quotes, escapes;

	memcpy(&bytes, at, sizeof bytes);
#if defined(__BYTE_ORDER__) && defined(__ORDER_BIG_ENDIAN__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	bytes = __builtin_bswap64(bytes);
#endif
	quotes = bytes ^ eight_times('"');
	escapes = bytes ^ eight_times('\\');
	return (bytes | (bytes + eight_times(1)) | (bytes - eight_times(0x20)) | (quotes - eight_times(1)) |
		(escapes - eight_times(1))) &
	       eight_times(0x80);
}

static size_t first_of(uint64_t set)
{
	return (size_t)__builtin_ctzll(set) / 8;
}

#endif

/* The bytes from here on that are printable ASCII, and neither a quote nor an escape. */
static size_t plain_length(const unsigned char *at, const unsigned char *end)
{
	const unsigned char *begin = at;

	for (; end - at >= BLOCK; at += BLOCK) {
		__typeof__(not_plain(at)) set = not_plain(at);

		if (set != 0)
			return (size_t)(at - begin) + first_of(set);
	}
	while (at < end && *at >= 0x20 && *at < 0x7f && *at != '"' && *at != '\\')
		at++;
	return (size_t)(at - begin);
}

static void string_ends(struct scanner *scanner, uint32_t offset)
{
	char *strings = scanner->source->strings;

	if (strings != NULL)
		strings[offset] = '\0';
	if (strings != NULL && scanner->escaped)
		json_unescape(strings + scanner->string + 1);
	scanner->escaped = false;
}

/* Jansson judges numbers that may be too large. */
static void digit(struct scanner *scanner, uint32_t offset)
{
	enum { DIGITS_SURE = 18 };

	if (offset - scanner->source->positions[scanner->source->position_count - 1].value >= DIGITS_SURE)
		scanner->unusual = true;
}

%%{
	machine json;

	action key { scanner.key = (uint32_t)(p - text); }
	action value { value_begins(&scanner, (uint32_t)(p - text)); }
	action open {
		if (scanner.depth == JSON_DEPTH_MAX) {
			too_deep = true;
			fbreak;
		}
		scanner.open[scanner.depth++] = (uint32_t)(source->position_count - 1);
	}
	action call_object { fcall object; }
	action call_array { fcall array; }
	action close { scanner.depth--; container_ends(&scanner); fret; }

	action string { scanner.string = (uint32_t)(p - text); }
	action string_ends { string_ends(&scanner, (uint32_t)(p - text)); }
	action skip { p += plain_length(p + 1, pe); }
	action not_plain { scanner.plain = false; }
	action escape { scanner.escaped = true; }
	action unusual { scanner.unusual = true; }
	action digit { digit(&scanner, (uint32_t)(p - text)); }

	ws = [ \t\n\r]*;
	hex = [0-9a-fA-F];
	escape = '\\' >not_plain >escape ( ["\\/bfnrt] | 'u' >unusual hex{4} );
	more = 0x80..0xbf;
	utf8 = 0xc2..0xdf more | 0xe0 0xa0..0xbf more | ( 0xe1..0xec | 0xee..0xef ) more more | 0xed 0x80..0x9f more |
	       0xf0 0x90..0xbf more more | 0xf1..0xf3 more more more | 0xf4 0x80..0x8f more more;
	plain = 0x20..0x7e - ["\\];
	string = '"' >string ( plain @skip | 0x7f >not_plain | utf8 >not_plain | escape )* '"' @string_ends;
	number = '-'? ( '0' | [1-9] [0-9]* $digit ) ( '.' >unusual [0-9]+ )? ( [eE] >unusual [+\-]? [0-9]+ )?;
	scalar = ( string | number | 'true' | 'false' | 'null' ) >value;
	container = '{' >value >open @call_object | '[' >value >open @call_array;
	value = scalar | container;

	member = string >key ws ':' ws value;
	object := ws ( member ws ( ',' ws member ws )* )? '}' @close;
	array := ws ( value ws ( ',' ws value ws )* )? ']' @close;
	main := ws value ws;

	alphtype unsigned char;
	write data noerror noentry;
}%%

static enum json_scan_error verdict(const struct scanner *scanner, bool at_end, bool complete)
{
	if (at_end)
		return complete && scanner->depth == 0 ? JSON_SCAN_OK : JSON_SCAN_END;
	return scanner->depth == 0 && scanner->source->position_count != 0 ? JSON_SCAN_TRAILING : JSON_SCAN_SYNTAX;
}

struct json_scan_result json_scan(struct arena *arena, struct source *source)
{
	const unsigned char *text = (const unsigned char *)source->text;
	const unsigned char *p = text, *pe = text + source->length, *eof = pe;
	struct scanner scanner = { .arena = arena, .source = source, .key = (uint32_t)NO_KEY, .plain = true };
	bool too_deep = false;
	int cs, top = 0, stack[JSON_DEPTH_MAX];

	(void)eof;
	make_room(&scanner);
	%% write init;
	%% write exec;
	return (struct json_scan_result){
		.error = too_deep ? JSON_SCAN_DEPTH : verdict(&scanner, p == pe, cs >= json_first_final),
		.offset = (uint32_t)(p - text) - too_deep,
		.unusual = scanner.unusual,
		.plain = scanner.plain,
	};
}
