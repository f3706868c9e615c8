/* SPDX-License-Identifier: MIT */
/* Tests the same as test_runtime_search_letters.c without SSE2, as other processors than x86-64 search. */
#define LETTERS_PLAIN
#include "test_runtime_search_letters.c"
