/* SPDX-License-Identifier: MIT */
/*
 * Reads Intel's event files (github.com/intel/perfmon). Their form differs by year: a bare list, or a header and a
 * list. "None" is null, "null", "na", "", "0" or "tbd". Numbers are strings or integers, hexadecimal or decimal.
 */
#include "import/perfmon.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/words.h"
#include "load/read_json.h"

enum header_member { HEADER_VERSION, HEADER_DATE, HEADER_COPYRIGHT, HEADER_INFO, HEADER_LEGEND, HEADER_COUNT };

static const struct record_member header_members[HEADER_COUNT] = {
	[HEADER_VERSION] = { "Version", false },     [HEADER_DATE] = { "DatePublished", false },
	[HEADER_COPYRIGHT] = { "Copyright", false }, [HEADER_INFO] = { "Info", false },
	[HEADER_LEGEND] = { "Legend", false },
};

enum member {
	MEMBER_UNIT,
	MEMBER_CODE,
	MEMBER_UMASK,
	MEMBER_NAME,
	MEMBER_COUNTER,
	MEMBER_FILTER,
	MEMBER_FILTER_VALUE,
	MEMBER_EXT,
	MEMBER_PORT_MASK,
	MEMBER_FC_MASK,
	MEMBER_UMASK_EXT,
	MEMBER_COUNTER_MASK,
	MEMBER_INVERT,
	MEMBER_EDGE,
	MEMBER_COUNTER_TYPE,
	MEMBER_DEPRECATED,
	MEMBER_BRIEF,
	MEMBER_PUBLIC,
	MEMBER_COUNT
};

/*
 * The descriptions are listed so that they are not counted as unknown. They are never kept, because they are Intel's.
 */
static const struct record_member members[MEMBER_COUNT] = {
	[MEMBER_UNIT] = { "Unit", true },
	[MEMBER_CODE] = { "EventCode", true },
	[MEMBER_UMASK] = { "UMask", false },
	[MEMBER_NAME] = { "EventName", true },
	[MEMBER_COUNTER] = { "Counter", false },
	[MEMBER_FILTER] = { "Filter", false },
	[MEMBER_FILTER_VALUE] = { "FILTER_VALUE", false },
	[MEMBER_EXT] = { "ExtSel", false },
	[MEMBER_PORT_MASK] = { "PortMask", false },
	[MEMBER_FC_MASK] = { "FCMask", false },
	[MEMBER_UMASK_EXT] = { "UMaskExt", false },
	[MEMBER_COUNTER_MASK] = { "CounterMask", false },
	[MEMBER_INVERT] = { "Invert", false },
	[MEMBER_EDGE] = { "EdgeDetect", false },
	[MEMBER_COUNTER_TYPE] = { "CounterType", false },
	[MEMBER_DEPRECATED] = { "Deprecated", false },
	[MEMBER_BRIEF] = { "BriefDescription", false },
	[MEMBER_PUBLIC] = { "PublicDescription", false },
};

static const struct record_form form = {
	.header = "Header",
	.list = "Events",
	.header_members = header_members,
	.header_count = HEADER_COUNT,
	.members = members,
	.count = MEMBER_COUNT,
};

/* An entry that is being read. */
struct entry {
	struct diag *diag;
	const struct record *record;
	struct perfmon_event *event;
};

static const char *trimmed(struct arena *arena, const char *text)
{
	size_t length;

	while (isspace((unsigned char)*text))
		text++;
	length = strlen(text);
	while (length > 0 && isspace((unsigned char)text[length - 1]))
		length--;
	return arena_copy(arena, text, length);
}

/* The text of a member; NULL for every spelling of "none". */
static const char *text_of(const struct entry *entry, enum member member)
{
	static const char *const nones[] = { "", "na", "n/a", "null", "none", "tbd", "-" };
	const char *text = entry->record->texts[member];

	if (text == NULL)
		return NULL;
	text = trimmed(entry->diag->arena, text);
	for (size_t i = 0; i < sizeof nones / sizeof nones[0]; i++)
		if (strcasecmp(text, nones[i]) == 0)
			return NULL;
	return text;
}

