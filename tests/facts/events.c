/* SPDX-License-Identifier: MIT */
/*
 * events PLATFORM FACTS DISPUTES: compares the generated event tables with Intel's published facts, entry by entry.
 * What differs must be an item of DISPUTES (disputes.json); each difference is named in the output. Exit 1 if one
 * is not disputed.
 */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "uncore/uncore.h"

enum { LINE_MAX_LENGTH = 512 };

struct fact {
	char box[16], name[128], counters[32], filters[256];
	unsigned code, umask, ext, high; /* high: bits 63:32 */
};

struct totals {
	unsigned facts, equal, disputed, homeless, wrong;
};

struct found {
	const struct uncore_event_row *event;
	const struct uncore_umask_row *umask; /* NULL: the event alone */
};

static const struct uncore_tables *tables;
static const json_t *disputes;
static const char *platform_id;

static const char *text(uncore_string at)
{
	return uncore_text(tables, at);
}

/* Whether Intel's file is on a side of the dispute that the verdict does not take: only then may we differ from it. */
static bool is_against_intel(const json_t *dispute)
{
	const json_t *claim;
	char file[32];
	size_t i;

	snprintf(file, sizeof file, "perfmon-%s", platform_id);
	json_array_foreach(json_object_get(dispute, "values"), i, claim) {
		const char *source = json_string_value(json_object_get(claim, "source"));

		/* What its descriptions say decides about names, not about encodings. */
		if (strstr(source, file) != NULL && strstr(source, "Description") == NULL &&
		    !json_is_true(json_object_get(claim, "holds")))
			return true;
	}
	return false;
}

/* The id of such a dispute that has the event, or the event with the umask, among its items; NULL: none. */
static const char *dispute_about(const char *box, const char *name)
{
	size_t i, n, length = strcspn(name, ".");
	const json_t *dispute, *item;
	char event[160], whole[160];

	snprintf(event, sizeof event, "%s/%.*s", box, (int)length, name);
	snprintf(whole, sizeof whole, "%s/%s", box, name);
	json_array_foreach(json_object_get(disputes, "disputes"), i, dispute) {
		if (strcmp(json_string_value(json_object_get(dispute, "platform")), platform_id) != 0 ||
		    !is_against_intel(dispute))
			continue;
		json_array_foreach(json_object_get(dispute, "items"), n, item) {
			const char *path = json_string_value(item);

			if (strcmp(path, event) == 0 || strcmp(path, whole) == 0)
				return json_string_value(json_object_get(dispute, "id"));
		}
	}
	return NULL;
}

/* Intel's name may be an alias here; disputes use our own. */
static const char *dispute_of(const struct fact *fact, const struct found *found)
{
	const char *id = dispute_about(fact->box, fact->name);
	char own[160];

	if (id != NULL || found->event == NULL)
		return id;
	snprintf(own, sizeof own, "%s%s%s", text(found->event->name), found->umask != NULL ? "." : "",
		 found->umask != NULL ? text(found->umask->name) : "");
	return dispute_about(fact->box, own);
}

static void differs(struct totals *totals, const struct fact *fact, const struct found *found, const char *what)
{
	const char *id = dispute_of(fact, found);

	if (id != NULL) {
		printf("# %s %s: %s, disputed: %s\n", platform_id, fact->name, what, id);
		totals->disputed++;
	} else {
		printf("%s %s: %s, and nothing in disputes.json says why\n", platform_id, fact->name, what);
		totals->wrong++;
	}
}

static bool is_named(const struct uncore_event_row *event, const char *name)
{
	return strcmp(text(event->name), name) == 0;
}

static bool find_umask(struct found *found, const char *name)
{
	for (unsigned i = 0; i < found->event->umask_count; i++) {
		const struct uncore_umask_row *umask = &uncore_umasks(tables)[found->event->first_umask + i];

		if (strcmp(text(umask->name), name) != 0)
			continue;
		found->umask = umask;
		return true;
	}
	return false;
}

/* Names that Intel's file alone uses are among the aliases of the event or of its umasks. */
static bool find_alias(struct found *found, const char *name, bool whole)
{
	for (unsigned i = 0; i < tables->event_aliases.count; i++) {
		const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[i];

		if (strcmp(text(alias->name), name) != 0 ||
		    (!whole && &uncore_events(tables)[alias->event] != found->event))
			continue;
		found->event = &uncore_events(tables)[alias->event];
		found->umask = alias->umask != UNCORE_NO_INDEX ? &uncore_umasks(tables)[alias->umask] : NULL;
		return true;
	}
	return false;
}

