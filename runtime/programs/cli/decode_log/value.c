/* SPDX-License-Identifier: MIT */
/* Takes numbers on lines of their own for what the rdmsr or setpci before them printed. */
#include <string.h>

#include "cli/decode_log/access.h"

/* 0 may be the highest bit alone, too. */
static void forget_sign(struct log_access *access, uint64_t sign)
{
	access->has_value = access->mask != sign;
	access->mask &= access->has_value ? ~sign : UINT64_MAX;
}

bool log_scan_number(struct log_reader *reader, const char *line)
{
	struct log_awaited *awaited = reader->awaited;
	struct log_access access;
	bool is_negative;

	if (reader->awaited_count == 0)
		return false;
	log_skip_blanks(&line);
	access = awaited->access;
	/* rdmsr -d prints "-" for the highest bit, and the other bits as they are. */
	is_negative = awaited->sign != 0 && log_skip(&line, "-");
	if (!log_number(&line, awaited->base, &access.value))
		return false;
	log_skip_blanks(&line);
	if (*line != '\0')
		return false;
	access.has_value = true;
	access.value |= is_negative ? awaited->sign : 0;
	access.value <<= awaited->lowest;
	if (access.value == 0 && access.mask != 0)
		forget_sign(&access, awaited->sign << awaited->lowest);
	log_add(reader, &access);
	if (awaited->repeats)
		awaited->access.unit.number++;
	else
		memmove(awaited, awaited + 1, --reader->awaited_count * sizeof(*awaited));
	return true;
}
