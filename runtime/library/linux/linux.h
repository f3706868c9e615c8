/* SPDX-License-Identifier: MIT */
/* Declares what the files of the Linux back end share. It is not installed. */
#ifndef RUNTIME_LINUX_LINUX_H
#define RUNTIME_LINUX_LINUX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/linux.h"
#include "uncore/machine.h"
#include "uncore/tables.h"

#define CPU_LIMIT 65536u /* as many CPUs as an operation of msr-safe can name */
#define ROOT_ROOM 256    /* of a root, with its NUL */
#define PATH_ROOM 384
#define LIST_ROOM 16384 /* of a CPU list */
#define VENDOR_ID 0x8086
#define BAD_TEXT 100000 /* not an errno: the file has other contents than it should */
#define BATCH_OPS 256
#define SMALL_CONFIG 64 /* bytes of configuration space that the kernel shows to everybody */

struct cpu {
	int socket; /* -1: it has not been online yet */
	int fd;     /* of its MSR file; -1: not open */
	bool online;
	bool was_online; /* at the look before the last one */
	int refused;     /* 0: the file is open for writing; else the negative errno that prevents it */
	bool safe;       /* the file is msr-safe's */
	bool past_safe;  /* msr-safe has refused what the plain file may allow */
	bool unmovable;  /* the thread may not be moved here */
};

struct pci_place {
	uint32_t domain;
	uint8_t bus, devfn;
};

/* A PCI function of the vendor. */
struct function {
	struct pci_place place;
	uint16_t device_id;
	uint16_t nth; /* which of the socket's functions that the tables find by this ID alone; UNCORE_NO_INDEX: none */
	uint16_t next;    /* another at the same device and function of the socket, or UNCORE_NO_INDEX */
	int socket;       /* of its bus; -1: not known */
	int fd;           /* of its configuration space; -1: not open */
	int refused;      /* 0: the file is open for writing; else the negative errno that prevents it */
	bool on_node_bus; /* on the bus of the register that gives the socket */
	uint8_t own_bus;  /* which of the socket's buses, as the tables number them; or UNCORE_NO_PLACE */
	bool has_twin;    /* the tables have an equal function at this place on another bus, and the bus is known */
	bool twice;       /* the socket has more such functions than the tables know */
};

struct socket_map {
	uint16_t at[256]; /* by device and function: index in functions[], or UNCORE_NO_INDEX */
	int code;         /* 0, or why its PCI registers are out of reach: enum uncore_error */
	char evidence[200];
};

/* The layout of msr-safe's batch request, versions 1 and 2 (its msr_safe.h). */
struct batch_op {
	uint16_t cpu;
	uint16_t is_read;
	int32_t error; /* 0 or a negative errno */
	uint32_t number;
	_Alignas(8) uint64_t value;
	uint64_t write_mask;
};

/* As in a 64-bit kernel: the module expects the same request from 32-bit programs. */
struct batch {
	uint32_t count;
	uint32_t version; /* major version in bits 23:16 */
	uint64_t ops;     /* address of an array of struct batch_op */
};

struct linux_host {
	struct uncore_machine machine;
	struct uncore_fault fault;
	struct uncore_linux_sys sys;
	char root[ROOT_ROOM];
	char boot[40];
	char state[ROOT_ROOM + sizeof(".uncore")];
	int clock_fd;      /* of a simulated machine's clock; -1: the machine is real */
	uint64_t clock_ns; /* its last time */
	bool read_only;
	const struct uncore_platforms *platforms; /* the caller's; NULL: those that were compiled in */
	struct uncore_socket *sockets;            /* machine.socket_count of them */
	struct socket_map *maps;
	struct cpu *cpus; /* machine.cpu_count of them */
	struct function *functions;
	size_t function_count, function_room;
	/* the calling thread */
	bool keep_affinity;
	bool moved; /* own_mask has the mask that release restores */
	int at_cpu; /* the CPU to which accesses have moved it; -1: none */
	unsigned long *own_mask, *move_mask;
	size_t mask_bytes;
	/* msr-safe's batch request */
	int batch_fd; /* -1: it cannot be used */
	struct batch_op *batch;
};

/* ---- texts (cpulist.rl, text.rl) ---- */

typedef void cpu_range(void *to, unsigned first, unsigned last);

/* Calls each, which may be NULL, for every range. Returns the highest number plus 1, 0 for an empty list, or RANGE. */
int parse_cpulist(const char *text, size_t length, cpu_range *each, void *to);
/* Reads "0000:7f:10.4"; false for anything else. */
bool parse_pci_name(const char *name, struct pci_place *place);

enum { VENDOR_SEEN = 1, SIGNATURE_SEEN = 15 };
/*
 * Reads the part about the first CPU. Bit 0 of the result is for the vendor, bits 1 to 3 are for family, model and
 * stepping.
 */
