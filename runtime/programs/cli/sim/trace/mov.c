/* SPDX-License-Identifier: MIT */
/*
 * Only what compilers make of a volatile access is decoded: an instruction that reads or writes memory once, and
 * changes one register and no flag. Where in memory is not worked out, because the fault says it.
 */
#include "cli/sim/trace/mov.h"

struct code {
	const uint8_t *byte;
	size_t room, at;
	bool is_32, is_cut; /* is_cut: it needs more bytes than there are */
	bool has_operand_prefix, has_address_prefix, has_rex;
	uint8_t rex;
};

enum { REX_R = 4, REX_W = 8 };

static uint8_t next(struct code *code)
{
	if (code->at >= code->room) {
		code->is_cut = true;
		return 0;
	}
	return code->byte[code->at++];
}

/* An immediate number or an address: so many bytes, the low one first, widened by its sign. */
static uint64_t number(struct code *code, unsigned bytes)
{
	uint64_t value = 0;

	for (unsigned at = 0; at < bytes; at++)
		value |= (uint64_t)next(code) << 8 * at;
	if (bytes < 8 && (value >> (8 * bytes - 1) & 1) != 0)
		value |= UINT64_MAX << 8 * bytes;
	return value;
}

/* Segments and sizes. LOCK and REP are for other instructions. Returns the first byte of the operation. */
static uint8_t skip_prefixes(struct code *code)
{
	uint8_t byte;

	for (byte = next(code);; byte = next(code)) {
		if (byte == 0x66)
			code->has_operand_prefix = true;
		else if (byte == 0x67)
			code->has_address_prefix = true;
		else if (byte != 0x26 && byte != 0x2e && byte != 0x36 && byte != 0x3e && byte != 0x64 && byte != 0x65)
			break;
	}
	if (!code->is_32 && (byte & 0xf0) == 0x40) {
		code->has_rex = true;
		code->rex = byte;
		byte = next(code);
	}
	return byte;
}

/* Skips SIB and displacement of an address of 32 or 64 bits, or the displacement of one of 16 bits. */
static void skip_address(struct code *code, uint8_t mod, uint8_t rm)
{
	bool is_short = code->is_32 && code->has_address_prefix;
	uint8_t base = rm;

	if (!is_short && rm == 4)
		base = next(code) & 7;
	if (mod == 1)
		(void)number(code, 1);
	else if (mod == 2 || (mod == 0 && base == (is_short ? 6 : 5)))
		(void)number(code, is_short ? 2 : 4);
}

/* Takes ModRM and what follows. Returns the number in the field reg; *is_memory: the other operand is memory. */
static unsigned take_operands(struct code *code, bool *is_memory)
{
	uint8_t modrm = next(code), mod = modrm >> 6;

	*is_memory = mod != 3;
	if (*is_memory)
		skip_address(code, mod, modrm & 7);
	return (modrm >> 3 & 7U) | ((code->rex & REX_R) != 0 ? 8U : 0U);
}

static unsigned operand_bytes(const struct code *code)
{
	if ((code->rex & REX_W) != 0)
		return 8;
	return code->has_operand_prefix ? 2 : 4;
}

/* Without REX the numbers 4 to 7 of a byte are the second bytes of the first four registers. */
static void name_register(const struct code *code, unsigned reg, unsigned bytes, struct mov *mov)
{
	mov->reg = reg;
	mov->reg_bytes = bytes;
	mov->is_high = bytes == 1 && !code->has_rex && reg >= 4;
	if (mov->is_high)
		mov->reg -= 4;
}

/* MOV: 88 to 8b with a register, c6 and c7 with a number. */
static bool take_mov(struct code *code, uint8_t opcode, struct mov *mov)
{
	bool is_memory, is_byte = (opcode & 1) == 0;
	unsigned reg = take_operands(code, &is_memory);

	mov->bytes = is_byte ? 1 : operand_bytes(code);
	mov->is_write = opcode != 0x8a && opcode != 0x8b;
	mov->has_value = opcode >= 0xc6;
	if (!mov->has_value)
		name_register(code, reg, mov->bytes, mov);
	else if ((reg & 7) == 0)
		mov->value = number(code, mov->bytes < 4 ? mov->bytes : 4);
	else
		return false;
	return is_memory;
}

/* MOV between the accumulator and an address in the instruction: a0 to a3. */
static bool take_absolute(struct code *code, uint8_t opcode, struct mov *mov)
{
	unsigned long_address = code->is_32 ? 4 : 8, short_address = code->is_32 ? 2 : 4;

	(void)number(code, code->has_address_prefix ? short_address : long_address);
	mov->bytes = (opcode & 1) == 0 ? 1 : operand_bytes(code);
	mov->is_write = opcode >= 0xa2;
	name_register(code, 0, mov->bytes, mov);
	return true;
}

/* MOVZX and MOVSX (0f b6, b7, be, bf) and MOVSXD (63): from fewer bytes to a whole register. */
static bool take_widening(struct code *code, unsigned bytes, bool is_signed, struct mov *mov)
{
	bool is_memory;
	unsigned reg = take_operands(code, &is_memory), reg_bytes = operand_bytes(code);

	mov->bytes = bytes;
	mov->is_signed = is_signed;
	name_register(code, reg, reg_bytes, mov);
	return is_memory && reg_bytes >= bytes;
}

/* MOVNTI (0f c3): a write past the caches. */
static bool take_uncached(struct code *code, struct mov *mov)
{
	bool is_memory;

	mov->is_write = true;
	mov->bytes = (code->rex & REX_W) != 0 ? 8 : 4;
	name_register(code, take_operands(code, &is_memory), mov->bytes, mov);
	return is_memory && !code->has_operand_prefix;
}

static bool take_second_byte(struct code *code, struct mov *mov)
{
	uint8_t opcode = next(code);

	if (opcode == 0xc3)
		return take_uncached(code, mov);
	if (opcode != 0xb6 && opcode != 0xb7 && opcode != 0xbe && opcode != 0xbf)
		return false;
	return take_widening(code, (opcode & 1) != 0 ? 2 : 1, opcode >= 0xbe, mov);
}

bool mov_decode(const uint8_t *code, size_t room, bool is_32, struct mov *mov)
{
	struct code reading = { .byte = code, .room = room < MOV_ROOM ? room : MOV_ROOM, .is_32 = is_32 };
	uint8_t opcode = skip_prefixes(&reading);
	bool is_known = false;

	*mov = (struct mov){ .length = 0 };
	if ((opcode >= 0x88 && opcode <= 0x8b) || opcode == 0xc6 || opcode == 0xc7)
		is_known = take_mov(&reading, opcode, mov);
	else if (opcode >= 0xa0 && opcode <= 0xa3)
		is_known = take_absolute(&reading, opcode, mov);
	/* To a register of 16 bits, Intel's processors read 2 bytes and AMD's 4. */
	else if (opcode == 0x63 && !is_32 && operand_bytes(&reading) != 2)
		is_known = take_widening(&reading, 4, true, mov);
	else if (opcode == 0x0f)
		is_known = take_second_byte(&reading, mov);
	mov->length = (unsigned)reading.at;
	return is_known && !reading.is_cut;
}
