/* SPDX-License-Identifier: MIT */
/* Writes out the fields and metrics that a file describes once and repeats by "count". */
#ifndef GEN_MODEL_UNROLL_H
#define GEN_MODEL_UNROLL_H

#include "base/arena.h"
#include "model/metric.h"
#include "model/model.h"

/* Gives copy i of a repeated field or metric, as the file would describe it alone. Formulas keep {i}. */
struct field unroll_field(struct arena *arena, const struct field *field, unsigned i);
struct metric unroll_metric(struct arena *arena, const struct metric *metric, unsigned i);

/* Copies the text with every {i} (or {n}) replaced by the number; NULL stays NULL. */
const char *substitute(struct arena *arena, const char *text, const char *placeholder, unsigned number);
/* The same for all numbers below count, which a person reads: CTL{i} becomes CTL{0-3}. */
const char *substitute_range(struct arena *arena, const char *text, const char *placeholder, unsigned count);

#endif
