/* SPDX-License-Identifier: MIT */
/*
 * For doors.sh: tries ways out of a simulated machine to the host's registers and memory. doors PID: prints each way
 * and the error's name, or "open". PID is a process of the host. Outside a simulated machine it tries nothing, because
 * it would undo mounts there. doors fresh: only mounts file systems anew, and removes them.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/bpf.h>
#include <linux/perf_event.h>
#include <sched.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/io.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/uio.h>
#include <unistd.h>

static char folder[] = "/tmp/doors.XXXXXX";
static pid_t other;

/* Where it goes wrong, and -1; what is open is 0 or more. */
static long made_device(unsigned major_of, unsigned minor_of)
{
	char path[64];
	long result;

	snprintf(path, sizeof(path), "%s/device", folder);
	result = mknod(path, S_IFCHR | 0600, makedev(major_of, minor_of));
	if (result == 0)
		result = open(path, O_RDWR);
	(void)unlink(path);
	return result;
}

static long fresh(const char *type)
{
	long result = mount("doors", folder, type, 0, NULL);

	if (result == 0)
		(void)umount2(folder, MNT_DETACH);
	return result;
}

/* fsopen(), fsconfig(CMD_CREATE), fsmount() */
static long fresh_by_file(const char *type)
{
	long file = syscall(SYS_fsopen, type, 0);

	if (file < 0 || syscall(SYS_fsconfig, file, 6, NULL, NULL, 0) != 0)
		return -1;
	return syscall(SYS_fsmount, file, 0, 0);
}

static long of_other(const char *name)
{
	char path[64];

	snprintf(path, sizeof(path), "/proc/%ld/%s", (long)other, name);
	return open(path, O_RDONLY);
}

static long entered(void)
{
	long file = of_other("ns/mnt");

	return file < 0 ? -1 : setns((int)file, CLONE_NEWNS);
}

static long by_handle(void)
{
	struct {
		struct file_handle head;
		unsigned char room[128];
	} handle = { .head.handle_bytes = sizeof(handle.room) };
	int mount_id, at = open("/sys/class", O_RDONLY | O_DIRECTORY);

	if (at < 0 || name_to_handle_at(AT_FDCWD, "/sys/class", &handle.head, &mount_id, 0) != 0)
		return -1;
	return open_by_handle_at(at, &handle.head, O_RDONLY);
}

static long read_other(void)
{
	char byte;
	struct iovec here = { &byte, 1 }, there = { (void *)0x400000, 1 };

	return process_vm_readv(other, &here, 1, &there, 1, 0);
}

static long load_program(void)
{
	union bpf_attr attr = { .prog_type = BPF_PROG_TYPE_KPROBE };

	return syscall(SYS_bpf, BPF_PROG_LOAD, &attr, sizeof(attr));
}

/* An event of a type that the simulated machine lacks: on the host it could be of its uncore. */
static long foreign_event(void)
{
	struct perf_event_attr attr = { .size = sizeof(attr), .config = 1 };
	long result = -1;

	for (attr.type = 6; attr.type < 64 && result < 0; attr.type++) {
		result = syscall(SYS_perf_event_open, &attr, -1, 0, -1, 0UL);
		if (result < 0 && errno != ENOENT)
			return -1;
	}
	return result;
}

static void tell(const char *what, long result)
{
	printf("%s %s\n", what, result < 0 ? strerrorname_np(errno) : "open");
}

static void try_fresh(void)
{
	tell("sysfs", fresh("sysfs"));
	tell("proc", fresh("proc"));
	tell("devtmpfs", fresh("devtmpfs"));
	tell("debugfs", fresh("debugfs"));
	tell("tracefs", fresh("tracefs"));
	tell("fsopen-sysfs", fresh_by_file("sysfs"));
}

static void try_all(void)
{
	try_fresh();
	tell("umount-sys", umount2("/sys", MNT_DETACH));
	tell("umount-cpu", umount2("/dev/cpu", MNT_DETACH));
	tell("bind-root", mount("/", folder, NULL, MS_BIND, NULL));
	tell("open-tree", syscall(SYS_open_tree, AT_FDCWD, "/sys", 1));
	tell("mknod-mem", made_device(1, 1));
	tell("mknod-port", made_device(1, 4));
	tell("mknod-msr", made_device(202, 0));
	tell("port", open("/dev/port", O_RDWR));
	tell("kcore", open("/proc/kcore", O_RDONLY));
	tell("iopl", iopl(3));
	tell("ioperm", ioperm(0xcf8, 8, 1));
	tell("module", syscall(SYS_finit_module, 0, "", 0));
	tell("kexec", syscall(SYS_kexec_load, 0UL, 1000UL, NULL, 0UL)); /* more parts than there may be */
	tell("bpf", load_program());
	tell("handle", by_handle());
	tell("root-of-other", of_other("root/sys/devices"));
	tell("memory-of-other", of_other("mem"));
	tell("read-other", read_other());
	tell("trace-other", ptrace(PTRACE_SEIZE, other, 0, 0));
	tell("enter-other", entered());
	tell("event", foreign_event());
}

int main(int count, char **words)
{
	bool is_fresh = count > 1 && strcmp(words[1], "fresh") == 0;

	if (count < 2 || (!is_fresh && access("/sys/kernel/uncore_sim", F_OK) != 0) || mkdtemp(folder) == NULL)
		return 2;
	if (is_fresh) {
		try_fresh();
		(void)rmdir(folder);
		return 0;
	}
	other = (pid_t)strtol(words[1], NULL, 10);
	try_all();
	/* In a namespace of its own a program has all capabilities, for what belongs to it. */
	if (unshare(CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWNET) == 0) {
		puts("-- in a user namespace");
		try_all();
	}
	(void)rmdir(folder);
	return 0;
}