unsigned parse_cpuinfo(const char *text, size_t length, struct uncore_signature *signature);

/* ---- system calls (sys.c; sys_write.c or sys_read_only.c) ---- */

extern const struct uncore_linux_sys linux_sys;
/* Those of the table that may write. */
int sys_open(void *context, const char *path, int flags);
int64_t sys_pwrite(void *context, int fd, const void *bytes, size_t count, uint64_t offset);
int sys_ioctl(void *context, int fd, unsigned long request, void *argument);

/* ---- files and faults (file.c) ---- */

/* Removes "/" and "/." from the end of the root, so that a path can follow it. "/" itself becomes empty. */
int take_root(struct linux_host *host, const char *root);
/* The path below the root, in a buffer of PATH_ROOM bytes. */
void host_path(const struct linux_host *host, char *path, const char *format, ...) UNCORE_PRINTF(3, 4);
/*
 * Opens a file for reading, and also for writing if that is wanted and allowed. Returns the descriptor or a negative
 * errno. *refused is 0 if it can be written, else the negative errno.
 */
int open_rw(const struct linux_host *host, const char *path, int *refused);
/* Reads a file of at most room - 1 bytes and adds a NUL. Returns its length or a negative errno. */
int read_text(const struct linux_host *host, const char *path, char *text, size_t room);
/* Reads a whole number, decimal or hexadecimal with 0x; false if the file has none. */
bool read_number(const struct linux_host *host, const char *path, long *number);
/* The uncore_error of a negative errno, and its explanation. */
int errno_code(int64_t error);
const char *errno_text(int64_t error);
/* Records a failure to use a file, and returns its code. */
int host_failed(struct linux_host *host, int64_t error, const char *doing, const char *path);

static inline bool is_refused(int64_t error)
{
	return errno_code(error) == UNCORE_E_DENIED;
}

/*
 * ---- what the machine is (clock.c, signature.c, topology.c, pci.c, map.c, map_msr.c) ----
 */

/* Finds out whether the files are those of a simulated machine, which has its own clock. */
void find_clock(struct linux_host *host);
/* state.c: the directory with the locks and journals of sessions. */
void find_state(struct linux_host *host);
uint64_t host_now(struct linux_host *host);
int find_signature(struct linux_host *host, struct uncore_signature *signature);
int find_topology(struct linux_host *host);
/* Reads again which CPUs are online; false if that fails. */
bool refresh_cpus(struct linux_host *host);
/* An online CPU of the socket, if possible one that the thread may use; -1: there is none. */
int elect_cpu(struct linux_host *host, unsigned socket);
int find_functions(struct linux_host *host);
/* The path of a file of a PCI function, in a buffer of PATH_ROOM bytes. */
void pci_path(const struct linux_host *host, const struct pci_place *place, const char *file, char *path);
int map_buses(struct linux_host *host);
/* Maps buses by MSRs. False unless the platform's tables name an MSR with the number of the socket's bus. */
bool map_by_msr(struct linux_host *host);
void index_functions(struct linux_host *host);

/* ---- accesses (thread.c, msr.c, batch.c, config.c, list.c) ---- */

/* Moves the calling thread to the CPU if that is wanted and it is not there. */
void move_slowly(struct linux_host *host, int cpu);
void release_thread(struct linux_host *host);
bool in_mask(const unsigned long *mask, size_t bytes, unsigned cpu);
int prepare_masks(struct linux_host *host);

static inline void move_to_cpu(struct linux_host *host, int cpu)
{
	if (host->at_cpu != cpu && !host->keep_affinity && cpu >= 0)
		move_slowly(host, cpu);
}

/* Checks that the machine has such a unit; 0 or RANGE, with a fault. */
int check_unit(struct linux_host *host, unsigned unit, enum uncore_scope scope);
/* The CPU that serves a unit, as far as known an online one; -1: none. */
int serving_cpu(struct linux_host *host, unsigned unit, enum uncore_scope scope);
int msr_access(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t *value,
	       bool write);
void probe_batch(struct linux_host *host);
/*
 * Reads MSRs of a list in as few requests as possible. The result of an item becomes 0 if it could be read; else it
 * does not change.
 */
void read_batch(struct linux_host *host, unsigned unit, struct uncore_io_item *items, size_t count);
int config_read(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t *value);
int config_write(struct linux_host *host, unsigned unit, const struct uncore_address *address, uint64_t value);
/* Reads registers that follow each other in the space of a function in one access. Returns how many. */
size_t config_run(struct linux_host *host, unsigned unit, struct uncore_io_item *items, size_t count);
void read_io_list(void *context, unsigned unit, struct uncore_io_item *items, size_t count);

#endif
