/* SPDX-License-Identifier: MIT */
/* Scans one word of a formula. */
#include "base/formula/scan.h"

#include <string.h>

%%{
	machine formula_word;
	getkey (signed char)(*p); # char is unsigned on ARM and s390x

	action number { token = (struct formula_token){ FORMULA_WORD_NUMBER, ts, (size_t)(te - ts) }; fbreak; }
	action name { token = (struct formula_token){ FORMULA_WORD_NAME, ts, (size_t)(te - ts) }; fbreak; }
	action parameter { token = (struct formula_token){ FORMULA_WORD_PARAMETER, ts, (size_t)(te - ts) }; fbreak; }
	action sign { token = (struct formula_token){ FORMULA_WORD_SIGN, ts, (size_t)(te - ts) }; fbreak; }
	action bad { token = (struct formula_token){ FORMULA_WORD_BAD, ts, (size_t)(te - ts) }; fbreak; }

	letter = [A-Za-z_];
	part = [A-Za-z0-9_] | '{i}';

	main := |*
		' '+;
		digit+ ( '.' digit+ )? ( 'e' digit+ )? => number;
		'0x' xdigit+ => number;
		letter ( part | [.|:] part )* => name;
		'$' letter part* => parameter;
		[+\-*/()\[\]{},=] => sign;
		( -64..-1 ( any - -64..127 )* | any ) => bad; # a whole character of UTF-8
	*|;
	write data noerror nofinal noentry;
}%%

struct formula_token formula_scan(const char *text)
{
	const char *p = text, *pe = text + strlen(text), *eof = pe, *ts, *te;
	struct formula_token token = { FORMULA_WORD_END, pe, 0 };
	int cs, act;

	%% write init;
	%% write exec;
	(void)cs;
	(void)act;
	(void)formula_word_start;
	return token;
}
