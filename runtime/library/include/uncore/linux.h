/* SPDX-License-Identifier: MIT */
/*
 * The Linux machine that the program runs on. Its MSRs are read and written through the device files of the msr or the
 * msr-safe module, PCI configuration space through sysfs. Registers in memory are reached through /dev/mem.
 *
 * Opening a machine reads what the processor, the CPUs and the PCI buses are, and writes nothing. The file of a
 * register is opened when the register is first needed and stays open until the machine is closed. Reading counts
 * opens, closes and allocates nothing.
 *
 * An access moves the calling thread to a CPU of the register's socket, unless it runs there already.
 * uncore_machine_release() and uncore_machine_close() give the thread its own CPUs back. Only one thread at a time may
 * use a machine; it calls uncore_machine_release() before another thread takes over.
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

/* Receives the name of a directory entry. A result other than 0 ends the listing. */
typedef int uncore_linux_entry(void *to, const char *name);

/*
 * The system calls that a machine makes. Tests replace them. Each returns what the system call of that name returns,
 * but a negative errno instead of -1. A CPU mask is an array of unsigned long; CPU 0 is bit 0 of the first.
 */
struct uncore_linux_sys {
	/* flags are O_RDONLY or O_RDWR, with O_CLOEXEC; with O_SYNC, what is mapped is read past the caches */
	int (*open)(void *context, const char *path, int flags);
	int (*close)(void *context, int fd);
	int64_t (*pread)(void *context, int fd, void *bytes, size_t count, uint64_t offset);
	int64_t (*pwrite)(void *context, int fd, const void *bytes, size_t count, uint64_t offset);
	int (*ioctl)(void *context, int fd, unsigned long request, void *argument);
	/* calls entry for each name but "." and "..", in any order; returns 0, or what entry returned */
	int (*list)(void *context, const char *path, uncore_linux_entry *entry, void *to);
	/* the CPUs that the calling thread may run on; returns 0, or -EINVAL if the kernel needs a larger mask */
	int (*get_affinity)(void *context, unsigned long *mask, size_t bytes);
	int (*set_affinity)(void *context, const unsigned long *mask, size_t bytes);
	uint64_t (*now)(void *context);                    /* nanoseconds of a clock that never goes back */
	int (*sleep)(void *context, uint64_t nanoseconds); /* returns 0 or -EINTR */
	/* mmap: bytes of a file from offset on, shared, for reading alone; returns 0 and the address */
	int (*map)(void *context, int fd, uint64_t offset, size_t bytes, void **memory);
	int (*unmap)(void *context, void *memory, size_t bytes);
	/* as map, for reading and writing */
	int (*map_write)(void *context, int fd, uint64_t offset, size_t bytes, void **memory);
	void *context; /* passed to each of them */
};

/* With every member but size 0: the machine that the program runs on. */
struct uncore_linux_options {
	size_t size;      /* sizeof(struct uncore_linux_options): later versions add members at the end */
	const char *root; /* folder that precedes every path, such as that of uncore sim mount; NULL: none */
	const struct uncore_linux_sys *sys; /* copied; NULL: the real system calls */
	bool read_only;                     /* opens no file for writing; every write returns DENIED */
	bool keep_affinity;                 /* never moves the thread; an access then interrupts the other CPU */
	/* where the processor's platform is looked for; NULL: among those that were compiled in */
	const struct uncore_platforms *platforms;
};

/*
 * Opens the machine. uncore_machine_close() frees it. options and fault may be NULL. Returns 0; NOENT if no platform
 * lists the processor; IO, DENIED or NOENT if the processor or its CPUs cannot be identified; OPTIONS; NOMEM. It does
 * not fail if the socket of a PCI bus is unknown. Accesses to registers of these sockets then fail, and the machine's
 * fault says why.
 */
UNCORE_MUST_CHECK int uncore_linux_open(const struct uncore_linux_options *options, struct uncore_machine **machine,
					struct uncore_fault *fault);

/*
 * Says in one sentence without a full stop how the PCI buses of a socket were found, or why they were not. The text
 * belongs to the machine. NULL if there is no such socket, or the machine is not one of uncore_linux_open().
 */
const char *uncore_linux_evidence(const struct uncore_machine *machine, unsigned socket);

/*
 * Returns whether the machine reads many MSRs in one system call, with the batch request of msr-safe. False if the
 * machine is not one of uncore_linux_open().
 */
bool uncore_linux_batches(const struct uncore_machine *machine);

/*
 * Maps the configuration space of the platform's PCI functions through /dev/mem, so that reading their registers makes
 * no system call. Writes still go through their files. It needs root, and a kernel that lets root map it
 * (docs/ways.md): no machine does it unasked. *mapped, which may be NULL, becomes the number of functions that are
 * mapped; the others are read through their files as before. Returns 0 if all are mapped; else why one of them is not:
 * NODEV, DENIED, IO, NOMEM; ARGUMENT if the machine is not one of uncore_linux_open(). fault may be NULL.
 */
UNCORE_MUST_CHECK int uncore_linux_map(struct uncore_machine *machine, unsigned *mapped, struct uncore_fault *fault);

/*
 * Gives one of the units of a socket by index, in the order of the table. Returns 0; RANGE past the last one; NOENT if
 * the machine has no such table, or is not one of uncore_linux_open(); else why the table cannot be read. Of several
 * dies each has a table: past the last unit it returns why one of them cannot be read. fault may be NULL.
 */
UNCORE_MUST_CHECK int uncore_linux_unit_at(struct uncore_machine *machine, unsigned socket, size_t index,
					   struct uncore_found_unit *unit, struct uncore_fault *fault);

/*
 * Gives the machine tables with a box for each type of units that its table of units lists and no box has: "type17".
 * Call it before sessions. Returns 0, also if there is no such type; NOENT if the machine has no such table, or is not
 * one of uncore_linux_open(); else why the table cannot be read. fault may be NULL.
 */
UNCORE_MUST_CHECK int uncore_linux_add_types(struct uncore_machine *machine, struct uncore_fault *fault);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
