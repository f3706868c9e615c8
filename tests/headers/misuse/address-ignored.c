/* SPDX-License-Identifier: MIT */
/* The address that is returned is not used. expect: unused.result|warn_unused_result */
#include "uncore/ivt/cbo.h"

uint32_t f(unsigned instance);
uint32_t f(unsigned instance)
{
#ifdef MISUSE
	ivt_cbo_ctl_addr(instance, 0);
	return 0;
#else
	return ivt_cbo_ctl_addr(instance, 0).number;
#endif
}
