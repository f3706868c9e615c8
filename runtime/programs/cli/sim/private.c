/* SPDX-License-Identifier: MIT */
/*
 * uncore sim run: makes a mount namespace in which the simulated machine's files replace the host's. The namespace ends
 * with its last process, so nothing has to be undone. Paths below /proc/self/fd reach files below a mount.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/sim/sim.h"

#define PATH_ROOM 512

/* The machine's file, and the host's that it replaces. If the machine has no such file, the host's stays. */
static const struct {
	const char *from, *to;
	bool is_needed;
} covers[] = {
	{ "dev/cpu", "/dev/cpu", true },
	/* Addresses of the simulated machine must not lead into the host's memory. */
	{ "dev/mem", "/dev/mem", true },
	{ "proc/iomem", "/proc/iomem", false },
	{ "proc/cpuinfo", "/proc/cpuinfo", true },
	{ "proc/bus/pci", "/proc/bus/pci", false },
	{ "proc/sys/kernel/random/boot_id", "/proc/sys/kernel/random/boot_id", false },
	/* PCM switches the host's off, which counts by a counter of the cores. */
	{ "proc/sys/kernel/nmi_watchdog", "/proc/sys/kernel/nmi_watchdog", false },
	{ "proc/sys/kernel/perf_event_paranoid", "/proc/sys/kernel/perf_event_paranoid", false },
};

static int failed(const char **what, const char *doing)
{
	*what = doing;
	return errno;
}

/* ---- the namespace ---- */

static bool write_setting(const char *path, const char *text)
{
	int file = open(path, O_WRONLY | O_CLOEXEC);
	bool is_good = file >= 0 && write(file, text, strlen(text)) == (ssize_t)strlen(text);

	if (file >= 0)
		(void)close(file);
	return is_good;
}

/*
 * Makes the user root inside the namespace, and unchanged outside: some programs check for root before they open a
 * file.
 */
static bool map_user(uid_t user, gid_t group)
{
	char users[64], groups[64];

	snprintf(users, sizeof(users), "0 %lu 1\n", (unsigned long)user);
	snprintf(groups, sizeof(groups), "0 %lu 1\n", (unsigned long)group);
	return write_setting("/proc/self/setgroups", "deny") && write_setting("/proc/self/uid_map", users) &&
	       write_setting("/proc/self/gid_map", groups);
}

/* Goes up until the folder above is the same one. */
static bool go_to_real_root(void)
{
	struct stat here, above;

	do {
		if (stat(".", &here) != 0 || stat("..", &above) != 0 || chdir("..") != 0)
			return false;
	} while (here.st_dev != above.st_dev || here.st_ino != above.st_ino);
	return true;
}

/*
 * The root of a chroot need not be a mount point, and only mount points can be made private. So this process leaves the
 * chroot for a moment, which root may, inside the namespace that is its own already.
 */
static bool make_private_outside(void)
{
	int root = open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC), cwd = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	int error;
	bool is_good = root >= 0 && cwd >= 0 && chdir("/") == 0 && chroot("proc") == 0 && go_to_real_root() &&
		       chroot(".") == 0 && mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0;

	error = errno;
	/* Whatever failed, the command must not start outside. */
	if (root < 0 || cwd < 0 || fchdir(root) != 0 || chroot(".") != 0 || fchdir(cwd) != 0)
		is_good = false;
	if (root >= 0)
		(void)close(root);
	if (cwd >= 0)
		(void)close(cwd);
	errno = error;
	return is_good;
}

int sim_enter_private(const char **what)
{
	uid_t user = geteuid();
	gid_t group = getegid();

	/* Root in a container may lack this right and still be allowed a user namespace. */
	if (user != 0 || unshare(CLONE_NEWNS) != 0) {
		if (unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0)
			return failed(what, "cannot make a private mount namespace");
		if (!map_user(user, group))
			return failed(what, "cannot become root in the private namespace");
	}
	if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0 && (errno != EINVAL || !make_private_outside()))
		return failed(what, "cannot make the namespace's mounts private");
	return 0;
}

/* ---- a /dev that can hold cpu and mem ---- */

