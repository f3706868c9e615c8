/* SPDX-License-Identifier: MIT */
/* uncore stat: where its reports go. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "find.h"
#include "stat.h"

int open_stat_output(const struct cli_request *request, struct stat_output *output)
{
	*output = (struct stat_output){ .file = -1 };
	output->standard = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
	if (request->output == NULL || request->format == CLI_OPENMETRICS)
		return CLI_GOOD;
	output->file = open(request->output, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
	if (output->file >= 0)
		return CLI_GOOD;
	complain(request, "--output %s: %s", request->output, strerror(errno));
	return CLI_BAD;
}

void direct_stat_output(const struct cli_request *request, const struct stat_output *output)
{
	fflush(stdout);
	if (output->file >= 0) {
		if (ftruncate(output->file, 0) == 0)
			dup2(output->file, STDOUT_FILENO);
	} else if (request->count > 0 && request->output == NULL) {
		dup2(STDERR_FILENO, STDOUT_FILENO);
	}
}

void close_stat_output(struct stat_output *output)
{
	fflush(stdout);
	if (output->standard >= 0) {
		dup2(output->standard, STDOUT_FILENO);
		close(output->standard);
	}
	if (output->file >= 0)
		close(output->file);
}

/* Standard output goes to a new file beside the one that is wanted, which it replaces when it is whole. */
static bool print_whole(const struct stat_report *report, const char *name, int file)
{
	int standard = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
	bool good = standard >= 0 && dup2(file, STDOUT_FILENO) >= 0;

	if (good) {
		print_stat_openmetrics(report);
		good = fflush(stdout) == 0 && fsync(file) == 0 && rename(name, report->request->output) == 0;
		dup2(standard, STDOUT_FILENO);
	}
	if (standard >= 0)
		close(standard);
	return good;
}

/* A collector that reads the file at any moment sees one whole report. */
static void replace_file(const struct stat_report *report)
{
	struct text name = { 0 };
	int file;

	text_add(&name, "%s.tmp", report->request->output);
	fflush(stdout);
	file = open(text_string(&name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
	if (file < 0 || !print_whole(report, text_string(&name), file))
		complain(report->request, "--output %s: %s", report->request->output, strerror(errno));
	if (file >= 0)
		close(file);
	text_free(&name);
}

void print_report(struct stat_report *report)
{
	switch (report->request->format) {
	case CLI_JSON:
		print_stat_json(report);
		break;
	case CLI_CSV:
		print_stat_csv(report);
		break;
	case CLI_OPENMETRICS:
		if (report->request->output != NULL)
			replace_file(report);
		else
			print_stat_openmetrics(report);
		break;
	default:
		print_stat_text(report);
	}
}
