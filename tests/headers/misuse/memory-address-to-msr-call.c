/* SPDX-License-Identifier: MIT */
/* A place in memory is given to an MSR call. */
/* expect: incompatible type|could not convert|no (matching|known)|cannot convert */
#include "uncore/icx/imc.h"
#include "uncore/icx/pcu.h"

int read_msr(uncore_msr number);
int f(void);
int f(void)
{
#ifdef MISUSE
	return read_msr(icx_imc_ctl_addr(0));
#else
	return read_msr(icx_pcu_ctl_addr(0));
#endif
}
