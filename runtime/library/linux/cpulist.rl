/* SPDX-License-Identifier: MIT */
/* The grammar of the kernel's CPU lists: "0-3,8,10-15" and, where there is none, an empty line. */
#include "linux/host.h"
#include "linux/text.h"

/* Ragel's code falls through its cases, by design. */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wimplicit-fallthrough"
#endif

%%{
	machine cpulist;
	getkey (signed char)(*p); # char is unsigned on ARM and s390x

	action begin { number = 0; }
	action digit {
		number = number * 10 + (unsigned)(*p - '0');
		if (number >= CPU_LIMIT)
			return UNCORE_E_RANGE;
	}
	action first { first = number; }
	action range {
		if (number < first)
			return UNCORE_E_RANGE;
		if (each != NULL)
			each(to, first, number);
		if ((int)number > highest)
			highest = (int)number;
	}

	number = digit+ >begin $digit;
	range = ( number %first ( '-' number )? ) %range;
	main := ( range ( ',' range )* )? [ \t\n\0]*;
}%%

%% write data noerror noentry;

int parse_cpulist(const char *text, size_t length, cpu_range *each, void *to)
{
	const char *p = text, *pe = text + length, *eof = pe;
	unsigned number = 0, first = 0;
	int highest = -1, cs;

	%% write init;
	%% write exec;

	return cs < cpulist_first_final ? UNCORE_E_RANGE : highest + 1;
}
