/* SPDX-License-Identifier: MIT */
/* Lists the files of a spec, corrected by its overlay. */
#ifndef GEN_LOAD_CORRECTED_H
#define GEN_LOAD_CORRECTED_H

#include "load/load.h"

/* Every file that was read, with the overlay's corrections applied. */
struct source **corrected_files(struct spec *spec, size_t *count);

#endif
