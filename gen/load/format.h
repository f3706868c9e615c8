/* SPDX-License-Identifier: MIT */
/* Defines the one canonical form of a spec file. */
#ifndef GEN_LOAD_FORMAT_H
#define GEN_LOAD_FORMAT_H

#include "base/arena.h"
#include "base/source.h"
#include "base/text.h"
#include "base/keys/keys.h"

/*
 * Appends the file in canonical form: keys in the order of the key tables (unknown ones last, as written), lists that
 * have an order sorted, an object or list on one line where it fits in 120 columns, else one member a line or, for
 * small things such as fields, wrapped. No value is changed. A list's entries stand on lines of their own, so that two
 * branches which add different entries touch different lines.
 */
void format_source(struct arena *arena, const struct source *source, const struct keys *keys, struct text *out);

/* The key table of a spec file by its name, or NULL. */
const struct keys *keys_of_file(const char *path);

#endif
