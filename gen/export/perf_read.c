/* SPDX-License-Identifier: MIT */
/* Reads event lists of Linux, or of another project in their form. */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/utf8.h"
#include "export/perf_list.h"
#include "load/read_json.h"
#include "load/records.h"

/* Members that say what is counted, and the name. Texts are not compared. */
static const struct record_member members[] = {
	{ "EventName", false }, { "Unit", false },     { "EventCode", false },   { "UMask", false },
	{ "ExtSel", false },    { "PortMask", false }, { "FCMask", false },      { "EdgeDetect", false },
	{ "Invert", false },    { "Filter", false },   { "CounterMask", false }, { "ConfigCode", false },
};

enum { MEMBER_NAME, MEMBER_COUNT = sizeof members / sizeof members[0] };

_Static_assert((int)MEMBER_COUNT <= (int)PERF_MEMBERS_MAX, "an entry has room for each");

static const struct record_form form = {
	.header = "Header",
	.list = "Events",
	.members = members,
	.count = MEMBER_COUNT,
};

static bool fail(struct diag *diag, const char *path, const char *what)
{
	struct source *source = arena_alloc(diag->arena, sizeof *source);

	source->path = path;
	diag_error(diag, RULE_FILE, (struct loc){ source, 0 }, "%s", what);
	return false;
}

/* What is printed of it is on one line. */
static const char *cleaned(struct arena *arena, const char *text)
{
	char *copy = text == NULL ? NULL : arena_copy(arena, text, strlen(text));

	if (copy != NULL)
		clean_text(copy);
	return copy;
}

/* Metrics have no name of an event. */
static void add_record(const struct record *record, struct perf_list *into)
{
	struct perf_entry *entry;

	if (record->texts[MEMBER_NAME] == NULL)
		return;
	entry = perf_list_add(into, cleaned(into->arena, record->texts[MEMBER_NAME]));
	entry->node = record->node;
	for (size_t i = 0; i < MEMBER_COUNT; i++)
		perf_entry_add(entry, members[i].name, cleaned(into->arena, record->texts[i]));
}

static bool read_file(struct diag *diag, const char *path, struct perf_list *into)
{
	struct source *source = read_others_json(diag->arena, diag, path);
	struct records records = { 0 };

	if (source == NULL || !read_records(diag, source_root(source), &form, &records))
		return false;
	if (records.header.texts != NULL)
		return fail(diag, path, "this is Intel's own form; uncoregen import perfmon compares with it");
	for (size_t i = 0; i < records.count; i++)
		add_record(&records.at[i], into);
	return true;
}

static int is_list(const struct dirent *entry)
{
	size_t length = strlen(entry->d_name);

	return strncmp(entry->d_name, "uncore", 6) == 0 && length > 5 &&
	       strcmp(entry->d_name + length - 5, ".json") == 0;
}

static int compare_names(const struct dirent **a, const struct dirent **b)
{
	return strcmp((*a)->d_name, (*b)->d_name);
}

static bool read_folder(struct diag *diag, const char *folder, struct perf_list *into)
{
	struct dirent **entries;
	int count = scandir(folder, &entries, is_list, compare_names);
	bool good = count > 0;

	if (count < 0)
		return fail(diag, folder, strerror(errno));
	if (count == 0)
		fail(diag, folder,
		     "no file here is called uncore*.json; Linux has such in "
		     "tools/perf/pmu-events/arch/x86/NAME");
	for (int i = 0; i < count; i++) {
		good &= read_file(diag, arena_printf(diag->arena, "%s/%s", folder, entries[i]->d_name), into);
		free(entries[i]);
	}
	free(entries);
	return good;
}

bool perf_list_read(struct diag *diag, const char *path, struct perf_list *into)
{
	struct stat status;
	bool good;

	if (stat(path, &status) != 0)
		return fail(diag, path, strerror(errno));
	good = S_ISDIR(status.st_mode) ? read_folder(diag, path, into) : read_file(diag, path, into);
	if (good && into->count == 0)
		return fail(diag, path, "no entry is an event: none has an EventName");
	return good;
}
