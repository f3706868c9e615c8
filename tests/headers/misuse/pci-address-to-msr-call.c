/* SPDX-License-Identifier: MIT */
/* A PCI address is given to an MSR call. */
/* expect: incompatible type|could not convert|no (matching|known)|cannot convert */
#include "uncore/ivt/cbo.h"
#include "uncore/ivt/ha.h"

int read_msr(uncore_msr number);
int f(void);
int f(void)
{
#ifdef MISUSE
	return read_msr(ivt_ha_ctl_addr(0, 0));
#else
	return read_msr(ivt_cbo_ctl_addr(0, 0));
#endif
}
