/* SPDX-License-Identifier: MIT */
/* The value that a getter returns is not used. expect: unused.result|warn_unused_result */
#include "uncore/ivt/cbo.h"

uint32_t f(ivt_cbo_ctl r);
uint32_t f(ivt_cbo_ctl r)
{
#ifdef MISUSE
	ivt_cbo_ctl_get_thresh(r);
	return r.raw;
#else
	return ivt_cbo_ctl_get_thresh(r);
#endif
}
