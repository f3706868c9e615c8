/* SPDX-License-Identifier: MIT */
/* Says where the site shows what a change is about. */
#ifndef GEN_SITE_CHANGE_URL_H
#define GEN_SITE_CHANGE_URL_H

#include <stdbool.h>

#include "diff/diff.h"

/*
 * Appends the address of the subject, or of the nearest thing around it that has one, on the new side or on the old
 * one. False if nothing of it is on that side.
 */
bool site_url_of_change(struct text *out, const struct subject *subject, bool old);

#endif
