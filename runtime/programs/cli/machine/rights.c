/* SPDX-License-Identifier: MIT */
/* Drops and checks capabilities by system calls (capget(2)), because glibc has no functions for them. */
#define _GNU_SOURCE
#include "cli/machine/rights.h"

#include <errno.h>
#include <linux/capability.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <unistd.h>

/* What use_own_rights() dropped and use_all_rights() restores. */
static struct {
	bool is_taken;
	struct __user_cap_data_struct capabilities[_LINUX_CAPABILITY_U32S_3];
	uid_t user;
	gid_t group;
} other_rights;

static struct __user_cap_header_struct this_thread(void)
{
	return (struct __user_cap_header_struct){ .version = _LINUX_CAPABILITY_VERSION_3 };
}

static bool set_capabilities(const struct __user_cap_data_struct *data)
{
	struct __user_cap_header_struct header = this_thread();

	return syscall(SYS_capset, &header, data) == 0;
}

/* With wrong rights the program could do harm, so it ends at once. */
static void insist(bool is_done)
{
	if (is_done)
		return;
	fprintf(stderr, "uncore: the rights of the process could not be changed: %s\n", strerror(errno));
	_exit(CLI_MACHINE);
}

bool has_more_rights(void)
{
	return getauxval(AT_SECURE) != 0;
}

void use_own_rights(void)
{
	struct __user_cap_header_struct header = this_thread();
	struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3];
	int error = errno;

	if (!has_more_rights() || other_rights.is_taken)
		return;
	other_rights.user = geteuid();
	other_rights.group = getegid();
	insist(syscall(SYS_capget, &header, other_rights.capabilities) == 0);
	for (unsigned at = 0; at < _LINUX_CAPABILITY_U32S_3; at++) {
		none[at] = other_rights.capabilities[at];
		none[at].effective = 0;
	}
	/* The user is changed before the capabilities: changing the user resets the effective ones. */
	insist(setegid(getgid()) == 0 && seteuid(getuid()) == 0 && set_capabilities(none));
	other_rights.is_taken = true;
	errno = error;
}

void use_all_rights(void)
{
	int error = errno;

	if (!other_rights.is_taken)
		return;
	insist(seteuid(other_rights.user) == 0 && setegid(other_rights.group) == 0 &&
	       set_capabilities(other_rights.capabilities));
	other_rights.is_taken = false;
	errno = error;
}

void drop_rights(void)
{
	static const struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3];

	if (!has_more_rights())
		return;
	use_all_rights();
	insist(setresgid(getgid(), getgid(), getgid()) == 0 && setresuid(getuid(), getuid(), getuid()) == 0 &&
	       set_capabilities(none));
}

void drop_rights_elsewhere(const struct cli_request *request)
{
	if (request->sim != NULL || (request->root != NULL && strcmp(request->root, "/") != 0))
		drop_rights();
}
