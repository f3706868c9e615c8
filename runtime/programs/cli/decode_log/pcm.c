/* SPDX-License-Identifier: MIT */
/*
 * Scans what PCM prints of accesses:
 *
 *   pcm-msr     "Writing 0x400135 to MSR 0xd10 on core 0", "Read value 0x400135 from MSR 0xd10 on core 0"
 *   pcm-pcicfg  "Writing 0x400304 to 0:0x7f:0x10:0x4@0xd8", "Read value 0x400304 from 0:0x7f:0x10:0x4@0xd8"
 *   a library that was built to print writes (src/msr.cpp, MsrHandle::write)
 *               "DEBUG: writing MSR 0xd10 value 0x400135 on cpu 0"
 *
 * With -d the tools print decimal numbers, which have no 0x.
 */
#include <string.h>

#include "cli/decode_log/access.h"

/* "0:0x7f:0x10:0x4@0xd8": domain, bus, device, function, offset */
static bool read_place(const char **at, bool is_write, struct log_access *access)
{
	uint64_t domain, bus, device, function, offset;

	if (!log_number(at, 0, &domain) || !log_skip(at, ":") || !log_number(at, 0, &bus) || !log_skip(at, ":") ||
	    !log_number(at, 0, &device) || !log_skip(at, ":") || !log_number(at, 0, &function) || !log_skip(at, "@") ||
	    !log_number(at, 0, &offset))
		return false;
	if (domain > UINT16_MAX || bus > UINT8_MAX || device > 31 || function > 7 || offset > UINT16_MAX)
		return false;
	*access = log_pci((struct log_unit){ LOG_UNIT_BUS, (uint32_t)(domain << 8 | bus) }, (uint8_t)device,
			  (uint8_t)function, is_write, (uint32_t)offset, 4);
	return true;
}

/* "MSR 0xd10 on core 0" */
static bool read_msr(const char **at, bool is_write, struct log_access *access)
{
	uint64_t number, cpu;

	if (!log_skip(at, "MSR ") || !log_number(at, 0, &number) || !log_skip(at, " on core ") ||
	    !log_number(at, 10, &cpu) || cpu > UINT32_MAX)
		return false;
	*access = log_msr((struct log_unit){ LOG_UNIT_CPU, (uint32_t)cpu }, is_write, number);
	return true;
}

static bool scan_tool(const char *at, struct log_access *access)
{
	bool is_write = log_skip(&at, "Writing ");
	uint64_t value;

	if (!is_write && !log_skip(&at, "Read value "))
		return false;
	if (!log_number(&at, 0, &value) || !log_skip(&at, is_write ? " to " : " from "))
		return false;
	if (!read_msr(&at, is_write, access) && !read_place(&at, is_write, access))
		return false;
	access->value = value;
	return *at == '\0';
}

static bool scan_library(const char *at, struct log_access *access)
{
	uint64_t number, value, cpu;

	if (!log_skip(&at, "DEBUG: writing MSR ") || !log_number(&at, 16, &number) || !log_skip(&at, " value ") ||
	    !log_number(&at, 16, &value) || !log_skip(&at, " on cpu ") || !log_number(&at, 10, &cpu) ||
	    cpu > UINT32_MAX || *at != '\0')
		return false;
	*access = log_msr((struct log_unit){ LOG_UNIT_CPU, (uint32_t)cpu }, true, number);
	access->value = value;
	return true;
}

bool log_scan_pcm(struct log_reader *reader, const char *line)
{
	struct log_access access;

	log_skip_blanks(&line);
	if (!scan_tool(line, &access) && !scan_library(line, &access))
		return false;
	access.has_value = true;
	log_add(reader, &access);
	return true;
}
