/* SPDX-License-Identifier: MIT */
/* The value is the first that an eight-bit field cannot hold. expect: wider than the field|negative */
/* names: IVT_CBO_CTL_THRESH.has.width.8 */
#include "uncore/ivt/cbo.h"

ivt_cbo_ctl f(ivt_cbo_ctl r);
ivt_cbo_ctl f(ivt_cbo_ctl r)
{
#ifdef MISUSE
	return ivt_cbo_ctl_set_thresh(r, 256);
#else
	return ivt_cbo_ctl_set_thresh(r, 255);
#endif
}
