/* SPDX-License-Identifier: MIT */
/*
 * Serves the batch request of the msr-safe module, version 1.8 (github.com/LLNL/msr-safe: msr_safe.h, msr_batch.c,
 * msr-smp.c). FUSE passes the 16 bytes that the request's number declares. The operations are in the memory of the
 * calling process, so this reads and writes them there.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/uio.h>

#include "fuse/machine.h"
#include "fuse/safe.h"
#include "fuse/text.h"

struct operation {
	uint16_t cpu, is_read;
	int32_t error; /* 0 or a negative errno */
	uint32_t number;
	uint64_t value, mask;
};

struct msr_batch {
	uint32_t count, version;
	struct operation *operations; /* in the calling process */
};

#define BATCH_REQUEST _IOWR('c', 0xa2, struct msr_batch)

_Static_assert(sizeof(struct operation) == 32, "as the module lays it out");

enum {
	OPERATIONS_BYTES = 4 * 1024 * 1024,
	OPERATIONS_MAX = OPERATIONS_BYTES / (int)sizeof(struct operation)
}; /* as kmalloc() */

typedef ssize_t moving(pid_t process, const struct iovec *here, unsigned long here_count, const struct iovec *there,
		       unsigned long there_count, unsigned long flags);

/* EFAULT: the address is not in the caller's memory. EPERM: this process may not access the caller's memory. */
static int move(moving *how, pid_t caller, struct operation *here, struct operation *there, size_t count)
{
	struct iovec ours = { here, count * sizeof(*here) }, theirs = { there, count * sizeof(*there) };
	ssize_t done = how(caller, &ours, 1, &theirs, 1, 0);

	if (done == (ssize_t)ours.iov_len)
		return 0;
	if (done >= 0 || errno == EFAULT)
		return -EFAULT;
	return errno == ENOMEM ? -ENOMEM : -EPERM;
}

static int check(const struct mount_machine *machine, struct operation *operation)
{
	const struct mount_allowed *allowed = mount_find_allowed(machine, operation->number);

	if (!mount_cpu(machine, operation->cpu).online)
		return -ENXIO;
	if (allowed == NULL)
		return -EACCES;
	operation->mask = allowed->mask;
	return allowed->mask == 0 && operation->is_read == 0 ? -EROFS : 0;
}

/* Returns the result of the last one that is refused. */
static int check_all(const struct mount_machine *machine, struct operation *operations, size_t count)
{
	int result = 0;

	for (size_t at = 0; at < count; at++) {
		operations[at].error = check(machine, &operations[at]);
		result = operations[at].error != 0 ? operations[at].error : result;
	}
	return result;
}

/* A write reads the register first. Every error of the register is reported as a fault of the instruction. */
static int carry_out(const struct mount_machine *machine, struct operation *operation)
{
	uint64_t before = 0;

	if (uncore_sim_msr_read(machine->sim, operation->cpu, operation->number, &before) != 0)
		return -EIO;
	if (operation->is_read != 0) {
		operation->value = before;
		return 0;
	}
	return uncore_sim_msr_write(machine->sim, operation->cpu, operation->number,
				    (operation->value & operation->mask) | (before & ~operation->mask)) == 0 ?
		       0 :
		       -EIO;
}

/* Carries out all of them, even if some fail. Returns the result of the first that failed. */
static int carry_out_all(const struct mount_machine *machine, struct operation *operations, size_t count)
{
	int result = 0;

	for (size_t at = 0; at < count; at++) {
		operations[at].error = carry_out(machine, &operations[at]);
		result = result == 0 ? operations[at].error : result;
	}
	return result;
}

int mount_batch(const struct mount_machine *machine, pid_t caller, unsigned request, const void *argument)
{
	const struct msr_batch *batch = (const struct msr_batch *)argument;
	struct operation *operations;
	int result, stored;

	if (request != BATCH_REQUEST)
		return -ENOTTY;
	if (batch->count == 0)
		return -EINVAL;
	if (batch->count > OPERATIONS_MAX)
		return -E2BIG;
	operations = (struct operation *)calloc(batch->count, sizeof(*operations));
	if (operations == NULL)
		return -E2BIG;
	result = move(process_vm_readv, caller, operations, batch->operations, batch->count);
	if (result == 0) {
		result = check_all(machine, operations, batch->count);
		if (result == 0)
			result = carry_out_all(machine, operations, batch->count);
		stored = move(process_vm_writev, caller, operations, batch->operations, batch->count);
		result = result == 0 ? stored : result;
	}
	free(operations);
	return result;
}
