/* SPDX-License-Identifier: MIT */
/*
 * Goes out of range at run time in the way that kind names. misuse.sh finds the lines by their comments. Includes
 * nothing of the C library; out_of_range_main.c has what needs one.
 */
#ifdef __KERNEL__
#include <linux/types.h>
#else
#include <stdint.h>
#endif

#ifdef OWN_HOOK
void heard(const char *file, unsigned line, const char *what, int64_t value, uint64_t limit);
#define UNCORE_OUT_OF_RANGE_AT heard
#endif
#ifdef GOES_ON
#define UNCORE_OUT_OF_RANGE() ((void)0)
#endif
#include "uncore/ivt/cbo.h"
#include "uncore/ivt/imc.h"

unsigned long go(const char *kind, int number);
unsigned long go(const char *kind, int number)
{
	switch (kind[0]) {
	case 'f':
		return ivt_cbo_ctl_set_thresh(ivt_cbo_ctl_reset(), (unsigned)number).raw; /* field */
	case 'w':
		return ivt_cbo_ctr_set_event_count(ivt_cbo_ctr_reset(), (uint64_t)(int64_t)number).raw != 0; /* wide */
	case 'i':
		return ivt_cbo_ctl_addr((unsigned)number, 0).number; /* instance */
	case 'e':
		return ivt_cbo_ctl_addr(0, (uint64_t)(int64_t)number).number; /* element */
	default:
		return ivt_imc_pmon_place((unsigned)number).device; /* place */
	}
}
