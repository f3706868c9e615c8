/* SPDX-License-Identifier: MIT */
/*
 * Prefixes, opcode, ModRM, displacement and immediate number: SDM, volume 2, chapter 2 and appendix A, in 64-bit mode.
 * What follows an opcode is all that has to be known.
 */
#include "cli/sim/trace/length.h"

#include <stdbool.h>

#define LONGEST 15

/* What follows an opcode. */
enum {
	NONE = 0,
	MODRM = 1,
	BYTE = 2,   /* a number of 8 bits */
	WORD = 4,   /* of 16 bits */
	LONG = 8,   /* of 32 bits */
	SIZED = 16, /* of 32 bits, or of 16 with the operand prefix */
	FULL = 32,  /* of 64 bits with REX.W, else SIZED */
	AWAY = 64,  /* an address of 64 bits, or of 32 with the address prefix */
	UNKNOWN = 128
};

/* One range of opcodes; what no row has, is UNKNOWN. Later rows replace earlier ones. */
struct range {
	uint8_t first, last, follows;
};

static const struct range one_byte[] = {
	{ 0x50, 0x5f, NONE },          { 0x63, 0x63, MODRM },       { 0x68, 0x68, SIZED },
	{ 0x69, 0x69, MODRM | SIZED }, { 0x6a, 0x6a, BYTE },        { 0x6b, 0x6b, MODRM | BYTE },
	{ 0x6c, 0x6f, NONE },          { 0x70, 0x7f, BYTE },        { 0x80, 0x83, MODRM | BYTE },
	{ 0x81, 0x81, MODRM | SIZED }, { 0x82, 0x82, UNKNOWN },     { 0x84, 0x8f, MODRM },
	{ 0x90, 0x9f, NONE },          { 0x9a, 0x9a, UNKNOWN },     { 0xa0, 0xa3, AWAY },
	{ 0xa4, 0xaf, NONE },          { 0xa8, 0xa8, BYTE },        { 0xa9, 0xa9, SIZED },
	{ 0xb0, 0xb7, BYTE },          { 0xb8, 0xbf, FULL },        { 0xc0, 0xc1, MODRM | BYTE },
	{ 0xc2, 0xc2, WORD },          { 0xc3, 0xc3, NONE },        { 0xc6, 0xc6, MODRM | BYTE },
	{ 0xc7, 0xc7, MODRM | SIZED }, { 0xc8, 0xc8, WORD | BYTE }, { 0xc9, 0xcf, NONE },
	{ 0xca, 0xca, WORD },          { 0xcd, 0xcd, BYTE },        { 0xce, 0xce, UNKNOWN },
	{ 0xd0, 0xd3, MODRM },         { 0xd7, 0xd7, NONE },        { 0xd8, 0xdf, MODRM },
	{ 0xe0, 0xe7, BYTE },          { 0xe8, 0xe9, LONG },        { 0xeb, 0xeb, BYTE },
	{ 0xec, 0xef, NONE },          { 0xf1, 0xf1, NONE },        { 0xf4, 0xf5, NONE },
	{ 0xf6, 0xf7, MODRM },         { 0xf8, 0xfd, NONE },        { 0xfe, 0xff, MODRM },
};

/* After 0f. */
static const struct range two_bytes[] = {
	{ 0x00, 0x03, MODRM },        { 0x05, 0x09, NONE },         { 0x0b, 0x0b, NONE },
	{ 0x0d, 0x0d, MODRM },        { 0x0e, 0x0e, NONE },         { 0x0f, 0x0f, MODRM | BYTE },
	{ 0x10, 0x23, MODRM },        { 0x28, 0x2f, MODRM },        { 0x30, 0x37, NONE },
	{ 0x36, 0x36, UNKNOWN },      { 0x40, 0x6f, MODRM },        { 0x70, 0x73, MODRM | BYTE },
	{ 0x74, 0x76, MODRM },        { 0x77, 0x77, NONE },         { 0x78, 0x7f, MODRM },
	{ 0x80, 0x8f, LONG },         { 0x90, 0x9f, MODRM },        { 0xa0, 0xa2, NONE },
	{ 0xa3, 0xa5, MODRM },        { 0xa4, 0xa4, MODRM | BYTE }, { 0xa8, 0xaa, NONE },
	{ 0xab, 0xaf, MODRM },        { 0xac, 0xac, MODRM | BYTE }, { 0xb0, 0xff, MODRM },
	{ 0xba, 0xba, MODRM | BYTE }, { 0xc2, 0xc2, MODRM | BYTE }, { 0xc4, 0xc6, MODRM | BYTE },
	{ 0xc8, 0xcf, NONE },
};

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

struct reading {
	const uint8_t *code;
	size_t room, at;
	bool has_operand_prefix, has_address_prefix, has_repeat, is_wide;
};

/* Past the end it reads 0. The end is checked once, at last. */
static uint8_t next(struct reading *reading)
{
	uint8_t byte = reading->at < reading->room ? reading->code[reading->at] : 0;

	reading->at++;
	return byte;
}

static unsigned look_up(const struct range *ranges, size_t count, uint8_t opcode)
{
	unsigned follows = UNKNOWN;

	for (size_t at = 0; at < count; at++) {
		if (opcode >= ranges[at].first && opcode <= ranges[at].last)
			follows = ranges[at].follows;
	}
	return follows;
}

