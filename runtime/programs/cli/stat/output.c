/* SPDX-License-Identifier: MIT */
/* uncore stat: opens and writes the file that its reports go to. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/common/find.h"
#include "cli/machine/rights.h"
#include "cli/stat/output.h"
#include "cli/run/signals.h"
#include "cli/stat/taker.h"
#include "json/date.h"
#include "base/files/whole_file.h"

bool is_exposition(const struct cli_request *request)
{
	return request->format == CLI_OPENMETRICS || request->format == CLI_PROMETHEUS;
}

static int output_failed(const struct cli_request *request, int error)
{
	complain(request, "--output %s: %s", request->output, strerror(error));
	return CLI_BAD;
}

/* Checks before the measurement that the file can be replaced. */
static int try_to_replace(const struct cli_request *request)
{
	struct text name = { 0 };
	int file, result = CLI_GOOD;

	use_own_rights();
	file = make_beside(request->output, &name);
	if (file < 0) {
		result = output_failed(request, errno);
	} else {
		close(file);
		unlink(text_string(&name));
	}
	use_all_rights();
	text_free(&name);
	return result;
}

/* A complete file gets another name: a link, a device and a pipe have none to give. */
static int check_rotated(const struct cli_request *request)
{
	if (request->rotate == NULL || may_be_replaced(request->output))
		return CLI_GOOD;
	complain(request, "--rotate: %s is not a regular file; name one that is, or that is not there yet",
		 request->output);
	return CLI_BAD;
}

int open_stat_output(const struct cli_request *request, struct stat_output *output)
{
	*output = (struct stat_output){ .file = -1 };
	output->standard = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
	if (request->rotate != NULL)
		(void)read_rotation(request->rotate, &output->rotation);
	if (request->output == NULL || request->dry_run)
		return CLI_GOOD;
	if (check_rotated(request) != CLI_GOOD)
		return CLI_BAD;
	use_own_rights();
	output->is_replaced = is_exposition(request) && may_be_replaced(request->output);
	if (!output->is_replaced)
		output->file = open(request->output,
				    O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY | (request->append ? O_APPEND : 0), 0666);
	use_all_rights();
	if (output->is_replaced)
		return try_to_replace(request);
	return output->file >= 0 ? CLI_GOOD : output_failed(request, errno);
}

/* Devices and pipes cannot be truncated. */
static bool empty_file(int file)
{
	struct stat status;

	if (fstat(file, &status) != 0)
		return false;
	return !S_ISREG(status.st_mode) || (ftruncate(file, 0) == 0 && lseek(file, 0, SEEK_SET) == 0);
}

int direct_stat_output(const struct cli_request *request, struct stat_output *output)
{
	struct stat status = { .st_size = 0 };

	fflush(stdout);
	if (output->file >= 0 && request->append)
		output->is_continued =
			fstat(output->file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0;
	if (output->file >= 0 && !request->append && !empty_file(output->file))
		return output_failed(request, errno);
	output->whole_bytes = output->is_continued ? (uint64_t)status.st_size : 0;
	if (output->file >= 0 && dup2(output->file, STDOUT_FILENO) < 0)
		return output_failed(request, errno);
	if (request->line.count > 0 && request->output == NULL)
		dup2(STDERR_FILENO, STDOUT_FILENO);
	return CLI_GOOD;
}

/* Unwritten output must not appear elsewhere later. */
static void discard_output(void)
{
	int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);

	if (nowhere < 0)
		return;
	dup2(nowhere, STDOUT_FILENO);
	close(nowhere);
	fflush(stdout);
	clearerr(stdout);
}

void close_stat_output(struct stat_output *output)
{
	fflush(stdout);
	/* The error was printed already. */
	if (output->has_failed)
		clearerr(stdout);
	if (output->standard >= 0) {
		dup2(output->standard, STDOUT_FILENO);
		close(output->standard);
	}
	if (output->file >= 0)
		close(output->file);
}

/* Prints to a new file, which replaces the old one when it is complete. Returns 0 or an errno. */
static int print_whole(const struct stat_report *report, const char *name, int file)
{
	int standard = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3), error = 0;

	if (standard < 0 || dup2(file, STDOUT_FILENO) < 0)
		error = errno;
	if (error == 0) {
		print_stat_openmetrics(report);
		if (fflush(stdout) != 0 || ferror(stdout) || fsync(file) != 0 ||
		    rename(name, report->request->output) != 0)
			error = errno != 0 ? errno : EIO;
		if (error != 0)
			discard_output();
		dup2(standard, STDOUT_FILENO);
	}
	if (standard >= 0)
		close(standard);
	return error;
}

