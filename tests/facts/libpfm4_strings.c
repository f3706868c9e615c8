/* SPDX-License-Identifier: MIT */
/*
 * libpfm4_strings PLATFORM PREFIX KNOWN DISPUTES: asks libpfm4 for each of its events of the PMUs with the prefix
 * ("ivbep_unc"), with each umask, each value of a filter and each modifier, and encodes the same string by our parser.
 * Prints each string that libpfm4 encodes and we encode otherwise or refuse. A line "PLATFORM PATTERN DISPUTE" of
 * KNOWN, followed by a reason, accepts those that fit the pattern of the shell; a line that fits none is an error.
 * DISPUTE is an entry of DISPUTES (disputes.json) without its platform. It must be against libpfm4 and name the event,
 * and the word that we refuse. "-" says that the string is equal as it is written. Exit 1 for anything else, 3 if the
 * library has no such PMU.
 */
#define _GNU_SOURCE
#include <ctype.h>
#include <fnmatch.h>
#include <jansson.h>
#include <perfmon/pfmlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "uncore/event.h"
#include "uncore/uncore.h"

enum { NAME_ROOM = 256, UMASKS_MAX = 200, KNOWN_MAX = 400, CODES_MAX = 8 };

static const struct uncore_tables *tables;

/* ---- accepted differences ---- */

static const json_t *disputes;
static struct known {
	char pattern[NAME_ROOM], dispute[NAME_ROOM];
	unsigned hits;
} known[KNOWN_MAX];
static unsigned known_count;

static bool read_known(const char *path, const char *platform)
{
	char line[2 * NAME_ROOM], word[NAME_ROOM], pattern[NAME_ROOM], dispute[NAME_ROOM / 2];
	FILE *file = fopen(path, "r");

	while (file != NULL && fgets(line, sizeof(line), file) != NULL) {
		if (line[0] == '#' || sscanf(line, "%255s %255s %127s", word, pattern, dispute) != 3 ||
		    fnmatch(word, platform, 0) != 0)
			continue;
		if (known_count == KNOWN_MAX)
			return false;
		snprintf(known[known_count].pattern, NAME_ROOM, "%s", pattern);
		snprintf(known[known_count++].dispute, NAME_ROOM, "%s%s%s", dispute[0] == '-' ? "" : platform,
			 dispute[0] == '-' ? "" : "-", dispute);
	}
	return file != NULL && fclose(file) == 0;
}

static const struct known *known_of(const char *string)
{
	for (unsigned at = 0; at < known_count; at++) {
		if (fnmatch(known[at].pattern, string, 0) == 0) {
			known[at].hits++;
			return &known[at];
		}
	}
	return NULL;
}

static const json_t *find_dispute(const char *id)
{
	const json_t *dispute;
	size_t i;

	json_array_foreach(json_object_get(disputes, "disputes"), i, dispute) {
		if (strcmp(json_string_value(json_object_get(dispute, "id")), id) == 0)
			return dispute;
	}
	return NULL;
}

/* Whether libpfm4 is on a side that the verdict does not take. */
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

static bool is_name_letter(char letter)
{
	return isalnum((unsigned char)letter) || letter == '_';
}

/* Whether the text of the dispute has the word, in any case. */
static bool is_named(const json_t *dispute, const char *word, size_t length)
{
	char *text = json_dumps(dispute, JSON_ENSURE_ASCII);
	bool is_found = false;

	for (const char *at = text; at != NULL && length != 0 && !is_found && strlen(at) >= length; at++)
		is_found = strncasecmp(at, word, length) == 0 && !is_name_letter(at[length]) &&
			   !(at > text && is_name_letter(at[-1]));
	free(text);
	return is_found;
}

/* A reason that no string needs any more must be removed. */
static unsigned stale_reasons(const char *platform)
{
	unsigned stale = 0;

	for (unsigned at = 0; at < known_count; at++) {
		if (known[at].hits != 0)
			continue;
		printf("%s %s: no string needs this line any more\n", platform, known[at].pattern);
		stale++;
	}
	return stale;
}

/* How many strings each dispute explains; the page sums them up. */
static void print_reasons(void)
{
	for (unsigned at = 0; at < known_count; at++)
		printf("#reason %s %u\n", known[at].dispute, known[at].hits);
}

/* ---- comparing ---- */

static struct {
	unsigned strings, equal, literal, accepted, wrong;
} totals;

/* The values of filter registers in their order, without those that are 0. */
static unsigned filters_of(const struct uncore_encoding *encoding, uint64_t values[UNCORE_EVENT_FILTERS])
{
	unsigned count = 0;

	for (unsigned reg = 0; reg < tables->registers.count; reg++) {
		for (unsigned at = 0; at < encoding->filter_count; at++) {
			if (encoding->filters[at].reg == reg && encoding->filters[at].bits.value != 0)
				values[count++] = encoding->filters[at].bits.value;
		}
	}
	return count;
}

