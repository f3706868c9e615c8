/* SPDX-License-Identifier: MIT */
/* Declares the reader of event expressions. */
#ifndef GEN_MODEL_GROUP_EXPRESSION_H
#define GEN_MODEL_GROUP_EXPRESSION_H

#include "base/arena.h"
#include "model/metric.h"

/*
 * Reads the umasks and settings of an expression into the input, which has its box and event. Returns what is wrong;
 * NULL: nothing.
 */
const char *read_expression(struct arena *arena, struct metric_input *input, const char *text);

#endif