/* Shows an entry of the old /dev in the new one. */
static bool take_over(int old, const char *name)
{
	char from[PATH_ROOM], to[PATH_ROOM], target[PATH_ROOM];
	struct stat found;
	ssize_t length;
	int file;

	snprintf(from, sizeof(from), "/proc/self/fd/%d/%s", old, name);
	snprintf(to, sizeof(to), "/dev/%s", name);
	if (fstatat(old, name, &found, AT_SYMLINK_NOFOLLOW) != 0)
		return errno == ENOENT;
	if (S_ISLNK(found.st_mode)) {
		length = readlinkat(old, name, target, sizeof(target) - 1);
		if (length < 0)
			return false;
		target[length] = '\0';
		return symlink(target, to) == 0;
	}
	if (S_ISDIR(found.st_mode))
		return mkdir(to, 0755) == 0 && mount(from, to, NULL, MS_BIND | MS_REC, NULL) == 0;
	file = open(to, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
	return file >= 0 && close(file) == 0 && mount(from, to, NULL, MS_BIND, NULL) == 0;
}

static bool take_all_over(int old)
{
	DIR *folder = fdopendir(dup(old));
	const struct dirent *entry;
	bool is_good = folder != NULL;

	while (is_good && (entry = readdir(folder)) != NULL)
		is_good = strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0 ||
			  take_over(old, entry->d_name);
	if (folder != NULL)
		(void)closedir(folder);
	return is_good;
}

static bool make_missing(void)
{
	int file;

	if (mkdir("/dev/cpu", 0755) != 0 && errno != EEXIST)
		return false;
	file = open("/dev/mem", O_RDONLY | O_CREAT | O_CLOEXEC, 0600);
	return file >= 0 ? close(file) == 0 : access("/dev/mem", F_OK) == 0;
}

/*
 * Without Linux's msr module /dev has no cpu folder to mount over, and containers have no /dev/mem. The host's /dev
 * cannot be changed.
 */
static int make_dev(const char **what)
{
	int old, error = 0;

	if (access("/dev/cpu", F_OK) == 0 && access("/dev/mem", F_OK) == 0)
		return 0;
	old = open("/dev", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (old < 0 || mount("uncore", "/dev", "tmpfs", MS_NOSUID, "mode=755") != 0 || !take_all_over(old) ||
	    !make_missing())
		error = failed(what, "cannot make a /dev with cpu and mem");
	if (old >= 0)
		(void)close(old);
	return error;
}

/* ---- mounting over ---- */

static bool bind_over(int machine, const char *from, const char *to)
{
	char path[PATH_ROOM];

	snprintf(path, sizeof(path), "/proc/self/fd/%d/%s", machine, from);
	return mount(path, to, NULL, MS_BIND, NULL) == 0;
}

static int cover_all(int machine, bool is_traced, const char **what)
{
	for (size_t at = 0; at < sizeof(covers) / sizeof(covers[0]); at++) {
		if (!bind_over(machine, covers[at].from, covers[at].to) && (covers[at].is_needed || errno != ENOENT))
			return failed(what, covers[at].to);
	}
	if (is_traced && !bind_over(machine, "sys/kernel/uncore_sim/mapped_memory", "/dev/mem") && errno != ENOENT)
		return failed(what, "/dev/mem");
	/* Must be last: it hides the machine's own root. */
	if (!bind_over(machine, "sys", SIM_FOLDER))
		return failed(what, SIM_FOLDER);
	/* For locks and journals of uncore itself, so that none is in a folder of the host. */
	if (mount("uncore", SIM_FOLDER "/kernel/uncore_sim/state", "tmpfs", MS_NOSUID | MS_NODEV, "mode=700") != 0)
		return failed(what, "a folder for state");
	return 0;
}

int sim_cover(bool is_traced, const char **what)
{
	int machine = open(SIM_FOLDER, O_PATH | O_DIRECTORY | O_CLOEXEC);
	int error = machine < 0 ? failed(what, SIM_FOLDER) : make_dev(what);

	if (error == 0)
		error = cover_all(machine, is_traced, what);
	if (machine >= 0)
		(void)close(machine);
	return error;
}

bool sim_memory_is_mapped(void)
{
	struct stat covered, mapped;

	return stat(SIM_MAPPED_MEMORY, &mapped) == 0 && stat("/dev/mem", &covered) == 0 &&
	       mapped.st_dev == covered.st_dev && mapped.st_ino == covered.st_ino;
}

void sim_uncover_mapped(void)
{
	(void)umount2("/dev/mem", MNT_DETACH);
}
