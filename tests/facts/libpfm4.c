/* SPDX-License-Identifier: MIT */
/*
 * libpfm4 PLATFORM DISPUTES LACKS: writes every event and umask that needs no value of a user's in libpfm4's words, and
 * compares what that library makes of them with our control value. What differs must be an item of DISPUTES
 * (disputes.json) on which libpfm4 does not hold, and what the library does not know such an item or a line of
 * LACKS; each is named in the output. Our own parser must read their words back. Exit 1 for anything else.
 */
#define _GNU_SOURCE
#include <jansson.h>
#include <perfmon/pfmlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "uncore/event.h"
#include "uncore/uncore.h"

enum { NAME_ROOM = 256 };

struct totals {
	unsigned events, equal, disputed, unsaid, lacking, wrong;
};

static const struct uncore_tables *tables;
static const json_t *disputes;
static FILE *lacks;

static const char *text(uncore_string at)
{
	return uncore_text(tables, at);
}

/* Whether libpfm4 is on a side of the dispute that the verdict does not take. */
static bool is_against(const json_t *dispute)
{
	const json_t *claim;
	size_t i;

	json_array_foreach(json_object_get(dispute, "values"), i, claim) {
		if (strstr(json_string_value(json_object_get(claim, "source")), "libpfm4") != NULL &&
		    !json_is_true(json_object_get(claim, "holds")))
			return true;
	}
	return false;
}

static bool is_item(const json_t *dispute, const char *event, const char *whole)
{
	const json_t *item;
	size_t i;

	json_array_foreach(json_object_get(dispute, "items"), i, item) {
		if (strcmp(json_string_value(item), event) == 0 || strcmp(json_string_value(item), whole) == 0)
			return true;
	}
	return false;
}

/* The id of such a dispute about the event or the umask; NULL: none. */
static const char *dispute_of(const struct uncore_event_row *event, const char *expression)
{
	const char *box = text(uncore_boxes(tables)[event->box].id);
	char path[NAME_ROOM], whole[NAME_ROOM];
	const json_t *dispute;
	size_t i;

	snprintf(path, sizeof(path), "%s/%s", box, text(event->name));
	snprintf(whole, sizeof(whole), "%s/%s", box, expression);
	json_array_foreach(json_object_get(disputes, "disputes"), i, dispute) {
		if (strcmp(json_string_value(json_object_get(dispute, "platform")), text(tables->id)) == 0 &&
		    is_against(dispute) && is_item(dispute, path, whole))
			return json_string_value(json_object_get(dispute, "id"));
	}
	return NULL;
}

/* Whether the library is known to have no such event. */
static bool is_lacking(const char *expression)
{
	char line[NAME_ROOM], wanted[NAME_ROOM];

	snprintf(wanted, sizeof(wanted), "%s %s\n", text(tables->id), expression);
	rewind(lacks);
	while (fgets(line, sizeof(line), lacks) != NULL)
		if (strcmp(line, wanted) == 0)
			return true;
	return false;
}

static void differs(struct totals *totals, const struct uncore_event_row *event, const char *expression,
		    const char *what)
{
	const char *id = dispute_of(event, expression);

	if (id != NULL) {
		printf("# %s %s: %s, disputed: %s\n", text(tables->id), expression, what, id);
		totals->disputed++;
	} else {
		printf("%s %s: %s, and nothing in disputes.json says why\n", text(tables->id), expression, what);
		totals->wrong++;
	}
}

static void refused(struct totals *totals, const struct uncore_event_row *event, const char *expression,
		    const char *theirs, int result)
{
	char what[2 * NAME_ROOM];

	if (is_lacking(expression)) {
		printf("# %s %s: libpfm4 does not have it\n", text(tables->id), expression);
		totals->lacking++;
		return;
	}
	snprintf(what, sizeof(what), "libpfm4 refuses %s (%s)", theirs, pfm_strerror(result));
	differs(totals, event, expression, what);
}

