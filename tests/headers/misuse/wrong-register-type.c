/* SPDX-License-Identifier: MIT */
/* The value of one register is given as that of another. */
/* expect: incompatible type|could not convert|no (matching|known)|cannot convert */
#include "uncore/ivt/cbo.h"

ivt_cbo_ctl f(void);
ivt_cbo_ctl f(void)
{
#ifdef MISUSE
	ivt_cbo_box_ctl r = ivt_cbo_box_ctl_reset();
#else
	ivt_cbo_ctl r = ivt_cbo_ctl_reset();
#endif

	return ivt_cbo_ctl_set_thresh(r, 1);
}
