/* SPDX-License-Identifier: MIT */
/* Loads a spec folder into a model whose references are still names. */
#ifndef GEN_LOAD_LOAD_H
#define GEN_LOAD_LOAD_H

#include "base/arena.h"
#include "diag/diag.h"
#include "model/model.h"

struct tree;
struct whole;

struct spec {
	const char *folder;
	const char *only; /* the platform to load, if the spec has it; NULL: all */
	struct arena arena;
	struct arena *parts; /* of what load_parts() reads, but for disputes; NULL: the spec's arena */
	struct diag diag;
	struct model model;
	struct source **sources; /* all files that were parsed; of those whose texts are forgotten, the paths */
	size_t source_count, source_room;
	struct whole *wholes;     /* the same with what they inherit: see like.h */
	const char *overlay;      /* the folder with files that correct those of the spec; NULL: none */
	struct source **overlays; /* those that were read */
	size_t overlay_count, overlay_room;
	struct diag stale;       /* what the overlay says and the spec says as well */
	const struct tree *tree; /* where the files come from; NULL: from the disk */
	/*
	 * A spec that outlives this one. Files with the same bytes as one of its files are not parsed again. NULL:
	 * none.
	 */
	const struct spec *known;
};

/* What is read now belongs there. */
static inline struct arena *arena_of_parts(struct spec *spec)
{
	return spec->parts != NULL ? spec->parts : &spec->arena;
}

/*
 * Reads every file below the folder. Faults are reported to spec->diag. A faulty part is left out, or marked as not
 * whole. With spec->only the files of the other platforms are not read, except for those that its files are like.
 */
void load_spec(struct spec *spec, const char *folder);
/*
 * The same in parts. load_heads() reads the files of the whole spec and each platform.json; false: there is no folder.
 * load_parts() reads the other files of a platform. load_end() checks what is between files. drop_parts() forgets what
 * load_parts() has read since the place of spec->wholes, and frees the arena. A base of a later platform is read again.
 */
bool load_heads(struct spec *spec, const char *folder);
void load_parts(struct spec *spec, struct platform *platform);
void drop_parts(struct spec *spec, struct platform *platform, struct whole *wholes);
void load_end(struct spec *spec);
void spec_free(struct spec *spec);

#endif
