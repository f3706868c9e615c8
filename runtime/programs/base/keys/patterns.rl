/* SPDX-License-Identifier: MIT */
/* Scans names with an index in braces, and the bits of Linux's formats. */
#include "base/scalars.h"

#include <string.h>

%%{
	machine perf_bits;

	action word { *word = (unsigned)(*p - '0'); }
	action lo { low = low * 10 + (unsigned)(*p - '0'); high = low; }
	action hi_begin { high = 0; }
	action hi { high = high * 10 + (unsigned)(*p - '0'); }
	action range {
		rises &= low >= next && high >= low && high < 64;
		for (unsigned bit = low; rises && bit <= high; bit++)
			*mask |= UINT64_C(1) << bit;
		next = high + 1;
		low = 0;
	}

	range = ( digit{1,2} $lo ( '-' @hi_begin digit{1,2} $hi )? ) %range;
	main := 'config' ( [1-9] @word )? ':' range ( ',' range )*;
	write data noerror noentry;
}%%

bool scan_perf_bits(const char *text, size_t length, unsigned *word, uint64_t *mask)
{
	const char *p = text, *pe = text + length, *eof = pe;
	unsigned low = 0, high = 0, next = 0;
	bool rises = true;
	int cs;

	*word = 0;
	*mask = 0;
	%% write init;
	%% write exec;
	return cs >= perf_bits_first_final && rises;
}

%%{
	machine pattern;
	getkey (signed char)(*p);

	action index { pattern.indices++; }
	action instance { pattern.instances++; }

	main := ( [^{}] | '{' ( 'i}' @index | 'n}' @instance ) )*;
	write data noerror noentry;
}%%

struct pattern scan_pattern(const char *text, size_t length)
{
	const char *p = text, *pe = text + length;
	struct pattern pattern = { 0 };
	int cs;

	if (memchr(text, '{', length) == NULL && memchr(text, '}', length) == NULL)
		return pattern;
	%% write init;
	%% write exec;
	pattern.stray_brace = cs < pattern_first_final;
	return pattern;
}
