/* SPDX-License-Identifier: MIT */
/* Reserved bits have no functions. expect: ivt_cbo_ctl_set_rsv */
#include "uncore/ivt/cbo.h"

ivt_cbo_ctl f(ivt_cbo_ctl r);
ivt_cbo_ctl f(ivt_cbo_ctl r)
{
#ifdef MISUSE
	return ivt_cbo_ctl_set_rsv(r, 0);
#else
	return ivt_cbo_ctl_set_thresh(r, 0);
#endif
}
