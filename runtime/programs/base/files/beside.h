/* SPDX-License-Identifier: MIT */
/* Finds files that are installed beside this program. */
#ifndef BASE_FILES_BESIDE_H
#define BASE_FILES_BESIDE_H

#include <stdbool.h>

/* Writes the path of a file in the folder of this program, at most PATH_MAX bytes. False: Linux does not say where. */
bool find_beside(const char *name, char *path);

#endif
