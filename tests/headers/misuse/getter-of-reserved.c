/* SPDX-License-Identifier: MIT */
/* Reserved bits have no functions. expect: ivt_cbo_ctl_get_rsv */
#include "uncore/ivt/cbo.h"

uint64_t f(ivt_cbo_ctl r);
uint64_t f(ivt_cbo_ctl r)
{
#ifdef MISUSE
	return ivt_cbo_ctl_get_rsv(r);
#else
	return ivt_cbo_ctl_get_thresh(r);
#endif
}
