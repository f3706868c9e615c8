/* SPDX-License-Identifier: MIT */
/* Reads the files of a spec with what they inherit and what overlays correct. */
#ifndef GEN_LOAD_LIKE_H
#define GEN_LOAD_LIKE_H

#include "base/keys/keys.h"
#include "load/load.h"

/* A file as the model sees it, and the files that it was joined from. */
struct whole {
	const char *path;
	unsigned depth;           /* number of files in its chain */
	struct source *own;       /* the file itself; NULL if everything is inherited */
	const struct whole *base; /* NULL: it is like no other */
	const char *from;         /* name of the base: "jkt/cbo" */
	struct source *source;    /* NULL: it could not be read, which was reported */
	bool being_read, exists;
	bool is_corrected; /* an overlay changes it */
	struct whole *next;
};

/*
 * The file of a platform or box, below its folder. NULL without a report if neither it nor a base has such a file. Each
 * file is read once.
 */
const struct whole *read_whole(struct spec *spec, const char *path, const struct keys *keys);
/* The same without reading the file; NULL if it was not read. */
const struct whole *find_whole(const struct spec *spec, const char *path);
/* The same for the file of this kind in the base "jkt" or "jkt/cbo", for the file at the path. */
const struct whole *read_base(struct spec *spec, const char *path, const char *like, const struct keys *keys);
/* Whether the two say the same, wherever they have it from; NULL: there is no such file. */
bool wholes_equal(const struct whole *a, const struct whole *b);

#endif
