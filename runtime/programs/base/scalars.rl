/* SPDX-License-Identifier: MIT */
/* Scans the small languages inside JSON strings, one machine for each. */
#include "base/scalars.h"

%%{
	machine bits;
	getkey (signed char)(*p);

	action hi_begin { high = 0; }
	action hi { high = high * 10 + (unsigned)(*p - '0'); low = high; }
	action lo_begin { low = 0; }
	action lo { low = low * 10 + (unsigned)(*p - '0'); }
	action piece {
		falls &= low <= high && high < below;
		for (unsigned bit = low; falls && bit <= high; bit++)
			*mask |= UINT64_C(1) << bit;
		below = low == 0 ? 0 : low - 1;
	}

	piece = ( digit{1,2} >hi_begin $hi ( ':' digit{1,2} >lo_begin $lo )? ) %piece;
	main := piece ( ',' piece )*;
	write data noerror noentry;
}%%

bool scan_bits(const char *text, size_t length, uint64_t *mask)
{
	const char *p = text, *pe = text + length, *eof = pe;
	unsigned high = 0, low = 0, below = 64;
	bool falls = true;
	int cs;

	*mask = 0;
	%% write init;
	%% write exec;
	return cs >= bits_first_final && falls;
}

%%{
	machine id;
	getkey (signed char)(*p);

	action repeat { repeats++; }

	name = [a-z0-9_]*;
	main := [a-z] name ( '{i}' @repeat name )?;
	write data noerror noentry;
}%%

bool scan_id(const char *text, size_t length, bool repeated)
{
	const char *p = text, *pe = text + length;
	unsigned repeats = 0;
	int cs;

	%% write init;
	%% write exec;
	return cs >= id_first_final && repeats == (repeated ? 1u : 0u);
}

%%{
	machine value_id;
	getkey (signed char)(*p);

	main := [A-Za-z] [A-Za-z0-9_]*;
	write data noerror noentry;
}%%

bool scan_value_id(const char *text, size_t length)
{
	const char *p = text, *pe = text + length;
	int cs;

	%% write init;
	%% write exec;
	return cs >= value_id_first_final;
}

%%{
	machine keyword;
	getkey (signed char)(*p);

	c = 'auto' | 'break' | 'case' | 'char' | 'const' | 'continue' | 'default' | 'do' | 'double' | 'else' | 'enum' |
	    'extern' | 'float' | 'for' | 'goto' | 'if' | 'inline' | 'int' | 'long' | 'register' | 'restrict' |
	    'return' |
	    'short' | 'signed' | 'sizeof' | 'static' | 'struct' | 'switch' | 'typedef' | 'union' | 'unsigned' | 'void' |
	    'volatile' | 'while';
	cxx = 'alignas' | 'alignof' | 'and' | 'and_eq' | 'asm' | 'bitand' | 'bitor' | 'bool' | 'catch' | 'char16_t' |
	      'char32_t' | 'char8_t' | 'class' | 'co_await' | 'co_return' | 'co_yield' | 'compl' | 'concept' |
	      'const_cast' | 'consteval' | 'constexpr' | 'constinit' | 'decltype' | 'delete' | 'dynamic_cast' |
	      'explicit' | 'export' | 'false' | 'friend' | 'mutable' | 'namespace' | 'new' | 'noexcept' | 'not' |
	      'not_eq' | 'nullptr' | 'operator' | 'or' | 'or_eq' | 'private' | 'protected' | 'public' |
	      'reinterpret_cast' | 'requires' | 'static_assert' | 'static_cast' | 'template' | 'this' | 'thread_local' |
	      'throw' | 'true' | 'try' | 'typeid' | 'typename' | 'using' | 'virtual' | 'wchar_t' | 'xor' | 'xor_eq';

	main := c | cxx;
	write data noerror noentry;
}%%

bool scan_keyword(const char *text, size_t length)
{
	const char *p = text, *pe = text + length;
	int cs;

	%% write init;
	%% write exec;
	return cs >= keyword_first_final;
}
