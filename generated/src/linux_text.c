/* SPDX-License-Identifier: MIT */
/* Made from runtime/library/linux/text.rl by "make generate". Do not edit. */

/* The grammars of two more texts of the kernel: the name of a PCI function, and the lines of /proc/cpuinfo. */
#include "linux/host.h"
#include "linux/text.h"

/* Ragel's code falls through its cases, by design. */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wimplicit-fallthrough"
#endif

static unsigned digit_of(char c)
{
	return c <= '9' ? (unsigned)(c - '0') : (unsigned)((c | 0x20) - 'a') + 10;
}

static const int pci_name_start = 1;
static const int pci_name_first_final = 17;

bool parse_pci_name(const char *name, struct pci_place *place)
{
	const char *p = name, *pe = name;
	const char *eof;
	uint32_t number = 0;
	int cs;

	while (*pe != '\0')
		pe++;
	eof = pe;
	*place = (struct pci_place){ 0, 0, 0 };

	{
	cs = pci_name_start;
	}

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	if ( ( (signed char)(*p)) < 65 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr0;
	} else if ( ( (signed char)(*p)) > 70 ) {
		if ( 97 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 102 )
			goto tr0;
	} else
		goto tr0;
	goto st0;
st0:
cs = 0;
	goto _out;
tr0:
	{ number = number << 4 | digit_of(*p); }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	if ( ( (signed char)(*p)) < 65 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr2;
	} else if ( ( (signed char)(*p)) > 70 ) {
		if ( 97 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 102 )
			goto tr2;
	} else
		goto tr2;
	goto st0;
tr2:
	{ number = number << 4 | digit_of(*p); }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	if ( ( (signed char)(*p)) < 65 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr3;
	} else if ( ( (signed char)(*p)) > 70 ) {
		if ( 97 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 102 )
			goto tr3;
	} else
		goto tr3;
	goto st0;
tr3:
	{ number = number << 4 | digit_of(*p); }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	if ( ( (signed char)(*p)) < 65 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr4;
	} else if ( ( (signed char)(*p)) > 70 ) {
		if ( 97 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 102 )
			goto tr4;
	} else
		goto tr4;
	goto st0;
tr4:
	{ number = number << 4 | digit_of(*p); }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	if ( ( (signed char)(*p)) == 58 )
		goto tr6;
	if ( ( (signed char)(*p)) < 65 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr5;
	} else if ( ( (signed char)(*p)) > 70 ) {
		if ( 97 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 102 )
			goto tr5;
	} else
		goto tr5;
	goto st0;
tr5:
	{ number = number << 4 | digit_of(*p); }
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	if ( ( (signed char)(*p)) == 58 )
		goto tr6;
	if ( ( (signed char)(*p)) < 65 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr7;
	} else if ( ( (signed char)(*p)) > 70 ) {
		if ( 97 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 102 )
			goto tr7;
	} else
		goto tr7;
	goto st0;
tr7:
	{ number = number << 4 | digit_of(*p); }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	if ( ( (signed char)(*p)) == 58 )
		goto tr6;
	if ( ( (signed char)(*p)) < 65 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr8;
	} else if ( ( (signed char)(*p)) > 70 ) {
		if ( 97 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 102 )
			goto tr8;
	} else
		goto tr8;
	goto st0;
tr8:
	{ number = number << 4 | digit_of(*p); }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	if ( ( (signed char)(*p)) == 58 )
		goto tr6;
	if ( ( (signed char)(*p)) < 65 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr9;
	} else if ( ( (signed char)(*p)) > 70 ) {
		if ( 97 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 102 )
			goto tr9;
	} else
		goto tr9;
	goto st0;
tr9:
	{ number = number << 4 | digit_of(*p); }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	if ( ( (signed char)(*p)) == 58 )
		goto tr6;
	goto st0;
tr6:
	{
		place->domain = number;
		number = 0;
	}
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:
	if ( ( (signed char)(*p)) < 65 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr10;
	} else if ( ( (signed char)(*p)) > 70 ) {
		if ( 97 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 102 )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr10:
	{ number = number << 4 | digit_of(*p); }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	if ( ( (signed char)(*p)) < 65 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr11;
	} else if ( ( (signed char)(*p)) > 70 ) {
		if ( 97 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 102 )
			goto tr11;
	} else
		goto tr11;
	goto st0;
tr11:
	{ number = number << 4 | digit_of(*p); }
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	if ( ( (signed char)(*p)) == 58 )
		goto tr12;
	goto st0;
tr12:
	{
		place->bus = (uint8_t)number;
		number = 0;
	}
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 49 )
		goto tr13;
	goto st0;
tr13:
	{ number = number << 4 | digit_of(*p); }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
	if ( ( (signed char)(*p)) < 65 ) {
		if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
			goto tr14;
	} else if ( ( (signed char)(*p)) > 70 ) {
		if ( 97 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 102 )
			goto tr14;
	} else
		goto tr14;
	goto st0;
tr14:
	{ number = number << 4 | digit_of(*p); }
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
	if ( ( (signed char)(*p)) == 46 )
		goto tr15;
	goto st0;
tr15:
	{
		place->devfn = (uint8_t)(number << 3);
		number = 0;
	}
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 55 )
		goto tr16;
	goto st0;
