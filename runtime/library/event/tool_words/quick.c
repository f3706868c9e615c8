/* SPDX-License-Identifier: MIT */
/*
 * Reads the expressions that tools' lists consist of without the grammar's machine: PMU::EVENT:UMASK, EVENT:COUNTER,
 * EVENT.UMASK,FIELD=VALUE and BOX/FIELD=VALUE/. It splits them at colons and commas and calls the actions of the
 * grammar. It may give up anywhere: the machine then reads the expression from its start, and says what is wrong. So
 * nothing here may accept what the machine refuses.
 */
#include <string.h>

#include "event/fast.h"
#include "event/grammar.h"
#include "event/names.h"
#include "event/parse.h"
#include "event/tool_words/likwid_parse.h"
#include "uncore/name_hash.h"

/* The high bit of each byte that is no letter of the grammar. A few that are letters there have it as well. */
static inline uint64_t marks(uint64_t word)
{
	uint64_t low = word & EACH_BYTE(0x7f);

	return (~(low + EACH_BYTE(0x80 - '0')) | (EACH_BYTE(0x80) - (low ^ EACH_BYTE(':'))) |
		(EACH_BYTE(0x80) - (low ^ EACH_BYTE('='))) | (EACH_BYTE(0x80) - (low ^ EACH_BYTE('|'))) | word) &
	       EACH_BYTE(0x80);
}

/* Whether it is a word or a value of the grammar, without dots and signs. */
static bool is_word(struct span text)
{
	const char *last = text.at + text.length - 8;

	if (text.length < 4)
		return text.length != 0 &&
		       marks(uncore_name_short(text.at, text.length) | EACH_BYTE('0') << 8 * text.length) == 0;
	if (text.length <= 8)
		return marks(uncore_name_short(text.at, text.length)) == 0;
	for (; text.at < last; text.at += 8)
		if (marks(uncore_name_word(text.at)) != 0)
			return false;
	return marks(uncore_name_word(last)) == 0;
}

/* The text up to the first of these signs; *rest is what follows it, with the sign. */
static inline struct span cut(struct span *rest, char sign)
{
	const char *at = rest->length != 0 ? memchr(rest->at, sign, rest->length) : NULL;
	struct span head = { rest->at, at != NULL ? (size_t)(at - rest->at) : rest->length };

	rest->at += head.length;
	rest->length -= head.length;
	return head;
}

static inline void skip_sign(struct span *rest)
{
	rest->at++;
	rest->length--;
}

/* FIELD or FIELD=VALUE, after a colon or not. */
static inline bool read_item(struct parse *parse, struct span value, bool colon)
{
	struct span name = cut(&value, '=');

	if (!is_word(name))
		return false;
	if (value.length == 0)
		return on_word(parse, name, colon);
	skip_sign(&value);
	return is_word(value) && on_item(parse, name, value);
}

/* Items up to the end; each follows the sign. */
static bool read_items(struct parse *parse, struct span rest, char sign)
{
	while (rest.length != 0) {
		skip_sign(&rest);
		if (!read_item(parse, cut(&rest, sign), sign == ':'))
			return false;
	}
	return true;
}

/* PMU::EVENT:UMASK. Most events and umasks are named as ours. */
static bool read_libpfm(struct parse *parse, struct span pmu, struct span rest)
{
	struct span event, after, umask;
	bool known;

	if (!is_word(pmu))
		return false;
	event = cut(&rest, ':');
	if (rest.length > 1) {
		after = (struct span){ rest.at + 1, rest.length - 1 };
		umask = cut(&after, ':');
		if (on_pair(parse, pmu, event, umask, &known))
			return read_items(parse, after, ':');
		if (known)
			return false;
	}
	return is_word(event) && on_pmu(parse, pmu) && on_event(parse, event, NULL) && read_items(parse, rest, ':');
}

/* EVENT:COUNTER and options. A box before an event is the machine's. */
static bool read_likwid(struct parse *parse, struct span event, struct span rest)
{
	struct span counter;

	skip_sign(&rest);
	counter = cut(&rest, ':');
	if (!KNOWS_LIKWID || counter.length == 0 || !is_likwid(parse, counter))
		return false;
	return on_likwid_event(parse, event, counter) && read_items(parse, rest, ':');
}

bool read_colons(struct parse *parse, const char *colon)
{
	struct span rest = parse->text, head = { rest.at, (size_t)(colon - rest.at) };

	rest.at += head.length;
	rest.length -= head.length;
	if (head.length == 0 || rest.length < 3)
		return false;
	if (colon[1] != ':')
		return read_likwid(parse, head, rest);
	rest.at += 2;
	rest.length -= 2;
	return read_libpfm(parse, head, rest);
}

bool read_commas(struct parse *parse, const char *comma)
{
	struct span rest = parse->text, head = { rest.at, (size_t)(comma - rest.at) };
	bool known = false;

	rest.at += head.length;
	rest.length -= head.length;
	return head.length != 0 && on_names(parse, head, memchr(head.at, '.', head.length), &known) &&
	       read_items(parse, rest, ',');
}

bool read_terms(struct parse *parse)
{
	struct span rest = { parse->text.at, parse->text.length - 1 }, box = cut(&rest, '/');

	if (rest.length < 2 || !is_word(box) || !on_raw(parse, box))
		return false;
	do {
		skip_sign(&rest);
		if (!read_item(parse, cut(&rest, ','), false))
			return false;
	} while (rest.length != 0);
	return true;
}
