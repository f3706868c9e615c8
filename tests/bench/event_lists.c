/* SPDX-License-Identifier: MIT */
/* Lists events as libpfm4, LIKWID and perf spell them: from the tools' own lists, not from our names. */
#define _GNU_SOURCE
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "events.h"

#ifdef HAVE_PFM
#include <perfmon/pfmlib.h>
#endif

/* Adds the text if we encode it. Nobody reads why we do not, which would take most of the time to find out. */
static bool add_text(const struct uncore_tables *tables, const char *text)
{
	struct uncore_encoding encoding;
	struct bench_case *each;

	if (uncore_event_parse(tables, text, strlen(text), &encoding, NULL) != 0)
		return false;
	each = new_case(tables);
	snprintf(each->ours, NAME_ROOM, "%s", text);
	snprintf(each->theirs, NAME_ROOM, "%s", text);
	each->length = each->name_length = strlen(each->ours);
	keep_case();
	return true;
}

/* ---- libpfm4: each event and umask of its PMUs ---- */

#ifdef HAVE_PFM
enum { UMASKS_MAX = 200 };

struct pfm_event {
	char name[NAME_ROOM];
	char umasks[UMASKS_MAX][NAME_ROOM / 4];
	unsigned umask_count;
};

static bool add_theirs(const struct uncore_tables *tables, const char *text)
{
	return encode_theirs(text) == 0 && (add_text(tables, text), true);
}

/* Values of filters are umasks too, and need another one: the first that libpfm4 takes. */
static void add_umask(const struct uncore_tables *tables, const struct pfm_event *event, unsigned umask)
{
	char text[2 * NAME_ROOM];

	snprintf(text, sizeof(text), "%s:%s", event->name, event->umasks[umask]);
	for (unsigned at = 0; !add_theirs(tables, text) && at < event->umask_count; at++)
		snprintf(text, sizeof(text), "%s:%s:%s", event->name, event->umasks[umask], event->umasks[at]);
}

static void add_pfm_event(const struct uncore_tables *tables, const pfm_pmu_info_t *pmu, int index)
{
	pfm_event_info_t info = { .size = sizeof(info) };
	struct pfm_event event = { .umask_count = 0 };

	if (pfm_get_event_info(index, PFM_OS_NONE, &info) != PFM_SUCCESS)
		return;
	snprintf(event.name, sizeof(event.name), "%s::%s", pmu->name, info.name);
	for (int at = 0; at < info.nattrs && event.umask_count < UMASKS_MAX; at++) {
		pfm_event_attr_info_t attribute = { .size = sizeof(attribute) };

		if (pfm_get_event_attr_info(index, at, PFM_OS_NONE, &attribute) == PFM_SUCCESS &&
		    attribute.type == PFM_ATTR_UMASK)
			snprintf(event.umasks[event.umask_count++], sizeof(event.umasks[0]), "%s", attribute.name);
	}
	(void)add_theirs(tables, event.name);
	for (unsigned at = 0; at < event.umask_count; at++)
		add_umask(tables, &event, at);
}

/* Of PMUs that are alike, the first. */
static bool is_first(const char *name)
{
	size_t length = strcspn(name, "0123456789");

	return name[length] == '\0' || strcmp(name + length, "0") == 0;
}

static void list_libpfm4(const struct uncore_tables *tables)
{
	char prefix[NAME_ROOM];

	snprintf(prefix, sizeof(prefix), "%s_unc_", their_pmu(uncore_text(tables, tables->id)));
	for (int number = 0; number < PFM_PMU_MAX; number++) {
		pfm_pmu_info_t pmu = { .size = sizeof(pmu) };

		if (pfm_get_pmu_info((pfm_pmu_t)number, &pmu) != PFM_SUCCESS ||
		    strncmp(pmu.name, prefix, strlen(prefix)) != 0 || !is_first(pmu.name + strlen(prefix)))
			continue;
		for (int at = pmu.first_event; at != -1; at = pfm_get_event_next(at))
			add_pfm_event(tables, &pmu, at);
	}
}
#else
static void list_libpfm4(const struct uncore_tables *tables)
{
	(void)tables;
}
#endif

/* ---- lists in files ---- */

/* Calls add with each line of the file that begins with the word; an empty word means every line. */
static void each_line(const char *path, const char *word, const struct uncore_tables *tables,
		      void (*add)(const struct uncore_tables *tables, const char *line))
{
	FILE *file = fopen(path, "r");
	size_t length = strlen(word);
	char line[NAME_ROOM];

	if (file == NULL)
		return;
	while (fgets(line, sizeof(line), file) != NULL)
		if (line[0] != '#' && strncmp(line, word, length) == 0 && (length == 0 || line[length] == ' '))
			add(tables, line);
	(void)fclose(file);
}

/* ---- LIKWID: EVENT:COUNTER, and the options without which it counts nothing ---- */