tr16:
	{ number = number << 4 | digit_of(*p); }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 17:
	{ place->devfn |= (uint8_t)number; }
	break;
	}
	}

	_out: {}
	}

	return cs >= pci_name_first_final;
}

static const int cpuinfo_start = 55;

unsigned parse_cpuinfo(const char *text, size_t length, struct uncore_signature *signature)
{
	const char *p = text, *pe = text + length;
	unsigned number = 0, seen = 0;
	bool many = false;
	int cs;

	{
	cs = cpuinfo_start;
	}

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
tr14:
	{
		signature->family = number;
		seen |= many ? 0 : 2;
	}
	goto st55;
tr23:
	{
		signature->model = number;
		seen |= many ? 0 : 4;
	}
	goto st55;
tr35:
	{
		signature->stepping = number;
		seen |= many ? 0 : 8;
	}
	goto st55;
tr58:
	{ seen |= 1; }
	goto st55;
st55:
	if ( ++p == pe )
		goto _test_eof55;
case 55:
	switch( ( (signed char)(*p)) ) {
		case 10: goto tr59;
		case 99: goto st1;
		case 109: goto st14;
		case 115: goto st22;
		case 118: goto st33;
	}
	goto st0;
st0:
	if ( ++p == pe )
		goto _test_eof0;
case 0:
	if ( ( (signed char)(*p)) == 10 )
		goto st55;
	goto st0;
tr59:
	{ {p++; cs = 56; goto _out;} }
	goto st56;
st56:
	if ( ++p == pe )
		goto _test_eof56;
case 56:
	goto st56;
st1:
	if ( ++p == pe )
		goto _test_eof1;
case 1:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 112: goto st2;
	}
	goto st0;
st2:
	if ( ++p == pe )
		goto _test_eof2;
case 2:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 117: goto st3;
	}
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
case 3:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 32: goto st4;
	}
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
case 4:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 102: goto st5;
	}
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
case 5:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 97: goto st6;
	}
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
case 6:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 109: goto st7;
	}
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
case 7:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 105: goto st8;
	}
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
case 8:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 108: goto st9;
	}
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
case 9:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 121: goto st10;
	}
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
case 10:
	switch( ( (signed char)(*p)) ) {
		case 9: goto st10;
		case 10: goto st55;
		case 32: goto st10;
		case 58: goto st11;
	}
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
case 11:
	switch( ( (signed char)(*p)) ) {
		case 9: goto st11;
		case 10: goto st55;
		case 32: goto st11;
	}
	if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
		goto tr12;
	goto st0;
tr12:
	{
		number = 0;
		many = false;
	}
	{
		number = number * 10 + digit_of(*p);
		many = many || number > UINT16_MAX;
	}
	goto st12;
