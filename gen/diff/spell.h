/* SPDX-License-Identifier: MIT */
/* Declares what the files that put facts into words share. */
#ifndef GEN_DIFF_SPELL_H
#define GEN_DIFF_SPELL_H

#include "base/arena.h"
#include "model/model.h"

struct strings spell_classes(struct arena *arena, const struct function *function);
struct strings spell_machine(struct arena *arena, const struct machine *machine);
struct strings spell_machine_member(struct arena *arena, const struct machine *machine, bool sources);

#endif
