/* SPDX-License-Identifier: MIT */
/* The new value that a setter returns is not used. expect: unused.result|warn_unused_result */
#include "uncore/ivt/cbo.h"

ivt_cbo_ctl f(ivt_cbo_ctl r);
ivt_cbo_ctl f(ivt_cbo_ctl r)
{
#ifdef MISUSE
	ivt_cbo_ctl_set_thresh(r, 1);
	return r;
#else
	return ivt_cbo_ctl_set_thresh(r, 1);
#endif
}
