/* SPDX-License-Identifier: MIT */
/* uncore sim: mounts a simulated machine as files for other programs; checks scenarios. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "json/scenario_load.h"
#include "cli/machine/machine.h"
#include "cli/common/find.h"
#include "cli/machine/rights.h"
#include "cli/sim/sim.h"
#include "uncore/platforms.h"

static int find_folder(const char *word, char **folder)
{
	struct stat found;
	int error;

	*folder = realpath(word, NULL);
	error = *folder == NULL || stat(*folder, &found) != 0 ? errno : 0;
	if (error == 0 && !S_ISDIR(found.st_mode))
		error = ENOTDIR;
	if (error == 0)
		return CLI_GOOD;
	fprintf(stderr, "uncore sim: %s: %s\n  %s\n", word, strerror(error),
		error == ENOTCONN ? "the process that served it has ended: umount it, then mount again" :
				    "DIR must be a folder that exists, best an empty one");
	free(*folder);
	*folder = NULL;
	return CLI_BAD;
}

/* Waits for a mount in the background: it reports that it is ready, or ends. */
static int wait_for(pid_t child, int fd, const char *folder)
{
	int status = 0;
	ssize_t got;
	char byte;

	do
		got = read(fd, &byte, 1);
	while (got < 0 && errno == EINTR);
	if (got == 1) {
		printf("mounted at %s, served by process %ld; kill %ld ends it\n", folder, (long)child, (long)child);
		return CLI_GOOD;
	}
	while (waitpid(child, &status, 0) < 0 && errno == EINTR)
		;
	return WIFEXITED(status) && WEXITSTATUS(status) != 0 ? WEXITSTATUS(status) : CLI_MACHINE;
}

static int serve_in_background(struct sim_serving *serving)
{
	int ends[2], status, flags;
	pid_t child = -1;

	fflush(NULL);
	/* Without its output, the user would not know which process to end. */
	flags = fcntl(STDOUT_FILENO, F_GETFL);
	if (flags < 0 || (flags & O_ACCMODE) == O_RDONLY)
		return sim_refuse(CLI_BAD, "mount --background: ", "standard output is closed",
				  "open it: uncore prints there how to end the mount");
	if (pipe2(ends, O_CLOEXEC) != 0)
		return sim_refuse(CLI_MACHINE, "cannot start a background process: ", strerror(errno),
				  "leave out --background");
	child = fork();
	if (child < 0) {
		status = sim_refuse(CLI_MACHINE, "cannot start a background process: ", strerror(errno),
				    "leave out --background");
	} else if (child == 0) {
		(void)close(ends[0]);
		(void)setsid();
		serving->ready_fd = ends[1];
		return sim_serve(serving);
	} else {
		(void)close(ends[1]);
		ends[1] = -1;
		status = wait_for(child, ends[0], serving->folder);
	}
	(void)close(ends[0]);
	if (ends[1] >= 0)
		(void)close(ends[1]);
	return status;
}

static int mount_machine(const struct cli_request *request)
{
	struct sim_serving serving;
	int status = sim_prepare(request, &serving);

	if (status == CLI_GOOD)
		status = find_folder(request->line.arguments[1], &serving.folder);
	if (status == CLI_GOOD)
		status = request->background ? serve_in_background(&serving) : sim_serve(&serving);
	free(serving.folder);
	return status;
}

/* ---- scenarios ---- */

/* Checks names and numbers against a platform by creating the machine. */
static int check_on_platform(const struct cli_request *request, const char *file,
			     const struct uncore_scenario *scenario, const char *platform)
{
	const struct uncore_tables *tables = uncore_platforms_find(request->platforms, platform);
	struct uncore_fault fault = { 0 };
	struct uncore_sim *sim = NULL;

	if (tables == NULL)
		return unknown_platform(request, platform,
					request->platform != NULL ? "" : ", which the scenario names");
	if (uncore_sim_create(tables, scenario, UNCORE_SIM_MANUAL, &sim, &fault) != 0) {
		fprintf(stderr, "uncore sim: %s: %s\n", file, fault.text);
		return CLI_BAD;
	}
	printf("%s: good for %s: %u socket%s, %u CPUs, %u PCI devices\n", file, platform,
	       uncore_sim_machine(sim)->socket_count, uncore_sim_machine(sim)->socket_count == 1 ? "" : "s",
	       uncore_sim_cpu_count(sim), uncore_sim_device_count(sim));
	uncore_sim_free(sim);
	return CLI_GOOD;
}

static int check_scenario(const struct cli_request *request)
{
	const char *file = request->line.arguments[1], *platform = request->platform;
	struct uncore_scenario_text *loaded = NULL;
	struct uncore_fault fault = { 0 };
	int status;

	if (uncore_scenario_load_file(file, &loaded, &fault) != 0) {
		fprintf(stderr, "uncore sim: %s\n", fault.text);
		return CLI_BAD;
	}
	if (platform == NULL)
		platform = uncore_scenario_of(loaded)->platform;
	if (platform != NULL)
		status = check_on_platform(request, file, uncore_scenario_of(loaded), platform);
	else
		status = sim_refuse(CLI_BAD, file,
				    ": its form is right, but it names no platform to check its names "
				    "with",
				    "add --platform PLATFORM to check its names too");
	uncore_scenario_text_free(loaded);
	return status;
}

static int check_words(const struct cli_request *request)
{
	const char *word = request->line.arguments[0];
	bool runs = strcmp(word, "run") == 0;

	if (!runs && request->line.count > 2)
		return sim_refuse(CLI_BAD, "one argument too many: ", request->line.arguments[2],
				  "see: uncore sim --help");
	if (runs && request->background)
		return sim_refuse(CLI_BAD, "--background: the machine of sim run always ends with its command", "",
				  "leave it out, or use uncore sim mount");
	if (!runs && (request->report || request->output != NULL || request->format != CLI_TEXT))
		return sim_refuse(CLI_BAD,
				  request->report         ? "--report: " :
				  request->output != NULL ? "--output: " :
							    "--format: ",
				  "only sim run prints a report",
				  "run: uncore sim run --sim PLATFORM --report -- COMMAND");
	return CLI_GOOD;
}

int cli_sim(const struct cli_request *request)
{
	const char *word = request->line.arguments[0];
	int status = check_words(request);

	drop_rights();
	if (status != CLI_GOOD)
		return status;
	if (strcmp(word, "run") == 0)
		return sim_run(request);
	if (strcmp(word, "mount") == 0)
		return mount_machine(request);
	if (strcmp(word, "check") == 0)
		return check_scenario(request);
	return sim_refuse(CLI_BAD, "the action is run, mount or check, not ", word, "see: uncore sim --help");
}
