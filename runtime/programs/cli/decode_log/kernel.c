/* SPDX-License-Identifier: MIT */
/*
 * Scans the kernel's trace of MSRs: the events msr:read_msr and msr:write_msr. Linux 6.1's
 * arch/x86/include/asm/msr-trace.h prints each as "%x, value %llx%s", the last " #GP" where the access failed. Before
 * that each program prints what it likes; the CPU is a number in brackets:
 *
 *   trace_pipe   rdmsr-1234    [003] d..1. 12345.678901: read_msr: d10, value 400135
 *   trace-cmd    rdmsr-1234  [003] 12345.678901: read_msr:             d10, value 400135
 *   perf script  rdmsr  1234 [003] 12345.678901: msr:write_msr: d10, value 400135
 */
#include <string.h>

#include "cli/decode_log/access.h"

/* The last number in brackets before the end. */
static struct log_unit find_cpu(const char *line, const char *end)
{
	struct log_unit unit = { LOG_UNIT_UNKNOWN, 0 };

	for (const char *at = line; at < end; at++) {
		const char *number = at + 1;
		uint64_t cpu;

		if (*at == '[' && log_number(&number, 10, &cpu) && *number == ']' && cpu <= UINT32_MAX)
			unit = (struct log_unit){ LOG_UNIT_CPU, (uint32_t)cpu };
	}
	return unit;
}

bool log_scan_kernel(struct log_reader *reader, const char *line)
{
	const char *read = strstr(line, "read_msr:"), *write = strstr(line, "write_msr:"), *at;
	struct log_access access;
	uint64_t number, value;

	at = write != NULL ? write : read;
	if (at == NULL || at == line || (at[-1] != ' ' && at[-1] != ':'))
		return false;
	access = log_msr(find_cpu(line, at), write != NULL, 0);
	at = strchr(at, ':') + 1;
	log_skip_blanks(&at);
	if (!log_number(&at, 16, &number) || !log_skip(&at, ", value ") || !log_number(&at, 16, &value))
		return false;
	access.at = log_msr(access.unit, false, number).at;
	access.value = value;
	access.has_value = true;
	access.has_failed = strncmp(at, " #GP", 4) == 0;
	log_add(reader, &access);
	return true;
}
