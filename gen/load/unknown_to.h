/* SPDX-License-Identifier: MIT */
/* Leaves out inherited names of tools that do not know the platform. */
#ifndef GEN_LOAD_UNKNOWN_TO_H
#define GEN_LOAD_UNKNOWN_TO_H

#include "diag/diag.h"
#include "model/model.h"

/* Of its events, umasks and metrics. A name that is not inherited is reported. */
void forget_unknown_tools(struct diag *diag, struct platform *platform);

#endif
