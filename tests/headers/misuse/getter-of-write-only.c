/* SPDX-License-Identifier: MIT */
/* A write-only bit has no getter. expect: ivt_cbo_box_ctl_get_rst_ctrs */
#include "uncore/ivt/cbo.h"

uint64_t f(ivt_cbo_box_ctl r);
uint64_t f(ivt_cbo_box_ctl r)
{
#ifdef MISUSE
	return ivt_cbo_box_ctl_get_rst_ctrs(r);
#else
	return ivt_cbo_box_ctl_set_rst_ctrs(r, 1).raw;
#endif
}
