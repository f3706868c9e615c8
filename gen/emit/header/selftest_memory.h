/* SPDX-License-Identifier: MIT */
/* Emits what the self-test checks of windows and of registers in memory. */
#ifndef GEN_EMIT_HEADER_SELFTEST_MEMORY_H
#define GEN_EMIT_HEADER_SELFTEST_MEMORY_H

#include "emit/header/words.h"

/* Emits a window of its own and functions that the checks call, and their macros; nothing if none is needed. */
void selftest_window(struct text *out, struct words *words, const struct platform *platform);
void selftest_memory_macros(struct text *out, const struct platform *platform);
/* Emits the checks of the base of each window. */
void selftest_windows(struct text *out, struct words *words, const struct box *box);
/* Emits the checks that load reads, and store writes, the bytes of the register and no others. */
void selftest_memory(struct text *out, struct words *words, const struct reg *reg);

#endif
