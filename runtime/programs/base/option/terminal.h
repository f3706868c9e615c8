/* SPDX-License-Identifier: MIT */
/* Filters what is printed to a terminal. */
#ifndef BASE_OPTION_TERMINAL_H
#define BASE_OPTION_TERMINAL_H

#include <stdbool.h>

/*
 * From now on replaces control characters in what goes to standard output and to standard error, where these are
 * terminals, and folds lines to the width of each where that is wanted. Other users choose names of files, of processes
 * and in files, and must not control the terminal.
 */
void terminal_filter(bool folds_output, bool folds_errors);

#endif
