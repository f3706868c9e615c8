/* SPDX-License-Identifier: MIT */
/* Reads the files of a spec whole: what a file inherits and what overlays correct is in it. */
#ifndef GEN_LOAD_LIKE_H
#define GEN_LOAD_LIKE_H

#include "base/keys/keys.h"
#include "load/load.h"

/* A file as the model sees it, and from what it was put together. */
struct whole {
	const char *path;
	unsigned depth;           /* how many files its chain has */
	struct source *own;       /* the file itself; NULL if it is inherited whole */
	const struct whole *base; /* NULL: it is like no other */
	const char *from;         /* what the base is called: "jkt/cbo" */
	struct source *source;    /* NULL: it could not be read, which is reported */
	bool being_read, exists;
	bool is_corrected; /* an overlay says something of it */
	struct whole *next;
};

/*
 * The file of a platform or box, below its folder; NULL without a report if neither it nor a base has such a file. Each
 * file is read once.
 */
const struct whole *read_whole(struct spec *spec, const char *path, const struct keys *keys);
/* The same without reading it; NULL if nobody has. */
const struct whole *find_whole(const struct spec *spec, const char *path);
/* The same of the file of that kind that "like" would name for the file at the path: "jkt" or "jkt/cbo". */
const struct whole *read_base(struct spec *spec, const char *path, const char *like, const struct keys *keys);

#endif
