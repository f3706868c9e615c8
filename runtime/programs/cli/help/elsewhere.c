/* SPDX-License-Identifier: MIT */
/* In place of the manuals, in the program that root runs: leave_to_manuals() leaves them to another one. */
#include "cli/common/commands.h"

const struct manuals cli_manuals = { .add = NULL };
