/* SPDX-License-Identifier: MIT */
/* Corrects a spec by the files in another folder. */
#ifndef GEN_LOAD_OVERLAY_H
#define GEN_LOAD_OVERLAY_H

#include "load/like.h"

/*
 * Lays the overlay's file of the same name, if there is one, over the file of the spec. Corrections that the spec has
 * by now are reported in spec->stale.
 */
void apply_overlay(struct spec *spec, struct whole *whole, const struct keys *keys);
/* Reports files of the overlay that correct no file of the spec. */
void check_overlay(struct spec *spec);
#endif
