/* SPDX-License-Identifier: MIT */
/*
 * Fuzzes the parser of event expressions on every platform. An expression that is accepted must survive the round trip
 * through its canonical form.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "uncore/event.h"
#include "uncore/uncore.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void demand(bool holds)
{
	if (!holds)
		abort();
}

static void check_error(const struct uncore_event_error *error, size_t size)
{
	demand(error->code > UNCORE_EVENT_E_NONE && error->code < UNCORE_EVENT_E_END);
	demand(error->column >= 1 && error->column - 1 + error->length <= size);
	demand(strlen(error->message) > 0 && strlen(error->hint) < UNCORE_EVENT_ERROR_ROOM);
}

static void check_same(const struct uncore_encoding *a, const struct uncore_encoding *b)
{
	demand(a->box == b->box && a->instance == b->instance && a->group == b->group);
	demand(a->control.value == b->control.value && a->control.mask == b->control.mask);
	demand(a->filter_count == b->filter_count);
	for (unsigned at = 0; at < a->filter_count; at++)
		demand(a->filters[at].reg == b->filters[at].reg &&
		       a->filters[at].bits.value == b->filters[at].bits.value &&
		       a->filters[at].bits.mask == b->filters[at].bits.mask);
}

static void check_encoding(const struct uncore_encoding *first)
{
	struct uncore_encoding again;
	char text[2000];
	int length = uncore_event_format(first, text, sizeof(text));

	demand(length > 0 && (size_t)length < sizeof(text) && strlen(text) == (size_t)length);
	demand(uncore_event_parse(first->tables, text, (size_t)length, &again, NULL) == 0);
	check_same(first, &again);
	length = uncore_event_format_perf(first, text, sizeof(text), NULL, 0);
	demand(length == UNCORE_E_NOENT || (length > 0 && strlen(text) < sizeof(text)));
	length = uncore_event_format_likwid(first, text, sizeof(text), NULL, 0);
	demand(length == UNCORE_E_NOENT || (length > 0 && strlen(text) < sizeof(text)));
	demand(uncore_event_decode(first->tables, first->group, first->control.value, first->filters,
				   first->filter_count, &again) == 0);
	demand(again.control.value == (first->control.value & again.control.mask));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const struct uncore_tables *tables;

	for (unsigned at = 0; (tables = uncore_platform_at(at)) != NULL; at++) {
		struct uncore_encoding encoding;
		struct uncore_event_error error;
		struct uncore_event_index event;

		(void)!uncore_event_find(tables, (const char *)data, size, &event, NULL);
		if (uncore_event_parse(tables, (const char *)data, size, &encoding, &error) == 0)
			check_encoding(&encoding);
		else
			check_error(&error, size);
	}
	return 0;
}
