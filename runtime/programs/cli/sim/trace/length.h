/* SPDX-License-Identifier: MIT */
/* Says how long instructions of 64-bit programs are, and no more. */
#ifndef RUNTIME_CLI_SIM_TRACE_LENGTH_H
#define RUNTIME_CLI_SIM_TRACE_LENGTH_H

#include <stddef.h>
#include <stdint.h>

/* Bytes of the instruction. 0: it is unknown, or longer than room. */
unsigned instruction_length(const uint8_t *code, size_t room);

#endif
