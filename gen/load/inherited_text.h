/* SPDX-License-Identifier: MIT */
/* Checks that texts hold on each platform that inherits them. */
#ifndef GEN_LOAD_INHERITED_TEXT_H
#define GEN_LOAD_INHERITED_TEXT_H

#include "base/source.h"
#include "diag/diag.h"

/* Reports texts of other platforms that speak of the generation before or after: here that is another one. */
void check_inherited_texts(struct diag *diag, const char *platform, const struct source *source);

#endif
