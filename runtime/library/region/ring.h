/* SPDX-License-Identifier: MIT */
/* Declares how this process reaches the ring of marks. */
#ifndef RUNTIME_REGION_RING_H
#define RUNTIME_REGION_RING_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "shared/region_ring.h"

enum region_state { REGION_UNKNOWN, REGION_OFF, REGION_ON };

/* Files of the process that counts, and what proves that a number is still that file. */
struct region_files {
	int pid; /* of the process that counts; 0: not known */
	int ring, bell;
	unsigned long long ring_inode, bell_inode, space;
};

/* A process has one measurement. Marks have no handle, so it is a global: the library's only one. */
struct region_process {
	_Atomic int state; /* enum region_state: what marks look at */
	struct region_ring *ring;
	struct region_files files;   /* of the process that counts */
	_Atomic int ring_file, bell; /* this process's own of the two; the program may close them */
	_Atomic uint64_t identity;   /* the pid in the high half, and its client number */
	bool is_foreign;
};

extern struct region_process region_process;

/* Looks at the environment variable once. Returns the state. */
int region_look(void);
/* The namespace of pids that this process is in. */
unsigned long long region_space(void);
/* Maps the ring of these files, and counts from now on. 0, or a negative errno. */
int region_attach(const struct region_files *files);
/* Marks do nothing from now on. */
void region_detach(void);
/* The file of the ring, opened again if the program has closed it; -1: it cannot be. */
int region_ring_file(void);
/* Wakes the process that counts. */
void region_ring_bell(void);
/* Waits until the mark at the place was carried out. False: nobody counts any more. */
bool region_await(uint32_t place);
/* Adds a mark that is waited for. 0, or UNCORE_E_IO if nobody counts any more. */
int region_ask(enum region_kind kind, uint64_t number);

#endif
