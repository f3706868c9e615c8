/* SPDX-License-Identifier: MIT */
/* Decodes the instructions that copy between memory and one general register: SDM, volume 2, MOV, MOVZX, MOVSX. */
#ifndef RUNTIME_CLI_SIM_TRACE_MOV_H
#define RUNTIME_CLI_SIM_TRACE_MOV_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define MOV_ROOM 15 /* bytes of the longest instruction */

struct mov {
	unsigned length; /* of the instruction, in bytes */
	unsigned bytes;  /* of memory: 1, 2, 4 or 8 */
	bool is_write;   /* of memory */
	bool is_signed;  /* what is read is widened by its sign */
	bool has_value;  /* the value to write is in the instruction, and no register takes part */
	uint64_t value;
	unsigned reg;       /* 0 to 15: RAX, RCX, RDX, RBX, RSP, RBP, RSI, RDI, R8 and so on */
	unsigned reg_bytes; /* of the register. With 4 the upper half becomes 0, with less the rest stays */
	bool is_high;       /* bits 8 to 15 of the register: AH, CH, DH, BH */
};

/* Whether the code, of a 64-bit or a 32-bit program, begins with such an instruction. room: how many bytes it has. */
bool mov_decode(const uint8_t *code, size_t room, bool is_32, struct mov *mov);

#endif
