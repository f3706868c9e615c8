/* SPDX-License-Identifier: MIT */
/*
 * Root would reach the host's registers by devices, ports and mounts. Each of these ways needs a capability, which exec
 * does not give back. In a user namespace of its own the command has all of them. But there Linux lets it undo no mount
 * that it got from outside. Nor may it mount a sysfs or proc of which a part is covered (fs/namespace.c,
 * mnt_already_visible()).
 */
#define _GNU_SOURCE
#include "cli/sim/fence.h"

#include <errno.h>
#include <glob.h>
#include <linux/capability.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "cli/sim/sim.h"

#ifndef CAP_BPF /* Linux 5.8 */
#define CAP_BPF 39
#endif

static const struct {
	unsigned capability;
	const char *opens;
} doors[] = {
	{ CAP_SYS_RAWIO, "/dev/mem, /dev/port, /proc/kcore, ports, an MSR's device under another name" },
	{ CAP_SYS_ADMIN, "mount, umount, setns: the host's /sys, /proc and /dev" },
	{ CAP_SYS_PTRACE, "/proc/PID/root and the memory of the host's processes" },
	{ CAP_DAC_READ_SEARCH, "open_by_handle_at: files of the host's sysfs without a path" },
	{ CAP_MKNOD, "device files of registers and memory" },
	{ CAP_SYS_MODULE, "code in the host's kernel" },
	{ CAP_SYS_BOOT, "kexec, and the end of the host" },
	{ CAP_BPF, "programs in the host's kernel, which read its memory" },
};
#define DOORS (sizeof(doors) / sizeof(doors[0]))

/* Devices whose file alone gives registers, memory or a bus of the host. Documentation/admin-guide/devices.txt */
static const char *const devices[] = {
	"/dev/port",  "/dev/kmem", "/dev/hpet",  "/dev/nvram",          "/dev/vfio",  "/dev/uio*",
	"/dev/ipmi*", "/dev/mei*", "/dev/i2c-*", "/dev/isst_interface", "/dev/tpmi*",
};

/* ---- capabilities ---- */

static bool give_up(unsigned capability, struct __user_cap_data_struct *sets)
{
	const uint32_t others = ~(UINT32_C(1) << capability % 32);
	struct __user_cap_data_struct *set = &sets[capability / 32];

	set->effective &= others;
	set->permitted &= others;
	set->inheritable &= others;
	/* The bounding set needs CAP_SETPCAP; without it the capability must not be there at all. */
	return prctl(PR_CAPBSET_READ, capability) != 1 || prctl(PR_CAPBSET_DROP, capability) == 0;
}

bool fence_in(void)
{
	struct __user_cap_header_struct header = { _LINUX_CAPABILITY_VERSION_3, 0 };
	struct __user_cap_data_struct sets[_LINUX_CAPABILITY_U32S_3];

	if (syscall(SYS_capget, &header, sets) != 0)
		return false;
	for (size_t at = 0; at < DOORS; at++) {
		if (!give_up(doors[at].capability, sets))
			return false;
	}
	return syscall(SYS_capset, &header, sets) == 0;
}

/* ---- mounts ---- */

/* An empty file or folder that cannot be read, at the place of another. */
static bool hide(const char *path)
{
	struct stat found;

	if (stat(path, &found) != 0)
		return true;
	if (S_ISDIR(found.st_mode))
		return mount("uncore", path, "tmpfs", MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC,
			     "mode=000,size=4k") == 0;
	return mount(SIM_NOTHING, path, NULL, MS_BIND, NULL) == 0;
}

static int hide_devices(const char **what)
{
	int error = 0;

	for (size_t at = 0; at < sizeof(devices) / sizeof(devices[0]) && error == 0; at++) {
		glob_t found;

		if (glob(devices[at], 0, NULL, &found) != 0)
			continue;
		for (size_t each = 0; each < found.gl_pathc && error == 0; each++)
			error = hide(found.gl_pathv[each]) ? 0 : errno;
		globfree(&found);
		*what = devices[at];
	}
	return error;
}

/* "\040" is a blank: fs/proc_namespace.c, mangle(). */
static void unmangle(char *path)
{
	char *to = path;
	unsigned byte;

	for (const char *from = path; *from != '\0'; to++) {
		if (*from == '\\' && sscanf(from + 1, "%3o", &byte) == 1) {
			*to = (char)byte;
			from += 4;
		} else {
			*to = *from++;
		}
	}
	*to = '\0';
}

/* Whether a mount is the host's and has registers. The run's own mounts of sysfs are below SIM_FOLDER. */
static bool is_second_mount(const char *path, const char *type)
{
	if (strcmp(type, "sysfs") == 0 || strcmp(type, "debugfs") == 0 || strcmp(type, "tracefs") == 0)
		return strncmp(path, SIM_FOLDER, strlen(SIM_FOLDER)) != 0 ||
		       (path[strlen(SIM_FOLDER)] != '\0' && path[strlen(SIM_FOLDER)] != '/');
	return (strcmp(type, "proc") == 0 && strncmp(path, "/proc", 5) != 0) ||
	       (strcmp(type, "devtmpfs") == 0 && strncmp(path, "/dev", 4) != 0);
}

/* In a chroot or a container's folder there may be another /sys. A place that is not reachable from here stays. */
int fence_cover(const char **what)
{
	char line[4352], path[4096], type[64];
	FILE *mounts = fopen("/proc/self/mounts", "re");
	int error = hide_devices(what);

	while (mounts != NULL && error == 0 && fgets(line, sizeof(line), mounts) != NULL) {
		if (sscanf(line, "%*s %4095s %63s", path, type) != 2 || !is_second_mount(path, type))
			continue;
		unmangle(path);
		if (!hide(path)) {
			*what = "the host's files, mounted a second time";
			error = errno;
		}
	}
	if (mounts != NULL)
		(void)fclose(mounts);
	return error;
}
