/* SPDX-License-Identifier: MIT */
/* Emits every generated file of a model into memory. */
#ifndef GEN_CLI_EMIT_ALL_H
#define GEN_CLI_EMIT_ALL_H

#include "model/model.h"
#include "output/files.h"

/* Adds every generated file of the model to the outputs. */
void emit_all(struct outputs *outputs, const struct model *model);
/* The same in parts, in this order; the last needs no more of platforms than their ids. */
void emit_first(struct outputs *outputs);
void emit_platform(struct outputs *outputs, const struct platform *platform);
void emit_last(struct outputs *outputs, const struct model *model);

#endif
