/* SPDX-License-Identifier: MIT */
/*
 * Finds or encodes events many times, so that valgrind can count the instructions: "events MODE REPEATS LIST PLATFORM".
 * The list "ours" is every name that needs no value for a filter; "both" the events that libpfm4 also knows, with
 * values for their filters; "libpfm4", "likwid", "perf" and "terms" are the tools' own lists (event_lists.c). Without
 * PLATFORM they are of all platforms. The mode "list" prints the expressions instead. The mode "pfm" encodes with
 * libpfm4, if that is compiled in.
 */
#define _GNU_SOURCE
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "events.h"

#ifdef HAVE_PFM
#include <perfmon/pfmlib.h>
enum { HAS_PFM = 1 };
#else
enum { HAS_PFM = 0 };
#endif

static struct bench_case *cases;
static size_t case_count, case_room;

struct bench_case *new_case(const struct uncore_tables *tables)
{
	if (case_count == case_room) {
		case_room = case_room != 0 ? case_room * 2 : 1024;
		cases = realloc(cases, case_room * sizeof *cases);
		if (cases == NULL) {
			fputs("events: no memory for its cases\n", stderr);
			exit(1);
		}
	}
	cases[case_count] = (struct bench_case){ .tables = tables };
	return &cases[case_count];
}

void keep_case(void)
{
	case_count++;
}

/* libpfm4's names for the processors, and for the few boxes that have another name there. */
static const char *const pmus[][2] = { { "jkt", "snbep" }, { "ivt", "ivbep" }, { "hsx", "hswep" } };

const char *their_pmu(const char *platform)
{
	for (size_t at = 0; at < sizeof(pmus) / sizeof(pmus[0]); at++) {
		if (strcmp(pmus[at][0], platform) == 0)
			return pmus[at][1];
	}
	return platform;
}

static const char *their_box(const char *box)
{
	return strcmp(box, "ubox") == 0 ? "ubo" : box;
}

/* libpfm4's name of a filter value; only the filters that events may need on both sides. */
static const char *their_filter(unsigned role)
{
	switch (role) {
	case UNCORE_ROLE_FILTER_OPCODE:
		return ":OPC_RFO";
	case UNCORE_ROLE_FILTER_NODE:
		return ":nf=1";
	case UNCORE_ROLE_FILTER_STATE:
		return ":STATE_M";
	case UNCORE_ROLE_FILTER_BAND:
		return ":ff=12";
	default:
		return "";
	}
}

static const char *our_value(unsigned role)
{
	switch (role) {
	case UNCORE_ROLE_FILTER_OPCODE:
		return "RFO";
	case UNCORE_ROLE_FILTER_STATE:
		return "M";
	case UNCORE_ROLE_FILTER_BAND:
		return "12";
	default:
		return "1";
	}
}

static void add_filters(struct bench_case *each, unsigned first, unsigned count)
{
	const struct uncore_tables *tables = each->tables;

	for (unsigned at = first; at < first + count; at++) {
		const struct uncore_filter_row *row = &uncore_filters(tables)[at];
		const struct uncore_field_row *field = &uncore_fields(tables)[row->field];
		size_t ours = strlen(each->ours), theirs = strlen(each->theirs);

		if (row->kind == UNCORE_FILTER_VALUE)
			continue;
		snprintf(each->ours + ours, NAME_ROOM - ours, ",%s=%s", uncore_text(tables, field->id),
			 our_value(field->role));
		snprintf(each->theirs + theirs, NAME_ROOM - theirs, "%s", their_filter(field->role));
	}
}

#ifdef HAVE_PFM
int encode_theirs(const char *text)
{
	uint64_t *codes = NULL;
	int count = 0, result;

	result = pfm_get_event_encoding(text, PFM_PLM0 | PFM_PLM3, NULL, NULL, &codes, &count);
	free(codes);
	return result;
}

static void start_theirs(void)
{
	setenv("LIBPFM_ENCODE_INACTIVE", "1", 1);
	if (pfm_initialize() != PFM_SUCCESS)
		exit(1);
}
#else
int encode_theirs(const char *text)
{
	(void)text;
	return 0;
}

static void start_theirs(void)
{
}
#endif

static int encode_ours(const struct bench_case *each)
{
	struct uncore_encoding encoding;
	struct uncore_event_error error;

	return uncore_event_parse(each->tables, each->ours, each->length, &encoding, &error);
}

static bool needs_theirs;

