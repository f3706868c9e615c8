/* SPDX-License-Identifier: MIT */
/* A field of one bit is set to 2. expect: wider than the field|negative */
/* names: IVT_CBO_CTL_EN.has.width.1 */
#include "uncore/ivt/cbo.h"

ivt_cbo_ctl f(ivt_cbo_ctl r);
ivt_cbo_ctl f(ivt_cbo_ctl r)
{
#ifdef MISUSE
	return ivt_cbo_ctl_set_en(r, 2);
#else
	return ivt_cbo_ctl_set_en(r, 1);
#endif
}
