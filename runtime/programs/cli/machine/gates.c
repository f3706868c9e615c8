/* SPDX-License-Identifier: MIT */
/* Manages the list of gates; checks the kernel and the state directory. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"
#include "cli/machine/gates.h"
#include "cli/machine/suspects.h"
#include "uncore/perf.h"

#define PATH_ROOM 512

static bool is_there(const struct gates *gates, const char *path)
{
	char whole[PATH_ROOM];

	snprintf(whole, sizeof(whole), "%s%s", gates->root, path);
	return access(whole, F_OK) == 0;
}

void begin_gates(struct gates *gates, const char *root)
{
	static const char *const marks[] = { "/.dockerenv", "/run/.containerenv", "/run/systemd/container",
					     "/run/host/container-manager",
					     "/var/run/secrets/kubernetes.io/serviceaccount" };

	*gates = (struct gates){ .root = root == NULL || strcmp(root, "/") == 0 ? "" : root };
	/* Files that docker, podman, systemd-nspawn and Kubernetes leave in every container. */
	for (unsigned at = 0; at < sizeof(marks) / sizeof(marks[0]); at++)
		gates->is_container = gates->is_container || is_there(gates, marks[at]);
}

void free_gates(struct gates *gates)
{
	for (size_t at = 0; at < gates->count; at++) {
		free((char *)gates->list[at].what);
		free((char *)gates->list[at].remedy);
	}
	free(gates->list);
	uncore_perf_close(gates->perf);
	*gates = (struct gates){ 0 };
}

void add_gate(struct gates *gates, const char *id, enum gate_verdict verdict, struct text *what, const char *remedy)
{
	gates->list = take_memory(gates->list, (gates->count + 1) * sizeof(gates->list[0]));
	gates->list[gates->count++] = (struct gate){
		.id = id,
		.verdict = verdict,
		.what = copy_text(text_string(what)),
		.remedy = remedy != NULL ? copy_text(remedy) : NULL,
	};
	text_free(what);
}

bool is_any_shut(const struct gates *gates)
{
	for (size_t at = 0; at < gates->count; at++)
		if (gates->list[at].verdict == GATE_SHUT)
			return true;
	return false;
}

/* ---- the kernel ---- */

void look_at_kernel(struct gates *gates)
{
	unsigned pmus = count_kernel_pmus(gates->root);
	struct text what = { 0 };

	if (pmus > 0) {
		text_printf(&what, "the kernel's own driver serves %u uncore units: perf may use the same counters",
			    pmus);
		add_gate(gates, "kernel driver", GATE_NOTE, &what, NULL);
	} else {
		text_printf(&what, "the kernel's own uncore driver is not loaded: perf does not use these counters");
		add_gate(gates, "kernel driver", GATE_OPEN, &what, NULL);
	}
	text_printf(&what, "uses a counter of the cores, not of the uncore");
	add_gate(gates, "NMI watchdog", GATE_OPEN, &what, NULL);
}

/* ---- the state directory ---- */

/*
 * If only capabilities allow a user to make the directory, it would keep all other users out, so sessions refuse to
 * make it.
 */
static bool may_make_in(const char *parent)
{
	struct stat status;

	return faccessat(AT_FDCWD, parent, W_OK | X_OK, AT_EACCESS) == 0 && stat(parent, &status) == 0 &&
	       (geteuid() == 0 || status.st_uid == geteuid() || (status.st_mode & (S_IWGRP | S_IWOTH)) != 0);
}

/* Why sessions refuse an existing directory (docs/runtime.md); NULL: they use it. */
static const char *is_unsafe(const char *state, const char **remedy)
{
	struct stat status;

	*remedy = "give it to root (as root: chown root, chmod 1777), or choose another with --state DIR";
	if (stat(state, &status) != 0)
		return NULL;
	if (status.st_uid != 0 && status.st_uid != geteuid())
		return "another user owns it, and could remove journals from it";
	*remedy = "chmod +t it";
	return (status.st_mode & (S_IWGRP | S_IWOTH)) != 0 && !(status.st_mode & S_ISVTX) ?
		       "others may remove journals from it" :
		       NULL;
}

/* The parent folder of a new state directory. */
static void add_parent(struct text *parent, const char *state)
{
	const char *slash = strrchr(state, '/');

	if (slash == NULL)
		text_printf(parent, ".");
	else
		text_printf(parent, "%.*s", slash == state ? 1 : (int)(slash - state), state);
}

static void look_at_missing_state(struct gates *gates, const char *state, int reason, struct text *what)
{
	struct text parent = { 0 };

	add_parent(&parent, state);
	if (reason == ENOENT && may_make_in(text_string(&parent))) {
		text_printf(what, "will be made for locks and journals");
		add_gate(gates, "state", GATE_OPEN, what, NULL);
	} else {
		text_printf(what, "%s", strerror(reason));
		add_gate(gates, "state", GATE_SHUT, what,
			 "run uncore once as root, which makes it for all users. Or choose your own with --state DIR: "
			 "only sessions that share a directory see each other's locks");
	}
	text_free(&parent);
}

void look_at_state(struct gates *gates, const char *state)
{
	struct text what = { 0 };
	const char *remedy, *unsafe = is_unsafe(state, &remedy);

	text_printf(&what, "%s: ", state);
	/* Checked with the program's rights, which may differ from the user's. */
	if (unsafe != NULL) {
		text_printf(&what, "%s", unsafe);
		add_gate(gates, "state", GATE_SHUT, &what, remedy);
	} else if (faccessat(AT_FDCWD, state, R_OK | W_OK | X_OK, AT_EACCESS) == 0) {
		text_printf(&what, "can be used for locks and journals");
		add_gate(gates, "state", GATE_OPEN, &what, NULL);
	} else {
		look_at_missing_state(gates, state, errno, &what);
	}
}
