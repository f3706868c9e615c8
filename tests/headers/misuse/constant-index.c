/* SPDX-License-Identifier: MIT */
/* The index is that of the first counter that does not exist. expect: no such instance or index|negative */
/* names: IVT_CBO_CTL_COUNT.is.4 */
#include "uncore/ivt/cbo.h"

uint32_t f(void);
uint32_t f(void)
{
#ifdef MISUSE
	return ivt_cbo_ctl_addr(0, 4).number;
#else
	return ivt_cbo_ctl_addr(0, 3).number;
#endif
}
