/* SPDX-License-Identifier: MIT */
/* The instance is the first caching agent that does not exist. expect: no such instance or index|negative */
/* names: IVT_CBO_INSTANCES.is.15 */
#include "uncore/ivt/cbo.h"

uint32_t f(void);
uint32_t f(void)
{
#ifdef MISUSE
	return ivt_cbo_ctl_addr(15, 0).number;
#else
	return ivt_cbo_ctl_addr(14, 0).number;
#endif
}
