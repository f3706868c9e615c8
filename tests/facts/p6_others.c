/* SPDX-License-Identifier: MIT */
/*
 * p6_others FACTS DISPUTES: what other projects have as events of the P6 family (a word of a control register a line,
 * see p6_others.txt) against the tables: the name means an event that the variant has, that event is what the word
 * means there and encodes to it, and the counters agree. The other way round, a source that is whole (libpfm4) has
 * every event of the variant. What differs must be an item of DISPUTES (disputes.json) on which the source does
 * not hold. And what perf is told for every event and umask is to Linux the word that we write. Exit 1 for anything
 * else.
 */
#define _GNU_SOURCE
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "uncore/event.h"
#include "uncore/uncore.h"

enum { ROOM = 256, WORD = 0xffff, LEVELS = 0x30000 };

struct fact {
	char source[16], variant[24], event[64], umask[40];
	unsigned word, counters;
};

struct totals {
	unsigned facts, equal, disputed, perf, wrong;
};

static const struct uncore_tables *tables;
static const json_t *disputes;
static struct totals totals;
/* which events libpfm4 was seen to have, by variant */
static bool seen[8][256];

static const char *event_name(uint16_t event)
{
	return uncore_text(tables, uncore_events(tables)[event].name);
}

static bool is_against(const json_t *dispute, const char *source)
{
	const json_t *claim;
	size_t i;

	json_array_foreach(json_object_get(dispute, "values"), i, claim) {
		if (strstr(json_string_value(json_object_get(claim, "source")), source) != NULL &&
		    !json_is_true(json_object_get(claim, "holds")))
			return true;
	}
	return false;
}

/* Whether an item of the dispute is the event or, where umask is its name or NULL for any, an umask of it. */
static bool is_item(const json_t *dispute, uint16_t event, const char *umask)
{
	char path[ROOM];
	const json_t *item;
	size_t i, length = (size_t)snprintf(path, sizeof(path), "pmc/%s", event_name(event));

	json_array_foreach(json_object_get(dispute, "items"), i, item) {
		const char *text = json_string_value(item);

		if (strncmp(text, path, length) == 0 &&
		    (text[length] == '\0' ||
		     (text[length] == '.' && (umask == NULL || strcmp(text + length + 1, umask) == 0))))
			return true;
	}
	return false;
}

static const char *dispute_of(const char *source, uint16_t event, const char *umask)
{
	const json_t *dispute;
	size_t i;

	if (event == UNCORE_NO_INDEX)
		return NULL;
	json_array_foreach(json_object_get(disputes, "disputes"), i, dispute) {
		if (strcmp(json_string_value(json_object_get(dispute, "platform")), "p6") == 0 &&
		    is_against(dispute, source) && is_item(dispute, event, umask))
			return json_string_value(json_object_get(dispute, "id"));
	}
	return NULL;
}

static void differs(const struct fact *fact, uint16_t named, uint16_t meant, const char *what)
{
	const char *umask = strcmp(fact->umask, "-") == 0 ? NULL : fact->umask;
	const char *id = dispute_of(fact->source, named, umask);

	if (id == NULL)
		id = dispute_of(fact->source, meant, umask);
	printf("%s%s %s %s.%s 0x%x: %s, %s%s\n", id != NULL ? "# " : "", fact->source, fact->variant, fact->event,
	       fact->umask, fact->word, what, id != NULL ? "disputed: " : "and nothing in disputes.json says why",
	       id != NULL ? id : "");
	if (id != NULL)
		totals.disputed++;
	else
		totals.wrong++;
}

