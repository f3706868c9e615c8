/* SPDX-License-Identifier: MIT */
/* The Linux machine: its CPUs, its PCI functions, its sockets. */
#ifndef RUNTIME_LINUX_HOST_H
#define RUNTIME_LINUX_HOST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uncore/linux.h"
#include "uncore/machine.h"
#include "uncore/tables.h"

struct batch_op;     /* linux/batch.h */
struct window;       /* linux/memory/window.h */
struct socket_units; /* linux/memory/units.h */

#define CPU_LIMIT 65536u /* as many CPUs as an operation of msr-safe can name */
#define ROOT_ROOM 256    /* of a root, with its NUL */

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
	/* its configuration space in memory, for reading; NULL: not mapped */
	const volatile uint32_t *page;
};

struct socket_map {
	uint16_t at[256]; /* by device and function: index in functions[], or UNCORE_NO_INDEX */
	int code;         /* 0, or why its PCI registers are out of reach: enum uncore_error */
	char evidence[200];
};

/* A page of physical memory with registers. */
struct mapped_page {
	uint64_t address;
	void *at;
	bool is_writable;
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
	/* registers in memory */
	struct window *windows; /* those of each socket in turn; NULL: none has been used */
	struct mapped_page *pages;
	size_t page_count, page_room;
	struct uncore_tables *made_tables; /* with boxes for types of units that the platform's tables lack; or NULL */
	struct socket_units *units;        /* of each socket; NULL: the tables of units have not been read */
	int memory_fd;                     /* of a simulated machine's memory; -1: not open */
	int memory_refused;                /* 0: it is open for writing; else the negative errno that prevents it */
	/* msr-safe's batch request */
	int batch_fd; /* -1: it cannot be used */
	struct batch_op *batch;
};

#endif
