/* SPDX-License-Identifier: MIT */
/* A plain number is given as an address. */
/* expect: incompatible type|could not convert|no (matching|known)|cannot convert */
#include "uncore/ivt/cbo.h"

int read_msr(uncore_msr number);
int f(void);
int f(void)
{
#ifdef MISUSE
	return read_msr(0xd10);
#else
	return read_msr(ivt_cbo_ctl_addr(0, 0));
#endif
}
