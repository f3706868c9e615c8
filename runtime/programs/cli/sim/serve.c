/* SPDX-License-Identifier: MIT */
/* uncore sim: serves a simulated machine as files until its mount ends. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "fuse/mount.h"
#include "cli/common/linux_version.h"
#include "cli/machine/machine.h"
#include "cli/sim/sim.h"

int sim_refuse(int status, const char *what, const char *word, const char *remedy)
{
	fprintf(stderr, "uncore sim: %s%s\n  %s\n", what, word, remedy);
	return status;
}

static int check_device(void)
{
	if (access("/dev/fuse", R_OK | W_OK) == 0)
		return CLI_GOOD;
	return sim_refuse(
		CLI_MACHINE, "/dev/fuse: ", strerror(errno),
		errno == ENOENT ?
			"load it with: modprobe fuse; in a container give it the device (--device /dev/fuse)" :
			"run it as root, or as a user who may open /dev/fuse");
}

/* A process in the background must not print to the terminal, nor keep a folder in use. */
static void leave_terminal(void)
{
	int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);

	for (int fd = 0; fd <= 2 && nowhere >= 0; fd++)
		(void)dup2(nowhere, fd);
	if (nowhere > 2)
		(void)close(nowhere);
	if (chdir("/") != 0)
		return;
}

static void on_ready(void *context)
{
	const struct sim_serving *serving = (const struct sim_serving *)context;
	ssize_t told;

	if (serving->ready_fd < 0) {
		printf("mounted at %s; Ctrl-C ends it\n", serving->folder);
		fflush(stdout);
		return;
	}
	told = write(serving->ready_fd, "", 1);
	(void)told; /* the mount works, even if the parent no longer waits */
	(void)close(serving->ready_fd);
	if (serving->ended == NULL)
		leave_terminal();
}

int sim_serve(struct sim_serving *serving)
{
	struct mount_request request = { .folder = serving->folder, .ready = on_ready, .context = serving };
	struct cli_machine opened;
	char why[256] = "";
	int status = open_machine(serving->request, true, &opened);

	if (status != CLI_GOOD)
		return status;
	if (read_linux_version(serving->request, &request.linux_version) != CLI_GOOD) {
		close_machine(&opened);
		return CLI_BAD;
	}
	tell_traffic(serving->request, &opened);
	if (serving->ended != NULL && uncore_sim_tally_begin(opened.sim) != 0) {
		close_machine(&opened);
		return sim_refuse(CLI_MACHINE, "no memory for a report", "", "end some other programs");
	}
	request.follows_host = serving->clock == UNCORE_SIM_REAL;
	request.msr_safe = serving->request->msr_safe;
	if (serving->host != NULL) {
		request.folders = serving->host->paths;
		request.folder_count = serving->host->count;
	}
	request.sim = opened.sim;
	request.tables = opened.machine->tables;
	if (mount_serve(&request, why, sizeof(why)) != 0)
		status = sim_refuse(CLI_MACHINE, why, "",
				    geteuid() == 0 ?
					    "mounting may be forbidden here, as in many containers" :
					    "run it as root, or install fusermount3 (package fuse3) and mount on a "
					    "folder of your own");
	else if (serving->ended != NULL)
		serving->ended(serving->request, &opened);
	close_machine(&opened);
	return status;
}

int sim_prepare(const struct cli_request *request, struct sim_serving *serving)
{
	int status = CLI_GOOD;

	*serving = (struct sim_serving){ .request = request, .ready_fd = -1 };
	serving->clock = request->clock == CLI_CLOCK_MANUAL ? UNCORE_SIM_MANUAL : UNCORE_SIM_REAL;
	if (request->sim == NULL)
		status = sim_refuse(CLI_BAD, request->line.arguments[0], ": the machine is missing",
				    "add --sim PLATFORM[/VARIANT][:SOCKETS][,FILE]; see: uncore list platforms");
	if (status == CLI_GOOD && !mount_is_built_in())
		status = sim_refuse(CLI_MACHINE, "this uncore was built without FUSE (make FUSE=0)", "",
				    "install libfuse3-dev and build it again, or give --sim to each command");
	return status == CLI_GOOD ? check_device() : status;
}
