/* SPDX-License-Identifier: MIT */
/* uncore report: reads recordings, by replaying them, and the JSON of uncore stat. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/common/find.h"
#include "cli/report/input.h"
#include "cli/report/unpack.h"
#include "cli/stat/report.h"
#include "cli/stat/taker.h"

/* A recording without --interval is shown in such steps: stat checks the controls as often. */
#define STEP_NS UINT64_C(100000000)

/* The first line of a recording has its key in fewer bytes. */
enum { BEGINNING = 1 << 16 };

/* What is being read. */
struct reading {
	struct stat_taker taker; /* first: its functions get its address */
	const struct cli_request *request;
	const char *file;
	bool is_found, is_packed, is_damaged; /* in a folder; by gzip; which could not unpack all of it */
	struct runs *runs;
	size_t first; /* number of the file's first run */
	struct uncore_fault fault;
	struct text lines; /* of a replayed report */
	struct run about;  /* what a recording says of its run */
	int descriptor;    /* of what follows the beginning */
	struct unpacking unpacking;
	char beginning[BEGINNING]; /* terminated */
	size_t length;
};

static bool take_line(void *context, const struct measured_line *line, struct uncore_fault *fault)
{
	struct reading *reading = context;

	if (add_to_runs(reading->runs, reading->first, reading->file, line) != NULL)
		return true;
	uncore_fault_set(fault, UNCORE_E_RANGE, "%s: more than %d series; measure less at a time", reading->file,
			 MOST_SERIES);
	return false;
}

static ptrdiff_t read_more(void *source, char *into, size_t room)
{
	return read(*(const int *)source, into, room);
}

/* Reads lines: the text, and what follows in the file, if there is one. False: the fault is set. */
static bool read_lines(struct reading *reading, const char *text, size_t length, int *file, bool *is_cut)
{
	struct measured_input input = { .name = reading->file,
					.text = text,
					.length = length,
					.more = file != NULL ? read_more : NULL,
					.source = file,
					.arena = &reading->runs->arena,
					.values = &reading->runs->values,
					.take = take_line,
					.context = reading };
	int result = measured_read(&input, &reading->fault);

	*is_cut = input.is_cut;
	return result == 0;
}

/* ---- recordings ---- */

/* A replayed report becomes the lines that stat would print: so the page cannot show other numbers. */
static void take_report(struct stat_taker *taker, const struct stat_report *report)
{
	struct reading *reading = (struct reading *)(void *)taker;
	bool is_cut;

	if (reading->fault.code != 0)
		return;
	text_cut(&reading->lines, 0);
	add_stat_json(&reading->lines, report);
	(void)read_lines(reading, text_string(&reading->lines), reading->lines.length, NULL, &is_cut);
}

static void end_report(struct stat_taker *taker, const struct stat_report *report)
{
	struct run *about = &((struct reading *)(void *)taker)->about;

	about->is_recording = true;
	about->has_command = taker->head->has_command;
	text_add(&about->version, taker->head->version != NULL ? taker->head->version : "");
	text_add(&about->causes, text_string(&report->causes));
}

/* Gives the run what the recording says of it. */
static void move_about(struct run *run, struct reading *reading)
{
	run->is_recording = true;
	run->has_command = reading->about.has_command;
	run->version = reading->about.version;
	run->causes = reading->about.causes;
	run->fault = reading->taker.fault;
	reading->about = (struct run){ .file = NULL };
	reading->taker.fault = (struct text){ 0 };
}

static int read_replayed(struct reading *reading)
{
	bool is_left = reading->taker.fault.length > 0;

	if (reading->fault.code != 0) {
		complain(reading->request, "%s", reading->fault.text);
		return CLI_BAD;
	}
	if (reading->runs->count == reading->first) {
		if (is_left)
			fputs("  nothing was measured before that\n", stderr);
		return CLI_BAD;
	}
	if (is_left)
		fputs("  the page shows what was measured before that\n", stderr);
	move_about(&reading->runs->at[reading->runs->count - 1], reading);
	return is_left ? CLI_NOTHING : CLI_GOOD;
}

static int read_recording(struct reading *reading)
{
	struct cli_request replay = { .line.command = reading->request->line.command,
				      .replay = reading->file,
				      .platforms = reading->request->platforms };
	int result;

	reading->taker = (struct stat_taker){ .take = take_report, .end = end_report, .step_ns = STEP_NS };
	(void)stat_for(&replay, &reading->taker);
	result = read_replayed(reading);
	text_free(&reading->lines);
	text_free(&reading->taker.fault);
	free_run(&reading->about);
	return result;
}

/* ---- JSON ---- */

