/* SPDX-License-Identifier: MIT */
/* Takes numbers on lines of their own for what the rdmsr or setpci before them printed. */
#include <string.h>

#include "cli/decode_log/access.h"

bool log_scan_number(struct log_reader *reader, const char *line)
{
	struct log_awaited *awaited = &reader->awaited[0];
	struct log_access access;

	if (reader->awaited_count == 0)
		return false;
	log_skip_blanks(&line);
	access = awaited->access;
	if (!log_number(&line, awaited->base, &access.value))
		return false;
	log_skip_blanks(&line);
	if (*line != '\0')
		return false;
	access.has_value = true;
	access.value <<= awaited->lowest;
	log_add(reader, &access);
	if (awaited->repeats)
		awaited->access.unit.number++;
	else
		memmove(awaited, awaited + 1, --reader->awaited_count * sizeof(*awaited));
	return true;
}
