/* SPDX-License-Identifier: MIT */
/* Which strings of a platform the tables hold. */
#ifndef GEN_EMIT_TABLES_STRINGS_H
#define GEN_EMIT_TABLES_STRINGS_H

#include "emit/pool.h"
#include "model/model.h"

/* Adds every string that emit_tables() will ask the offset of. */
void collect_strings(struct pool *pool, const struct platform *platform);

#endif
