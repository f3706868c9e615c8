/* SPDX-License-Identifier: MIT */
/*
 * likwid_words FACTS LEFT_OUT PLATFORM: gives every name of LIKWID in FACTS to the parser as LIKWID takes it, with a
 * counter and the options that it needs. It must mean what the name means after the box, in that instance and counter;
 * and uncore_event_format_likwid() must write a string that means the same again. Names in LEFT_OUT are none here.
 */
#include <stdio.h>
#include <string.h>

#include "uncore/event.h"
#include "uncore/uncore.h"

enum { TEXT_ROOM = 256, LEFT_MAX = 1024, BOXLESS_MAX = 30, NEEDY_MAX = 22 };

static const struct uncore_tables *tables;
static char left_out[LEFT_MAX][96];
static unsigned left_count, read_count, written, fixed, wrong, undescribed, needy, boxless;

static bool parse(const char *text, struct uncore_encoding *out)
{
	return uncore_event_parse(tables, text, strlen(text), out, NULL) == 0;
}

static void complain(const char *text, const char *what)
{
	printf("%s: %s\n", text, what);
	wrong++;
}

/* The pattern, with 0 for {n} and the index for {i}. */
static void counter_name(char *at, const char *pattern, unsigned index)
{
	for (; *pattern != '\0'; pattern++) {
		if (*pattern == '{') {
			at += sprintf(at, "%u", pattern[1] == 'n' ? 0 : index);
			pattern += 2;
		} else {
			*at++ = *pattern;
		}
	}
	*at = '\0';
}

static const struct uncore_likwid_counter_row *counters_of(const char *box, bool one_thing, unsigned number)
{
	for (unsigned at = 0; at < tables->likwid_counters.count; at++) {
		const struct uncore_likwid_counter_row *row = &uncore_likwid_counters(tables)[at];

		if (strcmp(uncore_text(tables, uncore_boxes(tables)[row->box].id), box) == 0 &&
		    (*uncore_text(tables, row->event) != '\0') == one_thing && number-- == 0)
			return row;
	}
	return NULL;
}

static bool same_bits(const struct uncore_encoding *a, const struct uncore_encoding *b)
{
	if (a->box != b->box || a->group != b->group || a->event != b->event || a->instance != b->instance ||
	    a->control.value != b->control.value || a->filter_count != b->filter_count)
		return false;
	for (unsigned at = 0; at < a->filter_count; at++)
		if (a->filters[at].reg != b->filters[at].reg || a->filters[at].bits.value != b->filters[at].bits.value)
			return false;
	return true;
}

static void round_trip(const char *text, const struct uncore_encoding *code)
{
	char string[TEXT_ROOM], why[TEXT_ROOM];
	struct uncore_encoding again;

	if (uncore_event_format_likwid(code, string, sizeof(string), why, sizeof(why)) < 0)
		complain(text, why);
	else if (!parse(string, &again) || !same_bits(code, &again) || again.counters != code->counters)
		complain(text, string);
	else
		written++;
}

/* Options of LIKWID, and ours, that let an event count that needs filters. */
static const char *const needs[][2] = {
	{ "", "" },
	{ ":OPCODE=0x182", ",opc=0x182" },
	{ ":NID=0x1", ",nid=0x1" },
	{ ":STATE=0x2", ",state=2" },
	{ ":STATE=0x2", ",state=1" },
	{ ":OPCODE=0x182:NID=0x1", ",opc=0x182,nid=0x1" },
	{ ":STATE=0x2:NID=0x1", ",state=2,nid=0x1" },
	{ ":STATE=0x2:NID=0x1", ",state=1,nid=0x1" },
	{ ":OPCODE=0x3f", ",opc=0x3f" },
	{ ":MATCH0=0x1fffff0c0", ",lo_addr=0x3ffffc3,hi_addr=0x1" },
	{ ":OPCODE=0x3f:MATCH0=0x1fffff0c0", ",opc=0x3f,lo_addr=0x3ffffc3,hi_addr=0x1" },
	{ ":EDGEDETECT", ",edge,thresh=1" },
	{ ":THRESHOLD=0x1", ",thresh=1" },
	{ ":OCC_FILTER=0x1", ",filt7_0=1" },
	{ ":OCC_FILTER=0x100", ",filt15_8=1" },
	{ ":OCC_FILTER=0x10000", ",filt23_16=1" },
	{ ":OCC_FILTER=0x1000000", ",filt31_24=1" },
};