static bool find(struct found *found, const char *name)
{
	size_t length = strcspn(name, ".");
	char event[128];

	snprintf(event, sizeof event, "%.*s", (int)length, name);
	*found = (struct found){ NULL, NULL };
	if (find_alias(found, name, true))
		return true;
	for (unsigned i = 0; i < tables->events.count && found->event == NULL; i++)
		if (is_named(&uncore_events(tables)[i], event))
			found->event = &uncore_events(tables)[i];
	if (found->event == NULL && !find_alias(found, event, true))
		return false;
	if (name[length] == '\0')
		return true;
	return find_umask(found, name + length + 1) || find_alias(found, name + length + 1, false);
}

/* The event code alone, of an event without a control register; what it has beside a code would be in no fact. */
static uint64_t code_of(const struct uncore_event_row *event)
{
	struct uncore_range run = uncore_event_codes(event);
	const struct uncore_code_row *codes = uncore_codes(tables) + run.first;

	return run.count == 1 && codes->role == UNCORE_ROLE_EVENT_SELECT ? codes->value : UINT64_MAX;
}

/* The control register's bits, as Intel prints them: code 7:0, umask 15:8, extra select 21. */
static uint64_t control_of(const struct found *found)
{
	uint64_t value = found->event->control;

	if (found->event->flags & UNCORE_EVENT_UNPLACED)
		return code_of(found->event) | (found->umask != NULL ? found->umask->control << 8 : 0);
	if (found->umask != NULL && found->event->umask_field != UNCORE_NO_INDEX)
		value |= found->umask->control;
	return value;
}

static unsigned counters_of(const char *list)
{
	unsigned bits = 0;

	for (; *list != '\0'; list++)
		if (*list >= '0' && *list <= '9')
			bits |= 1u << (*list - '0');
	return bits;
}

static int compare_words(const void *left, const void *right)
{
	return strcmp(left, right);
}

enum { FILTERS_MAX = 8, FILTER_LENGTH = 48 };

static size_t add_filters(char words[][FILTER_LENGTH], size_t count, unsigned first, unsigned more)
{
	for (unsigned i = 0; i < more && count < FILTERS_MAX; i++) {
		const struct uncore_filter_row *filter = &uncore_filters(tables)[first + i];
		const struct uncore_field_row *field = &uncore_fields(tables)[filter->field];

		snprintf(words[count++], FILTER_LENGTH, "%s:%u..%u", text(uncore_registers(tables)[filter->reg].id),
			 field->lo + field->width - 1u, field->lo);
	}
	return count;
}

/* The filters that the event and umask need, in the form of the facts. */
static void filters_of(const struct found *found, char *list, size_t size)
{
	char words[FILTERS_MAX][FILTER_LENGTH];
	size_t count = add_filters(words, 0, found->event->first_filter, found->event->filter_count);

	if (found->umask != NULL)
		count = add_filters(words, count, found->umask->first_filter, found->umask->filter_count);
	qsort(words, count, FILTER_LENGTH, compare_words);
	snprintf(list, size, "%s", count == 0 ? "-" : words[0]);
	for (size_t i = 1; i < count; i++) {
		size_t length = strlen(list);

		snprintf(list + length, size - length, ",%s", words[i]);
	}
}

/* Whether our filters are in the one register that Intel names, and give it the value that Intel gives, if any. */
static bool register_fits(const struct found *found, const char *printed)
{
	const struct uncore_filter_row *rows = uncore_filters(tables);
	unsigned first[2] = { found->event->first_filter, found->umask != NULL ? found->umask->first_filter : 0 };
	unsigned count[2] = { found->event->filter_count, found->umask != NULL ? found->umask->filter_count : 0 };
	const char *value = strchr(printed, '=');
	size_t length = strcspn(printed, "=");
	uint64_t ours = 0;

	for (unsigned list = 0; list < 2; list++)
		for (unsigned i = first[list]; i < first[list] + count[list]; i++) {
			const char *reg = text(uncore_registers(tables)[rows[i].reg].id);

			if (strlen(reg) != length || strncmp(reg, printed, length) != 0)
				return false;
			ours |= uncore_field_bits(&uncore_fields(tables)[rows[i].field], rows[i].value);
		}
	return count[0] + count[1] != 0 && (value == NULL || strtoull(value + 1, NULL, 16) == ours);
}