static const char *const likwid_options[] = { "",
					      ":OPCODE=0x182",
					      ":NID=0x1",
					      ":STATE=0x2",
					      ":OPCODE=0x182:NID=0x1",
					      ":STATE=0x2:NID=0x1",
					      ":OPCODE=0x3f",
					      ":MATCH0=0x1fffff0c0",
					      ":EDGEDETECT",
					      ":THRESHOLD=0x1",
					      ":OCC_FILTER=0x1" };

/* The pattern, with 0 for {n} and the index for {i}. */
static void put_counter(char text[NAME_ROOM], const char *pattern, unsigned index)
{
	const char *n = strstr(pattern, "{n}"), *i = strstr(pattern, "{i}");
	int head = (int)(n != NULL ? n - pattern : i != NULL ? i - pattern : (long)strlen(pattern));

	snprintf(text, NAME_ROOM, "%.*s%s", head, pattern, n != NULL ? "0" : "");
	if (i == NULL)
		return;
	if (n != NULL)
		strncat(text, n + 3, (size_t)(i - n - 3));
	snprintf(text + strlen(text), NAME_ROOM - strlen(text), "%u%s", index, i + 3);
}

static bool add_on_counter(const struct uncore_tables *tables, const char *name, const char *counter)
{
	char text[3 * NAME_ROOM];

	for (size_t at = 0; at < sizeof(likwid_options) / sizeof(likwid_options[0]); at++) {
		snprintf(text, sizeof(text), "%s:%s%s", name, counter, likwid_options[at]);
		if (add_text(tables, text))
			return true;
	}
	return false;
}

static void add_likwid(const struct uncore_tables *tables, const char *line)
{
	char box[NAME_ROOM], name[NAME_ROOM], counter[NAME_ROOM];

	if (sscanf(line, "%*s %255s %255s", box, name) != 2)
		return;
	for (unsigned at = 0; at < tables->likwid_counters.count; at++) {
		const struct uncore_likwid_counter_row *row = &uncore_likwid_counters(tables)[at];

		if (strcmp(uncore_text(tables, uncore_boxes(tables)[row->box].id), box) != 0)
			continue;
		for (unsigned index = 0; index < uncore_counters(tables)[row->group].count; index++) {
			put_counter(counter, uncore_text(tables, row->name), index);
			if (add_on_counter(tables, name, counter))
				return;
		}
	}
}

static void list_likwid(const struct uncore_tables *tables)
{
	const char *platform = uncore_text(tables, tables->id), *events = "tests/facts/likwid_events.txt";

	/* LIKWID's table of cascadelakeX has all that skylakeX's has, so the file has it once. */
	if (strcmp(platform, "clx") == 0)
		each_line(events, "skx", tables, add_likwid);
	each_line(events, platform, tables, add_likwid);
}

/* ---- perf: the names of Intel's files, which it has built in, in small letters ---- */

static void add_perf(const struct uncore_tables *tables, const char *line)
{
	char box[NAME_ROOM], name[NAME_ROOM];

	if (sscanf(line, "%255s %255s", box, name) != 2)
		return;
	for (char *at = name; *at != '\0'; at++)
		*at = (char)tolower((unsigned char)*at);
	(void)add_text(tables, name);
}

static void list_perf(const struct uncore_tables *tables)
{
	char path[NAME_ROOM];

	snprintf(path, sizeof(path), "tests/facts/perfmon_%s.txt", uncore_text(tables, tables->id));
	each_line(path, "", tables, add_perf);
}

/* ---- perf's terms: "uncore_imc/event=0x4,umask=0x3/" of every event that Linux's driver counts ---- */

static void add_terms(const struct uncore_tables *tables, const char *name)
{
	struct uncore_encoding encoding;
	char text[NAME_ROOM];

	if (uncore_event_parse(tables, name, strlen(name), &encoding, NULL) == 0 &&
	    uncore_event_format_perf(&encoding, text, sizeof(text), NULL, 0) >= 0)
		(void)add_text(tables, text);
}

static void list_terms(const struct uncore_tables *tables)
{
	char text[NAME_ROOM];

	for (unsigned at = 0; at < tables->events.count; at++) {
		const struct uncore_event_row *event = &uncore_events(tables)[at];
		const char *name = uncore_text(tables, event->name);

		add_terms(tables, name);
		for (unsigned umask = 0; umask < event->umask_count; umask++) {
			snprintf(text, sizeof(text), "%s.%s", name,
				 uncore_text(tables, uncore_umasks(tables)[event->first_umask + umask].name));
			add_terms(tables, text);
		}
	}
}

bool add_list(const char *list, const struct uncore_tables *tables)
{
	static const struct {
		const char *name;
		void (*add)(const struct uncore_tables *tables);
	} lists[] = {
		{ "libpfm4", list_libpfm4 }, { "likwid", list_likwid }, { "perf", list_perf }, { "terms", list_terms }
	};

	for (size_t at = 0; at < sizeof(lists) / sizeof(lists[0]); at++) {
		if (strcmp(lists[at].name, list) != 0)
			continue;
		lists[at].add(tables);
		return true;
	}
	return false;
}
