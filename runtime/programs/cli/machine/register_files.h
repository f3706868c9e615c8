/* SPDX-License-Identifier: MIT */
/* Recognises the files that give access to a machine's registers, by any path. */
#ifndef RUNTIME_CLI_MACHINE_REGISTER_FILES_H
#define RUNTIME_CLI_MACHINE_REGISTER_FILES_H

#include <stddef.h>
#include <sys/types.h>

struct register_file {
	dev_t device;
	ino_t inode; /* 0: a device file, identified by its device */
	const char *what;
};

struct register_files {
	struct register_file *list; /* sorted */
	size_t count;
	const char *root; /* "" for / */
};

/* Finds the files below root ("": /). */
void find_register_files(const char *root, struct register_files *files);
void free_register_files(struct register_files *files);

/*
 * What access an open file gives, by its link in /proc/PID/fd; NULL: none. The name of the target is checked first:
 * stat() on any file may block for ever, for example if a server does not answer.
 */
const char *register_file_meaning(const struct register_files *files, int folder, const char *link);

#endif
