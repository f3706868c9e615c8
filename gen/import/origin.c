/* SPDX-License-Identifier: MIT */
/* Compares names and versions of files with those in documents.json. */
#include "import/origin.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "model/lookup.h"

const struct document *document_of(const struct comparison *comparison)
{
	return find_document(comparison->model, comparison->document);
}

/*
 * The part of a file's name that all versions share: "XYZ/events/Name_uncore_V17.json" and the file of its experimental
 * events have the stem "name_uncore".
 */
static char *stem_of(struct arena *arena, const char *path, size_t length)
{
	static const char *const tails[] = { ".json", "_experimental" };
	char *stem = arena_copy(arena, path, length), *slash = strrchr(stem, '/'), *version;

	stem = slash != NULL ? slash + 1 : stem;
	for (char *c = stem; *c != '\0'; c++)
		*c = (char)tolower((unsigned char)*c);
	for (size_t i = 0; i < sizeof tails / sizeof tails[0]; i++) {
		size_t all = strlen(stem), tail = strlen(tails[i]);

		if (all > tail && strcmp(stem + all - tail, tails[i]) == 0)
			stem[all - tail] = '\0';
	}
	version = strstr(stem, "_v");
	if (version != NULL && version[2 + strspn(version + 2, "0123456789.")] == '\0')
		*version = '\0';
	return stem;
}

/* Whether the title names a file with this stem; names_any: whether it names any file. */
static bool title_names(struct arena *arena, const char *title, const char *stem, bool *names_any)
{
	static const char tail[] = ".json";

	*names_any = false;
	while (*title != '\0') {
		size_t length = strcspn(title, " ,:;");

		if (length > strlen(tail) && strncmp(title + length - strlen(tail), tail, strlen(tail)) == 0) {
			*names_any = true;
			if (strcmp(stem_of(arena, title, length), stem) == 0)
				return true;
		}
		title += length;
		title += strspn(title, " ,:;");
	}
	return false;
}

const char *why_another_file(const struct comparison *comparison)
{
	const struct document *document = document_of(comparison);
	const struct perfmon_file *file = comparison->file;

	for (size_t i = 0; document != NULL && document->title != NULL && i < file->part_count; i++) {
		const char *path = file->parts[i].path;
		bool names_any;

		if (!title_names(comparison->arena, document->title, stem_of(comparison->arena, path, strlen(path)),
				 &names_any) &&
		    names_any)
			return arena_printf(comparison->arena, "%s may be of another processor: %s is made from \"%s\"",
					    path, comparison->platform_id, document->title);
	}
	return NULL;
}

/* Compares versions: "V1.20" is newer than "V1.9". What follows the digits and dots is ignored. */
static int compare_versions(const char *a, const char *b)
{
	for (;;) {
		char *end_a, *end_b;
		unsigned long left, right;

		a += !isdigit((unsigned char)*a) && *a != '\0';
		b += !isdigit((unsigned char)*b) && *b != '\0';
		left = strtoul(a, &end_a, 10);
		right = strtoul(b, &end_b, 10);
		if (left != right)
			return left < right ? -1 : 1;
		if (*end_a != '.' && *end_b != '.')
			return 0;
		a = end_a;
		b = end_b;
	}
}

const char *why_older(const struct comparison *comparison)
{
	const struct document *document = document_of(comparison);
	const struct perfmon_file *file = comparison->file;
	const char *revision = document != NULL ? document->revision : NULL;

	if (revision == NULL || (*revision != 'V' && *revision != 'v') || !isdigit((unsigned char)revision[1]))
		return NULL;
	if (file->version == NULL)
		return arena_printf(comparison->arena,
				    "%s has no version, so it may be older than the %.*s that %s is made from",
				    file->parts[0].path, (int)strcspn(revision, " "), revision,
				    comparison->platform_id);
	if (compare_versions(file->version, revision) >= 0)
		return NULL;
	return arena_printf(comparison->arena, "%s is %s, older than the %.*s that %s is made from",
			    file->parts[0].path, file->version, (int)strcspn(revision, " "), revision,
			    comparison->platform_id);
}
