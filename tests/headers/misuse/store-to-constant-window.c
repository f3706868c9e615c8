/* SPDX-License-Identifier: MIT */
/* The window is mapped for reading only. expect: discards|invalid conversion|drops|no matching|cannot initialize */
#include "uncore/icx/imc.h"

#ifdef MISUSE
void f(const volatile void *window);
void f(const volatile void *window)
#else
void f(volatile void *window);
void f(volatile void *window)
#endif
{
	icx_imc_ctl_store(window, 0, icx_imc_ctl_reset());
}
