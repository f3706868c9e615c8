/* SPDX-License-Identifier: MIT */
/* Parses the EVENTs of a command line, and reports errors and doubts. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/utf8.h"
#include "cli/common/event_words.h"
#include "cli/common/owners.h"
#include "uncore/machine.h"

int parse_event(const struct cli_request *request, const struct uncore_tables *tables, const char *text, size_t length,
		struct uncore_encoding *encoding, struct uncore_event_error *error)
{
	unsigned flags = (request->allow_ignored ? (unsigned)UNCORE_PARSE_ALLOW_IGNORED : 0) |
			 (request->as_written ? (unsigned)UNCORE_PARSE_AS_WRITTEN : 0);
	int result = uncore_event_parse_with(tables, text, length, flags, encoding, error);

	if (result != 0)
		name_kind(tables, ITEM_EVENT, text, length, error->hint, sizeof error->hint);
	return result;
}

static void print_caret(const char *text, size_t length, const struct uncore_event_error *error)
{
	size_t before = error->column > 0 ? error->column - 1 : 0;
	struct text marked = { 0 };

	before = before < length ? before : length;
	text_bytes(&marked, text, before);
	fprintf(stderr, "  %.*s\n  %*s^", (int)length, text, (int)text_width(text_string(&marked)), "");
	text_free(&marked);
	for (unsigned at = 1; at < error->length && before + at < length; at++)
		fputc('~', stderr);
	fputc('\n', stderr);
}

static void print_fault(const struct cli_request *request, const char *kind, const char *text, size_t length,
			const struct uncore_event_error *error)
{
	complain(request, "%scol %u: %s", kind, error->column, error->message);
	print_caret(text, length, error);
	if (error->hint[0] != '\0')
		fprintf(stderr, "  %s\n", error->hint);
}

/* The name of the event begins after a box, and ends with what is wrong. */
static void offer_owners_of_event(const struct cli_request *request, const char *text, size_t length,
				  const struct uncore_event_error *error)
{
	size_t end = (error->column > 0 ? error->column - 1 : 0) + error->length, begin = end;

	if (end > length)
		return;
	while (begin > 0 && strchr(":/,", text[begin - 1]) == NULL)
		begin--;
	offer_owners(request, ITEM_EVENT, text + begin, end - begin);
}

void print_event_error(const struct cli_request *request, const char *text, size_t length,
		       const struct uncore_event_error *error)
{
	print_fault(request, "", text, length, error);
	if (error->code == UNCORE_EVENT_E_UNKNOWN_EVENT || error->code == UNCORE_EVENT_E_UNKNOWN_UMASK)
		offer_owners_of_event(request, text, length, error);
	if (error->code == UNCORE_EVENT_E_IGNORED_FILTER)
		fprintf(stderr, "  --allow-ignored counts without it, and prints a warning\n");
}

void warn_of_event(const struct cli_request *request, const char *text, size_t length,
		   const struct uncore_event_error *error)
{
	if (error->code != UNCORE_EVENT_E_NONE)
		print_fault(request, "warning: ", text, length, error);
}

bool add_doubt(struct text *text, const struct uncore_encoding *encoding)
{
	const struct uncore_tables *tables = encoding->tables;
	uint16_t parts[UNCORE_EVENT_UMASKS];
	unsigned count;

	switch (uncore_event_umask_doubt(encoding, parts, &count)) {
	case UNCORE_UMASK_DOUBT_SUM:
		text_printf(text, "no source says that ");
		for (unsigned at = 0; at < count; at++)
			text_printf(text, "%s%s",
				    at == 0        ? "" :
				    at + 1 < count ? ", " :
						     " and ",
				    uncore_text(tables, uncore_umasks(tables)[parts[at]].name));
		text_printf(text, " may be combined; the count may not be their sum");
		return true;
	case UNCORE_UMASK_DOUBT_BITS:
		text_printf(text, "no source says what this umask counts");
		return true;
	case UNCORE_UMASK_DOUBT_NARROWS:
		text_printf(text, "%s only narrows what another umask counts; alone it counts nothing",
			    uncore_text(tables, uncore_umasks(tables)[parts[0]].name));
		return true;
	default:
		break;
	}
	if (encoding->assumed & UNCORE_ASSUMED_UMASK)
		text_printf(text, "no umask is given: %s is counted",
			    uncore_text(tables, uncore_umasks(tables)[encoding->umasks[0]].name));
	return (encoding->assumed & UNCORE_ASSUMED_UMASK) != 0;
}

void add_expression(struct text *text, const struct uncore_encoding *encoding)
{
	int length = uncore_event_format(encoding, NULL, 0);
	char *written;

	if (length < 0)
		return;
	written = take_memory(NULL, (size_t)length + 1);
	if (uncore_event_format(encoding, written, (size_t)length + 1) >= 0)
		text_printf(text, "%s", written);
	free(written);
}

/* ---- types of units ---- */

uint16_t box_with_type(const struct uncore_tables *tables, unsigned type)
{
	for (unsigned at = 0; at < tables->found_boxes.count; at++)
		if (uncore_found_boxes(tables)[at].type == type)
			return uncore_found_boxes(tables)[at].box;
	return UNCORE_NO_INDEX;
}

bool is_for_types(const struct uncore_tables *tables, uint16_t box)
{
	return box == box_with_type(tables, UNCORE_FOUND_OTHERS);
}

unsigned type_in(const struct uncore_tables *tables, const char *text)
{
	static const char word[] = "type";
	const char *at = text;

	if (box_with_type(tables, UNCORE_FOUND_OTHERS) == UNCORE_NO_INDEX)
		return UNCORE_FOUND_OTHERS;
	for (; (at = strstr(at, word)) != NULL; at++) {
		const char *number = at + sizeof(word) - 1;
		unsigned long type = strtoul(number, NULL, 10);

		if (isdigit((unsigned char)*number) && (at == text || !isalnum((unsigned char)at[-1])))
			return type < UNCORE_FOUND_OTHERS ? (unsigned)type : UNCORE_FOUND_OTHERS;
	}
	return UNCORE_FOUND_OTHERS;
}

int check_type(const struct cli_request *request, const struct uncore_tables *tables, unsigned type)
{
	uint16_t box = box_with_type(tables, type);

	if (box == UNCORE_NO_INDEX || uncore_is_added_type(tables, uncore_found_box_of(tables, box)))
		return CLI_GOOD;
	complain(request, "units of type %u are those of %s, which %s describes: write %s instead of type%u", type,
		 box_id(tables, box), platform_id(tables), box_id(tables, box), type);
	return CLI_BAD;
}
