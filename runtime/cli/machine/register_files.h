/* SPDX-License-Identifier: MIT */
/* Recognises the files of a machine through which registers are reached, by whatever path. */
#ifndef RUNTIME_CLI_MACHINE_REGISTER_FILES_H
#define RUNTIME_CLI_MACHINE_REGISTER_FILES_H

#include <stddef.h>
#include <sys/types.h>

struct register_file {
	dev_t device;
	ino_t inode; /* 0: of a device file, whose device says all */
	const char *what;
};

struct register_files {
	struct register_file *list; /* in rising order */
	size_t count;
	const char *root; /* "" for the real one */
};

/* Those below root ("": /). */
void find_register_files(const char *root, struct register_files *files);
void free_register_files(struct register_files *files);

/*
 * What it means to have the file open to which link, in /proc/PID/fd, leads; NULL: nothing. The name of its target is
 * looked at first: a look at just any file may wait for ever, as where it is on a server that is gone.
 */
const char *register_file_meaning(const struct register_files *files, int folder, const char *link);

#endif