static bool is_equal(const struct uncore_encoding *encoding, const uint64_t *codes, int count)
{
	uint64_t ours[UNCORE_EVENT_FILTERS];
	unsigned filters = filters_of(encoding, ours), at = 0;

	if (encoding->filter_count == 0 && count == 2 && encoding->control.mask >> 32 != 0) {
		/* No filter register: its second code is the upper half of the control (skx's UPI). */
		return encoding->control.value == (codes[0] | codes[1] << 32);
	}
	if (encoding->control.value != codes[0])
		return false;
	for (int code = 1; code < count; code++) {
		if (codes[code] == 0)
			continue;
		if (at == filters || ours[at++] != codes[code])
			return false;
	}
	return at == filters;
}

static void print_codes(const uint64_t *codes, int count)
{
	for (int at = 0; at < count; at++)
		printf(" %#llx", (unsigned long long)codes[at]);
}

static void print_difference(const char *string, const struct uncore_encoding *encoding, const char *message,
			     const uint64_t *codes, int count)
{
	uint64_t ours[UNCORE_EVENT_FILTERS];

	printf("%s %s: libpfm4", uncore_text(tables, tables->id), string);
	print_codes(codes, count);
	if (message != NULL) {
		printf(", we: %s", message);
	} else {
		printf(", we");
		print_codes(&encoding->control.value, 1);
		print_codes(ours, (int)filters_of(encoding, ours));
	}
	puts("");
}

/* As libpfm4 means it, without the filters that we add so that something is counted. */
static bool is_equal_as_written(const char *string, const uint64_t *codes, int count)
{
	struct uncore_encoding encoding;

	return uncore_event_parse_with(tables, string, strlen(string),
				       UNCORE_PARSE_ALLOW_IGNORED | UNCORE_PARSE_AS_WRITTEN, &encoding, NULL) == 0 &&
	       is_equal(&encoding, codes, count);
}

/* libpfm4's name of the event or ours. */
static bool names_event(const json_t *dispute, const char *string, const struct uncore_encoding *encoding)
{
	const char *event = strstr(string, "::") + 2;
	const char *ours = encoding == NULL ? "" : uncore_text(tables, uncore_events(tables)[encoding->event].name);

	return is_named(dispute, event, strcspn(event, ":")) || is_named(dispute, ours, strlen(ours));
}

/* The word that we refuse must be named too. encoding is NULL if we refuse the string. */
static bool is_explained(const struct known *why, const char *string, const struct uncore_encoding *encoding,
			 const struct uncore_event_error *error, bool is_as_written)
{
	const json_t *dispute = find_dispute(why->dispute);

	if (strcmp(why->dispute, "-") == 0)
		return is_as_written;
	if (dispute == NULL || !is_against(dispute) || !names_event(dispute, string, encoding)) {
		printf("%s: %s does not name its event, or has nothing against libpfm4\n", string, why->dispute);
		return false;
	}
	if (encoding == NULL && !is_named(dispute, string + error->column - 1, error->length)) {
		printf("%s: %s does not name %.*s\n", string, why->dispute, (int)error->length,
		       string + error->column - 1);
		return false;
	}
	return true;
}

static void compare(const char *string, const uint64_t *codes, int count)
{
	struct uncore_encoding encoding;
	struct uncore_event_error error;
	int result =
		uncore_event_parse_with(tables, string, strlen(string), UNCORE_PARSE_ALLOW_IGNORED, &encoding, &error);
	bool is_as_written = is_equal_as_written(string, codes, count);
	const struct known *why;

	totals.strings++;
	totals.literal += is_as_written;
	if (result == 0 && is_equal(&encoding, codes, count)) {
		totals.equal++;
		if (!is_as_written) {
			printf("%s %s: equal, but not as it is written\n", uncore_text(tables, tables->id), string);
			totals.wrong++;
		}
	} else if ((why = known_of(string)) != NULL &&
		   is_explained(why, string, result == 0 ? &encoding : NULL, &error, is_as_written)) {
		totals.accepted++;
	} else {
		totals.wrong++;
		print_difference(string, &encoding, result != 0 ? error.message : NULL, codes, count);
	}
}

/* Whether libpfm4 encodes it; then it is compared. */
static bool try_string(const char *string)
{
	uint64_t room[CODES_MAX] = { 0 }, *codes = room;
	int count = CODES_MAX;

	if (pfm_get_event_encoding(string, PFM_PLM0 | PFM_PLM3, NULL, NULL, &codes, &count) != PFM_SUCCESS)
		return false;
	compare(string, codes, count);
	return true;
}

/* ---- libpfm4's strings ---- */

struct event {
	char name[NAME_ROOM];
	const char *umasks[UMASKS_MAX];
	unsigned umask_count;
	const char *modifiers[UMASKS_MAX];
	unsigned modifier_count;
};

