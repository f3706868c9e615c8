/* SPDX-License-Identifier: MIT */
/* Corrects a spec by the files of another folder. */
#ifndef GEN_LOAD_OVERLAY_H
#define GEN_LOAD_OVERLAY_H

#include "load/like.h"

/*
 * Lays the file of the same name in the overlay, if there is one, over the file of the spec. What the spec says by
 * itself meanwhile is reported in spec->stale.
 */
void apply_overlay(struct spec *spec, struct whole *whole, const struct keys *keys);
/* Reports files of the overlay that correct no file of the spec. */
void check_overlay(struct spec *spec);
#endif