/* Returns the first byte that is no prefix. REX counts only directly before the opcode. */
static uint8_t skip_prefixes(struct reading *reading)
{
	uint8_t byte;

	for (byte = next(reading); reading->at <= LONGEST; byte = next(reading)) {
		bool is_rex = (byte & 0xf0) == 0x40;

		if (byte == 0x66)
			reading->has_operand_prefix = true;
		else if (byte == 0x67)
			reading->has_address_prefix = true;
		else if (byte == 0xf2 || byte == 0xf3)
			reading->has_repeat = true;
		else if (byte != 0xf0 && byte != 0x26 && byte != 0x2e && byte != 0x36 && byte != 0x3e && byte != 0x64 &&
			 byte != 0x65 && !is_rex)
			break;
		reading->is_wide = is_rex && (byte & 8) != 0;
	}
	return byte;
}

static void skip_modrm(struct reading *reading)
{
	uint8_t modrm = next(reading), mod = modrm >> 6, base = modrm & 7;

	if (mod == 3)
		return;
	if (base == 4)
		base = next(reading) & 7;
	if (mod == 1)
		reading->at += 1;
	else if (mod == 2 || base == 5)
		reading->at += 4;
}

static unsigned number_bytes(const struct reading *reading, unsigned follows)
{
	unsigned sized = reading->has_operand_prefix && !reading->is_wide ? 2 : 4, bytes = 0;

	if ((follows & BYTE) != 0)
		bytes += 1;
	if ((follows & WORD) != 0)
		bytes += 2;
	if ((follows & LONG) != 0)
		bytes += 4;
	if ((follows & SIZED) != 0)
		bytes += sized;
	if ((follows & FULL) != 0)
		bytes += reading->is_wide ? 8 : sized;
	if ((follows & AWAY) != 0)
		bytes += reading->has_address_prefix ? 4 : 8;
	return bytes;
}

/* TEST is in a group whose others have no number: f6 and f7. */
static unsigned of_group(const struct reading *reading, uint8_t opcode)
{
	uint8_t modrm = reading->at < reading->room ? reading->code[reading->at] : 0;

	if ((modrm >> 3 & 7) > 1)
		return MODRM;
	return MODRM | (opcode == 0xf6 ? BYTE : SIZED);
}

/* 0f, 0f 38 and 0f 3a. SSE4a's EXTRQ and INSERTQ have numbers where VMREAD has none. */
static unsigned of_escape(struct reading *reading)
{
	uint8_t opcode = next(reading);

	if (opcode == 0x38 || opcode == 0x3a) {
		(void)next(reading);
		return opcode == 0x3a ? MODRM | BYTE : MODRM;
	}
	if (opcode == 0x78 && (reading->has_operand_prefix || reading->has_repeat))
		return MODRM | WORD;
	return look_up(two_bytes, COUNT(two_bytes), opcode);
}

/* In the opcode maps 1 to 3 of VEX and EVEX; 5 and 6 are for numbers of 16 bits. */
static unsigned of_map(unsigned map, uint8_t opcode)
{
	switch (map) {
	case 1:
		if (opcode == 0x77)
			return NONE;
		return MODRM | (look_up(two_bytes, COUNT(two_bytes), opcode) & BYTE);
	case 2:
	case 5:
	case 6:
		return MODRM;
	case 3:
		return MODRM | BYTE;
	default:
		return UNKNOWN;
	}
}

/* c5 has one byte before the opcode, c4 two, 62 three: VEX and EVEX. 8f with a map from 8 on is AMD's XOP. */
static unsigned of_vector(struct reading *reading, uint8_t kind)
{
	uint8_t payload = next(reading);
	unsigned map = kind == 0x62 ? payload & 7 : payload & 0x1f;

	if (kind == 0xc5)
		return of_map(1, next(reading));
	reading->at += kind == 0x62 ? 2 : 1;
	if (kind != 0x8f)
		return of_map(map, next(reading));
	(void)next(reading);
	if (map == 8)
		return MODRM | BYTE;
	if (map == 9)
		return MODRM;
	return map == 10 ? MODRM | LONG : UNKNOWN;
}

static unsigned what_follows(struct reading *reading, uint8_t opcode)
{
	uint8_t second = reading->at < reading->room ? reading->code[reading->at] : 0;

	if (opcode == 0x0f)
		return of_escape(reading);
	if (opcode == 0xc4 || opcode == 0xc5 || opcode == 0x62 || (opcode == 0x8f && (second & 0x1f) >= 8))
		return of_vector(reading, opcode);
	if (opcode == 0xf6 || opcode == 0xf7)
		return of_group(reading, opcode);
	if (opcode >= 0x40)
		return look_up(one_byte, COUNT(one_byte), opcode);
	/* ADD to CMP: four with ModRM, two with a number for the accumulator. */
	switch (opcode & 7) {
	case 4:
		return BYTE;
	case 5:
		return SIZED;
	case 6:
	case 7:
		return UNKNOWN;
	default:
		return MODRM;
	}
}

unsigned instruction_length(const uint8_t *code, size_t room)
{
	struct reading reading = { .code = code, .room = room };
	unsigned follows = what_follows(&reading, skip_prefixes(&reading));

	if ((follows & UNKNOWN) != 0)
		return 0;
	if ((follows & MODRM) != 0)
		skip_modrm(&reading);
	reading.at += number_bytes(&reading, follows);
	return reading.at <= room && reading.at <= LONGEST ? (unsigned)reading.at : 0;
}
