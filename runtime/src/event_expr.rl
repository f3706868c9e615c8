/* SPDX-License-Identifier: MIT */
/* The grammar of event expressions; what the pieces do is in event_parse.c and event_item.c. */
#include "event_internal.h"

/* What the machine remembers: where a word began, and the words that wait for what follows them. */
struct words {
	const char *start;
	struct uncore_priv_span head, name, value;
	bool has_event; /* the head, or what stands behind it, is settled */
	bool colon;     /* the item stands behind a colon */
	bool umasks;    /* "+" goes on with the umasks of the event */
};

%%{
	machine expr;

	action start { words.start = p; }
	action head { words.head = SPAN; }
	action event { if (!settle_head(parse, &words)) fbreak; }
	action pmu { if (!uncore_priv_on_pmu(parse, words.head)) fbreak; }
	action pmu_event { words.head = SPAN; if (!settle_head(parse, &words)) fbreak; }
	action raw { if (!uncore_priv_on_raw(parse, words.head)) fbreak; words.has_event = true; }
	action umask { words.name = SPAN; if (!add_umask(parse, &words)) fbreak; }
	action comma { words.colon = false; if (!settle_head(parse, &words)) fbreak; }
	action colon { words.colon = true; }
	action name { words.name = SPAN; words.value.at = NULL; }
	action value { words.value = SPAN; if (!add_value(parse, &words)) fbreak; }
	action bare { if (!add_bare(parse, &words)) fbreak; }
	action done { words.start = p; }

	blank = [ \t\r\n];
	letter = [A-Za-z0-9_'];
	word = ( letter ( letter | '.' )* ) >start;
	value = ( letter+ ( [+|] letter+ )* ) >start;

	term = word %name ( '=' value %value | "" %bare );
	more = '+' word %umask;
	item = ( ',' @comma | ':' @colon ) word %name ( '=' value %value | "" %bare more* );
	slash = '/' @raw ( term ( ',' term )* )? '/';
	named = ( more >event )? more* item*;

	main := blank* word %head ( slash | named | "::" @pmu word %pmu_event more* item* ) blank* %done;
}%%

%% write data nofinal noerror noentry;
