/* SPDX-License-Identifier: MIT */
/* A field holds integers only. expect: invalid operands */
#include "uncore/ivt/cbo.h"

ivt_cbo_ctl f(ivt_cbo_ctl r, double v);
ivt_cbo_ctl f(ivt_cbo_ctl r, double v)
{
#ifdef MISUSE
	return ivt_cbo_ctl_set_thresh(r, v);
#else
	return ivt_cbo_ctl_set_thresh(r, (uint64_t)v);
#endif
}
