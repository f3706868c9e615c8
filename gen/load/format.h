/* SPDX-License-Identifier: MIT */
/* Defines the one canonical form of a spec file. */
#ifndef GEN_LOAD_FORMAT_H
#define GEN_LOAD_FORMAT_H

#include "base/arena.h"
#include "base/source.h"
#include "base/text.h"
#include "base/keys/keys.h"

/*
 * Appends the file in canonical form. Keys are in the order of the key tables, unknown keys last. Lists that have an
 * order are sorted. An object or list is on one line if it fits in 120 columns. Else it has one member a line, or, for
 * small objects such as fields, wrapped lines. No value is changed. Each entry of a list begins a line, so that two
 * branches that add different entries change different lines.
 */
void format_source(struct arena *arena, const struct source *source, const struct keys *keys, struct text *out);

/* Finds the key table of a spec file by the file's name; NULL: it has none. */
const struct keys *keys_of_file(const char *path);

#endif