/* Each modifier, with the first string of the event that libpfm4 encodes. */
static void try_modifiers(struct event *event, const char *string)
{
	char with[5 * NAME_ROOM];

	for (unsigned at = 0; at < event->modifier_count; at++) {
		snprintf(with, sizeof(with), "%s:%s", string, event->modifiers[at]);
		(void)try_string(with);
	}
	event->modifier_count = 0;
}

/* Values of filters are umasks too: they need another one, or another one needs them. The first that fits is enough. */
static void try_pair(struct event *event, const char *string, unsigned umask)
{
	char with[4 * NAME_ROOM];

	for (unsigned at = 0; at < event->umask_count; at++) {
		snprintf(with, sizeof(with), "%s:%s", string, event->umasks[at]);
		if (at == umask || !try_string(with))
			continue;
		try_modifiers(event, with);
		return;
	}
}

static void try_event(struct event *event)
{
	char string[3 * NAME_ROOM];

	if (try_string(event->name) || event->umask_count == 0)
		try_modifiers(event, event->name);
	for (unsigned at = 0; at < event->umask_count; at++) {
		snprintf(string, sizeof(string), "%s:%s", event->name, event->umasks[at]);
		if (try_string(string))
			try_modifiers(event, string);
		else
			try_pair(event, string, at);
	}
}

/* The manual: edge detection and the inversion of a threshold need a threshold of at least 1. */
static const char *setting_of(const pfm_event_attr_info_t *info)
{
	if (info->type != PFM_ATTR_MOD_BOOL)
		return "=1";
	return strcmp(info->name, "e") == 0 || strcmp(info->name, "i") == 0 ? ":t=1" : "";
}

static void add_attribute(struct event *event, const pfm_event_attr_info_t *info)
{
	char *text = NULL;

	if (info->type == PFM_ATTR_UMASK) {
		if (event->umask_count < UMASKS_MAX)
			event->umasks[event->umask_count++] = info->name;
	} else if (event->modifier_count < UMASKS_MAX && asprintf(&text, "%s%s", info->name, setting_of(info)) > 0) {
		event->modifiers[event->modifier_count++] = text;
	}
}

static void try_index(const pfm_pmu_info_t *pmu, int index)
{
	pfm_event_info_t info = { .size = sizeof(info) };
	struct event event = { .umask_count = 0 };

	if (pfm_get_event_info(index, PFM_OS_NONE, &info) != PFM_SUCCESS)
		return;
	snprintf(event.name, sizeof(event.name), "%s::%s", pmu->name, info.name);
	for (int at = 0; at < info.nattrs; at++) {
		pfm_event_attr_info_t attribute = { .size = sizeof(attribute) };

		if (pfm_get_event_attr_info(index, at, PFM_OS_NONE, &attribute) == PFM_SUCCESS)
			add_attribute(&event, &attribute);
	}
	try_event(&event);
}

/* Of PMUs that are alike, the first. */
static bool is_first(const char *name)
{
	size_t length = strcspn(name, "0123456789");

	return name[length] == '\0' || strcmp(name + length, "0") == 0;
}

static unsigned pmus;

static void try_pmu(pfm_pmu_t number, const char *prefix)
{
	pfm_pmu_info_t pmu = { .size = sizeof(pmu) };
	size_t length = strlen(prefix);

	if (pfm_get_pmu_info(number, &pmu) != PFM_SUCCESS || strncmp(pmu.name, prefix, length) != 0 ||
	    !is_first(pmu.name + length))
		return;
	pmus++;
	for (int at = pmu.first_event; at != -1; at = pfm_get_event_next(at))
		try_index(&pmu, at);
}

int main(int argc, char **argv)
{
	json_error_t error;
	json_t *root;
	unsigned stale;

	setenv("LIBPFM_ENCODE_INACTIVE", "1", 1);
	if (argc != 5 || (tables = uncore_platform(argv[1])) == NULL || !read_known(argv[3], argv[1]) ||
	    (root = json_load_file(argv[4], 0, &error)) == NULL || pfm_initialize() != PFM_SUCCESS) {
		fputs("usage: libpfm4_strings PLATFORM PREFIX KNOWN DISPUTES\n", stderr);
		return 2;
	}
	disputes = root;
	for (int number = 0; number < PFM_PMU_MAX; number++)
		try_pmu((pfm_pmu_t)number, argv[2]);
	if (pmus == 0)
		return 3;
	stale = stale_reasons(argv[1]);
	print_reasons();
	printf("# %s: %u strings that libpfm4 encodes, %u equal, %u as written, %u with a reason, %u wrong\n", argv[1],
	       totals.strings, totals.equal, totals.literal, totals.accepted, totals.wrong);
	json_decref(root);
	pfm_terminate();
	return totals.wrong != 0 || stale != 0 || totals.strings == 0;
}