static bool bad(const struct entry *entry, enum member member, enum rule rule, const char *wanted)
{
	diag_error(entry->diag, rule, node_member_loc(entry->record->node, members[member].name), "\"%s\" is %s",
		   entry->record->texts[member], wanted);
	return false;
}

/* Reads a number: hexadecimal with 0x, else decimal, even with leading zeros. None is 0. */
static bool read_number(const struct entry *entry, enum member member, uint64_t max, uint64_t *value)
{
	const char *text = text_of(entry, member);
	enum scan_number result;

	*value = 0;
	if (text == NULL)
		return true;
	result =
		text[0] == '0' && (text[1] | 0x20) == 'b' ? SCAN_NUMBER_SYNTAX : scan_number(text, strlen(text), value);
	if (result == SCAN_NUMBER_SYNTAX)
		return bad(entry, member, RULE_NUMBER, "no number; hexadecimal (0x1a) or decimal digits are");
	if (result == SCAN_NUMBER_TOO_BIG || *value > max)
		return bad(entry, member, RULE_NUMBER_RANGE, "too large for what it selects");
	return true;
}

enum { COUNTER_MAX = 63, UMASK_MAX = 0xff };

static bool add_counters(const struct entry *entry, size_t *room, uint64_t first, uint64_t last)
{
	struct numbers *counters = &entry->event->counters;

	if (last > COUNTER_MAX || first > last)
		return bad(entry, MEMBER_COUNTER, RULE_NUMBER_RANGE, "no list of counters, which are 0 to 63");
	for (uint64_t n = first; n <= last; n++) {
		counters->at =
			arena_grow(entry->diag->arena, counters->at, counters->count, room, sizeof *counters->at);
		counters->at[counters->count++] = n;
	}
	return true;
}

/* Reads counters: "0,1,2,3" or "0-3", possibly with a comma at the end. Words such as FIXED leave the list empty. */
static bool read_counters(const struct entry *entry)
{
	const char *text = text_of(entry, MEMBER_COUNTER);
	size_t room = 0;
	char *end;

	entry->event->counter_text = text;
	if (text == NULL || isalpha((unsigned char)*text))
		return true;
	for (;; text = end + 1) {
		uint64_t first, last;

		if (!isdigit((unsigned char)text[strspn(text, " ")]))
			return bad(entry, MEMBER_COUNTER, RULE_NUMBER, "no list of counters such as \"0,1,2,3\"");
		first = last = strtoull(text, &end, 10);
		if (*end == '-')
			last = strtoull(end + 1, &end, 10);
		if (!add_counters(entry, &room, first, last))
			return false;
		end += strspn(end, " ");
		if (*end == '\0' || (*end == ',' && end[1] == '\0'))
			return true;
		if (*end != ',')
			return bad(entry, MEMBER_COUNTER, RULE_NUMBER, "no list of counters such as \"0,1,2,3\"");
	}
}

static bool read_range(const char *text, struct perfmon_filter *filter)
{
	char *end;

	if (!isdigit((unsigned char)*text))
		return false;
	filter->hi = filter->lo = (unsigned)strtoul(text, &end, 10);
	if (*end == ':' && isdigit((unsigned char)end[1]))
		filter->lo = (unsigned)strtoul(end + 1, &end, 10);
	return *end == ']' && filter->hi <= 63 && filter->lo <= filter->hi;
}

/* Reads a filter with or without a range, up to the comma after it. */
static bool read_filter(const struct entry *entry, const char **text, struct perfmon_filter *filter)
{
	const char *name = *text + strspn(*text, " "), *end;
	size_t length = strcspn(name, "[,; ");

	filter->reg = arena_copy(entry->diag->arena, name, length);
	end = name + length + strspn(name + length, " ");
	if (*end == '[') {
		if (!read_range(end + 1, filter))
			return false;
		end += strcspn(end, "]") + 1;
		end += strspn(end, " ");
	}
	*text = end;
	return length != 0 && (*end == '\0' || *end == ',' || *end == ';');
}

