/* SPDX-License-Identifier: MIT */
/* The value that is too wide is an enumerator. expect: wider than the field|negative */
/* names: IVT_CBO_CTL_EV_SEL.has.width.8 */
#include "uncore/ivt/cbo.h"

#ifdef MISUSE
enum { CODE = 0x1ff };
#else
enum { CODE = 0xff };
#endif

ivt_cbo_ctl f(ivt_cbo_ctl r);
ivt_cbo_ctl f(ivt_cbo_ctl r)
{
	return ivt_cbo_ctl_set_ev_sel(r, CODE);
}
