/* SPDX-License-Identifier: MIT */
/*
 * For mov.py: reads instructions as lines of hexadecimal digits, and prints what mov_decode() says of each: its length,
 * reads or writes, bytes of memory, sign or zero, and the register or the number.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/sim/trace/mov.h"

static size_t take_hex(const char *text, uint8_t *byte)
{
	size_t count = 0;
	unsigned value;

	while (count < MOV_ROOM && sscanf(text + 2 * count, "%2x", &value) == 1)
		byte[count++] = (uint8_t)value;
	return count;
}

static void show(const struct mov *mov)
{
	printf("%u %s %u %s ", mov->length, mov->is_write ? "writes" : "reads", mov->bytes,
	       mov->is_signed ? "signed" : "plain");
	if (mov->has_value)
		printf("%" PRIx64 "\n", mov->value);
	else
		printf("r%u.%u%s\n", mov->reg, mov->reg_bytes, mov->is_high ? "h" : "");
}

int main(int count, char **words)
{
	int is_32 = count > 1 && strcmp(words[1], "32") == 0;
	uint8_t byte[MOV_ROOM];
	char line[256];
	struct mov mov, cut;

	while (fgets(line, sizeof(line), stdin) != NULL) {
		size_t room = take_hex(line, byte);

		if (!mov_decode(byte, room, is_32, &mov))
			puts("-");
		else if (mov_decode(byte, mov.length - 1, is_32, &cut) || !mov_decode(byte, mov.length, is_32, &cut))
			puts("a cut instruction was taken, or a whole one was not");
		else
			show(&mov);
	}
	return 0;
}
