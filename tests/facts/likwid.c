/* SPDX-License-Identifier: MIT */
/*
 * likwid FACTS LEFT_OUT OTHERWISE DISPUTES: resolves every name of likwid in FACTS, with its box before it and alone,
 * and compares the control value with likwid's code, umask and extra select bit. A name that nothing has must be a line
 * of LEFT_OUT, whose dispute in DISPUTES (disputes.json) has likwid on a side that does not hold; each is named in the
 * output. A name that likwid writes otherwise fits a pattern of OTHERWISE, with such a dispute. And the other way
 * round: a name that the tables call likwid's must be in FACTS. Exit 1 for anything else.
 */
#define _GNU_SOURCE
#include <fnmatch.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "uncore/event.h"
#include "uncore/uncore.h"

enum { FACT_ROOM = 32768, OTHERWISE_ROOM = 64, TEXT_ROOM = 512, LINE_ROOM = 256 };

struct fact {
	char platform[16], box[16], name[80];
	bool fixed;    /* of a counter without events */
	bool is_whole; /* the value that LIKWID writes into the control register, and those of other registers */
	uint64_t control;
	struct other {
		char name[16]; /* a register besides the control register, and its value */
		uint64_t value;
	} others[2];
};

struct left_out {
	char dispute[64], platform[16], box[16], name[80];
	bool used;
};

struct totals {
	unsigned equal, fixed, left_out, otherwise, wrong;
};

static struct fact facts[FACT_ROOM];
static struct left_out left_out[FACT_ROOM], otherwise[OTHERWISE_ROOM];
static unsigned fact_count, left_out_count, otherwise_count;
static const json_t *disputes;
static struct totals totals;

static void wrong(const struct fact *fact, const char *what)
{
	printf("%s %s:%s: %s\n", fact->platform, fact->box, fact->name, what);
	totals.wrong++;
}

/* ---- reading ---- */

static bool read_whole(struct fact *fact, const char *line)
{
	unsigned long long control, values[2] = { 0, 0 };
	int count = sscanf(line, "%*s %*s %*s %*s %llx %15[a-z0-9_]=%llx %15[a-z0-9_]=%llx", &control,
			   fact->others[0].name, &values[0], fact->others[1].name, &values[1]);

	fact->control = control;
	fact->others[0].value = values[0];
	fact->others[1].value = values[1];
	return count == 1 || count == 3 || count == 5;
}

static bool read_fact(const char *line)
{
	struct fact *fact = &facts[fact_count];
	unsigned code, umask, ext, high = 0;
	char word[16];

	if (fact_count == FACT_ROOM ||
	    sscanf(line, "%15s %15s %79s %15s", fact->platform, fact->box, fact->name, word) != 4)
		return false;
	fact_count++;
	fact->fixed = strcmp(word, "fixed") == 0;
	if (fact->fixed)
		return true;
	fact->is_whole = strcmp(word, "control") == 0;
	if (fact->is_whole)
		return read_whole(fact, line);
	if (sscanf(line, "%*s %*s %*s %x %x %u %x", &code, &umask, &ext, &high) < 3 || code > 0xff || umask > 0xff ||
	    ext > 1)
		return false;
	fact->control = code | (uint64_t)umask << 8 | (uint64_t)ext << 21 | (uint64_t)high << 32;
	return true;
}

static bool read_row(struct left_out *row, const char *line)
{
	return sscanf(line, "%63s %15s %15s %79s", row->dispute, row->platform, row->box, row->name) == 4;
}

static bool read_left_out(const char *line)
{
	return left_out_count < FACT_ROOM && read_row(&left_out[left_out_count++], line);
}

static bool read_otherwise(const char *line)
{
	return otherwise_count < OTHERWISE_ROOM && read_row(&otherwise[otherwise_count++], line);
}

static bool read_lines(const char *path, bool (*take)(const char *line))
{
	FILE *file = fopen(path, "r");
	char line[LINE_ROOM];
	bool good = file != NULL;

	while (good && fgets(line, sizeof(line), file) != NULL) {
		good = *line == '#' || *line == '\n' || take(line);
		if (!good)
			printf("%s: no fact: %s", path, line);
	}
	if (file != NULL)
		fclose(file);
	return good;
}

/* Facts and names left out are sorted by platform, name and box, so that the thousands are searched by halves. */
static int order_facts(const void *left, const void *right)
{
	const struct fact *a = left, *b = right;
	int order = strcmp(a->platform, b->platform);

	order = order != 0 ? order : strcmp(a->name, b->name);
	return order != 0 ? order : strcmp(a->box, b->box);
}

/* ---- names left out ---- */

