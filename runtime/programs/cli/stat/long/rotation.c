/* SPDX-License-Identifier: MIT */
/* uncore stat: gives a complete file of reports its name, and begins the next one. */
#define _GNU_SOURCE
#include "cli/stat/long/rotation.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/files/whole_file.h"
#include "base/words.h"
#include "cli/common/find.h"
#include "cli/machine/rights.h"
#include "cli/stat/output.h"
#include "json/date.h"

/* Files that are complete in the same millisecond. */
enum { MOST_ALIKE = 1000 };

/* ---- the option ---- */

/* Of a size. Those of a time are small letters. */
#define UNITS "KMGT"

static bool read_size(const char *word, uint64_t *bytes)
{
	static const char units[] = UNITS;
	char *end;
	unsigned long long number = strtoull(word, &end, 10);
	const char *unit = *end != '\0' ? strchr(units, *end) : NULL;
	unsigned shift = unit != NULL ? 10 * (unsigned)(unit - units + 1) : 0;

	if (word[0] < '1' || word[0] > '9' || unit == NULL || (end[1] != '\0' && strcmp(end + 1, "iB") != 0))
		return false;
	*bytes = (uint64_t)number << shift;
	return number <= UINT64_MAX >> 1 >> shift;
}

static bool read_part(const char *word, struct stat_rotation *rotation)
{
	uint64_t number;

	if (read_size(word, &number) && rotation->bytes == 0) {
		rotation->bytes = number;
		return true;
	}
	/* A plain number may mean bytes or milliseconds; 1.5M is neither a time nor a size. */
	if (rotation->every_ms != 0 || word[strcspn(word, "abcdefghijklmnopqrstuvwxyz")] == '\0' ||
	    word[strcspn(word, UNITS)] != '\0')
		return false;
	if (!word_is_duration(word, &number) || number == 0)
		return false;
	rotation->every_ms = number;
	return true;
}

bool read_rotation(const char *text, struct stat_rotation *rotation)
{
	char words[64], *rest;
	const char *first, *second;

	*rotation = (struct stat_rotation){ 0, 0 };
	if (strlen(text) >= sizeof(words))
		return false;
	strcpy(words, text);
	rest = words;
	first = strsep(&rest, ",");
	second = rest;
	return read_part(first, rotation) && (second == NULL || read_part(second, rotation));
}

/* ---- a file that is complete ---- */

void note_whole_report(struct stat_output *output, const struct stat_report *report)
{
	struct stat status;

	if (output->file < 0 || fstat(output->file, &status) != 0)
		return;
	output->whole_bytes = (uint64_t)status.st_size;
	output->last_seconds = report->at_seconds;
	output->last_when_ns = report->when_ns;
	output->has_reports = true;
}

/* Intervals are not exact: the file ends with the report that is nearest to its time. */
static bool is_complete(const struct stat_output *output, uint64_t interval_ms)
{
	const struct stat_rotation *rotation = &output->rotation;
	double ms = (output->last_seconds - output->begun_seconds) * 1000 + (double)interval_ms / 2;

	if (!output->has_reports)
		return false;
	return (rotation->bytes != 0 && output->whole_bytes >= rotation->bytes) ||
	       (rotation->every_ms != 0 && ms >= (double)rotation->every_ms);
}

/* FILE.20261122T180304.250Z: the end of its last report. The number distinguishes several of one moment. */
static void add_complete_name(struct text *name, const char *file, uint64_t when_ns, unsigned number)
{
	struct text date = { 0 };

	text_date(&date, when_ns);
	text_join(name, file, ".", "");
	for (const char *letter = text_string(&date); *letter != '\0'; letter++) {
		if (*letter != '-' && *letter != ':')
			text_char(name, *letter);
	}
	if (number > 0)
		text_printf(name, "-%u", number + 1);
	text_free(&date);
}

/* File systems without hard links. For a moment the file is missing. */
static int move_complete(const char *file, const char *name)
{
	struct stat status;

	if (lstat(name, &status) == 0)
		return EEXIST;
	return rename(file, name) != 0 ? errno : 0;
}

/* Never replaces a file. Adds the name. Returns 0 or an errno. */
static int name_complete(const char *file, uint64_t when_ns, struct text *name)
{
	int error = EEXIST;

	for (unsigned number = 0; error == EEXIST && number < MOST_ALIKE; number++) {
		text_cut(name, 0);
		add_complete_name(name, file, when_ns, number);
		error = link(file, text_string(name)) != 0 ? errno : 0;
		if (error == EPERM || error == EOPNOTSUPP || error == ENOSYS)
			error = move_complete(file, text_string(name));
	}
	return error;
}

/* Puts the new file in the place of the complete one. Returns 0, or an errno after undoing all. */
static int replace_complete(struct stat_output *output, const char *file, const char *made)
{
	struct text name = { 0 };
	struct stat named, written;
	int error = 0;

	/* Another program may have moved the file, which is then complete, or replaced it. */
	if (lstat(file, &named) == 0) {
		bool is_ours = fstat(output->file, &written) == 0 && named.st_dev == written.st_dev &&
			       named.st_ino == written.st_ino;

		error = is_ours ? name_complete(file, output->last_when_ns, &name) : EEXIST;
	}
	if (error == 0 && rename(made, file) != 0) {
		error = errno;
		/* rename() leaves both names if they are names of one file. */
		rename(text_string(&name), file);
		unlink(text_string(&name));
	}
	text_free(&name);
	return error;
}

/* So that the names outlive a power cut. A failure costs only that. */
static void keep_names(const char *file)
{
	const char *slash = strrchr(file, '/');
	struct text folder = { 0 };
	int opened;

	text_add(&folder, slash == NULL ? "." : "/");
	if (slash != NULL && slash != file) {
		text_cut(&folder, 0);
		text_bytes(&folder, file, (size_t)(slash - file));
	}
	opened = open(text_string(&folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (opened >= 0) {
		fsync(opened);
		close(opened);
	}
	text_free(&folder);
}

/* From now on reports go to this file, which has its name. */
static int take_file(struct stat_output *output, int file, bool appends)
{
	if ((appends && fcntl(file, F_SETFL, O_APPEND) != 0) || dup2(file, STDOUT_FILENO) < 0)
		return errno;
	close(output->file);
	output->file = file;
	return 0;
}

/* FILE always exists, and a failure at any step leaves the old file to be written on. */
static int change_file(struct stat_output *output, const char *file, bool appends)
{
	struct text made = { 0 };
	int opened = make_beside(file, &made), error = opened < 0 ? errno : 0;

	if (error == 0 && (fflush(stdout) != 0 || fsync(output->file) != 0))
		error = errno;
	if (error == 0)
		error = replace_complete(output, file, text_string(&made));
	if (error != 0 && opened >= 0)
		unlink(text_string(&made));
	if (error == 0)
		error = take_file(output, opened, appends);
	if (error != 0 && opened >= 0)
		close(opened);
	if (error == 0)
		keep_names(file);
	text_free(&made);
	return error;
}

void rotate_output(struct stat_output *output, struct stat_report *report)
{
	const struct cli_request *request = report->request;
	int error;

	if (!is_complete(output, request->interval.number))
		return;
	use_own_rights();
	error = change_file(output, request->output, request->append);
	use_all_rights();
	if (error != 0 && !output->has_told_rotation)
		complain(request, "--rotate: %s goes on to grow, as it cannot be rotated: %s", request->output,
			 strerror(error));
	output->has_told_rotation = error != 0;
	if (error != 0)
		return;
	output->begun_seconds = output->last_seconds;
	output->whole_bytes = 0;
	output->is_continued = output->has_reports = false;
}
