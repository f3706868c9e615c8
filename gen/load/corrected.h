/* SPDX-License-Identifier: MIT */
/* Gives the files of a spec as an overlay makes them. */
#ifndef GEN_LOAD_CORRECTED_H
#define GEN_LOAD_CORRECTED_H

#include "load/load.h"

/* Every file that was read; those that the overlay corrects as they are with it. */
struct source **corrected_files(struct spec *spec, size_t *count);

#endif