/* What the word means on the variant; UNCORE_NO_INDEX: nothing that could be written down and encoded again. */
static uint16_t meaning(unsigned variant, unsigned word)
{
	struct uncore_encoding decoded, again;
	char text[ROOM];

	if (uncore_event_decode_on(tables, (uint16_t)variant, 0, LEVELS | word, NULL, 0, &decoded) != 0 ||
	    decoded.event == UNCORE_NO_INDEX || uncore_event_format(&decoded, text, sizeof(text)) < 0 ||
	    uncore_event_parse(tables, text, strlen(text), &again, NULL) != 0)
		return UNCORE_NO_INDEX;
	return (again.control.value & WORD) == word && (again.variants >> variant & 1) != 0 ? again.event :
											      UNCORE_NO_INDEX;
}

static const char *difference(const struct fact *fact, unsigned variant, uint16_t named, uint16_t meant)
{
	struct uncore_umask_index umask;

	if (named == UNCORE_NO_INDEX)
		return "no event has the name";
	if ((uncore_event_variants(tables, uncore_event_at(named), uncore_umask_at(UNCORE_NO_INDEX)) >> variant & 1) ==
	    0)
		return "the variant has no such event";
	if (meant == UNCORE_NO_INDEX)
		return "the word means no event";
	if (meant != named)
		return "the word means another event";
	if (uncore_events(tables)[named].counters != fact->counters)
		return "other counters";
	if (strcmp(fact->umask, "-") == 0)
		return NULL;
	if (uncore_event_find_umask(tables, uncore_event_at(named), fact->umask, strlen(fact->umask), &umask) != 0)
		return fact->word >> 8 == 0 && strcmp(fact->umask, "SELF") == 0 ? NULL : "no umask has the name";
	return uncore_umasks(tables)[umask.at].control == (fact->word & ~UINT32_C(0xff)) ? NULL : "another umask";
}

static void compare(const struct fact *fact, unsigned variant)
{
	struct uncore_event_index found;
	uint16_t named = UNCORE_NO_INDEX, meant = meaning(variant, fact->word);
	const char *what;

	if (uncore_event_find(tables, fact->event, strlen(fact->event), &found, NULL) == 0)
		named = found.at;
	if (strcmp(fact->source, "libpfm4") == 0 && named < sizeof(seen[0]))
		seen[variant][named] = true;
	totals.facts++;
	what = difference(fact, variant, named, meant);
	if (what == NULL)
		totals.equal++;
	else
		differs(fact, named, meant, what);
}

static unsigned variant_of(const char *id)
{
	for (unsigned at = 0; at < tables->variants.count; at++)
		if (strcmp(uncore_text(tables, uncore_variants(tables)[at].id), id) == 0)
			return at;
	return UNCORE_NO_INDEX;
}

/* ---- the kernel's form ---- */

/* Where Linux puts perf's terms: the format attributes of p6.c. A term without a number is 1. */
static bool perf_bits(const char *text, uint64_t *bits)
{
	static const struct {
		const char *term;
		unsigned at, width;
	} formats[] = { { "event", 0, 8 }, { "umask", 8, 8 }, { "edge", 18, 1 }, { "inv", 23, 1 }, { "cmask", 24, 8 } };
	char copy[ROOM], *rest = copy, *term;

	snprintf(copy, sizeof(copy), "%s", text);
	*bits = 0;
	if (strncmp(copy, "cpu/", 4) != 0 || strchr(copy + 4, '/') == NULL)
		return false;
	*strchr(copy + 4, '/') = '\0';
	rest += 4;
	while ((term = strsep(&rest, ",")) != NULL) {
		char *equals = strchr(term, '=');
		unsigned long value = equals != NULL ? strtoul(equals + 1, NULL, 0) : 1;
		size_t at = 0;

		if (equals != NULL)
			*equals = '\0';
		while (at < sizeof(formats) / sizeof(formats[0]) && strcmp(formats[at].term, term) != 0)
			at++;
		if (at == sizeof(formats) / sizeof(formats[0]) || value >> formats[at].width != 0)
			return false;
		*bits |= (uint64_t)value << formats[at].at;
	}
	return true;
}

