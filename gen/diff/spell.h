/* SPDX-License-Identifier: MIT */
/* Facts in words: what the files that spell them share. */
#ifndef GEN_DIFF_SPELL_H
#define GEN_DIFF_SPELL_H

#include "base/arena.h"
#include "model/model.h"

struct strings spell_classes(struct arena *arena, const struct function *function);
struct strings spell_machine(struct arena *arena, const struct machine *machine);
struct strings spell_machine_member(struct arena *arena, const struct machine *machine, bool sources);

#endif
