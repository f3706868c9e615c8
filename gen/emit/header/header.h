/* SPDX-License-Identifier: MIT */
/* Emits the pieces of a box header; each appends to the text and uses the words of its box, register or field. */
#ifndef GEN_EMIT_HEADER_H
#define GEN_EMIT_HEADER_H

#include "emit/header/define.h"

/* Needs words_box. */
void header_registers(struct text *out, struct words *words, const struct box *box);
void header_functions(struct text *out, struct words *words, const struct box *box);
void header_windows(struct text *out, struct words *words, const struct box *box);
/* Need words_reg. */
void header_address(struct text *out, struct words *words, const struct box *box, const struct reg *reg);
/* Of a register in memory; its address must have been emitted. */
void header_memory(struct text *out, struct words *words, const struct reg *reg);
void header_fields(struct text *out, struct words *words, const struct reg *reg);

#endif