/* The levels are no term there: what follows the last slash says them. */
static void compare_perf(const char *expression)
{
	struct uncore_encoding encoding;
	char text[ROOM];
	uint64_t bits = 0;

	if (uncore_event_parse(tables, expression, strlen(expression), &encoding, NULL) != 0)
		return;
	totals.perf++;
	if (uncore_event_format_perf(&encoding, text, sizeof(text), NULL, 0) > 0 && perf_bits(text, &bits) &&
	    bits == (encoding.control.value & ~(uint64_t)LEVELS))
		return;
	printf("perf's %s of %s is 0x%llx to Linux, not 0x%llx\n", text, expression, (unsigned long long)bits,
	       (unsigned long long)encoding.control.value);
	totals.wrong++;
}

static void every_perf(void)
{
	static const char *const settings[] = { "",         ",edge",
						",cmask=2", ",inv,cmask=255",
						",usr=0",   ",os=0,edge,cmask=1" };

	for (uint16_t event = 0; event < tables->events.count; event++) {
		const struct uncore_event_row *row = &uncore_events(tables)[event];
		char expression[ROOM];

		for (size_t with = 0; with < sizeof(settings) / sizeof(settings[0]); with++) {
			snprintf(expression, sizeof(expression), "%s%s", event_name(event), settings[with]);
			compare_perf(expression);
			for (unsigned at = 0; at < row->umask_count; at++) {
				const struct uncore_umask_row *umask = &uncore_umasks(tables)[row->first_umask + at];

				snprintf(expression, sizeof(expression), "%s.%s%s", event_name(event),
					 uncore_text(tables, umask->name), settings[with]);
				compare_perf(expression);
			}
		}
	}
}

/* What libpfm4 does not have. */
static void other_way_round(void)
{
	for (unsigned variant = 0; variant < tables->variants.count; variant++) {
		for (uint16_t event = 0; event < tables->events.count; event++) {
			struct fact fact = { .source = "libpfm4", .umask = "-" };

			if ((uncore_event_variants(tables, uncore_event_at(event), uncore_umask_at(UNCORE_NO_INDEX)) >>
				     variant &
			     1) == 0 ||
			    seen[variant][event])
				continue;
			snprintf(fact.variant, sizeof(fact.variant), "%s",
				 uncore_text(tables, uncore_variants(tables)[variant].id));
			snprintf(fact.event, sizeof(fact.event), "%s", event_name(event));
			differs(&fact, event, event, "it has no such event");
		}
	}
}

static bool read_facts(FILE *file)
{
	char line[ROOM];

	while (fgets(line, sizeof(line), file) != NULL) {
		struct fact fact;
		unsigned variant;

		if (line[0] == '#')
			continue;
		if (sscanf(line, "%15s %23s %63s %39s 0x%x %u", fact.source, fact.variant, fact.event, fact.umask,
			   &fact.word, &fact.counters) != 6 ||
		    (variant = variant_of(fact.variant)) == UNCORE_NO_INDEX) {
			printf("no fact: %s", line);
			return false;
		}
		compare(&fact, variant);
	}
	return true;
}

int main(int argc, char **argv)
{
	json_error_t error;
	json_t *root;
	FILE *file;

	if (argc != 3 || (tables = uncore_platform("p6")) == NULL || (file = fopen(argv[1], "r")) == NULL ||
	    (root = json_load_file(argv[2], 0, &error)) == NULL) {
		fputs("usage: p6_others FACTS DISPUTES\n", stderr);
		return 2;
	}
	disputes = root;
	if (!read_facts(file))
		totals.wrong++;
	other_way_round();
	every_perf();
	printf("# %u facts, %u equal, %u disputed, %u in perf's form, %u wrong\n", totals.facts, totals.equal,
	       totals.disputed, totals.perf, totals.wrong);
	json_decref(root);
	fclose(file);
	return totals.wrong != 0 || totals.equal == 0 || totals.perf == 0;
}
