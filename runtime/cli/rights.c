/* SPDX-License-Identifier: MIT */
/* Capabilities by the system calls themselves (capget(2)): glibc has no functions for them. */
#define _GNU_SOURCE
#include "rights.h"

#include <errno.h>
#include <linux/capability.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <unistd.h>

/* What the program may do where it uses all of it. */
static struct {
	bool is_saved;
	struct __user_cap_data_struct capabilities[_LINUX_CAPABILITY_U32S_3];
	uid_t user;
	gid_t group;
} all;

static struct __user_cap_header_struct this_thread(void)
{
	return (struct __user_cap_header_struct){ .version = _LINUX_CAPABILITY_VERSION_3 };
}

static bool set_capabilities(const struct __user_cap_data_struct *data)
{
	struct __user_cap_header_struct header = this_thread();

	return syscall(SYS_capset, &header, data) == 0;
}

/* To go on with more rights than was meant is no choice. */
static void insist(bool is_done)
{
	if (!is_done)
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

	if (!has_more_rights() || all.is_saved)
		return;
	all.user = geteuid();
	all.group = getegid();
	insist(syscall(SYS_capget, &header, all.capabilities) == 0);
	for (unsigned at = 0; at < _LINUX_CAPABILITY_U32S_3; at++) {
		none[at] = all.capabilities[at];
		none[at].effective = 0;
	}
	/* Another user's own capabilities go with the user. */
	insist(setegid(getgid()) == 0 && seteuid(getuid()) == 0 && set_capabilities(none));
	all.is_saved = true;
	errno = error;
}

void use_all_rights(void)
{
	int error = errno;

	if (!all.is_saved)
		return;
	insist(seteuid(all.user) == 0 && setegid(all.group) == 0 && set_capabilities(all.capabilities));
	all.is_saved = false;
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
