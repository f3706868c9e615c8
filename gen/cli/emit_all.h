/* SPDX-License-Identifier: MIT */
/* All generated files of a model. */
#ifndef GEN_CLI_EMIT_ALL_H
#define GEN_CLI_EMIT_ALL_H

#include "model/model.h"
#include "output/files.h"

/* Every generated file of the model, in memory. */
void emit_all(struct outputs *outputs, const struct model *model);

#endif