static bool filters_fit(const struct found *found, const struct fact *fact, char *list, size_t size)
{
	filters_of(found, list, size);
	if (strchr(fact->filters, ':') != NULL || strcmp(fact->filters, "-") == 0)
		return strcmp(list, fact->filters) == 0;
	return register_fits(found, fact->filters);
}

/* Intel gives an event of a fixed counter, or of one that runs freely, a code and umask that are written nowhere. */
static bool is_written_nowhere(const struct found *found, const struct fact *fact)
{
	const struct uncore_box_row *box = &uncore_boxes(tables)[found->event->box];
	unsigned kind = UNCORE_COUNTER_GENERAL;

	if (found->event->group != 0xff)
		kind = uncore_counters(tables)[box->counters.first + found->event->group].kind;
	return strcmp(fact->counters, "FIXED") == 0   ? kind == UNCORE_COUNTER_FIXED :
	       strcmp(fact->counters, "FREERUN") == 0 ? kind == UNCORE_COUNTER_FREE :
							false;
}

static void compare(struct totals *totals, const struct fact *fact)
{
	unsigned before = totals->disputed + totals->wrong;
	char filters[512], what[900];
	struct found found;
	uint64_t control;

	if (!find(&found, fact->name)) {
		differs(totals, fact, &found, "not described");
		return;
	}
	totals->homeless += (found.event->flags & UNCORE_EVENT_UNPLACED) != 0;
	if (is_written_nowhere(&found, fact)) {
		totals->equal++;
		return;
	}
	control = control_of(&found);
	if ((control & 0xff) != fact->code || (control >> 8 & 0xff) != fact->umask ||
	    (control >> 21 & 1) != fact->ext || control >> 32 != fact->high) {
		snprintf(what, sizeof what, "control 0x%llx, Intel: code 0x%x umask 0x%x ext %u, high 0x%x",
			 (unsigned long long)control, fact->code, fact->umask, fact->ext, fact->high);
		differs(totals, fact, &found, what);
	}
	if ((found.umask != NULL ? found.umask->counters : found.event->counters) != counters_of(fact->counters)) {
		snprintf(what, sizeof what, "counters 0x%x, Intel: %s", found.event->counters, fact->counters);
		differs(totals, fact, &found, what);
	}
	/* Where no register is known there is no field that a filter could name. */
	if (!filters_fit(&found, fact, filters, sizeof filters) && !(found.event->flags & UNCORE_EVENT_UNPLACED)) {
		snprintf(what, sizeof what, "filters %s, Intel: %s", filters, fact->filters);
		differs(totals, fact, &found, what);
	}
	totals->equal += totals->disputed + totals->wrong == before;
}

static int compare_file(FILE *file, struct totals *totals)
{
	char line[LINE_MAX_LENGTH];

	while (fgets(line, sizeof line, file) != NULL) {
		struct fact fact = { .high = 0 };

		if (line[0] == '#')
			continue;
		if (sscanf(line, "%15s %127s %x %x %u %31s %255s %x", fact.box, fact.name, &fact.code, &fact.umask,
			   &fact.ext, fact.counters, fact.filters, &fact.high) < 7) {
			fprintf(stderr, "no fact: %s", line);
			return 1;
		}
		totals->facts++;
		compare(totals, &fact);
	}
	return 0;
}

int main(int argc, char **argv)
{
	struct totals totals = { 0 };
	json_error_t error;
	json_t *root;
	FILE *file = NULL;
	int result;

	if (argc == 4 && (file = fopen(argv[2], "r")) == NULL) {
		perror(argv[2]);
		return 2;
	}
	if (argc != 4 || (tables = uncore_platform(argv[1])) == NULL) {
		fputs("usage: events PLATFORM FACTS DISPUTES\n", stderr);
		return 2;
	}
	root = json_load_file(argv[3], 0, &error);
	disputes = root;
	platform_id = argv[1];
	result = compare_file(file, &totals);
	fclose(file);
	printf("%s: %u facts, %u equal, %u differences disputed, %u wrong; %u are without registers\n", platform_id,
	       totals.facts, totals.equal, totals.disputed, totals.wrong, totals.homeless);
	json_decref(root);
	return result != 0 || totals.wrong != 0 || totals.facts == 0;
}
