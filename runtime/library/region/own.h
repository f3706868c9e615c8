/* SPDX-License-Identifier: MIT */
/* Declares what the calls of a program that is its own measurer share. */
#ifndef RUNTIME_REGION_OWN_H
#define RUNTIME_REGION_OWN_H

/* Frees the rows and the text that were given out. */
void region_free_report(void);

#endif
