/* SPDX-License-Identifier: MIT */
/* Shows the files by which the kernel describes its PMUs. */
#include <errno.h>

#include "fuse/tree.h"

/* A node has one number: what kind of file it is, which part of the PMU, and which PMU. */
enum { KIND_SHIFT = 24, PART_SHIFT = 12, PART_MASK = 0xfff };

static unsigned pack(enum kernel_file kind, unsigned index)
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

static int found(void *to, const char *path, enum kernel_file kind, unsigned index)
{
	struct mount_tree *tree = (struct mount_tree *)to;

	switch (kind) {
	case KERNEL_FOLDER:
		return mount_tree_add(tree, path, MOUNT_FOLDER, 0555, NULL, 0);
	case KERNEL_LINK:
		return mount_tree_add(tree, path, MOUNT_LINK, 0777, mount_print_kernel, pack(kind, index));
	case KERNEL_MUX:
	case KERNEL_PARANOID:
		return mount_tree_add(tree, path, MOUNT_KERNEL, 0644, mount_print_kernel, pack(kind, index));
	default:
		return mount_tree_add(tree, path, MOUNT_KERNEL, 0444, mount_print_kernel, pack(kind, index));
	}
}

int mount_add_kernel_files(struct mount_tree *tree)
{
	return kernel_files_list(tree->machine.events, found, tree);
}
