/* SPDX-License-Identifier: MIT */
/* The test's build finds this before ncurses's own header, which proves that the library does not need that. */
#error "the library includes curses.h"