/* "fc" and "chnl" say that FCMask and PortMask matter. */
static bool names_mask(const struct perfmon_filter *filter)
{
	return strcasecmp(filter->reg, "fc") == 0 || strcasecmp(filter->reg, "chnl") == 0;
}

static void add_filter(const struct entry *entry, const struct perfmon_filter *filter, size_t *room)
{
	struct perfmon_event *event = entry->event;

	if (names_mask(filter))
		return;
	event->filters =
		arena_grow(entry->diag->arena, event->filters, event->filter_count, room, sizeof *event->filters);
	event->filters[event->filter_count++] = *filter;
}

/* Reads "Filter0[22:18], Filter1[15:0]". A number, "0" or "0x0", is no filter. */
static bool read_filters(const struct entry *entry)
{
	const char *text = text_of(entry, MEMBER_FILTER);
	size_t room = 0;

	if (text == NULL || strspn(text, "0x") == strlen(text))
		return true;
	for (;; text++) {
		struct perfmon_filter filter = { .hi = 63 };

		if (!read_filter(entry, &text, &filter))
			return bad(entry, MEMBER_FILTER, RULE_BITS, "no list of filters such as \"Filter0[22:18]\"");
		add_filter(entry, &filter, &room);
		if (*text == '\0' || text[1] == '\0')
			return true;
	}
}

/* Older files say FIXED instead of a number, newer ones in a key of its own. */
static void read_counter_kind(const struct entry *entry)
{
	const char *type = text_of(entry, MEMBER_COUNTER_TYPE), *text = entry->event->counter_text;

	entry->event->counter_kind = UNCORE_COUNTER_GENERAL;
	if (type != NULL && strcasecmp(type, "FREERUN") == 0)
		entry->event->counter_kind = UNCORE_COUNTER_FREE;
	if ((type != NULL && strcasecmp(type, "FIXED") == 0) || (text != NULL && strcasecmp(text, "FIXED") == 0))
		entry->event->counter_kind = UNCORE_COUNTER_FIXED;
}

/*
 * Notes what the spec format cannot express for a umask: a threshold or edge that makes another event of the same code
 * and umask.
 */
static bool read_beyond(const struct entry *entry)
{
	static const enum member masks[] = { MEMBER_COUNTER_MASK, MEMBER_INVERT, MEMBER_EDGE };
	uint64_t value;

	for (size_t i = 0; i < sizeof masks / sizeof masks[0]; i++) {
		if (!read_number(entry, masks[i], UINT64_MAX, &value))
			return false;
		if (value != 0)
			entry->event->beyond = arena_printf(entry->diag->arena, "%s %s", members[masks[i]].name,
							    entry->record->texts[masks[i]]);
	}
	if (entry->event->umask > UMASK_MAX)
		entry->event->beyond = arena_printf(entry->diag->arena, "UMask %s", entry->record->texts[MEMBER_UMASK]);
	for (size_t i = 0; i < entry->event->counters.count; i++)
		if (entry->event->counters.at[i] >= EVENT_COUNTERS_MAX)
			entry->event->beyond =
				arena_printf(entry->diag->arena, "counter %" PRIu64, entry->event->counters.at[i]);
	return true;
}

