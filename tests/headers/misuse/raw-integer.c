/* SPDX-License-Identifier: MIT */
/* A plain number is given as a register's value. */
/* expect: incompatible type|could not convert|no (matching|known)|cannot convert */
#include "uncore/ivt/cbo.h"

uint64_t f(uint32_t raw);
uint64_t f(uint32_t raw)
{
#ifdef MISUSE
	return ivt_cbo_ctl_get_thresh(raw);
#else
	ivt_cbo_ctl r = ivt_cbo_ctl_reset();

	r.raw = raw;
	return ivt_cbo_ctl_get_thresh(r);
#endif
}