tr15:
	{
		number = number * 10 + digit_of(*p);
		many = many || number > UINT16_MAX;
	}
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
case 12:
	switch( ( (signed char)(*p)) ) {
		case 9: goto st13;
		case 10: goto tr14;
		case 32: goto st13;
	}
	if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
		goto tr15;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
case 13:
	switch( ( (signed char)(*p)) ) {
		case 9: goto st13;
		case 10: goto tr14;
		case 32: goto st13;
	}
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
case 14:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 111: goto st15;
	}
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
case 15:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 100: goto st16;
	}
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
case 16:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 101: goto st17;
	}
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
case 17:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 108: goto st18;
	}
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
case 18:
	switch( ( (signed char)(*p)) ) {
		case 9: goto st18;
		case 10: goto st55;
		case 32: goto st18;
		case 58: goto st19;
	}
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
case 19:
	switch( ( (signed char)(*p)) ) {
		case 9: goto st19;
		case 10: goto st55;
		case 32: goto st19;
	}
	if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
		goto tr21;
	goto st0;
tr21:
	{
		number = 0;
		many = false;
	}
	{
		number = number * 10 + digit_of(*p);
		many = many || number > UINT16_MAX;
	}
	goto st20;
tr24:
	{
		number = number * 10 + digit_of(*p);
		many = many || number > UINT16_MAX;
	}
	goto st20;
st20:
	if ( ++p == pe )
		goto _test_eof20;
case 20:
	switch( ( (signed char)(*p)) ) {
		case 9: goto st21;
		case 10: goto tr23;
		case 32: goto st21;
	}
	if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
		goto tr24;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
case 21:
	switch( ( (signed char)(*p)) ) {
		case 9: goto st21;
		case 10: goto tr23;
		case 32: goto st21;
	}
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
case 22:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 116: goto st23;
	}
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
case 23:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 101: goto st24;
	}
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
case 24:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 112: goto st25;
	}
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
case 25:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 112: goto st26;
	}
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
case 26:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 105: goto st27;
	}
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
case 27:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 110: goto st28;
	}
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
case 28:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 103: goto st29;
	}
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
case 29:
	switch( ( (signed char)(*p)) ) {
		case 9: goto st29;
		case 10: goto st55;
		case 32: goto st29;
		case 58: goto st30;
	}
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
case 30:
	switch( ( (signed char)(*p)) ) {
		case 9: goto st30;
		case 10: goto st55;
		case 32: goto st30;
	}
	if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
		goto tr33;
	goto st0;
tr33:
	{
		number = 0;
		many = false;
	}
	{
		number = number * 10 + digit_of(*p);
		many = many || number > UINT16_MAX;
	}
	goto st31;
tr36:
	{
		number = number * 10 + digit_of(*p);
		many = many || number > UINT16_MAX;
	}
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
case 31:
	switch( ( (signed char)(*p)) ) {
		case 9: goto st32;
		case 10: goto tr35;
		case 32: goto st32;
	}
	if ( 48 <= ( (signed char)(*p)) && ( (signed char)(*p)) <= 57 )
		goto tr36;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
case 32:
	switch( ( (signed char)(*p)) ) {
		case 9: goto st32;
		case 10: goto tr35;
		case 32: goto st32;
	}
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
case 33:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 101: goto st34;
	}
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
case 34:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 110: goto st35;
	}
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
case 35:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 100: goto st36;
	}
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
case 36:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 111: goto st37;
	}
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
case 37:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 114: goto st38;
	}
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
case 38:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 95: goto st39;
	}
	goto st0;
st39:
	if ( ++p == pe )
		goto _test_eof39;
case 39:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 105: goto st40;
	}
	goto st0;
st40:
	if ( ++p == pe )
		goto _test_eof40;
case 40:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 100: goto st41;
	}
	goto st0;
st41:
	if ( ++p == pe )
		goto _test_eof41;
