/* SPDX-License-Identifier: MIT */
/*
 * Fills in examples for the manuals, so that they work on the tables at hand: names in braces become names of the
 * tables.
 *   {platform} {box} {instance} {event} {umask} {part}     an event that needs a filter, and a word of its name
 *   {register} {field} {word} {name} {raw}                 that filter, a value of it, its register's name and value
 *   {metric}                                               the first metric of that event's box
 *   {group}                                                the platform's first group
 *   {control} {code} {address}                             the control register, its value for the event, its address
 */
#ifndef RUNTIME_CLI_HELP_EXAMPLES_H
#define RUNTIME_CLI_HELP_EXAMPLES_H

#include "base/text.h"

void add_filled_in(struct text *text, const char *pattern);

#endif
