/* SPDX-License-Identifier: MIT */
/*
 * Emits files from the model. Each emitter appends one whole file to a text. It cannot fail, because the model has
 * passed the checks. The same model gives the same bytes on every machine.
 */
#ifndef GEN_EMIT_EMIT_H
#define GEN_EMIT_EMIT_H

#include "base/text.h"
#include "model/model.h"

/* Emitters of headers report each definition to symbols; NULL: they report nothing. */
struct symbols;

/* include/uncore/accessor.h: what the register headers share; the same for every model. */
void emit_accessor_header(struct text *out, struct symbols *symbols);
/* include/uncore/<platform>/<box>.h: types, constants, accessors and addresses of the registers of a box. */
void emit_box_header(const struct box *box, struct text *out, struct symbols *symbols);
/* include/uncore/<platform>.h: includes the headers of all boxes. */
void emit_platform_header(const struct platform *platform, struct text *out, struct symbols *symbols);
/* include/uncore/<platform>/<box>_events.h: the events of a box that has some, as typed control values. */
void emit_events_header(const struct box *box, struct text *out, struct symbols *symbols);
/* include/uncore/<platform>_events.h: includes the events headers of all boxes. */
void emit_platform_events_header(const struct platform *platform, struct text *out, struct symbols *symbols);
/* Whether the platform has events, and so an events header. */
bool emit_has_events(const struct platform *platform);
/* selftest/<platform>_selftest.c: compares the headers with literal numbers; includes only them. */
void emit_selftest(const struct platform *platform, struct text *out);

/* src/<platform>_tables.c: the rows of uncore/tables.h for one platform. */
void emit_tables(const struct platform *platform, struct text *out);
/*
 * The same rows as bytes, in a file that the library can load: the tables of these platforms. Gives the member of a row
 * that cannot hold its number, or NULL.
 */
const char *emit_tables_file(const struct platform *const *platforms, size_t count, struct text *out);
/* The tables of one platform of such a file. */
const char *emit_image(const struct platform *platform, struct text *out);
/* src/platforms.c: the list of all platforms' tables. */
void emit_platforms(const struct model *model, struct text *out);
/* The flattened model as JSON. */
/* The dump also holds the spec files, by their paths below the folder, so that it can be loaded again. */
void emit_dump(const struct model *model, struct source *const *files, size_t count, const char *folder,
	       struct text *out);

#endif
