/* SPDX-License-Identifier: MIT */
/*
 * Finds where every value of a JSON text begins, which Jansson does not keep. The machine follows RFC 8259 exactly,
 * limits nesting, and runs before Jansson, so that syntax errors have our places and words.
 */
#include "base/json/scan.h"

#include <stdbool.h>

struct scanner {
	struct arena *arena;
	struct source *source;
	size_t room;
	uint32_t open[JSON_DEPTH_MAX]; /* positions of the objects and arrays around the current place */
	uint32_t key;                  /* offset of the last key, or none */
	int depth;
};

enum { NO_KEY = -1 };

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

	ws = [ \t\n\r]*;
	hex = [0-9a-fA-F];
	escape = '\\' ( ["\\/bfnrt] | 'u' hex{4} );
	more = 0x80..0xbf;
	utf8 = 0xc2..0xdf more | 0xe0 0xa0..0xbf more | ( 0xe1..0xec | 0xee..0xef ) more more | 0xed 0x80..0x9f more |
	       0xf0 0x90..0xbf more more | 0xf1..0xf3 more more more | 0xf4 0x80..0x8f more more;
	string = '"' ( 0x20..0x7f - ["\\] | utf8 | escape )* '"';
	number = '-'? ( '0' | [1-9] [0-9]* ) ( '.' [0-9]+ )? ( [eE] [+\-]? [0-9]+ )?;
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
	struct scanner scanner = { .arena = arena, .source = source, .key = (uint32_t)NO_KEY };
	bool too_deep = false;
	int cs, top = 0, stack[JSON_DEPTH_MAX];

	(void)eof;
	%% write init;
	%% write exec;
	return (struct json_scan_result){
		.error = too_deep ? JSON_SCAN_DEPTH : verdict(&scanner, p == pe, cs >= json_first_final),
		.offset = (uint32_t)(p - text) - too_deep,
	};
}
