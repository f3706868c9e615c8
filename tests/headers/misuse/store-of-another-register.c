/* SPDX-License-Identifier: MIT */
/* The value of another register is stored. */
/* expect: incompatible type|could not convert|no (matching|known)|cannot convert */
#include "uncore/icx/imc.h"

void f(volatile void *window);
void f(volatile void *window)
{
#ifdef MISUSE
	icx_imc_ctl_store(window, 0, icx_imc_fixed_ctl_reset());
#else
	icx_imc_ctl_store(window, 0, icx_imc_ctl_reset());
#endif
}
