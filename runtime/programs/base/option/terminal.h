/* SPDX-License-Identifier: MIT */
/* Filters what is printed to a terminal. */
#ifndef BASE_OPTION_TERMINAL_H
#define BASE_OPTION_TERMINAL_H

#include <stdbool.h>

/*
 * From now on replaces control characters in what goes to standard output and standard error, where these are
 * terminals. Folds lines to the terminal's width, if that is wanted for the stream. Other users choose names of files,
 * of processes and in files, and must not control the terminal.
 */
void terminal_filter(bool folds_output, bool folds_errors);

#endif
