/* SPDX-License-Identifier: MIT */
/*
 * A Linux machine: MSRs through the device files of the msr or the msr-safe module, PCI configuration space through
 * sysfs.
 *
 * Opening looks at the processor, the CPUs and the PCI buses, and writes nothing. A register's file is opened when the
 * register is first needed and kept until the machine is closed; a sample opens, closes and allocates nothing. Before
 * an access the calling thread moves to a CPU of the socket, unless it is there already; the machine's release
 * operation, which closing does too, gives it its own CPUs back. One thread at a time may use a machine, and it
 * releases before another takes over.
 */
#ifndef UNCORE_LINUX_H
#define UNCORE_LINUX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/error.h"
#include "uncore/machine.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* The name of an entry of a directory; not 0 ends the listing. */
typedef int uncore_linux_entry(void *to, const char *name);

/*
 * The system calls that a machine makes. Each returns what the call of that name does, but a negative errno instead of
 * -1. A CPU mask is an array of unsigned long, CPU 0 being bit 0 of the first.
 */
struct uncore_linux_sys {
	/* O_RDONLY or O_RDWR, and always O_CLOEXEC. */
	int (*open)(void *context, const char *path, int flags);
	int (*close)(void *context, int fd);
	int64_t (*pread)(void *context, int fd, void *bytes, size_t count, uint64_t offset);
	int64_t (*pwrite)(void *context, int fd, const void *bytes, size_t count, uint64_t offset);
	int (*ioctl)(void *context, int fd, unsigned long request, void *argument);
	/* Every entry of a directory but "." and "..", in any order; 0, or what entry returned. */
	int (*list)(void *context, const char *path, uncore_linux_entry *entry, void *to);
	/* The CPUs that the calling thread may run on: 0, -EINVAL where the mask is too small for the kernel. */
	int (*get_affinity)(void *context, unsigned long *mask, size_t bytes);
	int (*set_affinity)(void *context, const unsigned long *mask, size_t bytes);
	uint64_t (*now)(void *context);                    /* ns of a clock that never goes back */
	int (*sleep)(void *context, uint64_t nanoseconds); /* 0, or -EINTR */
	void *context;
};

/* All zero but size is the machine that this runs on. */
struct uncore_linux_options {
	size_t size;      /* sizeof(struct uncore_linux_options): later versions add members at the end */
	const char *root; /* precedes every path; NULL, "" or "/": none */
	const struct uncore_linux_sys *sys; /* copied; NULL: the real ones */
	bool read_only;                     /* no file is opened for writing, and a write is DENIED */
	bool keep_affinity;                 /* the thread is never moved: accesses cost an interrupt of the other CPU */
};

/*
 * Finds out what the machine is and makes a handle, which uncore_machine_close() frees. options may be NULL, fault too.
 * NOENT for a processor that no platform lists: nothing was touched. OPTIONS. Fails too where the processor or its CPUs
 * cannot be told (IO, DENIED, NOENT). A PCI bus whose socket cannot be told is no failure: the registers of the sockets
 * concerned return it, with the reason in the machine's fault.
 */
UNCORE_MUST_CHECK int uncore_linux_open(const struct uncore_linux_options *options, struct uncore_machine **machine,
					struct uncore_fault *fault);

/*
 * Which evidence says on which PCI buses the socket's registers are, or why none does, in one sentence without a full
 * stop. It belongs to the machine. NULL for a socket or a machine that is none of this kind.
 */
const char *uncore_linux_evidence(const struct uncore_machine *machine, unsigned socket);

/*
 * Whether MSRs are read many at a time, by the batch request of msr-safe; false for a machine that is none of this
 * kind.
 */
bool uncore_linux_batches(const struct uncore_machine *machine);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
