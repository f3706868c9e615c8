/* SPDX-License-Identifier: MIT */
/*
 * Reads and writes MSRs: 8 bytes at the offset of the MSR's number in the file of a CPU. If that CPU went offline,
 * another CPU of the socket takes its place.
 */
#include <errno.h>
#include <string.h>

#include "linux/access.h"
#include "linux/file.h"
#include "linux/host.h"
#include "linux/thread.h"
#include "linux/topology.h"

#define MSR_BYTES 8
#define TRIES 64 /* CPUs may go offline and come back between two tries */

static void msr_path(const struct linux_host *host, unsigned cpu, bool safe, char *path)
{
	host_path(host, path, "/dev/cpu/%u/%s", cpu, safe ? "msr_safe" : "msr");
}

/* ---- files ---- */

static int open_one(struct linux_host *host, unsigned cpu, bool safe)
{
	struct cpu *each = &host->cpus[cpu];
	char path[PATH_ROOM];
	int fd, refused;

	msr_path(host, cpu, safe, path);
	fd = open_rw(host, path, &refused);
	if (fd < 0)
		return fd;
	each->fd = fd;
	each->safe = safe;
	each->refused = refused;
	return 0;
}

/* Opens msr-safe's file, or, if that fails, the plain one. The error is that of the file that exists. */
static int open_file(struct linux_host *host, unsigned cpu)
{
	struct cpu *each = &host->cpus[cpu];
	int safe = -ENOENT, plain;

	if (each->fd >= 0)
		return 0;
	if (!each->past_safe)
		safe = open_one(host, cpu, true);
	if (safe == 0)
		return 0;
	plain = open_one(host, cpu, false);
	each->safe = plain != 0 && errno_code(plain) == UNCORE_E_NODEV && is_refused(safe);
	return each->safe ? safe : plain;
}

/*
 * Opens the plain file in place of msr-safe's. It may allow root what msr-safe's list forbids. False if it does not
 * open in the same way.
 */
static bool go_past_safe(struct linux_host *host, unsigned cpu, int64_t error)
{
	struct cpu *each = &host->cpus[cpu];
	struct cpu before = *each;

	if (!is_refused(error) || !each->safe || each->past_safe || each->fd < 0)
		return false;
	each->past_safe = before.past_safe = true;
	if (open_one(host, cpu, false) != 0)
		return false;
	if (before.refused == 0 && each->refused != 0) {
		(void)host->sys.close(host->sys.context, each->fd);
		*each = before;
		return false;
	}
	(void)host->sys.close(host->sys.context, before.fd);
	return true;
}

/* ---- one access ---- */

static const char *cause(const struct cpu *cpu, bool opened, bool write, int64_t error)
{
	if (!opened && error == -ENOENT)
		return "; the msr module is not loaded: modprobe msr";
	if (!opened && error == -EACCES)
		return "; the mode of the file forbids it";
	if (!opened && error == -EPERM)
		return "; CAP_SYS_RAWIO is missing";
	if (write && cpu->refused != 0)
		return "; the file can only be opened for reading";
	if (cpu->safe && is_refused(error))
		return "; msr-safe's list does not allow it";
	if (write && error == -EPERM)
		return "; msr.allow_writes or kernel lockdown forbids it";
	if (error == -EIO)
		return "; the processor has no such MSR, or refuses it";
	return "";
}

static int failed(struct linux_host *host, unsigned cpu, uint32_t number, bool write, int64_t error)
{
	const struct cpu *each = &host->cpus[cpu];
	const char *doing = write ? "write" : "read";
	char path[PATH_ROOM];

	msr_path(host, cpu, each->safe, path);
	if (error >= 0)
		return uncore_fault_set(&host->fault, UNCORE_E_IO, "%s: %s of MSR 0x%x took %d of 8 bytes", path, doing,
					(unsigned)number, (int)error);
	/* The CPU is online, so not the box is missing but the access to its MSRs. */
	if (each->fd < 0)
		return uncore_fault_set(&host->fault, error == -ENOENT ? UNCORE_E_DENIED : errno_code(error),
					"%s: cannot open: %s%s", path, errno_text(error),
					cause(each, false, write, error));
	return uncore_fault_set(&host->fault, errno_code(error), "%s: cannot %s MSR 0x%x: %s%s", path, doing,
				(unsigned)number, errno_text(error), cause(each, true, write, error));
}

/* 8, another number of bytes, or a negative errno. */
static int64_t transfer(struct linux_host *host, unsigned cpu, uint32_t number, uint64_t *value, bool write)
{
	const struct uncore_linux_sys *sys = &host->sys;
	int64_t done;
	int result = open_file(host, cpu);

	if (result != 0)
		return result;
	if (write && host->cpus[cpu].refused != 0)
		return host->cpus[cpu].refused;
	done = write ? sys->pwrite(sys->context, host->cpus[cpu].fd, value, MSR_BYTES, number) :
		       sys->pread(sys->context, host->cpus[cpu].fd, value, MSR_BYTES, number);
	return done;
}

/* Whether the failure can mean that the CPU went offline, and it has. */
static bool has_gone(struct linux_host *host, unsigned cpu, int64_t error)
{
	switch (-error) {
	case ENXIO:
	case ENODEV:
	case ENOENT:
	case EIO:
	case EINVAL:
		return refresh_cpus(host) && !host->cpus[cpu].online;
	default:
		return false;
	}
}

int check_unit(struct linux_host *host, unsigned unit, enum uncore_scope scope)
{
	unsigned units = scope == UNCORE_SCOPE_CPU ? host->machine.cpu_count : host->machine.socket_count;

	if (unit < units)
		return 0;
	return uncore_fault_set(&host->fault, UNCORE_E_RANGE, "there is no %s %u: the machine has %u",
				scope == UNCORE_SCOPE_CPU ? "CPU" : "socket", unit, units);
}

/* Looks again for a CPU if none served the unit before. */
int serving_cpu(struct linux_host *host, unsigned unit, enum uncore_scope scope)
{
	struct uncore_socket *socket;

	if (scope == UNCORE_SCOPE_CPU) {
		if (!host->cpus[unit].online)
			(void)refresh_cpus(host);
		return host->cpus[unit].online ? (int)unit : -1;
	}
	socket = &host->sockets[unit];
	if (socket->cpu < 0)
		socket->cpu = elect_cpu(host, unit);
	if (socket->cpu < 0 && refresh_cpus(host))
		socket->cpu = elect_cpu(host, unit);
	return socket->cpu;
}

static int no_cpu_online(struct linux_host *host, unsigned unit, enum uncore_scope scope)
{
	if (scope == UNCORE_SCOPE_CPU)
		return uncore_fault_set(&host->fault, UNCORE_E_NODEV, "CPU %u is offline", unit);
	return uncore_fault_set(&host->fault, UNCORE_E_NODEV, "no CPU of package %d is online",
				host->sockets[unit].package);
}

int msr_access(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t *value,
	       bool write)
{
	int64_t done = -EIO;
	int cpu = -1;

	for (unsigned tries = 0; tries < TRIES; tries++) {
		cpu = serving_cpu(host, unit, address->scope);
		if (cpu < 0)
			return no_cpu_online(host, unit, address->scope);
		move_to_cpu(host, cpu);
		done = transfer(host, (unsigned)cpu, address->number, value, write);
		if (done == MSR_BYTES)
			return 0;
		if (!go_past_safe(host, (unsigned)cpu, done) && !has_gone(host, (unsigned)cpu, done))
			break;
	}
	return failed(host, (unsigned)cpu, address->number, write, done);
}