/* Tries the needs in turn; the words of both sides must mean the same. */
static bool try_counter(const char *box, const char *name, const struct uncore_likwid_counter_row *row, unsigned index)
{
	char counter[TEXT_ROOM], theirs[2 * TEXT_ROOM], ours[2 * TEXT_ROOM];
	struct uncore_encoding code, wanted;

	counter_name(counter, uncore_text(tables, row->name), index);
	for (unsigned at = 0; at < sizeof(needs) / sizeof(needs[0]); at++) {
		snprintf(theirs, sizeof(theirs), "%s:%s%s", name, counter, needs[at][0]);
		snprintf(ours, sizeof(ours), "%s0:%s%s", box, name, needs[at][1]);
		if (!parse(ours, &wanted) || !parse(theirs, &code) || !same_bits(&code, &wanted))
			continue;
		if (code.counters != 1U << index)
			complain(theirs, "it is in another counter");
		read_count++;
		round_trip(theirs, &code);
		return true;
	}
	return false;
}

/* Whether the name alone lacks a filter or a umask, here as in LIKWID, which has no option for it. */
static bool lacks_filter(const char *text)
{
	struct uncore_encoding code;
	struct uncore_event_error error;

	return uncore_event_parse(tables, text, strlen(text), &code, &error) != 0 &&
	       (error.code == UNCORE_EVENT_E_MISSING_FILTER || error.code == UNCORE_EVENT_E_MISSING_UMASK ||
		error.code == UNCORE_EVENT_E_UNPROGRAMMABLE);
}

static void check_name(const char *box, const char *name)
{
	const struct uncore_likwid_counter_row *row;
	char text[TEXT_ROOM];

	if (counters_of(box, false, 0) == NULL) {
		boxless++;
		printf("# %s:%s: LIKWID has no counter of this box\n", box, name);
		return;
	}
	for (unsigned group = 0; (row = counters_of(box, false, group)) != NULL; group++)
		for (unsigned index = 0; index < 5; index++)
			if (try_counter(box, name, row, index))
				return;
	snprintf(text, sizeof(text), "%s:%s", box, name);
	if (!lacks_filter(text)) {
		complain(text, "no counter of LIKWID takes it");
		return;
	}
	printf("# %s: LIKWID has no option for what it needs\n", text);
	needy++;
}

static void check_fixed(const char *box, const char *name)
{
	const struct uncore_likwid_counter_row *row;
	char counter[TEXT_ROOM], text[2 * TEXT_ROOM];
	struct uncore_encoding code;

	for (unsigned at = 0; (row = counters_of(box, true, at)) != NULL; at++) {
		for (unsigned index = 0; index < uncore_counters(tables)[row->group].count; index++) {
			counter_name(counter, uncore_text(tables, row->name), index);
			snprintf(text, sizeof(text), "%s:%s", name, counter);
			if (!parse(text, &code))
				continue;
			fixed++;
			round_trip(text, &code);
			return;
		}
	}
	undescribed++;
	printf("# %s:%s: the counter is not described\n", box, name);
}

static bool is_left_out(const char *box, const char *name)
{
	char key[96];

	snprintf(key, sizeof(key), "%s %s", box, name);
	for (unsigned at = 0; at < left_count; at++)
		if (strcmp(left_out[at], key) == 0)
			return true;
	return false;
}

static void read_left_out(FILE *file, const char *platform)
{
	char line[256], of[16], box[16], name[72];

	while (fgets(line, sizeof(line), file) != NULL && left_count < LEFT_MAX)
		if (sscanf(line, "%*s %15s %15s %71s", of, box, name) == 3 && strcmp(of, platform) == 0)
			snprintf(left_out[left_count++], sizeof(left_out[0]), "%s %s", box, name);
}

int main(int count, char **words)
{
	char line[256], of[16], box[16], name[80], code[16];
	FILE *facts = count == 4 ? fopen(words[1], "r") : NULL, *left = count == 4 ? fopen(words[2], "r") : NULL;

	tables = count == 4 ? uncore_platform(words[3]) : NULL;
	if (facts == NULL || left == NULL || tables == NULL)
		return 2;
	read_left_out(left, words[3]);
	while (fgets(line, sizeof(line), facts) != NULL) {
		if (sscanf(line, "%15s %15s %79s %15s", of, box, name, code) != 4 || strcmp(of, words[3]) != 0)
			continue;
		if (strcmp(code, "fixed") == 0)
			check_fixed(box, name);
		else if (!is_left_out(box, name))
			check_name(box, name);
	}
	fclose(facts);
	fclose(left);
	printf("# %s: %u names read, %u of counters that count one thing, %u written, %u wrong, "
	       "%u not described, %u need more, %u of boxes without counters\n",
	       words[3], read_count, fixed, written, wrong, undescribed, needy, boxless);
	return wrong != 0 || read_count < 300 || needy > NEEDY_MAX || undescribed > 5 || boxless > BOXLESS_MAX;
}
