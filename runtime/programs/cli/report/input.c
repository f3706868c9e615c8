/* SPDX-License-Identifier: MIT */
/* uncore report: reads recordings, by replaying them, and the JSON of uncore stat. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/whole_file.h"
#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "cli/report/input.h"
#include "cli/report/unpack.h"
#include "cli/stat/report.h"
#include "cli/stat/taker.h"
#include "uncore/platforms.h"

/* A recording without --interval is shown in such steps: stat checks the controls as often. */
#define STEP_NS UINT64_C(100000000)

/* What is being read. */
struct reading {
	struct stat_taker taker; /* first: its functions get its address */
	const struct cli_request *request;
	const char *file;
	bool is_found, is_packed, is_damaged; /* in a folder; by gzip; which could not unpack all of it */
	struct runs *runs;
	size_t first; /* number of the file's first run */
	struct uncore_fault fault;
	struct text lines; /* of the replayed reports */
	struct run about;  /* what a recording says of its run */
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

/* Reads lines. False: the fault is set. */
static bool read_lines(struct reading *reading, const char *text, size_t length, bool *is_cut)
{
	struct measured_input input = { .name = reading->file,
					.text = text,
					.length = length,
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

	add_stat_json(&reading->lines, report);
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
	bool is_cut, is_left = reading->taker.fault.length > 0;

	if (reading->lines.length == 0) {
		if (is_left)
			fputs("  nothing was measured before that\n", stderr);
		return CLI_BAD;
	}
	if (!read_lines(reading, text_string(&reading->lines), reading->lines.length, &is_cut)) {
		complain(reading->request, "%s", reading->fault.text);
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

static int read_measured(struct reading *reading, const char *text, size_t length)
{
	struct runs *runs = reading->runs;
	bool is_cut = false;

	if (!read_lines(reading, text, length, &is_cut)) {
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

static void refuse_size(const struct reading *reading, const char *has)
{
	complain(reading->request,
		 "%s: %s more than %zu MiB, and report reads no more of a file; give it parts of the lines, as by: "
		 "head -n 1000000",
		 reading->file, has, RECORDS_BYTES_MAX >> 20);
}

static char *unpack_file(struct reading *reading, char *packed, size_t *length)
{
	bool is_whole = false;
	char *text = unpack(packed, *length, length, &is_whole);

	free(packed);
	reading->is_packed = true;
	reading->is_damaged = !is_whole;
	if (text == NULL && errno == EFBIG)
		refuse_size(reading, "unpacks to");
	else if (text == NULL)
		complain(reading->request, "%s is packed, and gzip cannot be run: %s", reading->file, strerror(errno));
	return text;
}

static char *read_file(struct reading *reading, size_t *length)
{
	bool is_input = strcmp(reading->file, "-") == 0;
	int file = is_input ? STDIN_FILENO : open(reading->file, O_RDONLY | O_CLOEXEC);
	char *text = file >= 0 ? read_to_end(file, RECORDS_BYTES_MAX, length) : NULL;

	if (text == NULL && errno == EFBIG)
		refuse_size(reading, "has");
	else if (text == NULL)
		complain(reading->request, "%s: %s", reading->file, strerror(errno));
	if (file >= 0 && !is_input)
		(void)close(file);
	return text != NULL && is_packed(text, *length) ? unpack_file(reading, text, length) : text;
}

static int read_text(struct reading *reading, const char *text, size_t length)
{
	if (is_recording(text) && (reading->is_packed || strcmp(reading->file, "-") == 0)) {
		complain(reading->request, "%s: a recording is replayed from its file: %s", reading->file,
			 reading->is_packed ? "unpack it with gunzip" : "name the file");
		return CLI_BAD;
	}
	if (is_recording(text))
		return read_recording(reading);
	if (reading->is_found && !measured_begins(text, length)) {
		reading->runs->left_out++;
		return CLI_GOOD;
	}
	if (length > 0 && !measured_begins(text, length))
		return refuse_kind(reading);
	return read_measured(reading, text, length);
}

int read_runs(const struct cli_request *request, const struct report_file *file, struct runs *runs)
{
	struct reading reading = {
		.request = request, .file = file->name, .is_found = file->is_found, .runs = runs, .first = runs->count
	};
	size_t length = 0;
	char *text = read_file(&reading, &length);
	int result = text != NULL ? read_text(&reading, text, length) : CLI_BAD;

	free(text);
	if (runs->count > reading.first)
		add_run_file(runs, file->name);
	for (size_t at = reading.first; at < runs->count; at++)
		runs->at[at].tables = uncore_platforms_find(request->platforms, runs->at[at].platform);
	return result;
}