/* ---- a disk that is full ---- */

/* A run of weeks outlives a full disk: a report that cannot be written is left out as a whole. */
static bool may_go_on(const struct stat_report *report, int error)
{
	if (!report->request->interval.is_given || report->is_last)
		return false;
	return report->output->is_replaced || error == ENOSPC || error == EDQUOT;
}

static void report_failed(const struct stat_report *report, int error)
{
	struct stat_output *output = report->output;

	if (!may_go_on(report, error)) {
		output_failed(report->request, error);
		output->has_failed = true;
		return;
	}
	if (output->left_out++ == 0)
		complain(report->request, "--output %s: %s; reports are left out until it can be written",
			 report->request->output, strerror(error));
	output->has_left_out = true;
}

static void report_written(const struct stat_report *report)
{
	struct stat_output *output = report->output;

	if (output->left_out > 0)
		complain(report->request, "--output %s is written again; %llu reports were left out",
			 report->request->output, (unsigned long long)output->left_out);
	output->left_out = 0;
	note_whole_report(output, report);
}

/* The file ends with its last whole report again. */
static void cut_back(const struct stat_output *output)
{
	discard_output();
	if (ftruncate(output->file, (off_t)output->whole_bytes) == 0)
		lseek(output->file, (off_t)output->whole_bytes, SEEK_SET);
	dup2(output->file, STDOUT_FILENO);
}

static bool is_regular(int file)
{
	struct stat status;

	return fstat(file, &status) == 0 && S_ISREG(status.st_mode);
}

/* After a report. If the stream still has its error, the loop ends. */
static void note_end(const struct stat_report *report, int error)
{
	struct stat_output *output = report->output;

	if (output->file < 0 || output->has_failed || is_writing_stuck())
		return;
	if (!ferror(stdout)) {
		report_written(report);
		return;
	}
	error = error != 0 ? error : EIO;
	if (is_regular(output->file) && report->request->interval.is_given && (error == ENOSPC || error == EDQUOT))
		cut_back(output);
	report_failed(report, error);
}

/* A collector that reads the file at any moment sees one whole report. */
static void replace_file(const struct stat_report *report)
{
	struct text name = { 0 };
	int file, error;

	fflush(stdout);
	use_own_rights();
	file = make_beside(report->request->output, &name);
	error = file < 0 ? errno : print_whole(report, text_string(&name), file);
	if (file >= 0)
		close(file);
	if (file >= 0 && error != 0)
		unlink(text_string(&name));
	use_all_rights();
	text_free(&name);
	if (error != 0)
		report_failed(report, error);
	else
		report_written(report);
}

static void print_openmetrics(const struct stat_report *report)
{
	/* The target of a link: each report overwrites the one before. */
	if (report->output->is_replaced)
		replace_file(report);
	else if (report->output->file < 0 || empty_file(report->output->file))
		print_stat_openmetrics(report);
	else
		report->output->has_failed = true;
}

/* The line with which perf stat -o begins, for formats that do not have the time of day in each line. */
static void print_start(const struct stat_report *report)
{
	struct text date = { 0 };
	bool has_line = report->request->separator != NULL || report->request->format == CLI_TEXT;

	if (report->output->file < 0 || !report->is_first || !has_line || report->started_ns == 0)
		return;
	text_date(&date, report->started_ns);
	printf("# started on %s\n", text_string(&date));
	text_free(&date);
}

static void print_in_format(struct stat_report *report)
{
	if (report->request->separator != NULL) {
		print_stat_separated(report);
		return;
	}
	switch (report->request->format) {
	case CLI_JSON:
		print_stat_json(report);
		break;
	case CLI_CSV:
		print_stat_csv(report);
		break;
	case CLI_OPENMETRICS:
	case CLI_PROMETHEUS:
		print_openmetrics(report);
		break;
	default:
		print_stat_text(report);
	}
}

void print_report(struct stat_report *report)
{
	struct stat_output *output = report->output;

	if (report->taker != NULL) {
		report->taker->take(report->taker, report);
		return;
	}
	begin_writing(STDOUT_FILENO);
	rotate_output(output, report);
	/* Each file has headings. */
	report->is_first = report->is_first || (output->file >= 0 && !output->has_reports);
	errno = 0;
	print_start(report);
	print_in_format(report);
	note_end(report, errno);
	end_writing();
}
