/* SPDX-License-Identifier: MIT */
/* Emits every generated file of a model into memory. */
#ifndef GEN_CLI_EMIT_ALL_H
#define GEN_CLI_EMIT_ALL_H

#include "model/model.h"
#include "output/files.h"

/* Adds every generated file of the model to the outputs. */
void emit_all(struct outputs *outputs, const struct model *model);

#endif
