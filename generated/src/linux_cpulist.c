/* SPDX-License-Identifier: MIT */
/* Made from runtime/library/linux/cpulist.rl by "make generate". Do not edit. */

/* The grammar of the kernel's CPU lists: "0-3,8,10-15" and, where there is none, an empty line. */
#include "linux/host.h"
#include "linux/text.h"

/* Ragel's code falls through its cases, by design. */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wimplicit-fallthrough"
#endif

static const int cpulist_start = 3;
static const int cpulist_first_final = 3;

int parse_cpulist(const char *text, size_t length, cpu_range *each, void *to)
{
	const char *p = text, *pe = text + length, *eof = pe;
	unsigned number = 0, first = 0;
	int highest = -1, cs;

	{
	cs = cpulist_start;
	}

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 3:
	switch( ( (signed char)(*p)) ) {
		case 0: goto st4;
		case 32: goto st4;
	}
	if ( ( (signed char)(*p)) > 10 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr0;
	} else if ( ( (signed char)(*p)) >= 9 )
		goto st4;
	goto st0;
st0:
cs = 0;
	goto _out;
tr4:
	{ first = number; }
	{
		if (number < first)
			return UNCORE_E_RANGE;
		if (each != NULL)
			each(to, first, number);
		if ((int)number > highest)
			highest = (int)number;
	}
	goto st4;
tr8:
	{
		if (number < first)
			return UNCORE_E_RANGE;
		if (each != NULL)
			each(to, first, number);
		if ((int)number > highest)
			highest = (int)number;
	}
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	switch( ( (signed char)(*p)) ) {
		case 0: goto st4;
		case 32: goto st4;
	}
	if ( 9 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 10 )
		goto st4;
	goto st0;
tr0:
	{ number = 0; }
	{
		number = number * 10 + (unsigned)(*p - '0');
		if (number >= CPU_LIMIT)
			return UNCORE_E_RANGE;
	}
	goto st5;
tr7:
	{
		number = number * 10 + (unsigned)(*p - '0');
		if (number >= CPU_LIMIT)
			return UNCORE_E_RANGE;
	}
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	switch( ( (signed char)(*p)) ) {
		case 0: goto tr4;
		case 32: goto tr4;
		case 44: goto tr5;
		case 45: goto tr6;
	}
	if ( ( (signed char)(*p)) > 10 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr7;
	} else if ( ( (signed char)(*p)) >= 9 )
		goto tr4;
	goto st0;
tr5:
	{ first = number; }
	{
		if (number < first)
			return UNCORE_E_RANGE;
		if (each != NULL)
			each(to, first, number);
		if ((int)number > highest)
			highest = (int)number;
	}
	goto st1;
tr9:
	{
		if (number < first)
			return UNCORE_E_RANGE;
		if (each != NULL)
			each(to, first, number);
		if ((int)number > highest)
			highest = (int)number;
	}
	goto st1;
st1:
	if ( ++p == pe )
		goto _test_eof1;
case 1:
	if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
		goto tr0;
	goto st0;
tr6:
	{ first = number; }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
		goto tr2;
	goto st0;
tr2:
	{ number = 0; }
	{
		number = number * 10 + (unsigned)(*p - '0');
		if (number >= CPU_LIMIT)
			return UNCORE_E_RANGE;
	}
	goto st6;
tr10:
	{
		number = number * 10 + (unsigned)(*p - '0');
		if (number >= CPU_LIMIT)
			return UNCORE_E_RANGE;
	}
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	switch( ( (signed char)(*p)) ) {
		case 0: goto tr8;
		case 32: goto tr8;
		case 44: goto tr9;
	}
	if ( ( (signed char)(*p)) > 10 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr10;
	} else if ( ( (signed char)(*p)) >= 9 )
		goto tr8;
	goto st0;
	}
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 6:
	{
		if (number < first)
			return UNCORE_E_RANGE;
		if (each != NULL)
			each(to, first, number);
		if ((int)number > highest)
			highest = (int)number;
	}
	break;
	case 5:
	{ first = number; }
	{
		if (number < first)
			return UNCORE_E_RANGE;
		if (each != NULL)
			each(to, first, number);
		if ((int)number > highest)
			highest = (int)number;
	}
	break;
	}
	}

	_out: {}
	}

	return cs < cpulist_first_final ? UNCORE_E_RANGE : highest + 1;
}
