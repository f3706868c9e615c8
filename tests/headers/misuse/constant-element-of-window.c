/* SPDX-License-Identifier: MIT */
/* The element of a register in memory is the first that does not exist. expect: no such instance or index|negative */
/* names: ICX_IMC_CTL_COUNT.is.4 */
#include "uncore/icx/imc.h"

uint32_t f(const volatile void *window);
uint32_t f(const volatile void *window)
{
#ifdef MISUSE
	return icx_imc_ctl_load(window, 4).raw;
#else
	return icx_imc_ctl_load(window, 3).raw;
#endif
}
