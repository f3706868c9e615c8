/* SPDX-License-Identifier: MIT */
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

%%{
	machine expr;
	getkey (signed char)(*p); # char is unsigned on ARM and s390x

	action start {
		words.start = p;
		words.dot = NULL;
	}
	action skip { p = last_letter(p, &parse->text); }
	action dot {
		if (words.dot == NULL)
			words.dot = p;
	}
	action head {
		words.head = SPAN;
		words.head_dot = words.dot;
	}
	action pmu {
		if (!on_pmu(parse, words.head))
			fbreak;
	}
	action pmu_event {
		words.head = SPAN;
		words.head_dot = words.dot;
		if (!settle_head(parse, &words))
			fbreak;
	}
	action raw {
		words.settled = true;
		if (!on_raw(parse, words.head))
			fbreak;
	}
	action raw_end { words.closed = p + 1; }
	action umask {
		words.name = SPAN;
		if (!add_umask(parse, &words))
			fbreak;
	}
	action comma {
		words.colon = false;
		if (!settle_head(parse, &words))
			fbreak;
	}
	action colon { words.colon = true; }
	action name { words.name = SPAN; }
	action value {
		words.value = SPAN;
		if (!add_value(parse, &words))
			fbreak;
	}
	action bare {
		if (!add_bare(parse, &words))
			fbreak;
	}

	blank = [ \t\r\n];
	# All that parts nothing: names that are none are the look-up's business.
	letter = 0x30..0x7f - [:=|] | "'";
	word = ( letter @skip ( letter | '.' @dot @skip )* ) >start;
	value = ( letter @skip letter* ( [+|] letter+ )* ) >start;

	umask = '+' word %umask;
	given = '=' value %value;
	bare = "" %bare;
	# Linux has events with such names.
	joined = ( letter @skip ( letter | '.' @dot @skip | '-' )* ) >start;
	term = joined %name ( given | bare );
	item = ( ',' @comma | ':' @colon ) word %name ( given | bare umask* );

	raw = '/' @raw ( term ( ',' term )* )? '/' @raw_end;
	named = umask* item*;
	pmu = "::" @pmu word %pmu_event umask* item*;

	main := blank* word %head ( raw | named | pmu ) blank*;
}%%

%% write data noerror noentry;

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
	%% write init;
	%% write exec;

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