static void add_case(const struct uncore_tables *tables, const struct uncore_event_row *event,
		     const struct uncore_umask_row *umask)
{
	struct bench_case *each = new_case(tables);
	const struct uncore_box_row *box = &uncore_boxes(tables)[event->box];
	const char *name = uncore_text(tables, event->name);
	const char *sub = umask != NULL ? uncore_text(tables, umask->name) : "";

	each->name_length = strlen(name);
	snprintf(each->ours, NAME_ROOM, "%s%s%s", name, umask != NULL ? "." : "", sub);
	snprintf(each->theirs, NAME_ROOM, "%s_unc_%s%s::%s%s%s", their_pmu(uncore_text(tables, tables->id)),
		 their_box(uncore_text(tables, box->id)), box->instances > 1 ? "0" : "", name, umask != NULL ? ":" : "",
		 sub);
	add_filters(each, event->first_filter, event->filter_count);
	if (umask != NULL)
		add_filters(each, umask->first_filter, umask->filter_count);
	each->length = strlen(each->ours);
	if (!needs_theirs && strchr(each->ours, ',') != NULL)
		return;
	if (encode_ours(each) == 0 && (!needs_theirs || encode_theirs(each->theirs) == 0))
		keep_case();
}

static void add_platform(const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->events.count; at++) {
		const struct uncore_event_row *event = &uncore_events(tables)[at];

		if (!(event->flags & UNCORE_EVENT_UMASK_REQUIRED))
			add_case(tables, event, NULL);
		for (unsigned umask = 0; umask < event->umask_count; umask++)
			add_case(tables, event, &uncore_umasks(tables)[event->first_umask + umask]);
	}
}

typedef int action(const struct bench_case *each);

static int do_none(const struct bench_case *each)
{
	(void)each;
	return 0;
}

static int do_find(const struct bench_case *each)
{
	struct uncore_event_index event;

	return uncore_event_find(each->tables, each->ours, each->name_length, &event, NULL);
}

static int do_pfm(const struct bench_case *each)
{
	return encode_theirs(each->theirs);
}

static int do_list(const struct bench_case *each)
{
	return printf("%s\t%s\t%s\n", uncore_text(each->tables, each->tables->id), each->ours, each->theirs) < 0;
}

static action *find_action(const char *mode)
{
	static const struct {
		const char *mode;
		action *act;
	} modes[] = { { "none", do_none },
		      { "find", do_find },
		      { "parse", encode_ours },
		      { "pfm", do_pfm },
		      { "list", do_list } };

	for (size_t at = 0; at < sizeof(modes) / sizeof(modes[0]); at++) {
		if (strcmp(modes[at].mode, mode) == 0)
			return modes[at].act;
	}
	return NULL;
}

/* Returns 0 when every case succeeded. */
static inline int run_round(action *act)
{
	for (size_t at = 0; at < case_count; at++) {
		if (act(&cases[at]) != 0)
			return 1;
	}
	return 0;
}

/* The bench counts the instructions of this function alone. */
__attribute__((__noinline__)) static int run_cases(action *act, long rounds)
{
	for (; rounds > 0; rounds--) {
		if (run_round(act) != 0)
			return 1;
	}
	return 0;
}

static void print_sizes(void)
{
	const struct uncore_tables *tables;
	size_t rows = 0;

	for (unsigned at = 0; (tables = uncore_platform_at(at)) != NULL; at++) {
		unsigned count = tables->events.count + tables->umasks.count;

		printf("platform %s %u\n", uncore_text(tables, tables->id), count);
		rows += count;
	}
	printf("cases %zu\nrows %zu\nevent_row %zu\numask_row %zu\n", case_count, rows, sizeof(struct uncore_event_row),
	       sizeof(struct uncore_umask_row));
}

/* Adds the cases of one platform, or of all of them. */
static int add_cases(const char *list, const char *platform)
{
	const struct uncore_tables *tables;

	for (unsigned at = 0; (tables = uncore_platform_at(at)) != NULL; at++) {
		if (platform != NULL && strcmp(platform, uncore_text(tables, tables->id)) != 0)
			continue;
		if (needs_theirs || strcmp(list, "ours") == 0)
			add_platform(tables);
		else if (!add_list(list, tables))
			return -1;
	}
	return 0;
}

int main(int argc, char **argv)
{
	const char *list = argc > 3 ? argv[3] : "ours";
	action *act;

	if (argc < 3 || argc > 5) {
		fputs("usage: events none|find|parse|pfm|list|size|has-pfm REPEATS [LIST [PLATFORM]]\n", stderr);
		return 2;
	}
	needs_theirs = strcmp(list, "both") == 0;
	if (needs_theirs || strcmp(list, "libpfm4") == 0)
		start_theirs();
	if (add_cases(list, argc == 5 ? argv[4] : NULL) != 0)
		return 2;
	if (strcmp(argv[1], "has-pfm") == 0)
		return !HAS_PFM;
	if (strcmp(argv[1], "size") == 0) {
		print_sizes();
		return case_count == 0;
	}
	act = find_action(argv[1]);
	if (act == NULL || case_count == 0)
		return 1;
	/* The first round also binds the functions of shared libraries. */
	return (act != do_list && run_round(act) != 0) || run_cases(act, atol(argv[2])) != 0;
}