static bool has_item_of(const json_t *dispute, const char *box)
{
	const json_t *item;
	size_t i, length = strlen(box);

	json_array_foreach(json_object_get(dispute, "items"), i, item) {
		const char *path = json_string_value(item);

		if (strncmp(path, box, length) == 0 && (path[length] == '/' || path[length] == '.'))
			return true;
	}
	return false;
}

static bool is_against_likwid(const json_t *dispute)
{
	const json_t *claim;
	size_t i;

	json_array_foreach(json_object_get(dispute, "values"), i, claim) {
		if (strstr(json_string_value(json_object_get(claim, "source")), "likwid") != NULL &&
		    !json_is_true(json_object_get(claim, "holds")))
			return true;
	}
	return false;
}

static bool is_disputed(const struct left_out *row)
{
	const json_t *dispute;
	size_t i;

	json_array_foreach(json_object_get(disputes, "disputes"), i, dispute) {
		if (strcmp(json_string_value(json_object_get(dispute, "id")), row->dispute) == 0)
			return strcmp(json_string_value(json_object_get(dispute, "platform")), row->platform) == 0 &&
			       has_item_of(dispute, row->box) && is_against_likwid(dispute);
	}
	return false;
}

static int order_left_out(const void *left, const void *right)
{
	const struct left_out *a = left, *b = right;
	int order = strcmp(a->platform, b->platform);

	order = order != 0 ? order : strcmp(a->name, b->name);
	return order != 0 ? order : strcmp(a->box, b->box);
}

static struct left_out *find_left_out(const struct fact *fact)
{
	struct left_out key = { 0 };

	memcpy(key.platform, fact->platform, sizeof(key.platform));
	memcpy(key.box, fact->box, sizeof(key.box));
	memcpy(key.name, fact->name, sizeof(key.name));
	return bsearch(&key, left_out, left_out_count, sizeof(*left_out), order_left_out);
}

static void is_nobodys(const struct fact *fact)
{
	struct left_out *row = find_left_out(fact);

	if (fact->fixed) {
		totals.fixed++;
	} else if (row == NULL) {
		wrong(fact, "nothing has this name, and likwid_left_out.txt does not say why");
	} else if (!is_disputed(row)) {
		row->used = true;
		wrong(fact,
		      "left out for a dispute that there is not, or where likwid holds, or that is not about its box");
	} else {
		row->used = true;
		totals.left_out++;
		printf("# %s %s:%s is left out, disputed: %s\n", fact->platform, fact->box, fact->name, row->dispute);
	}
}

/* ---- names that resolve ---- */

static void add_filters(const struct uncore_tables *tables, unsigned first, unsigned count, char *text)
{
	for (unsigned at = first; at < first + count; at++) {
		const struct uncore_filter_row *row = &uncore_filters(tables)[at];
		size_t length = strlen(text);

		if (row->kind != UNCORE_FILTER_VALUE)
			snprintf(text + length, TEXT_ROOM - length, ",%s.%s=1",
				 uncore_text(tables, uncore_registers(tables)[row->reg].id),
				 uncore_text(tables, uncore_fields(tables)[row->field].id));
	}
}

static const struct uncore_event_alias_row *find_alias(const struct uncore_tables *tables, const struct fact *fact)
{
	for (unsigned at = 0; at < tables->event_aliases.count; at++) {
		const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[at];
		unsigned box = uncore_events(tables)[alias->event].box;

		if (strcmp(uncore_text(tables, alias->name), fact->name) == 0 &&
		    strcmp(uncore_text(tables, uncore_boxes(tables)[box].id), fact->box) == 0)
			return alias;
	}
	return NULL;
}

/* Any value for each filter field that the user must give; the control value does not depend on it. */
static void complete(const struct uncore_tables *tables, const struct fact *fact, char *text)
{
	const struct uncore_event_alias_row *alias = find_alias(tables, fact);
	struct uncore_event_index event;

	/* It is our own name, too. */
	if (alias == NULL) {
		if (uncore_event_find(tables, fact->name, strlen(fact->name), &event, NULL) == 0)
			add_filters(tables, uncore_events(tables)[event.at].first_filter,
				    uncore_events(tables)[event.at].filter_count, text);
		return;
	}
	add_filters(tables, uncore_events(tables)[alias->event].first_filter,
		    uncore_events(tables)[alias->event].filter_count, text);
	if (alias->umask != UNCORE_NO_INDEX)
		add_filters(tables, uncore_umasks(tables)[alias->umask].first_filter,
			    uncore_umasks(tables)[alias->umask].filter_count, text);
}

/* What cannot be programmed has a name and a code all the same. */
static bool take_unprogrammable(const struct uncore_tables *tables, const struct fact *fact,
				struct uncore_encoding *encoding)
{
	const struct uncore_event_alias_row *alias = find_alias(tables, fact);
	const struct uncore_event_row *event;

