/* SPDX-License-Identifier: MIT */
/* Tests the same as test_runtime_letter_sets.c without SSE2, as on other processors than x86-64. */
#define LETTERS_PLAIN
#include "test_runtime_letter_sets.c"
