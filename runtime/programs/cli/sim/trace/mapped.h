/* SPDX-License-Identifier: MIT */
/* Answers accesses to registers that a traced program has mapped from /dev/mem. */
#ifndef RUNTIME_CLI_SIM_TRACE_MAPPED_H
#define RUNTIME_CLI_SIM_TRACE_MAPPED_H

#include <stdbool.h>
#include <sys/types.h>

/* /dev/mem of a run: an empty file, which cannot be read through a mapping. */
struct mapped_memory {
	bool is_there;
	dev_t device;
	ino_t inode;
	int registers; /* the file that takes one access at a time; -1: not yet opened */
};

/* Looks at the machine's files. It stays as it was (is_there false) if the machine has no registers in memory. */
void mapped_find(struct mapped_memory *memory);
void mapped_close(struct mapped_memory *memory);
/*
 * The thread has stopped at a SIGBUS. If its instruction has accessed the mapped file, carries the access out, sets the
 * register and goes to the next instruction: true. What cannot be answered is printed.
 */
bool mapped_answer(struct mapped_memory *memory, pid_t thread);

#endif