	if (alias == NULL)
		return false;
	event = &uncore_events(tables)[alias->event];
	encoding->box = event->box;
	encoding->control.value = event->control;
	if (alias->umask != UNCORE_NO_INDEX && event->umask_field != UNCORE_NO_INDEX)
		encoding->control.value |= uncore_umasks(tables)[alias->umask].control;
	return true;
}

static int encode(const struct uncore_tables *tables, const struct fact *fact, char *text,
		  struct uncore_encoding *encoding, struct uncore_event_error *error)
{
	int result = uncore_event_parse(tables, text, strlen(text), encoding, error);

	if (result != 0 && error->code == UNCORE_EVENT_E_MISSING_FILTER) {
		complete(tables, fact, text);
		result = uncore_event_parse(tables, text, strlen(text), encoding, error);
	}
	/* A umask that only narrows others is no event alone. */
	if (result != 0 && error->code == UNCORE_EVENT_E_MISSING_UMASK && find_alias(tables, fact) != NULL &&
	    take_unprogrammable(tables, fact, encoding))
		return 0;
	if (result != 0 && error->code == UNCORE_EVENT_E_UNPROGRAMMABLE && take_unprogrammable(tables, fact, encoding))
		result = 0;
	return result;
}

static uint64_t other_of(const struct fact *fact, const char *name)
{
	for (unsigned at = 0; at < 2; at++)
		if (strcmp(fact->others[at].name, name) == 0)
			return fact->others[at].value;
	return 0;
}

/* The registers besides the control register; a value that the user must give may be any. */
static bool has_others(const struct uncore_tables *tables, const struct fact *fact,
		       const struct uncore_encoding *encoding, bool is_completed)
{
	unsigned count = 0;

	for (unsigned at = 0; at < encoding->filter_count; at++) {
		const struct uncore_filter_run *run = &encoding->filters[at];

		if (run->bits.value != other_of(fact, uncore_text(tables, uncore_registers(tables)[run->reg].id)))
			return !fact->is_whole || is_completed;
		count += run->bits.value != 0;
	}
	return count == (unsigned)(fact->others[0].value != 0) + (fact->others[1].value != 0) || !fact->is_whole ||
	       is_completed;
}

/* Whether a dispute says why LIKWID writes another value for the name. */
static bool is_written_otherwise(const struct fact *fact)
{
	for (unsigned at = 0; at < otherwise_count; at++) {
		struct left_out *row = &otherwise[at];

		if (strcmp(row->platform, fact->platform) != 0 || strcmp(row->box, fact->box) != 0 ||
		    fnmatch(row->name, fact->name, 0) != 0 || !is_disputed(row))
			continue;
		totals.otherwise += !row->used;
		row->used = true;
		return true;
	}
	return false;
}

static void compare(const struct uncore_tables *tables, const struct fact *fact, const char *text,
		    const struct uncore_encoding *encoding)
{
	const char *box = uncore_text(tables, uncore_boxes(tables)[encoding->box].id);
	bool is_completed = strchr(text, '=') != NULL, same_box = strcmp(box, fact->box) == 0;
	char what[2 * TEXT_ROOM];

	if (same_box &&
	    ((encoding->control.value == fact->control && has_others(tables, fact, encoding, is_completed)) ||
	     (fact->is_whole && is_written_otherwise(fact))))
		return;
	snprintf(what, sizeof(what), "%s is 0x%llx of %s, likwid's is 0x%llx", text,
		 (unsigned long long)encoding->control.value, box, (unsigned long long)fact->control);
	wrong(fact, what);
}

static void resolve_in_box(const struct uncore_tables *tables, const struct fact *fact)
{
	char text[TEXT_ROOM], what[2 * TEXT_ROOM];
	struct uncore_event_error error;
	struct uncore_encoding encoding;
	unsigned before = totals.wrong;
	int result;

	snprintf(text, sizeof(text), "%s:%s", fact->box, fact->name);
	result = encode(tables, fact, text, &encoding, &error);
	/* A name of an event that LIKWID gives to two boxes is only the first box's here. */
	if (result != 0 && (error.code == UNCORE_EVENT_E_UNKNOWN_EVENT ||
			    (error.code == UNCORE_EVENT_E_WRONG_BOX && find_left_out(fact) != NULL))) {
		is_nobodys(fact);
		return;
	}
	if (result != 0) {
		snprintf(what, sizeof(what), "%s: %s", text, error.message);
		wrong(fact, what);
	} else if (fact->fixed || find_left_out(fact) != NULL) {
		wrong(fact, "is an event, though likwid's name should be none");
	} else {
		compare(tables, fact, text, &encoding);
	}
	totals.equal += totals.wrong == before;
}

