/* SPDX-License-Identifier: MIT */
/* Finds the directory in which sessions on a Linux machine keep locks and journals. Each machine has its own. */
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/stat.h>

#include "linux/host.h"
#include "linux/identity.h"

#define STATE_DIRECTORY "/run/uncore"
/* Whether "uncore sim run" shows a simulated machine in place of this one. Its sessions are not the host's. */
#define SIM_DIRECTORY "/sys/kernel/uncore_sim"
#define SIM_STATE_DIRECTORY SIM_DIRECTORY "/state"

/* A file system is mounted there. A program with more rights than its user ignores it. */
static bool has_sim_state(void)
{
	struct stat above, found;

	return getauxval(AT_SECURE) == 0 && stat(SIM_DIRECTORY, &above) == 0 &&
	       stat(SIM_STATE_DIRECTORY, &found) == 0 && above.st_dev != found.st_dev;
}

void find_state(struct linux_host *host)
{
	if (host->root[0] != '\0') {
		snprintf(host->state, sizeof(host->state), "%s.uncore", host->root);
		host->machine.state = host->state;
	} else {
		host->machine.state = has_sim_state() ? SIM_STATE_DIRECTORY : STATE_DIRECTORY;
	}
}