/* Reports an entry without a unit. A name that the spec cannot have only leaves its own entry out. */
static bool check_name(const struct entry *entry)
{
	const char *name = entry->event->name;

	if (text_of(entry, MEMBER_UNIT) == NULL)
		return bad(entry, MEMBER_UNIT, RULE_IDENTIFIER, "no name of a unit");
	if (*name == '\0' || *name == '.' || strstr(name, "..") != NULL || name[strlen(name) - 1] == '.' ||
	    name[strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.")] != '\0')
		entry->event->beyond =
			"a name of other characters than letters, digits, _ and single dots between them";
	return true;
}

static bool read_event(struct diag *diag, const struct record *record, struct perfmon_event *event)
{
	struct entry entry = { diag, record, event };
	uint64_t ext = 0, deprecated = 0;

	event->node = record->node;
	event->unit = trimmed(diag->arena, record->texts[MEMBER_UNIT]);
	event->name = trimmed(diag->arena, record->texts[MEMBER_NAME]);
	if (!read_number(&entry, MEMBER_CODE, UINT32_MAX, &event->code) ||
	    !read_number(&entry, MEMBER_UMASK, UINT32_MAX, &event->umask) ||
	    !read_number(&entry, MEMBER_UMASK_EXT, UINT32_MAX, &event->umask_ext) ||
	    !read_number(&entry, MEMBER_PORT_MASK, UINT32_MAX, &event->ports) ||
	    !read_number(&entry, MEMBER_FC_MASK, UINT32_MAX, &event->kinds) ||
	    !read_number(&entry, MEMBER_FILTER_VALUE, UINT64_MAX, &event->filter_value) ||
	    !read_number(&entry, MEMBER_EXT, 1, &ext) || !read_number(&entry, MEMBER_DEPRECATED, 1, &deprecated) ||
	    !read_counters(&entry) || !read_filters(&entry) || !read_beyond(&entry) || !check_name(&entry))
		return false;
	read_counter_kind(&entry);
	event->ext = ext != 0;
	event->deprecated = deprecated != 0;
	return true;
}

/* Reads version and date. Both "24" and "V24" are V24; a date is given as 08/21/2023. */
static void read_header(struct diag *diag, struct perfmon_part *part)
{
	const char *const *texts = part->records.header.texts;
	unsigned month, day, year;

	if (texts == NULL)
		return;
	if (texts[HEADER_VERSION] != NULL) {
		const char *digits = texts[HEADER_VERSION] + strspn(texts[HEADER_VERSION], "Vv");
		size_t length = strspn(digits, "0123456789.");

		/* The version goes into citations, so it must fit their grammar. */
		if (length != 0)
			part->version = arena_printf(diag->arena, "V%.*s", (int)length, digits);
	}
	if (texts[HEADER_DATE] != NULL && sscanf(texts[HEADER_DATE], "%2u/%2u/%4u", &month, &day, &year) == 3)
		part->date = arena_printf(diag->arena, "%04u-%02u-%02u", year, month, day);
}

/* Each entry may be compared with all others. The largest list that is published has 7000. */
enum { ENTRIES_MAX = 16384 };

static bool read_part(struct diag *diag, struct perfmon_part *part, struct perfmon_file *into, size_t *room)
{
	struct source *source = read_others_json(diag->arena, diag, part->path);
	bool good = true;

	if (source == NULL || !read_records(diag, source_root(source), &form, &part->records))
		return false;
	read_header(diag, part);
	if (part->records.count > ENTRIES_MAX - into->count) {
		diag_error(diag, RULE_FILE_SIZE, node_loc(source_root(source)),
			   "the list has %zu entries; at most %d are imported together", part->records.count,
			   ENTRIES_MAX);
		return false;
	}
	for (size_t i = 0; i < part->records.count; i++) {
		into->at = arena_grow(diag->arena, into->at, into->count, room, sizeof *into->at);
		into->at[into->count] = (struct perfmon_event){ 0 };
		good &= read_event(diag, &part->records.at[i], &into->at[into->count]);
		into->count++;
	}
	return good;
}

/* Checks that all files have one version, because their entries become one list. */
static bool same_version(struct diag *diag, struct perfmon_file *file, const struct perfmon_part *part)
{
	if (file->version == NULL)
		file->version = part->version;
	if (file->date == NULL)
		file->date = part->date;
	if (part->version == NULL || strcmp(file->version, part->version) == 0)
		return true;
	diag_error(diag, RULE_FILE, node_loc(part->records.header.node),
		   "the file is %s and %s is %s; import files of one version together", part->version,
		   file->parts[0].path, file->version);
	return false;
}

bool perfmon_read(struct diag *diag, const char *const *paths, size_t count, struct perfmon_file *into)
{
	size_t room = 0;
	bool good = true;

	into->parts = arena_array(diag->arena, count, sizeof *into->parts);
	into->part_count = count;
	for (size_t i = 0; i < count; i++) {
		into->parts[i].path = paths[i];
		good &= read_part(diag, &into->parts[i], into, &room) && same_version(diag, into, &into->parts[i]);
	}
	return good;
}
