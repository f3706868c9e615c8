/* SPDX-License-Identifier: MIT */
/* Prints numbers of measurements for people. */
#ifndef RUNTIME_CLI_STAT_NUMBERS_H
#define RUNTIME_CLI_STAT_NUMBERS_H

#include <stdbool.h>

#include "base/text.h"

/* Whether a number of this unit adds up over time, so that its rate says more. */
bool has_rate(const char *unit);
/* "1.23 M": thousands per step. */
void add_scaled(struct text *text, double number);
/* "12,345,678", or with decimals "1,234.57". */
void add_grouped(struct text *text, double number, int decimals);

#endif