case 41:
	switch( ( (signed char)(*p)) ) {
		case 9: goto st41;
		case 10: goto st55;
		case 32: goto st41;
		case 58: goto st42;
	}
	goto st0;
st42:
	if ( ++p == pe )
		goto _test_eof42;
case 42:
	switch( ( (signed char)(*p)) ) {
		case 9: goto st42;
		case 10: goto st55;
		case 32: goto st42;
		case 71: goto st43;
	}
	goto st0;
st43:
	if ( ++p == pe )
		goto _test_eof43;
case 43:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 101: goto st44;
	}
	goto st0;
st44:
	if ( ++p == pe )
		goto _test_eof44;
case 44:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 110: goto st45;
	}
	goto st0;
st45:
	if ( ++p == pe )
		goto _test_eof45;
case 45:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 117: goto st46;
	}
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
case 46:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 105: goto st47;
	}
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
case 47:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 110: goto st48;
	}
	goto st0;
st48:
	if ( ++p == pe )
		goto _test_eof48;
case 48:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 101: goto st49;
	}
	goto st0;
st49:
	if ( ++p == pe )
		goto _test_eof49;
case 49:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 73: goto st50;
	}
	goto st0;
st50:
	if ( ++p == pe )
		goto _test_eof50;
case 50:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 110: goto st51;
	}
	goto st0;
st51:
	if ( ++p == pe )
		goto _test_eof51;
case 51:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 116: goto st52;
	}
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
case 52:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 101: goto st53;
	}
	goto st0;
st53:
	if ( ++p == pe )
		goto _test_eof53;
case 53:
	switch( ( (signed char)(*p)) ) {
		case 10: goto st55;
		case 108: goto st54;
	}
	goto st0;
st54:
	if ( ++p == pe )
		goto _test_eof54;
case 54:
	switch( ( (signed char)(*p)) ) {
		case 9: goto st54;
		case 10: goto tr58;
		case 32: goto st54;
	}
	goto st0;
	}
	_test_eof55: cs = 55; goto _test_eof;
	_test_eof0: cs = 0; goto _test_eof;
	_test_eof56: cs = 56; goto _test_eof;
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof22: cs = 22; goto _test_eof;
	_test_eof23: cs = 23; goto _test_eof;
	_test_eof24: cs = 24; goto _test_eof;
	_test_eof25: cs = 25; goto _test_eof;
	_test_eof26: cs = 26; goto _test_eof;
	_test_eof27: cs = 27; goto _test_eof;
	_test_eof28: cs = 28; goto _test_eof;
	_test_eof29: cs = 29; goto _test_eof;
	_test_eof30: cs = 30; goto _test_eof;
	_test_eof31: cs = 31; goto _test_eof;
	_test_eof32: cs = 32; goto _test_eof;
	_test_eof33: cs = 33; goto _test_eof;
	_test_eof34: cs = 34; goto _test_eof;
	_test_eof35: cs = 35; goto _test_eof;
	_test_eof36: cs = 36; goto _test_eof;
	_test_eof37: cs = 37; goto _test_eof;
	_test_eof38: cs = 38; goto _test_eof;
	_test_eof39: cs = 39; goto _test_eof;
	_test_eof40: cs = 40; goto _test_eof;
	_test_eof41: cs = 41; goto _test_eof;
	_test_eof42: cs = 42; goto _test_eof;
	_test_eof43: cs = 43; goto _test_eof;
	_test_eof44: cs = 44; goto _test_eof;
	_test_eof45: cs = 45; goto _test_eof;
	_test_eof46: cs = 46; goto _test_eof;
	_test_eof47: cs = 47; goto _test_eof;
	_test_eof48: cs = 48; goto _test_eof;
	_test_eof49: cs = 49; goto _test_eof;
	_test_eof50: cs = 50; goto _test_eof;
	_test_eof51: cs = 51; goto _test_eof;
	_test_eof52: cs = 52; goto _test_eof;
	_test_eof53: cs = 53; goto _test_eof;
	_test_eof54: cs = 54; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

	(void)cs;
	return seen;
}