static int refuse_kind(const struct reading *reading)
{
	complain(reading->request, "%s: neither a recording nor JSON of uncore stat", reading->file);
	fputs("  make one of them: uncore record FILE ..., or uncore stat --format json -I 1000 ... >FILE\n", stderr);
	return CLI_BAD;
}

/* Ends the unpacking too: only then it is known whether the file is damaged. */
static bool read_all(struct reading *reading, bool *is_cut)
{
	bool is_good = read_lines(reading, reading->beginning, reading->length, &reading->descriptor, is_cut);

	if (reading->is_packed)
		reading->is_damaged = !end_unpacking(&reading->unpacking);
	reading->is_packed = false;
	return is_good;
}

static int read_measured(struct reading *reading)
{
	struct runs *runs = reading->runs;
	bool is_cut = false;

	if (!read_all(reading, &is_cut)) {
		complain(reading->request, "%s", reading->fault.text);
		return runs->count == reading->first ? refuse_kind(reading) : CLI_BAD;
	}
	if (runs->count == reading->first) {
		complain(reading->request, "%s: holds no measurement", reading->file);
		return CLI_BAD;
	}
	if (!is_cut && !reading->is_damaged)
		return CLI_GOOD;
	text_printf(&runs->at[runs->count - 1].fault, "%s: %s", reading->file,
		    reading->is_damaged ? "gzip cannot unpack all of it" : "the last line is cut off");
	complain(reading->request, "%s", text_string(&runs->at[runs->count - 1].fault));
	return CLI_NOTHING;
}

/* ---- files ---- */

static bool is_recording(const char *text)
{
	static const char key[] = "\"uncore_recording\"";

	return text[0] == '{' && memmem(text, strcspn(text, "\n"), key, sizeof key - 1) != NULL;
}

/* A pipe gives its bytes in pieces. False: errno says why it failed. */
static bool read_beginning(struct reading *reading)
{
	ssize_t got = 1;

	reading->length = 0;
	while (got != 0 && reading->length < BEGINNING - 1) {
		got = read(reading->descriptor, reading->beginning + reading->length, BEGINNING - 1 - reading->length);
		if (got < 0 && errno != EINTR)
			return false;
		reading->length += got > 0 ? (size_t)got : 0;
	}
	reading->beginning[reading->length] = '\0';
	return true;
}

static int refuse_file(const struct reading *reading, const char *what, int error)
{
	complain(reading->request, "%s%s: %s", reading->file, what, strerror(error));
	return CLI_BAD;
}

static int read_kind(struct reading *reading)
{
	const char *text = reading->beginning;

	if (is_recording(text) && (reading->is_packed || strcmp(reading->file, "-") == 0)) {
		complain(reading->request, "%s: a recording is replayed from its file: %s", reading->file,
			 reading->is_packed ? "unpack it with gunzip" : "name the file");
		return CLI_BAD;
	}
	if (is_recording(text))
		return read_recording(reading);
	if (reading->is_found && !measured_begins(text, reading->length)) {
		reading->runs->left_out++;
		return CLI_GOOD;
	}
	if (reading->length > 0 && !measured_begins(text, reading->length))
		return refuse_kind(reading);
	return read_measured(reading);
}

static int read_packed(struct reading *reading)
{
	int error = begin_unpacking(reading->descriptor, reading->beginning, reading->length, &reading->unpacking);
	int result;

	if (error != 0)
		return refuse_file(reading, " is packed, and gzip cannot be run", error);
	reading->is_packed = true;
	reading->descriptor = reading->unpacking.file;
	result = read_beginning(reading) ? read_kind(reading) : refuse_file(reading, "", errno);
	if (reading->is_packed)
		(void)end_unpacking(&reading->unpacking);
	return result;
}

static int read_file(struct reading *reading)
{
	bool is_input = strcmp(reading->file, "-") == 0;
	int file = is_input ? STDIN_FILENO : open(reading->file, O_RDONLY | O_CLOEXEC), result;

	reading->descriptor = file;
	if (file < 0 || !read_beginning(reading))
		result = refuse_file(reading, "", errno);
	else if (is_packed(reading->beginning, reading->length))
		result = read_packed(reading);
	else
		result = read_kind(reading);
	if (file >= 0 && !is_input)
		(void)close(file);
	return result;
}

int read_runs(const struct cli_request *request, const struct report_file *file, struct runs *runs)
{
	struct reading reading = {
		.request = request, .file = file->name, .is_found = file->is_found, .runs = runs, .first = runs->count
	};
	int result = read_file(&reading);

	if (runs->count > reading.first)
		add_run_file(runs, file->name);
	for (size_t at = reading.first; at < runs->count; at++)
		runs->at[at].tables = uncore_platforms_find(request->platforms, runs->at[at].platform);
	return result;
}
