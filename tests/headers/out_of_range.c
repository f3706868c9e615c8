/* SPDX-License-Identifier: MIT */
/* Goes out of range at run time, by what the first argument names. misuse.sh reads the lines' numbers from their comments. */
#ifdef OWN_HOOK
#include <stdint.h>

static const char *file, *what;
static unsigned line;
static int64_t value;

#define UNCORE_OUT_OF_RANGE_AT(file_, line_, what_, value_) \
	(file = (file_), line = (line_), what = (what_), value = (int64_t)(value_))
#endif
#include "uncore/ivt/cbo.h"
#include "uncore/ivt/imc.h"

#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
	unsigned long result = 0;
	int number = count > 2 ? atoi(arguments[2]) : 0;

	if (count < 3)
		return 2;
	switch (arguments[1][0]) {
	case 'f':
		result = ivt_cbo_ctl_set_thresh(ivt_cbo_ctl_reset(), (unsigned)number).raw; /* field */
		break;
	case 'w':
		result = ivt_cbo_ctr_set_event_count(ivt_cbo_ctr_reset(), (int64_t)number).raw != 0; /* wide */
		break;
	case 'i':
		result = ivt_cbo_ctl_addr(number, 0).number; /* instance */
		break;
	case 'e':
		result = ivt_cbo_ctl_addr(0, number).number; /* element */
		break;
	case 'p':
		result = ivt_imc_pmon_place(number).device; /* place */
		break;
	}
#ifdef OWN_HOOK
	if (file != NULL)
		printf("%s:%u: %s %lld\n", file, line, what, (long long)value);
#endif
	printf("%lu\n", result);
	return 0;
}