static bool has_name_of(const struct fact *other, const struct fact *fact)
{
	return strcmp(other->platform, fact->platform) == 0 && strcmp(other->name, fact->name) == 0;
}

/* How many boxes of the platform likwid gives the name to, without those where it is left out. */
static unsigned holders(const struct fact *fact)
{
	unsigned count = 0;

	while (fact > facts && has_name_of(fact - 1, fact))
		fact--;
	for (const struct fact *other = fact; other < &facts[fact_count] && has_name_of(other, fact); other++)
		count += !other->fixed && find_left_out(other) == NULL;
	return count;
}

/* Without a box, a name that two boxes have identifies nothing. */
static void resolve_alone(const struct uncore_tables *tables, const struct fact *fact)
{
	struct uncore_event_error error;
	struct uncore_encoding encoding;
	char text[TEXT_ROOM];
	int result;

	if (fact->fixed || find_left_out(fact) != NULL)
		return;
	snprintf(text, sizeof(text), "%s", fact->name);
	result = encode(tables, fact, text, &encoding, &error);
	if (holders(fact) > 1 && result == 0)
		wrong(fact, "two boxes have the name, and without a box it is still an event");
	else if (holders(fact) == 1 && result != 0)
		wrong(fact, error.message);
	else if (result == 0)
		compare(tables, fact, text, &encoding);
}

static void check_facts(void)
{
	for (unsigned at = 0; at < fact_count; at++) {
		const struct uncore_tables *tables = uncore_platform(facts[at].platform);

		if (tables == NULL) {
			wrong(&facts[at], "there is no such platform");
			continue;
		}
		resolve_in_box(tables, &facts[at]);
		resolve_alone(tables, &facts[at]);
	}
	for (unsigned at = 0; at < left_out_count; at++) {
		if (left_out[at].used)
			continue;
		printf("%s %s:%s is left out, but not missing\n", left_out[at].platform, left_out[at].box,
		       left_out[at].name);
		totals.wrong++;
	}
	for (unsigned at = 0; at < otherwise_count; at++) {
		if (otherwise[at].used)
			continue;
		printf("%s %s:%s: LIKWID writes no such name otherwise\n", otherwise[at].platform, otherwise[at].box,
		       otherwise[at].name);
		totals.wrong++;
	}
}

/* ---- the other way round ---- */

static bool is_fact(const char *platform, const char *box, const char *name)
{
	struct fact key = { 0 };

	snprintf(key.platform, sizeof(key.platform), "%s", platform);
	snprintf(key.box, sizeof(key.box), "%s", box);
	snprintf(key.name, sizeof(key.name), "%s", name);
	return bsearch(&key, facts, fact_count, sizeof(*facts), order_facts) != NULL;
}

static void check_aliases(const struct uncore_tables *tables)
{
	const char *platform = uncore_text(tables, tables->id);

	for (unsigned at = 0; at < tables->event_aliases.count; at++) {
		const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[at];
		const char *box = uncore_text(tables, uncore_boxes(tables)[uncore_events(tables)[alias->event].box].id);

		if (strcmp(uncore_text(tables, alias->tool), "likwid") != 0 ||
		    is_fact(platform, box, uncore_text(tables, alias->name)))
			continue;
		printf("%s %s:%s is called likwid's, which has no such name\n", platform, box,
		       uncore_text(tables, alias->name));
		totals.wrong++;
	}
}

int main(int argc, char **argv)
{
	const struct uncore_tables *tables;
	json_error_t error;
	json_t *root;

	if (argc != 5 || (root = json_load_file(argv[4], 0, &error)) == NULL) {
		fputs("usage: likwid FACTS LEFT_OUT OTHERWISE DISPUTES\n", stderr);
		return 2;
	}
	disputes = root;
	if (!read_lines(argv[1], read_fact) || !read_lines(argv[2], read_left_out) ||
	    !read_lines(argv[3], read_otherwise)) {
		json_decref(root);
		return 1;
	}
	qsort(facts, fact_count, sizeof(*facts), order_facts);
	qsort(left_out, left_out_count, sizeof(*left_out), order_left_out);
	check_facts();
	/* p6_others.sh compares that of p6. */
	for (unsigned at = 0; (tables = uncore_platform_at(at)) != NULL; at++)
		if (strcmp(uncore_text(tables, tables->id), "p6") != 0)
			check_aliases(tables);
	printf("likwid: %u names, %u equal, %u left out and disputed, %u of counters without events, "
	       "%u patterns of others that it writes otherwise, %u wrong\n",
	       fact_count, totals.equal, totals.left_out, totals.fixed, totals.otherwise, totals.wrong);
	json_decref(root);
	return totals.wrong != 0 || totals.equal == 0;
}
