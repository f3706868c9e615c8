/* SPDX-License-Identifier: MIT */
/* Shows the files by which the kernel describes its PMUs. */
#include "fuse/machine.h"
#include "fuse/perf_files.h"
#include "fuse/text.h"

/* A node has one number: what kind of file it is, which part of the PMU, and which PMU. */
enum { KIND_SHIFT = 24, PART_SHIFT = 12, PART_MASK = 0xfff };

unsigned mount_pack_kernel(enum kernel_file kind, unsigned index)
{
	return (unsigned)kind << KIND_SHIFT | (index >> KERNEL_PART_SHIFT & PART_MASK) << PART_SHIFT |
	       (index & PART_MASK);
}

static enum kernel_file unpack(unsigned packed, unsigned *index)
{
	*index = (packed >> PART_SHIFT & PART_MASK) << KERNEL_PART_SHIFT | (packed & PART_MASK);
	return (enum kernel_file)(packed >> KIND_SHIFT);
}

void mount_print_kernel(FILE *to, const struct mount_machine *machine, unsigned packed)
{
	unsigned index;
	enum kernel_file kind = unpack(packed, &index);

	kernel_file_print(to, machine->events, kind, index);
}

ssize_t mount_write_kernel(const struct mount_machine *machine, unsigned packed, const char *from, size_t size)
{
	unsigned index;
	enum kernel_file kind = unpack(packed, &index);

	return kernel_file_write(machine->events, kind, index, from, size);
}