/* Our own parser knows their words too. */
static bool is_read_back(const char *theirs, const struct uncore_encoding *encoding)
{
	struct uncore_encoding back;

	return uncore_event_parse(tables, theirs, strlen(theirs), &back, NULL) == 0 && back.event == encoding->event &&
	       back.control.value == encoding->control.value && back.filter_count == encoding->filter_count;
}

/* Of a control of two halves and no filter register (skx's UPI), the second code is the upper half. */
static uint64_t control_of(const struct uncore_encoding *encoding, const uint64_t *codes, int count)
{
	bool is_wide = count == 2 && encoding->filter_count == 0 && encoding->control.mask >> 32 != 0;

	return codes[0] | (is_wide ? codes[1] << 32 : 0);
}

static void compare(struct totals *totals, const struct uncore_event_row *event, const char *expression,
		    const struct uncore_encoding *encoding)
{
	char theirs[NAME_ROOM], what[2 * NAME_ROOM];
	const char *why = NULL;
	uint64_t *codes = NULL;
	int count = 0, result;

	totals->events++;
	if (uncore_event_format_libpfm(encoding, theirs, sizeof(theirs), &why) < 0) {
		printf("# %s %s: %s\n", text(tables->id), expression, why);
		totals->unsaid++;
		return;
	}
	if (!is_read_back(theirs, encoding)) {
		printf("%s %s: %s is not read back as it was\n", text(tables->id), expression, theirs);
		totals->wrong++;
		return;
	}
	result = pfm_get_event_encoding(theirs, PFM_PLM0 | PFM_PLM3, NULL, NULL, &codes, &count);
	if (result != PFM_SUCCESS || count < 1) {
		refused(totals, event, expression, theirs, result);
	} else if (control_of(encoding, codes, count) != encoding->control.value) {
		snprintf(what, sizeof(what), "0x%llx, libpfm4: 0x%llx", (unsigned long long)encoding->control.value,
			 (unsigned long long)codes[0]);
		differs(totals, event, expression, what);
	} else {
		totals->equal++;
	}
	free(codes);
}

/* Those that need a filter's value, or cannot be programmed, do not parse. */
static void try_one(struct totals *totals, const struct uncore_event_row *event, const char *expression)
{
	struct uncore_encoding encoding;

	if (uncore_event_parse(tables, expression, strlen(expression), &encoding, NULL) == 0)
		compare(totals, event, expression, &encoding);
}

static void try_event(struct totals *totals, const struct uncore_event_row *event)
{
	char expression[NAME_ROOM];

	if (event->umask_count == 0 || !(event->flags & UNCORE_EVENT_UMASK_REQUIRED))
		try_one(totals, event, text(event->name));
	for (unsigned at = 0; at < event->umask_count; at++) {
		const struct uncore_umask_row *umask = &uncore_umasks(tables)[event->first_umask + at];

		snprintf(expression, sizeof(expression), "%s.%s", text(event->name), text(umask->name));
		try_one(totals, event, expression);
	}
}

int main(int argc, char **argv)
{
	struct totals totals = { 0 };
	json_error_t error;
	json_t *root;

	setenv("LIBPFM_ENCODE_INACTIVE", "1", 1);
	if (argc != 4 || (tables = uncore_platform(argv[1])) == NULL || pfm_initialize() != PFM_SUCCESS ||
	    (lacks = fopen(argv[3], "r")) == NULL || (root = json_load_file(argv[2], 0, &error)) == NULL) {
		fputs("usage: libpfm4 PLATFORM DISPUTES LACKS\n", stderr);
		return 2;
	}
	disputes = root;
	for (unsigned at = 0; at < tables->events.count; at++)
		try_event(&totals, &uncore_events(tables)[at]);
	printf("%s: %u events and umasks, %u equal, %u differences disputed, %u not to be said, "
	       "%u not in libpfm4, %u wrong\n",
	       text(tables->id), totals.events, totals.equal, totals.disputed, totals.unsaid, totals.lacking,
	       totals.wrong);
	json_decref(root);
	fclose(lacks);
	pfm_terminate();
	return totals.wrong != 0 || totals.equal == 0;
}
